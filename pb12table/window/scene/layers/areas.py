"""Areas laid over the terrain: zones, regions, sight angles, outlined pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import atan2, ceil, cos, degrees, hypot, radians, sin
from typing import Final

import pygame

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.shapes import Point, Region, Ring
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area, in_area
from pb12table.window.kit.fonts import words
from pb12table.window.kit.palette import INK, PAPER, ZONE_COLOURS, Colour, PlayerLook
from pb12table.window.kit.strokes import Pixel, dashed, lines
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import RegionStyle, Token
from pb12table.window.terrain.terrain_patch import rings_of

Rings = tuple[Ring, ...]
PALE: Final = 116
"""How opaque the paper is that lies over what is below a storey."""
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
    """A tinted area with a pattern; the first ring is its outline, the others are holes. The pattern lies still."""
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


def draw_zone(
    surface: pygame.Surface, camera: Camera, zone: Zone, looks: dict[PlayerId, PlayerLook], scale: float
) -> None:
    """A zone: its pattern and a dashed border; one for a single player is in that player's colour."""
    colour = zone_colour(zone, looks)
    rings = (zone.area.outline, *zone.area.holes)
    wash = 96 if zone.kind is ZoneKind.DARK else 40
    draw_area(surface, camera, rings, colour, wash, ZONE_PATTERNS[zone.kind], scale)
    for ring in rings:
        points = [camera.to_screen_exact(point) for point in (*ring, ring[0])]
        dashed(surface, colour, points, 2.6 * scale, 14 * scale, 7 * scale)


def draw_below(surface: pygame.Surface, camera: Camera, region: Region) -> None:
    """Pale what lies below the storey that is shown alone."""
    for outer, holes in region.rings:
        draw_area(surface, camera, (outer, *holes), PAPER, PALE, None, 1.0)


def draw_lid(surface: pygame.Surface, camera: Camera, region: Region, scale: float) -> None:
    """The outline of what lies above the storey that is shown alone."""
    for outer, holes in region.rings:
        for ring in (outer, *holes):
            points = [camera.to_screen_exact(point) for point in (*ring, ring[0])]
            dashed(surface, INK, points, 3.4 * scale, 9 * scale, 6 * scale)
            dashed(surface, PAPER, points, 1.6 * scale, 9 * scale, 6 * scale)


def zone_colour(zone: Zone, looks: dict[PlayerId, PlayerLook]) -> Colour:
    """The colour of a zone."""
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
    """The name of a zone inside it along an edge, the longest first, where it lies on nothing that is `taken`.

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
    """A name broken at the space nearest to its middle, if it has any."""
    spaces = [place for place, letter in enumerate(name) if letter == " "]
    if not spaces:
        return name
    place = min(spaces, key=lambda space: abs(space - len(name) / 2))
    return f"{name[:place]}\n{name[place + 1 :]}"


@lru_cache(maxsize=256)
def _name_places(ring: Ring, aside: float) -> tuple[tuple[float, Point, float], ...]:
    """Angles, middles and room for a name inside an area, `aside` from an edge: best the middle of the longest edge.

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
    lines_of = [words(line, size, dark, italic=True, halo=PAPER, serif=True) for line in name.split("\n")]
    letters = lines_of[0] if len(lines_of) == 1 else _below_each_other(lines_of, round(size * 1.05))
    return letters if angle == 0.0 else pygame.transform.rotozoom(letters, angle, 1.0)


def _below_each_other(pictures: Sequence[pygame.Surface], step: int) -> pygame.Surface:
    """Lines of words with their middles below each other, each a step lower."""
    width, height = max(picture.get_width() for picture in pictures), pictures[-1].get_height()
    result = pygame.Surface((width, step * (len(pictures) - 1) + height), pygame.SRCALPHA)
    for number, picture in enumerate(pictures):
        result.blit(picture, picture.get_rect(midtop=(width // 2, number * step)))
    return result


def draw_region(surface: pygame.Surface, camera: Camera, region: Region, style: RegionStyle, scale: float) -> None:
    """A set of polygons, such as what can be seen or reached."""
    colour, wash, pattern = REGION_LOOKS[style]
    for outer, holes in region.rings:
        draw_area(surface, camera, (outer, *holes), colour, wash, pattern, scale)
        for ring in (outer, *holes):
            lines(surface, colour, [camera.to_screen_exact(point) for point in ring], 1.5 * scale, closed=True)


def draw_outlined_piece(surface: pygame.Surface, camera: Camera, piece: Piece, colour: Colour, scale: float) -> None:
    """A piece of terrain made conspicuous by stripes and a bold outline."""
    rings = rings_of(piece)
    for ring in rings if piece.thin else rings[:1]:
        draw_area(surface, camera, (ring, *(() if piece.thin else rings[1:])), colour, 46, _back_stripes, scale * 0.9)
    for ring in rings:
        points = [camera.to_screen_exact(point) for point in ring]
        lines(surface, INK, points, 5.0 * scale, closed=True)
        lines(surface, colour, points, 2.6 * scale, closed=True)


def draw_sight_angle(surface: pygame.Surface, camera: Camera, token: Token, scale: float) -> None:
    """The sector in which a figure can act: so many degrees to both sides of its facing."""
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
