"""Reactions: who may react, what it costs, and what it does.  R4.3.1 to R4.3.3, R4.1.1."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.extensions.interrupt_legality import reaction_refusal
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Moment, Window
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    ChangeStatus,
    Concentrate,
    EndTurn,
    MeleeAttack,
    MeleeDefence,
    Move,
    Pass,
    RangedAttack,
    RangedDefence,
    Stop,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from tests.systems.pb12.expect import refusing_rule
from tests.systems.pb12.interrupting import ALWAYS, BLADE, GUN, A, B, C, delayed, driven, duel
from tests.systems.pb12.scene import Play

SHOT = RangedAttack(GUN, B, 1)
BLOW = MeleeAttack(BLADE, B, 1)


def shot(play: Play) -> Play:
    """Everybody passes, and a shoots as it had declared."""
    play.passing()
    if isinstance(play.pending, ChooseAction) and play.pending.declared is not None:
        play.answer(SHOT)
    return play


# -- what it does -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.3.1", "R4.3.2")
@pytest.mark.vector("V234")
@pytest.mark.parametrize(("times", "target_number"), [(1, 10), (3, 14)])
def test_v234_each_ranged_defence_makes_it_two_harder_for_one_distracted_marker(times: int, target_number: int) -> None:
    scene = delayed(duel(), "b", 1)  # so that b is asked once more, when it can react no longer
    with scene.activate("a") as play:
        assert plan_attack(play.state, A, SHOT).target_number == 8
        play.answer(SHOT)
        for _ in range(times):
            play.answer(RangedDefence(B))
        refusal = play.refusal(RangedDefence(B))
        expected = None if times < 3 else Refusal("R4.3.1", "too-distracted", (("figure", B), ("most", 3)))
        assert refusal == expected
        play.passing()
        assert play.figure("b").statuses == {Status.DISTRACTED: times, Status.DELAYED: 1}
        assert plan_attack(play.state, A, SHOT).target_number == target_number


@pytest.mark.rule("RU048", "R4.3.2")
@pytest.mark.vector("V345")
def test_v345_an_attack_that_is_kept_is_rolled_with_the_reaction() -> None:
    scene = duel()
    with scene.activate("a", [9]) as play:
        play.answer(SHOT).answer(RangedDefence(B)).answer(Pass())
        play.answer(SHOT)
        check = play.checks[-1]
        assert (check.target_number, check.face, check.passed) == (10, 9, False)
        reaction = next(part for part in check.modifiers if part.rule == "R4.3.2")
        assert (reaction.label, reaction.value) == ("ranged-defence-reaction", 2)
        windows = [each for each in driven(play) if each[1] is Window.BEFORE_ACTION]
        assert windows == [], "no second window for the same declaration"


@pytest.mark.rule("R4.3.3")
@pytest.mark.vector("V236")
def test_v236_melee_defence_holds_until_the_end_of_the_turn() -> None:
    scene = duel()
    scene.human("c", "alice", at=(1, 1), facing=270)
    with scene.activate("a", [1, 1]) as play:
        bare = plan_attack(play.state, A, BLOW).target_number
        play.answer(BLOW).answer(MeleeDefence(B)).answer(Pass()).answer(BLOW).passing()
        assert play.checks[-1].target_number == bare + 2
        play.answer(BLOW).passing()
        assert play.checks[-1].target_number == bare + 2
        assert [part.label for part in play.checks[-1].modifiers if part.rule == "R4.3.3"] == ["melee-defence-reaction"]
        play.end_turn()
        assert plan_attack(play.state, A, BLOW).target_number == bare
        assert play.figure("b").statuses == {Status.DISTRACTED: 1}, "only Change Status takes it away"


@pytest.mark.rule("RU105", "R4.3.1", "R4.3.3")
@pytest.mark.vector("V359")
def test_v359_a_figure_that_is_not_the_target_may_react_and_only_it_has_the_bonus() -> None:
    scene = duel()
    scene.human("c", "bob", at=(3, 3))
    scene.edit("c", standing_order=ALWAYS)
    with scene.activate("a", [1]) as play:
        play.answer(SHOT).answer(RangedDefence(C)).passing()
        assert (play.value("c", "ranged_defence"), play.value("b", "ranged_defence")) == (2, 0)
        assert plan_attack(play.state, A, SHOT).target_number == 8
        shot(play)


@pytest.mark.rule("RU105")
def test_a_reaction_is_possible_in_every_window_of_a_turn_but_not_after_it() -> None:
    with delayed(duel(), "b", 1).play() as play:
        seen: dict[Window, str | None] = {}
        answers = [Activate(A), Move(1), Stop(), Concentrate(), EndTurn()]
        while len(seen) < 4 or Window.AFTER_TURN not in seen:
            if isinstance(play.pending, PlayInterruption):
                refusal = play.refusal(RangedDefence(B))
                seen[play.pending.moment.window] = None if refusal is None else refusal.reason
                play.answer(Pass())
            else:
                play.answer(answers.pop(0))
        assert seen.pop(Window.AFTER_TURN) == "turn-is-over"
        assert {*seen.values()} == {None}


# -- who may ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.3.1")
@pytest.mark.vector("V235")
@pytest.mark.parametrize(
    ("edits", "reason"),
    [
        ({"effects": [AttributeEffect(Attribute.INITIATIVE, -3, "R1.1.7")]}, "no-initiative-to-react"),
        ({"effects": [AttributeEffect(Attribute.ACTION_POINTS, -3, "R1.1.7")]}, "no-action-points-value"),
        ({"effects": [AttributeEffect(Attribute.STRENGTH, -9, "R1.1.7")]}, "incapacitated"),
        ({"statuses": {Status.DISTRACTED: 3}}, "too-distracted"),
        ({"statuses": {Status.DISTRACTED: 2}}, None),
    ],
)
def test_v235_who_cannot_act_or_has_neither_initiative_nor_action_points_does_not_react(
    edits: dict[str, Any], reason: str | None
) -> None:
    scene = duel()
    scene.edit("b", **edits)
    state = scene.state()
    refusal = reaction_refusal(state, B, Window.BEFORE_ACTION)
    assert (None if refusal is None else (refusal.rule, refusal.reason)) == (
        None if reason is None else ("R4.3.1", reason)
    )


@pytest.mark.rule("R4.3.1")
def test_only_figures_on_the_table_react() -> None:
    scene = duel()
    scene.human("c", "bob", at=None)
    refusal = reaction_refusal(scene.state(), C, Window.BEFORE_ACTION)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R4.3.1", "not-on-the-table")


@pytest.mark.rule("R1.10.5", "R4.3.1", "R4.1.5")
def test_v222_a_panicked_figure_neither_reacts_nor_uses_delayed() -> None:
    scene = delayed(duel(), "b", 2)
    scene.edit("b", statuses={Status.PANICKED: 1, Status.DELAYED: 2})
    state = scene.state()
    reaction = reaction_refusal(state, B, Window.BEFORE_ACTION)
    assert reaction is not None
    assert reaction.reason == "incapacitated"
    question = PlayInterruption("bob", Moment(Window.BEFORE_ACTION, PlayerId("alice"), A))
    delaying = question.refusal(state, UseDelayed(B))
    assert delaying is not None
    assert delaying.rule == "R4.1.5"
    assert question.options(state) == [Pass()]


# -- what it costs ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.1.1")
def test_a_distracted_figure_uses_action_points_for_change_status_only() -> None:
    scene = duel()
    scene.edit("a", statuses={Status.DISTRACTED: 2})
    with scene.activate("a") as play:
        for answer in (Move(1), SHOT, BLOW, Concentrate()):
            assert refusing_rule(play, answer) == "R4.1.1"
        assert play.refusal(ChangeStatus(Status.DISTRACTED, take_on=False, times=3)) is not None
        driven(play, ChangeStatus(Status.DISTRACTED, take_on=False, times=2))
        assert play.figure("a").action_points == 2
        assert play.refusal(SHOT) is None


@pytest.mark.rule("R4.1.1", "R4.1.5", "RU103")
def test_a_distracted_figure_may_use_delayed_to_come_to_itself() -> None:
    scene = delayed(duel(), "b", 2)
    scene.edit("b", statuses={Status.DISTRACTED: 1, Status.DELAYED: 2})
    with scene.activate("a") as play:
        play.answer(Concentrate()).answer(UseDelayed(B))
        assert refusing_rule(play, RangedAttack(GUN, A, 1)) == "R4.1.1"
        play.answer(ChangeStatus(Status.DISTRACTED, take_on=False)).passing()
        assert play.figure("b").statuses == {}
