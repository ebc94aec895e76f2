"""Rings round what is seen: places on rays get numbers, borders become links between these, and links become rings."""

from __future__ import annotations

import numpy as np

from pb12table.table.kernels.chains import X, Y, grown
from pb12table.table.kernels.compiling import inner, variable
from pb12table.table.unions import Floats, Integers

ALIKE = 1e-9
"""Places on a ray nearer to each other than this are one."""

NARROW = 1e-6
"""Where borders come nearer to each other than this, it is left to others whether rings are valid."""

GAP = 10
LOW_EDGE, HIGH_EDGE, LOW_BEGIN, HIGH_BEGIN, LOW_END, HIGH_END, LOW_LAST, HIGH_LAST, LOW_TURN, HIGH_TURN = range(GAP)
"""Columns of gaps: the edges at their near and far border, and how far away these are on the first and last ray; the
last edges of borders, and what is added to the angles of their corners.
"""

FROM, TO, EDGE = 0, 1, 2
"""Columns of links."""


@inner
def order_by(distances: Floats, count: int, order: Integers) -> None:
    """Bring numbers into the order of distances that are mostly ordered already."""
    for i in range(count):
        place = i
        while place > 0 and distances[order[place - 1]] > distances[i]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = i


@inner
def known(
    distances: Floats, ids: Integers, order: Integers, count: int, places: Floats, vertices: int, x: float, y: float,
    narrowest: float,
) -> tuple[Floats, int, float]:  # fmt: skip
    """Give places on a ray their numbers: those that are as good as equal have one, the eye has 0.

    `ids` that are not negative are known already, `order` is that of the distances. `x` and `y` are the direction. The
    last that is returned is how near any two of these places lie together, or `narrowest` if that is less.
    """
    begun = 0
    while begun < count:
        first = distances[order[begun]]
        if begun > 0:
            narrowest = min(narrowest, first - distances[order[begun - 1]])
        end, found = begun, -1
        while end < count and distances[order[end]] - first <= ALIKE * (1.0 + first):
            if ids[order[end]] >= 0:
                found = ids[order[end]]
            end += 1
        if first <= 0.0:
            found = 0
        if found < 0:
            places = grown(places, vertices)
            places[vertices, X], places[vertices, Y] = first * x, first * y
            found = vertices
            vertices += 1
        for i in range(begun, end):
            ids[order[i]] = found
        begun = end
    return places, vertices, narrowest


@inner
def linked(links: Integers, count: int, start: int, end: int, edge: int) -> tuple[Integers, int]:
    """Return the table of links with one more, if it leads anywhere."""
    if start == end:
        return links, count
    links = grown(links, count)
    links[count, FROM], links[count, TO], links[count, EDGE] = start, end, edge
    return links, count + 1


@inner
def ray_links(
    links: Integers, count: int, distances: Floats, ids: Integers, order: Integers, old: int, new: int, ray: int
) -> tuple[Integers, int]:
    """Return the links along a ray if only one side of it is seen: outward with the seen side on the left.

    Distances and ids are those of the `old` gaps before the ray and the `new` ones behind it, near and far in turn;
    `order` is that of the distances.
    """
    number = 2 * (old + new)
    for i in range(number - 1):
        here, there = ids[order[i]], ids[order[i + 1]]
        if here == there:
            continue
        middle = 0.5 * (distances[order[i]] + distances[order[i + 1]])
        before = behind = False
        for j in range(old + new):
            if distances[2 * j] < middle < distances[2 * j + 1]:
                if j < old:
                    before = True
                else:
                    behind = True
        if behind and not before:
            links, count = linked(links, count, here, there, -2 - ray)
        elif before and not behind:
            links, count = linked(links, count, there, here, -2 - ray)
    return links, count


@inner
def border_links(
    links: Integers, count: int, gaps: Floats, begun: Integers, ended: Integers, number: int
) -> tuple[Integers, int]:
    """Return the links along the near and far borders of gaps, with numbered ends on the first and the last ray."""
    for j in range(number):
        links, count = linked(links, count, ended[2 * j], begun[2 * j], int(gaps[j, LOW_EDGE]))
        links, count = linked(links, count, begun[2 * j + 1], ended[2 * j + 1], int(gaps[j, HIGH_EDGE]))
    return links, count


@inner
def rings_of(links: Integers, count: int, places: Floats, vertices: int) -> tuple[Floats, Integers, bool]:
    """Return the rings that links form: the corners of all, one ring after another, and the corner count of each; and
    whether no corner belongs to two of them.

    A ring that comes by a corner twice is cut in two there. Corners in the middle of an edge are left out.
    """
    first, following = np.full(vertices, -1), np.full(count, -1)
    are_apart = True
    for i in range(count):
        following[i] = first[links[i, FROM]]
        are_apart = are_apart and following[i] < 0
        first[links[i, FROM]] = i
    position = np.full(vertices, -1)
    path = np.empty(count + 1, dtype=np.int64)
    found, sizes = np.empty((64, 2)), np.empty(count + 1, dtype=np.int64)
    corners, number = variable(0), variable(0)
    for i in range(count):
        start = links[i, FROM]
        here, length = start, 0
        while True:
            if position[here] >= 0:
                begun, size = position[here], 0
                for j in range(begun, length):
                    before = path[length - 1] if j == begun else path[j - 1]
                    position[links[path[j], FROM]] = -1
                    if links[before, EDGE] != links[path[j], EDGE]:
                        found = grown(found, corners)
                        found[corners, X] = places[links[path[j], FROM], X]
                        found[corners, Y] = places[links[path[j], FROM], Y]
                        corners += 1
                        size += 1
                sizes[number] = size
                number += 1
                length = begun
            link = first[here]
            if link < 0:
                break
            first[here] = following[link]
            position[here], path[length] = length, link
            length += 1
            here = links[link, TO]
        for j in range(length):
            position[links[path[j], FROM]] = -1
    return found[:corners].copy(), sizes[:number].copy(), are_apart


@inner
def ring_area(ring: Floats) -> float:
    total, last = 0.0, len(ring) - 1
    for i in range(len(ring)):
        total += ring[last, X] * ring[i, Y] - ring[i, X] * ring[last, Y]
        last = i
    return 0.5 * total


@inner
def holds(ring: Floats, x: float, y: float) -> bool:
    inside, last = False, len(ring) - 1
    for i in range(len(ring)):
        ax, ay, bx, by = ring[last, X], ring[last, Y], ring[i, X], ring[i, Y]
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
        last = i
    return inside
