"""The colours in which something is said."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.scene.panels import Tone
from pb12table.window.kit import theme

TONES: Final[Mapping[Tone, theme.Colour]] = MappingProxyType(
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
