"""Paying for actions, their order, targets, facing, activity, free actions.  Chapter 1.6."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import free_action_refusal
from pb12table.systems.pb12.rules.attacks.targets import chosen, target_point
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Activate,
    Adjust,
    Aim,
    Attack,
    Concentrate,
    EndTurn,
    Horizontal,
    Move,
    ReEquip,
    Reload,
)
from pb12table.systems.pb12.rules.game.events import (
    ActionTaken,
    FigureActivated,
    FigureTurned,
    StatusLost,
    TurnEnded,
)
from pb12table.systems.pb12.rules.game.legality import usable_points
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Activation, AttributeEffect, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from tests.systems.pb12.duels import BLADE, FOE, RIFLE, melee, rifleman, shoot, strike
from tests.systems.pb12.expect import blade, finish_move, gun, play_on, reason
from tests.systems.pb12.scene import ORIGIN, Play, Scene

# -- target and order --------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.4")
@pytest.mark.vector("V333")
def test_v333_the_target_point_of_a_figure_is_its_base_point() -> None:
    scene = Scene()
    scene.human("fighter", "alice", blocks=[gun()])
    scene.human("foe", "bob", at=(5, 0))
    x, y, z = target_point(scene.state(), FigureId("fighter"), chosen(shoot(1)))
    assert (x - ORIGIN, y - ORIGIN, z) == pytest.approx((5, 0, 1.8))


@pytest.mark.rule("R1.6.2")
@pytest.mark.rule("RU048")
@pytest.mark.rule("RU049")
@pytest.mark.vector("V346")
def test_v346_a_target_behind_needs_the_free_facing_first() -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=5, facing=180, blocks=[blade()])
    scene.human("foe", "bob", at=(1, 0), facing=180)
    with scene.activate("fighter", [1]) as play:
        assert play.refusal(strike(1)) is not None
        play.act(strike(1, facing=0.0))
        assert play.figure("fighter").facing == 0.0


@pytest.mark.rule("R1.6.12")
@pytest.mark.rule("R1.8.2")
def test_an_attack_needs_a_weapon_in_use() -> None:
    scene = Scene()
    scene.human("fighter", "alice", blocks=[blade(), gun()], in_use=[])
    scene.human("foe", "bob", at=(1, 0))
    with scene.activate("fighter") as play:
        assert play.refusal(strike(1)) is not None
        assert play.refusal(shoot(1)) is not None
        hints = play.question(ChooseAction).hints(play.state)
        assert [hint for hint in hints if isinstance(hint, Attack)] == []


@pytest.mark.rule("R1.6.1")
@pytest.mark.rule("R1.1.9")
@pytest.mark.vector("V003")
def test_v003_activation_refills_action_points() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    with scene.activate("fighter") as play:
        assert play.figure("fighter").action_points == 3
        assert [event.action_points for event in play.of(FigureActivated)] == [3]


@pytest.mark.rule("R1.6.1")
@pytest.mark.rule("R1.10.4")
def test_a_wounded_figure_is_refilled_to_its_lower_value() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", statuses={Status.LIGHTLY_WOUNDED: 1}, light_points=0)
    with scene.activate("fighter") as play:
        assert play.figure("fighter").action_points == 2


@pytest.mark.rule("RU003")
def test_what_cannot_be_paid_cannot_be_declared() -> None:
    with melee([1, 1]) as play:
        assert play.refusal(strike(4)) is not None
        assert play.refusal(strike(0)) is not None
        play.act(strike(2))
        assert play.refusal(strike(2)) is not None
        assert play.refusal(strike(1)) is None


@pytest.mark.rule("RU003")
def test_activation_never_lowers_a_balance() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", action_points=5)
    with scene.activate("fighter") as play:
        assert play.figure("fighter").action_points == 5


@pytest.mark.rule("R1.6.3")
def test_action_points_expire_at_the_end_of_the_turn() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("friend", "alice", at=(0, 9))
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("foe", action_points=2)
    scene.edit("friend", action_points=1)
    with scene.activate("fighter") as play:
        play.act(Concentrate()).end_turn()
        assert [play.figure(name).action_points for name in ("fighter", "friend", "foe")] == [0, 0, 0]


@pytest.mark.rule("R1.6.3")
@pytest.mark.rule("RU046")
def test_expiry_of_action_points_is_no_activity() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", statuses={Status.MOVED: 2})
    with scene.activate("fighter") as play:
        play.end_turn()
        assert play.moved_markers("fighter") == 2


@pytest.mark.rule("RU046")
@pytest.mark.rule("R1.9.4")
def test_activity_comes_before_the_effects_of_the_action() -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=5, blocks=[blade()])
    scene.human("foe", "bob", at=(1, 0), facing=180)
    scene.edit("fighter", statuses={Status.MOVED: 2})
    with scene.activate("fighter", [1, 1]) as play:
        play.act(strike(2))
        names = [type(event).__name__ for event in play.events]
        assert len(play.of(StatusLost)) == 1
        assert names.index("StatusLost") < names.index("CheckMade")


@pytest.mark.rule("RU048")
def test_an_attack_is_declared_paid_and_then_rolled() -> None:
    with melee([1]) as play:
        play.act(strike(1))
        names = [type(event).__name__ for event in play.events]
        assert names.index("ActionTaken") < names.index("CheckMade")
        assert [(event.action_points, event.weapon, event.target) for event in play.of(ActionTaken)] == [
            (1, BLADE, FOE)
        ]


# -- free actions ------------------------------------------------------------------------------------------------


def skirmisher(dice: list[int] | None = None, **attributes: Any) -> Play:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"], **attributes)
    scene.human("foe", "bob", at=(3.5, 0), points=(9, 0, 0))
    return scene.activate("fighter", dice or [])


@pytest.mark.rule("R1.6.18")
@pytest.mark.rule("RU059")
@pytest.mark.vector("V169")
def test_v169_one_free_action_a_round() -> None:
    with skirmisher([1]) as play:
        play.act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.figure("fighter").action_points == 3
        play.act(shoot(1, RIFLE))
        assert play.refusal(Adjust(free=True)) is not None
        assert play.refusal(Adjust(free=False)) is None
        for _ in range(2):
            play.act(Adjust(free=False)).go(Horizontal(play.at("fighter")[0] + 0.5, 0))
            finish_move(play)
        assert play.figure("fighter").action_points == 0
        assert play.at("fighter") == (1.5, 0, 0)


@pytest.mark.rule("R1.6.18")
@pytest.mark.rule("RU059")
def test_a_free_action_directly_after_an_action() -> None:
    with skirmisher([1]) as play:
        play.act(shoot(1, RIFLE)).act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.figure("fighter").action_points == 2
        assert play.refusal(EndTurn()) is None
        assert play.refusal(Adjust()) is not None


@pytest.mark.rule("R1.6.18")
@pytest.mark.rule("RU059")
def test_the_last_action_point_spent_a_free_action_may_still_follow() -> None:
    with skirmisher([1, 1, 1]) as play:
        play.act(shoot(3, RIFLE))
        assert isinstance(play.pending, ChooseAction)
        play.act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.at("fighter") == (0.5, 0, 0)
        assert play.figure("fighter").done


@pytest.mark.rule("RU059")
@pytest.mark.vector("V170")
def test_v170_a_free_action_needs_an_action_beside_it() -> None:
    with skirmisher() as play:
        play.act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.refusal(EndTurn()) is not None
        play.act(Concentrate())
        assert play.refusal(EndTurn()) is None


@pytest.mark.rule("RU059")
@pytest.mark.vector("V170")
def test_v170_without_action_points_there_is_no_free_action() -> None:
    scene = Scene()
    scene.human("fighter", "alice", action_points=0)
    scene.human("foe", "bob", at=(9, 0))
    with scene.activate("fighter") as play:
        if isinstance(play.pending, ChooseAction):
            assert play.refusal(Adjust()) is not None
            play.end_turn()
        assert len(play.of(TurnEnded)) == 1


@pytest.mark.rule("R1.6.18", "R1.7.3")
@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({}, None),
        ({"activation": Activation.NONE}, ("R1.6.18", "not-active")),
        ({"renounced_free_actions": True}, ("R1.7.3", "renounced-free-actions")),
        ({"free_action_round": 1}, ("R1.6.18", "free-action-used")),
        ({"action_points": 0}, ("R1.6.18", "no-action-beside-it")),
        ({"action_points": 0, "may_follow_up": True}, None),
    ],
)
def test_a_free_action_goes_before_or_after_another_once_in_a_round(
    changes: dict[str, Any], refusal: tuple[str, str] | None
) -> None:
    with skirmisher() as play:
        fighter = play.figure("fighter")
        for name, value in changes.items():
            setattr(fighter, name, value)
        found = free_action_refusal(play.state, fighter.id)
        assert (None if found is None else (found.rule, found.reason)) == refusal


@pytest.mark.rule("R1.6.18")
def test_only_free_actions_cost_nothing() -> None:
    with skirmisher() as play:
        for action in (Concentrate(), Aim(FOE), ReEquip((RIFLE,)), Reload(RIFLE)):
            assert play.refusal(action) is None
        before = 3
        for action in (Concentrate(), Aim(FOE), Reload(RIFLE)):
            play.act(action)
            before -= 1
            if before:
                assert play.figure("fighter").action_points == before
        assert [event.action_points for event in play.of(ActionTaken)] == [1, 1, 1]


@pytest.mark.rule("R1.10.2")
@pytest.mark.rule("RU046")
@pytest.mark.rule("RU047")
@pytest.mark.vector("V171")
def test_v171_a_free_action_is_no_activity_spending_an_action_point_is() -> None:
    scene = Scene()
    scene.human("fighter", "alice", items=["rifle"])
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", statuses={Status.MOVED: 3})
    with scene.activate("fighter") as play:
        play.act(Adjust()).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.moved_markers("fighter") == 3
        play.act(Reload(RIFLE))
        assert play.moved_markers("fighter") == 0


@pytest.mark.rule("RU046")
@pytest.mark.rule("R1.6.18")
def test_an_adjust_for_an_action_point_is_activity() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", statuses={Status.MOVED: 3})
    with scene.activate("fighter") as play:
        play.act(Adjust(free=False)).go(Horizontal(0.5, 0))
        finish_move(play)
        assert play.moved_markers("fighter") == 0
        assert play.figure("fighter").action_points == 2


@pytest.mark.rule("R1.6.5")
@pytest.mark.rule("R1.4.26")
def test_action_checks_are_attribute_checks_with_the_value_of_the_moment() -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=5, blocks=[blade()])
    scene.human("foe", "bob", at=(1, 0), facing=180)
    scene.edit("fighter", effects=[AttributeEffect(Attribute.MELEE, -2, "R1.1.7")])
    with scene.activate("fighter", [8]) as play:
        play.act(strike(1))
        assert (play.checks[0].target_number, play.checks[0].passed) == (9, False)


@pytest.mark.rule("RU079")
@pytest.mark.rule("R1.10.3")
def test_an_incapacitated_figure_is_offered_no_action() -> None:
    scene = Scene()
    scene.human("fighter", "alice")
    scene.human("friend", "alice", at=(0, 9))
    scene.human("foe", "bob", at=(9, 0))
    scene.edit("fighter", effects=[AttributeEffect(Attribute.STRENGTH, -4, "R1.1.7")])
    with scene.play() as play:
        assert play.refusal(Activate(FigureId("fighter"))) is not None
        assert play.refusal(Activate(FigureId("friend"))) is None


@pytest.mark.rule("R1.10.3")
@pytest.mark.parametrize("action", [Move(1), Concentrate(), Adjust(), Adjust(free=False), shoot(1, RIFLE)])
def test_who_is_incapacitated_can_take_no_action_and_no_free_one(action: Action) -> None:
    with rifleman([], action_points=3) as play:
        play.figure("fighter").may_follow_up = True
        assert reason(play, action) is None
        play.figure("fighter").effects.append(AttributeEffect(Attribute.NERVE, -4, "R1.1.7"))
        assert reason(play, action) == ("R1.10.3", "incapacitated")


@pytest.mark.rule("R1.6.2")
@pytest.mark.parametrize("action", [Move(1, facing=200.0), Concentrate(facing=200.0), Adjust(False, facing=200.0)])
def test_facing_is_free_before_each_action(action: Any) -> None:
    with skirmisher() as play:
        play.act(action)
        assert play.figure("fighter").facing == 200.0
        play_on(play, lambda request: isinstance(request, ChooseAction))
        play.act(Concentrate(facing=90.0))
        assert play.figure("fighter").facing == 90.0
        assert [event.facing for event in play.of(FigureTurned)] == [200.0, 90.0]


@pytest.mark.rule("R1.6.18", "RU059")
def test_who_has_no_action_point_left_owes_no_action() -> None:
    with melee([]) as play:
        play.answer(Adjust()).stop()
        assert reason(play, EndTurn()) == ("R1.6.18", "owes-an-action")
        play.figure("fighter").action_points = 0  # as by an effect in between
        assert reason(play, EndTurn()) is None


@pytest.mark.rule("R1.7.10", "R1.7.15")
def test_the_checks_of_an_attack_are_told_with_their_rule() -> None:
    with melee([1]) as play:
        assert play.act(strike(1)).checks[-1].rule == "R1.7.15"
    with rifleman([1]) as play:
        assert play.act(shoot(1, RIFLE)).checks[-1].rule == "R1.7.10"


@pytest.mark.rule("R1.10.3", "RU079")
@pytest.mark.parametrize("status", [Status.PANICKED, Status.THREATENED])
def test_action_points_are_of_use_only_to_who_can_act(status: Status) -> None:
    with melee([]) as play:
        assert usable_points(play.state) == {FigureId("fighter"): 3}
        play.figure("fighter").statuses[status] = 1
        assert bool(usable_points(play.state)) is (status is Status.THREATENED)
