"""What a small step or a turn would change about a sight line, in sentences and on the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil, copysign, floor
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.seeing import Step
from pb12table.systems.pb12.rules.figures.figures import body, is_able_to_act
from pb12table.systems.pb12.rules.figures.overview import (
    BetterPlace,
    FacingChange,
    Side,
    better_place,
    facing_change,
    stepped,
)
from pb12table.systems.pb12.rules.figures.seeing import sight
from pb12table.systems.pb12.rules.game.state import State
from pb12table.table.units import TOLERANCE, turn_between
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.plain import upper_first

ALL_ROUND: Final = 360.0
OTHER_SIDE: Final[dict[Side, Side]] = {"left": "right", "right": "left"}
"""Who faces somebody has his left at the other's right hand."""


@dataclass(frozen=True, slots=True)
class Hints:
    """For an observer and a target: the nearest better place of each, and what turning does for each.

    None where there is none, or where it is not worked out yet. `turned` says that the observer must turn as well at
    its better place, as the target is outside its sight angle there.
    """

    observer: FigureId
    target: FigureId
    better: BetterPlace | None = None
    turned: bool = False
    safer: BetterPlace | None = None
    turn: FacingChange | None = None
    turn_back: FacingChange | None = None


def hints_of(state: State, observer: FigureId, target: FigureId) -> Iterator[Hints]:
    """The hints for a pair, more with each step, the quickest first."""
    turn = facing_change(state, observer, target)
    hints = Hints(observer, target, turn=_as_able(state, observer, turn))
    yield hints
    hints = replace(hints, turn_back=_as_able(state, target, facing_change(state, target, observer)))
    yield hints
    better = better_place(state, observer, target)
    turned = better is not None and not _is_in_angle_from(state, better, target)
    hints = replace(hints, better=better, turned=turned)
    yield hints
    yield replace(hints, safer=better_place(state, observer, target, of_target=True))


def _as_able(state: State, figure: FigureId, change: FacingChange) -> FacingChange:
    """What turning does for a figure; one that is not able to act is told of no turn.  R1.10.3."""
    return change if is_able_to_act(state, figure) else replace(change, turn=None)


def _is_in_angle_from(state: State, better: BetterPlace, target: FigureId) -> bool:
    """Whether the observer has the target in its sight angle at its better place."""
    return sight(stepped(state, better.figure, better.place), better.figure, target).in_sight_angle


def hint_lines(state: State, hints: Hints, texts: Texts) -> tuple[str, ...]:
    """The hints as sentences, each saying who moves.

    The observer steps to its own left or right; the target's sides are told as the observer sees them, so that whoever
    follows its look finds both. A target that is out of sight already is not told how to hide.
    """
    lines = [*step_lines(state, hints, texts)]
    if hints.turn is not None:
        lines += _turn_lines(state, hints.observer, hints.turn, texts, "look-hint-turn", "look-hint-keeps")
    if hints.turn_back is not None:
        lines += _turn_lines(state, hints.target, hints.turn_back, texts, "look-hint-turn-back", "")
    return tuple(upper_first(line) for line in lines)


def step_lines(state: State, hints: Hints, texts: Texts) -> tuple[str, ...]:
    """Those of the hints that say what a small step of one of both would change about the cover."""
    observer, target = (figure_name(texts, state.setup, figure) for figure in (hints.observer, hints.target))
    lines: list[str] = []
    better, safer = hints.better, hints.safer
    if better is not None:
        key = "look-hint-better-turned" if hints.turned else "look-hint-better"
        level = better.level or 0
        lines.append(texts(key, observer=observer, length=better.length, side=better.side, level=level))
    if safer is not None and (hints.turn is None or hints.turn.sees_now):
        key = "look-hint-hides" if safer.level is None else "look-hint-safer"
        seen_side = OTHER_SIDE[safer.side]
        told = {"length": safer.length, "side": seen_side, "level": safer.level or 0}
        lines.append(texts(key, observer=observer, target=target, **told))
    return tuple(upper_first(line) for line in lines)


def _turn_lines(
    state: State, figure: FigureId, change: FacingChange, texts: Texts, gains: str, keeps: str
) -> Iterator[str]:
    """What turning gains, or how far one can turn without losing the target."""
    name = figure_name(texts, state.setup, figure)
    if not change.sees_now:
        if change.turn is not None:
            side = "left" if change.turn > 0.0 else "right"
            degrees = enough_degrees(state.figures[figure].facing, change.turn, change)
            yield texts(gains, figure=name, degrees=degrees, side=side)
        return
    room = turning_room(state.figures[figure].facing, change)
    if keeps and room is not None:
        yield texts(keeps, figure=name, left=floor(room[0] + TOLERANCE), right=floor(room[1] + TOLERANCE))


def enough_degrees(facing: float, turn: float, change: FacingChange) -> float:
    """How far to turn, without a sign, in as few digits as do not make it too little or too much."""
    for unit in (10.0, 100.0):
        degrees = ceil(abs(turn) * unit - TOLERANCE) / unit
        if turning_room(facing + copysign(degrees, turn), change) != (0.0, 0.0):
            return degrees
    return abs(turn)


def turning_room(facing: float, change: FacingChange) -> tuple[float, float] | None:
    """How far a figure can turn left and right, in degrees, before it loses the target; None when it never does."""
    for start, end in change.facings:
        if end - start >= ALL_ROUND:
            return None
        away = turn_between(start, facing) % ALL_ROUND
        if away <= end - start:
            return (end - start - away, away)
    return (0.0, 0.0)


def hint_step(state: State, hints: Hints, texts: Texts) -> Step | None:
    """The step to the observer's better place, to be drawn on the table."""
    better = hints.better
    if better is None:
        return None
    here = body(state, better.figure)
    return Step((here.x, here.y, here.z), better.place, texts("look-hint-label", level=better.level or 0))
