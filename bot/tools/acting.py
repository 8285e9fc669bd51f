"""A person's hands on the simulated Discord: typing slash commands, pressing buttons, choosing from menus."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from simcord import BackendError, MemberActor, OptionError, ResponseMessage, SetupError
from simcord.enums import OptionType

from bot.tools.shown import Control, Shown, plain
from bot.tools.table import Table

_SUBCOMMANDS = (OptionType.SUBCOMMAND, OptionType.SUBCOMMAND_GROUP)
_TRUE = {"true", "yes", "on", "1", "vrai", "oui"}
_FALSE = {"false", "no", "off", "0", "faux", "non"}

_WORD = re.compile(r'(?P<name>[^\s:"]+):(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<text>"(?:[^"\\]|\\.)*")|(?P<bare>\S+)')


class CannotDo(Exception):
    """A person could not have done this at a real Discord either: no such command, button or option."""


async def type_command(table: Table, name: str, text: str, folder: Path) -> None:
    """Type ``/game new scenario:duel side:germany`` and send it. ``folder`` is where attached files are looked for."""
    actor = table.people[name]
    words = list(split_words(text.lstrip("/")))
    path, leaf, rest = _find_command(table, actor, words)
    options = _Options(table, leaf, folder)
    for word, value in rest:
        options.add(word, value)
    try:
        await actor.slash(table.channel, " ".join(path), **options.given)
    except (SetupError, OptionError, BackendError) as e:
        raise CannotDo(str(e)) from e


def split_words(text: str) -> Iterator[tuple[str, str]]:
    """(option, value) of each word; the option is empty for a bare word. Quotes keep spaces together."""
    for match in _WORD.finditer(text):
        if match["quoted"] is not None:
            yield match["name"], _unquote(match["quoted"])
        elif match["text"] is not None:
            yield "", _unquote(match["text"])
        else:
            option, colon, value = match["bare"].partition(":")
            yield (option, value) if colon else ("", option)


def _unquote(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text[1:-1])


def _names(item: dict[str, Any]) -> set[str]:
    """The default and all localized names of a command, an option or a choice."""
    return {str(n).casefold() for n in (item["name"], *(item.get("name_localizations") or {}).values())}


def _pick(items: Iterable[dict[str, Any]], name: str) -> dict[str, Any] | None:
    return next((item for item in items if name.casefold() in _names(item)), None)


def _find_command(
    table: Table, actor: MemberActor, words: list[tuple[str, str]]
) -> tuple[list[str], dict[str, Any], list[tuple[str, str]]]:
    """The command path by its default names, its definition, and the words left for its options."""
    commands = table.env.backend.visible_commands(user_id=actor.id, channel_id=table.channel.id)
    if not words or words[0][0]:
        raise CannotDo("a command begins with its name")
    node = _pick(commands, words[0][1])
    if node is None:
        raise CannotDo(f"there is no command /{words[0][1]} here")
    path, used = [str(node["name"])], 1
    while children := [o for o in node.get("options") or () if o["type"] in _SUBCOMMANDS]:
        option, word = words[used] if used < len(words) else ("", "")
        child = None if option else _pick(children, word)
        if child is None:
            known = ", ".join(sorted(str(c["name"]) for c in children))
            raise CannotDo(f"/{' '.join(path)} goes on with one of: {known}")
        node, used = child, used + 1
        path.append(str(node["name"]))
    return path, node, words[used:]


class _Options:
    """Turns typed options into values of the right type, forgiving what a person would be forgiven."""

    def __init__(self, table: Table, leaf: dict[str, Any], folder: Path) -> None:
        self._table = table
        self._declared: list[dict[str, Any]] = list(leaf.get("options") or ())
        self._folder = folder
        self._last: dict[str, Any] | None = None
        self.given: dict[str, Any] = {}

    def add(self, word: str, value: str) -> None:
        option = _pick(self._declared, word) if word else None
        is_flag = value.casefold() in _TRUE
        if option is not None and not (is_flag and self._choice(option, word) is not None):
            self._set(option, value)
        elif word and not is_flag:
            self._continue(f"{word}:{value}", f"there is no option {word} here; options: {self._known()}")
        else:
            self._bare(word or value)

    def _bare(self, word: str) -> None:
        """A word alone: a choice of an option, else the next word of the option before."""
        for option in self._declared:
            if option["name"] not in self.given and self._choice(option, word) is not None:
                self._set(option, word)
                return
        self._continue(word, f"cannot tell which option {word!r} belongs to; options: {self._known()}")

    def _continue(self, word: str, otherwise: str) -> None:
        last = self._last
        if last is None or last["type"] != OptionType.STRING or last.get("choices"):
            raise CannotDo(otherwise)
        self.given[last["name"]] = f"{self.given[last['name']]} {word}"

    def _known(self) -> str:
        return ", ".join(str(o["name"]) for o in self._declared) or "none"

    def _choice(self, option: dict[str, Any], text: str) -> Any:
        for choice in option.get("choices") or ():
            if text.casefold() in _names(choice) | {str(choice["value"]).casefold()}:
                return choice["value"]
        return None

    def _set(self, option: dict[str, Any], text: str) -> None:
        value = self._choice(option, text)
        self.given[option["name"]] = self._convert(option, text) if value is None else value
        self._last = option

    def _convert(self, option: dict[str, Any], text: str) -> Any:
        try:
            match option["type"]:
                case OptionType.INTEGER:
                    return int(text)
                case OptionType.NUMBER:
                    return float(text)
                case OptionType.BOOLEAN:
                    return _boolean(text)
                case OptionType.USER | OptionType.MENTIONABLE:
                    return self._table.people[text.lstrip("@").casefold()]
                case OptionType.CHANNEL:
                    return self._table.channel
                case OptionType.ATTACHMENT:
                    return Path(text).name, (self._folder / text).read_bytes()
                case _:
                    return text
        except (ValueError, KeyError, OSError) as e:
            raise CannotDo(f"{option['name']} cannot be {text!r}") from e


def _boolean(text: str) -> bool:
    if text.casefold() in _TRUE | _FALSE:
        return text.casefold() in _TRUE
    raise ValueError(text)


def starts(label: str, prefix: str) -> bool:
    """Whether a label begins with what was asked for; letter case and markup do not matter."""
    return plain(label).strip().casefold().startswith(plain(prefix).strip().casefold())


async def press(table: Table, name: str, label: str, nth: int = 1) -> None:
    """Press the first enabled button with this label prefix, on the ``nth`` newest message that has one."""
    actor = table.people[name]

    def wanted(control: Control) -> bool:
        return control.is_button and control.enabled and starts(control.label, label)

    message, control = _seek(table, actor, wanted, nth, f"an enabled button {label!r}")
    try:
        await actor.click(_handle(table, message), custom_id=control.custom_id)
    except (SetupError, BackendError) as e:
        raise CannotDo(str(e)) from e


async def choose(table: Table, name: str, wishes: list[str], placeholder: str, nth: int = 1) -> None:
    """Choose options by prefix in the menu with this placeholder prefix (any menu when empty)."""
    actor = table.people[name]

    def wanted(control: Control) -> bool:
        if control.is_button or not control.enabled or not starts(control.label, placeholder):
            return False
        return all(any(starts(text, wish) for text, _ in control.options) for wish in wishes)

    message, control = _seek(table, actor, wanted, nth, f"a menu {placeholder!r} with {', '.join(map(repr, wishes))}")
    values = [next(value for text, value in control.options if starts(text, wish)) for wish in wishes]
    try:
        await actor.select(_handle(table, message), values, custom_id=control.custom_id)
    except (SetupError, BackendError) as e:
        raise CannotDo(str(e)) from e


def _seek(table: Table, actor: MemberActor, wanted: Any, nth: int, what: str) -> tuple[Shown, Control]:
    found = 0
    for message in table.recorder.current(actor.id):
        control = next((c for c in message.controls if wanted(c)), None)
        if control is None:
            continue
        found += 1
        if found == nth:
            return message, control
    where = "" if nth == 1 else f" on {nth} messages"
    raise CannotDo(f"{actor.name} sees no {what.removeprefix('an ').removeprefix('a ')}{where}")


def _handle(table: Table, message: Shown) -> ResponseMessage:
    return ResponseMessage(table.env, table.env.backend.get_message(message.channel, message.message))
