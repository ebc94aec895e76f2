"""A way found on the table, taken option by option as far as the rules accept it.  R1.7.2 to R1.7.6."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, value
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveOption, Vertical
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.path_plan import Trial
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way
from pb12table.table.motion.sweep import walk
from pb12table.table.routes.search.detours import sees, shorter_bends
from pb12table.table.routes.search.nodes import Node
from pb12table.table.routes.search.search_state import Search
from pb12table.table.routes.space.crossings import BY_OPTIONS, Move, Mover, crossing
from pb12table.table.routes.steps import strides
from pb12table.table.shapes import Point
from pb12table.table.standing.support import stand
from pb12table.table.units import TOLERANCE, plan_distance, rounded_point

_LENGTHS = 20
"""So many lengths of a step are tried when a whole one does not end with safe stand."""

_LEAST_STEP = 0.01
"""How much nearer a shorter step must lead, in steps, so that every way comes to its end."""


def mover_of(state: State, figure: FigureId) -> Mover:
    """A figure as a mover on the table: what it stands on, who is around, and how far it climbs."""
    climb = max(value(state, figure, Attribute.VERTICAL_MOVEMENT), 0)
    return Mover(footing(state, figure), body(state, figure), in_the_way(state, figure), float(climb))


@dataclass(frozen=True, slots=True)
class CarriedOut:
    """A way taken in steps: the stretch that the rules `refused`, and the first that was `dearer` than was reckoned."""

    attempt: Trial
    refused: tuple[Point, Point] | None
    dearer: tuple[Point, Point] | None


def carried_out(trial: Trial, goal: Node, steps: Callable[[Trial, Point], Iterator[Point]]) -> CarriedOut:
    """The way to a place found, as far as the rules accept it."""
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
    """The nodes of a way, from its start on."""
    chain: list[Node] = []
    node: Node | None = goal
    while node is not None:
        chain.append(node)
        node = node.parent
    return chain[::-1]


def without_detours(trial: Trial, search: Search, goal: Node, taken: Trial) -> Trial:
    """The way to a place found by a search, with fewer bends or others where it is shorter then and costs no more.

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
    """A shorter way that costs no more, without one of its bends or with another one; None when there is none."""
    before, bend, after = chain[number - 1 : number + 2]
    for nodes in _instead(search, before, bend, after):
        shorter = [*chain[:number], *_linked(before, [*nodes, *chain[number + 1 :]])]
        way = carried_out(trial, shorter[-1], whole_steps)
        if way.refused is None and way.attempt.spent <= taken.spent and _length(way.attempt) < _length(taken):
            return shorter, way.attempt
    return None


def _instead(search: Search, before: Node, bend: Node, after: Node) -> Iterator[list[Node]]:
    """What may stand in the place of a bend on one storey: nothing, or another bend."""
    if not bend.moves and before.storey is bend.storey:
        if sees(before, after.via):
            yield []
        else:
            for place in shorter_bends(search, before, bend.place, after.via):
                yield [replace(bend, place=place, via=place, stars=None)]


def _linked(first: Node, following: Sequence[Node]) -> list[Node]:
    """Nodes as they follow another one."""
    found = [first]
    for node in following:
        found.append(replace(node, parent=found[-1]))
    return found[1:]


def _length(attempt: Trial) -> float:
    """The length of a way in plan, in steps."""
    return sum(plan_distance(leg.start[:2], leg.end[:2]) for leg in attempt.legs)


def _landing(attempt: Trial, node: Node, to: Point) -> tuple[Move, ...]:
    """The options of a crossing that ends at a place behind where it leads; or just there, when they do not lead on.

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
    """Horizontal options from step to step; False when the rules stop them."""
    for place in steps:
        option = Horizontal(*place)
        if attempt.refusal(option) is not None:
            return False
        leg = attempt.take(option)
        if leg.risk is not None or leg.end[:2] != (option.x, option.y):
            return False
    return True


def whole_steps(attempt: Trial, to: Point) -> Iterator[Point]:
    """Straight to a place in as few steps as will do."""
    yield from strides(attempt.place[:2], to)


def safe_steps(attempt: Trial, to: Point) -> Iterator[Point]:
    """Straight to a place, each step as long as it may be to end with safe stand; a whole one where none does."""
    while whole := strides(attempt.place[:2], to):
        (x, y), (end_x, end_y) = attempt.place[:2], whole[0]
        nearer = plan_distance((x, y), to) - _LEAST_STEP
        shares = (number / _LENGTHS for number in range(_LENGTHS - 1, 0, -1))
        shorter = (rounded_point((x + share * (end_x - x), y + share * (end_y - y))) for share in shares)
        ends = (whole[0], *(end for end in shorter if plan_distance(end, to) <= nearer))
        yield next((end for end in ends if _stands_at(attempt, end)), whole[0])


def _stands_at(attempt: Trial, place: Point) -> bool:
    """Whether a step may lead to a place, and the figure stands safely there."""
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
