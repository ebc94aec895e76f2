"""Taking an action of the scenario: its checks, then its effects.  R1.6.5 to R1.6.11, RU122."""

from __future__ import annotations

from msgspec.structs import replace

from pb12table.systems.pb12.rules.checks.action_checks import CheckSeries, roll_checks
from pb12table.systems.pb12.rules.game.answers import ScenarioAct
from pb12table.systems.pb12.rules.attacks.blast import (
    Reached,
    Success,
    burst,
    codes_left,
    damage_in_area,
    strength_left,
    strength_parts,
)
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.scenarios.effect_data import Damage, Effect
from pb12table.systems.pb12.rules.scenarios.effects import Cause, affect_figure, affect_figures, affect_piece, affect_player
from pb12table.systems.pb12.rules.game.events import CoverHeld
from pb12table.systems.pb12.rules.figures.figures import base_point, is_on_table
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.preparations.profiles import DamageCode
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.scenarios.scenario_data import TargetKind
from pb12table.systems.pb12.rules.scenarios.scenario_events import ScenarioActionFailed, ScenarioActionWorked
from pb12table.systems.pb12.rules.scenarios.scenario_plan import ScenarioPlan, plan_scenario_action


async def take_scenario_action(game: Game, figure: FigureId, act: ScenarioAct) -> None:
    """Roll the checks of an action and bring its effects about.

    R1.6.5 (so many successes as it needs), R1.6.9 (with a target radius each success has its effects), R1.6.10.
    """
    state = game.state
    plan = plan_scenario_action(state, figure, act)
    action = plan.action
    successes = [Success(plan.radius or 0)] * plan.multiplier
    if action.attribute is not None:
        successes = await roll_checks(game, _series(plan))
    left = not is_on_table(state, figure) or state.players[state.figures[figure].controller].defeated
    enough = len(successes) >= action.needs and not left  # somebody may have given up between the checks
    told = ScenarioActionWorked if enough else ScenarioActionFailed
    game.record(told(figure=figure, scenario_action=action.id, successes=len(successes), needs=action.needs))
    if not enough:
        return
    state.actions_worked[action.id] = state.actions_worked.get(action.id, 0) + 1
    cause = Cause(state.figures[figure].controller, action.id, "R1.6.5")
    if plan.radius is None:
        await _affect_target(game, plan, cause)
    else:
        for success in successes:
            if not state.players[cause.player].defeated:  # as with attacks: he takes no further part (R1.1.22)
                await _affect_area(game, plan, cause, success)
    for effect in action.effects:
        await affect_player(game, cause, effect)


def _series(plan: ScenarioPlan) -> CheckSeries:
    """The checks of an action; the strength of the greatest damage it does, since divergence changes it.

    A success comes to nothing with the last of its damage (our reading of R1.6.10, where an action does one damage).
    """
    return CheckSeries(
        figure=plan.figure,
        kind="action-check",
        rule="R1.6.5",
        modifiers=plan.modifiers,
        checks=plan.checks,
        lapsed=plan.lapsed,
        given_up=plan.given_up,
        multiplier=plan.multiplier,
        radius=plan.radius,
        strength=max((code.strength for code in _codes(plan)), default=None),
        block=None if plan.block is None else plan.block.id,
    )


async def _affect_target(game: Game, plan: ScenarioPlan, cause: Cause) -> None:
    """The effects on the target figure or terrain, without a target on the figure itself.  R1.6.5."""
    target = plan.figure if plan.action.target is TargetKind.NONE else plan.target
    for effect in plan.action.effects:
        if target is not None and is_on_table(game.state, target):
            origin = base_point(game.state, plan.figure)
            await affect_figure(game, cause, effect, target, origin)
        elif plan.piece is not None:
            await affect_piece(game, cause, effect, plan.piece)


async def _affect_area(game: Game, plan: ScenarioPlan, cause: Cause, success: Success) -> None:
    """The effects of one success on everybody in the target radius.  R1.6.9 to R1.6.11, R1.6.17.

    Cover lowers damage, and whom it hides fully nothing reaches.
    """
    assert plan.point is not None, "an action with a target radius has a target point"
    effects = [left for effect in plan.action.effects if (left := _weakened(effect, success)) is not None]
    codes = codes_left(_codes(plan), success)
    hit = await burst(game, cause.player, plan.figure, cause.source, plan.target, plan.point, success, codes)
    for effect in effects:
        if isinstance(effect, Damage):
            code = DamageCode(effect.strength, effect.penetration)
            printed = Modifier(cause.rule, "printed", effect.strength - success.change)
            await damage_in_area(game, cause.player, hit, plan.point, code, strength_parts((printed,), success))
        else:
            await affect_figures(game, cause, effect, _reached_by_effects(game, hit, told=not codes))
    if plan.piece is not None:
        for effect in effects:
            await affect_piece(game, cause, effect, plan.piece)


def _weakened(effect: Effect, success: Success) -> Effect | None:
    """An effect as a success brings it about, None for damage that divergence has lowered to nothing.  R1.6.10."""
    if not isinstance(effect, Damage):
        return effect
    left = strength_left(effect.strength, success.change)
    return None if left is None else replace(effect, strength=left)


def _codes(plan: ScenarioPlan) -> list[DamageCode]:
    """The damage an action does."""
    effects = plan.action.effects
    return [DamageCode(effect.strength, effect.penetration) for effect in effects if isinstance(effect, Damage)]


def _reached_by_effects(game: Game, hit: list[Reached], *, told: bool) -> list[FigureId]:
    """Those whom no cover hides fully; the others are named when nothing else does."""
    for other in hit if told else []:
        if other.hidden:
            game.record(CoverHeld(figure=other.figure, obstacle=other.piece))
    return [other.figure for other in hit if not other.hidden and is_on_table(game.state, other.figure)]
