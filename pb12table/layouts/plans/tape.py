"""Where pieces and zones lie, for setting up with a tape measure: each corner by its way from the nearest edges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from pb12table.layouts.plans.plan import COLUMN, LINE, SMALL, Drawing, Part, Sheet
from pb12table.table.shapes import Point, Ring, box_of, ring_area
from pb12table.texts.names import zone_name

MOST: Final = 12
"""Of an outline with more corners those farthest west, south, east and north are told."""
LETTERS: Final = "ABCDEFGHIJKL"
SKETCH: Final = (26.0, 15.0)
"""How much room the small drawing of a piece has beside its corners, in millimetres."""
HEAD: Final = 4.8
AWAY: Final = 2.0
"""So far outside of its corner a letter stands, in millimetres."""


@dataclass(frozen=True, slots=True)
class Taped:
    """A piece or a zone: its number ("" for a zone), its name, its outline, and the places that are told, in steps.

    A circle has one, its middle, and a `radius`.
    """

    number: str
    name: str
    outline: Ring
    places: tuple[Point, ...]
    lines: tuple[str, ...]
    radius: float | None = None

    @property
    def height(self) -> float:
        """Return how high it is in the list, in millimetres."""
        return HEAD + max(LINE * len(self.lines), SKETCH[1]) + 2.0


def taped(drawing: Drawing) -> list[Taped]:
    """Return all pieces in the order of the plan, and then the zones."""
    setup, texts = drawing.scenario.setup, drawing.texts
    found = [_piece(drawing, part) for part in drawing.parts]
    for zone in setup.zones:
        name = zone_name(texts, setup, zone.id)
        found.append(_told(drawing, "", name, zone.area.outline, _corners(zone.area.outline)))
    return found


def _piece(drawing: Drawing, part: Part) -> Taped:
    shape, outline = part.shape, tuple(part.piece.outline)
    if shape.circle is not None:
        x, y, radius = shape.circle
        return _told(drawing, str(part.number), part.name, outline, ((x, y),), radius)
    if shape.line is not None and part.piece.thin:
        return _told(drawing, str(part.number), part.name, outline, tuple((x, y) for x, y in shape.line))
    return _told(drawing, str(part.number), part.name, outline, _corners(outline))


def _told(
    drawing: Drawing, number: str, name: str, outline: Ring, places: Sequence[Point], radius: float | None = None
) -> Taped:
    texts = drawing.texts
    lines = [] if radius is None else [texts("plan-circle", diameter=drawing.cm(2.0 * radius))]
    for letter, place in zip(LETTERS, places, strict=False):
        line = _place_told(drawing, place)
        lines.append(texts("plan-tape-middle", told=line) if radius is not None else f"{letter}  {line}")
    return Taped(number, name, outline, tuple(places), tuple(lines), radius)


def _place_told(drawing: Drawing, place: Point) -> str:
    """Return how far a place is from the edges it is nearest to, across and along."""
    table, texts = drawing.scenario.setup.battlefield, drawing.texts
    x, y = place
    is_west, is_south = x <= table.width / 2.0, y <= table.depth / 2.0
    return texts(
        "plan-tape-place",
        across=drawing.cm(x if is_west else table.width - x),
        side="west" if is_west else "east",
        along=drawing.cm(y if is_south else table.depth - y),
        end="south" if is_south else "north",
    )


def _corners(outline: Ring) -> tuple[Point, ...]:
    """Return the corners that are told, in the order of the outline."""
    if len(outline) <= MOST:
        return tuple(outline)
    ends = {
        min(outline, key=lambda point: point[0]), min(outline, key=lambda point: point[1]),
        max(outline, key=lambda point: point[0]), max(outline, key=lambda point: point[1]),
    }  # fmt: skip
    return tuple(point for point in outline if point in ends)


def _outward(outline: Ring, corner: Point) -> Point:
    """Return the direction in which an outline leaves most room at a corner: of length 1, east and north."""
    number = outline.index(corner) if corner in outline else 0
    before, here, after = (outline[(number + step) % len(outline)] for step in (-1, 0, 1))
    sides = [(end[0] - here[0], end[1] - here[1]) for end in (before, after)]
    east, north = (sum(side[axis] / max(hypot(*side), 1e-9) for side in sides) for axis in (0, 1))
    long = hypot(east, north)
    if long < 1e-6:
        (east, north), long = (-sides[0][1], sides[0][0]), hypot(*sides[0])
    east, north = east / max(long, 1e-9), north / max(long, 1e-9)
    # The sum of both sides points inwards at a corner that stands out, and outwards at one that goes in.
    turns = sides[1][0] * sides[0][1] - sides[1][1] * sides[0][0]
    return (-east, -north) if (turns > 0.0) == (ring_area(outline) > 0.0) else (east, north)


def draw_taped(sheet: Sheet, entry: Taped, at: Point) -> None:
    """Draw an entry from its upper left corner on: a small drawing with letters, and the places beside it."""
    x, y = at
    if entry.number:
        sheet.text((x + 6.0, y + 2.6), entry.number, 2.5, anchor="end", bold=True)
    sheet.text((x + 8.0, y + 2.6), entry.name, 2.5, bold=True)
    for count, line in enumerate(entry.lines):
        sheet.text((x + 8.0 + SKETCH[0] + 4.0, y + HEAD + 1.6 + LINE * count), line, SMALL, ink="#333333")
    west, south, east, north = box_of((*entry.outline, *entry.places))
    scale = min((SKETCH[0] - 6.0) / max(east - west, 1e-6), (SKETCH[1] - 5.0) / max(north - south, 1e-6))
    left = x + 8.0 + (SKETCH[0] - scale * (east - west)) / 2.0
    top = y + HEAD + (SKETCH[1] - scale * (north - south)) / 2.0

    def paper(point: Point) -> Point:
        return (left + scale * (point[0] - west), top + scale * (north - point[1]))

    sheet.shape([[paper(point) for point in entry.outline]], fill="#eeeeee", width=0.25)
    for letter, place in zip(LETTERS, entry.places, strict=False):
        u, v = paper(place)
        if entry.radius is not None:
            sheet.text((u, v + 0.8), "+", 2.6, anchor="middle")
            continue
        right, up = _outward(entry.outline, place)
        sheet.text((u + AWAY * right, v - AWAY * up + 0.75), letter, 2.1, anchor="middle", bold=True)
    foot = y + entry.height - 1.0
    sheet.line((x + 8.0, foot), (x + COLUMN - 4.0, foot), width=0.1, ink="#cccccc")
