"""Small pictures of what the palette holds, painted by what paints the table: pieces, zones and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import pygame

from pb12table.app.editor.commands import CARRIED, RISING, EditCommands
from pb12table.app.editor.tools.usual_shapes import usual_shape
from pb12table.app.preview.portraits import draw_template
from pb12table.files.forms.pieces import piece_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Battlefield, Gait
from pb12table.table.cells import Lattice
from pb12table.table.terrain import Piece
from pb12table.table.zones import Area
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.layout.painting import Painter
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.layers.areas import draw_zone
from pb12table.window.scene.layers.cells import draw_cells
from pb12table.window.scene.picture import CellToken
from pb12table.window.terrain.terrain_art import art_bounds
from pb12table.window.terrain.terrain_layer import terrain_picture

GROUND: Final = 40.0
"""How wide and deep the bare table under a sample is, in steps: its border is far away from the middle."""
MIDDLE: Final = GROUND / 2.0
PIXELS_OF_A_STEP: Final = 22.0
"""How large a sample of a zone is drawn, in natural pixels."""
EDGE: Final = 0.16
"""How far within its sample a zone ends, in steps."""
TOKEN: Final = 12.0
"""The radius of a token in natural pixels."""
NOBODY: Final = PlayerLook((122, 126, 130), "circle", (58, 60, 64), (206, 208, 210))
"""The look of a figure while nobody has been chosen whose it is."""
BESIDE: Final = 0.12
"""How much ground is shown beside a piece, as a share of its size, so that its shadow is seen."""
_HEXAGON: Final = Lattice((0.0, 0.0), 1.0).ring((0, 0))
_LEVEL: Final = Gait(0.0, 0.0)
"""Nobody walks on a sample."""


def kind_sample(kinds: Mapping[str, KindForm], kind: str, size: tuple[int, int]) -> pygame.Surface:
    """A piece of a kind of terrain on bare ground, `size` in pixels."""
    rising: dict[str, Any] = {"rises": 0.0} if kind.split("-")[-1] in RISING else {}
    form = TerrainForm(id="sample", kind=kind, **usual_shape(kind, (MIDDLE, MIDDLE)), **rising)
    return _painted(piece_of(form, kinds, "palette", kind), size)


@lru_cache(maxsize=512)
def _painted(piece: Piece, size: tuple[int, int]) -> pygame.Surface:
    """A piece as large as has room with a little ground beside it."""
    west, south, east, north = art_bounds(piece)
    aside = max(east - west, north - south) * BESIDE
    scale = min(size[0] / (east - west + 2.0 * aside), size[1] / (north - south + 2.0 * aside))
    left = round((west + east) / 2.0 * scale - size[0] / 2.0)
    top = round((GROUND - (south + north) / 2.0) * scale - size[1] / 2.0)
    return terrain_picture(Battlefield(GROUND, GROUND, (piece,), _LEVEL), scale, left, top, *size)


@lru_cache(maxsize=64)
def zone_sample(kind: ZoneKind, look: PlayerLook | None, size: tuple[int, int], scale: float) -> pygame.Surface:
    """A zone of a kind on bare ground, `size` in pixels, in the colour of who has the `look`, if anybody."""
    steps = PIXELS_OF_A_STEP * scale
    left, top = (round(MIDDLE * steps - side / 2.0) for side in size)
    surface = terrain_picture(Battlefield(GROUND, GROUND, (), _LEVEL), steps, left, top, *size)
    camera = Camera(surface.get_rect(), steps, (MIDDLE, MIDDLE), GROUND, GROUND)
    x, y = (side / steps / 2.0 - EDGE for side in size)
    ring = ((MIDDLE - x, MIDDLE - y), (MIDDLE + x, MIDDLE - y), (MIDDLE + x, MIDDLE + y), (MIDDLE - x, MIDDLE + y))
    owner = PlayerId("sample")
    zone = Zone("sample", kind, Area(ring), () if look is None else (owner,))
    draw_zone(surface, camera, zone, {} if look is None else {owner: look}, scale)
    return surface


def _draw_cell(commands: EditCommands, canvas: Canvas, place: pygame.Rect, sort: str, name: str) -> None:
    """A cell with a ground, with something on it, or with the rim of its owner."""
    side = place.h / 2.0
    camera = Camera(place, side, (0.0, 0.0), 2.0, 2.0)
    look = looks_of(commands.bench.setup).get(PlayerId(name)) if sort == "own" else None
    ground, cover = (name if sort == sample else "" for sample in ("ground", "cover"))
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(place.clip(before))
    draw_cells(canvas.surface, camera, [CellToken(_HEXAGON, ground, cover, look)], canvas.scale)
    canvas.surface.set_clip(before)


def sample_of(commands: EditCommands, zone: str) -> Painter | None:
    """What paints the picture of something in the palette, by the name of its zone; None for a tool."""
    section, _, name = zone.partition(":")
    setup = commands.bench.setup

    def look_of(player: PlayerId | None) -> PlayerLook | None:
        return None if player is None else looks_of(setup).get(player)

    def paint(canvas: Canvas, place: pygame.Rect) -> None:
        if section == "profile":
            if name in commands.templates:
                draw_template(canvas, place.center, TOKEN, commands.templates[name], look_of(commands.owner) or NOBODY)
            return
        if section in ("ground", "cover", "own"):
            _draw_cell(commands, canvas, place, section, name)
            return
        if section == "kind":
            picture = kind_sample(commands.bench.kinds, name, place.size)
        else:
            kind = ZoneKind(name)
            picture = zone_sample(kind, look_of(commands.owner_of_zone(kind)), place.size, canvas.scale)
        canvas.surface.blit(picture, place)
        canvas.box(place, None, theme.LINE, 0)

    return paint if section in CARRIED else None
