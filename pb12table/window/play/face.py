"""What the window asks of a rule system: how a question is asked with mouse and keys."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Protocol

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.form import Form, Values
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import system
from pb12table.texts.locale import Texts
from pb12table.window.kit.settings import Settings
from pb12table.window.play.assistant import Assistant
from pb12table.window.play.base import Mode
from pb12table.window.play.throws import Throw


class WindowFace(Protocol):
    """The part of a rule system that only the program with a window loads; `WINDOW` in the module it names.

    A system inherits from it and says what is its own; states, requests and desks are those of its own games.
    """

    def form(
        self, texts: Texts, state: Any, request: Request[Any, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        """A question as a form in the words of a language, as `skirmish.form.Ask` makes it; None where it is more.

        `state` is what the player who is asked may know.
        """
        return None

    def mode(self, desk: Any, request: Request[Any, Any], /) -> Mode | None:
        """The mode of a question that is more than a form, made for a `GameDesk`; None where it is none."""
        return None

    def assistant(self, settings: Settings, /) -> Assistant:
        """What is done for people without asking them, in one running game."""
        return Assistant(settings)

    def throw(self, texts: Texts, setup: Any, event: Event, /) -> Throw | None:
        """The dice that fall with an event; None where there are none."""
        return None

    def asks_in_secret(self, request: Request[Any, Any], /) -> bool:
        """Whether the screen is covered until the player who is asked sits before it."""
        return request.hidden

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        """Whether a question comes between two turns: a key that was meant for the player before does not answer it."""
        return False

    def fitting_selection(
        self, request: Request[Any, Any], state: Any, selected: FigureId | None, /
    ) -> FigureId | None:
        """Which figure is to be selected when a question opens, where `selected` is it now."""
        figure = getattr(request, "figure", None)
        return selected if figure is None or figure not in state.setup.figure_by_id else FigureId(figure)


@cache
def window_of(identity: str) -> WindowFace:
    """The window part of a rule system by its id; raises KeyError for a system that there is not."""
    found: WindowFace = import_module(system(identity).window).WINDOW
    return found
