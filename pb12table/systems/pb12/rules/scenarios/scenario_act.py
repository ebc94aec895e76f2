"""An action that a scenario brings: who can take it at what, its checks, and then its effects.

R1.6.4 to R1.6.11, R1.7.1 (offene Liste), RU122.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId, Modifier
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.attacks.blast import (
    Reached,
    Success,
    burst,
    codes_left,
    damage_in_area,
    strength_left,
    strength_parts,
)
from pb12table.systems.pb12.rules.attacks.targets import (
    bare_point_refusal,
    figure_at,
    is_there,
    piece_point,
    side_refusal,
    sighted_figure_refusal,
    sighted_piece_refusal,
    within_refusal,
)
from pb12table.systems.pb12.rules.checks.action_checks import CheckSeries, count_checks, empty_refusal, roll_checks
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.figures import (
    base_point,
    body,
    is_on_table,
    own_feet,
)
from pb12table.systems.pb12.rules.figures.standing import facing_to_point
from pb12table.systems.pb12.rules.game.answers import ScenarioAct
from pb12table.systems.pb12.rules.game.events import CoverHeld, ScenarioActionFailed, ScenarioActionWorked
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamageCode
from pb12table.systems.pb12.rules.scenarios.effects import (
    Cause,
    affect_figure,
    affect_figures,
    affect_piece,
    affect_player,
)
from pb12table.systems.pb12.rules.scenarios.scenario_data import Damage, Effect, ScenarioAction, TargetKind
from pb12table.systems.pb12.rules.scenarios.scenario_plan import (
    ScenarioPlan,
    blocks_for,
    chosen_block,
    plan_scenario_action,
    scenario_actions_of,
    target_point_of,
    targets_of,
    worked_out,
)
from pb12table.table.footprints import in_area
from pb12table.table.motion.falling import open_heights, stand_heights
from pb12table.table.shapes import Point, Point3, moved, plan_distance, rounded


class ScenarioActRules(ActionRules[ScenarioAct]):
    """Roll the checks of an action that the scenario brings, and bring its effects about.  RU122."""

    answers = (ScenarioAct,)

    def cost(self, state: State, action: ScenarioAct) -> int:
        """Return the number of AP declared."""
        return action.action_points

    def refusal(self, state: State, figure: FigureId, action: ScenarioAct) -> Refusal | None:
        """Return why a scenario action cannot be taken; None if it can.  RU122, R1.6.4."""
        return scenario_action_refusal(state, figure, action)

    async def effect(self, game: Game, figure: FigureId, act: ScenarioAct, windows: Windows | None) -> None:
        """Carry out as many successes as it needs (R1.6.5), in a radius each with its effects (R1.6.9).  R1.6.10."""
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

    def hints(self, state: State, figure: FigureId) -> Iterator[ScenarioAct]:
        """Yield every action at every target, with all the AP it takes."""
        yield from scenario_acts(state, figure, state.figures[figure].action_points)

    def sample(self, whim: Whim) -> ScenarioAct | None:
        """Return any action of the scenario with arbitrary frequency and bundling, None if there is none."""
        chance, found = whim.chance, scenario_acts(whim.state, whim.figure, whim.points)
        if not found:
            return None
        act = chance.choice(found)
        point = act.point
        if point is not None and chance.random() < 0.5:
            point = _place_near(whim.state, point, chance)
        frequency, given_up = chance.random() < 0.4, chance.choice((0, 0, 1))
        return msgspec.structs.replace(act, point=point, frequency=frequency, given_up=given_up)


# -- whether it can be taken ------------------------------------------------------------------------------------


def scenario_action_refusal(state: State, figure: FigureId, act: ScenarioAct) -> Refusal | None:
    """Return why an action of the scenario cannot be taken; AP and activation are checked elsewhere.  RU122, R1.6.4."""
    action = state.setup.scenario_actions.get(act.action)
    if action is None or action not in scenario_actions_of(state, figure):
        return Refusal("R1.7.1", "no-such-action")
    if worked_out(state, action):
        return Refusal("RU122", "worked-already", (("action", action.id),))
    if act.action_points < action.least:
        return Refusal("R1.6.5", "at-least-so-many-action-points", (("least", action.least),))
    if action.most is not None and act.action_points > action.most:
        return Refusal("R1.6.5", "at-most-so-many-action-points", (("most", action.most),))
    return (
        _zone_refusal(state, figure, action)
        or _block_refusal(state, figure, action, act)
        or _target_refusal(state, figure, action, act)
    )


def _zone_refusal(state: State, figure: FigureId, action: ScenarioAction) -> Refusal | None:
    """Return why an action that is possible only in a zone is not possible here.  R1.1.18."""
    placed = state.figures[figure]
    for zone in state.setup.zones:
        if zone.id == action.zone and not in_area(zone.area, (placed.x, placed.y), placed.z):
            return Refusal("R1.1.18", "not-in-zone", (("zone", zone.id),))
    return None


def _block_refusal(state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct) -> Refusal | None:
    """Return why the chosen item or ability, its frequency or its bundling fails.  R1.6.7, R1.6.8, R1.8.2, R1.8.14."""
    block = chosen_block(state, figure, action, act)
    if act.block is not None and block is None:
        return Refusal("R1.8.2", "block-not-for-this", (("block", act.block),))
    if block is None and action.with_block:
        return Refusal("R1.8.2", "needs-a-block", (("action", action.id),))
    if act.frequency and (block is None or block.frequency.multiplier == 1):
        return Refusal("R1.6.7", "no-frequency", (("block", act.block or ""),))
    empty = None if block is None else empty_refusal(state, figure, block)
    if empty is not None:
        return empty
    available = count_checks(state, figure, block, act.action_points, frequency=act.frequency).available
    if not 0 <= act.given_up < available or (act.given_up and action.attribute is None):
        return Refusal("R1.6.8", "too-many-given-up", (("most", 0 if action.attribute is None else available - 1),))
    return None


def _target_refusal(state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct) -> Refusal | None:
    """Return why the target cannot be chosen: wrong kind, out of reach, out of sight.  R1.6.4, RU049, RU056."""
    chosen = {TargetKind.FIGURE: act.target, TargetKind.TERRAIN: act.piece, TargetKind.POINT: act.point}
    for kind, choice in chosen.items():
        if (choice is not None) != (kind is action.target):
            return Refusal("R1.6.4", "other-target-needed", (("action", action.id),))
    match action.target:
        case TargetKind.FIGURE:
            assert act.target is not None
            return _figure_refusal(state, figure, action, act, act.target)
        case TargetKind.TERRAIN:
            assert act.piece is not None
            return _terrain_refusal(state, figure, action, act, act.piece)
        case TargetKind.POINT:
            assert act.point is not None
            return _point_refusal(state, figure, action, act, act.point)
        case TargetKind.PLACE:
            assert action.place is not None
            return _within_refusal(state, figure, action, act, None, action.place)
        case TargetKind.NONE:
            return None


def _within_refusal(
    state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct, target: str | None, point: Point3
) -> Refusal | None:
    """Return why a target with its target point is too far away for what the action is done with.  R1.6.4, R1.8.6."""
    block = chosen_block(state, figure, action, act)
    return within_refusal(state, figure, target, point, action.within, act.facing, block)


def _figure_refusal(
    state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct, target: FigureId
) -> Refusal | None:
    if target not in state.figures or not is_on_table(state, target):
        return Refusal("R1.6.4", "no-such-target")
    refusal = side_refusal(state, state.figures[figure].controller, target, action.whom)
    if refusal is not None or target == figure:
        return refusal
    refusal = _within_refusal(state, figure, action, act, target, base_point(state, target))
    return refusal or sighted_figure_refusal(state, figure, target, act.facing)


def _terrain_refusal(
    state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct, piece: str
) -> Refusal | None:
    if piece not in action.pieces or not is_there(state, piece):
        return Refusal("R1.6.4", "no-such-target")
    refusal = _within_refusal(state, figure, action, act, piece, piece_point(state, figure, piece))
    return refusal or sighted_piece_refusal(state, figure, piece, act.facing)


def _point_refusal(
    state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct, point: Point3
) -> Refusal | None:
    refusal = _within_refusal(state, figure, action, act, None, point)
    if refusal is not None:
        return refusal
    target = figure_at(state, point)
    if target is not None and target != figure:
        return sighted_figure_refusal(state, figure, target, act.facing)
    return bare_point_refusal(state, figure, point, act.facing)


# -- what it brings about ---------------------------------------------------------------------------------------


def _series(plan: ScenarioPlan) -> CheckSeries:
    """Return the checks of an action, with the strength of its greatest damage, since divergence changes it.

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
    """Carry out the effects on the target figure or terrain, without a target on the figure itself.  R1.6.5."""
    target = plan.figure if plan.action.target is TargetKind.NONE else plan.target
    for effect in plan.action.effects:
        if target is not None and is_on_table(game.state, target):
            origin = base_point(game.state, plan.figure)
            await affect_figure(game, cause, effect, target, origin)
        elif plan.piece is not None:
            await affect_piece(game, cause, effect, plan.piece)


async def _affect_area(game: Game, plan: ScenarioPlan, cause: Cause, success: Success) -> None:
    """Carry out the effects of one success on everybody in the target radius.  R1.6.9 to R1.6.11, R1.6.17.

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
    """Return an effect as a success brings it about, None for damage that divergence lowered to nothing.  R1.6.10."""
    if not isinstance(effect, Damage):
        return effect
    left = strength_left(effect.strength, success.change)
    return None if left is None else replace(effect, strength=left)


def _codes(plan: ScenarioPlan) -> list[DamageCode]:
    """Return the damage an action does."""
    effects = plan.action.effects
    return [DamageCode(effect.strength, effect.penetration) for effect in effects if isinstance(effect, Damage)]


def _reached_by_effects(game: Game, hit: list[Reached], *, told: bool) -> list[FigureId]:
    """Return those no cover hides fully; the others are named if nothing else is."""
    for other in hit if told else []:
        if other.hidden:
            game.record(CoverHeld(figure=other.figure, obstacle=other.piece))
    return [other.figure for other in hit if not other.hidden and is_on_table(game.state, other.figure)]


# -- what is worth a look ---------------------------------------------------------------------------------------


def scenario_acts(state: State, figure: FigureId, points: int) -> list[ScenarioAct]:
    """Return every scenario action at every target it may have, with some AP and each tool; some may be illegal."""
    found: list[ScenarioAct] = []
    for action in scenario_actions_of(state, figure):
        spent = max(min(points, action.most or points), action.least)
        for block in (None, *(block.id for block in blocks_for(state, figure, action))):
            found += [_facing(state, figure, action, act) for act in _aimed(state, figure, action, spent, block)]
    return found


def _aimed(
    state: State, figure: FigureId, action: ScenarioAction, points: int, block: BlockId | None
) -> list[ScenarioAct]:
    """Return an action at each of its targets."""
    plain = ScenarioAct(action.id, points, block=block)
    match action.target:
        case TargetKind.FIGURE:
            controller = state.figures[figure].controller
            targets = targets_of(state, figure, action, controller)
            return [ScenarioAct(action.id, points, target=FigureId(target), block=block) for target in targets]
        case TargetKind.TERRAIN:
            pieces = targets_of(state, figure, action, state.figures[figure].controller)
            return [ScenarioAct(action.id, points, piece=piece, block=block) for piece in pieces]
        case TargetKind.POINT:
            others = (other.id for other in state.figures.values() if other.id != figure)
            places = [base_point(state, other) for other in others if state.figures[other].place == "table"]
            places.append(own_feet(state, figure))
            return [ScenarioAct(action.id, points, point=place, block=block) for place in places]
        case TargetKind.PLACE | TargetKind.NONE:
            return [plain]


def _facing(state: State, figure: FigureId, action: ScenarioAction, act: ScenarioAct) -> ScenarioAct:
    """Return the same action, turned towards its target if it has one elsewhere."""
    point = target_point_of(state, figure, action, act)
    here = body(state, figure).position
    if action.target is TargetKind.PLACE or point is None or plan_distance(here, point[:2]) < 0.01:
        return act
    facing = facing_to_point(state, figure, point)
    return ScenarioAct(
        act.action, act.action_points, act.target, act.piece, act.point, act.block, act.frequency, act.given_up, facing
    )


def act_at_point(
    state: State, figure: FigureId, action: ScenarioAction, like: ScenarioAct, point: Point
) -> ScenarioAct:
    """Return an act like another, aimed at a place of the table: the highest choosable surface, else the highest."""
    x, y = rounded(point[0]), rounded(point[1])
    heights = open_heights(state.battlefield, x, y)
    aimed = [
        _facing(state, figure, action, msgspec.structs.replace(like, point=(x, y, height), facing=None))
        for height in reversed(heights)
    ]
    return next((act for act in aimed if scenario_action_refusal(state, figure, act) is None), aimed[0])


def _place_near(state: State, point: Point3, chance: Chance) -> Point3:
    """Return a place on some surface near a point."""
    x, y = moved(point[:2], chance.uniform(0.0, 360.0), chance.uniform(0.0, 2.0))
    x, y = rounded(x), rounded(y)
    return (x, y, chance.choice(stand_heights(state.battlefield, x, y)))


SCENARIO_ACT: Final = ScenarioActRules()
