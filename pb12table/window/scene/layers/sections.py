"""The strip below a tape measure: a section along its last leg, with the heights of terrain and of the sight line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from typing import Final

import pygame

from pb12table.table.shapes import Point
from pb12table.window.kit import palette
from pb12table.window.kit.canvas import words
from pb12table.window.kit.palette import Colour
from pb12table.window.kit.strokes import Pixel, disc, dotted, line, lines
from pb12table.window.scene.picture import SectionDrawing

WIDE, HIGH = 300, 118
"""The size of the strip in natural pixels."""
_MARGIN, _LEFT, _HEAD, _FOOT = 10, 30, 24, 22
_GROUND: Final[Colour] = (36, 30, 28)
_INK: Final[Colour] = (255, 252, 244)
_SOFT: Final[Colour] = (190, 180, 168)
_EARTH: Final[Colour] = (150, 128, 92)
_LETTERS: Final = 13
_NOTICES: Final = 44
"""So high is what is said at the top of the table."""


def strip_place(view: pygame.Rect, scale: float, taken: Sequence[pygame.Rect], tape: Sequence[Pixel]) -> pygame.Rect:
    """Return where the strip lies in a view: where it hides least of what is `taken`, and nothing of the tape.

    Notices lie at the top, plates and hints in the corners: the middle of the lower edge comes first.
    """
    size = (round(WIDE * scale), round(HIGH * scale))
    edge = round(_MARGIN * scale)
    inner = view.inflate(-2 * edge, -2 * edge)
    best, least = pygame.Rect(inner.topleft, size), float("inf")
    across = (inner.centerx - size[0] // 2, inner.left, inner.right - size[0])
    for y, x in product((inner.bottom - size[1], inner.top + round(_NOTICES * scale)), across):
        place = pygame.Rect((x, y), size)
        hidden = float(sum(place.clip(other).w * place.clip(other).h for other in taken))
        for start, end in pairwise(tape):
            if place.inflate(edge, edge).clipline(start, end):
                hidden += size[0] * size[1]
        if hidden < least:
            best, least = place, hidden
    return best


def draw_section(surface: pygame.Surface, drawing: SectionDrawing, place: pygame.Rect, scale: float) -> None:
    """Draw the strip at its place."""
    plate = pygame.Surface(place.size, pygame.SRCALPHA, 32)
    pygame.draw.rect(plate, (*_GROUND, 236), plate.get_rect(), border_radius=round(8 * scale))
    pygame.draw.rect(plate, (*_INK, 120), plate.get_rect(), 1, border_radius=round(8 * scale))
    size = round(_LETTERS * scale)
    field = pygame.Rect(
        round(_LEFT * scale),
        round(_HEAD * scale),
        place.w - round((_LEFT + 12) * scale),
        place.h - round((_HEAD + _FOOT) * scale),
    )

    def at(point: Point) -> Pixel:
        along, height = point
        across = along / drawing.length if drawing.length > 0.0 else 0.0
        return (field.left + across * field.w, field.bottom - height / drawing.highest * field.h)

    for outline, colour in drawing.pieces:
        corners = [at(point) for point in outline]
        if len(corners) == 2:
            line(plate, colour, corners[0], corners[1], 3.0 * scale)
        else:
            body = pygame.Surface(place.size, pygame.SRCALPHA, 32)
            pygame.draw.polygon(body, (*colour, 150), corners)
            plate.blit(body, (0, 0))
            pygame.draw.polygon(plate, (*colour, 255), corners, 1)
    profile = [at(point) for point in drawing.ground]
    if len(profile) > 1:
        lines(plate, _EARTH, profile, 2.0 * scale)
    first, last = at((0.0, drawing.ends[0])), at((drawing.length, drawing.ends[1]))
    if drawing.is_blocked:
        dotted(plate, palette.SIGHT_BLOCKED, _GROUND, first, last, 2.0 * scale, 0.0, 6.0 * scale)
    else:
        line(plate, palette.SIGHT_FREE, first, last, 2.0 * scale)
    for end in (first, last):
        disc(plate, _INK, end, 3.5 * scale)
    head = words(_fitting(drawing.words, size, place.w - round(16 * scale)), size, _INK, True)
    plate.blit(head, (round(8 * scale), round(4 * scale)))
    low = place.h - round(_FOOT * scale) + round(3 * scale)
    height = words(drawing.height_words, size, _SOFT)
    plate.blit(height, (field.left - height.get_width() - round(4 * scale), field.top - height.get_height() // 2 + 2))
    zero = words("0", size, _SOFT)
    plate.blit(zero, (field.left - zero.get_width() - round(4 * scale), field.bottom - zero.get_height() + 2))
    length = words(drawing.length_words, size, _SOFT)
    plate.blit(length, (field.right - length.get_width(), low))
    plate.blit(words(drawing.ends_words, size, _SOFT), (round(8 * scale), low))
    surface.blit(plate, place)


def _fitting(text: str, size: int, wide: int) -> str:
    """Return a text, or as much of it as fits with an ellipsis."""
    if words(text, size, _INK, True).get_width() <= wide:
        return text
    while text and words(f"{text}…", size, _INK, True).get_width() > wide:
        text = text[:-1]
    return f"{text.rstrip()}…"
