"""How a map of another program is shown before it comes in: its picture made small, and what is drawn on it."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from pb12table.files.problems import FileProblem
from pb12table.layouts.maps.map_form import Called, MapPoint, Passage, ReadMap, picture_of_map
from pb12table.layouts.maps.map_import import ImportOptions
from pb12table.window.kit import theme

Colour = tuple[int, int, int]
GROUND: Final[dict[str, Colour]] = {
    "woods": (74, 138, 82), "tree": (74, 138, 82), "hedge": (104, 150, 74), "scrub": (104, 150, 74),
    "reeds": (104, 150, 74), "water": (72, 118, 190), "road": (168, 152, 120), "hill": (150, 118, 74),
    "roof": (176, 92, 62), "building": (150, 140, 150), "fence": (196, 150, 84), "bridge": (140, 104, 70),
    "objective": (214, 92, 196),
}  # fmt: skip
"""In which colour what becomes a kind of terrain is shown; walls, doors, windows and others have those of the look."""
SEEN: Final = 110
"""How much of an area covers what is beneath, of 255."""


def small_picture(read: ReadMap, file: Path, room: tuple[int, int]) -> pygame.Surface | None:
    """Return the picture inside a map, reduced to fit into some pixels; None if it has none to show."""
    try:
        held = picture_of_map(read, file)
        sheet = None if held is None else pygame.image.load(BytesIO(held[0]), f"map.{held[1].sort}")
    except (FileProblem, pygame.error):
        return None
    if sheet is None:
        return None
    share = min(room[0] / sheet.get_width(), room[1] / sheet.get_height(), 1.0)
    size = (max(round(sheet.get_width() * share), 1), max(round(sheet.get_height() * share), 1))
    plain = pygame.Surface(sheet.get_size(), pygame.SRCALPHA, 32)
    plain.blit(sheet, (0, 0))
    return pygame.transform.smoothscale(plain, size)


def colour_of(kind: str, nature: str = "") -> Colour:
    """Return in which colour is shown what becomes a kind of terrain."""
    if nature == "nothing":
        return theme.FAINT
    usual = {"wall": theme.BAD, "door": theme.GOOD, "window": theme.PLANNED}.get(kind, theme.ACCENT)
    return GROUND.get(kind, usual)


def draw_map(
    surface: pygame.Surface, whole: pygame.Rect, read: ReadMap, thickness: int, options: ImportOptions
) -> None:
    """Paint what a map becomes with some options, filling a rectangle; lines so many pixels thick.

    The ground lies over the storeys above, doors and windows over all; what becomes nothing is a faint thin line.
    """
    veil = pygame.Surface(whole.size, pygame.SRCALPHA, 32)
    lines: list[tuple[list[tuple[float, float]], Colour, int]] = []
    become = options.become(read.groups())
    doors: list[tuple[list[tuple[float, float]], Colour, int]] = []
    for storey in reversed([*read.storeys()]):
        pixel = _pixels(storey, whole)
        for drawn in storey.drawn:
            its = become[drawn.called]
            # Objects are those of maps that tell them from walls.
            colour = colour_of("object" if its.name == "object" else its.kind, its.nature)
            points = [pixel(point) for point in drawn.points]
            thick = 1 if its.nature == "nothing" else thickness
            if len(points) == 1:
                pygame.draw.circle(surface, colour, points[0], 2 * thick)
            if drawn.is_area and len(points) > 2:
                if its.nature != "nothing":
                    _fill(veil, whole, points, [[pixel(point) for point in hole] for hole in drawn.holes], colour)
                points = [*points, points[0]]
            lines.append((points, colour, thick))
        for number, passage in enumerate(storey.passages, 1):
            if passage.portal.bounds and become[passage.called].nature != "nothing":
                is_window = _is_window(number, passage, options, become[passage.called].is_window)
                colour = colour_of("window" if is_window else "door")
                doors.append(([pixel(point) for point in passage.portal.bounds], colour, thickness))
    surface.blit(veil, whole)
    for points, colour, thick in [*lines, *doors]:
        if len(points) > 1:
            pygame.draw.lines(surface, colour, False, points, thick)


def _is_window(number: int, passage: Passage, options: ImportOptions, is_chosen: bool) -> bool:
    return is_chosen if passage.called in options.choices else options.is_window(number, passage)


def _pixels(storey: ReadMap, whole: pygame.Rect) -> Callable[[MapPoint], tuple[float, float]]:
    origin, size = storey.origin, storey.size

    def pixel(point: MapPoint) -> tuple[float, float]:
        across, down = (point.x - origin.x) / size.x, (point.y - origin.y) / size.y
        # Far outside pygame knows no pixels.
        return (whole.x + min(max(across, -9.0), 9.0) * whole.w, whole.y + min(max(down, -9.0), 9.0) * whole.h)

    return pixel


def _fill(
    veil: pygame.Surface,
    whole: pygame.Rect,
    outer: list[tuple[float, float]],
    holes: list[list[tuple[float, float]]],
    colour: Colour,
) -> None:
    """Fill an area but for its holes."""
    for ring, seen in ((outer, SEEN), *((hole, 0) for hole in holes)):
        if len(ring) > 2:
            pygame.draw.polygon(veil, (*colour, seen), [(x - whole.x, y - whole.y) for x, y in ring])


def sketch_of(read: ReadMap, room: tuple[int, int], options: ImportOptions) -> pygame.Surface:
    """Return what is drawn on a map that has no picture."""
    share = min(room[0] / read.size.x, room[1] / read.size.y)
    sketch = pygame.Surface((max(round(read.size.x * share), 1), max(round(read.size.y * share), 1)))
    sketch.fill(theme.SUNKEN)
    draw_map(sketch, sketch.get_rect(), read, 2, options)
    return sketch


def swatch_of(called: Called) -> Colour | None:
    """Return the colour that the map itself gives things; None if it gives none."""
    digits = called.colour.lstrip("#")
    if len(digits) != 6:
        return None
    return (int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16))
