"""What can be looked at of two layouts: the colours of their maps, what is said next to them, and the report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Literal

import numpy as np

import pb12table
from pb12table.analysis.comparing import Change, Compared, GlimpsedDifference, covered_from, exposed_to, opposed
from pb12table.analysis.layout import TABLE, Measured, Wishes
from pb12table.analysis.measuring import MeasuringBoth
from pb12table.analysis.played.games import Trial, Trying
from pb12table.analysis.walking import with_changes
from pb12table.app.editor.workbench import Workbench
from pb12table.app.export import show_page, with_pictures
from pb12table.app.screens.base import Desk, worked_out_aside
from pb12table.app.screens.map_screen import MapScreen
from pb12table.app.worth.views import Line, Looks
from pb12table.files.places import write_file
from pb12table.report.elements import CAME, CHANGE, COVER, HIDDEN, SIGHT, WENT, Colours, changes, shades, with_hidden
from pb12table.report.layout_page import page
from pb12table.report.layout_words import (
    LEVELS,
    MOST_LEVEL,
    SHARES,
    Comparison,
    Part,
    Report,
    change_colours,
    change_difference,
    change_name,
    change_value,
    comparison_findings,
    difference_line,
    interval,
    is_wide,
    mapped_storeys,
    otherwise_lines,
    percent,
    signed,
    whose,
    widest,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.cells import Floats, Raster
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name
from pb12table.window.layout.nodes import Tone

Which = Literal["before", "after", "difference"]
MAPS: Final[tuple[Which, ...]] = ("difference", "before", "after")
"""The maps in the order in which they are offered."""
GAMES: Final = (40, 200, 1000)
"""How many games can be played on each layout."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two layouts: its setup, what it is called beside the other one, and the name its findings have."""

    setup: GameSetup
    label: str
    stem: str


@dataclass(frozen=True, slots=True)
class View:
    """What all maps show: from how much ground a place is seen, or how well it is covered.

    `player`, by number, is the one whose opponents look; None for the whole table.
    """

    sort: Literal["exposure", "cover"] = "exposure"
    player: int | None = None


class Comparing(MapScreen):
    """The layout on a workbench beside another one."""

    def __init__(self, desk: Desk, bench: Workbench, first: Side, second: Side, wishes: Wishes) -> None:
        super().__init__(desk, second.setup)
        self.bench = bench
        self.first, self.second = first, second
        self.wishes = wishes
        self.measuring: MeasuringBoth | None = None
        self.trying: Trying | None = None
        self.compared: Compared | None = None
        self.glimpse: GlimpsedDifference | None = None
        self.view = View()
        self.main: Which = "difference"
        self.games = GAMES[0]
        self.scrolls = {"list": 0, "sheet": 0}
        self.mouse: Point | None = None

    @property
    def texts(self) -> Texts:
        return self.desk.texts.of(self.second.setup.system)

    @property
    def shown_setup(self) -> GameSetup:
        return self.second.setup

    @property
    def storeys(self) -> Sequence[int | None]:
        """The storeys that have maps of their own; None for all together."""
        return (None,) if self.compared is None else mapped_storeys(self.compared.second)

    @property
    def shown_storey(self) -> int | None:
        """The storey that the maps show: the chosen one, or the lowest where there are several."""
        number = self.storey.number
        return number if number in self.storeys else self.storeys[0]

    @property
    def first_look(self) -> GlimpsedDifference | None:
        """Return what is shown as long as nothing exact is known of both layouts."""
        return self.glimpse if self.compared is None else None

    @property
    def is_working(self) -> bool:
        """Return whether something is still being measured."""
        return self.measuring is not None

    @property
    def is_playing(self) -> bool:
        """Return whether games are being played."""
        return self.trying is not None and not self.trying.is_over


def plain_report(texts: Texts, sides: tuple[Side, Side], compared: Compared, trial: Trial | None) -> Report:
    """Return the report about two layouts without its pictures, each by its name and its name beside the other."""
    # Fresh setups, without what has been looked up in them: so they can be sent to other processes.
    first, second = (replace(each, setup=with_changes(each.setup)) for each in (compared.first, compared.second))
    parts = tuple(
        Part(side.stem, _named(side), measured, None if trial is None else trial.layouts[number])
        for number, (side, measured) in enumerate(zip(sides, (first, second), strict=True))
    )
    return Report(parts, trial, 0.0, pb12table.__version__, Comparison(Compared(first, second)))


def _named(side: Side) -> Any:
    """Return the setup of a side, with a name that says which of the two it is."""
    name = side.setup.name
    called = replace(name, en=f"{name.en} ({side.label})", de=f"{name.de} ({side.label})")
    return with_changes(side.setup, name=called)


@dataclass(frozen=True)
class _Wanted:
    """What a page is made of, to be sent to another process."""

    report: Report
    language: str
    system: str


def _page_of(wanted: _Wanted) -> bytes:
    texts = Texts(wanted.language)
    return page(texts.of(wanted.system), with_pictures(wanted.report, texts)).encode("utf-8")


def offer_report(desk: Desk, report: Report, seconds: float, output: Path) -> None:
    """Make the page beside the frames, write it, and offer to show it in a browser."""
    texts = desk.texts

    def then(made: bytes) -> None:
        output.parent.mkdir(parents=True, exist_ok=True)
        write_file(output, made)
        told, show = texts("game-report-ready", file=output), texts("game-report-show")
        desk.ask(texts("compare-report-title"), told, show, texts("close"), lambda: _show(desk, output))

    system = report.parts[-1].setup.system
    wanted = _Wanted(replace(report, seconds=seconds), texts.language, system)
    making = texts("compare-report-making")
    worked_out_aside(desk, texts("compare-report-title"), making, output.name, _page_of, wanted, then)


def _show(desk: Desk, page_file: Path) -> None:
    if not show_page(page_file):
        desk.say(desk.texts("game-report-no-browser", file=page_file))


def views_of(compared: Compared) -> list[View]:
    """Return everything there is to look at, in the order in which it is offered."""
    players = [None, *opposed(compared)]
    found = [View("exposure", player) for player in players]
    if compared.cover(TABLE) is not None:
        found += [View("cover", player) for player in players]
    return found


def view_name(screen: Comparing, view: View) -> str:
    """Return the name of a view if its sort is said already: whose ground looks."""
    if view.player is None:
        name = screen.texts("layout-whole-table")
    else:
        players = screen.second.setup.players
        others = [player.name for number, player in enumerate(players) if number != view.player]
        name = screen.texts("compare-ground-of", players=screen.texts.listing(others))
    return name[:1].upper() + name[1:]


# -- maps ---------------------------------------------------------------------------------------------------------


def values_of(measured: Measured, view: View) -> Floats | None:
    """Return the value of each place of a layout."""
    if view.sort == "exposure":
        return measured.exposure(TABLE) if view.player is None else exposed_to(measured, view.player)
    return measured.cover(TABLE) if view.player is None else covered_from(measured, view.player)


def differences_of(compared: Compared, view: View) -> Floats | None:
    """Return how much greater the value is at each place of the second layout."""
    if view.sort == "exposure":
        return compared.exposure(TABLE) if view.player is None else compared.exposed(view.player)
    return compared.cover(TABLE) if view.player is None else compared.covered(view.player)


def _least(view: View) -> float:
    return SHARES if view.sort == "exposure" else LEVELS


def colours_of(compared: Compared, view: View, which: Which, storey: int | None) -> tuple[Raster, Colours] | None:
    """Return the cells of a map of a level, or of all, and their colours; None if it has none yet."""
    if which == "difference":
        values = differences_of(compared, view)
        colours = None if values is None else change_colours(compared, values, _least(view), storey)
        return None if colours is None else (compared.second.sites.raster, colours)
    measured = compared.first if which == "before" else compared.second
    values = values_of(measured, view)
    return None if values is None else (measured.sites.raster, _plain(measured, values, view, storey))


def _plain(measured: Measured, values: Floats, view: View, storey: int | None) -> Colours:
    sites = measured.sites
    chosen = measured.of_storey(storey) if measured.house.is_storeyed else None
    if view.sort == "exposure":
        picture = sites.without_gaps(values, chosen)
        return with_hidden(shades(picture, SIGHT, 1.0), picture == 0.0)
    picture = sites.without_gaps(np.where(np.isnan(values), -1.0, values), chosen)
    return with_hidden(shades(picture, COVER, MOST_LEVEL), picture < 0.0)


def glimpse_colours(glimpse: GlimpsedDifference, which: Which) -> tuple[Raster, Colours]:
    """Return the same while both are still being measured: what has not been seen so far is not black."""
    if which == "difference":
        values = glimpse.difference()
        picture = glimpse.second.sites.without_gaps(values)
        return glimpse.second.sites.raster, changes(picture, widest(values, SHARES))
    known = glimpse.first if which == "before" else glimpse.second
    return known.sites.raster, shades(known.sites.without_gaps(known.exposure()), SIGHT, 1.0)


def cell_line(texts: Texts, compared: Compared, view: View, storey: int | None, point: Point) -> str:
    """Return the values of the place under the mouse, on a level or the highest, before and after."""
    told: list[str] = []
    numbers: list[float] = []
    for measured in (compared.first, compared.second):
        value = _value_at(measured, values_of(measured, view), storey, point)
        if value is None:
            told.append(texts("compare-cell-nobody"))
            continue
        numbers.append(value)
        if view.sort == "exposure":
            told.append(percent(texts, value, 1))
        else:
            told.append(texts("compare-cell-unseen") if np.isnan(value) else texts("layout-unit-levels", value=value))
    change = ""
    if len(numbers) == 2 and not np.isnan(numbers).any():
        difference = numbers[1] - numbers[0]
        change = signed(texts, difference, 2)
        if view.sort == "exposure":
            change = texts("layout-apart-share", value=signed(texts, 100.0 * difference, 1))
    return texts("compare-cell", before=told[0], after=told[1], change=change, is_known="yes" if change else "no")


def _value_at(measured: Measured, values: Floats | None, storey: int | None, point: Point) -> float | None:
    """Return the value of the highest place of a level in the cell of a point; None if there is no room to stand."""
    sites, raster = measured.sites, measured.sites.raster
    chosen = measured.of_storey(storey) if measured.house.is_storeyed else None
    if values is None or not (0.0 <= point[0] <= raster.width and 0.0 <= point[1] <= raster.depth):
        return None
    column, row = raster.cell_at(point)
    here = (sites.cells[0] == row) & (sites.cells[1] == column)
    there = np.flatnonzero(here if chosen is None else here & chosen)
    return float(values[there[-1]]) if len(there) else None


# -- what stands beside -------------------------------------------------------------------------------------------


def lines_of(screen: Comparing, looks: Looks) -> list[Line]:
    """Return the lines beside the maps: what the colours mean, how far the measuring has come, and every number."""
    texts, compared = screen.texts, screen.compared
    if compared is None:
        glimpse = screen.glimpse
        if glimpse is None:
            return []
        told = texts("compare-glimpse", asked=glimpse.second.observers, all=len(glimpse.second.sites))
        end = percent(texts, widest(glimpse.difference(), SHARES))
        return [Line("bad", told), *_scales(texts, View(), end)]
    values = differences_of(compared, screen.view)
    most = 0.0 if values is None else widest(values, _least(screen.view))
    end = texts("layout-apart-levels", value=most)
    if screen.view.sort == "exposure":
        end = percent(texts, most)
    found = [*_scales(texts, screen.view, end)]
    if not compared.is_whole:
        found.append(Line("bad", texts("compare-partly")))
    found.append(Line("head", texts("layout-compared")))
    found += [Line("text", line) for line in comparison_findings(texts, compared)]
    found += _games(screen, looks)
    return [*found, *_numbers(screen, compared, looks)]


def _scales(texts: Texts, view: View, end: str) -> Iterator[Line]:
    yield Line("head", texts("layout-compared-difference"))
    yield Line("scale", f"−{end}", f"+{end}", None, CHANGE)
    yield Line("spot", texts("layout-compared-came"), colour=CAME)
    yield Line("spot", texts("layout-compared-went"), colour=WENT)
    yield Line("head", texts("compare-both"))
    if view.sort == "exposure":
        yield Line("scale", texts("layout-report-seen-none"), texts("layout-report-seen-all"), HIDDEN, SIGHT)
    else:
        most = texts("worth-level-and-more", level=round(MOST_LEVEL))
        yield Line("scale", texts("layout-report-cover-none"), most, None, COVER)
        yield Line("spot", texts("layout-report-cover-hidden"), colour=HIDDEN)


def _numbers(screen: Comparing, compared: Compared, looks: Looks) -> Iterator[Line]:
    """Yield every number of both: those that differ first, the rest below."""
    texts = screen.texts
    for is_other, title in ((True, "compare-others"), (False, "compare-same")):
        changes_ = [change for change in compared.changes if change.is_other is is_other]
        if not changes_:
            continue
        yield Line("head", texts(title, count=len(changes_)))
        about = ""
        for change in changes_:
            name = change_name(texts, compared, change)
            if name != about:
                yield Line("text", name[:1].upper() + name[1:])
                about = name
            yield _number(screen, compared, change, looks)


def _number(screen: Comparing, compared: Compared, change: Change, looks: Looks) -> Line:
    texts = screen.texts
    players = compared.second.setup.players
    is_owned = 0 <= change.player < len(players)
    colour = looks[players[change.player].id].colour if is_owned else None
    before, after = (change_value(texts, change, value) for value in (change.before, change.after))
    both = before if not change.is_other else texts("compare-from-to", before=before, after=after)
    tone: Tone = "text" if change.is_better is None else "good" if change.is_better else "bad"
    told = change_difference(texts, change, short=True) if change.is_other else ""
    owner = f"{whose(compared, change)}  " if is_owned else ""
    return Line("pair", f"{owner}{both}", told, colour, tone=tone)


def _games(screen: Comparing, looks: Looks) -> Iterator[Line]:
    """Yield what games on both have shown so far."""
    trying, texts = screen.trying, screen.texts
    if trying is None:
        return
    yield Line("head", texts("layout-report-games"))
    if screen.is_playing:
        yield Line("bad", texts("compare-games-so-far", done=trying.done, all=trying.total))
    trial = trying.found
    if trial is None or screen.compared is None:
        return
    for number, player in enumerate(screen.second.setup.players):
        yield Line("text", texts("layout-side-of", player=player_name(screen.second.setup, player.id)))
        for side, tried in zip((screen.first, screen.second), trial.layouts, strict=True):
            share = tried.sides[number]
            told = interval(texts, share.estimate)
            estimate = share.estimate
            if estimate.value is not None and estimate.low is not None and estimate.high is not None:
                span = (estimate.low, estimate.value, estimate.high)
                yield Line("interval", side.label, told, looks[player.id].colour, span=span)
            else:
                yield Line("pair", side.label, told)
    for side, tried in zip((screen.first, screen.second), trial.layouts, strict=True):
        first = tried.turns.first.estimate
        if first.value is not None and first.low is not None and first.high is not None:
            span = (first.low, first.value, first.high)
            yield Line("interval", texts("compare-first-turn", layout=side.label), interval(texts, first), span=span)
    if any(is_wide(share.estimate) for tried in trial.layouts for share in tried.sides):
        yield Line("bad", texts("compare-games-few"))
    report = plain_report(texts, (screen.first, screen.second), screen.compared, trial)
    yield Line("text", difference_line(texts, report, trial))
    for line in otherwise_lines(texts, report, trial):
        yield Line("bad", line)
    yield Line("text", texts("compare-games-note", bot=trial.bot))
