"""The turn phase: activating, waiting, breaking off, and who comes next.  R1.3.7 to R1.3.14."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    BreakOff,
    Concentrate,
    EndTurn,
    Horizontal,
    Move,
    RangedAttack,
    RelocateOut,
    TurnAnswer,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import (
    PlayerWaited,
    StatusLost,
    TurnBegan,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, AttributeEffect, Phase, Place, Status, first_opponent
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.systems.pb12.rules.round.entering import turn_refusal
from pb12table.systems.pb12.rules.round.sequence import DeclareSurrender
from tests.systems.pb12.scene import Play
from tests.systems.pb12.turn_phase import pass_status_phase, players, turn_player

A, B, SLOW, NOBODY = FigureId("a"), FigureId("b"), FigureId("slow"), FigureId("nobody")
SHOOTER, TARGET = FigureId("shooter"), FigureId("target")
PISTOL = BlockId("pistol")


def wait_all(play: Play) -> list[str]:
    """Let everybody wait until nobody can take a turn; who waited, in order."""
    order = []
    while isinstance(play.pending, ChooseTurn):
        order.append(play.pending.player)
        play.turn(Wait())
    return order


# -- whose turn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.7", "R1.3.13")
@pytest.mark.vector("V101")
def test_v101_waiting_until_nobody_has_command_points() -> None:
    with players(alice=1, bob=3).play() as play:
        assert wait_all(play) == ["alice", "bob", "bob", "bob"]
        assert play.state.phase is Phase.STATUS
        assert [player.command_points for player in play.state.players.values()] == [0, 0]
        assert len(play.of(PlayerWaited)) == 4


@pytest.mark.rule("R1.3.7")
def test_turns_go_round_in_turn_order() -> None:
    scene = players(alice=2, bob=3, carol=2)
    order = [PlayerId(name) for name in ("carol", "alice", "bob")]
    with scene.play(turn_order=order) as play:
        assert wait_all(play) == ["carol", "alice", "bob", "carol", "alice", "bob", "bob"]


@pytest.mark.rule("R1.3.14")
@pytest.mark.vector("V102")
def test_v102_breaking_off_costs_nothing_and_ends_the_round_for_the_player() -> None:
    scene = players(alice=5, bob=2)
    scene.edit("alice", command_points=3)
    with scene.play((4, 2)) as play:
        play.turn(BreakOff())
        assert play.player("alice").command_points == 3
        assert wait_all(play) == ["bob", "bob"]
        pass_status_phase(play)
        assert play.state.game_round == 2
        assert play.player("alice").command_points == 5
        play.answer(0).answer(0)


@pytest.mark.rule("R1.3.14", "R1.3.7")
def test_the_others_go_on_when_one_has_broken_off() -> None:
    with players(alice=3, bob=1, carol=2).play() as play:
        play.turn(Wait()).turn(Wait()).turn(BreakOff())
        assert wait_all(play) == ["alice", "alice"]
        assert play.player("carol").command_points == 2


@pytest.mark.rule("R1.3.7")
@pytest.mark.vector("V103")
def test_v103_a_player_without_command_points_is_skipped() -> None:
    """RU026: he is not even asked whether he breaks off."""
    scene = players(alice=0, bob=2)
    with scene.play() as play:
        assert turn_player(play) == "bob"
        assert wait_all(play) == ["bob", "bob"]
        assert all(event.player == "bob" for event in play.of(TurnBegan))


@pytest.mark.rule("R1.3.7")
def test_without_any_command_points_the_status_phase_follows() -> None:
    with players(alice=0, bob=0).play() as play:
        assert play.state.phase is Phase.STATUS
        assert isinstance(play.pending, DeclareSurrender)


# -- activating -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.3.8", "R1.6.1")
def test_activating_costs_a_command_point_and_lets_the_figure_act() -> None:
    with players(alice=4, bob=4).play() as play:
        play.turn(Activate(A))
        assert play.player("alice").command_points == 3
        assert play.figure("a").activation is Activation.DIRECT
        assert isinstance(play.pending, ChooseAction)
        assert play.pending.figure == "a"
        play.act(Move(1)).stop().act(Move(1)).stop()
        assert play.figure("a").action_points == 1
        play.end_turn()
        assert turn_player(play) == "bob"


@pytest.mark.rule("R1.3.8", "R1.4.7")
@pytest.mark.vector("V104")
@pytest.mark.parametrize("low", ["printed", "effect"])
def test_v104_figures_without_initiative_are_not_activated_directly(low: str) -> None:
    """RU030."""
    scene = players(alice=4, bob=4)
    scene.human("slow", at=(0, 5), initiative=0 if low == "printed" else 2)
    if low == "effect":
        scene.edit("slow", effects=[AttributeEffect(Attribute.INITIATIVE, -2, "R1.1.7")])
    with scene.play() as play:
        assert play.refusal(Activate(SLOW)) is not None
        assert play.pending is not None
        hints = play.pending.hints(play.state)
        assert Activate(A) in hints
        assert Activate(SLOW) not in hints


@pytest.mark.rule("R1.3.8", "R1.10.3")
@pytest.mark.parametrize(
    ("fields", "legal"),
    [
        ({}, True),
        ({"done": True}, False),
        ({"statuses": {Status.PANICKED: 1}}, False),
        ({"effects": [AttributeEffect(Attribute.STRENGTH, -4, "R1.1.7")]}, False),
        ({"effects": [AttributeEffect(Attribute.ACTION_POINTS, -3, "R1.1.7")]}, True),
        ({"effects": [AttributeEffect(Attribute.ACTION_POINTS, -4, "R1.1.7")]}, False),
        ({"effects": [AttributeEffect(Attribute.MOVEMENT, -3, "R1.1.7")]}, True),
        ({"place": Place.STAGING}, False),
        ({"place": Place.REMOVED}, False),
    ],
)
def test_which_figures_can_be_activated(fields: dict[str, object], legal: bool) -> None:
    """RU030: an AP value of 0 is no hindrance."""
    scene = players(alice=4, bob=4)
    scene.edit("a", **fields)
    with scene.play() as play:
        assert (play.refusal(Activate(A)) is None) is legal


@pytest.mark.rule("R1.2.11", "R1.3.8")
@pytest.mark.parametrize("answer", [Activate(B), Activate(NOBODY), RelocateOut(B)])
def test_nobody_takes_a_turn_with_the_figure_of_another(answer: TurnAnswer) -> None:
    scene = players(alice=4, bob=4)
    scene.zone("exit", (-50, -50), (50, 50))
    with scene.play() as play:
        refusal = play.refusal(answer)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R1.2.11", "not-your-figure")


@pytest.mark.rule("R1.3.7")
def test_a_turn_costs_a_command_point_that_must_be_there() -> None:
    state = players(alice=0, bob=4).state()
    for answer in (Activate(A), RelocateOut(A), Wait()):
        refusal = turn_refusal(state, "alice", answer)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R1.3.7", "no-command-points")
    assert turn_refusal(state, "alice", BreakOff()) is None


@pytest.mark.rule("R1.3.10")
@pytest.mark.vector("V105")
def test_v105_an_activated_figure_is_done_until_the_next_logistics_phase() -> None:
    scene = players(alice=4, bob=1)
    with scene.play((4, 2)) as play:
        play.turn(Activate(A))
        assert not play.figure("a").done
        play.end_turn()
        assert play.figure("a").done
        assert play.figure("a").activation is Activation.NONE
        play.turn(Wait())
        assert turn_player(play) == "alice"
        refusal = play.refusal(Activate(A))
        assert refusal is not None
        assert refusal.rule == "R1.3.10"
        play.turn(BreakOff())
        assert play.figure("a").done
        pass_status_phase(play)
        assert not play.figure("a").done
        play.answer(0).answer(0)


@pytest.mark.rule("R1.6.3", "R1.10.2")
@pytest.mark.vector("V106")
def test_v106_unspent_action_points_expire_without_activity() -> None:
    """RU046."""
    scene = players(alice=4, bob=4)
    scene.edit("a", statuses={Status.MOVED: 2})
    with scene.activate("a") as play:
        assert play.figure("a").action_points == 3
        play.end_turn()
        assert play.figure("a").action_points == 0
        assert play.moved_markers("a") == 2
        assert not play.of(StatusLost)


@pytest.mark.rule("R1.3.8")
def test_only_one_figure_is_activated_in_a_turn() -> None:
    scene = players(alice=4, bob=4)
    scene.human("second", at=(0, 5))
    with scene.activate("a") as play:
        assert isinstance(play.pending, ChooseAction)
        play.answer(EndTurn())
        assert turn_player(play) == "bob"
        assert not play.figure("second").done


@pytest.mark.rule("R1.3.8")
def test_the_turn_ends_when_no_action_is_left() -> None:
    """A figure put out of action in its own turn: its player's turn is over."""
    scene = players(alice=4, bob=4)
    scene.human("second", at=(0, 9))
    scene.box((-5, -3), (0.25, 3), 6)
    scene.edit("a", z=6.0, light_points=0, heavy_points=0)
    scene.edit("a", statuses={Status.LIGHTLY_WOUNDED: 1})
    with scene.activate("a", dice=[12]) as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        assert play.is_out("a")
        assert turn_player(play) == "bob"


def next_round(play: Play) -> None:
    """Let the round run out, and begin the next with Alice."""
    while isinstance(play.pending, ChooseTurn):
        play.turn(BreakOff())
    pass_status_phase(play)
    play.answer(0).answer(0).answer(1)
    assert turn_player(play) == "alice"


@pytest.mark.rule("R1.6.3", "R1.7.12")
def test_concentration_does_not_outlast_the_turn() -> None:
    scene = players(alice=4, bob=4)
    scene.human("shooter", at=(0, 5), ranged=4, items=["pistol"])
    scene.human("target", "bob", at=(5, 5))
    with scene.activate("shooter", dice=[9, 2, 1]) as play:
        play.act(Concentrate()).end_turn()
        next_round(play)
        play.turn(Activate(SHOOTER)).act(RangedAttack(PISTOL, TARGET, 1))
        assert play.checks[-1].target_number == 12 - 4 - 1


@pytest.mark.rule("R1.6.3", "R1.7.3", "R1.6.18")
def test_renounced_free_actions_come_back_in_the_next_turn() -> None:
    scene = players(alice=4, bob=4)
    with scene.activate("a", dice=[9, 2]) as play:
        play.act(Move(3, full_move=True)).stop()
        assert play.pending is not None
        if isinstance(play.pending, ChooseAction):
            assert play.refusal(Adjust()) is not None
            play.end_turn()
        next_round(play)
        play.turn(Activate(A))
        assert play.refusal(Adjust()) is None


@pytest.mark.rule("R1.6.3")
def test_what_was_received_in_a_turn_does_not_count_in_the_next() -> None:
    """R1.7.3: all AP received in this turn, after the round in which the figure was not wounded yet."""
    scene = players(alice=4, bob=4)
    with scene.activate("a", dice=[9, 2]) as play:
        play.end_turn()
        play.figure("a").statuses[Status.LIGHTLY_WOUNDED] = 1
        play.figure("a").light_points = 0
        next_round(play)
        play.turn(Activate(A))
        assert play.figure("a").action_points == 2
        assert play.refusal(Move(2, full_move=True)) is None


# -- opponents ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.11", "R1.1.22")
@pytest.mark.vector("V347")
@pytest.mark.parametrize(
    ("acting", "defeated", "opponent"),
    [("alice", None, "carol"), ("carol", None, "alice"), ("alice", "carol", "bob")],
)
def test_v347_the_first_opponent_in_turn_order(acting: str, defeated: str | None, opponent: str) -> None:
    """RU055, RU024."""
    scene = players(alice=1, bob=1, carol=1)
    if defeated:
        scene.edit(defeated, defeated=True)
    state = scene.state()
    state.turn_order = [PlayerId(name) for name in ("carol", "alice", "bob")]
    assert first_opponent(state, PlayerId(acting)) == opponent
