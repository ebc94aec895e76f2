"""Themes: every colour and every size of letters that the window has, in a file, checked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import BothNames, Form
from pb12table.files.places import assets_folder, user_themes_folder
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import converted, read_toml

Written = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}\Z")]
"""A colour as #rrggbb."""
Size = Annotated[float, Meta(ge=13, le=80)]
Material = Literal["plain", "wood", "paper"]
ENOUGH: Final = 4.5
"""So much letters must differ from what they stand on.  WCAG 2.2, contrast (minimum)."""
USUAL: Final = "dark"
MOST_THEMES: Final = 24


class ColoursForm(Form, frozen=True, kw_only=True):
    """The colours of panels, and of letters on them."""

    ink: Written
    panel: Written
    raised: Written
    hovered: Written
    sunken: Written
    line: Written
    text: Written
    muted: Written
    faint: Written
    accent: Written
    accent_dark: Written
    good: Written
    bad: Written
    planned: Written


class SizesForm(Form, frozen=True, kw_only=True):
    """The sizes of letters, in pixels at 100 %."""

    small: Size
    normal: Size
    large: Size
    title: Size
    huge: Size


class MarksForm(Form, frozen=True, kw_only=True):
    """The colours of what lies over the table."""

    sight_free: Written
    sight_covered: Written
    sight_blocked: Written
    sight_outside: Written
    good: Written
    bad: Written
    plan: Written
    points: Annotated[tuple[Written, ...], Meta(min_length=6, max_length=6)]


class TableForm(MarksForm, frozen=True, kw_only=True):
    """The same, with the desk on which the table lies."""

    desk: Written


class PlayerForm(Form, frozen=True, kw_only=True):
    """The colour of a player, with its dark and its light companion."""

    colour: Written
    dark: Written
    light: Written


Players = Annotated[tuple[PlayerForm, ...], Meta(min_length=5, max_length=5)]


class ColourBlindForm(Form, frozen=True, kw_only=True):
    """What replaces the rest for eyes that tell some colours apart badly."""

    good: Written
    bad: Written
    table: MarksForm
    players: Players


class ThemeForm(Form, frozen=True, kw_only=True):
    """A whole theme."""

    format: int
    content: Literal["theme"]
    name: BothNames
    ground: Material
    panels: Material
    colours: ColoursForm
    sizes: SizesForm
    table: TableForm
    players: Players
    colour_blind: ColourBlindForm


LETTERS: Final = MappingProxyType(
    {
        "text": ("ink", "panel", "raised", "hovered", "sunken", "accent_dark"),
        "muted": ("ink", "panel", "raised", "hovered", "sunken"),
        "faint": ("ink", "panel", "sunken"),
        "accent": ("ink", "panel", "raised", "hovered", "sunken"),
        "good": ("ink", "panel", "raised", "sunken"),
        "bad": ("ink", "panel", "raised", "sunken"),
        "planned": ("ink", "panel", "raised", "sunken"),
        "ink": ("accent",),
    }
)
"""On which grounds letters of a colour stand."""


def luminance(colour: str) -> float:
    """Return the brightness of a colour #rrggbb, 0 to 1.  WCAG 2.2, relative luminance."""
    shares = [part / 255.0 for part in bytes.fromhex(colour[1:])]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colours, from 1 to 21.  WCAG 2.2, contrast ratio."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def theme_of(document: object, path: str | Path) -> ThemeForm:
    """Return a theme from plain data; raises FileProblem for a missing colour and for unreadable letters."""
    theme = converted(document, ThemeForm, path)
    plain = msgspec.structs.asdict(theme.colours)
    blind = plain | {"good": theme.colour_blind.good, "bad": theme.colour_blind.bad}
    for place, colours in (("colours", plain), ("colour_blind", blind)):
        for ink, ground in _pairs():
            found = contrast(colours[ink], colours[ground])
            if found < ENOUGH:
                raise FileProblem(
                    path, f"{place}.{ink}", "problem-theme-contrast", ink=ink, ground=ground,
                    found=f"{found:.1f}", needed=f"{ENOUGH:.1f}",
                )  # fmt: skip
    return theme


def _pairs() -> Iterator[tuple[str, str]]:
    """Yield every colour of letters with each ground it appears on."""
    for ink, grounds in LETTERS.items():
        yield from product((ink,), grounds)


def load_theme(name: str) -> ThemeForm:
    """Return a theme by its name, the user's own before one that comes with the program; raises FileProblem."""
    path = theme_files().get(name, assets_folder() / "themes" / f"{name}.toml")
    return theme_of(read_toml(path), path)


def shipped_theme(name: str) -> ThemeForm:
    """Return a theme that comes with the program; raises FileProblem."""
    path = assets_folder() / "themes" / f"{name}.toml"
    return theme_of(read_toml(path), path)


def theme_files() -> dict[str, Path]:
    """Return the files of all themes by their names, those that come with the program first; raises FileProblem."""
    found: dict[str, Path] = {}
    for folder in (assets_folder() / "themes", user_themes_folder()):
        with told_as_problem(folder):
            if folder.is_dir():
                found |= {path.stem: path for path in sorted(folder.glob("*.toml"))[:MOST_THEMES]}
    return found


def is_theme(document: dict[str, object]) -> bool:
    """Return whether a document says that it is a theme."""
    return document.get("content") == "theme"
