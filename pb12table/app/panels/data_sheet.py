"""The right panel: the data sheet of a figure, as its system tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from pb12table.app.preview.portraits import draw_mark, draw_portrait
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.panels import Boxes, Cell, Part, Row
from pb12table.systems.known import scene
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.tones import TONES

COLUMNS: Final = 4
CELL_HEIGHT: Final = 40.0
BOX: Final = 15.0
"""How large a box is that is ticked off, in natural pixels."""


def draw_data_sheet(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    state: GameState,
    looks: Mapping[PlayerId, PlayerLook],
    figure: FigureId | None,
    scroll: int,
    *,
    commands: bool = True,
) -> int:
    """Paint the sheet, scrolled by pixels, with its `commands` or without; return the height of all."""
    px = canvas.px
    canvas.box(rect, theme.PANEL, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.bottomleft)
    if figure is None:
        canvas.paragraph((rect.left + px(20), rect.top + px(30)), rect.w - px(40), texts("sheet-nobody"), theme.NORMAL,
                         theme.MUTED, anchor="center")  # fmt: skip
        return 0
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    face = scene(state.setup.system)
    sheet = face.sheet(state, texts.of(state.setup.system), figure)
    page = _Page(canvas, rect, rect.top + px(8) - scroll)
    name = upper_first(figure_name(texts, state.setup, figure))
    draw_portrait(canvas, (page.left + px(15), page.top + px(19)), 14, state, figure, looks[face.owner(state, figure)])
    page.head(f"sheet-name:{figure}", name, sheet.under)
    page.cells(sheet.cells)
    for part in sheet.parts:
        page.part(part, commands=commands)
    canvas.surface.set_clip(before)
    canvas.scroll_mark(rect, page.top + scroll - rect.top, scroll)
    return page.top + scroll - rect.top + px(8)


class _Page:
    """A sheet from top to bottom; `top` is where the next part goes."""

    def __init__(self, canvas: Canvas, panel: pygame.Rect, top: int) -> None:
        self.canvas, self.panel, self.top = canvas, panel, top
        self.left = panel.left + canvas.px(12)
        self.width = panel.w - canvas.px(24)

    def head(self, zone: str, name: str, under: str) -> None:
        """The name beside the portrait, and what stands below it."""
        canvas, px = self.canvas, self.canvas.px
        left, room = self.left + px(38), self.width - px(38)
        higher = canvas.heading((left, self.top), room, name)
        canvas.zone(pygame.Rect(self.left, self.top, self.width, px(24) + higher), zone, tip=(name,))
        self.top += higher
        below = canvas.paragraph((left, self.top + px(22)), room, under, theme.SMALL, theme.MUTED, lines=2)
        self.top += px(44) + below - canvas.line_height(theme.SMALL)

    # -- values ---------------------------------------------------------------------------------------------

    def cells(self, cells: tuple[Cell, ...]) -> None:
        """The grid of values."""
        px = self.canvas.px
        gap, height = px(4), px(CELL_HEIGHT)
        width = (self.width - gap * (COLUMNS - 1)) // COLUMNS
        for number, cell in enumerate(cells):
            row, column = divmod(number, COLUMNS)
            place = (self.left + column * (width + gap), self.top + row * (height + gap))
            self.cell(pygame.Rect(*place, width, height), cell)
        rows = (len(cells) + COLUMNS - 1) // COLUMNS
        self.top += rows * (height + gap) + px(4)

    def cell(self, rect: pygame.Rect, cell: Cell) -> None:
        """One value; a changed one is coloured, with the one from before behind it."""
        canvas, px = self.canvas, self.canvas.px
        hovered = canvas.zone(rect.clip(self.panel), cell.key, tip=cell.tip)
        canvas.box(rect, theme.HOVERED if hovered else theme.RAISED, theme.LINE, 4)
        room = rect.w - px(4)
        fits = cell.longer and width_of(cell.longer, px(theme.SMALL - 1)) <= room
        label = cell.longer if fits else cell.label
        canvas.text((rect.centerx, rect.top + px(1)), label, theme.SMALL - 1, theme.MUTED, anchor="center", width=room)
        middle = rect.centerx
        beside = width_of(cell.before, px(theme.SMALL - 1)) + px(4)
        if cell.before and width_of(cell.value, px(theme.LARGE), True) + beside <= room:
            # The old value stands behind the new one, so that the name of both stays whole.
            middle -= beside // 2
            end = middle + width_of(cell.value, px(theme.LARGE), True) // 2 + beside
            spot = canvas.text((end, rect.top + px(18)), cell.before, theme.SMALL - 1, theme.MUTED, anchor="right")
            pygame.draw.line(canvas.surface, theme.MUTED, spot.midleft, spot.midright)
        ink = TONES[cell.tone]
        canvas.text((middle, rect.top + px(14)), cell.value, theme.LARGE, ink, bold=True, anchor="center")

    # -- parts ----------------------------------------------------------------------------------------------

    def part(self, part: Part, *, commands: bool) -> None:
        """A part below the values."""
        if part.title:
            self.title(part)
        if part.boxes:
            self.boxes(part.boxes)
        for row in part.rows:
            if commands or not row.command:
                self.row(row)
        if part.boxes:
            self.top += self.canvas.px(4)

    def title(self, part: Part) -> None:
        """What a part is called, and its value at the right."""
        canvas = self.canvas
        canvas.text((self.left, self.top), part.title, theme.SMALL, theme.MUTED)
        if part.value:
            right, ink = (self.left + self.width, self.top), TONES[part.tone]
            spot = canvas.text(right, part.value, theme.SMALL, ink, anchor="right")
            canvas.zone(spot.clip(self.panel), part.key, tip=part.tip)
        self.top += canvas.px(18 if part.boxes else 19)

    def boxes(self, kinds: tuple[Boxes, ...]) -> None:
        """Boxes in a line: full ones are left, crossed ones used."""
        canvas, px = self.canvas, self.canvas.px
        x = self.left
        for boxes in kinds:
            start = x
            for number in range(boxes.most):
                spot = pygame.Rect(x, self.top, px(BOX), px(BOX))
                if number < boxes.left:
                    canvas.box(spot, TONES[boxes.tone], TONES[boxes.tone], 3)
                else:
                    canvas.box(spot, theme.SUNKEN, theme.FAINT, 3)
                    inner = spot.inflate(-px(7), -px(7))
                    pygame.draw.line(canvas.surface, theme.FAINT, inner.topleft, inner.bottomright, max(1, px(1)))
                    pygame.draw.line(canvas.surface, theme.FAINT, inner.bottomleft, inner.topright, max(1, px(1)))
                x += px(BOX + 3.0)
            words = canvas.text((x + px(1), self.top), boxes.label, theme.SMALL - 1, theme.MUTED)
            canvas.zone(pygame.Rect(start, self.top, words.right - start, px(16)), boxes.key, tip=boxes.tip)
            x = words.right + px(12)
        self.top += px(24)

    def row(self, row: Row) -> None:
        """One line, as it is meant."""
        if row.command:
            self.button(row)
        elif row.framed:
            self.thing(row)
        elif row.mark is not None:
            self.marked(row)
        else:
            self.words(row)

    def button(self, row: Row) -> None:
        """A line that is pressed."""
        rect = pygame.Rect(self.left, self.top, self.width, self.canvas.px(26))
        self.canvas.button(rect, row.key, row.label, size=theme.SMALL, tip=row.tip)
        self.top = rect.bottom + self.canvas.px(6)

    def marked(self, row: Row) -> None:
        """A mark and what it is called."""
        canvas, px = self.canvas, self.canvas.px
        rect = pygame.Rect(self.left, self.top, self.width, px(20))
        canvas.zone(rect.clip(self.panel), row.key, tip=row.tip)
        if row.mark is not None:
            draw_mark(canvas, (self.left + px(9), rect.centery), 18, row.mark)
        ink = TONES[row.tone]
        canvas.text((self.left + px(24), self.top), row.label, theme.NORMAL, ink, width=self.width - px(24))
        self.top = rect.bottom

    def words(self, row: Row) -> None:
        """A sentence, or a label with its value at the right."""
        canvas, px = self.canvas, self.canvas.px
        room, ink = self.width, TONES[row.tone]
        if row.value:
            right = (self.left + self.width, self.top)
            room = canvas.text(right, row.value, theme.NORMAL, ink, anchor="right").left - self.left - px(8)
        height = len(wrapped(row.label, px(theme.NORMAL), room)) * canvas.line_height(theme.NORMAL)
        canvas.zone(pygame.Rect(self.left, self.top, self.width, height).clip(self.panel), row.key, tip=row.tip)
        self.top += canvas.paragraph((self.left, self.top), room, row.label, theme.NORMAL, ink) + px(3)

    def thing(self, row: Row) -> None:
        """Something that there is: its name and value, and what it can do; faint while it is not in use."""
        canvas, px = self.canvas, self.canvas.px
        in_use = row.tone != "faint"
        told = wrapped(row.below, px(theme.SMALL), self.width - px(16)) if row.below else ()
        high = px(25) + len(told) * canvas.line_height(theme.SMALL)
        rect = pygame.Rect(self.left, self.top, self.width, high)
        hovered = canvas.zone(rect.clip(self.panel), row.key, tip=row.tip)
        fill = theme.HOVERED if hovered else theme.RAISED if in_use else theme.PANEL
        canvas.box(rect, fill, theme.LINE, 4)
        right = (rect.right - px(8), rect.top + px(3))
        value = canvas.text(right, row.value, theme.SMALL, theme.ACCENT, anchor="right")
        room, ink = value.left - rect.left - px(14), TONES[row.tone]
        canvas.text((rect.left + px(8), rect.top + px(2)), row.label, theme.NORMAL, ink, width=room)
        if row.below:
            pale = theme.MUTED if in_use else theme.FAINT
            canvas.paragraph((rect.left + px(8), rect.top + px(20)), rect.w - px(16), row.below, theme.SMALL, pale)
        self.top = rect.bottom + px(4)
