"""Where the panels are: table in the middle, everything else at the edges and foldable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot, inf
from typing import Final

import pygame

from pb12table.table.battlefield import Battlefield
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone
from pb12table.window.layout.nodes import Box, Card, Column, Label, Node, Row, Space
from pb12table.window.layout.placing import thin_line
from pb12table.window.scene.picture import Camera

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
    """Return the layout of a window; `folded` holds commands such as "fold-left".

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
    """Return the camera that shows the whole table and what is written at its figures, between the panels' handles."""
    return Camera.fitted(field.width, field.depth, layout.free, beside=layout.tabs["fold-left"].w)


class KeptPanels:
    """Pictures of panels with their zones, each with the key it was painted for."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, pygame.Surface, list[Zone]]] = {}

    def draw(self, canvas: Canvas, name: str, rect: pygame.Rect, key: object, paint: Callable[[Canvas], None]) -> None:
        """Paint a panel, or copy it while the key is the same and the mouse is elsewhere."""
        whole = (key, rect.topleft, rect.size, canvas.scale, theme.EDITION)
        kept = self._kept.get(name)
        hovered = rect.collidepoint(canvas.mouse)
        if kept is not None and kept[0] == whole and not hovered:
            canvas.surface.blit(kept[1], rect)
            canvas.zones += kept[2]
            return
        first = len(canvas.zones)
        canvas.zone(rect, f"panel:{name}")
        paint(canvas)
        if hovered:
            self._kept.pop(name, None)
        else:
            self._kept[name] = (whole, canvas.surface.subsurface(rect).copy(), canvas.zones[first:])


NAME: Final = 19.0
"""How high the line of the name is."""
STEP: Final = 13.0
"""The distance of the two lines of a long hint, in natural pixels."""


def top_line(name: str, hint: str, buttons: Node, beside: str = "") -> Node:
    """Return the top line; a hint too long for it takes two smaller lines, and can be asked about if longer still."""
    title = Label(name, theme.LARGE, bold=True, lines=1, least=theme.LARGE - 1, step=NAME)
    told = (Label(beside, theme.SMALL, "muted", lines=1, grow=1.0),) if beside else (Space(grow=1.0),)
    words = Label(hint, theme.SMALL, "muted", lines=2, least=theme.SMALL, step=STEP)
    left = Column((Row((title, *told), 12.0, "center"), Card("about:hint", words, surface="none", keyless=True)), 0.0,
                  grow=1.0)  # fmt: skip
    body = Row((Box(left, (16.0, 0.0, 10.0, 0.0), grow=1.0), buttons), 0.0, "center", grow=1.0)
    return Box(Column((Box(body, (0.0, 0.0, 10.0, 0.0), grow=1.0), thin_line()), 0.0), surface="ground")


EDGE: Final = 8.0
"""How far from the edge of the table's part of the window, in natural pixels."""
SIDE: Final = 26.0
"""How far from its sides, where the handles of the panels are."""
CARD_PLACE_TOP: Final = 60.0
"""How far from its top, where notices are."""
ANCHORS: Final = ("midbottom", "bottomleft", "bottomright", "topleft", "topright")
"""The places a card is given by itself, the best known first."""
NEEDED: Final = 3
"""So many others a figure counts for that is needed for the decision."""
PUSH: Final = 40.0
"""At most so far the table is rather pushed, in natural pixels, than that a card hides one other."""
NEAR: Final = 6
"""So near beside a card a room counts as hidden, in natural pixels."""


def anchored(free: pygame.Rect, size: tuple[int, int], anchor: str, scale: float) -> pygame.Rect:
    """Return a card of a size at one of the anchors."""
    rect = pygame.Rect((0, 0), size)
    room = free.inflate(-2 * round(SIDE * scale), -2 * round(EDGE * scale))
    if anchor.startswith("top"):
        room.top = free.top + round(CARD_PLACE_TOP * scale)
    setattr(rect, anchor, getattr(room, anchor))
    return rect.clamp(free)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a card can hide, in pixels: what is `needed` only where there is no better place, `others` rather than that.

    All of it is rooms: figures with their names and statuses, places with what lies around them.  What is `vital`, such
    as the room of who acts, is never to be hidden.  The `mouse` is where it points at the table: a card that would come
    to lie there would take the click.
    """

    others: Sequence[pygame.Rect] = ()
    needed: Sequence[pygame.Rect] = ()
    vital: Sequence[pygame.Rect] = ()
    mouse: tuple[int, int] | None = None

    def hidden_by(self, card: pygame.Rect, margin: int) -> int:
        """Return how much a card hides of other things, besides what is vital."""
        near = card.inflate(2 * margin, 2 * margin)
        return len(near.collidelistall(list(self.others))) + NEEDED * len(near.collidelistall(list(self.needed)))

    def takes_the_mouse(self, card: pygame.Rect) -> bool:
        """Return whether a card lies where the mouse points."""
        return self.mouse is not None and card.collidepoint(self.mouse)

    def hides_vital(self, card: pygame.Rect, free: pygame.Rect) -> float:
        """Return how far the table must be pushed to uncover what is vital, in pixels; infinity if that is no help."""
        if card.collidelist(self.vital) < 0:
            return 0.0
        push = way_out(card, self.vital, free)
        return hypot(*push) if push != (0, 0) else inf


def best_anchor(
    free: pygame.Rect, size: tuple[int, int], around: Surroundings, preferred: Sequence[str], scale: float
) -> str:
    """Return the anchor at which a card hides least; of several, the first `preferred` one, then the best-known one."""
    margin, order = round(NEAR * scale), [*preferred, *ANCHORS]

    def cost(name: str) -> tuple[bool, bool, float, float, int]:
        card = anchored(free, size, name, scale)
        push, hidden = around.hides_vital(card, free), around.hidden_by(card, margin)
        far = push if push > PUSH * scale else 0.0
        return push == inf, around.takes_the_mouse(card), far, hidden + push / (PUSH * scale), order.index(name)

    return min(order, key=cost)


def way_out(card: pygame.Rect, vital: Sequence[pygame.Rect], free: pygame.Rect) -> tuple[int, int]:
    """Return the least push in pixels, (right, down), that frees what is vital from a card and leaves it in sight.

    (0, 0) when nothing is under it, or when there is no such push.
    """
    if card.collidelist(vital) < 0:
        return (0, 0)
    pushes = (
        (0, card.top - max(room.bottom for room in vital)),
        (0, card.bottom - min(room.top for room in vital)),
        (card.left - max(room.right for room in vital), 0),
        (card.right - min(room.left for room in vital), 0),
    )
    able = [push for push in pushes if all(free.contains(room.move(push)) for room in vital)]
    return min(able, key=lambda push: abs(push[0]) + abs(push[1]), default=(0, 0))
