"""Moving, turning, scaling and mirroring what a scenario's document says of places and shapes.

Everything here takes plain entries of a document (a piece, a zone, a figure) and gives new ones; keys it does not know
stay as they are.  Lengths in steps, angles in degrees counter-clockwise from east.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any

from pb12table.files.forms.rings import rectangle_ring
from pb12table.table.shapes import Box, Point, box_of
from pb12table.table.units import normalised, rounded
from pb12table.table.zones import circle_ring

Entry = dict[str, Any]
"""One table of a document, as TOML reads it."""

POINT_LISTS = ("polygon", "line", "low_edge", "high_edge", "places")
OTHER_SIDE = {"left": "right", "right": "left"}
SIDES = ("swing", "see_through")
"""What tells a side of a line, which a mirror changes."""


@dataclass(frozen=True, slots=True)
class Motion:
    """A motion of the plane: about the origin by the matrix (a b; c d), then shifted by (x, y)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def point(self, point: Point) -> Point:
        """Where a point goes, on the grid."""
        px, py = point[0], point[1]
        return (rounded(self.a * px + self.b * py + self.x), rounded(self.c * px + self.d * py + self.y))

    def angle(self, angle: float) -> float:
        """Where a direction goes."""
        dx, dy = cos(radians(angle)), sin(radians(angle))
        return rounded(normalised(degrees(atan2(self.c * dx + self.d * dy, self.a * dx + self.b * dy))))

    @property
    def scale(self) -> float | None:
        """By how much all lengths grow; None when they grow differently in different directions."""
        first, second = hypot(self.a, self.c), hypot(self.b, self.d)
        square = abs(self.a * self.b + self.c * self.d)
        return first if abs(first - second) < 1e-9 and square < 1e-9 else None


def shift(dx: float, dy: float) -> Motion:
    """Straight by so many steps east and north."""
    return Motion(x=dx, y=dy)


def turn(angle: float, centre: Point) -> Motion:
    """A turn about a point, counter-clockwise."""
    quarter = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    c, s = quarter.get(normalised(angle)) or (cos(radians(angle)), sin(radians(angle)))
    return _about(Motion(c, -s, s, c), centre)


def stretch(east: float, north: float, centre: Point) -> Motion:
    """Larger by factors east-west and north-south, from a point that stays."""
    return _about(Motion(a=east, d=north), centre)


def mirror(axis: str, centre: Point) -> Motion:
    """A mirror image: `axis` "vertical" swaps east and west, "horizontal" north and south, at a point of the axis."""
    return _about(Motion(a=-1.0) if axis == "vertical" else Motion(d=-1.0), centre)


def half_turn(centre: Point) -> Motion:
    """A turn by 180 degrees."""
    return turn(180.0, centre)


def _about(motion: Motion, centre: Point) -> Motion:
    """The same motion with another point in place of the origin."""
    x, y = centre
    return Motion(
        motion.a, motion.b, motion.c, motion.d, x - motion.a * x - motion.b * y, y - motion.c * x - motion.d * y
    )


def moved_entry(entry: Mapping[str, Any], motion: Motion) -> Entry:
    """An entry after a motion; what cannot keep its form (a circle stretched one way) becomes a polygon."""
    found: Entry = dict(entry)
    scale = motion.scale
    if scale is None and not _stretch_upright(found, motion):
        _as_polygon(found)
    for key in POINT_LISTS:
        if found.get(key) is not None:
            found[key] = [list(motion.point(point)) for point in found[key]]
    if found.get("holes"):
        found["holes"] = [[list(motion.point(point)) for point in ring] for ring in found["holes"]]
    if found.get("circle") is not None and scale is not None:
        x, y, radius = found["circle"]
        found["circle"] = [*motion.point((x, y)), rounded(radius * scale)]
    if found.get("rectangle") is not None and scale is not None:
        _move_rectangle(found, motion, scale)
    if motion.a * motion.d < motion.b * motion.c:
        found |= {key: OTHER_SIDE[found[key]] for key in SIDES if found.get(key) in OTHER_SIDE}
    if found.get("rises") is not None:
        found["rises"] = motion.angle(found["rises"])
    at = found.get("at")
    if at is not None and "aboard" not in found and "fixed_to" not in found:
        several = bool(at) and not isinstance(at[0], int | float)
        found["at"] = [list(motion.point(each)) for each in places_of(at)] if several else list(motion.point(at))
        if "profile" in found:
            found["facing"] = motion.angle(found.get("facing", 0.0))
    if found.get("steering_points"):
        found["steering_points"] = [[*motion.point((x, y)), z] for x, y, z in found["steering_points"]]
    return found


def _stretch_upright(entry: Entry, motion: Motion) -> bool:
    """Stretch an upright rectangle one way, which leaves it one; return whether the entry is such a rectangle."""
    if entry.get("rectangle") is None or entry.get("turned") or motion.b or motion.c:
        return False
    left, bottom, width, depth = entry["rectangle"]
    ends = motion.point((left, bottom)), motion.point((left + width, bottom + depth))
    (west, east), (south, north) = (sorted(sides) for sides in zip(*ends, strict=True))
    entry["rectangle"] = [west, south, rounded(east - west), rounded(north - south)]
    return True


def _move_rectangle(entry: Entry, motion: Motion, scale: float) -> None:
    left, bottom, width, depth = entry["rectangle"]
    x, y = motion.point((left + width / 2.0, bottom + depth / 2.0))
    width, depth = rounded(width * scale), rounded(depth * scale)
    turned = motion.angle(entry.get("turned") or 0.0)
    if turned in (90.0, 270.0):
        width, depth, turned = depth, width, 0.0
    turned = rounded(turned % 180.0)
    entry["rectangle"] = [rounded(x - width / 2.0), rounded(y - depth / 2.0), width, depth]
    if turned:
        entry["turned"] = turned
    else:
        entry.pop("turned", None)


def _as_polygon(entry: Entry) -> None:
    """Give a circle or a rectangle the form of a polygon."""
    if entry.get("circle") is not None:
        x, y, radius = entry.pop("circle")
        entry["polygon"] = [list(point) for point in circle_ring((x, y), radius)]
    elif entry.get("rectangle") is not None:
        left, bottom, width, depth = entry.pop("rectangle")
        ring = rectangle_ring((left, bottom, width, depth), entry.pop("turned", None) or 0.0)
        entry["polygon"] = [list(point) for point in ring]


def as_polygon(entry: Mapping[str, Any]) -> Entry:
    """An entry whose circle or rectangle has become a polygon, so that its corners can be moved."""
    found: Entry = dict(entry)
    _as_polygon(found)
    return found


def corners_of(entry: Mapping[str, Any]) -> list[Point]:
    """The points that make up an entry's outline, without holes; the place of a figure, or of each of a group."""
    for key in ("polygon", "line"):
        if entry.get(key) is not None:
            return [(point[0], point[1]) for point in entry[key]]
    if entry.get("rectangle") is not None:
        left, bottom, width, depth = entry["rectangle"]
        return list(rectangle_ring((left, bottom, width, depth), entry.get("turned") or 0.0))
    if entry.get("circle") is not None:
        x, y, radius = entry["circle"]
        return [(x - radius, y), (x, y - radius), (x + radius, y), (x, y + radius)]
    return [] if entry.get("at") is None else places_of(entry["at"])


def places_of(at: Sequence[Any]) -> list[Point]:
    """Return the one place that stands under `at`, or the several of a group."""
    places = at if at and not isinstance(at[0], int | float) else (at,)
    return [(place[0], place[1]) for place in places]


def hole_corners_of(entry: Mapping[str, Any]) -> list[Point]:
    """The points of an entry's holes, hole by hole."""
    return [(point[0], point[1]) for ring in entry.get("holes") or () for point in ring]


def bounds_of(entries: Sequence[Mapping[str, Any]]) -> Box | None:
    """West, south, east and north of entries together; None when they have no place."""
    points = [point for entry in entries for point in corners_of(entry)]
    if not points:
        return None
    return box_of(points)
