"""How far it is on foot between the grounds of a table, by the cheapest legal ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pb12table.analysis.parts.grounds import Ground
from pb12table.analysis.setups import digest_of, measuring, with_changes
from pb12table.analysis.work.crew import Crew
from pb12table.analysis.work.progress import Stage, Told, unheard
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.battlefield import Battlefield
from pb12table.table.changes import changed_pieces, hulls_of
from pb12table.table.raster import Floats
from pb12table.table.shapes import Point, Point3
from pb12table.table.units import plan_distance

DETOUR = 4
"""Ways that cost more than so many times a straight one of the table's width and depth are not looked for."""

NEAR = 2.0
"""Terrain farther from a way than this, in steps, cannot be in its way: nothing is passed in strides of over a step."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The cheapest way between two places: what it costs, how long it is in steps, and its points.

    `cost` is None where there is no way; then `points` lead as far as one gets.
    """

    start: Point3
    end: Point3
    cost: int | float | None
    length: float
    points: tuple[Point3, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """The cheapest way from the middle of one ground to that of another, both by id; None where nobody can stand."""

    start: str
    end: str
    walk: Walk | None


@dataclass(frozen=True, eq=False)
class Walks:
    """The ways that were looked for on a table, by their ends; `computed` is how many had to be worked out.

    `zones` is a digest of the zones, of which some are slow to walk in.
    """

    battlefield: Battlefield
    zones: str
    found: dict[tuple[Point3, Point3], Walk]
    computed: int


def cheapest_walk(setup: GameSetup, start: Point3, end: Point3) -> Walk:
    """The cheapest legal way of the average person, alone on the table, from one place to stand to another."""
    if start == end:
        return Walk(start, end, 0, 0.0, (start,))
    table, face = setup.battlefield, measuring(setup)
    farthest = DETOUR * (table.width + table.depth) * face.step_cost(setup)
    cost, points = face.walk(setup, start, end, farthest)
    length = sum(plan_distance(first[:2], second[:2]) for first, second in pairwise(points))
    return Walk(start, end, cost, length, points)


def pairs_of(grounds: Sequence[Ground]) -> list[tuple[Ground, Ground]]:
    """Between which grounds the ways are told: from all but mere difficult or dark areas, to every other one."""
    return [
        (first, second)
        for first in grounds
        for second in grounds
        if first is not second and (first.is_source or (first.is_goal and (second.is_source or second.is_goal)))
    ]


def walks(
    setup: GameSetup,
    wanted: Sequence[tuple[Point3, Point3]],
    crew: Crew,
    *,
    before: Walks | None = None,
    told: Told = unheard,
) -> Walks:
    """The cheapest ways between pairs of places; what was found `before` is used where a change is too far away."""
    found: dict[tuple[Point3, Point3], Walk] = {}
    zones = digest_of(setup.zones)
    if before is not None and before.zones == zones:
        hulls = hulls_of(changed_pieces(before.battlefield, setup.battlefield))
        step_cost = measuring(setup).step_cost(setup)
        for pair in wanted:
            known = before.found.get(pair)
            if known is not None and not can_have_changed(known, hulls, step_cost):
                found[pair] = known
    missing = [pair for pair in dict.fromkeys(wanted) if pair not in found]
    told(Stage.WAYS, 0, len(missing))
    for done, (number, walk) in enumerate(crew.carried_out(_walked, with_changes(setup), missing), 1):
        found[missing[number]] = walk
        told(Stage.WAYS, done, len(missing))
    return Walks(setup.battlefield, zones, found, len(missing))


def _walked(setup: GameSetup, pair: tuple[Point3, Point3]) -> Walk:
    return cheapest_walk(setup, *pair)


def can_have_changed(known: Walk, hulls: Sequence[Floats], step_cost: float) -> bool:
    """Whether terrain that changed within some hulls can have made a way longer or shorter.

    It cannot when the way keeps away from all of it, and a way past it costs as much at least: no way of a step costs
    less than `step_cost`.
    """
    for hull in hulls:
        ring = [(float(x), float(y)) for x, y in hull]
        if any(_distance(point[:2], ring) < NEAR for point in known.points):
            return True
        least = _distance(known.start[:2], ring) + _distance(known.end[:2], ring) - 2.0 * NEAR
        if known.cost is None or least * step_cost < known.cost:
            return True
    return False


def _distance(point: Point, corners: Sequence[Point]) -> float:
    """No more than the distance of a point from the convex hull of corners."""
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    widest = max(plan_distance(middle, corner) for corner in corners)
    return max(plan_distance(point, middle) - widest, 0.0)


def ways_between(grounds: Sequence[Ground], found: Walks) -> tuple[Way, ...]:
    """The ways between grounds out of those that were looked for."""
    return tuple(
        Way(first.id, second.id, None if ends is None else found.found.get(ends))
        for first, second in pairs_of(grounds)
        for ends in (ends_of(first, second),)
    )


def ends_of(first: Ground, second: Ground) -> tuple[Point3, Point3] | None:
    """The middles of two grounds; None when nobody can stand in one of them."""
    if first.middle is None or second.middle is None:
        return None
    return first.middle, second.middle
