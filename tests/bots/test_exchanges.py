"""The first look at attacks from elsewhere: where terrain alone hides, they are worth what the rules say."""

from __future__ import annotations

import random

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.prospects import (
    Exchanges,
    Memory,
    best_prospect,
    opponents,
    standing_at,
    worth_at,
    worth_of,
)
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.table.shapes import Point3
from tests.bots.test_prospects import BLADE, GUN, HERO, ORIGIN, scene_with
from tests.systems.pb12.scene import Scene

GUNNER = FigureId("gunner")
PLACES = [(0.0, 0.0), (3.5, 0.5), (-4.5, 3.5), (6.5, -1.5), (7.4, 0.2), (2.5, 6.5), (-9.5, -6.5)]


def at(x: float, y: float) -> Point3:
    return (ORIGIN + x, ORIGIN + y, 0.0)


def duel(seed: int) -> Scene:
    """A hero and a gunner among walls, hedges, dark and rough ground, hurt and tired as chance would have it."""
    dice = random.Random(seed)
    scene = scene_with()
    scene.human("gunner", "bob", (8, 0), 180, blocks=[GUN, BLADE], ranged=4, melee=3, armour=dice.randrange(4))
    for _ in range(4):
        x, y = dice.uniform(-8.0, 8.0), dice.uniform(-8.0, 8.0)
        scene.box((x, y), (x + dice.uniform(0.3, 2.0), y + dice.uniform(0.3, 2.0)), dice.choice((0.6, 1.2, 1.6, 3.0)))
    scene.zone(ZoneKind.DARK, (2, -4), (9, 4), level=2)
    scene.zone(ZoneKind.ROUGH, (-6, 2), (4, 9))
    return scene


def agrees(state: State, memory: Memory) -> int:
    """How many looks were worth something, each of them what it is worth by the rules."""
    counted = 0
    for figure, other in ((HERO, GUNNER), (GUNNER, HERO)):
        exchanges = Exchanges(state, memory)
        for points in (1, 2, 4):
            for x, y in PLACES:
                found, on = exchanges.best(figure, at(x, y), points)
                assert found == pytest.approx(worth_at(state, figure, at(x, y), points)), (figure, points, x, y)
                assert (on is None) == (found == 0.0)
                moved, _ = exchanges.best(other, exchanges.fighter(other).feet, points, (figure,), (figure, at(x, y)))
                with standing_at(state, figure, at(x, y)):
                    assert moved == pytest.approx(worth_of(best_prospect(state, other, points)))
                counted += (found > 0.0) + (moved > 0.0)
    return counted


@pytest.mark.parametrize("seed", range(4))
def test_where_terrain_alone_hides_it_is_what_the_rules_say(seed: int) -> None:
    state, memory = duel(seed).state(), Memory()
    assert agrees(state, memory) > 20
    state.figures[HERO].light_points = 0
    state.figures[GUNNER].statuses[Status.SEVERELY_WOUNDED] = 1
    state.figures[HERO].concentrated = True
    assert agrees(state, memory) > 20, "what is remembered is of figures as they were"


def test_an_empty_gun_shoots_no_more() -> None:
    state, memory = duel(1).state(), Memory()
    assert Exchanges(state, memory).here(GUNNER, 2) > 0.0
    for in_play in state.figures[GUNNER].blocks.values():
        in_play.resources = 0
    assert Exchanges(state, memory).here(GUNNER, 2) == worth_of(best_prospect(state, GUNNER, 2))


def test_nobody_shoots_past_an_opponent_who_is_much_nearer() -> None:
    state = scene_with((4, 0), (0, 12)).state()
    near, far = opponents(state, HERO)
    exchanges = Exchanges(state)
    assert exchanges.best(HERO, at(0, 0), 2, (far,))[0] == 0.0
    assert exchanges.best(HERO, at(0, 0), 2, (near,))[0] > 0.0
    assert exchanges.best(HERO, at(0, 8), 2, (far,))[0] > 0.0
