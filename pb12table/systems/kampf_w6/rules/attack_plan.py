"""An attack before its dice: how many, against which target numbers, its exact odds, and what figures are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, floor
from types import MappingProxyType
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.kampf_w6.rules.answers import Attack
from pb12table.systems.kampf_w6.rules.data import (
    FISTS,
    SIDES_OF_A_DIE,
    Band,
    FigureSetup,
    FireMode,
    Skills,
    Stance,
    Weapon,
    WeaponClass,
    WeaponId,
)
from pb12table.systems.kampf_w6.rules.figures import (
    band_of,
    body,
    cover_number,
    data,
    distance_malus,
    feet_distance,
    in_reach,
    is_opposing,
    opponents,
    sight,
)
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.table.battlefield import Body
from pb12table.table.shapes import at_most

LEAST: Final = 2
"""The hit roll's target number never falls below it.  W037."""
BASE: Final = 7
"""What target numbers are reckoned from.  W036, W054, WR16."""
WALKING: Final = 2
"""What walking adds to the rolls of the further act, and to no other.  W017, WR07."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An attack that could be made: `due` shots or blows, of which `dice` are thrown against `target_number`.

    `modifiers` add up to the target number before W037.  `share` of the target is covered; `cover` is the target
    number of its cover roll, None for none, and `armour` those of its armour roll.
    """

    attacker: FigureId
    weapon: Weapon
    target: FigureId
    mode: FireMode | None
    due: int
    dice: int
    modifiers: tuple[Modifier, ...]
    target_number: int
    origin: Body
    goal: Body
    stance: Stance
    distance: float
    band: Band | None
    share: float
    cover: int | None
    armour: tuple[Modifier, ...]

    @property
    def armour_number(self) -> int:
        """The target number of the armour roll.  W054."""
        return total(self.armour)


def standard_mode(weapon: Weapon) -> FireMode | None:
    """Return the mode in which the listed values hold, None for a weapon without modes.  W046, W047."""
    if not weapon.modes:
        return None
    return FireMode.FULL if weapon.modes == (FireMode.FULL,) else FireMode.SEMI


def shots_of(weapon: Weapon, mode: FireMode | None) -> int:
    """Return the number of shots or blows in an attack.  W035, W048."""
    if mode is None or mode is standard_mode(weapon):
        return weapon.attacks
    return 1 if mode is FireMode.SINGLE else 2 * weapon.attacks


def mode_accuracy(weapon: Weapon, mode: FireMode | None) -> int:
    """Return how a mode changes the accuracy.  W048 (andere Modi)."""
    if mode is None or mode is standard_mode(weapon):
        return 0
    return 2 if mode is FireMode.SINGLE else -3


def modes_of(state: State, weapon: Weapon) -> tuple[FireMode | None, ...]:
    """Return the modes that can be chosen; None if there is nothing to choose.  W045 (Feuermodi)."""
    return weapon.modes if state.setup.options.fire_modes and len(weapon.modes) > 1 else (None,)


def hit_modifiers(
    state: State, figure: FigureId, weapon: Weapon, mode: FireMode | None, band: Band | None, *, walking: bool
) -> tuple[Modifier, ...]:
    """Return what makes up the target number of the hit roll.  W034, W036, W041, W044, W048, W017."""
    found = [
        Modifier("W036", "base", BASE),
        Modifier("W034", f"skill-{weapon.kind.value}", -data(state, figure).profile.skills.of(weapon.kind)),
        Modifier("W036", "accuracy", -weapon.accuracy, weapon.id),
        Modifier("W048", "fire-mode", -mode_accuracy(weapon, mode), "" if mode is None else mode.value),
    ]
    options = state.setup.options
    if options.recoil and weapon.is_shooting:
        found.append(Modifier("W041", "recoil", state.figures[figure].recoil))
    if options.distance and band is not None and weapon.band is not None:
        found.append(Modifier("W044", "wrong-distance", distance_malus(band, weapon.band), band.value))
    if walking:
        found.append(Modifier("W017", "walking", WALKING))
    return tuple(modifier for modifier in found if modifier.value or modifier.label == "base")


def armour_modifiers(protection: int, penetration: int, source: str) -> tuple[Modifier, ...]:
    """Return what makes up the target number of the armour roll.  W054."""
    return (
        Modifier("W054", "base", BASE),
        Modifier("W054", "protection", -protection),
        Modifier("W054", "penetration", penetration, source),
    )


def target_body(state: State, attack: Attack) -> tuple[Body, Stance]:
    """Return the body of the target where it is attacked, and its stance there.  WR11."""
    act = state.current_act
    if act is not None and attack.target == act.actor and attack.place is not None:
        place = act.trace[attack.place]
        return body(state, attack.target, place.at, place.stance), place.stance
    return body(state, attack.target), state.figures[attack.target].stance


def plan_attack(
    state: State, figure: FigureId, attack: Attack, origin: Body | None = None, *, walking: bool = False
) -> Plan:
    """Return a legal attack, made from where the figure is or from another place.  W033 (Ablauf eines Angriffs)."""
    weapon = data(state, figure).weapon(attack.weapon)
    assert weapon is not None, "the refusal is asked first"
    origin = body(state, figure) if origin is None else origin
    goal, stance = target_body(state, attack)
    away = feet_distance((origin.x, origin.y, origin.z), (goal.x, goal.y, goal.z))
    options = state.setup.options
    band = None if weapon.is_melee else band_of(away * options.range_scale)
    modifiers = hit_modifiers(state, figure, weapon, attack.mode, band, walking=walking)
    due = shots_of(weapon, attack.mode)
    dice = due if weapon.is_melee else min(due, state.figures[figure].loaded.get(weapon.id, 0))
    seen = sight(state, origin, goal)
    stance_counts = options.stance_cover_in_melee or not weapon.is_melee
    return Plan(
        figure,
        weapon,
        attack.target,
        attack.mode or standard_mode(weapon),
        due,
        dice,
        modifiers,
        max(LEAST, total(modifiers)),
        origin,
        goal,
        stance,
        away,
        band,
        seen.covered_share,
        cover_number(seen.covered_share, stance, stance_counts=stance_counts),
        armour_modifiers(data(state, attack.target).armour.protection, weapon.penetration, weapon.id),
    )


def attack_refusal(state: State, figure: FigureId, attack: Attack, origin: Body | None = None) -> Refusal | None:
    """Return why an actor or reacting figure cannot make an attack.  W013, W045, WR11, WR13, WR15, WR26, WR31, WR35."""
    weapon = data(state, figure).weapon(attack.weapon)
    if weapon is None:
        return Refusal("W013", "no-such-weapon", (("weapon", attack.weapon),))
    refusal = _target_refusal(state, figure, attack) or weapon_refusal(state, figure, attack, weapon)
    if refusal is not None:
        return refusal
    origin = body(state, figure) if origin is None else origin
    goal, _ = target_body(state, attack)
    refusal = _distance_refusal(weapon, origin, goal)
    if refusal is not None:
        return refusal
    seen = sight(state, origin, goal)
    if not seen.exists:
        return Refusal("WR21", "no-sight-line", (("obstacle", seen.blockers[0] if seen.blockers else ""),))
    return None


def _distance_refusal(weapon: Weapon, origin: Body, goal: Body) -> Refusal | None:
    if weapon.is_melee:
        if not in_reach(origin, goal, weapon.reach):
            return Refusal("WR31", "out-of-reach", (("most", weapon.reach),))
    elif weapon.max_range is not None:
        away = feet_distance((origin.x, origin.y, origin.z), (goal.x, goal.y, goal.z))
        if not at_most(away, weapon.max_range):
            return Refusal("WR31", "too-far", (("most", weapon.max_range), ("distance", away)))
    return None


def _target_refusal(state: State, figure: FigureId, attack: Attack) -> Refusal | None:
    target = state.figures.get(attack.target)
    if target is None:
        return Refusal("WR13", "no-such-figure")
    if not is_opposing(state, figure, attack.target):
        return Refusal("WR35", "own-side", (("figure", attack.target),))
    if target.fate is not Fate.FIGHTING:
        return Refusal("WR26", "out-of-action", (("figure", attack.target),))
    act = state.current_act
    of_actor = act is not None and attack.target == act.actor
    places = len(act.trace) if act is not None and of_actor else 1
    if attack.place is None:
        return Refusal("WR11", "no-place-chosen") if of_actor and places > 1 else None
    if not of_actor or not 0 <= attack.place < places:
        return Refusal("WR11", "no-such-place", (("most", places - 1),))
    return None


def weapon_refusal(state: State, figure: FigureId, attack: Attack, weapon: Weapon) -> Refusal | None:
    """Return why a weapon cannot be used for an attack, whatever its target.  W045, WR15."""
    if attack.mode is not None and (not state.setup.options.fire_modes or attack.mode not in weapon.modes):
        return Refusal("W045", "no-such-mode", (("weapon", weapon.id), ("mode", attack.mode.value)))
    if not weapon.is_melee and not state.figures[figure].loaded.get(weapon.id, 0):
        return Refusal("WR15", "empty" if weapon.is_shooting else "none-left", (("weapon", weapon.id),))
    return None


def possible_attacks(state: State, figure: FigureId, target: FigureId, origin: Body | None = None) -> Iterator[Attack]:
    """Yield the legal attacks of a figure on another, with every weapon, mode and place."""
    act = state.current_act
    places: tuple[int | None, ...] = (None,)
    if act is not None and act.actor == target and len(act.trace) > 1:
        places = tuple(range(len(act.trace)))
    origin = body(state, figure) if origin is None else origin
    for place in places:
        anyhow = Attack(WeaponId(""), target, None, place)
        if _target_refusal(state, figure, anyhow) is not None:
            continue
        goal, _ = target_body(state, anyhow)
        for weapon in data(state, figure).weapons:
            refusal = weapon_refusal(state, figure, anyhow, weapon) or _distance_refusal(weapon, origin, goal)
            if refusal is None:
                if not sight(state, origin, goal).exists:
                    break
                for mode in modes_of(state, weapon):
                    yield Attack(weapon.id, target, mode, place)


def all_attacks(state: State, figure: FigureId, origin: Body | None = None) -> Iterator[Attack]:
    """Yield the legal attacks of a figure on any other."""
    for target in opponents(state, figure):
        yield from possible_attacks(state, figure, target, origin)


def could_hit(state: State, figure: FigureId, target: FigureId) -> bool:
    """Return whether there is a legal attack on a figure for which dice are rolled.  WR28, WR38."""
    return any(
        not needs_no_die(plan_attack(state, figure, attack).target_number)
        for attack in possible_attacks(state, figure, target)
    )


def is_shot(state: State, figure: FigureId, attack: Attack) -> bool:
    """Return whether an attack is a shot of a shooting weapon.  WR17."""
    weapon = data(state, figure).weapon(attack.weapon)
    return weapon is not None and weapon.is_shooting


def succeeds(face: int, target_number: int) -> bool:
    """Return whether a die shows enough; a 1 never does.  W036, W038."""
    return face >= max(target_number, LEAST)


def needs_no_die(target_number: int) -> bool:
    """Return whether nothing is rolled because nothing could succeed.  WR14."""
    return target_number > SIDES_OF_A_DIE


_USUAL_PROTECTION: Final = 2
_BANDS: Final = MappingProxyType(
    {Band.SHORT: Fraction(8, 10), Band.MEDIUM: Fraction(1), Band.LONG: Fraction(11, 10), Band.EXTREME: Fraction(12, 10)}
)
_MELEE, _THROWN = Fraction(6, 10), Fraction(1, 2)


def chance(target_number: int) -> Fraction:
    """Return the probability that a die reaches a target number, for which a 1 is never enough.  W036, W038, WR14."""
    return Fraction(max(0, SIDES_OF_A_DIE + 1 - max(target_number, LEAST)), SIDES_OF_A_DIE)


def stopping_chance(target_number: int, *, ones_fail: bool = False) -> Fraction:
    """Return the probability that armour stops a hit.  W053, W054, WR24."""
    if target_number <= 1 and not ones_fail:
        return Fraction(1)
    return chance(target_number)


def weapon_value(weapon: Weapon, skills: Skills) -> Fraction:
    """Return the value of a weapon in the hands of a figure with some skills."""
    hit = chance(max(LEAST, BASE - skills.of(weapon.kind) - weapon.accuracy))
    wounds = weapon.attacks * hit * (1 - stopping_chance(BASE - _USUAL_PROTECTION + weapon.penetration)) * weapon.wounds
    if weapon.kind is WeaponClass.MELEE:
        return 20 * wounds * _MELEE
    if weapon.kind is WeaponClass.THROWN:
        return 20 * wounds * _THROWN
    assert weapon.band is not None, "the files see to it"
    full = weapon.magazine // weapon.attacks
    return 20 * wounds * _BANDS[weapon.band] * Fraction(full, full + weapon.reload)


def figure_value(figure: FigureSetup) -> int:
    """Return the value of a figure with all it carries, not counting wounds.  WR33."""
    weapons = sorted(
        (weapon_value(weapon, figure.profile.skills) for weapon in figure.weapons if weapon.id != FISTS), reverse=True
    )
    armed = sum(weapons[1:], Fraction(0)) / 2 + (weapons[0] if weapons else 0)
    body = 5 * figure.most_actions + 2 * figure.speed + 5 * figure.profile.wound_limit + 8 * figure.armour.protection
    return floor(body + armed + sum(item.value for item in figure.items) + Fraction(1, 2))


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely each number of hits, and of hits that nothing stops, is; and the mean number of wounds."""

    hits: tuple[Fraction, ...]
    unsaved: tuple[Fraction, ...]
    mean_wounds: Fraction

    def at_least(self, wounds: int, each: int) -> Fraction:
        """Return the probability that the attack causes at least this many wounds, `each` for a hit."""
        return sum((likely for number, likely in enumerate(self.unsaved) if number * each >= wounds), Fraction(0))


def attack_odds(plan: Plan, *, ones_fail: bool = False) -> Odds:
    """Return the odds of a plan.  W033 (Ablauf eines Angriffs)."""
    return odds_of(
        plan.dice, plan.target_number, plan.cover, plan.armour_number, plan.weapon.wounds, ones_fail=ones_fail
    )


def odds_of(
    dice: int, target_number: int, cover: int | None, armour: int, wounds: int, *, ones_fail: bool = False
) -> Odds:
    """Return the odds of a number of dice against target numbers; each hit is stopped or not independently."""
    hit = chance(target_number)
    covered = Fraction(0) if cover is None else chance(cover)
    through = hit * (1 - covered) * (1 - stopping_chance(armour, ones_fail=ones_fail))
    return Odds(_binomial(dice, hit), _binomial(dice, through), dice * through * wounds)


def _binomial(dice: int, likely: Fraction) -> tuple[Fraction, ...]:
    return tuple(comb(dice, number) * likely**number * (1 - likely) ** (dice - number) for number in range(dice + 1))


def rounded_odds(likely: Sequence[Fraction]) -> list[float]:
    """Return chances as numbers for people and files."""
    return [round(float(each), 6) for each in likely]
