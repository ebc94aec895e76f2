"""Vehicles in files: the bundled ones, figures that begin on them or are fixed to them, and what can be wrong."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pb12table.files.content import content_of, load_content
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of, setup_from_document
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.files.building import profile_of
from pb12table.systems.pb12.files.content import Content, check_profiles
from pb12table.systems.pb12.rules.game.state import Place
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Setup
from pb12table.systems.pb12.rules.preparations.setup import figure_value, new_game
from pb12table.table.shapes import Outline
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts

VEHICLES = ("coach", "ox-cart", "field-gun", "rowing-boat", "riding-horse")

YARD = """
format = 1
system = "pb12"
name = "Yard"
[table]
width = 30.0
depth = 20.0
[[player]]
id = "alice"
name = "Alice"
command_points = 2
[[player]]
id = "bob"
name = "Bob"
command_points = 2
[[zone]]
id = "gate"
kind = "entry"
players = ["alice"]
rectangle = [0.0, 0.0, 8.0, 20.0]
[[terrain]]
id = "pond"
kind = "water"
rectangle = [20.0, 2.0, 8.0, 6.0]
[[figure]]
id = "driver"
profile = "pirate"
player = "alice"
aboard = "mail"
at = [1.2, 0.0]
[[figure]]
id = "mail"
profile = "coach"
player = "alice"
at = [10.0, 10.0]
facing = 90.0
[[figure]]
id = "gun"
profile = "field-gun"
player = "alice"
[[figure]]
id = "gunner"
profile = "legionary"
player = "alice"
fixed_to = "gun"
at = [-0.6, 0.4]
facing = 180.0
[[figure]]
id = "guard"
profile = "human"
player = "bob"
at = [25.0, 15.0]
"""

Document = dict[str, Any]


@pytest.fixture(scope="module")
def content() -> Content:
    found: Content = load_content()
    return found


def yard(change: Callable[[Document], object] = lambda document: None) -> Document:
    document = copy.deepcopy(tomllib.loads(YARD))
    change(document)
    return document


def setup_of(document: Document, content: Content) -> Setup:
    found: Setup = scenario_of(document, content, Path("yard.toml")).setup
    return found


def figure(document: Document, name: str) -> Document:
    return next(one for one in document["figure"] if one["id"] == name)


# -- content ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VEHICLES)
def test_the_bundled_vehicles_are_sound(content: Content, name: str) -> None:
    profile = profile_of(content.profiles[name], ())
    vehicle = profile.vehicle
    assert vehicle is not None
    assert vehicle.steering_points
    assert vehicle.passenger_areas
    assert isinstance(profile.footprint, Outline)
    assert figure_value(profile) > 0


def test_the_coach_has_the_values_of_the_rulebook(content: Content) -> None:
    coach = profile_of(content.profiles["coach"], ())
    assert (coach.action_points, coach.movement, coach.vertical_movement) == (0, 6, 0)
    assert (coach.strength, coach.toughness, coach.initiative, coach.nerve, coach.armour) == (5, 4, 0, 0, 1)
    assert coach.damage_points.capacity == 4
    assert coach.vehicle is not None
    assert coach.vehicle.modifier(Attribute.TECH) == 1
    assert coach.vehicle.modifier(Attribute.RANGED) is None


def test_an_easier_modifier_makes_a_vehicle_more_valuable(content: Content) -> None:
    form = content.profiles["coach"]
    assert form.vehicle is not None
    modifiers = msgspec.structs.replace(form.vehicle.modifiers, tech=-2)
    easier = msgspec.structs.replace(form, vehicle=msgspec.structs.replace(form.vehicle, modifiers=modifiers))
    assert figure_value(profile_of(easier, ())) > figure_value(profile_of(form, ()))


# -- where they begin -------------------------------------------------------------------------------------------


def test_who_is_aboard_begins_on_the_floor_and_turns_with_the_vehicle(content: Content) -> None:
    state = new_game(setup_of(yard(), content))
    driver = state.figures[FigureId("driver")]
    assert (driver.x, driver.y, driver.z, driver.facing) == (10.0, 11.2, 0.6, 90.0)


def test_a_fixed_figure_waits_with_its_carrier(content: Content) -> None:
    setup = setup_of(yard(), content)
    gunner = setup.figure_by_id[FigureId("gunner")]
    assert (gunner.carrier, gunner.seat) == ("gun", (-0.6, 0.4, 180.0))
    assert new_game(setup).figures[FigureId("gunner")].place is Place.STAGING


def test_a_fixed_figure_stands_at_its_declared_place(content: Content) -> None:
    def put_the_gun_down(document: Document) -> None:
        figure(document, "gun").update(at=[15.0, 5.0], facing=180.0)

    state = new_game(setup_of(yard(put_the_gun_down), content))
    gunner = state.figures[FigureId("gunner")]
    assert (gunner.place, gunner.x, gunner.y, gunner.z, gunner.facing) == (Place.TABLE, 15.6, 4.6, 0.0, 0.0)


def test_the_document_of_a_scenario_brings_the_same_setup(content: Content) -> None:
    scenario = scenario_of(yard(), content, Path("yard.toml"))
    assert setup_from_document(scenario.document) == scenario.setup


def test_a_figure_can_be_fixed_to_a_vehicle_on_a_vehicle(content: Content) -> None:
    def a_gun_on_a_raft(document: Document) -> None:
        raft = {
            "base": "ox-cart",
            "outline": [[-4.0, -3.0], [4.0, -3.0], [4.0, 3.0], [-4.0, 3.0]],
            "vehicle": {"floor": 0.3, "passenger_areas": [[[-4, -3], [4, -3], [4, 3], [-4, 3]]]},
        }
        document["figure"].append(
            {"id": "raft", "profile": raft, "player": "alice", "at": [20.0, 15.0], "facing": 180.0}
        )
        figure(document, "guard")["at"] = [2.0, 2.0]
        figure(document, "gun").update(fixed_to="raft", at=[1.0, 0.0])

    state = new_game(setup_of(yard(a_gun_on_a_raft), content))
    gun, gunner = state.figures[FigureId("gun")], state.figures[FigureId("gunner")]
    assert (gun.x, gun.y, gun.z, gun.facing) == (19.0, 15.0, 0.3, 180.0)
    assert (gunner.x, gunner.y, gunner.z, gunner.facing) == (19.6, 14.6, 0.3, 0.0)


# -- what can be wrong ------------------------------------------------------------------------------------------

Change = Callable[[Document], object]


def put(name: str, **keys: Any) -> Change:
    return lambda document: figure(document, name).update(keys)


def profile(**keys: Any) -> Any:
    return {"base": "coach", "vehicle": keys}


CORNERS = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]
CROSSING = [[0.0, 0.0], [1.0, 1.0], [1.0, 0.0], [0.0, 1.0]]


@pytest.mark.parametrize(("forward", "inside"), [(-0.1, True), (-0.101, True), (-0.099, False), (0.1, False)])
def test_a_fixed_figure_may_stand_at_the_very_rim_of_its_area(content: Content, forward: float, inside: bool) -> None:
    """The area of the gun ends a tenth of a step behind its middle."""
    document = yard(put("gunner", at=[forward, 0.6]))
    if inside:
        assert setup_of(document, content).figure_by_id[FigureId("gunner")].seat[:2] == (forward, 0.6)
    else:
        with pytest.raises(FileProblem) as problem:
            setup_of(document, content)
        assert problem.value.key == "problem-outside-passenger-area"


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        (put("driver", aboard="nothing"), 'figure[0] "driver".aboard', "problem-no-vehicle"),
        (put("driver", aboard="guard"), 'figure[0] "driver".aboard', "problem-no-vehicle"),
        (put("driver", aboard="gun"), 'figure[0] "driver".aboard', "problem-vehicle-waits"),
        (put("driver", height=1.0), 'figure[0] "driver".height', "problem-not-together"),
        (put("driver", fixed_to="gun"), 'figure[0] "driver".fixed_to', "problem-not-together"),
        (put("driver", at=[-1.7, 5.0]), 'figure[0] "driver".at', "problem-no-stand"),
        (put("guard", at=[10.1, 11.3]), 'figure[4] "guard".at', "problem-on-figure"),
        (put("guard", steering_points=[[1, 1, 0]]), 'figure[4] "guard".steering_points', "problem-no-vehicle"),
        (put("mail", at=[22.0, 5.0]), 'figure[1] "mail".at', "problem-inside-piece"),
        (put("mail", fixed_to="mail"), 'figure[1] "mail".fixed_to', "problem-carried-in-a-circle"),
        (put("gunner", at=[1.0, 0.0]), 'figure[3] "gunner".fixed_to', "problem-outside-passenger-area"),
        (put("gunner", player="bob"), 'figure[3] "gunner".fixed_to', "problem-foreign-carrier"),
        (
            lambda document: figure(document, "gunner").pop("at"),
            'figure[3] "gunner"',
            "problem-missing-key",
        ),
        (put("mail", profile=profile(floor=3.0)), 'figure[1] "mail".profile.vehicle.floor', "problem-above-model"),
        (
            put("mail", profile=profile(floor=1.0, part=[{"height": 1.0}])),
            'figure[1] "mail".profile.vehicle.part[0]',
            "problem-one-shape",
        ),
        (
            put("mail", profile=profile(floor=1.0, part=[{"polygon": CORNERS, "height": 2.0}])),
            'figure[1] "mail".profile.vehicle.part[0].height',
            "problem-above-model",
        ),
        (
            put("mail", profile=profile(floor=1.0, part=[{"polygon": CORNERS, "base": 0.5, "height": 1.0}])),
            'figure[1] "mail".profile.vehicle.part[0].base',
            "problem-below-floor",
        ),
        (
            put("mail", profile=profile(passenger_areas=[CROSSING])),
            'figure[1] "mail".profile.vehicle.passenger_areas[0]',
            "problem-shape-self-crossing",
        ),
    ],
)
def test_a_wrong_vehicle_is_told_with_its_place(content: Content, change: Change, place: str, key: str) -> None:
    with pytest.raises(FileProblem) as problem:
        setup_of(yard(change), content)
    assert (problem.value.place, problem.value.key) == (place, key)
    for language in LANGUAGES:
        line = problem_line(Texts(language), problem.value)
        assert key not in line


def test_a_content_file_is_checked_too() -> None:
    document = {
        "format": 1,
        "content": "profiles",
        "profile": [{"id": "cab", "name": "Cab", "model_height": 1.0, "vehicle": {"floor": 1.5}}],
    }
    part = content_of(document, "cab.toml")
    with pytest.raises(FileProblem) as problem:
        check_profiles(part.profiles.values(), part, "cab.toml")
    assert (problem.value.place, problem.value.key) == ('profile[0] "cab".vehicle.floor', "problem-above-model")
