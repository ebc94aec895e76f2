"""What a bot can do with a figure next, and what each is worth to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.marching import March
from pb12table.systems.pb12.bots.prospects import BOTH, Prospect, best_prospect, opponents, worth_at, worth_of
from pb12table.systems.pb12.rules.actions.re_equip import RE_EQUIP
from pb12table.systems.pb12.rules.actions.reload import RELOAD
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import distance, value
from pb12table.systems.pb12.rules.game.answers import ActionAnswer, Adjust, Concentrate, EndTurn, Move, ReEquip, Reload
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import BlockState, State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.table.units import angle_between

MARCHING = 0.2
"""The most that going nearer is worth; less for those who have further to go."""

PREPARING = 0.6
"""The share of an attack's worth that remains when something must be got ready for it first."""

HARDLY = 0.02
"""Attacks worth no more than this are not made when there is something else to do."""

LOOKS_AWAY = 60.0
"""A figure turned away from the nearest opponent by more degrees turns round for nothing, if it may."""


def whole_march(state: State, figure: FigureId, left: int) -> ActionAnswer:
    """A Move with all AP, with the full move bonus if there is one."""
    whole = Move(left, full_move=True)
    return whole if action_refusal(state, figure, whole) is None else Move(left)


def begun(attack: Prospect | None) -> ActionAnswer:
    """The first action of an attack; the end of the turn when there is none."""
    if attack is None:
        return EndTurn()
    return Concentrate(attack.attack.facing) if attack.concentrate else attack.attack


def moves_to_attack(
    state: State, figure: FigureId, march: March, left: int, kinds: tuple[bool, ...] = BOTH
) -> Iterator[tuple[float, Move]]:
    """Moves that leave AP for an attack from where they lead."""
    speed = max(value(state, figure, Attribute.MOVEMENT), 0)
    if not march.is_possible or not speed:
        return
    for points in range(1, left):
        place = march.ahead(points * speed)
        yield 0.95 * worth_at(state, figure, place, left - points, kinds), Move(points)


def preparations(
    state: State, figure: FigureId, left: int, kinds: tuple[bool, ...] = BOTH
) -> Iterator[tuple[float, ActionAnswer]]:
    """Reloading, and taking other weapons into the hands."""
    later = left - 1 or max(value(state, figure, Attribute.ACTION_POINTS), 1)
    share = 1.0 if left > 1 else PREPARING
    blocks = state.figures[figure].blocks
    for block in to_reload(state, figure):
        with reloaded(state, figure, [block]):
            yield share * worth_of(best_prospect(state, figure, later, kinds)), Reload(block)
    for in_use in _other_hands(blocks):
        if RE_EQUIP.refusal(state, figure, ReEquip(in_use)) is None:
            with _equipped(state, figure, in_use):
                yield share * worth_of(best_prospect(state, figure, later, kinds)), ReEquip(in_use)


def to_reload(state: State, figure: FigureId) -> list[BlockId]:
    """The blocks in use that are not as full as they could be, and can be reloaded."""
    printed = state.setup.block_by_figure[figure]
    return [
        block
        for block, in_play in state.figures[figure].blocks.items()
        if in_play.resources != printed[block].resources and RELOAD.refusal(state, figure, Reload(block)) is None
    ]


def _other_hands(blocks: Mapping[BlockId, BlockState]) -> Iterator[tuple[BlockId, ...]]:
    """What could be in use instead: one block more, or one for another."""
    in_use = tuple(block for block, in_play in blocks.items() if in_play.in_use)
    for block in blocks:
        if block not in in_use:
            yield (*in_use, block)
            yield from ((*(kept for kept in in_use if kept != other), block) for other in in_use)


@contextmanager
def reloaded(state: State, figure: FigureId, blocks: Sequence[BlockId]) -> Iterator[None]:
    """Look at the state as if some blocks had been reloaded."""
    in_play, printed = state.figures[figure].blocks, state.setup.block_by_figure[figure]
    before = [in_play[block].resources for block in blocks]
    for block in blocks:
        in_play[block].resources = printed[block].resources
    try:
        yield
    finally:
        for block, resources in zip(blocks, before, strict=True):
            in_play[block].resources = resources


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


def nearest_opponent(state: State, figure: FigureId) -> FigureId | None:
    """The nearest opposing figure on the table."""
    return min(opponents(state, figure), key=lambda other: distance(state, figure, other), default=None)


def look_round(state: State, figure: FigureId) -> ActionAnswer:
    """Turn to the nearest opponent with a free action, if one looks away; else end the turn."""
    nearest = nearest_opponent(state, figure)
    if nearest is None:
        return EndTurn()
    facing = facing_at(state, figure, nearest)
    turn = Adjust(facing=facing)
    looks_away = facing is not None and angle_between(facing, state.figures[figure].facing) > LOOKS_AWAY
    return turn if looks_away and action_refusal(state, figure, turn) is None else EndTurn()
