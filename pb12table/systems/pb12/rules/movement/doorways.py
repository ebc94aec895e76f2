"""Ways of several Moves, with the doors that are opened between them, and what is reached so.  R1.7.2, RU204.

A Move leads up to a door; it is opened by another action, and the next Move leads on.  Each part of such a way is a
plan of its own (`planner`), on the table as its doors stand by then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.use_door import hands_of
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.figures.standing import standing_heights
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.table_state import PieceState
from pb12table.systems.pb12.rules.movement.path_plan import PathPlan
from pb12table.systems.pb12.rules.movement.planner import FARTHEST, Reach, plan_path, reach
from pb12table.table.routes.doorways import Ajar, Areas, Part, Seeker, Wanderer, opens
from pb12table.table.routes.search.search_state import never
from pb12table.table.shapes import Point, Point3
from pb12table.table.units import rounded_point

SAME_HEIGHT = 0.1


def plan_through_doors(
    state: State,
    figure: FigureId,
    to: Point,
    *,
    height: float | None = None,
    movement_points: int,
    farthest: int = FARTHEST,
    stop: Callable[[], bool] = never,
) -> tuple[Part[PathPlan], ...]:
    """Return the cheapest way to a place, Move by Move, with the door that is opened after each.  R1.7.2, RU204.

    Everything else is as in `plan_path`, whose plan it is where no door is opened, or none leads there.
    """
    if not opens_any(state, figure):
        plan = plan_path(
            state, figure, to, height=height, movement_points=movement_points, farthest=farthest, stop=stop
        )
        return (Part(plan),)

    def find(now: Ajar, start: Point3, goal: Point3) -> PathPlan | None:
        there = as_if(state, figure, now, start)
        plan = plan_path(
            there, figure, goal[:2], height=goal[2], movement_points=movement_points, farthest=farthest, stop=stop
        )
        return plan if plan.reachable else None

    place = rounded_point(to)
    for level in standing_heights(state, figure, place):
        if height is not None and abs(level - height) > SAME_HEIGHT:
            continue

        def to_the_goal(now: Ajar, start: Point3, goal: Point3 = (*place, level)) -> PathPlan | None:
            return find(now, start, goal)

        seeker = Seeker(
            state.battlefield,
            body(state, figure),
            hands_of(state, figure),
            to_the_goal,
            find,
        )
        found = seeker.through_doors()
        if found is not None:
            return found
    plan = plan_path(state, figure, to, height=height, movement_points=movement_points, farthest=farthest, stop=stop)
    return (Part(plan),)


def reach_beyond_doors(
    state: State,
    figure: FigureId,
    movement_points: Sequence[int],
    stop: Callable[[], bool] = never,
    speed: int = 1,
) -> tuple[Reach, ...]:
    """Return the areas a figure can get to for each number of movement points, opening doors.  R1.7.2, RU204.

    A Move that ends at a door has had whole AP, each of which gives `speed` points: what is left of them is lost.
    """
    if not opens_any(state, figure):
        return reach(state, figure, movement_points, stop)

    def areas(now: Ajar, start: Point3, limits: Sequence[float]) -> Sequence[Areas]:
        there = as_if(state, figure, now, start)
        return [each.areas for each in reach(there, figure, [int(limit) for limit in limits], stop)]

    def place(now: Ajar, start: Point3, goal: Point3, most: float) -> PathPlan | None:
        there = as_if(state, figure, now, start)
        points = int(most)
        plan = plan_path(there, figure, goal[:2], height=goal[2], movement_points=points, farthest=points, stop=stop)
        return plan if plan.is_paid and not plan.risks else None

    wanderer = Wanderer(
        state.battlefield,
        body(state, figure),
        hands_of(state, figure),
        areas,
        place,
        lambda spent: float(speed * ceil(spent / speed)),
    )
    found = wanderer.beyond_doors([float(points) for points in movement_points])
    return tuple(Reach(points, tuple(areas)) for points, areas in zip(movement_points, found, strict=True))


def as_if(state: State, figure: FigureId, now: Ajar, start: Point3) -> State:
    """Return a copy of the state in which a figure has come to a place, and doors stand otherwise or are gone."""
    found = state.clone()
    found.doors.update(now.turned)
    for door in now.out:
        found.terrain[door] = PieceState(gone=True)
    placed = found.figures[figure]
    if (placed.x, placed.y, placed.z) != start:
        placed.x, placed.y, placed.z = start
        placed.climbing = False
    return found


def opening_price(opened: int) -> str:
    """Return what the next door takes that is opened in a round: one action is free.  R1.6.18, RU204."""
    return "action-point" if opened else "free-action"


def opens_any(state: State, figure: FigureId) -> bool:
    """Return whether there is a door that a figure could open.  RU204."""
    table, own, hands = state.battlefield, body(state, figure), hands_of(state, figure)
    return any(opens(table, own, door, hands) for door in table.pieces if door.hinge is not None)
