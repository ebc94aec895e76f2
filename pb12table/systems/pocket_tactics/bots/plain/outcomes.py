"""What may come of a plan: hazards, fights, captures, the end of the game.  P043 to P053, PR19 to PR31."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pb12table.systems.pocket_tactics.bots.plain.plans import Does, Plan
from pb12table.systems.pocket_tactics.bots.plain.position import GONE, NOBODY, OPEN, RESERVE, Board, Position

Outcome = tuple[float, Position]
"""A position and its chance."""


def outcomes_of(board: Board, position: Position, plan: Plan) -> Sequence[Outcome]:
    """The positions a turn may lead to, each with its chance."""
    unit, goal = plan.unit, plan.goal
    match plan.does:
        case Does.ATTACK:
            return _fought(board, position, plan)
        case Does.HEX:
            works = board.pieces[unit].hex_works * board.pieces[goal].falls_to_hex
            hit = _after(board, position, {goal: GONE}, ((goal, position.mover),))
            return [(works, hit), (1.0 - works, _after(board, position, {}))]
        case Does.MOVE:
            return _entered(board, position, unit, goal, plan.safe)
        case Does.DEPLOY:
            return [(1.0, _after(board, position, {unit: goal}))]
        case Does.RETREAT:
            return [(1.0, _after(board, position, {unit: RESERVE}))]
        case Does.NOTHING:
            own = [unit for unit, place in enumerate(position.at) if place >= 0]
            gone = {unit: GONE for unit in own if board.owners[unit] == position.mover}
            return [(1.0, _after(board, position, gone))]


def _entered(board: Board, position: Position, unit: int, goal: int, safe: float) -> Sequence[Outcome]:
    there = _after(board, position, {unit: goal})
    if safe >= 1.0:
        return [(1.0, there)]
    lost = _after(board, position, {unit: GONE}, ((unit, _next_captor(board, position, unit)),))
    return [(safe, there), (1.0 - safe, lost)]


def _next_captor(board: Board, position: Position, unit: int) -> int:
    """Return who captures what a place takes on a move: the next player.  PR24."""
    return board.after(board.owners[unit], position.left)


def rerolls_on(board: Board, position: Position, unit: int, place: int) -> int:
    """How often a unit may throw again where it stands: allies beside it, and its ground.  P034 to P036, PR34."""
    on, owner = position.on, board.owners[unit]
    found = board.pieces[unit].own_rerolls[place]
    for cell in board.around[place]:
        other = on[cell]
        if other >= 0 and other != unit and board.owners[other] == owner:
            found += board.pieces[other].support
    return found


def fight_chances(board: Board, position: Position, plan: Plan) -> tuple[float, float]:
    """How likely an attack defeats its target, and how likely the attacker, once it takes place."""
    unit, target = plan.unit, plan.goal
    a = plan.way[-1][0] if plan.way else position.at[unit]
    c = position.at[target]
    answers = board.pieces[target].reach >= board.away[a][c]
    rerolls = (rerolls_on(board, position, unit, a), rerolls_on(board, position, target, c))
    return board.chances(unit, target, a, c, answers, rerolls)


def _fought(board: Board, position: Position, plan: Plan) -> Sequence[Outcome]:
    """An attack: the place of the target first, then both may fall.  P043 to P049, PR19, PR23 to PR25."""
    unit, target = plan.unit, plan.goal
    piece, goal = board.pieces[unit], position.at[target]
    there = piece.safe[plan.way[-1][0]] if plan.way else 1.0
    tested = not plan.ranged or (board.water_for_all and piece.wet[goal])
    safe = there * piece.safe[goal] if tested else there
    stays = {unit: plan.way[-1][0]} if plan.way else {}
    beaten, lost = fight_chances(board, position, plan)
    ends = fight_ends(board, position, plan)
    found = [
        (safe * beaten * (1.0 - lost), ends.target),
        (safe * (1.0 - beaten) * lost, ends.attacker),
        (safe * (1.0 - beaten) * (1.0 - lost), ends.nobody),
        (safe * beaten * lost, ends.both),
    ]
    if there < 1.0:
        captor = _next_captor(board, position, unit)
        found.append((1.0 - there, _after(board, position, {unit: GONE}, ((unit, captor),))))
    if not plan.ranged and safe < there:                                         # PR42
        found.append((there - safe, _after(board, position, {unit: GONE}, ((unit, board.owners[target]),))))
    if plan.ranged and safe < there:
        found.append((there - safe, _after(board, position, stays)))
    return [each for each in found if each[0] > 0.0]


class Ends(NamedTuple):
    """The positions after a fight: nobody falls, the target, the attacker, both."""

    nobody: Position
    target: Position
    attacker: Position
    both: Position


def fight_ends(board: Board, position: Position, plan: Plan) -> Ends:
    """What a fight may come to.  P043, P044, PR23."""
    unit, target = plan.unit, plan.goal
    owner, foe = board.owners[unit], board.owners[target]
    stays = {unit: plan.way[-1][0]} if plan.way else {}
    moved = stays if plan.ranged else {unit: position.at[target]}
    fallen, lost = (target, owner), (unit, foe)
    return Ends(
        _after(board, position, stays),
        _after(board, position, {**moved, target: GONE}, (fallen,)),
        _after(board, position, {unit: GONE}, (lost,)),
        _after(board, position, {unit: GONE, target: GONE}, (fallen, lost)),
    )


def _after(
    board: Board, position: Position, moved: dict[int, int], taken: Sequence[tuple[int, int]] = ()
) -> Position:
    """The position at the beginning of the next turn, with some units elsewhere, some of them captured by players.

    P012, P052, P053, PR28, PR30, PR31.
    """
    at, on = list(position.at), position.on[:]
    for unit in moved:
        if at[unit] >= 0:
            on[at[unit]] = NOBODY
    for unit, place in moved.items():
        at[unit] = place
        if place >= 0:
            on[place] = unit
    captures, left, owners = position.captures, position.left, board.owners
    if taken:
        points = list(captures)
        for unit, captor in taken:
            points[captor] += board.pieces[unit].points
        captures = tuple(points)
    winner = _holder_of_all(board, on)
    if winner == OPEN and GONE in moved.values():
        alive = {owners[unit] for unit in on if unit >= 0}
        if len(alive) < len(left):
            left = tuple(player for player in left if player in alive)
            if len(left) <= 1:
                winner = left[0] if left else NOBODY
    mover = board.after(position.mover, left) if len(left) > 1 else position.mover
    turns = position.turns + 1
    if winner == OPEN and turns >= board.limit:
        winner = _ahead(board, captures, left, on)
    return Position(tuple(at), mover, turns, captures, left, winner, on)


def _holder_of_all(board: Board, on: Sequence[int]) -> int:
    """Who controls all features, or OPEN.  P053."""
    found = OPEN
    for cell in board.features:
        holder = on[cell]
        if holder == NOBODY:
            return OPEN
        owner = board.owners[holder]
        if found not in (OPEN, owner):
            return OPEN
        found = owner
    return found


def _ahead(board: Board, captures: Sequence[int], left: Sequence[int], on: Sequence[int]) -> int:
    """Who wins when the last turn is over.  PR30."""
    most = max(captures[player] for player in left)
    best = [player for player in left if captures[player] == most]
    if len(best) == 1:
        return best[0]
    owners = [board.owners[on[cell]] for cell in board.features if on[cell] != NOBODY]
    held = max(owners.count(player) for player in best)
    best = [player for player in best if owners.count(player) == held]
    return best[0] if len(best) == 1 else NOBODY
