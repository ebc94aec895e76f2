"""The plates with the names or initials of figures: below their tokens, or where they hide no token and no name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import Final

import pygame

from pb12table.window.kit.fonts import font
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.strokes import Pixel, lines
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import FallenToken, Token
from pb12table.window.tokens.easel import INK
from pb12table.window.tokens.kept import OfToken
from pb12table.window.tokens.tokens import LEAST_RADIUS, outline_on_table, token_radius

FIGURE_RADIUS: Final = 0.25
"""The radius of an average figure's base in steps, by which what stands around vehicles is sized."""
FAINTEST: Final = 0.35
"""Tokens fainter than that have nothing written at them."""
ROWS: Final = 6
"""So many heights of a plate away a name is still looked for a place."""
LEAST_LETTERS: Final = 13.0
"""No letters are smaller, in natural pixels."""
GAP: Final = 2.0
"""So far plates stay from each other, in natural pixels."""
LED_FROM: Final = 7.0
"""From this distance between token and plate on a leader leads there, in natural pixels."""


@dataclass(frozen=True, slots=True)
class Measures:
    """A token in pixels: its middle, the radius by which its marks are sized, how far up it reaches, where its plate
    begins `below`, and its `core`, the part by which it is known.
    """

    middle: Pixel
    radius: float
    up: float
    below: float
    core: pygame.Rect


def measures_of(camera: Camera, token: Token, scale: float) -> Measures:
    """The measures of a token as a camera shows it."""
    return _measures(camera, token, scale)


@OfToken
def _measures(camera: Camera, token: Token, scale: float, _: bool) -> Measures:
    own = token_radius(camera, token, scale)
    x, y = camera.to_screen_exact(token.body.position)
    core = pygame.Rect(0, 0, round(1.6 * own), round(1.6 * own))
    core.center = (round(x), round(y))
    radius, up, down = own, own, own
    if token.hull is not None:
        heights = [camera.to_screen_exact(point)[1] for point in outline_on_table(token)]
        up, down = max(y - min(heights), 1.0), max(max(heights) - y, 1.0)
        radius = max(FIGURE_RADIUS * camera.scale, LEAST_RADIUS * scale)
        down = max(down, radius * 2.1)  # below the plate of whoever rides in the middle
    # The plate makes way for the arrow of a figure that looks south.
    south = max(-sin(radians(token.body.facing)), 0.0)
    return Measures((x, y), radius, up, y + down + radius * (0.12 + 0.44 * max(south - 0.5, 0.0) / 0.5), core)


def name_plate(token: Token, radius: float, scale: float, *, name: bool) -> pygame.Surface | None:
    """The plate with the name or the initials of a token, if it has any."""
    text = token.name if name else token.initials
    if not text or token.alpha < FAINTEST or (token.ghost and not token.lettered):
        return None
    size = max(min(round(radius * 0.62), round(17 * scale)), round(LEAST_LETTERS * scale))
    return _plate(text, size, token.look, token.done)


def plate_below(camera: Camera, token: Token, scale: float, *, name: bool) -> pygame.Rect | None:
    """Where the plate of a token lies if nobody is near: right below it; None where it has none."""
    below = _plate_below(camera, token, scale, name)
    return None if below is None else below.copy()


@OfToken
def _plate_below(camera: Camera, token: Token, scale: float, name: bool) -> pygame.Rect | None:
    measures = measures_of(camera, token, scale)
    plate = name_plate(token, measures.radius, scale, name=name)
    if plate is None:
        return None
    return plate.get_rect(midtop=(round(measures.middle[0]), round(measures.below)))


def plate_places(
    camera: Camera, tokens: Sequence[Token], scale: float, *, name: bool
) -> list[pygame.Rect | None]:
    """Where the plate of each token lies: below it while it hides no other's token and no plate there, else nearby.

    It is read whole where its token is in sight.  Those that are not in each other's way stay where they are, whatever
    the others do.
    """
    measured = [measures_of(camera, token, scale) for token in tokens]
    usual = [plate_below(camera, token, scale, name=name) for token in tokens]
    # Nobody gives way to what is only planned, and a vehicle is larger than what must be seen of it.
    solid = [not token.ghost and token.hull is None and token.alpha >= FAINTEST for token in tokens]
    gap = round(GAP * scale)

    def cores_but(number: int) -> list[pygame.Rect]:
        return [each.core for other, each in enumerate(measured) if solid[other] and other != number]

    found: list[pygame.Rect | None] = [None] * len(tokens)
    waiting: list[int] = []
    plates = [(number, plate) for number, plate in enumerate(usual) if plate is not None]
    cores = [(number, each.core) for number, each in enumerate(measured) if solid[number]]
    owners, rooms = [number for number, _ in (*plates, *cores)], [room for _, room in (*plates, *cores)]
    for number, plate in plates:
        is_cut = camera.viewport.collidepoint(measured[number].middle) and not camera.viewport.contains(plate)
        if not is_cut and all(owners[met] == number for met in plate.inflate(gap, gap).collidelistall(rooms)):
            found[number] = plate
        else:
            waiting.append(number)
    # From the bottom up, for there most names stay where they are; plans give way to what is.
    for number in sorted(waiting, key=lambda each: (tokens[each].ghost, -measured[each].middle[1])):
        below = usual[number]
        assert below is not None, "those without one do not wait"
        taken = [each for each in found if each is not None]
        found[number] = _free_place(below, measured[number], tokens[number], cores_but(number), taken, camera, scale)
    return found


def _free_place(
    plate: pygame.Rect,
    measures: Measures,
    token: Token,
    cores: Sequence[pygame.Rect],
    taken: Sequence[pygame.Rect],
    camera: Camera,
    scale: float,
) -> pygame.Rect:
    """The nearest place of a plate on no token and no other plate, else where it hides least, tokens last of all."""
    gap = round(GAP * scale)
    best: tuple[tuple[int, int, int], pygame.Rect] | None = None
    for place in _around(plate, measures, token):
        near = place.inflate(gap, gap)
        beyond = place.w * place.h - _shared(place, camera.viewport)
        cost = (
            sum(_shared(near, core) for core in cores),
            sum(_shared(near, other) for other in taken),
            beyond,
        )
        if cost == (0, 0, 0):
            return place
        if best is None or cost < best[0]:
            best = (cost, place)
    assert best is not None, "there is always the place below"
    return best[1]


def _around(plate: pygame.Rect, measures: Measures, token: Token) -> Iterator[pygame.Rect]:
    """Where a plate could lie, the best place first: below, beside and above its token, then farther away."""
    (x, y), radius, (w, h) = measures.middle, measures.radius, plate.size
    yield plate
    looks = cos(radians(token.body.facing))
    right = x + radius * (1.6 if looks > 0.5 else 1.2)
    left = x - radius * (1.6 if looks < -0.5 else 1.2) - w
    top = y - measures.up - radius * (0.6 if sin(radians(token.body.facing)) > 0.5 else 0.15) - h
    # The side behind its back first, where the arrow of its facing is not.
    sides = (left, right) if looks > 0.0 else (right, left)
    if token.marks:
        top -= radius * 0.9
    for side in sides:
        yield pygame.Rect(round(side), round(y - h / 2.0), w, h)
    for row in range(ROWS):
        away = row * (h + 2)
        for side in (x - w + radius, x - radius):
            yield pygame.Rect(round(side), plate.top + away, w, h)
        if row:
            yield plate.move(0, away)
        for side in sides:
            for down in (h * 0.5 + away, -h * 1.5 - away):
                yield pygame.Rect(round(side), round(y + down), w, h)
        for side in (x - w / 2.0, x - w + radius, x - radius):
            yield pygame.Rect(round(side), round(top - away), w, h)


def _shared(first: pygame.Rect, second: pygame.Rect) -> int:
    """The area that two rooms share, in square pixels."""
    both = first.clip(second)
    return both.w * both.h


def draw_leader(surface: pygame.Surface, camera: Camera, token: Token, plate: pygame.Rect, scale: float) -> None:
    """A thin line from a token to its plate, where that lies away from it."""
    measures = measures_of(camera, token, scale)
    (x, y), radius = measures.middle, token_radius(camera, token, scale)
    end = (min(max(x, plate.left), plate.right - 1), min(max(y, plate.top), plate.bottom - 1))
    length = hypot(end[0] - x, end[1] - y)
    is_right_below = plate.top == round(measures.below) and plate.left <= x <= plate.right
    if is_right_below or length - radius < LED_FROM * scale:
        return
    start = (x + (end[0] - x) * radius / length, y + (end[1] - y) * radius / length)
    lines(surface, INK, (start, end), 3.4 * scale)
    lines(surface, token.look.light, (start, end), 1.6 * scale)


def draw_fallen_plate(
    surface: pygame.Surface,
    camera: Camera,
    marker: FallenToken,
    scale: float,
    taken: Sequence[pygame.Rect],
    *,
    name: bool,
) -> None:
    """The initials, or the name, of a figure that fell, paler than those of the living and never over them."""
    text = marker.name if name else marker.initials
    if not text:
        return
    x, y = camera.to_screen_exact((marker.at[0], marker.at[1]))
    radius = max(FIGURE_RADIUS * camera.scale, LEAST_RADIUS * scale)
    plate = _plate(text, round(LEAST_LETTERS * scale), marker.look, True)
    below = plate.get_rect(midtop=(round(x), round(y + 0.8 * radius)))
    above = plate.get_rect(midbottom=(round(x), round(y - 0.8 * radius)))
    place = next((each for each in (below, above) if each.collidelist(list(taken)) < 0), None)
    if place is not None:
        surface.blit(plate, place)


@lru_cache(maxsize=512)
def _plate(text: str, size: int, look: PlayerLook, done: bool) -> pygame.Surface:
    """A small dark name plate edged in the player's colour."""
    ink = (190, 184, 176) if done else (255, 252, 244)
    letters = font(size, bold=True).render(text, True, ink)
    tight = letters.subsurface(letters.get_bounding_rect()) if text else letters
    width, height = tight.get_width() + size, round(size * 1.32)
    plate = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    pygame.draw.rect(plate, (*look.dark, 230), plate.get_rect(), border_radius=height // 2)
    pygame.draw.rect(plate, (*look.light, 220), plate.get_rect(), 1, border_radius=height // 2)
    # Lines of capitals and of small letters sit on the same base line.
    cap = font(size, bold=True).render("H", True, ink).get_bounding_rect()
    top = (height - cap.height) / 2.0 + (letters.get_bounding_rect().top - cap.top)
    plate.blit(tight, ((width - tight.get_width()) // 2, round(top)))
    return plate
