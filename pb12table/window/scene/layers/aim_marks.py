"""What has been aimed at, on the table: a small cross-hair in the colours of who aims, and a quiet line from there.

Sight lines are bolder and tell what is seen; this only reminds of what somebody has chosen to shoot at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, hypot
from typing import Final

import pygame

from pb12table.table.terrain import Piece
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.strokes import Pixel, dashed, lines, put, rounded_polygon, shape_points, sprite, towards
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import AimDrawing, Token
from pb12table.window.tokens.easel import INK
from pb12table.window.tokens.tokens import token_radius

LEAST_SIZE: Final = 21.0
"""The least size of a mark, in natural pixels."""
BESIDE: Final = 1.22
"""How far from the middle of who is aimed at the mark ends, in radii of the token."""
FARTHEST: Final = 4.0
"""So many radii from the middle it lies at most, where statuses and names leave no room nearer."""
STEP: Final = 3.0


@dataclass(frozen=True, slots=True)
class PlacedAim:
    """The mark of an aim about `middle`, the lines that lead to it from who aims, and whether they stand out."""

    aim: AimDrawing
    middle: Pixel
    size: int
    ties: tuple[tuple[Pixel, Pixel], ...]
    strong: bool


def place_aims(
    camera: Camera, aims: Sequence[AimDrawing], tokens: Sequence[Token], taken: list[pygame.Rect], scale: float
) -> list[PlacedAim]:
    """Find a place for each mark: at a bare place and at terrain the very point, else beside the token that is meant.

    Where they lie is taken from then on.  Those of a figure that is selected or pointed at stand out.
    """
    by_id = {token.body.id: token for token in tokens if not token.ghost}
    found: list[PlacedAim] = []
    for aim in aims:
        meant = by_id.get(aim.figure or "")
        radius = token_radius(camera, meant, scale) if meant is not None else 0.0
        size = round(max(radius * 0.95, LEAST_SIZE * scale))
        end = camera.to_screen_exact(aim.end)
        starts = [camera.to_screen_exact(start) for start in aim.starts]
        middle = end if meant is None else _beside(end, starts, radius, size, taken)
        ties = []
        for figure, start in zip(aim.figures, starts, strict=True):
            near = token_radius(camera, by_id[figure], scale) * 1.2 if figure in by_id else 0.0
            ties.append((towards(start, middle, near), towards(middle, start, size * 0.5)))
        rect = pygame.Rect(0, 0, size, size)
        rect.center = (round(middle[0]), round(middle[1]))
        taken.append(rect)
        concerned = [by_id[figure] for figure in (*aim.figures, aim.figure or "") if figure in by_id]
        strong = any(token.selected or token.hovered for token in concerned)
        found.append(PlacedAim(aim, middle, size, tuple(ties), strong))
    return found


def _beside(end: Pixel, starts: Sequence[Pixel], radius: float, size: int, taken: Sequence[pygame.Rect]) -> Pixel:
    """The nearest place to a token, on the side of those who aim, where a mark lies on nothing that is taken."""
    from_there = (sum(x for x, _ in starts) / len(starts), sum(y for _, y in starts) / len(starts))
    away = radius * BESIDE + size / 2.0
    room = max(min(radius * FARTHEST, hypot(from_there[0] - end[0], from_there[1] - end[1]) / 2.0), away)
    first = place = towards(end, from_there, away)
    while away <= room:
        lying = pygame.Rect(0, 0, size, size)
        lying.center = (round(place[0]), round(place[1]))
        if lying.collidelist(taken) < 0:
            return place
        away += STEP
        place = towards(end, from_there, away)
    return first


def draw_aim_ties(surface: pygame.Surface, placed: PlacedAim, scale: float) -> None:
    """The lines from those who aim: short strokes far apart, closer and bolder while one of them is asked about."""
    wide, gap = (1.9, 6.0) if placed.strong else (1.4, 9.0)
    for tie in placed.ties:
        dashed(surface, INK, tie, (wide + 1.8) * scale, 5.0 * scale, gap * scale)
        dashed(surface, placed.aim.look.light, tie, wide * scale, 5.0 * scale, gap * scale)


def draw_aimed_piece(surface: pygame.Surface, camera: Camera, piece: Piece, look: PlayerLook, scale: float) -> None:
    """A thin line in the player's colour around terrain that was aimed at."""
    ring = [camera.to_screen_exact(point) for point in piece.outline]
    lines(surface, INK, ring, 3.4 * scale, closed=not piece.thin)
    lines(surface, look.light, ring, 1.6 * scale, closed=not piece.thin)


def draw_aim_mark(surface: pygame.Surface, placed: PlacedAim) -> None:
    """The mark itself."""
    put(surface, aim_mark(placed.aim.look, placed.size), placed.middle)


@lru_cache(maxsize=64)
def aim_mark(look: PlayerLook, size: int) -> pygame.Surface:
    """A cross-hair on a small plate in a player's colour and shape."""

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = size * factor / 2.0, size * factor * 0.40
        about = (middle, middle)
        rounded_polygon(surface, INK, shape_points(look.shape, about, r), r * 0.22)
        rounded_polygon(surface, look.light, shape_points(look.shape, about, r), r * 0.08)
        rounded_polygon(surface, look.dark, shape_points(look.shape, about, r * 0.86), r * 0.04)
        wide = max(ceil(r * 0.13), 1)
        pygame.draw.circle(surface, (255, 252, 244), about, r * 0.42, wide)
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            start = (middle + dx * r * 0.24, middle + dy * r * 0.24)
            end = (middle + dx * r * 0.68, middle + dy * r * 0.68)
            pygame.draw.line(surface, (255, 252, 244), start, end, wide)

    return sprite(size, draw)
