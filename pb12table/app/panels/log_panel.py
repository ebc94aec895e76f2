"""The log beside the table: one row for each fact or movement; hover shows the sum or the way, a click pins it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

import pygame

from pb12table.kernel.log import LogLine
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Tone
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_tip, row_tone, row_words, rows_of
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, wrapped


@dataclass(slots=True)
class LogPanel:
    """The log as it is shown: how far it is scrolled up from its end, and the pinned line.

    `_known` keeps the wrapped lines, since a long log is painted at every frame.
    """

    scroll: int = 0
    pinned: LogLine | None = None
    sought: LogLine | None = None
    """The line that is to be scrolled to when the log is painted next."""
    _known: dict[tuple[tuple[int, int], int, int, str], tuple[str, ...]] = field(default_factory=dict)

    def draw(
        self,
        canvas: Canvas,
        rect: pygame.Rect,
        texts: Texts,
        setup: GameSetup,
        lines: list[LogLine],
        missed: Collection[LogLine] = (),
    ) -> None:
        """Paint the newest lines upwards from the bottom, a stroke beside those that somebody may have `missed`."""
        new = frozenset(map(id, missed))
        px = canvas.px
        canvas.box(rect, theme.SUNKEN, None, 0)
        pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.bottomleft)
        head = pygame.Rect(rect.left, rect.top, rect.w, px(26))
        canvas.box(head, theme.PANEL, None, 0)
        pygame.draw.line(canvas.surface, theme.LINE, head.topleft, head.topright)
        canvas.text((head.left + px(12), head.top + px(4)), texts("log-title"), theme.SMALL, theme.MUTED, bold=True)
        body = pygame.Rect(rect.left, head.bottom, rect.w, rect.h - head.h)
        rows = rows_of(setup.system, lines)
        heights = [self._height(canvas, body.w, texts, setup, row) for row in rows]
        whole = sum(heights) + px(8)
        # The way back to the newest lines has a strip of its own, so that it hides none of them.
        strip = px(30)
        if self.sought is not None:
            index = next((number for number, row in enumerate(rows) if self.sought in row.lines), None)
            self.scroll = 0 if index is None else sum(heights[index + 1 :]) - (body.h - strip) // 2
            self.sought = None
        self.scroll = max(0, min(self.scroll, whole - body.h + strip)) if whole > body.h else 0
        if self.scroll:
            body.h -= strip
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(body)
        bottom = body.bottom - px(4) + self.scroll
        for number in range(len(rows) - 1, -1, -1):
            top = bottom - heights[number]
            if top < body.bottom and bottom > body.top:
                place = pygame.Rect(body.left, top, body.w, heights[number])
                self._row(canvas, place, body, texts, setup, rows[number])
                if id(rows[number].last) in new:
                    canvas.box(pygame.Rect(body.left + px(2), top, px(3), heights[number]), theme.ACCENT, None, 0)
            bottom = top
            if bottom < body.top:
                break
        canvas.surface.set_clip(before)
        canvas.scroll_mark(body, whole, whole - body.h - self.scroll)
        if self.scroll:
            mark = pygame.Rect(0, 0, px(120), px(22))
            mark.midtop = (body.centerx, body.bottom + px(4))
            canvas.button(mark, "log:end", texts("log-to-end"), style="quiet", size=theme.SMALL)

    def _words(self, canvas: Canvas, width: int, texts: Texts, setup: GameSetup, row: LogRow) -> tuple[str, ...]:
        size = canvas.px(theme.SMALL)
        key = (row.key, size, width, texts.language)
        found = self._known.get(key)
        if found is None:
            head = row_tone(setup, row) is Tone.HEADING
            found = wrapped(row_words(texts, setup, row), size, width - canvas.px(24 if head else 34), head)
            self._known[key] = found
        return found

    def _height(self, canvas: Canvas, width: int, texts: Texts, setup: GameSetup, row: LogRow) -> int:
        tone = row_tone(setup, row)
        if tone is Tone.UNSEEN:
            return 0
        step = canvas.line_height(theme.SMALL)
        lines = len(self._words(canvas, width, texts, setup, row))
        return step * lines + canvas.px(6 if tone is Tone.HEADING else 3)

    def _row(
        self, canvas: Canvas, place: pygame.Rect, body: pygame.Rect, texts: Texts, setup: GameSetup, row: LogRow
    ) -> None:
        px = canvas.px
        if place.h == 0:
            return
        sums = row_tip(texts, setup, row)
        tip = (*sums, texts("log-struck")) if row.struck else sums
        hovered = canvas.zone(place.clip(body), f"log:{id(row.last)}", tip=tip)
        pinned = any(line is self.pinned for line in row.lines)
        if hovered or pinned:
            canvas.box(place, theme.RAISED, theme.ACCENT if pinned else None, 3)
        tone = row_tone(setup, row)
        head = tone is Tone.HEADING
        ink = theme.FAINT if row.struck else _inks().get(tone, theme.TEXT)
        left = place.left + px(12 if head else 22)
        step = canvas.line_height(theme.SMALL)
        top = place.top + px(3 if head else 1)
        # A line that is only half in view is left out: cut letters are hardly read.
        seen = [
            (top + number * step, words)
            for number, words in enumerate(self._words(canvas, body.w, texts, setup, row))
            if top + number * step >= body.top and top + (number + 1) * step <= body.bottom
        ]
        if not head and seen and seen[0][0] == top:
            pygame.draw.circle(canvas.surface, ink, (place.left + px(14), top + step // 2), px(3 if sums else 2))
        for height, words in seen:
            spot = canvas.text((left, height), words, theme.SMALL, ink, bold=head)
            if row.struck:
                pygame.draw.line(canvas.surface, theme.FAINT, spot.midleft, spot.midright)


def _inks() -> dict[Tone, theme.Colour]:
    """The colours of lines: what is grave stands out, what failed is pale."""
    return {
    Tone.HEADING: theme.ACCENT,
    Tone.GRAVE: theme.BAD,
    Tone.TURN: theme.PLANNED,
    Tone.GOOD: theme.GOOD,
    Tone.PALE: theme.MUTED,
}
