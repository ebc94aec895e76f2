"""Actions of a scenario with a target radius: their damage, what divergence leaves of it, and of statuses.  R1.6.9."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.blast import ChooseSector
from pb12table.systems.pb12.rules.figures.figures import markers_of
from pb12table.systems.pb12.rules.game.answers import ScenarioAct
from pb12table.systems.pb12.rules.game.events import BlastWentOff, CheckDiverged, PieceDamaged
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId, DamageCode, DamagePoints
from pb12table.systems.pb12.rules.scenarios.scenario_data import Damage, Effect, GiveStatus, ScenarioAction, TargetKind
from tests.systems.pb12.scene import ORIGIN, Play, Scene, label

BOY = FigureId("boy")
BLIND = GiveStatus(status=Status.BLINDED)


def beside_the_charge(*effects: Effect, blocks: tuple[Block, ...] = (), **keys: Any) -> Scene:
    """A sapper, the boy beside his charge 5 steps away, and what it does within 4 steps."""
    keys = {"attribute": Attribute.TECH, "radius": 4, "place": (ORIGIN + 5, ORIGIN, 1.8), **keys}
    scene = Scene()
    scene.human("sapper", "alice", tech=5, blocks=blocks)
    scene.human("boy", "bob", at=(5.5, 0), points=(9, 9, 9))
    scene.actions.append(ScenarioAction("charge", label("charge"), label("charge"), TargetKind.PLACE, effects, **keys))
    return scene


def codes(play: Play) -> list[tuple[int, int]]:
    return [(event.strength, event.penetration) for event in play.damage]


def spread(play: Play) -> None:
    """The boy's player turns every sector towards him."""
    if isinstance(play.pending, ChooseSector):
        play.answer(0.0)


@pytest.mark.rule("R1.6.5", "R1.6.9", "RU122")
def test_without_a_check_the_damage_has_its_own_strength() -> None:
    with beside_the_charge(Damage(strength=5, penetration=1), attribute=None).activate("sapper", dice=[1]) as play:
        play.act(ScenarioAct("charge"))
        assert codes(play) == [(5, 1)]
        assert [event.damage for event in play.of(BlastWentOff)] == [(DamageCode(5, 1),)]


@pytest.mark.rule("R1.6.6", "R1.6.9")
def test_without_a_check_each_success_of_a_tool_does_the_whole_damage() -> None:
    fuse = Block(BlockId("fuse"), label("fuse"), actions=("charge",), success_multiplier=2)
    scene = beside_the_charge(Damage(strength=5), attribute=None, blocks=(fuse,))
    with scene.activate("sapper", dice=[1, 1]) as play:
        play.act(ScenarioAct("charge", block=fuse.id))
        assert codes(play) == [(5, 0), (5, 0)]


@pytest.mark.rule("R1.6.5", "RU124")
def test_without_a_check_terrain_receives_the_strength_of_the_action() -> None:
    scene = Scene()
    scene.human("sapper", "alice")
    scene.human("boy", "bob", at=(40, 0))
    door = scene.box((0.25, -1), (0.45, 1), 2.0)
    scene.durable(door, DamagePoints(9, 9, 9), toughness=3)
    blow_up = (Damage(strength=6, penetration=2),)
    scene.actions.append(
        ScenarioAction("blow-up", label("a"), label("a"), TargetKind.TERRAIN, blow_up, radius=1, pieces=(door,))
    )
    with scene.activate("sapper", dice=[1, 1]) as play:
        play.act(ScenarioAct("blow-up", piece=door))
        assert [event.strength for event in play.of(PieceDamaged)] == [6]


@pytest.mark.rule("R1.6.10", "RU053")
@pytest.mark.parametrize(
    ("face", "radius", "sector"),
    [(2, 1, 90), (3, 2, 90), (5, 3, 180), (6, 3, 180), (7, 3, 270), (9, 4, 270), (10, 4, 360), (12, 4, 360)],
)
def test_ru053_divergence_changes_no_strength_where_there_is_no_damage(face: int, radius: int, sector: int) -> None:
    with beside_the_charge(BLIND).activate("sapper", dice=[2, face]) as play:
        play.answer(ScenarioAct("charge"))
        spread(play)
        found = [(event.works, event.radius, event.strength, event.sector) for event in play.of(CheckDiverged)]
        assert found == [(True, radius, None, sector)]
        assert markers_of(play.state, BOY, Status.BLINDED) == 1


@pytest.mark.rule("R1.6.10", "RU053")
def test_ru053_a_radius_lowered_to_nothing_spares_everybody() -> None:
    with beside_the_charge(BLIND, radius=3).activate("sapper", dice=[2, 2]) as play:
        play.answer(ScenarioAct("charge"))
        assert [(event.works, event.strength) for event in play.of(CheckDiverged)] == [(False, None)]
        assert markers_of(play.state, BOY, Status.BLINDED) == 0


@pytest.mark.rule("R1.6.10")
def test_each_damage_of_an_action_has_its_own_strength() -> None:
    scene = beside_the_charge(Damage(strength=3), Damage(strength=8, penetration=2))
    with scene.activate("sapper", dice=[12, 1, 1]) as play:
        play.act(ScenarioAct("charge"))
        assert codes(play) == [(3, 0), (8, 2)]
        assert [event.damage for event in play.of(BlastWentOff)] == [(DamageCode(3, 0), DamageCode(8, 2))]


@pytest.mark.rule("R1.6.10", "RU053")
@pytest.mark.parametrize(
    ("face", "strength", "left"),
    [(7, 7, [(2, 0), (7, 2)]), (4, 6, [(1, 0), (6, 2)]), (2, 5, [(5, 2)])],
)
def test_divergence_lowers_every_damage_and_takes_away_only_what_comes_to_nothing(
    face: int, strength: int, left: list[tuple[int, int]]
) -> None:
    scene = beside_the_charge(Damage(strength=3), Damage(strength=8, penetration=2), BLIND)
    with scene.activate("sapper", dice=[2, face, *(1 for _ in left)]) as play:
        play.answer(ScenarioAct("charge"))
        spread(play)
        assert [event.strength for event in play.of(CheckDiverged)] == [strength]
        for rolled, (now, _) in zip(play.damage, left, strict=True):
            (made_of,) = [found.parts for found in rolled.modifiers if found.label == "damage-strength"]
            lost = strength - 8
            assert {(part.label, part.value) for part in made_of} - {("divergence", 0)} == (
                {("printed", now - lost), ("divergence", lost)} - {("divergence", 0)}
            )
        assert codes(play) == left
        assert [event.damage for event in play.of(BlastWentOff)] == [tuple(DamageCode(*code) for code in left)]
        assert markers_of(play.state, BOY, Status.BLINDED) == 1


@pytest.mark.rule("R1.6.10", "RU053")
def test_a_success_comes_to_nothing_with_the_last_of_its_damage() -> None:
    scene = beside_the_charge(Damage(strength=1), Damage(strength=2, penetration=2), BLIND)
    with scene.activate("sapper", dice=[2, 4]) as play:
        play.answer(ScenarioAct("charge"))
        assert [(event.works, event.strength) for event in play.of(CheckDiverged)] == [(False, None)]
        assert not play.damage
        assert markers_of(play.state, BOY, Status.BLINDED) == 0


@pytest.mark.rule("R1.6.9", "R1.10.5")
def test_whom_one_success_panics_panic_together_and_only_others_check_because_of_them() -> None:
    scene = beside_the_charge(GiveStatus(status=Status.PANICKED), attribute=None)
    scene.human("mate", "bob", at=(5.5, 2))
    scene.human("passer-by", "bob", at=(5.5, 4.5))
    with scene.activate("sapper", dice=[12]) as play:
        play.act(ScenarioAct("charge"))
        assert [(check.figure, check.passed) for check in play.checks] == [("passer-by", True)]
        assert play.has("boy", "panicked")
        assert play.has("mate", "panicked")
