"""The colours and sizes of the interface around the table, of the theme in use, and in which something is said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from pb12table.files.themes import ENOUGH, USUAL, Material, ThemeForm, shipped_theme
from pb12table.skirmish.scene.miniatures import Tone
from pb12table.window.kit import palette
from pb12table.window.kit.palette import PlayerLook

Colour = palette.Colour

INK: Colour
PANEL: Colour
RAISED: Colour
HOVERED: Colour
SUNKEN: Colour
LINE: Colour
TEXT: Colour
MUTED: Colour
FAINT: Colour
ACCENT: Colour
ACCENT_DARK: Colour
GOOD: Colour
BAD: Colour
PLANNED: Colour

SMALL: float
NORMAL: float
LARGE: float
TITLE: float
HUGE: float

EDITION = 0
"""How many themes have been taken into use; whatever is kept of a painted or measured panel is kept for one of them."""
GROUND_OF: Material
PANELS_OF: Material
"""What the ground and the panels look made of."""


_worn: tuple[ThemeForm, bool] | None = None


def use(theme: ThemeForm, *, colour_blind: bool = False) -> None:
    """Let the program look like a theme from now on, for eyes that tell colours apart badly if that is wished."""
    global INK, PANEL, RAISED, HOVERED, SUNKEN, LINE, TEXT, MUTED, FAINT, ACCENT, ACCENT_DARK, GOOD, BAD, PLANNED
    global SMALL, NORMAL, LARGE, TITLE, HUGE, GROUND_OF, PANELS_OF, EDITION
    global _worn
    if _worn == (theme, colour_blind):
        return
    EDITION, _worn = EDITION + 1, (theme, colour_blind)
    colours, sizes, blind = theme.colours, theme.sizes, theme.colour_blind
    read = palette.colour_of
    INK, PANEL, RAISED, HOVERED = read(colours.ink), read(colours.panel), read(colours.raised), read(colours.hovered)
    SUNKEN, LINE, TEXT = read(colours.sunken), read(colours.line), read(colours.text)
    MUTED, FAINT, PLANNED = read(colours.muted), read(colours.faint), read(colours.planned)
    ACCENT, ACCENT_DARK = read(colours.accent), read(colours.accent_dark)
    GOOD, BAD = read(blind.good if colour_blind else colours.good), read(blind.bad if colour_blind else colours.bad)
    SMALL, NORMAL, LARGE, TITLE, HUGE = sizes.small, sizes.normal, sizes.large, sizes.title, sizes.huge
    GROUND_OF, PANELS_OF = theme.ground, theme.panels
    marks, players = (blind.table, blind.players) if colour_blind else (theme.table, theme.players)
    palette.use(marks, players, theme.table.desk)


def tinted(look: PlayerLook, share: float, ground: Colour) -> Colour:
    """Return a ground with at most a fraction (0..1) of a player's colour, so that all letters stay readable on it."""
    return _tinted(look, share, ground, (TEXT, MUTED, ACCENT))


@lru_cache(maxsize=256)
def _tinted(look: PlayerLook, share: float, ground: Colour, inks: tuple[Colour, ...]) -> Colour:
    shades = look.dark if palette.luminance(inks[0]) > palette.luminance(ground) else look.light
    while share > 0.0:
        found = palette.mixed(ground, shades, share)
        if all(palette.contrast(ink, found) >= ENOUGH for ink in inks):
            return found
        share -= 0.05
    return ground


def natural_scale(height: int) -> float:
    """Return the size of one interface pixel in a window of that height, before the user's own scale."""
    return max(1.0, round(height / 1080 * 4) / 4)


use(shipped_theme(USUAL))


def tones() -> Mapping[Tone, Colour]:
    """Return the colours of panels of systems."""
    return MappingProxyType(
        {
            "plain": TEXT,
            "muted": MUTED,
            "faint": FAINT,
            "good": GOOD,
            "bad": BAD,
            "accent": ACCENT,
            "planned": PLANNED,
        }
    )
