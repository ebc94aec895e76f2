"""Entry zones, and roads that lead from them to the middle of the table."""

from __future__ import annotations

from pb12table.layouts.chance.parts import wall
from pb12table.layouts.chance.shapes import box, smooth
from pb12table.layouts.chance.sketch import Sketch, Thing, line_rings
from pb12table.table.shapes import Point
from pb12table.table.units import rounded

ZONE_DEPTH = 2.6
"""How far entry zones reach onto the table, in steps."""

PLAYERS = (("alice", "Alice", "west"), ("bob", "Bob", "east"))


def entry_zones(sketch: Sketch, *, south: float = 0.0) -> None:
    """An entry zone for each of two players, on the western and the eastern edge; not south of a place."""
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
    """A road along a winding line, with its images; returns the line."""
    # The first stretch is straight, so that the road ends flush with the edge of the table.
    line = [points[0], *smooth(points[1:])]
    sketch.lay(Thing("road", (wall("road", "road", line, wide),), line_rings(line, wide), "road"))
    return line


def roads_to_the_centre(sketch: Sketch, wide: float, *, winding: float = 0.14) -> list[list[Point]]:
    """A road from the middle of each entry zone to the middle of the table; returns those that are no images."""
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
