"""How large terrain of each kind usually is, and in which shape: in the palette's pictures, and dragged out of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pb12table.table.shapes import Point, box_of
from pb12table.table.units import rounded_point

WALL: Final[tuple[Point, ...]] = ((-1.7, 0.7), (0.9, 0.7), (0.9, -0.9))
WALLS: Final = ("wall", "rampart", "palisade", "fence", "railing", "wire", "hedge", "ruin")
STRAIGHT: Final[Mapping[str, float]] = {
    "door": 1.2, "window": 1.6, "portcullis": 1.8, "one-way-wall": 3.0, "ladder": 0.6,
}  # fmt: skip
"""The kinds that stand in walls or lean against them, and how wide they are, in steps."""
ROUND: Final[Mapping[str, float]] = {
    "barrel": 0.4, "column": 0.45, "mast": 0.3, "tower": 1.5, "tree": 0.45, "well": 0.8,
}  # fmt: skip
"""The radii of what is round, in steps."""
SQUARE: Final[Mapping[str, Point]] = {
    "building": (4.4, 3.6), "hut": (2.2, 1.8), "crates": (1.6, 1.2), "cart": (2.2, 1.2), "stall": (2.2, 1.2),
    "statue": (0.9, 0.9), "bridge": (3.6, 1.4), "stairs": (3.0, 3.0), "ramp": (3.0, 3.0), "platform": (2.6, 1.8),
    "floor": (4.0, 4.0), "roof": (4.0, 4.0), "quay": (3.4, 2.4), "duckboards": (2.6, 1.4), "road": (4.0, 2.2),
    "bank": (3.0, 1.6),
}  # fmt: skip
"""Width and depth of what has four corners, in steps."""
BOAT: Final[tuple[Point, ...]] = (
    (-1.9, 0.0), (-1.0, -0.7), (1.2, -0.7), (1.7, -0.4), (1.7, 0.4), (1.2, 0.7), (-1.0, 0.7),
)  # fmt: skip
UNEVEN: Final[tuple[Point, ...]] = (
    (1.5, 0.1), (1.1, 0.8), (0.2, 1.0), (-0.8, 0.9), (-1.5, 0.3), (-1.3, -0.6), (-0.5, -1.0), (0.7, -0.9),
)  # fmt: skip
"""The outline of what has grown or lies about."""
LARGE: Final[Mapping[str, float]] = {
    "ship": 2.6, "hill": 2.2, "cliff": 2.0, "woods": 2.0, "water": 1.6, "rock": 0.7, "rampart": 1.4, "wall": 0.9,
    "palisade": 0.7, "fence": 0.5, "railing": 0.5, "wire": 0.5,
}  # fmt: skip
"""How many times as large as these walls and outlines some are."""


def usual_shape(kind: str, at: Point) -> dict[str, Any]:
    """The keys of a usual shape of a kind of terrain about a point, by the words of its name; lengths in steps."""
    x, y = at
    if kind in STRAIGHT:
        half = STRAIGHT[kind] / 2.0
        return {"line": (rounded_point((x - half, y)), rounded_point((x + half, y)))}
    for word in reversed(kind.split("-")):
        if word in WALLS:
            return {"line": _laid(WALL, at, LARGE.get(word, 1.0))}
        if word in ROUND:
            return {"circle": (x, y, ROUND[word])}
        if word in SQUARE:
            wide, deep = SQUARE[word]
            return {"rectangle": (*rounded_point((x - wide / 2.0, y - deep / 2.0)), wide, deep)}
        if word in ("boat", "ship") or word in LARGE:
            return {"polygon": _laid(BOAT if word in ("boat", "ship") else UNEVEN, at, LARGE.get(word, 1.0))}
    return {"polygon": _laid(UNEVEN, at)}


def _laid(points: tuple[Point, ...], at: Point, times: float = 1.0) -> tuple[Point, ...]:
    return tuple(rounded_point((at[0] + x * times, at[1] + y * times)) for x, y in points)


def usual_size(kind: str) -> Point:
    """How wide and deep a usual shape of a kind of terrain is, in steps."""
    match usual_shape(kind, (0.0, 0.0)):
        case {"circle": (_, _, radius)}:
            return (2.0 * radius, 2.0 * radius)
        case {"rectangle": (_, _, wide, deep)}:
            return (wide, deep)
        case {"line": points} | {"polygon": points}:
            west, south, east, north = box_of(points)
            return (east - west, north - south)
        case other:
            raise AssertionError(other)
