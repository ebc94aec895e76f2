"""The body that a table is measured with goes with its setup, and every system has it look, walk and be covered."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.analysis.walking import cheapest_walk, narrow_of, person_of, with_person
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.bodies import Person, Wanted, millimetres_of, preset_called
from pb12table.skirmish.faces.measures import LayoutFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import measures, system
from pb12table.table.footprints import width_of
from pb12table.table.shapes import Circle, Outline, Point3
from pb12table.table.sight.many import Stature, sites_at
from pb12table.table.terrain import Piece
from tests.analysis.layouts import arena

SCENARIOS = ("smugglers-cove", "petrol-station", "the-ford-at-noon")


def face_of(setup: GameSetup) -> LayoutFace:
    face = measures(setup.system).layout
    assert face is not None
    return face


def setup_of(name: str) -> GameSetup:
    found: GameSetup = load_scenario(name).setup
    return found


def gap(width: float) -> GameSetup:
    """A wall across the table with one gap, as wide as told, in its middle."""
    low, high = 5.0 - width / 2.0, 5.0 + width / 2.0
    walls = (((9.0, 0.0), (9.5, 0.0), (9.5, low), (9.0, low)), ((9.0, high), (9.5, high), (9.5, 10.0), (9.0, 10.0)))
    return arena(*(Piece(f"wall-{number}", ring, height=5.0) for number, ring in enumerate(walls)))


WEST: Point3 = (4.0, 5.0, 0.0)
EAST: Point3 = (14.0, 5.0, 0.0)


@pytest.mark.parametrize(("millimetres", "gets_through"), [(25.0, True), (35.0, True), (45.0, False)])
def test_a_base_gets_through_just_where_a_gap_is_as_wide(millimetres: float, gets_through: bool) -> None:
    """A step of the arena is two centimetres, so the gap is one of 40 millimetres."""
    setup = gap(2.0)
    assert setup.step_cm == 2.0
    measured = with_person(setup, Wanted(base=millimetres).of(person_of(setup), setup.step_cm))
    assert (cheapest_walk(measured, WEST, EAST).cost is not None) is gets_through
    narrow = narrow_of(measured)
    assert narrow.person == pytest.approx(millimetres / 20.0)
    assert bool(narrow.shut) is not gets_through


def test_what_is_not_wanted_otherwise_stays_as_it_is() -> None:
    usual = Person(Stature(Circle(0.25), 2.0, 1.8), 0.9, 1, profile="coach", drives=True)
    assert Wanted().of(usual, 2.0) == usual
    tall = Wanted(height=4.0).of(usual, 2.0)
    assert (tall.stature.height, tall.stature.eye, tall.drives) == (4.0, 3.6, True)
    low = Wanted(eye=1.0, climb=2.0).of(usual, 2.0)
    assert (low.stature.eye, low.aim_at(2.0), low.climb) == (1.0, 1.0, 2.0)
    wide = Wanted(base=50.0).of(usual, 2.0)
    assert wide.stature.footprint == Circle(1.25)
    assert not wide.drives
    assert wide.profile == ""


@pytest.mark.parametrize(
    ("typed", "found"), [("40mm", 40.0), ("28.5 mm", 28.5), ("40", None), ("mm", None), ("x", None)]
)
def test_a_base_is_typed_in_millimetres(typed: str, found: float | None) -> None:
    assert millimetres_of(typed) == found


@given(st.floats(0.2, 5.0), st.floats(0.2, 5.0), st.floats(0.0, 360.0))
def test_a_rectangle_is_as_wide_as_its_shorter_side(long: float, wide: float, angle: float) -> None:
    ring = ((0.0, 0.0), (long, 0.0), (long, wide), (0.0, wide))
    assert width_of(Outline(ring)) == pytest.approx(min(long, wide))
    assert width_of(Circle(long)) == 2.0 * long
    person = Person(Stature(Outline(ring), 1.0, 0.9), 0.9, 0)
    assert person.round_footprint.radius >= hypot(long, wide) - 0.001


@pytest.mark.parametrize("name", SCENARIOS)
def test_each_system_offers_bodies_by_different_names_and_looks_with_them(name: str) -> None:
    setup = setup_of(name)
    presets = face_of(setup).bodies(setup)
    ids = [preset.id for preset in presets]
    assert ids
    assert len(set(ids)) == len(ids)
    chosen = preset_called(presets, ids[-1])
    assert chosen is not None
    measured = with_person(setup, chosen.person)
    state = system(setup.system).new_game(measured)
    looking, figures = measures(setup.system).looking, measures(setup.system).figures
    assert looking is not None
    assert figures is not None
    first = figures.on_table(state)[0]
    body = looking.looking(state, FigureId(first)).body
    stature = chosen.person.stature
    assert (body.footprint, body.height) == (stature.footprint, stature.height)
    assert body.eye == pytest.approx(stature.eye)
    assert person_of(measured) == chosen.person
    assert with_person(setup, None) is setup


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_body_walks_no_more_steeply_than_it_is_let(name: str) -> None:
    setup = setup_of(name)
    careful = Wanted(ledge=0.05, steepest=10.0).of(person_of(setup), setup.step_cm)
    gait = with_person(setup, careful).battlefield.gait
    assert (gait.ledge, gait.steepest) == (0.05, 10.0)
    assert gait.opens_ramps == setup.battlefield.gait.opens_ramps


def test_a_long_body_stands_where_it_has_room_turned_one_way() -> None:
    lane = arena(
        Piece("west", ((8.0, 0.0), (8.9, 0.0), (8.9, 10.0), (8.0, 10.0)), height=5.0),
        Piece("east", ((10.1, 0.0), (11.0, 0.0), (11.0, 10.0), (10.1, 10.0)), height=5.0),
    )
    long = Stature(Outline(((-2.0, -0.5), (2.0, -0.5), (2.0, 0.5), (-2.0, 0.5))), 2.0, 1.8)
    (site,) = sites_at(lane.battlefield, long, (9.5, 5.0))
    assert site.facing == 90.0
    assert site.body(long).facing == 90.0
    wide = replace(long, footprint=Outline(((-2.0, -0.7), (2.0, -0.7), (2.0, 0.7), (-2.0, 0.7))))
    assert sites_at(lane.battlefield, wide, (9.5, 5.0)) == ()


def test_a_vehicle_is_driven_where_a_base_as_long_would_not_get_through() -> None:
    setup = gap(3.0)
    coach = preset_called(face_of(setup).bodies(setup), "coach")
    assert coach is not None
    driven = cheapest_walk(with_person(setup, coach.person), WEST, EAST)
    assert driven.cost == 10
    as_long = Wanted(base=80.0).of(person_of(setup), setup.step_cm)
    assert cheapest_walk(with_person(setup, as_long), WEST, EAST).cost is None
