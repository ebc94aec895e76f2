"""The bot that plans rounds: when it acts one by one, when together, what it fears, and what games are worth to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pb12table.bots.turns import TurnBot
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Reasons, answering
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import system
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.bots.leading_bot import LeadingBot
from pb12table.systems.pb12.bots.lines import OUT, PLANNING, Pb12Turns, Standing, planning_bot
from pb12table.systems.pb12.bots.posts import Post, Posts
from pb12table.systems.pb12.bots.thinking import GlancingLeader
from pb12table.systems.pb12.rules.game.events import AttackSucceeded, DamagePointsUsed, FigureWentOutOfAction
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from tests.bots.test_leading import ALICE, CAPTAIN, FAR, NEAR, crew, in_turns, pistol, turn
from tests.laws.skirmishes import gamblers
from tests.laws.test_secrets import questions
from tests.systems.pb12.scene import Scene

BOB = PlayerId("bob")


def at_first(scene: Scene) -> Session[State]:
    """A game of a scene, with the first question of its first round."""
    rules = system("pb12")
    session: Session[State] = Session(rules, rules.new_game(scene.setup()), SeededDice(1), digests=False)
    assert isinstance(session.pending, BidInitiative)
    return session


def planned(session: Session[State]) -> tuple[Any, Reasons | None]:
    """What the bot answers, and why."""
    bot = planning_bot(1)
    return answering(bot, session)(), bot.reasons()


@pytest.mark.parametrize(
    ("scene", "chosen"),
    [(lambda: crew(NEAR, NEAR, NEAR, leads=False), "singly"), (lambda: crew(NEAR, NEAR, weapon=pistol), "together")],
    ids=["nobody leads yet", "led"],
)
def test_it_plays_a_round_in_the_way_that_promises_more(scene: Callable[[], Scene], chosen: str) -> None:
    bot, session = planning_bot(1), at_first(scene())
    answering(bot, session)()
    reasons = bot.reasons()
    assert reasons is not None
    assert reasons.chosen == chosen
    first, second = reasons.plans
    assert first.worth > second.worth + 0.05
    assert first.looked == second.looked == PLANNING.games // 2


def test_what_is_planned_is_followed_until_the_round_is_over() -> None:
    scene = crew(NEAR, NEAR, NEAR, leads=False)
    bot, session = planning_bot(1), at_first(scene)
    answering(bot, session)()
    state = in_turns(scene, alice=6, bob=6)
    state.game_round = session.state.game_round
    steady, careful = turn(LeadingBot(1), state), turn(CarefulBot(1), state)
    assert steady != careful
    assert bot.answer(state, ChooseTurn(ALICE)) == careful
    state.game_round += 1
    assert bot.answer(state, ChooseTurn(ALICE)) == steady


@pytest.mark.parametrize("later", [False, True])
def test_nothing_is_planned_where_nobody_is_near_or_hardly_anything_is_to_come(later: bool) -> None:
    scene = crew(NEAR if later else FAR)
    scene.round_limit = 4
    session = at_first(scene)
    if later:
        session.state.game_round = 3
    assert session.pending is not None
    known = session.system.view(session.state, ALICE)
    assert not Pb12Turns().is_weighed(known, session.pending)
    if not later:
        assert planned(session) == (LeadingBot(1).answer(known, session.pending), None)


def test_equal_seeds_bring_equal_plans() -> None:
    one, other = (planned(at_first(crew(NEAR, weapon=pistol))) for _ in range(2))
    assert one == other
    assert one[1] is not None


@pytest.mark.law("secrets")
def test_bids_and_cards_of_others_change_no_plan() -> None:
    asked = [
        (session.fork(), twin)
        for session, _, twin in questions((gamblers(), "random", 12), 4, 1)
        if isinstance(session.pending, BidInitiative)
    ]
    assert len(asked) == 2
    for games in asked:
        bots = [TurnBot(Pb12Turns(), replace(PLANNING, games=2), 1) for _ in games]
        one, other = (answering(bot, game)() for bot, game in zip(bots, games, strict=True))
        assert one == other
        assert bots[0].reasons() == bots[1].reasons() is not None


def test_it_tells_who_is_feared() -> None:
    state = crew(NEAR, NEAR).state()
    first, second = FigureId("foe-0"), FigureId("foe-1")
    events = [
        AttackSucceeded(figure=first, weapon=BlockId("gun"), target=CAPTAIN, successes=1),
        DamagePointsUsed(figure=CAPTAIN, free=1, light=1, heavy=0),
        AttackSucceeded(figure=CAPTAIN, weapon=BlockId("gun"), target=first, successes=1),
        DamagePointsUsed(figure=first, free=1, light=0, heavy=0),
        AttackSucceeded(figure=second, weapon=BlockId("gun"), target=CAPTAIN, successes=1),
        FigureWentOutOfAction(figure=CAPTAIN, at=(0.0, 0.0, 0.0), rule="R1.9.4"),
    ]
    assert list(Pb12Turns().harms(state, events, ALICE)) == [(first, 2.0), (second, OUT)]


# -- what a game is worth ---------------------------------------------------------------------------------------


def worth(scene: Scene, change: Callable[[State], None] = lambda state: None) -> tuple[float, float]:
    """What a state is worth to both."""
    state = in_turns(scene)
    change(state)
    standing = Standing()
    return standing(state, ALICE), standing(state, BOB)


def even() -> Scene:
    """A position in which both are as strong, and a zone that both may hold lies between them."""
    scene = Scene(round_limit=8)
    for name, player, x in (("one", "alice", -9), ("two", "alice", -9), ("three", "bob", 9), ("four", "bob", 9)):
        scene.human(name, player, (x, 3.0 * (name in ("two", "four"))), points=(1, 1, 1))
    scene.zone("hold", (-2, -2), (2, 2), ["alice", "bob"])
    return scene


def test_an_even_position_is_worth_the_same_to_both_and_a_chance_is_shared() -> None:
    assert worth(even()) == pytest.approx((0.5, 0.5))
    one, other = worth(even(), hurt)
    assert one + other == pytest.approx(1.0)


def hurt(state: State) -> None:
    state.figures[FigureId("three")].heavy_points = 0


def frightened(state: State) -> None:
    state.figures[FigureId("three")].statuses[Status.PANICKED] = 1


def ahead(state: State) -> None:
    state.players[ALICE].victory_points = 1


def there(state: State) -> None:
    state.figures[FigureId("one")].x += 9.0


@pytest.mark.parametrize("change", [hurt, frightened, ahead, there])
def test_what_makes_a_position_better(change: Callable[[State], None]) -> None:
    assert worth(even(), change)[0] > 0.51


def test_late_in_a_game_points_count_more_and_strength_less() -> None:
    def late(change: Callable[[State], None]) -> float:
        state = in_turns(even())
        state.game_round = 8
        change(state)
        return Standing()(state, ALICE)

    assert late(ahead) > worth(even(), ahead)[0]
    assert 0.5 < late(hurt) < worth(even(), hurt)[0]


# -- play in thought --------------------------------------------------------------------------------------------


def test_in_thought_nobody_looks_again_as_long_as_nobody_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Posts] = []
    best = Posts.best

    def noted(posts: Posts) -> Post:
        looked.append(posts)
        return best(posts)

    monkeypatch.setattr(Posts, "best", noted)
    bot, state = GlancingLeader(), in_turns(crew(NEAR, NEAR), alice=6, bob=6)
    first = turn(bot, state)
    assert looked
    looked.clear()
    assert turn(bot, state) == first
    state.figures[FigureId("foe-0")].free_points -= 1
    turn(bot, state)
    assert not looked
    state.figures[FigureId("foe-0")].x += 1.0
    turn(bot, state)
    assert looked
