"""Movement carried out piece by piece, and what happens on a straight path: reaches, sight, hiders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from math import inf
from typing import Final, TypeAlias

from pb12table.kernel.game import PUBLIC
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.asking.answers import Attack, Move, Pass
from pb12table.systems.d20.rules.asking.legality import FireReady, firing
from pb12table.systems.d20.rules.attack import attack, attack_refusal, strike
from pb12table.systems.d20.rules.checks import Game, asks, is_wanted, pass_by, use_up
from pb12table.systems.d20.rules.creatures import (
    Cover,
    body,
    can_see,
    cover_between,
    everybody,
    foes,
    grapplers,
    has,
    has_body,
    in_order,
    is_able,
    is_beside,
    is_foe,
    is_incapacitated,
    is_known_to_all,
    is_up,
    known_others,
    looks_at,
    may_react,
    melee_at_hand,
    owner,
    perceives,
    present,
    speed,
    who_do_not,
    who_know,
)
from pb12table.systems.d20.rules.data import Condition, FeatureKind, Mode
from pb12table.systems.d20.rules.events import (
    CreatureMoved,
    Fled,
    OpportunityProvoked,
    SomethingMoved,
    SpeedSwitched,
    Stopped,
)
from pb12table.systems.d20.rules.harm import fall, leave, release, settle
from pb12table.systems.d20.rules.hiding import look_around, notice, noticing, who_hear
from pb12table.systems.d20.rules.state import Asks, CreatureState, Life, ReactionKind, State, Trigger
from pb12table.systems.d20.rules.ways import Part, Way, length_in_squares, may_pass, pieces_of, price, walker_of, way_of
from pb12table.table.battlefield import Body
from pb12table.table.footprints import in_area, overlaps_in_plan
from pb12table.table.motion.passing import along, length_of, near_along, overlap_along
from pb12table.table.motion.rests import stand
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import GRID, TOLERANCE, Point, Point3, angle_between, direction, plan_distance, rounded

_BACK: Final = 6
"""So many steps of half a GRID a place is taken back until it is inside a reach."""
_HALVINGS: Final = 14


class What(StrEnum):
    """What happens on a way, in the order in which it is dealt with at one place."""

    BUMP = "bump"
    """A creature is in the way.  D056, DR32."""
    LEAVE = "leave"
    """A foe's reach is about to be left.  D058, DR23."""
    TRIGGER = "trigger"
    """Something that a foe waits for.  D075, DR24."""


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happens at a place on a straight way, after a share of it; `other` is whom it has to do with."""

    share: float
    at: Point3
    what: What
    other: FigureId


def reach_of(state: State, figure: FigureId) -> float:
    """Return the reach of a creature's melee attack at hand, 0 for none.  D078, section 6."""
    weapon = melee_at_hand(state, figure)
    return 0.0 if weapon is None else weapon.reach


def threatens(state: State, foe: FigureId, mover: FigureId, *, flying: bool) -> bool:
    """Return whether a mover that a foe sees could provoke it, disregarding the foe's reaction.  D058, D071."""
    if state.figures[mover].disengaged or (flying and has(state, mover, FeatureKind.SWOOP)):
        return False
    return is_able(state, foe) and reach_of(state, foe) > 0.0 and foe not in state.figures[mover].hidden_from


def incidents(
    state: State,
    figure: FigureId,
    to: Point3,
    *,
    flying: bool = False,
    provokes: bool = True,
    passed_by: frozenset[FigureId] = frozenset(),
) -> list[Incident]:
    """Return what happens on the straight line from where a creature is to a place, in order.

    With `provokes` reaches can be left; foes in `passed_by` have been asked for the reach that is being left.
    """
    mover = body(state, figure)
    if state.setup.options.grid:
        return list(_between_squares(state, mover, to, flying=flying, provokes=provokes, passed_by=passed_by))
    found = [
        *_bumps(state, mover, to),
        *_bumps_of_dragged(state, mover, to),
        *(_leaves(state, mover, to, flying=flying, passed_by=passed_by) if provokes else ()),
        *_triggers(state, mover, to),
    ]
    rank = list(What)
    return sorted(found, key=lambda each: (each.share, rank.index(each.what)))


def _between_squares(
    state: State, mover: Body, to: Point3, *, flying: bool, provokes: bool, passed_by: frozenset[FigureId]
) -> Iterator[Incident]:
    """Yield what happens on a step to another square: before it, or once it has been taken.  D092."""
    figure, start, there = FigureId(mover.id), (mover.x, mover.y, mover.z), mover.at(*to)
    for other in present(state):
        hidden = figure in state.figures[other].hidden_from
        if other != figure and hidden and gap(there, body(state, other)) <= 0.0 and _meet(there, body(state, other)):
            yield Incident(0.0, start, What.BUMP, other)
    for foe in foes(state, figure) if provokes else ():
        length, place = reach_of(state, foe) - TOLERANCE, body(state, foe)
        leaves = foe not in passed_by and gap(mover, place) < length <= gap(there, place)
        if leaves and threatens(state, foe, figure, flying=flying) and can_see(state, foe, figure, mover):
            yield Incident(0.0, start, What.LEAVE, foe)
    for trigger in _triggers(state, mover, to):
        yield Incident(1.0, to, What.TRIGGER, trigger.other)


def _meet(one: Body, other: Body) -> bool:
    """Return whether two bodies overlap rather than merely touch."""
    apart = one.z >= other.top - TOLERANCE or other.z >= one.top - TOLERANCE
    return not apart and overlaps_in_plan(one, other)


def _bumps(state: State, mover: Body, to: Point3) -> Iterator[Incident]:
    """Yield creatures that the mover would touch and could not know of, or has only just noticed.  D056, DR32."""
    figure = FigureId(mover.id)
    for other in present(state):
        if other == figure or (figure not in state.figures[other].hidden_from and may_pass(state, figure, other)):
            continue
        there = body(state, other)
        near = overlap_along(mover, to, there)
        # Who stands against another by the dust of rounded places may well go away from it.
        stands = (there.x, there.y, there.z)
        leaves = length_of(to, stands) >= length_of((mover.x, mover.y, mover.z), stands)
        if near is not None and not (near[0] <= TOLERANCE and leaves):
            yield Incident(near[0], _on_grid(mover, to, near[0]), What.BUMP, other)


def _bumps_of_dragged(state: State, mover: Body, to: Point3) -> Iterator[Incident]:
    """Yield hidden creatures that those would touch whom the mover drags along.  D091, DR32, DR42."""
    figure = FigureId(mover.id)
    dragged = grapplers(state, figure)
    for held in dragged:
        one = body(state, held)
        there = (one.x + to[0] - mover.x, one.y + to[1] - mover.y, one.z + to[2] - mover.z)
        for other in present(state):
            hidden = state.figures[other].hidden_from
            if other in (figure, *dragged) or (figure not in hidden and held not in hidden):
                continue
            near = overlap_along(one, there, body(state, other))
            if near is not None and near[0] > TOLERANCE:
                yield Incident(near[0], _on_grid(mover, to, near[0]), What.BUMP, other)


def _leaves(
    state: State, mover: Body, to: Point3, *, flying: bool, passed_by: frozenset[FigureId]
) -> Iterator[Incident]:
    """Yield where the mover leaves reaches of foes: at the last place inside.  D058, D078, DR23."""
    figure = FigureId(mover.id)
    for foe in foes(state, figure):
        if foe in passed_by or not threatens(state, foe, figure, flying=flying):
            continue
        length, there = reach_of(state, foe) - TOLERANCE, body(state, foe)
        near = near_along(mover, to, there, length)
        if near is None or gap(mover.at(*to), there) < length:
            continue
        place = _last_inside(mover, to, near[1], there, length)
        if can_see(state, foe, figure, mover.at(*place)):
            yield Incident(near[1], place, What.LEAVE, foe)


def _triggers(state: State, mover: Body, to: Point3) -> Iterator[Incident]:
    """Yield where the mover does what foes are waiting for.  D075."""
    figure = FigureId(mover.id)
    for other in waiting(state, figure):
        ready = state.figures[other].ready
        assert ready is not None, "it waits"
        there = body(state, other)
        if ready.trigger is Trigger.REACH:
            length = reach_of(state, other) - TOLERANCE
            near = None if length <= 0.0 else near_along(mover, to, there, length)
            if near is not None and near[0] > 0.0 and perceives(state, other, figure):
                yield Incident(near[0], _first_inside(mover, to, near[0], there, length), What.TRIGGER, other)
        elif ready.trigger is Trigger.SIGHT and other not in state.figures[figure].hidden_from:
            yield from _turning(mover, to, other, partial(looks_at, state, other, figure))
        elif ready.trigger is Trigger.COVER and perceives(state, other, figure):
            yield from _turning(mover, to, other, partial(_is_open, state, there))


def waiting(state: State, figure: FigureId, *triggers: Trigger) -> list[FigureId]:
    """Return those who have readied something a creature could trigger and still have their reaction.  D075."""
    found: list[FigureId] = []
    for other, placed in state.figures.items():
        ready = placed.ready
        if ready is None or not has_body(state, other) or not may_react(state, other):
            continue
        if triggers and ready.trigger not in triggers:
            continue
        if ready.figure == figure or (ready.figure is None and is_foe(state, other, figure)):
            found.append(other)
    return found


def _is_open(state: State, observer: Body, place: Body) -> bool:
    return cover_between(state, observer, place)[0] is Cover.NONE


def _turning(mover: Body, to: Point3, other: FigureId, holds: Callable[[Body], bool]) -> Iterator[Incident]:
    """Yield where something begins to hold that does not hold at the start, to within a GRID."""
    start = (mover.x, mover.y, mover.z)
    if holds(mover) or not holds(mover.at(*to)):
        return
    before, after = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (before + after) / 2.0
        before, after = (before, middle) if holds(mover.at(*along(start, to, middle))) else (middle, after)
    at = _on_grid(mover, to, after)
    yield Incident(after, at if holds(mover.at(*at)) else to, What.TRIGGER, other)


# -- places ----------------------------------------------------------------------------------------------------------


def _on_grid(mover: Body, to: Point3, share: float) -> Point3:
    x, y, z = along((mover.x, mover.y, mover.z), to, min(max(share, 0.0), 1.0))
    return (rounded(x), rounded(y), rounded(z))


def _last_inside(mover: Body, to: Point3, share: float, other: Body, length: float) -> Point3:
    """Return the last grid place before a fraction of a path that is still within a length."""
    step = 0.5 * GRID / max(length_of((mover.x, mover.y, mover.z), to), GRID)
    for number in range(_BACK):
        place = _on_grid(mover, to, share - number * step)
        if gap(mover.at(*place), other) < length:
            return place
    return (mover.x, mover.y, mover.z)


def _first_inside(mover: Body, to: Point3, share: float, other: Body, length: float) -> Point3:
    """Return the first grid place after a fraction of a path that is within a length."""
    step = 0.5 * GRID / max(length_of((mover.x, mover.y, mover.z), to), GRID)
    for number in range(_BACK):
        place = _on_grid(mover, to, share + number * step)
        if gap(mover.at(*place), other) < length:
            return place
    return to


@dataclass(frozen=True, slots=True)
class Provocation:
    """A reach that a way leaves: whose, from where on the way leads through it, and its last place inside.

    `reacts` is whether the foe has its reaction.  D040, D058, DR23.
    """

    foe: FigureId
    start: Point
    at: Point3
    reacts: bool


def provocations(state: State, figure: FigureId, parts: Sequence[Part], *, flying: bool) -> Iterator[Provocation]:
    """Yield the reaches that a creature leaves on a path, in order.  D058, D078, DR23."""
    ahead = state.clone()
    placed = ahead.figures[figure]
    for part in parts:
        placed.x, placed.y, placed.z = part.start
        mover = body(ahead, figure)
        for each in incidents(ahead, figure, part.end, flying=flying):
            if each.what is not What.LEAVE:
                continue
            near = near_along(mover, part.end, body(ahead, each.other), reach_of(ahead, each.other) - TOLERANCE)
            begun = 0.0 if near is None else near[0]
            (x, y, _), (to_x, to_y, _) = part.start, part.end
            start = (x + (to_x - x) * begun, y + (to_y - y) * begun)
            yield Provocation(each.other, start, each.at, may_react(ahead, each.other))


PIECE: Final = 1.0
"""After so many metres at most it is looked who notices whom.  DR04, DR36."""
DUST: Final = 0.02
"""So many metres more may come of rounding the places of a way that was just not too long."""
LANDING: Final = 0.1
"""So far apart lie the places where it is tried whether a jump that was cut short can end, in metres."""
_STRAIGHT: Final = 0.5
"""Directions that differ by less are one, in degrees."""


@dataclass(slots=True)
class _Trail:
    """What of a movement has not been told to all yet: places, each with the length and the cost up to it.

    `told` is how many of the places players have been told who learned on the way what others do not (DR42), `cuts`
    how often anybody has been told something.
    """

    kind: str
    places: list[Point3]
    sums: list[tuple[float, float]] = field(default_factory=lambda: [(0.0, 0.0)])
    told: dict[str, int] = field(default_factory=dict)
    cuts: int = 0
    passed_by: set[FigureId] = field(default_factory=set)

    def go(self, to: Point3, length: float, cost: float) -> None:
        """Go on to a place."""
        before = self.sums[-1]
        if to != self.places[-1]:
            self.places.append(to)
            self.sums.append(before)
        self.sums[-1] = (before[0] + length, before[1] + cost)

    def begin(self, at: Point3) -> None:
        """Begin anew where all has been told."""
        self.places, self.sums, self.told = [at], [(0.0, 0.0)], {}
        self.cuts += 1


Teller: TypeAlias = Callable[[], None]
"""Tells what somebody has gone so far."""


def _nothing_to_tell() -> None:
    """Tell nothing: nobody is on the way."""


async def move(game: Game, figure: FigureId, way: Way, mode: Mode, *, provokes: bool = True) -> None:
    """Go a legal way as far as nothing stops it.  D042 to D051, D057, D058, DR04, DR14, DR32."""
    state = game.state
    mover = state.figures[figure]
    if mover.mode is not mode:
        mover.mode = mode
        left = speed(state, figure, mode) - mover.moved
        game.record(SpeedSwitched(audience=who_know(state, figure), figure=figure, mode=mode, left=left))
    trail = _Trail("", [mover.at])
    arrived = True
    for part in way.parts:
        if not await _part(game, figure, part, mode, trail, provokes=provokes):
            arrived = False
            break
    _tell(game, figure, trail)
    if arrived and way.falls:
        await fall(game, figure)
    await after_moving(game, figure)


async def after_moving(game: Game, *figures: FigureId) -> None:
    """Look, when creatures have been moved, at support, grapples, who sees whom, exits.  D083, D091, D095."""
    for figure in figures:
        await settle(game, figure)
        for other in grapplers(game.state, figure):
            await settle(game, other)
    check_grapples(game)
    look_around(game, *figures)
    for figure in figures:
        flee(game, figure)


async def _part(game: Game, figure: FigureId, part: Part, mode: Mode, trail: _Trail, *, provokes: bool) -> bool:
    """Go a straight part; return whether its end was reached."""
    kind = _told(game.state, figure, part.kind)
    if trail.kind not in ("", kind) or part.kind == "jump":
        _tell(game, figure, trail)
    trail.kind = kind
    _count_run_up(game.state, figure, part)
    met = _met_in_a_jump(game.state, figure, part) if part.kind == "jump" else None
    end = part.end if met is None else _ground_before(game.state, figure, part, met.at)
    longest = inf if game.state.setup.options.grid else PIECE
    for _, (x, y, z) in pieces_of(part.start, end, longest):
        goal = (rounded(x), rounded(y), rounded(z))
        if not await _piece(game, figure, part.kind, goal, mode, trail, provokes=provokes):
            return False
    if met is not None:
        _bump(game, figure, met.other, trail)
    return met is None


def _met_in_a_jump(state: State, figure: FigureId, part: Part) -> Incident | None:
    """Return the first creature that a jump meets and could not know of, None for none.  DR32."""
    bumps = (each for each in incidents(state, figure, part.end, provokes=False) if each.what is What.BUMP)
    return next(bumps, None)


def _ground_before(state: State, figure: FigureId, part: Part, at: Point3) -> Point3:
    """Return the last place of a jump before it meets somebody that is on ground, so that nobody lands in a cleft.

    DR31, DR32.
    """
    jumper, company = body(state, figure), known_others(state, figure)
    places = [part.start, *(end for _, end in pieces_of(part.start, at, LANDING))]
    for x, y, _ in reversed(places):
        for height in (part.end[2], part.start[2]):
            there = jumper.at(rounded(x), rounded(y), height)
            if stand(state.battlefield, there, company).safe:
                return (there.x, there.y, there.z)
    return part.start


def _bump(game: Game, figure: FigureId, other: FigureId, trail: _Trail) -> None:
    """Let a creature notice one that it has met and could not know of, and stop.  DR32."""
    state = game.state
    _tell(game, figure, trail)
    for each in (figure, *grapplers(state, figure)):
        notice(game, other, each, "bump")
    at = state.figures[figure].at
    game.record(Stopped(audience=who_know(state, figure, other), figure=figure, reason="bumped", at=at, by=other))


def _told(state: State, figure: FigureId, kind: str) -> str:
    """Return the word for a kind of movement: a prone creature crawls."""
    if kind == "step":
        kind = "walk"
    return "crawl" if kind == "walk" and state.figures[figure].is_prone else kind


def _count_run_up(state: State, figure: FigureId, part: Part) -> None:
    """Count how far a creature has walked straight.  D081, DR31."""
    mover = state.figures[figure]
    if part.kind == "step":
        return
    if part.kind != "walk" or plan_distance(part.start[:2], part.end[:2]) <= TOLERANCE:
        mover.run_up = 0.0
        return
    ahead = direction(part.start[:2], part.end[:2])
    if mover.run_up and angle_between(ahead, mover.facing) > _STRAIGHT:
        mover.run_up = 0.0
    mover.facing = rounded(ahead)


async def _piece(
    game: Game, figure: FigureId, kind: str, goal: Point3, mode: Mode, trail: _Trail, *, provokes: bool
) -> bool:
    """Go a short straight piece; return whether its end was reached, and the creature can go on."""
    state = game.state
    mover = state.figures[figure]
    while mover.at != goal:
        start, cuts = _Start.of(state, figure, trail), trail.cuts
        met = incidents(
            state,
            figure,
            goal,
            flying=kind == "fly",
            provokes=provokes,
            passed_by=frozenset(trail.passed_by),
        )
        for now in (*_together(met), ()):
            # From the start anew, so that a stop of which nobody was told leaves no trace in places and lengths.
            start.restore(state, figure, trail)
            place = now[0].at if now else goal
            cost = price(walker_of(state, figure), (mover.at, place), mode, kind)
            over = mover.moved + cost - speed(state, figure, mode)
            if over > DUST:
                return False
            _advance(state, figure, kind, place, cost - max(0.0, over), trail)
            _forget_passed(state, figure, trail)
            if not now or any(_is_open_to_all(state, each) for each in now):
                _look(game, figure, trail)
            if now and not await _deal_with(game, figure, now, trail):
                return False
            if trail.cuts != cuts:
                break
    return True


def _together(met: Sequence[Incident]) -> Iterator[Sequence[Incident]]:
    """Yield what happens on a way, of one kind and at one place together."""
    rest = list(met)
    while rest:
        now = [each for each in rest if length_of(each.at, rest[0].at) < GRID and each.what is rest[0].what]
        yield now
        rest = [each for each in rest if each not in now]


def _is_open_to_all(state: State, met: Incident) -> bool:
    """Return whether everybody may know of what happens on a way.  DR42."""
    open_to_all = met.what is not What.TRIGGER or state.setup.options.open_ready
    return met.what is What.BUMP or (open_to_all and is_known_to_all(state, met.other))


@dataclass(frozen=True, slots=True)
class _Start:
    """Where a piece of a movement begins: what of the mover and of those it drags changes on it, and of its trail."""

    at: dict[FigureId, Point3]
    moved: float
    run_up: float
    facing: float
    places: int
    sums: tuple[float, float]

    @classmethod
    def of(cls, state: State, figure: FigureId, trail: _Trail) -> _Start:
        """Return where a creature is now."""
        mover = state.figures[figure]
        at = {each: state.figures[each].at for each in (figure, *grapplers(state, figure))}
        return cls(at, mover.moved, mover.run_up, mover.facing, len(trail.places), trail.sums[-1])

    def restore(self, state: State, figure: FigureId, trail: _Trail) -> None:
        """Put everything back to where it was."""
        mover = state.figures[figure]
        for each, (x, y, z) in self.at.items():
            placed = state.figures[each]
            placed.x, placed.y, placed.z = x, y, z
        mover.moved, mover.run_up, mover.facing = self.moved, self.run_up, self.facing
        del trail.places[self.places :], trail.sums[self.places :]
        trail.sums[-1] = self.sums


def _advance(state: State, figure: FigureId, kind: str, to: Point3, cost: float, trail: _Trail) -> None:
    """Put a creature, and those it drags, so much farther."""
    mover = state.figures[figure]
    start = mover.at
    measured = length_in_squares if state.setup.options.grid and kind != "climb" else length_of
    length = 0.0 if kind == "step" else measured(start, to)
    mover.x, mover.y, mover.z = (rounded(value) for value in to)
    mover.moved = rounded6(mover.moved + cost)
    if kind == "walk":
        mover.run_up = rounded6(mover.run_up + length)
    if start[:2] != mover.at[:2]:
        mover.facing = rounded(direction(start[:2], to[:2]))
    for other in grapplers(state, figure):
        dragged = state.figures[other]
        dragged.x, dragged.y = rounded(dragged.x + to[0] - start[0]), rounded(dragged.y + to[1] - start[1])
        dragged.z = rounded(dragged.z + to[2] - start[2])
    trail.go(mover.at, length, cost)


def rounded6(value: float) -> float:
    """Return metres of movement without the rounding errors of many sums."""
    return round(value, 6) + 0.0


def _forget_passed(state: State, figure: FigureId, trail: _Trail) -> None:
    """Let a reach that has been left be entered and left again.  DR23."""
    mover = body(state, figure)
    for foe in tuple(trail.passed_by):
        if gap(mover, body(state, foe)) >= reach_of(state, foe) - TOLERANCE:
            trail.passed_by.discard(foe)


def _look(game: Game, figure: FigureId, trail: _Trail) -> None:
    """Let hiders be noticed after a piece of a movement; no other player learns that it is a piece.  DR04, DR42."""
    state = game.state
    found = noticing(state, figure)
    if not found:
        return
    _tell(game, figure, trail, (PUBLIC, *(player for pair in found for player in who_hear(state, *pair))))
    blind = who_do_not(state, figure)
    look_around(game, figure)
    still = who_do_not(state, figure)
    # What they did not see is not told them afterwards.
    trail.told |= {player: len(trail.places) - 1 for player in blind if player not in still}
    trail.cuts += 1


def _tell(game: Game, figure: FigureId, trail: _Trail, whom: tuple[str, ...] | None = None) -> None:
    """Tell some players, or all, what was gone since they were told; who does not know of it learns that it stirs.

    Section 4.2, DR42.
    """
    state, last = game.state, len(trail.places) - 1
    known = who_know(state, figure)
    audience = everybody(state) if known is None else known
    groups: dict[int, list[str]] = {}
    for player in audience:
        begun = trail.told.get(player, 0)
        if begun < last and (whom is None or player in whom):
            groups.setdefault(begun, []).append(player)
    for begun, players in groups.items():
        (length, cost), (before, paid) = trail.sums[last], trail.sums[begun]
        game.record(
            CreatureMoved(
                audience=None if known is None and len(players) == len(audience) else tuple(players),
                figure=figure,
                kind=trail.kind,
                places=tuple(_without_middles(trail.places[begun:])),
                length=length - before,
                cost=cost - paid,
                moved=state.figures[figure].moved,
            )
        )
        trail.told |= dict.fromkeys(players, last)
    if whom is None:
        if last:
            _stir(game, figure)
        trail.begin(state.figures[figure].at)


def _stir(game: Game, figure: FigureId) -> None:
    """Tell those who do not know of a mover that something has moved, once a turn.  DR42."""
    state = game.state
    blind = tuple(player for player in who_do_not(state, figure) if player not in state.stirred)
    if blind:
        state.stirred += blind
        game.record(SomethingMoved(audience=blind))


def _without_middles(places: Sequence[Point3]) -> list[Point3]:
    """Return places without those on straight lines between others."""
    found = list(places[:1])
    for number in range(1, len(places) - 1):
        one, here, other = found[-1], places[number], places[number + 1]
        if length_of(one, here) + length_of(here, other) - length_of(one, other) > 1e-6:
            found.append(here)
    return [*found, places[-1]]


# -- what happens on the way ---------------------------------------------------------------------------------------


async def _deal_with(game: Game, figure: FigureId, met: Sequence[Incident], trail: _Trail) -> bool:
    """Deal with what happens at one place; return whether the creature can go on."""
    state = game.state
    mover = state.figures[figure]
    before = _standing(mover)
    if met[0].what is What.BUMP:
        _bump(game, figure, met[0].other, trail)
        return False
    tell = partial(_tell, game, figure, trail)
    for other in in_order(state, [each.other for each in met]):
        if met[0].what is What.LEAVE:
            trail.passed_by.add(other)
            await opportunity(game, figure, other, tell)
        else:
            await fire(game, other, figure, tell)
        if _standing(mover) != before or not is_up(state, figure):
            break
    if _standing(mover) == before and is_up(state, figure):
        return True
    trail.begin(mover.at)
    if mover.life is Life.UP:
        game.record(Stopped(audience=who_know(state, figure), figure=figure, reason="held", at=mover.at))
    return False


def _standing(mover: CreatureState) -> tuple[Point3, bool, bool, bool]:
    """Return what must stay the same for a creature to go on: one unable to act may move, one that becomes so stops."""
    return (mover.at, mover.is_prone, Condition.GRAPPLED in mover.conditions, is_incapacitated(mover))


async def opportunity(game: Game, mover: FigureId, foe: FigureId, tell: Teller = _nothing_to_tell) -> None:
    """Let a foe attack whose reach is about to be left; of a hidden one that does not the path shows nothing.

    D039, D058 (Gelegenheitsangriff), D078, DR23, DR30, DR42, DR43.
    """
    state = game.state
    at, known = state.figures[mover].at, who_know(state, mover, foe)
    weapon = melee_at_hand(state, foe)
    able = weapon is not None and may_react(state, foe)
    able = able and weapon is not None and attack_refusal(state, foe, Attack(weapon.id, mover)) is None
    stays = not able or asks(state, foe, ReactionKind.OPPORTUNITY, mover) is Asks.NEVER
    if stays and mover in state.figures[foe].hidden_from:
        return
    if known is None:
        tell()
    game.record(OpportunityProvoked(audience=known, figure=mover, foe=foe, at=at))
    if weapon is None or not able:
        return
    if await is_wanted(game, foe, ReactionKind.OPPORTUNITY, mover):
        tell()
        use_up(game, foe, ReactionKind.OPPORTUNITY, mover)
        await strike(game, foe, weapon, mover, "opportunity")
        await after_attack(game, foe)


async def after_attack(game: Game, attacker: FigureId) -> None:
    """Let creatures that waited for an attack act once it is resolved.  D075, DR30."""
    await after_act(game, attacker, Trigger.ATTACKS, Trigger.ACTS)


async def after_act(game: Game, figure: FigureId, *triggers: Trigger) -> None:
    """Let those act who waited for a creature, once it has acted.  D075."""
    for other in in_order(game.state, waiting(game.state, figure, *triggers)):
        if is_up(game.state, figure) and figure not in (other,):
            await fire(game, other, figure)


async def fire(game: Game, figure: FigureId, trigger: FigureId, tell: Teller = _nothing_to_tell) -> None:
    """Do what was readied, or let it be declined and stay ready, of which the path shows only where all know of it.

    D041, D075, DR24, DR42.
    """
    state = game.state
    placed = state.figures[figure]
    if placed.ready is None or not may_react(state, figure):
        return
    wish = asks(state, figure, ReactionKind.READY, trigger)
    choices = firing(state, figure, trigger)
    if wish is Asks.NEVER or not choices:
        return
    request = FireReady(owner(state, figure), figure, trigger)
    if state.setup.options.open_ready and who_know(state, figure, trigger) is None:
        tell()
    answer = choices[0] if wish is Asks.ALWAYS else await game.ask(request)
    if isinstance(answer, Pass):
        pass_by(game, figure, ReactionKind.READY, trigger)
        return
    placed.ready = None
    if isinstance(answer, Attack) or is_known_to_all(state, figure):
        tell()
    use_up(game, figure, ReactionKind.READY, trigger)
    if isinstance(answer, Attack):
        await attack(game, figure, answer, "ready")
        await after_attack(game, figure)
    elif isinstance(answer, Move):
        await move(game, figure, way_of(state, figure, answer.path, answer.mode), answer.mode, provokes=False)
        if state.active != figure:
            placed.moved = 0.0


# -- grapples and exits ---------------------------------------------------------------------------------------------


def check_grapples(game: Game) -> None:
    """End a grapple where the two are apart.  D091."""
    state = game.state
    for figure, placed in state.figures.items():
        if placed.grappled_by is not None and not is_beside(state, figure, placed.grappled_by):
            release(game, figure)


def flee(game: Game, figure: FigureId) -> None:
    """Let a creature flee that ends a step in an exit zone of its player.  D095."""
    state = game.state
    placed = state.figures[figure]
    if placed.life is not Life.UP or is_incapacitated(placed):
        return
    for zone in state.setup.zones:
        own = zone.kind is ZoneKind.EXIT and owner(state, figure) in zone.players
        if own and in_area(zone.area, (placed.x, placed.y), placed.z):
            leave(game, figure, Life.FLED)
            game.record(Fled(figure=figure))
            return
