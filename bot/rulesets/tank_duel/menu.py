"""Everything a seat may order now (law 6): what is listed is accepted, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.messages import say
from bot.core.ruleset import MenuItem
from bot.core.state import GameState
from bot.rulesets.tank_duel import orders as od
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.activation import cursor, may_fire, motions, targets
from bot.rulesets.tank_duel.model import DuelState, Pivot, Tank
from bot.rulesets.tank_duel.movement import moves
from bot.rulesets.tank_duel.tables import Tables


def menu(tables: Tables, game: GameState[DuelState], seat: str) -> tuple[MenuItem, ...]:
    """Orders of a seat now; standing orders and turret settings at any time, the rest only for the side to act."""
    s = game.rules
    if s is None or game.outcome is not None or not any(side.id == seat for side in s.sides):
        return ()
    found = list(_acting(tables, s, seat)) if not game.pending and s.active == seat else []
    found.extend(item for tank in s.alive(seat) for item in _free(s, tank))
    return tuple(found)


def _acting(tables: Tables, s: DuelState, seat: str) -> Iterator[MenuItem]:
    running = s.activation
    if running is not None:
        yield from _running(tables, s, s.tank(running.unit))
        return
    for tank in s.ready(seat):
        name = words.tank(s, tank)
        yield MenuItem(od.RollMovement(tank.id), say("td-menu-drive", unit=name), "drive", tank.id)
        if tank.started == "halted":
            yield from _shots(tables, s, tank)
            yield MenuItem(od.SetAmbush(tank.id), say("td-menu-ambush", unit=name), "ambush", tank.id)


def _running(tables: Tables, s: DuelState, tank: Tank) -> Iterator[MenuItem]:
    running = s.activation
    if running is None:
        return
    for move in moves(tables, s, cursor(s)):
        if isinstance(move.step, Pivot):
            label = say("td-menu-pivot", facing=words.facing(move.after.facing), ap=move.cost)
            yield MenuItem(od.PivotUnit(tank.id, move.step.turns), label, "pivot", tank.id)
        else:
            label = say(
                "td-menu-enter",
                hex=words.label(s, move.after.hex),
                facing=words.facing(move.after.facing),
                ap=move.cost,
            )
            yield MenuItem(od.MoveUnit(tank.id, (move.step,)), label, "move", tank.id)
    if may_fire(tables, s, running):
        yield from _shots(tables, s, tank)
    for motion in motions(tables, s):
        yield MenuItem(od.FinishActivation(tank.id, motion), say(f"td-menu-finish-{motion}"), "finish", tank.id)


def _shots(tables: Tables, s: DuelState, tank: Tank) -> Iterator[MenuItem]:
    for found in targets(tables, s, tank):
        label = say(
            "td-menu-fire",
            unit=words.tank(s, tank),
            target=words.tank(s, found.target),
            zone=words.zone(found.zone),
            chance=words.chance(found.chance),
        )
        yield MenuItem(od.FireAt(tank.id, found.target.id), label, "fire", tank.id)


def _free(s: DuelState, tank: Tank) -> Iterator[MenuItem]:
    name = words.tank(s, tank)
    if s.card(tank).turret:
        keep = not tank.keep_turret
        key = "td-menu-turret-stay" if keep else "td-menu-turret-centre"
        yield MenuItem(od.SetTurret(tank.id, keep), say(key, unit=name), "turret", tank.id)
    yield MenuItem(od.SetStanding(tank.id, "ask"), say("td-menu-standing-ask", unit=name), "standing", tank.id)
    yield MenuItem(od.SetStanding(tank.id, "hold"), say("td-menu-standing-hold", unit=name), "standing", tank.id)
    yield MenuItem(
        od.SetStanding(tank.id, "fire", 1),
        say("td-menu-standing-fire", unit=name),
        "standing",
        tank.id,
        number="at",
        low=1,
        high=100,
    )
