"""Concealment and cover of targets.  R1.6.16, R1.6.17."""

from __future__ import annotations

import pytest

from pb12table.systems.pb12.rules.preparations.profiles import DamageCode
from tests.systems.pb12.duels import RIFLE, shoot
from tests.systems.pb12.expect import addends, gun
from tests.systems.pb12.scene import Scene

WALLS = [(0.9, 0), (0.905, 0), (0.95, 1), (1.15, 1), (1.16, 2), (1.4, 2), (1.42, 3), (1.65, 3), (1.66, 4), (1.89, 4)]


@pytest.mark.rule("R1.6.16")
@pytest.mark.rule("RU013")
@pytest.mark.parametrize(("height", "level"), WALLS)
def test_concealment_is_added_to_the_target_number(height: float, level: int) -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"])
    scene.human("foe", "bob", at=(10, 0))
    scene.wall(5.0, height)
    with scene.activate("fighter", [1]) as play:
        play.act(shoot(1, RIFLE))
        # 10 steps are medium for R 4: +1.
        assert play.checks[0].target_number == 12 - 5 + 1 + level
        assert sum(addends(play.checks[0])[1:-1]) == 1 + level


@pytest.mark.rule("R1.6.16")
@pytest.mark.parametrize("height", [1.895, 1.9])
def test_a_hidden_target_cannot_be_chosen(height: float) -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"])
    scene.human("foe", "bob", at=(10, 0))
    scene.wall(5.0, height)
    with scene.activate("fighter") as play:
        assert play.refusal(shoot(1, RIFLE)) is not None


@pytest.mark.rule("R1.6.16")
@pytest.mark.rule("RU013")
def test_smoke_adds_its_level_to_that_of_the_covered_share() -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, items=["rifle"])
    scene.human("foe", "bob", at=(10, 0))
    scene.wall(5.0, 5.0, y=(0.0, 3.0))
    scene.box((6, -3), (7, 3), 4.0, translucent=1, passable=True)
    with scene.activate("fighter", [1]) as play:
        play.act(shoot(1, RIFLE))
        assert play.checks[0].target_number == 12 - 5 + 1 + 2 + 1


@pytest.mark.rule("R1.6.17")
@pytest.mark.rule("RU014")
def test_cover_against_a_plain_attack_is_concealment_and_spares_no_damage() -> None:
    scene = Scene()
    scene.human("fighter", "alice", ranged=5, blocks=[gun(damage=DamageCode(5, 0))])
    scene.human("foe", "bob", at=(3, 0), points=(9, 0, 0))
    scene.wall(1.5, 1.4, stops_damage=True)
    with scene.activate("fighter", [9, 6]) as play:
        play.act(shoot(1))
        assert play.checks[0].target_number == 12 - 5 + 2
        assert addends(play.damage[0]) == (5, -3)
