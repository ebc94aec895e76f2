"""What a position is worth, the game as the general search sees it, and what to do in a fight whose dice are known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.bots.plans import (
    Does,
    Ends,
    Outcome,
    Plan,
    fight_ends,
    outcomes_of,
    plans_of,
    sees,
)
from pb12table.systems.pocket_tactics.bots.position import (
    GONE,
    NOBODY,
    OPEN,
    Board,
    Position,
    board_of,
    position_of,
    still,
)
from pb12table.systems.pocket_tactics.rules.answers import Pass, Raise, Reroll
from pb12table.systems.pocket_tactics.rules.fights import HIGHEST, raises, rerolls
from pb12table.systems.pocket_tactics.rules.setup import SIDES
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, State

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
        """Return the chance that a player wins from a position, from 0 to 1."""
        if position.winner != OPEN:
            return 0.5 if position.winner == NOBODY else float(position.winner == player)
        if player not in position.left:
            return 0.0
        scores = self.scores(position)
        best = max(scores[other] for other in position.left if other != player)
        return 1.0 / (1.0 + exp(best - scores[player]))

    def scores(self, position: Position) -> Sequence[float]:
        """Return what each player has, as the log odds against one who has nothing."""
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
        """Return the value of features held and features near; `waits`: somebody does in the reserve."""
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
        """Return for each player how often a unit has an ally beside it, and the most an attack is likely to bring."""
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


class Tactics:
    """A game in play, looked at without its rules; see `bots.looking_ahead.prospects.Prospects`."""

    def __init__(self, state: State, weights: Weights = USUAL) -> None:
        self.board: Final[Board] = board_of(state.clone())
        self.judge: Final = Judge(self.board, weights)
        self._number = {piece.id: number for number, piece in enumerate(self.board.pieces)}
        self._told = _told(state)

    def is_of(self, state: State) -> bool:
        """Return whether a state belongs to the same game: the same tiles, units and players in the same order."""
        return self._told == _told(state)

    def at(self, state: State) -> Position:
        """Return a state as a position."""
        return position_of(self.board, state)

    def ends(self, state: State, fight: Fight) -> Ends:
        """Return the possible ends of a fight that is not decided yet."""
        unit, target = self._number[fight.attacker.unit], self._number[fight.target.unit]
        return fight_ends(self.board, self.at(state), Plan(Does.ATTACK, unit, target, fight.ranged))

    def player_of(self, unit: FigureId) -> str:
        """Return the owner of a unit."""
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


EXACT: Final = 2
"""So many rerolls are thought through die by die; those after them are weighed by the chances of both directions."""
MOST_BONUSES: Final = 4
"""So many bonuses of both sides are thought through; those after them are left out."""
BETTER: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Stakes:
    """What each end of a fight is worth to the side that thinks: nobody falls, the target, the attacker, both.

    `attacks`: it is the attacker's.
    """

    nobody: float
    target: float
    attacker: float
    both: float
    attacks: bool

    def expected(self, beaten: float, lost: float) -> float:
        """Return the value of a fight in which the target falls with one chance, the attacker with another."""
        return (1.0 - beaten) * ((1.0 - lost) * self.nobody + lost * self.attacker) + beaten * (
            (1.0 - lost) * self.target + lost * self.both
        )


def best_raise(fight: Fight, stakes: Stakes) -> Raise | Pass:
    """Return the bonus to lay next, or none, for the thinking side.  P033."""
    side = fight.attacker if stakes.attacks else fight.target
    best: Raise | Pass = Pass()
    most = _laid(_passed(fight, side), stakes, attacker_next=not stakes.attacks, left=MOST_BONUSES)
    for option, after in _raised(fight, side):
        value = _laid(after, stakes, attacker_next=not stakes.attacks, left=MOST_BONUSES - 1)
        if value > most + BETTER:
            best, most = option, value
    return best


def best_throw(fight: Fight, stakes: Stakes) -> Reroll | Pass:
    """Return the die to reroll next, or none, for the thinking side.  P034."""
    side = fight.attacker if stakes.attacks else fight.target
    best: Reroll | Pass = Pass()
    most = _thrown(_passed(fight, side), stakes, attacker_next=not stakes.attacks, left=EXACT)
    for option, faces in _rerolled(fight, side):
        value = sum(_thrown(after, stakes, attacker_next=not stakes.attacks, left=EXACT - 1) for after in faces) / SIDES
        if value > most + BETTER:
            best, most = option, value
    return best


# -- inside ---------------------------------------------------------------------------------------------------


def _passed(fight: Fight, side: Fighter) -> Fight:
    after = fight.clone()
    after.side_of(side.unit).passed = True
    return after


def _raised(fight: Fight, side: Fighter) -> Iterator[tuple[Raise, Fight]]:
    """Yield every way to lay one bonus of a side, equal ones once, with the resulting fight."""
    seen = set[tuple[object, ...]]()
    for option in raises(fight, side.unit):
        bonus, before = side.bonuses[option.bonus], side.results(option.pool)[option.die]
        same = (bonus.pool, bonus.value, option.pool, before)
        if same not in seen:
            seen.add(same)
            after = fight.clone()
            own = after.side_of(side.unit)
            own.bonuses.pop(option.bonus)
            own.results(option.pool)[option.die] = min(before + bonus.value, HIGHEST)
            yield option, after


def _rerolled(fight: Fight, side: Fighter) -> Iterator[tuple[Reroll, list[Fight]]]:
    """Yield every die of a side that may be rerolled, equal ones once, with the fight after each face."""
    seen = set[tuple[object, int]]()
    for option in rerolls(fight, side.unit):
        before = side.results(option.pool)[option.die]
        if (option.pool, before) not in seen:
            seen.add((option.pool, before))
            faces = []
            for face in range(1, SIDES + 1):
                after = fight.clone()
                own = after.side_of(side.unit)
                own.rerolls -= 1
                own.results(option.pool)[option.die] = face
                faces.append(after)
            yield option, faces


def _laid(fight: Fight, stakes: Stakes, *, attacker_next: bool, left: int) -> float:
    """Return the value of a fight in the bonus phase, whichever side is next."""
    for attacks in (attacker_next, not attacker_next) if left else ():
        side = fight.attacker if attacks else fight.target
        if side.passed or not any(raises(fight, side.unit)):
            continue
        values = [_laid(after, stakes, attacker_next=not attacks, left=left - 1) for _, after in _raised(fight, side)]
        values.append(_laid(_passed(fight, side), stakes, attacker_next=not attacks, left=left))
        return max(values) if attacks == stakes.attacks else min(values)
    begun = fight.clone()
    begun.attacker.passed = begun.target.passed = False
    return _weighed(begun, stakes, attacker_next=True)


def _thrown(fight: Fight, stakes: Stakes, *, attacker_next: bool, left: int) -> float:
    """Return the value of a fight in the reroll phase, whichever side is next."""
    for attacks in (attacker_next, not attacker_next) if left else ():
        side = fight.attacker if attacks else fight.target
        if side.passed or not side.rerolls or not any(rerolls(fight, side.unit)):
            continue
        values = [
            sum(_thrown(after, stakes, attacker_next=not attacks, left=left - 1) for after in faces) / SIDES
            for _, faces in _rerolled(fight, side)
        ]
        values.append(_thrown(_passed(fight, side), stakes, attacker_next=not attacks, left=left))
        return max(values) if attacks == stakes.attacks else min(values)
    return _weighed(fight, stakes, attacker_next=attacker_next)


def _weighed(fight: Fight, stakes: Stakes, *, attacker_next: bool) -> float:
    """Return the value of a fight by the chances of both directions, with the remaining rerolls.  P037 to P041."""
    attacker, target = fight.attacker, fight.target
    own = 0 if attacker.passed else attacker.rerolls
    its = 0 if target.passed else target.rerolls
    beaten = still(attacker.off, target.defence, (own, its), attacker_next)
    lost = still(target.off, attacker.defence, (its, own), not attacker_next) if target.off else 0.0
    return stakes.expected(beaten, lost)
