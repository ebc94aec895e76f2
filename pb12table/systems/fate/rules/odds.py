"""What to expect of four Fudge dice against four: exact chances of an attack, as fractions.  Section 7.1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from types import MappingProxyType

from pb12table.systems.fate.rules.actors import attached, group, group_boxes, next_severity, standing
from pb12table.systems.fate.rules.data import DICE, SPIN, ActorId, SceneZoneId, Track
from pb12table.systems.fate.rules.harm import forcing_hit
from pb12table.systems.fate.rules.state import State

Chances = Mapping[int, Fraction]


@cache
def sums() -> Chances:
    """Return the probability of each sum of four Fudge dice."""
    found: dict[int, Fraction] = {}
    for faces in product((-1, 0, 1), repeat=DICE):
        found[sum(faces)] = found.get(sum(faces), Fraction(0)) + Fraction(1, 3**DICE)
    return MappingProxyType(found)


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack comes to: how likely each number of shifts is (0 for none), and spin for the defender.

    F022, F023, F103; `margins` are effort less defence.
    """

    margins: Chances
    p_spin: Fraction

    @property
    def hits(self) -> Chances:
        """Return the probability of each hit; 0 is none."""
        found: dict[int, Fraction] = {}
        for margin, chance in self.margins.items():
            hit = max(margin, 0)
            found[hit] = found.get(hit, Fraction(0)) + chance
        return MappingProxyType(dict(sorted(found.items())))

    @property
    def p_hit(self) -> Fraction:
        """At least one shift."""
        return self.at_least(1)

    @property
    def mean_shifts(self) -> Fraction:
        """Shifts on average; none where the attack fails."""
        return sum((hit * chance for hit, chance in self.hits.items()), Fraction(0))

    def at_least(self, hit: int) -> Fraction:
        """Return the probability of at least such a hit."""
        return sum((chance for margin, chance in self.margins.items() if margin >= max(hit, 1)), Fraction(0))


def opposed(attack: int, defence: int, strength: int | None = None, barrier: int | None = None) -> Odds:
    """Return the odds of an attack with some sum against a defence, or against a protect block that may count instead.

    One that does not beat the `barrier` of a blocked act fails.  F023, F030, F031, FR20.
    """
    margins: dict[int, Fraction] = {}
    spin = Fraction(0)
    for (own, chance), (other, against) in product(sums().items(), sums().items()):
        effort, met = attack + own, defence + other
        counted = met if strength is None else max(met, strength)
        stopped = barrier is not None and effort <= barrier
        margin = min(effort - counted, 0) if stopped else effort - counted
        margins[margin] = margins.get(margin, Fraction(0)) + chance * against
        if not stopped and margin <= -SPIN and (strength is None or met > strength):
            spin += chance * against
    return Odds(MappingProxyType(dict(sorted(margins.items()))), spin)


def simple_odds(sum_: int, difficulty: int) -> Fraction:
    """Return the probability that a simple action succeeds.  F002, F005."""
    return sum((chance for own, chance in sums().items() if sum_ + own >= difficulty), Fraction(0))


@dataclass(frozen=True, slots=True)
class PushOdds:
    """How likely a push moves its target at all, and how likely it may end in each zone.  F081, FR30, FR60."""

    p_moved: Fraction
    zones: Mapping[SceneZoneId, Fraction]


def p_forced(state: State, target: ActorId, track: Track, odds: Odds) -> Fraction:
    """Return the probability that a character must take a consequence, or is taken out.  F050."""
    return odds.at_least(forcing_hit(state, target, track))


def p_out(state: State, target: ActorId, track: Track, odds: Odds) -> Fraction:
    """Return the probability of taking a target out: the last minion, or one with no box and no consequence left.

    F055, F088.
    """
    if group(state, target) is not None:
        return odds.at_least(group_boxes(state, target))
    shield = sum(group_boxes(state, other) for other in attached(state, target))
    if next_severity(state, target) is not None:
        return Fraction(0)
    return odds.at_least(shield + forcing_hit(state, target, track))


def minions_out(state: State, target: ActorId, odds: Odds) -> Sequence[Fraction]:
    """Return the probabilities that 0, 1, 2 and so on of a group are out.  F088."""
    found = group(state, target)
    assert found is not None, "asked of groups only"
    heads = len(standing(state, target))
    chances = [Fraction(0)] * (heads + 1)
    for hit, chance in odds.hits.items():
        fallen = min((hit + state.actors[target].partial) // found.kind.quality if hit else 0, heads)
        chances[fallen] += chance
    return tuple(chances)


def p_overflow(state: State, target: ActorId, odds: Odds) -> Fraction:
    """Return the probability that a group is gone with shifts left.  F100."""
    return odds.at_least(group_boxes(state, target) + 1)
