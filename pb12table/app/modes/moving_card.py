"""The card of a Move being planned: what it costs and why, what it risks, what can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pb12table.app.panels.cards import Card, CardButton, Stepper, SumLine
from pb12table.app.preview_path import Way, markers_after, sum_of
from pb12table.pb12.figures import value
from pb12table.pb12.path_plan import Leg, Risk
from pb12table.pb12.profiles import Attribute
from pb12table.pb12.requests import ChooseMoveOption
from pb12table.texts.describe import modifier_name
from pb12table.texts.names import figure_name, name_of

if TYPE_CHECKING:
    from pb12table.app.modes.moving import MoveMode

PLAIN = "R1.7.4"
"""A way with no addend but this needs no sum."""


def moving_card(mode: MoveMode) -> Card:
    """What the card of a mode says now."""
    texts, setup = mode.texts, mode.game.setup
    way = mode.shown
    title = "moving-title-running" if mode.is_running else f"{mode.name}-title"
    lines = [texts("moving-points", spent=way.spent, points=mode.points)]
    if not mode.is_running and mode.adjust is None:
        lines[0] += " · " + texts("moving-cost", cost=mode.action_points(), markers=_markers(mode))
    elif mode.reckoning.marks:
        lines[0] += " · " + texts("moving-markers", markers=_markers(mode))
    if not mode.waypoints:
        lines.append(texts("moving-explanation"))
    else:
        onward = _onward(mode)
        lines += [onward] if onward else []
    return Card(
        texts(title, figure=figure_name(texts, setup, mode.figure)),
        mode.player,
        tuple(lines),
        warning=_warning(mode),
        steppers=_steppers(mode),
        sums=_sums(mode, way.committed),
        buttons=_buttons(mode),
        note=texts("moving-note-running") if mode.is_running else "",
    )


def _markers(mode: MoveMode) -> int:
    """The Moved markers the Move will have given."""
    before = mode.request.horizontals if isinstance(mode.request, ChooseMoveOption) else 0
    return markers_after(mode.shown.committed, before)


def _onward(mode: MoveMode) -> str:
    """What the way on to the mouse would cost in all."""
    trial = mode.trial
    if trial is None or len(trial.legs) <= len(mode.way.legs):
        return ""
    missing = _missing(trial, mode.points) if trial.taken < len(trial.legs) else 0
    return mode.texts("moving-onward", points=trial.cost, missing=missing)


def _sums(mode: MoveMode, legs: tuple[Leg, ...]) -> tuple[SumLine, ...]:
    """The movement points by what they are spent on; nothing for a plain walk."""
    found = sum_of(legs)
    if all(modifier.rule == PLAIN for modifier, _ in found):
        return ()
    name = mode.texts("moving-sum-points")
    return tuple(
        SumLine(f"{points} {name}", modifier_name(mode.texts, mode.game.setup, modifier), modifier.rule)
        for modifier, points in found
    )


def _warning(mode: MoveMode) -> str:
    """The one thing to know about the way: a risk, the reason why it ends, or that it is too far."""
    texts, game = mode.texts, mode.game
    way = mode.shown
    risk = next((leg.risk for leg in way.committed if leg.risk is not None), None)
    if risk is not None:
        return _risk_line(mode, risk)
    pointed = mode.trial if mode.trial is not None else way
    for looked in (pointed, way):
        if looked.reason is not None:
            return game.refusal_text(looked.reason)
    if way.taken < len(way.legs):
        return texts("moving-too-far", missing=_missing(way, mode.points))
    return ""


def _missing(way: Way, points: int) -> int:
    """The movement points that are missing; at least one where a way is cut so as not to end in the air."""
    return max(way.cost - points, 1)


def _risk_line(mode: MoveMode, risk: Risk) -> str:
    """A fall or a collision, with the damage it brings."""
    texts = mode.texts
    code = "" if risk.damage is None else texts("moving-damage", damage=str(risk.damage), times=risk.times)
    if risk.kind == "collision":
        obstacle = name_of(texts, mode.game.setup, risk.obstacle or "", "object")
        return texts("moving-collides", obstacle=obstacle, damage=code)
    return texts("moving-falls", height=texts.number(risk.height), damage=code)


def _steppers(mode: MoveMode) -> tuple[Stepper, ...]:
    texts, game = mode.texts, mode.game
    found: list[Stepper] = []
    height = mode.height_chosen()
    if height is not None:
        found.append(
            Stepper(
                texts("moving-height"),
                texts("count-steps", number=height),
                "stand-lower",
                "stand-higher",
                game.key("stand-lower"),
                game.key("stand-higher"),
                can_less=height > mode.heights[0],
                can_more=height < mode.heights[-1],
                tip=(texts("moving-height-tip"),),
            )
        )
    if mode.waypoints:
        facing = texts("facing-value", degrees=round(mode.facing()) % 360)
        keys = (game.key("turn-left"), game.key("turn-right"))
        found.append(Stepper(texts("facing-stepper"), facing, "turn-left", "turn-right", *keys))
    return tuple(found)


def _buttons(mode: MoveMode) -> tuple[CardButton, ...]:
    texts, game = mode.texts, mode.game
    buttons: list[CardButton] = []
    if mode.may_move_fully():
        bonus = value(game.state, mode.figure, Attribute.MOVEMENT)
        buttons.append(
            CardButton(
                "full-move",
                texts("moving-full", bonus=bonus),
                game.key("full-move"),
                pressed=mode.full_move,
                reason=texts("moving-full-note"),
            )
        )
    if mode.may_climb():
        note = texts("moving-climb-note")
        buttons.append(CardButton("climb", texts("moving-climb"), game.key("climb"), reason=note))
    buttons.append(
        CardButton(
            "straight-legs",
            texts("moving-straight"),
            game.key("straight-legs"),
            pressed=mode.straight,
            reason=texts("moving-straight-note"),
        )
    )
    if mode.waypoints:
        buttons.append(CardButton("take-back", texts("moving-take-back"), game.key("take-back")))
    if mode.is_running:
        buttons.append(CardButton("stop", texts("moving-stop")))
    elif not mode.waypoints:
        buttons.append(CardButton("back", texts("card-cancel"), game.key("back")))
    able = bool(mode.payable)
    buttons.append(CardButton("commit", texts("moving-commit"), game.key("commit"), enabled=able, primary=True))
    return tuple(buttons)
