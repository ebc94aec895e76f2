"""The ways to play the chosen card of a hand: buttons in rows, page by page, or the reason why there is none."""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.hand_offers import CardOffer
from pb12table.texts.names import name_of
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of

ROWS: Final = 2
"""So many rows of ways to play a card are shown at once."""
DIGITS: Final = 9
PAGER: Final = 116.0


class CardWays:
    """The ways in pages; `page` is the one that is shown, `rect` where it lies."""

    def __init__(self, game: Desk) -> None:
        self.game = game
        self.page = 0
        self.pages: list[list[int]] = []
        self.rect = pygame.Rect(0, 0, 0, 0)

    @property
    def shown(self) -> list[int]:
        """The numbers of the ways that are shown."""
        return self.pages[self.page] if self.page < len(self.pages) else []

    def turn_page(self, step: int) -> None:
        """Show other ways to play the chosen card, where there are more than there is room for."""
        self.page = max(0, min(self.page + step, len(self.pages) - 1))

    def draw(self, canvas: Canvas, rect: pygame.Rect, offer: CardOffer | None) -> None:
        """Below the cards: how the chosen one can be played, or the one reason why not."""
        px, texts = canvas.px, self.game.texts
        self.pages = []
        if offer is None:
            return
        if not offer.ways:
            words = self.game.refusal_text(offer.refusal)
            canvas.paragraph((rect.left, rect.top + px(8)), rect.w, words, theme.NORMAL, theme.MUTED, anchor="center")
            return
        top, count = rect.top, ROWS
        if not offer.affordable:
            top += canvas.paragraph((rect.left, top), rect.w, texts("hand-too-dear"), theme.SMALL, theme.BAD)
            count -= 1
        self.rect = rect
        self.pages = self._paged(canvas, offer, rect.w, count)
        if len(self.pages) > 1:
            pager = pygame.Rect(rect.right - px(PAGER), top, px(PAGER), px(32))
            rect = pygame.Rect(rect.left, rect.top, rect.w - px(PAGER) - px(8), rect.h)
            self.pages = self._paged(canvas, offer, rect.w, count)
            self._pager(canvas, pager)
        self.page = max(0, min(self.page, len(self.pages) - 1))
        for row, line in enumerate(self._rows(canvas, offer, rect.w)):
            x = rect.left + (rect.w - sum(wide for _, wide in line) - px(8) * (len(line) - 1)) // 2
            for number, wide in line:
                only, digit = len(offer.ways) == 1, self.shown.index(number) + 1
                key = texts("key-return") if only else str(digit) if digit <= DIGITS else ""
                place, label = pygame.Rect(x, top + row * px(36), wide, px(32)), self.way_label(offer.ways[number])
                canvas.button(place, f"way:{number}", label, key=key, style="primary" if only else "plain")
                x += wide + px(8)

    def _rows(self, canvas: Canvas, offer: CardOffer, width: int) -> list[list[tuple[int, int]]]:
        """The ways of the page in rows that fit, each with the width of its button."""
        rows: list[list[tuple[int, int]]] = [[]]
        for number in self.shown:
            wide = self._way_width(canvas, offer, number, width)
            if rows[-1] and sum(other + canvas.px(8) for _, other in rows[-1]) + wide > width:
                rows.append([])
            rows[-1].append((number, wide))
        return rows

    def _way_width(self, canvas: Canvas, offer: CardOffer, number: int, most: int) -> int:
        """How wide the button of a way to play a card is, with its key."""
        px, texts = canvas.px, self.game.texts
        key = texts("key-return") if len(offer.ways) == 1 else str(DIGITS)
        badge = width_of(key, px(theme.SMALL)) + px(14)
        return min(width_of(self.way_label(offer.ways[number]), px(theme.NORMAL), True) + badge + px(28), most)

    def _paged(self, canvas: Canvas, offer: CardOffer, width: int, rows: int) -> list[list[int]]:
        """The numbers of the ways by page, each as many as there is room for in some rows, and as there are digits."""
        pages: list[list[int]] = [[]]
        x, row = 0, 1
        for number in range(len(offer.ways)):
            wide = self._way_width(canvas, offer, number, width)
            if x + wide > width and x > 0:
                x, row = 0, row + 1
            if row > rows or len(pages[-1]) == DIGITS:
                pages.append([])
                x, row = 0, 1
            pages[-1].append(number)
            x += wide + canvas.px(8)
        return pages

    def _pager(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Back and on to other ways, and how many pages there are."""
        px, last = canvas.px, len(self.pages) - 1
        back, on = rect.copy(), rect.copy()
        back.w = on.w = px(34)
        on.right = rect.right
        tip = (self.game.texts("hand-more-ways"),)
        canvas.button(back, "page:-1", "‹", enabled=self.page > 0, tip=tip)
        canvas.button(on, "page:1", "›", enabled=self.page < last, tip=tip)
        canvas.middle(rect, f"{min(self.page, last) + 1}/{last + 1}", theme.SMALL, theme.MUTED)

    def way_label(self, way: PlayCard) -> str:
        """What a way to play a card is called: at whom, or just playing it."""
        texts, setup = self.game.texts, self.game.setup
        aim = way.figure or way.player
        if aim is None:
            return texts("hand-play")
        return texts("hand-play-at", at=name_of(texts, setup, aim))
