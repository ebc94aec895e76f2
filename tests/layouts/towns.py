"""Maps as other programs write them, made by chance: towns, catacombs, an inn with doors in whole walls, a ruin."""

from __future__ import annotations

import random
from itertools import pairwise
from math import cos, pi, sin
from typing import Any

from tests.layouts.maps import Plain, points

Place = tuple[float, float]


def town(houses: int, seed: int, origin: Place = (0.0, 0.0), pixels: int = 70) -> Plain:
    """Streets of houses, each of four walls in single stretches with a gap for its door, and some inner walls."""
    dice = random.Random(seed)
    across = max(int(houses**0.5), 1)
    walls: list[list[Place]] = []
    portals: list[Plain] = []
    for number in range(houses):
        x = origin[0] + 1.0 + 9.0 * (number % across) + dice.uniform(0.0, 1.5)
        y = origin[1] + 1.0 + 9.0 * (number // across) + dice.uniform(0.0, 1.5)
        w, d = dice.uniform(4.0, 5.5), dice.uniform(4.0, 5.5)
        corners = [(x, y), (x + w, y), (x + w, y + d), (x, y + d)]
        at = x + dice.uniform(0.5, w - 1.7)
        walls += [[corners[1], corners[2]], [corners[3], corners[2]], [corners[0], corners[3]]]
        walls += [[corners[0], (at, y)], [corners[1], (at + 1.0, y)]]
        portals.append(portal((at, y), (at + 1.0, y), closed=dice.random() < 0.7))
        middle = y + d * dice.uniform(0.4, 0.6)
        walls += [[(x, middle), (x + w * 0.45, middle)], [(x + w * 0.7, middle), (x + w, middle)]]
        portals.append(portal((x + w * 0.45, middle), (x + w * 0.7, middle), closed=True))
    dice.shuffle(walls)
    rows = (houses + across - 1) // across
    return whole(walls, portals, origin, (2.0 + 9.0 * across, 2.0 + 9.0 * rows), pixels)


def catacombs(stretches: int, seed: int) -> Plain:
    """Winding passages, each wall in stretches of half a cell with nothing straight and numbers of many digits."""
    dice = random.Random(seed)
    rows = max(stretches // 120, 1)
    walls: list[list[Place]] = []
    for row in range(rows):
        angle, sway = dice.uniform(0.0, 2 * pi), dice.uniform(0.2, 0.5)
        line = [
            (1.0 + 0.5 * n, 3.0 * row + 2.0 + sway * sin(angle + n / 3.0) + dice.uniform(-0.06, 0.06))
            for n in range(121)
        ]
        walls += [[start, end] for start, end in pairwise(line)]
    return whole(walls, [], (0.0, 0.0), (62.0, 3.0 * rows + 4.0), 100)


def inn() -> Plain:
    """An inn whose walls run on under its doors, as one ring, with twins, and an origin that is no whole number."""
    walls = [
        [(-3.0, 12.0), (9.0, 12.0), (9.0, 20.0), (-3.0, 20.0), (-3.0, 12.0)],
        [(3.0, 20.0), (3.0, 12.0)],
        [(3.0, 12.0), (3.0, 20.0)],
    ]
    doors = [((-1.5, 12.0), (-0.25, 12.0)), ((3.0, 15.0), (3.0, 16.25)), ((9.0, 19.0), (9.0, 17.5))]
    portals = [portal(*ends, closed=number != 1) for number, ends in enumerate(doors)]
    return whole(walls, portals, (-3.5, 11.25), (14.0, 10.0), 140)


def ruin(seed: int = 5) -> Plain:
    """Round towers, slanting walls that leave the map, and objects, one of which crosses itself."""
    dice = random.Random(seed)
    ring = [(10 + 4 * cos(n * pi / 9), 10 + 4 * sin(n * pi / 9)) for n in range(19)]
    ring[-1] = ring[0]
    walls: list[list[Place]] = [ring, [(-2.0, 3.0), (6.0, 1.0)], [(18.0, 14.0), (23.0, 19.0)]]
    walls += [[(x, 15.0), (x + 0.7, 15.0 + dice.uniform(-0.4, 0.4))] for x in (3.0, 4.0, 5.0, 6.0)]
    made = whole(walls, [portal((15.0, 9.5), (15.0, 10.5), closed=False)], (0.0, 0.0), (20.0, 20.0), 50)
    crossed = [(4.0, 8.0), (5.0, 8.0), (4.0, 9.0), (5.0, 9.0), (4.0, 8.0)]
    pillar = [(16.0, 4.0), (17.5, 4.0), (17.0, 5.5), (16.0, 4.0)]
    return {**made, "objects_line_of_sight": [points(*crossed), points(*pillar)]}


def hedges(seed: int = 9) -> Plain:
    """A maze on the lines of the grid, every stretch a cell long and drawn in a direction by chance."""
    dice, side = random.Random(seed), 16
    walls: list[list[Place]] = []
    for x in range(side):
        for y in range(side):
            ends: list[Place] = [(x + 1.0, y + 1.0), (x + 2.0, y + 1.0) if dice.random() < 0.5 else (x + 1.0, y + 2.0)]
            walls.append(ends if dice.random() < 0.5 else ends[::-1])
    return whole(walls, [], (0.0, 0.0), (side + 2.0, side + 2.0), 64)


def whole(walls: Any, portals: list[Plain], origin: Place, size: Place, pixels: int) -> Plain:
    return {
        "format": 0.3,
        "resolution": {
            "map_origin": {"x": origin[0], "y": origin[1]},
            "map_size": {"x": size[0], "y": size[1]},
            "pixels_per_grid": pixels,
        },
        "line_of_sight": [points(*line) for line in walls],
        "portals": portals,
        "lights": [],
    }


def portal(start: Place, end: Place, *, closed: bool) -> Plain:
    middle = ((start[0] + end[0]) / 2.0, (start[1] + end[1]) / 2.0)
    return {"position": {"x": middle[0], "y": middle[1]}, "bounds": points(start, end), "rotation": 0, "closed": closed}
