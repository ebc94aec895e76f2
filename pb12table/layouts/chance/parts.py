"""Things of every random layout: entry zones, roads, hills, rocks, trees, crates, walls, stairs."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.layouts.chance.sketch import Sketch, Tag, Thing, at, box, line_rings, patch, plain, smooth
from pb12table.layouts.motions import Entry
from pb12table.table.shapes import Point, Ring, rounded

STAIR_RUN = 1.15
"""How long stairs are for each step they rise: a little less steep than the steepest that is walked."""


def polygon(name: str, kind: str, ring: Ring, **more: float | str) -> Entry:
    """Return a piece with an outline."""
    return {"id": name, "kind": kind, "polygon": plain(ring), **more}


def circle(name: str, kind: str, place: Point, radius: float, **more: float | str) -> Entry:
    """Return a round piece; a large one has a radius that places its corners alike on all four sides."""
    even = round(radius * 3.0) / 3.0 if radius > 1.0 else radius
    return {"id": name, "kind": kind, "circle": [*place, rounded(even)], **more}


def rectangle(name: str, kind: str, size: Point, place: Point, angle: float = 0.0, **more: float | str) -> Entry:
    """Return a rotated piece of a width and depth about a place."""
    width, depth = size
    shape = [rounded(place[0] - width / 2.0), rounded(place[1] - depth / 2.0), rounded(width), rounded(depth)]
    # Half a turn more is the same rectangle.
    angle = rounded(angle % 180.0)
    turned = {"turned": angle} if angle else {}
    return {"id": name, "kind": kind, "rectangle": shape, **turned, **more}


def wall(name: str, kind: str, line: Sequence[Point], thickness: float, **more: float | str) -> Entry:
    """Return a piece along a line."""
    return {"id": name, "kind": kind, "line": plain(line), "thickness": thickness, **more}


# -- things -------------------------------------------------------------------------------------------------------


def whole(name: str, entry: Entry, ring: Ring, tag: Tag = "solid") -> Thing:
    """Return a thing of one piece."""
    return Thing(name, (entry,), (ring,), tag)


def block(name: str, kind: str, size: Point, place: Point, angle: float = 0.0, **more: float | str) -> Thing:
    """Return a rectangular thing."""
    return whole(name, rectangle(name, kind, size, place, angle, **more), at(box(*size), place, angle))


def drum(name: str, kind: str, place: Point, radius: float, **more: float | str) -> Thing:
    """Return a round thing."""
    return whole(name, circle(name, kind, place, radius, **more), at(box(2.0 * radius, 2.0 * radius), place))


def fence(name: str, kind: str, line: Sequence[Point], thickness: float, **more: float | str) -> Thing:
    """Return a thing along a line."""
    return Thing(name, (wall(name, kind, line, thickness, **more),), line_rings(line, thickness))


def rock(sketch: Sketch, place: Point, radius: float) -> Thing:
    """Return a boulder, from knee-high to as high as a man."""
    ring = at(patch(sketch, radius, 5 + sketch.chance.randrange(3), uneven=0.18), place, sketch.between(0, 360))
    height = rounded(0.8 + radius * sketch.between(0.5, 0.9))
    return whole("rock", polygon("rock", "rock", ring, height=height), ring)


def tree(sketch: Sketch, place: Point) -> Thing:
    """Return the trunk of a tree."""
    return drum("tree", "tree", place, sketch.between(0.28, 0.45), height=sketch.between(3.0, 5.0))


def green(sketch: Sketch, name: str, kind: str, place: Point, radius: float) -> Thing:
    """Return plants that one can walk through."""
    corners = max(6, min(14, round(5 + 2 * radius)))
    ring = at(patch(sketch, radius, corners, uneven=0.16, long=sketch.between(1.0, 1.4)), place, sketch.between(0, 180))
    return whole(name, polygon(name, kind, ring), ring, "soft")


def crates(sketch: Sketch, place: Point, angle: float) -> Thing:
    """Return a stack of crates, sometimes with a second one on it."""
    width, depth = sketch.between(1.0, 2.2), sketch.between(0.9, 1.3)
    pieces = [rectangle("crates", "crates", (width, depth), place, angle, height=sketch.between(0.9, 1.3))]
    if sketch.likely(0.25 + 0.4 * sketch.sliders.heights) and width > 1.5:
        top = pieces[0]["height"]
        side = at(((width / 2.0 - 0.55, 0.0),), place, angle)[0]
        upper = rectangle("upper-crate", "crates", (0.9, 0.8), side, rounded(angle + 8.0), base=top, height=0.8)
        pieces.append(upper)
    return Thing("crates", tuple(pieces), (at(box(width, depth), place, angle),))


def barrels(sketch: Sketch, place: Point) -> Thing:
    """Return one to three barrels side by side."""
    spots: list[Point] = [(0.0, 0.0), (0.78, 0.1), (0.32, 0.72)][: 1 + sketch.chance.randrange(3)]
    angle = sketch.between(0, 360)
    found = [circle("barrel", "barrel", at((spot,), place, angle)[0], 0.35) for spot in spots]
    rings = tuple(at(box(0.7, 0.7), (spot["circle"][0], spot["circle"][1])) for spot in found)
    return Thing("barrel", tuple(found), rings)


def hill(sketch: Sketch, place: Point, radius: float, angle: float, *, tiers: int = 1) -> Thing:
    """Return a hill with a ramp on the side of the angle, and a second one on it with a ramp of its own."""
    height = 1.0
    face = rounded(radius * 0.9)
    run = rounded(2.3 * height)
    ring = _faced(sketch, radius, face, sketch.between(0.85, 1.35))
    pieces = [
        polygon("hill", "hill", at(ring, place, angle), height=height),
        rectangle(
            "hill-ramp", "ramp", (run + 0.2, 1.8), at(((face + run / 2.0 - 0.1, 0.0),), place, angle)[0], angle,
            height=height, rises=rounded((angle + 180.0) % 360.0),
        ),
    ]  # fmt: skip
    if tiers > 1 and radius >= 3.6:
        small, back = rounded(radius * 0.44), rounded(-radius * 0.34)
        upper = _faced(sketch, small, rounded(small * 0.9))
        edge = rounded(back + small * 0.9)
        upper = at(tuple((rounded(x + back), y) for x, y in upper), place, angle)
        pieces += [
            polygon("summit", "hill", upper, base=height, height=1.0),
            rectangle(
                "summit-ramp", "ramp", (2.4, 1.6), at(((edge + 1.1, 0.0),), place, angle)[0], angle,
                base=height, height=1.0, rises=rounded((angle + 180.0) % 360.0),
            ),
        ]  # fmt: skip
    ground = (at(ring, place, angle), at(box(run + 1.4, 2.0, face + (run + 1.4) / 2.0), place, angle))
    return Thing("hill", tuple(pieces), ground)


def _faced(sketch: Sketch, radius: float, face: float, long: float = 1.0) -> Ring:
    """Return an uneven ring, `long` times as wide from south to north, with a straight side to the east for a ramp."""
    half = rounded(min(1.15, radius * 0.5))
    around = [(x, rounded(y * long)) for x, y in patch(sketch, radius, 15, uneven=0.1)]
    rest = [(rounded(min(x, face)), y) for x, y in around if x < face - 0.3 or abs(y) > half + 0.35]
    above = [point for point in rest if point[1] >= 0.0]
    below = [point for point in rest if point[1] < 0.0]
    return ((face, -half), (face, half), *above, *below)


def stairs_to(name: str, height: float, place: Point, angle: float, *, width: float = 1.3) -> tuple[Entry, Ring]:
    """Return stairs that end at a place, rising towards it in the direction of the angle, and their ground.

    The ground reaches a step farther than the stairs, so that their foot stays free.
    """
    run = rounded(max(height * STAIR_RUN, 0.8))
    middle = at(((-run / 2.0, 0.0),), place, angle)[0]
    rise = {"height": rounded(height), "rises": rounded(angle % 360.0)}
    entry = rectangle(name, "stairs", (run, width), middle, angle, **rise)
    return entry, at(box(run + 1.2, width, -(run + 1.2) / 2.0), place, angle)


def cart(sketch: Sketch) -> Thing:
    """Return an abandoned cart, turned any way."""
    return block("cart", "cart", (2.0, 1.1), sketch.place(), sketch.between(0, 360))


ZONE_DEPTH = 2.6
"""How far entry zones reach onto the table, in steps."""

PLAYERS = (("alice", "Alice", "west"), ("bob", "Bob", "east"))


def entry_zones(sketch: Sketch, *, south: float = 0.0) -> None:
    """Add an entry zone for each of two players, on the western and the eastern edge; not south of a place."""
    width, depth = sketch.sliders.width, sketch.sliders.depth
    long = rounded(min(depth * 0.62, depth - south - 1.0))
    low = rounded(max((depth - long) / 2.0, south))
    for player, _, side in PLAYERS:
        west = 0.0 if side == "west" else rounded(width - ZONE_DEPTH)
        shape = [west, low, ZONE_DEPTH, long]
        sketch.zones.append({"id": f"{side}-entry", "kind": "entry", "players": [player], "rectangle": shape})
    motions, sketch.motions = sketch.motions, ()
    for west in (0.0, rounded(width - ZONE_DEPTH)):
        sketch.reserve(box(ZONE_DEPTH, long, west + ZONE_DEPTH / 2.0, low + long / 2.0), "zone")
    sketch.motions = motions


def road(sketch: Sketch, points: list[Point], wide: float) -> list[Point]:
    """Add a road along a winding line, with its images, and return the line."""
    # The first stretch is straight, so that the road ends flush with the edge of the table.
    line = [points[0], *smooth(points[1:])]
    sketch.lay(Thing("road", (wall("road", "road", line, wide),), line_rings(line, wide), "road"))
    return line


def roads_to_the_centre(sketch: Sketch, wide: float, *, winding: float = 0.14) -> list[list[Point]]:
    """Add a road from the middle of each entry zone to the table's middle; return those that are no images."""
    width, depth = sketch.sliders.width, sketch.sliders.depth
    # On a narrow table there is no room for wide bends.
    span = min(depth, width * 0.7)
    if sketch.sliders.symmetry == "mirrored":
        # Straight along the axis, or in a wide loop around the middle.
        swing = rounded(span * 0.24) if sketch.likely(0.5) else 0.0
        middle = (rounded(width / 2.0), rounded(depth / 2.0 + swing))
        bend = [(rounded(width * 0.2), rounded(depth / 2.0 + swing * 0.35)),
                (rounded(width * 0.36), rounded(depth / 2.0 + swing * 0.95))]  # fmt: skip
        return [road(sketch, [(0.0, depth / 2.0), (1.2, depth / 2.0), *bend, middle], wide)]
    found: list[list[Point]] = []
    for side in ("west",) if sketch.motions else ("west", "east"):
        swing = rounded(span * sketch.between(-winding, winding))
        start = rounded(depth / 2.0 + span * sketch.between(-0.18, 0.18))
        points = [
            (0.0, start),
            (1.2, start),
            (rounded(width * 0.27), rounded((start + depth / 2.0) / 2.0 + swing)),
            (rounded(width * 0.42), rounded(depth / 2.0 - swing * 0.3)),
            sketch.sliders.centre,
        ]
        if side == "east":
            points = [(rounded(width - x), y) for x, y in points]
        found.append(road(sketch, points, wide))
    return found
