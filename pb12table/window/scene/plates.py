"""Small texts on the table: plates, numbers, words that rise and fade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

from pb12table.skirmish.scene.playback import FloatStyle
from pb12table.table.shapes import Point
from pb12table.window.kit import palette
from pb12table.window.kit.canvas import shared_area
from pb12table.window.kit.fonts import font, words
from pb12table.window.kit.palette import INK, PAPER, Colour
from pb12table.window.kit.strokes import Pixel
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import LabelStyle


@lru_cache(maxsize=512)
def plate(text: str, size: int, ink: Colour, ground: Colour, italic: bool = False) -> pygame.Surface:
    """A line of text on a rounded plate."""
    letters = font(size, bold=True, italic=italic).render(text, True, ink)
    width, height = letters.get_width() + size, round(size * 1.5)
    picture = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    pygame.draw.rect(picture, (*ground, 228), picture.get_rect(), border_radius=height // 3)
    pygame.draw.rect(picture, (*ink, 120), picture.get_rect(), 1, border_radius=height // 3)
    picture.blit(letters, letters.get_rect(center=(width // 2, height // 2)))
    return picture


def plate_size(text: str, scale: float, size: float = 13.0) -> tuple[int, int]:
    """The size a plate has in pixels."""
    letters = round(size * scale)
    return (font(letters, bold=True).size(text)[0] + letters, round(letters * 1.5))


def draw_plate(
    surface: pygame.Surface, text: str, middle: Pixel, scale: float, style: LabelStyle = "plain", size: float = 13.0
) -> pygame.Rect:
    """Draw a plate about a place, kept inside the clip; return where it lies."""
    ink, ground = _label_colours()[style]
    picture = plate(text, round(size * scale), ink, ground, style == "plan")
    place = picture.get_rect(center=(round(middle[0]), round(middle[1])))
    if surface.get_clip().collidepoint(middle):
        place.clamp_ip(surface.get_clip())
    surface.blit(picture, place)
    return place


def draw_label(
    surface: pygame.Surface,
    camera: Camera,
    point: Point,
    text: str,
    style: LabelStyle,
    scale: float,
    covered: Sequence[pygame.Rect] = (),
    taken: Sequence[pygame.Rect] = (),
) -> pygame.Rect | None:
    """A text at a place on the table; where it lies.

    It lies beside what is `covered`, unless the place itself is, and close by where it would hide something `taken`,
    such as the name of a figure.  Names of the map stand in their own letters, whatever lies there.
    """
    place = camera.to_screen(point)
    if style == "map":
        letters = words(text, round(max(15 * scale, camera.scale * 0.5)), INK, italic=True, halo=PAPER, serif=True)
        surface.blit(letters, letters.get_rect(center=place))
        return None
    rect = pygame.Rect((0, 0), plate_size(text, scale))
    rect.center = place
    for other in covered:
        if rect.colliderect(other) and not other.collidepoint(place):
            pushes = ((0, other.top - rect.bottom), (0, other.bottom - rect.top), (other.left - rect.right, 0),
                      (other.right - rect.left, 0))  # fmt: skip
            rect.move_ip(min(pushes, key=lambda push: abs(push[0]) + abs(push[1])))
    lie = min(_close_by(rect), key=lambda lie: shared_area(lie, taken))
    return draw_plate(surface, text, lie.center, scale, style)


def _close_by(rect: pygame.Rect) -> Iterator[pygame.Rect]:
    """Where a plate can lie so that it still belongs to its place, the best first."""
    wide, high = rect.size
    yield rect
    for down in (-high // 2, high // 2, -high, high, 0):
        for right in (0, wide // 2, -wide // 2, wide, -wide):
            yield rect.move(right, down)


def draw_float(
    surface: pygame.Surface,
    camera: Camera,
    point: Point,
    text: str,
    style: FloatStyle,
    age: float,
    scale: float,
    taken: list[pygame.Rect],
) -> None:
    """A text that pops up at a place, rises and fades while its age goes from 0 to 1, above others that are `taken`."""
    if not 0.0 <= age < 1.0:
        return
    grown = min(0.7 + age * 3.0, 1.15) if age < 0.15 else max(1.15 - (age - 0.15), 1.0)
    size = round((24 if style in ("damage", "dice") else 18) * scale * grown)
    letters = words(text, size, _float_colours()[style], True, halo=INK)
    if age > 0.6:
        letters = letters.copy()
        letters.set_alpha(round(255 * (1.0 - age) / 0.4))
    x, y = camera.to_screen_exact(point)
    rise = (22.0 + 44.0 * age**0.6) * scale
    rect = letters.get_rect(center=(round(x), round(y - rise)))
    while (under := rect.collidelist(taken)) >= 0:
        rect.bottom = taken[under].top
    taken.append(rect)
    surface.blit(letters, rect)


def _label_colours() -> dict[LabelStyle, tuple[Colour, Colour]]:
    """Ink and ground of labels."""
    return {
    "plain": ((255, 252, 244), (36, 30, 28)),
    "plan": (palette.PLAN, (52, 44, 30)),
    "good": (palette.GOOD, (22, 44, 22)),
    "bad": (palette.BAD, (58, 16, 14)),
    "map": (INK, PAPER),
}


def _float_colours() -> dict[FloatStyle, Colour]:
    """The colours of words that rise."""
    return {
    "damage": (255, 96, 78),
    "dice": (255, 250, 236),
    "good": palette.GOOD,
    "status": (255, 206, 96),
    "plain": (255, 250, 236),
}
