"""Watching a saved game: on and back, by itself, to rounds and turns, and back to where one came from."""

from __future__ import annotations

import time
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import mkdtemp
from types import SimpleNamespace
from typing import Any

import msgspec
import pygame
import pytest

from pb12table.app import export, main, watching
from pb12table.app.game.commands import WatchMenu
from pb12table.app.game.screen import GameScreen
from pb12table.app.look.look_mode import LookingMode
from pb12table.app.panels.action_bar import ICONS_OF_LOOKING
from pb12table.app.panels.dock import Docked, Fold, described, draw_dock, draw_sheet
from pb12table.app.play.games import unfinished_save
from pb12table.app.program import Program
from pb12table.app.screens.base import Working
from pb12table.app.screens.closing import READ_AFTER, Closing
from pb12table.app.screens.load import LoadScreen
from pb12table.app.screens.start import StartScreen
from pb12table.app.watching import PAUSES, Replaying, Viewing, WatchScreen
from pb12table.bots.play import make_bots, play
from pb12table.files.places import saves_folder
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import NoDice, SeededDice
from pb12table.kernel.game import EntryKind, visible_to
from pb12table.kernel.session import Session, replay
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.events import RoundBegan, TurnBegan
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import HIDDEN
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from pb12table.systems.pb12.window.cards import OpenHands
from pb12table.systems.pb12.window.face import figure_in_question
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings, short_key, shown_key
from pb12table.window.kit.palette import looks_of
from pb12table.window.layout.nodes import Box, Plate
from pb12table.window.play.base import Tile
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import SIZE, Hand

SETTINGS = Settings(language="en", dice_speed="none")
DIGEST = SYSTEM.digest


def saved(path: Path, most: int = 20_000, scenario: str = "smugglers-cove") -> Session[State]:
    """A game of bots that went back once, in a file; the session at its end."""
    session, data = _game(most, scenario)
    path.write_bytes(data)
    return session


@cache
def _game(most: int, name: str) -> tuple[Session[State], bytes]:
    """Played once for all tests; the session is only looked at."""
    path, scenario = Path(mkdtemp()) / "game.pb12save", load_scenario(name)
    session = Session(SYSTEM, new_game(scenario.setup), SeededDice(7))
    bots = make_bots(["aggressive"], scenario.setup, 5)
    save = SaveFile.create(path, scenario)
    play(session, bots, min(most, 60))
    save.write(session)
    if most > 60:
        session.rewind(40)
        save.write(session)
        play(session, bots, most)
    save.write(session)
    save.close()
    return session, path.read_bytes()


@pytest.fixture
def path() -> Path:
    return saves_folder() / "smugglers-cove-20260101-120000.pb12save"


@pytest.fixture
def played(path: Path) -> Session[State]:
    return saved(path)


@pytest.fixture
def viewing(played: Session[State], path: Path) -> Viewing:
    return Viewing(resume(load_save(path), NoDice()), SETTINGS, ())


@pytest.fixture
def hand(played: Session[State]) -> Hand:
    """The whole program at its start screen, with one saved game that is over."""
    hand = Hand(Program(msgspec.structs.replace(SETTINGS), SIZE))
    hand.program.to_start()
    hand.frames()
    return hand


def watch(hand: Hand) -> WatchScreen:
    """Open the list of saves and watch the marked one."""
    hand.key(pygame.K_F9)
    hand.on_top(LoadScreen)
    hand.key(pygame.K_F4)
    return hand.on_top(WatchScreen)


def is_playing(screen: WatchScreen) -> bool:
    return screen.watching.is_playing


def looks(screen: WatchScreen) -> bool:
    return isinstance(screen.mode, LookingMode)


# -- what is watched --------------------------------------------------------------------------------------------


def test_a_game_goes_on_as_it_went_to_the_same_end(played: Session[State], viewing: Viewing) -> None:
    assert (viewing.position, viewing.decisions(0)) == (0, 0)
    steps = 0
    while viewing.forward():
        viewing.playback.skip()
        steps += 1
    assert viewing.is_at_end
    assert steps == viewing.decisions(viewing.end) > 50
    assert DIGEST(viewing.session.state) == DIGEST(played.state)
    assert [line.event for line in viewing.session.log] == [line.event for line in played.log if not line.struck]
    assert not viewing.forward()


def test_back_is_where_one_was_before_and_strikes_nothing_out(viewing: Viewing) -> None:
    seen = []
    while viewing.forward():
        viewing.playback.skip()
        seen.append((viewing.position, DIGEST(viewing.session.state), len(viewing.session.log)))
    for position, digest, lines in reversed(seen[:-1]):
        assert viewing.backward()
        assert (viewing.position, DIGEST(viewing.session.state), len(viewing.session.log)) == (position, digest, lines)
        assert viewing.playback.played == lines
    assert viewing.backward()
    assert (viewing.position, viewing.backward()) == (0, False)
    assert not any(line.struck for line in viewing.session.log)


def test_rounds_and_turns_are_gone_to_directly(played: Session[State], viewing: Viewing) -> None:
    begun = [line.event for line in played.log if not line.struck and isinstance(line.event, RoundBegan | TurnBegan)]
    told = [chapter.player if chapter.player else chapter.game_round for chapter in viewing.chapters]
    assert told == [event.player if isinstance(event, TurnBegan) else event.game_round for event in begun]
    for chapter in [*viewing.chapters[::-3], *viewing.chapters[::4]]:
        viewing.go_to(chapter.start)
        assert viewing.session.state.game_round == chapter.game_round
        assert not viewing.playback.is_running
        if chapter.player is not None:
            assert viewing.pending is not None
            assert viewing.session.state.turn is None or viewing.session.state.turn.player == chapter.player
    assert len(viewing.rounds) == max(chapter.game_round for chapter in viewing.chapters)


def test_every_step_but_the_last_shows_something(played: Session[State], viewing: Viewing) -> None:
    """An attack of which nothing is known before somebody passes is shown with that."""
    seen = {line.entry for line in played.log if not line.struck and visible_to(line.event, None)}
    before, steps = viewing.position, 0
    while viewing.forward():
        viewing.playback.skip()
        assert viewing.is_at_end or any(before < entry <= viewing.position for entry in seen)
        before, steps = viewing.position, steps + 1
    decisions = [entry for entry in played.entries if entry.kind is not EntryKind.DICE]
    assert 50 < steps < len(decisions)


def test_going_far_plays_nothing_again(viewing: Viewing, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a long game that takes seconds."""
    redone: list[int] = []
    monkeypatch.setattr(Session, "redo", lambda self: redone.append(1))
    for position in (viewing.end, 0, viewing.end // 2):
        viewing.go_to(position)
    assert viewing.position >= viewing.end // 2
    assert not redone


def test_the_moment_before_a_die_is_not_one_after_another_die(played: Session[State]) -> None:
    """A line of the log between two dice shows what was then; no die is thrown for it."""
    dice = [length for length, entry in enumerate(played.entries) if entry.kind is EntryKind.DICE]
    for length in dice[5:60:6]:
        again, _ = replay(SYSTEM, new_game(played.state.setup), played.entries[:length], NoDice())
        moment = view(played.past(length).state, None)
        assert isinstance(moment, State)
        assert DIGEST(moment) == DIGEST(view(again.state, None))


def test_a_game_that_is_not_over_is_watched_up_to_where_it_is(path: Path) -> None:
    session = saved(path, most=25)
    viewing = Viewing(resume(load_save(path), NoDice()), SETTINGS, ())
    viewing.go_to(10_000)
    assert viewing.is_at_end
    assert type(viewing.pending) is type(session.pending)
    assert DIGEST(viewing.session.state) == DIGEST(session.state)


# -- by hand ----------------------------------------------------------------------------------------------------


def test_keys_go_through_the_game(hand: Hand) -> None:
    screen = watch(hand)
    viewing = screen.viewing
    hand.key(pygame.K_PERIOD, typed=".")
    hand.key(pygame.K_PERIOD, typed=".")
    assert viewing.decisions(viewing.position) == 2
    hand.key(pygame.K_COMMA, typed=",")
    assert viewing.decisions(viewing.position) == 1
    hand.key(pygame.K_PAGEDOWN)
    assert screen.state.game_round == 2
    hand.key(pygame.K_PAGEDOWN)
    assert screen.state.game_round == 3
    hand.key(pygame.K_PAGEUP)
    assert screen.state.game_round == 2
    hand.key(pygame.K_END)
    assert viewing.is_at_end
    hand.key(pygame.K_HOME)
    assert viewing.position == 0
    hand.click_zone("command:watch-round-on")
    assert screen.state.game_round == 2


def test_it_plays_by_itself_until_it_is_stopped_or_over(hand: Hand) -> None:
    screen = watch(hand)
    hand.key(pygame.K_RETURN)
    assert is_playing(screen)
    for _ in range(3):
        screen.update(PAUSES["none"] + 0.01)
    assert screen.viewing.decisions(screen.viewing.position) == 3
    hand.key(pygame.K_RETURN)
    assert not is_playing(screen)
    screen.update(10.0)
    assert screen.viewing.decisions(screen.viewing.position) == 3
    screen.watching.go_to(screen.viewing.end)
    hand.key(pygame.K_COMMA, typed=",")
    hand.key(pygame.K_RETURN)
    for _ in range(3):
        screen.update(PAUSES["none"] + 0.01)
    assert screen.viewing.is_at_end
    assert not is_playing(screen)


def test_it_rests_while_one_looks_around(hand: Hand) -> None:
    screen = watch(hand)
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_v)
    assert looks(screen)
    screen.update(10.0)
    assert screen.viewing.position == 0
    hand.key(pygame.K_ESCAPE)
    assert not looks(screen)
    screen.update(PAUSES["none"] + 0.01)
    assert screen.viewing.position > 0


def test_a_click_on_a_turn_of_the_line_goes_there_and_is_told(hand: Hand) -> None:
    screen = watch(hand)
    chapter = [each for each in screen.viewing.chapters if each.player is not None][5]
    name = f"watch:{chapter.start}"
    hand.program.draw()
    zone = next(zone for zone in screen.zones if zone.name == name)
    name_of = {player.id: player.name for player in screen.setup.players}[PlayerId(str(chapter.player))]
    assert zone.tip == (f"Round {chapter.game_round}, turn of {name_of}",)
    hand.click_zone(name)
    assert screen.viewing.position >= chapter.start
    assert screen.state.turn_order


def test_nothing_can_be_decided(hand: Hand) -> None:
    screen = watch(hand)
    entries = list(screen.viewing.session.undone)
    for key in (pygame.K_F5, pygame.K_F9, pygame.K_F4):
        hand.key(key)
        assert hand.shows(screen)
        assert "you decide nothing" in screen.toast[0]
    hand.click_table(12.0, 9.0)
    assert list(screen.viewing.session.undone) == entries
    assert not screen.paint.card()


def test_nothing_can_be_decided_while_one_looks_around_or_on_a_data_sheet(hand: Hand) -> None:
    screen = watch(hand)
    hand.key(pygame.K_PAGEDOWN)
    screen.select(next(iter(screen.state.figures)))
    hand.program.draw()
    assert not [zone for zone in screen.zones if zone.name.startswith("orders:")]
    hand.key(pygame.K_v)
    for key in (pygame.K_F4, pygame.K_F5, pygame.K_F9):
        hand.key(key)
        assert hand.shows(screen)
        assert "you decide nothing" in screen.toast[0]


def test_leaving_gives_the_window_its_title_back(hand: Hand) -> None:
    before = hand.program.title
    watch(hand)
    assert "watching" in hand.program.title[0]
    hand.key(pygame.K_ESCAPE)
    assert hand.program.title == before


def test_another_language_is_spoken_at_once(hand: Hand) -> None:
    screen = watch(hand)
    hand.program.settings.language = "de"
    hand.program.apply_settings()
    hand.frames()
    assert "ansehen" in hand.program.title[0]
    assert "Abspielen" in [tile.label for tile in screen.paint.tiles()]


def test_list_and_data_sheet_follow_wherever_one_goes(hand: Hand) -> None:
    screen = watch(hand)
    for chapter in [each for each in screen.viewing.chapters if each.player is not None][:8]:
        screen.press_zone(f"watch:{chapter.start}")
        assert screen.viewing.pending is not None
        assert screen.listed == screen.viewing.pending.player
    while screen.viewing.pending is None or type(screen.viewing.pending) is not ChooseTurn:
        screen.show_next()
    screen.show_next()
    screen.skip()
    request = screen.viewing.pending
    assert request is not None
    assert screen.selected == figure_in_question(request, screen.state) is not None


def test_playing_on_from_a_moment_goes_on_in_a_save_of_its_own(hand: Hand, path: Path) -> None:
    before = path.read_bytes()
    screen = watch(hand)
    hand.key(pygame.K_PAGEDOWN)
    moment, digest = screen.viewing.position, DIGEST(screen.viewing.session.state)
    hand.click_zone("command:watch-play-on")
    assert "new save" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    controller = hand.game.controller
    assert not isinstance(hand.game, WatchScreen)
    assert (len(hand.session.entries), DIGEST(hand.session.state)) == (moment, digest)
    assert controller.save is not None
    own = controller.save.path
    assert own != path
    assert unfinished_save() == own
    assert path.read_bytes() == before
    assert hand.session.pending is not None
    controller.commit(hand.session.pending.default(hand.session.state))
    hand.program.close()
    again = resume(load_save(own), NoDice())
    assert len(again.entries) > moment
    assert path.read_bytes() == before


def test_nobody_plays_on_after_the_end(hand: Hand) -> None:
    screen = watch(hand)
    hand.key(pygame.K_END)
    hand.key(pygame.K_n)
    assert hand.shows(screen)
    assert "over" in screen.toast[0]


def watched_cards(most: int) -> tuple[Hand, WatchScreen]:
    """The program watching a game with cards, as far as it has been played."""
    saved(saves_folder() / "marked-cards-20260101-120000.pb12save", most, "marked-cards")
    hand = Hand(Program(msgspec.structs.replace(SETTINGS), SIZE))
    hand.program.to_start()
    hand.frames()
    return hand, watch(hand)


@pytest.mark.screen("OpenHands")
def test_hands_are_open_once_a_game_is_over() -> None:
    hand, screen = watched_cards(20_000)
    hand.key(pygame.K_PAGEDOWN)
    screen.watching.go_to(screen.viewing.end // 2)
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    shown = hand.on_top(OpenHands)
    first = shown.shown
    hand.key(pygame.K_TAB)
    assert shown.shown != first
    for player in (first, shown.shown):
        assert not set(screen.viewing.session.state.players[player].hand) & {HIDDEN}
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(screen)


def test_hands_stay_secret_while_a_game_is_not_over() -> None:
    hand, screen = watched_cards(40)
    tile = next(tile for tile in screen.watching.tiles() if tile.command == "show-hand")
    assert "Secret" in tile.reason
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    assert hand.shows(screen)
    assert "Secret" in screen.toast[0]
    hand.key(pygame.K_v)
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    assert hand.shows(screen)


def test_a_game_without_cards_has_no_hands(hand: Hand) -> None:
    screen = watch(hand)
    assert "show-hand" not in [tile.command for tile in screen.watching.tiles()]
    hand.key(pygame.K_h, pygame.KMOD_SHIFT)
    assert "Nobody has cards" in screen.toast[0]


@pytest.mark.screen("WatchScreen", "WatchMenu", "LoadScreen")
def test_leaving_goes_back_to_the_list_and_the_running_game_stays(hand: Hand) -> None:
    hand.digit(1)
    hand.key(pygame.K_RETURN)
    hand.play_to(ChooseTurn)
    game, running = hand.on_top(GameScreen), unfinished_save()
    before = DIGEST(game.controller.session.state)
    hand.key(pygame.K_F9)
    hand.on_top(LoadScreen)
    hand.key(pygame.K_F4)
    screen = hand.on_top(WatchScreen)
    screen.press_command("menu")
    hand.on_top(WatchMenu)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    hand.on_top(LoadScreen)
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(game)
    assert DIGEST(game.controller.session.state) == before
    assert unfinished_save() == running


def test_a_game_that_has_just_ended_is_watched_from_its_result(hand: Hand) -> None:
    hand.key(pygame.K_F9)
    hand.key(pygame.K_RETURN)
    hand.frames(4)
    closing = hand.on_top(Closing)
    (winner,) = closing.controller.session.state.outcome.winners
    board = closing.describe()
    assert isinstance(board, Box)
    assert isinstance(board.surface, Plate)
    assert board.surface.border == looks_of(closing.controller.setup)[winner].colour, "the frame says who has won"
    hand.program.frame(READ_AFTER)
    hand.key(pygame.K_w)
    screen = hand.on_top(WatchScreen)
    assert screen.viewing.position == 0
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(closing)


def damage(path: Path) -> None:
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:9], b"{broken}", *lines[10:]]))


def test_a_damaged_save_is_told_and_nothing_is_lost(hand: Hand, path: Path) -> None:
    damage(path)
    hand.key(pygame.K_F9)
    hand.key(pygame.K_F4)
    message = hand.on_top(Message)
    assert "line 10" in message.text
    hand.key(pygame.K_ESCAPE)
    hand.on_top(LoadScreen)
    hand.key(pygame.K_ESCAPE)
    hand.on_top(StartScreen)


def test_a_damaged_save_is_watched_up_to_its_damage(hand: Hand, path: Path) -> None:
    damage(path)
    hand.key(pygame.K_F9)
    hand.key(pygame.K_F4)
    assert "You can watch" in hand.on_top(Message).text
    hand.key(pygame.K_RETURN)
    screen = hand.on_top(WatchScreen)
    assert screen.viewing.end == 8
    hand.key(pygame.K_END)
    hand.key(pygame.K_n)
    assert "new save" in hand.on_top(Message).text
    assert len(hand.session.entries) == 8


def test_a_torn_save_is_watched_and_what_is_missing_is_told(hand: Hand, path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20])
    screen = watch(hand)
    assert "was incomplete" in screen.toast[0]


def test_enter_stops_it_while_something_moves(hand: Hand) -> None:
    """Elsewhere Enter hurries on what is shown; here it would never stop."""
    hand.program.settings.dice_speed = "slow"
    screen = watch(hand)
    hand.key(pygame.K_RETURN)
    while not screen.controller.playback.is_running:
        screen.update(0.1)
    hand.key(pygame.K_RETURN)
    assert not is_playing(screen)
    hand.key(pygame.K_ESCAPE)
    hand.on_top(LoadScreen)


def told_pages(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The pages that a browser is asked to show."""
    shown: list[Path] = []

    def show(page: Path) -> bool:
        shown.append(page)
        return True

    monkeypatch.setattr(export, "show_page", show)
    return shown


def report_made(hand: Hand) -> Message:
    """The message that a report is ready, once its pictures are drawn."""
    for _ in range(600):
        hand.frames(1)
        if isinstance(hand.top, Message) and not isinstance(hand.top, Working):
            break
        time.sleep(0.05)
    return hand.on_top(Message)


def test_a_game_that_has_ended_becomes_a_page_beside_its_save(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = told_pages(monkeypatch)
    hand.key(pygame.K_F9)
    hand.key(pygame.K_RETURN)
    hand.frames(4)
    closing = hand.on_top(Closing)
    hand.program.frame(READ_AFTER)
    hand.key(pygame.K_r)
    told = report_made(hand)
    (page,) = saves_folder().glob("*.html")
    assert str(page) in told.text
    assert page.read_text(encoding="utf-8").count("data:image/jpeg") > 1
    assert shown == []
    hand.key(pygame.K_RETURN)
    assert shown == [page]
    assert hand.shows(closing)


@pytest.mark.slow
def test_a_watched_game_becomes_a_page_too_also_where_no_browser_is(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "show_page", lambda page: False)
    hand.key(pygame.K_F9)
    hand.key(pygame.K_F4)
    screen = hand.on_top(WatchScreen)
    screen.press_command("menu")
    menu = hand.on_top(WatchMenu)
    names = [entry.words for entry in menu.entries()]
    for _ in range(names.index(hand.program.texts("menu-report"))):
        hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN)
    report_made(hand)
    hand.key(pygame.K_RETURN)
    (page,) = saves_folder().glob("*.html")
    assert str(page) in hand.on_top(Message).text


@pytest.mark.usefixtures("in_this_process")
def test_the_list_tells_who_has_won_and_makes_the_report(
    hand: Hand, monkeypatch: pytest.MonkeyPatch, shown: list[str]
) -> None:
    pages = told_pages(monkeypatch)
    hand.key(pygame.K_F9)
    listed = hand.on_top(LoadScreen)
    for _ in range(400):
        hand.frames(1)
        shown.clear()
        listed.draw(Canvas(hand.program.surface, 1.0, (0, 0)))
        if found := [words for words in shown if "Round " in words and "win" in words.casefold()]:
            break
    assert found
    hand.key(pygame.K_r)
    report_made(hand)
    hand.key(pygame.K_RETURN)
    assert pages == list(saves_folder().glob("*.html"))
    assert hand.shows(listed)


def test_the_list_makes_no_report_of_what_cannot_be_read(hand: Hand, path: Path) -> None:
    path.write_bytes(b"nonsense\n")
    hand.key(pygame.K_F9)
    hand.key(pygame.K_r)
    assert str(path) in hand.on_top(Message).text


# -- while it is opened ---------------------------------------------------------------------------------------


@pytest.fixture
def opening(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> Replaying:
    """A save that is being opened, a very little with each frame."""
    monkeypatch.setattr(watching, "PATIENCE", 0.0)
    monkeypatch.setattr(watching, "FRAME_SHARE", 0.0)
    hand.key(pygame.K_F9)
    hand.patient = False
    hand.key(pygame.K_F4)
    return hand.on_top(Replaying)


def test_opening_a_long_save_tells_how_far_it_has_come(hand: Hand, opening: Replaying, shown: list[str]) -> None:
    told: list[str] = []
    while hand.shows(opening):
        shown.clear()
        hand.frames(1)
        told += [words for words in shown if words.endswith("%")]
    percents = [int(words.removesuffix("%")) for words in told]
    assert percents == sorted(set(percents)), "it is painted only when there is something new"
    assert 20 < len(percents) <= 101
    assert hand.on_top(WatchScreen).viewing.position == 0


def test_opening_what_is_left_of_a_damaged_save_tells_how_far_it_has_come_too(
    hand: Hand, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:40], b"{broken}", *lines[41:]]))
    monkeypatch.setattr(watching, "PATIENCE", 0.0)
    monkeypatch.setattr(watching, "FRAME_SHARE", 0.0)
    hand.key(pygame.K_F9)
    listed = hand.on_top(LoadScreen)
    hand.patient = False
    hand.key(pygame.K_F4)
    hand.on_top(Replaying)
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(listed), "it can be broken off"
    hand.key(pygame.K_F4)
    hand.patient = True
    hand.frames()
    assert "line 41" in hand.on_top(Message).text
    hand.patient = False
    hand.key(pygame.K_RETURN)
    assert hand.on_top(WatchScreen).viewing.end == 39, "what was played to look for the damage is not played again"


@pytest.mark.screen("Replaying")
def test_opening_a_save_is_broken_off_and_nothing_has_happened(hand: Hand, opening: Replaying, path: Path) -> None:
    before = path.read_bytes()
    hand.key(pygame.K_ESCAPE)
    hand.frames(5)
    listed = hand.on_top(LoadScreen)
    assert listed.chosen is not None
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.top, Replaying)
    hand.key(pygame.K_ESCAPE)
    hand.frames(5)
    assert hand.shows(listed)
    assert path.read_bytes() == before


# -- what the bar says ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tiles_can_be_read_whole_in_large_letters_on_a_small_window(language: Language, shown: list[str]) -> None:
    path = saves_folder() / "marked-cards-20260101-120000.pb12save"
    saved(path, 90, "marked-cards")
    loaded = load_save(path)
    program = Program(msgspec.structs.replace(SETTINGS, language=language, interface_scale=150), (1280, 720))
    program.watch_loaded(loaded, resume(loaded, NoDice()))
    screen = program.screens[-1]
    assert isinstance(screen, WatchScreen)
    for command in ("watch-end", "watch-start", "watch-next"):
        screen.press_command(command)
        screen.skip()
        canvas = Canvas(pygame.Surface((1280, 720)), program.scale, (-1, -1))
        shown.clear()
        fold = Fold((), False)
        what = Docked(None, fold, tuple(screen.mode.tiles()), "", True, "More", "Fewer", "X")
        laid = described(canvas, screen.layout.bar, screen.layout.free, what, {})
        assert laid.sheet is not None
        draw_sheet(canvas, pygame.Rect((0, 0), laid.size), what, laid.sheet, {}, {}, 0)
        assert len(shown) > 18, "each tile has a name, a key, and words below"
        assert [words for words in shown if words.endswith("…")] == []


def test_the_window_is_there_before_a_save_is_played_to_its_end(
    played: Session[State], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    class Enough(Exception):
        """Nothing more is to be opened."""

    def resumed(*asked: object) -> None:
        done.append("played")
        raise Enough

    monkeypatch.setattr(main, "show_opening", lambda language: done.append("window"))
    monkeypatch.setattr(main, "resume", resumed)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    with pytest.raises(Enough):
        main.run(watch=path)
    assert done == ["window", "played"]


def test_numbers_of_many_rounds_do_not_run_into_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of single turns has a hundred of them in one line."""
    numbers: list[pygame.Rect] = []
    ordinary = Canvas.text

    def text(self: Canvas, place: tuple[float, float], words: str, *args: Any, **more: Any) -> pygame.Rect:
        spot: pygame.Rect = ordinary(self, place, words, *args, **more)
        numbers.extend([spot] if words.isdigit() else [])
        return spot

    monkeypatch.setattr(Canvas, "text", text)
    chapters = tuple(watching.Chapter(3 * number, number + 1) for number in range(120))
    line: Any = SimpleNamespace(
        decisions=lambda place: place, position=0, end=360, chapters=chapters, playback=SimpleNamespace(pace=1.0)
    )
    setup = load_scenario("smugglers-cove").setup
    canvas = Canvas(pygame.Surface((1280, 60)), 1.0, (-1, -1))
    watching.draw_watch_line(canvas, canvas.rect, Texts("en"), setup, line, looks_of(setup), lambda command: "")
    assert len(numbers) > 20
    assert all(one.right < other.left for one, other in pairwise(numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_going_through_a_watched_game_shows_its_keys(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    ordinary = Canvas.key_badge

    def key_badge(self: Canvas, place: tuple[int, int], key: str, *args: Any, **more: Any) -> Any:
        drawn.append(key)
        return ordinary(self, place, key, *args, **more)

    monkeypatch.setattr(Canvas, "key_badge", key_badge)
    texts, icons = Texts(language), ICONS_OF_LOOKING
    shown = {name: shown_key(texts, name, {}) for name in ("watch-back", "commit", "watch-next")}
    named = zip(("watch-back", "watch-play", "watch-next"), shown.values(), strict=True)
    tiles = [Tile(name, texts(name), texts(f"{name}-note"), key, usual=True) for name, key in named]
    canvas, room = Canvas(pygame.Surface((1280, 720)), 1.0, (-1, -1)), pygame.Rect(0, 588, 1280, 132)
    what = Docked(None, Fold((), False), tiles)
    laid = described(canvas, room, pygame.Rect(0, 0, 1280, 588), what, icons)
    draw_dock(canvas, room, what, laid, icons, {})
    assert all(key in drawn or short_key(key) in drawn for key in shown.values())
