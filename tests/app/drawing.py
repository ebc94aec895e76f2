"""A small table to be drawn, and what tests ask of a picture."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TypedDict, Unpack

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import Label
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.skirmish.zones import Zone
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Point
from pb12table.table.terrain import Piece
from pb12table.window.kit.palette import PLAYER_LOOKS
from pb12table.window.scene.picture import Camera, Picture, Token
from pb12table.window.scene.table_view import TableView

Pixels = NDArray[np.int16]
SIZE = (480, 360)


class Marks(TypedDict, total=False):
    """What a token may show besides a figure; see `Token`."""

    name: str
    initials: str
    marks: tuple[Mark, ...]
    action_points: int | None
    selected: bool
    active: bool
    done: bool
    able: bool
    ghost: bool
    hovered: bool
    targeted: bool
    alpha: float
    half_angle: float


def box(
    name: str,
    west: float,
    south: float,
    width: float,
    depth: float,
    kind: str = "wall",
    height: float = 1.0,
    base: float = 0.0,
) -> Piece:
    """A rectangular piece of terrain."""
    ring = ((west, south), (west + width, south), (west + width, south + depth), (west, south + depth))
    return Piece(name, ring, base=base, height=height, kind=kind)


def setup_with(*pieces: Piece, zones: tuple[Zone, ...] = (), width: float = 16.0, depth: float = 12.0) -> Setup:
    """A setup of two players without figures on a table with some terrain."""
    whole = load_scenario("smugglers-cove").setup
    field = Battlefield(width, depth, pieces, GAIT)
    found: Setup = replace(whole, name=Label("x", "x"), battlefield=field, backdrop=None, figures=(), zones=zones)
    return found


def body_at(x: float, y: float, z: float = 0.0, facing: float = 0.0, name: str = "f") -> Body:
    """An average human."""
    return Body(name, Circle(0.25), x, y, z, facing, 2.0, 1.8)


def token_at(x: float, y: float, facing: float = 0.0, **more: Unpack[Marks]) -> Token:
    """A plain token of the first player."""
    return replace(Token(body_at(x, y, 0.0, facing), PLAYER_LOOKS[0], initials="AB"), **more)


def camera_for(setup: Setup, size: tuple[int, int] = SIZE) -> Camera:
    """The whole table in a picture of some size."""
    return Camera.fitted(setup.battlefield.width, setup.battlefield.depth, pygame.Rect((0, 0), size))


def drawn(
    setup: Setup,
    picture: Picture | None = None,
    camera: Camera | None = None,
    *,
    size: tuple[int, int] = SIZE,
    interface_scale: float = 1.0,
) -> Pixels:
    """The pixels [x, y, colour] of a finished picture."""
    surface = pygame.Surface(size)
    view = TableView(setup, None, interface_scale)
    view.draw(surface, camera or camera_for(setup, size), picture or Picture(), complete=True)
    return pygame.surfarray.array3d(surface).astype(np.int16)


@lru_cache(maxsize=4)
def bare_table() -> Pixels:
    """The picture of the empty table."""
    return drawn(setup_with())


def changed(before: Pixels, after: Pixels, least: int = 12) -> NDArray[np.bool_]:
    """Where two pictures differ visibly."""
    return np.asarray(np.abs(before - after).max(axis=2) >= least)


def brightness(pixels: Pixels, camera: Camera, point: Point, reach: int = 4) -> float:
    """How bright the picture is about a table point, 0 to 255."""
    x, y = camera.to_screen(point)
    return float(pixels[x - reach : x + reach + 1, y - reach : y + reach + 1].mean())
