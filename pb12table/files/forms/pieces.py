"""Terrain and zones: from their forms to prisms and areas, refusing shapes that make no sense."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin
from pathlib import Path

from pb12table.files.forms.basics import FormPoint
from pb12table.files.forms.labels import label_of
from pb12table.files.forms.rings import rectangle_ring, ring_of, shape_problem
from pb12table.files.forms.scenarios import KindForm, TerrainForm, ZoneForm
from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.shapes import Point, Ring
from pb12table.table.terrain import Piece, outline_problems, ring_problems
from pb12table.table.units import rounded_point
from pb12table.table.zones import Area, circle_ring

LARGEST_MITRE = 4.0
"""How far, in half thicknesses, the corner of a thick line may stand out; sharper bends are refused."""


def piece_of(form: TerrainForm, kinds: Mapping[str, KindForm], file: str | Path, place: str) -> Piece:
    """A piece of terrain; raises FileProblem for an unknown kind or an impossible shape."""
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
    )
    for problem in outline_problems(piece):
        raise shape_problem(problem, file, f"{place}.{key}")
    return piece


def check_band(form: ZoneForm, file: str | Path, place: str) -> None:
    """Raises FileProblem where the heights at which a zone holds do not rise."""
    if form.band is not None and form.band[0] > form.band[1]:
        raise FileProblem(file, f"{place}.band", "problem-not-rising")


def zone_of(form: ZoneForm, file: str | Path, place: str) -> Zone:
    """A zone; raises FileProblem for an impossible shape."""
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
    """The one key of several that is given."""
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
    """The outline of a piece, and what a wall along a closed line goes around."""
    line = form.line
    if line is None or thickness == 0.0 or not is_closed(line):
        return _outline(form, key, thickness, file, place), ()
    ring = ring_of(line[:-1])
    if any(ring[i] == ring[i - 1] for i in range(len(ring))):
        raise FileProblem(file, f"{place}.{key}", "problem-shape-repeated-point")
    return thick_ring(ring, thickness, file, f"{place}.{key}")


def is_closed(line: Sequence[Sequence[float]]) -> bool:
    """Whether a line ends where it began and goes around something."""
    (x, y), (u, v) = line[0], line[-1]
    return len(line) > 3 and rounded_point((x, y)) == rounded_point((u, v))


def _outline(form: TerrainForm | ZoneForm, key: str, thickness: float, file: str | Path, place: str) -> Ring:
    """The outline of the one shape that is given."""
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
    """The outline of a wall along a polyline, with square ends and mitred corners.

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
    """The outline of a wall along a closed line, mitred at every corner, and the yard inside it.

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
    """Twice the area of a ring, positive when it runs counter-clockwise."""
    return sum(x * v - u * y for (x, y), (u, v) in pairwise((*ring, ring[0])))


def _mitre(before: Point, after: Point, file: str | Path, place: str, number: int) -> Point:
    """How far a corner between two segments stands out for each unit of half the thickness."""
    dot = 1.0 + before[0] * after[0] + before[1] * after[1]
    if dot < 2.0 / LARGEST_MITRE**2:
        raise FileProblem(file, f"{place}[{number}]", "problem-sharp-bend")
    return (before[0] + after[0]) / dot, (before[1] + after[1]) / dot


def _normal(start: Point, end: Point) -> Point:
    """The unit vector to the left of a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return (-dy / length, dx / length)


Edge = tuple[FormPoint, FormPoint]


def _edges(form: TerrainForm, outline: Ring, file: str | Path, place: str) -> tuple[Edge | None, Edge | None]:
    """The low and the high edge of a ramp, given by hand or by the direction in which it rises."""
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
