"""Command cards, orders, decks, tokens and the end of a turn (GW-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core import commands as cmd
from bot.core.errors import ContentError
from bot.rulesets.great_war import stack_decks
from bot.rulesets.great_war.events import CardsDrawn, DeckShuffled, TokensChanged
from bot.rulesets.great_war.geo import sections_of
from bot.rulesets.great_war.model import Phase
from tests.rulesets.great_war.table import Table, english, tables

COUNTS = {
    "recon-left": 2, "recon-centre": 2, "recon-right": 2, "probe-left": 4, "probe-centre": 5, "probe-right": 4,
    "attack-left": 3, "attack-centre": 5, "attack-right": 3, "assault-left": 2, "assault-centre": 2,
    "assault-right": 2, "advance": 3, "pincer": 3, "push": 2, "bombard": 5, "headquarters": 3, "wave": 3,
    "guns": 2, "landships": 1,
}  # fmt: skip
LEFT, CENTRE, RIGHT = ["A3", "B3", "C3", "A1", "B1"], ["E3", "F3", "G3", "E1", "F1"], ["I3", "J3", "K3", "I1", "J1"]


def everywhere(type_: str = "infantry") -> list[str]:
    return [f"{h} {type_}" for h in (*LEFT, *CENTRE, *RIGHT)]


def with_card(card: str, units: list[str] | None = None, *more: str) -> Table:
    hand = {"british": {"command": [card, "probe-left", "probe-left"]}}
    return Table(units or everywhere(), hands=hand).order("card", card=card)


def test_gw_3_3_the_command_deck() -> None:
    assert Counter(tables().command_deck()) == COUNTS
    assert sum(c.count for c in tables().command.values() if c.kind == "section") == 44


@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("recon-left", 1), ("probe-left", 2), ("attack-left", 3), ("assault-left", 3),
        ("recon-centre", 1), ("probe-centre", 2), ("attack-centre", 3), ("assault-centre", 3),
        ("recon-right", 1), ("probe-right", 2), ("attack-right", 3), ("assault-right", 3),
    ],
)  # fmt: skip
def test_gw_3_3_section_cards(card: str, units: int) -> None:
    where = {"left": LEFT, "centre": CENTRE, "right": RIGHT}
    mine = where.pop(card.split("-")[1])
    t = with_card(card)
    for others in where.values():
        assert t.refused("units", units=others[0])[0] == "gw-no-section"
    t.order("units", units=" ".join(mine[:units]))
    assert t.refused("units", units=mine[units])[0] == "gw-no-orders-left"


@pytest.mark.parametrize(("card", "each"), [("advance", (1, 1, 1)), ("pincer", (2, 0, 2)), ("push", (2, 2, 2))])
def test_gw_3_3_cards_for_several_sections(card: str, each: tuple[int, int, int]) -> None:
    chosen = [h for hexes, n in zip((LEFT, CENTRE, RIGHT), each, strict=True) for h in hexes[:n]]
    t = with_card(card).order("units", units=" ".join(chosen))
    assert sum(u.ordered for u in t.state.units) == sum(each)
    for hexes, n in zip((LEFT, CENTRE, RIGHT), each, strict=True):
        assert t.refused("units", units=hexes[n])


def test_gw_3_3_headquarters_orders_any_four_units() -> None:
    t = with_card("headquarters").order("units", units="A3 E3 I3 B1")
    assert t.refused("units", units="J1")[0] == "gw-no-orders-left"


def test_gw_3_3_wave_orders_infantry_as_many_as_cards_held_this_one_counted() -> None:
    t = with_card("wave", ["A3 infantry", "B3 infantry_bomber", "C3 machine_gun", "E3 infantry", "F3 infantry"])
    assert t.refused("units", units="C3")[0] == "gw-no-class"
    t.order("units", units="A3 B3 E3")
    assert t.refused("units", units="F3")[0] == "gw-no-orders-left"


def test_gw_3_3_guns_and_mortars_battle_without_moving() -> None:
    t = with_card("guns", ["A3 machine_gun", "E3 mortar", "I3 infantry", "K3 field_gun"])
    assert [u.ordered for u in t.state.units if u.side == "british"] == [True, True, False, False]
    assert t.refused("move", unit="A3", path="A4") == ["gw-no-move-card"]


def test_gw_3_3_landships_orders_all_tanks_with_one_more_recovery_die() -> None:
    t = with_card("landships", ["A3 mark_iv_male status=bogged", "E3 whippet", "I3 infantry"])
    assert [u.ordered for u in t.state.units if u.side == "british"] == [True, True, False]
    t.order("recover", unit="A3", dice={"recovery": "S H"})
    assert t.at("A3").status == "none"


def test_gw_3_3_bombard_fires_reserve_artillery_anywhere() -> None:
    t = with_card("bombard")
    t.order("artillery", hex="K9", tokens="1", dice={"target": "5"})
    assert t.refused("units", units="A3")


def test_gw_3_3_bombard_or_guns_and_mortars_with_one_die_more() -> None:
    hand = {"british": {"command": ["bombard"]}}
    t = Table(["D5 mortar", "F5 infantry"], ["D8 infantry"], hands=hand, cards=1).order("card", card="bombard")
    assert t.refused("units", units="F5")[0] == "gw-no-bombard-class"
    t.order("units", units="D5").order("battle", unit="D5", target="D8", dice={"battle": "H H H"})
    assert t.refused("artillery", hex="D8", tokens="1")


@pytest.mark.parametrize(
    ("label", "sections"),
    [
        ("D3", ("left",)), ("E3", ("centre",)), ("H3", ("centre",)), ("I3", ("right",)), ("L11", ("right",)),
        ("C2", ("left",)), ("D2", ("left", "centre")), ("E2", ("centre",)), ("H2", ("centre", "right")),
        ("I2", ("right",)),
    ],
)  # fmt: skip
def test_gw_4_1_sections(label: str, sections: tuple[str, ...]) -> None:
    board = Table().state.board
    h = board.grid.parse(label)
    assert h is not None
    assert sections_of(board, h) == sections


def test_gw_3_3_a_unit_on_a_dotted_line_may_be_ordered_from_either_section() -> None:
    hand = {"british": {"command": ["advance"]}}
    t = Table(["D2 infantry", "A3 infantry", "I3 infantry"], hands=hand, cards=1).order("card", card="advance")
    t.order("units", units="D2 A3 I3")  # the unit on the line takes the order of the centre
    assert sum(u.ordered for u in t.state.units) == 3


def test_gw_3_3_only_ordered_units_act() -> None:
    t = Table(["D4 infantry", "F4 infantry"], ["F6 infantry"]).begin("D4")
    assert t.refused("move", unit="F4", path="F5") == ["gw-no-not-ordered"]
    assert t.refused("battle", unit="F4", target="F6") == ["gw-no-not-ordered"]


def test_gw_3_3_when_no_unit_can_be_ordered_the_end_of_turn_follows() -> None:
    hand = {"british": {"command": ["probe-right"]}}
    t = Table(["A1 infantry"], hands=hand, cards=1, artillery=(0, 0)).order("card", card="probe-right")
    assert t.state.turn.phase is Phase.END


def test_gw_3_3_an_ordered_unit_need_not_act() -> None:
    t = Table().begin("A1").order("end", draw="tokens")
    assert t.state.turn.side == "german"


def test_gw_3_2_a_command_card_comes_first() -> None:
    t = Table()
    assert t.refused("units", units="A1") == ["gw-no-card-first"]
    assert t.refused("end", draw="tokens") == ["gw-no-card-first"]
    t.begin("A1")
    assert t.refused("card", card="landships") == ["gw-no-second-card"]


# end of turn


def test_gw_3_7_draw_a_command_card_and_a_combat_card() -> None:
    t = Table(deck={"command": ["push"], "combat": ["jammed"]}).begin()
    t.order("end", draw="card")
    assert t.state.side("british").command[-1] == "push"
    assert t.state.side("british").combat == ("jammed",)


def test_gw_3_7_or_take_two_tokens() -> None:
    t = Table().begin().order("end", draw="tokens")
    assert t.tokens("british") == 8
    assert t.state.pool == 30 - 8 - 6


def test_gw_3_3_recon_draws_two_and_keeps_one_secretly() -> None:
    t = Table(hands={"british": {"command": ["recon-left", "push"]}}, deck={"command": ["wave", "guns"]}, cards=2)
    t.order("card", card="recon-left").order("end", draw="tokens")
    assert t.question.kind == "keep_card"
    assert t.question.audience == "seat"
    default = t.question.option(t.question.default)
    assert default is not None
    assert english(default.label) == "Keep the first drawn"  # public posts name the default
    t.answer("keep:guns")
    assert t.state.side("british").command == ("push", "guns")
    assert "wave" in t.state.decks.command_discards


def test_gw_3_3_recon_keeps_the_first_card_without_an_answer() -> None:
    t = Table(hands={"british": {"command": ["recon-left"]}}, deck={"command": ["wave", "guns"]}, cards=1)
    t.order("card", card="recon-left").order("end", draw="tokens").expire()
    assert t.state.side("british").command == ("wave",)


def test_gw_3_7_one_discard_for_a_token() -> None:
    t = Table(hands={"british": {"combat": ["jammed", "dig-in"]}}).begin("A1")
    t.order("discard", card="jammed")
    assert t.tokens("british") == 7
    assert t.refused("discard", card="dig-in") == ["gw-no-discard-twice"]
    assert t.refused("move", unit="A1", path="A2")[0] == "gw-no-phase-over"


def test_gw_3_7_no_discard_after_playing_a_combat_card() -> None:
    t = Table(hands={"british": {"combat": ["dispatch-rider", "dig-in"]}}).begin("A1")
    t.order("combat-card", card="dispatch-rider")
    assert t.refused("discard", card="dig-in") == ["gw-no-discard-played"]


def test_gw_3_4_no_card_beyond_the_hand_limit() -> None:
    hand = ["jammed", "dig-in", "dig-in", "press-on", "press-on"]
    t = Table(hands={"british": {"combat": hand}}).begin()
    assert t.refused("end", draw="card") == ["gw-no-draw-full"]


def test_gw_3_7_a_spent_deck_is_shuffled_from_its_discards() -> None:
    t = Table()
    everything = list(t.state.decks.command)
    run = t.stack({"german": {"command": [*t.state.side("german").command, *everything]}})
    assert run.state.decks.command == ()
    t.begin().order("end", draw="tokens")
    assert t.last(DeckShuffled).again
    assert t.last(CardsDrawn).cards == ("headquarters",)


def test_gw_q36_when_the_pool_is_empty_nothing_is_gained() -> None:
    t = Table(tokens=(15, 15)).begin().order("end", draw="tokens")
    assert t.last(TokensChanged).delta == 0
    assert t.tokens("british") == 15


def test_gw_3_3_a_side_without_cards_still_ends_its_turn() -> None:
    t = Table(hands={"german": {"command": []}}).begin().order("end", draw="tokens")
    assert t.state.turn.phase is Phase.END
    t.order("end", draw="tokens")
    assert len(t.state.side("german").command) == 1


# decks by hand, and after a rewind


def test_stack_decks_keeps_every_card() -> None:
    t = Table(
        hands={"british": {"command": ["landships"]}, "german": {"combat": ["jammed"]}}, deck={"combat": ["dig-in"]}
    )
    assert t.state.decks.combat[0] == "dig-in"
    assert t.state.side("british").command == ("landships",)


def test_stack_decks_knows_how_many_there_are() -> None:
    with pytest.raises(ContentError):
        stack_decks(Table().state, {"german": {"command": ["landships", "landships"]}})


def test_a_rewind_past_a_draw_shuffles_the_undrawn_deck() -> None:
    t = Table()
    before = t.game.version
    t.begin("A1").order("end", draw="tokens")
    assert t.send(cmd.Rewind(before, "wrong card"), "", "gm") is None
    assert [e.deck for e in t.all(DeckShuffled)] == ["command"]
    assert t.state.turn.card == ""


def test_a_rewind_that_undoes_no_draw_leaves_the_decks_alone() -> None:
    t = Table()
    before = t.game.version
    t.begin("A1").order("move", unit="A1", path="A2")
    assert t.send(cmd.Rewind(before, "wrong card"), "", "gm") is None
    assert t.all(DeckShuffled) == []
