"""What a stretch of a game leaves on the table to be seen at a glance: ways that were gone, shots and blows.

It is found by showing the events of the stretch on a copy of the state before it, as they are watched; so places are
those at which everything was when it happened, and nothing is told that the events do not tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import SceneFace
from pb12table.skirmish.scene.playback import Manner, Strike
from pb12table.table.shapes import Point3

NEAR: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Track:
    """The way of a figure through some places, from where it began; only one place where it came onto the table."""

    figure: FigureId
    player: PlayerId
    places: tuple[Point3, ...]


@dataclass(frozen=True, slots=True)
class StrikeLine:
    """A shot or a blow from one place to another; `hit` is None where nothing told how it ended."""

    figure: FigureId
    player: PlayerId
    start: Point3
    end: Point3
    manner: Manner
    hit: bool | None = None


@dataclass(frozen=True, slots=True)
class Gone:
    """Where a figure stood that is not on the table any more."""

    figure: FigureId
    player: PlayerId
    at: Point3


@dataclass(frozen=True, slots=True)
class Trails:
    """All of it, in its order."""

    tracks: tuple[Track, ...] = ()
    strikes: tuple[StrikeLine, ...] = ()
    gone: tuple[Gone, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.tracks or self.strikes or self.gone)


NONE: Final = Trails()


def trails_of(face: SceneFace[Any, Any], state: Any, events: Iterable[Event]) -> Trails:
    """The trails of some events; `state` is a copy from before them, which is changed."""
    tracks: list[Track] = []
    strikes: list[StrikeLine] = []
    gone: dict[FigureId, Gone] = {}
    for event in events:
        figure = face.whom(event)
        before = _place(face, state, figure)
        strike = face.strike(state, event)
        if strike is not None:
            _note(face, state, strikes, strike)
        face.show(state, event, 0.0)
        after = _place(face, state, figure)
        if figure is None or after == before:
            continue
        if after is None:
            assert before is not None, "they differ"
            gone[figure] = Gone(figure, face.owner(state, figure), before)
            continue
        gone.pop(figure, None)
        passed = face.track(event) or (() if before is None else (before,))
        _go_on(tracks, Track(figure, face.owner(state, figure), (*passed, after)))
    return Trails(tuple(tracks), tuple(strikes), tuple(gone.values()))


def _place(face: SceneFace[Any, Any], state: Any, figure: FigureId | None) -> Point3 | None:
    """Where a figure stands, None where it is not on the table."""
    if figure is None or not face.is_on_table(state, figure):
        return None
    body = face.body(state, figure)
    return body.x, body.y, body.z


def _go_on(tracks: list[Track], track: Track) -> None:
    """Add a way, or go on with the last one of the same figure where it ended there."""
    for number in range(len(tracks) - 1, -1, -1):
        last = tracks[number]
        if last.figure == track.figure:
            if last.places[-1] == track.places[0]:
                tracks[number] = replace(last, places=(*last.places, *_different(track.places)))
                return
            break
    first, *others = track.places
    tracks.append(replace(track, places=(first, *_different((first, *others)))))


def _different(places: tuple[Point3, ...]) -> tuple[Point3, ...]:
    """The places after the first one, each only where it is another than the one before."""
    return tuple(
        place
        for before, place in pairwise(places)
        if max(abs(one - other) for one, other in zip(before, place, strict=True)) > NEAR
    )


def _note(face: SceneFace[Any, Any], state: Any, strikes: list[StrikeLine], strike: Strike) -> None:
    """Add a shot or a blow, or what came of the last one of the same figure."""
    if strike.target is None and strike.at is None:
        for number in range(len(strikes) - 1, -1, -1):
            if strikes[number].figure == strike.figure:
                hit = bool(strikes[number].hit) or strike.hit
                strikes[number] = replace(strikes[number], hit=hit)
                return
        return
    start = _place(face, state, strike.figure)
    end = strike.at or _place(face, state, strike.target)
    if start is not None and end is not None:
        player = face.owner(state, strike.figure)
        strikes.append(StrikeLine(strike.figure, player, start, end, strike.manner, strike.hit))
