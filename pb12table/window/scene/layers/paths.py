"""Planned paths and where a figure can get to: a tint for each action
point, signs where something happens or stops it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from typing import Final

import pygame

from pb12table.skirmish.hindrances import Barred, Hindrance
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Box, Point, Region, Ring, box_of
from pb12table.table.terrain import Piece
from pb12table.texts.layouts import short_lack
from pb12table.texts.locale import Texts
from pb12table.window.kit import palette
from pb12table.window.kit.canvas import font
from pb12table.window.kit.palette import UNPAYABLE, Colour
from pb12table.window.kit.strokes import Pixel, arrow_head, circle, dashed, disc, line, put, rounded_polygon, sprite
from pb12table.window.scene.picture import (
    Camera,
    LabelStyle,
    PathLeg,
    PathSign,
    Picture,
    Reach,
    ReachArea,
    draw_plate,
    plate_size,
)
from pb12table.window.scene.unseen import slit
from pb12table.window.tokens.token_marks import mark_picture

DARK: Final[Colour] = (24, 20, 20)
PALE: Final[Colour] = (236, 230, 214)
FALL: Final[Colour] = (255, 206, 60)
CRASH: Final[Colour] = (255, 106, 70)
THREATENED: Final[Colour] = (236, 48, 40)
NUMBER_FROM: Final = 17.0
"""The scale in pixels per step from which every step has its dot."""
NOTES_FROM: Final = 30.0
"""The scale from which options say what they do."""
END_AWAYS: Final = (21.0, 32.0, 46.0, 64.0)
SIGN_AWAYS: Final = (
    (0.0, -22.0), (24.0, -22.0), (-24.0, -22.0), (0.0, -36.0), (0.0, -52.0), (32.0, -40.0), (-32.0, -40.0),
    (0.0, -70.0), (44.0, -60.0), (-44.0, -60.0), (0.0, -92.0),
)  # fmt: skip
NOTE_AWAYS: Final = (-20.0, -32.0, -44.0)
"""How far beside a way its texts may lie, in natural pixels, the best place first."""


def draw_path(surface: pygame.Surface, camera: Camera, path: Sequence[PathLeg], scale: float) -> None:
    """Draw a planned path: one tint for each action point; what cannot be paid is dark and dashed, what only leads to
    the mouse is thin.
    """
    for leg in path:
        _leg(surface, leg, camera.to_screen_exact(leg.start), camera.to_screen_exact(leg.end), scale)
    for leg in path:
        if camera.scale >= NUMBER_FROM * scale or leg.label:
            end = camera.to_screen_exact(leg.end)
            size = 0.7 if leg.tentative or not leg.payable else 1.0
            disc(surface, DARK, end, 5.0 * scale * size)
            disc(surface, _tint(leg), end, 3.4 * scale * size)


def _tint(leg: PathLeg) -> Colour:
    if leg.threatened:
        return THREATENED
    return palette.ACTION_POINT_TINTS[leg.action_point % len(palette.ACTION_POINT_TINTS)] if leg.payable else UNPAYABLE


def _leg(surface: pygame.Surface, leg: PathLeg, start: Pixel, end: Pixel, scale: float) -> None:
    tint = _tint(leg)
    if hypot(end[0] - start[0], end[1] - start[1]) < 1.0:
        # Straight up, down, or holding on: a ring about the place.
        circle(surface, DARK, end, 11.0 * scale, 4.0 * scale)
        circle(surface, tint, end, 11.0 * scale, 2.2 * scale)
    elif not leg.payable:
        dashed(surface, PALE, (start, end), 4.6 * scale, 7 * scale, 6 * scale)
        dashed(surface, tint, (start, end), 3.0 * scale, 7 * scale, 6 * scale)
    elif leg.kind == "land":
        dashed(surface, DARK, (start, end), 6.0 * scale, 6 * scale, 5 * scale)
        dashed(surface, tint, (start, end), 3.6 * scale, 6 * scale, 5 * scale)
        arrow_head(surface, DARK, end, start, 13.0 * scale)
    elif leg.kind == "vertical":
        _ladder(surface, tint, start, end, scale)
    elif leg.tentative:
        line(surface, DARK, start, end, 4.4 * scale)
        line(surface, tint, start, end, 2.4 * scale)
    else:
        line(surface, DARK, start, end, 7.0 * scale)
        line(surface, tint, start, end, 4.4 * scale)


def _ladder(surface: pygame.Surface, tint: Colour, start: Pixel, end: Pixel, scale: float) -> None:
    """Draw a vertical option: two rails with rungs and an arrow."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    nx, ny = -dy / length * 4.0 * scale, dx / length * 4.0 * scale
    for side in (-1.0, 1.0):
        a, b = (start[0] + nx * side, start[1] + ny * side), (end[0] + nx * side, end[1] + ny * side)
        line(surface, DARK, a, b, 4.0 * scale)
        line(surface, tint, a, b, 2.0 * scale)
    rungs = max(round(length / (6.0 * scale)), 2)
    for rung in range(1, rungs):
        x, y = start[0] + dx * rung / rungs, start[1] + dy * rung / rungs
        line(surface, tint, (x - nx, y - ny), (x + nx, y + ny), 2.0 * scale)
    arrow_head(surface, DARK, end, start, 13.0 * scale)


def draw_path_signs(
    surface: pygame.Surface, camera: Camera, path: Sequence[PathLeg], scale: float, taken: list[pygame.Rect]
) -> None:
    """Draw points at the ends, heights gone up or down, Moved markers where they come, and signs of what goes wrong.

    Each beside its place where it lies on nothing that is `taken`, the most important first; a note without such a
    place is left out. Where they lie is taken from then on.
    """
    for leg in path:
        if leg.sign:
            x, y = camera.to_screen_exact(leg.end)
            size = round(28 * scale)
            # Above its place, but not over what a figure there carries.
            places = [(x + dx * scale, y + dy * scale) for dx, dy in SIGN_AWAYS]
            place = next((place for place in places if _square(place, size).collidelist(taken) < 0), places[0])
            taken.append(_square(place, size))
            put(surface, _sign(leg.sign, size), place)
    for leg in path:
        if leg.label:
            style: LabelStyle = "plan" if leg.payable else "bad"
            _draw_beside(surface, camera, leg, leg.label, style, 12.0, scale, taken, END_AWAYS, at_end=True)
    for leg in path:
        if leg.mark is not None and leg.payable:
            _draw_mark(surface, camera, leg, leg.mark, scale, taken)
    for leg in path:
        if leg.note and leg.payable and (leg.kind == "turn" or camera.scale >= NOTES_FROM * scale):
            # Where a vehicle turns is told even if that is farther away.
            aways = END_AWAYS if leg.kind == "turn" else NOTE_AWAYS
            _draw_beside(surface, camera, leg, leg.note, "plain", 11.0, scale, taken, aways)


def _beside(camera: Camera, leg: PathLeg, away: float, *, at_end: bool) -> tuple[Pixel, Pixel]:
    """Return the places some pixels to either side of a leg, beside its end or its middle."""
    start, end = camera.to_screen_exact(leg.start), camera.to_screen_exact(leg.end)
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    across = (-dy / length, dx / length) if length >= 1.0 else (0.0, 1.0)
    place = end if at_end else ((start[0] + end[0]) / 2.0, (start[1] + end[1]) / 2.0)
    return (
        (place[0] + across[0] * away, place[1] + across[1] * away),
        (place[0] - across[0] * away, place[1] - across[1] * away),
    )


def _draw_beside(
    surface: pygame.Surface,
    camera: Camera,
    leg: PathLeg,
    text: str,
    style: LabelStyle,
    size: float,
    scale: float,
    taken: list[pygame.Rect],
    aways: tuple[float, ...],
    *,
    at_end: bool = False,
) -> None:
    """Write a text beside a leg where there is room; what stands at an end is shown in any case."""
    lying = pygame.Rect((0, 0), plate_size(text, scale, size))
    places = [place for away in aways for place in _beside(camera, leg, away * scale, at_end=at_end)]
    for place in places:
        lying.center = (round(place[0]), round(place[1]))
        if lying.collidelist(taken) < 0:
            break
    else:
        if not at_end:
            return
        place = places[0]
    taken.append(draw_plate(surface, text, place, scale, style, size))


def _draw_mark(
    surface: pygame.Surface, camera: Camera, leg: PathLeg, mark: Mark, scale: float, taken: list[pygame.Rect]
) -> None:
    size = round(20.0 * scale)
    places = [place for away in (-16.0, -26.0) for place in _beside(camera, leg, away * scale, at_end=True)]
    free = [place for place in places if _square(place, size).collidelist(taken) < 0]
    place = (free or places)[0]
    put(surface, mark_picture(mark, size), place)
    taken.append(_square(place, size))


def _square(middle: Pixel, side: int) -> pygame.Rect:
    found = pygame.Rect(0, 0, side, side)
    found.center = (round(middle[0]), round(middle[1]))
    return found


@lru_cache(maxsize=16)
def _sign(sign: PathSign, size: int) -> pygame.Surface:
    draw = {"fall": _falling, "collision": _crashing, "refused": _refused}[sign]
    return sprite(size, lambda surface, factor: draw(surface, size * factor / 2.0, size * factor * 0.4))


def _falling(surface: pygame.Surface, middle: float, r: float) -> None:
    """Draw a warning triangle with an arrow down."""
    triangle = [
        (middle + cos(a) * r * 1.05, middle + r * 0.12 - sin(a) * r * 1.05)
        for a in (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 + 4 * pi / 3)
    ]
    rounded_polygon(surface, DARK, triangle, r * 0.22)
    rounded_polygon(surface, FALL, triangle, r * 0.1)
    pygame.draw.line(surface, DARK, (middle, middle - r * 0.42), (middle, middle + r * 0.34), round(r * 0.22))
    head = [
        (middle - r * 0.3, middle + r * 0.16),
        (middle + r * 0.3, middle + r * 0.16),
        (middle, middle + r * 0.56),
    ]
    pygame.draw.polygon(surface, DARK, head)


def _crashing(surface: pygame.Surface, middle: float, r: float) -> None:
    """Draw a burst with an exclamation mark."""
    burst = [
        (
            middle + cos(i * pi / 8) * r * (1.1 if i % 2 == 0 else 0.66),
            middle + sin(i * pi / 8) * r * (1.1 if i % 2 == 0 else 0.66),
        )
        for i in range(16)
    ]
    rounded_polygon(surface, DARK, burst, r * 0.16)
    rounded_polygon(surface, CRASH, burst, r * 0.04)
    letters = font(r * 1.25, bold=True).render("!", True, (255, 255, 255))
    surface.blit(letters, letters.get_rect(center=(middle, middle)))


def _refused(surface: pygame.Surface, middle: float, r: float) -> None:
    """Draw a no-entry sign: the rules refuse the next option here."""
    pygame.draw.circle(surface, DARK, (middle, middle), r * 1.12)
    pygame.draw.circle(surface, (226, 58, 48), (middle, middle), r)
    bar = pygame.Rect(0, 0, round(r * 1.25), round(r * 0.36))
    bar.center = (round(middle), round(middle))
    pygame.draw.rect(surface, (255, 255, 255), bar)


WIDE: Final = 0.07
"""How wide a bar is, in steps."""
LONG: Final = 0.3
"""A bar is at least so long on both sides of its middle, in steps."""


def mark_barred(picture: Picture, texts: Texts, ways: Sequence[Barred]) -> None:
    """Show the passages on the way that lacks least, and outline what stands there."""
    for hindrance in ways[0] if ways else ():
        outlines = [*hindrance.cells, *(_bar(hindrance, line) for line in pairwise(hindrance.line))]
        picture.regions += [(Region(((outline, ()),)), "danger") for outline in outlines]
        told = short_lack(texts, hindrance)
        if told and hindrance.at is not None:
            picture.labels.append((hindrance.at[:2], told, "bad"))
        picture.highlighted_pieces = (*picture.highlighted_pieces, *filter(None, hindrance.names))


def _bar(hindrance: Hindrance, line: tuple[Point, Point]) -> Ring:
    """Return a bar along the line across a gap, or at right angles to the line over a step."""
    (x, y), (u, v) = line
    away = max(hypot(u - x, v - y), 1e-9)
    along = ((u - x) / away, (v - y) / away)
    middle, half = ((x + u) / 2.0, (y + v) / 2.0), away / 2.0
    if hindrance.kind != "narrow":
        along, half = (-along[1], along[0]), LONG
    east, north = along[0] * max(half, LONG), along[1] * max(half, LONG)
    aside, up = -along[1] * WIDE, along[0] * WIDE
    (a, b) = middle
    return (
        (a - east - aside, b - north - up),
        (a + east - aside, b + north - up),
        (a + east + aside, b + north + up),
        (a - east + aside, b - north + up),
    )


WASH: Final = {"faint": 34, "strong": 66}
LINE: Final = {"faint": 1.4, "strong": 2.2}
REACH_DARK: Final[Colour] = (26, 24, 26)
BIT: Final = 0.3
"""Borders are looked at in bits of this length, in steps, to leave out those below something."""
LABEL_GAP: Final = 4.0
"""The room around a label, in natural pixels."""

KEPT_PIXELS: Final = 4_000_000
"""A picture up to this size holds the whole reach, a larger one only what is in view."""

Bits = tuple[tuple[Point, Point], ...]


def draw_reach(surface: pygame.Surface, camera: Camera, reach: Reach, battlefield: Battlefield, scale: float) -> None:
    """Draw the areas of a reach, their borders, each action point in its tint."""
    if not any(area.region.rings for area in reach.areas):
        return
    west, south, east, north = _box(reach.areas)
    left, top = camera.to_screen((west, north))
    right, bottom = camera.to_screen((east, south))
    margin = round(6 * scale)
    box = pygame.Rect(left, top, right - left, bottom - top).inflate(2 * margin, 2 * margin)
    if box.w * box.h > KEPT_PIXELS:
        box = box.clip(camera.viewport)
    if box.clip(surface.get_clip()).w <= 0:
        return
    # Relative to a corner on a whole pixel, so that the same picture serves while the table is pushed.
    corner = (left - box.left, top - box.top, west, north)
    strength = "faint" if reach.faint else "strong"
    picture = _picture(corner, camera.scale, box.size, reach.areas, battlefield, strength, scale)
    surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_reach_labels(
    surface: pygame.Surface, camera: Camera, reach: Reach, scale: float, taken: list[pygame.Rect]
) -> None:
    """Write what each border means, where it is farthest from the figure within the view, on nothing that is `taken`.

    Where the labels lie is taken from then on.
    """
    view = surface.get_clip().inflate(-round(60 * scale), -round(30 * scale))
    for label, points in _by_label(reach).items():
        lying = pygame.Rect((0, 0), plate_size(label, scale, 12.0)).inflate(LABEL_GAP * scale, LABEL_GAP * scale)
        for point in points:
            lying.center = camera.to_screen(point)
            if view.collidepoint(lying.center) and lying.collidelist(taken) < 0:
                taken.append(draw_plate(surface, label, lying.center, scale, "plan", 12.0))
                break


def tint_of(area: ReachArea) -> Colour:
    """Return the colour of an area: the tint of its action point, or that of what is merely promised."""
    tints = palette.ACTION_POINT_TINTS
    return palette.PLAN if area.bonus else tints[area.action_point % len(tints)]


@lru_cache(maxsize=8)
def _by_label(reach: Reach) -> dict[str, list[Point]]:
    """Return the corners of the borders under each label, farthest from the figure first."""
    found: dict[str, list[Point]] = {}
    for area in reach.areas:
        if area.label:
            found.setdefault(area.label, []).extend(point for outer, _ in area.region.rings for point in outer)
    x, y = reach.centre
    return {
        label: sorted(points, key=lambda point: -hypot(point[0] - x, point[1] - y)) for label, points in found.items()
    }


def _box(areas: Sequence[ReachArea]) -> Box:
    """Return west, south, east and north of all areas, in steps."""
    return box_of(point for area in areas for outer, _ in area.region.rings for point in outer)


def _floating(battlefield: Battlefield) -> list[Piece]:
    return [piece for piece in battlefield.pieces if piece.base > 0.0 and not piece.thin]


@lru_cache(maxsize=4)
def _picture(
    corner: tuple[int, int, float, float],
    scale: float,
    size: tuple[int, int],
    areas: tuple[ReachArea, ...],
    battlefield: Battlefield,
    strength: str,
    line_scale: float,
) -> pygame.Surface:
    """Return tints and borders, premultiplied; `corner` is a pixel of the picture and its place on the table."""
    picture = pygame.Surface(size, pygame.SRCALPHA, 32)
    wash, width = WASH[strength], LINE[strength] * line_scale

    def pixel(point: Point) -> Pixel:
        return (corner[0] + (point[0] - corner[2]) * scale, corner[1] - (point[1] - corner[3]) * scale)

    def fill(outer: Ring, holes: Sequence[Ring], colour: tuple[int, int, int, int]) -> None:
        pygame.draw.polygon(picture, colour, [pixel(point) for point in slit(outer, holes)])

    above = sorted(_floating(battlefield), key=lambda piece: piece.base)
    for area in sorted(areas, key=lambda area: (area.height, -area.action_point)):
        while above and above[0].base <= area.height:
            piece = above.pop(0)
            fill(piece.outline, piece.holes, (0, 0, 0, 0))
        if not area.bonus:
            red, green, blue = (part * wash // 255 for part in tint_of(area))
            for outer, holes in area.region.rings:
                fill(outer, holes, (red, green, blue, wash))
    for piece in above:
        fill(piece.outline, piece.holes, (0, 0, 0, 0))
    # Smooth lines mix all four channels with what lies below, which is right for premultiplied colours.
    for area in sorted(areas, key=lambda area: -area.action_point):
        for start, end in border_bits(area, battlefield):
            a, b = pixel(start), pixel(end)
            if area.bonus:
                dashed(picture, tint_of(area), (a, b), width, 5 * line_scale, 4 * line_scale)
            else:
                line(picture, REACH_DARK, a, b, width + 1.4 * line_scale)
                line(picture, tint_of(area), a, b, width)
    return picture


@lru_cache(maxsize=32)
def border_bits(area: ReachArea, battlefield: Battlefield) -> Bits:
    """Return the border of an area as straight bits, without those below something higher."""
    above = [piece for piece in _floating(battlefield) if piece.base > area.height]
    found: list[tuple[Point, Point]] = []
    for outer, holes in area.region.rings:
        for ring in (outer, *holes):
            for start, end in zip(ring, (*ring[1:], ring[0]), strict=True):
                found += _visible_bits(start, end, above)
    return tuple(found)


def _visible_bits(start: Point, end: Point, above: Sequence[Piece]) -> list[tuple[Point, Point]]:
    box = (min(start[0], end[0]), min(start[1], end[1]), max(start[0], end[0]), max(start[1], end[1]))
    near = [piece for piece in above if _meets(piece.outline, box)]
    if not near:
        return [(start, end)]
    count = max(1, ceil(hypot(end[0] - start[0], end[1] - start[1]) / BIT))
    places = [
        (start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count)
        for i in range(count + 1)
    ]
    return [bit for bit in pairwise(places) if not any(_holds(piece, bit) for piece in near)]


def _holds(piece: Piece, bit: tuple[Point, Point]) -> bool:
    (ax, ay), (bx, by) = bit
    return in_area(Area(piece.outline, piece.holes), ((ax + bx) / 2.0, (ay + by) / 2.0), 0.0)


def _meets(ring: Ring, box: Box) -> bool:
    west, south, east, north = box_of(ring)
    return west <= box[2] and east >= box[0] and south <= box[3] and north >= box[1]
