"""Odds are exact: they equal what comes of playing an attack with every throw of every die."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from pb12table.kernel.dice import TypedDice
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, Label
from pb12table.systems.pb12.rules.attacks.odds import check_probability, hit_distribution, odds, points_distribution
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.game.answers import Activate, Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.events import AttackSucceeded, DamageRolled, FigureWentOutOfAction
from pb12table.systems.pb12.rules.game.state import AttributeEffect, State
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    DamageCode,
    FrequencyCode,
    RangedModifiers,
    StrengthMode,
)
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.scene import Scene


def gun(**attributes: Any) -> Block:
    basis: dict[str, Any] = {"damage": DamageCode(4, 1), "range_factor": 4, "ranged_modifiers": RangedModifiers(0, 1)}
    return Block(BlockId("gun"), Label("gun", "Flinte"), **{**basis, **attributes})


def blade(**attributes: Any) -> Block:
    basis: dict[str, Any] = {"damage": DamageCode(1, 0), "strength_mode": StrengthMode.FULL, "melee_modifier": 0}
    return Block(BlockId("blade"), Label("blade", "Klinge"), **{**basis, **attributes})


def duel(weapon: Block, away: float, skill: int = 3, **target: Any) -> Scene:
    scene = Scene()
    scene.human("shooter", "alice", at=(0, 0), facing=0, blocks=[weapon], ranged=skill, melee=skill)
    scene.human("target", "bob", at=(away, 0), facing=180, **target)
    return scene


def every_throw(scene: Scene, attack: Attack) -> tuple[dict[int, Fraction], dict[int, Fraction], Fraction]:
    """Play the attack with every throw: shares by hits, shares by damage points, and the share of going out."""
    session = Session(SYSTEM, scene.state(), TypedDice(), digests=False)
    session.answer(Activate(FigureId("shooter")))
    hits: dict[int, Fraction] = defaultdict(Fraction)
    points: dict[int, Fraction] = defaultdict(Fraction)
    out = Fraction(0)
    open_games: list[tuple[Session[State], Any, Fraction, list[Any]]] = [(session, attack, Fraction(1), [])]
    while open_games:
        before, answer, share, events = open_games.pop()
        game = before.fork()
        told = list(events)
        game.listeners.append(lambda line, told=told: told.append(line.event))
        game.answer(answer)
        request = game.pending
        if isinstance(request, RollOn):
            open_games.append((game, True, share, told))
        elif isinstance(request, Dice) and request.purpose in ("ranged-check", "melee-check", "damage-roll"):
            open_games += [(game, face, share / 12, told) for face in range(1, 13)]
        elif isinstance(request, Dice):
            open_games.append((game, 12, share, told))  # a panic check changes nothing about this attack
        else:
            hits[sum(e.successes for e in told if isinstance(e, AttackSucceeded))] += share
            points[sum(e.points for e in told if isinstance(e, DamageRolled))] += share
            fell = any(isinstance(e, FigureWentOutOfAction) and e.figure == "target" for e in told)
            out += share if fell else 0
    return hits, points, out


def assert_exact(scene: Scene, attack: Attack) -> None:
    found = odds(scene.state(), FigureId("shooter"), attack)
    hits, points, out = every_throw(scene, attack)
    assert found.p_hits == pytest.approx([float(hits[number]) for number in range(len(found.p_hits))], abs=1e-12)
    assert sum(hits.values()) == 1
    assert max(hits) < len(found.p_hits)
    shares = [float(points[number]) for number in range(len(found.p_damage_points))]
    assert found.p_damage_points == pytest.approx(shares, abs=1e-12)
    assert max(points) < len(found.p_damage_points)
    assert found.p_out == pytest.approx(float(out), abs=1e-12)
    assert 0 < found.p_out < 1, "the case is too dull to prove anything"


def test_one_shot() -> None:
    assert_exact(duel(gun(), 3), RangedAttack(BlockId("gun"), FigureId("target"), 1))


def test_two_shots_of_which_few_hit() -> None:
    scene = duel(gun(), 6, skill=2, ranged_defence=1)
    attack = RangedAttack(BlockId("gun"), FigureId("target"), 2)
    assert odds(scene.state(), FigureId("shooter"), attack).target_number == 12
    assert_exact(scene, attack)


def test_a_success_multiplier_makes_two_hits_of_one_check() -> None:
    scene = duel(gun(success_multiplier=2), 3, points=(1, 1, 0))
    assert_exact(scene, RangedAttack(BlockId("gun"), FigureId("target"), 1))


def test_frequency_boost_and_a_last_round_in_the_gun() -> None:
    weapon = gun(frequency=FrequencyCode(3, 2), resources=2, charges=1)
    scene = duel(weapon, 3, skill=4, armour=3, points=(0, 1, 0))
    attack = RangedAttack(BlockId("gun"), FigureId("target"), 1, frequency=True, boost=1)
    found = odds(scene.state(), FigureId("shooter"), attack)
    assert (found.checks, found.target_number) == (2, 12 - 4 + 2 + 1)
    assert_exact(scene, attack)


def test_given_up_checks_make_the_others_easier() -> None:
    scene = duel(gun(), 3, skill=1, points=(0, 1, 0))
    attack = RangedAttack(BlockId("gun"), FigureId("target"), 3, given_up=2)
    found = odds(scene.state(), FigureId("shooter"), attack)
    assert (found.checks, found.target_number) == (1, 12 - 1 - 2)
    assert_exact(scene, attack)


def test_a_blow_from_behind_against_unseen_armour() -> None:
    scene = Scene()
    shield = Block(BlockId("shield"), Label("shield", "Schild"), armour_seen=4, armour_unseen=1, melee_defence=1)
    scene.human("shooter", "alice", at=(0, 0), facing=0, blocks=[blade()], melee=2)
    scene.human("target", "bob", at=(1.5, 0), facing=0, blocks=[shield], points=(0, 0, 1))
    attack = MeleeAttack(BlockId("blade"), FigureId("target"), 1)
    found = odds(scene.state(), FigureId("shooter"), attack)
    assert [part.label for part in found.modifiers if part.label == "unseen-attacker"] == ["unseen-attacker"]
    assert_exact(scene, attack)


@pytest.mark.rule("R1.4.16", "R1.1.7")
def test_a_changed_damage_table_is_reckoned_with() -> None:
    scene = duel(gun(), 3, points=(0, 1, 0))
    attack = RangedAttack(BlockId("gun"), FigureId("target"), 1)
    before = odds(scene.state(), FigureId("shooter"), attack)
    scene.edit("target", effects=[AttributeEffect(Attribute.DAMAGE_TABLE, -2, "R5.0.6")])
    assert odds(scene.state(), FigureId("shooter"), attack).p_out < before.p_out
    assert_exact(scene, attack)


def test_beyond_every_range_nothing_hits() -> None:
    scene = duel(gun(), 30)
    found = odds(scene.state(), FigureId("shooter"), RangedAttack(BlockId("gun"), FigureId("target"), 3))
    assert found.p_hits == (1.0, 0.0, 0.0, 0.0)
    assert (found.p_damage_points, found.p_out, found.expected_damage_points) == ((1.0,), 0.0, 0.0)


@pytest.mark.rule("R1.1.12")
def test_extreme_target_numbers_need_no_luck() -> None:
    assert [check_probability(number) for number in (-3, 0, 1, 2, 7, 12, 13, 20)] == pytest.approx(
        [1, 1, 1, 11 / 12, 6 / 12, 1 / 12, 0, 0]
    )


def test_hits_by_hand() -> None:
    assert hit_distribution(0.5, 2, 1) == pytest.approx((0.25, 0.5, 0.25))
    assert hit_distribution(0.5, 1, 3) == pytest.approx((0.5, 0, 0, 0.5))
    assert hit_distribution(0.5, 0, 2) == (1.0,)


@pytest.mark.rule("R1.5.1")
def test_hits_on_a_figure_that_is_out_count_no_more() -> None:
    # Two certain hits of two points each: the second is not thrown when the first put the target out.
    assert points_distribution((0.0, 0.0, 1.0), (0.0, 0.0, 1.0), 1) == pytest.approx((0, 0, 1))
    assert points_distribution((0.0, 0.0, 1.0), (0.0, 0.0, 1.0), 2) == pytest.approx((0, 0, 0, 0, 1))
