"""A game of tiles as the general search sees it: plain positions, plans and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.bots.plain.outcomes import Ends, Outcome, fight_ends, outcomes_of
from pb12table.systems.pocket_tactics.bots.plain.plans import Does, Plan, plans_of
from pb12table.systems.pocket_tactics.bots.plain.position import OPEN, Board, Position, board_of, position_of
from pb12table.systems.pocket_tactics.bots.plain.worth import USUAL, Judge, Weights
from pb12table.systems.pocket_tactics.rules.state import Fight, State


class Tactics:
    """A game in play, looked at without its rules; see `bots.looking_ahead.prospects.Prospects`."""

    def __init__(self, state: State, weights: Weights = USUAL) -> None:
        self.board: Final[Board] = board_of(state.clone())
        self.judge: Final = Judge(self.board, weights)
        self._number = {piece.id: number for number, piece in enumerate(self.board.pieces)}
        self._told = _told(state)

    def is_of(self, state: State) -> bool:
        """Whether a state belongs to the same game: the same tiles, units and players in the same order."""
        return self._told == _told(state)

    def at(self, state: State) -> Position:
        """A state as a position."""
        return position_of(self.board, state)

    def ends(self, state: State, fight: Fight) -> Ends:
        """What a fight that is not decided yet may come to."""
        unit, target = self._number[fight.attacker.unit], self._number[fight.target.unit]
        return fight_ends(self.board, self.at(state), Plan(Does.ATTACK, unit, target, fight.ranged))

    def player_of(self, unit: FigureId) -> str:
        """Whose a unit is."""
        return self.board.players[self.board.owners[self._number[unit]]]

    # -- for the search -------------------------------------------------------------------------------------------

    def mover(self, position: Position) -> str | None:
        return None if position.winner != OPEN else self.board.players[position.mover]

    def plans(self, position: Position) -> Sequence[Plan]:
        return plans_of(self.board, position)

    def outcomes(self, position: Position, plan: Plan) -> Sequence[Outcome]:
        return outcomes_of(self.board, position, plan)

    def worth(self, position: Position, player: str) -> float:
        return self.judge.worth(position, self.board.numbers[player])


def _told(state: State) -> tuple[object, ...]:
    units = tuple((unit.id, unit.card, unit.owner) for unit in state.units.values())
    return (id(state.setup), tuple(state.tiles.items()), units, tuple(state.order), state.direction)
