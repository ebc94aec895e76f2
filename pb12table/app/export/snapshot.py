"""A picture of a position without a window: what `pb12table render` writes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Final

# Before pygame is loaded: its greeting would stand in the output of the command.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from pb12table.analysis.threat import Threats
from pb12table.app.preview.sight_drawings import blockers_of, line_label, one_above_another
from pb12table.app.preview.sight_view import sightline
from pb12table.app.preview.state_picture import picture_of
from pb12table.app.preview.threat_picture import threat_shown
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.table.shapes import Region
from pb12table.table.sight.visible import visible_ground, visible_surfaces
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import SightDrawing
from pb12table.window.scene.plates import draw_plate, plate_size
from pb12table.window.scene.storeys import ShownStorey
from pb12table.window.scene.table_view import TableView

CAPTION: Final = 15.0
"""The size of the observer's name in the corner."""


def png_of(
    state: GameState,
    texts: Texts,
    size: tuple[int, int],
    *,
    observer: FigureId | None = None,
    zones: bool = False,
    heights: bool = False,
    names: bool = False,
    storey: int | None = None,
) -> bytes:
    """The whole table of a state as a PNG file of `size` pixels, of one `storey` alone where one is told.

    With an `observer` (who stands on the table), it is named, all it does not see lies in the dark, and its sight
    angle and its sight lines to all others are drawn.
    """
    surface = pygame.Surface(size)
    picture = picture_of(state, texts, selected=observer)
    picture.show_zones, picture.show_heights, picture.show_names = zones, heights, names
    if observer is not None:
        picture.show_angles = (observer,)
        others = [figure for figure in scene(state.setup.system).figures(state) if figure != observer]
        picture.seen = seen_surfaces(state, observer)
        picture.sights = sight_drawings(state, texts, observer, others)
    shown = ShownStorey()
    shown.follow_table(state.setup.system, state.battlefield)
    shown.choose(storey)
    shown.show(picture)
    field = state.battlefield
    scale = max(min(size[0] / 1600.0, size[1] / 900.0), 0.6)
    camera = Camera.fitted(field.width, field.depth, surface.get_rect(), 28.0 * scale)
    TableView(state.setup, texts, scale).draw(surface, camera, picture, complete=True)
    if observer is not None:
        words = texts("draw-observer", name=figure_name(texts, state.setup, observer))
        width, height = plate_size(words, scale, CAPTION)
        draw_plate(surface, words, (width / 2.0 + 6.0, height / 2.0 + 6.0), scale, "plain", CAPTION)
    file = BytesIO()
    pygame.image.save(surface, file, "table.png")
    return file.getvalue()


def threat_png(state: GameState, texts: Texts, size: tuple[int, int], threats: Threats, figure: str = "") -> bytes:
    """The whole table of a state with the threat map of a player, of all figures or of one, as a PNG file."""
    surface = pygame.Surface(size)
    picture = picture_of(state, texts)
    picture.threat = threat_shown(threats, figure=figure)
    field = state.battlefield
    scale = max(min(size[0] / 1600.0, size[1] / 900.0), 0.6)
    camera = Camera.fitted(field.width, field.depth, surface.get_rect(), 28.0 * scale)
    TableView(state.setup, texts, scale).draw(surface, camera, picture, complete=True)
    whose = player_name(state.setup, threats.player) if not figure else figure_name(texts, state.setup, figure)
    words = texts("threat-picture", name=whose)
    width, height = plate_size(words, scale, CAPTION)
    draw_plate(surface, words, (width / 2.0 + 6.0, height / 2.0 + 6.0), scale, "plain", CAPTION)
    file = BytesIO()
    pygame.image.save(surface, file, "threat.png")
    return file.getvalue()


def seen_surfaces(state: GameState, observer: FigureId) -> tuple[tuple[float, Region], ...]:
    """The ground a figure sees, and what it sees of the tops of terrain, with their heights."""
    face = scene(state.setup.system)
    table, here = state.battlefield, face.body(state, observer)
    angle, others = face.half_angle(state, observer), face.hiding(state, observer)
    ground = visible_ground(table, here, angle, others)
    return (0.0, ground), *((top.height, top.region) for top in visible_surfaces(table, here, angle, others))


def sight_drawings(
    state: GameState, texts: Texts, observer: FigureId, others: Sequence[FigureId]
) -> list[SightDrawing]:
    """The sight lines from a figure to others; labels of those exactly above each other tell whose they are."""
    face = scene(state.setup.system)
    places = {other: face.body(state, other).position for other in others}
    found, stacked = [], one_above_another(places)
    for other in others:
        drawing = sight_drawing(state, texts, observer, other)
        if drawing.label and other in stacked:
            name = figure_name(texts, state.setup, other)
            drawing = replace(drawing, label=texts("draw-sight-whose", name=name, label=drawing.label))
        found.append(drawing)
    return found


def sight_drawing(
    state: GameState, texts: Texts, observer: FigureId, target: FigureId, facing: float | None = None
) -> SightDrawing:
    """The sight line between two figures on the table as it is drawn, as if turned to a facing if given."""
    line = sightline(state, observer, target, facing)
    return SightDrawing(
        start=scene(state.setup.system).body(state, observer).base_point,
        end=line.goal,
        state=line.state,
        share=line.seen.covered_share,
        level=line.level,
        blockers=blockers_of(line),
        borderline=line.seen.borderline,
        label="" if line.state == "free" else line_label(state, line, texts, full=True),
    )
