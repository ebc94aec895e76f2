"""Law: what a bot chooses does not change when something changes that its player may not know.

A twin of a game is one that its player could as well be playing: other cards, bids and places of those who hide, and
equal in all the player knows.  A bot that looks ahead from games that may be the real one chooses alike in both; one
that looks ahead from the real one does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import pytest

from pb12table.analysis.played.judging import Judge, Level
from pb12table.bots.play import make_bots, play, started
from pb12table.bots.turns import Budget, TurnBot, Turns
from pb12table.files.scenario import load_scenario
from pb12table.files.weights import Weights
from pb12table.kernel.dice import NoDice
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot, Imagine, Imagining, Valued
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.d20.rules.creatures import can_see, owner
from pb12table.systems.d20.rules.state import Phase
from pb12table.systems.known import system
from pb12table.systems.pb12.system import SYSTEM
from tests.laws.skirmishes import gamblers

Played = tuple[Any, str, int]
"""A setup, the bots that play it, and how often they decide at most."""

Twins = tuple[Session[Any], str, Session[Any]]
"""A game, who is asked, and its twin."""


def by_digest(state: Any, player: PlayerId) -> float:
    """A value to which each thing matters that is anywhere in a state."""
    return int(SYSTEM.digest(state), 16) / 16.0**16


class Usual:
    """A policy that answers as is usual."""

    def answer(self, state: Any, request: Any, /) -> Any:
        return request.default(state)


class Anything(Turns[Any]):
    """Turns in which each answer is an activation, and each thing matters that is anywhere in a state."""

    @property
    def policies(self) -> Mapping[str, Bot[Any]]:
        return {"usual": Usual()}

    def is_weighed(self, state: Any, request: Any, /) -> bool:
        return True

    def alternatives(self, state: Any, request: Any, /) -> list[tuple[str, Any]]:
        return [("sample", request.sample(state, Random(number))) for number in range(6)]

    def activation(self, state: Any, /) -> tuple[str, str]:
        return "nobody", SYSTEM.digest(state)

    def worth(self, state: Any, player: PlayerId, /) -> float:
        return by_digest(state, player)

    def harms(self, state: Any, events: Any, player: PlayerId, /) -> tuple[()]:
        return ()


GAMES: dict[str, Callable[[], Played]] = {
    "cards and bids": lambda: (gamblers(), "random", 150),
    "hidden creatures": lambda: (load_scenario("the-ford-at-noon").setup, "plain", 60),
}


def questions(played: Played, seed: int, every: int) -> Iterator[Twins]:
    """Each so-many-th question of a game: the game, who is asked, and a twin in which something hidden differs."""
    setup, name, most = played
    session = started(setup, "secrets", seed, digests=False)
    bots = make_bots([name], setup, "secrets", seed)
    for number in range(most):
        if session.pending is None:
            return
        player = session.pending.player
        twin = session.imagined(player, Random(f"{seed} {number}")) if number % every == 0 else None
        if twin is not None and session.system.digest(twin.state) != session.system.digest(session.state):
            yield session, player, twin
        play(session, bots, 1)


def honest(session: Session[Any], player: str) -> Imagine:
    return lambda chance: session.imagined(player, chance)


def cheating(session: Session[Any], player: str) -> Imagine:
    return lambda chance: session.fork(NoDice())


class Sensitive:
    """A bot to which each thing matters that is anywhere in a state, and so any secret that it could get hold of."""

    def answer_imagining(self, state: Any, request: Any, imagine: Imagine, /) -> Any:
        """Return the answer by which the state comes to be the first by its digest."""
        games = [game for game in map(imagine, map(Random, range(2))) if game is not None]
        answers = [request.default(state), *(request.sample(state, Random(number)) for number in range(4))]
        return min(answers, key=lambda answer: min((after(game, answer) for game in games), default=""))


def after(game: Session[Any], answer: Any) -> str:
    """What a game comes to by an answer, if it is legal there."""
    fork = game.fork(NoDice())
    if fork.refusal(answer) is None:
        fork.answer(answer)
    return str(fork.system.digest(fork.state))


def chosen(bot: Bot[Any] | Sensitive, session: Session[Any], player: str, imagine: Imagine) -> Any:
    """What a bot answers to the open question."""
    request = session.pending
    assert request is not None
    known = session.system.view(session.state, player)
    return bot.answer_imagining(known, request, imagine) if isinstance(bot, Imagining) else bot.answer(known, request)


def differing(twins: Iterable[Twins], looks: Callable[[Session[Any], str], Imagine]) -> list[bool]:
    """Whether each question is answered otherwise in its twin by a bot that looks ahead so."""
    return [
        chosen(Sensitive(), session, player, looks(session, player))
        != chosen(Sensitive(), twin, player, looks(twin, player))
        for session, player, twin in twins
    ]


@pytest.mark.law("secrets")
@pytest.mark.parametrize("name", GAMES)
def test_a_choice_does_not_depend_on_secrets_and_that_of_a_cheat_does(name: str) -> None:
    twins = [(session.fork(), player, twin) for session, player, twin in islice(questions(GAMES[name](), 2, 3), 3)]
    assert differing(twins, honest) == [False] * 3
    assert any(differing(twins, cheating))


def test_creatures_that_hide_are_imagined_in_many_places_out_of_sight() -> None:
    setup = load_scenario("the-ford-at-noon").setup
    session = started(setup, "secrets", 1)
    bots = make_bots(["plain"], setup, "secrets", 1)
    places: list[set[Any]] = []
    while len(places) < 3:
        assert session.pending is not None
        player = session.pending.player
        seen = session.system.view(session.state, player)
        hidden = [figure for figure, placed in seen.figures.items() if placed.unseen]
        if hidden and seen.phase is Phase.TURNS:
            games = [session.imagined(player, Random(seed)) for seed in range(6)]
            states = [game.state for game in games if game is not None]
            places.append({state.figures[hidden[0]].at for state in states if not state.figures[hidden[0]].unseen})
            own = [figure for figure in seen.figures if owner(seen, figure) == player]
            for state in states:
                sighted = [figure for figure in hidden if not state.figures[figure].unseen]
                assert not any(can_see(state, observer, figure) for observer in own for figure in sighted)
                assert all(
                    state.figures[figure].at == seen.figures[figure].at for figure in seen.figures.keys() - hidden
                )
        play(session, bots, 1)
    assert max(map(len, places)) > 3, places


@pytest.mark.parametrize("scenario", ["petrol-station", "the-ford", "warehouse-three"])
def test_where_nothing_is_hidden_the_game_is_imagined_as_it_is(scenario: str) -> None:
    setup = load_scenario(scenario).setup
    session = started(setup, "secrets", 1)
    bots = make_bots(["random"], setup, "secrets", 1)
    for number in range(12):
        assert session.pending is not None
        player, rules = session.pending.player, session.system
        imagined = session.imagined(player, Random(number))
        assert imagined is not None
        assert imagined.pending == session.pending
        assert rules.digest(imagined.state) == rules.digest(rules.view(session.state, player))
        play(session, bots, 1)


@pytest.mark.slow_but("cards and bids-*", "hidden creatures-plain")
@pytest.mark.parametrize(
    ("name", "bot"),
    [
        (name, bot)
        for name, of in (("cards and bids", "pb12"), ("hidden creatures", "d20"))
        for bot in system(of).bots
        if bot != "curious"
    ],
    ids=lambda each: each,
)
def test_the_bots_of_a_system_choose_alike_in_twins(name: str, bot: str) -> None:
    setup, *rest = GAMES[name]()
    for session, player, twin in islice(questions((setup, *rest), 4, 4), 3):
        one, other = (
            chosen(make_bots([bot], setup, 1)[PlayerId(player)], game, player, honest(game, player))
            for game in (session, twin)
        )
        assert one == other


def test_a_search_over_turns_chooses_alike_in_twins_unless_it_looks_where_it_may_not() -> None:
    budget = Budget(12, activations=0, errors=-9.0)

    def choices(session: Session[Any], player: str, twin: Session[Any], looks: Callable[..., Imagine]) -> list[Any]:
        return [chosen(TurnBot(Anything(), budget), game, player, looks(game, player)) for game in (session, twin)]

    twins = [
        (session.fork(), player, twin)
        for session, player, twin in islice(questions(GAMES["cards and bids"](), 4, 4), 6)
    ]
    assert all(one == other for one, other in (choices(*each, honest) for each in twins))
    assert any(one != other for one, other in (choices(*each, cheating) for each in twins))


class ByDigest(Valued[Any]):
    """Numbers to learn a value by, to which each thing matters that is anywhere in a state."""

    edition = 1
    names = ("digest",)
    plain = "digest"

    def features(self, state: Any, player: PlayerId, /) -> tuple[float]:
        return (8.0 * by_digest(state, player) - 4.0,)


BY_DIGEST = Weights(
    format=1, system="pb12", edition=1, program="", bot="", games=1, seed=1, positions=1, log_loss=0.1, plain=0.6,
    even=0.7, calibration=(), weights={"digest": 1.0},
)  # fmt: skip


@pytest.mark.law("secrets")
def test_a_decision_is_judged_alike_in_twins_and_by_who_may_look_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, *rest = GAMES["cards and bids"]()
    monkeypatch.setattr("pb12table.analysis.played.judging.MOST_AHEAD", 3)
    monkeypatch.setattr("pb12table.analysis.played.judging.LEVELS", {"learner": Level(4, 4, "learner")})
    judge = Judge(setup, "learner", (ByDigest(), BY_DIGEST))
    judged = [
        (session.fork(), twin, session.pending.default(session.system.view(session.state, player)))
        for session, player, twin in islice(questions((setup, *rest), 2, 3), 3)
        if session.pending is not None
    ]

    def differ() -> list[bool]:
        return [judge.judged(one, given, 5) != judge.judged(other, given, 5) for one, other, given in judged]

    assert differ() == [False] * 3
    monkeypatch.setattr(Session, "imagined", lambda self, player, chance: self.fork(NoDice()))
    assert any(differ())


@pytest.mark.slow
@pytest.mark.law("secrets")
@pytest.mark.parametrize("first", range(0, 300, 20))
@pytest.mark.parametrize("name", GAMES)
def test_secrets_of_three_hundred_games(name: str, first: int) -> None:
    played, compared, caught = GAMES[name](), 0, False
    for seed in range(first, first + 20):
        changed = differing(questions(played, seed, 10), honest)
        assert not any(changed), seed
        compared += len(changed)
        caught = caught or any(differing(islice(questions(played, seed, 10), 3), cheating))
    assert compared > 20
    assert caught, "in these games one who cheats is found"
