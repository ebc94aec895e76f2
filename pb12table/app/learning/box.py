"""The box of a lesson at the bottom of the left column, and the lights around what it points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from pb12table.app.learning.lesson import Said
from pb12table.app.panels.action_bar import MORE
from pb12table.skirmish.faces.system import GameState
from pb12table.systems.known import scene
from pb12table.tutorials.reading import place_of
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import mixed
from pb12table.window.layout.nodes import Box, Button, Column, Label, Node, Plate, Row
from pb12table.window.layout.panel import draw_panel, wanted_height
from pb12table.window.layout.parts import upright
from pb12table.window.scene.camera import Camera

ZONE = "lesson:"
"""The zones of its buttons, with their names."""
TILE = "command:"
"""The zones of tiles, with their commands."""
PLACE = 0.7
"""How large the light around a place is, in steps."""
ROOMY = 0.66
"""The larger box takes at most this share of the column."""
AROUND = 0.35
"""How far the light around a figure is from its base, in steps."""


def box_height(canvas: Canvas, column: pygame.Rect, said: Said) -> int:
    """How high the box is in a column, in window pixels; in a low one its letters are smaller."""
    return wanted_height(_fitting(canvas, column, said), column.w, canvas.scale)


def draw_box(canvas: Canvas, column: pygame.Rect, rect: pygame.Rect, said: Said) -> None:
    """Paint it at its place in a column; its buttons are zones that begin with ZONE."""
    draw_panel(canvas, rect, _fitting(canvas, column, said))


def _fitting(canvas: Canvas, column: pygame.Rect, said: Said) -> Node:
    """The roomy box where most of the column has room for it, else a small one, else the least."""
    for size, share in (("roomy", ROOMY), ("small", 1.0)):
        node = _described(said, size)
        if wanted_height(node, column.w, canvas.scale) <= share * column.h:
            return node
    return _described(said, "least")


def _described(said: Said, size: str) -> Node:
    small = size != "roomy"
    main, *others = (
        Button(
            f"{ZONE}{name}",
            short if size == "least" else label,
            height=24.0 if small else 28.0,
            style="primary" if not number and said.is_urged else "quiet",
            size=theme.SMALL,
        )
        for number, (name, label, short) in enumerate(said.buttons)
    )
    rows: list[Node] = [main, *([Row(tuple(others), 4.0)] if others else [])]
    where = () if size == "least" else (Label(said.where, theme.SMALL, "muted"),)
    words = Column(
        (
            *where,
            Label(said.title, theme.NORMAL if small else theme.LARGE, theme.PLANNED, bold=True),
            *(
                Label(part, theme.SMALL if small else theme.NORMAL, told=not small)
                for part in said.text.split("\n\n")
            ),
        ),
        2.0 if small else 4.0,
    )
    plate = Plate(mixed(theme.PANEL, theme.PLANNED, 0.14), mixed(theme.PANEL, theme.PLANNED, 0.7), thickness=2.0)
    pad, gap = (6.0, 4.0) if small else (10.0, 6.0)
    box = Box(Column((words, *rows), gap), (pad + 2.0, pad, pad + 2.0, pad), plate)
    return Box(Row((Box(box, (6.0, 0.0, 6.0, 6.0), grow=1.0), upright()), 0.0), surface=Plate(theme.PANEL, radius=0))


# -- lights -------------------------------------------------------------------------------------------------------


def draw_lights(
    canvas: Canvas,
    free: pygame.Rect,
    points: tuple[str, ...],
    state: GameState,
    camera: Camera,
    labels: Sequence[pygame.Rect],
) -> None:
    """Paint bright frames around what is pointed at: panels and tiles as they were painted, places of the table.

    A tile that is not in front is pointed at by the tile that opens the rest. The labels of the table stay readable.
    """
    named = {zone.name: zone.rect for zone in canvas.zones}
    for point in points:
        name = f"{TILE}{MORE}" if point.startswith(TILE) and point not in named else point
        if name in named:
            rect = named[name].inflate(canvas.px(4), canvas.px(4))
            pygame.draw.rect(canvas.surface, theme.ACCENT, rect, max(2, canvas.px(3)), canvas.px(6))
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(free)
    whole = canvas.surface.get_rect()
    seen = [each.clip(whole) for each in labels if each.colliderect(whole)]
    kept = [(rect, canvas.surface.subsurface(rect).copy()) for rect in seen]
    for ring in _rings(points, state):
        _draw_ring(canvas, [camera.to_screen(corner) for corner in ring])
    for (x, y), radius in _circles(points, state):
        centre, far = camera.to_screen((x, y)), camera.to_screen((x + radius, y))
        _draw_circle(canvas, centre, abs(far[0] - centre[0]))
    for rect, painted in kept:
        canvas.surface.blit(painted, rect)
    canvas.surface.set_clip(clip)


def _circles(points: tuple[str, ...], state: GameState) -> Iterator[tuple[tuple[float, float], float]]:
    """Where circles light up on the table, and how large, in steps."""
    face = scene(state.setup.system)
    for point in points:
        kind, _, rest = point.partition(":")
        place = place_of(point)
        if place is not None:
            yield place, PLACE
        elif kind == "figure":
            figure = next((each.id for each in state.setup.figures if each.id == rest), None)
            if figure is not None and face.is_on_table(state, figure):
                body = face.body(state, figure)
                yield body.position, _radius(body.footprint) + AROUND


def _radius(footprint: object) -> float:
    return footprint if isinstance(footprint, float) else 0.6


def _rings(points: tuple[str, ...], state: GameState) -> Iterator[tuple[tuple[float, float], ...]]:
    """The outlines of the zones that light up."""
    wanted = {point.partition(":")[2] for point in points if point.startswith("zone:")}
    for zone in state.setup.zones:
        if zone.id in wanted:
            yield tuple((corner[0], corner[1]) for corner in zone.area.outline)


def _draw_ring(canvas: Canvas, corners: list[tuple[int, int]]) -> None:
    pygame.draw.polygon(canvas.surface, theme.INK, corners, canvas.px(7))
    pygame.draw.polygon(canvas.surface, theme.ACCENT, corners, canvas.px(4))


def _draw_circle(canvas: Canvas, centre: tuple[int, int], radius: int) -> None:
    for ink, more in ((theme.INK, 2), (theme.ACCENT, 0)):
        pygame.draw.circle(canvas.surface, ink, centre, radius + canvas.px(more), canvas.px(4 + 2 * more))
