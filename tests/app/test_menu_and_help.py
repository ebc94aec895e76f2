"""The menu of a game in its groups, with keys that hold there; what gives a game away asks; help begins with here."""

from __future__ import annotations

import pygame
import pytest

from pb12table.app.game.commands import GIVING_UP, HERE, LEAVING, ON, GameMenu
from pb12table.app.program import Program
from pb12table.app.screens.help import ALL, Help, RulePage
from pb12table.app.screens.start import StartScreen
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.window.play.assistant import surrendering
from pb12table.texts.locale import LANGUAGES
from pb12table.window.kit import keys
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.nodes import Button, Label
from pb12table.window.screens.dialogs import Message
from tests.app.helpers import Hand, open_game


@pytest.fixture
def hand() -> Hand:
    hand = open_game()
    hand.play_to(ChooseTurn, "alice")
    return hand


def menu(hand: Hand) -> GameMenu:
    hand.program.open(GameMenu(hand.program, hand.game))
    hand.frames()
    return hand.on_top(GameMenu)


def chosen(hand: Hand, beginning: str) -> None:
    """Press what begins so in the menu."""
    opened = menu(hand)
    names = [entry.words for entry in opened.entries()]
    opened.press(str(next(number for number, name in enumerate(names) if name.startswith(beginning))))
    hand.frames()


def buttons(screen: GameMenu) -> list[Button]:
    found = [each.node for each in screen.layout.root.walk() if isinstance(each.node, Button)]
    return sorted(found, key=lambda button: int(button.name))


def test_the_menu_has_its_groups_and_each_key_does_the_same_as_in_the_game(hand: Hand) -> None:
    opened = menu(hand)
    entries = opened.entries()
    assert list(dict.fromkeys(entry.group for entry in entries)) == [ON, LEAVING, HERE, GIVING_UP]
    for entry, button in zip(entries, buttons(opened), strict=True):
        assert button.key == keys.shown_key(hand.program.texts, entry.command, {})
    assert sum(bool(button.key) for button in buttons(opened)) >= 7
    hand.key(pygame.K_F1)
    assert isinstance(hand.top, Help)
    hand.key(pygame.K_ESCAPE)
    assert hand.shows(hand.game), "the menu went as for a click"


def test_arrows_cross_between_the_columns(hand: Hand) -> None:
    opened = menu(hand)
    hand.key(pygame.K_RIGHT)
    assert opened.entries()[opened.marked].group == HERE
    assert opened.marked == [entry.group for entry in opened.entries()].index(HERE), "what stands beside it"
    hand.key(pygame.K_LEFT)
    assert opened.marked == 0


def test_what_gives_the_game_away_is_never_gold_and_enter_says_no(hand: Hand) -> None:
    opened = menu(hand)
    hand.key(pygame.K_UP)
    assert opened.entries()[opened.marked].group == GIVING_UP
    styles = {button.style for button, entry in zip(buttons(opened), opened.entries(), strict=True)
              if entry.group == GIVING_UP}  # fmt: skip
    assert styles == {"danger"}
    assert "primary" not in {button.style for button in buttons(opened)}
    hand.key(pygame.K_ESCAPE)
    before = len(hand.session.entries)
    for beginning in ("Alice gives up the game", "Alice surrenders"):
        chosen(hand, beginning)
        asked = hand.on_top(Message)
        gold = [each.node for each in asked.layout.root.walk() if getattr(each.node, "style", "") == "primary"]
        assert [button.label for button in gold if isinstance(button, Button)] == ["Cancel"]
        hand.key(pygame.K_RETURN)
        assert hand.shows(hand.game)
        assert len(hand.session.entries) == before
        assert not surrendering(hand.game.controller)


def test_a_surrender_is_seen_in_the_menu_until_it_is_taken_back(hand: Hand) -> None:
    chosen(hand, "Alice surrenders")
    hand.on_top(Message).press("0")
    assert surrendering(hand.game.controller) == {"alice"}
    chosen(hand, "Alice does not surrender")
    assert not surrendering(hand.game.controller)


def test_giving_up_is_done_once_it_is_clicked(hand: Hand) -> None:
    before = len(hand.session.entries)
    chosen(hand, "Alice gives up the game")
    hand.on_top(Message).press("0")
    assert len(hand.session.entries) > before


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_begins_with_this_screen_and_tells_the_round_below_that(language: str) -> None:
    hand = open_game(language=language)
    hand.play_to(ChooseTurn, "alice")
    hand.key(pygame.K_F1)
    page, texts = hand.on_top(Help), hand.program.texts
    told = [each.node.text for each in page.layout.root.walk() if isinstance(each.node, Label)]
    here, elsewhere = told.index(texts("help-here")), told.index(texts("help-elsewhere"))
    places = {each.node.text: each.rect.y for each in page.layout.root.walk() if isinstance(each.node, Label)}
    first = page.blocks()[0].title
    assert texts("key-group-turn").lower() == first.lower()
    assert here < told.index(first) < told.index(texts("help-round-title")) < elsewhere
    for command in ("command-undo", "command-activate"):
        assert places[texts(command)] < places[texts("help-round-title")], "the keys of this screen stand first"
    assert places[texts("command-edit-polygon")] > places[texts("help-elsewhere")]


def test_help_of_the_start_screen_begins_with_its_own_keys() -> None:
    program = Program(Settings(language="en"), (1280, 720))
    program.to_start()
    hand = Hand(program)
    hand.frames()
    hand.key(pygame.K_F1)
    first = hand.on_top(Help).blocks()[0]
    assert first.title == "Start screen"
    assert ("Ctrl T", "Learn a game") in first.rows
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.top, StartScreen)


def test_enter_opens_the_first_rule_that_is_found_and_arrows_another(hand: Hand) -> None:
    hand.program.open_rules()
    hand.frames()
    page = hand.on_top(RulePage)

    def search(words: str) -> None:
        page.lines["sought"].select_all()
        for letter in words:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        hand.frames()

    search("no such words anywhere")
    hand.key(pygame.K_RETURN)
    assert hand.shows(page), "nothing was chosen: nothing is closed"
    search("concealment")
    first, second = page.told().others[0][1][:2]
    assert page.marked == first
    hand.key(pygame.K_RETURN)
    assert page.shown == first
    hand.key(pygame.K_BACKSPACE)
    assert page.shown == ALL
    search("concealment")
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN)
    assert page.shown == second
    hand.key(pygame.K_RETURN)
    assert hand.shows(hand.game), "a page that is read is closed"
