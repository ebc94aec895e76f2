"""Drawings: lines and shapes stand where they are drawn, by layer, name and colour; nothing is run or fetched."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, radians, sin
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.layouts.maps.map_form import Called
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, imported
from pb12table.layouts.maps.reading import map_of
from pb12table.table.battlefield import Battlefield
from tests.layouts.exact import assert_outlined, assert_walled

Place = tuple[float, float]
PIXELS = 50.0
WIDE, HIGH = 600.0, 400.0
SPACES = (
    'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
)


def svg(*parts: str, more: str = f'width="{WIDE:g}" height="{HIGH:g}"') -> str:
    return f'<?xml version="1.0"?><svg {SPACES} {more}>{"".join(parts)}</svg>'


def layer(name: str, *parts: str, more: str = "") -> str:
    return f'<g inkscape:groupmode="layer" inkscape:label="{name}" {more}>{"".join(parts)}</g>'


def read(text: str, **options: Any) -> ImportedMap:
    return imported(map_of(text.encode(), "plan.svg"), ImportOptions("plan", **options), "plan.svg", "plan")


def table_of(found: ImportedMap) -> Battlefield:
    table: Battlefield = scenario_of(found.document, load_content(), Path("plan.toml")).setup.battlefield
    return table


def left_out(found: ImportedMap) -> dict[str, int]:
    """What is told besides that a drawing has no grid."""
    counted: Counter[str] = Counter()
    for problem in found.left_out:
        counted[problem.key] += int(dict(problem.details).get("count", 1))
    assert counted.pop("problem-svg-grid") == 1
    return dict(counted)


def on_table(*places: Place, steps: float = 2.0, high: float = HIGH) -> list[Place]:
    """Where pixels lie: a cell has 50."""
    return [(steps * x / PIXELS, steps * (high - y) / PIXELS) for x, y in places]


@pytest.mark.parametrize("steps", [0.9, 2.0, 4.1])
def test_shapes_of_every_sort_lie_where_they_are_drawn(steps: float) -> None:
    angle, scaled = radians(20.0), 1.5
    box = '<rect x="20" y="10" width="40" height="30" fill="#777"/>'
    text = svg(
        layer("Woods", '<ellipse rx="60" ry="30" fill="green" transform="translate(300 200) rotate(20)"/>'),
        layer("Water", '<path fill="#36c" d="M50,250h120v100h-120z M80,280v40h60v-40z"/>'),
        layer("Building", box, more='transform="scale(1.5) translate(2,4)"'),
        layer("Rubble", '<polygon points="450,50 550,60 500,120" fill="#a83"/>'),
    )  # fmt: skip
    found = read(text, cell_steps=steps)
    table = table_of(found)
    assert left_out(found) == {}
    c, s = cos(angle), sin(angle)
    ring = [(60 * cos(pi * n / 1500), 30 * sin(pi * n / 1500)) for n in range(3000)]
    assert_outlined(
        table, "woods-1", on_table(*[(300 + c * x - s * y, 200 + s * x + c * y) for x, y in ring], steps=steps)
    )
    outer, hole = [(50, 250), (170, 250), (170, 350), (50, 350)], [(80, 280), (140, 280), (140, 320), (80, 320)]
    assert_outlined(table, "water-1", on_table(*outer, steps=steps), [on_table(*hole, steps=steps)])
    corners = [(scaled * x, scaled * y) for x, y in ((22, 14), (62, 14), (62, 44), (22, 44))]
    assert_outlined(table, "building-1", on_table(*corners, steps=steps))
    assert_outlined(table, "rubble-1", on_table((450, 50), (550, 60), (500, 120), steps=steps))


def curve(t: float) -> Place:
    """A cubic curve from its four points."""
    places = [(100.0, 300.0), (200.0, 100.0), (400.0, 420.0), (500.0, 200.0)]
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
    x, y = (sum(weight * place[n] for weight, place in zip(weights, places, strict=True)) for n in (0, 1))
    return x, y


def test_walls_follow_lines_arcs_and_curves() -> None:
    lines = '<path d="M100,300 C200,100 400,420 500,200" stroke="black" fill="none"/>'
    bent = [curve(n / 4000) for n in range(4001)]
    assert_walled(table_of(read(svg(lines))), "wall", on_table(*bent), [], thickness=0.2)
    arc = '<path d="M300,100 A80,80 0 0 1 380,180" style="stroke:#000;fill:none"/>'
    round_ = [(300 + 80 * sin(pi * n / 2000), 180 - 80 * cos(pi * n / 2000)) for n in range(1001)]
    assert_walled(table_of(read(svg(arc))), "wall", on_table(*round_), [], thickness=0.2)


def test_rooms_with_doors_in_a_layer_of_their_own() -> None:
    rooms = '<rect x="100" y="100" width="300" height="200" fill="white" stroke="#222" stroke-width="6"/>'
    door = '<line x1="150" y1="100" x2="200" y2="100" stroke="#d40000"/>'
    pane = '<rect x="398" y="150" width="4" height="60" fill="#00d4d4"/>'
    found = read(svg(rooms, layer("Doors", door), layer("Windows", pane)))
    assert (found.doors, found.windows, left_out(found)) == (1, 1, {})
    corners = [(100, 100), (400, 100), (400, 300), (100, 300), (100, 100)]
    gaps = [on_table((150, 100), (200, 100)), on_table((400, 150), (400, 210))]
    assert_walled(table_of(found), "wall", on_table(*corners), gaps, thickness=0.2)


def test_things_are_chosen_by_layer_name_class_or_colour() -> None:
    text = svg(
        "<style>.pine{fill:#004000} #gate-2{stroke:#d40000}</style>",
        layer("Ground floor", '<line class="pine" x2="50" stroke="#000"/>', '<line id="gate-2" x2="90" y2="90"/>'),
        '<g id="g123"><rect id="rect7" class="pine" width="9" height="9"/><circle r="9" fill="rgb(255,128,0)"/></g>',
    )  # fmt: skip
    assert {called.key: called.sort for called in map_of(text.encode(), "x").groups()} == {
        "Ground floor / pine / #000000": "wall", "Ground floor / gate / #d40000": "door", "pine / #004000": "wall",
        "#ff8000": "object",
    }  # fmt: skip
    called = Called("object", "", "", "#ff8000")
    assert read(text, choices={called: "scrub"}).others["scrub"] == 1


def test_what_is_hidden_white_or_clipped_is_told() -> None:
    found = read(
        svg(
            '<rect width="600" height="400" fill="#fff"/><rect width="9" height="9" display="none"/>',
            '<g style="display:none"><rect width="9" height="9"/></g><rect width="9" height="9" visibility="hidden"/>',
            '<rect width="9" height="9" fill="none"/><rect width="9" height="9" fill-opacity="0"/>',
            '<rect width="90" height="90" fill="#888" clip-path="url(#c)"/>',
        )
    )
    assert left_out(found) == {"problem-map-nothing": 1, "problem-svg-hidden": 5, "problem-svg-clipped": 1}
    assert found.objects == 1


def test_nothing_is_run_or_fetched_and_both_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any, **__: Any) -> None:
        raise AssertionError("nothing is fetched")

    monkeypatch.setattr("socket.socket.connect", never)
    monkeypatch.setattr("urllib.request.urlopen", never)
    found = read(
        svg(
            "<script>alert(1)</script>", '<g onclick="alert(2)"><rect width="90" height="90" fill="#888"/></g>',
            '<image xlink:href="http://localhost/x.png"/><use xlink:href="http://localhost/x.svg#a"/>',
            "<foreignObject><body/></foreignObject><text>Inn</text>",
            '<style>@import url("http://localhost/x.css");</style>',
            more=f'width="{WIDE:g}" height="{HIGH:g}" onload="alert(3)"',
        )
    )  # fmt: skip
    assert left_out(found) == {
        "problem-svg-scripts": 3, "problem-svg-pictures": 1, "problem-svg-copies": 1, "problem-svg-foreign": 1,
        "problem-map-texts": 1,
    }  # fmt: skip
    assert found.objects == 1


def test_copies_are_laid_out_also_of_symbols() -> None:
    column = '<defs><g id="col"><circle r="20" fill="#888"/></g></defs>'
    symbol = '<symbol id="box" viewBox="0 0 10 10"><rect width="10" height="10" fill="#888"/></symbol>'
    uses = '<use href="#col" x="200" y="100"/><use href="#box" x="300" y="200" width="50" height="50"/>'
    found = read(svg(column, symbol, uses))
    assert left_out(found) == {}
    ring = [(200 + 20 * cos(pi * n / 1000), 100 + 20 * sin(pi * n / 1000)) for n in range(2000)]
    assert_outlined(table_of(found), "object-1", on_table(*ring))
    assert_outlined(table_of(found), "object-2", on_table((300, 200), (350, 200), (350, 250), (300, 250)))


@pytest.mark.parametrize(
    ("more", "size"),
    [
        ('width="600" height="400"', (12.0, 8.0)),
        ('width="300mm" height="200mm" viewBox="0 0 300 200"', (300 / 25.4 * 96 / 50, 200 / 25.4 * 96 / 50)),
        ('viewBox="10 20 600 400"', (12.0, 8.0)),
        ('width="100%" height="100%" viewBox="0 0 600 400"', (12.0, 8.0)),
        ('width="300" viewBox="0 0 600 400"', (6.0, 4.0)),
        ('viewBox="0 0 20000 15000"', (30.0, 22.5)),
        ('viewBox="0 0 2 1"', (30.0, 15.0)),
    ],
)
def test_a_drawing_is_as_large_as_it_says(more: str, size: Place) -> None:
    found = map_of(svg('<rect width="5" height="5"/>', more=more).encode(), "x")
    assert (found.size.x, found.size.y) == pytest.approx(size)


def test_what_is_seen_of_a_drawing_fills_it() -> None:
    inner = '<rect x="110" y="120" width="100" height="50" fill="#888"/>'
    found = read(svg(inner, more='width="300mm" height="200mm" viewBox="100 100 300 200"'))
    pixels = 96 / 25.4
    corners = [(10, 20), (110, 20), (110, 70), (10, 70)]
    drawn = on_table(*[(x * pixels, y * pixels) for x, y in corners], high=200 * pixels)
    assert_outlined(table_of(found), "object-1", drawn)


@pytest.mark.parametrize(
    "more",
    ["", 'width="-5" height="4"', 'width="nan" height="4"', 'viewBox="0 0 0 0"', 'viewBox="0 0 nan 4"',
     'width="1e30" height="4"', 'viewBox="0 0 100000 0.001"', 'width="50%" height="50%"'],
)  # fmt: skip
def test_a_drawing_without_a_size_is_refused(more: str) -> None:
    with pytest.raises(FileProblem) as refused:
        read(svg('<rect width="5" height="5"/>', more=more))
    assert refused.value.key == "problem-svg-size"


@pytest.mark.parametrize(
    "wrong",
    [
        '<rect width="nan" height="5"/>', '<circle r="-5" fill="#888"/>', '<rect width="-5" height="5" fill="#888"/>',
        '<path d="M nan,0 L 1,1 2,3" fill="#888"/>', '<path d="lorem ipsum" fill="#888"/>', '<polygon points="1"/>',
        '<path d="M0,0 L1e30,1 2,3z" fill="#888"/>', '<rect width="5" height="5" fill="#888" transform="scale(0)"/>',
        '<rect width="5" height="5" fill="#888" transform="matrix(nan)"/>', '<path d="" fill="#888"/>',
    ],
)  # fmt: skip
def test_a_shape_that_cannot_be_read_is_told_and_the_others_come_in(wrong: str) -> None:
    found = read(svg(wrong, '<rect x="100" y="100" width="50" height="50" fill="#888"/>'))
    assert sum(left_out(found).values()) == 1, left_out(found)
    assert_outlined(table_of(found), "object", on_table((100, 100), (150, 100), (150, 150), (100, 150)))


def laughs(levels: int) -> str:
    """Copies of copies of copies, ten of each."""
    defs = ['<g id="a0"><rect width="1" height="1"/></g>']
    for n in range(1, levels):
        uses = f'<use href="#a{n - 1}"/>' * 10
        defs.append(f'<g id="a{n}">{uses}</g>')
    return svg(f"<defs>{''.join(defs)}</defs>", f'<use href="#a{levels - 1}"/>')


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (laughs(9), "problem-too-many-walls"),
        (svg('<g id="a"><use href="#a"/></g>'), "problem-too-many-walls"),
        ('<!DOCTYPE svg [<!ENTITY x "y">]><svg/>', "problem-xml-entities"),
        (svg(f'<path d="M{"1,2 " * 1_100_000}"/>'), "problem-too-many-walls"),
        (svg(*['<line x2="5" y2="5" stroke="red"/>'] * 20_001), "problem-too-many-walls"),
    ],
)  # fmt: skip
def test_bombs_are_refused(text: str, key: str) -> None:
    with pytest.raises(FileProblem) as refused:
        map_of(text.encode(), "plan.svg")
    assert refused.value.key == key


def test_very_many_curves_come_in_coarser_and_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pb12table.layouts.maps.svg_plan.MOST_POINTS", 300)
    found = read(svg(*(f'<circle cx="{100 * n}" cy="90" r="14" fill="#888"/>' for n in range(1, 4))))
    assert left_out(found) == {"problem-svg-coarse": 1}
    assert found.objects == 3
