"""Files of the d20 fight: its content is sound, its scenarios are as they are meant, wrong files are told plainly."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from pb12table.cli.main import run
from pb12table.files.content import load_content
from pb12table.files.places import assets_folder, scenarios_folder
from pb12table.files.scenario import load_scenario, setup_from_document
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.files import CONTENT, FightForm, dice_of, profile_of
from pb12table.systems.d20.rules.attack import creature_value
from pb12table.systems.d20.rules.data import DiceSum, FeatureKind, GoalKind, Mode, Setup, Skill, Timing
from pb12table.systems.d20.rules.hiding import hide_refusal
from pb12table.systems.d20.rules.sequence import new_game
from pb12table.texts.describe import briefing_lines
from pb12table.texts.locale import Texts
from tests.cli.commands import complaint

Captured = pytest.CaptureFixture[str]
ASSETS, SCENARIOS = assets_folder() / "d20", scenarios_folder() / "d20"
CREATURES = (ASSETS / "creatures.toml").read_text(encoding="utf-8")
WEAPONS = (ASSETS / "weapons.toml").read_text(encoding="utf-8")
FEATURES = (ASSETS / "features.toml").read_text(encoding="utf-8")
ITEMS = (ASSETS / "items.toml").read_text(encoding="utf-8")
FORD = (SCENARIOS / "the-ford-at-noon.toml").read_text(encoding="utf-8")
QUARRY = (SCENARIOS / "quarry-at-dusk.toml").read_text(encoding="utf-8")
PASSIVE = {
    "watchman": 14, "sellsword": 10, "shieldbearer": 13, "tracker": 14, "surgeon": 14, "firebrand": 10, "herald": 10,
    "skulker": 9, "raider": 10, "bog-hound": 13, "cliff-kite": 13, "quarry-giant": 10, "marsh-worm": 10,
}  # fmt: skip
"""What each notices in passing, by section 6."""


def setup(scenario: str) -> Setup:
    found: Setup = load_scenario(scenario).setup
    return found


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["The side “Wreckers” wins when the lamp is lit.", "The side “Ferry Folk” wins after round 7."]),
        (
            "de",
            [
                "Die Seite „Strandräuber“ gewinnt mit diesem Ziel: die Lampe brennt.",
                "Die Seite „Fährleute“ gewinnt nach Runde 7.",
            ],
        ),
    ],
)
def test_sides_with_names_of_several_win_as_one(language: str, told: list[str]) -> None:
    lines = list(briefing_lines(Texts(language).of("d20"), setup("the-ferry-house")))
    assert [line for line in lines if line in told] == told


@pytest.mark.parametrize(
    "file", [*sorted(SCENARIOS.glob("*.toml")), *sorted(ASSETS.glob("*.toml"))], ids=lambda file: file.stem
)
def test_all_that_comes_with_the_program_is_sound(file: Path) -> None:
    assert run(["validate", str(file)]) == 0


def test_creatures_are_those_of_the_rules() -> None:
    content = load_content("d20")
    found = {name: profile_of(form, content) for name, form in content.profiles.items()}
    assert {name: 10 + one.bonus(Skill.PERCEPTION) for name, one in found.items()} == PASSIVE
    assert {name for name, one in found.items() if one.minor} == {"raider", "skulker", "bog-hound", "cliff-kite"}
    kite, giant, watchman = found["cliff-kite"], found["quarry-giant"], found["watchman"]
    assert dict(kite.speeds) == {Mode.WALK: 6.0, Mode.FLY: 12.0}
    assert (giant.size.space, giant.size.height(), giant.hit_points) == (3.0, 3.0, 52)
    spear, crossbow = watchman.attacks
    assert (spear.bonus, spear.damage, spear.reach, spear.normal, spear.long) == (4, DiceSum(1, 6, 2), 1.5, 6.0, 18.0)
    assert (crossbow.is_melee, crossbow.is_ranged) == (False, True)
    flask = found["firebrand"].feature(FeatureKind.BURST)
    assert flask is not None
    assert (flask.timing, flask.uses, flask.dice, flask.difficulty) == (Timing.ACTION, 3, DiceSum(2, 6), 12)


@pytest.mark.parametrize(("text", "dice"), [("1d8", (1, 8, 0)), ("2d6+3", (2, 6, 3)), ("1d4-1", (1, 4, -1))])
def test_dice_are_written_as_they_are_said(text: str, dice: tuple[int, int, int]) -> None:
    assert dice_of(text) == DiceSum(*dice)
    assert str(dice_of(text)) == text


def test_the_ford_has_both_sides_a_river_and_three_who_may_sneak() -> None:
    ford = setup("the-ford-at-noon")
    assert len([one for one in ford.figures if one.player == "west"]) == 5
    assert len([one for one in ford.figures if one.player == "east"]) == 8
    assert [one.id for one in ford.figures if one.may_sneak] == ["skulker-south", "skulker-north", "bog-hound"]
    assert ford.options.round_limit == 5
    assert ford.options.winner_at_limit == "west"
    (goal,) = ford.goals
    assert (goal.kind, goal.number, goal.side) == (GoalKind.FLEE, 4, "east")
    assert [zone.kind for zone in ford.zones].count(ZoneKind.DEEP) == 3
    assert {zone.kind for zone in ford.zones} >= {ZoneKind.FOG, ZoneKind.DIFFICULT, ZoneKind.EXIT, ZoneKind.ENTRY}


def test_the_quarry_has_heights_a_secret_and_a_lever() -> None:
    quarry = setup("quarry-at-dusk")
    assert quarry.figure_by_id[FigureId("giant")].z == 6.0
    lever, plank = quarry.objects
    assert (lever.after, lever.z, plank.piece) == ("chest", 6.0, "plank-over-the-cleft")
    (secret,) = quarry.secrets
    assert secret.difficulty == 12
    assert quarry.goals[0].thing == "lever"


@pytest.mark.parametrize("scenario", ["the-ford-at-noon", "quarry-at-dusk"])
def test_what_is_written_whole_is_read_as_the_same(scenario: str) -> None:
    loaded = load_scenario(scenario)
    assert setup_from_document(loaded.document, "again") == loaded.setup
    form = msgspec.convert(loaded.document, FightForm)
    again = CONTENT.document(form, CONTENT.with_own(form, CONTENT.nothing, "again"), "again")
    assert again == loaded.document, "with all it names written into it, it needs no other file"


KINDS = {
    "the-mill-race": {"first"}, "three-at-the-well": {"ground"}, "the-hollow-lane": {"ambush", "escape"},
    "the-excise-store": {"raid", "night"}, "the-ferry-house": {"hold", "indoors", "night"},
    "the-chequered-hall": {"ground"}, "the-ford-at-noon": {"escape"}, "quarry-at-dusk": {"hold"},
    "two-huts": {"battle"},
}  # fmt: skip
"""What the scenarios that come with the program are about, among others."""


def test_scenarios_are_of_many_kinds_and_told_in_both_languages() -> None:
    summaries = [load_scenario(file).summary for file in sorted(SCENARIOS.glob("*.toml"))]
    assert {one.id for one in summaries} == set(KINDS)
    for one in summaries:
        assert one.mission is not None
        assert set(one.mission.kinds) >= KINDS[one.id]
        assert one.description is not None
        assert one.name.en != one.name.de
        assert one.description.en != one.description.de
    assert {one.id for one in summaries if len(one.players) == 3} == {"three-at-the-well"}


def test_all_of_the_ambush_may_hide_and_the_escort_may_be_surprised() -> None:
    """No one of the escort sees a place where somebody lies in wait, and only the escort is surprised."""
    state = new_game(setup("the-hollow-lane"))
    lying = [one.id for one in state.setup.figures if one.player == "ambush"]
    assert all(one.may_sneak for one in state.setup.figures if one.player == "ambush")
    assert [hide_refusal(state, figure, before=True) for figure in lying] == [None] * len(lying)
    assert state.setup.options.surprisable == ("escort",)


def test_the_hall_is_played_on_squares_and_the_same_after_half_a_turn() -> None:
    hall = setup("the-chequered-hall")
    table = hall.battlefield
    assert hall.options.grid
    turned = {(one.profile.id, table.width - one.at[0], table.depth - one.at[1]) for one in hall.figures}
    assert turned == {(one.profile.id, *one.at) for one in hall.figures}


def test_the_ferry_house_has_a_lamp_on_its_upper_floor_and_two_ways_up() -> None:
    house = setup("the-ferry-house")
    (lamp,) = house.objects
    assert lamp.z == house.figure_by_id[FigureId("lodger")].z == 2.8
    assert [piece.id for piece in house.battlefield.pieces if piece.is_ramp] == ["stairs", "east-stairs"]


def wrong(text: str, old: str, new: str, path: Path) -> Path:
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "text", "old", "new", "place", "told"),
    [
        ("creatures", CREATURES, "speeds = { walk = 9.0 }\n", "", 'profile[0] "watchman"', "key speeds is missing"),
        ("creatures", CREATURES, "walk = 6.0, ", "", 'profile[10] "cliff-kite".speeds', "key walk is missing"),
        ("creatures", CREATURES, "armour_class = 15", "armour_class = 90", '"watchman".armour_class', "at most 40"),
        ("creatures", CREATURES, '"1d6+2"', '"1e6+2"', "attacks[0].damage", ""),
        ("creatures", CREATURES, 'weapon = "mace"', 'weapon = "ladle"', "attacks[0].weapon", "no weapon ladle"),
        ("creatures", CREATURES, '["guard"]', '["brave"]', "features[0]", "no feature brave"),
        ("creatures", CREATURES, '["lantern"]', '["torch"]', "items[0]", "torch"),
        ("weapons", WEAPONS, 'reach = 1.5\nheld = "club"', 'held = "club"', 'weapon[3] "mace"', "a reach, or a range"),
        ("weapons", WEAPONS, "[45.0, 180.0]", "[45.0, 18.0]", '"longbow".range', "must increase"),
        ("features", FEATURES, "radius = 1.5\n", "", 'feature[4] "fire-flask"', "key radius is missing"),
        ("features", FEATURES, 'timing = "reaction"', 'timing = "bonus"', '"guard".timing', "reaction"),
        ("items", ITEMS, "range = 9.0\n", "", 'item[1] "rope"', "key range is missing"),
        ("ford", FORD, "at = [8.0, 14.5]", "at = [8.0, 9.9]", 'figure[1] "watchman-north".at', "watchman-south"),
        ("ford", FORD, "at = [5.0, 9.0]", "at = [5.0, 18.0]\nheight = 0.0", 'figure[4] "surgeon".at', "hut"),
        ("ford", FORD, "at = [5.0, 9.0]", "at = [0.2, 9.0]", 'figure[4] "surgeon".at', "off the table"),
        ("ford", FORD, "at = [5.0, 9.0]", "at = [5.0, 9.0]\nhit_points = 40", '"surgeon".hit_points', "16"),
        ("ford", FORD, 'number = 4\n', "", 'goal[0] "away"', "key number is missing"),
        ("ford", FORD, 'winner_at_limit = "west"', 'winner_at_limit = "north"', "winner_at_limit", "no side north"),
        ("ford", f'{FORD}\n[[side]]\nid = "north"\n', 'winner_at_limit = "west"', 'winner_at_limit = "north"',
         "winner_at_limit", 'nobody plays for the side "north" yet'),
        ("ford", FORD, "round_limit = 5", 'round_limit = 5\narbiter = "seat"', "rules.arbiter", "arbiter = true"),
        ("quarry", QUARRY, 'after = "chest"', 'after = "box"', 'object[0] "lever".after', "search spot box"),
        ("quarry", QUARRY, 'object = "lever"', 'object = "rope"', 'goal[0] "sluice".object', "no object rope"),
        ("quarry", QUARRY, 'piece = "plank-over-the-cleft"', 'piece = "tree"', 'object[1] "plank".piece', "tree"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_told_in_one_sentence(
    capsys: Captured, tmp_path: Path, name: str, text: str, old: str, new: str, place: str, told: str
) -> None:
    path = wrong(text, old, new, tmp_path / f"{name}.toml")
    said = complaint(capsys, "validate", str(path))
    assert place in said, said
    assert told in said, said


def test_a_group_of_different_kinds_is_told_with_its_place(capsys: Captured, tmp_path: Path) -> None:
    text = FORD.replace("at = [25.3, 3.0]", 'at = [25.3, 3.0]\ngroup = "pack"', 1)
    path = wrong(text, "at = [29.0, 20.0]", 'at = [29.0, 20.0]\ngroup = "pack"', tmp_path / "ford.toml")
    said = complaint(capsys, "validate", str(path))
    assert 'figure[12] "bog-hound".group' in said
    assert "pack" in said
    assert "the same kind" in said


def test_a_creature_may_differ_from_its_profile_and_hang_in_the_air(tmp_path: Path) -> None:
    changed = 'profile = { base = "cliff-kite", hit_points = 20, speeds = { fly = 15.0 } }\nheight = 9.5'
    path = wrong(QUARRY, 'profile = "cliff-kite"', changed, tmp_path / "quarry.toml")
    kite = setup(str(path)).figure_by_id[FigureId("kite")]
    assert (kite.profile.hit_points, kite.profile.speeds[Mode.FLY], kite.profile.speeds[Mode.WALK]) == (20, 15.0, 6.0)
    assert kite.z == 9.5


@pytest.mark.rule("DR49")
def test_a_minor_creature_with_no_hit_points_is_told_with_its_place(capsys: Captured, tmp_path: Path) -> None:
    path = wrong(QUARRY, 'profile = "cliff-kite"', 'profile = "cliff-kite"\nhit_points = 0', tmp_path / "quarry.toml")
    said = complaint(capsys, "validate", str(path))
    assert '"kite".hit_points' in said
    assert "minor creatures are out of the fight at 0 hit points" in said


@pytest.mark.rule("DR52")
def test_fists_have_no_dice() -> None:
    assert str(DiceSum(0, 1, 3)) == "3"


@pytest.mark.rule("D064")
def test_who_is_hit_by_a_natural_20_alone_has_a_worth_as_well() -> None:
    raider = profile_of(load_content("d20").profiles["raider"], load_content("d20"))
    worths = [creature_value(replace(raider, armour_class=armour)) for armour in (24, 25, 40)]
    assert worths[0] == worths[1] == worths[2] > creature_value(raider)
