"""Forms over the bar of actions: a tile leads to a choice on a card, and the other tiles stay there."""

from __future__ import annotations

from typing import Any, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.forms.form import Form, Values
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import sighted_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.attacks.targeting import TARGET, chosen
from pb12table.systems.pb12.window.forms.known import ACTION_FORMS
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode, Deeds
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.attack import facing_before
from pb12table.window.forms.form_mode import FormMode

AIMING: Final = frozenset(("ranged-attack", "melee-attack", "aim"))
"""Forms on which something is aimed at."""
TURNING: Final = frozenset(("ram",))
"""Forms of actions for which a figure turns to what it acts on, whatever it was turned to before."""


class FormBar(ActionMode):
    """The bar of actions while one of them is chosen on a form; nobody else is let act from there."""

    def __init__(self, game: Desk, request: ChooseAction, deeds: Deeds, name: str) -> None:
        super().__init__(game, request, deeds)
        self.form_name = name
        self.asks: FormMode | None = None

    def planned_facing(self) -> float | None:
        answer = None if self.asks is None else self.asks.form.answer()
        turns = self.form_name in TURNING or getattr(answer, "facing", None) is not None
        return None if turns else super().planned_facing()


class AimingBar(FormBar):
    """The same while something is aimed at: the figure turns to its target unless it has been turned elsewhere."""

    @property
    def target(self) -> ChosenTarget | None:
        """What is aimed at."""
        return None if self.asks is None else chosen(self.asks.form.values.get(TARGET))

    def planned_facing(self) -> float | None:
        target = self.target
        if self.turned is None or target is None:
            return None
        return facing_before(self.game.state, self.figure, target, self.turned)

    def usual_facing(self) -> float:
        target = self.target
        straight = None if target is None else facing_before(self.game.state, self.figure, target, self.turned)
        return super().usual_facing() if straight is None else straight

    def turn_refusal(self, facing: float) -> Refusal | None:
        target = self.target
        return None if target is None else sighted_refusal(self.game.state, self.figure, target, facing)


def begin_form(mode: ActionMode, name: str, tile: str = "") -> None:
    """Ask for what an action needs; its tile has the name of the form where no other is told."""
    bar = (AimingBar if name in AIMING else FormBar)(mode.game, mode.request, mode.deeds, name)
    bar.entered()

    def ask(values: Values, changed: str) -> Form[Any]:
        return ACTION_FORMS[name](acting_of(bar), values, changed)

    bar.asks = FormMode(mode.game, ask, bar, tile or name)
    mode.game.enter(bar.asks)


def acting_of(mode: ActionMode) -> Acting:
    """The question for the next action, as its forms need it."""
    return Acting(mode.texts, mode.game.state, mode.request, mode.turned, mode.game.key)
