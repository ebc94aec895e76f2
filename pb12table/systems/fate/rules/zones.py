"""Zones as a graph: what joins them, how far they are apart, places in them, what makes them unfit, and sight."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop
from itertools import islice
from typing import Final

from pb12table.skirmish.hindrances import Fault, LayoutFault
from pb12table.skirmish.ids import FigureId, Label
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.fate.rules.actors import body, others, owner, standing
from pb12table.systems.fate.rules.data import BODY, EYE, HEIGHT, ActorId, SceneZone, SceneZoneId, Setup, Ways, ZoneLink
from pb12table.systems.fate.rules.state import State
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import in_area
from pb12table.table.motion.falling import levels_under, stand, stand_heights
from pb12table.table.planar import segment_distance
from pb12table.table.shapes import TOLERANCE, Point, Point3, at_least, box_of, plan_distance, rounded_point
from pb12table.table.sight.sight import EVERYWHERE, FigureSight, sight_to_body

COMMON_EDGE: Final = 0.5
"""Zones with a common edge of so many steps are linked.  FR04."""
HEIGHT_BORDERS: Final = ((3.0, 2), (1.0, 1))
"""Over so many steps of height on the edge the border is so much.  FR04."""
_SPACING: Final = 0.6
"""Free places are looked for on a grid of so many steps."""
_TOUCHING: Final = 0.6
"""Figures farther apart than so many steps cannot touch."""
_MOST_PLACES: Final = 20_000
"""The zones of so many base points are kept before the memory is emptied."""
_BESIDE: Final = 0.02
"""So far beside a common edge the heights of two zones are looked up, in steps."""


def zone_at(setup: Setup, point: Point, height: float) -> SceneZoneId | None:
    """Return the zone of a base point, its border included, the first listed one on a common edge; None for no zone.

    FR03.
    """
    kept, key = setup.zones_found, (point, height)
    if key not in kept:
        if len(kept) >= _MOST_PLACES:
            kept.clear()
        kept[key] = next((zone.id for zone in setup.scene_zones if in_area(zone.area, point, height)), None)
    return kept[key]


def zone_of(state: State, actor: ActorId) -> SceneZoneId:
    """Return the zone an actor is in: that of its first figure.  F011, FR03, section 4.1."""
    figures = standing(state, actor)
    assert figures, "asked only of those in the conflict"
    placed = state.figures[figures[0]]
    found = zone_at(state.setup, (placed.x, placed.y), placed.z)
    assert found is not None, "ground outside of every zone is no place to stand"
    return found


def link(state: State, one: SceneZoneId, other: SceneZoneId) -> ZoneLink | None:
    """Return the open link between two zones, None for none.  FR04."""
    return next((each for each in open_links(state) if each.joins(one, other)), None)


def open_links(state: State) -> Iterator[ZoneLink]:
    """Yield the links that are not closed, or that a feature has opened.  Section 4.1, F110."""
    for each in state.setup.links:
        if not each.closed or any(each.joins(way.first, way.second) for way in state.opened):
            yield each


def _ways(state: State) -> Ways:
    """Return the ways between zones as they are open now; few are ever opened, so that they are kept."""
    opened = tuple([(way.first, way.second) for way in state.opened])
    found = state.setup.ways.get(opened)
    if found is None:
        links, next_to = tuple(open_links(state)), dict[SceneZoneId, tuple[tuple[SceneZoneId, int], ...]]()
        for zone in state.setup.zone_by_id:
            joined = (each for each in links if zone in (each.first, each.second))
            next_to[zone] = tuple(
                (each.second if zone == each.first else each.first, each.border_from(zone)) for each in joined
            )
        found = state.setup.ways[opened] = Ways(next_to)
    return found


def neighbours(state: State, zone: SceneZoneId) -> tuple[tuple[SceneZoneId, int], ...]:
    """Return the zones one link away, each with the border on the way there.  F037."""
    return _ways(state).next_to[zone]


def distance(state: State, start: SceneZoneId, goal: SceneZoneId) -> int | None:
    """Return the fewest links between two zones, whatever their borders; None if there is no way.  F012, FR04."""
    return distances(state, start).get(goal)


def distances(state: State, start: SceneZoneId) -> Mapping[SceneZoneId, int]:
    """Return how many links away each reachable zone is."""
    ways = _ways(state)
    if start not in ways.distances:
        found, waiting = {start: 0}, deque([start])
        while waiting:
            zone = waiting.popleft()
            for other, _ in ways.next_to[zone]:
                if other not in found:
                    found[other] = found[zone] + 1
                    waiting.append(other)
        ways.distances[start] = found
    return ways.distances[start]


# -- places --------------------------------------------------------------------------------------------------------


def place_in(state: State, figure: FigureId, zone: SceneZoneId, at: Point, *absent: FigureId) -> Point3 | None:
    """Return where a figure stands when put down at a point of a zone; None if it cannot.  Section 4.1.

    `absent` figures do not take room: those that move with it.
    """
    return _put_down(state, figure, zone, at, others(state, figure, *absent))


def _put_down(state: State, figure: FigureId, zone: SceneZoneId, at: Point, company: Sequence[Body]) -> Point3 | None:
    """Return where a figure stands among others at a point of a zone, as high as it can."""
    near = [other for other in company if plan_distance(other.position, at) <= _TOUCHING]
    for height in _footing(state, zone, at):
        if not near or stand(state.battlefield, body(state, figure, (*at, height)), near).safe:
            return (*at, height)
    return None


def _footing(state: State, zone: SceneZoneId, at: Point) -> tuple[float, ...]:
    """Return the heights at a point of a zone where a figure can stand, highest first; kept for the scene."""
    known = state.setup.footing
    if (zone, at) not in known:
        there = Body("", BODY, *at, 0.0, 0.0, HEIGHT, EYE)
        known[zone, at] = tuple(
            height
            for height in reversed(levels_under(state.battlefield, there))
            if zone_at(state.setup, at, height) == zone and stand(state.battlefield, there.at(*at, height), ()).safe
        )
    return known[zone, at]


def free_places(state: State, figure: FigureId, zone: SceneZoneId, near: Point, *absent: FigureId) -> Iterator[Point3]:
    """Yield free places of a zone, those nearest to a point first."""
    company = others(state, figure, *absent)
    for point in _nearest_first(state.setup, zone, near):
        found = _put_down(state, figure, zone, point, company)
        if found is not None:
            yield found


def _nearest_first(setup: Setup, zone: SceneZoneId, near: Point) -> Iterator[Point]:
    """Yield a point, then those of a zone's grid, nearest to it first."""
    waiting = [(plan_distance(point, near), number, point) for number, point in enumerate((near, *grid(setup, zone)))]
    heapify(waiting)
    while waiting:
        yield heappop(waiting)[2]


def grid(setup: Setup, zone: SceneZoneId) -> tuple[Point, ...]:
    """Return the points of a zone's box at which places are sought; kept for the scene."""
    known = setup.grids
    if zone not in known:
        west, south, east, north = box_of(setup.zone_by_id[zone].area.outline)
        columns, rows = int((east - west) / _SPACING), int((north - south) / _SPACING)
        known[zone] = tuple(
            rounded_point((west + _SPACING * (column + 0.5), south + _SPACING * (row + 0.5)))
            for column in range(columns)
            for row in range(rows)
        )
    return known[zone]


def places_for(state: State, figures: Sequence[FigureId], zone: SceneZoneId, near: Point) -> list[Point3] | None:
    """Return free places for several figures that enter a zone together; None if there is not room for all.  FR41."""
    trial, found = state.clone(), list[Point3]()
    for number, figure in enumerate(figures):
        place = next(free_places(trial, figure, zone, near, *figures[number + 1 :]), None)
        if place is None:
            return None
        trial.figures[figure].x, trial.figures[figure].y, trial.figures[figure].z = place
        found.append(place)
    return found


def place_at_rest(state: State, zone: SceneZoneId) -> Point3:
    """Return a place for a thing in a zone where no figure has room: its first corner, on the ground of its band."""
    area = state.setup.zone_by_id[zone].area
    return (*area.outline[0], 0.0 if area.band is None else max(area.band[0], 0.0))


def exits_of(state: State, actor: ActorId) -> list[Zone]:
    """Return the exits an actor may leave by.  F112."""
    return [
        zone
        for zone in state.setup.zones
        if zone.kind is ZoneKind.EXIT and (not zone.players or owner(state, actor) in zone.players)
    ]


def exit_at(state: State, actor: ActorId, place: Point3) -> Zone | None:
    """Return the exit a place lies in for an actor, None for none.  F112."""
    return next((zone for zone in exits_of(state, actor) if in_area(zone.area, place[:2], place[2])), None)


# -- links that come of the ground ---------------------------------------------------------------------------------


def automatic_links(battlefield: Battlefield, zones: Sequence[SceneZone], given: Sequence[ZoneLink]) -> list[ZoneLink]:
    """Return the links between zones with a common edge for which none is given.  FR04."""
    found: list[ZoneLink] = []
    for number, first in enumerate(zones):
        for second in zones[number + 1 :]:
            if any(each.joins(first.id, second.id) for each in given):
                continue
            edges = list(_common_edges(first, second))
            if edges and at_least(sum(plan_distance(*edge) for edge in edges), COMMON_EDGE):
                found.append(ZoneLink(first.id, second.id, _border_by_height(battlefield, first, second, edges)))
    return found


def _common_edges(first: SceneZone, second: SceneZone) -> Iterator[tuple[Point, Point]]:
    """Yield the stretches of edges that two zones share."""
    for start, end in _sides(first):
        for other, another in _sides(second):
            if (
                segment_distance(other, start, end) <= TOLERANCE
                or segment_distance(another, start, end) <= TOLERANCE
                or segment_distance(start, other, another) <= TOLERANCE
            ):
                stretch = _overlap(start, end, other, another)
                if stretch is not None:
                    yield stretch


def meeting(first: SceneZone, second: SceneZone) -> tuple[Point, Point]:
    """Return where two zones meet, and a point across: the middle of the longest edge they have in common.

    Without one it is halfway between their middles; of zones above each other both are their middle.
    """
    edges = list(_common_edges(first, second))
    if not edges or len(edges) >= len(first.area.outline):
        (x, y), (other_x, other_y) = middle_of(first), middle_of(second)
        return ((x + other_x) / 2.0, (y + other_y) / 2.0), (other_x, other_y)
    (x, y), (other_x, other_y) = max(edges, key=lambda edge: plan_distance(*edge))
    place = ((x + other_x) / 2.0, (y + other_y) / 2.0)
    return place, (place[0] + y - other_y, place[1] + other_x - x)


def middle_of(zone: SceneZone) -> Point:
    """Return the middle of the box around a zone."""
    west, south, east, north = box_of(zone.area.outline)
    return ((west + east) / 2.0, (south + north) / 2.0)


def _sides(zone: SceneZone) -> Iterator[tuple[Point, Point]]:
    ring = zone.area.outline
    yield from zip(ring, (*ring[1:], ring[0]), strict=True)


def _overlap(start: Point, end: Point, other: Point, another: Point) -> tuple[Point, Point] | None:
    """Return what two segments on one line share, None for nothing or a point."""
    length = plan_distance(start, end)
    if length <= TOLERANCE:
        return None
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def along(point: Point) -> float:
        return (point[0] - start[0]) * ux + (point[1] - start[1]) * uy

    def beside(point: Point) -> float:
        return abs((point[0] - start[0]) * uy - (point[1] - start[1]) * ux)

    if beside(other) > TOLERANCE or beside(another) > TOLERANCE:
        return None
    low, high = max(0.0, min(along(other), along(another))), min(length, max(along(other), along(another)))
    if high - low <= TOLERANCE:
        return None
    return (start[0] + ux * low, start[1] + uy * low), (start[0] + ux * high, start[1] + uy * high)


def _border_by_height(
    battlefield: Battlefield, first: SceneZone, second: SceneZone, edges: Sequence[tuple[Point, Point]]
) -> int:
    """Return the border that the lowest step of height on the common edge makes.  FR04."""
    steps: list[float] = []
    for (x, y), (other_x, other_y) in edges:
        middle = ((x + other_x) / 2.0, (y + other_y) / 2.0)
        length = plan_distance((x, y), (other_x, other_y))
        across = ((other_y - y) / length * _BESIDE, -(other_x - x) / length * _BESIDE)
        sides = [(middle[0] + across[0], middle[1] + across[1]), (middle[0] - across[0], middle[1] - across[1])]
        heights = [_height_in(battlefield, zone, sides) for zone in (first, second)]
        if heights[0] is not None and heights[1] is not None:
            steps.append(abs(heights[0] - heights[1]))
    lowest = min(steps, default=0.0)
    return next((border for least, border in HEIGHT_BORDERS if lowest > least + TOLERANCE), 0)


def _height_in(battlefield: Battlefield, zone: SceneZone, points: Sequence[Point]) -> float | None:
    """Return the height of a zone's ground at the first of some points that lies in it; None if none does."""
    for point in points:
        for height in reversed(stand_heights(battlefield, *point)):
            if in_area(zone.area, point, height):
                return height
    return None


FEWEST: Final = 2
MOST: Final = 7
"""So many zones are handy; more or fewer are told.  F013."""


def scene_faults(
    battlefield: Battlefield, scene: Sequence[SceneZone], given: Sequence[ZoneLink]
) -> tuple[LayoutFault, ...]:
    """Return the faults of a scene: zones that no way leads to, and too many or too few of them.

    `given` are the links that are written down.  F013, section 4.1.
    """
    if not scene:
        return ()
    links = [link for link in given if {link.first, link.second} <= {zone.id for zone in scene}]
    reached = _reached(scene[0].id, [*links, *automatic_links(battlefield, scene, links)])
    cut_off = [
        LayoutFault(Fault.SCENE_CUT_OFF, zone.id, zone.area.outline[0], other=scene[0].id, is_grave=False)
        for zone in scene
        if zone.id not in reached
    ]
    if FEWEST <= len(scene) <= MOST:
        return tuple(cut_off)
    last, every = scene[-1], tuple(zone.id for zone in scene)
    count = LayoutFault(Fault.SCENE_COUNT, last.id, last.area.outline[0], every, is_grave=False)
    return (*cut_off, count)


def scene_zones(zones: Iterable[Zone]) -> list[SceneZone]:
    """Return the zones of the scene among all; one without a name is called by its id.  F011."""
    return [
        SceneZone(SceneZoneId(zone.id), zone.label or Label(zone.id, zone.id), zone.area)
        for zone in zones
        if zone.kind is ZoneKind.SCENE
    ]


def _reached(start: SceneZoneId, links: Sequence[ZoneLink]) -> set[SceneZoneId]:
    """Return the zones that can be reached from one by open ways."""
    found, waiting = {start}, [start]
    while waiting:
        zone = waiting.pop()
        for link in links:
            other = link.second if link.first == zone else link.first
            if zone in (link.first, link.second) and not link.closed and other not in found:
                found.add(other)
                waiting.append(other)
    return found


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
    """Yield the existing sight lines from any figure of an actor to any of another.  FR43."""
    for observer in standing(state, actor):
        for each in standing(state, target):
            found = sight(state, observer, each)
            if found.exists:
                yield found


def sees(state: State, actor: ActorId, target: ActorId) -> bool:
    """Return whether any figure of an actor has a sight line to any of another.  FR05, FR43."""
    return next(sights(state, actor, target), None) is not None


def sees_zone(state: State, actor: ActorId, zone: SceneZoneId) -> bool:
    """Return whether a figure of an actor sees a place of a zone where one could stand.  F108, FR05, FR67."""
    for observer in standing(state, actor):
        placed = state.figures[observer]
        for place in islice(free_places(state, observer, zone, (placed.x, placed.y)), _LOOKS):
            there = body(state, observer, place)
            if sight_to_body(state.battlefield, body(state, observer), there, EVERYWHERE, (), LEAST_SHARE).exists:
                return True
    return False


def covered(state: State, actor: ActorId, target: ActorId) -> float:
    """Return the smallest covered fraction of all sight lines to a target; 1 without any.  FR43."""
    return min((found.covered_share for found in sights(state, actor, target)), default=1.0)


def is_in_cover(share: float) -> bool:
    """Return whether a covered fraction counts as cover.  F111."""
    return at_least(share, COVER)
