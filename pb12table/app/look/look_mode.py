"""Looking around inside a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from pb12table.app.look.looking import LookDesk, Looking, draw_looking
from pb12table.app.look.panels import GROUPS, LookCommands, LookPanels
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.window.kit.background import clock
from pb12table.window.kit.canvas import Canvas
from pb12table.window.play.base import CardButton, GameDesk, Mode, SidePanels, Tile
from pb12table.window.scene.picture import Camera, Picture


class LookingGame(GameDesk, LookDesk, Protocol):
    """The screen of a game in which one looks around."""

    camera: Camera

    @property
    def texts(self) -> Texts: ...


class LookingMode(Mode):
    """Looking inside a game: nothing can be committed, and leaving comes back to the mode before."""

    groups: tuple[str, ...] = GROUPS
    name = "show-sight"
    looks_around = True

    def __init__(self, game: LookingGame, state: GameState, take_picture: Callable[[], None]) -> None:
        super().__init__(game)
        self._before = game.mode
        self.looking = Looking(game, state, game.selected)
        self.commands = LookCommands(game, self.looking, game.key, take_picture)
        self._panels = LookPanels(self.looking, self.commands)
        self._worked = clock()

    def tiles(self) -> list[Tile]:
        return self.commands.tiles("show-sight")

    @property
    def panels(self) -> SidePanels:
        return self

    @property
    def pointed_at(self) -> FigureId | None:
        return self.looking.target or self.looking.looker

    def draw_left(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Paint the list of figures and ghosts."""
        self._panels.draw_list(canvas, rect, self.texts, self.game.looks)

    def right_height(self, canvas: Canvas, width: int) -> int:
        """Return how high the plate of what is seen wants to be."""
        return self._panels.height(canvas, width, self.texts, self.game.looks)

    def draw_right(self, canvas: Canvas, rect: pygame.Rect, scroll: int) -> int:
        """Paint what is seen; return by how much it is scrolled."""
        return self._panels.draw_numbers(canvas, rect, self.texts, self.game.looks, scroll)

    def scroll_left(self, y: int, pixels: int) -> None:
        """Scroll a part of the list."""
        self.commands.scroll(y, pixels)

    def notice(self) -> str:
        notice = self.texts("look-in-game-notice", key=self.game.key("show-sight"))
        return f"{notice} {self.looking.click_hint(self.texts)}"

    def no_way(self) -> str:
        return self.looking.walk.told()

    def lies_at(self, point: Point, figure: FigureId | None) -> tuple[GameState, FigureId | None]:
        return self.looking.state, self.looking.figure_at(point)

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        return self.looking.grab(point)

    def decorate(self, picture: Picture) -> None:
        draw_looking(self.looking, picture)

    def press(self, command: str) -> bool:
        if command == "show-sight":
            self.leave()
        elif command == "back":
            self.back()
        elif command == "commit":
            return True
        else:
            return self.commands.press(command)
        return True

    def work(self) -> bool:
        seconds, self._worked = clock() - self._worked, clock()
        # What is dragged goes on in each frame: one that paints the numbers anew works nothing out.
        return self._panels.told.pass_time(seconds) or self.looking.work()

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        self.looking.hover(point)

    def click(self, point: Point, figure: FigureId | None) -> None:
        self.looking.click(point)

    def end_drag(self) -> None:
        self.looking.drop()

    def put_down(self, point: Point) -> None:
        """Let go of what was carried out of the list."""
        if self.looking.carried:
            self.looking.click(point)

    def pick(self, figure: FigureId) -> None:
        self.looking.take_figure(figure)

    def menu(self, point: Point, figure: FigureId | None) -> list[CardButton]:
        """Handle a right click: take a ghost away at once; elsewhere go back."""
        return []

    def turn(self, degrees: float) -> None:
        self.looking.turn(degrees)

    def back(self) -> None:
        if self.looking.held is None and self.looking.remove(self.looking.pointed):
            return
        if not self.commands.back():
            self.leave()

    def leave(self) -> None:
        """Come back to what was being decided."""
        self.game.enter(self._before)

    def left(self) -> None:
        self.looking.walk.give_up()
