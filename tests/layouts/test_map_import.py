"""Universal VTT maps become layouts with their walls at the right places: sight is tested on them."""

from __future__ import annotations

import copy
from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, imported
from pb12table.layouts.maps.universal_map import map_of
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Point
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.texts.problems import problem_line
from tests.layouts.maps import Plain, bomb, house, picture, points, text
from tests.table.scene import sight_to_body

OPTIONS = ImportOptions("house", cell_steps=2.0, height=3.0, thickness=0.2)


def read(plain: Plain, **changes: Any) -> ImportedMap:
    return imported(map_of(text(plain), "house.uvtt"), replace(OPTIONS, **changes), "house.uvtt", "house")


def field_of(found: ImportedMap) -> Battlefield:
    document = {**found.document, "background": None}
    field: Battlefield = scenario_of(document, load_content(), Path("house.toml")).setup.battlefield
    return field


def sees(field: Battlefield, start: Point, end: Point) -> bool:
    """Whether an average human at one place sees another one, all around."""
    first, second = (
        Body(name, Circle(0.25), x, y, 0.0, 0.0, 2.0, 1.8) for name, (x, y) in (("a", start), ("b", end))
    )
    return sight_to_body(field, first, second, 180.0, ()).exists


# -- where things come to lie -------------------------------------------------------------------------------------


def test_cells_become_steps_from_the_origin_and_north_is_up() -> None:
    found = read(house())
    assert found.document["table"] == {"width": 30.0, "depth": 20.0, "step_cm": 2.0}
    pieces = {piece["id"]: piece for piece in found.document["terrain"]}
    assert pieces["wall-1"]["line"] == [[9.0, 16.0], [4.0, 16.0], [4.0, 6.0], [9.0, 6.0]]
    assert pieces["wall-2"]["line"] == [[11.0, 6.0], [16.0, 6.0], [16.0, 16.0], [11.0, 16.0]]
    assert pieces["door-1"]["line"] == [[9.0, 16.0], [11.0, 16.0]]
    assert sorted(pieces["object-1"]["polygon"]) == [[20.0, 12.0], [20.0, 14.0], [22.0, 12.0], [22.0, 14.0]]
    assert {piece["height"] for piece in pieces.values()} == {3.0}
    assert (found.walls, found.doors, found.open_doors, found.objects, found.lights) == (2, 1, 1, 1, 1)


@pytest.mark.parametrize("cell_steps", [0.75, 1.0, 2.0, 3.3])
@pytest.mark.parametrize("thickness", [0.0, 0.1, 0.4])
@pytest.mark.parametrize("origin", [(0, 0), (10, 5), (-3.5, 2.25)])
def test_walls_block_sight_where_the_map_has_them(
    cell_steps: float, thickness: float, origin: tuple[float, float]
) -> None:
    """Looked at in cells of the map: from in front of each wall, through its doors, past the pillar."""
    plain = shifted(house(), origin[0] - 10, origin[1] - 5)
    plain["resolution"]["map_origin"] = {"x": origin[0], "y": origin[1]}
    field = field_of(read(plain, cell_steps=cell_steps, thickness=thickness))

    def at(x: float, y: float) -> Point:
        """A cell of the map as it was before it was shifted."""
        return ((x - 10) * cell_steps, field.depth - (y - 5) * cell_steps)

    assert not sees(field, at(11, 10), at(14, 10))  # through the west wall
    assert not sees(field, at(19, 10), at(16, 10))  # through the east wall
    assert not sees(field, at(15, 6), at(15, 9))  # through the closed door in the north
    assert sees(field, at(15, 13.5), at(15, 9))  # through the open door in the south
    assert not sees(field, at(13, 13.5), at(13, 9))  # beside it
    assert sees(field, at(11, 6), at(24, 6))  # along the north wall
    assert not sees(field, at(19.2, 8.5), at(22, 8.5))  # through the pillar
    assert sees(field, at(19.2, 10), at(22, 10))  # past it


def shifted(plain: Plain, dx: float, dy: float) -> Plain:
    """A map with everything moved by so many cells."""
    moved = copy.deepcopy(plain)
    lines = [*moved["line_of_sight"], *moved["objects_line_of_sight"]]
    places = [point for line in lines for point in line]
    for portal in moved["portals"]:
        places += [portal["position"], *portal["bounds"]]
    places += [light["position"] for light in moved["lights"]]
    for point in places:
        point["x"] += dx
        point["y"] += dy
    return moved


def test_walls_stand_to_half_their_thickness_on_each_side() -> None:
    field = field_of(read(house(), thickness=0.4))
    wall = next(piece for piece in field.pieces if piece.id == "door-1")
    assert sorted(wall.outline) == [(9.0, 15.8), (9.0, 16.2), (11.0, 15.8), (11.0, 16.2)]


def test_single_stretches_are_put_together_and_thinned() -> None:
    wall = [points((x, 8), (x + 1, 8)) for x in (12, 10, 13, 11)]
    found = read(house(line_of_sight=wall, portals=[]))
    assert [piece["line"] for piece in found.document["terrain"][:1]] == [[[0.0, 14.0], [8.0, 14.0]]]
    assert found.walls == 1


def test_walls_that_meet_in_threes_stay_apart() -> None:
    fork = [points((12, 8), (14, 8)), points((14, 8), (16, 8)), points((14, 8), (14, 11))]
    assert read(house(line_of_sight=fork)).walls == 3


def test_what_stands_there_twice_is_made_once() -> None:
    line = points((12, 8), (14, 8), (14, 10))
    assert read(house(line_of_sight=[line, line, line[::-1]])).walls == 1


def test_a_closed_room_is_closed_without_a_notch() -> None:
    room = points((12, 7), (18, 7), (18, 12), (12, 12), (12, 7))
    found = read(house(line_of_sight=[room], portals=[], objects_line_of_sight=[]), thickness=0.4)
    assert found.walls == 2
    field = field_of(found)
    corners = {point for piece in field.pieces for point in piece.outline}
    assert {(3.8, 16.2), (16.2, 16.2), (16.2, 5.8), (3.8, 5.8)} <= corners


@pytest.mark.parametrize(
    "line",
    [
        [(12, 7), (18, 7), (12, 7.05)],
        [(12, 7), (18, 12), (18, 7), (12, 12)],
        [(12, 7), (18, 7), (18, 12), (12, 12), (12, 7), (15, 4), (18, 7)],
        [(12, 7), (12.01, 7), (12.01, 7.01), (12.0, 7.01), (12.0, 7.005)],
        [(11 + 0.3 * (n % 2), 6 + n / 400) for n in range(190)],
    ],
)
def test_every_line_becomes_walls_that_scenarios_allow(line: list[tuple[float, float]]) -> None:
    found = read(house(line_of_sight=[points(*line)]), tolerance=0.0)
    assert found.walls >= 1
    field_of(found)


def test_walls_are_cut_off_at_the_edge_of_the_map() -> None:
    lines = [points((5, 8), (30, 8)), points((10, 5), (25, 5)), points((30, 0), (40, 3)), points((20, 5), (25, 15))]
    found = read(house(line_of_sight=lines, portals=[], objects_line_of_sight=[]))
    field = field_of(found)
    assert found.walls == 3
    for piece in field.pieces:
        for x, y in piece.outline:
            assert 0.0 <= x <= 30.0
            assert 0.0 <= y <= 20.0
    assert {(0.0, 13.9), (30.0, 14.1)} <= set(field.pieces[0].outline)
    assert {(0.0, 19.9), (30.0, 20.0)} <= set(field.pieces[1].outline)


def test_objects_may_stay_hollow_and_have_their_own_height_and_kind() -> None:
    found = read(house(), hollow_objects=True, object_height=1.2, object_kind="crates")
    objects = [piece for piece in found.document["terrain"] if piece["id"].startswith("object")]
    assert len(objects) == found.objects == 2
    assert {(piece["kind"], piece["height"]) for piece in objects} == {("crates", 1.2)}
    assert all("line" in piece for piece in objects)


def test_an_open_object_is_a_wall() -> None:
    found = read(house(objects_line_of_sight=[points((20, 8), (21, 8), (21, 9))]))
    assert found.document["terrain"][-1]["line"] == [[20.0, 14.0], [22.0, 14.0], [22.0, 12.0]]


def test_a_portal_without_bounds_is_a_cell_wide_as_it_is_turned() -> None:
    portal = {"position": {"x": 15, "y": 7}, "rotation": 1.5707963267948966, "closed": True}
    found = read(house(portals=[portal, {"closed": True}]))
    doors = [piece["line"] for piece in found.document["terrain"] if piece["id"].startswith("door")]
    assert [sorted(door) for door in doors] == [[[10.0, 15.0], [10.0, 17.0]]]


# -- the picture ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sort", "ending"), [("png", "png"), ("jpeg", "jpg")])
def test_the_picture_covers_the_map(sort: str, ending: str) -> None:
    data = picture(300, 200, sort)
    found = read(house(image=b64encode(data).decode("ascii")))
    assert found.picture == data
    assert found.document["background"] == {"picture": f"house.{ending}", "at": [0.0, 0.0], "width": 30.0}


def test_a_picture_of_other_proportions_begins_in_the_north_west() -> None:
    found = read(house(image=b64encode(picture(300, 100)).decode("ascii")))
    assert found.document["background"]["at"] == [0.0, 10.0]


def test_a_picture_may_be_broken_into_lines_and_say_its_sort() -> None:
    whole = b64encode(picture()).decode("ascii")
    lined = "data:image/png;base64," + "\n".join(whole[n : n + 60] for n in range(0, len(whole), 60))
    assert read(house(image=lined.rstrip("="))).picture == picture()


@pytest.mark.parametrize("image", [None, "", "  "])
def test_a_map_without_a_picture_is_a_bare_table(image: str | None) -> None:
    found = read(house(image=image))
    assert found.picture is None
    assert "background" not in found.document


def test_the_picture_can_be_left_out_even_a_broken_one() -> None:
    assert read(house(image="?"), with_picture=False).picture is None


# -- older, newer and poorer files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0.1, 0.2, 0.3, 1, 2.5, 99, "1.0", None])
def test_every_format_number_is_read(number: float | str | None) -> None:
    assert read(house(format=number)).walls == 2


@pytest.mark.parametrize("key", sorted({*house()} - {"resolution"}))
@pytest.mark.parametrize("missing", ["left out", "null"])
def test_everything_but_the_grid_may_be_missing(key: str, missing: str) -> None:
    plain = house()
    if missing == "null":
        plain[key] = None
    else:
        del plain[key]
    field_of(read(plain))


def test_keys_of_other_programs_are_passed_over() -> None:
    plain = house(software="Other 3.1", creator={"deep": [{"er": [1, 2]}]})
    plain["resolution"]["units"] = "feet"
    plain["portals"][0]["texture"] = "oak"
    assert read(plain).doors == 1


def test_the_smallest_map_is_an_empty_table() -> None:
    found = read({"resolution": {"map_size": {"x": 4, "y": 3}, "pixels_per_grid": 100}})
    assert found.document["table"] == {"width": 8.0, "depth": 6.0, "step_cm": 2.0}
    assert found.document["terrain"] == []


@pytest.mark.parametrize(
    ("around", "dark"),
    [
        ({"baked_lighting": False, "ambient_light": "ff101020"}, True),
        ({"baked_lighting": False, "ambient_light": "#202020"}, True),
        ({"baked_lighting": True, "ambient_light": "ff101020"}, False),
        ({"baked_lighting": False, "ambient_light": "ffffffff"}, False),
        ({"ambient_light": "night"}, False),
        ({}, False),
        (None, False),
    ],
)
def test_a_dark_map_is_known_as_one(around: Plain | None, dark: bool) -> None:
    assert read(house(environment=around)).is_dark is dark


# -- bad files ------------------------------------------------------------------------------------------------------


def refused(data: bytes, **changes: Any) -> FileProblem:
    with pytest.raises(FileProblem) as found:
        imported(map_of(data, "house.uvtt"), replace(OPTIONS, **changes), "house.uvtt")
    for language in LANGUAGES:
        told = problem_line(Texts(language), found.value)
        assert found.value.key not in told
        assert "\n" not in told
    return found.value


def sized(**resolution: Any) -> bytes:
    plain = house()
    plain["resolution"] |= resolution
    return text(plain)


def test_a_file_cut_anywhere_is_told_to_be_cut() -> None:
    whole = text(house())
    for length in [0, 1, 10, 60, 200, 700, len(whole) // 2, len(whole) - 1]:
        assert refused(whole[:length]).key == "problem-map-cut", length


def without(*keys: str) -> bytes:
    plain = house()
    inner = plain
    for key in keys[:-1]:
        inner = inner[key]
    del inner[keys[-1]]
    return text(plain)


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        (("resolution",), ""),
        (("resolution", "pixels_per_grid"), "resolution"),
        (("resolution", "map_size"), "resolution"),
        (("resolution", "map_size", "y"), "resolution.map_size"),
    ],
)
def test_without_a_grid_there_is_no_map(keys: tuple[str, ...], place: str) -> None:
    problem = refused(without(*keys))
    assert (problem.key, problem.place, problem.details["key"]) == ("problem-missing-key", place, keys[-1])


@pytest.mark.parametrize(
    "data",
    [
        sized(pixels_per_grid=0),
        sized(pixels_per_grid=-70),
        sized(pixels_per_grid=1e9),
        sized(map_size={"x": -15, "y": 10}),
        sized(map_size={"x": 0, "y": 10}),
        sized(map_origin={"x": 1e300, "y": 0}),
        text(house(line_of_sight=[points((1e12, 0), (1, 1))])),
        text(house()).replace(b'"x": 14.5', b'"x": 1e999', 1),
    ],
)
def test_numbers_beyond_all_bounds_are_refused(data: bytes) -> None:
    assert refused(data).key in ("problem-out-of-bounds", "problem-not-finite")


@pytest.mark.parametrize("value", [b"NaN", b"Infinity", b"-Infinity", b"nan"])
def test_what_is_no_number_is_no_json(value: bytes) -> None:
    assert refused(text(house()).replace(b'"x": 14.5', b'"x": ' + value, 1)).key == "problem-not-json"


@pytest.mark.parametrize(
    "data",
    [
        b"hello",
        b"[1, 2",
        b"\xff\xfe\x00\x01",
        b"{'format': 1}",
        text(house(resolution=7)),
        text(house(line_of_sight={"x": 1})),
        text(house(line_of_sight=[[1, 2]])),
        text(house(line_of_sight=[points((1, 2)), [{"x": "1", "y": 2}]])),
        text(house(image=7)),
        b"[]",
        b"null",
    ],
)
def test_what_is_no_map_is_refused_in_a_sentence(data: bytes) -> None:
    refused(data)


def test_deep_nesting_is_refused() -> None:
    assert refused(b'{"x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}").key == "problem-too-nested"


def test_a_million_walls_are_refused() -> None:
    wall = b'[{"x":1,"y":1},{"x":2,"y":2}],'
    whole = text(house()).replace(b'"line_of_sight": [', b'"line_of_sight": [' + wall * 1_000_000, 1)
    assert refused(whole).key == "problem-too-many-walls"


def test_a_wall_of_a_million_corners_is_refused() -> None:
    wall = b'[{"x":1,"y":1}' + b',{"x":2,"y":2},{"x":3,"y":1}' * 500_000 + b"],"
    whole = text(house()).replace(b'"line_of_sight": [', b'"line_of_sight": [' + wall, 1)
    assert refused(whole).key == "problem-too-many-walls"


def test_more_pieces_than_a_scenario_has_are_refused_with_advice() -> None:
    walls = [points((10 + n / 40, 6), (10 + n / 40, 7)) for n in range(500)]
    assert refused(text(house(line_of_sight=walls))).key == "problem-too-many-pieces"


@pytest.mark.slow
def test_a_scribble_of_countless_pieces_is_refused_without_making_them() -> None:
    scribble = [points(*((11 + 0.3 * (n % 2), 6 + n / 20_000) for n in range(39_000)))]
    assert refused(text(house(line_of_sight=scribble)), tolerance=0.0).key == "problem-too-many-pieces"


@pytest.mark.parametrize(("x", "y"), [(1000, 5), (0.2, 5)])
def test_a_table_too_large_or_too_small_is_refused(x: float, y: float) -> None:
    assert refused(sized(map_size={"x": x, "y": y})).key == "problem-map-size"


@pytest.mark.parametrize(
    ("image", "key"),
    [
        (b64encode(bomb()).decode("ascii"), "problem-picture-too-large"),
        (b64encode(picture()[:50]).decode("ascii"), "problem-picture-broken"),
        (b64encode(b"GIF89a" + bytes(90)).decode("ascii"), "problem-picture-unknown"),
        ("no base 64!", "problem-picture-broken"),
        ("A", "problem-picture-broken"),
        ("ä" * 20, "problem-picture-broken"),
    ],
)
def test_a_bad_picture_is_refused_before_it_is_unpacked(image: str, key: str) -> None:
    problem = refused(text(house(image=image)))
    assert (problem.key, problem.place) == (key, "image")
