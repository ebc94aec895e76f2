"""Why there is no path: gaps too narrow and steps too high for a body, and the path that lacks least."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from math import pi
from types import MappingProxyType
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import footprint_polygon
from pb12table.table.index import Entry, terrain_index
from pb12table.table.motion.obstacles import SLACK
from pb12table.table.routes import GivenUp
from pb12table.table.routes.lengths import Rates, is_held
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.crossings import Mover, crossing
from pb12table.table.routes.space.free_space import Storey, borders, storey_at, storeys
from pb12table.table.routes.space.gates import CLEAR, CLOSE_SPACING, anyone, gates_of, have_holds, pieces_between
from pb12table.table.routes.space.storey_now import is_in_the_way
from pb12table.table.shapes import TOLERANCE, Circle, Point, Point3, circumradius, plan_distance, rounded
from pb12table.table.surfaces import SUPPORT_BAND
from pb12table.table.terrain import shape_of
from pb12table.table.unions import Floats, Integers, Truths

THREAD = 0.002
"""The radius of a body so thin that it gets through everything, in steps."""

_FAN = pi / 2.0 + 1e-9
"""A thread is so thin that corners need not be rounded for it."""

_IN_LINE = 1e-7
_ON_A_LINE = 1e-6
_NO_LENGTH = 1e-9
_SIDE = 2e-6
"""So far beside a line what lies there is looked for, in steps."""

_BEYOND = 1e-4
"""Lines are drawn so much too long, so that they surely end on what stands there, in steps."""

_ALIKE = 2
"""Lines whose ends are the same when rounded to so many digits are drawn once."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A line from which two faces begin: what stands at both ends, and how wide a body may be that gets over it."""

    ends: tuple[Point, Point]
    width: float
    faces: tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """The free ground of a storey in faces, and the gaps between them."""

    storey: Storey
    found: tuple[shapely.Polygon, ...]
    gaps: tuple[Gap, ...]
    tree: shapely.STRtree

    def at(self, point: Point) -> int | None:
        """Return the face in which a place lies, or the nearest one; None if there is none at all."""
        if not self.found:
            return None
        return int(self.tree.nearest(shapely.Point(point)))


Rooms: TypeAlias = Sequence[tuple[Storey, tuple[shapely.Polygon, ...]]]
"""Storeys with the connected parts of each where the middle of a body may be."""


def thin_storeys(battlefield: Battlefield, height: float) -> tuple[Storey, ...]:
    """Return the storeys of a table for a thread of a height in steps."""
    return storeys(battlefield, THREAD, height, _FAN)


@lru_cache(maxsize=256)
def _bare_faces(battlefield: Battlefield, radius: float, height: float, number: int) -> Faces:
    """Return the faces of a storey for bodies of a radius and height in steps, without company."""
    thin = thin_storeys(battlefield, height)[number]
    return _faced(thin, thin.walk, _free_on(thin, storeys(battlefield, radius, height)), radius)


def faces_past(
    battlefield: Battlefield, radius: float, height: float, bodies: Sequence[Body], rooms: Rooms
) -> tuple[Faces, ...]:
    """Return the faces of all storeys past some bodies, in what `rooms` for the body have left of the storeys."""
    found: list[Faces] = []
    for thin in thin_storeys(battlefield, height):
        near = [body for body in bodies if is_in_the_way(thin, body, height)]
        if not near:
            found.append(_bare_faces(battlefield, radius, height, thin.number))
            continue
        wide = [footprint_polygon(body).buffer(THREAD - SLACK, join_style="mitre").simplify(THREAD) for body in near]
        own = _free_on(thin, [storey for storey, _ in rooms], dict(rooms))
        found.append(_faced(thin, thin.walk.difference(shapely.union_all(wide)), own, radius))
    return tuple(found)


def _free_on(
    thin: Storey, wide: Sequence[Storey], rooms: Mapping[Storey, Sequence[shapely.Polygon]] = MappingProxyType({})
) -> BaseGeometry:
    """Return where a body may be on a storey's surfaces for a thread: no gap leads through there."""
    own = {(surface.height, surface.ramp) for surface in thin.surfaces}
    same = [storey for storey in wide if any((each.height, each.ramp) in own for each in storey.surfaces)]
    return shapely.union_all([part for storey in same for part in rooms.get(storey, (storey.walk,))])


def _faced(storey: Storey, walk: BaseGeometry, free: BaseGeometry, radius: float) -> Faces:
    walk = shapely.simplify(walk, _IN_LINE)
    edges = borders(walk)
    rows, wide = _lines_across(edges, _are_drops(storey, edges), radius)
    lines, widths = _within(rows, wide, walk, free)
    if not lines:
        whole = tuple(part for part in shapely.get_parts(walk) if isinstance(part, shapely.Polygon))
        return Faces(storey, whole, (), shapely.STRtree(whole))
    boundary = shapely.boundary(walk)
    noded = shapely.union_all([boundary, *lines])
    cut = shapely.get_parts(shapely.polygonize([noded]))
    shapely.prepare(walk)
    inside = shapely.contains_properly(walk, shapely.point_on_surface(cut))
    faces = cut[inside]
    tree = shapely.STRtree(faces)
    return Faces(storey, tuple(faces), tuple(_gaps(noded, boundary, lines, widths, tree)), tree)


def _are_drops(storey: Storey, edges: Floats) -> Truths:
    """Return which edges belong to what one stands on, over which a body may hang; the others are in the way."""
    grounds = [surface.whole for surface in storey.surfaces if surface.ramp is not None or surface.height > 0.0]
    if not grounds or not len(edges):
        return np.zeros(len(edges), dtype=np.bool_)
    rims = shapely.union_all([shapely.boundary(whole) for whole in grounds])
    shapely.prepare(rims)
    middles = shapely.points((edges[:, 0:2] + edges[:, 2:4]) / 2.0)
    return np.asarray(shapely.dwithin(rims, middles, _ON_A_LINE), dtype=np.bool_)


def _lines_across(edges: Floats, drops: Truths, radius: float) -> tuple[Floats, Floats]:
    """Return the shortest lines from corners to edges (rows from x, from y, to x, to y) that a body cannot cross.

    And how wide a body may be that does: between two things as wide as the line is long, between a thing and a drop
    twice as wide, since half of the body may hang over.
    """
    hair = THREAD - SLACK
    solid = edges[~drops]
    if not len(solid):
        return np.zeros((0, 4)), np.zeros(0)
    sides = np.asarray(shapely.linestrings(solid.reshape(-1, 2, 2)))
    things = shapely.STRtree(sides)
    corners = np.unique(np.concatenate([solid[:, 0:2], solid[:, 2:4]]), axis=0)
    between = _shortest(corners, sides, 2.0 * (radius - THREAD))
    between = between[_has_room((between[:, 0:2] + between[:, 2:4]) / 2.0, _lengths(between) / 2.0, things)]
    wide = _lengths(between) + 2.0 * hair
    if not drops.any():
        return between, wide
    rims = np.asarray(shapely.linestrings(edges[drops].reshape(-1, 2, 2)))
    ends = np.unique(edges[drops][:, 0:2], axis=0)
    most = radius - THREAD
    beside = np.concatenate([_shortest(corners, rims, most), _shortest(ends, sides, most)[:, [2, 3, 0, 1]]])
    beside = beside[_has_room(beside[:, 2:4], _lengths(beside), things)]
    return np.concatenate([between, beside]), np.concatenate([wide, 2.0 * (_lengths(beside) + hair)])


def _lengths(lines: Floats) -> Floats:
    found: Floats = np.hypot(lines[:, 2] - lines[:, 0], lines[:, 3] - lines[:, 1])
    return found


def _has_room(middles: Floats, radii: Floats, things: shapely.STRtree) -> Truths:
    """Return around which places nothing else is nearer than a line's ends: only there is a gap narrowest."""
    (which, _), far = things.query_nearest(shapely.points(middles), all_matches=False, return_distance=True)
    nearest = np.full(len(middles), np.inf)
    nearest[which] = far
    return nearest > radii - _BEYOND


def _shortest(corners: Floats, sides: NDArray[np.object_], most: float) -> Floats:
    """Return lines from corners straight to edges nearer than `most`, beside which the corners do not lie."""
    if not len(corners) or most <= 0.0:
        return np.zeros((0, 4))
    points = np.asarray(shapely.points(corners))
    number, edge = shapely.STRtree(sides).query(points, predicate="dwithin", distance=most)
    apart = np.asarray(shapely.distance(points[number], sides[edge])) > _NO_LENGTH
    number, edge = number[apart], edge[apart]
    rows: Floats = shapely.get_coordinates(shapely.shortest_line(points[number], sides[edge])).reshape(-1, 4)
    # Of many corners of an arc one is as good as the other.
    rows = rows[np.argsort(_lengths(rows), kind="stable")]
    _, first = np.unique(np.round(rows, _ALIKE), axis=0, return_index=True)
    return rows[first]


def _within(
    lines: Floats, widths: Floats, walk: BaseGeometry, free: BaseGeometry
) -> tuple[list[shapely.LineString], Floats]:
    """Return the parts of lines on walkable ground, a little too long, except those that the body does cross."""
    ways = np.asarray(shapely.linestrings(lines.reshape(-1, 2, 2)))
    if len(ways) and not free.is_empty:
        shapely.prepare(free)
        met = np.asarray(shapely.intersects(free, ways), dtype=np.bool_)
        lengths = np.zeros(len(ways))
        lengths[met] = shapely.length(shapely.intersection(free, ways[met]))
        kept = lengths < _BEYOND
        ways, lines, widths = ways[kept], lines[kept], widths[kept]
    found: list[shapely.LineString] = []
    wide: list[float] = []
    for common, width, whole in zip(shapely.intersection(walk, ways), widths.tolist(), _lengths(lines), strict=True):
        for part in shapely.get_parts(common):
            if not isinstance(part, shapely.LineString) or part.length <= _NO_LENGTH:
                continue
            ends = shapely.get_coordinates(part)[[0, -1]]
            way = (ends[1] - ends[0]) / part.length
            found.append(shapely.LineString([ends[0] - _BEYOND * way, ends[1] + _BEYOND * way]))
            wide.append(width * min(part.length / max(float(whole), _NO_LENGTH), 1.0))
    return found, np.array(wide)


def _gaps(
    noded: BaseGeometry,
    boundary: BaseGeometry,
    lines: Sequence[shapely.LineString],
    widths: Floats,
    tree: shapely.STRtree,
) -> list[Gap]:
    """Return the parts of lines between two faces."""
    parts = shapely.get_parts(noded)
    parts = parts[shapely.get_num_coordinates(parts) == 2]
    ends = shapely.get_coordinates(parts).reshape(-1, 4)
    middles = (ends[:, 0:2] + ends[:, 2:4]) / 2.0
    shapely.prepare(boundary)
    across = ~np.asarray(shapely.dwithin(boundary, shapely.points(middles), _ON_A_LINE), dtype=np.bool_)
    ends, middles = ends[across], middles[across]
    number, line = shapely.STRtree(lines).query(shapely.points(middles), predicate="dwithin", distance=_ON_A_LINE)
    owner: dict[int, int] = {}
    for one, other in zip(number.tolist(), line.tolist(), strict=True):
        if one not in owner or widths[other] < widths[owner[one]]:
            owner[one] = other
    along = (ends[:, 2:4] - ends[:, 0:2]) / np.maximum(_lengths(ends), _NO_LENGTH)[:, None]
    aside = np.stack([-along[:, 1], along[:, 0]], axis=1)
    left, right = _faces_at(middles + _SIDE * aside, tree), _faces_at(middles - _SIDE * aside, tree)
    found: list[Gap] = []
    for row, of in owner.items():
        if left[row] >= 0 and right[row] >= 0 and left[row] != right[row]:
            (west, south), (east, north) = shapely.get_coordinates(lines[of]).tolist()
            found.append(Gap(((west, south), (east, north)), float(widths[of]), (int(left[row]), int(right[row]))))
    return found


def _faces_at(points: Floats, tree: shapely.STRtree) -> Integers:
    """Return the numbers of the faces in which points lie, -1 for none."""
    found = np.full(len(points), -1, dtype=np.int64)
    number, face = tree.query(shapely.points(points), predicate="within")
    found[number] = face
    return found


def room_for(storey: Storey, radius: float, height: float, bodies: Sequence[Body]) -> tuple[shapely.Polygon, ...]:
    """Return the connected parts of a storey where a body's middle may be, past others; `storey` is made for it."""
    near = [body for body in bodies if is_in_the_way(storey, body, height)]
    walk = storey.walk
    if near:
        wide = radius - SLACK
        walk = walk.difference(shapely.union_all([footprint_polygon(body).buffer(wide) for body in near]))
    return tuple(part for part in shapely.get_parts(walk) if isinstance(part, shapely.Polygon) and not part.is_empty)


HIGHEST = 100.0
"""A height that no body climbs, in steps."""


MOST_TRIED = 3
"""So many heights are tried at one place besides the least."""


@dataclass(frozen=True, slots=True)
class Climber:
    """A body that looks for a way, and what it climbs; with `rates` it rises and sinks no farther than these allow.

    Without rates it gets as far up as it climbs, and twice as far down.
    """

    mover: Mover
    rates: Rates | None = None

    @property
    def climb(self) -> float:
        """Return how high it climbs at a time, in steps."""
        return self.mover.climb if self.rates is None else min(self.mover.climb, self.rates.highest)

    @property
    def drop(self) -> float:
        """Return how far down it gets at a time, in steps."""
        return 2.0 * self.mover.climb if self.rates is None else min(2.0 * self.mover.climb, self.rates.deepest)

    def climbing(self, height: float) -> Climber:
        """Return the same body with a given climbing height."""
        rates = self.rates
        if rates is not None:
            rates = replace(rates, highest=max(height, rates.highest), deepest=max(height, rates.deepest))
        return Climber(replace(self.mover, climb=height), rates)

    def least(self, rise: float) -> float:
        """Return the least height it must climb to get up by a rise, or down if that is negative."""
        if rise >= 0.0:
            return rise
        return -rise if self.rates is not None and -rise > self.rates.deepest + TOLERANCE else -rise / 2.0

    def takes(self, start: Body, to: Point, height: float) -> bool:
        """Return whether it gets from where it stands to a place and stand height at most a step away."""
        moves = crossing(self.mover, start, to, height)
        if not moves or self.rates is None:
            return bool(moves)
        if not self.rates.allow(moves):
            return False
        end = self.mover.put_down(to, height).z
        return self.rates.leaps or is_held(self.mover.battlefield, start, to, end)


@dataclass(frozen=True, slots=True)
class Step:
    """A place at the border of a storey from which a crossing may lead to another one, or the same.

    `start` and `end` are places with stand heights, `ends` those places that are tried; `needs` is how high one must
    climb at least.
    """

    start: Point3
    ends: tuple[Point3, ...]
    storey: int
    needs: float

    @property
    def rise(self) -> float:
        """Return how much higher it leads."""
        return rounded(self.ends[0][2] - self.start[2])

    def is_taken(self, climber: Climber) -> bool:
        """Return whether a body gets across here."""
        start = climber.mover.put_down(self.start[:2], self.start[2])
        return any(climber.takes(start, end[:2], end[2]) for end in self.ends)

    def higher(self, climber: Climber) -> tuple[float, ...]:
        """Return the possible climbing heights besides the least one: over all that stands near, ascending."""
        (x, y, z), radius = self.start, circumradius(climber.mover.body.footprint)
        (u, v, _) = self.ends[0]
        box = (min(x, u) - radius, min(y, v) - radius, max(x, u) + radius, max(y, v) + radius)
        tops = {rounded(entry.top - z) for entry in terrain_index(climber.mover.battlefield).near(box) if entry.solid}
        return tuple(sorted(top for top in tops if top > max(self.needs, climber.climb) + TOLERANCE))[:MOST_TRIED]


@lru_cache(maxsize=512)
def steps_from(found: tuple[Storey, ...], storey: Storey, climber: Climber) -> tuple[Step, ...]:
    """Return all steps out of a storey, whatever their height; `climber` stands nowhere and is alone."""
    high = climber.climbing(HIGHEST)
    gates = gates_of(found, storey, high.mover, CLOSE_SPACING)
    rows = [(row, span) for row in range(len(gates.places)) for span in gates.spans(row)]
    if not rows:
        return ()
    numbers = [row for row, _ in rows]
    out = gates.out[numbers]
    begins = gates.places[numbers] - CLEAR * out
    near = np.array([span.near for _, span in rows])
    far = np.array([span.far for _, span in rows])
    first = np.minimum(1.0 - 2.0 * CLEAR, far - CLEAR)
    last = np.minimum(near + 2.0 * CLEAR + SLACK, 1.0 - 2.0 * CLEAR)
    there = gates.places[numbers] + first[:, None] * out
    beside = gates.places[numbers] + last[:, None] * out
    ways = np.asarray(shapely.linestrings(np.stack([begins, there], axis=1)))
    between = pieces_between(climber.mover, ways)
    holds = have_holds(climber.mover, begins)
    starts = _placed(storey, begins)
    ends: list[tuple[Point3, ...]] = [()] * len(rows)
    for other in {span.storey.number: span.storey for _, span in rows}.values():
        own = [number for number, (_, span) in enumerate(rows) if span.storey is other]
        for number, far_end, near_end in zip(own, _placed(other, there[own]), _placed(other, beside[own]), strict=True):
            ends[number] = (far_end, near_end)
    steps: list[Step] = []
    for number, (_, span) in enumerate(rows):
        start, end, has_hold = starts[number], ends[number], bool(holds[number])
        needs = _needs(climber, start, end[1], between.get(number, ()), has_hold=has_hold)
        steps.append(Step(start, end, span.storey.number, needs))
    return tuple(steps)


def _placed(storey: Storey, rows: Floats) -> list[Point3]:
    """Return places on a storey, given as rows, with their stand heights."""
    places = [(rounded(x), rounded(y)) for x, y in rows.tolist()]
    if storey.low == storey.high:
        return [(*place, storey.low) for place in places]
    points = np.asarray(shapely.points(np.array(places)))
    away = shapely.distance(np.array(storey.wholes)[:, None], points[None, :])
    nearest = away <= away.min(axis=0) + TOLERANCE
    heights = (
        max(surface.height_at(place) for surface, is_near in zip(storey.surfaces, column, strict=True) if is_near)
        for place, column in zip(places, nearest.T.tolist(), strict=True)
    )
    return [(*place, height) for place, height in zip(places, heights, strict=True)]


def _needs(climber: Climber, start: Point3, end: Point3, between: Sequence[Entry], *, has_hold: bool) -> float:
    """Return the least climbing height: 0 where one walks over."""
    body, ledge = climber.mover.body, climber.mover.battlefield.gait.ledge
    rise, ground, high = end[2] - start[2], min(start[2], end[2]), max(start[2], end[2]) + ledge + TOLERANCE
    over = [entry.top for entry in between if entry.base < ground + body.height - TOLERANCE and entry.top > high]
    needs = 0.0 if abs(rise) <= ledge + SUPPORT_BAND else climber.least(rise)
    if over:
        needs = max(needs, max(over) - start[2])
    return min(needs, climber.climb) if has_hold else needs


_NEAR = 0.05
"""So much of what stands at the end of a gap is measured, in steps."""

_HAIR = 2.5 * THREAD


@dataclass(frozen=True, slots=True)
class Lack:
    """A passage that stops a body: `narrow`, or too `high` up, over something, or too `deep` down.

    `found` is how wide it is, or how high one must climb there; `needed` how wide the body is, or how high it climbs.
    `ends` is the line across a gap, or from where to where a step leads; `between` are the ids of the pieces and bodies
    on both sides of a gap, or of what one must get onto or over, "" for the edge of the table and for bare ground.
    """

    kind: str
    at: Point3
    ends: tuple[Point, Point]
    found: float
    needed: float
    between: tuple[str, ...]

    @property
    def lacks(self) -> float:
        """By how much it is too narrow or too high, in steps."""
        return rounded(abs(self.found - self.needed))


def lack_of_gap(climber: Climber, gap: Gap, storey: Storey) -> Lack:
    """Return what a body lacks at a gap of a storey."""
    mover, ends = climber.mover, gap.ends
    sides = [next(iter(sorted(_standing(climber, storey, end), key=lambda each: each[0])), None) for end in ends]
    width = gap.width
    if sides[0] is not None and sides[1] is not None:
        apart = shapely.distance(sides[0][2], sides[1][2])
        # Where a body may hang over at one end it is as wide as was found.
        width = float(apart) if abs(float(apart) - gap.width) < _HAIR else gap.width
    middle = ((ends[0][0] + ends[1][0]) / 2.0, (ends[0][1] + ends[1][1]) / 2.0)
    names = tuple(side[1] if side is not None else "" for side in sides)
    at = (rounded(middle[0]), rounded(middle[1]), storey.height_at(middle))
    wide = 2.0 * circumradius(mover.body.footprint)
    return Lack("narrow", at, ends, rounded(width), rounded(wide), names)


def lack_of_step(climber: Climber, step: Step, needs: float) -> Lack:
    """Return what a body lacks of a climb at a step."""
    end = step.ends[-1]
    start, rise = step.start, end[2] - step.start[2]
    sinks = -rise > climber.mover.battlefield.gait.ledge and climber.least(rise) >= needs - TOLERANCE
    kind = "deep" if sinks else "high"
    way = shapely.LineString([start[:2], end[:2]])
    index = terrain_index(climber.mover.battlefield)
    top = start[2] if kind == "deep" else start[2] + needs
    near = index.near((min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1])))
    tops = [entry for entry in near if entry.solid and abs(entry.top - top) < _NEAR]
    owner = min(tops, key=lambda entry: shapely.distance(shape_of(entry.piece), way), default=None)
    found = -rise if kind == "deep" else needs
    limit = climber.drop if kind == "deep" else climber.climb
    name = "" if owner is None else owner.piece.id
    return Lack(kind, start, (start[:2], end[:2]), rounded(found), rounded(limit), (name,))


def _standing(climber: Climber, storey: Storey, end: Point) -> Iterator[tuple[float, str, BaseGeometry]]:
    """Yield what stands at an end of a gap: its distance, its id ("" for the table's edge), and the part near it."""
    mover, point = climber.mover, shapely.Point(end)
    level, height, table = storey.height_at(end), mover.body.height, mover.battlefield
    around = point.buffer(_NEAR, quad_segs=2)
    for entry in terrain_index(table).near(around.bounds):
        is_there = entry.solid and entry.base < level + height - TOLERANCE and entry.top > level + TOLERANCE
        shape = shape_of(entry.piece)
        if is_there and shapely.distance(shape, point) < _HAIR:
            yield shapely.distance(shape, point), entry.piece.id, shapely.intersection(shape, around)
    for other in mover.others:
        if other.id != mover.body.id and is_in_the_way(storey, other, height):
            shape = _round(other)
            if shape.distance(point) < _HAIR:
                yield float(shape.distance(point)), other.id, shape.intersection(around)
    frame = shapely.box(0.0, 0.0, table.width, table.depth).exterior
    if frame.distance(point) < _HAIR:
        yield float(frame.distance(point)), "", frame.intersection(around)


def _round(body: Body) -> BaseGeometry:
    if isinstance(body.footprint, Circle):
        return shapely.Point(body.position).buffer(body.footprint.radius, quad_segs=256)
    return footprint_polygon(body)


_BESIDE = 0.05
"""A place so near to a part of a storey lies in it, in steps: round corners are drawn too wide."""

_NEXT_TO_NOTHING = 1e-6

_HEIGHT = 1.0
"""What is lacking of a climb is held against a climb of so many steps, where it is less itself."""


@dataclass(frozen=True, slots=True)
class Bottleneck:
    """What a body lacks on the way on which it lacks least: of each kind the passage that lacks most, worst first."""

    lacks: tuple[Lack, ...]


@dataclass(frozen=True, slots=True)
class Closed:
    """A part of the ground that a body does not get to: a place in it with the stand height, its area, and why."""

    inside: tuple[Point, float]
    area: float
    bottleneck: Bottleneck


def bottlenecks(
    climber: Climber, goal: tuple[Point, float], stop: Callable[[], bool] = never
) -> tuple[Bottleneck, ...] | None:
    """Return what stops a body on its path to a place and height: the path that lacks least, then the other kind.

    None where nothing stops it, so that a way is only too long; empty where nothing is found to be too narrow or too
    high. `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    net = _Net(climber, stop)
    ends = net.at(goal[0], goal[1])
    found = net.spread(ends)
    best = net.bottleneck(found, ends)
    if best is None or not best.lacks:
        return () if best is None else None
    if len(best.lacks) > 1:
        return (best,)
    is_gap = best.lacks[0].kind == "narrow"
    other = net.bottleneck(net.spread(ends, gaps=not is_gap, climbs=is_gap), ends)
    return (best,) if other is None else (best, other)


def closed_parts(climber: Climber, least: float, stop: Callable[[], bool] = never) -> tuple[Closed, ...]:
    """Return the parts of the ground of at least an area in square steps that a body does not reach, the largest first.

    `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    net = _Net(climber, stop)
    found = net.spread()
    closed: list[Closed] = []
    for number, (storey, part) in enumerate(net.parts):
        why = net.bottleneck(found, [number])
        if part.area >= least and (why is None or why.lacks):
            inside = part.representative_point()
            place = (float(inside.x), float(inside.y))
            closed.append(Closed((place, storey.height_at(place)), float(part.area), why or Bottleneck(())))
    return tuple(sorted(closed, key=lambda each: -each.area))


def reached_of(climber: Climber, places: Sequence[Point3], stop: Callable[[], bool] = never) -> tuple[bool, ...]:
    """Return which places to stand a body gets to, however far it may go."""
    net = _Net(climber, stop)
    found = net.spread(gaps=False, climbs=False)
    return tuple(any(node in found for node in net.at(place[:2], place[2])) for place in places)


@dataclass(frozen=True, slots=True)
class _Link:
    """How a node is got to: from another one, past a gap or over a step that needs so much; None where all is free."""

    before: int
    past: Gap | Step | None
    needs: float


Found = dict[int, _Link]


class _Net:
    """Parts of storeys where a body may be, and the faces that they lie in, as nodes; gaps and steps lead on."""

    def __init__(self, climber: Climber, stop: Callable[[], bool]) -> None:
        mover, body = climber.mover, climber.mover.body
        self.climber, self.stop = climber, stop
        self.radius, height, table = circumradius(body.footprint), body.height, mover.battlefield
        others = tuple(other for other in mover.others if other.id != body.id)
        self.storeys = storeys(table, self.radius, height)
        rooms = [(storey, room_for(storey, self.radius, height, others)) for storey in self.storeys]
        self.faces = faces_past(table, self.radius, height, others, rooms)
        self.parts = [(storey, part) for storey, parts in rooms for part in parts]
        self._own = [[number for number, (on, _) in enumerate(self.parts) if on is storey] for storey in self.storeys]
        self._first_face = list(np.cumsum([len(self.parts), *(len(faces.found) for faces in self.faces)]))
        self._gaps: dict[int, list[tuple[Gap, int]]] = {}
        for first, faces in zip(self._first_face, self.faces, strict=False):
            for gap in faces.gaps:
                one, two = (int(first) + face for face in gap.faces)
                self._gaps.setdefault(one, []).append((gap, two))
                self._gaps.setdefault(two, []).append((gap, one))
        self._within: dict[int, list[int]] = {}
        for number, (storey, part) in enumerate(self.parts):
            inside = part.representative_point()
            face = self._face((float(inside.x), float(inside.y)), storey)
            if face is not None:
                self._within.setdefault(number, []).append(face)
                self._within.setdefault(face, []).append(number)
        self._steps: dict[int, dict[int, list[tuple[Step, int]]]] = {}

    # -- where a place is ---------------------------------------------------------------------------------------

    def _face(self, point: Point, storey: Storey) -> int | None:
        own = {(surface.height, surface.ramp) for surface in storey.surfaces}
        for first, faces in zip(self._first_face, self.faces, strict=False):
            if any((surface.height, surface.ramp) in own for surface in faces.storey.surfaces):
                face = faces.at(point)
                return None if face is None else int(first) + face
        return None

    def _part(self, storey: int, point: Point) -> int | None:
        """Return the part of a storey in which a place lies."""
        place = shapely.Point(point)
        away = [(float(self.parts[number][1].distance(place)), number) for number in self._own[storey]]
        far, number = min(away, default=(_BESIDE, -1))
        return number if far < _BESIDE else None

    def at(self, point: Point, height: float) -> list[int]:
        """Return the nodes at a place and stand height: parts, or the face if only a thinner body gets there."""
        holding = [storey for storey in self.storeys if storey.holds(point, height)]
        parts = [self._part(storey.number, point) for storey in holding]
        if any(part is not None for part in parts):
            return [part for part in parts if part is not None]
        faces = (
            (int(first), faces)
            for first, faces in zip(self._first_face, self.faces, strict=False)
            if faces.storey.holds(point, height)
        )
        return [first + face for first, on in faces if (face := on.at(point)) is not None]

    def _start(self) -> list[int]:
        body = self.climber.mover.body
        storey = storey_at(self.storeys, body.position, body.z)
        part = None if storey is None else self._part(storey.number, body.position)
        return self.at(body.position, body.z) if part is None else [part]

    # -- the search ---------------------------------------------------------------------------------------------

    def spread(self, ends: Iterable[int] = (), *, gaps: bool = True, climbs: bool = True) -> Found:
        """Return the paths that lack least from where the body stands to all nodes, or until one of some is found.

        `gaps` and `climbs`: past what is too narrow, over what is too high.
        """
        wanted, found = frozenset(ends), Found()
        order, waiting = count(), list[tuple[float, float, int, int, _Link]]()
        for start in self._start():
            heappush(waiting, (0.0, 0.0, next(order), start, _Link(-1, None, 0.0)))
        while waiting:
            if self.stop():
                raise GivenUp
            worst, whole, _, node, link = heappop(waiting)
            if node in found:
                continue
            step = link.past
            if isinstance(step, Step) and not step.is_taken(self.climber.climbing(max(link.needs, self.climber.climb))):
                higher = (each for each in step.higher(self.climber) if climbs and each > link.needs + TOLERANCE)
                for needs in list(higher)[:1]:
                    more = self._lack(step, needs) - self._lack(step, link.needs)
                    entry = (max(worst, self._lack(step, needs)), whole + more, next(order), node)
                    heappush(waiting, (*entry, replace(link, needs=needs)))
                continue
            found[node] = link
            if node in wanted:
                break
            for to, past, needs in self._onward(node, gaps=gaps, climbs=climbs):
                if to not in found:
                    lack = self._lack(past, needs)
                    entry = (max(worst, lack), whole + lack + self._far(past), next(order), to)
                    heappush(waiting, (*entry, _Link(node, past, needs)))
        return found

    def _lack(self, past: Gap | Step | None, needs: float) -> float:
        """Return how much a body lacks for a passage, as a fraction of what it has."""
        if isinstance(past, Gap):
            return max(0.0, 1.0 - past.width / (2.0 * self.radius))
        climb = self.climber.climb
        return max(0.0, needs - climb - TOLERANCE) / max(climb, _HEIGHT)

    def _far(self, past: Gap | Step | None) -> float:
        """Return a tiny amount, more for a farther passage, so that the nearest of equal ones is reported."""
        if not isinstance(past, Step):
            return 0.0
        return _NEXT_TO_NOTHING * plan_distance(self.climber.mover.body.position, past.start[:2])

    def _onward(self, node: int, *, gaps: bool, climbs: bool) -> Iterable[tuple[int, Gap | Step | None, float]]:
        for other in self._within.get(node, ()):
            yield other, None, 0.0
        if gaps:
            for gap, face in self._gaps.get(node, ()):
                yield face, gap, gap.width
        if node < len(self.parts):
            for step, part in self._steps_out(node):
                if climbs or step.needs <= self.climber.climb + TOLERANCE:
                    yield part, step, step.needs

    def _steps_out(self, part: int) -> Sequence[tuple[Step, int]]:
        """Return the steps from a part of a storey to other parts."""
        storey = self.parts[part][0]
        if storey.number not in self._steps:
            self._steps[storey.number] = self._all_steps(storey)
        return self._steps[storey.number].get(part, ())

    def _all_steps(self, storey: Storey) -> dict[int, list[tuple[Step, int]]]:
        without = replace(self.climber, mover=anyone(self.climber.mover))
        found: dict[int, list[tuple[Step, int]]] = {}
        steps = steps_from(self.storeys, storey, without)
        begins = self._parts_at(storey.number, [step.start[:2] for step in steps])
        for number in {step.storey for step in steps}:
            rows = [row for row, step in enumerate(steps) if step.storey == number]
            ends = self._parts_at(number, [steps[row].ends[-1][:2] for row in rows])
            for row, end in zip(rows, ends, strict=True):
                if begins[row] >= 0 <= end != begins[row]:
                    found.setdefault(begins[row], []).append((steps[row], end))
        return found

    def _parts_at(self, storey: int, places: Sequence[Point]) -> list[int]:
        """Return the parts of a storey in which places lie, -1 for none."""
        own = self._own[storey]
        if not own or not places:
            return [-1] * len(places)
        tree = shapely.STRtree([self.parts[number][1] for number in own])
        points = shapely.points(np.array(places))
        which, part = tree.query_nearest(points, max_distance=_BESIDE)
        found = [-1] * len(places)
        for row, number in zip(which.tolist(), part.tolist(), strict=True):
            found[row] = own[number]
        return found

    # -- what a way lacks ---------------------------------------------------------------------------------------

    def bottleneck(self, found: Found, ends: Iterable[int]) -> Bottleneck | None:
        """Return what a body lacks on the path to the first found of some nodes; None if none was."""
        end = next((end for end in ends if end in found), None)
        if end is None:
            return None
        worst: dict[str, tuple[float, Lack]] = {}
        while end >= 0:
            link = found[end]
            lack = self._lack(link.past, link.needs)
            if link.past is not None and lack > TOLERANCE:
                told = self._told(link.past, link.needs, end)
                if told.kind not in worst or worst[told.kind][0] < lack:
                    worst[told.kind] = (lack, told)
            end = link.before
        return Bottleneck(tuple(told for _, told in sorted(worst.values(), key=lambda each: -each[0])))

    def _told(self, past: Gap | Step, needs: float, node: int) -> Lack:
        if isinstance(past, Step):
            return lack_of_step(self.climber, past, needs)
        number = int(np.searchsorted(self._first_face, node, side="right")) - 1
        return lack_of_gap(self.climber, past, self.faces[number].storey)
