"""What is posted for which events, and which messages are edited instead.

One step message per activation (or turn) is edited at each resolved move or shot while it is less than an hour old;
a question, the board when its answer hands the move back to the mover, and the board at the end of an activation are
new messages, because an edit mentions nobody; only the newest board has buttons.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial

import discord
import msgspec

from bot.core import events as ev
from bot.core.decisions import Decision
from bot.core.messages import Message, say
from bot.core.ruleset import SPECTATOR, Moment
from bot.discord_app import limits
from bot.discord_app.components import panels
from bot.discord_app.moments import (
    as_of,
    has_ended,
    is_aside,
    is_handed_back,
    is_request_alone,
    questions_opened,
    scene_of,
    to_act,
)
from bot.discord_app.pictures import Pictures, Shown, files_of
from bot.discord_app.present.lines import block
from bot.discord_app.present.lobby import lobby_lines
from bot.discord_app.present.questions import answered_line, question_lines
from bot.discord_app.present.status import status_lines
from bot.discord_app.present.story import moments_of, story
from bot.discord_app.sending import Attached, ChannelGone, MessageGone, Sender
from bot.i18n import Texts
from bot.service.games import Games
from bot.service.model import Loaded, OutboxRow, Post
from bot.service.ports import Clock, Store

EDIT_FOR = 3600
"""A message older than this many seconds is not edited any more: such edits are rationed."""


class Postings:
    """Writes posts of each kind."""

    def __init__(
        self, games: Games, store: Store, texts: Texts, pictures: Pictures, sender: Sender, clock: Clock
    ) -> None:
        self._games = games
        self._store = store
        self._texts = texts
        self._pictures = pictures
        self._sender = sender
        self._clock = clock

    # lobby

    async def lobby(self, row: OutboxRow) -> None:
        """Post the lobby message or bring it up to date."""
        loaded = await self._games.load(row.game)
        lang = loaded.row.options.language
        names = await self._games.names(loaded.row)
        lines = lobby_lines(
            loaded,
            names,
            await self._games.name_of(loaded.row.opener),
            await self._games.name_of(loaded.row.invited),
            await self._games.name_of(loaded.row.gm),
        )
        lines += await self.more_in_lobby(loaded)
        content = "\n".join(block(lines, self._texts.speaker(lang)))
        view = panels.lobby_buttons(loaded, self._texts.speaker(lang, plain=True))
        await self.add_buttons(loaded, view)
        old = await self._store.posts(row.game, "lobby")
        if old and row.payload == "fresh":
            await self._sender.strip(old[-1].channel, old[-1].message)
            await self._store.close_post(old[-1].message)
            old = ()
        preview = loaded.ruleset.preview(loaded.tables, loaded.scenario)
        is_drawn = bool(old) and old[-1].key == lang
        picture = None if is_drawn else await self._pictures.board(preview, lang, await self._theme(loaded))
        if old:
            post, attached = old[-1], self._attached(lang, [picture])
            try:
                await self._sender.edit(
                    post.channel, post.message, content, view=view, attached=attached, keep_files=is_drawn
                )
                await self._store.put_post(msgspec.structs.replace(post, key=lang))
                return
            except (MessageGone, ChannelGone):
                await self._store.close_post(post.message)
        if loaded.row.status == "lobby":
            await self._new(loaded, "lobby", lang, content, [picture], view, nonce=f"l{row.id}")

    async def more_in_lobby(self, loaded: Loaded) -> list[Message]:
        """Further lines of a lobby message."""
        return []

    async def add_buttons(self, loaded: Loaded, view: discord.ui.View | None) -> None:
        """Further buttons of a lobby message."""

    async def other_posts(self) -> bool:
        """Post what belongs to no game; False when something has to be tried again later."""
        return True

    # events

    async def events(self, row: OutboxRow) -> None:
        """The story and the pictures of what one command did."""
        loaded = await self._games.load(row.game)
        loaded = as_of(loaded, row.last)
        moments = moments_of(loaded, row.first, row.last)
        if not moments:
            return
        if any(isinstance(m.event, ev.GameCreated) for m in moments):
            await self.lobby(row)
        await self._close_questions(loaded, moments)
        await self._tell(loaded, row, moments)
        for number, decision in enumerate(questions_opened(moments)):
            if loaded.state.decision(decision.id) is not None:
                await self._question(loaded, decision, moments, f"q{row.id}.{number}")
        await self._proposal(loaded, moments, row.id)

    async def _tell(self, loaded: Loaded, row: OutboxRow, moments: Sequence[Moment]) -> None:
        """The story as a step or a board. What is followed at once is not drawn, but a board's shot always is."""
        names = await self._games.names(loaded.row)
        scene_before, scene_after = scene_of(loaded, moments[0].before), scene_of(loaded, moments[-1].after)
        ended = has_ended(loaded, moments, scene_before, scene_after)
        scene = scene_before or scene_after
        step = await self._step_of(loaded, scene) if scene else None
        is_board = ended or is_handed_back(loaded, moments)
        first = step.first if step is not None and not ended else row.first
        lines = story(loaded, moments_of(loaded, first, row.last), names)
        if not lines or is_request_alone(moments):
            return
        pictures: list[Shown | None] = []
        if not is_board and is_aside(loaded, moments):
            await self._new(loaded, "notice", "", self._text(loaded, lines), [], None, nonce=f"a{row.id}")
            return
        if not await self._is_followed(row):
            pictures = await self._pictures_of(loaded, moments, with_board=is_board)
        elif is_board:
            pictures = await self._shot_of(loaded, moments)
        if is_board:
            if step is not None:
                await self._store.close_post(step.message)
            await self._board(loaded, lines, pictures, row)
            return
        waits = status_lines(loaded, names)[:1] if loaded.state.pending else []
        content = self._text(loaded, [*lines, *waits])
        if step is not None and await self._edit_step(step, loaded, content, pictures, row):
            return
        await self._new(
            loaded, "step", scene_after, content, pictures, None, nonce=f"s{row.id}", span=(first, row.last)
        )

    async def _is_followed(self, row: OutboxRow) -> bool:
        """Whether there is more to tell that will be posted next."""
        now = await self._games.load(row.game)
        return bool(story(now, moments_of(now, row.last + 1, now.state.version), {}))

    async def _step_of(self, loaded: Loaded, scene: str) -> Post | None:
        posts = await self._store.posts(loaded.row.id, "step")
        young = self._clock.now() - EDIT_FOR
        return next((p for p in reversed(posts) if p.key == scene and p.posted_at > young), None)

    async def _edit_step(
        self, step: Post, loaded: Loaded, content: str, pictures: Sequence[Shown | None], row: OutboxRow
    ) -> bool:
        try:
            await self._sender.edit(
                step.channel,
                step.message,
                content,
                attached=self._attached(loaded.row.options.language, pictures),
            )
        except (MessageGone, ChannelGone):
            await self._store.close_post(step.message)
            return False
        await self._store.put_post(msgspec.structs.replace(step, last=row.last))
        return True

    async def _board(
        self, loaded: Loaded, lines: Sequence[Message], pictures: Sequence[Shown | None], row: OutboxRow
    ) -> None:
        """A new board message with the buttons; the one before loses its own. Whoever is to act is mentioned."""
        names = await self._games.names(loaded.row)
        users = await self._users(loaded, to_act(loaded))
        status = status_lines(loaded, names)
        said = self._text(loaded, [*lines, *status])
        pings = " ".join(f"<@{u}>" for u in users)
        content = limits.cut(f"{said}\n{pings}".strip(), limits.CONTENT)
        await self._take_buttons(loaded.row.id)
        plain = self._texts.speaker(loaded.row.options.language, plain=True)
        view = panels.board_buttons(loaded.row.id, plain, is_over=loaded.state.outcome is not None)
        await self._new(
            loaded, "board", "", content, pictures, view, nonce=f"b{row.id}", span=(row.first, row.last), mention=users
        )

    async def _take_buttons(self, game: str) -> None:
        for old in await self._store.posts(game, "board"):
            await self._sender.strip(old.channel, old.message)
            await self._store.close_post(old.message)

    async def board_now(self, game: str) -> None:
        """The present board and open questions as new messages."""
        loaded = await self._games.load(game)
        await self._board_of(loaded)
        for decision in loaded.state.pending:
            await self._question(loaded, decision, (), "")

    async def _board_of(self, loaded: Loaded) -> None:
        version = loaded.state.version
        row = OutboxRow(0, loaded.row.id, "republish", version, version, "", 0, 0)
        view = loaded.ruleset.view(loaded.tables, loaded.state, SPECTATOR)
        picture = await self._pictures.board(view, loaded.row.options.language, await self._theme(loaded))
        await self._board(loaded, [], [picture], row)

    # questions

    async def _question(self, loaded: Loaded, decision: Decision, moments: Sequence[Moment], nonce: str) -> None:
        lang = loaded.row.options.language
        is_public = decision.audience == "public"
        users = await self._users(loaded, decision.seats)
        pings = " ".join(f"<@{u}>" for u in users)
        room = limits.CONTENT - len(pings) - 1
        lines = question_lines(decision, self._texts.speaker(lang), with_options=is_public, room=room)
        text = "\n".join(lines)
        content = limits.cut(f"{pings} {text}".strip(), limits.CONTENT)
        plain = self._texts.speaker(lang, plain=True)
        game = loaded.row.id
        view = panels.question_controls(game, decision, plain) if is_public else panels.answer_button(game, plain)
        pictures: list[Shown | None] = []
        if is_public:
            board = loaded.ruleset.view(loaded.tables, loaded.state, SPECTATOR, moments, focus="question")
            pictures = [await self._pictures.board(board, lang, await self._theme(loaded))]
        await self._new(
            loaded,
            "question",
            decision.id,
            content,
            pictures,
            view,
            nonce=nonce,
            span=(loaded.state.version, loaded.state.version),
            mention=users,
        )

    async def mend(self, game: str) -> list[str]:
        """Post anew what somebody deleted of a running game, its board and its questions; nobody tells us of that.
        Returns the questions posted."""
        loaded = await self._games.load(game)
        if loaded.row.status != "active":
            return []
        had_board = await self._store.posts(game, "board")
        if await self._lost(game, "board") or not had_board:
            await self._board_of(loaded)
        await self._lost(game, "question")
        there = {p.key for p in await self._store.posts(game, "question")}
        anew = [d for d in loaded.state.pending if d.id not in there]
        for decision in anew:
            await self._question(loaded, decision, (), "")
        return [d.id for d in anew]

    async def _lost(self, game: str, role: str) -> bool:
        """Whether posts of a role are no more; they count as closed from now on."""
        gone = [p for p in await self._store.posts(game, role) if not await self._sender.is_there(p.channel, p.message)]
        for post in gone:
            await self._store.close_post(post.message)
        return bool(gone)

    async def _close_questions(self, loaded: Loaded, moments: Sequence[Moment]) -> None:
        """Edit each answered question to one line of what was decided; questions that a rewind dropped lose buttons."""
        names = await self._games.names(loaded.row)
        speak = self._texts.speaker(loaded.row.options.language)
        posts = {p.key: p for p in await self._store.posts(loaded.row.id, "question")}
        for moment in moments:
            event = moment.event
            if isinstance(event, ev.DecisionAnswered) and event.decision in posts:
                decision = moment.before.decision(event.decision)
                post = posts.pop(event.decision)
                if decision is not None:
                    line = answered_line(loaded, decision, event, names)
                    await self._close_question(post, "\n".join(block([line], speak)))
        for key, post in posts.items():
            if loaded.state.decision(key) is None:
                await self._close_question(post, speak(say("question-gone")))

    async def _close_question(self, post: Post, content: str) -> None:
        with contextlib.suppress(MessageGone, ChannelGone):
            await self._sender.edit(post.channel, post.message, content)
        await self._store.close_post(post.message)

    async def _proposal(self, loaded: Loaded, moments: Sequence[Moment], row: int) -> None:
        """A request gets its own message with two buttons; when it is closed they go."""
        for post in await self._store.posts(loaded.row.id, "proposal"):
            if loaded.state.proposal is None or loaded.state.proposal.id != post.key:
                await self._sender.strip(post.channel, post.message)
                await self._store.close_post(post.message)
        opened = [m.event.proposal for m in moments if isinstance(m.event, ev.ProposalOpened)]
        for proposal in opened:
            if loaded.state.proposal is None or loaded.state.proposal.id != proposal.id:
                continue
            lang = loaded.row.options.language
            users = await self._users(loaded, proposal.to)
            who = (await self._games.names(loaded.row)).get(proposal.by) or proposal.by
            key = "proposal-ask-consent" if proposal.kind == "consent" else "proposal-ask"
            text = self._texts.say(say(key, who=who, text=proposal.text, due=proposal.due_at), lang)
            content = " ".join([*(f"<@{u}>" for u in users), text])
            view = panels.proposal_buttons(loaded.row.id, proposal.id, self._texts.speaker(lang, plain=True))
            await self._new(loaded, "proposal", proposal.id, content, [], view, nonce=f"p{row}", mention=users)

    # notices

    async def notice(self, row: OutboxRow, notice: Message) -> None:
        """A line about the table itself; a reminder mentions whom it reminds."""
        loaded = await self._games.load(row.game)
        users: list[int] = []
        if notice.key == "notice-reminder":
            decision = loaded.state.decision(str(notice.args.get("decision", "")))
            if decision is None or decision.id in await self.mend(row.game):
                return
            users = await self._users(loaded, decision.seats)
        content = self._text(loaded, [notice])
        pings = " ".join(f"<@{u}>" for u in users)
        await self._new(
            loaded, "notice", str(row.id), f"{pings} {content}".strip(), [], None, nonce=f"n{row.id}", mention=users
        )

    # parts

    async def _new(
        self,
        loaded: Loaded,
        role: str,
        key: str,
        content: str,
        pictures: Sequence[Shown | None],
        view: discord.ui.View | None,
        *,
        nonce: str,
        span: tuple[int, int] = (0, 0),
        mention: Sequence[int] = (),
    ) -> None:
        channel = loaded.row.channel
        message = await self._sender.send(
            channel,
            content,
            attached=self._attached(loaded.row.options.language, pictures),
            view=view,
            mention=mention,
            nonce=f"{loaded.row.id}.{nonce}" if nonce else "",
        )
        await self._store.put_post(
            Post(loaded.row.id, role, key, channel, message, span[0], span[1], self._clock.now(), role == "notice")
        )

    async def _pictures_of(self, loaded: Loaded, moments: Sequence[Moment], *, with_board: bool) -> list[Shown | None]:
        """The picture of the last shot, if one fell, and the board."""
        if loaded.state.rules is None:
            return []
        found = await self._shot_of(loaded, moments)
        if with_board or not found:
            view = loaded.ruleset.view(loaded.tables, loaded.state, SPECTATOR, moments)
            found.append(await self._pictures.board(view, loaded.row.options.language, await self._theme(loaded)))
        return found

    async def _shot_of(self, loaded: Loaded, moments: Sequence[Moment]) -> list[Shown | None]:
        if loaded.state.rules is None:
            return []
        shot = loaded.ruleset.view(loaded.tables, loaded.state, SPECTATOR, moments, focus="shot")
        if shot.panel is None:
            return []
        return [await self._pictures.board(shot, loaded.row.options.language, await self._theme(loaded))]

    async def _theme(self, loaded: Loaded) -> str:
        return (await self._store.settings(loaded.row.guild)).theme

    async def _users(self, loaded: Loaded, seats: Sequence[str]) -> list[int]:
        """Discord ids of those who hold seats."""
        found: list[int] = []
        for seat in seats:
            user = await self._store.user_of(loaded.state.seats.get(seat, "") or loaded.row.seats.get(seat, ""))
            if user is not None and user.id not in found:
                found.append(user.id)
        return found

    def _text(self, loaded: Loaded, lines: Sequence[Message]) -> str:
        said = block(lines, self._texts.speaker(loaded.row.options.language))
        return limits.keep_last_lines(said, limits.CONTENT - 100)  # room for the mentions that follow

    def _attached(self, lang: str, pictures: Sequence[Shown | None]) -> Attached:
        without = self._texts.say(say("missing-attach-files"), lang)
        return Attached(partial(files_of, pictures), without, self._texts.say(say("pictures-too-big"), lang))
