"""Turns of the bots that play fights on in thought: positions in which one turn is plainly better than others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from math import dist
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pb12table.bots.play import make_bots, play, started
from pb12table.bots.reasons import reasons_of
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import NoDice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.bots.by_name import FORESIGHTS, NAMES, name_of
from pb12table.systems.d20.bots.exchanges import Exchanges, after
from pb12table.systems.d20.bots.standings import COVERS, best_weapon, cast_of
from pb12table.systems.d20.bots.turns import turns_of
from pb12table.systems.d20.bots.weighing import Weigher
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    ChooseNext,
    Dash,
    Dodge,
    Draw,
    Hide,
    Move,
    Ready,
    StepAnswer,
    UseFeature,
    UseObject,
)
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.attack import attack_odds, attack_refusal, plan_attack, several
from pb12table.systems.d20.rules.creatures import Cover, attacks_by_action, foes, profile
from pb12table.systems.d20.rules.data import Condition, ObjectId, Setup
from pb12table.systems.d20.rules.state import Life, State
from pb12table.systems.d20.system import SYSTEM
from pb12table.texts.locale import LANGUAGES, Texts

SUITE = Path(__file__).parents[3] / "scenarios" / "d20" / "suite"
ARCHER = FigureId("west-tracker")
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


@pytest.mark.parametrize("figure", ["west-skulker", "west-sellsword"])
def test_who_hides_does_not_come_out_alone(figure: str) -> None:
    places = {
        "west-skulker": (3.0, 3.0, 18), "west-sellsword": (3.0, 4.0, 24), "west-raider": (3.0, 6.0, 11),
        "east-sellsword": (16.0, 5.0, 24), "east-raider": (16.0, 7.0, 11), "east-tracker": (19.0, 9.0, 18),
    }  # fmt: skip
    behind_the_wall = (8.0, 5.0)
    places[figure] = (*behind_the_wall, places[figure][2])
    comes = []
    for bot in ("plain", "steady"):
        session = standing("gate", places)
        able = foes(session.state, FigureId(figure))
        session.state.figures[FigureId(figure)].hidden_from = dict.fromkeys(able, 18)
        turn(session, bot, figure)
        comes.append(path_of(session, figure) != behind_the_wall)
    assert comes == [True, False], "a learner comes"


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


def test_each_turn_has_a_name_by_what_it_is_most_of_all() -> None:
    go, attack = Move(((1.0, 2.0),)), Attack(profile(standing("ledges", {}).state, ARCHER).attacks[0].id, ARCHER)
    turns = {
        (): "end-turn", (go,): "go", (go, attack): "go-and-fight", (attack, go): "fight-and-go", (attack,): "attack",
        (go, Dodge()): "dodge", (attack, Hide()): "attack", (go, UseObject(ObjectId("east-lever"))): "use",
    }  # fmt: skip
    assert {answers: name_of(answers) for answers in turns} == turns
    for name in {*turns.values(), *NAMES.values()}:
        assert all(Texts(language).of("d20").has(f"plan-{name}") for language in LANGUAGES), name


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


OF_A_TURN = (
    "life", "conditions", "in_hand", "dashed", "action_used", "attacks_left", "bonus_used", "interaction_used",
    "free_acts", "reaction_used", "disengaged", "dodging", "ready", "hidden_from", "hit_points",
)  # fmt: skip
"""What a step without dice changes of whoever takes it, beside its place."""


@pytest.mark.parametrize("figure", ["west-raider", "west-tracker"])
def test_a_weapon_is_drawn_in_thought_as_by_the_rules(figure: str) -> None:
    """The one takes an interaction for it, the other draws quickly."""
    session, drawn = started(suite("open-ground"), "drawn", digests=False), 0
    while not isinstance(request := session.pending, ChooseStep) or request.figure != figure:
        assert request is not None
        session.answer(request.default(session.state))
    for weapon in profile(session.state, request.figure).attacks:
        step, fork = Draw(weapon.id), session.fork(NoDice())
        if fork.refusal(step) is None:
            fork.answer(step)
            found = fork.state.figures[request.figure]
            thought = after(session.state, request.figure, (step,)).figures[request.figure]
            assert [getattr(thought, each) for each in OF_A_TURN] == [getattr(found, each) for each in OF_A_TURN]
            drawn += 1
    assert drawn


def test_what_is_sure_of_a_turn_is_in_thought_what_the_rules_make_of_it() -> None:
    session = started(suite("gate"), 3, digests=False)
    bots, met, exchanges = make_bots(["plain"], session.state.setup, 3), set[type[Any]](), Exchanges()
    for _ in range(8):
        request = session.pending
        if isinstance(request, ChooseStep):
            turns = turns_of(session.state, request.figure, exchanges, spots=False)
            for step in {type(turn.answers[0]): turn.answers[0] for turn in turns if turn.answers}.values():
                fork = session.fork(NoDice())
                if fork.refusal(step) is not None:
                    continue
                fork.answer(step)
                if not isinstance(fork.pending, ChooseStep) or fork.pending.figure != request.figure:
                    continue  # somebody reacts, or dice are to be thrown
                met.add(type(step))
                found = fork.state.figures[request.figure]
                thought = after(session.state, request.figure, (step,)).figures[request.figure]
                assert (*thought.at, thought.moved) == pytest.approx((*found.at, found.moved), abs=1e-5), step
                assert [getattr(thought, each) for each in OF_A_TURN] == [getattr(found, each) for each in OF_A_TURN]
        play(session, bots, 1)
    assert met >= {Dash, Dodge, Move, Ready}


@pytest.mark.parametrize("name", ["open-ground", "ledges"])
def test_blows_in_thought_fall_by_the_odds_of_the_rules(name: str) -> None:
    row = {str(each.id): (6.0 + 1.6 * number, 10.0, 9) for number, each in enumerate(suite(name).figures)}
    state, looked, stabs = standing(name, row).state, 0, 0
    cast = cast_of(state)
    numbers = {figure: number for number, figure in enumerate(cast.figures)}
    for figure in state.figures:
        for ranged in (False, True):
            weapon = best_weapon(profile(state, figure), ranged=ranged)
            if weapon is None:
                continue
            state.figures[figure].in_hand = weapon.id
            for target, lies in product(foes(state, figure), (False, True)):
                state.figures[target].conditions = [Condition.PRONE] if lies else []
                answer = Attack(weapon.id, target, ranged=ranged and weapon.is_melee)
                if attack_refusal(state, figure, answer) is not None:
                    continue
                plan = plan_attack(state, figure, answer)
                cover = COVERS.index(plan.cover) if ranged else 0
                if not ranged and plan.cover is not Cover.NONE:
                    continue
                shares = cast.tails[numbers[figure], int(ranged), numbers[target], plan.leanings.net + 1, cover]
                odds, looked = several(attack_odds(plan), attacks_by_action(state, figure)), looked + 1
                stabs += plan.more is not None
                assert float(shares[1:].sum()) == pytest.approx(float(odds.mean))
                assert float(shares[5]) == pytest.approx(float(odds.at_least(5)))
                state.figures[target].conditions = []
    assert looked > 20
    assert bool(stabs) == (name == "open-ground"), "there is one who stabs in the back"
