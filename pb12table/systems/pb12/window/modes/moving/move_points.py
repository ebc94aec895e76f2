"""The points of a Move being planned: how many can be spent, why not more, and how they become AP and markers."""

from __future__ import annotations

import msgspec

from pb12table.systems.pb12.rules.figures.figures import markers_of, value
from pb12table.systems.pb12.rules.game.answers import Adjust, Move
from pb12table.systems.pb12.rules.game.legality import most_action_points
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.movement.move_options import adjust_points
from pb12table.systems.pb12.rules.movement.option_choice import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.path_plan import DECLARED_NEXT, Beginning
from pb12table.systems.pb12.rules.movement.responding import RespondToInterruption
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.window.forms.payment import may_choose
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.moving.planned_action import PlannedAction
from pb12table.systems.pb12.window.previews.path import Reckoning, may_move_fully


class MovePoints(PlannedAction):
    """`most` AP may be spent on a Move; `limit` says why these are not all that are left, None when they are."""

    def __init__(
        self,
        game: Desk,
        request: ChooseAction | ChooseMoveOption | RespondToInterruption,
        adjust: Adjust | None,
        bar: ActionMode | None,
    ) -> None:
        super().__init__(game, request, bar)
        self.adjust = adjust
        self.full_move = False
        self.most, self.limit = most_action_points(game.state, self.figure, Move(1))

    @property
    def is_running(self) -> bool:
        """Whether the Move was declared already."""
        return not isinstance(self.request, ChooseAction)

    @property
    def speed(self) -> int:
        """The movement points of one AP."""
        return max(value(self.game.state, self.figure, Attribute.MOVEMENT), 0)

    @property
    def points(self) -> int:
        """The movement points that can be spent."""
        mover = self.game.state.figures[self.figure]
        if self.is_running:
            return mover.movement_points
        if self.adjust is not None:
            return adjust_points(self.game.state, self.figure)
        return self.speed * (self.most + (1 if self.full_move else 0))

    @property
    def reckoning(self) -> Reckoning:
        """How the points of a way become AP and markers."""
        request = self.request
        if not isinstance(request, ChooseAction):
            before = -self.points % max(self.speed, 1)
            return Reckoning(self.speed, before, request.horizontals, not request.adjust)
        return Reckoning(self.speed, marks=self.adjust is None)

    @property
    def beginning(self) -> Beginning:
        """What the way goes on from.  R1.10.2: an Adjust for an AP costs the markers, a free one does not."""
        request, state = self.request, self.game.state
        held = markers_of(state, self.figure, Status.MOVED)
        if not isinstance(request, ChooseAction):
            return Beginning(held, request.horizontals, adjust=request.adjust)
        if self.adjust is None:
            return DECLARED_NEXT
        return Beginning(held if self.adjust.free else 0, adjust=True)

    @property
    def may_pay(self) -> bool:
        """Whether an Adjust can be paid for as well as be the free action.  R1.6.18."""
        return self.adjust is not None and may_choose(self.game.state, self.request, self.adjust)

    def change_payment(self) -> bool:
        """Pay for the Adjust instead of taking it as the free action, or the other way; return whether that can be."""
        if self.adjust is None or not self.may_pay:
            return False
        self.adjust = msgspec.structs.replace(self.adjust, free=not self.adjust.free)
        return True

    def may_move_fully(self) -> bool:
        """Whether the full move bonus is to be had.  R1.7.3."""
        return not self.is_running and self.adjust is None and may_move_fully(self.game.state, self.figure)
