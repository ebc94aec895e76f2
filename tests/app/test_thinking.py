"""While the program thinks the window goes on: it draws, hears, says who thinks, and can be left at any time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

import pygame
import pytest

from pb12table.app.game.commands import GameMenu
from pb12table.app.program import Program
from pb12table.bots.play import RandomBot, make_bots, started
from pb12table.bots.turns import IMAGINED
from pb12table.files.saves.loading import load_save
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import Heeding, Imagine, answering
from pb12table.skirmish.ids import PlayerId
from pb12table.table.routes import GivenUp
from pb12table.window.kit import theme
from pb12table.window.kit.background import PATIENCE, end_work
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import ANSWERS_WITHIN, ThinkingMode
from pb12table.window.screens.dialogs import Agreement
from tests.app.helpers import SIZE, Hand, SetClock

ALICE = PlayerId("alice")
OPEN_GROUND = str(suite_files("d20")["open-ground"])
MOST_IMAGINED = IMAGINED + 1
"""Who only imagines games is asked to stop less often."""
SAYS = "The program is thinking for Alice …"


class Slow(RandomBot):
    """A bot that answers when it is let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.go = Event()
        self.asked = 0

    def answer(self, state: Any, request: Request[Any, Any], /) -> Any:
        self.asked += 1
        assert self.go.wait(30.0)
        return super().answer(state, request)


class Dreaming(Slow):
    """A bot that imagines games without end."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = Event()

    def answer_imagining(self, state: Any, request: Request[Any, Any], imagine: Imagine, /) -> Any:
        self.asked += 1
        while not self.go.is_set():
            imagine(Random(1))
            self.begun.set()
        return RandomBot.answer(self, state, request)


@pytest.fixture
def slow() -> Iterator[Slow]:
    bot = Slow()
    yield bot
    bot.go.set()


def thinking(bot: Slow, programs: tuple[str, str] = ("aggressive", "")) -> Hand:
    """A game in which the program has begun to think for Alice."""
    program = Program(Settings(language="en", dice_speed="none", by_program=list(programs)), SIZE)
    program.play("smugglers-cove")
    hand = Hand(program)
    for player in hand.game.controller.by_program:
        hand.game.controller._bots[player] = bot
    hand.frames(2)
    mode_of(hand)
    return hand


def mode_of(hand: Hand) -> ThinkingMode:
    mode = hand.game.mode
    assert isinstance(mode, ThinkingMode), mode
    return mode


def bar_pixels(hand: Hand) -> int:
    """How far the bar over the strip has filled."""
    hand.program.draw()
    strip, colour = hand.game.layout.bar, pygame.Color(*theme.PLANNED)
    line = [hand.program.surface.get_at((x, strip.top - 2)) for x in range(strip.left, strip.right)]
    return sum(pixel == colour for pixel in line)


def test_the_window_goes_on_while_the_program_thinks(slow: Slow, clock: SetClock) -> None:
    hand = thinking(slow)
    mode = mode_of(hand)
    assert bar_pixels(hand) == 0
    assert mode.waiting_words() == "", "an answer that comes soon is not announced"
    clock.let_pass(PATIENCE + 0.1)
    assert mode.work(), "the picture has changed"
    assert hand.game.paint._idle_words() == SAYS
    first = bar_pixels(hand)
    clock.let_pass(ANSWERS_WITHIN / 4)
    hand.frames(1)
    assert 0 < first < bar_pixels(hand) < hand.game.layout.bar.w
    before = hand.game.camera
    hand.key(pygame.K_PLUS)
    assert hand.game.camera is not before, "the table is zoomed"
    figure = next(iter(hand.session.state.figures))
    hand.game.press_zone(f"figure:{figure}")
    assert hand.game.selected == figure, "a sheet is looked at"
    hand.key(pygame.K_ESCAPE)
    assert hand.session.entries == []
    slow.go.set()
    mode.settle()
    hand.frames(1)
    assert [entry.player for entry in hand.session.entries] == ["alice"]
    assert slow.asked == 1


def test_who_looks_around_or_opens_the_menu_comes_back_to_the_same_thought(slow: Slow) -> None:
    hand = thinking(slow)
    mode = mode_of(hand)
    hand.game.commands.look()
    hand.frames(2)
    assert hand.game.mode is not mode
    hand.game.leave_mode()
    assert hand.game.mode is mode
    hand.program.open(GameMenu(hand.program, hand.game))
    hand.frames(2)
    hand.on_top(GameMenu)
    hand.key(pygame.K_ESCAPE)
    slow.go.set()
    mode.settle()
    hand.frames(1)
    assert slow.asked == 1, "nothing is thought twice, so that equal seeds bring equal games"


def test_answers_one_after_another_are_one_wait(slow: Slow, clock: SetClock) -> None:
    hand = thinking(slow, ("aggressive", "aggressive"))
    clock.let_pass(PATIENCE + 0.1)
    mode = mode_of(hand)
    assert mode.tells
    slow.go.set()
    mode.settle()
    hand.frames(1)
    hand.game.skip()
    hand.frames(1)
    after = mode_of(hand)
    assert after is not mode
    assert after.tells, "the sign does not go out between two answers"
    hand.game.question.travelled()
    clock.let_pass(1.0)
    hand.game.settle()
    assert not mode_of(hand).tells, "after a while it is another wait"


def test_undo_while_it_thinks_asks_the_person_again(slow: Slow) -> None:
    hand = begun_by_person(slow)
    assert [entry.player for entry in hand.session.entries] == ["alice"]
    mode_of(hand)
    hand.game.commands.undo()
    hand.on_top(Agreement).press("agree:Alice")
    hand.frames(1)
    assert hand.session.entries == []
    assert hand.session.pending is not None
    assert hand.session.pending.player == "alice"
    assert not isinstance(hand.game.mode, ThinkingMode)
    slow.go.set()
    hand.frames(2)
    assert hand.session.entries == [], "its answer came too late for a question that has gone"
    hand.game.commit(1)
    for _ in range(3):
        hand.frames(1)
        if isinstance(hand.game.mode, ThinkingMode):
            hand.game.mode.settle()
    assert [entry.player for entry in hand.session.entries][:2] == ["alice", "bob"]


def begun_by_person(bot: Slow) -> Hand:
    """A game in which Alice has bid, and the program has begun to think for Bob."""
    program = Program(Settings(language="en", dice_speed="none", by_program=["", "aggressive"]), SIZE)
    program.play("smugglers-cove")
    hand = Hand(program)
    hand.frames(2)
    hand.game.controller._bots[PlayerId("bob")] = bot
    hand.game.commit(0)
    hand.frames(1)
    return hand


def test_a_person_who_takes_the_seat_is_asked_at_once(slow: Slow) -> None:
    hand = thinking(slow)
    hand.game.controller.seat(ALICE, None)
    hand.game.leave_mode()
    assert not isinstance(hand.game.mode, ThinkingMode)
    assert hand.session.pending is not None
    assert hand.session.entries == []


def test_quitting_breaks_off_who_dreams_and_keeps_the_game() -> None:
    bot = Dreaming()
    hand = begun_by_person(bot)
    assert bot.begun.wait(30.0)
    save = hand.game.controller.save
    assert save is not None
    hand.program.end()
    hand.program.close()
    end_work()
    assert not bot.go.is_set(), "it would have gone on for ever"
    assert [entry.player for entry in load_save(save.path).journal()] == ["alice"]


@pytest.mark.parametrize(
    ("scenario", "style"),
    [("petrol-station", "strong"), ("the-ford", "steady"), (OPEN_GROUND, "steady")],
    ids=["w6", "pocket", "d20"],
)
def test_who_thinks_for_long_gives_up_amid_a_thought(scenario: str, style: str) -> None:
    setup, asked = load_scenario(scenario).setup, 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > MOST_IMAGINED

    session = started(setup, 1, digests=False)
    for _ in range(60):
        assert session.pending is not None
        asked, bot = 0, make_bots([style], setup, 1)[PlayerId(session.pending.player)]
        assert isinstance(bot, Heeding)
        try:
            answering(bot, session, stop)()
        except GivenUp:
            assert asked == MOST_IMAGINED + 1
            return
        session.answer(session.pending.default(session.state))
    pytest.fail("it has never been asked to stop")
