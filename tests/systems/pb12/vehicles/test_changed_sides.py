"""Vehicles that another player has taken over, or that have left the table: what they count for and what not.

R3.0.4 (steuernde Figur), R1.2.11 (Kontrolle), RU089, RU032.
"""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Command,
    Horizontal,
    Move,
    RangedAttack,
    RelocateOut,
    Steer,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import RandomMovementRolled
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import CommandKind, Phase, Place
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamageCode
from tests.systems.pb12.expect import finish_move, gun, play_on, refused, status_phase
from tests.systems.pb12.scene import Scene
from tests.systems.pb12.stables import coach, drive, marked, markers, rider

COACH, FOE, GUN = FigureId("coach"), FigureId("foe"), BlockId("gun")


def taken() -> Scene:
    """Alice's driver on the coach of Bob's force, which he has steered; leaders of both players beside it."""
    scene = Scene()
    scene.human("boss", "alice", at=(0, 2), command=2)
    rider(scene, "driver", "alice")
    coach(scene, "coach", "bob", action_points=2)
    scene.human("foe", "bob", at=(0, -2), command=2)
    scene.lead("alice", "boss")
    scene.lead("bob", "foe")
    scene.edit("coach", controller="alice")
    drive(scene)
    return scene


@pytest.mark.rule("R2.2.3", "R2.2.1", "RU080", "R1.2.11")
def test_a_vehicle_of_another_force_is_in_no_group_of_who_has_taken_it_over() -> None:
    """So it is commanded for a CP however near the leader is, and its first owner's leader commands it no more."""
    command = Command(CommandKind.MOVE, (COACH,), (COACH,))
    with taken().activate("boss") as play:
        play.answer(command)
        assert play.player("alice").command_points == 8
    with taken().activate("foe") as play:
        refused(play, command, "R1.2.11", "not-your-figure")


@pytest.mark.rule("R1.4.9", "R1.3.2", "RU021")
def test_the_command_value_counts_for_whoever_controls_the_figure() -> None:
    scene = Scene()
    rider(scene)
    coach(scene, "coach", "bob", command=3)
    scene.human("foe", "bob", at=(50, 0), command=1)
    scene.edit("coach", controller="alice")
    drive(scene)
    with scene.play(phase=Phase.LOGISTICS) as play:
        assert (play.player("alice").command_points, play.player("bob").command_points) == (13, 11)


@pytest.mark.rule("R6.1.9", "RU118", "R3.0.23")
def test_a_leader_that_is_a_vehicle_in_foreign_hands_still_decides_for_its_first_owner() -> None:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5}, leaders={"alice": "a", "bob": "coach", "carol": "c"})
    scene.human("a", "alice", at=(0, -20), command=1)
    scene.human("c", "carol", at=(10, 0), facing=180, command=1, blocks=[gun(damage=DamageCode(20, 9))], ranged=12)
    coach(scene, "coach", "bob", command=1, points=(0, 0, 1))
    scene.human("mate", "bob", at=(40, 0))
    scene.edit("coach", controller="alice")
    with scene.activate("c", [12]) as play:
        play.act(RangedAttack(GUN, COACH, 1))
        assert play.figure("mate").place is Place.REMOVED
        assert [play.player(name).victory_points for name in ("alice", "bob", "carol")] == [1, 0, 1]


@pytest.mark.rule("R1.3.18", "R3.0.4", "RU089")
@pytest.mark.parametrize(("initiative", "defeated"), [(0, False), (-1, True)])
def test_a_vehicle_that_has_been_taken_over_is_a_figure_on_the_table(initiative: int, defeated: bool) -> None:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    coach(scene, "coach", "bob", initiative=initiative)
    scene.human("a", "alice", at=None)
    scene.human("b", "bob", at=(30, 0))
    scene.human("c", "carol", at=(60, 0))
    scene.edit("coach", controller="alice")
    with status_phase(scene, []) as play:
        assert play.player("alice").defeated is defeated
        assert not play.player("bob").defeated


@pytest.mark.rule("R1.3.12", "RU032", "RU089")
def test_a_vehicle_leaves_by_the_zones_of_whoever_controls_it() -> None:
    scene = taken()
    scene.zone("exit", (-5, -5), (5, 5), ["alice"])
    with scene.play() as play:
        play.answer(RelocateOut(COACH))
        assert [play.figure(name).place for name in ("coach", "driver")] == [Place.STAGING, Place.STAGING]
    scene = taken()
    scene.zone("exit", (-5, -5), (5, 5), ["bob"])
    with scene.play() as play:
        refused(play, RelocateOut(COACH), "R1.3.12", "not-in-exit-zone")


# -- off the table ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.12", "R1.2.7", "R1.7.4")
def test_a_vehicle_that_has_left_is_in_nobodys_way_and_carries_nobody_where_it_was() -> None:
    scene = Scene()
    coach(scene)
    scene.human("walker", "alice", at=(0, 1.3), facing=270)
    scene.human("foe", "bob", at=(60, 0))
    scene.zone("exit", (-5, -5), (5, 5), ["alice"])
    with scene.play() as play:
        play.answer(RelocateOut(COACH)).answer(Wait())
        play.answer(Activate(FigureId("walker"))).act(Move(1))
        finish_move(play.go(Horizontal(0, 0.3), Horizontal(0, -0.7)))
        assert play.at("walker") == (0, -0.7, 0)


@pytest.mark.rule("R3.0.6", "RU032", "R1.2.7")
def test_out_of_control_in_the_staging_area_a_vehicle_goes_nowhere() -> None:
    scene = Scene()
    coach(scene, tech=5, data={"modifiers": ()})
    scene.human("mate", at=(20, 20))
    scene.human("foe", "bob", at=(90, 90))
    marked(scene, "coach", out_of_control=1, moved=2)
    scene.edit("coach", place=Place.STAGING)
    with status_phase(scene, [7]) as play:
        assert (markers(play, "coach", "out_of_control"), markers(play, "coach", "moved")) == (2, 2)
        assert play.of(RandomMovementRolled) == []
        assert play.at("coach") == (0, 0, 0)


@pytest.mark.rule("R1.7.9", "RU065", "R3.0.23", "RU098")
def test_a_wreck_is_no_target_that_keeps_others_out_of_range() -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[gun(damage=DamageCode(20, 9))], ranged=12, sight_angle=12)
    coach(scene, "coach", "bob", at=(5, 0), points=(0, 0, 1))
    scene.human("foe", "bob", at=(0, 20))
    with scene.activate("a", [6]) as play:
        refused(play, RangedAttack(GUN, FOE, 1), "R1.7.9", "nearer-target")
        play.act(RangedAttack(GUN, COACH, 1))
        assert play.refusal(RangedAttack(GUN, FOE, 1)) is None


@pytest.mark.rule("R3.0.3", "R1.3.10", "RU089")
def test_a_vehicle_that_was_activated_for_one_side_is_not_activated_again_for_the_other() -> None:
    scene = Scene()
    coach(scene)
    rider(scene, "driver", "alice")
    rider(scene, "second", "bob", at=(1.2, 0.3))
    with scene.activate("driver") as play:
        play.act(Steer(COACH, 1)).act(Move(1)).stop()
        play_on(play, lambda request: request == ChooseTurn("bob"))
        play.answer(Activate(FigureId("second")))
        refused(play, Steer(COACH, 1), "R3.0.3", "steered-already")
