"""Why a unit does not get to a tile: the tiles that close its way.  P011, P019, P020, P023."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules.ground import card_of, tile_of
from pb12table.systems.pocket_tactics.rules.moving import steps_open
from pb12table.systems.pocket_tactics.rules.state import Moving, State
from pb12table.table.cells import Cell, neighbours

_Found = dict[Cell, tuple[int, int, Cell | None]]


def way_closed(state: State, unit: FigureId, goal: Cell) -> tuple[tuple[Cell, ...], int]:
    """The fewest places that close the way of a unit to a tile, and the steps of that way.

    None close it where it is only too long for one move.
    """
    found = _ways(state, unit)
    closed: list[Cell] = []
    at: Cell | None = goal
    while at is not None:
        before = found[at][2]
        if before is not None and found[at][0] > found[before][0]:
            closed.append(at)
        at = before
    return tuple(closed[::-1]), found[goal][1]


def shut_tiles(state: State, unit: FigureId) -> tuple[Cell, ...]:
    """The tiles that a unit never gets to, however many moves it makes."""
    return tuple(cell for cell, (closed, _, _) in _ways(state, unit).items() if closed and cell in state.tiles)


def _ways(state: State, unit: FigureId) -> _Found:
    """For each place how many closed ones lie on the way that leads past the fewest, its steps, and where from."""
    trial, start = state.clone(), tile_of(state, unit)
    left = 1 + card_of(state, unit).bonus_moves
    near = {cell for tile in state.tiles for cell in (tile, *neighbours(tile))}
    found: _Found = {start: (0, 0, None)}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        closed, steps, _ = found[at]
        trial.units[unit].at = at
        is_open = {step.to for step in steps_open(trial, Moving(unit, at, left, hopped=False), at)}
        for to in _onward(at, is_open, near):
            more = (closed + (to not in is_open), steps + 1, at)
            if to not in found or more[:2] < found[to][:2]:
                found[to] = more
                # Open places are looked at first.
                (waiting.appendleft if to in is_open else waiting.append)(to)
    return found


def _onward(at: Cell, is_open: set[Cell], near: set[Cell]) -> Iterator[Cell]:
    yield from is_open
    yield from (cell for cell in neighbours(at) if cell in near and cell not in is_open)
