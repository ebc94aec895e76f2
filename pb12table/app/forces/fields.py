"""Fields with their labels, headings and lines of a sum, as all pages of the forces show them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, fitting_size, width_of
from pb12table.window.kit.theme import Colour

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

ROW: Final = 30.0
SIZE: Final = theme.SMALL + 1
SIZES: Final = (SIZE, SIZE - 1, SIZE - 2)
"""The sizes of the name of an attribute; the largest that fits is taken."""
PAD: Final = 26.0
"""How far inside a page its contents begin, in natural pixels."""
STEP: Final = 24.0
"""How wide the buttons for one less and one more are."""


def draw_value(screen: ForcesScreen, canvas: Canvas, place: pygame.Rect, key: str, ink: Colour = theme.TEXT) -> None:
    """The value of a row in a box that is clicked to change it."""
    number = screen.numbers[key]
    row = screen.rows[number]
    room = place.w - canvas.px(12)
    size = fitting_size(row.value, SIZES, room, canvas.scale)
    is_cut = width_of(row.value, canvas.px(size)) > room
    tip = (row.label, *row.tip.split("\n")) if row.tip else (row.value,) if is_cut else ()
    hovered = canvas.zone(place.clip(screen.page_rect), f"property:{number}", tip=tip)
    canvas.box(place, theme.HOVERED if hovered else theme.SUNKEN, theme.ACCENT if hovered else theme.LINE, 4)
    shown = theme.FAINT if row.unset else ink
    canvas.middle(place.inflate(-canvas.px(12), 0), row.value, size, shown)


def label_width(screen: ForcesScreen, canvas: Canvas, keys: Iterable[str]) -> int:
    """How wide the labels of some rows are with the gap before their values, in window pixels."""
    widest = max(width_of(screen.rows[screen.numbers[key]].label, canvas.px(SIZE)) for key in keys)
    return widest + canvas.px(20)


def draw_field(
    screen: ForcesScreen, canvas: Canvas, place: pygame.Rect, key: str, label_width: int
) -> int:
    """A label and its value in a line; return where the next begins."""
    px = canvas.px
    row = screen.rows[screen.numbers[key]]
    canvas.text((place.left, place.top + px(5)), row.label, SIZE, theme.MUTED, width=label_width - px(8))
    value = pygame.Rect(place.left + label_width, place.top, place.w - label_width, px(ROW) - px(4))
    draw_value(screen, canvas, value, key)
    return place.top + px(ROW)


def has_room(canvas: Canvas, label: str, width: int) -> bool:
    """Whether the name of an attribute can be read whole in a stepper of a width, beside a number of the profile."""
    room = width - canvas.px(2 * STEP + 46) - canvas.px(12) - width_of("(0)", canvas.px(SIZE))
    return width_of(label, canvas.px(SIZES[-1])) <= room


def draw_stepper(screen: ForcesScreen, canvas: Canvas, place: pygame.Rect, key: str, usual: int) -> None:
    """A label, one less, the number, and one more; a number that is not as in the profile tells that, too.

    What cannot be set is told alone.
    """
    px = canvas.px
    row = screen.rows[screen.numbers[key]]
    changed = row.put is not None and row.value != str(usual)
    steps = px(2 * STEP + 46)
    before = f"({screen.texts.number(usual)})" if changed else ""
    room = place.w - steps - px(6) - (width_of(before, px(SIZE)) + px(6) if before else 0)
    size = fitting_size(row.label, SIZES, room, canvas.scale)
    # Smaller letters stand on the same line.
    spot = canvas.text((place.left, place.top + px(4 + SIZE - size)), row.label, size, theme.MUTED, width=room)
    canvas.text((spot.right + px(6), place.top + px(4)), before, SIZE, theme.FAINT)
    if row.put is None:
        draw_value(screen, canvas, pygame.Rect(place.right - steps, place.top, steps, px(ROW) - px(6)), key)
        return
    left = place.right - steps
    high = px(ROW) - px(6)
    less = pygame.Rect(left, place.top, px(STEP), high)
    more = pygame.Rect(place.right - px(STEP), place.top, px(STEP), high)
    page = screen.page_rect
    for rect, kind, sign in ((less, "less", "\N{MINUS SIGN}"), (more, "more", "+")):
        if rect.colliderect(page):
            small_button(canvas, rect, f"{kind}:{key}", sign)
    better = int(row.value) > usual if row.value.lstrip("-").isdigit() else False
    if key == "damage_table":
        better = not better
    ink = theme.TEXT if not changed else theme.GOOD if better else theme.BAD
    value = pygame.Rect(less.right + px(2), place.top, more.left - less.right - px(4), high)
    draw_value(screen, canvas, value, key, ink)


def small_button(
    canvas: Canvas, rect: pygame.Rect, name: str, sign: str, tip: tuple[str, ...] = (), *, enabled: bool = True
) -> None:
    """A button with a single sign, which has no room beside it."""
    canvas.button(rect, name, "", tip=tip, enabled=enabled)
    canvas.middle(rect, sign, theme.NORMAL, theme.TEXT if enabled else theme.FAINT)


def draw_head(canvas: Canvas, left: int, top: int, width: int, words: str, beside: str = "") -> int:
    """A heading with something beside it at the right; return where what it heads begins."""
    px = canvas.px
    spot = canvas.text((left + width, top + px(2)), beside, theme.SMALL, theme.MUTED, anchor="right")
    canvas.text((left, top), words, theme.NORMAL, theme.ACCENT, bold=True, width=spot.left - left - px(8))
    pygame.draw.line(canvas.surface, theme.LINE, (left, top + px(22)), (left + width, top + px(22)))
    return top + px(30)


def draw_buttons(canvas: Canvas, page: pygame.Rect, left: int, top: int, width: int,
                 buttons: list[tuple[str, str]]) -> int:  # fmt: skip
    """Buttons (zone, label) in rows as wide as they need; return where the next thing begins."""
    px, x = canvas.px, left
    for zone, label in buttons:
        wide = canvas.button_width(label)
        if x > left and x + wide > left + width:
            x, top = left, top + px(38)
        place = pygame.Rect(x, top, min(wide, width), px(32))
        if place.colliderect(page):
            canvas.button(place, zone, label)
        x = place.right + px(8)
    return top + px(42)
