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
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, count_unclear, imported
from pb12table.layouts.maps.reading import map_of, read_map
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Point, ring_area
from pb12table.table.sight.sight import is_clear
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts
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
    first, second = (Body(name, Circle(0.25), x, y, 0.0, 0.0, 2.0, 1.8) for name, (x, y) in (("a", start), ("b", end)))
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
    assert (found.walls, found.doors, found.open_doors, found.objects, found.lights) == (2, 2, 1, 1, 1)


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


def test_walls_that_meet_in_threes_are_one_where_they_go_straight_on() -> None:
    fork = [points((12, 8), (14, 8)), points((14, 8), (16, 8)), points((14, 8), (14, 11))]
    found = read(house(line_of_sight=fork))
    assert [piece["line"] for piece in found.document["terrain"][:2]] == [
        [[4.0, 14.0], [12.0, 14.0]],
        [[8.0, 14.0], [8.0, 8.0]],
    ]
    bent = [points((12, 8), (14, 8)), points((14, 8), (16, 9)), points((14, 8), (14, 11))]
    assert read(house(line_of_sight=bent)).walls == 3


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
    assert read(plain).doors == 2


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


# -- what is left out -------------------------------------------------------------------------------------------------


def left_out(found: ImportedMap) -> list[tuple[str, str]]:
    """What is told of a map, as pairs of place and key; each can be said in both languages."""
    for language in LANGUAGES:
        for problem in found.left_out:
            told = problem_line(Texts(language), problem)
            assert problem.key not in told
            assert "\n" not in told
    return [(problem.place, problem.key) for problem in found.left_out]


@pytest.mark.parametrize(
    ("key", "value", "places"),
    [
        ("image", 7, ["image"]),
        ("image", b64encode(bomb()).decode("ascii"), ["image"]),
        ("image", b64encode(picture()[:50]).decode("ascii"), ["image"]),
        ("image", b64encode(b"GIF89a" + bytes(90)).decode("ascii"), ["image"]),
        ("image", "maps/keep.png", ["image"]),
        ("image", "A", ["image"]),
        ("image", "\N{LATIN SMALL LETTER A WITH DIAERESIS}" * 20, ["image"]),
        ("format", [], ["format"]),
        ("environment", 7, ["environment"]),
        ("environment", {"baked_lighting": "no", "ambient_light": "ffffffff"}, ["environment.baked_lighting"]),
        ("lights", [{"position": 7}, {}], ["lights[0].position", "lights[1]"]),
        ("lights", [{"position": {"x": 1, "y": 1}, "range": "far"}], ["lights[0].range"]),
        ("pb12table_cell_steps", "wide", ["pb12table_cell_steps"]),
    ],
)  # fmt: skip
def test_what_is_not_needed_may_be_wrong(key: str, value: Any, places: list[str]) -> None:
    found = read(house(**{key: value}))
    assert [place for place, _ in left_out(found)] == places
    assert (found.walls, found.doors, found.objects) == (2, 2, 1)


@pytest.mark.parametrize("pixels", ["70", 0, -70, 1e9])
def test_the_pixels_of_the_grid_may_be_wrong_or_missing(pixels: Any) -> None:
    plain = house()
    plain["resolution"]["pixels_per_grid"] = pixels
    assert [place for place, _ in left_out(read(plain))] == ["resolution.pixels_per_grid"]
    del plain["resolution"]["pixels_per_grid"]
    assert left_out(read(plain)) == []


@pytest.mark.parametrize(
    "wall", [7, [1, 2], [{"x": "1", "y": 2}, {"x": 2, "y": 2}], points((1e12, 0), (1, 1)), [{"x": 1}]]
)
def test_a_wall_that_cannot_be_read_is_told_by_its_number(wall: Any) -> None:
    plain = house()
    plain["line_of_sight"].insert(1, wall)
    found = read(plain)
    assert found.walls == 2
    assert [place.partition("]")[0] for place, _ in left_out(found)] == ["line_of_sight[1"]


def test_a_door_keeps_what_can_be_read_of_it() -> None:
    plain = house()
    plain["portals"][0] |= {"rotation": "north", "freestanding": 3}
    found = read(plain)
    assert found.doors == 2
    assert [place for place, _ in left_out(found)] == ["portals[0].rotation", "portals[0].freestanding"]


def test_walls_outside_of_the_map_are_told_with_their_places() -> None:
    plain = house()
    plain["line_of_sight"] += [points((5, 8), (9, 8)), points((20, 6), (30, 6))]
    plain["portals"].append({"bounds": points((40, 40), (41, 40)), "closed": True})
    plain["objects_line_of_sight"] += [points((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))]
    found = read(plain)
    assert left_out(found) == [
        ("line_of_sight[2]", "problem-outside-map"),
        ("line_of_sight[3]", "problem-cut-at-edge"),
        ("portals[2]", "problem-outside-map"),
        ("objects_line_of_sight[1]", "problem-outside-map"),
    ]
    assert [dict(problem.details) for problem in found.left_out][:2] == [{"x": 5.0, "y": 8.0}, {"x": 30.0, "y": 6.0}]
    assert (found.walls, found.doors, found.objects) == (3, 2, 1)


def test_an_object_at_the_edge_is_cut_off_where_it_leaves_the_map() -> None:
    slanted = points((24, 8), (26, 10), (24, 12), (24, 8))
    found = read(house(objects_line_of_sight=[slanted]))
    assert sorted(found.document["terrain"][-1]["polygon"]) == [[28.0, 6.0], [28.0, 14.0], [30.0, 8.0], [30.0, 12.0]]
    assert left_out(found) == [("objects_line_of_sight[0]", "problem-cut-at-edge")]


# -- doors and windows ------------------------------------------------------------------------------------------------


def test_portals_are_doors_closed_or_open_as_they_are() -> None:
    pieces = {piece["id"]: piece for piece in read(house()).document["terrain"]}
    assert (pieces["door-1"]["kind"], pieces["door-1"].get("open", 0.0)) == ("door", 0.0)
    assert (pieces["door-2"]["kind"], pieces["door-2"]["open"]) == ("door", 90.0)
    found = {piece.id: piece for piece in field_of(read(house())).pieces}
    assert found["door-1"].hinge is not None
    assert found["door-2"].open == 90.0


def test_portals_with_some_numbers_are_windows() -> None:
    found = read(house(), windows=frozenset({2}))
    assert (found.doors, found.windows, found.open_doors) == (1, 1, 0)
    field = field_of(found)
    window = next(piece for piece in field.pieces if piece.id == "window-1")
    assert (window.passable, window.blocks_sight, window.height) == (False, False, 3.0)

    def clear(z: float) -> bool:
        return is_clear(field, (10.0, 8.0, z), (10.0, 3.0, z))

    assert [clear(0.5), clear(1.5), clear(2.5)] == [False, True, False]


def test_open_portals_are_doors_or_windows_as_one_says() -> None:
    """Of the two portals of the house the second is open, and its window is seen through, not walked through."""
    assert count_unclear([map_of(text(house()), "x.uvtt")]) == 1
    for found, counts in (
        (read(house()), (2, 0, 1)),
        (read(house(), open_portals="windows"), (1, 1, 0)),
        (read(house(), windows=frozenset({1}), open_portals="windows"), (0, 2, 0)),
        (read(house(), windows=frozenset({1})), (1, 1, 1)),
    ):
        assert (found.doors, found.windows, found.open_doors) == counts
        assert found.open_portals == 1
    assert read(house(), windows=frozenset({2})).open_portals == 0, "its number says what it is"
    window = next(piece for piece in field_of(read(house(), open_portals="windows")).pieces if piece.id == "window-1")
    assert not window.passable
    assert not window.blocks_sight


@pytest.mark.parametrize("ends", [((10, 7), (10, 8)), ((25, 7), (24, 7)), ((12, 15), (13, 15)), ((9, 6), (11, 6))])
@pytest.mark.parametrize("closed", [True, False])
def test_a_door_at_the_edge_of_the_map_stays_a_door(
    ends: tuple[tuple[float, float], tuple[float, float]], closed: bool
) -> None:
    plain = house(portals=[{"bounds": points(*ends), "closed": closed}])
    for choice in ("doors", "windows"):
        found = read(plain, open_portals=choice)
        assert found.doors + found.windows == 1
        field_of(found)


def test_a_map_whose_window_is_an_open_portal() -> None:
    found = read_map(Path(__file__).parent.parent / "cases" / "window-is-open-portal.uvtt")
    made = imported(found, replace(OPTIONS, open_portals="windows"), "x.uvtt")
    assert (made.doors, made.windows, made.open_doors, made.left_out) == (1, 1, 0, ())


@pytest.mark.parametrize("own", [{"height": "high"}, {"window": True}, {"height": -1.0}, 7])
def test_what_is_said_of_an_opening_in_vain_is_left_out_and_told(own: Any) -> None:
    plain = house()
    plain["portals"][1]["pb12table_opening"] = own
    found = read(plain)
    assert (found.doors, found.open_portals, len(found.left_out)) == (2, 1, 1)
    assert found.left_out[0].place.startswith("portals[1].pb12table_opening")


# -- parts and storeys -----------------------------------------------------------------------------------------------


def test_a_part_of_a_map_lies_where_it_was_and_tells_nothing_of_the_rest() -> None:
    found = read(house(), crop=(1.0, 1.0, 5.0, 8.0))
    assert found.document["table"] == {"width": 10.0, "depth": 16.0, "step_cm": 2.0}
    assert found.document["background"] == {"picture": "house.png", "at": [-2.0, -2.0], "width": 30.0}
    walls = {piece["id"]: piece["line"] for piece in found.document["terrain"]}
    assert walls["wall-1"] == [[7.0, 14.0], [2.0, 14.0], [2.0, 4.0], [7.0, 4.0]]
    assert left_out(found) == []
    assert found.objects == 0


def test_the_parts_of_a_map_are_the_map() -> None:
    whole = {(x, y) for piece in field_of(read(house(), thickness=0.0)).pieces for x, y in piece.outline}
    west = field_of(read(house(), thickness=0.0, crop=(0.0, 0.0, 7.5, 10.0)))
    east = field_of(read(house(), thickness=0.0, crop=(7.5, 0.0, 7.5, 10.0)))
    both = {(x, y) for piece in west.pieces for x, y in piece.outline}
    both |= {(x + 15.0, y) for piece in east.pieces for x, y in piece.outline}
    assert whole <= both


def storeys(upper: Plain) -> ImportedMap:
    first, above = (map_of(text(plain), "house.uvtt") for plain in (house(), upper))
    return imported(first, replace(OPTIONS, floor=0.25), "house.uvtt", "house", [(above, "upper.uvtt")])


def test_a_second_map_is_the_storey_above_with_a_floor_under_what_it_encloses() -> None:
    room = points((12, 7), (18, 7), (18, 12), (12, 12), (12, 7))
    inner = points((15, 7), (15, 12))
    found = storeys(house(line_of_sight=[room, inner], portals=[], objects_line_of_sight=[]))
    pieces = {piece["id"]: piece for piece in found.document["terrain"]}
    floor = pieces["storey-1-floor-1"]
    assert (floor["kind"], floor["base"], floor["height"]) == ("floor", 3.0, 0.25)
    assert sorted(floor["polygon"])[0] == [4.0, 6.0]
    assert ring_area(tuple(map(tuple, floor["polygon"]))) == pytest.approx(120.0)
    assert {piece["base"] for name, piece in pieces.items() if name.startswith("storey-1-wall")} == {3.25}
    assert (found.floors, found.doors) == (1, 2)
    field = field_of(found)

    def looks(z: float) -> bool:
        """Whether a human inside sees another one just outside of the open south door of the first storey."""
        one, other = (Body(n, Circle(0.25), 10.0, y, z, 0.0, 2.0, 1.8) for n, y in (("a", 8.0), ("b", 3.0)))
        return sight_to_body(field, one, other, 180.0, ()).exists

    assert looks(0.0)
    assert not looks(3.25)


def test_an_upper_storey_that_is_cut_off_is_told_by_its_own_file() -> None:
    found = storeys(house(line_of_sight=[points((20, 6), (30, 6))]))
    assert [(problem.file, problem.place) for problem in found.left_out] == [("upper.uvtt", "line_of_sight[0]")]


# -- many walls --------------------------------------------------------------------------------------------------------


def test_more_walls_than_a_scenario_had_before_come_in() -> None:
    walls = [points((10 + n / 40, 6), (10 + n / 40, 7)) for n in range(500)]
    found = read(house(line_of_sight=walls))
    assert (found.walls, found.doors) == (500, 2)
    field_of(found)


def test_of_too_many_walls_the_longest_come_in_and_the_others_are_told() -> None:
    walls = [points((10 + n / 400, 6), (10 + n / 400, 6 + (n + 20) / 5_000)) for n in range(4_200)]
    found = read(house(line_of_sight=walls, portals=[], objects_line_of_sight=[]), tolerance=0.0, thickness=0.0)
    assert found.walls == len(found.document["terrain"]) == 4_000
    assert left_out(found) == [("", "problem-too-many-pieces")]
    assert found.left_out[0].details["count"] == 200
    assert min(abs(y - z) for (_, y), (_, z) in (piece["line"] for piece in found.document["terrain"])) > 0.08


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
        sized(map_size={"x": -15, "y": 10}),
        sized(map_size={"x": 0, "y": 10}),
        sized(map_origin={"x": 1e300, "y": 0}),
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
        text(house(portals=7)),
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


@pytest.mark.parametrize("value", [b"[],", b"{},", b"1.5,", b"[[1],[2]],"])
def test_millions_of_anything_are_refused_before_they_take_room(value: bytes) -> None:
    whole = text(house()).replace(b'"lights": [', b'"lights": [' + value * 1_100_000, 1)
    assert refused(whole).key == "problem-too-many-walls"


def test_a_wall_of_a_million_corners_is_refused() -> None:
    wall = b'[{"x":1,"y":1}' + b',{"x":2,"y":2},{"x":3,"y":1}' * 500_000 + b"],"
    whole = text(house()).replace(b'"line_of_sight": [', b'"line_of_sight": [' + wall, 1)
    assert refused(whole).key == "problem-too-many-walls"


@pytest.mark.slow
def test_a_scribble_of_countless_pieces_is_left_out_without_making_them() -> None:
    scribble = [points(*((11 + 0.3 * (n % 2), 6 + n / 20_000) for n in range(39_000)))]
    assert left_out(read(house(line_of_sight=scribble), tolerance=0.0)) == [("", "problem-too-many-pieces")]


@pytest.mark.parametrize(("x", "y"), [(1000, 5), (0.2, 5)])
def test_a_table_too_large_or_too_small_is_refused(x: float, y: float) -> None:
    assert refused(sized(map_size={"x": x, "y": y})).key == "problem-map-size"


def test_a_window_of_a_number_that_no_portal_has_is_refused() -> None:
    with pytest.raises(FileProblem) as caught:
        read(house(), windows=frozenset({2, 3}))
    assert problem_line(Texts("en"), caught.value).endswith("there is no portal 3; the maps have 2.")


def test_a_wall_drawn_on_under_a_door_leaves_its_gap() -> None:
    whole = [points((12, 7), (18, 7), (18, 12), (12, 12), (12, 7))]
    found = read(house(line_of_sight=whole))
    field = field_of(found)
    shut = [piece for piece in field.pieces if piece.hinge is None]
    assert not sees(field, (10.0, 18.0), (10.0, 10.0)), "its door is closed"
    assert sees(replace(field, pieces=tuple(shut)), (10.0, 18.0), (10.0, 10.0))


def test_a_picture_that_a_map_only_names_is_looked_for_beside_it(tmp_path: Path) -> None:
    named = map_of(text(house(image="maps/of others/house one.png")), "house.uvtt")
    assert [problem.key for problem in imported(named, OPTIONS, tmp_path / "house.uvtt", "house").left_out] == [
        "problem-no-such-picture"
    ]
    (tmp_path / "house one.png").write_bytes(picture())
    assert imported(named, OPTIONS, tmp_path / "house.uvtt", "house").picture == picture()
