"""Target radius, divergence, sectors, and cover against blasts.

R1.6.9 to R1.6.11, R1.6.17, R1.8.12, RU007, RU014, RU043, RU050, RU053 to RU055.
"""

from __future__ import annotations

from itertools import product
from math import cos, radians, sin, sqrt
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.attacks.blast import (
    ChooseSector,
    Success,
    blast,
    diverged,
    figures_within,
    is_in_sector,
    reached,
)
from pb12table.systems.pb12.rules.attacks.odds import odds_of_plan
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.checks.checks import Game, check
from pb12table.systems.pb12.rules.game.answers import Concentrate, RangedAttack
from pb12table.systems.pb12.rules.game.events import (
    AttackFailed,
    AttackSucceeded,
    BlastWentOff,
    CheckDiverged,
    CoverHeld,
    DamageRolled,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId, DamageCode, RangedModifiers
from pb12table.table.shapes import Point3
from tests.systems.pb12.expect import addends, gear
from tests.systems.pb12.scene import ORIGIN, TABLES, Play, Scene, call, label

BOMB = BlockId("bomb")
FIVE = DamageCode(5, 0)
BASE = 1.8
"""How high a human's base point lies."""


def bomb(**changes: Any) -> Block:
    """A grenade: R 4, near 0 and short +1, damage 5/0, radius 4, three resource points."""
    fields: dict[str, Any] = {
        "damage": DamageCode(5, 0),
        "range_factor": 4,
        "ranged_modifiers": RangedModifiers(near=0, short=1, medium=3),
        "radius": 4,
        "resources": 3,
    }
    return Block(BOMB, label("bomb"), **(fields | changes))


def on_table(x: float, y: float, z: float = 0.0) -> Point3:
    """A point of the scene in the table's coordinates."""
    return (x + ORIGIN, y + ORIGIN, z)


def eight_steps_away() -> Point3:
    """The point on the table that is exactly eight steps from the thrower's base point."""
    return on_table(sqrt(64 - BASE * BASE), 0.0)


def throw(point: Point3 | None = None, target: str | None = None, points: int = 1, **more: Any) -> RangedAttack:
    return RangedAttack(BOMB, None if target is None else FigureId(target), points, point=point, **more)


def thrower(ranged: int = 5, **weapon: Any) -> Scene:
    """A thrower at the origin, facing east, with nine free points."""
    scene = Scene()
    scene.human("thrower", "alice", ranged=ranged, blocks=[bomb(**weapon)], points=(9, 0, 0))
    return scene


def hurt(play: Play) -> list[tuple[str, int]]:
    """Who has received damage, and of which strength, in order."""
    return [(str(event.figure), event.strength) for event in play.damage]


def went_off(
    scene: Scene,
    point: Point3,
    dice: list[int],
    *,
    radius: int = 4,
    code: DamageCode = FIVE,
    first: str | None = None,
    sector: int = 360,
) -> list[Any]:
    """The events of one success of a blast that alice has caused."""
    success = Success(radius, sector=sector)
    target = None if first is None else FigureId(first)
    first_figure = scene.figures[0].id
    _, events = call(
        scene.state(), blast, PlayerId("alice"), first_figure, BOMB, target, point, code, success, dice=dice
    )
    return events


def damaged(events: list[Any]) -> list[str]:
    return [str(event.figure) for event in events if isinstance(event, DamageRolled)]


# -- target radius ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.9")
@pytest.mark.vector("V023")
def test_v023_detonate() -> None:
    scene = Scene()
    scene.human("sapper", "alice", at=(12, 0), tech=5)
    scene.human("a", "bob", at=(3, 0), points=(9, 0, 0))
    scene.human("b", "bob", at=(0, -3.5), points=(9, 0, 0))

    async def detonate(game: Game) -> None:
        sum_of_check = [Modifier("R1.4.26", "base", 12), Modifier("R1.4.26", "attribute-tech", -5)]
        result = await check(game, FigureId("sapper"), "tech", "R1.6.9", [*sum_of_check, Modifier("R1.6.9", "x", 1)])
        assert (result.target_number, result.passed) == (8, True)
        await blast(
            game, PlayerId("alice"), FigureId("sapper"), BOMB, None, on_table(0, 0), DamageCode(5, 0), Success(4)
        )

    _, events = call(scene.state(), detonate, dice=[9, 6, 6])
    assert damaged(events) == ["a", "b"]
    state = scene.state()
    near = figures_within(state, on_table(0, 0), 4)
    assert [(str(hit.figure), round(hit.distance, 3)) for hit in near] == [("a", 3.499), ("b", 3.936)]


@pytest.mark.rule("R1.6.9", "R1.8.12")
@pytest.mark.vector("V164")
def test_v164_the_thrower_and_a_friend_are_hit_too() -> None:
    scene = thrower()
    scene.human("friend", "alice", at=(0, 3), points=(9, 0, 0))
    scene.human("foe", "bob", at=(2, 0), points=(9, 0, 0))
    with scene.activate("thrower", [12, 6, 6, 6]) as play:
        play.act(throw(target="foe"))
        # The target first, then by distance from the target point: the thrower at 2, the friend at 3.6 steps.
        assert hurt(play) == [("foe", 5), ("thrower", 5), ("friend", 5)]
        assert [event.hit for event in play.of(BlastWentOff)] == [("foe", "thrower", "friend")]


@pytest.mark.rule("RU050", "RU007")
def test_the_order_is_target_then_distance_then_id_and_the_radius_is_in_space() -> None:
    scene = Scene()
    scene.box((-1, 9), (1, 11), height=3)
    for name, at, height in (
        ("far", (0.0, 0.0), 0.0),
        ("zeta", (6.0, 3.0), 0.0),
        ("beta", (6.0, -3.0), 0.0),
        ("mark", (9.5, 0.0), 0.0),
        ("high", (0.0, 10.0), 3.0),
    ):
        scene.human(name, "bob", at=at, height=height)
    state = scene.state()
    point = on_table(6, 0, BASE)
    hits = figures_within(state, point, 4, FigureId("mark"))
    assert [str(hit.figure) for hit in hits] == ["mark", "beta", "zeta"]
    assert [str(hit.figure) for hit in figures_within(state, point, 6)] == ["beta", "zeta", "mark", "far"]
    # Three steps up and one aside are more than three steps in space.
    assert not figures_within(state, on_table(1, 10, BASE), 3)
    assert [str(hit.figure) for hit in figures_within(state, on_table(1, 10, BASE + 3), 3)] == ["high"]


@pytest.mark.rule("R1.6.14")
@pytest.mark.vector("V166")
def test_v166_no_boost_with_a_target_radius() -> None:
    scene = thrower()
    scene.human("foe", "bob", at=(3, 0))
    play = scene.activate("thrower")
    refusal = play.refusal(throw(target="foe", boost=1))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R1.6.14", "no-boost-with-radius")
    assert play.refusal(throw(target="foe")) is None


@pytest.mark.rule("RU043", "R1.8.9")
def test_armour_by_facing_looks_at_the_target_point() -> None:
    def strength_of_armour(facing: float) -> int:
        scene = thrower()
        shield = gear("shield", armour_seen=3)
        scene.human("foe", "bob", at=(5, 0), facing=facing, points=(9, 0, 0), blocks=[shield])
        with scene.activate("thrower", [12, 6]) as play:
            play.act(throw(on_table(6.5, 0.9)))
            return next((m.value for m in play.damage[0].modifiers if m.label == "armour-left"), 0)

    # The point lies behind a figure that faces its thrower.
    assert strength_of_armour(180.0) == 0
    assert strength_of_armour(0.0) == -3


# -- divergence ------------------------------------------------------------------------------------------------


@pytest.mark.vector("V155")
@pytest.mark.vector("V156")
@pytest.mark.vector("V157")
@pytest.mark.vector("V158")
@pytest.mark.rule("R1.6.10", "RU053")
@pytest.mark.parametrize(
    ("radius", "strength", "face", "left"),
    [
        (3, 5, 2, None),
        (4, 5, 2, Success(1, -3, 90)),
        (4, 5, 1, None),
        (4, 2, 3, None),
        (4, -1, 12, Success(4, 0, 360)),
        (4, -1, 9, None),
        (4, -1, 8, Success(3, 0, 270)),
        (1, 5, 11, None),
        (1, 5, 10, Success(1, -1, 360)),
        (0, 5, 12, Success(0, 0, 360)),
    ],
)
def test_v155_to_v158_what_divergence_leaves(radius: int, strength: int, face: int, left: Success | None) -> None:
    assert diverged(TABLES, face, radius, strength) == left


@pytest.mark.rule("R1.6.10", "R1.6.11", "RU055")
@pytest.mark.vector("V154")
def test_v154_a_failed_check_still_makes_a_success_and_the_opponent_turns_the_sector() -> None:
    scene = thrower()
    scene.human("friend", "alice", at=(7.8, 0.5), points=(9, 0, 0))
    scene.human("foe", "bob", at=(7.8, -0.5), points=(9, 0, 0))
    scene.player("carol", 0)
    scene.human("third", "carol", at=(50, 50))
    with scene.activate("thrower", [9, 3, 6]) as play:
        play.answer(Concentrate())
        play.answer(throw(eight_steps_away(), points=1))
        assert [(check.target_number, check.passed) for check in play.checks] == [(10, False)]
        assert [(e.face, e.works, e.radius, e.strength, e.sector) for e in play.of(CheckDiverged)] == [
            (3, True, 2, 3, 90)
        ]
        request = play.pending
        assert isinstance(request, ChooseSector)
        assert (request.player, request.radius, request.sector) == ("bob", 2, 90)
        play.answer(45.0)
        assert [(e.radius, e.damage, e.start, e.sector) for e in play.of(BlastWentOff)] == [
            (2, (DamageCode(3, 0),), 45.0, 90)
        ]
        assert hurt(play) == [("friend", 3)]


@pytest.mark.rule("R1.6.10", "R1.6.6", "RU053")
@pytest.mark.vector("V159")
def test_v159_a_diverged_success_is_not_multiplied() -> None:
    scene = thrower(success_multiplier=2, range_factor=6)
    scene.human("foe", "bob", at=(5, 0), points=(99, 0, 0))
    with scene.activate("thrower", [7, 6, 12, 1, 1, 1]) as play:
        play.act(throw(target="foe", points=2))
        assert [check.target_number for check in play.checks] == [7, 7]
        assert not play.of(AttackSucceeded)
        assert [(e.radius, e.damage, e.sector) for e in play.of(BlastWentOff)] == [(4, (FIVE,), 360)] * 3


@pytest.mark.rule("R1.1.12", "R1.6.10")
@pytest.mark.vector("V303")
@pytest.mark.parametrize(("ranged", "dice"), [(1, [11, 12, 6]), (0, [])])
def test_v303_only_checks_that_are_rolled_diverge(ranged: int, dice: list[int]) -> None:
    scene = thrower(ranged, ranged_modifiers=RangedModifiers(near=1), range_factor=6)
    scene.human("foe", "bob", at=(5, 0), points=(9, 0, 0))
    with scene.activate("thrower", dice) as play:
        play.act(throw(target="foe"))
        assert [check.target_number for check in play.checks] == [13 - ranged]
        assert len(play.of(CheckDiverged)) == len(play.of(BlastWentOff)) == (1 if dice else 0)
        assert len(play.of(AttackFailed)) == (0 if dice else 1)


@pytest.mark.rule("R1.6.5", "RU050")
def test_the_divergence_die_follows_its_check_and_the_effects_come_last() -> None:
    scene = thrower(range_factor=6)
    scene.human("foe", "bob", at=(5, 0), points=(99, 0, 0))
    with scene.activate("thrower", [2, 12, 8, 6, 7]) as play:
        play.answer(throw(target="foe", points=2))
        assert isinstance(play.pending, RollOn)
        assert play.pending.successes == 1
        assert [event.face for event in play.of(CheckDiverged)] == [12]
        play.answer(True)
        play.question(ChooseAction)
        assert [event.face for event in play.damage if event.figure == "foe"] == [6, 7]
        assert play.figure("thrower").blocks[BOMB].resources == 1


# -- sectors ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.11", "RU054")
@pytest.mark.parametrize(
    ("angle", "start", "sector", "inside"),
    [
        (0, 0, 90, True),
        (90, 0, 90, True),
        (90.01, 0, 90, False),
        (359.99, 0, 90, False),
        (-0.0000005, 0, 90, True),
        (10, 300, 90, True),
        (31, 300, 90, False),
        (299, 300, 270, False),
        (211, 300, 270, False),
        (210, 300, 270, True),
        (123, 0, 360, True),
    ],
)
def test_sectors_are_closed(angle: float, start: float, sector: int, inside: bool) -> None:
    other = (3 * cos(radians(angle)), 3 * sin(radians(angle)), BASE)
    assert is_in_sector((0.0, 0.0, 0.0), other, start, sector) is inside


@pytest.mark.rule("RU054")
def test_a_base_point_above_the_target_point_is_in_every_sector() -> None:
    assert all(is_in_sector((5.0, 5.0, 0.0), (5.0, 5.0, BASE), start, 90) for start in range(0, 360, 15))


@pytest.mark.rule("R1.6.11", "RU054")
def test_only_figures_in_the_sector_are_hit() -> None:
    scene = Scene()
    scene.human("east", "alice", at=(2, 0), points=(9, 0, 0))
    scene.human("north", "bob", at=(0, 2), points=(9, 0, 0))
    scene.human("west", "bob", at=(-2, 0), points=(9, 0, 0))
    # The default of the sector begins in the east; its borders belong to it.
    assert damaged(went_off(scene, on_table(0, 0), [6, 6], sector=90)) == ["east", "north"]
    assert damaged(went_off(scene, on_table(0, 0), [6, 6, 6], sector=180)) == ["east", "north", "west"]


@pytest.mark.rule("R1.6.11")
def test_nobody_is_asked_for_a_sector_without_anybody_near() -> None:
    scene = thrower()
    scene.human("foe", "bob", at=(60, 0))
    with scene.activate("thrower", [2, 3]) as play:
        play.act(throw(on_table(7, 0)))
        assert isinstance(play.pending, ChooseAction)
        assert [event.hit for event in play.of(BlastWentOff)] == [()]


# -- cover -----------------------------------------------------------------------------------------------------


def behind_a_wall(height: float, **flags: Any) -> Scene:
    """A human four steps east of the origin, and a wall half way."""
    scene = Scene()
    scene.human("human", "bob", at=(4, 0), points=(9, 0, 0))
    scene.wall(2, height, **flags)
    return scene


@pytest.mark.rule("R1.6.17", "RU014")
@pytest.mark.vector("V161")
def test_v161_cover_lowers_the_strength() -> None:
    rolled = [e for e in went_off(behind_a_wall(1.4), on_table(0, 0, BASE), [6]) if isinstance(e, DamageRolled)]
    assert [(event.strength, event.result, event.points) for event in rolled] == [(3, 6, 2)]
    assert addends(rolled[0]) == (5, -2, -3)
    assert [m.source for m in rolled[0].modifiers if m.rule == "R1.6.17"] == ["piece-0"]


@pytest.mark.rule("R1.6.17", "RU014")
@pytest.mark.vector("V162")
def test_v162_fully_hidden_figures_take_no_damage() -> None:
    events = went_off(behind_a_wall(1.9), on_table(0, 0, BASE), [])
    assert [(event.figure, event.obstacle) for event in events if isinstance(event, CoverHeld)] == [
        ("human", "piece-0")
    ]


@pytest.mark.rule("R1.6.17", "RU014")
@pytest.mark.vector("V163")
@pytest.mark.parametrize("shelter", ["hedge", "figure"])
def test_v163_only_terrain_that_stops_damage_covers(shelter: str) -> None:
    scene = behind_a_wall(1.4, stops_damage=False) if shelter == "hedge" else Scene()
    if shelter == "figure":
        scene.human("human", "bob", at=(4, 0), points=(9, 0, 0))
        scene.human("between", "bob", at=(2, 0), points=(9, 0, 0))
    events = went_off(scene, on_table(0, 0, BASE), [6] * len(scene.figures), first="human")
    rolled = next(event for event in events if isinstance(event, DamageRolled) and event.figure == "human")
    assert (rolled.strength, rolled.result, rolled.points) == (5, 8, 2)


@pytest.mark.rule("RU014")
def test_terrain_that_touches_only_the_target_point_does_not_count() -> None:
    scene = Scene()
    scene.human("human", "bob", at=(4, 0))
    scene.wall(0, 3)
    assert reached(scene.state(), FigureId("human"), on_table(0, 0, BASE)).cover is None
    roof = Scene()
    roof.box((-3, -3), (6, 3), height=2)
    roof.human("human", "bob", at=(4, 0), height=2)
    hit = reached(roof.state(), FigureId("human"), on_table(0, 0, 2.0))
    assert (hit.cover, hit.hidden) == (None, False)


@pytest.mark.rule("R1.6.17", "RU014")
@pytest.mark.parametrize(
    ("at", "level", "hidden"),
    [
        ((0, 0.5, 0), 4, True),  # in the room below
        ((-2, 2.95, 0), 3, False),  # below, along the edge: a part of the figure there is over it
        ((3.5, 0, 0), 4, True),  # in front of the house: each line up to the figure passes through the floor
        ((3.5, 0, 2.5), 0, False),  # as high as the floor and half a step more
        ((8.0, 0, 0), 2, False),  # farther off its edge hides up to 2 * 7 / 5 = 2.8, which is 40 per cent
        ((0, 0.5, 2), 0, False),  # on the same floor
        ((0, 0.5, 3.8), 0, False),  # above it
    ],
)
def test_a_floor_covers_who_stands_on_it_from_a_blast_below(
    at: tuple[float, float, float], level: int, hidden: bool
) -> None:
    scene = Scene()
    floor = scene.box((-3, -3), (3, 3), height=0.2, base=1.8)
    scene.human("human", "bob", at=(1, at[1]) if at[0] else (0, 0), height=2.0)
    hit = reached(scene.state(), FigureId("human"), on_table(*at))
    assert (0 if hit.cover is None else -hit.cover.value, hit.hidden) == (level, hidden)
    assert hit.piece == (floor if level else "")


@pytest.mark.rule("R1.6.17", "RU014")
def test_on_a_ramp_nothing_of_it_is_between_a_blast_and_who_stands_higher_up() -> None:
    scene = Scene()
    low, high = ((ORIGIN, ORIGIN - 2), (ORIGIN, ORIGIN + 2)), ((ORIGIN + 6, ORIGIN - 2), (ORIGIN + 6, ORIGIN + 2))
    scene.box((0, -2), (6, 2), 3.0, low_edge=low, high_edge=high)
    scene.human("human", "bob", at=(4, 0), height=2.0)
    for x in (1.0, 2.5, 3.9):
        hit = reached(scene.state(), FigureId("human"), on_table(x, 0, x / 2))
        assert (hit.cover, hit.hidden) == (None, False)


# -- odds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.6.9", "R1.6.10")
@pytest.mark.parametrize(("points", "multiplier"), [(1, 1), (2, 1), (1, 2)])
def test_odds_of_a_blast_agree_with_all_dice(points: int, multiplier: int) -> None:
    """Every die of a radius attack counted by hand: checks, divergence, damage."""
    scene = thrower(ranged=6, damage=DamageCode(2, 0), success_multiplier=multiplier)
    scene.human("foe", "bob", at=(3, 0))
    state = scene.state()
    found = odds_of_plan(state, plan_attack(state, FigureId("thrower"), throw(target="foe", points=points)))
    capacity, table = 2, TABLES.damage[3]

    def cost(face: int, strength: int) -> int:
        result = min(face + strength - 3, 12)
        return table[result - 1] if result > 0 else 0

    def after(strengths: list[int]) -> dict[int, float]:
        """How likely each number of damage points is after hits of these strengths."""
        chances: dict[int, float] = {0: 1.0}
        for strength in strengths:
            follow: dict[int, float] = {}
            for used, chance in chances.items():
                if used > capacity:
                    follow[used] = follow.get(used, 0.0) + chance
                    continue
                for face in range(1, 13):
                    total = used + cost(face, strength)
                    follow[total] = follow.get(total, 0.0) + chance / 12
            chances = follow
        return chances

    # What one check comes to: its likelihood and the strengths of its hits.
    target_number = 12 - 6
    passed = (13 - target_number) / 12
    one = [(passed, [2] * multiplier)]
    for row in TABLES.divergence:
        works = row.radius is not None and 4 + row.radius > 0 and not (row.strength < 0 and 2 + row.strength <= 0)
        one.append(((1 - passed) / 12, [2 + row.strength] if works else []))
    expected: dict[int, float] = {}
    hits: dict[int, float] = {}
    for combination in product(one, repeat=points):
        share, strengths = 1.0, list[int]()
        for chance, more in combination:
            share *= chance
            strengths += more
        hits[len(strengths)] = hits.get(len(strengths), 0.0) + share
        for number, chance in after(strengths).items():
            expected[number] = expected.get(number, 0.0) + share * chance
    assert found.p_hits == pytest.approx([hits.get(number, 0.0) for number in range(max(hits) + 1)])
    assert found.p_damage_points == pytest.approx([expected.get(number, 0.0) for number in range(max(expected) + 1)])
    assert found.p_out == pytest.approx(sum(chance for number, chance in expected.items() if number > capacity))


@pytest.mark.rule("R1.6.10", "R1.1.12", "RU053")
@pytest.mark.parametrize(
    ("ranged", "modifiers", "number"), [(-1, RangedModifiers(near=0), 13), (5, RangedModifiers(short=0), 7)]
)
def test_a_blast_that_cannot_be_rolled_hits_nobody_for_certain(
    ranged: int, modifiers: RangedModifiers, number: int
) -> None:
    scene = thrower(ranged=ranged, ranged_modifiers=modifiers)
    scene.human("foe", "bob", at=(3, 0))
    state = scene.state()
    plan = plan_attack(state, FigureId("thrower"), throw(target="foe"))
    found = odds_of_plan(state, plan)
    assert (plan.target_number, found.p_hits[0], sum(found.p_hits)) == (number, 1.0, 1.0)
    assert (found.p_damage_points, found.p_out) == ((1.0,), 0.0)
