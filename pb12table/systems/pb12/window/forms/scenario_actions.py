"""The actions a scenario brings: which one, at what, with how many AP, and what its checks need.  R1.7.1, RU122."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import (
    Aim,
    Form,
    Lit,
    Note,
    Number,
    Option,
    Outlined,
    Pick,
    Sketch,
    Target,
    Values,
)
from pb12table.systems.pb12.rules.attacks.blast import figures_within
from pb12table.systems.pb12.rules.cards.card_legality import SIDES
from pb12table.systems.pb12.rules.figures.figures import own_feet
from pb12table.systems.pb12.rules.game.answers import ScenarioAct
from pb12table.systems.pb12.rules.game.legality import most_action_points
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.systems.pb12.rules.scenarios.scenario_act import act_at_point, scenario_acts
from pb12table.systems.pb12.rules.scenarios.scenario_data import ScenarioAction, TargetKind
from pb12table.systems.pb12.rules.scenarios.scenario_plan import ScenarioPlan, plan_scenario_action, scenario_actions_of
from pb12table.systems.pb12.texts.names import block_name
from pb12table.systems.pb12.window.attack import blast_line, blast_sketch
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.forms.attacks import frequency_field, given_up_field
from pb12table.table.motion.falling import open_heights
from pb12table.table.shapes import Point, Point3
from pb12table.texts.names import name_of

SCENARIO_ACTION: Final = "scenario-action"
ACTION, WITH, TARGET, POINTS, FREQUENCY, GIVEN_UP = "action", "with", "target", "points", "frequency", "given-up"
NEAR: Final = 1.0
"""So near to a piece of terrain a click means it, in steps; walls are thin."""
POINTED_AT: Final = (TargetKind.FIGURE, TargetKind.TERRAIN)


@dataclass(frozen=True, slots=True)
class Chosen:
    """An action of the scenario that somebody has chosen; `act` is how it would be done, None while no place is."""

    acting: Acting
    action: ScenarioAction
    act: ScenarioAct | None

    @property
    def plan(self) -> ScenarioPlan | None:
        """Return what the act would be."""
        return None if self.act is None else _plan(self.acting, self.act)


def _plan(acting: Acting, act: ScenarioAct) -> ScenarioPlan:
    return plan_scenario_action(acting.state, acting.figure, act)


# -- what there is ----------------------------------------------------------------------------------------------


def acts_of(acting: Acting, action: ScenarioAction) -> list[ScenarioAct]:
    """Return the action at each target with each tool, for its least AP; legal ones before others."""
    found = [act for act in scenario_acts(acting.state, acting.figure, action.least) if act.action == action.id]
    return sorted(found, key=lambda act: acting.reason(act) != "")


def reason_of(acting: Acting, action: ScenarioAction) -> str:
    """Return "" when the action can be taken, else why not."""
    acts = acts_of(acting, action)
    return acting.reason(acts[0]) if acts else acting.texts("tile-no-target")


def _options(acting: Acting, action: ScenarioAction, acts: Sequence[ScenarioAct]) -> list[ScenarioAct]:
    """Return the choices of a list: each target with each tool; for bare points, which are clicked, only the tools."""
    legal = [act for act in acts if not acting.reason(act)]
    if action.target is not TargetKind.POINT:
        return legal
    return list({act.block: act for act in reversed(legal)}.values())[::-1]


def _key(act: ScenarioAct) -> tuple[Any, ...]:
    """Return what distinguishes the choices of a list."""
    return (act.target, act.piece, act.block)


# -- what is given ----------------------------------------------------------------------------------------------


def scenario_action(acting: Acting, values: Values, changed: str) -> Form[ScenarioAct]:
    """Return the form for one of the scenario's actions; then its target, on the table or by digit, and its AP."""
    known = scenario_actions_of(acting.state, acting.figure)
    wished = known[0].id if len(known) == 1 else values.get(ACTION)
    action = next((each for each in known if each.id == wished), None)
    if action is None:
        return _list(acting, known)
    acts = acts_of(acting, action)
    chosen = Chosen(acting, action, _act(acting, action, acts, values, changed))
    return _form(chosen, _options(acting, action, acts), acts, values, several=len(known) > 1)


def _list(acting: Acting, known: Sequence[ScenarioAction]) -> Form[ScenarioAct]:
    """Return the form for the actions the scenario gives the figure, possible now or not."""
    language = acting.texts.language
    options = (
        Option(
            value=each.id,
            label=each.label.in_language(language),
            refusal=reason_of(acting, each),
            about=each.text.in_language(language),
        )
        for each in known
    )
    return Form(
        name=SCENARIO_ACTION,
        title=acting.texts("scenario-action-title", figure=acting.figure_name(acting.figure)),
        player=acting.player,
        lines=(acting.texts("scenario-action-explanation"),),
        fields=(Pick(name=ACTION, decides=False, options=tuple(options)),),
        selected=acting.figure,
        groups=("plan", "attack", "action"),
    )


def _act(
    acting: Acting, action: ScenarioAction, acts: Sequence[ScenarioAct], values: Values, changed: str
) -> ScenarioAct | None:
    """Return how the action would be done with what is given."""
    act = _aimed(acting, action, acts, values, changed)
    if act is None:
        return None
    most = _most(acting, action, act)
    points = max(min(values.get(POINTS, action.least), most), action.least)
    frequency = bool(values.get(FREQUENCY)) and _multiplied_by(acting, act) is not None
    act = msgspec.structs.replace(act, action_points=points, frequency=frequency, given_up=0)
    given_up = min(values.get(GIVEN_UP) or 0, _most_given_up(acting, act))
    return msgspec.structs.replace(act, given_up=given_up)


def _aimed(
    acting: Acting, action: ScenarioAction, acts: Sequence[ScenarioAct], values: Values, changed: str
) -> ScenarioAct | None:
    """Return the action at the given target; at first at the best one, but a bare place is pointed at first."""
    aim, wished = values.get(TARGET), values.get(WITH)
    if changed == TARGET and isinstance(aim, Aim) and action.target in POINTED_AT:
        return next((act for act in acts if (act.target, act.piece) == (aim.figure, aim.piece)), None)
    tool = next((act for act in acts if _key(act) == wished), None)
    if isinstance(aim, Aim) and aim.point is not None:
        like = tool or next(iter(acts), None)
        return None if like is None else _at_point(acting, action, like, aim.point)
    if tool is not None and (changed == WITH or aim is not None or action.target not in POINTED_AT):
        return tool
    if action.target is TargetKind.POINT:
        there = own_feet(acting.state, acting.figure)
        return next((act for act in acts if act.point != there and not acting.reason(act)), None)
    return next(iter(acts), None)


def _at_point(acting: Acting, action: ScenarioAction, like: ScenarioAct, point: Point3) -> ScenarioAct:
    """Return an act like another, at a point at its exact height."""
    aimed = act_at_point(acting.state, acting.figure, action, like, point[:2])
    return msgspec.structs.replace(aimed, point=point)


def _most(acting: Acting, action: ScenarioAction, act: ScenarioAct) -> int:
    """Return how many AP can be used for it."""
    may = most_action_points(acting.state, acting.figure, act)[0]
    return may if action.most is None else min(action.most, may)


def _multiplied_by(acting: Acting, act: ScenarioAct) -> Block | None:
    """Return what an action is done with, if that can multiply its checks.  R1.6.7."""
    plan = _plan(acting, act)
    can = plan.target_number is not None and plan.block is not None and plan.block.frequency.multiplier > 1
    return plan.block if can else None


def _most_given_up(acting: Acting, act: ScenarioAct) -> int:
    """Return how many checks of an action can be given up: one is left, and without checks there is none to give up.

    R1.6.8.
    """
    plan = _plan(acting, msgspec.structs.replace(act, given_up=0))
    return 0 if plan.target_number is None else max(plan.checks - 1, 0)


# -- the form ---------------------------------------------------------------------------------------------------


def _form(
    chosen: Chosen, options: Sequence[ScenarioAct], acts: Sequence[ScenarioAct], values: Values, *, several: bool
) -> Form[ScenarioAct]:
    acting, action, act, plan = chosen.acting, chosen.action, chosen.act, chosen.plan
    texts, language = acting.texts, acting.texts.language
    name = action.label.in_language(language)
    target = Target(
        name=TARGET,
        value=None if act is None else Aim(figure=act.target, piece=act.piece, point=act.point),
        figures=tuple(dict.fromkeys(each.target for each in acts if each.target is not None)),
        pieces=_outlines(acting, acts),
        near=NEAR,
        points=action.target is TargetKind.POINT,
        heights=lambda point: open_heights(acting.state.battlefield, *point),
        put=lambda point: _point_meant(acting, action, act, acts, point),
    )
    own = Option(value=action.id, label=name, hidden=True)
    known = Pick(name=ACTION, value=action.id, decides=False, options=(own,))
    fields: list[Field] = [known, *([target] if action.target not in (TargetKind.PLACE, TargetKind.NONE) else [])]
    if act is not None and plan is not None:
        fields += _settings(chosen, act, options)
    number = None if plan is None else plan.target_number
    hopeless = number is not None and number > SIDES
    titled = act is not None and action.target in POINTED_AT
    return Form(
        name=SCENARIO_ACTION,
        title=texts("scenario-action-at", action=name, target=_target_name(acting, act)) if titled and act else name,
        player=acting.player,
        lines=(action.text.in_language(language), *_lines(chosen, hopeless)),
        warning=_warning(chosen),
        modifiers=() if plan is None or number is None else tuple(plan.modifiers),
        result="" if number is None else texts("attack-target-number", target=number),
        result_note=texts("scenario-action-hopeless") if hopeless else "",
        fields=tuple(fields),
        give=lambda given: _answer(acting, action, acts, given),
        commit="" if act is None else texts(
            "card-commit-cost", cost=texts("cost-action", number=act.action_points)
        ),
        in_vain=hopeless,
        selected=acting.figure,
        sketch=tuple(_sketch(chosen)),
        groups=("plan", "attack", "action"),
        again={} if several else None,
    )  # fmt: skip


def _answer(acting: Acting, action: ScenarioAction, acts: Sequence[ScenarioAct], given: Values) -> ScenarioAct | None:
    """Return the act if the rules take it."""
    act = _act(acting, action, acts, given, "")
    return None if act is None else acting.legal(act)


def _outlines(acting: Acting, acts: Sequence[ScenarioAct]) -> tuple[tuple[str, tuple[Point, ...]], ...]:
    """Return the pieces of terrain that can be meant, with their outlines."""
    outlines = {piece.id: piece.outline for piece in acting.state.battlefield.pieces}
    return tuple((piece, outlines[piece]) for piece in dict.fromkeys(each.piece for each in acts) if piece is not None)


def _point_meant(
    acting: Acting, action: ScenarioAction, act: ScenarioAct | None, acts: Sequence[ScenarioAct], point: Point
) -> Point3:
    """Return the point that a place of the table means, as high as it may be chosen.  R1.6.4."""
    like = act or next(iter(acts), None)
    there = None if like is None else act_at_point(acting.state, acting.figure, action, like, point).point
    return (*point, 0.0) if there is None else there


def _settings(chosen: Chosen, act: ScenarioAct, options: Sequence[ScenarioAct]) -> list[Field]:
    """Return the fields for the choice of a list, and for what can be set."""
    acting, texts = chosen.acting, chosen.acting.texts
    listed = tuple(
        Option(value=_key(each), label=_target_name(acting, each), hidden=len(options) < 2) for each in options
    )
    own = Option(value=_key(act), label="", hidden=True)
    left = acting.state.figures[acting.figure].action_points
    points = Number(
        name=POINTS,
        label=texts("attack-points"),
        value=act.action_points,
        lowest=chosen.action.least,
        highest=max(_most(acting, chosen.action, act), act.action_points),
        shown=texts("attack-points-value", points=act.action_points, left=left),
        keys=("less-points", "more-points"),
    )
    multiplied_by, most = _multiplied_by(acting, act), _most_given_up(acting, act)
    return [
        Pick(
            name=WITH,
            value=_key(act),
            decides=False,
            options=listed if any(each.value == own.value for each in listed) else (*listed, own),
        ),
        points,
        *frequency_field(texts, multiplied_by, is_used=act.frequency),
        *given_up_field(texts, act.given_up, most),
    ]


# -- what is said -----------------------------------------------------------------------------------------------


def _target_name(acting: Acting, act: ScenarioAct | None) -> str:
    """Return what an act is aimed at, and its tool."""
    texts, setup = acting.texts, acting.setup
    target = None if act is None else act.target or act.piece
    words = name_of(texts, setup, target) if target else texts("scenario-action-here")
    if act is None or act.block is None:
        return words
    return texts("scenario-action-with", target=words, block=block_name(texts, setup, act.block))


def _warning(chosen: Chosen) -> str:
    """Return why it cannot be done this way, or that there is nothing to do it to."""
    if chosen.act is not None:
        return chosen.acting.reason(chosen.act)
    return "" if chosen.action.target is TargetKind.POINT else chosen.acting.texts("tile-no-target")


def _lines(chosen: Chosen, hopeless: bool) -> list[str]:
    """Return how many checks there are, and who is reached; or that a place is to be pointed at."""
    acting, action, plan = chosen.acting, chosen.action, chosen.plan
    if plan is None:
        return [acting.texts("attack-at-place-hint")] if action.target is TargetKind.POINT else []
    lines: list[str] = []
    blast = plan.radius is not None and plan.point is not None
    if plan.target_number is not None and not hopeless:
        key = "scenario-action-blast" if blast else "scenario-action-checks"
        lines.append(acting.texts(key, checks=plan.checks, needs=action.needs))
    if plan.point is not None and plan.radius is not None:
        hits = figures_within(acting.state, plan.point, plan.radius)
        lines.append(blast_line(acting.texts, acting.setup, hits))
    return lines


def _sketch(chosen: Chosen) -> list[Sketch]:
    """Return what the action is done to, and who is reached."""
    acting, act, plan = chosen.acting, chosen.act, chosen.plan
    if act is None or plan is None:
        return []
    found: list[Sketch] = [] if act.piece is None else [Outlined((act.piece,))]
    if act.target is not None:
        found.append(Lit(frozenset((act.target,)), "hit"))
    if plan.point is not None and plan.radius is not None:
        hits = figures_within(acting.state, plan.point, plan.radius)
        found += blast_sketch(acting.texts, acting.state, plan.point, plan.radius, hits)
    elif plan.point is not None and act.target is None and act.piece is None:
        found.append(Note(plan.point[:2], plan.action.label.in_language(acting.texts.language)))
    return found
