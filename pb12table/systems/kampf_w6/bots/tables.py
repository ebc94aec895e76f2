"""What figures could do to each other from where they are, by the rules' own plans, kept for as long as it holds."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, TypeVar
from weakref import ReferenceType, ref

from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.answers import Attack
from pb12table.systems.kampf_w6.rules.attack_plan import figure_value, odds_of, plan_attack, possible_attacks
from pb12table.systems.kampf_w6.rules.data import Setup
from pb12table.systems.kampf_w6.rules.figures import carries, data, opponents
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.table.battlefield import Body

Found = TypeVar("Found")

MOST_KEPT: Final = 4000
"""So many positions are remembered, before all are forgotten."""
OUT: Final = 0.5
"""How much it counts, unless told otherwise, that an attack may put its target out, beside the wounds it may cause."""
OF_A_CARRIER: Final = 60
"""What is won by it beside the value of a figure that carries what a scenario act takes."""


@dataclass(frozen=True, slots=True)
class Known:
    """A legal attack: its dice, the target numbers of its rolls, and the wounds of a hit that nothing stops."""

    attack: Attack
    dice: int
    target_number: int
    cover: int | None
    armour: int
    wounds: int


@dataclass(slots=True)
class Position:
    """Where everybody is, and what has been found out there."""

    attacks: dict[Hashable, tuple[Known, ...]] = field(default_factory=dict)
    best: dict[Hashable, tuple[Attack | None, float]] = field(default_factory=dict)
    found: dict[Hashable, Any] = field(default_factory=dict)


@lru_cache(maxsize=20_000)
def chances(
    dice: int, target_number: int, cover: int | None, armour: int, wounds: int, left: int, ones_fail: bool
) -> tuple[float, float]:
    """Return the mean number of wounds of an attack, and how likely it causes those that are left."""
    odds = odds_of(dice, target_number, cover, armour, wounds, ones_fail=ones_fail)
    return float(odds.mean_wounds), float(odds.at_least(left, wounds))


def gain_of(state: State, figure: FigureId, attack: Attack, origin: Body | None = None, out: float = OUT) -> float:
    """Return what an attack gains: the share of what the target can bear that it may lose, and if it may go out."""
    plan = plan_attack(state, figure, attack, origin, walking=origin is not None)
    known = Known(attack, plan.dice, plan.target_number, plan.cover, plan.armour_number, plan.weapon.wounds)
    return _gain(state, known, figure_value(data(state, attack.target)), out)


def _gain(state: State, known: Known, value: int, out: float) -> float:
    target = known.attack.target
    left = max(1, data(state, target).profile.wound_limit - state.figures[target].wounds)
    ones_fail = state.setup.options.ones_fail
    mean, goes_out = chances(known.dice, known.target_number, known.cover, known.armour, known.wounds, left, ones_fail)
    worth = value + (OF_A_CARRIER if carries(state, target) else 0)
    return worth * ((1.0 - out) * min(1.0, mean / left) + out * goes_out)


class Tables:
    """What is known of the positions of a fight; those who play it in thought may share it."""

    def __init__(self) -> None:
        self._setup: ReferenceType[Setup] | None = None  # what plays on in thought outlives a game that was left
        self._positions: dict[Hashable, Position] = {}
        self._values: dict[FigureId, int] = {}

    def at(self, state: State) -> Position:
        """Return what is known of the position of a state."""
        if self._setup is None or self._setup() is not state.setup:
            self._setup = ref(state.setup)
            self._positions.clear()
            self._values = {figure.id: figure_value(figure) for figure in state.setup.figures}
        places = tuple([(each.x, each.y, each.z, each.stance, each.fate) for each in state.figures.values()])
        key = (places, tuple(state.doors.items())) if state.doors else places
        found = self._positions.get(key)
        if found is None:
            if len(self._positions) >= MOST_KEPT:
                self._positions.clear()
            found = self._positions[key] = Position()
        return found

    def kept(self, state: State, key: Hashable, find: Callable[[], Found]) -> Found:
        """Return what was found in this position before, or find it."""
        known = self.at(state).found
        if key not in known:
            known[key] = find()
        found: Found = known[key]
        return found

    def value(self, state: State, figure: FigureId) -> int:
        """Return the value of a figure."""
        self.at(state)
        return self._values[figure]

    def attacks(
        self,
        state: State,
        figure: FigureId,
        target: FigureId,
        origin: Body | None = None,
        position: Position | None = None,
    ) -> tuple[Known, ...]:
        """Return the legal attacks of a figure on another, from where it is or from another place."""
        known = (position or self.at(state)).attacks
        act, placed = state.current_act, state.figures[figure]
        trace = tuple(act.trace) if act is not None and act.actor == target and len(act.trace) > 1 else None
        key = (figure, target, origin, trace, placed.recoil, tuple(placed.loaded.values()))
        found = known.get(key)
        if found is None:
            walking = origin is not None
            attacks = tuple(possible_attacks(state, figure, target, origin))
            plans = [plan_attack(state, figure, attack, origin, walking=walking) for attack in attacks]
            found = known[key] = tuple(
                Known(attack, plan.dice, plan.target_number, plan.cover, plan.armour_number, plan.weapon.wounds)
                for attack, plan in zip(attacks, plans, strict=True)
            )
        return found

    def weighed(
        self,
        state: State,
        figure: FigureId,
        out: float,
        origin: Body | None = None,
        target: FigureId | None = None,
    ) -> list[tuple[float, Attack]]:
        """Return the legal attacks of a figure, on one other or on all, with what each gains, in the file's order."""
        position = self.at(state)
        return [
            (_gain(state, known, self._values[other], out), known.attack)
            for other in opponents(state, figure)
            if target in (None, other)
            for known in self.attacks(state, figure, other, origin, position)
        ]

    def best(
        self,
        state: State,
        figure: FigureId,
        out: float,
        origin: Body | None = None,
        target: FigureId | None = None,
    ) -> tuple[Attack | None, float]:
        """Return the attack that gains the most, and how much of an opponent's value that is."""
        known, placed, act = self.at(state).best, state.figures[figure], state.current_act
        key = (
            (figure, out, origin, target, placed.recoil),
            tuple(placed.loaded.values()),
            tuple([each.wounds for each in state.figures.values()]),
            tuple([papers.carrier for papers in state.papers.values()]),
            None if act is None or len(act.trace) < 2 else (act.actor, tuple(act.trace)),
        )
        found = known.get(key)
        if found is None:
            found = (None, 0.0)
            for gain, attack in self.weighed(state, figure, out, origin, target):
                if gain > found[1]:
                    found = (attack, gain)
            known[key] = found
        return found
