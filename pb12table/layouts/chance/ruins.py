"""Ruins: what is left of a town, with floors one can cross, gaps one can see through, and stumps of towers to climb."""

from __future__ import annotations

from pb12table.layouts.chance.parts import (
    circle,
    green,
    polygon,
    rectangle,
    rock,
    stairs_to,
    tree,
    wall,
    whole,
)
from pb12table.layouts.chance.shapes import at, box, patch
from pb12table.layouts.chance.sketch import GREEN, Sketch, Thing
from pb12table.layouts.chance.ways import entry_zones, roads_to_the_centre
from pb12table.layouts.motions import Entry
from pb12table.table.shapes import Point
from pb12table.table.units import rounded

GAP = 1.3
"""How wide an opening between two remains of a wall is at least: figures walk through, in steps."""

def ruins(sketch: Sketch) -> None:
    """Fill a bare table with ruins."""
    heights = sketch.sliders.heights
    tilt = sketch.between(-14, 14)
    entry_zones(sketch)
    roads_to_the_centre(sketch, 2.2, winding=0.08)
    _middle(sketch)
    stumps = sketch.number(0.0, 0.3 * heights, share=1.0, least=1 if heights > 0.3 else 0)
    houses = sketch.number(0.22, 1.38, least=1)
    for number in range(max(stumps, houses)):
        if number < stumps:
            sketch.fill(1, lambda size: _stump(sketch, tilt, size), margin=0.8)
        if number < houses:
            sketch.fill(1, lambda size: _house(sketch, tilt, size), margin=0.5)
    sketch.scatter(sketch.number(0.33, 2.25), lambda: _rubble(sketch))
    sketch.scatter(sketch.number(0.08, 0.56), lambda: _columns(sketch, tilt))
    sketch.scatter(sketch.number(0.11, 0.88), lambda: _lone_wall(sketch, tilt))
    sketch.scatter(sketch.number(0.17, 0.88), lambda: rock(sketch, sketch.place(), sketch.between(0.5, 0.9)))
    sketch.scatter(sketch.number(0.28, 1.12), lambda: tree(sketch, sketch.place()))
    sketch.scatter(
        sketch.number(0.33, 1.38),
        lambda: green(sketch, "scrub", "scrub", sketch.place(1.5), sketch.between(0.8, 1.6)),
        GREEN,
        margin=0.2,
    )


def _middle(sketch: Sketch) -> None:
    """A paved square with something in its middle."""
    centre = sketch.sliders.centre
    square = at(box(6.4, 6.4), centre)
    sketch.lay(whole("square", polygon("square", "road", square, height=0.02), square, "open"))
    kind = sketch.chance.choice(("well", "statue", "columns"))
    if kind == "columns":
        for x in (-1.8, 1.8):
            for y in (-1.8, 1.8):
                place = (rounded(centre[0] + x), rounded(centre[1] + y))
                column = circle("column", "column", place, 0.35, height=sketch.between(1.6, 3.4))
                sketch.put(Thing("column", (column,), (at(box(0.7, 0.7), place),)), {"solid": 0.5})
    elif kind == "well":
        sketch.put(Thing("well", (circle("well", "well", centre, 0.9),), (at(box(1.8, 1.8), centre),)), {})
    else:
        base = rectangle("plinth", "rubble", (1.8, 1.8), centre, height=0.6)
        statue = rectangle("statue", "statue", (0.8, 0.8), centre, 45.0, base=0.6, height=2.4)
        sketch.put(Thing("statue", (base, statue), (at(box(1.8, 1.8), centre),)), {})


def _house(sketch: Sketch, tilt: float, size: float) -> Thing:
    """A ruined house: its floor, and what is left of its corners and walls."""
    width, depth = rounded(size * sketch.between(4.6, 7.8)), rounded(size * sketch.between(4.0, 5.8))
    place, angle = sketch.place(3.5), rounded(tilt + sketch.chance.choice((0, 90)) + sketch.between(-4, 4))
    pieces: list[Entry] = [polygon("floor", "road", at(box(width, depth), place, angle), height=0.02)]
    for line, height in _remains(sketch, width, depth):
        kind = "low-wall" if height < 1.2 else "ruin"
        pieces.append(wall("ruin", kind, at(line, place, angle), 0.45, height=height))
    if width > 5.4 and sketch.likely(0.7):
        # A wall inside, open at both ends.
        x = sketch.between(-width * 0.12, width * 0.12)
        reach = rounded(depth / 2.0 - 0.25 - GAP)
        if reach > 0.6:
            line = ((x, -reach), (x, rounded(reach * sketch.between(0.2, 1.0))))
            pieces.append(wall("ruin", "ruin", at(line, place, angle), 0.4, height=sketch.between(1.0, 2.4)))
    elif sketch.likely(0.6):
        ring = at(patch(sketch, 0.6, 7, uneven=0.2), at(((0.0, 0.0),), place, angle)[0])
        pieces.append(polygon("rubble", "rubble", ring, height=sketch.between(0.4, 0.9)))
    return Thing("house", tuple(pieces), (at(box(width + 0.5, depth + 0.5), place, angle),))


def _remains(sketch: Sketch, width: float, depth: float) -> list[tuple[tuple[Point, ...], float]]:
    """What is left of the walls of a house: lines from one opening to the next, with their heights."""
    w, d = rounded(width / 2.0), rounded(depth / 2.0)
    corners = ((-w, -d), (w, -d), (w, d), (-w, d))
    sides = [0, 1, 2, 3]
    sketch.chance.shuffle(sides)
    open_sides = sorted(sides[: sketch.chance.choice((2, 2, 3, 3, 4))])
    openings: dict[int, tuple[Point, Point]] = {}
    for side in open_sides:
        (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 4]
        long = abs(bx - ax) + abs(by - ay)
        wide = sketch.between(GAP, max(GAP, long - 1.6))
        first = sketch.between(0.6, max(0.6, long - wide - 0.6))
        ux, uy = (bx - ax) / long, (by - ay) / long
        near, far = ((rounded(ax + ux * away), rounded(ay + uy * away)) for away in (first, first + wide))
        openings[side] = (near, far)
    found: list[tuple[tuple[Point, ...], float]] = []
    tall = 1.4 + 1.6 * sketch.sliders.heights
    for number, side in enumerate(open_sides):
        following = open_sides[(number + 1) % len(open_sides)]
        line = [openings[side][1]]
        turn = side
        while turn != following or len(line) == 1:
            turn = (turn + 1) % 4
            line.append(corners[turn])
        line.append(openings[following][0])
        low = sketch.likely(0.2)
        found.append((tuple(line), sketch.between(0.7, 1.0) if low else rounded(tall * sketch.between(0.65, 1.15))))
    return found


def _stump(sketch: Sketch, tilt: float, share: float) -> Thing:
    """What is left of a tower, with stairs to its top."""
    size = rounded(sketch.between(2.8, 3.8) * (0.5 + 0.5 * share))
    height = rounded(1.6 + 2.2 * share * sketch.sliders.heights * sketch.between(0.6, 1.0))
    place, angle = sketch.place(4.0), rounded(tilt + sketch.chance.choice((0, 90, 180, 270)))
    stairs, ground = stairs_to("tower-stairs", height, at(((-size / 2.0, 0.0),), place, angle)[0], angle)
    tower = rectangle("tower", "tower", (size, size), place, angle, height=height)
    merlon = ((size / 2.0 - 0.25, -size / 2.0 + 0.6), (size / 2.0 - 0.25, size / 2.0 - 0.25), (-0.2, size / 2.0 - 0.25))
    rest = wall("parapet", "low-wall", at(merlon, place, angle), 0.35, base=height, height=0.9)
    return Thing("tower", (tower, stairs, rest), (at(box(size, size), place, angle), ground))


def _rubble(sketch: Sketch) -> Thing:
    ring = at(patch(sketch, sketch.between(0.5, 1.3), 8, uneven=0.25, long=1.3), sketch.place(), sketch.between(0, 180))
    return whole("rubble", polygon("rubble", "rubble", ring, height=sketch.between(0.4, 1.0)), ring)


def _columns(sketch: Sketch, tilt: float) -> Thing:
    """A row of columns, some of them broken off."""
    count, space = 3 + sketch.chance.randrange(3), 1.7
    place, angle = sketch.place(2.5), rounded(tilt + sketch.chance.choice((0, 90)))
    spots = at([((n - (count - 1) / 2.0) * space, 0.0) for n in range(count)], place, angle)
    tall = 1.2 + 2.4 * sketch.sliders.heights
    pieces = tuple(
        circle("column", "column", spot, 0.34, height=rounded(tall * sketch.between(0.4, 1.0))) for spot in spots
    )
    return Thing("column", pieces, (at(box(count * space - 1.0, 0.7), place, angle),))


def _lone_wall(sketch: Sketch, tilt: float) -> Thing:
    """A piece of wall that stands alone, straight or with a corner."""
    place, angle = sketch.place(2.0), rounded(tilt + sketch.chance.choice((0, 90, 180, 270)))
    length = sketch.between(1.6, 3.2)
    line: tuple[Point, ...] = ((0.0, 0.0), (length, 0.0))
    ground = [box(length + 0.5, 0.5, length / 2.0)]
    if sketch.likely(0.5):
        side = sketch.between(1.0, 1.8)
        line = (*line, (length, side))
        ground.append(box(0.5, side + 0.5, length, side / 2.0))
    height = rounded((1.2 + 1.4 * sketch.sliders.heights) * sketch.between(0.7, 1.1))
    piece = wall("ruin", "ruin", at(line, place, angle), 0.5, height=height)
    return Thing("ruin", (piece,), tuple(at(ring, place, angle) for ring in ground))
