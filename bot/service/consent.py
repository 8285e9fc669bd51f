"""A game master's act that waits for the other side's consent, in casual games."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.commands import Action, Command
from bot.core.errors import CorruptLog
from bot.core.messages import Message, say
from bot.core.ruleset import Ruleset
from bot.core.run import Run
from bot.service.model import Loaded

CONSENT_WINDOW = 24 * 3600

_TYPES: dict[str, type[Any]] = {
    t.__name__: t
    for t in (
        cmd.RuleOnDecision,
        cmd.ExtendDecision,
        cmd.Pause,
        cmd.Resume,
        cmd.EnterDice,
        cmd.Note,
        cmd.EndGame,
        cmd.Rewind,
        cmd.SubstitutePerson,
        cmd.Amend,
    )
}


def ask(action: Action, act: Message) -> cmd.Propose:
    """The request that carries a game master's act until it is consented to; ``act`` says what it would do."""
    reason = getattr(action, "reason", "") or getattr(action, "text", "")
    key = "gm-act-with-reason" if reason else "gm-act-without-reason"
    text = say("proposal-consent", what=say(key, act=act, reason=reason))
    return cmd.Propose("consent", text, CONSENT_WINDOW, payload=pack(action))


def pack(action: Action) -> str:
    """A game master's act as text, to wait for somebody's yes."""
    return msgspec.json.encode([type(action).__name__, action]).decode()


def read(ruleset: Ruleset[Any], payload: str) -> Action:
    """The act that waited. Raises CorruptLog."""
    try:
        name, body = msgspec.json.decode(payload)
        if name != "Amend":
            action: Action = msgspec.convert(body, _TYPES[name])
            return action
        edit = msgspec.convert(body["edit"], Union[tuple(ruleset.edit_types)])
        return cmd.Amend(edit, body["reason"])
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as e:
        raise CorruptLog(f"an act that waits for consent cannot be read: {e}") from e


def act_that_waited(loaded: Loaded, run: Run[Any]) -> Command | None:
    """After a yes to a consent request: the game master's act, to be stored with the yes."""
    proposal = loaded.state.proposal
    if proposal is None or proposal.kind != "consent":
        return None
    closed = any(
        isinstance(e, ev.ProposalClosed) and e.proposal == proposal.id and e.result == "accepted" for e in run.events
    )
    if not closed:
        return None
    return Command("", run.at, read(loaded.ruleset, proposal.payload), "gm")
