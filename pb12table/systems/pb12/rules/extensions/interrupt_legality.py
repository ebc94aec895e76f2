"""Which interruptions can be played now, why others cannot, and when players want to be asked.  R4.0.1, R4.1.5, R4.3.1,
RU105.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.card_interrupts import conceivable_cards, interruption_cards
from pb12table.systems.pb12.rules.extensions.moments import Moment, Played, Window, about_to_act
from pb12table.systems.pb12.rules.figures.figures import (
    distance,
    figures_of,
    is_able_to_act,
    is_on_table,
    is_opposing,
    markers_of,
    value,
)
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line
from pb12table.systems.pb12.rules.game.answers import (
    AskForCards,
    Interruption,
    InterruptionAnswer,
    MeleeDefence,
    MoveOption,
    OrderDeclaration,
    Pass,
    PassTurn,
    PlayCard,
    RangedDefence,
    SetStandingOrder,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.state import FigureState, Place, State, Status
from pb12table.systems.pb12.rules.movement.path_plan import check_path
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, Attribute, StandingOrder, When
from pb12table.systems.pb12.rules.scenarios.scenario_plan import aimed_at
from pb12table.table.shapes import Point3, are_numbers, at_most


def interruption_refusal(
    state: State, player: PlayerId | str, window: Window, answer: InterruptionAnswer
) -> Refusal | None:
    """Return why a player cannot play an interruption now.  R4.0.1."""
    if isinstance(answer, Pass | PlayCard):
        return None  # cards are looked at in `card_interrupts`
    figure = state.figures.get(answer.figure)
    if figure is None or figure.controller != player:
        return Refusal("R1.2.11", "not-your-figure", (("figure", answer.figure),))
    if isinstance(answer, UseDelayed):
        return delayed_refusal(state, answer.figure)
    return reaction_refusal(state, answer.figure, window)


def delayed_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Return why a figure cannot act by shedding Delayed.  R4.1.5 (Verzögert)."""
    subject = (("figure", figure),)
    if not is_on_table(state, figure):
        return Refusal("R4.1.5", "not-on-the-table", subject)
    if not markers_of(state, figure, Status.DELAYED) or not is_able_to_act(state, figure):
        return Refusal("R4.1.5", "not-delayed", subject)
    return None


def reaction_refusal(state: State, figure: FigureId, window: Window) -> Refusal | None:
    """Return why a figure cannot react: it must be able to, and not too distracted.  R4.3.1 (Reaktionen), RU105."""
    subject = (("figure", figure),)
    if not is_on_table(state, figure):
        return Refusal("R4.3.1", "not-on-the-table", subject)
    if not is_able_to_act(state, figure):
        return Refusal("R4.3.1", "incapacitated", subject)
    initiative = value(state, figure, Attribute.INITIATIVE)
    if initiative < 1:
        return Refusal("R4.3.1", "no-initiative-to-react", subject)
    if value(state, figure, Attribute.ACTION_POINTS) < 1:
        return Refusal("R4.3.1", "no-action-points-value", subject)
    if markers_of(state, figure, Status.DISTRACTED) >= initiative:
        return Refusal("R4.3.1", "too-distracted", (("figure", figure), ("most", initiative)))
    if window is Window.AFTER_TURN:
        return Refusal("R4.3.1", "turn-is-over", subject)
    return None


def interruptions(state: State, player: PlayerId | str, window: Window) -> list[Interruption]:
    """Return every interruption a player can play now, figure by figure.  R4.0.1."""
    found: list[Interruption] = []
    for figure in figures_of(state, PlayerId(player)):
        if reaction_refusal(state, figure.id, window) is None:
            found += [RangedDefence(figure.id), MeleeDefence(figure.id)]
        if delayed_refusal(state, figure.id) is None:
            found.append(UseDelayed(figure.id))
    return found


def commit_refusal(state: State, figure: FigureId, options: Sequence[MoveOption]) -> Refusal | None:
    """Return why a mover cannot fix this as the rest of its movement.  R4.0.6, RU104.

    Each option must be legal after those before it; one that ends in a fall or a collision can only be the last.
    """
    for option in options:
        if not are_numbers(*(getattr(option, name) for name in option.__struct_fields__)):
            return Refusal("R1.7.4", "not-a-number")
    checked = check_path(state, figure, options, state.figures[figure].movement_points)
    if checked.refusal is not None:
        return checked.refusal
    for leg in checked.legs[:-1]:
        if leg.risk is not None:
            return Refusal("RU104", "only-as-the-last-option")
    return None


def is_asked(state: State, player: PlayerId, moment: Moment, stack: Sequence[Played]) -> bool:
    """Return whether a player may have an interruption to play now and wants to be asked about it.

    RU100: that he is asked for cards goes by those he brought, and so shows nothing about his hand, unless he himself
    wants to be asked only when one in his hand fits.
    """
    own = state.players[player]
    if own.passed_turn:
        return False
    cards = interruption_cards if own.ask_cards is AskCards.HELD else conceivable_cards
    if wants_to_play_card(state, player, cards(state, player, moment, stack)):
        return True
    targets = [target for actor, action in about_to_act(moment, stack) for target in aimed_at(state, actor, action)]
    return any(
        _may_hold(figure, targets)
        and order_holds(state, figure.id, moment, stack)
        and (delayed_refusal(state, figure.id) is None or reaction_refusal(state, figure.id, moment.window) is None)
        for figure in figures_of(state, player)
    )


def wants_to_play_card(state: State, player: PlayerId, playable: Sequence[PlayCard]) -> bool:
    """Return whether a player is asked for cards, as he likes: if he can pay for one, or holds any.  RU100."""
    own = state.players[player]
    match own.ask_cards:
        case AskCards.NEVER:
            return False
        case AskCards.ALWAYS:
            return bool(own.hand)
        case AskCards.USEFUL | AskCards.HELD:
            cards = state.setup.card_by_id
            return any(own.command_points >= cards[answer.card].command_points for answer in playable)


def _may_hold(figure: FigureState, targets: Sequence[FigureId]) -> bool:
    """Return whether a figure's order could hold when these are attacked; most do not, and nothing is measured."""
    when = figure.standing_order.when
    if when is When.ATTACKED:
        return figure.id in targets or Status.DELAYED in figure.statuses
    return when is not When.NEVER


def order_holds(state: State, figure: FigureId, moment: Moment, stack: Sequence[Played]) -> bool:
    """Return whether this is an occasion on which a figure's player wants to be asked.

    A Delayed figure has paid for acting in between: unless it is never to be asked, it is asked in sight, too.
    """
    order = state.figures[figure].standing_order
    if order.when is When.NEVER or order.when is When.ALWAYS:
        return order.when is When.ALWAYS
    if is_attacked(state, figure, moment, stack):
        return True
    if order.when is When.NEAR and comes_near(state, figure, moment, stack, order.steps):
        return True
    return delayed_refusal(state, figure) is None and acts_in_sight(state, figure, moment)


# -- attacked -----------------------------------------------------------------------------------------------------


def is_attacked(state: State, figure: FigureId, moment: Moment, stack: Sequence[Played]) -> bool:
    """Return whether an opponent is about to attack a figure: in its turn, or with an interruption on the stack."""
    return any(
        is_opposing(state, figure, actor) and figure in aimed_at(state, actor, action)
        for actor, action in about_to_act(moment, stack)
    )


# -- near ---------------------------------------------------------------------------------------------------------


def comes_near(state: State, figure: FigureId, moment: Moment, stack: Sequence[Played], steps: int) -> bool:
    """Return whether an opponent acts within some steps of a figure, or comes that near or into sight that near."""
    if not is_on_table(state, figure):
        return False
    if any(
        played.actor is not None and played.action is not None and _is_near(state, figure, played.actor, steps)
        for played in stack
    ):
        return True
    near = [other for other in (moment.figure, *moment.further) if other and _is_near(state, figure, other, steps)]
    if not near:
        return False
    other = near[0]
    match moment.window:
        case Window.BEFORE_ACTION | Window.AFTER_TURN:
            return True  # about to act, or come onto the table in the turn that is over
        case Window.AFTER_OPTION:
            return moment.start is not None and _has_come(state, figure, other, moment.start, steps)
        case _:
            return False


def _is_near(state: State, figure: FigureId, other: FigureId, steps: int) -> bool:
    return (
        is_opposing(state, figure, other)
        and is_on_table(state, other)
        and at_most(distance(state, figure, other), float(steps))
    )


def _has_come(state: State, figure: FigureId, other: FigureId, start: Point3, steps: int) -> bool:
    """Return whether an opponent now near was farther away, or out of sight, where its option began."""
    before = _standing_at(state, other, start)
    if not _is_near(before, figure, other, steps):
        return True
    return has_sight_line(state, figure, other) and not has_sight_line(before, figure, other)


def _standing_at(state: State, figure: FigureId, place: Point3) -> State:
    """Return the state with one figure elsewhere; it shares everything else."""
    moved = state.figures[figure].clone()
    moved.x, moved.y, moved.z = place
    return replace(state, figures={**state.figures, figure: moved})


# -- in sight -----------------------------------------------------------------------------------------------------


def acts_in_sight(state: State, figure: FigureId, moment: Moment) -> bool:
    """Return whether an opponent a figure sees begins or has ended an action, comes into its sight, or has entered."""
    if not is_on_table(state, figure):
        return False
    seen = [other for other in (moment.figure, *moment.further) if other and _is_seen(state, figure, other)]
    match moment.window:
        case Window.BEFORE_ACTION | Window.AFTER_ACTION | Window.AFTER_TURN:
            return bool(seen)  # after a turn they are those who came onto the table in it
        case Window.AFTER_OPTION if moment.start is not None:
            before = moment.start
            return any(not _is_seen(_standing_at(state, other, before), figure, other) for other in seen)
        case _:
            return False


def _is_seen(state: State, figure: FigureId, other: FigureId) -> bool:
    return is_opposing(state, figure, other) and is_on_table(state, other) and has_sight_line(state, figure, other)


# -- declarations -------------------------------------------------------------------------------------------------


def order_refusal(state: State, player: PlayerId, declaration: OrderDeclaration) -> Refusal | None:
    """Return why a player cannot give this order about being asked."""
    if isinstance(declaration, PassTurn | AskForCards):
        return None
    figure = state.figures.get(declaration.figure)
    if figure is None or figure.controller != player or figure.place is Place.REMOVED:
        return Refusal("R1.2.11", "not-your-figure", (("figure", declaration.figure),))
    return None


def give_order(state: State, player: PlayerId, declaration: OrderDeclaration) -> None:
    """Keep what a player says about being asked."""
    match declaration:
        case PassTurn():
            state.players[player].passed_turn = declaration.passing
        case AskForCards():
            state.players[player].ask_cards = declaration.when
        case SetStandingOrder():
            state.figures[declaration.figure].standing_order = StandingOrder(declaration.when, declaration.steps)
