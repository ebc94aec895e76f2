"""What of a conflict in FATE tells who will win it: numbers for the value that is learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from pb12table.skirmish.bot import Valued, share
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.bots.answering import FAR, errand, value, ways
from pb12table.systems.fate.rules.actors import (
    acting,
    character,
    companions,
    consequences,
    group,
    group_boxes,
    limit,
    side,
    track_length,
)
from pb12table.systems.fate.rules.course import left_by
from pb12table.systems.fate.rules.data import ActorId, ConflictType, GoalKind, Setup, SideId, Track
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import zone_of

EVEN: Final = 30.0
"""What is added to both sides where they are compared by their logarithms, as a value of actors."""
BOXES: Final = 2.0
"""A consequence is worth so many boxes."""
SLOW: Final = 3.0
"""What is so many zones, or exchanges, away is worth the e-th part of what is here."""
FRAIL: Final = 0.34
"""Who has no more than this part of what it can bear is near its end."""


@dataclass(slots=True)
class _Sums:
    """What the actors of one side come to, or of all that oppose it."""

    count: float = 0.0
    value: float = 0.0
    health: float = 0.0
    to_come: float = 0.0
    frail: float = 0.0
    points: float = 0.0
    free: float = 0.0
    first: float = 0.0
    guarded: float = 0.0

    def add(self, other: _Sums) -> None:
        """Add those of another side."""
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass(slots=True)
class _Aim:
    """How a side stands to each kind of goal that it has."""

    carry: float = 0.0
    carries: float = 0.0
    hunted: float = 0.0
    reached: float = 0.0
    fuse: float = 0.0
    holds: float = 0.0
    there: float = 0.0
    gone: float = 0.0


class FateValue(Valued[State]):
    """See `skirmish.bot.Valued`.  With two sides each number is the opposite for the other one.

    Strength is compared with all others together, goals with the best of the others.
    """

    edition = 1
    names = (
        "count",
        "value",
        "health",
        "health-logarithm",
        "health-late",
        "health-with-goals",
        "to-come",
        "frail",
        "fate-points",
        "free-tags",
        "first",
        "full-defence",
        "turn",
        "carry",
        "carry-late",
        "carries",
        "hunted",
        "hunted-reached",
        "fuse",
        "holds",
        "zone-strength",
        "left",
        "limit",
        "limit-late",
        "limit-near",
    )
    plain = "health"

    def contenders(self, setup: Setup, /) -> tuple[PlayerId, ...]:
        return tuple(player.id for player in setup.players if player.side is not None)

    def features(self, state: State, player: PlayerId, /) -> Sequence[float]:
        """Return what is known of the chances of a player, in the order of the names."""
        team = state.setup.player_by_id[player].side
        sums = _sums(state)
        assert team is not None, "the arbiter has no chances"
        own, other = sums.pop(team), _Sums()
        for each in sums.values():
            other.add(each)
        aim, rival = _aim(state, team), _best([_aim(state, each) for each in sums])
        left = state.setup.options.exchange_limit - state.exchange
        late = min(state.exchange / state.setup.options.exchange_limit, 1.0)
        holder = next((goal.side for goal in state.setup.goals if goal.kind is GoalKind.LIMIT), None)
        at_limit = 0.0 if holder is None else 1.0 if holder == team else -1.0
        health = share(own.health, other.health)
        carry = aim.carry - rival.carry
        return (
            share(own.count, other.count),
            share(own.value, other.value),
            health,
            log((own.health + EVEN) / (other.health + EVEN)),
            health * late if holder is None else 0.0,
            health if state.setup.goals else 0.0,
            share(own.to_come, other.to_come, EVEN),
            share(own.frail, other.frail, EVEN),
            share(own.points, other.points, 4.0),
            share(own.free, other.free, 4.0),
            share(own.first, other.first, EVEN),
            share(own.guarded, other.guarded, EVEN),
            0.0 if state.actor is None else 1.0 if side(state, state.actor) == team else -1.0,
            carry,
            carry * late,
            aim.carries - rival.carries,
            aim.hunted - rival.hunted,
            aim.reached - rival.reached,
            aim.fuse - rival.fuse,
            aim.holds - rival.holds,
            aim.there - rival.there,
            aim.gone - rival.gone,
            at_limit,
            at_limit * late,
            at_limit * exp(-max(left, 0) / SLOW),
        )


def _best(aims: Sequence[_Aim]) -> _Aim:
    """Return the best of each kind that any of several sides has."""
    return _Aim(*(max((getattr(aim, name) for aim in aims), default=0.0) for name in _Aim.__slots__))


def _sums(state: State) -> dict[SideId, _Sums]:
    found = {player.side: _Sums() for player in state.setup.players if player.side is not None}
    order = {actor: place for place, actor in enumerate(state.order)}
    for actor in acting(state):
        sums, placed, worth = found[side(state, actor)], state.actors[actor], value(state, actor)
        unhurt = _unhurt(state, actor)
        alone = character(state, actor) is not None
        sums.count += 1.0 if alone else 0.25 * len(placed.members)
        sums.value += worth
        sums.health += worth * unhurt
        sums.to_come += 0.0 if placed.has_acted else worth
        sums.frail += worth if alone and unhurt <= FRAIL else 0.0
        sums.points += placed.fate_points
        sums.first += worth * (1.0 - order.get(actor, len(order)) / max(len(order), 1))
        sums.guarded += worth if placed.full_defence else 0.0
    for aspect in state.aspects.values():
        if aspect.free is not None and aspect.free in found:
            found[aspect.free].free += 1.0
    return found


def _unhurt(state: State, actor: ActorId) -> float:
    """Return the share of what an actor can bear that it has left, on whichever track it is attacked."""
    placed, kind = state.actors[actor], group(state, actor)
    if kind is not None:
        return group_boxes(state, actor) / (len(placed.members) * kind.kind.quality) if placed.members else 0.0
    physical = state.setup.options.conflict is ConflictType.PHYSICAL
    boxes, most = track_length(state, actor, Track.HEALTH if physical else Track.COMPOSURE), limit(state, actor)
    helpers = character(state, actor)
    company = 0 if helpers is None else len(helpers.companions)
    used = sum(len(marks) for marks in placed.marks.values()) + BOXES * len(consequences(state, actor))
    used += company - len(companions(state, actor))
    return max(1.0 - used / (boxes + BOXES * most + company), 0.0)


def _aim(state: State, team: SideId) -> _Aim:
    """Return how a side stands to its goals."""
    aim = _Aim()
    for goal in state.setup.goals:
        if goal.side != team:
            continue
        match goal.kind:
            case GoalKind.CARRY if goal.thing is not None:
                thing = state.things[goal.thing]
                far = errand(state, team)
                aim.carry = 0.0 if far is None or far >= FAR else exp(-far / SLOW)
                aim.carries = float(thing.carrier is not None and side(state, thing.carrier) == team)
            case GoalKind.OUT if goal.actor is not None:
                hunted = ActorId(goal.actor)
                aim.hunted = 1.0 if hunted not in acting(state) else 1.0 - _unhurt(state, hunted)
                aim.reached = _reached(state, team, hunted)
            case GoalKind.FUSE:
                left = [fuse.exchange - state.exchange for fuse in state.fuses if fuse.feature is not None]
                aim.fuse = exp(-min(left) / SLOW) if left else 0.0
            case GoalKind.HOLD if goal.zone is not None:
                inside = [actor for actor in acting(state) if zone_of(state, actor) == goal.zone]
                own = sum(value(state, each) * _unhurt(state, each) for each in inside if side(state, each) == team)
                whole = sum(value(state, each) * _unhurt(state, each) for each in inside)
                aim.there = own / whole if whole else 0.0
                aim.holds = float(bool(own) and own == whole)
            case GoalKind.LEAVE:
                aim.gone = left_by(state, team) / max(goal.number, 1)
            case _:
                pass
    return aim


def _reached(state: State, team: SideId, hunted: ActorId) -> float:
    """Return which part of a side's strength is near whom it hunts, each the less the farther away."""
    if hunted not in acting(state):
        return 1.0
    away = ways(state, hunted, zone_of(state, hunted))
    own = [actor for actor in acting(state) if side(state, actor) == team]
    whole = sum(value(state, actor) for actor in own)
    near = sum(value(state, actor) * exp(-away.get(zone_of(state, actor), FAR) / SLOW) for actor in own)
    return near / whole if whole else 0.0


VALUE: Final = FateValue()
