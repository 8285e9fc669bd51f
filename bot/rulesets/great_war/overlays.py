"""What just happened, drawn on the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.core.messages import Message, say
from bot.core.ruleset import Moment
from bot.core.view import Overlay, OverlayKind
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.geo import drift_hex
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.telling import rules_of


def of_action(tables: Tables, action: Sequence[Moment]) -> tuple[Overlay, ...]:
    """Overlays of one action; at most one stamp a hex."""
    if not action:
        return ()
    found: list[Overlay] = [*_paths(action), *_free_steps(action)]
    for m in action:
        found += _draw(tables, m)
    stamps = {o.hexes[0]: o for o in found if o.kind is OverlayKind.STAMP}
    return (*(o for o in found if o.kind is not OverlayKind.STAMP), *stamps.values())


def _paths(action: Sequence[Moment]) -> Iterable[Overlay]:
    """Moves as a ghost and a path, retreats as a retreat arrow."""
    runs: list[list[ev.UnitMoved]] = []
    for m in action:
        if isinstance(m.event, ev.UnitMoved):
            last = runs[-1][-1] if runs else None
            if last is not None and last.unit == m.event.unit and last.why == m.event.why:
                runs[-1].append(m.event)
            else:
                runs.append([m.event])
    state = rules_of(action[-1].after)
    for steps in runs:
        first, hexes = steps[0], (steps[0].start, *(s.to for s in steps))
        side = state.unit(first.unit).side
        if first.why == "retreat":
            yield Overlay(OverlayKind.RETREAT, hexes, side, unit=first.unit)
        else:
            yield Overlay(OverlayKind.GHOST, (first.start,), side, unit=first.unit)
            yield Overlay(OverlayKind.PATH, hexes, side, unit=first.unit)


def _free_steps(action: Sequence[Moment]) -> Iterable[Overlay]:
    """Hexes that a moving tank entered without a bog roll."""
    rolled = {m.event.hex for m in action if isinstance(m.event, ev.BogRolled)}
    for m in action:
        e = m.event
        if not isinstance(e, ev.UnitMoved) or e.why != "move" or e.to in rolled:
            continue
        if rules_of(m.after).unit(e.unit).is_tank:
            yield Overlay(OverlayKind.BOG_DICE, (e.to,), unit=e.unit, text=say("gw-chip-dice", dice=0))


def _draw(tables: Tables, m: Moment) -> list[Overlay]:
    before, after, e = rules_of(m.before), rules_of(m.after), m.event
    match e:
        case ev.CommandCardPlayed(card=card, side=side):
            return [_section(s, side) for s in tables.command[card].orders if s != "any"]
        case ev.BogRolled():
            dice = say("gw-chip-dice", dice=len(e.faces))
            found = [Overlay(OverlayKind.BOG_DICE, (e.hex,), unit=e.unit, text=dice, faces=e.faces)]
            return [*found, _stamp(e.hex, "bogged")] if e.bogged else found
        case ev.RecoveryRolled(unit=unit, recovered=recovered):
            return [_stamp(after.unit(unit).hex, "recovered" if recovered else "stuck")]
        case ev.TankDitched(unit=unit):
            return [_stamp(after.unit(unit).hex, "ditched")]
        case ev.ArtilleryFired():
            return _artillery(tables, before, e)
        case ev.AttackRolled():
            return _attack(before, e)
        case ev.ConfirmRolled():
            return _confirmed(before, e)
        case ev.UnitEliminated(unit=unit, hex=h):
            return [_stamp(h, "destroyed" if after.unit(unit).is_tank else "eliminated")]
        case ev.GasRolled(hex=h, hits=hits):
            return [_stamp(h, "gas", n=hits)]
        case ev.NoMansLandShelled(drawn=drawn):
            return [Overlay(OverlayKind.SHELL, (h,)) for h in drawn]
        case _:
            return []


def _section(section: str, side: str) -> Overlay:
    return Overlay(OverlayKind.SECTION, side=side, value=section)


def _stamp(h: Hex, style: str, n: int = 0) -> Overlay:
    return Overlay(OverlayKind.STAMP, (h,), value=style, text=stamp_text(style, n))


def stamp_text(style: str, n: int = 0) -> Message:
    return say(f"gw-stamp-{style}", n=n)


def _artillery(tables: Tables, state: State, e: ev.ArtilleryFired) -> list[Overlay]:
    side = state.side(e.side)
    corners = tuple(drift_hex(side, e.hex, tables.dice.drift[str(n)]) for n in range(1, 5))
    found = [Overlay(OverlayKind.ARTILLERY, (e.hex, *corners), e.side)]
    found += [Overlay(OverlayKind.SHELL, (h,), e.side) for h in e.landed if h in state.board]
    return found


def _attack(state: State, e: ev.AttackRolled) -> list[Overlay]:
    found: list[Overlay] = []
    if e.attacker:
        attacker = state.unit(e.attacker)
        dice = say("gw-chip-dice", dice=len(e.faces))
        found.append(Overlay(OverlayKind.ATTACK, (attacker.hex, e.hex), e.side, e.attacker, text=dice))
    if state.unit(e.target).is_tank:
        return [*found, *([] if e.potential else [_stamp(e.hex, "nothing")])]
    style = "hit" if e.hits else "retreat" if e.flags else "miss"
    return [*found, _stamp(e.hex, style, e.hits)]


def _confirmed(state: State, e: ev.ConfirmRolled) -> list[Overlay]:
    unit = state.unit(e.unit)
    return [_stamp(unit.hex, "confirmed" if e.confirmed else "nothing", e.confirmed)]


def hexes_of(state: State, overlays: Iterable[Overlay]) -> tuple[Hex, ...]:
    """Where on the map something was drawn, for a zoomed picture."""
    return tuple(dict.fromkeys(h for o in overlays for h in o.hexes if h in state.board))
