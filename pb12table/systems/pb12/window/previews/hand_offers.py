"""What the owner of a hand can do with a card at the open question.  R5.0.6 to R5.0.11."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.cards.card_legality import RULES
from pb12table.systems.pb12.rules.cards.card_requests import PlayOrPass
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import CardId

NOBODY_CHOSEN = ("choose-a-figure", "at-the-acting-figure", "at-the-attacked-figure", "name-an-opponent")
"""Reasons that say, where there is no way at all to play a card, that there is nobody to play it at."""


@dataclass(frozen=True, slots=True)
class CardOffer:
    """A card of a hand, how often it is held, every way to play it now, and what is against playing it, if anything."""

    card: Card
    copies: int
    ways: tuple[PlayCard, ...]
    refusal: Refusal | None
    affordable: bool


def hand_offers(state: State, player: PlayerId, request: Request[State, Any] | None) -> list[CardOffer]:
    """The cards in a player's hand in the order they were drawn; `state` is what he himself may know."""
    own = state.players[player]
    ways = _ways(state, player, request)
    found: list[CardOffer] = []
    for name in dict.fromkeys(own.hand):
        card = state.setup.card_by_id[name]
        possible = ways.get(name, ())
        refusal = None if possible else _refusal(state, player, request, card)
        affordable = own.command_points >= card.command_points
        found.append(CardOffer(card, own.hand.count(name), possible, refusal, affordable))
    return found


def _ways(
    state: State, player: PlayerId, request: Request[State, Any] | None
) -> Mapping[CardId, tuple[PlayCard, ...]]:
    """All legal ways to play a card as an answer to a question, by card."""
    if not _takes_cards(player, request):
        return {}
    assert request is not None, "it takes cards"
    found: dict[CardId, tuple[PlayCard, ...]] = {}
    for answer in request.hints(state):
        if isinstance(answer, PlayCard) and request.refusal(state, answer) is None:
            found[answer.card] = (*found.get(answer.card, ()), answer)
    return found


def _takes_cards(player: PlayerId, request: Request[State, Any] | None) -> bool:
    """Whether a question is the player's own and a card can be the answer."""
    asking = (ChooseTurn, ChooseAction, PlayOrPass, PlayInterruption)
    return isinstance(request, asking) and request.player == player


def _refusal(state: State, player: PlayerId, request: Request[State, Any] | None, card: Card) -> Refusal:
    """Why a card cannot be played now."""
    moment = Refusal(RULES[card.playability], "not-the-moment", (("card", card.id),))
    if not _takes_cards(player, request):
        return moment
    assert request is not None, "it takes cards"
    found = request.refusal(state, PlayCard(card.id, action_points=card.action_points)) or moment
    return Refusal(found.rule, "nobody-for-card", (("card", card.id),)) if found.reason in NOBODY_CHOSEN else found
