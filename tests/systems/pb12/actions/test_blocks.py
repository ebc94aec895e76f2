"""Building blocks: in use, slots, armour, defence, resources, Re-equip, Reload.  Chapter 1.8."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.pb12.rules.attacks.damage import damage_modifiers
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, free_slots, value
from pb12table.systems.pb12.rules.game.answers import MeleeAttack, RangedAttack, ReEquip, Reload
from pb12table.systems.pb12.rules.game.events import BlockReloaded, FigureReEquipped
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    BlockKind,
    DamageCode,
    FrequencyCode,
    RangedModifiers,
    StrengthMode,
)
from tests.systems.pb12.expect import addends, blade, gear, gun, next_round
from tests.systems.pb12.scene import CONTENT, Scene, label

SHOOTER = FigureId("shooter")
FOE = FigureId("foe")
RIFLE = BlockId("rifle")
GUN = BlockId("gun")


def shoot(weapon: BlockId = RIFLE, action_points: int = 1) -> RangedAttack:
    return RangedAttack(weapon, FOE, action_points)


def rifleman(items: tuple[str, ...] = ("rifle",), in_use: tuple[str, ...] | None = None) -> Scene:
    scene = Scene()
    scene.human("shooter", "alice", ranged=5, items=items, in_use=in_use)
    scene.human("foe", "bob", at=(3, 0), facing=180, points=(9, 0, 0))
    return scene


# -- kinds ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.1")
@pytest.mark.rule("R1.8.7")
@pytest.mark.rule("R1.8.8")
@pytest.mark.vector("V216")
def test_v216_a_weapon_for_both_kinds_of_attack() -> None:
    both = gun(melee_modifier=2, ranged_modifiers=RangedModifiers(long=0))
    assert (both.is_melee_weapon, both.is_ranged_weapon) == (True, True)
    scene = Scene()
    scene.human("shooter", "alice", blocks=[replace(both, ranged_modifiers=RangedModifiers(near=0))])
    scene.human("foe", "bob", at=(1, 0), facing=180)
    # TN 14 is an automatic failure, so one die is thrown.
    with scene.activate("shooter", [1]) as play:
        play.act(MeleeAttack(GUN, FOE, 1)).act(shoot(GUN))
        assert [check.target_number for check in play.checks] == [14, 12]


@pytest.mark.rule("R1.8.1")
@pytest.mark.rule("R1.8.7")
@pytest.mark.rule("R1.8.8")
def test_a_block_without_modifiers_is_no_weapon() -> None:
    shield = gear("shield", armour_seen=2)
    assert (shield.is_melee_weapon, shield.is_ranged_weapon) == (False, False)
    assert blade(melee_modifier=0).is_melee_weapon
    assert not blade().is_ranged_weapon


@pytest.mark.rule("R1.8.4")
def test_missing_attributes_have_their_defaults() -> None:
    plain = Block(BlockId("plain"), label("plain"))
    assert plain.kind is BlockKind.ITEM
    assert (plain.damage, plain.strength_mode) == (None, StrengthMode.NONE)
    assert (plain.melee_reach, plain.melee_modifier) == (0, None)
    assert (plain.armour_seen, plain.armour_unseen, plain.melee_defence, plain.ranged_defence) == (0, 0, 0, 0)
    assert plain.frequency == FrequencyCode(1, 0)
    assert plain.success_multiplier == 1
    assert (plain.resources, plain.charges) == (None, None)


# -- in use --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.2")
@pytest.mark.vector("V317")
def test_v317_blocks_that_are_not_in_use_do_not_count() -> None:
    scene = Scene()
    scene.human(
        "shooter",
        "alice",
        blocks=[gear("plate", armour_seen=2, armour_unseen=2), gear("cloak", ranged_defence=1, melee_defence=1), gun()],
        in_use=[],
    )
    scene.human("foe", "bob", at=(3, 0), facing=180)
    state = scene.state()
    assert blocks_in_use(state, SHOOTER) == []
    assert value(state, SHOOTER, Attribute.RANGED_DEFENCE) == 0
    assert value(state, SHOOTER, Attribute.MELEE_DEFENCE) == 0
    assert total(damage_modifiers(state, SHOOTER, DamageCode(3, 0), seen=True)) == 0
    with scene.activate("shooter") as play:
        assert play.refusal(shoot(GUN)) is not None


@pytest.mark.rule("R1.8.2")
def test_blocks_chosen_before_the_game_are_in_use_at_its_start() -> None:
    state = rifleman(("rifle", "helmet", "sword"), ("rifle", "helmet")).state()
    assert [block.id for block in blocks_in_use(state, SHOOTER)] == ["rifle", "helmet"]


# -- armour and defence --------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.9")
@pytest.mark.rule("R1.4.14")
@pytest.mark.rule("RU043")
@pytest.mark.vector("V210")
@pytest.mark.parametrize(("facing", "sums"), [(180.0, (3, -2, -3)), (0.0, (3, -3))])
def test_v210_a_shield_helps_only_against_what_one_sees(facing: float, sums: tuple[int, ...]) -> None:
    scene = Scene()
    scene.human("shooter", "alice", ranged=5, blocks=[gun()])
    scene.human("foe", "bob", at=(3, 0), facing=facing, points=(9, 0, 0), blocks=[gear("shield", armour_seen=2)])
    with scene.activate("shooter", [9, 6]) as play:
        play.act(shoot(GUN))
        assert addends(play.damage[0]) == sums


@pytest.mark.rule("RU043")
@pytest.mark.rule("R1.8.9")
def test_the_sight_angle_of_the_damaged_figure_decides() -> None:
    scene = Scene()
    scene.human("shooter", "alice", ranged=5, blocks=[gun()])
    shield = gear("shield", armour_seen=2, armour_unseen=1)
    # The shooter is 120 degrees off the foe's facing: outside a sight angle of 6, inside one of 8.
    scene.human("foe", "bob", at=(3, 0), facing=60, points=(9, 0, 0), blocks=[shield])
    with scene.activate("shooter", [9, 6]) as play:
        play.act(shoot(GUN))
        assert addends(play.damage[0]) == (3, -1, -3)
    wide = Scene()
    wide.human("shooter", "alice", ranged=5, blocks=[gun()])
    wide.human("foe", "bob", at=(3, 0), facing=60, points=(9, 0, 0), blocks=[shield], sight_angle=8)
    with wide.activate("shooter", [9, 6]) as play:
        play.act(shoot(GUN))
        assert addends(play.damage[0]) == (3, -2, -3)


@pytest.mark.rule("R1.8.9")
@pytest.mark.rule("R1.8.10")
@pytest.mark.vector("V211")
@pytest.mark.parametrize(("facing", "armour"), [(180.0, 3), (0.0, 1)])
def test_v211_blocks_add_up(facing: float, armour: int) -> None:
    scene = Scene()
    blocks = [
        gear("coat", armour_seen=1, armour_unseen=1, ranged_defence=1, melee_defence=1),
        gear("shield", armour_seen=2, armour_unseen=0, ranged_defence=1),
    ]
    scene.human("shooter", "alice", ranged=5, blocks=[gun()])
    scene.human("foe", "bob", at=(3, 0), facing=facing, points=(9, 0, 0), blocks=blocks)
    with scene.activate("shooter", [9, 6]) as play:
        assert play.value("foe", "ranged_defence") == 2
        assert play.value("foe", "melee_defence") == 1
        play.act(shoot(GUN))
        assert play.checks[0].target_number == 12 - 5 + 2
        assert total(play.damage[0].modifiers) == 3 - 3 - armour


@pytest.mark.rule("R1.8.9")
@pytest.mark.rule("R1.5.2")
def test_block_armour_is_added_to_the_figures_own_before_penetration() -> None:
    scene = Scene()
    scene.human("shooter", "alice", ranged=5, blocks=[gun(damage=DamageCode(3, 2))])
    scene.human("foe", "bob", at=(3, 0), facing=180, armour=1, points=(9, 0, 0), blocks=[gear("plate", armour_seen=3)])
    with scene.activate("shooter", [9, 6]) as play:
        play.act(shoot(GUN))
        # max(1 + 3 - 2; 0) = 2
        assert total(play.damage[0].modifiers) == 3 - 3 - 2


# -- resources -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.15")
@pytest.mark.vector("V335")
def test_v335_the_resource_code_names_charges_and_resources() -> None:
    rifle = CONTENT.block("rifle")
    assert (rifle.charges, rifle.resources) == (2, 3)


@pytest.mark.rule("R1.8.14")
@pytest.mark.rule("RU071")
@pytest.mark.vector("V214")
def test_v214_resources_and_charges_are_full_at_the_start() -> None:
    block = rifleman().state().figures[SHOOTER].blocks[RIFLE]
    assert (block.resources, block.charges) == (3, 2)


@pytest.mark.rule("R1.8.16")
@pytest.mark.rule("R1.8.14")
@pytest.mark.vector("V029")
def test_v029_reload_spends_a_charge_and_refills() -> None:
    scene = Scene()
    scene.human("shooter", "alice", ranged=4, items=["twin-gun"])
    scene.human("foe", "bob", at=(5, 0))
    with scene.activate("shooter", [3, 6]) as play:
        twin_gun = BlockId("twin-gun")
        play.act(shoot(twin_gun, 2)).act(Reload(twin_gun))
        assert [(event.resources, event.charges) for event in play.of(BlockReloaded)] == [(2, 2)]
        block = play.figure("shooter").blocks[twin_gun]
        assert (block.resources, block.charges) == (2, 2)
        assert play.figure("shooter").action_points == 0


@pytest.mark.rule("R1.8.16")
@pytest.mark.rule("RU071")
@pytest.mark.vector("V214")
def test_v214_reload_needs_a_charge_and_may_waste_one() -> None:
    with rifleman().activate("shooter") as play:
        play.act(Reload(RIFLE)).act(Reload(RIFLE))
        block = play.figure("shooter").blocks[RIFLE]
        assert (block.resources, block.charges) == (3, 0)
        refusal = play.refusal(Reload(RIFLE))
        assert refusal is not None
        assert refusal.reason == "no-charges"


@pytest.mark.rule("R1.8.16")
@pytest.mark.rule("RU071")
def test_what_has_no_charges_is_not_told_to_have_used_them_up() -> None:
    scene = Scene()
    scene.human("shooter", "alice", ranged=4, items=["throwing-knives", "cutlass"], action_points=6)
    scene.human("foe", "bob", at=(5, 0))
    with scene.activate("shooter") as play:
        for block, told in (("throwing-knives", "never-reloaded"), ("cutlass", "needs-no-reloading")):
            refusal = play.refusal(Reload(BlockId(block)))
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("R1.8.16", told)


@pytest.mark.rule("R1.8.16")
def test_reload_needs_a_block_in_use() -> None:
    with rifleman(("rifle", "twin-gun"), ("twin-gun",)).activate("shooter") as play:
        assert play.refusal(Reload(RIFLE)) is not None
        assert play.refusal(Reload(BlockId("twin-gun"))) is None


@pytest.mark.rule("RU071")
def test_a_block_without_resource_values_is_unlimited() -> None:
    scene = Scene()
    scene.human("shooter", "alice", ranged=5, blocks=[gun()], action_points=6)
    scene.human("foe", "bob", at=(3, 0))
    with scene.activate("shooter", [1] * 6) as play:
        play.act(shoot(GUN, 5)).act(shoot(GUN))
        assert len(play.checks) == 6


@pytest.mark.rule("R1.8.14")
def test_resource_points_come_back_only_by_reloading() -> None:
    with rifleman().activate("shooter", [1, 1, 7, 5]) as play:
        play.act(shoot(RIFLE, 2)).end_turn()
        next_round(play)
        block = play.figure("shooter").blocks[RIFLE]
        assert (block.resources, block.charges) == (1, 2)


# -- slots and Re-equip ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.3")
@pytest.mark.rule("R1.8.2")
@pytest.mark.vector("V213")
def test_v213_a_weapon_taken_in_hand() -> None:
    with rifleman(("rifle", "sword"), ("sword",)).activate("shooter", [1]) as play:
        assert play.refusal(shoot()) is not None
        play.act(ReEquip((RIFLE,)))
        assert play.figure("shooter").action_points == 2
        assert [event.in_use for event in play.of(FigureReEquipped)] == [("rifle",)]
        assert not play.figure("shooter").blocks[BlockId("sword")].in_use
        play.act(shoot())
        assert play.figure("shooter").blocks[RIFLE].resources == 2


@pytest.mark.rule("R1.8.3")
@pytest.mark.rule("RU073")
@pytest.mark.vector("V213")
def test_v213_resource_points_stay_with_a_block_that_is_put_away() -> None:
    with rifleman(("rifle", "sword"), ("rifle",)).activate("shooter", [1]) as play:
        play.act(shoot()).act(ReEquip((BlockId("sword"),)))
        assert play.refusal(shoot()) is not None
        play.act(ReEquip((RIFLE,)))
        block = play.figure("shooter").blocks[RIFLE]
        assert (block.in_use, block.resources, block.charges) == (True, 2, 2)


@pytest.mark.rule("RU073")
@pytest.mark.rule("R1.8.17")
@pytest.mark.vector("V350")
def test_v350_more_than_the_slots_hold_is_refused() -> None:
    with rifleman(("rifle", "sword"), ("sword",)).activate("shooter") as play:
        assert play.refusal(ReEquip((RIFLE, BlockId("sword")))) is not None
        assert play.figure("shooter").action_points == 3
        assert free_slots(play.state, SHOOTER) == 1
        play.act(ReEquip((RIFLE,)))
        assert free_slots(play.state, SHOOTER) == 0


@pytest.mark.rule("RU073")
@pytest.mark.rule("R1.8.17")
@pytest.mark.rule("R1.4.17")
def test_slots_of_the_figure_decide_and_nothing_in_use_is_fine() -> None:
    scene = Scene()
    scene.human("shooter", "alice", items=["rifle", "sword"], in_use=["sword"], slots=3)
    scene.human("foe", "bob", at=(3, 0))
    with scene.activate("shooter") as play:
        assert free_slots(play.state, SHOOTER) == 2
        assert play.refusal(ReEquip((RIFLE, BlockId("sword")))) is None
        play.act(ReEquip(()))
        assert free_slots(play.state, SHOOTER) == 3


@pytest.mark.rule("R1.8.3")
def test_only_own_blocks_can_be_taken_in_use_and_each_once() -> None:
    with rifleman(("rifle", "knife"), ("rifle",)).activate("shooter") as play:
        assert play.refusal(ReEquip((BlockId("sword"),))) is not None
        assert play.refusal(ReEquip((BlockId("knife"), BlockId("knife")))) is not None


@pytest.mark.rule("R1.8.15")
@pytest.mark.rule("R1.8.16")
def test_a_code_without_charges_cannot_be_reloaded() -> None:
    with rifleman(("javelins",)).activate("shooter", [1]) as play:
        javelins = BlockId("javelins")
        play.act(shoot(javelins))
        assert play.figure("shooter").blocks[javelins].resources == 2
        assert play.refusal(Reload(javelins)) is not None


@pytest.mark.rule("RU071")
def test_a_block_without_resources_needs_no_reloading() -> None:
    with rifleman(("sword",)).activate("shooter") as play:
        assert play.refusal(Reload(BlockId("sword"))) is not None
