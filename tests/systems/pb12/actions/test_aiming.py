"""Aiming at terrain and at points, alone and for a command.  R1.7.16 (Zielwahl), R2.1.5, RU065, RU067, RU124."""

from __future__ import annotations

from math import nan
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Aim, Command, LetAct, RangedAttack
from pb12table.systems.pb12.rules.game.events import CommandGiven, FigureAimed
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import AimedAt, CommandKind
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamagePoints
from pb12table.table.shapes import Point3
from tests.systems.pb12.expect import gun
from tests.systems.pb12.scene import ORIGIN, Play, Scene
from tests.systems.pb12.stables import coach, rider

GUN, K, A, C, FAR = BlockId("gun"), FigureId("k"), FigureId("a"), FigureId("c"), FigureId("far")


def point(x: float, y: float, z: float = 0.0) -> Point3:
    return (ORIGIN + x, ORIGIN + y, z)


def near_and_far() -> tuple[Scene, str]:
    """Two gunmen, a third behind a wall, an opponent 4 steps away that limits shots to 6 steps, a target and a shed."""
    scene = Scene()
    scene.human("k", "alice", ranged=6, command=2, action_points=6, blocks=[gun()])
    scene.human("a", "alice", at=(0, 1), ranged=6, blocks=[gun()])
    scene.human("c", "alice", at=(8, 12), ranged=6, blocks=[gun()])
    scene.human("near", "bob", at=(3, 3), facing=180)
    scene.human("far", "bob", at=(10, -3), facing=180)
    scene.box((4, 10), (12, 10.5), 4.0)
    shed = scene.box((10, 0), (11, 1), 2.0)
    scene.durable(shed, DamagePoints(9, 9, 9), toughness=3)
    return scene, shed


def shoot(target: FigureId | None = None, **more: Any) -> RangedAttack:
    return RangedAttack(GUN, target, 1, **more)


def reason(play: Play, answer: Any) -> str:
    refusal = play.refusal(answer)
    return "" if refusal is None else refusal.reason


@pytest.mark.rule("R1.7.16", "RU065", "RU067", "RU124")
def test_ru124_a_point_can_be_aimed_at() -> None:
    scene, _ = near_and_far()
    there, beside = point(10, -6), point(10, -6.5)
    with scene.activate("k", dice=[12]) as play:
        assert reason(play, shoot(point=there)) == "nearer-target"
        play.act(Aim(point=there))
        assert [(event.target, event.piece) for event in play.of(FigureAimed)] == [(None, "")]
        assert play.figure("k").aimed_at == AimedAt(1, point=there)
        assert [reason(play, shoot(point=beside)), reason(play, shoot(FAR))] == ["nearer-target"] * 2
        play.act(shoot(point=there))
        assert reason(play, shoot(point=there)) == "nearer-target", "the aim is used up"


@pytest.mark.rule("R1.7.16", "RU067", "RU124")
def test_a_point_that_is_not_rounded_is_known_again() -> None:
    scene, _ = near_and_far()
    there = point(10.12345, -6.12345)
    with scene.activate("k") as play:
        play.act(Aim(point=there))
        assert play.figure("k").aimed_at == AimedAt(1, point=point(10.123, -6.123))
        assert reason(play, shoot(point=there)) == reason(play, shoot(point=point(10.123, -6.123))) == ""
        assert reason(play, Command(CommandKind.RANGED_ATTACK, (A,), (A,), point=there)) == ""


@pytest.mark.rule("R1.7.16", "RU065", "RU067", "RU124")
def test_ru124_terrain_can_be_aimed_at() -> None:
    scene, shed = near_and_far()
    with scene.activate("k", dice=[12, 1]) as play:
        assert reason(play, shoot(piece=shed)) == "nearer-target"
        play.act(Aim(piece=shed))
        assert [(event.target, event.piece) for event in play.of(FigureAimed)] == [(None, shed)]
        assert reason(play, shoot(FAR)) == "nearer-target"
        play.act(shoot(piece=shed))
        assert reason(play, shoot(piece=shed)) == "nearer-target", "the aim is used up"


@pytest.mark.rule("R1.7.16", "RU056", "RU067")
def test_ru056_a_point_in_a_figure_aims_at_the_figure() -> None:
    scene, _ = near_and_far()
    inside = point(10, -3, 1.0)
    with scene.activate("k") as play:
        play.act(Aim(point=inside))
        assert [event.target for event in play.of(FigureAimed)] == [FAR]
        assert reason(play, shoot(FAR)) == reason(play, shoot(point=inside)) == ""


@pytest.mark.rule("R1.7.16", "RU067")
def test_the_very_point_that_was_aimed_at_stays_the_target_when_somebody_comes_there() -> None:
    scene, _ = near_and_far()
    there = point(10, -6, 0.001)
    with scene.activate("k") as play:
        play.act(Aim(point=there))
        play.state.figures[FAR].y = ORIGIN - 6
        assert reason(play, shoot(point=there)) == ""
        assert reason(play, shoot(FAR)) == "nearer-target"


@pytest.mark.rule("R1.6.4", "R1.7.16", "RU124")
def test_aiming_needs_exactly_one_target_in_sight() -> None:
    scene, shed = near_and_far()
    with scene.activate("k") as play:
        assert reason(play, Aim()) == "one-target"
        assert reason(play, Aim(FAR, piece=shed)) == "one-target"
        assert reason(play, Aim(point=point(5, 5), piece=shed)) == "one-target"
        assert reason(play, Aim(point=(nan, 0.0, 0.0))) == "not-a-number"
        assert reason(play, Aim(point=(-1.0, 0.0, 0.0))) == "point-off-the-table"
        assert reason(play, Aim(point=point(5, 5, 3.0))) == "point-in-the-air"
        assert reason(play, Aim(point=point(-5, 0))) == "point-outside-sight-angle"
        assert reason(play, Aim(point=point(-5, 0), facing=180.0)) == ""
        assert reason(play, Aim(point=point(8, 14), facing=60.0)) == "no-sight-line-to-point"
        assert reason(play, Aim(piece=shed, facing=180.0)) == "point-outside-sight-angle"
        assert reason(play, Aim(piece="nothing")) == "no-such-target"


@pytest.mark.rule("R2.1.5", "RU067", "RU124")
@pytest.mark.parametrize("at_terrain", [False, True])
def test_all_shoot_at_the_point_or_terrain_that_was_aimed_at(at_terrain: bool) -> None:
    scene, shed = near_and_far()
    scene.lead("alice", "k")
    shared: dict[str, Any] = {"piece": shed} if at_terrain else {"point": point(10, -6)}
    with scene.activate("k", dice=[12, 1, 12, 1] if at_terrain else [12, 12]) as play:
        assert reason(play, Command(CommandKind.RANGED_ATTACK, (A,), (A,), **shared)) == "not-aimed-at"
        play.act(Aim(**shared))
        assert reason(play, Command(CommandKind.MOVE, (A,), (A,), **shared)) == "only-for-ranged-attack"
        both = {"target": FAR, **shared}
        assert reason(play, Command(CommandKind.RANGED_ATTACK, (A,), (A,), **both)) == "one-target"
        assert reason(play, Command(CommandKind.RANGED_ATTACK, (A, C), (A, C), **shared)) == "cannot-see-the-target"
        command = Command(CommandKind.RANGED_ATTACK, (A, K), (A,), **shared)
        assert isinstance(play.pending, ChooseAction)
        offered = [hint for hint in play.pending.hints(play.state) if isinstance(hint, Command)]
        assert (shared.get("point"), shared.get("piece")) in {(hint.point, hint.piece) for hint in offered}
        play.answer(command)
        assert [(event.target, event.piece, event.at_one_target) for event in play.of(CommandGiven)] == [
            (None, shed if at_terrain else "", True)
        ]
        assert reason(play, shoot(FigureId("near"))) == "all-at-one-target"
        play.act(shoot(**shared)).act(LetAct(K)).act(shoot(**shared))


@pytest.mark.rule("R1.7.16", "R1.3.8", "RU124")
def test_hints_and_samples_aim_at_terrain_and_at_points() -> None:
    import random

    scene, shed = near_and_far()
    play = scene.activate("k")
    assert isinstance(play.pending, ChooseAction)
    aims = [hint for hint in play.pending.hints(play.state) if isinstance(hint, Aim)]
    assert [(aim.target, aim.piece) for aim in aims] == [("near", None), ("far", None), (None, shed)]
    chance = random.Random(4)
    samples = [play.pending.sample(play.state, chance) for _ in range(400)]
    assert any(isinstance(sample, Aim) and sample.point is not None for sample in samples)


@pytest.mark.rule("R2.1.5", "R3.0.15")
def test_a_vehicle_that_faces_away_cannot_take_part_in_a_common_shot() -> None:
    """It may not turn before the attack, and so has no sight line to the target."""
    scene = Scene()
    scene.human("k", "alice", at=(0, 3), ranged=6, command=2, action_points=6, blocks=[gun()])
    coach(scene, facing=180.0, action_points=2, blocks=[gun()])
    rider(scene, at=(-1.0, 0.0))
    scene.human("far", "bob", at=(10, 3), facing=180)
    with scene.activate("k") as play:
        play.act(Aim(FAR))
        wagon = FigureId("coach")
        command = Command(CommandKind.RANGED_ATTACK, (wagon,), (wagon,), target=FAR)
        assert reason(play, command) == "cannot-see-the-target"
