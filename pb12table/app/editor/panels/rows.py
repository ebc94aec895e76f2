"""Painting the editor's panels: the palette, the properties with what is wrong, the top line, the bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import pygame

from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of, wrapped
from pb12table.window.kit.palette import looks_of

ROW: Final = 26.0
HEAD: Final = 30.0
MOST_BUTTONS: Final = 0.58
"""How much of the top line its buttons may take, so that the name and the hint beside them can be read."""


PALETTE_SIZES: Final = (theme.SMALL + 1, theme.SMALL, theme.SMALL - 1)
"""The sizes of a name in the palette; the largest that fits is taken, of the smallest two lines."""
LINE: Final = 11.0
"""The distance of these two lines, in natural pixels."""


SAMPLE: Final = (46.0, 32.0)
"""Width and height of a picture in the palette, in natural pixels."""
Painter = Callable[[Canvas, pygame.Rect], None]


def palette_row(
    canvas: Canvas,
    rect: pygame.Rect,
    top: int,
    command: str,
    label: str,
    key: str,
    *,
    on: bool,
    sample: Painter | None = None,
) -> int:
    """One row of the palette, with a picture of what it stands for if there is one; return where the next begins."""
    px = canvas.px
    high = px(ROW) if sample is None else px(SAMPLE[1]) + px(6)
    place = pygame.Rect(rect.left + px(6), top, rect.w - px(14), high - px(2))
    if place.bottom > rect.top and place.top < rect.bottom:
        left = place.left + (px(8) if sample is None else px(SAMPLE[0]) + px(10))
        room = place.right - px(6) - left
        is_cut = not key and width_of(label, px(PALETTE_SIZES[-1])) > room
        hovered = canvas.zone(place.clip(rect), command, tip=(label,) if is_cut else ())
        fill = theme.ACCENT_DARK if on else theme.HOVERED if hovered else theme.PANEL
        canvas.box(place, fill, theme.ACCENT if on else None, 4)
        if sample is not None:
            frame = pygame.Rect(place.left + px(2), place.top + px(2), px(SAMPLE[0]), px(SAMPLE[1]))
            sample(canvas, frame)
        if key:
            badge = canvas.key_badge((place.right - px(5), place.centery), key, theme.TEXT if on else theme.MUTED)
            room = badge.left - left - px(4)
        size = next((size for size in PALETTE_SIZES if width_of(label, px(size)) <= room), PALETTE_SIZES[-1])
        lines = wrapped(label, px(size), room)[:2]
        first = place.centery - (canvas.line_height(size) + (len(lines) - 1) * px(LINE)) // 2
        for number, line in enumerate(lines):
            canvas.text((left, first + number * px(LINE)), line, size, theme.TEXT, width=room)
    return top + high


def head_row(canvas: Canvas, rect: pygame.Rect, top: int, text: str) -> int:
    """A heading; return where the next row begins."""
    px = canvas.px
    canvas.text((rect.left + px(10), top + px(5)), text, theme.NORMAL, theme.ACCENT, bold=True, width=rect.w - px(20))
    return top + px(HEAD)


def owner_row(
    canvas: Canvas, rect: pygame.Rect, top: int, setup: GameSetup, owner: PlayerId | None, nobody: str
) -> int:
    """Whose the next figures are, with `nobody` told while no player is chosen; return where the next row begins."""
    px = canvas.px
    left, told = rect.left + px(10), nobody
    for player, look in looks_of(setup).items():
        name = player_name(setup, player)
        place = pygame.Rect(left, top, px(30), px(26))
        if place.bottom > rect.top and place.top < rect.bottom:
            canvas.button(place, f"owner:{player}", "", pressed=player == owner, tip=(name,))
            canvas.player_mark(place.center, 7, look)
        told = name if player == owner else told
        left = place.right + px(5)
    room = rect.right - left - px(12)
    size = theme.SMALL if width_of(told, px(theme.SMALL)) <= room else theme.SMALL - 1
    lines = len(wrapped(told, px(size), room)[:2])
    first = top + px(13) - lines * canvas.line_height(size) // 2
    canvas.paragraph((left + px(4), first), room, told, size, theme.MUTED, lines=2)
    return top + px(33)


def property_row(canvas: Canvas, rect: pygame.Rect, top: int, number: int, row: Property) -> int:
    """A property with its value to click on; return where the next row begins."""
    px = canvas.px
    if row.kind == "head":
        return head_row(canvas, rect, top, row.label)
    place = value_place(canvas, rect, top, row)
    canvas.text((rect.left + px(12), top + px(3)), row.label, theme.SMALL + 1, theme.MUTED,
                width=place.left - rect.left - px(16))  # fmt: skip
    if place.bottom > rect.top and place.top < rect.bottom:
        room = place.w - px(10)
        is_cut = width_of(row.value, px(theme.SMALL + 1)) > room
        tip = (row.tip,) if row.tip else (row.value,) if is_cut else ()
        hovered = canvas.zone(place.clip(rect), f"property:{number}", tip=tip)
        canvas.box(place, theme.HOVERED if hovered else theme.SUNKEN, theme.ACCENT if hovered else theme.LINE, 4)
        canvas.middle(place.inflate(-px(10), 0), row.value, theme.SMALL + 1)
    return top + px(ROW)


def value_place(canvas: Canvas, rect: pygame.Rect, top: int, row: Property) -> pygame.Rect:
    """Where the value of a property in a row stands: a long one takes what its label leaves."""
    px, size = canvas.px, canvas.px(theme.SMALL + 1)
    most = rect.w - px(34) - width_of(row.label, size)
    width = max(rect.w * 52 // 100, min(width_of(row.value, size) + px(16), most))
    return pygame.Rect(rect.right - width - px(10), top, width, px(ROW) - px(3))


def problem_rows(
    canvas: Canvas, rect: pygame.Rect, top: int, title: str, problems: Iterable[tuple[str, str, bool]]
) -> int:
    """What is wrong: (name of the zone, sentence, whether it is grave); return where the next row begins."""
    px = canvas.px
    listed = list(problems)
    if not listed:
        return top
    top = head_row(canvas, rect, top + px(6), title)
    for name, text, grave in listed:
        left, width = rect.left + px(26), rect.w - px(40)
        height = canvas.paragraph((left, top), width, text, theme.SMALL + 0.5, theme.TEXT)
        warning_sign(canvas, (rect.left + px(15), top + px(8)), grave=grave)
        canvas.zone(pygame.Rect(rect.left, top, rect.w, height).clip(rect), name)
        top += height + px(6)
    return top


def warning_sign(canvas: Canvas, middle: tuple[int, int], *, grave: bool) -> None:
    """A small triangle beside what is wrong."""
    (x, y), wide, low = middle, canvas.px(6), canvas.px(5)
    corners = [(x, y - wide), (x + wide, y + low), (x - wide, y + low)]
    pygame.draw.polygon(canvas.surface, theme.BAD if grave else theme.ACCENT, corners)


def button_row(
    canvas: Canvas, rect: pygame.Rect, top: int, buttons: Sequence[tuple[str, str, str, bool]]
) -> int:
    """Buttons (command, label, key, enabled) in two columns, one alone across both; where the next row begins."""
    px = canvas.px
    gap = px(6)
    whole = rect.w - px(20)
    width = whole if len(buttons) == 1 else (whole - gap) // 2
    for number, (command, label, key, enabled) in enumerate(buttons):
        row, column = divmod(number, 2)
        place = pygame.Rect(rect.left + px(10) + column * (width + gap), top + row * px(32), width, px(28))
        if place.bottom > rect.top and place.top < rect.bottom:
            size = theme.SMALL + 1
            words = width_of(label, px(size)) + px(26)
            # A key that leaves no room for the words is told when the mouse is there.
            tip = (f"{label}: {key}",) if key and words + width_of(key, px(theme.SMALL - 1)) > width else ()
            shown = "" if tip else key
            canvas.button(place, f"command:{command}", label, key=shown, enabled=enabled, size=size, tip=tip)
    return top + px(32) * -(-len(buttons) // 2)


def right_buttons(
    canvas: Canvas, rect: pygame.Rect, buttons: Sequence[tuple[str, str, str, bool, bool]]
) -> int:
    """Buttons (command, label, key, enabled, pressed) from the right end of a line; return where they begin.

    Where they took most of the line, their keys are told when the mouse is there.
    """
    px = canvas.px

    def width(label: str, key: str) -> int:
        badge = width_of(key, px(theme.SMALL - 1)) + px(18) if key else 0
        return width_of(label, px(theme.NORMAL)) + badge + px(22)

    is_tight = sum(width(label, key) + px(8) for _, label, key, _, _ in buttons) > rect.w * MOST_BUTTONS
    right = rect.right - px(10)
    for command, label, key, enabled, pressed in buttons:
        shown, tip = ("", (f"{label}: {key}",)) if is_tight and key else (key, ())
        place = pygame.Rect(0, rect.top + px(10), width(label, shown), px(32))
        place.right = right
        canvas.button(place, f"command:{command}", label, key=shown, enabled=enabled, pressed=pressed, tip=tip)
        right = place.left - px(8)
    return right
