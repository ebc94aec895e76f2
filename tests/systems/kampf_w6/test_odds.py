"""What to expect of attacks, against the tables and against every way the dice can fall."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.rules.answers import Attack
from pb12table.systems.kampf_w6.rules.attack_plan import attack_odds, odds_of, plan_attack, rounded_odds
from pb12table.systems.kampf_w6.rules.data import FireMode, Stance, WeaponId
from pb12table.systems.kampf_w6.rules.figures import cover_number
from tests.systems.kampf_w6.scene import Scene, profile

TABLE = tomllib.loads((Path(__file__).parent / "odds.toml").read_text(encoding="utf-8"))["attack"]


@pytest.mark.rule("W033")
@pytest.mark.parametrize("row", TABLE, ids=[row["id"] for row in TABLE])
def test_the_tables_of_odds(row: dict[str, Any]) -> None:
    stance = Stance(row.get("stance", "standing"))
    scene = Scene(distance=row.get("distance", False))
    scene.figure("b", "bob", 10 + row.get("away", 10.0), 20, wears=row["wears"], stance=stance)
    scene.figures.append(replace(profile(row["attacker"]), player=PlayerId("alice"), at=(10.0, 20.0)))
    scene.changes[row["attacker"]] = {}
    mode = FireMode(row["mode"]) if "mode" in row else None
    attack = Attack(WeaponId(row["weapon"]), FigureId("b"), mode)
    plan = plan_attack(scene.state(), FigureId(row["attacker"]), attack)
    plan = replace(plan, cover=cover_number(row.get("share", 0.0), stance))
    numbers = row["numbers"]
    assert (plan.dice, plan.target_number, plan.armour_number) == (numbers["dice"], numbers["hit"], numbers["armour"])
    assert (plan.cover, plan.weapon.wounds) == (numbers.get("cover"), numbers["wounds"])
    odds = attack_odds(plan)
    assert rounded_odds(odds.hits) == row["hits"]
    assert rounded_odds(odds.unsaved) == row["unsaved"]
    assert round(float(odds.mean_wounds), 6) == row["mean_wounds"]


@pytest.mark.parametrize(("hit", "cover", "armour"), [(4, 5, 6), (3, None, 5), (5, 6, 7), (2, 4, 1), (7, 4, 4)])
def test_odds_are_those_of_all_dice(hit: int, cover: int | None, armour: int) -> None:
    """Two shots, each with its own die to hit, for cover and for armour, every way once."""
    counted: Counter[int] = Counter()
    for faces in product(range(1, 7), repeat=6):
        through = 0
        for number in (0, 1):
            lands = faces[number] >= hit
            stopped = (cover is not None and faces[2 + number] >= cover) or faces[4 + number] >= armour
            through += lands and not stopped
        counted[through] += 1
    exact = tuple(Fraction(counted[number], 6**6) for number in range(3))
    odds = odds_of(2, hit, cover, armour, 2)
    assert odds.unsaved == exact
    assert odds.mean_wounds == 2 * (exact[1] + 2 * exact[2])
    assert odds.at_least(3, 2) == exact[2]
