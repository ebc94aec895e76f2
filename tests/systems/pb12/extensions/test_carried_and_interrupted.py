"""Who carries whom when a Move is interrupted.  R4.2.3 (Tragen), R4.0.6, R4.1.5."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.move import ADJUST
from pb12table.systems.pb12.rules.cards.playing import go_ahead
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.figures.falling import fall, random_movement
from pb12table.systems.pb12.rules.figures.figures import body
from pb12table.systems.pb12.rules.game.answers import (
    Adjust,
    Carry,
    EndTurn,
    Horizontal,
    Move,
    Pass,
    Respond,
    Steer,
    UseDelayed,
    Vertical,
)
from pb12table.systems.pb12.rules.game.events import FigureFell
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Load
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from tests.systems.pb12.interrupting import delayed
from tests.systems.pb12.scene import Play, Scene, call
from tests.systems.pb12.stables import coach, rider

A, B, COACH, DRIVER = FigureId("a"), FigureId("b"), FigureId("coach"), FigureId("driver")


def porters() -> Scene:
    """Two friends in contact who are strong enough for each other, and an opponent far away."""
    scene = Scene()
    scene.human("a", "alice", points=(0, 0, 2), action_points=4, slots=6)
    scene.human("b", "alice", at=(0, 0.5), facing=90, points=(0, 0, 2), action_points=4, slots=6)
    scene.human("foe", "bob", at=(40, 0))
    return scene


def to(play: Play, kind: type[Any]) -> Play:
    """Pass every window until something of a kind is asked."""
    while not isinstance(play.pending, kind):
        assert isinstance(play.pending, PlayInterruption), play.pending
        play.answer(Pass())
    return play


def carried(markers: int = 1, who: str = "b") -> Play:
    """a carries b and declares its first step; somebody with Delayed markers is asked whether to interrupt it."""
    play = delayed(porters(), who, markers).activate("a")
    to(play.answer(Carry(B, 1, 2)), ChooseMoveOption).answer(Horizontal(1, 0))
    assert isinstance(play.pending, PlayInterruption)
    return play


@pytest.mark.rule("R4.2.3")
def test_two_figures_do_not_carry_each_other() -> None:
    with carried(markers=2) as play:
        play.answer(UseDelayed(B)).answer(Carry(A, 1, 1))
        to(play, RespondToInterruption).answer(Respond())
        assert isinstance(play.pending, ChooseMoveOption)
        assert play.pending.figure == B
        assert play.figure("a").load is None
        assert play.figure("b").load == Load(A, 0)
        play.go(Horizontal(0, 1.5))
        # a stood behind b, which faces the way it goes.
        assert (play.at("b"), play.at("a")) == ((0, 1.5, 0), (0, 1, 0))
        play.stop()
        to(play, ChooseMoveOption)
        assert play.pending.figure == A
        assert play.figure("b").load is None


@pytest.mark.rule("R4.2.3")
def test_who_walks_off_is_carried_no_further() -> None:
    with carried() as play:
        play.answer(UseDelayed(B)).answer(Move(1))
        to(play, RespondToInterruption).answer(Respond())
        play.go(Horizontal(0, 1.5), Horizontal(0, 2.5), Horizontal(0, 3.4))
        to(play, ChooseMoveOption).answer(Horizontal(1, 0))
        to(play, ChooseMoveOption)
        assert (play.at("a"), play.at("b")) == ((1, 0, 0), (0, 3.4, 0))
        play.stop()
        assert isinstance(to(play, ChooseAction).pending, ChooseAction)


@pytest.mark.rule("R4.2.3", "R4.0.5")
def test_whom_another_carries_away_in_between_is_carried_no_further() -> None:
    scene = porters()
    scene.human("c", "alice", at=(0, 1.0), facing=90, points=(0, 0, 2), action_points=4, slots=6)
    with delayed(scene, "c", 2).activate("a") as play:
        to(play.answer(Carry(B, 1, 2)), ChooseMoveOption).answer(Horizontal(1, 0))
        play.answer(UseDelayed(FigureId("c"))).answer(Carry(B, 1, 1))
        to(play, RespondToInterruption).answer(Respond())
        play.go(Horizontal(0, 2.0)).stop()
        assert (play.at("b"), play.figure("a").load) == ((0, 1.5, 0), None)
        to(play, ChooseMoveOption).answer(Horizontal(1, 0))
        to(play, ChooseMoveOption)
        assert (play.at("a"), play.at("b")) == ((1, 0, 0), (0, 1.5, 0))


@pytest.mark.rule("R4.2.3", "R4.0.5")
def test_a_move_of_the_bearer_in_an_interruption_takes_nobody_along() -> None:
    scene = porters()
    scene.edit("a", load=Load(B, 0))
    with delayed(scene, "a", 1).play() as play:
        assert isinstance(play.pending, PlayInterruption)
        play.answer(UseDelayed(A)).answer(Move(1))
        to(play, ChooseMoveOption).go(Horizontal(1, 0)).stop()
        assert (play.at("a"), play.at("b")) == ((1, 0, 0), (0, 0.5, 0))
        assert play.figure("a").load is None


@pytest.mark.rule("R4.2.3")
@pytest.mark.parametrize(
    ("goes", "arguments", "dice"),
    [
        (random_movement, (), [6]),
        (ADJUST.effect, (Adjust(), None), []),
        (go_ahead, (2, None), []),
        (fall, (), []),
    ],
)
def test_whoever_goes_by_itself_is_set_down(goes: Any, arguments: Any, dice: list[int]) -> None:
    scene = porters()
    scene.edit("a", load=Load(B, 0))
    state = scene.state()
    call(state, goes, B, *arguments, dice=dice)
    assert state.figures[A].load is None


@pytest.mark.rule("R4.2.3")
@pytest.mark.parametrize(
    ("goes", "arguments", "dice"),
    [(ADJUST.effect, (Adjust(), None), []), (go_ahead, (2, None), []), (random_movement, (), [6])],
)
def test_a_bearer_who_goes_by_himself_takes_nobody_along(goes: Any, arguments: Any, dice: list[int]) -> None:
    scene = porters()
    scene.edit("a", load=Load(B, 0))
    state = scene.state()
    before = body(state, B).position
    call(state, goes, A, *arguments, dice=dice)
    assert state.figures[A].load is None
    assert body(state, B).position == before


@pytest.mark.rule("R4.2.3", "R3.0.7")
def test_who_rides_away_is_carried_no_further() -> None:
    scene = porters()
    scene.figures.clear()
    coach(scene)
    scene.human("a", "alice", at=(-1, -1.3), points=(0, 0, 2), action_points=4, slots=6)
    rider(scene, "b", at=(-1, -0.8), points=(0, 0, 2))
    rider(scene, "driver")
    scene.human("foe", "bob", at=(40, 0))
    with delayed(scene, "driver", 1).activate("a") as play:
        to(play.answer(Carry(B, 1, 2)), ChooseMoveOption).answer(Horizontal(-1, -1.9))
        play.answer(UseDelayed(DRIVER)).answer(Steer(COACH, 1))
        to(play, RespondToInterruption).answer(Respond())
        to(play, ActInInterruption).answer(Move(1)).go(Horizontal(1, 0)).stop()
        if isinstance(play.pending, ActInInterruption):
            play.answer(EndTurn())
        assert play.at("b") == (0, -0.8, 0.5)
        assert play.figure("a").load is None
        to(play, ChooseMoveOption).answer(Horizontal(-1, -1.9))
        to(play, ChooseMoveOption)
        assert (play.at("a"), play.at("b")) == ((-1, -1.9, 0), (0, -0.8, 0.5))


@pytest.mark.rule("RU110")
def test_who_is_carried_through_the_air_falls_at_the_end_only() -> None:
    scene = porters()
    with scene.activate("a", dice=[1, 1]) as play:
        play.answer(Carry(B, 1, 2)).go(Vertical(0.5, 0, 1.0))
        assert play.at("b") == (0.5, 0.5, 1.0)
        assert play.of(FigureFell) == []
        play.stop()
        assert [event.figure for event in play.of(FigureFell)] == ["a", "b"]
