"""What screens tell that are no game: the keys of their commands, and short sentences that pass."""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.app.screens.base import Desk
from pb12table.texts.locale import Texts
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas, width_of

NOTICE_SECONDS: Final = 5.0


class TellingScreen:
    """A screen that shows a short sentence for a while; `notice` is the sentence, and whether it tells of a failure."""

    desk: Desk
    notice: tuple[str, bool] = ("", False)
    _notice_age = 0.0
    _changed: bool

    @property
    def texts(self) -> Texts:
        return self.desk.texts

    def key(self, command: str) -> str:
        """The key of a command, for people."""
        return keys.shown_key(self.texts, command, self.desk.settings.keys)

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show a short sentence for a while."""
        self.notice, self._notice_age = (text, bad), 0.0
        self._changed = True

    def _notice_passes(self, seconds: float) -> bool:
        """Let the sentence grow older; return whether it has just gone."""
        self._notice_age += seconds
        goes = self.notice[0] != "" and self._notice_age >= NOTICE_SECONDS
        if goes:
            self.notice = ("", False)
        return goes


def draw_passing_notice(canvas: Canvas, room: pygame.Rect, notice: tuple[str, bool]) -> None:
    """Paint what a screen has said, green or for a failure red, at the top of some room; nothing where it is silent."""
    text, bad = notice
    if text:
        draw_passing_words(canvas, room, text, theme.BAD if bad else theme.GOOD)


def draw_passing_words(canvas: Canvas, room: pygame.Rect, text: str, colour: theme.Colour) -> None:
    """Paint a sentence in a frame of a colour at the top of some room, on two lines where one is too short for it."""
    px = canvas.px
    width = min(width_of(text, px(theme.NORMAL)) + px(30), room.w - px(20))
    lines = 1 if width < room.w - px(20) else 2
    rect = pygame.Rect(0, 0, width, px(16) + lines * canvas.line_height(theme.NORMAL))
    rect.midtop = (room.centerx, room.top + px(12))
    canvas.shadow(rect, 6)
    canvas.box(rect, theme.PANEL, colour, 6)
    canvas.paragraph((rect.left + px(12), rect.top + px(8)), rect.w - px(24), text, anchor="center", lines=lines)
