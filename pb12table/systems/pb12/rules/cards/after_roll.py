"""Cards that are played directly after a die: asked for in turn order, applied in the order played.  R5.0.8, RU113."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from itertools import cycle

from pb12table.kernel.game import Game
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.cards.card_events import DieChanged
from pb12table.systems.pb12.rules.cards.card_legality import after_roll_cards
from pb12table.systems.pb12.rules.cards.card_requests import PlayAfterRoll
from pb12table.systems.pb12.rules.cards.cards import pay_for_card
from pb12table.systems.pb12.rules.checks.rolls import SIDES, Thrown
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import AskCards
from pb12table.systems.pb12.rules.round.players import in_turn_order
from pb12table.systems.pb12.rules.scenarios.effect_data import ChangeDie, SetDie, ThrowAgain


async def after_roll(game: Game[State], thrown: Thrown, again: Callable[[], Awaitable[int]]) -> int:
    """What a die shows after all cards: everybody is asked in turn order until all pass, then they apply.

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
    """What a die shows after a card that changes it, from 1 to 12.  R5.0.8."""
    return effect.face if isinstance(effect, SetDie) else min(max(face + effect.by, 1), SIDES)


def as_it_stands(thrown: Thrown, cards: Sequence[Card]) -> Thrown | None:
    """The die as the cards that were played after it would leave it, None when it will be thrown again.  RU113.

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
    """Whether a player is asked: when a card of his could be of use, or whenever he holds any, as he likes.  RU100.

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
        case ChangeDie() | SetDie():
            return (_changed(thrown.face, effect) >= target_number) is not passed
        case ThrowAgain():
            return True
        case _:
            return False
