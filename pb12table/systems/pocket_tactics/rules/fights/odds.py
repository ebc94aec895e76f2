"""Exact chances of fights before the dice fall.  P037 to P041, PR36."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product

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
    """The chances of a fight: that the target is defeated, and that the attacker is, which do not depend on each other.

    PR36.
    """

    target: Fraction
    attacker: Fraction

    @property
    def both(self) -> Fraction:
        """That both are defeated.  P044."""
        return self.target * self.attacker

    @property
    def none(self) -> Fraction:
        """That nobody is."""
        return (1 - self.target) * (1 - self.attacker)


def attack_odds(state: State, action: AttackAction, *, bonuses: bool = True) -> Odds:
    """The chances of an attack from where its steps lead, once it comes to its dice.  PR11, PR36."""
    return odds(as_it_attacks(state, action), action.unit, action.target, magic=action.magic, bonuses=bonuses)


def odds(state: State, unit: FigureId, target: FigureId, *, magic: bool = False, bonuses: bool = True) -> Odds:
    """The chances of an attack: of the bare dice, or with the bonuses of both; without rerolls.  PR36."""
    card, other = card_of(state, unit), card_of(state, target)
    own = tuple(bonuses_of(state, unit, target, against_magic=False)) if bonuses else ()
    its = tuple(bonuses_of(state, target, unit, against_magic=magic)) if bonuses else ()
    answers = can_answer(state, target, unit)
    return Odds(
        chance(card.off, added(own, Pool.OFF), other.defence, added(its, Pool.DEFENCE)),
        chance(other.off, added(its, Pool.OFF), card.defence, added(own, Pool.DEFENCE)) if answers else Fraction(0),
    )


def added(bonuses: Iterable[Bonus], pool: Pool) -> tuple[int, ...]:
    """What the bonuses of a colour add, in their order; those of either colour go onto the red dice.  PR36."""
    return tuple(bonus.value for bonus in bonuses if (bonus.pool or Pool.OFF) is pool)


@lru_cache(maxsize=4096)
def chance(off: int, off_added: tuple[int, ...], defence: int, defence_added: tuple[int, ...]) -> Fraction:
    """The chance that so many red dice defeat so many green ones, with what is added to the results of both."""
    red, green = _results(off, off_added), _results(defence, defence_added)
    won = sum(
        ways * other_ways
        for results, ways in red.items()
        for others, other_ways in green.items()
        if defeats(results, others)
    )
    return Fraction(won, SIDES ** (off + defence))


@lru_cache(maxsize=256)
def _results(dice: int, values: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    """In how many ways dice come to results in falling order, each value added to the highest below six.  PR36."""
    return Counter(raised(faces, values) for faces in product(range(1, SIDES + 1), repeat=dice))


def raised(faces: Iterable[int], values: Iterable[int]) -> tuple[int, ...]:
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
