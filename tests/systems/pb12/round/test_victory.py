"""Defeat, giving up, victory points and the end of the game.  R1.1.21, R1.1.22, R1.3.18, R1.3.19."""

from __future__ import annotations

import pytest

from pb12table.kernel.request import IllegalAnswer
from pb12table.systems.pb12.rules.game.answers import GiveUp, Move, Wait
from pb12table.systems.pb12.rules.game.events import (
    FigureWentOutOfAction,
    GameEnded,
    PlayerDefeated,
    PlayerGaveUp,
    VictoryPointsGained,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Phase, Place
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChoosePlace, DeclareSurrender
from tests.systems.pb12.scene import Play, Scene


def players(*names: str) -> Scene:
    scene = Scene()
    scene.players.clear()
    for number, name in enumerate(names):
        scene.player(name, 5)
        scene.human(name[0], name, at=(20 * number, 0))
    return scene


def points(play: Play) -> dict[str, int]:
    return {name: player.victory_points for name, player in play.state.players.items()}


@pytest.mark.rule("R1.3.19", "R1.1.22")
@pytest.mark.vector("V117")
def test_v117_giving_up_in_the_opponents_turn() -> None:
    """RU036: at once."""
    with players("alice", "bob").activate("a") as play:
        assert isinstance(play.pending, ChooseAction)
        play.session.declare("bob", GiveUp())
        assert play.is_over
        assert [event.player for event in play.of(PlayerDefeated)] == ["bob"]
        assert [(event.player, event.surrender) for event in play.of(PlayerGaveUp)] == [("bob", False)]
        assert points(play) == {"alice": 1, "bob": 0}
        assert [event.winners for event in play.of(GameEnded)] == [("alice",)]
        assert play.state.outcome is not None
        assert play.state.outcome.winners == ["alice"]


@pytest.mark.rule("R1.1.22")
@pytest.mark.vector("V111")
def test_v111_the_defeated_loses_his_points_and_every_other_gets_one() -> None:
    """RU023."""
    scene = players("alice", "bob", "carol")
    for name, number in (("alice", 2), ("bob", 1), ("carol", 3)):
        scene.edit(name, victory_points=number)
    with scene.play() as play:
        play.session.declare("carol", GiveUp())
        assert points(play) == {"alice": 3, "bob": 2, "carol": 0}
        assert [(event.player, event.points) for event in play.of(VictoryPointsGained)] == [("alice", 1), ("bob", 1)]
        assert play.state.outcome is None


@pytest.mark.rule("R1.1.22", "R1.3.18")
@pytest.mark.vector("V112")
def test_v112_defeats_at_the_same_moment() -> None:
    """RU023: one point for each defeated player, none among themselves."""
    scene = players("alice", "bob", "carol")
    scene.edit("bob", victory_points=4)
    scene.edit("b", place=Place.REMOVED)
    scene.edit("c", place=Place.STAGING)
    with scene.play(phase=Phase.STATUS) as play:
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        assert points(play) == {"alice": 2, "bob": 0, "carol": 0}
        assert [event.winners for event in play.of(GameEnded)] == [("alice",)]


@pytest.mark.rule("R1.1.21", "R1.1.22")
@pytest.mark.vector("V296")
def test_v296_two_defeats_one_after_the_other() -> None:
    with players("alice", "bob", "carol").play() as play:
        play.session.declare("alice", GiveUp())
        assert play.state.outcome is None
        assert points(play) == {"alice": 0, "bob": 1, "carol": 1}
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == "bob"
        play.turn(Wait())
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == "carol"
        play.session.declare("bob", GiveUp())
        assert play.is_over
        assert points(play) == {"alice": 0, "bob": 0, "carol": 2}
        assert [event.winners for event in play.of(GameEnded)] == [("carol",)]


@pytest.mark.rule("R1.1.21", "R6.1.2")
def test_equal_points_at_the_end_are_a_shared_win() -> None:
    """RU023: of those who are undefeated and have most."""
    scene = players("alice", "bob", "carol")
    scene.round_limit = 1
    for name, number in (("alice", 2), ("bob", 2), ("carol", 1)):
        scene.edit(name, victory_points=number)
    with scene.play(phase=Phase.STATUS) as play:
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        assert [(event.winners, event.reason) for event in play.of(GameEnded)] == [(("alice", "bob"), "round-limit")]


@pytest.mark.rule("R1.1.21", "R1.3.18")
def test_when_all_are_defeated_together_nobody_wins() -> None:
    """RU023: a draw, and no points."""
    scene = players("alice", "bob")
    scene.edit("alice", victory_points=3)
    for name in "ab":
        scene.edit(name, place=Place.STAGING)
    with scene.play(phase=Phase.STATUS) as play:
        play.answer(False).answer(False)
        assert [event.winners for event in play.of(GameEnded)] == [()]
        assert points(play) == {"alice": 0, "bob": 0}


@pytest.mark.rule("R1.1.22")
def test_the_figures_of_a_defeated_player_leave_without_markers() -> None:
    """RU024."""
    scene = players("alice", "bob", "carol")
    scene.human("b2", "bob", at=(20, 1))
    scene.human("b3", "bob", at=None)
    with scene.play() as play:
        play.session.declare("bob", GiveUp())
        assert [play.figure(name).place for name in ("b", "b2", "b3")] == [Place.REMOVED] * 3
        assert not play.state.markers
        assert not play.of(FigureWentOutOfAction)
        assert not play.checks


@pytest.mark.rule("R1.1.22", "R1.3.7")
def test_a_defeated_player_has_no_more_turns() -> None:
    with players("alice", "bob", "carol").play() as play:
        play.session.declare("bob", GiveUp())
        order = []
        while isinstance(play.pending, ChooseTurn):
            order.append(play.pending.player)
            play.turn(Wait())
        assert order == ["alice", "carol"] * 5


@pytest.mark.rule("R1.3.19")
def test_giving_up_in_ones_own_turn_ends_it() -> None:
    with players("alice", "bob", "carol").activate("a") as play:
        play.act(Move(1))
        play.session.declare("alice", GiveUp())
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == "bob"
        assert play.is_out("a")


@pytest.mark.rule("R1.3.19", "R1.3.3")
def test_giving_up_while_bids_are_entered() -> None:
    with players("alice", "bob", "carol").play((4, 9), phase=Phase.INITIATIVE) as play:
        play.answer(2)
        assert isinstance(play.pending, BidInitiative)
        assert play.pending.player == "bob"
        play.session.declare("bob", GiveUp())
        assert isinstance(play.pending, BidInitiative)
        assert play.pending.player == "carol"
        play.answer(0)
        question = play.question(ChoosePlace)
        assert question.player == "carol"
        assert set(question.places) == {1, 2}
        play.answer(2)
        assert play.state.turn_order == ["alice", "carol"]


@pytest.mark.rule("R1.3.19", "R1.3.15")
def test_giving_up_in_the_status_phase() -> None:
    with players("alice", "bob").play(phase=Phase.STATUS) as play:
        assert isinstance(play.pending, DeclareSurrender)
        play.session.declare("bob", GiveUp())
        assert play.is_over
        assert points(play) == {"alice": 1, "bob": 0}


@pytest.mark.rule("R1.3.19")
def test_only_players_in_the_game_give_up() -> None:
    with players("alice", "bob", "carol").play() as play:
        play.session.declare("bob", GiveUp())
        for nobody in ("bob", "dave"):
            with pytest.raises(IllegalAnswer):
                play.session.declare(nobody, GiveUp())
        assert points(play) == {"alice": 1, "bob": 0, "carol": 1}


@pytest.mark.rule("R1.1.21")
def test_the_last_undefeated_player_wins_whatever_the_others_had() -> None:
    scene = players("alice", "bob")
    scene.edit("bob", victory_points=9)
    with scene.play() as play:
        play.session.declare("bob", GiveUp())
        assert [event.winners for event in play.of(GameEnded)] == [("alice",)]
        assert dict(play.of(GameEnded)[0].points) == {"alice": 1, "bob": 0}


@pytest.mark.rule("R1.1.21")
def test_only_the_undefeated_can_win_by_points() -> None:
    """RU023: Carol was defeated before; the points of the others decide at the round limit."""
    scene = players("alice", "bob", "carol")
    scene.round_limit = 1
    scene.edit("alice", victory_points=1)
    with scene.play(phase=Phase.STATUS) as play:
        play.session.declare("carol", GiveUp())
        while isinstance(play.pending, DeclareSurrender):
            play.answer(False)
        assert points(play) == {"alice": 2, "bob": 1, "carol": 0}
        assert [event.winners for event in play.of(GameEnded)] == [("alice",)]
