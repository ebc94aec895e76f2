"""Putting forces together by mouse and keys: figures, gear, attributes, decks, what is agreed, files and sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.forces.overview import problem_line_of
from pb12table.app.forces.page import Catalogue
from pb12table.app.forces.screen import ForcesScreen
from pb12table.app.game.screen import GameScreen
from pb12table.app.program import Program
from pb12table.files.content import load_content
from pb12table.files.places import user_forces_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_force, load_scenario
from pb12table.layouts.editing import Thing
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.setup import force_worth
from pb12table.texts.locale import LANGUAGES, Language
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.placing import hidden_height
from pb12table.window.screens.dialogs import AskText, Message, PickOne
from tests.app.builder import Builder, at_the_editor
from tests.app.forces_table import Mustering


@pytest.fixture
def muster(builder: Builder) -> Mustering:
    return Mustering(builder)


def value(muster: Mustering, player: str) -> int:
    setup = muster.screen.setup
    return force_worth(setup, setup.player_by_id[PlayerId(player)]).value


def in_use(muster: Mustering) -> list[str]:
    """What the first figure has in use at the start."""
    return [str(block) for block in muster.screen.setup.figures[0].in_use]


def test_a_game_is_put_together_and_played_without_writing_a_file_by_hand(muster: Mustering, tmp_path: Path) -> None:
    muster.add("alice", "fearless captain")
    assert muster.document["figure"] == [{"id": "fearless-captain", "profile": "fearless-captain", "player": "alice"}]
    muster.click("set-up:")
    at = muster.document["figure"][0]["at"]
    assert at[0] <= 4.0, "in the zone that Alice enters by"
    muster.field("leader")
    assert muster.document["player"][0]["leader"] == "fearless-captain"
    muster.click("player:alice")
    muster.set("command_points", "3")
    muster.click("card-more:luck")
    muster.click("card-more:luck")
    muster.click("card-more:duck")
    muster.click("card-less:luck")
    assert muster.document["player"][0]["deck"] == ["luck", "duck"]
    muster.click("copy-force:alice")
    assert [each["player"] for each in muster.document["figure"]] == ["alice", "bob"]
    assert muster.document["figure"][1]["at"] == [20.0 - at[0], 14.0 - at[1]]
    assert muster.document["player"][1]["leader"] == "fearless-captain-2"
    assert muster.document["player"][1]["command_points"] == 3
    muster.click("rules:")
    muster.set("round_limit", "6")
    muster.set("value_limit", "9000")
    muster.field("take_out_leader")
    assert muster.document["rules"] == {"round_limit": 6, "value_limit": 9000, "take_out_leader": True}
    muster.builder.key(pygame.K_p, pygame.KMOD_CTRL)
    muster.builder.frames()
    assert isinstance(muster.top, GameScreen)
    setup = muster.top.controller.session.state.setup
    assert setup.modules.round_limit == 6
    assert [player.deck for player in setup.players] == [("luck", "duck")] * 2


def test_gear_is_taken_and_left_and_changes_what_the_figure_is_worth(muster: Mustering) -> None:
    muster.add("alice", "average human")
    before = value(muster, "alice")
    muster.click("add-item:")
    muster.pick("breastplate")
    assert muster.document["figure"][0]["items"] == ["knife", "breastplate"]
    assert value(muster, "alice") == before + 220
    muster.click("drop-item:knife")
    assert muster.document["figure"][0]["items"] == ["breastplate"]
    muster.click("drop-item:breastplate")
    muster.click("add-item:")
    muster.pick("knife")
    assert "items" not in muster.document["figure"][0], "as in the profile"
    assert value(muster, "alice") == before
    for _ in range(2):
        muster.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert muster.document["figure"][0]["items"] == ["breastplate"]


def test_what_is_in_use_at_the_start_is_chosen_as_far_as_the_slots_hold(muster: Mustering) -> None:
    muster.add("alice", "average human")
    muster.click("add-item:")
    muster.pick("crossbow")
    muster.click("add-item:")
    muster.pick("halberd")
    assert in_use(muster) == ["fists", "knife", "crossbow"]
    muster.click("use:halberd")
    assert "slots" in muster.screen.notice[0]
    assert muster.screen.notice[1]
    assert "in_use" not in muster.document["figure"][0]
    muster.click("use:crossbow")
    muster.click("use:halberd")
    assert in_use(muster) == ["fists", "knife", "halberd"]
    muster.click("drop-item:halberd")
    assert in_use(muster) == ["fists", "knife"]


def test_single_attributes_are_changed_by_typing_and_by_steps(muster: Mustering) -> None:
    muster.add("bob", "pirate")
    muster.set("strength", "5")
    muster.click("more:light")
    muster.click("more:light")
    assert muster.document["figure"][0]["profile"] == {
        "base": "pirate", "strength": 5, "damage_points": {"light": 3, "heavy": 1}
    }  # fmt: skip
    figure = muster.screen.setup.figures[0]
    assert (figure.profile.strength, figure.profile.damage_points.light) == (5, 3)
    muster.set("strength", "99")
    assert muster.screen.typed.reason.startswith("Strength: "), "a reason where it was typed"
    muster.builder.key(pygame.K_ESCAPE)
    muster.click("less:light")
    muster.click("less:light")
    muster.set("strength", "3")
    assert muster.document["figure"][0]["profile"] == "pirate"
    tip = muster.zone(f"property:{muster.screen.numbers['strength']}").tip
    assert "In the profile: 3" in tip
    assert any("One more: worth" in line for line in tip)


def test_only_a_command_figure_leads_and_one_that_is_deleted_leads_no_more(muster: Mustering) -> None:
    muster.add("alice", "gunner")
    muster.field("leader")
    assert "leader" not in muster.document["player"][0]
    assert "command value" in muster.screen.notice[0]
    muster.add("alice", "fearless captain")
    muster.field("leader")
    assert muster.document["player"][0]["leader"] == "fearless-captain"
    muster.builder.key(pygame.K_DELETE)
    assert "leader" not in muster.document["player"][0]
    assert muster.screen.bench.sketch.is_whole
    muster.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert muster.document["player"][0]["leader"] == "fearless-captain"


def test_a_force_beyond_its_limit_is_told_and_not_thrown_off_the_table(muster: Mustering) -> None:
    muster.add("alice", "fearless captain")
    muster.click("rules:")
    muster.set("value_limit", "2000")
    sketch = muster.screen.bench.sketch
    assert sketch.is_beyond_limits
    assert len(muster.screen.setup.figures) == 1
    assert not force_worth(muster.screen.setup, muster.screen.setup.players[0]).keeps_limit
    assert muster.screen.setup.modules.value_limit == 2000, "the rules are those of the layout"


def test_a_force_is_saved_and_taken_in_another_layout(muster: Mustering) -> None:
    muster.add("alice", "fearless captain")
    muster.field("leader")
    muster.click("set-up:")
    muster.click("player:alice")
    muster.click("card-more:luck")
    muster.click("save-force:alice")
    muster.builder.frames()
    assert isinstance(muster.top, AskText)
    muster.builder.type("the wild geese")
    path = user_forces_folder() / "the-wild-geese.toml"
    force = load_force(path)
    assert force.name.en == "the wild geese"
    assert force.document["figure"] == [{"id": "fearless-captain", "profile": "fearless-captain"}]
    muster.click("player:bob")
    muster.click("load-force:bob")
    muster.pick("wild geese")
    bobs = [figure for figure in muster.document["figure"] if figure["player"] == "bob"]
    assert bobs == [{"id": "fearless-captain-2", "profile": "fearless-captain", "player": "bob"}]
    assert muster.document["player"][1] == {
        "id": "bob", "name": "Bob", "command_points": 4, "leader": "fearless-captain-2", "deck": ["luck"]
    }  # fmt: skip
    assert muster.screen.bench.sketch.is_whole


def test_forces_of_scenarios_can_be_taken_too(muster: Mustering) -> None:
    muster.click("load-force:alice")
    muster.pick("marked cards: bob")
    theirs = load_scenario("marked-cards").setup
    wanted = force_worth(theirs, theirs.player_by_id[PlayerId("bob")]).value
    assert value(muster, "alice") == wanted
    assert all("at" not in figure for figure in muster.document["figure"])
    assert len(muster.document["player"][0]["deck"]) == 14
    muster.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert "figure" not in muster.document


def test_more_players_come_with_a_zone_to_enter_by_and_go_with_it(muster: Mustering) -> None:
    muster.click("command:add-player")
    assert muster.document["player"][2]["name"] == "Carol"
    assert muster.document["zone"][-1]["players"] == ["carol"]
    muster.add("carol", "pirate")
    assert muster.screen.bench.sketch.is_whole
    muster.click("player:carol")
    muster.click("remove-player:carol")
    assert [player["id"] for player in muster.document["player"]] == ["alice", "bob"]
    assert [zone["id"] for zone in muster.document["zone"]] == ["west-entry", "east-entry"]
    assert not muster.document["figure"]


def test_the_sheets_are_written_beside_the_layout(muster: Mustering, tmp_path: Path) -> None:
    muster.add("alice", "fearless captain")
    muster.add("bob", "ship's boy")
    muster.click("command:forces-print")
    assert isinstance(muster.top, PickOne)
    muster.builder.key(pygame.K_1, typed="1")
    text = (tmp_path / "yard-forces.html").read_text("utf-8")
    assert "Fearless captain" in text
    assert "Clever ship&#x27;s boy" in text
    muster.click("command:forces-print")
    muster.builder.key(pygame.K_3, typed="3")
    text = (tmp_path / "yard-forces-bob.html").read_text("utf-8")
    assert "Fearless captain" not in text, "a deck and its force may be secret"


def test_a_figure_changes_sides_and_tab_goes_from_one_to_the_next(muster: Mustering) -> None:
    muster.add("alice", "gunner")
    muster.add("alice", "topman")
    assert muster.screen.chosen[1] == "topman"
    muster.field("player")
    assert muster.document["figure"][1]["player"] == "bob"
    muster.builder.key(pygame.K_TAB)
    assert muster.screen.chosen[1] == "gunner"
    muster.builder.key(pygame.K_d, typed="d")
    assert muster.screen.chosen[1] == "gunner-2"


def test_attributes_stand_in_two_columns_beside_the_gear_where_there_is_room(tmp_path: Path) -> None:
    for builder in at_the_editor(tmp_path, "de", (1600, 900)):
        muster = Mustering(builder)
        muster.click("command:add-player")
        muster.add("alice", "technisch versiert")
        builder.key(pygame.K_TAB)
        builder.program.draw()
        places = {zone.rect.left for zone in muster.screen.zones if zone.name.startswith("more:")}
        assert len(places) == 2
        body = muster.screen.layout.scrolls()
        assert all(hidden_height(scroll) == 0 for scroll in body.values()), "a whole sheet is seen at once"


@pytest.mark.parametrize("scale", [100, 200])
def test_in_a_small_window_no_attribute_is_cut(scale: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    text = Canvas.text

    def noted(canvas: Canvas, place: tuple[float, float], words: str, *args: Any, **by: Any) -> pygame.Rect:
        shown = text(canvas, place, words, *args, **by)
        size = args[0] if args else theme.NORMAL
        if by.get("width") is not None and width_of(words, canvas.px(size), by.get("bold", False)) > by["width"]:
            cut.append(words)
        return shown

    for builder in at_the_editor(tmp_path, "de", (1280, 720)):
        builder.program.settings.interface_scale = scale
        muster = Mustering(builder)
        muster.click("command:add-player")
        muster.add("alice", "technisch versiert")
        monkeypatch.setattr(Canvas, "text", noted)
        builder.key(pygame.K_TAB)
        builder.program.draw()
        labels = {row.label for row in muster.screen.rows}
        assert "Schadenswirkungstabelle" in labels
        assert not labels & set(cut)
        assert not [words for words in cut if "Freiheitskämpfer" in words]


@pytest.mark.rule("R3.0.12")
def test_a_vehicle_has_a_modifier_in_the_place_of_tech(muster: Mustering, shown: list[str]) -> None:
    muster.add("alice", "coach")
    shown.clear()
    muster.builder.program.draw()
    row = muster.screen.rows[muster.screen.numbers["tech"]]
    assert row.value == "+1"
    assert "value of the steering figure" in row.tip
    names = [zone.name for zone in muster.screen.zones]
    assert "less:strength" in names
    assert "less:tech" not in names
    before = muster.document
    muster.field("tech")
    muster.builder.type("3")
    assert muster.document == before
    # From the row before it Tab goes on to the one after it.
    muster.set("melee_defence", "1")
    muster.field("melee_defence")
    muster.builder.key(pygame.K_TAB)
    muster.builder.type("2")
    changes = muster.document["figure"][0]["profile"]
    assert (changes["melee_defence"], changes["armour"]) == (1, 2)


def test_a_layout_whose_players_are_no_list_is_told_and_nothing_breaks(builder: Builder) -> None:
    builder.screen.bench.do("set-value", {**builder.document, "player": "nobody"})
    builder.key(pygame.K_f, pygame.KMOD_CTRL)
    assert isinstance(builder.program.screens[-1], Message)


def test_what_of_a_figure_is_no_number_is_told_and_can_be_mended(builder: Builder) -> None:
    figure = {"id": "odd", "player": "alice", "profile": {"base": "human", "strength": "much"}}
    builder.screen.bench.do("set-value", {**builder.document, "figure": [figure]})
    muster = Mustering(builder)
    muster.click("figure:odd")
    assert "odd" in problem_line_of(muster.screen.muster, muster.screen.bench.sketch)
    muster.set("strength", "5")
    assert muster.document["figure"][0]["profile"] == {"base": "human", "strength": 5}
    line = problem_line_of(muster.screen.muster, muster.screen.bench.sketch)
    assert line.startswith("bob"), "now only Bob has nobody"


def test_a_figure_begins_with_statuses_that_are_clicked(muster: Mustering) -> None:
    muster.add("alice", "gunner")
    muster.click("status:exhausted")
    muster.click("status:camouflaged")
    assert muster.document["figure"][0]["statuses"] == ["exhausted", "camouflaged"]
    assert muster.screen.state.figures[FigureId("gunner")].statuses == {Status.EXHAUSTED: 1, Status.CAMOUFLAGED: 1}
    muster.click("status:exhausted")
    muster.click("status:camouflaged")
    assert "statuses" not in muster.document["figure"][0]
    muster.add("alice", "coach")
    muster.builder.program.draw()
    assert not any(zone.name.startswith("status:") for zone in muster.screen.zones), "vehicles have none of these"


@pytest.mark.screen("ForcesScreen", "Catalogue")
def test_letters_look_for_things_and_escape_takes_nothing(muster: Mustering) -> None:
    muster.click("add-figure:alice")
    catalogue = muster.top
    assert isinstance(catalogue, Catalogue)
    assert len(catalogue.entries) == len(load_content().profiles)
    for letter in "zzz":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        muster.builder.frames(1)
    assert not catalogue.shown
    muster.builder.key(pygame.K_RETURN)
    assert muster.top is catalogue
    muster.builder.key(pygame.K_ESCAPE)
    assert isinstance(muster.top, ForcesScreen)
    assert "figure" not in muster.document


def test_the_editor_tells_what_a_figure_is_worth_and_opens_its_sheet(builder: Builder) -> None:
    builder.carry("profile:fearless-captain", (10.0, 8.0))
    builder.program.draw()
    assert any("5,196" in row.label for row in builder.screen.rows)
    builder.screen.bench.selection = [Thing("figure", "fearless-captain")]
    muster = Mustering(builder)
    assert muster.screen.chosen == ("figure", "fearless-captain")
    muster.set("name", "barbarossa")
    builder.key(pygame.K_ESCAPE)
    assert builder.document["figure"][0]["name"] == "barbarossa"
    assert builder.program._title.startswith("Yard")


def test_what_is_put_together_is_saved_with_the_layout(muster: Mustering, tmp_path: Path) -> None:
    muster.add("alice", "gunner")
    muster.builder.key(pygame.K_s, pygame.KMOD_CTRL)
    assert read_toml(tmp_path / "yard.toml")["figure"][0]["profile"] == "gunner"
    assert muster.screen.bench.history.is_saved


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_values_by_play_nothing_leaves_a_small_window(language: Language) -> None:
    program = Program(Settings(language=language), (1280, 720))
    builder = Builder(program)
    program.to_start()
    builder.key(pygame.K_1, pygame.KMOD_CTRL)
    muster = Mustering(builder)
    program.draw()
    layout = muster.screen.layout
    right = {name: pygame.Rect(layout.place_of(name)).right for name in ("command:back", "command:edit-play")}
    assert max(right.values()) <= 1280, right
    assert max(pygame.Rect(scroll.rect).right for scroll in layout.scrolls().values()) <= 1280
