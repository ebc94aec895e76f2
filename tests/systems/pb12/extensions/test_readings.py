"""Readings of the rulebook of the program's own that no other test shows.  RU090, RU094, RU141 to RU146, R1.6.4."""

from __future__ import annotations

import pytest

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.odds import odds
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import (
    Carry,
    Command,
    Commit,
    Concentrate,
    Horizontal,
    Move,
    Pass,
    RangedAttack,
    RangedDefence,
    ScenarioAct,
    Steer,
    Threaten,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.events import DamageRolled, FigureCollided, FigureMoved, StatusReceived
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import CommandKind, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.scenarios.scenario_data import GiveStatus, TargetKind
from tests.systems.pb12.expect import blade, gun, reason
from tests.systems.pb12.interrupting import ALWAYS, BLADE, GUN, A, B, C, delayed, duel
from tests.systems.pb12.scenarios.test_scenario_actions import brought
from tests.systems.pb12.scene import ORIGIN, Play, Scene
from tests.systems.pb12.stables import coach


def refused(play: Play, answer: object) -> str:
    """Why the pending question refuses an answer."""
    found = reason(play, answer)
    return "" if found is None else found[1]


@pytest.mark.rule("RU141", "RU044", "RU061")
def test_the_marker_of_a_sixth_option_into_a_wall_comes_after_the_collision() -> None:
    scene = Scene()
    scene.human("a", "alice")
    scene.human("foe", "bob", at=(40, 0))
    scene.box((5.5, -1), (6.5, 1), 2.0)
    with scene.activate("a", dice=[1]) as play:
        play.act(Move(2)).go(*(Horizontal(x, 0) for x in range(1, 7)))
        assert [event.speed for event in play.of(FigureCollided)] == [1]
        assert play.moved_markers("a") == 2
        kinds = [type(event) for event in play.events if isinstance(event, FigureCollided | StatusReceived)]
        assert kinds[-2:] == [FigureCollided, StatusReceived]


@pytest.mark.rule("RU142", "R2.1.6", "R2.1.7", "R4.2.3")
@pytest.mark.parametrize("kind", [CommandKind.MOVE, CommandKind.MELEE_ATTACK])
def test_carrying_is_neither_a_move_nor_a_melee_attack_of_a_command_action(kind: CommandKind) -> None:
    scene = Scene()
    scene.human("k", "alice", at=(0, 2), command=2, initiative=3)
    scene.human("a", "alice", blocks=[blade()], points=(0, 0, 4))
    scene.human("b", "alice", at=(0, 0.5), points=(0, 0, 1))
    scene.human("foe", "bob", at=(40, 0))
    with scene.activate("k") as play:
        play.answer(Command(kind, (A,), (A,)))
        assert refused(play, Carry(B, 0, 1)) == "not-in-this-command"


@pytest.mark.rule("RU145", "R4.0.3", "R4.0.5")
def test_others_react_to_an_attack_out_of_an_interruption() -> None:
    scene = delayed(duel(), "b", 1)
    scene.edit("a", standing_order=ALWAYS)
    with scene.activate("a", dice=[12, 1]) as play:
        play.passing().answer(Concentrate())
        while play.question(PlayInterruption).player != "bob":
            play.answer(Pass())
        play.answer(UseDelayed(B)).answer(RangedAttack(GUN, A, 1))
        assert play.question(PlayInterruption).player == "alice"
        play.answer(RangedDefence(A)).passing()
        (check,) = play.checks
        assert {each.rule: each.value for each in check.modifiers}["R4.3.2"] == 2
        assert len(play.of(DamageRolled)) == 1


@pytest.mark.rule("RU146", "R4.1.2")
def test_a_move_that_is_only_declared_is_refused_to_who_is_threatened_and_costs_nothing() -> None:
    scene = delayed(duel(), "b", 1)
    with scene.activate("a") as play:
        play.passing().answer(Move(2)).answer(UseDelayed(B)).answer(Threaten(BLADE, free=False)).passing()
        assert play.has("a", "threatened")
        play.question(ChooseAction)
        assert play.figure("a").action_points == 4
        assert refused(play, Move(2)) == "threatened"
        assert play.moved_markers("a") == 0


@pytest.mark.rule("RU146", "R4.1.2", "RU104")
def test_a_path_that_is_committed_ends_when_the_mover_is_threatened_and_its_markers_stay() -> None:
    scene = delayed(duel(), "b", 1)
    with scene.activate("a") as play:
        play.passing().answer(Move(3)).passing().go(Horizontal(0, 0.1))
        play.answer(UseDelayed(B)).answer(Threaten(BLADE, free=False)).passing()
        ways = tuple(Horizontal(ORIGIN, ORIGIN + 0.1 + 0.1 * number) for number in range(1, 7))
        play.answer(Commit(ways)).passing()
        assert play.has("a", "threatened")
        assert len(play.of(FigureMoved)) <= 1
        assert (play.figure("a").movement_points, play.moved_markers("a")) == (0, 2)


@pytest.mark.rule("RU146", "R4.1.2", "R4.1.5")
def test_who_is_delayed_and_threatened_acts_all_the_same_but_neither_moves_nor_carries() -> None:
    scene = delayed(duel(), "b", 1)
    scene.edit("b", statuses={Status.DELAYED: 1, Status.THREATENED: 1})
    scene.human("c", "bob", at=(1, 0.5), points=(0, 0, 1))
    with scene.activate("a") as play:
        play.passing().answer(Concentrate()).answer(UseDelayed(B))
        assert refused(play, Move(1)) == "threatened"
        assert refused(play, Carry(C, 0, 1)) == "threatened"
        assert reason(play, RangedAttack(GUN, A, 1)) is None


@pytest.mark.rule("R1.6.4", "R4.0.4", "RU100")
def test_a_scenario_action_whose_target_is_shot_before_it_is_chosen_anew_after_every_window() -> None:
    """The target leaves the table in the first interruption, and another player is asked again after it."""
    scene = Scene()
    scene.human("a", "alice", nerve=6, action_points=3)
    scene.human("mate", "alice", at=(0, 2), blocks=[gun()], ranged=11)
    scene.human("b", "bob", at=(4, 0), facing=180, points=(0, 0, 0))
    scene.human("c", "bob", at=(0, 6), facing=270)
    scene.actions.append(
        brought("insult", TargetKind.FIGURE, GiveStatus(status=Status.DISTRACTED), attribute=Attribute.NERVE)
    )
    delayed(scene, "mate", 1)
    scene.edit("c", standing_order=ALWAYS)
    insult = ScenarioAct("insult", 1, target=B)
    with scene.activate("a", dice=[12]) as play:
        play.passing().answer(insult)
        while play.question(PlayInterruption).player != "alice":
            play.answer(Pass())
        play.answer(UseDelayed(FigureId("mate"))).answer(RangedAttack(GUN, B, 1, facing=333.0))
        assert play.question(PlayInterruption).player in ("alice", "bob")
        play.passing()
        assert play.is_out("b")
        play.question(ChooseAction)
        assert play.figure("a").action_points == 3
        assert reason(play, insult) is not None
        play.answer(Concentrate()).passing()
        assert play.figure("a").action_points == 2


def battery(gunner: tuple[float, float] = (-2.3, 0.0)) -> Scene:
    """A gun that shoots by the skill of who steers it, with a gunner who has no weapon and a leader."""
    scene = Scene()
    data = {"floor": 0.0, "steering_points": ((-2.3, 0.0, 0.0),), "passenger_areas": (), "parts": ()}
    coach(scene, "cannon", data=data | {"modifiers": ((Attribute.RANGED, 0),)}, blocks=[gun()], slots=2)
    scene.human("gunner", "alice", at=gunner, ranged=4)
    scene.human("leader", "alice", at=(-4, 3), command=2, initiative=3)
    scene.human("foe", "bob", at=(8, 0), facing=180)
    return scene


@pytest.mark.rule("RU090", "R6.1.5", "R3.0.12")
@pytest.mark.vector("V385")
@pytest.mark.parametrize(("west", "east", "more"), [(-5, 5, 2), (-1, 5, 2), (-5, -1, 2), (-9, -6, 0)])
def test_v385_the_same_rough_ground_counts_once_for_gun_and_gunner(west: float, east: float, more: int) -> None:
    scene = battery()
    scene.zone("rough", (west, -5), (east, 5))
    with scene.activate("gunner") as play:
        play.act(Steer(FigureId("cannon"), 1))
        found = odds(play.state, FigureId("cannon"), RangedAttack(GUN, FigureId("foe"), 1)).modifiers
        assert sum(each.value for each in found if each.rule == "R6.1.5") == more


@pytest.mark.rule("RU094", "R3.0.7", "R6.1.6")
@pytest.mark.vector("V386")
@pytest.mark.parametrize(("east", "horse", "rider"), [(5.0, 5, 5), (0.4, 5, 5), (-3.0, 2, 2)])
def test_v386_darkness_counts_once_for_horse_and_rider(east: float, horse: int, rider: int) -> None:
    """Also where only the horse, or only the middle of the coach it is here, stands in the dark."""
    scene = Scene()
    coach(scene, "horse", ranged_defence=2)
    scene.human("rider", "alice", at=(1, 0), height=0.5)
    scene.human("foe", "bob", at=(40, 0))
    scene.zone("dark", (-5, -5), (east, 5), level=3)
    state = scene.state()
    assert value(state, FigureId("horse"), Attribute.RANGED_DEFENCE) == horse
    assert value(state, FigureId("rider"), Attribute.RANGED_DEFENCE) == rider


@pytest.mark.rule("RU143", "R2.1.5", "R3.0.3")
@pytest.mark.vector("V387")
def test_v387_in_ranged_attack_a_gunner_steers_the_gun_and_it_shoots_at_once() -> None:
    with battery().activate("leader", [12, 1]) as play:
        play.answer(Command(CommandKind.RANGED_ATTACK, (FigureId("gunner"),), (FigureId("gunner"),)))
        play.act(Steer(FigureId("cannon"), 1)).act(RangedAttack(GUN, FigureId("foe"), 1))
        assert [(check.figure, check.kind) for check in play.checks] == [("cannon", "ranged-check")]
        assert play.state.turn is not None
        assert play.state.turn.command is not None
    with battery(gunner=(-6.0, 0.0)).activate("leader") as play:
        order = Command(CommandKind.RANGED_ATTACK, (FigureId("gunner"),), (FigureId("gunner"),))
        assert refused(play, order) == "no-ranged-weapon"
