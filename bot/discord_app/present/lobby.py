"""The lobby message: scenario, sides with who sits there, options."""

from __future__ import annotations

from bot.core.messages import Message, say
from bot.discord_app.present.status import options_line
from bot.service.model import Loaded


def lobby_lines(loaded: Loaded, names: dict[str, str], opener: str, invited: str, gm: str) -> list[Message]:
    """The lines of a lobby; ``names`` are display names by seat, empty where nobody sits."""
    row = loaded.row
    head = loaded.ruleset.head(loaded.tables, loaded.scenario)
    title = say("lobby-title", title=head.title.as_message(), number=row.number, length=head.length)
    lines = [title, head.briefing.as_message()]
    for side in head.sides:
        for seat in side.seats or (side.id,):
            who = names.get(seat, "")
            taken = say("lobby-seat-taken", who=who) if who else say("lobby-seat-open")
            lines.append(say("lobby-side", side=side.name, seat=taken, forces=side.forces))
    if row.status == "abandoned":
        return [*lines, say("lobby-closed")]
    lines.append(options_line(row))
    if row.options.solo:
        lines.append(say("lobby-solo", who=opener))
    if invited:
        lines.append(say("lobby-invited", who=invited))
    if gm:
        lines.append(say("lobby-gm", who=gm))
    if row.status == "lobby":
        filled = all(row.seats.values())
        lines.append(say("lobby-ready" if filled else "lobby-waiting", who=opener))
    else:
        lines.append(say("lobby-started"))
    return lines
