"""End positions: what Pb-12's bots did wrong there, and do right."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.careful_bot import CarefulBot, anybody_could_come
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
from pb12table.systems.pb12.rules.attacks.odds import check_probability
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
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import DueEffect, Effect, Phase, Place, Status, TakenOver
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.round.sequence import ChooseEffect
from pb12table.table.shapes import plan_distance
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
