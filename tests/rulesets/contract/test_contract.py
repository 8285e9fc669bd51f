"""What every ruleset must keep to, whatever its rules."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.core import commands as cmd
from bot.core import kernel
from bot.core.codec import Codec
from bot.core.errors import CorruptLog
from bot.core.events import KERNEL_EVENTS, Event
from bot.core.refusals import Refusal, RefusalKind
from bot.core.ruleset import SPECTATOR, Ruleset, Viewer
from bot.core.state import History
from bot.tools.simulate import SeededDice, _fits
from tests.rulesets.contract.games import Played, Stop, as_of, content, filled, played, scenarios
from tests.rulesets.contract.registry import RULESETS, Entry
from tests.rulesets.contract.texts import LOCALES, bundle, citations, faults, messages

DATA = LOCALES.parent
CASES = [pytest.param(e, s, id=f"{e.id}-{s}") for e in RULESETS for s in scenarios(e.id)]
EACH = [pytest.param(e, id=e.id) for e in RULESETS]


def game_of(entry: Entry, scenario: str) -> Played:
    return played(entry.id, scenario, 1)


def sampled(game: Played, count: int) -> list[Stop]:
    rests = [s for s in game.stops if s.state.outcome is None]
    return random.Random(5).sample(rests, min(count, len(rests)))


def give(game: Played, stop: Stop, seat: str, order: cmd.Order) -> Any:
    text = game.ruleset.describe(game.tables, stop.state, order)
    command = cmd.Command("x", 10_000, cmd.GiveOrder(order, text), "player", seat)
    return kernel.decide(game.ruleset, game.tables, as_of(game, stop), command, SeededDice(random.Random(3)))


@pytest.mark.parametrize("entry", EACH)
def test_it_is_a_ruleset(entry: Entry) -> None:
    ruleset = content().ruleset(entry.id)
    assert isinstance(ruleset, Ruleset)
    assert ruleset.id == entry.id
    assert ruleset.version >= 1
    assert ruleset.verbs
    assert scenarios(entry.id)


@pytest.mark.parametrize("entry", EACH)
def test_tags_are_unique_among_its_own_and_the_kernels(entry: Entry) -> None:
    ruleset = content().ruleset(entry.id)
    for types in ((*KERNEL_EVENTS, *ruleset.event_types), ruleset.order_types, ruleset.edit_types):
        tags = [t.__struct_config__.tag for t in types]
        assert len(set(tags)) == len(tags)
        assert all(tags)


# the menu is the law


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_everything_in_the_menu_is_accepted(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    rng = random.Random(7)
    for stop in sampled(game, 12):
        for seat in game.seats:
            menu = game.ruleset.menu(game.tables, stop.state, seat)
            for item in rng.sample(menu, min(12, len(menu))):
                found = give(game, stop, seat, filled(item, rng))
                assert not isinstance(found, Refusal), (item.order, found)


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_everything_accepted_was_in_the_menu(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    rng = random.Random(8)
    refused = 0
    for stop in sampled(game, 25):
        for seat in game.seats:
            menu = game.ruleset.menu(game.tables, stop.state, seat)
            for _, order in rng.sample(game.orders, min(12, len(game.orders))):
                if not any(_fits(item, order) for item in menu):
                    assert isinstance(give(game, stop, seat, order), Refusal), order
                    refused += 1
    assert refused


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_somebody_can_always_go_on(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    for stop in game.stops:
        if stop.state.outcome is None and not stop.state.pending:
            seat = game.ruleset.to_act(stop.state.rules)
            assert game.ruleset.menu(game.tables, stop.state, seat)


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_a_refusal_changes_nothing(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    (stop,) = sampled(game, 1)
    history = as_of(game, stop)
    before = history.state
    other = next(s for s in game.seats if s != game.ruleset.to_act(stop.state.rules))
    for _, order in game.orders[:5]:
        text = game.ruleset.describe(game.tables, stop.state, order)
        command = cmd.Command("x", 10_000, cmd.GiveOrder(order, text), "player", other)
        kernel.decide(game.ruleset, game.tables, history, command, SeededDice(random.Random(3)))
    assert history.state is before


# the log


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_every_state_survives_json(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    codec = Codec(game.ruleset)
    for state in game.history.states:
        assert codec.decode_state(codec.encode(state)) == state


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_the_log_replays_without_dice_and_tables(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    codec = Codec(game.ruleset)
    replayed: History[Any] = History(game.ruleset)
    for event, state in zip(game.events, game.history.states[1:], strict=True):
        replayed.apply(codec.decode_event(codec.encode(event)))
        assert replayed.state == state


@pytest.mark.parametrize("entry", EACH)
def test_evolve_knows_every_event_of_its_own_and_no_other(entry: Entry) -> None:
    ruleset = content().ruleset(entry.id)

    class Stranger(Event, frozen=True, tag="stranger_of_the_contract_suite"):
        pass

    state = game_of(entry, scenarios(entry.id)[0]).history.state.rules
    with pytest.raises(CorruptLog):
        ruleset.evolve(state, Stranger())
    with pytest.raises(CorruptLog):
        Codec(ruleset).decode_event(b'{"type":"stranger_of_the_contract_suite"}')


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_states_are_sound_and_never_changed_in_place(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    codec = Codec(game.ruleset)
    for stop in game.stops:
        assert game.ruleset.invariants(game.tables, stop.state) == ()
        assert codec.encode(stop.state) == codec.encode(game.history.states[stop.events])


# what is shown


def viewers(game: Played) -> list[Viewer]:
    return [SPECTATOR, *(Viewer((seat,)) for seat in game.seats)]


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_views_leak_nothing(entry: Entry, scenario: str) -> None:
    """Whatever a viewer must not know may be anything: the picture stays the same."""
    game = game_of(entry, scenario)
    for stop in sampled(game, 20):
        for viewer in viewers(game):
            hidden = entry.disguise(stop.state, viewer)
            for focus in ("", "question"):
                seen = game.ruleset.view(game.tables, stop.state, viewer, focus=focus)
                assert game.ruleset.view(game.tables, hidden, viewer, focus=focus) == seen


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_private_lines_reach_their_seats_only(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    for batch in game.batches():
        for viewer in viewers(game):
            for told in game.ruleset.narrate(game.tables, batch, viewer):
                assert not told.seats or set(told.seats) & set(viewer.seats)


@pytest.mark.parametrize(("entry", "scenario"), CASES)
def test_every_view_has_alt_text_and_a_status(entry: Entry, scenario: str) -> None:
    game = game_of(entry, scenario)
    for stop in sampled(game, 10):
        view = game.ruleset.view(game.tables, stop.state, SPECTATOR)
        assert view.alt
        assert view.status.key
        assert view.ruleset == entry.id


# texts and citations


def everything(entry: Entry) -> Iterator[Any]:
    """All that is said in one random game of each scenario."""
    for scenario in scenarios(entry.id):
        game = game_of(entry, scenario)
        yield game.events
        for n, batch in enumerate(game.batches()):
            for viewer in viewers(game):
                yield game.ruleset.narrate(game.tables, batch, viewer)
            for focus in ("", "shot") if batch and n % 4 == 0 else ():
                yield game.ruleset.view(game.tables, batch[-1].after, SPECTATOR, batch, focus=focus)
        for stop in sampled(game, 12):
            yield game.ruleset.view(game.tables, stop.state, SPECTATOR, focus="question")
            for seat in game.seats:
                yield game.ruleset.menu(game.tables, stop.state, seat)
                for _, order in game.orders[:25]:
                    found = give(game, stop, seat, order)
                    yield found if isinstance(found, Refusal) else ()


@pytest.mark.parametrize("entry", EACH)
def test_everything_said_has_a_text_in_both_languages_and_rules_that_exist(entry: Entry) -> None:
    wrong: set[str] = set()
    rules = {lang: rulebook(entry.id, lang) for lang in ("en", "fr")}
    seen: set[str] = set()
    for thing in everything(entry):
        for message in messages(thing):
            signature = f"{message.key} {sorted(message.args)}"
            if signature in seen:
                continue
            seen.add(signature)
            wrong.update(f for lang in ("en", "fr") for f in faults(message, lang))
        for rule in citations(thing):
            wrong.update(f"no rule {rule} in {lang}" for lang, known in rules.items() if rule not in known)
    assert not wrong
    assert len(seen) > 40


def rulebook(ruleset: str, lang: str) -> set[str]:
    return set(tomllib.loads((DATA / "rulebook" / lang / f"{ruleset}.toml").read_text(encoding="utf-8")))


def sources(entry: Entry) -> list[Path]:
    return sorted((DATA.parent / "bot" / "rulesets" / entry.id).glob("*.py"))


@pytest.mark.parametrize("entry", EACH)
def test_both_languages_have_the_same_keys_with_the_same_arguments(entry: Entry) -> None:
    found = {}
    for lang in ("en", "fr"):
        text = (LOCALES / lang / f"{entry.id}.ftl").read_text(encoding="utf-8")
        blocks = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.M)[1:]
        found[lang] = {b.split(" =")[0]: set(re.findall(r"\$([a-z][a-z0-9-]*)", b)) for b in blocks}
    assert found["en"].keys() == found["fr"].keys()
    assert {k: a for k, a in found["fr"].items() if not a <= found["en"][k]} == {}


@pytest.mark.parametrize("entry", EACH)
def test_every_key_named_in_the_code_exists(entry: Entry) -> None:
    prefix = {"tank_duel": "td", "great_war": "gw"}[entry.id]
    keys = {k for p in sources(entry) for k in re.findall(rf'"({prefix}-[a-z0-9-]+)"', p.read_text(encoding="utf-8"))}
    assert keys
    missing = {f"{lang} {k}" for lang in ("en", "fr") for k in keys if not bundle(lang).has_message(k)}
    assert missing == set()


@pytest.mark.parametrize("entry", EACH)
def test_every_rule_named_in_the_code_exists(entry: Entry) -> None:
    prefix = {"tank_duel": "TD", "great_war": "GW"}[entry.id]
    pattern = rf'"({prefix}-[A-Z]?[0-9]+(?:\.[0-9]+)?)"'
    cited = {r for p in sources(entry) for r in re.findall(pattern, p.read_text(encoding="utf-8"))}
    assert cited
    assert cited <= rulebook(entry.id, "en")
    assert cited <= rulebook(entry.id, "fr")


# orders in words


@pytest.mark.parametrize("entry", EACH)
def test_unknown_verbs_and_empty_words_are_refused_not_crashed(entry: Entry) -> None:
    game = game_of(entry, scenarios(entry.id)[0])
    for stop in sampled(game, 10):
        for seat in game.seats:
            for verb in (*game.ruleset.verbs, "dance"):
                for words in ({}, {"unit": "@everyone"}, {"unit": "#1", "path": "\u202e\x00", "to": "ZZ"}):
                    found = game.ruleset.parse(game.tables, stop.state, seat, verb, words)
                    assert isinstance(found, Refusal | cmd.Order)
                    if verb == "dance":
                        assert isinstance(found, Refusal)
                        assert found.kind in (RefusalKind.UNREADABLE, RefusalKind.UNTIMELY)
