"""Who sits at the table is asked before a game begins, remembered, kept in the save and shown everywhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.app.editor.filing.filing import empty_layout, new_layout_path
from pb12table.app.game.screen import GameScreen
from pb12table.app.look.screen import LookScreen
from pb12table.app.program import Program
from pb12table.app.screens.overview import PlayerNames, briefing_of
from pb12table.app.screens.start import StartScreen
from pb12table.files.saves.loading import load_save
from pb12table.files.saves.resuming import resume, save_summary
from pb12table.files.scenario import load_scenario, with_player_names
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.layouts.edit_history import store_layout
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from pb12table.texts.describe import briefing_lines
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.texts.names import player_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings, load_settings, settings_file
from pb12table.window.screens.dialogs import Curtain, Message
from tests.app.helpers import SIZE, Hand


def at_the_start(**settings: Any) -> Hand:
    """A program that shows its start screen."""
    program = Program(Settings(**({"language": "en", "dice_speed": "none"} | settings)), SIZE)
    program.to_start()
    hand = Hand(program)
    hand.frames()
    return hand


def type_text(hand: Hand, words: str) -> None:
    """Type letter by letter."""
    for letter in words:
        pygame.event.post(
            pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
        )
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        hand.frames(1)


def choose(hand: Hand, scenario: str) -> PlayerNames:
    """Choose a scenario on the start screen, by its digit."""
    start = hand.top
    assert isinstance(start, StartScreen)
    number = next(number for number, known in enumerate(start.shown, start=1) if known.id == scenario)
    hand.digit(number)
    assert isinstance(hand.top, PlayerNames)
    return hand.top


def test_names_are_typed_before_the_game_and_remembered_for_the_next() -> None:
    hand = at_the_start()
    choose(hand, "smugglers-cove")
    type_text(hand, "Ute")
    hand.key(pygame.K_TAB)
    type_text(hand, "Kai")
    hand.key(pygame.K_RETURN)
    assert [player_name(hand.game.setup, player) for player in ("alice", "bob")] == ["Ute", "Kai"]
    assert hand.on_top(Curtain).player == "Ute", "the curtain calls them by their names"
    assert load_settings(settings_file()).player_names == ["Ute", "Kai"]
    hand.program.to_start()
    names = choose(hand, "abbey-hill")
    assert names.names == ["Ute", "Kai", ""]
    hand.key(pygame.K_RETURN)
    shown = [player.name for player in hand.game.setup.players]
    assert shown == ["Ute", "Kai", load_scenario("abbey-hill").setup.players[2].name]


def test_escape_goes_back_and_nobody_needs_to_type() -> None:
    hand = at_the_start()
    choose(hand, "smugglers-cove")
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, StartScreen)
    choose(hand, "smugglers-cove")
    hand.key(pygame.K_RETURN)
    assert [player.name for player in hand.game.setup.players] == ["Alice", "Bob"]


def test_two_players_need_two_names() -> None:
    hand = at_the_start(player_names=["Ute", "Ute"])
    choose(hand, "smugglers-cove")
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.top, Message)
    assert not any(isinstance(screen, GameScreen) for screen in hand.program.screens)


def test_a_save_keeps_the_names_and_the_game_is_the_same_without_them() -> None:
    hand = at_the_start(player_names=["Ute", "Kai"])
    choose(hand, "smugglers-cove")
    hand.key(pygame.K_RETURN)
    for _ in range(2):
        hand.key(pygame.K_RETURN)
        hand.key(pygame.K_RETURN)
    save = hand.game.controller.save
    assert save is not None
    entries = list(hand.session.entries)
    hand.program.to_start()
    loaded = load_save(Path(save.path))
    assert [player.name for player in loaded.setup.players] == ["Ute", "Kai"]
    assert resume(loaded, SeededDice(1)).entries
    summary = save_summary(save.path)
    assert summary is not None
    plain = Session(SYSTEM, new_game(load_scenario("smugglers-cove").setup), SeededDice(1))
    assert plain.feed(entries) is None, "the same answers lead to the same digests under any names"


@pytest.mark.parametrize("names", [(), ("Ute",), ("", "Kai"), ("Ute", "Kai", "Ada")])
def test_missing_and_surplus_names_change_nothing_else(names: tuple[str, ...]) -> None:
    plain = load_scenario("smugglers-cove")
    named = with_player_names(plain, names)
    wanted = [*names, "", ""]
    for number, (before, after) in enumerate(zip(plain.setup.players, named.setup.players, strict=True)):
        assert after.name == (wanted[number] or before.name)
        assert after.id == before.id
    assert [form["name"] for form in named.document["player"]] == [player.name for player in named.setup.players]


def test_remembered_names_that_would_be_given_twice_give_way_to_those_of_the_scenario() -> None:
    scenario = load_scenario("abbey-hill")
    assert scenario.summary.players == ("Alice", "Bob", "Carol")
    named = with_player_names(scenario, ["Carol", "Ute"])
    assert [player.name for player in named.setup.players] == ["Alice", "Bob", "Carol"]
    assert [form["name"] for form in named.document["player"]] == ["Alice", "Bob", "Carol"]
    assert with_player_names(scenario, ["Kai", "Ute"]).summary.players == ("Kai", "Ute", "Carol")


@pytest.mark.format("settings")
def test_names_of_a_settings_file_are_no_longer_and_no_more_than_can_be_typed(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"player_names": ["  Ute \n von  der Au", "x" * 5000, *["y"] * 5000]}), encoding="utf-8")
    assert load_settings(file).player_names == ["Ute von der Au", "x" * 20, *["y"] * 6]


def lit(hand: Hand, rect: pygame.Rect) -> int:
    """How many pixels of the window in a rectangle have the colour of what has the focus."""
    hand.program.draw()
    surface = hand.program.surface
    return sum(
        surface.get_at((x, y))[:3] == theme.ACCENT
        for x in range(rect.left, rect.right)
        for y in range(rect.top, rect.bottom)
    )


def caret(hand: Hand, field: pygame.Rect) -> pygame.Rect:
    """Where the caret stands in a field: all that has the colour of the focus within its frame."""
    hand.program.draw()
    inner = field.inflate(-8, -8)
    picture = hand.program.surface.subsurface(inner)
    (found,) = pygame.mask.from_threshold(picture, theme.ACCENT, (1, 1, 1, 255)).get_bounding_rects()
    return found.move(inner.topleft)


def test_it_is_plain_to_see_which_line_takes_the_letters_and_where() -> None:
    hand = at_the_start()
    names = choose(hand, "smugglers-cove")
    first, second = (pygame.Rect(names.layout.place_of(name)) for name in ("name:0", "name:1"))
    around = 2 * (first.w + first.h)
    assert lit(hand, first) > around, "a frame, with a caret in it though nothing is typed"
    assert lit(hand, second) == 0
    empty = caret(hand, first)
    type_text(hand, "Ada")
    hand.frames()
    typed = caret(hand, first)
    assert typed.left > empty.left + 15
    for _ in range(3):
        hand.frames(8)
        assert caret(hand, first) == typed, "it does not blink away"
    hand.key(pygame.K_TAB)
    hand.frames()
    assert lit(hand, first) == 0
    assert lit(hand, second) > around
    hand.click(first.center)
    assert (lit(hand, first) > around, lit(hand, second)) == (True, 0)
    type_text(hand, "x")
    assert names.lines["name:1"].text == "", "only one line takes what is typed"


def test_a_click_beside_the_lines_loses_no_letters() -> None:
    hand = at_the_start()
    screen = choose(hand, "smugglers-cove")
    hand.click((5, 5))
    assert hand.top is screen
    type_text(hand, "Jo")
    assert screen.lines["name:0"].text == "Jo"


@pytest.mark.parametrize("leave", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_held_key_answers_once_after_something_was_typed(leave: int) -> None:
    """A held Enter ends a turn; were it to repeat itself, it would begin the next one, too."""
    hand = at_the_start()
    choose(hand, "smugglers-cove")
    type_text(hand, "Jo")
    assert pygame.key.get_repeat() == (0, 0), "nor while one types: only the line itself repeats keys"
    hand.key(leave)
    assert not isinstance(hand.top, PlayerNames)
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.parametrize(("figures", "said"), [(0, "there are none here yet"), (1, "the player has no figure")])
def test_a_layout_that_cannot_be_played_yet_is_offered_to_look_at(figures: int, said: str) -> None:
    document = empty_layout("Bare table")
    document["figure"] = [{"id": "only", "profile": "human", "player": document["player"][0]["id"], "at": [5.0, 5.0]}][
        :figures
    ]
    path = new_layout_path()
    path.parent.mkdir(parents=True)
    store_layout(path, document)
    hand = at_the_start()
    start = hand.top
    assert isinstance(start, StartScreen)
    (bare,) = (known for known in start.shown if known.name.en == "Bare table")
    start.press(f"scenario:{bare.path}")
    message = hand.top
    assert isinstance(message, Message)
    assert said in message.text
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.top, LookScreen)


@pytest.mark.parametrize("language", ["de", "en"])
def test_who_plays_is_told_how_the_scenario_is_won_before_it_begins(language: Language, shown: list[str]) -> None:
    hand = at_the_start(language=language)
    names = choose(hand, "governors-quay")
    shown.clear()
    hand.program.draw()
    told = " ".join(shown)
    for line in briefing_lines(hand.program.texts, load_scenario("governors-quay").setup):
        assert line in told
    seats = [hit.rect for hit in names.layout.hits() if hit.name.startswith("seat:")]
    assert len(seats) == 2
    last = max(each.rect.bottom for each in names.layout.root.walk() if getattr(each.node, "size", 0) == theme.SMALL)
    assert all(last <= seat.y for seat in seats)


@pytest.mark.screen("PlayerNames")
def test_a_window_without_room_for_it_asks_for_the_names_only() -> None:
    hand = at_the_start()
    told = briefing_of(Texts("en"), "two-companies")
    for many, has_room in ((3, True), (8, False)):
        players = [f"P{number}" for number in range(many)]
        names = PlayerNames(hand.program, "Crowd", players, lambda _arrangement: None, told)
        hand.program.open(names)
        hand.program.draw()
        assert names.tells == has_room
        seats = [hit for hit in names.layout.hits() if hit.name.startswith("seat:")]
        assert len(seats) == many
        assert all(pygame.Rect((0, 0), SIZE).contains(pygame.Rect(seat.rect)) for seat in seats)


def test_a_scenario_that_cannot_be_read_tells_nothing_beforehand(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("format = 1\nsystem = 7\n", encoding="utf-8")
    assert briefing_of(Texts("en"), str(broken)) == ()


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_of_a_seat_lies_on_no_button(seat: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, shadows = at_the_start(language=language), list[pygame.Rect]()
    names = choose(hand, "smugglers-cove")
    shadow = Canvas.shadow

    def seen(canvas: Canvas, rect: pygame.Rect, *rest: Any) -> None:
        shadows.append(rect.copy())
        shadow(canvas, rect, *rest)

    monkeypatch.setattr(Canvas, "shadow", seen)
    hits = {hit.name: pygame.Rect(hit.rect) for hit in names.layout.hits()}
    hand.point(hits[f"seat:{seat}"].center)
    hand.program.draw()
    tip = shadows[-1]
    assert tip.h < hits["gather"].top, "the dialog has a shadow, too"
    assert not [name for name, hit in hits.items() if name != f"seat:{seat}" and tip.colliderect(hit)]
