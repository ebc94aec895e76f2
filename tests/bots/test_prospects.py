"""The aggressive bot's eye for attacks is held against every attack there is, weighed by the odds."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, Label
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot, best_option
from pb12table.systems.pb12.bots.prospects import POINT, ROUND, best_prospect, worth_at, worth_of
from pb12table.systems.pb12.rules.actions.attack import attack_refusal
from pb12table.systems.pb12.rules.attacks.odds import odds
from pb12table.systems.pb12.rules.figures.figures import facing_towards
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    Attack,
    Concentrate,
    EndTurn,
    Horizontal,
    MeleeAttack,
    Move,
    RangedAttack,
    ReEquip,
    Reload,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import AttributeEffect, State
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    DamageCode,
    FrequencyCode,
    RangedModifiers,
)
from tests.systems.pb12.scene import Play, Scene

ORIGIN = 14.0
HERO = FigureId("hero")
GUN = Block(
    BlockId("gun"),
    Label("gun", "Flinte"),
    damage=DamageCode(4, 1),
    range_factor=4,
    ranged_modifiers=RangedModifiers(0, 1, 2),
    frequency=FrequencyCode(2, 1),
    resources=4,
    charges=1,
)
BLADE = Block(BlockId("blade"), Label("blade", "Klinge"), slots=1, damage=DamageCode(5, 1), melee_modifier=-1)


def scene_with(*targets: tuple[float, float], **hero: Any) -> Scene:
    scene = Scene(width=44.0, depth=30.0, origin=(ORIGIN, ORIGIN))
    scene.human("hero", "alice", (0, 0), 90, **{"blocks": [GUN, BLADE], "ranged": 3, "melee": 4, **hero})
    for number, at in enumerate(targets):
        scene.human(f"target-{number}", "bob", at, 0, armour=number * 2, points=(0, 1 + number, 1))
    return scene


def every_attack(state: State, points: int) -> list[tuple[float, Attack]]:
    """All attacks with so many AP, the slow way, weighed as the bot weighs."""
    found: list[tuple[float, Attack]] = []
    for name in state.figures:
        if name == HERO:
            continue
        facing = facing_towards(state, HERO, name)
        for ap, frequency, given_up, boost in product(range(1, points + 1), (False, True), range(6), range(4)):
            for make, weapon in ((RangedAttack, "gun"), (MeleeAttack, "blade")):
                attack = make(BlockId(weapon), name, ap, frequency, given_up, boost, facing)
                if attack_refusal(state, HERO, attack) is not None:
                    continue
                come_to = odds(state, HERO, attack)
                used = come_to.checks + given_up if weapon == "gun" else 0
                worth = come_to.p_out + POINT * come_to.expected_damage_points - ROUND * used
                found.append((worth, attack))
    return found


@pytest.mark.parametrize("targets", [((3.0, 0.0),), ((1.2, 0.5), (4.0, -1.0)), ((6.0, 2.0), (5.0, -3.0))])
@pytest.mark.parametrize("points", [1, 2])
@pytest.mark.parametrize("harder", [0, -2])
def test_no_attack_is_better(targets: tuple[tuple[float, float], ...], points: int, harder: int) -> None:
    scene = scene_with(*targets)
    scene.edit("target-0", effects=[AttributeEffect(Attribute.DAMAGE_TABLE, harder, "R5.0.6")] if harder else [])
    state = scene.state()
    state.figures[HERO].concentrated = True  # so that concentrating first is not weighed
    best = best_prospect(state, HERO, points)
    assert best is not None
    attacks = every_attack(state, points)
    assert best.worth == pytest.approx(max(worth for worth, _ in attacks))
    assert any(attack == best.attack and worth == pytest.approx(best.worth) for worth, attack in attacks)


def test_nobody_in_sight_is_no_prospect() -> None:
    scene = scene_with((6.0, 0.0))
    scene.wall(3.0, 5.0, (-20.0, 20.0))
    assert best_prospect(scene.state(), HERO, 3) is None
    assert worth_of(None) == 0.0


def test_looking_from_another_place_changes_nothing() -> None:
    scene = scene_with((6.0, 0.0))
    scene.wall(3.0, 5.0, (-20.0, 20.0))
    state = scene.state()
    before = state.clone()
    assert worth_at(state, HERO, (ORIGIN + 4.0, ORIGIN, 0.0), 2) > 0.1
    assert state == before


def asked(scene: Scene) -> tuple[Play, ChooseAction]:
    play = scene.activate("hero")
    assert isinstance(play.pending, ChooseAction)
    return play, play.pending


def test_it_attacks_what_it_can_hit() -> None:
    play, request = asked(scene_with((1.2, 0.0)))
    answer = AggressiveBot(1).answer(play.state.clone(), request)
    assert isinstance(answer, MeleeAttack | RangedAttack | Concentrate)


def test_it_goes_round_a_wall_to_what_it_cannot_see() -> None:
    scene = scene_with((4.0, 0.0))
    scene.wall(2.0, 5.0, (-9.0, 2.5))
    play, request = asked(scene)
    answer = AggressiveBot(1).answer(play.state.clone(), request)
    assert isinstance(answer, Move)
    play.act(answer)
    places = [play.at("hero")]
    while isinstance(play.pending, ChooseMoveOption):
        option = best_option(play.state.clone(), play.pending)
        play.session.answer(option)
        places.append(play.at("hero"))
        if isinstance(option, Horizontal):
            assert option.facing is not None, "it ends looking at its target"
    assert max(y for _, y, _ in places) > 2.0


def test_it_goes_with_all_its_points_when_nobody_is_near() -> None:
    play, request = asked(scene_with((28.0, 0.0)))
    assert AggressiveBot(1).answer(play.state.clone(), request) == Move(3, full_move=True)


def test_it_reloads_an_empty_gun() -> None:
    scene = scene_with((5.0, 0.0), blocks=[GUN], movement=0)
    play, request = asked(scene)
    play.figure("hero").blocks[BlockId("gun")].resources = 0
    assert AggressiveBot(1).answer(play.state.clone(), request) == Reload(BlockId("gun"))


def test_it_takes_the_weapon_that_fits() -> None:
    scene = scene_with((1.2, 0.0), in_use=[], movement=0)
    play, request = asked(scene)
    answer = AggressiveBot(1).answer(play.state.clone(), request)
    assert isinstance(answer, ReEquip)
    assert answer.in_use


def test_it_looks_round_for_nothing_and_then_ends_its_turn() -> None:
    scene = scene_with((-8.0, 0.0), blocks=[])
    play, _ = asked(scene)
    play.act(Move(3))
    play.stop()
    assert isinstance(play.pending, ChooseAction)
    turn = AggressiveBot(1).answer(play.state.clone(), play.pending)
    assert isinstance(turn, Adjust)
    assert turn.free
    assert turn.facing == 180.0
    play.act(turn)
    play.answer(best_option(play.state.clone(), play.question(ChooseMoveOption)))
    if isinstance(play.pending, ChooseAction):
        assert AggressiveBot(1).answer(play.state.clone(), play.pending) == EndTurn()
    assert play.figure("hero").facing == 180.0


def test_it_activates_who_can_do_most() -> None:
    scene = scene_with((3.0, 0.0))
    scene.human("far", "alice", (-12.0, 0.0), blocks=[GUN], ranged=3)
    play = scene.play()
    assert play.pending is not None
    assert AggressiveBot(1).answer(play.state.clone(), play.pending) == Activate(HERO)


def test_whoever_decides_the_game_by_going_out_is_the_better_target() -> None:
    scene = scene_with((0, 6), (0.8, 6))
    assert best_target(scene) == "target-0"
    scene.leaders["bob"] = "target-1"
    assert best_target(scene) == "target-1"


def best_target(scene: Scene) -> str | None:
    prospect = best_prospect(scene.state(), HERO, 3)
    assert prospect is not None
    return prospect.attack.target


@pytest.mark.parametrize("distance", [10, 14])
def test_no_move_is_wasted_on_the_spot(distance: int) -> None:
    scene = Scene(width=44.0, depth=30.0, origin=(ORIGIN, 4.0))
    scene.human("hero", "alice", (0, 0), 90, blocks=[GUN], ranged=3)
    scene.human("target", "bob", (0, distance), 0, armour=6, points=(0, 1, 1))
    play = scene.activate("hero")
    play.figure("hero").action_points = 1
    bot = AggressiveBot(1)
    answer = bot.answer(play.state.clone(), play.question(ChooseAction))
    if isinstance(answer, Move):
        play.act(answer)
        assert isinstance(bot.answer(play.state.clone(), play.question(ChooseMoveOption)), Horizontal)
