"""Interruptions: who is asked, when, in which order, and what becomes of a declared action.  R4.0.1 to R4.0.5."""

from __future__ import annotations

import pytest

from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    Aim,
    BreakOff,
    ChangeStatus,
    Concentrate,
    EndTurn,
    Horizontal,
    LetAct,
    MeleeAttack,
    MeleeDefence,
    Move,
    Pass,
    PlayCard,
    RangedAttack,
    RangedDefence,
    Reload,
    Stop,
    UseDelayed,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import (
    ActionTaken,
    DefenceRaised,
    InterruptionLapsed,
    InterruptionPlayed,
    StatusLost,
    TurnEnded,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, Status
from pb12table.systems.pb12.rules.preparations.profiles import CardId
from tests.systems.pb12.expect import gun, reason, refusing_rule
from tests.systems.pb12.interrupting import ALWAYS, BLADE, GUN, A, B, C, asked, delayed, driven, duel
from tests.systems.pb12.scene import Scene

W = Window


# -- the windows ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.0.1", "RU100")
def test_there_are_windows_around_turns_actions_and_movement_options() -> None:
    with delayed(duel(), "b", 1).play() as play:
        found = driven(play, Activate(A), Move(1), Horizontal(-1, 0), Stop(), Concentrate(), EndTurn())
        assert [window for _, window in found] == [
            W.BEFORE_TURN,
            W.BEFORE_ACTION,
            W.BEFORE_OPTION,
            W.AFTER_OPTION,
            W.AFTER_ACTION,
            W.BEFORE_ACTION,
            W.AFTER_ACTION,
            W.AFTER_TURN,
            W.BEFORE_TURN,
        ]
        assert {player for player, _ in found} == {"bob"}


@pytest.mark.rule("R4.0.1", "RU100")
def test_the_moment_tells_what_was_declared_and_where_the_figure_came_from() -> None:
    with duel().activate("a") as play:
        assert play.pending == ChooseAction("alice", A)
        play.answer(Move(1))
        moment = play.question(PlayInterruption).moment
        assert (moment.player, moment.figure, moment.action, moment.option) == ("alice", A, Move(1), None)
        play.answer(Pass()).go(Horizontal(-1, 0))
        moment = play.question(PlayInterruption).moment
        assert isinstance(moment.option, Horizontal)
        assert moment.start is not None
        assert (moment.option.x, moment.start[:2]) == (99.0, (100.0, 100.0))
        play.answer(Pass())
        moment = play.question(PlayInterruption).moment
        assert moment.start is not None
        assert (moment.window, moment.start[:2]) == (W.AFTER_OPTION, (100.0, 100.0))


@pytest.mark.rule("R4.0.1", "RU100")
@pytest.mark.parametrize("turn", [Wait(), BreakOff()])
def test_turns_without_an_activation_have_windows_too(turn: Wait | BreakOff) -> None:
    with delayed(duel(), "b", 1).play() as play:
        assert driven(play, turn)[:2] == [("bob", W.BEFORE_TURN), ("bob", W.AFTER_TURN)]


@pytest.mark.rule("RU100")
def test_at_the_end_of_a_turn_bonuses_expire_and_figures_are_done_before_its_last_window() -> None:
    scene = delayed(duel(), "b", 1)
    with scene.activate("a") as play:
        play.answer(Move(1))
        play.answer(RangedDefence(B)).passing()
        assert play.value("b", "ranged_defence") == 2
        driven(play, Move(1), Stop())
        play.end_turn()
        assert asked(play) == ("bob", W.AFTER_TURN)
        assert (play.figure("a").done, play.figure("a").action_points, play.state.turn) == (True, 0, None)
        assert play.value("b", "ranged_defence") == 0
        assert isinstance(play.events[-1], TurnEnded)


@pytest.mark.rule("RU026")
def test_who_has_lost_his_command_points_before_his_turn_has_none() -> None:
    with delayed(duel(), "b", 1).play() as play:
        play.player("alice").command_points = 0
        play.passing()
        assert play.pending == ChooseTurn("bob")


# -- who is asked -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.0.2")
@pytest.mark.rule("RU101")
@pytest.mark.vector("V233")
def test_v233_players_are_asked_in_turn_order_and_the_last_played_takes_effect_first() -> None:
    scene = duel()
    scene.edit("a", standing_order=ALWAYS)
    with scene.play() as play:
        play.state.turn_order.reverse()  # Bob, Alice
        play.state.next_turn = 1
        driven(play, Activate(A))
        play.answer(Concentrate())
        assert asked(play) == ("bob", W.BEFORE_ACTION)
        play.answer(RangedDefence(B)).answer(Pass())
        assert asked(play) == ("alice", W.BEFORE_ACTION)
        play.answer(MeleeDefence(A))
        assert not play.of(DefenceRaised), "everybody is asked again before anything happens"
        assert asked(play) == ("bob", W.BEFORE_ACTION)
        assert [played.player for played in play.question(PlayInterruption).stack] == ["bob", "alice"]
        play.passing()
        assert [event.figure for event in play.of(InterruptionPlayed)] == [B, A]
        assert [event.figure for event in play.of(DefenceRaised)] == [A, B]


@pytest.mark.rule("R4.0.3")
@pytest.mark.rule("RU101")
@pytest.mark.vector("V232")
def test_v232_after_each_interruption_all_may_play_another_and_the_last_comes_first() -> None:
    scene = duel()
    scene.edit("a", standing_order=ALWAYS)
    with scene.activate("a") as play:
        play.answer(Concentrate()).answer(RangedDefence(A))
        assert asked(play) == ("alice", W.BEFORE_ACTION), "from the first place again"
        play.answer(Pass()).answer(MeleeDefence(B))
        assert [event.place for event in play.of(InterruptionPlayed)] == [1, 2]
        play.passing()
        raised = [(event.figure, event.rule) for event in play.of(DefenceRaised)]
        assert raised == [(B, "R4.3.3"), (A, "R4.3.2")]


@pytest.mark.rule("R4.0.1")
def test_only_what_is_possible_is_taken() -> None:
    with duel().activate("a") as play:
        play.answer(Concentrate())
        assert [reason(play, answer) for answer in (RangedDefence(A), UseDelayed(B), RangedDefence(C))] == [
            ("R1.2.11", "not-your-figure"),
            ("R4.1.5", "not-delayed"),
            ("R1.2.11", "not-your-figure"),
        ]
        assert play.question(PlayInterruption).options(play.state) == [Pass(), RangedDefence(B), MeleeDefence(B)]


@pytest.mark.rule("R4.0.1", "R4.1.5", "R5.0.11")
def test_all_that_is_possible_is_offered() -> None:
    scene = delayed(duel(), "b", 1)
    scene.hands["bob"] = ["ethical-imperative"]
    with scene.activate("a") as play:
        play.answer(RangedAttack(GUN, B, 1))
        options = play.question(PlayInterruption).options(play.state)
        expected = [Pass(), RangedDefence(B), MeleeDefence(B), UseDelayed(B), PlayCard(CardId("ethical-imperative"))]
        assert sorted(map(repr, options)) == sorted(map(repr, expected))


@pytest.mark.rule("R4.0.1")
def test_who_could_play_nothing_is_not_asked() -> None:
    with duel(initiative=0).activate("a") as play:
        assert driven(play, Concentrate(), EndTurn()) == []


# -- before an action -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.0.4", "RU048")
def test_after_an_interruption_the_action_is_chosen_anew_and_nothing_was_spent() -> None:
    """Chosen again it is not announced anew; it is taken with what the interruption has changed."""
    with duel().activate("a", [9]) as play:
        attack = RangedAttack(GUN, B, 2)
        play.answer(attack).answer(RangedDefence(B)).passing()
        assert isinstance(play.pending, ChooseAction)
        assert (play.pending.player, play.pending.figure, play.pending.declared) == ("alice", A, attack)
        assert play.figure("a").action_points == 4
        assert not play.of(ActionTaken)
        play.answer(attack)
        assert play.of(ActionTaken)[-1].action == "ranged-attack"


@pytest.mark.rule("R4.0.4")
@pytest.mark.rule("RU102")
@pytest.mark.vector("V358")
def test_v358_another_declaration_has_a_window_of_its_own() -> None:
    with duel().activate("a", [9]) as play:
        shot, blow = RangedAttack(GUN, B, 2), MeleeAttack(BLADE, B, 2)
        play.answer(shot).answer(RangedDefence(B)).answer(Pass())
        play.answer(blow)
        assert asked(play) == ("bob", W.BEFORE_ACTION)
        assert play.question(PlayInterruption).moment.action == blow
        play.answer(MeleeDefence(B)).answer(Pass())
        assert isinstance(play.pending, ChooseAction)
        assert (play.pending.player, play.pending.figure, play.pending.declared) == ("alice", A, blow)
        play.answer(shot)
        assert asked(play) == ("bob", W.BEFORE_ACTION), "the first declaration counts no longer"
        play.answer(Pass())
        assert play.of(ActionTaken)[-1].action == "ranged-attack"


@pytest.mark.rule("RU102")
def test_after_an_interruption_no_action_at_all_may_be_taken() -> None:
    scene = duel()
    scene.human("c", "alice", at=(5, 5))
    scene.edit("c", activation=Activation.DIRECT, action_points=2)
    with scene.activate("a") as play:
        play.answer(Concentrate()).answer(RangedDefence(B)).passing()
        assert play.refusal(EndTurn()) is None
        play.answer(LetAct(C))
        assert play.pending == ChooseAction("alice", C), "what another figure had declared is forgotten"


@pytest.mark.rule("R4.0.4", "RU102")
def test_an_action_that_has_become_impossible_cannot_be_kept() -> None:
    scene = delayed(duel(), "b", 1)
    with scene.activate("a") as play:
        play.answer(Reload(GUN)) if play.refusal(Reload(GUN)) is None else play.answer(Aim(B))
        play.answer(UseDelayed(B)).answer(ChangeStatus(Status.DISTRACTED, take_on=True)).passing()
        play.figure("a").statuses[Status.DISTRACTED] = 1
        question = play.question(ChooseAction)
        assert refusing_rule(play, question.declared) == "R4.1.1"
        assert question.refusal(play.state, question.default(play.state)) is None


@pytest.mark.rule("R4.0.4")
def test_who_is_no_longer_able_to_act_does_not_act() -> None:
    scene = delayed(duel(), "b", 2)
    with scene.activate("a", [12, 12]) as play:
        play.answer(Concentrate()).answer(UseDelayed(B))
        play.answer(RangedAttack(GUN, A, 1)).passing()
        assert play.is_out("a")
        assert [event.action for event in play.of(ActionTaken)] == ["ranged-attack"]
        assert play.of(TurnEnded)
        assert isinstance(play.pending, ChooseTurn | PlayInterruption)


# -- actions as part of interruptions -------------------------------------------------------------------------------


@pytest.mark.rule("R4.0.5")
def test_an_action_in_an_interruption_is_not_interrupted() -> None:
    """Neither it nor its movement options have windows."""
    scene = delayed(duel(), "b", 2)
    scene.edit("a", standing_order=ALWAYS)
    with scene.activate("a") as play:
        play.answer(Concentrate()).answer(Pass()).answer(UseDelayed(B)).answer(Move(1)).passing()
        play.go(Horizontal(2, 0), Horizontal(3, 0), Stop())
        assert play.at("b") == (3, 0, 0)
        assert play.pending == ChooseAction("alice", A, Concentrate())


@pytest.mark.rule("R4.1.5", "RU103", "R1.6.18")
def test_only_one_paid_action_of_this_figure_is_taken_in_an_interruption() -> None:
    scene = delayed(duel(), "b", 2)
    with scene.activate("a") as play:
        play.answer(Concentrate()).answer(UseDelayed(B))
        pending = play.pending
        assert isinstance(pending, ActInInterruption)
        assert (pending.player, pending.figure, pending.declared) == ("bob", B, None)
        assert pending.moment is not None
        assert pending.moment.action == Concentrate()
        answers = (Adjust(free=True), Move(2, full_move=True), LetAct(A), Move(3), Adjust(free=False), EndTurn())
        refused = [play.refusal(answer) for answer in answers]
        assert [None if each is None else (each.rule, each.reason) for each in refused] == [
            ("R1.6.18", "not-active"),
            ("R1.7.3", "not-active"),
            ("R4.0.5", "only-this-figure"),
            ("R1.6.1", "not-enough-action-points"),
            None,
            None,
        ]
        assert play.figure("b").action_points == 2


@pytest.mark.rule("R4.1.5")
@pytest.mark.vector("V230")
def test_v230_delayed_markers_are_shed_for_one_action_at_once() -> None:
    scene = Scene()
    scene.human("a", "alice", at=(0, 0))
    scene.human("b", "bob", at=(3, 0), facing=180, blocks=[gun()], ranged=4)
    scene.edit("b", statuses={Status.DELAYED: 2, Status.MOVED: 2}, standing_order=ALWAYS)
    with scene.activate("a", [3, 4]) as play:
        play.answer(Move(1)).answer(UseDelayed(B)).answer(RangedAttack(GUN, A, 2)).passing()
        play.answer(True)
        assert [check.face for check in play.checks] == [3, 4]
        b = play.figure("b")
        assert (b.statuses, b.activation, b.done, b.action_points) == ({}, Activation.NONE, False, 0)
        assert [event.status for event in play.of(StatusLost)] == [Status.DELAYED, Status.MOVED]
        played = play.of(InterruptionPlayed)[0]
        assert (played.action, played.action_points, played.target) == ("ranged-attack", 2, A)


@pytest.mark.rule("R4.1.5", "RU103")
def test_ap_left_over_are_lost_and_those_of_the_own_turn_stay() -> None:
    """An active figure may use Delayed in its own turn; what it has for the turn is not touched."""
    scene = duel()
    scene.edit("b", standing_order=ALWAYS)
    scene.edit("a", standing_order=ALWAYS)
    with scene.activate("a") as play:
        driven(play, ChangeStatus(Status.DELAYED, take_on=True))
        play.answer(Adjust())
        assert asked(play) == ("alice", W.BEFORE_ACTION)
        play.answer(UseDelayed(A)).answer(Concentrate())
        assert play.figure("a").statuses == {}
        play.passing()
        a = play.figure("a")
        assert (a.action_points, a.activation, a.concentrated) == (2, Activation.DIRECT, True)
        assert play.refusal(Adjust()) is None
    with delayed(duel(), "b", 3).activate("a") as play:
        play.answer(Move(1)).answer(UseDelayed(B)).answer(Concentrate()).passing()
        assert play.figure("b").action_points == 0


@pytest.mark.rule("RU100")
def test_who_is_no_longer_able_to_act_when_his_interruption_comes_has_no_effect_and_has_paid() -> None:
    scene = delayed(duel(), "b", 2)
    delayed(scene, "a", 2)
    with scene.activate("a", [12, 12]) as play:
        play.answer(Concentrate()).answer(Pass()).answer(UseDelayed(B)).answer(RangedAttack(GUN, A, 1))
        assert play.figure("b").statuses == {}
        play.answer(UseDelayed(A)).answer(RangedAttack(GUN, B, 1)).passing()
        assert play.is_out("b")
        assert [event.figure for event in play.of(InterruptionLapsed)] == [B]
        assert not play.is_out("a")


@pytest.mark.rule("RU048")
@pytest.mark.rule("R4.1.5")
def test_an_action_that_has_become_impossible_is_chosen_anew() -> None:
    """b wants to strike at a, who first goes out of reach with an interruption of its own."""
    scene = delayed(duel(), "b", 1)
    delayed(scene, "a", 2)
    with scene.activate("a") as play:
        play.answer(Concentrate()).answer(Pass()).answer(UseDelayed(B)).answer(MeleeAttack(BLADE, A, 1))
        play.answer(UseDelayed(A)).answer(Move(2)).passing()
        play.go(*(Horizontal(-x, 0) for x in range(1, 7)))
        pending = play.pending
        assert isinstance(pending, ActInInterruption)
        assert (pending.player, pending.figure, pending.declared) == ("bob", B, MeleeAttack(BLADE, A, 1))
        assert play.figure("b").action_points == 1
        play.answer(EndTurn())
        assert [(event.figure, event.able) for event in play.of(InterruptionLapsed)] == [(B, True)]
        assert play.figure("b").action_points == 0


@pytest.mark.rule("R4.1.5")
def test_thinking_better_of_it_costs_nothing() -> None:
    with delayed(duel(), "b", 2).activate("a") as play:
        play.answer(Concentrate()).answer(UseDelayed(B)).answer(EndTurn())
        assert play.figure("b").statuses == {Status.DELAYED: 2}
        assert play.of(ActionTaken)[-1].figure == A
        assert not play.of(InterruptionPlayed)


@pytest.mark.rule("R4.1.5", "RU103")
def test_another_bears_the_interruption_of_a_third_player_as_well() -> None:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.human("a", "alice", at=(0, 0))
    scene.human("b", "bob", at=(4, 0))
    scene.human("c", "carol", at=(0, 4))
    for name in ("a", "b", "c"):
        scene.edit(name, standing_order=ALWAYS)
    with scene.activate("a") as play:
        play.answer(Concentrate())
        order = []
        for answer in (Pass(), Pass(), RangedDefence(C), Pass(), RangedDefence(B)):
            order.append(play.question(PlayInterruption).player)
            play.answer(answer)
        assert order == ["alice", "bob", "carol", "alice", "bob"]
        play.passing()
        assert [event.figure for event in play.of(DefenceRaised)] == [B, C]
