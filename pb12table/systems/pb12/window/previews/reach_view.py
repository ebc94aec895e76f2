"""Where a figure can get to, asked for beside the frames: in the move mode, and by a key outside of it."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import is_on_table, value
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.window.previews.path import may_move_fully, reach_of
from pb12table.texts.locale import Texts
from pb12table.window.play.reach_at_rest import ReachQuestion


def reach_question(
    state: State,
    figure: FigureId,
    limits: Sequence[int],
    texts: Texts,
    *,
    bonus: bool = False,
    by_action_points: bool = False,
) -> ReachQuestion:
    """The question after the reach for some numbers of movement points.

    `by_action_points`: the numbers are those of 1, 2, 3 ... AP; with `bonus` the last one is that of a full move.
    """
    points = tuple(limits)
    labels = [
        texts("moving-reach-label", number=number) if by_action_points else texts("moving-reach-points", points=point)
        for number, point in enumerate(points, 1)
    ]
    if bonus:
        labels[-1] = texts("moving-reach-bonus")
    places = tuple((f.id, f.place, f.x, f.y, f.z, f.facing, f.climbing) for f in state.figures.values())
    speed = value(state, figure, Attribute.VERTICAL_MOVEMENT)
    key = (figure, points, bonus, by_action_points, texts.language, speed, places, state.battlefield)
    return ReachQuestion(
        key, lambda stop: reach_of(state, figure, points, labels, bonus, stop, doors=by_action_points)
    )


def reach_by_action_points(state: State, figure: FigureId, texts: Texts) -> ReachQuestion | None:
    """The question for 1 to all of a figure's action points, and the full move where it is to be had.

    A figure that has no action points now is asked about with those of a fresh activation.  None for one that is not
    on the table, cannot move, or has none then either.  R1.4.2, R1.7.2, R1.7.3.
    """
    speed = value(state, figure, Attribute.MOVEMENT)
    points = action_points_to_plan(state, figure)
    if not is_on_table(state, figure) or speed <= 0 or not points:
        return None
    limits = [speed * number for number in range(1, points + 1)]
    bonus = may_move_fully(state, figure)
    if bonus:
        limits.append(speed * (points + 1))
    return reach_question(state, figure, limits, texts, bonus=bonus, by_action_points=True)


def action_points_to_plan(state: State, figure: FigureId) -> int:
    """With how many action points a figure is thought to move: those it has, else those of a fresh activation."""
    return state.figures[figure].action_points or max(value(state, figure, Attribute.ACTION_POINTS), 0)
