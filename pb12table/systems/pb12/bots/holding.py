"""What the zones that are worth points mean to a bot: what they bring as figures stand, and who should go where."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache

from pb12table.bots.ground import Spot
from pb12table.bots.ways import Ways
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.bots.marching import roads_for
from pb12table.systems.pb12.bots.prospects import all_depends_on, standing_at
from pb12table.systems.pb12.rules.figures.figures import figures_of, is_able_to_act, is_on_table, own_feet, value
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.scenarios.scenario_rules import able_inside, zone_standings
from pb12table.table.planar import border_distance
from pb12table.table.shapes import Point3, box_of
from pb12table.table.zones import Area, in_area

MOST_GOING = 2
"""So many of a side go to a zone, and no more: the nearest of those who can."""


HELD, EARLY = 0.6, 0.5
"""What a point of victory for a zone counts in the last round, and the share of it that counts in the first.

Points are worth nothing to those who are no more.
"""


def lateness(state: State) -> float:
    """What counts of a point of victory in this round."""
    limit = state.setup.modules.round_limit
    return EARLY + (1.0 - EARLY) * min(state.game_round / limit, 1.0) if limit else 0.5


def balance(state: State, player: PlayerId) -> float:
    """The points that the zones would bring a player as all stand, less what they would bring each of the others."""
    others = max(sum(not other.defeated for other in state.players.values()) - 1, 1)
    return sum(
        (1.0 if standing.player == player else -1.0 / others)
        for standing in zone_standings(state)
        if standing.scores
    )


def places_to_go(state: State, figure: FigureId) -> list[Point3]:
    """The places in zones that do not bring a figure's side their point yet, or bring others one they can be denied.

    Those who are driven there are many, and so nobody else is counted who may be on his way.
    """
    player, ways = state.figures[figure].controller, roads_for(state, figure)
    wanted = [
        standing.zone
        for standing in zone_standings(state)
        if (standing.player == player and not standing.scores)
        or (standing.player != player and standing.scores and standing.zone.kind is ZoneKind.HOLD)
    ]
    return [place for zone in wanted for place in _places_in(ways, zone.area)]


class Holding:
    """What being anywhere means to one figure for the zones of its side."""

    def __init__(self, state: State, figure: FigureId) -> None:
        self._state = state
        self._figure = figure
        self._player = state.figures[figure].controller
        self._ways = roads_for(state, figure)
        self._wanted = [zone for zone in state.setup.zones if self._wants(zone)]
        goals = [place for zone in self._wanted for place in _places_in(self._ways, zone.area)]
        self._lengths: Mapping[Spot, float] = self._ways.lengths_to(goals) if goals else {}
        self._scoring = [zone for zone in state.setup.zones if zone.kind in (ZoneKind.HOLD, ZoneKind.CONTEST)]
        self._spots = [_kept_spots_in(self._ways, zone.area) for zone in self._scoring]
        self._gains: dict[tuple[bool, ...], float] = {}

    def _wants(self, zone: Zone) -> bool:
        """Whether a zone is worth going to for the figure: not enough others of its side are there, or nearer."""
        state = self._state
        fixed_for = self._player in zone.players
        if zone.kind is not ZoneKind.HOLD and not (zone.kind is ZoneKind.CONTEST and fixed_for):
            return False
        if not zone.players or all_depends_on(state, self._figure):
            return False
        own = [other.id for other in figures_of(state, self._player) if other.id != self._figure]
        inside = set(able_inside(state, zone))
        away = self._away(self._figure, zone)
        before = sum(
            other in inside or self._away(other, zone) < away
            for other in own
            if is_on_table(state, other)
            and is_able_to_act(state, other)
            and value(state, other, Attribute.MOVEMENT) > 0
        )
        others = any(state.figures[one].controller != self._player for one in inside)
        return before < (MOST_GOING if others or zone.kind is ZoneKind.HOLD else 1)

    def _away(self, figure: FigureId, zone: Zone) -> float:
        x, y, z = own_feet(self._state, figure)
        return 0.0 if in_area(zone.area, (x, y), z) else border_distance((x, y), zone.area.outline)

    def gain(self, place: Point3) -> float:
        """The balance of the zones with the figure at a place."""
        return self._gain(tuple(in_area(zone.area, place[:2], place[2]) for zone in self._scoring), place)

    def gain_at(self, spot: Spot) -> float:
        """The same at a spot of the figure's map."""
        return self._gain(tuple(spot in spots for spots in self._spots), self._ways.place(spot))

    def _gain(self, inside: tuple[bool, ...], place: Point3) -> float:
        if inside not in self._gains:
            with standing_at(self._state, self._figure, place):
                self._gains[inside] = balance(self._state, self._player)
        return self._gains[inside]

    def left(self, place: Point3) -> float:
        """How far it still is from a place to the nearest zone that is worth going to; infinite without one."""
        return self._ways.length_from(place, self._lengths) if self._lengths else math.inf

    def left_at(self, spot: Spot) -> float:
        """The same from a spot of the figure's map."""
        return self._lengths.get(spot, math.inf)


def _places_in(ways: Ways, area: Area) -> Iterator[Point3]:
    return iter(_kept_places_in(ways, area))


@lru_cache(maxsize=128)
def _kept_places_in(ways: Ways, area: Area) -> tuple[Point3, ...]:
    """Where in an area the walker of a map can stand."""
    return tuple(ways.place(spot) for spot in _spots_in(ways, area))


@lru_cache(maxsize=128)
def _kept_spots_in(ways: Ways, area: Area) -> frozenset[Spot]:
    """The same as spots of the map."""
    return frozenset(_spots_in(ways, area))


def _spots_in(ways: Ways, area: Area) -> Iterator[Spot]:
    west, south, east, north = box_of(area.outline)
    for column in range(math.floor(west), math.ceil(east)):
        for row in range(math.floor(south), math.ceil(north)):
            for spot in ways.spots((column, row)):
                x, y, z = ways.place(spot)
                if in_area(area, (x, y), z):
                    yield spot
