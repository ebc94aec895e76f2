"""The aggressive bot when it may interrupt: it defends itself if that pays, and uses what it waited for."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot
from pb12table.systems.pb12.bots.playing_cards import best_interruption
from pb12table.systems.pb12.bots.prospects import worth_of_attack
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.game.answers import (
    ChangeStatus,
    MeleeAttack,
    MeleeDefence,
    Move,
    Pass,
    RangedAttack,
    RangedDefence,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Block
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.interrupting import ALWAYS, BLADE, GUN, A, B, delayed, duel
from tests.systems.pb12.scene import Play, Scene
from tests.systems.pb12.stables import coach


def answered(play: Play) -> Any:
    """What the bot says to the open question."""
    assert play.pending is not None
    return AggressiveBot(1).answer(play.state.clone(), play.pending)


def armed(weapon: Block) -> Scene:
    """a, with one weapon only, beside b, who has lost a point and has none to strike back with."""
    scene = Scene()
    scene.human("a", "alice", blocks=[weapon], ranged=4, melee=4)
    scene.human("b", "bob", at=(1, 0), facing=180)
    scene.edit("b", light_points=0, standing_order=ALWAYS)
    return scene


def test_it_defends_itself_against_a_good_attack_in_the_right_way() -> None:
    with armed(gun()).activate("a") as play:
        play.answer(RangedAttack(GUN, B, 3))
        assert answered(play) == RangedDefence(B)
    with armed(blade()).activate("a") as play:
        play.answer(MeleeAttack(BLADE, B, 3))
        assert answered(play) == MeleeDefence(B)


@pytest.mark.parametrize(("markers", "does"), [(1, RangedDefence(B)), (2, Pass())])
def test_it_does_not_spend_all_it_has_on_defence(markers: int, does: object) -> None:
    scene = armed(gun())
    scene.edit("b", statuses={Status.DISTRACTED: markers})
    with scene.activate("a") as play:
        play.answer(RangedAttack(GUN, B, 1))
        assert answered(play) == does


@pytest.mark.rule("R3.0.16")
@pytest.mark.parametrize(("moved", "does"), [(0, MeleeDefence(B)), (1, Pass())])
def test_a_horse_at_a_run_needs_its_last_point_to_go_on_with(moved: int, does: object) -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[blade()], melee=4, at=(-1, 0))
    coach(scene, "b", "bob", facing=180, action_points=1, movement=6, initiative=5)
    scene.edit("b", light_points=0, standing_order=ALWAYS, statuses={Status.MOVED: moved} if moved else {})
    with scene.activate("a") as play:
        play.answer(MeleeAttack(BLADE, B, 3))
        assert answered(play) == does


def test_it_does_not_when_the_attacker_has_another_weapon_as_good() -> None:
    scene = duel()
    scene.edit("b", light_points=0)
    with scene.activate("a") as play:
        play.answer(RangedAttack(GUN, B, 3))
        assert answered(play) == Pass()


def test_it_does_not_against_a_hopeless_attack_or_when_nobody_attacks() -> None:
    scene = duel(ranged_defence=4)
    with scene.activate("a") as play:
        play.answer(RangedAttack(GUN, B, 1))
        assert answered(play) == Pass()
    with scene.activate("a") as play:
        play.answer(Move(1))
        assert answered(play) == Pass()


def test_it_does_not_when_the_attacker_would_only_turn_to_another() -> None:
    """Beside b stands one who is as good a target; defending b would save nothing."""
    scene = armed(gun())
    scene.human("c", "bob", at=(1, 0.6), facing=180)
    scene.edit("c", light_points=0)
    with scene.activate("a") as play:
        play.answer(RangedAttack(GUN, B, 3))
        assert answered(play) == Pass()


def test_looking_at_what_a_defence_is_worth_changes_nothing() -> None:
    with duel().activate("a") as play:
        play.answer(RangedAttack(GUN, B, 3))
        state = play.state.clone()
        request = play.pending
        assert isinstance(request, PlayInterruption)
        best_interruption(state, request)
        assert state == play.state


def test_an_attack_is_worth_less_the_harder_it_is() -> None:
    with duel().activate("a") as play:
        shot = RangedAttack(GUN, B, 2)
        worths = [worth_of_attack(play.state, A, shot, harder) for harder in (0, 2, 5, 7)]
        assert worths[0] > worths[1] > worths[2] == worths[3] == 0.0


@pytest.mark.slow
def test_it_shoots_with_what_it_waited_for() -> None:
    with delayed(duel(), "b", 2).activate("a") as play:
        play.answer(Move(1))
        assert answered(play) == UseDelayed(B)
        play.answer(UseDelayed(B))
        assert isinstance(play.pending, ActInInterruption)
        declared = answered(play)
        assert isinstance(declared, RangedAttack | MeleeAttack)
        assert declared.target == A
        assert play.refusal(declared) is None


def test_somebody_distracted_comes_to_himself_first() -> None:
    scene = duel()
    scene.edit("a", statuses={Status.DISTRACTED: 2})
    with scene.activate("a") as play:
        assert isinstance(play.pending, ChooseAction)
        assert answered(play) == ChangeStatus(Status.DISTRACTED, take_on=False, times=2)
