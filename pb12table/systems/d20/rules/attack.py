"""Attacks and what creatures are worth by them: what speaks for and against one, its exact odds, and its course."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from typing import Final, TypeAlias

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.d20.rules.asking.answers import Attack
from pb12table.systems.d20.rules.checks import Game, Leanings, Roll, d20, dice_of, is_dodging, is_wanted, save, use_up
from pb12table.systems.d20.rules.creatures import (
    COVER_BONUS,
    Cover,
    allies,
    body,
    cover_between,
    foes,
    has_body,
    in_order,
    is_able,
    is_ally,
    is_beside,
    is_foe,
    is_incapacitated,
    is_unaware,
    is_unconscious,
    is_up,
    is_within,
    may_react,
    perceives,
    profile,
    usable_attacks,
    who_know,
)
from pb12table.systems.d20.rules.data import CELL, SIDES_OF_A_D20, DiceSum, Feature, FeatureKind, Profile, Weapon
from pb12table.systems.d20.rules.events import AttackDeclared, AttackMissed, AttackRolled
from pb12table.systems.d20.rules.harm import hurt, knock_prone
from pb12table.systems.d20.rules.hiding import reveal
from pb12table.systems.d20.rules.state import ReactionKind, State
from pb12table.table.battlefield import Body
from pb12table.table.motion.vertical import floor_below, gap
from pb12table.table.shapes import TOLERANCE, Circle, Point3
from pb12table.table.sight.sight import EVERYWHERE, sight_to_point

_POINT: Final = Circle(0.001)
"""The body of a place that is attacked."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An attack that could be made.

    `modifiers` add up to what is added to the face, `armour` to the armour class; `close` is whether the gap is less
    than 1.5 m; `more` are dice that a hit adds (backstab), `rally` those that are added to the roll.
    """

    attacker: FigureId
    weapon: Weapon
    target: FigureId
    ranged: bool
    modifiers: tuple[Modifier, ...]
    armour: tuple[Modifier, ...]
    leanings: Leanings
    cover: Cover
    share: float
    gap: float
    close: bool
    helpless: bool
    more: DiceSum | None = None
    rally: DiceSum | None = None

    @property
    def armour_class(self) -> int:
        """The armour class with cover.  D063, D068."""
        return total(self.armour)

    @property
    def bonus(self) -> int:
        """Return what is added to the face.  D063."""
        return total(self.modifiers)

    @property
    def is_critical_when_hit(self) -> bool:
        """Return whether any hit is critical.  D086."""
        return self.helpless and self.close


def is_made_from_afar(weapon: Weapon, answer: Attack) -> bool:
    """Return whether a weapon is fired or thrown.  D066."""
    return answer.ranged or not weapon.is_melee


def leanings_of(state: State, figure: FigureId, target: FigureId, weapon: Weapon, *, ranged: bool) -> Leanings:
    """Return all that speaks for and against an attack, each source named.

    D062, D066, D067, D072, D073, D079, D088, DR40.
    """
    attacker, victim = state.figures[figure], state.figures[target]
    apart = gap(body(state, figure), body(state, target))
    close = apart < CELL - TOLERANCE
    good, bad = list[Modifier](), list[Modifier]()
    if not is_unconscious(victim) and is_unaware(state, target, figure):
        good.append(Modifier("D067", "unseen-attacker", 0, figure))
    if is_unaware(state, figure, target):
        bad.append(Modifier("D067", "unseen-target", 0, target))
    if is_unconscious(victim):
        good.append(Modifier("D088", "unconscious", 0, target))
    if victim.is_prone:
        (good if close else bad).append(Modifier("D079", "prone-target", 0, target))
    if attacker.is_prone:
        bad.append(Modifier("D079", "prone-attacker", 0, figure))
    good += [Modifier("D073", "helped", 0, helper) for helper in helpers(state, figure, target)]
    if ranged:
        bad += _shooting(state, figure, weapon, apart)
    if is_dodging(state, target) and perceives(state, target, figure):
        bad.append(Modifier("D072", "dodging", 0, target))
    return Leanings(tuple(good), tuple(bad))


def guess_of(state: State, figure: FigureId, answer: Attack) -> tuple[tuple[Modifier, ...], Leanings]:
    """Return what an attack on a place adds to the face, and what its player knows that speaks for and against it.

    D066, D067, D073, D079, DR41.
    """
    weapon = weapon_of(state, figure, answer)
    good, bad = list[Modifier](), [Modifier("DR41", "at-a-place", 0)]
    if state.figures[figure].is_invisible:
        good.append(Modifier("D067", "unseen-attacker", 0, figure))
    if state.figures[figure].is_prone:
        bad.append(Modifier("D079", "prone-attacker", 0, figure))
    good += [Modifier("D073", "helped", 0, helper) for helper in helpers(state, figure, None)]
    if is_made_from_afar(weapon, answer):
        bad += _shooting(state, figure, weapon, gap(body(state, figure), _as_body(place_of(state, answer))))
    return (attack_bonus(weapon),), Leanings(tuple(good), tuple(bad))


def _shooting(state: State, figure: FigureId, weapon: Weapon, apart: float) -> Iterator[Modifier]:
    """Yield what speaks against a shot: the distance, and a foe beside the shooter that sees it and that it knows of.

    D066, DR41.
    """
    if apart >= weapon.normal - TOLERANCE:
        yield Modifier("D066", "long-range", 0, weapon.id)
    for foe in foes(state, figure):
        known = figure not in state.figures[foe].hidden_from
        if known and is_able(state, foe) and is_beside(state, figure, foe) and perceives(state, foe, figure):
            yield Modifier("D066", "foe-beside", 0, foe)
            return


def helpers(state: State, figure: FigureId, target: FigureId | None) -> list[FigureId]:
    """Return who helps a creature against a target, or with None against a foe hidden from it, gone or not.

    D073, DR41, DR51.
    """
    return [
        helper
        for helper, placed in state.figures.items()
        if helper != figure
        and placed.helping is not None
        and is_ally(state, figure, helper)
        and (placed.helping == target if target else figure in state.figures[placed.helping].hidden_from)
    ]


def plan_attack(state: State, figure: FigureId, answer: Attack) -> Plan:
    """Return a legal attack on a creature.  D063 to D068, D079, D086."""
    weapon = weapon_of(state, figure, answer)
    assert answer.target is not None, "a place has no plan"
    ranged = is_made_from_afar(weapon, answer)
    return plan_of(state, figure, weapon, answer.target, ranged=ranged)


def plan_of(state: State, figure: FigureId, weapon: Weapon, target: FigureId, *, ranged: bool) -> Plan:
    """Return an attack with a weapon on a creature as it stands."""
    cover, share = cover_between(state, body(state, figure), body(state, target))
    armour = [Modifier("D063", "armour-class", profile(state, target).armour_class, target)]
    if COVER_BONUS[cover]:
        armour.append(Modifier("D068", f"cover-{cover.value}", COVER_BONUS[cover]))
    leanings = leanings_of(state, figure, target, weapon, ranged=ranged)
    apart = gap(body(state, figure), body(state, target))
    backstab = profile(state, figure).feature(FeatureKind.BACKSTAB)
    stabs = backstab is not None and leanings.net > 0 and not state.figures[figure].backstabbed
    return Plan(
        figure,
        weapon,
        target,
        ranged,
        (attack_bonus(weapon),),
        tuple(armour),
        leanings,
        cover,
        share,
        apart,
        apart < CELL - TOLERANCE,
        is_unconscious(state.figures[target]),
        backstab.dice if backstab is not None and stabs else None,
        rally_of(state, figure),
    )


def weapon_of(state: State, figure: FigureId, answer: Attack) -> Weapon:
    """Return what a legal attack is made with."""
    weapon = profile(state, figure).attack(answer.weapon)
    assert weapon is not None, "the refusal is asked first"
    return weapon


def attack_bonus(weapon: Weapon) -> Modifier:
    """Return what is added to the face of an attack roll.  D063."""
    return Modifier("D063", "attack-bonus", weapon.bonus, weapon.id)


def rally_of(state: State, figure: FigureId) -> DiceSum | None:
    """Return the dice that a rallying shout adds to the next attack roll of a creature.  Section 6 (rallying shout)."""
    by = state.figures[figure].rallied_by
    feature = None if by is None else profile(state, by).feature(FeatureKind.RALLY)
    return None if feature is None else feature.dice


# -- why not -------------------------------------------------------------------------------------------------------


def attack_refusal(state: State, figure: FigureId, answer: Attack) -> Refusal | None:
    """Return why an attack cannot be made; its cost is checked elsewhere.  D063, D066, D068, DR13, DR16."""
    if is_incapacitated(state.figures[figure]):
        return Refusal("D088", "incapacitated")
    weapon = profile(state, figure).attack(answer.weapon)
    if weapon is None:
        return Refusal("D063", "no-such-weapon", (("weapon", answer.weapon),))
    if weapon not in usable_attacks(state, figure):
        return Refusal("D031", "not-in-hand", (("weapon", weapon.id),))
    if (answer.target is None) == (answer.point is None):
        return Refusal("DR16", "target-or-place")
    if answer.ranged and not weapon.is_ranged:
        return Refusal("D066", "not-thrown", (("weapon", weapon.id),))
    if answer.target is None:
        return _place_refusal(state, figure, weapon, answer)
    target = state.figures.get(answer.target)
    if target is None or not has_body(state, target.id) or figure in target.hidden_from:
        return Refusal("DR16", "not-there")
    if not is_foe(state, figure, target.id):
        return Refusal("D063", "own-side", (("figure", target.id),))
    apart = gap(body(state, figure), body(state, target.id))
    refusal = _range_refusal(weapon, apart, ranged=is_made_from_afar(weapon, answer))
    if refusal is not None:
        return refusal
    cover, _ = cover_between(state, body(state, figure), body(state, target.id))
    return Refusal("D068", "total-cover", (("figure", target.id),)) if cover is Cover.TOTAL else None


def _range_refusal(weapon: Weapon, apart: float, *, ranged: bool) -> Refusal | None:
    if ranged:
        if apart >= weapon.long - TOLERANCE:
            return Refusal("D066", "too-far", (("most", weapon.long), ("distance", apart)))
    elif apart >= weapon.reach - TOLERANCE:
        return Refusal("DR13", "out-of-reach", (("most", weapon.reach), ("distance", apart)))
    return None


def place_of(state: State, answer: Attack) -> Point3:
    """Return the place in space an attack is aimed at; without a height, half a metre above the ground there.  DR16."""
    assert answer.point is not None, "a target has no place"
    return point_in_space(state, answer.point, 0.5)


def point_in_space(state: State, point: tuple[float, ...], above: float) -> Point3:
    """Return a place with its height; without one, `above` the ground there."""
    if len(point) > 2:
        return (point[0], point[1], point[2])
    x, y = point[0], point[1]
    ground, _ = floor_below(state.battlefield, Body("place", _POINT, x, y, 1000.0, 0.0, 0.1, 0.05), ())
    return (x, y, ground + above)


def _as_body(place: Point3) -> Body:
    return Body("place", _POINT, *place, 0.0, 0.001, 0.0005)


def _place_refusal(state: State, figure: FigureId, weapon: Weapon, answer: Attack) -> Refusal | None:
    x, y, z = place_of(state, answer)
    battlefield = state.battlefield
    if not (0.0 <= x <= battlefield.width and 0.0 <= y <= battlefield.depth):
        return Refusal("", "off-the-table")
    own = body(state, figure)
    apart = gap(own, _as_body((x, y, z)))
    refusal = _range_refusal(weapon, apart, ranged=is_made_from_afar(weapon, answer))
    if refusal is not None:
        return refusal
    clear = sight_to_point(battlefield, own, (x, y, z), EVERYWHERE, ()).exists
    return None if clear else Refusal("D068", "total-cover")


def who_is_at(state: State, figure: FigureId, place: Point3) -> FigureId | None:
    """Return the foe whose body holds the place a creature attacks; None if there is none.  DR16."""
    for other in foes(state, figure):
        there = body(state, other)
        inside = there.z - TOLERANCE <= place[2] <= there.top + TOLERANCE
        if inside and gap(there, _as_body(place)) <= TOLERANCE:
            return other
    return None


# -- what there is to attack -----------------------------------------------------------------------------------------


def possible_attacks(state: State, figure: FigureId, target: FigureId) -> Iterator[Attack]:
    """Yield the legal attacks of a creature on another with what it can use now, in melee and at range."""
    for weapon in usable_attacks(state, figure):
        for ranged in (False, True):
            if ranged and not (weapon.is_ranged and weapon.is_melee):
                continue
            answer = Attack(weapon.id, target, ranged=ranged)
            if attack_refusal(state, figure, answer) is None:
                yield answer


def all_attacks(state: State, figure: FigureId) -> Iterator[Attack]:
    """Yield the legal attacks of a creature on any foe; those lying at 0 hit points come last."""
    targets = sorted(foes(state, figure), key=lambda other: is_unconscious(state.figures[other]))
    for target in targets:
        yield from possible_attacks(state, figure, target)


def guards_of(state: State, attacker: FigureId, target: FigureId) -> list[FigureId]:
    """Return the allies beside a target who have the feature to guard it.  Section 6 (guard)."""
    found: list[FigureId] = []
    for other in allies(state, target):
        feature = profile(state, other).feature(FeatureKind.GUARD)
        if feature is None or other == attacker or not is_ally(state, other, target):
            continue
        if is_within(body(state, other), body(state, target), feature.range or CELL):
            found.append(other)
    return found


Shares: TypeAlias = Mapping[int, Fraction]
"""How likely each number is."""
CRITICAL: Final = 20
"""A natural 20 hits and is critical, a natural 1 misses.  D064."""
_FACES: Final = range(1, SIDES_OF_A_D20 + 1)


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely an attack hits and is critical, and how likely each damage is, 0 included."""

    hit: Fraction
    critical: Fraction
    damage: Shares

    @property
    def mean(self) -> Fraction:
        """The mean damage."""
        return sum((number * likely for number, likely in self.damage.items()), Fraction(0))

    def at_least(self, damage: int) -> Fraction:
        """Return the probability of at least this much damage."""
        return sum((likely for number, likely in self.damage.items() if number >= damage), Fraction(0))


def faces(net: int) -> Shares:
    """Return the probability that each d20 face counts, with advantage (1), disadvantage (-1) or neither.  D062."""
    sides = SIDES_OF_A_D20
    if net == 0:
        return {face: Fraction(1, sides) for face in _FACES}
    likely = {face: Fraction(2 * face - 1, sides * sides) for face in _FACES}
    return likely if net > 0 else {sides + 1 - face: share for face, share in likely.items()}


def sums(dice: DiceSum, *, double: bool = False) -> dict[int, Fraction]:
    """Return the probability of each sum of dice plus a number, at least 0; a critical hit doubles the dice.  D065."""
    found = {0: Fraction(1)}
    for _ in range(dice.count * (2 if double else 1)):
        found = added(found, {face: Fraction(1, dice.sides) for face in range(1, dice.sides + 1)})
    return _shifted(found, dice.plus)


def added(one: Shares, other: Shares) -> dict[int, Fraction]:
    """Return the probability of each sum of two independent numbers."""
    found: dict[int, Fraction] = {}
    for number, likely in one.items():
        for more, share in other.items():
            found[number + more] = found.get(number + more, Fraction(0)) + likely * share
    return found


def _shifted(one: Shares, plus: int) -> dict[int, Fraction]:
    """Return each number shifted by `plus`, at least 0.  D065."""
    found: dict[int, Fraction] = {}
    for number, likely in one.items():
        moved = max(0, number + plus)
        found[moved] = found.get(moved, Fraction(0)) + likely
    return found


@lru_cache(maxsize=4096)
def odds_of(
    bonus: int,
    armour_class: int,
    damage: DiceSum,
    net: int = 0,
    *,
    more: DiceSum | None = None,
    rally: DiceSum | None = None,
    all_critical: bool = False,
) -> Odds:
    """Return the odds of an attack roll.  D062 to D065, D086.

    `more` are dice of damage beside, `rally` dice that are added to the roll; `all_critical`: every hit is.
    """
    extra = {0: Fraction(1)} if rally is None else sums(rally)
    hit = critical = Fraction(0)
    for face, likely in faces(net).items():
        reaches = sum((share for plus, share in extra.items() if face + bonus + plus >= armour_class), Fraction(0))
        chance = likely * (Fraction(face == CRITICAL) if face in (1, CRITICAL) else reaches)
        hit += chance
        critical += chance if all_critical or face == CRITICAL else 0
    found: dict[int, Fraction] = {0: 1 - hit}
    for share, double in ((hit - critical, False), (critical, True)):
        if not share:
            continue
        for number, likely in _damage(damage, more, double=double).items():
            found[number] = found.get(number, Fraction(0)) + share * likely
    return Odds(hit, critical, found)


def _damage(damage: DiceSum, more: DiceSum | None, *, double: bool) -> dict[int, Fraction]:
    bare = sums(DiceSum(damage.count, damage.sides), double=double)
    if more is not None:
        bare = added(bare, sums(more, double=double))
    return _shifted(bare, damage.plus)


def attack_odds(plan: Plan) -> Odds:
    """Return the odds of a plan."""
    return odds_of(
        plan.bonus,
        plan.armour_class,
        plan.weapon.damage,
        plan.leanings.net,
        more=plan.more,
        rally=plan.rally,
        all_critical=plan.is_critical_when_hit,
    )


def several(odds: Odds, count: int) -> Odds:
    """Return the damage of several attacks as if of one; the chances of a hit stay those of one."""
    damage: Shares = {0: Fraction(1)}
    for _ in range(count):
        damage = added(damage, odds.damage)
    return Odds(odds.hit, odds.critical, damage)


def area_odds(dice: DiceSum, save_bonus: int, difficulty: int, net: int = 0) -> Odds:
    """Return the odds of damage that a successful save halves; `hit` is the probability that the save fails.  D090."""
    fails = sum((likely for face, likely in faces(net).items() if face + save_bonus < difficulty), Fraction(0))
    found: dict[int, Fraction] = {}
    for number, likely in sums(dice).items():
        for damage, share in ((number, fails), (number // 2, 1 - fails)):
            found[damage] = found.get(damage, Fraction(0)) + likely * share
    return Odds(fails, Fraction(0), found)


@lru_cache(maxsize=256)
def wins(lead: int) -> Fraction:
    """Return how likely the one wins a contest who adds so much more than the other; a tie is not won.  D061, D091."""
    even = faces(0)
    pairs = ((own, theirs) for own in even for theirs in even)
    return Fraction(sum(own + lead > theirs for own, theirs in pairs), SIDES_OF_A_D20**2)


def notices(passive: int, stealth_bonus: int, net: int = 0) -> Fraction:
    """Return the probability that a passive value exceeds a Stealth total.  D009, DR02."""
    return sum((likely for face, likely in faces(net).items() if passive > face + stealth_bonus), Fraction(0))


def dies_unaided() -> Fraction:
    """Return the chance that a dying creature dies unless it is helped.  D085."""
    return _dies(0, 0)


def _dies(passed: int, failed: int) -> Fraction:
    if failed >= 3:
        return Fraction(1)
    if passed >= 3:
        return Fraction(0)
    twice, once, good = Fraction(1, 20), Fraction(8, 20), Fraction(10, 20)
    return twice * _dies(passed, failed + 2) + once * _dies(passed, failed + 1) + good * _dies(passed + 1, failed)


async def attack(game: Game, figure: FigureId, answer: Attack, kind: str) -> None:
    """Make a legal attack, at a creature or a place.  D063 to D068, DR16; `kind` is action, opportunity or ready."""
    state = game.state
    if answer.target is None:
        await _at_a_place(game, figure, answer, kind)
        return
    weapon = weapon_of(state, figure, answer)
    await strike(game, figure, weapon, answer.target, kind, ranged=is_made_from_afar(weapon, answer))


async def _at_a_place(game: Game, figure: FigureId, answer: Attack, kind: str) -> None:
    """Attack a place: all is thrown and used up alike whoever is there, and a miss tells nothing.  DR16, DR41."""
    state = game.state
    weapon, place = weapon_of(state, figure, answer), place_of(state, answer)
    ranged = is_made_from_afar(weapon, answer)
    _declare(game, figure, weapon, None, kind, place, ranged=ranged)
    (added, leanings), rally = guess_of(state, figure, answer), rally_of(state, figure)
    roll = await _rolled(game, figure, None, added, rally, leanings)
    reveal(game, figure, "attack")
    target = who_is_at(state, figure, place)
    if target is not None:
        plan = replace(plan_of(state, figure, weapon, target, ranged=ranged), rally=rally)
        plan = _leaning(plan, leanings)
        if plan.cover is not Cover.TOTAL and _hits(plan, roll):
            reveal(game, target, "attack")
            await _resolve(game, plan, roll)
            return
    game.record(AttackMissed(figure=figure, weapon=weapon.id, point=place))


def _declare(
    game: Game,
    figure: FigureId,
    weapon: Weapon,
    target: FigureId | None,
    kind: str,
    place: Point3,
    *,
    ranged: bool,
) -> None:
    state = game.state
    known = (figure,) if target is None else (figure, target)
    game.record(
        AttackDeclared(
            audience=who_know(state, *known),
            figure=figure,
            weapon=weapon.id,
            target=target,
            kind=kind,
            origin=state.figures[figure].at,
            place=place,
            ranged=ranged,
            point=place if target is None else None,
        )
    )


async def strike(
    game: Game, figure: FigureId, weapon: Weapon, target: FigureId, kind: str, *, ranged: bool = False
) -> None:
    """Attack a creature that is not hidden from the attacker.  D063 to D068, D004."""
    state = game.state
    _declare(game, figure, weapon, target, kind, state.figures[target].at, ranged=ranged)
    guard = await _guarded(game, figure, target)
    plan = plan_of(state, figure, weapon, target, ranged=ranged)
    if guard is not None:
        worse = (*plan.leanings.disadvantages, Modifier("D094", "guarded", 0, guard))
        plan = _leaning(plan, Leanings(plan.leanings.advantages, worse))
    against = plan.armour_class
    roll = await _rolled(game, figure, target, plan.modifiers, plan.rally, plan.leanings, against)
    reveal(game, figure, "attack")
    await _resolve(game, plan, roll)


def _leaning(plan: Plan, leanings: Leanings) -> Plan:
    """Return a plan with other leanings: without advantage there is no backstab."""
    return replace(plan, leanings=leanings, more=plan.more if leanings.net > 0 else None)


async def _guarded(game: Game, figure: FigureId, target: FigureId) -> FigureId | None:
    """Return the ally that guards the target, if one does.  Section 6 (guard), D039."""
    for guard in in_order(game.state, guards_of(game.state, figure, target)):
        if may_react(game.state, guard) and await is_wanted(game, guard, ReactionKind.GUARD, figure, target):
            use_up(game, guard, ReactionKind.GUARD, figure)
            return guard
    return None


async def _rolled(
    game: Game,
    figure: FigureId,
    target: FigureId | None,
    added: tuple[Modifier, ...],
    rally: DiceSum | None,
    leanings: Leanings,
    against: int | None = None,
) -> Roll:
    """Throw the attack roll, with the dice of a rallying shout before it; the shout and Help are used up.

    At a place `target` is None, and nothing that is asked tells a number.  D062, D063, D073, DR41.
    """
    attacker, modifiers = game.state.figures[figure], list(added)
    if rally is not None:
        shouted = sum(await dice_of(game, figure, rally, "rally", openly=True)) + rally.plus
        modifiers.append(Modifier("D094", "rallied", shouted, attacker.rallied_by or ""))
        attacker.rallied_by = None
    roll = await d20(game, figure, "attack", modifiers, leanings, against, openly=True)
    for helper in helpers(game.state, figure, target):
        game.state.figures[helper].helping = None
    return roll


def _hits(plan: Plan, roll: Roll) -> bool:
    """Return whether an attack roll hits.  D063, D064."""
    return roll.face == CRITICAL or (roll.face != 1 and roll.total >= plan.armour_class)


async def _resolve(game: Game, plan: Plan, roll: Roll) -> None:
    """Hit or miss, the damage and what a feature adds.  D063 to D065, D086, D094."""
    state = game.state
    hit = _hits(plan, roll)
    critical = hit and (roll.face == CRITICAL or plan.is_critical_when_hit)
    rallied = roll.total - roll.face - plan.bonus
    modifiers = (*plan.modifiers, Modifier("D094", "rallied", rallied)) if plan.rally is not None else plan.modifiers
    game.record(
        AttackRolled(
            figure=plan.attacker,
            weapon=plan.weapon.id,
            target=plan.target,
            faces=roll.faces,
            face=roll.face,
            total=roll.total,
            armour_class=plan.armour_class,
            hit=hit,
            critical=critical,
            modifiers=modifiers,
            armour=plan.armour,
            advantages=plan.leanings.advantages,
            disadvantages=plan.leanings.disadvantages,
            cover=plan.cover.value,
            share=plan.share,
        )
    )
    if not hit:
        return
    damage = plan.weapon.damage
    faces = await dice_of(game, plan.attacker, damage, "damage", double=critical)
    if plan.more is not None:
        state.figures[plan.attacker].backstabbed = True
        faces += await dice_of(game, plan.attacker, plan.more, "backstab", double=critical)
    dealt = max(0, sum(faces) + damage.plus)
    await hurt(
        game,
        plan.target,
        dealt,
        plan.weapon.id,
        rolled=tuple(faces),
        plus=damage.plus,
        by=plan.attacker,
        critical=critical,
    )
    await _drag_down(game, plan)


async def _drag_down(game: Game, plan: Plan) -> None:
    """Let a bite drag a creature down that fails a save.  Section 6 (drag down)."""
    state = game.state
    feature = profile(state, plan.attacker).feature(FeatureKind.DRAG_DOWN)
    if feature is None or feature.save is None or feature.attack not in (None, plan.weapon.id):
        return
    if not has_body(state, plan.target) or not is_up(state, plan.target) or state.figures[plan.target].is_prone:
        return
    if not await save(game, plan.target, feature.save, feature.difficulty):
        await knock_prone(game, plan.target)


USUAL_ARMOUR: Final = 14
"""Against this armour class damage is reckoned."""
USUAL_BONUS: Final = 4
"""With this attack bonus a creature is reckoned to be attacked."""
USUAL_SAVE: Final = 1
"""With this bonus those who are caught in a burst save."""


def creature_value(profile: Profile) -> int:
    """Return round(10 sqrt(d h)): mean damage of the best action, and hit points for the chance of being hit."""
    return _value(profile.attacks, profile.features, profile.hit_points, profile.armour_class)


@lru_cache(maxsize=256)
def _value(attacks: tuple[Weapon, ...], features: tuple[Feature, ...], hit_points: int, armour_class: int) -> int:
    return round(10.0 * sqrt(damage_of_a_turn(attacks, features) * hardiness(hit_points, armour_class)))


def chance_to_be_hit(armour_class: int) -> Fraction:
    """Return the probability that a usual attack hits an armour class, which a natural 20 always does.  D064."""
    needed = min(max(2, armour_class - USUAL_BONUS), SIDES_OF_A_D20)
    return Fraction(SIDES_OF_A_D20 + 1 - needed, SIDES_OF_A_D20)


def hardiness(hit_points: int, armour_class: int) -> Fraction:
    """Return how much damage must be aimed at a creature before it falls."""
    return Fraction(hit_points) / chance_to_be_hit(armour_class)


def mean_damage(attack: Weapon) -> Fraction:
    """Return the mean damage of one attack against the usual armour class."""
    return odds_of(attack.bonus, USUAL_ARMOUR, attack.damage).mean


def damage_of_a_turn(attacks: Sequence[Weapon], features: Sequence[Feature]) -> Fraction:
    """Return the mean damage of the best action against the usual armour class; backstabs count on half of the hits."""
    by_kind = {feature.kind: feature for feature in reversed(features)}
    several = by_kind.get(FeatureKind.MULTIATTACK)
    times = 1 if several is None else max(1, several.number)
    backstab = by_kind.get(FeatureKind.BACKSTAB)
    best = Fraction(0)
    for attack in attacks:
        mean = mean_damage(attack) * times
        if backstab is not None and backstab.dice is not None:
            extra = Fraction(backstab.dice.count * (backstab.dice.sides + 1), 2) + backstab.dice.plus
            mean += extra * odds_of(attack.bonus, USUAL_ARMOUR, attack.damage).hit / 2
        best = max(best, mean)
    burst = by_kind.get(FeatureKind.BURST)
    if burst is not None and burst.dice is not None:
        best = max(best, area_odds(burst.dice, USUAL_SAVE, burst.difficulty).mean)
    return best
