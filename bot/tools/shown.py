"""What a simulated Discord shows: every message as posted or edited, with its text, buttons and pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord import Env

BUTTON, STRING_SELECT = 2, 3
_SELECTS = (3, 5, 6, 7, 8)
_LINK_STYLES = (5, 6)
_TEXT_DISPLAY = 10


@dataclass(frozen=True, slots=True)
class Control:
    """A button, or a select menu with its options as (label, value)."""

    custom_id: str
    label: str
    enabled: bool
    options: tuple[tuple[str, str], ...] = ()
    is_button: bool = True


@dataclass(frozen=True, slots=True)
class Image:
    """An attached picture; ``size`` in bytes."""

    filename: str
    url: str
    size: int
    alt: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A message at one moment. ``private_to`` is a user id, 0 when everybody sees it."""

    message: int
    channel: int
    author: str
    private_to: int
    is_edit: bool
    text: str
    controls: tuple[Control, ...]
    images: tuple[Image, ...]

    @property
    def words(self) -> str:
        """All that can be read: text and the labels of buttons and menus."""
        labels = [c.label for c in self.controls]
        labels += [label for c in self.controls for label, _ in c.options]
        return "\n".join([self.text, *labels])


class Recorder:
    """Notes every message of the simulated Discord as it is posted and edited, private ones included."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self._backend = env.backend
        self.shown: list[Shown] = []
        backend: Any = env.backend
        commit, edit = backend.commit_message, backend.edit_message

        def committed(message: Any, **options: Any) -> Any:
            return self._note(commit(message, **options), is_edit=False)

        def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
            return self._note(edit(channel_id, message_id, fields), is_edit=True)

        backend.commit_message, backend.edit_message = committed, edited

    def _note(self, message: Any, *, is_edit: bool) -> Any:
        view = read(self._env, message, is_edit=is_edit)
        if view.words.strip() or view.images:
            self.shown.append(view)
        return message

    def since(self, mark: int) -> list[Shown]:
        """What was shown after a mark taken as ``len(recorder.shown)``."""
        return self.shown[mark:]

    def current(self, viewer: int) -> list[Shown]:
        """Messages as they stand now, newest first, as one user sees them."""
        stored = [m for channel in self._backend.messages.values() for m in channel.values() if m.visible_to(viewer)]
        return [read(self._env, m) for m in sorted(stored, key=lambda m: m.id, reverse=True)]

    def image_bytes(self, image: Image) -> bytes:
        """The file behind an image; empty when it is gone."""
        return self._backend.cdn.get(image.url) or b""


def read(env: Env, message: Any, *, is_edit: bool = False) -> Shown:
    """A stored message as it is shown."""
    author = env.backend.get_user(message.author_id)
    owner = ((message.interaction_metadata or {}).get("user") or {}).get("id", 0) if message.is_ephemeral else 0
    return Shown(
        message=message.id,
        channel=message.channel_id,
        author="bot" if author.bot else author.name,
        private_to=int(owner),
        is_edit=is_edit,
        text="\n".join(part for part in _texts(message) if part),
        controls=tuple(_controls(message.components)),
        images=tuple(
            Image(a["filename"], a["url"], int(a["size"]), a.get("description") or "")
            for a in message.attachments
            if str(a.get("content_type", "")).startswith("image/")
        ),
    )


def _texts(message: Any) -> Iterator[str]:
    yield message.content
    for embed in message.embeds:
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for field in embed.get("fields") or ():
            yield f"{field.get('name', '')}: {field.get('value', '')}"
        yield (embed.get("footer") or {}).get("text") or ""
    for component in _walk(message.components):
        if component.get("type") == _TEXT_DISPLAY:
            yield component.get("content") or ""


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components or ():
        yield component
        yield from _walk(component.get("components"))
        yield from _walk([component[key] for key in ("accessory", "component") if component.get(key)])


def _controls(components: Any) -> Iterator[Control]:
    for component in _walk(components):
        enabled = not component.get("disabled")
        kind = component.get("type")
        custom_id = component.get("custom_id") or ""
        if kind == BUTTON:
            label = component.get("label") or (component.get("emoji") or {}).get("name") or ""
            yield Control(custom_id, label, enabled and component.get("style") not in _LINK_STYLES)
        elif kind in _SELECTS:
            options = tuple((o["label"], o["value"]) for o in component.get("options") or ())
            yield Control(custom_id, component.get("placeholder") or "", enabled, options, is_button=False)


_MARKUP = re.compile(
    r"\\(?P<escaped>[\\*_~`|>#:<@-])|\*\*|__|~~|`|^-# |^#{1,3} |^> |(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)", re.MULTILINE
)
_SPACES = re.compile(r"[ \t\u00a0\u202f\u2007\u2009]+")
_TYPOGRAPHY = str.maketrans({"\u2212": "-", "\u2011": "-", "\u2019": "'", "\u200b": None, "\u2060": None})


def plain(text: str) -> str:
    """Text without Discord's markup and with plain spaces, hyphens and apostrophes, so that it can be searched."""
    text = _MARKUP.sub(lambda mark: mark["escaped"] or "", text)
    return _SPACES.sub(" ", text.translate(_TYPOGRAPHY))
