"""Lines of a map that become walls: joined, thinned, cut at the table's edge and where a door stands in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import dist, hypot

import numpy as np

from pb12table.table.shapes import Point, rounded_point
from pb12table.table.unions import Floats

Line = tuple[Point, ...]

_FIXED = 2000
_STRAIGHT = 1e-3
"""The sine of the greatest bend where a line still goes straight on."""

LONGEST_LINE = 400
"""How many points a line of a scenario has at most; its ring has twice as many."""


def without_repeats(line: Iterable[Point]) -> Line:
    """Return a line with its points on the grid, none of them equal to the one before."""
    found: list[Point] = []
    for point in map(rounded_point, line):
        if not found or point != found[-1]:
            found.append(point)
    return tuple(found)


def without_twins(lines: Iterable[Line]) -> list[Line]:
    """Return lines without those that are already there in either direction."""
    return list({min(line, line[::-1]): line for line in reversed([*lines])}.values())[::-1]


def with_gaps(lines: Iterable[Line], gaps: Sequence[Line], near: float) -> list[Line]:
    """Return lines without the parts along some gaps, no farther than `near`: doors in walls that are drawn whole."""
    if not gaps:
        return [*lines]
    boxes = np.array([(*map(min, gap[0], gap[-1]), *map(max, gap[0], gap[-1])) for gap in gaps])
    found: list[Line] = []
    for line in lines:
        part: list[Point] = [line[0]]
        for start, end in pairwise(line):
            low_end, high_end = np.minimum(start, end) - near, np.maximum(start, end) + near
            close = np.flatnonzero(((boxes[:, :2] <= high_end) & (boxes[:, 2:] >= low_end)).all(axis=1))
            spans = [_span(start, end, gaps[number], near) for number in close.tolist()]
            for low, high in _merged(span for span in spans if span is not None):
                part.append(low)
                found += [whole] if len(whole := without_repeats(part)) > 1 else []
                part = [high]
            part.append(end)
        found += [whole] if len(whole := without_repeats(part)) > 1 else []
    return found


def _span(start: Point, end: Point, gap: Line, near: float) -> tuple[float, Point, float, Point] | None:
    """Return the start and end of a gap on a stretch that runs its way, with how far along; None if it does not."""
    length = dist(start, end)
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    ends = sorted(((x - start[0]) * ux + (y - start[1]) * uy, (x, y)) for x, y in (gap[0], gap[-1]))
    off = max(abs((x - start[0]) * uy - (y - start[1]) * ux) for _, (x, y) in ends)
    low, high = max(ends[0][0], 0.0), min(ends[1][0], length)
    if off > near or high - low <= near:
        return None
    at = [(start[0] + along * ux, start[1] + along * uy) for along in (low, high)]
    return low, at[0], high, at[1]


def _merged(spans: Iterable[tuple[float, Point, float, Point]]) -> list[tuple[Point, Point]]:
    """Return spans in their order along a stretch, with overlapping ones merged."""
    found: list[tuple[float, Point, float, Point]] = []
    for span in sorted(spans):
        if found and span[0] <= found[-1][2]:
            found[-1] = (*found[-1][:2], *max(found[-1][2:], span[2:]))
        else:
            found.append(span)
    return [(low, high) for _, low, _, high in found]


def is_closed(line: Line) -> bool:
    """Return whether a line ends where it begins."""
    return len(line) > 3 and line[0] == line[-1]


def length_of(line: Line) -> float:
    """Return the length of a line."""
    return sum(dist(*stretch) for stretch in pairwise(line))


def joined(lines: Sequence[Line]) -> list[Line]:
    """Return lines joined where just two ends meet, or where more go straight on; points stay unchanged."""
    ends: dict[Point, list[int]] = {}
    for number, line in enumerate(lines):
        for point in (line[0], line[-1]):
            ends.setdefault(point, []).append(number)
    left = dict(enumerate(lines))
    owner = list(range(len(lines)))

    def current(number: int) -> int:
        while owner[number] != number:
            owner[number] = owner[owner[number]]
            number = owner[number]
        return number

    for point, numbers in ends.items():
        for pair in [(numbers[0], numbers[1])] if len(numbers) == 2 else _straight_on(lines, point, numbers):
            first, second = map(current, pair)
            if first == second:
                continue
            before, after = left[first], left.pop(second)
            before = before if before[-1] == point else before[::-1]
            after = after if after[0] == point else after[::-1]
            left[first] = (*before, *after[1:])
            owner[second] = first
    return list(left.values())


def _straight_on(lines: Sequence[Line], point: Point, numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return which of several lines ending at a point continue each other without a bend."""
    away: list[tuple[int, Point]] = []
    for number in dict.fromkeys(numbers):
        line = lines[number]
        if line[0] == line[-1]:
            continue
        after = line[1] if line[0] == point else line[-2]
        away.append((number, (after[0] - point[0], after[1] - point[1])))
    found: list[tuple[int, int]] = []
    while away:
        number, (ax, ay) = away.pop(0)
        for place, (other, (bx, by)) in enumerate(away):
            size = hypot(ax, ay) * hypot(bx, by)
            if ax * bx + ay * by < 0.0 and abs(ax * by - ay * bx) <= _STRAIGHT * size:
                found.append((number, other))
                del away[place]
                break
    return found


def thinned(line: Line, tolerance: float) -> Line:
    """Return a line without points nearer than a tolerance to it without them, in steps; after Douglas and Peucker.

    Some points stay in any case, so that even an endless scribble is done soon.
    """
    if len(line) < 3:
        return line
    keep = {*range(0, len(line), _FIXED), len(line) - 1}
    if line[0] == line[-1]:
        # A closed line needs a second fixed point.
        keep.add(max(range(len(line)), key=lambda n: _squared(line[n], line[0])))
    points = np.array(line)
    waiting = list(pairwise(sorted(keep)))
    while waiting:
        start, end = waiting.pop()
        if end - start < 2:
            continue
        away = _distances(points[start + 1 : end], points[start], points[end])
        farthest = start + 1 + int(away.argmax())
        if away[farthest - start - 1] > tolerance:
            keep.add(farthest)
            waiting += [(start, farthest), (farthest, end)]
    return tuple(line[number] for number in sorted(keep))


def _distances(points: Floats, start: Floats, end: Floats) -> Floats:
    """Return the distances of points from a stretch."""
    way = end - start
    square = float(way @ way)
    share = ((points - start) @ way / square).clip(0.0, 1.0) if square > 0.0 else np.zeros(len(points))
    beside = points - start - share[:, None] * way
    away: Floats = np.hypot(beside[:, 0], beside[:, 1])
    return away


def _squared(first: Point, second: Point) -> float:
    return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2


def halves(line: Line) -> list[Line]:
    """Return a closed line split in two in the middle of straight stretches, where thick walls meet without a notch."""
    edges = range(len(line) - 1)
    first = max(edges, key=lambda n: _squared(line[n], line[n + 1]))
    turned = (*line[first:-1], *line[: first + 1])
    start = _middle(turned[0], turned[1])
    others = range(1, len(turned) - 1)
    second = max(others, key=lambda n: (_squared(turned[n], turned[n + 1]) + 1.0) * _squared(turned[n], start))
    end = _middle(turned[second], turned[second + 1])
    return [
        without_repeats((start, *turned[1 : second + 1], end)),
        without_repeats((end, *turned[second + 1 :], start)),
    ]


def _middle(first: Point, second: Point) -> Point:
    return ((first[0] + second[0]) / 2.0, (first[1] + second[1]) / 2.0)


def inside(line: Line, width: float, depth: float) -> list[Line]:
    """Return the parts of a line that lie on the table, its edge included."""
    found: list[list[Point]] = []
    for start, end in pairwise(line):
        cut = _clipped(start, end, width, depth)
        if cut is None:
            continue
        if found and found[-1][-1] == cut[0]:
            found[-1].append(cut[1])
        else:
            found.append([*cut])
    whole = [without_repeats(part) for part in found]
    return [part for part in whole if len(part) > 1]


def _clipped(start: Point, end: Point, width: float, depth: float) -> tuple[Point, Point] | None:
    """Return the part of a stretch that lies in a rectangle, after Liang and Barsky."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    low, high = 0.0, 1.0
    for change, room in ((-dx, start[0]), (dx, width - start[0]), (-dy, start[1]), (dy, depth - start[1])):
        if change == 0.0:
            if room < 0.0:
                return None
        elif change < 0.0:
            low = max(low, room / change)
        else:
            high = min(high, room / change)
    if low >= high:
        return None
    first = start if low == 0.0 else (start[0] + low * dx, start[1] + low * dy)
    second = end if high == 1.0 else (start[0] + high * dx, start[1] + high * dy)
    return first, second


def off_the_edge(line: Line, width: float, depth: float, thickness: float) -> Line:
    """Return a line moved in from the table's edge by half its thickness if it runs nearer than that."""
    half = thickness / 2.0
    return without_repeats((min(max(x, half), width - half), min(max(y, half), depth - half)) for x, y in line)


def cut_until_sound(line: Line, is_sound: Callable[[Line], bool]) -> Iterator[Line]:
    """Yield a line split into as many parts as it takes for each to be sound; a straight stretch always is."""
    if len(line) == 2 or (len(line) <= LONGEST_LINE and is_sound(line)):
        yield line
    elif len(line) > 2:
        middle = len(line) // 2
        yield from cut_until_sound(line[: middle + 1], is_sound)
        yield from cut_until_sound(line[middle:], is_sound)
