"""Files of FATE: its content is sound, its scenarios are as they are meant, wrong files are told plainly."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import msgspec
import pytest

from pb12table.app.editor.filing.filing import empty_layout
from pb12table.cli.main import run
from pb12table.files.checking import check_layout
from pb12table.files.content import load_content
from pb12table.files.places import assets_folder, scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import load_scenario, scenario_of, setup_from_document
from pb12table.layouts.editing import Thing as EditedThing
from pb12table.layouts.editing import removed, renamed
from pb12table.skirmish.hindrances import Fault
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.fate.files.content import companion_of, minion_of, profile_of
from pb12table.systems.fate.files.face import CONTENT
from pb12table.systems.fate.files.forms import FateScenarioForm
from pb12table.systems.fate.rules.data import ActorId, GoalKind, Options, Setup, Skill, Track, boxes
from pb12table.texts.layouts import fault_line
from pb12table.texts.locale import Texts
from tests.cli.commands import complaint

Captured = pytest.CaptureFixture[str]
ASSETS, SCENARIOS = assets_folder() / "fate", scenarios_folder() / "fate"
CHARACTERS = (ASSETS / "characters.toml").read_text(encoding="utf-8")
WEAPONS = (ASSETS / "weapons.toml").read_text(encoding="utf-8")
WAREHOUSE = (SCENARIOS / "warehouse-three.toml").read_text(encoding="utf-8")
ROOF = (SCENARIOS / "the-doctors-roof.toml").read_text(encoding="utf-8")
TRACKS = {
    "marit": (6, 6), "anselm": (7, 6), "ilka": (6, 6), "tomas": (6, 7), "voss": (6, 7), "boilerman": (8, 6),
    "silke": (6, 7), "brandt": (6, 6), "jory": (6, 6),
}  # fmt: skip
"""Health and Composure of each, by section 6."""


def setup(scenario: str) -> Setup:
    found: Setup = load_scenario(scenario).setup
    return found


@pytest.mark.parametrize(
    "file", [*sorted(SCENARIOS.glob("*.toml")), *sorted(ASSETS.glob("*.toml"))], ids=lambda file: file.stem
)
def test_all_that_comes_with_the_program_is_sound(file: Path) -> None:
    assert run(["validate", str(file)]) == 0


def test_characters_minions_and_companions_are_those_of_the_rules() -> None:
    content = load_content("fate")
    found = {name: profile_of(form) for name, form in content.profiles.items()}
    lengths = {name: tuple(boxes(one, track, Options()) for track in Track) for name, one in found.items()}
    assert lengths == TRACKS
    assert {name: one.grit for name, one in found.items() if one.grit} == {
        "voss": 2, "boilerman": 1, "silke": 2, "brandt": 1,
    }  # fmt: skip
    assert {name for name, one in found.items() if one.limit == 4} == {"anselm", "boilerman"}
    minions = {name: minion_of(form) for name, form in content.minions.items()}
    assert {name: one.quality for name, one in minions.items()} == {
        "dock-thug": 1, "harbour-guard": 2, "black-marine": 3,
    }  # fmt: skip
    pim = companion_of(content.companions["pim"])
    assert (pim.quality, dict(pim.skilled), pim.keeping_up) == (2, {Skill.BURGLARY: 2}, True)


def test_the_warehouse_has_two_storeys_a_chest_and_a_boat() -> None:
    warehouse = setup("warehouse-three")
    assert [zone.id for zone in warehouse.scene_zones] == ["quay", "warehouse", "gallery", "lane", "yard"]
    open_ones = {f"{link.first} {link.second}": (link.border, link.back) for link in warehouse.links if not link.closed}
    assert open_ones["warehouse gallery"] == (2, 1)
    assert open_ones["lane gallery"] == (3, 2)
    assert len(open_ones) == 6
    assert [len(group.members) for group in warehouse.groups] == [6, 4, 4]
    assert {goal.kind for goal in warehouse.goals} == {GoalKind.CARRY, GoalKind.LIMIT}
    (boat,) = (zone for zone in warehouse.zones if zone.kind is ZoneKind.EXIT)
    assert boat.players == ("alice",)


def test_the_roof_has_heights_and_a_fuse() -> None:
    roof = setup("the-doctors-roof")
    heights = {figure.actor: figure.z for figure in roof.figures}
    assert (heights[ActorId("voss")], heights[ActorId("silke")], heights[ActorId("marit")]) == (7.0, 5.0, 0.0)
    (fuse,) = roof.features
    assert (fuse.delay, fuse.effort, fuse.from_exchange, fuse.actors) == (3, 5, 3, ("voss",))
    assert roof.options.exchange_limit == 11


@pytest.mark.parametrize("scenario", ["warehouse-three", "the-doctors-roof"])
def test_what_is_written_whole_is_read_as_the_same(scenario: str) -> None:
    loaded = load_scenario(scenario)
    assert setup_from_document(loaded.document, "again") == loaded.setup
    form = msgspec.convert(loaded.document, FateScenarioForm)
    again = CONTENT.document(form, CONTENT.with_own(form, CONTENT.nothing, "again"), "again")
    assert again == loaded.document, "with all it names written into it, it needs no other file"


def wrong(text: str, old: str, new: str, path: Path) -> Path:
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


ALONE = '[[zone]]\nid = "moon"\nkind = "scene"\nrectangle = [30, 0, 4, 4]\n\n[[zone]]\nid = "quay"'
SIDES = WAREHOUSE[WAREHOUSE.index("[[side]]") : WAREHOUSE.index("[[player]]")]
WON_BY_HEROES = WAREHOUSE.replace('kind = "limit"\nside = "foes"', 'kind = "limit"\nside = "heroes"')
JORY = "at = [5, 8]"
HURT = '{ text = "Cut arm", severity = "severe" },'


@pytest.mark.parametrize(
    ("name", "text", "old", "new", "place", "told"),
    [
        ("characters", CHARACTERS, "weapons = 4, alertness", "weapons = 9, alertness", '"marit".skills', "at most 8"),
        ("characters", CHARACTERS, "weapons = 4, alertness", "sword = 4, alertness", '"marit".skills', "sword"),
        ("characters", CHARACTERS, '"cutlass"', '"ladle"', 'profile[0] "marit".weapons[0]', "no weapon ladle"),
        ("characters", CHARACTERS, '"parry-artist"', '"immortal"', '"marit".stunts[0]', "immortal"),
        ("characters", CHARACTERS, "Broad as a door", "B" * 10_000, '"anselm".aspects[1].en', "at most 80"),
        ("characters", CHARACTERS, "Broad as a door", "B\\u001bc", '"anselm".aspects[1].en', "invisible character"),
        ("characters", CHARACTERS, "quality = 1", "quality = 4", 'minion[0] "dock-thug".quality', "at most 3"),
        ("characters", CHARACTERS, "{ burglary = 2", "{ burglary = 3", 'companion[0] "pim".skilled', "two one below"),
        ("weapons", WEAPONS, 'id = "staff"', 'id = "staff"\nzones = 1', 'weapon[0] "staff".zones', "say thrown"),
        ("warehouse", WAREHOUSE, '[[zone]]\nid = "quay"', ALONE, 'zone[0] "moon"', "no link leads to moon"),
        ("warehouse", WAREHOUSE, '"quay", "lane"', '"quay", "moon"', "link[1].between", "no zone moon"),
        ("warehouse", WAREHOUSE, '"quay", "lane"', '"lane", "lane"', "link[1].between", "the same zone"),
        ("warehouse", WAREHOUSE, "border = 1", "border = 99", "link[0].border", "at most 12"),
        ("warehouse", WAREHOUSE, SIDES, "", 'player[0] "alice".side', "no side heroes"),
        ("warehouse", WON_BY_HEROES, 'side = "foes"', 'side = "heroes"', "side", "at least two sides"),
        ("warehouse", WAREHOUSE, "at = [[11, 13], [12, 13], [13, 13], [14, 13]]", "at = []", '"lane-guards".at', "one"),
        ("warehouse", WAREHOUSE, "[12, 13]", "[18, 13]", 'group[1] "lane-guards".at[1]', "another zone"),
        ("warehouse", WAREHOUSE, "[12, 13]", "[11, 13]", 'group[1] "lane-guards".at[1]', "lane-guards-1"),
        ("warehouse", WAREHOUSE, "[12, 13]", "[12, 10]", 'group[1] "lane-guards".at[1]', "would stand"),
        ("warehouse", WAREHOUSE, 'minion = "dock-thug"', 'minion = "ghost"', '"thugs".minion', "minion ghost"),
        ("warehouse", WAREHOUSE, 'id = "lane-guards"', 'id = "jory"', 'group[1] "jory"', "second time"),
        ("warehouse", WAREHOUSE, 'id = "jory"', 'id = "thugs-3"', 'group[0] "thugs"', "thugs-3 appears here"),
        ("warehouse", WAREHOUSE, JORY, f'{JORY}\ncompanions = ["dog"]', '"jory".companions[0]', "no companion dog"),
        ("warehouse", WAREHOUSE, JORY, f'{JORY}\ncompanions = ["pim", "pim"]', '"jory".companions[1]', "second time"),
        ("warehouse", WAREHOUSE, JORY, "at = [5, 80]", 'figure[2] "jory".at', "off the table"),
        ("warehouse", WAREHOUSE, JORY, f"{JORY}\nheight = 3.0", 'figure[2] "jory".at', "not stand safely"),
        ("warehouse", WAREHOUSE, "at = [12, 5]", "at = [12, 2]", 'figure[3] "boilerman".at', "crate-stack"),
        ("warehouse", WAREHOUSE, 'zone = "gallery"', 'zone = "attic"', 'thing[0] "chest".zone', "no zone attic"),
        ("warehouse", WAREHOUSE, "at = [12.0, 8.0]", "at = [2.0, 8.0]", 'thing[0] "chest".at', "in the zone gallery"),
        ("warehouse", WAREHOUSE, 'zone = "warehouse"', 'zone = "attic"', 'feature[0] "crates".zone', "no zone attic"),
        ("warehouse", WAREHOUSE, 'skills = ["might"]\n', "", 'feature[0] "crates"', "needs the key skills"),
        ("warehouse", WAREHOUSE, 'players = ["alice"]', 'players = ["bob"]', "goal[0]", 'zone of the kind "exit"'),
        ("warehouse", WAREHOUSE, 'thing = "chest"\n', "", "goal[0]", "key thing is missing"),
        ("warehouse", WAREHOUSE, "Foggy quay", "F" * 10_000, "aspects[0].en", "at most 80"),
        ("warehouse", WAREHOUSE, "stress_boxes = 3", 'arbiter = "seat"', "rules.arbiter", "one player must be"),
        ("warehouse", WAREHOUSE, "stress_boxes = 3", 'restrict_all = ["guns"]', "rules.restrict_all[0]", "guns"),
        ("warehouse", WAREHOUSE, JORY, f"{JORY}\nconsequences = [{HURT * 9}]", '"jory".consequences', "at most 4 are"),
        ("warehouse", WAREHOUSE, JORY, f"{JORY}\nconsequences = [{HURT * 4}]", '"jory".consequences', "hold 3 cons"),
        ("warehouse", WAREHOUSE, "[0, 0, 1, 16]", "[40, 0, 1, 2]", "\"boat\"", "lies in no zone of the scene"),
        ("roof", ROOF, 'leader = "voss"', 'leader = "silke"', 'group[0] "dome-guards".leader', "another zone"),
        ("roof", ROOF, 'leader = "voss"', 'leader = "marit"', 'group[0] "dome-guards".leader', "no character marit"),
        ("roof", ROOF, 'delay = 3\n', "", 'feature[0] "fuse"', "needs the key delay"),
        ("roof", ROOF, 'actors = ["voss"]', 'actors = ["moss"]', 'feature[0] "fuse".actors[0]', "no moss"),
        ("roof", ROOF, 'kind = "out"', 'kind = "leave"\nnumber = 9', "goal[0]", 'zone of the kind "exit"'),
    ],
)  # fmt: skip
def test_a_wrong_file_is_told_in_one_sentence(
    capsys: Captured, tmp_path: Path, name: str, text: str, old: str, new: str, place: str, told: str
) -> None:
    path = wrong(text, old, new, tmp_path / f"{name}.toml")
    said = complaint(capsys, "validate", str(path))
    assert place in said, said
    assert told in said, said


def test_a_companion_is_below_its_partner(capsys: Captured, tmp_path: Path) -> None:
    text = WAREHOUSE.replace(JORY, f'{JORY}\ncompanions = ["giant"]', 1)
    giant = '\n[[companion]]\nid = "giant"\nname = "Giant"\ntype = "sidekick"\nquality = 4\n'
    path = wrong(f"{text}{giant}", "quality = 4", "quality = 4", tmp_path / "warehouse.toml")
    said = complaint(capsys, "validate", str(path))
    assert 'figure[2] "jory".companions[0]' in said
    assert "here 3" in said
    assert run(["validate", str(wrong(f"{text}{giant}", "quality = 4", "quality = 3", path))]) == 0


# -- layouts -------------------------------------------------------------------------------------------------------


def beside_its_ground(folder: Path) -> Path:
    """A file for the warehouse in a folder in which the picture of its ground is."""
    shutil.copy(SCENARIOS / "warehouse-three.jpg", folder)
    return folder / "warehouse.toml"


def faults(path: Path) -> list[tuple[Fault, str, str]]:
    report = check_layout(read_toml(path), load_content("fate"), path)
    assert not report.problems
    return [(each.fault, each.subject, fault_line(Texts("en"), each)) for each in report.faults]


@pytest.mark.parametrize("scenario", ["warehouse-three", "the-doctors-roof"])
def test_all_zones_of_the_scenarios_hang_together(scenario: str) -> None:
    assert faults(SCENARIOS / f"{scenario}.toml") == []


def test_zones_that_no_link_leads_to_are_told(tmp_path: Path) -> None:
    path = beside_its_ground(tmp_path)
    walled = WAREHOUSE.replace('between = ["lane", "gallery"]', 'between = ["lane", "gallery"]\nclosed = true')
    wrong(walled, 'between = ["warehouse", "gallery"]', 'between = ["warehouse", "gallery"]\nclosed = true', path)
    ((fault, zone, told),) = faults(path)
    assert (fault, zone) == (Fault.SCENE_CUT_OFF, "gallery")
    assert told == "No link connects the zone “quay” with “gallery”."
    hatch = '[[feature]]\nid = "hatch"\nname = "Hatch"\neffect = "opens"\nzone = "lane"\nskills = ["might"]\n'
    path.write_text(f'{path.read_text(encoding="utf-8")}\n{hatch}link = ["lane", "gallery"]\n', encoding="utf-8")
    assert faults(path) == [], "one that a feature opens is a way"


def test_what_names_a_zone_follows_it_and_goes_with_it() -> None:
    """As the editor renames and deletes things."""
    document = tomllib.loads(WAREHOUSE)
    found = renamed(document, EditedThing("zone", "gallery"), "loft")
    found = renamed(found, EditedThing("figure", "jory"), "jo")
    assert scenario_of(found, load_content("fate"), Path("x.toml")).setup.things[0].zone == "loft"
    left = removed(found, [EditedThing("zone", "loft")])
    assert [link["between"] for link in left["link"] if "loft" in link["between"]] == []
    assert (len(document["link"]), len(left["link"]), left["thing"]) == (10, 6, [])
    roof = removed(tomllib.loads(ROOF), [EditedThing("figure", "voss")])
    assert ([goal["kind"] for goal in roof["goal"]], roof["feature"][0]["actors"]) == (["fuse", "limit"], [])


def test_a_new_layout_has_zones_to_begin_with() -> None:
    document, path = empty_layout("New", of_system="fate"), Path("new.toml")
    assert check_layout(document, load_content("fate"), path).is_clean
    found: Setup = scenario_of(document, load_content("fate"), path).setup
    assert [(link.first, link.second, link.border) for link in found.links] == [("west", "east", 0)]


@pytest.mark.rule("F013")
def test_a_scene_of_too_many_zones_is_told(tmp_path: Path) -> None:
    zones = "".join(f'[[zone]]\nid = "z{n}"\nkind = "scene"\nrectangle = [{n}, 16, 1, 4]\n' for n in range(3))
    path = beside_its_ground(tmp_path)
    path.write_text(f"{WAREHOUSE.replace('depth = 16.0', 'depth = 20.0')}\n{zones}", encoding="utf-8")
    assert [(fault, told) for fault, _, told in faults(path)] == [
        (Fault.SCENE_COUNT, "The scene has 8 zones; two to seven work best.")
    ]


# -- scripts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "place", "told"),
    [
        ('actors = [{ id = "a", health = [9] }]', "actors[0].health", "boxes 1 to 6"),
        ('actors = [{ id = "z" }]', "actors[0].id", "z"),
        ("aspect = [" + '{ text = "Hurt", on = "actor", bearer = "a", severity = "mild" },' * 9 + "]",
         "aspect[3].severity", "hold 3 consequences"),
        ('aspect = [{ text = "' + "A" * 10_000 + '" }]', "aspect[0].text", "at most 80"),
        ('figure = [{ id = "a", at = [70, 5] }]', "figure[0].at", "not stand safely"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_told(
    capsys: Captured, tmp_path: Path, position: str, place: str, told: str
) -> None:
    path = tmp_path / "script.toml"
    path.write_text(
        'format = 1\nsystem = "fate"\ntitle = "Test"\n'
        'figure = [{ id = "a", profile = "marit", player = "alice", at = [3, 5] },'
        ' { id = "b", profile = "silke", player = "bob", at = [5, 5] }]\n'
        f'position = {{ actor = "a", {position} }}\nplay = [{{ type = "pass-turn" }}]\n',
        encoding="utf-8",
    )
    said = complaint(capsys, "referee", str(path))
    assert place in said, said
    assert told in said, said
