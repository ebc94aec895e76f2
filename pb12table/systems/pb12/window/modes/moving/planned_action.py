"""An action that is planned before it is committed: another action or figure can come instead, and nothing is lost."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.answers import LetAct
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.movement.option_choice import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.responding import RespondToInterruption
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode
from pb12table.systems.pb12.window.modes.desk import Desk, OwnMode
from pb12table.window.play.giving_up import Plan, SecondThought


class PlannedAction(OwnMode):
    """A mode in which a figure's action is planned; what would be lost by doing something else is asked first.

    `bar` is the bar of actions it was begun from, None where no action is asked for.
    """

    def __init__(
        self,
        game: Desk,
        request: ChooseAction | ChooseMoveOption | RespondToInterruption,
        bar: ActionMode | None,
    ) -> None:
        super().__init__(game)
        self.bar = bar
        self.figure = request.figure
        self.player = PlayerId(request.player)
        self.request = request
        self.leaving = SecondThought()

    @property
    def plan(self) -> Plan:
        """What would be lost by doing something else."""
        return ""

    def change(self, command: str) -> bool:
        """Another action instead of this one."""
        if self.bar is None or command == self.name:
            return command == self.name
        return self.leaving.leave(self.bar, command, self.plan)

    def change_figure(self, figure: FigureId | None) -> bool:
        """The same action by another of the figures that may act now; return whether it is one of them."""
        self.leaving.forget(f"figure:{figure}")
        if figure is None or self.bar is None or figure not in self.bar.others():
            return False
        if self.leaving.may_leave_for(self.game, figure, self.plan):
            action = self.name
            if self.game.commit(LetAct(figure)) and type(self.game.mode) is ActionMode:
                self.game.mode.press(action)
        return True

    def pick(self, figure: FigureId) -> None:
        if not self.change_figure(figure):
            super().pick(figure)
