"""Scenes of Foundry VTT: each wall stands where its numbers say, nothing is lost without a word, and ours come back."""

from __future__ import annotations

import json
from math import cos, pi, sin
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import load_scenario, scenario_of
from pb12table.layouts.maps.foundry import scene_of, scene_text
from pb12table.layouts.maps.map_form import Called
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, imported
from pb12table.layouts.maps.reading import map_of
from pb12table.layouts.maps.universal_map import ExportOptions, decoded, exported
from pb12table.systems.known import UNNAMED
from pb12table.table.battlefield import Battlefield
from pb12table.table.openings import USUAL
from tests.layouts.exact import assert_outlined

Plain = dict[str, Any]
SIZE = 70


def wall(x: float, y: float, u: float, v: float, **more: Any) -> Plain:
    """A wall between two corners, in cells of a scene without padding."""
    return {"c": [SIZE * each for each in (x, y, u, v)], "sight": 20, "move": 20, "dir": 0, "door": 0, "ds": 0} | more


def scene(*walls: Plain, **more: Any) -> Plain:
    """Ten cells wide and eight high."""
    grid = {"type": 1, "size": SIZE, "distance": 5, "units": "ft"}
    return {"name": "Inn", "width": 10 * SIZE, "height": 8 * SIZE, "padding": 0, "grid": grid, "walls": [*walls]} | more


def read(plain: Any, **options: Any) -> ImportedMap:
    found = map_of(json.dumps(plain).encode(), "inn.json")
    return imported(found, ImportOptions("inn", thickness=0.2, **options), "inn.json", "inn")


def table_of(found: ImportedMap) -> Battlefield:
    table: Battlefield = scenario_of(found.document, load_content(), Path("inn.toml")).setup.battlefield
    return table


def left_out(found: ImportedMap) -> dict[str, int]:
    return {problem.key: int(dict(problem.details).get("count", 1)) for problem in found.left_out}


def test_walls_doors_and_windows_stand_where_the_scene_has_them() -> None:
    found = read(
        scene(
            wall(1, 1, 5, 1),
            wall(5, 1, 5, 3),
            wall(5, 3, 5, 4, door=1),
            wall(5, 4, 5, 6, door=1, ds=1),
            wall(1, 1, 1, 6, sight=0),
        )
    )
    assert (found.walls, found.doors, found.open_doors, found.windows) == (1, 2, 1, 1)
    assert left_out(found) == {}
    pieces = {piece["id"]: piece for piece in found.document["terrain"]}
    # Two steps to a cell, and y runs upwards.
    assert pieces["wall-1"]["line"] == [[2.0, 14.0], [10.0, 14.0], [10.0, 10.0]]
    assert [pieces[f"door-{n}"]["line"] for n in (1, 2)] == [[[10.0, 10.0], [10.0, 8.0]], [[10.0, 8.0], [10.0, 4.0]]]
    assert pieces["window-1"]["line"] == [[2.0, 14.0], [2.0, 4.0]]
    table = table_of(found)
    assert (table.width, table.depth) == (20.0, 16.0)
    doors = {piece.id: piece.open for piece in table.pieces if piece.hinge is not None}
    assert doors == {"door-1": 0.0, "door-2": USUAL}


@pytest.mark.parametrize("padding", [0.0, 0.1, 0.25, 0.33])
def test_padding_is_taken_off_in_whole_cells(padding: float) -> None:
    plain = scene(wall(1, 1, 5, 1), padding=padding)
    across, down = (-(-10 * SIZE * padding // SIZE), -(-8 * SIZE * padding // SIZE))
    plain["walls"] = [wall(1 + across, 1 + down, 5 + across, 1 + down)]
    assert read(plain).document["terrain"][0]["line"] == [[2.0, 14.0], [10.0, 14.0]]
    shifted = plain | {"background": {"offsetX": SIZE, "offsetY": -SIZE / 2}}
    assert read(shifted).document["terrain"][0]["line"] == [[4.0, 15.0], [12.0, 15.0]]


def test_heights_of_walls_are_those_of_their_flags() -> None:
    low = wall(1, 1, 5, 1, flags={"wall-height": {"bottom": 0, "top": 5}})
    high = wall(1, 3, 5, 3, flags={"wall-height": {"bottom": 10, "top": "20"}})
    found = read(scene(low, high, wall(1, 5, 5, 5)), height=3.0)
    shown = {tuple(map(tuple, piece["line"])): piece for piece in found.document["terrain"]}
    assert [(piece.get("base", 0.0), piece["height"]) for piece in shown.values()] == [
        (0.0, 2.0),
        (4.0, 4.0),
        (0.0, 3.0),
    ]
    wrong = wall(1, 1, 5, 1, flags={"wall-height": {"bottom": 10, "top": 5}})
    assert left_out(read(scene(wrong))) == {"problem-scene-height": 1}


def test_what_a_table_does_not_know_is_told() -> None:
    found = read(
        scene(
            wall(1, 1, 5, 1, dir=1), wall(1, 2, 5, 2, sight=10), wall(1, 3, 5, 3, move=0),
            wall(1, 4, 5, 4, sight=0, move=0), wall(1, 5, 2, 5, door=2, ds=2), wall(3, 5, 4, 5, door=1, sight=0),
            {"c": [1, 2, 3]}, drawings=[{}, {}], tiles=[{}], regions=[{}],
            background={"src": "clouds.webm"},
        )
    )  # fmt: skip
    assert left_out(found) == {
        "problem-scene-one-way": 1, "problem-scene-dim": 1, "problem-scene-curtain": 1, "problem-scene-nothing": 1,
        "problem-scene-locked": 1, "problem-scene-secret": 1, "problem-scene-glass-door": 1, "problem-scene-wall": 1,
        "problem-scene-drawings": 2, "problem-scene-tiles": 1, "problem-scene-regions": 1,
        "problem-scene-moving-picture": 1,
    }  # fmt: skip
    assert (found.walls, found.doors) == (3, 2)


def drawing(x: float, y: float, kind: str, *places: float, **more: Any) -> Plain:
    """A drawing whose numbers are in cells: a width and a height, or points."""
    numbers = [SIZE * each for each in places]
    size = {"points": numbers} if kind == "p" else {"width": numbers[0], "height": numbers[1]}
    return {"x": SIZE * x, "y": SIZE * y, "shape": {"type": kind, **size}, "fillType": 1, "fillColor": "#208040"} | more


@pytest.mark.parametrize("padding", [0.0, 0.25])
def test_drawings_come_in_by_their_text_and_colour(padding: float) -> None:
    across, down = (-(-10 * SIZE * padding // SIZE), -(-8 * SIZE * padding // SIZE))
    woods = drawing(across + 1, down + 1, "e", 2, 1, text="Wald")
    box = drawing(across + 5, down + 1, "r", 2, 1, rotation=90, text="crates 3")
    pond = drawing(across + 2, down + 5, "p", 0, 0, 2, 0, 1, 2, 0, 0, fillColor="#2040C0")
    found = read(scene(drawings=[woods, box, pond, {"shape": {"type": "p", "points": [1, "x"]}}], padding=padding))
    assert left_out(found) == {"problem-scene-drawings": 1, "problem-map-nothing": 1}
    told = next(problem for problem in found.left_out if problem.key == "problem-map-nothing")
    assert told.details["what"] == "#2040c0"
    table = table_of(found)
    ring = [(2 + cos(pi * n / 1000), 1.5 + 0.5 * sin(pi * n / 1000)) for n in range(2000)]
    assert_outlined(table, "woods-1", [(2 * x, 16 - 2 * y) for x, y in ring])
    assert_outlined(
        table, "object-1", [(2 * x, 16 - 2 * y) for x, y in ((5.5, 0.5), (6.5, 0.5), (6.5, 2.5), (5.5, 2.5))]
    )
    called = Called("nothing", "", "", "#2040c0")
    chosen = table_of(read(scene(drawings=[pond], padding=padding), choices={called: "water"}))
    assert_outlined(chosen, "water-1", [(2 * x, 16 - 2 * y) for x, y in ((2, 5), (4, 5), (3, 7))])


def test_levels_are_told_and_their_picture_is_the_background() -> None:
    levels = [{"_id": "a", "elevation": {"bottom": 0, "top": 10}, "background": {"src": "cellar.png"}}, {"_id": "b"}]
    found = read(scene(wall(1, 1, 5, 1), levels=levels))
    assert left_out(found) == {"problem-scene-levels": 2, "problem-no-such-picture": 1}


def test_older_scenes_are_read_too() -> None:
    plain = scene(wall(4, 3, 8, 3), padding=0.25, shiftX=0, shiftY=0, darkness=0.8, img="worlds/inn/inn%20night.png")
    plain |= {"grid": SIZE, "gridDistance": 5, "lights": [{"x": 0, "y": 0, "dim": 20, "bright": 10}]}
    for each in plain["walls"]:
        each["sense"], each["move"] = 1, 1
        del each["sight"]
    found = read(plain)
    assert found.document["terrain"][0]["line"] == [[2.0, 14.0], [10.0, 14.0]]
    assert found.is_dark
    assert found.lights == 1
    assert left_out(found) == {"problem-no-such-picture": 1}


@pytest.mark.parametrize(
    "plain",
    [
        {"walls": []}, scene() | {"walls": {}}, scene() | {"width": 0}, scene() | {"width": "wide"},
        scene() | {"grid": {}}, scene() | {"grid": 0}, scene() | {"grid": {"size": 1e9}}, scene() | {"height": None},
        scene() | {"width": True},
    ],
)  # fmt: skip
def test_a_scene_without_its_size_or_walls_is_refused(plain: Plain) -> None:
    with pytest.raises(FileProblem):
        read(plain)


def test_a_scene_that_was_written_here_comes_back_as_it_was() -> None:
    loaded = load_scenario("smugglers-cove")
    before = exported(loaded, ExportOptions())
    data = scene_text(before, "Cove", "cove.png")
    after, left_out = scene_of(decoded(data, "cove.json"), "cove.json")
    assert left_out == ()
    assert after.pb12table_cell_steps == before.pb12table_cell_steps
    assert after.resolution.map_size == before.resolution.map_size
    assert after.objects_line_of_sight == before.objects_line_of_sight
    assert after.pb12table_heights == before.pb12table_heights
    assert after.image == "cove.png"
    assert loaded.setup.system == UNNAMED


def test_a_house_with_doors_and_windows_comes_back_as_it_was() -> None:
    heights = {"wall-height": {"bottom": 0, "top": 7.5}}
    plain = scene(wall(1, 1, 5, 1, flags=heights), wall(5, 1, 5, 2, door=1, ds=1, flags=heights),
                  wall(5, 2, 5, 4, sight=0, flags=heights), wall(5, 4, 5, 6, door=1, flags=heights))  # fmt: skip
    once = scene_of(plain, "inn.json")[0]
    again = scene_of(decoded(scene_text(once, "Inn"), "inn.json"), "inn.json")[0]
    assert again.line_of_sight == once.line_of_sight
    assert again.portals == once.portals
    assert again.pb12table_heights == once.pb12table_heights
