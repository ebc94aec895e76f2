"""Who sees whom, found beside the frames: it comes piece by piece, is right in the end, and tells nothing outdated."""

from __future__ import annotations

import itertools
from itertools import pairwise

import pygame
import pytest

from pb12table.app.preview.sight_view import Lines, Sightline, WhoSeesWhom, opposing_pairs, pair_lines, put
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import figures_on_table
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.setup import new_game
from tests.app.helpers import open_game

COVE = "smugglers-cove"


def cove() -> State:
    return new_game(load_scenario(COVE).setup)


def all_lines(state: State) -> dict[tuple[FigureId, FigureId], Sightline]:
    """What opposing figures see of each other, worked out at once."""
    return by_pair(tuple(line for pair in opposing_pairs(state) for line in pair_lines(state, *pair)))


def by_pair(lines: Lines) -> dict[tuple[FigureId, FigureId], Sightline]:
    return {(seer, line.target): line for seer, line in lines}


def settle(sees: WhoSeesWhom, key: int) -> None:
    while not sees.is_settled(key):
        sees.work(60.0)


def test_lines_come_one_pair_after_the_other_and_are_all_there_in_the_end() -> None:
    state, sees = cove(), WhoSeesWhom()
    sees.ask(1, state, None)
    counts = [len(sees.lines(state))]
    while not sees.is_settled(1):
        sees.work(0.0)
        counts.append(len(sees.lines(state)))
    assert all(0 <= later - earlier <= 2 for earlier, later in pairwise(counts))
    assert counts[0] == 0 < counts[-1]
    assert by_pair(sees.lines(state)) == all_lines(state)
    assert not sees.work(), "nothing is left to be done"


def test_the_lines_of_whoever_is_looked_at_come_first() -> None:
    state, sees = cove(), WhoSeesWhom()
    focus = list(figures_on_table(state))[-1].id
    mine = [pair for pair in opposing_pairs(state) if focus in pair]
    sees.ask(1, state, focus)
    for _ in mine:
        sees.work(0.0)
    found = by_pair(sees.lines(state))
    assert found == {pair: line for pair, line in all_lines(state).items() if focus in pair} != {}


def test_who_has_moved_tells_nothing_until_looked_at_anew_and_all_others_stay() -> None:
    state, sees = cove(), WhoSeesWhom()
    sees.ask(1, state, None)
    settle(sees, 1)
    before = by_pair(sees.lines(state))
    mover = next(seer for seer, _ in before)
    put(state, mover, (1.0, 17.0))
    assert by_pair(sees.lines(state)) == {pair: line for pair, line in before.items() if mover not in pair}
    sees.ask(2, state, None)
    settle(sees, 2)
    assert by_pair(sees.lines(state)) == all_lines(state)


def test_in_a_game_the_key_is_answered_at_once_and_the_lines_come_with_the_frames(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a machine that is so slow that each frame has time for one pair only."""
    monkeypatch.setattr("pb12table.window.kit.background.clock.told", itertools.count().__next__)
    hand = open_game("post-road")
    hand.open_curtains()
    wanted = all_lines(hand.session.state)
    hand.key(pygame.K_l)
    first = len(hand.game.paint.picture().sights)
    for _ in range(2000):
        if len(hand.game.paint.picture().sights) == len(wanted):
            break
        hand.frames(1)
    assert first < len(hand.game.paint.picture().sights) == len(wanted) > 100
