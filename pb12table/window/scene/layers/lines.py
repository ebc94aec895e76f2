"""Lines that explain: sight lines, planned ways, rings of radii, the ruler."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from math import cos, hypot, radians, sin
from typing import Final

import pygame

from pb12table.skirmish.scene.miniatures import Passage, RingDrawing
from pb12table.table.shapes import Point
from pb12table.window.kit import palette
from pb12table.window.kit.canvas import shared_area
from pb12table.window.kit.palette import INK, RING_COLOURS, Colour, mixed
from pb12table.window.kit.strokes import Pixel, arrow_head, circle, dashed, disc, dotted, line, strewn, towards
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.layers.sight_labels import PlacedLabel, line_on_screen
from pb12table.window.scene.picture import LabelStyle, LinkDrawing, SightDrawing, SightState
from pb12table.window.scene.plates import draw_plate, plate_size

FAINT: Final[Colour] = (104, 104, 104)
"""What the colour of a faint line comes near to."""
FAINT_RIM: Final[Colour] = (84, 76, 68)
DARK: Final[Colour] = (24, 20, 20)


def draw_sight_line(surface: pygame.Surface, camera: Camera, sight: SightDrawing, scale: float) -> None:
    """A sight line: white and solid when free, yellow and dashed when partly covered, red and dotted when blocked;
    short pale dashes far apart when the target lies outside the sight angle.

    A half line has an arrow at its end where something is seen.
    """
    start, end = line_on_screen(camera, sight)
    colour = sight_colours()[sight.state]
    if sight.faint:
        _draw_faint_line(surface, start, end, sight.state, mixed(colour, FAINT, 0.2), scale)
        return
    thick = scale * sight.weight
    if sight.state == "free":
        line(surface, DARK, start, end, 5.0 * thick)
        line(surface, colour, start, end, 2.6 * thick)
    elif sight.state == "covered":
        dashed(surface, DARK, (start, end), 5.4 * thick, 13 * scale, 7 * scale)
        dashed(surface, colour, (start, end), 3.0 * thick, 13 * scale, 7 * scale)
    elif sight.state == "outside":
        strewn(surface, colour, DARK, start, end, 6.0 * scale, 14.0 * scale, 1.7 * thick)
    else:
        dotted(surface, colour, DARK, start, end, 2.1 * thick, 0.9 * thick, 9.6 * scale)
    if not sight.half:
        disc(surface, DARK, end, 4.6 * thick)
        disc(surface, colour, end, 3.2 * thick)
    elif sight.state in ("free", "covered"):
        arrow_head(surface, DARK, end, start, 15.0 * scale)
        arrow_head(surface, colour, towards(end, start, 2.4 * scale), start, 10.5 * scale)


def _draw_faint_line(
    surface: pygame.Surface, start: Pixel, end: Pixel, state: SightState, colour: Colour, scale: float
) -> None:
    """A thin line with hardly a rim in the pattern of its state."""
    if state == "free":
        line(surface, FAINT_RIM, start, end, 2.6 * scale)
        line(surface, colour, start, end, 1.2 * scale)
    else:
        dash, gap = {"covered": (10.0, 7.0), "blocked": (3.0, 8.0), "outside": (5.0, 16.0)}[state]
        dashed(surface, FAINT_RIM, (start, end), 2.6 * scale, dash * scale, gap * scale)
        dashed(surface, colour, (start, end), 1.2 * scale, dash * scale, gap * scale)


def draw_sight_label(surface: pygame.Surface, label: PlacedLabel, scale: float) -> pygame.Rect:
    """What a sight line says, on a plate, with a leader to its line when it lies beside it; return where it lies."""
    if label.foot is not None:
        line(surface, DARK, label.foot, label.middle, 3.6 * scale)
        line(surface, (255, 252, 244), label.foot, label.middle, 1.6 * scale)
        disc(surface, DARK, label.foot, 4.0 * scale)
        disc(surface, (255, 252, 244), label.foot, 2.6 * scale)
    style: LabelStyle = "bad" if label.sight.state == "blocked" else "plain"
    return draw_plate(surface, label.text, label.middle, scale, style)


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


def draw_link(surface: pygame.Surface, camera: Camera, link: LinkDrawing, scale: float) -> None:
    """A cord from a leader to somebody he leads: in the player's colour, with a bead at the led end."""
    start, end = camera.to_screen_exact(link.start), camera.to_screen_exact(link.end)
    wide, bright = (1.6, link.look.light) if link.faint else (2.6, link.look.light)
    line(surface, DARK, start, end, (wide + 2.4) * scale)
    if link.faint:
        dashed(surface, bright, (start, end), wide * scale, 5 * scale, 4 * scale)
    else:
        line(surface, bright, start, end, wide * scale)
    disc(surface, DARK, end, 4.4 * scale)
    disc(surface, bright, end, 2.8 * scale)


PASSAGE_LENGTH: Final = 0.9
"""How far a passage is drawn to each side of where it leads over, in steps."""
RING_LABEL_SIZE: Final = 12.0


def draw_passage(surface: pygame.Surface, camera: Camera, passage: Passage, scale: float) -> None:
    """A passage between two zones: a bright stroke with an end to each side, dashed and red where it is barred."""
    dx, dy = passage.ahead[0] - passage.place[0], passage.ahead[1] - passage.place[1]
    length = hypot(dx, dy) or 1.0
    ux, uy = dx / length * PASSAGE_LENGTH, dy / length * PASSAGE_LENGTH
    (x, y) = passage.place
    start, end = camera.to_screen_exact((x - ux, y - uy)), camera.to_screen_exact((x + ux, y + uy))
    if passage.ahead == passage.place:
        # It leads up or down.
        start = end = camera.to_screen_exact(passage.place)
    colour = palette.BAD if passage.barred else RING_COLOURS["reach"]
    line(surface, DARK, start, end, 5.0 * scale)
    if passage.barred:
        dashed(surface, colour, (start, end), 2.6 * scale, 5 * scale, 4 * scale)
    else:
        line(surface, colour, start, end, 2.6 * scale)
    for point in (start, end):
        disc(surface, DARK, point, 4.4 * scale)
        disc(surface, colour, point, 2.8 * scale)


def draw_passage_label(
    surface: pygame.Surface, camera: Camera, passage: Passage, scale: float, taken: list[pygame.Rect]
) -> None:
    """What a passage costs, in its middle or beside it where that is taken."""
    if not passage.label or not camera.shows(passage.place):
        return
    size = plate_size(passage.label, scale, RING_LABEL_SIZE)
    x, y = camera.to_screen(passage.place)
    lying = pygame.Rect((0, 0), size)
    lying.center = (x, y)
    if shared_area(lying, taken):
        lying.center = (x, y + 2 * size[1])
    taken.append(draw_plate(surface, passage.label, lying.center, scale, "plain", RING_LABEL_SIZE))


SMALL_RING: Final = 32.0
"""In natural pixels."""
RING_LABEL_DEGREES: Final = tuple(90 + side * away for away in range(0, 181, 5) for side in ((1, -1) if away else (1,)))
"""Where on a ring its label may lie, the best place first."""


def draw_ring_label(
    surface: pygame.Surface, camera: Camera, ring: RingDrawing, scale: float, taken: list[pygame.Rect]
) -> None:
    """The name or number of a ring at the highest place of it in view where it covers nothing that is `taken`.

    It stays on the table, as the ring does. Where it has come to lie is taken from then on.
    """
    if not ring.label:
        return
    x, y = camera.to_screen_exact(ring.centre)
    radius = ring.radius * camera.scale
    whole = surface.get_clip()
    room = camera.table_on_screen().clip(whole)
    view = room.inflate(-12 * scale, -12 * scale)
    size = plate_size(ring.label, scale, RING_LABEL_SIZE)
    best: tuple[int, Pixel] | None = None
    # Beside a small ring, for who stands in it is as large as the ring itself.
    aways = (radius,) if radius > SMALL_RING * scale else (radius, radius + SMALL_RING * scale)
    for away, degree in product(aways, RING_LABEL_DEGREES):
        place = (x + cos(radians(degree)) * away, y - sin(radians(degree)) * away)
        if not view.collidepoint(place):
            continue
        lying = pygame.Rect((0, 0), size)
        lying.center = (round(place[0]), round(place[1]))
        lying.clamp_ip(room)
        covered = shared_area(lying, taken)
        if best is None or covered < best[0]:
            best = (covered, place)
            if covered == 0:
                break
    if best is not None:
        surface.set_clip(room)
        taken.append(draw_plate(surface, ring.label, best[1], scale, "plain", RING_LABEL_SIZE))
        surface.set_clip(whole)


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


def sight_colours() -> dict[SightState, Colour]:
    """The colours of sight lines."""
    return {
    "free": palette.SIGHT_FREE,
    "covered": palette.SIGHT_COVERED,
    "blocked": palette.SIGHT_BLOCKED,
    "outside": palette.SIGHT_OUTSIDE,
}
