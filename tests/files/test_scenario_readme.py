"""The example in `scenarios/README.md` is a scenario that can be loaded (with a second player)."""

import re
from math import hypot
from pathlib import Path

import pytest

from pb12table.files.content import load_content
from pb12table.files.forms.pieces import piece_of
from pb12table.files.forms.scenarios import TerrainForm
from pb12table.files.places import scenarios_folder
from pb12table.files.reading import toml_document
from pb12table.files.scenario import force_of, scenario_of, setup_from_document
from pb12table.systems.pb12.rules.preparations.profiles import StandingOrder, When

OPPONENT = """
[[player]]
id = "bob"
name = "Bob"
command_points = 1
[[figure]]
id = "guard"
profile = "human"
player = "bob"
at = [10.0, 10.0]
"""


def test_the_example_of_actions_is_sound() -> None:
    readme = (scenarios_folder() / "README.md").read_text()
    first, *others = re.findall(r"```toml\n(.*?)```", readme, re.DOTALL)
    second = next(example for example in others if "[[action]]" in example)
    document = toml_document(first + second + OPPONENT, "README.md")
    scenario = scenario_of(document, load_content(), Path("readme.toml"))
    shed, shout = scenario.setup.actions
    assert (shed.family, shed.pieces, shed.needs, shed.within) == ("break-open", ("shed-door",), 2, "contact")
    assert (shout.zone, shout.players, shout.uses, len(shout.effects)) == ("beach", ("alice",), 2, 2)
    assert setup_from_document(scenario.document) == scenario.setup


def test_the_example_of_a_force_is_sound() -> None:
    readme = (scenarios_folder() / "README.md").read_text()
    example = next(each for each in re.findall(r"```toml\n(.*?)```", readme, re.DOTALL) if 'content = "force"' in each)
    force = force_of(toml_document(example, "README.md"), load_content(), Path("geese.toml"))
    (watch,) = force.setup.groups
    assert (watch.parent, watch.figures, force.setup.players[0].leader) == ("force", ("captain",), "captain")


def test_the_example_is_sound() -> None:
    readme = (scenarios_folder() / "README.md").read_text()
    example = re.search(r"```toml\n(.*?)```", readme, re.DOTALL)
    assert example is not None
    scenario = scenario_of(toml_document(example[1] + OPPONENT, "README.md"), load_content(), Path("readme.toml"))
    setup = scenario.setup
    captain, brother, cart, carter, _ = setup.figures
    assert [str(block) for block in captain.in_use] == ["cutlass"]
    assert (brother.profile.strength, brother.profile.damage_points.capacity) == (6, 3)
    assert len(setup.battlefield.pieces) == 8
    assert list(setup.durability) == ["shed-door"]
    assert cart.profile.vehicle is not None
    assert (carter.at, carter.height, carter.facing) == ((7.0, 12.2), 0.5, 90.0)
    assert setup.modules.round_limit == 8
    assert setup.modules.standing_order == StandingOrder(When.ATTACKED)
    assert (captain.standing_order, brother.standing_order) == (StandingOrder(When.NEAR, 6), None)
    (watch,) = setup.groups
    assert (watch.parent, watch.figures, watch.leader) == ("alice", ("captain", "big-brother"), "captain")


@pytest.mark.parametrize(("radius", "sides"), [(0.1, 16), (0.7, 28), (1.0, 36), (2.5, 56), (9.0, 96)])
def test_circles_have_as_many_sides_as_is_said(radius: float, sides: int) -> None:
    said = (scenarios_folder() / "README.md").read_text(encoding="utf-8")
    assert "of the same area, with 16 to 96 sides" in said
    assert "0.003 steps outside" in said
    form = TerrainForm(id="well", kind="well", circle=(10.0, 5.0, radius))
    piece = piece_of(form, load_content().kinds, "x.toml", "terrain[0]")
    assert len(piece.outline) == sides
    assert all(-0.001 < hypot(x - 10.0, y - 5.0) - radius < 0.0045 for x, y in piece.outline)


def test_the_example_of_doors_and_windows_is_sound() -> None:
    readme = (scenarios_folder() / "README.md").read_text()
    (example,) = [
        each for each in re.findall(r"```toml\n(.*?)```", readme, re.DOTALL) if 'kind = "one-way-wall"' in each
    ]
    head = 'format = 1\nname = "x"\n[table]\nwidth = 30.0\ndepth = 20.0\n'
    pieces = scenario_of(
        toml_document(head + example, "README.md"), load_content(), Path("x.toml")
    ).setup.battlefield.pieces
    assert {piece.whole for piece in pieces} == {"inn", "front-door", "taproom-window", "mirror"}
    assert [piece.open for piece in pieces if piece.hinge is not None] == [90.0]
