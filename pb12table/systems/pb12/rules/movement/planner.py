"""The cheapest way to a place, a way through given places, and everything that can be reached.  R1.7.2 to R1.7.6.

The planner searches on the table's geometry (`table.spread`) and only proposes: each option is then tried by the
rules themselves (`path_plan.Trial`), and a stretch they do not accept is left out of the next search.

    plan = plan_path(state, figure, (12.0, 7.5), height=None, movement_points=9)
    if plan.is_paid:
        session.answer(Move(3)); [session.answer(option) for option in plan.options]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.figures.standing import no_stand, standing_heights
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveOption, Vertical
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.carried_out import (
    carried_out,
    carry_out,
    mover_of,
    safe_steps,
    whole_steps,
    without_detours,
)
from pb12table.systems.pb12.rules.movement.move_options import OPTION_COSTS
from pb12table.systems.pb12.rules.movement.path_plan import Leg, PathPlan, Risk, Trial
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import ridden_by
from pb12table.table.motion.stepping_off import without_half_off
from pb12table.table.routes.giving_up import GivenUp
from pb12table.table.routes.reach_area import reached
from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.search.nodes import Node
from pb12table.table.routes.search.search_state import never
from pb12table.table.routes.space.crossings import Move, Mover, crossing
from pb12table.table.routes.steps import strides
from pb12table.table.shapes import Point, Point3, Region
from pb12table.table.standing.support import stand, stand_heights
from pb12table.table.units import TOLERANCE, direction, moved, plan_distance, rounded_point

FARTHEST = 60
"""The dearest way that is looked for, in movement points."""

_FIRST_LOOK = 12
_LONGER = 4
"""When no way was found, one that costs so much more is looked for, or a third more."""

_TRIES = 6
_SAME_HEIGHT = 0.1

@dataclass(frozen=True, slots=True)
class Reach:
    """Where a figure can get to with some movement points: areas with the stand height in each.

    On a ramp, or a storey of several heights, it is the lowest height of the area.
    """

    movement_points: int
    areas: tuple[tuple[float, Region], ...]

    @property
    def area(self) -> float:
        """The area in square steps, all heights together."""
        return sum(region.area for _, region in self.areas)


def plan_path(
    state: State,
    figure: FigureId,
    to: Point,
    *,
    height: float | None = None,
    movement_points: int,
    farthest: int = FARTHEST,
    stop: Callable[[], bool] = never,
) -> PathPlan:
    """The cheapest way to a place (steps).  R1.7.2 to R1.7.6, R6.1.4, R6.1.8.

    `height` None: the highest stand height there that can be reached.  The whole way is planned, whatever it costs;
    `PathPlan.payable` is what the movement points pay for.  Not reachable: the legs up to the last place that is, or
    none when the way would cost more than `farthest`.  Vehicles do not walk: for them no way is planned (R3.0.15).
    `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    trial = Trial(state, figure)
    if is_vehicle(state, figure):
        return _planned(trial, movement_points, Refusal("R3.0.15", "driven-by-hand"))
    return _planned(trial, movement_points, _lead(trial, to, height, farthest, stop))


def reach(
    state: State, figure: FigureId, movement_points: Sequence[int], stop: Callable[[], bool] = never
) -> tuple[Reach, ...]:
    """The areas a figure can get to for each number of movement points, in the order given.  R1.7.2 to R1.7.6.

    Polygons lie inside the true area: round borders within about 0.02 steps, corners of terrain within 0.021; where
    ways bend at other places than are tried, a little more is left out.  Vehicles do not walk: they reach nothing.
    `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    most = max([0, *movement_points])
    if most < 1 or is_vehicle(state, figure) or value(state, figure, Attribute.MOVEMENT) < 0:
        return tuple(Reach(points, ()) for points in movement_points)
    mover = mover_of(state, figure)
    spread = Spread(mover, _prices(state, figure), most, holding=state.figures[figure].climbing)
    spread.run(tuple(movement_points), stop)
    here, carriers = mover.body, ridden_by(state, figure)
    found: list[Reach] = []
    for points in movement_points:
        if stop():
            raise GivenUp
        areas = reached(spread, points)
        if carriers:
            areas = [(height, without_half_off(region, here, height, carriers)) for height, region in areas]
        found.append(Reach(points, tuple((height, region) for height, region in areas if not region.is_empty)))
    return tuple(found)


def path_through(state: State, figure: FigureId, waypoints: Sequence[Point], *, movement_points: int = 0) -> PathPlan:
    """Straight from waypoint to waypoint, as drawn by hand: no way round anything.  R1.7.4 to R1.7.6.

    Where a straight walk is blocked by something low enough, or the ground ends, vertical, land and climb options lead
    over it.  What cannot be passed stops the way, with the reason; a fall that the drawn way leads into is a risk of
    its leg, and what lies behind it is not reached.
    """
    trial = Trial(state, figure)
    for number, waypoint in enumerate(waypoints, 1):
        to = rounded_point(waypoint)
        refusal = _straight(trial, to)
        if refusal is not None:
            return _planned(trial, movement_points, refusal)
        risk = trial.legs[-1].risk if trial.legs else None
        if risk is not None:
            is_there = number == len(waypoints) and plan_distance(risk.at[:2], to) <= TOLERANCE
            behind = None if is_there else behind_a_fall(risk)
            return _planned(trial, movement_points, behind, risk.at)
    return _planned(trial, movement_points, None)


def behind_a_fall(risk: Risk) -> Refusal:
    """Why what a way would lead on to is not reached: the figure falls before.  R1.4.30."""
    return Refusal("R1.4.30", "behind-a-fall", (("at", risk.at[:2]),))


def _planned(
    trial: Trial, movement_points: int, refusal: Refusal | None, stopped: Point3 | None = None
) -> PathPlan:
    """The legs of a trial as a plan; a refused one ends where it was `stopped`, None: where the trial has come to."""
    trial.settle()
    at = None if refusal is None else stopped or trial.place
    return PathPlan(tuple(trial.legs), refusal is None, refusal, at, movement_points)


def _prices(state: State, figure: FigureId) -> Prices:
    """What `move_options.option_cost` says: more from difficult or rough ground, and with a load.

    R1.7.4 to R1.7.6, R4.2.3, R6.1.4, R6.1.5, R6.1.8, RU115.
    """
    slow = tuple((zone.area, 1) for zone in state.setup.zones if zone.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH))
    load = state.figures[figure].load
    walk, vertical, land, hold = (OPTION_COSTS[kind].value for kind in (Horizontal, Vertical, Land, Climb))
    return Prices(walk, vertical, land, hold, slow, load.surcharge if load is not None else 0)


# -- the cheapest way -------------------------------------------------------------------------------------------


def _lead(
    trial: Trial, to: Point, height: float | None, farthest: int, stop: Callable[[], bool]
) -> Refusal | None:
    """Add the cheapest way to a place to a trial; the reason when there is none."""
    to = rounded_point(to)
    state, figure = trial.state, trial.figure
    stands = standing_heights(state, figure, to)
    if not stands:
        return no_stand(state, figure, to)
    heights = [level for level in stands if height is None or abs(level - height) <= _SAME_HEIGHT + TOLERANCE]
    if value(state, figure, Attribute.MOVEMENT) < 0:
        return Refusal("R1.7.2", "no-way", (("at", to),))
    for level in heights:
        options = _cheapest(trial, to, level, farthest, stop)
        if options is not None:
            for option in options:
                trial.take(option)
                trial.leave_the_air()
            return None
    return Refusal("R1.7.2", "no-way", (("at", to),))


def _cheapest(
    trial: Trial, to: Point, height: float, farthest: int, stop: Callable[[], bool]
) -> list[MoveOption] | None:
    """The options of the cheapest way that the rules accept; None when none is found.

    Where steps would end half on ledges, ways that keep clear of these are looked for, too.
    """
    best, least = _accepted(trial, to, height, farthest, stop, careful=False)
    if least is not None and (best is None or best.spent > least):
        most = farthest if best is None else best.spent - 1
        best = _accepted(trial, to, height, most, stop, careful=True)[0] or best
    return [leg.option for leg in best.legs] if best is not None else None


def _accepted(
    trial: Trial, to: Point, height: float, farthest: int, stop: Callable[[], bool], *, careful: bool
) -> tuple[Trial | None, int | None]:
    """The cheapest way of a search that the rules accept, and what the first one found would cost if they did.

    The latter is None where there is nothing to be careful of.
    """
    state, figure = trial.state, trial.figure
    mover, prices = mover_of(state, figure), _prices(state, figure)
    holding = state.figures[figure].climbing
    limit = max(_FIRST_LOOK, ceil(1.25 * plan_distance(mover.body.position, to)) + 6)
    limit = min(limit, farthest) if careful else limit
    avoided: set[tuple[Point, Point]] = set()
    best: Trial | None = None
    found: tuple[Spread, Node] | None = None
    least: int | None = None

    def spread_out() -> Spread:
        spread = Spread(
            mover, prices, limit, holding=holding, goal=(to, height), avoided=frozenset(avoided), careful=careful
        )
        spread.run(stop=stop)
        return spread

    for _ in range(_TRIES):
        spread = spread_out()
        while best is None and spread.goal_node is None and not spread.exhausted and limit < farthest:
            limit = min(limit + max(_LONGER, limit // 3), farthest)
            spread = spread_out()
        goal, outward = spread.goal_node, spread.outward_node
        if goal is None:
            break
        least = goal.cost if least is None and spread.has_strips else least
        suspects: list[tuple[Point, Point]] = []
        for node in (goal,) if outward is None or outward is goal else (goal, outward):
            way = carried_out(trial, node, whole_steps)
            suspect = way.refused
            if suspect is not None:
                way = carried_out(trial, node, safe_steps)
            if way.refused is None and (best is None or way.attempt.spent < best.spent):
                best, found = way.attempt, (spread, node)
            suspect = suspect or way.dearer
            # Nothing that is not avoided is cheaper than what was found.
            if suspect is None or (best is not None and best.spent <= goal.cost):
                break
            suspects.append(suspect)
        if suspect is None or (best is not None and best.spent <= goal.cost) or avoided.issuperset(suspects):
            break
        avoided.update(suspects)
    if best is not None and found is not None:
        best = without_detours(trial, *found, best)
    return best, least


# -- by hand ----------------------------------------------------------------------------------------------------


def _straight(trial: Trial, to: Point) -> Refusal | None:
    """Straight to a waypoint, over what is low enough; the reason when something is not."""
    while plan_distance(trial.place[:2], to) > TOLERANCE:
        if trial.spent > FARTHEST:
            return Refusal("R1.7.2", "no-way", (("at", to),))
        if not trial.stands:
            return Refusal("RU063", "not-in-the-air")
        here = trial.place
        option = Horizontal(*strides(here[:2], to)[0])
        refusal = trial.refusal(option)
        if refusal is not None:
            return refusal
        ahead = Trial(trial.state, trial.figure)
        leg = ahead.take(option)
        if leg.risk is None and leg.end[:2] != here[:2]:
            trial.take(option)
            if leg.end[:2] != (option.x, option.y):
                # The edge of the table stops any movement without harm; RU018.
                return Refusal("RU018", "edge-of-the-table")
            continue
        refusal = _over(trial, to, option, leg)
        if refusal is not None:
            return refusal
        if trial.legs[-1].risk is not None and trial.legs[-1].risk.kind != "air":
            return None
    return None


def _over(trial: Trial, to: Point, option: Horizontal, blocked: Leg) -> Refusal | None:
    """Over what stops a straight option: from here, or from where it would stop; else as drawn, with its risk."""
    state, figure = trial.state, trial.figure
    mover = mover_of(state, figure)
    here = trial.place
    starts = [here]
    at = blocked.risk.at if blocked.risk is not None else blocked.end
    if plan_distance(at[:2], here[:2]) > 0.002:
        starts += _before(trial, here, at, option)
    for start in starts:
        moves = _crossing_from(mover, start, to)
        if moves:
            if start is not here:
                if trial.refusal(Horizontal(start[0], start[1])) is not None:
                    continue
                trial.take(Horizontal(start[0], start[1]))
            if carry_out(trial, moves):
                return None
            return Refusal("RU063", "no-room-that-high")
    if blocked.risk is None:
        return Refusal("RU018", "edge-of-the-table")
    if blocked.risk.kind == "collision" and plan_distance(at[:2], here[:2]) > 0.002:
        # Up to it, but not into it.
        touching = Horizontal(at[0], at[1])
        if trial.refusal(touching) is None and Trial(state, figure).take(touching).risk is None:
            trial.take(touching)
    if blocked.risk.kind == "collision":
        return Refusal("RU044", "in-the-way", (("obstacle", blocked.risk.obstacle or ""),))
    trial.take(option)
    return None


def _before(trial: Trial, here: Point3, at: Point3, option: Horizontal) -> list[Point3]:
    """Places on the way where the figure still stands safely, the farthest first: up to an obstacle, or to an edge."""
    found: list[Point3] = []
    far = plan_distance(here[:2], (option.x, option.y))
    angle = direction(here[:2], (option.x, option.y))
    reached = min(plan_distance(here[:2], at[:2]), far)
    lengths = [reached, *(reached * share / 8.0 for share in range(7, 0, -1))]
    for length in lengths:
        place = rounded_point(moved(here[:2], angle, length))
        attempt = Trial(trial.state, trial.figure)
        if attempt.refusal(Horizontal(*place)) is None and attempt.take(Horizontal(*place)).risk is None:
            found.append(attempt.place)
    return found


def _crossing_from(mover: Mover, start: Point3, to: Point) -> tuple[Move, ...]:
    """The first crossing from a place towards another that ends in safe stand, the farthest end first."""
    away = plan_distance(start[:2], to)
    angle = direction(start[:2], to)
    lower = replace(mover, body=mover.body.at(*start))
    for share in range(20, 0, -1):
        length = min(away, share / 20.0)
        place = strides(start[:2], to)[0] if share == 20 else rounded_point(moved(start[:2], angle, length))
        for height in reversed(stand_heights(mover.battlefield, *place)):
            if abs(height - start[2]) <= TOLERANCE and length <= 0.5:
                continue
            if not stand(mover.battlefield, mover.put_down(place, height), mover.others).safe:
                continue
            moves = crossing(lower, lower.body, place, height)
            if moves:
                return moves
    return ()
