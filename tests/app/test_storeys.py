"""One storey alone, by mouse and keys: in the editor, while looking, in play, while measuring, and in a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import pygame
import pytest

from pb12table.app.editor.screen import EditScreen
from pb12table.app.export import png_of_position
from pb12table.app.game.screen import GameScreen
from pb12table.app.look.screen import LookScreen
from pb12table.app.program import Program
from pb12table.app.worth.screen import WorthScreen
from pb12table.app.worth.views import View, cell_line, told_of, values_of
from pb12table.files.scenario import load_scenario
from pb12table.layouts.editing import Thing, entry_of
from pb12table.skirmish.forms.form import Place, Spot, Target
from pb12table.systems.known import system
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.openings import cut_open
from pb12table.table.routes.house import storeys_of
from pb12table.table.shapes import Region, box_ring
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import looks_of
from pb12table.window.play.foreseeing import HeightChoice
from pb12table.window.scene.picture import Camera, Picture, Reach, ReachArea
from pb12table.window.scene.table_view import (
    ABOVE,
    BELOW,
    ShownStorey,
    TableView,
    place_line,
    storey_line,
    storey_words,
    take_storey,
)
from tests.app.builder import Builder, at_the_editor, terrain
from tests.app.helpers import open_game

HOUSE = Path(__file__).parents[1] / "cases" / "storeys-and-door.toml"


@pytest.fixture
def builder(tmp_path: Path) -> Iterator[Builder]:
    yield from at_the_editor(tmp_path)


def alone(shown: ShownStorey) -> int | None:
    """The storey that is shown now."""
    return shown.number


def chosen(choice: HeightChoice) -> float | None:
    """The height that is chosen now."""
    return choice.chosen


def shows_one(picture: Picture) -> bool:
    """Whether a picture shows one storey alone."""
    return picture.storey is not None


def shown_house() -> ShownStorey:
    shown = ShownStorey()
    field = load_scenario(str(HOUSE)).setup.battlefield
    shown.follow(storeys_of(field, 0.25, 2.0))
    return shown


# -- what is shown -------------------------------------------------------------------------------------------------


def test_the_key_goes_up_through_all_storeys_and_back_to_all_of_them() -> None:
    shown = shown_house()
    seen = [shown.number]
    for _ in range(3):
        assert take_storey(shown, "show-storey")
        seen.append(shown.number)
    assert seen == [None, 0, 1, None]
    assert take_storey(shown, "storey:1")
    assert alone(shown) == 1
    assert take_storey(shown, "storey:")
    assert alone(shown) is None
    assert not take_storey(shown, "show-heights")
    # One that is no more is shown no longer.
    shown.choose(1)
    shown.follow(storeys_of(load_scenario("smugglers-cove").setup.battlefield, 0.25, 2.0))
    assert (shown.number, shown.numbers, shown.shown) == (None, (), None)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["All storeys", "Only ground floor: height 0", "Only first floor: height 2.7"]),
        ("de", ["Alle Stockwerke", "Nur Erdgeschoss: Höhe 0", "Nur erster Stock: Höhe 2,7"]),
    ],
)
def test_what_is_shown_is_told(language: str, told: list[str]) -> None:
    shown, texts = shown_house(), Texts(language)
    lines = []
    for number in (None, 0, 1):
        shown.choose(number)
        lines.append(storey_line(texts, shown))
    assert lines == told


def test_what_lies_above_is_gone_from_a_picture_but_for_its_outline() -> None:
    shown = shown_house()
    floor, ground = box_ring(13.0, 11.0, 15.0, 13.0), box_ring(1.0, 1.0, 3.0, 3.0)
    areas = ((0.0, Region(((ground, ()),))), (2.7, Region(((floor, ()),))))
    reach = Reach((2.0, 2.0), tuple(ReachArea(height, region, 0) for height, region in areas))
    for number, heights in ((None, [0.0, 2.7]), (0, [0.0]), (1, [0.0, 2.7])):
        shown.choose(number)
        picture = Picture(seen=areas, reach=reach)
        shown.show(picture)
        assert picture.seen is not None
        assert picture.reach is not None
        assert [height for height, _ in picture.seen] == heights
        assert [area.height for area in picture.reach.areas] == heights
        if number is None:
            assert picture.storey is None
        else:
            assert picture.storey is not None
            assert picture.storey.above == (("first-floor",) if number == 0 else ())
            assert picture.storey.lid.area == pytest.approx(48.0 if number == 0 else 0.0)


def test_a_place_tells_all_its_storeys() -> None:
    shown, setup = shown_house(), load_scenario(str(HOUSE)).setup
    told = place_line(Texts("en"), setup, setup.battlefield, (15.0, 14.0), coordinates=False, storeys=shown)
    assert told.startswith("here: first floor, 2.7 (Floor); ground floor, 0")
    assert "from 2.5 to 2.7 high" in told
    shown.choose(0)
    told = place_line(Texts("de"), setup, setup.battlefield, (15.0, 14.0), coordinates=False, storeys=shown)
    assert told == "hier: erster Stock, 2,7 (Boden); Erdgeschoss, 0"
    assert place_line(Texts("en"), setup, setup.battlefield, (2.0, 2.0), coordinates=False, storeys=shown) != told


def test_one_storey_is_drawn_alone() -> None:
    """Below the floor one sees the ground, and where nothing lies above, a picture is the same."""
    setup = load_scenario(str(HOUSE)).setup
    state, texts = system(setup.system).new_game(setup), Texts("en")

    def drawn(storey: int | None) -> np.ndarray:
        import io

        data = png_of_position(state, texts, (800, 600), storey=storey)
        return pygame.surfarray.array3d(pygame.image.load(io.BytesIO(data), "x.png")).astype(int)

    whole, ground, first = drawn(None), drawn(0), drawn(1)
    # The floor is planks, the ground below it is not: seen in the middle of the house, a little aside of the figure.
    house = (slice(260, 300), slice(330, 360))
    street = (slice(60, 120), slice(60, 120))
    assert np.abs(whole[house] - ground[house]).mean() > 20.0
    assert np.abs(whole[house] - first[house]).mean() < 3.0
    assert (whole[street] == ground[street]).all()
    # On the first storey the street pales.
    assert first[street].mean() > whole[street].mean() + 10.0


# -- in the editor -------------------------------------------------------------------------------------------------


def test_a_house_of_three_storeys_is_built_by_hand(builder: Builder) -> None:
    """What is drawn while a storey is shown stands on its floor; stairs are as high as the next one."""
    bench = builder.screen.bench
    builder.click_zone("kind:floor")
    builder.key(pygame.K_b)
    builder.drag((6, 4), (11, 9))
    builder.checked()
    builder.key(pygame.K_h, pygame.KMOD_CTRL)
    builder.click_zone("kind:stairs")
    builder.key(pygame.K_b)
    builder.drag((6, 9), (11, 11))
    assert terrain(builder)[-1]["height"] == 2.7
    builder.key(pygame.K_h, pygame.KMOD_CTRL)
    assert alone(bench.storey) == 1
    builder.click_zone("kind:wall")
    builder.key(pygame.K_w)
    for place in ((6, 4), (6, 9), (9, 9)):
        builder.click(builder.pixel(*place))
    builder.key(pygame.K_RETURN)
    wall = terrain(builder)[-1]
    assert (wall["kind"], wall["base"]) == ("wall", 2.7)
    builder.click_zone("kind:door")
    for place in ((6, 6), (6, 7)):
        builder.click(builder.pixel(*place))
    door = terrain(builder)[-1]
    assert (door["kind"], door["in"], door["base"]) == ("door", wall["id"], 2.7)
    builder.click_zone("kind:floor")
    builder.key(pygame.K_b)
    builder.drag((6, 4), (9, 9))
    assert terrain(builder)[-1]["base"] == 5.2
    builder.checked()
    assert bench.storey.numbers == (0, 1, 2)
    assert [fault.storey for fault in bench.report.faults] == [2]
    builder.click_zone("profile:human")
    builder.click(builder.pixel(10, 5))
    figure = entry_of(builder.document, bench.selection[0])
    assert figure["height"] == 2.7
    # What lies above is taken by no click.
    assert bench.thing_at((8.0, 6.0), 0.1) == Thing("terrain", "floor")
    bench.storey.choose(None)
    assert bench.thing_at((8.0, 6.0), 0.1) == Thing("terrain", "floor-2")


def test_a_door_drawn_on_one_storey_falls_into_no_wall_of_another(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "wall", {"kind": "wall", "line": [[6.0, 4.0], [6.0, 9.0]]})
    bench.add("terrain", "floor", {"kind": "floor", "rectangle": [6.0, 4.0, 5.0, 5.0]})
    builder.checked()
    bench.storey.choose(1)
    door = bench.add("terrain", "door", {"kind": "door", "line": [[6.0, 5.0], [6.0, 6.0]]})
    assert "in" not in entry_of(builder.document, door)
    bench.storey.choose(0)
    door = bench.add("terrain", "door", {"kind": "door", "line": [[6.0, 7.0], [6.0, 8.0]]})
    assert entry_of(builder.document, door)["in"] == "wall"


# -- while looking and in play ---------------------------------------------------------------------------------------


@pytest.mark.screen("LookScreen")
def test_a_ghost_stands_on_the_storey_that_is_shown() -> None:
    program = Program(Settings(language="en"), (1600, 900))
    setup = load_scenario(str(HOUSE)).setup
    screen = LookScreen(program, system(setup.system).new_game(setup), "house")
    screen.update(0.1)
    assert screen.storey.numbers == (0, 1)
    template = next(iter(screen.looking.templates.values()))
    for number, height in ((0, 0.0), (1, 2.7)):
        screen.press_command(f"storey:{number}")
        screen.looking.take(template)
        screen.looking.hover((16.0, 12.5))
        assert screen.looking.held is not None
        body = screen.looking.face.body(screen.looking.state, screen.looking.held)
        assert (body.position, body.z) == ((16.0, 12.5), height)
        assert screen.looking.remove(screen.looking.held)
    # Figures below are fainter, those above only hinted at; none on the storey itself fades.
    screen.press_command("storey:1")
    tokens = {token.body.id: token.alpha for token in screen.picture().tokens}
    assert set(tokens.values()) == {BELOW}
    screen.press_command("storey:0")
    assert {token.alpha for token in screen.picture().tokens} == {1.0}
    screen.looking.take(template)
    screen.storey.choose(1)
    screen.looking.hover((16.0, 12.5))
    screen.looking.drop()
    screen.storey.choose(0)
    assert ABOVE in {token.alpha for token in screen.picture().tokens}
    screen.close()


def test_a_place_that_is_pointed_at_is_meant_on_the_storey_that_is_shown() -> None:
    choice = HeightChoice()
    choice.offer([0.0, 2.7, 5.4])
    assert chosen(choice) is None
    choice.offer([0.0, 2.7, 5.4], 2.7)
    assert chosen(choice) == 2.7
    # Another one can be chosen all the same, and is kept as long as the place has these heights.
    assert choice.step(1, None)
    choice.offer([0.0, 2.7, 5.4], 2.7)
    assert chosen(choice) == 5.4
    choice.offer([0.0, 2.7, 5.4], None)
    assert chosen(choice) is None


def test_the_key_shows_a_storey_in_a_game() -> None:
    hand = open_game(str(HOUSE))
    hand.open_curtains()
    game = hand.game
    hand.key(pygame.K_h, pygame.KMOD_CTRL)
    assert alone(game.storey) == 0
    assert shows_one(game.paint.picture())
    hand.click_zone("command:storey:")
    assert alone(game.storey) is None
    assert not shows_one(game.paint.picture())


def test_the_choice_of_storeys_lies_on_no_sheet_over_the_table() -> None:
    hand = open_game(str(HOUSE))
    hand.open_curtains()
    hand.game.select(hand.game.setup.figures[0].id)
    hand.program.draw()
    chosen_by = [zone.rect for zone in hand.game.zones if zone.name.startswith("command:storey:")]
    plates = hand.game.paint.places
    assert chosen_by
    assert "sheet" in plates
    for name, plate in plates.items():
        assert plate.collidelist(chosen_by) < 0, name


# -- while measuring -----------------------------------------------------------------------------------------------


def measuring(builder: Builder) -> WorthScreen:
    """A small house that is measured: a floor over half of it, and a door."""
    bench = builder.screen.bench
    bench.add("terrain", "wall", {"kind": "wall", "line": [[6, 4], [14, 4], [14, 10], [6, 10], [6, 4]]})
    bench.add("terrain", "door", {"kind": "door", "line": [[9.0, 4.0], [10.5, 4.0]]})
    bench.add("terrain", "floor", {"kind": "floor", "rectangle": [6.0, 7.0, 8.0, 3.0]})
    screen = WorthScreen(builder.program, bench)
    builder.program.open(screen)
    screen.measure_with(grid=2.5)
    builder.until(lambda: not screen.is_working)
    return screen


@pytest.mark.slow
def test_maps_and_numbers_are_of_the_storey_that_is_shown(builder: Builder) -> None:
    screen, texts = measuring(builder), Texts("en").of("pb12")
    found, view = screen.found, View("exposure")
    assert found is not None
    builder.key(pygame.K_h, pygame.KMOD_CTRL)
    assert screen.storey.number == 0
    shares = found.exposure("")
    own = found.numbers == 0
    values = values_of(found, view, 0)
    assert values is not None
    assert np.count_nonzero(~np.isnan(values)) == own.sum() < len(shares)
    lines = {line.text: line.value for line in told_of(texts, found, view, looks_of(screen.setup), 0)}
    assert lines["Ground floor only"] == f"{own.sum()} places"
    assert lines["in sight from an average place"] == f"{100.0 * shares[own].mean():.1f}".rstrip("0").rstrip(".") + " %"
    # The place under the mouse tells all storeys there.
    told = cell_line(texts, found, view, (9.0, 9.0))
    above, below = told.split("   ·   ")
    assert above.startswith("first floor, 2.7: seen from")
    assert below.startswith("ground floor, 0: ")
    assert "floor" not in cell_line(texts, found, view, (2.5, 2.5))


@pytest.mark.slow
def test_a_click_on_a_door_opens_it_as_if_and_all_is_measured_anew(builder: Builder) -> None:
    screen = measuring(builder)
    before = screen.found
    assert before is not None
    builder.click(screen.camera.to_screen((9.75, 4.0)))
    assert screen.doors == {"door": 90.0}
    builder.until(lambda: not screen.is_working)
    after = screen.found
    assert after is not None
    assert after is not before
    there, cell = View("exposure"), before.sites.raster.cell_at((9.75, 6.0))
    was, now = (values_of(found, there, 0) for found in (before, after))
    assert was is not None
    assert now is not None
    assert now[cell[1], cell[0]] > was[cell[1], cell[0]]
    # Nothing of it stays in the layout, nor in what is known of it.
    assert screen.bench.measured is before
    assert all(piece.open == 0.0 for piece in screen.bench.setup.battlefield.pieces)
    # A click on the open leaf closes it again: as it stands in the layout, so nothing is as if any more.
    builder.click(screen.camera.to_screen((9.0, 5.0)))
    assert screen.doors == {}
    builder.until(lambda: not screen.is_working)
    assert screen.found is not None
    assert (screen.found.exposure("") == before.exposure("")).all()


def test_a_place_in_a_form_is_meant_on_the_storey_that_is_shown() -> None:
    place = Place(name="at", heights=lambda point: (0.0, 2.7), value=Spot((0.0, 0.0, 0.0), 0.0))
    assert [place.put((1.0, 1.0), storey).point[2] for storey in (None, 0.0, 2.7, 5.4)] == [2.7, 0.0, 2.7, 2.7]
    # A height that was chosen counts more.
    chosen = replace(place, value=Spot((0.0, 0.0, 0.0), 0.0, raised=2.7))
    assert chosen.put((1.0, 1.0), 0.0).point[2] == 2.7
    target = Target(name="at", points=True, heights=lambda point: (0.0, 2.7), put=lambda point: (*point, 2.7))
    aims = [target.meant((1.0, 1.0), None, storey) for storey in (None, 0.0)]
    assert [aim.point[2] for aim in aims if aim is not None and aim.point is not None] == [2.7, 0.0]


def test_the_editor_tells_all_storeys_under_the_mouse(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "floor", {"kind": "floor", "rectangle": [6.0, 4.0, 5.0, 5.0]})
    builder.checked()
    shown, setup, texts = builder.screen.storey, builder.screen.bench.setup, Texts("en")
    assert storey_words(texts, setup, shown, (8.0, 6.0)) == ["here: first floor, 2.7 (Floor); ground floor, 0"]
    assert storey_words(texts, setup, shown, (2.0, 2.0)) == []


def test_the_key_waits_for_no_check_of_the_layout(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "floor", {"kind": "floor", "rectangle": [6.0, 4.0, 5.0, 5.0]})
    builder.screen.press_command("show-storey")
    assert alone(builder.screen.storey) == 0


def test_the_zones_of_other_storeys_are_not_drawn() -> None:
    setup = load_scenario("last-will").setup
    shown = ShownStorey()
    shown.follow_table(setup.system, setup.battlefield)
    banded = [zone for zone in setup.zones if zone.area.band is not None]
    assert banded
    drawn: list[list[bool]] = []
    for number in shown.numbers:
        shown.choose(number)
        assert shown.shown is not None
        drawn.append([shown.shown.has(zone.area.band) for zone in banded])
        assert shown.shown.has(None)
    assert drawn == [[False, True, True], [True, False, False]], "upstairs; kitchen and office"


def test_floors_are_cut_open_over_figures_in_the_game_while_looking_and_in_the_editor(builder: Builder) -> None:
    """All three by the same code: what is drawn on the table has a hole in the floor over who stands below it."""
    scenario = load_scenario("warehouse-three")
    builder.program.edit_document(scenario.document, scenario.path)
    editor = builder.program.screens[-1]
    assert isinstance(editor, EditScreen)
    state = system(scenario.setup.system).new_game(scenario.setup)
    look = LookScreen(builder.program, state, "warehouse-three")
    builder.program.begin(scenario)
    game = next(screen for screen in builder.program.screens if isinstance(screen, GameScreen))
    shown = {"game": game.paint.picture(), "look": look.picture(), "editor": editor.picture()}
    for name, picture in shown.items():
        assert opened_floors(scenario.setup, picture), name
    (floor, *_) = opened_floors(scenario.setup, shown["editor"])
    editor.bench.selection = [Thing("terrain", floor)]
    assert not opened_floors(scenario.setup, editor.picture()), "not while one works on terrain"


def opened_floors(setup: Any, picture: Picture) -> list[str]:
    """The pieces that have more holes as they are drawn."""
    surface, field, drawn = pygame.Surface((64, 64)), setup.battlefield, list[Battlefield]()

    def opened(battlefield: Battlefield, bodies: Sequence[Body]) -> Battlefield:
        drawn.append(cut_open(battlefield, bodies))
        return drawn[-1]

    with patch("pb12table.window.scene.table_view.cut_open", opened):
        TableView(setup, Texts("en")).draw(
            surface, Camera.fitted(field.width, field.depth, surface.get_rect()), picture
        )
    before = {piece.id: len(piece.holes) for piece in field.pieces}
    return [piece.id for shown in drawn for piece in shown.pieces if len(piece.holes) > before[piece.id]]
