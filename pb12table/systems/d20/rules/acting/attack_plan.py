"""An attack before its dice: what speaks for and against it, against which armour class, and why it cannot be made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.d20.rules.asking.answers import Attack as AttackAnswer
from pb12table.systems.d20.rules.checks import Leanings, is_dodging
from pb12table.systems.d20.rules.creatures import (
    allies,
    body,
    foes,
    has_body,
    is_able,
    is_ally,
    is_beside,
    is_foe,
    is_incapacitated,
    is_unconscious,
    is_within,
    profile,
    usable_attacks,
)
from pb12table.systems.d20.rules.data import CELL, Attack, DiceSum, FeatureKind
from pb12table.systems.d20.rules.seeing import COVER_BONUS, Cover, cover_between, is_unaware, perceives
from pb12table.systems.d20.rules.state import State
from pb12table.table.battlefield import Body
from pb12table.table.motion.gaps import gap
from pb12table.table.motion.vertical import floor_below
from pb12table.table.shapes import Circle, Point3
from pb12table.table.sight.sight import EVERYWHERE, sight_to_point
from pb12table.table.units import TOLERANCE

_POINT: Final = Circle(0.001)
"""The body of a place that is attacked."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An attack that could be made.

    `modifiers` add up to what is added to the face, `armour` to the armour class; `close` is whether the gap is less
    than 1.5 m; `more` are dice that a hit adds (backstab), `rally` those that are added to the roll.
    """

    attacker: FigureId
    weapon: Attack
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
        """What is added to the face.  D063."""
        return total(self.modifiers)

    @property
    def is_critical_when_hit(self) -> bool:
        """Whether any hit is critical.  D086."""
        return self.helpless and self.close


def is_made_from_afar(weapon: Attack, answer: AttackAnswer) -> bool:
    """Whether a weapon is shot or thrown.  D066."""
    return answer.ranged or not weapon.is_melee


def leanings_of(state: State, figure: FigureId, target: FigureId, weapon: Attack, *, ranged: bool) -> Leanings:
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


def guess_of(state: State, figure: FigureId, answer: AttackAnswer) -> tuple[tuple[Modifier, ...], Leanings]:
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


def _shooting(state: State, figure: FigureId, weapon: Attack, apart: float) -> Iterator[Modifier]:
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


def plan_attack(state: State, figure: FigureId, answer: AttackAnswer) -> Plan:
    """A legal attack on a creature.  D063 to D068, D079, D086."""
    weapon = weapon_of(state, figure, answer)
    assert answer.target is not None, "a place has no plan"
    ranged = is_made_from_afar(weapon, answer)
    return plan_of(state, figure, weapon, answer.target, ranged=ranged)


def plan_of(state: State, figure: FigureId, weapon: Attack, target: FigureId, *, ranged: bool) -> Plan:
    """An attack with a weapon on a creature as it stands."""
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


def weapon_of(state: State, figure: FigureId, answer: AttackAnswer) -> Attack:
    """Return what a legal attack is made with."""
    weapon = profile(state, figure).attack(answer.weapon)
    assert weapon is not None, "the refusal is asked first"
    return weapon


def attack_bonus(weapon: Attack) -> Modifier:
    """Return what is added to the face of an attack roll.  D063."""
    return Modifier("D063", "attack-bonus", weapon.bonus, weapon.id)


def rally_of(state: State, figure: FigureId) -> DiceSum | None:
    """The dice that a rallying shout adds to the next attack roll of a creature.  Section 6 (rallying shout)."""
    by = state.figures[figure].rallied_by
    feature = None if by is None else profile(state, by).feature(FeatureKind.RALLY)
    return None if feature is None else feature.dice


# -- why not -------------------------------------------------------------------------------------------------------


def attack_refusal(state: State, figure: FigureId, answer: AttackAnswer) -> Refusal | None:
    """Why an attack cannot be made; what it costs is asked elsewhere.  D063, D066, D068, DR13, DR16."""
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


def _range_refusal(weapon: Attack, apart: float, *, ranged: bool) -> Refusal | None:
    if ranged:
        if apart >= weapon.long - TOLERANCE:
            return Refusal("D066", "too-far", (("most", weapon.long), ("distance", apart)))
    elif apart >= weapon.reach - TOLERANCE:
        return Refusal("DR13", "out-of-reach", (("most", weapon.reach), ("distance", apart)))
    return None


def place_of(state: State, answer: AttackAnswer) -> Point3:
    """The place in space that an attack is aimed at; without a height half a metre above the ground there.  DR16."""
    assert answer.point is not None, "a target has no place"
    return point_in_space(state, answer.point, 0.5)


def point_in_space(state: State, point: tuple[float, ...], above: float) -> Point3:
    """A place with its height; without one so far above the ground there."""
    if len(point) > 2:
        return (point[0], point[1], point[2])
    x, y = point[0], point[1]
    ground, _ = floor_below(state.battlefield, Body("place", _POINT, x, y, 1000.0, 0.0, 0.1, 0.05), ())
    return (x, y, ground + above)


def _as_body(place: Point3) -> Body:
    return Body("place", _POINT, *place, 0.0, 0.001, 0.0005)


def _place_refusal(state: State, figure: FigureId, weapon: Attack, answer: AttackAnswer) -> Refusal | None:
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
    """The foe whose body holds a place that a creature attacks; None where there is none.  DR16."""
    for other in foes(state, figure):
        there = body(state, other)
        inside = there.z - TOLERANCE <= place[2] <= there.top + TOLERANCE
        if inside and gap(there, _as_body(place)) <= TOLERANCE:
            return other
    return None


# -- what there is to attack -----------------------------------------------------------------------------------------


def possible_attacks(state: State, figure: FigureId, target: FigureId) -> Iterator[AttackAnswer]:
    """The legal attacks of a creature on another with what it can use now, near and from afar."""
    for weapon in usable_attacks(state, figure):
        for ranged in (False, True):
            if ranged and not (weapon.is_ranged and weapon.is_melee):
                continue
            answer = AttackAnswer(weapon.id, target, ranged=ranged)
            if attack_refusal(state, figure, answer) is None:
                yield answer


def all_attacks(state: State, figure: FigureId) -> Iterator[AttackAnswer]:
    """The legal attacks of a creature on any foe; those who lie at 0 hit points last."""
    targets = sorted(foes(state, figure), key=lambda other: is_unconscious(state.figures[other]))
    for target in targets:
        yield from possible_attacks(state, figure, target)


def guards_of(state: State, attacker: FigureId, target: FigureId) -> list[FigureId]:
    """The allies beside a target who have the feature to guard it.  Section 6 (guard)."""
    found: list[FigureId] = []
    for other in allies(state, target):
        feature = profile(state, other).feature(FeatureKind.GUARD)
        if feature is None or other == attacker or not is_ally(state, other, target):
            continue
        if is_within(body(state, other), body(state, target), feature.range or CELL):
            found.append(other)
    return found
