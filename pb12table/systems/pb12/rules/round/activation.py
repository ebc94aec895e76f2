"""Activating figures, directly and indirectly.  R1.3.8, R1.3.9, R1.6.1."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.events import FigureActivated
from pb12table.systems.pb12.rules.game.state import Activation, Turn
from pb12table.systems.pb12.rules.preparations.profiles import Attribute


def refilled(balance: int, limit: int) -> int:
    """The balance after refilling up to the attribute value, which is the limit.  R1.1.9 (Auffüllen), RU003.

    A balance above it stays.  No rule of the program states how many points are refilled.
    """
    return max(balance, limit)


def activate(game: Game, player: PlayerId, figure: FigureId) -> None:
    """Activate a figure directly and refill its AP.  R1.3.8 (Aktivieren), R1.6.1, R1.1.9."""
    acting = game.state.figures[figure]
    before = acting.action_points
    acting.action_points = refilled(before, value(game.state, figure, Attribute.ACTION_POINTS))
    acting.received_action_points += acting.action_points - before
    acting.activation = Activation.DIRECT
    game.state.turn = Turn(player, figure, figure)
    game.record(FigureActivated(player=player, figure=figure, action_points=acting.action_points))


def activate_indirectly(game: Game, figure: FigureId, action_points: int | None = None) -> None:
    """Activate a further figure in the running turn.  R1.3.9 (indirekt aktiviert), R1.6.1.

    Its AP are refilled; a vehicle that is steered receives so many `action_points` on top of that (R3.0.3, RU003) and
    may take any actions (RU031).  None: it is activated by a command action.
    """
    further = game.state.figures[figure]
    before = further.action_points
    further.action_points = refilled(before, value(game.state, figure, Attribute.ACTION_POINTS)) + (action_points or 0)
    further.received_action_points += further.action_points - before
    further.activation = Activation.INDIRECT if action_points is None else Activation.STEERED
    game.record(
        FigureActivated(player=further.controller, figure=figure, action_points=further.action_points, indirectly=True)
    )
