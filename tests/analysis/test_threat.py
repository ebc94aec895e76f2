"""The threat map agrees with trying every move and every attack by the rules, system by system."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from pb12table.analysis.threat import Threats, attacks_on, spots_at, threat_map, threat_map_in_parts
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.acts import act_refusal
from pb12table.systems.kampf_w6.rules.answers import Attack, Run, Walk
from pb12table.systems.kampf_w6.rules.attack_plan import modes_of, needs_no_die
from pb12table.systems.kampf_w6.rules.attack_plan import plan_attack as w6_plan
from pb12table.systems.kampf_w6.rules.figures import body as w6_body
from pb12table.systems.kampf_w6.rules.figures import data, others
from pb12table.systems.kampf_w6.rules.ways import RATES, mover_of
from pb12table.systems.known import measures, system
from pb12table.systems.pb12.rules.actions.attack import attack_refusal
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.figures.standing import facing_at, standing_heights
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.movement.planner import plan_path
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from pb12table.systems.pocket_tactics.rules.ground import unit_on
from pb12table.systems.pocket_tactics.rules.state import Place, Unit
from pb12table.table.cells import Raster
from pb12table.table.motion.contact import bodies_overlap
from pb12table.table.motion.falling import stand, stand_heights
from pb12table.table.routes.ways_by_length import cheapest
from pb12table.table.shapes import Point, Point3, box_ring
from pb12table.table.terrain import Piece
from tests.systems.kampf_w6.scene import Scene as W6Scene
from tests.systems.kampf_w6.scene import box
from tests.systems.pb12.scene import Scene
from tests.systems.pocket_tactics.board import Board, field

SOMEBODY = FigureId("somebody")
GRID = 2.0


def middles(state: Any, size: float) -> Iterator[Point]:
    raster = Raster(state.setup.battlefield.width, state.setup.battlefield.depth, size)
    for row in range(raster.rows):
        for column in range(raster.columns):
            yield raster.middle((column, row))


def found_by(threats: Threats, figure: str, *, ranged: bool) -> set[Point3]:
    each = next(each for each in threats.figures if each.figure == figure)
    return {threats.spots[number].place for number in np.flatnonzero(each.could(ranged)).tolist()}


# -- Pb-12 --------------------------------------------------------------------------------------------------------


def yard() -> Any:
    """A small table with a wall, a platform and figures of both sides."""
    scene = Scene(width=10.0, depth=8.0, origin=(0.0, 0.0))
    scene.pieces.append(Piece("wall", box_ring(3.6, 1.9, 4.2, 7.2), height=3.0, standable=False))
    scene.pieces.append(Piece("platform", box_ring(6.5, 0.3, 9.6, 2.4), height=0.8))
    scene.human("shooter", "alice", at=(1.3, 1.2), items=["pistol", "cutlass"], movement=1, action_points=3)
    scene.human("friend", "alice", at=(2.2, 4.4))
    scene.human("foe", "bob", at=(8.4, 5.2))
    return new_game(scene.setup())


def pb12_tried(state: Any, figure: FigureId, size: float, *, ranged: bool) -> set[Point3]:
    """Every place in reach of one Move, and every legal attack from there that can hit somebody on a spot."""
    points = (value(state, figure, Attribute.ACTION_POINTS) - 1) * value(state, figure, Attribute.MOVEMENT)
    here = state.figures[figure]
    places = [(here.x, here.y, here.z)]
    for point in middles(state, size):
        for height in standing_heights(state, figure, point):
            plan = plan_path(state, figure, point, height=height, movement_points=points)
            if plan.reachable and plan.cost <= points:
                places.append(plan.legs[-1].end)
    kind, weapon = (RangedAttack, "pistol") if ranged else (MeleeAttack, "cutlass")
    found: set[Point3] = set()
    for spot in spots_of(state):
        for place in places:
            trial = with_somebody(state.setup, "human", figure, place, spot)
            if trial is None:
                continue
            trial.figures[figure].action_points = 1
            attack = kind(BlockId(weapon), SOMEBODY, 1, facing=facing_at(trial, figure, SOMEBODY))
            if attack_refusal(trial, figure, attack) is None and not plan_attack(trial, figure, attack).fails:
                found.add(spot)
                break
    return found


def spots_of(state: Any) -> list[Point3]:
    face = measures(state.setup.system).threat
    assert face is not None
    return [spot.place for spot in face.spots(state, GRID)]


def with_somebody(setup: Any, profile: str, figure: FigureId, place: Point3, spot: Point3) -> Any:
    """The game with a figure at a place, and somebody on a spot in the place of all others who stand there.

    None where the figure itself stands there.
    """
    faces = measures(setup.system)
    assert faces.figures is not None
    assert faces.looking is not None
    whole = faces.figures.put(setup, figure, place[:2], place[2])
    alone = faces.figures.with_figure(whole, profile, SOMEBODY, PlayerId("bob"), 0.0, "test")
    alone = faces.figures.put(alone, SOMEBODY, spot[:2], spot[2])
    bodies = {
        each.id: faces.looking.looking(started(replace(alone, figures=(each,))), each.id).body for each in alone.figures
    }
    there = bodies[SOMEBODY]
    if bodies_overlap(bodies[figure], there):
        return None
    left = [each for each in alone.figures if each.id == SOMEBODY or not bodies_overlap(bodies[each.id], there)]
    return started(replace(alone, figures=tuple(left)))


def started(setup: Any) -> Any:
    return system(setup.system).new_game(setup)


def test_in_pb12_it_agrees_with_every_move_and_attack() -> None:
    state = yard()
    threats = threat_map(state, PlayerId("alice"), GRID)
    assert threats.is_whole
    shot, struck = (found_by(threats, "shooter", ranged=ranged) for ranged in (True, False))
    figure = FigureId("shooter")
    assert shot == pb12_tried(state, figure, GRID, ranged=True)
    assert struck == pb12_tried(state, figure, GRID / 2.0, ranged=False)
    spots = set(spots_of(state))
    assert shot < spots, "something is out of sight, and something is not"
    assert struck < spots
    first = next(threat_map_in_parts(state, PlayerId("alice"), GRID))
    assert found_by(first, "shooter", ranged=False) < struck, "one comes to blows after a move only"
    assert any(place[2] > 0.5 for place in shot), "heights have spots of their own"


# -- Kampf W6 -----------------------------------------------------------------------------------------------------


def quarry(**changes: Any) -> Any:
    scene = W6Scene(box("block", 4.5, 2.2, 0.7, 4.0, 2.5, standable=False), box("ledge", 7.0, 0.4, 2.6, 2.0, 0.9),
                    width=10.0, depth=8.0)  # fmt: skip
    scene.figure("shooter", "alice", 1.3, 1.2, "pistol", "sabre", speed=3, **changes)
    scene.figure("foe", "bob", 8.4, 5.2, "sabre")
    return scene.state()


def w6_tried(state: Any, figure: FigureId, size: float, *, ranged: bool) -> set[Point3]:
    """Every walk or run, and every attack on somebody that is legal then and throws a die that could succeed."""
    here, most = state.figures[figure].at, data(state, figure).most_actions
    places = [here]
    company = others(state, figure)
    for point in middles(state, size):
        for height in stand_heights(state.battlefield, *point):
            if not stand(state.battlefield, w6_body(state, figure, (*point, height)), company).safe:
                continue
            way = cheapest(mover_of(state.battlefield, w6_body(state, figure), company), RATES, point, height, 30.0)
            if way is None:
                continue
            path = tuple(part.end[:2] for part in way.stretches)
            acts: list[Walk | Run] = [Walk(path)]
            acts += [Run(path)] if most > 1 else []
            if any(act_refusal(state, figure, act) is None for act in acts):
                places.append((*point, height))
    weapons = [each for each in data(state, figure).weapons if each.is_melee is not ranged]
    found: set[Point3] = set()
    for spot in spots_of(state):
        for place in places:
            trial = with_somebody(state.setup, "recruit", figure, place, spot)
            if trial is None:
                continue
            trial.figures[figure].actions = 1
            walking = place != here and most < 2
            attacks = [Attack(each.id, SOMEBODY, mode) for each in weapons for mode in modes_of(trial, each)]
            if any(
                act_refusal(trial, figure, attack) is None
                and not needs_no_die(w6_plan(trial, figure, attack, walking=walking).target_number)
                for attack in attacks
            ):
                found.add(spot)
                break
    return found


@pytest.mark.parametrize("dexterity", [1, 3])
def test_in_kampf_w6_it_agrees_with_every_move_and_attack(dexterity: int) -> None:
    state = quarry(dexterity=dexterity, shooting=2)
    threats = threat_map(state, PlayerId("alice"), GRID)
    figure, spots = FigureId("shooter"), set(spots_of(state))
    shot, struck = (found_by(threats, "shooter", ranged=ranged) for ranged in (True, False))
    assert shot == w6_tried(state, figure, GRID, ranged=True)
    assert struck == w6_tried(state, figure, GRID / 2.0, ranged=False)
    assert shot
    assert struck < spots


# -- Pocket Tactics -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("near", [False, True])
def test_in_pocket_tactics_it_agrees_with_every_move_and_attack(near: bool) -> None:
    board = Board(field(2), flyers_move_and_attack=near)
    board.tile((1, -1), "meadow", "forest").tile((0, 1), "water")
    lain = (("archer", (-2, 0)), ("rider", (0, 0)), ("griffin", (2, -2)))
    units = [board.put("alice", card, cell) for card, cell in lain]
    board.put("bob", "troll", (1, 0))
    state = board.state
    threats = threat_map(state, PlayerId("alice"), 1.0)
    cells = [state.setup.lattice.cell_at(spot.place[:2]) for spot in threats.spots]
    for unit in units:
        each = next(each for each in threats.figures if each.figure == unit)
        own = state.units[unit].at
        assert own is not None
        for ranged in (False, True):
            found = {cells[number] for number in np.flatnonzero(each.could(ranged)).tolist()}
            tried: set[Any] = set()
            for at in (own, *board.ends(unit)):
                for target in cells:
                    if target == at:
                        continue
                    trial = state.clone()
                    trial.units[unit].at = at
                    there = unit_on(trial, target)
                    if there is not None:
                        there.at, there.place = None, Place.RESERVE
                    trial.units[SOMEBODY] = Unit(SOMEBODY, PlayerId("bob"), "swordsman", Place.MAP, target)
                    board.state = trial
                    if any(
                        isinstance(option, AttackAction) and option.unit == unit and option.target == SOMEBODY
                        and option.ranged is ranged
                        for option in board.options("alice")
                    ):  # fmt: skip
                        tried.add(target)
                    board.state = state
            assert found == tried, (unit, ranged)


# -- what all have in common --------------------------------------------------------------------------------------


def test_it_only_grows_and_tells_from_where() -> None:
    state = yard()
    before = -1
    for threats in threat_map_in_parts(state, PlayerId("alice"), GRID):
        now = int((threats.counts() > 0).sum())
        assert now >= before
        before = now
    assert threats.is_whole
    here = (1.3, 1.2, 0.0)
    first = next(threat_map_in_parts(state, PlayerId("alice"), GRID))
    assert {each.origin for spot in range(len(first.spots)) for each in attacks_on(first, spot)} <= {
        here, (2.2, 4.4, 0.0)
    }  # fmt: skip
    for number in range(len(threats.spots)):
        assert number in spots_at(threats, threats.spots[number].place[:2])
        told = attacks_on(threats, number)
        assert len({each.figure for each in told}) == threats.counts()[number]
        for each in told:
            assert threats.counts(each.means.ranged, each.figure, each.means.key)[number] == 1
