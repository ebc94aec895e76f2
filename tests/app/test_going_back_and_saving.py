"""Undo and redo, saves, the resume after a kill, bad files in dialogs, the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from pb12table.analysis.played.games import tally
from pb12table.app.game.commands import who_agrees
from pb12table.app.game.screen import GameScreen
from pb12table.app.play.controller import Controller
from pb12table.app.play.games import unfinished_save
from pb12table.app.program import Program
from pb12table.app.screens.closing import READ_AFTER, Closing
from pb12table.app.screens.load import LoadScreen
from pb12table.app.screens.overview import Overview
from pb12table.app.screens.start import StartScreen
from pb12table.files.places import SAVE_ENDING, saves_folder
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.names import given_name, is_kept, named_save_path, new_save_path
from pb12table.files.saves.resuming import resume
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import LogLine
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.answers import GiveUp
from pb12table.systems.pb12.rules.game.events import (
    CheckMade,
    DamageRolled,
    FigureFell,
    FigureWentOutOfAction,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, Place
from pb12table.systems.pb12.system import SYSTEM
from pb12table.window.kit.keys import Settings
from pb12table.window.screens.dialogs import Agreement, AskText, Curtain, Message
from tests.app.builder import Builder
from tests.app.helpers import SIZE, Hand, open_game, pixel_digits

CONTROL = pygame.KMOD_CTRL


def undo(hand: Hand) -> None:
    hand.key(pygame.K_z, CONTROL)


def redo(hand: Hand) -> None:
    hand.key(pygame.K_z, CONTROL | pygame.KMOD_SHIFT)


def break_off(hand: Hand) -> None:
    hand.key(pygame.K_n, pygame.KMOD_SHIFT)


def digest(hand: Hand) -> str:
    return SYSTEM.digest(hand.session.state)


def program() -> Hand:
    """The whole program at its start screen."""
    hand = Hand(Program(Settings(language="en", dice_speed="none"), SIZE))
    hand.program.to_start()
    hand.frames()
    return hand


def begin(hand: Hand) -> None:
    """Choose the first scenario, and keep the names it gives the players."""
    hand.digit(1)
    hand.key(pygame.K_RETURN)


def in_a_turn() -> Hand:
    """The whole program in the first turn of a game that it saves."""
    hand = program()
    begin(hand)
    hand.play_to(ChooseTurn)
    return hand


def own_save() -> Path:
    """The save of the game that is being played, or was played last."""
    save = unfinished_save()
    assert save is not None
    return save


def list_of_saves(hand: Hand) -> LoadScreen:
    """Open the list of saves."""
    hand.key(pygame.K_F9)
    screen = hand.top
    assert isinstance(screen, LoadScreen)
    return screen


def test_what_has_cost_no_die_is_undone_at_once_and_redone() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    before = digest(hand)
    hand.key(pygame.K_a)
    after = digest(hand)
    undo(hand)
    assert digest(hand) == before
    assert isinstance(hand.session.pending, ChooseTurn)
    redo(hand)
    assert digest(hand) == after
    assert hand.figure("captain").activation is Activation.DIRECT


def test_a_whole_move_is_one_step_back() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.click_zone("figure:captain")
    hand.key(pygame.K_a)
    captain = hand.figure("captain")
    place, before = (captain.x, captain.y), digest(hand)
    hand.key(pygame.K_m)
    hand.click_table(captain.x + 0.5, captain.y - 2.0)
    hand.key(pygame.K_RETURN)
    assert (hand.figure("captain").x, hand.figure("captain").y) != place
    undo(hand)
    assert digest(hand) == before
    assert any(line.struck for line in hand.session.log), "what was undone stays in the log"
    redo(hand)
    assert (hand.figure("captain").x, hand.figure("captain").y) != place


@pytest.mark.screen("Agreement")
def test_dice_and_secrets_are_taken_back_only_when_all_agree() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    length = len(hand.session.entries)
    while hand.game.controller.undo_target() is not None:
        target = hand.game.controller.undo_target()
        assert target is not None
        if not hand.game.controller.is_free(target):
            break
        undo(hand)
    undo(hand)
    agreement = hand.top
    assert isinstance(agreement, Agreement)
    assert len(hand.session.entries) <= length
    entries = len(hand.session.entries)
    for name in ("Alice", "Bob"):
        assert len(hand.session.entries) == entries, "one is not enough"
        hand.click(agreement.layout.place_of(f"agree:{name}").center)
    assert len(hand.session.entries) < entries


def test_who_was_defeated_by_what_is_taken_back_is_asked_too() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    before = len(hand.session.entries)
    session = hand.session.fork()
    assert who_agrees(session, before) == ["alice", "bob"]
    session.declare("bob", GiveUp())
    assert who_agrees(session, before) == ["alice", "bob"]
    assert who_agrees(session, len(session.entries)) == ["alice"], "he was defeated before"
    assert who_agrees(session, before, {PlayerId("bob")}) == ["alice"]


def test_who_goes_home_in_a_defeat_is_not_counted_as_lost() -> None:
    state = open_game().session.state
    state.players[PlayerId("bob")].defeated = True
    own = [figure for figure in state.figures.values() if figure.controller == "bob"]
    for figure in own:
        figure.place = Place.REMOVED
    fallen = LogLine(FigureWentOutOfAction(figure=own[0].id, at=(1.0, 1.0, 0.0), rule="R1.10.1"), 10)
    assert tally(state, [fallen])[PlayerId("bob")].lost == 1
    assert len(own) > 1


def test_only_what_attacks_did_counts_as_damage_dealt() -> None:
    state = open_game().session.state
    shooter, hurt = (next(f.id for f in state.figures.values() if f.controller == who) for who in ("alice", "bob"))

    roll = DamageRolled(
        figure=hurt, strength=3, penetration=0, face=9, modifiers=(), result=9, damage_table=4, points=2
    )
    shot = CheckMade(
        figure=shooter, kind="ranged-check", rule="R1.6.4", target_number=8, modifiers=(), face=9, passed=True
    )
    fall = FigureFell(figure=hurt, start=(1.0, 1.0, 3.0), end=(1.0, 1.0, 0.0), height=3.0)
    log = [LogLine(event, number) for number, event in enumerate((shot, roll, fall, roll))]
    assert tally(state, log)[PlayerId("alice")].dealt == 2


def test_a_killed_program_goes_on_where_it_was() -> None:
    hand = program()
    assert isinstance(hand.top, StartScreen)
    begin(hand)
    hand.play_to(ChooseAction)
    expected, entries = digest(hand), len(hand.session.entries)
    # No goodbye: the first program is simply gone.
    again = program()
    assert isinstance(again.top, StartScreen)
    assert again.top.unfinished is not None
    again.key(pygame.K_RETURN)
    assert digest(again) == expected
    assert len(again.session.entries) == entries
    again.play_to(ChooseTurn)
    saved = own_save()
    session = resume(load_save(saved), SeededDice(0))
    assert SYSTEM.digest(session.state) == digest(again), "the resumed game is saved as well"


def test_every_answer_is_on_the_disk_when_it_was_given() -> None:
    hand = in_a_turn()
    saved = own_save()
    for _ in range(3):
        hand.play_to(ChooseAction)
        hand.key(pygame.K_p)
        hand.key(pygame.K_p)
        session = resume(load_save(saved), SeededDice(0))
        assert len(session.entries) == len(hand.session.entries)


def test_a_game_that_was_loaded_can_be_played_again_after_its_end() -> None:
    hand = in_a_turn()
    save = own_save()
    again = program()
    again.program.load(save)
    while again.session.pending is not None:
        player = PlayerId(again.session.pending.player)
        assert again.game.controller.declare(player, GiveUp()) is None
    again.frames(3)
    assert isinstance(again.top, Closing)
    again.program.frame(READ_AFTER)
    again.key(pygame.K_n)
    assert again.game.setup.name == hand.game.setup.name
    assert again.session.state.game_round == 1
    assert unfinished_save() not in (None, save)


def test_f5_keeps_a_copy_that_f9_offers() -> None:
    hand = in_a_turn()
    then = digest(hand)
    hand.key(pygame.K_F5)
    assert len(list(saves_folder().glob(f"*{SAVE_ENDING}"))) == 2
    hand.play_to(ChooseAction)
    screen = list_of_saves(hand)
    assert len(screen.games) == 2
    copy = next(game for game in screen.games if game.path != unfinished_save())
    assert screen.chosen == copy, "not the game that is being played"
    content = copy.path.read_bytes()
    hand.key(pygame.K_RETURN)
    assert digest(hand) == then
    hand.play_to(ChooseAction)
    assert digest(hand) != then
    assert copy.path.read_bytes() == content, "what was kept stays as it is"
    running = hand.game.controller.save
    assert running is not None
    assert running.path == unfinished_save() != copy.path
    again = program()
    again.program.load(running.path)
    again.frames()
    assert digest(again) == digest(hand)


def test_after_a_save_that_cannot_be_used_the_list_is_there_to_choose_another() -> None:
    hand = in_a_turn()
    hand.key(pygame.K_F5)
    copy = next(path for path in saves_folder().glob(f"*{SAVE_ENDING}") if path != unfinished_save())
    lines = copy.read_bytes().split(b"\n")
    copy.write_bytes(b"\n".join([*lines[:2], lines[2][:-5] + b"}", *lines[3:]]))
    then = digest(hand)
    screen = list_of_saves(hand)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.top, Message)
    assert str(copy) in hand.top.text
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(screen)
    hand.key(pygame.K_ESCAPE)
    assert digest(hand) == then, "the game is still there"


def cut_short(line: bytes) -> bytes:
    return line[:-5] + b"}"


def turned_round(line: bytes) -> bytes:
    """An answer that the game did not ask for then."""
    return line.replace(b"ChooseTurn", b"ChoosePlace")


def of_another_type(line: bytes) -> bytes:
    """A request that has a number for its name."""
    return line.replace(b'"ChooseTurn"', b"7")


@pytest.mark.parametrize("spoil", [cut_short, turned_round, of_another_type])
def test_what_comes_before_a_damage_is_played_on_in_a_save_of_its_own(spoil: Callable[[bytes], bytes]) -> None:
    hand = in_a_turn()
    then, save = digest(hand), own_save()
    for _ in range(2):
        hand.play_to(ChooseAction)
        hand.play_to(ChooseTurn)
    lines = save.read_bytes().split(b"\n")
    number = next(n for n, line in enumerate(lines) if b"ChooseTurn" in line)
    damaged = b"\n".join([*lines[:number], spoil(lines[number]), *lines[number + 1 :]])
    assert damaged != b"\n".join(lines)
    again = program()
    save.write_bytes(damaged)
    again.program.load(save)
    again.frames()
    assert isinstance(again.top, Message)
    assert f"line {number + 1}" in again.top.text
    again.key(pygame.K_RETURN)
    assert isinstance(again.top, Message), "it says what it is"
    again.key(pygame.K_RETURN)
    assert digest(again) == then
    again.play_to(ChooseAction)
    running = again.game.controller.save
    assert running is not None
    assert running.path == unfinished_save() != save
    assert save.read_bytes() == damaged
    assert resume(load_save(running.path), SeededDice(0)).entries


def test_of_a_save_that_is_damaged_in_its_first_answer_nothing_is_offered() -> None:
    in_a_turn()
    save = own_save()
    again = program()
    lines = save.read_bytes().split(b"\n")
    save.write_bytes(b"\n".join([lines[0], cut_short(lines[1]), *lines[2:]]))
    again.program.load(save)
    again.frames()
    assert isinstance(again.top, Message)
    again.key(pygame.K_RETURN)
    again.on_top(StartScreen)


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b'{"format": 99}\n', b"\x00\xff"])
def test_a_bad_save_is_a_dialog_with_a_sentence_and_the_game_stays(content: bytes, tmp_path: Path) -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    before = digest(hand)
    bad = tmp_path / "bad.pb12save"
    bad.write_bytes(content)
    hand.program.load(bad)
    hand.frames()
    assert isinstance(hand.top, Message)
    assert "bad.pb12save" in hand.top.text
    assert "Traceback" not in hand.top.text
    hand.key(pygame.K_ESCAPE)
    hand.on_top(GameScreen)
    assert digest(hand) == before
    assert bad.read_bytes() == content


def test_a_bad_scenario_is_a_dialog_too(tmp_path: Path) -> None:
    hand = program()
    bad = tmp_path / "bad.toml"
    bad.write_text("format = 1\nsystem = 'pb12'\nnonsense = true\n", encoding="utf-8")
    hand.program.play(str(bad))
    hand.frames()
    assert isinstance(hand.top, Message)
    assert "bad.toml" in hand.top.text
    hand.key(pygame.K_RETURN)
    hand.on_top(StartScreen)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_save_that_cannot_be_written_is_told_and_the_game_goes_on() -> None:
    hand = program()
    begin(hand)
    hand.open_curtains()
    save = hand.game.controller.save
    assert save is not None
    save.close()
    with Path("/dev/full").open("wb", buffering=0) as full:
        save._file = full
        hand.digit(1)
        hand.on_top(Message)
        assert len(hand.session.entries) >= 1
        hand.key(pygame.K_RETURN)
        hand.on_top(Curtain)


def test_the_briefing_is_a_key_a_click_and_a_menu_away() -> None:
    hand = in_a_turn()
    hand.key(pygame.K_F1, pygame.KMOD_SHIFT)
    shown = hand.on_top(Overview)
    assert any("The game ends" in line for line in shown.goals())
    assert shown.told is not None
    assert len(shown.told.en) > 80, "what the scenario says of itself comes first"
    hand.key(pygame.K_ESCAPE)
    hand.click_zone("command:briefing")
    assert hand.on_top(Overview).goals() == shown.goals()


def test_a_game_opened_by_mistake_is_left_at_the_curtain_and_leaves_no_save() -> None:
    hand = program()
    begin(hand)
    assert isinstance(hand.top, Curtain)
    assert len(list(saves_folder().glob(f"*{SAVE_ENDING}"))) == 1
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, Message)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, Curtain)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_RETURN)
    hand.on_top(StartScreen)
    assert not list(saves_folder().iterdir())
    assert unfinished_save() is None


def test_breaking_off_with_figures_left_is_done_by_the_same_key_twice() -> None:
    hand = in_a_turn()
    entries = len(hand.session.entries)
    break_off(hand)
    assert len(hand.session.entries) == entries
    assert "could still have a turn" in hand.game.toast[0]
    hand.key(pygame.K_TAB)
    break_off(hand)
    assert len(hand.session.entries) == entries
    break_off(hand)
    assert len(hand.session.entries) == entries + 1


@pytest.mark.screen("Closing")
def test_a_game_played_to_its_end_shows_who_won() -> None:
    hand = program()
    begin(hand)
    winner = None
    for _ in range(60):
        request = hand.session.pending
        if request is None:
            break
        try:
            hand.play_to(ChooseTurn)
        except AssertionError:
            break
        break_off(hand)
        break_off(hand)
    hand.game.skip()
    hand.frames(4)
    assert isinstance(hand.top, Closing)
    outcome = hand.session.state.outcome
    assert outcome is not None
    winner = outcome.winners
    assert set(winner) <= {"alice", "bob"}
    assert unfinished_save() is None, "there is nothing left to go on with"
    hand.program.frame(READ_AFTER)
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(hand.game)


def test_giving_up_ends_a_game_of_two() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    assert hand.game.controller.declare(hand.game.listed or PlayerId("alice"), GiveUp()) is None
    hand.frames(4)
    assert isinstance(hand.top, Closing)
    assert hand.session.state.outcome is not None
    assert hand.session.state.outcome.winners == ["bob"]


def test_a_fault_inside_the_program_leads_back_to_the_start_with_a_sentence() -> None:
    hand = in_a_turn()
    hand.program.survive()
    hand.frames()
    assert isinstance(hand.top, Message)
    assert isinstance(hand.program.screens[0], StartScreen)
    assert unfinished_save() is not None, "and the game can be continued"


def test_the_start_screen_is_whole_after_a_fault_in_the_middle_of_painting(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = builder.program

    def failing(*_: object) -> None:
        raise KeyError("a piece that has gone")

    with monkeypatch.context() as fault:
        # The grid is painted onto the table's part of the window alone.
        fault.setattr("pb12table.app.editor.drawing._draw_grid", failing)
        builder.screen.press_command("show-heights")
        with pytest.raises(KeyError):
            program.draw()
    program.survive()
    program.draw()
    assert [type(screen) for screen in program.screens] == [StartScreen, Message]
    shown = pixel_digits(program.surface)
    program.surface.set_clip(None)
    program.surface.fill((255, 0, 255))
    program.draw()
    assert pixel_digits(program.surface) == shown


def test_a_controller_without_a_save_file_plays_all_the_same() -> None:
    hand = open_game()
    controller: Controller = hand.game.controller
    assert controller.save is None
    hand.key(pygame.K_F5)
    assert controller.problem is None


def test_saves_are_named_and_deleted_but_not_the_one_that_is_played() -> None:
    hand = in_a_turn()
    running = own_save()
    hand.key(pygame.K_F5)
    screen = list_of_saves(hand)
    screen.chosen = next(game for game in screen.games if game.path == running)
    for key in (pygame.K_F2, pygame.K_DELETE):
        hand.key(key)
        assert hand.top is screen
    screen.chosen = next(game for game in screen.games if game.path != running)
    hand.key(pygame.K_F2)
    question = hand.top
    assert isinstance(question, AskText)
    question.line.set("x")
    hand.key(pygame.K_RETURN)
    assert hand.shows(screen)
    assert screen.chosen is not None
    assert given_name(screen.chosen.path) == "x"
    assert is_kept(screen.chosen.path)
    named = screen.chosen.path
    hand.key(pygame.K_DELETE)
    assert isinstance(hand.top, Message)
    hand.key(pygame.K_ESCAPE)
    assert named.exists()
    hand.key(pygame.K_DELETE)
    hand.key(pygame.K_RETURN)
    assert named.exists(), "Enter says no to what cannot be brought back"
    hand.key(pygame.K_DELETE)
    hand.on_top(Message).press("0")
    assert [game.path for game in screen.games] == [running]
    assert not named.exists()


def test_the_game_played_last_is_gone_on_with_under_its_new_name() -> None:
    hand = program()
    begin(hand)
    hand.play_to(ChooseAction)
    save = own_save()
    again = program()
    screen = list_of_saves(again)
    screen._name(screen.games[0], "our / evening: ../2")
    renamed = own_save()
    assert renamed.name == "our evening 2.pb12save"
    assert renamed.parent == save.parent
    assert not is_kept(renamed)
    again.key(pygame.K_ESCAPE)
    again.picture()
    assert again.on_top(StartScreen).unfinished == renamed
    again.key(pygame.K_F9)
    again.key(pygame.K_DELETE)
    again.on_top(Message).press("0")
    again.key(pygame.K_ESCAPE)
    again.picture()
    assert again.on_top(StartScreen).unfinished is None


def test_names_that_are_taken_are_numbered(tmp_path: Path) -> None:
    first = tmp_path / "post-road-20261123-010203.pb12save"
    assert given_name(first) == ""
    assert given_name(new_save_path("a" * 99, tmp_path, kept=True)) == ""
    named = named_save_path("Abend", first)
    named.touch()
    assert named_save_path("Abend", first).name == "Abend 2.pb12save"
    assert named_save_path("Abend", named) == named, "it is called so already"
    assert given_name(named) == "Abend"
    assert named_save_path("..//\\", first).name == "game.pb12save"


def test_redo_says_what_was_done_again() -> None:
    hand = open_game("smugglers-cove", language="en")
    hand.play_to(ChooseAction)
    undo(hand)
    undone = hand.game.toast[0]
    assert undone.startswith("Undone: ")
    redo(hand)
    assert hand.game.toast[0] == undone.replace("Undone: ", "Redone: ")
