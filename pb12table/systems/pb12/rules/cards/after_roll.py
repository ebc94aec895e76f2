"""Decks and hands: drawing, discarding, paying; and cards that are played directly after a die."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from typing import ClassVar

from pb12table.kernel.game import Game
from pb12table.kernel.request import Dice, Number
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.cards.card_legality import SIDES, PlayAfterRoll, Thrown, after_roll_cards
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.events import CardDiscarded, CardPlayed, CardsDrawn, DecksShuffled, DieChanged
from pb12table.systems.pb12.rules.game.state import State, in_turn_order
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, CardId
from pb12table.systems.pb12.rules.scenarios.scenario_data import ChangeDie, SetDie, ThrowAgain


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


async def after_roll(game: Game[State], thrown: Thrown, again: Callable[[], Awaitable[int]]) -> int:
    """Return what a die shows after all cards: everybody is asked in turn order until all pass, then they apply.

    R5.0.8 (Rückwirkung), RU113: in the order played; not those of who has given up meanwhile (RU024).  `again` throws
    the die once more, which is a roll of its own.
    """
    played: list[tuple[PlayerId, PlayCard, Card]] = []
    order, passed = in_turn_order(game.state), 0
    for player in cycle(order):
        if passed == len(order):
            break
        passed = 0 if await _plays(game, player, thrown, played) else passed + 1
    face = thrown.face
    for player, _, card in played:
        for effect in () if game.state.players[player].defeated else card.effects:
            before = face
            match effect:
                case ChangeDie() | SetDie():
                    face = _changed(face, effect)
                case ThrowAgain():
                    face = await again()
                case _:
                    continue
            game.record(DieChanged(player=player, card=card.id, before=before, face=face))
    return face


def _changed(face: int, effect: ChangeDie | SetDie) -> int:
    """Return what a die shows after a card that changes it, from 1 to 12.  R5.0.8."""
    return effect.face if isinstance(effect, SetDie) else min(max(face + effect.by, 1), SIDES)


def as_it_stands(thrown: Thrown, cards: Sequence[Card]) -> Thrown | None:
    """Return the die as the cards played after it would leave it, None if it will be rerolled.  RU113.

    A die that is thrown again is a roll of its own, after which everybody is asked.
    """
    face = thrown.face
    for card in cards:
        for effect in card.effects:
            if isinstance(effect, ThrowAgain):
                return None
            if isinstance(effect, ChangeDie | SetDie):
                face = _changed(face, effect)
    return replace(thrown, face=face)


async def _plays(
    game: Game[State], player: PlayerId, thrown: Thrown, played: list[tuple[PlayerId, PlayCard, Card]]
) -> bool:
    """Ask a player for a card; return whether he played one."""
    if not is_asked_after_roll(game.state, player, thrown, [card for _, _, card in played]):
        return False
    shown = tuple((who, answer) for who, answer, _ in played)
    answer = await game.ask(PlayAfterRoll(player, thrown, shown))
    if not isinstance(answer, PlayCard):
        return False
    card = pay_for_card(game, player, answer)
    if card is not None:
        played.append((player, answer, card))
    return True


def is_asked_after_roll(state: State, player: PlayerId, thrown: Thrown, played: Sequence[Card] = ()) -> bool:
    """Return whether a player is asked: when a card of his could help, or whenever he holds any, as he prefers.  RU100.

    What is of use depends on the cards `played` already: they may be answered (RU113).
    """
    own = state.players[player]
    if own.passed_turn or not own.hand or own.ask_cards is AskCards.NEVER:
        return False
    if own.ask_cards is AskCards.ALWAYS:
        return True
    cards, die = state.setup.card_by_id, as_it_stands(thrown, played)
    return die is not None and any(
        own.command_points >= cards[answer.card].command_points and is_useful(cards[answer.card], player, die)
        for answer in after_roll_cards(state, player, thrown)
    )


def is_useful(card: Card, player: PlayerId, thrown: Thrown) -> bool:
    """Return whether a card could turn a die to a player's good: a passed check needs no more help."""
    if thrown.target_number is None:
        return True
    passed = thrown.face >= thrown.target_number
    if passed is (thrown.player == player):
        return False
    return any(_turns(thrown, effect) for effect in card.effects)


def _turns(thrown: Thrown, effect: object) -> bool:
    """Return whether an effect may change the result of a check."""
    target_number = thrown.target_number or 0
    passed = thrown.face >= target_number
    match effect:
        case ChangeDie() | SetDie():
            return (_changed(thrown.face, effect) >= target_number) is not passed
        case ThrowAgain():
            return True
        case _:
            return False
