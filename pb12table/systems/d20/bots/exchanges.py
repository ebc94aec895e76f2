"""What creatures could do to each other in their next turns: a first look, kept for as long as nobody has moved.

Bonuses, armour, cover and odds are those of the rules; how an attacker gets to its target is only estimated.  What is
declared the rules weigh exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.bots.lattice import FARTHEST, LEVEL, Country, country_of
from pb12table.systems.d20.rules.acting.odds import Odds, area_odds, odds_of
from pb12table.systems.d20.rules.creatures import (
    attacks_by_action,
    body,
    foes,
    has_body,
    is_able,
    is_beside,
    profile,
    stand_up_cost,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    Ability,
    Attack,
    Condition,
    DiceSum,
    Feature,
    FeatureKind,
    Mode,
    Profile,
)
from pb12table.systems.d20.rules.seeing import COVER_BONUS, Cover, is_unaware, level_of, terrain_sight
from pb12table.systems.d20.rules.state import CreatureState, State
from pb12table.systems.d20.rules.value import creature_value, damage_of_a_turn
from pb12table.table.motion.gaps import gap
from pb12table.table.units import distance

LATER: Final = 0.55
"""What a turn later is worth of what could be done now."""
LATEST: Final = 8
"""Who needs more turns than so many is no danger yet."""
UPRIGHT: Final = 0.4
"""Which part of its value a creature has for being up; the rest is its hit points."""
WARY: Final = 0.15
"""What an attack on one that is hidden is worth, for its place must be guessed."""
MOST_KEPT: Final = 40_000
"""So many exchanges are remembered before the memory is emptied."""


@dataclass(frozen=True, slots=True)
class Blows:
    """The attacks of one action: how many turns it takes to come to them, and how likely at least so much damage is.

    `delay` counts turns beyond the next one, parts of turns too; `share` is what they are worth of attacks that are
    sure to be made.
    """

    delay: float
    mean: float
    tail: tuple[float, ...]
    share: float = 1.0

    def out(self, hit_points: int) -> float:
        """How likely it brings down one with so many hit points."""
        return self.tail[hit_points] if hit_points < len(self.tail) else 0.0

    def loss(self, hit_points: int, most: int) -> float:
        """Which part of its value a target is expected to lose, later turns counting for less."""
        hurt = sum(self.tail[1 : hit_points + 1]) / most
        return float((UPRIGHT * self.out(hit_points) + (1.0 - UPRIGHT) * hurt) * self.share * LATER**self.delay)


@lru_cache(maxsize=4096)
def _tail(
    bonus: int, armour_class: int, damage: DiceSum, net: int, more: DiceSum | None, count: int
) -> tuple[float, ...]:
    return tail_of(odds_of(bonus, armour_class, damage, net, more=more), count)


@lru_cache(maxsize=256)
def _burst_tail(damage: DiceSum, bonus: int, difficulty: int) -> tuple[float, ...]:
    return tail_of(area_odds(damage, bonus, difficulty))


def tail_of(odds: Odds, count: int = 1) -> tuple[float, ...]:
    """How likely at least 0, 1, 2, ... damage is by several attacks like one."""
    single = [float(odds.damage.get(number, 0)) for number in range(max(odds.damage) + 1)]
    shares = [1.0]
    for _ in range(count):
        more = [0.0] * (len(shares) + len(single) - 1)
        for number, likely in enumerate(shares):
            for damage, share in enumerate(single):
                more[number + damage] += likely * share
        shares = more
    tail, rest = [0.0] * len(shares), 0.0
    for number in range(len(shares) - 1, -1, -1):
        rest += shares[number]
        tail[number] = min(rest, 1.0)
    return tuple(tail)


@dataclass(frozen=True, slots=True)
class Balance:
    """What one side could do to another: the value that its next turns cost, and about what damage it does each turn.

    The damage is that of its creatures against usual foes, of the hurt and the late less: nobody dodges for ever.
    `late` are the attackers that cannot attack yet, each with the turns that it needs beyond its next one.
    """

    value: float
    damage: float
    late: tuple[tuple[FigureId, float], ...] = ()


class Exchanges:
    """What each creature could do to each other one, remembered by where they are and how."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[Blows, ...]] = {}

    def blows(self, state: State, figure: FigureId, target: FigureId, *, pressed: bool) -> tuple[Blows, ...]:
        """The ways in which a creature could attack another; `pressed`: a foe is beside it."""
        one, other = state.figures[figure], state.figures[target]
        key = (
            figure, one.at, one.is_prone, one.grappled_by is None, tuple(one.uses.values()), target in one.hidden_from,
            target, other.at, other.is_prone, other.dodging, figure in other.hidden_from, pressed, len(state.gone),
            tuple(state.doors.values()),
        )  # fmt: skip
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = self._known[key] = tuple(_blows(state, figure, target, pressed=pressed))
        return found

    def loss(self, state: State, figure: FigureId, target: FigureId, *, pressed: bool = False) -> float:
        """What of its value a target is expected to lose by the next attacks of a creature."""
        other, kind = state.figures[target], profile(state, target)
        left = max(1, other.hit_points)
        shares = (each.loss(left, kind.hit_points) for each in self.blows(state, figure, target, pressed=pressed))
        return creature_value(kind) * max(shares, default=0.0)

    def balance(self, state: State, attackers: Sequence[FigureId], targets: Sequence[FigureId]) -> Balance:
        """What a side could do to another, each attack on whom it costs most when the others are done."""
        left = {target: float(state.figures[target].hit_points) for target in targets}
        value = damage = 0.0
        late = list[tuple[FigureId, float]]()
        for attacker in attackers:
            pressed = is_pressed(state, attacker)
            best, gain, mean = None, 0.0, 0.0
            soonest = LATEST + 1.0
            for target in targets:
                hit_points = ceil(left[target])
                if hit_points <= 0:
                    continue
                kind = profile(state, target)
                for each in self.blows(state, attacker, target, pressed=pressed):
                    share = LATER**each.delay * each.share
                    soonest = min(soonest, each.delay)
                    found = creature_value(kind) * each.loss(hit_points, kind.hit_points)
                    if found > gain:
                        best, gain, mean = target, found, each.mean * share
            damage += usual_damage(profile(state, attacker)) * LATER**soonest * _health(state, attacker)
            if soonest > 0.0:
                late.append((attacker, soonest))
            if best is not None:
                value += gain
                left[best] -= mean
        return Balance(value, damage, tuple(late))


def _health(state: State, figure: FigureId) -> float:
    """How much longer than half of what a whole creature lasts it is there, about."""
    return 0.5 + 0.5 * state.figures[figure].hit_points / profile(state, figure).hit_points


def usual_damage(kind: Profile) -> float:
    """The mean damage of its best action against usual foes.  Section 6 (comparing forces)."""
    return _usual_damage(kind.attacks, kind.features)


@lru_cache(maxsize=256)
def _usual_damage(attacks: tuple[Attack, ...], features: tuple[Feature, ...]) -> float:
    return float(damage_of_a_turn(attacks, features))


def is_pressed(state: State, figure: FigureId) -> bool:
    """Whether an able foe that does not hide from it is beside a creature, so that it shoots badly.  D066, DR41."""
    return any(
        figure not in state.figures[foe].hidden_from and is_able(state, foe) and is_beside(state, figure, foe)
        for foe in foes(state, figure)
    )


def _blows(state: State, figure: FigureId, target: FigureId, *, pressed: bool) -> Iterator[Blows]:
    one, other = state.figures[figure], state.figures[target]
    if not is_able(state, figure) or not has_body(state, target):
        return
    kind, victim = profile(state, figure), profile(state, target)
    here, there = body(state, figure), body(state, target)
    apart = gap(here, there)
    fast = _speed(state, figure, one)
    against = int(is_unaware(state, figure, target)) + int(other.dodging)
    favour = int(is_unaware(state, target, figure))
    share = WARY if figure in other.hidden_from else 1.0
    late = int(one.surprised)
    count = attacks_by_action(state, figure)
    backstab = kind.feature(FeatureKind.BACKSTAB)
    cover: Cover | None = None
    for weapon in kind.attacks:
        if weapon.is_melee:
            delay = late + _turns_to(state, figure, target, apart - weapon.reach, fast)
            if delay <= LATEST:
                net = _net(favour + int(other.is_prone), against)
                more = backstab.dice if backstab is not None and net > 0 else None
                tail = _tail(weapon.bonus, victim.armour_class, weapon.damage, net, more, count)
                yield Blows(delay, sum(tail[1:]), tail, share)
        if weapon.is_ranged:
            if cover is None:
                cover = level_of(terrain_sight(state, here, there).covered_share)
            beyond = max(0.0, apart - weapon.long)
            delay = late + (beyond / fast if fast > 0.0 else LATEST + 1.0 if beyond > 0.0 else 0.0)
            delay += int(cover is Cover.TOTAL)
            if delay <= LATEST:
                far = int(apart >= weapon.normal + (0.0 if pressed else 0.5 * fast))
                net = _net(favour, against + far + int(pressed) + int(other.is_prone and apart >= CELL))
                more = backstab.dice if backstab is not None and net > 0 else None
                armour_class = victim.armour_class + COVER_BONUS[cover]
                tail = _tail(weapon.bonus, armour_class, weapon.damage, net, more, count)
                yield Blows(delay, sum(tail[1:]), tail, share)
    burst = kind.feature(FeatureKind.BURST)
    if burst is not None and burst.dice is not None and one.uses.get(burst.id, 0) > 0:
        beyond = max(0.0, apart - burst.long - 0.5 * fast)
        if beyond == 0.0:
            tail = _burst_tail(burst.dice, victim.save_bonus(burst.save or Ability.DEXTERITY), burst.difficulty)
            yield Blows(late, sum(tail[1:]), tail, share)


def _net(good: int, bad: int) -> int:
    """Advantage, disadvantage or neither.  D062."""
    return int(good > 0) - int(bad > 0)


def _speed(state: State, figure: FigureId, placed: CreatureState) -> float:
    """How far a creature gets in its next turn, standing up first."""
    if Condition.GRAPPLED in placed.conditions:
        return 0.0
    fast = profile(state, figure).speeds.get(Mode.WALK, 0.0)
    return max(0.0, fast - stand_up_cost(state, figure)) if placed.is_prone else fast


def _turns_to(state: State, figure: FigureId, target: FigureId, short: float, fast: float) -> float:
    """How many turns a creature needs beyond the next one to get so much nearer to another."""
    if short < 0.0:
        return 0.0
    flying = profile(state, figure).speeds.get(Mode.FLY, 0.0)
    if flying > 0.0 and not state.figures[figure].is_prone:
        return max(0.0, (short + 0.05) / flying - 1.0)
    if fast <= 0.0:
        return LATEST + 1.0
    return max(0.0, (way_to(state, figure, target, short) + 0.05) / fast - 1.0)


def way_to(state: State, figure: FigureId, target: FigureId, short: float) -> float:
    """What the way costs until a creature is so much nearer to another, past nobody, about."""
    here, there = state.figures[figure].at, state.figures[target].at
    whole = country(state, figure).spread((there,)).left(here)
    if whole >= FARTHEST:
        # A broad creature has no place where a narrow one stands.
        return short if abs(here[2] - there[2]) <= LEVEL else FARTHEST
    return max(short, whole - (distance(here, there) - short))


def country(state: State, figure: FigureId) -> Country:
    """The country of a creature's build."""
    return country_of(state, figure)
