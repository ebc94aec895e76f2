"""Playing cards as an action and in the status phase, and what cards bring about.  R5.0.6, R5.0.7, R5.0.10, RU112,
RU114.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim, activate, refilled, spend_action_points
from pb12table.systems.pb12.rules.cards.after_roll import discard_by_lot, pay_for_card, take_from_deck
from pb12table.systems.pb12.rules.cards.card_data import Card, Playability, StatusMoment
from pb12table.systems.pb12.rules.cards.card_legality import (
    PlayStatusCard,
    card_refusal,
    cards_of,
    status_cards,
    ways_to_play,
)
from pb12table.systems.pb12.rules.checks.checks import EASIER, Game
from pb12table.systems.pb12.rules.checks.deputies import panic_modifiers
from pb12table.systems.pb12.rules.extensions.interrupt_legality import wants_to_play_card
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.falling import random_movement
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, has_status, is_able_to_act, is_on_table
from pb12table.systems.pb12.rules.figures.statuses import lose, panic_check
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.events import (
    ActionPointsReceived,
    BlocksRefilled,
    CardWithoutTarget,
    CommandPointsLost,
    FigureHealed,
    FigureHelped,
    FigureReady,
    MarkersRemoved,
    TruceBegan,
)
from pb12table.systems.pb12.rules.game.state import State, Status, in_turn_order
from pb12table.systems.pb12.rules.movement.movement import Course, use_points
from pb12table.systems.pb12.rules.preparations.profiles import CardId
from pb12table.systems.pb12.rules.round.victory import has_ended
from pb12table.systems.pb12.rules.scenarios.effects import Cause, affect_figure, affect_player
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    ActivateNow,
    CardEffect,
    ChangeAttribute,
    ClearMarkers,
    Collect,
    Damage,
    Draw,
    ForcePanicCheck,
    GiveActionPoints,
    GiveCommandPoints,
    GiveStatus,
    GiveVictoryPoints,
    GoAhead,
    Heal,
    MakeDiscard,
    MakeReady,
    RefillBlocks,
    Stagger,
    TakeCommandPoints,
    TakeStatus,
    Truce,
)
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed, is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import go_alone

CARD_RULE = "R5.0.6"
"""The rule behind everything that a card does."""


async def bring_about(
    game: Game,
    player: PlayerId,
    card: Card,
    answer: PlayCard,
    acting: FigureId | None = None,
    windows: Windows | None = None,
) -> None:
    """Let all effects of a card happen, at the figure it was played at.  R5.0.6 (Karten ausspielen).

    `acting` is the figure that plays it instead of an action; it feels the card when the card names nobody else.  A
    card whose figure has left the table by now has no effect on it (RU100).  `windows` let players interrupt movement
    by the card (R4.0.6); None for a card that is an interruption itself (R4.0.5), or in the status phase (RU100).
    """
    target = answer.figure or acting
    if answer.figure is not None and not is_on_table(game.state, answer.figure):
        game.record(CardWithoutTarget(player=player, card=card.id))
        return
    cause = Cause(player, card.id, CARD_RULE)
    for effect in card.effects:
        if target is not None and is_on_table(game.state, target):
            await _at_figure(game, cause, effect, target, windows)
        await _for_players(game, cause, effect, answer.player)


async def _at_figure(game: Game, cause: Cause, effect: CardEffect, figure: FigureId, windows: Windows | None) -> None:
    """Carry out what an effect does to a figure."""
    state = game.state
    match effect:
        case Damage() | GiveStatus() | TakeStatus() | ChangeAttribute():
            await affect_figure(game, cause, effect, figure)
        case GiveActionPoints():
            receiving = state.figures[figure]
            receiving.action_points += effect.points
            receiving.received_action_points += effect.points
            game.record(ActionPointsReceived(figure=figure, points=effect.points, balance=receiving.action_points))
        case Heal():
            heal(game, figure, effect)
        case MakeReady():
            state.figures[figure].done = False
            game.record(FigureReady(figure=figure))
        case GoAhead():
            await go_ahead(game, figure, effect.points, windows)
        case RefillBlocks():
            refill_blocks(game, figure)
        case ForcePanicCheck():
            await panic_check(game, figure, panic_modifiers(state, figure))
        case Stagger():
            await random_movement(game, figure)
        case Collect():
            helped = state.figures[figure]
            helped.helping_cards = (*helped.helping_cards, CardId(cause.source))
            game.record(FigureHelped(figure=figure, card=CardId(cause.source), value=EASIER))
        case ActivateNow():
            activate_by_card(game, cause.player, figure, effect.action_points)
        case _:
            pass  # the others touch no figure


async def _for_players(game: Game, cause: Cause, effect: CardEffect, opponent: PlayerId | None) -> None:
    """Carry out what an effect does to the player himself, to the one it is played against, and to the game."""
    state = game.state
    match effect:
        case GiveVictoryPoints() | GiveCommandPoints():
            await affect_player(game, cause, effect)
        case Draw():
            take_from_deck(game, cause.player, effect.cards)
        case MakeDiscard() if opponent is not None:
            await discard_by_lot(game, opponent, effect.cards)
        case TakeCommandPoints() if opponent is not None:
            losing = state.players[opponent]
            points = min(effect.points, losing.command_points)
            losing.command_points -= points
            game.record(CommandPointsLost(player=opponent, points=points, balance=losing.command_points))
        case ClearMarkers() if state.markers:
            game.record(MarkersRemoved(figures=tuple(marker.figure for marker in state.markers)))
            state.markers.clear()
        case Truce():
            state.truce = True
            game.record(TruceBegan(player=cause.player))
        case _:
            pass  # the others touch no player


def heal(game: Game, figure: FigureId, effect: Heal) -> None:
    """Give used damage points back; a wound is shed when all points of its kind are whole again.  R1.5.1, R1.10.4.

    A vehicle sheds its damage likewise, and one marker of the severe for each heavy point (RU097).
    """
    healed, printed = game.state.figures[figure], game.state.setup_of(figure).profile.damage_points
    light = min(effect.light, printed.light - healed.light_points)
    heavy = min(effect.heavy, printed.heavy - healed.heavy_points)
    healed.light_points += light
    healed.heavy_points += heavy
    game.record(FigureHealed(figure=figure, light=light, heavy=heavy))
    vehicle = is_vehicle(game.state, figure)
    if heavy and vehicle:
        lose(game, figure, Status.SEVERELY_DAMAGED, CARD_RULE, heavy)
    elif heavy and healed.heavy_points == printed.heavy:
        lose(game, figure, Status.SEVERELY_WOUNDED, CARD_RULE)
    if light and healed.light_points == printed.light:
        lose(game, figure, Status.LIGHTLY_DAMAGED if vehicle else Status.LIGHTLY_WOUNDED, CARD_RULE)


async def go_ahead(game: Game, figure: FigureId, points: int, windows: Windows | None) -> None:
    """Let a figure use movement points at once, without Moved markers; `windows` let players interrupt its options.

    R1.7.2, RU060, R4.0.6, R4.1.2; a fixed figure stays (RU096).
    """
    state = game.state
    if not is_able_to_act(state, figure) or has_status(state, figure, Status.THREATENED) or is_fixed(state, figure):
        return
    go_alone(state, figure)
    await use_points(game, Course(figure, adjust=True), points, windows)


def refill_blocks(game: Game, figure: FigureId) -> None:
    """Fill the resource points of all blocks in use, without using charges.  R1.8.14, R1.1.9."""
    for block in blocks_in_use(game.state, figure):
        in_play = game.state.figures[figure].blocks[block.id]
        if in_play.resources is not None:
            in_play.resources = refilled(in_play.resources, block.resources or 0)
    game.record(BlocksRefilled(figure=figure))


def activate_by_card(game: Game, player: PlayerId, figure: FigureId, action_points: int) -> None:
    """Activate a figure directly, with more AP than it has by itself.  R1.3.8, RU003."""
    activate(game, player, figure)
    acting = game.state.figures[figure]
    acting.action_points += action_points
    acting.received_action_points += action_points
    if action_points:
        game.record(ActionPointsReceived(figure=figure, points=action_points, balance=acting.action_points))


class PlayCardRules(ActionRules[PlayCard]):
    """Play a card instead of an action; the figure pays its AP, which is activity.  R5.0.7 (Aktion)."""

    answers = (PlayCard,)

    needs_points = False

    def cost(self, state: State, action: PlayCard) -> int:
        """Return the AP printed on the card, as declared."""
        return action.action_points

    def refusal(self, state: State, figure: FigureId, action: PlayCard) -> Refusal | None:
        """Return why a card cannot be played; its AP are looked at as those of all actions.  R5.0.7, RU114."""
        return card_refusal(state, state.figures[figure].controller, action, Playability.ACTION, figure)

    async def effect(self, game: Game, figure: FigureId, action: PlayCard, windows: Windows | None) -> None:
        """Play a card; without enough CP it is lost, and nothing else is paid.  R5.0.7, RU112, RU114."""
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
        """Yield every way to play one."""
        yield from action_cards(state, figure)

    def sample(self, whim: Whim) -> PlayCard:
        """Return any way to play one."""
        return whim.chance.choice(action_cards(whim.state, whim.figure))


def action_cards(state: State, figure: FigureId) -> list[PlayCard]:
    """Return every way the figure's player can play a card instead of an action; some may cost too many AP.  R5.0.7."""
    player = state.figures[figure].controller
    cards = cards_of(state, player, Playability.ACTION)
    return [answer for card in cards for answer in ways_to_play(state, player, card, figure)]


PLAY_CARD: Final = PlayCardRules()


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
