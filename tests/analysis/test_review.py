"""A game gone through: what it is put down to adds up, and its curve ends at the result."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pb12table.analysis.crew import Crew
from pb12table.analysis.played.games import lost_figures
from pb12table.analysis.played.judging import (
    WHOLE,
    Judge,
    Judgement,
    Level,
    NoValue,
    Shares,
    Verdict,
    _Line,
    _unsettled,
    rest_of,
    verdict_of,
    whole_shares,
)
from pb12table.analysis.played.review import (
    Keeping,
    Review,
    Reviewed,
    Reviewing,
    Step,
    forget_reviews,
    gone_through,
    piece,
    pieces_of,
    review_of,
    reviewed,
    shared_out,
)
from pb12table.analysis.walking import with_changes
from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.files.weights import shipped_weights
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.request import Choice
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import SYSTEMS, system


@pytest.fixture
def _at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice are tried a few times only: what is tested does not hang on how closely it is looked."""
    monkeypatch.setattr("pb12table.analysis.played.judging.SAMPLES", 6)
    monkeypatch.setattr("pb12table.analysis.played.judging.LEAVES", 6)
    monkeypatch.setattr("pb12table.analysis.played.judging.LEVELS", {"learner": Level(4, 3, "learner")})


def some_game(identity: str, seed: int, most: int = 10_000, bots: tuple[str, ...] = ("steady", "learner")) -> Reviewed:
    """A game of bots of a system, or its first answers."""
    layouts = list(suite_files(identity).values())
    setup = load_scenario(layouts[seed % len(layouts)]).setup
    session = started(setup, "review", seed)
    play(session, make_bots(bots, setup, "review", seed), most)
    return reviewed(session, "learner")


def gone(game: Reviewed) -> Review:
    return review_of(game, {number: piece(game, number) for number in range(pieces_of(game))})


def check_sums(found: Review) -> None:
    """Everything adds up, on each step and in the whole game."""
    for change, (_, _, before) in zip(found.changes(), found.curve(), strict=False):
        assert change.step.before == before
        assert sum(change.after) == sum(before) == WHOLE
        for who, whole in enumerate(change.total):
            assert whole == change.after[who] - before[who]
        for part in (change.luck, change.decided, change.hidden):
            assert sum(part) == 0
    for each in found.accounts():
        assert each.luck + each.own + each.others + each.hidden == each.end - each.beginning


def valued_systems() -> list[str]:
    return [identity for identity in SYSTEMS if has_value(identity)]


def has_value(identity: str) -> bool:
    try:
        Judge(load_scenario(next(iter(suite_files(identity).values()))).setup, "learner")
    except NoValue:
        return False
    return True


@pytest.mark.usefixtures("_at_a_glance")
def test_who_only_judges_the_others_has_no_chance_and_breaks_nothing() -> None:
    setup: Any = load_scenario(Path("tests/systems/fate/arena.toml")).setup
    (arbiter,) = (number for number, player in enumerate(setup.players) if player.side is None)
    session = started(setup, "arbiter", 1, digests=False)
    play(session, make_bots(("learner",), setup, "arbiter", 1), 12)
    found = gone(reviewed(session, "learner"))
    check_sums(found)
    assert {step.before[arbiter] for step in found.steps} == {0}
    account = found.accounts()[arbiter]
    assert (account.luck, account.own, account.others, account.hidden) == (0, 0, 0, 0)


# -- arithmetic -----------------------------------------------------------------------------------------------------


def a_step(number: int, kind: EntryKind, player: str, before: Shares, price: int = 0) -> Step:
    judgement = Judgement(verdict=verdict_of(price), price=price) if kind is EntryKind.ANSWER else None
    return Step(entry=number, kind=kind, player=player, game_round=1, before=before, judgement=judgement)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whatever_the_numbers_are_each_row_adds_up(players: int) -> None:
    chance = Random(players)
    setup = load_scenario(suite_files("w6")["open-ground"]).setup
    names = [f"player-{number}" for number in range(players)]

    def some_shares() -> Shares:
        return whole_shares([chance.random() for _ in names])

    steps = tuple(
        a_step(number, chance.choice(list(EntryKind)), chance.choice(names), some_shares(), chance.randint(0, 200_000))
        for number in range(200)
    )

    crowd = tuple(replace(setup.players[0], id=PlayerId(name)) for name in names)
    valued = system("w6").valued
    assert valued is not None
    weights, crowded = shipped_weights("w6", valued), with_changes(setup, players=crowd)
    found = Review(crowded, "steady", weights, 200, True, steps, some_shares())
    check_sums(found)
    assert sum(each.end for each in found.accounts()) == WHOLE
    throws = found.throws(0)
    assert sum(throw.luck[0] for throw in throws) == found.accounts()[0].luck
    assert [throw.luck[0] for throw in throws] == sorted((throw.luck[0] for throw in throws), reverse=True)
    prices = [change.step.judgement.price for change in found.dearest() if change.step.judgement is not None]
    assert prices == sorted(prices, reverse=True)
    assert (players == 1) or prices[0] > 150_000


def test_a_price_is_gained_by_the_others_in_proportion() -> None:
    assert shared_out(90, 0, (400_000, 200_000, 400_000)) == (-90, 30, 60)
    assert shared_out(90, 1, (1_000_000, 0)) == (90, -90)
    assert shared_out(91, 0, (1_000_000, 0, 0)) == (-91, 46, 45)


@pytest.mark.parametrize("chances", [[0.1, 0.1, 0.1], [0.0, 0.0], [1 / 3, 2 / 3], [0.7]])
def test_shares_make_a_whole(chances: list[float]) -> None:
    assert sum(whole_shares(chances)) == WHOLE


def test_thresholds() -> None:
    found = [verdict_of(price) for price in (0, 1, 30_000, 30_001, 80_000, 80_001)]
    assert found == [
        Verdict.FINE, Verdict.CLOSE, Verdict.CLOSE, Verdict.MISTAKE, Verdict.MISTAKE, Verdict.BLUNDER,
    ]  # fmt: skip


# -- games ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_at_a_glance")
def test_the_first_throws_of_a_game_and_its_end_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = some_game("w6", 1, most=0)
    assert game.entries
    assert {entry.kind for entry in game.entries} == {EntryKind.DICE}
    found = gone(game)
    check_sums(found)
    assert found.is_done
    assert not found.is_over
    assert sum(len(throw.dice) for throw in found.throws(0)) == len(game.entries)
    monkeypatch.setattr("pb12table.analysis.played.review.user_folder", lambda: tmp_path)
    keeping = Keeping(game)
    assert not keeping.pieces
    keeping.add(0, found.steps[:6])
    [file] = (tmp_path / "reviews").iterdir()
    file.write_bytes(file.read_bytes() + b'{"number":1,"steps":[')
    again = Keeping(game)
    assert again.pieces == {0: found.steps[:6]}
    again.add(1, found.steps[6:])
    assert Keeping(game).pieces == {0: found.steps[:6], 1: found.steps[6:]}
    partly = review_of(game, again.pieces)
    assert partly.steps[:6] == found.steps[:6]
    forget_reviews()
    assert not Keeping(game).pieces


def test_dice_that_are_thrown_fall_anew_after_each_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[object] = []

    class Noted(SeededDice):
        def __init__(self, seed: int) -> None:
            seeds.append(seed)
            super().__init__(seed)

    monkeypatch.setattr("pb12table.analysis.played.judging.SAMPLES", 12)
    monkeypatch.setattr("pb12table.analysis.played.judging.LEAVES", 6)
    monkeypatch.setattr("pb12table.analysis.played.judging.SeededDice", Noted)
    game = some_game("w6", 1, most=0)
    Judge(game.setup, "learner").number(game.begun(), 7)
    assert len(seeds) == 12
    assert len(set(seeds)) == 12


@pytest.mark.usefixtures("_at_a_glance")
def test_what_is_missing_is_a_gap_after_which_nothing_is_told() -> None:
    game = some_game("w6", 1, most=0)
    second = piece(game, 1)
    assert review_of(game, {1: second}).steps == ()
    assert not review_of(game, {1: second}).is_done
    first = review_of(game, {0: piece(game, 0)})
    assert len(first.changes()) == len(first.steps) - 1 == 5


@pytest.mark.usefixtures("_at_a_glance")
def test_where_a_value_is_poor_no_decision_has_a_price() -> None:
    game = some_game("w6", 1, most=0)
    valued = system("w6").valued
    assert valued is not None
    poor = msgspec.structs.replace(shipped_weights("w6", valued), log_loss=1.0)
    session, judge = game.ended(), Judge(game.setup, "learner", (valued, poor))
    assert session.pending is not None
    given = session.pending.default(session.state)
    assert judge.judged(session, given, 1) == Judgement(verdict=Verdict.UNJUDGED)
    assert Judge(game.setup, "learner").judged(session, given, 1).verdict is not Verdict.UNJUDGED


def at_a_choice() -> tuple[Session[Any], Any]:
    """A game of Kampf W6 in which somebody may throw a die again, and the usual answer."""
    session = some_game("w6", 1, most=0).ended()
    bots = make_bots(("steady",), session.state.setup, "choice")
    session = session.fork(SeededDice(2))
    while not isinstance(session.pending, Choice):
        play(session, bots, 1)
    assert len(session.pending.options(session.state)) > 1
    return session, session.pending.default(session.state)


@pytest.mark.parametrize("alike", [True, False])
def test_a_choice_whose_answers_all_come_to_the_same_is_forced(alike: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    session, given = at_a_choice()
    monkeypatch.setattr(Session, "are_alike", lambda *_: alike)
    found = Judge(session.state.setup, "learner").judged(session, given, 1)
    assert (found == Judgement(verdict=Verdict.FORCED)) is alike


def line_of(*worths: float) -> _Line:
    line = _Line("", None)
    line.worths += worths
    return line


def test_who_is_captured_counts_as_taken_out_but_not_who_was_before() -> None:
    game = some_game("pocket", 1, bots=("learner", "learner"))
    begun, ended = game.begun(), game.ended()
    captured = [unit.owner for unit in ended.state.units.values() if unit.captor is not None]
    assert captured
    since, later = line_of(), line_of()
    since.note(ended, 0, lost_figures(begun.state), PlayerId("alice"))
    later.note(ended, 0, lost_figures(ended.state), PlayerId("alice"))
    assert (since.lost, since.felled) == (captured.count(PlayerId("alice")), captured.count(PlayerId("bob")))
    assert (later.lost, later.felled) == (0, 0)


def test_what_is_clear_is_not_looked_at_any_further() -> None:
    own, worse, even = line_of(*[0.6, 0.7] * 4), line_of(*[0.2, 0.3] * 4), line_of(*[0.7, 0.6] * 4)
    assert _unsettled(own, [own, worse]) == [own]
    assert _unsettled(own, [worse, own, even]) == [own, even]
    assert _unsettled(worse, [worse, own, even]) == [worse, own, even]
    much = line_of(*[0.6, 0.7] * 40), line_of(*[0.2, 0.3] * 40)
    assert _unsettled(much[1], list(much)) == [much[1]]
    others = [line_of(*[0.6, 0.7, 0.5, 0.8 - number / 50] * 2) for number in range(5)]
    assert _unsettled(even, [even, *others]) == [even, *others[:3]]
    assert _unsettled(even, [even, *others[:3]]) == [even, *others[:2]]


def test_a_decision_is_judged_by_what_the_others_make_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    session, given = at_a_choice()
    assert session.pending is not None
    player, movers = session.pending.player, list[str]()
    judge = Judge(session.state.setup, "learner")
    known = judge._answer

    def noted(fork: Session[Any], request: Any) -> None:
        if fork.is_quiescent:
            movers.append(request.player)
        known(fork, request)

    monkeypatch.setattr(judge, "_answer", noted)
    judge.judged(session, given, 1)
    assert set(movers) - {player}


MOVE = frozenset({"ChooseMoveOption"})


def test_the_rest_of_a_move_is_what_its_player_went_on_with() -> None:
    told = [("a", "ChooseAction", 0), ("a", "ChooseMoveOption", 1), ("b", "PlayInterruption", 2), ("a", "Dice", 3),
            ("a", "ChooseMoveOption", 4), ("a", "ChooseAction", 5), ("a", "ChooseMoveOption", 6)]  # fmt: skip
    entries = [
        Entry(EntryKind.DICE if request == "Dice" else EntryKind.ANSWER, player, request, plain)
        for player, request, plain in told
    ]
    assert rest_of(entries, 0, MOVE) == [1, 4]
    assert rest_of(entries, 5, MOVE) == [6]
    assert rest_of(entries, 0, frozenset()) == rest_of(entries, 2, MOVE) == []


@pytest.mark.usefixtures("_at_a_glance")
@pytest.mark.parametrize(
    ("identity", "seed", "most", "bot", "step", "decisions"),
    [
        (
            "pb12",
            0,
            7,
            "aggressive",
            "ChooseMoveOption",
            {"BidInitiative", "ChooseTurn", "ChooseAction"},
        ),
        ("pocket", 2, 10, "learner", "ContinueMove", {"PlaceUnit", "ChooseAction"}),
    ],
)
def test_a_move_is_one_decision_and_everything_adds_up(
    identity: str, seed: int, most: int, bot: str, step: str, decisions: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.analysis.played.judging.MOST_AHEAD", 3)
    game = some_game(identity, seed, most=most, bots=(bot, bot))
    found = gone(game)
    check_sums(found)
    bonuses = [each for each in found.steps if each.request == "UseBonus"]
    assert bool(bonuses) is (identity == "pocket")
    assert all(each.left is ("pass" in str(game.entries[each.entry].plain)) for each in bonuses)
    moves = [each for each in found.steps if each.request == step]
    assert moves
    assert {each.judgement for each in moves} == {None}
    judged = [each for each in found.steps if each.judgement is not None]
    assert {each.request for each in judged} >= decisions
    assert all(each.judgement.verdict is not Verdict.UNJUDGED for each in judged if each.judgement is not None)
    assert sum(each.verdicts[verdict] for each in found.accounts() for verdict in Verdict) == len(judged)


@pytest.mark.slow
@pytest.mark.usefixtures("_at_a_glance")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("identity", valued_systems())
def test_luck_and_skill_add_up_and_the_curve_ends_at_the_result(identity: str, seed: int) -> None:
    game = some_game(identity, seed)
    found = gone(game)
    check_sums(found)
    ended = system(identity).ending(game.ended().state)
    assert ended is not None
    assert found.end is not None
    winners = ended.winners or found.players
    for player, share in zip(found.players, found.end, strict=True):
        assert share == pytest.approx(WHOLE / len(winners) if player in winners else 0, abs=1)


@pytest.mark.slow
def test_pieces_are_the_same_in_any_order_and_process() -> None:
    game = some_game("w6", 2, most=12)
    one = {number: piece(game, number) for number in reversed(range(pieces_of(game)))}
    with Crew(2) as crew:
        assert dict(gone_through(game, crew, {0: one[0]})) == {number: one[number] for number in one if number}


@pytest.mark.slow
def test_a_review_beside_the_program_can_be_stopped_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.analysis.played.review.user_folder", lambda: tmp_path)
    game = some_game("w6", 2, most=8)
    first = Reviewing(game, 0)
    first.begin()
    assert first.join(120)
    assert first.lost is None
    assert first.review().is_done
    assert Reviewing(game, 0).done == (pieces_of(game), pieces_of(game))
