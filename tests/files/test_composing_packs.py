"""Packs composed of what a user has: what is needed comes along, names are put before ids, and nothing else changes."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.campaigns import FOLDER, campaign_named
from pb12table.files.content import load_content, own_content_folder
from pb12table.files.installing import install_pack, remove_pack
from pb12table.files.own import (
    Belonging,
    belongings,
    compose_pack,
    drop_entry,
    file_of,
    keep_entry,
    kept_entry,
    needed_by,
)
from pb12table.files.places import user_folder, user_portraits_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_scenario, own_scenarios_folder, scenario_files
from pb12table.files.writing import write_scenario
from pb12table.systems import known
from tests.files.packs import SVG

NOTE = {"name": "tavern", "title": "The Tavern", "author": "Ada", "licence": "CC0", "edition": "1"}
STOOL = {"id": "stool", "name": "stool", "damage": {"strength": 0, "penetration": 0}, "melee_modifier": 1}
BOW = {"id": "bow", "name": "my bow", "damage": {"strength": 2, "penetration": 0}, "ranged_modifiers": {"near": 0},
       "held": "bow"}  # fmt: skip
HOST = {"id": "host", "name": "host", "items": ["stool", "bow"], "strength": 4}


def scenario(**more: Any) -> dict[str, Any]:
    zones = [{"id": name, "kind": "entry", "players": [name], "rectangle": [x, 0.0, 4.0, 9.0]}
             for name, x in (("ada", 0.0), ("bo", 16.0))]  # fmt: skip
    return {
        "format": 1, "name": "Brawl", "table": {"width": 20.0, "depth": 14.0, "step_cm": 2.0}, "zone": zones,
        "player": [{"id": name, "name": name, "command_points": 3} for name in ("ada", "bo")],
        "figure": [
            {"id": "host", "profile": {"base": "host", "strength": 5}, "player": "ada", "portrait": "host.svg"},
            {"id": "guest", "profile": "pirate", "player": "bo"},
        ],
        **more,
    }  # fmt: skip


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a user with a scenario, a figure with two weapons of its own, and a picture of it."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    for sort, section, entry in (("items", "item", STOOL), ("items", "item", BOW), ("profiles", "profile", HOST)):
        keep_entry("pb12", sort, section, entry)
    folder = own_scenarios_folder("pb12")
    folder.mkdir(parents=True)
    write_scenario(folder / "brawl.toml", scenario())
    user_portraits_folder().mkdir(parents=True)
    (user_portraits_folder() / "host.svg").write_text(SVG)
    (user_portraits_folder() / "other.svg").write_text(SVG)
    return user_folder()


def chosen(*names: str) -> list[Belonging]:
    return [one for one in belongings()[0] if (one.id or one.path.name) in names]


def test_all_of_ones_own_is_listed_and_what_is_needed_is_found(own: Path) -> None:
    everything, problems = belongings()
    assert not problems
    assert {one.id or one.path.name for one in everything} == {
        "brawl.toml", "stool", "bow", "host", "host.svg", "other.svg"
    }  # fmt: skip
    needed = needed_by(chosen("brawl.toml"), everything)
    assert {one.id or one.path.name for one in needed} == {"host", "stool", "bow", "host.svg"}
    assert not needed_by(chosen("stool", "other.svg"), everything)


def test_a_composed_pack_is_played_where_nothing_else_is(own: Path, tmp_path: Path) -> None:
    made = compose_pack(NOTE, chosen("brawl.toml"), tmp_path / "tavern.zip")
    assert (made.scenarios, made.content, made.pictures) == (1, 3, 1)
    shutil.rmtree(own_content_folder("pb12"))
    shutil.rmtree(own_scenarios_folder("pb12"))
    shutil.rmtree(user_portraits_folder())
    install_pack(tmp_path / "tavern.zip")
    setup = load_scenario(scenario_files()["tavern-brawl"]).setup
    host = setup.figures[0]
    assert [str(block.id) for block in host.blocks if "tavern" in block.id] == ["tavern-stool", "tavern-bow"]
    assert host.profile.strength == 5
    assert next(block for block in host.blocks if block.id == "tavern-bow").held == "bow", "a word of the form is no id"
    remove_pack("tavern")


def campaign(*scenarios: str) -> dict[str, Any]:
    gain = [{"who": "all", "add": {"items": ["stool"]}, "text": "Stools for all."}]
    chapters = [{"id": f"evening-{number}", "scenario": name} for number, name in enumerate(scenarios)]
    return {"format": 1, "content": "campaign", "system": "pb12", "name": "Three brawls",
            "chapter": [{**chapters[0], "gain": gain}, *chapters[1:]]}  # fmt: skip


def test_a_campaign_brings_its_scenarios_along_and_is_played_where_nothing_else_is(own: Path, tmp_path: Path) -> None:
    folder = own_scenarios_folder("pb12")
    (folder / FOLDER).mkdir()
    write_scenario(folder / FOLDER / "cellar.toml", scenario(name="In the cellar"))
    path = folder / FOLDER / "brawls.toml"
    write_scenario(path, campaign("brawl", "cellar.toml", "smugglers-cove"))
    assert [one.sort for one in chosen("brawls.toml", "cellar.toml")] == ["scenarios", "campaigns"]
    needed = needed_by(chosen("brawls.toml"), belongings()[0])
    assert {one.id or one.path.name for one in needed} == {
        "brawl.toml", "cellar.toml", "host", "stool", "bow", "host.svg"
    }  # fmt: skip
    made = compose_pack(NOTE, chosen("brawls.toml"), tmp_path / "tavern.zip")
    assert (made.scenarios, made.campaigns) == (2, 1)
    shutil.rmtree(own_content_folder("pb12"))
    shutil.rmtree(folder)
    install_pack(tmp_path / "tavern.zip")
    found = campaign_named("pb12/tavern-brawls")
    assert found is not None
    played = [each.scenario for each in found.form.chapter]
    assert played == ["tavern-brawl", "tavern-cellar", "smugglers-cove"]
    assert found.form.chapter[0].gain[0].add == {"items": ["tavern-stool"]}
    remove_pack("tavern")


def test_a_campaign_of_what_is_not_there_is_told_and_not_packed(own: Path, tmp_path: Path) -> None:
    path = own_scenarios_folder("pb12") / FOLDER / "brawls.toml"
    path.parent.mkdir()
    write_scenario(path, campaign("brawl", "nowhere"))
    with pytest.raises(FileProblem) as told:
        compose_pack(NOTE, chosen("brawls.toml"), tmp_path / "tavern.zip")
    assert (told.value.key, told.value.file) == ("problem-campaign-scenario", str(path))
    assert not (tmp_path / "tavern.zip").exists()


def test_the_users_own_files_stay_as_they_are(own: Path, tmp_path: Path) -> None:
    files = {path: path.read_bytes() for path in own.rglob("*") if path.is_file()}
    compose_pack(NOTE, chosen("brawl.toml", "other.svg"), tmp_path / "tavern.zip")
    assert {path: path.read_bytes() for path in own.rglob("*") if path.is_file()} == files


def test_what_a_scenario_brings_itself_is_not_needed(own: Path) -> None:
    path = own_scenarios_folder("pb12") / "brawl.toml"
    write_scenario(path, scenario(profile=[HOST], item=[STOOL, BOW]))
    assert {one.path.name for one in needed_by(chosen("brawl.toml"), belongings()[0])} == {"host.svg"}


def test_a_pack_of_what_cannot_be_read_elsewhere_is_told_and_not_written(own: Path, tmp_path: Path) -> None:
    path = own_scenarios_folder("pb12") / "brawl.toml"
    write_scenario(path, scenario(figure=[{"id": "ghost", "profile": "of-another-pack", "player": "ada"}]))
    with pytest.raises(FileProblem) as told:
        compose_pack(NOTE, chosen("brawl.toml"), tmp_path / "tavern.zip")
    assert told.value.file == str(tmp_path / "tavern.zip")
    assert "tavern-brawl.toml" in told.value.place
    assert not (tmp_path / "tavern.zip").exists()


@pytest.mark.parametrize(("key", "value"), [("name", "My Pack"), ("author", ""), ("title", "x" * 99)])
def test_what_a_pack_must_not_say_of_itself_is_told_by_its_key(own: Path, tmp_path: Path, key: str, value: str) -> None:
    with pytest.raises(FileProblem) as told:
        compose_pack({**NOTE, key: value}, chosen("stool"), tmp_path / "tavern.zip")
    assert told.value.place == key


def test_an_entry_is_kept_in_the_file_that_has_it_already(own: Path) -> None:
    mine = own_content_folder("pb12") / "items" / "mine.toml"
    entries = [{**STOOL, "id": "bench", "name": "bench"}, {**STOOL, "id": "jug"}]
    write_scenario(mine, {"format": 1, "content": "items", "item": entries})
    keep_entry("pb12", "items", "item", {**STOOL, "id": "bench", "name": "bench", "melee_modifier": 3})
    assert [entry.get("melee_modifier") for entry in read_toml(mine)["item"]] == [3, 1]
    assert file_of("pb12", "item", "bench") == mine
    assert kept_entry("pb12", "item", "nowhere") is None
    assert load_content().items["bench"].melee_modifier == 3


def test_entries_of_a_game_with_one_file_for_all_of_a_sort_join_it_and_are_packed_from_it(
    own: Path, tmp_path: Path
) -> None:
    hook = {"id": "hook", "name": "hook", "kind": "melee", "attacks": 1, "reach": 2.0, "parry": 1, "noise": 20}
    first = keep_entry("w6", "weapons", "weapon", hook)
    assert keep_entry("w6", "weapons", "weapon", {**hook, "id": "gaff", "name": "gaff"}) == first
    assert [entry["id"] for entry in read_toml(first)["weapon"]] == ["hook", "gaff"]
    assert read_toml(first)["system"] == "w6"
    made = compose_pack(NOTE, chosen("gaff", "stool"), tmp_path / "tavern.zip")
    assert made.pack.form.games == ("pb12", "w6")
    assert made.content == 2
    drop_entry("w6", "weapon", "hook")
    drop_entry("w6", "weapon", "gaff")
    assert not first.exists(), "nothing is left in it"


def test_an_entry_that_could_not_be_read_again_is_not_written(own: Path) -> None:
    with pytest.raises(FileProblem):
        keep_entry("pb12", "items", "item", {**STOOL, "melee_reach": -1})
    assert load_content().items["stool"].melee_reach == 0


@pytest.mark.usefixtures("own")
def test_a_folder_of_content_that_cannot_be_read_is_told_and_all_else_can_be_packed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = {(one.sort, one.path.name, one.id) for one in belongings()[0] if one.sort != "content"}

    def unreadable(folder: Path, system: str) -> list[Path]:
        raise FileProblem(folder, "", "problem-not-a-file")

    monkeypatch.setattr("pb12table.files.own.content_files", unreadable)
    assert kept, "a scenario and pictures"
    found, problems = belongings()
    assert {(one.sort, one.path.name, one.id) for one in found} == kept
    assert len([each for each in problems if each.key == "problem-not-a-file"]) == len(known.SYSTEMS)
