"""What stands around tokens: initials or names, statuses, action points, heights; and where it finds room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, radians
from typing import Final

import pygame

from pb12table.window.kit.fonts import words
from pb12table.window.kit.strokes import Pixel, put, sprite
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Token
from pb12table.window.tokens.easel import INK
from pb12table.window.tokens.marks import mark_picture
from pb12table.window.tokens.token_badges import below_badge, done_badge
from pb12table.window.tokens.token_names import FAINTEST, measures_of, name_plate, plate_below
from pb12table.window.tokens.tokens import token_radius

MARKS_IN_A_ROW: Final = 4
BESIDE: Final = 2
"""So many marks stand beside each other at a side of a token, where above it is no room for them."""
LOWER: Final = (0.0, 0.4, 0.8, 1.2, 1.6)
"""So many sizes of a mark lower they may stand there."""
ACROSS: Final = 0.2
"""The cosine from which on a facing points to the right."""


def draw_token_marks(
    surface: pygame.Surface,
    camera: Camera,
    token: Token,
    scale: float,
    *,
    name: bool,
    height: str,
    hidden: bool = False,
    places: Sequence[Pixel] | None = None,
    plate: pygame.Rect | None = None,
) -> None:
    """What stands around a token: initials or name, statuses, action points, stand height, whether it is done.

    One `hidden` below a bridge or roof is marked as such, for it is drawn over it all the same.  `places`: where its
    statuses lie, `plate`: where its name does; None: above and below it, as if nobody were near.
    """
    if token.alpha < FAINTEST:
        return
    measures = measures_of(camera, token, scale)
    (x, y), radius, up = measures.middle, measures.radius, measures.up
    letters = name_plate(token, radius, scale, name=name)
    plate = plate or plate_below(camera, token, scale, name=name)
    if letters is not None and plate is not None:
        surface.blit(letters, plate)
    pips, below = _pips_room(camera, token, scale, plate, name=name), _below(token, radius, scale)
    if pips is not None and below is not None:
        put(surface, below, pips.center)
    size = _status_size(radius, scale)
    places = _above(token, (x, y - up), radius, size) if places is None else places
    for mark, place in zip(token.marks, places, strict=True):
        put(surface, mark_picture(mark, size), place)
    if token.done:
        put(surface, done_badge(round(max(radius * 0.72, 13.0 * scale))), (x + radius * 0.86, y + radius * 0.6))
    if hidden:
        # Over the edge of the token, where no status and no height is shown.
        put(surface, below_badge(round(max(radius * 0.8, 14.0 * scale))), (x - radius * 0.9, y - radius * 0.62))
    if height:
        raised = words(f"↑{height}", round(max(radius * 0.55, 13 * scale)), (255, 255, 255), True, halo=INK)
        surface.blit(raised, raised.get_rect(midright=(round(x - radius * 1.05), round(y + radius * 0.5))))


def _status_size(radius: float, scale: float) -> int:
    return round(max(radius * 0.78, 15.0 * scale))


def _pips_room(
    camera: Camera, token: Token, scale: float, plate: pygame.Rect | None, *, name: bool
) -> pygame.Rect | None:
    """Where the pips or the bar of a token lie: below it, and below its plate where that is there; None for none."""
    measures, usual = measures_of(camera, token, scale), plate_below(camera, token, scale, name=name)
    pips = _below(token, measures.radius, scale)
    if pips is None:
        return None
    room = pips.get_rect(center=(round(measures.middle[0]), round(measures.below + pips.get_height() * 0.4)))
    plate = plate or usual
    if plate is not None and plate.colliderect(room):
        room.centery = round(plate.bottom + pips.get_height() * 0.4)
    return room


def status_places(
    camera: Camera,
    tokens: Sequence[Token],
    scale: float,
    *,
    name: bool,
    plates: Sequence[pygame.Rect | None] | None = None,
) -> list[list[Pixel]]:
    """Where the statuses of each token lie: above it, or where they would hide a name there, where they hide least.

    `plates`: where the names lie; None: below their tokens.
    """
    if plates is None:
        plates = [plate_below(camera, token, scale, name=name) for token in tokens]
    measured = [measures_of(camera, token, scale) for token in tokens]
    bodies = [measures.core for measures in measured]
    found: list[list[Pixel]] = []
    for number, token in enumerate(tokens):
        radius, up = measured[number].radius, measured[number].up
        size = _status_size(radius, scale)
        x, y = measured[number].middle
        above = _above(token, (x, y - up), radius, size)
        if not above:
            found.append(above)
            continue
        others = [plate for other, plate in enumerate(plates) if plate is not None and other != number]
        if _hidden(above, size, others):
            own, away = plates[number], max(up, radius)
            those = [*others, *(core for other, core in enumerate(bodies) if other != number)]
            those += [] if own is None else [own]
            # Rather not over the arrow that shows where it looks.
            first = -1.0 if cos(radians(token.body.facing)) > ACROSS else 1.0
            sides = [
                _at_side(token, (x, y + lower * size), side * away, size)
                for lower in LOWER
                for side in (first, -first)
            ]
            above = min((above, *sides), key=lambda places: _hidden(places, size, those))
        found.append(above)
    return found


def _above(token: Token, top: Pixel, radius: float, size: int) -> list[Pixel]:
    """Where the statuses of a token lie above its top, in rows that are not much wider than itself."""
    count, bottom = len(token.marks), top[1] - radius * 0.3 - size * 0.2
    places: list[Pixel] = []
    for first in range(0, count, MARKS_IN_A_ROW):
        number = min(MARKS_IN_A_ROW, count - first)
        left, y = top[0] - (number - 1) * size * 0.46, bottom - first / MARKS_IN_A_ROW * size * 0.95
        places += [(left + each * size * 0.92, y) for each in range(number)]
    return places


def _at_side(token: Token, middle: Pixel, away: float, size: int) -> list[Pixel]:
    """Where they lie to the right of a token (`away` less than 0: to the left), in two columns about its height."""
    rows = -(-len(token.marks) // BESIDE)
    side = 1.0 if away > 0.0 else -1.0
    left, top = middle[0] + away * 1.3 + side * size * 0.5, middle[1] - size * 0.3 - (rows - 1) * size * 0.475
    return [
        (left + side * (number % BESIDE) * size * 0.92, top + number // BESIDE * size * 0.95)
        for number in range(len(token.marks))
    ]


def _hidden(places: Iterable[Pixel], size: int, others: Sequence[pygame.Rect]) -> int:
    """How much marks of a size would hide of others, in square pixels."""
    return sum(mark.clip(other).w * mark.clip(other).h for mark in _squares(places, size) for other in others)


def _squares(places: Iterable[Pixel], size: int) -> list[pygame.Rect]:
    found = []
    for x, y in places:
        mark = pygame.Rect(0, 0, size, size)
        mark.center = (round(x), round(y))
        found.append(mark)
    return found


def token_rooms(
    camera: Camera,
    token: Token,
    scale: float,
    *,
    name: bool,
    places: Sequence[Pixel] | None = None,
    plate: pygame.Rect | None = None,
    marks: bool = True,
) -> list[pygame.Rect]:
    """What a token, its plate, and its action points and statuses cover, so that other things can keep away from them.

    `places`: where its statuses lie, `plate`: where its name does; None: above and below it, as if nobody were near.
    Without `marks` token and plate alone.
    """
    x, y = camera.to_screen_exact(token.body.position)
    own = token_radius(camera, token, scale)
    room = pygame.Rect(0, 0, round(2.4 * own), round(2.4 * own))
    room.center = (round(x), round(y))
    plate = plate or plate_below(camera, token, scale, name=name)
    if not marks:
        return [room] if plate is None else [room, plate]
    measures = measures_of(camera, token, scale)
    radius, up = measures.radius, measures.up
    size = _status_size(radius, scale)
    places = _above(token, (x, y - up), radius, size) if places is None else places
    found = [room, *(() if plate is None else (plate,)), *_squares(places, size)]
    pips = _pips_room(camera, token, scale, plate, name=name)
    return found if pips is None else [*found, pips]


def _below(token: Token, radius: float, scale: float) -> pygame.Surface | None:
    """What a token of a radius in pixels has below it: its bar or its pips; None for neither."""
    if token.ghost:
        return None
    if token.bar is not None:
        left, most = token.bar
        return _bar(left, max(most, 1), max(round(radius * 1.9), round(26 * scale)), max(round(6 * scale), 4))
    return None if token.action_points is None else _token_pips(token.action_points, radius, scale)


@lru_cache(maxsize=256)
def _bar(left: int, most: int, width: int, height: int) -> pygame.Surface:
    """So much left of so much, green while most is left, then amber, then red."""
    share = min(max(left / most, 0.0), 1.0)
    colour = (96, 190, 92) if share > 0.5 else (232, 176, 62) if share > 0.25 else (222, 70, 58)
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    whole = surface.get_rect()
    pygame.draw.rect(surface, (34, 26, 24), whole, border_radius=height // 2)
    inner = whole.inflate(-2, -2)
    filled = inner.copy()
    filled.w = max(round(inner.w * share), 2 if left > 0 else 0)
    pygame.draw.rect(surface, (92, 78, 70), inner, border_radius=height // 2)
    if filled.w:
        pygame.draw.rect(surface, colour, filled, border_radius=height // 2)
    return surface


def _token_pips(count: int, radius: float, scale: float) -> pygame.Surface:
    """The action points below a token of a radius in pixels."""
    return _pips(count, max(round(radius * 0.3), round(6 * scale)))


@lru_cache(maxsize=64)
def _pips(count: int, size: int) -> pygame.Surface:
    """Action points as gold discs in a row, up to eight; more as a number."""
    shown = min(max(count, 0), 8)
    side = max(round(size * 2.3), round(size * 1.25 * max(shown, 1)) + size)

    def draw(surface: pygame.Surface, factor: float) -> None:
        step = size * 1.25 * factor
        left = side * factor / 2.0 - (shown - 1) * step / 2.0
        for number in range(shown):
            place = (left + number * step, side * factor / 2.0)
            pygame.draw.circle(surface, (44, 30, 8), place, size * 0.58 * factor)
            pygame.draw.circle(surface, (255, 214, 84), place, size * 0.46 * factor)
            pygame.draw.circle(
                surface,
                (255, 244, 190),
                (place[0] - size * 0.12 * factor, place[1] - size * 0.14 * factor),
                size * 0.16 * factor,
            )

    picture = sprite(side, draw)
    return picture.subsurface((0, (side - round(size * 1.3)) // 2, side, round(size * 1.3)))
