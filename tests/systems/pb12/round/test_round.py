"""Phases of a round, the logistics phase, command figures and the round limit.  R1.3.1, R1.3.2, R6.1.2."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Activate, BreakOff, Wait
from pb12table.systems.pb12.rules.game.events import (
    CommandPointsRefilled,
    GameEnded,
    PhaseBegan,
    PlayerDefeated,
    RoundBegan,
)
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Phase, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChoosePlace, DeclareSurrender
from tests.systems.pb12.scene import Play, Scene
from tests.systems.pb12.turn_phase import pass_status_phase

A = FigureId("a")


def pair() -> Scene:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(20, 0))
    return scene


def pass_initiative(play: Play) -> Play:
    while isinstance(play.pending, BidInitiative):
        play.answer(0)
    while isinstance(play.pending, ChoosePlace):
        play.answer(play.pending.places[0])
    return play


def break_off_all(play: Play) -> Play:
    while isinstance(play.pending, ChooseTurn):
        play.turn(BreakOff())
    return play


# -- phases ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.1", "R1.1.3")
@pytest.mark.vector("V329")
def test_v329_order_of_the_phases() -> None:
    with pair().play((9, 4), phase=Phase.LOGISTICS) as play:
        seen = [play.state.phase]
        pass_initiative(play)
        seen.append(play.state.phase)
        break_off_all(play)
        seen.append(play.state.phase)
        pass_status_phase(play)
        assert seen == [Phase.INITIATIVE, Phase.TURNS, Phase.STATUS]
        phases = [event.phase for event in play.of(PhaseBegan)]
        whole = [Phase.LOGISTICS, Phase.INITIATIVE, Phase.TURNS, Phase.STATUS]
        assert phases == [*whole, Phase.LOGISTICS, Phase.INITIATIVE]
        assert [event.game_round for event in play.of(RoundBegan)] == [1, 2]
        assert play.state.game_round == 2


# -- logistics ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.2", "R1.4.9", "R1.2.4")
@pytest.mark.vector("V092")
def test_v092_command_figures_able_to_act_raise_the_value() -> None:
    """RU021: on the table or in the staging area."""
    scene = pair()
    scene.player("alice", 4)
    scene.human("captain", at=(5, 0), command=2)
    scene.human("panicked", at=(10, 0), command=1)
    scene.human("staged", at=None, command=1)
    scene.human("enemy", "bob", at=(15, 0), command=5)
    scene.edit("panicked", statuses={Status.PANICKED: 1})
    scene.edit("alice", command_points=1)
    with scene.play(phase=Phase.LOGISTICS) as play:
        assert play.player("alice").command_points == 7
        refilled = next(event for event in play.of(CommandPointsRefilled) if event.player == "alice")
        assert refilled.balance == 7
        assert sorted(part.value for part in refilled.modifiers) == [1, 2, 4]


@pytest.mark.rule("R1.3.2", "R1.4.9")
def test_negative_command_does_not_lower_the_value() -> None:
    """RU021."""
    scene = pair()
    scene.player("alice", 4)
    scene.human("captain", at=(5, 0), command=2)
    scene.edit("a", effects=[AttributeEffect(Attribute.COMMAND, -3, "R1.1.7")])
    scene.edit("alice", command_points=0)
    with scene.play(phase=Phase.LOGISTICS) as play:
        assert play.player("alice").command_points == 6


@pytest.mark.rule("R1.3.2", "R1.1.9")
@pytest.mark.vector("V093")
def test_v093_refilling_lowers_no_balance() -> None:
    """RU003."""
    scene = pair()
    scene.player("alice", 4)
    scene.edit("alice", command_points=6)
    with scene.play(phase=Phase.LOGISTICS) as play:
        assert play.player("alice").command_points == 6


@pytest.mark.rule("R1.3.2", "R1.4.9")
def test_losing_a_command_figure_during_the_round_touches_no_balance() -> None:
    """RU021."""
    scene = pair()
    scene.player("alice", 4)
    scene.human("captain", at=(5, 0), command=2)
    scene.edit("alice", command_points=0)
    with scene.play((9, 4, 9, 4), phase=Phase.LOGISTICS) as play:
        pass_initiative(play)
        play.turn(Wait()).turn(Wait())
        play.figure("captain").statuses[Status.SEVERELY_WOUNDED] = 1
        play.figure("captain").effects.append(AttributeEffect(Attribute.STRENGTH, -9, "R1.10.3"))
        assert play.player("alice").command_points == 5
        pass_status_phase(break_off_all(play))
        assert play.state.game_round == 2
        assert play.player("alice").command_points == 5  # left over, though the value is 4 now
        pass_initiative(play)


def bob_without_points(balance: int) -> Play:
    scene = Scene()
    scene.player("bob", 0)
    scene.human("a", "alice")
    scene.human("b", "bob", at=(20, 0), command=2)
    scene.edit("b", statuses={Status.PANICKED: 1})
    scene.edit("bob", command_points=balance)
    return scene.play(phase=Phase.LOGISTICS)


@pytest.mark.rule("R1.3.2", "R1.1.22", "R1.1.21")
@pytest.mark.vector("V094")
def test_v094_a_player_without_command_points_after_the_refill_is_defeated() -> None:
    """RU025."""
    with bob_without_points(0) as play:
        assert play.pending is None
        assert [event.player for event in play.of(PlayerDefeated)] == ["bob"]
        assert play.player("bob").defeated
        assert play.player("alice").victory_points == 1
        assert [event.winners for event in play.of(GameEnded)] == [("alice",)]


@pytest.mark.rule("R1.3.2")
@pytest.mark.vector("V095")
def test_v095_a_balance_left_over_saves_him() -> None:
    """RU025."""
    with bob_without_points(2) as play:
        assert not play.of(PlayerDefeated)
        assert play.player("bob").command_points == 2
        assert isinstance(play.pending, BidInitiative)


@pytest.mark.rule("R1.3.2", "R1.3.10")
def test_done_markers_are_removed_before_the_refill() -> None:
    """RU025."""
    scene = pair()
    scene.edit("a", done=True)
    scene.edit("b", done=True)
    with scene.play((9, 4), phase=Phase.LOGISTICS) as play:
        assert not play.figure("a").done
        assert not play.figure("b").done
        pass_initiative(play)
        assert play.refusal(Activate(A)) is None


@pytest.mark.rule("R1.3.2", "R1.3.14")
def test_having_broken_off_ends_with_the_round() -> None:
    with pair().play((9, 4, 9, 4), phase=Phase.LOGISTICS) as play:
        pass_status_phase(break_off_all(pass_initiative(play)))
        assert play.state.game_round == 2
        pass_initiative(play)
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == "alice"


# -- end by the round limit -------------------------------------------------------------------------------------


@pytest.mark.rule("R6.1.2", "R1.1.21", "R1.2.6")
@pytest.mark.vector("V364")
@pytest.mark.parametrize(("alice", "bob", "winners"), [(2, 1, ("alice",)), (0, 3, ("bob",)), (1, 1, ("alice", "bob"))])
def test_v364_the_game_ends_after_the_last_status_phase(alice: int, bob: int, winners: tuple[str, ...]) -> None:
    """RU119; RU023: equal points are a shared win."""
    scene = pair()
    scene.round_limit = 2
    scene.edit("alice", victory_points=alice)
    scene.edit("bob", victory_points=bob)
    with scene.play((9, 4, 9, 4), phase=Phase.LOGISTICS) as play:
        pass_status_phase(break_off_all(pass_initiative(play)))
        assert play.state.game_round == 2
        assert play.state.outcome is None
        break_off_all(pass_initiative(play))
        assert isinstance(play.pending, DeclareSurrender)
        pass_status_phase(play)
        assert play.is_over
        ended = play.of(GameEnded)
        assert [event.winners for event in ended] == [winners]
        assert dict(ended[0].points) == {"alice": alice, "bob": bob}
        assert not play.of(PlayerDefeated)


@pytest.mark.rule("R6.1.2", "R1.3.18")
def test_defeats_of_the_last_status_phase_count() -> None:
    """RU119: Bob leads by points but has nobody able to act at the end."""
    scene = pair()
    scene.round_limit = 1
    scene.edit("bob", victory_points=5)
    scene.edit("b", effects=[AttributeEffect(Attribute.STRENGTH, -9, "R1.10.3")])
    with scene.play(phase=Phase.STATUS) as play:
        pass_status_phase(play)
        assert [event.winners for event in play.of(GameEnded)] == [("alice",)]
        assert (play.player("alice").victory_points, play.player("bob").victory_points) == (1, 0)


@pytest.mark.rule("R1.3.1")
def test_figures_keep_their_place_from_round_to_round() -> None:
    with pair().play((9, 4), phase=Phase.LOGISTICS) as play:
        pass_status_phase(break_off_all(pass_initiative(play)))
        assert play.at("a") == (0, 0, 0)
        assert play.at("b") == (20, 0, 0)
        assert FigureId("a") in play.state.figures
