"""Notices: short sentences over the table, on no card, and where they hide neither who acts nor what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, shared_area, width_of, wrapped
from pb12table.window.kit.citations import rules_in

WIDEST: Final = 680.0
NARROWEST: Final = 200.0
"""Beside a card with less room than that no notice is written."""
PAD: Final = 15.0
GAP: Final = 10.0
"""So far a notice lies from a card, and from the border of the table's part of the window."""
TOP: Final = 60.0
"""So far below the top of the table's part of the window a notice lies that finds no room at the bottom."""
MOUSE: Final = 30.0
"""So far around the mouse nothing is hidden, all in natural pixels."""


def draw_notice(canvas: Canvas, rect: pygame.Rect, text: str, colour: theme.Colour) -> None:
    """Paint a notice where it lies.

    It makes way for the mouse, so that a rule it names is opened by the key that stands beside it and not by a click.
    """
    canvas.shadow(rect, 6)
    canvas.box(rect, theme.PANEL, colour, 6)
    place, width = (rect.left + canvas.px(PAD), rect.top + canvas.px(6)), rect.w - 2 * canvas.px(PAD) + 2
    canvas.paragraph(place, width - _badge_room(canvas, text), text, theme.NORMAL, theme.TEXT, cites=False)
    if rules := rules_in([text]):
        canvas.told = rules
        canvas.key_badge((rect.right - canvas.px(PAD), rect.centery), canvas.help_key, theme.MUTED)


def notice_place(
    canvas: Canvas,
    free: pygame.Rect,
    text: str,
    cards: Sequence[pygame.Rect],
    others: Sequence[pygame.Rect] = (),
    kept: Sequence[pygame.Rect] = (),
    figures: Sequence[pygame.Rect] = (),
    *,
    high: bool = False,
) -> pygame.Rect:
    """Where a notice lies: on none of the `cards`; on no `others`, nothing that is `kept` free and on none of the
    `figures` while there is room.

    That is above a card or at the bottom, else at the top (`high`: there first), below a card, beside it, and when the
    cards leave nothing of the table's part of the window, over the action bar.
    """

    def cost(place: pygame.Rect) -> tuple[int, int, bool, int, int]:
        hides = partial(shared_area, place)
        return hides(cards), hides(others), not free.contains(place), hides(kept), hides(figures)

    return min(_places(canvas, free, text, [*cards, *others], high=high), key=cost)


def _places(
    canvas: Canvas, free: pygame.Rect, text: str, taken: Sequence[pygame.Rect], *, high: bool
) -> Iterator[pygame.Rect]:
    """Where a notice could lie, the best place first."""
    rect = pygame.Rect((0, 0), _size(canvas, text, free.w))
    yield from _across(canvas, free, rect.size, taken, high=high)
    yield from _beside(canvas, free, text, taken)
    rect.midtop = (free.centerx, min(free.bottom + canvas.px(GAP), canvas.rect.bottom - rect.h))
    yield rect


def _across(
    canvas: Canvas, free: pygame.Rect, size: tuple[int, int], taken: Sequence[pygame.Rect], *, high: bool
) -> Iterator[pygame.Rect]:
    """In the middle or at a side, at the bottom, at the top, below and above what is taken."""
    gap, rect = canvas.px(GAP), pygame.Rect((0, 0), size)
    low = [card.top for card in taken if card.bottom > free.centery]
    tops = [min([free.bottom, *low]) - gap - size[1], free.top + canvas.px(TOP)]
    if high:
        tops = [free.top + canvas.px(12), *reversed(tops)]
    for other in taken:
        tops += [other.bottom + gap, other.top - gap - size[1]]
    aside = max((free.w - size[0]) // 2 - gap, 0)
    for shift in (0, -aside, aside):
        for top in tops:
            rect.midtop = (free.centerx + shift, top)
            if free.top <= rect.top and rect.bottom <= free.bottom:
                yield rect.copy()


def _beside(
    canvas: Canvas, free: pygame.Rect, text: str, taken: Sequence[pygame.Rect]
) -> Iterator[pygame.Rect]:
    """To the left and to the right of what is taken, in as many lines as it needs there."""
    gap = canvas.px(GAP)
    for other in taken:
        for left, right in ((free.left, other.left), (other.right, free.right)):
            if right - left - 2 * gap >= canvas.px(NARROWEST):
                rect = pygame.Rect((0, 0), _size(canvas, text, right - left - 2 * gap))
                for middle in (other.centery, free.top + gap + rect.h // 2, free.bottom - gap - rect.h // 2):
                    rect.center = ((left + right) // 2, middle)
                    if free.contains(rect):
                        yield rect.copy()


def _size(canvas: Canvas, text: str, width: int) -> tuple[int, int]:
    """How large a notice is that may be so wide."""
    pad = 2 * canvas.px(PAD)
    badge = _badge_room(canvas, text)
    lines = wrapped(text, canvas.px(theme.NORMAL), min(canvas.px(WIDEST), width - pad) - pad - badge)
    wide = max(width_of(line, canvas.px(theme.NORMAL)) for line in lines) + pad + badge
    return wide, len(lines) * canvas.line_height(theme.NORMAL) + canvas.px(14)


def _badge_room(canvas: Canvas, text: str) -> int:
    """What is kept for the key that opens a rule, where a notice names one."""
    return canvas.badge_width(canvas.help_key) + canvas.px(10) if rules_in([text]) else 0


def around_mouse(canvas: Canvas) -> pygame.Rect:
    """What is not to be hidden around the mouse."""
    return pygame.Rect(canvas.mouse, (0, 0)).inflate(2 * canvas.px(MOUSE), 2 * canvas.px(MOUSE))
