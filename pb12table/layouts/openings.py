"""Doors, windows and one-way walls of a layout: each is put into the wall that it is drawn over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import dist
from typing import Any, Final

from pb12table.files.forms.scenarios import KindForm
from pb12table.table.planar import segment_distance
from pb12table.table.shapes import Point
from pb12table.table.units import rounded, rounded_point

Document = dict[str, Any]
Entry = dict[str, Any]
Kinds = Mapping[str, KindForm]

SNAP: Final = 0.35
"""So near to the line of a wall a door is drawn into it, in steps."""
SHORTEST: Final = 0.1
"""A shorter part of a wall takes no door."""


def is_opening(entry: Mapping[str, Any], kinds: Kinds) -> bool:
    """Whether a piece of terrain is a door, a window or a one-way wall."""
    kind = kinds.get(str(entry.get("kind")))
    if kind is None or entry.get("line") is None:
        return False
    return kind.opens is not None or kind.one_way or kind.sill is not None or entry.get("sill") is not None


def with_openings_fitted(document: Document, kinds: Kinds) -> Document:
    """The document with every opening in the wall it is drawn over, on its line, or in none; the same if all are."""
    terrain = document.get("terrain")
    if not isinstance(terrain, list) or not any(is_opening(entry, kinds) for entry in terrain):
        return document
    walls = [entry for entry in terrain if _is_wall(entry, kinds)]
    found = [fitted(entry, walls, kinds) if is_opening(entry, kinds) else entry for entry in terrain]
    return document if found == terrain else {**document, "terrain": found}


def _is_wall(entry: Mapping[str, Any], kinds: Kinds) -> bool:
    return entry.get("line") is not None and "id" in entry and not is_opening(entry, kinds)


def fitted(entry: Mapping[str, Any], walls: Iterable[Mapping[str, Any]], kinds: Kinds) -> Entry:
    """An opening put onto the line of the nearest wall that it lies along, no longer and no higher than that is."""
    line = entry["line"]
    without = {key: value for key, value in entry.items() if key != "in"} | _sides(entry, kinds)
    if len(line) != 2:
        return without
    start, end = ((float(x), float(y)) for x, y in line)
    best: tuple[tuple[bool, float], Mapping[str, Any], Point, Point] | None = None
    for wall in walls:
        fits = _stands_in(entry, wall, kinds)
        if not fits and entry.get("base") is not None and entry.get("in") != wall["id"]:
            # Drawn on one storey it falls into no wall of another.
            continue
        for first, second in pairwise(wall["line"]):
            a, b = (float(first[0]), float(first[1])), (float(second[0]), float(second[1]))
            away = max(segment_distance(start, a, b), segment_distance(end, a, b))
            # Of walls above each other, as of two storeys, the one it is as high as.
            rank = (not fits, away)
            if away <= SNAP and (best is None or rank < best[0]):
                on = (_on(start, a, b), _on(end, a, b))
                if dist(*on) > SHORTEST:
                    best = (rank, wall, *on)
    if best is None:
        return without
    _, wall, a, b = best
    return {**without, "in": wall["id"], "line": [list(a), list(b)], **_heights(entry, wall, kinds)}


def _sides(entry: Mapping[str, Any], kinds: Kinds) -> Entry:
    """The side an opening swings to or is seen through from, said aloud, so that a mirror can change it."""
    kind = kinds[str(entry["kind"])]
    found: Entry = {}
    if kind.opens == "turns":
        found["swing"] = entry.get("swing", "left")
    if kind.one_way:
        found["see_through"] = entry.get("see_through", "left")
    return found


def _on(point: Point, a: Point, b: Point) -> Point:
    """The place of a stretch that is nearest to a point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    share = min(max(share, 0.0), 1.0)
    return rounded_point((a[0] + share * dx, a[1] + share * dy))


def _length(of: Mapping[str, Any], key: str, kinds: Kinds) -> float:
    """The base or the height of an entry, its own or that of its kind."""
    own, kind = of.get(key), kinds.get(str(of.get("kind")))
    if own is not None or kind is None:
        return float(own or 0.0)
    return kind.base if key == "base" else kind.height


def _stands_in(entry: Mapping[str, Any], wall: Mapping[str, Any], kinds: Kinds) -> bool:
    """Whether an opening begins between the foot of a wall and its top."""
    base, low = _length(entry, "base", kinds), _length(wall, "base", kinds)
    return low <= base < low + _length(wall, "height", kinds)


def _heights(entry: Mapping[str, Any], wall: Mapping[str, Any], kinds: Kinds) -> Entry:
    """What must be said of the heights of an opening so that it fits its wall; {} where it does."""

    base, low = _length(entry, "base", kinds), _length(wall, "base", kinds)
    top = low + _length(wall, "height", kinds)
    changed: Entry = {}
    if not low <= base < top:
        changed["base"], base = low, low
    kind = kinds.get(str(entry.get("kind")))
    is_window = entry.get("sill") is not None or (kind is not None and kind.sill is not None)
    own_top = base + _length(entry, "height", kinds)
    if own_top > top or (is_window and own_top < top):
        changed["height"] = rounded(top - base)
    return changed
