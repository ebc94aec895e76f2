"""The left panel while looking: all figures, and the palette of ghosts of any profile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import pygame

from pb12table.app.look.look_commands import LookCommands
from pb12table.app.look.looking import Looking
from pb12table.app.preview.portraits import draw_portrait, draw_template
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.seeing import Template
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import PlayerLook

ROW: Final = 32.0
HEAD: Final = 25.0
LEAST_ROWS: Final = 2
MOST_SHARE: Final = 0.46
"""How much of the panel the figures may take."""
LOW: Final = 1_000_000
"""Further down than any list goes."""
NAME_SIZES: Final = (theme.NORMAL - 0.5, theme.SMALL, theme.SMALL - 1)
LINE: Final = 13.0
"""The distance of the two lines of a long name, in natural pixels."""
Looks = Mapping[PlayerId, PlayerLook]


def draw_look_list(canvas: Canvas, rect: pygame.Rect, texts: Texts, commands: LookCommands, looks: Looks) -> None:
    """Paint the panel: the figures above, the palette below, each scrolled by itself.

    The palette stays where it is however many ghosts join the figures.
    """
    canvas.box(rect, theme.PANEL, None, 0)
    looking, scrolls = commands.looking, commands.scrolls
    upper, lower = _parts(canvas, rect, looking) if commands.templates else (rect, rect.move(0, rect.h))
    commands.palette_top = lower.top
    if len(looking.ghosts) > commands.listed:
        # A new ghost is the last of the figures.
        scrolls["figures"] = LOW
    commands.listed = len(looking.ghosts)
    top = _head(canvas, upper, upper.top + canvas.px(8), texts("look-figures"))
    room = pygame.Rect(upper.left, top, upper.w, upper.bottom - top)
    _part(canvas, room, scrolls, "figures", lambda top: _figure_rows(canvas, room, top, texts, looking, looks))
    if commands.templates:
        _palette(canvas, lower, texts, commands, looks)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topright, rect.bottomright)


def _palette(canvas: Canvas, rect: pygame.Rect, texts: Texts, commands: LookCommands, looks: Looks) -> None:
    """The lower part: whose the next ghost is, and all that there are."""
    top = _head(canvas, rect, rect.top + canvas.px(8), texts("look-palette"))
    top = _owners(canvas, rect, top, commands.looking, looks)
    rows = pygame.Rect(rect.left, top, rect.w, rect.bottom - top)
    paint = partial(_palette_rows, canvas, rows, texts=texts, commands=commands, looks=looks)
    _part(canvas, rows, commands.scrolls, "palette", paint)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.topright)


def _parts(canvas: Canvas, rect: pygame.Rect, looking: Looking) -> tuple[pygame.Rect, pygame.Rect]:
    """The room for the figures, as much as those of the layout take and no more than about half; that for the palette.

    Ghosts do not count.
    """
    here = len(looking.figures_in_game(looking.base))
    wanted = canvas.px(HEAD + ROW * max(here, LEAST_ROWS) + 14.0)
    high = min(wanted, round(rect.h * MOST_SHARE))
    upper = pygame.Rect(rect.topleft, (rect.w, high))
    return upper, pygame.Rect(upper.bottomleft, (rect.w, rect.h - high))


def _part(
    canvas: Canvas, room: pygame.Rect, scrolls: dict[str, int], name: str, paint: Callable[[int], int]
) -> None:
    """Paint the rows of a part, scrolled no further than there are rows; `paint` returns where they end."""
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(room)
    first = len(canvas.zones)
    height = paint(room.top - scrolls[name]) + scrolls[name] - room.top + canvas.px(6)
    allowed = max(0, min(scrolls[name], height - room.h))
    if allowed != scrolls[name]:
        scrolls[name] = allowed
        canvas.box(room, theme.PANEL, None, 0)
        del canvas.zones[first:]
        paint(room.top - allowed)
    canvas.surface.set_clip(before)
    canvas.scroll_mark(room, height, scrolls[name])


def _figure_rows(
    canvas: Canvas, rect: pygame.Rect, top: int, texts: Texts, looking: Looking, looks: Looks
) -> int:
    listed = looking.figures_in_game(looking.state)
    for figure in listed:
        top = _figure_row(canvas, rect, top, texts, looking, looks, figure)
    if not listed:
        canvas.text((rect.left + canvas.px(10), top), texts("look-figures-none"), theme.SMALL, theme.MUTED)
        top += canvas.px(ROW)
    return top


def _palette_rows(
    canvas: Canvas, rect: pygame.Rect, top: int, *, texts: Texts, commands: LookCommands, looks: Looks
) -> int:
    for template in commands.templates.values():
        top = _template_row(canvas, rect, top, texts, looks[commands.looking.owner], template)
    return top


def _head(canvas: Canvas, rect: pygame.Rect, top: int, text: str) -> int:
    canvas.text((rect.left + canvas.px(10), top), text, theme.NORMAL, theme.ACCENT, bold=True,
                width=rect.w - canvas.px(20))  # fmt: skip
    return top + canvas.px(HEAD)


def _row(canvas: Canvas, rect: pygame.Rect, top: int, command: str, tip: str, *, held: bool) -> pygame.Rect | None:
    """The frame of a row, None when it lies outside the panel."""
    px = canvas.px
    row = pygame.Rect(rect.left + px(6), top, rect.w - px(14), px(ROW) - px(3))
    if row.bottom <= rect.top or row.top >= rect.bottom:
        return None
    hovered = canvas.zone(row.clip(rect), f"command:{command}", tip=(tip,))
    canvas.box(row, theme.HOVERED if hovered else theme.RAISED, theme.ACCENT if held else theme.LINE, 5,
               2 if held else 1)  # fmt: skip
    return row


def _name(canvas: Canvas, row: pygame.Rect, name: str, room: int, ink: theme.Colour) -> None:
    """A name in its row, in the largest letters in which it has room, or in two lines."""
    px = canvas.px
    size = next((size for size in NAME_SIZES if width_of(name, px(size)) <= room), None)
    if size is not None:
        top = row.centery - canvas.line_height(size) // 2
        canvas.text((row.left + px(36), top), name, size, ink, width=room)
        return
    lines = wrapped(name, px(NAME_SIZES[-1]), room)
    for number, line in enumerate((lines[0], " ".join(lines[1:]))):
        place = (row.left + px(36), row.centery - px(LINE + 1.0) + number * px(LINE))
        canvas.text(place, line, NAME_SIZES[-1], ink, width=room)


def _figure_row(
    canvas: Canvas, rect: pygame.Rect, top: int, texts: Texts, looking: Looking, looks: Looks, figure: FigureId
) -> int:
    """One figure or ghost; what is beside the table can be carried onto it."""
    px, state = canvas.px, looking.state
    on_table = looking.face.is_on_table(state, figure)
    tip = texts("look-tip-hold" if on_table else "look-tip-take")
    row = _row(canvas, rect, top, f"hold:{figure}", tip, held=figure == looking.looker)
    if row is not None:
        look = looks[looking.face.owner(state, figure)]
        draw_portrait(canvas, (row.left + px(17), row.centery), 9, state, figure, look)
        note = ""
        if figure in looking.ghosts or figure in looking.moved:
            note = texts("look-is-ghost")
        elif not on_table:
            note = texts("look-is-beside")
        right = row.right - px(8)
        if note:
            right = canvas.text((right, row.top + px(7)), note, theme.SMALL - 1, theme.PLANNED, anchor="right").left
        name = upper_first(figure_name(texts, state.setup, figure))
        _name(canvas, row, name, right - row.left - px(40), theme.TEXT if on_table else theme.MUTED)
    return top + px(ROW)


def _owners(canvas: Canvas, rect: pygame.Rect, top: int, looking: Looking, looks: Looks) -> int:
    """Whose the next ghost is."""
    px = canvas.px
    left = rect.left + px(8)
    for player in looking.state.setup.player_by_id:
        name = player_name(looking.state.setup, player)
        place = pygame.Rect(left, top, px(30), px(26))
        canvas.button(place, f"command:owner:{player}", "", pressed=player == looking.owner, tip=(name,))
        canvas.player_mark(place.center, 7, looks[player])
        left = place.right + px(5)
    canvas.text((left + px(4), top + px(5)), player_name(looking.state.setup, looking.owner), theme.SMALL, theme.MUTED,
                width=rect.right - left - px(10))  # fmt: skip
    return top + px(33)


def _template_row(
    canvas: Canvas, rect: pygame.Rect, top: int, texts: Texts, look: PlayerLook, template: Template
) -> int:
    """One profile of the palette."""
    px = canvas.px
    row = _row(canvas, rect, top, f"take:{template.id}", texts("look-tip-take"), held=False)
    if row is not None:
        draw_template(canvas, (row.left + px(17), row.centery), 9.0, template, look, ghost=True)
        name = upper_first(template.label.in_language(texts.language))
        _name(canvas, row, name, row.w - px(44), theme.TEXT)
    return top + px(ROW)
