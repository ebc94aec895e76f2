"""When a bot draws and plays cards.  Chapter 5."""

from __future__ import annotations

from collections.abc import Iterable

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.card_worth import POINT_SPARE, card_worth
from pb12table.systems.pb12.bots.prospects import worth_of_attack
from pb12table.systems.pb12.rules.attacks.attack_aims import aimed_at
from pb12table.systems.pb12.rules.cards.after_roll import is_useful
from pb12table.systems.pb12.rules.cards.card_legality import turn_cards
from pb12table.systems.pb12.rules.cards.card_requests import CardAnswer, PlayAfterRoll, PlayOrPass
from pb12table.systems.pb12.rules.cards.cards import DrawCards
from pb12table.systems.pb12.rules.cards.play_card import action_cards
from pb12table.systems.pb12.rules.extensions.interrupt_answers import Pass
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.figures import figures_of, is_able_to_act
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, PlayCard, RangedAttack
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.turn_legality import turn_refusal
from pb12table.systems.pb12.rules.scenarios.effect_data import (
    Cancel,
    ChangeAttribute,
    Collect,
    ForcePanicCheck,
    GiveStatus,
    GoAhead,
    Truce,
)

MOST_HELD = 4
"""With so many cards in hand no more are drawn."""

AT_LEAST = 0.05
"""Cards worth no more than this are kept."""

LIGHT_ROLL, HEAVY_ROLL = 4, 9
"""Of damage rolls and others without a target number those in between are worth changing."""


def cards_to_draw(state: State, request: DrawCards) -> int:
    """As many as there are command points that no figure needs, while the hand is small."""
    own = state.players[PlayerId(request.player)]
    able = sum(is_able_to_act(state, figure.id) for figure in figures_of(state, own.id))
    spare = min(own.command_points - able + 1, MOST_HELD - len(own.hand))
    return max(request.lowest, min(spare, request.highest))


def best_turn_card(state: State, player: PlayerId) -> tuple[float, PlayCard] | None:
    """The card that is worth most instead of a turn."""
    cards = turn_cards(state, player)
    return _best(state, player, (card for card in cards if turn_refusal(state, player, card) is None))


def best_action_card(state: State, figure: FigureId) -> PlayCard | None:
    """The card that is worth playing before the figure's next action."""
    player = state.figures[figure].controller
    cards = (card for card in action_cards(state, figure) if action_refusal(state, figure, card) is None)
    found = _best(state, player, cards, figure)
    return None if found is None else found[1]


def _best(
    state: State, player: PlayerId, cards: Iterable[PlayCard], acting: FigureId | None = None
) -> tuple[float, PlayCard] | None:
    """The card worth most, with its worth; None when none is worth much."""
    found = [(card_worth(state, player, card, acting), -number, card) for number, card in enumerate(cards)]
    if not found:
        return None
    worth, _, best = max(found, key=lambda each: each[:2])
    return (worth, best) if worth > AT_LEAST else None


def best_card(state: State, request: PlayOrPass) -> CardAnswer:
    """The card to play after a die or in the status phase, or none."""
    player = PlayerId(request.player)
    if not isinstance(request, PlayAfterRoll):
        found = _best(state, player, request.cards(state))
        return Pass() if found is None else found[1]
    cards, own, thrown = state.setup.card_by_id, state.players[player], request.thrown
    if request.played or (thrown.target_number is None and not _is_open(player, request)):
        return Pass()
    for answer in sorted(request.cards(state), key=lambda answer: cards[answer.card].command_points):
        card = cards[answer.card]
        if card.command_points <= own.command_points and is_useful(card, player, thrown):
            return answer
    return Pass()


def _is_open(player: PlayerId, request: PlayAfterRoll) -> bool:
    """Whether a die without a target number might have been much better for a player."""
    face = request.thrown.face
    return face <= HEAVY_ROLL if request.thrown.player == player else face >= LIGHT_ROLL


# -- interruptions ----------------------------------------------------------------------------------------------


def best_interruption_card(state: State, request: PlayInterruption) -> tuple[float, PlayCard] | None:
    """The card that gains most as an interruption, with its gain; None when none gains anything."""
    player = PlayerId(request.player)
    danger, chance = _declared_worth(state, request, own=False), _declared_worth(state, request, own=True)
    found: list[tuple[float, int, PlayCard]] = []
    for number, answer in enumerate(request.cards(state)):
        if any(played.player == player for played in request.stack):
            continue
        worth = card_worth(state, player, answer)
        for effect in state.setup.card_by_id[answer.card].effects:
            match effect:
                case Truce():
                    worth += 0.9 * danger
                case ChangeAttribute() | GiveStatus() | ForcePanicCheck():
                    worth += 0.4 * danger - (0.0 if danger else 2 * POINT_SPARE)
                case GoAhead():
                    worth -= 1.0
                case Collect():
                    worth += 0.5 * chance - 0.1
                case Cancel():
                    worth += 0.25 if request.stack[-1].player != player else -1.0
                case _:
                    pass
        found.append((worth, -number, answer))
    if not found:
        return None
    worth, _, best = max(found, key=lambda each: each[:2])
    return (worth, best) if worth > AT_LEAST else None


def _declared_worth(state: State, request: PlayInterruption, *, own: bool) -> float:
    """What the attack that is about to be made is worth: one of the player's own figures, or one on them."""
    moment, player = request.moment, PlayerId(request.player)
    attack = moment.action
    if moment.window is not Window.BEFORE_ACTION or moment.figure is None:
        return 0.0
    if not isinstance(attack, RangedAttack | MeleeAttack):
        return 0.0
    if own:
        return worth_of_attack(state, moment.figure, attack) if _is_mine(state, player, moment.figure) else 0.0
    hit = [figure for figure in aimed_at(state, moment.figure, attack) if _is_mine(state, player, figure)]
    return worth_of_attack(state, moment.figure, attack) if hit and not _is_mine(state, player, moment.figure) else 0.0


def _is_mine(state: State, player: PlayerId, figure: FigureId) -> bool:
    return state.figures[figure].controller == player
