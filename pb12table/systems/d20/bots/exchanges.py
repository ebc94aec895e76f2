"""What creatures could do to each other, what chance makes of a turn, and what a fight is worth before its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, exp, floor
from typing import Final, TypeAlias

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.bots.lattice import FARTHEST, LEVEL, Country, country_of, exits, inside, middle
from pb12table.systems.d20.routes import provoked_by
from pb12table.systems.d20.rules.actions import caught_by, chance_of
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    Dash,
    Disengage,
    Dodge,
    Draw,
    DropProne,
    Escape,
    Grapple,
    Hide,
    Move,
    Ready,
    Search,
    StandUp,
    StepAnswer,
    UseFeature,
    UseObject,
)
from pb12table.systems.d20.rules.asking.legality import way_of_move
from pb12table.systems.d20.rules.asking.steps import contest_of, escape_of
from pb12table.systems.d20.rules.attack import (
    Odds,
    area_odds,
    attack_odds,
    attack_refusal,
    creature_value,
    damage_of_a_turn,
    faces,
    notices,
    odds_of,
    plan_attack,
    several,
)
from pb12table.systems.d20.rules.checks import passive_perception, perception_leanings, save_leanings
from pb12table.systems.d20.rules.creatures import (
    COVER_BONUS,
    Cover,
    attacks_by_action,
    body,
    data,
    foes,
    has,
    has_body,
    is_able,
    is_beside,
    is_unaware,
    is_unseen,
    level_of,
    melee_at_hand,
    owner,
    profile,
    side,
    stand_up_cost,
    terrain_sight,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    Ability,
    Condition,
    DiceSum,
    Feature,
    FeatureKind,
    Goal,
    GoalKind,
    Mode,
    ObjectSetup,
    Profile,
    Secret,
    SideId,
    Skill,
    Weapon,
)
from pb12table.systems.d20.rules.hiding import is_out_of_sight
from pb12table.systems.d20.rules.state import CreatureState, Life, Readied, State
from pb12table.systems.d20.rules.turn import choking, is_reached, sides_left
from pb12table.table.footprints import in_area
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import Point3, distance

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
        """Return the probability that it brings down a target with a number of hit points."""
        return self.tail[hit_points] if hit_points < len(self.tail) else 0.0

    def loss(self, hit_points: int, most: int) -> float:
        """Return the fraction of its value that a target is expected to lose, later turns counting for less."""
        hurt = sum(self.tail[1 : hit_points + 1]) / most
        return float((UPRIGHT * self.out(hit_points) + (1.0 - UPRIGHT) * hurt) * self.share * LATER**self.delay)


@lru_cache(maxsize=4096)
def tail(
    bonus: int, armour_class: int, damage: DiceSum, net: int, more: DiceSum | None, count: int
) -> tuple[float, ...]:
    """Return how likely at least so much damage is by the attacks of an action."""
    return tail_of(odds_of(bonus, armour_class, damage, net, more=more), count)


@lru_cache(maxsize=256)
def burst_tail(damage: DiceSum, bonus: int, difficulty: int) -> tuple[float, ...]:
    """Return the same of an area, to a creature that saves with a bonus."""
    return tail_of(area_odds(damage, bonus, difficulty))


def tail_of(odds: Odds, count: int = 1) -> tuple[float, ...]:
    """Return the probabilities of at least 0, 1, 2, ... damage from several equal attacks."""
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
        """Return the ways in which a creature could attack another; `pressed`: a foe is beside it."""
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
        """Return the fraction of its value a target is expected to lose to a creature's next attacks."""
        other, kind = state.figures[target], profile(state, target)
        left = max(1, other.hit_points)
        shares = (each.loss(left, kind.hit_points) for each in self.blows(state, figure, target, pressed=pressed))
        return creature_value(kind) * max(shares, default=0.0)

    def balance(self, state: State, attackers: Sequence[FigureId], targets: Sequence[FigureId]) -> Balance:
        """Return what a side could do to another, each attacking the target it costs most when the others are done."""
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
    """Return roughly how much longer than half a whole creature's life span it lasts."""
    return 0.5 + 0.5 * state.figures[figure].hit_points / profile(state, figure).hit_points


def usual_damage(kind: Profile) -> float:
    """Return the mean damage of its best action against usual foes.  Section 6 (comparing forces)."""
    return _usual_damage(kind.attacks, kind.features)


@lru_cache(maxsize=256)
def _usual_damage(attacks: tuple[Weapon, ...], features: tuple[Feature, ...]) -> float:
    return float(damage_of_a_turn(attacks, features))


def is_pressed(state: State, figure: FigureId) -> bool:
    """Return whether an able foe that does not hide from it is beside a creature, so that it shoots badly.

    D066, DR41.
    """
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
                shares = tail(weapon.bonus, victim.armour_class, weapon.damage, net, more, count)
                yield Blows(delay, sum(shares[1:]), shares, share)
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
                shares = tail(weapon.bonus, armour_class, weapon.damage, net, more, count)
                yield Blows(delay, sum(shares[1:]), shares, share)
    burst = kind.feature(FeatureKind.BURST)
    if burst is not None and burst.dice is not None and one.uses.get(burst.id, 0) > 0:
        beyond = max(0.0, apart - burst.long - 0.5 * fast)
        if beyond == 0.0:
            shares = burst_tail(burst.dice, victim.save_bonus(burst.save or Ability.DEXTERITY), burst.difficulty)
            yield Blows(late, sum(shares[1:]), shares, share)


def _net(good: int, bad: int) -> int:
    """Return advantage, disadvantage or neither.  D062."""
    return int(good > 0) - int(bad > 0)


def _speed(state: State, figure: FigureId, placed: CreatureState) -> float:
    """Return how far a creature gets in its next turn, after standing up."""
    if Condition.GRAPPLED in placed.conditions:
        return 0.0
    fast = profile(state, figure).speeds.get(Mode.WALK, 0.0)
    return max(0.0, fast - stand_up_cost(state, figure)) if placed.is_prone else fast


def _turns_to(state: State, figure: FigureId, target: FigureId, short: float, fast: float) -> float:
    """Return how many turns a creature needs beyond the next one to get a given distance closer to another."""
    if short < 0.0:
        return 0.0
    flying = profile(state, figure).speeds.get(Mode.FLY, 0.0)
    if flying > 0.0 and not state.figures[figure].is_prone:
        return max(0.0, (short + 0.05) / flying - 1.0)
    if fast <= 0.0:
        return LATEST + 1.0
    return max(0.0, (way_to(state, figure, target, short) + 0.05) / fast - 1.0)


def way_to(state: State, figure: FigureId, target: FigureId, short: float) -> float:
    """Return roughly what it costs a creature, going past nobody, to get a given distance closer to another."""
    here, there = state.figures[figure].at, state.figures[target].at
    whole = country(state, figure).spread((there,)).left(here)
    if whole >= FARTHEST:
        # A broad creature has no place where a narrow one stands.
        return short if abs(here[2] - there[2]) <= LEVEL else FARTHEST
    return max(short, whole - (distance(here, there) - short))


def country(state: State, figure: FigureId) -> Country:
    """Return the country of a creature's build."""
    return country_of(state, figure)


Branches: TypeAlias = list[tuple[float, State]]
"""What may have come of something, each with its likelihood."""
USUAL_CARE: Final = 6
"""About so many hit points come back by mending."""


def outcomes_of(state: State, figure: FigureId, answers: tuple[StepAnswer, ...], *, parts: int = 0) -> Branches:
    """Return what chance makes of a sequence of answers.

    With `parts` an opportunity attack may miss, or bring down whom it hits, and wounds are told apart so finely.
    """
    branches: Branches = [(1.0, state.clone())]
    for answer in answers:
        branches = [
            (chance * likely, after)
            for chance, before in branches
            for likely, after in _step(before, figure, answer, parts)
        ]
    return branches


def after(state: State, figure: FigureId, answers: tuple[StepAnswer, ...]) -> State:
    """Return the state after answers without chance; for others the likeliest one."""
    return state if not answers else max(outcomes_of(state, figure, answers), key=lambda each: each[0])[1]


def _step(state: State, figure: FigureId, answer: StepAnswer, parts: int) -> Branches:
    """Return the outcome of one answer; the state is changed."""
    placed = state.figures[figure]
    if placed.life is not Life.UP:
        return [(1.0, state)]
    match answer:
        case Attack() if answer.target is not None:
            return _attacked(state, figure, answer, parts)
        case Move() if parts:
            return _moved_under_blows(state, figure, answer, parts)
        case Hide():
            placed.action_used = True
            return _hidden(state, figure)
        case Search() if answer.place is not None:
            placed.action_used = True
            return _searched(state, figure, answer)
        case UseFeature():
            return _used(state, figure, answer)
        case Grapple():
            return _grappled(state, figure, answer)
        case Escape():
            return _escaped(state, figure)
    _carry_out(state, figure, answer)
    return [(1.0, state)]


def _carry_out(state: State, figure: FigureId, answer: StepAnswer) -> None:
    """Change a state by what is sure about an answer."""
    placed = state.figures[figure]
    match answer:
        case Move():
            _moved(state, figure, answer)
        case StandUp():
            placed.moved += stand_up_cost(state, figure)
            placed.conditions = [each for each in placed.conditions if each is not Condition.PRONE]
        case DropProne():
            placed.conditions = [*placed.conditions, Condition.PRONE]
        case Draw():
            placed.in_hand = answer.weapon
            if has(state, figure, FeatureKind.QUICK_DRAW):
                placed.free_acts += 1
            else:
                placed.interaction_used = True
        case Dash():
            placed.dashed = placed.action_used = True
        case Disengage():
            placed.disengaged = placed.action_used = True
        case Dodge():
            placed.dodging = placed.action_used = True
        case Ready():
            placed.ready = Readied(answer.trigger, answer.act, answer.figure)
            placed.action_used = True
        case UseObject():
            state.used[answer.thing] = side(state, figure)
            placed.action_used = True
        case _:
            placed.action_used = True


# -- moving and hiding ---------------------------------------------------------------------------------------------


def _moved(state: State, figure: FigureId, answer: Move, *, suffers: bool = True) -> None:
    placed = state.figures[figure]
    way = way_of_move(state, figure, answer)
    if suffers:
        _suffer_on_the_way(state, figure, answer)
    placed.x, placed.y, placed.z = way.end.x, way.end.y, way.end.z
    placed.moved += way.cost
    for observer in tuple(placed.hidden_from):
        if not is_out_of_sight(state, observer, figure):
            del placed.hidden_from[observer]
    for zone in state.setup.zones:
        leaves = zone.kind is ZoneKind.EXIT and owner(state, figure) in zone.players
        if leaves and in_area(zone.area, (placed.x, placed.y), placed.z):
            placed.life = Life.FLED


def _moved_under_blows(state: State, figure: FigureId, answer: Move, parts: int) -> Branches:
    """Return what opportunity attacks on a path may come to; whoever is brought down by one goes no farther.  D058."""
    branches: Branches = [(1.0, state)]
    if state.active == figure and not state.figures[figure].disengaged:
        for foe, _ in provoked_by(state, figure, answer):
            weapon = melee_at_hand(state, foe)
            if weapon is None or attack_refusal(state, foe, Attack(weapon.id, figure)) is not None:
                continue
            odds = attack_odds(plan_attack(state, foe, Attack(weapon.id, figure)))
            struck: Branches = []
            for chance, before in branches:
                if before.figures[figure].life is Life.UP:
                    before.figures[foe].reaction_used = True
                    struck += [(chance * share, each) for share, each in _struck(before, figure, odds, parts)]
                else:
                    struck.append((chance, before))
            branches = struck
    for _, each in branches:
        if each.figures[figure].life is Life.UP:
            _moved(each, figure, answer, suffers=False)
    return branches


def _suffer_on_the_way(state: State, figure: FigureId, move: Move) -> None:
    """Let opportunity attacks happen on a path, by what they do on average.  D058."""
    if state.figures[figure].disengaged or state.active != figure:
        return
    for foe, _ in provoked_by(state, figure, move):
        weapon = melee_at_hand(state, foe)
        attack = None if weapon is None else Attack(weapon.id, figure)
        if attack is not None and attack_refusal(state, foe, attack) is None:
            mean = attack_odds(plan_attack(state, foe, attack)).mean
            wound(state.figures[figure], float(mean))
            state.figures[foe].reaction_used = True


def _hidden(state: State, figure: FigureId) -> Branches:
    """Return two branches: hidden from all foes, or noticed by the most watchful of them.  D009, D074."""
    bonus = profile(state, figure).bonus(Skill.STEALTH)
    able = [foe for foe in foes(state, figure) if is_able(state, foe)]
    values = (passive_perception(state, foe, sees=not is_unseen(state, foe, figure)) for foe in able)
    seen = max((float(notices(value, bonus)) for value in values), default=0.0)
    away = state.clone()
    away.figures[figure].hidden_from = dict.fromkeys(able, 10 + bonus)
    return [(chance, each) for chance, each in ((1.0 - seen, away), (seen, state)) if chance > 0.0]


def _searched(state: State, figure: FigureId, answer: Search) -> Branches:
    """Return two branches: found or not.  D011, D012."""
    assert answer.place is not None, "a place is searched"
    secret = state.setup.secret(answer.place)
    if secret is None or secret.difficulty is None:
        return [(1.0, state)]
    needed = secret.difficulty - profile(state, figure).bonus(Skill.PERCEPTION)
    thrown = faces(perception_leanings(state, figure).net)
    finds = float(sum(share for face, share in thrown.items() if face >= needed))
    found = state.clone()
    found.found.setdefault(secret.id, []).append(side(state, figure))
    return [(chance, each) for chance, each in ((finds, found), (1.0 - finds, state)) if chance > 0.0]


# -- blows and care ------------------------------------------------------------------------------------------------


def wound(placed: CreatureState, damage: float) -> None:
    """Take damage off in thought; what is only likely brings no creature down."""
    placed.hit_points = max(1, round(placed.hit_points - damage))


def down(state: State, figure: FigureId) -> None:
    """Let a creature go down in thought.  D084, DR18."""
    fallen = state.figures[figure]
    fallen.hit_points = 0
    fallen.life = Life.OUT if profile(state, figure).minor else Life.DYING
    fallen.conditions = list(dict.fromkeys([*fallen.conditions, Condition.UNCONSCIOUS, Condition.PRONE]))


def _attacked(state: State, figure: FigureId, attack: Attack, parts: int) -> Branches:
    """Return the branches unhurt, hurt by the mean of what hurts, and out, over all attacks left in the action."""
    assert attack.target is not None, "a creature is attacked"
    placed = state.figures[figure]
    times = placed.attacks_left or attacks_by_action(state, figure)
    placed.action_used, placed.attacks_left = True, 0
    if attack_refusal(state, figure, attack) is not None:
        return [(1.0, state)]
    odds: Odds = several(attack_odds(plan_attack(state, figure, attack)), times)
    placed.hidden_from = {}
    return _struck(state, attack.target, odds, max(parts, 1))


def _struck(state: State, target: FigureId, odds: Odds, parts: int) -> Branches:
    """Return a target unhurt, wounded by what is likely (in so many parts, the least first), and down."""
    left = max(1, state.figures[target].hit_points)
    out, nothing = float(odds.at_least(left)), float(odds.damage.get(0, 0))
    found: Branches = []
    if nothing > 0.0:
        found.append((nothing, state))
    width = ceil((left - 1) / parts)
    for low in range(1, left, max(width, 1)):
        shares = {number: float(odds.damage.get(number, 0)) for number in range(low, min(low + width, left))}
        hurt = sum(shares.values())
        if hurt > 0.0:
            struck = state.clone()
            wound(struck.figures[target], sum(number * share for number, share in shares.items()) / hurt)
            found.append((hurt, struck))
    if out > 0.0:
        struck = state.clone()
        down(struck, target)
        found.append((out, struck))
    return found


def lasting(state: State, figure: FigureId, target: FigureId) -> float:
    """Return how likely a creature that is choked does not break free until it drops.  D014, D091, DR48."""
    tries = choking(profile(state, target).abilities[Ability.CONSTITUTION])
    return (1.0 - float(chance_of(state, escape_of(state, target, figure)))) ** tries


def _grappled(state: State, figure: FigureId, answer: Grapple) -> Branches:
    """Return held or not; a choked target is down as likely as it does not break free before.  D091, DR48."""
    placed = state.figures[figure]
    placed.action_used, placed.hidden_from = True, {}
    won, held = float(chance_of(state, contest_of(state, figure, answer))), state.clone()
    seized = held.figures[answer.target]
    seized.grappled_by, seized.choked = figure, answer.choke
    seized.conditions = [*seized.conditions, Condition.GRAPPLED]
    found: Branches = [(1.0 - won, state)]
    stifled = lasting(state, figure, answer.target) if answer.choke else 0.0
    if stifled > 0.0:
        choked = held.clone()
        down(choked, answer.target)
        found.append((won * stifled, choked))
    return [(chance, each) for chance, each in (*found, (won * (1.0 - stifled), held)) if chance > 0.0]


def _escaped(state: State, figure: FigureId) -> Branches:
    """Return two branches: free or still held.  D091."""
    placed = state.figures[figure]
    placed.action_used, holder = True, placed.grappled_by
    free = state.clone()
    freed = free.figures[figure]
    freed.grappled_by, freed.choked = None, False
    freed.conditions = [each for each in freed.conditions if each is not Condition.GRAPPLED]
    won = 1.0 if holder is None else float(chance_of(state, escape_of(state, figure, holder)))
    return [(chance, each) for chance, each in ((won, free), (1.0 - won, state)) if chance > 0.0]


def _used(state: State, figure: FigureId, answer: UseFeature) -> Branches:
    placed, feature = state.figures[figure], data(state, figure).feature(answer.feature)
    if feature is None:
        return [(1.0, state)]
    if feature.uses is not None:
        placed.uses[feature.id] = placed.uses.get(feature.id, 0) - 1
    match feature.kind:
        case FeatureKind.SLIP_AWAY:
            placed.bonus_used = True
            return _hidden(state, figure)
        case FeatureKind.BURST if answer.point is not None:
            placed.action_used, placed.hidden_from = True, {}
            _burst(state, figure, feature, answer)
        case FeatureKind.MEND if answer.target is not None:
            placed.action_used = True
            _mend(state, answer.target)
        case FeatureKind.RALLY if answer.target is not None:
            placed.bonus_used = True
            state.figures[answer.target].rallied_by = figure
    return [(1.0, state)]


def _burst(state: State, figure: FigureId, feature: Feature, answer: UseFeature) -> None:
    """Let creatures caught in a burst lose what it does on average, or go down where that is likelier than not."""
    assert feature.dice is not None, "a feature that bursts has dice"
    assert answer.point is not None, "a burst has a point"
    x, y, *rest = answer.point
    for other, cover in caught_by(state, figure, feature, (x, y, rest[0] if rest else 0.0)):
        if cover is Cover.TOTAL:
            continue
        ability = feature.save or Ability.DEXTERITY
        bonus = profile(state, other).save_bonus(ability) + COVER_BONUS[cover]
        odds = area_odds(feature.dice, bonus, feature.difficulty, save_leanings(state, other, ability).net)
        tail, left = tail_of(odds), max(1, state.figures[other].hit_points)
        if left < len(tail) and tail[left] >= 0.5:
            down(state, other)
        else:
            wound(state.figures[other], sum(tail[1:]))


def _mend(state: State, target: FigureId) -> None:
    mended = state.figures[target]
    if mended.life in (Life.DYING, Life.STABLE):
        mended.life = Life.UP
        mended.conditions = [each for each in mended.conditions if each is not Condition.UNCONSCIOUS]
    mended.hit_points = min(profile(state, target).hit_points, mended.hit_points + USUAL_CARE)


LYING: Final = 0.12
"""What of its value is left of one at 0 hit points."""
NEXT_BLOWS: Final = 0.6
"""How much of what the next blows are expected to cost counts as lost by now."""
STEEP: Final = 4.0
"""How steeply the chance to win a fight rises with the ratio of what both sides are worth."""
SHIELDED: Final = 0.3
"""How much the hit points of the others help one that runs for a goal."""
AIMED_AT: Final = 0.6
"""Which part of what the foes could do one that runs for a goal is expected to suffer."""
HASTE: Final = 1.2
"""How many rounds more or less make a difference where the rounds are counted."""
A_TURN: Final = 0.08
"""What of its value each turn costs that a creature still needs to come to its foes."""
READY: Final = 0.25
"""What of the value of a creature a readied attack is worth, shared by all who fight: few foes come just there."""


@dataclass(frozen=True, slots=True)
class Camp:
    """A side before its next blows: who is up, what it is worth, and what it could do to the others."""

    up: tuple[FigureId, ...]
    value: float
    blows: Balance

    def hit_points(self, state: State) -> int:
        """Return all remaining hit points."""
        return sum(state.figures[figure].hit_points for figure in self.up)


def is_decided(state: State) -> bool:
    """Return whether a side has won.  D093."""
    return len(sides_left(state)) < 2 or any(is_reached(state, goal) for goal in state.setup.goals)


def worth(state: State, player: PlayerId, exchanges: Exchanges | None = None) -> float:
    """Return roughly the chance that a player's side wins."""
    own = state.setup.player_by_id[player].side
    for goal in state.setup.goals:
        if is_reached(state, goal):
            return float(goal.side == own)
    left = sides_left(state)
    if len(left) < 2:
        return 0.5 if not left else float(left[0] == own)
    known = exchanges or Exchanges()
    friends = [figure for figure in state.figures if side(state, figure) == own]
    others = [figure for figure in state.figures if side(state, figure) != own]
    ups = [tuple(each for each in camp if _is_there(state, each)) for camp in (friends, others)]
    mine = Camp(ups[0], _value(state, friends), known.balance(state, ups[0], ups[1]))
    theirs = Camp(ups[1], _value(state, others), known.balance(state, ups[1], ups[0]))
    winner = state.setup.options.winner_at_limit
    if winner is None:
        return _of_two(state, own, mine, theirs)
    # The others have to do something before the last round is over: what they do not win is won.
    return 1.0 - _hunting(state, theirs, mine) if winner == own else _hunting(state, mine, theirs)


def _of_two(state: State, own: SideId, mine: Camp, theirs: Camp) -> float:
    """Return the value if nobody wins by waiting: the fight, and the goals of both."""
    fight = _fight(state, mine, theirs, comes=True)
    reached = _goal(state, mine, theirs)
    lost = _goal(state, theirs, mine)
    return (reached + (1.0 - reached) * fight) * (1.0 - lost)


def _hunting(state: State, hunters: Camp, others: Camp) -> float:
    """Return the chance of a side that must win before the last round is over: by its goal or by beating the others."""
    rounds = state.setup.options.round_limit - state.game_round + 1.0
    needed = others.hit_points(state) / max(hunters.blows.damage, 0.5)
    in_time = 1.0 / (1.0 + exp((min(needed, 40.0) - rounds) / HASTE))
    fight = _fight(state, hunters, others, comes=False) * in_time
    goal = _goal(state, hunters, others)
    return goal + (1.0 - goal) * fight


def _fight(state: State, mine: Camp, theirs: Camp, *, comes: bool) -> float:
    """Return the chance to beat the others; those who still have to reach them count for less until they are there."""
    one = mine.value - NEXT_BLOWS * theirs.blows.value
    one -= sum(A_TURN * late * creature_value(profile(state, figure)) for figure, late in mine.blows.late)
    one = max(one, 1.0)
    other = theirs.value - NEXT_BLOWS * mine.blows.value
    if comes:
        other -= sum(A_TURN * late * creature_value(profile(state, figure)) for figure, late in theirs.blows.late)
    other = max(other, 1.0)
    return 1.0 / (1.0 + float((other / one) ** STEEP))


def _is_there(state: State, figure: FigureId) -> bool:
    placed = state.figures[figure]
    return placed.life is Life.UP and not placed.unseen


def _value(state: State, camp: Sequence[FigureId]) -> float:
    return sum(_value_of(state, figure, state.figures[figure]) for figure in camp)


def _value_of(state: State, figure: FigureId, placed: CreatureState) -> float:
    kind = profile(state, figure)
    whole = float(creature_value(kind))
    if placed.life is Life.UP:
        ready = READY / len(state.figures) if placed.ready is not None else 0.0
        return whole * (UPRIGHT + (1.0 - UPRIGHT) * placed.hit_points / kind.hit_points + ready)
    return whole * LYING if placed.life in (Life.DYING, Life.STABLE) else 0.0


# -- goals ---------------------------------------------------------------------------------------------------------


def _goal(state: State, camp: Camp, others: Camp) -> float:
    """Return the chance that a side reaches one of its goals."""
    if not camp.up:
        return 0.0
    own, missed = side(state, camp.up[0]), 1.0
    for goal in state.setup.goals:
        if goal.side == own:
            reached = _fleeing(state, goal, camp, others) if goal.kind is GoalKind.FLEE else _using(state, camp, others)
            missed *= 1.0 - reached
    return 1.0 - missed


def _fleeing(state: State, goal: Goal, camp: Camp, others: Camp) -> float:
    """Return the probability that enough get away: each on its own path, as far as the foes let it."""
    own = goal.side
    gone = sum(side(state, each) == own and placed.life is Life.FLED for each, placed in state.figures.items())
    wanted = max(1, goal.number) - gone
    if wanted > len(camp.up):
        return 0.0
    # Which part of those who are up a turn of the foes costs.
    toll = min(others.blows.damage / max(camp.hit_points(state), 1), 0.9)
    rounds = state.setup.options.round_limit - state.game_round + 1.0
    reached = [1.0] + [0.0] * wanted
    for figure in camp.up:
        turns = _turns_left(state, figure, _way_out(state, figure))
        chance = (1.0 - toll) ** turns / (1.0 + exp((turns - rounds) * 2.0 / HASTE))
        for number in range(wanted, 0, -1):
            more = reached[number - 1] * chance
            reached[number] = more + reached[number] * (1.0 if number == wanted else 1.0 - chance)
        reached[0] *= 1.0 - chance
    return min(reached[wanted], 1.0)


def _way_out(state: State, figure: FigureId) -> float:
    return min((_way(state, figure, inside(area)) for area in exits(state, figure)), default=FARTHEST)


def _using(state: State, camp: Camp, others: Camp) -> float:
    """Return the probability that a thing is found, if required, and used by whoever is best placed to do so."""
    thing = _thing(state, side(state, camp.up[0]))
    if thing is None:
        return 0.0
    secret = None if thing.after is None else state.setup.secret(thing.after)
    if secret is not None and side(state, camp.up[0]) in state.found.get(secret.id, []):
        secret = None
    rounds = state.setup.options.round_limit - state.game_round + 1.0
    whole = max(camp.hit_points(state), 1)
    chances = list[float]()
    for figure in camp.up:
        turns = _errand(state, figure, thing, secret)
        own = state.figures[figure].hit_points
        stands = own + SHIELDED * (whole - own)
        lives = exp(-turns * AIMED_AT * others.blows.damage / stands)
        chances.append(lives / (1.0 + exp((turns - rounds) / HASTE)))
    best = sorted(chances, reverse=True)[:2]
    return best[0] + (1.0 - best[0]) * 0.3 * (best[1] if len(best) > 1 else 0.0)


def _thing(state: State, own: SideId) -> ObjectSetup | None:
    for goal in state.setup.goals:
        if goal.side == own and goal.kind is GoalKind.USE and goal.thing is not None:
            return state.setup.thing(goal.thing)
    return None


def _errand(state: State, figure: FigureId, thing: ObjectSetup, secret: Secret | None) -> float:
    """Return how many turns a creature needs to find what must be found, and to use the thing."""
    at = state.figures[figure].at
    places = around(thing.places, thing.z)
    if secret is None:
        return _turns_left(state, figure, country(state, figure).spread(places).left(at)) + 0.2
    there = middle(secret.area.outline)
    chest = around((there,), thing.z)
    first = _turns_left(state, figure, country(state, figure).spread(chest).left(at))
    second = country(state, figure).spread(places).left((*there, thing.z))
    fails = ((secret.difficulty or 30) - 1 - profile(state, figure).bonus(Skill.PERCEPTION)) / 20.0
    looks = 1.0 / max(1.0 - fails, 0.05)
    return first + looks + _turns_left(state, figure, second)


def _turns_left(state: State, figure: FigureId, metres: float) -> float:
    """Return how many turns of running a path takes, at least a fraction of one."""
    fast = max(profile(state, figure).speeds.get(Mode.WALK, 0.0), 0.5)
    return max(metres / (2.0 * fast), 0.3)


def _way(state: State, figure: FigureId, places: tuple[Point3, ...]) -> float:
    return country(state, figure).spread(places).left(state.figures[figure].at)


@lru_cache(maxsize=256)
def around(places: tuple[tuple[float, float], ...], z: float) -> tuple[Point3, ...]:
    """Return the places of the lattice beside some places, at their height."""
    found: list[Point3] = []
    for x, y in places:
        a, b = (floor(value / CELL - 0.5) * CELL + 0.5 * CELL for value in (x, y))
        found += ((a, b, z), (a + CELL, b, z), (a, b + CELL, z), (a + CELL, b + CELL, z))
    return tuple(dict.fromkeys(found))
