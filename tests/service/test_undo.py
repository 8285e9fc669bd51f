"""Taking orders back: alone when it gives nothing away, else with consent (S33); numbered orders; rewinds."""

from __future__ import annotations

import pytest

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.messages import say
from bot.service.orders import live_now
from tests.service.conftest import MakeTable
from tests.service.toy_table import ALICE, BOB, GM, Table, done, refused


@pytest.fixture
async def table(make_table: MakeTable) -> Table:
    return await make_table(d4=[4, 2, 3], d10=[2, 3, 10])


async def undo(table: Table, game: str) -> str:
    """Undo by Alice; says whether it was done at once or asked for."""
    result = done(await table.games.undo(game, ALICE, table.cause()))
    loaded = await table.games.load(game)
    return {"OrderUndone": "done", "ProposalOpened": "asked"}[type(loaded.stored[result.first - 1].event).__name__]


async def test_an_order_that_gave_nothing_away_is_taken_back_at_once(table: Table) -> None:
    game = await table.game()
    before = (await table.games.load(game)).state.rules
    done(await table.order(game, "look"))
    assert await undo(table, game) == "done"
    assert (await table.games.load(game)).state.rules == before
    assert refused(await table.games.undo(game, ALICE, "again")).code == "refuse-nothing-to-undo"


@pytest.mark.parametrize("verb", ["drive", "draw"])
async def test_S33_a_die_or_a_card_seen_needs_consent(table: Table, verb: str) -> None:
    game = await table.game()
    done(await table.order(game, verb))
    after = (await table.games.load(game)).state.rules
    assert await undo(table, game) == "asked"
    loaded = await table.games.load(game)
    assert loaded.state.rules == after
    proposal = loaded.state.proposal
    assert proposal is not None
    assert (proposal.kind, proposal.text.key, proposal.to) == ("undo", "proposal-undo", ("blue",))
    done(await table.games.act(game, BOB, cmd.AnswerProposal(proposal.id, True), "yes"))
    loaded = await table.games.load(game)
    assert "OrderUndone" in await table.types(game)
    assert loaded.state.rules.driven is False
    assert loaded.state.rules.hands["red"] == ()


async def test_an_order_others_have_acted_on_needs_consent(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "finish"))
    done(await table.order(game, "look", BOB))
    assert await undo(table, game) == "asked"


async def test_an_open_public_question_is_withdrawn_with_the_order(make_table: MakeTable) -> None:
    table = await make_table(d4=[4])
    game = await table.game()
    done(await table.order(game, "drive"))
    await table.walk(game, 3)
    assert await undo(table, game) == "done"
    assert (await table.games.load(game)).state.pending == ()


async def test_a_refused_undo_changes_nothing(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "drive"))
    await undo(table, game)
    loaded = await table.games.load(game)
    assert loaded.state.proposal is not None
    done(await table.games.act(game, BOB, cmd.AnswerProposal(loaded.state.proposal.id, False), "no"))
    assert (await table.games.load(game)).state.rules == loaded.state.rules


async def test_a_player_cannot_name_the_version_to_undo_to(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "look"))
    done(await table.order(game, "drive"))
    assert refused(await table.games.act(game, BOB, cmd.Undo(6), "x")).code == "refuse-nothing-to-undo"
    forged = cmd.Propose("undo", say("trust me"), 5, 1)
    done(await table.games.act(game, ALICE, forged, "y"))
    proposal = (await table.games.load(game)).state.proposal
    assert proposal is not None
    lines = await table.games.orders(game)
    assert (proposal.target, proposal.text.key) == (lines[-1].before, "proposal-undo")


async def test_orders_are_numbered_and_undone_ones_stay_marked(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "drive"))
    done(await table.order(game, "look"))
    await undo(table, game)
    done(await table.order(game, "finish"))
    lines = await table.games.orders(game)
    assert [(o.n, o.text.key, o.seat, o.void) for o in lines] == [
        (1, "order-drive", "red", False),
        (2, "order-look", "red", True),
        (3, "order-finish", "red", False),
    ]
    assert (lines[0].before, lines[0].after) == (6, 9)
    assert lines[1].before == 9


async def test_a_rewind_goes_to_command_boundaries_only(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "drive"))
    assert await table.games.boundaries(game) == (6, 9)
    assert refused(await table.games.act(game, GM, cmd.Rewind(8, "r"), "a", role="gm")).code == "refuse-rewind-target"
    done(await table.games.act(game, GM, cmd.Rewind(6, "wrong die"), "b", role="gm"))
    assert not (await table.games.load(game)).state.rules.driven


async def test_a_reopened_game_gets_a_new_secret_and_is_active_again(make_table: MakeTable) -> None:
    table = await make_table()
    game = await table.game()
    done(await table.order(game, "draw"))
    done(await table.games.act(game, ALICE, cmd.Resign(), "r"))
    first = await table.store.secret(game, 1)
    done(await table.games.act(game, GM, cmd.Rewind(6, "a misunderstanding"), "b", role="gm"))
    loaded = await table.games.load(game)
    assert (loaded.row.status, loaded.state.epoch) == ("active", 2)
    secrets = await table.store.secrets(game)
    assert set(secrets) == {1, 2}
    assert secrets[2] != first
    epoch = [e.event for e in loaded.stored if isinstance(e.event, ev.DiceEpochStarted)][-1]
    assert loaded.row.commitment == epoch.commitment
    reshuffle = [e.event for e in loaded.stored if isinstance(e.event, ev.Rolled)][-1]
    assert (reshuffle.kind, reshuffle.epoch) == ("shuffle", 2)
    await table.restart()
    done(await table.order(game, "drive"))


async def test_a_game_is_not_reopened_over_another(table: Table) -> None:
    game = await table.game()
    done(await table.games.act(game, ALICE, cmd.Resign(), "r"))
    await table.lobby()
    refusal = refused(await table.games.act(game, GM, cmd.Rewind(6, "again"), "b", role="gm"))
    assert refusal.code == "refuse-channel-taken"


async def test_what_counts_now_follows_rewinds_and_rewinds_of_rewinds(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "look"))  # versions 7, 8
    done(await table.games.act(game, GM, cmd.Rewind(6, "r"), "a", role="gm"))  # 9, 10
    stored = (await table.games.load(game)).stored
    assert live_now(stored) == {1, 2, 3, 4, 5, 6, 10}
    done(await table.games.act(game, GM, cmd.Rewind(8, "no"), "b", role="gm"))  # 11, 12
    stored = (await table.games.load(game)).stored
    assert live_now(stored) == {1, 2, 3, 4, 5, 6, 7, 8, 12}
