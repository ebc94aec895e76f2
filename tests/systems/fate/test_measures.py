"""What FATE tells of measuring is what its rules say."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from pb12table.cli.main import run
from pb12table.console.positions import with_ghost
from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.fate.measures import MEASURES, ways_of
from pb12table.systems.fate.rules.actors import actor_of, others
from pb12table.systems.fate.rules.acts.attacks import push_odds
from pb12table.systems.fate.rules.asking.answers import Attack, Move, Supplement
from pb12table.systems.fate.rules.course import new_game
from pb12table.systems.fate.rules.data import ActorId, Aim, SceneZoneId, Setup, Skill, WeaponId
from pb12table.systems.fate.rules.state import Block, BlockKind, State
from pb12table.systems.fate.rules.zones import covered, place_in, sees
from pb12table.table.planar import in_polygon
from pb12table.texts.locale import Texts
from pb12table.window.play.foreseeing import Exchanging
from tests.cli.commands import complaint

MARIT, ILKA, BOILERMAN, THUG = (FigureId(name) for name in ("marit", "ilka", "boilerman", "thugs-1"))
QUAY, WAREHOUSE, GALLERY, LANE, YARD = (
    SceneZoneId(zone) for zone in ("quay", "warehouse", "gallery", "lane", "yard")
)  # fmt: skip


@pytest.fixture(scope="module")
def warehouse() -> State:
    setup: Setup = load_scenario("warehouse-three").setup
    return new_game(setup)


def at(state: State, name: str) -> State:
    assert MEASURES.figures is not None
    found = with_ghost(state, MEASURES.figures, name)
    assert isinstance(found, State)
    return found


def test_setups_travel_to_other_processes() -> None:
    setup = load_scenario("warehouse-three").setup
    assert pickle.loads(pickle.dumps(setup)) == setup


def test_ways_cost_what_a_sprint_pays_for_their_links(warehouse: State) -> None:
    """F036, F037, FR23: a link costs 1 and its border, the way back its own."""
    assert {zone: cost for zone, (cost, _) in ways_of(warehouse, MARIT).items()} == {
        QUAY: 0, LANE: 1, WAREHOUSE: 2, YARD: 2, GALLERY: 5,
    }  # fmt: skip
    down = at(warehouse, "marit@12,8,3")
    assert {zone: cost for zone, (cost, _) in ways_of(down, FigureId("marit@12,8,3")).items()} == {
        GALLERY: 0, WAREHOUSE: 2, LANE: 3, QUAY: 4, YARD: 4,
    }  # fmt: skip


def test_what_is_carried_is_paid_for_at_each_link_and_blocks_bar_the_way(warehouse: State) -> None:
    state = warehouse.clone()
    for thing in state.things.values():
        thing.carrier = ActorId("marit")
    assert ways_of(state, MARIT)[YARD][0] == 6, "F080: two more for each of two links"
    state.blocks.append(Block(99, ActorId("boilerman"), BlockKind.PASSAGE, 3, None, (QUAY, LANE)))
    assert [leg.zone for leg in ways_of(state, MARIT)[LANE][1]] == [QUAY, WAREHOUSE, YARD, LANE]


def test_a_way_is_told_link_by_link(warehouse: State) -> None:
    assert MEASURES.walking is not None
    found = MEASURES.walking.way(warehouse, MARIT, (12.0, 6.0), None, 4)
    assert [(part.kind, part.cost, part.spent, part.paid) for part in found.stretches] == [
        ("over-link", 1.0, 1.0, True), ("over-link", 4.0, 5.0, False),
    ]  # fmt: skip
    assert found.stretches[-1].end == (12.0, 6.0, 3.0), "the highest place that can be reached"
    below = MEASURES.walking.way(warehouse, MARIT, (13.0, 4.0), 0.0, 4)
    assert (below.cost, len(below.stretches)) == (2.0, 1)
    (within,) = MEASURES.walking.way(warehouse, MARIT, (3.0, 3.0), None, 4).stretches
    assert (within.kind, within.cost) == ("in-zone", 0.0)


def test_reach_is_where_one_could_be_put_down(warehouse: State) -> None:
    assert MEASURES.walking is not None
    found = MEASURES.walking.reach(warehouse, MARIT, 1)
    assert not isinstance(found, Refusal)
    ((height, region),) = found
    assert height == 0.0
    for x, y, zone in (
        (3.0, 3.0, QUAY), (12.5, 15.0, LANE), (3.0, 12.1, QUAY), (12.0, 13.1, LANE), (8.1, 12.0, LANE), (7.9, 5.0, QUAY)
    ):  # fmt: skip
        drawn = any(in_polygon((x, y), outer, holes) for outer, holes in region.rings)
        assert drawn == (place_in(warehouse, MARIT, zone, (x, y)) is not None), (x, y)
    assert len(others(warehouse, MARIT)) == 17


def test_a_zone_that_no_link_leads_to_is_told(warehouse: State) -> None:
    assert MEASURES.walking is not None
    state = warehouse.clone()
    for zone in (LANE, WAREHOUSE):
        state.blocks.append(Block(99, ActorId("boilerman"), BlockKind.PASSAGE, 3, None, (QUAY, zone)))
    found = MEASURES.walking.way(state, MARIT, (12.0, 13.5), None, 4)
    assert found.reason is not None
    assert [hindrance.names for way in found.barred for hindrance in way] == [("lane",)]
    assert {shut.why[0].names[0] for shut in MEASURES.walking.shut(state, MARIT)} == {
        "warehouse", "gallery", "lane", "yard",
    }  # fmt: skip


def test_sight_and_cover_are_those_of_the_rules(warehouse: State) -> None:
    assert MEASURES.looking is not None
    state = at(warehouse, "marit@17,6")
    marit = FigureId("marit@17,6")
    for target in state.figures:
        if target == marit:
            continue
        seen = MEASURES.looking.seen(state, marit, target)
        actor, figures = ActorId(marit), [target]
        if target in (MARIT, ILKA, BOILERMAN):
            assert seen.sight.exists == (not seen.is_hidden) == sees(state, actor, ActorId(target))
            assert (seen.level == 1) == (seen.sight.exists and covered(state, actor, ActorId(target)) >= 0.5), figures


def test_cover_counts_by_the_option(warehouse: State) -> None:
    """F111, FR05: from half covered on, behind the crates, say."""
    assert MEASURES.looking is not None
    state = at(at(warehouse, "marit@10,2,0"), "boilerman@14,2,0")
    first, second = FigureId("marit@10,2,0"), FigureId("boilerman@14,2,0")
    seen = MEASURES.looking.seen(state, first, second)
    assert 0.5 <= seen.sight.covered_share < 0.99
    assert seen.level == 1
    options = replace(state.setup.options, cover_aspect=False)
    without = new_game(replace(state.setup, options=options))
    assert MEASURES.looking.seen(without, first, second).level is None


def test_odds_are_told_with_both_sums(warehouse: State) -> None:
    assert MEASURES.odds is not None
    state = at(warehouse, "marit@12,7.6,0")
    marit = FigureId("marit@12,7.6,0")
    assert MEASURES.odds.usual(state, marit, BOILERMAN) == "cutlass"
    found = MEASURES.odds.odds(state, marit, BOILERMAN, "cutlass", {"defence": "athletics"})
    assert not isinstance(found, Refusal)
    assert (total(found.modifiers), total(found.against)) == (4, 1)
    assert found.p_check == pytest.approx(1 - dict(found.shares)["shifts"][0])
    pistol = MEASURES.odds.odds(state, marit, THUG, "pistol", {})
    assert not isinstance(pistol, Refusal)
    assert [modifier.label for modifier in pistol.modifiers] == ["skill", "draw"]
    assert len(dict(pistol.shares)["heads"]) == 7
    push = MEASURES.odds.odds(state, BOILERMAN, marit, "fists", {"push": True})
    assert not isinstance(push, Refusal)
    assert "forced" not in dict(push.chances), "F081: no stress"
    moved = push_odds(state, ActorId("boilerman"), Attack(Aim.HARM, Skill.FISTS, actor_of(state, marit), push=True))
    assert dict(push.chances)["pushed"] == pytest.approx(float(moved.p_moved))
    assert 0 < moved.p_moved < push.p_check, "a shift alone moves nobody"


def test_the_answer_to_an_attack_comes_where_the_move_beside_it_leads(warehouse: State) -> None:
    guards, texts = ActorId("lane-guards"), Texts("en")
    attack = Attack(Aim.HARM, Skill.WEAPONS, guards, WeaponId("cutlass"), beside=(Supplement(Move(LANE)),))
    exchanging = Exchanging()
    exchanging.ask(warehouse, texts, MARIT, attack)
    exchanging.settle()
    found = exchanging.ask(warehouse, texts, MARIT, attack)
    assert found is not None
    assert found.is_known
    assert found.reply is not None, "they do not see her on the quay, but in their own lane"


def test_what_is_against_the_rules_has_no_odds(warehouse: State) -> None:
    assert MEASURES.odds is not None
    far = MEASURES.odds.odds(warehouse, MARIT, BOILERMAN, "cutlass", {})
    assert isinstance(far, Refusal)
    assert far.reason == "out-of-range"
    state = at(warehouse, "marit@12,7.6,0")
    marit = FigureId("marit@12,7.6,0")
    none = MEASURES.odds.odds(state, marit, BOILERMAN, "ladle", {})
    assert none == Refusal("F022", "no-weapon")
    guns = MEASURES.odds.odds(state, marit, BOILERMAN, "cutlass", {"defence": "guns"})
    assert guns == Refusal("FR09", "no-such-defence")


def test_minions_are_put_down_as_groups_of_one(warehouse: State) -> None:
    state = at(warehouse, "black-marine@3,3")
    assert state.actors[ActorId("black-marine@3,3")].members == ["black-marine@3,3"]


Captured = pytest.CaptureFixture[str]


def output(capsys: Captured, *arguments: str) -> str:
    assert run(arguments) == 0
    return capsys.readouterr().out


def test_the_command_line_tells_it(capsys: Captured) -> None:
    told = output(capsys, "sight", "warehouse-three", "marit", "jory")
    assert "has a sight line" in told
    assert "1 shift" in output(capsys, "reach", "warehouse-three", "marit", "--bp", "1")
    assert "5 shifts of a sprint" in output(capsys, "path", "warehouse-three", "marit", "12", "6")
    assert "The defence rolls with" in output(capsys, "odds", "warehouse-three", "marit@12,7.6,0", "boilerman")
    by_group = output(capsys, "odds", "warehouse-three", "marit@12,7.6,0", "thugs")
    assert by_group == output(capsys, "odds", "warehouse-three", "marit@12,7.6,0", "thugs-1"), "a group is one"
    push = ("boilerman", "marit@12,7.6,0", "--weapon", "fists", "--with", "push=yes")
    told = output(capsys, "odds", "warehouse-three", *push)
    assert "is pushed a zone or further" in told


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("layout", "warehouse-three"), "links lead from zone to zone"),
        (("threat", "warehouse-three", "alice"), "does not say whom a side could attack"),
        (("sight", "warehouse-three", "marit@30,3", "jory"), "cannot stand there"),
        (("reach", "warehouse-three", "marit", "--bp", "90"), "between 1 and 20"),
    ],
)
def test_what_there_is_not_is_said_plainly(capsys: Captured, command: tuple[str, ...], told: str) -> None:
    assert told in complaint(capsys, *command)
