"""From a scenario to a Universal VTT map: what no average human looks over becomes walls and objects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atan2
from pathlib import Path

from msgspec import structs

from pb12table.files.forms.openings import holed
from pb12table.files.forms.scenarios import KindForm, ScenarioForm, TerrainForm
from pb12table.files.scenario import Scenario, scenario_form
from pb12table.layouts.maps.universal_map import (
    WRITTEN_FORMAT,
    Environment,
    Heights,
    Line,
    MapPoint,
    MapSize,
    Opening,
    Portal,
    Resolution,
    Rise,
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

    Walls along lines become `line_of_sight`, all other outlines `objects_line_of_sight`. Doors become portals, open or
    closed as they are, and windows open ones, through which other programs look; what they are here stands beside that,
    for the way back.
    """
    form = scenario_form(scenario.document, scenario.path)
    field = scenario.setup.battlefield
    portals = portals_of(form)
    kinds = {kind.id: kind for kind in form.kind}
    names = {shape.id for shape in portals}
    hiding = {piece.whole: piece for piece in field.pieces if _hides(piece, options.from_height)}
    shown = [(shape, hiding[shape.id]) for shape in form.terrain if shape.id in hiding and shape.id not in names]
    lines = [(line, shape) for shape, _ in shown for line in _lines(shape, portals, scenario.path)]
    rings = [
        ((*outline, outline[0]), shape)
        for shape, piece in shown
        if shape.line is None
        for outline in (piece.outline, *piece.holes)
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
        line_of_sight=tuple(placed(line) for line, _ in lines),
        objects_line_of_sight=tuple(placed(ring) for ring, _ in rings),
        portals=tuple(_portal(shape, kinds[shape.kind], placed(shape.line or ())) for shape in portals),
        environment=Environment(baked_lighting=True, ambient_light="ffffffff"),
        lights=(),
        image=None if picture is None else encoded_picture(picture),
        pb12table_cell_steps=options.cell_steps,
        pb12table_heights=Heights(
            walls=tuple(_rise(shape, kinds[shape.kind]) for _, shape in lines),
            objects=tuple(_rise(shape, kinds[shape.kind]) for _, shape in rings),
        ),
    )


def portals_of(form: ScenarioForm) -> tuple[TerrainForm, ...]:
    """The doors and windows of a scenario."""
    kinds = {kind.id: kind for kind in form.kind}
    return tuple(
        shape
        for shape in form.terrain
        if shape.line is not None and (kinds[shape.kind].opens is not None or _is_window(shape, kinds[shape.kind]))
    )


def windows_of(form: ScenarioForm) -> int:
    """Return how many windows a scenario has, which become open portals."""
    kinds = {kind.id: kind for kind in form.kind}
    return sum(_is_window(shape, kinds[shape.kind]) for shape in portals_of(form))


def _is_window(shape: TerrainForm, kind: KindForm) -> bool:
    return shape.sill is not None or kind.sill is not None


def _lines(shape: TerrainForm, portals: Iterable[TerrainForm], file: str | Path) -> Sequence[Sequence[Point]]:
    """The line of a wall beside the doors and windows in it; () for what is no wall along a line."""
    if shape.line is None:
        return ()
    holes = [(portal.id, portal) for portal in portals if portal.inside == shape.id]
    return holed(shape, holes, file, shape.id).beside if holes else (shape.line,)


def _portal(shape: TerrainForm, kind: KindForm, line: Line) -> Portal:
    """Return a door or window as a portal."""
    (x, y), (u, v) = ((point.x, point.y) for point in line)
    middle = MapPoint(round((x + u) / 2.0, 6), round((y + v) / 2.0, 6))
    return Portal(
        position=middle,
        bounds=line,
        rotation=round(atan2(v - y, u - x), 6),
        closed=not shape.open and not _is_window(shape, kind),
        freestanding=shape.inside is None,
        pb12table_opening=_opening(shape, kind),
    )


def _rise(shape: TerrainForm, kind: KindForm) -> Rise:
    """Return how high a piece begins, and how high it is."""
    base = kind.base if shape.base is None else shape.base
    return base, kind.height if shape.height is None else shape.height


def _opening(shape: TerrainForm, kind: KindForm) -> Opening:
    """Return what a door or window is here."""
    base, height = _rise(shape, kind)
    own = Opening(base=base, height=height, open=shape.open or 0.0)
    if not _is_window(shape, kind):
        return own
    sill = kind.sill if shape.sill is None else shape.sill
    lintel = kind.lintel if shape.lintel is None else shape.lintel
    return structs.replace(own, window=True, sill=sill, lintel=lintel)


def _hides(piece: Piece, from_height: float) -> bool:
    """Whether a piece that stands on the ground hides a standing human from another one."""
    return piece.opaque and not piece.is_ramp and piece.base < from_height and piece.top >= from_height
