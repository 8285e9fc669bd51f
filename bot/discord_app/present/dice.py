"""Rolls, statistics and days of free rolls as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.core.messages import Message, say
from bot.discord_app.present.status import side_name
from bot.service.audit import KindStats, RollEntry
from bot.service.model import FreeRoll, Loaded

CALLED = ("battle", "confirm", "bog", "recovery", "personnel", "target", "hex", "shuffle")
"""Kinds that have a name of their own; the others are called by their number of sides."""

FACES = ("soldier", "burst", "deadly", "flag", "hq")

ODD, RARE = 0.05, 0.01
"""Chances from which uneven dice are called unusual, and very unusual."""

MINUS = "\u2212"


def kind_text(kind: str, sides: int, count: int) -> Message:
    """``2D6``, ``3 battle dice``."""
    if kind in CALLED:
        return say(f"dice-kind-{kind}", count=count)
    return say("dice-kind-plain", count=count, sides=sides)


def many_text(kind: KindStats) -> Message:
    """``34 × D10``: how many dice of a kind there were."""
    if kind.kind in CALLED:
        return kind_text(kind.kind, kind.sides, kind.dice)
    return say("dice-kind-many", count=kind.dice, sides=kind.sides)


def face_text(name: str) -> Message:
    """A named face in words; hex labels and the like stand for themselves."""
    return say(f"dice-face-{name}") if name in FACES else say("author-text", en=name, fr=name)


def signed(value: int) -> str:
    """``+2`` or ``−1``, with a real minus."""
    return f"+{value}" if value >= 0 else f"{MINUS}{-value}"


def sum_text(faces: Sequence[int], modifiers: Sequence[int]) -> str:
    """Dice and what is added to them: ``3 + 2 − 1 = 4``; a single die stands alone."""
    terms = " + ".join(map(str, faces))
    terms += "".join(f" {'+' if m >= 0 else MINUS} {abs(m)}" for m in modifiers)
    if len(faces) + len(modifiers) < 2:
        return terms
    total = sum(faces) + sum(modifiers)
    return f"{terms} = {total}" if total >= 0 else f"{terms} = {MINUS}{-total}"


def faces_text(roll: RollEntry, *, in_order: bool = False) -> Message:
    """What was rolled; named faces are counted unless they are wanted in the order rolled."""
    if not roll.is_open:
        return say("dice-sealed")
    if roll.kind == "shuffle":
        return say("dice-order", order=" ".join(map(str, roll.faces))) if in_order else say("dice-shuffled")
    if not roll.names:
        return say("dice-sum", sum=sum_text(roll.faces, [m.value for m in roll.modifiers]))
    names = [roll.names[f - 1] for f in roll.faces]
    if in_order:
        return say("dice-named", faces=tuple(face_text(n) for n in names))
    parts = (
        say("dice-face-times", face=face_text(n), count=times) if times > 1 else face_text(n)
        for n, times in Counter(names).items()
    )
    return say("dice-named", faces=tuple(parts))


def roll_line(loaded: Loaded, roll: RollEntry) -> Message:
    """One roll in a line: number, side, what for, dice, what came of it, rule, and whether it is void."""
    return say(
        "dice-line-void" if roll.void else "dice-line",
        n=roll.n,
        who=say("dice-side", side=side_name(loaded, roll.seat)) if roll.seat else say("dice-nothing"),
        purpose=roll.purpose,
        dice=kind_text(roll.kind, roll.sides, roll.count),
        faces=say("dice-nothing") if _tells_faces(roll.outcome) else say("dice-result", faces=faces_text(roll)),
        outcome=say("dice-outcome", text=roll.outcome) if roll.outcome is not None else say("dice-nothing"),
        rule=say("dice-rule", id=roll.rule) if roll.rule else say("dice-nothing"),
        source=source_text(roll),
    )


def _tells_faces(outcome: Message | None) -> bool:
    """Whether the outcome names the faces itself, so that a line need not say them twice."""
    return outcome is not None and "faces" in outcome.args


def source_text(roll: RollEntry) -> Message:
    """How the dice were rolled, where it was not by the bot."""
    return say(f"dice-source-{roll.source}")


def stats_lines(stats: Sequence[KindStats]) -> Iterator[Message]:
    """A line for each kind of die: how many, their average, how unusual they are."""
    for kind in stats:
        name = many_text(kind)
        if kind.is_named:
            yield say("dice-stats-named", dice=name, verdict=verdict(kind))
        else:
            yield say(
                "dice-stats-line",
                dice=name,
                mean=decimal(kind.mean, 2),
                expected=decimal(kind.expected_mean, 2),
                verdict=verdict(kind),
            )


def verdict(kind: KindStats, style: str = "verdict") -> Message:
    """A plain sentence about how far these dice stray from fair ones; ``short`` for a few words."""
    chance = kind.chance
    if chance is None:
        return say(f"dice-{style}-few", needed=kind.needed)
    if chance >= ODD:
        return say(f"dice-{style}-usual", percent=max(1, round(chance * 100)))
    times = round(1 / chance) if chance > 1e-6 else 1_000_000
    return say(f"dice-{style}-rare" if chance < RARE else f"dice-{style}-odd", times=times)


def decimal(value: float, digits: int) -> float:
    """A number that the catalogue writes in the reader's way."""
    return round(value, digits)


def free_dice(roll: FreeRoll) -> str:
    """The dice of a free roll as one types them: ``2d6+1``."""
    more = f"{roll.modifier:+d}".replace("-", MINUS) if roll.modifier else ""
    return f"{roll.count}d{roll.sides}{more}"


def free_sum(roll: FreeRoll) -> str:
    return sum_text(roll.faces, [roll.modifier] if roll.modifier else [])


def free_line(roll: FreeRoll, who: str) -> Message:
    """A free roll in a line of its day."""
    return say("dice-free-line", n=roll.n, at=roll.at, who=who, dice=free_dice(roll), sum=free_sum(roll))
