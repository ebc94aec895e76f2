"""First steps: hints come when they are needed, say the right keys, are known once read, and can be sent away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.game.painting import HINT
from pb12table.app.panels.layout import game_layout
from pb12table.app.panels.notices import KNOWN, NONE_AT_ALL, READING_SECONDS, TIMES, hint_for, hint_height
from pb12table.app.screens.settings_screen import SettingsScreen
from pb12table.skirmish.faces.words import Hint
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.answers import Activate, EndTurn, Wait
from pb12table.systems.pb12.rules.game.events import TurnOrderSet
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.texts.face import HINTS
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.moving import MoveMode
from pb12table.systems.pb12.window.modes.turns import TurnMode
from pb12table.texts.locale import LANGUAGES, Texts
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import MOST_HINTS, read_settings, settings_file
from pb12table.window.play.base import Mode
from tests.app.helpers import SECONDS, Hand, open_game

CAPTAIN = FigureId("captain")
FRAMES_TO_READ = round(READING_SECONDS / SECONDS) + 2


def _name(hint: Hint | None) -> str:
    return "" if hint is None else hint.name


def _shown(hand: Hand) -> str:
    return _name(hand.game.hint())


def _at_turn(**settings: Any) -> Hand:
    hand = open_game(hints=True, **settings)
    hand.play_to(ChooseTurn, "alice")
    hand.program.settings.hints_known.clear()
    return hand


# -- what they say ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hint", HINTS, ids=_name)
def test_every_hint_is_told_in_both_languages_and_leaves_half_of_the_table(language: str, hint: Hint) -> None:
    texts = Texts(language)
    keys = dict.fromkeys(hint.commands, "Shift Backspace")
    title, text = texts(f"hint-{hint.name}"), texts(f"hint-{hint.name}.text", **keys)
    assert title != f"hint-{hint.name}"
    assert "{" not in text
    assert "$" not in text
    assert text.count("Shift Backspace") == len(keys)
    for size, scale in (((1280, 720), 0.8), ((1600, 900), 1.0), ((1600, 900), 1.5)):
        free = game_layout(size, scale).free
        canvas = Canvas(pygame.Surface(size), scale, (0, 0))
        height = hint_height(canvas, round(HINT * scale), title, text, texts("hint-known"), texts("hint-none"))
        assert height <= 0.5 * free.h, (size, scale)


def test_hints_have_names_of_their_own_and_keys_that_there_are() -> None:
    hand = open_game()
    assert len({hint.name for hint in HINTS}) == len(HINTS) <= MOST_HINTS
    for hint in HINTS:
        for command in hint.commands.values():
            assert hand.game.key(command), (hint.name, command)


def test_a_changed_key_is_the_one_that_is_told(written: list[str]) -> None:
    hand = _at_turn(keys={"break-off": "f12"})
    written.clear()
    hand.program.draw()
    assert any("F12" in line for line in written if "round" in line or "break" in line), written


# -- when they come -----------------------------------------------------------------------------------------------


def test_each_mode_has_its_hint() -> None:
    hand = _at_turn()
    assert _shown(hand) == "turn"
    hand.answer(Activate(CAPTAIN))
    assert hand.mode_name() == ActionMode.__name__
    assert _shown(hand) == "action"
    hand.key(pygame.K_m)
    assert hand.mode_name() == MoveMode.__name__
    assert _shown(hand) == "move"
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_f)
    assert hand.game.mode.topic == "attack"
    assert _shown(hand) == "attack"


def test_a_hint_that_was_read_often_enough_gives_way_to_the_next() -> None:
    hand = _at_turn()
    known = hand.program.settings.hints_known
    for times in range(1, TIMES + 1):
        assert _shown(hand) == "turn"
        hand.frames(FRAMES_TO_READ)
        player = hand.question(ChooseTurn).player
        hand.answer(Wait())
        assert known["turn"] == times, player
    assert _shown(hand) == "numbers"
    assert read_settings(settings_file())[0].hints_known == known


def test_what_was_shown_for_a_moment_only_was_not_read() -> None:
    hand = _at_turn()
    hand.answer(Wait())
    assert hand.program.settings.hints_known == {}
    assert _shown(hand) == "turn"


def test_what_was_read_before_the_decision_counts_although_another_hint_is_shown_by_then() -> None:
    hand = _at_turn()
    hand.answer(Activate(CAPTAIN))
    hand.frames(FRAMES_TO_READ)
    hand.key(pygame.K_m)
    hand.frames(FRAMES_TO_READ)
    hand.key(pygame.K_ESCAPE)
    hand.answer(EndTurn())
    assert hand.program.settings.hints_known == {"action": 1, "move": 1}


def test_a_refused_answer_teaches_nothing() -> None:
    hand = _at_turn()
    hand.frames(FRAMES_TO_READ)
    assert not hand.game.commit(Activate(FigureId("legionary")))
    assert hand.program.settings.hints_known == {}
    assert _shown(hand) == "turn"


def test_there_is_none_while_something_is_shown() -> None:
    hand = _at_turn()
    assert hint_for(HINTS, Mode(hand.game), {}) is None
    hand.program.settings.dice_speed = "slow"
    assert hand.game.commit(Activate(CAPTAIN))
    playback = hand.game.controller.playback
    playback.queue.append(TurnOrderSet(order=tuple(hand.session.state.players)))
    hand.frames(1)
    assert playback.is_running
    assert _shown(hand) == ""
    hand.game.skip()
    hand.frames()
    hand.question(ChooseAction)
    assert _shown(hand) == "action"


def test_the_hint_floats_over_the_table_and_hides_nobody_who_can_act() -> None:
    hand = _at_turn()
    hand.program.draw()
    game, zones = hand.game, {zone.name: zone.rect for zone in hand.game.zones}
    assert game.layout.free.contains(zones["panel:hint"])
    assert zones["panel:hint"].collidelist(game.paint.table_card.vital()) < 0
    for name in (KNOWN, NONE_AT_ALL):
        assert zones["panel:hint"].contains(zones[name])
    camera = game.camera
    hand.program.settings.hints = False
    hand.game.touch()
    assert "panel:hint" not in hand.zone_names()
    assert game.camera == camera


# -- sending them away -------------------------------------------------------------------------------------------


def test_got_it_brings_the_next_one() -> None:
    hand = _at_turn()
    hand.click_zone(KNOWN)
    assert _shown(hand) == "numbers"
    hand.click_zone(KNOWN)
    assert _shown(hand) == "won"
    hand.click_zone(KNOWN)
    assert _shown(hand) == ""
    assert hand.mode_name() == TurnMode.__name__
    assert read_settings(settings_file())[0].hints_known == {"turn": TIMES, "numbers": TIMES, "won": TIMES}


def test_no_more_hints_lasts_until_the_settings_show_them_again_from_the_first() -> None:
    hand = _at_turn()
    hand.click_zone(KNOWN)
    hand.click_zone(NONE_AT_ALL)
    assert _shown(hand) == ""
    assert read_settings(settings_file())[0].hints is False
    screen = SettingsScreen(hand.program)
    hand.program.open(screen)
    hand.frames()
    hand.click(screen.layout.place_of("set:hints:0").center)
    hand.key(pygame.K_ESCAPE)
    assert _shown(hand) == "turn"
    kept = read_settings(settings_file())[0]
    assert (kept.hints, kept.hints_known) == (True, {})


def test_no_endless_list_of_hints_is_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    many = ", ".join(f'"hint-{number}": 1' for number in range(5000))
    path.write_text(f'{{"hints_known": {{{many}}}}}')
    settings, problems = read_settings(path)
    assert len(settings.hints_known) == MOST_HINTS
    assert problems == ()
    path.write_text('{"hints_known": {"turn": "often"}, "hints": false}')
    settings, problems = read_settings(path)
    assert (settings.hints_known, settings.hints) == ({}, False)
    assert len(problems) == 1
