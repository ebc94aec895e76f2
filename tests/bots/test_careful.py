"""The careful bot: what it holds, where it hides, what it does when there is nothing to do, and that it wins by it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pb12table.bots.play import play_game
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.bots.posts import Holding, Posts, balance
from pb12table.systems.pb12.bots.prospects import Danger
from pb12table.systems.pb12.rules.figures.seeing import has_sight_line
from pb12table.systems.pb12.rules.game.answers import (
    Attack,
    ChangeStatus,
    Concentrate,
    EndTurn,
    Horizontal,
    Move,
    Reload,
    Stop,
)
from pb12table.systems.pb12.rules.game.events import VictoryPointsGained
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, Setup
from tests.bots.test_prospects import BLADE, GUN, HERO, ORIGIN, scene_with
from tests.systems.pb12.scene import Play, Scene

ALICE, BOB = PlayerId("alice"), PlayerId("bob")
GUNNER = FigureId("gunner")


def at(x: float, y: float) -> tuple[float, float, float]:
    return (ORIGIN + x, ORIGIN + y, 0.0)


def with_gunner(*targets: tuple[float, float], **hero: Any) -> Scene:
    """A hero, and an opponent with a gun 8 steps before him."""
    scene = scene_with(*targets, **hero)
    scene.human("gunner", "bob", (8, 0), 180, blocks=[GUN], ranged=4)
    return scene


def hold(scene: Scene, players: tuple[str, ...] = ("alice", "bob"), kind: ZoneKind = ZoneKind.HOLD) -> None:
    """A zone worth points, north of the hero."""
    scene.zone(kind, (-2, 6), (2, 9), players=players)


def played(scene: Scene, bot: CarefulBot | None = None) -> Play:
    """The hero's turn as the bot plays it, up to its end, an attack, or the question of somebody else."""
    bot = bot or CarefulBot(1)
    play = scene.activate("hero")
    while isinstance(play.pending, ChooseAction | ChooseMoveOption) and play.pending.figure == HERO:
        answer = bot.answer(play.state.clone(), play.pending)
        if isinstance(answer, EndTurn | Attack | Concentrate):
            break
        play.session.answer(answer)
    return play


def in_zone(play: Play) -> bool:
    x, y, _ = play.at("hero")
    return -2.0 <= x <= 2.0 and 6.0 <= y <= 9.0


# -- zones ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [ZoneKind.HOLD, ZoneKind.CONTEST])
def test_it_goes_where_points_are_to_be_had(kind: ZoneKind) -> None:
    scene = scene_with((20, 0))
    hold(scene, kind=kind)
    assert in_zone(played(scene))


def test_it_denies_others_what_only_they_can_hold_but_does_not_go_where_nothing_is_to_be_had() -> None:
    theirs = scene_with((20, 0))
    hold(theirs, players=("bob",))
    assert in_zone(played(theirs))
    contested = scene_with((20, 0))
    hold(contested, players=("bob",), kind=ZoneKind.CONTEST)
    assert not in_zone(played(contested))


def test_no_more_go_than_are_needed_and_a_leader_on_whom_all_depends_stays_away() -> None:
    state = _crowd(2).state()
    assert Holding(state, HERO).left(at(0, 0)) == float("inf")
    assert Holding(_crowd(1).state(), HERO).left(at(0, 0)) == pytest.approx(6.0, abs=1.0)
    led = scene_with((20, 0))
    led.leaders["alice"] = "hero"
    hold(led)
    assert Holding(led.state(), HERO).left(at(0, 0)) == float("inf")
    assert not in_zone(played(led))


def _crowd(count: int) -> Scene:
    """So many of the hero's side are nearer to the zone."""
    scene = scene_with((20, 0))
    hold(scene)
    for number in range(count):
        scene.human(f"friend-{number}", "alice", (number, 4))
    return scene


def test_the_balance_counts_what_zones_would_bring_each_side() -> None:
    scene = scene_with((0, 7))
    hold(scene)
    hold(scene, players=("alice",), kind=ZoneKind.CONTEST)
    state = scene.state()
    assert balance(state, ALICE) == -1.0
    assert balance(state, BOB) == 1.0
    holding = Holding(state, HERO)
    assert holding.gain(at(0, 0)) == -1.0
    assert holding.gain(at(1, 7)) == 1.0, "nobody holds it, and Alice contests it"
    assert state == scene.state(), "looking changes nothing"


# -- danger ---------------------------------------------------------------------------------------------------------


def test_danger_is_less_where_one_is_not_seen_and_from_whom_one_has_harmed() -> None:
    scene = with_gunner()
    scene.wall(3.0, 5.0, (-9.0, -1.0))
    danger = Danger(scene.state(), HERO)
    seen, hidden = danger.at(at(0, 0)), danger.at(at(0, -6))
    assert 0.0 == hidden < seen
    assert danger.at(at(0, 0), GUNNER, 0.5) == pytest.approx(0.5 * seen)
    assert danger.at(at(0, 0), GUNNER, 1.5) == 0.0


def test_danger_is_less_while_somebody_else_is_a_better_target() -> None:
    alone = Danger(with_gunner().state(), HERO).at(at(0, 0))
    scene = with_gunner()
    scene.human("nearer", "alice", (5, 2))
    assert 0.0 < Danger(scene.state(), HERO).at(at(0, 0)) < alone


def test_who_can_come_and_strike_is_a_danger_before_he_has_come() -> None:
    scene = scene_with(blocks=[])
    scene.human("striker", "bob", (5, 0), 180, blocks=[BLADE], melee=6)
    danger = Danger(scene.state(), HERO)
    assert danger.at(at(0, 0)) > 0.0
    assert danger.at(at(-14, 0)) == 0.0, "too far to come and strike"


def test_who_cannot_fight_goes_out_of_sight() -> None:
    scene = with_gunner(blocks=[])
    scene.wall(-2.0, 5.0, (-3.0, 3.0))
    play = played(scene)
    assert play.at("hero")[0] < -2.0
    assert not has_sight_line(play.state, GUNNER, HERO)


# -- its turn -------------------------------------------------------------------------------------------------------


def test_it_reloads_where_nobody_is_to_be_seen_and_waits_for_whoever_comes() -> None:
    scene = scene_with((8, 0), blocks=[GUN], movement=0)
    scene.wall(3.0, 5.0, (-20.0, 20.0))
    bot = CarefulBot(1)
    play = scene.activate("hero")
    play.figure("hero").blocks[BlockId("gun")].resources = 0
    assert bot.answer(play.state.clone(), play.question(ChooseAction)) == Reload(BlockId("gun"))
    play.act(Reload(BlockId("gun")))
    waits = bot.answer(play.state.clone(), play.question(ChooseAction))
    assert waits == ChangeStatus(Status.DELAYED, take_on=True, times=1)
    play.session.answer(waits)
    if play.pending is not None and isinstance(play.pending, ChooseAction):
        assert not isinstance(bot.answer(play.state.clone(), play.pending), Move | ChangeStatus)
    assert play.has("hero", "delayed")


def test_it_attacks_before_it_goes_where_it_could_not() -> None:
    scene = with_gunner(blocks=[GUN])
    scene.wall(-2.0, 5.0, (-3.0, 3.0))
    scene.human("other", "bob", (8, 3), 180, blocks=[GUN], ranged=6)
    scene.human("third", "bob", (8, -3), 180, blocks=[GUN], ranged=6)
    posts = Posts(scene.activate("hero").state.clone(), HERO, 3)
    best = posts.best()
    assert best.points > 0
    assert best.way is not None
    assert best.way.is_paid
    assert best.worth > posts.staying.worth
    assert best.before is not None, "behind the wall nobody can be attacked"
    assert best.before.attack.action_points + best.points <= 3


def test_a_planned_way_is_gone_to_its_end_and_left_when_somebody_stands_in_it() -> None:
    scene = scene_with((20, 0))
    hold(scene)
    bot = CarefulBot(1)
    play = scene.activate("hero")
    move = bot.answer(play.state.clone(), play.question(ChooseAction))
    assert isinstance(move, Move)
    play.act(move)
    first = bot.answer(play.state.clone(), play.question(ChooseMoveOption))
    assert isinstance(first, Horizontal)
    play.session.answer(first)
    x, y, _ = play.at("hero")
    blocked = play.state.clone()
    blocked.figures[FigureId("target-0")].x = ORIGIN + x
    blocked.figures[FigureId("target-0")].y = ORIGIN + y + 0.7
    assert bot.answer(blocked, play.question(ChooseMoveOption)) == Stop()


# -- games ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_holds_ground_that_the_aggressive_bot_leaves_alone() -> None:
    gained: Counter[str] = Counter()
    for seed in range(2):
        for names in (["careful", "aggressive"], ["aggressive", "careful"]):
            record, session = play_game(_two_parties(), names, seed)
            assert record.is_finished
            bot_of = dict(zip((ALICE, BOB), names, strict=True))
            for line in session.log:
                if isinstance(line.event, VictoryPointsGained) and line.event.rule == "R6.1.10":
                    gained[bot_of[line.event.player]] += line.event.points
    assert gained["careful"] >= 6
    assert gained["aggressive"] <= 1


def _two_parties() -> Setup:
    """Three against three, a walled yard aside from the straight way, five rounds."""
    scene = Scene(width=22.0, depth=16.0, origin=(11.0, 8.0), round_limit=5, players={"alice": 3, "bob": 3})
    for side, player in ((-1, "alice"), (1, "bob")):
        for number in range(3):
            place = (9.5 * side, 2.5 * (number - 2))
            scene.human(f"{player}-{number}", player, place, 90 - 90 * side, blocks=[GUN, BLADE], ranged=3, melee=3)
        scene.box((2.5 * side, -6), (2.5 * side + 0.4, -1), 3.0)
    scene.box((-4, 2), (4, 2.4), 3.0)
    scene.zone(ZoneKind.HOLD, (-3, 3), (3, 7), players=("alice", "bob"))
    return scene.setup()
