"""What has happened, faded: ways with arrows, shots and blows from whom to whom, where somebody is gone.

All of it is painted once for a camera and then only laid onto the table, frame for frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, hypot, pi, sin
from typing import Final

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.trails import Gone, StrikeLine, Track, Trails
from pb12table.window.kit.palette import INK, PAPER, Colour, PlayerLook, mixed
from pb12table.window.kit.same import Same
from pb12table.window.kit.strokes import Pixel, arrow_head, circle, dashed, disc, line, lines, towards
from pb12table.window.scene.camera import Camera

FADED: Final = 205
"""How opaque trails are, of 255."""
MARGIN: Final = 24
"""How far ends of lines may reach over their places, in natural pixels."""
BASE: Final = 0.32
LEAST_APART: Final = 19.0
"""How far from the middle of a figure lines to it end: in steps, and at least in natural pixels."""
HIT: Final[Colour] = (226, 60, 44)


class TrailsLayer:
    """Keeps the picture of the trails that were drawn last."""

    def __init__(self) -> None:
        self._looks: Mapping[PlayerId, PlayerLook] = {}
        self._key: object = None
        self._picture: pygame.Surface | None = None
        self._at = (0, 0)

    def draw(
        self,
        surface: pygame.Surface,
        camera: Camera,
        trails: Trails,
        looks: Mapping[PlayerId, PlayerLook],
        scale: float,
    ) -> None:
        """Lay the trails onto a surface."""
        key = (Same(trails), tuple(looks.values()), camera.scale, camera.centre, tuple(camera.viewport), scale)
        if self._key != key:
            self._key, self._looks = key, looks
            self._paint(camera, trails, scale)
        if self._picture is not None:
            surface.blit(self._picture, self._at)

    def _paint(self, camera: Camera, trails: Trails, scale: float) -> None:
        """Paint all of it onto a transparent surface as small as it may be."""
        self._picture = None
        room = _room(camera, trails, round(MARGIN * scale)).clip(camera.viewport)
        if not room.w or not room.h:
            return
        picture = pygame.Surface(room.size, pygame.SRCALPHA, 32)
        picture.fill((*INK, 0))  # soft edges end in ink, not in black

        def place(point: tuple[float, ...]) -> Pixel:
            x, y = camera.to_screen_exact((point[0], point[1]))
            return x - room.x, y - room.y

        for track in trails.tracks:
            _draw_track(picture, [place(each) for each in track.places], self._look(track), scale)
        apart = max(BASE * camera.scale, LEAST_APART * scale)
        for strike in trails.strikes:
            start, end = place(strike.start), place(strike.end)
            if hypot(end[0] - start[0], end[1] - start[1]) > 2.4 * apart:
                # What came of it is seen beside the figure, not below it.
                start, end = towards(start, end, apart), towards(end, start, apart)
            _draw_strike(picture, start, end, strike, self._look(strike), scale)
        for gone in trails.gone:
            _draw_gone(picture, place(gone.at), self._look(gone), scale)
        # Faded in its pixels: a surface that is faded as a whole is laid on twenty times as slowly.
        picture.fill((255, 255, 255, FADED), special_flags=pygame.BLEND_RGBA_MULT)
        picture.set_alpha(255, pygame.RLEACCEL)
        self._picture, self._at = picture, room.topleft

    def _look(self, part: Track | StrikeLine | Gone) -> PlayerLook:
        return self._looks[part.player]


def _room(camera: Camera, trails: Trails, margin: int) -> pygame.Rect:
    """Where the trails lie in the window."""
    places = [place for track in trails.tracks for place in track.places]
    places += [place for strike in trails.strikes for place in (strike.start, strike.end)]
    places += [gone.at for gone in trails.gone]
    pixels = [camera.to_screen(place[:2]) for place in places]
    if not pixels:
        return pygame.Rect(0, 0, 0, 0)
    xs, ys = [x for x, _ in pixels], [y for _, y in pixels]
    room = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    return room.inflate(2 * margin, 2 * margin)


def _draw_track(picture: pygame.Surface, places: list[Pixel], look: PlayerLook, scale: float) -> None:
    """A way: a hollow ring where it began, a dot at each place, an arrow where it ends; only a ring for an arrival."""
    first, last = places[0], places[-1]
    if len(places) == 1:
        for colour, width in ((INK, 4.0), (look.light, 2.0)):
            circle(picture, colour, last, 13 * scale, width * scale, 5 * scale, 4 * scale)
        return
    apart = (place for place in reversed(places[:-1]) if hypot(last[0] - place[0], last[1] - place[1]) > 1.0)
    before = next(apart, first)
    for colour, width in ((INK, 5.6), (look.light, 3.0)):
        lines(picture, colour, places, width * scale)
    if len(places) <= 30:
        for place in places[1:-1]:
            disc(picture, INK, place, 2.6 * scale)
    disc(picture, INK, first, 6.4 * scale)
    disc(picture, look.light, first, 5.0 * scale)
    disc(picture, INK, first, 2.6 * scale)
    arrow_head(picture, INK, last, before, 15 * scale)
    arrow_head(picture, look.light, towards(last, before, 2.6 * scale), before, 10 * scale)


def _draw_strike(
    picture: pygame.Surface, start: Pixel, end: Pixel, strike: StrikeLine, look: PlayerLook, scale: float
) -> None:
    """A shot is dashed, a blow whole and thick, a spell dotted; a red star is a hit, an empty ring a miss."""
    colour = mixed(look.colour, PAPER, 0.25)
    if strike.manner == "blow":
        line(picture, INK, start, end, 6.0 * scale)
        line(picture, colour, start, end, 3.6 * scale)
    else:
        dash, gap = (9.0, 6.0) if strike.manner == "shot" else (3.0, 7.0)
        dashed(picture, INK, (start, end), 4.6 * scale, dash * scale, gap * scale)
        dashed(picture, colour, (start, end), 2.4 * scale, dash * scale, gap * scale)
    if strike.hit:
        _draw_star(picture, end, scale)
    elif strike.hit is None:
        arrow_head(picture, INK, end, start, 14 * scale)
        arrow_head(picture, colour, towards(end, start, 2.2 * scale), start, 10 * scale)
    else:
        circle(picture, INK, end, 8 * scale, 4.4 * scale)
        circle(picture, colour, end, 8 * scale, 2.2 * scale)


def _draw_star(picture: pygame.Surface, middle: Pixel, scale: float) -> None:
    """The sign of a hit."""
    for colour, size in ((INK, 12.0), (HIT, 9.4)):
        corners = [
            (
                middle[0] + cos(pi * number / 8) * size * scale * (1.0 if number % 2 else 0.5),
                middle[1] + sin(pi * number / 8) * size * scale * (1.0 if number % 2 else 0.5),
            )
            for number in range(16)
        ]
        pygame.draw.polygon(picture, colour, corners)
        pygame.draw.aalines(picture, colour, True, corners)


def _draw_gone(picture: pygame.Surface, middle: Pixel, look: PlayerLook, scale: float) -> None:
    """A cross in the colour of somebody who is not there any more."""
    reach = 9 * scale
    for colour, width in ((INK, 6.4), (look.light, 3.4)):
        for side in (-1, 1):
            start = (middle[0] - reach, middle[1] - side * reach)
            line(picture, colour, start, (middle[0] + reach, middle[1] + side * reach), width * scale)
