"""Doors, windows and one-way walls of a scenario, and the holes they leave in the walls they stand in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Final

from msgspec import structs

from pb12table.files.forms.basics import FormPoint
from pb12table.files.forms.pieces import is_closed, piece_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm
from pb12table.files.problems import FileProblem
from pb12table.table.openings import opened
from pb12table.table.parts import LINTEL, PART
from pb12table.table.planar import segment_distance
from pb12table.table.shapes import Point
from pb12table.table.terrain import Hinge, Piece
from pb12table.table.units import GRID, TOLERANCE, rounded, rounded_point

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
    """All pieces of a scenario in their order; walls come in parts where something stands in them.

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
    """One piece, or the parts of a window; a door as far open as it is.  Raises FileProblem."""
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
    """From which height to which a window is open, above the table; raises FileProblem."""
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
    """A window: what keeps bodies out, from its base to its top, and what hides below and above the gap."""
    low, high = _gap(form, kind, piece, file, place)
    pane = replace(piece, blocks_sight=False, stops_damage=False, standable=False, climbable=False)
    parts = [pane]
    if form.inside is None:
        parts += _around(piece, low, high)
    return tuple(parts)


def _around(piece: Piece, low: float, high: float) -> list[Piece]:
    """What of a wall lies below and above a gap in it."""
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
    """The line of a wall, cut where something stands in it; raises FileProblem."""
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
    """The parts of a wall beside, above and below what stands in it; the first has the wall's own id."""
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
    """From which height to which something stands in a wall, above the table; raises FileProblem."""
    piece, kind = piece_of(hole, kinds, file, place), kinds[hole.kind]
    if piece.base < wall.base - TOLERANCE or piece.top > wall.top + TOLERANCE:
        raise FileProblem(file, f"{place}.height", "problem-above-wall", top=wall.height)
    if kind.sill is None and hole.sill is None:
        return piece.base, piece.top
    return _gap(hole, kind, piece, file, place)


def _stretch(line: Sequence[Point], hole: TerrainForm, wall: str, file: str | Path, place: str) -> tuple[float, float]:
    """From where to where along the line of its wall something stands; raises FileProblem when it does not."""
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
    """The part of a line between two distances from its beginning; () when it is shorter than can be."""
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
