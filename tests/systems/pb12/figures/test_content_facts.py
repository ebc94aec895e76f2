"""The rulebook's own figures and items have the values that its examples give."""

from __future__ import annotations

from dataclasses import replace

import pytest
import shapely

from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.systems.pb12.files.building import profile_of, vehicle_of
from pb12table.systems.pb12.rules.attacks.attack_plan import damage_code
from pb12table.systems.pb12.rules.attacks.damage import damage
from pb12table.systems.pb12.rules.checks.checks import attribute_check_modifiers
from pb12table.systems.pb12.rules.game.answers import Activate, MeleeAttack, RangedAttack, Reload
from pb12table.systems.pb12.rules.game.events import DamageRolled
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    DamageCode,
    FigureSetup,
    Profile,
    RangedModifiers,
    StrengthMode,
)
from pb12table.table.shapes import Circle, Outline
from tests.systems.pb12.scene import CONTENT, ORIGIN, Scene, call

AVERAGE_HUMAN = {
    "action_points": 3,
    "movement": 3,
    "vertical_movement": 1,
    "strength": 3,
    "toughness": 3,
    "initiative": 3,
    "nerve": 3,
    "command": 0,
    "ranged": 0,
    "ranged_defence": 0,
    "melee": 0,
    "melee_defence": 0,
    "tech": 0,
    "armour": 0,
    "slots": 2,
    "melee_reach": 2,
    "sight_angle": 6,
    "damage_table": 4,
}


def profile(name: str) -> Profile:
    form = CONTENT.profiles[name]
    return profile_of(form, [CONTENT.block(ability) for ability in form.abilities])


def add(scene: Scene, name: str, player: str, at: tuple[float, float], facing: float = 0.0) -> None:
    """A figure from the shipped profiles with its abilities and all its usual items in use."""
    form = CONTENT.profiles[name]
    printed = profile(name)
    blocks = (*printed.blocks, *(CONTENT.block(item) for item in form.items))
    place = (at[0] + ORIGIN, at[1] + ORIGIN)
    used = tuple(block.id for block in blocks)
    scene.figures.append(
        FigureSetup(FigureId(name), printed.label, PlayerId(player), printed, blocks, used, place, 0.0, facing)
    )


def item(name: str) -> Block:
    found: Block = CONTENT.block(name)
    return found


# -- figures --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.4.1", *(f"R1.4.{number}" for number in range(2, 19)))
@pytest.mark.vector("V327")
def test_v327_data_sheet_of_the_average_human() -> None:
    human = profile("human")
    assert {name: human.printed(Attribute(name)) for name in AVERAGE_HUMAN} == AVERAGE_HUMAN
    points = human.damage_points
    assert (points.free, points.light, points.heavy, points.capacity) == (0, 1, 1, 2)
    assert human.footprint == Circle(0.25)
    assert (human.model_height, human.base_point) == (2.0, 0.9)


@pytest.mark.rule("R1.1.7", "R1.4.5", "R1.6.5")
def test_the_strong_pirate() -> None:
    pirate = profile("strong-pirate")
    assert (pirate.strength, pirate.action_points, pirate.ranged) == (5, 3, 4)
    assert pirate.damage_points.capacity == 2
    assert {"twin-gun", "cutlass"} <= set(CONTENT.profiles["strong-pirate"].items)


@pytest.mark.rule("R1.4.14", "R1.5.2")
@pytest.mark.vector("V017")
def test_v017_a_pistol_ball_hits_the_legionary() -> None:
    """W 4, P 1: 9 + 3 - 4 - 0 = 8 costs both his points on table IV."""
    printed = profile("legionary")
    assert (printed.toughness, printed.armour, printed.damage_table) == (4, 1, 4)
    scene = Scene()
    scene.human("legionary", "bob")
    scene.figures[0] = replace(scene.figures[0], profile=printed)
    state = scene.state()
    code = item("pistol").damage
    assert code is not None
    _, events = call(state, damage, PlayerId("alice"), FigureId("legionary"), code, None, dice=[9, 12])
    assert [(roll.result, roll.points) for roll in events if isinstance(roll, DamageRolled)] == [(8, 2)]
    assert set(state.figures[FigureId("legionary")].statuses) == {Status.LIGHTLY_WOUNDED, Status.SEVERELY_WOUNDED}


@pytest.mark.rule("R1.6.7", "R1.4.13")
def test_the_freedom_fighter_picks_locks_at_7() -> None:
    scene = Scene()
    add(scene, "freedom-fighter", "bob", (0, 0))
    modifiers = attribute_check_modifiers(scene.state(), FigureId("freedom-fighter"), Attribute.TECH)
    assert total(modifiers) == 12 - 5


@pytest.mark.rule("R1.4.28", "R1.4.27")
def test_the_fearless_captain_checks_panic_at_3() -> None:
    captain = profile("fearless-captain")
    assert 12 - captain.nerve - captain.initiative == 3
    assert captain.command > 0


@pytest.mark.rule("R1.8.16", "R1.7.10", "R1.4.12")
@pytest.mark.vector("V028")
@pytest.mark.vector("V029")
def test_v028_v029_the_strong_pirate_shoots_at_the_ships_boy() -> None:
    """The example with the shipped figures as they are: TN 12 - 4 - 1 = 7 at 5 steps."""
    scene = Scene()
    add(scene, "strong-pirate", "alice", (0, 0))
    add(scene, "ships-boy", "bob", (5, 0))
    with scene.activate("strong-pirate", dice=[3, 6]) as play:
        play.act(RangedAttack(BlockId("twin-gun"), FigureId("ships-boy"), 2))
        assert [(check.target_number, check.passed) for check in play.checks] == [(7, False), (7, False)]
        gun = play.figure("strong-pirate").blocks[BlockId("twin-gun")]
        assert (gun.resources, gun.charges) == (0, 3)
        play.act(Reload(BlockId("twin-gun")))
        gun = play.figure("strong-pirate").blocks[BlockId("twin-gun")]
        assert (gun.resources, gun.charges) == (2, 2)


@pytest.mark.rule("R1.8.5")
@pytest.mark.vector("V027")
def test_v027_the_strong_pirates_cutlass_does_3_0() -> None:
    scene = Scene()
    add(scene, "strong-pirate", "alice", (0, 0))
    code, _ = damage_code(scene.state(), FigureId("strong-pirate"), item("cutlass"), 0)
    assert code == DamageCode(3, 0)


# -- items ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.8", "R1.1.15")
def test_the_pirate_pistol() -> None:
    pistol = item("pistol")
    assert pistol.range_factor == 3
    assert pistol.ranged_modifiers == RangedModifiers(-2, -1, 2, 6, None)
    assert pistol.damage == DamageCode(3, 2)
    assert pistol.strength_mode is StrengthMode.NONE


@pytest.mark.rule("R1.8.8", "R1.8.14")
def test_the_twin_gun() -> None:
    gun = item("twin-gun")
    assert (gun.range_factor, gun.ranged_modifiers.short) == (3, -1)
    assert (gun.resources, gun.charges) == (2, 3)


@pytest.mark.rule("R1.8.5", "R1.8.7")
def test_the_cutlass() -> None:
    cutlass = item("cutlass")
    assert (cutlass.damage, cutlass.strength_mode) == (DamageCode(1, 0), StrengthMode.HALF)
    assert cutlass.is_melee_weapon
    assert not cutlass.is_ranged_weapon


@pytest.mark.rule("R1.8.15", "R1.8.6", "R1.8.7")
def test_the_reference_pieces() -> None:
    rifle, sword, spear = item("rifle"), item("sword"), item("spear")
    assert (rifle.range_factor, rifle.ranged_modifiers) == (4, RangedModifiers(0, 0, 1, 3, 6))
    assert (rifle.damage, rifle.charges, rifle.resources) == (DamageCode(4, 1), 2, 3)
    assert (sword.melee_modifier, sword.damage, sword.strength_mode) == (0, DamageCode(1, 0), StrengthMode.HALF)
    assert (spear.melee_modifier, spear.melee_reach) == (1, 1)
    assert (spear.damage, spear.strength_mode) == (DamageCode(0, 1), StrengthMode.HALF)


# -- all shipped content --------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.14", "R1.8.7")
def test_the_bayonet_needs_no_powder() -> None:
    """The musket's shot is its own; the blade beside it has no resource points, so it serves an empty musket too."""
    assert not CONTENT.block("bayonet-musket").is_melee_weapon
    assert CONTENT.block("bayonet").resources is None
    scene = Scene()
    add(scene, "harbour-guard", "alice", (0, 0))
    add(scene, "ships-boy", "bob", (2.5, 0), 180)
    with scene.activate("harbour-guard", [1]) as play:
        play.figure("harbour-guard").blocks[BlockId("bayonet-musket")].resources = 0
        shot = play.refusal(RangedAttack(BlockId("bayonet-musket"), FigureId("ships-boy"), 1))
        assert shot is not None
        assert (shot.rule, shot.reason) == ("R1.8.14", "no-resources")
        play.act(MeleeAttack(BlockId("bayonet"), FigureId("ships-boy"), 1))
        assert [check.kind for check in play.checks] == ["melee-check"]


@pytest.mark.rule("R1.8.17", "R1.8.2")
@pytest.mark.parametrize("name", sorted(CONTENT.profiles))
def test_every_shipped_figure_can_be_played_with_something_in_use(name: str) -> None:
    """Printed values are never negative (RU037), each block fits the slots, and the figure can be activated.

    Vehicles need no weapon, and can be activated by themselves only with an initiative of their own (R3.0.13).
    """
    printed = profile(name)
    assert all(printed.printed(attribute) >= 0 for attribute in Attribute)
    assert printed.damage_points.capacity >= 1
    assert 1 <= printed.damage_table <= 6
    form = CONTENT.profiles[name]
    blocks = [*printed.blocks, *(item(block) for block in form.items)]
    assert all(block.slots <= printed.slots for block in blocks)
    is_vehicle = printed.vehicle is not None
    assert is_vehicle or any(block.is_melee_weapon or block.is_ranged_weapon for block in blocks)
    scene = Scene()
    add(scene, name, "alice", (0, 0))
    scene.human("other", "bob", at=(9, 9))
    with scene.play() as play:
        assert (play.refusal(Activate(FigureId(name))) is None) is not (is_vehicle and printed.initiative == 0)


@pytest.mark.rule("R3.0.1")
def test_no_part_of_a_vehicle_sticks_out_of_its_footprint() -> None:
    """The footprint is what is swept along when it moves; what stuck out would come to be in who is run into."""
    for form in CONTENT.profiles.values():
        footprint = profile_of(form, []).footprint
        if form.vehicle is not None and isinstance(footprint, Outline):
            outline = shapely.Polygon(footprint.points).buffer(1e-9)
            parts = vehicle_of(form.vehicle, 2.0).parts
            assert all(outline.covers(shapely.Polygon(part.outline)) for part in parts), form.id
