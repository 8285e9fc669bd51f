"""Battlefields for tests: a few rows of terrain and some tanks, as scenario text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rulesets.tank_duel.table import Table

OPEN = [". . . . . . . . . . . "] * 11


def rows(*lines: str, count: int = 11) -> list[str]:
    """Rows of a map, filled up with open ground; even printed rows get their indent here."""
    return [*lines, *(OPEN[0] for _ in range(count - len(lines)))]


def scenario(
    ussr: Sequence[str],
    germany: Sequence[str],
    lines: Sequence[str] = (),
    *,
    first: str = "ussr",
    turns: int = 8,
    more: str = "",
    ground: str = "",
) -> str:
    """A scenario: units are ``type hex facing`` with ``moving``, ``turret=2`` or ``standing=hold`` after it."""
    terrain = [f"{' ' if i % 2 else ''}{line}" for i, line in enumerate(lines or OPEN)]
    text = [
        'schema = 1\nruleset = "tank_duel"\nid = "field"',
        f"turns = {turns}",
        f'first_side = "{first}"' if first else "",
        'title = { en = "Field", fr = "Champ" }\nbriefing = { en = "A field.", fr = "Un champ." }',
        "[map]\nrows = [",
        *(f'  "{line}",' for line in terrain),
        "]",
        ground,
        more,
    ]
    for side, units in (("ussr", ussr), ("germany", germany)):
        text.append(f'[[side]]\nid = "{side}"')
        text.extend(_unit(u) for u in units)
    return "\n".join(text)


def _unit(spec: str) -> str:
    type_, hex_, facing, *rest = spec.split(" ")
    lines = ["[[side.unit]]", f'type = "{type_}"', f'hex = "{hex_}"', f'facing = "{facing}"']
    for word in rest:
        key, _, value = word.partition("=")
        if key == "moving":
            lines.append('motion = "moving"')
        elif key == "turret":
            lines.append(f"turret = {value}")
        else:
            lines.append(f'{key} = "{value.replace("_", " ")}"')
    return "\n".join(lines)


def battle(ussr: Sequence[str], germany: Sequence[str], lines: Sequence[str] = (), **options: Any) -> Table:
    """A game on such a field; dice for the set-up may be given as ``dice``."""
    dice = options.pop("dice", None)
    return Table(scenario(ussr, germany, lines, **options), dice)


# a T-34/85 in F6 facing N with an enemy that is far off and cannot see it
BLIND = [
    ". . . . . . . . . . . ",
    "w w w w w w w w w w w ",
    *OPEN[:9],
]


def alone(spec: str = "t34_85 F6 N", enemy: str = "pz3l A1 N", lines: Sequence[str] = BLIND, **options: Any) -> Table:
    """One tank that nobody sees: the enemy stands behind a belt of woods."""
    return battle([spec], [enemy], lines, **options)
