"""A large interface on a small window: words give way in good order, and none of them is lost."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from pb12table.app.editor.filing.filing import empty_layout, new_layout_path
from pb12table.app.editor.screen import EditScreen
from pb12table.app.game.screen import GameScreen
from pb12table.app.look.screen import LookScreen
from pb12table.app.play.controller import Controller
from pb12table.app.program import Program
from pb12table.app.screens.load import LoadScreen
from pb12table.app.screens.overview import Overview
from pb12table.app.screens.start import StartScreen
from pb12table.bots.play import make_bots
from pb12table.files.places import user_scenarios_folder
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.session import Session
from pb12table.systems.known import system
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.window.play.assistant import StandingOrders
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.kit.canvas import Zone
from pb12table.window.kit.keys import Settings, short_key
from pb12table.window.layout.placing import hidden_height
from tests.app.helpers import Hand, open_game

SMALL = (1280, 720)


def large(language: str, scale: int = 200) -> Hand:
    """A game in the largest letters that the smallest window has, or in smaller ones."""
    hand = open_game(size=SMALL, language=language, interface_scale=scale)
    hand.play_to(ChooseAction)
    return hand


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_what_can_be_set_is_read_on_the_card_of_an_attack(scale: int, language: str, shown: list[str]) -> None:
    hand = large(language, scale)
    hand.key(pygame.K_f)
    assert hand.game.mode.topic == "attack"
    hand.key(pygame.K_PERIOD)
    card = hand.game.mode.card()
    assert card is not None
    shown.clear()
    hand.program.draw()
    names = {stepper.label for stepper in card.steppers}
    if scale == 100 or names & set(shown):
        assert names <= set(shown)
    else:
        # Where names have no room beside their values, each value tells its own when it is pointed at.
        tips = {zone.name: zone.tip for zone in hand.game.zones}
        assert all(tips[f"about:{name}"][0] == name for name in names)
    assert all(stepper.value in " ".join(shown) for stepper in card.steppers)
    cut = [line for line in shown if line.endswith("…") and not f" {line}".endswith(" …")]
    assert not cut, "dots after a space stand for an answer that is still worked out"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_costs_of_all_tiles_are_whole(language: str, shown: list[str]) -> None:
    hand = large(language)
    tiles = hand.game.mode.tiles()
    hand.key(pygame.K_x, pygame.KMOD_SHIFT)
    shown.clear()
    hand.program.draw()
    told = " ".join(shown)
    for tile in tiles:
        assert tile.label in told, tile.label
        assert tile.reason or tile.cost in told, tile.cost


def test_a_key_that_is_named_in_short_is_named_whole_when_its_button_is_asked() -> None:
    hand = large("de")
    hand.key(pygame.K_f)
    hand.program.draw()
    wholes = {"command:points-more": "key-period", "command:points-less": "key-comma"}
    texts = Texts("de")
    for zone in hand.game.zones:
        if zone.name in wholes:
            assert zone.tip in ((), (texts(wholes[zone.name]),))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [(SMALL, 200), ((2560, 1440), 200), (SMALL, 100)])
@pytest.mark.pairs
def test_names_and_tiles_are_whole_while_looking(
    size: tuple[int, int], scale: int, language: Language, shown: list[str]
) -> None:
    program = Program(Settings(language=language, interface_scale=scale), size)
    program.look_at(load_scenario("governors-quay"))
    screen = program.screens[-1]
    assert isinstance(screen, LookScreen)
    names = set()
    for _ in range(40):
        shown.clear()
        program.draw()
        names |= {line for line in shown if line.endswith("…")}
        before = dict(screen.commands.scrolls)
        for part in before:
            screen.commands.scrolls[part] += 200
        program.draw()
        if screen.commands.scrolls == before:
            break
    assert not names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.pairs
def test_palette_and_hint_of_the_editor_are_read_whole(scale: int, language: Language, shown: list[str]) -> None:
    program = Program(Settings(language=language, interface_scale=scale), SMALL)
    program.edit_document(empty_layout("Mine"), new_layout_path())
    program.frame(0.05)
    screen = program.screens[-1]
    assert isinstance(screen, EditScreen)
    cut: set[str] = set()
    for _ in range(20):
        shown.clear()
        program._dirty = True
        program.draw()
        cut |= {line for line in shown if line.endswith("…") and not line.endswith(" …")}
        rail = screen.layout.left
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=rail.center, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, pos=rail.center))
        program.frame(0.05)
    assert not cut
    rows = [zone.rect for zone in screen.zones if zone.name.startswith("profile:")]
    tops = [row.top for row in rows if row.w > screen.layout.left.w]
    assert len({second - first for first, second in pairwise(tops[1:])}) == 1, "the rows are of one height"


@pytest.mark.parametrize(
    ("key", "sign"),
    [("Umschalt K", "⇧ K"), ("Shift Tab", "⇧ Tab"), ("Strg Umschalt Z", "Strg ⇧ Z"), ("Komma", ","),
     ("Pfeil links", "←"), ("Left", "Left"), ("K", "K"), ("", "")],
)  # fmt: skip
def test_signs_stand_for_long_words(key: str, sign: str) -> None:
    assert short_key(key) == sign


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.pairs
def test_all_buttons_of_the_start_screen_and_the_list_of_saves_are_in_the_window(
    scale: int, language: Language, shown: list[str]
) -> None:
    folder = user_scenarios_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "torn.toml").write_text("name = ")
    program = Program(Settings(language=language, interface_scale=scale), SMALL)
    program.to_start()
    start = ("new", "load", "settings", "help", "problems", "quit")
    for names in (start, ("name", "delete", "cancel", "report", "watch", "load")):
        shown.clear()
        program.draw()
        screen = program.screens[-1]
        assert isinstance(screen, StartScreen | LoadScreen)
        buttons = [hit.rect for name in names for hit in screen.layout.hits() if hit.name == name]
        assert len(buttons) == len(names)
        assert all(pygame.Rect(0, 0, *SMALL).contains(button) for button in buttons)
        assert all(first.right <= second.x for first, second in pairwise(buttons))
        whole = {program.texts(key) for key in ("load-name", "start-drawing")}
        assert not [words for words in shown[-14:] if words.endswith("…") and words not in whole]
        program.open_load()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [(SMALL, 200), (SMALL, 100), ((1600, 900), 150)])
@pytest.mark.pairs
def test_the_words_about_standing_orders_need_no_scrolling(size: tuple[int, int], scale: int, language: str) -> None:
    hand = open_game(size=size, language=language, interface_scale=scale)
    hand.play_to(ChooseAction)
    hand.key(pygame.K_F4)
    hand.open_curtains()
    orders = hand.top
    assert isinstance(orders, StandingOrders)
    assert hidden_height(orders.layout.scrolls()["body"]) == 0
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(pygame.Rect(hit.rect)) for hit in orders.layout.hits())


def everything_is_in(zones: list[Zone], size: tuple[int, int]) -> bool:
    """Whether nothing that can be clicked is cut off at the left or right side of the window."""
    return all(zone.rect.left >= 0 and zone.rect.right <= size[0] + 1 for zone in zones)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_not_wider_than_the_window(language: str) -> None:
    hand = large(language)
    hand.program.draw()
    assert any(zone.name == "command:more-tiles" for zone in hand.game.zones)
    assert everything_is_in(hand.game.zones, SMALL)


def test_the_sums_beside_each_other_are_not_wider_than_the_window() -> None:
    program = Program(Settings(language="de", interface_scale=200, dice_speed="none", hints=False), SMALL)
    setup = load_scenario(suite_files("w6")["open-ground"]).setup
    rules = system(setup.system)
    session: Session[Any] = Session(rules, rules.new_game(setup), SeededDice(3))
    bots = make_bots([next(iter(rules.bots))], setup, 3)
    while session.pending is not None and type(session.pending).__name__ != "ChooseAct":
        player: Any = session.pending.player
        session.answer(bots[player].answer(rules.view(session.state, player), session.pending))
    program.open(GameScreen(program, Controller(session, None, program.settings)))
    hand = Hand(program)
    hand.game.skip()
    hand.frames()
    hand.open_curtains()
    program.draw()
    assert len(hand.card().columns) == 3
    assert everything_is_in(hand.game.zones, SMALL)
    mode = hand.game.mode
    assert isinstance(mode, FormMode)
    mode.settle_exchange()
    hand.click_zone("command:target-more")
    program.draw()
    assert len(hand.card().columns) == 3
    assert everything_is_in(hand.game.zones, SMALL)
    primary = next(button for button in hand.card().buttons if button.primary)
    place = next(zone.rect for zone in hand.game.zones if zone.name == f"command:{primary.command}")
    assert place.bottom <= SMALL[1]
    assert place.h >= 27 * program.scale, "it is not scrolled away in part"


@pytest.mark.overview
def test_dialogs_are_not_wider_than_the_window() -> None:
    program = Program(Settings(language="de", interface_scale=200), SMALL)
    program.to_start()
    program.play("smugglers-cove")
    shown = program.screens[-1]
    assert isinstance(shown, Overview)
    program.draw()
    place = shown.layout.root.rect
    assert place.x >= 0
    assert place.right <= SMALL[0]
