"""Sample views over the sample maps, one a kind of picture."""

from __future__ import annotations

from bot.core.view import (
    Badge,
    BoardView,
    Counter,
    Hex,
    MapView,
    ObjectiveView,
    Overlay,
    OverlayKind,
    RosterEntry,
    ScoreView,
    SideView,
)
from bot.hexes import facing_from_name
from render.samples import duel_map, la_chapelle, large_map, text

__all__ = ["ARTS", "at", "board_view", "boards", "chapelle_counters", "piece", "sides"]

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


def chapelle_counters(view: MapView) -> tuple[Counter, ...]:
    return (
        piece(view, "france", 1, "M10", "m10", "D10", "N", _AMBUSH, _DONE, kills=2),
        piece(view, "france", 2, "Sherman", "sherman75", "B7", "NE", _MOTION),
        piece(view, "france", 3, "Sherman", "sherman75", "I6", "N", _DONE),
        piece(view, "france", 4, "Sherman", "sherman75", "J7", "NW", _WRECK),
        piece(view, "germany", 1, "Panther", "panther", "D3", "S", _AMBUSH, _DONE),
        piece(view, "germany", 2, "StuG", "stug3g", "H5", "SW"),
        piece(view, "germany", 3, "Pz IV", "pz4h", "H4", "S", _MOTION, _DONE),
    )


def board_view(
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
    return board_view(view, chapelle_counters(view), overlays, objectives=(ObjectiveView(at(view, "H6"), 5, "france"),))


def duel() -> BoardView:
    """Two tanks on a small map."""
    view = duel_map()
    counters = (
        piece(view, "germany", 1, "Panther", "panther", "B1", "S", kills=7),
        piece(view, "ussr", 1, "T-34/85", "t34_85", "G5", "N", _MOTION, turret=1),
    )
    return board_view(
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
    return board_view(
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
    return board_view(view, tuple(counters))


def boards() -> dict[str, BoardView]:
    """The whole boards by name."""
    return {
        "board": board(),
        "duel": duel(),
        "large": large(),
        "arts": arts(),
    }
