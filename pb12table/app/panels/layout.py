"""Where everything lies: the table fills the window of a game, and all else stands at its edges or floats over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import hypot, inf
from typing import Final

import pygame

from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import scene
from pb12table.table.shapes import Point
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone
from pb12table.window.kit.portraits import portraits
from pb12table.window.layout.nodes import Box, Card, Column, Label, Node, Row, Space
from pb12table.window.layout.placing import ROUND, thin_line
from pb12table.window.scene.picture import MARGIN, Camera

TOP = 52.0
BAR = 108.0
"""How high the strips above and below a table are that is edited, looked at or measured."""
TURNS = 40.0
"""How high the strip at the top of a game is."""
RAIL = 52.0
"""How wide the rail at the left of a table is: of figures, or of what can be taken."""
TAB = 18.0
LIST: Final = 290.0
"""How wide the rail is with its names, over the table."""
STRIPS = ((720.0, 132.0), (900.0, 144.0))
"""How high the hand strip of a game is in windows of two natural heights; in others between, or as in the nearer."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The opaque rectangles of a screen of the table, in window pixels, and in `free` what they leave of it.

    `left` is the rail, and `bar` the strip below, in a game the hand strip.
    """

    top: pygame.Rect
    left: pygame.Rect
    bar: pygame.Rect
    free: pygame.Rect


def layout_of(size: tuple[int, int], scale: float) -> Layout:
    """Return the layout of a window in which a table is edited, looked at or measured."""
    return _framed(size, round(TOP * scale), round(BAR * scale), round(RAIL * scale))


def game_layout(size: tuple[int, int], scale: float) -> Layout:
    """Return the layout of a window in which a game is played: nothing in it depends on what is asked or shown."""
    return _framed(size, round(TURNS * scale), strip_height(size, scale), round(RAIL * scale))


def _framed(size: tuple[int, int], above: int, below: int, beside: int) -> Layout:
    """Return the layout of a window with two strips and a rail of so many pixels."""
    width, height = size
    top, bar = pygame.Rect(0, 0, width, above), pygame.Rect(0, height - below, width, below)
    left = pygame.Rect(0, top.bottom, beside, bar.top - top.bottom)
    return Layout(top, left, bar, pygame.Rect(left.right, top.bottom, width - left.w, left.h))


def strip_height(size: tuple[int, int], scale: float) -> int:
    """Return the height of the hand strip, the same for a whole game, in a window of a size in pixels."""
    (low, least), (high, most) = STRIPS
    share = min(max((size[1] / scale - low) / (high - low), 0.0), 1.0)
    return round((least + share * (most - least)) * scale)


PLATE: Final = 300.0
"""How wide the data sheet is over the table of a game."""


def whole_table(layout: Layout, setup: GameSetup, *, all_of_it: bool = False) -> Camera:
    """Return the camera that shows all of the table that matters, or `all_of_it`, and what is written at its figures.

    Where the window is wider than that, most of what is left over is at the right, where the data sheet floats.
    """
    free, edge, field = layout.free, layout.left.w / 4, setup.battlefield
    part = _part(setup, all_of_it=all_of_it)
    camera = Camera.fitted(field.width, field.depth, free, beside=edge).on_part(part)
    table = table_room(camera, setup, all_of_it=all_of_it)
    wanted = (PLATE + 2 * APART + MARGIN) * layout.left.w / RAIL
    push = min(max(wanted - (free.right - table.right), 0.0), max(table.left - free.left - edge - MARGIN, 0.0))
    return camera.pushed(-push, 0.0)


def table_room(camera: Camera, setup: GameSetup, *, all_of_it: bool = False) -> pygame.Rect:
    """Return where all of the table that matters, or `all_of_it`, lies in the window."""
    (left, low), (right, high) = _part(setup, all_of_it=all_of_it)
    corner, end = camera.to_screen((left, high)), camera.to_screen((right, low))
    return pygame.Rect(corner, (end[0] - corner[0], end[1] - corner[1]))


def _part(setup: GameSetup, *, all_of_it: bool) -> tuple[Point, Point]:
    """Return the lower left and the upper right corner of what matters of the table, in steps."""
    field = setup.battlefield
    found = None if all_of_it else scene(setup.system).part(setup)
    return found or ((0.0, 0.0), (field.width, field.depth))


def opened_list(canvas: Canvas, rail: pygame.Rect, *, is_open: bool, stays: bool) -> pygame.Rect | None:
    """Return where the rail lies with its names: while it `stays` so, or is pointed at; None while it is a rail."""
    wide = pygame.Rect(rail.left, rail.top, min(canvas.px(LIST), canvas.rect.w), rail.h)
    pointed = rail.collidepoint(canvas.mouse) or (is_open and wide.collidepoint(canvas.mouse))
    return wide if stays or pointed else None


def is_rail(canvas: Canvas, rect: pygame.Rect) -> bool:
    """Return whether a list is painted without its names."""
    return rect.w <= canvas.px(RAIL)


class KeptPanels:
    """Pictures of panels with their zones, each with the key it was painted for."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[object, pygame.Surface, list[Zone]]] = {}

    def draw(
        self,
        canvas: Canvas,
        name: str,
        rect: pygame.Rect,
        key: object,
        paint: Callable[[Canvas], None],
        *,
        floats: bool = False,
    ) -> None:
        """Paint a panel, or copy it while the key is the same and the mouse is elsewhere.

        Of a plate that `floats` the corners are painted each time: below them is the table, which may have changed.
        """
        whole = (key, rect.topleft, rect.size, canvas.scale, theme.EDITION, portraits.come)
        kept = self._kept.get(name)
        hovered = rect.collidepoint(canvas.mouse)
        if kept is not None and kept[0] == whole and not hovered:
            corner, parts = canvas.px(ROUND) if floats else 0, [pygame.Rect((0, 0), rect.size)]
            if floats:
                canvas.box(rect, theme.PANEL, theme.LINE, ROUND)
                sides = pygame.Rect(0, corner, corner, rect.h - 2 * corner)
                parts = [parts[0].inflate(-2 * corner, 0), sides, sides.move(rect.w - corner, 0)]
            for part in parts:
                canvas.surface.blit(kept[1], part.move(rect.topleft), part)
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
    to lie there would take the click.  What floats rather lies beside the `table` than on it.
    """

    others: Sequence[pygame.Rect] = ()
    needed: Sequence[pygame.Rect] = ()
    vital: Sequence[pygame.Rect] = ()
    mouse: tuple[int, int] | None = None
    table: pygame.Rect | None = None

    def lies_on_the_table(self, plate: pygame.Rect) -> bool:
        """Return whether a good part of a plate lies on the table."""
        if self.table is None:
            return False
        shared = plate.clip(self.table)
        return shared.w * shared.h > ON_TABLE * plate.w * plate.h

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
    return best_place((free,), size, around, preferred, scale)[1]


def best_place(
    rooms: Sequence[pygame.Rect], size: tuple[int, int], around: Surroundings, preferred: Sequence[str], scale: float
) -> tuple[pygame.Rect, str]:
    """Return the room and the anchor in it at which a card hides least; of several, those named first.

    The last of the rooms is all of the table's part of the window, in which the table can be pushed.
    """
    margin, order = round(NEAR * scale), [*preferred, *ANCHORS]

    def cost(number: int, name: str) -> tuple[bool, bool, float, float, int, int]:
        card = anchored(rooms[number], size, name, scale)
        push, hidden = around.hides_vital(card, rooms[-1]), around.hidden_by(card, margin)
        far = push if push > PUSH * scale else 0.0
        mouse = around.takes_the_mouse(card)
        return push == inf, mouse, far, hidden + push / (PUSH * scale), order.index(name), number

    number, name = min(product(range(len(rooms)), order), key=lambda place: cost(*place))
    return rooms[number], name


def beside_plates(
    free: pygame.Rect, plates: Iterable[pygame.Rect], size: tuple[int, int], scale: float
) -> tuple[pygame.Rect, ...]:
    """Return the table's part of the window, and before it what is between plates at its sides if a card fits there."""
    left, right = free.left, free.right
    for plate in plates:
        if plate.centerx > free.centerx:
            right = min(right, plate.left)
        else:
            left = max(left, plate.right)
    between = pygame.Rect(left, free.top, right - left, free.h)
    fits = between.w >= size[0] + 2 * round(SIDE * scale)
    return (between, free) if fits and between.w < free.w else (free,)


ON_TABLE: Final = 0.2
"""A plate of which no more than this share lies on the table lies beside it."""
APART: Final = 8.0
"""How far what floats over the table is from the edges and from each other, in natural pixels."""
CORNERS: Final[Mapping[str, tuple[str, ...]]] = {
    "sheet": ("topright", "topleft", "bottomright", "bottomleft", "midright", "midleft"),
    "log": ("bottomright", "bottomleft", "topright", "topleft"),
    "coach": ("topleft", "bottomleft", "topright", "bottomright"),
    "hint": ("bottomleft", "bottomright", "topleft", "topright"),
    "scene": ("bottomleft", "topleft", "bottomright", "topright", "midleft", "midright"),
}
"""Where plates lie that float over the table, the best-known places first."""


class Floating:
    """Where plates float over the table: each stays where it lies until it would hide what must be seen."""

    def __init__(self) -> None:
        self._lies: dict[str, str] = {}

    def place(
        self,
        name: str,
        free: pygame.Rect,
        size: tuple[int, int],
        around: Surroundings,
        taken: Sequence[pygame.Rect],
        scale: float,
        *,
        afresh: bool,
    ) -> tuple[pygame.Rect, bool]:
        """Return where a plate of a size lies, and whether it hides nothing vital and nothing that is `taken` there.

        Asked `afresh`, as for another question, it changes sides only where it hides fewer others then, or as many
        beside the table.
        """
        room = free.inflate(-2 * round(APART * scale), -2 * round(APART * scale))
        kept = [*around.vital, *taken]

        def at(anchor: str) -> pygame.Rect:
            rect = pygame.Rect((0, 0), size)
            setattr(rect, anchor, getattr(room, anchor))
            return rect.clamp(free)

        known = self._lies.get(name)

        def cost(anchor: str) -> tuple[int, int, bool, bool, int]:
            rect = at(anchor)
            hidden = len(rect.collidelistall(list(around.others)))
            on_table = around.lies_on_the_table(rect)
            return len(rect.collidelistall(kept)), hidden, on_table, anchor != known, CORNERS[name].index(anchor)

        if known is None or afresh or at(known).collidelist(kept) >= 0:
            self._lies[name] = min(CORNERS[name], key=cost)
        rect = at(self._lies[name])
        return rect, rect.collidelist(kept) < 0


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
