"""A path across the table before it is committed: waypoints in, options and pictures out, and where one can get to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

import msgspec

from pb12table.kernel.request import Refusal
from pb12table.skirmish.hindrances import Barred
from pb12table.skirmish.ids import FigureId, Modifier
from pb12table.systems.pb12.rules.figures.figures import body_at, figures_on_table, is_able_to_act, is_on_table, value
from pb12table.systems.pb12.rules.figures.standing import is_round, place_beside, standing_heights
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Move, MoveOption, Reverse, TurnBy, Vertical
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.movement.move_options import OPTIONS_FOR_A_MARKER
from pb12table.systems.pb12.rules.movement.path_plan import DECLARED_NEXT, Beginning, Leg, PathPlan, Trial, check_path
from pb12table.systems.pb12.rules.movement.planner import (
    barred_ways,
    behind_a_fall,
    opening_price,
    path_through,
    plan_path,
    plan_through_doors,
    reach,
    reach_beyond_doors,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point, is_vehicle
from pb12table.systems.pb12.scene.miniatures import status_mark
from pb12table.table.battlefield import Body
from pb12table.table.routes.doorways import Part
from pb12table.table.routes.search.search_state import never
from pb12table.table.shapes import Point, Point3, direction, normalised, plan_distance, rounded, rounded_point
from pb12table.texts.locale import Texts
from pb12table.window.play.foreseeing import ReachQuestion
from pb12table.window.scene.picture import PathLeg, PathSign, Reach, ReachArea

SHORTEST: Final = 0.02
"""A stretch shorter than this has no direction, in steps."""
SIGNS: Final[dict[str, PathSign]] = {"fall": "fall", "air": "fall", "collision": "collision"}


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A place to go to, in steps.

    `height` None: the highest one that can be reached, or where none can, beside it.  `straight`: as drawn by hand, no
    way round anything.  `climb`: no place, but holding on where the way has come to, after rising if there is something
    higher up to hold on to.  `option`: no place either, but this one option from there.
    """

    point: Point
    height: float | None = None
    straight: bool = False
    climb: bool = False
    option: MoveOption | None = None


@dataclass(frozen=True, slots=True)
class Way:
    """A way through waypoints, all its options accepted by the rules.

    `ends` counts the legs up to each waypoint.  `taken` is the number of legs that would be committed: as far as the
    points pay, and not to where the figure would be left in the air.  `reason` says why it goes no further, `stopped`
    where, and `barred` what stops the figure on the ways there might be: also where it gets only beside what was meant.
    A way that leads on `through` a door ends where that is opened: the first of these parts is the end of it, each of
    the others another Move.
    """

    legs: tuple[Leg, ...] = ()
    ends: tuple[int, ...] = ()
    taken: int = 0
    reason: Refusal | None = None
    stopped: Point3 | None = None
    barred: tuple[Barred, ...] = ()
    through: tuple[Part[PathPlan], ...] = ()

    @property
    def cost(self) -> int:
        """The movement points of the whole way, as far as the first door that is opened on it."""
        return self.legs[-1].spent if self.legs else 0

    @property
    def committed(self) -> tuple[Leg, ...]:
        """The legs that would be committed."""
        return self.legs[: self.taken]

    @property
    def spent(self) -> int:
        """The movement points that would be spent."""
        return self.legs[self.taken - 1].spent if self.taken else 0

    @property
    def is_whole(self) -> bool:
        """Return whether all of it would be committed."""
        return self.reason is None and self.taken == len(self.legs)


def extended(
    state: State,
    figure: FigureId,
    way: Way,
    waypoint: Waypoint,
    points: int,
    stop: Callable[[], bool] = never,
    beginning: Beginning = DECLARED_NEXT,
) -> Way:
    """Return a way with one more leg, with its options checked anew from the start so that costs and risks are right.

    Behind a fall or a collision there is no next leg, and the way says so.  `stop` is asked again and again whether to
    give up; then GivenUp is raised.
    """
    if not goes_on(way):
        return _ended(way)
    options, reason, stopped, barred, through = _next_options(trial_after(state, figure, way), waypoint, points, stop)
    whole = [leg.option for leg in way.legs] + options
    check = check_path(state, figure, whole, beginning=beginning)
    if check.refusal is not None:
        reason, stopped, through = check.refusal, check.place, ()
    ends = (*way.ends, len(check.legs))
    taken = _taken(state, figure, check.legs, points)
    return Way(check.legs, ends, taken, reason, stopped, barred, through)


def goes_on(way: Way) -> bool:
    """Return whether there can be another leg: nothing ends or spoils the way so far."""
    return way.reason is None and all(leg.risk is None for leg in way.legs)


def _ended(way: Way) -> Way:
    """Return a way that cannot be continued, with the reason.  R1.4.30, RU044."""
    risk = next((leg.risk for leg in way.legs if leg.risk is not None), None)
    if way.reason is not None or risk is None:
        return way
    reason = behind_a_fall(risk)
    if risk.kind == "collision":
        reason = Refusal("RU044", "in-the-way", (("obstacle", risk.obstacle or ""),))
    return replace(way, reason=reason, stopped=risk.at)


def can_climb_after(state: State, figure: FigureId, way: Way) -> bool:
    """Return whether the figure could hold on to something at the end of a way.  R6.1.8, RU117."""
    return goes_on(way) and climbing_options(trial_after(state, figure, way))[1] is None


def trial_after(state: State, figure: FigureId, way: Way) -> Trial:
    """Return a figure that has gone a way, for what may follow."""
    trial = Trial(state, figure)
    for leg in way.legs:
        trial.take(leg.option)
    return trial


def paid_with(state: State, figure: FigureId, way: Way, points: int) -> Way:
    """Return the same way with another number of movement points to spend."""
    return replace(way, taken=_taken(state, figure, way.legs, points))


def way_of(
    state: State,
    figure: FigureId,
    options: Sequence[MoveOption],
    points: int,
    beginning: Beginning = DECLARED_NEXT,
) -> Way:
    """Return a way of previously chosen options, as far as the rules now accept them."""
    check = check_path(state, figure, options, beginning=beginning)
    taken = _taken(state, figure, check.legs, points)
    return Way(check.legs, (len(check.legs),) if check.legs else (), taken, check.refusal, check.place)


def _next_options(
    trial: Trial, waypoint: Waypoint, points: int, stop: Callable[[], bool]
) -> tuple[list[MoveOption], Refusal | None, Point3 | None, tuple[Barred, ...], tuple[Part[PathPlan], ...]]:
    barred: tuple[Barred, ...] = ()
    parts: tuple[Part[PathPlan], ...] = ()
    if waypoint.climb:
        options, reason = climbing_options(trial)
        return options, reason, trial.place if reason is not None else None, barred, ()
    if waypoint.option is not None:
        reason = trial.refusal(waypoint.option)
        return ([waypoint.option], None, None, (), ()) if reason is None else ([], reason, trial.place, (), ())
    if waypoint.straight:
        plan = path_through(trial.state, trial.figure, [waypoint.point], movement_points=points)
    else:
        parts = plan_through_doors(
            trial.state, trial.figure, waypoint.point, height=waypoint.height, movement_points=points, stop=stop
        )
        plan = parts[0].way
        if plan.reason is not None and plan.reason.reason == "no-way":
            barred = barred_ways(trial.state, trial.figure, waypoint.point, waypoint.height, stop)
        beside = place_beside(trial.state, trial.figure, waypoint.point) if _is_out_of_reach(plan, waypoint) else None
        if beside is not None:
            before = plan_path(trial.state, trial.figure, beside, movement_points=points, stop=stop)
            plan = before if before.reason is None else plan
    return list(plan.options), plan.reason, plan.stopped_at, barred, parts if len(parts) > 1 else ()


def _is_out_of_reach(plan: PathPlan, waypoint: Waypoint) -> bool:
    """Return whether no way leads to a place where a figure could stand, whatever the height."""
    return waypoint.height is None and plan.reason is not None and plan.reason.reason == "no-way"


def climbing_options(trial: Trial) -> tuple[list[MoveOption], Refusal | None]:
    """Hold on as high as one option goes, else right here; the reason when nothing can be held.  R6.1.8, RU117."""
    x, y, _ = trial.place
    rise = value(trial.state, trial.figure, Attribute.VERTICAL_MOVEMENT)
    up = Vertical(x, y, float(rise))
    higher = check_path(trial.state, trial.figure, [up, Climb()]) if rise > 0 else None
    if higher is not None and higher.legal:
        return [up, Climb()], None
    refusal = trial.refusal(Climb())
    return ([Climb()], None) if refusal is None else ([], refusal)


def _taken(state: State, figure: FigureId, legs: Sequence[Leg], points: int) -> int:
    """Return how many legs the points pay for, without those after which a figure would be left in the air."""
    number = sum(leg.spent <= points for leg in legs)
    while number and legs[number - 1].risk is None:
        cut = check_path(state, figure, [leg.option for leg in legs[:number]])
        if cut.legs[-1].risk is None:
            break
        number -= 1
    return number


def heights_at(state: State, figure: FigureId, point: Point) -> list[float]:
    """Return the heights at which a figure could stand at a place, lowest first.  R1.4.29."""
    place = rounded_point(point)
    field = state.battlefield
    if not (0.0 <= place[0] <= field.width and 0.0 <= place[1] <= field.depth):
        return []
    return standing_heights(state, figure, place)[::-1]


# -- what a way costs -----------------------------------------------------------------------------------------


def action_points_for(state: State, figure: FigureId, points: int, full_move: bool) -> int:
    """Return how many AP give a number of movement points (at least 1).  R1.7.2, R1.7.3."""
    speed = max(value(state, figure, Attribute.MOVEMENT), 0)
    if speed == 0:
        return 1
    bonus = speed if full_move else 0
    return max(1, ceil((points - bonus) / speed))


def may_move_fully(state: State, figure: FigureId) -> bool:
    """Return whether the full move bonus is currently available.  R1.7.3."""
    mover = state.figures[figure]
    every = mover.received_action_points
    return 1 <= every <= mover.action_points and action_refusal(state, figure, Move(every, True)) is None


def markers_after(legs: Sequence[Leg], before: int = 0, reversed_before: int = 0) -> int:
    """Return the number of Moved markers after some legs, `before` horizontal options having been taken already.

    So many steps of a vehicle in reverse, too.  R1.7.4, R3.0.19, RU061.
    """
    horizontals = before + sum(isinstance(leg.option, Horizontal) for leg in legs)
    reverses = reversed_before + sum(isinstance(leg.option, Reverse) for leg in legs)
    return 1 + horizontals // OPTIONS_FOR_A_MARKER + reverses // OPTIONS_FOR_A_MARKER


def sum_of(legs: Sequence[Leg]) -> list[tuple[Modifier, int]]:
    """Return what the movement points are spent on: each kind of addend with its total points."""
    found: dict[tuple[str, str, str], tuple[Modifier, int]] = {}
    for leg in legs:
        for modifier in leg.modifiers:
            key = (modifier.rule, modifier.label, modifier.source)
            before = found.get(key, (modifier, 0))[1]
            found[key] = (modifier, before + modifier.value)
    return list(found.values())


def with_facing(legs: Sequence[Leg], facing: float | None) -> list[MoveOption]:
    """Return the options of a way, with a facing to be taken after the last one."""
    options = [leg.option for leg in legs]
    if options and facing is not None:
        options[-1] = msgspec.structs.replace(options[-1], facing=rounded(facing))
    return options


def next_facing(
    state: State, figure: FigureId, legs: Sequence[Leg], facing: float, degrees: float
) -> tuple[float, Refusal | None]:
    """Return the first facing possible after the last leg, turning on by some degrees again and again.

    When there is none, the facing there was, and why not the next one.  R1.7.2 (freie Ausrichtung).
    """
    found = [normalised(facing + number * degrees) for number in range(1, round(360.0 / abs(degrees)))]
    if is_round(state, figure) and state.figures[figure].load is None:
        return found[0], None
    first: Refusal | None = None
    for wished in found:
        refusal = check_path(state, figure, with_facing(legs, wished)).refusal
        if refusal is None:
            return wished, None
        first = first or refusal
    return facing, first


# -- pictures -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How movement points become action points and markers: `speed` points for each AP, `before` spent in an earlier
    part of the same Move, `horizontals` taken in it; `marks`: whether Moved markers come at all."""

    speed: int
    before: int = 0
    horizontals: int = 0
    marks: bool = True


def drawn_legs(way: Way, shown_from: int, reckoning: Reckoning, texts: Texts, *, tentative: bool) -> list[PathLeg]:
    """Return a way as drawn legs, from a leg on.

    The points spent stand at the waypoints, at the end of what is paid and of the whole; markers and signs stand where
    they come about, and on the options that are no plain walk how high they go and what they cost.
    """
    found: list[PathLeg] = []
    horizontals = reckoning.horizontals + sum(isinstance(leg.option, Horizontal) for leg in way.legs[:shown_from])
    labelled = {way.taken - 1, len(way.legs) - 1, *(end - 1 for end in way.ends)}
    for number, leg in enumerate(way.legs[shown_from:], shown_from):
        moved = 0
        if isinstance(leg.option, Horizontal):
            horizontals += 1
            if reckoning.marks and horizontals % OPTIONS_FOR_A_MARKER == 0:
                moved = 1 + horizontals // OPTIONS_FOR_A_MARKER
        found.append(
            PathLeg(
                leg.start[:2],
                leg.risk.at[:2] if leg.risk is not None else leg.end[:2],
                leg.kind,
                (reckoning.before + leg.spent - 1) // max(reckoning.speed, 1),
                number < way.taken,
                SIGNS[leg.risk.kind] if leg.risk is not None else "",
                texts("path-points", points=leg.spent) if number in labelled else "",
                status_mark(Status.MOVED, moved) if moved else None,
                tentative,
                _note(_on_the_spot(way.legs, number), texts),
            )
        )
    found += _behind_doors(way, reckoning, texts)
    if found and way.through and len(way.legs) > shown_from:
        last = len(way.legs) - shown_from - 1
        found[last] = replace(found[last], label=f"{found[last].label} · {opening_note(way, texts)}")
    return found


def opening_note(way: Way, texts: Texts) -> str:
    """Return that a door is opened where a way ends, and for what; "" where there is none.  RU204."""
    return texts("plan-opening", price=texts(f"opening-price-{opening_price(0)}")) if way.through else ""


def _behind_doors(way: Way, reckoning: Reckoning, texts: Texts) -> Iterator[PathLeg]:
    """Yield what a way leads on to when a door has been opened: legs that are paid by further Moves."""
    spent = way.cost
    for number, part in enumerate(way.through[1:], 1):
        for leg in part.way.legs:
            total_now = spent + leg.spent
            is_last = leg is part.way.legs[-1]
            label = texts("path-points", points=total_now) if is_last else ""
            if is_last and part.opening is not None:
                label = f"{label} · {texts('plan-opening', price=texts(f'opening-price-{opening_price(number)}'))}"
            colour = (reckoning.before + total_now - 1) // max(reckoning.speed, 1)
            yield PathLeg(leg.start[:2], leg.end[:2], leg.kind, colour, payable=False, label=label, tentative=True)
        spent += part.way.cost


def _on_the_spot(legs: Sequence[Leg], number: int) -> Sequence[Leg]:
    """Return the legs noted at a leg: itself, or after the last of several at one place all of them, else none."""
    if not _stays(legs[number]):
        return legs[number : number + 1]
    if number + 1 < len(legs) and _stays(legs[number + 1]):
        return ()
    first = number
    while first and _stays(legs[first - 1]):
        first -= 1
    return legs[first : number + 1]


def _stays(leg: Leg) -> bool:
    return plan_distance(leg.start[:2], leg.end[:2]) < SHORTEST


def _note(legs: Sequence[Leg], texts: Texts) -> str:
    """Return what options at one place do and cost, if they are no plain walk."""
    points = sum(leg.cost for leg in legs)
    if not legs or isinstance(legs[0].option, Reverse) or (legs[0].kind == "horizontal" and points <= 1):
        return ""
    turn = turned_by(legs)
    if turn:
        side = "left" if turn > 0.0 else "right"
        return texts("moving-note-turn", side=side, degrees=texts.number(round(abs(turn))), points=points)
    if legs[0].kind == "horizontal":
        return texts("moving-note-slow", points=points)
    rise = legs[-1].end[2] - legs[0].start[2]
    if legs[-1].kind == "climb" and abs(rise) < SHORTEST:
        return texts("moving-note-climb", points=points)
    key = "moving-note-across" if abs(rise) < SHORTEST else "moving-note-up" if rise > 0 else "moving-note-down"
    return texts(key, height=texts.number(abs(rise)), points=points)


def turned_by(legs: Sequence[Leg]) -> float:
    """Return by how many degrees a vehicle turns on some legs, counter-clockwise positive."""
    return sum(leg.option.degrees for leg in legs if isinstance(leg.option, TurnBy))


def turned_along(legs: Sequence[Leg]) -> tuple[Point, Point] | None:
    """Return the last stretch with a direction, None if there is none.  RU064."""
    for leg in reversed(legs):
        if plan_distance(leg.start[:2], leg.end[:2]) > SHORTEST:
            return leg.start[:2], leg.end[:2]
    return None


# -- reach ----------------------------------------------------------------------------------------------------


def reach_of(
    state: State,
    figure: FigureId,
    points: Sequence[int],
    labels: Sequence[str],
    bonus: bool,
    stop: Callable[[], bool],
    *,
    doors: bool = True,
) -> Reach:
    """Return where a figure can get to with each number of movement points, as it is drawn.

    With `bonus` the last area is that of the full move bonus; with `doors` those on the way are opened between Moves,
    which no Move that has begun does. `stop` is asked again and again whether to give up; then
    GivenUp is raised.
    """
    placed = state.figures[figure]
    speed = max(value(state, figure, Attribute.MOVEMENT), 1)
    # The bonus of a full move is for one Move alone, which no door is opened in.
    many = points[: len(points) - bonus] if doors else ()
    found = [*reach_beyond_doors(state, figure, many, stop, speed), *reach(state, figure, points[len(many) :], stop)]
    last = len(found) - 1
    return Reach(
        (placed.x, placed.y),
        tuple(
            ReachArea(height, region, number, label, bonus and number == last)
            for number, (there, label) in enumerate(zip(found, labels, strict=True))
            for height, region in there.areas
        ),
    )


def body_after(state: State, figure: FigureId, legs: Sequence[Leg], facing: float | None) -> Body:
    """Return a figure at the end of some legs; without another facing it faces the way it went, or as it did.

    A vehicle faces where its turns have brought it.
    """
    here = state.figures[figure]
    along = turned_along(legs)
    if is_vehicle(state, figure):
        facing = rounded(normalised(here.facing + turned_by(legs)))
    elif facing is None:
        facing = here.facing if along is None else direction(*along)
    x, y, z = legs[-1].end if legs else (here.x, here.y, here.z)
    return body_at(state, figure, x, y, z, facing)


def reach_question(
    state: State,
    figure: FigureId,
    limits: Sequence[int],
    texts: Texts,
    *,
    bonus: bool = False,
    by_action_points: bool = False,
) -> ReachQuestion:
    """Return the question about the reach for some numbers of movement points.

    `by_action_points`: the numbers are those of 1, 2, 3 ... AP; with `bonus` the last one is that of a full move.
    """
    points = tuple(limits)
    labels = [
        texts("moving-reach-label", number=number) if by_action_points else texts("moving-reach-points", points=point)
        for number, point in enumerate(points, 1)
    ]
    if bonus:
        labels[-1] = texts("moving-reach-bonus")
    places = tuple((f.id, f.place, f.x, f.y, f.z, f.facing, f.climbing) for f in state.figures.values())
    speed = value(state, figure, Attribute.VERTICAL_MOVEMENT)
    key = (figure, points, bonus, by_action_points, texts.language, speed, places, state.battlefield)
    return ReachQuestion(key, lambda stop: reach_of(state, figure, points, labels, bonus, stop, doors=by_action_points))


def reach_by_action_points(state: State, figure: FigureId, texts: Texts) -> ReachQuestion | None:
    """Return the question for 1 to all of a figure's action points, and the full move if it is available.

    A figure that has no action points now is asked about with those of a fresh activation.  None for one that is not
    on the table, cannot move, or has none then either.  R1.4.2, R1.7.2, R1.7.3.
    """
    speed = value(state, figure, Attribute.MOVEMENT)
    points = action_points_to_plan(state, figure)
    if not is_on_table(state, figure) or speed <= 0 or not points:
        return None
    limits = [speed * number for number in range(1, points + 1)]
    bonus = may_move_fully(state, figure)
    if bonus:
        limits.append(speed * (points + 1))
    return reach_question(state, figure, limits, texts, bonus=bonus, by_action_points=True)


def action_points_to_plan(state: State, figure: FigureId) -> int:
    """Return the number of action points to plan a figure's move with: those it has, else a fresh activation's.

    Whoever could steer a vehicle hands on all of a fresh activation's.  R3.0.3.
    """
    fresh = state.figures[figure].action_points or max(value(state, figure, Attribute.ACTION_POINTS), 0)
    if not is_vehicle(state, figure) or state.figures[figure].action_points:
        return fresh
    crew = (each.id for each in figures_on_table(state) if is_at_steering_point(state, each.id, figure))
    able = (each for each in crew if each != figure and is_able_to_act(state, each))
    return fresh + max((value(state, each, Attribute.ACTION_POINTS) for each in able), default=0)
