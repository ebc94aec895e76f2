"""Why something would have been better is told by what differs enough, in the words of its game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pb12table.analysis.played.judging import Judgement, Prospect, Verdict
from pb12table.analysis.played.review import Review, Step
from pb12table.bots.play import make_bots, play, started
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.files.weights import shipped_weights
from pb12table.kernel.dice import NoDice
from pb12table.kernel.game import EVERYTHING, EntryKind
from pb12table.kernel.session import Session
from pb12table.report.review_page import blind_lines, unseen_lines
from pb12table.report.review_telling import _why, words_of
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.rules.asking.answers import NoOffer
from pb12table.systems.fate.rules.harm import OfferConcession
from pb12table.systems.known import SYSTEMS, system, words
from pb12table.texts.describe import dice_name
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.texts.names import player_name
from pb12table.texts.reasons import answer_words


def beginning(identity: str) -> Session[Any]:
    return started(load_scenario(suite_files(identity)["open-ground"]).setup, "telling", 1, digests=False)


def why(given: Prospect, best: Prospect, identity: str = "pocket") -> list[str]:
    return list(_why(Texts("en"), beginning(identity), given, best))


def prospect(chance: int = 500_000, **came: Any) -> Prospect:
    return Prospect(answer=None, chance=chance, **came)


def test_what_counts_beside_figures_is_told_most_telling_first_and_no_more_than_two_of_it() -> None:
    given = prospect(stakes={"features": 1000, "way": -3000, "rerolls": 2000, "risk": -1000})
    best = prospect(stakes={"features": 1500, "way": -2400, "rerolls": 6000, "risk": -3000})
    assert why(given, best) == [
        "On average its units have 6 instead of 2 rerolls, by allies next to them and the ground.",
        "On average it holds 1.5 instead of 1 features.",
    ]
    assert why(best, given) == ["On average the best attack against it promises 1 instead of 3 points."]


def test_what_differs_by_little_is_no_reason_and_where_there_is_none_that_is_said() -> None:
    given, best = prospect(suffered=4000, dealt=100), prospect(suffered=3600, dealt=300)
    assert why(given, best) == ["Neither figures nor harm make the difference, but where everybody stands afterwards."]
    assert why(prospect(suffered=4000), prospect(suffered=3000)) == ["On average it suffers 3 instead of 4 harm."]


def test_a_game_of_which_the_value_does_not_see_all_says_so() -> None:
    setup = beginning("w6").state.setup
    [line] = blind_lines(Texts("en"), setup)
    assert "ground" in line
    assert not blind_lines(Texts("en"), beginning("pocket").state.setup)


def test_from_how_many_points_on_something_is_found_better_is_told() -> None:
    setup = beginning("pocket").state.setup
    valued = system("pocket").valued
    assert valued is not None
    prospects = (prospect(), prospect(behind_error=130_000))
    judgement = Judgement(verdict=Verdict.FINE, prospects=prospects)
    step = Step(entry=0, kind=EntryKind.ANSWER, player="alice", game_round=1, before=(500_000, 500_000),
                judgement=judgement)  # fmt: skip
    review = Review(setup, "learner", shipped_weights("pocket", valued), 1, False, (step,))
    [line] = unseen_lines(Texts("en"), review)
    assert "26 points" in line
    near = Judgement(verdict=Verdict.FINE, prospects=(prospect(), prospect(behind_error=5_000)))
    [line] = unseen_lines(Texts("en"), replace(review, steps=(msgspec.structs.replace(step, judgement=near),)))
    assert "ahead by a point or more" in line
    assert not unseen_lines(Texts("en"), replace(review, steps=()))


def test_dice_for_damage_are_named_without_the_code_of_another_game() -> None:
    assert dice_name(Texts("en").of("d20"), "damage") == "damage"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("identity", SYSTEMS)
def test_all_that_counts_in_a_game_has_words(identity: str, language: str) -> None:
    session = beginning(identity)
    for player in session.state.setup.players:
        for name in words(identity).stakes(session.state, player.id):
            assert "0.5" in Texts(language).of(identity)(f"stake-{name}", best="0.5", given="1")


def test_a_shot_before_which_others_are_asked_is_told_by_whom_it_is_aimed_at() -> None:
    setup = load_scenario(Path("tests/analysis/two-a-side-pb12.toml")).setup
    session = started(setup, "telling", 1, digests=False)
    bots = make_bots(("steady",), setup, "telling", 1)
    while type(session.pending).__name__ != "ChooseAction":
        play(session, bots, 1)
    assert session.pending is not None
    shot = next(answer for answer in session.pending.hints(session.state) if hasattr(answer, "weapon"))
    fork = session.fork(NoDice())
    fork.answer(shot)
    assert fork.pending is not None
    assert fork.pending.player != session.pending.player
    assert "shoots at" in answer_words(Texts("en").of("pb12"), session, shot, EVERYTHING)


def test_fighting_on_is_told_by_that_and_not_by_whose_turn_begins_then() -> None:
    setup = load_scenario("the-harbour-ball").setup
    session = started(setup, "telling", 3, digests=False)
    bots = make_bots(("learner",), setup, "telling", 3)
    while not isinstance(request := session.pending, OfferConcession):
        play(session, bots, 1)
    told = answer_words(Texts("en").of("fate"), session, NoOffer(), EVERYTHING)
    assert told.startswith(f"{player_name(setup, PlayerId(request.player))} fights on")
    planned = Prospect(answer=request.encode(NoOffer()), name="ready", chance=500_000)
    assert words_of(Texts("en"), session, request, planned, EVERYTHING) == told


@pytest.mark.parametrize(
    ("system", "told"),
    [("d20", "Before round 1"), ("fate", "Before exchange 1"), ("pocket", "Before turn 1"), ("w6", "Before round 1")],
)
def test_what_is_decided_before_the_first_round_is_not_told_as_of_a_round_of_the_number_zero(
    system: str, told: str
) -> None:
    texts = Texts("en").of(system)
    assert (texts("round-is", number=0), texts("round-is", number=1)) == (told, told.removeprefix("Before ").title())
