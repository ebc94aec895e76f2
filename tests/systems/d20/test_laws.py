"""The laws over random games of both scenarios: replay, fork, round trip, refusal, life, silence, and secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest

from pb12table.bots.play import make_bots, play_game, replayed, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import EVERYTHING, Event, Game
from pb12table.kernel.request import Dice, IllegalAnswer
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.bots.exchanges import worth
from pb12table.systems.d20.rules.asking.answers import Attack, EndTurn, Move, SetAsks
from pb12table.systems.d20.rules.asking.steps import ChooseStep
from pb12table.systems.d20.rules.creatures import is_secret, knows, owner
from pb12table.systems.d20.rules.data import AttackId, Setup
from pb12table.systems.d20.rules.harm import die
from pb12table.systems.d20.rules.rules import STATES
from pb12table.systems.d20.rules.state import (
    Asks,
    CreatureState,
    Phase,
    ReactionKind,
    Readied,
    ReadiedAct,
    Sighting,
    State,
    Trigger,
)
from pb12table.systems.d20.system import SYSTEM
from pb12table.testing import laws
from tests.run import times

SHORT = {"the-ford-at-noon": 2, "quarry-at-dusk": 5}
"""The seeds of games that are not long."""
SCENARIOS = tuple(SHORT)


@cache
def setup(scenario: str) -> Setup:
    found: Setup = load_scenario(scenario).setup
    return found


def sessions(scenario: str, seed: int, every: int, bot: str = "random") -> Iterator[Session[State]]:
    """A game of bots, looked at after so many answers each."""
    session = started(setup(scenario), seed, digests=False)
    bots = make_bots([bot], setup(scenario), seed)
    for number in range(4000):
        request = session.pending
        if request is None:
            return
        if number % every == 0:
            yield session
        player = PlayerId(request.player)
        session.answer(bots[player].answer(SYSTEM.view(session.state, player), request))
    pytest.fail("the game does not end")


@pytest.fixture(scope="module")
def games() -> dict[str, tuple[Session[State], ...]]:
    """A whole game of each scenario, as it was after so many answers each; nobody goes on with it."""
    return {
        scenario: tuple(session.fork() for session in sessions(scenario, seed, 13)) for scenario, seed in SHORT.items()
    }


@pytest.mark.law("life")
@pytest.mark.law("replay")
@pytest.mark.law("silence")
@pytest.mark.parametrize("bot", ["random", pytest.param("plain", marks=pytest.mark.slow)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_end_and_replay(scenario: str, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    laws.check_game(setup(scenario), bot, SHORT[scenario])
    assert capsys.readouterr() == ("", "")


@pytest.mark.law("fork")
@pytest.mark.law("round trip")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_fork_goes_on_alike_and_states_survive_json(
    scenario: str, games: dict[str, tuple[Session[State], ...]]
) -> None:
    for session in games[scenario][::3]:
        laws.check_fork(session, random.Random(1))
        laws.check_round_trip(session, STATES)


@pytest.mark.law("refusal")
@pytest.mark.law("life")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_refused_answers_change_nothing_and_every_question_has_legal_ones(
    scenario: str, games: dict[str, tuple[Session[State], ...]]
) -> None:
    chance = random.Random(5)
    wrong: list[Any] = [
        Attack(AttackId("cannon"), next(iter(setup(scenario).figure_by_id))),
        Move(((-50.0, 0.0),)),
    ]
    for session in games[scenario][::7]:
        request = session.pending
        assert request is not None
        assert list(request.hints(session.state))
        laws.check_question(session, chance)
        laws.check_refusals(
            session, wrong if isinstance(request, ChooseStep) else [99] if isinstance(request, Dice) else []
        )


def test_clone_forgets_no_field_and_shares_nothing() -> None:
    session = next(each for each in sessions("the-ford-at-noon", 6, 60) if each.state.active is not None)
    state = session.state
    copied = state.clone()
    assert copied == state
    pairs: list[tuple[State | CreatureState, State | CreatureState]] = [(state, copied)]
    pairs += zip(state.figures.values(), copied.figures.values(), strict=True)
    for one, other in pairs:
        assert one is not other
        for field in fields(one):
            value = getattr(one, field.name)
            if isinstance(value, list | dict):
                assert value is not getattr(other, field.name), field.name


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_view_tells_nothing_of_creatures_that_are_hidden(
    scenario: str, games: dict[str, tuple[Session[State], ...]]
) -> None:
    """Whatever a hidden creature does, the view of a player who does not know of it stays the same."""
    hidden = 0
    for session in games[scenario][:: times(3, 1)]:
        state = session.state
        for player in (*(each.id for each in setup(scenario).players), None):
            for figure, placed in state.figures.items():
                if knows(state, player, figure) or state.active == figure:
                    continue
                hidden += 1
                seen = STATES.to_json(SYSTEM.view(state, player))
                other = state.clone()
                moved = other.figures[figure]
                moved.x, moved.hit_points, moved.moved = placed.x + 1.0, 1, 3.0
                moved.hidden_from = {one: total + 5 for one, total in moved.hidden_from.items()}
                assert STATES.to_json(SYSTEM.view(other, player)) == seen
                assert SYSTEM.view(state, player).figures[figure].unseen
    assert hidden or scenario != "the-ford-at-noon"


def test_the_place_in_the_order_is_right_for_those_who_know_not_all_of_it() -> None:
    session = started(setup("the-ford-at-noon"), 1)
    state = session.state
    ids = list(state.figures)
    player = next(each.id for each in setup("the-ford-at-noon").players if not each.arbiter)
    sides = {figure: state.setup.player_by_id[owner(state, figure)].side for figure in ids}
    own = state.setup.player_by_id[player].side
    hider = next(figure for figure in ids if sides[figure] != own)
    known = [figure for figure in ids if sides[figure] == own][:2]
    state.phase, state.order = Phase.TURNS, [[known[0]], [hider], [known[1]]]
    for figure in ids:
        state.figures[figure].hidden_from = {}
    state.figures[hider].hidden_from = dict.fromkeys(ids, 20)
    for slot, wanted in ((0, known[0]), (2, known[1])):
        state.slot = slot
        seen = SYSTEM.view(state, player)
        assert seen.order == [[known[0]], [known[1]]]
        assert seen.order[seen.slot] == [wanted]


def test_everything_is_seen_by_who_may_see_everything() -> None:
    session = started(setup("the-ford-at-noon"), 1)
    assert SYSTEM.view(session.state, EVERYTHING) == session.state


def test_when_others_want_to_be_asked_is_secret() -> None:
    session = started(setup("quarry-at-dusk"), 1)
    giant = FigureId("giant")
    session.declare("red", SetAsks(giant, ReactionKind.OPPORTUNITY, Asks.NEVER))
    assert SYSTEM.view(session.state, "red").figures[giant].asks == {ReactionKind.OPPORTUNITY: Asks.NEVER}
    assert not SYSTEM.view(session.state, "blue").figures[giant].asks
    with pytest.raises(IllegalAnswer):
        session.declare("blue", SetAsks(giant, ReactionKind.OPPORTUNITY, Asks.ASK))


@pytest.mark.rule("D075")
@pytest.mark.parametrize("is_open", [False, True])
def test_what_others_wait_for_is_secret_unless_it_is_agreed_to_be_open(is_open: bool) -> None:
    agreed = setup("quarry-at-dusk")
    agreed = replace(agreed, options=replace(agreed.options, open_ready=is_open))
    state, giant = started(agreed, 1).state.clone(), FigureId("giant")
    waits = state.figures[giant].ready = Readied(Trigger.SIGHT, ReadiedAct.ATTACK, None)
    assert SYSTEM.view(state, "red").figures[giant].ready == waits
    for viewer in ("blue", None):
        assert SYSTEM.view(state, viewer).figures[giant].ready == (waits if is_open else None)


@pytest.mark.rule("DR27")
def test_where_others_have_seen_one_last_is_their_own_business() -> None:
    state, giant = started(setup("quarry-at-dusk"), 1).state.clone(), FigureId("giant")
    state.sightings = [Sighting(PlayerId(each), giant, (1.0, 2.0, 0.0), 1, 9) for each in ("red", "blue", "")]
    for viewer in ("red", "blue", None):
        assert [seen.player for seen in SYSTEM.view(state, viewer).sightings] == [viewer or ""]


@pytest.mark.rule("D003")
def test_who_was_hidden_only_from_those_who_have_died_is_no_secret_any_more() -> None:
    state = started(setup("the-ford-at-noon"), 1).state.clone()
    state.phase = Phase.TURNS
    hider, *others = state.figures
    first, last, *_ = (each for each in others if owner(state, each) != owner(state, hider))
    state.figures[hider].hidden_from = {first: 12, last: 12}
    hides = []
    for foe in (first, last):
        die(Game(state, _forget), foe)
        hides.append(is_secret(state, hider))
    assert hides == [True, False]


def _forget(event: Event) -> None:
    """Hear of what happens, and keep nothing of it."""


def test_the_default_step_is_to_end_the_turn() -> None:
    session = next(each for each in sessions("quarry-at-dusk", 2, 1) if isinstance(each.pending, ChooseStep))
    assert session.pending is not None
    assert session.pending.default(session.state) == EndTurn()


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_bot_that_looks_ahead_ends_its_games(scenario: str) -> None:
    record, session = play_game(setup(scenario), ["easy"], 5)
    assert record.is_finished
    assert replayed(setup(scenario), session) is None


def test_what_a_position_is_worth_lies_between_lost_and_won(games: dict[str, tuple[Session[State], ...]]) -> None:
    for session in games["the-ford-at-noon"][:: times(36, 5)]:
        state = session.state.clone()
        shares = [worth(state, player) for player in (PlayerId("west"), PlayerId("east"))]
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0)
