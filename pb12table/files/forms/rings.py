"""Rings in files: rounded to the grid, rectangles, and what is wrong with them as a problem of the file."""

from __future__ import annotations

import re
from math import cos, radians, sin
from pathlib import Path

from pb12table.files.forms.basics import FormRing
from pb12table.files.problems import FileProblem
from pb12table.table.shapes import Ring
from pb12table.table.units import rounded_point


def ring_of(ring: FormRing) -> Ring:
    """A ring or line with its points on the grid."""
    return tuple(rounded_point(point) for point in ring)


def rectangle_ring(rectangle: tuple[float, float, float, float], turned: float) -> Ring:
    """The counter-clockwise ring of a rectangle (south-west corner, width, depth) turned about its centre."""
    left, bottom, width, depth = rectangle
    x, y = left + width / 2.0, bottom + depth / 2.0
    c, s = cos(radians(turned)), sin(radians(turned))
    corners = ((-width, -depth), (width, -depth), (width, depth), (-width, depth))
    return ring_of(tuple((x + (dx * c - dy * s) / 2.0, y + (dx * s + dy * c) / 2.0) for dx, dy in corners))


def shape_problem(problem: str, file: str | Path, place: str) -> FileProblem:
    """A problem of the table's geometry, `kind at where`, as a problem of the file.

    `where` names a hole, a point of a ring, or coordinates; coordinates become the text's detail, the rest the place.
    """
    kind, _, where = problem.partition(" at ")
    if hole := re.match(r"hole (\d+)", where):
        place = f"{place.rpartition('.')[0]}.holes[{hole[1]}]"
    if point := re.search(r"point (\d+)", where):
        place += f"[{point[1]}]"
    coordinates = re.search(r"\[(\S+) (\S+)\]", where)
    near = {"x": float(coordinates[1]), "y": float(coordinates[2])} if coordinates else {}
    return FileProblem(file, place, f"problem-shape-{kind}", **near)
