"""The bundled content: what the rulebook says of it, and that it can be played with."""

import re
from pathlib import Path

import pytest

from pb12table.files.content import load_content
from pb12table.files.forms.scenarios import KindForm
from pb12table.files.places import assets_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import toml_document
from pb12table.systems.pb12.files.building import profile_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms import ItemForm, ProfileForm
from pb12table.systems.pb12.rules.preparations.profiles import (
    DamageCode,
    DamagePoints,
    FrequencyCode,
    Profile,
    RangedModifiers,
    StrengthMode,
)
from pb12table.table.shapes import Circle


@pytest.fixture(scope="module")
def content() -> Content:
    found: Content = load_content()
    return found


def profile(content: Content, name: str) -> Profile:
    form = content.profiles[name]
    return profile_of(form, [content.block(block) for block in form.abilities])


@pytest.mark.format("profiles", "items")
def test_there_is_enough_to_choose_from(content: Content) -> None:
    items = [item for item in content.items.values() if item.kind == "item"]
    blocks = [content.block(item.id) for item in items]
    assert len(content.profiles) >= 12
    assert len(items) >= 16
    assert sum(block.is_ranged_weapon for block in blocks) >= 5
    assert sum(block.is_melee_weapon for block in blocks) >= 5
    assert sum(bool(block.armour_seen or block.melee_defence) for block in blocks) >= 4


@pytest.mark.format("actions")
def test_templates_of_actions_lack_only_what_a_scenario_adds(content: Content) -> None:
    door = content.actions["break-open"]
    assert (door.target, door.within, door.attribute) == ("terrain", "contact", "strength")
    assert [type(effect).__name__ for effect in door.effects] == ["Open"]
    assert not any(action.pieces or action.players for action in content.actions.values())


@pytest.mark.vector("V327")
def test_v327_the_average_human(content: Content) -> None:
    human = profile(content, "human")
    assert human == Profile("human", human.label, blocks=human.blocks)
    assert (human.action_points, human.movement, human.vertical_movement) == (3, 3, 1)
    assert (human.strength, human.toughness, human.initiative, human.nerve, human.command) == (3, 3, 3, 3, 0)
    assert (human.ranged, human.ranged_defence, human.melee, human.melee_defence) == (0, 0, 0, 0)
    assert (human.tech, human.armour, human.damage_table, human.slots) == (0, 0, 4, 2)
    assert (human.melee_reach, human.sight_angle) == (2, 6)
    assert human.damage_points == DamagePoints(0, 1, 1)
    assert human.damage_points.capacity == 2
    assert human.footprint == Circle(0.25)
    assert human.model_height * human.base_point == pytest.approx(1.8)


def test_the_reference_weapons_have_their_values(content: Content) -> None:
    rifle, pistol = content.block("rifle"), content.block("pistol")
    assert (rifle.range_factor, rifle.ranged_modifiers) == (4, RangedModifiers(0, 0, 1, 3, 6))
    assert (rifle.damage, rifle.charges, rifle.resources) == (DamageCode(4, 1), 2, 3)
    assert (pistol.range_factor, pistol.ranged_modifiers) == (3, RangedModifiers(-2, -1, 2, 6, None))
    assert (pistol.damage, pistol.charges, pistol.resources) == (DamageCode(3, 2), None, None)
    sword, spear = content.block("sword"), content.block("spear")
    assert (sword.melee_modifier, sword.melee_reach, sword.damage) == (0, 0, DamageCode(1, 0))
    assert (spear.melee_modifier, spear.melee_reach, spear.damage) == (1, 1, DamageCode(0, 1))
    for weapon in (rifle, pistol, sword, spear):
        assert weapon.frequency == FrequencyCode(1, 0)
        assert weapon.success_multiplier == 1
        assert (weapon.strength_mode is StrengthMode.HALF) == weapon.is_melee_weapon


def test_the_figures_of_the_rulebook_have_the_values_of_its_examples(content: Content) -> None:
    pirate = profile(content, "strong-pirate")
    assert (pirate.strength, pirate.ranged, pirate.action_points, pirate.damage_points.capacity) == (5, 4, 3, 2)
    assert (pirate.toughness, pirate.armour) == (3, 0)
    assert content.profiles["strong-pirate"].items == ("twin-gun", "cutlass")
    twin_gun, cutlass = content.block("twin-gun"), content.block("cutlass")
    assert (twin_gun.range_factor, twin_gun.ranged_modifiers.short) == (3, -1)
    assert (twin_gun.resources, twin_gun.charges) == (2, 3)
    assert (cutlass.damage, cutlass.strength_mode) == (DamageCode(1, 0), StrengthMode.HALF)
    legionary = profile(content, "legionary")
    assert (legionary.toughness, legionary.armour, legionary.damage_table) == (4, 1, 4)
    assert legionary.damage_points == DamagePoints(0, 1, 1)
    assert profile(content, "freedom-fighter").tech == 5
    captain = profile(content, "fearless-captain")
    assert (captain.nerve, captain.initiative) == (5, 4)
    boy = profile(content, "ships-boy")
    assert boy.initiative > profile(content, "human").initiative
    assert boy.model_height < profile(content, "human").model_height


def test_no_profile_that_acts_by_itself_is_without_a_weapon(content: Content) -> None:
    for form in content.profiles.values():
        if form.vehicle is not None:
            continue
        blocks = [content.block(block) for block in (*form.abilities, *form.items)]
        assert any(block.is_melee_weapon for block in blocks), form.id
        assert sum(block.slots for block in blocks[: len(form.abilities) + 1]) <= form.slots, form.id


def test_everything_is_named_in_both_languages(content: Content) -> None:
    forms: list[ProfileForm | ItemForm | KindForm] = []
    forms += [*content.profiles.values()]
    forms += [*content.items.values()]
    forms += [*content.kinds.values()]
    for form in forms:
        assert not isinstance(form.name, str), form.id
        assert form.description is not None, form.id
        assert not isinstance(form.description, str), form.id


@pytest.mark.format("terrain")
def test_terrain_kinds_do_not_contradict_themselves(content: Content) -> None:
    for kind in content.kinds.values():
        assert not (kind.translucent and kind.blocks_sight), kind.id
        assert not (kind.passable and kind.standable), kind.id
        assert not (kind.passable and kind.stops_damage), kind.id


# -- a user's own content -------------------------------------------------------------------------------------

OWN_ITEM = """
format = 1
content = "items"
[[item]]
id = "sword"
name = "grandfather's sword"
slots = 1
melee_modifier = -1
damage = { strength = 2, penetration = 0 }
"""


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("pb12table.files.content.user_content_folder", lambda: tmp_path)
    for name in ("items", "profiles"):
        (tmp_path / name).mkdir()
    return tmp_path


def test_a_users_own_item_is_found_before_the_programs(own_folder: Path, content: Content) -> None:
    (own_folder / "items" / "family.toml").write_text(OWN_ITEM)
    own = load_content()
    assert own.block("sword").label.de == "grandfather's sword"
    assert own.block("spear") == content.block("spear")
    assert set(own.items) == set(content.items)


def test_content_is_read_again_only_when_a_file_was_written_came_or_went(own_folder: Path) -> None:
    file = own_folder / "items" / "family.toml"
    file.write_text(OWN_ITEM)
    first = load_content()
    assert load_content() is first
    file.write_text(OWN_ITEM.replace("grandfather", "grandmother"))
    assert load_content().block("sword").label.de == "grandmother's sword"
    other = file.with_name("other.toml")
    other.write_text(OWN_ITEM.replace('id = "sword"', 'id = "old-sword"'))
    assert "old-sword" in load_content().items
    other.unlink()
    assert "old-sword" not in load_content().items


def test_one_id_in_two_files_of_a_folder_is_refused(own_folder: Path) -> None:
    for name in ("a", "b"):
        (own_folder / "items" / f"{name}.toml").write_text(OWN_ITEM)
    with pytest.raises(FileProblem) as caught:
        load_content()
    assert (caught.value.key, caught.value.file) == ("problem-twin", str(own_folder / "items" / "b.toml"))


def test_a_profile_with_an_item_that_does_not_exist_is_refused(own_folder: Path) -> None:
    text = 'format = 1\ncontent = "profiles"\n[[profile]]\nid = "cook"\nname = "cook"\nitems = ["ladle"]\n'
    (own_folder / "profiles" / "crew.toml").write_text(text)
    with pytest.raises(FileProblem) as caught:
        load_content()
    assert caught.value.key == "problem-no-such-item"
    assert caught.value.details["id"] == "ladle"
    assert caught.value.place == 'profile[0] "cook".items'
    assert caught.value.file == str(own_folder / "profiles" / "crew.toml")


@pytest.mark.parametrize(
    ("sort", "key", "place"),
    [
        ('content = "recipes"', "problem-unknown-content", "content"),
        ("content = 3", "problem-wrong-type", "content"),
        ("content = []", "problem-wrong-type", "content"),
        ("", "problem-missing-key", ""),
    ],
)
def test_a_file_of_an_unknown_sort_is_refused(own_folder: Path, sort: str, key: str, place: str) -> None:
    path = own_folder / "items" / "mine.toml"
    path.write_text(f"format = 1\n{sort}\n")
    with pytest.raises(FileProblem) as caught:
        load_content()
    problem = caught.value
    assert (problem.key, problem.place, problem.file) == (key, place, str(path))


@pytest.mark.parametrize(
    ("line", "key", "place"),
    [
        ("slots = -1", "problem-out-of-bounds", 'item[0] "sword".slots'),
        ("slots = 1.5", "problem-wrong-type", 'item[0] "sword".slots'),
        ('slots = "1"', "problem-wrong-type", 'item[0] "sword".slots'),
        ("edge = 1", "problem-unknown-key", 'item[0] "sword"'),
        ("melee_modifier = 1", "problem-missing-key", 'item[0] "sword"'),
        ("charges = 2", "problem-missing-key", 'item[0] "sword"'),
        ("range_factor = nan", "problem-not-finite", 'item[0] "sword".range_factor'),
        ('kind = "spell"', "problem-unknown-value", 'item[0] "sword".kind'),
        ('[[item]]\nid = "sword"\nname = "again"', "problem-twin", 'item[1] "sword"'),
        ('[[item]]\nid = "Big Sword"\nname = "x"', "problem-not-an-id", 'item[1] "Big Sword".id'),
    ],
)
def test_a_wrong_item_is_refused_with_its_place(own_folder: Path, line: str, key: str, place: str) -> None:
    path = own_folder / "items" / "mine.toml"
    path.write_text(f'format = 1\ncontent = "items"\n[[item]]\nid = "sword"\nname = "x"\n{line}\n')
    with pytest.raises(FileProblem) as caught:
        load_content()
    assert (caught.value.key, caught.value.place, caught.value.file) == (key, place, str(path))


BODY = {
    ("waist-high", "hüfthoch"): (0.8, 1.1),
    ("chest-high", "brusthoch"): (1.2, 1.4),
    ("shoulder-high", "schulterhoch"): (1.5, 1.7),
    ("almost as high as a man", "fast mannshoch"): (1.8, 2.0),
    ("above head height", "übermannshoch"): (2.0, 2.5),
}
"""Measures of a body that descriptions name, and which heights they mean with people of two steps."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_descriptions_of_terrain_fit_its_height(language: str) -> None:
    kinds = toml_document((assets_folder() / "terrain.toml").read_text(encoding="utf-8"), "terrain.toml")["kind"]
    found = 0
    for kind in kinds:
        told = kind["description"][language].lower()
        for words, (least, most) in BODY.items():
            # Endings of a word in German: hüfthohe, hüfthohes.
            stem = words[0] if language == "en" else rf"\b{words[1].removesuffix('ch')}(?:ch\b|h)"
            if re.search(stem, told):
                found += 1
                assert least <= kind["height"] <= most, (kind["id"], told)
    assert found >= 7
