"""What the window asks of a rule system: how a question is asked with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from pb12table.kernel.game import Event
from pb12table.kernel.request import Dice, Request, YesNo
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.forms.form import NOTHING, Aim, Form, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_events import DieRolled
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.skirmish.scene.playback import Contest
from pb12table.systems.known import copy_of, system, words
from pb12table.table.shapes import Point
from pb12table.texts.describe import dice_name
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import round_words
from pb12table.texts.names import figure_name
from pb12table.window.forms.form_mode import FormMode, dice
from pb12table.window.kit.background import Background
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.strokes import USUAL_EMBLEM
from pb12table.window.play.base import Assistant, Die, GameDesk, MenuEntry, Mode, RevealedCard, Throw, Tile
from pb12table.window.play.foreseeing import ReachQuestion, sight_line
from pb12table.window.play.plain_forms import plain_form
from pb12table.window.scene.picture import Reach, SightDrawing, Walk


class News:
    """Hears what follows from answers, and tells it when the next question opens; a system says what it tells besides.

    What a round has brought is read on the curtain by each player for whom one closes, or else over the table.
    """

    def __init__(self, game: GameDesk) -> None:
        self.game = game
        self._words = words(game.setup.system)
        self._is_new_round = False
        self._have_read: set[PlayerId] = set()

    def forget(self) -> None:
        """Tell nothing of what was before: the game has gone elsewhere."""
        self._is_new_round = False

    def decided(self, answers: Iterable[Any]) -> None:
        """Note that somebody, or the program, decides."""

    def hear(self, news: Iterable[Event]) -> None:
        """Note what has happened by an answer."""
        for event in news:
            begun = self._words.meaning(event).begins_round
            if begun is not None:
                self._is_new_round = begun > 1
                self._have_read.clear()

    def shows_first(self) -> bool:
        """Open what must be seen before anything else is asked; return whether there was something."""
        return False

    def tell(self) -> None:
        """Say, as a question opens on the table, what led to it without anybody's doing."""
        if self._is_new_round and not self._have_read:
            self._is_new_round = False
            if told := self.round_words():
                self.game.say(told)

    def on_curtain(self, player: PlayerId) -> str:
        """Return what a player reads on the curtain that is now closing; "" for nothing."""
        if not self._is_new_round or player in self._have_read:
            return ""
        self._have_read.add(player)
        return self.round_words()

    def round_words(self) -> str:
        """Return what the last round brought and how the players stand, "" if there is nothing to say about it."""
        game = self.game
        log = [line.event for line in game.controller.shown_log() if not line.struck]
        return round_words(game.texts, game.state, log)


class WindowFace(Protocol):
    """The part of a rule system that only the program with a window loads; `WINDOW` in the module it names.

    A system inherits from it and says what is its own; states, requests and desks are those of its own games.
    """

    def signs(self, texts: Texts, /) -> Sequence[tuple[str, Mark]]:
        """Return the names of the marks its figures may wear, each with the mark, for help."""
        return ()

    emblem: str = USUAL_EMBLEM
    """A silhouette in assets/icons: the icon of the window while one of its games is open."""

    icons: Mapping[str, str] = MappingProxyType({})
    """The icons of its tiles by their commands, as `window.kit.icons` describes them."""

    def form(
        self, texts: Texts, state: Any, request: Request[Any, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        """Return a question as a form in a language's words, as `forms.form.Ask` makes it; None if it is more.

        `state` is what the player who is asked may know.  By default it is one with the texts `ask-`, where they are.
        """
        return plain_form(texts, state, request, values)

    def mode(self, desk: Any, request: Request[Any, Any], /) -> Mode | None:
        """Return the mode of a question that is more than a form, made for a `GameDesk`; None if it is none."""
        return None

    def assistant(self, settings: Settings, /) -> Assistant:
        """Return the assistant that does things for people without asking, in one running game."""
        return Assistant(settings)

    def reach(self, texts: Texts, state: Any, figure: FigureId, /) -> ReachQuestion | None:
        """Return where a figure can get to now; None for one that cannot walk, or is not on the table."""
        return None

    def walks(self, state: Any, figure: FigureId, /) -> bool:
        """Return whether paths of a figure are searched for while looking."""
        return False

    def stays(self, texts: Texts, state: Any, figure: FigureId, /) -> str:
        """Return why a figure that could walk does not, in a sentence; "" if there is nothing to say."""
        return ""

    def way(self, state: Any, figure: FigureId, to: Point, stop: Callable[[], bool], /) -> Any:
        """Return a path of a figure that `walks` to a place, worked out beside the frames on a state of its own.

        `stop` is asked again and again whether to give up; then GivenUp is raised.
        """
        return None

    def walk(self, texts: Texts, state: Any, figure: FigureId, way: Any, /) -> Walk:
        """Return a path that `way` has found, as it is drawn."""
        return Walk(())

    def warning(self, texts: Texts, state: Any, request: Request[Any, Any], answer: Any, /) -> str:
        """Return a one-time warning before an answer that loses something; repeating the same answer gives it anyway.

        "" where an answer loses nothing, or is refused anyway.
        """
        return ""

    def news(self, game: Any, /) -> News:
        """Return what is reported between two decisions of a game, a `GameDesk`."""
        return News(game)

    # -- what is watched ----------------------------------------------------------------------------------

    def throw(self, texts: Texts, setup: Any, event: Event, /) -> Throw | None:
        """Return the dice that fall with an event; None if there are none."""
        if not isinstance(event, DieRolled):
            return None
        name, purpose = figure_name(texts, setup, event.figure), dice_name(texts, event.purpose)
        return Throw((Die(event.sides, event.face),), name, purpose, str(event.face), figures=(event.figure,))

    def throws(self, texts: Texts, setup: Any, events: Sequence[Event], /) -> Sequence[Throw]:
        """Return the rolls shown together with the last of some events, its own at the end; none if it has none.

        `events` are all so far.  At first nothing stays but what falls just now.
        """
        found = self.throw(texts, setup, events[-1])
        return () if found is None else (found,)

    def contest(self, texts: Texts, state: Any, event: Event, /) -> Contest | None:
        """Return two rolls that an event compares, shown instead of dice; None if there are none.

        `state` is the shown one, before the event; a pinned line of the log shows what its event alone tells.
        """
        return None

    def revealed_card(self, texts: Texts, setup: Any, event: Event, /) -> RevealedCard | None:
        """Return the card that an event reveals to all; None if there is none."""
        return None

    def headline(self, texts: Texts, setup: Any, event: Event, /) -> str:
        """Return the large words over the table during an event, "" for nothing: by default, that a round begins."""
        begun = words(setup.system).meaning(event).begins_round
        return "" if begun is None else texts("round-is", number=begun)

    # -- who is asked -------------------------------------------------------------------------------------

    def asked_words(self, texts: Texts, state: Any, request: Request[Any, Any], /) -> str:
        """Return what the strip says about whose hand is needed, "" if that is obvious."""
        return ""

    def asks_in_secret(self, request: Request[Any, Any], /) -> bool:
        """Return whether the screen is covered until the player being asked sits in front of it."""
        return request.hidden

    def shows_alike(self, session: Session[Any], viewers: Sequence[str | None], /) -> bool:
        """Return whether several viewers (None: the public) see the same table, so that nobody has to look away.

        Whether they do must tell none of them anything: each could know it without the others.
        """
        rules, state = session.system, session.state
        return len({rules.digest(rules.view(state, viewer)) for viewer in viewers}) == 1

    def sight(self, state: Any, observer: FigureId, target: Aim, /) -> SightDrawing:
        """Return the sight line from a figure to its target, turned to that."""
        return sight_line(state, observer, target)

    def curtain_words(self, texts: Texts, request: Request[Any, Any], /) -> str:
        """Return why the screen is covered before a question asked in secret."""
        return texts("curtain-why-secret")

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        """Return whether a question comes between two turns: a key meant for the previous player does not answer it."""
        return False

    def fitting_selection(
        self, request: Request[Any, Any], state: Any, selected: FigureId | None, /
    ) -> FigureId | None:
        """Return which figure is to be selected when a question opens, given that `selected` is now."""
        figure = getattr(request, "figure", None)
        return selected if figure is None or figure not in state.setup.figure_by_id else FigureId(figure)

    # -- what can be done besides -------------------------------------------------------------------------

    passing: tuple[type[Any], ...] = ()
    """Answers by which nothing is done."""

    keeping: tuple[type[Request[Any, Any]], ...] = ()
    """Questions of which the usual answer leaves everything as it lies before the player."""

    def is_free(self, state: Any, request: Request[Any, Any], answer: Any, /) -> bool:
        """Return whether an answer passes, says no, or keeps what is, so that Enter gives it where nobody has chosen.

        What spends, moves, reveals, ends or gives up anything is chosen first.
        """
        if isinstance(request, YesNo) and answer is False:
            return True
        kept = isinstance(request, self.keeping) and bool(answer == request.default(state))
        return kept or isinstance(answer, self.passing)

    deciding: frozenset[str] = frozenset()
    """Commands of the system's own by which something is decided, so that they do nothing in a game that is watched."""

    giving_up: Any = None
    """What a player declares that leaves a game at once, offered in its menu; None where nobody can."""

    def menu(self, game: Any, player: PlayerId, /) -> Sequence[MenuEntry]:
        """Return what the menu of a running game, a `GameDesk`, offers a player deciding now."""
        return ()

    def giving_away(self, game: Any, player: PlayerId, /) -> Sequence[MenuEntry]:
        """Return what gives the game away besides `giving_up`, or takes that back: the menu has it in its own group."""
        return ()

    def press(self, game: Any, command: str, /) -> bool:
        """Carry out a command, or what a zone of a panel stands for; return whether it was one of the system."""
        return False

    def watching_tiles(self, game: Any, is_over: bool, /) -> Sequence[Tile]:
        """Return what the bar offers while a saved game is watched, played to its end or not."""
        return ()

    def press_watching(self, game: Any, command: str, is_over: bool, /) -> bool:
        """Carry out a command while a saved game is watched; return whether it was one of the system."""
        return False


@cache
def window_of(identity: str) -> WindowFace:
    """Return the window part of a rule system by its id; raises KeyError for an unknown system."""
    found: WindowFace = import_module(system(identity).window).WINDOW
    return found


def mode_for(game: GameDesk, request: Request[Any, Any]) -> Mode:
    """Return the mode in which a question is answered: its system's own mode if there is one, else its form."""
    return window_of(game.setup.system).mode(game, request) or _asked_by_form(game, request) or Mode(game)


def _asked_by_form(game: GameDesk, request: Request[Any, Any]) -> FormMode | None:
    """Return the mode of a question that is only a form; None if there is not even a form."""
    window, session = window_of(game.setup.system), game.controller.session
    known: tuple[Any, Any] | None = None

    def own_state() -> Any:
        """Return the state as who is asked may know it: more than all do, such as orders of one's own."""
        nonlocal known
        if known is None or known[0] is not game.state:
            known = (game.state, session.system.view(session.state, request.player))
        return known[1]

    def form(values: Values, changed: str) -> Form[Any] | None:
        found = window.form(game.texts, own_state(), request, values, changed)
        if found is None and isinstance(request, Dice):
            return dice(game.texts, game.setup, request, values)
        return found

    def ask(values: Values, changed: str) -> Form[Any]:
        found = form(values, changed)
        assert found is not None, "what is a form at first stays one"
        return found

    first = form(NOTHING, "")

    def is_free(answer: Any) -> bool:
        return window.is_free(own_state(), request, answer)

    return None if first is None else FormMode(game, ask, first=first, is_free=is_free)


class ReachOverlay:
    """The reach of the figure that is looked at; its answers come a little later than the questions."""

    def __init__(self) -> None:
        self._asked: Background[Reach] = Background()
        self._question: ReachQuestion | None = None

    def answer_for(self, state: GameState, figure: FigureId | None, texts: Texts) -> Reach | None:
        """Return where a figure can get to, drawn boldly; None for one that cannot, or until it is known."""
        face = window_of(state.setup.system)
        question = None if figure is None else face.reach(texts, state, figure)
        if question is None or figure is None:
            return None
        if self._question is None or self._question.key != question.key:
            # Figures may be moved on while it is worked out.
            self._question = face.reach(texts, copy_of(state), figure) or question
        self._question.asked_of(self._asked)
        found = self._asked.answer_to(question.key)
        return None if found is None else replace(found, faint=False)

    def work(self) -> bool:
        """Look for an answer; return whether a new one has come."""
        return self._asked.work()

    def settle(self) -> None:
        """Wait for the answer."""
        self._asked.settle()
