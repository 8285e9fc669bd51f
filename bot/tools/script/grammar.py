"""The language of scripts, line by line; CONTRIBUTING.md describes it for people."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Union


@dataclass(frozen=True, slots=True)
class Say:
    """A person types a slash command."""

    who: str
    text: str


@dataclass(frozen=True, slots=True)
class Press:
    who: str
    label: str
    nth: int = 1


@dataclass(frozen=True, slots=True)
class Choose:
    who: str
    options: tuple[str, ...]
    placeholder: str = ""
    nth: int = 1


@dataclass(frozen=True, slots=True)
class Wait:
    seconds: float


@dataclass(frozen=True, slots=True)
class Power:
    """The bot goes down or comes back: stop, start or restart."""

    how: str


@dataclass(frozen=True, slots=True)
class Expect:
    """Something must, or must not, be shown. ``private_to`` is a name, or empty."""

    text: str
    is_negative: bool = False
    private_to: str = ""


@dataclass(frozen=True, slots=True)
class ExpectImage:
    pass


@dataclass(frozen=True, slots=True)
class SaveImage:
    path: str


Action = Union[Say, Press, Choose, Wait, Power, Expect, ExpectImage, SaveImage]


@dataclass(frozen=True, slots=True)
class Step:
    """An action with the line it stands on and the text as written."""

    line: int
    source: str
    action: Action


@dataclass(slots=True)
class Script:
    """A whole file: who is there, what is fixed, what happens.

    ``users`` maps names to permissions, ``languages`` names to what they read where the script says so. ``dice`` holds
    faces by kind, as written; ``cards`` holds card ids by (side, ``command`` or ``combat``), the side empty for the
    deck itself.
    """

    users: dict[str, tuple[str, ...]] = field(default_factory=dict)
    languages: dict[str, str] = field(default_factory=dict)
    scenarios: list[str] = field(default_factory=list)
    dice: dict[str, list[str]] = field(default_factory=dict)
    has_dice: bool = False
    cards: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)


class ScriptError(Exception):
    """A line that cannot be read."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


LANGUAGES = ("en", "fr")
DEFAULT_USERS: dict[str, tuple[str, ...]] = {"alice": (), "bob": (), "gm": ("manage_channels",)}

_QUOTED = r'"((?:[^"\\]|\\.)*)"'
_USER = re.compile(r"(\w[\w.-]*)(?:\(([\w ,]*)\))?\s*,?\s*")
_PERSON = re.compile(r"(\w[\w.-]*)\s*:\s*(.+)")
_PRESS = re.compile(rf"press\s+(?:{_QUOTED}|(.+?))(?:\s+on\s+(\d+))?")
_CHOOSE = re.compile(
    rf"choose\s+({_QUOTED}(?:\s*,\s*{_QUOTED})*)(?:\s+in\s+{_QUOTED})?(?:\s+on\s+(\d+))?",
)
_EXPECT = re.compile(rf"expect\s+(?P<no>no\s+)?(?:private\s+(?P<who>\w[\w.-]*)\s+)?(?P<no2>no\s+)?{_QUOTED}")
_DURATION = re.compile(r"(\d+(?:\.\d+)?)\s*(weeks?|w|days?|d|hours?|h|minutes?|min|m|seconds?|sec|s)\s*")
_UNITS = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}


def read_script(text: str) -> Script:
    """A script from its text. Raises ScriptError at the first line that makes no sense."""
    script = Script()
    for number, raw in enumerate(text.splitlines(), 1):
        line = strip_comment(raw).strip()
        if line:
            _read_line(script, number, line)
    script.users = script.users or dict(DEFAULT_USERS)
    for step in script.steps:
        _check_people(script, step)
    return script


def strip_comment(line: str) -> str:
    """The line without its comment. ``#1`` is a unit's number, not a comment, and quotes protect."""
    in_quotes = False
    for i, c in enumerate(line):
        if c == '"' and line[i - 1 : i] != "\\":
            in_quotes = not in_quotes
        starts_word = i == 0 or line[i - 1].isspace()
        if c == "#" and not in_quotes and starts_word and not line[i + 1 : i + 2].isdigit():
            return line[:i]
    return line


def _check_people(script: Script, step: Step) -> None:
    action = step.action
    who = action.who if isinstance(action, Say | Press | Choose) else ""
    if isinstance(action, Expect):
        who = action.private_to
    if who and who not in script.users:
        raise ScriptError(step.line, f"{who} is not among the users: {', '.join(script.users)}")


def _read_line(script: Script, number: int, line: str) -> None:
    first, _, rest = line.partition(" ")
    reader = _SETTINGS.get(first)
    if reader is not None:
        reader(script, number, rest.strip())
        return
    script.steps.append(Step(number, line, _action(number, line, first, rest.strip())))


def _users(script: Script, number: int, rest: str) -> None:
    end = 0
    for match in _USER.finditer(rest):
        if match.start() != end:
            break
        name, words = match[1].casefold(), (match[2] or "").replace(",", " ").split()
        script.users[name] = tuple(w for w in words if w not in LANGUAGES)
        script.languages.update((name, w) for w in words if w in LANGUAGES)
        end = match.end()
    if end != len(rest) or not rest:
        raise ScriptError(number, "users are names, with permissions in brackets: users alice bob gm(manage_channels)")


def _scenario(script: Script, number: int, rest: str) -> None:
    if not rest:
        raise ScriptError(number, "name a scenario file: scenario my-fight.toml")
    script.scenarios.append(rest.strip('"'))


def _dice(script: Script, number: int, rest: str) -> None:
    script.has_dice = True
    for word in rest.split():
        kind, equals, faces = word.partition("=")
        if not equals or not faces:
            raise ScriptError(number, f"dice are kind=faces, such as d10=9,2; not {word!r}")
        script.dice.setdefault(kind, []).extend(f for f in faces.split(",") if f)


def _hand(script: Script, number: int, rest: str) -> None:
    side, _, words = rest.partition(" ")
    _cards(script, number, side, words)


def _deck(script: Script, number: int, rest: str) -> None:
    _cards(script, number, "", rest)


def _cards(script: Script, number: int, side: str, words: str) -> None:
    for word in words.split():
        pile, equals, ids = word.partition("=")
        if pile not in ("command", "combat") or not equals:
            raise ScriptError(number, "cards are command=a,b or combat=a,b; a hand begins with its side")
        script.cards.setdefault((side, pile), []).extend(i for i in ids.split(",") if i)


_SETTINGS: dict[str, Callable[[Script, int, str], None]] = {
    "users": _users,
    "scenario": _scenario,
    "dice": _dice,
    "hand": _hand,
    "deck": _deck,
}


def _action(number: int, line: str, first: str, rest: str) -> Action:
    match first:
        case "wait":
            return Wait(_seconds(number, rest))
        case "stop" | "start" | "restart" if not rest:
            return Power(first)
        case "expect":
            return _expectation(number, line)
        case "save":
            word, _, path = rest.partition(" ")
            if word != "image" or not path.strip():
                raise ScriptError(number, "save what? save image board.png")
            return SaveImage(path.strip().strip('"'))
        case _:
            return _deed(number, line)


def _seconds(number: int, text: str) -> float:
    total, end = 0.0, 0
    for match in _DURATION.finditer(text):
        if match.start() != end:
            break
        total += float(match[1]) * _UNITS[match[2][0]]
        end = match.end()
    if not text or end != len(text):
        raise ScriptError(number, f"a time is 13h, 30m, 2d or 1h30m; not {text!r}")
    return total


def _expectation(number: int, line: str) -> Action:
    if re.fullmatch(r"expect\s+(an\s+)?image", line):
        return ExpectImage()
    match = _EXPECT.fullmatch(line)
    if match is None:
        raise ScriptError(number, 'expect "text", expect no "text", expect private NAME "text" or expect image')
    text = _unescape(match[4])
    return Expect(text, bool(match["no"] or match["no2"]), (match["who"] or "").casefold())


def _deed(number: int, line: str) -> Action:
    match = _PERSON.fullmatch(line)
    if match is None:
        raise ScriptError(number, f"cannot read {line!r}")
    who, deed = match[1].casefold(), match[2]
    if deed.startswith("/"):
        return Say(who, deed)
    if pressed := _PRESS.fullmatch(deed):
        return Press(who, _unescape(pressed[1]) if pressed[1] is not None else pressed[2], int(pressed[3] or 1))
    if chosen := _CHOOSE.fullmatch(deed):
        options = tuple(_unescape(o) for o in re.findall(_QUOTED, chosen[1]))
        return Choose(who, options, _unescape(chosen[4] or ""), int(chosen[5] or 1))
    raise ScriptError(number, f'{who} can type /a command, press "Label" or choose "Option" in "Placeholder"')


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)
