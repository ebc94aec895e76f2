"""Game value and epicness.  R1.1.19, R1.1.20, R1.4.25, R1.8.18, RU120."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.files.building import profile_of
from pb12table.systems.pb12.rules.preparations.blocks import VehicleData
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    DamageCode,
    DamagePoints,
    FigureSetup,
    FrequencyCode,
    Profile,
    RangedModifiers,
    StrengthMode,
)
from pb12table.systems.pb12.rules.preparations.setup import (
    HUMAN,
    HUMAN_VALUE,
    PER_POINT,
    block_value,
    epicness,
    figure_value,
    whole_value,
)
from tests.systems.pb12.attributes import printed
from tests.systems.pb12.scene import CONTENT, label

BETTER = tuple(attribute for attribute in Attribute if attribute is not Attribute.DAMAGE_TABLE)
NUMBERS = st.integers(-3, 15)
CATEGORIES = ("near", "short", "medium", "long", "extreme")


@st.composite
def profiles(draw: st.DrawFn) -> Profile:
    """Any data sheet."""
    points = DamagePoints(*(draw(st.integers(0, 6)) for _ in range(3)))
    profile = Profile("any", label("any"), damage_points=points, damage_table=draw(st.integers(1, 6)))
    for attribute in BETTER:
        profile = printed(profile, attribute, draw(NUMBERS))
    return profile


@st.composite
def blocks(draw: st.DrawFn) -> Block:
    """Any item: armour, melee weapon, ranged weapon, or all of them."""
    maybe = st.none() | st.integers(-4, 8)
    return Block(
        BlockId("any"),
        label("any"),
        slots=draw(st.integers(0, 4)),
        damage=draw(st.none() | st.builds(DamageCode, st.integers(-3, 10), st.integers(0, 10))),
        strength_mode=draw(st.sampled_from(StrengthMode)),
        melee_reach=draw(st.integers(0, 4)),
        melee_modifier=draw(maybe),
        range_factor=draw(st.integers(1, 12)),
        ranged_modifiers=RangedModifiers(*(draw(maybe) for _ in CATEGORIES)),
        armour_seen=draw(st.integers(-2, 4)),
        armour_unseen=draw(st.integers(-2, 4)),
        melee_defence=draw(st.integers(-2, 4)),
        ranged_defence=draw(st.integers(-2, 4)),
        frequency=FrequencyCode(draw(st.integers(1, 4)), draw(st.integers(-2, 6))),
        success_multiplier=draw(st.integers(1, 4)),
        radius=draw(st.none() | st.integers(1, 8)),
        resources=draw(st.none() | st.integers(0, 9)),
        charges=draw(st.none() | st.integers(0, 9)),
    )


def changed(block: Block, **fields: Any) -> int:
    return block_value(replace(block, **fields))


@pytest.mark.rule("R1.1.20", "RU120")
@pytest.mark.vector("V059")
@pytest.mark.parametrize(("value", "expected"), [(31.25, 0), (10, 0), (44, 0), (45, 1), (120_000, 12), (0, 0)])
def test_v059_epicness_of_values(value: float, expected: int) -> None:
    assert epicness(value) == expected


@pytest.mark.rule("R1.1.20")
def test_the_rulebook_gives_the_epicness_of_two_values() -> None:
    assert (epicness(8000), epicness(1000)) == (8, 5)


@pytest.mark.rule("R1.1.19", "R1.4.25")
def test_an_average_human_is_the_measure() -> None:
    assert figure_value(HUMAN) == HUMAN_VALUE
    assert set(PER_POINT) == set(Attribute)
    stronger = replace(HUMAN, action_points=4, ranged=2)
    assert figure_value(stronger) == round(1000 * 1.25 * 1.1 * 1.1)
    assert figure_value(replace(HUMAN, damage_table=5)) == round(1000 / 1.15)


@pytest.mark.rule("R1.4.25", "R3.0.12", "R3.0.13", "R3.0.14")
def test_a_vehicle_is_worth_what_its_modifiers_make_easier_and_not_what_its_driver_brings() -> None:
    def worth(*modifiers: tuple[Attribute, int], initiative: int = 3, nerve: int = 3, tech: int = 0) -> int:
        driver = replace(HUMAN, initiative=initiative, nerve=nerve, tech=tech)
        return figure_value(replace(driver, vehicle=VehicleData(0.5, modifiers=modifiers)))

    assert worth(initiative=0, nerve=0) == HUMAN_VALUE
    assert worth(initiative=4) == round(1000 * 1.06)
    assert worth((Attribute.TECH, -2), tech=7) == round(1000 * 1.03**2)
    assert worth((Attribute.TECH, 1)) == round(1000 / 1.03)


@pytest.mark.rule("R1.4.25")
@given(profiles(), st.sampled_from(BETTER), st.integers(1, 4))
def test_more_of_an_attribute_is_never_worth_less(profile: Profile, attribute: Attribute, more: int) -> None:
    better = printed(profile, attribute, profile.printed(attribute) + more)
    assert figure_value(better) >= figure_value(profile) >= 0
    lowest, highest = Profile("x", label("x")), printed(HUMAN, attribute, HUMAN.printed(attribute) + more)
    assert figure_value(highest) > figure_value(lowest), "each attribute counts"


@pytest.mark.rule("R1.4.25")
@given(profiles(), st.sampled_from(("free", "light", "heavy")))
def test_more_damage_points_and_a_lower_damage_table_are_never_worth_less(profile: Profile, kind: str) -> None:
    more = replace(profile.damage_points, **{kind: getattr(profile.damage_points, kind) + 1})
    assert figure_value(replace(profile, damage_points=more)) >= figure_value(profile)
    worse = replace(profile, damage_table=profile.damage_table + 1)
    assert figure_value(worse) <= figure_value(profile)


@pytest.mark.rule("R1.8.18")
@given(
    blocks(),
    st.sampled_from(
        (
            "melee_reach",
            "range_factor",
            "armour_seen",
            "armour_unseen",
            "melee_defence",
            "ranged_defence",
            "success_multiplier",
        )
    ),
)
def test_more_of_a_block_is_never_worth_less(block: Block, name: str) -> None:
    assert changed(block, **{name: getattr(block, name) + 1}) >= block_value(block) >= 0


@pytest.mark.rule("R1.8.18")
@given(blocks(), st.sampled_from(CATEGORIES))
def test_weapons_are_worth_more_the_better_they_are(block: Block, category: str) -> None:
    value, code, often = block_value(block), block.damage or DamageCode(0, 0), block.frequency
    assert changed(block, damage=replace(code, strength=code.strength + 1)) >= value
    assert changed(block, damage=replace(code, penetration=code.penetration + 1)) >= value
    assert changed(block, strength_mode=StrengthMode.NONE) <= value <= changed(block, strength_mode=StrengthMode.FULL)
    assert changed(block, slots=block.slots + 1) <= value
    if block.melee_modifier is not None:
        assert changed(block, melee_modifier=block.melee_modifier + 1) <= value
        assert changed(block, melee_modifier=None) <= value
    modifier = getattr(block.ranged_modifiers, category)
    if modifier is not None:
        for worse in (modifier + 1, None):
            assert changed(block, ranged_modifiers=replace(block.ranged_modifiers, **{category: worse})) <= value
    assert changed(block, frequency=replace(often, multiplier=often.multiplier + 1)) >= value
    assert changed(block, frequency=replace(often, modifier=often.modifier + 1)) <= value
    assert changed(block, radius=(block.radius or 0) + 1) >= value
    assert changed(block, resources=None) >= value
    if block.resources is not None:
        assert changed(block, resources=block.resources + 1) >= value
        assert changed(block, charges=(block.charges or 0) + 1) >= value


@pytest.mark.rule("R1.8.18", "R1.4.25")
def test_printed_values_take_the_place_of_the_formula() -> None:
    assert figure_value(replace(HUMAN, value=8000)) == 8000
    assert block_value(Block(BlockId("x"), label("x"), value=0)) == 0
    figure = FigureSetup(
        FigureId("a"),
        label("a"),
        PlayerId("alice"),
        replace(HUMAN, value=8000),
        (Block(BlockId("x"), label("x"), value=1000),),
    )
    assert whole_value(figure) == 9000


@pytest.mark.rule("R1.1.19")
def test_everything_that_comes_with_the_program_has_a_sensible_value() -> None:
    values = {name: figure_value(profile_of(form, ())) for name, form in CONTENT.profiles.items()}
    assert values["human"] == HUMAN_VALUE
    assert all(100 <= value <= 30_000 for value in values.values()), values
    weapons = {name: block_value(CONTENT.block(name)) for name, item in CONTENT.items.items() if item.damage}
    assert weapons
    assert all(0 < value <= 2_000 for value in weapons.values()), weapons
