"""Somebody leaves the game in the middle of something: what was declared, or chosen, is not carried out any more.

A player gives up at any time, also while others are asked.  R1.1.22, R1.3.19.
"""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.carry import AgreeToBeCarried
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.game.answers import (
    Adjust,
    Carry,
    DiscardCard,
    EndTurn,
    GiveUp,
    Horizontal,
    Move,
    Pass,
    PlayCard,
    Ram,
    RangedAttack,
    Steer,
)
from pb12table.systems.pb12.rules.game.events import ActionTaken, FigureCarried, FigureCollided, FigureMoved
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import DueEffect, Effect, Phase, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import CardId
from pb12table.systems.pb12.rules.round.sequence import ChooseEffect, DeclareSurrender
from pb12table.table.shapes import Outline
from tests.systems.pb12.expect import gun
from tests.systems.pb12.interrupting import ALWAYS, GUN, A, B, C, asked
from tests.systems.pb12.scene import Play, Scene
from tests.systems.pb12.stables import coach, marked, rider


def three() -> Scene:
    """Alice's a with a gun, Bob's b near it, who is always asked, and Carol's c farther away."""
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.human("a", "alice", blocks=[gun(resources=3)], ranged=4)
    scene.human("b", "bob", at=(5, 1), facing=180)
    scene.human("c", "carol", at=(5, -1), facing=180)
    scene.edit("b", standing_order=ALWAYS)
    return scene


def shot_at(play: Play, target: FigureId) -> Play:
    """Alice's figure is about to shoot, and Bob is asked whether he interrupts."""
    play.answer(RangedAttack(GUN, target, 2))
    assert asked(play) == ("bob", Window.BEFORE_ACTION)
    return play


# -- a declared action --------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.19", "R1.1.22", "RU048")
def test_what_a_figure_has_declared_lapses_when_its_player_gives_up() -> None:
    with three().activate("a") as play:
        shot_at(play, C)
        play.session.declare("alice", GiveUp())
        play.passing()
        assert play.of(ActionTaken) == []
        assert play.checks == []
        assert play.figure("a").action_points == 0
        assert play.pending == ChooseTurn("bob")


@pytest.mark.rule("R1.3.19", "RU048", "R1.6.4")
def test_an_action_whose_target_leaves_the_game_is_chosen_anew() -> None:
    """RU048: what was declared must still be legal after the window before it; nothing was used up."""
    with three().activate("a", [12, 9]) as play:
        shot_at(play, C)
        play.session.declare("carol", GiveUp())
        play.answer(Pass())
        question = play.question(ChooseAction)
        assert question == ChooseAction("alice", A, RangedAttack(GUN, C, 2), announced=question.announced)
        assert play.of(ActionTaken) == []
        assert (play.figure("a").action_points, play.figure("a").blocks[GUN].resources) == (3, 3)
        play.answer(RangedAttack(GUN, B, 1)).passing()
        assert [check.passed for check in play.checks] == [True]
        play.passing()
        assert play.figure("a").action_points == 2


@pytest.mark.rule("R1.3.19", "R1.1.22", "R1.3.7")
def test_who_gives_up_in_the_window_before_his_turn_takes_none() -> None:
    scene = three()
    scene.edit("b", standing_order=ALWAYS, statuses={Status.DELAYED: 1})
    with scene.play() as play:
        assert asked(play) == ("bob", Window.BEFORE_TURN)
        assert play.player("alice").command_points > 0
        play.session.declare("alice", GiveUp())
        play.passing()
        assert play.question(ChooseTurn) == ChooseTurn("bob")


@pytest.mark.rule("R1.3.19", "R1.1.22", "R1.6.13")
@pytest.mark.parametrize("radius", [None, 3])
def test_hits_of_a_figure_whose_player_gives_up_between_its_checks_do_no_damage(radius: int | None) -> None:
    """RU050: effects follow after the last check."""
    scene = three()
    scene.human("d", "alice", at=(0, 3), blocks=[gun(radius=radius)], ranged=4)
    with scene.activate("d", [12]) as play:
        play.answer(RangedAttack(GUN, C, 2, facing=330.0)).passing()
        assert isinstance(play.pending, RollOn)
        play.session.declare("alice", GiveUp())
        play.passing()
        assert play.damage == []
        assert play.question(ChooseTurn) == ChooseTurn("bob")


@pytest.mark.rule("R5.0.5", "R5.0.7", "RU048")
def test_a_declared_card_that_is_discarded_in_the_window_before_it_is_not_played() -> None:
    scene = three()
    scene.hands = {"alice": ["bulls-eye"]}
    with scene.activate("a") as play:
        assert play.refusal(PlayCard(CardId("bulls-eye"), action_points=1)) is None
        play.answer(PlayCard(CardId("bulls-eye"), action_points=1))
        assert asked(play) == ("bob", Window.BEFORE_ACTION)
        play.session.declare("alice", DiscardCard(CardId("bulls-eye")))
        play.answer(Pass())
        assert isinstance(play.pending, ChooseAction)
        assert play.figure("a").action_points == 3
        play.answer(EndTurn())


@pytest.mark.rule("R1.3.19", "R4.2.3")
def test_nobody_is_carried_by_a_figure_whose_player_gives_up_while_the_other_is_asked() -> None:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.human("a", "alice")
    scene.human("b", "bob", at=(0.5, 0))
    scene.human("c", "carol", at=(20, 0))
    with scene.activate("a") as play:
        play.answer(Carry(B, 1, 1))
        assert isinstance(play.pending, AgreeToBeCarried)
        play.session.declare("alice", GiveUp())
        play.answer(True)
        assert play.of(FigureCarried) == []
        assert play.of(ActionTaken) == []
        assert play.question(ChooseTurn) == ChooseTurn("bob")


@pytest.mark.rule("R1.1.22", "R1.6.18", "RU024")
def test_a_vehicle_left_behind_owes_no_action_after_a_free_one() -> None:
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    coach(scene)
    rider(scene)
    scene.human("b", "bob", at=(40, 0))
    scene.human("c", "carol", at=(-40, 0))
    with scene.activate("driver") as play:
        play.act(Steer(FigureId("coach"), 2))
        play.act(Adjust()).stop()
        assert play.refusal(EndTurn()) is not None
        play.session.declare("alice", GiveUp())
        assert [event.action for event in play.of(ActionTaken)] == ["steer", "adjust"]
        assert play.pending == ChooseTurn("bob")


# -- movement -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.19", "R1.1.22", "R4.0.6")
def test_an_option_that_was_announced_is_not_taken_by_a_figure_that_has_left_the_game() -> None:
    with three().activate("a") as play:
        play.answer(Move(1)).passing()
        play.answer(Horizontal(1, 0))
        assert asked(play) == ("bob", Window.BEFORE_OPTION)
        play.session.declare("alice", GiveUp())
        play.passing()
        assert play.of(FigureMoved) == []
        assert play.pending == ChooseTurn("bob")


@pytest.mark.rule("R1.3.19", "R4.0.6")
def test_a_mover_goes_on_when_another_player_gives_up_before_an_option() -> None:
    with three().activate("a") as play:
        play.answer(Move(1)).passing()
        play.answer(Horizontal(1, 0))
        play.session.declare("carol", GiveUp())
        play.passing()
        assert play.at("a") == (1, 0, 0)
        assert isinstance(play.pending, ChooseMoveOption)
        play.stop().passing().end_turn()


# -- the status phase ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.19", "R1.3.17", "RU033")
def test_giving_up_while_the_order_of_effects_is_asked_for_ends_ones_own_and_no_others() -> None:
    scene = three()
    scene.edit("b", statuses={Status.EXHAUSTED: 1, Status.PANICKED: 1})
    scene.edit("c", statuses={Status.EXHAUSTED: 1})
    with scene.play([9], phase=Phase.STATUS) as play:
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        assert isinstance(play.pending, ChooseEffect)
        assert play.pending.player == "bob"
        play.session.declare("bob", GiveUp())
        assert [(check.figure, check.kind) for check in play.checks] == [("c", "toughness-check")]
        assert not play.has("c", "exhausted")
        assert play.state.game_round == 2


@pytest.mark.rule("R1.3.17", "RU024", "RU033")
def test_the_effects_of_a_vehicle_whose_player_is_defeated_while_they_happen_are_not_forgotten() -> None:
    """The first player has resolved his own by then, and resolves those of what is left behind as well."""
    scene = Scene(players={"alice": 5, "bob": 5, "carol": 5})
    scene.leaders = {"bob": "chief"}
    scene.human("a", "alice", at=(-40, 0))
    scene.human("chief", "bob", at=(20, 0), command=1)
    scene.human("c", "carol", at=(40, 0))
    coach(scene, player="bob", tech=5, data={"modifiers": ()})
    marked(scene, "chief", panicked=1)
    marked(scene, "coach", out_of_control=2)
    with scene.play([2, 9], phase=Phase.STATUS) as play:
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        assert isinstance(play.pending, ChooseEffect)
        play.answer(DueEffect(Effect.NERVE, FigureId("chief")))
        assert play.player("bob").defeated
        assert [check.kind for check in play.checks] == ["nerve-check", "tech-check"]
        assert not play.has("coach", "out_of_control")


# -- the initiative phase -----------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.19", "R1.3.3", "R1.1.8")
def test_what_a_player_had_bid_before_he_gave_up_is_not_taken_from_him_twice() -> None:
    with three().play((4, 9), phase=Phase.INITIATIVE) as play:
        play.answer(2)
        play.session.declare("alice", GiveUp())
        assert play.player("alice").command_points == 0
        play.answer(0).answer(0)
        assert play.player("alice").command_points == 0


# -- what nobody disturbs -----------------------------------------------------------------------------------------


@pytest.mark.rule("R4.2.2", "R1.1.16", "RU048")
def test_contact_that_was_there_before_the_figure_turned_counts_when_nobody_interrupts() -> None:
    """The facing comes first; what was legal then is not asked for twice because a long base has turned away."""
    long = Outline(((-1.0, -0.25), (1.0, -0.25), (1.0, 0.25), (-1.0, 0.25)))
    scene = Scene()
    scene.human("a", "alice", footprint=long)
    scene.human("b", "bob", at=(0.9, 0.5), facing=180)
    with scene.activate("a", [2]) as play:
        play.act(Ram(B, facing=350.0))
        assert [event.obstacle for event in play.of(FigureCollided)] == [B]
