"""Melee attacks: reach, sight, support, target numbers.  R1.7.13 to R1.7.15, RU058, RU069, RU070."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.game.answers import MeleeAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import AttributeEffect, Place, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from tests.systems.pb12.attributes import Figure
from tests.systems.pb12.expect import addends, blade, gun
from tests.systems.pb12.scene import ORIGIN, Play, Scene


def strike(target: str = "foe", weapon: str = "sword", action_points: int = 1, **more: Any) -> MeleeAttack:
    return MeleeAttack(BlockId(weapon), FigureId(target), action_points, **more)


def duel(at: tuple[float, float] = (1, 0), weapon: str = "sword", **attributes: Any) -> Scene:
    """A fighter of melee 3 at the origin, facing east, and an enemy who faces west."""
    scene = Scene()
    fighter = {"melee": 3, **attributes}
    scene.human("fighter", "alice", items=[weapon], **fighter)
    scene.human("foe", "bob", at=at, facing=180.0, points=(9, 0, 0))
    return scene


# -- who can choose whom -----------------------------------------------------------------------------------------


def caption() -> Scene:
    scene = Scene()
    scene.human("A", "alice", at=(0, 0), facing=0, items=["sword"])
    scene.human("B", "bob", at=(2, 0), facing=180, items=["sword"])
    scene.human("C", "bob", at=(10, 1.5), facing=270, items=["sword"])
    scene.human("D", "alice", at=(10, 0), facing=270, items=["sword"])
    scene.human("E", "bob", at=(22.5, 0), facing=180, items=["sword"])
    scene.human("F", "alice", at=(20, 0), facing=0, items=["spear"])
    return scene


@pytest.mark.rule("R1.7.14")
@pytest.mark.rule("R1.8.6")
@pytest.mark.vector("V026")
@pytest.mark.parametrize(("name", "choices"), [("A", "B"), ("B", "A"), ("C", "D"), ("D", ""), ("F", "E"), ("E", "")])
def test_v026_who_can_choose_whom(name: str, choices: str) -> None:
    with caption().activate(name) as play:
        weapon = "spear" if name == "F" else "sword"
        enemies = "ADF" if name in "BCE" else "BCE"
        assert "".join(enemy for enemy in enemies if play.refusal(strike(enemy, weapon)) is None) == choices


@pytest.mark.rule("R1.7.15")
@pytest.mark.vector("V026")
def test_v026_a_target_without_sight_line_to_the_attacker_is_easier() -> None:
    with caption().activate("C", [10]) as play:
        play.act(strike("D"))
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, -1), 11)
    with caption().activate("A", [11]) as play:
        play.act(strike("B"))
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12,), 12)


REACHES = [((2.0, 0.0), 0.0, True), ((2.01, 0.0), 0.0, False), ((1.2, 0.0), 1.6, True), ((1.21, 0.0), 1.6, False)]


@pytest.mark.rule("R1.7.14")
@pytest.mark.rule("R1.4.18")
@pytest.mark.rule("RU007")
@pytest.mark.vector("V204")
@pytest.mark.parametrize(("at", "height", "legal"), REACHES)
def test_v204_melee_reach(at: tuple[float, float], height: float, legal: bool) -> None:
    scene = duel(at)
    if height:
        scene.box((0.9, -2), (4, 2), height)
        scene.edit("foe", z=height)
    with scene.activate("fighter") as play:
        assert (play.refusal(strike()) is None) is legal


@pytest.mark.rule("RU004")
@pytest.mark.vector("V337")
def test_v337_reach_is_compared_with_a_tolerance() -> None:
    scene = duel((2, 0))
    scene.edit("foe", x=102.0000005)
    with scene.activate("fighter") as play:
        assert play.refusal(strike()) is None


@pytest.mark.rule("R1.7.14")
def test_a_melee_target_must_be_in_sight() -> None:
    scene = duel((1.5, 0))
    scene.wall(0.75, 5.0)
    with scene.activate("fighter") as play:
        assert play.refusal(strike()) is not None
    with duel((-1, 0)).activate("fighter") as play:
        assert play.refusal(strike()) is not None
        assert play.refusal(strike(facing=180.0)) is None


@pytest.mark.rule("R1.4.18")
def test_a_longer_reach_of_the_figure() -> None:
    with duel((3, 0), melee_reach=3).activate("fighter") as play:
        assert play.refusal(strike()) is None


@pytest.mark.rule("R1.8.6")
def test_the_reach_of_a_weapon_counts_only_when_it_is_chosen() -> None:
    scene = Scene()
    scene.human("fighter", "alice", items=["sword", "spear"])
    scene.human("foe", "bob", at=(3, 0), facing=180)
    with scene.activate("fighter") as play:
        assert play.refusal(strike(weapon="spear")) is None
        assert play.refusal(strike(weapon="sword")) is not None


@pytest.mark.rule("R1.7.13")
@pytest.mark.vector("V208")
def test_v208_without_a_melee_weapon_in_use_there_is_no_melee_attack() -> None:
    scene = Scene()
    scene.human("fighter", "alice", items=["sword", "rifle"], in_use=["rifle"])
    scene.human("foe", "bob", at=(1, 0), facing=180)
    with scene.activate("fighter") as play:
        assert play.refusal(strike()) is not None
        assert play.refusal(strike(weapon="rifle")) is not None
        hints = play.question(ChooseAction).hints(play.state)
        assert [hint for hint in hints if isinstance(hint, MeleeAttack)] == []


# -- target numbers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.8.7")
@pytest.mark.rule("R1.8.6")
@pytest.mark.vector("V209")
def test_v209_a_spear_at_three_steps() -> None:
    with duel((3, 0), "spear").activate("fighter", [1]) as play:
        play.act(strike(weapon="spear"))
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, 1, -3), 10)


@pytest.mark.rule("RU069")
@pytest.mark.rule("R1.4.12")
@pytest.mark.rule("R1.4.11")
@pytest.mark.parametrize(("defence", "number"), [(2, 11), (-1, 8)])
def test_melee_defence_is_added_and_ranged_defence_is_not(defence: int, number: int) -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=3, items=["sword"])
    scene.human("foe", "bob", at=(1, 0), facing=180, melee_defence=defence, ranged_defence=5)
    with scene.activate("fighter", [1]) as play:
        play.act(strike())
        assert play.checks[0].target_number == number


@pytest.mark.rule("R1.10.2")
def test_moved_markers_do_not_help_in_melee() -> None:
    scene = duel()
    scene.edit("foe", statuses={Status.MOVED: 3})
    with scene.activate("fighter", [1]) as play:
        play.act(strike())
        assert play.checks[0].target_number == 9


@pytest.mark.rule("RU058")
@pytest.mark.rule("R1.6.16")
@pytest.mark.vector("V348")
def test_v348_concealment_counts_in_melee() -> None:
    scene = duel((2, 0))
    scene.wall(1.0, 1.4)
    with scene.activate("fighter", [1]) as play:
        play.act(strike())
        assert (addends(play.checks[0]), play.checks[0].target_number) == ((12, 2, -3), 11)


# -- support -------------------------------------------------------------------------------------------------------


def three_against_one(initiative: int, foe_facing: float, **foe: Any) -> Scene:
    """The fighter and two friends with swords around one enemy of defence 1."""
    scene = Scene()
    scene.human("fighter", "alice", melee=3, initiative=initiative, items=["sword"])
    scene.human("left", "alice", at=(1, 1), facing=270, items=["sword"])
    scene.human("right", "alice", at=(1, -1), facing=90, items=["sword"])
    scene.human("foe", "bob", at=(1, 0), facing=foe_facing, points=(9, 0, 0), melee_defence=1, **foe)
    return scene


def attacked(scene: Scene, *dice: int) -> Play:
    with scene.activate("fighter", dice) as play:
        play.act(strike())
    return play


@pytest.mark.rule("R1.7.15")
@pytest.mark.rule("RU069")
@pytest.mark.vector("V205")
def test_v205_support_is_capped_at_the_initiative() -> None:
    play = attacked(three_against_one(1, 180), 9, 1)
    (check,) = play.checks
    assert (addends(check), check.target_number, check.passed) == ((12, 1, -1, -3), 9, True)


@pytest.mark.rule("R1.7.15")
@pytest.mark.vector("V206")
def test_v206_support_of_two_and_a_target_that_does_not_see() -> None:
    (check,) = attacked(three_against_one(3, 0), 7, 1).checks
    assert (check.target_number, check.passed) == (7, True)
    assert sum(addends(check)) == 12 - 3 + 1 - 2 - 1


@pytest.mark.rule("RU070")
def test_no_initiative_no_support() -> None:
    # A figure of initiative 0 cannot be activated directly, so this is what the preview says.
    state = three_against_one(0, 180).state()
    plan = plan_attack(state, FigureId("fighter"), strike())
    assert plan.target_number == 12 - 3 + 1


@pytest.mark.rule("RU070")
@pytest.mark.vector("V207")
@pytest.mark.parametrize("reason", ["incapacitated", "no-weapon", "gun", "too-far", "facing-away", "staging", "enemy"])
def test_v207_who_could_not_choose_the_target_does_not_support(reason: str) -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=3, items=["sword"])
    scene.human("left", "alice", at=(1, 1), facing=270, items=["sword"])
    place: Figure = {"at": (1, -1), "facing": 90, "items": ["sword"]}
    changed: dict[str, Figure] = {
        "no-weapon": {"in_use": []},
        "gun": {"items": (), "blocks": [gun()]},
        "too-far": {"at": (1, -2.01)},
        "facing-away": {"facing": 270},
    }
    supporter: Figure = {**place, **changed.get(reason, {})}
    scene.human("right", "bob" if reason == "enemy" else "alice", **supporter)
    scene.human("foe", "bob", at=(1, 0), facing=180, melee_defence=1)
    if reason == "incapacitated":
        scene.edit("right", effects=[AttributeEffect(Attribute.NERVE, -4, "R1.1.7")])
    if reason == "staging":
        scene.edit("right", place=Place.STAGING)
    assert attacked(scene, 1).checks[0].target_number == 12 - 3 + 1 - 1


@pytest.mark.rule("RU070")
def test_supporters_may_be_done_and_without_action_points() -> None:
    scene = three_against_one(3, 180)
    scene.edit("left", done=True, action_points=0)
    assert attacked(scene, 1).checks[0].target_number == 12 - 3 + 1 - 2


@pytest.mark.rule("RU070")
@pytest.mark.rule("R1.8.6")
def test_a_supporter_with_a_longer_weapon_reaches_further() -> None:
    scene = duel()
    scene.human("friend", "alice", at=(1, 3), facing=270, items=["spear"])
    assert attacked(scene, 1).checks[0].target_number == 12 - 3 - 1


@pytest.mark.rule("R1.7.15")
def test_the_attacker_does_not_support_itself() -> None:
    assert attacked(duel(), 1).checks[0].target_number == 9


# -- damage --------------------------------------------------------------------------------------------------------

STRENGTHS = [
    # weapon, strength of the figure: strength and penetration of the damage
    pytest.param("sword", 5, (3, 0), marks=pytest.mark.vector("V027"), id="v027-half-of-five-rounded-down"),
    pytest.param("sword", 3, (2, 0), id="half-of-three"),
    pytest.param("sword", 4, (3, 0), id="half-of-four"),
    pytest.param("sword", 1, (1, 0), id="half-of-one"),
    pytest.param("sword", 0, (1, 0), id="half-of-nothing"),
    pytest.param("spear", 5, (2, 1), id="spear"),
    pytest.param("great-sword", 5, (6, 1), id="full-strength"),
]


@pytest.mark.rule("R1.8.5")
@pytest.mark.rule("RU001")
@pytest.mark.rule("R1.4.5")
@pytest.mark.parametrize(("weapon", "strength", "code"), STRENGTHS)
def test_strength_of_the_damage(weapon: str, strength: int, code: tuple[int, int]) -> None:
    scene = duel(weapon=weapon, strength=strength, melee=8)
    with scene.activate("fighter", [12, 1]) as play:
        play.act(strike(weapon=weapon))
        (rolled,) = play.damage
        assert (rolled.strength, rolled.penetration) == code


@pytest.mark.rule("R1.8.5")
def test_a_weapon_without_strength_mode_does_its_own_damage() -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=8, strength=9, blocks=[blade()])
    scene.human("foe", "bob", at=(1, 0), facing=180, points=(9, 0, 0))
    with scene.activate("fighter", [12, 1]) as play:
        play.act(strike(weapon="blade"))
        assert play.damage[0].strength == 3


@pytest.mark.rule("R1.7.13")
@pytest.mark.rule("RU042")
def test_an_attack_on_a_figure_that_went_out_is_refused() -> None:
    scene = duel(melee=8)
    scene.edit("foe", free_points=0)
    with scene.activate("fighter", [12, 12]) as play:
        play.act(strike())
        assert play.is_out("foe")
        assert play.refusal(strike()) is not None


@pytest.mark.rule("R1.7.13")
@pytest.mark.rule("R1.6.4")
def test_nobody_strikes_himself_or_whom_is_not_on_the_table() -> None:
    scene = duel()
    scene.human("waiting", "bob", at=None)
    with scene.activate("fighter") as play:
        assert play.refusal(strike("fighter")) is not None
        assert play.refusal(strike("waiting")) is not None
        assert play.refusal(strike("nobody")) is not None
        assert play.refusal(strike("foe")) is None


@pytest.mark.rule("R1.7.15", "R1.6.15", "RU124")
def test_a_bare_point_and_terrain_are_struck_without_the_bonus_for_who_does_not_see_it_coming() -> None:
    scene = Scene()
    scene.human("fighter", "alice", melee=5, blocks=[blade()])
    crate = scene.box((1, -0.5), (2, 0.5), 1.0)
    scene.human("foe", "bob", at=(20, 0))
    with scene.activate("fighter", [1, 1]) as play:
        play.act(MeleeAttack(BlockId("blade"), None, 1, point=(ORIGIN + 0.5, ORIGIN, 0.0)))
        play.act(MeleeAttack(BlockId("blade"), None, 1, piece=crate))
        assert [addends(check) for check in play.checks] == [(12, 4, -5), (12, -5)]
