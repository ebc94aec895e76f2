"""Whom an action would harm: the target, or everybody in the target radius.  R1.6.9, RU122."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.targets import chosen, target_figure, target_point
from pb12table.systems.pb12.rules.figures.figures import figures_on_table, is_near, is_on_table
from pb12table.systems.pb12.rules.game.answers import Action, MeleeAttack, RangedAttack, ScenarioAct
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.scenarios.scenario_plan import plan_scenario_action


def aimed_at(state: State, actor: FigureId, action: Action) -> tuple[FigureId, ...]:
    """The figures an action would harm if it came out: the target, or all within the target radius.  R1.6.9, RU122."""
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
    """The figures an action of the scenario would reach."""
    if act.target is not None and not is_on_table(state, act.target):
        return ()
    plan = plan_scenario_action(state, actor, act)
    if plan.radius is not None and plan.point is not None:
        point, radius = plan.point, plan.radius
        return tuple(other.id for other in figures_on_table(state) if is_near(state, other.id, point, radius))
    return () if plan.target is None else (plan.target,)
