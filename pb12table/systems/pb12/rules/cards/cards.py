"""Decks and hands: shuffling, drawing, discarding, and paying for a card.  R5.0.3 to R5.0.6, RU112."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pb12table.kernel.game import Game
from pb12table.kernel.request import Dice, Number
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.cards.card_events import CardDiscarded, CardPlayed, CardsDrawn, DecksShuffled
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import CardId


@dataclass(frozen=True, slots=True)
class HiddenDie(Dice[State]):
    """A die nobody may see, since it would betray the order of a deck or what is in a hand.  R5.0.3."""

    hidden: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DrawCards(Number[State]):
    """How many cards to draw, for one CP each.  R5.0.4 (Ziehen).

    It is hidden, since what is drawn is a secret that cannot be taken back.
    """

    hidden: ClassVar[bool] = True


# -- decks ----------------------------------------------------------------------------------------------------


async def shuffle_decks(game: Game[State]) -> None:
    """Shuffle all decks before the first round.  R5.0.3 (Stapel), RU022."""
    shuffled: list[tuple[PlayerId, int]] = []
    for player in game.state.players.values():
        if player.deck:
            await _shuffle(game, player.id, player.deck)
            shuffled.append((player.id, len(player.deck)))
    if shuffled:
        game.record(DecksShuffled(decks=tuple(shuffled)))


async def _shuffle(game: Game[State], player: PlayerId, deck: list[CardId]) -> None:
    """Put a deck into an order that the dice make, every order as likely as any other."""
    for last in range(len(deck) - 1, 0, -1):
        place = await game.roll(HiddenDie(player, 1, last + 1, "shuffle", player)) - 1
        deck[last], deck[place] = deck[place], deck[last]


async def draw_cards(game: Game[State], player: PlayerId) -> None:
    """Let a player draw cards in the logistics phase: 1 CP each, from a deck that is not empty.  R5.0.4, RU025."""
    drawing = game.state.players[player]
    most = min(len(drawing.deck), drawing.command_points)
    if most < 1:  # as with everybody who is defeated (RU024)
        return
    number = await game.ask(DrawCards(player, 0, most))
    if number and not drawing.defeated:
        drawing.command_points -= number
        take_from_deck(game, player, number)


def take_from_deck(game: Game[State], player: PlayerId, number: int) -> None:
    """Take cards from the top of the deck into the hand, as many as there are.  R5.0.4; only the player sees which."""
    drawing = game.state.players[player]
    drawn = drawing.deck[:number]
    if drawn:
        del drawing.deck[:number]
        drawing.hand += drawn
        game.record(CardsDrawn(player=player, number=len(drawn)))
        game.record(CardsDrawn(player=player, number=len(drawn), cards=tuple(drawn), audience=(player,)))


# -- hands ----------------------------------------------------------------------------------------------------


def discard(game: Game[State], player: PlayerId, card: CardId) -> None:
    """Discard a card without playing it; it has no function any more.  R5.0.5 (Ablegen), RU112."""
    _out_of_hand(game.state, player, card)
    game.record(CardDiscarded(player=player, card=card))


async def discard_by_lot(game: Game[State], player: PlayerId, number: int) -> None:
    """Let the dice choose cards from a hand to be discarded.  R5.0.5, RU123 (lots are the program's dice)."""
    hand = game.state.players[player].hand
    for _ in range(min(number, len(hand))):
        place = 1 if len(hand) == 1 else await game.roll(HiddenDie(player, 1, len(hand), "lot", player))
        discard(game, player, hand[place - 1])


def pay_for_card(game: Game[State], player: PlayerId, answer: PlayCard) -> Card | None:
    """Discard a card openly and pay its CP; None when there are too few, and it has no effect.  R5.0.6, RU112."""
    paying = game.state.players[player]
    card = game.state.setup.card_by_id[answer.card]
    _out_of_hand(game.state, player, card.id)
    works = paying.command_points >= card.command_points
    paying.command_points -= card.command_points if works else 0
    game.record(
        CardPlayed(
            player=player,
            card=card.id,
            command_points=card.command_points,
            works=works,
            figure=answer.figure,
            opponent=answer.player,
        )
    )
    return card if works else None


def _out_of_hand(state: State, player: PlayerId, card: CardId) -> None:
    holding = state.players[player]
    holding.hand.remove(card)
    holding.discarded.append(card)
