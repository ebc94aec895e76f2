"""Questions for a number, and for a card: bids, how many cards to draw, whether to play one.

What a player holds stays behind the curtain: a button leads to it.  R5.0.4, R5.0.8, R5.0.10.
"""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.forms.fields import Number
from pb12table.skirmish.forms.form import Form, Values
from pb12table.systems.pb12.rules.cards.card_requests import PlayAfterRoll, PlayOrPass, PlayStatusCard
from pb12table.systems.pb12.rules.cards.cards import DrawCards
from pb12table.systems.pb12.rules.checks.rolls import Thrown
from pb12table.systems.pb12.rules.extensions.interrupt_answers import Pass
from pb12table.systems.pb12.rules.round.initiative import BidInitiative
from pb12table.systems.pb12.texts.names import card_name
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.texts.describe import dice_name
from pb12table.texts.names import name_of, player_name

BID = "bid"
"""The name of the form of a secret bid."""


def hand(asked: Asked[Any]) -> tuple[tuple[str, str], ...]:
    """The way to look at the hand of whoever holds cards; whether one of them could be played it does not say."""
    return (("show-hand", asked.texts("hand-look")),) if asked.state.players[asked.player].hand else ()


def bid(asked: Asked[BidInitiative], values: Values) -> Form[int]:
    """The secret bid for initiative.  R1.3.3."""
    texts, request = asked.texts, asked.request
    number = values.get(BID, request.lowest)
    return Form(
        name=BID,
        title=texts("bid-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("bid-explanation", balance=request.highest),),
        fields=(
            Number(
                name=BID,
                label=texts("bid-stepper"),
                value=number,
                lowest=request.lowest,
                highest=request.highest,
                shown=texts("bid-value", bid=number, bonus=2 * number),
            ),
        ),
        give=lambda given: given[BID],
        extras=hand(asked),
        commit=texts("bid-commit"),
        note=texts("bid-note"),
    )


def draw(asked: Asked[DrawCards], values: Values) -> Form[int]:
    """How many cards to draw in the logistics phase; which ones come is seen in the hand.  R5.0.4."""
    texts, request = asked.texts, asked.request
    own, number = asked.state.players[asked.player], values.get("draw", request.lowest)
    return Form(
        name="draw",
        title=texts("draw-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("draw-explanation", points=own.command_points, deck=len(own.deck), hand=len(own.hand)),),
        fields=(
            Number(
                name="draw",
                label=texts("draw-stepper"),
                value=number,
                lowest=request.lowest,
                highest=request.highest,
                shown=texts("draw-value", number=number, left=own.command_points - number),
            ),
        ),
        give=lambda given: given["draw"],
        extras=hand(asked),
        commit=texts("draw-commit", number=number),
        note=texts("draw-note"),
    )


def play_or_pass(asked: Asked[PlayOrPass]) -> Form[Pass]:
    """Whether to play a card after a die or in the status phase: look at the hand, or pass.  R5.0.8, R5.0.10."""
    texts = asked.texts
    return Form(
        name="card-question",
        title=texts("card-question-title", player=asked.player_name),
        player=asked.player,
        lines=_occasion(asked),
        give=lambda given: Pass(),
        extras=hand(asked),
        commit=texts("interruption-pass"),
        note=texts("card-question-note"),
        again={},
    )


def _occasion(asked: Asked[PlayOrPass]) -> tuple[str, ...]:
    """What has just happened, and which cards are played already."""
    texts, setup, request = asked.texts, asked.setup, asked.request
    if isinstance(request, PlayStatusCard):
        return (texts(f"card-question-status-{request.moment}"),)
    if not isinstance(request, PlayAfterRoll):
        return ()
    played = [
        texts("card-question-played", player=player_name(setup, player), card=card_name(texts, setup, answer.card))
        for player, answer in request.played
    ]
    return (_die(asked, request.thrown), *played)


def _die(asked: Asked[PlayOrPass], thrown: Thrown) -> str:
    """What a die shows, and whether that is enough."""
    texts, needed = asked.texts, thrown.target_number
    return texts(
        "card-question-die",
        what=dice_name(texts, thrown.purpose),
        subject=name_of(texts, asked.setup, thrown.subject) if thrown.subject else "",
        has="subject" if thrown.subject else "none",
        player=player_name(asked.setup, thrown.player),
        face=thrown.face,
        needed=needed or 0,
        passed="none" if needed is None else "yes" if thrown.face >= needed else "no",
    )
