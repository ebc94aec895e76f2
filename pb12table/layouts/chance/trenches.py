"""Trenches: two lines of earth banks with a way between them, and broken ground in the middle."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from pb12table.layouts.chance.parts import (
    crates,
    drum,
    hill,
    polygon,
    rectangle,
    stairs_to,
    wall,
    whole,
)
from pb12table.layouts.chance.shapes import at, box, patch
from pb12table.layouts.chance.sketch import Sketch, Thing, line_rings
from pb12table.layouts.chance.ways import entry_zones
from pb12table.layouts.motions import Entry
from pb12table.table.shapes import Point, Ring
from pb12table.table.units import rounded

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
    sketch.scatter(sketch.number(0.28, 1.5, least=1), lambda: _rubble(sketch))
    sketch.scatter(sketch.number(0.28, 1.5), lambda: _tree_stump(sketch))
    sketch.scatter(sketch.number(0.17, 0.88), lambda: crates(sketch, sketch.place(), sketch.between(0, 180)))


def _line(sketch: Sketch, x: float, front: float) -> None:
    """A trench from south to north in traverses, with openings through which one gets out; `front` is 1 to the east.

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
    """Two or three bays of a trench, each a little before or behind the last: a bank in front, most of one behind."""
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
    """An earth bank from a place to the north, a little uneven."""
    half = BANK / 2.0
    sides: list[list[Point]] = []
    for side, shares in ((-half, (0.0, 0.35, 0.7, 1.0)), (half, (0.0, 0.3, 0.65, 1.0))):
        sides.append(
            [(rounded(x + side + sketch.between(-0.06, 0.06)), rounded(y + share * length)) for share in shares]
        )
    return polygon("bank", "earth-bank", (*sides[1], *reversed(sides[0])), height=height)


def _bunker(sketch: Sketch, size: float) -> Thing:
    """A low bunker with stairs to its roof and sandbags on it."""
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
    """Two corners of a shelled farmhouse on its floor."""
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
    """A shell hole: rims of earth around churned ground, open between them."""
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
    """A piece of a ring about the origin, thinner at its ends."""
    outer, inner = [], []
    steps = 6
    for number in range(steps + 1):
        angle = (middle - wide / 2.0 + wide * number / steps) * pi / 180.0
        thick = (0.16 + 0.26 * sin(pi * number / steps)) * (1.0 + sketch.between(-0.12, 0.12))
        outer.append((rounded((radius + thick) * cos(angle)), rounded((radius + thick) * sin(angle))))
        inner.append((rounded((radius - thick) * cos(angle)), rounded((radius - thick) * sin(angle))))
    return (*outer, *reversed(inner))


def _wire(sketch: Sketch, trench: float, front: float) -> Thing:
    """A stretch of barbed wire before a trench, more or less along it."""
    length = sketch.between(2.0, 3.8)
    bent = ((0.0, 0.0), (length / 2.0, sketch.between(-0.4, 0.4)), (length, 0.0))
    place = (rounded(trench + front * sketch.between(2.8, 4.6)), sketch.between(1.0, sketch.sliders.depth - 4.0))
    line = at(bent, place, sketch.between(75, 105))
    return Thing("wire", (wall("wire", "barbed-wire", line, 0.1),), line_rings(line, 0.1))


def _emplacement(sketch: Sketch) -> Thing:
    """Sandbags in a half circle."""
    ring = _arc(sketch, 1.2, 0.0, 150.0)
    place, angle = sketch.place(2.0), sketch.between(0, 360)
    piece = polygon("sandbags", "earth-bank", at(ring, place, angle), height=sketch.between(0.7, 1.0))
    return Thing("sandbags", (piece,), (at(box(2.6, 3.2, 0.3), place, angle),))


def _rubble(sketch: Sketch) -> Thing:
    ring = at(patch(sketch, sketch.between(0.4, 0.9), 8, uneven=0.25, long=1.3), sketch.place(), sketch.between(0, 180))
    return whole("rubble", polygon("rubble", "rubble", ring, height=sketch.between(0.3, 0.8)), ring)


def _tree_stump(sketch: Sketch) -> Thing:
    """What shells have left of a tree."""
    return drum("stump", "mast", sketch.place(), 0.3, height=sketch.between(0.8, 2.2))
