"""The story, the pictures and the alt text: complete for everybody, and leaking nothing (law 7)."""

from __future__ import annotations

from bot.core.messages import Message
from bot.core.ruleset import SPECTATOR, Answer, Viewer
from bot.core.view import Badge, OverlayKind
from bot.rulesets.tank_duel import RULESET
from tests.rulesets.contract.texts import messages
from tests.rulesets.tank_duel.field import BLIND, OPEN, alone, battle
from tests.rulesets.tank_duel.table import Table

MISS = {"d10": [1]}


def told(table: Table, count: int, viewer: Viewer = SPECTATOR) -> list[Message]:
    return [t.text for t in RULESET.narrate(table.tables, table.moments(count), viewer)]


def shown(message: Message, key: str) -> object:
    return message.args[key]


def test_a_roll_is_told_with_its_faces() -> None:
    table = alone("t34_85 F6 N moving")
    events = table.order("ussr", "drive", {"d4": [3, 2]})
    (line,) = told(table, len(events))
    assert line.key == "td-tell-rolled"
    assert (line.args["dice"], line.args["faces"], line.args["ap"], line.rule) == ("2D4", "3 + 2", 5, "TD-3.1")


def test_a_restriction_is_told() -> None:
    table = alone("tiger2 F6 N")
    events = table.order("ussr", "drive", {"d4": [3]})
    (line,) = told(table, len(events))
    assert (line.key, line.args["restriction"], line.args["ap"]) == ("td-tell-rolled-less", 2, 1)


def test_steps_of_one_drive_share_a_line() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    events = table.order("ussr", "move", path="F5 F4/NE R1")
    (line,) = told(table, len(events))
    assert (line.args["origin"], line.args["ap"]) == ("F6", 1)
    steps = [m.args["step"] for m in messages(line.args["path"]) if m.key == "td-step"]
    assert steps == ["F5", "F4/NE", "R1"]


def test_a_shot_is_told_so_that_it_can_be_checked_by_hand() -> None:
    table = battle(["t34_85 F6 N"], ["panther F2 S moving standing=hold"])
    events = table.order("ussr", "fire", {"d10": [8], "d100": [31]})
    (line,) = told(table, len(events))
    assert line.key == "td-tell-ricochet"
    numbers = {k: line.args[k] for k in ("face", "total", "bonus", "pierce", "penetration", "sum", "armour")}
    wanted = {"face": 8, "total": 8, "bonus": 10, "pierce": 31, "penetration": 118, "sum": 159, "armour": 177}
    assert numbers == wanted
    modifiers = line.args["modifiers"]
    assert isinstance(modifiers, tuple)
    assert [(m.args["sign"], m.args["n"]) for m in modifiers] == [("+", 1), ("−", 1)]


def test_a_hold_for_longer_is_told_in_full_to_its_own_side_only() -> None:
    for answer in ("hold_move", "hold_unless:60"):
        table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
        table.order("ussr", "drive", {"d4": [4]})
        table.order("ussr", "move", path="F7")
        events = table.answer(answer)
        assert [m.key for m in told(table, len(events), Viewer(("ussr",)))] == ["td-tell-holds"]
        assert [m.key for m in told(table, len(events))] == ["td-tell-holds"]
        assert len(told(table, len(events), Viewer(("germany",)))) == 2


def test_every_event_of_a_game_is_told_without_a_crash() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7")
    table.expire()
    table.order("ussr", "finish", motion="moving")
    table.order("germany", "fire", {"d10": [10], "d100": [100]})
    keys = [m.key for m in told(table, len(table.events) - 2)]
    assert "td-tell-expired" in keys
    assert keys[-2:] == ["td-tell-destroyed", "td-tell-over"]


# pictures


def test_counters_carry_their_state() -> None:
    table = battle(["t34_85 F6 N moving", "t34_85 G6 N"], ["pz3l A1 N"], BLIND)
    table.order("ussr", "ambush", unit="#2")
    badges = {c.unit: c.badges for c in RULESET.view(table.tables, table.game, SPECTATOR).counters}
    assert badges["ussr-1"] == (Badge.IN_MOTION,)
    assert badges["ussr-2"] == (Badge.AMBUSH, Badge.ACTIVATED)
    assert badges["germany-1"] == ()


def test_a_path_is_drawn_with_its_facings() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    events = table.order("ussr", "move", path="F5 R1 G5/NE")
    view = RULESET.view(table.tables, table.game, SPECTATOR, table.moments(len(events)))
    (path,) = (o for o in view.overlays if o.kind is OverlayKind.PATH)
    assert [table.s.map.grid.label(h) for h in path.hexes] == ["F6", "F5", "F5", "G5"]
    assert path.facings == (2, 1, 1)


def test_the_shot_picture_shows_the_moment_of_the_shot() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7 F6")
    events = table.answer("fire:germany-1", {"d10": [6], "d100": [2]})
    view = RULESET.view(table.tables, table.game, SPECTATOR, table.moments(len(events)), focus="shot")
    assert view.panel is not None
    assert (view.panel.kind, view.panel.style, len(view.panel.rows)) == ("shot", "ricochet", 3)
    where = {c.unit: table.s.map.grid.label(c.hex) for c in view.counters}
    assert where["ussr-1"] == "F7"  # it has gone on since
    kinds = {o.kind for o in view.overlays}
    assert kinds == {OverlayKind.SIGHT, OverlayKind.IMPACT, OverlayKind.SHOT, OverlayKind.STAMP}
    assert view.alt[0].key == "td-alt-shot-ricochet"


def test_the_question_picture_has_a_row_for_each_button() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S", "pz3l G2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7 F6")
    view = RULESET.view(table.tables, table.game, SPECTATOR, focus="question")
    assert view.panel is not None
    assert [r.title for r in view.panel.rows] == [o.label for o in table.question.options]
    assert len([o for o in view.overlays if o.kind is OverlayKind.AIM]) == 2
    assert view.crop is not None
    assert view.deciding
    assert view.status.key == "td-status-decides"


def test_the_last_view_says_who_won() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"])
    table.order("ussr", "fire", {"d10": [10], "d100": [100]})
    view = RULESET.view(table.tables, table.game, SPECTATOR)
    assert (view.status.key, view.to_act) == ("td-status-won", "")


# questions about the board


def ask(table: Table, topic: str, seat: str = "ussr", **words: str) -> Answer:
    viewer = Viewer((seat,) if seat else ())
    found = RULESET.ask_board(table.tables, table.game, viewer, topic, words)
    assert isinstance(found, Answer), found
    return found


def test_sight_between_tanks_gives_lines_zone_and_odds() -> None:
    table = battle(["t34_85 F6 N"], ["panther F2 S"])
    answer = ask(table, "sight", **{"from": "#1", "to": "Panther"})
    assert [m.key for m in answer.lines] == [
        "td-ask-from-to",
        "td-sight-long-clear",
        *["td-ask-line-clear"] * 3,
        "td-ask-odds",
    ]
    assert answer.view is not None
    (lines,) = (o.lines for o in answer.view.overlays if o.kind is OverlayKind.SIGHT)
    assert [line.state for line in lines] == ["clear"] * 3


def test_sight_between_hexes_supposes_a_tank() -> None:
    lines = [*OPEN[:3], ". . . . . w . . . . . ", *OPEN[:7]]
    table = battle(["t34_85 A6 N"], ["panther A2 S"], lines)
    answer = ask(table, "sight", "", **{"from": "F6", "to": "F2"})
    assert "td-ask-supposed" in [m.key for m in answer.lines]
    assert "td-ask-odds" not in [m.key for m in answer.lines]


def test_a_blocked_line_is_drawn_up_to_what_stops_it() -> None:
    lines = [*OPEN[:3], ". . . . w w w . . . . ", *OPEN[:7]]
    table = battle(["t34_85 F6 N"], ["panther F2 S"], lines)
    answer = ask(table, "sight", **{"from": "#1", "to": "#1"})
    assert answer.view is not None
    (drawn,) = (o.lines for o in answer.view.overlays if o.kind is OverlayKind.SIGHT)
    for line in drawn:
        if line.state == "blocked":
            assert line.stop is not None
            assert line.end[1] < line.stop[1] < line.start[1]


def test_sight_explains_what_it_does_not_understand() -> None:
    table = battle(["t34_85 F6 N"], ["panther F2 S"])
    for words in ({"from": "Q99", "to": "F2"}, {"from": "F6", "to": "F6"}, {"from": "", "to": ""}):
        found = RULESET.ask_board(table.tables, table.game, SPECTATOR, "sight", words)
        assert not isinstance(found, Answer)


def test_reach_numbers_the_hexes_by_cost_for_the_owner_only() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [2]})
    answer = ask(table, "reach")
    assert answer.view is not None
    (reach,) = (o for o in answer.view.overlays if o.kind is OverlayKind.REACH)
    costs = [c.cost for c in reach.choices]
    assert costs == sorted(costs)
    assert [c.number for c in reach.choices] == list(range(1, len(costs) + 1))
    other = RULESET.ask_board(table.tables, table.game, Viewer(("germany",)), "reach", {})
    assert not isinstance(other, Answer)


def test_status_shows_standing_orders_to_their_owner_only() -> None:
    table = battle(["t34_85 F6 N"], ["panther F2 S standing=fire_40"])
    own = ask(table, "status", "germany")
    assert own.lines[-1].key == "td-standing-fire"
    for seat in ("ussr", ""):
        assert "td-standing-fire" not in [m.key for m in ask(table, "status", seat).lines]
