"""Playing a card instead of an action.  R5.0.7 (Aktion), RU112, RU114."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.actions.paying import spend_action_points
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.cards.card_effects import bring_about
from pb12table.systems.pb12.rules.cards.card_legality import card_refusal, cards_of, ways_to_play
from pb12table.systems.pb12.rules.cards.cards import pay_for_card
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.state import State


class PlayCardRules(ActionRules[PlayCard]):
    """Play a card instead of an action; the figure pays its AP, which is activity.  R5.0.7 (Aktion)."""

    needs_points = False

    def cost(self, state: State, action: PlayCard) -> int:
        """What is printed on the card, as declared."""
        return action.action_points

    def refusal(self, state: State, figure: FigureId, action: PlayCard) -> Refusal | None:
        """R5.0.7, RU114; its AP are looked at as those of all actions."""
        return card_refusal(state, state.figures[figure].controller, action, Playability.ACTION, figure)

    async def effect(self, game: Game, figure: FigureId, action: PlayCard, windows: Windows | None) -> None:
        """Without enough CP the card is lost, and nothing else is paid.  R5.0.7, RU112, RU114."""
        acting = game.state.figures[figure]
        acting.concentrated = acting.may_follow_up = False  # RU068, RU059: it is the very next action
        acting.helping_cards = ()
        player = game.state.figures[figure].controller
        card = pay_for_card(game, player, action)
        if card is not None:
            if card.action_points:
                spend_action_points(game, figure, action, self.cost(game.state, action))
            await bring_about(game, player, card, action, figure, windows)

    def hints(self, state: State, figure: FigureId) -> Iterator[PlayCard]:
        """Every way to play one."""
        yield from action_cards(state, figure)

    def sample(self, whim: Whim) -> PlayCard:
        """Any way to play one."""
        return whim.chance.choice(action_cards(whim.state, whim.figure))


def action_cards(state: State, figure: FigureId) -> list[PlayCard]:
    """Every way the figure's player can play a card instead of an action; some may cost too many AP.  R5.0.7."""
    player = state.figures[figure].controller
    cards = cards_of(state, player, Playability.ACTION)
    return [answer for card in cards for answer in ways_to_play(state, player, card, figure)]


PLAY_CARD: Final = PlayCardRules()
