"""Dice that fall as a script says, for tests and reproductions."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Union

from bot.core.dice import DiceSource, RollRequest, RollResult
from bot.core.errors import GameError
from bot.fairness.export import Exporter
from bot.fairness.verify import commitment_of

Face = Union[int, str]
"""A face by number, or by name: whole (``tank``), or as many first letters as make it unique."""


class ScriptError(GameError):
    """A face is missing, unreadable or left over."""


class ScriptedDice:
    """Queued faces by kind, taken in the order asked."""

    def __init__(self, faces: Mapping[str, Sequence[Face]]) -> None:
        """A kind that is not named is an error when asked for; only shuffles then leave the order as it is."""
        self._queues = {kind: deque(queue) for kind, queue in faces.items()}

    def add(self, kind: str, faces: Sequence[Face]) -> None:
        """Queue more faces of a kind."""
        self._queues.setdefault(kind, deque()).extend(faces)

    def roll(self, request: RollRequest) -> RollResult:
        """Raises ScriptError when a face is missing or cannot be read."""
        queue = self._queues.get(request.kind)
        if not queue and request.kind == "shuffle":
            return RollResult(tuple(range(1, request.count + 1)), "script")
        if queue is None or len(queue) < request.count:
            have = len(queue or ())
            raise ScriptError(f"roll {request.n} asks for {request.count} {request.kind}, the script has {have} left")
        faces = tuple(_face(request, queue.popleft()) for _ in range(request.count))
        return RollResult(faces, "script")

    def left_over(self) -> dict[str, tuple[Face, ...]]:
        """Faces nobody asked for, by kind."""
        return {kind: tuple(queue) for kind, queue in self._queues.items() if queue}

    def check_empty(self) -> None:
        """Raises ScriptError when faces are left over."""
        left = self.left_over()
        if left:
            listed = "; ".join(f"{kind}={','.join(map(str, faces))}" for kind, faces in left.items())
            raise ScriptError(f"dice left over: {listed}")


def _face(request: RollRequest, face: Face) -> int:
    if isinstance(face, str) and face.isascii() and face.isdigit() and face not in request.names:
        face = int(face)
    if isinstance(face, int):
        if not 1 <= face <= request.sides:
            raise ScriptError(f"{face} is no face of a {request.kind}")
        return face
    word = face.casefold()
    names = [name.casefold() for name in request.names]
    if word in names:
        return names.index(word) + 1
    found = {name for name in names if name.startswith(word)}
    if len(found) != 1:
        raise ScriptError(f"{face!r} is no face of a {request.kind}: {', '.join(dict.fromkeys(request.names))}")
    return names.index(found.pop()) + 1


class ScriptedFairness(Exporter):
    """A fairness whose dice come from a script; each command goes on with the same queue."""

    def __init__(self, dice: ScriptedDice) -> None:
        self.dice = dice
        self._made = 0

    def new_secret(self) -> tuple[str, str]:
        """Secrets of a script are no secrets: the same ones at every run."""
        self._made += 1
        secret = hashlib.sha256(f"script {self._made}".encode()).hexdigest()
        return secret, commitment_of(secret)

    def source(self, secret: str, game: str, cause: str) -> DiceSource:
        return self.dice
