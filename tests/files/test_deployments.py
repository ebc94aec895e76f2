"""Several deployments on one layout: which zones are there, how one is named, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_scenario, scenario_of, setup_from_document

YARD = Path(__file__).parent.parent / "cases" / "two-deployments.toml"


def test_the_first_deployment_is_there_unless_another_is_named() -> None:
    first, other = load_scenario(YARD), load_scenario(f"{YARD}#corners")
    assert [zone.id for zone in first.setup.zones] == ["west", "east", "middle"]
    assert [zone.id for zone in other.setup.zones] == ["south-west", "north-east", "middle"]
    assert (first.setup.name.en, other.setup.name.de) == ("Yard: Edges", "Hof: Ecken")
    assert (first.summary.name.en, first.address, other.address) == ("Yard", f"{YARD}#edges", f"{YARD}#corners")
    assert [key for key, _ in first.summary.deployments] == ["edges", "corners"]


def test_a_game_keeps_the_zones_of_its_deployment_alone() -> None:
    other = load_scenario(f"{YARD}#corners")
    assert "deployment" not in other.document
    assert not any("deployments" in zone for zone in other.document["zone"])
    assert setup_from_document(other.document).zones == other.setup.zones


def _changed(**changes: Any) -> dict[str, Any]:
    return {**read_toml(YARD), **changes}


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (_changed(deployment=[{"id": "edges", "name": "Edges"}]), 'zone[2] "south-west".deployments'),
        (_changed(deployment=[{"id": "edges", "name": "E"}, {"id": "edges", "name": "F"}]), "deployment[1]"),
    ],
)
def test_what_names_no_deployment_is_refused_with_its_place(document: dict[str, Any], place: str) -> None:
    with pytest.raises(FileProblem) as told:
        scenario_of(document, load_content(), YARD)
    assert told.value.place.startswith(place)


def test_a_deployment_that_does_not_exist_is_refused() -> None:
    with pytest.raises(FileProblem, match="corners"):
        load_scenario(f"{YARD}#middle")
