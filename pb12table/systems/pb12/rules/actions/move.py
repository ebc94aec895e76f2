"""Move and Adjust.  R1.7.2 (Bewegung), R1.7.3 (alle Aktionspunkte), R1.7.7 (Korrekturbewegung)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.figures import has_status, is_on_table, value
from pb12table.systems.pb12.rules.figures.statuses import receive
from pb12table.systems.pb12.rules.game.answers import Adjust, Move
from pb12table.systems.pb12.rules.game.state import Activation, State, Status
from pb12table.systems.pb12.rules.movement.move_options import adjust_points
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, Course, take_options, use_points
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.accidents import accident_check
from pb12table.systems.pb12.rules.vehicles.riding import go_alone

FULL_MOVE, FREE_ADJUST = 0.3, 0.7
"""How likely an arbitrary Move claims the full move bonus, and how likely an arbitrary Adjust is free."""


class MoveRules(ActionRules[Move]):
    """Spend AP for movement points and use these for options.  R1.7.2 (Bewegung)."""

    answers = (Move,)

    def cost(self, state: State, action: Move) -> int:
        """Return the number of AP declared."""
        return action.action_points

    def refusal(self, state: State, figure: FigureId, action: Move) -> Refusal | None:
        """Return why a Move cannot be made; None if it can.  R1.7.2, R1.7.3, R4.1.2 (Bedroht)."""
        if has_status(state, figure, Status.THREATENED):
            return Refusal("R4.1.2", "threatened", (("figure", figure),))
        return full_move_refusal(state, figure, action) if action.full_move else None

    async def effect(self, game: Game, figure: FigureId, action: Move, windows: Windows | None) -> None:
        """Make a Move by oneself.  R1.7.2."""
        go_alone(game.state, figure)
        await make_move(game, figure, action, windows)

    def hints(self, state: State, figure: FigureId) -> Iterator[Move]:
        """Yield a Move with each number of AP, and with all of them and the bonus."""
        left = state.figures[figure].action_points
        yield from (Move(points) for points in range(1, left + 1))
        yield Move(left, full_move=True)

    def sample(self, whim: Whim) -> Move:
        """Return a Move with these AP, now and then with the bonus."""
        return Move(whim.points, whim.chance.random() < FULL_MOVE, whim.facing)


def full_move_refusal(state: State, figure: FigureId, answer: Move) -> Refusal | None:
    """Return why there is no full move bonus.  R1.7.3 (alle Aktionspunkte), RU062.

    AP received for an interruption in this turn (R4.1.5) count among them; our reading: in the window before it, too.
    """
    acting = state.figures[figure]
    if acting.activation is Activation.NONE:
        return Refusal("R1.7.3", "not-active")
    if answer.action_points != acting.received_action_points:
        return Refusal("R1.7.3", "not-all-action-points", (("received", acting.received_action_points),))
    if acting.free_action_round == state.game_round:
        return Refusal("R1.7.3", "free-action-used")
    return None


async def make_move(game: Game, figure: FigureId, action: Move, windows: Windows | None) -> None:
    """Spend the Move's points on options, alone or with whom the figure carries (R4.2.3).

    R1.7.2 (Bewegung), R1.7.3 (alle Aktionspunkte), RU061, RU062.
    """
    mover = game.state.figures[figure]
    speed = max(value(game.state, figure, Attribute.MOVEMENT), 0)
    mover.renounced_free_actions = mover.renounced_free_actions or action.full_move
    if mover.vehicle is not None:
        mover.vehicle.made_move = True
    await receive(game, figure, Status.MOVED, "R1.7.2")
    course = Course(figure)
    await use_points(game, course, speed * (action.action_points + (1 if action.full_move else 0)), windows)
    await _end_move(game, course, action)


async def _end_move(game: Game, course: Course, action: Move) -> None:
    """Let a vehicle that turned more often than it spent AP make its accident check.  R3.0.18 (Drehen), RU093."""
    if course.turns > action.action_points and is_on_table(game.state, course.figure):
        await accident_check(game, course.figure)


async def continue_move(game: Game, question: ChooseMoveOption, action: Move, windows: Windows) -> None:
    """Make the rest of a Move from the question for its next option on, if that is no part of another.  R1.7.2."""
    course = Course(question.figure, False, question.horizontals, question.reverses, question.turns)
    await take_options(game, course, windows)
    await _end_move(game, course, action)


class AdjustRules(ActionRules[Adjust]):
    """One movement point for any option, free or for 1 AP; no Moved marker.  R1.7.7 (Korrekturbewegung)."""

    answers = (Adjust,)
    can_be_free = True

    def cost(self, state: State, action: Adjust) -> int:
        """Return the AP it uses, 0 as a free action.  R1.7.7, R1.6.18."""
        return 0 if action.free else 1

    async def effect(self, game: Game, figure: FigureId, action: Adjust, windows: Windows | None) -> None:
        """Use the movement point of an Adjust.  R1.7.7, RU060, RU107."""
        go_alone(game.state, figure)
        await use_points(game, Course(figure, adjust=True), adjust_points(game.state, figure), windows)

    def hints(self, state: State, figure: FigureId) -> Iterator[Adjust]:
        """Yield an Adjust for 1 AP; a free one is always tried (`game.requests`)."""
        yield Adjust(free=False)

    def sample(self, whim: Whim) -> Adjust:
        """Return an Adjust, mostly free."""
        return Adjust(whim.chance.random() < FREE_ADJUST, whim.facing)


MOVE: Final = MoveRules()
ADJUST: Final = AdjustRules()
