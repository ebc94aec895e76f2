"""What a Move being planned shows on the table: the reach, the ways, the figure at the end, and what stops it."""

from __future__ import annotations

from dataclasses import replace

from pb12table.systems.pb12.window.modes.moving.way_planning import WayPlanning
from pb12table.systems.pb12.window.previews.path import Way, drawn_legs
from pb12table.systems.pb12.window.previews.reach_view import reach_question
from pb12table.window.play.reach_at_rest import ReachQuestion
from pb12table.window.scene.layers.barred_marks import mark_barred
from pb12table.window.scene.picture import Picture


def reach_asked(mode: WayPlanning) -> ReachQuestion | None:
    """The question where the figure can get to: with the points it has, or with each number of AP.

    None where it cannot move at all.
    """
    state, figure = mode.game.state, mode.figure
    if not mode.points:
        return None
    if mode.is_running or mode.adjust is not None:
        return reach_question(state, figure, [mode.points], mode.texts)
    limits = [mode.speed * number for number in range(1, mode.most + 1)]
    bonus = mode.may_move_fully()
    if bonus:
        limits.append(mode.speed * (mode.most + 1))
    return reach_question(state, figure, limits, mode.texts, bonus=bonus, by_action_points=True)


def draw_moving(mode: WayPlanning, picture: Picture) -> None:
    """Add what the mode plans to the picture of the table."""
    game, texts = mode.game, mode.texts
    if mode.reach is not None:
        picture.reach = mode.reach if picture.reach is None else replace(mode.reach, faint=False)
    trial, reckoning = mode.trial, mode.reckoning
    picture.path += drawn_legs(mode.way, 0, reckoning, texts, tentative=False)
    if trial is not None and mode.goes_on:
        first = len(mode.way.legs)
        outdated = mode.is_outdated
        picture.path += drawn_legs(trial, first, reckoning, texts, tentative=bool(mode.waypoints) or outdated)
        if not outdated:
            show_reason(picture, trial)
            mark_barred(picture, texts, trial.barred)
    elif mode.way.reason is not None:
        show_reason(picture, mode.way)
    if mode.payable:
        picture.tokens.append(game.ghost(mode.figure, mode.end_of(mode.payable)))
    height = mode.height_chosen()
    if height is not None and picture.path and picture.path[-1].label:
        end = picture.path[-1]
        at = texts("moving-height-label", height=texts.number(height))
        picture.path[-1] = replace(end, label=f"{end.label} · {at}")


def show_reason(picture: Picture, way: Way) -> None:
    """Where a way stops, and what stands there."""
    if way.reason is None or way.stopped is None:
        return
    if way.legs and picture.path:
        picture.path[-1] = replace(picture.path[-1], sign=picture.path[-1].sign or "refused")
    obstacle = dict(way.reason.details).get("obstacle")
    if isinstance(obstacle, str) and obstacle:
        picture.highlighted_pieces = (*picture.highlighted_pieces, obstacle)
