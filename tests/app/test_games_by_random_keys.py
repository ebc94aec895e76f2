"""Whole games of all systems by a script of keys: no key surprises, whatever is pressed and whenever.

A letter does the same through a game; Enter does nothing that nobody has chosen, unless it passes; what is pressed
while something plays ends that, and answers nothing that was not on the screen; the result of a game is seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from pb12table.app.screens.closing import READ_AFTER, Closing
from pb12table.kernel.game import EntryKind
from pb12table.systems import known
from pb12table.window.kit import keys
from pb12table.window.play.base import CardButton, Tile
from pb12table.window.screens.dialogs import Curtain
from tests.app.builder import Builder, at_the_editor
from tests.app.helpers import Hand, opened
from tests.app.test_any_system import GAMES, MOST, by_keys

ENDS = frozenset(("EndTurn", "BreakOff", "PassTurn", "EndCommand", "Stop"))
"""Answers by which Enter ends what has nothing left in it."""
SKIPS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
PRESSED = (*SKIPS, *range(pygame.K_1, pygame.K_5), *map(ord, "abdfgijkmnopsuwx"))


class Script:
    """A hand that presses keys by chance, and what it holds of them."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand, self.chance = hand, Random(seed)
        self.letters: dict[str, str] = {}
        self.enters = self.skipped = 0

    @property
    def entries(self) -> int:
        return len(self.hand.session.entries)

    def watch(self) -> bool:
        """Press keys while something plays: they end it, and answer nothing that was not on the screen.

        Return whether one of them may have chosen something of the question that goes on.
        """
        hand, chosen = self.hand, False
        if hand.game.playing.is_running:
            before, key = self.entries, self.chance.choice(PRESSED)
            seen: Any = hand.game.keys._before
            hand.key(key, typed=chr(key) if 32 < key < 128 else "")
            self.skipped += 1
            chosen = key not in SKIPS
            if self.entries == before:
                assert not hand.game.playing.is_running, "it is not lost either"
            else:
                entry = hand.session.entries[before]
                assert (key in SKIPS, entry.request, entry.player) == (False, seen[0][0].__name__, seen[0][1])
        hand.game.skip()
        hand.frames(1)
        hand.open_curtains()
        return chosen

    def note_letters(self) -> None:
        """A letter that stands on a button or a tile stands for the same as ever."""
        card = self.hand.game.paint.card()
        offered: list[CardButton | Tile] = [] if card is None else [*card.buttons]
        for each in (*offered, *self.hand.game.paint.tiles()):
            if len(each.key) == 1 and each.key.isalpha():
                kept = self.letters.setdefault(each.key, each.command)
                assert kept == each.command or keys.are_alike(_named(kept), _named(each.command)), (each.key, kept)

    def enter(self) -> None:
        """Press Enter before anything has been chosen: only a pass changes anything."""
        hand, request, before = self.hand, self.hand.session.pending, self.entries
        hand.key(pygame.K_RETURN)
        self.enters += 1
        if self.entries == before or request is None:
            return
        entry = next(entry for entry in hand.session.entries[before:] if entry.kind is EntryKind.ANSWER)
        answer, state = request.decode(entry.plain), hand.session.past(before).state
        free = hand.game.system.is_free(state, request, answer) or type(answer).__name__ in ENDS
        assert free, (request, answer)

    def play(self, most: int, game: Any) -> bool:
        """Play on by keys; return whether the game has ended."""
        for _ in range(most):
            chosen = self.watch()
            if isinstance(self.hand.top, Closing):
                return True
            self.hand.breathe()
            self.note_letters()
            before = self.entries
            if self.chance.random() < 0.4 and not chosen:
                self.enter()
            elif self.chance.random() < 0.3:
                key = self.chance.choice(PRESSED[len(SKIPS) :])
                self.hand.key(key, typed=chr(key))
            if self.entries == before and not isinstance(self.hand.top, Closing | Curtain):
                by_keys(self.hand, game)
        return False


def _named(command: str) -> str:
    """The command whose key a button bears."""
    return {"stop": "leave-it"}.get(command, command)


def script(system: str, seed: int) -> Script:
    return Script(opened(GAMES[system].scenario, dice_speed="normal"), seed)


@pytest.fixture
def builder(tmp_path: Path) -> Iterator[Builder]:
    yield from at_the_editor(tmp_path)


@pytest.mark.parametrize("system", known.SYSTEMS)
def test_no_key_surprises_at_the_beginning_of_a_game(system: str) -> None:
    played = script(system, 3)
    with played.hand.unpainted():
        played.play(8, GAMES[system])
    assert played.enters
    assert played.entries


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("system", known.SYSTEMS)
def test_no_key_surprises_in_a_whole_game(system: str, seed: int) -> None:
    played = script(system, seed)
    with played.hand.unpainted():
        assert played.play(MOST, GAMES[system])
    assert played.enters


def test_the_result_of_a_game_cannot_be_skipped_by_a_key_pressed_before() -> None:
    hand = opened(GAMES["pocket"].scenario)
    with hand.unpainted():
        while not isinstance(hand.top, Closing):
            hand.open_curtains()
            hand.breathe()
            by_keys(hand, GAMES["pocket"])
            hand.game.skip()
            hand.program.frame(0.01)
    closing = hand.on_top(Closing)
    for _ in range(3):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    hand.program.frame(0.01)
    assert hand.shows(closing)
    hand.program.frame(READ_AFTER)
    hand.key(pygame.K_RETURN)
    assert not hand.shows(closing)


def test_keys_of_the_frame_in_which_the_question_changes_do_not_answer_the_next() -> None:
    hand = opened(GAMES["fate"].scenario)
    hand.breathe()
    before = given(hand)
    for _ in range(3):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode="p"))
    hand.program.frame(0.01)
    assert given(hand) == before + 1


def given(hand: Hand) -> int:
    return sum(entry.kind is EntryKind.ANSWER for entry in hand.session.entries)


def test_enter_builds_nothing_in_the_editor(builder: Builder) -> None:
    changes = builder.screen.bench.changes
    for key in map(ord, "sbpowkif"):
        builder.key(key, typed=chr(key))
        builder.key(pygame.K_RETURN)
        builder.key(pygame.K_RETURN)
        builder.key(pygame.K_ESCAPE)
    assert builder.screen.bench.changes == changes
