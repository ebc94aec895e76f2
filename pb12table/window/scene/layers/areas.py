"""Areas laid over the terrain: zones with their cards, regions, sight angles, outlined pieces, squares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import atan2, ceil, cos, degrees, hypot, radians, sin
from typing import Final, TypeAlias

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.miniatures import AreaCard, CardTone, Passage, RingDrawing
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Region, Ring, box_of
from pb12table.table.terrain import Piece
from pb12table.window.kit.canvas import font, shared_area, words
from pb12table.window.kit.palette import INK as PALETTE_INK
from pb12table.window.kit.palette import PAPER as PALETTE_PAPER
from pb12table.window.kit.palette import ZONE_COLOURS, Colour, PlayerLook
from pb12table.window.kit.strokes import Pixel, dashed, line, lines
from pb12table.window.scene.layers.lines import KeptSpots
from pb12table.window.scene.picture import Camera, RegionStyle, Token
from pb12table.window.terrain.terrain_patch import rings_of

Rings = tuple[Ring, ...]
PALE: Final = 116
"""How opaque the paper is that lies over what is below a storey."""
FAINTEST: Final = 14
"""How opaque the colour of a zone is that has served."""
Pattern = Callable[[pygame.Surface, tuple[int, int, int, int], int, tuple[int, int]], None]


def _stripes(surface: pygame.Surface, ink: tuple[int, int, int, int], gap: int, origin: tuple[int, int]) -> None:
    width, height = surface.get_size()
    for start in range(-height - (origin[0] + origin[1] + height) % gap, width + gap, gap):
        pygame.draw.line(surface, ink, (start, height), (start + height, 0), max(gap // 7, 1))


def _back_stripes(surface: pygame.Surface, ink: tuple[int, int, int, int], gap: int, origin: tuple[int, int]) -> None:
    width, height = surface.get_size()
    for start in range(-height - (origin[0] - origin[1]) % gap, width + gap, gap):
        pygame.draw.line(surface, ink, (start, 0), (start + height, height), max(gap // 7, 1))


def _crossed(surface: pygame.Surface, ink: tuple[int, int, int, int], gap: int, origin: tuple[int, int]) -> None:
    _stripes(surface, ink, gap, origin)
    _back_stripes(surface, ink, gap, origin)


def _dots(surface: pygame.Surface, ink: tuple[int, int, int, int], gap: int, origin: tuple[int, int]) -> None:
    width, height = surface.get_size()
    for y in range(-origin[1] % gap - gap, height + gap, gap):
        number = (origin[1] + y) // gap
        for x in range(-origin[0] % gap - gap + (gap // 2 if number % 2 else 0), width + gap, gap):
            pygame.draw.circle(surface, ink, (x, y), max(gap // 7, 1))


def _bars(surface: pygame.Surface, ink: tuple[int, int, int, int], gap: int, origin: tuple[int, int]) -> None:
    width, height = surface.get_size()
    for y in range(-origin[1] % gap, height + gap, gap):
        pygame.draw.line(surface, ink, (0, y), (width, y), max(gap // 7, 1))


ZONE_PATTERNS: Final[dict[ZoneKind, Pattern]] = {
    ZoneKind.ENTRY: _stripes,
    ZoneKind.EXIT: _back_stripes,
    ZoneKind.DIFFICULT: _dots,
    ZoneKind.ROUGH: _crossed,
    ZoneKind.DARK: _bars,
    ZoneKind.FOG: _dots,
    ZoneKind.DEEP: _bars,
    ZoneKind.AIRLESS: _crossed,
    ZoneKind.HOLD: _crossed,
    ZoneKind.CONTEST: _crossed,
    ZoneKind.SCENE: _dots,
}
REGION_LOOKS: Final[dict[RegionStyle, tuple[Colour, int, Pattern | None]]] = {
    "visible": ((255, 248, 206), 46, None),
    "reach": ((112, 200, 255), 52, None),
    "plan": ((255, 236, 160), 40, _stripes),
    "danger": ((255, 84, 64), 48, _back_stripes),
    "hidden": ((20, 20, 32), 110, None),
}


def draw_area(
    surface: pygame.Surface,
    camera: Camera,
    rings: Rings,
    colour: Colour,
    wash: int,
    pattern: Pattern | None,
    scale: float,
) -> None:
    """Draw a tinted area with a pattern; the first ring is its outline, others are holes. The pattern lies still."""
    outline = [camera.to_screen(point) for point in rings[0]]
    box = _box_of(outline).clip(camera.viewport).clip(surface.get_clip())
    if box.w <= 0 or box.h <= 0:
        return
    x, y = camera.to_screen((0.0, 0.0))
    local = tuple(tuple((px - box.x, py - box.y) for px, py in map(camera.to_screen, ring)) for ring in rings)
    origin = (box.x - x, box.y - y)
    surface.blit(_area_picture(local, box.size, colour, wash, pattern, round(11 * scale), origin), box)


@lru_cache(maxsize=48)
def _area_picture(
    rings: tuple[tuple[tuple[int, int], ...], ...],
    size: tuple[int, int],
    colour: Colour,
    wash: int,
    pattern: Pattern | None,
    gap: int,
    origin: tuple[int, int],
) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    picture.fill((*colour, wash))
    if pattern is not None:
        pattern(picture, (*colour, min(wash + 84, 255)), max(gap, 4), origin)
    mask = pygame.Surface(size, pygame.SRCALPHA, 32)
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, (255, 255, 255, 255), rings[0])
    for hole in rings[1:]:
        pygame.draw.polygon(mask, (255, 255, 255, 0), hole)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _box_of(points: Sequence[tuple[int, int]]) -> pygame.Rect:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return pygame.Rect(left, top, max(x for x, _ in points) - left + 1, max(y for _, y in points) - top + 1)


ON_PICTURES: Final = frozenset((ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.HOLD, ZoneKind.CONTEST))
"""What no picture of a ground can show."""


def draw_zone(
    surface: pygame.Surface, camera: Camera, zone: Zone, looks: dict[PlayerId, PlayerLook], scale: float,
    *, painted: bool = False, pale: bool = False,
) -> None:  # fmt: skip
    """Draw a zone: its pattern and a dashed border; one for a single player is in that player's colour.

    On a `painted` ground one sees water, mist and the like: there only their borders are drawn.  `pale` is one that
    has served.
    """
    colour = zone_colour(zone, looks)
    rings = (zone.area.outline, *zone.area.holes)
    shown = painted and zone.kind not in ON_PICTURES
    if pale:
        draw_area(surface, camera, rings, colour, FAINTEST, None, scale)
    elif zone.kind is ZoneKind.DARK or not shown:
        wash = 96 if zone.kind is ZoneKind.DARK else 40
        draw_area(surface, camera, rings, colour, wash, ZONE_PATTERNS[zone.kind], scale)
    for ring in rings:
        points = [camera.to_screen_exact(point) for point in (*ring, ring[0])]
        dashed(surface, colour, points, (1.3 if pale or shown else 2.6) * scale, 14 * scale, 7 * scale)


def draw_below(surface: pygame.Surface, camera: Camera, region: Region) -> None:
    """Draw pale what lies below the level that is shown alone."""
    for outer, holes in region.rings:
        draw_area(surface, camera, (outer, *holes), PALETTE_PAPER, PALE, None, 1.0)


def draw_lid(surface: pygame.Surface, camera: Camera, region: Region, scale: float) -> None:
    """Draw the outline of what lies above the level that is shown alone."""
    for outer, holes in region.rings:
        for ring in (outer, *holes):
            points = [camera.to_screen_exact(point) for point in (*ring, ring[0])]
            dashed(surface, PALETTE_INK, points, 3.4 * scale, 9 * scale, 6 * scale)
            dashed(surface, PALETTE_PAPER, points, 1.6 * scale, 9 * scale, 6 * scale)


def zone_colour(zone: Zone, looks: dict[PlayerId, PlayerLook]) -> Colour:
    """Return the colour of a zone."""
    if len(zone.players) == 1 and zone.players[0] in looks:
        return looks[zone.players[0]].colour
    return ZONE_COLOURS[zone.kind.value]


def draw_zone_name(
    surface: pygame.Surface,
    camera: Camera,
    zone: Zone,
    name: str,
    looks: dict[PlayerId, PlayerLook],
    scale: float,
    taken: list[pygame.Rect],
) -> None:
    """Write the name of a zone inside it along an edge, the longest first, where it lies on nothing that is `taken`.

    Where it is too long for the zone or everything is taken, it stands in two lines, then in smaller ones; else it
    covers as little and stands out as little as possible. It is taken from then on.
    """
    if not name:
        return
    size = round(max(14.0 * scale, min(camera.scale * 0.42, 30.0 * scale)))
    smaller = max(round(11.0 * scale), round(size * 0.75))
    view = surface.get_clip()
    best: tuple[int, pygame.Surface, pygame.Rect] | None = None
    for words_in, letter in ((name, size), (_in_two_lines(name), size), (_in_two_lines(name), smaller)):
        level = _turned_name(words_in, letter, zone_colour(zone, looks), 0.0)
        aside = (level.get_height() * 0.5 + letter * 0.2) / camera.scale
        for angle, middle, room in _name_places(zone.area.outline, aside):
            letters = _turned_name(words_in, letter, zone_colour(zone, looks), angle)
            place = letters.get_rect(center=camera.to_screen(middle))
            # Letters that something lies on cannot be read; those that stand out can.
            covered = 3 * sum(_size(taken[number].clip(place)) for number in place.collidelistall(taken))
            covered += _size(place) - _size(place.clip(view))
            covered += max(level.get_width() - round(room * camera.scale), 0) * level.get_height()
            if best is None or covered < best[0]:
                best = (covered, letters, place)
            if covered == 0:
                break
        if best is not None and best[0] == 0:
            break
    if best is not None:
        surface.blit(best[1], best[2])
        taken.append(best[2])


def _size(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def _in_two_lines(name: str) -> str:
    """Return a name broken at the space nearest its middle, if it has one."""
    spaces = [place for place, letter in enumerate(name) if letter == " "]
    if not spaces:
        return name
    place = min(spaces, key=lambda space: abs(space - len(name) / 2))
    return f"{name[:place]}\n{name[place + 1 :]}"


@lru_cache(maxsize=256)
def _name_places(ring: Ring, aside: float) -> tuple[tuple[float, Point, float], ...]:
    """Return angles, middles and room for a name in an area, `aside` from an edge: best at the longest one's middle.

    The room is the length, in steps, for which a name there does not stand out over the ends of the edge.
    """
    area, found = Area(ring), []
    edges = sorted(
        zip(ring, (*ring[1:], ring[0]), strict=True),
        key=lambda edge: -hypot(edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]),
    )
    for start, end in edges[:4]:
        angle = _upright(degrees(atan2(end[1] - start[1], end[0] - start[0])))
        length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
        nx, ny = -(end[1] - start[1]) / length * aside, (end[0] - start[0]) / length * aside
        for share in (0.5, 0.35, 0.65, 0.22, 0.78):
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            side = 1.0 if in_area(area, (x + nx, y + ny), 0.0) else -1.0
            found.append((angle, (x + nx * side, y + ny * side), 2.0 * min(share, 1.0 - share) * length))
    return tuple(found)


def _upright(angle: float) -> float:
    turned = (angle + 90.0) % 180.0 - 90.0
    return 90.0 if abs(turned + 90.0) < 1e-6 else turned


@lru_cache(maxsize=128)
def _turned_name(name: str, size: int, colour: Colour, angle: float) -> pygame.Surface:
    dark = (round(colour[0] * 0.5), round(colour[1] * 0.5), round(colour[2] * 0.5))
    lines_of = [words(line, size, dark, italic=True, halo=PALETTE_PAPER, serif=True) for line in name.split("\n")]
    letters = lines_of[0] if len(lines_of) == 1 else _below_each_other(lines_of, round(size * 1.05))
    return letters if angle == 0.0 else pygame.transform.rotozoom(letters, angle, 1.0)


def _below_each_other(pictures: Sequence[pygame.Surface], step: int) -> pygame.Surface:
    """Return lines of words centred below each other, each a step lower."""
    width, height = max(picture.get_width() for picture in pictures), pictures[-1].get_height()
    result = pygame.Surface((width, step * (len(pictures) - 1) + height), pygame.SRCALPHA)
    for number, picture in enumerate(pictures):
        result.blit(picture, picture.get_rect(midtop=(width // 2, number * step)))
    return result


def draw_region(surface: pygame.Surface, camera: Camera, region: Region, style: RegionStyle, scale: float) -> None:
    """Draw a set of polygons, such as what can be seen or reached."""
    colour, wash, pattern = REGION_LOOKS[style]
    for outer, holes in region.rings:
        draw_area(surface, camera, (outer, *holes), colour, wash, pattern, scale)
        for ring in (outer, *holes):
            lines(surface, colour, [camera.to_screen_exact(point) for point in ring], 1.5 * scale, closed=True)


def draw_outlined_piece(surface: pygame.Surface, camera: Camera, piece: Piece, colour: Colour, scale: float) -> None:
    """Draw a piece of terrain made conspicuous by stripes and a bold outline."""
    rings = rings_of(piece)
    for ring in rings if piece.thin else rings[:1]:
        draw_area(surface, camera, (ring, *(() if piece.thin else rings[1:])), colour, 46, _back_stripes, scale * 0.9)
    for ring in rings:
        points = [camera.to_screen_exact(point) for point in ring]
        lines(surface, PALETTE_INK, points, 5.0 * scale, closed=True)
        lines(surface, colour, points, 2.6 * scale, closed=True)


def draw_sight_angle(surface: pygame.Surface, camera: Camera, token: Token, scale: float) -> None:
    """Draw the sector in which a figure can act: so many degrees to both sides of its facing."""
    reach = max(4.0 * camera.scale, 70.0 * scale)
    picture = _sector(round(reach), round(token.half_angle), round(token.body.facing) % 360, token.look.light)
    surface.blit(picture, picture.get_rect(center=camera.to_screen(token.body.position)))


@lru_cache(maxsize=64)
def _sector(reach: int, half: int, facing: int, colour: Colour) -> pygame.Surface:
    size = 2 * reach + 4
    picture = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    middle = (reach + 2, reach + 2)
    rays = [facing - half + i * 2.0 * half / max(ceil(half / 2), 1) for i in range(max(ceil(half / 2), 1) + 1)]
    # Rings from the outside in, each a little denser: the sector fades with the distance.
    for part in range(8):
        away = reach * (1.0 - part * 0.11)
        rim: list[Pixel] = [
            (middle[0] + cos(radians(angle)) * away, middle[1] - sin(radians(angle)) * away) for angle in rays
        ]
        if half < 180:
            rim.append(middle)
        pygame.draw.polygon(picture, (*colour, 16 + part * 10), rim)
    if half < 180:
        for angle in (facing - half, facing + half):
            end = (middle[0] + cos(radians(angle)) * reach, middle[1] - sin(radians(angle)) * reach)
            pygame.draw.aaline(picture, (*colour, 255), middle, end)
    return picture


PAPER: Final[Colour] = (250, 244, 228)
INK: Final[Colour] = (44, 34, 30)
FAINT: Final[Colour] = (122, 106, 92)
INKS: Final[dict[CardTone, Colour]] = {"plain": INK, "free": (24, 98, 44), "warning": (172, 36, 26)}
TINTS: Final[tuple[Colour, ...]] = ((255, 214, 96), (104, 196, 120), (86, 156, 232), (166, 116, 214))
"""The colour of a part by how far it is, from here on; all that is farther has the last one."""
WASH: Final = 44
LETTERS, TITLE, WIDEST, PAD, STRIPE = 12.5, 14.0, 190.0, 7.0, 4.0
"""Letters, the widest card, its margin and its stripe, in natural pixels."""
FIRST: Final = 40
"""A card rather lies on so many times as much of what else is there than on a figure."""
STEPS: Final = 8
"""Places for a card are looked for on so many lines each way."""
Spot: TypeAlias = tuple[int, int, int]
"""Whether a card is brief (1) or not (0), and its column and row in its part."""
CARD_SPOTS: Final[tuple[Spot, ...]] = tuple(
    sorted(
        ((brief, column, row) for brief in (0, 1) for row in range(STEPS + 1) for column in range(STEPS + 1)),
        key=lambda spot: (spot[0], min(spot[2], STEPS - spot[2]), min(spot[1], STEPS - spot[1])),
    )
)
"""Where a card may lie: along the edges first, then anywhere."""


def tint_of(away: int) -> Colour:
    """Return the colour for a distance."""
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
    kept: KeptSpots,
) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """Return the cards as pictures and where they lie, in their parts and where they hide as little as possible."""
    rooms = list(taken)
    for thing in things:
        at = thing.place if isinstance(thing, Passage) else thing.centre
        spot = pygame.Rect(0, 0, round(48 * scale), round(34 * scale))
        spot.center = camera.to_screen(at)
        rooms.append(spot)
    placed: list[tuple[pygame.Surface, pygame.Rect]] = []
    longest = max((card.note for card in cards), key=len, default="")
    for card in cards:
        # Each has the room of the longest distance, so that none gives way when another one's is told longer.
        pictures = [_picture(replace(card, note=longest), round(scale * 100), brief) for brief in (False, True)]
        room = _box_on_screen(camera, card).clip(view)

        def place(
            spot: Spot, card: AreaCard = card, room: pygame.Rect = room, pictures: Sequence[pygame.Surface] = pictures
        ) -> pygame.Rect | None:
            return _place(camera, card, view, room, pictures[spot[0]].get_size(), spot, scale)

        def hidden(place: pygame.Rect, card: AreaCard = card) -> int:
            on_figures = shared_area(place, taken)
            return FIRST * on_figures + shared_area(place, rooms) + _outside(camera, card, place)

        found = kept.best((card.zone, card.title), CARD_SPOTS, place, hidden)
        if found is not None:
            (brief, column, _), lies = found
            picture = _picture(card, round(scale * 100), brief == 1)
            drawn = picture.get_rect(topleft=lies.topleft)
            drawn.right = lies.right if 2 * column > STEPS else drawn.right
            placed.append((picture, drawn))
            rooms.append(lies)
    return placed


def _outside(camera: Camera, card: AreaCard, place: pygame.Rect) -> int:
    """Return how much of a card lies outside its part."""
    inside = place.clip(_box_on_screen(camera, card))
    return place.w * place.h - inside.w * inside.h


def _box_on_screen(camera: Camera, card: AreaCard) -> pygame.Rect:
    west, south, east, north = box_of(card.area.outline)
    left, top = camera.to_screen((west, north))
    right, bottom = camera.to_screen((east, south))
    return pygame.Rect(left, top, right - left, bottom - top)


def _place(
    camera: Camera, card: AreaCard, view: pygame.Rect, room: pygame.Rect, size: tuple[int, int], spot: Spot,
    scale: float,
) -> pygame.Rect | None:  # fmt: skip
    """Return where a card of a size lies at a spot of the `room` that is seen of its part, None where it cannot."""
    gap = round(5 * scale)
    room = room.inflate(-2 * gap, -2 * gap)
    if room.w <= 0 or room.h <= 0:
        return None
    _, column, row = spot
    free_w, free_h = room.w - size[0], room.h - size[1]
    if free_w < 0 or free_h < 0:
        place = pygame.Rect((0, 0), size)
        place.center = room.center
        return place.clamp(view) if (column, row) == (0, 0) else None
    place = pygame.Rect(room.left + free_w * column // STEPS, room.top + free_h * row // STEPS, *size)
    height = 0.0 if card.area.band is None else card.area.band[0]
    return place if in_area(card.area, camera.to_table(place.center), height) else None


@lru_cache(maxsize=128)
def _picture(card: AreaCard, percent: int, brief: bool) -> pygame.Surface:
    """Return a card as a picture; a brief one tells only its number of lines, and its distance by its colour."""
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
    for number, each in enumerate(told):
        picture.blit(each, each.get_rect(midleft=(left, round(title * 1.5) + round(step * (number + 0.45)))))
    return picture


def _wrapped(text: str, size: int, width: int) -> list[str]:
    """Return a text in lines no wider than some pixels, broken at spaces."""
    letters, lines = font(size, italic=True), [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and letters.size(longer)[0] > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


LINE: Final[Colour] = (70, 60, 48)
THIN: Final = 1.0
FINEST: Final = 6.0
"""Squares smaller than so many pixels are not drawn."""


def draw_squares(surface: pygame.Surface, camera: Camera, table: tuple[float, float], side: float) -> None:
    """Draw squares of a side over a table, both in steps, from its south-west corner on."""
    if side * camera.scale < FINEST:
        return
    width, depth = table
    for number in range(int(width / side) + 1):
        x = number * side
        line(surface, LINE, camera.to_screen_exact((x, 0.0)), camera.to_screen_exact((x, depth)), THIN)
    for number in range(int(depth / side) + 1):
        y = number * side
        line(surface, LINE, camera.to_screen_exact((0.0, y)), camera.to_screen_exact((width, y)), THIN)
