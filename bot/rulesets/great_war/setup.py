"""Setting up a game: decks, hands, tokens, shelling, the first turn (GW-3.1)."""

from __future__ import annotations

from bot.core.events import TableOptions
from bot.core.messages import Message, say
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.cards import draw_cards, shuffle_deck
from bot.rulesets.great_war.common import WarRun, put, tables_of
from bot.rulesets.great_war.endturn import begin_turn
from bot.rulesets.great_war.engine import advance
from bot.rulesets.great_war.medals import review
from bot.rulesets.great_war.model import Decks, MedalWon, State
from bot.rulesets.great_war.scenario import Scenario, takes_shell
from bot.rulesets.great_war.tables import Tables

OPTIONS = ("tankschrecken", "ditched_holds_objective", "soldier_taking_ground", "trench_halt")
"""Game options that a table may change (GW-P5); ``soldier_taking_ground`` on means compulsory."""


def initial_state(tables: Tables, scenario: Scenario, options: TableOptions) -> State:
    """The state before the decks are shuffled, with the table's options in its rules."""
    state, sw, chosen = scenario.state, tables.switches, options.switches
    rules = put(
        state.rules,
        tankschrecken=chosen.get("tankschrecken", sw.tankschrecken),
        ditched_holds=chosen.get("ditched_holds_objective", sw.ditched_holds_objective),
        ground_compulsory=chosen.get("soldier_taking_ground", sw.soldier_taking_ground == "compulsory"),
        trench_halt=chosen.get("trench_halt", sw.trench_halt),
    )
    ledger = tuple(
        MedalWon(side, state.objectives[i].worth, state.objectives[i].kind, objective=i)
        for i, side in scenario.starts_with
    )
    held = sum(s.tokens for s in state.sides)
    return put(
        state,
        rules=rules,
        ledger=ledger,
        pool=tables.dice.hq_pool - held,
        decks=Decks(tables.command_deck(), tables.combat_deck()),
    )


def setup(run: WarRun, scenario: Scenario, options: TableOptions) -> None:
    """Lay out, shuffle, deal, shell No-Man's-Land, and begin the first turn."""
    run.emit(ev.WarBegan(initial_state(tables_of(run), scenario, options)))
    for deck in ("command", "combat"):
        shuffle_deck(run, deck)
        for side in run.rules.sides:
            draw_cards(run, side.id, deck, getattr(scenario.deal[side.id], deck))
    if scenario.shelling_by:
        _shell(run, scenario)
    review(run)
    begin_turn(run, 1, run.rules.first_side)
    advance(run)


def _shell(run: WarRun, scenario: Scenario) -> None:
    """Six random hexes between the lines; those that can take a crater get one, units are never hurt (GW-Q39)."""
    hexes = scenario.shelled
    names = tuple(run.rules.board.label(h) for h in hexes)
    attempts = tables_of(run).switches.shelling_attempts

    def reading(faces: tuple[int, ...]) -> Message:
        return say("gw-outcome-shelling", hexes=", ".join(names[f - 1] for f in faces))

    faces = run.roll(
        "hex", len(hexes), attempts, say("gw-roll-shelling"), "GW-3.1", names=names, seat=scenario.shelling_by,
        reading=reading,
    )  # fmt: skip
    drawn = tuple(hexes[f - 1] for f in faces)
    craters: list[Hex] = []
    for h in drawn:
        if h not in craters and takes_shell(run.rules, h):
            craters.append(h)
    run.emit(ev.NoMansLandShelled(scenario.shelling_by, drawn, tuple(craters)))
