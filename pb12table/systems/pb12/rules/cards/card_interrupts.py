"""Cards as interruptions: at which moments, and at whom.  R5.0.11 (Unterbrechung), R4.0.1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.card_data import Card, Occasion, Playability
from pb12table.systems.pb12.rules.cards.card_legality import card_refusal, cards_of, ways_to_play
from pb12table.systems.pb12.rules.extensions.moments import Moment, Played, Window, about_to_act
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, PlayCard, RangedAttack
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.scenarios.scenario_data import Cancel
from pb12table.systems.pb12.rules.scenarios.scenario_plan import aimed_at


def interruption_card_refusal(
    state: State, player: PlayerId, moment: Moment, stack: Sequence[Played], answer: PlayCard
) -> Refusal | None:
    """Return why a card cannot be played as an interruption at this moment.  R5.0.11 (Unterbrechung), R4.0.1."""
    attacked = attacked_figures(state, moment, stack)
    refusal = card_refusal(state, player, answer, Playability.INTERRUPTION, moment.figure, attacked)
    if refusal is None and not has_occasion(state, player, state.setup.card_by_id[answer.card], moment, stack):
        return Refusal("R5.0.11", "not-the-moment", (("card", answer.card),))
    return refusal


def interruption_cards(state: State, player: PlayerId, moment: Moment, stack: Sequence[Played]) -> list[PlayCard]:
    """Return every way to play a card as an interruption at this moment.  R5.0.11."""
    return _ways(state, player, moment, stack, cards_of(state, player, Playability.INTERRUPTION))


def conceivable_cards(state: State, player: PlayerId, moment: Moment, stack: Sequence[Played]) -> list[PlayCard]:
    """Return every way to play one of the cards a player brought, in his hand or not.  RU100.

    Whoever goes by these shows nothing about the hand, except that it is not empty.
    """
    hand = state.players[player].hand
    if not hand:
        return []
    brought = dict.fromkeys((*state.setup.player_by_id[player].deck, *hand))
    found = [state.setup.card_by_id[card] for card in brought if card in state.setup.card_by_id]
    return _ways(state, player, moment, stack, [card for card in found if card.playability is Playability.INTERRUPTION])


def _ways(
    state: State, player: PlayerId, moment: Moment, stack: Sequence[Played], cards: Sequence[Card]
) -> list[PlayCard]:
    """Return every way to play some cards as an interruption at this moment, for one who holds them.  R5.0.11."""
    attacked = attacked_figures(state, moment, stack) if cards else ()
    return [
        answer
        for card in cards
        if has_occasion(state, player, card, moment, stack)
        for answer in ways_to_play(state, player, card, moment.figure, attacked)
    ]


def attacked_figures(state: State, moment: Moment, stack: Sequence[Played]) -> tuple[FigureId, ...]:
    """Return whom the actions that are about to be taken would hit, in a turn or as interruptions, each once."""
    hit = (figure for actor, action in about_to_act(moment, stack) for figure in aimed_at(state, actor, action))
    return tuple(dict.fromkeys(hit))


def has_occasion(state: State, player: PlayerId, card: Card, moment: Moment, stack: Sequence[Played]) -> bool:
    """Return whether a card may interrupt this.  R5.0.11."""
    if any(isinstance(effect, Cancel) for effect in card.effects) and not stack:
        return False
    return bool({*card.occasions} & {*_occasions(state, player, moment, stack)})


def _occasions(state: State, player: PlayerId, moment: Moment, stack: Sequence[Played]) -> Iterator[Occasion]:
    """Yield the occasions that this moment is for a player."""
    if stack and stack[-1].player != player:
        yield Occasion.INTERRUPTION
    own_turn = moment.player == player
    yield from _attacks(state, player, moment, stack)
    match moment.window:
        case Window.BEFORE_TURN:
            yield Occasion.OWN_TURN if own_turn else Occasion.OPPONENTS_TURN
        case Window.AFTER_TURN:
            yield Occasion.TURN_OVER
        case Window.AFTER_OPTION if moment.figure is not None:
            if state.figures[moment.figure].controller != player:
                yield Occasion.OPPONENTS_STEP
        case Window.BEFORE_ACTION if moment.figure is not None:
            own = state.figures[moment.figure].controller == player
            yield Occasion.OWN_ACTION if own else Occasion.OPPONENTS_ACTION
        case _:
            pass


def _attacks(state: State, player: PlayerId, moment: Moment, stack: Sequence[Played]) -> Iterator[Occasion]:
    """Yield what the actions about to be taken are for a player, if they are attacks or hit his figures.

    One that waits on the stack is such an occasion too: what is played after it takes effect before it (R4.0.3).
    """
    for actor, action in about_to_act(moment, stack):
        own = state.figures[actor].controller == player
        if isinstance(action, RangedAttack | MeleeAttack):
            yield Occasion.OWN_ATTACK if own else Occasion.OPPONENTS_ATTACK
        hit = () if own else aimed_at(state, actor, action)
        if any(state.figures[figure].controller == player for figure in hit):
            yield Occasion.ATTACKED
