"""The cheapest ways by trying everything: all options between the points of a fine lattice, accepted by the rules.

It knows nothing of the planner's geometry; every edge of the search is an option that `option_refusal` lets pass and
that `option_result` ends safely.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveOption, Vertical
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.move_options import (
    is_standing,
    option_cost,
    option_refusal,
    option_result,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import stands_by_itself
from pb12table.table.motion.falling import stand_heights
from pb12table.table.shapes import rounded

Spot = tuple[float, float, float, bool]
"""Where a figure is (x, y, stand height), and whether it is in the air, where only landing and climbing follow."""


def cheapest(state: State, figure: FigureId, spacing: float, most: int) -> dict[tuple[float, float, float], int]:
    """What it costs to stand at each place of the lattice through the figure's own, up to a cost."""
    clone = state.clone()
    mover = clone.figures[figure]
    mover.movement_points = 1_000
    start: Spot = (mover.x, mover.y, mover.z, False)
    costs = {start: 0}
    queue: list[tuple[int, Spot]] = [(0, start)]
    while queue:
        cost, spot = heapq.heappop(queue)
        if cost > costs[spot] or cost >= most:
            continue
        mover.x, mover.y, mover.z, in_air = spot
        mover.climbing = False
        standing = is_standing(clone, figure)
        mover.climbing = not in_air and not standing
        for option in _options(clone, figure, in_air, spacing):
            spent = cost + total(option_cost(clone, figure, option))
            if spent > most or _is_known(costs, spot, option, spent) or option_refusal(clone, figure, option):
                continue
            result = option_result(clone, figure, option)
            if result.obstacle is not None:
                continue
            if isinstance(option, Horizontal | Vertical) and (result.x, result.y) != (option.x, option.y):
                continue
            assert not isinstance(option, Vertical) or rounded(result.z) == rounded(mover.z + option.rise)
            safe = result.stand.safe
            if not safe and not isinstance(option, Vertical):
                continue
            there: Spot = (rounded(result.x), rounded(result.y), rounded(result.z), not safe)
            if spent < costs.get(there, most + 1):
                costs[there] = spent
                heapq.heappush(queue, (spent, there))
    found: dict[tuple[float, float, float], int] = {}
    for spot, cost in costs.items():
        mover.x, mover.y, mover.z, in_air = spot
        if not in_air and stands_by_itself(clone, figure):
            found[spot[:3]] = cost
    return found


def _is_known(costs: dict[Spot, int], start: Spot, option: MoveOption, spent: int) -> bool:
    """Whether an option up or down ends where one has been for as little: most do, and the rules take long over them.

    It ends at the height it names, standing or in the air as the place is.
    """
    if not isinstance(option, Vertical):
        return False
    end = (option.x, option.y, rounded(start[2] + option.rise))
    return min(costs.get((*end, in_air), spent + 1) for in_air in (False, True)) <= spent


def _options(state: State, figure: FigureId, in_air: bool, spacing: float) -> Iterator[MoveOption]:
    mover = state.figures[figure]
    climb = value(state, figure, Attribute.VERTICAL_MOVEMENT)
    heights = stand_heights(state.setup.battlefield, mover.x, mover.y)
    if in_air:
        yield Climb()
        yield from (Land(rounded(mover.z - height)) for height in heights if 0.0 < mover.z - height <= climb)
        return
    count = math.floor(1.0 / spacing + 1e-9)
    tops = {piece.top for piece in state.setup.battlefield.pieces}
    battlefield = state.setup.battlefield
    for east in range(-count, count + 1):
        for north in range(-count, count + 1):
            if math.hypot(east, north) * spacing > 1.0 + 1e-9:
                continue
            x, y = rounded(mover.x + east * spacing), rounded(mover.y + north * spacing)
            if not (0.0 <= x <= battlefield.width and 0.0 <= y <= battlefield.depth):
                continue
            if east or north:
                yield Horizontal(x, y)
            rises = {rounded(height - mover.z) for height in stand_heights(battlefield, x, y)}
            rises |= {rounded(top - mover.z) for top in tops} | {float(climb), -float(climb)}
            yield from (Vertical(x, y, rise) for rise in sorted(rises) if 0.0 < abs(rise) <= climb)
