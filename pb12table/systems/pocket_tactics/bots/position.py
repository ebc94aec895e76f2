"""A position in whole numbers, the game it belongs to, and the chances of its fights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.fights import (
    blocks,
    bonuses_of,
    defeats,
    five_chance,
    raised,
    red_parts,
    survival,
)
from pb12table.systems.pocket_tactics.rules.ground import captured_points, card_of, ground_at, is_favoured, players_in
from pb12table.systems.pocket_tactics.rules.hazards import hazard_of
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Bonus, Does, Hazard, Pool, UnitCard
from pb12table.systems.pocket_tactics.rules.state import Place, State
from pb12table.table.cells import Cell, between, cell_distance, line_between, neighbours

Chances = NDArray[np.float64]
Results = tuple[int, ...]

MOST: Final = 6
"""More rerolls than so many are as good as so many."""


@lru_cache(maxsize=8)
def results_of(dice: int) -> tuple[Results, ...]:
    """Return what a number of dice can show, each in descending order."""
    return tuple(tuple(reversed(faces)) for faces in combinations_with_replacement(range(1, SIDES + 1), dice))


@lru_cache(maxsize=8)
def number_of(dice: int) -> dict[Results, int]:
    """Return the number of each result in `results_of`."""
    return {results: number for number, results in enumerate(results_of(dice))}


@lru_cache(maxsize=8)
def _throws(dice: int) -> tuple[Chances, ...]:
    """Return for each die of a result, from the highest on, what becomes of all results when it is rerolled."""
    found = []
    for place in range(dice):
        throw = np.zeros((len(results_of(dice)), len(results_of(dice))))
        for number, results in enumerate(results_of(dice)):
            for face in range(1, SIDES + 1):
                after = sorted((*results[:place], face, *results[place + 1 :]), reverse=True)
                throw[number, number_of(dice)[tuple(after)]] += 1.0 / SIDES
        found.append(throw)
    return tuple(found)


@lru_cache(maxsize=2048)
def winning(off: int, defence: int, off_rerolls: int, defence_rerolls: int, off_turn: bool) -> Chances:
    """Return the chance that red results finally defeat green ones, by the number of both, if both reroll optimally.

    `off_turn`: whose turn it is to throw again.  Passing ends it for that side.  P034, P037 to P041, PR20.
    """
    if not off_rerolls and not defence_rerolls:
        return np.array([[float(defeats(red, green)) for green in results_of(defence)] for red in results_of(off)])
    if off_turn:
        best = winning(off, defence, 0, defence_rerolls, False)
        if off_rerolls:
            after = winning(off, defence, off_rerolls - 1, defence_rerolls, False)
            for throw in _throws(off):
                best = np.maximum(best, throw @ after)
        return best
    worst = winning(off, defence, off_rerolls, 0, True)
    if defence_rerolls:
        after = winning(off, defence, off_rerolls, defence_rerolls - 1, True)
        for throw in _throws(defence):
            worst = np.minimum(worst, after @ throw.T)
    return worst


@lru_cache(maxsize=256)
def _first(dice: int, added: tuple[int, ...]) -> Chances:
    """Return the probability of each result once the dice have fallen and each bonus is on the highest below six.

    PR36.
    """
    shares = np.zeros(len(results_of(dice)))
    for faces in product(range(1, SIDES + 1), repeat=dice):
        shares[number_of(dice)[raised(faces, added)]] += SIDES**-dice
    return shares


@lru_cache(maxsize=16384)
def chance(
    off: int,
    off_added: tuple[int, ...],
    defence: int,
    defence_added: tuple[int, ...],
    rerolls: tuple[int, int] = (0, 0),
    off_first: bool = True,
) -> float:
    """Return the chance that red dice defeat green ones, with the bonuses and the rerolls of both."""
    own, its = (min(each, MOST) for each in rerolls)
    return float(_first(off, off_added) @ winning(off, defence, own, its, off_first) @ _first(defence, defence_added))


def still(off: Sequence[int], defence: Sequence[int], rerolls: tuple[int, int], off_turn: bool) -> float:
    """Return the chance that red results defeat green ones, as they lie and with the rerolls that are left."""
    return _still(tuple(off), tuple(defence), *(min(each, MOST) for each in rerolls), off_turn)


@lru_cache(maxsize=65536)
def _still(off: tuple[int, ...], defence: tuple[int, ...], own: int, its: int, off_turn: bool) -> float:
    table = winning(len(off), len(defence), own, its, off_turn)
    red = number_of(len(off))[tuple(sorted(off, reverse=True))]
    return float(table[red, number_of(len(defence))[tuple(sorted(defence, reverse=True))]])


RESERVE: Final = -1
GONE: Final = -2
"""Where a unit is that stands on no tile: it waits, or it is captured or out of the game."""
NOBODY: Final = -1
OPEN: Final = -2
"""What stands for no unit on a tile, and for a game that is not over: `NOBODY` is its winner in a draw."""


class Position:
    """Where every unit is, whose turn it is, and how many turns have been taken.

    `turns` are those before this one.  `at` is the number of a tile, RESERVE or GONE for each unit; `captures` are the
    points each player has captured, `left` those still in; `winner` is OPEN before the end.  The rest says the same in
    other ways: `on` who stands on each tile, `bits` on which tiles each player stands, `gone` and `waiting` which units
    are GONE or in the RESERVE, all three as sets of bits; `key` is equal for positions that PR43 takes for the same.
    `stale` says how often those on the way here had been there before.
    """

    __slots__ = (
        "_hash", "at", "bits", "captures", "gone", "key", "left", "mover", "on", "stale", "turns", "waiting", "winner",
    )  # fmt: skip

    def __init__(
        self,
        at: tuple[int, ...],
        mover: int,
        turns: int,
        captures: tuple[int, ...],
        left: tuple[int, ...],
        winner: int,
        on: list[int],
        bits: list[int],
        gone: int,
        waiting: int,
        key: int,
        stale: int = 0,
    ) -> None:
        self.at = at
        self.mover = mover
        self.turns = turns
        self.captures = captures
        self.left = left
        self.winner = winner
        self.on = on
        self.bits = bits
        self.gone = gone
        self.waiting = waiting
        self.key = key
        self.stale = stale
        self._hash = key + turns

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.at == other.at
            and self.mover == other.mover
            and self.turns == other.turns
            and self.winner == other.winner
            and self.captures == other.captures
            and self.stale == other.stale
        )


class Piece(NamedTuple):
    """A unit as it is in any position.

    `safe` is the chance of getting over the hazard of each tile, `own_rerolls` what its ground gives it there,
    `steps` how many a move has, `support` the rerolls it gives each ally beside it.
    """

    id: FigureId
    owner: int
    card: UnitCard
    points: int
    reach: int
    steps: int
    flies: bool
    support: int
    safe: tuple[float, ...]
    wet: tuple[bool, ...]
    own_rerolls: tuple[int, ...]
    hex_reach: int
    hex_works: float
    """The chance that its own five-test works."""
    falls_to_hex: float
    """The chance that it does not pass the five-test of its green dice."""


@dataclass(frozen=True, eq=False)
class Board:
    """A game in play: everything that does not change any more.

    `around` are the neighbours of each tile, `hops` for each tile what may be jumped with the tiles beyond; `away` the
    steps between two tiles whatever lies between; `solid` are the features as bits.  `sights` are the ways of sight
    between two tiles: one of which no tile is taken by an enemy must be there (None: nothing can be in the way);
    `high_sights` those of flyers.  `codes` are what each unit adds to the key of a position wherever it is, `tokens`
    the same by the words of the rules.  At the `limit` of turns captures decide, or `features_first`.
    """

    state: State
    players: tuple[PlayerId, ...]
    numbers: dict[str, int]
    cells: tuple[Cell, ...]
    number: dict[Cell, int]
    around: tuple[tuple[int, ...], ...]
    hops: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]
    away: tuple[tuple[int, ...], ...]
    features: tuple[int, ...]
    ends_move: tuple[bool, ...]
    pieces: tuple[Piece, ...]
    owners: tuple[int, ...]
    points: tuple[int, ...]
    sights: dict[tuple[int, int], tuple[tuple[int, ...], ...]]
    high_sights: frozenset[tuple[int, int]]
    order: tuple[int, ...]
    limit: int
    features_first: bool
    fly_and_attack: bool
    water_for_all: bool
    odds: dict[tuple[int, ...], tuple[float, float]]
    codes: tuple[tuple[int, ...], ...]
    tokens: dict[str, int]
    solid: int
    nexts: dict[tuple[int, tuple[int, ...]], int]

    def after(self, mover: int, left: tuple[int, ...]) -> int:
        """Return the next player after one who is still in.  PR31."""
        found = self.nexts.get((mover, left))
        if found is None:
            found = self.nexts[mover, left] = self._after(mover, left)
        return found

    def _after(self, mover: int, left: tuple[int, ...]) -> int:
        place = self.order.index(mover)
        for step in range(1, len(self.order) + 1):
            other = self.order[(place + step) % len(self.order)]
            if other in left:
                return other
        return mover

    def chances(
        self, unit: int, target: int, a: int, c: int, answers: bool, rerolls: tuple[int, int], magic: bool = False
    ) -> tuple[float, float]:
        """Return the probabilities that the target of an attack is defeated, and that the attacker is.

        Both stand on the tiles `a` and `c`, with so many rerolls each.
        """
        key = (unit, target, a, c, answers, *rerolls, magic)
        found = self.odds.get(key)
        if found is None:
            found = self.odds[key] = self._chances(unit, target, a, c, answers, rerolls, magic)
        return found

    def _chances(
        self, unit: int, target: int, a: int, c: int, answers: bool, rerolls: tuple[int, int], magic: bool
    ) -> tuple[float, float]:
        own, other = self.pieces[unit], self.pieces[target]
        units = self.state.units
        units[own.id].at, units[other.id].at = self.cells[a], self.cells[c]
        helps = tuple(bonuses_of(self.state, own.id, other.id, against_magic=False))
        its = tuple(bonuses_of(self.state, other.id, own.id, against_magic=magic))
        beaten = _falls(own.card.off, helps, other.card, its, rerolls, answers=answers, off_first=True)
        if not answers:
            return beaten, 0.0
        back = (rerolls[1], rerolls[0])
        return beaten, _falls(other.card.off, its, own.card, helps, back, answers=True, off_first=False)


def _falls(
    off: int,
    helps: tuple[Bonus, ...],
    card: UnitCard,
    its: tuple[Bonus, ...],
    rerolls: tuple[int, int],
    *,
    answers: bool,
    off_first: bool,
) -> float:
    """Return the chance that red dice defeat a card, whose own red dice say which bonuses its green ones get.  PR41."""
    red = tuple(bonus.value for bonus in helps if bonus.pool is not Pool.DEFENCE)
    return sum(
        float(share) * chance(off, red, card.defence, green, rerolls, off_first=off_first)
        for share, _reds, green in red_parts(card.off if answers else 0, its)
    )


def board_of(state: State) -> Board:
    """Return the board of a state's game once its map is laid and its armies are chosen; it takes over the state."""
    cells = tuple(state.tiles)
    number = {cell: place for place, cell in enumerate(cells)}
    players = tuple(state.players)
    around = tuple(tuple(number[cell] for cell in neighbours(cell) if cell in number) for cell in cells)
    sights, high = _sights(state, cells, number)
    first = state.order if state.order else list(players)[:: state.direction]
    pieces = tuple(_piece(state, unit, players, cells) for unit in state.units)
    return Board(
        state,
        players,
        {player: place for place, player in enumerate(players)},
        cells,
        number,
        around,
        tuple(
            tuple((over, tuple(to for to in around[over] if to != cell and to not in around[cell])) for over in beside)
            for cell, beside in enumerate(around)
        ),
        tuple(tuple(cell_distance(cell, other) for other in cells) for cell in cells),
        tuple(place for place, cell in enumerate(cells) if state.tiles[cell].feature is not None),
        tuple(ground_at(state, cell).ends_move for cell in cells),
        pieces,
        tuple(piece.owner for piece in pieces),
        tuple(piece.points for piece in pieces),
        sights,
        high,
        tuple(players.index(player) for player in first),
        state.setup.options.turn_limit,
        state.setup.options.decides == "features",
        state.setup.options.flyers_move_and_attack,
        state.setup.options.water_test == "all",
        {},
        *_codes(state, cells),
        sum(1 << place for place, cell in enumerate(cells) if state.tiles[cell].feature is not None),
        {},
    )


def _codes(state: State, cells: Sequence[Cell]) -> tuple[tuple[tuple[int, ...], ...], dict[str, int]]:
    """Return what each unit adds to the key of a position on each tile, captured and in the reserve; and by words."""
    tokens: dict[str, int] = {}
    codes: list[tuple[int, ...]] = []
    for unit in state.units.values():
        kind = f"{unit.owner}-{unit.card}@"
        words = [*(",".join(map(str, cell)) for cell in cells), Place.CAPTURED.value, Place.RESERVE.value]
        chance = Random(kind)
        row = tuple(chance.getrandbits(56) for _ in words)
        codes.append(row)
        tokens.update({kind + word: code for word, code in zip(words, row, strict=True)})
        tokens[kind + Place.GONE.value] = row[GONE]
    return tuple(codes), tokens


def _piece(state: State, unit: FigureId, players: Sequence[PlayerId], cells: Sequence[Cell]) -> Piece:
    card, ability = card_of(state, unit), card_of(state, unit).ability
    rallies = ability is not None and ability.does is Does.RALLY
    hexes = ability is not None and ability.does is Does.HEX
    return Piece(
        unit,
        players.index(state.units[unit].owner),
        card,
        card.points,
        card.reach,
        1 + card.bonus_moves,
        card.flying > 0,
        1 + (ability.rerolls if ability is not None and rallies else 0),
        tuple(survival(state, unit, cell) for cell in cells),
        tuple(hazard_of(state, unit, cell) is Hazard.WATER for cell in cells),
        tuple(is_favoured(state, unit, cell) + ground_at(state, cell).rerolls for cell in cells),
        ability.reach if ability is not None and hexes else 0,
        float(five_chance(card.off)),
        float(1 - five_chance(card.defence)),
    )


def _sights(
    state: State, cells: Sequence[Cell], number: dict[Cell, int]
) -> tuple[dict[tuple[int, int], tuple[tuple[int, ...], ...]], frozenset[tuple[int, int]]]:
    """Return the sight routes between tiles within the reach of any card.  P016, PR14, PR15.

    For each pair: alternatives of tiles between that are free of what always blocks; and the pairs that flyers see.
    """
    bare = state.clone()
    for unit in bare.units.values():
        unit.at = None
    cards = state.setup.cards
    farthest = max((max(card.reach, card.ability.reach if card.ability else 0) for card in cards), default=1)
    nobody = next(iter(state.players))
    low: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}
    high: set[tuple[int, int]] = set()
    for place, start in enumerate(cells):
        for other, end in enumerate(cells):
            if place == other or cell_distance(start, end) > farthest:
                continue
            ways = [way for way in _ways(state, start, end) if all(cell in number for cell in way)]
            if ways:
                high.add((place, other))
            open_ways = [way for way in ways if not any(blocks(bare, cell, nobody, flying=False) for cell in way)]
            low[place, other] = tuple(tuple(number[cell] for cell in way) for way in open_ways)
    return low, frozenset(high)


def _ways(state: State, start: Cell, end: Cell) -> list[tuple[Cell, ...]]:
    """Return the alternative cells between two cells, one set of which must be free for sight.  PR14."""
    if state.setup.options.sight == "line":
        ways: list[tuple[Cell, ...]] = [()]
        for cells in line_between(start, end):
            ways = [(*way, cell) for way in ways for cell in cells]
        return ways
    inner, whole = between(start, end), cell_distance(start, end)
    found: list[tuple[Cell, ...]] = [()]
    for step in range(1, whole):
        found = [
            (*way, cell)
            for way in found
            for cell in inner
            if cell_distance(start, cell) == step and cell in neighbours(way[-1] if way else start)
        ]
    return found


def position_of(board: Board, state: State) -> Position:
    """Return a state in which somebody is asked for a turn as a position of its game."""
    players = board.players
    at = tuple(
        RESERVE if unit.place is Place.RESERVE else GONE if unit.at is None else board.number[unit.at]
        for unit in state.units.values()
    )
    active = state.active if state.active is not None else players[0]
    return placed(
        board,
        at,
        players.index(active),
        state.turns - 1,
        tuple(captured_points(state, player) for player in players),
        tuple(players.index(player) for player in players_in(state)),
    )


def placed(
    board: Board, at: tuple[int, ...], mover: int, turns: int, captures: tuple[int, ...], left: tuple[int, ...]
) -> Position:
    """Return an open position by where its units are."""
    bits = [0] * len(board.players)
    for unit, place in enumerate(at):
        if place >= 0:
            bits[board.owners[unit]] |= 1 << place
    gone, waiting = (sum(1 << unit for unit, place in enumerate(at) if place == nowhere) for nowhere in (GONE, RESERVE))
    key = sum(row[place] for row, place in zip(board.codes, at, strict=True))
    return Position(at, mover, turns, captures, left, OPEN, standing(board, at), bits, gone, waiting, key)


def standing(board: Board, at: Sequence[int]) -> list[int]:
    """Return who stands on each tile."""
    on = [NOBODY] * len(board.cells)
    for unit, place in enumerate(at):
        if place >= 0:
            on[place] = unit
    return on
