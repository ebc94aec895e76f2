"""Interruptions: players are asked, what they play waits on a stack, and takes effect from the top down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pb12table.kernel.request import Chance, Choice, Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pb12.rules.actions.action import spend_action_points
from pb12table.systems.pb12.rules.actions.all_actions import act
from pb12table.systems.pb12.rules.cards.after_roll import pay_for_card
from pb12table.systems.pb12.rules.cards.card_interrupts import interruption_card_refusal, interruption_cards
from pb12table.systems.pb12.rules.cards.playing import bring_about
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.interrupt_legality import interruption_refusal, interruptions, is_asked
from pb12table.systems.pb12.rules.extensions.moments import Announced, Moment, Played
from pb12table.systems.pb12.rules.figures.figures import is_able_to_act, is_on_table, markers_of
from pb12table.systems.pb12.rules.figures.statuses import change_attribute, lose, receive
from pb12table.systems.pb12.rules.game import requests
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    ActionAnswer,
    EndTurn,
    Interruption,
    InterruptionAnswer,
    MeleeAttack,
    MeleeDefence,
    NoAction,
    Pass,
    PlayCard,
    RangedAttack,
    RangedDefence,
    Steer,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.events import (
    DefenceRaised,
    InterruptionCancelled,
    InterruptionLapsed,
    InterruptionPlayed,
    VehicleSteered,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import (
    Activation,
    AttributeEffect,
    Lasting,
    Place,
    State,
    Status,
    in_turn_order,
)
from pb12table.systems.pb12.rules.movement.movement import turn_to
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.scenarios.scenario_data import Cancel
from pb12table.systems.pb12.rules.vehicles.accidents import STEER, take_the_helm

REACTING, ACTING, PLAYING = 0.02, 0.3, 0.2
"""How likely an arbitrary answer is a reaction, an action of somebody who is Delayed, and a card.

There are many windows in a turn, and with more reactions everybody would be too distracted to do anything else.
"""


@dataclass(frozen=True, slots=True)
class PlayInterruption(Choice[State, InterruptionAnswer]):
    """Whether to interrupt now, and with what.  R4.0.1 (Unterbrechungen), R4.0.3.

    `stack` are the interruptions played so far, the last one takes effect first.
    """

    moment: Moment
    stack: tuple[Played, ...] = ()

    def options(self, state: State) -> Sequence[InterruptionAnswer]:
        return [Pass(), *interruptions(state, self.player, self.moment.window), *self.cards(state)]

    def cards(self, state: State) -> list[PlayCard]:
        """Return the ways to play a card now.  R5.0.11."""
        return interruption_cards(state, PlayerId(self.player), self.moment, self.stack)

    def refusal(self, state: State, answer: InterruptionAnswer) -> Refusal | None:
        if isinstance(answer, PlayCard):
            return interruption_card_refusal(state, PlayerId(self.player), self.moment, self.stack, answer)
        return interruption_refusal(state, self.player, self.moment.window, answer)

    def sample(self, state: State, chance: Chance) -> InterruptionAnswer:
        playable = interruptions(state, self.player, self.moment.window)
        cards = self.cards(state)
        if cards and chance.random() < PLAYING:
            return chance.choice(cards)
        acting = [answer for answer in playable if isinstance(answer, UseDelayed)]
        if acting and chance.random() < ACTING:
            return chance.choice(acting)
        return chance.choice(playable) if playable and chance.random() < REACTING else Pass()

    def encode(self, answer: InterruptionAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> InterruptionAnswer:
        answer: InterruptionAnswer = decoded(plain, InterruptionAnswer)
        return answer


@dataclass(frozen=True, slots=True)
class ActInInterruption(ChooseAction):
    """The action of an interruption with the AP received for it; EndTurn stands for none.  R4.1.5, R4.0.5, RU103.

    Asked when the interruption is played, and once more when the action has become impossible until it takes effect;
    that one is `declared` then.  `moment` and `stack` are what it interrupts.
    """

    moment: Moment | None = None
    stack: tuple[Played, ...] = ()

    def refusal(self, state: State, answer: ActionAnswer) -> Refusal | None:
        if isinstance(answer, EndTurn):
            return None
        if isinstance(answer, NoAction):
            return Refusal("R4.0.5", "only-this-figure", (("figure", self.figure),))
        if isinstance(answer, PlayCard):  # RU114: only active figures act by a card
            return Refusal("R5.0.7", "not-the-moment", (("card", answer.card),))
        return action_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> ActionAnswer:
        answer = requests.sample_action(state, self.figure, chance)
        return answer if self.refusal(state, answer) is None else EndTurn()

    def hints(self, state: State) -> Sequence[ActionAnswer]:
        found = requests.actions(state, self.figure)
        return [*(answer for answer in found if not isinstance(answer, NoAction | PlayCard)), EndTurn()]

    def default(self, state: State) -> ActionAnswer:
        return EndTurn()


DEFENCE = 2
"""How much a reaction raises a defensive value.  R4.3.2, R4.3.3."""


async def window(game: Game, moment: Moment, announced: Announced | None = None) -> bool:
    """Let players interrupt at a moment; return whether one did.  R4.0.1, R4.0.3, RU101.

    After each interruption all are asked again, and only when nobody plays another do the effects come, the last
    played first.  `announced` happens in between.
    """
    stack: list[Played] = []
    while (played := await _next(game, moment, stack)) is not None:
        stack.append(played)
    if stack and announced is not None:
        await announced(tuple(stack))
    interrupted = bool(stack)
    while stack:
        await _take_effect(game, stack.pop(), moment, stack)
    return interrupted


# -- playing ------------------------------------------------------------------------------------------------------


async def _next(game: Game, moment: Moment, stack: Sequence[Played]) -> Played | None:
    """Return the next interruption, asking the players in turn order from the first place.  R4.0.2, RU101."""
    for player in in_turn_order(game.state):
        if is_asked(game.state, player, moment, stack):
            answer = await game.ask(PlayInterruption(player, moment, tuple(stack)))
            played = None if isinstance(answer, Pass) else await _play(game, player, answer, moment, stack)
            if played is not None:
                return played
    return None


async def _play(
    game: Game, player: PlayerId, answer: Interruption, moment: Moment, stack: Sequence[Played]
) -> Played | None:
    """Announce an interruption and pay for it; None when its player thinks better of it.  RU100, R4.1.5, R4.3.1.

    A card that cannot be paid is discarded without effect (RU112).
    """
    if isinstance(answer, PlayCard):
        return None if pay_for_card(game, player, answer) is None else Played(player, answer)
    figure, place = answer.figure, len(stack) + 1
    kind = str(answer.__struct_config__.tag)
    if isinstance(answer, UseDelayed):
        points = markers_of(game.state, figure, Status.DELAYED)
        with _lent(game.state, figure, points):
            declared = await game.ask(ActInInterruption(player, figure, None, moment, tuple(stack)))
        if isinstance(declared, NoAction) or not is_on_table(game.state, figure):
            return None
        weapon = declared.weapon if isinstance(declared, RangedAttack | MeleeAttack) else None
        game.record(
            InterruptionPlayed(
                player=player,
                figure=figure,
                kind=kind,
                place=place,
                action=str(declared.__struct_config__.tag),
                action_points=points,
                weapon=weapon,
                target=getattr(declared, "target", None),
            )
        )
        lose(game, figure, Status.DELAYED, "R4.1.5")
        return Played(player, answer, points, declared)
    game.record(InterruptionPlayed(player=player, figure=figure, kind=kind, place=place))
    await receive(game, figure, Status.DISTRACTED, "R4.3.2" if isinstance(answer, RangedDefence) else "R4.3.3")
    return Played(player, answer)


# -- taking effect ------------------------------------------------------------------------------------------------


async def _take_effect(game: Game, played: Played, moment: Moment, stack: list[Played]) -> None:
    """Let an interruption take effect, if its figure is still able to act.  RU100; a card may cancel the one below.

    What a player has played who is defeated by now has none (R1.1.22): his cards have left the game as his figures
    have, and his vehicles obey him no longer (RU024).
    """
    answer, defeated = played.answer, game.state.players[played.player].defeated
    if isinstance(answer, PlayCard):
        if not defeated:
            await _play_out(game, played.player, answer, stack)
        return
    if defeated or not is_on_table(game.state, answer.figure) or not is_able_to_act(game.state, answer.figure):
        kind = str(answer.__struct_config__.tag)
        game.record(InterruptionLapsed(figure=answer.figure, kind=kind, able=False))
        return
    match answer:
        case RangedDefence():
            _raise_defence(game, answer.figure, Attribute.RANGED_DEFENCE, "R4.3.2")
        case MeleeDefence():
            _raise_defence(game, answer.figure, Attribute.MELEE_DEFENCE, "R4.3.3")
        case UseDelayed():
            await _act_at_once(game, played, moment, stack)


async def _play_out(game: Game, player: PlayerId, answer: PlayCard, stack: list[Played]) -> None:
    """Let a card take effect; one that cancels takes the interruption before it from the stack.  R5.0.11, R4.0.3."""
    card = game.state.setup.card_by_id[answer.card]
    if stack and any(isinstance(effect, Cancel) for effect in card.effects):
        stack.pop()
        game.record(InterruptionCancelled(player=player, card=card.id))
    await bring_about(game, player, card, answer)


def _raise_defence(game: Game, figure: FigureId, attribute: Attribute, rule: str) -> None:
    """Raise DF or DN by 2 until the end of the turn.  R4.3.2 (Fernkampfverteidigung), R4.3.3 (Nahkampfverteidigung)."""
    effect = AttributeEffect(attribute, DEFENCE, rule, lasting=Lasting.TURN)
    change_attribute(game, figure, effect)
    game.record(DefenceRaised(figure=figure, attribute=attribute, value=DEFENCE, rule=rule))


async def _act_at_once(game: Game, played: Played, moment: Moment, stack: Sequence[Played]) -> None:
    """Take one action with the AP received, without being activated; AP left over are lost.  R4.1.5, R4.0.5, RU103.

    It cannot be interrupted.  When it has become illegal since it was declared, another one may be chosen (RU048).
    A vehicle that another player steers by now does nothing (R1.2.11, R3.0.4).
    These AP count as received in this turn, so that its other Moves have no full move bonus any more (R1.7.3, RU062).
    """
    figure = played.actor
    assert figure is not None, "a card is played out otherwise"
    if game.state.figures[figure].controller != played.player:
        kind = str(played.answer.__struct_config__.tag)
        game.record(InterruptionLapsed(figure=figure, kind=kind, able=True))
        return
    game.state.figures[figure].received_action_points += played.action_points
    with _lent(game.state, figure, played.action_points):
        action: Action | None = played.action
        if action is None or action_refusal(game.state, figure, action) is not None:
            answer = await game.ask(ActInInterruption(played.player, figure, played.action, moment, tuple(stack)))
            action = None if isinstance(answer, NoAction) else answer
        if action is None:
            kind = str(played.answer.__struct_config__.tag)
            game.record(InterruptionLapsed(figure=figure, kind=kind, able=True))
        elif isinstance(action, Steer):
            await _drive_at_once(game, played.player, figure, action, moment, stack)
        else:
            await act(game, figure, action, None)


async def _drive_at_once(
    game: Game, player: PlayerId, driver: FigureId, action: Steer, moment: Moment, stack: Sequence[Played]
) -> None:
    """Steer as part of an interruption: the vehicle acts with those AP at once and is not activated by it.

    R4.0.5, RU103; R1.6.2: who steers turns before it, as before any action; R3.0.16: the vehicle takes part in the
    running turn (RU092).
    """
    turn_to(game, driver, action.facing)
    spend_action_points(game, driver, action, STEER.cost(game.state, action))
    take_the_helm(game, driver, action.vehicle)
    game.record(VehicleSteered(figure=driver, vehicle=action.vehicle, action_points=action.action_points))
    vehicle = game.state.figures[action.vehicle]
    vehicle.received_action_points += action.action_points
    with _lent(game.state, action.vehicle, action.action_points):
        while vehicle.action_points > 0 and is_on_table(game.state, vehicle.id):
            answer = await game.ask(ActInInterruption(player, action.vehicle, None, moment, tuple(stack)))
            if isinstance(answer, NoAction) or not is_able_to_act(game.state, vehicle.id):
                return
            await act(game, action.vehicle, answer, None)


@contextmanager
def _lent(state: State, figure: FigureId, action_points: int) -> Iterator[None]:
    """Let a figure have AP for an interruption, as one that is not active; what it had for its own turn comes back.

    RU103, R1.6.18: only active figures take free actions.
    """
    lent = state.figures[figure]
    kept = (lent.action_points, lent.activation, lent.owes_action, lent.may_follow_up)
    lent.action_points, lent.activation = action_points, Activation.NONE
    lent.owes_action = lent.may_follow_up = False
    try:
        yield
    finally:
        if lent.place is not Place.REMOVED:
            lent.action_points, lent.activation, lent.owes_action, lent.may_follow_up = kept
