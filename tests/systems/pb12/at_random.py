"""Ways tried at random: options in any direction that the rules accept, one after the other, the cheapest kept.

It knows nothing of the planner's geometry, and unlike the lattice of `exhaustive` its places lie anywhere, so that ways
squeeze past corners. What it finds is an upper bound: the planner must not be dearer.
"""

from __future__ import annotations

import heapq
import random
from math import cos, pi, sin

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.figures.standing import standing_heights
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveOption, Vertical
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.move_options import apply_option, is_standing, option_cost, option_refusal
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.table.shapes import Point3

CELL = 0.3
"""Of places got to, the first in a cell of this size is kept, in steps."""

Way = tuple[MoveOption, ...]


def tried(state: State, figure: FigureId, dice: random.Random, most: int, tries: int) -> dict[Point3, int]:
    """Places with safe stand that were got to, and what they cost at most, up to a cost."""
    clone = state.clone()
    mover = clone.figures[figure]
    start = (mover.x, mover.y, mover.z)
    queue: list[tuple[int, int, Point3, bool]] = [(0, 0, start, False)]
    seen: set[tuple[int, int, float, bool]] = set()
    found: dict[Point3, int] = {}
    number = 0
    while queue:
        cost, _, place, holds = heapq.heappop(queue)
        cell = (int(place[0] / CELL), int(place[1] / CELL), round(place[2], 1), holds)
        if cell in seen:
            continue
        seen.add(cell)
        if not holds:
            found[place] = cost
        for _ in range(tries if cost < most else 0):
            (mover.x, mover.y, mover.z), mover.climbing = place, holds
            for way in _ways(clone, figure, dice):
                (mover.x, mover.y, mover.z), mover.climbing = place, holds
                spent = _spent(clone, figure, way)
                if spent is not None and cost + spent <= most:
                    number += 1
                    heapq.heappush(queue, (cost + spent, number, (mover.x, mover.y, mover.z), mover.climbing))
    return found


def _ways(state: State, figure: FigureId, dice: random.Random) -> list[Way]:
    """Ways to one place within a step, whatever is there: on the level, up or down to it, over what lies between."""
    mover = state.figures[figure]
    climb = float(value(state, figure, Attribute.VERTICAL_MOVEMENT))
    angle, length = dice.uniform(-pi, pi), dice.choice((0.9995, 0.9995, dice.uniform(0.1, 0.9995)))
    x, y = round(mover.x + length * cos(angle), 3), round(mover.y + length * sin(angle), 3)
    ways: list[Way] = [(Horizontal(x, y),), (Vertical(x, y, climb), Climb())]
    for height in standing_heights(state, figure, (x, y)):
        rise = round(height - mover.z, 3)
        if rise and abs(rise) <= climb:
            ways.append((Vertical(x, y, rise),))
        elif -2.0 * climb <= rise < -climb:
            ways.append((Vertical(x, y, -climb), Land(round(-rise - climb, 3))))
        for top in {round(piece.top - mover.z, 3) for piece in state.battlefield.pieces}:
            if 0.0 < top <= climb and 0.0 < top - rise <= climb:
                ways.append((Vertical(x, y, top), Land(round(top - rise, 3))))
    return ways


def _spent(state: State, figure: FigureId, way: Way) -> int | None:
    """What options cost, taken one after the other; None when one is refused, or leads into something or to a fall."""
    mover = state.figures[figure]
    cost = 0
    for option in way:
        mover.movement_points = 1_000
        if option_refusal(state, figure, option) is not None:
            return None
        cost += total(option_cost(state, figure, option))
        taken = apply_option(state, figure, option)
        if taken.obstacle is not None or (isinstance(option, Horizontal | Land) and not is_standing(state, figure)):
            return None
    return cost if is_standing(state, figure) else None
