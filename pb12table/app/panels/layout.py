"""Where the panels lie: table in the middle, everything else at the edges and foldable."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from pb12table.table.battlefield import Battlefield
from pb12table.window.scene.camera import Camera

TOP = 52.0
BAR = 108.0
DOCK = 156.0
"""How high the bar of a game is at least, where the decision card lies beside or instead of the tiles."""
TAB = 18.0
LEFT = 236.0
RIGHT = 312.0
NARROW = 1400.0
"""Below this natural width the side panels are a little narrower."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of the game screen in window pixels; a folded panel has width or height 0.

    `free` is what is left for the table; `tabs` are the handles that fold and unfold, by command.
    """

    top: pygame.Rect
    left: pygame.Rect
    sheet: pygame.Rect
    log: pygame.Rect
    bar: pygame.Rect
    free: pygame.Rect
    tabs: dict[str, pygame.Rect]


def layout_of(size: tuple[int, int], scale: float, folded: frozenset[str], bar_height: int = 0) -> Layout:
    """The layout of a window; `folded` holds commands such as "fold-left".

    The bar is so many window pixels high, or as high as usual for 0.
    """

    def px(length: float) -> int:
        return round(length * scale)

    width, height = size
    narrow = 0.96 if width / scale < NARROW else 1.0
    top = pygame.Rect(0, 0, width, px(TOP))
    high = bar_height or px(BAR)
    bar = pygame.Rect(0, height - high, width, high)
    middle = pygame.Rect(0, top.bottom, width, bar.top - top.bottom)
    left = pygame.Rect(0, middle.top, 0 if "fold-left" in folded else px(LEFT * narrow), middle.h)
    no_sheet, no_log = "fold-right" in folded, "fold-log" in folded
    column = 0 if no_sheet and no_log else px(RIGHT * narrow)
    share = 1.0 if no_log else 0.0 if no_sheet else 0.6
    sheet_height = round(middle.h * share)
    sheet = pygame.Rect(width - column, middle.top, column, sheet_height)
    log = pygame.Rect(width - column, middle.top + sheet_height, column, middle.h - sheet_height)
    free = pygame.Rect(left.right, middle.top, width - column - left.right, middle.h)
    tab, long = px(TAB), px(64)
    tabs = {
        "fold-left": pygame.Rect(left.right, middle.top + px(40), tab, long),
        "fold-right": pygame.Rect(free.right - tab, middle.top + px(40), tab, long),
        "fold-log": pygame.Rect(free.right - tab, middle.bottom - px(40) - long, tab, long),
    }
    return Layout(top, left, sheet, log, bar, free, tabs)


def whole_table(layout: Layout, field: Battlefield) -> Camera:
    """The camera that shows the whole table, with what is written at its figures, between the handles of the panels."""
    return Camera.fitted(field.width, field.depth, layout.free, beside=layout.tabs["fold-left"].w)
