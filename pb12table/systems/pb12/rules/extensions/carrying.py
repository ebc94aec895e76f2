"""Carrying another figure along on a Move.  R4.2.3 (Tragen), RU110."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.carry_legality import carry_surcharge, needs_consent
from pb12table.systems.pb12.rules.extensions.carry_requests import AgreeToBeCarried
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.falling import fall
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.answers import Carry, Move
from pb12table.systems.pb12.rules.game.events import CarryRefused, FigureCarried
from pb12table.systems.pb12.rules.movement.move_options import is_standing
from pb12table.systems.pb12.rules.movement.movement import make_move
from pb12table.systems.pb12.rules.statuses.statuses import note_new_places
from pb12table.systems.pb12.rules.vehicles.riding import go_alone, set_down
from pb12table.systems.pb12.rules.vehicles.vehicle_state import Load


async def agrees_to_be_carried(game: Game, figure: FigureId, action: Carry) -> bool:
    """Ask the target's player where that is needed.  R4.2.3; meanwhile that of the figure may give up (R1.3.19)."""
    state, target = game.state, action.target
    if not needs_consent(state, figure, target):
        return True
    agrees = await game.ask(AgreeToBeCarried(state.figures[target].controller, figure, target))
    if not is_on_table(state, figure):
        return False
    if not agrees:
        game.record(CarryRefused(figure=figure, target=target))
    return agrees


async def carry(game: Game, figure: FigureId, action: Carry, windows: Windows | None) -> None:
    """A Move on which the target goes along, at more BP for each option; it falls if it does not stand at the end.

    R4.2.3 (Tragen), RU110: the carried figure gets no Moved markers; only the carrier collides.
    """
    state = game.state
    carrier = state.figures[figure]
    surcharge = carry_surcharge(state, figure, action.target, action.action_points)
    go_alone(state, figure)
    set_down(state, action.target)
    carrier.load = Load(action.target, surcharge)
    game.record(FigureCarried(figure=figure, target=action.target, surcharge=surcharge))
    await make_move(game, figure, Move(action.move_points), windows)
    carrier.load = None
    note_new_places(game)
    if is_on_table(state, action.target) and not is_standing(state, action.target):
        await fall(game, action.target)
