"""Lines that explain: sight lines, planned ways, rings of radii, the ruler."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import Final

import pygame

from pb12table.app.camera import Camera
from pb12table.app.fonts import font
from pb12table.app.palette import (
    ACTION_POINT_TINTS,
    INK,
    RING_COLOURS,
    SIGHT_BLOCKED,
    SIGHT_COVERED,
    SIGHT_FREE,
    UNPAYABLE,
    Colour,
)
from pb12table.app.picture import PathLeg, PathSign, RingDrawing, SightDrawing
from pb12table.app.plates import draw_plate
from pb12table.app.strokes import Pixel, arrow_head, circle, dashed, disc, dotted, line, put, rounded_polygon, sprite
from pb12table.table.shapes import Point

SIGHT_COLOURS: Final = {"free": SIGHT_FREE, "covered": SIGHT_COVERED, "blocked": SIGHT_BLOCKED}
DARK: Final[Colour] = (24, 20, 20)
NEAR_LABEL: Final = 190.0
"""Shorter sight lines, in natural pixels, have their label above them."""


def draw_sight_line(surface: pygame.Surface, camera: Camera, sight: SightDrawing, scale: float) -> None:
    """A sight line: white and solid when free, yellow and dashed when partly covered, red and dotted when
    blocked."""
    start = camera.to_screen_exact((sight.start[0], sight.start[1]))
    end = camera.to_screen_exact((sight.end[0], sight.end[1]))
    colour = SIGHT_COLOURS[sight.state]
    thick = scale * sight.weight
    if sight.state == "free":
        line(surface, DARK, start, end, 5.0 * thick)
        line(surface, colour, start, end, 2.6 * thick)
    elif sight.state == "covered":
        dashed(surface, DARK, (start, end), 5.4 * thick, 13 * scale, 7 * scale)
        dashed(surface, colour, (start, end), 3.0 * thick, 13 * scale, 7 * scale)
    else:
        dotted(surface, colour, DARK, start, end, 2.1 * thick, 0.9 * thick, 9.6 * scale)
    disc(surface, DARK, end, 4.6 * thick)
    disc(surface, colour, end, 3.2 * thick)


def draw_sight_label(surface: pygame.Surface, camera: Camera, sight: SightDrawing, scale: float) -> None:
    """What a sight line says, on a plate near its middle; a borderline result carries an equals sign."""
    text = " ".join(part for part in (sight.label, "=" if sight.borderline else "") if part)
    if not text:
        return
    start = camera.to_screen_exact((sight.start[0], sight.start[1]))
    end = camera.to_screen_exact((sight.end[0], sight.end[1]))
    middle = (start[0] * 0.45 + end[0] * 0.55, start[1] * 0.45 + end[1] * 0.55)
    if hypot(end[0] - start[0], end[1] - start[1]) < NEAR_LABEL * scale:
        # Between two figures that stand close together it would lie over both.
        middle = (middle[0], min(start[1], end[1]) - 38.0 * scale)
    draw_plate(surface, text, middle, scale, "bad" if sight.state == "blocked" else "plain")


def draw_ring(surface: pygame.Surface, camera: Camera, ring: RingDrawing, scale: float) -> None:
    """A circle around a place; each style has its colour and its pattern."""
    middle, radius = camera.to_screen_exact(ring.centre), ring.radius * camera.scale
    colour = RING_COLOURS.get(ring.style, RING_COLOURS["range"])
    if radius < 2.0:
        return
    width = 1.8 * scale if ring.style in ("range", "command") else 2.6 * scale
    dash, gap = {"reach": (9.0, 5.0), "communication": (1.0, 6.0), "perception": (14.0, 9.0)}.get(
        ring.style, (0.0, 0.0)
    )
    if ring.style == "communication":
        width *= 1.2
    circle(surface, DARK, middle, radius, width + 2.2 * scale if dash == 0.0 else 1.0)
    circle(surface, colour, middle, radius, width, dash * scale, gap * scale)
    if ring.style == "command":
        circle(surface, DARK, middle, radius - 5.0 * scale, 1.0)
        circle(surface, colour, middle, radius - 4.0 * scale, 1.0)


def draw_ring_label(surface: pygame.Surface, camera: Camera, ring: RingDrawing, scale: float) -> None:
    """The name or number of a ring at the highest point of it that is in view."""
    if not ring.label:
        return
    x, y = camera.to_screen_exact(ring.centre)
    radius = ring.radius * camera.scale
    view = surface.get_clip().inflate(-30 * scale, -30 * scale)
    for degree in (90, 60, 120, 30, 150, 0, 180, -60, -120, -90):
        place = (x + cos(radians(degree)) * radius, y - sin(radians(degree)) * radius)
        if view.collidepoint(place):
            draw_plate(surface, ring.label, place, scale, "plain", 12.0)
            return


def draw_path(surface: pygame.Surface, camera: Camera, path: Sequence[PathLeg], scale: float) -> None:
    """A planned way: one tint for each action point; what cannot be paid is dark and dashed."""
    for leg in path:
        start, end = camera.to_screen_exact(leg.start), camera.to_screen_exact(leg.end)
        tint = ACTION_POINT_TINTS[leg.action_point % len(ACTION_POINT_TINTS)] if leg.payable else UNPAYABLE
        _leg(surface, leg, start, end, tint, scale)
    for leg in path:
        end = camera.to_screen_exact(leg.end)
        tint = ACTION_POINT_TINTS[leg.action_point % len(ACTION_POINT_TINTS)] if leg.payable else UNPAYABLE
        disc(surface, DARK, end, 5.4 * scale)
        disc(surface, tint, end, 3.8 * scale)


def _leg(surface: pygame.Surface, leg: PathLeg, start: Pixel, end: Pixel, tint: Colour, scale: float) -> None:
    if not leg.payable:
        dashed(surface, (236, 230, 214), (start, end), 4.6 * scale, 7 * scale, 6 * scale)
        dashed(surface, tint, (start, end), 3.0 * scale, 7 * scale, 6 * scale)
        return
    if leg.kind == "horizontal":
        line(surface, DARK, start, end, 7.0 * scale)
        line(surface, tint, start, end, 4.4 * scale)
        return
    # Climbing is drawn as a ladder, landing as a dashed drop; both end in an arrow.
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    if length < 1.0:
        circle(surface, DARK, end, 11.0 * scale, 4.0 * scale)
        circle(surface, tint, end, 11.0 * scale, 2.2 * scale)
        return
    nx, ny = -dy / length * 4.0 * scale, dx / length * 4.0 * scale
    if leg.kind == "land":
        dashed(surface, DARK, (start, end), 6.0 * scale, 6 * scale, 5 * scale)
        dashed(surface, tint, (start, end), 3.6 * scale, 6 * scale, 5 * scale)
    else:
        for side in (-1.0, 1.0):
            a, b = (start[0] + nx * side, start[1] + ny * side), (end[0] + nx * side, end[1] + ny * side)
            line(surface, DARK, a, b, 4.0 * scale)
            line(surface, tint, a, b, 2.0 * scale)
        rungs = max(round(length / (6.0 * scale)), 2)
        for rung in range(1, rungs):
            x, y = start[0] + dx * rung / rungs, start[1] + dy * rung / rungs
            line(surface, tint, (x - nx, y - ny), (x + nx, y + ny), 2.0 * scale)
    arrow_head(surface, DARK, end, start, 13.0 * scale)


def draw_path_signs(surface: pygame.Surface, camera: Camera, path: Sequence[PathLeg], scale: float) -> None:
    """The numbers at the ends of the legs, and signs where a figure would fall or run into something."""
    for leg in path:
        start, end = camera.to_screen_exact(leg.start), camera.to_screen_exact(leg.end)
        if leg.sign:
            put(surface, _sign(leg.sign, round(26 * scale)), (end[0], end[1] - 20.0 * scale))
        if leg.label:
            aside = 17.0 * scale
            dx, dy = end[0] - start[0], end[1] - start[1]
            length = hypot(dx, dy) or 1.0
            place = (end[0] - dy / length * aside, end[1] + dx / length * aside)
            draw_plate(surface, leg.label, place, scale, "plan" if leg.payable else "bad", 12.0)


@lru_cache(maxsize=16)
def _sign(sign: PathSign, size: int) -> pygame.Surface:
    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = size * factor / 2.0, size * factor * 0.4
        if sign == "fall":
            triangle = [
                (middle + cos(a) * r * 1.05, middle + r * 0.12 - sin(a) * r * 1.05)
                for a in (pi / 2, pi / 2 + 2 * pi / 3, pi / 2 + 4 * pi / 3)
            ]
            rounded_polygon(surface, DARK, triangle, r * 0.22)
            rounded_polygon(surface, (255, 206, 60), triangle, r * 0.1)
            pygame.draw.line(surface, DARK, (middle, middle - r * 0.42), (middle, middle + r * 0.34), round(r * 0.22))
            head = [
                (middle - r * 0.3, middle + r * 0.16),
                (middle + r * 0.3, middle + r * 0.16),
                (middle, middle + r * 0.56),
            ]
            pygame.draw.polygon(surface, DARK, head)
        else:
            burst = [
                (
                    middle + cos(i * pi / 8) * r * (1.1 if i % 2 == 0 else 0.66),
                    middle + sin(i * pi / 8) * r * (1.1 if i % 2 == 0 else 0.66),
                )
                for i in range(16)
            ]
            rounded_polygon(surface, DARK, burst, r * 0.16)
            rounded_polygon(surface, (255, 106, 70), burst, r * 0.04)
            letters = font(r * 1.25, bold=True).render("!", True, (255, 255, 255))
            surface.blit(letters, letters.get_rect(center=(middle, middle)))

    return sprite(size, draw)


def draw_ruler(surface: pygame.Surface, camera: Camera, points: Sequence[Point], label: str, scale: float) -> None:
    """The tape measure: a ruled line with a mark at each step."""
    pixels = [camera.to_screen_exact(point) for point in points]
    for (a, b), (p, q) in zip(pairwise(points), pairwise(pixels), strict=True):
        line(surface, INK, p, q, 6.0 * scale)
        line(surface, (255, 226, 120), p, q, 3.8 * scale)
        steps = hypot(b[0] - a[0], b[1] - a[1])
        length = hypot(q[0] - p[0], q[1] - p[1]) or 1.0
        nx, ny = -(q[1] - p[1]) / length, (q[0] - p[0]) / length
        every = 1 if camera.scale >= 10.0 else 5
        for mark in range(0, int(steps + 1e-9) + 1, every):
            x = p[0] + (q[0] - p[0]) * mark / (steps or 1.0)
            y = p[1] + (q[1] - p[1]) * mark / (steps or 1.0)
            reach = (8.0 if mark % 5 == 0 else 5.0) * scale
            line(surface, INK, (x - nx * reach, y - ny * reach), (x + nx * reach, y + ny * reach), 1.8 * scale)
    for pixel in pixels:
        disc(surface, INK, pixel, 4.5 * scale)
        disc(surface, (255, 226, 120), pixel, 2.6 * scale)
    if label and pixels:
        draw_plate(surface, label, (pixels[-1][0], pixels[-1][1] - 22.0 * scale), scale)
