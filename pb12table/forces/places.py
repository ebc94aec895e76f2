"""Into the staging area, and from there onto the table: at first into a zone that the figure's player enters by."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Any, Final

from pb12table.layouts.editing import Document, Thing, changed
from pb12table.layouts.sketch import sketched
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems import known
from pb12table.table.shapes import Point, box_of
from pb12table.table.units import rounded
from pb12table.table.zones import Area, in_area

APART: Final = 0.5
"""How much room is left between figures that are put side by side, in steps."""
MOST_TRIED: Final = 60
STAGED: Final = ("at", "height", "steering_points")
"""What only a figure on the table has."""


def is_staged(entry: Mapping[str, Any]) -> bool:
    """Whether a figure begins in the staging area; one that begins aboard something is where that is."""
    return entry.get("at") is None and "aboard" not in entry and "fixed_to" not in entry


def staged(document: Document, thing: Thing) -> Document:
    """The document with a figure in the staging area."""
    return changed(
        document, [thing], lambda entry: {key: value for key, value in entry.items() if key not in STAGED}
    )  # fmt: skip


def placed(muster: Muster, thing: Thing) -> Document | None:
    """The document with a figure on the table, looking toward its middle; None where no place is found for it."""
    document, setup = muster.document, muster.setup
    figure, face = setup.figure_by_id.get(FigureId(thing.id)), known.forces(setup.system)
    if figure is None or face is None:
        return None
    field = setup.battlefield
    zones = [zone for zone in setup.zones if zone.kind is ZoneKind.ENTRY and figure.player in zone.players]
    areas = [zone.area for zone in zones] or [Area(((0.0, 0.0), (field.width, 0.0), (field.width, field.depth),
                                                    (0.0, field.depth)))]  # fmt: skip
    radius = face.radius(setup, figure)
    others = [(each.at, face.radius(setup, each)) for each in setup.figures if each.at is not None]
    tried = 0
    for place in (place for area in areas for place in _grid(area, 2.0 * radius + APART, radius)):
        if any(_near(place, at, radius + other + APART / 2.0) for at, other in others):
            continue
        facing = 0.0 if place[0] < field.width / 2.0 else 180.0
        wanted = {"at": [rounded(place[0]), rounded(place[1])], "facing": facing}
        found = changed(document, [thing], lambda entry, wanted=wanted: {**entry, **wanted})  # type: ignore[misc]
        if thing not in sketched(found, muster.content, muster.path).faulty:
            return found
        tried += 1
        if tried == MOST_TRIED:
            break
    return None


def _grid(area: Area, step: float, inset: float) -> list[Point]:
    """Places in an area, the ones nearest to its middle first."""
    left, low, right, high = box_of(area.outline)
    west, east, south, north = left + inset, right - inset, low + inset, high - inset
    middle = ((west + east) / 2.0, (south + north) / 2.0)
    columns, rows = ceil((east - west) / 2.0 / step), ceil((north - south) / 2.0 / step)
    found = [
        (middle[0] + column * step, middle[1] + row * step)
        for column in range(-columns, columns + 1)
        for row in range(-rows, rows + 1)
    ]
    inside = [
        place for place in found
        if west <= place[0] <= east and south <= place[1] <= north and in_area(area, place, 0.0)
    ]  # fmt: skip
    return sorted(inside, key=lambda place: (place[0] - middle[0]) ** 2 + (place[1] - middle[1]) ** 2)


def _near(place: Point, other: Point | None, reach: float) -> bool:
    return other is not None and (place[0] - other[0]) ** 2 + (place[1] - other[1]) ** 2 < reach * reach
