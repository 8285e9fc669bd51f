"""Checks from the command line: data and scenarios with every fault, and whether the bot is alive."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path

from bot.content import LANGUAGES, ShippedContent
from bot.core.errors import ContentError
from bot.core.messages import Message
from bot.i18n import Texts
from bot.scheduler import HEARTBEAT_EVERY, SystemClock
from bot.storage import StoreFailed
from bot.tools.records import open_store

Tell = Callable[[str], None]

MISSED_BEATS = 2
"""So many heartbeats may be missing before the bot counts as dead."""


def check_data(files: Sequence[Path], tell: Tell) -> int:
    """Check scenario files, or everything that is shipped; 1 when there are faults."""
    content = ShippedContent()
    texts = Texts(content.root)
    english = texts.speaker("en", plain=True)
    if files:
        faults = [fault for file in files for fault in file_faults(content, file, english)]
        what = f"{len(files)} files"
    else:
        ids = [id_ for id_, _ in content.scenarios()]
        faults = [fault for id_ in ids for fault in scenario_faults(content, id_, id_, english)]
        faults += list(text_faults(content, texts, ids))
        what = f"{len(content.rulesets())} rulesets, {len(ids)} scenarios"
    for fault in faults:
        tell(fault)
    tell(f"{what}: {f'{len(faults)} faults' if faults else 'no faults'}")
    return 1 if faults else 0


def file_faults(content: ShippedContent, file: Path, english: Callable[[Message], str]) -> Iterator[str]:
    """Everything wrong with a scenario file."""
    try:
        id_ = content.add_scenario(file.read_text("utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as e:
        yield f"{file}: cannot be read: {e}"
    except ContentError as e:
        yield str(e)
    else:
        yield from scenario_faults(content, id_, str(file), english)


def scenario_faults(content: ShippedContent, id_: str, where: str, english: Callable[[Message], str]) -> Iterator[str]:
    """Everything wrong with a scenario, each fault with its place."""
    ruleset = dict(content.scenarios())[id_]
    read = content.read_scenario(ruleset, content.tables(ruleset), content.scenario_text(id_) or "")
    if not isinstance(read, tuple):
        return
    for fault in read:
        place = "".join(f":{n}" for n in (fault.line, fault.column) if n)
        yield f"{where}{place}: {english(fault.text)}"


def text_faults(content: ShippedContent, texts: Texts, ids: Sequence[str]) -> Iterator[str]:
    """Titles, briefings and sides that some language lacks, and rules that stand in one language only."""
    for id_, lang in product(ids, LANGUAGES):
        head = content.head(id_)
        yield from (
            f"{id_}: no {part} in {lang}" for part in ("title", "briefing") if not getattr(getattr(head, part), lang)
        )
        keys = {side.name.key for side in head.sides} - {"author-text"}
        yield from (f"{id_}: no text {key} in {lang}" for key in sorted(keys) if not texts.has(key, lang))
    english_rules, french_rules = ({rule.id for rule in content.rules(lang)} for lang in LANGUAGES)
    for rule in sorted(english_rules ^ french_rules):
        yield f"rule {rule} stands in one language only"


async def check_health(database: Path | None, tell: Tell) -> int:
    """Whether the bot's heartbeat is fresh; 1 when it is not."""
    try:
        async with open_store(database, ShippedContent()) as store:
            beat = await store.last_heartbeat()
    except StoreFailed as e:
        tell(str(e))
        return 1
    if beat is None:
        tell("The bot has not run on this database yet.")
        return 1
    age = SystemClock().now() - beat
    alive = age <= MISSED_BEATS * HEARTBEAT_EVERY
    tell(f"{'Alive' if alive else 'Not alive'}: the last heartbeat was {age} s ago.")
    return 0 if alive else 1
