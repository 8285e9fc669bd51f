"""The duel's things as messages: tanks, terrain, facings, chances, modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from bot.core.dice import Modifier
from bot.core.messages import Message, say
from bot.hexes import Hex, facing_name

if TYPE_CHECKING:
    from bot.rulesets.tank_duel.model import Card, DuelState, Tank
    from bot.rulesets.tank_duel.sight import Cause, LineOfSight


def tank(state: DuelState, t: Tank) -> Message:
    """``Panther #1``: the tank's own name or its model, and its number in its side."""
    return say("td-unit", name=t.name or state.card(t).short.as_message(), number=t.number)


def model(card: Card) -> Message:
    return card.name.as_message()


def side(state: DuelState, id_: str) -> Message:
    return state.side(id_).name.as_message()


def terrain(word: str) -> Message:
    return say(f"td-terrain-{word}")


def ground(state: DuelState, h: Hex) -> Message:
    """The tile of a hex, with its hill if it lies on one."""
    tile = say("td-bridge") if state.map.is_bridge(h) else terrain(state.map.terrain(h))
    return say("td-on-hill", terrain=tile) if state.map.is_hill(h) else tile


def facing(f: int) -> Message:
    return say(f"td-facing-{facing_name(f).lower()}")


def label(state: DuelState, h: Hex) -> str:
    return state.map.grid.label(h)


def chance(value: Fraction) -> Message:
    """A chance as a percentage with one decimal."""
    return say("td-chance", n=float(round(value * 100, 1)))


def zone(zone_: str) -> Message:
    return say(f"td-zone-{zone_}")


def modifier(m: Modifier) -> Message:
    return say("td-modifier", m.rule, sign="+" if m.value > 0 else "−", n=abs(m.value), label=m.label)


def modifier_lines(found: Sequence[Modifier]) -> tuple[Message, ...]:
    """Each modifier with its rule, one a line."""
    return tuple(
        say("td-modifier-rule", m.rule, sign="+" if m.value > 0 else "−", n=abs(m.value), label=m.label, rule=m.rule)
        for m in found
    )


def lines(found: Sequence[Message]) -> Message:
    """Messages below one another."""
    head, *rest = found
    return say("td-two-lines", first=head, second=lines(rest)) if rest else head


def modifiers(found: Sequence[Modifier]) -> tuple[Message, ...]:
    return tuple(modifier(m) for m in found)


def cause(state: DuelState, c: Cause) -> Message:
    what = say(f"td-cause-{c.what}")
    if c.other is not None:
        return say("td-cause-side", what=what, hex=label(state, c.hex), other=label(state, c.other))
    return say("td-cause-hex", what=what, hex=label(state, c.hex))


def causes(state: DuelState, sight: LineOfSight) -> tuple[Message, ...]:
    """All that blocks or hides the three lines, each thing once."""
    seen = dict.fromkeys(c for line in sight.lines for c in line.causes)
    return tuple(cause(state, c) for c in seen)


def restriction(n: int) -> tuple[Modifier, ...]:
    """The movement restriction of a card as a modifier, none for 0 (TD-P10)."""
    return (Modifier(-n, say("td-mod-restriction"), "TD-P10"),) if n else ()


def tank_state(s: DuelState, t: Tank) -> Message:
    """A tank with its hex, facing, turret and marks, for a game master's before and after and for alt text."""
    if not t.on_map:
        return say("td-state-gone", unit=tank(s, t))
    if not t.alive:
        return say("td-state-wreck", unit=tank(s, t), hex=label(s, t.hex))
    return say(
        "td-state-tank",
        unit=tank(s, t),
        hex=label(s, t.hex),
        facing=facing(t.facing),
        marks=marks(s, t),
    )


def marks(s: DuelState, t: Tank) -> tuple[Message, ...]:
    """Motion, turret and markers of a living tank."""
    running = s.activation
    rolling = t.motion == "moving" or (running is not None and running.unit == t.id)
    found = [say("td-mark-moving" if rolling else "td-mark-halted")]
    if t.turret:
        found.append(say("td-mark-turret", facing=facing(t.gun)))
    for on, key in ((t.ambush, "ambush"), (t.activated, "activated"), (t.no_gun, "no-gun")):
        if on:
            found.append(say(f"td-mark-{key}"))
    return tuple(found)


def standing(s: DuelState, t: Tank) -> Message:
    """A tank's standing order, for its own side only (TD-P4)."""
    return say(f"td-standing-{t.standing}", "TD-P4", unit=tank(s, t), n=t.fire_at)
