"""When a bot draws and plays cards, and what it plays when it may interrupt.  Chapters 4 and 5."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.prospects import best_prospect, opponents, worth_of, worth_of_attack
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards, is_useful
from pb12table.systems.pb12.rules.cards.card_legality import CardAnswer, PlayAfterRoll, PlayOrPass, turn_cards
from pb12table.systems.pb12.rules.cards.playing import action_cards
from pb12table.systems.pb12.rules.checks.checks import markers_near
from pb12table.systems.pb12.rules.extensions.interrupt_legality import interruptions
from pb12table.systems.pb12.rules.extensions.interrupts import DEFENCE, PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, figures_of, is_able_to_act, markers_of, value
from pb12table.systems.pb12.rules.game.answers import (
    Attack,
    InterruptionAnswer,
    MeleeAttack,
    MeleeDefence,
    Pass,
    PlayCard,
    RangedAttack,
    RangedDefence,
    Reaction,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import AttributeEffect, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.entering import turn_refusal
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    ActivateNow,
    Cancel,
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
from pb12table.systems.pb12.rules.scenarios.scenario_plan import aimed_at
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle

MOST_HELD = 4
"""With so many cards in hand no more are drawn."""

AT_LEAST = 0.05
"""Cards worth no more than this are kept."""

LIGHT_ROLL, HEAVY_ROLL = 4, 9
"""Of damage rolls and others without a target number those in between are worth changing."""


def cards_to_draw(state: State, request: DrawCards) -> int:
    """Return as many cards as there are command points no figure needs, while the hand is small."""
    own = state.players[PlayerId(request.player)]
    able = sum(is_able_to_act(state, figure.id) for figure in figures_of(state, own.id))
    spare = min(own.command_points - able + 1, MOST_HELD - len(own.hand))
    return max(request.lowest, min(spare, request.highest))


def best_turn_card(state: State, player: PlayerId) -> tuple[float, PlayCard] | None:
    """Return the card with the greatest value instead of a turn."""
    cards = turn_cards(state, player)
    return _best(state, player, (card for card in cards if turn_refusal(state, player, card) is None))


def best_action_card(state: State, figure: FigureId) -> PlayCard | None:
    """Return the card that is worth playing before the figure's next action."""
    player = state.figures[figure].controller
    cards = (card for card in action_cards(state, figure) if action_refusal(state, figure, card) is None)
    found = _best(state, player, cards, figure)
    return None if found is None else found[1]


def _best(
    state: State, player: PlayerId, cards: Iterable[PlayCard], acting: FigureId | None = None
) -> tuple[float, PlayCard] | None:
    """Return the card with the greatest value, and that value; None if none is worth much."""
    found = [(card_worth(state, player, card, acting), -number, card) for number, card in enumerate(cards)]
    if not found:
        return None
    worth, _, best = max(found, key=lambda each: each[:2])
    return (worth, best) if worth > AT_LEAST else None


def best_card(state: State, request: PlayOrPass) -> CardAnswer:
    """Return the card to play after a die or in the status phase, or none."""
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
    """Return whether a die without a target number might have been much better for a player."""
    face = request.thrown.face
    return face <= HEAVY_ROLL if request.thrown.player == player else face >= LIGHT_ROLL


# -- interruptions ----------------------------------------------------------------------------------------------


def best_interruption_card(state: State, request: PlayInterruption) -> tuple[float, PlayCard] | None:
    """Return the card that gains the most as an interruption, with its gain; None if none gains anything."""
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
    """Return the value of the attack about to be made: one by the player's own figures, or one on them."""
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


POINT_NEEDED, POINT_SPARE = 0.08, 0.02
"""What a command point is worth that a figure still needs for its turn, and one that nobody needs."""

OF_STATUS = 0.15
OF_A_VALUE = 0.04
GOOD = (Status.CAMOUFLAGED, Status.DELAYED)
"""Statuses one would rather have."""


def price(state: State, player: PlayerId, points: int) -> float:
    """Return the current value of some command points to a player."""
    waiting = sum(not own.done and is_able_to_act(state, own.id) for own in figures_of(state, player))
    needed = max(0, waiting - (state.players[player].command_points - points))
    return POINT_NEEDED * min(points, needed) + POINT_SPARE * max(points - needed, 0)


def card_worth(state: State, player: PlayerId, answer: PlayCard, acting: FigureId | None = None) -> float:
    """Return the value of playing a card, less its price; below zero if it cannot be paid."""
    card = state.setup.card_by_id[answer.card]
    if state.players[player].command_points < card.command_points:
        return -1.0
    figure = answer.figure or acting
    gain = sum(_at_figure(state, player, effect, figure) for effect in card.effects if figure is not None)
    gain += sum(_for_players(state, player, effect, answer.player) for effect in card.effects)
    return gain - price(state, player, card.command_points)


def _at_figure(state: State, player: PlayerId, effect: CardEffect, figure: FigureId) -> float:
    """Return the value of an effect on a figure, negative if it helps the wrong one."""
    own = state.figures[figure].controller == player
    side = 1.0 if own else -1.0
    match effect:
        case Damage():
            return -0.4 * side
        case GiveStatus(status=status, markers=markers):
            return (OF_STATUS if status in GOOD else -OF_STATUS) * min(markers, 2) * side
        case TakeStatus(status=status):
            return (2 * OF_STATUS if status is Status.PANICKED else OF_STATUS) * side
        case ChangeAttribute(attribute=attribute, value=change):
            useful = _uses(state, figure, attribute)
            return OF_A_VALUE * change * side if useful else 0.0
        case GiveActionPoints(points=points):
            return _more_points(state, figure, points) * side
        case ActivateNow(action_points=points):
            basic = max(value(state, figure, Attribute.ACTION_POINTS), 0)
            return worth_of(best_prospect(state, figure, basic + points)) * side
        case Heal(light=light, heavy=heavy):
            return (0.1 * light + 0.2 * heavy) * side
        case MakeReady():
            points = max(value(state, figure, Attribute.ACTION_POINTS), 0)
            return 0.6 * worth_of(best_prospect(state, figure, points)) * side
        case RefillBlocks():
            return (0.15 if _is_short(state, figure) else 0.0) * side
        case ForcePanicCheck():
            return -0.04 * max(7 - value(state, figure, Attribute.NERVE), 0) * side
        case Stagger():
            return -0.05 * side
        case Collect():
            return 0.1 * side
        case _:
            return 0.0


def _for_players(state: State, player: PlayerId, effect: CardEffect, opponent: PlayerId | None) -> float:
    """Return the value of an effect on players."""
    match effect:
        case GiveVictoryPoints(points=points):
            return 0.8 * points
        case GiveCommandPoints(points=points):
            return 2 * POINT_SPARE * points
        case Draw(cards=cards):
            return 2 * POINT_SPARE * min(cards, len(state.players[player].deck))
        case MakeDiscard() if opponent is not None:
            return 0.05 if state.players[opponent].hand else 0.0
        case TakeCommandPoints(points=points) if opponent is not None:
            return 0.5 * price(state, opponent, min(points, state.players[opponent].command_points))
        case ClearMarkers():
            frightened = sum(markers_near(state, own.id) > 0 for own in figures_of(state, player))
            return 0.1 * frightened
        case _:
            return 0.0


def _uses(state: State, figure: FigureId, attribute: Attribute) -> bool:
    """Return whether a figure could make use of a value in an attack now; other values always help."""
    if attribute not in (Attribute.RANGED, Attribute.MELEE):
        return True
    left = state.figures[figure].action_points - 1
    ranged = attribute is Attribute.RANGED
    return worth_of(best_prospect(state, figure, left, (ranged,))) > 0.0


def _more_points(state: State, figure: FigureId, points: int) -> float:
    """Return how much more valuable an attack is with more AP."""
    left = state.figures[figure].action_points
    return worth_of(best_prospect(state, figure, left + points)) - worth_of(best_prospect(state, figure, left))


def _is_short(state: State, figure: FigureId) -> bool:
    """Return whether something in use has no resource points left."""
    in_play = state.figures[figure].blocks
    return any(in_play[block.id].resources == 0 for block in blocks_in_use(state, figure))


REACTING_AT_LEAST = 0.08
"""Less than this no action that was waited for is worth."""

PRICE = 0.08
"""What a Distracted marker costs in any case: an AP that might be needed one day."""

LAST = 0.15
"""What it costs besides when it takes the last AP of the next turn, or of one after that."""

WAITING = 0.05
"""What having waited is worth when nobody has come yet."""

RUNNING = 0.6
"""What it costs a horse at a run, which has no AP left to go on with: an accident, for it and its rider.  R3.0.16."""


def best_interruption(
    state: State,
    request: PlayInterruption,
    price: float = PRICE,
    ranked: list[tuple[float, InterruptionAnswer]] | None = None,
) -> InterruptionAnswer:
    """Return the interruption that gains the most; Pass if none gains anything.  `price`: of a Distracted marker.

    What each would gain is added to `ranked`.
    """
    playable = interruptions(state, request.player, request.moment.window)
    gains = [(_gain(state, request, answer, price), number) for number, answer in enumerate(playable)]
    gain, number = max(gains, default=(0.0, 0), key=lambda each: (each[0], -each[1]))
    card = best_interruption_card(state, request)
    if ranked is not None:
        ranked += ((each, playable[number]) for each, number in gains)
        ranked += [] if card is None else [card]
    if card is not None and card[0] > gain:
        return card[1]
    return playable[number] if gain > 0 else Pass()


def _gain(state: State, request: PlayInterruption, answer: InterruptionAnswer, price: float) -> float:
    match answer:
        case UseDelayed():
            points = markers_of(state, answer.figure, Status.DELAYED)
            distracted = markers_of(state, answer.figure, Status.DISTRACTED)
            if distracted:
                return 0.0
            return worth_of(best_prospect(state, answer.figure, points, alone=True)) - REACTING_AT_LEAST
        case RangedDefence() | MeleeDefence():
            saved = _saved(state, request, answer)
            # What a marker costs takes long to find out, and most figures are not attacked at all.
            return saved - _price(state, answer.figure, price) if saved > 0.0 else 0.0
        case _:
            return 0.0


def _saved(state: State, request: PlayInterruption, reaction: Reaction) -> float:
    """Return how much less the attackers can do once the figure defends itself.

    They may then attack somebody else instead (R4.0.4), with all the AP they have: what is left to them that way is not
    saved, and so an attack that is only a feint, while another promises more, is worth no marker.
    """
    kind = RangedAttack if isinstance(reaction, RangedDefence) else MeleeAttack
    waiting = sum(played.answer == reaction for played in request.stack)
    saved = 0.0
    for attacker, attack in _declared(request):
        if isinstance(attack, kind) and attack.target == reaction.figure:
            before = worth_of_attack(state, attacker, attack, DEFENCE * waiting)
            if before <= 0.0:
                continue
            with _defended(state, reaction, waiting + 1):
                after = worth_of_attack(state, attacker, attack)
                instead = worth_of(best_prospect(state, attacker, attack.action_points))
            saved += max(before - max(after, instead, _elsewhere(state, attacker, attack)), 0.0)
    return saved


def _elsewhere(state: State, attacker: FigureId, attack: Attack) -> float:
    """Return what an attacker could do to others with all its AP, if more than what it could do to its target."""
    points = max(attack.action_points, state.figures[attacker].action_points)
    others = [other for other in opponents(state, attacker) if other != attack.target]
    target = [attack.target] if attack.target is not None else []
    there = worth_of(best_prospect(state, attacker, points, targets=others))
    return there if there > worth_of(best_prospect(state, attacker, points, targets=target)) else 0.0


@contextmanager
def _defended(state: State, reaction: Reaction, times: int) -> Iterator[None]:
    """Look at the state as if a reaction had taken effect so often."""
    ranged = isinstance(reaction, RangedDefence)
    attribute = Attribute.RANGED_DEFENCE if ranged else Attribute.MELEE_DEFENCE
    effect = AttributeEffect(attribute, DEFENCE * times, "R4.3.2" if ranged else "R4.3.3")
    effects = state.figures[reaction.figure].effects
    effects.append(effect)
    try:
        yield
    finally:
        effects.remove(effect)


def _declared(request: PlayInterruption) -> list[tuple[FigureId, Attack]]:
    """Return the attacks about to be made."""
    moment = request.moment
    found = [(played.actor, played.action) for played in request.stack if played.actor is not None]
    if moment.window is Window.BEFORE_ACTION and moment.figure is not None:
        found.append((moment.figure, moment.action))
    return [(figure, action) for figure, action in found if isinstance(action, RangedAttack | MeleeAttack)]


def _price(state: State, figure: FigureId, price: float) -> float:
    """Return the cost of the marker: one AP of the figure's next attack, after those its markers already cost."""
    distracted = markers_of(state, figure, Status.DISTRACTED)
    points = max(value(state, figure, Attribute.ACTION_POINTS) - distracted, 0)
    if points <= 1 and is_vehicle(state, figure) and markers_of(state, figure, Status.MOVED):
        return RUNNING
    # Who waits to act and is distracted must come to itself first: all that was waited for is lost.
    waiting = 0 if distracted else markers_of(state, figure, Status.DELAYED)
    lost = worth_of(best_prospect(state, figure, waiting, alone=True)) + WAITING if waiting else 0.0
    # Who defends himself all the time never does anything else.
    last = LAST if distracted and points <= 1 else 0.0
    if not points:
        return price + last + lost
    now, then = (worth_of(best_prospect(state, figure, number)) for number in (points, points - 1))
    return price + last + lost + now - then
