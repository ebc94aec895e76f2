"""Who sees whom, and how much of someone is covered, by terrain alone.  F111, FR05, FR43, FR67."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.rules.actors import body, standing
from pb12table.systems.fate.rules.data import ActorId, SceneZoneId
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import free_places
from pb12table.table.sight.sight import EVERYWHERE, FigureSight, sight_to_body
from pb12table.table.units import at_least

LEAST_SHARE: Final = 0.01
"""The share of a figure that must be visible for a sight line.  FR05."""
COVER: Final = 0.5
"""From this covered share on one is in cover.  F111."""
_LOOKS: Final = 24
"""So many places of a zone are looked at, the nearest ones."""


def sight(state: State, observer: FigureId, target: FigureId) -> FigureSight:
    """Return the sight line between two figures, all round; terrain hides, other figures do not.  FR67."""
    return sight_to_body(state.battlefield, body(state, observer), body(state, target), EVERYWHERE, (), LEAST_SHARE)


def sights(state: State, actor: ActorId, target: ActorId) -> Iterator[FigureSight]:
    """The sight lines that there are from any figure of an actor to any of another.  FR43."""
    for observer in standing(state, actor):
        for each in standing(state, target):
            found = sight(state, observer, each)
            if found.exists:
                yield found


def sees(state: State, actor: ActorId, target: ActorId) -> bool:
    """Whether any figure of an actor has a sight line to any of another.  FR05, FR43."""
    return next(sights(state, actor, target), None) is not None


def sees_zone(state: State, actor: ActorId, zone: SceneZoneId) -> bool:
    """Whether a figure of an actor sees a place of a zone where one could stand.  F108, FR05, FR67."""
    for observer in standing(state, actor):
        placed = state.figures[observer]
        for place in islice(free_places(state, observer, zone, (placed.x, placed.y)), _LOOKS):
            there = body(state, observer, place)
            if sight_to_body(state.battlefield, body(state, observer), there, EVERYWHERE, (), LEAST_SHARE).exists:
                return True
    return False


def covered(state: State, actor: ActorId, target: ActorId) -> float:
    """The least covered share of all sight lines to a target; 1 without any.  FR43."""
    return min((found.covered_share for found in sights(state, actor, target)), default=1.0)


def is_in_cover(share: float) -> bool:
    """Whether a covered share counts as cover.  F111."""
    return at_least(share, COVER)
