"""The card of an attack: the three throws with their sums, and the exact chances before the dice."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.forms.fields import Option, Pick
from pb12table.skirmish.forms.form import Roll, Values
from pb12table.skirmish.forms.sketch import Ghost, Look, Seen, Sketch
from pb12table.skirmish.forms.table_fields import Aim, Target
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.asking.answers import Attack
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import (
    Plan,
    attack_refusal,
    modes_of,
    needs_no_die,
    plan_attack,
    standard_mode,
)
from pb12table.systems.kampf_w6.rules.attacks.odds import attack_odds
from pb12table.systems.kampf_w6.rules.data import FireMode, Weapon
from pb12table.systems.kampf_w6.rules.figures import data, opponents
from pb12table.systems.kampf_w6.rules.sight import share_cover, sight
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.table.battlefield import Body
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.numbers import rounded


class AttackFields:
    """The fields of an attack of a figure, from where it is or from another place; `of` is what is given in them."""

    def __init__(
        self, texts: Texts, state: State, figure: FigureId, values: Values, origin: Body | None = None, *, walking: bool
    ) -> None:
        self.texts, self.state, self.figure, self.origin, self.walking = texts, state, figure, origin, walking
        act = state.current_act
        aim = values.get("target")
        self.place: int | None = values.get("place")
        self.targets = tuple(opponents(state, figure))
        self.target: FigureId | None = aim.figure if isinstance(aim, Aim) else self._first_target()
        self.of_actor = act is not None and self.target == act.actor and len(act.trace) > 1
        if not self.of_actor:
            self.place = None
        elif self.place is None and act is not None:
            self.place = self._first_place(len(act.trace))
        self.weapon = self._weapon(values.get("weapon"))
        modes = modes_of(state, self.weapon)
        wished = values.get("mode")
        self.mode: FireMode | None = wished if wished in modes else self._usual(modes)
        self._aim = aim if isinstance(aim, Aim) else Aim(figure=self.target) if self.target else None

    def _usual(self, modes: Sequence[FireMode | None]) -> FireMode | None:
        usual = standard_mode(self.weapon)
        return usual if usual in modes else None

    def _first_target(self) -> FigureId | None:
        """The target that can be attacked, the actor first in a reaction; else any opponent."""
        act = self.state.current_act
        wished = sorted(self.targets, key=lambda target: act is None or target != act.actor)
        able = {target: self._best_mean(target) for target in wished}
        return max(able, key=lambda target: (able[target], -wished.index(target)), default=None)

    def _best_mean(self, target: FigureId) -> float:
        """The wounds to expect of the best attack on a target; -1 where there is none."""
        means = [
            float(attack_odds(self._planned(Attack(weapon.id, target, None, place))).mean_wounds)
            for weapon, place in self._possible(target)
        ]
        return max(means, default=-1.0)

    def _planned(self, attack: Attack) -> Plan:
        return plan_attack(self.state, self.figure, attack, self.origin, walking=self.walking)

    def _possible(self, target: FigureId) -> list[tuple[Weapon, int | None]]:
        """With which weapon, and at which place, a target can be attacked."""
        act = self.state.current_act
        places: Sequence[int | None] = (None,)
        if act is not None and act.actor == target and len(act.trace) > 1:
            places = range(len(act.trace))
        return [
            (weapon, place)
            for place in places
            for weapon in data(self.state, self.figure).weapons
            if self.why(Attack(weapon.id, target, None, place)) is None
        ]

    def why(self, attack: Attack) -> str | None:
        """Why an attack is refused, in a sentence."""
        refusal = attack_refusal(self.state, self.figure, attack, self.origin)
        return None if refusal is None else refusal_line(self.texts, self.state.setup, refusal)

    def _first_place(self, number: int) -> int:
        """The place of the trace with the least cover where the target can be attacked; the last where nowhere."""
        if self.target is None:
            return number - 1
        shares = {
            place: self._planned(Attack(weapon.id, self.target, None, place)).share
            for weapon, place in self._possible(self.target)
            if place is not None
        }
        return min(shares, key=lambda place: (shares[place], place), default=number - 1)

    def _weapon(self, wished: object) -> Weapon:
        weapons = data(self.state, self.figure).weapons
        found = next((weapon for weapon in weapons if weapon.id == wished), None)
        if found is not None:
            return found
        if self.target is not None:
            able = [weapon for weapon in weapons if self.why(Attack(weapon.id, self.target, None, self.place)) is None]
            if able:
                return max(able, key=lambda weapon: self._mean(weapon))
        return weapons[0]

    def _mean(self, weapon: Weapon) -> float:
        assert self.target is not None, "there is one to attack"
        return float(attack_odds(self._planned(Attack(weapon.id, self.target, None, self.place))).mean_wounds)

    # -- what is asked ----------------------------------------------------------------------------------------

    @property
    def of(self) -> Attack | None:
        """The attack with what is given; None without a target."""
        if self.target is None:
            return None
        return Attack(self.weapon.id, self.target, self.mode if self._has_modes else None, self.place)

    @property
    def _has_modes(self) -> bool:
        return len(modes_of(self.state, self.weapon)) > 1

    def fields(self) -> list[Target | Pick]:
        """Target, weapon, mode, and the place of the trace."""
        texts, state = self.texts, self.state
        found: list[Target | Pick] = [
            Target(
                name="target",
                label=texts("act-target"),
                value=self._aim,
                shown="" if self.target is None else figure_name(texts, state.setup, self.target),
                figures=self.targets,
                order=tuple(Aim(figure=target) for target in self.targets),
            )
        ]
        weapons = tuple(
            Option(value=weapon.id, label=weapon.label.in_language(texts.language))
            for weapon in data(state, self.figure).weapons
        )
        found.append(
            Pick(
                name="weapon",
                label=texts("act-weapon"),
                options=weapons,
                value=self.weapon.id,
                decides=False,
                cycled=True,
            )
        )
        if self._has_modes:
            modes = tuple(
                Option(value=mode, label=texts(f"mode-{mode.value}"))
                for mode in modes_of(state, self.weapon)
                if mode is not None
            )
            found.append(
                Pick(name="mode", label=texts("act-mode"), options=modes, value=self.mode, decides=False, cycled=True)
            )
        act = state.current_act
        if self.of_actor and act is not None and self.target is not None:
            # Only where the weapon could be used: a runner leaves many places behind.
            options = tuple(
                Option(value=number, label=label, at=place.at, mark=str(number))
                for number, place in enumerate(act.trace)
                if (label := self._place_label(self.target, number))
            )
            where, place = texts("act-where"), self.place
            found.append(Pick(name="place", label=where, options=options, value=place, decides=False, cycled=True))
        return found

    def _place_label(self, target: FigureId, number: int) -> str:
        """A place of the trace with the cover there; "" where the weapon cannot be used, unless it is chosen."""
        texts, attack = self.texts, Attack(self.weapon.id, target, None, number)
        if self.why(attack) is not None:
            return texts("act-place", number=number, cover=texts("act-place.refused")) if number == self.place else ""
        cover = self._planned(attack).cover
        told = texts("act-place.free") if cover is None else texts("cover-short", level=cover)
        return texts("act-place", number=number, cover=told)

    # -- what it comes to -------------------------------------------------------------------------------------

    def plan(self) -> Plan | None:
        """The attack with its numbers; None while it is refused."""
        attack = self.of
        if attack is None or self.why(attack) is not None:
            return None
        return self._planned(attack)

    def lines(self) -> tuple[str, ...]:
        """What is to be expected of it, exactly."""
        plan = self.plan()
        return () if plan is None else (_chance_line(self.texts, self.state, plan),)

    def rolls(self) -> tuple[Roll, ...]:
        """The three throws with what their target numbers are made of."""
        plan = self.plan()
        return () if plan is None else rolls_of(self.texts, self.state, plan)

    def sketch(self) -> tuple[Sketch, ...]:
        """The sight line, and what it finds."""
        plan = self.plan()
        if self.target is None:
            return ()
        if plan is None:
            seen = self.origin is None and not self.of_actor
            return (Look(self.figure, Aim(figure=self.target)),) if seen else ()
        seen_there = sight(self.state, plan.origin, plan.goal)
        level = share_cover(seen_there.covered_share) or 0
        words = self.texts("note-attack", number=plan.target_number, dice=plan.dice)
        line = Seen(plan.origin.base_point, plan.goal.base_point, seen_there, level, words)
        # Where a runner is shot at, it is seen to be.
        return (line, Ghost(plan.target, plan.goal)) if self.of_actor else (line,)


def rolls_of(texts: Texts, state: State, plan: Plan) -> tuple[Roll, ...]:
    """The throws of an attack before they are thrown.  W033 (Ablauf eines Angriffs)."""
    odds = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
    hits = sum(count * float(likely) for count, likely in enumerate(odds.hits))
    never = needs_no_die(plan.target_number)
    words = texts("roll-nothing") if never else texts("roll-hit.words", dice=plan.dice, hits=rounded(hits, 2))
    return (
        Roll(texts("roll-hit"), words, _number(texts, plan.target_number), plan.modifiers),
        _cover_roll(texts, plan),
        _armour_roll(texts, plan),
    )


def _number(texts: Texts, number: int) -> str:
    """A target number; one that no die shows reads otherwise."""
    return texts("roll-never", number=number) if needs_no_die(number) else f"{number}+"


def _cover_roll(texts: Texts, plan: Plan) -> Roll:
    details = {"share": rounded(100 * plan.share, 0), "stance": texts(f"stance-{plan.stance.value}")}
    result = texts("roll-none") if plan.cover is None else f"{plan.cover}+"
    return Roll(texts("roll-cover"), texts("roll-cover.words", **details), result)


def _armour_roll(texts: Texts, plan: Plan) -> Roll:
    number = plan.armour_number
    parts = tuple(part for part in plan.armour if part.value)
    if needs_no_die(number):
        return Roll(texts("roll-armour"), texts("roll-nothing"), _number(texts, number), parts)
    words = texts("roll-armour-always" if number <= 1 else "roll-armour.words")
    return Roll(texts("roll-armour"), words, f"{number}+", parts)


def _chance_line(texts: Texts, state: State, plan: Plan) -> str:
    odds = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
    target = data(state, plan.target)
    left = max(1, target.profile.wound_limit - state.figures[plan.target].wounds)
    return texts(
        "throw-chances",
        mean=rounded(float(odds.mean_wounds), 2),
        some=rounded(100 * float(1 - odds.unsaved[0]), 0),
        out=rounded(100 * float(odds.at_least(left, plan.weapon.wounds)), 0),
    )
