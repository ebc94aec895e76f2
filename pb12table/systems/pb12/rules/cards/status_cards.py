"""Cards that are played in the status phase.  R5.0.10 (Statusphase)."""

from __future__ import annotations

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_data import StatusMoment
from pb12table.systems.pb12.rules.cards.card_effects import bring_about
from pb12table.systems.pb12.rules.cards.card_legality import status_cards
from pb12table.systems.pb12.rules.cards.card_requests import PlayStatusCard
from pb12table.systems.pb12.rules.cards.cards import pay_for_card
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.standing_orders import wants_to_play_card
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.round.players import in_turn_order
from pb12table.systems.pb12.rules.round.victory import has_ended


async def play_status_cards(game: Game, moment: StatusMoment) -> None:
    """Let players play cards in turn order, each as many as he likes.  R5.0.10, RU033."""
    state = game.state
    for player in in_turn_order(state):
        playing = True
        while playing and not has_ended(state) and not state.players[player].defeated:
            playable = status_cards(state, player, moment)
            playing = wants_to_play_card(state, player, playable) and await _play_one(game, player, moment)


async def _play_one(game: Game, player: PlayerId, moment: StatusMoment) -> bool:
    """Ask a player for one card; return whether he played one."""
    answer = await game.ask(PlayStatusCard(player, moment))
    if not isinstance(answer, PlayCard):
        return False
    card = pay_for_card(game, player, answer)
    if card is not None:
        await bring_about(game, player, card, answer)
    return True
