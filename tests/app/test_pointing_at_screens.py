"""What the mouse rests on looks so, on every screen; and a click meets what is there when it comes."""

from __future__ import annotations

from unittest.mock import patch

import pygame
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.program import Program
from pb12table.app.screens import previews
from pb12table.app.screens.overview import Overview
from pb12table.window.kit.canvas import Canvas, Zone
from pb12table.window.kit.keys import Settings
from tests.app.helpers import Hand, open_game, pixel_digits
from tests.app.painting import paint_when_looked_at
from tests.app.test_resting_screens import SCREENS


def pushed(program: Program) -> list[Zone]:
    """The buttons that are whole in the window."""
    assert program._painted is not None
    window = program.surface.get_rect()
    kinds = ("command:", "tile:", "new", "load", "settings", "help", "close", "cancel", "tab:", "group:", "page:")
    return [
        zone for zone in program._painted.zones
        if zone.enabled and zone.name.startswith(kinds) and window.contains(zone.rect)
    ]  # fmt: skip


@pytest.mark.parametrize("name", SCREENS)
def test_what_the_mouse_rests_on_looks_so_and_as_before_when_it_has_gone(name: str) -> None:
    with patch.object(previews, "table_preview", lambda _path, wanted, _texts: pygame.Surface(wanted)):
        program = Program(Settings(language="en", hints=False), (1280, 720))
        program.to_start()
        SCREENS[name](program)
        hand = Hand(program)
        hand.frames(4)
        hand.open_curtains()
        while isinstance(hand.top, Overview):
            hand.key(pygame.K_RETURN)
        hand.point((1279, 719))
        program.draw()
        zone = pushed(program)[-1]

        def seen() -> str:
            program.draw()
            return pixel_digits(program.surface.subsurface(zone.rect))

        before = seen()
        hand.point(zone.rect.center)
        assert seen() != before, zone.name
        hand.point((1279, 719))
        assert seen() == before, zone.name
        program.close()


@pytest.mark.parametrize(("frames", "painted"), [(0, 0), (1, 1), (5, 1)])
def test_a_click_meets_what_has_come_there_since_the_mouse_came(
    frames: int, painted: int, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    if "not slow" not in request.config.option.markexpr:
        paint_when_looked_at(monkeypatch)  # as in the quick run
    hand, drawn = open_game(), list[object]()
    hand.open_curtains()
    hand.game.touch()
    hand.point((600, 300))
    hand.game.touch()
    for _ in range(frames):
        hand.program.frame(0.05)
    draw = type(hand.game).draw

    def noted(game: GameScreen, canvas: Canvas) -> None:
        drawn.append(game)
        draw(game, canvas)

    monkeypatch.setattr(GameScreen, "draw", noted)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(600, 300), button=1))
    hand.program.frame(0.05)
    assert len(drawn) == painted
