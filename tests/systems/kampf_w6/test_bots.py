"""What the bots of Kampf W6 do in positions where one of them is known to go wrong."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.files.weights import shipped_weights
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Reasons, answering
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.kampf_w6.bots.by_name import strong_bot
from pb12table.systems.kampf_w6.bots.lines import W6Turns
from pb12table.systems.kampf_w6.bots.tactics import SteadyBot, TacticalBot
from pb12table.systems.kampf_w6.bots.value import VALUE
from pb12table.systems.kampf_w6.rules.answers import (
    NO_PARRY,
    Attack,
    BuyAction,
    EndTurn,
    Run,
    StealAction,
    UseItem,
    Walk,
)
from pb12table.systems.kampf_w6.rules.data import StandingOrder, TakeAct, WeaponId
from pb12table.systems.kampf_w6.rules.figures import data
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.system import SYSTEM
from pb12table.table.footprints import Area
from pb12table.texts.locale import LANGUAGES, Texts
from tests.systems.kampf_w6.scene import Play, Scene, box, thin


def opening(actions: int, game_round: int = 1) -> Play:
    """One acts whom three could answer, each with so many actions."""
    scene = Scene().figure("a", "alice", 10, 20, "pistol")
    for identity, y in (("b", 18), ("c", 20), ("d", 22)):
        scene.figure(identity, "bob", 20, y, "pistol", actions=actions)
    return scene.play(actor="a", game_round=game_round)


@pytest.mark.parametrize(
    ("actions", "game_round", "attacks"), [(1, 1, False), (0, 1, True), (1, 2, True)], ids=["opening", "spent", "later"]
)
def test_nobody_opens_fire_while_three_may_answer_unless_all_would_wait_for_ever(
    actions: int, game_round: int, attacks: bool
) -> None:
    play = opening(actions, game_round)
    answer = SteadyBot(1).answer(play.state, play.asked)
    assert isinstance(answer, Attack if attacks else EndTurn)
    assert isinstance(TacticalBot(1).answer(play.state, play.asked), Attack), "a learner shoots at once"
    if actions:
        assert isinstance(strong(play)[0], Attack) == attacks


def test_who_gains_much_more_than_all_answers_would_attacks_at_once() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle")
    play = scene.figure("b", "bob", 20, 20, "pistol", actions=1, shooting=0).play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), Attack)


def test_healing_comes_before_waiting() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol", items=["first-aid-kit"], wounds=1)
    for identity, y in (("b", 18), ("c", 20)):
        scene.figure(identity, "bob", 20, y, "pistol", actions=1)
    play = scene.play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), UseItem)


def test_what_others_keep_to_themselves_changes_no_choice() -> None:
    setup = load_scenario("petrol-station").setup
    session: Session[State] = Session(SYSTEM, SYSTEM.new_game(setup), SeededDice(3))
    bot, met = SteadyBot(3), 0
    while (asked := session.pending) is not None and met < 60:
        wishing = session.state.clone()
        for figure in setup.figures:
            if figure.player != asked.player:
                wishing.figures[figure.id].standing_order = StandingOrder.NEVER
                wishing.figures[figure.id].passed_turn = True
        for player, dice in wishing.players.items():
            dice.keep_dice = player != asked.player
        answer = bot.answer(session.state, asked)
        assert SteadyBot(3).answer(wishing, asked) == answer
        session.answer(answer)
        met += 1
    assert met == 60


def test_dice_are_for_the_first_good_attack_and_not_for_the_end() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "smg", actions=0)
    scene.figure("b", "bob", 20, 20, "pistol", actions=0)
    scene.dice["alice"] = (1, 0, 0)
    play = scene.play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), BuyAction)
    assert isinstance(TacticalBot(1).answer(play.state, play.asked), EndTurn), "a learner keeps the last die"


def test_a_fate_die_goes_first_since_it_gets_nothing_else() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "smg", actions=0)
    scene.figure("b", "bob", 20, 20, "pistol", actions=0)
    scene.dice["alice"] = (2, 0, 1)
    play = scene.play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), StealAction)


@pytest.mark.parametrize("bot", [TacticalBot, SteadyBot])
@pytest.mark.parametrize("carries", [True, False])
def test_who_carries_something_home_does_not_stop_to_fight(bot: type[TacticalBot], carries: bool) -> None:
    scene = Scene(box("hut", 11.0, 20.0, 1.0, 1.0, 0.5), width=40.0, depth=40.0)
    scene.figure("a", "alice", 10.5, 20.5, "assault-rifle", actions=4)
    scene.figure("b", "bob", 20, 20, "pistol", actions=0)
    scene.acts = (TakeAct("take-papers", Label("take the papers", ""), "hut"),)
    corners = ((0.0, 10.0), (2.0, 10.0), (2.0, 30.0), (0.0, 30.0))
    scene.zones = (Zone("home", ZoneKind.EXIT, Area(corners), (PlayerId("alice"),)),)
    play = scene.play(actor="a", game_round=2)
    state = play.state
    state.papers["take-papers"].carrier, state.papers["take-papers"].at = FigureId("a"), None
    if not carries:
        state.papers["take-papers"].carrier = FigureId("b")
    answer = bot(1).answer(state, play.asked)
    if carries:
        assert isinstance(answer, Walk), "what is done while walking costs nothing"
        assert answer.path[-1][0] < 8.0
    else:
        assert isinstance(answer, Attack)


@pytest.mark.parametrize("game_round", [1, 2])
def test_it_says_what_an_attack_gains_and_what_it_is_worth_to_wait(game_round: int) -> None:
    play, bot = opening(1, game_round), SteadyBot(1)
    answer, reasons = bot.answer(play.state, play.asked), bot.reasons()
    assert reasons is not None
    assert reasons.plans[0].first == answer
    (rest,) = [plan.worth for plan in reasons.plans if plan.first == EndTurn()]
    gains = [plan.worth for plan in reasons.plans if isinstance(plan.first, Attack)]
    assert rest == reasons.before
    assert rest > max(gains) if game_round == 1 else rest < min(gains)


def test_it_says_what_a_parry_saves() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "knife", melee=5)
    scene.figure("b", "bob", 11, 20, "sabre", melee=4, actions=1)
    play, bot = scene.play(6, 6).answer(Attack(WeaponId("knife"), FigureId("b"))), SteadyBot(1)
    answer, reasons = bot.answer(play.state, play.asked), bot.reasons()
    assert reasons is not None
    assert reasons.plans[0].first == answer == "sabre"
    assert {plan.first for plan in reasons.plans} == {"sabre", "fists", NO_PARRY}
    worths = [plan.worth for plan in reasons.plans]
    assert worths == sorted(worths, reverse=True)
    assert reasons.before == 0.0


# -- the strong one ---------------------------------------------------------------------------------------------------


def strong(play: Play) -> tuple[Any, Reasons]:
    """What the strong bot answers, and why."""
    bot = strong_bot(1)
    answer, reasons = answering(bot, play.session)(), bot.reasons()
    assert reasons is not None
    assert reasons.plans[0].first == answer
    return answer, reasons


def test_nobody_walks_out_of_cover_into_the_sight_of_those_who_still_may_act() -> None:
    scene = Scene(thin("wall", (14.0, 14.0), (14.0, 26.0), 3.0), width=40.0, depth=40.0)
    for name, y in (("a", 20), ("a2", 18), ("a3", 22)):
        scene.figure(name, "alice", 10, y, "assault-rifle", actions=4 if name == "a" else 0)
    for name, y in (("b", 17), ("c", 20), ("d", 23)):
        scene.figure(name, "bob", 24, y, "assault-rifle", actions=3)
    play = scene.play(actor="a", game_round=2)
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), Run)
    answer, reasons = strong(play)
    assert isinstance(answer, EndTurn)
    (run,) = [plan for plan in reasons.plans if isinstance(plan.first, Run)]
    assert run.worth < reasons.plans[0].worth
    assert run.feared in ("b", "c", "d")


def test_a_healer_does_not_walk_in_front_of_those_who_cannot_follow() -> None:
    scene = Scene(thin("wall", (14.0, 10.0), (14.0, 30.0), 3.0), width=40.0, depth=40.0)
    scene.figure("a", "alice", 12, 20, "pistol", items=["first-aid-kit"], actions=3)
    for name, y in (("a2", 18), ("a3", 22)):
        scene.figure(name, "alice", 12, y, "assault-rifle", actions=0)
    for name, y in (("b", 18), ("c", 20), ("d", 22)):
        scene.figure(name, "bob", 24, y, "assault-rifle", actions=3)
    play = scene.play(actor="a", game_round=2)
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), Run)
    assert isinstance(strong(play)[0], EndTurn)


def test_who_has_better_than_even_odds_does_not_pass() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "assault-rifle", shooting=4)
    play = scene.figure("b", "bob", 20, 20, "pistol", actions=1, shooting=4).play(actor="a")
    assert isinstance(SteadyBot(1).answer(play.state, play.asked), EndTurn)
    assert isinstance(strong(play)[0], Attack)


def test_a_fight_that_is_won_is_finished() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol").figure("a2", "alice", 10, 24, "pistol")
    play = scene.figure("b", "bob", 18, 20, "pistol", actions=2, wounds=2).play(actor="a")
    answer, _ = strong(play)
    assert isinstance(answer, Attack)
    assert answer.target == "b"


@pytest.mark.parametrize("scenario", ["petrol-station", "quarry"])
def test_each_line_begins_with_a_legal_answer(scenario: str) -> None:
    setup = load_scenario(scenario).setup
    session = started(setup, "lines", 1, digests=False)
    turns, bots = W6Turns(shipped_weights("w6", VALUE)), make_bots(["steady"], setup, "lines", 1)
    seen: set[str] = set()
    while len(seen) < 7:
        request = session.pending
        assert request is not None
        if turns.is_weighed(session.state, request):
            for name, answer in turns.alternatives(session.state, request):
                assert request.refusal(session.state, answer) is None, (name, answer)
                seen.add(name)
        play(session, bots, 1)
    for name in seen | set(turns.policies):
        assert all(Texts(language).of("w6").has(f"plan-{name}") for language in LANGUAGES), name


def test_a_chance_grows_by_each_wound_of_an_opponent() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "pistol").figure("b", "bob", 20, 20, "pistol", wound_limit=4)
    weights = shipped_weights("w6", VALUE)
    chances = []
    for wounds in range(4):
        state = scene.play(actor="a").state
        state.figures[state.setup.figures[1].id].wounds = wounds
        own, other = (weights.chance(VALUE.features(state, PlayerId(player))) for player in ("alice", "bob"))
        assert own + other == pytest.approx(1.0)
        chances.append(own)
    assert chances == sorted(chances)


@pytest.mark.parametrize("layout", suite_files("w6"))
def test_whoever_loses_a_figure_never_gains(layout: str) -> None:
    setup = load_scenario(suite_files("w6")[layout]).setup
    weights = shipped_weights("w6", VALUE)
    for figure in setup.figures:
        state = SYSTEM.new_game(setup)
        chances = []
        for wounds in range(data(state, figure.id).profile.wound_limit):
            state.figures[figure.id].wounds = wounds
            chances.append(weights.chance(VALUE.features(state, figure.player)))
        state.figures[figure.id].fate = Fate.OUT
        chances.append(weights.chance(VALUE.features(state, figure.player)))
        assert chances == sorted(chances, reverse=True), (figure.id, chances)
        assert chances[0] - chances[-1] > 0.04, (figure.id, chances)
