"""The program plays for somebody who is not there: chosen before the game, shown in the name, kept in the save."""

from __future__ import annotations

import time
from errno import ENOSPC
from typing import Any

import pygame
import pytest
from msgspec import to_builtins

from pb12table.app.game.commands import GameMenu
from pb12table.app.look.look_mode import LookingMode
from pb12table.app.play.controller import commit_starts
from pb12table.app.play.games import unfinished_save
from pb12table.app.program import Program
from pb12table.app.screens.closing import Closing
from pb12table.app.screens.overview import PlayerNames
from pb12table.app.screens.start import StartScreen
from pb12table.files.saves.lines import opened
from pb12table.files.saves.loading import load_save
from pb12table.kernel.game import EntryKind
from pb12table.kernel.request import Request
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.bots.aggressive_bot import AggressiveBot
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import AskCards
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.window.cards import HandScreen, choose_hand
from pb12table.systems.pb12.window.play.assistant import open_orders
from pb12table.texts.names import player_name
from pb12table.window.kit.keys import Seated, Settings, load_settings, settings_file
from pb12table.window.play.base import ThinkingMode
from pb12table.window.screens.dialogs import Agreement, Curtain
from tests.app.helpers import SIZE, Hand

PATIENCE = 60.0


def begun(*, programs: tuple[Seated, ...] = ("", "learner"), frames: int = 2) -> Hand:
    """A game in which the program plays some seats, as the settings remember them."""
    program = Program(Settings(language="en", dice_speed="none", by_program=list(programs)), SIZE)
    program.play("smugglers-cove")
    hand = Hand(program)
    hand.frames(frames)
    return hand


def until_asked(hand: Hand) -> None:
    """Wait until a person is asked, or the game has ended."""
    limit = time.monotonic() + PATIENCE
    while hand.game.controller.asks_program:
        hand.game.skip()
        hand.frames(1)
        if isinstance(hand.game.mode, ThinkingMode):
            hand.game.mode.settle()
        assert time.monotonic() < limit, hand.session.pending


def answered(hand: Hand, player: str = "bob") -> list[str]:
    """What a player has been asked and has answered."""
    return [
        entry.request for entry in hand.session.entries if entry.player == player and entry.kind is not EntryKind.DICE
    ]


def test_the_program_is_chosen_for_a_seat_remembered_and_told_in_the_name(shown: list[str]) -> None:
    program = Program(Settings(language="en", dice_speed="none"), SIZE)
    program.to_start()
    hand = Hand(program)
    hand.frames()
    start = hand.on_top(StartScreen)
    cove = next(number for number, known in enumerate(start.shown, start=1) if known.id == "smugglers-cove")
    hand.digit(cove)
    names = hand.on_top(PlayerNames)
    assert names.by_program == ["", ""]
    hand.key(pygame.K_F2)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_F2)
    assert names.by_program == ["steady", "steady"]
    program.surface = pygame.display.set_mode((1600, 900))
    hand.frames()
    assert names.by_program == ["steady", "steady"], "it is kept when the window changes its size"
    hand.key(pygame.K_UP)
    hand.key(pygame.K_F2)
    assert names.by_program == ["learner", "steady"]
    hand.key(pygame.K_F2)
    hand.key(pygame.K_RETURN)
    game = hand.game
    assert game.controller.by_program == {"bob": "steady"}
    assert [player_name(game.setup, player) for player in ("alice", "bob")] == ["Alice", "Bob"]
    hand.program.draw()
    assert "Bob (program)" in shown
    assert "Alice (program)" not in shown
    assert load_settings(settings_file()).by_program == ["", "steady"]
    program.to_start()
    hand.frames()
    hand.digit(cove)
    assert hand.on_top(PlayerNames).by_program == ["", "steady"]


def test_it_answers_all_that_its_player_is_asked_and_nobody_sits_down_for_it() -> None:
    hand = begun()
    assert not isinstance(hand.top, Curtain), "one person alone has no secrets at this screen"
    assert hand.question(BidInitiative).player == "alice"
    play_on(hand, rounds=2)
    assert {"BidInitiative", "ChooseTurn", "ChooseAction"} <= set(answered(hand))


def test_it_plays_carefully_where_that_was_chosen() -> None:
    hand = begun(programs=("", "steady"))
    assert isinstance(hand.game.controller._bots[PlayerId("bob")], CarefulBot)
    play_on(hand, rounds=1)
    assert {"ChooseTurn", "ChooseAction", "ChooseMoveOption"} <= set(answered(hand))


def test_without_a_curtain_a_new_round_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun()
    said: list[str] = []
    monkeypatch.setattr(hand.game, "say", lambda text, **_: said.append(text))
    play_on(hand, rounds=1)
    hand.frames()
    assert any("Round 1" in text for text in said)


def play_on(hand: Hand, rounds: int) -> None:
    """Let the one person, a bot as well, answer for Alice for some rounds."""
    bot = AggressiveBot(7)
    with hand.unpainted():
        for _ in range(400):
            until_asked(hand)
            hand.frames()
            assert not isinstance(hand.top, Curtain)
            request = hand.session.pending
            if request is None or hand.session.state.game_round > rounds:
                return
            assert request.player == "alice"
            hand.answer(bot.answer(hand.game.controller.known_state(), request))
    raise AssertionError("the rounds took too long")


@pytest.mark.slow
def test_a_game_against_it_comes_to_its_end() -> None:
    hand = begun(programs=("learner", "steady"))
    limit = time.monotonic() + 5 * PATIENCE
    with hand.unpainted():
        while not isinstance(hand.top, Closing):
            hand.game.skip()
            hand.frames(1)
            assert time.monotonic() < limit
    assert hand.session.state.outcome is not None
    assert hand.game.controller.undo_target() is None


def test_going_back_leads_to_ones_own_decision_and_asks_nobody_else() -> None:
    hand = begun()
    play_on(hand, rounds=1)
    until_asked(hand)
    hand.frames()
    controller = hand.game.controller
    target = controller.undo_target()
    assert target is not None
    assert hand.session.entries[target].player == "alice"
    assert any(entry.player == "bob" for entry in hand.session.entries[target:]), "what came after is the program's"
    starts = commit_starts(controller.assistant, hand.session.entries, controller.by_program)
    assert {hand.session.entries[start].player for start in starts} == {"alice"}
    hand.game.commands.undo()
    hand.frames(1)
    if isinstance(hand.top, Agreement):
        assert hand.top.names == ["Alice"]


def test_a_saved_game_knows_whom_the_program_plays() -> None:
    hand = begun()
    until_asked(hand)
    hand.play_to(ChooseTurn, "alice")
    saved = unfinished_save()
    assert saved is not None
    hand.program.settings.by_program = []
    hand.program.to_start()
    hand.program.load(saved)
    hand.frames()
    assert hand.game.controller.by_program == {"bob": "learner"}
    length = len(hand.session.entries)
    kept = hand.game.controller
    assert kept._starts == commit_starts(kept.assistant, hand.session.entries, {PlayerId("bob")})
    assert len(hand.session.entries) == length


def test_a_bot_that_fails_tells_the_log_file_where_and_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    class Failing:
        def answer(self, state: State, request: Request[Any, Any], /) -> Any:
            secret = f"a bid of {request.player}"
            raise ValueError(secret)

    hand = begun(programs=("learner", ""), frames=0)
    hand.game.controller._bots[PlayerId("alice")] = Failing()
    assert hand.game.controller.thought(lambda: False)() is None
    (line,) = (record.getMessage() for record in caplog.records)
    assert "ValueError" in line
    assert "test_program_plays.py" in line
    assert "a bid of alice" not in line


def test_an_answer_that_the_rules_refuse_does_not_end_the_game(caplog: pytest.LogCaptureFixture) -> None:
    hand = begun(programs=("learner", ""), frames=0)
    assert hand.game.controller.asks_program
    hand.game.controller.answer_for_program((-1,))
    assert answered(hand, "alice") == ["BidInitiative"]
    (line,) = (record.getMessage() for record in caplog.records)
    assert "any answer instead of" in line
    assert "-1" not in line, "a bid is a secret"
    assert opened(line.rpartition(" ")[2])[0] == "(-1,)"


def test_a_bot_that_fails_does_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("that cannot be")

    monkeypatch.setattr(AggressiveBot, "answer", broken)
    hand = begun(programs=("learner", ""))
    until_asked(hand)
    assert "BidInitiative" in answered(hand, "alice")
    assert hand.program.failures == 0
    assert "that cannot be" in caplog.text


def test_it_answers_from_what_its_player_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, object]] = []
    true_answer = AggressiveBot.answer

    def noted(bot: AggressiveBot, state: State, request: Request[State, Any]) -> Any:
        asked.append((to_builtins(state), to_builtins(view(hand.session.state, PlayerId("bob")))))
        return true_answer(bot, state, request)

    hand = begun(frames=0)
    monkeypatch.setattr(AggressiveBot, "answer", noted)
    hand.game.commit(0)
    until_asked(hand)
    assert asked
    assert asked[0][0] == asked[0][1]


def test_its_hand_and_its_orders_are_nobodys_business() -> None:
    program = Program(Settings(language="en", dice_speed="none", by_program=["", "learner"]), SIZE)
    program.play("marked-cards")
    hand = Hand(program)
    hand.frames()
    until_asked(hand)
    hand.play_to(ChooseTurn, "alice")
    assert hand.on_top(HandScreen).fresh, "what was drawn is shown at once, without a curtain"
    alice = hand.session.state.players[PlayerId("alice")]
    assert alice.ask_cards is AskCards.HELD, "nobody is there whom a question could tell what she holds"
    hand.key(pygame.K_ESCAPE)
    choose_hand(hand.game)
    own = hand.on_top(HandScreen)
    hand.program.draw()
    assert own.player == "alice"
    assert not [zone for zone in own.layout.hits() if zone.name.startswith("other:")]
    hand.program.leave(own)
    theirs = next(name for name, figure in hand.session.state.figures.items() if figure.controller == "bob")
    open_orders(hand.game, theirs)
    hand.frames(1)
    assert hand.top is hand.game
    assert hand.game.toast[0] == "The program plays for Bob and decides for itself when to interrupt."


def test_who_waits_for_long_reads_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begun(programs=("learner", ""), frames=0)
    hand.game.settle()
    mode = hand.game.mode
    assert isinstance(mode, ThinkingMode)
    assert mode.waiting_words() == ""
    monkeypatch.setattr("pb12table.window.kit.background.PATIENCE", -1.0)
    assert mode.waiting_words() == "The program is thinking for Alice …"
    assert hand.game.paint._idle_words() == "The program is thinking for Alice …"


def test_looking_around_lets_the_program_wait() -> None:
    hand = begun(programs=("learner", ""), frames=0)
    hand.game.settle()
    assert isinstance(hand.game.mode, ThinkingMode)
    length = len(hand.session.entries)
    hand.game.commands.look()
    assert isinstance(hand.game.mode, LookingMode)
    hand.frames(10)
    assert len(hand.session.entries) == length
    hand.game.leave_mode()
    until_asked(hand)
    assert len(hand.session.entries) > length


def test_who_has_to_leave_lets_the_program_go_on_and_may_come_back(shown: list[str]) -> None:
    hand = begun(programs=("", ""))
    hand.play_to(ChooseTurn, "alice")
    menu = GameMenu(hand.program, hand.game)
    hand.program.open(menu)
    hand.frames()
    press(menu, "The program plays for Alice")
    hand.frames(1)
    assert hand.game.controller.by_program == {"alice": "steady"}
    shown.clear()
    hand.program.draw()
    assert "Alice (program)" in shown
    until_asked(hand)
    hand.frames()
    assert hand.session.pending is not None
    assert hand.session.pending.player == "bob"
    saved = unfinished_save()
    assert saved is not None
    loaded = load_save(saved)
    assert loaded.header.by_program == {"alice": "steady"}
    assert loaded.journal() == hand.session.entries, "the game itself is not lost"
    menu = GameMenu(hand.program, hand.game)
    hand.program.open(menu)
    hand.frames()
    press(menu, "A person plays for Alice again")
    hand.frames(1)
    hand.play_to(ChooseTurn, "bob")
    shown.clear()
    hand.program.draw()
    assert "Alice" in shown
    assert "Alice (program)" not in shown
    assert load_save(saved).header.by_program == {}
    assert load_save(saved).journal() == hand.session.entries


def press(menu: GameMenu, label: str) -> None:
    """Press a button of the menu."""
    menu.press(str([entry.words for entry in menu.entries()].index(label)))


@pytest.mark.slow
def test_seats_change_in_a_game_with_cards_and_where_nothing_can_be_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = Program(Settings(language="en", dice_speed="none"), SIZE)
    program.play("marked-cards")
    hand = Hand(program)
    hand.play_to(ChooseTurn, "alice")
    save = hand.game.controller.save
    assert save is not None
    before = load_save(save.path)
    hand.game.controller.seat(PlayerId("bob"), "steady")
    after = load_save(save.path)
    assert after.header.by_program == {"bob": "steady"}
    assert (after.header.scenario, after.journal()) == (before.header.scenario, before.journal())

    def full(*_: object) -> None:
        raise OSError(ENOSPC, "no space left")

    monkeypatch.setattr("pb12table.files.saves.save.write_atomically", full)
    hand.game.controller.seat(PlayerId("bob"), None)
    assert hand.game.controller.problem is not None
    monkeypatch.undo()
    assert load_save(save.path).header.by_program == {"bob": "steady"}
    hand.game.controller.problem = None
    hand.play_to(ChooseTurn, "bob")
    assert hand.game.controller.problem is None
    assert load_save(save.path).journal() == hand.session.entries


def test_the_menu_fits_into_a_low_window() -> None:
    program = Program(Settings(language="de", dice_speed="none", interface_scale=200), SIZE)
    program.play("smugglers-cove")
    hand = Hand(program)
    hand.frames()
    hand.open_curtains()
    hand.game.controller.seat(PlayerId("bob"), "steady")
    menu = GameMenu(program, hand.game)
    program.open(menu)
    hand.frames()
    buttons = [pygame.Rect(hit.rect) for hit in menu.layout.hits()]
    assert len(buttons) == len(menu.entries()) > 11
    window = pygame.Rect((0, 0), SIZE)
    assert all(window.contains(button) and button.h > 24 for button in buttons)
    heights = {button.h for button in buttons}
    assert max(heights) - min(heights) <= 1, "none is cut off"


def test_the_menu_is_used_by_keys_too() -> None:
    hand = begun(programs=("", ""))
    hand.play_to(ChooseTurn, "alice")
    hand.program.open(GameMenu(hand.program, hand.game))
    hand.frames()
    hand.key(pygame.K_RETURN)
    assert hand.top is hand.game, "what is gold: back to the game"
    menu = GameMenu(hand.program, hand.game)
    hand.program.open(menu)
    hand.frames()
    wanted = [entry.words for entry in menu.entries()].index("The program plays for Alice")
    for _ in range(len(menu.entries()) - wanted):
        hand.key(pygame.K_UP)
    assert menu.marked == wanted
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_UP)
    hand.key(pygame.K_RETURN)
    assert hand.game.controller.by_program == {"alice": "steady"}
