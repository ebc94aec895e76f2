"""The list to set a table up with a tape measure: every corner is where its distances from the edges say."""

from __future__ import annotations

import re

import pytest

from pb12table.files.scenario import load_scenario
from pb12table.layouts.plans.plan import drawn
from pb12table.layouts.plans.sheets import plan_sheets
from pb12table.layouts.plans.tape import MOST, taped
from pb12table.texts.locale import Texts

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


def test_the_sheets_have_it_in_place_of_the_list() -> None:
    found = load_scenario("smugglers-cove")
    plan, tape = (plan_sheets(found, Texts("en"), tape=tape) for tape in (False, True))
    assert plan.drawn == tape.drawn == 1
    assert "from west" not in plan.html
    assert tape.html.count("from the nearest edges") == tape.sheets - 1
