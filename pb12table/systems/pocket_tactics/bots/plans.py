"""What can be done in a position as a turn, and what may come of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from pb12table.systems.pocket_tactics.bots.position import GONE, NOBODY, OPEN, RESERVE, Board, Position
from pb12table.systems.pocket_tactics.rules.answers import (
    AttackAction,
    DeployAction,
    MoveAction,
    Pass,
    RetreatAction,
    SpecialAction,
    Step,
)

Leg = tuple[int, int]
"""A step onto a tile, and the tile that is jumped or NOBODY."""


class Does(IntEnum):
    """What a plan is."""

    ATTACK = 0
    HEX = 1
    MOVE = 2
    DEPLOY = 3
    RETREAT = 4
    NOTHING = 5
    """There is nothing to be done: the player is out.  PR28."""


class Plan(NamedTuple):
    """One turn: a unit does something to a tile (MOVE, DEPLOY, RETREAT) or to a unit (ATTACK, HEX).

    `way` are the steps of a move, or those before an attack (PR11); `safe` is the chance of surviving them.
    """

    does: Does
    unit: int
    goal: int
    ranged: bool = False
    way: tuple[Leg, ...] = ()
    safe: float = 1.0


def plans_of(board: Board, position: Position) -> list[Plan]:
    """Return everything that is worth considering as a turn: attacks first.

    Of ways to one tile the safest is left, of attacks the one without magic, of features to go into one.
    """
    attacks: list[Plan] = []
    others: list[Plan] = []
    own = position.mover
    for unit, place in enumerate(position.at):
        if place >= 0 and board.owners[unit] == own:
            attacks += _attacks(board, position, unit, place)
            others += _moves(board, position, unit, place)
    others += _deployments(board, position)
    others += _retreats(board, position)
    return attacks + others or [Plan(Does.NOTHING, NOBODY, NOBODY)]


# -- attacks --------------------------------------------------------------------------------------------------


def _attacks(board: Board, position: Position, unit: int, place: int) -> Iterator[Plan]:
    piece = board.pieces[unit]
    near: dict[int, tuple[Leg, ...]] = {}
    if piece.flies and board.fly_and_attack:
        near = _flights(board, position, unit, place)
    for target, goal in enumerate(position.at):
        if goal < 0 or board.owners[target] == piece.owner:
            continue
        away = board.away[place][goal]
        if away == 1:
            yield Plan(Does.ATTACK, unit, target)
        elif near:
            way = next((way for at, way in near.items() if board.away[at][goal] == 1), None)
            if way is not None:
                yield Plan(Does.ATTACK, unit, target, way=way)
        if piece.card.ranged and away <= piece.reach and sees(board, position, unit, target):
            yield Plan(Does.ATTACK, unit, target, ranged=True)
        if piece.hex_reach and away <= piece.hex_reach and sees(board, position, unit, target):
            yield Plan(Does.HEX, unit, target)


def sees(board: Board, position: Position, unit: int, target: int) -> bool:
    """Return whether a unit sees another.  P016, PR14, PR15."""
    pair = (position.at[unit], position.at[target])
    if board.pieces[unit].flies or board.pieces[target].flies:
        return pair in board.high_sights
    on, owner = position.on, board.owners[unit]
    for way in board.sights.get(pair, ()):
        for cell in way:
            other = on[cell]
            if other >= 0 and board.owners[other] != owner:
                break
        else:
            return True
    return False


def _flights(board: Board, position: Position, unit: int, place: int) -> dict[int, tuple[Leg, ...]]:
    """Return where a flyer may attack from, with the fewest steps to get there.  PR11."""
    found: dict[int, tuple[Leg, ...]] = {}
    row: list[tuple[int, bool, tuple[Leg, ...]]] = [(place, False, ())]
    reached = {place, _last_feature(board, position, unit)}
    for _ in range(board.pieces[unit].card.flying):
        further: list[tuple[int, bool, tuple[Leg, ...]]] = []
        for at, hopped, way in row:
            if way and board.ends_move[at]:
                continue
            for to, over in _steps(board, position, unit, place, at, hopped):
                if to not in reached:
                    reached.add(to)
                    further.append((to, hopped or over != NOBODY, (*way, (to, over))))
                    found[to] = further[-1][2]
        row = further
    return found


# -- moves ----------------------------------------------------------------------------------------------------


def _steps(board: Board, position: Position, unit: int, start: int, at: int, hopped: bool) -> Iterator[Leg]:
    """Yield every step to a free tile: to the neighbours, then over them.  P019 to P021, PR12; the start is free."""
    on, piece = position.on, board.pieces[unit]
    for to in board.around[at]:
        if on[to] == NOBODY or to == start:
            yield to, NOBODY
    if hopped:
        return
    for over, beyond in board.hops[at]:
        other = on[over]
        if other != NOBODY and other != unit and (piece.flies or board.owners[other] == piece.owner):
            for to in beyond:
                if on[to] == NOBODY or to == start:
                    yield to, over


def _moves(board: Board, position: Position, unit: int, place: int) -> Iterator[Plan]:
    """Yield the tiles a move may end on, each by its safest path.  P013, P014, P022, PR10, PR13."""
    piece = board.pieces[unit]
    safe, flies = piece.safe, piece.flies
    if piece.steps == 1:
        goals: dict[int, int] = {}
        for to, over in _steps(board, position, unit, place, place, False):
            goals.setdefault(to, over)
        for to, over in goals.items():
            yield Plan(Does.MOVE, unit, to, False, ((to, over),), safe[to])
        return
    best: dict[int, tuple[float, tuple[Leg, ...]]] = {}
    reached: dict[tuple[int, bool], float] = {(place, False): 1.0}
    row: list[tuple[int, bool, float, tuple[Leg, ...]]] = [(place, False, 1.0, ())]
    last = _last_feature(board, position, unit)
    for left in range(piece.steps - 1, -1, -1):
        further: list[tuple[int, bool, float, tuple[Leg, ...]]] = []
        for at, hopped, alive, way in row:
            for to, over in _steps(board, position, unit, place, at, hopped):
                ends = board.ends_move[to] or (to == last and not flies)  # PR40
                if to == place and (ends or not left):
                    continue
                there = alive if flies else alive * safe[to]
                gone = (*way, (to, over))
                if to != place:
                    known = best.get(to)
                    whole = alive * safe[to]
                    if known is None or whole > known[0]:
                        best[to] = (whole, gone)
                key = (to, hopped or over != NOBODY)
                if left and not ends and there > reached.get(key, 0.0):
                    reached[key] = there
                    further.append((to, key[1], there, gone))
        row = further
    for to, (alive, way) in best.items():
        yield Plan(Does.MOVE, unit, to, False, way, alive)


def _last_feature(board: Board, position: Position, unit: int) -> int:
    """Return the feature that completes a unit's player's set when every other is held; else NOBODY.  P053, PR28."""
    found, own = NOBODY, board.owners[unit]
    for cell in board.features:
        holder = position.on[cell]
        if holder in (NOBODY, unit):
            if found != NOBODY:
                return NOBODY
            found = cell
        elif board.owners[holder] != own:
            return NOBODY
    return found


# -- the reserve ----------------------------------------------------------------------------------------------


def _deployments(board: Board, position: Position) -> Iterator[Plan]:
    """Yield the deployments of each card of the reserve beside the features held.  P024, PR33."""
    on, own = position.on, position.mover
    places: dict[int, None] = {}
    for feature in board.features:
        holder = on[feature]
        if holder != NOBODY and board.owners[holder] == own:
            places.update((cell, None) for cell in board.around[feature] if on[cell] == NOBODY)
    if not places:
        return
    cards = set[str]()
    for unit, place in enumerate(position.at):
        piece = board.pieces[unit]
        if place == RESERVE and piece.owner == own and piece.card.id not in cards:
            cards.add(piece.card.id)
            for cell in places:
                yield Plan(Does.DEPLOY, unit, cell)


def _retreats(board: Board, position: Position) -> Iterator[Plan]:
    """Yield retreats into a feature held, one's own or one beside; never of the last unit.  P025, P026, PR32."""
    on, own = position.on, position.mover
    units = [unit for unit, place in enumerate(position.at) if place >= 0 and board.owners[unit] == own]
    if len(units) < 2:
        return
    held = [cell for cell in board.features if on[cell] != NOBODY and board.pieces[on[cell]].owner == own]
    for unit in units:
        place = position.at[unit]
        into = next((cell for cell in held if board.away[place][cell] <= 1), None)
        if into is not None:
            yield Plan(Does.RETREAT, unit, into)


# -- back to the rules ----------------------------------------------------------------------------------------


def name_of(plan: Plan) -> str:
    """Return what a plan is after, an id of the texts (`plan-NAME`)."""
    return "shoot" if plan.does is Does.ATTACK and plan.ranged else plan.does.name.lower()


def answers_of(board: Board, plan: Plan) -> list[Any]:
    """Return a plan as the answers to the questions of the rules: the action, then the further steps of a move."""
    if plan.does is Does.NOTHING:
        return [Pass()]
    unit, cells = board.pieces[plan.unit].id, board.cells
    steps = [Step(cells[to], None if over == NOBODY else cells[over]) for to, over in plan.way]
    match plan.does:
        case Does.ATTACK:
            target = board.pieces[plan.goal].id
            return [AttackAction(unit, target, ranged=plan.ranged, steps=tuple(steps))]
        case Does.HEX:
            return [SpecialAction(unit, "hex", board.pieces[plan.goal].id)]
        case Does.MOVE:
            return [MoveAction(unit, steps[0].to, steps[0].over), *steps[1:]]
        case Does.DEPLOY:
            return [DeployAction(unit, cells[plan.goal])]
        case Does.RETREAT:
            return [RetreatAction(unit, cells[plan.goal])]
    raise AssertionError(plan.does)


Outcome = tuple[float, Position]
"""A position and its chance."""


def outcomes_of(board: Board, position: Position, plan: Plan) -> Sequence[Outcome]:
    """Return the positions a turn may lead to, each with its chance."""
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
    """Return how many rerolls a unit has where it stands: allies beside it, and its ground.  P034 to P036, PR34."""
    on, owner = position.on, board.owners[unit]
    found = board.pieces[unit].own_rerolls[place]
    for cell in board.around[place]:
        other = on[cell]
        if other >= 0 and other != unit and board.owners[other] == owner:
            found += board.pieces[other].support
    return found


def fight_chances(board: Board, position: Position, plan: Plan) -> tuple[float, float]:
    """Return the probabilities that an attack defeats its target, and the attacker, once it takes place."""
    unit, target = plan.unit, plan.goal
    a = plan.way[-1][0] if plan.way else position.at[unit]
    c = position.at[target]
    answers = board.pieces[target].reach >= board.away[a][c]
    rerolls = (rerolls_on(board, position, unit, a), rerolls_on(board, position, target, c))
    return board.chances(unit, target, a, c, answers, rerolls)


def _fought(board: Board, position: Position, plan: Plan) -> Sequence[Outcome]:
    """Return the outcomes of an attack: the target's place first, then both may fall.

    P043 to P049, PR19, PR23 to PR25.
    """
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
    if not plan.ranged and safe < there:  # PR42
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
    """Return the possible results of a fight.  P043, P044, PR23."""
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


def _after(board: Board, position: Position, moved: dict[int, int], taken: Sequence[tuple[int, int]] = ()) -> Position:
    """Return the position at the start of the next turn, with some units elsewhere, some of them captured by players.

    P012, P052, P053, PR28, PR30, PR31.
    """
    at, on, bits, owners, codes = list(position.at), position.on[:], position.bits[:], board.owners, board.codes
    gone, waiting, key, captures, left = position.gone, position.waiting, position.key, position.captures, position.left
    for unit in moved:
        place = at[unit]
        if place >= 0:
            on[place] = NOBODY
            bits[owners[unit]] ^= 1 << place
        elif place == RESERVE:
            waiting ^= 1 << unit
    for unit, place in moved.items():
        key += codes[unit][place] - codes[unit][at[unit]]
        at[unit] = place
        if place >= 0:
            on[place] = unit
            bits[owners[unit]] |= 1 << place
        elif place == RESERVE:
            waiting |= 1 << unit
        else:
            gone |= 1 << unit
    if taken:
        points = list(captures)
        for unit, captor in taken:
            points[captor] += board.points[unit]
        captures = tuple(points)
    winner, solid = OPEN, board.solid
    if solid:
        for player, there in enumerate(bits):
            if there & solid == solid:
                winner = player
    if gone != position.gone and winner == OPEN:
        for player in left:
            if not bits[player]:
                left = tuple(player for player in left if bits[player])
                if len(left) <= 1:
                    winner = left[0] if left else NOBODY
                break
    mover = board.after(position.mover, left) if len(left) > 1 else position.mover
    turns = position.turns + 1
    if winner == OPEN and turns >= board.limit:
        winner = ahead(board, captures, left, on)
    return Position(tuple(at), mover, turns, captures, left, winner, on, bits, gone, waiting, key, position.stale)


def ahead(board: Board, captures: Sequence[int], left: Sequence[int], on: Sequence[int]) -> int:
    """Return who wins once the last turn is over.  PR30."""
    owners = [board.owners[on[cell]] for cell in board.features if on[cell] != NOBODY]
    if board.features_first:
        counts = [(owners.count(player), captures[player]) for player in left]
    else:
        counts = [(captures[player], owners.count(player)) for player in left]
    most = max(counts)
    return left[counts.index(most)] if counts.count(most) == 1 else NOBODY
