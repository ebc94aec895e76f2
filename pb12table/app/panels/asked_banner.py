"""The strip that says whose hand is needed when it is not the hand of the player whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook

BESIDE: Final = 76.0
"""So much wider the strip is than its words, in natural pixels."""
MOST_LINES: Final = 3
"""In so many lines the words may stand where there is no room for them in one."""


def banner_place(
    canvas: Canvas,
    free: pygame.Rect,
    words: str,
    cards: Sequence[pygame.Rect] = (),
    kept: Sequence[pygame.Rect] = (),
    others: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Where the strip lies: on no card, while there is room on nothing that is `kept` free, and rather on no `others`.

    That is at the top of the free part of the window, else at its left or right border or below a card; where it is too
    long for all of these its words take more lines.
    """
    places = [
        place
        for lines in range(1, MOST_LINES + 1)
        for place in _places(canvas, free, _size(canvas, words, free, lines), cards)
    ]
    clear = [place for place in places if place.collidelist(list(kept)) < 0]
    best = [place for place in clear if place.collidelist(list(others)) < 0]
    width, height = _size(canvas, words, free, 1)
    below = pygame.Rect(free.centerx - width // 2, free.bottom + canvas.px(8), width, height)
    return next(iter((*best, *clear, *places)), below)


def _size(canvas: Canvas, words: str, free: pygame.Rect, lines: int) -> tuple[int, int]:
    """How large the strip is with its words in so many lines, or in more where the window is too narrow for that."""
    px = canvas.px
    size, most = px(theme.LARGE), free.w - px(16) - px(BESIDE)
    whole = width_of(words, size, True)
    width = next(
        (
            width
            for width in range(whole // lines, whole + 1, px(4))
            if len(wrapped(words, size, width, bold=True)) <= lines
        ),
        whole,
    )
    width = min(width, most)
    count = len(wrapped(words, size, width, bold=True))
    return width + px(BESIDE), px(38) + (count - 1) * canvas.line_height(theme.LARGE)


def _places(
    canvas: Canvas, free: pygame.Rect, size: tuple[int, int], cards: Sequence[pygame.Rect]
) -> Iterator[pygame.Rect]:
    """Where a strip of a size could lie on no card, the best place first."""
    px, rect = canvas.px, pygame.Rect((0, 0), size)
    room = free.inflate(-px(16), -px(16))
    tops = [room.top, *(card.bottom + px(8) for card in cards), room.bottom - rect.h]
    # The handles of the panels stay clear.
    lefts = [room.centerx - rect.w // 2, room.left + px(18), room.right - px(18) - rect.w]
    for place in (rect.move(left, top) for top in tops for left in lefts):
        if place.collidelist(list(cards)) < 0 and place.bottom <= free.bottom:
            yield place


def draw_banner(canvas: Canvas, rect: pygame.Rect, words: str, look: PlayerLook) -> None:
    """Paint the strip where it lies."""
    px = canvas.px
    canvas.shadow(rect, 8)
    canvas.box(rect, theme.tinted(look, 0.8, theme.PANEL), look.colour, 8, 3)
    canvas.zone(rect, "banner")
    canvas.player_mark((rect.left + px(24), rect.centery), 10, look)
    width = rect.w - px(BESIDE)
    if len(wrapped(words, px(theme.LARGE), width, bold=True)) == 1:
        place = pygame.Rect(rect.left + px(44), rect.top, rect.w - px(56), rect.h)
        canvas.middle(place, words, theme.LARGE, theme.TEXT, bold=True)
    else:
        place = pygame.Rect(rect.left + px(48), rect.top + px(6), width, rect.h)
        canvas.paragraph(place.topleft, width, words, theme.LARGE, theme.TEXT, bold=True)
