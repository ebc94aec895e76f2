"""What the window asks of Pocket Tactics; see `window.play.face.WindowFace`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.contest import Contest
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.measures import body_of
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.fights.sight import sight_to
from pb12table.systems.pocket_tactics.rules.rules import GiveUp
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Setup
from pb12table.systems.pocket_tactics.rules.state import Phase, State
from pb12table.systems.pocket_tactics.window.contests import contest_shown
from pb12table.systems.pocket_tactics.window.fight_forms import use_bonus, use_reroll
from pb12table.systems.pocket_tactics.window.forms import FORMS, Asked
from pb12table.systems.pocket_tactics.window.turn_forms import TURN_FORMS
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.play.face import WindowFace
from pb12table.window.play.throws import Die, Throw
from pb12table.window.scene.picture import SightDrawing

_FORMS: Final = {**FORMS, **TURN_FORMS, "UseBonus": use_bonus, "UseReroll": use_reroll}


class PocketWindow(WindowFace):
    """Every question is a form; dice are six-sided."""

    giving_up = GiveUp()

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        make = _FORMS.get(type(request).__name__)
        if make is None:
            return None
        form = make(Asked(texts, state, request), values, changed)
        return form if state.phase is Phase.PLAY else replace(form, extras=(("set-up", texts("set-up-rest")),))

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        match event:
            case events.StartRolled(results=results):
                dice = tuple(Die(SIDES, face, player=player) for player, face in results)
                return Throw(dice, "", texts("dice-start"), "")
            case events.HazardTested(unit=unit, kind=kind, results=results, passed=passed):
                thrower = figure_name(texts, setup, unit)
                result = texts("pocket-passed" if passed else "pocket-failed")
                dice = tuple(Die(SIDES, face) for face in results)
                return Throw(dice, thrower, texts(f"dice-{kind}"), result, "good" if passed else "bad", (unit,))
        return None

    def contest(self, texts: Texts, state: State, event: Event, /) -> Contest | None:
        return contest_shown(texts, state, event)

    def fitting_selection(
        self, request: Request[State, Any], state: State, selected: FigureId | None, /
    ) -> FigureId | None:
        unit = getattr(request, "unit", None)
        if unit is not None:
            return FigureId(unit)
        own = selected is not None and selected in state.units and state.units[selected].owner == request.player
        return selected if own else None

    def sight(self, state: State, observer: FigureId, target: Aim, /) -> SightDrawing:
        """P016, PR14: free or blocked; what blocks are the cells between."""
        first = body_of(state, observer)
        assert target.figure is not None, "only units are looked at"
        found, second = sight_to(state, observer, target.figure), body_of(state, target.figure)
        return SightDrawing(first.base_point, second.base_point, "free" if found.is_free else "blocked")


WINDOW: Final = PocketWindow()
