"""The turn of a creature, one step after another, and how a fight ends."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.asking.answers import (
    EndTurn,
)
from pb12table.systems.d20.rules.asking.steps import STEPS, ChooseStep
from pb12table.systems.d20.rules.checks import Game, thrown
from pb12table.systems.d20.rules.creatures import (
    has_body,
    is_airless,
    is_incapacitated,
    is_unconscious,
    is_up,
    owner,
    players_of,
    profile,
    side,
    who_know,
)
from pb12table.systems.d20.rules.data import SIDES_OF_A_D20, Ability, Condition, Goal, GoalKind, Mode, SideId
from pb12table.systems.d20.rules.events import (
    BreathHeld,
    BreathRanOut,
    DeathSaveRolled,
    GameEnded,
    GoalReached,
    PlayerGaveUp,
    ReadyLost,
    TurnBegan,
    TurnEnded,
)
from pb12table.systems.d20.rules.harm import (
    ENOUGH_SAVES,
    die,
    drop_to_0,
    has_no_air,
    heal,
    leave,
    stabilise,
)
from pb12table.systems.d20.rules.hiding import look_around
from pb12table.systems.d20.rules.state import CreatureState, Life, Outcome, State


def fighting_sides(state: State) -> list[SideId]:
    """Return the sides that have taken part with creatures."""
    taking_part = {side(state, figure) for figure in state.figures}
    return [found.id for found in state.setup.sides if found.id in taking_part]


def sides_left(state: State) -> list[SideId]:
    """Return the sides with a conscious creature on the table.  D093."""
    left = {side(state, figure) for figure, placed in state.figures.items() if _is_conscious(state, figure)}
    return [found for found in fighting_sides(state) if found in left]


def _is_conscious(state: State, figure: FigureId) -> bool:
    placed = state.figures[figure]
    return placed.life is Life.UP and not is_unconscious(placed)


def is_reached(state: State, goal: Goal) -> bool:
    """Return whether a side has reached a goal.  D093, D095."""
    if goal.kind is GoalKind.USE:
        return goal.thing is not None and state.used.get(goal.thing) == goal.side
    return fled(state, goal.side) >= max(1, goal.number)


def fled(state: State, of: SideId) -> int:
    """Return how many creatures of a side have fled.  D093."""
    return sum(placed.life is Life.FLED and side(state, figure) == of for figure, placed in state.figures.items())


def decide(game: Game) -> None:
    """Decide whether a side has won at the end of a turn.  D093."""
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
    """Decide whether the last round is over, and who has won then.  D093."""
    options = game.state.setup.options
    if game.state.outcome is None and game.state.game_round >= options.round_limit:
        end(game, "round-limit", options.winner_at_limit)


def end(game: Game, reason: str, winner: SideId | None = None) -> None:
    """End the fight; without a winner it is a draw.  D093."""
    winners = () if winner is None else players_of(game.state, winner)
    game.state.outcome = Outcome(winners, reason, winner)
    game.record(GameEnded(winners=winners, reason=reason))


def give_up(game: Game, player: PlayerId) -> None:
    """Let a player leave the fight with all creatures."""
    state = game.state
    state.gave_up.append(player)
    game.record(PlayerGaveUp(player=player))
    for figure in state.figures:
        if owner(state, figure) == player and (has_body(state, figure)):
            leave(game, FigureId(figure), Life.OUT)
    decide(game)


ROUNDS_OF_A_MINUTE: Final = 10
LEAST_BREATH: Final = 5
"""Thirty seconds.  D013, DR05."""
PASSED: Final = 10
"""From which face on a death save is passed.  D085."""


async def begin_turn(game: Game, figure: FigureId) -> None:
    """Begin a turn: reaction back, what lasted is over, air, death save.  D014, D028, D040, D075, D085, DR05."""
    state = game.state
    placed = state.figures[figure]
    state.active, state.stirred = figure, []
    game.record(TurnBegan(audience=who_know(state, figure), figure=figure))
    fresh(placed)
    lapse(state, figure)
    for other in state.figures.values():
        other.backstabbed = False
    if placed.ready is not None:
        placed.ready = None
        game.record(ReadyLost(audience=who_know(state, figure), figure=figure))
    await breathe(game, figure)
    if placed.life is Life.DYING:
        await death_save(game, figure)
    if not has_a_turn(state, figure):
        end_turn(game, figure)


def fresh(placed: CreatureState) -> None:
    """Give all of a turn back, and end what lasted until it is over.  D028, D031, D037, D040, D072."""
    placed.reaction_used = placed.action_used = placed.bonus_used = placed.interaction_used = False
    placed.dashed = placed.disengaged = placed.dodging = False
    placed.attacks_left, placed.free_acts, placed.moved, placed.run_up = 0, 0, 0.0, 0.0
    placed.mode = Mode.WALK


def lapse(state: State, *givers: FigureId) -> None:
    """End shouts and Help of some creatures, on the table or not.  D073, D094, DR51."""
    for giver in givers:
        state.figures[giver].helping = None
    for other in state.figures.values():
        if other.rallied_by in givers:
            other.rallied_by = None


def has_a_turn(state: State, figure: FigureId) -> bool:
    """Return whether a creature could do anything in its turn.  D021, D088, DR07."""
    placed = state.figures[figure]
    if placed.life is not Life.UP or Condition.UNCONSCIOUS in placed.conditions:
        return False
    return not placed.surprised or state.setup.options.surprised_may_act


# -- air -----------------------------------------------------------------------------------------------------------


def breath(constitution: int) -> int:
    """Return how many rounds a creature holds its breath.  D013."""
    return max(LEAST_BREATH, (1 + (constitution - 10) // 2) * ROUNDS_OF_A_MINUTE)


def choking(constitution: int) -> int:
    """Return how many rounds a creature goes on without breath.  D014."""
    return max(1, (constitution - 10) // 2)


async def breathe(game: Game, figure: FigureId) -> None:
    """Count breath at the start of the own turn; without any a creature drops to 0.

    D013, D014, DR05, DR33, DR44, DR48.
    """
    state = game.state
    placed = state.figures[figure]
    if placed.life is not Life.UP:
        return
    constitution = profile(state, figure).abilities[Ability.CONSTITUTION]
    if has_no_air(state, figure):
        await _suffocate(game, figure, choking(constitution))
    elif is_airless(state, figure):
        full = breath(constitution)
        placed.breath_left = (full if placed.breath_left is None else placed.breath_left) - 1
        game.record(BreathHeld(audience=who_know(state, figure), figure=figure, left=placed.breath_left))
    else:
        placed.breath_left = placed.choke_left = None


async def _suffocate(game: Game, figure: FigureId, turns: int) -> None:
    """Let so many further turns be normal; the drop is at the start of the one after.  D014, DR05."""
    placed = game.state.figures[figure]
    left = turns if placed.choke_left is None else placed.choke_left
    if left == 0:
        await drop_to_0(game, figure, dead=False)
        return
    placed.choke_left = left - 1
    game.record(BreathRanOut(audience=who_know(game.state, figure), figure=figure, left=placed.choke_left))


async def death_save(game: Game, figure: FigureId) -> None:
    """Let a dying creature struggle.  D085 (Todesrettungswurf), DR33."""
    state = game.state
    placed = state.figures[figure]
    face = await thrown(game, figure, SIDES_OF_A_D20, "death", PASSED)
    stifled = has_no_air(state, figure)
    counts, known = not (stifled and face >= PASSED), who_know(state, figure)
    if counts and face == SIDES_OF_A_D20:
        passed, failed = placed.passed_saves, placed.failed_saves
        game.record(DeathSaveRolled(audience=known, figure=figure, face=face, passed=passed, failed=failed))
        heal(game, figure, 1)
        return
    if counts and face >= PASSED:
        placed.passed_saves += 1
    elif counts:
        placed.failed_saves += 2 if face == 1 else 1
    passed, failed = placed.passed_saves, placed.failed_saves
    game.record(DeathSaveRolled(audience=known, figure=figure, face=face, passed=passed, failed=failed, counts=counts))
    if placed.failed_saves >= ENOUGH_SAVES:
        die(game, figure)
    elif placed.passed_saves >= ENOUGH_SAVES:
        stabilise(game, figure)


# -- one step after another -----------------------------------------------------------------------------------------


async def one_step(game: Game) -> None:
    """Carry out the next thing the active creature does, or the end of its turn.  D028, D035, D046, D047."""
    state = game.state
    figure = state.active
    assert figure is not None, "a turn runs"
    if not has_a_turn(state, figure) or owner(state, figure) in state.gave_up:
        end_turn(game, figure)
        return
    answer = await game.ask(ChooseStep(owner(state, figure), figure))
    if isinstance(answer, EndTurn):
        end_turn(game, figure)
        return
    step = STEPS.of(answer)
    if not step.runs:
        state.figures[figure].run_up = 0.0
    await step.effect(game, figure, answer)
    if has_body(state, figure) and is_incapacitated(state.figures[figure]):
        state.figures[figure].attacks_left = 0


def end_turn(game: Game, figure: FigureId) -> None:
    """End the turn: surprise ends, hiders may be noticed, and a side may have won.  D021, D093, DR04."""
    state = game.state
    placed = state.figures[figure]
    game.record(TurnEnded(audience=who_know(state, figure), figure=figure, moved=placed.moved))
    placed.surprised = placed.dashed = placed.disengaged = False
    placed.attacks_left, placed.moved, placed.run_up = 0, 0.0, 0.0
    state.active = None
    state.acted.append(figure)
    look_around(game)
    decide(game)


def takes_part(state: State, figure: FigureId) -> bool:
    """Return whether a creature still has turns: on the table, and not stable for good."""
    return has_body(state, figure) and (is_up(state, figure) or state.figures[figure].life is Life.DYING)
