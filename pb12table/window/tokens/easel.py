"""What figures are drawn with: an easel in the figure's own frame, and a few colours.

The figure looks along +u, v is to its left, and 1.0 is the radius of its token.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, radians, sin
from typing import Final

import pygame

from pb12table.window.kit.palette import Colour
from pb12table.window.kit.strokes import Pixel, rounded_polygon

Plan = tuple[float, float]

INK: Final[Colour] = (38, 30, 26)
SKIN: Final[Colour] = (226, 178, 140)
STEEL: Final[Colour] = (190, 196, 204)
WOOD: Final[Colour] = (134, 88, 50)
LEATHER: Final[Colour] = (96, 66, 44)
GOLD: Final[Colour] = (228, 186, 76)


@dataclass(frozen=True, slots=True)
class Easel:
    """A surface, and where and how large a figure is drawn on it, turned by `facing` degrees."""

    surface: pygame.Surface
    middle: Pixel
    radius: float
    facing: float

    def at(self, u: float, v: float) -> Pixel:
        """The pixel of a place in the figure's own frame."""
        c, s = cos(radians(self.facing)), sin(radians(self.facing))
        return (
            self.middle[0] + (u * c - v * s) * self.radius,
            self.middle[1] - (u * s + v * c) * self.radius,
        )

    def blob(self, colour: Colour, points: Sequence[Plan], round_by: float = 0.0, outline: float = 0.05) -> None:
        """A filled shape with an ink outline; corners are rounded by `round_by`."""
        places = [self.at(u, v) for u, v in points]
        if outline:
            rounded_polygon(self.surface, INK, places, (round_by + outline) * self.radius)
        if round_by:
            rounded_polygon(self.surface, colour, places, round_by * self.radius)
        else:
            pygame.draw.polygon(self.surface, colour, places)

    def disc(self, colour: Colour, u: float, v: float, radius: float, outline: float = 0.05) -> None:
        """A circle with an ink outline."""
        if outline:
            pygame.draw.circle(self.surface, INK, self.at(u, v), (radius + outline) * self.radius)
        pygame.draw.circle(self.surface, colour, self.at(u, v), radius * self.radius)

    def oval(self, colour: Colour, u: float, v: float, along: float, across: float, outline: float = 0.05) -> None:
        """An ellipse with its axes along and across the figure."""
        if outline:
            pygame.draw.polygon(self.surface, INK, self._oval(u, v, along + outline, across + outline))
        pygame.draw.polygon(self.surface, colour, self._oval(u, v, along, across))

    def _oval(self, u: float, v: float, along: float, across: float) -> list[Pixel]:
        return [self.at(u + cos(i * pi / 16) * along, v + sin(i * pi / 16) * across) for i in range(32)]

    def stroke(self, colour: Colour, points: Sequence[Plan], width: float, outline: float = 0.05) -> None:
        """A bent line with round ends."""
        places = [self.at(u, v) for u, v in points]
        for ink, wide in ((INK, width + 2 * outline), (colour, width)) if outline else ((colour, width),):
            thick = max(round(wide * self.radius), 1)
            for i, place in enumerate(places):
                if i:
                    pygame.draw.line(self.surface, ink, places[i - 1], place, thick)
                pygame.draw.circle(self.surface, ink, place, thick / 2.0)


def arms(easel: Easel, shade: Colour, left: Plan, right: Plan) -> None:
    """Both arms, with the hands where they hold something."""
    easel.stroke(shade, ((-0.05, 0.5), left), 0.2)
    easel.stroke(shade, ((-0.05, -0.5), right), 0.2)
    easel.disc(SKIN, *left, 0.11)
    easel.disc(SKIN, *right, 0.11)
