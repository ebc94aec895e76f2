"""Maps of Tiled: rectangles, outlines, lines and points of its layers of objects stand where the file has them."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, radians, sin
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

TILE, WIDE, DEEP = 16, 12, 8
Place = tuple[float, float]


def tmx(*parts: str, **more: str) -> str:
    told = {"version": "1.10", "orientation": "orthogonal", "width": str(WIDE), "height": str(DEEP)}
    told |= {"tilewidth": str(TILE), "tileheight": str(TILE), "infinite": "0"} | more
    attributes = " ".join(f'{key}="{value}"' for key, value in told.items())
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<map {attributes}>{"".join(parts)}</map>'


def layer(name: str, *things: str, more: str = "") -> str:
    return f'<objectgroup id="2" name="{name}" {more}>{"".join(things)}</objectgroup>'


def thing(x: float, y: float, wide: float = 0.0, high: float = 0.0, inner: str = "", more: str = "") -> str:
    """An object whose numbers are in tiles."""
    place = f'x="{TILE * x:g}" y="{TILE * y:g}" width="{TILE * wide:g}" height="{TILE * high:g}"'
    return f'<object id="7" {place} {more}>{inner}</object>'


def points(*places: Place) -> str:
    return " ".join(f"{TILE * x:g},{TILE * y:g}" for x, y in places)


def read(text: str, file: str | Path = "camp.tmx", **options: Any) -> ImportedMap:
    return imported(map_of(text.encode(), file), ImportOptions("camp", **options), file, "camp")


def table_of(found: ImportedMap) -> Battlefield:
    table: Battlefield = scenario_of(found.document, load_content(), Path("camp.toml")).setup.battlefield
    return table


def left_out(found: ImportedMap) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for problem in found.left_out:
        counted[problem.key] += int(dict(problem.details).get("count", 1))
    return dict(counted)


def on_table(*places: Place, steps: float = 2.0) -> list[Place]:
    return [(steps * x, steps * (DEEP - y)) for x, y in places]


@pytest.mark.parametrize("steps", [0.8, 2.0, 3.7])
def test_outlines_of_every_sort_lie_where_they_are_drawn(steps: float) -> None:
    turned = radians(30.0)
    box = [(0.0, 0.0), (3.0, 0.0), (3.0, 1.0), (0.0, 1.0)]
    text = tmx(
        layer("woods", thing(1.5, 1.25, 2.0, 3.0)),
        layer("rubble", thing(8.0, 5.0, inner=f'<polygon points="{points((0, 0), (2, 0.5), (1, 2))}"/>')),
        layer("water", thing(5.0, 1.0, 2.0, 1.0, inner="<ellipse/>")),
        layer("building", thing(5.0, 3.0, 3.0, 1.0, more='rotation="30"')),
        layer("hill", thing(1.0, 7.5, 2.0, 1.0, more='gid="3"')),
    )
    found = read(text, cell_steps=steps)
    table = table_of(found)
    assert left_out(found) == {}
    assert_outlined(table, "woods-1", on_table((1.5, 1.25), (3.5, 1.25), (3.5, 4.25), (1.5, 4.25), steps=steps))
    assert_outlined(table, "rubble-1", on_table((8, 5), (10, 5.5), (9, 7), steps=steps))
    ring = [(6.0 + cos(pi * n / 1000.0), 1.5 + 0.5 * sin(pi * n / 1000.0)) for n in range(2000)]
    assert_outlined(table, "water-1", on_table(*ring, steps=steps))
    c, s = cos(turned), sin(turned)
    assert_outlined(
        table, "building-1", on_table(*[(5 + c * u - s * v, 3 + s * u + c * v) for u, v in box], steps=steps)
    )
    # The picture of a tile stands on its place.
    assert_outlined(table, "hill-1", on_table((1, 6.5), (3, 6.5), (3, 7.5), (1, 7.5), steps=steps))


def test_walls_along_lines_have_doors_and_windows_in_them() -> None:
    text = tmx(
        layer(
            "building plan",
            thing(1, 1, inner=f'<polyline points="{points((0, 0), (6, 0), (6, 4))}"/>', more='class="wall"'),
            thing(2, 1, inner=f'<polyline points="{points((0, 0), (1, 0))}"/>', more='type="door"'),
            thing(6.9, 2.5, 0.2, 1.0, more='name="window 12"'),
        )
    )
    found = read(text)
    assert (found.walls, found.doors, found.windows, left_out(found)) == (3, 1, 1, {})
    line = on_table((1, 1), (7, 1), (7, 5))
    gaps = [on_table((2, 1), (3, 1)), on_table((7, 2.5), (7, 3.5))]
    assert_walled(table_of(found), "wall", line, gaps, thickness=0.2)


def test_groups_shift_their_layers_and_name_them() -> None:
    shifted = layer("inner", thing(1, 1, 1, 1), more='offsetx="8" offsety="-4" color="#ff8040c0"')
    text = tmx(f'<group name="camp" offsetx="16" offsety="32" visible="0">{shifted}</group>')
    read_map = map_of(text.encode(), "x")
    assert [called.key for called in read_map.groups()] == ["camp/inner / #8040c0"]
    x, y = 1 + (16 + 8) / TILE, 1 + (32 - 4) / TILE
    assert_outlined(table_of(read(text)), "object-1", on_table((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)))


def test_a_picture_of_a_tile_tells_what_it_is() -> None:
    tiles = '<tile id="1"><image source="art/castleWall2.png"/></tile><tile id="4" class="pine tree"/>'
    text = tmx(
        f'<tileset firstgid="10" name="all">{tiles}</tileset>',
        layer("things", thing(1, 4, 2, 1, more='gid="11"'), thing(5, 4, 1, 1, more=f'gid="{14 + (1 << 31)}"')),
        layer("more", thing(5, 7, 1, 1, more='gid="99"'), thing(7, 7, 1, 1, more='gid="many"')),
    )
    groups = map_of(text.encode(), "x").groups()
    assert {called.key: called.sort for called in groups} == {
        "things / castle wall": "wall", "things / pine tree": "woods", "more": "object",
    }  # fmt: skip


def test_points_are_objectives_where_they_are_called_so_and_else_nothing() -> None:
    flag = thing(3, 2, inner="<point/>", more='class="Objective"')
    area = thing(6, 2, 2, 2, more='name="Ziel"')
    found = read(tmx(layer("marks", flag, area, thing(5, 5, inner="<point/>", more='name="spawn"'))))
    assert found.document["zone"] == [
        {"id": "objective-1", "kind": "hold", "circle": [6.0, 12.0, 1.0]},
        {"id": "objective-2", "kind": "hold", "polygon": [[12.0, 8.0], [16.0, 8.0], [16.0, 12.0], [12.0, 12.0]]},
    ]
    assert found.others == {"objective": 2}
    assert left_out(found) == {"problem-map-nothing": 1}


def test_heights_are_those_of_the_properties() -> None:
    told = (
        '<properties><property name="height" type="float" value="1.5"/><property name="base" value="2"/></properties>'
    )
    found = read(tmx(layer("floor", thing(1, 1, 2, 2, told))))
    assert [(piece.base, piece.top) for piece in table_of(found).pieces] == [(2.0, 3.5)]
    wrong = told.replace("1.5", "-4")
    assert left_out(read(tmx(layer("crates", thing(1, 1, 2, 2, wrong)))))["problem-scene-height"] == 1


@pytest.mark.parametrize(
    ("more", "size", "cell"),
    [
        ({}, (12.0, 8.0), 16.0),
        ({"tileheight": "8"}, (12.0, 4.0), 16.0),
        ({"orientation": "isometric", "tilewidth": "32"}, (12.0, 8.0), 16.0),
        ({"orientation": "staggered", "staggeraxis": "y", "tileheight": "8"}, (12.5, 2.25), 16.0),
        ({"orientation": "hexagonal", "staggeraxis": "x", "hexsidelength": "8"}, (9.25, 8.5), 16.0),
    ],
)
def test_every_grid_has_its_size(more: dict[str, str], size: Place, cell: float) -> None:
    read_map = map_of(tmx(layer("wall", thing(1, 1, 2, 1)), **more).encode(), "x")
    assert (read_map.size.x, read_map.size.y) == size
    assert [(point.x * cell, point.y * cell) for point in read_map.drawn[0].points][2] == (3 * TILE, 2 * TILE)


def test_what_is_only_a_picture_or_in_another_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "near.tsx").write_text("<tileset/>")
    tilesets = "".join(
        f'<tileset firstgid="1" source="{name}"/>' for name in ("near.tsx", "gone.tsx", "../../etc/x.tsx", "C:\\x.tsx")
    )
    tiles = '<layer name="ground" width="2" height="1"><data encoding="csv">1,2</data></layer><imagelayer name="sky"/>'
    things = thing(1, 1, 2, 2), thing(4, 4, inner="<text>Inn</text>"), '<object id="9" template="tree.tx" x="1" y="1"/>'
    found = read(tmx(tilesets, tiles, layer("crates", *things)), tmp_path / "camp.tmx")
    assert left_out(found) == {
        "problem-tiled-tileset": 3, "problem-tiled-tiles": 1, "problem-tiled-pictures": 1, "problem-map-texts": 1,
        "problem-tiled-templates": 1,
    }  # fmt: skip
    assert found.objects == 1


@pytest.mark.parametrize(
    "wrong",
    [
        thing(1, 1, -2), thing(1, 1, float("nan"), 2), thing(float("inf"), 1, 2, 2), thing(1, 1, more='rotation="nan"'),
        thing(1, 1, inner='<polygon points="1,2 3"/>'), thing(1, 1, inner='<polyline points="1,2"/>'),
        thing(1, 1, inner='<polyline points="nan,2 3,4"/>'), thing(1, 1, 1, 2, inner="<capsule/>"),
        thing(1e9, 1, 2, 2),
    ],
)  # fmt: skip
def test_an_object_that_cannot_be_read_is_left_out_and_told(wrong: str) -> None:
    found = read(tmx(layer("crates", wrong, thing(4, 4, 1, 1))))
    assert left_out(found) == {"problem-tiled-object": 1}
    assert found.objects == 1


@pytest.mark.parametrize("key", ["width", "height", "tilewidth", "tileheight"])
@pytest.mark.parametrize("value", ["0", "-3", "nan", "many", "1e9", None])
def test_a_map_without_a_grid_is_refused(key: str, value: str | None) -> None:
    text = tmx(**{key: "7" if value is None else value})
    with pytest.raises(FileProblem):
        read(text.replace(f' {key}="7"', "") if value is None else text)


BOMB = '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY {name} "{f"&{before};" * 10}">' for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (f'<?xml version="1.0"?>{BOMB}]><map width="&i;"/>', "problem-xml-entities"),
        ('<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]><map>&x;</map>', "problem-xml-entities"),
        (tmx()[:-4], "problem-xml"),
        ("<map", "problem-xml"),
        ('<?xml version="1.0" encoding="utf-99"?><map/>', "problem-xml"),
        ("<html><body/></html>", "problem-xml-root"),
        ("<map>" + "<group>" * 200 + "</group>" * 200 + "</map>", "problem-too-nested"),
        ("<map>" + "<object/>" * 100_001 + "</map>", "problem-too-many-walls"),
        (tmx(layer("x", *[thing(1, 1, inner="<ellipse/>", wide=1, high=1)] * 2_000)), "problem-too-many-walls"),
    ],
)  # fmt: skip
def test_bombs_and_what_is_no_map_are_refused_in_a_sentence(text: str, key: str) -> None:
    with pytest.raises(FileProblem) as refused:
        map_of(text.encode(), "camp.tmx")
    assert refused.value.key == key


def test_a_file_of_fifty_megabytes_is_refused_before_it_is_read() -> None:
    with pytest.raises(FileProblem) as refused:
        map_of(b"<map>" + b" " * (50 << 20), "camp.tmx")
    assert refused.value.key == "problem-too-large"
