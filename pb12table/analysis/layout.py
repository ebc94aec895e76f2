"""The whole analysis of a layout: who sees whom, how well covered, how far on foot, storey by storey, and who is better
off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np

from pb12table.analysis.chokes import Choke, choke_points
from pb12table.analysis.covering import Covering, Lane, covering, longest_lanes
from pb12table.analysis.crew import Crew, Stage, Told, unheard
from pb12table.analysis.sides import Sides, compared, reached_first, roughly_first
from pb12table.analysis.sightings import Shown, Sightings, sightings
from pb12table.analysis.walking import (
    Ground,
    Narrow,
    Walks,
    Way,
    ends_of,
    grounds_of,
    house_on,
    measuring,
    narrow_of,
    pairs_of,
    person_of,
    spread_out,
    together,
    walks,
    ways_between,
    with_doors_open,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Floats, Raster, Truths
from pb12table.table.routes.house import House, Storey
from pb12table.table.shapes import Point3
from pb12table.table.sight.many import Numbers, Site, Sites, Stature, sites_in

MOST_CELLS = 40_000
"""Grids of more cells are refused: what is kept for each pair of them would not fit into the memory."""

MANY_CELLS = 6_000
"""Whether a figure can stand in fewer cells is found out sooner by one process than by several that must begin."""

FINEST, COARSEST = 0.1, 10.0
"""The least and the greatest size of a cell one can ask for, in steps."""

TALLEST = 50.0
"""The greatest height of figures one can ask for, in steps."""

MOST_OBSERVERS = 24
"""From so many sites of each ground, evenly spread, cover is told."""

TABLE = ""
"""The key of the whole table where grounds are told by their ids."""


class TooFine(ValueError):
    """A grid has more cells than MOST_CELLS; `cells` is how many, `finest` the finest cell size in steps allowed."""

    def __init__(self, cells: int, finest: float) -> None:
        super().__init__(f"{cells} cells, at least {finest:g} steps each")
        self.cells, self.finest = cells, finest


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is to be measured: the size of the cells, and the model heights of the figures looked at, both in steps.

    Cover is told for figures of the first height. A height of 0 is the bare ground; without heights that of the average
    person is meant.
    """

    grid: float = 1.0
    heights: tuple[float, ...] = ()

    def for_setup(self, setup: GameSetup) -> Wishes:
        """Return what is to be measured of a setup, with all heights."""
        return self if self.heights else Wishes(self.grid, (person_of(setup).stature.height,))


@dataclass(frozen=True, eq=False)
class Measured:
    """What was found out about a layout, a setup of some system.

    `observers` are the sites from which cover is told, by ground and for the whole TABLE; `numbers` tell the storey of
    each site.  What is not whole yet lacks levels of cover, ways, narrow places or choke points that are still being
    looked for; what is there is exact, but for who reaches what first, which is told roughly until all is there.
    """

    setup: Any
    wishes: Wishes
    sites: Sites
    house: House
    numbers: Numbers
    grounds: tuple[Ground, ...]
    sights: tuple[Sightings, ...]
    covering: Covering | None
    observers: Mapping[str, Numbers]
    walks: Walks
    ways: tuple[Way, ...]
    chokes: tuple[Choke, ...]
    lanes: tuple[Lane, ...]
    sides: Sides
    narrow: Narrow | None = None
    is_whole: bool = True
    exposures: dict[tuple[int, str], Floats] = field(default_factory=dict)

    @property
    def storeys(self) -> tuple[int, ...]:
        """The numbers of the storeys that have sites, from below."""
        return tuple(np.unique(self.numbers).tolist())

    def of_storey(self, number: int | None) -> Truths | None:
        """Return which sites are on a level; None for all levels together."""
        return None if number is None else self.numbers == number

    def ground(self, key: str) -> Ground:
        """Return a ground by its id."""
        return next(ground for ground in self.grounds if ground.id == key)

    def exposure(self, key: str, number: int = 0) -> Floats:
        """Return for each site what fraction of a ground, or of the whole TABLE, can see it at a given height."""
        if (number, key) not in self.exposures:
            everywhere = np.arange(len(self.sites), dtype=np.intp)
            observers = everywhere if key == TABLE else self.ground(key).sites
            self.exposures[number, key] = self.sights[number].exposure(observers)
        return self.exposures[number, key]

    def cover(self, key: str) -> Floats | None:
        """Return for each site the mean cover level against a ground or the TABLE; NaN where it is not seen at all."""
        return None if self.covering is None else self.covering.mean(self.observers[key])

    @property
    def crossings(self) -> tuple[Way, ...]:
        """The ways between the sources of different players."""
        by_id = {ground.id: ground for ground in self.grounds}
        return tuple(
            way
            for way in self.ways
            if by_id[way.start].is_source
            and by_id[way.end].is_source
            and not set(by_id[way.start].players) & set(by_id[way.end].players)
        )

    @property
    def can_be_crossed(self) -> bool | None:
        """Return whether a figure can get from one player's ground to another's; None without two such grounds."""
        if not self.crossings:
            return None
        return any(way.walk is not None and way.walk.cost is not None for way in self.crossings)

    @property
    def computed(self) -> int:
        """Return how many pairs, levels and paths had to be worked out."""
        levels = self.covering.computed if self.covering is not None else 0
        return sum(sight.computed for sight in self.sights) + levels + self.walks.computed

    @property
    def all_to_compute(self) -> int:
        """Return how many there are in all."""
        levels = self.covering.levels.size if self.covering is not None else 0
        return sum(sight.pairs() for sight in self.sights) + levels + len(self.walks.found)


@dataclass(frozen=True, slots=True)
class Earlier:
    """What an earlier analysis leaves for the next one: its findings about sight, cover and ways."""

    sights: tuple[Sightings, ...] = ()
    covering: Covering | None = None
    walks: Walks | None = None

    @staticmethod
    def of(measured: Measured) -> Earlier:
        """Return what a finished analysis leaves."""
        return Earlier(measured.sights, measured.covering, measured.walks)


def raster_of(setup: GameSetup, grid: float) -> Raster:
    """Return the cells of a table; raises TooFine."""
    table = setup.battlefield
    raster = Raster(table.width, table.depth, grid)
    if raster.columns * raster.rows > MOST_CELLS:
        finest = (table.width * table.depth / MOST_CELLS) ** 0.5
        raise TooFine(raster.columns * raster.rows, finest)
    return raster


_LOOKS: Final = 1500.0
"""About so many cells times pieces of terrain are measured in a second without kernels, in one process.

Processor time of `measured`, on a machine so busy that it was stretched: 1,004 on Smugglers' Cove in cells of 1, 937 on
the quarry in cells of 2. In coarse cells the five seconds that ways take count for more, but then nobody waits long.
"""


_AGAIN: Final = 0.35
"""Such a part of it remains where sight, cover and ways are known."""


def plain_seconds(setup: GameSetup, grid: float, known: Earlier | None = None) -> float:
    """Return about how long measuring a layout takes without kernels; it may take half or twice as long.

    That is less where what is `known` is about the same terrain.
    """
    table = setup.battlefield
    seconds = table.width * table.depth / grid**2 * len(table.pieces) / _LOOKS
    is_known = known is not None and any(sight.battlefield.pieces == table.pieces for sight in known.sights)
    return seconds * (_AGAIN if is_known else 1.0)


def measured(
    setup: GameSetup,
    wishes: Wishes,
    crew: Crew,
    *,
    before: Earlier | None = None,
    told: Told = unheard,
    shown: Shown | None = None,
) -> Measured:
    """Analyse a layout; raises TooFine, Unmeasured, and Stopped when the crew is stopped.

    With what was found `before` on a table that is partly the same only that is worked out which can be different now.
    The exposure map for the first height is `shown` while it becomes ever finer.
    """
    earlier = Earlier() if before is None else before
    *_, found = measured_in_parts(setup, wishes, crew, known=lambda: earlier, told=told, shown=shown)
    return found


def measured_in_parts(
    setup: GameSetup,
    wishes: Wishes,
    crew: Crew,
    *,
    known: Callable[[], Earlier],
    told: Told = unheard,
    shown: Shown | None = None,
    ways_first: Callable[[], bool] = lambda: False,
) -> Iterator[Measured]:
    """Yield the same part by part: with sight, narrow places, cover, paths, and finally whole.

    What is `known` from before is asked for at each part, so that two layouts measured by turns can learn from each
    other.  Paths come before cover where they are wanted first; cover that has hardly been begun then begins anew.
    """
    wishes = wishes.for_setup(setup)
    table, person = setup.battlefield, person_of(setup)
    stature = person.stature
    raster = raster_of(setup, wishes.grid)
    # What takes less time than processes do to begin is done here, unless kernels here would answer it otherwise.
    here = crew if crew.plain or raster.columns * raster.rows > MANY_CELLS else crew.alone()
    sites = _all_sites(table, stature, raster, here, told)
    grounds = grounds_of(setup, sites)
    house = house_on(setup.system, table)
    assert house is not None, "measuring would have been refused"
    sights: list[Sightings] = []
    for height in wishes.heights:
        aim = person.aim_at(height)
        earlier = next((sight for sight in known().sights if sight.aim == aim), None)
        first = None if sights else shown
        sights.append(sightings(table, sites, aim, crew, before=earlier, told=told, shown=first))
    observers = {ground.id: spread_out(ground.sites, MOST_OBSERVERS) for ground in grounds if ground.is_source}
    observers[TABLE] = spread_out(np.arange(len(sites), dtype=np.intp), MOST_OBSERVERS)
    # Figures open doors on their way; sight finds doors as they stand.
    walked_on = with_doors_open(setup)
    nearest = roughly_first(walked_on, sites, grounds, here)
    nothing = Walks(walked_on.battlefield, "", {}, 0)
    part = Measured(
        setup=setup, wishes=wishes, sites=sites, house=house, numbers=house.numbers_at(sites.places), grounds=grounds,
        sights=tuple(sights), covering=None,
        observers=observers, walks=nothing, ways=(), chokes=(), lanes=longest_lanes(sights[0], crew),
        sides=compared(setup, sights[0], None, observers, grounds, (), nearest), is_whole=False,
    )  # fmt: skip
    yield part
    part = replace(part, narrow=narrow_of(walked_on))
    yield part
    ends = {pair: ends_of(*pair) for pair in pairs_of(grounds)}
    wanted = [found for found in ends.values() if found is not None]

    def with_cover(part: Measured, told: Told) -> Measured:
        figure, everybody = person.of_height(wishes.heights[0]), together(list(observers.values()))
        found = covering(setup, sites, figure, everybody, crew, before=known().covering, told=told)
        return replace(part, covering=found, sides=_sides(part, found, part.ways, nearest))

    def with_ways(part: Measured) -> Measured:
        walked = walks(walked_on, wanted, crew, before=known().walks, told=told)
        ways = ways_between(grounds, walked)
        return replace(part, walks=walked, ways=ways, sides=_sides(part, part.covering, ways, nearest))

    has_cover = covers(setup, wishes) and len(sites) > 0
    if has_cover and not ways_first():
        try:
            part = with_cover(part, _until(ways_first, told))
            yield part
        except _Overtaken:
            pass
    part = with_ways(part)
    yield part
    if has_cover and part.covering is None:
        part = with_cover(part, told)
        yield part
    covered, walked, ways = part.covering, part.walks, part.ways
    nearest = reached_first(walked_on, sites, grounds, crew)
    part = replace(part, sides=compared(setup, sights[0], covered, observers, grounds, ways, nearest))
    # Ways between sources of different players count in one direction, lest each choke point is told twice.
    crossing = [
        found
        for (first_ground, second), found in ends.items()
        if found is not None
        and first_ground.is_source
        and not _same_side(first_ground, second)
        and (second.is_goal or (second.is_source and grounds.index(first_ground) < grounds.index(second)))
    ]
    chokes = choke_points(walked_on, tuple(dict.fromkeys(crossing)), walked, crew, told=told)
    yield replace(part, chokes=chokes, is_whole=True)


class _Overtaken(Exception):
    """Something else is wanted first."""


OVERTAKEN: Final = 0.5
"""Of what less than such a part is done, it gives way to what is wanted first."""


def _until(wanted: Callable[[], bool], told: Told) -> Told:
    """Return who hears the progress of work, and breaks it off where something else is wanted before half is done."""

    def heard(stage: Stage, done: int, total: int) -> None:
        told(stage, done, total)
        if wanted() and done < OVERTAKEN * total:
            raise _Overtaken

    return heard


def covers(setup: GameSetup, wishes: Wishes) -> bool:
    """Return whether cover is measured: the rules know it, and figures of some height are looked at."""
    return bool(wishes.heights and wishes.heights[0] > 0.0) and measuring(setup).cover_rules(setup) is not None


def _sides(part: Measured, covered: Covering | None, ways: tuple[Way, ...], nearest: Numbers) -> Sides:
    return compared(part.setup, part.sights[0], covered, part.observers, part.grounds, ways, nearest)


def _same_side(first: Ground, second: Ground) -> bool:
    """Return whether a path leads only between grounds that the same players come from."""
    return second.is_source and bool(set(first.players) & set(second.players))


# -- sites --------------------------------------------------------------------------------------------------------


def _all_sites(table: Battlefield, stature: Stature, raster: Raster, crew: Crew, told: Told) -> Sites:
    """Return the sites of all cells, row by row."""
    rows = list(range(raster.rows))
    found: dict[int, tuple[Site, ...]] = {}
    told(Stage.SITES, 0, len(rows))
    for number, row in crew.carried_out(_sites_of_row, (table, stature, raster), rows):
        found[number] = row
        told(Stage.SITES, len(found), len(rows))
    return Sites(raster, stature, tuple(site for number in rows for site in found[number]))


def _sites_of_row(shared: tuple[Battlefield, Stature, Raster], row: int) -> tuple[Site, ...]:
    table, stature, raster = shared
    return tuple(site for column in range(raster.columns) for site in sites_in(table, stature, raster, (column, row)))


LEVEL: Final = 0.25
"""A way that rises or sinks by less, in steps, counts as level."""


@dataclass(frozen=True, slots=True)
class Seen:
    """How well a storey is seen from a ground: the share of its places in sight, and the mean share that sees a place.

    `cover` is the mean level of cover on it against those who see it; None where there is none.
    """

    in_sight: float
    mean: float
    cover: float | None


@dataclass(frozen=True, slots=True)
class StoreyWorth:
    """A storey with so many `places` of the grid, how it is `seen` from each ground and the whole TABLE, by their keys.

    `first` is the share of its places that each player reaches first.
    """

    storey: Storey
    places: int
    seen: Mapping[str, Seen]
    first: Mapping[PlayerId, float]


def storey_worths(measured: Measured) -> tuple[StoreyWorth, ...]:
    """Return the values of each level that has places of the grid, from the bottom up."""
    keys = [TABLE, *(ground.id for ground in measured.grounds if ground.is_source and len(ground.sites))]
    known = {storey.number: storey for storey in measured.house.storeys}
    found: list[StoreyWorth] = []
    for number in measured.storeys:
        own = measured.numbers == number
        nearest = measured.sides.nearest[own]
        first = {player.id: float((nearest == row).mean()) for row, player in enumerate(measured.setup.players)}
        seen = {key: _seen(measured, key, number) for key in keys}
        found.append(StoreyWorth(known[number], int(own.sum()), seen, first))
    return tuple(found)


def _seen(measured: Measured, key: str, number: int) -> Seen:
    own = measured.numbers == number
    shares, levels = measured.exposure(key)[own], measured.cover(key)
    known = np.zeros(0) if levels is None else levels[own][~np.isnan(levels[own])]
    cover = float(known.mean()) if len(known) else None
    return Seen(float((shares > 0.0).mean()), float(shares.mean()), cover)


def sites_at_cell(measured: Measured, cell: tuple[int, int]) -> list[tuple[int, Site]]:
    """Return the sites in a cell of the grid with their numbers, from the bottom up."""
    rows, columns = measured.sites.cells
    there = np.flatnonzero((columns == cell[0]) & (rows == cell[1])).tolist()
    return [(number, measured.sites.sites[number]) for number in there]


def heights_along(points: Sequence[Point3]) -> tuple[float, ...]:
    """Return the heights at which a path begins, turns from rising to falling or back, and ends; one if it is level."""
    heights = [point[2] for point in points]
    found = heights[:1]
    for height in heights[1:]:
        if abs(height - found[-1]) < LEVEL:
            continue
        goes_on = len(found) > 1 and (height > found[-1]) == (found[-1] > found[-2])
        # What is passed on the way up is no turn.
        found = [*found[:-1], height] if goes_on else [*found, height]
    return tuple(found)
