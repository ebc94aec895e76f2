"""Icons: drawn here from strokes on a square of 24 by 24, so that they are sharp at any size and in any colour.

An icon is a text of parts, each a letter and numbers: `L x y x y ...` a line through points, `P` the same filled,
`C x y r` a circle, `D x y r` a disc, `A x y r from to` an arc in degrees, counter-clockwise from east.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from math import cos, radians, sin
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.window.kit.palette import Colour

SIDE: Final = 24
FINE: Final = 4
"""So many times larger it is painted than shown, so that its edges are smooth."""
STROKE: Final = 1.9
"""How thick a line is."""

ICONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "walk": "D 13 4 2 L 8 10 12 7.5 14 12 18 13.5 L 13.5 8 11 14 15 17 15 22 L 11 14 9 18 5 21",
        "nudge": "L 12 3 12 21 L 3 12 21 12 L 9.5 5.5 12 3 14.5 5.5 L 9.5 18.5 12 21 14.5 18.5 "
        "L 5.5 9.5 3 12 5.5 14.5 L 18.5 9.5 21 12 18.5 14.5",
        "shoot": "P 2 9 17 9 17 12 11 12 9 14 7.5 19 3.5 19 5 12 2 12 "
        "L 19 10.5 22.5 10.5 L 19 7.5 21.5 5.5 L 19 13.5 21.5 15.5",
        "blade": "L 4 20 8.5 15.5 L 6 13 11 18 P 8.5 15.5 19 3 21.5 2.5 21 5 9.5 16.5",
        "aim": "C 12 12 7.5 D 12 12 1.6 L 12 1.5 12 7 L 12 17 12 22.5 L 1.5 12 7 12 L 17 12 22.5 12",
        "focus": "L 2 12 6 7.5 12 5.5 18 7.5 22 12 18 16.5 12 18.5 6 16.5 2 12 C 12 12 3.6 D 12 12 1.4",
        "reload": "A 12 12 8 110 400 P 17.5 3.5 22.5 5.5 18 9.5 D 9.5 12 1.8 D 14.5 12 1.8",
        "swap": "L 3 8 20 8 L 16 4 20 8 16 12 L 21 16 4 16 L 8 12 4 16 8 20",
        "command": "P 4 9 8 9 16 4 16 20 8 15 4 15 L 7 15 9 21 A 16 12 4 -50 50 A 16 12 7 -42 42",
        "crown": "P 3 18 3 7 8 12 12 4.5 16 12 21 7 21 18 L 3 21 21 21",
        "status": "L 12 2.5 21 20.5 3 20.5 12 2.5 L 12 9 12 14.5 D 12 17.3 1.2",
        "threaten": "L 12 3 12 14 D 12 19 1.8 L 5 5 7.5 8 L 19 5 16.5 8 L 3 12 6.5 12.5 L 21 12 17.5 12.5",
        "carry": "D 8 5 2.4 L 8 9 8 15 5 21 L 8 15 11 21 L 8 10.5 13 11 P 12 7 21 7 21 14 12 14",
        "ram": "P 10 6 20 6 22 12 20 18 10 18 L 2 8 7 8 L 1 12 7 12 L 2 16 7 16",
        "steer": "C 12 12 8.5 C 12 12 2.4 L 12 3.5 12 9.6 L 4.6 16.2 9.9 13.2 L 19.4 16.2 14.1 13.2",
        "slow": "L 12 4 12 17 L 6.5 12 12 17.5 17.5 12 L 5 21 19 21",
        "end": "L 5 3 5 21 P 5 4 19 4 15.5 8.5 19 13 5 13",
        "next": "C 7 7 3 C 17 17 3 L 12 6 18 6 18 11 L 15 8.5 18 11.5 21 8.5 L 12 18 6 18 6 13",
        "wait": "L 6 3 18 3 L 6 21 18 21 L 7 3 7 7 17 17 17 21 L 17 3 17 7 7 17 7 21 P 9 20 15 20 12 16.5",
        "enter": "L 2 12 14 12 L 10 8 14 12 10 16 L 13 3 21 3 21 21 13 21",
        "leave": "L 11 3 3 3 3 21 11 21 L 9 12 21 12 L 17 8 21 12 17 16",
        "hand": "L 7 5 14 3 17 16 10 18 7 5 L 5 7 3 8 5.5 20 9 19.4 L 16.5 6 21 8 18 20 12 20.4",
        "cards": "L 5 4 14 4 14 19 5 19 5 4 L 16 6 20 7 17.5 21 10 21",
        "pass": "L 4 12 15 12 L 11 8 15 12 11 16 L 19 5 19 19",
        "shield": "L 12 2.5 20 5.5 19 14 12 21.5 5 14 4 5.5 12 2.5 L 12 6 12 17",
        "star": "P 12 2 14.6 9 22 9.2 16.1 13.7 18.3 21 12 16.7 5.7 21 7.9 13.7 2 9.2 9.4 9",
        "throw": "D 17 6 3 L 17 3 19 1 A 6 20 13 22 78",
        "heal": "P 9 3 15 3 15 9 21 9 21 15 15 15 15 21 9 21 9 15 3 15 3 9 9 9",
        "build": "P 3 14 12 9 21 14 12 19 L 12 1.5 12 6.5 L 9.5 4 14.5 4 L 3 17.5 12 22.5 21 17.5",
        "more": "D 5 12 2.1 D 12 12 2.1 D 19 12 2.1",
        "play": "P 6 3.5 20 12 6 20.5",
        "first": "L 5 4 5 20 P 20 4 9 12 20 20",
        "last": "L 19 4 19 20 P 4 4 15 12 4 20",
        "back": "P 17 4 6 12 17 20",
        "forth": "P 7 4 18 12 7 20",
        "eye": "L 2 12 6 7.5 12 5.5 18 7.5 22 12 18 16.5 12 18.5 6 16.5 2 12 D 12 12 3",
        "result": "L 5 2.5 19 2.5 L 7 2.5 7 9 A 12 9 5 180 360 L 17 9 17 2.5 L 12 14 12 18 "
        "L 7.5 21 16.5 21 L 12 18 9 21 L 12 18 15 21 "
        "A 6 6 3.4 90 270 A 18 6 3.4 -90 90",
        "tutorial": "L 2 8 12 3.5 22 8 12 12.5 2 8 L 6 10.5 6 16 12 19 18 16 18 10.5 L 22 8 22 15",
        "map": "L 2 5.5 9 3 15 5.5 22 3 22 18.5 15 21 9 18.5 2 21 2 5.5 L 9 3 9 18.5 L 15 5.5 15 21",
        "sights": "D 4 18 2.4 D 20 6 2.4 L 6 16.5 9 14.2 L 11 12.7 13.5 10.8 L 15.5 9.3 18 7.5",
        "run": "D 15 3.5 2 L 6 8.5 10 6.5 14.5 8.5 18 11 21.5 9.5 L 13.5 8 10.5 13.5 15.5 16.5 13.5 22 "
        "L 10.5 13.5 7.5 16.5 2 16",
        "crawl": "D 19.5 11 2.2 L 16.5 13 10 14.5 3 13 L 10 14.5 13.5 19 20 19 L 3 13 5.5 18.5 1.5 18.5",
        "stand": "D 12 4 2.2 L 12 7.5 12 15 L 7.5 10.5 12 8 16.5 10.5 L 9 22 12 15 15 22",
        "kneel": "D 11 5 2.2 L 11 8.5 11 15 L 7 12.5 11 9.5 16 12 L 18 22 17 15.5 11 15 L 11 15 8 21.5 3.5 21.5",
        "lie": "D 3.5 14.5 2.2 L 7 16 14 16 21.5 17.5 L 9 16 13 12 L 1.5 20.5 22.5 20.5",
        "die": "L 4 4 20 4 20 20 4 20 4 4 D 8.5 8.5 1.7 D 15.5 8.5 1.7 D 12 12 1.7 D 8.5 15.5 1.7 D 15.5 15.5 1.7",
        "magic": "L 3 21 13 11 P 17 2 18.4 6 22.5 7 18.4 8.4 17 12.5 15.6 8.4 11.5 7 15.6 6 D 7 6 1.3 D 20 17 1.3",
        "hop": "A 12 16 8 0 180 L 16.5 13 20 17 23 13 D 4 19.5 2 L 9.5 21 14.5 21",
        "picture": "L 2.5 4 21.5 4 21.5 20 2.5 20 2.5 4 P 5 18 10 10 13 14 16 11 19.5 18 D 16.5 8 1.8",
    }
)
"""Icons that all games share, by name."""


def strokes_of(icon: str) -> str:
    """The strokes of an icon that is given by its name among those that all games share, or by its strokes."""
    return ICONS.get(icon, icon)


def draw_icon(surface: pygame.Surface, rect: pygame.Rect, icon: str, colour: Colour) -> None:
    """Paint an icon, as large as a rectangle lets it be, in its middle."""
    side = min(rect.w, rect.h)
    if side > 0:
        picture = _painted(icon, side, colour)
        surface.blit(picture, picture.get_rect(center=rect.center))


def icon_parts(icon: str) -> Iterator[tuple[str, list[float]]]:
    """The parts of an icon; raises ValueError where a letter is unknown, or a number missing or outside the square."""
    letter, numbers = "", list[float]()
    for word in [*icon.split(), "end"]:
        if word[0].isalpha():
            if letter:
                _check(letter, numbers)
                yield letter, numbers
            letter, numbers = word, []
        else:
            numbers.append(float(word))


def _check(letter: str, numbers: list[float]) -> None:
    wanted = {"C": 3, "D": 3, "A": 5}.get(letter)
    if letter in "LP":
        fits = len(numbers) >= 4 and len(numbers) % 2 == 0
    else:
        fits = wanted == len(numbers)
    places = numbers if letter in "LP" else numbers[:2]
    if not fits or any(not 0.0 <= place <= SIDE for place in places):
        raise ValueError(f"{letter} {numbers}")


@lru_cache(maxsize=512)
def _painted(icon: str, side: int, colour: Colour) -> pygame.Surface:
    large = side * FINE
    share, thick = large / SIDE, max(round(STROKE * large / SIDE), 2)
    surface = pygame.Surface((large, large), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    for letter, numbers in icon_parts(icon):
        if letter in "LP":
            points = [(x * share, y * share) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            if letter == "P":
                pygame.draw.polygon(surface, colour, points)
        elif letter == "A":
            x, y, radius, first, last = numbers
            degrees = range(round(first), round(last) + 1, 6)
            turns = [(cos(radians(each)), sin(radians(each))) for each in degrees]
            points = [((x + radius * east) * share, (y - radius * north) * share) for east, north in turns]
        else:
            center, radius, hollow = (numbers[0] * share, numbers[1] * share), numbers[2] * share, letter == "C"
            pygame.draw.circle(surface, colour, center, radius + thick / 2 * hollow, thick * hollow)
            continue
        for start, end in pairwise(points):
            pygame.draw.line(surface, colour, start, end, thick)
        for point in points:
            pygame.draw.circle(surface, colour, point, thick / 2)
    return pygame.transform.smoothscale(surface, (side, side))
