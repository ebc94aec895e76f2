"""From a scenario to a Universal VTT map: what no average human looks over becomes walls and objects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pb12table.files.scenario import Scenario, scenario_form
from pb12table.layouts.maps.universal_map import (
    WRITTEN_FORMAT,
    Environment,
    Line,
    MapPoint,
    MapSize,
    Resolution,
    UniversalMap,
    encoded_picture,
)
from pb12table.table.shapes import Point
from pb12table.table.terrain import Piece

EYE_HEIGHT = 1.8
"""The base point of an average human above the table, in steps; RU006."""


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How a scenario becomes a map: how many steps a cell is wide, how many pixels of its picture it has.

    Pieces whose top is below `from_height` steps block no sight for the other program, which knows no heights.
    """

    cell_steps: float = 1.0
    pixels_per_cell: int = 70
    from_height: float = EYE_HEIGHT


def exported(scenario: Scenario, options: ExportOptions, picture: bytes | None = None) -> UniversalMap:
    """The map of a scenario's layout; `picture` shows the whole table.

    Walls along lines become `line_of_sight`, all other outlines `objects_line_of_sight`.
    """
    form = scenario_form(scenario.document, scenario.path)
    field = scenario.setup.battlefield
    hiding = [
        (shape, piece)
        for shape, piece in zip(form.terrain, field.pieces, strict=True)
        if _hides(piece, options.from_height)
    ]

    def placed(points: Iterable[Point]) -> Line:
        k = options.cell_steps
        return tuple(MapPoint(round(x / k, 6), round((field.depth - y) / k, 6)) for x, y in points)

    return UniversalMap(
        format=WRITTEN_FORMAT,
        resolution=Resolution(
            map_size=MapSize(field.width / options.cell_steps, field.depth / options.cell_steps),
            pixels_per_grid=options.pixels_per_cell,
            map_origin=MapPoint(0.0, 0.0),
        ),
        line_of_sight=tuple(placed(shape.line) for shape, _ in hiding if shape.line is not None),
        objects_line_of_sight=tuple(
            placed(ring)
            for shape, piece in hiding
            if shape.line is None
            for ring in ((*outline, outline[0]) for outline in (piece.outline, *piece.holes))
        ),
        portals=(),
        environment=Environment(baked_lighting=True, ambient_light="ffffffff"),
        lights=(),
        image=None if picture is None else encoded_picture(picture),
        pb12table_cell_steps=options.cell_steps,
    )


def _hides(piece: Piece, from_height: float) -> bool:
    """Whether a piece that stands on the ground hides a standing human from another one."""
    return piece.opaque and not piece.is_ramp and piece.base < from_height and piece.top >= from_height
