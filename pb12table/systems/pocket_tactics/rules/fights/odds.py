"""Exact chances of fights before the dice fall.  P037 to P041, PR36, PR41."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from pb12table.systems.pocket_tactics.rules.fights.attacking import as_it_attacks
from pb12table.systems.pocket_tactics.rules.fights.comparing import HIGHEST, defeats
from pb12table.systems.pocket_tactics.rules.fights.helps import bonuses_of
from pb12table.systems.pocket_tactics.rules.fights.sight import can_answer
from pb12table.systems.pocket_tactics.rules.ground import card_of, tile_of
from pb12table.systems.pocket_tactics.rules.hazards import DROWNS, hazard_of
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Bonus, Hazard, Pool
from pb12table.systems.pocket_tactics.rules.state import State
from pb12table.table.cells import Cell


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of a fight: that the target is defeated, that the attacker is, and that both are.  P044, PR36.

    The two directions depend on each other only where a bonus may go onto either colour (PR41).
    """

    target: Fraction
    attacker: Fraction
    both: Fraction

    @property
    def none(self) -> Fraction:
        """Return the chance that nobody is defeated."""
        return 1 - self.target - self.attacker + self.both


def attack_odds(state: State, action: AttackAction, *, bonuses: bool = True) -> Odds:
    """The chances of an attack from where its steps lead, once it comes to its dice.  PR11, PR36."""
    return odds(as_it_attacks(state, action), action.unit, action.target, magic=action.magic, bonuses=bonuses)


def odds(state: State, unit: FigureId, target: FigureId, *, magic: bool = False, bonuses: bool = True) -> Odds:
    """Return the chances of an attack: of the bare dice, or with the bonuses of both; without rerolls.  PR36, PR41."""
    card, other = card_of(state, unit), card_of(state, target)
    own = tuple(bonuses_of(state, unit, target, against_magic=False)) if bonuses else ()
    its = tuple(bonuses_of(state, target, unit, against_magic=magic)) if bonuses else ()
    answers = can_answer(state, target, unit)
    falls = lost = both = Fraction(0)
    for share, red, green_added in red_parts(card.off, own):
        for its_share, its_red, its_green_added in red_parts(other.off if answers else 0, its):
            beaten = _defeating(red, other.defence, its_green_added)
            loses = _defeating(its_red, card.defence, green_added) if answers else Fraction(0)
            falls += share * its_share * beaten
            lost += share * its_share * loses
            both += share * its_share * beaten * loses
    return Odds(falls, lost, both)


Results: TypeAlias = tuple[int, ...]
"""Results of dice of one colour, in falling order."""
Part: TypeAlias = tuple[Fraction, tuple[tuple[Results, int], ...], Results]
"""A share of all rolls of red dice, their results with the ways to each, and the values for the green dice."""


@lru_cache(maxsize=1024)
def red_parts(off: int, bonuses: tuple[Bonus, ...]) -> tuple[Part, ...]:
    """Return what the red dice of a side may come to, apart by what their bonuses leave to the green ones.  PR41.

    A bonus for either colour goes onto the highest red result below six, and if there is none onto a green one.
    """
    parts: dict[Results, Counter[Results]] = {}
    for faces in product(range(1, SIDES + 1), repeat=off):
        red, green = tuple(sorted(faces, reverse=True)), list[int]()
        for bonus in bonuses:
            if bonus.pool is Pool.DEFENCE or (bonus.pool is None and not any(result < HIGHEST for result in red)):
                green.append(bonus.value)
            else:
                red = raised(red, (bonus.value,))
        parts.setdefault(tuple(green), Counter())[red] += 1
    whole = SIDES**off
    return tuple((Fraction(red.total(), whole), tuple(red.items()), green) for green, red in parts.items())


@lru_cache(maxsize=4096)
def _defeating(red: tuple[tuple[Results, int], ...], defence: int, added: Results) -> Fraction:
    """Return the chance that one of some red results defeats green dice to which values are added."""
    green = _results(defence, added)
    won = sum(
        ways * other_ways
        for results, ways in red
        for others, other_ways in green.items()
        if defeats(results, others)
    )
    return Fraction(won, sum(ways for _results, ways in red) * SIDES**defence)


@lru_cache(maxsize=4096)
def chance(off: int, defence: int) -> Fraction:
    """Return the chance that so many bare red dice defeat so many bare green ones.  P037 to P041."""
    return _defeating(tuple(_results(off, ()).items()), defence, ())


@lru_cache(maxsize=256)
def _results(dice: int, values: Results) -> Counter[Results]:
    """Return in how many ways dice come to results, each value added to the highest below six.  PR36."""
    return Counter(raised(faces, values) for faces in product(range(1, SIDES + 1), repeat=dice))


def raised(faces: Iterable[int], values: Iterable[int]) -> Results:
    """Results in falling order after each value has gone onto the highest of them below six.  P033, PR36."""
    results = sorted(faces, reverse=True)
    for value in values:
        place = next((place for place, result in enumerate(results) if result < HIGHEST), None)
        if place is not None:
            results[place] = min(results[place] + value, HIGHEST)
            results.sort(reverse=True)
    return tuple(results)


def five_chance(dice: int) -> Fraction:
    """The chance that one of so many dice shows a five or a six.  P051."""
    return 1 - Fraction(2, 3) ** dice


def survival(state: State, unit: FigureId, cell: Cell) -> float:
    """The chance that a unit gets over the hazard of a tile.  P048, P051."""
    match hazard_of(state, unit, cell):
        case Hazard.WATER:
            return (SIDES - DROWNS) / SIDES
        case Hazard.SWAMP:
            return float(five_chance(card_of(state, unit).defence))
    return 1.0


def lost_before(state: State, action: AttackAction) -> float:
    """Return the chance that an attacker is lost to its steps or to the target's place before the dice fall.

    A shooter loses no more than its action to the water.  P048, P049, PR25, PR39.
    """
    if not action.ranged:
        return 1.0 - gets_to_fight(state, action)
    return 1.0 - survival(state, action.unit, action.steps[-1].to) if action.steps else 0.0


def gets_to_fight(state: State, action: AttackAction) -> float:
    """The chance that an attack comes to its dice: what its steps and the target's place may do before.

    P049, PR19, PR25, PR39.
    """
    unit, cell = action.unit, tile_of(state, action.target)
    alive = survival(state, unit, action.steps[-1].to) if action.steps else 1.0
    if not action.ranged:
        return alive * survival(state, unit, cell)
    is_tested = state.setup.options.water_test == "all" and hazard_of(state, unit, cell) is Hazard.WATER
    return alive * survival(state, unit, cell) if is_tested else alive
