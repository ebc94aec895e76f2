"""Deployments of a layout that is edited, and zones that stay along the edge of a table that grows or shrinks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pb12table.files.reading import read_toml
from pb12table.layouts.deploying import (
    deployments,
    elsewhere,
    with_another,
    with_edge,
    with_first,
    with_zone_in,
    without_shown,
)
from pb12table.layouts.editing import Thing, entry_of

YARD = Path(__file__).parent.parent / "cases" / "two-deployments.toml"


def _document() -> dict[str, Any]:
    return read_toml(YARD)


def test_the_zones_of_other_deployments_are_elsewhere() -> None:
    document = _document()
    assert {thing.id for thing in elsewhere(document)} == {"south-west", "north-east"}
    assert {thing.id for thing in elsewhere(with_first(document, "corners"))} == {"west", "east"}


def test_another_deployment_has_no_zones_of_its_own_yet() -> None:
    plain = {key: value for key, value in _document().items() if key != "deployment"}
    plain["zone"] = [{k: v for k, v in zone.items() if k != "deployments"} for zone in plain["zone"][:2]]
    document = with_another(plain, "Deployment")
    assert [entry["name"] for entry in deployments(document)] == ["Deployment 2", "Deployment 1"]
    assert {thing.id for thing in elsewhere(document)} == {"west", "east"}
    back = without_shown(document)
    assert [entry["name"] for entry in deployments(back)] == ["Deployment 1"]
    assert not elsewhere(back)


def test_a_deployment_goes_with_the_zones_that_are_there_alone() -> None:
    document = with_zone_in(_document(), Thing("zone", "west"), "corners", True)
    assert "deployments" not in entry_of(document, Thing("zone", "west"))
    left = without_shown(document)
    assert {zone["id"] for zone in left["zone"]} == {"west", "south-west", "north-east", "middle"}


def test_a_zone_is_never_nowhere() -> None:
    document = _document()
    assert with_zone_in(document, Thing("zone", "west"), "edges", False) == document


def test_zones_along_an_edge_stay_along_it() -> None:
    document = with_edge(with_edge(_document(), "width", 20.0), "depth", 10.0)
    boxes = {zone["id"]: zone["rectangle"] for zone in document["zone"]}
    assert boxes["west"] == [0.0, 0.0, 2.0, 10.0]
    assert boxes["east"] == [18.0, 0.0, 2.0, 10.0]
    assert boxes["north-east"] == [16.0, 6.0, 4.0, 4.0]
    assert boxes["south-west"] == [0.0, 0.0, 4.0, 4.0]
    assert boxes["middle"] == [7.0, 5.0, 2.0, 2.0]
