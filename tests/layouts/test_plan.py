"""Building plans are true to scale, measured in centimetres, and labelled so that one can build after them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from pb12table.files.scenario import Scenario, load_scenario, scan_scenarios
from pb12table.layouts.plans.plan import LEFT, TOP, plan_svg, text_width
from pb12table.table.shapes import boxes_overlap
from pb12table.texts.locale import LANGUAGES, Texts
from tests.layouts.scenes import YARD, scenario

SVG = "{http://www.w3.org/2000/svg}"
EN = Texts("en")


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def words(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}text")]


def paths(svg: str) -> list[list[tuple[float, float]]]:
    found = []
    for element in parsed(svg).iter(f"{SVG}path"):
        numbers = re.findall(r"-?[\d.]+", element.get("d", ""))
        found.append([(float(x), float(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)])
    return found


def yard(scale: float = 2.0, step_cm: float = 2.5) -> str:
    return plan_svg(scenario(), EN, scale=scale, step_cm=step_cm)


@pytest.mark.format("plan")
@pytest.mark.parametrize("scale", [1.0, 2.0, 5.0])
@pytest.mark.parametrize("step_cm", [1.0, 2.5])
def test_pieces_lie_true_to_scale_with_north_up(scale: float, step_cm: float) -> None:
    mm = step_cm * 10 / scale
    wanted = {(round(LEFT + x * mm, 3), round(TOP + (10.0 - y) * mm, 3)) for x in (8.0, 12.0) for y in (3.0, 5.0)}
    assert any(set(path) == wanted for path in paths(yard(scale, step_cm)))


def test_the_paper_is_measured_in_millimetres() -> None:
    root = parsed(yard())
    width, height = root.get("width", ""), root.get("height", "")
    assert width.endswith("mm")
    assert root.get("viewBox") == f"0 0 {width[:-2]} {height[:-2]}"


def test_everything_drawn_lies_on_the_paper() -> None:
    for summary in scan_scenarios()[0]:
        svg = plan_svg(load_scenario(summary.path), EN)
        _, _, width, height = (float(value) for value in parsed(svg).get("viewBox", "").split())
        for path in paths(svg):
            assert all(-4.0 <= x <= width and -4.0 <= y <= height for x, y in path)
        for element in parsed(svg).iter(f"{SVG}text"):
            x, size = float(element.get("x", "")), float(element.get("font-size", ""))
            if element.get("text-anchor") == "start":
                assert x + text_width(element.text or "", size) <= width + 1.0, element.text
            assert 0.0 <= float(element.get("y", "")) <= height


def test_the_parts_list_has_measures_in_centimetres() -> None:
    told = "\n".join(words(yard()))
    assert "10 × 5\n" in told  # the house: 4 by 2 steps of 2.5 cm
    assert "height 7.5" in told
    assert "(20 | 7.5) (30 | 7.5) (30 | 12.5) (20 | 12.5)" in told.replace("\u00a0", " ")
    assert "wall 17.5 long, 1 thick" in told
    assert "diameter 5" in told
    assert "rises from 0 to 5" in told
    assert "height 0.5, starts 7 above the table" in told
    assert "hole (17.5 | 17.5)" in told.replace("\u00a0", " ")


def test_the_table_the_scale_and_the_step_are_told() -> None:
    told = "\n".join(words(yard()))
    assert "50 × 25 cm (20 × 10 steps)" in told
    assert "One step is 2.5 cm" in told
    assert "scale 1:2" in told
    assert "50 cm (20 steps)" in told
    assert "25 cm (10 steps)" in told


def test_every_piece_has_its_number_in_the_drawing_and_in_the_list() -> None:
    told = words(yard())
    for number in range(1, len(YARD["terrain"]) + 1):
        assert told.count(str(number)) >= 2
    for piece in YARD["terrain"]:
        assert piece["id"] in told


def test_sides_are_measured_where_there_is_room() -> None:
    turned = [e for e in parsed(yard()).iter(f"{SVG}text") if e.get("font-size") == "1.9"]
    assert {"10", "5"} <= {element.text for element in turned}


def test_names_with_signs_of_the_format_are_written_safely() -> None:
    assert "Yard & <Gate>" in words(yard())
    assert parsed(yard()).findtext(f"{SVG}title") == "Yard & <Gate>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans_speak_both_languages(language: str) -> None:
    told = "\n".join(words(plan_svg(scenario(), Texts(language))))
    assert "plan-" not in told
    assert ("Haus" in told) is (language == "de")


def test_a_wall_that_goes_around_has_its_length_and_thickness() -> None:
    ring = [[4.0, 3.0], [8.0, 3.0], [8.0, 6.0], [4.0, 6.0], [4.0, 3.0]]
    fold = [{"id": "fold", "kind": "wall", "line": ring, "thickness": 0.4}]
    for terrain in (fold, [{**fold[0], "line": ring[::-1]}]):
        told = "\n".join(words(plan_svg(scenario(terrain=terrain), EN, step_cm=2.5)))
        assert "wall 35 long, 1 thick" in told


def test_own_kinds_have_their_own_names() -> None:
    kinds = [{"id": "lava", "name": {"en": "hot lava", "de": "heiße Lava"}, "height": 1.0}]
    pool = [{"id": "pool", "kind": "lava", "circle": [5.0, 5.0, 2.0]}]
    assert "hot lava" in words(plan_svg(scenario(kind=kinds, terrain=pool), EN))


@pytest.mark.parametrize("summary", scan_scenarios()[0], ids=lambda summary: summary.id)
def test_labels_of_pieces_do_not_cover_each_other(summary: Scenario) -> None:
    scenario = load_scenario(summary.path)
    svg = plan_svg(scenario, EN)
    boxes = []
    for element in parsed(svg).iter(f"{SVG}text"):
        if element.get("font-size") == "2.7" and element.get("font-weight") == "bold":
            x, y = float(element.get("x", "")), float(element.get("y", ""))
            half = text_width(element.text or "", 2.7) / 2
            boxes.append((x - half, y - 2.0, x + half, y))
    assert len(boxes) >= min(20, len(scenario.setup.battlefield.pieces) // 2)
    clashes = sum(boxes_overlap(a, b) for n, a in enumerate(boxes) for b in boxes[:n])
    assert clashes <= len(boxes) // 30


def test_an_empty_table_and_one_full_of_pieces_have_plans() -> None:
    assert parsed(plan_svg(scenario(terrain=[]), EN)) is not None
    many = [
        {"id": f"crate-{n}", "kind": "crates", "rectangle": [n % 20 * 0.9, n // 20 * 0.45, 0.5, 0.3]}
        for n in range(400)
    ]
    assert words(plan_svg(scenario(terrain=many), EN)).count("400") >= 2


def test_without_a_scale_the_plan_is_as_large_as_fits() -> None:
    large = scenario(table={"width": 60.0, "depth": 40.0, "step_cm": 2.5})
    assert "scale 1:4" in "\n".join(words(plan_svg(large, EN)))
    assert "scale 1:2" in "\n".join(words(plan_svg(scenario(), EN)))


def test_the_same_layout_gives_the_same_plan() -> None:
    assert yard() == yard()
