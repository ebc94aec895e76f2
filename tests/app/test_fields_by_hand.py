"""Setting all that a scenario states in the window: pages, values, refusals, clicks on the table, undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from pb12table.app.editor.fields.screen import FieldsScreen
from pb12table.app.editor.screen import EditScreen
from pb12table.app.forces.page import Catalogue
from pb12table.app.program import Program
from pb12table.files.scenario import find_scenario, load_scenario
from pb12table.skirmish.forms.force_pages import Pieces
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import PickOne
from tests.app.builder import Builder


class Clerk:
    """Somebody who fills in the pages of a copy of a scenario."""

    def __init__(self, folder: Path, scenario: str) -> None:
        source = find_scenario(scenario)
        self.path = folder / source.name
        self.path.write_bytes(source.read_bytes())
        for picture in source.parent.glob(f"{source.stem}*.jpg"):
            (folder / picture.name).write_bytes(picture.read_bytes())
        self.program = Program(Settings(language="en"), (1280, 720))
        self.program.edit(str(self.path))
        self.builder = Builder(self.program)
        self.builder.frames()
        self.builder.key(pygame.K_e, pygame.KMOD_CTRL)

    @property
    def screen(self) -> FieldsScreen:
        screen = self.program.screens[-1]
        assert isinstance(screen, FieldsScreen)
        return screen

    def click(self, name: str) -> None:
        """Click what has that name, scrolled to."""
        self.builder.frames()
        self.screen.show(name)
        self.builder.frames()
        self.builder.click(pygame.Rect(self.screen.layout.place_of(name)).center)

    def open(self, section: str, number: int | None = None) -> None:
        """Open the page of a list, and of an entry in it."""
        self.click(f"open:{section}")
        if number is not None:
            self.click(f"open:{section}/{number}")

    def row(self, key: str) -> None:
        """Click the value of a row."""
        self.click(f"property:{self.screen.numbers[key]}")

    def type(self, key: str, text: str) -> None:
        """Type something into a row, in place of what is there."""
        self.row(key)
        self.builder.key(pygame.K_a, pygame.KMOD_CTRL)
        self.builder.key(pygame.K_DELETE)
        self.builder.type(text)

    def pick(self, words: str) -> None:
        """Pick from the list on top what is looked for."""
        top = self.program.screens[-1]
        assert isinstance(top, Catalogue)
        self.builder.type(words)

    def on_table(self, x: float, y: float) -> None:
        """Click a place on the table."""
        editor = self.program.screens[-1]
        assert isinstance(editor, EditScreen)
        self.builder.click(editor.camera.to_screen((x, y)))


@pytest.fixture
def sentry(tmp_path: Path) -> Iterator[Clerk]:
    made = Clerk(tmp_path, "d20/quarry-at-dusk")
    yield made
    for screen in made.program.screens:
        screen.close()


@pytest.fixture
def clerk(tmp_path: Path) -> Iterator[Clerk]:
    made = Clerk(tmp_path, "fate/warehouse-three")
    yield made
    for screen in made.program.screens:
        screen.close()


@pytest.mark.screen("FieldsScreen")
def test_a_passage_is_added_between_zones_clicked_on_the_table(clerk: Clerk) -> None:
    links = clerk.screen.bench.document["link"]
    clerk.open("link")
    clerk.click("drop:link/9")
    assert clerk.screen.bench.document["link"] == links[:9]
    clerk.click("add:link/9")
    assert clerk.screen.path == ("link", 9)
    zones = {zone.id: zone.area.outline for zone in clerk.screen.bench.setup.zones}
    for number, name in enumerate(("gallery", "yard")):
        clerk.click(f"point:link/9/between/{number}")
        xs, ys = zip(*zones[name], strict=True)
        clerk.on_table(sum(xs) / len(xs), sum(ys) / len(ys))
        which = clerk.program.screens[-1]
        if name == "gallery":
            assert isinstance(which, PickOne), "the gallery lies over the warehouse"
            number = [value for value, _ in which.options].index(name)
            clerk.builder.key(pygame.K_1 + number, typed=str(number + 1))
    assert clerk.screen.bench.document["link"][9]["between"] == ["gallery", "yard"]
    clerk.type("link/9/border", "2")
    assert clerk.screen.bench.document["link"][9] == {"between": ["gallery", "yard"], "border": 2}


def test_on_the_table_it_is_said_what_is_to_be_clicked_and_not_its_number_in_a_list(clerk: Clerk) -> None:
    clerk.open("link", 0)
    label = clerk.screen.pages.label(("link", 0, "between"))
    clerk.click("point:link/0/between/1")
    editor = clerk.program.screens[-1]
    assert isinstance(editor, EditScreen)
    assert editor.notice[0].startswith(f"{label}: ")


def test_what_the_reader_refuses_is_said_at_the_field_and_stays_to_be_corrected(clerk: Clerk) -> None:
    before = clerk.screen.bench.document
    clerk.open("link", 0)
    clerk.type("link/0/border", "99")
    assert "12" in clerk.screen.typed.reason
    assert clerk.screen.bench.document == before
    clerk.builder.key(pygame.K_ESCAPE)
    clerk.open("feature", 0)
    clerk.row("feature/0/zone")
    clerk.pick("quay")
    assert clerk.screen.bench.document["feature"][0]["zone"] == "quay"


def test_what_an_entry_still_lacks_is_told_on_its_page_and_all_else_stays_on_the_table(clerk: Clerk) -> None:
    figures = len(clerk.screen.bench.setup.figures)
    clerk.open("feature")
    clerk.click("add:feature/2")
    assert clerk.screen.path == ("feature", 2)
    assert clerk.screen.pages.is_wrong(("feature", 2))
    assert len(clerk.screen.bench.setup.figures) == figures
    clerk.click("tick:feature/2/skills/might")
    assert not clerk.screen.pages.is_wrong(("feature", 2))


def test_another_id_is_taken_over_wherever_it_is_named(clerk: Clerk) -> None:
    clerk.open("thing", 0)
    old = clerk.screen.bench.document["thing"][0]["id"]
    goal = next(number for number, goal in enumerate(clerk.screen.bench.document["goal"]) if goal.get("thing") == old)
    clerk.type("thing/0/id", "iron-box")
    assert clerk.screen.bench.document["goal"][goal]["thing"] == "iron-box"
    assert clerk.screen.bench.sketch.is_whole


def test_undo_gives_the_file_byte_for_byte(clerk: Clerk) -> None:
    before = clerk.path.read_bytes()
    clerk.open("goal", 0)
    clerk.type("goal/0/number", "2")
    clerk.open("side")
    clerk.click("add:side/2")
    clerk.builder.key(pygame.K_F5)
    assert clerk.path.read_bytes() != before
    for _ in range(2):
        clerk.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    clerk.builder.key(pygame.K_F5)
    assert clerk.path.read_bytes() == before
    assert load_scenario(str(clerk.path)).setup.figures


def test_what_a_figure_has_by_its_profile_is_changed_beside_all_else_that_it_has(sentry: Clerk) -> None:
    figure = sentry.screen.bench.document["figure"][0]
    assert figure["profile"] == "sellsword"
    sentry.open("figure", 0)
    sentry.click("open:figure/0/profile")
    sentry.click("add:figure/0/profile/attacks/1")
    assert sentry.screen.path == ("figure", 0, "profile", "attacks", 1)
    attacks = sentry.screen.bench.document["figure"][0]["profile"]["attacks"]
    assert attacks[0]["weapon"] == "longsword", "its own attack is still there"
    assert len(attacks) == 2
    sentry.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert sentry.screen.bench.document["figure"][0] == figure
    sentry.click("open:figure/0/profile/attacks/0")
    sentry.type("figure/0/profile/attacks/0/bonus", "7")
    assert sentry.screen.bench.document["figure"][0]["profile"]["attacks"][0]["bonus"] == 7
    assert sentry.screen.bench.sketch.is_whole


def test_a_thing_with_its_zone_is_one_click_on_the_table(clerk: Clerk) -> None:
    clerk.open("thing")
    clerk.click("lay:thing")
    clerk.on_table(20.0, 8.0)
    assert clerk.screen.path == ("thing", 1)
    assert clerk.screen.bench.document["thing"][1] == {
        "id": "thing-2" if clerk.screen.bench.document["thing"][0]["id"] == "thing" else "thing",
        "name": "New thing",
        "zone": "yard",
        "at": [20.0, 8.0],
    }
    clerk.open("goal", 0)
    clerk.click("point:goal/0/thing")
    clerk.on_table(20.0, 8.0)
    assert clerk.screen.bench.document["goal"][0]["thing"] == clerk.screen.bench.document["thing"][1]["id"]


def test_a_passage_is_two_clicks_on_the_table_and_escape_makes_none(clerk: Clerk) -> None:
    before = clerk.screen.bench.document
    clerk.open("link")
    clerk.click("lay:link")
    clerk.on_table(4.0, 8.0)
    clerk.builder.key(pygame.K_ESCAPE)
    assert clerk.screen.path == ("link",)
    assert clerk.screen.bench.document == before
    clerk.click("drop:link/1")
    clerk.click("lay:link")
    clerk.on_table(4.0, 4.0)
    clerk.on_table(12.0, 14.0)
    assert clerk.screen.bench.document["link"][-1] == {"between": ["quay", "lane"]}


def test_an_object_is_found_where_it_is_used(sentry: Clerk) -> None:
    sentry.open("object")
    sentry.click("lay:object")
    sentry.on_table(10.0, 10.0)
    assert sentry.screen.bench.document["object"][-1]["places"] == [[10.0, 10.0]]
    name = sentry.screen.bench.document["object"][-1]["id"]
    sentry.open("goal")
    number = len(sentry.screen.bench.document.get("goal", []))
    sentry.click(f"add:goal/{number}")
    sentry.click(f"point:goal/{number}/object")
    sentry.on_table(10.0, 10.0)
    assert sentry.screen.bench.document["goal"][number]["object"] == name


def test_the_page_of_what_lies_under_the_mouse_is_opened(clerk: Clerk) -> None:
    clerk.builder.key(pygame.K_ESCAPE)
    editor = clerk.program.screens[-1]
    assert isinstance(editor, EditScreen)
    x, y = editor.bench.document["thing"][0]["at"]
    clerk.builder.mouse(pygame.MOUSEMOTION, editor.camera.to_screen((x, y)))
    clerk.builder.frames()
    clerk.builder.key(pygame.K_e, pygame.KMOD_CTRL)
    assert clerk.screen.path == ("thing", 0)


def test_a_new_action_can_be_played_at_once_and_what_its_effects_lack_is_told_beside_them(
    tmp_path: Path,
) -> None:
    clerk = Clerk(tmp_path, "smugglers-cove")
    clerk.open("action")
    clerk.click(f"add:action/{len(clerk.screen.bench.document.get('action', []))}")
    assert clerk.screen.bench.sketch.is_whole
    number = len(clerk.screen.bench.document["action"]) - 1
    entry = {**clerk.screen.bench.document["action"][number], "effects": [{"kind": "open"}]}
    actions = [*clerk.screen.bench.document["action"][:-1], entry]
    clerk.screen.bench.do("set-value", {**clerk.screen.bench.document, "action": actions})
    clerk.builder.frames()
    effects = next(part for part in clerk.screen.pages.parts(("action", number))
                   if isinstance(part, Pieces) and part.title == "Effects")  # fmt: skip
    assert effects.wrong == "The key “Pieces of terrain” is missing."
    assert [piece.label for piece in effects.pieces] == ["Opens terrain"]


def test_an_entry_of_a_list_of_names_can_be_removed_where_it_is_picked(tmp_path: Path) -> None:
    clerk = Clerk(tmp_path, "smugglers-cove")
    number, names = next((number, entry["players"]) for number, entry in enumerate(clerk.screen.bench.document["zone"])
                         if entry.get("players"))  # fmt: skip
    clerk.open("zone", number)
    clerk.row(f"zone/{number}/players/0")
    top = clerk.program.screens[-1]
    assert isinstance(top, Catalogue)
    clerk.pick("remove")
    assert clerk.screen.bench.document["zone"][number].get("players", []) == names[1:]


def test_what_is_saved_from_a_page_says_so(tmp_path: Path) -> None:
    clerk = Clerk(tmp_path, "smugglers-cove")
    clerk.type("name:en", "The other cove")
    clerk.builder.key(pygame.K_F5)
    assert clerk.screen.notice[0] == f"Saved: {clerk.path}"


def test_keys_of_the_table_do_nothing_to_what_is_not_seen(clerk: Clerk) -> None:
    before = clerk.screen.bench.document
    clerk.builder.key(pygame.K_a, pygame.KMOD_CTRL)
    for key in (pygame.K_d, pygame.K_u, pygame.K_q, pygame.K_x, pygame.K_DELETE):
        clerk.builder.key(key)
    assert clerk.screen.bench.document == before
    assert not clerk.screen.bench.history.can_undo


def test_an_id_is_changed_beside_an_army_that_a_word_might_stand_for(tmp_path: Path) -> None:
    pages = Clerk(tmp_path, "pocket/the-causeway")
    players = pages.screen.bench.document["player"]
    number = next(number for number, player in enumerate(players) if isinstance(player.get("army"), list))
    pages.open("player", number)
    pages.type(f"player/{number}/id", "the-first")
    after = pages.screen.bench.document["player"][number]
    assert after == {**players[number], "id": "the-first"}


def test_where_there_is_nothing_to_redo_that_is_what_is_said(clerk: Clerk) -> None:
    clerk.builder.key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert clerk.screen.notice[0] == "There is nothing to redo."
    clerk.builder.key(pygame.K_ESCAPE)
    editor = clerk.program.screens[-1]
    assert isinstance(editor, EditScreen)
    clerk.builder.key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert editor.notice[0] == "There is nothing to redo."
