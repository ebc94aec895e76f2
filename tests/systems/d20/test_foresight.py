"""Turns of the bots that play fights on in thought: positions in which one turn is plainly better than others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import dist
from pathlib import Path
from random import Random

import pytest

from pb12table.bots.play import make_bots, started
from pb12table.bots.reasons import reasons_of
from pb12table.files.scenario import load_scenario
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.bots.by_name import FORESIGHTS
from pb12table.systems.d20.bots.standings import COVERS, best_weapon, cast_of
from pb12table.systems.d20.bots.weighing import Weigher
from pb12table.systems.d20.rules.asking.answers import Attack, ChooseNext, StepAnswer, UseFeature, UseObject
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.attack import attack_odds, attack_refusal, plan_attack, several
from pb12table.systems.d20.rules.creatures import Cover, attacks_by_action, foes, profile
from pb12table.systems.d20.rules.data import ObjectId, Setup
from pb12table.systems.d20.rules.state import Life, State
from pb12table.systems.d20.system import SYSTEM

SUITE = Path(__file__).parents[3] / "scenarios" / "d20" / "suite"
Places = Mapping[str, tuple[float, float, int]]


@cache
def suite(name: str) -> Setup:
    found: Setup = load_scenario(str(SUITE / f"{name}.toml")).setup
    return found


def standing(name: str, places: Places) -> Session[State]:
    """A fight on a layout of the suite with some creatures left: where each is, and with what hit points."""
    session: Session[State] = started(suite(name), "positions")
    while not isinstance(request := session.pending, ChooseStep):
        assert request is not None
        session.answer(request.default(session.state))
    for figure, placed in session.state.figures.items():
        if figure in places:
            placed.x, placed.y, placed.hit_points = places[figure]
        else:
            placed.life, placed.hit_points = Life.OUT, 0
    return session


def turn(session: Session[State], bot: str, figure: str, seed: int = 1) -> list[StepAnswer]:
    """What a bot does in the turn of a creature; all others do what is usual."""
    bots, done = make_bots([bot], session.state.setup, seed), list[StepAnswer]()
    while (request := session.pending) is not None and not (done and session.state.active != figure):
        player, answer = PlayerId(request.player), request.default(session.state)
        if isinstance(request, ChooseStep) and request.figure == figure:
            answer = bots[player].answer(SYSTEM.view(session.state, player), request)
            done.append(answer)
        session.answer(answer)
    return done


def path_of(session: Session[State], figure: str) -> tuple[float, float]:
    placed = session.state.figures[FigureId(figure)]
    return placed.x, placed.y


def attacked(answers: list[StepAnswer]) -> list[FigureId | None]:
    return [answer.target for answer in answers if isinstance(answer, Attack)]


LAST_ARCHER: Places = {
    "west-sellsword": (22.4, 9.1, 15), "west-raider": (21.7, 11.3, 11), "west-tracker": (24.2, 8.8, 18),
    "east-tracker": (26.0, 6.0, 14),
}  # fmt: skip
"""Three against one that is left."""


@pytest.mark.parametrize("bot", FORESIGHTS)
@pytest.mark.parametrize("figure", ["west-sellsword", "west-tracker"])
def test_a_won_fight_is_finished(bot: str, figure: str) -> None:
    assert attacked(turn(standing("open-ground", LAST_ARCHER), bot, figure))[:1] == ["east-tracker"]


@pytest.mark.parametrize("bot", FORESIGHTS)
def test_a_weakened_foe_is_not_left_for_a_fresh_one(bot: str) -> None:
    places = {
        "west-sellsword": (10.0, 10.0, 24), "east-sellsword": (11.6, 10.0, 24), "east-tracker": (10.0, 11.6, 4),
        "west-surgeon": (3.0, 3.0, 16),
    }  # fmt: skip
    assert attacked(turn(standing("open-ground", places), bot, "west-sellsword"))[0] == "east-tracker"


@pytest.mark.parametrize("bot", FORESIGHTS)
def test_a_healer_stays_behind_those_who_fight(bot: str) -> None:
    places = {
        "west-surgeon": (12.0, 10.0, 16), "west-sellsword": (10.0, 10.0, 24), "east-sellsword": (24.0, 10.0, 24),
        "east-raider": (24.0, 12.0, 11),
    }  # fmt: skip
    session = standing("open-ground", places)
    turn(session, bot, "west-surgeon")
    assert path_of(session, "west-surgeon")[0] < 13.0


@pytest.mark.parametrize("bot", FORESIGHTS)
def test_nobody_walks_alone_to_where_the_others_strike_first(bot: str) -> None:
    places = {
        "west-sellsword": (5.0, 10.0, 24), "west-tracker": (3.0, 10.0, 18), "east-sellsword": (21.0, 10.0, 24),
        "east-raider": (21.0, 12.0, 11),
    }  # fmt: skip
    session = standing("open-ground", places)
    turn(session, bot, "west-sellsword")
    assert path_of(session, "west-sellsword")[0] < 10.0


@pytest.mark.parametrize(("away", "shouts"), [(20.0, False), (6.0, True)])
def test_a_shout_is_kept_for_an_ally_that_comes_to_attack(away: float, shouts: bool) -> None:
    places = {"west-herald": (4.0, 17.0, 20), "west-shieldbearer": (4.0, 15.0, 26)}
    places["east-shieldbearer"] = (4.0 + away, 15.0, 26)
    answers = turn(standing("boulders", places), "steady", "west-herald")
    assert any(isinstance(answer, UseFeature) for answer in answers) == shouts


def test_an_archer_shoots_from_where_nobody_comes_to_it_in_a_turn() -> None:
    session = standing("open-ground", {"west-tracker": (5.0, 10.0, 18), "east-sellsword": (15.0, 10.0, 12)})
    answers = turn(session, "strong", "west-tracker")
    assert attacked(answers) == ["east-sellsword"]
    assert dist(path_of(session, "west-tracker"), (15.0, 10.0)) > 9.0 + 1.5 + 1.5


@pytest.mark.parametrize("bot", FORESIGHTS)
def test_whoever_wins_by_a_lever_does_not_stop_to_fight(bot: str) -> None:
    places = {
        "west-sellsword": (21.5, 10.2, 24), "east-raider": (19.0, 10.0, 11), "east-tracker": (26.0, 16.0, 18),
    }  # fmt: skip
    assert UseObject(ObjectId("east-lever"), action=True) in turn(standing("gate", places), bot, "west-sellsword")


@pytest.mark.parametrize("bot", FORESIGHTS)
def test_whoever_is_about_to_win_by_a_lever_is_shot_at_first(bot: str) -> None:
    places = {
        "west-sellsword": (10.0, 10.2, 24), "east-sellsword": (11.7, 10.0, 6), "east-tracker": (26.0, 16.0, 18),
        "west-tracker": (6.0, 14.0, 18),
    }  # fmt: skip
    assert attacked(turn(standing("gate", places), bot, "west-tracker")) == ["east-sellsword"]


def test_equal_seeds_bring_equal_turns() -> None:
    turns = [turn(standing("open-ground", LAST_ARCHER), "strong", "west-raider", seed) for seed in (3, 3)]
    assert turns[0] == turns[1]


def test_its_reasons_are_what_it_looked_at_and_none_where_it_weighed_nothing() -> None:
    session = standing("open-ground", LAST_ARCHER)
    while not isinstance(request := session.pending, ChooseStep) or request.figure != "west-raider":
        assert request is not None
        session.answer(request.default(session.state))
    bot = make_bots(["steady"], session.state.setup, 1)[PlayerId(request.player)]
    answer = bot.answer(session.state, request)
    found = reasons_of(bot)
    assert found is not None
    assert found.plans[0].first == answer
    assert found.chosen == found.plans[0].name
    assert found.before < found.plans[0].worth
    bot.answer(session.state, ChooseNext(PlayerId(request.player), (FigureId("west-raider"),), "order"))
    assert reasons_of(bot) is None


def test_one_in_a_hurry_looks_at_few_fights_and_says_what_it_looked_at() -> None:
    session = standing("open-ground", LAST_ARCHER)
    state, figure = session.state, FigureId("west-raider")
    state.active = figure
    weigher = Weigher(Random(1), FORESIGHTS["strong"])
    best = weigher.best(state, figure)
    stages = [count for count, _ in FORESIGHTS["strong"].stages]
    assert weigher.weighed[0].answers == best
    assert {each.fights for each in weigher.weighed} == set(stages)
    weigher.seconds = 0.0
    weigher.best(state, figure)
    assert {each.fights for each in weigher.weighed} == {stages[0]}


@pytest.mark.parametrize("name", ["open-ground", "ledges"])
def test_blows_in_thought_fall_by_the_odds_of_the_rules(name: str) -> None:
    row = {str(each.id): (6.0 + 1.6 * number, 10.0, 9) for number, each in enumerate(suite(name).figures)}
    state, looked = standing(name, row).state, 0
    cast = cast_of(state)
    numbers = {figure: number for number, figure in enumerate(cast.figures)}
    for figure in state.figures:
        for ranged in (False, True):
            weapon = best_weapon(profile(state, figure), ranged=ranged)
            if weapon is None:
                continue
            state.figures[figure].in_hand = weapon.id
            for target in foes(state, figure):
                answer = Attack(weapon.id, target, ranged=ranged and weapon.is_melee)
                if attack_refusal(state, figure, answer) is not None:
                    continue
                plan = plan_attack(state, figure, answer)
                cover = COVERS.index(plan.cover) if ranged else 0
                if not ranged and plan.cover is not Cover.NONE:
                    continue
                shares = cast.tails[numbers[figure], int(ranged), numbers[target], plan.leanings.net + 1, cover]
                odds, looked = several(attack_odds(plan), attacks_by_action(state, figure)), looked + 1
                assert float(shares[1:].sum()) == pytest.approx(float(odds.mean))
                assert float(shares[5]) == pytest.approx(float(odds.at_least(5)))
    assert looked > 20
