"""A harbour: quays along the water, ships and jetties, warehouses with roofs to climb, and goods in between.

Without symmetry the sea lies in the south; a fair harbour has a canal through its middle instead, with bridges.
"""

from __future__ import annotations

from pb12table.layouts.chance.parts import (
    barrels,
    block,
    cart,
    circle,
    crates,
    polygon,
    rectangle,
    stairs_to,
    tree,
    wall,
    whole,
)
from pb12table.layouts.chance.shapes import at, box
from pb12table.layouts.chance.sketch import Gaps, Sketch, Thing, line_rings
from pb12table.layouts.chance.ways import entry_zones
from pb12table.layouts.motions import Entry
from pb12table.table.shapes import Point, Ring
from pb12table.table.units import rounded

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
    """The sea in the south, a paved quay along it, jetties, ships and boats."""
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
    """A canal from south to north with quays on both sides, bridges over it, and ships and boats in it."""
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
    """Water, which is difficult ground."""
    before = len(sketch.terrain)
    sketch.lay(whole("water", polygon("water", "water", ring), ring, "water"))
    sketch.zone("difficult", sketch.terrain[before:])


def _bridges(sketch: Sketch, middle: float, half: float) -> None:
    """Bridges over the canal: planks with stairs at both ends; one in the middle or one on each side of it."""
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
    """A ship seen from above, its bow to the west."""
    half_long, half_wide = length / 2.0, beam / 2.0
    points = [
        (-half_long, 0.0), (-half_long * 0.82, -half_wide * 0.55), (-half_long * 0.5, -half_wide),
        (half_long * 0.75, -half_wide), (half_long, -half_wide * 0.7),
    ]  # fmt: skip
    mirrored = [(x, -y) for x, y in reversed(points[1:])]
    return tuple((rounded(x), rounded(y)) for x, y in [*points, *mirrored])


def _ship(sketch: Sketch, place: Point, angle: float) -> Thing:
    """A ship alongside the quay with a gangplank; before it is turned the water lies south of the place."""
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
    """A jetty out into the water, with steps at its land end."""
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
    """A small boat in the water near the quay."""
    away = sketch.between(1.0, 1.9) if angle else sketch.between(1.0, 3.0)
    middle = at(((0.0, -away),), place, angle)[0]
    ring = at(_hull(sketch.between(2.2, 2.9), 1.1), middle, angle + sketch.between(-25, 25))
    return whole("boat", polygon("rowing-boat", "boat", ring, height=0.5), ring)


# -- on land --------------------------------------------------------------------------------------------------------


def _warehouse(sketch: Sketch, size: float) -> Thing:
    """A warehouse along the quay, with stairs to its flat roof and goods on it."""
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
    """A round tower with stairs half around it: the highest place of the harbour."""
    radius, height = rounded(5.0 / 3.0 if size > 0.8 else 4.0 / 3.0), rounded(2.4 + 1.8 * sketch.sliders.heights)
    place, angle = sketch.place(4.0), rounded(sketch.chance.choice((0.0, 90.0, 180.0, 270.0)))
    foot = at(((-radius * 0.94, 0.0),), place, angle)[0]
    stairs, below = stairs_to("lighthouse-stairs", height, foot, angle)
    tower = circle("lighthouse", "tower", place, radius, height=height)
    lamp = circle("lamp", "column", place, 0.45, base=height, height=1.4)
    return Thing("lighthouse", (tower, stairs, lamp), (at(box(2.0 * radius, 2.0 * radius), place), below))


def _terrace(sketch: Sketch, size: float) -> Thing:
    """A raised yard with stairs up to it and a parapet."""
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
    """Nets on poles."""
    line = at(((0.0, 0.0), (sketch.between(1.8, 3.2), 0.0)), sketch.place(2.0), _turn(sketch))
    return Thing("nets", (wall("nets", "fence", line, 0.12, height=1.0),), line_rings(line, 0.12))


def _yard_wall(sketch: Sketch) -> Thing:
    long, short = sketch.between(1.8, 3.2), sketch.between(0.9, 1.8)
    line = at(((0.0, 0.0), (long, 0.0), (long, short)), sketch.place(2.0), _turn(sketch))
    return Thing("yard-wall", (wall("yard-wall", "low-wall", line, 0.3),), line_rings(line, 0.3))
