"""Value limit, reductions and epicness limit.  R1.1.20, R1.2.1 to R1.2.5, R1.8.18, RU019, RU020."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from pb12table.files.problems import FileProblem
from pb12table.files.reading import toml_document
from pb12table.files.scenario import load_scenario, scenario_of
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.files.figures import check_limits
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId, Modules, PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.setup import (
    TooEpic,
    epicness,
    force_value,
    is_within_epicness,
    is_within_limit,
    reduced_limit,
    too_epic,
    value_reduction,
)
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts
from tests.systems.pb12.scene import CONTENT, Scene, label
from tests.systems.pb12.shipped import shipped

ALICE = PlayerId("alice")


def worth(value: int, name: str = "charm") -> Block:
    return Block(BlockId(name), label(name), value=value)


def force(*figures: tuple[int, tuple[int, ...]], command_points: int = 0, **modules: Any) -> Setup:
    """A setup in which alice has figures of these values, each with blocks of these values."""
    scene = Scene(players={"alice": command_points})
    for number, (value, blocks) in enumerate(figures):
        items = [worth(block, f"charm-{index}") for index, block in enumerate(blocks)]
        scene.human(f"figure-{number}", "alice", at=(3 * number, 0), value=value, blocks=items)
    return replace(scene.setup(), modules=Modules(**modules))


def problem(setup: Setup) -> str:
    """The key of what is wrong with a setup, "" for nothing."""
    try:
        check_limits(setup, "file.toml")
    except FileProblem as found:
        return found.key
    return ""


@pytest.mark.rule("R1.2.3", "R1.2.2")
@pytest.mark.vector("V007")
def test_v007_three_sectors_are_taken_from_the_limit() -> None:
    player = PlayerSetup(ALICE, "Alice", 0, value_reduction=3 * 125)
    assert value_reduction(player) == 375
    assert reduced_limit(120_000, value_reduction(player)) == 75_000


@pytest.mark.rule("R1.2.5", "R1.2.3", "RU019")
@pytest.mark.vector("V088")
def test_v088_all_reductions_add_up() -> None:
    player = PlayerSetup(ALICE, "Alice", 4, value_reduction=375 + 15)
    assert value_reduction(player) == 490
    assert reduced_limit(120_000, 490) == 61_200


@pytest.mark.rule("R1.2.2", "RU019")
@pytest.mark.vector("V089")
def test_v089_a_force_must_be_below_its_limit() -> None:
    assert is_within_limit(74_999, Fraction(75_000))
    assert not is_within_limit(75_000, Fraction(75_000))


@pytest.mark.rule("R1.2.2", "RU019")
@pytest.mark.vector("V090")
@pytest.mark.parametrize(("total", "expected"), [(9750, ""), (9751, "problem-over-value-limit")])
def test_v090_the_limit_is_not_rounded(total: int, expected: str) -> None:
    assert reduced_limit(10_001, 25) == Fraction("9750.975")
    assert problem(force((total, ()), command_points=1, value_limit=10_001)) == expected


@pytest.mark.rule("R1.2.5", "RU019")
@pytest.mark.vector("V091")
def test_v091_forty_command_points_leave_nothing() -> None:
    assert reduced_limit(120_000, 25 * 40) == 0
    assert problem(force((0, ()), command_points=40, value_limit=120_000)) == "problem-over-value-limit"
    assert problem(force((0, ()), command_points=41, value_limit=120_000)) == "problem-limit-used-up"
    with pytest.raises(ValueError, match="whole value limit"):
        reduced_limit(120_000, 25 * 41)


@pytest.mark.rule("R1.8.18", "R1.1.20")
@pytest.mark.vector("V030")
def test_v030_a_figure_with_a_block_under_both_limits() -> None:
    setup = force((8000, (1000,)), value_limit=10_000, epicness_limit=12)
    assert force_value(setup, ALICE) == 9000
    assert (epicness(8000), epicness(1000)) == (8, 5)
    assert problem(setup) == ""


@pytest.mark.rule("R1.2.1", "R1.8.18")
@pytest.mark.vector("V328")
def test_v328_the_force_is_worth_all_its_figures_and_blocks() -> None:
    setup = force((8000, ()), (1500, (500,)))
    assert force_value(setup, ALICE) == 10_000
    assert force_value(setup, PlayerId("bob")) == 0


@pytest.mark.rule("R1.1.20", "RU020")
@pytest.mark.vector("V060")
def test_v060_the_epicness_limit_itself_is_allowed() -> None:
    twelve, thirteen = 31.25 * 2**12, 31.25 * 2**13
    assert is_within_epicness(twelve, 12)
    assert not is_within_epicness(thirteen, 12)
    assert problem(force((int(twelve), ()))) == ""
    assert problem(force((int(thirteen), ()))) == "problem-over-epicness-limit"
    assert problem(force((int(thirteen), ()), epicness_limit=13)) == ""


@pytest.mark.rule("R1.8.18", "RU020")
@pytest.mark.vector("V339")
def test_v339_each_block_is_looked_at_by_itself() -> None:
    setup = force((8000, (256_000,)))
    assert too_epic(setup) == [TooEpic(FigureId("figure-0"), BlockId("charm-0"), 13)]
    assert problem(setup) == "problem-over-epicness-limit"


@pytest.mark.rule("R1.2.2")
def test_without_a_value_limit_a_force_may_be_worth_anything() -> None:
    assert problem(force((120_000, ()), command_points=60)) == ""


SCENARIO = """
format = 1
system = "pb12"
name = "Limits"
table = { width = 20.0, depth = 20.0 }
rules = { value_limit = %d, epicness_limit = %d }
[[player]]
id = "alice"
name = "Alice"
command_points = 2
value_reduction = 450
[[figure]]
id = "a"
profile = { base = "human", value = 1000, abilities = [] }
items = []
player = "alice"
at = [5.0, 5.0]
"""


@pytest.mark.rule("R1.2.2", "R1.2.3", "R1.2.5", "R1.1.20")
@pytest.mark.parametrize(
    ("value_limit", "epicness_limit", "key", "place"),
    [
        (2001, 5, "", ""),
        (2000, 5, "problem-over-value-limit", 'player[0] "alice"'),
        (2001, 4, "problem-over-epicness-limit", 'figure[0] "a"'),
    ],
)
def test_a_scenario_beyond_its_limits_is_refused(value_limit: int, epicness_limit: int, key: str, place: str) -> None:
    document = toml_document(SCENARIO % (value_limit, epicness_limit), "limits.toml")
    if not key:
        setup = scenario_of(document, CONTENT, Path("limits.toml")).setup
        assert setup.modules.value_limit == value_limit
        assert setup.players[0].value_reduction == 450
        return
    with pytest.raises(FileProblem) as found:
        scenario_of(document, CONTENT, Path("limits.toml"))
    assert (found.value.key, found.value.place) == (key, place)
    for language in LANGUAGES:
        line = problem_line(Texts(language), found.value)
        assert place in line
        assert str(epicness_limit if "epicness" in key else 1000).replace("1000", "000") in line


@pytest.mark.rule("R1.1.20")
def test_of_an_item_that_is_too_epic_figure_and_item_are_named() -> None:
    relic = '[[item]]\nid = "relic"\nname = "relic"\nvalue = 1000\n'
    text = (SCENARIO % (9000, 4)).replace("value = 1000", "value = 100").replace("items = []", 'items = ["relic"]')
    with pytest.raises(FileProblem) as found:
        scenario_of(toml_document(text + relic, "limits.toml"), CONTENT, Path("limits.toml"))
    assert (found.value.key, found.value.place) == ("problem-over-epicness-limit", 'figure[0] "a".items "relic"')


def test_the_bundled_scenarios_keep_the_limits() -> None:
    for summary in shipped():
        scenario = load_scenario(summary.id)
        assert problem(scenario.setup) == ""
        json.dumps(scenario.document)
