"""All forces in a list: each player with what the force is worth, and below the figures with what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pb12table.app.portraits import draw_portrait
from pb12table.files.labels import label_of
from pb12table.forces.members import base_of, is_staged
from pb12table.layouts.editing import Thing, entries_of, entry_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.preparations.limits import force_worth
from pb12table.systems.pb12.rules.preparations.value import epicness, figure_value, whole_value
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, fitting_size, width_of
from pb12table.window.kit.palette import PlayerLook

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

HEAD: Final = 52.0
ROW: Final = 42.0
NAMES: Final = (theme.NORMAL, theme.NORMAL - 1, theme.SMALL, theme.SMALL - 1)
UNDER: Final = (theme.SMALL, theme.SMALL - 1)
"""The sizes of the name of a figure and of what stands below it; the largest that fit are taken."""


def draw_list(screen: ForcesScreen, canvas: Canvas, rect: pygame.Rect) -> None:
    """Paint the list; what is chosen is scrolled to."""
    px, texts = canvas.px, screen.texts
    canvas.box(rect, theme.PANEL, None, 0)
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(rect)
    start = rect.top + px(8) - screen.scrolls["list"]
    top, chosen = start, start
    row = _row(canvas, rect, top, px(36))
    if row.colliderect(rect):
        canvas.button(row.clip(rect), "rules:", texts("forces-rules"), pressed=screen.chosen.sort == "rules")
    top = row.bottom + px(10)
    for player in entries_of(screen.bench.document, "player"):
        name, look = str(player.get("id")), screen.commands.look(str(player.get("id")))
        if (screen.chosen.sort, screen.chosen.id) == ("player", name):
            chosen = top
        top = _draw_player(screen, canvas, rect, top, name, look)
        for thing in screen.members(name):
            if (screen.chosen.sort, screen.chosen.id) == ("figure", thing.id):
                chosen = top
            top = _draw_figure(screen, canvas, rect, top, thing, look)
        button = _row(canvas, rect, top, px(30))
        if button.colliderect(rect):
            canvas.button(button.clip(rect), f"add-figure:{name}", texts("forces-add-figure"), size=theme.SMALL + 1)
        top = button.bottom + px(16)
    row = _row(canvas, rect, top, px(30))
    if row.colliderect(rect):
        canvas.button(row.clip(rect), "command:add-player", texts("forces-add-player"), size=theme.SMALL + 1)
    screen.heights["list"] = row.bottom - start + px(12)
    if screen.reveals:
        _reveal(screen, rect, chosen - start, px(ROW))
    canvas.surface.set_clip(before)
    canvas.scroll_mark(rect, screen.heights["list"], screen.scrolls["list"])
    pygame.draw.line(canvas.surface, theme.LINE, rect.topright, rect.bottomright)


def _row(canvas: Canvas, rect: pygame.Rect, top: int, height: int) -> pygame.Rect:
    return pygame.Rect(rect.left + canvas.px(10), top, rect.w - canvas.px(22), height)


def _reveal(screen: ForcesScreen, rect: pygame.Rect, place: int, height: int) -> None:
    """Scroll so that what was chosen just now is seen."""
    screen.reveals = False
    scroll = screen.scrolls["list"]
    if not scroll <= place <= scroll + rect.h - 2 * height:
        screen.scrolls["list"] = max(0, min(place - rect.h // 2, screen.heights["list"] - rect.h))
        screen._changed = True


def _draw_player(
    screen: ForcesScreen, canvas: Canvas, rect: pygame.Rect, top: int, name: str, look: PlayerLook
) -> int:
    """A player with what the force is worth; return where the next row begins."""
    px, texts = canvas.px, screen.texts
    row = _row(canvas, rect, top, px(HEAD))
    if not row.colliderect(rect):
        return row.bottom + px(4)
    player = screen.setup.player_by_id.get(PlayerId(name))
    hovered = canvas.zone(row.clip(rect), f"player:{name}")
    on = (screen.chosen.sort, screen.chosen.id) == ("player", name)
    canvas.box(row, theme.ACCENT_DARK if on else theme.HOVERED if hovered else theme.RAISED,
               theme.ACCENT if on else theme.LINE, 6)  # fmt: skip
    canvas.player_mark((row.left + px(20), row.centery), 9, look)
    shown = name if player is None else player.name
    value, under, ink = "–", "", theme.TEXT
    if player is not None:
        worth = force_worth(screen.setup, player)
        value = texts.number(worth.value)
        under = texts("forces-line", figures=len(screen.members(name)), points=player.command_points,
                      cards=len(player.deck))  # fmt: skip
        if worth.limit is not None:
            ink = theme.GOOD if worth.keeps_limit else theme.BAD
            limit = texts("forces-of-limit", limit=float(worth.limit))
            canvas.text((row.right - px(12), row.top + px(28)), limit, theme.SMALL, theme.MUTED, anchor="right")
    spot = canvas.text((row.right - px(12), row.top + px(6)), value, theme.LARGE, ink, bold=True, anchor="right")
    canvas.text((row.left + px(40), row.top + px(6)), shown, theme.LARGE, bold=True,
                width=spot.left - row.left - px(50))  # fmt: skip
    canvas.text((row.left + px(40), row.top + px(29)), under, theme.SMALL, theme.MUTED, width=row.w - px(140))
    return row.bottom + px(4)


def _draw_figure(
    screen: ForcesScreen, canvas: Canvas, rect: pygame.Rect, top: int, thing: Thing, look: PlayerLook
) -> int:
    """A figure with its token, and what it is worth; return where the next row begins."""
    px, texts = canvas.px, screen.texts
    row = _row(canvas, rect, top, px(ROW))
    if not row.colliderect(rect):
        return row.bottom + px(2)
    figure = screen.setup.figure_by_id.get(FigureId(thing.id))
    on = (screen.chosen.sort, screen.chosen.id) == ("figure", thing.id)
    entry = entry_of(screen.bench.document, thing)
    sheet = screen.content.profiles.get(base_of(entry))
    profile = base_of(entry) if sheet is None else label_of(sheet.name).in_language(texts.language)
    hovered = canvas.zone(row.clip(rect), f"figure:{thing.id}")
    fill = theme.ACCENT_DARK if on else theme.HOVERED if hovered else theme.PANEL
    canvas.box(row, fill, theme.ACCENT if on else None, 5)
    if figure is None:
        canvas.text((row.left + px(46), row.top + px(4)), thing.id, theme.NORMAL, theme.BAD, width=row.w - px(60))
        canvas.text((row.left + px(46), row.top + px(22)), texts("forces-faulty"), theme.SMALL, theme.BAD)
        return row.bottom + px(2)
    draw_portrait(canvas, (row.left + px(24), row.centery), 13, screen.state, figure.id, look)
    own = figure_value(figure.profile)
    limit = screen.setup.modules.epicness_limit
    value = canvas.text((row.right - px(12), row.top + px(3)), texts.number(whole_value(figure)), theme.NORMAL,
                        bold=True, anchor="right")  # fmt: skip
    words, ink = texts("forces-epicness", epicness=epicness(own)), theme.MUTED
    canvas.text((row.right - px(12), row.top + px(22)), words, theme.SMALL,
                theme.BAD if epicness(own) > limit else ink, anchor="right")  # fmt: skip
    name = upper_first(figure.label.in_language(texts.language))
    room = value.left - row.left - px(56)
    size = fitting_size(name, NAMES, room, canvas.scale)
    canvas.text((row.left + px(46), row.top + px(3 + theme.NORMAL - size)), name, size, width=room)
    place = texts("forces-staged" if is_staged(entry) else "forces-on-table")
    player = screen.setup.player_by_id.get(figure.player)
    parts = [] if profile.casefold() == name.casefold() else [upper_first(profile)]
    parts.append(place)
    if player is not None and player.leader == figure.id:
        parts.insert(0, texts("forces-leader-mark"))
    told, below = " · ".join(parts), row.w - px(128)
    under = fitting_size(told, UNDER, below, canvas.scale)
    canvas.text((row.left + px(46), row.top + px(22 + theme.SMALL - under)), told, under, theme.MUTED, width=below)
    if width_of(told, px(under)) > below or width_of(name, px(size)) > room:
        canvas.zone(row.clip(rect), f"figure:{thing.id}", tip=(name, told))
    return row.bottom + px(2)
