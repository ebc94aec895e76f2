"""The laws over games of both scenarios: replay, fork, round trip, refusal, life, silence, secrets, accounts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import pytest

from pb12table.bots.play import make_bots, play_game, replayed, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.request import Dice, IllegalAnswer
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.bots.by_name import worth
from pb12table.systems.fate.rules.actors import (
    acting,
    character,
    consequences,
    group,
    group_boxes,
    limit,
    owner,
    standing,
    track_length,
)
from pb12table.systems.fate.rules.asking.answers import Attack, PassTurn, Step, WhenAsked, WhenDefending
from pb12table.systems.fate.rules.asking.requests import ChooseAct
from pb12table.systems.fate.rules.data import ActorId, Aim, Setup, Skill, Track
from pb12table.systems.fate.rules.events import PointMoved, TurnBegan, TurnEnded
from pb12table.systems.fate.rules.rules import STATES
from pb12table.systems.fate.rules.state import (
    ActorState,
    Asked,
    Aspect,
    Contest,
    Defends,
    FigureState,
    Phase,
    PlayerState,
    Roll,
    State,
    ThingState,
)
from pb12table.systems.fate.rules.zones import zone_at
from pb12table.systems.fate.system import SYSTEM
from pb12table.testing import laws

SHORT = {"warehouse-three": 7, "the-doctors-roof": 4}
"""The seeds of games that are not long."""
SCENARIOS = tuple(SHORT)
ALICE, BOB = PlayerId("alice"), PlayerId("bob")


@cache
def setup(scenario: str) -> Setup:
    found: Setup = load_scenario(scenario).setup
    return found


CHANGED = (State, FigureState, ActorState, Aspect, PlayerState, Roll, Contest, ThingState)
"""The parts of a state that rules change."""
ENOUGH = 100
"""After so many answers a game has been looked at long enough."""


def sessions(scenario: str, seed: int, every: int, bot: str = "random") -> Iterator[Session[State]]:
    """A game of bots, looked at after so many answers each, for a while."""
    session = started(setup(scenario), seed, digests=False)
    bots = make_bots([bot], setup(scenario), seed)
    for number in range(ENOUGH):
        request = session.pending
        if request is None:
            return
        if number % every == 0:
            yield session
        player = PlayerId(request.player)
        session.answer(bots[player].answer(SYSTEM.view(session.state, player), request))
    yield session


@pytest.mark.law("life")
@pytest.mark.law("replay")
@pytest.mark.law("silence")
@pytest.mark.parametrize("bot", ["random", pytest.param("plain", marks=pytest.mark.slow)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_end_and_replay(scenario: str, bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = laws.check_game(setup(scenario), bot, SHORT[scenario])
    assert record.rounds <= setup(scenario).options.exchange_limit
    assert capsys.readouterr() == ("", "")


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_bot_that_looks_ahead_ends_its_games(scenario: str) -> None:
    record, session = play_game(setup(scenario), ["easy"], 5)
    assert record.is_finished
    assert replayed(setup(scenario), session) is None


@pytest.mark.law("fork")
@pytest.mark.law("round trip")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_fork_goes_on_alike_and_states_survive_json(scenario: str) -> None:
    for session in sessions(scenario, 3, 23):
        laws.check_fork(session, random.Random(1))
        laws.check_round_trip(session, STATES)


@pytest.mark.law("refusal")
@pytest.mark.law("life")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_refused_answers_change_nothing_and_every_question_has_legal_ones(scenario: str) -> None:
    chance = random.Random(5)
    wrong: list[Any] = [
        Attack(Aim.HARM, Skill.WEAPONS, ActorId("nobody")),
        Step(setup(scenario).figures[0].id, (-50.0, 0.0)),
    ]
    for session in sessions(scenario, 4, 35):
        request = session.pending
        assert request is not None
        assert list(request.hints(session.state))
        laws.check_question(session, chance)
        laws.check_refusals(
            session, wrong if isinstance(request, ChooseAct) else [99] if isinstance(request, Dice) else []
        )


def test_clone_forgets_no_field_and_shares_nothing() -> None:
    session = next(each for each in sessions("the-doctors-roof", 6, 1) if each.state.contest is not None)
    _compare(session.state, session.state.clone())


def _compare(one: Any, other: Any) -> None:
    """What can be changed is equal and not the same, all the way down but for the setup and what is frozen."""
    assert one == other
    if isinstance(one, Setup) or not (is_dataclass(one) or isinstance(one, list | dict)):
        return
    if is_dataclass(one):
        assert one is not other or not isinstance(one, CHANGED)
        for field in fields(one):
            _compare(getattr(one, field.name), getattr(other, field.name))
        return
    assert one is not other
    pairs = zip(one.values(), other.values(), strict=True) if isinstance(one, dict) else zip(one, other, strict=True)
    for value, copied in pairs:
        _compare(value, copied)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_accounts_boxes_heads_and_turns_stay_within_the_rules(scenario: str) -> None:
    """What is filled, held and paid never passes its bounds; the log tells of every point; one turn an exchange."""
    for session in sessions(scenario, 8, 3):
        _check_bounds(session.state)
    _check_log(session, scenario)


def _check_bounds(state: State) -> None:
    for actor, held in state.actors.items():
        assert held.fate_points >= 0, "FR19"
        if character(state, actor) is None:
            found = group(state, actor)
            assert found is not None
            assert held.fate_points == 0, "FR35"
            assert 0 <= held.partial < found.kind.quality
            assert actor not in acting(state) or group_boxes(state, actor) > 0
            continue
        assert len(consequences(state, actor)) <= limit(state, actor), "F052"
        for track, marks in held.marks.items():
            assert len(set(marks)) == len(marks), "F048"
            assert all(1 <= box <= track_length(state, actor, Track(track)) for box in marks), "F047"
    for actor in acting(state):
        for figure in standing(state, actor):
            placed = state.figures[figure]
            assert zone_at(state.setup, (placed.x, placed.y), placed.z) is not None, "FR03"
        leader = state.actors[actor].led_by
        assert leader is None or leader in acting(state), "F089"
    for aspect in state.aspects.values():
        assert aspect.label.en.strip(), "an aspect has words"


def _check_log(session: Session[State], scenario: str) -> None:
    """What the log says of accounts is what they hold; in an exchange each has one turn, and one that was held."""
    accounts = {actor.id: actor.fate_points for actor in setup(scenario).characters}
    turns: Counter[tuple[str, bool]] = Counter()
    open_turn: str | None = None
    for line in session.log:
        match line.event:
            case PointMoved(actor=actor, change=change, points=points):
                accounts[actor] += change
                assert accounts[actor] == points >= 0
            case TurnBegan(actor=actor, held=held):
                assert open_turn is None
                open_turn = actor
                turns[actor, held] += 1
            case TurnEnded(actor=actor):
                assert open_turn == actor
                open_turn = None
            case event if type(event).__name__ == "ExchangeBegan":
                assert not turns or max(turns.values()) == 1, "F021"
                turns.clear()
    assert accounts == {actor.id: session.state.actors[actor.id].fate_points for actor in setup(scenario).characters}


# -- what is secret, and what is not -------------------------------------------------------------------------------


@pytest.mark.law("view")
def test_when_others_want_to_be_asked_is_secret_and_nothing_else() -> None:
    session = started(setup("the-doctors-roof"), 1)
    session.declare("bob", WhenAsked(Asked.NEVER, Asked.ALWAYS, splits=True))
    session.declare("bob", WhenDefending(ActorId("voss"), Defends.ALWAYS))
    state = session.state
    own, others, public = (SYSTEM.view(state, viewer) for viewer in ("bob", "alice", None))
    assert own == state
    for seen in (others, public):
        assert seen.players[BOB].bids is not Asked.NEVER
        assert seen.players[BOB].compels is not Asked.ALWAYS
        assert not seen.players[BOB].splits
        assert seen.actors[ActorId("voss")].defends is not Defends.ALWAYS
        seen.players[BOB] = state.players[BOB].clone()
        seen.actors[ActorId("voss")].defends = Defends.ALWAYS
        assert seen == state, "zones, aspects, points, blocks and spin are for all"
    with pytest.raises(IllegalAnswer):
        session.declare("alice", WhenDefending(ActorId("voss"), Defends.NEVER))


@pytest.mark.parametrize("bot", ["random", "plain"])
def test_a_bot_answers_the_same_whatever_others_keep_to_themselves(bot: str) -> None:
    """When others want to be asked, and the dice to come, change no answer."""
    for session in sessions("the-doctors-roof", 9, 19, bot):
        request, state = session.pending, session.state
        assert request is not None
        asked = PlayerId(request.player)
        other = state.clone()
        for player in other.players.values():
            if player.id != asked:
                player.bids, player.compels, player.splits = Asked.FREE, Asked.NEVER, True
        for actor in other.actors.values():
            if owner(other, actor.id) != asked:
                actor.defends = Defends.NEVER
        one, two = (make_bots([bot], state.setup, 3)[asked] for _ in range(2))
        seen = one.answer(SYSTEM.view(state, asked), request)
        assert seen == two.answer(SYSTEM.view(other, asked), request)
        assert request.refusal(state, seen) is None


def test_the_default_act_is_to_pass() -> None:
    session = next(each for each in sessions("warehouse-three", 2, 1) if isinstance(each.pending, ChooseAct))
    assert session.pending is not None
    assert session.pending.default(session.state) == PassTurn()


def test_what_a_conflict_is_worth_lies_between_lost_and_won() -> None:
    for session in sessions("warehouse-three", 9, 61):
        state = session.state.clone()
        if state.phase is Phase.SET_UP:
            continue
        shares = [worth(state, player) for player in (ALICE, BOB)]
        assert all(0.0 <= share <= 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0)
