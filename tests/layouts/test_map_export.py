"""Layouts become Universal VTT maps and come back with their walls at the same places."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.scenario import Scenario, load_scenario, scan_scenarios, scenario_form, scenario_of
from pb12table.layouts.maps.map_form import picture_of_map
from pb12table.layouts.maps.map_import import ImportOptions, imported
from pb12table.layouts.maps.reading import map_of
from pb12table.layouts.maps.universal_map import ExportOptions, exported, map_text, windows_of
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle
from pb12table.table.terrain import Piece
from tests.layouts.maps import picture
from tests.layouts.scenes import scenario
from tests.table.scene import sight_to_body


def plain(found: Scenario, **options: Any) -> dict[str, Any]:
    """What other programs read."""
    whole: dict[str, Any] = json.loads(map_text(exported(found, replace(ExportOptions(), **options))))
    return whole


@pytest.mark.format("map")
def test_every_field_of_the_format_is_written() -> None:
    found = plain(scenario())
    assert set(found) == {
        "format", "resolution", "line_of_sight", "objects_line_of_sight", "portals", "environment", "lights", "image",
        "pb12table_cell_steps", "pb12table_heights",
    }  # fmt: skip
    assert found["resolution"] == {
        "map_origin": {"x": 0.0, "y": 0.0},
        "map_size": {"x": 20.0, "y": 10.0},
        "pixels_per_grid": 70,
    }
    assert found["environment"] == {"baked_lighting": True, "ambient_light": "ffffffff"}
    assert isinstance(found["format"], float)


def test_walls_along_lines_are_lines_and_everything_else_outlines_with_y_downwards() -> None:
    found = plain(scenario(), cell_steps=2.0)
    lines = [[(point["x"], point["y"]) for point in line] for line in found["line_of_sight"]]
    assert lines == [[(7.0, 4.0), (7.0, 2.0), (8.5, 2.0)], [(0.5, 1.0), (2.5, 1.0)]]
    objects = [[(point["x"], point["y"]) for point in line] for line in found["objects_line_of_sight"]]
    assert all(ring[0] == ring[-1] for ring in objects)
    assert sorted(set(objects[0])) == [(4.0, 2.5), (4.0, 3.5), (6.0, 2.5), (6.0, 3.5)]
    assert len(objects) == 4  # house, tower, ring with its hole


def test_only_what_hides_a_standing_human_is_a_wall() -> None:
    assert len(plain(scenario())["line_of_sight"]) == 2
    assert len(plain(scenario(), from_height=0.5)["line_of_sight"]) == 3
    assert plain(scenario(), from_height=9.0)["line_of_sight"] == []


def back(found: Scenario, cell_steps: float, thickness: float, height: float = 3.0) -> Battlefield:
    data = map_text(exported(found, ExportOptions(cell_steps=cell_steps)))
    options = ImportOptions("back", cell_steps=cell_steps, thickness=thickness, height=height, tolerance=0.0)
    again = imported(map_of(data, "x.uvtt"), options, "x.uvtt")
    field: Battlefield = scenario_of(again.document, load_content(), Path("x.toml")).setup.battlefield
    return field


def hiding(found: Battlefield) -> list[Piece]:
    return [p for p in found.pieces if p.opaque and not p.is_ramp and p.top >= 1.8 > p.base]


@pytest.mark.parametrize("cell_steps", [0.7, 1.0, 2.0, 5.0])
def test_walls_come_back_to_the_same_places(cell_steps: float) -> None:
    walls = {"terrain": [piece for piece in scenario().document["terrain"] if piece["id"] in ("court", "house")]}
    found = scenario(**walls)
    again = back(found, cell_steps, thickness=0.4)
    assert again.width == pytest.approx(20.0, abs=0.002)
    for mine, other in zip(sorted_outlines(found.setup.battlefield), sorted_outlines(again), strict=True):
        for (x, y), (u, v) in zip(mine, other, strict=True):
            assert (u, v) == pytest.approx((x, y), abs=0.0021)


def sorted_outlines(field: Battlefield) -> list[list[tuple[float, float]]]:
    return sorted(sorted(piece.outline) for piece in field.pieces)


@pytest.mark.parametrize("summary", scan_scenarios()[0], ids=lambda summary: summary.id)
def test_outlines_of_the_program_s_scenarios_come_back(summary: Any) -> None:
    found = load_scenario(summary.path)
    again = back(found, 1.0, thickness=0.5)
    solid = {tuple(sorted(p.outline)) for p in hiding(found.setup.battlefield) if not p.holes}
    returned = {tuple(sorted(p.outline)) for p in again.pieces}
    form = {piece["id"]: piece for piece in found.document["terrain"]}
    lines = {tuple(sorted(p.outline)) for p in found.setup.battlefield.pieces if form[p.whole].get("line") is not None}
    assert solid - lines <= returned
    assert solid or not form


def test_sight_is_the_same_on_the_map_that_came_back() -> None:
    """Between humans on a net over the table; the fence and the stairs, which hide only parts, are left out."""
    whole = scenario().document["terrain"]
    kept = [piece for piece in whole if piece["id"] in ("house", "court", "tower", "thin")]
    for piece in kept:
        piece["height"] = 3.0
    court = next(piece for piece in kept if piece["id"] == "court")
    court["thickness"] = 0.0
    first = scenario(terrain=kept).setup.battlefield
    second = back(scenario(terrain=kept), 2.0, thickness=0.0)
    places = [(x + 0.37, y + 0.41) for x in range(1, 19, 3) for y in range(1, 9, 3)]
    bodies = [Body(str(n), Circle(0.25), x, y, 0.0, 0.0, 2.0, 1.8) for n, (x, y) in enumerate(places)]
    compared = 0
    for a in bodies:
        for b in bodies:
            if a is not b:
                one, two = (sight_to_body(field, a, b, 180.0, ()) for field in (first, second))
                assert one.covered_share == pytest.approx(two.covered_share, abs=0.02)
                compared += one.covered_share > 0.5
    assert compared > 20


def test_the_picture_travels_along() -> None:
    found = map_of(map_text(exported(scenario(), ExportOptions(), picture(200, 100))), "x.uvtt")
    shown = picture_of_map(found, "x.uvtt")
    assert shown is not None
    assert shown[0] == picture(200, 100)


def test_doors_and_windows_go_out_and_come_back_with_their_heights() -> None:
    house = {"id": "house", "kind": "wall", "line": [[2, 2], [10, 2], [10, 8], [2, 8], [2, 2]], "thickness": 0.2}
    doors = [
        {"id": "shut", "kind": "door", "in": "house", "line": [[4, 2], [5, 2]]},
        {"id": "ajar", "kind": "door", "in": "house", "line": [[7, 2], [8, 2]], "open": 30.0, "height": 2.2},
        {"id": "pane", "kind": "window", "in": "house", "line": [[10, 4], [10, 6]], "sill": 1.1, "lintel": 1.7},
        {"id": "usual", "kind": "window", "in": "house", "line": [[2, 4], [2, 6]]},
    ]
    made = scenario(terrain=[house, *doors])
    found = exported(made, ExportOptions(2.0))
    assert [portal.closed for portal in found.portals or ()] == [True, False, False, False], "windows are open"
    assert windows_of(scenario_form(made.document, made.path)) == 2
    assert len(found.line_of_sight or ()) == 4
    again = imported(map_of(map_text(found), "x.uvtt"), ImportOptions("x", cell_steps=2.0, height=4.0), "x.uvtt")
    assert (again.walls, again.doors, again.windows, again.open_doors, again.left_out) == (4, 2, 2, 1, ())
    assert again.open_portals == 0, "nothing is unclear"
    pieces = {piece["id"]: piece for piece in again.document["terrain"]}
    assert pieces["door-1"]["line"] == [[4, 2], [5, 2]]
    assert "open" not in pieces["door-1"]
    ajar = pieces["door-2"]
    assert (ajar["line"], ajar["open"], ajar["height"]) == ([[7, 2], [8, 2]], 30.0, 2.2)
    assert (pieces["window-1"]["line"], pieces["window-1"]["sill"], pieces["window-1"]["lintel"]) == (
        [[10, 4], [10, 6]], 1.1, 1.7,
    )  # fmt: skip
    kind = next(kind for kind in scenario_form(made.document, made.path).kind if kind.id == "window")
    usual = pieces["window-2"]
    assert (usual["sill"], usual["lintel"], usual["height"]) == (kind.sill, kind.lintel, kind.height)


def test_walls_and_objects_come_back_as_high_as_they_are() -> None:
    """Each as it stands, though two of the walls meet, and whatever is asked for maps without heights."""
    terrain = [
        {"id": "low", "kind": "wall", "line": [[2, 2], [6, 2]], "height": 2.0},
        {"id": "high", "kind": "wall", "line": [[6, 2], [10, 2]], "height": 3.5},
        {"id": "beam", "kind": "wall", "line": [[2, 8], [6, 8]], "base": 1.0, "height": 1.5},
        {"id": "block", "kind": "wall", "rectangle": [12, 2, 2, 2], "height": 4.25},
        {"id": "shed", "kind": "wall", "rectangle": [12, 6, 2, 2], "height": 2.5},
    ]
    data = map_text(exported(scenario(terrain=terrain), ExportOptions()))
    again = imported(map_of(data, "x.uvtt"), ImportOptions("x", cell_steps=1.0, height=9.0), "x.uvtt")
    assert again.left_out == ()
    found = [(tuple(map(tuple, each.get("line", ()))), each.get("base", 0.0), each["height"])
             for each in again.document["terrain"]]  # fmt: skip
    assert found == [
        (((2, 2), (6, 2)), 0.0, 2.0), (((6, 2), (10, 2)), 0.0, 3.5), (((2, 8), (6, 8)), 1.0, 1.5),
        ((), 0.0, 4.25), ((), 0.0, 2.5),
    ]  # fmt: skip
    assert len({each["id"] for each in again.document["terrain"]}) == 5


def test_heights_that_do_not_fit_the_lines_say_nothing() -> None:
    whole = plain(scenario())
    whole["pb12table_heights"]["walls"].pop()
    read = map_of(json.dumps(whole).encode("utf-8"), "x.uvtt")
    again = imported(read, ImportOptions("x", cell_steps=1.0, height=9.0), "x.uvtt")
    assert {each["height"] for each in again.document["terrain"] if each["id"].startswith("wall")} == {9.0}


def test_what_is_written_for_the_way_back_is_passed_over_by_other_programs() -> None:
    """Beside the published fields portals have one of ours, where there is something to say."""
    door = {"id": "gate", "kind": "door", "line": [[4, 2], [5, 2]]}
    portal = plain(scenario(terrain=[door]))["portals"][0]
    assert set(portal) == {"position", "bounds", "rotation", "closed", "freestanding", "pb12table_opening"}
    assert (portal["closed"], portal["freestanding"]) == (True, True)
