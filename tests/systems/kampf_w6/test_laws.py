"""The laws over random games of both scenarios: replay, fork, round trip, refusal, life, silence, and secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from pb12table.bots.play import make_bots, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import Dice
from pb12table.kernel.session import Session
from pb12table.systems.kampf_w6.rules.acts import ChooseAct
from pb12table.systems.kampf_w6.rules.answers import Attack, EndTurn, Reload, Reroll, Run
from pb12table.systems.kampf_w6.rules.data import Setup, StandingOrder, WeaponId
from pb12table.systems.kampf_w6.rules.dice import SpendOnRoll
from pb12table.systems.kampf_w6.rules.figures import owner
from pb12table.systems.kampf_w6.rules.rules import STATES
from pb12table.systems.kampf_w6.rules.state import CurrentAct, FigureState, Papers, PlayerState, State
from pb12table.systems.kampf_w6.system import SYSTEM
from pb12table.testing import laws
from tests.run import times

SHORT = {"petrol-station": 2, "quarry": 3}
"""The seeds of games that are not long."""
SCENARIOS = tuple(SHORT)


@cache
def setup(scenario: str) -> Setup:
    found: Setup = load_scenario(scenario).setup
    return found


def sessions(scenario: str, seed: int, every: int) -> Iterator[Session[State]]:
    """A random game, looked at after so many answers each."""
    session = started(setup(scenario), seed, digests=False)
    bots = make_bots(["random"], setup(scenario), seed)
    for number in range(2000):
        request = session.pending
        if request is None:
            return
        if number % every == 0:
            yield session
        player = setup(scenario).players[0].id if request.player == setup(scenario).players[0].id else None
        player = player or setup(scenario).players[1].id
        session.answer(bots[player].answer(SYSTEM.view(session.state, player), request))
    pytest.fail("the game does not end")


@pytest.mark.law("life")
@pytest.mark.law("replay")
@pytest.mark.law("silence")
@pytest.mark.parametrize("bot", ["random", "tactical"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_end_and_replay(scenario: str, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in (SHORT[scenario], *range(times(0, 2))):
        laws.check_game(setup(scenario), bot, seed)
    assert capsys.readouterr() == ("", "")


@pytest.mark.law("fork")
@pytest.mark.law("round trip")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_fork_goes_on_alike_and_states_survive_json(scenario: str) -> None:
    for session in sessions(scenario, 3, times(41, 17)):
        laws.check_fork(session, random.Random(1))
        laws.check_round_trip(session, STATES)


@pytest.mark.law("refusal")
@pytest.mark.law("life")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_refused_answers_change_nothing_and_every_question_has_legal_ones(scenario: str) -> None:
    chance = random.Random(5)
    wrong: list[Any] = [
        Attack(WeaponId("cannon"), next(iter(setup(scenario).figure_by_id))),
        Run(((-50.0, 0.0),)),
        Reload(WeaponId("fists")),
        Reroll(99),
        7,
        "anything",
    ]
    for session in sessions(scenario, 4, times(47, 23)):
        request = session.pending
        assert request is not None
        assert list(request.hints(session.state))
        laws.check_question(session, chance)
        is_roll = isinstance(request, Dice | SpendOnRoll)
        laws.check_refusals(session, [each for each in wrong if isinstance(each, int | str | Reroll) == is_roll])


def test_clone_forgets_no_field_and_shares_nothing() -> None:
    session = next(each for each in sessions("quarry", 6, 1) if each.state.current_act is not None)
    state = session.state
    copied = state.clone()
    assert copied == state
    for kind, one, other in (
        (FigureState, next(iter(state.figures.values())), next(iter(copied.figures.values()))),
        (PlayerState, next(iter(state.players.values())), next(iter(copied.players.values()))),
        (Papers, state.papers["take-papers"], copied.papers["take-papers"]),
        (CurrentAct, state.current_act, copied.current_act),
    ):
        assert isinstance(one, kind)
        assert one is not other
    for name in ("figures", "players", "order", "points", "papers", "group_dice"):
        assert getattr(state, name) is not getattr(copied, name)


def test_a_view_hides_only_when_others_want_to_be_asked() -> None:
    session = started(setup("quarry"), 1)
    for figure in session.state.figures.values():
        figure.standing_order, figure.passed_turn = StandingOrder.NEVER, True
    for each in session.state.players.values():
        each.keep_dice = True
    for viewer in ("alice", "bob", None):
        seen = SYSTEM.view(session.state, viewer)
        told = {(owner(seen, figure.id), figure.standing_order, figure.passed_turn) for figure in seen.figures.values()}
        assert told == {
            (player, StandingOrder.NEVER if player == viewer else StandingOrder.TARGET, player == viewer)
            for player in ("alice", "bob")
        }
        assert {player: each.keep_dice for player, each in seen.players.items()} == {
            player: player == viewer for player in ("alice", "bob")
        }


def test_the_default_act_is_to_end_the_turn() -> None:
    session = started(setup("quarry"), 1)
    assert isinstance(session.pending, ChooseAct)
    assert session.pending.default(session.state) == EndTurn()
    assert msgspec.json.encode(session.pending.encode(EndTurn())) == b'{"type":"end-turn"}'
