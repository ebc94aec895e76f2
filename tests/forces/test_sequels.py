"""What follows on a game: what is carried over, and chapters of a campaign that are played one after another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from pb12table.cli.main import run
from pb12table.files.campaigns import (
    Campaign,
    campaign_files,
    campaign_named,
    campaign_of,
    load_campaign,
    scan_campaigns,
)
from pb12table.files.checking import check_file
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import find_scenario, load_scenario
from pb12table.files.writing import scenario_text, write_among_newest
from pb12table.forces.sequels import Ended, ended, first_chapter, next_chapter, scenario_after, sequel
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.rules.sequence import new_game as new_fight
from pb12table.systems.d20.rules.state import Life
from pb12table.systems.d20.rules.state import Outcome as FightOutcome
from pb12table.systems.fate.rules.course import new_game as new_conflict
from pb12table.systems.fate.rules.data import SideId
from pb12table.systems.fate.rules.state import Outcome as ConflictOutcome
from pb12table.systems.pb12.rules.game.state import Outcome, Place, Status
from pb12table.systems.pb12.rules.preparations.setup import new_game

CAPTAIN, PIRATE, TOPMAN, BOY = (FigureId(name) for name in ("captain", "strong-pirate", "topman", "ships-boy"))


def cove(*winners: str, document: dict[str, Any] | None = None) -> Ended:
    """A game of the cove that is over."""
    scenario = load_scenario("smugglers-cove") if document is None else scenario_after(document, Path("cove.toml"))
    state = new_game(scenario.setup)
    state.outcome = Outcome([PlayerId(winner) for winner in winners], "round-limit")
    return Ended(state, scenario.document)


def entries(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in document["figure"]}


# -- Pb-12 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RU205")
@pytest.mark.parametrize(
    ("rest", "used"), [("none", {"light": 1, "heavy": 1}), ("hours", {"heavy": 1}), ("days", None)]
)
def test_used_damage_points_are_carried_over_as_far_as_the_rest_leaves_them(
    rest: str, used: dict[str, int] | None
) -> None:
    game = cove("alice")
    hurt = game.state.figures[PIRATE]
    hurt.light_points, hurt.heavy_points = hurt.light_points - 1, hurt.heavy_points - 1
    document = sequel(game, find_scenario("governors-quay"), rest)
    assert entries(document)[PIRATE].get("used_points") == used
    assert not entries(document)[CAPTAIN].get("used_points")
    again = new_game(scenario_after(document, Path("quay.toml")).setup)
    points, wounded = again.setup.figure_by_id[PIRATE].profile.damage_points, again.figures[PIRATE]
    assert points.light - wounded.light_points == (used or {}).get("light", 0)
    assert points.heavy - wounded.heavy_points == (used or {}).get("heavy", 0)
    assert (Status.LIGHTLY_WOUNDED in wounded.statuses) == ("light" in (used or {}))
    assert (Status.SEVERELY_WOUNDED in wounded.statuses) == ("heavy" in (used or {}))


@pytest.mark.rule("RU205")
def test_who_is_out_of_action_needs_days() -> None:
    game = cove("bob")
    game.state.figures[TOPMAN].place = Place.REMOVED
    quay = find_scenario("governors-quay")
    assert TOPMAN not in entries(sequel(game, quay, "hours"))
    back = entries(sequel(game, quay, "days"))
    assert TOPMAN in back
    assert not back[TOPMAN].get("used_points")


@pytest.mark.rule("RU205")
def test_things_that_changed_hands_are_carried_over_and_what_nobody_knows_is_left() -> None:
    game = cove("alice")
    taken = game.state.figures[BOY].blocks
    found = next(block.id for block in game.state.setup.figure_by_id[CAPTAIN].blocks if block.id == "rapier")
    taken[found] = game.state.figures[CAPTAIN].blocks.pop(found)
    document = entries(sequel(game, find_scenario("governors-quay"), "none"))
    assert "rapier" in document[BOY]["items"]
    assert document[CAPTAIN]["items"] == ["pistol"]
    assert "items" not in document[PIRATE]


def test_the_same_name_with_another_profile_is_somebody_else(tmp_path: Path) -> None:
    game = cove("alice")
    game.state.figures[CAPTAIN].place = Place.REMOVED
    document = read_toml(find_scenario("governors-quay"))
    document["figure"] = [
        entry | {"profile": "pirate"} if entry["id"] == "captain" else entry for entry in document["figure"]
    ]
    path = tmp_path / "quay.toml"
    path.write_text(scenario_text(document))
    assert CAPTAIN in entries(sequel(game, path, "none"))


def test_a_scenario_without_a_place_for_anybody_is_told() -> None:
    with pytest.raises(FileProblem) as told:
        sequel(cove("alice"), find_scenario("two-companies"), "none")
    assert told.value.key == "problem-sequel-nobody"


def test_a_game_that_goes_on_has_no_sequel() -> None:
    scenario = load_scenario("smugglers-cove")
    with pytest.raises(FileProblem) as told:
        ended(new_game(scenario.setup), scenario.document, "a save")
    assert told.value.key == "problem-sequel-too-early"


@pytest.mark.parametrize(
    ("used", "key"),
    [({"heavy": 9}, "problem-used-points"), ({"light": -1}, "problem-out-of-bounds")],
)
def test_more_points_than_there_are_cannot_be_used(used: dict[str, int], key: str) -> None:
    document = read_toml(find_scenario("smugglers-cove"))
    document["figure"] = [entry | {"used_points": used} for entry in document["figure"]]
    with pytest.raises(FileProblem) as told:
        scenario_after(document, Path("cove.toml"))
    assert told.value.key == key
    assert "used_points" in told.value.place


# -- the d20 fight ----------------------------------------------------------------------------------------------------


def ford(**lives: tuple[Life, int]) -> Ended:
    scenario = load_scenario("the-ford-at-noon")
    state = new_fight(scenario.setup)
    for name, (life, hit_points) in lives.items():
        state.figures[FigureId(name)].life = life
        state.figures[FigureId(name)].hit_points = hit_points
    state.outcome = FightOutcome((PlayerId("west"),), "test")
    return Ended(state, scenario.document)


@pytest.mark.rule("DR55")
@pytest.mark.parametrize(("rest", "left"), [("none", 4), ("hours", None), ("days", None)])
def test_half_of_the_lost_hit_points_come_back_in_hours_and_all_in_days(rest: str, left: int | None) -> None:
    game = ford(sellsword=(Life.UP, 4))
    most = game.state.setup.figure_by_id[FigureId("sellsword")].profile.hit_points
    document = entries(sequel(game, find_scenario("quarry-at-dusk"), rest))
    half = 4 + -(-(most - 4) // 2)
    assert document["sellsword"].get("hit_points") == (half if rest == "hours" else left)


@pytest.mark.rule("DR55")
def test_the_dying_are_helped_up_by_who_stands_and_the_dead_are_gone() -> None:
    game = ford(sellsword=(Life.DYING, 0), tracker=(Life.DEAD, 0))
    document = entries(sequel(game, find_scenario("quarry-at-dusk"), "none"))
    assert document["sellsword"]["hit_points"] == 1
    assert "tracker" not in document
    assert "shieldbearer" in document, "who was not in the fight is there as always"
    fallen = dict.fromkeys(("watchman-south", "watchman-north", "surgeon", "tracker"), (Life.DEAD, 0))
    left = entries(sequel(ford(sellsword=(Life.DYING, 0), **fallen), find_scenario("quarry-at-dusk"), "none"))
    assert "sellsword" not in left, "nobody was there to help it up"


# -- campaigns --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def share() -> Campaign:
    return load_campaign(campaign_files("pb12")["pb12/the-captains-share"])


def test_every_campaign_of_the_program_is_sound() -> None:
    assert campaign_files()
    for path in campaign_files().values():
        assert run(["validate", str(path)]) == 0


def test_gains_and_wounds_go_from_chapter_to_chapter(share: Campaign) -> None:
    game = cove("alice", document=first_chapter(share))
    game.state.figures[PIRATE].heavy_points -= 1
    second = next_chapter(share, game)
    assert second is not None
    crew = entries(second)
    assert crew[PIRATE]["used_points"] == {"heavy": 1}
    assert crew[CAPTAIN]["items"] == ["pistol", "rapier", "flash-powder"]
    assert not crew["gate-legionary"].get("items"), "bob has not won"
    assert second["campaign"]["winners"] == (("alice",),)
    quay = scenario_after(second, Path("quay.toml"))
    state = new_game(quay.setup)
    state.outcome = Outcome([PlayerId("alice")], "round-limit")
    third = next_chapter(share, Ended(state, quay.document))
    assert third is not None
    assert third["campaign"]["winners"] == (("alice",), ("alice",))
    assert "leather-jerkin" in entries(third)["boatswain"]["items"]
    assert "flash-powder" not in entries(third)["boatswain"]["items"], "the boatswain was not in the cove"
    assert entries(third)["pirate"]["name"] == {"en": "One-eyed Jack", "de": "Einäugiger Jack"}
    will = scenario_after(third, Path("will.toml"))
    last = new_game(will.setup)
    last.outcome = Outcome([], "round-limit")
    assert next_chapter(share, Ended(last, will.document)) is None


def test_what_a_number_gains_is_added_once_to_what_is_brought() -> None:
    """Who sits a chapter out has it all the same; and what nobody has any more is no key without a value."""
    ledger = load_campaign(campaign_files("fate")["fate/the-harbour-masters-ledger"])
    document: dict[str, Any] | None = first_chapter(ledger)
    points: list[dict[str, int | None]] = []
    while document is not None:
        points.append({name: entry.get("fate_points") for name, entry in entries(document).items()})
        scenario = scenario_after(document, Path("chapter.toml"))
        state = new_conflict(scenario.setup)
        state.outcome = ConflictOutcome((PlayerId("alice"),), "goal-out", SideId("heroes"))
        document = next_chapter(ledger, Ended(state, scenario.document))
    _, play, roof = points
    assert (play["marit"], roof["marit"]) == (4 + 3, 4 + 3 + 3)
    assert (play["brandt"], play["silke"], roof["silke"]) == (3 + 2, None, 3 + 2)


def test_the_people_of_a_mill_are_known_again_on_the_salt_road() -> None:
    road = load_campaign(campaign_files("d20")["d20/the-salt-road"])
    mills = scenario_after(first_chapter(road), Path("mills.toml"))
    fight = new_fight(mills.setup)
    fight.outcome = FightOutcome((PlayerId("bob"),), "goal")
    fight.figures[FigureId("lower-poacher")].hit_points = 5
    lane = next_chapter(road, Ended(fight, mills.document))
    assert lane is not None
    assert entries(lane)["bowwoman"]["name"] == {"en": "Poacher", "de": "Wilderin"}
    assert "healing-kit" in entries(lane)["bowwoman"]["items"]
    assert entries(lane)["bowwoman"]["hit_points"] > 5
    assert entries(lane)["van"]["name"] == {"en": "Mill hand", "de": "Mühlknecht"}
    assert "healing-kit" not in entries(lane)["van"].get("items", []), "alice has not won"
    state = new_fight(scenario_after(lane, Path("lane.toml")).setup)
    state.outcome = FightOutcome((PlayerId("escort"),), "goal")
    house = next_chapter(road, Ended(state, lane))
    assert house is not None
    assert house["campaign"]["winners"] == (("bob",), ("alice",))
    assert "lantern" in entries(house)["boatman"]["items"]


def test_somebody_new_comes_for_who_is_missing(share: Campaign) -> None:
    game = cove("bob", document=first_chapter(share))
    game.state.figures[CAPTAIN].place = Place.REMOVED
    second = next_chapter(share, game)
    assert second is not None
    recruit = entries(second)["captain"]
    assert not recruit.get("used_points")
    assert not recruit.get("items")
    alone = campaign_of(_without_recruits(share), share.path)
    missing = next_chapter(alone, game)
    assert missing is not None
    assert "captain" not in entries(missing)


def _without_recruits(campaign: Campaign) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.to_builtins(campaign.form)
    return document | {"chapter": [chapter | {"recruits": False} for chapter in document["chapter"]]}


def test_a_side_without_anybody_left_is_told(share: Campaign) -> None:
    lonely = read_toml(find_scenario("smugglers-cove"))
    game = Ended(cove("bob").state, cove("bob").document)
    for figure in game.state.figures.values():
        figure.place = Place.REMOVED
    with pytest.raises(FileProblem) as told:
        sequel(game, find_scenario("smugglers-cove"), "none")
    assert told.value.key == "problem-sequel-nobody-left"
    assert told.value.place == f'player "{lonely["player"][0]["id"]}"'


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"scenario": "nowhere"}, "problem-campaign-scenario"),
        ({"scenario": "the-ford-at-noon"}, "problem-campaign-other-system"),
        ({"rest": "years"}, "problem-campaign-rest"),
        ({"cast": {"nobody": "marcus"}}, "problem-campaign-cast"),
        ({"seats": {"nobody": "alice"}}, "problem-campaign-cast"),
        ({"cast": {"pirate": "captain"}}, "problem-campaign-profile"),
        ({"cast": {"pirate": "one", "niece": "one"}}, "problem-twin"),
        ({"cast": {"pirate": "pirate", "niece": "pirate"}}, "problem-twin"),
        ({"cast": {"pirate": "boatswain"}}, "problem-twin"),
        ({"seats": {"alice": "bob"}}, "problem-twin"),
        ({"instead": {"nobody": "last-will"}}, "problem-campaign-nobody"),
        ({"gain": [{"who": "everybody"}]}, "problem-campaign-who"),
        ({"gain": [{"who": ["nobody"]}]}, "problem-campaign-cast"),
        ({"gain": [{"set": {"player": "bob"}}]}, "problem-campaign-gain"),
        ({"gain": [{"set": {"itmes": []}}]}, "problem-unknown-key"),
        ({"gain": [{"add": {"items": 3}}]}, "problem-wrong-type"),
    ],
)
def test_what_a_campaign_names_in_vain_is_said_with_its_place(
    share: Campaign, change: dict[str, Any], key: str
) -> None:
    document: dict[str, Any] = msgspec.to_builtins(share.form)
    document["chapter"] = [*document["chapter"][:2], {**document["chapter"][2], **change}]
    with pytest.raises(FileProblem) as told:
        campaign_of(document, share.path)
    assert told.value.key == key
    assert told.value.place.startswith('chapter[2] "will"')


@pytest.mark.parametrize(
    ("gain", "key", "told"),
    [
        ('who = "winners"\nadd', "add", "items[2]"),
        ('who = ["ships-boy"]\nadd', "add", "items[2]"),
        ('who = ["ships-boy"]\nset', "set", "items[0]"),
    ],
)
def test_a_thing_that_nobody_can_gain_is_told_when_the_file_is_checked(
    gain: str, key: str, told: str, share: Campaign, tmp_path: Path
) -> None:
    text = share.path.read_text(encoding="utf-8")
    old = 'who = "winners"\nadd = { items = ["flash-powder"] }'
    assert old in text
    file = tmp_path / "share.toml"
    file.write_text(text.replace(old, gain + ' = { items = ["moonbeam"] }'), encoding="utf-8")
    with pytest.raises(FileProblem) as found:
        check_file(file)
    assert found.value.key == "problem-no-such-item"
    assert found.value.place == f'chapter[0] "chart".gain[0].{key}.{told}'


@pytest.mark.parametrize(
    "broken", ["figure = 3", "figure = [1, 2]", "player = [1]", "[figure]\nx = 1", 'name = 3\n[[figure]]\nid = "a"']
)
def test_a_scenario_that_is_none_is_told_and_stops_nothing(share: Campaign, broken: str, tmp_path: Path) -> None:
    file = tmp_path / "cove.toml"
    file.write_text(f'format = 1\nsystem = "pb12"\n{broken}\n')
    document: dict[str, Any] = msgspec.to_builtins(share.form)
    document["chapter"][1]["scenario"] = file.name
    with pytest.raises(FileProblem):
        campaign_of(document, tmp_path / "campaign.toml")
    with pytest.raises(FileProblem):
        sequel(cove("alice"), file, "none")


def test_a_campaign_that_cannot_be_read_is_told_and_is_not_gone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pb12table.files.scenario.own_scenarios_folder", lambda system: tmp_path / system)
    folder = tmp_path / "pb12" / "campaigns"
    folder.mkdir(parents=True)
    (folder / "torn.toml").write_text("[[")
    campaigns, problems = scan_campaigns("pb12")
    assert campaigns
    assert [Path(problem.file).name for problem in problems] == ["torn.toml"]
    with pytest.raises(FileProblem):
        campaign_named("pb12/torn")
    assert campaign_named("pb12/nowhere") is None


def test_a_game_that_the_program_does_not_know_has_no_campaign(share: Campaign) -> None:
    with pytest.raises(FileProblem) as told:
        campaign_of(msgspec.to_builtins(share.form) | {"system": "chess"}, share.path)
    assert told.value.key == "problem-missing-system"


def test_what_is_added_may_be_less_than_nothing_where_the_sum_may_not() -> None:
    fords = {"id": "first", "scenario": "the-ford-at-noon"}, {"id": "second", "scenario": "quarry-at-dusk"}
    chapters: list[dict[str, Any]] = [{**fords[0], "gain": [{"add": {"hit_points": -2}}]}, fords[1]]
    document = {"format": 1, "content": "campaign", "system": "d20", "name": "Fords", "chapter": chapters}
    assert campaign_of(document, Path("fords.toml")).form.chapter[0].gain
    chapters[0]["gain"] = [{"set": {"hit_points": -2}}]
    with pytest.raises(FileProblem) as told:
        campaign_of(document, Path("fords.toml"))
    assert (told.value.key, told.value.place) == ("problem-out-of-bounds", 'chapter[0] "first".gain[0].set.hit_points')


def test_the_winner_of_a_chapter_may_choose_the_next(share: Campaign) -> None:
    document: dict[str, Any] = msgspec.to_builtins(share.form)
    document["chapter"][1]["instead"] = {"bob": "last-will"}
    document["chapter"][1]["cast"] = {}
    forked = campaign_of(document, share.path)
    assert forked.scenario(1, ("bob",)).stem == "last-will"
    assert forked.scenario(1, ("alice",)).stem == "governors-quay"
    assert forked.scenario(1, ("alice", "bob")).stem == "governors-quay", "a draw is nobody's choice"


def test_players_of_a_chapter_may_sit_elsewhere(share: Campaign) -> None:
    document: dict[str, Any] = msgspec.to_builtins(share.form)
    document["chapter"][0]["seats"] = {"alice": "crown", "bob": "crew"}
    turned = campaign_of(document, share.path)
    second = next_chapter(turned, cove("alice", document=first_chapter(turned)))
    assert second is not None
    assert second["campaign"]["winners"] == (("crown",),)


def test_only_the_newest_files_are_kept(tmp_path: Path) -> None:
    document = read_toml(find_scenario("smugglers-cove"))
    for number in range(4):
        write_among_newest(tmp_path / f"{number}.toml", document, 2)
    assert (tmp_path / "3.toml").is_file()
    assert len(list(tmp_path.iterdir())) == 2
