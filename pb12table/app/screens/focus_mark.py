"""Which line takes the letters that are typed: a frame and a steady caret, for those of pygame_gui are hardly seen."""

from __future__ import annotations

from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas


def take_focus(manager: pygame_gui.UIManager, line: UITextEntryLine) -> None:
    """Let a line take the letters, and no other: the manager takes the focus from whichever has it now."""
    manager.set_focus_set({line})


def drop_focus(manager: pygame_gui.UIManager) -> None:
    """Let no line take the letters any more."""
    manager.set_focus_set(None)


def mark_focus(canvas: Canvas, manager: pygame_gui.UIManager) -> None:
    """Paint the mark over the line that has the focus, if one has it."""
    focused: Any = manager.get_focus_set()  # type: ignore[no-untyped-call]
    for element in focused or ():
        if isinstance(element, UITextEntryLine):
            canvas.box(element.rect, None, theme.ACCENT, 4, 2)
            caret = caret_of(element, max(canvas.px(2), 2))
            pygame.draw.rect(canvas.surface, theme.ACCENT, caret)


def caret_of(line: UITextEntryLine, width: int) -> pygame.Rect:
    """Where the next letter comes in a line, in window pixels."""
    shape: Any = line.drawable_shape
    layout = shape.text_box_layout
    row = layout.layout_rows[0]
    left = line.rect.left + row.x + row.cursor_draw_width - layout.x_scroll_offset
    caret = pygame.Rect(left, line.rect.top + row.y - 1, width, row.height + 1)
    return caret.clamp(line.rect)
