"""How a fight ends.  D093, D095."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.checks import Game
from pb12table.systems.d20.rules.creatures import has_body, is_unconscious, owner, players_of, side
from pb12table.systems.d20.rules.data import Goal, GoalKind, SideId
from pb12table.systems.d20.rules.events import GameEnded, GoalReached, PlayerGaveUp
from pb12table.systems.d20.rules.harm import leave
from pb12table.systems.d20.rules.state import Life, Outcome, State


def fighting_sides(state: State) -> list[SideId]:
    """The sides that have taken part with creatures."""
    taking_part = {side(state, figure) for figure in state.figures}
    return [found.id for found in state.setup.sides if found.id in taking_part]


def sides_left(state: State) -> list[SideId]:
    """The sides with a conscious creature on the table.  D093."""
    left = {side(state, figure) for figure, placed in state.figures.items() if _is_conscious(state, figure)}
    return [found for found in fighting_sides(state) if found in left]


def _is_conscious(state: State, figure: FigureId) -> bool:
    placed = state.figures[figure]
    return placed.life is Life.UP and not is_unconscious(placed)


def is_reached(state: State, goal: Goal) -> bool:
    """Whether a side has reached a goal.  D093, D095."""
    if goal.kind is GoalKind.USE:
        return goal.thing is not None and state.used.get(goal.thing) == goal.side
    fled = [
        figure
        for figure, placed in state.figures.items()
        if placed.life is Life.FLED and side(state, figure) == goal.side
    ]
    return len(fled) >= max(1, goal.number)


def decide(game: Game) -> None:
    """Whether a side has won at the end of a turn.  D093."""
    state = game.state
    if state.outcome is not None:
        return
    for goal in state.setup.goals:
        if is_reached(state, goal):
            game.record(GoalReached(side=goal.side, goal=goal.id))
            end(game, "goal", goal.side)
            return
    left = sides_left(state)
    if not left:
        end(game, "all-out")
    elif len(left) == 1 and len(fighting_sides(state)) > 1:
        end(game, "last-side", left[0])


def decide_at_the_limit(game: Game) -> None:
    """Whether the last round is over, and who has won then.  D093."""
    options = game.state.setup.options
    if game.state.outcome is None and game.state.game_round >= options.round_limit:
        end(game, "round-limit", options.winner_at_limit)


def end(game: Game, reason: str, winner: SideId | None = None) -> None:
    """The fight is over; without a winner it is a draw.  D093."""
    winners = () if winner is None else players_of(game.state, winner)
    game.state.outcome = Outcome(winners, reason, winner)
    game.record(GameEnded(winners=winners, reason=reason))


def give_up(game: Game, player: PlayerId) -> None:
    """A player leaves the fight with all creatures."""
    state = game.state
    state.gave_up.append(player)
    game.record(PlayerGaveUp(player=player))
    for figure in state.figures:
        if owner(state, figure) == player and (has_body(state, figure)):
            leave(game, FigureId(figure), Life.OUT)
    decide(game)
