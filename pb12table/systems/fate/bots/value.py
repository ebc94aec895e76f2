"""What of a conflict in FATE tells who will win it: numbers for the value that is learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from pb12table.skirmish.bot import Sums, Valued, share
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
from pb12table.systems.fate.rules.course import held_for, left_by
from pb12table.systems.fate.rules.data import ActorId, ConflictType, GoalKind, Setup, SideId, Track
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import zone_of

EVEN: Final = 30.0
"""What is added to both sides where few of them count, as a value of actors."""
BOXES: Final = 2.0
"""A consequence is worth so many boxes."""
ELSEWHERE: Final = 0.5
"""A box of the track on which a conflict is not fought is worth so many of the other one's."""
SLOW: Final = 3.0
"""What is so many zones, or exchanges, away is worth the e-th part of what is here."""
FRAIL: Final = 0.34
"""Who has no more than this part of what it can bear is near its end."""


@dataclass(slots=True)
class _Sums(Sums):
    """What the actors of one side come to, or of all that oppose it."""

    count: float = 0.0
    health: float = 0.0
    frail: float = 0.0
    points: float = 0.0
    free: float = 0.0


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

    edition = 2
    names = (
        "count",
        "health",
        "health-early",
        "health-without-goals",
        "kept-early",
        "others-frail",
        "fate-points",
        "free-tags",
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
    rising = names

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
        last = state.setup.options.exchange_limit
        left = last - state.exchange
        late = min(state.exchange / last, 1.0)
        # Even in the last exchange a wound is one.
        early = 1.0 - min(state.exchange, last) / (last + 1)
        holder = next((goal.side for goal in state.setup.goals if goal.kind is GoalKind.LIMIT), None)
        at_limit = 0.0 if holder is None else 1.0 if holder == team else -1.0
        health = share(own.health, other.health)
        kept = _kept(state, [team], own) - _kept(state, list(sums), other)
        carry = aim.carry - rival.carry
        return (
            share(own.count, other.count),
            health,
            health * early,
            health if all(goal.kind is GoalKind.HOLD for goal in state.setup.goals) else 0.0,
            kept * early,
            share(other.frail, own.frail, EVEN),
            share(own.points, other.points, 4.0),
            share(own.free, other.free, 4.0),
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


def _kept(state: State, sides: Sequence[SideId], sums: _Sums) -> float:
    """Return which share of what some sides began with they still have: sides that differ on purpose begin alike."""
    setup = state.setup
    players = {player.id for player in setup.players if player.side in sides}
    whole = sum(setup.values[each.id] for each in setup.characters if each.player in players)
    groups = (each for each in setup.groups if each.companion is None and each.player in players)
    whole += sum(setup.values[each.id] for each in groups)
    return sums.health / whole if whole else 0.0


def _sums(state: State) -> dict[SideId, _Sums]:
    found = {player.side: _Sums() for player in state.setup.players if player.side is not None}
    for actor in acting(state):
        sums, placed, worth = found[side(state, actor)], state.actors[actor], value(state, actor)
        unhurt = _unhurt(state, actor)
        alone = character(state, actor) is not None
        sums.count += 1.0 if alone else 0.25 * len(placed.members)
        sums.health += worth * unhurt
        sums.frail += worth if alone and unhurt <= FRAIL else 0.0
        sums.points += placed.fate_points
    for aspect in state.aspects.values():
        if aspect.free is not None and aspect.free in found:
            found[aspect.free].free += 1.0
    return found


def _unhurt(state: State, actor: ActorId) -> float:
    """Return the share of what an actor can bear that it has left, most of all on the track of the conflict.

    Whatever it suffers lowers it: nothing that can still be marked counts for nothing.
    """
    placed, kind = state.actors[actor], group(state, actor)
    if kind is not None:
        return group_boxes(state, actor) / (len(placed.members) * kind.kind.quality) if placed.members else 0.0
    fought = Track.HEALTH if state.setup.options.conflict is ConflictType.PHYSICAL else Track.COMPOSURE
    helpers = character(state, actor)
    company = 0 if helpers is None else len(helpers.companions)
    most, used = BOXES * limit(state, actor) + company, BOXES * len(consequences(state, actor))
    used += company - len(companions(state, actor))
    for track in Track:
        weight = 1.0 if track is fought else ELSEWHERE
        most += weight * track_length(state, actor, track)
        used += weight * len(placed.marks.get(track, ()))
    return max(1.0 - used / most, 0.0)


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
                # Who holds it alone wins the sooner, the fewer exchanges it takes.
                aim.holds = float(bool(own) and own == whole) / max(goal.number - held_for(state, goal), 1)
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
