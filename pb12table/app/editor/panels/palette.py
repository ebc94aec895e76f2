"""The palette on the left: a line to search in, and everything that can be put down."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol

import pygame

from pb12table.app.editor.panels.rows import ROW, SAMPLE, groove, plain_plate, taken_plate
from pb12table.app.panels.layout import LIST
from pb12table.app.screens.base import Desk
from pb12table.layouts.editing import Layers
from pb12table.texts.locale import Texts
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Badge, Box, Card, Column, Drawn, Field, Label, Node, Plate, Row
from pb12table.window.layout.painting import FontLetters, LaidPanel, Painter, Window
from pb12table.window.layout.placing import Layout, Rect, filled
from pb12table.window.layout.text_line import TextLine

PaletteRow = tuple[str, str, str, bool]
"""The zone of what can be taken, its label, its key, and whether it is in hand."""
FAVOURITES: Final = "favourites"
SIGN: Final = 20.0
"""How wide the signs of a layer and of a favourite are, in natural pixels."""


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the palette: its name, its title, its rows, and the layer they lie in, "" for none."""

    name: str
    title: str
    rows: tuple[PaletteRow, ...]
    layer: str = ""


def groups_shown(groups: Sequence[Group], sought: str, favourites: Collection[str], title: str) -> list[Group]:
    """Return the groups with only what is searched for, names that match first; before them, without a search,
    favourites.

    Where nothing is called so, whole groups are that are.
    """
    if sought.strip():
        wanted = plain_letters(sought)
        kept = [replace(group, rows=_found(group.rows, wanted)) for group in groups]
        if not any(group.rows for group in kept):
            return [group for group in groups if group.rows and wanted in plain_letters(group.title)]
        return sorted((group for group in kept if group.rows), key=lambda group: _distance(group.rows[0], wanted))
    rows = {row[0]: row for group in groups for row in group.rows}
    liked = tuple(rows[name] for name in favourites if name in rows)
    return [*([Group(FAVOURITES, title, liked)] if liked else []), *groups]


def _found(rows: Iterable[PaletteRow], wanted: str) -> tuple[PaletteRow, ...]:
    """Return the rows whose labels contain some letters, the closest matches first."""
    found = (row for row in rows if wanted in plain_letters(row[1]))
    return tuple(sorted(found, key=lambda row: _distance(row, wanted)))


def _distance(row: PaletteRow, wanted: str) -> int:
    """Return 0 for what is called exactly so, 1 for what begins so, 2 for everything else."""
    label = plain_letters(row[1])
    return 0 if label == wanted else 1 if label.startswith(wanted) else 2


def plain_letters(text: str) -> str:
    """Return a text as it is compared in a search: without accents, in lower case."""
    spelled = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(letter for letter in spelled if not unicodedata.combining(letter))


# -- described ----------------------------------------------------------------------------------------------------


SEARCH: Final = 28.0
"""How high the line to search in is."""
AROUND_SEARCH: Final = 8.0
"""How far it is from the edges of the list."""


def search_place(rail: pygame.Rect, scale: float) -> Rect:
    """Return where the line to search in lies when the list is open that begins at a rail."""
    around = round(AROUND_SEARCH * scale)
    return Rect(rail.left + around, rail.top + around, round((LIST - 1.0) * scale) - 2 * around, round(SEARCH * scale))


def search_field(texts: Texts, sought: str, key: str) -> Node:
    """Return the line to search in, shown while nothing is typed there: the zone "search"."""
    words = sought or texts("edit-search-hint")
    shown = Label(words, theme.SMALL + 1, "text" if sought else "faint", lines=1, grow=1.0)
    cross = Label("×", theme.NORMAL, "muted", side="center", lines=1)
    clear = Card("command:edit-search-clear", cross, surface=Plate(None, hovered=theme.HOVERED), keyless=True,
                 min_width=22.0)  # fmt: skip
    beside: Node = clear if sought else Badge(key)
    return Card("search", Row((shown, beside), 4.0, "center"), (6.0, 3.0, 4.0, 3.0), groove(), keyless=True,
                min_height=SEARCH)  # fmt: skip


def group_head(texts: Texts, group: Group, layers: Layers, *, folded: bool, counted: bool) -> Node:
    """Return the head of a group: a click folds it; the signs beside it hide and lock its layer."""
    words = f"{group.title} ({len(group.rows)})" if counted and folded else group.title
    name = Row((Drawn("folded" if folded else "unfolded", min_width=12.0, min_height=16.0),
                Label(words, tone="accent", bold=True, lines=1, grow=1.0)), 2.0, "center", grow=1.0)  # fmt: skip
    head: Node = Card(f"fold:{group.name}", name, (0.0, 3.0, 0.0, 3.0), "none", keyless=True, grow=1.0)
    if not group.layer:
        return Box(head, (0.0, 3.0, 0.0, 0.0))
    signs: list[Node] = []
    for what, on in (("hidden", group.layer in layers.hidden), ("locked", group.layer in layers.locked)):
        tip = (texts(f"edit-layer-{what}", layer=group.title, on="yes" if on else "no"),)
        drawn = Drawn(f"{what}:{'on' if on else 'off'}", min_width=SIGN, min_height=SIGN)
        signs.append(Card(f"{what}:{group.layer}", drawn, surface=Plate(None, hovered=theme.HOVERED), keyless=True,
                          tip=tip))  # fmt: skip
    return Box(Row((head, *signs), 0.0, "center"), (0.0, 3.0, 0.0, 0.0))


def entry_row(row: PaletteRow, tips: tuple[str, ...], *, sample: bool, liked: bool, like_tip: str) -> Node:
    """Return one row of the palette, with the picture `sample:ZONE` of what it stands for and a star for favourites."""
    name, label, key, on = row
    words = Label(label, theme.SMALL + 1, lines=2, least=theme.SMALL, step=13.0, grow=1.0)
    picture = (Drawn(f"sample:{name}", min_width=SAMPLE[0], min_height=SAMPLE[1]),) if sample else ()
    badge = (Badge(key, "text" if on else "muted"),) if key else ()
    pad = (2.0, 2.0, 2.0, 2.0) if sample else (8.0, 0.0, 2.0, 0.0)
    star = Card(f"like:{name}", Drawn("liked" if liked else "unliked", min_width=16.0, min_height=SIGN),
                surface=Plate(None, radius=4.0), keyless=True, tip=(like_tip,))  # fmt: skip
    body = Row((*picture, words, *badge, star), 4.0, "center")
    return Card(name, body, pad, taken_plate() if on else plain_plate(), keyless=True, min_height=ROW, tip=tips)


def nothing_found(texts: Texts, sought: str) -> Node:
    """Return what is shown when nothing has the name that is searched for."""
    return Column((Label(texts("edit-search-nothing", text=sought), theme.SMALL, "muted"),))


# -- painted ------------------------------------------------------------------------------------------------------


def _eye(canvas: Canvas, rect: pygame.Rect, *, on: bool) -> None:
    """Draw an open eye; strike it through where a layer is hidden."""
    colour, (x, y), px = theme.ACCENT if on else theme.MUTED, rect.center, canvas.px
    almond = [(x - px(7), y), (x - px(3), y - px(4)), (x + px(3), y - px(4)), (x + px(7), y), (x + px(3), y + px(4)),
              (x - px(3), y + px(4))]  # fmt: skip
    pygame.draw.aalines(canvas.surface, colour, True, almond)
    pygame.draw.circle(canvas.surface, colour, (x, y), max(px(2), 2))
    if on:
        pygame.draw.line(canvas.surface, colour, (x - px(7), y + px(6)), (x + px(7), y - px(6)), max(px(2), 1))


def _lock(canvas: Canvas, rect: pygame.Rect, *, on: bool) -> None:
    """Draw a padlock, closed where a layer is locked."""
    colour, (x, y), px = theme.ACCENT if on else theme.MUTED, rect.center, canvas.px
    body = pygame.Rect(x - px(5), y - px(1), px(10), px(8))
    pygame.draw.rect(canvas.surface, colour, body, 0 if on else max(px(1), 1), border_radius=px(2))
    bow = pygame.Rect(x - px(3) + (0 if on else px(4)), y - px(7), px(7), px(10))
    pygame.draw.arc(canvas.surface, colour, bow, 0.0, 3.1416, max(px(1.6), 1))


def _star(canvas: Canvas, rect: pygame.Rect, *, on: bool) -> None:
    """Draw a star, filled for a favourite."""
    vector = pygame.Vector2
    rays = [vector(0.0, -6.5 if number % 2 == 0 else -2.8).rotate(36.0 * number) for number in range(10)]
    points = [(rect.centerx + canvas.px(ray.x), rect.centery + canvas.px(ray.y)) for ray in rays]
    if on:
        pygame.draw.polygon(canvas.surface, theme.ACCENT, points)
    pygame.draw.aalines(canvas.surface, theme.ACCENT if on else theme.LINE, True, points)


def _fold(canvas: Canvas, rect: pygame.Rect, *, on: bool) -> None:
    """Draw a little triangle, pointing to the right where a group is folded."""
    (x, y), px = rect.center, canvas.px
    points = [(-3, -4), (3, 0), (-3, 4)] if on else [(-4, -3), (4, -3), (0, 3)]
    pygame.draw.polygon(canvas.surface, theme.ACCENT, [(x + px(east), y + px(south)) for east, south in points])


SIGNS_OF_PALETTE: Final[dict[str, Painter]] = {
    "hidden:on": partial(_eye, on=True), "hidden:off": partial(_eye, on=False),
    "locked:on": partial(_lock, on=True), "locked:off": partial(_lock, on=False),
    "liked": partial(_star, on=True), "unliked": partial(_star, on=False),
    "folded": partial(_fold, on=True), "unfolded": partial(_fold, on=False),
}  # fmt: skip
"""The painters of the signs of layers, favourites and folds."""

SOUGHT: Final = "sought"
LETTERS: Final = (pygame.TEXTINPUT, pygame.TEXTEDITING)
ENDING: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB)
MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class SearchScreen(Protocol):
    """A screen with a palette in which something can be looked for."""

    desk: Desk

    def seek(self, text: str) -> None:
        """Show of the palette what is called like a text, all of it for ""."""
        ...

    def take_first(self) -> None:
        """Take the first thing that is shown in hand."""
        ...


class SearchLine(LaidPanel):
    """The field over its place in the palette."""

    def __init__(self, window: Window, place: Rect, text: str) -> None:
        super().__init__(window)
        self._place = place
        self.line = self.lines[SOUGHT] = TextLine(text)
        self.set_focus(SOUGHT)

    def describe(self) -> Node:
        return Field(SOUGHT)

    def arrange(self, node: Node) -> Layout:
        return filled(node, self._place, self.window.scale, FontLetters())


class PaletteSearch:
    """The line while it is open: Enter takes the first thing found, Escape ends it, a click elsewhere leaves it so."""

    def __init__(self, screen: SearchScreen) -> None:
        self._screen = screen
        self._open: SearchLine | None = None
        self._place = pygame.Rect(0, 0, 0, 0)
        self._skips = ""

    @property
    def is_open(self) -> bool:
        """Return whether something is being typed."""
        return self._open is not None

    def open(self, text: str, place: Rect, key: str = "") -> None:
        """Let something be typed where the line stands; the letter of the `key` that opened it is no part of it."""
        self.close()
        self._place, self._skips = pygame.Rect(*place), key
        self._open = SearchLine(self._screen.desk, place, text)

    def close(self) -> None:
        """Stop typing; what was looked for stays."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def update(self, seconds: float) -> bool:
        """Let the line follow what is typed; return whether something is being typed."""
        if self._open is not None:
            self._open.update(seconds)
        return self._open is not None

    def draw(self, canvas: Canvas) -> None:
        """Paint the line over its place."""
        if self._open is not None:
            self._open.paint(canvas)

    def takes(self, event: pygame.event.Event) -> bool:
        """Give an event to what is being typed; return whether it was for it."""
        line = self._open
        if line is None:
            return False
        if event.type == pygame.KEYDOWN and not line.line.composed and event.key == pygame.K_ESCAPE:
            self.close()
            self._screen.seek("")
            return True
        if event.type == pygame.KEYDOWN and not line.line.composed and event.key in ENDING:
            self.close()
            self._screen.take_first()
            return True
        is_inside = event.type in MOUSE and self._place.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and not is_inside:
            self.close()
            return False
        if event.type == pygame.TEXTINPUT:
            is_of_key, self._skips = event.text == self._skips, ""
            if is_of_key:
                return True
        line.handle(event)
        self._screen.seek(line.line.text)
        return event.type == pygame.KEYDOWN or event.type in LETTERS or is_inside
