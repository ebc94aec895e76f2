"""Bots steer: they drive where they want to be, without accidents, turn guns, and get off when that is sensible."""

from __future__ import annotations

import math
from typing import Any

import pytest

from pb12table.bots.play import bots_of, make_bots
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.systems.pb12.bots.driving import Journey, Reins, Rides
from pb12table.systems.pb12.bots.marching import March, gets_off
from pb12table.systems.pb12.bots.prospects import Danger
from pb12table.systems.pb12.rules.figures.figures import own_feet
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    BreakOff,
    Horizontal,
    LetAct,
    Move,
    RangedAttack,
    Reload,
    Steer,
    Stop,
    TurnBy,
)
from pb12table.systems.pb12.rules.game.events import (
    CheckMade,
    FigureCollided,
    FigureFell,
    FigureMoved,
    VehicleSteered,
    VehicleTurned,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import Activation, Phase, Place, Turn
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId, DamageCode
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.vehicles.aboard import vehicle_of
from pb12table.systems.pb12.rules.vehicles.riding import put
from pb12table.systems.pb12.system import SYSTEM
from tests.bots.test_prospects import BLADE, GUN
from tests.systems.pb12.scene import Play, Scene
from tests.systems.pb12.stables import coach, marked, rider

COACH, DRIVER = FigureId("coach"), FigureId("driver")
BOTH_BOTS = ("aggressive", "careful")


def table() -> Scene:
    return Scene(width=36.0, depth=24.0, origin=(8.0, 8.0), players={"alice": 4, "bob": 4})


def road(foe: tuple[float, float] = (26, 12), **attributes: Any) -> Scene:
    """A coach at the origin facing east, with a driver and a friend; somebody far ahead."""
    scene = table()
    coach(scene, **attributes)
    rider(scene, tech=4, blocks=[BLADE])
    rider(scene, "friend", at=(0.3, 0.5), blocks=[BLADE])
    scene.human("foe", "bob", foe, 180, blocks=[BLADE], points=(0, 1, 1))
    return scene


def turn_of(scene: Scene, figure: str, name: str, dice: tuple[int, ...] = ()) -> Play:
    """A figure's turn as a bot plays it, with all that acts in it."""
    bot = bots_of("pb12")[name](1)
    play = scene.activate(figure, dice=dice)
    while isinstance(play.pending, ChooseAction | ChooseMoveOption):
        play.session.answer(bot.answer(play.state.clone(), play.pending))
    return play


@pytest.mark.slow_but("careful")
@pytest.mark.parametrize("name", BOTH_BOTS)
def test_it_drives_to_the_opponents_with_the_full_move_bonus(name: str) -> None:
    with turn_of(road(), "driver", name) as play:
        assert [event.vehicle for event in play.of(VehicleSteered)] == [COACH]
        assert play.at("coach")[0] > 12.0
        assert vehicle_of(play.state, DRIVER) == COACH
        assert vehicle_of(play.state, FigureId("friend")) == COACH
        assert not play.of(FigureCollided)


@pytest.mark.slow_but("careful")
@pytest.mark.parametrize("name", BOTH_BOTS)
def test_it_turns_round_what_is_in_the_way_and_never_so_often_that_a_check_is_due(name: str) -> None:
    scene = road()
    scene.box((6, -6), (8, 2), 3.0)
    with turn_of(scene, "driver", name) as play:
        steered = play.of(VehicleSteered)[0].action_points
        assert 1 <= len(play.of(VehicleTurned)) <= steered
        assert play.at("coach")[0] > 3.0
        assert play.at("coach")[1] > 2.0
        assert not play.of(FigureCollided)
        assert not [check for check in play.of(CheckMade) if check.kind == "accident-check"]


@pytest.mark.parametrize("name", BOTH_BOTS)
def test_it_backs_out_of_where_it_cannot_turn(name: str) -> None:
    scene = road(foe=(-4, 12))
    scene.box((2.2, -4), (2.6, 4), 3.0)
    scene.box((-3, 1.3), (2.2, 1.7), 3.0)
    with turn_of(scene, "driver", name) as play:
        assert play.at("coach")[0] < -1.0
        assert any(event.option == "reverse" for event in play.of(FigureMoved))
        assert not play.of(FigureCollided)


def test_it_rams_who_stands_in_the_way_of_something_heavier() -> None:
    scene = road(foe=(9, 0))
    marked(scene, "foe")
    play = turn_of(scene, "driver", "aggressive", dice=(6,) * 12)
    hits = [event for event in play.of(FigureCollided) if event.obstacle == "foe"]
    assert hits, "it costs a coach little"


def test_who_has_no_plan_for_where_the_vehicle_is_looks_for_a_way_from_there() -> None:
    play = road().activate("driver").act(Steer(COACH, 1)).act(Move(1))
    request = play.question(ChooseMoveOption)
    option = Reins(careful=False).option(play.state.clone(), request)
    assert not isinstance(option, Stop)
    assert request.refusal(play.state, option) is None


def test_the_journey_is_driven_as_far_as_that_helps_and_then_walked() -> None:
    scene = road(foe=(20, 0))
    scene.wall(15.0, 3.0, (-8.0, 16.0), passable=True, vehicle_passable=False)
    state = scene.state()
    journey = Journey(state, COACH, DRIVER)
    x, y, z = own_feet(state, COACH)
    assert journey.left((x + 13.0, y, z)) < journey.left((x, y, z)) < math.inf
    assert journey.left((x, y, z)) < journey.on_foot(own_feet(state, DRIVER))


def test_passengers_stay_as_long_as_they_are_driven_and_no_longer() -> None:
    reins = Reins(careful=False)
    state = road().state()
    assert reins.stays_aboard(state, FigureId("friend"))
    alone = table()
    coach(alone)
    rider(alone, "friend", at=(-1.5, 0.5))
    alone.human("foe", "bob", (24, 0), 180)
    assert not reins.stays_aboard(alone.state(), FigureId("friend")), "nobody steers it"
    stuck = road()
    stuck.box((2.1, -3), (2.5, 3), 3.0)
    stuck.box((-2.5, -3), (-2.1, 3), 3.0)
    stuck.box((-2.1, 1.1), (2.1, 1.5), 3.0)
    stuck.box((-2.1, -1.5), (2.1, -1.1), 3.0)
    assert not reins.stays_aboard(stuck.state(), FigureId("friend")), "it cannot get out"


def test_who_drives_goes_first_and_a_mount_waits_for_its_rider() -> None:
    state = new_game(load_scenario("post-road").setup)
    request = ChooseTurn("alice")
    bot = bots_of("pb12")["aggressive"](1)
    for figure in state.figures.values():
        figure.done = figure.id not in ("bay", "outrider")
    state.figures[FigureId("clerk")].place = Place.REMOVED
    state.players[PlayerId("alice")].command_points = 3
    assert bot.answer(state.clone(), request) == Activate(FigureId("outrider"))


# -- guns -----------------------------------------------------------------------------------------------------------

CANNON = Block(
    BlockId("cannon"),
    Label("cannon", "Kanone"),
    slots=1,
    damage=DamageCode(7, 4),
    range_factor=8,
    ranged_modifiers=GUN.ranged_modifiers,
    resources=1,
    charges=4,
)


def battery(foe: tuple[float, float]) -> Scene:
    """A gun that is turned by one step at a time, and its gunner."""
    scene = table()
    coach(scene, "gun", movement=1, slots=1, blocks=[CANNON], ranged=4, sight_angle=2)
    rider(scene, tech=4, ranged=4, blocks=[BLADE])
    scene.human("foe", "bob", foe, 180, blocks=[BLADE], points=(0, 1, 1))
    return scene


@pytest.mark.parametrize("name", BOTH_BOTS)
def test_a_gun_is_turned_and_fired(name: str) -> None:
    bot = bots_of("pb12")[name](1)
    play = battery((12, 12)).activate("driver", dice=(1, 1, 1, 1))
    taken: list[Any] = []
    while isinstance(play.pending, ChooseAction | ChooseMoveOption) and not any(
        isinstance(answer, RangedAttack) for answer in taken
    ):
        taken.append(bot.answer(play.state.clone(), play.pending))
        play.session.answer(taken[-1])
    assert isinstance(taken[0], Steer)
    assert any(isinstance(answer, TurnBy) for answer in taken)
    assert isinstance(taken[-1], RangedAttack)


@pytest.mark.parametrize("name", BOTH_BOTS)
def test_a_gun_is_loaded_again(name: str) -> None:
    bot = bots_of("pb12")[name](1)
    play = battery((14, 0)).activate("driver")
    play.figure("gun").blocks[BlockId("cannon")].resources = 0
    play.act(bot.answer(play.state.clone(), play.question(ChooseAction)))
    assert bot.answer(play.state.clone(), play.question(ChooseAction)) == Reload(BlockId("cannon"))


def test_who_has_nobody_to_shoot_at_leaves_the_gun() -> None:
    reins = Reins(careful=False)
    assert reins.stays_aboard(battery((12, 12)).state(), DRIVER)
    scene = battery((12, 12))
    scene.wall(4.0, 9.0, (-8.0, 16.0))
    assert not reins.stays_aboard(scene.state(), DRIVER)


def test_a_vehicle_with_nothing_to_do_lets_its_driver_go_on() -> None:
    scene = battery((14, 0))
    play = scene.activate("driver").act(Steer(FigureId("gun"), 1))
    play.figure("gun").blocks[BlockId("cannon")].resources = 0
    play.figure("gun").blocks[BlockId("cannon")].charges = 0
    answer = bots_of("pb12")["aggressive"](1).answer(play.state.clone(), play.question(ChooseAction))
    assert answer == LetAct(DRIVER)


# -- the post road --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTH_BOTS)
def test_the_mail_is_driven_down_the_post_road(name: str) -> None:
    setup = load_scenario("post-road").setup
    session = Session(SYSTEM, new_game(setup), SeededDice(3))
    bots = make_bots([name], setup, 1)
    begun = False
    while session.pending is not None:
        request = session.pending
        player = PlayerId(request.player)
        if not isinstance(request, ChooseTurn):
            session.answer(bots[player].answer(view(session.state, player), request))
        elif begun:
            break
        else:
            begun = player == "alice"
            session.answer(Activate(FigureId("coachman")) if begun else BreakOff())
    events = [line.event for line in session.log]
    assert [event.vehicle for event in events if isinstance(event, VehicleSteered)] == [COACH]
    assert session.state.figures[COACH].x > 12.0
    assert {vehicle_of(session.state, FigureId(one)) for one in ("coachman", "sergeant", "mail-guard")} == {COACH}
    assert not [event for event in events if isinstance(event, FigureFell | FigureCollided)]


def test_whoever_sits_on_a_cart_is_looked_at_as_one_who_could_get_off() -> None:
    state = new_game(load_scenario("post-road").setup)
    pikeman, outrider = FigureId("pikeman"), FigureId("outrider")
    assert gets_off(state, pikeman)
    assert not gets_off(state, outrider)
    assert March(state, pikeman).left() < math.inf
    assert March(state, outrider).left() == math.inf


def test_a_move_to_a_better_place_goes_on_where_the_first_step_is_no_better_yet() -> None:
    """The poacher sees the outrider between trees; only two steps on he sees more of him."""
    state, poacher = new_game(load_scenario("post-road").setup), FigureId("second-poacher")
    put(state, FigureId("bay"), (21.226, 13.249, 0.0), 15.0)
    put(state, FigureId("grey"), (24.414, 12.695, 0.0), 150.0)
    shooter = state.figures[poacher]
    shooter.action_points, shooter.activation = 2, Activation.DIRECT
    state.phase, state.turn = Phase.TURNS, Turn(PlayerId("bob"), poacher, poacher)
    bot = bots_of("pb12")["aggressive"](1)
    assert bot.answer(state.clone(), ChooseAction("bob", poacher, None)) == Move(1)
    shooter.action_points, shooter.movement_points = 1, 3
    assert isinstance(bot.answer(state.clone(), ChooseMoveOption("bob", poacher, 0, adjust=False)), Horizontal)


def test_a_mount_at_a_run_goes_on_rather_than_risk_an_accident() -> None:
    """Its rider cannot steer; standing still while it is Moved would be checked."""
    scene = table()
    coach(scene, "horse", action_points=1, initiative=3)
    rider(scene, "driver", nerve=1)
    marked(scene, "horse", moved=2)
    marked(scene, "driver", distracted=9)
    scene.human("foe", "bob", (1, 9), 180, blocks=[BLADE], points=(0, 1, 1))
    play = scene.activate("horse")
    assert isinstance(bots_of("pb12")["aggressive"](1).answer(play.state.clone(), play.question(ChooseAction)), Move)


@pytest.mark.parametrize("name", BOTH_BOTS)
def test_a_passenger_takes_the_reins_that_nobody_holds(name: str) -> None:
    scene = table()
    coach(scene)
    rider(scene, "friend", at=(0.3, 0.5), blocks=[BLADE])
    scene.human("foe", "bob", (26, 12), 180, blocks=[BLADE], points=(0, 1, 1))
    with turn_of(scene, "friend", name) as play:
        assert [event.figure for event in play.of(VehicleSteered)] == ["friend"]
        assert play.at("coach")[0] > 5.0


def test_a_careful_driver_minds_what_threatens_his_passengers() -> None:
    scene = table()
    coach(scene)
    rider(scene, blocks=[BLADE])
    rider(scene, "friend", at=(0.3, 0.7), blocks=[BLADE])
    scene.human("gunner", "bob", (8, 1.5), 180, blocks=[GUN], ranged=4, movement=0)
    scene.wall(4.0, 5.0, (-3.0, 0.9))
    state = scene.state()
    assert Danger(state, DRIVER).at(own_feet(state, DRIVER)) == 0.0, "nobody sees the driver"
    careful, bold = (Rides(state, COACH, DRIVER, careful=careful).staying() for careful in (True, False))
    assert careful < bold
