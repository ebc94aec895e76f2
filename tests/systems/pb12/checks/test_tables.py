"""The shipped tables: the rulebook's text facts, the reconstructed rows, and that all of them are data."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest

from pb12table.files.places import assets_folder
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.attacks.damage import damage
from pb12table.systems.pb12.rules.figures.seeing import concealment, sight
from pb12table.systems.pb12.rules.game.answers import RangedAttack
from pb12table.systems.pb12.rules.game.events import DamageRolled
from pb12table.systems.pb12.rules.game.tables import (
    Chooser,
    RangeCategory,
    concealment_level,
    damage_points,
    random_direction,
    range_category,
)
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamageCode
from tests.systems.pb12.scene import Scene, call

LEGIONARY, BOY = FigureId("legionary"), FigureId("boy")
PISTOL, TWIN_GUN = BlockId("pistol"), BlockId("twin-gun")
TABLES = Scene().setup().tables
NEAR, SHORT, MEDIUM, LONG, EXTREME, BEYOND, OUT = tuple(RangeCategory)


def steps_by_scale() -> dict[int, float]:
    """The recommended lengths of a step in centimetres for models at 1:scale."""
    return {row.scale: row.step_cm for row in TABLES.step_lengths}


@pytest.mark.rule("R1.1.13")
@pytest.mark.vector("V005")
def test_v005_a_step_is_2_cm_at_1_to_50() -> None:
    assert steps_by_scale()[50] == 2.0


@pytest.mark.rule("R1.1.13")
@pytest.mark.parametrize(("scale", "step"), [(100, 1.0), (72, 1.5), (60, 1.75), (35, 3.0), (24, 4.0)])
def test_recommended_step_lengths(scale: int, step: float) -> None:
    assert steps_by_scale()[scale] == step


@pytest.mark.rule("R1.1.15")
@pytest.mark.vector("V006")
def test_v006_15_steps_are_long_for_a_pistol_and_cost_6() -> None:
    assert range_category(TABLES, 3, 15) is LONG
    scene = Scene()
    scene.human("pirate", ranged=3, items=["pistol"])
    scene.human("legionary", "bob", at=(15, 0))
    with scene.activate("pirate", dice=[]) as play:
        play.act(RangedAttack(PISTOL, LEGIONARY, 1))
        check = play.checks[-1]
        assert 6 in [modifier.value for modifier in check.modifiers]
        assert check.target_number == 12 - 3 + 6  # above 12: no die


@pytest.mark.rule("R1.1.15")
@pytest.mark.vector("V049")
@pytest.mark.parametrize(
    ("distance", "category"),
    [
        (0, NEAR),
        (3, NEAR),
        (3.01, SHORT),
        (5, SHORT),
        (6, SHORT),
        (6.01, MEDIUM),
        (12, MEDIUM),
        (12.01, LONG),
        (24, LONG),
        (24.01, EXTREME),
        (48, EXTREME),
        (48.01, BEYOND),
        (96, BEYOND),
        (96.01, OUT),
        (3.0000005, NEAR),
    ],
)
def test_v049_range_categories_of_factor_3(distance: float, category: RangeCategory) -> None:
    """R1.7.11 for the last two; RU004: inclusive with a tolerance."""
    assert range_category(TABLES, 3, distance) is category


@pytest.mark.rule("R1.5.3", "R1.4.16")
@pytest.mark.vector("V051")
@pytest.mark.parametrize(
    ("result", "points"),
    [(-4, 0), (0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (12, 4), (13, 4), (20, 4)],
)
def test_v051_damage_table_iv(result: int, points: int) -> None:
    assert damage_points(TABLES, 4, result) == points


@pytest.mark.rule("R1.5.3", "R1.4.16")
@pytest.mark.parametrize("number", range(1, 7))
def test_damage_tables_cost_twelfths_of_the_result(number: int) -> None:
    assert len(TABLES.damage) == 6
    for result in range(1, 13):
        assert damage_points(TABLES, number, result) == result * number // 12


@pytest.mark.rule("R1.5.6")
def test_random_movement_directions() -> None:
    middle = [180, 135, 90, 45, 0, 0, 315, 270, 225, 180]
    expected = [Chooser.OPPONENT, *middle, Chooser.CONTROLLER]
    assert [random_direction(TABLES, face) for face in range(1, 13)] == expected


@pytest.mark.rule("R1.6.10")
def test_divergence_rows() -> None:
    expected = [
        (-3, -3, 90),
        (-2, -2, 90),
        (-2, -2, 180),
        (-1, -2, 180),
        (-1, -1, 180),
        (-1, -1, 270),
        (-1, 0, 270),
        (0, -1, 270),
        (0, -1, 360),
        (-1, 0, 360),
        (0, 0, 360),
    ]
    assert TABLES.divergence[0].radius is None
    assert [(row.radius, row.strength, row.sector) for row in TABLES.divergence[1:]] == expected


@pytest.mark.rule("R1.6.16")
@pytest.mark.parametrize(
    ("share", "level"),
    [
        (0.0, 0),
        (0.0099, 0),
        (0.011, 1),
        (0.25, 1),
        (0.2500005, 1),
        (0.251, 2),
        (0.5, 2),
        (0.51, 3),
        (0.75, 3),
        (0.76, 4),
        (0.99, 4),
    ],
)
def test_concealment_levels_by_covered_share(share: float, level: int) -> None:
    assert concealment_level(TABLES, share) == level


@pytest.mark.rule("R6.1.6")
def test_darkness_levels() -> None:
    assert [level for _, level in TABLES.darkness] == [1, 2, 3, 4, 6]


@pytest.mark.rule("R1.7.11")
def test_beyond_extreme_costs_4_more() -> None:
    assert TABLES.beyond_extreme_modifier == 4
    assert TABLES.range_bounds == (1, 2, 4, 8, 16, 32)


# -- the tables are data --------------------------------------------------------------------------------------


@pytest.mark.rule("R1.5.3")
def test_a_scenario_may_override_the_damage_tables() -> None:
    """RU120."""
    scene = Scene()
    scene.human("figure", "bob", points=(9, 1, 1))
    state = scene.state()
    harsher = (*TABLES.damage[:3], (5,) * 12, *TABLES.damage[4:])
    state.setup = replace(state.setup, tables=replace(TABLES, damage=harsher))
    _, events = call(state, damage, PlayerId("alice"), FigureId("figure"), DamageCode(3, 0), None, dice=[1])
    assert [event.points for event in events if isinstance(event, DamageRolled)] == [5]


@pytest.mark.rule("R1.1.15", "R1.7.10")
def test_a_scenario_may_override_the_range_categories() -> None:
    """RU120: with bounds twice as far, 5 steps are near for a twin gun (R 3): -2."""
    scene = Scene()
    scene.human("pirate", ranged=4, items=["twin-gun"])
    scene.human("boy", "bob", at=(5, 0))
    with scene.activate("pirate", dice=[1]) as play:
        further = replace(TABLES, range_bounds=(2, 4, 8, 16, 32, 64))
        play.state.setup = replace(play.state.setup, tables=further)
        play.act(RangedAttack(TWIN_GUN, BOY, 1))
        assert play.checks[-1].target_number == 12 - 4 - 2


@pytest.mark.rule("R1.6.16")
def test_a_scenario_may_override_the_concealment_table() -> None:
    """RU120."""
    scene = Scene()
    scene.human("figure")
    scene.human("target", "bob", at=(10, 0))
    scene.wall(5, 5, y=(0, 3))
    state = scene.state()
    doubled = tuple(replace(row, level=2 * row.level) for row in TABLES.concealment)
    state.setup = replace(state.setup, tables=replace(TABLES, concealment=doubled))
    seen = sight(state, FigureId("figure"), FigureId("target"))
    assert [modifier.value for modifier in concealment(state, seen)] == [4]


@pytest.mark.rule("R1.1.13")
def test_every_row_of_the_file_says_what_it_rests_on() -> None:
    """RU120: `text` where the rulebook's words fix the row, else `reconstructed`."""
    with (assets_folder() / "tables.toml").open("rb") as file:
        tables = tomllib.load(file)["tables"]
    rows = [row for table in tables.values() if isinstance(table, list) for row in table] + [tables["ranges"]]
    assert {row["source"] for row in rows} == {"text", "reconstructed"}
    assert [row["scale"] for row in tables["step_lengths"] if row["source"] == "text"] == [50]
    assert tables["ranges"]["source"] == "reconstructed"
