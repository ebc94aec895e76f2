"""The left panel: a player's figures with points, statuses and whether they are done."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import pygame

from pb12table.app.preview.portraits import draw_mark, draw_portrait
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.skirmish.scene.panels import Listed
from pb12table.systems.known import scene
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, seated_name
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook, mixed
from pb12table.window.kit.tones import TONES

ROW: Final = 56.0
"""How high a row is at least."""
STANDING_SIZES: Final = (theme.SMALL, theme.SMALL - 1, theme.SMALL - 2)
"""The sizes of the words that say why a figure has no points, the largest that fits beside its marks is taken."""
MOST_LINES: Final = 3
"""So many lines a name may take; what is longer is cut, and whole in the tip."""
TOKEN: Final = 50.0
TICK: Final = 24.0
"""So much room the token takes on the left, and the mark of who is done on the right, in natural pixels."""


def draw_figure_list(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    looks: Mapping[PlayerId, PlayerLook],
    player: PlayerId,
    selected: FigureId | None,
    scroll: int,
    by_program: Collection[str] = (),
) -> int:
    """Paint the list of a player's figures, scrolled by pixels; return the height of all rows.

    `by_program` are the players for whom the program plays now.
    """
    px = canvas.px
    canvas.box(rect, theme.PANEL, None, 0)
    head = pygame.Rect(rect.left, rect.top, rect.w, px(34))
    canvas.player_mark((head.left + px(18), head.centery), 8, looks[player])
    whose = texts("figures-of", player=seated_name(texts, state.setup, player, by_program))
    place = pygame.Rect(head.left + px(34), head.top, _switch(canvas, head, texts, state) - head.left - px(38), head.h)
    size = theme.NORMAL if width_of(whose, px(theme.NORMAL), True) <= place.w else theme.SMALL
    lines = min(len(wrapped(whose, px(size), place.w, True)), 2)
    top = place.centery - lines * canvas.line_height(size) // 2
    canvas.paragraph((place.left, top), place.w, whose, size, bold=True, lines=lines)
    body = pygame.Rect(rect.left, head.bottom, rect.w, rect.h - head.h)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(body)
    top = body.top - scroll
    for listed in scene(state.setup.system).listed(state, texts.of(state.setup.system), player):
        row = pygame.Rect(rect.left + px(6), top, rect.w - px(12), 0)
        name = _Name(canvas, texts, state, listed, row.w)
        row.h = px(ROW) - px(4) + name.more
        if row.bottom > body.top and row.top < body.bottom:
            _row(canvas, row, body, state, looks[player], name, listed.figure == selected)
        top = row.bottom + px(4)
    canvas.surface.set_clip(before)
    canvas.scroll_mark(body, top + scroll - body.top, scroll)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topright, rect.bottomright)
    return top + scroll - body.top


class _Name:
    """The name of a figure in a row so wide: its size and lines, and how much `more` than usual they are high."""

    def __init__(self, canvas: Canvas, texts: Texts, state: GameState, listed: Listed, width: int) -> None:
        self.listed = listed
        self.bold = listed.active
        self.text = upper_first(figure_name(texts, state.setup, listed.figure))
        self.room = width - canvas.px(TOKEN) - canvas.px(TICK if listed.done else 10)
        fits = width_of(self.text, canvas.px(theme.NORMAL), self.bold) <= self.room
        self.size = theme.NORMAL if fits else theme.SMALL
        self.lines = min(len(wrapped(self.text, canvas.px(self.size), self.room, self.bold)), MOST_LINES)
        self.more = (self.lines - 1) * (canvas.line_height(theme.SMALL) - canvas.px(2))

    def draw(self, canvas: Canvas, left: int, top: int, ink: theme.Colour) -> None:
        """Paint it into a row that begins at `top`."""
        top += canvas.px(4 if self.size == theme.NORMAL or self.lines > 1 else 5)
        canvas.paragraph((left, top), self.room, self.text, self.size, ink, bold=self.bold, lines=MOST_LINES)


def _switch(canvas: Canvas, head: pygame.Rect, texts: Texts, state: GameState) -> int:
    """A button that shows the next player's figures; where it begins."""
    if len(state.setup.players) < 2:
        return head.right
    px = canvas.px
    place = pygame.Rect(head.right - px(40), head.top + px(6), px(32), px(22))
    canvas.button(place, "list:next-player", "›", style="quiet", tip=(texts("figures-other"),), size=theme.SMALL)
    return place.left


def _row(
    canvas: Canvas,
    row: pygame.Rect,
    body: pygame.Rect,
    state: GameState,
    look: PlayerLook,
    name: _Name,
    selected: bool,
) -> None:
    """One figure: token, name, where it is or its points, statuses."""
    px, listed = canvas.px, name.listed
    zone = row.clip(body)
    hovered = canvas.zone(zone, f"figure:{listed.figure}", tip=listed.tip or (name.text,))
    fill = theme.HOVERED if hovered else mixed(theme.RAISED, look.dark, 0.5) if listed.active else theme.RAISED
    border, thickness = (theme.ACCENT, 2) if selected else (theme.LINE, 1)
    canvas.box(row, theme.SUNKEN if listed.gone else fill, border, 6, thickness)
    draw_portrait(canvas, (row.left + px(26), row.centery), 15, state, listed.figure, look)
    left = row.left + px(TOKEN)
    name.draw(canvas, left, row.top, theme.FAINT if listed.gone else theme.MUTED if listed.done else theme.TEXT)
    line = row.top + px(28) + name.more
    if listed.gone:
        canvas.text((left, line), listed.words, theme.SMALL, theme.FAINT, width=row.right - left - px(6))
        canvas.veil(row, theme.PANEL, 90, 6)
        return
    if listed.done:
        _tick(canvas, (row.right - px(16), row.top + px(15)))
    words, most = listed.words, min(listed.points[1], 10)
    wide = width_of(words, px(theme.SMALL)) if words else px(15) * most
    right = _marks(canvas, row, listed.marks, left + min(wide, row.w // 3) + px(6))
    if words:
        room = right - left - px(4)
        size = next((size for size in STANDING_SIZES if width_of(words, px(size)) <= room), STANDING_SIZES[-1])
        top = line + (canvas.line_height(theme.SMALL) - canvas.line_height(size)) // 2
        canvas.text((left, top), words, size, TONES[listed.tone], width=room)
    else:
        _pips(canvas, (left, line + px(8)), listed.points[0], most, listed.coming)


def _pips(canvas: Canvas, place: tuple[int, int], left: int, most: int, coming: bool) -> None:
    """Points: bright ones are left, hollow ones spent, pale ones come when the figure acts."""
    px = canvas.px
    for number in range(most):
        center = (place[0] + px(6) + number * px(15), place[1])
        if coming:
            pygame.draw.circle(canvas.surface, mixed(theme.ACCENT, theme.RAISED, 0.35), center, px(5))
        elif number < left:
            pygame.draw.circle(canvas.surface, theme.ACCENT, center, px(5))
        else:
            pygame.draw.circle(canvas.surface, theme.FAINT, center, px(5), max(1, px(1)))


def _tick(canvas: Canvas, center: tuple[int, int]) -> None:
    px = canvas.px
    x, y = center
    points = [(x - px(5), y), (x - px(1), y + px(4)), (x + px(6), y - px(5))]
    pygame.draw.lines(canvas.surface, theme.GOOD, False, points, max(2, px(2)))


def _marks(canvas: Canvas, row: pygame.Rect, marks: Sequence[Mark], left: int) -> int:
    """The marks of a figure, from the right and nearer together if they would go beyond `left`.

    Return where they begin.
    """
    px, right = canvas.px, row.right - canvas.px(6)
    apart = px(20) if len(marks) < 2 else min(px(20), (right - left - px(20)) // (len(marks) - 1))
    places = [right - px(10) - number * apart for number in range(len(marks))]
    for mark, place in zip(marks, reversed(places), strict=True):
        draw_mark(canvas, (place, row.bottom - px(15)), 20, mark)
    return places[-1] - px(10) if places else right
