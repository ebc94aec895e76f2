"""Kinds of figures and vehicles are built in the window; a vehicle is drawn, and what does not fit is refused."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.files.content import load_content
from pb12table.skirmish.forms.force_pages import Plan
from pb12table.systems.pb12.rules.preparations.setup import figure_value
from tests.app.builder import Builder
from tests.app.forces_table import Mustering


@pytest.fixture
def muster(builder: Builder) -> Mustering:
    return Mustering(builder)


def build(muster: Mustering, form: str, name: str) -> None:
    muster.click("own:profile:")
    muster.click("new-profile:")
    muster.pick(form)
    muster.builder.type(name)


def profile(muster: Mustering) -> dict[str, Any]:
    found: dict[str, Any] = muster.document["profile"][0]
    return found


def plan(muster: Mustering) -> Plan:
    page = muster.screen.face.own_page(muster.screen.muster, "profile", profile(muster)["id"])
    assert page is not None
    return next(part for group in page.groups for column in group for part in column if isinstance(part, Plan))


@pytest.mark.parametrize("form", ["foot", "wagon", "boat", "crew", "mount"])
def test_each_form_is_a_figure_at_once(muster: Mustering, form: str) -> None:
    build(muster, form, "Novelty")
    muster.add("alice", "Novelty")
    assert muster.document["figure"][0]["profile"] == "novelty"
    assert muster.screen.bench.sketch.faulty == {}
    is_vehicle = muster.screen.setup.figures[0].profile.vehicle is not None
    assert is_vehicle == (form != "foot")


def test_a_wagon_is_put_down_in_a_zone_that_is_hardly_wider_than_it_is_long(muster: Mustering) -> None:
    build(muster, "wagon", "Dray")
    muster.add("alice", "Dray")
    muster.click("set-up:")
    assert muster.document["figure"][0]["at"] == [2.0, 7.0]
    assert muster.screen.bench.sketch.faulty == {}


def test_attributes_and_gear_change_the_value_as_it_grows(muster: Mustering) -> None:
    build(muster, "foot", "Corsair")
    muster.add("alice", "Corsair")
    before = figure_value(muster.screen.setup.figures[0].profile)
    muster.click("own:profile:")
    muster.click("own:profile:corsair")
    muster.click("more:toughness")
    muster.set("damage_points.light", "3")
    muster.click("add-items:")
    muster.pick("crossbow")
    figure = muster.screen.setup.figures[0]
    assert figure_value(figure.profile) > before
    assert (profile(muster)["toughness"], profile(muster)["items"]) == (4, ["knife", "crossbow"])
    assert "crossbow" in [str(block.id) for block in figure.blocks]


def test_a_wagon_gets_parts_that_are_drawn_and_must_fit(muster: Mustering) -> None:
    build(muster, "wagon", "Dray")
    above = plan(muster).views[0]
    parts = [outline for outline in above.outlines if outline.label]
    assert [outline.label for outline in parts] == ["1", "2"]
    muster.click("add-part:")
    assert len([outline for outline in plan(muster).views[0].outlines if outline.label]) == 3
    muster.set("part.2.place", "0.9 -0,4 0.8 0.8")
    assert profile(muster)["vehicle"]["part"][2] == {"rectangle": [0.9, -0.4, 0.8, 0.8], "height": 0.5}
    muster.set("part.2.height", "9")
    assert muster.screen.typed.reason.startswith("Height: "), "higher than the model"
    muster.builder.key(pygame.K_ESCAPE)
    muster.set("part.2.place", "1 2 3")
    assert "is not a number" in muster.screen.typed.reason
    muster.builder.key(pygame.K_ESCAPE)
    muster.field("part.2.open")
    drawn = [outline for outline in plan(muster).views[1].outlines if outline.label == "3"]
    assert [outline.role for outline in drawn] == ["open"]
    muster.set("part.2.place", " ")
    assert len(profile(muster)["vehicle"]["part"]) == 2


def test_where_one_steers_and_rides_is_typed_and_taken_away(muster: Mustering) -> None:
    build(muster, "wagon", "Dray")
    muster.set("steering.0", "-1 0.2 0.6")
    assert profile(muster)["vehicle"]["steering_points"] == [[-1.0, 0.2, 0.6]]
    muster.set("area.0", "-1 -0.5 1 1")
    assert profile(muster)["vehicle"]["passenger_areas"] == [[[-1.0, -0.5], [0.0, -0.5], [0.0, 0.5], [-1.0, 0.5]]]
    muster.click("add-steering:")
    assert len(profile(muster)["vehicle"]["steering_points"]) == 2
    muster.set("steering.1", "–")
    assert len(profile(muster)["vehicle"]["steering_points"]) == 1
    muster.set("outline", "-2 -1 4 2")
    assert profile(muster)["outline"] == [[-2.0, -1.0], [2.0, -1.0], [2.0, 1.0], [-2.0, 1.0]]
    muster.set("vehicle.modifiers.tech", "2")
    assert profile(muster)["vehicle"]["modifiers"] == {"tech": 2}
    muster.set("vehicle.modifiers.tech", "–")
    assert "modifiers" not in profile(muster)["vehicle"]


def test_a_vehicle_is_kept_for_all_scenarios_and_deleted_with_its_figures(muster: Mustering) -> None:
    build(muster, "boat", "Skiff of mine")
    muster.click("keep:")
    assert load_content().profiles["skiff-of-mine"].vehicle is not None
    muster.click("drop:")
    muster.add("alice", "Skiff of mine")
    muster.click("own:profile:")
    muster.click("own:profile:skiff-of-mine")
    muster.click("edit-delete")
    assert "profile" not in muster.document
    assert muster.document["figure"] == []
    muster.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert profile(muster)["id"] == "skiff-of-mine"
