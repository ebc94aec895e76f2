"""The bot that leads: whom it lets lead, when it waits and when it strikes, and what the careful bot does there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pb12table.bots.play import make_bots, started
from pb12table.bots.reasons import reasons_of
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.bot import Reasons, answering
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.bots.leading_bot import CHARGING, WAITING, LeadingBot
from pb12table.systems.pb12.bots.posts import Posts
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    AppointLeader,
    Command,
    EndTurn,
    Pass,
    RangedAttack,
    RangedDefence,
    Wait,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import CommandKind, Phase, State
from pb12table.systems.pb12.rules.preparations.profiles import Block, GroupId, RangedModifiers
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChoosePlace
from pb12table.texts.locale import Texts
from tests.systems.pb12.expect import gun
from tests.systems.pb12.interrupting import ALWAYS, B
from tests.systems.pb12.interrupting import GUN as SHOT
from tests.systems.pb12.scene import Scene

CAPTAIN, FIRST, SECOND = FigureId("captain"), FigureId("first"), FigureId("second")
ALICE = PlayerId("alice")
NEAR, FAR = 6.0, 40.0


def pistol() -> Block:
    """A gun that is of no use far away."""
    return gun(ranged_modifiers=RangedModifiers(0, 0, 1))


def crew(*foes: float, points: int = 6, leads: bool = True, weapon: Callable[[], Block] = gun) -> Scene:
    """A captain with two who follow him, and opponents so many steps before them, each with a gun."""
    scene = Scene(width=70.0, depth=30.0, origin=(10.0, 14.0))
    scene.player("alice", points)
    scene.player("bob", 6)
    scene.human("captain", "alice", (0, 0), command=2, initiative=4, ranged=4, nerve=5, blocks=[weapon()])
    scene.human("first", "alice", (0, 4), ranged=4, blocks=[weapon()])
    scene.human("second", "alice", (0, -4), ranged=4, blocks=[weapon()])
    for number, away in enumerate(foes):
        scene.human(f"foe-{number}", "bob", (away, 4.0 * number - 4.0), 180, ranged=4, blocks=[weapon()])
    if leads:
        scene.lead("alice", "captain")
    return scene


def in_turns(scene: Scene, **balances: int) -> State:
    """The state of a scene in the middle of a round."""
    state = scene.state()
    state.phase = Phase.TURNS
    for player, balance in balances.items():
        state.players[PlayerId(player)].command_points = balance
    return state


def turn(bot: CarefulBot, state: State) -> Any:
    return bot.answer(state, ChooseTurn(ALICE))


@pytest.mark.rule("R2.2.10")
def test_it_lets_its_captain_lead_and_the_careful_one_never_does() -> None:
    state = in_turns(crew(FAR, leads=False), alice=6, bob=6)
    assert turn(LeadingBot(1), state) == AppointLeader(GroupId("alice"), CAPTAIN)
    assert isinstance(turn(CarefulBot(1), state), Activate)


@pytest.mark.rule("R2.2.10")
def test_who_would_have_no_point_left_for_the_turn_appoints_nobody() -> None:
    assert not isinstance(turn(LeadingBot(1), in_turns(crew(FAR, leads=False), alice=1, bob=6)), AppointLeader)


@pytest.mark.rule("R1.3.13")
def test_it_waits_while_those_who_are_far_must_still_act() -> None:
    state = in_turns(crew(FAR, FAR), alice=6, bob=6)
    assert turn(LeadingBot(1), state) == Wait()
    assert turn(CarefulBot(1), state) != Wait()


@pytest.mark.rule("R1.3.13")
def test_it_waits_for_nobody_who_has_acted() -> None:
    scene = crew(FAR, FAR)
    state = in_turns(scene, alice=6, bob=6)
    for foe in ("foe-0", "foe-1"):
        state.figures[FigureId(foe)].done = True
    assert turn(LeadingBot(1), state) == Activate(CAPTAIN)


@pytest.mark.rule("R2.2.3")
def test_it_strikes_with_all_at_once_where_that_promises_much() -> None:
    scene = crew(NEAR, NEAR, NEAR)
    assert turn(LeadingBot(1), in_turns(scene, alice=6, bob=6)) == Activate(CAPTAIN)
    play = scene.activate("captain")
    assert isinstance(play.pending, ChooseAction)
    command = LeadingBot(1).answer(play.state.clone(), play.pending)
    assert isinstance(command, Command)
    assert command.command is CommandKind.RANGED_ATTACK
    assert set(command.activate) == {FIRST, SECOND}
    assert not isinstance(CarefulBot(1).answer(play.state.clone(), play.pending), Command)


def test_against_one_who_came_alone_not_all_give_up_their_turn() -> None:
    """Five could shoot at him, but there is only one of him to be had."""
    scene = crew(NEAR, FAR, FAR)
    for number, away in enumerate((7, -7)):
        scene.human(f"more-{number}", "alice", (0, away), ranged=4, blocks=[gun()])
    assert turn(LeadingBot(1), in_turns(scene, alice=6, bob=6)) != Activate(CAPTAIN)


@pytest.mark.rule("R1.3.3")
@pytest.mark.parametrize(("away", "bid"), [(FAR, 0), (NEAR, 3)])
def test_it_bids_where_the_first_blow_counts_and_keeps_its_points_elsewhere(away: float, bid: int) -> None:
    state = crew(away, away, away).state()
    state.players[ALICE].command_points = 6
    assert LeadingBot(1).answer(state, BidInitiative(ALICE, 0, 6)) == bid


@pytest.mark.rule("R1.3.5")
@pytest.mark.parametrize(("away", "place"), [(FAR, 2), (NEAR, 1)])
def test_it_is_the_first_to_strike_or_the_last_to_act(away: float, place: int) -> None:
    state = crew(away, away, away).state()
    assert LeadingBot(1).answer(state, ChoosePlace(ALICE, (1, 2))) == place


def test_a_command_to_shoot_is_carried_out_by_all_and_the_leader_acts_last() -> None:
    play = crew(NEAR, NEAR, NEAR).activate("captain", dice=[1] * 40)
    bot, acted, answer = LeadingBot(1), list[FigureId](), None
    while not isinstance(answer, EndTurn):
        request = play.passing().pending
        assert request is not None
        answer = bot.answer(play.state.clone(), request)
        if isinstance(answer, RangedAttack) and isinstance(request, ChooseAction):
            acted.append(request.figure)
        play.session.answer(answer)
    assert acted[-1] == CAPTAIN
    assert set(acted) == {CAPTAIN, FIRST, SECOND}


def test_it_comes_near_only_when_most_of_the_others_are_done() -> None:
    """To stand in reach of those who have still to act is to be shot at first."""
    scene = crew(22.0, 22.0, 22.0, weapon=pistol)
    state = in_turns(scene, alice=6, bob=6)
    before = Posts(state, FIRST, 3, temper=WAITING).best()
    for foe in ("foe-0", "foe-1", "foe-2"):
        state.figures[FigureId(foe)].done = True
    after = Posts(state, FIRST, 3, temper=CHARGING).best()
    assert after.place[0] > before.place[0] + 3.0
    assert after.way is not None


def test_a_point_of_a_group_that_strikes_at_once_is_dearer_than_a_weak_shot() -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[gun()], ranged=3)
    scene.human("b", "bob", at=(1, 0), facing=180)
    scene.edit("b", standing_order=ALWAYS)
    with scene.activate("a") as play:
        play.answer(RangedAttack(SHOT, B, 1))
        assert play.pending is not None
        assert LeadingBot(1).answer(play.state.clone(), play.pending) == Pass()
        assert CarefulBot(1).answer(play.state.clone(), play.pending) == RangedDefence(B)


def test_it_defends_a_figure_once_as_who_is_announced_may_turn_to_another() -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[gun()], ranged=7)
    scene.human("b", "bob", at=(1, 0), facing=180)
    scene.edit("b", standing_order=ALWAYS)
    with scene.activate("a") as play:
        play.answer(RangedAttack(SHOT, B, 3))
        first = play.question(PlayInterruption)
        assert LeadingBot(1).answer(play.state.clone(), first) == RangedDefence(B)
        play.answer(RangedDefence(B))
        second = play.question(PlayInterruption)
        assert second.player == "bob"
        assert CarefulBot(1).answer(play.state.clone(), second) == RangedDefence(B)
        assert LeadingBot(1).answer(play.state.clone(), second) == Pass()


# -- why it did what it did ------------------------------------------------------------------------------------------


WEIGHED = (ChooseAction, ChooseTurn, PlayInterruption, BidInitiative, ChoosePlace)


def told_of(bot: CarefulBot) -> Reasons:
    """Why a bot gave its last answer, as far as it is a gain in points, the best first; all have names."""
    reasons, texts = bot.reasons(), Texts("de").of("pb12")
    assert reasons is not None
    assert reasons.in_points
    assert reasons.plans[0].worth == max(plan.worth for plan in reasons.plans)
    assert all(texts.has(f"plan-{plan.name}") for plan in reasons.plans)
    return reasons


@pytest.mark.parametrize(("away", "taken"), [(9.0, "strike"), (FAR, "wait")])
def test_a_group_says_what_its_blow_is_worth_next_to_waiting(away: float, taken: str) -> None:
    bot, state = LeadingBot(1), in_turns(crew(away, weapon=pistol), alice=5, bob=6)
    answer, reasons = turn(bot, state), told_of(bot)
    assert (reasons.chosen, reasons.plans[0].first) == (taken, answer)
    worths = {plan.name: plan.worth for plan in reasons.plans}
    assert worths["wait"] == 0.0
    assert (worths["strike"] >= 0.0) == (taken == "strike")


def test_who_is_given_the_turn_is_weighed_against_the_others() -> None:
    bot, state = CarefulBot(1), in_turns(crew(9.0), alice=6, bob=6)
    answer, reasons = turn(bot, state), told_of(bot)
    assert reasons.plans[0].first == answer
    assert {plan.first for plan in reasons.plans} == {Activate(CAPTAIN), Activate(FIRST), Activate(SECOND)}


@pytest.mark.parametrize("kind", [CarefulBot, LeadingBot])
def test_an_attack_names_its_target_and_what_it_gains_over_doing_nothing(kind: type[CarefulBot]) -> None:
    scene = Scene(width=10.0, depth=8.0, origin=(3.0, 4.0))
    scene.human("a", "alice", blocks=[gun()], ranged=7)
    scene.human("b", "bob", at=(3, 0), facing=180)
    with scene.activate("a") as play:
        assert play.pending is not None
        bot = kind(1)
        answer, reasons = bot.answer(play.state.clone(), play.pending), told_of(bot)
        shot = next(plan for plan in reasons.plans if plan.name == "shoot")
        assert shot.target == B
        assert shot.worth > 0.0
        assert reasons.plans[0].first == answer


def test_asking_why_changes_no_game() -> None:
    setup, games = load_scenario("smugglers-cove").setup, list[list[Any]]()
    for asks in (False, True):
        session, told = started(setup, 3), 0
        bots = make_bots(["steady", "learner"], setup, 3)
        for _ in range(40):
            assert session.pending is not None
            bot = bots[PlayerId(session.pending.player)]
            request, answer = session.pending, answering(bot, session)()
            reasons = reasons_of(bot) if asks else None
            if reasons is not None:
                told += 1
                assert isinstance(request, WEIGHED), "of other answers nothing is left from before"
                assert reasons.plans[0].first == answer
            session.answer(answer)
        assert bool(told) == asks
        games.append([entry.plain for entry in session.entries])
    assert games[0] == games[1]


@pytest.mark.rule("R1.3.3")
@pytest.mark.parametrize(("walled", "chosen", "bid"), [(False, "be-first", 3), (True, "keep-points", 0)])
def test_a_bid_says_what_the_first_blow_is_worth(walled: bool, chosen: str, bid: int) -> None:
    """Behind a wall nobody gains by it, however near the others are."""
    scene, bot = crew(NEAR, NEAR, NEAR, weapon=pistol), LeadingBot(1)
    if walled:
        scene.wall(3.0, 4.0, (-13.0, 13.0))
    state = scene.state()
    state.players[ALICE].command_points = 6
    assert bot.answer(state, BidInitiative(ALICE, 0, 6)) == bid
    reasons = told_of(bot)
    assert (reasons.chosen, reasons.plans[0].first) == (chosen, bid)
    assert {plan.name for plan in reasons.plans} == {"be-first", "keep-points"}


@pytest.mark.parametrize("kind", [CarefulBot, LeadingBot])
def test_a_defence_says_what_it_saves(kind: type[CarefulBot]) -> None:
    scene = Scene()
    scene.human("a", "alice", blocks=[gun()], ranged=7)
    scene.human("b", "bob", at=(1, 0), facing=180)
    scene.edit("b", standing_order=ALWAYS)
    with scene.activate("a") as play:
        play.answer(RangedAttack(SHOT, B, 3))
        bot = kind(1)
        answer, reasons = bot.answer(play.state.clone(), play.question(PlayInterruption)), told_of(bot)
        assert (reasons.chosen, answer) == ("ward-off", RangedDefence(B))
        assert [(plan.name, plan.worth) for plan in reasons.plans[1:]] == [("let-be", 0.0)]


def test_a_command_says_what_those_do_who_are_commanded() -> None:
    play, bot = crew(NEAR, NEAR, NEAR).activate("captain"), LeadingBot(1)
    answer, reasons = bot.answer(play.state.clone(), play.question(ChooseAction)), told_of(bot)
    assert (reasons.chosen, reasons.plans[0].first) == ("lead", answer)
    assert reasons.plans[0].worth > 0.0
