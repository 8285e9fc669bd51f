"""Sample views that ask for a zoom: a shot, a question, choices."""

from __future__ import annotations

from bot.core.view import (
    Badge,
    BoardView,
    Choice,
    Counter,
    Crop,
    DiceRow,
    DieFace,
    Hex,
    MapView,
    Overlay,
    OverlayKind,
    Panel,
    SightLine,
)
from render.samples import duel_map, la_chapelle, text
from render.samples_views import at, board_view, boards, chapelle_counters, piece, sides

__all__ = ["choices", "question", "shot", "small_choices", "views"]

_SHOT_ROWS = (
    DiceRow(text("Sight"), tuple(text(w) for w in ("hidden", "clear", "blocked")), (), text("2 of 3 lines free")),
    DiceRow(
        text("To hit: 6 or more"),
        (text("+1 began the turn halted"), text("−1 target in motion"), text("−1 partly hidden")),
        (DieFace("d10", "8"),),
        text("= 7: hit, bonus +0"),
    ),
    DiceRow(
        text("Penetration: more than 113"),
        (text("34 + 123 + 0"),),
        (DieFace("d100", "34"),),
        text("= 157 > 113"),
    ),
)
_QUESTION_ROWS = (
    DiceRow(
        text("Fire Panther #1"),
        (text("hits the left side 48"), text("+1 began halted"), text("−1 target in motion")),
        (),
        text("60 %"),
    ),
    DiceRow(text("Fire StuG #2"), (text("hits the front 113"), text("+1 began halted")), (), text("40 %")),
    DiceRow(text("Hold"), (text("the shot is kept for a later step"),), ()),
)


def _at_e7(view: MapView, *badges: Badge) -> tuple[Counter, ...]:
    moved = piece(view, "france", 2, "Sherman", "sherman75", "E7", "NE", *badges)
    return tuple(moved if c.unit == moved.unit else c for c in chapelle_counters(view))


def _lines(shooter: Hex, target: Hex) -> tuple[SightLine, ...]:
    (sx, sy), (tx, ty) = shooter.center(), target.center()
    lines = []
    for (dx, dy), state, share in (
        ((0.0, -0.5), "hidden", 0.3),
        ((0.433, -0.25), "clear", None),
        ((0.433, 0.25), "blocked", 0.6),
    ):
        end = (tx + dx, ty + dy)
        stop = None if share is None else (sx + (end[0] - sx) * share, sy + (end[1] - sy) * share)
        lines.append(SightLine((sx, sy), end, state, stop))
    return tuple(lines)


def shot() -> BoardView:
    """A resolved shot with sight lines, zone, stamp and dice."""
    view = la_chapelle()
    counters = _at_e7(view)
    shooter, target = at(view, "H5"), at(view, "E7")
    overlays = (
        Overlay(OverlayKind.SIGHT, hexes=(shooter, target), lines=_lines(shooter, target)),
        Overlay(OverlayKind.IMPACT, hexes=(target,), value="front", text=text("Front 113")),
        Overlay(OverlayKind.SHOT, hexes=(shooter, target), side="germany"),
        Overlay(OverlayKind.STAMP, hexes=(target,), value="destroyed", text=text("Destroyed")),
    )
    panel = Panel(
        "shot",
        text("Opportunity fire at E7"),
        (
            text("StuG #2, P 123"),
            text("Sherman #2, front 113"),
            text("chance before the roll 40 %"),
            text("TD-4.1 TD-5 TD-6"),
        ),
        _SHOT_ROWS,
        text("Sherman #2 destroyed"),
        "destroyed",
        "germany",
    )
    return board_view(view, counters, overlays, crop=Crop((shooter, target)), panel=panel)


def question() -> BoardView:
    """Opportunity fire is asked."""
    view = la_chapelle()
    counters = _at_e7(view, Badge.IN_MOTION)
    mover, panther, stug = at(view, "E7"), at(view, "D3"), at(view, "H5")
    overlays = (
        Overlay(
            OverlayKind.PATH, hexes=tuple(at(view, x) for x in ("B7", "C7", "D7", "E7")), side="france", unit="france-2"
        ),
        Overlay(OverlayKind.MOVER, hexes=(mover,), side="france", unit="france-2"),
        Overlay(OverlayKind.SHOOTER, hexes=(panther,), side="germany", unit="germany-1"),
        Overlay(OverlayKind.SHOOTER, hexes=(stug,), side="germany", unit="germany-2"),
        Overlay(OverlayKind.AIM, hexes=(panther, mover), side="germany", text=text("60 %")),
        Overlay(OverlayKind.AIM, hexes=(stug, mover), side="germany", text=text("40 %")),
    )
    panel = Panel(
        "question",
        text("Germany: fire or hold?"),
        (text("Sherman 2 has just entered E7 (step 3), in motion"),),
        _QUESTION_ROWS,
        side="germany",
    )
    return board_view(
        view,
        counters,
        overlays,
        crop=Crop((mover, panther, stug)),
        panel=panel,
        deciding=True,
        status=text("Germany decides"),
        to_act="germany",
    )


def choices() -> BoardView:
    """Where may a tank go?"""
    view = la_chapelle()
    start = at(view, "B7")
    taken = {c.hex for c in chapelle_counters(view)}
    costs: list[tuple[int, Hex]] = []
    for h in view.grid:
        d = h - start
        far = max(abs(d.q), abs(d.r), abs(d.s))
        if 0 < far <= 4 and view.grid.column_of(h) <= 4 and h not in taken:
            costs.append((far, h))
    costs.sort(key=lambda x: (x[0], x[1].r, view.grid.column_of(x[1])))
    found = tuple(Choice(i + 1, h, cost) for i, (cost, h) in enumerate(costs))
    overlays = (
        Overlay(
            OverlayKind.REACH, hexes=(*(c.hex for c in found), start), side="france", unit="france-2", choices=found
        ),
        Overlay(OverlayKind.MOVER, hexes=(start,), side="france", unit="france-2"),
    )
    rows = (DiceRow(text("4 AP"), (), (DieFace("d4", "2"), DieFace("d4", "2"))),)
    panel = Panel(
        "choices",
        text("Sherman 2: where to?"),
        (text("in motion, facing NE · at least one hex"), text("final facing is asked next")),
        rows,
        side="france",
    )
    return board_view(view, chapelle_counters(view), overlays, crop=Crop(tuple(c.hex for c in found)), panel=panel)


def small_choices() -> BoardView:
    """A few choices on a small map."""
    view = duel_map()
    counters = (
        piece(view, "germany", 1, "Panther", "panther", "C2", "SE"),
        piece(view, "ussr", 1, "T-34/85", "t34_85", "G5", "N"),
    )
    found = tuple(Choice(i + 1, at(view, x), 1 + i // 2) for i, x in enumerate(("C3", "D2", "D3", "E2", "C4")))
    overlays = (
        Overlay(OverlayKind.REACH, hexes=tuple(c.hex for c in found), side="germany", unit="germany-1", choices=found),
        Overlay(OverlayKind.MOVER, hexes=(at(view, "C2"),), side="germany", unit="germany-1"),
    )
    panel = Panel(
        "choices",
        text("Panther 1: where to?"),
        (text("halted, facing SE"),),
        (DiceRow(text("2 AP"), (), (DieFace("d4", "2"),)),),
        side="germany",
    )
    return board_view(
        view,
        counters,
        overlays,
        sides=sides(counters, {"germany": 0, "ussr": 0}),
        crop=Crop(tuple(c.hex for c in found)),
        panel=panel,
    )


def views() -> dict[str, BoardView]:
    """All samples by name, the whole boards too."""
    return {
        **boards(),
        "shot": shot(),
        "question": question(),
        "choices": choices(),
        "choices-small": small_choices(),
    }
