"""The control that shows one storey alone: a pile of buttons at the edge of the table, the highest storey on top."""

from __future__ import annotations

from typing import Final

import pygame

from pb12table.texts.locale import Texts
from pb12table.texts.plain import upper_first
from pb12table.texts.storeys import storey_heights, storey_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Box, Button, Column, Node, Plate
from pb12table.window.layout.panel import draw_panel, wanted_height, wanted_width
from pb12table.window.scene.storeys import ShownStorey

COMMAND: Final = "show-storey"
"""What the key does: the next storey up, and behind the highest one all of them."""
CHOICE: Final = "storey:"
"""How the commands of the buttons begin; a number follows, or nothing for all storeys."""
MARGIN: Final = 26.0
"""So far from the edge of the table's room it lies, in natural pixels: beside the tabs that fold panels."""


def take_storey(shown: ShownStorey, command: str) -> bool:
    """Carry out a command of the key or of a button; return whether it was one."""
    if command == COMMAND:
        shown.step()
    elif command.startswith(CHOICE):
        number = command.removeprefix(CHOICE)
        shown.choose(int(number) if number else None)
    else:
        return False
    return True


def storey_line(texts: Texts, shown: ShownStorey) -> str:
    """What is shown now, in a few words."""
    if not shown.numbers or shown.house is None:
        return texts("storey-none-here")
    if shown.number is None:
        return upper_first(texts("storey-shown-all"))
    name, known = storey_name(texts, shown.number), {storey.number: storey for storey in shown.house.storeys}
    storey = known.get(shown.number)
    if storey is None:
        return upper_first(texts("storey-shown-lidded", storey=name))
    return upper_first(texts("storey-shown", storey=name, heights=storey_heights(texts, storey.low, storey.high)))


def draw_storey_picker(canvas: Canvas, free: pygame.Rect, texts: Texts, shown: ShownStorey, key: str) -> pygame.Rect:
    """Paint it in the upper right corner of a room; where that is: nowhere on a table without storeys."""
    if not shown.numbers or shown.house is None:
        return pygame.Rect(free.topright, (0, 0))
    heights = {storey.number: storey_heights(texts, storey.low, storey.high) for storey in shown.house.storeys}
    tip = texts("storey-picker-tip", key=key)
    buttons: list[Node] = []
    for number in reversed(shown.numbers):
        name = upper_first(storey_name(texts, number))
        told = (texts("storey-at-height", heights=heights[number]),) if number in heights else ()
        on = shown.number == number
        buttons.append(_button(f"{CHOICE}{number}", name, "", on, (*told, tip)))
    name = upper_first(texts("storey-all"))
    buttons.append(_button(CHOICE, name, key, shown.number is None, (tip,)))
    node = Box(Column(tuple(buttons), 3.0), (6.0, 6.0, 6.0, 6.0), Plate(theme.PANEL, theme.LINE, 6, shaded=True))
    width = wanted_width(node, canvas.scale)
    margin = canvas.px(MARGIN)
    rect = pygame.Rect(0, 0, width, wanted_height(node, width, canvas.scale))
    rect.topright = (free.right - margin, free.top + canvas.px(12))
    draw_panel(canvas, rect, node)
    return rect


def _button(command: str, name: str, key: str, on: bool, tip: tuple[str, ...]) -> Button:
    return Button(f"command:{command}", name, key, 25.0, pressed=on, size=theme.SMALL + 1, side="left", tip=tip)
