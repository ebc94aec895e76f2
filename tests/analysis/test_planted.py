"""What is planted in a game is found by its review: an answer that throws it away, a throw that turns it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from pb12table.analysis.played.judging import Judge, Level, Verdict
from pb12table.analysis.played.review import Reviewed, reviewed
from pb12table.bots.play import make_bots, play, seed_of, started
from pb12table.files.scenario import load_scenario
from pb12table.kernel.game import EntryKind
from pb12table.systems.fate.rules.asking.answers import Terms
from pb12table.systems.fate.rules.harm import OfferConcession
from tests.analysis.planting import Planter
from tests.analysis.trust import JUDGING, Found, found_in, trying

SEEDS: Final = 30
"""In so many games a place is looked for where something can be planted; those without one count for nothing."""
SMALL: Final = Path(__file__).parent
"""The folder of layouts for where whole games take too long to be played on some hundred times."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("identity", "bot", "kind", "places", "start", "wanted", "layout"),
    [
        ("w6", "steady", EntryKind.ANSWER, 12, 801, 2, ""),
        ("w6", "steady", EntryKind.DICE, 24, 801, 2, ""),
        ("pocket", "learner", EntryKind.ANSWER, 8, 803, 1, ""),
        ("d20", "learner", EntryKind.ANSWER, 8, 2000, 2, "two-a-side-d20"),
        ("d20", "learner", EntryKind.DICE, 8, 2000, 3, "two-a-side-d20"),
        ("d20", "learner", EntryKind.ANSWER, 8, 2010, 1, "lever-d20"),
        ("pb12", "steady", EntryKind.ANSWER, 8, 2000, 1, "two-a-side-pb12"),
        ("pb12", "steady", EntryKind.DICE, 8, 2000, 1, "two-a-side-pb12"),
    ],
)
def test_what_decides_a_game_is_among_the_first_that_its_review_tells(
    identity: str, bot: str, kind: EntryKind, places: int, start: int, wanted: int, layout: str
) -> None:
    layouts = [SMALL / f"{layout}.toml"] if layout else ()
    planter, found = Planter(identity, places, bot, layouts), dict[int, Found]()
    for seed in range(start, start + SEEDS):
        planted = planter.blunder(seed) if kind is EntryKind.ANSWER else planter.throw(seed)
        if planted is not None:
            with trying():
                found[seed] = found_in(planted, kind)
        if len(found) == wanted:
            break
    assert len(found) == wanted
    assert all(each.is_first for each in found.values()), [each.told() for each in found.values()]


def given_in(seed: int) -> tuple[Reviewed, int] | None:
    """A game of FATE in which one on whom a goal hangs gives in after the first consequence, and so loses it."""
    session = started(load_scenario("the-harbour-ball").setup, "given-in", seed, digests=False)
    bots = make_bots(("steady",), session.state.setup, "given-in", seed)
    while (request := session.pending) is not None:
        if isinstance(request, OfferConcession) and request.actor in ("adela", "corvin"):
            entry = len(session.entries)
            session.answer(Terms("captured"))
            play(session, bots)
            return (reviewed(session, "learner"), entry) if session.entries[entry].player == request.player else None
        play(session, bots, 1)
    return None


@pytest.mark.slow
def test_who_gives_in_and_loses_by_it_has_made_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{JUDGING}.LEVELS", {"learner": Level(8, 3, "learner")})
    found = list[Verdict]()
    for seed in range(1, 11):
        planted = given_in(seed)
        assert planted is not None
        game, entry = planted
        session, answer = game.begun(), game.entries[entry].plain
        session.feed(game.entries[:entry])
        request = session.pending
        assert request is not None, "an entry answers a question"
        judged = Judge(game.setup, game.level).judged(session, request.decode(answer), seed_of("review", entry))
        found.append(judged.verdict)
    assert sum(each in (Verdict.MISTAKE, Verdict.BLUNDER) for each in found) >= 8, found
