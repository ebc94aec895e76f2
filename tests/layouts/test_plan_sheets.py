"""Building plans on paper: everything is on some sheet, true to the scale that is said there."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from pb12table.files.scenario import load_scenario, scan_scenarios
from pb12table.layouts.plans.plan import LEFT, TOP, text_width
from pb12table.layouts.plans.sheets import (
    MARGIN,
    OVERLAP,
    PAPERS,
    Paper,
    PlanSheets,
    TooManySheets,
    plan_sheets,
)
from pb12table.texts.locale import LANGUAGES, Texts
from tests.layouts.scenes import scenario

EN = Texts("en")
SCENARIOS = [summary.id for summary in scan_scenarios()[0]]


def pages(found: PlanSheets) -> list[ElementTree.Element]:
    """The sheets, as elements."""
    texts = re.findall(r'<svg class="sheet".*?</svg>(?=\n<svg class="sheet"|\n</body>)', found.html, re.DOTALL)
    return [ElementTree.fromstring(text) for text in texts]


def parts_of_drawing(found: PlanSheets) -> list[tuple[float, float, float, float]]:
    """Which part of the drawing each sheet shows: left, top, width and height."""
    shown = [page.find("svg") for page in pages(found)]
    boxes = [[float(value) for value in inner.get("viewBox", "").split()] for inner in shown if inner is not None]
    return [(left, top, wide, high) for left, top, wide, high in boxes]


@pytest.mark.parametrize("paper", ["a4", "a3"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_is_drawn_on_one_sheet_and_its_parts_are_listed(name: str, paper: Paper) -> None:
    found = plan_sheets(load_scenario(name), EN, paper)
    setup = load_scenario(name).setup
    assert found.drawn == 1
    assert found.sheets == len(pages(found))
    ((left, top, wide, high),) = parts_of_drawing(found)
    mm = setup.step_cm * 10.0 / found.scale
    assert left <= 0.0
    assert left + wide >= LEFT + setup.battlefield.width * mm
    assert top <= 0.0
    assert top + high >= TOP + setup.battlefield.depth * mm
    listed = "".join(element.text or "" for page in pages(found)[1:] for element in page.iter("text"))
    assert all(piece.whole in listed for piece in setup.battlefield.pieces)


@pytest.mark.parametrize("name", SCENARIOS)
def test_nothing_of_the_list_runs_off_the_paper(name: str) -> None:
    for page in pages(plan_sheets(load_scenario(name), Texts("de")))[1:]:
        for element in page.iter("text"):
            x, y, size = (float(element.get(key, "")) for key in ("x", "y", "font-size"))
            wide = text_width(element.text or "", size) if element.get("text-anchor") == "start" else 0.0
            assert MARGIN - 0.1 <= x <= PAPERS["a4"][0] - MARGIN + 0.1 - wide
            assert MARGIN <= y <= PAPERS["a4"][1] - MARGIN


@pytest.mark.parametrize("scale", [2.0, 1.0])
def test_a_larger_drawing_is_laid_together_of_sheets_that_overlap(scale: float) -> None:
    quay = load_scenario("governors-quay")
    found = plan_sheets(quay, EN, "a4", scale=scale)
    assert found.drawn > 1
    shown = parts_of_drawing(found)
    assert len(shown) == found.drawn
    lefts, tops = sorted({box[0] for box in shown}), sorted({box[1] for box in shown})
    assert len(lefts) * len(tops) == len(shown)
    _, _, wide, high = shown[0]
    for starts, length in ((lefts, wide), (tops, high)):
        assert starts[0] == 0.0
        assert all(second - first == pytest.approx(length - OVERLAP) for first, second in pairwise(starts))
    field, mm = quay.setup.battlefield, quay.setup.step_cm * 10.0 / scale
    assert lefts[-1] + wide >= LEFT + field.width * mm
    assert tops[-1] + high >= TOP + field.depth * mm
    # It is shown as large as it is: a millimetre of the drawing is one of the paper.
    inner = pages(found)[0].find("svg")
    assert inner is not None
    assert (float(inner.get("width", "")), float(inner.get("height", ""))) == (wide, high)


def test_neighbouring_sheets_are_named_where_they_are_laid_on() -> None:
    found = plan_sheets(load_scenario("governors-quay"), EN, "a4", scale=2.0)
    words = [[element.text or "" for element in page.iter("text")] for page in pages(found)[: found.drawn]]
    names = [line.partition(":")[0] for page in words for line in page if "dashed lines" in line]
    assert names == ["A1", "B1", "A2", "B2"]
    assert {line[2:] for line in words[0] if line[0] in "→↓"} == {"B1", "A2"}
    assert {line[2:] for line in words[3] if line[0] in "→↓"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_says_its_scale_and_which_it_is(language: str) -> None:
    texts = Texts(language)
    found = plan_sheets(load_scenario("governors-quay"), texts, "a3", scale=2.5)
    for number, page in enumerate(pages(found), start=1):
        told = " ".join(element.text or "" for element in page.iter("text"))
        assert f"1:{texts.number(2.5)}" in told
        assert re.search(rf"\b{number} \w+ {found.sheets}\b", told)


def test_what_is_drawn_is_kept_once_and_names_are_written_safely() -> None:
    found = plan_sheets(scenario(), EN, "a4", step_cm=2.5, scale=1.0)
    assert found.drawn > 1
    assert found.html.count('<g id="drawing-') == 1
    assert found.html.count('href="#drawing-0"') == found.drawn
    assert "<Gate>" not in found.html


def test_a_table_of_a_hall_s_size_is_refused() -> None:
    hall = scenario(table={"width": 400.0, "depth": 400.0, "step_cm": 10.0})
    with pytest.raises(TooManySheets):
        plan_sheets(hall, EN, "a4", scale=1.0)
    assert plan_sheets(hall, EN, "a4").drawn == 1
