"""Cards that lie in parts of the table and say what holds there, and the tints of those parts by their distance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import pygame

from pb12table.skirmish.scene.miniatures import AreaCard, CardTone, Passage, RingDrawing
from pb12table.table.shapes import box_of
from pb12table.table.zones import in_area
from pb12table.window.kit.canvas import shared_area
from pb12table.window.kit.fonts import font, words
from pb12table.window.kit.palette import Colour
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.layers.areas import draw_area

PAPER: Final[Colour] = (250, 244, 228)
INK: Final[Colour] = (44, 34, 30)
FAINT: Final[Colour] = (122, 106, 92)
INKS: Final[dict[CardTone, Colour]] = {"plain": INK, "free": (24, 98, 44), "warning": (172, 36, 26)}
TINTS: Final[tuple[Colour, ...]] = ((255, 214, 96), (104, 196, 120), (86, 156, 232), (166, 116, 214))
"""The colour of a part by how far it is, from here on; all that is farther has the last one."""
WASH: Final = 44
LETTERS, TITLE, WIDEST, PAD, STRIPE = 12.5, 14.0, 190.0, 7.0, 4.0
"""Letters, the widest card, its margin and its stripe, in natural pixels."""
STEPS: Final = 8
"""Places for a card are looked for on so many lines each way."""


def tint_of(away: int) -> Colour:
    """The colour of what is so far away."""
    return TINTS[min(away, len(TINTS) - 1)]


def draw_tints(surface: pygame.Surface, camera: Camera, cards: Sequence[AreaCard], scale: float) -> None:
    """Tint the parts by how far they are; of parts above each other the nearest."""
    for outline in dict.fromkeys(card.area.outline for card in cards):
        same = [card for card in cards if card.area.outline == outline and card.away is not None]
        if same:
            near = min(card.away for card in same if card.away is not None)
            draw_area(surface, camera, (outline, *same[0].area.holes), tint_of(near), WASH, None, scale)


def place_cards(
    camera: Camera,
    cards: Sequence[AreaCard],
    view: pygame.Rect,
    scale: float,
    taken: Sequence[pygame.Rect],
    things: Sequence[RingDrawing | Passage],
) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """The cards as pictures with where they lie, in their parts and where they hide as little as possible."""
    rooms = list(taken)
    for thing in things:
        at = thing.place if isinstance(thing, Passage) else thing.centre
        spot = pygame.Rect(0, 0, round(48 * scale), round(34 * scale))
        spot.center = camera.to_screen(at)
        rooms.append(spot)
    placed: list[tuple[pygame.Surface, pygame.Rect]] = []
    for card in cards:
        best: tuple[int, pygame.Surface, pygame.Rect] | None = None
        for brief in (False, True):
            picture = _picture(card, round(scale * 100), brief)
            for place in _places(camera, card, view, picture.get_size(), scale):
                hidden = shared_area(place, rooms) + _outside(camera, card, place)
                if best is None or hidden < best[0]:
                    best = (hidden, picture, place)
                if not hidden:
                    break
            if best is not None and best[0] == 0:
                break
        if best is not None:
            placed.append(best[1:])
            rooms.append(best[2])
    return placed


def _outside(camera: Camera, card: AreaCard, place: pygame.Rect) -> int:
    """How much of a card lies outside of its part."""
    inside = place.clip(_box_on_screen(camera, card))
    return place.w * place.h - inside.w * inside.h


def _box_on_screen(camera: Camera, card: AreaCard) -> pygame.Rect:
    west, south, east, north = box_of(card.area.outline)
    left, top = camera.to_screen((west, north))
    right, bottom = camera.to_screen((east, south))
    return pygame.Rect(left, top, right - left, bottom - top)


def _places(
    camera: Camera, card: AreaCard, view: pygame.Rect, size: tuple[int, int], scale: float
) -> Iterator[pygame.Rect]:
    """Where a card can lie in what is seen of its part: along the edges first, then anywhere; none out of sight."""
    gap = round(5 * scale)
    room = _box_on_screen(camera, card).clip(view).inflate(-2 * gap, -2 * gap)
    if room.w <= 0 or room.h <= 0:
        return
    free_w, free_h = room.w - size[0], room.h - size[1]
    if free_w < 0 or free_h < 0:
        place = pygame.Rect((0, 0), size)
        place.center = room.center
        place.clamp_ip(view)
        yield place
        return
    grid = [(column, row) for row in range(STEPS + 1) for column in range(STEPS + 1)]
    for column, row in sorted(grid, key=lambda spot: (min(spot[1], STEPS - spot[1]), min(spot[0], STEPS - spot[0]))):
        place = pygame.Rect(room.left + free_w * column // STEPS, room.top + free_h * row // STEPS, *size)
        if in_area(card.area, camera.to_table(place.center), 0.0 if card.area.band is None else card.area.band[0]):
            yield place


@lru_cache(maxsize=128)
def _picture(card: AreaCard, percent: int, brief: bool) -> pygame.Surface:
    """A card as a picture; a brief one tells only how many lines it has, and its distance by its colour."""
    scale = percent / 100.0
    size, title = round(LETTERS * scale), round(TITLE * scale)
    pad, stripe, most = round(PAD * scale), round(STRIPE * scale), round(WIDEST * scale)
    count = f" · {len(card.lines)}" if brief and card.lines else ""
    name = words(card.title + count, title, INK, True)
    note = words(card.note, size, FAINT) if card.note and not brief else None
    told = [] if brief else [
        (words(line, size, INKS[tone], italic=True))
        for text, tone in card.lines
        for line in _wrapped(text, size, most - 2 * pad - stripe)
    ]  # fmt: skip
    head = name.get_width() + (0 if note is None else note.get_width() + 2 * pad)
    width = max([head, *(line.get_width() for line in told)]) + 2 * pad + stripe
    step = round(size * 1.32)
    height = round(title * 1.5) + step * len(told) + (round(pad * 0.8) if told else round(pad * 0.3))
    picture = pygame.Surface((width + 3, height + 3), pygame.SRCALPHA, 32)
    radius = round(4 * scale)
    pygame.draw.rect(picture, (0, 0, 0, 70), (3, 3, width, height), border_radius=radius)
    paper = pygame.Rect(0, 0, width, height)
    pygame.draw.rect(picture, (*PAPER, 238), paper, border_radius=radius)
    if card.away is not None:
        pygame.draw.rect(picture, tint_of(card.away), (0, 0, stripe + 1, height), border_radius=radius)
    pygame.draw.rect(picture, (*INK, 150), paper, 1, border_radius=radius)
    left, middle = stripe + pad, round(title * 0.78)
    picture.blit(name, name.get_rect(midleft=(left, middle)))
    if note is not None:
        picture.blit(note, note.get_rect(midright=(width - pad, middle)))
    for number, line in enumerate(told):
        picture.blit(line, line.get_rect(midleft=(left, round(title * 1.5) + round(step * (number + 0.45)))))
    return picture


def _wrapped(text: str, size: int, width: int) -> list[str]:
    """A text in lines that are no wider than some pixels, broken at spaces."""
    letters, lines = font(size, italic=True), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and letters.size(longer)[0] > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
