"""What a position is worth, the game as the general search sees it, and what to do in a fight whose dice are known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Final, TypeVar

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.bots.plans import (
    Does,
    Ends,
    Outcome,
    Plan,
    ahead,
    fight_ends,
    outcomes_of,
    plans_of,
    sees,
)
from pb12table.systems.pocket_tactics.bots.position import (
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
from pb12table.systems.pocket_tactics.rules.ground import LAST
from pb12table.systems.pocket_tactics.rules.setup import SIDES
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, State

Answer = TypeVar("Answer")

MANY: Final = 8
"""So many units more than there are tell how few are left."""
FEATURE: Final = 5.0
"""What a feature counts that changes hands with a unit, in points of cards."""
SEATS: Final = 8
"""More than there are players."""
FAR: Final = 6
"""How far a feature is for a player who has nobody free to go there."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much, as the logarithm of odds.

    `point` is for a point of a card that is not captured, `late` for as much more as turns are over, `few` for as much
    more as few units are left.  `unit` is for each unit on the map and not in the reserve, `lone` for having only one
    there, `beside` for each pair of allies side by side.  `none` is for holding no feature,
    `last_but_one` for holding all but one, `way` for each step to one that is not held, `ready` for a place to deploy
    to.  `strike` is for a point that the best attack is likely to bring a player who has the turn, `threat` one who has
    not.

    How the game may end counts as a chance to win: `draw` is what a draw is worth, `again` to have won by repetition
    (PR43).  A position that promises more than its end is worth less by a share of the difference: by up to `urge` as
    the turn limit comes near (PR30), and by one of `stale` if it has been there once, twice, three times.
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
    draw: float = 0.5
    stale: tuple[float, float, float] = (0.0, 0.0, 0.0)
    urge: float = 0.0
    again: float = 1.0


USUAL: Final = Weights()
"""What counts to players who do not mind how long it takes, nor whether it has been there."""
MINDFUL: Final = Weights(draw=0.35, stale=(0.25, 0.5, 1.0), again=0.5)
"""What counts to those who do not like to come back to where they have been."""
PRESSING: Final = replace(MINDFUL, urge=1.0)
"""What counts to those who mind the turn limit, too."""


class Judge:
    """Tells what positions of a game are worth.

    What depends on little of a position is kept by it: from turn to turn most of it stays.
    """

    def __init__(self, board: Board, weights: Weights = USUAL) -> None:
        self._board = board
        self._weights = weights
        self._features = frozenset(board.features)
        self._near = tuple(sum(1 << cell for cell in row) for row in board.around)
        self._shooters = tuple(
            (unit, piece.owner, tuple(
                sum(1 << cell for cell, away in enumerate(row) if 1 < away <= piece.reach) for row in board.away
            ))
            for unit, piece in enumerate(board.pieces) if piece.reach > 1
        )  # fmt: skip
        self._supports = tuple(
            tuple((unit, piece.support - 1) for unit, piece in enumerate(board.pieces)
                  if piece.owner == player and piece.support > 1)
            for player in range(len(board.players))
        )  # fmt: skip
        self._owned = tuple(
            sum(1 << unit for unit, owner in enumerate(board.owners) if owner == player)
            for player in range(len(board.players))
        )
        self._gains: dict[tuple[int, int, int, int, int, int], float] = {}
        self._stocks: dict[int, tuple[int, tuple[int, ...]]] = {}
        self._stands: dict[int, float] = {}
        self._beside: dict[int, int] = {}

    def worth(self, position: Position, player: int) -> float:
        """Return the chance that a player wins from a position, from 0 to 1."""
        weights, board = self._weights, self._board
        if position.winner != OPEN:
            return self._ended(position, position.winner, player, again=position.turns < board.limit)
        if player not in position.left:
            return 0.0
        scores = self.scores(position)
        if len(scores) == 2:
            best = scores[1 - player]
        else:
            best = max(scores[other] for other in position.left if other != player)
        worth = 1.0 / (1.0 + exp(best - scores[player]))
        if weights.urge or position.stale:
            winner = ahead(board, position.captures, position.left, position.on)
            end = self._ended(position, winner, player, again=False)
            worth += weights.urge * (position.turns / board.limit) ** 2 * min(end - worth, 0.0)
            if position.stale:
                end = self._ended(position, winner, player, again=True)
                worth += weights.stale[min(position.stale, LAST - 1) - 1] * min(end - worth, 0.0)
        return worth

    def _ended(self, position: Position, winner: int, player: int, *, again: bool) -> float:
        """Return what it is worth to a player that the game ends here, because all has come `again` or otherwise."""
        if winner == NOBODY:
            return self._weights.draw
        if winner != player:
            return 0.0
        solid = self._board.solid
        holds_all = solid and position.bits[winner] & solid == solid
        return self._weights.again if again and len(position.left) > 1 and not holds_all else 1.0

    def scores(self, position: Position) -> Sequence[float]:
        """Return what each player has, as the log odds against one who has nothing."""
        board, weights = self._board, self._weights
        bits, mover, owned = position.bits, position.mover, self._owned
        stock = self._stocks.get(position.gone)
        if stock is None:
            stock = self._stocks[position.gone] = self._stock(position.gone)
        units, points = stock
        point = weights.point + weights.late * position.turns / board.limit + weights.few / (MANY + units)
        whole = 0
        for there in bits:
            whole |= there
        scores = []
        for player, there in enumerate(bits):
            score = self._stands.get(there)
            if score is None:
                score = self._stands[there] = self._stand(there)
            score += point * points[player]
            if position.waiting & owned[player] and self._around(there & board.solid) & ~whole:
                score += weights.ready
            gain = self._gain(position, player, there, whole ^ there)
            scores.append(score + (weights.strike if player == mover else weights.threat) * gain)
        return scores

    def _stock(self, gone: int) -> tuple[int, tuple[int, ...]]:
        """Return how many units are not gone, and their points by player."""
        board, units, points = self._board, 0, [0] * len(self._board.players)
        for unit, owner in enumerate(board.owners):
            if not gone >> unit & 1:
                units += 1
                points[owner] += board.points[unit]
        return units, tuple(points)

    def _stand(self, there: int) -> float:
        """Return what it is worth to a player to stand on tiles: features held and near, allies side by side."""
        board, weights, near = self._board, self._weights, self._near
        cells = [cell for cell in range(len(near)) if there >> cell & 1]
        pairs = sum((near[cell] & there).bit_count() for cell in cells) / 2
        score = weights.unit * len(cells) + weights.beside * pairs
        if len(cells) == 1:
            score += weights.lone
        free = [cell for cell in cells if cell not in self._features]
        open_ones = [feature for feature in board.features if not there >> feature & 1]
        for feature in open_ones:
            row = board.away[feature]
            score += weights.way * min((row[cell] for cell in free if row[cell] < FAR), default=FAR)
        if len(open_ones) == len(board.features):
            score += weights.none
        if len(open_ones) == 1:
            score += weights.last_but_one
        return score

    def _around(self, there: int) -> int:
        """Return the tiles beside some tiles."""
        found = self._beside.get(there)
        if found is None:
            found = 0
            for cell, beside in enumerate(self._near):
                if there >> cell & 1:
                    found |= beside
            self._beside[there] = found
        return found

    def _gain(self, position: Position, player: int, there: int, foes: int) -> float:
        """Return the most that an attack is likely to bring a player who stands `there`, against those on `foes`."""
        near, on, most = self._near, position.on, 0.0
        able = self._around(foes) & there
        while able:
            place = (able & -able).bit_length() - 1
            able &= able - 1
            most = self._against(position, on[place], place, near[place] & foes, most)
        for unit, owner, rings in self._shooters:
            if owner == player and (place := position.at[unit]) >= 0 and (far := rings[place] & foes):
                most = self._against(position, unit, place, far, most)
        return most

    def _against(self, position: Position, unit: int, place: int, foes: int, most: float) -> float:
        """Return the most that an attack of a unit on those it sees on some tiles is likely to bring, if not less."""
        on, own, known, beside = position.on, self._rerolls(position, unit, place), self._gains, self._near[place]
        while foes:
            cell = (foes & -foes).bit_length() - 1
            foes &= foes - 1
            other = on[cell]
            if beside >> cell & 1 or sees(self._board, position, unit, other):
                key = (unit, other, place, cell, own, self._rerolls(position, other, cell))
                gain = known.get(key)
                if gain is None:
                    gain = known[key] = self._gained(*key)
                most = max(most, gain)
        return most

    def _rerolls(self, position: Position, unit: int, place: int) -> int:
        """Return how many rerolls a unit has where it stands; as `plans.rerolls_on`, by bits."""
        owner, beside = self._board.owners[unit], self._near[place]
        found = self._board.pieces[unit].own_rerolls[place] + (beside & position.bits[owner]).bit_count()
        for other, more in self._supports[owner]:
            if (cell := position.at[other]) >= 0 and beside >> cell & 1:
                found += more
        return found

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
        self._minds = any(weights.stale)
        self._texts: dict[str, int] = {}
        self._repeated: dict[int, int] = {}

    def remember(self, state: State) -> None:
        """Take note of how often each position has begun a turn, if that counts.  PR43."""
        if self._minds:
            self._repeated = {self._key(text): times for text, times in state.repeated.items()}

    def _key(self, text: str) -> int:
        """Return what tells a position apart, by its words in the rules."""
        key = self._texts.get(text)
        if key is None:
            player, _, units = text.partition(": ")
            tokens = self.board.tokens
            key = sum(tokens[word] for word in units.split()) * SEATS + self.board.numbers[player]
            self._texts[text] = key
        return key

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
        outcomes, repeated = outcomes_of(self.board, position, plan), self._repeated
        if repeated:
            for _, after in outcomes:
                times = repeated.get(after.key * SEATS + after.mover)
                if times is not None and after.winner == OPEN:
                    after.stale += times
                    if times + 1 >= LAST:
                        after.winner = ahead(self.board, after.captures, after.left, after.on)
        return outcomes

    def worth(self, position: Position, player: str) -> float:
        return self.judge.worth(position, self.board.numbers[player])


def _told(state: State) -> tuple[object, ...]:
    units = tuple((unit.id, unit.card, unit.owner) for unit in state.units.values())
    return (id(state.setup), tuple(state.tiles.items()), units, tuple(state.order), state.direction)


EXACT: Final = 2
"""So many rerolls are thought through die by die; those after them are weighed by the chances of both directions."""
GLANCE: Final = 1
"""So many are in games that are only thought of."""
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


def weighed_raises(fight: Fight, stakes: Stakes) -> list[tuple[float, Raise | Pass]]:
    """Return what laying each bonus next is worth to the thinking side, the best first, and laying none.  P033."""
    side = fight.attacker if stakes.attacks else fight.target
    none = _laid(_passed(fight, side), stakes, attacker_next=not stakes.attacks, left=MOST_BONUSES)
    found: list[tuple[float, Raise | Pass]] = [(none, Pass())]
    for option, after in _raised(fight, side):
        found.append((_laid(after, stakes, attacker_next=not stakes.attacks, left=MOST_BONUSES - 1), option))
    return _best_first(found)


def weighed_throws(fight: Fight, stakes: Stakes, exact: int = EXACT) -> list[tuple[float, Reroll | Pass]]:
    """Return what rerolling each die next is worth to the thinking side, the best first, and rerolling none.  P034.

    So many rerolls are thought through die by die.
    """
    side = fight.attacker if stakes.attacks else fight.target
    none = _thrown(_passed(fight, side), stakes, attacker_next=not stakes.attacks, left=exact)
    found: list[tuple[float, Reroll | Pass]] = [(none, Pass())]
    for option, faces in _rerolled(fight, side):
        values = (_thrown(after, stakes, attacker_next=not stakes.attacks, left=exact - 1) for after in faces)
        found.append((sum(values) / SIDES, option))
    return _best_first(found)


def _best_first(found: list[tuple[float, Answer]]) -> list[tuple[float, Answer]]:
    """Return what is worth most first; of what is hardly better than something before it, that."""
    best = found[0]
    for each in found:
        if each[0] > best[0] + BETTER:
            best = each
    return [best, *sorted((each for each in found if each is not best), key=lambda each: -each[0])]


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
