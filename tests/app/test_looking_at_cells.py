"""Looking at a map of tiles: the cells that sight leads through and that bar it, and no ground as it lies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.app.look.screen import LookScreen
from pb12table.app.program import Program
from pb12table.files.places import scenarios_folder
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import system
from pb12table.table.cells import neighbours
from pb12table.window.kit.keys import Settings
from tests.app.helpers import Hand

STANDING = """
[[figure]]
card = "captain"
player = "alice"
at = [0, 0]

[[figure]]
card = "troll"
player = "bob"
at = [0, 1]

[[figure]]
card = "witch"
player = "bob"
at = [0, 2]
"""


@pytest.mark.usefixtures("every_frame")
def test_what_bars_sight_is_hatched_and_named(tmp_path: Path, written: list[str]) -> None:
    file = tmp_path / "brawl.toml"
    file.write_text((scenarios_folder() / "pocket" / "the-ford.toml").read_text(encoding="utf-8") + STANDING, "utf-8")
    setup = load_scenario(str(file)).setup
    program = Program(Settings(language="en"), (1280, 720))
    screen = LookScreen(program, system("pocket").new_game(setup), "brawl")
    program.open(screen)
    hand, looking = Hand(program), screen.looking
    captain, witch = (figure.id for figure in setup.figures if figure.id.endswith(("captain", "witch")))
    looking.look_from(FigureId(captain))
    looking.aimed = FigureId(witch)
    looking.finish()
    hand.frames()
    picture = screen.picture()
    assert [style for _, style in picture.regions] == ["danger"]
    assert [label for _, label, _ in picture.labels] == ["Fen Troll"]
    assert picture.seen is None
    assert "2 tiles" in written
    assert "Fen Troll" in written
    assert not {"in plane", "Covered", "Concealment", "100 %"} & set(written), "a unit is seen or not"
    assert "look-ground" not in {tile.command for tile in screen.commands.tiles("leave")}
    told = {zone.name for zone in screen.zones}
    assert "command:show-names" in told
    assert not told & {"command:show-zones", "command:show-heights"}
    before = set(screen.overlays)
    screen.press_command("show-heights")
    assert screen.notice[0] == "“Heights” shows nothing in this game."
    assert screen.overlays == before


def test_any_card_is_put_on_any_tile_and_looks_from_there_to_another() -> None:
    setup = load_scenario("the-ford").setup
    program = Program(Settings(language="en"), (1280, 720))
    screen = LookScreen(program, system("pocket").new_game(setup), "the-ford")
    program.open(screen)
    hand, looking = Hand(program), screen.looking
    centre = setup.lattice.centre
    for card, place in (("archer", (0, 1)), ("troll", (2, -1))):
        looking.take(looking.templates[card])
        looking.hover(centre(place))
        looking.drop()
    archer, troll = looking.ghosts
    state: Any = looking.state
    assert [state.units[ghost].at for ghost in (archer, troll)] == [(0, 1), (2, -1)]
    looking.look_from(archer)
    looking.aimed = troll
    looking.finish()
    hand.frames()
    assert [sight.state for sight in screen.picture().sights] == ["free"]
    looking.take(looking.templates["toad"])
    looking.hover(centre((0, 1)))
    state = looking.state
    assert state.units[looking.ghosts[-1]].at in neighbours((0, 1)), "two never stand on one tile"
    looking.drop()
    looking.reset()
    state = looking.state
    assert set(state.units) == set(system("pocket").new_game(setup).units)
