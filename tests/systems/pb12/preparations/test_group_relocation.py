"""A leader enters the table with figures of his group.  R2.2.8 (Kommandogruppe verlegen)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Placing, RelocateIn, RelocateOut
from pb12table.systems.pb12.rules.game.events import FigureRelocatedIn
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.preparations.profiles import GroupId
from tests.systems.pb12.expect import refused
from tests.systems.pb12.scene import Scene
from tests.systems.pb12.stables import coach

K, A, B, C, OUT = (FigureId(name) for name in ("k", "a", "b", "c", "out"))
ONE = GroupId("one")


def landing(points: int = 10) -> Scene:
    """Leader k of the force, a with him, b and c in group one: all in the staging area, with two entry zones."""
    scene = Scene()
    scene.player("alice", points)
    scene.human("k", "alice", None, command=1)
    scene.human("a", "alice", None)
    scene.human("b", "alice", None, command=1)
    scene.human("c", "alice", None)
    scene.human("foe", "bob", at=(60, 0), facing=180)
    scene.lead("alice", "k")
    scene.group("one", "bc", "b")
    scene.zone("entry", (0, 0), (5, 5), ["alice"])
    scene.zone("entry", (4, 0), (9, 5), ["alice"])
    scene.zone("exit", (0, 0), (9, 5), ["alice"])
    return scene


def enter(*group: tuple[FigureId, float, float], dissolve: tuple[GroupId, ...] = (), leader: FigureId = K) -> Any:
    """The leader at (1, 1) with figures at their places."""
    return RelocateIn(leader, 1, 1, 0.0, None, tuple(Placing(name, x, y, 90.0) for name, x, y in group), dissolve)


@pytest.mark.rule("R2.2.8")
def test_for_one_more_command_point_the_group_comes_along() -> None:
    with landing().play() as play:
        play.turn(enter((A, 2, 1)))
        assert play.player("alice").command_points == 8
        assert [event.figure for event in play.of(FigureRelocatedIn)] == ["k", "a"]
        assert (play.at("k"), play.at("a")) == ((1, 1, 0), (2, 1, 0))
        assert play.figure("a").facing == 90
        assert isinstance(play.pending, ChooseTurn)
        assert play.pending.player == "bob"


@pytest.mark.rule("R2.2.8", "R2.2.7", "R2.2.6")
def test_groups_can_be_dissolved_for_it() -> None:
    with landing().play() as play:
        refused(play, enter((A, 2, 1), (C, 3, 1)), "R2.2.8", "not-in-his-group")
        refused(play, enter((C, 3, 1), dissolve=(GroupId("two"),)), "R2.2.6", "cannot-be-dissolved")
        play.turn(enter((A, 2, 1), (C, 3, 1), dissolve=(ONE,)))
        assert play.player("alice").command_points == 7
        assert play.state.leaders[ONE] == B
        assert [play.figure(name).place for name in "kabc"] == [Place.TABLE, Place.TABLE, Place.STAGING, Place.TABLE]


@pytest.mark.rule("R2.2.8")
def test_all_stand_in_one_entry_zone_with_safe_stand() -> None:
    with landing().play() as play:
        refused(play, enter((A, 8, 1)), "R2.2.8", "not-in-the-same-entry-zone")
        refused(play, enter((A, 12, 1)), "R2.2.8", "not-in-the-same-entry-zone")
        refused(play, enter((A, 1.2, 1)), "R1.4.29", "no-safe-stand")
        refused(play, enter((A, 1, 1), leader=B), "R2.2.8", "not-in-his-group")
        refused(play, replace_x(enter((A, 2, 1)), 12), "R1.3.11", "not-in-entry-zone")
        # The leader stands where both zones overlap, so both zones will do, but one for all.
        overlapping = replace_x(enter((A, 8, 1)), 4.5)
        assert play.refusal(overlapping) is None


def replace_x(answer: RelocateIn, x: float) -> RelocateIn:
    import msgspec

    return msgspec.structs.replace(answer, x=x)


@pytest.mark.rule("R2.2.8")
def test_who_cannot_bring_whom() -> None:
    scene = landing()
    scene.figures[1] = replace(scene.figures[1], at=(110.0, 110.0))
    scene.human("boy", "alice", None)
    with scene.play() as play:
        refused(play, enter((A, 2, 1)), "R1.3.11", "not-in-staging-area")
        refused(play, enter((FigureId("foe"), 2, 1)), "R1.2.11", "not-your-figure")
        refused(play, enter((FigureId("boy"), 2, 1), (FigureId("boy"), 3, 1)), "R2.2.8", "named-twice")
        refused(play, enter((B, 2, 1), leader=C), "R2.2.8", "leads-no-group")
        refused(play, enter(dissolve=(ONE,)), "R2.2.8", "nobody-comes-along")
        refused(play, enter((C, 2, 1), leader=B, dissolve=(ONE,)), "R2.2.7", "does-not-lead-above")
        assert play.refusal(enter((C, 2, 1), leader=B)) is None


@pytest.mark.rule("R2.2.8", "R3.0.11")
def test_who_is_fixed_to_a_vehicle_does_not_come_in_by_himself() -> None:
    scene = landing()
    vehicle = coach(scene, at=None)
    scene.figures[1] = replace(scene.figures[1], carrier=vehicle)
    with scene.play() as play:
        refused(play, enter((A, 2, 1)), "R3.0.11", "fixed")


@pytest.mark.rule("R2.2.8")
@pytest.mark.parametrize(("points", "enough"), [(1, False), (2, True)])
def test_it_must_be_paid(points: int, enough: bool) -> None:
    with landing(points).play() as play:
        assert play.refusal(enter()) is None
        assert (play.refusal(enter((A, 2, 1))) is None) is enough


@pytest.mark.rule("R2.2.8", "RU086")
@pytest.mark.vector("V355")
def test_v355_nobody_leaves_with_his_group() -> None:
    with landing().play() as play:
        play.turn(enter((A, 2, 1)))
        assert isinstance(play.pending, ChooseTurn)
        plain = {"kind": "relocate-out", "figure": "k", "group": [{"figure": "a"}]}
        with pytest.raises(ValueError, match="group"):
            play.pending.decode(plain)
        play.turn(play.pending.default(play.state))
        play.turn(RelocateOut(K))
        assert [play.figure(name).place for name in "ka"] == [Place.STAGING, Place.TABLE]
        assert play.player("alice").command_points == 7


@pytest.mark.rule("R2.2.8")
def test_hints_bring_the_group_and_samples_too() -> None:
    import random

    with landing().play() as play:
        assert isinstance(play.pending, ChooseTurn)
        hints = [answer for answer in play.pending.hints(play.state) if isinstance(answer, RelocateIn) and answer.group]
        assert {tuple(placing.figure for placing in answer.group) for answer in hints} == {("a",), ("c",)}
        chance = random.Random(1)
        samples = [play.pending.sample(play.state, chance) for _ in range(60)]
        dissolving = [answer for answer in samples if isinstance(answer, RelocateIn) and answer.dissolve]
        assert dissolving
        assert all(play.pending.refusal(play.state, answer) is None for answer in samples)
