"""The layouts of the benchmarks as positions of the game: average humans who may climb, or not."""

from __future__ import annotations

import random
from functools import cache
from math import cos, pi, sin

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.game.state import State
from pb12table.table.footprints import Area
from pb12table.table.motion.contact import overlapping
from pb12table.table.shapes import Point, Ring
from tests.bench.layouts import layout
from tests.systems.pb12.scene import Scene


@cache
def position(name: str, *, climb: int = 1, slow: tuple[Ring, ...] = ()) -> State:
    """A layout as a position; every figure bears the id of its body.  In the outlines of `slow` the ground is slow."""
    where = layout(name)
    scene = Scene(width=where.table.width, depth=where.table.depth, origin=(0.0, 0.0))
    scene.pieces += where.table.pieces
    for number, body in enumerate(where.bodies):
        player = "alice" if number % 2 == 0 else "bob"
        scene.human(body.id, player, at=body.position, facing=body.facing, vertical_movement=climb)
    for number, ring in enumerate(slow):
        scene.zones.append(Zone(f"slow-{number}", ZoneKind.DIFFICULT, Area(ring)))
    return scene.state()


@cache
def slow_ground(name: str) -> tuple[Ring, ...]:
    """The outlines of thickets and swamps, each of twelve corners: a fifth of a layout, here and there overlapping."""
    where = layout(name)
    dice = random.Random(f"slow {name}")
    found: list[Ring] = []
    for _ in range(len(where.table.pieces) // 5):
        x, y = dice.uniform(0.0, where.table.width), dice.uniform(0.0, where.table.depth)
        radii = [dice.uniform(2.0, 4.5) for _ in range(12)]
        corners = [(x + r * cos(i * pi / 6.0), y + r * sin(i * pi / 6.0)) for i, r in enumerate(radii)]
        found.append(tuple((round(east, 3), round(north, 3)) for east, north in corners))
    return tuple(found)


@cache
def thickets(name: str) -> tuple[Ring, ...]:
    """The outlines of undergrowth, each of twenty-four corners, which covers most of a layout, here and there twice."""
    where = layout(name)
    dice = random.Random(f"thickets {name}")
    found: list[Ring] = []
    for _ in range(3 * len(where.table.pieces) // 4):
        x, y = dice.uniform(0.0, where.table.width), dice.uniform(0.0, where.table.depth)
        radii = [dice.uniform(2.8, 3.6) for _ in range(24)]
        corners = [(x + r * cos(i * pi / 12.0), y + r * sin(i * pi / 12.0)) for i, r in enumerate(radii)]
        found.append(tuple((round(east, 3), round(north, 3)) for east, north in corners))
    return tuple(found)


def figures(name: str) -> list[FigureId]:
    """The figures of a layout."""
    return [FigureId(body.id) for body in layout(name).bodies]


@cache
def goals(name: str, steps: int, count: int = 12) -> tuple[tuple[FigureId, Point], ...]:
    """Figures of a layout, each with a free place on the ground that lies 0.6 to 0.9 times so many steps away."""
    where = layout(name)
    dice = random.Random(f"goals {name} {steps}")
    found: list[tuple[FigureId, Point]] = []
    while len(found) < count:
        body = where.bodies[len(found) % len(where.bodies)]
        angle, far = dice.uniform(0.0, 2.0 * pi), steps * dice.uniform(0.6, 0.9)
        goal = (round(body.x + far * cos(angle), 3), round(body.y + far * sin(angle), 3))
        inside = 0.3 < goal[0] < where.table.width - 0.3 and 0.3 < goal[1] < where.table.depth - 0.3
        if inside and not overlapping(where.table, body.at(*goal, 0.0), where.bodies):
            found.append((FigureId(body.id), goal))
    return tuple(found)
