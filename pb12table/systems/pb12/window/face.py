"""Pb-12 in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.game.answers import GiveUp
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.round.initiative import BidInitiative
from pb12table.systems.pb12.scene.status_marks import MARKS
from pb12table.systems.pb12.texts.names import status_name
from pb12table.systems.pb12.window.cards.hand import choose_hand
from pb12table.systems.pb12.window.cards.open_hands import hands_tiles, show_hands
from pb12table.systems.pb12.window.forms.known import form
from pb12table.systems.pb12.window.icons import TILE_ICONS
from pb12table.systems.pb12.window.in_question import fitting_selection
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.known import mode_of
from pb12table.systems.pb12.window.play.asked_words import asked_words
from pb12table.systems.pb12.window.play.assistant import Pb12Assistant
from pb12table.systems.pb12.window.play.headlines import headline
from pb12table.systems.pb12.window.play.losses import loss_words
from pb12table.systems.pb12.window.play.menu import menu
from pb12table.systems.pb12.window.play.news import Pb12News
from pb12table.systems.pb12.window.play.orders import open_orders
from pb12table.systems.pb12.window.play.throws import throw
from pb12table.systems.pb12.window.previews import looked_ways
from pb12table.systems.pb12.window.previews.attack import target_drawing
from pb12table.systems.pb12.window.previews.path import Way
from pb12table.systems.pb12.window.previews.reach_view import reach_by_action_points
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.window.kit.settings import Settings
from pb12table.window.play.assistant import Assistant
from pb12table.window.play.base import Mode
from pb12table.window.play.cards import MenuEntry, Tile
from pb12table.window.play.face import WindowFace
from pb12table.window.play.news import News
from pb12table.window.play.reach_at_rest import ReachQuestion
from pb12table.window.play.throws import Throw
from pb12table.window.scene.picture import SightDrawing, Walk


class Pb12Window(WindowFace):
    """What the window asks of Pb-12; see `window.play.face.WindowFace`."""

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
        return looked_ways.walks(state, figure)

    def stays(self, texts: Texts, state: State, figure: FigureId, /) -> str:
        return looked_ways.stays(texts, state, figure)

    def way(self, state: State, figure: FigureId, to: Point, stop: Callable[[], bool], /) -> Way:
        return looked_ways.way(state, figure, to, stop)

    def walk(self, texts: Texts, state: State, figure: FigureId, way: Way, /) -> Walk:
        return looked_ways.walk(texts, state, figure, way)

    def warning(self, texts: Texts, state: State, request: Request[State, Any], answer: Any, /) -> str:
        return loss_words(texts, state, request, answer)

    def news(self, game: Desk, /) -> News:
        return Pb12News(game)

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        return throw(texts, setup, event)

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

    def menu(self, game: Desk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return menu(game, player)

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
