"""What a side of Pocket Tactics could attack after one move of each of its units, tile by tile.

What the methods do is said in `skirmish.faces.measures.ThreatFace`.  A turn is a move or an attack (P018), so the
attack is that of the turn after the move; flyers that come near before they attack (PR11) do so beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import numpy as np

from pb12table.skirmish.faces.measures import Means, Spot, ThreatFace
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from pb12table.systems.pocket_tactics.rules.fights.attacking import attack_options, attack_refusal
from pb12table.systems.pocket_tactics.rules.ground import card_of, ground_at, on_map, tile_of
from pb12table.systems.pocket_tactics.rules.state import Place, State, Unit
from pb12table.table.arrays import Truths
from pb12table.table.cells import Cell, cell_distance
from pb12table.table.shapes import Point3

SOMEBODY: Final = FigureId("threatened")
"""The unit on the tile that is asked about: one of an opponent, which does not fly."""


@dataclass(frozen=True, eq=False)
class _Tiles:
    """The tiles that are asked about, in the order of the spots."""

    cells: tuple[Cell, ...]


class Threat:
    """`ways` are where a move of a unit may end, as measures know them."""

    def __init__(self, ways: Callable[[State, FigureId], Iterable[Cell]]) -> None:
        self._ways = ways

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        """All tiles, row by row; the lattice is the grid.  P023."""
        lattice = state.setup.lattice
        cells = sorted(state.tiles, key=lambda cell: (cell[1], cell[0]))
        return [Spot(_place(state, cell), lattice.ring(cell)) for cell in cells]

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> _Tiles:
        return _Tiles(tuple(state.setup.lattice.cell_at(spot.place[:2]) for spot in spots))

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        return [unit.id for unit in on_map(state, player)]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """P027, P029, PR17."""
        shots = [Means("ranged", ranged=True)] if card_of(state, figure).ranged else []
        return [Means("melee", ranged=False), *shots]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        return texts(f"pocket-do-{means.key}")

    def here(self, state: State, figure: FigureId, /) -> Point3:
        return _place(state, tile_of(state, figure))

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """P013, P014, P019."""
        here = tile_of(state, figure)
        return [_place(state, cell) for cell in (here, *(cell for cell in self._ways(state, figure) if cell != here))]

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: _Tiles, asked: Truths, /
    ) -> Truths:
        """What the rules allow against a unit that stands there.  P015, P016, P027 to P029, PR11."""
        found = np.zeros(asked.shape, dtype=np.bool_)
        card, cell = card_of(state, figure), state.setup.lattice.cell_at(at[:2])
        comes_near = bool(card.flying) and state.setup.options.flyers_move_and_attack
        farthest = max(card.reach, 1 + (2 * card.flying if comes_near else 0))
        trial = _with_somebody(state, figure, cell)
        if trial is None:
            return found
        for number in np.flatnonzero(asked.any(axis=0)).tolist():
            target = onlookers.cells[number]
            if target == cell or cell_distance(cell, target) > farthest:
                continue
            with _in_the_place_of(trial, target):
                for row, each in enumerate(means):
                    found[row, number] = asked[row, number] and _is_legal(trial, figure, each, comes_near=comes_near)
        return found


def _place(state: State, cell: Cell) -> Point3:
    x, y = state.setup.lattice.centre(cell)
    return (x, y, ground_at(state, cell).height)


def _is_legal(state: State, figure: FigureId, means: Means, *, comes_near: bool) -> bool:
    """Whether a unit may attack another so, from where it is or coming near."""
    if attack_refusal(state, AttackAction(figure, SOMEBODY, ranged=means.ranged)) is None:
        return True
    options = attack_options(state, figure) if comes_near and not means.ranged else ()
    return any(action.target == SOMEBODY and not action.ranged for action in options)


def _with_somebody(state: State, figure: FigureId, at: Cell) -> State | None:
    """The state with a unit on a tile, and a target that stands nowhere yet; None without an opponent that walks."""
    own = state.units[figure].owner
    others = [unit for unit in state.units.values() if unit.owner != own]
    like = next((unit for unit in others if not state.setup.card_by_id[unit.card].flying), None)
    if like is None:
        return None
    trial = state.clone()
    trial.units[figure].at = at
    trial.units[SOMEBODY] = Unit(SOMEBODY, like.owner, like.card, Place.MAP)
    return trial


@contextmanager
def _in_the_place_of(trial: State, target: Cell) -> Iterator[None]:
    """The state with the target on a tile, and the unit that stood there away."""
    gone = [unit for unit in trial.units.values() if unit.at == target]
    for unit in gone:
        unit.at, unit.place = None, Place.RESERVE
    trial.units[SOMEBODY].at = target
    try:
        yield
    finally:
        trial.units[SOMEBODY].at = None
        for unit in gone:
            unit.at, unit.place = target, Place.MAP


def _checked(threat: Threat) -> ThreatFace[State]:
    return threat
