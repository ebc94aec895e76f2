"""Woods: groves and thickets around a trail, rocks, a pond, and hills where heights are wanted."""

from __future__ import annotations

from math import hypot

from pb12table.layouts.chance.parts import block, fence, green, hill, polygon, rock, tree, whole
from pb12table.layouts.chance.shapes import at, patch
from pb12table.layouts.chance.sketch import GREEN, Gaps, Sketch, Thing
from pb12table.layouts.chance.ways import entry_zones, roads_to_the_centre
from pb12table.table.planar import depth_in_polygon
from pb12table.table.shapes import Point, Ring, box_of
from pb12table.table.units import rounded

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
    groves = sketch.fill(
        sketch.number(0.28, 2.5, least=1), lambda size: _grove(sketch, size), GREEN, margin=0.1
    )
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
    """A place in a ring, well away from its border if chance finds one."""
    west, south, east, north = box_of(ring)
    place = (sketch.between(west, east), sketch.between(south, north))
    for _ in range(8):
        if depth_in_polygon(place, ring) > 0.3:
            return place
        place = (sketch.between(west, east), sketch.between(south, north))
    return place


def _pond(sketch: Sketch) -> None:
    """A pond with reeds off the middle, if chance will have one."""
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
