"""Cards that are played directly after a die: asked for in turn order, applied in the order played.  R5.0.8, RU113."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from pb12table.kernel.game import Game
from pb12table.pb12.answers import PlayCard
from pb12table.pb12.card_data import Card
from pb12table.pb12.card_events import DieChanged
from pb12table.pb12.card_legality import after_roll_cards
from pb12table.pb12.card_requests import PlayAfterRoll
from pb12table.pb12.cards import pay_for_card
from pb12table.pb12.effect_data import ChangeDie, SetDie, ThrowAgain
from pb12table.pb12.players import in_turn_order
from pb12table.pb12.profiles import AskCards, PlayerId
from pb12table.pb12.rolls import SIDES, Thrown
from pb12table.pb12.state import State


async def after_roll(game: Game[State], thrown: Thrown, again: Callable[[], Awaitable[int]]) -> int:
    """What a die shows after all cards: everybody is asked in turn order until all pass, then they apply.

    R5.0.8 (Rückwirkung), RU113: in the order played.  `again` throws the die once more, which is a roll of its own.
    """
    played: list[tuple[PlayerId, PlayCard, Card]] = []
    while await _ask_round(game, thrown, played):
        pass
    face = thrown.face
    for player, _, card in played:
        for effect in card.effects:
            before = face
            match effect:
                case ChangeDie():
                    face = min(max(face + effect.by, 1), SIDES)
                case SetDie():
                    face = effect.face
                case ThrowAgain():
                    face = await again()
                case _:
                    continue
            game.record(DieChanged(player=player, card=card.id, before=before, face=face))
    return face


async def _ask_round(
    game: Game[State], thrown: Thrown, played: list[tuple[PlayerId, PlayCard, Card]]
) -> bool:
    """Ask every player once; return whether anybody played a card."""
    state = game.state
    anybody = False
    for player in in_turn_order(state):
        if not is_asked_after_roll(state, player, thrown):
            continue
        shown = tuple((who, answer) for who, answer, _ in played)
        answer = await game.ask(PlayAfterRoll(player, thrown, shown))
        if isinstance(answer, PlayCard):
            anybody = True
            card = pay_for_card(game, player, answer)
            if card is not None:
                played.append((player, answer, card))
    return anybody


def is_asked_after_roll(state: State, player: PlayerId, thrown: Thrown) -> bool:
    """Whether a player is asked: when a card of his could be of use, or whenever he holds any, as he likes.  RU100."""
    own = state.players[player]
    if own.passed_turn or not own.hand or own.ask_cards is AskCards.NEVER:
        return False
    if own.ask_cards is AskCards.ALWAYS:
        return True
    cards = state.setup.card_by_id
    return any(
        own.command_points >= cards[answer.card].command_points and is_useful(cards[answer.card], player, thrown)
        for answer in after_roll_cards(state, player, thrown)
    )


def is_useful(card: Card, player: PlayerId, thrown: Thrown) -> bool:
    """Whether a card could turn a die to a player's good: a check that is passed already need not be helped."""
    if thrown.target_number is None:
        return True
    passed = thrown.face >= thrown.target_number
    if passed is (thrown.player == player):
        return False
    return any(_turns(thrown, effect) for effect in card.effects)


def _turns(thrown: Thrown, effect: object) -> bool:
    """Whether an effect may change the result of a check."""
    target_number = thrown.target_number or 0
    passed = thrown.face >= target_number
    match effect:
        case ChangeDie():
            return (min(max(thrown.face + effect.by, 1), SIDES) >= target_number) is not passed
        case SetDie():
            return (effect.face >= target_number) is not passed
        case ThrowAgain():
            return True
        case _:
            return False
