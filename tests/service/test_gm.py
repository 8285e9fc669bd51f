"""The game master's seat, rights by the matrix, consent in casual games, substitution."""

from __future__ import annotations

import msgspec
import pytest

from bot.core import commands as cmd
from bot.core.commands import Action
from bot.core.errors import CorruptLog
from bot.core.events import TableOptions
from bot.core.messages import Message
from bot.core.ruleset import Viewer
from bot.service import consent
from bot.service.model import GameRow, Place
from bot.service.policy import Standing, What, may
from tests.core import toy
from tests.service.toy_table import ALICE, BOB, CAROL, GM, HOUR, Table, done, refused

ROW = GameRow(
    "abcdef", 1, 10, 100, "toy", "lane", "active", TableOptions(), "p1", {"red": "p1", "blue": "p2"}, 0, 0, gm="p9"
)
OPENER, OTHER, SEAT_GM = Standing("p1"), Standing("p2"), Standing("p9")
ROLE_GM, MANAGER = Standing("p7", has_gm_role=True), Standing("p8", can_manage_channels=True)
STRANGER, ADMIN = Standing("p5"), Standing("p6", can_manage_guild=True)
PLAYER_WITH_ROLE = Standing("p2", has_gm_role=True)
EVERYBODY = (OPENER, OTHER, SEAT_GM, ROLE_GM, MANAGER, STRANGER, ADMIN, PLAYER_WITH_ROLE)


@pytest.mark.parametrize(
    ("what", "allowed"),
    [
        (What.WATCH, EVERYBODY),
        (What.PLAY, (OPENER, OTHER, PLAYER_WITH_ROLE)),
        (What.HAND, (OPENER, OTHER, PLAYER_WITH_ROLE, SEAT_GM)),
        (What.MANAGE_LOBBY, (OPENER,)),
        (What.GM, (SEAT_GM, ROLE_GM, MANAGER)),
        (What.TAKE_GM_SEAT, (SEAT_GM, ROLE_GM, MANAGER)),
        (What.SETTINGS, (ADMIN,)),
    ],
)
def test_the_matrix_of_rights(what: What, allowed: tuple[Standing, ...]) -> None:
    assert {who for who in EVERYBODY if may(ROW, who, what) is None} == set(allowed)


def test_a_player_with_the_role_referees_casual_games_only() -> None:
    casual = msgspec.structs.replace(ROW, options=TableOptions(casual=True))
    assert may(casual, PLAYER_WITH_ROLE, What.GM) is None
    refusal = may(ROW, PLAYER_WITH_ROLE, What.GM)
    assert refusal is not None
    assert refusal.code == "refuse-gm-plays"


def test_nobody_is_game_master_of_an_empty_seat() -> None:
    empty = msgspec.structs.replace(ROW, gm="", seats={"red": "", "blue": ""})
    assert may(empty, Standing(""), What.GM) is not None
    assert may(empty, Standing(""), What.PLAY) is not None


async def test_taking_the_seat_is_posted_and_shows_hidden_things_in_this_game_alone(table: Table) -> None:
    game = await table.game()
    row = await table.games.row(game)
    assert (await table.games.viewer(row, GM)) == Viewer((), False)
    taken = await table.games.take_gm_seat(game, GM)
    assert isinstance(taken, GameRow)
    assert await table.games.viewer(taken, GM) == Viewer((), True)
    assert await table.games.viewer(taken, ALICE) == Viewer(("red",), False)
    assert (await table.games.load(game)).row.gm == taken.gm
    notice = msgspec.json.decode((await table.store.outbox())[-1].payload, type=Message)
    assert (notice.key, notice.args) == ("notice-gm-seat", {"who": "Gil"})
    assert refused(await table.games.take_gm_seat(game, GM)).code == "refuse-gm-already"
    assert refused(await table.games.take_gm_seat(game, ALICE)).code == "refuse-gm-plays"
    assert refused(await table.games.leave_gm_seat(game, BOB)).code == "refuse-not-gm"
    left = await table.games.leave_gm_seat(game, GM)
    assert isinstance(left, GameRow)
    assert left.gm == ""
    done(await table.order(game, "look"))
    assert (await table.games.row(game)).gm == ""


async def test_players_do_not_referee_their_own_game(table: Table) -> None:
    game = await table.game()
    assert refused(await table.games.act(game, ALICE, cmd.Note("x"), "a", role="gm")).code == "refuse-gm-plays"
    acted = done(await table.games.act(game, GM, cmd.Note("x"), "b", role="gm"))
    assert (await table.games.load(game)).stored[acted.first - 1].actor == "gm"


ACTS: list[Action] = [
    cmd.Note("hello"),
    cmd.Amend(toy.SetAmmo("blue", 1), "agreed"),
    cmd.Pause("tea"),
    cmd.EnterDice("d4", (3,), "camera"),
    cmd.EndGame("red", "late"),
    cmd.Rewind(6, "again"),
    cmd.SubstitutePerson("blue", "p", "left"),
]


@pytest.mark.parametrize("action", ACTS, ids=lambda a: type(a).__name__)
async def test_in_a_casual_game_an_act_waits_for_consent_and_is_done_with_it(table: Table, action: Action) -> None:
    game = await table.game(TableOptions(casual=True))
    done(await table.order(game, "look"))
    done(await table.games.act(game, ALICE, action, "a", role="gm"))
    loaded = await table.games.load(game)
    proposal = loaded.state.proposal
    assert proposal is not None
    assert (proposal.kind, proposal.to, loaded.state.gm_acts) == ("consent", ("blue",), 0)
    await table.restart()
    result = done(await table.games.act(game, BOB, cmd.AnswerProposal(proposal.id, True), "b"))
    loaded = await table.games.load(game)
    types = [type(e.event).__name__ for e in loaded.stored[result.first - 1 :]]
    assert (types[0], types.count("GmActed")) == ("ProposalClosed", 1)
    assert loaded.state.gm_acts == 1
    assert {e.cause for e in loaded.stored[result.first - 1 :]} == {"b"}


async def test_without_consent_nothing_is_done(table: Table) -> None:
    game = await table.game(TableOptions(casual=True))
    done(await table.games.act(game, ALICE, cmd.Pause("tea"), "a", role="gm"))
    proposal = (await table.games.load(game)).state.proposal
    assert proposal is not None
    done(await table.games.act(game, BOB, cmd.AnswerProposal(proposal.id, False), "b"))
    assert (await table.games.load(game)).state.paused_at is None


async def test_a_player_alone_needs_nobodys_consent_in_a_casual_solo_game(table: Table) -> None:
    game = await table.game(TableOptions(casual=True, solo=True))
    done(await table.games.act(game, ALICE, cmd.Pause("tea"), "a", role="gm"))
    assert (await table.games.load(game)).state.paused_at is not None


@pytest.mark.parametrize("payload", ["", "[]", '["Nuke",{}]', '["Amend",{"edit":{"type":"none"},"reason":"r"}]'])
def test_an_act_that_cannot_be_read_is_a_corrupt_log(payload: str) -> None:
    with pytest.raises(CorruptLog):
        consent.read(toy.TOY, payload)


async def test_a_substitute_takes_over_with_a_question_open(table: Table) -> None:
    game = await table.game()
    await table.games.act(game, GM, cmd.EnterDice("d4", (3,), "r"), "d", role="gm")
    done(await table.order(game, "drive"))
    question = (await table.walk(game, 2)).state.pending[0]
    carol = await table.games.person(CAROL)
    done(await table.games.act(game, GM, cmd.SubstitutePerson("blue", carol, "Bob left"), "s", role="gm"))
    assert (await table.games.row(game)).seats["blue"] == carol
    assert refused(await table.answer(game, "hold", BOB)).code == "refuse-others-asked"
    done(await table.answer(game, "hold", CAROL, question.id))


async def test_two_acts_at_once_are_both_done_and_numbered(table: Table) -> None:
    game = await table.game()
    for n, user in enumerate((GM, CAROL)):
        done(await table.games.act(game, user, cmd.Note(f"note {n}"), f"n{n}", role="gm"))
    assert (await table.games.load(game)).state.gm_acts == 2


async def test_a_server_that_removed_the_bot_is_forgotten_after_thirty_days(table: Table) -> None:
    game = await table.game()
    other = await table.games.open(Place(11, 110), CAROL, "lane", None, TableOptions(), "other")
    assert isinstance(other, GameRow)
    await table.games.guild_left(10)
    table.clock.time += 30 * 24 * HOUR
    assert await table.games.purge() == 0
    await table.games.guild_back(10)
    table.clock.time += 10
    assert await table.games.purge() == 0
    assert (await table.games.row(game)).id == game
    await table.games.guild_left(10)
    table.clock.time += 30 * 24 * HOUR + 1
    assert await table.games.purge() == 1
    assert await table.store.game(game) is None
    assert await table.store.events(game) == ()
    assert await table.games.row(other.id) == other
    assert [r["name"] for r in await table.store.db.read("SELECT name FROM people")] == ["Carol"]
