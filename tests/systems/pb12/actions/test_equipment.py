"""Items put down and picked up, and slots that become fewer.  R1.8.1 to R1.8.3, R1.8.17, RU073."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.equipment import ChooseBlocksToKeep
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, free_slots, value
from pb12table.systems.pb12.rules.figures.statuses import end_effects
from pb12table.systems.pb12.rules.game.answers import (
    Horizontal,
    MeleeAttack,
    Move,
    RangedAttack,
    ReEquip,
    Reload,
    RelocateOut,
    ScenarioAct,
    Steer,
    TurnBy,
)
from pb12table.systems.pb12.rules.game.events import AttributeChanged, FigureReEquipped, ItemPickedUp, ItemPutDown
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import AttributeEffect, GroundItem, Lasting, Outcome, Phase
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, BlockId, BlockKind
from pb12table.systems.pb12.rules.scenarios.effects import Cause, affect_figure
from pb12table.systems.pb12.rules.scenarios.scenario_data import ChangeAttribute, Open, ScenarioAction, TargetKind
from pb12table.systems.pb12.rules.vehicles.riding import put
from pb12table.systems.pb12.system import SYSTEM
from tests.systems.pb12.expect import blade, play_on, reason
from tests.systems.pb12.scene import ORIGIN, Play, Scene, call, label, run
from tests.systems.pb12.stables import FLOOR, coach, drive, rider

PIRATE, BOY, COACH = FigureId("pirate"), FigureId("boy"), FigureId("coach")
RIFLE, SWORD, PISTOL = BlockId("rifle"), BlockId("sword"), BlockId("pistol")
SIXTH_SENSE = Block(BlockId("sixth-sense"), label("sixth sense"), BlockKind.ABILITY)


def two_friends() -> Scene:
    scene = Scene()
    scene.human("pirate", "alice", (0, 0), items=["rifle", "sword"], in_use=["rifle"], blocks=[SIXTH_SENSE], ranged=4)
    scene.human("mate", "alice", (0, -0.6), items=["pistol"], ranged=4)
    scene.human("boy", "bob", (10, 0), 180, items=["sword"])
    return scene


def lying(play: Play) -> list[tuple[str, float, float]]:
    return [(item.block, item.at[0] - ORIGIN, item.at[1] - ORIGIN) for item in play.state.ground]


@pytest.mark.rule("R1.8.1", "R1.8.3", "RU073")
def test_an_item_is_put_down_where_the_figure_stands_and_keeps_its_points() -> None:
    scene = two_friends()
    with scene.activate("pirate", dice=[1]) as play:
        play.act(RangedAttack(RIFLE, BOY, 1))
        play.act(ReEquip((SWORD,), put_down=(RIFLE,)))
        assert lying(play) == [("rifle", 0.0, 0.0)]
        assert (play.state.ground[0].resources, play.state.ground[0].charges) == (2, 2)
        assert set(play.figure("pirate").blocks) == {"sword", "sixth-sense"}
        assert [block.id for block in blocks_in_use(play.state, PIRATE)] == ["sword"]
        assert [event.block for event in play.of(ItemPutDown)] == ["rifle"]
        assert play.figure("pirate").action_points == 1
        assert reason(play, RangedAttack(RIFLE, BOY, 1)) == ("R1.7.8", "weapon-not-in-use")


@pytest.mark.rule("R1.8.3", "R1.1.16", "RU073")
def test_another_figure_in_contact_picks_it_up_and_uses_it() -> None:
    scene = two_friends()
    with scene.activate("mate", dice=[1]) as play:
        play.session.state.ground.append(GroundItem(3, RIFLE, (ORIGIN, ORIGIN - 0.2, 0.0), 1, 2))
        play.act(ReEquip((RIFLE,), pick_up=(3,)))
        assert play.state.ground == []
        picked = play.figure("mate").blocks[RIFLE]
        assert (picked.in_use, picked.resources, picked.charges) == (True, 1, 2)
        assert [event.block for event in play.of(ItemPickedUp)] == ["rifle"]
        play.act(RangedAttack(RIFLE, BOY, 1))
        assert play.figure("mate").blocks[RIFLE].resources == 0
        play.act(Reload(RIFLE))
        assert (play.figure("mate").blocks[RIFLE].resources, play.figure("mate").blocks[RIFLE].charges) == (3, 1)


@pytest.mark.rule("R1.8.1", "R1.8.3", "R1.8.17")
def test_what_cannot_be_put_down_or_picked_up() -> None:
    scene = two_friends()
    with scene.activate("pirate") as play:
        near = [GroundItem(1, SWORD, (ORIGIN, ORIGIN, 0.0)), GroundItem(2, PISTOL, (ORIGIN + 0.2, ORIGIN, 0.0))]
        far = [GroundItem(3, PISTOL, (ORIGIN + 0.6, ORIGIN, 0.0)), GroundItem(4, PISTOL, (ORIGIN, ORIGIN, 3.0))]
        play.session.state.ground += near + far
        assert reason(play, ReEquip((), put_down=(SIXTH_SENSE.id,))) == ("R1.8.1", "ability-stays")
        assert reason(play, ReEquip((), put_down=(PISTOL,))) == ("R1.8.3", "no-such-block")
        assert reason(play, ReEquip((), put_down=(SWORD, SWORD))) == ("R1.8.3", "no-such-block")
        assert reason(play, ReEquip((SWORD,), put_down=(SWORD,))) == ("R1.8.3", "no-such-block")
        assert reason(play, ReEquip((), pick_up=(1,))) == ("R1.8.3", "carries-one-already")
        assert reason(play, ReEquip((), pick_up=(3,))) == ("R1.8.3", "no-item-in-contact")
        assert reason(play, ReEquip((), pick_up=(4,))) == ("R1.8.3", "no-item-in-contact")
        assert reason(play, ReEquip((), pick_up=(9,))) == ("R1.8.3", "no-item-in-contact")
        assert reason(play, ReEquip((RIFLE, PISTOL), pick_up=(2,))) == ("R1.8.17", "not-enough-slots")
        play.act(ReEquip((SWORD,), put_down=(SWORD,), pick_up=(1,)))  # one sword for another
        assert [item.number for item in play.state.ground] == [2, 3, 4, 5]


@pytest.mark.rule("R1.8.3")
def test_it_costs_an_action_point_and_hints_and_samples_know_it() -> None:
    scene = two_friends()
    with scene.activate("mate") as play:
        play.session.state.ground.append(GroundItem(1, SWORD, (ORIGIN, ORIGIN - 0.6, 0.0)))
        assert isinstance(play.pending, ChooseAction)
        hints = [hint for hint in play.pending.hints(play.state) if isinstance(hint, ReEquip) and hint.pick_up]
        assert {hint.in_use for hint in hints} == {(PISTOL, SWORD), (PISTOL,)}
        chance = random.Random(3)
        samples = [play.pending.sample(play.state, chance) for _ in range(400)]
        assert any(isinstance(sample, ReEquip) and sample.pick_up for sample in samples)
        assert any(isinstance(sample, ReEquip) and sample.put_down for sample in samples)
        play.act(ReEquip((PISTOL, SWORD), pick_up=(1,)))
        assert play.figure("mate").action_points == 2


@pytest.mark.rule("R1.4.29", "RU073")
def test_an_item_on_terrain_that_gives_way_comes_down() -> None:
    scene = two_friends()
    platform = scene.box((2, 2), (4, 4), 1.5)
    scene.actions.append(
        ScenarioAction("lever", label("lever"), label("lever"), TargetKind.NONE, (Open(pieces=(platform,)),))
    )
    with scene.activate("pirate") as play:
        play.session.state.ground.append(GroundItem(1, SWORD, (ORIGIN + 3, ORIGIN + 3, 1.5)))
        play.act(ScenarioAct("lever"))
        assert play.state.ground[0].at == (ORIGIN + 3, ORIGIN + 3, 0.0)


def cargo() -> Scene:
    """A coach with a driver at the origin, and a lever that opens something far away."""
    scene = Scene()
    coach(scene)
    rider(scene)
    drive(scene)
    scene.human("foe", "bob", at=(50, 50))
    lever = (Open(pieces=(scene.box((20, 20), (21, 21), 1.0),)),)
    scene.actions.append(ScenarioAction("lever", label("lever"), label("lever"), TargetKind.NONE, lever))
    return scene


@pytest.mark.rule("R3.0.7", "RU073")
def test_what_lies_on_a_vehicle_rides_along_and_what_lies_under_it_stays() -> None:
    with cargo().activate("driver") as play:
        play.session.state.ground.append(GroundItem(1, SWORD, (ORIGIN - 1.0, ORIGIN + 0.5, FLOOR)))
        play.session.state.ground.append(GroundItem(2, SWORD, (ORIGIN - 1.0, ORIGIN + 0.5, 0.0)))
        play.act(ScenarioAct("lever"))
        assert play.state.ground[0].at[2] == FLOOR, "the coach still holds it when something else gives way"
        play.act(Steer(COACH, 2)).act(Move(2)).go(Horizontal(1, 0), TurnBy(45.0), TurnBy(45.0), Horizontal(1, 1)).stop()
        assert play.at("coach") == (1.0, 1.0, 0.0)
        aboard, under = (item.at for item in play.state.ground)
        assert aboard == pytest.approx((ORIGIN + 0.5, ORIGIN, FLOOR), abs=0.003)
        assert under == (ORIGIN - 1.0, ORIGIN + 0.5, 0.0)


@pytest.mark.rule("R3.0.7", "RU073")
def test_what_lies_on_a_vehicle_rides_down_a_ramp_with_it() -> None:
    scene = cargo()
    state = scene.state()
    put(state, COACH, (ORIGIN, ORIGIN, 3.0), 0.0)
    state.ground.append(GroundItem(1, SWORD, (ORIGIN - 1.0, ORIGIN + 0.5, 3.0 + FLOOR)))
    put(state, COACH, (ORIGIN + 5.0, ORIGIN, 1.0), 0.0)
    assert state.ground[0].at == pytest.approx((ORIGIN + 4.0, ORIGIN + 0.5, 1.0 + FLOOR))


@pytest.mark.rule("R1.3.12", "RU073")
def test_what_lies_on_a_vehicle_that_leaves_the_table_comes_down() -> None:
    scene = cargo()
    scene.zone("exit", (-5, -5), (5, 5), ["alice"])
    with scene.play() as play:
        play.session.state.ground.append(GroundItem(1, SWORD, (ORIGIN - 1.0, ORIGIN + 0.5, FLOOR)))
        play.turn(RelocateOut(COACH)).passing()
        assert play.state.ground[0].at == (ORIGIN - 1.0, ORIGIN + 0.5, 0.0)


@pytest.mark.rule("R6.1.8", "RU073")
def test_what_somebody_lets_go_of_who_holds_on_to_a_wall_falls_down() -> None:
    scene = Scene()
    scene.box((0.25, -3), (3, 3), 5.0, climbable=True)
    scene.human("pirate", height=1.0, items=["sword"])
    scene.edit("pirate", climbing=True)
    scene.human("foe", "bob", at=(50, 50))
    with scene.activate("pirate") as play:
        play.act(ReEquip((), put_down=(SWORD,)))
        assert play.state.ground[0].at == (ORIGIN, ORIGIN, 0.0)


# -- slots that become fewer --------------------------------------------------------------------------------------


LEFT, RIGHT = (blade(id=BlockId(name), slots=1) for name in ("left", "right"))


def armed(*in_use: str) -> Scene:
    scene = Scene()
    blocks = [LEFT, RIGHT, SIXTH_SENSE]
    scene.human("pirate", "alice", (0, 0), blocks=blocks, in_use=in_use or None)
    scene.human("boy", "bob", (1, 0))
    return scene


def fewer_slots(by: int, lasting: Any = "round") -> tuple[Cause, ChangeAttribute, FigureId]:
    effect = ChangeAttribute(attribute=Attribute.SLOTS, value=-by, lasting=lasting)
    return Cause(PlayerId("bob"), "numb", "R1.6.5"), effect, PIRATE


@pytest.mark.rule("R1.8.17", "RU073")
def test_with_fewer_slots_the_controller_takes_blocks_out_of_use_at_once() -> None:
    state = armed().state()
    heard: list[Any] = []

    async def numb(game: Any) -> None:
        await affect_figure(game, *fewer_slots(1))

    coroutine = numb(_listening(state, heard))
    request = coroutine.send(None)
    assert isinstance(request, ChooseBlocksToKeep)
    assert (request.player, request.figure) == ("alice", "pirate")
    left, right, sense = BlockId("left"), BlockId("right"), SIXTH_SENSE.id
    refusal = request.refusal(state, (left, right))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R1.8.17", "not-enough-slots")
    for not_there in ((BlockId("nothing"),), (right, right)):
        refusal = request.refusal(state, not_there)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("R1.8.17", "only-what-is-in-use")
    assert request.refusal(state, (right, sense)) is None
    assert request.refusal(state, ()) is None
    assert request.options(state) == [(left, sense), (right, sense)]
    assert request.default(state) == (left, sense)
    assert request.refusal(state, request.sample(state, random.Random(1))) is None
    assert request.decode(request.encode((right, sense))) == (right, sense)
    with pytest.raises(StopIteration):
        coroutine.send((right, sense))
    assert {block.id for block in blocks_in_use(state, PIRATE)} == {right, sense}
    assert free_slots(state, PIRATE) == 0
    assert heard[-1] == FigureReEquipped(figure=PIRATE, in_use=(right, sense))


def _listening(state: Any, heard: list[Any]) -> Any:
    game: Game = Game(state, heard.append, SYSTEM)
    return game


@pytest.mark.rule("R1.8.17")
def test_nobody_is_asked_when_the_slots_still_suffice() -> None:
    state = armed("left").state()
    _, events = call(state, affect_figure, *fewer_slots(1))
    assert [type(event) for event in events] == [AttributeChanged]
    assert [block.id for block in blocks_in_use(state, PIRATE)] == ["left"]


@pytest.mark.rule("R1.8.17", "R1.9.1")
@pytest.mark.rule("RU073")
@pytest.mark.parametrize("lasting", [Lasting.TURN, Lasting.ROUND])
def test_when_more_slots_end_the_controller_takes_blocks_out_of_use_at_once(lasting: Lasting) -> None:
    scene = armed()
    scene.edit("pirate", effects=[AttributeEffect(Attribute.SLOTS, -1, "R5.0.6"), *gloves(lasting)])
    with scene.activate("pirate") as play:
        assert free_slots(play.state, PIRATE) == 0
        play.end_turn()
        if lasting is Lasting.ROUND:
            play_on(play, lambda request: isinstance(request, ChooseBlocksToKeep))
        assert isinstance(play.pending, ChooseBlocksToKeep)
        assert (play.pending.player, play.pending.figure) == ("alice", "pirate")
        play.answer((BlockId("right"), SIXTH_SENSE.id))
        assert [block.id for block in blocks_in_use(play.state, PIRATE)] == ["right", SIXTH_SENSE.id]
        assert free_slots(play.state, PIRATE) == 0


@pytest.mark.rule("R1.8.17", "R1.9.1")
def test_what_ends_at_one_moment_ends_together_and_nobody_is_asked_in_between() -> None:
    scene = armed()
    fewer = AttributeEffect(Attribute.SLOTS, -1, "R5.0.6", lasting=Lasting.TURN)
    scene.edit("pirate", effects=[*gloves(Lasting.TURN), fewer])
    state = scene.state()
    _, events = call(state, end_effects, Lasting.TURN)
    assert not events
    assert len(blocks_in_use(state, PIRATE)) == 3


@pytest.mark.rule("R1.8.17", "R1.1.21")
def test_nobody_is_asked_when_the_game_is_over() -> None:
    scene = armed()
    scene.edit("pirate", effects=[AttributeEffect(Attribute.SLOTS, -1, "R5.0.6"), *gloves(Lasting.ROUND)])
    state = scene.state()
    state.outcome = Outcome([PlayerId("alice")], "round-limit")
    run(end_effects(_listening(state, []), Lasting.ROUND))
    assert free_slots(state, PIRATE) == -1


def gloves(lasting: Lasting) -> list[AttributeEffect]:
    """One slot more for a while."""
    return [AttributeEffect(Attribute.SLOTS, 1, "R5.0.6", lasting=lasting)]


@pytest.mark.rule("R1.8.17", "R1.8.3")
def test_nothing_in_use_fits_however_few_the_slots_are() -> None:
    scene = armed()
    scene.edit("pirate", effects=[AttributeEffect(Attribute.SLOTS, -5, "R5.0.6")])
    with scene.activate("pirate") as play:
        assert play.refusal(ReEquip(())) is None
        refusal = play.refusal(ReEquip((BlockId("left"),)))
        assert refusal is not None
        assert refusal.reason == "not-enough-slots"


@pytest.mark.rule("R1.1.7", "R1.9.1")
def test_changes_end_with_the_turn_the_round_or_never() -> None:
    scene = armed()
    with scene.activate("pirate") as play:
        for lasting in ("turn", "round", "game"):
            effect = ChangeAttribute(attribute=Attribute.MELEE, value=1, lasting=lasting)
            call(play.session.state, affect_figure, Cause(PlayerId("alice"), "rage", "R1.6.5"), effect, PIRATE)
        assert value(play.state, PIRATE, Attribute.MELEE) == 3
        assert play.refusal(MeleeAttack(BlockId("left"), BOY, 1)) is None
        play.end_turn()
        assert value(play.state, PIRATE, Attribute.MELEE) == 2
        assert [effect.lasting for effect in play.figure("pirate").effects] == [Lasting.ROUND, Lasting.UNTIL_ENDED]
    state = play.state.clone()
    state.phase = Phase.STATUS
    session = Session(SYSTEM, state, ScriptedDice([]))
    for _ in range(2):
        session.answer(False)
    assert session.state.game_round == 2
    assert value(session.state, PIRATE, Attribute.MELEE) == 1


@pytest.mark.rule("R1.8.16")
def test_only_what_is_in_use_is_reloaded() -> None:
    scene = Scene()
    scene.human("pirate", "alice", items=["twin-gun"], in_use=())
    scene.human("boy", "bob", at=(9, 0))
    with scene.activate("pirate") as play:
        assert reason(play, Reload(BlockId("twin-gun"))) == ("R1.8.16", "block-not-in-use")
        assert reason(play, Reload(BlockId("nothing"))) == ("R1.8.16", "block-not-in-use")
