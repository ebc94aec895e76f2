"""What of a d20 fight tells who will win it: numbers for the value that is learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, hypot, log
from typing import Final, TypeAlias

from pb12table.skirmish.bot import Sums, Valued, share
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.attack import creature_value
from pb12table.systems.d20.rules.creatures import is_able, profile, side
from pb12table.systems.d20.rules.data import Condition, FeatureKind, Goal, GoalKind, Mode, ObjectSetup, Setup, SideId
from pb12table.systems.d20.rules.state import CreatureState, Life, State
from pb12table.systems.d20.rules.turn import fled
from pb12table.table.shapes import box_of

Box: TypeAlias = tuple[float, float, float, float, float]
"""From west and south to east and north, at a height."""
UPRIGHT: Final = 0.4
"""Which part of its value a creature has for being up; the rest is its hit points."""
EVEN: Final = 50.0
"""What is added to both sides where they are compared by their logarithms, as a value of creatures."""
SLOW: Final = 2.0
"""A goal so many turns away is worth the e-th part of one that is reached."""
NEVER: Final = 20.0
"""So many turns a goal is away that cannot be reached."""
SLACK: Final = 3.0
"""Of so many rounds to spare, or to want, each counts."""
AT_HAND: Final = 5.0
"""Who is so near to what a foe wants guards it."""


@dataclass(slots=True)
class _Sums(Sums):
    """What the creatures of one side come to, or of all that oppose it."""

    count: float = 0.0
    value: float = 0.0
    health: float = 0.0
    to_come: float = 0.0
    hindered: float = 0.0
    hidden: float = 0.0
    dying: float = 0.0
    mends: float = 0.0
    bursts: float = 0.0


@dataclass(frozen=True, slots=True)
class _Aim:
    """How a side stands to its goal: how near it is, from 0 to 1, with how many rounds to spare, what has come there
    already, and how much of what opposes it is near.
    """

    near: float = 0.0
    slack: float = 0.0
    done: float = 0.0
    guarded: float = 0.0
    has: float = 0.0


class D20Value(Valued[State]):
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
        "hindered",
        "hidden",
        "dying",
        "mends",
        "bursts",
        "turn",
        "goal",
        "goal-near",
        "goal-near-late",
        "goal-near-strong",
        "goal-slack",
        "goal-done",
        "goal-guarded",
        "limit",
        "limit-late",
        "limit-out-of-reach",
    )
    plain = "health"

    def contenders(self, setup: Setup, /) -> tuple[PlayerId, ...]:
        return tuple(player.id for player in setup.players if not player.arbiter)

    def features(self, state: State, player: PlayerId, /) -> Sequence[float]:
        """Return what is known of the chances of a player, in the order of the names."""
        team = state.setup.player_by_id[player].side
        sums = _sums(state)
        own, other = sums.pop(team, _Sums()), _Sums()
        for each in sums.values():
            other.add(each)
        aim, aims = self._aim(state, team), [self._aim(state, each) for each in sums]
        rival = max(aims, key=lambda each: (each.near, each.slack), default=_Aim())
        options = state.setup.options
        late = min(state.game_round / options.round_limit, 1.0)
        holder = options.winner_at_limit
        limit = 0.0 if holder is None else 1.0 if holder == team else -1.0
        # Who has won at the limit has won, too, once nobody else can reach a goal in time.
        chasing = [each for each in (aim, *aims) if each.has]
        hopeless = all(each.slack < 0.0 for each in chasing)
        health = share(own.health, other.health)
        near = aim.near - rival.near
        return (
            share(own.count, other.count),
            share(own.value, other.value),
            health,
            log((own.health + EVEN) / (other.health + EVEN)),
            health * late if holder is None else 0.0,
            health if state.setup.goals else 0.0,
            share(own.to_come, other.to_come, EVEN),
            share(own.hindered, other.hindered, EVEN),
            share(own.hidden, other.hidden, EVEN),
            share(own.dying, other.dying, EVEN),
            share(own.mends, other.mends, 4.0),
            share(own.bursts, other.bursts, 4.0),
            0.0 if state.active is None else 1.0 if side(state, state.active) == team else -1.0,
            aim.has - rival.has,
            near,
            near * late,
            near * abs(health),
            aim.slack - rival.slack,
            aim.done - rival.done,
            aim.guarded - rival.guarded,
            limit,
            limit * late,
            limit * late if hopeless else 0.0,
        )

    def _aim(self, state: State, team: SideId) -> _Aim:
        """Return how a side stands to the nearest of its goals."""
        own = [each for each in state.figures.values() if each.life is Life.UP and side(state, each.id) == team]
        aims = [_towards(state, goal, own) for goal in state.setup.goals if goal.side == team]
        return max(aims, key=lambda each: (each.near, each.slack), default=_Aim())


def _turns(state: State, placed: CreatureState, places: Sequence[Box]) -> float:
    """Return in about how many turns a creature comes to the nearest of some places, as the crow flies."""
    speeds = profile(state, placed.id).speeds
    fastest = max(speeds.get(Mode.WALK, 0.0), speeds.get(Mode.FLY, 0.0))
    if not places or fastest <= 0.0:
        return NEVER
    return min(_away(placed, places) / fastest, NEVER)


def _away(placed: CreatureState, places: Sequence[Box]) -> float:
    """Return how far a creature is from the nearest of some places; one that was never seen is far from all."""
    return min(
        hypot(max(west - placed.x, 0.0, placed.x - east), max(south - placed.y, 0.0, placed.y - north), z - placed.z)
        for west, south, east, north, z in places
    )


def _places(state: State, goal: Goal) -> list[Box]:
    """Return where a goal is reached; nowhere if it can be no longer."""
    if goal.kind is not GoalKind.FLEE:
        thing = _thing(state, goal)
        return [] if thing is None else [(x, y, x, y, thing.z) for x, y in thing.places]
    players = {player.id for player in state.setup.players if player.side == goal.side}
    zones = [zone for zone in state.setup.zones if zone.kind is ZoneKind.EXIT and players & set(zone.players)]
    return [(*box_of(zone.area.outline), 0.0 if zone.area.band is None else zone.area.band[0]) for zone in zones]


def _thing(state: State, goal: Goal) -> ObjectSetup | None:
    """Return the thing that a goal asks to be used, unless it is used."""
    return None if goal.thing is None or goal.thing in state.used else state.setup.thing(goal.thing)


def _towards(state: State, goal: Goal, own: Sequence[CreatureState]) -> _Aim:
    """Return how a side stands to a goal with those of its creatures that are up."""
    places, done = _places(state, goal), 0.0
    turns = sorted(_turns(state, each, places) for each in own)
    if goal.kind is GoalKind.FLEE:
        number = max(1, goal.number)
        want = number - fled(state, goal.side)
        last = 0.0 if want <= 0 else turns[want - 1] if want <= len(turns) else NEVER
        done = (number - want + sum(exp(-each / SLOW) for each in turns[: max(want, 0)])) / number
    else:
        thing = _thing(state, goal)
        after = None if thing is None else thing.after
        searches = after is not None and goal.side not in state.found.get(after, [])
        last = min(turns, default=NEVER) + searches
    near = 0.0 if last >= NEVER else exp(-last / SLOW)
    left = state.setup.options.round_limit - state.game_round
    against, whole = 0.0, 0.0
    for figure, placed in state.figures.items():
        if placed.life is Life.UP and side(state, figure) != goal.side:
            value = _left(state, placed)
            whole += value
            against += value if places and _away(placed, places) <= AT_HAND else 0.0
    return _Aim(near, max(-1.0, min((left - last) / SLACK, 1.0)), done, against / whole if whole else 0.0, 1.0)


def _left(state: State, placed: CreatureState) -> float:
    """Return what a creature that is up is still worth."""
    kind = profile(state, placed.id)
    return creature_value(kind) * (UPRIGHT + (1.0 - UPRIGHT) * max(0, placed.hit_points) / kind.hit_points)


def _sums(state: State) -> dict[SideId, _Sums]:
    found = {player.side: _Sums() for player in state.setup.players if not player.arbiter}
    coming = {figure for group in state.order[state.slot + 1 :] for figure in group}
    if state.slot < len(state.order):
        coming |= set(state.order[state.slot]) - set(state.acted)
    for figure, placed in state.figures.items():
        sums, kind = found[side(state, figure)], profile(state, figure)
        value = float(creature_value(kind))
        if placed.life in (Life.DYING, Life.STABLE):
            sums.dying += value
        if placed.life is not Life.UP:
            continue
        sums.count += 1.0
        sums.value += value
        sums.health += _left(state, placed)
        sums.to_come += value if figure in coming or figure == state.active else 0.0
        held = Condition.GRAPPLED in placed.conditions or placed.is_prone or placed.surprised
        sums.hindered += value if held or not is_able(state, figure) else 0.0
        sums.hidden += value if placed.unseen or placed.hidden_from else 0.0
        for feature in kind.features:
            if feature.kind in (FeatureKind.MEND, FeatureKind.BURST):
                uses = float(placed.uses.get(feature.id, 0 if feature.uses is not None else 2))
                if feature.kind is FeatureKind.MEND:
                    sums.mends += uses
                else:
                    sums.bursts += uses
    return found


VALUE: Final = D20Value()
