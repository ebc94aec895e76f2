"""Files of Kampf W6: its content is sound, its scenarios are fair, and wrong files are told in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from pb12table.cli.main import run
from pb12table.files.checking import check_file
from pb12table.files.places import assets_folder, scenarios_folder
from pb12table.files.problems import FileProblem
from pb12table.files.saves.loading import RULES_CHANGED, load_before, load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import TypedDice
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.attack_plan import figure_value
from pb12table.systems.kampf_w6.rules.data import Setup
from pb12table.systems.kampf_w6.rules.figures import body, is_opposing, share_cover, sight
from pb12table.systems.kampf_w6.rules.sequence import new_game
from tests.cli.commands import complaint

OLD = Path(__file__).with_name("edition_1")
Captured = pytest.CaptureFixture[str]
WEAPONS = (assets_folder() / "w6" / "weapons.toml").read_text(encoding="utf-8")
ARMOUR = (assets_folder() / "w6" / "armour.toml").read_text(encoding="utf-8")
STATION = (scenarios_folder() / "w6" / "petrol-station.toml").read_text(encoding="utf-8")
POINTLESS = STATION.replace('kind = "hold"', 'kind = "entry"').replace('kind = "contest"', 'kind = "entry"')
LADDER = """
[[terrain]]
id = "ladder"
kind = "fence"
rectangle = [1.7, 16.2, 0.6, 0.6]
height = 3.0
"""


def setup(scenario: str) -> Setup:
    found: Setup = load_scenario(scenario).setup
    return found


@pytest.mark.parametrize("scenario", ["petrol-station", "quarry"])
def test_the_scenarios_are_sound(scenario: str) -> None:
    assert run(["validate", str(scenarios_folder() / "w6" / f"{scenario}.toml")]) == 0


def test_both_sides_are_worth_as_much() -> None:
    for scenario, values in (("petrol-station", (315, 316)), ("quarry", (350, 352))):
        figures = setup(scenario).figures
        found = tuple(
            sum(figure_value(figure) for figure in figures if figure.player == player) for player in ("alice", "bob")
        )
        assert found == values


def test_nobody_stands_without_cover_at_the_petrol_station() -> None:
    """Each line between opponents is blocked or covers enough for a cover roll of 5 or better."""
    state = new_game(setup("petrol-station"))
    for one in state.figures:
        for other in state.figures:
            if is_opposing(state, one, other):
                seen = sight(state, body(state, one), body(state, other))
                assert not seen.exists or (share_cover(seen.covered_share) or 7) <= 5, (one, other)


def wrong(text: str, old: str, new: str, path: Path) -> Path:
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "text", "old", "new", "place", "told"),
    [
        ("weapons", WEAPONS, 'band = "short"\n', "", 'weapon[5] "pistol"', "needs band"),
        ("weapons", WEAPONS, "reach = 0.75\n", "", 'weapon[0] "fists"', "needs reach"),
        ("weapons", WEAPONS, 'modes = ["full"]', 'modes = ["single"]', '"machine-gun".modes', "semi"),
        ("weapons", WEAPONS, "magazine = 12", "magazine = 1", '"pistol".magazine', "2 rounds"),
        ("weapons", WEAPONS, "attacks = 1\npen", "attacks = -1\npen", "attacks", "at least 1"),
        ("weapons", WEAPONS, 'sound = "blow"', 'sound = "blow"\nmodes = ["full"]', '"fists".modes', "cannot have this"),
        ("armour", ARMOUR, "protection = 4", "protection = 40", '"heavy".protection', "at most 12"),
        ("station", STATION, "at = [2.0, 16.5]", 'at = [2.0, 16.5]\nstance = "sitting"', "stance", "sitting"),
        ("station", STATION, "at = [2.0, 16.5]", 'at = [2.0, 16.5]\nweapons = ["cannon"]', "weapons[0]", "cannon"),
        ("station", STATION, "at = [2.0, 16.5]", 'at = [2.0, 16.5]\narmour = "tin"', "armour", "no armour tin"),
        ("station", STATION, 'name = "Alice"', 'name = "Alice"\nside = "reds"', "side", "no side reds"),
        ("station", STATION, "round_limit = 8", "round_limit = 8\nrange_scale = -1.0", "range_scale", "0.01"),
        ("station", STATION, 'name = "Bob"', 'name = "Bob"\nbonus_dice = -1', "bonus_dice", "at least 0"),
        ("station", STATION, 'profile = "veteran"', 'profile = { speed = 4 }', '"veteran".profile', "base"),
        ("station", STATION, 'profile = "veteran"', "profile = 4", '"veteran".profile', "a text or a table"),
        ("station", STATION, 'profile = "veteran"', 'profile = { base = "veteran", speed = 99 }', "speed", "most 12"),
        ("station", STATION, 'profile = "veteran"', 'profile = { base = "veteran", armour = "" }', "", "armour"),
        ("station", STATION, "at = [2.0, 16.5]", "at = [2.0, 16.5]\nheight = 1.0", '"veteran"', "stand"),
        ("station", POINTLESS, "points_to_win = 3", "points_to_win = 3", "rules.points_to_win", 'kind "hold"'),
        ("weapons", WEAPONS, 'modes = ["full"]', 'modes = ["full", "full"]', '"machine-gun".modes', "full"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_told_in_one_sentence(
    capsys: Captured, tmp_path: Path, name: str, text: str, old: str, new: str, place: str, told: str
) -> None:
    path = wrong(text, old, new, tmp_path / f"{name}.toml")
    said = complaint(capsys, "validate", str(path))
    assert place in said, said
    assert told in said, said


def test_nobody_lies_on_a_ladder(capsys: Captured, tmp_path: Path) -> None:
    text = STATION.replace("[[zone]]", LADDER + "\n[[zone]]", 1)
    path = wrong(text, "at = [2.0, 16.5]", 'at = [2.0, 16.5]\nstance = "prone"', tmp_path / "station.toml")
    said = complaint(capsys, "validate", str(path))
    assert 'figure[0] "veteran".stance' in said
    assert "prone" in said


def test_a_figure_may_differ_from_its_profile(tmp_path: Path) -> None:
    changed = 'profile = { base = "veteran", skills = { melee = 5 }, heights = { standing = 2.1 }, radius = 0.4 }'
    path = wrong(STATION, 'profile = "veteran"', changed, tmp_path / "station.toml")
    found: Setup = load_scenario(str(path)).setup
    veteran = found.figure_by_id[FigureId("veteran")].profile
    assert (veteran.skills.melee, veteran.skills.shooting, veteran.wound_limit) == (5, 3, 4)
    tall = body(new_game(found), FigureId("veteran"))
    assert (tall.height, veteran.heights.kneeling) == (2.1, 1.2)


def test_figures_with_one_name_are_told_apart() -> None:
    labels = [figure.label.en for figure in setup("petrol-station").figures]
    assert labels.count("Recruit 1") == labels.count("Recruit 2") == 1
    assert FigureId("rookie") in setup("petrol-station").figure_by_id


# -- saves of the first edition -----------------------------------------------------------------------------------


def test_a_save_of_the_first_edition_goes_on_where_the_rules_lead_the_same_way() -> None:
    """A walk with a shot after 1.5 m, to which nobody reacts."""
    loaded = load_save(OLD / "walked.pb12save")
    assert (loaded.header.edition, loaded.is_current, loaded.notice) == (1, False, "")
    session = resume(loaded, TypedDice())
    assert [entry.digest for entry in session.entries] == [entry.digest for entry in loaded.journal()]


@pytest.mark.rule("WR43")
def test_a_save_of_the_first_edition_goes_on_until_a_parry_is_asked_for() -> None:
    """A struck figure without actions, whose player has two bonus dice."""
    with pytest.raises(FileProblem) as caught:
        check_file(OLD / "struck.pb12save")
    problem = caught.value
    assert (problem.key, problem.details["entry"]) == (RULES_CHANGED, 3)
    assert problem.details["found"] == "ChooseParry of bob"
    part = load_before(OLD / "struck.pb12save", problem)
    assert part is not None
    assert len(resume(part, TypedDice()).entries) == 2
