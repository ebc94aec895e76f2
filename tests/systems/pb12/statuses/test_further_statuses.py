"""Change Status, Threatened, Exhausted, Camouflaged.  R4.0.7, R4.0.8, R4.1.2 to R4.1.4."""

from __future__ import annotations

from typing import Unpack

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.falling import fall
from pb12table.systems.pb12.rules.figures.figures import markers_of, value
from pb12table.systems.pb12.rules.figures.seeing import perceived_although_camouflaged
from pb12table.systems.pb12.rules.figures.statuses import change_attribute, end_effects, lose, receive
from pb12table.systems.pb12.rules.game.answers import (
    Adjust,
    ChangeStatus,
    Concentrate,
    Horizontal,
    MeleeAttack,
    Move,
    RangedAttack,
    Steer,
)
from pb12table.systems.pb12.rules.game.events import StatusLost
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Lasting, Phase, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.expect import blade, gun, status_phase
from tests.systems.pb12.scene import Play, Scene, call
from tests.systems.pb12.stables import coach, drive, marked, rider

A, B = FigureId("a"), FigureId("b")


def scene(**attributes: Unpack[Attributes]) -> Scene:
    found = Scene()
    found.human("a", "alice", **attributes)
    found.human("b", "bob", at=(20, 0))
    return found


def reasons(play: Play, *answers: object) -> list[tuple[str, str] | None]:
    found = [play.refusal(answer) for answer in answers]
    return [None if refusal is None else (refusal.rule, refusal.reason) for refusal in found]


# -- Change Status ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.0.7")
def test_only_selectable_statuses_can_be_chosen() -> None:
    with scene().activate("a") as play:
        assert reasons(
            play,
            ChangeStatus(Status.PANICKED, take_on=True),
            ChangeStatus(Status.EXHAUSTED, take_on=True),
            ChangeStatus(Status.DISTRACTED, take_on=True),
            ChangeStatus(Status.THREATENED, take_on=True),
            ChangeStatus(Status.DELAYED, take_on=True),
        ) == [("R4.0.7", "status-not-selectable"), ("R4.0.7", "status-not-selectable"), None, None, None]


@pytest.mark.rule("R4.0.8")
@pytest.mark.rule("RU106")
def test_several_markers_are_changed_in_one_action_and_each_is_paid_for() -> None:
    with scene().activate("a") as play:
        play.act(ChangeStatus(Status.DISTRACTED, take_on=True, times=2))
        assert markers_of(play.state, A, Status.DISTRACTED) == 2
        assert play.figure("a").action_points == 1
        assert reasons(play, ChangeStatus(Status.DISTRACTED, take_on=False, times=2)) == [
            ("R1.6.1", "not-enough-action-points")
        ]
        play.act(ChangeStatus(Status.DISTRACTED, take_on=False))
        assert markers_of(play.state, A, Status.DISTRACTED) == 1
        assert play.of(StatusLost)[-1].markers == 1


@pytest.mark.rule("R4.0.8")
def test_what_is_not_there_cannot_be_shed_and_what_is_held_once_not_taken_twice() -> None:
    position = scene()
    position.edit("a", statuses={Status.THREATENED: 1})
    with position.activate("a") as play:
        assert reasons(
            play,
            ChangeStatus(Status.DISTRACTED, take_on=False),
            ChangeStatus(Status.THREATENED, take_on=True),
            ChangeStatus(Status.THREATENED, take_on=False, times=2),
            ChangeStatus(Status.DISTRACTED, take_on=True, times=0),
        ) == [
            ("R4.0.8", "no-such-markers"),
            ("R4.0.8", "has-status-already"),
            ("R4.0.8", "status-only-once"),
            ("R4.0.8", "status-only-once"),
        ]


@pytest.mark.rule("R4.1.1")
def test_a_distracted_figure_uses_action_points_for_change_status_only() -> None:
    position = scene()
    position.edit("a", statuses={Status.DISTRACTED: 1})
    with position.activate("a") as play:
        assert reasons(play, Move(1), Concentrate(), Adjust(free=True)) == [
            ("R4.1.1", "distracted"),
            ("R4.1.1", "distracted"),
            None,
        ]
        play.act(ChangeStatus(Status.DISTRACTED, take_on=False))
        assert reasons(play, Move(1)) == [None]


@pytest.mark.rule("R4.1.5")
@pytest.mark.rule("RU103")
@pytest.mark.vector("V228")
def test_v228_delayed_twice_in_one_action() -> None:
    with scene(action_points=4).activate("a") as play:
        play.act(ChangeStatus(Status.DELAYED, take_on=True, times=2))
        assert markers_of(play.state, A, Status.DELAYED) == 2
        assert play.figure("a").action_points == 0


@pytest.mark.rule("R4.1.5")
@pytest.mark.rule("RU046")
@pytest.mark.vector("V227")
def test_v227_delayed_markers_outlast_the_turn() -> None:
    with scene().activate("a") as play:
        play.act(ChangeStatus(Status.DELAYED, take_on=True)).end_turn()
        assert markers_of(play.state, A, Status.DELAYED) == 1
        assert play.figure("a").action_points == 0


@pytest.mark.rule("R4.1.5")
@pytest.mark.rule("R1.9.4")
@pytest.mark.vector("V229")
def test_v229_activity_ends_delayed() -> None:
    position = scene()
    position.edit("a", statuses={Status.DELAYED: 1})
    with position.activate("a") as play:
        play.act(Concentrate())
        assert markers_of(play.state, A, Status.DELAYED) == 0


@pytest.mark.rule("R4.1.5")
@pytest.mark.rule("RU103")
def test_older_delayed_markers_are_lost_before_new_ones_come() -> None:
    position = scene(action_points=4)
    position.edit("a", statuses={Status.DELAYED: 2})
    with position.activate("a") as play:
        play.act(ChangeStatus(Status.DELAYED, take_on=True))
        assert markers_of(play.state, A, Status.DELAYED) == 1


@pytest.mark.rule("R4.1.5")
def test_nobody_has_more_delayed_markers_than_action_points() -> None:
    position = scene(action_points=1)
    position.edit("a", action_points=4)
    with position.activate("a") as play:
        assert reasons(play, ChangeStatus(Status.DELAYED, take_on=True, times=2)) == [("R4.1.5", "too-many-delayed")]


# -- Threatened -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1.2")
@pytest.mark.vector("V239")
def test_v239_a_threatened_figure_cannot_move_and_shoots_worse_but_strikes_as_ever() -> None:
    position = Scene()
    position.human("a", "alice", ranged=4, melee=4, blocks=[gun(), blade()])
    position.human("b", "bob", at=(1, 0))
    shot = RangedAttack(BlockId("gun"), B, 1)
    stroke = MeleeAttack(BlockId("blade"), B, 1)
    before = [plan_attack(position.state(), A, attack).target_number for attack in (shot, stroke)]
    position.edit("a", statuses={Status.THREATENED: 1})
    state = position.state()
    after = [plan_attack(state, A, attack).target_number for attack in (shot, stroke)]
    assert after == [before[0] + 4, before[1]]
    with position.activate("a") as play:
        assert reasons(play, Move(1)) == [("R4.1.2", "threatened")]
    state.phase = Phase.STATUS
    with position.play(phase=Phase.STATUS) as play:
        play.answer(False).answer(False)
        assert not play.has("a", "threatened")


@pytest.mark.rule("R4.1.2")
@pytest.mark.rule("RU107")
def test_a_threatened_figure_has_no_use_for_the_point_of_an_adjust() -> None:
    position = scene()
    position.edit("a", statuses={Status.THREATENED: 1})
    with position.activate("a") as play:
        play.act(Adjust(free=True))
        assert isinstance(play.pending, ChooseAction)
        assert play.at("a") == (0.0, 0.0, 0.0)


@pytest.mark.rule("R4.1.2")
@pytest.mark.rule("RU107")
def test_movement_points_are_used_up_at_once() -> None:
    position = scene()
    position.edit("a", movement_points=4)
    state = position.state()
    call(state, receive, A, Status.THREATENED, "R4.2.1")
    assert state.figures[A].movement_points == 0


@pytest.mark.rule("R4.0.8")
@pytest.mark.vector("V240")
def test_v240_a_threat_is_shed_for_an_action_point() -> None:
    position = scene()
    position.edit("a", statuses={Status.THREATENED: 1})
    with position.activate("a") as play:
        play.act(ChangeStatus(Status.THREATENED, take_on=False))
        assert play.figure("a").action_points == 2
        assert play.figure("a").movement_points == 0
        play.act(Move(1)).go(Horizontal(0, 1)).stop()
        assert play.at("a") == (0.0, 1.0, 0.0)


# -- Exhausted --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1.3")
@pytest.mark.parametrize(("face", "stays"), [(9, False), (8, True)])
def test_exhausted_costs_an_action_point_until_a_toughness_check_is_passed(face: int, stays: bool) -> None:
    position = scene()
    position.edit("a", statuses={Status.EXHAUSTED: 1})
    assert value(position.state(), A, Attribute.ACTION_POINTS) == 2
    with position.play(dice=[face], phase=Phase.STATUS) as play:
        play.answer(False).answer(False)
        assert (play.checks[-1].kind, play.checks[-1].target_number) == ("toughness-check", 9)
        assert play.has("a", "exhausted") is stays
        assert play.value("a", "action_points") == (2 if stays else 3)


# -- Camouflaged ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1.4")
@pytest.mark.rule("RU111")
@pytest.mark.vector("V226")
@pytest.mark.parametrize(("away", "hidden"), [(3.01, True), (3.0, False)])
def test_v226_camouflage_ends_where_an_opponent_perceives_the_figure(away: float, hidden: bool) -> None:
    position = Scene()
    position.human("a", "alice")
    position.human("b", "bob", at=(away, 0), facing=0)
    position.human("friend", "alice", at=(1, 0))
    state = position.state()
    call(state, receive, A, Status.CAMOUFLAGED, "R4.1.4")
    assert (markers_of(state, A, Status.CAMOUFLAGED) == 1) is hidden
    assert value(state, A, Attribute.RANGED_DEFENCE) == (1 if hidden else 0)


@pytest.mark.rule("R4.1.4")
@pytest.mark.rule("RU111")
@pytest.mark.parametrize("mover", ["a", "b"])
def test_camouflage_ends_when_either_comes_near_whether_or_not_the_other_can_act_or_look(mover: str) -> None:
    position = Scene()
    position.human("a", "alice", facing=0)
    position.human("b", "bob", at=(3.5, 0), facing=0)
    position.human("reserve", "bob", at=(40, 0))
    position.edit("a", statuses={Status.CAMOUFLAGED: 1})
    if mover == "a":
        position.edit("b", statuses={Status.PANICKED: 1})
    with position.activate(mover) as play:
        play.act(Move(1))
        play.go(Horizontal(1, 0) if mover == "a" else Horizontal(2.5, 0))
        assert not play.has("a", "camouflaged")


@pytest.mark.rule("R4.1.4", "R1.4.30", "RU111")
def test_camouflage_ends_where_a_fall_ends_near_an_opponent() -> None:
    """Four steps above the opponent nobody perceives a, whose ground has given way."""
    position = Scene()
    position.human("a", "alice", height=4.0)
    position.human("b", "bob", at=(1, 0))
    position.edit("a", statuses={Status.CAMOUFLAGED: 1})
    state = position.state()
    assert not perceived_although_camouflaged(state)
    call(state, fall, A, dice=[1])
    assert (state.figures[A].z, markers_of(state, A, Status.CAMOUFLAGED)) == (0.0, 0)


@pytest.mark.rule("R4.1.4", "R3.0.13", "RU099")
def test_camouflage_ends_at_once_when_a_coach_perceives_by_who_steers_it() -> None:
    position = Scene()
    coach(position, player="bob")
    rider(position, player="bob")
    position.human("a", "alice", at=(-2.9, 0))
    position.edit("a", statuses={Status.CAMOUFLAGED: 1})
    with position.activate("driver") as play:
        assert play.has("a", "camouflaged"), "a coach without driver perceives nothing, and he is too far away"
        play.act(Steer(FigureId("coach"), 1))
        assert not play.has("a", "camouflaged")


@pytest.mark.rule("R4.1.4", "R3.0.4", "R3.0.13", "RU099")
def test_camouflage_ends_at_once_when_who_steers_a_coach_is_calm_again() -> None:
    position = Scene()
    coach(position, player="bob")
    rider(position, player="bob")
    drive(position)
    marked(position, "driver", panicked=1)
    position.human("a", "alice", at=(-2.9, 0))
    position.edit("a", statuses={Status.CAMOUFLAGED: 1})
    state = position.state()
    lose(Game(state, lambda _: None), FigureId("coach"), Status.MOVED, "R1.10.2")
    assert markers_of(state, A, Status.CAMOUFLAGED) == 1, "nobody steers the coach now"
    with status_phase(position, [12]) as play:
        assert not play.has("driver", "panicked")
        assert not play.has("a", "camouflaged")


@pytest.mark.rule("R4.1.4", "R1.1.7", "R1.4.20")
@pytest.mark.parametrize("gains", [True, False])
def test_camouflage_ends_at_once_when_an_opponent_perceives_further_than_before(gains: bool) -> None:
    position = Scene()
    position.human("a", "alice")
    position.human("b", "bob", at=(3.5, 0), initiative=3 if gains else 4)
    change = AttributeEffect(Attribute.INITIATIVE, 1 if gains else -1, "R1.9.1", lasting=Lasting.TURN)
    state = position.state()
    if not gains:
        change_attribute(Game(state, lambda _: None), B, change)
    call(state, receive, A, Status.CAMOUFLAGED, "R4.1.4")
    assert markers_of(state, A, Status.CAMOUFLAGED) == 1
    if gains:
        change_attribute(Game(state, lambda _: None), B, change)
    else:
        call(state, end_effects, Lasting.TURN)
    assert markers_of(state, A, Status.CAMOUFLAGED) == 0
