"""Places worth a look where figures could be set up, alone or with a group, and arbitrary ones.  R1.3.11, R2.2.8."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone
from pb12table.systems.pb12.rules.command.command_groups import dissolvable, followers, with_those_above
from pb12table.systems.pb12.rules.figures.figures import figures_of
from pb12table.systems.pb12.rules.game.answers import Placing, RelocateIn
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.rules.round.entering import entering_leader, entry_heights, entry_refusal, entry_zones
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed
from pb12table.table.shapes import Point, box_of
from pb12table.table.units import direction, rounded
from pb12table.table.zones import in_area

ENTRY_GRID = 5
"""Entry zones are tried on a grid of this many points a side."""

SPACING = 1.0
"""How far from each other the figures of a group are set up, in steps."""


def entries(state: State, player: PlayerId, figure: FigureId) -> Iterator[RelocateIn]:
    """Legal entry places on a grid over the player's entry zones, facing the middle of the table."""
    for zone in entry_zones(state, player):
        for x, y in _grid(zone, ENTRY_GRID, ENTRY_GRID):
            answer = at_some_height(state, RelocateIn(figure, x, y, _facing(state, (x, y))))
            if answer is not None:
                yield answer


def at_some_height(state: State, entry: RelocateIn) -> RelocateIn | None:
    """The entry as it is when it is legal, else at the lowest height at which it is; None when there is none.

    R1.3.11: the zone may be one upper floor alone (RU008).
    """
    figure = state.figures[entry.figure]
    if entry_refusal(state, figure, entry) is None:
        return entry
    others = (msgspec.structs.replace(entry, height=height) for height in entry_heights(state, entry))
    return next((other for other in others if entry_refusal(state, figure, other) is None), None)


def with_group(state: State, entry: RelocateIn, dissolve: tuple[GroupId, ...] = ()) -> list[RelocateIn]:
    """The entry of a leader with as much of his group as finds room beside him; none when there is nobody to bring.

    On the floor that was chosen for him all stand (RU008).
    """
    figure, leader = state.figures[entry.figure], entering_leader(state, entry.figure)
    if leader is None:
        return []
    waiting = [
        other
        for other in followers(state, leader, dissolve)
        if other != entry.figure
        and not is_fixed(state, other)
        and state.figures[other].place is Place.STAGING
        and state.figures[other].controller == figure.controller
    ]
    whole = entry
    for other in waiting:
        for x, y in _places_beside(state, entry):
            placing = Placing(other, x, y, _facing(state, (x, y)), entry.height)
            wider = msgspec.structs.replace(whole, group=(*whole.group, placing), dissolve=dissolve)
            refusal = entry_refusal(state, figure, wider)
            if refusal is None:
                whole = wider
                break
            if refusal.reason == "not-enough-command-points":
                return []
    return [whole] if whole.group else []


def _places_beside(state: State, entry: RelocateIn) -> Iterator[Point]:
    """Places in the entry zones that the leader stands in, the nearest to him first."""
    here = (entry.x, entry.y)
    places = {
        (x, y)
        for zone in entry_zones(state, state.figures[entry.figure].controller)
        if in_area(zone.area, here, entry.height or 0.0)
        for x, y in _grid(zone, *_fine(zone))
    }
    yield from sorted(places, key=lambda place: (math.dist(place, here), place))


def _fine(zone: Zone) -> tuple[int, int]:
    left, low, right, high = box_of(zone.area.outline)
    return max(math.floor((right - left) / SPACING), 1), max(math.floor((high - low) / SPACING), 1)


def _grid(zone: Zone, columns: int, rows: int) -> Iterator[Point]:
    left, low, right, high = box_of(zone.area.outline)
    for row in range(rows):
        for column in range(columns):
            yield (
                rounded(left + (right - left) * (column + 0.5) / columns),
                rounded(low + (high - low) * (row + 0.5) / rows),
            )


def _facing(state: State, at: Point) -> float:
    """Towards the middle of the table."""
    return rounded(direction(at, (state.battlefield.width / 2, state.battlefield.depth / 2)))


def arbitrary_entry(state: State, player: PlayerId, chance: Chance) -> RelocateIn | None:
    """A figure somewhere in an entry zone, now and then with its group; it may be illegal."""
    waiting = [figure.id for figure in figures_of(state, player) if figure.place is Place.STAGING]
    zones = entry_zones(state, player)
    if not waiting or not zones:
        return None
    left, low, right, high = box_of(chance.choice(zones).area.outline)
    x, y = rounded(chance.uniform(left, right)), rounded(chance.uniform(low, high))
    figure = chance.choice(waiting)
    alone = RelocateIn(figure, x, y, rounded(chance.uniform(0.0, 359.0)))
    leader = entering_leader(state, figure)
    groups = [] if leader is None else dissolvable(state, leader)
    dissolve: tuple[GroupId, ...] = ()
    if leader is not None and groups and chance.random() < 0.5:
        dissolve = with_those_above(state, leader, chance.choice(groups))
    together = with_group(state, alone, dissolve)
    return together[0] if together and chance.random() < 0.6 else alone
