"""Actions of a scenario before they are taken: who can, at what, with which checks, and whom an action would harm."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.systems.pb12.rules.attacks.targets import (
    chosen,
    figure_at,
    is_there,
    piece_point,
    side_refusal,
    target_figure,
    target_point,
)
from pb12table.systems.pb12.rules.checks.action_checks import count_checks
from pb12table.systems.pb12.rules.checks.checks import (
    BARE_POINT,
    action_check_modifiers,
    check_base,
    next_action_modifiers,
    with_driver,
)
from pb12table.systems.pb12.rules.figures.figures import (
    base_point,
    blocks_in_use,
    figures_on_table,
    is_near,
    is_on_table,
)
from pb12table.systems.pb12.rules.figures.seeing import concealment, sight
from pb12table.systems.pb12.rules.game.answers import Action, MeleeAttack, RangedAttack, ScenarioAct
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block
from pb12table.systems.pb12.rules.scenarios.scenario_data import ScenarioAction, TargetKind
from pb12table.table.shapes import Point3


@dataclass(frozen=True, slots=True)
class ScenarioPlan:
    """An action of a scenario as it would be rolled now.

    `target_number` is the sum of `modifiers`, None for an action without checks; `checks` can be rolled, `lapsed` ones
    have no resource point.  `point` is the target point, None for an action without target; `target` is the figure
    there and `piece` the terrain, None for others.
    """

    figure: FigureId
    action: ScenarioAction
    block: Block | None
    target: FigureId | None
    piece: str | None
    point: Point3 | None
    modifiers: tuple[Modifier, ...]
    target_number: int | None
    checks: int
    lapsed: int
    given_up: int
    multiplier: int
    radius: int | None


def scenario_actions_of(state: State, figure: FigureId) -> list[ScenarioAction]:
    """Return the actions of the scenario that the figure's player has.  R1.7.1 (offene Liste)."""
    controller = state.figures[figure].controller
    return [action for action in state.setup.actions if not action.players or controller in action.players]


def blocks_for(state: State, figure: FigureId, action: ScenarioAction) -> list[Block]:
    """Return the items and abilities in use that are made for an action.  R1.8.2, R1.8.11 to R1.8.13."""
    return [block for block in blocks_in_use(state, figure) if {action.id, action.family} & {*block.actions}]


def chosen_block(state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct) -> Block | None:
    """Return the item or ability an action is done with, None for none or one not made for it.  R1.8.2."""
    return next((block for block in blocks_for(state, figure, action) if block.id == act.block), None)


def worked_out(state: State, action: ScenarioAction) -> bool:
    """Return whether an action has worked as often as it can in this game."""
    return action.uses is not None and state.actions_worked.get(action.id, 0) >= action.uses


# -- what it would be -----------------------------------------------------------------------------------------


def plan_scenario_action(state: State, figure: FigureId, act: ScenarioAct) -> ScenarioPlan:
    """Return a legal action of the scenario as it would now be rolled.

    R1.6.5 (checks), R1.6.6 (multiplier), R1.6.7 (frequency), R1.6.8 (bundling), R1.6.9 (radius), R1.6.15 and RU056
    (bare points), R1.6.16 (concealment), R1.8.14 (resources).  KeyError for an action there is none of.
    """
    action = state.setup.scenario_actions[act.action]
    block = chosen_block(state, figure, action, act)
    point = target_point_of(state, figure, action, act)
    target = act.target
    if target is None and point is not None and action.target is TargetKind.POINT:
        target = figure_at(state, point)
    checks = count_checks(state, figure, block, act.action_points, frequency=act.frequency)
    modifiers = () if action.attribute is None else _modifiers(state, figure, action, action.attribute, act, target)
    return ScenarioPlan(
        figure,
        action,
        block,
        target,
        act.piece,
        point,
        modifiers,
        total(modifiers) if modifiers else None,
        max(checks.available - act.given_up, 0),
        checks.lapsed,
        act.given_up,
        1 if block is None else block.success_multiplier,
        action.radius if block is None or block.radius is None else block.radius,
    )


def _modifiers(
    state: State,
    figure: FigureId,
    action: ScenarioAction,
    attribute: Attribute,
    act: ScenarioAct,
    target: FigureId | None,
) -> tuple[Modifier, ...]:
    """Return what makes up the target number of the checks."""
    found = check_base(state, figure, attribute) + with_driver(state, figure, attribute, action_check_modifiers)
    if action.modifier:
        found.append(Modifier("R1.6.5", "scenario-action", action.modifier, action.id))
    if action.target is TargetKind.POINT and target is None:
        found.append(BARE_POINT)
    if target is not None and target != figure and action.target in (TargetKind.FIGURE, TargetKind.POINT):
        found += concealment(state, sight(state, figure, target, act.facing))
    found += next_action_modifiers(state, figure)
    if act.given_up:
        found.append(Modifier("R1.6.8", "bundled", -act.given_up))
    if act.frequency and act.block is not None:
        block = state.setup.block_by_figure[figure][act.block]
        found.append(Modifier("R1.6.7", "frequency", block.frequency.modifier, block.id))
    return tuple(found)


def target_point_of(state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct) -> Point3 | None:
    """Return the target point of an action, None for one without target or without a choice yet.  R1.6.4."""
    if action.target is TargetKind.PLACE:
        return action.place
    if action.target is TargetKind.POINT:
        return act.point
    if action.target is TargetKind.FIGURE and act.target is not None and act.target in state.figures:
        return base_point(state, act.target)
    if action.target is TargetKind.TERRAIN and act.piece is not None and is_there(state, act.piece):
        return piece_point(state, figure, act.piece)
    return None


# -- whether it can be taken ------------------------------------------------------------------------------------


def targets_of(state: State, figure: FigureId, action: ScenarioAction, player: PlayerId) -> list[FigureId | str]:
    """Return the figures or pieces that an action of this kind could ever target."""
    if action.target is TargetKind.TERRAIN:
        return [piece for piece in action.pieces if is_there(state, piece)]
    if action.target is not TargetKind.FIGURE:
        return []
    others = (other.id for other in figures_on_table(state))
    return [other for other in others if side_refusal(state, player, other, action.whom) is None]


def aimed_at(state: State, actor: FigureId, action: Action) -> tuple[FigureId, ...]:
    """Return the figures an action would harm: the target, or all within the target radius.  R1.6.9, RU122."""
    if isinstance(action, ScenarioAct):
        return _aimed_at_by_scenario(state, actor, action)
    if not isinstance(action, RangedAttack | MeleeAttack):
        return ()
    weapon = state.setup.block_by_figure[actor].get(action.weapon)
    if weapon is None or (action.target is not None and not is_on_table(state, action.target)):
        return ()
    if weapon.radius is not None:
        point, radius = target_point(state, actor, chosen(action)), weapon.radius
        return tuple(other.id for other in figures_on_table(state) if is_near(state, other.id, point, radius))
    target = target_figure(state, action)
    return () if target is None else (target,)


def _aimed_at_by_scenario(state: State, actor: FigureId, act: ScenarioAct) -> tuple[FigureId, ...]:
    """Return the figures an action of the scenario would reach."""
    if act.target is not None and not is_on_table(state, act.target):
        return ()
    plan = plan_scenario_action(state, actor, act)
    if plan.radius is not None and plan.point is not None:
        point, radius = plan.point, plan.radius
        return tuple(other.id for other in figures_on_table(state) if is_near(state, other.id, point, radius))
    return () if plan.target is None else (plan.target,)
