"""End positions: what Pb-12's bots did wrong there, and do right."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot
from pb12table.systems.pb12.bots.careful_bot import CarefulBot, anybody_could_come
from pb12table.systems.pb12.bots.leading_bot import LeadingBot, WaryBot
from pb12table.systems.pb12.bots.marching import route_to
from pb12table.systems.pb12.bots.posts import (
    Posts,
    best_take_over,
    boldness,
    cost_of_panic,
    dread,
    fright,
    next_effect_of,
    p_panic,
)
from pb12table.systems.pb12.bots.prospects import Danger, best_prospect
from pb12table.systems.pb12.rules.attacks.odds import check_probability, odds
from pb12table.systems.pb12.rules.checks.deputies import TakeOverPanicChecks, panic_modifiers
from pb12table.systems.pb12.rules.figures.figures import communication_radius
from pb12table.systems.pb12.rules.game.answers import (
    Attack,
    ChangeStatus,
    Concentrate,
    Decline,
    MeleeAttack,
    MeleeDefence,
    Move,
    Pass,
    RangedAttack,
    TakeOver,
    Wait,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import DueEffect, Effect, Phase, Place, State, Status, TakenOver
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.round.sequence import ChooseEffect
from pb12table.table.shapes import plan_distance
from tests.bots.test_leading import crew, in_turns
from tests.bots.test_prospects import BLADE, GUN, HERO, ORIGIN, scene_with
from tests.bots.test_reacting import answered
from tests.systems.pb12.expect import blade, gun
from tests.systems.pb12.interrupting import ALWAYS, B
from tests.systems.pb12.interrupting import BLADE as STRUCK
from tests.systems.pb12.interrupting import GUN as SHOT
from tests.systems.pb12.scene import Scene, marker

LEADER, FIRST, SECOND = FigureId("leader"), FigureId("first"), FigureId("second")
HERE = (ORIGIN, ORIGIN, 0.0)


def beside_a_marker(**hero: Any) -> Scene:
    """The hero stands beside a victim of before, and a target is far off behind a wall."""
    scene = scene_with((20, 0), **{"nerve": 1, "initiative": 2, **hero})
    scene.wall(10.0, 6.0, (-14.0, 14.0))
    scene.human("ghost", "bob", at=None)
    return scene


@pytest.mark.rule("R1.10.1", "R1.4.27")
def test_the_chance_to_panic_is_that_of_the_rules() -> None:
    state = scene_with((20, 0), nerve=2).state()
    total = sum(part.value for part in panic_modifiers(state, HERO, 1))
    assert p_panic(state, HERO, 1) == pytest.approx(1.0 - check_probability(total))
    assert p_panic(state, HERO, 2) >= p_panic(state, HERO, 1)


@pytest.mark.rule("R1.10.1")
@pytest.mark.parametrize("brave", [False, True])
def test_it_leaves_the_side_of_the_fallen_unless_it_has_the_nerve(brave: bool) -> None:
    scene = beside_a_marker(nerve=11 if brave else 1)
    state = scene.state()
    state.markers.append(marker("ghost", (0.0, 0.5, 1.8), (ORIGIN, ORIGIN)))
    assert (dread(state, HERO, HERE) > 0.0) is not brave
    post = Posts(state, HERO, 3).best()
    radius = communication_radius(state, HERO)
    assert radius is not None
    away = plan_distance(post.place[:2], (ORIGIN, ORIGIN + 0.5)) > radius
    if not brave:
        assert away, "it ends the round where no marker forces a check"


@pytest.mark.rule("R1.3.18")
def test_the_last_one_who_can_act_has_most_to_lose() -> None:
    alone = scene_with((20, 0)).state()
    scene = scene_with((20, 0))
    scene.human("friend", "alice", (-5, 0))
    assert cost_of_panic(alone, HERO) > cost_of_panic(scene.state(), HERO) + 1.0


@pytest.mark.rule("R1.10.1")
def test_a_victim_beside_others_is_worth_more_than_one_alone() -> None:
    scene = scene_with((6, 0), (6, 1), (-6, 8))
    state = scene.state()
    beside, alone = FigureId("target-0"), FigureId("target-2")
    assert fright(state, HERO, beside, 0.5) > fright(state, HERO, alone, 0.5) == 0.0


def led(nerve: int, command: int) -> Scene:
    """A leader with such nerve and command and one CP, and two of the group with little nerve."""
    scene = Scene()
    scene.player("alice", 1)
    scene.player("bob", 1)
    scene.human("leader", "alice", (0, 0), nerve=nerve, command=command, initiative=1)
    for number, name in enumerate(("first", "second")):
        scene.human(name, "alice", (1, number), nerve=1, initiative=1)
    scene.human("foe", "bob", (30, 0))
    scene.group("band", ["leader", "first", "second"], "leader")
    return scene


@pytest.mark.rule("R2.2.9")
@pytest.mark.parametrize(("nerve", "takes"), [(6, True), (0, False)])
def test_a_leader_with_more_nerve_takes_over_and_one_with_less_does_not(nerve: int, takes: bool) -> None:
    state = led(nerve, 4 if takes else 1).state()
    own = tuple(tuple(panic_modifiers(state, each)) for each in (FIRST, SECOND))
    answer = best_take_over(state, TakeOverPanicChecks("alice", (FIRST, SECOND), own=own))
    if takes:
        assert isinstance(answer, TakeOver)
        assert (answer.leader, set(answer.figures)) == (LEADER, {FIRST, SECOND})
    else:
        assert answer == Decline()


@pytest.mark.rule("R2.2.9")
def test_in_the_status_phase_a_leader_is_asked_for_only_where_that_helps() -> None:
    for nerve, command, takes in ((6, 4, True), (0, 1, False)):
        state = led(nerve, command).state()
        state.phase = Phase.STATUS
        state.markers.append(marker("foe", (1.0, 0.0, 1.8)))
        due = [DueEffect(Effect.MARKERS, each) for each in (FIRST, SECOND)]
        state.due_effects.extend(due)
        request = ChooseEffect("alice", (*due, TakenOver(state.figures[FIRST].controller)))
        assert isinstance(next_effect_of(state, request), TakenOver) is takes


@pytest.mark.rule("R4.1.5")
@pytest.mark.parametrize(("far", "comes"), [(9.0, True), (28.0, False)])
def test_it_waits_only_for_somebody_who_could_come(far: float, comes: bool) -> None:
    scene = scene_with((far, 0), blocks=[BLADE], movement=0)
    scene.wall(3.0, 5.0, (-14.0, 14.0))
    assert anybody_could_come(scene.state(), HERO) is comes
    with scene.activate("hero") as play:
        answer = CarefulBot(1).answer(play.state.clone(), play.question(ChooseAction))
        assert isinstance(answer, ChangeStatus) is comes


@pytest.mark.rule("R4.1.5", "R4.3.2")
@pytest.mark.parametrize("waits", [False, True])
def test_whoever_waits_does_not_throw_it_away_for_a_defence(waits: bool) -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[gun()], ranged=3)
    scene.human("b", "bob", at=(4, 0), facing=180, blocks=[gun()], ranged=9, points=(0, 1, 1))
    scene.edit("b", standing_order=ALWAYS, statuses={Status.DELAYED: 2} if waits else {})
    with scene.activate("a") as play:
        play.answer(RangedAttack(SHOT, B, 2))
        defends = type(answered(play)).__name__ == "RangedDefence"
        assert defends is not waits or answered(play) == Pass()
        assert not (waits and defends)


@pytest.mark.rule("R4.0.4", "R4.3.3")
@pytest.mark.parametrize("feint", [False, True])
def test_a_feint_is_worth_no_marker(feint: bool) -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[blade()], melee=4, action_points=3)
    scene.human("b", "bob", at=(1, 0), facing=180)
    scene.human("c", "bob", at=(0, 1), facing=270, points=(0, 0, 0))
    scene.edit("b", light_points=0, standing_order=ALWAYS)
    if not feint:
        scene.edit("c", place=Place.STAGING)
    with scene.activate("a") as play:
        play.answer(MeleeAttack(STRUCK, B, 1))
        assert isinstance(answered(play), MeleeDefence) is not feint


def test_a_side_that_has_all_but_won_goes_and_ends_it() -> None:
    scene = scene_with((20, 0), action_points=3)
    scene.human("friend", "alice", (0, -3), action_points=3)
    equal = scene.state()
    equal.figures[FigureId("friend")].place = Place.STAGING
    assert boldness(equal, HERO) == 0.0
    won = scene.state()
    won.figures[FigureId("target-0")].light_points = won.figures[FigureId("target-0")].heavy_points = 0
    assert boldness(won, HERO) == 1.0
    led = scene.state()
    led.players[PlayerId("alice")].victory_points = 1
    assert boldness(led, HERO) == 0.0, "it wins by staying"


@pytest.mark.rule("R1.7.12")
def test_what_it_has_concentrated_for_it_does() -> None:
    scene = scene_with((7, 0), ranged=0, action_points=3, movement=4)
    bot = CarefulBot(1)
    with scene.activate("hero") as play:
        first = bot.answer(play.state.clone(), play.question(ChooseAction))
        for _ in range(3):
            if isinstance(first, Concentrate | Attack):
                break
            play.session.answer(first)
            assert play.pending is not None
            first = bot.answer(play.state.clone(), play.pending)
        assert isinstance(first, Concentrate), first
        play.session.answer(first)
        then = bot.answer(play.state.clone(), play.question(ChooseAction))
        assert isinstance(then, Attack), "and does not go away instead"
        assert not isinstance(then, Move)
        assert then.weapon == BlockId(GUN.id)


# -- what the wary player does better than the steady one ------------------------------------------------------------


def ends_at(bot: AggressiveBot, scene: Scene) -> tuple[float, float]:
    """Where the hero is at the end of his turn, from where he began."""
    play = scene.activate("hero")
    while isinstance(play.pending, ChooseAction | ChooseMoveOption) and play.pending.figure == HERO:
        play.session.answer(bot.answer(play.state.clone(), play.pending))
    hero = play.state.figures[HERO]
    return hero.x - ORIGIN, hero.y - ORIGIN


def with_striker(at: tuple[float, float], **striker: Any) -> Scene:
    """The hero has only a blade, and so has an opponent, who has still to act."""
    scene = scene_with(blocks=[BLADE], action_points=3, movement=3)
    values = {"blocks": [BLADE], "melee": 5, "action_points": 3, "movement": 3, **striker}
    scene.human("striker", "bob", at, 180, **values)
    return scene


COMES = 2 * 3 + 2.0
"""So far a striker comes, and strikes with his last point."""


@pytest.mark.parametrize(("bot", "wrong"), [(AggressiveBot(1), True), (LeadingBot(1), True), (WaryBot(1), False)])
def test_no_charge_ends_half_way_in_reach_of_a_blow_in_return(bot: AggressiveBot, wrong: bool) -> None:
    x, y = ends_at(bot, with_striker((16.0, 0.0)))
    assert x > 3.0, "it does come nearer"
    assert (dist((x, y), (16.0, 0.0)) < COMES) is wrong


def test_a_blow_at_the_very_end_of_a_reach_is_a_danger_on_the_coarse_grid_too() -> None:
    state, place = with_striker((16.0, 0.0)).state(), (ORIGIN + 11.5, ORIGIN + 1.5, 0.0)
    assert Danger(state, HERO, coarse=True).at(place) == 0.0
    assert Danger(state, HERO, coarse=True, routes=route_to).at(place) > 0.5


def test_who_stands_behind_a_corner_may_come_round_it() -> None:
    scene = with_striker((4.0, 1.0), action_points=4, movement=4)
    scene.wall(2.0, 6.0, (-3.0, 10.0))
    state = scene.state()
    behind, far = (ORIGIN + 1.0, ORIGIN - 1.0, 0.0), (ORIGIN - 10.0, ORIGIN + 10.0, 0.0)
    assert Danger(state, HERO).at(behind) == 0.0
    danger = Danger(state, HERO, routes=route_to)
    assert danger.at(behind) > 0.5
    assert danger.at(far) == 0.0
    assert state == scene.state(), "looking changes nothing"


def shot_at(bot: AggressiveBot, scene: Scene) -> FigureId | None:
    """At whom the hero shoots."""
    play = scene.activate("hero", dice=[1] * 40)
    while True:
        answer = bot.answer(play.state.clone(), play.question(ChooseAction))
        if isinstance(answer, Attack):
            return answer.target
        assert isinstance(answer, Concentrate), answer
        play.session.answer(answer)


@pytest.mark.rule("R1.10.1")
@pytest.mark.parametrize(("bot", "victim"), [(LeadingBot(1), "beside"), (WaryBot(1), "apart")])
def test_nobody_is_shot_down_beside_ones_own_while_another_can_be(bot: AggressiveBot, victim: str) -> None:
    scene = scene_with(action_points=2)
    for name, y in (("beside", 5), ("apart", -5)):
        scene.human(name, "bob", (5, y), 180, points=(0, 0, 1), blocks=[])
    scene.human("friend", "alice", (5, 7), nerve=-2, blocks=[])
    assert shot_at(bot, scene) == FigureId(victim)


@pytest.mark.parametrize(("bot", "waits"), [(CarefulBot(1), False), (WaryBot(1), True)])
def test_those_who_are_hidden_do_not_come_out_one_by_one(bot: CarefulBot, waits: bool) -> None:
    scene = crew(12.0, 12.0, 12.0)
    scene.wall(2.0, 6.0, (-9.0, 9.0))
    answer = bot.answer(in_turns(scene, alice=6, bob=6), ChooseTurn(PlayerId("alice")))
    assert (answer == Wait()) is waits


@pytest.mark.parametrize(("bot", "leaves"), [(AggressiveBot(1), True), (WaryBot(1), False)])
def test_nobody_walks_out_of_cover_into_sight_of_three_who_may_still_act(bot: AggressiveBot, leaves: bool) -> None:
    scene = scene_with(action_points=3, movement=3, blocks=[BLADE])
    scene.wall(1.0, 5.0, (-2.0, 2.0))
    for number in range(3):
        scene.human(f"watch-{number}", "bob", (10.0, 3.0 * number - 3.0), 180, blocks=[GUN], ranged=5)
    x, y = ends_at(bot, scene)
    assert (x > 1.0 or abs(y) > 2.5) is leaves


def test_nobody_passes_where_an_attack_has_better_than_even_odds() -> None:
    scene = crew(4.0, 40.0, 40.0)
    scene.edit("foe-0", light_points=0, heavy_points=0)
    state = in_turns(scene, alice=6, bob=6)
    best = max(p_out(state, name) for name in ("captain", "first", "second"))
    assert best > 0.5
    assert WaryBot(1).answer(state, ChooseTurn(PlayerId("alice"))) != Wait()


def p_out(state: State, name: str) -> float:
    """How likely a figure puts somebody out with its best attack."""
    attack = best_prospect(state, FigureId(name), 3)
    return 0.0 if attack is None else odds(state, FigureId(name), attack.attack).p_out


def test_a_fight_that_is_won_is_finished_behind_every_wall() -> None:
    scene = scene_with(action_points=3, movement=4, ranged=4)
    scene.human("friend", "alice", (0, -3), action_points=3)
    scene.human("last", "bob", (16, 0), 180, blocks=[GUN], ranged=2)
    scene.edit("last", light_points=0, heavy_points=0)
    scene.wall(8.0, 5.0, (-4.0, 4.0))
    assert ends_at(WaryBot(1), scene)[0] > 6.0
