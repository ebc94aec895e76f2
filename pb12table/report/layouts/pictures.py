"""Which pictures a report shows of a layout, and their colours."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Protocol

import numpy as np

from pb12table.analysis.comparing import Compared, opposed
from pb12table.analysis.games.trials import heat_raster
from pb12table.analysis.layout import TABLE, Measured
from pb12table.analysis.parts.chokes import CLOSED
from pb12table.analysis.parts.grounds import sources_against, united
from pb12table.report.colours import (
    CAME,
    COVER,
    SIGHT,
    WENT,
    Colours,
    changes,
    filled,
    heat,
    owners,
    shades,
    with_hidden,
)
from pb12table.report.layouts.contents import Part
from pb12table.skirmish.ids import PlayerId
from pb12table.table.raster import Floats, Raster
from pb12table.table.shapes import Point3
from pb12table.table.sight.many.observers import Sites

SHARES, LEVELS = 0.1, 0.5
"""In such steps the scales of differences of shares and of levels end."""

MOST_LEVEL = 5.0
"""The concealment level at which the scale of cover ends."""


class Painter(Protocol):
    """A painter of one layout, whose pictures are JPEG files."""

    def overview(self) -> bytes:
        """The opening position with all zones."""
        ...

    def cells(
        self, raster: Raster, colours: Colours, places: Sequence[tuple[str, Point3]] = (), storey: int | None = None
    ) -> bytes:
        """A map of coloured cells, rows from the south, over one storey or over all of them."""
        ...

    def lanes(self, lanes: Sequence[tuple[Point3, Point3]]) -> bytes:
        """Numbered lines of sight."""
        ...

    def ways(
        self, ways: Sequence[tuple[PlayerId | None, Sequence[Point3]]], chokes: Sequence[tuple[Point3, float]]
    ) -> bytes:
        """Ways in the colours of the players, and numbered circles."""
        ...


def pictures_of(part: Part, painter: Painter) -> dict[str, bytes]:
    """All pictures of a layout by name; `exposure_name` and others below tell those there are several of."""
    measured = part.measured
    raster = measured.sites.raster
    found = {"overview": painter.overview()}
    for storey in mapped_storeys(measured):
        for key in (TABLE, *against_somebody(part)):
            seen = exposure_against(measured, key)
            colours = _exposed(measured, seen, storey)
            found[exposure_name(key, storey)] = painter.cells(raster, colours, storey=storey)
            if (levels := cover_against(measured, key)) is not None:
                colours = _covered(measured, levels, storey)
                found[cover_name(key, storey)] = painter.cells(raster, colours, storey=storey)
        if measured.sides.measures:
            nearest = measured.sides.nearest.astype(np.float64)
            numbers = measured.sites.without_gaps(nearest, measured.of_storey(storey))
            colours = owners(numbers, [part.colours[player] for player in part.players])
            found[first_name(storey)] = painter.cells(raster, colours, storey=storey)
    found["lanes"] = painter.lanes([(lane.start, lane.end) for lane in measured.lanes])
    found["ways"] = painter.ways(ways_drawn(measured), [(choke.place, CLOSED) for choke in measured.chokes])
    if part.tried is not None:
        cells = heat_raster(part.setup)
        for name, counts in (("stood", part.tried.stood), ("moved", part.tried.moved), ("fell", part.tried.fell)):
            found[name] = painter.cells(cells, heat(counts.sum(axis=0).astype(np.float64)))
    return found


def mapped_storeys(measured: Measured) -> Sequence[int | None]:
    """The storeys that have maps of their own, from below; None for all together where none lies above another.

    Where there is no room to stand on what lies above, as on many roofs, the map shows what is below it.
    """
    return measured.storeys if measured.house.is_storeyed and measured.storeys else (None,)


def pictures_of_difference(compared: Compared, painter: Painter) -> dict[str, bytes]:
    """The maps of how the second of two layouts differs from the first, by the names of the maps of each.

    `painter` paints the second layout.
    """
    raster = compared.second.sites.raster
    players = compared.second.setup.players
    found: dict[str, bytes] = {}
    for storey in mapped_storeys(compared.second):
        for number in (None, *opposed(compared)):
            key = TABLE if number is None else players[number].id
            seen = compared.exposure(TABLE) if number is None else compared.exposed(number)
            colours = change_colours(compared, seen, SHARES, storey)
            found[exposure_name(key, storey)] = painter.cells(raster, colours, storey=storey)
            levels = compared.cover(TABLE) if number is None else compared.covered(number)
            if levels is not None:
                colours = change_colours(compared, levels, LEVELS, storey)
                found[cover_name(key, storey)] = painter.cells(raster, colours, storey=storey)
    return found


def change_colours(compared: Compared, values: Floats, least: float, storey: int | None = None) -> Colours:
    """The colours of a map of differences: less, the same, more, places that are new, and places that are no more.

    `values` are of the places of the second layout; the scale ends at `least` at the least.  Places of the first are of
    the `storey` with the same number; a layout without storeys is all of it.
    """
    before, after = compared.first.sites, compared.second.sites
    old = compared.first.of_storey(storey) if compared.first.house.is_storeyed else None
    new = compared.second.of_storey(storey)
    picture = after.without_gaps(values, new)
    colours = changes(picture, widest(values, least))
    fresh = np.where(compared.partners >= 0, 0.0, 1.0)
    colours = filled(colours, after.without_gaps(fresh, new) == 1.0, CAME)
    rows, columns = (min(pair) for pair in zip(_size(before), _size(after), strict=True))
    there = ~np.isnan(before.without_gaps(np.zeros(len(before)), old)[:rows, :columns])
    gone = np.zeros(picture.shape, dtype=np.bool_)
    gone[:rows, :columns] = there & np.isnan(after.without_gaps(np.zeros(len(after)), new)[:rows, :columns])
    return filled(colours, gone, WENT)


def _size(sites: Sites) -> tuple[int, int]:
    return sites.raster.rows, sites.raster.columns


def widest(values: Floats, least: float) -> float:
    """Where the scale of some differences ends: at a multiple of `least` that holds them all."""
    most = float(np.nanmax(np.abs(values))) if np.isfinite(values).any() else 0.0
    return least * max(1, ceil(most / least - 1e-9))


def _of_storey(name: str, storey: int | None) -> str:
    return name if storey is None else f"{name}-storey{storey}"


def exposure_name(key: str, storey: int | None = None) -> str:
    """The name of the map of what a player's opponents see, or all on the whole TABLE, of a storey or of all."""
    return _of_storey(f"exposure-{key or 'table'}", storey)


def cover_name(key: str, storey: int | None = None) -> str:
    """The name of the map of cover against a player's opponents, or everybody on the whole TABLE, in the same way."""
    return _of_storey(f"cover-{key or 'table'}", storey)


def first_name(storey: int | None = None) -> str:
    """The name of the map of who is there first."""
    return _of_storey("first", storey)


def against_somebody(part: Part) -> list[PlayerId]:
    """The players whose opponents have ground that they come from."""
    return [player for player in part.players if len(united(sources_against(part.measured.grounds, player)))]


def exposure_against(measured: Measured, key: str) -> Floats:
    """The share of the ground of a player's opponents, or of the whole TABLE, that each site is seen from."""
    if key == TABLE:
        return measured.exposure(TABLE)
    return measured.sights[0].exposure(united(sources_against(measured.grounds, PlayerId(key))))


def cover_against(measured: Measured, key: str) -> Floats | None:
    """The mean concealment level at each site against a player's opponents, or against the whole TABLE."""
    if measured.covering is None:
        return None
    if key == TABLE:
        return measured.cover(TABLE)
    enemies = sources_against(measured.grounds, PlayerId(key))
    return measured.covering.mean(np.unique(np.concatenate([measured.observers[ground.id] for ground in enemies])))


def _exposed(measured: Measured, seen: Floats, storey: int | None) -> Colours:
    picture = measured.sites.without_gaps(seen, measured.of_storey(storey))
    return with_hidden(shades(picture, SIGHT, 1.0), picture == 0.0)


def _covered(measured: Measured, levels: Floats, storey: int | None) -> Colours:
    # Sites that nobody sees have no level; cells without a site are another matter.
    picture = measured.sites.without_gaps(np.where(np.isnan(levels), -1.0, levels), measured.of_storey(storey))
    return with_hidden(shades(picture, COVER, MOST_LEVEL), picture < 0.0)


def ways_drawn(measured: Measured) -> list[tuple[PlayerId | None, Sequence[Point3]]]:
    """The ways from the grounds of each player, each once."""
    by_id = {ground.id: ground for ground in measured.grounds}
    found: list[tuple[PlayerId | None, Sequence[Point3]]] = []
    for way in measured.ways:
        start, end = by_id[way.start], by_id[way.end]
        if way.walk is None or way.walk.cost is None or not start.is_source or not (end.is_source or end.is_goal):
            continue
        if end.is_source and set(start.players) & set(end.players):
            continue
        found.append((start.players[0] if len(start.players) == 1 else None, way.walk.points))
    return found
