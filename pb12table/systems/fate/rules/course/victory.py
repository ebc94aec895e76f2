"""When a conflict is over, and who has won.  F109, F112."""

from __future__ import annotations

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.rules.actors import acting, owner, players_of, side, sides_in
from pb12table.systems.fate.rules.data import Goal, GoalKind, SideId
from pb12table.systems.fate.rules.events import ConflictEnded, PlayerGaveUp
from pb12table.systems.fate.rules.harm import leave
from pb12table.systems.fate.rules.rolling.rolls import Game
from pb12table.systems.fate.rules.state import Gone, Outcome, State
from pb12table.systems.fate.rules.zones import zone_of


def end(game: Game, reason: str, winner: SideId | None = None) -> None:
    """The conflict is over; without a winner it is a draw.  F109."""
    winners = () if winner is None else players_of(game.state, winner)
    game.state.outcome = Outcome(winners, reason, winner)
    game.record(ConflictEnded(winners=winners, reason=reason, side=winner))


def decide(game: Game) -> None:
    """Whether a goal is reached after an act, or only one side is left, or none.  F109."""
    state = game.state
    if state.outcome is not None:
        return
    for goal in state.setup.goals:
        if is_reached(state, goal):
            end(game, f"goal-{goal.kind.value}", goal.side)
            return
    left = sides_in(state)
    if len(left) < 2:
        end(game, "last-side" if left else "all-out", left[0] if left else None)


def is_reached(state: State, goal: Goal) -> bool:
    """Whether a goal is reached in the middle of an exchange.  F109, section 6."""
    match goal.kind:
        case GoalKind.CARRY:
            thing = None if goal.thing is None else state.things.get(goal.thing)
            return thing is not None and thing.is_out and thing.carrier is not None and side(
                state, thing.carrier
            ) == goal.side
        case GoalKind.OUT:
            gone = goal.actor is not None and state.actors[goal.actor].gone is not Gone.NO
            return gone and not any(fuse.feature is not None for fuse in state.fuses)
        case GoalKind.FUSE:
            return state.exploded
        case GoalKind.LEAVE:
            return left_by(state, goal.side) >= goal.number
        case GoalKind.HOLD | GoalKind.LIMIT:
            return False


def left_by(state: State, of: SideId) -> int:
    """How many figures of a side have left by an exit.  F112."""
    return sum(
        figure.gone is Gone.LEFT and state.setup.player_by_id[state.setup.figure_by_id[figure.id].player].side == of
        for figure in state.figures.values()
    )


def decide_at_the_end(game: Game) -> None:
    """Whether the end of an exchange decides: who holds a zone alone, or the last exchange is over.  F109."""
    state = game.state
    decide(game)
    if state.outcome is not None:
        return
    for goal in state.setup.goals:
        if goal.kind is GoalKind.HOLD and _holds(state, goal):
            end(game, "goal-hold", goal.side)
            return
    if state.exchange >= state.setup.options.exchange_limit:
        winner = next((goal.side for goal in state.setup.goals if goal.kind is GoalKind.LIMIT), None)
        end(game, "goal-limit" if winner is not None else "even", winner)


def _holds(state: State, goal: Goal) -> bool:
    there = {side(state, actor) for actor in acting(state) if zone_of(state, actor) == goal.zone}
    return there == {goal.side}


def give_up(game: Game, player: PlayerId) -> None:
    """A player leaves the game with all that is his."""
    state = game.state
    state.players[player].gave_up = True
    game.record(PlayerGaveUp(player=player))
    for actor in list(acting(state)):
        if owner(state, actor) == player:
            leave(game, actor, Gone.CONCEDED)
    if state.actor is not None and owner(state, state.actor) == player:
        state.actor = None
    decide(game)
