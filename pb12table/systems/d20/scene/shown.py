"""Events as they are shown, on a state that lags behind the real one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pb12table.kernel.log import Event
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules import events
from pb12table.systems.d20.rules.data import (
    Condition,
    SecretId,
)
from pb12table.systems.d20.rules.state import Life, Phase, State
from pb12table.table.shapes import Point3
from pb12table.table.units import direction, distance, plan_distance


def glide(state: State, event: events.CreatureMoved, age: float) -> None:
    """Show a movement done by a share."""
    placed = state.figures[event.figure]
    (placed.x, placed.y, placed.z), facing = _along(event.places, age)
    placed.facing = placed.facing if facing is None else facing


def _along(places: Sequence[Point3], age: float) -> tuple[Point3, float | None]:
    """Where a creature is on its way after a share of it, and where it looks."""
    lengths = [distance(one, other) for one, other in pairwise(places)]
    rest, facing = max(0.0, min(age, 1.0)) * sum(lengths), None
    for (start, end), long in zip(pairwise(places), lengths, strict=True):
        if plan_distance(start[:2], end[:2]) > 0.0:
            facing = direction(start[:2], end[:2])
        if rest <= long and long > 0.0:
            share = rest / long
            x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            return (x, y, z), facing
        rest -= long
    return places[-1], facing


def show(state: State, event: Event) -> None:
    """Show an event done, as far as those who look can know it."""
    match event:
        case events.CreatureMoved():
            glide(state, event, 1.0)
            state.figures[event.figure].moved = event.moved
        case events.Pushed():
            _put(state, event.figure, event.places[-1])
        case (
            events.CreaturePlaced()
            | events.CreatureMadeWay()
            | events.PlaceRevealed()
            | events.Noticed()
            | events.Fell()
        ):
            _put(state, event.figure, event.at)
        case events.WentOutOfSight():
            state.figures[event.figure].unseen = True
        case events.AttackDeclared():
            state.figures[event.figure].facing = direction(event.origin[:2], event.place[:2])
        case events.DamageDealt() | events.Healed():
            state.figures[event.figure].hit_points = event.left
        case events.DroppedTo0():
            state.figures[event.figure].life = event.life
        case events.Died():
            state.figures[event.figure].life = Life.DEAD
        case events.Fled():
            state.figures[event.figure].life = Life.FLED
        case events.Stabilised():
            state.figures[event.figure].life = Life.STABLE
        case events.DeathSaveRolled():
            placed = state.figures[event.figure]
            placed.passed_saves, placed.failed_saves = event.passed, event.failed
        case events.FellProne():
            _gain(state, event.figure, Condition.PRONE)
        case events.StoodUp():
            _lose(state, event.figure, Condition.PRONE)
        case events.ConditionGained():
            _gain(state, event.figure, event.condition)
        case events.ConditionLost():
            _lose(state, event.figure, event.condition)
        case events.WeaponDrawn():
            state.figures[event.figure].in_hand = event.weapon
        case events.WeaponDropped():
            state.figures[event.figure].in_hand = None
        case events.TurnBegan():
            state.active = event.figure
            state.figures[event.figure].reaction_used = False
        case events.TurnEnded():
            state.acted.append(event.figure)
            state.active = None
        case events.ReactionUsed():
            state.figures[event.figure].reaction_used = True
        case events.RoundBegan():
            state.phase, state.game_round, state.slot, state.acted = Phase.TURNS, event.game_round, 0, []
        case events.OrderSet():
            state.order = [list(group) for group in event.order]
        case events.InitiativeRolled():
            for figure in event.figures:
                state.figures[figure].initiative = event.total
        case events.PieceThrownDown():
            state.gone.append(event.piece)
        case events.SearchMade() if event.found and event.place is not None:
            state.found.setdefault(SecretId(event.place), [])


def _put(state: State, figure: FigureId, at: Point3) -> None:
    placed = state.figures[figure]
    placed.x, placed.y, placed.z = at
    placed.unseen = False


def _gain(state: State, figure: FigureId, condition: Condition) -> None:
    conditions = state.figures[figure].conditions
    if condition not in conditions:
        conditions.append(condition)


def _lose(state: State, figure: FigureId, condition: Condition) -> None:
    conditions = state.figures[figure].conditions
    if condition in conditions:
        conditions.remove(condition)
