"""Collisions: who gets how much damage how often.  R1.5.5, RU044."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.falling import collide, collision_codes
from pb12table.systems.pb12.rules.game.answers import Horizontal, Move
from pb12table.systems.pb12.rules.game.events import DamageRolled, FigureCollided
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import DamageCode
from tests.systems.pb12.expect import addends, gear
from tests.systems.pb12.scene import ORIGIN, Scene, call

MOVER = FigureId("mover")
OTHER = FigureId("other")
CONTACT = (ORIGIN + 0.25, ORIGIN)


def coach_and_pirate() -> State:
    """The pirate runs with one Moved marker into something as sturdy as the coach, with two."""
    scene = Scene()
    scene.human("mover", "alice", at=(0, 0))
    scene.human("other", "bob", at=(0.5, 0), toughness=4, armour=1, points=(0, 2, 2))
    scene.edit("mover", statuses={Status.MOVED: 1})
    scene.edit("other", statuses={Status.MOVED: 2})
    return scene.state()


def rolls(events: list[Any]) -> list[DamageRolled]:
    return [event for event in events if isinstance(event, DamageRolled)]


@pytest.mark.rule("R1.5.5")
@pytest.mark.vector("V018")
def test_v018_coach_and_pirate() -> None:
    state = coach_and_pirate()
    assert collision_codes(state, MOVER, OTHER) == (3, DamageCode(7, 0), DamageCode(-1, 0))
    assert collision_codes(state, OTHER, MOVER) == (3, DamageCode(-1, 0), DamageCode(7, 0))


@pytest.mark.rule("R1.5.5")
@pytest.mark.rule("RU044")
@pytest.mark.vector("V133")
def test_v133_the_rolls_of_a_figure_that_is_out_are_not_thrown_the_others_are() -> None:
    state = coach_and_pirate()
    _, events = call(state, collide, MOVER, OTHER, CONTACT, dice=[9, 8, 8, 8])
    assert [(rolled.figure, rolled.result, rolled.points) for rolled in rolls(events)] == [
        ("mover", 13, 4),
        ("other", 2, 0),
        ("other", 2, 0),
        ("other", 2, 0),
    ]
    assert [mark.figure for mark in state.markers] == [MOVER]


@pytest.mark.rule("R1.5.5")
@pytest.mark.vector("V128")
def test_v128_without_moved_markers_there_is_no_damage() -> None:
    scene = Scene()
    scene.human("mover", "alice")
    scene.human("other", "bob", at=(0.5, 0))
    _, events = call(scene.state(), collide, MOVER, OTHER, CONTACT)
    assert rolls(events) == []


@pytest.mark.rule("R1.5.5")
@pytest.mark.rule("RU044")
@pytest.mark.vector("V129")
@pytest.mark.parametrize("owner", ["bob", "alice"])
def test_v129_a_walk_into_a_figure_friend_or_foe(owner: str) -> None:
    scene = Scene()
    scene.human("mover", "alice")
    scene.human("other", owner, at=(0.8, 0))
    scene.human("foe", "bob", at=(50, 0))
    with scene.activate("mover", [6, 6]) as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        assert play.at("mover") == pytest.approx((0.3, 0, 0), abs=0.01)
        assert [(rolled.figure, rolled.strength, rolled.penetration, rolled.result) for rolled in play.damage] == [
            ("mover", 1, 0, 4),
            ("other", 1, 0, 4),
        ]
        assert play.has("mover", "lightly_wounded")
        assert play.has("other", "lightly_wounded")
        (collision,) = play.of(FigureCollided)
        assert (collision.obstacle, collision.speed) == ("other", 1)
        # The Move ends, its other movement points are lost.
        assert isinstance(play.pending, ChooseAction)
        assert play.figure("mover").movement_points == 0


@pytest.mark.rule("RU044")
@pytest.mark.vector("V130")
def test_v130_a_walk_into_plain_terrain() -> None:
    scene = Scene()
    scene.human("mover", "alice")
    scene.human("foe", "bob", at=(50, 0))
    scene.wall(0.75, 3.0)
    with scene.activate("mover", [4]) as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        assert play.at("mover") == pytest.approx((0.5, 0, 0), abs=0.01)
        assert [(rolled.figure, rolled.strength, rolled.result, rolled.points) for rolled in play.damage] == [
            ("mover", 1, 2, 0)
        ]
        assert isinstance(play.pending, ChooseAction)


@pytest.mark.rule("RU044")
@pytest.mark.vector("V131")
def test_v131_ending_in_contact_is_no_collision() -> None:
    scene = Scene()
    scene.human("mover", "alice")
    scene.human("foe", "bob", at=(50, 0))
    scene.wall(1.25, 3.0)
    with scene.activate("mover") as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        assert play.at("mover") == (1, 0, 0)
        assert play.of(FigureCollided) == []
        assert isinstance(play.pending, ChooseMoveOption)


@pytest.mark.rule("RU044")
def test_ending_in_contact_with_a_figure_is_no_collision() -> None:
    scene = Scene()
    scene.human("mover", "alice")
    scene.human("other", "bob", at=(1.5, 0))
    with scene.activate("mover") as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        assert play.of(FigureCollided) == []
        assert play.at("mover") == (1, 0, 0)


@pytest.mark.rule("R1.5.5")
@pytest.mark.rule("R1.4.15")
@pytest.mark.vector("V132")
def test_v132_the_capacity_is_the_total_not_what_is_left() -> None:
    scene = Scene()
    scene.human("mover", "alice")
    scene.human("other", "bob", at=(0.5, 0), points=(0, 2, 2))
    scene.edit("other", light_points=0, heavy_points=1)
    scene.edit("mover", statuses={Status.MOVED: 1})
    assert collision_codes(scene.state(), MOVER, OTHER) == (1, DamageCode(5, 0), DamageCode(-3, 0))


@pytest.mark.rule("R1.5.5")
@pytest.mark.vector("V300")
def test_v300_free_points_count_towards_the_capacity() -> None:
    scene = Scene()
    scene.human("mover", "alice", points=(2, 1, 1))
    scene.human("other", "bob", at=(0.5, 0), points=(0, 2, 2))
    scene.edit("mover", statuses={Status.MOVED: 2})
    assert collision_codes(scene.state(), MOVER, OTHER) == (2, DamageCode(2, 0), DamageCode(2, 0))


@pytest.mark.rule("RU044")
def test_markers_count_as_they_are_at_the_moment_of_the_collision() -> None:
    scene = Scene()
    scene.human("mover", "alice", movement=8, toughness=20)
    scene.human("other", "bob", at=(6.8, 0), toughness=20)
    # The sixth horizontal option gives the second Moved marker; the seventh ends at the other figure: V 2.
    with scene.activate("mover", [1, 1, 1, 1]) as play:
        play.act(Move(1)).go(*(Horizontal(x, 0) for x in range(1, 8)))
        assert play.of(FigureCollided)[0].speed == 2
        assert len(play.damage) == 4


@pytest.mark.rule("RU043")
@pytest.mark.rule("R1.8.9")
@pytest.mark.parametrize(("facing", "sums"), [(180.0, (1, -2, -3)), (0.0, (1, -3))])
def test_the_source_of_a_collision_is_the_other_figure(facing: float, sums: tuple[int, ...]) -> None:
    scene = Scene()
    scene.human("mover", "alice")
    scene.human("other", "bob", at=(0.8, 0), facing=facing, blocks=[gear("shield", armour_seen=2)])
    with scene.activate("mover", [1, 1]) as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        assert addends(play.damage[1]) == sums


@pytest.mark.rule("RU043")
def test_the_source_of_a_collision_with_terrain_is_the_contact_point() -> None:
    scene = Scene()
    scene.human("mover", "alice", blocks=[gear("shield", armour_seen=2)])
    scene.human("foe", "bob", at=(50, 0))
    scene.wall(0.75, 3.0)
    with scene.activate("mover", [1]) as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        assert addends(play.damage[0]) == (1, -2, -3)


@pytest.mark.rule("R1.5.5")
@pytest.mark.rule("RU044")
def test_a_collision_of_rolls_in_order_mover_first() -> None:
    scene = Scene()
    scene.human("mover", "alice", points=(9, 0, 0))
    scene.human("other", "bob", at=(0.5, 0), points=(9, 0, 0))
    scene.edit("mover", statuses={Status.MOVED: 2})
    state = scene.state()
    _, events = call(state, collide, MOVER, OTHER, CONTACT, dice=[1, 2, 3, 4])
    assert [(rolled.figure, rolled.face) for rolled in rolls(events)] == [
        ("mover", 1),
        ("mover", 2),
        ("other", 3),
        ("other", 4),
    ]


@pytest.mark.rule("RU044")
@pytest.mark.rule("RU079")
def test_a_mover_that_goes_out_by_a_collision_ends_the_turn_and_the_other_still_rolls() -> None:
    scene = Scene()
    scene.human("mover", "alice", points=(0, 0, 0))
    scene.human("friend", "alice", at=(-50, 0))
    scene.human("other", "bob", at=(0.8, 0), points=(0, 0, 0), toughness=12)
    with scene.activate("mover", [12, 12]) as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        # V 1, S 0: 12 + 1 - 3 = 10 puts the mover out; 12 + 1 - 12 = 1 costs the other nothing.
        assert [(rolled.figure, rolled.result) for rolled in play.damage] == [("mover", 10), ("other", 1)]
        assert play.is_out("mover")
        assert not play.is_out("other")
        assert play.state.turn is None


@pytest.mark.rule("RU044")
@pytest.mark.rule("R1.5.5")
def test_the_markers_of_both_count() -> None:
    scene = Scene()
    scene.human("mover", "alice", toughness=20)
    scene.human("other", "bob", at=(0.8, 0), toughness=20)
    scene.edit("mover", statuses={Status.MOVED: 4})
    scene.edit("other", statuses={Status.MOVED: 2})
    # The mover's old markers go with its activity, the Move gives one; with the other's two V is 3.
    with scene.activate("mover", [1] * 6) as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        assert [collision.speed for collision in play.of(FigureCollided)] == [3]
        assert [rolled.strength for rolled in play.damage] == [3] * 6
        assert play.moved_markers("mover") == 1
        assert play.moved_markers("other") == 2


@pytest.mark.rule("RU044")
def test_a_figure_can_walk_on_with_another_move_after_a_collision() -> None:
    scene = Scene()
    scene.human("mover", "alice", toughness=20)
    scene.human("foe", "bob", at=(50, 0))
    scene.wall(0.75, 3.0)
    with scene.activate("mover", [1]) as play:
        play.act(Move(1)).go(Horizontal(1, 0))
        play.act(Move(1)).go(Horizontal(0.5, 1))
        assert play.at("mover") == pytest.approx((0.5, 1, 0), abs=0.01)
        assert len(play.of(FigureCollided)) == 1


@pytest.mark.rule("RU044")
@pytest.mark.rule("RU042")
def test_an_obstacle_that_is_out_throws_no_more_either() -> None:
    scene = Scene()
    scene.human("mover", "alice", points=(9, 0, 0))
    scene.human("other", "bob", at=(0.5, 0), points=(0, 0, 0))
    scene.edit("mover", statuses={Status.MOVED: 2})
    _, events = call(scene.state(), collide, MOVER, OTHER, CONTACT, dice=[1, 1, 12])
    assert [rolled.figure for rolled in rolls(events)] == ["mover", "mover", "other"]


@pytest.mark.rule("RU043", "R1.8.9", "R1.5.5")
@pytest.mark.parametrize(("at", "armour"), [(0.25, 4), (-0.25, 1)])
def test_terrain_is_a_source_of_damage_where_it_was_touched(at: float, armour: int) -> None:
    """Ahead of the figure it is in its sight, behind it is not."""
    scene = Scene()
    scene.human("mover", "alice", blocks=[gear("shield", armour_seen=4, armour_unseen=1)])
    wall = scene.wall(at, 3.0)
    scene.edit("mover", statuses={Status.MOVED: 1})
    _, events = call(scene.state(), collide, MOVER, wall, (ORIGIN + at, ORIGIN), dice=[1])
    (rolled,) = rolls(events)
    assert -armour in addends(rolled)
