"""Actions of the scenario and attacks on terrain worth a look, and arbitrary ones.  RU122, RU124."""

from __future__ import annotations

import msgspec

from pb12table.kernel.request import Chance
from pb12table.systems.pb12.rules.game.answers import ActionAnswer, MeleeAttack, RangedAttack, ScenarioAct
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.figures.facing import facing_to, facing_to_point
from pb12table.systems.pb12.rules.figures.figures import base_point, body, own_feet
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.scenarios.scenario_data import ScenarioAction, TargetKind
from pb12table.systems.pb12.rules.scenarios.scenario_plan import (
    blocks_for,
    scenario_action_refusal,
    scenario_actions_of,
    target_point_of,
    targets_of,
)
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.attacks.targets import weapons
from pb12table.table.shapes import Point, Point3
from pb12table.table.standing.support import open_heights, stand_heights
from pb12table.table.units import moved, plan_distance, rounded


def scenario_acts(state: State, figure: FigureId, points: int) -> list[ScenarioAct]:
    """Every action of the scenario at every target it may have, with so many AP and each tool; some may be illegal."""
    found: list[ScenarioAct] = []
    for action in scenario_actions_of(state, figure):
        spent = max(min(points, action.most or points), action.least)
        for block in (None, *(block.id for block in blocks_for(state, figure, action))):
            found += [_facing(state, figure, action, act) for act in _aimed(state, figure, action, spent, block)]
    return found


def _aimed(
    state: State, figure: FigureId, action: ScenarioAction, points: int, block: BlockId | None
) -> list[ScenarioAct]:
    """An action at each of its targets."""
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
    """The same action, turned towards its target if it has one elsewhere."""
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
    """An act like another, aimed at a place of the table: the highest surface that may be chosen, else the highest."""
    x, y = rounded(point[0]), rounded(point[1])
    heights = open_heights(state.battlefield, x, y)
    aimed = [
        _facing(state, figure, action, msgspec.structs.replace(like, point=(x, y, height), facing=None))
        for height in reversed(heights)
    ]
    return next((act for act in aimed if scenario_action_refusal(state, figure, act) is None), aimed[0])


def arbitrary_scenario_act(state: State, figure: FigureId, points: int, chance: Chance) -> ScenarioAct | None:
    """Some action of the scenario with arbitrary frequency and bundling, None when there is none."""
    found = scenario_acts(state, figure, points)
    if not found:
        return None
    act = chance.choice(found)
    point = act.point
    if point is not None and chance.random() < 0.5:
        point = _place_near(state, point, chance)
    return ScenarioAct(
        act.action,
        act.action_points,
        act.target,
        act.piece,
        point,
        act.block,
        chance.random() < 0.4,
        chance.choice((0, 0, 1)),
        act.facing,
    )


def _place_near(state: State, point: Point3, chance: Chance) -> Point3:
    """A place on some surface near a point."""
    x, y = moved(point[:2], chance.uniform(0.0, 360.0), chance.uniform(0.0, 2.0))
    x, y = rounded(x), rounded(y)
    return (x, y, chance.choice(stand_heights(state.battlefield, x, y)))


def breakable_pieces(state: State) -> list[str]:
    """The pieces of terrain that still stand and can be damaged.  RU124."""
    return [piece for piece, left in state.terrain.items() if not left.gone and piece in state.setup.durability]


def attacks_on_terrain(state: State, figure: FigureId, points: int) -> list[ActionAnswer]:
    """Attacks on every piece of terrain that can be damaged, facing it; some may be illegal.  RU124."""
    found: list[ActionAnswer] = []
    for piece in breakable_pieces(state):
        facing = facing_to(state, figure, ChosenTarget(piece=piece))
        for weapon in weapons(state, figure, ranged=False):
            found.append(MeleeAttack(weapon.id, None, points, facing=facing, piece=piece))
        for weapon in weapons(state, figure, ranged=True):
            found.append(RangedAttack(weapon.id, None, points, facing=facing, piece=piece))
    return found
