"""Reading battle dice: the one place that says what a face does (GW-1.2, GW-6.5). Play and odds both use it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.core.dice import Modifier
from bot.core.messages import say


class AttackSpec(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides what attack dice do."""

    dice: int
    tank: bool = False  # the target is a tank
    deadly: bool = False  # the Deadly Die hits in this attack
    cancel: int = 0  # soldier symbols that terrain cancels
    ignorable: int = 0  # flags that may be ignored
    every_symbol: bool = False  # a crater is being made: nothing is cancelled or ignored
    pays: bool = True  # HQ symbols give tokens
    artillery: bool = False
    male: bool = False
    status: str = "none"  # the tank's
    cumulative: bool = True
    soldiers_hit_tank: bool = False


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What the dice did. ``effects`` has one word a die."""

    effects: tuple[str, ...]
    hits: int = 0
    potential: int = 0
    flags: int = 0
    ignorable: int = 0
    tokens: int = 0
    has_hit: bool = False


def read_attack(spec: AttackSpec, faces: Sequence[str]) -> Reading:
    """What attack dice do to a soldier unit or a tank."""
    return _against_tank(spec, faces) if spec.tank else _against_soldiers(spec, faces)


def _against_soldiers(spec: AttackSpec, faces: Sequence[str]) -> Reading:
    cancel = 0 if spec.every_symbol else spec.cancel
    effects: list[str] = []
    hits = tokens = flags = 0
    for face in faces:
        effect = "nothing"
        if face == "soldier" and cancel:
            cancel, effect = cancel - 1, "cancelled"
        elif face in ("soldier", "burst") or (face == "deadly" and spec.deadly):
            hits, effect = hits + 1, "hit"
        elif face == "flag":
            flags, effect = flags + 1, "flag"
        elif face == "hq" and spec.pays:
            tokens, effect = tokens + 1, "pays"
        effects.append(effect)
    ignorable = 0 if spec.every_symbol else min(spec.ignorable, flags)
    return Reading(effects=tuple(effects), hits=hits, flags=flags, ignorable=ignorable, tokens=tokens, has_hit=hits > 0)


def _against_tank(spec: AttackSpec, faces: Sequence[str]) -> Reading:
    effects: list[str] = []
    hits = flags = tokens = surplus = 0
    for face in faces:
        effect = "nothing"
        scores = face == "burst" or (face == "deadly" and spec.deadly)
        if scores or (face == "soldier" and spec.every_symbol and spec.soldiers_hit_tank):
            hits, effect = hits + 1, "potential"
        elif face == "flag":
            flags += 1
            if flags > 1 or spec.every_symbol:
                surplus, effect = surplus + 1, "potential"
            else:
                effect = "ignored"
        elif face == "hq" and spec.pays:
            tokens, effect = tokens + 1, "pays"
        effects.append(effect)
    return Reading(effects=tuple(effects), potential=hits + surplus, flags=flags, tokens=tokens, has_hit=hits > 0)


def confirm_modifiers(spec: AttackSpec, *, has_hit: bool) -> tuple[Modifier, ...]:
    """The conditions that each add a confirm die, when there is anything to confirm (GW-6.5)."""
    found: list[Modifier] = []
    if spec.status in ("bogged", "ditched"):
        found.append(Modifier(1, say(f"gw-mod-{spec.status}"), "GW-6.5"))
    if has_hit and spec.artillery:
        found.append(Modifier(1, say("gw-mod-artillery"), "GW-6.5"))
    elif has_hit and spec.male:
        found.append(Modifier(1, say("gw-mod-male"), "GW-6.5"))
    return tuple(found if spec.cumulative else found[:1])


def confirm_dice(spec: AttackSpec, reading: Reading) -> int:
    """Dice of the confirm roll; none without a potential hit."""
    if not reading.potential:
        return 0
    return reading.potential + sum(m.value for m in confirm_modifiers(spec, has_hit=reading.has_hit))
