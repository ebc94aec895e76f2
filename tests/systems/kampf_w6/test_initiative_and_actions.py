"""Initiative, rounds, turns and actions.  W001 to W012, W021, W022."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.kernel.request import Dice
from pb12table.skirmish.ids import FigureId, Label
from pb12table.systems.kampf_w6.rules.acts import ChooseAct, ChooseReaction
from pb12table.systems.kampf_w6.rules.answers import Attack, ChangeStance, EndTurn, Reload, ScenarioAct
from pb12table.systems.kampf_w6.rules.data import InitialPool, Stance, TakeAct, WeaponId
from pb12table.systems.kampf_w6.rules.events import ActBegan, InitiativeRolled, OrderSet, TurnBegan
from pb12table.systems.kampf_w6.rules.figures import data
from pb12table.systems.kampf_w6.rules.sequence import begin_fight, new_game
from tests.systems.kampf_w6.scene import ALWAYS, Play, Scene, box, call

A, B, C = FigureId("a"), FigureId("b"), FigureId("c")


@pytest.mark.rule("W003")
@pytest.mark.vector("WV01")
def test_wv01_highest_total_of_die_and_speed_acts_first() -> None:
    scene = Scene().figure("a", "alice", 5, 5, speed=3).figure("b", "bob", 20, 5, speed=5)
    state = new_game(scene.figure("c", "alice", 5, 20, speed=2).setup())
    _, events = call(state, begin_fight, dice=(4, 1, 6))
    assert [event.total for event in events if isinstance(event, InitiativeRolled)] == [7, 6, 8]
    assert [event.order for event in events if isinstance(event, OrderSet)] == [(C, A, B)]


@pytest.mark.rule("W004")
@pytest.mark.vector("WV02")
@pytest.mark.parametrize(
    ("a", "b", "dice", "order"),
    [((3, 3), (2, 3), (4, 5), (A, B)), ((3, 2), (3, 4), (4, 4), (B, A))],
    ids=["speed", "dexterity"],
)
def test_wv02_speed_then_dexterity_break_a_tie(
    a: tuple[int, int], b: tuple[int, int], dice: tuple[int, int], order: tuple[FigureId, FigureId]
) -> None:
    scene = Scene().figure("a", "alice", 5, 5, speed=a[0], dexterity=a[1])
    state = new_game(scene.figure("b", "bob", 20, 5, speed=b[0], dexterity=b[1]).setup())
    call(state, begin_fight, dice=dice)
    assert tuple(state.order) == order
    assert [figure.total for figure in state.figures.values()] == ([7, 7])


@pytest.mark.rule("W004")
@pytest.mark.vector("WV03")
def test_wv03_a_full_tie_is_thrown_for_again() -> None:
    state = new_game(Scene().figure("a", "alice", 5, 5).figure("b", "bob", 20, 5).setup())
    _, events = call(state, begin_fight, dice=(5, 5, 2, 2, 1, 6))
    assert state.order == [B, A]
    assert [event.tie for event in events if isinstance(event, InitiativeRolled)] == [False] * 2 + [True] * 4


@pytest.mark.rule("W005")
@pytest.mark.rule("W006")
@pytest.mark.vector("WV04")
def test_wv04_the_order_stays_for_the_next_round() -> None:
    scene = Scene().figure("c", "alice", 5, 5).figure("a", "alice", 5, 9).figure("b", "bob", 20, 5)
    play = scene.play(actor="b")
    play.answer(EndTurn())
    assert (play.state.game_round, play.state.actor) == (2, C)
    assert not play.events(InitiativeRolled)


@pytest.mark.rule("W009")
@pytest.mark.vector("WV05")
@pytest.mark.parametrize(
    ("speed", "dexterity", "actions"), [(3, 3, 4), (3, 4, 4), (2, 3, 3), (5, 4, 5), (4, 5, 5), (2, 2, 3)]
)
def test_wv05_the_number_of_actions(speed: int, dexterity: int, actions: int) -> None:
    state = Scene().figure("a", "alice", 5, 5, speed=speed, dexterity=dexterity).state()
    assert data(state, A).most_actions == actions


@pytest.mark.rule("W010")
@pytest.mark.vector("WV06")
@pytest.mark.parametrize(("speed", "dexterity"), [(-2, -1), (0, -2), (-1, 0), (0, 0)])
def test_wv06_one_action_at_least(speed: int, dexterity: int) -> None:
    state = Scene().figure("a", "alice", 5, 5, speed=speed, dexterity=dexterity).state()
    assert data(state, A).most_actions == 1


@pytest.mark.rule("W008")
@pytest.mark.rule("W011")
@pytest.mark.vector("WV07")
def test_wv07_refreshing_sets_and_does_not_add() -> None:
    play = Scene().figure("a", "alice", 5, 5).figure("b", "bob", 20, 5, actions=1).play()
    play.answer(EndTurn())
    assert play.last(TurnBegan) == TurnBegan(figure=B, actions=4)
    assert play.figure("b").actions == 4


@pytest.mark.rule("W008")
@pytest.mark.vector("WV08")
@pytest.mark.parametrize(
    ("options", "actions"),
    [({}, 1), ({"initial_pool": InitialPool.FULL}, 4), ({"initial_pool": InitialPool.EMPTY}, 0)],
    ids=["one", "full", "empty"],
)
def test_wv08_actions_before_the_first_turn(options: dict[str, Any], actions: int) -> None:
    state = new_game(Scene(**options).figure("a", "alice", 5, 5).setup())
    assert state.figures[A].actions == actions


@pytest.mark.rule("W012")
@pytest.mark.rule("W016")
@pytest.mark.rule("W021")
@pytest.mark.vector("WV09")
def test_wv09_one_act_after_another_while_actions_last() -> None:
    scene = Scene().figure("a", "alice", 5, 5, "pistol", speed=2, stance=Stance.PRONE)
    play = scene.figure("b", "bob", 20, 5, "pistol", **ALWAYS).play(1, 1)
    shot = Attack(WeaponId("pistol"), B)
    for act in (shot, ChangeStance(Stance.STANDING), ChangeStance(Stance.KNEELING)):
        play.answer(act)
        assert isinstance(play.asked, ChooseReaction)
        play.pass_all()
    assert play.figure("a").actions == 0
    assert play.state.actor == B, "without actions the turn ends"
    assert len(play.events(ActBegan)) == 3


@pytest.mark.rule("W012")
@pytest.mark.rule("W014")
@pytest.mark.vector("WV09")
def test_wv09_an_act_too_dear_is_refused() -> None:
    def gunner(actions: int) -> Play:
        scene = Scene().figure("a", "alice", 5, 5, "machine-gun", actions=actions, loaded={"machine-gun": 0})
        return scene.figure("b", "bob", 20, 5).play()

    act = Reload(WeaponId("machine-gun"))
    assert gunner(1).why(act) == ("W012", "not-enough-actions")
    play = gunner(2).answer(act)
    assert play.figure("a").actions == 0
    assert play.figure("a").loaded["machine-gun"] == 50


@pytest.mark.rule("W001")
@pytest.mark.rule("W002")
@pytest.mark.rule("W007")
@pytest.mark.vector("WV10")
def test_wv10_first_the_order_then_one_actor_at_a_time() -> None:
    scene = Scene().figure("a", "alice", 5, 5, "pistol").figure("b", "bob", 20, 5, "pistol")
    state = new_game(scene.setup())
    running = Play(state, (6, 1))
    assert running.state.order == [A, B]
    assert [entry.request for entry in running.session.entries] == ["Dice", "Dice"]
    assert running.asked == ChooseAct("alice", A)
    running.answer(ChangeStance(Stance.KNEELING))
    assert running.asked == ChooseReaction("bob", B, "stance")
    assert isinstance(running.session.past(0).pending, Dice)


@pytest.mark.rule("W022")
@pytest.mark.vector("WV11")
def test_wv11_a_scenario_act_opens_a_window_and_ending_a_turn_none() -> None:
    scene = Scene(box("hut", 6, 4, 2, 2, 2.6)).figure("a", "alice", 5.6, 5, "pistol")
    scene.figure("b", "bob", 3, 12, "pistol", **ALWAYS)
    scene.acts = (TakeAct("take-papers", Label("", ""), "hut"),)
    play = scene.play()
    play.answer(ScenarioAct("take-papers"))
    assert (play.figure("a").actions, play.asked) == (3, ChooseReaction("bob", B, "scenario-act"))
    play.pass_all().answer(ChangeStance(Stance.KNEELING)).pass_all().answer(EndTurn())
    assert (play.figure("a").actions, play.state.actor) == (2, B)


@pytest.mark.rule("W022")
def test_why_a_scenario_act_cannot_be_done() -> None:
    scene = Scene(box("hut", 6, 4, 2, 2, 2.6)).figure("a", "alice", 5.6, 5).figure("b", "bob", 5.6, 5.6)
    scene.figure("c", "alice", 2, 5)
    scene.acts = (TakeAct("take-papers", Label("", ""), "hut", from_round=2),)
    act = ScenarioAct("take-papers")
    assert scene.play().why(act) == ("W022", "too-early")
    assert scene.play(game_round=2).why(act) is None
    assert scene.play(game_round=2, actor="c").why(act) == ("W022", "not-there")
    assert scene.play().why(ScenarioAct("open-the-door")) == ("W022", "no-such-act")
    play = scene.play(game_round=2).answer(act).pass_all().answer(EndTurn())
    assert play.why(act) == ("W022", "is-carried")
