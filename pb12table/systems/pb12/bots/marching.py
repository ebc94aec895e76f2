"""Where a figure could go, for bots: how far it is to the opponents, and which option brings it nearer."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from pb12table.bots.ground import Spot
from pb12table.bots.ways import Walker, Ways, ways_of
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.prospects import opponents
from pb12table.systems.pb12.rules.actions.use_door import hands_of
from pb12table.systems.pb12.rules.figures.figures import body, own_feet, value
from pb12table.systems.pb12.rules.game.answers import Horizontal, MoveAnswer, MoveOption, Stop, Vertical
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.move_options import option_result
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of
from pb12table.table.battlefield import Battlefield
from pb12table.table.routes.doorways import with_doorways
from pb12table.table.shapes import Point3, circumradius

PROGRESS = 0.05
"""An option must bring a figure so much nearer to count as a way there, in steps."""


class March:
    """The way of one figure to the nearest opponent, through doors, too."""

    def __init__(self, state: State, figure: FigureId) -> None:
        self._state = state
        self._figure = figure
        self._ways = roads_for(state, figure)
        goals = [own_feet(state, other) for other in opponents(state, figure)]
        self._lengths: Mapping[Spot, float] = self._ways.lengths_to(goals)
        self._gets_off = gets_off(state, figure)

    def left(self, place: Point3 | None = None) -> float:
        """How far it still is from a place (None: where the figure stands), infinite without a way."""
        start = own_feet(self._state, self._figure) if place is None else place
        length = self._ways.length_from(start, self._lengths)
        return self._ways.length_beside(start, self._lengths) if self._gets_off and length == math.inf else length

    def left_at(self, spot: Spot) -> float:
        """How far it still is from a spot of the figure's map."""
        return self._lengths.get(spot, math.inf)

    def ahead(self, points: float) -> Point3:
        """About where the figure would come with so many movement points."""
        return self._ways.ahead(own_feet(self._state, self._figure), self._lengths, points)

    def best_option(self, options: Sequence[MoveAnswer]) -> tuple[MoveOption, Point3] | None:
        """The option that leads nearest to the opponents without a collision or a fall, and where to; or None."""
        best: tuple[MoveOption, Point3] | None = None
        least = self.left() - PROGRESS
        possible = [option for option in options if not isinstance(option, Stop)]
        for hoped, option in sorted(((self._hoped(option), option) for option in possible), key=lambda each: each[0]):
            # What an option leads to is dear to find out; those that cannot be better are not looked at.
            if hoped >= least:
                break
            result = option_result(self._state, self._figure, option)
            if result.obstacle is not None or not result.stand.safe:
                continue
            place = (result.x, result.y, result.z)
            left = self.left(place)
            if left < least:
                best, least = (option, place), left
        return best

    def _hoped(self, option: MoveOption) -> float:
        """How far it will be at least after an option that is not stopped on its way."""
        if is_vehicle(self._state, self._figure) or not isinstance(option, Horizontal | Vertical):
            return 0.0
        battlefield, footprint = self._state.battlefield, self._state.setup.figure_by_id[self._figure].profile.footprint
        margin = circumradius(footprint)
        # The edge of the table stops a figure, too, and then it is somewhere else.
        if not (margin <= option.x <= battlefield.width - margin and margin <= option.y <= battlefield.depth - margin):
            return 0.0
        return self._ways.least_from((option.x, option.y), self._lengths)

    @property
    def is_possible(self) -> bool:
        """Whether there is a way at all, and it is not at its end."""
        return 0 < self.left() < math.inf


def gets_off(state: State, figure: FigureId) -> bool:
    """Whether a figure sits on what does not go by itself, and so is looked at as going on foot."""
    vehicle = vehicle_of(state, figure)
    return vehicle is not None and value(state, vehicle, Attribute.ACTION_POINTS) < 1


def ways_for(state: State, figure: FigureId) -> Ways:
    """The map of ways of a figure, with all doors as they stand."""
    return _map(state, figure, state.battlefield)


def roads_for(state: State, figure: FigureId) -> Ways:
    """The same through the doors that it opens on its way, as far as no other figure stands before them."""
    return _map(state, figure, with_doorways(state.battlefield, body(state, figure), hands_of(state, figure)))


def _map(state: State, figure: FigureId, battlefield: Battlefield) -> Ways:
    profile = state.setup.figure_by_id[figure].profile
    slow = tuple(z.area for z in state.setup.zones if z.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH))
    climb = max(value(state, figure, Attribute.VERTICAL_MOVEMENT), 0)
    walker = Walker(battlefield, profile.footprint, profile.model_height, climb, slow)
    return ways_of(walker)
