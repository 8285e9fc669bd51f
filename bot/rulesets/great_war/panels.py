"""The dice panel under a zoomed picture: each roll in a row, what every die did, what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.dice import Modifier
from bot.core.messages import Message, say
from bot.core.ruleset import Moment
from bot.core.view import DiceRow, DieFace, Panel
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.narrate_battle import attacker_name
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.telling import modifiers_text, rules_of
from bot.rulesets.great_war.words import side_name, unit_name

MOST_ROWS = 3
_DRAWN = {"hit": "counts", "potential": "counts", "confirmed": "counts", "flag": "counts", "pays": "pays"}


def panel(tables: Tables, action: Sequence[Moment]) -> Panel | None:
    """The panel of an action; None when no die was rolled in it."""
    rows = [r for r in (_row(tables, action, i) for i in range(len(action))) if r is not None]
    if not rows:
        return None
    style, side = _style(action)
    return Panel("combat", _title(action), (), tuple(rows[:MOST_ROWS]), style=style, side=side)


def _title(action: Sequence[Moment]) -> Message:
    kinds = {type(m.event) for m in action}
    if ev.ArtilleryFired in kinds:
        return say("gw-reserve-artillery")
    if ev.AttackRolled in kinds:
        return say("gw-panel-attack")
    return say(
        "gw-phase-move"
        if ev.BogRolled in kinds
        else "gw-panel-recovery"
        if ev.RecoveryRolled in kinds
        else "gw-panel-dice"
    )


def _style(action: Sequence[Moment]) -> tuple[str, str]:
    style, side = "", ""
    for m in action:
        e = m.event
        if isinstance(e, ev.AttackRolled):
            style, side = "hit" if e.hits else "nothing", e.side
        elif isinstance(e, ev.ConfirmRolled):
            style = "confirmed" if e.confirmed else "nothing"
        elif isinstance(e, ev.UnitEliminated):
            style = "destroyed"
        elif isinstance(e, ev.BogRolled):
            style, side = "bogged" if e.bogged else "good", rules_of(m.after).unit(e.unit).side
        elif isinstance(e, ev.RecoveryRolled):
            style, side = "recovered" if e.recovered else "nothing", rules_of(m.after).unit(e.unit).side
    return style, side


def _row(tables: Tables, action: Sequence[Moment], i: int) -> DiceRow | None:
    m = action[i]
    state, e = rules_of(m.before), m.event
    match e:
        case ev.AttackRolled():
            return _attack(state, e, [x.event for x in action[i + 1 :]])
        case ev.ConfirmRolled():
            return _confirm(state, e, action[i + 1 :])
        case ev.BogRolled():
            key = "gw-panel-bogged" if e.bogged else "gw-panel-not-bogged"
            dice = tuple(
                _die(f, "counts" if f == "deadly" else "nothing", "bogs" if f == "deadly" else "nothing")
                for f in e.faces
            )
            title = say("gw-panel-bog", hex=state.board.label(e.hex))
            more = (say("gw-panel-no-battle"),) if e.bogged and e.why == "move" else ()
            return DiceRow(title, _why(state, e.unit, e.modifiers), dice, say(key), more)
        case ev.RecoveryRolled():
            key = "gw-panel-recovered" if e.recovered else "gw-panel-stuck"
            dice = tuple(
                _die(f, "pays" if f == "hq" else "nothing", "frees" if f == "hq" else "nothing") for f in e.faces
            )
            return DiceRow(say("gw-panel-recovery"), _why(state, e.unit, e.modifiers), dice, say(key))
        case ev.ArtilleryFired():
            return _targeting(tables, state, e)
        case _:
            return None


def _die(face: str, effect: str, caption: str) -> DieFace:
    return DieFace("battle", face, effect, say(f"gw-effect-{caption}"))


def _why(state: State, unit: str, modifiers: Sequence[Modifier]) -> tuple[Message, ...]:
    dice = sum(m.value for m in modifiers)
    return (say("gw-panel-why", unit=unit_name(state, unit), dice=dice, why=modifiers_text(modifiers)),)


def _attack(state: State, e: ev.AttackRolled, later: Sequence[object]) -> DiceRow:
    name = attacker_name(state, e.attacker, e.side)
    line = say(
        "gw-panel-attack-why",
        attacker=name,
        target=unit_name(state, e.target),
        dice=len(e.faces),
        why=modifiers_text(e.modifiers),
    )
    dice = tuple(_die(f, _DRAWN.get(x, "nothing"), x) for f, x in zip(e.faces, e.effects, strict=True))
    if state.unit(e.target).is_tank:
        result = say("gw-panel-to-confirm", count=e.potential)
        more = [] if e.potential else [say("gw-panel-no-confirm")]
    else:
        result = say("gw-panel-hits", hits=e.hits, flags=e.flags)
        more = []
    if e.tokens:
        more.append(say("gw-panel-tokens", side=side_name(e.side), tokens=e.tokens))
    losses = [x for x in later if isinstance(x, ev.LossesTaken) and x.unit == e.target]
    if losses and not state.unit(e.target).is_tank:
        more.append(say("gw-panel-figures", lost=losses[0].lost, left=losses[0].left))
    return DiceRow(
        say(f"gw-panel-roll-{'shells' if e.kind == 'shells' else 'attack'}"), (line,), dice, result, tuple(more[:2])
    )


def _confirm(state: State, e: ev.ConfirmRolled, later: Sequence[Moment]) -> DiceRow:
    dice = tuple(
        _die(f, "counts" if f == "burst" else "nothing", "confirmed" if f == "burst" else "nothing") for f in e.faces
    )
    more: list[Message] = []
    mine = [m.event for m in later]
    for x in mine:
        if isinstance(x, ev.LossesTaken) and x.unit == e.unit:
            more.append(say("gw-panel-silhouettes", lost=x.lost, left=x.left))
        elif isinstance(x, ev.UnitEliminated) and x.unit == e.unit:
            more = [say("gw-panel-destroyed")]
    medals = sum(x.medal.count for x in mine if isinstance(x, ev.MedalsWon) and x.medal.unit == e.unit)
    if medals:
        more.append(say("gw-panel-medals", count=medals))
    line = say("gw-panel-confirm-why", why=modifiers_text(e.modifiers))
    return DiceRow(
        say("gw-panel-roll-confirm"), (line,), dice, say("gw-panel-confirmed", count=e.confirmed), tuple(more[:2])
    )


def _targeting(tables: Tables, state: State, e: ev.ArtilleryFired) -> DiceRow:
    dice = []
    for face, h in zip(e.faces, e.landed, strict=True):
        if face in tables.dice.on_target:
            dice.append(DieFace("target", str(face), "counts", say("gw-panel-on-target")))
        else:
            where = say("gw-hex", hex=state.board.label(h)) if h in state.board else say("gw-panel-off-board")
            dice.append(DieFace("target", str(face), "", where))
    line = say("gw-panel-targeting-why", side=side_name(e.side), hex=state.board.label(e.hex), dice=len(e.faces))
    more = (say("gw-panel-crater"),) if e.crater else ()
    result = say("gw-panel-on-target-count", count=e.on_target)
    return DiceRow(say("gw-panel-roll-targeting"), (line,), tuple(dice), result, more)
