"""Carrying out one combat, stage by stage: reactions, dice, hits, confirm roll, flags, ground (GW-5, GW-6.5)."""

from __future__ import annotations

from collections.abc import Callable

from bot.core.dice import Modifier
from bot.core.errors import RulesBug
from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.hexes import distance
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.combat import (
    Attack,
    attack_of,
    battle_faults,
    plan,
    target_faults,
    wire_fault,
)
from bot.rulesets.great_war.common import WarRun, gain_tokens, is_over, pop, push, put, reach_phase, set_top, tables_of
from bot.rulesets.great_war.frames import CombatFrame
from bot.rulesets.great_war.ground import step_bonus, step_ground, step_move_in
from bot.rulesets.great_war.medals import award, eliminated
from bot.rulesets.great_war.model import Phase
from bot.rulesets.great_war.ordering import refuse
from bot.rulesets.great_war.orders import BattleTarget
from bot.rulesets.great_war.reactions import offer_attack
from bot.rulesets.great_war.reading import Reading, confirm_modifiers, read_attack
from bot.rulesets.great_war.retreat import step_flags, step_retreat
from bot.rulesets.great_war.words import faces_text, unit_name


def battle(run: WarRun, order: BattleTarget) -> Refusal | None:
    """A unit attacks what stands in a hex, or works on the wire there."""
    tables, state = tables_of(run), run.rules
    unit, target = state.unit(order.unit), state.unit_at(order.hex)
    faults = list(battle_faults(tables, state, unit))
    if target is not None and target.id != unit.id:
        faults += target_faults(tables, state, unit, target)
    else:
        fault = wire_fault(tables, state, unit, order.hex)
        faults += [fault] if fault is not None else []
    if faults:
        return refuse(*faults)
    reach_phase(run, Phase.BATTLE)
    run.emit(ev.BattleDone(unit.id))
    if target is None or target.id == unit.id:
        _wire(run, order)
    else:
        push(run, plan(state, unit, target))
    return None


def _wire(run: WarRun, order: BattleTarget) -> None:
    """Infantry cuts wire without a die; mortars and guns remove it with a burst, and HQ symbols pay nothing."""
    unit, tables = run.rules.unit(order.unit), tables_of(run)
    if order.hex == unit.hex:
        run.emit(ev.WireCut(unit.id, order.hex))
        return
    profile = tables.units[unit.type]
    roll_at_wire(run, unit.id, order, profile.dice[distance(unit.hex, order.hex) - 1])


def roll_at_wire(run: WarRun, attacker: str, order: BattleTarget, dice: int) -> None:
    """Dice at wire: a burst removes it."""
    tables = tables_of(run)
    label = run.rules.board.label(order.hex)
    rolled = run.roll(
        "battle",
        tables.dice.sides,
        dice,
        say("gw-roll-wire", hex=label),
        "GW-7",
        names=tables.dice.faces,
        unit=attacker,
    )
    faces = tables.dice.names(rolled)
    run.emit(ev.WireRolled(attacker, order.hex, faces, "burst" in faces))


def step_combat(run: WarRun, frame: CombatFrame) -> None:
    """One stage of the running combat."""
    if frame.stage in ("personnel", "flags", "retreat", "confirm") and not run.rules.unit(frame.target).is_alive:
        set_top(run, put(frame, stage="done"))  # taken away by a game master
        return
    stage = _STAGES.get(frame.stage)
    if stage is None:
        raise RulesBug(f"no stage {frame.stage}")
    stage(run, frame)


def _react(run: WarRun, frame: CombatFrame) -> None:
    dice = attack_of(tables_of(run), run.rules, frame).dice
    target = run.rules.unit(frame.target)
    run.emit(
        ev.CombatBegan(
            frame.kind,
            frame.side,
            frame.attacker,
            frame.target,
            frame.hex or target.hex,
            frame.distance,
            dice,
            frame.is_bonus,
        )
    )
    set_top(run, put(frame, stage="roll"))
    offer_attack(run, frame)


def _is_on(run: WarRun, frame: CombatFrame) -> bool:
    """Whether the combat still takes place: a counter-attack may have removed one of the two."""
    target = run.rules.unit(frame.target)
    if not target.is_alive or target.hex != frame.hex:
        return False
    if not frame.attacker:
        return True
    attacker = run.rules.unit(frame.attacker)
    return attacker.is_alive and distance(attacker.hex, target.hex) == frame.distance


def _roll(run: WarRun, frame: CombatFrame) -> None:
    """The attack roll and what it does at once: tokens, then losses, or potential hits on a tank."""
    if not _is_on(run, frame):
        set_top(run, put(frame, stage="done"))
        run.emit(ev.CombatCancelled(frame.attacker, frame.target, "gone"))
        return
    attack = attack_of(tables_of(run), run.rules, frame)
    if not attack.dice:
        set_top(run, put(frame, stage="done"))
        return
    faces = _roll_attack(run, frame, attack)
    got = read_attack(attack.spec, faces)
    run.emit(_rolled(frame, attack, faces, got))
    gain_tokens(run, frame.side, got.tokens, "hq")
    frame = put(frame, potential=got.potential, has_hit=got.has_hit, flags=got.flags, ignorable=got.ignorable)
    if attack.spec.tank:
        set_top(run, put(frame, stage="confirm" if got.potential else "done"))
    else:
        set_top(run, put(frame, stage="flags"))
        _take_losses(run, frame, got.hits)


def _roll_attack(run: WarRun, frame: CombatFrame, attack: Attack) -> tuple[str, ...]:
    """Symbols of the attack dice."""
    dice, target = tables_of(run).dice, unit_name(run.rules, frame.target)
    purpose = say("gw-roll-shells", target=target)
    if frame.attacker:
        purpose = say("gw-roll-battle", unit=unit_name(run.rules, frame.attacker), target=target)

    def reading(rolled: tuple[int, ...]) -> Message:
        faces = dice.names(rolled)
        return _outcome(faces, read_attack(attack.spec, faces), attack.spec.tank)

    return dice.names(
        run.roll(
            "battle",
            dice.sides,
            attack.dice,
            purpose,
            "GW-6.5" if attack.spec.tank else "GW-1.2",
            names=dice.faces,
            seat=frame.side,
            unit=frame.attacker,
            modifiers=attack.modifiers,
            reading=reading,
        )
    )


def _rolled(frame: CombatFrame, attack: Attack, faces: tuple[str, ...], got: Reading) -> ev.AttackRolled:
    assert frame.hex is not None
    return ev.AttackRolled(
        kind=frame.kind,
        side=frame.side,
        attacker=frame.attacker,
        target=frame.target,
        hex=frame.hex,
        distance=frame.distance,
        faces=faces,
        effects=got.effects,
        modifiers=(Modifier(attack.base, say("gw-mod-base", distance=frame.distance), "GW-2"), *attack.modifiers),
        hits=got.hits,
        potential=got.potential,
        flags=got.flags,
        ignorable=got.ignorable,
        tokens=got.tokens,
        deadly=attack.spec.deadly,
        crater=frame.crater,
    )


def _outcome(faces: tuple[str, ...], got: Reading, tank: bool) -> Message:
    if tank:
        return say("gw-outcome-potential", faces=faces_text(faces), potential=got.potential)
    return say("gw-outcome-hits", faces=faces_text(faces), hits=got.hits, flags=got.flags)


def _take_losses(run: WarRun, frame: CombatFrame, hits: int) -> None:
    """Each hit removes a figure; the last one gives the medal (GW-5.5)."""
    unit = run.rules.unit(frame.target)
    lost = min(hits, unit.strength)
    if not lost:
        return
    run.emit(ev.LossesTaken(unit.id, lost, unit.strength - lost, "combat"))
    if lost == unit.strength:
        set_top(run, put(frame, stage="ground", vacated=True))
        eliminated(run, unit.id, "combat")
    elif unit.special:
        set_top(run, put(frame, stage="personnel", lost=lost))


def _personnel(run: WarRun, frame: CombatFrame) -> None:
    """One die of the opponent: on a Deadly Die the special figure falls too, without a medal (GW-2.2)."""
    tables, unit = tables_of(run), run.rules.unit(frame.target)
    set_top(run, put(frame, stage="flags"))
    rolled = run.roll(
        "personnel",
        tables.dice.sides,
        1,
        say("gw-roll-personnel", unit=unit_name(run.rules, unit), special=say(f"gw-special-{unit.special}")),
        "GW-2.2",
        names=tables.dice.faces,
        seat=run.rules.other(unit.side),
        unit=unit.id,
        reading=lambda faces: say(
            "gw-outcome-personnel-lost" if "deadly" in tables.dice.names(faces) else "gw-outcome-personnel-safe"
        ),
    )
    face = tables.dice.names(rolled)[0]
    run.emit(ev.PersonnelRolled(unit.id, unit.special, face, face == "deadly"))


def _confirm(run: WarRun, frame: CombatFrame) -> None:
    """All potential hits are rerolled together once; only bursts confirm (GW-6.5)."""
    tables, unit = tables_of(run), run.rules.unit(frame.target)
    spec = attack_of(tables, run.rules, frame).spec
    extra = confirm_modifiers(spec, has_hit=frame.has_hit)
    modifiers = (Modifier(frame.potential, say("gw-mod-potential"), "GW-6.5"), *extra)
    dice = sum(m.value for m in modifiers)

    def reading(rolled: tuple[int, ...]) -> Message:
        names = tables.dice.names(rolled)
        return say("gw-outcome-confirmed", faces=faces_text(names), confirmed=names.count("burst"))

    faces = tables.dice.names(
        run.roll(
            "confirm",
            tables.dice.sides,
            dice,
            say("gw-roll-confirm", unit=unit_name(run.rules, unit)),
            "GW-6.5",
            names=tables.dice.faces,
            seat=frame.side,
            unit=unit.id,
            modifiers=modifiers,
            reading=reading,
        )
    )
    confirmed = faces.count("burst")
    set_top(run, put(frame, stage="done"))
    run.emit(ev.ConfirmRolled(unit.id, faces, modifiers, confirmed))
    _take_tokens(run, frame, confirmed)


def _take_tokens(run: WarRun, frame: CombatFrame, confirmed: int) -> None:
    """Each confirmed hit takes a silhouette token; with none left the next destroys the tank."""
    unit = run.rules.unit(frame.target)
    lost = min(confirmed, unit.strength)
    if lost:
        run.emit(ev.LossesTaken(unit.id, lost, unit.strength - lost, "combat"))
        if run.rules.rules.token_medals:
            for _ in range(lost):
                award(run, run.rules.other(unit.side), 1, "token", unit=unit.id, what=unit.type)
    if confirmed > lost and not is_over(run):
        set_top(run, put(frame, stage="ground", vacated=True))
        eliminated(run, unit.id, "combat")


_STAGES: dict[str, Callable[[WarRun, CombatFrame], None]] = {
    "react": _react,
    "roll": _roll,
    "confirm": _confirm,
    "personnel": _personnel,
    "flags": step_flags,
    "retreat": step_retreat,
    "ground": step_ground,
    "move_in": step_move_in,
    "bonus": step_bonus,
    "done": lambda run, frame: pop(run),
}
