"""The cheapest path to a place or through given places, through doors, everything that can be reached, and why none
leads there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

from pb12table.kernel.request import Refusal
from pb12table.skirmish.hindrances import Barred, Shut, grounds_shut, ways_barred
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.rules.actions.use_door import hands_of
from pb12table.systems.pb12.rules.figures.figures import body, value
from pb12table.systems.pb12.rules.figures.standing import no_stand, standing_heights
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveOption, Vertical
from pb12table.systems.pb12.rules.game.state import PieceState, State
from pb12table.systems.pb12.rules.movement.drives import drive_areas, lead_drive, lead_straight
from pb12table.systems.pb12.rules.movement.move_options import OPTION_COSTS
from pb12table.systems.pb12.rules.movement.path_plan import Leg, PathPlan, Risk, Trial
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicles_under
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way, ridden_by
from pb12table.table.motion.contact import without_half_off
from pb12table.table.motion.falling import stand, stand_heights
from pb12table.table.motion.sweep import walk
from pb12table.table.routes import GivenUp
from pb12table.table.routes.barred import Climber
from pb12table.table.routes.doorways import Ajar, Areas, Part, Seeker, Wanderer, opens
from pb12table.table.routes.reach_area import reached
from pb12table.table.routes.search.any_angle_search import Spread
from pb12table.table.routes.search.costs import Prices
from pb12table.table.routes.search.search_state import Node, Search, never, sees, shorter_bends
from pb12table.table.routes.space.crossings import BY_OPTIONS, Move, Mover, crossing
from pb12table.table.shapes import (
    TOLERANCE,
    Point,
    Point3,
    Region,
    direction,
    moved,
    plan_distance,
    rounded_point,
    strides,
)

_LENGTHS = 20
"""So many lengths of a step are tried when a whole one does not end with safe stand."""

_LEAST_STEP = 0.01
"""How much nearer a shorter step must lead, in steps, so that every way comes to its end."""


def mover_of(state: State, figure: FigureId) -> Mover:
    """Return a figure as a mover on the table: what it stands on, who is around, and how far it climbs."""
    climb = max(value(state, figure, Attribute.VERTICAL_MOVEMENT), 0)
    return Mover(footing(state, figure), body(state, figure), in_the_way(state, figure), float(climb))


@dataclass(frozen=True, slots=True)
class CarriedOut:
    """A way taken in steps: the stretch that the rules `refused`, and the first that was `dearer` than was reckoned."""

    attempt: Trial
    refused: tuple[Point, Point] | None
    dearer: tuple[Point, Point] | None


def carried_out(trial: Trial, goal: Node, steps: Callable[[Trial, Point], Iterator[Point]]) -> CarriedOut:
    """Return the path found to a place, as far as the rules accept it."""
    chain = _chain(goal)
    attempt = Trial(trial.state, trial.figure)
    dearer: tuple[Point, Point] | None = None
    for node, following in zip(chain, [*chain[1:], None], strict=True):
        start = node.parent.place if node.parent is not None else node.place
        if not _walk_to(attempt, steps(attempt, node.via)):
            return CarriedOut(attempt, (start, node.via), dearer)
        moves = node.moves
        if node.parent is not None and moves:
            # Where a crossing ends depends on where the way goes on to.
            moves = _landing(attempt, node, node.landing(following.via) if following is not None else node.place)
        if not carry_out(attempt, moves):
            return CarriedOut(attempt, (node.via, node.place), dearer)
        if dearer is None and attempt.spent > node.cost:
            dearer = (node.via, node.place) if moves else (start, node.via)
    return CarriedOut(attempt, None, dearer)


def _chain(goal: Node) -> list[Node]:
    """Return the nodes of a path, from its start on."""
    chain: list[Node] = []
    node: Node | None = goal
    while node is not None:
        chain.append(node)
        node = node.parent
    return chain[::-1]


def without_detours(trial: Trial, search: Search, goal: Node, taken: Trial) -> Trial:
    """Return the path found by a search, with fewer or other bends if that is shorter and costs no more.

    Of ways that cost the same a search keeps the first; `taken` is how the rules accepted that.
    """
    chain, number = _chain(goal), 1
    while number < len(chain) - 1:
        better = _shorter(trial, search, chain, number, taken)
        if better is None:
            number += 1
        else:
            chain, taken = better
    return taken


def _shorter(
    trial: Trial, search: Search, chain: list[Node], number: int, taken: Trial
) -> tuple[list[Node], Trial] | None:
    """Return a shorter path that costs no more, without one of its bends or with another; None if there is none."""
    before, bend, after = chain[number - 1 : number + 2]
    for nodes in _instead(search, before, bend, after):
        shorter = [*chain[:number], *_linked(before, [*nodes, *chain[number + 1 :]])]
        way = carried_out(trial, shorter[-1], whole_steps)
        if way.refused is None and way.attempt.spent <= taken.spent and _length(way.attempt) < _length(taken):
            return shorter, way.attempt
    return None


def _instead(search: Search, before: Node, bend: Node, after: Node) -> Iterator[list[Node]]:
    """Yield what may replace a bend on one level: nothing, or another bend."""
    if not bend.moves and before.storey is bend.storey:
        if sees(before, after.via):
            yield []
        else:
            for place in shorter_bends(search, before, bend.place, after.via):
                yield [replace(bend, place=place, via=place, stars=None)]


def _linked(first: Node, following: Sequence[Node]) -> list[Node]:
    """Return nodes linked so as to follow another one."""
    found = [first]
    for node in following:
        found.append(replace(node, parent=found[-1]))
    return found[1:]


def _length(attempt: Trial) -> float:
    """Return the length of a path in plan, in steps."""
    return sum(plan_distance(leg.start[:2], leg.end[:2]) for leg in attempt.legs)


def _landing(attempt: Trial, node: Node, to: Point) -> tuple[Move, ...]:
    """Return the options of a crossing that ends beyond where it leads; or just there, if they do not lead on.

    Hand over hand another direction may lead to another hold: then from that which was found.
    """
    if to == node.place:
        return node.moves
    mover = mover_of(attempt.state, attempt.figure)
    found = crossing(mover, mover.body, to, node.storey.height_at(to))
    if found or len(node.moves) > BY_OPTIONS:
        return found or (*node.moves[:-1], replace(node.moves[-1], to=to))
    return crossing(mover, mover.body, node.place, node.storey.height_at(node.place)) or node.moves


def _walk_to(attempt: Trial, steps: Iterator[Point]) -> bool:
    """Take horizontal options from step to step; return False if the rules stop them."""
    for place in steps:
        option = Horizontal(*place)
        if attempt.refusal(option) is not None:
            return False
        leg = attempt.take(option)
        if leg.risk is not None or leg.end[:2] != (option.x, option.y):
            return False
    return True


def whole_steps(attempt: Trial, to: Point) -> Iterator[Point]:
    """Yield places straight to a goal in as few steps as possible."""
    yield from strides(attempt.place[:2], to)


def safe_steps(attempt: Trial, to: Point) -> Iterator[Point]:
    """Yield places straight to a goal, each step as long as it can end with safe stand; a whole one if none does."""
    while whole := strides(attempt.place[:2], to):
        (x, y), (end_x, end_y) = attempt.place[:2], whole[0]
        nearer = plan_distance((x, y), to) - _LEAST_STEP
        shares = (number / _LENGTHS for number in range(_LENGTHS - 1, 0, -1))
        shorter = (rounded_point((x + share * (end_x - x), y + share * (end_y - y))) for share in shares)
        ends = (whole[0], *(end for end in shorter if plan_distance(end, to) <= nearer))
        yield next((end for end in ends if _stands_at(attempt, end)), whole[0])


def _stands_at(attempt: Trial, place: Point) -> bool:
    """Return whether a step may lead to a place and the figure stands safely there."""
    if attempt.refusal(Horizontal(*place)) is not None:
        return False
    mover = mover_of(attempt.state, attempt.figure)
    way = walk(mover.battlefield, mover.body, place, mover.others)
    stood = mover.at((way.x, way.y), way.z)
    return (way.x, way.y) == place and stand(mover.battlefield, stood, mover.others).safe


def carry_out(attempt: Trial, moves: Sequence[Move]) -> bool:
    """Take the options of a crossing; False when the rules stop one."""
    for move in moves:
        option = _option(move)
        if attempt.refusal(option) is not None:
            return False
        leg = attempt.take(option)
        attempt.leave_the_air()
        if (leg.risk is not None and leg.risk.kind != "air") or plan_distance(leg.end[:2], move.to) > TOLERANCE:
            return False
    return attempt.stands


def _option(move: Move) -> MoveOption:
    x, y = move.to
    match move.kind:
        case "walk":
            return Horizontal(x, y)
        case "vertical":
            return Vertical(x, y, move.rise)
        case "land":
            return Land(-move.rise)
        case _:
            return Climb()


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
    """Return the cheapest path to a place (steps).  R1.7.2 to R1.7.6, R6.1.4, R6.1.8.

    `height` None: the highest stand height there that can be reached.  The whole way is planned, whatever it costs;
    `PathPlan.payable` is what the movement points pay for.  Not reachable: the legs up to the last place that is, or
    none when the way would cost more than `farthest`.  For vehicles it is the cheapest drive that is found (R3.0.15).
    `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    trial = Trial(state, figure)
    if is_vehicle(state, figure):
        return _planned(trial, movement_points, lead_drive(trial, rounded_point(to), height, farthest, stop))
    return _planned(trial, movement_points, _lead(trial, to, height, farthest, stop))


def reach(
    state: State, figure: FigureId, movement_points: Sequence[int], stop: Callable[[], bool] = never
) -> tuple[Reach, ...]:
    """Return the areas a figure can get to for each number of movement points, in the order given.  R1.7.2 to R1.7.6.

    Polygons lie inside the true area: round borders within about 0.02 steps, corners of terrain within 0.021; where
    ways bend at other places than are tried, a little more is left out.  Of vehicles it is where they surely get.
    `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    most = max([0, *movement_points])
    if most >= 1 and is_vehicle(state, figure):
        driven = drive_areas(state, figure, movement_points, stop)
        return tuple(Reach(points, areas) for points, areas in zip(movement_points, driven, strict=True))
    if most < 1 or value(state, figure, Attribute.MOVEMENT) < 0:
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
    """Return a path straight between waypoints, as drawn by hand: no way round anything.  R1.7.4 to R1.7.6.

    Where a straight walk is blocked by something low enough, or the ground ends, vertical, land and climb options lead
    over it.  What cannot be passed stops the way, with the reason; a fall that the drawn way leads into is a risk of
    its leg, and what lies behind it is not reached.  Vehicles turn towards each waypoint first (R3.0.15).
    """
    trial = Trial(state, figure)
    for number, waypoint in enumerate(waypoints, 1):
        to = rounded_point(waypoint)
        drives = is_vehicle(state, figure)
        refusal = lead_straight(trial, to, FARTHEST) if drives else _straight(trial, to)
        if refusal is not None:
            return _planned(trial, movement_points, refusal)
        risk = trial.legs[-1].risk if trial.legs else None
        if risk is not None:
            is_there = number == len(waypoints) and plan_distance(risk.at[:2], to) <= TOLERANCE
            behind = None if is_there else behind_a_fall(risk)
            return _planned(trial, movement_points, behind, risk.at)
    return _planned(trial, movement_points, None)


def behind_a_fall(risk: Risk) -> Refusal:
    """Return why what a path would lead on to is not reached: the figure falls first.  R1.4.30."""
    return Refusal("R1.4.30", "behind-a-fall", (("at", risk.at[:2]),))


def _planned(trial: Trial, movement_points: int, refusal: Refusal | None, stopped: Point3 | None = None) -> PathPlan:
    """Return the legs of a trial as a plan; a refused one ends where it was `stopped`, None: where the trial got to."""
    trial.settle()
    at = None if refusal is None else stopped or trial.place
    return PathPlan(tuple(trial.legs), refusal is None, refusal, at, movement_points)


def _prices(state: State, figure: FigureId) -> Prices:
    """Return what `move_options.option_cost` says: more for difficult or rough ground, and with a load.

    R1.7.4 to R1.7.6, R4.2.3, R6.1.4, R6.1.5, R6.1.8, RU115.
    """
    slow = tuple((zone.area, 1) for zone in state.setup.zones if zone.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH))
    load = state.figures[figure].load
    walk, vertical, land, hold = (OPTION_COSTS[kind].value for kind in (Horizontal, Vertical, Land, Climb))
    return Prices(walk, vertical, land, hold, slow, load.surcharge if load is not None else 0)


# -- the cheapest way -------------------------------------------------------------------------------------------


def _lead(trial: Trial, to: Point, height: float | None, farthest: int, stop: Callable[[], bool]) -> Refusal | None:
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
    """Return the options of the cheapest path that the rules accept; None if none is found.

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
    """Return the cheapest path of a search that the rules accept, and what the first one found would cost if legal.

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
    """Walk straight to a waypoint, over what is low enough; return the reason if something is not."""
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
    """Go over what stops a straight option: from here, or from where it would stop; else as drawn, with its risk."""
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
    """Return places on the way where the figure still stands safely, farthest first: up to an obstacle or edge."""
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
    """Return the first crossing from a place towards another that ends in safe stand, farthest end first."""
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


def barred_ways(
    state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool] = never
) -> tuple[Barred, ...]:
    """Return what stops a figure on its way to a place, at a stand height or the highest there; empty if nothing does.

    `stop` is asked again and again whether to give up; then GivenUp is raised.
    """
    if _is_led(state, figure):
        return ()
    place = rounded_point(to)
    stands = standing_heights(state, figure, place) if height is None else [height]
    climber, hands = Climber(mover_of(state, figure)), hands_of(state, figure)
    return ways_barred(climber, (place, stands[0]), stop, hands) if stands else ()


def shut_grounds(state: State, figure: FigureId) -> tuple[Shut, ...]:
    """Return the largest parts of the ground that a figure can never reach, however far it may go."""
    if _is_led(state, figure):
        return ()
    return grounds_shut(Climber(mover_of(state, figure)), hands=hands_of(state, figure))


def _is_led(state: State, figure: FigureId) -> bool:
    """Return whether a figure does not walk by itself: vehicles are driven, riders get off first.  R3.0.15."""
    return is_vehicle(state, figure) or bool(vehicles_under(state, figure))


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
