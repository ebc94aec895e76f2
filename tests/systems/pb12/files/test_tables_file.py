"""`assets/tables.toml`: every fact that the rulebook's text fixes, and the formulas behind the rest."""

import msgspec
import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.systems.pb12.files.building import tables_of
from pb12table.systems.pb12.files.content import check_tables
from pb12table.systems.pb12.files.forms import TablesForm
from pb12table.systems.pb12.rules.game.tables import (
    Chooser,
    DivergenceRow,
    RangeCategory,
    Tables,
    concealment_level,
    damage_points,
    random_direction,
    range_category,
)


@pytest.fixture(scope="module")
def form() -> TablesForm:
    found: TablesForm = load_content().tables
    return found


@pytest.fixture(scope="module")
def tables(form: TablesForm) -> Tables:
    return tables_of(form, "tables.toml")


@pytest.mark.format("tables")
@pytest.mark.parametrize("key", TablesForm.__struct_fields__)
def test_no_table_may_be_missing(form: TablesForm, key: str) -> None:
    with pytest.raises(FileProblem) as caught:
        tables_of(msgspec.structs.replace(form, **{key: None}), "mine.toml")
    assert (caught.value.key, caught.value.place, caught.value.details["key"]) == ("problem-missing-key", "tables", key)


@pytest.mark.parametrize("key", ["damage", "random_movement", "divergence"])
def test_rows_are_numbered_from_one_without_a_gap(form: TablesForm, key: str) -> None:
    rows = getattr(form, key)
    check_tables(form, "mine.toml")
    with pytest.raises(FileProblem) as caught:
        check_tables(msgspec.structs.replace(form, **{key: [rows[0], *rows[2:]]}), "mine.toml")
    assert (caught.value.key, caught.value.place) == ("problem-wrong-order", f"tables.{key}[1]")
    assert caught.value.details["expected"] == 2


@pytest.mark.vector("V005")
def test_v005_a_step_is_two_centimetres_at_1_to_50(tables: Tables, form: TablesForm) -> None:
    assert [row.step_cm for row in tables.step_lengths if row.scale == 50] == [2.0]
    assert [row.scale for row in form.step_lengths or () if row.source == "text"] == [50]
    for row in tables.step_lengths:
        assert row.step_cm == pytest.approx(100 / row.scale, abs=0.2)


@pytest.mark.parametrize(
    ("distance", "category"),
    [(5, RangeCategory.SHORT), (15, RangeCategory.LONG), (3, RangeCategory.NEAR), (96, RangeCategory.BEYOND_EXTREME)],
)
def test_ranges_of_the_text(tables: Tables, distance: float, category: RangeCategory) -> None:
    assert range_category(tables, 3, distance) is category


def test_beyond_extreme_costs_four_more(tables: Tables) -> None:
    assert tables.beyond_extreme_modifier == 4


def test_result_8_on_table_iv_costs_two(tables: Tables) -> None:
    assert damage_points(tables, 4, 8) == 2


def test_damage_tables_follow_one_formula(tables: Tables) -> None:
    for table in range(1, 7):
        for result in range(1, 13):
            assert damage_points(tables, table, result) == result * table // 12


def test_random_movement_turns_clockwise_and_is_even(tables: Tables) -> None:
    directions = [random_direction(tables, face) for face in range(1, 13)]
    assert directions[0] is Chooser.OPPONENT
    assert directions[11] is Chooser.CONTROLLER
    assert directions[1:11] == [180, 135, 90, 45, 0, 0, 315, 270, 225, 180]


def test_divergence(tables: Tables) -> None:
    assert tables.divergence[0] == DivergenceRow(None)
    assert tables.divergence[2] == DivergenceRow(-2, -2, 90)
    assert tables.divergence[11] == DivergenceRow(0, 0, 360)
    assert {row.sector for row in tables.divergence} == {90, 180, 270, 360}


@pytest.mark.parametrize(
    ("share", "level"),
    [(0.0, 0), (0.005, 0), (0.02, 1), (0.25, 1), (0.26, 2), (0.5, 2), (0.51, 3), (0.75, 3), (0.76, 4), (0.99, 4)],
)
def test_concealment(tables: Tables, share: float, level: int) -> None:
    assert concealment_level(tables, share) == level


def test_darkness(tables: Tables) -> None:
    assert [level for _, level in tables.darkness] == [1, 2, 3, 4, 6]
