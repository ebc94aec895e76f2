"""What flashes, flies and falls for a moment while an event is shown, as plain data that fits the event's sounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from pb12table.kernel.log import Event, visible_to
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.playback import Effect, EffectKind, PlaybackFace
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point

AIMED: Final = ("muzzle", "arrow", "throw", "blade", "blow")
"""What goes from somebody to somebody."""
BY_SOUND: Final[Mapping[str, EffectKind]] = MappingProxyType(
    {
        "shot": "muzzle", "bow": "arrow", "throw": "throw", "blade": "blade", "blow": "blow", "hit": "impact",
        "miss": "dust", "crash": "dust", "fall": "fall", "out": "down", "fright": "fright",
    }
)  # fmt: skip
"""What is seen where a sound is heard."""


class EffectFace(PlaybackFace[Any, Any], Protocol):
    """What must be known of a system to see where its events happen."""

    def is_on_table(self, state: Any, figure: FigureId, /) -> bool: ...

    def body(self, state: Any, figure: FigureId, facing: float | None = None, /) -> Body: ...


def effects_of(
    face: EffectFace, state: Any, event: Event, duel: tuple[FigureId, FigureId] | None, viewer: str | None = None
) -> Iterator[Effect]:
    """What is seen of an event that begins to be shown on a state; `duel` is who attacks whom meanwhile.

    What the viewer (None: the public) may not know is not seen.
    """
    if not visible_to(event, viewer):
        return
    yield from face.effects(state, event)
    strike, figure = face.strike(state, event), face.whom(event)
    target = duel[1] if duel is not None and figure == duel[0] else None
    if strike is not None and strike.target is not None:
        target = strike.target
    here, there = _place(face, state, figure), _place(face, state, target)
    if there is None and strike is not None and strike.at is not None:
        there = strike.at[:2]
    for sound in face.sounds(state, event):
        kind = BY_SOUND.get(sound)
        if kind in AIMED and here is not None and there is not None:
            yield Effect(kind, here, there)
        elif kind in ("impact", "dust") and (at := there or here) is not None:
            yield Effect(kind, at)
        elif kind in ("fall", "down", "fright") and (at := here or face.place(state, event)) is not None:
            yield Effect(kind, at, figure=figure)


def _place(face: EffectFace, state: Any, figure: FigureId | None) -> Point | None:
    """Where a figure is, None for none and for one beside the table."""
    if figure is None or not face.is_on_table(state, figure):
        return None
    return face.body(state, figure).position
