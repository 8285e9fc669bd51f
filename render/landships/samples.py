"""Sample views for the demonstration and the tests, made in code."""

from __future__ import annotations

from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource

from bot.core.view import (
    Badge,
    BoardView,
    CardView,
    Counter,
    Crop,
    DiceRow,
    DieFace,
    HandView,
    HexView,
    MapView,
    Message,
    ObjectiveView,
    Overlay,
    OverlayKind,
    Panel,
    ScoreView,
    SideView,
)
from bot.hexes import Grid, Hex
from render.common.data import data_file
from render.common.picture import Say

__all__ = [
    "GRID",
    "artillery",
    "at",
    "attack",
    "board_of",
    "bog",
    "dice",
    "fray_bentos",
    "hand",
    "havrincourt",
    "say",
    "say_in",
    "terrains",
    "units",
    "words",
]

GRID = Grid((12, 11, 12, 11, 12, 11, 12, 11, 12, 11, 12), bottom_up=True)
_TERRAIN = {
    ".": "countryside", "T": "trench", "F": "forest", "B": "building", "x": "rubble", "M": "mine_crater", "C": "church",
    "K": "bunker", "R": "river", "S": "stream", "L": "lane", "o": "countryside", "w": "countryside",
}  # fmt: skip
_UNITS = {
    "I": "infantry", "B": "infantry", "M": "machine_gun", "R": "mortar", "G": "field_gun", "1": "mark_i_male",
    "4": "mark_iv_male", "5": "mark_iv_female", "C": "captured_mark_iv_male",
}  # fmt: skip
_FULL = {"infantry": 4, "machine_gun": 3, "mortar": 3, "field_gun": 3}


def words(text: str) -> Message:
    """A message whose text is given."""
    return Message("author-text", {"en": text, "fr": text})


@lru_cache(maxsize=2)
def _bundle(language: str) -> FluentBundle:
    folder = data_file("").parent / "locales" / language
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / "render_gw.ftl").read_text(encoding="utf-8")))
    return bundle


def say_in(language: str) -> Say:
    """Turns sample messages and the fixed words of the pictures into text, in en or fr."""

    def say(message: Message) -> str:
        if message.key == "author-text":
            return str(message.args[language])
        bundle = _bundle(language)
        pattern = bundle.get_message(message.key).value
        if pattern is None:
            raise KeyError(message.key)
        text, faults = bundle.format_pattern(pattern, dict(message.args))
        if faults:
            raise ValueError(f"{message.key}: {faults}")
        return str(text)

    return say


say = say_in("en")


def at(label: str) -> Hex:
    """Hex of a printed label."""
    h = GRID.parse(label)
    if h is None:
        raise ValueError(label)
    return h


def board_of(rows: str, lines: dict[str, int]) -> MapView:
    """Map of eleven rows, the top first: a letter a hex, behind it o crater, w wire, + fort, ^ hill."""
    hexes = []
    for r, row in enumerate(rows.strip().splitlines()):
        for c, word in enumerate(row.split()):
            h = GRID.hex_at(c, r)
            tokens = tuple(t for s, t in (("o", "crater"), ("w", "wire"), ("+", "fortified")) if s in word)
            own = next((side for side, number in lines.items() if number == 11 - r and word[0] == "T"), "")
            hexes.append(HexView(h, _TERRAIN[word[0]], "^" in word, tokens, own))
    return MapView("sample", GRID, tuple(hexes), sections=True, enemy_edges={"british": "bottom", "german": "top"})


def units(text: str) -> tuple[Counter, ...]:
    """Counters from words like ``D6:b4:1/1:ordered``: hex, side and type, strength, badges."""
    out = []
    for i, word in enumerate(text.split()):
        place, kind, *rest = word.split(":")
        side = {"b": "british", "g": "german", "f": "french"}[kind[0]]
        art = _UNITS.get(kind[1:2], kind[1:]) if len(kind) == 2 else kind[1:]
        full = _FULL.get(art, 1)
        left, total = (int(x) for x in rest[0].split("/")) if rest and rest[0] else (full, full)
        badges = [Badge(b) for b in rest[1].split(",") if b] if len(rest) > 1 else []
        if kind[1:] == "B":
            badges.append(Badge.BOMBER)
        facing = int(rest[2]) if len(rest) > 2 else (6 if side == "british" else 7)
        out.append(Counter(f"u{i}", side, i, words(art), art, at(place), facing, 0, tuple(badges), left, total))
    return tuple(out)


_HAVRINCOURT = """
. . . . . . . . . . . .
. . T T T T T T T . .
. . . . . . B . . . . .
. . . . B B B . . . .
. . . . B B . . . . . .
F F . . w w . . o . .
. F o . . . . . . . F .
. o . . o . . . o . .
. . . . . . . o . . . .
. T T T T T T T T T .
. . . . . . . . . . . .
"""

_FRAY_BENTOS = """
. . . . . . . . . . . .
T T T T T T T T T T T
. . . . . . . . . . . .
. . . o . . . . x . .
. . o . . . o . . x . .
. . . . . o . . . . .
. . . o . . . . o . . .
. . . . . . o . . . .
. . . . . . . . . . . .
T T T T T T T T T T T
. . . . . . . . . . . .
"""


def _view(
    title: str, date: str, board: MapView, pieces: str, scores: tuple[ScoreView, ScoreView], **more: object
) -> BoardView:
    sides = (
        SideView("british", words("British"), "british", scores[0]),
        SideView("german", words("German"), "german", scores[1]),
    )
    values: dict[str, object] = {
        "ruleset": "great_war", "title": words(title), "subtitle": words(date), "map": board, "sides": sides,
        "counters": units(pieces), "objectives": (), "turns": 0, "note": words("Battle"),
    }  # fmt: skip
    values.update(more)
    return BoardView(**values)  # type: ignore[arg-type]


def havrincourt(**more: object) -> BoardView:
    """The village in the middle of the game, one shot just fired."""
    defaults: dict[str, object] = {
        "turn": 7,
        "to_act": "british",
        "status": words("British to act"),
        "objectives": tuple(
            ObjectiveView(at(h), 1, "british" if h == "F7" else "") for h in ("G9", "E8", "F8", "G8", "E7", "F7")
        ),
        "overlays": (
            Overlay(OverlayKind.ATTACK, (at("G8"), at("F5")), "german", text=words("3 dice")),
            Overlay(OverlayKind.STAMP, (at("F5"),), value="hit", text=words("Hit ×1")),
        ),
    }
    return _view(
        "Havrincourt",
        "20 November 1917",
        board_of(_HAVRINCOURT, {"british": 2, "german": 10}),
        "D10:gI F10:gG G10:gR G9:gI I9:gI:3/4 E8:gB F8:gI:3/4 G8:gM:2/3 E7:gI:2/4 "
        "F7:bmark_iv_female:0/1:done:1 D6:b4:1/1:ordered:6 H5:b4:1/1:bogged:2 "
        "E5:bI F5:bB:3/4:ordered I4:bI:2/4 C3:bI F3:bM G2:bB J2:bI F1:bR",
        (
            ScoreView(medals=3, medals_needed=8, hq_tokens=7, command_cards=6, combat_cards=3, reserve_artillery=5),
            ScoreView(medals=2, medals_needed=8, hq_tokens=6, command_cards=5, combat_cards=2, reserve_artillery=3),
        ),
        **{**defaults, **more},
    )


def fray_bentos(**more: object) -> BoardView:
    """A stuck tank between the lines."""
    defaults: dict[str, object] = {"turn": 4, "to_act": "german", "status": words("Germans to act")}
    return _view(
        "Fray Bentos",
        "23-24 August 1917",
        board_of(_FRAY_BENTOS, {"british": 2, "german": 10}),
        "E11:gI G11:gR B10:gI C10:gM D10:gI:3/4 F10:gM H10:gI J10:gI E8:gB:4/4:ordered H7:gB:2/4 "
        "F6:b4:2/3:bogged:1 E4:bI:3/4 H4:bI:2/4 B2:bI E2:bM H2:bI J2:bI G1:bR",
        (
            ScoreView(medals=1, medals_needed=5, hq_tokens=6, command_cards=4, combat_cards=3, reserve_artillery=3),
            ScoreView(medals=1, medals_needed=5, hq_tokens=5, command_cards=5, combat_cards=2, reserve_artillery=3),
        ),
        **{**defaults, **more},
    )


def _die(text: str) -> DieFace:
    """A die from ``burst:counts:potential hit``; digits are targeting dice."""
    face, effect, *caption = text.split(":")
    return DieFace(
        "target" if face.isdigit() else "battle", face, effect, words(":".join(caption)) if caption else None
    )


def dice(text: str) -> tuple[DieFace, ...]:
    """Dice from descriptions separated by bars."""
    return tuple(_die(t) for t in text.split("|"))


def _row(title: str, line: str, rolled: str, result: str, *more: str) -> DiceRow:
    return DiceRow(words(title), (words(line),), dice(rolled), words(result), tuple(words(m) for m in more))


def attack() -> BoardView:
    """A bomber's attack on the stuck tank, confirmed once."""
    rows = (
        _row("Attack roll", "E8 infantry with bomber, two hexes: 3 dice",
             "soldier:nothing:no effect|deadly:counts:potential hit bomber at 2|burst:counts:potential hit",
             "2 to confirm", "deadly die counts", "for the bomber at 2 hexes"),
        _row("Confirm roll", "2 hits and one die because F6 is bogged",
             "burst:counts:confirmed|flag:nothing:nothing|soldier:nothing:nothing", "1 confirmed",
             "token off, 2 left: 1 medal", "no retreat, no HQ token"),
    )  # fmt: skip
    return fray_bentos(
        overlays=(
            Overlay(OverlayKind.ATTACK, (at("E8"), at("F6")), "german", text=words("3 dice")),
            Overlay(
                OverlayKind.STAMP, (at("F6"),), value="confirmed", text=words("Confirmed ×1\none token off, two left")
            ),
        ),
        crop=Crop((at("E8"), at("F6"))),
        panel=Panel("combat", words("Attack"), (), rows, style="confirmed", side="german"),
    )


def bog() -> BoardView:
    """A tank bogs on its second hex after another was freed."""
    rows = (
        _row("Recovery", "H5 Mk IV: its own die and two bought with HQ tokens",
             "flag:nothing:nothing|hq:pays:frees it|soldier:nothing:nothing", "Recovered", "one HQ symbol is enough;",
             "it may move and battle"),
        _row("D3 to E4", "2 dice: one for the second hex, one for the crater",
             "soldier:nothing:nothing|deadly:counts:bogs", "Bogged", "stops in E4, no battle", "this turn"),
    )  # fmt: skip
    return havrincourt(
        turn=3,
        note=words("Movement"),
        objectives=(),
        counters=units(
            "E4:b4:1/1:bogged:1 H5:bmark_iv_female:1/1:ordered:2 G4:bI:3/4 G3:bI D2:bI E2:bM F2:bB H2:bI F8:gI G8:gM"
        ),
        overlays=(
            Overlay(OverlayKind.GHOST, (at("D3"),), "british", unit="u0"),
            Overlay(OverlayKind.PATH, (at("D3"), at("E3"), at("E4")), "british"),
            Overlay(OverlayKind.BOG_DICE, (at("E3"),), text=words("0 dice")),
            Overlay(OverlayKind.BOG_DICE, (at("E4"),), text=words("2 dice"), faces=("soldier", "deadly")),
            Overlay(OverlayKind.STAMP, (at("E4"),), value="bogged", text=words("Bogged")),
            Overlay(OverlayKind.STAMP, (at("H5"),), value="recovered", text=words("Recovered")),
        ),
        crop=Crop((at("D3"), at("E4"), at("H5"), at("G2"))),
        panel=Panel("combat", words("Movement"), (), rows, style="bogged", side="british"),
    )


def artillery() -> BoardView:
    """Reserve artillery on a gun in the trench."""
    rows = (
        _row("Targeting", "Reserve artillery 5: five HQ tokens paid, aimed at F10",
             "5:counts:on target|6:counts:on target|2::G11: empty|5:counts:on target|3::G9", "3 on target",
             "a crater: protection", "of the trench is gone"),
        _row("Shells", "One die each. On target all symbols count",
             "burst:counts:F10: hit|soldier:counts:F10: hit|hq:pays:F10: +1 token|flag::G9: retreat 1", "2 hits",
             "field gun: 1 figure left", "G9 may ignore the flag"),
    )  # fmt: skip
    shells = ("F10", "F10", "F10", "G11", "G9")
    return havrincourt(
        turn=5,
        note=words("Battle: artillery first"),
        objectives=(),
        counters=units("D10:gI F10:gG:1/3 G10:gR I10:gI G9:gI E8:gB F8:gI G8:gM"),
        overlays=(
            Overlay(OverlayKind.ARTILLERY, tuple(at(h) for h in ("F10", "F11", "G11", "G9", "F9")), "british"),
            *(Overlay(OverlayKind.SHELL, (at(h),)) for h in shells),
            Overlay(OverlayKind.STAMP, (at("F10"),), value="hit", text=words("Hit ×2\nnew shell crater")),
        ),
        crop=Crop((at("F10"), at("G11"), at("G9"), at("F8"))),
        panel=Panel("combat", words("Reserve artillery"), (), rows, style="hit", side="british"),
    )


def card(
    number: int, kind: str, art: str, title: str, text: str, *, cost: int | None = None,
    sections: tuple[int, int, int] | None = None, playable: bool = True, note: str = "",
) -> CardView:  # fmt: skip
    """One sample card."""
    return CardView(
        f"c{number}",
        kind,
        number,
        words(title),
        words(text),
        art,
        cost,
        sections,
        playable,
        words(note) if note else None,
    )


def hand() -> HandView:
    """Five cards of the four kinds."""
    probe = card(1, "section", "probe", "Probe left", "Order 2 units in the left section.", sections=(2, 0, 0))
    text = "Order 1 unit. At the end of the turn draw 2 command cards, keep 1."
    recon = card(2, "section", "recon", "Recon centre", text, sections=(0, 1, 0))
    text = "Reserve artillery at any hex; or field guns and mortars battle with +1 die."
    bombard = card(3, "tactic", "artillery", "Artillery Bombard", text, note="Tactic: whole board")
    text = "Machine guns and female tanks that did not move fire with +1 die each."
    barrage = card(4, "combat", "barrage", "Machine Gun Barrage", text, cost=2, playable=False, note="Battle phase")
    text = "An attacked infantry unit strikes first in close combat."
    counter = card(5, "reaction", "counter", "Counter-attack", text, cost=1, playable=False)
    return HandView("british", (probe, recon, bombard), (barrage, counter), 7)


_TERRAINS = """
. . . . . . M . . . . .
F T T T T K . . C . .
F F . . T T T T . B B .
. .^ .^ . . . . x x . .
S S S S . . R R R R R R
. . w w . .+ . L L L .
. T T T T . . L . . . .
. . . . Fo o . . . . .
. . . w^ . . . . . . . .
. L L . . T T . . S .
. . . . . . . . S . . .
"""


def terrains() -> BoardView:
    """Every kind of ground on one map."""
    board = board_of(_TERRAINS, {"british": 5, "german": 10})
    lines = tuple(
        HexView(h.hex, h.terrain, h.hill, h.tokens, "german" if h.hex.r <= 2 else "british")
        if h.terrain == "trench"
        else h
        for h in board.hexes
    )
    board = MapView("t", GRID, lines, bridges=(at("B7"),), sections=True, enemy_edges=board.enemy_edges)
    scores = (ScoreView(medals_needed=6), ScoreView(medals_needed=6))
    return _view("Terrain", "every kind", board, "C5:bI G9:gI C6:bI", scores, turn=1, to_act="", status=words("Sample"))
