"""What a planned or hand-drawn way is: its options in order, what they cost, and what they risk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import floor
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.pb12.rules.figures.falling import (
    bring_down,
    collision_codes,
    come_down,
    load_landings,
    resting_places,
)
from pb12table.systems.pb12.rules.figures.figures import has_status
from pb12table.systems.pb12.rules.game.answers import Horizontal, Land, MoveOption, Reverse
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.movement.move_options import (
    OPTIONS_FOR_A_MARKER,
    apply_option,
    is_standing,
    option_refusal,
)
from pb12table.systems.pb12.rules.preparations.profiles import DamageCode
from pb12table.table.motion.falling import Landing
from pb12table.table.shapes import TOLERANCE, Point3

PLENTY = 1_000_000


@dataclass(frozen=True, slots=True)
class Risk:
    """What goes wrong at the end of an option.

    `kind` is "fall" (`height` in steps, `end` where the figure comes to rest), "collision" (`obstacle` is the piece or
    figure, the Move ends there; `end` where the figure comes to rest when that is in the air) or "air" (no safe stand,
    which is a fall unless Land or Climb follows); `damage` is the code the figure receives, `times` how often; None
    when there is none.
    """

    kind: str
    at: Point3
    damage: DamageCode | None = None
    times: int = 1
    height: float = 0.0
    end: Point3 | None = None
    obstacle: str | None = None


@dataclass(frozen=True, slots=True)
class Leg:
    """One option of a way: from where to where (x, y and stand height in steps), what it costs and why, what it risks.

    `spent` are the movement points of the way up to and with this option.
    """

    option: MoveOption
    start: Point3
    end: Point3
    modifiers: tuple[Modifier, ...]
    spent: int
    risk: Risk | None = None

    @property
    def cost(self) -> int:
        """The movement points of this option."""
        return total(self.modifiers)

    @property
    def kind(self) -> str:
        """The option's tag: horizontal, vertical, land or climb."""
        return str(self.option.__struct_config__.tag)


@dataclass(frozen=True, slots=True)
class PathPlan:
    """A way as options, each accepted by the rules.

    `reachable`: it ends at the place wished for; else `reason` says why not, and `stopped_at` where.  `payable` of the
    legs the movement points given pay for (RU060: an option is paid in whole or not taken).
    """

    legs: tuple[Leg, ...] = ()
    reachable: bool = True
    reason: Refusal | None = None
    stopped_at: Point3 | None = None
    movement_points: int = 0

    @property
    def cost(self) -> int:
        """The movement points of the whole way."""
        return self.legs[-1].spent if self.legs else 0

    @property
    def points(self) -> tuple[Point3, ...]:
        """The places that the way leads over, the start first."""
        return (self.legs[0].start, *(leg.end for leg in self.legs)) if self.legs else ()

    @property
    def payable(self) -> tuple[Leg, ...]:
        """The first legs, as far as the movement points pay for them."""
        return self.payable_for(self.movement_points)

    def payable_for(self, movement_points: int) -> tuple[Leg, ...]:
        """Return the first legs, as far as some movement points pay for them."""
        return tuple(leg for leg in self.legs if leg.spent <= movement_points)

    @property
    def is_paid(self) -> bool:
        """Return whether the movement points pay for the whole path to the desired place."""
        return self.reachable and self.cost <= self.movement_points

    @property
    def moved_markers(self) -> int:
        """The Moved markers that a Move of these options gives.  R1.7.2, R1.7.4, RU061."""
        return DECLARED_NEXT.markers_after(self.legs)

    @property
    def risks(self) -> tuple[Risk, ...]:
        """Return what goes wrong along the path, in order."""
        return tuple(leg.risk for leg in self.legs if leg.risk is not None)

    @property
    def options(self) -> tuple[MoveOption, ...]:
        """The options alone, to be answered one after the other."""
        return tuple(leg.option for leg in self.legs)


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a way goes on from: the Moved markers the figure has then, and the options taken in the same action before.

    As it stands: a Move that is still to be declared, which gives its first marker, all older ones being lost
    (R1.7.2, R1.10.2).  An Adjust gives none (RU060).
    """

    markers: int = 1
    horizontals: int = 0
    reverses: int = 0
    adjust: bool = False

    def markers_after(self, legs: Sequence[Leg]) -> int:
        """Return the number of Moved markers after some legs.  R1.7.4, R3.0.19, RU061."""
        if self.adjust:
            return self.markers
        horizontals = sum(isinstance(leg.option, Horizontal) for leg in legs)
        reverses = sum(isinstance(leg.option, Reverse) for leg in legs)
        return self.markers + sixths(self.horizontals, horizontals) + sixths(self.reverses, reverses)


DECLARED_NEXT: Final = Beginning()
"""The beginning of a Move that is still to be declared."""


def sixths(before: int, more: int) -> int:
    """Return how many sixth options there are among `more` that follow `before` in one action.  RU061."""
    return (before + more) // OPTIONS_FOR_A_MARKER - before // OPTIONS_FOR_A_MARKER


@dataclass(frozen=True, slots=True)
class PathCheck:
    """What the rules say to a sequence of options.

    `legs` are those that were accepted; `refusal` why the next one was not, with its `index` and the place it should
    have begun at; None when all are legal.
    """

    legs: tuple[Leg, ...]
    refusal: Refusal | None = None
    index: int | None = None
    place: Point3 | None = None

    @property
    def legal(self) -> bool:
        """Return whether the rules accept every option."""
        return self.refusal is None


class Trial:
    """A figure trying options on a clone of the state, by the very functions the rules use.

    `movement_points` None: as many as it takes.
    """

    def __init__(
        self,
        state: State,
        figure: FigureId,
        movement_points: int | None = None,
        beginning: Beginning = DECLARED_NEXT,
    ) -> None:
        self.state = state.clone()
        self.beginning = beginning
        self.figure = figure
        self.legs: list[Leg] = []
        self.mover = self.state.figures[figure]
        self.mover.movement_points = PLENTY if movement_points is None else movement_points

    @property
    def place(self) -> Point3:
        """Return where the figure now is."""
        return (self.mover.x, self.mover.y, self.mover.z)

    @property
    def stands(self) -> bool:
        """Return whether the figure stands safely now.  R1.4.29, R6.1.8."""
        return is_standing(self.state, self.figure)

    @property
    def spent(self) -> int:
        """The movement points of the options tried so far."""
        return self.legs[-1].spent if self.legs else 0

    def refusal(self, option: MoveOption) -> Refusal | None:
        """Return why the rules refuse an option here, None if they do not."""
        return option_refusal(self.state, self.figure, option)

    def take(self, option: MoveOption) -> Leg:
        """Carry out an option that is not refused, without damage; a fall leads to where it ends."""
        taken = apply_option(self.state, self.figure, option)
        risk: Risk | None = None
        if taken.obstacle is not None:
            risk = self._collision(taken.obstacle)
        elif not self.stands:
            risk = self._fall() if isinstance(option, Horizontal | Land | Reverse) else Risk("air", taken.end)
        leg = Leg(option, taken.start, taken.end, taken.modifiers, self.spent + total(taken.modifiers), risk)
        self.legs.append(leg)
        return leg

    def settle(self) -> None:
        """End the way: who is in the air now falls.  R1.7.2, RU063."""
        if not self.legs or self.stands:
            return
        last = self.legs[-1]
        if last.risk is None or last.risk.kind == "air":
            self.legs[-1] = replace(last, risk=self._fall())
        elif last.risk.kind == "collision":
            self.legs[-1] = replace(last, risk=replace(last.risk, end=self._fall().end))

    def leave_the_air(self) -> None:
        """Forget the risk of being in the air, since an option followed that ended it."""
        if len(self.legs) > 1:
            before = self.legs[-2]
            if before.risk is not None and before.risk.kind == "air":
                self.legs[-2] = replace(before, risk=None)

    def _collision(self, obstacle: str) -> Risk:
        """Return the risk with the markers there are by then; who is Static keeps none (RU078).  R1.5.5, RU044."""
        static = has_status(self.state, self.figure, Status.STATIC)
        clone = self.state.clone()
        clone.figures[self.figure].statuses[Status.MOVED] = 0 if static else self.beginning.markers_after(self.legs)
        speed, code, _ = collision_codes(clone, self.figure, obstacle)
        return Risk("collision", self.place, code if speed else None, speed, obstacle=obstacle)

    def _come_down(self, landing: Landing) -> None:
        """Fall to a place, with whom the figure carries; of several places for that one the first."""
        before = come_down(self.state, self.figure, landing)
        if self.mover.load is not None:
            for beside in load_landings(self.state, self.figure, before)[:1]:
                bring_down(self.state, self.figure, before, beside)

    def _fall(self) -> Risk:
        """Return where the figure lands (the first of several places), and the damage H/12.  R1.4.30, RU017."""
        at = self.place
        places = resting_places(self.state, self.figure)
        if not places:
            return Risk("fall", at)
        landing = places[0]
        self._come_down(landing)
        height = floor(landing.fallen + TOLERANCE)
        code = DamageCode(height, 12) if height > 0 else None
        return Risk("fall", at, code, height=landing.fallen, end=self.place)


def check_path(
    state: State,
    figure: FigureId,
    options: Sequence[MoveOption],
    movement_points: int | None = None,
    beginning: Beginning = DECLARED_NEXT,
) -> PathCheck:
    """Try options one after the other by the rules; `movement_points` None: whatever they cost.

    An illegal one is returned with the refusal and the place.  R1.7.4 to R1.7.6, R6.1.8, RU060, RU063.
    """
    trial = Trial(state, figure, movement_points, beginning)
    for index, option in enumerate(options):
        refusal = trial.refusal(option)
        if refusal is not None:
            trial.settle()
            return PathCheck(tuple(trial.legs), refusal, index, trial.place)
        trial.take(option)
        trial.leave_the_air()
    trial.settle()
    return PathCheck(tuple(trial.legs))
