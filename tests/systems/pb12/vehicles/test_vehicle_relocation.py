"""Vehicles that leave and enter the table.  R1.3.11, R1.3.12, R3.0.7, R3.0.11, RU095, RU096."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Placing, RelocateIn, RelocateOut, Wait
from pb12table.systems.pb12.rules.game.events import FigureRelocatedIn, FigureRelocatedOut
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from pb12table.systems.pb12.rules.round.entering import with_group
from pb12table.systems.pb12.rules.vehicles.aboard import passengers_of
from tests.systems.pb12.expect import refused
from tests.systems.pb12.scene import ORIGIN, Scene
from tests.systems.pb12.stables import FLOOR, coach, marked, rider

COACH, DRIVER, GUNNER = FigureId("coach"), FigureId("driver"), FigureId("gunner")


def harbour(passenger: str = "alice", at: tuple[float, float] | None = (0.0, 0.0)) -> Scene:
    """A coach in its owner's exit zone with a passenger, and a gunner fixed to it; an entry zone in the north."""
    scene = Scene()
    coach(scene, at=at)
    rider(scene, "driver", passenger, at=(1.0, 0.0))
    seated = None if at is None else (0.5, 0.5)
    scene.human("gunner", at=seated, height=FLOOR, facing=180)
    scene.figures[-1] = replace(scene.figures[-1], carrier=COACH, seat=(0.5, 0.5, 180.0))
    scene.human("foe", "bob", at=(90, 90))
    scene.zone("exit", (-5, -5), (5, 5), ["alice", "bob"])
    scene.zone("entry", (-10, 10), (10, 20), ["alice", "bob"])
    return scene


@pytest.mark.rule("RU095")
@pytest.mark.rule("R1.3.12", "R3.0.7")
@pytest.mark.vector("V356")
def test_v356_an_own_passenger_leaves_with_the_coach() -> None:
    scene = harbour()
    marked(scene, "coach", moved=2)
    with scene.play() as play:
        play.turn(RelocateOut(COACH))
        assert play.player("alice").command_points == 9
        assert [event.figure for event in play.of(FigureRelocatedOut)] == ["coach", "driver", "gunner"]
        for name in ("coach", "driver", "gunner"):
            assert play.figure(name).place is Place.STAGING
        assert play.moved_markers("coach") == 2


@pytest.mark.vector("V356")
def test_v356_with_a_passenger_of_the_opponent_it_cannot_leave() -> None:
    with harbour(passenger="bob").play() as play:
        refusal = play.refusal(RelocateOut(COACH))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("RU095", "foreign-passenger")


@pytest.mark.rule("RU095")
def test_ru095_a_passenger_may_leave_alone() -> None:
    with harbour().play() as play:
        play.turn(RelocateOut(DRIVER))
        assert play.figure("driver").place is Place.STAGING
        assert play.figure("coach").place is Place.TABLE


@pytest.mark.rule("R3.0.11", "RU096")
def test_ru096_a_fixed_figure_neither_leaves_nor_enters_alone() -> None:
    with harbour().play() as play:
        refusal = play.refusal(RelocateOut(GUNNER))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R3.0.11", "fixed")
    with harbour(at=None).play() as play:
        refusal = play.refusal(RelocateIn(GUNNER, 0, 15, 0))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R3.0.11", "fixed")


@pytest.mark.rule("R3.0.11")
@pytest.mark.vector("V279")
def test_v279_the_fixed_figure_enters_with_its_carrier_for_no_more_points() -> None:
    with harbour(at=None).play() as play:
        play.turn(RelocateIn(COACH, 0, 15, 90))
        assert play.player("alice").command_points == 9
        assert [event.figure for event in play.of(FigureRelocatedIn)] == ["coach", "gunner"]
        assert play.at("gunner") == (-0.5, 15.5, FLOOR)
        assert play.figure("gunner").facing == 270.0


@pytest.mark.rule("R3.0.11", "R1.4.29")
def test_there_must_be_room_for_who_is_fixed_to_it() -> None:
    scene = harbour(at=None)
    scene.box((0.4, 15.9), (1.6, 17.0), 4.0)
    scene.figures[2] = replace(scene.figures[2], seat=(1.0, 0.8, 0.0))
    with scene.play() as play:
        assert play.refusal(RelocateIn(COACH, 0, 14.8, 0)) is None
        # The coach itself would touch nothing here, but the gunner leans out of it.
        refusal = play.refusal(RelocateIn(COACH, 0, 14.88, 0))
        assert refusal is not None
        assert refusal.reason == "no-safe-stand"


@pytest.mark.rule("R1.3.11", "R3.0.7")
def test_a_figure_can_be_set_up_on_a_vehicle_in_the_zone() -> None:
    scene = harbour(at=(0.0, 15.0))
    scene.human("late", at=None)
    with scene.play() as play:
        play.turn(RelocateIn(FigureId("late"), -1.0, 15.0, 0.0))
        assert play.at("late") == (-1.0, 15.0, FLOOR)


@pytest.mark.rule("R1.3.11", "R3.0.7")
@pytest.mark.parametrize("left_before", [False, True])
def test_a_vehicle_that_enters_takes_nobody_along_who_stands_where_it_has_been(left_before: bool) -> None:
    """It has left the table at (0, 0), or has not been on it yet and is nowhere; somebody stands just there."""
    scene = Scene(origin=(ORIGIN, ORIGIN) if left_before else (0.0, 0.0))
    coach(scene, at=(0, 0) if left_before else None)
    scene.human("other", at=(90, 80))
    scene.human("bystander", "bob", at=(8, 8) if left_before else (1, 0.5))
    scene.zone("exit", (-5, -5), (5, 5), ["alice"])
    scene.zone("entry", (10, 10), (20, 20), ["alice"])
    bystander = FigureId("bystander")
    with scene.play() as play:
        if left_before:
            play.turn(RelocateOut(COACH)).passing()
            walked = play.state.figures[bystander]
            walked.x, walked.y = ORIGIN + 1.0, ORIGIN + 0.5
            play.turn(Wait()).passing()
        play.turn(RelocateIn(COACH, 15.0, 15.0, 90.0)).passing()
        assert play.at("coach") == (15.0, 15.0, 0.0)
        assert play.at("bystander") == (1.0, 0.5, 0.0)
        assert play.figure("bystander").facing == 0.0


@pytest.mark.rule("R2.2.8", "R1.3.11", "R3.0.7", "R1.4.29")
def test_who_enters_with_a_group_can_be_set_up_on_a_vehicle_of_the_group() -> None:
    scene = Scene()
    coach(scene, at=None)
    scene.human("boss", at=None, command=2)
    scene.human("driver", at=None)
    scene.lead("alice", "boss")
    scene.human("foe", "bob", at=(90, 90))
    scene.zone("entry", (-10, 10), (10, 20), ["alice"])
    aboard = Placing(FigureId("driver"), 1.0, 15.0, 0.0, FLOOR)
    beside = Placing(FigureId("driver"), 1.0, 16.1, 0.0)
    first = RelocateIn(FigureId("boss"), -6.0, 12.0, 0.0, None, (Placing(COACH, 0.0, 15.0, 0.0), aboard))
    with scene.play() as play:
        refusal = play.refusal(replace_group(first, aboard, first.group[0]))
        assert refusal is not None, "the coach is not there yet"
        refusal = play.refusal(replace_group(first, first.group[0], beside))
        assert refusal is not None, "half in the coach"
        play.turn(first).passing()
        assert play.at("driver") == (1.0, 15.0, FLOOR)
        assert passengers_of(play.state, COACH) == ["driver"]


@pytest.mark.rule("R2.2.8", "R3.0.11", "R2.2.7")
def test_a_leader_who_is_fixed_to_a_vehicle_brings_his_group_when_it_enters() -> None:
    scene = Scene()
    coach(scene, at=None)
    scene.human("boss", at=None, command=2)
    scene.figures[-1] = replace(scene.figures[-1], carrier=COACH, seat=(0.5, 0.5, 0.0))
    scene.human("scout", at=None)
    scene.human("other", at=None, command=1)
    scene.lead("alice", "boss")
    scene.group("far", ["other"], "other")
    scene.human("foe", "bob", at=(90, 90))
    scene.zone("entry", (-10, 10), (10, 20), ["alice"])
    scout, other = Placing(FigureId("scout"), -6.0, 15.0, 0.0), Placing(FigureId("other"), -7.0, 15.0, 0.0)
    entry = RelocateIn(COACH, 0.0, 15.0, 0.0, None, (scout,))
    with scene.play() as play:
        refused(play, replace_group(entry, scout, other), "R2.2.8", "not-in-his-group")
        with_both = msgspec.structs.replace(replace_group(entry, scout, other), dissolve=(GroupId("far"),))
        assert play.refusal(with_both) is None
        together = with_group(play.state, play.placed(RelocateIn(COACH, 0.0, 15.0, 0.0)))
        assert [[placing.figure for placing in answer.group] for answer in together] == [["scout"]]
        play.turn(entry).passing()
        assert [event.figure for event in play.of(FigureRelocatedIn)] == ["coach", "boss", "scout"]
        assert play.player("alice").command_points == 8


def replace_group(answer: RelocateIn, *group: Placing) -> RelocateIn:
    return msgspec.structs.replace(answer, group=group)


@pytest.mark.rule("R3.0.11", "R2.2.8", "R1.3.11")
def test_who_is_fixed_to_a_coach_stands_in_the_way_of_those_who_enter_after_it() -> None:
    scene = Scene()
    coach(scene, at=None)
    scene.human("gunner", at=None, height=FLOOR)
    scene.figures[-1] = replace(scene.figures[-1], carrier=COACH, seat=(0.0, 3.0, 0.0))
    scene.human("boss", at=None, command=2)
    scene.human("scout", at=None)
    scene.lead("alice", "boss")
    scene.human("foe", "bob", at=(90, 90))
    scene.zone("entry", (-10, 10), (10, 20), ["alice"])
    boss, scout = FigureId("boss"), FigureId("scout")

    def entering(x: float, y: float) -> RelocateIn:
        return RelocateIn(boss, -6.0, 12.0, 0.0, None, (Placing(COACH, 0.0, 12.0, 0.0), Placing(scout, x, y, 0.0)))

    with scene.play() as play:
        assert play.refusal(entering(0.0, 17.0)) is None
        refusal = play.refusal(entering(0.1, 15.0))
        assert refusal is not None
        assert refusal.rule == "R1.4.29"
        play.turn(entering(1.0, 15.0))
        assert (play.at("gunner")[:2], play.at("scout")[:2]) == ((0, 15), (1, 15))
