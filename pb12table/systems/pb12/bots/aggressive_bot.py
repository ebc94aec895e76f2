"""A simple, sensible bot: it goes where it can hit, hits what it can hit best, commands, and never gives up."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, ClassVar

import msgspec

from pb12table.kernel.request import Request, YesNo
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.driving import Reins, drives_next, is_to_be_steered
from pb12table.systems.pb12.bots.marching import (
    HARDLY,
    MARCHING,
    March,
    begun,
    look_round,
    moves_to_attack,
    nearest_opponent,
    out_of_the_way,
    points_for,
    preparations,
    to_reload,
    way_to_a_door,
    whole_march,
)
from pb12table.systems.pb12.bots.playing_cards import (
    best_action_card,
    best_card,
    best_interruption,
    best_turn_card,
    cards_to_draw,
)
from pb12table.systems.pb12.bots.posts import best_take_over, next_effect_of
from pb12table.systems.pb12.bots.prospects import best_prospect, worth_at, worth_of
from pb12table.systems.pb12.rules.actions.change_status import composure
from pb12table.systems.pb12.rules.actions.use_door import doors_of
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.cards.card_legality import PlayOrPass
from pb12table.systems.pb12.rules.checks.deputies import TakeOverPanicChecks
from pb12table.systems.pb12.rules.command.commanding import (
    activatable_figures,
    activates_freely,
    active_figures,
    command_refusal,
    commanding_refusal,
    fitting,
    parts_to_take,
    running_command,
    still_owing,
)
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import facing_towards, figures_of, is_able_to_act, markers_of, value
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Activate,
    Command,
    EndCommand,
    EndTurn,
    LetAct,
    Move,
    MoveAnswer,
    MoveOption,
    Reload,
    RelocateIn,
    Stop,
    TurnAnswer,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import BREAK_OFF, ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, CommandKind, Place, State, Status
from pb12table.systems.pb12.rules.movement.move_options import option_refusal, option_result
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, move_options
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.entering import activation_refusal
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChooseEffect, DeclareSurrender
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of
from pb12table.table.shapes import Point3

MELEE, RANGED = (False,), (True,)

CALLING = 0.25
"""A figure is activated for a command point only for an attack worth more than this; waiting costs nothing."""


@dataclass(frozen=True, slots=True)
class _Follower:
    """A figure that could take part: whether it must be activated, and what it could do in each command action."""

    figure: FigureId
    activate: bool
    free: bool
    worth: dict[CommandKind, float]


def best_command(state: State, figure: FigureId) -> Command | None:
    """Return the command action that promises the most, or None if none is worth it."""
    if commanding_refusal(state, figure) is not None:
        return None
    found = list(_followers(state, figure))
    spare = _spare_points(state, figure)
    best: tuple[float, Command] | None = None
    for kind in (CommandKind.RANGED_ATTACK, CommandKind.MELEE_ATTACK, CommandKind.MOVE):
        taking = [one for one in found if one.worth[kind] > HARDLY and (one.free or not one.activate)]
        paid = [one for one in found if one.activate and not one.free and one.worth[kind] > CALLING]
        taking += sorted(paid, key=lambda one: -one.worth[kind])[:spare]
        answer = fitting(
            state,
            figure,
            Command(kind, tuple(one.figure for one in taking), tuple(one.figure for one in taking if one.activate)),
        )
        if answer.participants in ((), (figure,)):
            # Who commands nobody but himself gains nothing by it.
            continue
        worth = sum(one.worth[kind] for one in taking if one.figure in answer.participants)
        if (best is None or worth > best[0]) and command_refusal(state, figure, answer) is None:
            best = (worth, answer)
    return None if best is None else best[1]


def _spare_points(state: State, figure: FigureId) -> int:
    """Return all CP if they suffice for all figures' turns, as calling one now then costs no more; else 0."""
    player = state.figures[figure].controller
    waiting = sum(
        activation_refusal(state, other.id) is None and other.activation is Activation.NONE
        for other in figures_of(state, player)
    )
    points = state.players[player].command_points
    return points if points >= waiting else 0


def _followers(state: State, figure: FigureId) -> Iterator[_Follower]:
    active = active_figures(state, figure)
    for other in (*active, *activatable_figures(state, figure)):
        if markers_of(state, other, Status.DISTRACTED):
            # Whoever must come to himself first does nothing that was commanded, and has had his turn all the same.
            continue
        activate = other not in active
        yield _Follower(
            other, activate, activate and activates_freely(state, figure, other), _worth(state, other, activate)
        )


def _worth(state: State, figure: FigureId, activate: bool) -> dict[CommandKind, float]:
    """Return what a figure could do in each command action with the AP it has or will have."""
    left = state.figures[figure].action_points
    if activate:
        left = max(left, value(state, figure, Attribute.ACTION_POINTS))
    march = March(state, figure)
    rides = is_vehicle(state, figure) or vehicle_of(state, figure) is not None
    goes = not rides and march.is_possible and value(state, figure, Attribute.MOVEMENT) > 0
    going = MARCHING / (1.0 + march.left()) if goes else 0.0
    if state.truce:
        return {CommandKind.RANGED_ATTACK: 0.0, CommandKind.MELEE_ATTACK: 0.0, CommandKind.MOVE: going}
    strikes = [worth_of(best_prospect(state, figure, left, MELEE))]
    if goes:
        strikes += [worth for worth, _ in moves_to_attack(state, figure, march, left, MELEE)]
    return {
        CommandKind.RANGED_ATTACK: worth_of(best_prospect(state, figure, left, RANGED)),
        CommandKind.MELEE_ATTACK: max(strikes),
        CommandKind.MOVE: going,
    }


# -- taking part ----------------------------------------------------------------------------------------------


def takes_part(state: State, figure: FigureId) -> bool:
    """Return whether a figure takes part in the running command action; a vehicle steered in it does not.  RU031."""
    command = running_command(state)
    return command is not None and figure in command.participants


def gone_on(state: State, figure: FigureId) -> ActionAnswer | None:
    """Return how the running command action goes on after a vehicle steered in it; None outside of one.  RU031."""
    command = running_command(state)
    if command is None:
        return None
    answers: list[ActionAnswer] = [*(LetAct(other) for other in command.participants), EndCommand()]
    return next((answer for answer in answers if action_refusal(state, figure, answer) is None), None)


def best_part(state: State, figure: FigureId) -> ActionAnswer | None:
    """Return what a participant does next in the running command action, None for the usual way to its end."""
    for answer in _parts(state, figure):
        if not isinstance(answer, EndTurn) and action_refusal(state, figure, answer) is None:
            return answer
    return None


def _parts(state: State, figure: FigureId) -> Iterator[ActionAnswer]:
    command = running_command(state)
    assert command is not None, "a command action goes on"
    left = state.figures[figure].action_points
    if left and command.kind is CommandKind.MOVE and March(state, figure).is_possible:
        yield whole_march(state, figure, left)
    elif left and command.kind is not CommandKind.MAKE_READY:
        kinds = RANGED if command.kind is CommandKind.RANGED_ATTACK else MELEE
        attack = best_prospect(state, figure, left, kinds)
        plans: list[tuple[float, ActionAnswer]] = [(worth_of(attack), begun(attack))]
        plans += preparations(state, figure, left, kinds)
        if command.kind is CommandKind.MELEE_ATTACK:
            plans += moves_to_attack(state, figure, March(state, figure), left, MELEE)
        yield from (answer for worth, answer in sorted(plans, key=lambda plan: -plan[0]) if worth > HARDLY)
    yield from parts_to_take(state, figure)
    if not left:
        yield look_round(state, figure)
    # First those who come after it and have done nothing yet, then, once round, whoever must still do his part.
    order = command.participants
    later = [other for other in order[order.index(figure) + 1 :] if other in command.owing]
    yield from (LetAct(other) for other in (*later, *still_owing(state)) if other != figure)
    yield EndCommand()


ENTERING = 0.3
"""What bringing a figure onto the table is worth; a figure that can do more harm than that goes first."""

DRIVING = 0.2
"""What taking the reins is worth before others act; who can do more harm than that goes first."""

BY_ITSELF = 0.05
"""What it is worth that a mount acts which nobody steers."""

MOST_BID = 2


class AggressiveBot:
    """Attacks with the best odds, else gets ready to, else goes nearer by a way without falls and collisions.

    It remembers the way of a Move that it has planned; where something has come between it stops.
    """

    careful: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._reins = Reins(careful=self.careful)
        self._ways: dict[FigureId, tuple[MoveOption, ...]] = {}

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        """Return a legal answer."""
        match request:
            case ChooseTurn():
                return best_turn(state, request)
            case PlayInterruption():
                return best_interruption(state, request)
            case ChooseAction():
                return self._best_action(state, request)
            case ChooseMoveOption() if is_vehicle(state, request.figure):
                return self._reins.option(state, request)
            case ChooseMoveOption() if request.figure in self._ways and not request.adjust:
                return self._option(state, request.figure)
            case ChooseMoveOption():
                return best_option(state, request)
            case BidInitiative():
                return self._bid(state, request)
            case DrawCards():
                return cards_to_draw(state, request)
            case PlayOrPass():
                return best_card(state, request)
            case TakeOverPanicChecks():
                return best_take_over(state, request)
            case ChooseEffect():
                return next_effect_of(state, request)
            case DeclareSurrender():
                return False
            case YesNo():
                return True
            case _:
                return request.default(state)

    def _bid(self, state: State, request: BidInitiative) -> int:
        """Return the CP not needed to activate everybody, and now and then one more."""
        able = sum(is_able_to_act(state, figure.id) for figure in figures_of(state, PlayerId(request.player)))
        spare = request.highest - able + self._chance.choice((0, 0, 1))
        return max(request.lowest, min(spare, MOST_BID, request.highest))

    # -- actions -------------------------------------------------------------------------------------------------------

    def _best_action(self, state: State, request: ChooseAction) -> ActionAnswer:
        """Return the next action of the active figure."""
        figure = request.figure
        self._ways.pop(figure, None)
        interrupts = isinstance(request, ActInInterruption)
        if takes_part(state, figure) and not interrupts:
            return best_part(state, figure) or request.default(state)
        card = None if interrupts else best_action_card(state, figure)
        if card is not None:
            return card
        # Somebody who is distracted comes to himself first: nothing else that uses AP is open to him.
        wished = composure(state, figure) or self._wished(state, request)
        if isinstance(wished, EndTurn) and not interrupts:
            wished = best_command(state, figure) or gone_on(state, figure) or wished
        return wished if action_refusal(state, figure, wished) is None else request.default(state)

    def _wished(self, state: State, request: ChooseAction) -> ActionAnswer:
        """Return what the figure does with its AP: drive, steer, stay aboard and fight, or go its own way."""
        figure = request.figure
        left = state.figures[figure].action_points
        if is_vehicle(state, figure):
            return self._reins.action(state, figure)
        if not left:
            return look_round(state, figure)
        stays = vehicle_of(state, figure) is not None and self._reins.stays_aboard(state, figure)
        door = None if stays else self._door(state, request)
        worth, own = self._own(state, request, stays=stays) if door is None else (MARCHING, door)
        steering = None if isinstance(request, ActInInterruption) else self._reins.steering(state, figure)
        return own if steering is None or steering[0] <= worth else steering[1]

    def _door(self, state: State, request: ChooseAction) -> ActionAnswer | None:
        """Return the door that the figure opens now, or the way to one that bars its way; None if there is none."""
        figure = request.figure
        if isinstance(request, ActInInterruption) or not doors_of(state):
            return None
        march = March(state, figure)
        turn = out_of_the_way(state, figure, march)
        if turn is not None or worth_of(best_prospect(state, figure, state.figures[figure].action_points)) > HARDLY:
            return turn
        if not _gets_nearer(state, figure, march, 1):
            way = way_to_a_door(state, figure, march)
            if way is not None:
                self._ways[figure] = way.options
                return Move(points_for(state, figure, way))
        return None

    def _own(self, state: State, request: ChooseAction, *, stays: bool) -> tuple[float, ActionAnswer]:
        """Return what the figure does without steering anything, and the value of that; `stays`: it goes nowhere."""
        figure = request.figure
        worth, wished = _wish(state, figure, state.figures[figure].action_points, goes=not stays)
        if not stays and worth < DRIVING and not isinstance(request, ActInInterruption):
            way = self._reins.way_to_the_reins(state, figure)
            if way is not None:
                self._ways[figure] = way.options
                return worth, Move(max(ceil(way.cost / value(state, figure, Attribute.MOVEMENT)), 1))
        off = vehicle_of(state, figure) is not None and isinstance(wished, Move)
        # Who only gets off what he sits on does so with one AP, and then looks where to go.
        return worth, Move(1) if off and action_refusal(state, figure, Move(1)) is None else wished

    def _option(self, state: State, figure: FigureId) -> MoveAnswer:
        """Return the next option of the path, as long as it leads where it did when it was planned."""
        option, *rest = self._ways[figure] or (Stop(),)
        self._ways[figure] = tuple(rest)
        if isinstance(option, Stop) or option_refusal(state, figure, option) is not None:
            return Stop()
        result = option_result(state, figure, option)
        return option if result.obstacle is None and (rest or result.stand.safe) else Stop()


# -- turns ------------------------------------------------------------------------------------------------------


Ranked = list[tuple[float, Activate | RelocateIn]]
"""Turns that were weighed, with what each is worth."""


def best_turn(
    state: State,
    request: ChooseTurn,
    harm: Callable[[FigureId, int], float] | None = None,
    ranked: Ranked | None = None,
) -> TurnAnswer:
    """Return the figure that can do the most harm, else one more onto the table, else the nearest; or break off.

    `harm` says how much a figure can do with so many AP from where it stands; None: what the rules find.  What all are
    worth is added to `ranked`.
    """
    turns = [turn for turn in request.hints(state) if isinstance(turn, Activate | RelocateIn)]
    found = [(_worth_of_turn(state, turn, harm), -number, turn) for number, turn in enumerate(turns)]
    worth, _, best = max(found, key=lambda each: each[:2], default=(0.0, 0, BREAK_OFF))
    if ranked is not None:
        ranked += ((value, turn) for value, _, turn in found)
    card = best_turn_card(state, PlayerId(request.player))
    return card[1] if card is not None and card[0] > worth else best


def _worth_of_turn(state: State, turn: Activate | RelocateIn, harm: Callable[[FigureId, int], float] | None) -> float:
    if isinstance(turn, RelocateIn):
        return ENTERING
    figure = turn.figure
    if is_vehicle(state, figure):
        return 0.0 if is_to_be_steered(state, figure) else BY_ITSELF
    points = value(state, figure, Attribute.ACTION_POINTS) - markers_of(state, figure, Status.DISTRACTED)
    points = max(points, 0)
    now = worth_of(best_prospect(state, figure, points)) if harm is None else harm(figure, points)
    return max(now, DRIVING if drives_next(state, figure) else MARCHING / (1.0 + March(state, figure).left()))


# -- actions ----------------------------------------------------------------------------------------------------


def _wish(state: State, figure: FigureId, left: int, *, goes: bool = True) -> tuple[float, ActionAnswer]:
    """Attack, go somewhere better and attack, get a weapon ready, or go nearer; whatever promises most, and how much.

    `goes`: False for who stays where he is.
    """
    attack = best_prospect(state, figure, left)
    march = March(state, figure)
    plans: list[tuple[float, ActionAnswer]] = [(worth_of(attack), begun(attack))]
    if goes:
        plans += (
            (worth, answer)
            for worth, answer in moves_to_attack(state, figure, march, left)
            if worth > plans[0][0] and _gets_nearer(state, figure, march, answer.action_points)
        )
    plans += preparations(state, figure, left)
    worth, best = max(plans, key=lambda plan: plan[0])
    if worth > HARDLY or not goes or not (march.is_possible and value(state, figure, Attribute.MOVEMENT) > 0):
        return worth, best
    if _gets_nearer(state, figure, march, left):
        return worth, whole_march(state, figure, left)
    return worth, next((Reload(block) for block in to_reload(state, figure)), best)


# -- movement ---------------------------------------------------------------------------------------------------


def best_option(state: State, request: ChooseMoveOption) -> MoveAnswer:
    """Return the option that leads nearer to the opponents, until the figure can attack as well as it ever could."""
    figure = request.figure
    mover = state.figures[figure]
    if mover.place is not Place.TABLE or request.adjust:
        return Stop()
    points = mover.action_points or max(value(state, figure, Attribute.ACTION_POINTS), 1)
    found = _step(state, figure, March(state, figure), request.hints(state), points)
    if found is None:
        return Stop()
    option, place = found
    nearest = nearest_opponent(state, figure)
    if nearest is None:
        return option
    before = (mover.x, mover.y, mover.z)
    mover.x, mover.y, mover.z = place
    turned = msgspec.structs.replace(option, facing=facing_towards(state, figure, nearest))
    mover.x, mover.y, mover.z = before
    return turned if option_refusal(state, figure, turned) is None else option


def _step(
    state: State, figure: FigureId, march: March, options: Sequence[MoveAnswer], action_points: int
) -> tuple[MoveOption, Point3] | None:
    """Return the option that leads nearest, and where to; None if none does, or it leads away from the best attack."""
    found = march.best_option(options)
    if found is None:
        return None
    here = worth_of(best_prospect(state, figure, action_points))
    if here <= HARDLY:
        return found
    # What is no better after one step may be after as many as there are points for.
    places = (found[1], march.ahead(state.figures[figure].movement_points))
    return found if any(worth_at(state, figure, place, action_points) > here for place in places) else None


def _gets_nearer(state: State, figure: FigureId, march: March, spent: int) -> bool:
    """Return whether a Move with some AP would begin with a step, and not be wasted on the spot."""
    mover = state.figures[figure]
    before = mover.movement_points
    mover.movement_points = max(value(state, figure, Attribute.MOVEMENT), 0) * spent
    try:
        rest = mover.action_points - spent or max(value(state, figure, Attribute.ACTION_POINTS), 1)
        return _step(state, figure, march, move_options(state, figure), rest) is not None
    finally:
        mover.movement_points = before
