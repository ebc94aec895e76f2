"""What a side of Pocket Tactics could attack after one move of each of its units, tile by tile.

What the methods do is said in `skirmish.faces.measures.ThreatFace`.  A turn is a move or an attack (P018), so the
attack is that of the turn after the move; flyers that come near before they attack (PR11) do so beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from pb12table.skirmish.faces.measures import Means, Spot, ThreatFace
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from pb12table.systems.pocket_tactics.rules.fights.attacking import attack_options
from pb12table.systems.pocket_tactics.rules.ground import card_of, ground_at, is_void, on_map, tile_of
from pb12table.systems.pocket_tactics.rules.state import Place, State, Unit
from pb12table.table.arrays import Truths
from pb12table.table.cells import Cell
from pb12table.table.shapes import Point3

SOMEBODY: Final = FigureId("threatened")
"""Who stands on the tile that is asked about: a unit of an opponent that does not fly."""


@dataclass(frozen=True, eq=False)
class _Tiles:
    """The tiles that are asked about, in the order of the spots."""

    cells: tuple[Cell, ...]


class _Threat:
    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        """All tiles on which a unit can stand; the grid is the lattice.  P022, P023."""
        lattice = state.setup.lattice
        return [
            Spot((*lattice.centre(cell), ground_at(state, cell).height), lattice.ring(cell)) for cell in _cells(state)
        ]

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> _Tiles:
        return _Tiles(tuple(state.setup.lattice.cell_at(spot.place[:2]) for spot in spots))

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        return [unit.id for unit in on_map(state) if unit.owner == player]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """P027, P029, PR17."""
        return [Means("melee", False), *([Means("ranged", True)] if card_of(state, figure).ranged else [])]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        return texts(f"pocket-do-{means.key}")

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """P013, P014, P019."""
        from_here = tile_of(state, figure)
        ways = ways_of(state, figure)
        return [_place(state, cell) for cell in (from_here, *(cell for cell in ways if cell != from_here))]

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: _Tiles, asked: Truths, /
    ) -> Truths:
        """P015, P016, P027 to P029, PR11: what the rules offer when somebody stands there."""
        found = np.zeros(asked.shape, dtype=np.bool_)
        cell = state.setup.lattice.cell_at(at[:2])
        for number in np.flatnonzero(asked.any(axis=0)).tolist():
            trial = _with_somebody(state, figure, cell, onlookers.cells[number])
            if trial is None:
                continue
            kinds = {action.ranged for action in attack_options(trial, figure) if action.target == SOMEBODY}
            for row, each in enumerate(means):
                found[row, number] = asked[row, number] and each.ranged in kinds
        return found


def _cells(state: State) -> list[Cell]:
    return sorted((cell for cell in state.tiles if not is_void(state, cell)), key=lambda cell: (cell[1], cell[0]))


def _place(state: State, cell: Cell) -> Point3:
    x, y = state.setup.lattice.centre(cell)
    return (x, y, ground_at(state, cell).height)


def _with_somebody(state: State, figure: FigureId, at: Cell, target: Cell) -> State | None:
    """The state with a unit on one tile and somebody on another, in the place of who stands there.

    None where that is the same tile, or no opponent has a unit that could stand there.
    """
    own = state.units[figure].owner
    cards = [unit.card for unit in state.units.values() if unit.owner != own]
    plain = [card for card in cards if not state.setup.card_by_id[card].flying]
    if at == target or not plain:
        return None
    trial = state.clone()
    for unit in trial.units.values():
        if unit.at == target:
            unit.at, unit.place = None, Place.RESERVE
    trial.units[figure].at = at
    opponent = next(unit.owner for unit in state.units.values() if unit.owner != own)
    trial.units[SOMEBODY] = Unit(SOMEBODY, opponent, plain[0], Place.MAP, target)
    return trial
