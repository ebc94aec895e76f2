"""The weapon builder: built, given, kept for all scenarios, taken up again; what is refused is said at its field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.files.content import load_content, own_content_folder
from pb12table.files.reading import read_toml
from pb12table.skirmish.forms.force_pages import Lines
from pb12table.systems.pb12.rules.preparations.setup import block_value
from pb12table.window.screens.dialogs import AskText
from tests.app.builder import Builder
from tests.app.forces_table import Mustering


@pytest.fixture
def muster(builder: Builder) -> Mustering:
    return Mustering(builder)


def build(muster: Mustering, form: str, name: str) -> None:
    """Begin with a form, and give it a name."""
    muster.click("own:item:")
    muster.click("new-item:")
    muster.pick(form)
    answer(muster, name)


def answer(muster: Mustering, name: str) -> None:
    assert isinstance(muster.top, AskText)
    muster.builder.type(name)


def item(muster: Mustering) -> dict[str, Any]:
    """What was built first."""
    found: dict[str, Any] = muster.document["item"][0]
    return found


def shown_value(muster: Mustering) -> int:
    return block_value(muster.screen.content.block(item(muster)["id"]))


def test_a_weapon_is_built_given_to_a_figure_and_in_its_hands(muster: Mustering) -> None:
    muster.add("alice", "average human")
    build(muster, "gun", "long tom")
    assert (item(muster)["id"], item(muster)["name"]) == ("long-tom", "long tom")
    assert muster.screen.chosen == ("item", "long-tom")
    before = shown_value(muster)
    muster.set("damage.strength", "5")
    muster.click("more:ranged_modifiers.extreme")
    assert item(muster)["damage"] == {"strength": 5, "penetration": 1}
    assert item(muster)["ranged_modifiers"]["extreme"] == 0
    assert shown_value(muster) > before
    muster.click("give:")
    muster.pick("average")
    assert muster.screen.chosen == ("figure", "human")
    muster.builder.program.draw()
    assert any(zone.name == "use:long-tom" for zone in muster.screen.zones), "in sight"
    figure = muster.screen.setup.figures[0]
    assert [str(block.id) for block in figure.blocks if block.id in figure.in_use] == ["fists", "knife", "long-tom"]
    for _ in range(5):
        muster.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert "item" not in muster.document, "everything can be undone"


def test_what_is_built_for_a_figure_is_its_own_at_once(muster: Mustering) -> None:
    muster.add("alice", "average human")
    muster.click("build-item:")
    muster.pick("melee")
    answer(muster, "Poker")
    assert muster.screen.chosen == ("item", "poker")
    assert muster.document["figure"][0]["items"] == ["knife", "poker"]
    muster.builder.key(pygame.K_z, pygame.KMOD_CTRL)
    assert "item" not in muster.document
    assert "items" not in muster.document["figure"][0], "both at once"


def test_a_wrong_number_is_told_at_its_field_and_nothing_is_lost(muster: Mustering) -> None:
    build(muster, "melee", "hook")
    muster.set("melee_reach", "-2")
    assert muster.screen.typed.reason == "Reach in melee: This number must be at least 0."
    muster.builder.type("x")
    assert "“x” is not a number." in muster.screen.typed.reason
    muster.builder.type("2")
    assert muster.screen.typed.reason == ""
    assert item(muster)["melee_reach"] == 2
    muster.set("name", "Halberd")
    assert muster.screen.typed.reason == "There is already something called “Halberd”."
    muster.builder.type("boathook")
    assert item(muster)["name"] == "boathook"
    muster.click("less:melee_reach")
    muster.click("less:melee_reach")
    muster.click("less:melee_reach")
    assert muster.screen.notice[0] == "Reach in melee: This number must be at least 0."
    assert "melee_reach" not in item(muster), "what is as usual is not written"


def test_a_name_that_is_taken_stands_there_again_with_the_reason(muster: Mustering) -> None:
    build(muster, "ability", "Halberd")
    asked = muster.top
    assert isinstance(asked, AskText)
    assert asked.text == "Halberd"
    assert asked.hint == "There is already something called “Halberd”."
    muster.builder.type("Sixth sense")
    assert item(muster)["id"] == "sixth-sense"


def test_what_a_weapon_cannot_do_without_comes_and_goes_with_it(muster: Mustering) -> None:
    build(muster, "armour", "spiked shield")
    assert "damage" not in item(muster)
    muster.set("melee_modifier", "1")
    assert item(muster)["damage"] == {"strength": 0, "penetration": 0}
    muster.set("charges", "2")
    assert (item(muster)["charges"], item(muster)["resources"]) == (2, 1)
    muster.set("resources", "–")
    assert not {"charges", "resources"} & item(muster).keys()


def test_the_parts_of_a_value_add_up(muster: Mustering) -> None:
    build(muster, "gun", "bayonet gun")
    muster.set("melee_modifier", "0")
    muster.set("armour_seen", "1")
    page = muster.screen.face.own_page(muster.screen.muster, "item", "bayonet-gun")
    assert page is not None
    parts = [part for group in page.groups for column in group for part in column]
    lines = next(part for part in parts if isinstance(part, Lines) and part.has_result)
    numbers = [int(line.partition(": ")[2].replace("+", "").replace("−", "-").replace(",", "")) for line in lines.lines]
    assert len(numbers) == 5
    assert sum(numbers[:-1]) == numbers[-1] == shown_value(muster)


def test_what_is_kept_is_there_for_other_scenarios_and_is_changed_in_place(muster: Mustering) -> None:
    build(muster, "melee", "cutlass of mine")
    muster.click("keep:")
    path = own_content_folder("pb12") / "items" / "cutlass-of-mine.toml"
    assert read_toml(path)["item"] == muster.document["item"]
    assert load_content().items["cutlass-of-mine"].melee_modifier == 0
    muster.click("edit-delete")
    assert "item" not in muster.document
    muster.click("copy-item:")
    muster.pick("cutlass of mine")
    assert muster.screen.chosen == ("item", "cutlass-of-mine"), "it is changed here, and not copied"
    muster.set("melee_modifier", "-1")
    assert load_content().items["cutlass-of-mine"].melee_modifier == 0
    muster.click("keep:")
    assert load_content().items["cutlass-of-mine"].melee_modifier == -1
    muster.click("drop:")
    assert not path.exists()
    assert "cutlass-of-mine" not in load_content().items
    assert item(muster)["id"] == "cutlass-of-mine", "the scenario still has it"


def test_what_is_deleted_is_laid_down(muster: Mustering) -> None:
    muster.add("alice", "average human")
    build(muster, "armour", "pot")
    muster.click("give:")
    muster.pick("average")
    muster.click("own:item:")
    muster.click("own:item:pot")
    muster.click("edit-delete")
    assert "item" not in muster.document
    assert "items" not in muster.document["figure"][0], "as in the profile"
    assert muster.screen.bench.sketch.problem is None


@pytest.mark.parametrize("entry", [{"id": "bad", "name": "bad", "melee_reach": -1}, {"id": "bad", "nonsense": 3}])
def test_an_item_that_is_wrong_in_the_file_says_so_and_can_be_deleted(
    muster: Mustering, entry: dict[str, Any], tmp_path: Path
) -> None:
    muster.screen.bench.do("set-value", {**muster.document, "item": [entry]})
    muster.builder.frames()
    muster.click("own:item:")
    muster.click("own:item:bad")
    page = muster.screen.face.own_page(muster.screen.muster, "item", "bad")
    assert page is not None
    assert page.about
    muster.click("edit-delete")
    assert "item" not in muster.document
