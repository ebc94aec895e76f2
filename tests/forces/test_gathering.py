"""Forces taken out of scenarios, put into others, copied to the other side; and what a figure is changed to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import force_of, known_content, scenario_files, scenario_of, unlimited_setup
from pb12table.forces.gathering import (
    MOST_PLAYERS,
    copied_force,
    members_of,
    taken_force,
    with_force,
    with_player,
    without_player,
)
from pb12table.layouts.editing import Thing, entry_of, removed, renamed
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import force_worth
from pb12table.systems.pb12.sheets.face import FORCES
from pb12table.systems.pb12.sheets.members import attribute_of, with_attribute, with_items, with_profile

PATH = Path("yard.toml")
CONTENT = load_content()
THEIRS = [
    (name, str(player["id"]))
    for name, path in scenario_files("pb12").items()
    for player in read_toml(path).get("player", ())
]


def yard(**more: Any) -> dict[str, Any]:
    """A yard with two players, a captain and his boat's crew for Alice, and nobody for Bob."""
    return {
        "format": 1, "system": "pb12", "name": "Yard", "table": {"width": 20.0, "depth": 14.0},
        "player": [{"id": "alice", "name": "Alice", "command_points": 3, "leader": "captain", "deck": ["luck"]},
                   {"id": "bob", "name": "Bob", "command_points": 5}],
        "zone": [{"id": "west", "kind": "entry", "players": ["alice"], "rectangle": [0.0, 0.0, 4.0, 14.0]},
                 {"id": "east", "kind": "entry", "players": ["bob"], "rectangle": [16.0, 0.0, 4.0, 14.0]}],
        "figure": [{"id": "captain", "profile": "fearless-captain", "player": "alice", "at": [2.0, 5.0],
                    "facing": 30.0},
                   {"id": "mate", "profile": "my-mate", "player": "alice"}],
        "group": [{"id": "watch", "name": "Watch", "player": "alice", "parent": "alice", "figures": ["captain", "mate"],
                   "leader": "captain"}],
        "profile": [{"id": "my-mate", "name": "Mate", "items": ["hook"]}],
        "item": [{"id": "hook", "name": "Hook", "damage": {"strength": 1, "penetration": 0}, "melee_modifier": 0}],
        **more,
    }  # fmt: skip


def value(setup: Setup, player: str) -> int:
    return force_worth(setup, setup.player_by_id[PlayerId(player)]).value


def content_of(document: dict[str, Any]) -> Content:
    found: Content = known_content(document, CONTENT, PATH)
    return found


@pytest.mark.parametrize(("name", "player"), THEIRS)
def test_the_force_of_every_scenario_can_be_taken_and_is_worth_the_same(name: str, player: str) -> None:
    path = scenario_files()[name]
    document = read_toml(path)
    taken = taken_force(document, player, known_content(document, CONTENT, path), "Taken", FORCES)
    force = force_of(taken, CONTENT, Path("taken.toml"))
    setup = unlimited_setup(document, CONTENT, path)
    assert value(force.setup, "force") == value(setup, player)
    assert force.setup.players[0].deck == setup.player_by_id[PlayerId(player)].deck
    assert all(figure.at is None or figure.carrier is not None for figure in force.setup.figures)


@pytest.mark.parametrize(("name", "player"), THEIRS)
def test_every_force_can_be_put_into_another_layout(name: str, player: str) -> None:
    path = scenario_files()[name]
    document = read_toml(path)
    taken = taken_force(document, player, known_content(document, CONTENT, path), "Taken", FORCES)
    found = with_force(yard(), "bob", taken, str(path), FORCES.keys)
    setup = scenario_of(found, CONTENT, PATH).setup
    assert value(setup, "bob") == value(unlimited_setup(document, CONTENT, path), player)
    assert len(members_of(found, "alice")) == 2, "those of others stay"


def test_a_force_brings_its_own_content_groups_and_leader() -> None:
    taken = taken_force(yard(), "alice", content_of(yard()), "Crew", FORCES)
    assert [entry["id"] for entry in taken["profile"]] == ["my-mate"]
    assert [entry["id"] for entry in taken["item"]] == ["hook"]
    assert taken["group"][0]["parent"] == "force"
    assert taken["figure"][0] == {"id": "captain", "profile": "fearless-captain"}
    bare = {key: found for key, found in yard().items() if key not in ("profile", "item")}
    bare |= {"figure": [{"id": "captain", "profile": "human", "player": "alice"}], "group": []}
    del bare["player"][0]["leader"]
    found = with_force(bare, "bob", taken, "crew.toml", FORCES.keys)
    assert found["figure"][1]["id"] == "captain-2"
    assert found["player"][1]["leader"] == "captain-2"
    assert found["group"][-1] == {
        "id": "watch", "name": "Watch", "player": "bob", "parent": "bob", "figures": ["captain-2", "mate"],
        "leader": "captain-2",
    }  # fmt: skip
    scenario_of(found, CONTENT, PATH)


def test_a_force_whose_content_is_another_here_is_refused() -> None:
    taken = taken_force(yard(), "alice", content_of(yard()), "Crew", FORCES)
    other = yard(profile=[{"id": "my-mate", "name": "Another mate"}])
    with pytest.raises(FileProblem) as found:
        with_force(other, "bob", taken, "crew.toml", FORCES.keys)
    assert found.value.key == "problem-other-content"
    assert found.value.place == 'profile[0] "my-mate"'


def test_a_force_is_copied_to_the_other_side_turned_by_half() -> None:
    found = copied_force(yard(), "alice", "bob", FORCES.keys)
    bobs = members_of(found, "bob")
    assert bobs[0] == {
        "id": "captain-2",
        "profile": "fearless-captain",
        "player": "bob",
        "at": [18.0, 9.0],
        "facing": 210.0,
    }
    assert found["player"][1] == {
        "id": "bob",
        "name": "Bob",
        "command_points": 3,
        "leader": "captain-2",
        "deck": ["luck"],
    }
    setup = scenario_of(found, CONTENT, PATH).setup
    assert value(setup, "alice") == value(setup, "bob")
    again = copied_force(found, "alice", "bob", FORCES.keys)
    assert len(members_of(again, "bob")) == 2, "what he had is replaced"


def test_who_was_aboard_a_vehicle_waits_when_it_is_taken_along() -> None:
    taken = taken_force(read_toml(scenario_files()["post-road"]), "alice", CONTENT, "Coach", FORCES)
    coachman = next(entry for entry in taken["figure"] if entry["id"] == "coachman")
    assert "aboard" not in coachman
    assert "at" not in coachman


def test_changed_attributes_are_written_and_usual_ones_are_not() -> None:
    document, thing = yard(), Thing("figure", "captain")
    sheet = CONTENT.profiles["fearless-captain"]
    found = with_attribute(document, thing, sheet, "strength", 6)
    assert entry_of(found, thing)["profile"] == {"base": "fearless-captain", "strength": 6}
    found = with_attribute(found, thing, sheet, "heavy", 2)
    assert entry_of(found, thing)["profile"]["damage_points"] == {"free": 1, "light": 1, "heavy": 2}
    assert attribute_of(entry_of(found, thing), sheet, "heavy") == 2
    found = with_attribute(with_attribute(found, thing, sheet, "heavy", 1), thing, sheet, "strength", 4)
    assert found == document


def test_another_profile_comes_with_its_own_gear() -> None:
    document, thing = yard(), Thing("figure", "captain")
    found = with_items(document, thing, CONTENT, ["pistol"])
    assert entry_of(found, thing)["items"] == ["pistol"]
    assert "items" not in entry_of(with_profile(found, thing, "gunner"), thing)
    assert with_items(found, thing, CONTENT, ["pistol", "rapier"]) == document, "as the profile carries it"


def test_a_figure_that_goes_or_is_called_otherwise_leads_nobody_under_its_old_name() -> None:
    thing = Thing("figure", "captain")
    found = renamed(yard(), thing, "admiral")
    assert found["player"][0]["leader"] == "admiral"
    assert found["group"][0]["figures"] == ["admiral", "mate"]
    scenario_of(found, CONTENT, PATH)
    found = removed(yard(), [thing])
    assert "leader" not in found["player"][0]
    assert found["group"][0] == {"id": "watch", "name": "Watch", "player": "alice", "parent": "alice",
                                 "figures": ["mate"]}  # fmt: skip
    scenario_of(found, CONTENT, PATH)


def test_who_was_aboard_of_what_is_deleted_waits_in_the_staging_area() -> None:
    document = read_toml(scenario_files()["post-road"])
    found = removed(document, [Thing("figure", "coach")])
    coachman = entry_of(found, Thing("figure", "coachman"))
    assert "aboard" not in coachman
    assert "at" not in coachman


def test_players_come_and_go_with_their_zones() -> None:
    document = yard()
    for count in range(3, MOST_PLAYERS + 1):
        document, player = with_player(document, FORCES.new_player())
        assert len(document["player"]) == count
        assert document["zone"][-1]["players"] == [player]
    scenario_of(document, CONTENT, PATH)
    found = without_player(document, "alice")
    assert not members_of(found, "alice")
    assert not found["group"]
    assert all("alice" not in zone["players"] for zone in found["zone"])
    scenario_of(found, CONTENT, PATH)


@pytest.mark.parametrize(
    ("system", "table", "told", "left"),
    [
        ("pocket", "rules", {"first": "bob", "hand": 3}, {"hand": 3}),
        ("pocket", "rules", {"first": "ann"}, {"first": "ann"}),
        ("d20", "rules", {"winner_at_limit": "bob"}, {}),
        ("d20", "rules", {"surprisable": ["ann", "bob"]}, {"surprisable": ["ann"]}),
    ],
)
def test_no_option_names_a_player_who_has_been_removed(
    system: str, table: str, told: dict[str, Any], left: dict[str, Any]
) -> None:
    players = [{"id": name, "name": name.title()} for name in ("ann", "bob")]
    document = {"format": 1, "system": system, "player": players, table: told}
    found = without_player(document, "bob")
    assert found[table] == left
    assert document[table] == told


def test_a_side_that_is_called_as_a_player_was_is_still_named() -> None:
    document: dict[str, Any] = {
        "format": 1, "system": "d20", "player": [{"id": "bob", "name": "Bob"}], "side": [{"id": "bob", "name": "Bobs"}],
        "rules": {"winner_at_limit": "bob"},
    }  # fmt: skip
    assert without_player(document, "bob")["rules"] == {"winner_at_limit": "bob"}
