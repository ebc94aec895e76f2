"""Taking figures and cards out of the game."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.state import Activation, Place, State
from pb12table.systems.pb12.rules.vehicles.riding import go_alone


def remove_from_game(state: State, figure: FigureId) -> None:
    """Take a figure out of the game with all its points and statuses; it leads no group any more.  R1.10.1, RU024."""
    gone = state.figures[figure]
    gone.place = Place.REMOVED
    state.leaders = {group: leader for group, leader in state.leaders.items() if leader != figure}
    gone.statuses.clear()
    state.due_effects = [due for due in state.due_effects if due.figure != figure]
    gone.action_points = gone.movement_points = gone.received_action_points = 0
    gone.activation = Activation.NONE
    gone.aimed_at = None
    gone.helping_cards = ()
    go_alone(state, figure)
    gone.concentrated = gone.owes_action = gone.may_follow_up = gone.climbing = False


def remove_cards(state: State, player: PlayerId) -> None:
    """Take the cards of a defeated player out of the game, unseen.  RU024."""
    leaving = state.players[player]
    leaving.hand.clear()
    leaving.deck.clear()
