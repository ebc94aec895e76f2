"""The fields of the editor: what is typed wrongly stays to be corrected, names, the order, the language's numbers."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pb12table.app.editor.fields.screen import FieldsScreen
from pb12table.app.editor.filing.filing import empty_layout
from pb12table.app.editor.panels.frame import problems_of
from pb12table.app.editor.panels.properties import layout_name, properties_of
from pb12table.app.editor.workbench import Workbench
from pb12table.app.program import Program
from pb12table.files.content import load_content
from pb12table.files.reading import read_toml
from pb12table.files.scenario import find_scenario, load_scenario
from pb12table.layouts.editing import Thing, number_of, written
from pb12table.skirmish.forms.force_pages import NotANumber
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import PickOne
from tests.app.builder import SIZE, Builder, terrain

HOUSE = {
    "kind": "building",
    "rectangle": [6.0, 4.0, 6.0, 6.5],
    "holes": [[[7.0, 5.0], [9.0, 5.0], [9.0, 7.0]]],
}


def labels(builder: Builder) -> list[str]:
    return [row.label for row in properties_of(builder.screen.bench, builder.screen.texts)]


def value(builder: Builder, label: str) -> str:
    rows = properties_of(builder.screen.bench, builder.screen.texts)
    return next(row.value for row in rows if row.label == label)


def type_keys(builder: Builder, text: str) -> None:
    """Type without ending it."""
    for letter in text:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        builder.frames(1)


def test_what_is_no_number_stays_in_its_field_with_the_reason_until_it_is_corrected(builder: Builder) -> None:
    bench, typing = builder.screen.bench, builder.screen.typing
    bench.add("terrain", "house", HOUSE)
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [14.0, 4.0, 1.0, 1.0]})
    chosen = list(bench.selection)
    builder.click_property("Height")
    builder.type("three")
    assert typing.reason == "“three” is not a number."
    builder.frames(10, 1.0)
    assert typing.reason, "it does not go away by itself"
    # No key, click or turn of the wheel means anything else until then.
    builder.key(pygame.K_a, pygame.KMOD_CTRL, "")
    builder.key(pygame.K_d, 0, "")
    builder.click(builder.pixel(7.0, 9.0))
    assert bench.selection == chosen
    assert len(terrain(builder)) == 2
    assert typing.reason == "“three” is not a number."
    builder.type("3,25")
    assert typing.reason == ""
    assert terrain(builder)[1]["height"] == 3.25
    builder.key(pygame.K_a, pygame.KMOD_CTRL)
    assert len(bench.selection) > 2, "the keys mean what they did"
    assert pygame.key.get_repeat() == (0, 0), "and once, however long they are held"


def test_escape_drops_what_cannot_be_taken(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "house", HOUSE)
    builder.click_property("Height")
    builder.type("three")
    builder.key(pygame.K_ESCAPE)
    assert builder.screen.typing.reason == ""
    assert "height" not in terrain(builder)[0]
    builder.click_property("Width")
    type_keys(builder, "7")
    builder.click(builder.pixel(16.0, 12.0))
    assert terrain(builder)[0]["rectangle"][2] == 7.0, "a click elsewhere takes it, as before"


@pytest.mark.screen("OpenLine")
def test_an_id_that_is_taken_is_refused(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "house", HOUSE)
    bench.add("terrain", "crates", {"kind": "crates", "rectangle": [14.0, 4.0, 1.0, 1.0]})
    builder.click_property("Id")
    builder.type("house")
    assert builder.screen.typing.reason == "The id “house” is already taken."
    assert [piece["id"] for piece in terrain(builder)] == ["house", "crates"]


def test_what_a_piece_is_comes_before_its_corners_and_holes_are_last(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "house", HOUSE)
    found = labels(builder)
    assert found.index("Height") < found.index("Hole 1")
    assert all(label.startswith("Corner") for label in found[found.index("Hole 1") + 1 :])
    bench.add("zone", "mud", {"kind": "rough", "polygon": [[1.0, 1.0], [2.0, 1.0], [2.0, 2.0]]})
    found = labels(builder)
    assert found.index("From height") < found.index("Alice") < found.index("Corners")
    assert all(label.startswith("Corner") for label in found[found.index("Corners") :])


def test_ground_hides_as_deep_as_is_typed(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "thicket", {"kind": "scrub", "rectangle": [6.0, 4.0, 3.0, 3.0]})
    assert value(builder, "Ground hides") == "usual: no"
    assert "Seen so deep" not in labels(builder)
    builder.click_property("Ground hides")
    assert terrain(builder)[0]["hides"] is True
    assert value(builder, "Seen so deep") == "to the far edge"
    builder.click_property("Seen so deep")
    builder.type("2.5")
    assert terrain(builder)[0]["hides"] == 2.5
    assert builder.screen.bench.setup.battlefield.pieces[0].hides == 2.5
    builder.click_property("Seen so deep")
    builder.type("-1")
    assert builder.screen.typing.reason or builder.screen.bench.report.problems, "no depth is less than nothing"
    builder.key(pygame.K_ESCAPE)
    builder.click_property("Seen so deep")
    builder.key(pygame.K_BACKSPACE)
    builder.key(pygame.K_RETURN)
    assert terrain(builder)[0]["hides"] is True
    bench = builder.screen.bench
    bench.add("terrain", "wood", {"kind": "forest", "rectangle": [12.0, 4.0, 3.0, 3.0]})
    assert (value(builder, "Ground hides"), value(builder, "Seen so deep")) == ("usual: yes", "3")


def test_a_wall_along_a_line_has_no_direction_to_rise(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "wall", {"kind": "wall", "line": [[8.0, 7.0], [12.0, 7.0]]})
    assert "Thickness" in labels(builder)
    assert not any(label.startswith("Rises") for label in labels(builder))


def test_figures_have_names_of_their_own(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("figure", "guard", {"profile": "human", "player": "alice", "at": [10.0, 9.0]})
    assert value(builder, "Name") == "Average human"
    builder.click_property("Name")
    builder.type("anna")
    assert builder.document["figure"][0]["name"] == "anna"
    assert value(builder, "Name") == "anna"
    label = bench.setup.figures[0].label
    assert label is not None
    assert label.in_language("en") == "anna"
    builder.click_property("Name")
    for _ in range(4):
        builder.key(pygame.K_BACKSPACE)
    builder.key(pygame.K_RETURN)
    assert "name" not in builder.document["figure"][0]


@pytest.mark.parametrize("scenario", ["smugglers-cove", "d20/the-mill-race", "w6/petrol-station"])
def test_the_value_of_a_figure_is_called_so_once(scenario: str) -> None:
    path = find_scenario(scenario)
    system = load_scenario(path).setup.system
    bench = Workbench(read_toml(path), load_content(system), path, keeps_drafts=False)
    bench.selection = [Thing("figure", str(bench.document["figure"][0]["id"]))]
    (head,) = [row.label for row in properties_of(bench, Texts("en").of(system)) if row.label.startswith("Value")]
    assert head.lower().count("value") == 1


def test_a_name_in_both_languages_is_changed_in_the_one_that_is_spoken(builder: Builder) -> None:
    bench = builder.screen.bench
    both = {"en": "Barn", "de": "Scheune"}
    bench.add("terrain", "barn", {"kind": "building", "rectangle": [6.0, 4.0, 6.0, 6.0], "name": both})
    builder.click_property("Name")
    builder.type("stable")
    assert terrain(builder)[0]["name"] == {"en": "stable", "de": "Scheune"}
    bench.do("test", {**builder.document, "name": {"en": "Yard", "de": "Hof"}})
    bench.selection = []
    builder.click_property("Name")
    builder.type("court")
    assert builder.document["name"] == {"en": "court", "de": "Hof"}


@pytest.mark.parametrize(("language", "shown"), [("en", "6.5"), ("de", "6,5")])
def test_numbers_are_written_in_the_manner_of_the_language(
    tmp_path: Path, language: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(Settings(language="de" if language == "de" else "en"), SIZE)
    program.edit_document(empty_layout("Yard", 20.0, 14.0), tmp_path / "yard.toml")
    builder = Builder(program)
    builder.frames()
    bench = builder.screen.bench
    bench.add("terrain", "house", HOUSE)
    rows = [row.value for row in properties_of(bench, program.texts)]
    assert shown in rows
    told: list[str] = []
    monkeypatch.setattr("pb12table.app.editor.drawing.draw_label", lambda *given: told.append(given[3]))
    builder.screen.commands.take("edit-rectangle")
    builder.screen.commands.tool.press((6.0, 5.0), 0.1, more=False)
    builder.screen.commands.tool.drag((9.5, 7.5))
    program.draw()
    sign = shown[1]
    assert told == [f"3{sign}5 × 2{sign}5"]
    for screen in program.screens:
        screen.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_a_field_shows_can_be_typed(language: str) -> None:
    texts = Texts(language)
    for number in (0.0, 14.5, -3.25, 0.125, 345.0):
        assert number_of(written(number, texts)) == number
    assert number_of("2,5") == number_of("2.5") == 2.5
    assert number_of("−2,5") == -2.5
    with pytest.raises(NotANumber):
        number_of("drei")


def test_a_number_beyond_its_bounds_is_refused_at_its_field_in_the_words_of_the_screen(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "house", HOUSE)
    builder.click_property("Width")
    builder.type("-5")
    assert builder.screen.typing.reason == "Width: this number must be more than 0."
    assert terrain(builder)[0]["rectangle"][2] == 6.0
    builder.type("5,5")
    assert builder.screen.typing.reason == ""
    assert terrain(builder)[0]["rectangle"][2] == 5.5
    builder.click_property("Id")
    builder.type("a.b")
    assert builder.screen.typing.reason.startswith("Id: ")
    builder.key(pygame.K_ESCAPE)
    assert [thing.id for thing in builder.screen.bench.selection] == ["house"]
    builder.screen.bench.selection = []
    builder.click_property("Depth")
    builder.type("1")
    assert builder.screen.typing.reason == "Depth: this number must be at least 2."


def test_the_heights_of_a_zone_are_refused_where_they_fall(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("zone", "dark", {"kind": "dark", "rectangle": [2.0, 2.0, 3.0, 3.0], "band": [0.0, 2.0]})
    builder.click_property("From height")
    builder.type("3")
    assert builder.screen.typing.reason
    assert builder.document["zone"][-1]["band"] == [0.0, 2.0]


def test_what_was_wrong_before_can_be_corrected_value_by_value(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "house", {"kind": "building", "rectangle": [6.0, 4.0, -6.0, -1.0]})
    builder.click_property("Width")
    builder.type("6")
    assert builder.screen.typing.reason == ""
    assert terrain(builder)[0]["rectangle"] == [6.0, 4.0, 6.0, -1.0]


def test_the_name_of_the_layout_is_its_title(builder: Builder) -> None:
    screen = builder.screen
    assert layout_name(screen.bench, screen.texts) == "Yard"
    builder.click_property("Name")
    builder.type("Mill")
    builder.frames()
    assert pygame.display.get_caption()[0].startswith("Mill: ")


@pytest.mark.usefixtures("every_frame")
def test_taking_figures_scrolls_the_palette_to_the_one_in_hand_and_names_it(builder: Builder) -> None:
    screen = builder.screen
    assert not any(zone.name == "profile:human" for zone in screen.zones)
    builder.key(pygame.K_f, 0, "f")
    builder.frames()
    assert screen.scrolls["left"] > 0
    row = next(zone for zone in screen.zones if zone.name == "profile:human")
    assert screen.layout.left.contains(row.rect)
    assert "Average human" in screen.commands.hint()
    before = screen.scrolls["left"]
    builder.frames(5)
    assert screen.scrolls["left"] == before


def test_a_list_begins_with_what_is_chosen_already(builder: Builder) -> None:
    builder.key(pygame.K_b, 0, "b")
    builder.drag((4.0, 4.0), (8.0, 6.0))
    kind = builder.screen.texts("edit-property-kind")
    before = value(builder, kind)
    builder.click_property(kind)
    pick = builder.program.screens[-1]
    assert isinstance(pick, PickOne)
    assert pick.options[pick.marked][1] == before
    builder.key(pygame.K_RETURN)
    assert value(builder, kind) == before


def test_a_click_on_a_property_always_changes_the_piece(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "house", {"kind": "building", "rectangle": [5.0, 4.0, 2.0, 3.0]})
    said: list[tuple[str, bool]] = []
    for _ in range(3):
        builder.program.draw()
        number, row = next((n, row) for n, row in enumerate(builder.screen.rows) if row.label == "Climbable")
        said.append((row.value, bench.setup.battlefield.pieces[0].climbable))
        builder.screen.commands.offer_choices(number, row)
    assert said == [("usual: yes", True), ("no", False), ("usual: yes", True)]


def test_a_file_may_say_what_is_usual_anyway(builder: Builder) -> None:
    bench = builder.screen.bench
    bench.add("terrain", "house", {"kind": "building", "rectangle": [5.0, 4.0, 2.0, 3.0], "climbable": True})
    builder.program.draw()
    number, row = next((n, row) for n, row in enumerate(builder.screen.rows) if row.label == "Climbable")
    assert row.value == "yes"
    builder.screen.commands.offer_choices(number, row)
    assert "climbable" not in terrain(builder)[0]


@pytest.mark.parametrize("name", ["cudgel", 'item[0] "cudgel".cost'])
def test_a_click_on_what_is_wrong_beside_the_table_opens_its_page(builder: Builder, name: str) -> None:
    bench = builder.screen.bench
    bench.do("add-entry", {**bench.document, "item": [{"id": "cudgel", "name": "Cudgel", "kind": "nothing"}]})
    builder.checked()
    editor = builder.screen
    assert any("cudgel" in shown for shown, _, _ in problems_of(editor))
    editor.commands.choose("show", name)
    builder.frames()
    page = builder.program.screens[-1]
    assert isinstance(page, FieldsScreen)
    assert page.path == ("item", 0)
