"""Steering: who may steer which vehicle, what it costs, and what he gains by it.  R3.0.3, R3.0.4, RU087 to RU089."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.game.answers import Steer
from pb12table.systems.pb12.rules.preparations.profiles import UNASKED
from pb12table.systems.pb12.rules.round.activation import activate_indirectly
from pb12table.systems.pb12.rules.statuses.statuses import lose_camouflage
from pb12table.systems.pb12.rules.vehicles.vehicle_events import ControlGained, VehicleSteered


def steer(game: Game, figure: FigureId, answer: Steer) -> None:
    """Activate a vehicle and let it act next.  R3.0.3 (Steuern): it receives the AP that were used for it."""
    state = game.state
    take_the_helm(game, figure, answer.vehicle)
    game.record(VehicleSteered(figure=figure, vehicle=answer.vehicle, action_points=answer.action_points))
    activate_indirectly(game, answer.vehicle, answer.action_points)
    if state.turn is not None:
        state.turn.acting = answer.vehicle


def take_the_helm(game: Game, figure: FigureId, vehicle: FigureId) -> None:
    """Become the steering figure; its controller gains control of the vehicle.  R3.0.4 (steuernde Figur), RU089.

    R4.1.4: from now on the vehicle perceives as far as who steers it, for his side (RU099).
    """
    steered, player = game.state.figures[vehicle], game.state.figures[figure].controller
    assert steered.vehicle is not None, "the refusal is asked first"
    steered.vehicle.steered_by = figure
    if steered.controller != player:
        steered.controller, steered.standing_order = player, UNASKED  # what the other said about it is his secret
        game.record(ControlGained(player=player, vehicle=vehicle))
    lose_camouflage(game)
