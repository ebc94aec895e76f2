"""The screen on which a saved game is watched: the game screen, with what was decided in the place of who decides."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from pb12table.app.game.menu import WatchMenu
from pb12table.app.game.open_question import OpenQuestion
from pb12table.app.game.screen import GameScreen
from pb12table.app.panels.layout import whole_table
from pb12table.app.screens.base import Desk
from pb12table.app.watch.line import ROOM, ZONE, draw_watch_line
from pb12table.app.watch.mode import WatchMode
from pb12table.app.watch.viewing import Viewing
from pb12table.files.saves.save import LoadedSave, part_of_save
from pb12table.skirmish.ids import PlayerId
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.settings import DiceSpeed
from pb12table.window.kit.tips import draw_tip
from pb12table.window.play.face import window_of

PAUSES: Final[dict[DiceSpeed, float]] = {"none": 0.6, "fast": 0.4, "normal": 0.8, "slow": 1.4}
"""How long the table rests between two decisions, by the speed of the dice, in seconds."""
DECIDING: Final = frozenset(("save", "load", "referee", "undo-turn"))
"""Commands of the table that belong to who plays."""


class WatchScreen(GameScreen):
    """A game that goes on as it went; leaving it leads back to where it was opened.

    `loaded` is the save it comes from, which stays as it is, also when somebody plays on from a moment of it.
    """

    decides = False

    def __init__(self, desk: Desk, viewing: Viewing, loaded: LoadedSave) -> None:
        self._title_before = desk.title
        super().__init__(desk, viewing)
        self.viewing = viewing
        self._loaded = loaded
        self.watching = WatchMode(self, viewing, self.show_next, self.travelled)
        self.mode = self.watching
        self.question = _NoQuestion(self)
        self._rested = 0.0
        self._line = pygame.Rect(0, 0, 0, 0)
        self._fit()
        self.camera = whole_table(self.layout, self.setup.battlefield)

    def reset_title(self) -> None:
        name = self.setup.name.in_language(self.texts.language)
        self.desk.set_title(self.texts("watch-window-title", scenario=name))

    def leave(self) -> None:
        self.desk.leave(self)

    def close(self) -> None:
        super().close()
        self.desk.set_title(self._title_before)

    def show_next(self) -> None:
        """Let the next decision be seen, and whoever it was about."""
        self.skip()
        self._follow()
        self.viewing.forward()
        self.touch()
        if self.selected is None:
            # Somebody has chosen who acts.
            self._select_whom_it_is_about()

    def travelled(self) -> None:
        self.hovered = None
        self.unpin()
        self._follow()

    def _follow(self) -> None:
        """Let list and data sheet tell of whom the next decision is about."""
        request = self.controller.pending
        if request is None:
            return
        if self.listed != request.player:
            self.listed, self.scrolls["list"] = PlayerId(request.player), 0
        self._select_whom_it_is_about()

    def _select_whom_it_is_about(self) -> None:
        request = self.controller.pending
        window = window_of(self.setup.system)
        about = None if request is None else window.fitting_selection(request, self.state, self.selected)
        if about != self.selected:
            self.select(about)

    def play_on(self) -> None:
        """Go on playing from the moment that is shown, in a save of its own; where the game is over that is told."""
        if self.watching.over:
            self.say(self.watching.over)
        else:
            self.desk.play_on(part_of_save(self._loaded, self.viewing.position))

    def update(self, seconds: float) -> bool:
        moved = super().update(seconds)
        rests = not self.playing.is_running and self.mode is self.watching and self.moment is None
        self._rested = self._rested + seconds if rests and self.watching.is_playing else 0.0
        if self.viewing.is_at_end and self.watching.is_playing and rests:
            self.watching.is_playing = False
            self.touch()
        elif self._rested > PAUSES[self.settings.dice_speed] / self.viewing.playback.pace:
            self._rested = 0.0
            self.show_next()
        return moved or self.watching.is_playing

    def give_dock(self, height: int, *, still: bool = False) -> None:
        before = self.layout
        super().give_dock(height, still=still)
        if self.layout is not before:
            self._leave_foot()

    def _fit(self) -> None:
        """Leave the foot of the table's room to the line that tells the course of the game."""
        before = self.layout
        super()._fit()
        if self.layout is not before or not self._line.w:
            self._leave_foot()

    def _leave_foot(self) -> None:
        """Shorten the table's room by that of the line."""
        free, height = self.layout.free, round(ROOM * self.desk.scale)
        self._line = pygame.Rect(free.left, free.bottom - height, free.w, height)
        self.layout = replace(self.layout, free=pygame.Rect(free.left, free.top, free.w, free.h - height))
        self.camera = self.camera.reframed(self.layout.free)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_watch_line(canvas, self._line, self.texts, self.setup, self.viewing, self.looks, self.key)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip and zone.name.startswith(f"{ZONE}:"):
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)

    def press_zone(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        if kind == ZONE:
            self.question.ask_again()
            self.watching.go_to(int(rest))
        else:
            super().press_zone(name)

    def press_command(self, command: str) -> None:
        """Carry out a command; what decides something does nothing here, also while one looks around."""
        if command in DECIDING or command in self.system.deciding:
            self.say(self.texts("watch-nothing-to-decide"))
        elif command == "menu":
            self.desk.open(WatchMenu(self.desk, self, self._loaded))
        elif command == "watch-play-on":
            self.play_on()
        elif not self.system.press_watching(self, command, self.viewing.is_of_ended_game):
            super().press_command(command)


class _NoQuestion(OpenQuestion):
    """Nobody is asked: what the session waits for has been answered long ago."""

    def __init__(self, screen: WatchScreen) -> None:
        super().__init__(screen, screen.keys, screen.mouse, screen.news)
        self._screen = screen

    def settle(self) -> None:
        pass

    def ask_again(self) -> None:
        self._screen.mode = self._screen.watching
        self._screen.touch()

    def travelled(self) -> None:
        pass
