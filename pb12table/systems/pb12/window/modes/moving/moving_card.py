"""The card of a Move being planned: what it costs and why, what it risks, what can be chosen."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.movement.move_options import adjust_in_vain
from pb12table.systems.pb12.rules.movement.path_plan import Leg, Risk
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Setup
from pb12table.systems.pb12.window.forms.payment import PAY
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.modes.moving.way_planning import WayPlanning
from pb12table.systems.pb12.window.previews.path import Way, markers_after, opening_note, sum_of
from pb12table.texts.describe import modifier_name
from pb12table.texts.hindrances import barred_lines
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of
from pb12table.texts.numbers import rounded
from pb12table.texts.plain import upper_first
from pb12table.window.play.cards import TURNING, Card, CardButton, Stepper


def moving_card(mode: WayPlanning) -> Card:
    """What the card of a mode says now."""
    texts, setup = mode.texts, mode.game.setup
    way = mode.shown
    title = "moving-title-running" if mode.is_running else f"{mode.name}-title"
    lines = [" · ".join((texts("moving-points", spent=way.spent, points=mode.points), *_price(mode)))]
    lines.append(_sum_line(mode, way.committed) or texts(_nothing_yet(mode)))
    warning = _warning(mode)
    if not warning:
        # A line in place of the warning keeps the card as high as it is, so that the table need not make room.
        lines.append(_hint(mode))
    return Card(
        texts(title, figure=figure_name(texts, setup, mode.figure)),
        mode.player,
        tuple(lines),
        warning=warning,
        steppers=_steppers(mode),
        buttons=_buttons(mode),
        note=texts("moving-note-running") if mode.is_running else "",
    )


def _price(mode: WayPlanning) -> list[str]:
    """What would be paid besides movement points, AP and Moved markers; nothing before there is a way."""
    if not mode.is_running and not mode.shown.committed:
        return []
    if not mode.is_running and mode.adjust is None:
        return [mode.texts("moving-cost", cost=mode.action_points(), markers=_markers(mode))]
    if mode.adjust is not None:
        texts = mode.texts
        return [texts("cost-free-action") if mode.adjust.free else texts("cost-action", number=1)]
    return [mode.texts("moving-markers", markers=_markers(mode))] if mode.reckoning.marks else []


def _nothing_yet(mode: WayPlanning) -> str:
    """What stands in place of the sum before there is a way: a place is to be pointed at, or its way is on the way."""
    return "moving-planning" if mode.is_looking_for_a_way else "moving-nothing-yet"


def _markers(mode: WayPlanning) -> int:
    """The Moved markers the Move will have given."""
    before = 0 if isinstance(mode.request, ChooseAction) else mode.request.horizontals
    return markers_after(mode.shown.committed, before)


def _hint(mode: WayPlanning) -> str:
    """What the way on to the mouse would cost in all, or what can be done now."""
    trial = mode.trial
    if mode.wishes and not mode.is_looking_for_a_way:
        return mode.texts("moving-planning")
    if mode.waypoints and trial is not None and len(trial.legs) > len(mode.way.legs):
        missing = _missing(trial, mode.points) if trial.taken < len(trial.legs) else 0
        return mode.texts("moving-onward", points=trial.cost, missing=missing)
    height = mode.height_chosen()
    if height is not None:
        keys = f"{mode.game.key('stand-higher')} / {mode.game.key('stand-lower')}"
        return mode.texts("moving-heights", height=mode.texts.number(height), count=len(mode.height.heights), keys=keys)
    return mode.texts("moving-waypoints-hint" if mode.waypoints else "moving-explanation")


def _sum_line(mode: WayPlanning, legs: tuple[Leg, ...]) -> str:
    """The movement points by what they are spent on, each with its rule."""
    return " · ".join(
        mode.texts(
            "moving-addend",
            what=modifier_name(mode.texts, mode.game.setup, modifier),
            points=points,
            rule=modifier.rule,
        )
        for modifier, points in sum_of(legs)
    )


def hindrance(mode: WayPlanning) -> Refusal | None:
    """Why the Adjust that is planned moves nothing wherever it is led.  RU107."""
    return None if mode.adjust is None else adjust_in_vain(mode.game.state, mode.figure)


def _warning(mode: WayPlanning) -> str:
    """The one thing to know about the way: a risk, the reason why it ends, or that it is too far."""
    texts, game = mode.texts, mode.game
    way, left = mode.shown, mode.game.state.figures[mode.figure].action_points
    stuck = hindrance(mode)
    if stuck is not None:
        return game.refusal_text(stuck)
    risk = next((leg.risk for leg in way.committed if leg.risk is not None), None)
    if risk is not None:
        told = risk_line(texts, game.setup, risk)
        if way.reason is not None and way.reason.reason == "behind-a-fall":
            told = f"{told} {game.refusal_text(way.reason)}"
        return told
    # What stands in the way elsewhere is no news of where the mouse is now.
    old = mode.trial if mode.has_gone_on else None
    for looked in (mode.trial, way):
        if looked is way and way.taken < len(way.legs):
            continue  # It stands farther on than the points lead.
        if looked is not None and looked is not old and (looked.reason is not None or looked.barred):
            why = "" if looked.reason is None else game.refusal_text(looked.reason)
            return " ".join(filter(None, (why, *barred_lines(texts, game.setup, looked.barred[:1]))))
    if way.taken == len(way.legs):
        return upper_first(opening_note(way, texts))
    # What the points that are left would pay for is refused for another reason than their number.
    unpaid = mode.adjust is not None or mode.is_running or way.cost > mode.speed * left
    if mode.limit is None or unpaid:
        return texts("moving-too-far", missing=_missing(way, mode.points))
    return texts("moving-too-dear", reason=game.refusal_text(mode.limit))


def _missing(way: Way, points: int) -> int:
    """The movement points that are missing; at least one where a way is cut so as not to end in the air."""
    return max(way.cost - points, 1)


def risk_line(texts: Texts, setup: Setup, risk: Risk) -> str:
    """A fall or a collision, with the damage it brings."""
    code = "" if risk.damage is None else texts("moving-damage", damage=str(risk.damage), times=risk.times)
    if risk.kind == "collision":
        obstacle = name_of(texts, setup, risk.obstacle or "", "object")
        return texts("moving-collides", obstacle=obstacle, damage=code)
    return texts("moving-falls", height=rounded(risk.height), damage=code)


def _steppers(mode: WayPlanning) -> tuple[Stepper, ...]:
    texts, game = mode.texts, mode.game
    facing = texts("facing-value", degrees=round(mode.facing()) % 360)
    keys = (game.key("turn-left"), game.key("turn-right"))
    return (Stepper(texts("facing-stepper"), facing, "turn-left", "turn-right", *keys, signs=TURNING),)


def _buttons(mode: WayPlanning) -> tuple[CardButton, ...]:
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
    if mode.adjust is not None and mode.may_pay:
        buttons.append(pay_button(game, not mode.adjust.free))
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


def pay_button(game: Desk, pays: bool) -> CardButton:
    """The button that keeps the free action for later.  R1.6.18, RU059."""
    texts = game.texts
    return CardButton(PAY, texts("pay-with-point"), game.key(PAY), pressed=pays, reason=texts("pay-with-point-note"))
