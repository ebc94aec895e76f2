"""When players are asked whether they interrupt: standing orders, passing a turn, and what others learn of it."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.kernel.dice import TypedDice
from pb12table.kernel.game import EntryKind
from pb12table.kernel.request import IllegalAnswer
from pb12table.kernel.session import replay
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.extensions.interrupt_legality import order_holds
from pb12table.systems.pb12.rules.extensions.moments import Moment, Played, Window
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Concentrate,
    EndTurn,
    Horizontal,
    Move,
    Pass,
    PassTurn,
    RangedAttack,
    RangedDefence,
    RelocateIn,
    ScenarioAct,
    SetStandingOrder,
    Stop,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, Status
from pb12table.systems.pb12.rules.preparations.profiles import StandingOrder, When
from pb12table.systems.pb12.rules.scenarios.scenario_data import GiveStatus, ScenarioAction, TargetKind
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.expect import gun
from tests.systems.pb12.interrupting import GUN, A, B, C, asked, delayed, driven, duel
from tests.systems.pb12.scene import CONTENT, Scene, label

pytestmark = pytest.mark.rule("R4.0.1")
W = Window


def ordered(scene: Scene, name: str, when: When, steps: int = 0) -> Scene:
    """The scene with a figure's standing order."""
    scene.edit(name, standing_order=StandingOrder(when, steps))
    return scene


# -- occasions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("when", "number"), [(When.NEVER, 0), (When.ATTACKED, 1), (When.NEAR, 3), (When.ALWAYS, 6)])
def test_each_order_includes_those_before_it(when: When, number: int) -> None:
    with ordered(duel(), "b", when, 3).activate("a", [1]) as play:
        assert len(driven(play, Concentrate(), RangedAttack(GUN, B, 1), Concentrate())) == number


def test_attacked_is_who_is_the_target_of_an_opponent() -> None:
    scene = ordered(duel(), "b", When.ATTACKED)
    scene.human("c", "bob", at=(1, 1))
    scene.human("d", "alice", at=(0, 1))
    ordered(scene, "d", When.ATTACKED)
    with scene.activate("a", [1, 1]) as play:
        assert driven(play, RangedAttack(GUN, C, 1), RangedAttack(GUN, FigureId("d"), 1)) == []


@pytest.mark.rule("R1.6.4", "RU122")
def test_attacked_is_who_is_the_target_of_an_action_of_the_scenario() -> None:
    scene = ordered(duel(), "b", When.ATTACKED)
    scene.human("c", "bob", at=(1, 1))
    insult = GiveStatus(status=Status.THREATENED)
    scene.actions.append(ScenarioAction("insult", label("insult"), label("insult"), TargetKind.FIGURE, (insult,)))
    with scene.activate("a") as play:
        assert driven(play, ScenarioAct("insult", 1, target=C)) == []
        assert driven(play, ScenarioAct("insult", 1, target=B)) == [("bob", W.BEFORE_ACTION)]


def test_attacked_is_everybody_whom_a_blast_would_reach() -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[CONTENT.block("grenade")], ranged=5)
    for name, x in (("b", 4), ("c", 7), ("e", 9)):
        scene.human(name, "bob", at=(x, 0), facing=180)
        ordered(scene, name, When.ATTACKED)
    throw = RangedAttack(CONTENT.block("grenade").id, None, 1, point=(105.0, 100.0, 0.0))
    with scene.activate("a") as play:
        moment = Moment(W.BEFORE_ACTION, PlayerId("alice"), A, throw)
        reached = {name for name in ("b", "c", "e") if order_holds(play.state, FigureId(name), moment, ())}
        assert reached == {"b", "c"}


def test_attacked_is_everybody_whom_an_action_of_the_scenario_would_reach() -> None:
    scene = Scene()
    scene.human("a", "alice")
    for name, x in (("b", 4), ("c", 7), ("e", 9)):
        scene.human(name, "bob", at=(x, 0), facing=180)
        ordered(scene, name, When.ATTACKED)
    gas = GiveStatus(status=Status.EXHAUSTED)
    scene.actions.append(ScenarioAction("gas", label("gas"), label("gas"), TargetKind.POINT, (gas,), radius=3))
    act = ScenarioAct("gas", 1, point=(105.0, 100.0, 0.0))
    with scene.activate("a") as play:
        moment = Moment(W.BEFORE_ACTION, PlayerId("alice"), A, act)
        reached = {name for name in ("b", "c", "e") if order_holds(play.state, FigureId(name), moment, ())}
        assert reached == {"b", "c"}


def test_an_attack_that_is_part_of_an_interruption_counts() -> None:
    """Alice's turn; b shoots at her d, who is asked before the shot takes effect."""
    scene = delayed(duel(), "b", 1)
    scene.human("d", "alice", at=(0, 1))
    ordered(scene, "d", When.ATTACKED)
    with scene.activate("a", [1]) as play:
        play.answer(Concentrate()).answer(UseDelayed(B)).answer(RangedAttack(GUN, FigureId("d"), 1))
        assert asked(play) == ("alice", W.BEFORE_ACTION)
        play.answer(RangedDefence(FigureId("d"))).passing()
        assert play.checks[-1].target_number == 10


def test_near_is_who_interrupts_near_for_an_action() -> None:
    """Bob's turn; a, who is near d, interrupts what c does far away."""
    scene = Scene()
    scene.human("a", "alice", blocks=[gun()])
    scene.human("c", "bob", at=(30, 0), facing=180)
    scene.human("d", "bob", at=(0, 3))
    delayed(scene, "a", 1)
    ordered(scene, "d", When.NEAR, 4)
    with scene.activate("c") as play:
        moment = Moment(W.BEFORE_ACTION, PlayerId("bob"), C, Concentrate())
        reload = Played(PlayerId("alice"), UseDelayed(A), 1, Concentrate())
        assert order_holds(play.state, FigureId("d"), moment, (reload,))
        assert not order_holds(play.state, FigureId("d"), moment, ())
        play.figure("d").standing_order = StandingOrder(When.NEAR, 2)
        assert not order_holds(play.state, FigureId("d"), moment, (reload,))


def test_near_is_who_comes_from_further_away_and_who_acts_near() -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 0))
    scene.human("b", "bob", at=(5, 0), facing=180)
    with ordered(scene, "b", When.NEAR, 3).activate("a") as play:
        assert driven(play, Move(1), Horizontal(1, 0)) == []
        assert driven(play, Horizontal(2, 0)) == [("bob", W.AFTER_OPTION)]
        assert driven(play, Horizontal(3, 0)) == [], "near already"
        assert driven(play, Concentrate()) == [("bob", W.BEFORE_ACTION)]
        assert driven(play, EndTurn()) == []


def test_near_is_who_comes_into_sight_near() -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 4))
    scene.human("b", "bob", at=(4, 0), facing=180)
    scene.wall(2.0, 5.0, (1.0, 9.0))
    with ordered(scene, "b", When.NEAR, 9).activate("a") as play:
        assert driven(play, Move(1)) == [("bob", W.BEFORE_ACTION)]
        assert driven(play, Horizontal(0, 3)) == [], "behind the wall"
        assert driven(play, Horizontal(0, 2)) == [("bob", W.AFTER_OPTION)]
        assert driven(play, Horizontal(0, 1)) == []


def test_near_is_who_enters_the_table_near() -> None:
    scene = Scene()
    scene.human("a", "alice", at=None)
    scene.human("b", "bob", at=(5, 0), facing=0)
    scene.zone("entry", (-9, -9), (9, 9), ["alice"])
    delayed(scene, "b", 1)
    ordered(scene, "b", When.NEAR, 4)
    with scene.play() as play:
        assert driven(play, RelocateIn(A, 2, 0, 0)) == [("bob", W.AFTER_TURN)]
    with scene.play() as play:
        assert driven(play, RelocateIn(A, -1, 0, 0)) == []


@pytest.mark.rule("R1.3.12", "RU032")
@pytest.mark.parametrize("order", [When.ATTACKED, When.NEAR])
def test_who_is_done_and_comes_back_has_entered_too(order: When) -> None:
    """RU032: a figure may leave and enter in the same round, a done one as well."""
    scene = Scene()
    scene.human("a", "alice", at=None)
    scene.human("b", "bob", at=(5, 0), facing=180)
    scene.zone("entry", (-9, -9), (9, 9), ["alice"])
    scene.edit("a", done=True)
    ordered(delayed(scene, "b", 1), "b", order, 4)
    with scene.play() as play:
        assert driven(play, RelocateIn(A, 2, 0, 0)) == [("bob", W.AFTER_TURN)]


@pytest.mark.rule("R4.1.5")
@pytest.mark.parametrize("order", [When.ATTACKED, When.NEAR])
def test_who_is_delayed_is_asked_in_sight_too(order: When) -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 9))
    scene.human("b", "bob", at=(9, 0), facing=180)
    scene.wall(4.5, 5.0, (3.2, 9.0))
    ordered(delayed(scene, "b", 2), "b", order, 2)
    with scene.activate("a") as play:
        assert driven(play, Move(1), Horizontal(0, 8), Horizontal(0, 7)) == [], "behind the wall"
        # That was its last point, so that the action is over.
        assert driven(play, Horizontal(0, 6)) == [("bob", W.AFTER_OPTION), ("bob", W.AFTER_ACTION)]
        assert driven(play, Concentrate()) == [("bob", W.BEFORE_ACTION), ("bob", W.AFTER_ACTION)]
    scene.edit("b", statuses={})
    with scene.activate("a") as play:
        assert driven(play, Move(1), Horizontal(0, 8), Horizontal(0, 7), Horizontal(0, 6), Concentrate()) == []


@pytest.mark.rule("R4.1.5")
def test_who_is_delayed_is_asked_when_somebody_enters_in_sight() -> None:
    scene = Scene()
    scene.human("a", "alice", at=None)
    scene.human("b", "bob", at=(5, 0), facing=180)
    scene.zone("entry", (-9, -9), (9, 9), ["alice"])
    ordered(delayed(scene, "b", 1), "b", When.ATTACKED)
    with scene.play() as play:
        assert driven(play, RelocateIn(A, -2, 0, 0)) == [("bob", W.AFTER_TURN)]
    with ordered(scene, "b", When.NEVER).play() as play:
        assert driven(play, RelocateIn(A, -2, 0, 0)) == []


def test_an_own_figure_is_no_occasion() -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 0))
    scene.human("b", "alice", at=(2, 0), facing=180)
    with ordered(scene, "b", When.NEAR, 9).activate("a") as play:
        assert driven(play, Move(1), Horizontal(1, 0), Stop()) == []


# -- saying it --------------------------------------------------------------------------------------------------------


def test_an_order_may_be_given_at_any_time_and_holds_at_once() -> None:
    scene = ordered(duel(), "b", When.NEVER)
    with scene.activate("a") as play:
        assert driven(play, Concentrate()) == []
        play.session.declare("bob", SetStandingOrder(B, When.NEAR, 7))
        assert play.figure("b").standing_order == StandingOrder(When.NEAR, 7)
        assert driven(play, Concentrate()) == [("bob", W.BEFORE_ACTION)]


@pytest.mark.parametrize(
    ("player", "declaration", "reason"),
    [
        ("alice", SetStandingOrder(B, When.NEVER), "not-your-figure"),
        ("bob", SetStandingOrder(C, When.NEVER), "not-your-figure"),
        ("bob", {"kind": "standing-order", "figure": "b", "when": "sometimes"}, "no-such-declaration"),
        ("bob", {"kind": "standing-order", "figure": "b", "when": "near", "steps": -1}, "no-such-declaration"),
        ("carol", PassTurn(), "not-in-the-game"),
    ],
)
def test_an_order_is_given_for_own_figures_only(player: str, declaration: Any, reason: str) -> None:
    with duel().activate("a") as play, pytest.raises(IllegalAnswer, match=reason):
        play.session.declare(player, declaration)


def test_who_passes_the_turn_is_not_asked_again_in_it() -> None:
    with delayed(duel(), "b", 1).activate("a") as play:
        play.answer(Concentrate())
        play.session.declare("bob", PassTurn())
        play.answer(Pass())
        assert driven(play, Concentrate(), EndTurn()) == [("bob", W.BEFORE_TURN)], "of his own turn, that comes next"
        assert not play.player("bob").passed_turn
    with delayed(duel(), "b", 1).activate("a") as play:
        play.session.declare("bob", PassTurn())
        assert driven(play, Concentrate()) == []
        play.session.declare("bob", PassTurn(passing=False))
        assert len(driven(play, Concentrate())) == 2


def test_orders_are_part_of_the_game_and_can_be_taken_back() -> None:
    with duel().activate("a") as play:
        session = play.session
        session.declare("bob", SetStandingOrder(B, When.NEAR, 2))
        assert session.free_undo_limit == len(session.entries), "Bob's secret is not Alice's to take back"
        play.answer(Concentrate())
        session.declare("bob", PassTurn())
        entries = list(session.entries)
        again, drift = replay(SYSTEM, play.scene.state(), entries, TypedDice())
        assert drift is None
        assert (again.state, again.pending) == (session.state, session.pending)
        assert session.fork().state == session.state
        said = [entry for entry in session.entries if entry.kind is EntryKind.DECLARATION]
        assert [entry.hidden for entry in said] == [True, True]
        assert session.pending is not None
        assert session.pending.player == "bob"
        assert session.free_undo_limit == 0, "nothing that binds"
        session.rewind(1)
        assert play.figure("b").standing_order == StandingOrder(When.ALWAYS)


def test_figures_begin_with_the_order_of_the_scenario() -> None:
    scene = Scene(standing_order=StandingOrder(When.ATTACKED))
    scene.human("a", "alice")
    assert scene.state().figures[A].standing_order == StandingOrder(When.ATTACKED)


def test_whoever_is_out_of_the_game_is_not_asked() -> None:
    scene = delayed(duel(), "b", 1)
    scene.human("c", "bob", at=(9, 9))
    with scene.play() as play:
        play.figure("b").place = Place.REMOVED
        play.passing()
        assert driven(play, Activate(A), Concentrate()) == []
        assert isinstance(play.pending, ChooseAction | ChooseTurn)
