"""What is written can be read: letters differ enough from what they stand on (4.5 to 1, as WCAG 2.2 asks)."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from pb12table.app.program import Program
from pb12table.app.screens.load import LoadScreen
from pb12table.files.scenario import load_scenario
from pb12table.files.themes import shipped_theme
from pb12table.kernel.request import Refusal
from pb12table.systems.pb12.rules.game.answers import PlayCard
from pb12table.systems.pb12.rules.game.requests import ChooseTurn
from pb12table.systems.pb12.window.cards import HEIGHT, WIDTH, CardOffer, draw_card_face
from pb12table.texts.locale import Texts
from pb12table.window.kit import palette, theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import Colour, ink_on, lay
from tests.app.helpers import SIZE, Hand

ENOUGH = 4.5


def luminance(colour: Colour) -> float:
    parts = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(first: Colour, second: Colour) -> float:
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Every line that is written, with how its colour differs from what it is written on."""
    found: list[tuple[str, float]] = []
    plain_text, plain_middle = Canvas.text, Canvas.middle

    def read(words: str, colour: Colour, below: pygame.Surface, place: tuple[int, int]) -> None:
        if words and below.get_rect().collidepoint(place):
            ground = below.get_at(place)
            found.append((words, contrast(colour, (ground.r, ground.g, ground.b))))

    def text(
        canvas: Canvas, place: Any, words: str, size: float = 14, colour: Colour | None = None, **named: Any
    ) -> pygame.Rect:
        colour = colour or theme.TEXT
        before = canvas.surface.copy()
        rect = plain_text(canvas, place, words, size, colour, **named)
        read(words, colour, before, rect.center)
        return rect

    def middle(
        canvas: Canvas, rect: pygame.Rect, words: str, size: float = 14, colour: Colour | None = None, **named: Any
    ) -> None:
        colour = colour or theme.TEXT
        read(words, colour, canvas.surface, rect.center)
        plain_middle(canvas, rect, words, size, colour, **named)

    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(Canvas, "middle", middle)
    return found


@pytest.mark.parametrize("colour_blind", [False, True], ids=["usual", "colour-blind"])
@pytest.mark.parametrize("name", ["dark", "light"])
def test_the_inks_of_the_panels_can_be_read_on_their_grounds(name: str, colour_blind: bool) -> None:
    theme.use(shipped_theme(name), colour_blind=colour_blind)
    grounds = (theme.INK, theme.PANEL, theme.RAISED, theme.SUNKEN)
    inks = (theme.TEXT, theme.MUTED, theme.ACCENT, theme.GOOD, theme.BAD, theme.PLANNED)
    assert [(ink, ground) for ink in inks for ground in grounds if contrast(ink, ground) < ENOUGH] == []
    assert contrast(theme.TEXT, theme.ACCENT_DARK) >= ENOUGH
    for look in palette.PLAYER_LOOKS:
        assert contrast(theme.TEXT, theme.tinted(look, 0.8, theme.PANEL)) >= ENOUGH
        assert contrast(ink_on(look.colour), look.colour) >= ENOUGH


def test_materials_stay_so_near_to_their_colour_that_letters_are_read() -> None:
    for name in ("dark", "light"):
        theme.use(shipped_theme(name))
        surface = pygame.Surface((700, 200))
        for material in ("wood", "paper"):
            lay(surface, surface.get_rect(), theme.INK, material)
            pixels = pygame.surfarray.array3d(surface).astype(int)
            assert 0 < abs(pixels - theme.INK).max() <= 5
            assert contrast(theme.MUTED, tuple(pixels.reshape(-1, 3)[pixels.sum(axis=2).argmax()])) >= ENOUGH


def test_the_saved_game_that_is_chosen_can_be_read(readings: list[tuple[str, float]]) -> None:
    hand = Hand(Program(Settings(language="en", dice_speed="none"), SIZE))
    hand.program.to_start()
    hand.frames()
    hand.digit(1)
    hand.key(pygame.K_RETURN)
    hand.play_to(ChooseTurn)
    hand.key(pygame.K_F5)
    hand.key(pygame.K_F9)
    assert isinstance(hand.top, LoadScreen)
    readings.clear()
    hand.top.draw(Canvas(pygame.Surface((1280, 720)), 1.0, (0, 0)))
    assert any("kept" in words for words, _ in readings)
    assert [reading for reading in readings if reading[1] < ENOUGH] == []


@pytest.mark.parametrize("affordable", [True, False], ids=["affordable", "too-dear"])
@pytest.mark.parametrize("playable", [True, False], ids=["playable", "unplayable"])
def test_everything_on_a_card_can_be_read(readings: list[tuple[str, float]], playable: bool, affordable: bool) -> None:
    cards = load_scenario("marked-cards").setup.card_by_id
    canvas = Canvas(pygame.Surface((400, 400)), 1.0, (0, 0))
    rect = pygame.Rect(60, 60, round(WIDTH), round(HEIGHT))
    for name, card in cards.items():
        ways = (PlayCard(name),) if playable else ()
        offer = CardOffer(card, 2, ways, None if playable else Refusal("R5.0.8", "no"), affordable)
        draw_card_face(canvas, rect, Texts("en"), offer, chosen=False, mark="new")
    flavours = {word for card in cards.values() if card.flavour for word in card.flavour.in_language("en").split()}
    assert any(flavours & set(words.split()) for words, _ in readings)
    assert [reading for reading in readings if reading[1] < ENOUGH] == []
