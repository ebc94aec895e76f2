"""Threaten and Ram.  R4.2.1 (Bedrohen), R4.2.2 (Rammen), RU108, RU109."""

from __future__ import annotations

from typing import Unpack

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.threaten import threatened_by, threats
from pb12table.systems.pb12.rules.game.answers import Concentrate, Ram, Threaten
from pb12table.systems.pb12.rules.game.events import (
    DamageRolled,
    FigureCollided,
    FiguresThreatened,
    RandomMovementRolled,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Place, Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.expect import blade, reason
from tests.systems.pb12.scene import Scene
from tests.systems.pb12.stables import coach

SPEAR = BlockId("spear")


def spearmen() -> Scene:
    """A spearman with reach 3 at the middle, opponents in front, too far, behind a wall, behind him, and a friend."""
    scene = Scene()
    scene.human("a", "alice", blocks=[blade(id=SPEAR, melee_reach=1)])
    scene.human("front", "bob", at=(3.0, 0), facing=180)
    scene.human("far", "bob", at=(3.01, 0.9), facing=180)
    scene.human("hidden", "bob", at=(1.5, -2.0), facing=180)
    scene.human("behind", "bob", at=(-1, 0))
    scene.human("friend", "alice", at=(1, 1.5))
    scene.box((0.5, -1.4), (3, -1.2), 3.0)
    return scene


# -- Threaten ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R4.2.1")
@pytest.mark.rule("RU108")
def test_all_opponents_in_reach_and_in_sight_are_threatened() -> None:
    with spearmen().activate("a") as play:
        play.act(Threaten(SPEAR))
        assert play.of(FiguresThreatened)[-1].targets == ("front",)
        assert [name for name in play.state.figures if play.has(name, "threatened")] == ["front"]
        assert play.figure("a").action_points == 3


@pytest.mark.rule("R4.2.1")
@pytest.mark.rule("R1.6.18")
def test_threatening_is_one_free_action_and_costs_a_point_the_second_time() -> None:
    with spearmen().activate("a") as play:
        play.act(Threaten(SPEAR)).act(Concentrate())
        assert reason(play, Threaten(SPEAR)) == ("R1.6.18", "free-action-used")
        play.act(Threaten(SPEAR, free=False))
        assert play.figure("a").action_points == 1


@pytest.mark.rule("R4.2.1")
def test_threatening_needs_a_melee_weapon_in_use() -> None:
    scene = spearmen()
    with scene.activate("friend") as play:
        assert reason(play, Threaten(SPEAR)) == ("R4.2.1", "weapon-not-in-use")


@pytest.mark.rule("R4.2.1", "R1.6.2")
def test_who_threatens_may_turn_first_and_is_offered_the_facings_that_reach_most() -> None:
    """Two behind, one beside them, one in front who is too far away: half a turn reaches three, as it stands one."""
    scene = Scene()
    scene.human("a", "alice", facing=0, items=["spear"], melee_reach=2)
    for name, at in (("north", (0.1, 1.5)), ("west", (-1.5, 0)), ("south", (0.1, -1.5)), ("far", (9, 0))):
        scene.human(name, "bob", at=at)
    state = scene.state()
    spear = state.setup.block_by_figure[FigureId("a")][SPEAR]
    assert {*threatened_by(state, FigureId("a"), spear)} == {"north", "south"}
    (facing, reached), *others = threats(state, FigureId("a"), spear)
    assert {*reached} == {"north", "west", "south"}
    assert not others
    with scene.activate("a") as play:
        play.act(Threaten(SPEAR, facing=facing))
        assert {*play.of(FiguresThreatened)[-1].targets} == {"north", "west", "south"}
        play.act(Concentrate())


@pytest.mark.rule("R4.2.1", "R3.0.15")
def test_facings_that_reach_others_are_offered_beside_each_other_and_vehicles_do_not_turn() -> None:
    scene = Scene()
    scene.human("a", "alice", items=["spear"], sight_angle=2)
    coach(scene, "coach", "alice", (0, 20), blocks=[blade()], slots=2, sight_angle=2)
    for number, at in enumerate([(1.5, 0), (-1.5, 0), (-2.5, 20)]):
        scene.human(f"foe-{number}", "bob", at=at)
    state = scene.state()
    found = threats(state, FigureId("a"), state.setup.block_by_figure[FigureId("a")][SPEAR])
    assert [reached for _, reached in found] == [["foe-0"], ["foe-1"]]
    assert found[0][0] is None, "it need not turn for the first"
    assert threats(state, FigureId("coach"), blade()) == []


# -- Ram --------------------------------------------------------------------------------------------------------------


def rammers(**target: Unpack[Attributes]) -> Scene:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("b", "bob", at=(0.5, 0), facing=90, **target)
    scene.human("reserve", "bob", at=(40, 0))
    return scene


@pytest.mark.rule("R4.2.2")
@pytest.mark.rule("RU109")
@pytest.mark.vector("V242")
def test_v242_own_moved_markers_are_lost_before_the_collision() -> None:
    scene = rammers()
    scene.edit("a", statuses={Status.MOVED: 2})
    scene.edit("b", statuses={Status.MOVED: 1})
    # Both get one damage roll of 1/0: the one who rams first; then the direction of the one who was rammed.
    with scene.activate("a", dice=[3, 3, 6]) as play:
        play.act(Ram("b"))
        assert [event.speed for event in play.of(FigureCollided)] == [1]
        assert [(rolled.figure, rolled.strength) for rolled in play.of(DamageRolled)] == [("a", 1), ("b", 1)]
        assert play.of(RandomMovementRolled)[-1].figure == "b"
        assert play.at("b") == (0.5, 3.0, 0.0)
        assert play.figure("a").action_points == 2


@pytest.mark.rule("R4.2.2")
@pytest.mark.rule("RU109")
def test_what_cannot_move_is_not_thrown_about() -> None:
    with rammers(movement=0).activate("a") as play:
        play.act(Ram("b"))
        assert play.of(RandomMovementRolled) == []


@pytest.mark.rule("R4.2.2")
def test_what_can_just_move_is_thrown_about() -> None:
    with rammers(movement=1).activate("a", dice=[3]) as play:
        play.act(Ram("b"))
        assert [event.steps for event in play.of(RandomMovementRolled)] == [1]


@pytest.mark.rule("R4.2.2")
@pytest.mark.rule("RU109")
def test_who_is_out_of_action_by_the_collision_is_not_thrown_about() -> None:
    scene = rammers()
    scene.edit("b", statuses={Status.MOVED: 1}, light_points=0, heavy_points=0)
    with scene.activate("a", dice=[1, 12]) as play:
        play.act(Ram("b"))
        assert play.is_out("b")
        assert play.of(RandomMovementRolled) == []


@pytest.mark.rule("R4.2.2")
def test_ramming_needs_contact_and_a_sight_line() -> None:
    scene = rammers()
    scene.human("near", "bob", at=(0, 0.56))
    scene.human("back", "bob", at=(-0.5, 0))
    with scene.activate("a") as play:
        assert reason(play, Ram("near")) == ("R4.2.2", "not-in-contact")
        assert reason(play, Ram("back")) == ("R4.2.2", "no-sight-line")
        assert reason(play, Ram("back", facing=180.0)) is None
        assert reason(play, Ram("nothing")) == ("R4.2.2", "not-in-contact")
        assert reason(play, Ram("a")) == ("R1.6.4", "no-such-target")


@pytest.mark.rule("R4.2.2", "R1.2.7", "R1.10.1")
@pytest.mark.parametrize("place", [Place.STAGING, Place.REMOVED])
def test_who_is_not_on_the_table_is_not_rammed_where_he_stood(place: Place) -> None:
    with rammers().activate("a") as play:
        assert reason(play, Ram("b")) is None
        play.figure("b").place = place
        assert reason(play, Ram("b")) == ("R1.6.4", "no-such-target")


@pytest.mark.rule("R4.2.2")
@pytest.mark.rule("RU109")
def test_terrain_can_be_rammed_and_hurts_who_rams_it() -> None:
    scene = rammers()
    wall = scene.box((-1, -1.25), (1, -0.25), 3.0)
    away = scene.box((-1, 0.31), (0.2, 1.0), 3.0)
    with scene.activate("a") as play:
        assert reason(play, Ram(away, facing=90.0)) == ("R4.2.2", "not-in-contact")
        assert reason(play, Ram(wall, facing=90.0)) == ("R4.2.2", "no-sight-line")
        play.act(Ram(wall, facing=270.0))
        # Without Moved markers nobody is hurt.
        assert [(event.obstacle, event.speed) for event in play.of(FigureCollided)] == [(wall, 0)]
        x, y, _ = play.of(FigureCollided)[-1].at
        assert (round(x - 100.0, 3), round(y - 100.0, 3)) == (0.0, -0.25)
        assert play.of(RandomMovementRolled) == []


@pytest.mark.rule("R4.2.2", "R1.4.23")
def test_terrain_behind_other_terrain_is_not_rammed_though_it_is_touched() -> None:
    scene = rammers()
    fence = scene.wall(0.26, 3.0)
    house = scene.box((0.28, -3), (2, 3), 3.0)
    with scene.activate("a") as play:
        assert reason(play, Ram(house, facing=0.0)) == ("R4.2.2", "no-sight-line")
        assert reason(play, Ram(fence, facing=0.0)) is None


# -- turning before it ------------------------------------------------------------------------------------------------


def free_threats(scene: Scene, figure: str) -> dict[float | None, tuple[str, ...]]:
    """Whom each free threat that is worth a look reaches, by the facing before it."""
    found: dict[float | None, tuple[str, ...]] = {}
    with scene.activate(figure) as play:
        hints = play.question(ChooseAction).hints(play.state)
        for hint in [hint for hint in hints if isinstance(hint, Threaten) and hint.free]:
            fork = scene.activate(figure).act(hint)
            found[hint.facing] = fork.of(FiguresThreatened)[-1].targets
    return found


@pytest.mark.rule("R1.6.2", "R4.2.1")
def test_who_threatens_turns_before_it_to_where_most_are_in_reach() -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[blade(id=SPEAR, melee_reach=1)], facing=0.0)
    scene.human("left", "bob", at=(-1.0, 1.5), facing=0)
    scene.human("right", "bob", at=(-1.0, -1.5), facing=0)
    ((facing, reached),) = free_threats(scene, "a").items()
    assert facing is not None
    assert reached == ("left", "right")


@pytest.mark.rule("R1.6.2", "R4.2.1")
def test_who_threatens_all_in_reach_stays_as_he_stands() -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[blade(id=SPEAR)], facing=0.0)
    scene.human("ahead", "bob", at=(1.0, 0.0), facing=180)
    assert free_threats(scene, "a") == {None: ("ahead",)}
    scene.human("behind", "bob", at=(-0.5, -1.0), facing=0)
    ((facing, reached),) = free_threats(scene, "a").items()
    assert facing is not None
    assert reached == ("ahead", "behind")


@pytest.mark.rule("R1.6.2", "R4.2.1")
def test_of_two_on_opposite_sides_either_can_be_threatened() -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[blade(id=SPEAR)], sight_angle=2, facing=90.0)
    scene.human("east", "bob", at=(1.0, 0.0), facing=180)
    scene.human("west", "bob", at=(-1.0, 0.0), facing=0)
    assert sorted(free_threats(scene, "a").values()) == [("east",), ("west",)]
