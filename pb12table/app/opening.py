"""The screen before everything else: finding one, its first window, and what that shows while the rules are read.

It imports little, so that somebody who starts the program sees at once that it has started.
"""

from __future__ import annotations

import os
from typing import Final

import pygame

from pb12table.files.problems import FileProblem
from pb12table.files.themes import USUAL, load_theme, shipped_theme
from pb12table.texts.locale import Language, Texts
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import font, map_font
from pb12table.window.kit.keys import Settings, load_settings, settings_file

FIRST_SIZE: Final = (1600, 900)
LEAST_SIZE: Final = (1280, 720)
"""In a smaller window letters are smaller than they should be, of which is told."""
UNSEEN_DRIVERS: Final = ("offscreen", "dummy", "evdev")
"""Drivers of SDL that open no window anybody could see."""
DRIVER_VARIABLES: Final = ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")


def open_screen() -> None:
    """Get SDL a screen; raises FileProblem where there is none, and does nothing when it has one already."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise FileProblem("screen", "", "problem-no-screen", reason=str(error)) from None
    driver = pygame.display.get_driver()
    if driver in UNSEEN_DRIVERS and driver not in (os.environ.get(name) for name in DRIVER_VARIABLES):
        # SDL falls back to these by itself, and the program would run where nobody sees it.
        pygame.display.quit()
        raise FileProblem("screen", "", "problem-no-screen", reason=f"SDL: {driver}")
    if driver == "x11":
        # Everything is drawn in memory; sending it straight to the window is many times faster than through OpenGL.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.font.init()


def open_window(size: tuple[int, int], full_screen: bool) -> pygame.Surface:
    """Return the window, of a size in pixels unless it fills the screen; the existing one if it is already so."""
    shown = pygame.display.get_surface()
    # Asking SDL for the same window again would show a black one for a moment.
    if (
        shown is not None
        and bool(shown.get_flags() & pygame.FULLSCREEN) is full_screen
        and (full_screen or shown.get_size() == size)
    ):
        return shown
    flags = pygame.FULLSCREEN if full_screen else pygame.RESIZABLE
    return pygame.display.set_mode((0, 0) if full_screen else size, flags)


def fitting_size() -> tuple[int, int]:
    """Return the size of the first window, no larger than the screen."""
    sizes = pygame.display.get_desktop_sizes()
    width, height = sizes[0] if sizes else FIRST_SIZE
    if width >= 3200 and height >= 1800:
        return (width * 5 // 6, height * 5 // 6)
    return (min(FIRST_SIZE[0], width), min(FIRST_SIZE[1], height))


def is_small(size: tuple[int, int]) -> bool:
    """Return whether a window is smaller than its letters want."""
    return size[0] < LEAST_SIZE[0] or size[1] < LEAST_SIZE[1]


def own_settings(language: Language | None) -> Settings:
    """Return this person's settings; a `language` for this run replaces the one that was set."""
    settings = load_settings(settings_file())
    if language is not None:
        settings.language = language
    return settings


def wear(settings: Settings) -> FileProblem | None:
    """Look as the settings say, or as before where the file of the theme is missing or bad, which is returned."""
    try:
        theme.use(load_theme(settings.theme), colour_blind=settings.colour_blind)
    except FileProblem as problem:
        theme.use(shipped_theme(USUAL), colour_blind=settings.colour_blind)
        return problem
    return None


def show_opening(language: Language | None) -> None:
    """Open the window with the name of the program in it, before what takes long; raises FileProblem."""
    open_screen()
    settings = own_settings(language)
    wear(settings)
    texts = Texts(settings.language)
    surface = open_window(fitting_size(), settings.full_screen)
    pygame.display.set_caption(texts("window-title-start"))
    scale = theme.natural_scale(surface.get_height())
    name = map_font(54 * scale).render(texts("start-title"), True, theme.TEXT)
    waits = font(theme.LARGE * scale).render(texts("start-opening"), True, theme.MUTED)
    surface.fill(theme.INK)
    surface.blit(name, name.get_rect(midbottom=surface.get_rect().center))
    surface.blit(waits, waits.get_rect(midtop=(surface.get_rect().centerx, surface.get_rect().centery + 10)))
    pygame.display.flip()
    pygame.event.pump()


def say_waiting(surface: pygame.Surface, texts: Texts, scale: float) -> None:
    """Say over what is shown that something opens, where that takes long: parts of the program are read for it."""
    words = font(theme.LARGE * scale).render(texts("opening-waits"), True, theme.TEXT)
    box = words.get_rect(center=surface.get_rect().center).inflate(round(60 * scale), round(32 * scale))
    pygame.draw.rect(surface, theme.PANEL, box, border_radius=round(6 * scale))
    pygame.draw.rect(surface, theme.LINE, box, width=1, border_radius=round(6 * scale))
    surface.blit(words, words.get_rect(center=box.center))
    pygame.display.flip()
    pygame.event.pump()
