"""A village: a square with a well, houses along the roads, gardens behind hedges, roofs to climb."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees, hypot

from pb12table.layouts.chance.parts import (
    barrels,
    block,
    cart,
    circle,
    crates,
    drum,
    green,
    polygon,
    rectangle,
    stairs_to,
    tree,
    wall,
    whole,
)
from pb12table.layouts.chance.shapes import at, box, patch
from pb12table.layouts.chance.sketch import GREEN, Sketch, Thing, line_rings
from pb12table.layouts.chance.ways import entry_zones, roads_to_the_centre
from pb12table.layouts.motions import Entry
from pb12table.table.shapes import Point, Ring
from pb12table.table.units import rounded

ROAD = 1.9


def village(sketch: Sketch) -> None:
    """Fill a bare table with a village."""
    heights = sketch.sliders.heights
    entry_zones(sketch)
    roads = roads_to_the_centre(sketch, ROAD, winding=0.1)
    _square(sketch)
    if heights > 0.25:
        sketch.fill(1, lambda size: _church(sketch, size), margin=0.8)
    wanted = sketch.number(0.28, 1.7, least=1)
    built = 0
    for road in roads:
        built += _along(sketch, road, wanted // len(roads))
    sketch.fill(max(wanted - built, 0), lambda size: _house(sketch, sketch.place(3.0), _turn(sketch), size), margin=0.7)
    sketch.scatter(sketch.number(0.14, 0.88), lambda: _garden(sketch), margin=0.5, tries=50)
    sketch.scatter(sketch.number(0.06, 0.38), lambda: _orchard(sketch))
    sketch.scatter(sketch.number(0.22, 1.5), lambda: crates(sketch, sketch.place(), _turn(sketch)))
    sketch.scatter(sketch.number(0.17, 1), lambda: barrels(sketch, sketch.place()))
    sketch.scatter(sketch.number(0.08, 0.56), lambda: cart(sketch))
    sketch.scatter(sketch.number(0.17, 0.88), lambda: _hedge(sketch))
    sketch.scatter(sketch.number(0.28, 1.25), lambda: tree(sketch, sketch.place()))
    sketch.scatter(
        sketch.number(0.22, 1.12),
        lambda: green(sketch, "scrub", "scrub", sketch.place(1.5), sketch.between(0.7, 1.4)),
        GREEN,
        margin=0.2,
    )


def _turn(sketch: Sketch) -> float:
    return rounded(sketch.chance.choice((0.0, 90.0, 180.0, 270.0)) + sketch.between(-12, 12))


def _square(sketch: Sketch) -> None:
    """The village square with a well or a statue, and stalls around it."""
    centre = sketch.sliders.centre
    ring = at(_even(sketch, patch(sketch, 4.2, 16, uneven=0.05, long=1.15)), centre)
    sketch.lay(whole("square", polygon("square", "road", ring, height=0.02), ring, "open"))
    if sketch.likely(0.6):
        sketch.put(drum("well", "well", centre, 0.8), {})
    else:
        base = circle("fountain", "well", centre, 1.0)
        statue = rectangle("statue", "statue", (0.7, 0.7), centre, 45.0, base=0.9, height=2.2)
        sketch.put(Thing("fountain", (base, statue), (at(box(2.0, 2.0), centre),)), {})
    stalls = 1 + round(2 * sketch.sliders.density / sketch.images)
    for _ in range(stalls):
        for _ in range(40):
            far, side = sketch.between(2.3, 3.4), sketch.between(0, 360)
            place = at(((far, 0.0),), centre, side)[0]
            stall = block("stall", "stall", (2.2, 1.1), place, rounded(side + 90.0 + sketch.between(-15, 15)))
            if sketch.put(stall, {"solid": 1.1, "road": 0.1}):
                break


def _even(sketch: Sketch, ring: Ring) -> Ring:
    """A ring that is its own image, where the layout has images."""
    if not sketch.motions:
        return ring
    quarter = [(abs(x), abs(y)) for x, y in ring[: len(ring) // 4 + 1]]
    quarter = sorted(quarter, key=lambda point: atan2(point[1], point[0]))
    half = [*quarter, *((-x, y) for x, y in reversed(quarter))]
    return tuple(dict.fromkeys([*half, *((-x, -y) for x, y in half)]))


def _along(sketch: Sketch, road: list[Point], wanted: int) -> int:
    """Houses on both sides of a road, their fronts to it; returns how many there are."""
    built = 0
    stretches = list(pairwise(road))
    for _ in range(wanted * 12):
        if built >= wanted:
            break
        (ax, ay), (bx, by) = sketch.chance.choice(stretches)
        angle = degrees(atan2(by - ay, bx - ax))
        side = sketch.chance.choice((1.0, -1.0))
        away = ROAD / 2.0 + sketch.between(2.3, 3.2)
        length = hypot(bx - ax, by - ay) or 1.0
        share = sketch.chance.random()
        place = (
            rounded(ax + (bx - ax) * share - side * (by - ay) / length * away),
            rounded(ay + (by - ay) * share + side * (bx - ax) / length * away),
        )
        turned = rounded(angle + (0.0 if side > 0 else 180.0) + sketch.between(-6, 6))
        built += sketch.put(_house(sketch, place, turned, sketch.between(0.8, 1.0)), margin=0.7)
    return built


def _house(sketch: Sketch, place: Point, angle: float, size: float) -> Thing:
    """A house or a hut, its front to the south before it is turned; some have stairs to the roof and a parapet."""
    heights = sketch.sliders.heights
    width, depth = rounded(size * sketch.between(4.0, 5.6)), rounded(size * sketch.between(3.2, 4.2))
    ground = [at(box(width, depth), place, angle)]
    if sketch.likely(0.45 - 0.3 * heights):
        return Thing("hut", (rectangle("hut", "hut", (rounded(width * 0.8), depth), place, angle),), tuple(ground))
    height = rounded(2.4 + sketch.between(0.0, 1.4) * heights)
    pieces = [rectangle("house", "building", (width, depth), place, angle, height=height)]
    if sketch.likely(0.15 + 0.75 * heights):
        side = sketch.chance.choice((0.0, 180.0))
        foot = at(((-width / 2.0, 0.0),) if side == 0.0 else ((width / 2.0, 0.0),), place, angle)[0]
        stairs, below = stairs_to("house-stairs", height, foot, rounded(angle + side))
        pieces.append(stairs)
        ground.append(below)
        if sketch.likely(0.6):
            front = rounded(-depth / 2.0 + 0.2)
            line = at(((-width * 0.3, front), (width * 0.3, front)), place, angle)
            pieces.append(wall("parapet", "low-wall", line, 0.25, base=height, height=0.8))
    if sketch.likely(0.3 + 0.3 * heights):
        spot = at(((width * 0.28, depth * 0.2),), place, angle)[0]
        tall = sketch.between(0.8, 1.4)
        pieces.append(rectangle("chimney", "column", (0.7, 0.7), spot, angle, base=height, height=tall))
    return Thing("house", tuple(pieces), tuple(ground))


def _church(sketch: Sketch, size: float) -> Thing:
    """A chapel with its tower, the highest place of the village."""
    heights = sketch.sliders.heights
    nave, height = rounded(size * 5.2), rounded(2.6 + 0.6 * heights)
    place, angle = sketch.place(5.0), rounded(sketch.chance.choice((0.0, 90.0, 180.0, 270.0)) + sketch.between(-8, 8))
    tall = rounded(height + 0.9 + heights)
    tower = at(((nave / 2.0 + 1.3, 0.0),), place, angle)[0]
    foot = at(((-nave / 2.0, 0.0),), place, angle)[0]
    stairs, below = stairs_to("chapel-stairs", height, foot, angle)
    pieces: list[Entry] = [
        rectangle("chapel", "building", (nave, 3.4), place, angle, height=height),
        rectangle("bell-tower", "tower", (2.6, 2.6), tower, angle, height=tall),
        stairs,
    ]
    return Thing("chapel", tuple(pieces), (at(box(nave + 2.6, 3.4, 1.3), place, angle), below))


def _garden(sketch: Sketch) -> Thing:
    """A garden between hedges or fences, open on one side, with a tree in it."""
    width, depth = sketch.between(3.0, 4.6), sketch.between(2.6, 3.6)
    place, angle = sketch.place(3.0), _turn(sketch)
    w, d = rounded(width / 2.0), rounded(depth / 2.0)
    line = at(((-w, -d), (-w, d), (w, d), (w, -d)), place, angle)
    kind, thickness = sketch.chance.choice((("hedge", 0.5), ("fence", 0.12), ("low-wall", 0.3)))
    pieces: list[Entry] = [wall("garden", kind, line, thickness)]
    spot = at(((sketch.between(-w + 1.2, w - 1.2), 0.2),), place, angle)[0]
    if sketch.likely(0.6):
        pieces.append(circle("garden-tree", "tree", spot, 0.35))
    return Thing("garden", tuple(pieces), (at(box(width + 0.5, depth + 0.5), place, angle),))


def _orchard(sketch: Sketch) -> Thing:
    """Trees in rows."""
    place, angle = sketch.place(3.0), _turn(sketch)
    columns, rows = 2 + sketch.chance.randrange(2), 2
    spots = at([(c * 1.9, r * 1.8) for r in range(rows) for c in range(columns)], place, angle)
    pieces = tuple(circle("orchard-tree", "tree", spot, 0.35, height=3.0) for spot in spots)
    wide, deep = (columns - 1) * 1.9 + 0.7, (rows - 1) * 1.8 + 0.7
    return Thing("orchard", pieces, (at(box(wide, deep, (columns - 1) * 0.95, 0.9), place, angle),))


def _hedge(sketch: Sketch) -> Thing:
    place, angle = sketch.place(2.0), _turn(sketch)
    kind, thickness = sketch.chance.choice((("hedge", 0.5), ("fence", 0.12), ("low-wall", 0.3)))
    line = at(((0.0, 0.0), (sketch.between(1.6, 3.4), 0.0)), place, angle)
    return Thing(kind, (wall(kind, kind, line, thickness),), line_rings(line, thickness))
