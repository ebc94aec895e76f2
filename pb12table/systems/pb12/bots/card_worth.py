"""What cards are worth to a bot: the good they do to its own side and the harm to the others, less their price.

As with attacks, one is about what putting an opponent out of action is worth.
"""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.prospects import best_prospect, worth_of
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, figures_of, is_able_to_act, value
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.scenarios.effect_data import (
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
    Heal,
    MakeDiscard,
    MakeReady,
    RefillBlocks,
    Stagger,
    TakeCommandPoints,
    TakeStatus,
)
from pb12table.systems.pb12.rules.statuses.markers import markers_near

POINT_NEEDED, POINT_SPARE = 0.08, 0.02
"""What a command point is worth that a figure still needs for its turn, and one that nobody needs."""

OF_STATUS = 0.15
OF_A_VALUE = 0.04
GOOD = (Status.CAMOUFLAGED, Status.DELAYED)
"""Statuses one would rather have."""


def price(state: State, player: PlayerId, points: int) -> float:
    """What so many command points are worth to a player now."""
    waiting = sum(not own.done and is_able_to_act(state, own.id) for own in figures_of(state, player))
    needed = max(0, waiting - (state.players[player].command_points - points))
    return POINT_NEEDED * min(points, needed) + POINT_SPARE * max(points - needed, 0)


def card_worth(state: State, player: PlayerId, answer: PlayCard, acting: FigureId | None = None) -> float:
    """What playing a card brings, its price taken off; below nothing when it cannot be paid."""
    card = state.setup.card_by_id[answer.card]
    if state.players[player].command_points < card.command_points:
        return -1.0
    figure = answer.figure or acting
    gain = sum(_at_figure(state, player, effect, figure) for effect in card.effects if figure is not None)
    gain += sum(_for_players(state, player, effect, answer.player) for effect in card.effects)
    return gain - price(state, player, card.command_points)


def _at_figure(state: State, player: PlayerId, effect: CardEffect, figure: FigureId) -> float:
    """What an effect on a figure is worth, negative when it helps the wrong one."""
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
    """What an effect on players is worth."""
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
    """Whether a figure could make use of a value in an attack now; other values always help."""
    if attribute not in (Attribute.RANGED, Attribute.MELEE):
        return True
    left = state.figures[figure].action_points - 1
    ranged = attribute is Attribute.RANGED
    return worth_of(best_prospect(state, figure, left, (ranged,))) > 0.0


def _more_points(state: State, figure: FigureId, points: int) -> float:
    """How much more an attack is worth with more AP."""
    left = state.figures[figure].action_points
    return worth_of(best_prospect(state, figure, left + points)) - worth_of(best_prospect(state, figure, left))


def _is_short(state: State, figure: FigureId) -> bool:
    """Whether something in use has no resource points left."""
    in_play = state.figures[figure].blocks
    return any(in_play[block.id].resources == 0 for block in blocks_in_use(state, figure))
