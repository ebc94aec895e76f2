"""Maps of Dungeondraft: walls, doors, windows, caves and roofs stand where the file has them, level above level."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from math import dist, hypot
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, imported
from pb12table.layouts.maps.reading import map_of
from pb12table.table.battlefield import Battlefield
from tests.layouts.exact import assert_outlined, assert_walled

Plain = dict[str, Any]
UNIT, WIDE, DEEP = 256, 12, 8


def pool(*places: tuple[float, float], sort: str = "Vector2") -> str:
    """Places in cells as the program writes them."""
    return f"Pool{sort}Array( {', '.join(f'{UNIT * each:g}' for place in places for each in place)} )"


def vector(x: float, y: float) -> str:
    return f"Vector2( {UNIT * x:g}, {UNIT * y:g} )"


def wall(*places: tuple[float, float], **more: Any) -> Plain:
    plain = {"points": pool(*places), "texture": "res://textures/walls/stone_02.png", "color": "ffffffff"}
    return {**plain, "loop": False, "type": 1, "joint": 1, "node_id": "0", "portals": []} | more


def portal(x: float, y: float, dx: float, dy: float, texture: str = "door_00", **more: Any) -> Plain:
    plain = {"position": vector(x, y), "rotation": 0, "scale": "Vector2( 1, 1 )", "direction": f"Vector2( {dx}, {dy} )"}
    return {**plain, "texture": f"res://textures/portals/{texture}.png", "radius": 128, "closed": True} | more


def level(**more: Any) -> Plain:
    plain: Plain = {"label": "Ground", "environment": {"baked_lighting": True, "ambient_light": "ffffffff"}}
    return {**plain, "walls": [], "portals": [], "terrain": {"enabled": False}, "lights": []} | more


def whole(*levels: Plain, **more: Any) -> Plain:
    world = {"format": 3, "width": WIDE, "height": DEEP, "levels": {str(n): each for n, each in enumerate(levels)}}
    return {"header": {"creation_build": "1.1.0.6"}, "world": world | more}


def read(plain: Plain, **options: Any) -> ImportedMap:
    found = map_of(json.dumps(plain).encode(), "inn.dungeondraft_map")
    return imported(found, ImportOptions("inn", **options), "inn.dungeondraft_map", "inn")


def table_of(found: ImportedMap) -> Battlefield:
    table: Battlefield = scenario_of(found.document, load_content(), Path("inn.toml")).setup.battlefield
    return table


def left_out(found: ImportedMap) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for problem in found.left_out:
        counted[problem.key] += int(dict(problem.details).get("count", 1))
    return dict(counted)


def on_table(*places: tuple[float, float]) -> list[tuple[float, float]]:
    """Where cells lie: two steps each, and y runs upwards."""
    return [(2.0 * x, 2.0 * (DEEP - y)) for x, y in places]


def test_a_house_with_doors_and_windows_by_their_textures() -> None:
    corners = [(1.0, 1.0), (7.1, 1.3), (7.1, 5.7), (1.0, 5.7)]
    across = (7.1 - 1.0, 1.3 - 1.0)
    found = read(
        whole(
            level(
                walls=[
                    wall(*corners, loop=True, portals=[
                        portal(4.05, 1.15, *across, texture="window_barred_03"),
                        portal(7.1, 3.0, 0, 1, closed=False),
                        portal(7.1, 5.0, 0, 1, radius=64),
                        portal(4.0, 5.7, -1, 0, texture="archway_01"),
                    ]),
                    wall((9, 1), (11, 1), texture="res://packs/x/textures/walls/wood_fence.png"),
                ],
                portals=[portal(10, 6, 1, 0, radius=128)],
                lights=[{"position": vector(2, 2), "range": 5}],
            )
        )
    )  # fmt: skip
    assert (found.doors, found.open_doors, found.windows, found.lights) == (3, 1, 1, 1)
    assert found.others == {"fence": 1}
    assert left_out(found) == {}
    doors = [piece for piece in found.document["terrain"] if piece["kind"] == "door"]
    assert [piece["line"] for piece in doors[:2]] == [[[14.2, 11.0], [14.2, 9.0]], [[14.2, 6.5], [14.2, 5.5]]]
    table = table_of(found)
    drawn = on_table(*corners, corners[0])
    half = 0.5 / hypot(*across)
    window = on_table(
        (4.05 - half * across[0], 1.15 - half * across[1]), (4.05 + half * across[0], 1.15 + half * across[1])
    )
    ends = [[(float(x), float(y)) for x, y in piece["line"]] for piece in doors]
    gaps = [window, *ends, on_table((3.5, 5.7), (4.5, 5.7))]
    assert_walled(table, "wall", drawn, gaps, thickness=0.2)


@pytest.mark.parametrize("steps", [0.7, 2.0, 3.3])
def test_levels_are_storeys_with_floors_and_roofs_above_them(steps: float) -> None:
    square = [(2.0, 2.0), (8.0, 2.0), (8.0, 6.0), (2.0, 6.0)]
    roof = {"points": pool((0, 0), (5, 0)), "position": vector(2.5, 4.0), "rotation": 0, "scale": "Vector2( 1, 1 )"}
    roofs = {"shade": True, "roofs": [roof | {"width": 512, "type": 0, "texture": "res://textures/roofs/thatch.png"}]}
    walls = [wall(*square, loop=True)]
    plain = whole(level(walls=walls), level(label="Attic", walls=walls, roofs=roofs))
    found = read(plain, cell_steps=steps, height=2.5, floor=0.2)
    assert (found.floors, found.others) == (1, {"roof": 1})
    table = table_of(found)
    bases = {piece.id: (piece.base, round(piece.top, 3)) for piece in table.pieces}
    assert bases["storey-1-roof-1"] == (5.2, 5.4)
    assert bases["storey-1-floor-1"] == (2.5, 2.7)
    covered = [(2.5, 2.0), (7.5, 2.0), (7.5, 6.0), (2.5, 6.0)]
    assert_outlined(table, "storey-1-roof-1", [(steps * x, steps * (DEEP - y)) for x, y in covered])


def bitmap(dug: set[tuple[int, int]]) -> str:
    """The bitmap of a cave: one bit for each quarter of a cell, with one more on each side, the least bits first."""
    wide, deep = 4 * WIDE + 3, 4 * DEEP + 3
    bits = [(x, y) in dug for y in range(deep) for x in range(wide)]
    data = [sum(bit << n for n, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits), 8)]
    return f"PoolByteArray( {', '.join(map(str, data))} )"


def test_a_cave_has_its_walls_between_dug_ground_and_rock() -> None:
    dug = {(x, y) for x in range(9, 26) for y in range(9, 18)}
    door = {(26, y) for y in range(12, 15)}
    cave = {"bitmap": bitmap(dug), "entrance_bitmap": bitmap(set())}
    # Samples lie at quarters of a cell, and the first is one before the edge.
    west, east, north, south = (8.5 - 1) / 4, (25.5 - 1) / 4, (8.5 - 1) / 4, (17.5 - 1) / 4
    cut = 0.125
    ring = [
        (west, north + cut), (west + cut, north), (east - cut, north), (east, north + cut), (east, south - cut),
        (east - cut, south), (west + cut, south), (west, south - cut), (west, north + cut),
    ]  # fmt: skip
    found = read(whole(level(cave=cave)))
    assert left_out(found) == {}
    assert_walled(table_of(found), "wall", on_table(*ring), [], thickness=0.2)
    opened = read(whole(level(cave={"bitmap": bitmap(dug), "entrance_bitmap": bitmap(door)})))
    gap = on_table((east, (11 - 1) / 4), (east, (15 - 1) / 4))
    assert_walled(table_of(opened), "wall", on_table(*ring), [gap], thickness=0.2)


def test_two_hollows_that_touch_in_a_corner_are_one_cave() -> None:
    dug = {(x, y) for x in range(4, 8) for y in range(4, 8)} | {(x, y) for x in range(8, 12) for y in range(8, 12)}
    found = map_of(json.dumps(whole(level(cave={"bitmap": bitmap(dug)}))).encode(), "x")
    assert len(found.drawn) == 1


def test_water_has_islands_and_ponds_on_them() -> None:
    def pond(inset: float, *children: Plain) -> Plain:
        a, b = 1 + inset, 7 - inset
        return {"polygon": pool((a, a), (b, a), (b, b), (a, b)), "is_open": False, "children": [*children]}

    tree = {"polygon": "PoolVector2Array(  )", "children": [pond(0, pond(1, pond(2)))]}
    found = read(whole(level(water={"tree": tree})))
    table = table_of(found)
    assert found.others == {"water": 2}
    assert [len(piece.holes) for piece in table.pieces] == [1, 0]
    assert_outlined(
        table, "water-1", on_table((1, 1), (7, 1), (7, 7), (1, 7)), [on_table((2, 2), (6, 2), (6, 6), (2, 6))]
    )
    assert_outlined(table, "water-2", on_table((3, 3), (5, 3), (5, 5), (3, 5)))


def test_paths_and_patterns_become_what_they_are_called_or_chosen() -> None:
    path = {"position": vector(1, 1), "rotation": 1.5707963267948966, "scale": "Vector2( 1, 1 )", "smoothness": 1,
            "edit_points": pool((0, 0), (2, 0), (2, 2)), "width": 40}  # fmt: skip
    fence = path | {"texture": "res://textures/paths/rope_fence.png"}
    road = path | {"position": vector(6, 1), "texture": "res://textures/paths/cobble_04.png"}
    paved = {"position": vector(4, 4), "shape_rotation": 0, "points": pool((0, 0), (2, 0), (2, 1)), "color": "ff7f6000",
             "texture": "res://textures/patterns/normal/wood_planks.png"}  # fmt: skip
    plain = whole(level(paths=[fence, road], patterns=[paved], shapes={"polygons": [pool((1, 1), (2, 1), (2, 2))]}))
    read_map = map_of(json.dumps(plain).encode(), "x")
    assert {called.key: called.sort for called in read_map.groups()} == {
        "rope fence": "fence", "cobble": "nothing", "wood planks / #7f6000": "nothing", "room": "nothing",
    }  # fmt: skip
    found = read(plain)
    assert left_out(found)["problem-level-curved"] == 2
    told = {dict(problem.details)["what"] for problem in found.left_out if problem.key == "problem-map-nothing"}
    assert told == {"cobble", "wood planks / #7f6000", "room"}
    line = next(piece["line"] for piece in found.document["terrain"] if piece["kind"] == "fence")
    assert dist(line[0], on_table((1, 1))[0]) < 0.001
    assert dist(line[-1], on_table((-1, 3))[0]) > 0.001, "it leaves the map and is cut off"
    choices = {called: "duckboards" if "planks" in called.name else "road" for called in read_map.groups()}
    assert read(plain, choices=choices).others == {"duckboards": 1, "road": 3}


def test_what_is_only_a_picture_is_told() -> None:
    found = read(
        whole(level(objects=[{}, {}], texts=[{}], terrain={"enabled": True}, materials={"100": [{}]},
                    tiles={"cells": "PoolIntArray( -1, -1 )"}))
    )  # fmt: skip
    assert left_out(found) == {"problem-level-objects": 2, "problem-map-texts": 1, "problem-level-painted": 1}


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"walls": [wall(points="PoolVector2Array( nan, 1, 2, 3 )")]}, "problem-level-points"),
        ({"walls": [wall(points="PoolVector2Array( 1, 2, 3 )")]}, "problem-level-points"),
        ({"walls": [wall(points="os.system( 1 )")]}, "problem-level-points"),
        ({"walls": [wall(points=["Vector2( 1, 2 )"])]}, "problem-level-points"),
        ({"walls": [wall(points="PoolVector2Array( 1e12, 0, 3, 4 )")]}, "problem-level-points"),
        ({"portals": [portal(1, 1, 1, 0, radius=-64)]}, "problem-level-portal"),
        ({"portals": [portal(1, 1, 1, 0, position="Vector2( inf, 0 )")]}, "problem-level-portal"),
        ({"portals": [portal(1, 1, 1, 0, position="Vector2( 256, nan )")]}, "problem-level-portal"),
        ({"portals": [7]}, "problem-level-portal"),
        ({"cave": {"bitmap": "PoolByteArray( 255, 255 )"}}, "problem-level-cave"),
        ({"cave": {"bitmap": "PoolByteArray( 999 )"}}, "problem-level-cave"),
        ({"roofs": {"roofs": [{"points": pool((1, 1), (2, 1)), "width": -3}]}}, "problem-level-roof"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_left_out_and_told(more: Plain, told: str) -> None:
    found = read(whole(level(**({"walls": [wall((1, 1), (5, 1))]} | more))))
    assert left_out(found)[told] == 1
    assert table_of(found).width == 2.0 * WIDE, "the rest comes in"


def test_levels_with_the_same_number_or_none_are_told() -> None:
    plain = whole(level(walls=[wall((1, 1), (5, 1))]))
    plain["world"]["levels"] |= {"00": level(), "roof": level(), "1": 7}
    assert left_out(read(plain)) == {"problem-level-twice": 1, "problem-level-unread": 2}


@pytest.mark.parametrize(
    "world",
    [
        {"levels": {}}, {"levels": []}, {"levels": {"attic": {}}}, {"width": -4}, {"width": "wide"}, {"height": 1e9},
        {"width": None}, {"height": True},
    ],
)  # fmt: skip
def test_a_map_without_size_or_levels_is_refused(world: Plain) -> None:
    with pytest.raises(FileProblem):
        read(whole(level(), **world))


def test_a_bomb_of_points_or_walls_is_refused() -> None:
    many = "PoolVector2Array( " + ", ".join(["1"] * 200_000) + " )"
    for more in ({"walls": [wall(points=many)]}, {"walls": [wall((1, 1), (2, 2), portals=[])] * 20_001}):
        with pytest.raises(FileProblem) as refused:
            read(whole(level(**more)))
        assert refused.value.key == "problem-too-many-walls"


def test_a_large_map_of_many_painted_levels_is_no_bomb() -> None:
    splat = "PoolByteArray( " + ", ".join(["255"] * 300_000) + " )"
    painted = level(terrain={"enabled": True, "splat": splat}, walls=[wall((1, 1), (5, 1))])
    assert read(whole(painted, painted, painted, painted)).walls == 4


def places(found: ImportedMap) -> Sequence[str]:
    return [problem.place for problem in found.left_out]


def test_things_are_told_by_their_level() -> None:
    assert places(read(whole(level(), level(walls=[wall(points=7)])))) == ["world.levels.1.walls[0].points"]
