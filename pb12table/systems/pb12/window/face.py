"""Pb-12 in the window, and whom an open question is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pb12table.kernel.game import Event
from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.forms.form import Aim, Form, Values
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.pb12.rules.actions.equipment import ChooseBlocksToKeep
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.cards.card_legality import PlayAfterRoll
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.checks.deputies import ChooseDeputy
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.game.answers import GiveUp, Pass
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import ChosenTarget, State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.scene.miniatures import MARKS
from pb12table.systems.pb12.texts.names import status_name
from pb12table.systems.pb12.window.attack import target_drawing
from pb12table.systems.pb12.window.cards import choose_hand, hands_tiles, revealed_card, show_hands
from pb12table.systems.pb12.window.forms.known import form
from pb12table.systems.pb12.window.keys import TILE_ICONS
from pb12table.systems.pb12.window.modes import moving
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.known import mode_of
from pb12table.systems.pb12.window.path import Way, reach_by_action_points
from pb12table.systems.pb12.window.play.assistant import Pb12Assistant, menu, open_orders, surrender
from pb12table.systems.pb12.window.play.news import Pb12News, asked_words, headline, loss_words, throw
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import Assistant, MenuEntry, Mode, RevealedCard, Throw, Tile
from pb12table.window.play.face import News, WindowFace
from pb12table.window.play.foreseeing import ReachQuestion
from pb12table.window.scene.picture import SightDrawing, Walk


def figure_in_question(request: Request[State, Any], state: State) -> FigureId | None:
    """Return the figure a question is about, None if it is about none or several."""
    name: str | None
    match request:
        case PlayAfterRoll(thrown=thrown):
            name = thrown.subject
        case Dice(subject=subject):
            name = subject
        case PlayInterruption(moment=moment):
            name = moment.figure
        case _:
            name = getattr(request, "figure", None)
    return FigureId(name) if name in state.figures else None


def fitting_selection(request: Request[State, Any], state: State, selected: FigureId | None) -> FigureId | None:
    """Return who is to be selected when a question opens: whoever it is about, else an own figure already selected.

    Between turns nobody is, unless it is asked who acts.
    """
    about = figure_in_question(request, state)
    if about is not None or selected is None:
        return about
    own = state.figures[selected].controller == PlayerId(request.player)
    return selected if own and (state.turn is not None or isinstance(request, ChooseTurn)) else None


class Pb12Window(WindowFace):
    """What the window asks of Pb-12; see `window.play.face.WindowFace`."""

    emblem = "pirate-captain"
    icons = TILE_ICONS

    def signs(self, texts: Texts, /) -> Sequence[tuple[str, Mark]]:
        return tuple((status_name(texts, status), mark) for status, mark in MARKS.items())

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        return form(texts, state, request, values, changed)

    def mode(self, desk: Desk, request: Request[State, Any], /) -> Mode | None:
        return mode_of(desk, request)

    def assistant(self, settings: Settings, /) -> Assistant:
        return Pb12Assistant(settings)

    def reach(self, texts: Texts, state: State, figure: FigureId, /) -> ReachQuestion | None:
        return reach_by_action_points(state, figure, texts)

    def walks(self, state: State, figure: FigureId, /) -> bool:
        return moving.walks(state, figure)

    def stays(self, texts: Texts, state: State, figure: FigureId, /) -> str:
        return moving.stays(texts, state, figure)

    def way(self, state: State, figure: FigureId, to: Point, stop: Callable[[], bool], /) -> Way:
        return moving.way(state, figure, to, stop)

    def walk(self, texts: Texts, state: State, figure: FigureId, way: Way, /) -> Walk:
        return moving.walk(texts, state, figure, way)

    def warning(self, texts: Texts, state: State, request: Request[State, Any], answer: Any, /) -> str:
        return loss_words(texts, state, request, answer)

    def news(self, game: Desk, /) -> News:
        return Pb12News(game)

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        return throw(texts, setup, event)

    def revealed_card(self, texts: Texts, setup: Setup, event: Event, /) -> RevealedCard | None:
        return revealed_card(texts, setup, event)

    def headline(self, texts: Texts, setup: Setup, event: Event, /) -> str:
        return headline(texts, setup, event)

    def asked_words(self, texts: Texts, state: State, request: Request[State, Any], /) -> str:
        return asked_words(texts, state, request)

    def asks_in_secret(self, request: Request[State, Any], /) -> bool:
        # Cards are drawn in secret, too, but their faces are shown only once somebody says so.
        return isinstance(request, BidInitiative)

    def sight(self, state: State, observer: FigureId, target: Aim, /) -> SightDrawing:
        return target_drawing(state, observer, ChosenTarget(target.figure, target.point, target.piece))

    def curtain_words(self, texts: Texts, request: Request[State, Any], /) -> str:
        return texts("curtain-why-bid")

    def between_turns(self, request: Request[State, Any], /) -> bool:
        windows = (Window.BEFORE_TURN, Window.AFTER_TURN)
        return isinstance(request, PlayInterruption) and request.moment.window in windows

    def fitting_selection(
        self, request: Request[State, Any], state: State, selected: FigureId | None, /
    ) -> FigureId | None:
        return fitting_selection(request, state, selected)

    deciding = frozenset({"standing-orders", "appoint-leader"})
    giving_up = GiveUp()
    passing = (Pass,)
    keeping = (BidInitiative, DrawCards, ChooseBlocksToKeep, ChooseDeputy)

    def is_free(self, state: State, request: Request[State, Any], answer: Any, /) -> bool:
        # Who attacks has chosen all the checks of the attack.
        return answer is True if isinstance(request, RollOn) else super().is_free(state, request, answer)

    def menu(self, game: Desk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return menu(game)

    def giving_away(self, game: Desk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return (surrender(game, player),)

    def press(self, game: Desk, command: str, /) -> bool:
        name, _, figure = command.partition(":")
        match name:
            case "show-hand":
                game.skip()
                choose_hand(game)
            case "standing-orders" | "orders":
                open_orders(game, FigureId(figure) if figure else game.selected)
            case _:
                return False
        return True

    def watching_tiles(self, game: Desk, is_over: bool, /) -> Sequence[Tile]:
        return hands_tiles(game, is_over=is_over)

    def press_watching(self, game: Desk, command: str, is_over: bool, /) -> bool:
        if command == "show-hand":
            show_hands(game, is_over=is_over)
        return command == "show-hand"


WINDOW: Final = Pb12Window()
