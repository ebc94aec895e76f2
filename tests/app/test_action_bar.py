"""The action bar: why an action cannot be taken is read from its tile, at the sizes people have."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pygame
import pytest

from pb12table.app.panels import dock
from pb12table.app.panels.action_bar import draw_action_bar, spoken
from pb12table.app.panels.layout import layout_of
from pb12table.app.play.controller import Controller
from pb12table.app.program import Program
from pb12table.bots.play import make_bots
from pb12table.files.scenario import load_scenario
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.system import SYSTEM
from pb12table.systems.pb12.window.modes.actions import ActionMode
from pb12table.systems.pb12.window.modes.known import DEEDS
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Card
from pb12table.window.layout.painting import draw_panel
from pb12table.window.layout.placing import Layout
from pb12table.window.play.base import Tile
from tests.app.helpers import open_game

SIZES = ((1280, 720), (1600, 900))
QUESTIONS = 90
SEED = 5


@cache
def played_by_bots() -> tuple[tuple[Request[State, Any], Any], ...]:
    """The first questions of a game of bots on the post road, with their answers: thought about only once."""
    setup = load_scenario("post-road").setup
    session = Session(SYSTEM, new_game(setup), SeededDice(SEED))
    bots = make_bots(["aggressive"] * 2, setup, 3)
    found: list[tuple[Request[State, Any], Any]] = []
    while len(found) < QUESTIONS:
        request = session.pending
        assert request is not None
        answer = bots[PlayerId(request.player)].answer(view(session.state, None), request)
        found.append((request, answer))
        session.answer(answer)
    return tuple(found)


def test_the_rule_behind_a_reason_stands_in_the_tip_only() -> None:
    assert spoken("3 steps away, the reach is 2.  R1.8.6") == "3 steps away, the reach is 2."
    assert spoken("No card.") == "No card."


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_all_reasons_are_read_whole(size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game of bots with vehicles and commands, also where two rows of eight or nine tiles stand."""
    found: Counter[bool] = Counter()

    def noted(*how: Any) -> Layout:
        layout = draw_panel(*how)
        for card in (each for each in layout.root.walk() if isinstance(each.node, Card) and not each.node.enabled):
            cut = [each for each in card.walk() if each.words is not None and each.words.is_cut]
            found[not cut and all(card.rect.holds(each.rect) for each in card.walk())] += 1
        return layout

    monkeypatch.setattr(dock, "draw_panel", noted)
    # Bots are asked what people are spared.
    monkeypatch.setattr(Controller, "_unasked", lambda controller, request: None)
    hand = open_game("post-road", size=size, language=language, seed=SEED)
    with hand.unpainted():
        for request, answer in played_by_bots():
            hand.open_curtains()
            assert hand.session.pending == request
            if isinstance(request, ChooseAction):
                hand.game.enter(ActionMode(hand.game, request, DEEDS))
                Program.draw(hand.program)
            hand.answer(answer)
    assert found.total() > 30
    assert not found[False]


@pytest.mark.parametrize("number", [3, 12], ids=["large", "small"])
def test_the_reason_of_the_tile_that_is_open_is_written_in_the_brightest_ink(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On its gold nothing else can be read."""
    inks: dict[str, object] = {}
    text = Canvas.text

    def noted(canvas: Canvas, place: Any, words: str, size: float, ink: Any = None, *more: Any, **named: Any) -> Any:
        inks[words] = ink
        return text(canvas, place, words, size, ink, *more, **named)

    monkeypatch.setattr(Canvas, "text", noted)
    surface = pygame.Surface((1280, 90))
    tiles = [Tile(f"tile-{each}", "Shoot", "1 AP", "F", f"Why {each}", active=each == 1) for each in range(number)]
    draw_action_bar(Canvas(surface, 1.0, (0, 0)), surface.get_rect(), tiles, "")
    assert inks["Why 1"] == theme.TEXT
    assert inks["Why 2"] == theme.MUTED


def test_a_reason_in_two_lines_stays_on_its_small_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    bar = layout_of((1600, 900), 1.0).bar
    canvas = Canvas(pygame.Surface((1600, 900)), 1.0, (0, 0))
    text = Canvas.text
    lowest: list[int] = []

    def noted(canvas: Canvas, *how: Any, **named: Any) -> pygame.Rect:
        rect = text(canvas, *how, **named)
        lowest.append(rect.bottom)
        return rect

    monkeypatch.setattr(Canvas, "text", noted)
    reason = "Second guard of the yard: 21.6 steps away, reach 2, which is too far."
    tiles = [Tile(f"tile-{each}", "Shoot", "1 AP", "F", reason) for each in range(14)]
    draw_action_bar(canvas, bar, tiles, "")
    last = [zone.rect for zone in canvas.zones if zone.name.startswith("command:")][-1]
    assert max(lowest) <= last.bottom


@pytest.mark.pairs
@pytest.mark.parametrize("scale", [1.0, 1.1, 1.19, 1.2, 1.25, 1.3, 1.5])
@pytest.mark.parametrize("reason", ["", "Owed still."])
def test_a_name_that_fits_in_bold_letters_is_whole_in_grey_ones(scale: float, reason: str, shown: list[str]) -> None:
    """Thin letters are now and then a pixel wider than the bold ones of their size."""
    for width in range(1100, 1300, 2):
        canvas = Canvas(pygame.Surface((width, 720)), scale, (0, 0))
        bar = pygame.Rect(0, 590, width, 130)
        tiles = [Tile(f"tile-{each}", "Spielzug beenden", "1 AP", "P", reason) for each in range(16)]
        shown.clear()
        draw_action_bar(canvas, bar, tiles, "")
        names = [words for words in shown if words.startswith("Spielzug")]
        assert not [words for words in names if "…" in words], width
