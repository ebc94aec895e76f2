"""The list to set a table up with a tape measure: every corner is where its distances from the edges say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.layouts.plans.plan import drawn
from pb12table.layouts.plans.sheets import plan_sheets
from pb12table.layouts.plans.tape import MOST, taped
from pb12table.texts.locale import Texts
from pb12table.texts.names import zone_name

CASE: Final = Path(__file__).parents[1] / "cases" / "two-deployments.toml"
TOLD = re.compile(r"([\d.]+) from (west|east) · ([\d.]+) from (south|north)")


@pytest.mark.parametrize("scenario", ["smugglers-cove", "the-ford-at-noon"])
def test_each_corner_is_where_its_distances_say(scenario: str) -> None:
    found = load_scenario(scenario)
    table, step = found.setup.battlefield, found.setup.step_cm
    entries = taped(drawn(found, Texts("en"), step, 5.0))
    assert len(entries) == len(found.document["terrain"]) + len(found.setup.zones)
    for entry in entries:
        assert 0 < len(entry.places) <= MOST
        told = [line for line in entry.lines if TOLD.search(line)]
        for line, (x, y) in zip(told, entry.places, strict=True):
            match = TOLD.search(line)
            assert match is not None
            across, along = float(match[1]) / step, float(match[3]) / step
            place = (across if match[2] == "west" else table.width - across,
                     along if match[4] == "south" else table.depth - along)  # fmt: skip
            # A tenth of a centimetre is told.
            assert place == pytest.approx((x, y), abs=0.051 / step)
            assert across <= table.width / 2.0 + 0.051 / step
            assert along <= table.depth / 2.0 + 0.051 / step


def test_each_deployment_has_its_drawing_and_the_others_a_list_of_their_zones() -> None:
    edges, corners = (load_scenario(f"{CASE}#{name}") for name in ("edges", "corners"))
    found = plan_sheets(edges, Texts("en"), tape=True, others=[corners])
    assert found.drawn == 2
    sheets = found.html.split('class="sheet"')[1:]
    assert len(sheets) == found.sheets == 4
    walls = [number for number, sheet in enumerate(sheets) if "from the nearest edges" in sheet and ">1<" in sheet]
    assert walls == [1], "pieces are told once"
    (told,) = [sheet for sheet in sheets[2:] if "from the nearest edges" in sheet]
    for zone in corners.setup.zones:
        assert zone_name(Texts("en"), corners.setup, zone.id) in told


def test_the_sheets_have_it_in_place_of_the_list() -> None:
    found = load_scenario("smugglers-cove")
    plan, tape = (plan_sheets(found, Texts("en"), tape=tape) for tape in (False, True))
    assert plan.drawn == tape.drawn == 1
    assert "from west" not in plan.html
    assert tape.html.count("from the nearest edges") == tape.sheets - 1
