"""Terrain and zones: from their forms to prisms and areas, if they make sense; and where figures begin on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import islice, pairwise
from math import ceil, cos, dist, hypot, inf, radians, sin
from pathlib import Path
from typing import Final

from msgspec import structs

from pb12table.files.forms.basics import FormPoint, label_of, rectangle_ring, ring_of, shape_problem
from pb12table.files.forms.scenarios import KindForm, TerrainForm, ZoneForm
from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.footprints import Area, circle_ring, in_area
from pb12table.table.motion.falling import settled, stand
from pb12table.table.openings import opened
from pb12table.table.planar import segment_distance
from pb12table.table.shapes import (
    GRID,
    LINTEL,
    PART,
    TOLERANCE,
    Point,
    Ring,
    box_of,
    plan_distance,
    rounded,
    rounded_point,
)
from pb12table.table.terrain import Hinge, Piece, outline_problems, ring_problems

LARGEST_MITRE = 4.0
"""How far, in half thicknesses, the corner of a thick line may stand out; sharper bends are refused."""


def piece_of(form: TerrainForm, kinds: Mapping[str, KindForm], file: str | Path, place: str) -> Piece:
    """Return a piece of terrain; raises FileProblem for an unknown kind or an impossible shape."""
    kind = kinds.get(form.kind)
    if kind is None:
        raise FileProblem(file, f"{place}.kind", "problem-no-such-kind", id=form.kind)
    thickness = kind.thickness if form.thickness is None else form.thickness
    key = _one_of(form, ("polygon", "rectangle", "circle", "line"), file, place)
    outline, yard = _outline_and_yard(form, key, thickness, file, place)
    low, high = _edges(form, outline, file, place)

    def flag(own: bool | None, usual: bool) -> bool:
        return usual if own is None else own

    piece = Piece(
        id=form.id,
        outline=outline,
        holes=(*yard, *(ring_of(hole) for hole in form.holes)),
        base=kind.base if form.base is None else form.base,
        height=kind.height if form.height is None else form.height,
        thin=key == "line" and thickness == 0.0,
        low_edge=low,
        high_edge=high,
        blocks_sight=flag(form.blocks_sight, kind.blocks_sight),
        translucent=kind.translucent if form.translucent is None else form.translucent,
        stops_damage=flag(form.stops_damage, kind.stops_damage),
        standable=flag(form.standable, kind.standable),
        climbable=flag(form.climbable, kind.climbable),
        passable=flag(form.passable, kind.passable),
        vehicle_passable=flag(form.vehicle_passable, kind.vehicle_passable),
        kind=form.kind,
        hides=depth_of(kind.hides if form.hides is None else form.hides),
    )
    for problem in outline_problems(piece):
        raise shape_problem(problem, file, f"{place}.{key}")
    is_opening = bool(kind.opens or kind.one_way or form.inside) or (kind.sill, form.sill) != (None, None)
    if piece.hides is not None and (piece.thin or piece.is_ramp or is_opening):
        raise FileProblem(file, f"{place}.hides", "problem-no-ground")
    return piece


def depth_of(hides: float) -> float | None:
    """Return how many steps deep one sees into ground that hides, as files say it: `inf` for true, None for false."""
    if isinstance(hides, bool):
        return inf if hides else None
    return float(hides)


def check_band(form: ZoneForm, file: str | Path, place: str) -> None:
    """Raise FileProblem if the heights at which a zone holds do not rise."""
    if form.band is not None and form.band[0] > form.band[1]:
        raise FileProblem(file, f"{place}.band", "problem-not-rising")


def zone_of(form: ZoneForm, file: str | Path, place: str) -> Zone:
    """Return a zone; raises FileProblem for an impossible shape."""
    key = _one_of(form, ("polygon", "rectangle", "circle"), file, place)
    outline = _outline(form, key, 0.0, file, place)
    holes = tuple(ring_of(hole) for hole in form.holes)
    for problem in ring_problems(outline, holes):
        raise shape_problem(problem, file, f"{place}.{key}")
    check_band(form, file, place)
    return Zone(
        id=form.id,
        kind=ZoneKind(form.kind),
        area=Area(outline, holes, form.band),
        players=tuple(PlayerId(player) for player in form.players),
        level=form.level,
        label=None if form.name is None else label_of(form.name),
    )


def _one_of(form: TerrainForm | ZoneForm, keys: tuple[str, ...], file: str | Path, place: str) -> str:
    """Return the one key of several that is given."""
    given = [key for key in keys if getattr(form, key) is not None]
    if len(given) != 1:
        raise FileProblem(file, place, "problem-one-shape", keys=", ".join(keys), found=len(given))
    if form.turned is not None and given != ["rectangle"]:
        raise FileProblem(file, f"{place}.turned", "problem-only-with", key="rectangle")
    if isinstance(form, TerrainForm) and form.thickness is not None and given != ["line"]:
        raise FileProblem(file, f"{place}.thickness", "problem-only-with", key="line")
    return given[0]


def _outline_and_yard(
    form: TerrainForm, key: str, thickness: float, file: str | Path, place: str
) -> tuple[Ring, tuple[Ring, ...]]:
    """Return the outline of a piece, and what a wall along a closed line goes around."""
    line = form.line
    if line is None or thickness == 0.0 or not is_closed(line):
        return _outline(form, key, thickness, file, place), ()
    ring = ring_of(line[:-1])
    if any(ring[i] == ring[i - 1] for i in range(len(ring))):
        raise FileProblem(file, f"{place}.{key}", "problem-shape-repeated-point")
    return thick_ring(ring, thickness, file, f"{place}.{key}")


def is_closed(line: Sequence[Sequence[float]]) -> bool:
    """Return whether a line ends where it began and goes around something."""
    (x, y), (u, v) = line[0], line[-1]
    return len(line) > 3 and rounded_point((x, y)) == rounded_point((u, v))


def _outline(form: TerrainForm | ZoneForm, key: str, thickness: float, file: str | Path, place: str) -> Ring:
    """Return the outline of the one shape that is given."""
    if form.polygon is not None:
        return ring_of(form.polygon)
    if form.rectangle is not None:
        return rectangle_ring(form.rectangle, form.turned or 0.0)
    if form.circle is not None:
        x, y, radius = form.circle
        return ring_of(circle_ring((x, y), radius))
    if isinstance(form, TerrainForm) and form.line is not None:
        line = ring_of(form.line)
        if thickness == 0.0:
            return line
        if any(line[i] == line[i - 1] for i in range(1, len(line))):
            raise FileProblem(file, f"{place}.{key}", "problem-shape-repeated-point")
        return thick_line(line, thickness, file, f"{place}.{key}")
    raise AssertionError(key)


def thick_line(line: Ring, thickness: float, file: str | Path, place: str) -> Ring:
    """Return the outline of a wall along a polyline, with square ends and mitred corners.

    Lengths in steps. Raises FileProblem where the line bends so sharply that the corner would be a spike.
    """
    half = thickness / 2.0
    left: list[Point] = []
    right: list[Point] = []
    for number, (x, y) in enumerate(line):
        before = _normal(line[number - 1], line[number]) if number else None
        after = _normal(line[number], line[number + 1]) if number + 1 < len(line) else None
        a, b = before or after, after or before
        if a is None or b is None:
            raise FileProblem(file, place, "problem-shape-too-few-points")
        dx, dy = _mitre(a, b, file, place, number)
        left.append((x + dx * half, y + dy * half))
        right.append((x - dx * half, y - dy * half))
    return ring_of((*right, *reversed(left)))


def thick_ring(ring: Ring, thickness: float, file: str | Path, place: str) -> tuple[Ring, tuple[Ring, ...]]:
    """Return the outline of a wall along a closed line, mitred at every corner, and the yard inside it.

    Lengths in steps; the closing point is not repeated. There is no yard where the wall fills it. Raises FileProblem
    where the line bends so sharply that the corner would be a spike.
    """
    half = thickness / 2.0 * (1.0 if _doubled_area(ring) > 0.0 else -1.0)
    inner: list[Point] = []
    outer: list[Point] = []
    for number, (x, y) in enumerate(ring):
        after = ring[(number + 1) % len(ring)]
        dx, dy = _mitre(_normal(ring[number - 1], ring[number]), _normal(ring[number], after), file, place, number)
        inner.append((x + dx * half, y + dy * half))
        outer.append((x - dx * half, y - dy * half))
    is_filled = _doubled_area(inner) * half <= 0.0 or all(
        (x - u) * (p - r) + (y - v) * (q - s) <= 0.0
        for ((x, y), (u, v)), ((p, q), (r, s)) in zip(pairwise(ring), pairwise(inner), strict=True)
    )
    return ring_of(tuple(outer)), () if is_filled else (ring_of(tuple(inner)),)


def _doubled_area(ring: Sequence[Point]) -> float:
    """Return twice the area of a ring, positive if it runs counter-clockwise."""
    return sum(x * v - u * y for (x, y), (u, v) in pairwise((*ring, ring[0])))


def _mitre(before: Point, after: Point, file: str | Path, place: str, number: int) -> Point:
    """Return how far a corner between two segments stands out for each unit of half the thickness."""
    dot = 1.0 + before[0] * after[0] + before[1] * after[1]
    if dot < 2.0 / LARGEST_MITRE**2:
        raise FileProblem(file, f"{place}[{number}]", "problem-sharp-bend")
    return (before[0] + after[0]) / dot, (before[1] + after[1]) / dot


def _normal(start: Point, end: Point) -> Point:
    """Return the unit vector to the left of a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return (-dy / length, dx / length)


Edge = tuple[FormPoint, FormPoint]


def _edges(form: TerrainForm, outline: Ring, file: str | Path, place: str) -> tuple[Edge | None, Edge | None]:
    """Return the low and the high edge of a ramp, given by hand or by the direction in which it rises."""
    if form.rises is None:
        return form.low_edge, form.high_edge
    if form.low_edge is not None or form.high_edge is not None:
        raise FileProblem(file, f"{place}.rises", "problem-not-together", key="low_edge, high_edge")
    if form.line is not None:
        raise FileProblem(file, f"{place}.rises", "problem-not-together", key="line")
    ux, uy = cos(radians(form.rises)), sin(radians(form.rises))
    along = [x * ux + y * uy for x, y in outline]
    across = [y * ux - x * uy for x, y in outline]
    left, right = max(across), min(across)

    def edge(height: float) -> Edge:
        first = (height * ux - right * uy, height * uy + right * ux)
        second = (height * ux - left * uy, height * uy + left * ux)
        return rounded_point(first), rounded_point(second)

    return edge(min(along)), edge(max(along))


Placed = tuple[str, TerrainForm]
"""A form with its place in the file."""

NEAR: Final = 0.05
"""So far from the line of its wall a door or window may be drawn, in steps."""
KEYS_OF: Final[Mapping[str, Sequence[str]]] = {
    "opens": ("open", "hinge", "swing"),
    "sill": ("sill", "lintel"),
    "one_way": ("see_through",),
}
"""What can be said of a piece only when its kind has a key."""


def pieces_of(forms: Iterable[Placed], kinds: Mapping[str, KindForm], file: str | Path) -> tuple[Piece, ...]:
    """Return all pieces of a scenario in their order; walls come in parts where something stands in them.

    Raises FileProblem as `piece_of`, and for openings that do not fit their wall.
    """
    forms = tuple(forms)
    by_id = {form.id: (place, form) for place, form in forms}
    holes: dict[str, list[Placed]] = {}
    for place, form in forms:
        if form.inside is not None:
            if form.inside not in by_id or form.inside == form.id:
                raise FileProblem(file, f"{place}.in", "problem-no-such-wall", id=form.inside)
            holes.setdefault(form.inside, []).append((place, form))
    found: list[Piece] = []
    for place, form in forms:
        if form.id in holes:
            found += _wall_with_holes(form, holes[form.id], kinds, file, place)
        else:
            found += opening_of(form, kinds, file, place)
    return tuple(found)


def opening_of(form: TerrainForm, kinds: Mapping[str, KindForm], file: str | Path, place: str) -> tuple[Piece, ...]:
    """Return one piece, or the parts of a window; a door as far open as it is.  Raises FileProblem."""
    piece = piece_of(form, kinds, file, place)
    kind = kinds[form.kind]
    is_window = kind.sill is not None or form.sill is not None
    has = {"opens": kind.opens is not None, "sill": is_window, "one_way": kind.one_way}
    for needed, keys in KEYS_OF.items():
        for key in keys:
            if getattr(form, key) is not None and not has[needed]:
                raise FileProblem(file, f"{place}.{key}", "problem-kind-without", kind=form.kind)
    if not any(has.values()):
        return (piece,)
    if form.line is None or len(form.line) != 2:
        raise FileProblem(file, place, "problem-not-straight", kind=form.kind)
    start, end = map(rounded_point, form.line)
    if kind.one_way:
        line = (end, start) if form.see_through == "right" else (start, end)
        piece = replace(piece, one_way=line)
    if kind.opens is not None:
        thickness = kind.thickness if form.thickness is None else form.thickness
        at, to = (end, start) if form.hinge == "end" else (start, end)
        # The side is that of the line, whichever end of it the hinge is at.
        left = (form.swing != "right") == (form.hinge != "end")
        hinge = Hinge(at, to, thickness, piece.base, left, kind.opens == "lifts")
        piece = replace(piece, hinge=hinge)
        return (opened(piece, form.open) if form.open else piece,)
    if is_window:
        return _window(form, kind, piece, file, place)
    return (piece,)


def _gap(form: TerrainForm, kind: KindForm, piece: Piece, file: str | Path, place: str) -> tuple[float, float]:
    """Return the lower and upper height of a window's opening, above the table; raises FileProblem."""
    sill = kind.sill if form.sill is None else form.sill
    lintel = kind.lintel if form.lintel is None else form.lintel
    low = piece.base + (sill or 0.0)
    high = piece.top if lintel is None else piece.base + lintel
    if not low < high - TOLERANCE:
        raise FileProblem(file, f"{place}.lintel", "problem-no-gap")
    if high > piece.top + TOLERANCE:
        raise FileProblem(file, f"{place}.lintel", "problem-above-wall", top=piece.height)
    return low, high


def _window(form: TerrainForm, kind: KindForm, piece: Piece, file: str | Path, place: str) -> tuple[Piece, ...]:
    """Return a window: what keeps bodies out, from its base to its top, and what hides below and above the gap."""
    low, high = _gap(form, kind, piece, file, place)
    pane = replace(piece, blocks_sight=False, stops_damage=False, standable=False, climbable=False)
    parts = [pane]
    if form.inside is None:
        parts += _around(piece, low, high)
    return tuple(parts)


def _around(piece: Piece, low: float, high: float) -> list[Piece]:
    """Return the parts of a wall that lie below and above a gap in it."""
    found = []
    if low > piece.base + TOLERANCE:
        found.append(replace(piece, id=f"{piece.id}{PART}sill", height=rounded(low - piece.base)))
    if high < piece.top - TOLERANCE:
        found.append(replace(piece, id=f"{piece.id}{PART}{LINTEL}", base=high, height=rounded(piece.top - high)))
    return found


# -- walls with holes -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Holed:
    """The line of a wall with holes in it: its parts beside these, and the part at each of them, in their order."""

    beside: tuple[Sequence[Point], ...]
    at: tuple[Sequence[Point], ...]


def holed(wall: TerrainForm, holes: Sequence[Placed], file: str | Path, place: str) -> Holed:
    """Return the line of a wall, cut where something stands in it; raises FileProblem."""
    if wall.line is None:
        raise FileProblem(file, f"{holes[0][0]}.in", "problem-wall-without-line", id=wall.id)
    line = [rounded_point(point) for point in wall.line]
    stretches = [_stretch(line, hole, wall.id, file, where) for where, hole in holes]
    if is_closed(line):
        # It begins and ends at a hole, so that all of its corners stay what they are.
        first = min(start for start, _ in stretches)
        line = [*_between(line, first, _length(line)), *_between(line, 0.0, first)[1:]]
        stretches = [(start - first, end - first) for start, end in stretches]
    spans = sorted(stretches)
    for (_, end), (start, _) in pairwise(spans):
        if start < end - TOLERANCE:
            raise FileProblem(file, place, "problem-openings-overlap", id=wall.id)
    ends = [0.0, *(at for span in spans for at in span), _length(line)]
    beside = (_between(line, start, end) for start, end in zip(ends[::2], ends[1::2], strict=True))
    return Holed(tuple(part for part in beside if len(part) > 1), tuple(_between(line, *span) for span in stretches))


def _wall_with_holes(
    wall: TerrainForm, holes: Sequence[Placed], kinds: Mapping[str, KindForm], file: str | Path, place: str
) -> list[Piece]:
    """Return the parts of a wall beside, above and below what stands in it; the first has the wall's own id."""
    whole = piece_of(wall, kinds, file, place)
    found: list[Piece] = []

    def part(points: Sequence[Point], base: float, top: float, name: str = "") -> None:
        if len(points) < 2 or top - base <= TOLERANCE:
            return
        number = f"{name}{len(found) + 1}"
        part_id = wall.id if not found else f"{wall.id}{PART}{number}"
        piece = structs.replace(wall, id=part_id, line=tuple(points), base=base, height=rounded(top - base))
        found.append(piece_of(piece, kinds, file, place))

    cut = holed(wall, holes, file, place)
    for points in cut.beside:
        part(points, whole.base, whole.top)
    for (where, hole), points in zip(holes, cut.at, strict=True):
        low, high = _hole(hole, kinds, whole, file, where)
        part(points, whole.base, low)
        part(points, high, whole.top, LINTEL)
    return found


def _hole(
    hole: TerrainForm, kinds: Mapping[str, KindForm], wall: Piece, file: str | Path, place: str
) -> tuple[float, float]:
    """Return the lower and upper height of what stands in a wall, above the table; raises FileProblem."""
    piece, kind = piece_of(hole, kinds, file, place), kinds[hole.kind]
    if piece.base < wall.base - TOLERANCE or piece.top > wall.top + TOLERANCE:
        raise FileProblem(file, f"{place}.height", "problem-above-wall", top=wall.height)
    if kind.sill is None and hole.sill is None:
        return piece.base, piece.top
    return _gap(hole, kind, piece, file, place)


def _stretch(line: Sequence[Point], hole: TerrainForm, wall: str, file: str | Path, place: str) -> tuple[float, float]:
    """Return the start and end of something along its wall's line; raises FileProblem if it does not stand there."""
    if hole.line is None or len(hole.line) != 2:
        raise FileProblem(file, place, "problem-not-straight", kind=hole.kind)
    start, end = map(rounded_point, hole.line)
    done = 0.0
    for first, second in pairwise(line):
        length = dist(first, second)
        if max(segment_distance(start, first, second), segment_distance(end, first, second)) <= NEAR:
            ux, uy = (second[0] - first[0]) / length, (second[1] - first[1]) / length
            along = sorted((x - first[0]) * ux + (y - first[1]) * uy for x, y in (start, end))
            low, high = (min(max(value, 0.0), length) for value in along)
            return done + low, done + high
        done += length
    raise FileProblem(file, f"{place}.line", "problem-not-in-wall", id=wall)


def _length(line: Sequence[Point]) -> float:
    return sum(dist(*stretch) for stretch in pairwise(line))


def _between(line: Sequence[Point], start: float, end: float) -> tuple[FormPoint, ...]:
    """Return the part of a line between two distances from its beginning; () if it is shorter than possible."""
    if end - start <= GRID:
        return ()
    found: list[Point] = []
    done = 0.0
    for first, second in pairwise(line):
        length = dist(first, second)
        low, high = max(start - done, 0.0), min(end - done, length)
        if high - low > GRID / 2.0:
            for at in (low, high):
                share = at / length
                point = rounded_point(
                    (first[0] + share * (second[0] - first[0]), first[1] + share * (second[1] - first[1]))
                )
                if not found or point != found[-1]:
                    found.append(point)
        done += length
    return tuple(found)


# -- figures that a file puts somewhere, or nowhere --------------------------------------------------------------------

APART: Final = 0.75
"""How far apart the places lie that are tried, in metres."""
MOST_TRIED: Final = 2000


def free_place(
    battlefield: Battlefield,
    body: Body,
    others: Sequence[Body],
    zones: Sequence[Zone],
    player: PlayerId,
    friends: Sequence[Body],
    snapped: Callable[[Body, Point], Point] | None = None,
) -> Body | None:
    """Return a player's body placed in the middle of its zones or near its friends; None if there is no room.

    `snapped` is the place nearest to another one at which a body can be, where not all are.
    """
    own = [zone.area for zone in zones if zone.kind is ZoneKind.ENTRY and player in zone.players]
    width, depth = battlefield.width, battlefield.depth
    whole = Area(((0.0, 0.0), (width, 0.0), (width, depth), (0.0, depth)))
    near = None if own or not friends else _middle(friends)
    for place in islice((place for area in own or [whole] for place in _grid(area, near)), MOST_TRIED):
        at = place if snapped is None else snapped(body, place)
        found = settled(battlefield, body.at(*at, body.z), others)
        if found is not None:
            return found
    return None


def _middle(bodies: Sequence[Body]) -> Point:
    return (sum(body.x for body in bodies) / len(bodies), sum(body.y for body in bodies) / len(bodies))


def _grid(area: Area, near: Point | None) -> Iterator[Point]:
    """Yield places in an area, those nearest to a place or to its middle first."""
    left, low, right, high = box_of(area.outline)
    middle = ((left + right) / 2.0, (low + high) / 2.0)
    columns, rows = ceil((right - left) / 2.0 / APART), ceil((high - low) / 2.0 / APART)
    goal = middle if near is None else near
    column, row = (round((goal[axis] - middle[axis]) / APART) for axis in (0, 1))
    waiting: list[tuple[float, int, int, Point]] = []
    for ring in range(columns + abs(column) + rows + abs(row) + 1):
        for i, j in _ring(column, row, ring):
            place = rounded_point((middle[0] + i * APART, middle[1] + j * APART))
            if abs(i) <= columns and abs(j) <= rows and in_area(area, place, 0.0):
                heappush(waiting, (plan_distance(place, goal), i, j, place))
        # Nothing of the rings to come is nearer.
        while waiting and waiting[0][0] <= (ring - 0.5) * APART:
            yield heappop(waiting)[-1]
    while waiting:
        yield heappop(waiting)[-1]


def _ring(column: int, row: int, ring: int) -> Iterator[tuple[int, int]]:
    """Yield the places of a grid on the square a number of steps around one of them."""
    for i in range(column - ring, column + ring + 1):
        ends = abs(i - column) == ring
        yield from ((i, j) for j in (range(row - ring, row + ring + 1) if ends else (row - ring, row + ring)))


def no_stand(
    battlefield: Battlefield,
    body: Body,
    others: Sequence[Body],
    file: str | Path,
    place: str,
    cramped: FileProblem | None = None,
) -> FileProblem:
    """Return why a body cannot stand among others; `place` says where the file puts it.

    `cramped` is what is wrong where the body is on the table and on no other: it might fit as it usually stands.
    """
    found = stand(battlefield, body, others)
    if found.reason == "off-table":
        return FileProblem(file, place, "problem-off-table")
    names = {other.id for other in others}
    on = next((obstacle for obstacle in found.obstacles if obstacle in names), None)
    if on is not None:
        return FileProblem(file, place, "problem-on-figure", id=on)
    if cramped is not None:
        return cramped
    if found.obstacles:
        return FileProblem(file, place, "problem-inside-piece", id=found.obstacles[0])
    return FileProblem(file, place, "problem-no-stand")
