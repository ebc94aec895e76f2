"""The bot that looks ahead: equal games from equal seeds, its budget, wins that are there, nothing illegal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pb12table.bots.looking_ahead import Effort, Search
from pb12table.bots.play import bots_of, make_bots, play, started, styles_of
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Hurried, answering
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.bots.by_name import LEVELS, STRENGTHS, SearchBot
from pb12table.systems.pocket_tactics.bots.plans import answers_of
from pb12table.systems.pocket_tactics.bots.position import Position
from pb12table.systems.pocket_tactics.bots.worth import PRESSING, USUAL, Tactics, Weights
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, DeployAction, MoveAction
from pb12table.systems.pocket_tactics.rules.fights import UseBonus, UseReroll
from pb12table.systems.pocket_tactics.rules.ground import LAST
from pb12table.systems.pocket_tactics.rules.preparations import PlaceUnit
from pb12table.systems.pocket_tactics.rules.rules import Rules
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.systems.pocket_tactics.rules.state import Place, State
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction
from pb12table.texts.locale import Texts
from tests.systems.pocket_tactics.board import Board, field, row
from tests.systems.pocket_tactics.test_laws import setups

SMALL = Effort(150)


def short(setup: Setup, turns: int = 14) -> Setup:
    """A setup whose games end soon."""
    return replace(setup, options=replace(setup.options, turn_limit=turns))


def asked(board: Board) -> Session[State]:
    """The game of a board at its next question."""
    return Session(Rules(), board.state.clone(), SeededDice(1))


def answered(board: Board, effort: Effort = SMALL, seed: int = 1) -> Any:
    """What the bot does as the turn of the first player."""
    session = asked(board)
    assert session.pending is not None
    answer = SearchBot(seed, effort).answer(session.state.clone(), session.pending)
    session.answer(answer)
    return answer


# -- games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_whole_games_are_played_without_an_illegal_answer(number: int) -> None:
    """Ready maps, one that is built, three players with every option turned round; sessions refuse what is illegal."""
    setup = short(setups()[number])
    session = started(setup, 3, number)
    play(session, make_bots(["steady"], setup, 3, number))
    assert session.state.outcome is not None


def test_equal_seeds_bring_equal_games() -> None:
    setup = short(setups()[0], 10)
    digests = []
    for seed in (4, 4, 5):
        session = started(setup, seed)
        play(session, make_bots(["medium", "easy"], setup, seed))
        digests.append([entry.plain for entry in session.entries])
    assert digests[0] == digests[1] != digests[2]


# -- its budget -----------------------------------------------------------------------------------------------


class Counted(Tactics):
    """Tactics that count how often they are asked for the worth of a position."""

    asked = 0

    def worth(self, position: Position, player: str) -> float:
        self.asked += 1
        return super().worth(position, player)


def middle_of_a_game() -> State:
    session = started(setups()[0], 8)
    bots = make_bots(["greedy"], setups()[0], 8)
    play(session, bots, 14)
    while type(session.pending).__name__ != "ChooseAction":
        play(session, bots, 1)
    state: State = session.state
    return state.clone()


def test_no_more_positions_are_looked_at_than_the_budget_says() -> None:
    state = middle_of_a_game()
    depths = []
    for budget in (1, 40, 120, 900):
        tactics = Counted(state)
        position = tactics.at(state)
        found = Search(tactics, tactics.board.players[position.mover], Effort(budget)).best(position)
        assert tactics.asked <= found.looked <= budget
        assert found.plan in tactics.plans(position)
        depths.append(found.depth)
    assert depths == sorted(depths)
    assert depths[0] == 0 < depths[2] < depths[3]


def test_time_is_a_limit_beside_the_budget_where_somebody_waits() -> None:
    state = middle_of_a_game()
    tactics = Tactics(state)
    position = tactics.at(state)
    hurried = Search(tactics, tactics.board.players[position.mover], Effort(10**6, seconds=0.0)).best(position)
    assert hurried.looked == 0
    assert hurried.plan in tactics.plans(position)
    assert all(isinstance(bots_of("pocket")[name](1), Hurried) for name in (*STRENGTHS, *LEVELS))


def test_levels_are_offered_at_the_seats_once_they_are_measured_and_players_of_old_are_not() -> None:
    assert styles_of("pocket") == ("steady", "learner")
    positions = [effort.positions for effort, _ in LEVELS.values()]
    assert positions == sorted(set(positions))
    assert all(effort.seconds is None for effort, _ in LEVELS.values())
    assert {*STRENGTHS, *LEVELS, "greedy"} < {*bots_of("pocket")}


# -- wins that are there --------------------------------------------------------------------------------------


def test_the_last_feature_is_taken_by_a_move() -> None:
    board = Board(row(6), alone=True).tile((0, 0), "meadow", "city").tile((4, 0), "meadow", "village")
    board.put("alice", "captain", (0, 0))
    rider = board.put("alice", "rider", (2, 0))
    board.put("bob", "troll", (5, 0))
    # Two steps away: over the first, and not by an attack that may win, too.
    assert answered(board) == MoveAction(rider, (3, 0))


def test_the_last_feature_is_taken_by_deploying() -> None:
    board = Board(row(6), alone=True).tile((0, 0), "meadow", "city").tile((1, 0), "meadow", "village")
    board.put("alice", "captain", (0, 0))
    board.put("alice", "griffin", (2, 0))
    board.put("alice", "spearman", None)
    board.put("bob", "troll", (5, 0))
    answer = answered(board)
    assert isinstance(answer, DeployAction | MoveAction)
    assert (answer.at if isinstance(answer, DeployAction) else answer.to) == (1, 0)


def test_the_last_enemy_is_shot_where_it_cannot_answer() -> None:
    board = Board({**row(5), **{(q, 1): tile for (q, _), tile in row(5).items()}}, alone=True)
    board.tile((4, 1), "meadow", "city")
    archer = board.put("alice", "archer", (0, 0))
    board.put("alice", "captain", (0, 1))
    lizard = board.put("bob", "lizard", (2, 0))
    board.state.units[lizard].card = "rider"
    answer = answered(board)
    assert isinstance(answer, AttackAction)
    assert (answer.unit, answer.target) in {(archer, lizard), (FigureId("alice-captain"), lizard)}


def test_the_turn_limit_is_won_by_the_feature_that_counts() -> None:
    board = Board(field(), alone=True, turn_limit=21).tile((2, 0), "meadow", "city").tile((-2, 0), "meadow", "city")
    board.tile((0, 2), "meadow", "city")
    board.put("alice", "captain", (1, 0))
    board.put("alice", "spearman", (0, 0))
    board.put("bob", "troll", (-2, 2))
    board.state.turns = 20
    # Captures are equal, nobody holds a feature, and this turn is the last.
    answer = answered(board)
    assert isinstance(answer, MoveAction)
    assert answer.to in ((2, 0),)


def test_where_features_count_first_the_last_turn_takes_one() -> None:
    board = Board(field(), alone=True, turn_limit=21, decides="features")
    board.tile((2, 0), "meadow", "city").tile((-2, 0), "meadow", "city")
    board.put("alice", "captain", (1, 0))
    board.put("alice", "spearman", (0, 0))
    board.put("bob", "troll", (-2, 2))
    lost = board.state.units[board.put("alice", "rider", None)]
    lost.place, lost.captor = Place.CAPTURED, PlayerId("bob")
    board.state.turns = 20
    # Bob has captured more, nobody holds a feature, and this turn is the last.
    answer = answered(board)
    assert isinstance(answer, MoveAction)
    assert answer.to == (2, 0)


def test_a_win_of_the_other_that_is_there_is_taken_away() -> None:
    board = Board(row(7), alone=True).tile((0, 0), "meadow", "city").tile((3, 0), "meadow", "village")
    board.put("bob", "swordsman", (0, 0))
    board.put("bob", "spearman", (2, 0))
    captain = board.put("alice", "captain", (4, 0))
    board.put("alice", "swordsman", (5, 0))
    board.put("alice", "archer", (6, 0))
    assert answered(board, Effort(400)) in (
        MoveAction(captain, (3, 0)),
        MoveAction(FigureId("alice-swordsman"), (3, 0), (4, 0)),
    )


def test_what_lies_before_it_does_not_change_with_the_state_it_is_shown() -> None:
    session = asked(Board(field()))
    before = Rules().digest(session.state)
    assert session.pending is not None
    SearchBot(1, SMALL).answer(session.state, session.pending)
    assert Rules().digest(session.state) == before


def test_another_game_is_not_taken_for_the_one_before() -> None:
    bot, kept = SearchBot(1, SMALL), set[str]()
    for cell in ((1, 0), (0, 1)):
        board = Board(field())
        board.put("alice", "rider", cell)
        session = asked(board)
        assert session.pending is not None
        session.answer(bot.answer(session.state.clone(), session.pending))
        kept.add(Rules().digest(session.state))
    assert len(kept) == 2
    assert all(unit.place in Place for unit in session.state.units.values())


# -- standing still -----------------------------------------------------------------------------------------------


def shuffling(captor: str) -> Board:
    """Two units a side that need not meet, and one that a player has captured from the other."""
    board = Board({**row(7), **{(q, 1): tile for (q, _), tile in row(7).items()}}, alone=True, turn_limit=200)
    board.tile((3, 1), "meadow", "city")
    for player, places in (("alice", ((0, 0), (1, 1))), ("bob", ((6, 0), (5, 1)))):
        for card, at in zip(("captain", "spearman"), places, strict=True):
            board.put(player, card, at)
    lost = board.state.units[board.put("bob" if captor == "alice" else "alice", "archer", None)]
    lost.place, lost.captor = Place.CAPTURED, PlayerId(captor)
    board.state.active = PlayerId("bob")
    return board


THERE = (
    MoveAction(FigureId("bob-captain"), (5, 0)),
    MoveAction(FigureId("alice-captain"), (1, 0)),
    MoveAction(FigureId("bob-captain"), (6, 0)),
)
BACK = MoveAction(FigureId("alice-captain"), (0, 0))
"""After it everybody stands where they stood."""


def before_the_fourth_time(board: Board) -> Session[State]:
    session = asked(board)
    for answer in ((*THERE, BACK) * (LAST - 1))[:-1]:
        session.answer(answer)
    return session


@pytest.mark.parametrize("captor", ["alice", "bob"])
def test_pr43_a_position_that_comes_a_fourth_time_ends_the_game_in_thought_too(captor: str) -> None:
    session = before_the_fourth_time(shuffling(captor))
    tactics = Tactics(session.state, PRESSING)
    tactics.remember(session.state)
    position = tactics.at(session.state)
    plan = next(plan for plan in tactics.plans(position) if answers_of(tactics.board, plan) == [BACK])
    ((_, found),) = tactics.outcomes(position, plan)
    session.answer(BACK)
    assert found.stale == LAST - 1
    assert session.state.outcome is not None
    assert (tactics.board.players[found.winner],) == session.state.outcome.winners == (captor,)


@pytest.mark.parametrize("level", ["steady", "strong"])
def test_pr43_who_is_behind_does_not_come_back_to_a_position_a_fourth_time(level: str) -> None:
    effort, weights = LEVELS[level]
    for counts, stays in ((weights, False), (USUAL, True)):
        session = asked(shuffling("alice"))
        state, request = session.state.clone(), session.pending
        assert request is not None
        usual = SearchBot(1, effort, counts).answer(state.clone(), request)
        session.answer(usual)
        *_, reached = session.state.repeated
        state.repeated[reached] = LAST - 1
        assert (SearchBot(1, effort, counts).answer(state, request) == usual) is stays


def worth(board: Board, weights: Weights, turns: int) -> float:
    """What a board is worth to alice after so many of 200 turns."""
    board.state.turns = turns
    tactics = Tactics(board.state, weights)
    return tactics.worth(tactics.at(board.state), "alice")


@pytest.mark.parametrize(("captor", "waits"), [("alice", True), ("bob", False)])
def test_pr30_whoever_is_behind_has_less_and_less_to_wait_for(captor: str, waits: bool) -> None:
    early, late = (worth(shuffling(captor), PRESSING, turns) for turns in (20, 190))
    assert (late >= early) is waits
    assert waits or late < early / 5
    # Players of old see the end only when it is a few turns away.
    assert worth(shuffling(captor), USUAL, 190) == pytest.approx(worth(shuffling(captor), USUAL, 20), abs=0.01)


def test_pr43_on_the_broken_bridge_the_game_is_no_draw_before_anybody_has_attacked() -> None:
    """Those who do not mind come and go, and have their draw after some thirty turns."""
    setup = short(setups()[1], 40)
    session = started(setup, 1, digests=False)
    play(session, {player.id: SearchBot(1, Effort(40), PRESSING) for player in setup.players})
    assert max(session.state.repeated.values()) < LAST


# -- its reasons ----------------------------------------------------------------------------------------------------


def test_why_it_did_what_it_did_is_told_and_changes_no_game() -> None:
    setup = short(setups()[0], 10)
    games: list[list[Any]] = []
    known = Texts("de").of("pocket")
    for asks in (False, True):
        session, told = started(setup, 4), 0
        bots = {player.id: SearchBot(number, SMALL) for number, player in enumerate(setup.players)}
        while (request := session.pending) is not None:
            bot = bots[PlayerId(request.player)]
            answer = answering(bot, session)()
            reasons = bot.reasons() if asks else None
            if reasons is not None:
                told += 1
                assert isinstance(request, ChooseAction | UseBonus | UseReroll | PlaceUnit)
                assert reasons.plans[0].first == answer
                assert max(plan.worth for plan in reasons.plans) == pytest.approx(reasons.plans[0].worth)
                assert all(known.has(f"plan-{plan.name}") for plan in reasons.plans)
            session.answer(answer)
        assert bool(told) == asks
        games.append([entry.plain for entry in session.entries])
    assert games[0] == games[1]
