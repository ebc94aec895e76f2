"""A simple, sensible bot: it goes where it can hit, hits what it can hit best, and never gives up."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from pb12table.bots.marching import March
from pb12table.bots.prospects import Prospect, best_prospect, opponents, worth_at, worth_of
from pb12table.kernel.request import Request, YesNo
from pb12table.pb12.answers import (
    ActionAnswer,
    Activate,
    Adjust,
    Concentrate,
    EndTurn,
    Move,
    MoveAnswer,
    ReEquip,
    Reload,
    RelocateIn,
    Stop,
    TurnAnswer,
)
from pb12table.pb12.figures import distance, figures_of, is_able_to_act, value
from pb12table.pb12.legality import action_refusal, re_equip_refusal, reload_refusal
from pb12table.pb12.profiles import Attribute, BlockId, FigureId, PlayerId
from pb12table.pb12.requests import BidInitiative, ChooseAction, ChooseMoveOption, ChooseTurn, DeclareSurrender
from pb12table.pb12.state import BlockState, Place, State
from pb12table.pb12.suggestions import BREAK_OFF, facing_towards
from pb12table.table.units import angle_between

ENTERING = 0.3
"""What bringing a figure onto the table is worth; a figure that can do more harm than that goes first."""

MARCHING = 0.2
"""The most that going nearer is worth; less for those who have further to go."""

PREPARING = 0.6
"""The share of an attack's worth that remains when something must be got ready for it first."""

HARDLY = 0.02
"""Attacks worth no more than this are not made when there is something else to do."""

MOST_BID = 2
LOOKS_AWAY = 60.0
"""A figure turned away from the nearest opponent by more degrees turns round for nothing, if it may."""


class AggressiveBot:
    """Attacks with the best odds, else gets ready to, else goes nearer by a way without falls and collisions."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        """A legal answer."""
        match request:
            case ChooseTurn():
                return best_turn(state, request)
            case ChooseAction():
                return best_action(state, request)
            case ChooseMoveOption():
                return best_option(state, request)
            case BidInitiative():
                return self._bid(state, request)
            case DeclareSurrender():
                return False
            case YesNo():
                return True
            case _:
                return request.default(state)

    def _bid(self, state: State, request: BidInitiative) -> int:
        """What is not needed to activate everybody, and now and then one more."""
        able = sum(is_able_to_act(state, figure.id) for figure in figures_of(state, PlayerId(request.player)))
        spare = request.highest - able + self._chance.choice((0, 0, 1))
        return max(request.lowest, min(spare, MOST_BID, request.highest))


# -- turns ------------------------------------------------------------------------------------------------------


def best_turn(state: State, request: ChooseTurn) -> TurnAnswer:
    """The figure that can do most harm, else one more onto the table, else the one that is nearest; or break off."""
    turns = [turn for turn in request.hints(state) if isinstance(turn, Activate | RelocateIn)]
    return max(turns, key=lambda turn: _worth_of_turn(state, turn), default=BREAK_OFF)


def _worth_of_turn(state: State, turn: Activate | RelocateIn) -> float:
    if isinstance(turn, RelocateIn):
        return ENTERING
    figure = turn.figure
    points = max(value(state, figure, Attribute.ACTION_POINTS), 0)
    now = worth_of(best_prospect(state, figure, points))
    return max(now, MARCHING / (1.0 + March(state, figure).left()))


# -- actions ----------------------------------------------------------------------------------------------------


def best_action(state: State, request: ChooseAction) -> ActionAnswer:
    """The next action of the active figure."""
    figure = request.figure
    left = state.figures[figure].action_points
    wished = _wish(state, request, left) if left else _look_round(state, figure)
    if action_refusal(state, figure, wished) is None:
        return wished
    return request.default(state)


def _wish(state: State, request: ChooseAction, left: int) -> ActionAnswer:
    """Attack, go somewhere better and attack, get a weapon ready, or go nearer; whatever promises most."""
    figure = request.figure
    attack = best_prospect(state, figure, left)
    march = March(state, figure)
    plans: list[tuple[float, ActionAnswer]] = [(worth_of(attack), _begun(attack))]
    plans += _moves_to_attack(state, figure, march, left)
    plans += _preparations(state, figure, left)
    worth, best = max(plans, key=lambda plan: plan[0])
    if worth > HARDLY or not (march.is_possible and value(state, figure, Attribute.MOVEMENT) > 0):
        return best
    whole = Move(left, full_move=True)
    return whole if action_refusal(state, figure, whole) is None else Move(left)


def _begun(attack: Prospect | None) -> ActionAnswer:
    """The first action of an attack."""
    if attack is None:
        return EndTurn()
    return Concentrate(attack.attack.facing) if attack.concentrate else attack.attack


def _moves_to_attack(
    state: State, figure: FigureId, march: March, left: int
) -> Iterator[tuple[float, ActionAnswer]]:
    """Moves that leave AP for an attack from where they lead."""
    speed = max(value(state, figure, Attribute.MOVEMENT), 0)
    if not march.is_possible or not speed:
        return
    for points in range(1, left):
        place = march.ahead(points * speed)
        yield 0.95 * worth_at(state, figure, place, left - points), Move(points)


def _preparations(state: State, figure: FigureId, left: int) -> Iterator[tuple[float, ActionAnswer]]:
    """Reloading, and taking other weapons into the hands."""
    later = left - 1 or max(value(state, figure, Attribute.ACTION_POINTS), 1)
    share = 1.0 if left > 1 else PREPARING
    printed = state.setup.block_by_figure[figure]
    blocks = state.figures[figure].blocks
    for block, in_play in blocks.items():
        if reload_refusal(state, figure, block) is None and in_play.resources != printed[block].resources:
            with _reloaded(state, figure, block):
                yield share * worth_of(best_prospect(state, figure, later)), Reload(block)
    for in_use in _other_hands(blocks):
        if re_equip_refusal(state, figure, in_use) is None:
            with _equipped(state, figure, in_use):
                yield share * worth_of(best_prospect(state, figure, later)), ReEquip(in_use)


def _other_hands(blocks: Mapping[BlockId, BlockState]) -> Iterator[tuple[BlockId, ...]]:
    """What could be in use instead: one block more, or one for another."""
    in_use = tuple(block for block, in_play in blocks.items() if in_play.in_use)
    for block in blocks:
        if block not in in_use:
            yield (*in_use, block)
            yield from ((*(kept for kept in in_use if kept != other), block) for other in in_use)


@contextmanager
def _reloaded(state: State, figure: FigureId, block: BlockId) -> Iterator[None]:
    """Look at the state as if a block had been reloaded."""
    in_play = state.figures[figure].blocks[block]
    before = in_play.resources
    in_play.resources = state.setup.block_by_figure[figure][block].resources
    try:
        yield
    finally:
        in_play.resources = before


@contextmanager
def _equipped(state: State, figure: FigureId, in_use: tuple[BlockId, ...]) -> Iterator[None]:
    """Look at the state as if other blocks were in use."""
    blocks = state.figures[figure].blocks
    before = {block: in_play.in_use for block, in_play in blocks.items()}
    for block, in_play in blocks.items():
        in_play.in_use = block in in_use
    try:
        yield
    finally:
        for block, in_play in blocks.items():
            in_play.in_use = before[block]


def _nearest(state: State, figure: FigureId) -> FigureId | None:
    return min(opponents(state, figure), key=lambda other: distance(state, figure, other), default=None)


def _look_round(state: State, figure: FigureId) -> ActionAnswer:
    """Turn to the nearest opponent with a free action, if one looks away; else end the turn."""
    nearest = _nearest(state, figure)
    if nearest is None:
        return EndTurn()
    facing = facing_towards(state, figure, nearest)
    turn = Adjust(facing=facing)
    looks_away = angle_between(facing, state.figures[figure].facing) > LOOKS_AWAY
    return turn if looks_away and action_refusal(state, figure, turn) is None else EndTurn()


# -- movement ---------------------------------------------------------------------------------------------------


def best_option(state: State, request: ChooseMoveOption) -> MoveAnswer:
    """The option that leads nearer to the opponents, until the figure can attack as well as it ever could."""
    figure = request.figure
    mover = state.figures[figure]
    if mover.place is not Place.TABLE or request.adjust:
        return Stop()
    march = March(state, figure)
    found = march.best_option(request.hints(state))
    if found is None:
        return Stop()
    option, place = found
    points = mover.action_points or max(value(state, figure, Attribute.ACTION_POINTS), 1)
    here = worth_of(best_prospect(state, figure, points))
    if here > HARDLY and worth_at(state, figure, place, points) <= here:
        return Stop()
    nearest = _nearest(state, figure)
    if nearest is None:
        return option
    mover.x, mover.y, mover.z = place
    return msgspec.structs.replace(option, facing=facing_towards(state, figure, nearest))
