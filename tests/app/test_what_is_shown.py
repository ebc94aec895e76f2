"""Playback, previews, overlays, languages, sizes and settings."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.playback import Playback
from pb12table.app.preview.information import add_ranges
from pb12table.app.screens.settings_screen import KeyScreen, SettingsScreen
from pb12table.kernel.dice import TypedDice
from pb12table.kernel.game import EntryKind, LogLine
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.round.sequence import DeclareSurrender
from pb12table.systems.pb12.scene.face import SCENE
from pb12table.systems.pb12.scene.hints import weapon_rings, weapons_in_use
from pb12table.systems.pb12.scene.playback import float_words, place_of
from pb12table.systems.pb12.window.play.assistant import automatic_answer
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.kit import keys
from pb12table.window.kit.keys import Settings, load_settings, read_settings, save_settings, settings_file
from pb12table.window.scene.picture import Picture
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import open_game


def visible(state: State) -> dict[str, Any]:
    """What of a state can be seen on the table."""
    return {
        figure.id: (
            figure.place,
            (figure.x, figure.y, figure.z) if figure.place is Place.TABLE else None,
            dict(figure.statuses) if figure.place is not Place.REMOVED else None,
            figure.done if figure.place is not Place.REMOVED else None,
            (figure.free_points, figure.light_points, figure.heavy_points) if figure.place is Place.TABLE else None,
        )
        for figure in state.figures.values()
    }


def test_events_played_one_by_one_lead_to_the_real_state() -> None:
    hand = open_game()
    controller = hand.game.controller
    start = controller.known_state()
    heard: list[LogLine] = []
    controller.session.listeners.append(heard.append)
    own = Playback(SCENE, controller.known_state, start, "none")
    compared = 0
    for _ in range(60):
        hand.play_to(ChooseTurn)
        for line in heard:
            own.hear(line)
        heard.clear()
        while own.queue:
            own._finish()
        assert visible(own.shown) == visible(controller.known_state())
        compared += 1
        hand.key(pygame.K_TAB)
        if hand.game.state.game_round > 2:
            break
        hand.key(pygame.K_a)
        hand.play_to(ChooseTurn)
    assert compared > 5


def test_two_markers_of_a_status_are_one_word_that_counts_them() -> None:
    hand = open_game()
    controller = hand.game.controller
    own = Playback(SCENE, controller.known_state, controller.known_state(), "normal")
    figure = next(each.id for each in own.shown.figures.values() if each.place is Place.TABLE)
    for markers in (1, 2):
        event = events.StatusReceived(figure=figure, status=Status.MOVED, rule="R1.7.4", markers=markers)
        own.hear(LogLine(event, 0))
        own._finish()
    (floating,) = own.floats
    assert float_words(Texts("en").of("pb12"), floating.event) == ("Moved ×2", "status")


def test_what_is_shown_lags_behind_and_a_key_skips_to_the_present() -> None:
    hand = open_game(dice_speed="slow")
    hand.play_to(ChooseTurn, "alice")
    hand.key(pygame.K_a)
    hand.key(pygame.K_RETURN)
    captain = hand.figure(hand.game.selected or "captain")
    start = (captain.x, captain.y)
    hand.key(pygame.K_m)
    hand.click_table(captain.x, captain.y - 2.0)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    hand.frames(1)
    playback = hand.game.controller.playback
    assert playback.is_running
    shown = playback.shown.figures[captain.id]
    real = hand.figure(captain.id)
    assert (shown.x, shown.y) != (real.x, real.y)
    assert (real.x, real.y) != start
    hand.key(pygame.K_RETURN)
    shown = playback.shown.figures[captain.id]
    assert (playback.is_running, shown.x, shown.y) == (False, real.x, real.y)


@pytest.mark.parametrize("command", ["v", "l", "r", "c", "z", "h", "y"])
def test_each_overlay_changes_the_picture_and_changes_it_back(command: str) -> None:
    hand = open_game("governors-quay")
    hand.play_to(ChooseTurn, "alice")
    hand.game.notice.clear()
    hand.game.folded = {"fold-right", "fold-log"}
    hand.frames(3)
    painted, plain = hand.picture(), hand.game.paint.picture()
    hand.key(ord(command))
    hand.game.notice.clear()
    hand.program.draw()
    hand.frames()
    assert hand.picture() != painted
    assert hand.game.paint.picture() != plain
    hand.key(ord(command))
    hand.program.draw()
    assert hand.game.paint.picture() == plain


@pytest.mark.parametrize("command", ["r", "c"])
def test_rings_of_nobody_ask_for_a_figure(command: str) -> None:
    hand = open_game("governors-quay")
    hand.play_to(ChooseTurn, "alice")
    hand.point((2, 2))
    hand.game.selected = hand.game.hovered = None
    hand.key(ord(command))
    assert "Select or point at a figure" in hand.game.toast[0]


def test_rings_tell_the_same_in_a_game_as_while_looking() -> None:
    hand = open_game("governors-quay")
    hand.play_to(ChooseTurn, "alice")
    state, texts = hand.game.state, hand.game.texts
    figure = next(one.id for one in state.figures.values() if one.place is Place.TABLE)
    shown = Picture()
    add_ranges(shown, state, figure, texts)
    looked = [ring for weapon in weapons_in_use(state, figure) for ring in weapon_rings(state, figure, weapon, texts)]
    assert shown.rings == looked
    assert all(ring.label.endswith(f": {texts.number(ring.radius, 1)}") for ring in shown.rings)


def test_the_ruler_measures_between_clicks_and_escape_puts_it_away() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    entries = len(hand.session.entries)
    hand.key(pygame.K_t)
    hand.click_table(8.0, 8.0)
    hand.point_at_table(11.0, 12.0)
    picture = hand.game.paint.picture()
    assert picture.measure
    # A pixel is no exact place.
    assert picture.measure_label in ("4.99 steps (10 cm)", "5 steps (10 cm)", "5.01 steps (10 cm)")
    hand.key(pygame.K_ESCAPE)
    assert hand.game.ruler is None
    assert not hand.game.paint.picture().measure
    assert len(hand.session.entries) == entries


def test_the_ruler_is_pulled_out_lies_still_and_bends_where_it_is_clicked() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    camera = hand.game.camera
    hand.key(pygame.K_t)
    hand.drag((8.0, 8.0), (11.0, 12.0))
    hand.point_at_table(20.0, 20.0)
    ruler = hand.game.ruler
    assert hand.game.camera is camera
    assert ruler is not None
    assert ruler.lies_still
    assert len(hand.game.paint.picture().measure) == 2
    assert hand.game.paint.picture().measure_label.startswith(("4.99 ", "5 ", "5.0"))
    hand.click_table(16.0, 12.0)
    hand.point_at_table(20.0, 10.0)
    assert len(ruler.points) == 3
    assert len(hand.game.paint.picture().measure) == 4
    hand.key(pygame.K_BACKSPACE)
    assert len(ruler.points) == 2
    hand.click_table(15.0, 10.0)
    hand.click_table(15.0, 10.0)
    assert len(ruler.points) == 3
    assert ruler.lies_still
    hand.drag((5.0, 5.0), (5.0, 9.0))
    assert [tuple(round(value) for value in point) for point in ruler.points] == [(5, 5, 0), (5, 9, 0)]


def test_a_pinned_log_line_shows_the_table_as_it_was() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    hand.key(pygame.K_a)
    figure = hand.figure(hand.game.selected or "")
    start = (figure.x, figure.y)
    activation = hand.session.log[-1]
    hand.key(pygame.K_m)
    hand.click_table(figure.x, figure.y - 2.0)
    hand.key(pygame.K_RETURN)
    hand.game.press_zone(f"log:{id(activation)}")
    hand.frames()
    assert isinstance(hand.game.moment, State)
    then = hand.game.moment.figures[figure.id]
    assert (then.x, then.y) == start
    hand.key(pygame.K_ESCAPE)
    assert hand.game.moment is None


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (3840, 2160)])
@pytest.mark.parametrize("scale", [75, 100, 200])
@pytest.mark.pairs
def test_all_sizes_and_scales_leave_room_for_the_table(size: tuple[int, int], scale: int) -> None:
    hand = open_game(interface_scale=scale, size=size)
    hand.frames(3)
    free = hand.game.layout.free
    assert free.w > size[0] * 0.3
    assert free.h > size[1] * 0.3
    assert hand.program.surface.get_size() == size


def test_the_panels_open_and_go_over_a_table_that_stays_as_it_is() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    hand.program.draw()
    before, places = hand.game.camera, hand.game.paint.places
    assert {"sheet", "log"} <= places.keys(), "the list is a rail"
    for key in (pygame.K_F6, pygame.K_F7, pygame.K_F8):
        hand.key(key)
    hand.program.draw()
    opened = hand.game.paint.places
    assert {"list", "log"} <= opened.keys()
    assert "sheet" not in opened
    assert opened["log"].h > places["log"].h
    assert hand.game.camera == before


def test_the_language_changes_at_once_and_is_remembered() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    english = [tile.label for tile in hand.game.paint.tiles()]
    hand.program.settings.language = "de"
    hand.program.apply_settings()
    hand.frames()
    german = [tile.label for tile in hand.game.paint.tiles()]
    assert english != german
    assert load_settings(settings_file()).language == "de"


def test_the_language_of_one_run_is_not_what_is_set() -> None:
    save_settings(Settings(language="en"), settings_file())
    hand = open_game(language="de")
    hand.program.own_language = "en"
    hand.program.settings.interface_scale = 125
    hand.program.apply_settings()
    kept = Settings(language="en", interface_scale=125, dice_speed="none", hints=False)
    assert load_settings(settings_file()) == kept
    assert hand.program.texts.language == "de"
    for language in LANGUAGES:
        hand.program.settings.language = language
        hand.program.apply_settings()
        assert load_settings(settings_file()).language == language, "who chooses one means it"


def test_settings_survive_a_broken_file() -> None:
    path = settings_file()
    save_settings(Settings(language="de", interface_scale=150), path)
    assert load_settings(path).interface_scale == 150
    path.write_bytes(b"\xff{")
    assert load_settings(path) == Settings()
    path.write_bytes(b'{"interface_scale": 7}')
    assert load_settings(path).interface_scale == 100


@pytest.mark.parametrize(("kept", "dice"), [("program", "seeded"), ("seeded", "seeded"), ("typed", "typed")])
def test_whose_dice_are_thrown_is_known_by_its_former_name_too(kept: str, dice: str) -> None:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{{"dice": "{kept}"}}', "utf-8")
    settings, problems = read_settings(path)
    assert (settings.dice, problems) == (dice, ())


def test_seats_are_known_from_before_the_program_could_play_in_two_ways() -> None:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"by_program": [false, true]}', "utf-8")
    settings, problems = read_settings(path)
    assert (settings.by_program, problems) == (["", "aggressive"], ())


def test_what_is_wrong_with_settings_is_named_and_the_others_hold() -> None:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"language": "deu", "dice_speed": "fast", "interface_scale": 7, "full_screen": 1}', "utf-8")
    settings, problems = read_settings(path)
    assert settings == Settings(dice_speed="fast")
    assert [problem.place for problem in problems] == ["language", "interface_scale", "full_screen"]
    for language in LANGUAGES:
        first = problem_line(Texts(language), problems[0])
        assert str(path) in first
        assert "'deu'" in first
        assert "en, de" in first or "de, en" in first


@pytest.mark.parametrize("data", [b"\xff{", b"[1, 2]", b'{"language": ', b"[" * 5000])
def test_a_broken_file_of_settings_is_told_and_kept(data: bytes) -> None:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    hand = open_game()
    settings, problems = read_settings(path)
    assert settings == Settings()
    assert len(problems) == 1
    hand.program.say_settings(problems)
    message = hand.top
    assert isinstance(message, Message)
    assert str(path) in message.text
    kept = path.with_name("settings.broken.json")
    assert str(kept) in message.text
    hand.program.apply_settings()
    assert kept.read_bytes() == data


def test_nothing_is_said_about_settings_that_are_missing_or_sound() -> None:
    path = settings_file()
    assert read_settings(path) == (Settings(), ())
    save_settings(Settings(language="de", player_names=["Ute"]), path)
    assert read_settings(path) == (Settings(language="de", player_names=["Ute"]), ())
    hand = open_game()
    hand.program.say_settings(())
    assert not isinstance(hand.top, Message)
    assert not path.with_name("settings.broken.json").exists()


@pytest.mark.screen("GameScreen", "SettingsScreen", "KeyScreen")
def test_settings_and_keys_open_by_key_and_close_by_escape() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn)
    hand.key(pygame.K_F10)
    assert [type(screen) for screen in hand.program.screens] == [GameScreen, SettingsScreen]
    hand.program.open(KeyScreen(hand.program))
    hand.frames()
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    assert [type(screen) for screen in hand.program.screens] == [GameScreen]


def test_a_key_can_be_changed_but_not_taken_from_another_command() -> None:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    screen = KeyScreen(hand.program)
    hand.program.open(screen)
    hand.frames()
    for taken in (pygame.K_w, pygame.K_j):
        # Wait is offered beside it, adjust only in a turn: one key is one thing in a game.
        screen.waiting = "activate"
        hand.key(taken)
        assert hand.top is not screen, "a dialog says that the key is taken"
        assert not hand.program.settings.keys
        hand.key(pygame.K_ESCAPE)
    screen.waiting = "activate"
    hand.key(pygame.K_INSERT)
    assert hand.program.settings.keys == {"activate": "insert"}
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_INSERT)
    assert isinstance(hand.session.pending, ChooseAction)


def test_no_key_means_two_things_at_once() -> None:
    for group in ("turn", "action"):
        bindings = [c.key for c in keys.commands() if c.group in ("table", group)]
        assert len(bindings) == len(set(bindings))
    for mode in (("plan", "path"), ("attack",)):
        bindings = [c.key for c in keys.commands() if c.group in ("table", "action", *mode)]
        assert len(bindings) == len(set(bindings))


def test_players_may_type_in_what_their_own_dice_show() -> None:
    hand = open_game(dice=TypedDice())
    hand.open_curtains()
    hand.key(pygame.K_RETURN)
    hand.open_curtains()
    hand.key(pygame.K_RETURN)
    assert hand.game.mode.topic == "dice"
    hand.digit(1)
    hand.digit(1)
    hand.key(pygame.K_RETURN)
    assert hand.session.entries[-1].plain == 11
    hand.click_zone("command:face-4")
    assert [entry.plain for entry in hand.session.entries if entry.kind is EntryKind.DICE][-1] == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_no_die_shows_is_refused_and_not_taken_for_its_last_digit(language: str) -> None:
    hand = open_game(dice=TypedDice(), language=language, size=(1280, 720))
    for _ in range(2):
        hand.open_curtains()
        hand.key(pygame.K_RETURN)
    mode, before = hand.game.mode, len(hand.session.entries)
    assert isinstance(mode, FormMode)
    hand.digit(1)
    hand.digit(3)
    refused = hand.program.texts("dice-faces", lowest=1, highest=12)
    assert "12" in refused
    assert hand.game.toast is not None
    assert hand.game.toast[0] == refused
    hand.key(pygame.K_RETURN)
    assert len(hand.session.entries) == before, "nothing was thrown"
    hand.digit(4)
    hand.digit(7)
    assert mode.form.values["face"] == 7, "a correction"
    hand.program.draw()
    faces = [zone.rect for zone in hand.game.zones if zone.name.startswith("command:face-")]
    assert [face.left for face in faces[:6]] == [face.left for face in faces[6:]], "exactly below each other"
    assert [sum(rect.top == top for rect in faces) for top in sorted({rect.top for rect in faces})] == [6, 6]
    hand.key(pygame.K_RETURN)
    assert hand.session.entries[-1].plain == 7


def test_surrender_is_asked_of_nobody_who_did_not_announce_it() -> None:
    hand = open_game()
    state = hand.session.state
    request = DeclareSurrender("alice")
    assert automatic_answer(request, state, "never", set(), False) == (False,)
    assert automatic_answer(request, state, "never", {PlayerId("alice")}, False) == (True,)


def test_a_further_check_is_asked_for_as_the_settings_say() -> None:
    state = open_game().session.state
    none_yet = RollOn("alice", state.setup.figures[0].id, 2, 0)
    one_success = RollOn("alice", state.setup.figures[0].id, 2, 1)
    assert automatic_answer(one_success, state, "never", set(), True) == (True,)
    assert automatic_answer(none_yet, state, "ammunition", set(), True) == (True,)
    assert automatic_answer(one_success, state, "ammunition", set(), False) == (True,)
    assert automatic_answer(one_success, state, "ammunition", set(), True) is None
    assert automatic_answer(none_yet, state, "always", set(), False) is None


@pytest.mark.parametrize(("language", "words"), [("en", "shoved aside!"), ("de", "beiseitegeschoben!")])
def test_that_a_figure_is_shoved_rises_over_where_it_comes_to_stand(language: str, words: str) -> None:
    shoved = events.FigureShoved(figure=FigureId("captain"), start=(4.0, 8.0, 0.0), end=(5.0, 9.0, 0.0))
    assert float_words(Texts(language), shoved) == (words, "plain")
    assert place_of(open_game().game.state, shoved) == (5.0, 9.0)


def test_the_log_is_lower_where_somebody_would_lie_below_its_last_lines() -> None:
    hand = open_game(size=(1280, 720))
    hand.play_to(ChooseAction)
    hand.frames()
    hand.program.draw()
    paint = hand.game.paint
    whole = paint.places["log"]
    others = [token.body.id for token in paint.picture().tokens if token.body.id != hand.game.selected]
    (own,) = paint.table_card.rooms_of([hand.game.selected])
    rooms = paint.table_card.rooms_of(others)
    room = max(rooms, key=lambda room: abs(room.centerx - own.centerx) + abs(room.centery - own.centery))
    hand.game.camera = hand.game.camera.pushed(whole.centerx - room.centerx, whole.top + 20 - room.centery)
    hand.game.touch()
    hand.program.draw()
    rooms = paint.table_card.rooms_of(others)
    assert whole.collidelist(rooms) >= 0, "the whole drawer would hide somebody"
    assert paint.places["log"].collidelist(rooms) < 0
    assert paint.places["log"].bottomright == whole.bottomright, "and it stays in its corner"
    assert "command:fold-log" in hand.zone_names()
