"""What a position is worth: about the chance of winning from there.

What every player has is weighed and summed, and the difference to the strongest of the others becomes a chance.  The
weights are those that told best who won some hundred games of bots, rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from pb12table.systems.pocket_tactics.bots.plain.plans import sees
from pb12table.systems.pocket_tactics.bots.plain.position import GONE, NOBODY, OPEN, Board, Position

MANY: Final = 8
"""So many units more than there are tell how few are left."""
FEATURE: Final = 5.0
"""What a feature counts that changes hands with a unit, in points of cards."""
FAR: Final = 6
"""How far a feature is for a player who has nobody free to go there."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much, as the logarithm of odds.

    `point` is for a point of a card that is not captured, `late` for as much more as turns are over, `few` for as much
    more as few units are left.  `unit` is for each unit on the map and not in the reserve, `lone` for having only one
    there, `beside` for each pair of allies side by side.  `none` is for holding no feature, `last_but_one` for holding
    all but one, `way` for each step to one that is not held, `ready` for a place to deploy to.  `strike` is for a point
    that the best attack is likely to bring a player who has the turn, `threat` one who has not.
    """

    point: float = 0.075
    late: float = 0.3
    few: float = 0.4
    unit: float = -0.18
    lone: float = -0.7
    beside: float = 0.12
    none: float = -0.5
    last_but_one: float = 0.5
    way: float = -0.01
    ready: float = 0.05
    strike: float = 0.09
    threat: float = 0.02


USUAL: Final = Weights()


class Judge:
    """Tells what positions of a game are worth."""

    def __init__(self, board: Board, weights: Weights = USUAL) -> None:
        self._board = board
        self._weights = weights
        self._features = frozenset(board.features)
        self._gains: dict[tuple[int, int, int, int, int, int], float] = {}

    def worth(self, position: Position, player: int) -> float:
        """The chance that a player wins from a position, from 0 to 1."""
        if position.winner != OPEN:
            return 0.5 if position.winner == NOBODY else float(position.winner == player)
        if player not in position.left:
            return 0.0
        scores = self.scores(position)
        best = max(scores[other] for other in position.left if other != player)
        return 1.0 / (1.0 + exp(best - scores[player]))

    def scores(self, position: Position) -> Sequence[float]:
        """What each player has, as the logarithm of odds against one who has nothing."""
        board, weights = self._board, self._weights
        owners, points = board.owners, board.points
        there: list[list[int]] = [[] for _ in board.players]
        waiting, worth, units = [False] * len(there), [0] * len(there), 0
        for unit, place in enumerate(position.at):
            if place == GONE:
                continue
            units += 1
            owner = owners[unit]
            worth[owner] += points[unit]
            if place >= 0:
                there[owner].append(unit)
            else:
                waiting[owner] = True
        point = weights.point + weights.late * position.turns / board.limit + weights.few / (MANY + units)
        beside, gains = self._meetings(position)
        scores = []
        for player, own in enumerate(there):
            score = point * worth[player] + weights.unit * len(own)
            score += self._on_features(position, player, own, waits=waiting[player])
            score += weights.beside * beside[player] / 2
            if len(own) == 1:
                score += weights.lone
            scores.append(score + (weights.strike if player == position.mover else weights.threat) * gains[player])
        return scores

    def _on_features(self, position: Position, player: int, own: Sequence[int], *, waits: bool) -> float:
        """What features held and features near are worth; `waits`: somebody does in the reserve."""
        board, weights, at, on = self._board, self._weights, position.at, position.on
        held, ready, steps = 0, False, 0
        free = [at[unit] for unit in own if at[unit] not in self._features]
        for feature in board.features:
            holder = on[feature]
            if holder != NOBODY and board.owners[holder] == player:
                held += 1
                if waits and not ready:
                    ready = any(on[cell] == NOBODY for cell in board.around[feature])
                continue
            row, nearest = board.away[feature], FAR
            for place in free:
                if row[place] < nearest:
                    nearest = row[place]
            steps += nearest
        score = weights.way * steps + weights.ready * ready
        if not held:
            score += weights.none
        return score + weights.last_but_one if held + 1 == len(board.features) else score

    def _meetings(self, position: Position) -> tuple[list[int], list[float]]:
        """For each player how often a unit has an ally beside it, and the most that an attack is likely to bring."""
        board, at, on = self._board, position.at, position.on
        owners, pieces, around = board.owners, board.pieces, board.around
        beside, gains = [0] * len(board.players), [0.0] * len(board.players)
        fights: list[tuple[int, int]] = []
        rerolls = [0] * len(at)
        for unit, place in enumerate(at):
            if place < 0:
                continue
            piece, owner = pieces[unit], owners[unit]
            again = piece.own_rerolls[place]
            for cell in around[place]:
                other = on[cell]
                if other >= 0:
                    if owners[other] == owner:
                        beside[owner] += 1
                        again += pieces[other].support
                    else:
                        fights.append((unit, other))
            rerolls[unit] = again
            if piece.reach > 1:
                row, reach = board.away[place], piece.reach
                fights += [
                    (unit, other)
                    for other, cell in enumerate(at)
                    if cell >= 0 and 1 < row[cell] <= reach and owners[other] != owner
                    and sees(board, position, unit, other)
                ]  # fmt: skip
        known = self._gains
        for unit, other in fights:
            key = (unit, other, at[unit], at[other], rerolls[unit], rerolls[other])
            gain = known.get(key)
            if gain is None:
                gain = known[key] = self._gained(*key)
            if gain > gains[owners[unit]]:
                gains[owners[unit]] = gain
        return beside, gains

    def _gained(self, unit: int, target: int, a: int, c: int, own: int, its: int) -> float:
        piece, other, away = self._board.pieces[unit], self._board.pieces[target], self._board.away[a][c]
        beaten, lost = self._board.chances(unit, target, a, c, other.reach >= away, (own, its))
        gain = beaten * (other.points + FEATURE * (c in self._features))
        gain -= lost * (piece.points + FEATURE * (a in self._features))
        safe = piece.safe[c] if away == 1 else 1.0
        return safe * gain - (1.0 - safe) * piece.points
