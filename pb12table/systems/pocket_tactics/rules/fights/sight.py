"""Which tiles a unit reaches and sees.  P015, P016, PR14 to PR16."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.ground import card_of, ground_at, tile_of, unit_on
from pb12table.systems.pocket_tactics.rules.state import State
from pb12table.table.cells import Cell, between, cell_distance, line_between, shortest_route


@dataclass(frozen=True, slots=True)
class Sight:
    """Whether one tile sees another: `route` are the cells of the way of sight, None where there is none.

    `blocked` are the cells between both that let no sight pass.
    """

    route: tuple[Cell, ...] | None
    blocked: tuple[Cell, ...]

    @property
    def is_free(self) -> bool:
        """Whether there is sight."""
        return self.route is not None


def blocks(state: State, cell: Cell, player: PlayerId, *, flying: bool) -> bool:
    """Whether a cell between a player's unit and its target lets no sight pass.  P016, PR15.

    Voids always block; features but water, and units of others, unless one of the two is `flying`.
    """
    if cell not in state.tiles:
        return True
    if flying:
        return False
    unit = unit_on(state, cell)
    return ground_at(state, cell).blocks or (unit is not None and unit.owner != player)


def sight_between(state: State, start: Cell, end: Cell, player: PlayerId, *, flying: bool) -> Sight:
    """The sight of a player from one cell to another.  P016 (Sichtlinie), PR14."""

    def is_free(cell: Cell) -> bool:
        return not blocks(state, cell, player, flying=flying)

    if state.setup.options.sight == "routes":
        closed = tuple(cell for cell in between(start, end) if not is_free(cell))
        return Sight(shortest_route(start, end, is_free), closed)
    crossed = line_between(start, end)
    passed = [next((cell for cell in cells if is_free(cell)), None) for cells in crossed]
    closed = tuple(cell for cells in crossed for cell in cells if not is_free(cell))
    open_cells = tuple(cell for cell in passed if cell is not None)
    return Sight((start, *open_cells, end) if len(open_cells) == len(passed) else None, closed)


def has_sight(state: State, unit: FigureId, target: FigureId) -> bool:
    """Whether a unit sees another for an attack.  P016."""
    return sight_to(state, unit, target).is_free


def sight_to(state: State, unit: FigureId, target: FigureId) -> Sight:
    """How a unit sees another.  P016."""
    flying = card_of(state, unit).flying > 0 or card_of(state, target).flying > 0
    return sight_between(
        state, tile_of(state, unit), tile_of(state, target), state.units[unit].owner, flying=flying
    )


def distance(state: State, unit: FigureId, target: FigureId) -> int:
    """How many tiles away a unit is.  P015, PR14."""
    return cell_distance(tile_of(state, unit), tile_of(state, target))


def can_answer(state: State, target: FigureId, unit: FigureId) -> bool:
    """Whether a target meets the range back to its attacker, whatever it sees.  P017 (außer Reichweite), PR16."""
    return card_of(state, target).reach >= distance(state, target, unit)
