"""The game master's desk: reading an act from words, seeing what it would do, confirming it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from bot.core import commands as cmd
from bot.core.commands import Action
from bot.core.decisions import Decision
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, Suggestion, illegal, unreadable, untimely
from bot.core.ruleset import Die
from bot.core.view import BoardView
from bot.service import acts, consent, orders
from bot.service.lobby import MAX_WINDOW
from bot.service.model import Done, Draft, Loaded, User
from bot.service.play import Play, substitution_fault
from bot.service.words import Named, pick

Wish = Callable[[Loaded], Action | Refusal]
"""Reads an act against the game as it is now."""

DRAFT_LIFE = 24 * 3600
"""An act nobody confirmed is swept after this many seconds."""


class Prepared(msgspec.Struct, frozen=True):
    """What an act would do. With a ``draft`` it waits for ``confirm``; without one it can be done at once."""

    action: Action
    lines: tuple[Message, ...]
    draft: str = ""
    view: BoardView | None = None


class Referee(Play):
    """Use cases of ``/gm``. Rights are the caller's to check (``may``)."""

    async def prepare(self, game: str, user: User, wish: Wish, cause: str) -> Prepared | Refusal:
        """Read an act and look at what it would do; one that cannot be seen at a glance is kept for confirmation."""
        person = await self.store.person_of(user)
        loaded = await self.load(game)
        refusal = _not_started(loaded)
        action = refusal if refusal is not None else wish(loaded)
        if isinstance(action, Refusal):
            return action
        fault = substitution_fault(loaded.row, action) if isinstance(action, cmd.SubstitutePerson) else None
        found = fault or acts.preview(loaded, action, self.clock.now())
        if isinstance(found, Refusal):
            return found
        if not found.must_confirm:
            return Prepared(action, found.lines, "", found.view)
        draft = Draft(cause, game, person, loaded.state.version, consent.pack(action), self.clock.now())
        await self.store.put_draft(draft)
        return Prepared(action, found.lines, cause, found.view)

    async def confirm(self, game: str, user: User, draft: str, cause: str) -> Done | Refusal:
        """Do what was previewed, if the game still is where it was then."""
        person = await self.store.person_of(user)
        found = await self.store.take_draft(draft, person)
        if found is None or found.game != game:
            return untimely("refuse-draft-gone")
        loaded = await self.load(game)
        if loaded.state.version != found.version:
            return untimely("refuse-draft-stale")
        action = consent.read(loaded.ruleset, found.body)
        return await self.act(game, user, action, cause, role="gm")

    async def drop_draft(self, user: User, draft: str) -> bool:
        """Throw a prepared act away; False when it is gone already."""
        person = await self.store.person_of(user)
        return await self.store.take_draft(draft, person) is not None

    # what may be offered

    async def rewind_targets(self, game: str) -> tuple[Suggestion, ...]:
        """Where a rewind may go, the newest first: orders that count, then acts."""
        loaded = await self.load(game)
        live = [o for o in orders.order_lines(loaded) if not o.void]
        found = [Suggestion("last", say("rewind-last", order=live[-1].text))] if live else []
        found += [Suggestion(str(o.n), say("rewind-order", n=o.n, order=o.text)) for o in reversed(live)]
        found += [Suggestion(f"act {a.n}", say("rewind-act", n=a.n, act=a.what)) for a in reversed(acts.acts(loaded))]
        return tuple(found)

    async def complete_edit(
        self, game: str, user: User, what: str, option: str, words: Mapping[str, str]
    ) -> tuple[Suggestion, ...]:
        """Values for one word of an edit; hidden ones for the game master's seat alone (law 7)."""
        loaded = await self.load(game)
        if loaded.state.rules is None:
            return ()
        forms = loaded.ruleset.edit_forms()
        if option == "what":
            return tuple(Suggestion(f.what, f.label) for f in forms)
        secret = any(f.secret for f in forms if f.what == what)
        if secret and not (await self.viewer(loaded.row, user)).is_gm:
            return ()
        return loaded.ruleset.complete_edit(loaded.tables, loaded.state, what, option, words)

    async def answers(self, game: str, user: User) -> tuple[Suggestion, ...]:
        """The answers to the open questions; secret ones for the game master's seat alone (S37)."""
        loaded = await self.load(game)
        is_gm = (await self.viewer(loaded.row, user)).is_gm
        found = [
            Suggestion(o.id, o.label)
            for d in loaded.state.pending
            if is_gm or d.audience == "public"
            for o in d.options
        ]
        return tuple(found)

    async def physical_dice(self, game: str) -> tuple[Die, ...]:
        """The kinds of dice that may be entered by hand."""
        loaded = await self.load(game)
        return loaded.ruleset.physical_dice(loaded.tables)

    async def seats_by_name(self, game: str) -> tuple[Named, ...]:
        """The seats of a game with what they are called."""
        return seats_named(await self.load(game))


def _not_started(loaded: Loaded) -> Refusal | None:
    if loaded.row.status in ("lobby", "abandoned") or not loaded.stored:
        return untimely("refuse-not-started" if loaded.row.status == "lobby" else "refuse-game-over")
    return None


# reading acts


def seats_named(loaded: Loaded) -> tuple[Named, ...]:
    """Each seat with the name of its side and what may be typed for it."""
    found: list[Named] = []
    for side in loaded.ruleset.head(loaded.tables, loaded.scenario).sides:
        found += [(seat, side.name, (side.id,)) for seat in side.seats or (side.id,)]
    return tuple(found)


def rewind(to: str, reason: str) -> Wish:
    return lambda loaded: acts.rewind_to(loaded, to, reason)


def amend(what: str, words: Mapping[str, str], reason: str, *, sees_hidden: bool) -> Wish:
    """An edit from its words; one of hidden things only by whoever sees them."""

    def read(loaded: Loaded) -> Action | Refusal:
        wanted = what.strip().casefold()
        if any(f.secret and f.what == wanted for f in loaded.ruleset.edit_forms()) and not sees_hidden:
            return illegal("refuse-need-gm-seat")
        edit = loaded.ruleset.parse_edit(loaded.tables, loaded.state, wanted, words)
        return edit if isinstance(edit, Refusal) else cmd.Amend(edit, reason)

    return read


def rule(answer: str, reason: str, *, sees_hidden: bool, labelled: Callable[[Message], str]) -> Wish:
    """A ruling on an open question, by an answer's id or the beginning of its label."""

    def read(loaded: Loaded) -> Action | Refusal:
        if not loaded.state.pending:
            return untimely("refuse-nothing-asked")
        shown = [d for d in loaded.state.pending if sees_hidden or d.audience == "public"]
        if not shown:
            return illegal("refuse-need-gm-seat")
        for decision in shown:
            id_ = _answer_id(decision, answer.strip(), labelled)
            if id_:
                return cmd.RuleOnDecision(decision.id, id_, reason)
        options = tuple(Suggestion(o.id, o.label) for d in shown for o in d.options)
        refusal = unreadable("refuse-which-answer", shown[0].rule, text=answer)
        return Refusal(refusal.kind, refusal.reasons, options)

    return read


def _answer_id(decision: Decision, text: str, labelled: Callable[[Message], str]) -> str:
    if decision.option(text) is not None:
        return text
    wanted = text.casefold()
    names = {o.id: labelled(o.label).casefold() for o in decision.options if not o.high}
    exact = [id_ for id_, name in names.items() if name == wanted]
    begun = exact or [id_ for id_, name in names.items() if wanted and name.startswith(wanted)]
    return begun[0] if len(begun) == 1 else ""


def extend(seconds: int, reason: str, now: int) -> Wish:
    """More time for the open question that ends first."""

    def read(loaded: Loaded) -> Action | Refusal:
        if not loaded.state.pending:
            return untimely("refuse-nothing-asked")
        if not 0 < seconds <= MAX_WINDOW:
            return illegal("refuse-window", low=1, high=MAX_WINDOW // 86400)
        question = min(loaded.state.pending, key=lambda d: d.due_at)
        return cmd.ExtendDecision(question.id, max(question.due_at, now) + seconds, reason)

    return read


def substitute(seat: str, person: str, reason: str) -> Wish:
    def read(loaded: Loaded) -> Action | Refusal:
        named = seats_named(loaded)
        found = pick(seat, named, "refuse-which-seat", "refuse-which-seat")
        if isinstance(found, Refusal):
            return found
        name = next(label for id_, label, _ in named if id_ == found)
        return cmd.SubstitutePerson(found, person, reason, say("gm-substituted-side", side=name))

    return read


def enter_dice(kind: str, text: str, reason: str) -> Wish:
    """Physical dice for the next roll of a kind; faces by number, or by the beginning of their name."""

    def read(loaded: Loaded) -> Action | Refusal:
        known = loaded.ruleset.physical_dice(loaded.tables)
        die = next((d for d in known if d.kind == kind.strip().casefold()), None)
        if die is None:
            return unreadable("refuse-die-kind", text=kind, known=", ".join(d.kind for d in known))
        faces = tuple(_face(die, word) for word in text.replace(",", " ").split())
        if not faces or not all(faces) or len(faces) > 12:
            example = ", ".join(dict.fromkeys(die.names)) or f"1-{die.sides}"
            return unreadable("refuse-die-faces", text=text, kind=die.kind, faces=example)
        named = " ".join(die.names[f - 1] if die.names else str(f) for f in faces)
        return cmd.EnterDice(die.kind, faces, reason, say("gm-dice", kind=die.kind, faces=named))

    return read


def _face(die: Die, word: str) -> int:
    """The number of a face; 0 when there is none."""
    if word.isascii() and word.isdigit():
        return int(word) if len(word) <= 3 and 1 <= int(word) <= die.sides else 0
    found = {name for name in die.names if name.casefold().startswith(word.casefold())}
    return die.names.index(found.pop()) + 1 if len(found) == 1 else 0


def end(winner: str, reason: str) -> Wish:
    """The game ends; ``draw`` or ``none`` for no winner, else a side."""

    def read(loaded: Loaded) -> Action | Refusal:
        if winner.strip().casefold() in ("draw", "none", "nul", ""):
            return cmd.EndGame("", reason, say("gm-ended-drawn"))
        sides = loaded.ruleset.head(loaded.tables, loaded.scenario).sides
        named: list[Named] = [(s.id, s.name, ()) for s in sides]
        found = pick(winner, named, "refuse-no-such-side", "refuse-which-side")
        if isinstance(found, Refusal):
            return found
        name = next(s.name for s in sides if s.id == found)
        return cmd.EndGame(found, reason, say("gm-ended-for", side=name))

    return read
