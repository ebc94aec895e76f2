"""What the window asks of a rule system: how a question is asked with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.contest import Contest
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.known import system, words
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.window.kit.settings import Settings
from pb12table.window.play.assistant import Assistant
from pb12table.window.play.base import Mode
from pb12table.window.play.cards import MenuEntry, Tile
from pb12table.window.play.news import News
from pb12table.window.play.reach_at_rest import ReachQuestion
from pb12table.window.play.sight_lines import sight_line
from pb12table.window.play.throws import Throw
from pb12table.window.scene.picture import SightDrawing, Walk


class WindowFace(Protocol):
    """The part of a rule system that only the program with a window loads; `WINDOW` in the module it names.

    A system inherits from it and says what is its own; states, requests and desks are those of its own games.
    """

    def signs(self, texts: Texts, /) -> Sequence[tuple[str, Mark]]:
        """The names of the marks that its figures may wear, each with the mark, for help."""
        return ()

    icons: Mapping[str, str] = MappingProxyType({})
    """The icons of its tiles by their commands, as `window.kit.icons` describes them."""

    def form(
        self, texts: Texts, state: Any, request: Request[Any, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        """A question as a form in the words of a language, as `forms.form.Ask` makes it; None where it is more.

        `state` is what the player who is asked may know.
        """
        return None

    def mode(self, desk: Any, request: Request[Any, Any], /) -> Mode | None:
        """The mode of a question that is more than a form, made for a `GameDesk`; None where it is none."""
        return None

    def assistant(self, settings: Settings, /) -> Assistant:
        """What is done for people without asking them, in one running game."""
        return Assistant(settings)

    def reach(self, texts: Texts, state: Any, figure: FigureId, /) -> ReachQuestion | None:
        """Where a figure can get to now; None for one that cannot walk, or is not on the table."""
        return None

    def walks(self, state: Any, figure: FigureId, /) -> bool:
        """Whether ways of a figure are looked for while looking."""
        return False

    def stays(self, texts: Texts, state: Any, figure: FigureId, /) -> str:
        """Why a figure that could walk does not, in a sentence; "" for nothing to tell."""
        return ""

    def way(self, state: Any, figure: FigureId, to: Point, stop: Callable[[], bool], /) -> Any:
        """A way of a figure that `walks` to a place, worked out beside the frames on a state of its own.

        `stop` is asked again and again whether to give up; then GivenUp is raised.
        """
        return None

    def walk(self, texts: Texts, state: Any, figure: FigureId, way: Any, /) -> Walk:
        """A way that `way` has found, as it is drawn."""
        return Walk(())

    def warning(self, texts: Texts, state: Any, request: Request[Any, Any], answer: Any, /) -> str:
        """What is said once before an answer that loses something; the same answer once more gives it all the same.

        "" where an answer loses nothing, or is refused anyway.
        """
        return ""

    def news(self, game: Any, /) -> News:
        """What is told between two decisions of a game, a `GameDesk`."""
        return News(game)

    # -- what is watched ----------------------------------------------------------------------------------

    def throw(self, texts: Texts, setup: Any, event: Event, /) -> Throw | None:
        """The dice that fall with an event; None where there are none."""
        return None

    def throws(self, texts: Texts, setup: Any, events: Sequence[Event], /) -> Sequence[Throw]:
        """The throws that lie before people while the last of some events is shown, its own at the end; none for none.

        `events` are all so far.  At first nothing stays but what falls just now.
        """
        found = self.throw(texts, setup, events[-1])
        return () if found is None else (found,)

    def contest(self, texts: Texts, state: Any, event: Event, /) -> Contest | None:
        """Two throws that an event holds against each other, shown instead of dice; None where there are none.

        `state` is the shown one, before the event; a pinned line of the log shows what its event alone tells.
        """
        return None

    def headline(self, texts: Texts, setup: Any, event: Event, /) -> str:
        """What is written big over the table while an event is shown, "" for nothing: at first, that a round begins."""
        begun = words(setup.system).meaning(event).begins_round
        return "" if begun is None else texts("round-is", number=begun)

    # -- who is asked -------------------------------------------------------------------------------------

    def asked_words(self, texts: Texts, state: Any, request: Request[Any, Any], /) -> str:
        """What the strip says that tells whose hand is needed, "" when that is plain."""
        return ""

    def asks_in_secret(self, request: Request[Any, Any], /) -> bool:
        """Whether the screen is covered until the player who is asked sits before it."""
        return request.hidden

    def sight(self, state: Any, observer: FigureId, target: Aim, /) -> SightDrawing:
        """The sight line from a figure to what it means, turned to that."""
        return sight_line(state, observer, target)

    def curtain_words(self, texts: Texts, request: Request[Any, Any], /) -> str:
        """Why the screen is covered before a question that is asked in secret."""
        return texts("curtain-why-secret")

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        """Whether a question comes between two turns: a key that was meant for the player before does not answer it."""
        return False

    def fitting_selection(
        self, request: Request[Any, Any], state: Any, selected: FigureId | None, /
    ) -> FigureId | None:
        """Which figure is to be selected when a question opens, where `selected` is it now."""
        figure = getattr(request, "figure", None)
        return selected if figure is None or figure not in state.setup.figure_by_id else FigureId(figure)

    # -- what can be done besides -------------------------------------------------------------------------

    deciding: frozenset[str] = frozenset()
    """Commands of the system's own by which something is decided, so that they do nothing in a game that is watched."""

    giving_up: Any = None
    """What a player declares that leaves a game at once, offered in its menu; None where nobody can."""

    def menu(self, game: Any, player: PlayerId, /) -> Sequence[MenuEntry]:
        """What the menu of a running game, a `GameDesk`, offers a player who decides now."""
        return ()

    def press(self, game: Any, command: str, /) -> bool:
        """Carry out a command, or what a zone of a panel stands for; return whether it was one of the system."""
        return False

    def watching_tiles(self, game: Any, is_over: bool, /) -> Sequence[Tile]:
        """What the bar offers while a saved game is watched, which was played to its end or not."""
        return ()

    def press_watching(self, game: Any, command: str, is_over: bool, /) -> bool:
        """Carry out a command while a saved game is watched; return whether it was one of the system."""
        return False


@cache
def window_of(identity: str) -> WindowFace:
    """The window part of a rule system by its id; raises KeyError for a system that there is not."""
    found: WindowFace = import_module(system(identity).window).WINDOW
    return found
