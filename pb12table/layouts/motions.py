"""Moving, turning, scaling and mirroring what a scenario's document says of places, and what they snap to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any, Final

from pb12table.files.forms.basics import rectangle_ring
from pb12table.files.forms.scenarios import KindForm
from pb12table.table.footprints import circle_ring
from pb12table.table.routes.house import GROUND, House
from pb12table.table.shapes import Box, Point, box_of, normalised, rounded, rounded_point

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
        """Return where the motion takes a point, on the grid."""
        px, py = point[0], point[1]
        return (rounded(self.a * px + self.b * py + self.x), rounded(self.c * px + self.d * py + self.y))

    def angle(self, angle: float) -> float:
        """Return where the motion takes a direction."""
        dx, dy = cos(radians(angle)), sin(radians(angle))
        return rounded(normalised(degrees(atan2(self.c * dx + self.d * dy, self.a * dx + self.b * dy))))

    @property
    def scale(self) -> float | None:
        """By how much all lengths grow; None when they grow differently in different directions."""
        first, second = hypot(self.a, self.c), hypot(self.b, self.d)
        square = abs(self.a * self.b + self.c * self.d)
        return first if abs(first - second) < 1e-9 and square < 1e-9 else None


def shift(dx: float, dy: float) -> Motion:
    """Return a shift straight by a number of steps east and north."""
    return Motion(x=dx, y=dy)


def turn(angle: float, centre: Point) -> Motion:
    """Return a turn about a point, counter-clockwise."""
    quarter = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    c, s = quarter.get(normalised(angle)) or (cos(radians(angle)), sin(radians(angle)))
    return _about(Motion(c, -s, s, c), centre)


def stretch(east: float, north: float, centre: Point) -> Motion:
    """Return an enlargement by factors east-west and north-south, from a point that stays."""
    return _about(Motion(a=east, d=north), centre)


def mirror(axis: str, centre: Point) -> Motion:
    """Return a mirror image: `axis` "vertical" swaps east and west, "horizontal" north and south, at a point of the
    axis.
    """
    return _about(Motion(a=-1.0) if axis == "vertical" else Motion(d=-1.0), centre)


def half_turn(centre: Point) -> Motion:
    """Return a turn by 180 degrees."""
    return turn(180.0, centre)


def _about(motion: Motion, centre: Point) -> Motion:
    """Return the same motion about another point in place of the origin."""
    x, y = centre
    return Motion(
        motion.a, motion.b, motion.c, motion.d, x - motion.a * x - motion.b * y, y - motion.c * x - motion.d * y
    )


def moved_entry(entry: Mapping[str, Any], motion: Motion) -> Entry:
    """Return an entry after a motion; one that cannot keep its form (a circle stretched one way) becomes a polygon."""
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
    """Return an entry whose circle or rectangle has become a polygon, so that its corners can be moved."""
    found: Entry = dict(entry)
    _as_polygon(found)
    return found


def corners_of(entry: Mapping[str, Any]) -> list[Point]:
    """Return the points of an entry's outline, without holes; the place of a figure, or of each of a group."""
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
    """Return the points of an entry's holes, hole by hole."""
    return [(point[0], point[1]) for ring in entry.get("holes") or () for point in ring]


def bounds_of(entries: Sequence[Mapping[str, Any]]) -> Box | None:
    """Return west, south, east and north of entries together; None if they have no place."""
    points = [point for entry in entries for point in corners_of(entry)]
    if not points:
        return None
    return box_of(points)


LEADING_UP: Final = ("stairs", "ramp", "ladder")
"""The kinds, by the last word of their names, that are as high as the next storey where they lie beside it."""
BESIDE: Final = 1.0
"""So near to the next storey, in steps, what leads up lies beside it."""

Kinds = Mapping[str, KindForm]


def on_storey(
    section: str, entry: dict[str, Any], kinds: Kinds, house: House | None, number: int | None
) -> dict[str, Any]:
    """Return a new entry of a section with its height on a level, None for all levels, if it states none itself."""
    bounds = bounds_of([entry])
    if house is None or bounds is None:
        return entry
    middle = ((bounds[0] + bounds[2]) / 2.0, (bounds[1] + bounds[3]) / 2.0)
    if section == "figure":
        height = None if number is None else house.height_at(number, middle)
        return entry if height is None or "height" in entry else {**entry, "height": rounded(height)}
    kind = kinds.get(str(entry.get("kind")))
    if section != "terrain" or kind is None:
        return entry
    floor = house.floor_at(number, middle) if number else 0.0
    found = dict(entry)
    if number and "base" not in entry:
        found["base"] = rounded(floor + kind.base)
    if "height" not in entry and str(entry["kind"]).split("-")[-1] in LEADING_UP:
        above = house.next_floor((number or GROUND) + 1, bounds, BESIDE)
        if above is not None and above > floor:
            found["height"] = rounded(above - floor)
    return found


@dataclass(frozen=True, slots=True)
class Snapping:
    """What draws points: a grid of so many steps, corners of other pieces within a reach, angles of so many degrees.

    None turns each of them off.
    """

    grid: float | None = 0.5
    corners: float | None = 0.4
    angle: float | None = 15.0


def all_corners(entries: Iterable[Mapping[str, Any]]) -> list[Point]:
    """Return the corners of some pieces and zones, all in one list."""
    return [(corner[0], corner[1]) for entry in entries for corner in corners_of(entry)]


def snapped(point: Point, snapping: Snapping, corners: Iterable[Point] = ()) -> Point:
    """Return the nearest corner within reach, else the nearest point of the grid, else the point itself."""
    corner = _corner_near(point, snapping.corners, corners)
    if corner is not None:
        return corner
    if snapping.grid:
        return (rounded(_to_grid(point[0], snapping.grid)), rounded(_to_grid(point[1], snapping.grid)))
    return rounded_point(point)


def snapped_along(start: Point, point: Point, snapping: Snapping, corners: Iterable[Point] = ()) -> Point:
    """Return where a line from `start` ends: as any point, but without a grid at one of the kept angles."""
    corner = _corner_near(point, snapping.corners, corners)
    if corner is not None or snapping.grid or not snapping.angle:
        return corner or snapped(point, snapping)
    dx, dy = point[0] - start[0], point[1] - start[1]
    angle = radians(_to_grid(degrees(atan2(dy, dx)), snapping.angle))
    length = dx * cos(angle) + dy * sin(angle)
    return rounded_point((start[0] + length * cos(angle), start[1] + length * sin(angle)))


def _corner_near(point: Point, reach: float | None, corners: Iterable[Point]) -> Point | None:
    """Return the nearest corner within reach."""
    if reach is None:
        return None
    x, y = point
    near = [corner for corner in corners if abs(corner[0] - x) <= reach and abs(corner[1] - y) <= reach]
    best = min(near, key=lambda corner: hypot(corner[0] - x, corner[1] - y), default=None)
    return None if best is None or hypot(best[0] - x, best[1] - y) > reach else rounded_point(best)


def snapped_angle(angle: float, snapping: Snapping) -> float:
    """Return the nearest of the angles in use."""
    if not snapping.angle:
        return rounded(normalised(angle))
    return rounded(normalised(_to_grid(angle, snapping.angle)))


def _to_grid(value: float, grid: float) -> float:
    return round(value / grid) * grid
