"""What figures bring from one game into the next: wounds, and what they carry.  RU205."""

from __future__ import annotations

from enum import StrEnum

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.blocks import UNHURT, BlockId, BlockKind, DamagePoints


class Rest(StrEnum):
    """How much rest there is between two games.  RU205."""

    NONE = "none"
    HOURS = "hours"
    DAYS = "days"


def comes_along(state: State, figure: FigureId, rest: Rest) -> bool:
    """Return whether a figure takes part in the next game: Out of Action, it needs days of rest.  RU205."""
    return state.figures[figure].place is not Place.REMOVED or (rest is Rest.DAYS and not is_lost(state, figure))


def is_lost(state: State, figure: FigureId) -> bool:
    """Return whether a figure never comes back: a vehicle that was destroyed.  RU205."""
    placed = state.figures[figure]
    return placed.vehicle is not None and placed.place is Place.REMOVED


def used_after(state: State, figure: FigureId, rest: Rest) -> DamagePoints:
    """Return the damage points that are still used after a rest; those of vehicles are mended.  RU205."""
    placed, points = state.figures[figure], state.setup.figure_by_id[figure].profile.damage_points
    if rest is Rest.DAYS or placed.vehicle is not None:
        return UNHURT
    heavy = points.heavy - placed.heavy_points
    if rest is Rest.HOURS:
        return DamagePoints(heavy=heavy)
    return DamagePoints(points.free - placed.free_points, points.light - placed.light_points, heavy)


def carried(state: State, figure: FigureId) -> tuple[BlockId, ...]:
    """Return the items a figure has at the end, in the order in which it got them.  RU205."""
    blocks = {block.id: block for one in state.setup.figures for block in one.blocks}
    found = (block for block in state.figures[figure].blocks if block in blocks)
    return tuple(block for block in found if blocks[block].kind is BlockKind.ITEM)
