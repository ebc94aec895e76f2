"""Every damage tells what its strength comes from: the weapon and its bearer, divergence, markers, steps fallen."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, Modifier, total
from pb12table.systems.pb12.rules.figures.falling import collide, fall
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.events import DamageRolled, PieceDamaged
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamageCode, DamagePoints
from pb12table.texts.describe import modifier_lines
from pb12table.texts.locale import Texts
from tests.systems.pb12.expect import gun
from tests.systems.pb12.scene import ORIGIN, Scene, call

PIRATE, FOE = FigureId("pirate"), FigureId("foe")


def strength_of(event: DamageRolled | PieceDamaged) -> Modifier:
    (found,) = [modifier for modifier in event.modifiers if modifier.label == "damage-strength"]
    assert total(found.parts) == found.value == event.strength
    return found


def named(event: DamageRolled | PieceDamaged) -> list[tuple[str, int]]:
    return [(part.label, part.value) for part in strength_of(event).parts]


@pytest.mark.rule("R1.5.2", "R1.8.5")
def test_of_a_melee_weapon_its_damage_and_half_the_strength() -> None:
    scene = Scene()
    scene.human("pirate", "alice", items=["cutlass"], melee=12, strength=5)
    scene.human("foe", "bob", at=(1, 0), points=(9, 0, 0))
    with scene.activate("pirate", [6]) as play:
        play.act(MeleeAttack(BlockId("cutlass"), FOE, 1))
        (rolled,) = play.of(DamageRolled)
        assert named(rolled) == [("weapon-damage", 1), ("half-strength", 2)]
        lines = modifier_lines(Texts("en"), play.state.setup, strength_of(rolled))
        assert len(lines) == 3
        assert "half Strength" in lines[2]


@pytest.mark.rule("R1.5.2", "RU124")
def test_of_damage_to_terrain() -> None:
    scene = Scene()
    scene.human("pirate", "alice", items=["cutlass"], melee=12, strength=5)
    door = scene.box((0.6, -1), (0.8, 1), 2.0)
    scene.durable(door, DamagePoints(0, 0, 9), toughness=5)
    with scene.activate("pirate", [6]) as play:
        play.act(MeleeAttack(BlockId("cutlass"), None, 1, piece=door))
        (rolled,) = play.of(PieceDamaged)
        assert named(rolled) == [("weapon-damage", 1), ("half-strength", 2)]


@pytest.mark.rule("R1.6.10", "R1.5.2")
def test_of_a_blast_that_went_astray_what_divergence_took_away() -> None:
    scene = Scene()
    bomb = gun(damage=DamageCode(5, 0), radius=4)
    scene.human("pirate", "alice", blocks=[bomb], ranged=5, points=(9, 0, 0))
    scene.human("foe", "bob", at=(6, 0), points=(9, 0, 0))
    # A 10 for the divergence takes 1 from the strength and leaves the rest as it is.
    with scene.activate("pirate", [1, 10, 6]) as play:
        play.act(RangedAttack(BlockId("gun"), FOE, 1))
        (rolled,) = play.of(DamageRolled)
        assert named(rolled) == [("weapon-damage", 5), ("divergence", -1)]


@pytest.mark.rule("R1.5.5", "RU044")
def test_of_a_collision_the_markers_and_the_difference_in_capacity() -> None:
    scene = Scene()
    scene.human("pirate", "alice", at=(0, 0), points=(0, 1, 1))
    scene.human("foe", "bob", at=(0.5, 0), points=(0, 2, 2))
    scene.edit("pirate", statuses={Status.MOVED: 1})
    events: list[Any]
    _, events = call(scene.state(), collide, PIRATE, "foe", (ORIGIN + 0.25, ORIGIN), dice=[1, 1])
    first, second = [event for event in events if isinstance(event, DamageRolled)]
    assert named(first) == [("collision-speed", 1), ("capacity-difference", 4)]
    assert named(second) == [("collision-speed", 1), ("capacity-difference", -4)]


@pytest.mark.rule("R1.5.5", "RU044")
def test_of_a_collision_of_equals_the_markers_alone() -> None:
    scene = Scene()
    scene.human("pirate", "alice", at=(0, 0))
    scene.human("foe", "bob", at=(0.5, 0))
    scene.edit("pirate", statuses={Status.MOVED: 2})
    events: list[Any]
    _, events = call(scene.state(), collide, PIRATE, "foe", (ORIGIN + 0.25, ORIGIN), dice=[1, 1, 1, 1])
    assert [named(event) for event in events if isinstance(event, DamageRolled)] == [[("collision-speed", 2)]] * 4


@pytest.mark.rule("R1.4.30")
def test_of_a_fall_the_steps() -> None:
    scene = Scene()
    scene.human("pirate", "alice", height=3.0, points=(9, 0, 0))
    _, events = call(scene.state(), fall, PIRATE, dice=[9])
    (rolled,) = [event for event in events if isinstance(event, DamageRolled)]
    assert named(rolled) == [("fall-height", 3)]
