"""Random places: a harbour, a village, ruins, trenches, woods."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin

from pb12table.layouts.chance.parts import (
    barrels,
    block,
    cart,
    circle,
    crates,
    drum,
    entry_zones,
    fence,
    green,
    hill,
    polygon,
    rectangle,
    roads_to_the_centre,
    rock,
    stairs_to,
    tree,
    wall,
    whole,
)
from pb12table.layouts.chance.sketch import GREEN, Gaps, Sketch, Thing, at, box, line_rings, patch
from pb12table.layouts.motions import Entry
from pb12table.table.planar import depth_in_polygon
from pb12table.table.shapes import Point, Ring, box_of, rounded

AFLOAT: Gaps = {"solid": 1.0, "zone": 0.3}
"""What lies in the water stays away from other things, not from the water."""

QUAY = 3.2
"""How broad the paved quay is, in steps."""


def harbour(sketch: Sketch) -> None:
    """Fill a bare table with a harbour."""
    heights = sketch.sliders.heights
    if sketch.motions:
        entry_zones(sketch)
        _canal(sketch)
    else:
        shore = rounded(sketch.sliders.depth * sketch.between(0.2, 0.27))
        entry_zones(sketch, south=shore + 1.0)
        _sea(sketch, shore)
    warehouses = sketch.number(0.22, 1.25, least=1)
    sketch.fill(1, lambda size: _warehouse(sketch, size), margin=0.6)
    if heights > 0.3:
        sketch.fill(1, lambda size: _lighthouse(sketch, size))
    sketch.fill(warehouses - 1, lambda size: _warehouse(sketch, size), margin=0.6)
    if heights > 0.5:
        sketch.fill(1, lambda size: _terrace(sketch, size), margin=0.6)
    sketch.scatter(sketch.number(0.5, 3.25), lambda: crates(sketch, sketch.place(), _turn(sketch)))
    sketch.scatter(sketch.number(0.33, 1.88), lambda: barrels(sketch, sketch.place()))
    sketch.scatter(sketch.number(0.08, 0.5), lambda: _upturned(sketch))
    sketch.scatter(sketch.number(0.08, 0.56), lambda: _stall(sketch))
    sketch.scatter(sketch.number(0.08, 0.56), lambda: cart(sketch))
    sketch.scatter(sketch.number(0.14, 0.88), lambda: _nets(sketch))
    sketch.scatter(sketch.number(0.08, 0.56), lambda: _yard_wall(sketch))
    sketch.scatter(sketch.number(0.1, 0.3), lambda: tree(sketch, sketch.place()))


def _turn(sketch: Sketch) -> float:
    return rounded(sketch.chance.choice((0.0, 90.0)) + sketch.between(-14, 14))


# -- water --------------------------------------------------------------------------------------------------------


def _sea(sketch: Sketch, shore: float) -> None:
    """Lay the sea in the south, a paved quay along it, jetties, ships and boats."""
    width = sketch.sliders.width
    ring: Ring = ((0.0, 0.0), (width, 0.0), (width, shore), (0.0, shore))
    _water(sketch, ring)
    paving = ((0.0, shore), (width, shore), (width, rounded(shore + QUAY)), (0.0, rounded(shore + QUAY)))
    sketch.lay(whole("quay", polygon("quay-paving", "road", paving, height=0.02), paving, "open"))
    for count, make in (
        (1 + round(width / 40.0), _ship),
        (1 + round(width / 30.0), _jetty),
        (2 + round(width / 24.0), _boat),
    ):
        for _ in range(count):
            for _ in range(40):
                x = sketch.between(3.0, width - 3.0)
                if sketch.put(make(sketch, (x, shore), 0.0), AFLOAT, margin=0.05):
                    break


def _canal(sketch: Sketch) -> None:
    """Lay a canal from south to north with quays on both sides, bridges over it, and ships and boats in it."""
    width, depth = sketch.sliders.width, sketch.sliders.depth
    middle = rounded(width / 2.0)
    half = rounded(min(max(width * 0.11, 2.6), 4.6))
    _water(sketch, at(box(2.0 * half, depth), (middle, depth / 2.0)))
    west = rounded(middle - half)
    paving = ((west - QUAY, 0.0), (west, 0.0), (west, depth), (west - QUAY, depth))
    sketch.lay(whole("quay", polygon("quay-paving", "road", paving, height=0.02), paving, "open"))
    _bridges(sketch, middle, half)
    for _ in range(1 + round(depth / 30.0)):
        for _ in range(40):
            # From the west quay the water lies to the east: a shore turned by a quarter.
            if sketch.put(_ship(sketch, (west, sketch.between(4.0, depth - 4.0)), 90.0), AFLOAT, margin=0.05):
                break
    for _ in range(1 + round(depth / 26.0)):
        for _ in range(40):
            make = _boat if sketch.likely(0.6) else _jetty
            if sketch.put(make(sketch, (west, sketch.between(1.5, depth - 1.5)), 90.0), AFLOAT, margin=0.05):
                break


def _water(sketch: Sketch, ring: Ring) -> None:
    """Lay water, which is difficult ground."""
    before = len(sketch.terrain)
    sketch.lay(whole("water", polygon("water", "water", ring), ring, "water"))
    sketch.zone("difficult", sketch.terrain[before:])


def _bridges(sketch: Sketch, middle: float, half: float) -> None:
    """Lay bridges over the canal: planks with stairs at both ends; one in the middle or one on each side of it."""
    depth = sketch.sliders.depth
    places = [rounded(depth / 2.0)] if depth < 20.0 or sketch.likely(0.4) else [rounded(depth * 0.27)]
    if sketch.sliders.density > 0.6 and len(places) == 1 and places[0] != rounded(depth / 2.0):
        places.append(rounded(depth / 2.0))
    height = rounded(0.4 + 0.5 * sketch.sliders.heights)
    for y in places:
        deck = rectangle("bridge", "platform", (2.0 * half + 0.6, 1.8), (middle, y), height=height)
        pieces, rings = [deck], [at(box(2.0 * half + 0.6, 1.8), (middle, y))]
        for side, angle in ((-1.0, 0.0), (1.0, 180.0)):
            foot = (rounded(middle + side * (half + 0.3)), y)
            stairs, ground = stairs_to("bridge-steps", height, foot, angle, width=1.8)
            pieces.append(stairs)
            rings.append(ground)
        sketch.put(Thing("bridge", tuple(pieces), tuple(rings)), {"solid": 1.0})


def _hull(length: float, beam: float) -> Ring:
    """Return a ship seen from above, its bow to the west."""
    half_long, half_wide = length / 2.0, beam / 2.0
    points = [
        (-half_long, 0.0), (-half_long * 0.82, -half_wide * 0.55), (-half_long * 0.5, -half_wide),
        (half_long * 0.75, -half_wide), (half_long, -half_wide * 0.7),
    ]  # fmt: skip
    mirrored = [(x, -y) for x, y in reversed(points[1:])]
    return tuple((rounded(x), rounded(y)) for x, y in [*points, *mirrored])


def _ship(sketch: Sketch, place: Point, angle: float) -> Thing:
    """Return a ship alongside the quay with a gangplank; before it is rotated the water is south of the place."""
    room = 7.0 if angle else 11.0
    length = sketch.between(6.0, room)
    beam = sketch.between(2.4, 3.0)
    flip = sketch.likely(0.5)
    hull = tuple((-x, y) for x, y in _hull(length, beam))[::-1] if flip else _hull(length, beam)
    aside = rounded(-beam / 2.0 - 0.35)
    deck = at(tuple((x, y + aside) for x, y in hull), place, angle)
    pieces: list[Entry] = [polygon("ship", "ship", deck, height=1.2)]
    bow = 1.0 if flip else -1.0
    for share in (0.3, -0.14) if length > 8.0 else (0.12,):
        mast = at(((bow * length * share, aside),), place, angle)[0]
        pieces.append(circle("mast", "mast", mast, 0.28, base=1.2, height=5.0))
    if sketch.sliders.heights > 0.35 and length > 7.5:
        aft = at(((-bow * length * 0.36, aside),), place, angle)[0]
        size = (rounded(length * 0.2), rounded(beam * 0.8))
        pieces.append(rectangle("aft-deck", "platform", size, aft, angle, base=1.2, height=0.9))
    # The gangplank begins on the quay and ends at the rail.
    run = 1.9
    foot = at(((bow * -length * 0.05, 0.35 + (run - 0.9) / 2.0 - 0.35),), place, angle)[0]
    pieces.append(
        rectangle("gangplank", "ramp", (1.2, run), foot, angle, height=1.2, rises=rounded((angle + 270.0) % 360.0))
    )
    quay = at(box(1.2, 2.6, bow * -length * 0.05, 1.3), place, angle)
    return Thing("ship", tuple(pieces), (deck, quay))


def _jetty(sketch: Sketch, place: Point, angle: float) -> Thing:
    """Return a jetty extending into the water, with steps at its land end."""
    long = sketch.between(2.6, 3.4) if angle else sketch.between(3.4, 5.0)
    wide = sketch.between(1.6, 2.2)
    planks = at(((0.0, -long / 2.0),), place, angle)[0]
    steps = at(((0.0, 0.5),), place, angle)[0]
    rises = rounded((angle + 270.0) % 360.0)
    pieces = [
        rectangle("jetty", "platform", (wide, long), planks, angle, height=0.5),
        rectangle("jetty-steps", "stairs", (wide, 1.0), steps, angle, height=0.5, rises=rises),
    ]
    if sketch.likely(0.7):
        spot = at(((sketch.between(-wide / 2.0 + 0.4, wide / 2.0 - 0.4), -long + 0.6),), place, angle)[0]
        pieces.append(circle("barrel", "barrel", spot, 0.35, base=0.5))
    return Thing("jetty", tuple(pieces), (at(box(wide, long + 2.2, 0.0, -long / 2.0 + 1.1), place, angle),))


def _boat(sketch: Sketch, place: Point, angle: float) -> Thing:
    """Return a small boat in the water near the quay."""
    away = sketch.between(1.0, 1.9) if angle else sketch.between(1.0, 3.0)
    middle = at(((0.0, -away),), place, angle)[0]
    ring = at(_hull(sketch.between(2.2, 2.9), 1.1), middle, angle + sketch.between(-25, 25))
    return whole("boat", polygon("rowing-boat", "boat", ring, height=0.5), ring)


# -- on land --------------------------------------------------------------------------------------------------------


def _warehouse(sketch: Sketch, size: float) -> Thing:
    """Return a warehouse along the quay, with stairs to its flat roof and goods on it."""
    heights = sketch.sliders.heights
    width, depth = rounded(size * sketch.between(5.2, 7.6)), rounded(size * sketch.between(3.8, 4.8))
    place, angle = sketch.place(3.5), rounded(sketch.chance.choice((0.0, 90.0, 180.0, 270.0)))
    height = rounded(2.2 + sketch.between(0.2, 1.4) * heights)
    pieces = [rectangle("warehouse", "building", (width, depth), place, angle, height=height)]
    ground = [at(box(width, depth), place, angle)]
    if sketch.likely(0.25 + 0.65 * heights):
        foot = at(((-width / 2.0, rounded(depth * 0.2)),), place, angle)[0]
        stairs, below = stairs_to("warehouse-stairs", height, foot, angle)
        pieces.append(stairs)
        ground.append(below)
        spot = at(((sketch.between(-0.1, 0.3) * width, -depth * 0.2),), place, angle)[0]
        if sketch.likely(0.6):
            pieces.append(rectangle("roof-crates", "crates", (1.6, 1.0), spot, angle, base=height, height=1.0))
    return Thing("warehouse", tuple(pieces), tuple(ground))


def _lighthouse(sketch: Sketch, size: float) -> Thing:
    """Return a round tower with stairs half around it: the highest place of the harbour."""
    radius, height = rounded(5.0 / 3.0 if size > 0.8 else 4.0 / 3.0), rounded(2.4 + 1.8 * sketch.sliders.heights)
    place, angle = sketch.place(4.0), rounded(sketch.chance.choice((0.0, 90.0, 180.0, 270.0)))
    foot = at(((-radius * 0.94, 0.0),), place, angle)[0]
    stairs, below = stairs_to("lighthouse-stairs", height, foot, angle)
    tower = circle("lighthouse", "tower", place, radius, height=height)
    lamp = circle("lamp", "column", place, 0.45, base=height, height=1.4)
    return Thing("lighthouse", (tower, stairs, lamp), (at(box(2.0 * radius, 2.0 * radius), place), below))


def _terrace(sketch: Sketch, size: float) -> Thing:
    """Return a raised yard with stairs up to it and a parapet."""
    width, depth = rounded(size * sketch.between(5.0, 7.0)), rounded(size * sketch.between(3.6, 4.6))
    place, angle = sketch.place(4.0), rounded(sketch.chance.choice((0.0, 90.0, 180.0, 270.0)))
    height = rounded(0.8 + 0.7 * sketch.sliders.heights)
    foot = at(((-width / 2.0, 0.0),), place, angle)[0]
    stairs, below = stairs_to("terrace-stairs", height, foot, angle, width=1.8)
    x, y = rounded(width / 2.0 - 0.15), rounded(depth / 2.0 - 0.15)
    edge = at(((0.0, -y), (x, -y), (x, y), (rounded(-width * 0.1), y)), place, angle)
    pieces = (
        rectangle("terrace", "quay", (width, depth), place, angle, height=height),
        stairs,
        wall("parapet", "low-wall", edge, 0.25, base=height, height=0.8),
    )
    return Thing("terrace", pieces, (at(box(width, depth), place, angle), below))


def _upturned(sketch: Sketch) -> Thing:
    ring = at(_hull(sketch.between(2.6, 3.2), 1.3), sketch.place(2.0), sketch.between(0, 360))
    return whole("boat", polygon("upturned-boat", "boat", ring, height=0.9), ring)


def _stall(sketch: Sketch) -> Thing:
    return block("stall", "stall", (2.2, 1.1), sketch.place(), _turn(sketch))


def _nets(sketch: Sketch) -> Thing:
    """Return nets on poles."""
    line = at(((0.0, 0.0), (sketch.between(1.8, 3.2), 0.0)), sketch.place(2.0), _turn(sketch))
    return Thing("nets", (wall("nets", "fence", line, 0.12, height=1.0),), line_rings(line, 0.12))


def _yard_wall(sketch: Sketch) -> Thing:
    long, short = sketch.between(1.8, 3.2), sketch.between(0.9, 1.8)
    line = at(((0.0, 0.0), (long, 0.0), (long, short)), sketch.place(2.0), _turn(sketch))
    return Thing("yard-wall", (wall("yard-wall", "low-wall", line, 0.3),), line_rings(line, 0.3))


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
    sketch.fill(
        max(wanted - built, 0), lambda size: _house(sketch, sketch.place(3.0), _village_turn(sketch), size), margin=0.7
    )
    sketch.scatter(sketch.number(0.14, 0.88), lambda: _garden(sketch), margin=0.5, tries=50)
    sketch.scatter(sketch.number(0.06, 0.38), lambda: _orchard(sketch))
    sketch.scatter(sketch.number(0.22, 1.5), lambda: crates(sketch, sketch.place(), _village_turn(sketch)))
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


def _village_turn(sketch: Sketch) -> float:
    return rounded(sketch.chance.choice((0.0, 90.0, 180.0, 270.0)) + sketch.between(-12, 12))


def _square(sketch: Sketch) -> None:
    """Lay the village square with a well or a statue, and stalls around it."""
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
    """Return a ring that is its own image if the layout has images."""
    if not sketch.motions:
        return ring
    quarter = [(abs(x), abs(y)) for x, y in ring[: len(ring) // 4 + 1]]
    quarter = sorted(quarter, key=lambda point: atan2(point[1], point[0]))
    half = [*quarter, *((-x, y) for x, y in reversed(quarter))]
    return tuple(dict.fromkeys([*half, *((-x, -y) for x, y in half)]))


def _along(sketch: Sketch, road: list[Point], wanted: int) -> int:
    """Add houses on both sides of a road, their fronts facing it; return how many there are."""
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
    """Return a house or hut, facing south before it is rotated; some have stairs to the roof and a parapet."""
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
    """Return a chapel with its tower, the highest place of the village."""
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
    """Return a garden between hedges or fences, open on one side, with a tree in it."""
    width, depth = sketch.between(3.0, 4.6), sketch.between(2.6, 3.6)
    place, angle = sketch.place(3.0), _village_turn(sketch)
    w, d = rounded(width / 2.0), rounded(depth / 2.0)
    line = at(((-w, -d), (-w, d), (w, d), (w, -d)), place, angle)
    kind, thickness = sketch.chance.choice((("hedge", 0.5), ("fence", 0.12), ("low-wall", 0.3)))
    pieces: list[Entry] = [wall("garden", kind, line, thickness)]
    spot = at(((sketch.between(-w + 1.2, w - 1.2), 0.2),), place, angle)[0]
    if sketch.likely(0.6):
        pieces.append(circle("garden-tree", "tree", spot, 0.35))
    return Thing("garden", tuple(pieces), (at(box(width + 0.5, depth + 0.5), place, angle),))


def _orchard(sketch: Sketch) -> Thing:
    """Return trees in rows."""
    place, angle = sketch.place(3.0), _village_turn(sketch)
    columns, rows = 2 + sketch.chance.randrange(2), 2
    spots = at([(c * 1.9, r * 1.8) for r in range(rows) for c in range(columns)], place, angle)
    pieces = tuple(circle("orchard-tree", "tree", spot, 0.35, height=3.0) for spot in spots)
    wide, deep = (columns - 1) * 1.9 + 0.7, (rows - 1) * 1.8 + 0.7
    return Thing("orchard", pieces, (at(box(wide, deep, (columns - 1) * 0.95, 0.9), place, angle),))


def _hedge(sketch: Sketch) -> Thing:
    place, angle = sketch.place(2.0), _village_turn(sketch)
    kind, thickness = sketch.chance.choice((("hedge", 0.5), ("fence", 0.12), ("low-wall", 0.3)))
    line = at(((0.0, 0.0), (sketch.between(1.6, 3.4), 0.0)), place, angle)
    return Thing(kind, (wall(kind, kind, line, thickness),), line_rings(line, thickness))


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
            sketch.fill(1, lambda size: _ruins_house(sketch, tilt, size), margin=0.5)
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
    """Lay a paved square with something in its middle."""
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


def _ruins_house(sketch: Sketch, tilt: float, size: float) -> Thing:
    """Return a ruined house: its floor, and what is left of its corners and walls."""
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
    """Return what is left of the walls of a house: lines from one opening to the next, with their heights."""
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
    """Return what is left of a tower, with stairs to its top."""
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
    """Return a row of columns, some of them broken off."""
    count, space = 3 + sketch.chance.randrange(3), 1.7
    place, angle = sketch.place(2.5), rounded(tilt + sketch.chance.choice((0, 90)))
    spots = at([((n - (count - 1) / 2.0) * space, 0.0) for n in range(count)], place, angle)
    tall = 1.2 + 2.4 * sketch.sliders.heights
    pieces = tuple(
        circle("column", "column", spot, 0.34, height=rounded(tall * sketch.between(0.4, 1.0))) for spot in spots
    )
    return Thing("column", pieces, (at(box(count * space - 1.0, 0.7), place, angle),))


def _lone_wall(sketch: Sketch, tilt: float) -> Thing:
    """Return a piece of wall that stands alone, straight or with a corner."""
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


BANK = 0.9
"""How broad an earth bank is, in steps."""

WAY = 1.5
"""How broad the way between two banks is."""

TRAVERSE = 0.7
"""How far a bay lies before or behind the next one; the way between them stays wide enough for a figure."""

OPENING = 1.4
"""How wide the openings between the sections of a trench are."""


def trenches(sketch: Sketch) -> None:
    """Fill a bare table with two trench lines and what lies between them."""
    heights = sketch.sliders.heights
    entry_zones(sketch)
    width = sketch.sliders.width
    for side in ("west",) if sketch.motions else ("west", "east"):
        place = rounded(width * sketch.between(0.24, 0.29))
        place, front = (place, 1.0) if side == "west" else (rounded(width - place), -1.0)
        _line(sketch, place, front)
        sketch.scatter(sketch.number(0.17, 1), partial(_wire, sketch, place, front))
    if heights > 0.2:
        sketch.fill(sketch.number(0.15, 0.15 + 0.2 * heights, least=1), lambda size: _bunker(sketch, size), margin=0.5)
    if heights > 0.6:
        sketch.fill(1, lambda size: _knoll(sketch, size))
    sketch.fill(sketch.number(0.14, 0.55, least=1), lambda size: _farm(sketch, size), margin=0.5)
    sketch.fill(sketch.number(0.33, 2.12, least=1), lambda size: _crater(sketch, size), margin=0.3)
    sketch.scatter(sketch.number(0.22, 1.38, least=1), lambda: _emplacement(sketch))
    sketch.scatter(sketch.number(0.28, 1.5, least=1), lambda: _rubble_by_trenches(sketch))
    sketch.scatter(sketch.number(0.28, 1.5), lambda: _tree_stump(sketch))
    sketch.scatter(sketch.number(0.17, 0.88), lambda: crates(sketch, sketch.place(), sketch.between(0, 180)))


def _line(sketch: Sketch, x: float, front: float) -> None:
    """Lay a trench from south to north in traverses, with openings to get out through; `front` is 1 to the east.

    Mirrored layouts need only its southern half.
    """
    depth = sketch.sliders.depth
    end = depth / 2.0 - OPENING / 2.0 if sketch.sliders.symmetry == "mirrored" else depth - 0.6
    y = 0.6
    while end - y > 2.4:
        length = sketch.between(5.0, 8.5)
        if end - y - length < 2.4 + OPENING:
            length = rounded(end - y)
        # On a thin table parts of the line have fallen in.
        if sketch.likely(0.55 + 0.6 * sketch.sliders.density):
            sketch.put(_section(sketch, (x, y), min(length, 10.0), front), {"solid": 1.0, "zone": 0.2})
        y = rounded(y + length + OPENING)


def _section(sketch: Sketch, place: Point, length: float, front: float) -> Thing:
    """Return two or three bays of a trench, each a bit before or behind the last: banks in front, most also behind."""
    x, y = place
    tall = rounded(0.9 + 0.2 * sketch.sliders.heights)
    away = rounded((WAY + BANK) / 2.0)
    bays = 2 if length < 6.6 else 3
    long = rounded(length / bays)
    pieces: list[Entry] = []
    rings: list[Ring] = []
    for bay in range(bays):
        middle = rounded(x + front * (TRAVERSE / 2.0 if bay % 2 else -TRAVERSE / 2.0))
        low = rounded(y + bay * long)
        back = sketch.between(1.4, long) if sketch.likely(0.6) else long
        shift = 0.0 if sketch.likely(0.5) else rounded(long - back)
        boards = (middle, rounded(low + long / 2.0))
        pieces += [
            rectangle("duckboards", "duckboards", (WAY - 0.2, long), boards),
            _bank(sketch, rounded(middle + front * away), low, long, tall),
            _bank(sketch, rounded(middle - front * away), rounded(low + shift), back, rounded(tall * 0.9)),
        ]
        rings.append(box(WAY + 2.0 * BANK + 0.14, long, *boards))
    return Thing("trench", tuple(pieces), tuple(rings))


def _bank(sketch: Sketch, x: float, y: float, length: float, height: float) -> Entry:
    """Return an earth bank from a place to the north, slightly uneven."""
    half = BANK / 2.0
    sides: list[list[Point]] = []
    for side, shares in ((-half, (0.0, 0.35, 0.7, 1.0)), (half, (0.0, 0.3, 0.65, 1.0))):
        sides.append(
            [(rounded(x + side + sketch.between(-0.06, 0.06)), rounded(y + share * length)) for share in shares]
        )
    return polygon("bank", "earth-bank", (*sides[1], *reversed(sides[0])), height=height)


def _bunker(sketch: Sketch, size: float) -> Thing:
    """Return a low bunker with stairs to its roof and sandbags on it."""
    width, depth = rounded(size * sketch.between(3.4, 4.6)), rounded(size * sketch.between(2.8, 3.6))
    height = rounded(1.4 + 0.9 * sketch.sliders.heights)
    place, angle = sketch.place(3.0), rounded(sketch.chance.choice((0.0, 90.0, 180.0, 270.0)) + sketch.between(-8, 8))
    foot = at(((-width / 2.0, 0.0),), place, angle)[0]
    stairs, below = stairs_to("bunker-stairs", height, foot, angle)
    x, y = rounded(width / 2.0 - 0.2), rounded(depth / 2.0 - 0.2)
    edge = at(((0.0, -y), (x, -y), (x, y), (0.0, y)), place, angle)
    pieces = (
        rectangle("bunker", "quay", (width, depth), place, angle, height=height),
        stairs,
        wall("sandbags", "low-wall", edge, 0.3, base=height, height=0.7),
    )
    return Thing("bunker", pieces, (at(box(width, depth), place, angle), below))


def _knoll(sketch: Sketch, size: float) -> Thing:
    return hill(sketch, sketch.place(4.0), size * sketch.between(2.6, 3.4), float(sketch.chance.randrange(0, 360, 30)))


def _farm(sketch: Sketch, size: float) -> Thing:
    """Return two corners of a shelled farmhouse on its floor."""
    width, depth = rounded(size * sketch.between(4.4, 6.2)), rounded(size * sketch.between(3.6, 4.8))
    place, angle = sketch.place(3.0), sketch.between(-40, 40)
    w, d = rounded(width / 2.0), rounded(depth / 2.0)
    tall = rounded(1.4 + 1.4 * sketch.sliders.heights)
    corners = [
        ((rounded(-w + width * 0.55), -d), (-w, -d), (-w, rounded(-d + depth * 0.6))),
        ((rounded(w - width * 0.4), d), (w, d), (w, rounded(d - depth * 0.5))),
    ]
    pieces: list[Entry] = [polygon("floor", "road", at(box(width, depth), place, angle), height=0.02)]
    pieces += [
        wall("ruin", "ruin", at(line, place, angle), 0.45, height=rounded(tall * sketch.between(0.7, 1.1)))
        for line in corners
    ]
    ring = at(patch(sketch, 0.6, 7, uneven=0.2), at(((w * 0.3, -d * 0.3),), place, angle)[0])
    pieces.append(polygon("rubble", "rubble", ring, height=sketch.between(0.4, 0.8)))
    return Thing("farm", tuple(pieces), (at(box(width + 0.5, depth + 0.5), place, angle),))


def _crater(sketch: Sketch, size: float) -> Thing:
    """Return a shell hole: rims of earth around churned ground, with gaps between them."""
    radius = rounded(size * sketch.between(1.2, 1.9))
    place, start = sketch.place(2.0), sketch.between(0, 360)
    tall = sketch.between(0.5, 0.8)
    pieces: list[Entry] = []
    for arc in range(2):
        ring = _arc(sketch, radius, arc * 180.0 + sketch.between(-10, 10), sketch.between(95, 120))
        pieces.append(polygon("crater-rim", "earth-bank", at(ring, place, start), height=tall))
    ground = at(box(2.0 * radius + 0.9, 2.0 * radius + 0.9), place)
    return Thing("crater", tuple(pieces), (ground,))


def _arc(sketch: Sketch, radius: float, middle: float, wide: float) -> Ring:
    """Return a piece of a ring about the origin, thinner at its ends."""
    outer, inner = [], []
    steps = 6
    for number in range(steps + 1):
        angle = (middle - wide / 2.0 + wide * number / steps) * pi / 180.0
        thick = (0.16 + 0.26 * sin(pi * number / steps)) * (1.0 + sketch.between(-0.12, 0.12))
        outer.append((rounded((radius + thick) * cos(angle)), rounded((radius + thick) * sin(angle))))
        inner.append((rounded((radius - thick) * cos(angle)), rounded((radius - thick) * sin(angle))))
    return (*outer, *reversed(inner))


def _wire(sketch: Sketch, trench: float, front: float) -> Thing:
    """Return a stretch of barbed wire before a trench, more or less along it."""
    length = sketch.between(2.0, 3.8)
    bent = ((0.0, 0.0), (length / 2.0, sketch.between(-0.4, 0.4)), (length, 0.0))
    place = (rounded(trench + front * sketch.between(2.8, 4.6)), sketch.between(1.0, sketch.sliders.depth - 4.0))
    line = at(bent, place, sketch.between(75, 105))
    return Thing("wire", (wall("wire", "barbed-wire", line, 0.1),), line_rings(line, 0.1))


def _emplacement(sketch: Sketch) -> Thing:
    """Return an emplacement of sandbags in a half circle."""
    ring = _arc(sketch, 1.2, 0.0, 150.0)
    place, angle = sketch.place(2.0), sketch.between(0, 360)
    piece = polygon("sandbags", "earth-bank", at(ring, place, angle), height=sketch.between(0.7, 1.0))
    return Thing("sandbags", (piece,), (at(box(2.6, 3.2, 0.3), place, angle),))


def _rubble_by_trenches(sketch: Sketch) -> Thing:
    ring = at(patch(sketch, sketch.between(0.4, 0.9), 8, uneven=0.25, long=1.3), sketch.place(), sketch.between(0, 180))
    return whole("rubble", polygon("rubble", "rubble", ring, height=sketch.between(0.3, 0.8)), ring)


def _tree_stump(sketch: Sketch) -> Thing:
    """Return what shells have left of a tree."""
    return drum("stump", "mast", sketch.place(), 0.3, height=sketch.between(0.8, 2.2))


IN_WOODS: Gaps = {"solid": 1.2, "road": 0.4, "water": 0.4, "zone": 0.2, "open": 0.0}
"""Trunks stand in the woods, but not in each other's way."""


def woods(sketch: Sketch) -> None:
    """Fill a bare table with woods."""
    heights = sketch.sliders.heights
    entry_zones(sketch)
    roads_to_the_centre(sketch, 1.7)
    _pond(sketch)
    hills = sketch.number(0.0, 0.4 * heights, share=1.0, least=1 if heights > 0.3 else 0)
    sketch.fill(hills, lambda size: _hill(sketch, size))
    sketch.fill(sketch.number(0.04, 0.22), lambda size: _hut(sketch, size))
    groves = sketch.fill(sketch.number(0.28, 2.5, least=1), lambda size: _grove(sketch, size), GREEN, margin=0.1)
    sketch.scatter(sketch.number(0.44, 3), lambda: rock(sketch, sketch.place(), sketch.between(0.6, 1.3)))
    sketch.scatter(sketch.number(0.11, 0.88), lambda: _field_wall(sketch))
    for grove in groves:
        for _ in range(2 + sketch.chance.randrange(3)):
            sketch.put(tree(sketch, _inside(sketch, grove.rings[0])), IN_WOODS, margin=0.5)
    sketch.scatter(sketch.number(0.28, 2.5), lambda: tree(sketch, sketch.place()))
    sketch.scatter(
        sketch.number(0.28, 2.25),
        lambda: green(sketch, "scrub", "scrub", sketch.place(1.5), sketch.between(0.9, 1.8)),
        GREEN,
        margin=0.2,
    )


def _hill(sketch: Sketch, size: float) -> Thing:
    tiers = 2 if sketch.likely(sketch.sliders.heights) else 1
    radius = size * sketch.between(2.6, 3.6) + (1.0 if tiers > 1 else 0.0)
    return hill(sketch, sketch.place(4.0), radius, float(sketch.chance.randrange(0, 360, 15)), tiers=tiers)


def _grove(sketch: Sketch, size: float) -> Thing:
    radius = size * sketch.between(1.8, 2.8 + 1.2 * sketch.sliders.density)
    return green(sketch, "woods", "woods", sketch.place(1.5), radius)


def _inside(sketch: Sketch, ring: Ring) -> Point:
    """Return a place in a ring, well away from its border if chance finds one."""
    west, south, east, north = box_of(ring)
    place = (sketch.between(west, east), sketch.between(south, north))
    for _ in range(8):
        if depth_in_polygon(place, ring) > 0.3:
            return place
        place = (sketch.between(west, east), sketch.between(south, north))
    return place


def _pond(sketch: Sketch) -> None:
    """Lay a pond with reeds off the middle, if chance will have one."""
    if not sketch.likely(0.55):
        return
    for _ in range(20):
        place = sketch.place(4.0)
        centre = sketch.sliders.centre
        if hypot(place[0] - centre[0], place[1] - centre[1]) < 5.0:
            continue
        ring = at(patch(sketch, sketch.between(1.8, 2.8), 12, uneven=0.1, long=1.35), place, sketch.between(0, 180))
        pond = whole("pond", polygon("pond", "water", ring), ring, "water")
        if sketch.put(pond, {"road": 0.6, "zone": 1.0, "water": 3.0, "solid": 0.8}, margin=0.6):
            for image in sketch.terrain[-sketch.images :]:
                sketch.zone("difficult", [image])
            reeds = at(patch(sketch, 1.0, 8, uneven=0.2, long=1.6), ring[0], sketch.between(0, 180))
            sketch.put(whole("reeds", polygon("reeds", "reeds", reeds), reeds, "soft"), {"road": 0.2, "zone": 0.2})
            return


def _hut(sketch: Sketch, size: float) -> Thing:
    measures = (rounded(size * sketch.between(2.8, 3.6)), rounded(size * sketch.between(2.3, 2.9)))
    return block("hut", "hut", measures, sketch.place(2.5), sketch.between(-30, 30))


def _field_wall(sketch: Sketch) -> Thing:
    start, angle = sketch.place(2.0), sketch.between(0, 180)
    length = sketch.between(1.6, 3.2)
    line = at(((0.0, 0.0), (length, 0.0), (length + sketch.between(0.8, 1.6), sketch.between(-0.9, 0.9))), start, angle)
    return fence("field-wall", "low-wall", line, 0.35)
