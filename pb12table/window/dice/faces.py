"""The faces of dice, and a cube as it lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas

PIPS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = MappingProxyType(
    {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
        5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
        6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    }
)
"""Where the pips of a cube lie, as (right, down) of its middle."""
STRIKING: Final[theme.Colour] = (166, 54, 46)
GUARDING: Final[theme.Colour] = (52, 116, 72)
PIP: Final[theme.Colour] = (250, 244, 232)
CORNERS: Final = MappingProxyType({False: 4.0, True: 13.0})
"""How round corners are, in natural pixels: those of dice that guard are rounder, for who does not see colours."""


def tumbling_face(face: int, sides: int, rolling: float) -> int:
    """What a die shows while it falls (0 to 1); at the end its face."""
    return face if rolling >= 1.0 else (face * 5 + int(rolling * 14) * 7) % sides + 1


def draw_cube(
    canvas: Canvas, place: pygame.Rect, face: int, sides: int, *, guards: bool, edge: theme.Colour, thick: float = 1.0
) -> None:
    """Paint a die that lies still: red with sharp corners, or green with round ones; pips, or a number from 7 on."""
    corner = CORNERS[guards]
    canvas.box(place, GUARDING if guards else STRIKING, edge, corner, thick)
    if sides > len(PIPS):
        canvas.middle(place, str(face), theme.LARGE, PIP, bold=True)
        return
    apart = place.w * 0.25
    for right, down in PIPS[face]:
        center = (round(place.centerx + right * apart), round(place.centery + down * apart))
        pygame.draw.aacircle(canvas.surface, PIP, center, max(2, place.w // 11))
