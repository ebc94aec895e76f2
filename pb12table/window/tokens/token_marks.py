"""What is around tokens: names, statuses, marks with shapes of their own, heights; and where it finds room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.skirmish.scene.miniatures import Mark, MarkShape
from pb12table.window.kit.canvas import font, words
from pb12table.window.kit.palette import Colour, PlayerLook
from pb12table.window.kit.strokes import Pixel, lines, put, rounded_polygon, sprite
from pb12table.window.scene.picture import Camera, FallenToken, Token
from pb12table.window.tokens.figure_art import INK as EASEL_INK
from pb12table.window.tokens.figure_art import INK as FIGURE_ART_INK
from pb12table.window.tokens.tokens import LEAST_RADIUS, OfToken, outline_on_table, token_radius

Outline = Callable[[float, float], list[Pixel]]

INK: Final[Colour] = (34, 26, 24)


def _star(middle: float, radius: float) -> list[Pixel]:
    return [
        (
            middle + cos(i * pi / 7 - pi / 2) * radius * (1.0 if i % 2 == 0 else 0.66),
            middle + sin(i * pi / 7 - pi / 2) * radius * (1.0 if i % 2 == 0 else 0.66),
        )
        for i in range(14)
    ]


def _drop(middle: float, radius: float) -> list[Pixel]:
    below = [
        (middle + cos(a * pi / 12) * radius * 0.72, middle + radius * 0.26 + sin(a * pi / 12) * radius * 0.72)
        for a in range(-2, 15)
    ]
    return [(middle, middle - radius), *below]


def _triangle(middle: float, radius: float) -> list[Pixel]:
    return [
        (middle, middle - radius * 0.86),
        (middle + radius * 0.9, middle + radius * 0.7),
        (middle - radius * 0.9, middle + radius * 0.7),
    ]


def _chevron(middle: float, radius: float) -> list[Pixel]:
    m, r = middle, radius * 0.92
    return [
        (m - r, m - r * 0.72),
        (m + r * 0.4, m - r * 0.72),
        (m + r, m),
        (m + r * 0.4, m + r * 0.72),
        (m - r, m + r * 0.72),
        (m - r * 0.52, m),
    ]


def _cross(middle: float, radius: float) -> list[Pixel]:
    a, r, m = radius * 0.42, radius * 0.86, middle
    return [(m - a, m - r), (m + a, m - r), (m + a, m - a), (m + r, m - a), (m + r, m + a), (m + a, m + a),
            (m + a, m + r), (m - a, m + r), (m - a, m + a), (m - r, m + a), (m - r, m - a), (m - a, m - a)]  # fmt: skip


def _diamond(middle: float, radius: float) -> list[Pixel]:
    r = radius * 0.96
    return [(middle, middle - r), (middle + r, middle), (middle, middle + r), (middle - r, middle)]


def _shield(middle: float, radius: float) -> list[Pixel]:
    r = radius * 0.86
    return [(middle - r, middle - r), (middle + r, middle - r), (middle + r, middle + r * 0.1),
            (middle, middle + r * 1.1), (middle - r, middle + r * 0.1)]  # fmt: skip


def _hourglass(middle: float, radius: float) -> list[Pixel]:
    r = radius * 0.9
    return [(middle - r, middle - r), (middle + r, middle - r), (middle + r * 0.26, middle), (middle + r, middle + r),
            (middle - r, middle + r), (middle - r * 0.26, middle)]  # fmt: skip


def _disc(middle: float, radius: float) -> list[Pixel]:
    return [(middle + cos(i * pi / 12) * radius, middle + sin(i * pi / 12) * radius) for i in range(24)]


def _square(middle: float, radius: float) -> list[Pixel]:
    r = radius * 0.68
    return [(middle - r, middle - r), (middle + r, middle - r), (middle + r, middle + r), (middle - r, middle + r)]


def _pinwheel(middle: float, radius: float) -> list[Pixel]:
    return [
        (middle + cos(a * pi / 8) * radius * reach, middle + sin(a * pi / 8) * radius * reach)
        for blade in range(4)
        for a, reach in ((4 * blade, 1.0), (4 * blade + 1.6, 0.86), (4 * blade + 2.4, 0.42))
    ]


def _plate(middle: float, radius: float) -> list[Pixel]:
    a, r, m = radius * 0.42, radius, middle
    dent = [(m - a * 0.6, m - a), (m, m), (m + a * 0.6, m - a)]
    return [(m - r, m - a), *dent, (m + r, m - a), (m + r, m + a), (m - r, m + a)]


def _bolt(middle: float, radius: float) -> list[Pixel]:
    outline = ((0.35, -1.0), (-0.6, 0.15), (-0.08, 0.15), (-0.35, 1.0), (0.62, -0.2), (0.1, -0.2))
    return [(middle + x * radius, middle + y * radius) for x, y in outline]


def _eye(middle: float, radius: float) -> list[Pixel]:
    lid = [(middle + x * 0.105 * radius, 0.4 * radius * cos(x * pi / 20)) for x in range(-10, 11)]
    return [(x, middle - y) for x, y in lid] + [(x, middle + y) for x, y in reversed(lid)]


def _leaf(middle: float, radius: float) -> list[Pixel]:
    side = [(0.46 * radius * cos(y * pi / 20), y * 0.1 * radius) for y in range(-10, 11)]
    turned = side + [(-x, y) for x, y in reversed(side)]
    return [(middle + (x + y) * 0.7071, middle + (y - x) * 0.7071) for x, y in turned]


def _crescent(middle: float, radius: float) -> list[Pixel]:
    outer = [(cos(i * pi / 12) * radius * 0.94, sin(i * pi / 12) * radius * 0.94) for i in range(13)]
    inner = [(x, y * 0.1) for x, y in reversed(outer)]
    return [(middle + x, middle + y - radius * 0.4) for x, y in outer + inner]


OUTLINES: Final[Mapping[MarkShape, Outline]] = MappingProxyType(
    {
        "star": _star,
        "drop": _drop,
        "triangle": _triangle,
        "chevron": _chevron,
        "cross": _cross,
        "diamond": _diamond,
        "shield": _shield,
        "hourglass": _hourglass,
        "disc": _disc,
        "square": _square,
        "pinwheel": _pinwheel,
        "plate": _plate,
        "bolt": _bolt,
        "eye": _eye,
        "leaf": _leaf,
        "crescent": _crescent,
    }
)


@lru_cache(maxsize=512)
def mark_picture(mark: Mark, size: int) -> pygame.Surface:
    """Return a mark as a premultiplied picture of `size` pixels."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, radius = size * factor / 2.0, size * factor * 0.4
        points = OUTLINES[mark.shape](middle, radius)
        rounded_polygon(surface, INK, points, size * factor * 0.085)
        rounded_polygon(surface, (255, 255, 255), points, size * factor * 0.04)
        rounded_polygon(surface, mark.colour, points, size * factor * 0.01)
        text = str(mark.number) if mark.number > 1 else mark.sign
        if text:
            letters = font(size * factor * 0.56, bold=True).render(text, True, mark.ink)
            lower = 0.06 if mark.shape in ("triangle", "drop") else 0.0
            surface.blit(letters, letters.get_rect(center=(middle, middle + size * factor * lower)))

    return sprite(size, draw)


def _ground(surface: pygame.Surface, side: float) -> tuple[float, float]:
    """Draw the pale disc a mark lies on; its middle (on both axes) and its radius, in pixels of the surface."""
    middle, r = side / 2.0, side * 0.46
    pygame.draw.circle(surface, EASEL_INK, (middle, middle), r)
    pygame.draw.circle(surface, (226, 222, 210), (middle, middle), r * 0.85)
    return middle, r


@lru_cache(maxsize=32)
def below_badge(size: int) -> pygame.Surface:
    """Return the mark of what something lies over: an arrow down from a plank."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = _ground(surface, size * factor)
        plank = pygame.Rect(0, 0, round(r * 1.16), max(round(r * 0.26), 1))
        plank.center = (round(middle), round(middle - r * 0.46))
        pygame.draw.rect(surface, (122, 74, 30), plank)
        shaft = pygame.Rect(0, 0, max(round(r * 0.3), 1), round(r * 0.44))
        shaft.midtop = (round(middle), plank.bottom)
        pygame.draw.rect(surface, EASEL_INK, shaft)
        shoulder = middle + r * 0.04
        tip = [(middle - r * 0.46, shoulder), (middle + r * 0.46, shoulder), (middle, middle + r * 0.62)]
        pygame.draw.polygon(surface, EASEL_INK, tip)

    return sprite(size, draw)


@lru_cache(maxsize=32)
def done_badge(size: int) -> pygame.Surface:
    """Return the mark of one who has acted: a tick."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = _ground(surface, size * factor)
        points = [
            (middle - r * 0.42, middle + r * 0.02),
            (middle - r * 0.1, middle + r * 0.36),
            (middle + r * 0.46, middle - r * 0.36),
        ]
        for start, end in pairwise(points):
            pygame.draw.line(surface, (52, 104, 58), start, end, max(round(r * 0.26), 1))
            pygame.draw.circle(surface, (52, 104, 58), end, r * 0.13)

    return sprite(size, draw)


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
    """Return the measures of a token as a camera shows it."""
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
    """Return the plate with the name or the initials of a token, if it has any."""
    text = token.name if name else token.initials
    if not text or token.alpha < FAINTEST or (token.ghost and not token.lettered):
        return None
    size = max(min(round(radius * 0.62), round(17 * scale)), round(LEAST_LETTERS * scale))
    return _mark_plate(text, size, token.look, token.done)


def plate_below(camera: Camera, token: Token, scale: float, *, name: bool) -> pygame.Rect | None:
    """Return where the plate of a token lies if nobody is near: right below it; None if it has none."""
    below = _plate_below(camera, token, scale, name)
    return None if below is None else below.copy()


@OfToken
def _plate_below(camera: Camera, token: Token, scale: float, name: bool) -> pygame.Rect | None:
    measures = measures_of(camera, token, scale)
    plate = name_plate(token, measures.radius, scale, name=name)
    if plate is None:
        return None
    return plate.get_rect(midtop=(round(measures.middle[0]), round(measures.below)))


def plate_places(camera: Camera, tokens: Sequence[Token], scale: float, *, name: bool) -> list[pygame.Rect | None]:
    """Return where each token's plate lies: below it if it hides no other's token or plate there, else nearby.

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
    """Return the nearest place for a plate on no token and no other plate, else where it hides least, tokens last."""
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
    """Yield where a plate could lie, best place first: below, beside and above its token, then farther away."""
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
    """Return the area that two rooms share, in square pixels."""
    both = first.clip(second)
    return both.w * both.h


def draw_leader(surface: pygame.Surface, camera: Camera, token: Token, plate: pygame.Rect, scale: float) -> None:
    """Draw a thin line from a token to its plate, where that lies away from it."""
    measures = measures_of(camera, token, scale)
    (x, y), radius = measures.middle, token_radius(camera, token, scale)
    end = (min(max(x, plate.left), plate.right - 1), min(max(y, plate.top), plate.bottom - 1))
    length = hypot(end[0] - x, end[1] - y)
    is_right_below = plate.top == round(measures.below) and plate.left <= x <= plate.right
    if is_right_below or length - radius < LED_FROM * scale:
        return
    start = (x + (end[0] - x) * radius / length, y + (end[1] - y) * radius / length)
    lines(surface, FIGURE_ART_INK, (start, end), 3.4 * scale)
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
    """Draw the initials, or the name, of a figure that fell, paler than those of the living and never over them."""
    text = marker.name if name else marker.initials
    if not text:
        return
    x, y = camera.to_screen_exact((marker.at[0], marker.at[1]))
    radius = max(FIGURE_RADIUS * camera.scale, LEAST_RADIUS * scale)
    plate = _mark_plate(text, round(LEAST_LETTERS * scale), marker.look, True)
    below = plate.get_rect(midtop=(round(x), round(y + 0.8 * radius)))
    above = plate.get_rect(midbottom=(round(x), round(y - 0.8 * radius)))
    place = next((each for each in (below, above) if each.collidelist(list(taken)) < 0), None)
    if place is not None:
        surface.blit(plate, place)


@lru_cache(maxsize=512)
def _mark_plate(text: str, size: int, look: PlayerLook, done: bool) -> pygame.Surface:
    """Return a small dark name plate edged in the player's colour."""
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
    """Draw what stands around a token: initials or name, statuses, action points, stand height, whether it is done.

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
        raised = words(f"↑{height}", round(max(radius * 0.55, 13 * scale)), (255, 255, 255), True, halo=FIGURE_ART_INK)
        surface.blit(raised, raised.get_rect(midright=(round(x - radius * 1.05), round(y + radius * 0.5))))


def _status_size(radius: float, scale: float) -> int:
    return round(max(radius * 0.78, 15.0 * scale))


def _pips_room(
    camera: Camera, token: Token, scale: float, plate: pygame.Rect | None, *, name: bool
) -> pygame.Rect | None:
    """Return where a token's pips or bar lie: below it, and below its plate if that is there; None for none."""
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
    """Return where each token's statuses lie: above it, or if they would hide a name there, where they hide least.

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
                _at_side(token, (x, y + lower * size), side * away, size) for lower in LOWER for side in (first, -first)
            ]
            above = min((above, *sides), key=lambda places: _hidden(places, size, those))
        found.append(above)
    return found


def _above(token: Token, top: Pixel, radius: float, size: int) -> list[Pixel]:
    """Return where the statuses of a token lie above its top, in rows not much wider than the token."""
    count, bottom = len(token.marks), top[1] - radius * 0.3 - size * 0.2
    places: list[Pixel] = []
    for first in range(0, count, MARKS_IN_A_ROW):
        number = min(MARKS_IN_A_ROW, count - first)
        left, y = top[0] - (number - 1) * size * 0.46, bottom - first / MARKS_IN_A_ROW * size * 0.95
        places += [(left + each * size * 0.92, y) for each in range(number)]
    return places


def _at_side(token: Token, middle: Pixel, away: float, size: int) -> list[Pixel]:
    """Return where they lie right of a token (`away` below 0: left), in two columns about as high as it."""
    rows = -(-len(token.marks) // BESIDE)
    side = 1.0 if away > 0.0 else -1.0
    left, top = middle[0] + away * 1.3 + side * size * 0.5, middle[1] - size * 0.3 - (rows - 1) * size * 0.475
    return [
        (left + side * (number % BESIDE) * size * 0.92, top + number // BESIDE * size * 0.95)
        for number in range(len(token.marks))
    ]


def _hidden(places: Iterable[Pixel], size: int, others: Sequence[pygame.Rect]) -> int:
    """Return how much of others marks of a size would hide, in square pixels."""
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
    """Return what a token, its plate, its action points and statuses cover, so that other things can avoid them.

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
    """Return what is below a token of a radius in pixels: its bar or its pips; None for neither."""
    if token.ghost:
        return None
    if token.bar is not None:
        left, most = token.bar
        return _bar(left, max(most, 1), max(round(radius * 1.9), round(26 * scale)), max(round(6 * scale), 4))
    return None if token.action_points is None else _token_pips(token.action_points, radius, scale)


@lru_cache(maxsize=256)
def _bar(left: int, most: int, width: int, height: int) -> pygame.Surface:
    """Return a bar of `left` out of `most`, green while most is left, then amber, then red."""
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
    """Return the action points below a token of a radius in pixels."""
    return _pips(count, max(round(radius * 0.3), round(6 * scale)))


@lru_cache(maxsize=64)
def _pips(count: int, size: int) -> pygame.Surface:
    """Return action points as gold discs in a row, up to eight; more as a number."""
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
