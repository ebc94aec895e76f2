"""The colours in which something is said."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pb12table.skirmish.scene.panels import Tone
from pb12table.window.kit import theme


def tones() -> Mapping[Tone, theme.Colour]:
    """The colours of panels of systems."""
    return MappingProxyType(
    {
        "plain": theme.TEXT,
        "muted": theme.MUTED,
        "faint": theme.FAINT,
        "good": theme.GOOD,
        "bad": theme.BAD,
        "accent": theme.ACCENT,
        "planned": theme.PLANNED,
    }
)
