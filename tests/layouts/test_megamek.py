"""Boards of MegaMek: each hex is a prism as high as its level, and what stands on it stands there."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
import shapely

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, imported
from pb12table.layouts.maps.reading import map_of
from pb12table.table.battlefield import Battlefield
from tests.layouts.exact import EXACT, assert_outlined


def board(*rows: str, wide: int = 4, deep: int = 3, more: str = "") -> str:
    """A board whose hexes are flat but for some: each row is `column row level terrain`."""
    told = {tuple(map(int, row.split()[:2])): row.split(maxsplit=3)[2:] for row in rows}
    lines = [f"size {wide} {deep}"]
    for row in range(1, deep + 1):
        for column in range(1, wide + 1):
            level, *terrain = told.get((column, row), ["0"])
            lines.append(f'hex {column:02}{row:02} {level} "{terrain[0] if terrain else ""}" ""')
    return "\r\n".join(["# a board", *lines, more, "end"])


def read(text: str, **options: Any) -> ImportedMap:
    found = map_of(text.encode(), "hills.board")
    return imported(found, ImportOptions("hills", **options), "hills.board", "hills")


def table_of(found: ImportedMap) -> Battlefield:
    table: Battlefield = scenario_of(found.document, load_content(), Path("hills.toml")).setup.battlefield
    return table


def left_out(found: ImportedMap) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for problem in found.left_out:
        counted[problem.key] += int(dict(problem.details).get("count", 1))
    return dict(counted)


def hexagon(column: int, row: int, *, wide: float = 2.0, deep: int = 3) -> shapely.Polygon:
    """The hex of a number, from 1, on the table, `wide` steps across its flat sides; every second column is lower."""
    side = wide / sqrt(3.0)
    x, y = side * (1.0 + 1.5 * (column - 1)), wide * (row - 0.5 + (0.5 if column % 2 == 0 else 0.0))
    middle = (x, wide * (deep + 0.5) - y)
    corners = [(-1.0, 0.0), (-0.5, 1.0), (0.5, 1.0), (1.0, 0.0), (0.5, -1.0), (-0.5, -1.0)]
    return shapely.Polygon([(middle[0] + side * a, middle[1] + wide / 2.0 * b) for a, b in corners])


@pytest.mark.parametrize("steps", [0.9, 2.0, 3.1])
@pytest.mark.parametrize(("column", "row"), [(1, 1), (2, 1), (3, 2), (2, 3), (4, 3)])
def test_each_hex_is_a_prism_as_high_as_its_level(column: int, row: int, steps: float) -> None:
    found = read(board(f"{column} {row} 3"), cell_steps=steps, level=0.5)
    table = table_of(found)
    assert [(piece.base, piece.top, piece.kind) for piece in table.pieces] == [(0.0, 1.5, "hill")]
    assert_outlined(table, "hill-1", [*hexagon(column, row, wide=steps).exterior.coords])
    assert left_out(found) == {}


def test_hexes_that_touch_and_are_as_high_are_one_piece_with_its_holes() -> None:
    ring = [(2, 1), (1, 2), (3, 2), (1, 3), (3, 3), (2, 3)]
    found = read(board(*(f"{column} {row} 1" for column, row in ring), "2 2 4", "5 1 1", wide=5))
    hills = [piece for piece in table_of(found).pieces if piece.top == 1.0]
    assert [len(piece.holes) for piece in hills] == [1, 0]
    drawn = shapely.union_all([hexagon(column, row).buffer(EXACT / 4.0) for column, row in ring])
    made = shapely.Polygon(hills[0].outline, hills[0].holes)
    assert shapely.hausdorff_distance(made.boundary, drawn.boundary, densify=0.05) <= EXACT
    peak = next(piece for piece in table_of(found).pieces if piece.top == 4.0)
    assert_outlined(table_of(found), peak.id, [*hexagon(2, 2).exterior.coords])


def test_terrains_stand_on_the_ground_with_their_heights() -> None:
    found = read(
        board(
            "1 1 2 woods:1;foliage_elev:2", "3 1 0 woods:2", "1 3 0 water:2", "4 2 1 building:2;bldg_elev:3;bldg_cf:40",
            "2 2 0 bridge:1:9;bridge_elev:2;bridge_cf:90;water:1", "3 3 0 road:1:9;fluff:3",
        ),
        level=1.0,
    )  # fmt: skip
    pieces = [piece for piece in table_of(found).pieces if piece.kind != "hill"]
    assert sorted((piece.kind, piece.base, round(piece.top, 3)) for piece in pieces) == [
        ("bridge", 1.9, 2.0), ("building", 1.0, 4.0), ("road", 0.0, 0.1), ("water", 0.0, 0.1),
        ("woods", 0.0, 2.0), ("woods", 2.0, 4.0),
    ]  # fmt: skip
    assert left_out(found) == {"problem-board-depth": 2}
    assert_outlined(table_of(found), "building-1", [*hexagon(4, 2).exterior.coords])


def test_the_lowest_level_is_the_table() -> None:
    found = read(board("2 2 -2", "1 1 1"))
    tops = sorted(piece.top for piece in table_of(found).pieces)
    assert tops == [2.0, 3.0]


def test_hexes_are_read_in_their_order_whatever_their_numbers() -> None:
    wrong = board("2 1 3").replace("hex 0201", "hex 9999")
    assert_outlined(table_of(read(wrong)), "hill-1", [*hexagon(2, 1).exterior.coords])


def test_unknown_terrain_is_told_by_its_name_and_can_be_chosen() -> None:
    text = board("1 1 0 lava_tube:1", "2 1 0 lava_tube:1;sand:1")
    found = read(text)
    assert left_out(found) == {"problem-board-terrain": 2, "problem-map-nothing": 2}
    assert found.document["terrain"] == []
    called = next(called for called in map_of(text.encode(), "x").groups() if called.name == "lava_tube")
    assert read(text, choices={called: "rubble"}).others == {"rubble": 1}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('hex 0101 high "" ""', "problem-board-line"),
        ('hex 0101 0 "woods:many" ""', "problem-board-line"),
        ("hex 0101", "problem-board-line"),
        ('import os\nhex 0101 0 "" ""', "problem-board-line"),
        ('hex 0101 nan "" ""', "problem-board-line"),
        ('hex 0101 9999 "" ""', "problem-board-line"),
    ],
)
def test_a_line_that_cannot_be_read_is_told_by_its_number(line: str, told: str) -> None:
    found = read(board("3 3 1", more="").replace('hex 0101 0 "" ""', line))
    places = [problem.place for problem in found.left_out if problem.key == told]
    assert places == ["line 3"]
    assert_outlined(table_of(found), "hill-1", [*hexagon(3, 3).exterior.coords])


def test_hexes_that_are_missing_or_too_many_are_told() -> None:
    lines = board().split("\r\n")
    assert left_out(read("\n".join(lines[:-4]))) == {"problem-board-missing": 2}
    assert left_out(read("\n".join([*lines, lines[3]]))) == {"problem-board-line": 1}


@pytest.mark.parametrize("size", ["size 0 4", "size -3 4", "size 4", "size 9999 9999", "size nan 4", "size 201 2"])
def test_a_board_without_its_size_or_too_large_a_one_is_refused(size: str) -> None:
    with pytest.raises(FileProblem):
        read(board().replace("size 4 3", size))


def test_a_board_of_many_megabytes_is_refused() -> None:
    with pytest.raises(FileProblem) as refused:
        read(board(more='hex 0101 0 "" ""\n' * 300_000))
    assert refused.value.key == "problem-too-large"


def test_a_hundred_levels_are_cut_off_where_a_table_ends() -> None:
    found = read(board("1 1 99"), level=3.0)
    assert left_out(found) == {"problem-map-too-high": 1}
    assert table_of(found).pieces[0].top == 100.0


def test_a_large_board_is_shared_out_into_pieces_a_scenario_may_have() -> None:
    high = [f"{column} {row} 1" for column in range(1, 61) for row in range(1, 61) if (column + row) % 4]
    found = read(board(*high, wide=60, deep=60))
    pieces = table_of(found).pieces
    assert left_out(found) == {}
    drawn = sum(hexagon(*map(int, row.split()[:2]), deep=60).area for row in high)
    assert sum(shapely.Polygon(piece.outline, piece.holes).area for piece in pieces) == pytest.approx(drawn, rel=1e-3)


def test_a_very_large_board_of_single_hexes_is_read() -> None:
    high = [f"{column} {row} 1" for column in range(1, 171, 2) for row in range(1, 171, 2)]
    read_map = map_of(board(*high, wide=170, deep=170).encode(), "large.board")
    assert len(read_map.drawn) == len(high)
    assert sum(len(drawn.points) for drawn in read_map.drawn) == 6 * len(high) > 40_000
