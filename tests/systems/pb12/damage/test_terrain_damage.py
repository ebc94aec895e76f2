"""Terrain as a target, and terrain that gives way.  RU124, RU056, R1.6.4, R1.7.14."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.attacks.odds import odds
from pb12table.systems.pb12.rules.game.answers import Horizontal, MeleeAttack, Move, RangedAttack
from pb12table.systems.pb12.rules.game.events import FigureCollided, FigureFell, PieceDamaged, PieceGaveWay
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamagePoints
from tests.systems.pb12.scene import Scene

SWORD, RIFLE, GRENADE = BlockId("sword"), BlockId("rifle"), BlockId("grenade")
PIRATE = FigureId("pirate")


def at_the_door(*items: str, x: float = 1.0, **attributes: Any) -> tuple[Scene, str]:
    """A pirate, his back to the west, before a door 2 steps high; another figure far off."""
    scene = Scene()
    scene.human("pirate", "alice", (0, 0), items=items, **attributes)
    scene.human("boy", "bob", (60, 60))
    door = scene.box((x, -1), (x + 0.2, 1), 2.0)
    return scene, door


def durable(scene: Scene, piece: str, free: int = 0, light: int = 0, heavy: int = 1, **values: int) -> None:
    scene.durable(piece, DamagePoints(free, light, heavy), **{"toughness": 5, **values})


@pytest.mark.rule("RU124", "R1.6.4", "R1.7.14")
@pytest.mark.vector("V366")
def test_v366_a_sword_against_a_door_and_against_plain_terrain() -> None:
    scene, door = at_the_door("sword", melee=4, strength=4)
    durable(scene, door)
    # Melee 4, sword 0: TN 8; +1/0 with half strength: 3/0; 9 + 3 - 5 = 7: two points on table IV, one there.
    with scene.activate("pirate", dice=[8, 9]) as play:
        play.act(MeleeAttack(SWORD, None, 1, piece=door))
        assert play.checks[0].target_number == 8
        rolled = play.of(PieceDamaged)[0]
        assert (rolled.result, rolled.points, rolled.damage_table) == (7, 2, 4)
        assert total(rolled.modifiers) == -2
        assert [(event.piece, event.rule) for event in play.of(PieceGaveWay)] == [(door, "RU124")]
        assert play.state.battlefield.pieces == ()
    plain, wall = at_the_door("sword", melee=4, strength=4)
    with plain.activate("pirate", dice=[8]) as play:
        play.act(MeleeAttack(SWORD, None, 1, piece=wall))
        assert not play.of(PieceDamaged)
        assert [piece.id for piece in play.state.battlefield.pieces] == [wall]


@pytest.mark.rule("RU124", "R1.5.1")
def test_a_piece_holds_while_it_has_points() -> None:
    scene, door = at_the_door("sword", melee=4, strength=4)
    durable(scene, door, free=1, light=1, heavy=1)
    # Two points: a free and a light one; then two points more, of which only one is left.
    with scene.activate("pirate", dice=[8, 9, 12, 9]) as play:
        play.act(MeleeAttack(SWORD, None, 1, piece=door))
        left = play.state.terrain[door]
        assert (left.free_points, left.light_points, left.heavy_points, left.gone) == (0, 0, 1, False)
        play.act(MeleeAttack(SWORD, None, 1, piece=door))
        assert play.state.terrain[door].gone


@pytest.mark.rule("RU124", "R1.5.2")
def test_armour_and_penetration_of_terrain() -> None:
    scene, door = at_the_door("rifle", ranged=4)
    durable(scene, door, toughness=4, armour=3, damage_table=6)
    # The rifle's 4/1 boosted to 4/2 leaves one point of armour: 5 + 4 - 4 - 1 = 4: two points on table VI.
    with scene.activate("pirate", dice=[12, 5]) as play:
        play.act(RangedAttack(RIFLE, None, 1, boost=1, piece=door))
        rolled = play.of(PieceDamaged)[0]
        assert (rolled.penetration, rolled.result, rolled.damage_table, rolled.points) == (2, 4, 6, 2)
        assert play.state.terrain[door].gone


@pytest.mark.rule("RU056", "RU124")
def test_terrain_as_a_target_is_no_bare_point() -> None:
    """No +4, no defence, no concealment; the distance to its nearest point counts."""
    scene, door = at_the_door("rifle", ranged=4, x=3.0)
    plan = plan_attack(scene.state(), PIRATE, RangedAttack(RIFLE, None, 1, piece=door))
    assert plan.target_number == 8
    assert plan.distance == pytest.approx(3.0, abs=0.02)
    assert (plan.target, plan.piece) == (None, door)


@pytest.mark.rule("R1.7.14", "RU124")
def test_terrain_must_be_in_reach_and_in_sight() -> None:
    scene, door = at_the_door("sword", melee=4, x=2.5)
    other = scene.box((0.5, 5), (0.7, 7), 2.0)
    hidden = scene.box((1.0, 3.4), (1.2, 4.4), 1.0)
    scene.box((-1, 2), (3, 2.2), 3.0)
    play = scene.activate("pirate")

    def reason(piece: str, facing: float | None = None) -> tuple[str, str]:
        refusal = play.refusal(MeleeAttack(SWORD, None, 1, facing=facing, piece=piece))
        assert refusal is not None
        return refusal.rule, refusal.reason

    assert reason(door) == ("R1.7.14", "out-of-reach")
    assert reason(door, 180.0) == ("R1.4.22", "point-outside-sight-angle")
    assert reason(hidden) == ("R1.4.23", "no-sight-line-to-point")
    assert reason(other) == ("R1.4.23", "no-sight-line-to-point")
    assert reason("nothing") == ("R1.6.4", "no-such-target")
    both = MeleeAttack(SWORD, FigureId("boy"), 1, piece=door)
    refusal = play.refusal(both)
    assert refusal is not None
    assert refusal.reason == "one-target"


@pytest.mark.rule("R1.7.14", "R1.1.14", "RU007", "RU124")
@pytest.mark.parametrize(
    ("height", "x", "legal"), [(3.0, 1.99, True), (3.0, 2.05, False), (1.0, 1.8, True), (1.0, 1.9, False)]
)
def test_terrain_is_as_far_away_as_its_nearest_point_from_the_base_point(height: float, x: float, legal: bool) -> None:
    """Reach 2 from 1.8 steps up: to a crate 1 step high it is 0.8 down as well."""
    scene = Scene()
    scene.human("pirate", "alice", (0, 0), items=["sword"], melee=4)
    scene.human("boy", "bob", (60, 60))
    piece = scene.box((x, -1), (x + 1, 1), height)
    with scene.activate("pirate") as play:
        assert (play.refusal(MeleeAttack(SWORD, None, 1, piece=piece)) is None) is legal


@pytest.mark.rule("R1.7.9", "RU065")
def test_the_nearest_opponent_limits_shots_at_terrain_too() -> None:
    scene, door = at_the_door("rifle", ranged=4, x=12.0)
    scene.human("near", "bob", (0, 6), 270)
    play = scene.activate("pirate")
    refusal = play.refusal(RangedAttack(RIFLE, None, 1, piece=door))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R1.7.9", "nearer-target")


@pytest.mark.rule("R1.7.15", "RU070")
def test_others_support_a_blow_at_terrain() -> None:
    scene, door = at_the_door("sword", melee=4)
    scene.human("mate", "alice", (0.4, 0.8), items=["sword"])
    scene.human("far", "alice", (-5, 0), items=["sword"])
    plan = plan_attack(scene.state(), PIRATE, MeleeAttack(SWORD, None, 1, piece=door))
    assert plan.target_number == 7


@pytest.mark.rule("R1.6.9", "RU124")
def test_a_grenade_damages_the_terrain_it_is_thrown_at() -> None:
    scene, door = at_the_door("grenade", ranged=6, x=8.0)
    durable(scene, door, toughness=2)
    with scene.activate("pirate", dice=[12, 5]) as play:
        found = odds(play.state, PIRATE, RangedAttack(GRENADE, None, 1, piece=door))
        # TN 7; two points from a sum of 6 on: from a die of 3 with strength 5, of 6 with the least divergence leaves.
        assert found.p_out == pytest.approx(0.5 * 10 / 12 + 0.5 * (7 + 3 * 8 + 4 * 9 + 3 * 10) / 144)
        play.act(RangedAttack(GRENADE, None, 1, piece=door))
        assert [event.piece for event in play.of(PieceDamaged)] == [door]
        assert play.state.terrain[door].gone


@pytest.mark.rule("R1.4.29", "RU124")
def test_who_stood_on_it_falls() -> None:
    scene, door = at_the_door("sword", melee=4, strength=4)
    durable(scene, door, heavy=0, toughness=0)
    platform = scene.box((1, 3), (4, 6), 2.0)
    scene.human("lookout", "bob", (2.5, 4.5), height=2.0)
    durable(scene, platform, heavy=0, toughness=0)
    scene.human("axe", "alice", (1, 2.2), 90, items=["sword"], melee=4, strength=4)
    with scene.activate("axe", dice=[12, 12, 1]) as play:
        play.act(MeleeAttack(SWORD, None, 1, piece=platform))
        assert [(event.figure, event.height) for event in play.of(FigureFell)] == [("lookout", 2.0)]
        assert play.at("lookout") == (2.5, 4.5, 0.0)


@pytest.mark.rule("R1.5.5", "RU044")
def test_a_collision_damages_terrain_with_a_capacity_of_its_own() -> None:
    """Speed 1, capacities 2 and 4: 1 + 4 for the pirate, 1 - 4 for the door; capacity 1: the other way round."""
    for heavy, own, its in ((4, 5, -3), (1, -1, 3)):
        scene, door = at_the_door(x=0.6)
        durable(scene, door, heavy=heavy, toughness=0)
        with scene.activate("pirate", dice=[1, 12]) as play:
            play.act(Move(1)).go(Horizontal(0.8, 0))
            assert [event.speed for event in play.of(FigureCollided)] == [1]
            assert [event.strength for event in play.damage] == [own]
            assert [event.strength for event in play.of(PieceDamaged)] == [its]


@pytest.mark.rule("R1.5.5", "R1.4.29", "R1.4.30")
def test_who_stood_on_what_a_collision_has_brought_down_falls() -> None:
    scene = Scene()
    scene.human("runner", "alice")
    platform = scene.box((0.6, -1), (2.6, 1), 2.0)
    durable(scene, platform, heavy=1, toughness=0)
    scene.human("lookout", "bob", (1.6, 0), height=2.0)
    with scene.activate("runner", dice=[1, 12, 1]) as play:
        play.act(Move(1)).go(Horizontal(0.8, 0))
        assert play.state.terrain[platform].gone
        assert [(event.figure, event.height) for event in play.of(FigureFell)] == [("lookout", 2.0)]


@pytest.mark.rule("RU124")
def test_a_way_leads_where_a_door_has_been() -> None:
    scene, door = at_the_door("sword", melee=4, strength=4)
    durable(scene, door)
    with scene.activate("pirate", dice=[8, 9]) as play:
        play.act(MeleeAttack(SWORD, None, 1, piece=door))
        play.act(Move(1)).go(Horizontal(1, 0), Horizontal(2, 0), Horizontal(3, 0))
        assert play.at("pirate") == (3.0, 0.0, 0.0)
        assert not play.of(FigureCollided)


@pytest.mark.rule("R1.6.5")
def test_the_odds_of_an_attack_on_terrain() -> None:
    scene, door = at_the_door("sword", melee=4, strength=4)
    durable(scene, door, heavy=0)
    found = odds(scene.state(), PIRATE, MeleeAttack(SWORD, None, 1, piece=door))
    assert found.p_hits == pytest.approx((7 / 12, 5 / 12))
    # 3 - 5 = -2: a point from a die of 5 on (result 3 on table IV), which no point is left for.
    assert found.p_out == pytest.approx(5 / 12 * 8 / 12)
