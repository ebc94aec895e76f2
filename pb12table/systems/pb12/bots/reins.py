"""Who takes the reins, what a vehicle does then, and who stays aboard.  Chapter 3."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.danger import next_points
from pb12table.systems.pb12.bots.driving import Stride, drives
from pb12table.systems.pb12.bots.plans import HARDLY, reloaded, to_reload
from pb12table.systems.pb12.bots.prospects import best_prospect, opponents, worth_of
from pb12table.systems.pb12.bots.rides import Journey, Ride, Rides
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.figures.figures import has_status, is_able_to_act, is_on_table, own_feet, value
from pb12table.systems.pb12.rules.game.answers import ActionAnswer, EndTurn, LetAct, Move, MoveAnswer, Steer, Stop
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.movement.move_options import option_refusal, option_result
from pb12table.systems.pb12.rules.movement.option_choice import ChooseMoveOption
from pb12table.systems.pb12.rules.movement.path_plan import DECLARED_NEXT, PathPlan
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import (
    is_at_steering_point,
    is_fixed,
    is_vehicle,
    passengers_of,
    steering_points,
    vehicle_of,
)
from pb12table.systems.pb12.rules.vehicles.steer import STEER
from pb12table.table.units import direction, rounded

PROGRESS = 1.0
"""A vehicle that cannot get so much nearer in a round is at the end of its journey, in steps."""

FOR_A_SHOT = 2
"""With so many AP is looked whether a gun is worth manning."""

MOST_KEPT = 64

Pose = tuple[float, float, float, float]


class Reins:
    """How one player drives; it remembers the ways it has planned, and where vehicles can get no further."""

    def __init__(self, *, careful: bool) -> None:
        self._careful = careful
        self._ways: dict[FigureId, tuple[Pose, tuple[Stride, ...]]] = {}
        self._goes_on: dict[tuple[FigureId, Pose, int], bool] = {}

    # -- taking the reins ----------------------------------------------------------------------------------------------

    def steering(self, state: State, figure: FigureId) -> tuple[float, Steer] | None:
        """The steering that gains a figure's side most against leaving the vehicle alone, with its gain."""
        best: tuple[float, Steer] | None = None
        for vehicle in state.setup.vehicles:
            if action_refusal(state, figure, Steer(vehicle, 1)) is not None:
                continue
            gain, ride = self._best_with(state, figure, vehicle)
            own = value(state, vehicle, Attribute.ACTION_POINTS)
            if ride is not None and (best is None or gain > best[0]):
                best = (gain, Steer(vehicle, max(ride.points - own, 1)))
        return best

    def _best_with(self, state: State, figure: FigureId, vehicle: FigureId) -> tuple[float, Ride | None]:
        """The best ride with all AP a figure can hand on, and what it gains with what the figure can do besides."""
        left = state.figures[figure].action_points
        extra = STEER.cost(state, Steer(vehicle, 1)) - 1
        own = value(state, vehicle, Attribute.ACTION_POINTS)
        steered = _steered(state, figure, vehicle)
        rides = Rides(steered, vehicle, figure, careful=self._careful)
        stays = rides.staying()
        best: tuple[float, Ride | None] = (0.0, None)
        for ride in rides.found(left - extra + own):
            gain = ride.worth + _besides(ride.after, figure, left - extra - max(ride.points - own, 1)) - stays
            if gain > best[0]:
                best = (gain, ride)
        return best

    # -- what the vehicle does -----------------------------------------------------------------------------------------

    def action(self, state: State, vehicle: FigureId) -> ActionAnswer:
        """The next action of an active vehicle; when nothing is left to do, its driver goes on."""
        left = state.figures[vehicle].action_points
        driver = self._walker(state, vehicle)
        if left > 0 and driver is not None:
            rides = Rides(state, vehicle, driver, careful=self._careful)
            full = action_refusal(state, vehicle, Move(left, full_move=True)) is None
            found = [ride for ride in rides.found(left, full_move=full) if self._is_legal(state, vehicle, ride)]
            rest = 0 if driver == vehicle else state.figures[driver].action_points
            rated = [(ride.worth + _besides(ride.after, driver, rest), ride) for ride in found]
            worth, best = max(rated, key=lambda each: each[0], default=(0.0, None))
            if best is not None and best.action is not None and worth > rides.idling() + _besides(state, driver, rest):
                if best.strides:
                    self._ways[vehicle] = (_pose(state, vehicle), best.strides)
                return best.action
        others = [other.id for other in state.figures.values() if other.activation is Activation.DIRECT]
        answers = [LetAct(other) for other in others if other != vehicle and state.figures[other].action_points]
        return next((each for each in answers if action_refusal(state, vehicle, each) is None), EndTurn())

    def _is_legal(self, state: State, vehicle: FigureId, ride: Ride) -> bool:
        return ride.action is not None and action_refusal(state, vehicle, ride.action) is None

    def _walker(self, state: State, vehicle: FigureId) -> FigureId | None:
        """For whom a vehicle goes where: who steers it, or sits on it; itself when nobody does."""
        player = state.figures[vehicle].controller
        aboard = [other for other in passengers_of(state, vehicle) if state.figures[other].controller == player]
        at_helm = [other for other in aboard if is_at_steering_point(state, other, vehicle)]
        return next(iter((*at_helm, *aboard)), vehicle)

    # -- the way -------------------------------------------------------------------------------------------------------

    def option(self, state: State, request: ChooseMoveOption) -> MoveAnswer:
        """The next option of the way that was planned; who has no plan for here looks for one from here."""
        vehicle = request.figure
        if request.adjust:
            return Stop()
        pose, strides = self._ways.pop(vehicle, (None, ()))
        if pose != _pose(state, vehicle):
            strides = self._looked_for(state, request)
        if not strides:
            return Stop()
        option = strides[0].option(state, vehicle)
        if option_refusal(state, vehicle, option) is not None:
            return Stop()
        result = option_result(state, vehicle, option)
        if len(strides) > 1:
            self._ways[vehicle] = ((result.x, result.y, result.z, result.facing), strides[1:])
        return option

    def _looked_for(self, state: State, request: ChooseMoveOption) -> tuple[Stride, ...]:
        """The strides that lead nearest with the points that are left and no further turn than one is sure of."""
        vehicle = request.figure
        walker = self._walker(state, vehicle)
        if walker is None:
            return ()
        journey = Journey(state, vehicle, walker)
        points, turns = state.figures[vehicle].movement_points, max(1 - request.turns, 0)
        found = [
            (journey.left(drive.trial.place), drive.strides)
            for drive in drives(state, vehicle, points, turns, journey.hoped, DECLARED_NEXT)
            if drive.rams is None
        ]
        left, strides = min(found, key=lambda each: each[0], default=(0.0, ()))
        return strides if left < journey.left(own_feet(state, vehicle)) else ()

    # -- staying aboard ------------------------------------------------------------------------------------------------

    def stays_aboard(self, state: State, figure: FigureId) -> bool:
        """Whether a figure does better to stay on what it sits on: it is ridden, manned, or still on its way."""
        vehicle = vehicle_of(state, figure)
        if vehicle is None:
            return False
        if is_fixed(state, figure) or value(state, vehicle, Attribute.ACTION_POINTS) > 0:
            return True
        driver = self.driver_of(state, vehicle)
        if driver is None:
            return False
        if weapons(state, vehicle, ranged=True):
            return driver == figure and _has_targets(_steered(state, figure, vehicle), vehicle)
        return self._gets_on_faster(state, vehicle, figure, driver)

    def way_to_the_reins(self, state: State, figure: FigureId) -> PathPlan | None:
        """The way of a passenger to where he could steer, if nobody does and all would get on faster; else None."""
        vehicle = vehicle_of(state, figure)
        if vehicle is None or not is_able_to_act(state, vehicle) or self.driver_of(state, vehicle) is not None:
            return None
        if not self._gets_on_faster(state, vehicle, figure, figure):
            return None
        points = max(value(state, figure, Attribute.MOVEMENT), 0) * state.figures[figure].action_points
        places = [(rounded(x), rounded(y)) for x, y, _ in steering_points(state, vehicle)]
        plans = [
            plan_path(state, figure, place, height=None, movement_points=points, farthest=points) for place in places
        ]
        safe = [plan for plan in plans if plan.is_paid and not plan.risks and plan.options]
        return min(safe, key=lambda plan: plan.cost, default=None)

    def _gets_on_faster(self, state: State, vehicle: FigureId, figure: FigureId, driver: FigureId) -> bool:
        """Whether a figure gets to where it wants to be faster when it is driven, and the vehicle has room to go."""
        journey = Journey(state, vehicle, figure)
        left = journey.left(own_feet(state, vehicle))
        return left + PROGRESS < journey.on_foot(own_feet(state, figure)) and self._can_go_on(state, vehicle, driver)

    def driver_of(self, state: State, vehicle: FigureId) -> FigureId | None:
        """Who of the vehicle's side can steer it, now or in a later round."""
        player = state.figures[vehicle].controller
        fit = (
            other.id
            for other in state.figures.values()
            if other.controller == player
            and is_at_steering_point(state, other.id, vehicle)
            and is_able_to_act(state, other.id)
            and not is_vehicle(state, other.id)
            and not has_status(state, other.id, Status.PANICKED)
        )
        return next(fit, None)

    def _can_go_on(self, state: State, vehicle: FigureId, driver: FigureId) -> bool:
        """Whether a round's drive brings the vehicle nearer to where it goes."""
        key = (vehicle, _pose(state, vehicle), state.game_round)
        if key not in self._goes_on:
            if len(self._goes_on) >= MOST_KEPT:
                self._goes_on.clear()
            journey = Journey(state, vehicle, driver)
            points = max(next_points(state, driver), 1)
            budget = max(value(state, vehicle, Attribute.MOVEMENT), 0) * (points + 1)
            least = journey.left(own_feet(state, vehicle)) - PROGRESS
            found = drives(state, vehicle, budget, points, journey.hoped, DECLARED_NEXT) if budget else ()
            self._goes_on[key] = any(journey.left(drive.trial.place) < least for drive in found)
        return self._goes_on[key]


def is_to_be_steered(state: State, vehicle: FigureId) -> bool:
    """Whether somebody else can still steer a vehicle in this round, so that it need not act by itself."""
    player = state.figures[vehicle].controller
    return is_on_table(state, vehicle) and any(
        not other.done and is_able_to_act(state, other.id) and is_at_steering_point(state, other.id, vehicle)
        for other in state.figures.values()
        if other.controller == player and not is_vehicle(state, other.id)
    )


def drives_next(state: State, figure: FigureId) -> bool:
    """Whether a figure can take the reins of something in its next turn, which nobody has steered in this round yet."""
    return any(
        is_at_steering_point(state, figure, vehicle) and not state.figures[vehicle].done
        for vehicle in state.setup.vehicles
        if is_able_to_act(state, vehicle)
    )


def _steered(state: State, figure: FigureId, vehicle: FigureId) -> State:
    """The state as it is once a figure has taken the helm of a vehicle.  R3.0.4."""
    steered = state.clone()
    placed = steered.figures[vehicle]
    placed.controller = steered.figures[figure].controller
    if placed.vehicle is not None:
        placed.vehicle.steered_by = figure
    return steered


def _besides(state: State, driver: FigureId, action_points: int) -> float:
    """What a driver can do himself with the AP that he has not handed on."""
    return worth_of(best_prospect(state, driver, action_points))


def _has_targets(state: State, vehicle: FigureId) -> bool:
    """Whether there is somebody to shoot at from where a gun stands, if it is turned that way and loaded."""
    gun = state.figures[vehicle]
    here = (gun.x, gun.y)
    with reloaded(state, vehicle, to_reload(state, vehicle)):
        for other in opponents(state, vehicle):
            gun.facing = direction(here, own_feet(state, other)[:2])
            if worth_of(best_prospect(state, vehicle, FOR_A_SHOT, targets=(other,))) > HARDLY:
                return True
    return False


def _pose(state: State, vehicle: FigureId) -> Pose:
    placed = state.figures[vehicle]
    return (placed.x, placed.y, placed.z, placed.facing)
