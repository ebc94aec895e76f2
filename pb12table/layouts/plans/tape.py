"""Where pieces and zones lie, for setting up with a tape measure: each corner by its way from the nearest edges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pb12table.layouts.plans.plan import COLUMN, LINE, SMALL, Drawing, Part, Sheet
from pb12table.table.shapes import Point, Ring, box_of
from pb12table.texts.names import zone_name

MOST: Final = 12
"""Of an outline with more corners those farthest west, south, east and north are told."""
LETTERS: Final = "ABCDEFGHIJKL"
SKETCH: Final = (26.0, 15.0)
"""How much room the small drawing of a piece has beside its corners, in millimetres."""
HEAD: Final = 4.8


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
    middle = ((west + east) / 2.0, (south + north) / 2.0)
    for letter, place in zip(LETTERS, entry.places, strict=False):
        u, v = paper(place)
        if entry.radius is not None:
            sheet.text((u, v + 0.8), "+", 2.6, anchor="middle")
            continue
        # Letters stand outside, away from the middle.
        anchor = "end" if place[0] < middle[0] else "start"
        down = -0.6 if place[1] >= middle[1] else 2.0
        sheet.text((u - 0.4 if anchor == "end" else u + 0.4, v + down), letter, 2.1, anchor=anchor, bold=True)
    foot = y + entry.height - 1.0
    sheet.line((x + 8.0, foot), (x + COLUMN - 4.0, foot), width=0.1, ink="#cccccc")
