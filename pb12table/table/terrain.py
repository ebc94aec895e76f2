"""Terrain pieces: prisms, ramps and thin walls, and what can be wrong with their rings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, degrees, hypot

import shapely
from shapely.geometry.base import BaseGeometry
from shapely.validation import explain_validity

from pb12table.table.shapes import LINTEL, PART, Point, Ring, ring_area, whole_of


@dataclass(frozen=True, slots=True)
class Hinge:
    """How a door opens: a leaf that is closed from `at` to `end` turns about `at`, counter-clockwise where `left`.

    `thickness` is that of the leaf, in steps. One that `lifts` goes up by its height instead, from `base`.
    """

    at: Point
    end: Point
    thickness: float
    base: float = 0.0
    left: bool = True
    lifts: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of terrain: a prism over a simple polygon, a ramp, or a thin wall along a polyline.

    Lengths are in steps. `outline` is the outer ring (not closed), or the polyline when `thin`. The prism reaches from
    `base` to `base + height`; with both edges given the top is a ramp that rises from `base` at the low edge to
    `base + height` at the high edge. A piece with `translucent` > 0 conceals by that level and does not block sight.
    A `passable` piece is never solid; `vehicle_passable` says the same for vehicles and is read by `for_vehicles`.
    Ground that `hides` is seen into and out of, so many steps deep, and not through: see `sight.hiding_ground`. It does
    not block sight otherwise, and stops no damage.
    With a `hinge` it is a door, `open` by so many degrees: see `openings`. Eyes on the left of `one_way`, a line from
    one point to another, see through it as if it were not there. Parts of one thing have its id, a colon and a name.
    """

    id: str
    outline: Ring
    holes: tuple[Ring, ...] = ()
    base: float = 0.0
    height: float = 1.0
    thin: bool = False
    low_edge: tuple[Point, Point] | None = None
    high_edge: tuple[Point, Point] | None = None
    blocks_sight: bool = True
    translucent: int = 0
    stops_damage: bool = True
    standable: bool = True
    climbable: bool = False
    passable: bool = False
    vehicle_passable: bool = False
    kind: str = "terrain"
    hinge: Hinge | None = None
    open: float = 0.0
    one_way: tuple[Point, Point] | None = None
    hides: float | None = None

    @property
    def whole(self) -> str:
        """The id of the thing it is, or is a part of."""
        return whole_of(self.id)

    @property
    def is_lintel(self) -> bool:
        """Return whether it is the part of a wall above a door or a window."""
        return self.id.partition(PART)[2].startswith(LINTEL)

    @property
    def top(self) -> float:
        """The height of the highest point above the table."""
        return self.base + self.height

    @property
    def is_ramp(self) -> bool:
        """Return whether the top rises from a low edge to a high edge."""
        return self.low_edge is not None and self.high_edge is not None

    @property
    def opaque(self) -> bool:
        """Return whether the piece blocks all sight lines through it."""
        return self.blocks_sight and self.translucent <= 0 and self.hides is None

    @property
    def may_block(self) -> bool:
        """Return whether the piece blocks sight lines: all through it, or those that its ground hides."""
        return self.opaque or self.hides is not None

    @property
    def shields(self) -> bool:
        """Return whether the piece stops damage: what one looks through, or into, does not."""
        return self.stops_damage and self.translucent <= 0 and self.hides is None

    @property
    def may_carry(self) -> bool:
        """Return whether bodies can stand on its top where it is not too steep: solid, standable and not thin."""
        return self.standable and not self.passable and not self.thin

    @property
    def slope(self) -> float:
        """The steepness of the top in degrees, 0 for a flat one."""
        if not self.is_ramp:
            return 0.0
        _, _, run = ramp_line(self)
        return degrees(atan2(self.height, run))

    def top_at(self, point: Point) -> float:
        """Return the height of the top above the table at a plan point (of a ramp's plane, level beyond its edges)."""
        if not self.is_ramp:
            return self.base + self.height
        (x, y), (nx, ny), run = ramp_line(self)
        along = (point[0] - x) * nx + (point[1] - y) * ny
        share = min(max(along / run, 0.0), 1.0) if run > 0.0 else float(along >= 0.0)
        return self.base + self.height * share


def ramp_line(piece: Piece) -> tuple[Point, Point, float]:
    """Return where a ramp begins to rise, its uphill unit vector in plan, and the plan length of the rise.

    Uphill is square to the low edge (towards the middle of the high edge).
    """
    low, high = piece.low_edge, piece.high_edge
    if low is None or high is None:
        raise ValueError(f"piece {piece.id!r} is no ramp")
    start = ((low[0][0] + low[1][0]) / 2.0, (low[0][1] + low[1][1]) / 2.0)
    end = ((high[0][0] + high[1][0]) / 2.0, (high[0][1] + high[1][1]) / 2.0)
    edge = (low[1][0] - low[0][0], low[1][1] - low[0][1])
    length = hypot(*edge)
    if length == 0.0:
        nx, ny, length = end[0] - start[0], end[1] - start[1], hypot(end[0] - start[0], end[1] - start[1])
        if length == 0.0:
            return start, (1.0, 0.0), 0.0
    else:
        nx, ny = -edge[1], edge[0]
    nx, ny = nx / length, ny / length
    run = (end[0] - start[0]) * nx + (end[1] - start[1]) * ny
    return (start, (nx, ny), run) if run >= 0.0 else (start, (-nx, -ny), -run)


def outline_problems(piece: Piece) -> list[str]:
    """Return what is wrong with a piece's rings and heights, as `kind at place` (empty if it is sound).

    Kinds: `too-few-points`, `repeated-point`, `no-area`, `self-crossing`, `hole-outside`, `holes-overlap`,
    `not-finite`, `no-height`, `below-table`, `ramp-without-run`, `half-a-ramp`, `thin-with-holes`.
    """
    problems = [] if piece.thin else [*_known_problems(piece.outline, piece.holes)]
    if piece.thin:
        problems += _line_problems(piece.outline)
        if piece.holes:
            problems.append("thin-with-holes")
    if not piece.height > 0.0:
        problems.append(f"no-height at {piece.height:g}")
    if piece.base < 0.0:
        problems.append(f"below-table at {piece.base:g}")
    if (piece.low_edge is None) != (piece.high_edge is None):
        problems.append("half-a-ramp")
    elif piece.is_ramp and ramp_line(piece)[2] <= 0.0:
        problems.append("ramp-without-run")
    return problems


@lru_cache(maxsize=20_000)
def _known_problems(outline: Ring, holes: tuple[Ring, ...]) -> tuple[str, ...]:
    """Return the same as `ring_problems`: an editor requests the same outlines after each change."""
    return tuple(ring_problems(outline, holes))


def ring_problems(outline: Ring, holes: Sequence[Ring] = ()) -> list[str]:
    """Return what is wrong with an outer ring and its holes, as in `outline_problems`."""
    problems: list[str] = []
    for place, ring in _named(outline, holes):
        problems += _one_ring_problems(place, ring)
    if problems:
        return problems
    whole = shapely.Polygon(outline)
    polygons = [shapely.Polygon(hole) for hole in holes]
    for number, hole in enumerate(polygons):
        if not whole.covers(hole):
            problems.append(f"hole-outside at hole {number}")
        for other in range(number):
            if polygons[other].intersection(hole).area > 0.0:
                problems.append(f"holes-overlap at hole {other} and hole {number}")
    if not problems and holes:
        reason = explain_validity(shapely.Polygon(outline, holes))
        if reason != "Valid Geometry":
            problems.append(f"self-crossing at {_place(reason)}")
    return problems


def _named(outline: Ring, holes: Sequence[Ring]) -> list[tuple[str, Ring]]:
    return [("outline", outline), *((f"hole {number}", hole) for number, hole in enumerate(holes))]


def _finite(ring: Ring) -> bool:
    return all(abs(value) < 1e9 for point in ring for value in point)


def _one_ring_problems(place: str, ring: Ring) -> list[str]:
    if not _finite(ring):
        return [f"not-finite at {place}"]
    if len(set(ring)) < 3:
        return [f"too-few-points at {place}"]
    repeated = [i for i in range(len(ring)) if ring[i] == ring[i - 1]]
    if repeated:
        return [f"repeated-point at {place} point {i}" for i in repeated]
    polygon = shapely.Polygon(ring)
    if not polygon.is_valid:
        return [f"self-crossing at {place} {_place(explain_validity(polygon))}"]
    if abs(ring_area(ring)) < 1e-9:
        return [f"no-area at {place}"]
    return []


def _line_problems(line: Ring) -> list[str]:
    if not _finite(line):
        return ["not-finite at line"]
    if len(set(line)) < 2:
        return ["too-few-points at line"]
    return [f"repeated-point at line point {i}" for i in range(1, len(line)) if line[i] == line[i - 1]]


def _place(reason: str) -> str:
    """Return the coordinates in shapely's explanation `Kind[x y]`."""
    return reason[reason.find("[") :] if "[" in reason else reason


def shape_of(piece: Piece) -> BaseGeometry:
    """Return a piece as seen from above, in steps: its area less its holes, or for a thin wall its line."""
    return shapely.LineString(piece.outline) if piece.thin else shapely.Polygon(piece.outline, piece.holes)
