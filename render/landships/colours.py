"""Colours of the Great War pictures: the ground and things of both themes, and the looks of the sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.core.view import BoardView
from render.common.palette import RGB, rgb

__all__ = ["BRITISH", "DAY", "FRENCH", "GERMAN", "NIGHT", "SideLook", "Theme", "nations", "theme_of"]

BRITISH, GERMAN, FRENCH = "british", "german", "french"


@dataclass(frozen=True, slots=True)
class SideLook:
    """How one nation's pieces look; ``rim`` is the pale outline German pieces get at night."""

    nation: str
    face: RGB
    edge: RGB
    ink: RGB
    figure: RGB
    lost: RGB
    tank: RGB
    light: RGB
    dark: RGB
    track: RGB
    halo: RGB
    line: RGB
    rim: RGB | None = None


@dataclass(frozen=True)
class Theme:
    """One set of colours by name; ``night`` tells which."""

    name: str
    colours: Mapping[str, RGB]
    looks: Mapping[str, SideLook]

    @property
    def night(self) -> bool:
        return self.name == "dark"

    def __getitem__(self, name: str) -> RGB:
        return self.colours[name]

    def tones(self, kind: str) -> tuple[RGB, ...]:
        """The five tones of a kind of ground, light to dark."""
        return tuple(self.colours[f"{kind}{i}"] for i in range(1, 6))

    def look(self, nation: str) -> SideLook:
        return self.looks[nation]


_ROWS = """
grass1-5 | D0C9A4 C7C099 BDB68E B2AB83 A59F77 | 62624F 5A5B49 525442 4A4C3B 424434
dry1-5 | D8CBA8 CDBE98 C0B088 B2A179 A3926B | 6A6350 615A48 574F3F 4D4637 433D30
mud1-5 | BEAA8B B29D7D A68F6F 998162 8B7356 | 675C4C 5D5243 53493B 493F33 3F362B
worn mud_d puddle tuft | B9AC86 755E45 A9A996 7E7F55 | 5A5443 2E261D 6F7672 3A3E2C
soil_l soil soil_d rim | D9C49B B4966B 7D6243 D3BC92 | 9A8868 766549 40352A 8B795B
cut cut2 duck bag | 3A2C1E 5D4730 A98F64 EADBB6 | 15110C 2B2219 7A6A4C C2B28D
water water_l water_d bank bank_l | 84948F BCC6BC 5D6D6A 8A7452 CDB88C | 50646C 8FA3A8 33434A 4C4334 8A7C5F
forest forest_d trunk trunk_l | 7C7A55 67663F 3E3325 8A7A5C | 3F4433 333829 14110D 766C56
leaf1 leaf2 leaf3 | 6B6F45 7C7F50 5B5F3A | 343A27 3F452F 2A2F20
yard wall wall_d ruin | CDBE9C E3D6B8 9C8B6D 5A4A3B | 6E6753 A79C82 5E5443 231C16
roof1-5 | A2604A 8F5544 B07453 7C6A60 736E6A | 7A4A3B 6B4236 855841 58504B 4F5458
conc conc_d chalk hach | B9B4A4 7F7A6C E6DDC6 6A5A3A | 86837A 4F4C44 A9A28D B0A283
wire post | 33302A 4E3B26 | 0F0E0C 1C150E
paper frame frame_l | E9DFC6 E4D9BD 8C8061 | 2A2B2C 1C1D1E 6B6552
ink ink2 | 26241C 5B5444 | E9E1CB B5AC95
strip strip2 on_strip on_strip2 | 2B2A23 38362D F1E7CF C9BE9F | 17181A 222326 EFE6CE ACA48F
gold gold_d gold_l star | E3B23C B07F1E F2CF6B 6A4710 | E3B23C B07F1E F2CF6B 6A4710
lab lab2 lab_bg ruler | 4A412C 231B0E CFC39E 4A4232 | CFC5A8 E9E1C8 2B2A22 BDB49B
hit hit_t ok_t dim | C0271D B3221A 276038 D6CDB4 | D8362A FF8A7A 86D19A 38393A
path ov_line ov_case | F7E9B8 221D14 FFF8E4 | F7E9B8 0C0B09 F6EBCF
sect sect_h | 2A2418 E9DFC6 | E9E1C8 1A1915
dark cream bog bog_l | 26221A F6EFDC 7A5128 D9B883 | 26221A F6EFDC 7A5128 D9B883
"""


def _parse() -> tuple[dict[str, RGB], dict[str, RGB]]:
    day: dict[str, RGB] = {}
    night: dict[str, RGB] = {}
    for row in _ROWS.strip().splitlines():
        names, light, dark = (part.split() for part in row.split("|"))
        if names[0].endswith("1-5"):
            names = [f"{names[0][:-3]}{i}" for i in range(1, 6)]
        day.update(zip(names, map(rgb, light), strict=True))
        night.update(zip(names, map(rgb, dark), strict=True))
    return day, night


def _look(nation: str, line: str, rim: str = "", face: str = "") -> SideLook:
    colours = {
        BRITISH: "F3EAD0 9C2F25 2A241A F3EAD0 C98C7C 9A8C5E C2B485 574C30 3B362B FFF6DC",
        GERMAN: "3B4A52 1C262C E9EEEA E4ECEA 6E808A 6C7A72 8E9B90 434F4B 262B2B 141B20",
        FRENCH: "B9D0E0 2B5583 14283C EAF3F8 7FA0BE 7E8C86 A3AEA2 505C58 33383A EAF3F8",
    }[nation].split()
    front, edge, ink, figure, lost, tank, light, dark, track, halo = map(rgb, [face or colours[0], *colours[1:]])
    pale = rgb(rim) if rim else None
    return SideLook(nation, front, edge, ink, figure, lost, tank, light, dark, track, halo, rgb(line), pale)


_DAY, _NIGHT = _parse()
DAY = Theme(
    "light", _DAY, {BRITISH: _look(BRITISH, "A0342A"), GERMAN: _look(GERMAN, "23435F"), FRENCH: _look(FRENCH, "2B5583")}
)
NIGHT = Theme(
    "dark",
    _NIGHT,
    {
        BRITISH: _look(BRITISH, "C4503F", face="E4D9BC"),
        GERMAN: _look(GERMAN, "7FA3BE", "8397A1", "3A4C56"),
        FRENCH: _look(FRENCH, "6FA0D0", face="9DB9CC"),
    },
)


def theme_of(name: str) -> Theme:
    """Theme by name, ``light`` or ``dark``; anything else is light."""
    return NIGHT if name in ("dark", "night") else DAY


def nations(view: BoardView) -> dict[str, str]:
    """Side id to the nation whose look it takes; two sides never share one."""
    out: dict[str, str] = {}
    for i, side in enumerate(view.sides):
        nation = _nation_of(f"{side.nation} {side.id}".lower(), i)
        if nation in out.values():
            nation = next(n for n in (GERMAN, BRITISH, FRENCH) if n not in out.values())
        out[side.id] = nation
    return out


def _nation_of(text: str, index: int) -> str:
    for nation, signs in ((GERMAN, ("germ", "deut")), (FRENCH, ("fren", "franc")), (BRITISH, ("brit", "uk"))):
        if any(sign in text for sign in signs):
            return nation
    return GERMAN if index else BRITISH
