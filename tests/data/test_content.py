"""The shipped data: found in a checkout and in a wheel, read once, faults named with their file."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

import bot.content
from bot.content import ShippedContent, data_path, find_rulesets
from bot.core.errors import ContentError
from bot.service.ports import Content


@pytest.fixture(scope="module")
def content() -> ShippedContent:
    return ShippedContent()


def test_a_checkout_reads_its_data_folder(root: Path) -> None:
    assert data_path() == root / "data"


def test_a_wheel_reads_the_data_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot" / "_data").mkdir(parents=True)
    (tmp_path / "data").mkdir()  # somebody else's
    monkeypatch.setattr(bot.content, "__file__", str(tmp_path / "bot" / "content.py"))
    assert data_path() == tmp_path / "bot" / "_data"
    shutil.rmtree(tmp_path / "bot" / "_data")
    shutil.rmtree(tmp_path / "data")
    with pytest.raises(ContentError):
        data_path()


def test_every_ruleset_has_its_tables(content: ShippedContent) -> None:
    for id_ in content.rulesets():
        raw = content.tables_raw(id_)
        files = msgspec.json.decode(raw, type=dict[str, str])
        assert list(files) == sorted(files)
        assert all(name.endswith(".toml") for name in files)
        assert content.tables_from(id_, raw) is content.tables_from(id_, raw)
        assert content.tables(id_) is content.tables_from(id_, raw)
    assert set(content.rulesets()) == set(find_rulesets())


def test_every_shipped_scenario_is_faultless(content: ShippedContent, root: Path) -> None:
    shipped = {p.stem for r in content.rulesets() for p in (root / "data/scenarios" / r).glob("*.toml")}
    assert {id_ for id_, _ in content.scenarios()} >= shipped
    for id_, ruleset in content.scenarios():
        head = content.head(id_)
        assert (head.id, head.ruleset) == (id_, ruleset)
        assert head.title.fr
        assert head.briefing.fr
        assert len(head.sides) == 2


def test_a_scenario_is_read_once(content: ShippedContent) -> None:
    id_, ruleset = content.scenarios()[0]
    text = content.scenario_text(id_)
    assert text is not None
    tables = content.tables(ruleset)
    assert content.read_scenario(ruleset, tables, text) is content.read_scenario(ruleset, tables, text)
    assert content.scenario_text("nowhere") is None


def test_a_scenario_added_for_one_run(tmp_path: Path, content: ShippedContent) -> None:
    id_, _ = content.scenarios()[0]
    text = content.scenario_text(id_)
    assert text is not None
    path = tmp_path / "my-fight.toml"
    path.write_text(text.replace(f'id = "{id_}"', 'id = "my-fight"', 1), encoding="utf-8")
    mine = ShippedContent(extra=[path])
    assert mine.head("my-fight").id == "my-fight"
    assert mine.head(id_).id == id_


@pytest.mark.parametrize("text", ["id = ", 'id = "x"\n', 'id = "x"\nruleset = "chess"\n'])
def test_a_file_that_is_no_scenario_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"odd\.toml"):
        ShippedContent(extra=[path])


def test_a_faulty_scenario_says_what_is_wrong_when_it_is_asked_for(content: ShippedContent) -> None:
    own = ShippedContent()
    ruleset = content.rulesets()[0]
    own.add_scenario(f'schema = 1\nid = "broken"\nruleset = "{ruleset}"\nnonsense = 1\n')
    with pytest.raises(ContentError, match="scenario broken"):
        own.head("broken")
    with pytest.raises(KeyError):
        own.head("nowhere")


def test_rules_are_found_by_id_in_both_languages(content: ShippedContent) -> None:
    english, french = content.rule("td-6.1 ", "en"), content.rule("TD-6.1", "fr")
    assert english is not None
    assert french is not None
    assert english.id == french.id == "TD-6.1"
    assert english.title != french.title
    assert english.ruleset == "tank_duel"
    assert content.rule("TD-6.1", "de") == english
    assert content.rule("XX-1", "en") is None
    assert {r.ruleset for r in content.rules("fr", "great_war")} == {"great_war"}
    assert len(content.rules("en")) == len(content.rules("fr"))


def test_a_rulebook_with_a_fault_names_its_file(tmp_path: Path) -> None:
    (tmp_path / "rulebook" / "en").mkdir(parents=True)
    (tmp_path / "rulebook" / "en" / "tank_duel.toml").write_text('["TD-1"]\ntitel = "x"\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"tank_duel\.toml"):
        ShippedContent(tmp_path)


def test_it_is_the_content_the_service_asks_for() -> None:
    assert {n for n in vars(Content) if not n.startswith("_")} <= set(dir(ShippedContent))
