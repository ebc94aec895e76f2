"""What a position is worth: about the chance of winning from there.

What every player has is weighed and summed, and the difference to the strongest of the others becomes a chance.  The
weights are those that told best who won some hundred games of bots that played fairly well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from pb12table.systems.pocket_tactics.bots.plain.outcomes import rerolls_on
from pb12table.systems.pocket_tactics.bots.plain.plans import sees
from pb12table.systems.pocket_tactics.bots.plain.position import GONE, NOBODY, OPEN, Board, Position


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much, as the logarithm of odds.

    `point` is for a point of a card that is not captured, `late` for one more when the turn limit is there, `few` for one
    more the fewer units are left.  `unit` is for each unit on the map beside the reserve, `lone` for having only one
    there; `ground` for each reroll and `cover` for each bonus of the ground that a unit stands on, `beside` for each pair
    of allies side by side.  `held` is for a feature, `none` for having none, `last_but_one` for all but one, `way` for
    each step to one that is not held, `ready` for a place to deploy to.  `strike` and `second` are for a point that the
    two best attacks are likely to bring a player who has the turn, `threat` for one who has not.
    """

    point: float = 0.065
    late: float = 0.25
    few: float = 0.4
    unit: float = -0.17
    lone: float = -0.42
    ground: float = -0.1
    cover: float = 0.1
    beside: float = 0.12
    held: float = -0.1
    none: float = -0.9
    last_but_one: float = 0.4
    way: float = -0.02
    ready: float = 0.15
    strike: float = 0.084
    second: float = 0.04
    threat: float = 0.004
    feature: float = 5.0
    """What a feature counts that changes hands with a unit, in points of cards."""
    far: int = 6
    """How far a feature is for a player who has nobody free to go there."""


USUAL: Final = Weights()
MANY: Final = 8
"""So many units more than there are tell how few are left."""


class Judge:
    """Tells what positions of a game are worth."""

    def __init__(self, board: Board, weights: Weights = USUAL) -> None:
        self._board = board
        self._weights = weights
        # By unit and by the tile it stands on.
        self._standing = [
            [
                *(
                    weights.unit + weights.ground * own + weights.cover * cover
                    for own, cover in zip(piece.own_rerolls, board.covers, strict=True)
                ),
            ]
            for piece in board.pieces
        ]
        self._gains: dict[tuple[int, int, int, int, int, int], float] = {}
        self._features = frozenset(board.features)

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
        board, weights, at, on = self._board, self._weights, position.at, position.on
        owners = board.owners
        scores = [0.0] * len(board.players)
        own: list[list[int]] = [[] for _ in scores]
        waits, points, alive = [False] * len(scores), [0] * len(scores), 0
        for unit, place in enumerate(at):
            if place == GONE:
                continue
            owner = owners[unit]
            alive += 1
            points[owner] += board.points[unit]
            if place >= 0:
                scores[owner] += self._standing[unit][place]
                own[owner].append(unit)
            else:
                waits[owner] = True
        point = weights.point + weights.late * position.turns / board.limit + weights.few / (MANY + alive)
        self._add_features(position, scores, own, waits)
        rerolls = [-1] * len(at)
        for player in position.left:
            units = own[player]
            beside = 0
            score = point * points[player]
            if len(units) == 1:
                score += weights.lone
            best = second = 0.0
            for unit in units:
                for cell in board.around[at[unit]]:
                    other = on[cell]
                    if other < 0:
                        continue
                    if owners[other] == player:
                        beside += 1
                        continue
                    gain = self._gain(position, unit, other, rerolls)
                    if gain > best:
                        best, second = gain, best
                    elif gain > second:
                        second = gain
                if board.pieces[unit].reach > 1:
                    for other, place in enumerate(at):
                        if place < 0 or owners[other] == player:
                            continue
                        if not 1 < board.away[at[unit]][place] <= board.pieces[unit].reach:
                            continue
                        if sees(board, position, unit, other):
                            gain = self._gain(position, unit, other, rerolls)
                            if gain > best:
                                best, second = gain, best
                            elif gain > second:
                                second = gain
            if player == position.mover:
                score += weights.strike * best + weights.second * second
            else:
                score += weights.threat * best
            scores[player] += score + weights.beside * beside / 2
        return scores

    def _add_features(
        self, position: Position, scores: list[float], own: Sequence[Sequence[int]], waits: Sequence[bool]
    ) -> None:
        """What features held and features near are worth."""
        board, weights, at, on = self._board, self._weights, position.at, position.on
        holders = [NOBODY if on[cell] == NOBODY else board.owners[on[cell]] for cell in board.features]
        for player in position.left:
            held = holders.count(player)
            score = weights.held * held if held else weights.none
            if held + 1 == len(holders):
                score += weights.last_but_one
            if held and waits[player] and any(
                on[cell] == NOBODY
                for feature, holder in zip(board.features, holders, strict=True)
                if holder == player
                for cell in board.around[feature]
            ):
                score += weights.ready
            free = [board.away[at[unit]] for unit in own[player] if at[unit] not in self._features]
            for feature, holder in zip(board.features, holders, strict=True):
                if holder == player:
                    continue
                best = weights.far
                for row in free:
                    steps = row[feature]
                    if steps < best:
                        best = steps
                score += weights.way * best
            scores[player] += score

    def _gain(self, position: Position, unit: int, target: int, rerolls: list[int]) -> float:
        """What an attack is likely to bring, in points; `rerolls` are those of the units that are known already."""
        a, c = position.at[unit], position.at[target]
        own, its = rerolls[unit], rerolls[target]
        if own < 0:
            own = rerolls[unit] = rerolls_on(self._board, position, unit, a)
        if its < 0:
            its = rerolls[target] = rerolls_on(self._board, position, target, c)
        key = (unit, target, a, c, own, its)
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._gained(*key)
        return found

    def _gained(self, unit: int, target: int, a: int, c: int, own: int, its: int) -> float:
        piece, other, away = self._board.pieces[unit], self._board.pieces[target], self._board.away[a][c]
        beaten, lost = self._board.chances(unit, target, a, c, other.reach >= away, (own, its))
        feature = self._weights.feature
        gain = beaten * (other.points + feature * (c in self._features))
        gain -= lost * (piece.points + feature * (a in self._features))
        safe = piece.safe[c] if away == 1 else 1.0
        return safe * gain - (1.0 - safe) * piece.points
