"""What can be looked at of a layout's analysis: views of cells, a drawn
path, threat maps, and the panels around them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby, pairwise
from typing import Final, Literal, Protocol

import numpy as np
import pygame

from pb12table.analysis.along import Along, NoWay, Place, along, way_through
from pb12table.analysis.chokes import CLOSED
from pb12table.analysis.crew import Stage
from pb12table.analysis.layout import TABLE, Measured, TooFine, covers, heights_along, raster_of, sites_at_cell
from pb12table.analysis.measuring import Measuring
from pb12table.analysis.sightings import Glimpse
from pb12table.analysis.threat import Threats, threat_map_in_parts, threatening
from pb12table.analysis.walking import measuring
from pb12table.app.editor.panels.properties import layout_name
from pb12table.app.editor.panels.rows import (
    ROW,
    draw_icon_row,
    head_row,
    palette_row,
    rail_head,
    rail_row,
    rows_column,
    top_buttons,
)
from pb12table.app.editor.workbench import Workbench
from pb12table.app.panels.layout import PLATE, Layout, is_rail, top_line
from pb12table.app.preview.information import spot_line, threat_shown
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import MapScreen
from pb12table.app.worth.bodies import chosen_body
from pb12table.files.places import kernels_are_awaited
from pb12table.layouts.deploying import LIST as DEPLOYMENTS
from pb12table.layouts.editing import entries_of
from pb12table.report.elements import COVER, HIDDEN, SIGHT, Colours, owners, shades, with_hidden
from pb12table.report.layout_words import (
    MOST_LEVEL,
    along_lines,
    can_have_chokes,
    crossing_line,
    ground_name,
    heights_told,
    looked_from,
    measure_name,
    measured_value,
    narrow_lines,
    percent,
)
from pb12table.skirmish.bodies import Person
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import measures, system
from pb12table.table.cells import Floats, Truths
from pb12table.table.shapes import Point, Point3, plan_distance
from pb12table.texts.layouts import FLAT, body_lines, storey_name
from pb12table.texts.locale import Texts, time_left, upper_first
from pb12table.texts.names import figure_name, name_of, player_name
from pb12table.window.kit import theme
from pb12table.window.kit.background import Background, Portions, Same
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import INK, PAPER, PlayerLook
from pb12table.window.kit.strokes import ICONS, line, lines
from pb12table.window.kit.theme import Colour
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Label, Node, Plate, Row, Space, Tone
from pb12table.window.layout.painting import Painter, draw_panel, scrolled, wanted_height
from pb12table.window.layout.placing import floating, side_panel, thin_line
from pb12table.window.scene.layers.layouts import SHADES
from pb12table.window.scene.picture import Camera, ThreatShown, draw_plate
from pb12table.window.scene.table_view import APART, ShownStorey

GRIDS: Final = (0.5, 1.0, 2.0)
"""The sizes of cells one can choose, in steps."""

HEIGHTS: Final = (2.0, 1.0, 0.0)
"""The heights of the figures looked at one can choose, in steps; 0 is the bare ground."""

Sort = Literal[
    "exposure",
    "cover",
    "dead",
    "threat",
    "first",
    "lanes",
    "ways",
    "narrow",
    "walked",
    "along",
    "between",
    "deployments",
]
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
    """Return everything there is to look at, in the order in which it is offered."""
    sources = [ground.id for ground in measured.grounds if ground.is_source and len(ground.sites)]
    found = [View("exposure", key) for key in (TABLE, *sources)]
    # What is still being measured can be chosen already.
    if measured.covering is not None or (not measured.is_whole and covers(measured.setup, measured.wishes)):
        found += [View("cover", key) for key in (TABLE, *sources)]
    found += [View("dead", key) for key in sources]
    if measures(measured.setup.system).threat is not None:
        found += [View("threat", player.id) for player in measured.setup.players]
    if measured.sides.measures:
        found.append(View("first"))
    walked = [] if measures(measured.setup.system).trials is None else [View("walked")]
    return [*found, View("lanes"), View("ways"), View("narrow"), *walked, View("along"), View("between")]


def view_name(texts: Texts, measured: Measured, view: View) -> str:
    """Return the name of a view if its sort is said already."""
    if view.sort in ("exposure", "cover", "dead"):
        name = ground_name(texts, measured.setup, view.key)
        return name[:1].upper() + name[1:]
    if view.sort == "threat":
        return player_name(measured.setup, view.key)
    return texts(f"worth-view-{view.sort}")


# -- the cells ----------------------------------------------------------------------------------------------------


def site_values(measured: Measured, view: View) -> Floats | None:
    """Return the value of each site; negative where there is none. None for a view without numbers of places."""
    if view.sort in ("exposure", "dead"):
        return measured.exposure(view.key)
    if view.sort == "cover":
        levels = measured.cover(view.key)
        return None if levels is None else np.where(np.isnan(levels), -1.0, levels)
    if view.sort == "first":
        return measured.sides.nearest.astype(np.float64)
    return None


def values_of(measured: Measured, view: View, storey: int | None = None) -> Floats | None:
    """Return the value of each cell of a level, or of the highest places, rows from the south.

    NaN marks places without room to stand, a value below 0 those without a number.
    """
    values = site_values(measured, view)
    return None if values is None else measured.sites.without_gaps(values, measured.of_storey(storey))


def colours_of(measured: Measured, view: View, looks: Looks, storey: int | None = None) -> Colours | None:
    """Return the colour of each cell of a view, on a level or on the highest places; None if it has none."""
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
    """Return the colours of a map that is still being measured, of the `chosen` sites or the highest ones.

    Places that are seen from nowhere are black only when all observers have been asked.
    """
    values = glimpse.sites.without_gaps(glimpse.exposure(), chosen)
    colours = shades(values, SIGHT, 1.0)
    return with_hidden(colours, values == 0.0) if glimpse.is_exact else colours


def glimpse_line(texts: Texts, glimpse: Glimpse, point: Point, chosen: Truths | None = None) -> str:
    """Return what such a map says of the place under the mouse."""
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
    """Return what a view says of the place under the mouse: of each level that has one there, the highest first."""
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
    """Return the meaning of the number of a place."""
    if view.sort in ("exposure", "dead"):
        return texts("worth-cell-unseen") if value == 0.0 else texts("worth-cell-seen", share=percent(texts, value))
    if view.sort == "cover":
        return texts("worth-cell-unseen") if value < 0.0 else texts("worth-cell-cover", level=round(value, 1))
    players = measured.setup.players
    name = player_name(measured.setup, players[round(value)].id) if value >= 0.0 else ""
    return texts("worth-cell-first", player=name) if name else texts("worth-cell-nobody-first")


# -- what stands beside -------------------------------------------------------------------------------------------


def told_of(texts: Texts, measured: Measured, view: View, looks: Looks, storey: int | None = None) -> list[Line]:
    """Return the lines beside the table about a view of a level, or of all; always that it cannot be crossed.

    Of threats and drawn ways only those who work them out can tell more.
    """
    warning = [Line("text", line) for line in body_lines(texts, measured.setup)]
    warning += [Line("bad", crossing_line(texts, measured))] if measured.can_be_crossed is False else []
    own = measured.of_storey(storey)
    alone: list[Line] = []
    if storey is not None and own is not None and view.sort in ("exposure", "cover", "dead"):
        name = upper_first(storey_name(texts, storey))
        alone = [Line("pair", texts("worth-storey-alone", storey=name), texts("worth-places", places=int(own.sum())))]
    return [*warning, *_told_of(texts, measured, view, looks, own), *alone]


def _told_of(texts: Texts, measured: Measured, view: View, looks: Looks, own: Truths | None) -> list[Line]:
    if view.sort in ("threat", "along", "between", "walked", "deployments"):
        return []
    name = ground_name(texts, measured.setup, view.key)
    if view.sort == "exposure":
        return _exposure(texts, _chosen(measured.exposure(view.key), own), name, whole=own is None)
    if view.sort == "cover" and measured.covering is None:
        return [Line("head", texts("worth-cover-of", ground=name)), Line("bad", texts("worth-measuring"))]
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
    if view.sort == "narrow":
        return _narrow(texts, measured)
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
    """Return the lines beside a map that is still being measured: that it is coarse, and how far it has come."""
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
    """Return each number of the players, and who is favoured by its difference."""
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


def _narrow(texts: Texts, measured: Measured) -> list[Line]:
    found = [Line("head", texts("worth-view-narrow"))]
    found += [Line("text", line) for line in narrow_lines(texts, measured)]
    for number, passage in enumerate(() if measured.narrow is None else measured.narrow.passages, 1):
        told = _place(texts, passage.middle, passage.height)
        found.append(Line("pair", f"{number}.  {told}", texts.number(passage.width, 2)))
    return [*found, Line("text", texts("layout-narrow-note"))]


def _ways(texts: Texts, measured: Measured, looks: Looks) -> list[Line]:
    setup = measured.setup
    by_id = {ground.id: ground for ground in measured.grounds}
    is_open = can_have_chokes(measured) and (measured.is_whole or bool(measured.chokes))
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
    """Return the lanes as pairs of points."""
    return [(lane.start, lane.end) for lane in measured.lanes]


NEAR: Final = 1.5
"""So near to the way, in steps, the mouse points at a place of it."""
MOST: Final = 60
"""A way leads through at most so many places."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was found of a way; `stopped` is the number of the place to which no way leads, None for all of it."""

    found: Along | None
    stopped: int | None = None


class DrawnWay:
    """The places that were clicked, whose opponents look (the `player` by id; TABLE: everybody), and what is known."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.player = TABLE
        self._job: Background[_Answer] = Background()

    @property
    def found(self) -> Along | None:
        """Exposure along the way as it is drawn; None while it is looked for, and where there is none."""
        known = self._known()
        return None if known is None else known.found

    def _known(self) -> _Answer | None:
        return None if self._job.found is None or len(self.points) < 2 else self._job.found[1]

    def click(self, point: Point) -> None:
        """Lead the way on to a place."""
        if len(self.points) < MOST:
            self.points.append(point)

    def take_back(self) -> None:
        """Take the last place back."""
        if self.points:
            self.points.pop()

    def clear(self) -> None:
        """Take all places back."""
        self.points.clear()

    def ask(self, setup: GameSetup, measured: Measured) -> None:
        """Let the way be looked for on a layout that has been measured, unless that is done."""
        points, player, sites = tuple(self.points), self.player, measured.sites
        if len(points) < 2:
            return

        def job() -> _Answer:
            try:
                places, cost = way_through(setup, points)
            except NoWay as error:
                return _Answer(None, error.number)
            return _Answer(along(setup, sites, player, places, cost))

        self._job.ask((points, player, Same(sites), Same(setup)), job)

    def work(self) -> bool:
        """Look whether there is an answer; return whether it is new."""
        return self._job.work()

    def settle(self) -> None:
        """Wait for the answer."""
        self._job.settle()

    def give_up(self) -> None:
        """Wait for nothing any longer."""
        self._job.forget()

    # -- what is shown --------------------------------------------------------------------------------------

    def pointed(self, mouse: Point | None) -> Place | None:
        """Return the place on the path that the mouse is nearest to; None if it is far from all of them."""
        found = self.found
        if found is None or mouse is None or not found.places:
            return None
        nearest = min(found.places, key=lambda place: plan_distance(place.at[:2], mouse))
        return nearest if plan_distance(nearest.at[:2], mouse) <= NEAR else None

    def lines(self, texts: Texts, setup: GameSetup, key: str, mouse: Point | None) -> list[Line]:
        """Return the lines beside the table: how to draw it, its numbers, and the curve."""
        ground = looked_from(texts, setup, self.player)
        told = [Line("head", texts("worth-along-head")), Line("pair", texts("worth-along-looks"), ground)]
        answer = self._known()
        if len(self.points) < 2:
            return [*told, Line("text", texts("worth-along-hint", key=key))]
        if self._job.is_busy or answer is None:
            return [*told, Line("text", texts("worth-along-working"))]
        if answer.found is None:
            stop = "worth-along-none" if answer.stopped else "worth-along-start"
            return [*told, Line("bad", texts(stop)), Line("text", texts("worth-along-hint", key=key))]
        found = answer.found
        here = self.pointed(mouse)
        curve = tuple((place.along, place.seen) for place in found.places)
        told += [Line("text", line) for line in along_lines(texts, setup, found)]
        told.append(Line("curve", texts("along-column-along"), curve=curve, mark=-1.0 if here is None else here.along))
        if here is not None:
            share = f"{texts.number(100.0 * here.seen, 1)} %"
            told.append(Line("text", texts("worth-along-here", share=share, along=round(here.along, 1))))
        return [*told, Line("text", texts("worth-along-hint", key=key))]

    def draw(self, surface: pygame.Surface, camera: Camera, mouse: Point | None, scale: float) -> None:
        """Draw the route in the colours of how much sees one on it, and the places that were clicked."""
        found = self.found
        if found is not None:
            pixels = [camera.to_screen_exact(place.at[:2]) for place in found.places]
            for first, second in pairwise(pixels):
                line(surface, PAPER, first, second, 8.4 * scale)
            for number, (first, second) in enumerate(pairwise(pixels)):
                seen = 0.5 * (found.places[number].seen + found.places[number + 1].seen)
                line(surface, _shade(seen), first, second, 5.0 * scale)
        for number, point in enumerate(self.points, 1):
            draw_plate(surface, str(number), camera.to_screen_exact(point), scale)
        here = self.pointed(mouse)
        if here is not None:
            pixel = camera.to_screen_exact(here.at[:2])
            pygame.draw.circle(surface, PAPER, pixel, 7.5 * scale)
            pygame.draw.circle(surface, INK, pixel, 5.4 * scale)


def _shade(share: float) -> Colour:
    """Return the colour of a fraction on the scale of the exposure maps."""
    parts = len(SIGHT) - 1
    low = min(int(share * parts), parts - 1)
    part = share * parts - low
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(SIGHT[low], SIGHT[low + 1], strict=True))
    return (red, green, blue)


class LayoutThreats:
    """The threat map of the player that was asked for last, as far as it is known."""

    def __init__(self) -> None:
        self._portions: Portions[Threats] = Portions()
        self._state: tuple[Same, GameState] | None = None

    @property
    def found(self) -> Threats | None:
        """Return what is known so far."""
        return self._portions.found

    def ask(self, setup: GameSetup, player: str, grid: float) -> None:
        """Wish to know it of a player of a layout, spots so many steps apart."""
        key = (Same(setup), player, grid)
        if not self._portions.is_for(key):
            state = self._opening(setup)
            owner = next(each.id for each in setup.players if each.id == player)
            self._portions.ask(key, threat_map_in_parts(state, PlayerId(owner), grid))

    def _opening(self, setup: GameSetup) -> GameState:
        if self._state is None or self._state[0] != Same(setup):
            self._state = Same(setup), system(setup.system).new_game(setup)
        return self._state[1]

    def work(self) -> bool:
        """Go on; return whether there is more to show."""
        return self._portions.work()

    def settle(self) -> None:
        """Wait for all of it."""
        self._portions.settle()

    def give_up(self) -> None:
        """Wish for nothing."""
        self._portions.give_up()

    def shown(self, storey: ShownStorey, mouse: Point | None) -> ThreatShown | None:
        """Return what is drawn, with lines to the spot under the mouse."""
        found = self.found
        if found is None:
            return None
        return threat_shown(found, house=storey.house, storey=storey.number, pointed=mouse)

    def spot_line(self, texts: Texts, point: Point, storey: ShownStorey) -> str:
        """Return the lines that say who could attack a person at a place."""
        if self.found is None or self._state is None:
            return ""
        return spot_line(texts, self._state[1], self.found, point, storey.house, storey.number)

    def lines(self, texts: Texts, player: str) -> list[Line]:
        """Return the lines beside the map: how much is threatened, and by whom with what."""
        found = self.found
        if self._state is None or found is None:
            return [Line("text", texts("worth-measuring"))]
        state = self._state[1]
        told = [Line("head", texts("worth-threat-of", player=player_name(state.setup, player)))]
        if not found.figures:
            return [*told, Line("bad", texts("threat-nobody", player=player_name(state.setup, player)))]
        if not found.is_whole:
            told.append(Line("bad", texts("threat-working", done=found.done, all=found.total)))
        for number, colour in enumerate(SHADES, 1):
            key = "worth-threat-more" if number == len(SHADES) else "worth-threat-count"
            told.append(Line("spot", texts(key, count=number), colour=colour))
        counts, struck = found.counts(), found.counts(False)
        known = len(found.spots) > 0
        shares = (float((each > 0).mean()) if known else None for each in (counts, struck))
        for key, share in zip(("worth-threat-share", "worth-threat-struck"), shares, strict=True):
            told.append(Line("pair", texts(key), percent(texts, share, 1)))
        told.append(Line("head", texts("worth-threat-figures")))
        face = threatening(state)
        for each in found.figures:
            told.append(Line("text", figure_name(texts, state.setup, each.figure)))
            told += [
                Line("pair", face.called(texts, state, means), percent(texts, float((each.origins[row] >= 0).mean())))
                for row, means in enumerate(each.means)
                if known
            ]
        return [*told, Line("text", texts("worth-threat-note"))]


QUICK = 3000
"""A table of more square steps than this is measured with a coarser grid at first."""


class Worth(MapScreen):
    """The worth of the layout on a workbench, of whose rule system the texts are; raises Unmeasured.

    `found` is what is shown: the last finished analysis of this layout.
    """

    def __init__(self, desk: Desk, bench: Workbench) -> None:
        super().__init__(desk, bench.setup)
        self.bench = bench
        self.setup = bench.setup
        self.grid = 1.0 if self.setup.battlefield.width * self.setup.battlefield.depth <= QUICK else 2.0
        self.height = measuring(self.setup).person.stature.height
        if bench.measured is not None:
            self.grid = bench.measured.wishes.grid
            self.height = next(iter(bench.measured.wishes.heights), self.height)
        # The table may have grown since.
        self.grid = next((grid for grid in (self.grid, *GRIDS) if self.is_possible(grid)), GRIDS[-1])
        self.measuring: Measuring | None = None
        self.found: Measured | None = None
        self.view: View | None = None
        self.glimpse: Glimpse | None = None
        self.way = DrawnWay()
        self.threats = LayoutThreats()
        self.scrolls = {"list": 0, "sheet": 0}
        self.mouse: Point | None = None
        self.person: Person | None = None
        """The body that is measured with, None for the average figure."""
        self.width: float | None = None
        """Below which width passages are narrow, in steps; None for twice that of the body."""
        self.doors: dict[str, float] = {}
        """Which doors stand otherwise than in the layout, as if, open by so many degrees."""

    @property
    def texts(self) -> Texts:
        return self.desk.texts.of(self.setup.system)

    @property
    def shown_setup(self) -> GameSetup:
        return self.setup

    @property
    def first_look(self) -> Glimpse | None:
        """Return what is shown of a map that is still being measured: nothing beside another view of known results."""
        is_wanted = self.is_working and (self.found is None or self.view == View("exposure"))
        return self.glimpse if is_wanted else None

    def views(self) -> list[View]:
        """Return everything there is to look at of what is known."""
        several = [View("deployments")] if len(entries_of(self.bench.document, DEPLOYMENTS)) > 1 else []
        return [] if self.found is None else [*views_of(self.found), *several]

    @property
    def is_working(self) -> bool:
        """Return whether a measurement runs."""
        return self.measuring is not None

    def is_possible(self, grid: float) -> bool:
        """Return whether the table can be measured in cells of a size."""
        try:
            raster_of(self.setup, grid)
        except TooFine:
            return False
        return True


STAGES: Final = (Stage.SITES, Stage.SIGHT, Stage.COVER, Stage.WAYS, Stage.CHOKES)
PROGRESS: Final = 460.0
"""How wide the panel is that tells how far a measurement has come."""
FROM_EDGE: Final = 8.0
"""How far it lies from the edges of the room of the table, in natural pixels."""
STAGE: Final = 142.0
"""How wide the names of its stages are."""


LOWEST_ROW: Final = 22.0
BETWEEN_ROWS, ABOVE_ROWS = 2.0, 16.0
"""How low a row of a list may be, how far rows are apart, and how much is free above and below them together."""

ListRow = tuple[str, str, str, bool]
"""A row of a list beside the table: its zone ("" for a heading), its name, its icon, and whether it is chosen."""


def draw_rows(screen: Lined, canvas: Canvas, rows: Sequence[ListRow], rect: pygame.Rect) -> None:
    """Draw a list that scrolls beside the table, in the rail its icons alone."""
    painters, nodes, named = dict[str, Painter](), list[Node](), not is_rail(canvas, rect)
    high = _row_height(rows, rect.h / canvas.scale)
    for zone, name, icon, on in rows:
        if not zone:
            nodes.append(head_row(name) if named else rail_head(head_row(name)))
        elif named:
            nodes.append(palette_row(zone, name, on=on, high=high))
        else:
            painters[f"icon:{zone}"] = partial(draw_icon_row, icon=ICONS[icon], on=on)
            nodes.append(rail_row(zone, f"icon:{zone}", (name,), on=on, high=high - 4.0))
    node = side_panel(rows_column(nodes), "list", screen.scrolls["list"], side=8.0 if named else 3.0)
    screen.scrolls["list"] = scrolled(draw_panel(canvas, rect, node, painters), "list")


def _row_height(rows: Sequence[ListRow], room: float) -> float:
    """Return how high rows are so that all of them have room, in the rail as with their names; low ones scroll."""
    heads = sum(not zone for zone, *_ in rows)
    head = wanted_height(head_row("–"), 999, 1.0) + BETWEEN_ROWS
    left = room - ABOVE_ROWS - heads * head
    return min(max(left / max(len(rows) - heads, 1) - BETWEEN_ROWS, LOWEST_ROW), ROW)


def draw_lists(screen: Lined, canvas: Canvas, rows: Sequence[ListRow]) -> None:
    """Draw the rail, and over the table the list with its names while the mouse is there."""
    if not rows:
        screen.plates.pop("list", None)
    opened = screen.open_list(canvas) if rows else None
    if opened is None:
        draw_rows(screen, canvas, rows, screen.layout.left)
    else:
        canvas.shadow(opened, 6)
        canvas.zone(opened, "panel:list")
        draw_rows(screen, canvas, rows, opened)


def rows_of_views(screen: Worth) -> Iterator[ListRow]:
    """Yield the body that is measured with, and what there is to look at."""
    yield "", screen.texts("worth-body"), "", False
    yield "body:", f"{upper_first(chosen_body(screen.texts, screen.setup))} …", "stand", screen.person is not None
    if screen.found is None:
        return
    numbered = list(enumerate(screen.views()))
    for title, group in groupby(numbered, key=lambda pair: f"worth-group-{_group(pair[1].sort)}"):
        yield "", screen.texts(title), "", False
        for number, view in group:
            name = view_name(screen.texts, screen.found, view)
            yield f"view:{number}", name, ICONS_OF_VIEWS[view.sort], view == screen.view
    if screen.view == View("narrow") and screen.found.narrow is not None:
        yield "", screen.texts("worth-narrower"), "", False
        width = screen.texts("worth-steps", value=screen.found.narrow.width)
        yield "width:", f"{width} …", "narrow", screen.width is not None
    if screen.view == View("along"):
        yield "", screen.texts("worth-along-looks"), "", False
        for key in (TABLE, *(player.id for player in screen.setup.players)):
            name = upper_first(looked_from(screen.texts, screen.setup, key))
            yield f"looks:{key}", name, "eye", key == screen.way.player


ICONS_OF_VIEWS: Final[Mapping[str, str]] = {
    "exposure": "eye", "cover": "shield", "dead": "wait", "threat": "threaten", "first": "aim", "lanes": "sights",
    "ways": "walk", "walked": "run", "narrow": "narrow", "along": "steer", "between": "swap",
    "deployments": "enter",
}  # fmt: skip
"""The icon of each sort of view in the rail."""


def _group(sort: str) -> str:
    return sort if sort in ("exposure", "cover", "dead", "threat") else "more"


class Lined(Protocol):
    """A screen with a list beside the table and lines over it."""

    layout: Layout
    scrolls: dict[str, int]
    plates: dict[str, pygame.Rect]

    def open_list(self, canvas: Canvas) -> pygame.Rect | None:
        """Return where the list lies with its names, None while it is a rail."""
        ...

    def place_sheet(self, canvas: Canvas, wanted: int) -> pygame.Rect | None:
        """Return where a sheet lies that wants to be so high, None while it is folded."""
        ...


def draw_lines(screen: Lined, canvas: Canvas, told: Sequence[Line]) -> None:
    """Draw what is said about the view, on a sheet over the table; where there is nothing, there is none."""
    if not told:
        screen.scrolls["sheet"] = 0
        screen.plates.pop("sheet", None)
        return
    painters: dict[str, Painter] = {}
    node = floating(Column(tuple(line_node(line, painters) for line in told)), "sheet", screen.scrolls["sheet"])
    rect = screen.place_sheet(canvas, wanted_height(node, canvas.px(PLATE), canvas.scale))
    if rect is None:
        return
    canvas.zone(rect, "panel:sheet")
    screen.scrolls["sheet"] = scrolled(draw_panel(canvas, rect, node, painters), "sheet")


def line_node(line: Line, painters: dict[str, Painter]) -> Node:
    """Return a line as it is described; the painter of its scale or interval is added to `painters`."""
    if line.kind == "head":
        return Label(line.text, tone="accent", bold=True)
    if line.kind == "text":
        return Label(line.text, theme.SMALL + 1, "muted")
    if line.kind == "bad":
        return Label(line.text, tone="bad")
    if line.kind == "scale":
        what = f"scale:{len(painters)}"
        painters[what] = partial(_draw_scale, stops=line.stops)
        scale = Row((*_spot(line, 22.0, 14.0), Drawn(what, min_height=14.0, grow=1.0)), 6.0)
        ends = (Label(line.text, theme.SMALL, "muted", grow=1.0), Label(line.value, theme.SMALL, "muted"))
        return Column((scale, Row(ends)), 3.0)
    if line.kind == "curve":
        what = f"curve:{len(painters)}"
        painters[what] = partial(_draw_curve, curve=line.curve, mark=line.mark)
        across = Label(line.text, theme.SMALL, "muted", side="center", grow=1.0)
        last = Label(f"{line.curve[-1][0]:.0f}" if line.curve else "", theme.SMALL, "muted")
        below = Row((Label("0", theme.SMALL, "muted"), across, last))
        return Column((Drawn(what, min_height=150.0), below), 2.0)
    if line.kind == "interval":
        what = f"interval:{len(painters)}"
        painters[what] = partial(_draw_interval, span=line.span, colour=line.colour or theme.ACCENT)
        name = Label(line.text, theme.SMALL, "muted", grow=1.0)
        words = Row((name, Label(line.value, theme.SMALL, bold=True, wrap=False)))
        return Column((words, Drawn(what, min_height=14.0)), 1.0)
    value = (Label(line.value, theme.SMALL + 1, line.tone, bold=True, wrap=False),) if line.value else ()
    return Row((*_spot(line, 11.0, 11.0), Label(line.text, theme.SMALL + 1, grow=1.0), *value), align="center")


def _spot(line: Line, width: float, height: float) -> tuple[Node, ...]:
    """Return the colour of a line, if it has one."""
    if line.colour is None:
        return ()
    return (Box(Space(), surface=Plate(line.colour, theme.LINE, 2), min_width=width, min_height=height,
                max_height=height),)  # fmt: skip


def _draw_scale(canvas: Canvas, rect: pygame.Rect, *, stops: Sequence[theme.Colour]) -> None:
    """Draw a scale of colours."""
    parts = len(stops) - 1
    for pixel in range(rect.w):
        share = pixel * parts / max(rect.w - 1, 1)
        low = min(int(share), parts - 1)
        colour = tuple(round(a + (b - a) * (share - low)) for a, b in zip(stops[low], stops[low + 1], strict=True))
        x = rect.left + pixel
        pygame.draw.line(canvas.surface, colour, (x, rect.top), (x, rect.bottom - 1))


def _draw_interval(
    canvas: Canvas, rect: pygame.Rect, *, span: tuple[float, float, float], colour: theme.Colour
) -> None:
    """Draw a fraction as a bar, with its interval as a whisker and a line at one half."""
    low, value, high = (rect.left + round(share * (rect.w - 1)) for share in span)
    middle, reach = rect.centery, canvas.px(4)
    canvas.box(rect, theme.SUNKEN, theme.LINE, 3)
    pygame.draw.rect(canvas.surface, colour, pygame.Rect(rect.left + 1, middle - reach, value - rect.left, 2 * reach))
    half = rect.centerx
    pygame.draw.line(canvas.surface, theme.MUTED, (half, rect.top), (half, rect.bottom - 1))
    wide = max(canvas.px(1.5), 1)
    pygame.draw.line(canvas.surface, theme.TEXT, (low, middle), (high, middle), wide)
    for x in (low, high):
        pygame.draw.line(canvas.surface, theme.TEXT, (x, middle - reach), (x, middle + reach), wide)


def _draw_curve(canvas: Canvas, rect: pygame.Rect, *, curve: Sequence[tuple[float, float]], mark: float) -> None:
    """Draw fractions over lengths as a filled curve with a line at each quarter, and a mark at one length."""
    canvas.box(rect, theme.SUNKEN, theme.LINE, 4)
    room = rect.inflate(-canvas.px(8), -canvas.px(8))
    for quarter in range(1, 4):
        y = room.bottom - room.h * quarter // 4
        pygame.draw.line(canvas.surface, theme.LINE, (room.left, y), (room.right, y))
    if len(curve) < 2:
        return
    length = curve[-1][0] or 1.0
    pixels = [(room.left + room.w * far / length, room.bottom - room.h * share) for far, share in curve]
    ground = [(pixels[0][0], room.bottom), *pixels, (pixels[-1][0], room.bottom)]
    pygame.draw.polygon(canvas.surface, theme.ACCENT_DARK, ground)
    lines(canvas.surface, theme.ACCENT, pixels, 2.4 * canvas.scale)
    if mark >= 0.0:
        x = room.left + room.w * mark / length
        pygame.draw.line(canvas.surface, theme.TEXT, (x, room.top), (x, room.bottom), max(canvas.px(1.5), 1))


def draw_top(screen: Worth, canvas: Canvas) -> None:
    """Draw what is measured, and the way back."""
    rect, texts = screen.layout.top, screen.texts
    command = "stop" if screen.is_working else "measure"
    label = "stop" if screen.is_working else "begin" if screen.found is None else "measure"
    buttons = [
        ("compare", texts("worth-compare"), screen.key("worth-compare"), True, False),
        (command, texts(f"worth-{label}"), "", True, False),
        ("leave", texts("worth-back"), texts("key-escape"), True, False),
    ]
    title = texts("worth-title", name=layout_name(screen.bench, texts))
    shown = top_buttons(buttons, rect.w / canvas.scale, canvas.scale)
    draw_panel(canvas, rect, top_line(title, _subtitle(screen), shown))


def _subtitle(screen: Worth) -> str:
    found, texts = screen.found, screen.texts
    if found is None:
        return texts("worth-measuring" if screen.is_working else "worth-nothing")
    again = found.all_to_compute - found.computed
    share = round(100.0 * again / max(found.all_to_compute, 1))
    grid, height = found.wishes.grid, found.wishes.heights[0]
    told = texts("worth-measured", grid=grid, height=height, places=len(found.sites), share=share)
    if not screen.doors:
        return told
    states = [
        texts("look-door", door=upper_first(name_of(texts, screen.setup, door)), open=degrees > 0.0)
        for door, degrees in screen.doors.items()
    ]
    return f"{'; '.join(states)}. {told}"


def draw_bar(screen: Worth, canvas: Canvas, more: str = "") -> None:
    """Draw what is measured with, and the value of the place under the mouse, with what `more` a view says of it."""
    texts, told = screen.texts, ""
    if screen.mouse is not None:
        told = texts("edit-mouse", x=round(screen.mouse[0], 1), y=round(screen.mouse[1], 1))
        glimpse = screen.first_look
        if glimpse is not None:
            told = f"{told}   {glimpse_line(texts, glimpse, screen.mouse, screen.storey.chosen(glimpse.sites))}"
        elif screen.found is not None and screen.view is not None:
            told = f"{told}   {cell_line(texts, screen.found, screen.view, screen.mouse)}"
            if screen.view.sort == "threat":
                told = f"{told}   {screen.threats.spot_line(texts, screen.mouse, screen.storey)}"
        told = f"{told}   {more}".rstrip()
    choices = (
        *_choice(screen, "grid", GRIDS, screen.grid), Space(min_width=14.0),
        *_choice(screen, "height", HEIGHTS, screen.height),
    )  # fmt: skip
    body = Column((Row(choices, 6.0, "center"), Label(told, theme.SMALL + 1)))
    node = Box(Column((thin_line(), Box(body, (14.0, 11.0, 14.0, 0.0))), 0.0), surface="ground")
    draw_panel(canvas, screen.layout.bar, node)


def _choice(screen: Worth, zone: str, values: Sequence[float], now: float) -> Iterator[Node]:
    """Yield the usual values of a measure, and any other."""
    texts = screen.texts
    yield Label(texts(f"worth-{zone}"), tone="muted", wrap=False)
    for number, value in enumerate(values):
        label = texts("worth-ground") if zone == "height" and not value else texts("worth-steps", value=value)
        enabled = zone != "grid" or screen.is_possible(value)
        yield Button(f"{zone}:{number}", label, "", 34.0, enabled=enabled, pressed=value == now, min_width=84.0)
    is_other = now not in values
    label = f"{texts('worth-steps', value=now)} …" if is_other else texts("worth-other")
    yield Button(f"{zone}:other", label, "", 34.0, pressed=is_other, min_width=96.0)


def draw_progress(screen: Worth, canvas: Canvas, stages: Mapping[Stage, tuple[int, int]], seconds: float) -> None:
    """Draw how far each stage has come, how many seconds it still takes, and a button that breaks it off."""
    texts, painters = screen.texts, dict[str, Painter]()
    # Beside a map that is there already only what is being done.
    is_beside = screen.first_look is not None or screen.found is not None
    running = [stage for stage in STAGES if stage in stages][-1:]
    rows: list[Node] = []
    for stage in running if is_beside else STAGES:
        done, total = stages.get(stage, (0, 0))
        painters[stage.value] = partial(_draw_share, share=done / total if total else float(stage in stages))
        name = Label(texts(f"layout-stage-{stage.value}"), theme.SMALL + 1, "text" if stage in stages else "faint",
                     min_width=STAGE, max_width=STAGE)  # fmt: skip
        rows.append(Row((name, Drawn(stage.value, min_height=10.0, max_height=10.0, grow=1.0)), align="center"))
    left = Label(time_left(texts, seconds), tone="muted", grow=1.0)
    foot = Row((left, Button("command:stop", texts("worth-stop"), "", 34.0, min_width=150.0)), align="center")
    title = () if is_beside else (Label(texts("worth-measuring"), theme.LARGE, bold=True),)
    if kernels_are_awaited():
        rows.append(Label(texts("worth-kernels"), theme.SMALL, "muted"))
    plate = Plate(theme.PANEL, theme.LINE, 8, shaded=True)
    node = Box(Column((*title, *rows, foot), 12.0), (20.0, 12.0, 20.0, 12.0), plate)
    width = canvas.px(PROGRESS)
    rect = pygame.Rect(0, 0, width, wanted_height(node, width, canvas.scale))
    edge, free, sheet = canvas.px(FROM_EDGE), screen.layout.free, screen.plates.get("sheet")
    rect.bottomright = (free.right - edge, free.bottom - edge)
    if sheet is not None and sheet.colliderect(rect.inflate(2 * edge, 2 * edge)):
        rect.right = sheet.left - edge
    draw_panel(canvas, rect, node, painters)


def _draw_share(canvas: Canvas, rect: pygame.Rect, *, share: float) -> None:
    """Draw a bar that fills."""
    canvas.box(rect, theme.SUNKEN, theme.LINE, 4)
    if share > 0.0:
        canvas.box(pygame.Rect(rect.topleft, (max(round(rect.w * share), canvas.px(8)), rect.h)), theme.ACCENT, None, 4)
