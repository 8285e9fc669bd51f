"""Sample views over the sample maps, one a kind of picture."""

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
    ObjectiveView,
    Overlay,
    OverlayKind,
    Panel,
    RosterEntry,
    ScoreView,
    SideView,
    SightLine,
)
from bot.hexes import facing_from_name
from render.samples import duel_map, la_chapelle, large_map, text

__all__ = ["ARTS", "views"]

ARTS = (
    "t34_76",
    "t34_85",
    "kv1",
    "is2_43",
    "is2_44",
    "su85",
    "pz3l",
    "pz4h",
    "stug3g",
    "panther",
    "tiger1",
    "tiger2",
    "jagdpanther",
    "sherman75",
    "sherman76",
    "firefly",
    "cromwell",
    "m10",
)

_MOTION, _AMBUSH, _DONE, _WRECK = Badge.IN_MOTION, Badge.AMBUSH, Badge.ACTIVATED, Badge.WRECK


def at(view: MapView, label: str) -> Hex:
    """The hex of a label; a wrong label is a fault of the sample."""
    h = view.grid.parse(label)
    if h is None:
        raise ValueError(label)
    return h


def piece(
    view: MapView,
    side: str,
    number: int,
    name: str,
    art: str,
    where: str,
    facing: str,
    *badges: Badge,
    turret: int = 0,
    kills: int = 0,
) -> Counter:
    """A counter at a label, facing by its compass name."""
    return Counter(
        unit=f"{side}-{number}",
        side=side,
        number=number,
        name=text(name),
        art=art,
        hex=at(view, where),
        facing=facing_from_name(facing) or 0,
        turret=turret,
        badges=badges,
        kills=kills,
        nation=side,
    )


def sides(counters: tuple[Counter, ...], points: dict[str, int]) -> tuple[SideView, ...]:
    """Both sides with a roster made from their counters."""
    names = {"france": "France", "germany": "Germany", "ussr": "Soviet Union"}
    out = []
    for side in points:
        roster = tuple(
            RosterEntry(c.unit, c.number, c.name, c.art, _WRECK not in c.badges) for c in counters if c.side == side
        )
        out.append(SideView(side, text(names[side]), side, ScoreView(points=points[side]), roster))
    return tuple(out)


def _chapelle_counters(view: MapView) -> tuple[Counter, ...]:
    return (
        piece(view, "france", 1, "M10", "m10", "D10", "N", _AMBUSH, _DONE, kills=2),
        piece(view, "france", 2, "Sherman", "sherman75", "B7", "NE", _MOTION),
        piece(view, "france", 3, "Sherman", "sherman75", "I6", "N", _DONE),
        piece(view, "france", 4, "Sherman", "sherman75", "J7", "NW", _WRECK),
        piece(view, "germany", 1, "Panther", "panther", "D3", "S", _AMBUSH, _DONE),
        piece(view, "germany", 2, "StuG", "stug3g", "H5", "SW"),
        piece(view, "germany", 3, "Pz IV", "pz4h", "H4", "S", _MOTION, _DONE),
    )


def _board(
    view: MapView, counters: tuple[Counter, ...], overlays: tuple[Overlay, ...] = (), **more: object
) -> BoardView:
    base: dict[str, object] = {
        "ruleset": "tank_duel",
        "title": text("La Chapelle"),
        "subtitle": text("Poche de Colmar · 21 Dec 1944 · game 17"),
        "map": view,
        "sides": sides(counters, {"france": 5, "germany": 24}),
        "counters": counters,
        "objectives": (),
        "turn": 4,
        "turns": 8,
        "to_act": "france",
        "status": text("France to act"),
        "note": text("Initiative: Germany (8 – 3)"),
        "overlays": overlays,
        "alt": (text("La Chapelle, turn 4 of 8."), text("France to act.")),
    }
    return BoardView(**{**base, **more})  # type: ignore[arg-type]


def board() -> BoardView:
    """The whole board in the middle of a game with the last path."""
    view = la_chapelle()
    path = tuple(at(view, x) for x in ("H1", "H2", "H3", "H4"))
    overlays = (
        Overlay(OverlayKind.PATH, hexes=path, side="germany", unit="germany-3"),
        Overlay(OverlayKind.GHOST, hexes=path[:1], side="germany", unit="germany-3"),
    )
    return _board(view, _chapelle_counters(view), overlays, objectives=(ObjectiveView(at(view, "H6"), 5, "france"),))


def shot() -> BoardView:
    """A resolved shot with sight lines, zone, stamp and dice."""
    view = la_chapelle()
    counters = tuple(
        piece(view, "france", 2, "Sherman", "sherman75", "E7", "NE") if c.unit == "france-2" else c
        for c in _chapelle_counters(view)
    )
    shooter, target = at(view, "H5"), at(view, "E7")
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
    overlays = (
        Overlay(OverlayKind.SIGHT, hexes=(shooter, target), lines=tuple(lines)),
        Overlay(OverlayKind.IMPACT, hexes=(target,), value="front", text=text("Front 113")),
        Overlay(OverlayKind.SHOT, hexes=(shooter, target), side="germany"),
        Overlay(OverlayKind.STAMP, hexes=(target,), value="destroyed", text=text("Destroyed")),
    )
    rows = (
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
    panel = Panel(
        "shot",
        text("Opportunity fire at E7"),
        (
            text("StuG #2, P 123"),
            text("Sherman #2, front 113"),
            text("chance before the roll 40 %"),
            text("TD-4.1 TD-5 TD-6"),
        ),
        rows,
        text("Sherman #2 destroyed"),
        "destroyed",
        "germany",
    )
    return _board(view, counters, overlays, crop=Crop((shooter, target)), panel=panel)


def question() -> BoardView:
    """Opportunity fire is asked."""
    view = la_chapelle()
    counters = tuple(
        piece(view, "france", 2, "Sherman", "sherman75", "E7", "NE", _MOTION) if c.unit == "france-2" else c
        for c in _chapelle_counters(view)
    )
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
    rows = (
        DiceRow(
            text("Fire Panther #1"),
            (text("hits the left side 48"), text("+1 began halted"), text("−1 target in motion")),
            (),
            text("60 %"),
        ),
        DiceRow(text("Fire StuG #2"), (text("hits the front 113"), text("+1 began halted")), (), text("40 %")),
        DiceRow(text("Hold"), (text("the shot is kept for a later step"),), ()),
    )
    panel = Panel(
        "question",
        text("Germany: fire or hold?"),
        (text("Sherman 2 has just entered E7 (step 3), in motion"),),
        rows,
        side="germany",
    )
    return _board(
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
    costs: list[tuple[int, Hex]] = []
    for h in view.grid:
        d = h - start
        far = max(abs(d.q), abs(d.r), abs(d.s))
        if 0 < far <= 4 and view.grid.column_of(h) <= 4:
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
    return _board(view, _chapelle_counters(view), overlays, crop=Crop(tuple(c.hex for c in found)), panel=panel)


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
    return _board(
        view,
        counters,
        overlays,
        sides=sides(counters, {"germany": 0, "ussr": 0}),
        crop=Crop(tuple(c.hex for c in found)),
        panel=panel,
    )


def duel() -> BoardView:
    """Two tanks on a small map."""
    view = duel_map()
    counters = (
        piece(view, "germany", 1, "Panther", "panther", "B1", "S", kills=7),
        piece(view, "ussr", 1, "T-34/85", "t34_85", "G5", "N", _MOTION, turret=1),
    )
    return _board(
        view,
        counters,
        title=text("Duel"),
        subtitle=text("One against one"),
        sides=sides(counters, {"germany": 0, "ussr": 0}),
        objectives=(ObjectiveView(at(view, "D3"), 5),),
        turn=1,
        to_act="germany",
        status=text("Germany to act"),
    )


def large() -> BoardView:
    """Six tanks a side on a large map."""
    view = large_map()
    spots = {"france": ("B4", "D7", "F12", "H14", "J9", "C13"), "germany": ("S3", "Q5", "N9", "M4", "R11", "P13")}
    counters: list[Counter] = []
    for s, side in enumerate(spots):
        for i, where in enumerate(spots[side]):
            badge = (_MOTION, _AMBUSH, _DONE, _WRECK)[(i + s) % 4]
            art = ARTS[s * 6 + i]
            counters.append(
                piece(
                    view,
                    side,
                    i + 1,
                    ("Panther", "IS-2 (1944)", "Sherman 76", "Pz IV", "Firefly", "Jagdpanther")[i],
                    art,
                    where,
                    ("N", "NE", "SE", "S", "SW", "NW")[i],
                    badge,
                    turret=i % 3,
                )
            )
    done = tuple(counters)
    return _board(
        view,
        done,
        title=text("The long road to Villers"),
        sides=sides(done, {"france": 41, "germany": 29}),
        turns=12,
        objectives=(ObjectiveView(at(view, "J8"), 5, "germany"), ObjectiveView(at(view, "E10"), 3)),
        to_act="germany",
        status=text("Germany to act"),
    )


def arts() -> BoardView:
    """Every tank there is, one that is not, and all six facings."""
    view = la_chapelle()
    counters: list[Counter] = []
    for i, art in enumerate((*ARTS, "maus")):
        where = view.grid.hex_at(1 + (i % 7) * 2, 1 + (i // 7) * 3)
        side = "germany" if 6 <= i <= 12 else "france"
        counters.append(
            Counter(
                f"u{i}",
                side,
                i % 9 + 1,
                text(art),
                art,
                where,
                facing=i % 6,
                turret=i % 2,
                nation="germany" if side == "germany" else "ussr" if i < 6 else "usa",
            )
        )
    return _board(view, tuple(counters))


def views() -> dict[str, BoardView]:
    """All samples by name."""
    return {
        "board": board(),
        "duel": duel(),
        "large": large(),
        "shot": shot(),
        "question": question(),
        "choices": choices(),
        "arts": arts(),
        "choices-small": small_choices(),
    }
