"""What happens and has happened, drawn: what flashes, flies and falls for a moment, and faded trails."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, radians, sin
from typing import Final

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.face import Gone, StrikeLine, Track, Trails
from pb12table.skirmish.scene.playback import Effect, EffectKind
from pb12table.window.kit.background import Same
from pb12table.window.kit.palette import INK, PAPER, Colour, PlayerLook, mixed
from pb12table.window.kit.strokes import Pixel, arrow_head, circle, dashed, disc, line, lines, put, sprite, towards
from pb12table.window.scene.picture import Camera, EffectDrawing, Token
from pb12table.window.tokens.tokens import CROWDED, tipping_picture, token_radius

FLASH: Final[Colour] = (255, 236, 150)
FIRE: Final[Colour] = (255, 160, 60)
SMOKE: Final[Colour] = (208, 202, 192)
DUST: Final[Colour] = (214, 196, 158)
EDGE: Final[Colour] = (246, 248, 252)
WARNING: Final[Colour] = (255, 206, 72)
MAGIC: Final[Colour] = (178, 120, 255)
WATER: Final[Colour] = (206, 232, 250)
ORB: Final = 0.69
"""For such a share of its time a spell flies."""
FLIGHT: Final = 0.6
"""For such a share of its time something flies; then it has arrived."""


def draw_effect(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Paint one effect; one that waits is not seen yet."""
    if drawing.age < 0.0:
        return
    _DRAWN[drawing.effect.kind](surface, camera, drawing, scale)


def _fading(surface: pygame.Surface, colour: Colour, middle: Pixel, radius: float, alpha: float) -> None:
    """Draw a translucent disc."""
    size = max(round(2 * radius) + 2, 3)
    picture = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    pygame.draw.circle(picture, (*colour, round(255 * min(max(alpha, 0.0), 1.0))), (size / 2, size / 2), radius)
    surface.blit(picture, (round(middle[0] - size / 2), round(middle[1] - size / 2)))


def _ends(camera: Camera, effect: Effect) -> tuple[Pixel, Pixel, float]:
    """Return both places in pixels, and the angle from one to the other as seen, clockwise from right."""
    start = camera.to_screen_exact(effect.at)
    end = camera.to_screen_exact(effect.to if effect.to is not None else effect.at)
    return start, end, atan2(end[1] - start[1], end[0] - start[0])


def _along(start: Pixel, end: Pixel, share: float) -> Pixel:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _muzzle(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw a flash before the weapon, a short trace on its way, and smoke that stays a little."""
    (start, end, angle), age = _ends(camera, drawing.effect), drawing.age
    mouth = (start[0] + cos(angle) * 24 * scale, start[1] + sin(angle) * 24 * scale)
    for number in range(3):
        away = (8 + 26 * age + 9 * number) * scale
        place = (mouth[0] + cos(angle) * away, mouth[1] + sin(angle) * away - 10 * age * scale)
        _fading(surface, SMOKE, place, (5 + 9 * age + 2 * number) * scale, 0.55 * (1.0 - age))
    if age < 0.3:
        for turn, length in ((0.0, 26), (0.5, 15), (-0.5, 15), (1.1, 8), (-1.1, 8)):
            tip = (mouth[0] + cos(angle + turn) * length * scale, mouth[1] + sin(angle + turn) * length * scale)
            line(surface, FIRE, mouth, tip, 5.0 * scale)
            line(surface, FLASH, mouth, tip, 2.6 * scale)
        disc(surface, FLASH, mouth, 6 * scale)
    if age < FLIGHT / 2:
        share = age / (FLIGHT / 2)
        line(surface, EDGE, _along(start, end, max(share - 0.2, 0.0)), _along(start, end, share), 2.0 * scale)


def _arrow(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw an arrow that flies in a shallow arc."""
    (start, end, _), share = _ends(camera, drawing.effect), min(drawing.age / FLIGHT, 1.0)
    high = min(hypot(end[0] - start[0], end[1] - start[1]) * 0.12, 40 * scale)

    def at(where: float) -> Pixel:
        x, y = _along(start, end, where)
        return x, y - sin(pi * where) * high

    tip, tail = at(share), at(max(share - 0.04, 0.0))
    angle, long = atan2(tip[1] - tail[1], tip[0] - tail[0]), 22 * scale
    tail = (tip[0] - cos(angle) * long, tip[1] - sin(angle) * long)
    line(surface, (40, 30, 24), tail, tip, 4.0 * scale)
    line(surface, (206, 170, 116), tail, tip, 2.0 * scale)
    for turn in (2.6, -2.6):
        head = (tip[0] + cos(angle + turn) * 8 * scale, tip[1] + sin(angle + turn) * 8 * scale)
        line(surface, EDGE, tip, head, 2.0 * scale)
        feather = (tail[0] + cos(angle + turn) * 7 * scale, tail[1] + sin(angle + turn) * 7 * scale)
        line(surface, EDGE, tail, feather, 2.0 * scale)


def _throw(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw something that turns while it flies in a high arc."""
    (start, end, _), share = _ends(camera, drawing.effect), min(drawing.age / FLIGHT, 1.0)
    high = min(hypot(end[0] - start[0], end[1] - start[1]) * 0.3, 90 * scale)
    x, y = _along(start, end, share)
    _fading(surface, (20, 16, 12), (x, y), 4 * scale, 0.35)
    place, turn = (x, y - sin(pi * share) * high), share * 14.0
    east, south = cos(turn) * 7 * scale, sin(turn) * 7 * scale
    first, last = (place[0] + east, place[1] + south), (place[0] - east, place[1] - south)
    line(surface, (40, 30, 24), first, last, 6.0 * scale)
    line(surface, (224, 214, 190), first, last, 3.4 * scale)


def _orb(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw a spell: a glowing ball with a tail of sparks, which bursts where it arrives."""
    (start, end, _), age = _ends(camera, drawing.effect), drawing.age
    if age < ORB:
        share = age / ORB
        for number in range(7):
            where = max(share - 0.035 * number, 0.0)
            x, y = _along(start, end, where)
            away = sin(9.0 * pi * where + number) * 1.5 * number * scale
            _fading(surface, MAGIC, (x + away, y - away), (9 - number) * scale, 0.75 - 0.1 * number)
        _fading(surface, (246, 238, 255), _along(start, end, share), 5 * scale, 1.0)
        return
    burst = (age - ORB) / (1.0 - ORB)
    for number in range(9):
        turn = number * pi / 4.5 + 0.4
        away = (8 + 28 * burst) * scale
        spot = (end[0] + cos(turn) * away, end[1] + sin(turn) * away)
        _fading(surface, MAGIC, spot, (6 - 4 * burst) * scale, 0.9 * (1.0 - burst))
    _fading(surface, (246, 238, 255), end, (14 + 10 * burst) * scale, 0.6 * (1.0 - burst) ** 2)


def _blade(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw the arc of a blade before the one who swings it, bright where it is just now."""
    (start, _, angle), age = _ends(camera, drawing.effect), drawing.age
    reach, now = 30 * scale, -1.15 + 2.3 * min(age / 0.55, 1.0)
    start = (start[0] + cos(angle) * 10 * scale, start[1] + sin(angle) * 10 * scale)
    for number in range(14):
        turn = now - number * 0.085
        if turn < -1.15:
            break
        strength = (1.0 - number / 14) * (1.0 - age)
        east, south = cos(angle + turn), sin(angle + turn)
        inner, outer = ((start[0] + east * far, start[1] + south * far) for far in (reach * 0.55, reach * 1.25))
        if strength > 0.08:
            line(surface, mixed((120, 130, 146), EDGE, strength), inner, outer, max(3.2 * strength, 1.0) * scale)


def _blow(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw short lines that go forward to the one who is struck."""
    (start, end, angle), share = _ends(camera, drawing.effect), min(drawing.age / 0.5, 1.0)
    front = _along(start, end, 0.35 + 0.4 * share)
    for side in (-7, 0, 7):
        place = (front[0] - sin(angle) * side * scale, front[1] + cos(angle) * side * scale)
        back = (place[0] - cos(angle) * 13 * scale, place[1] - sin(angle) * 13 * scale)
        line(surface, (40, 30, 24), back, place, 4.6 * scale)
        line(surface, EDGE, back, place, 2.4 * scale)


def _impact(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw a star of light where it hits; there is no blood."""
    (place, _, _), age = _ends(camera, drawing.effect), drawing.age
    for number in range(10):
        turn, long = number * pi / 5 + 0.2, (26 if number % 2 else 18) * scale
        near, far = (long * share for share in (0.3 + 0.6 * age, 0.55 + 0.9 * age))
        first, last = ((place[0] + cos(turn) * away, place[1] + sin(turn) * away) for away in (near, far))
        if age < 0.85:
            line(surface, mixed(FIRE, DUST, age), first, last, 4.4 * (1.0 - age) * scale + 1.0)
            line(surface, FLASH, first, last, 2.2 * (1.0 - age) * scale + 0.6)
    _fading(surface, FLASH, place, (9 + 12 * age) * scale, 0.8 * (1.0 - age) ** 2)


def _dust(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw what flies up where nobody was hit."""
    (place, _, _), age = _ends(camera, drawing.effect), drawing.age
    for number in range(6):
        turn = number * pi / 3 + 0.5
        away = (13 + 20 * age) * scale
        spot = (place[0] + cos(turn) * away, place[1] + sin(turn) * away * 0.6 + 12 * scale)
        _fading(surface, DUST, spot, (4 + 5 * age) * scale, 0.7 * (1.0 - age))


def _blast(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Fire that grows to the very radius of the blast, which stays as a ring until the smoke is gone."""
    (place, _, _), age = _ends(camera, drawing.effect), drawing.age
    whole = max(drawing.effect.radius * camera.scale, 18 * scale)
    grown = whole * min(age / 0.3, 1.0)
    fire = max(1.0 - age / 0.55, 0.0)
    _fading(surface, SMOKE, place, grown * 0.94, 0.45 * (1.0 - age))
    _fading(surface, FIRE, place, grown * 0.9, 0.75 * fire)
    _fading(surface, FLASH, place, grown * 0.55, 0.9 * fire)
    for number in range(12):
        turn = number * pi / 6 + 0.13
        spot = (place[0] + cos(turn) * grown * 0.85, place[1] + sin(turn) * grown * 0.85)
        _fading(surface, mixed(FIRE, SMOKE, age), spot, whole * 0.12, 0.8 * (1.0 - age))
    if age >= 0.25:
        pygame.draw.circle(surface, (40, 24, 16), place, whole, max(round(4 * scale), 2))
        pygame.draw.circle(surface, FLASH, place, whole, max(round(2 * scale), 1))


def _fall(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw a ring of dust that spreads where somebody has landed."""
    (place, _, _), age = _ends(camera, drawing.effect), drawing.age
    for number in range(14):
        turn = number * pi / 7
        away = (14 + 26 * age) * scale
        spot = (place[0] + cos(turn) * away, place[1] + sin(turn) * away * 0.8)
        _fading(surface, DUST, spot, (5 - 2 * age) * scale, 0.75 * (1.0 - age))


def _fright(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw trembling lines around one who loses heart."""
    (place, _, _), age = _ends(camera, drawing.effect), drawing.age
    shake = sin(age * 40.0) * 2.5 * scale * (1.0 - age)
    for number in range(7):
        turn = radians(-160 + number * 23.5)
        bent = [
            (place[0] + shake + cos(turn + (0.07 if bend % 2 else -0.07)) * away, place[1] + sin(turn) * away)
            for bend, away in enumerate((24 * scale, 29 * scale, 34 * scale, 39 * scale))
        ]
        if age < 0.9:
            for first, second in pairwise(bent):
                line(surface, (50, 36, 10), first, second, 4.4 * scale)
            for first, second in pairwise(bent):
                line(surface, WARNING, first, second, 2.2 * scale)


def _down(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw a figure that goes down: it tips over onto what it is when it lies, with dust around it."""
    (place, _, angle), age, token = _ends(camera, drawing.effect), drawing.age, drawing.token
    if token is not None and token.hull is None and token.posture not in ("lying", "dying") and age < 0.75:
        share = min(age / 0.5, 1.0)
        turned = _turned(camera, token, scale, -88.0 * share * share - degrees(angle), 1.0 - 0.2 * share)
        put(surface, turned, (place[0], place[1] + 6 * share * scale), min(1.0, (0.75 - age) / 0.15))
    if age > 0.45:
        _fall(surface, camera, EffectDrawing(drawing.effect, (age - 0.45) / 0.55), scale)


def _turned(camera: Camera, token: Token, scale: float, degrees_: float, size: float) -> pygame.Surface:
    """Return the picture of a figure as it stood, turned, and larger or smaller."""
    radius = max(token_radius(camera, token, scale), CROWDED * scale)
    return pygame.transform.rotozoom(tipping_picture(token, round(radius)), degrees_, size)


def _spin(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw golden arcs that whirl about one who turns luck."""
    (place, _, _), age = _ends(camera, drawing.effect), drawing.age
    reach, strength = (24 + 14 * age) * scale, 1.0 - age * age
    for arm in range(3):
        for number in range(11):
            turn = arm * 2.0 * pi / 3.0 + 9.0 * age**0.6 - number * 0.13
            spot = (place[0] + cos(turn) * reach, place[1] + sin(turn) * reach)
            _fading(surface, WARNING, spot, (4.4 - 0.3 * number) * scale, strength * (1.0 - number / 12))


def _wound(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw a card that is slapped onto one who must bear it, and stays there a while with a red tear across."""
    (place, _, _), age = _ends(camera, drawing.effect), drawing.age
    come = min(age / 0.22, 1.0)
    size, strength = 2.6 - 1.6 * come * come, min(come * 1.5, 1.0) * min((1.0 - age) / 0.3, 1.0)
    card = _torn_card(max(round(38 * scale), 14))
    put(surface, pygame.transform.rotozoom(card, 14.0 - 22.0 * come, size), (place[0], place[1] - 26 * scale), strength)
    if 0.22 < age < 0.5:
        _dust(surface, camera, EffectDrawing(drawing.effect, (age - 0.22) / 0.28), scale)


@lru_cache(maxsize=8)
def _torn_card(side: int) -> pygame.Surface:
    """Return a small card with a jagged red tear across it."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        r = side * factor / 2.0
        sheet = pygame.Rect(0, 0, round(1.1 * r), round(1.5 * r))
        sheet.center = (round(r), round(r))
        pygame.draw.rect(surface, INK, sheet.inflate(round(0.12 * r), round(0.12 * r)), border_radius=round(0.16 * r))
        pygame.draw.rect(surface, PAPER, sheet, border_radius=round(0.12 * r))
        tear = [(r + (0.3 if bend % 2 else -0.28) * r, r + (0.22 * bend - 0.56) * r) for bend in range(6)]
        pygame.draw.lines(surface, HIT, False, tear, max(round(0.16 * r), 1))

    return sprite(side, draw)


def _taken(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw a piece that is lifted off the table and carried away; where it stood a ring stays for a moment."""
    (start, end, _), age, token = _ends(camera, drawing.effect), drawing.age, drawing.token
    if age < 0.6:
        circle(surface, EDGE, start, (16 + 12 * age) * scale, 2.4 * (1.0 - age) * scale, 5 * scale, 5 * scale)
    if token is None or token.hull is not None:
        return
    lift = min(age / 0.35, 1.0)
    away = max((age - 0.35) / 0.65, 0.0) ** 2
    x, y = _along(start, end, away)
    size = 1.0 + 0.3 * sin(pi / 2 * lift) - 0.8 * away
    _fading(surface, (20, 16, 12), (x + 8 * lift * scale, y + 12 * lift * scale), 15 * size * scale, 0.3)
    turned = _turned(camera, token, scale, 18.0 * sin(6.0 * age) * (1.0 - away), size)
    put(surface, turned, (x, y - 24 * lift * scale), min(1.0, (1.0 - age) / 0.15))


def _splash(surface: pygame.Surface, camera: Camera, drawing: EffectDrawing, scale: float) -> None:
    """Draw somebody who goes under: smaller and fainter, with rings on the water and drops."""
    (place, _, _), age, token = _ends(camera, drawing.effect), drawing.age, drawing.token
    if token is not None and token.hull is None and age < 0.6:
        share = age / 0.6
        put(surface, _turned(camera, token, scale, 25.0 * sin(9.0 * age), 1.0 - 0.6 * share), place, 1.0 - share)
    for number in range(3):
        grown = age * 1.4 - 0.2 * number
        if 0.0 < grown < 1.0:
            circle(surface, WATER, place, (8 + 34 * grown) * scale, 3.0 * (1.0 - grown) * scale)
    for number in range(8):
        turn, share = number * pi / 4 + 0.3, min(age / 0.5, 1.0)
        away = 26 * share * scale
        spot = (place[0] + cos(turn) * away, place[1] + sin(turn) * away * 0.7 - 20 * sin(pi * share) * scale)
        _fading(surface, WATER, spot, 3.4 * scale, 0.9 * (1.0 - share))


_DRAWN: Final[Mapping[EffectKind, Callable[[pygame.Surface, Camera, EffectDrawing, float], None]]] = {
    "muzzle": _muzzle,
    "arrow": _arrow,
    "throw": _throw,
    "orb": _orb,
    "blade": _blade,
    "blow": _blow,
    "impact": _impact,
    "dust": _dust,
    "blast": _blast,
    "fall": _fall,
    "fright": _fright,
    "down": _down,
    "spin": _spin,
    "wound": _wound,
    "taken": _taken,
    "splash": _splash,
}

FADED: Final = 205
"""How opaque trails are, of 255."""
PALE: Final = 70
"""And while something is planned."""
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
        *,
        pale: bool = False,
    ) -> None:
        """Lay the trails onto a surface; `pale` ones lie behind something that is being planned."""
        key = (Same(trails), tuple(looks.values()), camera.scale, camera.centre, tuple(camera.viewport), scale, pale)
        if self._key != key:
            self._key, self._looks = key, looks
            self._paint(camera, trails, scale, PALE if pale else FADED)
        if self._picture is not None:
            surface.blit(self._picture, self._at)

    def _paint(self, camera: Camera, trails: Trails, scale: float, opaque: int) -> None:
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
        picture.fill((255, 255, 255, opaque), special_flags=pygame.BLEND_RGBA_MULT)
        picture.set_alpha(255, pygame.RLEACCEL)
        self._picture, self._at = picture, room.topleft

    def _look(self, part: Track | StrikeLine | Gone) -> PlayerLook:
        return self._looks[part.player]


def _room(camera: Camera, trails: Trails, margin: int) -> pygame.Rect:
    """Return where the trails lie in the window."""
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
    """Draw a path: a hollow ring where it began, a dot at each place, an arrow at its end; an arrival only a ring."""
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
    """Draw a shot dashed, a blow whole and thick, a spell dotted; a red star is a hit, an empty ring a miss."""
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
    """Draw the sign of a hit."""
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
    """Draw a cross in the colour of somebody who is no longer there."""
    reach = 9 * scale
    for colour, width in ((INK, 6.4), (look.light, 3.4)):
        for side in (-1, 1):
            start = (middle[0] - reach, middle[1] - side * reach)
            line(picture, colour, start, (middle[0] + reach, middle[1] + side * reach), width * scale)
