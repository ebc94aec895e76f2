"""What can be looked at of an analysis: each view with the cells it colours and what it tells beside the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from pb12table.analysis.layout import TABLE, Measured
from pb12table.analysis.parts.chokes import CLOSED
from pb12table.analysis.parts.glimpse import Glimpse
from pb12table.analysis.storeys import heights_along, sites_at_cell
from pb12table.report.colours import COVER, HIDDEN, SIGHT, Colours, owners, shades, with_hidden
from pb12table.report.layouts.pictures import MOST_LEVEL
from pb12table.report.layouts.words import (
    can_have_chokes,
    crossing_line,
    ground_name,
    heights_told,
    measure_name,
    measured_value,
    percent,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import measures
from pb12table.table.raster import Floats, Truths
from pb12table.table.shapes import Point, Point3
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.texts.plain import upper_first
from pb12table.texts.storeys import FLAT, storey_name
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.theme import Colour
from pb12table.window.layout.nodes import Tone
from pb12table.window.scene.place_line import APART

GRIDS: Final = (0.5, 1.0, 2.0)
"""The sizes of cells one can choose, in steps."""

HEIGHTS: Final = (2.0, 1.0, 0.0)
"""The heights of the figures looked at one can choose, in steps; 0 is the bare ground."""

Sort = Literal["exposure", "cover", "dead", "threat", "first", "lanes", "ways", "along"]
Looks = dict[PlayerId, PlayerLook]


@dataclass(frozen=True, slots=True)
class View:
    """A view: of what sort, and from which ground (or the whole TABLE) it looks, or whose threats it shows."""

    sort: Sort
    key: str = TABLE


@dataclass(frozen=True, slots=True)
class Line:
    """A line beside the table.

    `kind` is `head`, `text`, `bad` (a text that warns), `pair` (a name and a value, in a `tone`), `spot` (a colour and
    what it stands for), `scale`, `interval` (a share from 0 to 1 with its least and most, `span`) or
    `curve` (shares over lengths, with a `mark` at one of these).
    """

    kind: Literal["head", "text", "bad", "pair", "spot", "scale", "interval", "curve"]
    text: str
    value: str = ""
    colour: Colour | None = None
    stops: tuple[Colour, ...] = ()
    tone: Tone = "text"
    span: tuple[float, float, float] = (0.0, 0.0, 0.0)
    curve: tuple[tuple[float, float], ...] = ()
    mark: float = -1.0


def views_of(measured: Measured) -> list[View]:
    """Everything there is to look at, in the order in which it is offered."""
    sources = [ground.id for ground in measured.grounds if ground.is_source and len(ground.sites)]
    found = [View("exposure", key) for key in (TABLE, *sources)]
    if measured.covering is not None:
        found += [View("cover", key) for key in (TABLE, *sources)]
    found += [View("dead", key) for key in sources]
    if measures(measured.setup.system).threat is not None:
        found += [View("threat", player.id) for player in measured.setup.players]
    if measured.sides.measures:
        found.append(View("first"))
    return [*found, View("lanes"), View("ways"), View("along")]


def view_name(texts: Texts, measured: Measured, view: View) -> str:
    """What a view is called where its sort is said already."""
    if view.sort in ("exposure", "cover", "dead"):
        name = ground_name(texts, measured.setup, view.key)
        return name[:1].upper() + name[1:]
    if view.sort == "threat":
        return player_name(measured.setup, view.key)
    return texts(f"worth-view-{view.sort}")


# -- the cells ----------------------------------------------------------------------------------------------------


def site_values(measured: Measured, view: View) -> Floats | None:
    """The number of each site; negative where there is none. None for a view without numbers of places."""
    if view.sort in ("exposure", "dead"):
        return measured.exposure(view.key)
    if view.sort == "cover":
        levels = measured.cover(view.key)
        return None if levels is None else np.where(np.isnan(levels), -1.0, levels)
    if view.sort == "first":
        return measured.sides.nearest.astype(np.float64)
    return None


def values_of(measured: Measured, view: View, storey: int | None = None) -> Floats | None:
    """The number of each cell of a storey, or of the highest places, rows from the south.

    NaN marks places without room to stand, a value below 0 those without a number.
    """
    values = site_values(measured, view)
    return None if values is None else measured.sites.without_gaps(values, measured.of_storey(storey))


def colours_of(measured: Measured, view: View, looks: Looks, storey: int | None = None) -> Colours | None:
    """The colour of each cell of a view, on a storey or on the highest places; None when it has none."""
    values = values_of(measured, view, storey)
    if values is None:
        return None
    if view.sort == "exposure":
        return with_hidden(shades(values, SIGHT, 1.0), values == 0.0)
    if view.sort == "cover":
        return with_hidden(shades(values, COVER, MOST_LEVEL), values < 0.0)
    if view.sort == "dead":
        return with_hidden(np.zeros((*values.shape, 4), dtype=np.uint8), values == 0.0)
    return owners(values, [looks[player.id].colour for player in measured.setup.players])


def glimpse_colours(glimpse: Glimpse, chosen: Truths | None = None) -> Colours:
    """The colours of a map that is still being measured, of the sites that are `chosen` or the highest ones.

    Places that are seen from nowhere are black only when all observers have been asked.
    """
    values = glimpse.sites.without_gaps(glimpse.exposure(), chosen)
    colours = shades(values, SIGHT, 1.0)
    return with_hidden(colours, values == 0.0) if glimpse.is_exact else colours


def glimpse_line(texts: Texts, glimpse: Glimpse, point: Point, chosen: Truths | None = None) -> str:
    """What such a map says of the place under the mouse."""
    raster = glimpse.sites.raster
    if not (0.0 <= point[0] <= raster.width and 0.0 <= point[1] <= raster.depth):
        return ""
    column, row = raster.cell_at(point)
    value = float(glimpse.sites.without_gaps(glimpse.exposure(), chosen)[row, column])
    if np.isnan(value):
        return ""
    share = percent(texts, value)
    return texts("worth-cell-seen" if glimpse.is_exact else "worth-cell-about", share=share)


def cell_line(texts: Texts, measured: Measured, view: View, point: Point) -> str:
    """What a view says of the place under the mouse: of each storey that has one there, the highest first."""
    raster, values = measured.sites.raster, site_values(measured, view)
    if values is None or not (0.0 <= point[0] <= raster.width and 0.0 <= point[1] <= raster.depth):
        return ""
    there = sites_at_cell(measured, raster.cell_at(point))
    if not there:
        return texts("worth-cell-nobody")
    if len(there) == 1 and there[0][1].height < FLAT:
        return _value_line(texts, measured, view, float(values[there[0][0]]))
    return APART.join(
        texts(
            "worth-cell-storey",
            storey=storey_name(texts, int(measured.numbers[number])),
            height=texts.number(site.height, 1),
            told=_value_line(texts, measured, view, float(values[number])),
        )
        for number, site in reversed(there)
    )


def _value_line(texts: Texts, measured: Measured, view: View, value: float) -> str:
    """What the number of a place means."""
    if view.sort in ("exposure", "dead"):
        return texts("worth-cell-unseen") if value == 0.0 else texts("worth-cell-seen", share=percent(texts, value))
    if view.sort == "cover":
        return texts("worth-cell-unseen") if value < 0.0 else texts("worth-cell-cover", level=round(value, 1))
    players = measured.setup.players
    name = player_name(measured.setup, players[round(value)].id) if value >= 0.0 else ""
    return texts("worth-cell-first", player=name) if name else texts("worth-cell-nobody-first")


# -- what stands beside -------------------------------------------------------------------------------------------


def told_of(
    texts: Texts, measured: Measured, view: View, looks: Looks, storey: int | None = None
) -> list[Line]:
    """What is said about a view of a storey, or of all, beside the table; each time that it cannot be crossed.

    Of threats and drawn ways only those who work them out can tell more.
    """
    warning = [Line("bad", crossing_line(texts, measured))] if measured.can_be_crossed is False else []
    own = measured.of_storey(storey)
    alone: list[Line] = []
    if storey is not None and own is not None and view.sort in ("exposure", "cover", "dead"):
        name = upper_first(storey_name(texts, storey))
        alone = [Line("pair", texts("worth-storey-alone", storey=name), texts("worth-places", places=int(own.sum())))]
    return [*warning, *_told_of(texts, measured, view, looks, own), *alone]


def _told_of(texts: Texts, measured: Measured, view: View, looks: Looks, own: Truths | None) -> list[Line]:
    if view.sort in ("threat", "along"):
        return []
    name = ground_name(texts, measured.setup, view.key)
    if view.sort == "exposure":
        return _exposure(texts, _chosen(measured.exposure(view.key), own), name, whole=own is None)
    if view.sort == "cover":
        levels = measured.cover(view.key)
        return _cover(texts, np.zeros(0) if levels is None else _chosen(levels, own), name)
    if view.sort == "dead":
        seen = _chosen(measured.exposure(view.key), own)
        share = float((seen == 0.0).mean()) if len(seen) else None
        return [
            Line("head", texts("worth-dead-of", ground=name)),
            Line("spot", texts("layout-report-seen-none"), colour=HIDDEN),
            Line("pair", texts("worth-share"), percent(texts, share, 1)),
            Line("text", texts("worth-dead-note")),
        ]
    if view.sort == "first":
        return differences(texts, measured, looks)
    return _lanes(texts, measured) if view.sort == "lanes" else _ways(texts, measured, looks)


def _chosen(values: Floats, own: Truths | None) -> Floats:
    return values if own is None else values[own]


def _exposure(texts: Texts, seen: Floats, name: str, *, whole: bool) -> list[Line]:
    in_sight, at_once = (float((seen > 0.0).mean()), float(seen.mean())) if len(seen) else (None, None)
    return [
        Line("head", texts("worth-exposure-of", ground=name)),
        Line("scale", texts("layout-report-seen-none"), texts("layout-report-seen-all"), HIDDEN, SIGHT),
        Line("pair", texts("worth-in-sight" if whole else "worth-storey-in-sight"), percent(texts, in_sight, 1)),
        Line("pair", texts("worth-at-once"), percent(texts, at_once, 1)),
        Line("text", texts("worth-exposure-note")),
    ]


def glimpsed(texts: Texts, setup: GameSetup, glimpse: Glimpse) -> list[Line]:
    """What is said beside a map that is still being measured: that it is coarse, and how far it has come."""
    note = "worth-glimpse-exact" if glimpse.is_exact else "worth-glimpse-coarse"
    told = texts(note, asked=glimpse.observers, all=len(glimpse.sites))
    return [
        Line("head", texts("worth-exposure-of", ground=ground_name(texts, setup, TABLE))),
        Line("bad" if not glimpse.is_exact else "text", told),
        Line("scale", texts("layout-report-seen-none"), texts("layout-report-seen-all"), HIDDEN, SIGHT),
        Line("text", texts("worth-exposure-note")),
    ]


def _cover(texts: Texts, levels: Floats, name: str) -> list[Line]:
    known = levels[~np.isnan(levels)]
    mean = texts.number(float(known.mean()), 1) if len(known) else "–"
    return [
        Line("head", texts("worth-cover-of", ground=name)),
        Line("scale", texts("layout-report-cover-none"), texts("worth-level-and-more", level=round(MOST_LEVEL)),
             None, COVER),
        Line("spot", texts("layout-report-cover-hidden"), colour=HIDDEN),
        Line("pair", texts("worth-mean-level"), mean),
        Line("text", texts("layout-report-cover-note")),
    ]  # fmt: skip


def differences(texts: Texts, measured: Measured, looks: Looks) -> list[Line]:
    """Each number of the players, and whom its difference favours."""
    setup = measured.setup
    found = [Line("head", texts("layout-report-players"))]
    for measure in measured.sides.measures:
        name = measure_name(texts, setup, measure)
        found.append(Line("text", name[:1].upper() + name[1:]))
        for player, value in measure.values.items():
            best = f" · {texts('worth-better')}" if measure.favours == player else ""
            told = measured_value(texts, measure, value) + best
            found.append(Line("pair", player_name(setup, player), told, looks[player].colour))
    return [*found, Line("text", texts("worth-difference-note"))]


def _place(texts: Texts, place: Point, height: float) -> str:
    told = " | ".join(texts.number(value, 1) for value in place)
    return told if height < FLAT else texts("worth-place-up", place=told, height=texts.number(height, 1))


def _lanes(texts: Texts, measured: Measured) -> list[Line]:
    found = [Line("head", texts("layout-report-lanes"))]
    for number, lane in enumerate(measured.lanes, 1):
        ends = zip((lane.start, lane.end), lane.stands, strict=True)
        told = " → ".join(_place(texts, end[:2], height) for end, height in ends)
        found.append(Line("pair", f"{number}.  {told}", texts.number(lane.length, 1)))
    return [*found, Line("text", texts("layout-report-lanes-note"))]


def _ways(texts: Texts, measured: Measured, looks: Looks) -> list[Line]:
    setup = measured.setup
    by_id = {ground.id: ground for ground in measured.grounds}
    is_open = can_have_chokes(measured)
    found = [Line("head", texts("worth-chokes"))] if is_open else []
    for number, choke in enumerate(measured.chokes, 1):
        told = texts("worth-choke-cut", ways=choke.cut_off) if choke.cut_off else texts("worth-choke", more=choke.more)
        found.append(Line("pair", f"{number}.  {_place(texts, choke.place[:2], choke.place[2])}", told))
    if is_open and not measured.chokes:
        found.append(Line("text", texts("layout-report-no-chokes")))
    found.append(Line("head", texts("worth-ways")))
    for way in measured.ways:
        ends = " → ".join(ground_name(texts, setup, key) for key in (way.start, way.end))
        if way.walk is None:
            told = texts("layout-report-nowhere")
        elif way.walk.cost is None:
            told = texts("layout-report-no-way")
        else:
            told = texts("worth-way", cost=way.walk.cost, length=round(way.walk.length, 1))
            if len(heights_along(way.walk.points)) > 1 or way.walk.start[2] >= FLAT:
                told = texts("worth-way-heights", way=told, heights=heights_told(texts, way.walk))
        owners_ = by_id[way.start].players
        found += [Line("text", ends), Line("pair", "", told, looks[owners_[0]].colour if len(owners_) == 1 else None)]
    return [*found, Line("text", texts("layout-report-ways-note", radius=CLOSED))]


def lines_of_sight(measured: Measured) -> Sequence[tuple[Point3, Point3]]:
    """The lanes as pairs of points."""
    return [(lane.start, lane.end) for lane in measured.lanes]
