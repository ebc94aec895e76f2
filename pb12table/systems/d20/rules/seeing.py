"""Sight between creatures, the cover of a target, and places without air or light.

The covered share of a target is that of the table's sight: from the observer's base point, exactly.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.d20.rules.creatures import (
    body,
    data,
    has_body,
    is_unconscious,
    present,
)
from pb12table.systems.d20.rules.data import CELL, ItemKind
from pb12table.systems.d20.rules.state import State
from pb12table.table.battlefield import Body
from pb12table.table.motion.gaps import gap
from pb12table.table.motion.passing import area_along, covered, length_of
from pb12table.table.shapes import Point3
from pb12table.table.sight.sight import EVERYWHERE, FigureSight, sight_to_body
from pb12table.table.units import TOLERANCE, angle_between, at_least, at_most, direction, distance
from pb12table.table.zones import Area, in_area


class Cover(StrEnum):
    """Cover levels (Deckung).  D068."""

    NONE = "none"
    HALF = "half"
    THREE_QUARTERS = "three-quarters"
    TOTAL = "total"


HALF_SHARE: Final = 0.5
THREE_QUARTERS_SHARE: Final = 0.75
TOTAL_SHARE: Final = 0.99
"""From which covered share on cover is half, three quarters, and above which it is total.  D068."""
COVER_BONUS: Final = {Cover.NONE: 0, Cover.HALF: 2, Cover.THREE_QUARTERS: 5, Cover.TOTAL: 0}
"""What cover adds to armour class and Dexterity saves.  D068."""
LEAST: Final = 1.0 - TOTAL_SHARE
"""The share of a silhouette that must be visible to be seen.  D068, DR01."""
HALF_ANGLE: Final = 90.0
"""How far to each side of its facing a creature looks before the fight.  DR04."""


def level_of(share: float) -> Cover:
    """The cover level of a covered share.  D068, DR15."""
    if share > TOTAL_SHARE + TOLERANCE:
        return Cover.TOTAL
    if at_least(share, THREE_QUARTERS_SHARE):
        return Cover.THREE_QUARTERS
    return Cover.HALF if at_least(share, HALF_SHARE) else Cover.NONE


def cover_level(terrain: float, whole: float) -> Cover:
    """The cover level by what terrain covers, and what terrain and creatures cover together.  D068, DR15."""
    alone, together = level_of(terrain), level_of(whole)
    if alone is Cover.TOTAL:
        return alone
    if terrain <= TOLERANCE:
        return Cover.NONE if together is Cover.NONE else Cover.HALF
    return Cover.THREE_QUARTERS if together is Cover.TOTAL else together


def terrain_sight(state: State, observer: Body, target: Body) -> FigureSight:
    """The sight from one body to another as far as terrain goes.  D068, DR01."""
    return sight_to_body(state.battlefield, observer, target, EVERYWHERE, (), LEAST)


def whole_sight(state: State, observer: Body, target: Body) -> FigureSight:
    """The sight from one body to another past terrain and creatures; those hidden from one of the two count not.

    D068, DR15, DR32.
    """
    company = tuple(
        body(state, other)
        for other in present(state)
        if other not in (observer.id, target.id)
        and not {FigureId(observer.id), FigureId(target.id)} & state.figures[other].hidden_from.keys()
    )
    return sight_to_body(state.battlefield, observer, target, EVERYWHERE, company, LEAST)


def cover_between(state: State, observer: Body, target: Body) -> tuple[Cover, float]:
    """The cover level of a target from an observer, and the covered share behind it.  D068, DR15."""
    terrain = terrain_sight(state, observer, target).covered_share
    whole = whole_sight(state, observer, target).covered_share
    return cover_level(terrain, whole), whole


# -- zones --------------------------------------------------------------------------------------------------------


def zones_of(state: State, *kinds: ZoneKind) -> list[Zone]:
    """The zones of some kinds."""
    return [zone for zone in state.setup.zones if zone.kind in kinds]


def is_deep(state: State, at: Point3) -> bool:
    """Whether feet at a place are in deep water: at the ground of the table or below, or in the band.  D080."""
    return any(_holds(zone.area, at) for zone in zones_of(state, ZoneKind.DEEP))


def is_airless(state: State, figure: FigureId, at: Point3 | None = None) -> bool:
    """Whether a creature gets no air: its base point in an airless zone, or unconscious in deep water.  DR05, DR33."""
    there = body(state, figure, at)
    x, y, z = there.base_point
    if any(in_area(zone.area, (x, y), z) for zone in zones_of(state, ZoneKind.AIRLESS)):
        return True
    return is_unconscious(state.figures[figure]) and is_deep(state, (there.x, there.y, there.z))


def _holds(area: Area, at: Point3) -> bool:
    """Whether feet are in an area; one without a band reaches up to the table's ground."""
    x, y, z = at
    return in_area(area, (x, y), z) and (area.band is not None or z <= TOLERANCE)


def is_obscured(state: State, observer: Body, target: Body) -> bool:
    """Whether fog or darkness keeps an observer from seeing a target.  D089."""
    if gap(observer, target) < CELL - TOLERANCE:
        return False
    a, b = observer.base_point, target.base_point
    for zone in zones_of(state, ZoneKind.FOG):
        if _crosses(zone.area, a, b):
            return True
    if not any(in_area(zone.area, (b[0], b[1]), b[2]) for zone in zones_of(state, ZoneKind.DARK)):
        return False
    return not _is_lit(state, FigureId(observer.id), target)


def _crosses(area: Area, a: Point3, b: Point3) -> bool:
    """Whether the line between two points runs through an area for some length, in its band of heights."""
    return covered(area_along(a, b, area)) * length_of(a, b) > TOLERANCE


def _is_lit(state: State, observer: FigureId, target: Body) -> bool:
    """Whether a lantern lifts the darkness at a target; who hides covers his from those it hides from.

    Section 6 (lantern), DR42.
    """
    for figure in present(state):
        if observer in state.figures[figure].hidden_from:
            continue
        lantern = data(state, figure).item_of(ItemKind.LANTERN)
        away = distance(body(state, figure).base_point, target.base_point)
        if lantern is not None and at_most(away, lantern.range):
            return True
    return False


# -- seeing -------------------------------------------------------------------------------------------------------


def is_unseen(state: State, observer: FigureId, target: FigureId, goal: Body | None = None) -> bool:
    """Whether a target is invisible to an observer or obscured.  D005, D067, D089."""
    if state.figures[target].is_invisible:
        return True
    return is_obscured(state, body(state, observer), goal or body(state, target))


def looks_at(state: State, observer: FigureId, target: FigureId, goal: Body | None = None) -> bool:
    """Return whether an observer sees more than a trace of a target from its own base point.  D068, D075, DR40."""
    there = goal or body(state, target)
    if not _is_awake(state, observer) or is_unseen(state, observer, target, there):
        return False
    return _shows(state, observer, there)


def can_see(state: State, observer: FigureId, target: FigureId, goal: Body | None = None) -> bool:
    """Return whether an observer on the table who is awake sees a target; hiding is not asked.

    Where one of two sees the other past an edge, that one sees it as well.  D066, D072, D078, D089, DR40.
    """
    there = goal or body(state, target)
    if not _is_awake(state, observer) or is_unseen(state, observer, target, there):
        return False
    return _shows(state, observer, there) or _is_open(terrain_sight(state, there, body(state, observer)))


def perceives(state: State, observer: FigureId, target: FigureId) -> bool:
    """Return whether an observer sees a target that is not hidden from it.  D066, D072, DR40."""
    return observer not in state.figures[target].hidden_from and can_see(state, observer, target)


def is_unaware(state: State, observer: FigureId, target: FigureId) -> bool:
    """Return whether a target is hidden from an observer or not seen by D089: cover is no reason.  D067, DR40."""
    return observer in state.figures[target].hidden_from or is_unseen(state, observer, target)


def _is_awake(state: State, observer: FigureId) -> bool:
    return not is_unconscious(state.figures[observer]) and has_body(state, observer)


def _shows(state: State, observer: FigureId, there: Body) -> bool:
    """Return whether a body shows more than a trace of itself to an observer's base point."""
    return _is_open(terrain_sight(state, body(state, observer), there))


def _is_open(sight: FigureSight) -> bool:
    return level_of(sight.covered_share) is not Cover.TOTAL


def looks_towards(state: State, observer: FigureId, target: FigureId) -> bool:
    """Whether a target is within the half angle of an observer's facing, as it counts before the fight.  DR04."""
    watcher, other = state.figures[observer], state.figures[target]
    ahead = direction((watcher.x, watcher.y), (other.x, other.y))
    return angle_between(watcher.facing, ahead) <= HALF_ANGLE + TOLERANCE
