"""The gear of a figure: what each thing does and is worth, what is in use at the start, and how to take more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pb12table.app.forces.fields import draw_head, small_button
from pb12table.systems.pb12.rules.preparations.profiles import Block, FigureSetup
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness
from pb12table.systems.pb12.texts.block_words import block_facts, block_lines
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, wrapped

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

LEAST: Final = 30.0
MARK: Final = 16.0


def draw_gear(screen: ForcesScreen, canvas: Canvas, place: pygame.Rect, figure: FigureSetup) -> int:
    """Paint the blocks of a figure, abilities of its profile first; return where they end."""
    px, texts = canvas.px, screen.texts
    used = sum(block.slots for block in figure.blocks if block.id in figure.in_use)
    slots = texts("forces-slots", used=used, slots=figure.profile.slots)
    top = draw_head(canvas, place.left, place.top, place.w, texts("sheet-gear"), slots)
    own = {block.id for block in figure.profile.blocks}
    for block in figure.blocks:
        row = pygame.Rect(place.left, top, place.w, 0)
        top = _draw_block(screen, canvas, row, figure, block, can_go=block.id not in own)
    words = texts("forces-add-item")
    button = pygame.Rect(place.left, top + px(6), canvas.button_width(words), px(32))
    if button.colliderect(screen.page_rect):
        canvas.button(button, "add-item:", words)
    return button.bottom


def _draw_block(
    screen: ForcesScreen, canvas: Canvas, row: pygame.Rect, figure: FigureSetup, block: Block, *, can_go: bool
) -> int:
    """One thing: a mark to take it in use, its name and numbers, its value, and a cross to leave it behind."""
    px, texts, page = canvas.px, screen.texts, screen.page_rect
    facts = block_facts(texts, block)
    size = px(theme.SMALL)
    room = row.w - px(46) - px(126)
    told = wrapped(facts, size, room) if facts else ()
    row.h = px(LEAST) + len(told) * canvas.line_height(theme.SMALL)
    in_use = block.id in figure.in_use
    tip = (*block_lines(texts, block), texts("sheet-block-in-use" if in_use else "sheet-block-not-in-use"))
    if row.colliderect(page):
        hovered = canvas.zone(row.clip(page), f"about:{block.id}", tip=(upper_first(tip[0]), *tip[1:]))
        canvas.box(row, theme.HOVERED if hovered else theme.RAISED if in_use else theme.PANEL, theme.LINE, 5)
    mark = pygame.Rect(row.left + px(10), row.top + px(7), px(MARK), px(MARK))
    over = canvas.zone(mark.inflate(px(10), px(10)).clip(page), f"use:{block.id}", tip=(texts("forces-use-tip"),))
    canvas.box(mark, theme.SUNKEN, theme.ACCENT if over else theme.FAINT, 3)
    if in_use:
        corners = [(mark.left + px(3), mark.centery), (mark.left + px(7), mark.bottom - px(4)),
                   (mark.right - px(3), mark.top + px(4))]  # fmt: skip
        pygame.draw.lines(canvas.surface, theme.GOOD, False, corners, max(2, px(2)))
    value = block_value(block)
    level, limit = epicness(value), screen.setup.modules.epicness_limit
    right = row.right - px(10)
    if can_go:
        cross = pygame.Rect(right - px(24), row.top + px(3), px(24), px(24))
        if cross.colliderect(page):
            small_button(canvas, cross, f"drop-item:{block.id}", "×", (texts("forces-drop-tip"),))
        right = cross.left - px(8)
    else:
        right -= px(32)
    ink = theme.BAD if level > limit else theme.ACCENT
    worth = canvas.text((right, row.top + px(6)), texts.signed(value), theme.NORMAL, ink, bold=True, anchor="right")
    left = row.left + px(38)
    name = upper_first(block.label.in_language(texts.language))
    shown = theme.TEXT if in_use else theme.FAINT
    spot = canvas.text((left, row.top + px(6)), name, theme.NORMAL, shown, bold=True, width=worth.left - left - px(90))
    sort = texts("forces-ability") if not can_go else texts("forces-block-slots", slots=block.slots)
    canvas.text((spot.right + px(10), row.top + px(8)), sort, theme.SMALL, theme.FAINT)
    for number, line in enumerate(told):
        canvas.text((left, row.top + px(26) + number * canvas.line_height(theme.SMALL)), line, theme.SMALL,
                    theme.MUTED if in_use else theme.FAINT)  # fmt: skip
    return row.bottom + px(5)
