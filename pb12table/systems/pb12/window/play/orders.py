"""When a player wants to be asked whether his figures interrupt: one figure after the other, or all at once.

R4.0.1; what is said here is nobody else's business, and can be changed whenever a game is waiting for somebody.
"""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.extensions.interrupt_answers import SetStandingOrder
from pb12table.systems.pb12.rules.figures.figures import figures_of
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.profiles import StandingOrder, When
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.texts.names import figure_name, player_name, text_key
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Button, Column, Label, Node, Row, Toggle
from pb12table.window.layout.parts import BUTTON_HEIGHT, dialog
from pb12table.window.screens.base import LaidScreen, WindowDesk
from pb12table.window.screens.curtain import Curtain

NEAR: Final = 6
"""The steps that are proposed."""
MOST: Final = 99
WIDTH: Final = 620.0
SIGN: Final = 44.0
DONE: Final = 180.0


def open_orders(game: Desk, figure: FigureId | None) -> None:
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


class StandingOrders(LaidScreen):
    """Four occasions to choose from, each including those before it; every choice holds at once."""

    def __init__(self, desk: WindowDesk, game: Desk, player: PlayerId, figure: FigureId | None) -> None:
        super().__init__(desk)
        self.game = game
        self.player = player
        state = game.controller.session.state
        self.figures = [each.id for each in figures_of(state, player) if each.place is not Place.REMOVED]
        self.number = self.figures.index(figure) if figure in self.figures else 0
        self.for_all = False

    @property
    def figure(self) -> FigureId:
        """Whose order is shown."""
        return self.figures[self.number]

    @property
    def order(self) -> StandingOrder:
        """What has been said about the figure."""
        state: State = self.game.controller.session.state
        return state.figures[self.figure].standing_order

    @property
    def steps(self) -> int:
        """How near an opponent must come."""
        return self.order.steps or NEAR

    # -- what is shown ------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        rows: list[Node] = [Label(texts("orders-explanation"))]
        if self.figures:
            done = Button("done", texts("orders-done"), texts("key-return"), BUTTON_HEIGHT, "primary", min_width=DONE)
            rows += [self._figure_row(), *(self._occasion(number, when) for number, when in enumerate(When, start=1))]
            rows.append(Row((Toggle("all", texts("orders-for-all"), self.for_all, grow=1.0), done), align="center"))
        title = texts("orders-title", player=player_name(self.game.setup, self.player))
        return dialog(WIDTH, title, Column(tuple(rows)), offset=self.scrolled)

    def _figure_row(self) -> Node:
        name = upper_first(figure_name(self.desk.texts, self.game.setup, self.figure))
        several = len(self.figures) > 1
        turning = [_button(f"turn:{step}", sign, width=SIGN, enabled=several) for step, sign in ((-1, "‹"), (1, "›"))]
        return Row((Label(name, theme.LARGE, bold=True, grow=1.0), *turning), 6.0, "center")

    def _occasion(self, number: int, when: When) -> Node:
        label = upper_first(self.desk.texts(text_key("orders", when), steps=self.steps))
        button = _button(f"when:{number}", label, str(number), chosen=self.order.when is when)
        if when is not When.NEAR:
            return button
        return Row((button, _button("near:-1", "−", width=SIGN), _button("near:1", "+", width=SIGN)), 6.0)

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

    def _toggle_all(self) -> None:
        """From now on choices hold for all figures; the present one of this figure at once."""
        self.for_all = not self.for_all
        if self.for_all:
            self._say(self.order.when, self.order.steps)

    def _turn_page(self, step: int = 1) -> None:
        self.number = (self.number + step) % len(self.figures)

    def _step(self, step: int) -> None:
        """Let an opponent come nearer or less near before the figure is asked about."""
        self._say(When.NEAR, min(max(self.steps + step, 1), MOST))

    def press(self, name: str) -> None:
        kind, _, number = name.partition(":")
        match kind:
            case "turn":
                self._turn_page(int(number))
            case "when":
                self._say(list(When)[int(number) - 1])
            case "near":
                self._step(int(number))
            case "all":
                self._toggle_all()
            case _:
                self.refuse()

    def refuse(self) -> None:
        self.desk.leave(self)

    def take_key(self, event: pygame.event.Event) -> None:
        typed: str = event.unicode
        if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER) or not self.figures:
            self.refuse()
        elif event.key == pygame.K_TAB:
            self._turn_page(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif typed in ("+", "-"):
            self._step(1 if typed == "+" else -1)
        elif event.key == pygame.K_a:
            self._toggle_all()
        elif typed.isdecimal() and 1 <= int(typed) <= len(When):
            self._say(list(When)[int(typed) - 1])
        else:
            super().take_key(event)


def _button(
    name: str, label: str, key: str = "", *, chosen: bool = False, width: float = 0.0, enabled: bool = True
) -> Button:
    """A button that stays down where it is chosen, of a width or filling its row."""
    return Button(
        name, label, key, BUTTON_HEIGHT, enabled=enabled, pressed=chosen, min_width=width, grow=0.0 if width else 1.0
    )
