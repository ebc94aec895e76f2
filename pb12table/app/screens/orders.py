"""When a player wants to be asked whether his figures interrupt: one figure after the other, or all at once.

R4.0.1; what is said here is nobody else's business, and can be changed whenever a game is waiting for somebody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UIPanel, UITextBox

from pb12table.app.screens.base import Desk, WidgetScreen, switch_off
from pb12table.app.screens.curtain import Curtain
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.extensions.interrupt_answers import SetStandingOrder
from pb12table.systems.pb12.rules.figures.figures import figures_of
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.preparations.profiles import StandingOrder, When
from pb12table.texts.names import figure_name, player_name, text_key
from pb12table.texts.plain import upper_first

if TYPE_CHECKING:
    from pb12table.app.screens.game import GameScreen

NEAR: Final = 6
"""The steps that are proposed."""
MOST: Final = 99
WIDTH: Final = 620.0
ROW: Final = 46.0


def open_orders(game: GameScreen, figure: FigureId | None) -> None:
    """Show the orders of a figure's player to him alone: who else plays looks away first."""
    request = game.controller.pending
    if request is None:
        return
    deciding = PlayerId(request.player)
    player = deciding if figure is None else game.state.figures[figure].controller
    desk, texts = game.desk, game.texts
    if player in game.controller.by_program:
        game.say(texts("orders-of-program", player=player_name(game.setup, player)))
        return

    def show() -> None:
        game.reset_title()
        desk.open(StandingOrders(desk, game, player, figure))

    if len(game.controller.people) == 1:
        show()
    else:
        name, why = player_name(game.setup, player), texts("curtain-why-orders")
        own = player == deciding
        desk.open(Curtain(desk, name, game.looks[player], why, show, on_back=game.reset_title, own=own))


class StandingOrders(WidgetScreen):
    """Four occasions to choose from, each including those before it; every choice holds at once."""

    def __init__(self, desk: Desk, game: GameScreen, player: PlayerId, figure: FigureId | None) -> None:
        super().__init__(desk)
        self.game = game
        self.player = player
        state = game.controller.session.state
        self.figures = [each.id for each in figures_of(state, player) if each.place is not Place.REMOVED]
        self.number = self.figures.index(figure) if figure in self.figures else 0
        self.for_all = False
        self._actions: dict[UIButton, Callable[[], None]] = {}

    @property
    def figure(self) -> FigureId:
        """Whose order is shown."""
        return self.figures[self.number]

    @property
    def order(self) -> StandingOrder:
        """What has been said about the figure."""
        return self.game.controller.session.state.figures[self.figure].standing_order

    @property
    def steps(self) -> int:
        """How near an opponent must come."""
        return self.order.steps or NEAR

    # -- widgets ------------------------------------------------------------------------------------------

    def build(self) -> None:
        px, texts = self.px, self.desk.texts
        self._actions = {}
        # The text stands so far inside its box; the box begins further to the left, that the text begins at the title.
        padding, told = px(6), texts("orders-explanation")
        wide = min(px(WIDTH), self.desk.size[0] - px(24)) - 2 * px(24) + 2 * padding
        # Sizes of letters are rounded, so that the text does not always take as many lines.
        high = max(self.text_height(told, wide), px(84))
        rect = self.centred(WIDTH, 88 + high / self.desk.scale + ROW * (len(When) + 2))
        panel = UIPanel(rect, manager=self.manager)
        left, inner = px(24), rect.w - 2 * px(24)
        title = texts("orders-title", player=player_name(self.game.setup, self.player))
        UILabel(pygame.Rect(left, px(16), inner, px(34)), title, self.manager, panel, object_id="#title")
        place = pygame.Rect(left - padding, px(52), inner + 2 * padding, high)
        UITextBox(told, place, self.manager, container=panel)
        top = px(58) + high
        if not self.figures:
            return
        self._figure_row(panel, top)
        for number, when in enumerate(When, start=1):
            top += px(ROW)
            self._occasion(panel, top, number, when)
        top += px(ROW)
        mark = texts("orders-for-all-on" if self.for_all else "orders-for-all-off")
        place = pygame.Rect(left, top, inner - px(190), px(38))
        self._button(panel, place, texts("orders-for-all", mark=mark), self._toggle_all, chosen=self.for_all)
        place = pygame.Rect(left + inner - px(180), top, px(180), px(38))
        self._button(panel, place, texts("orders-done"), lambda: self.desk.leave(self), chosen=True)

    def _figure_row(self, panel: UIPanel, top: int) -> None:
        px, inner = self.px, panel.rect.w - 2 * self.px(24)
        name = upper_first(figure_name(self.desk.texts, self.game.setup, self.figure))
        several = len(self.figures) > 1
        place = pygame.Rect(px(24), top, inner - px(110), px(38))
        UILabel(place, name, self.manager, panel, object_id="#title")
        start = px(24) + inner
        back = self._button(
            panel, pygame.Rect(start - px(94), top, px(44), px(38)), "‹", lambda: self._turn_page(-1)
        )
        on = self._button(panel, pygame.Rect(start - px(44), top, px(44), px(38)), "›", self._turn_page)
        if not several:
            switch_off(back)
            switch_off(on)

    def _occasion(self, panel: UIPanel, top: int, number: int, when: When) -> None:
        px, texts = self.px, self.desk.texts
        left, inner = px(24), panel.rect.w - 2 * px(24)
        near = when is When.NEAR
        label = texts(text_key("orders", when), number=number, steps=self.steps)
        room = inner - px(100) if near else inner
        chosen = self.order.when is when
        self._button(panel, pygame.Rect(left, top, room, px(38)), label, lambda: self._say(when), chosen=chosen)
        if near:
            for place, sign, step in ((inner - px(94), "−", -1), (inner - px(44), "+", 1)):
                spot = pygame.Rect(left + place, top, px(44), px(38))
                self._button(panel, spot, sign, self._stepping(step))

    def _stepping(self, step: int) -> Callable[[], None]:
        return lambda: self._say(When.NEAR, min(max(self.steps + step, 1), MOST))

    def _button(
        self, panel: UIPanel, place: pygame.Rect, label: str, action: Callable[[], None], *, chosen: bool = False
    ) -> UIButton:
        button = UIButton(place, label, self.manager, panel, object_id="#primary" if chosen else None)
        self._actions[button] = action
        return button

    # -- doing --------------------------------------------------------------------------------------------

    def _say(self, when: When, steps: int | None = None) -> None:
        """Let an order hold for the figure, or for all."""
        near = (self.steps if steps is None else steps) if when is When.NEAR else 0
        for figure in self.figures if self.for_all else [self.figure]:
            before = self.game.controller.session.state.figures[figure].standing_order
            if before == StandingOrder(when, near):
                continue
            refusal = self.game.controller.declare(self.player, SetStandingOrder(figure, when, near))
            if refusal is not None:
                self.game.refuse(refusal)
        self.rebuild()

    def _toggle_all(self) -> None:
        """From now on choices hold for all figures; the present one of this figure at once."""
        self.for_all = not self.for_all
        if self.for_all:
            self._say(self.order.when, self.order.steps)
        self.rebuild()

    def _turn_page(self, step: int = 1) -> None:
        self.number = (self.number + step) % len(self.figures)
        self.rebuild()

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element in self._actions:
            self._actions[event.ui_element]()
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _key(self, event: pygame.event.Event) -> None:
        typed: str = event.unicode
        if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER) or not self.figures:
            self.desk.leave(self)
        elif event.key == pygame.K_TAB:
            self._turn_page(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif typed in ("+", "-"):
            self._stepping(1 if typed == "+" else -1)()
        elif event.key == pygame.K_a:
            self._toggle_all()
        elif typed.isdecimal() and 1 <= int(typed) <= len(When):
            self._say(list(When)[int(typed) - 1])
