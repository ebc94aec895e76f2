"""The card of an attack: with what, on whom or where, what speaks for and against it, cover, and the exact chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from pb12table.skirmish.forms.form import Aim, Look, Option, Pick, Roll, Seen, Sketch, Target, Values
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.asking.answers import Attack
from pb12table.systems.d20.rules.attack import (
    Plan,
    attack_odds,
    attack_refusal,
    guess_of,
    plan_attack,
    possible_attacks,
)
from pb12table.systems.d20.rules.creatures import Cover, body, foes, is_unconscious, usable_attacks, whole_sight
from pb12table.systems.d20.rules.state import State
from pb12table.systems.d20.texts import chance_line, cover_line, dice_words, leaning_lines, rolls_of
from pb12table.table.shapes import Point, Point3
from pb12table.table.surfaces import stand_heights
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts, rounded
from pb12table.texts.names import figure_name


class Attacking:
    """The fields of an attack; `attack` is what is given in them, None where that is not enough."""

    def __init__(
        self, texts: Texts, state: State, figure: FigureId, values: Values, first: FigureId | None = None
    ) -> None:
        """Take `first` as whom a reaction is about: it is meant where it can be attacked."""
        self.texts, self.state, self.figure = texts, state, figure
        self.targets = tuple(sorted(foes(state, figure), key=lambda other: is_unconscious(state.figures[other])))
        self._best = {target: self._best_on(target) for target in self.targets}
        aim = values.get("target")
        self.aim = aim if isinstance(aim, Aim) else self._first_aim(first)
        # A place is attacked only where that is chosen.
        self.at_places = values.get("at", isinstance(aim, Aim) and aim.point is not None)
        if self.at_places != (self.aim is not None and self.aim.point is not None):
            self.aim = None if self.at_places else self._first_aim(first)
        self.weapons = usable_attacks(state, figure)
        self.choices = [
            (weapon, ranged)
            for weapon in self.weapons
            for ranged in (False, True)
            if (not ranged or (weapon.is_ranged and weapon.is_melee))
        ]
        keys = [self._key(weapon.id, ranged=ranged) for weapon, ranged in self.choices]
        wished = values.get("weapon")
        self.weapon = wished if wished in keys else self._usual(keys)

    @staticmethod
    def _key(weapon: str, *, ranged: bool) -> str:
        return f"{weapon}/far" if ranged else weapon

    def _best_on(self, target: FigureId) -> tuple[Fraction, Attack] | None:
        """Return the attack on a target that promises the most damage, and how much; None if there is none."""
        found = [
            (attack_odds(plan_attack(self.state, self.figure, each)).mean, each)
            for each in possible_attacks(self.state, self.figure, target)
        ]
        return max(found, key=lambda one: one[0], default=None)

    def _first_aim(self, first: FigureId | None) -> Aim | None:
        if first is not None and self._best.get(first) is not None:
            return Aim(figure=first)
        able = {target: best[0] for target, best in self._best.items() if best is not None}
        # A creature that is down is proposed only where no other can be attacked.
        state = self.state
        target = max(able, key=lambda each: (not is_unconscious(state.figures[each]), able[each]), default=None)
        if target is None:
            return Aim(figure=self.targets[0]) if self.targets else None
        return Aim(figure=target)

    def _usual(self, keys: Sequence[str]) -> str:
        best = None if self.aim is None or self.aim.figure is None else self._best.get(self.aim.figure)
        if best is not None:
            return self._key(best[1].weapon, ranged=best[1].ranged)
        return keys[0] if keys else ""

    # -- what is given ----------------------------------------------------------------------------------------

    def of(self, aim: Aim | None) -> Attack | None:
        """Return the attack on what is aimed at, with the chosen weapon."""
        chosen = next((one for one in self.choices if self._key(one[0].id, ranged=one[1]) == self.weapon), None)
        if chosen is None or aim is None:
            return None
        weapon, ranged = chosen
        if aim.figure is not None:
            return Attack(weapon.id, aim.figure, ranged=ranged)
        return None if aim.point is None else Attack(weapon.id, point=aim.point, ranged=ranged)

    @property
    def attack(self) -> Attack | None:
        """The attack with what is given; None while it is refused."""
        attack = self.of(self.aim)
        return None if attack is None or self.why(attack) else attack

    def why(self, attack: Attack) -> str:
        """Return why an attack is refused, in a sentence; "" if it is not."""
        refusal = attack_refusal(self.state, self.figure, attack)
        return "" if refusal is None else refusal_line(self.texts, self.state.setup, refusal)

    @property
    def warning(self) -> str:
        """Return why what has been entered is not an attack."""
        attack = self.of(self.aim)
        return "" if attack is None else self.why(attack)

    @property
    def plan(self) -> Plan | None:
        """The attack with its numbers; None while it is refused, or goes at a place."""
        attack = self.attack
        return None if attack is None or attack.target is None else plan_attack(self.state, self.figure, attack)

    # -- what is asked ----------------------------------------------------------------------------------------

    def fields(self) -> list[Target | Pick]:
        """Return whom or where, and with what."""
        texts, aim = self.texts, self.aim
        shown = ""
        if aim is not None:
            shown = texts("step-place") if aim.figure is None else figure_name(texts, self.state.setup, aim.figure)
        target = Target(
            name="target",
            label=texts("step-target"),
            value=aim,
            shown=shown,
            figures=() if self.at_places else self.targets,
            points=self.at_places,
            put=self._put,
            order=() if self.at_places else tuple(Aim(figure=each) for each in self.targets),
        )
        ways = tuple(Option(value=each, label=texts(f"step-at-{'place' if each else 'foe'}")) for each in (False, True))
        at = Pick(name="at", label=texts("step-at"), options=ways, value=self.at_places, decides=False, cycled=True)
        options = tuple(
            Option(
                value=self._key(weapon.id, ranged=ranged),
                label=texts("step-thrown", weapon=name) if ranged else name,
            )
            for weapon, ranged in self.choices
            for name in (weapon.label.in_language(texts.language),)
        )
        if len(options) < 2:
            return [target, at]
        label = texts("step-weapon")
        return [
            target,
            at,
            Pick(name="weapon", label=label, options=options, value=self.weapon, decides=False, cycled=True),
        ]

    def _put(self, point: Point) -> Point3:
        """Return the place attacked at a place of the table: half a metre above what lies there."""
        surfaces = stand_heights(self.state.battlefield, *point)
        return (round(point[0], 3), round(point[1], 3), round(max(surfaces, default=0.0) + 0.5, 3))

    def lines(self) -> tuple[str, ...]:
        """Return what counts for and against the attack, its cover, and what it comes to."""
        plan, texts, setup = self.plan, self.texts, self.state.setup
        if plan is None:
            return () if self.attack is None else (*self._leanings(self.attack), texts("step-guess"))
        leanings = tuple(leaning_lines(texts, setup, plan.leanings.advantages, plan.leanings.disadvantages))
        return (*leanings, cover_line(texts, plan), chance_line(texts, self.state, plan))

    def rolls(self) -> tuple[Roll, ...]:
        """Return the roll with what makes up its number; at a place there is no number to show.  DR41."""
        plan, attack = self.plan, self.attack
        if plan is not None or attack is None:
            return () if plan is None else rolls_of(self.texts, plan)
        added, leanings = guess_of(self.state, self.figure, attack)
        return (Roll(self.texts("roll-attack"), dice_words(self.texts, leanings), "", added),)

    def _leanings(self, attack: Attack) -> Iterator[str]:
        _, found = guess_of(self.state, self.figure, attack)
        return leaning_lines(self.texts, self.state.setup, found.advantages, found.disadvantages)

    def sketch(self) -> tuple[Sketch, ...]:
        """Return the sight line, with the chance."""
        plan, aim = self.plan, self.aim
        if aim is None or aim.figure is None:
            return ()
        if plan is None:
            return (Look(self.figure, Aim(figure=aim.figure), outlined=True),)
        one, other = body(self.state, self.figure), body(self.state, aim.figure)
        hit = rounded(100 * float(attack_odds(plan).hit), 0)
        level = list(Cover).index(plan.cover)
        words = self.texts("note-chance", hit=hit)
        return (Seen(one.base_point, other.base_point, whole_sight(self.state, one, other), level, words),)
