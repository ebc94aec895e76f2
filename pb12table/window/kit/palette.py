"""The colours of the program and of each player, and what grounds and panels are made of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import pygame

from pb12table.files import themes
from pb12table.files.places import assets_folder
from pb12table.files.themes import USUAL, MarksForm, Material, Players, shipped_theme
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import PLAYER

if TYPE_CHECKING:
    from pb12table.skirmish.faces.system import GameSetup

Colour = tuple[int, int, int]
Shape = Literal["circle", "square", "triangle", "hexagon", "diamond"]


@dataclass(frozen=True, slots=True)
class PlayerLook:
    """A player's colour, its dark and light companions, and the outline shape of the tokens.

    `portrait` is where a picture of one's own lies that stands in the player's mark, "" for none.
    """

    colour: Colour
    shape: Shape
    dark: Colour
    light: Colour
    portrait: str = ""


SHAPES: Final[tuple[Shape, ...]] = ("circle", "square", "hexagon", "triangle", "diamond")

# Those of the theme in use, set by `theme.use`; asked for as `palette.SIGHT_FREE` when something is painted.
PLAYER_LOOKS: tuple[PlayerLook, ...]
DESK: Colour
SIGHT_FREE: Colour
SIGHT_COVERED: Colour
SIGHT_BLOCKED: Colour
SIGHT_OUTSIDE: Colour
ACTION_POINT_TINTS: tuple[Colour, ...]
GOOD: Colour
BAD: Colour
PLAN: Colour

INK: Final[Colour] = (44, 36, 30)
EMBLEM_INK: Final[Colour] = (38, 30, 26)
"""What emblems and figures are drawn with."""
PARCHMENT: Final[Colour] = (236, 224, 198)
"""The ground of a figure of no kind."""
PAPER: Final[Colour] = (240, 231, 210)
BLACK: Final[Colour] = (0, 0, 0)
WHITE: Final[Colour] = (255, 255, 255)
EQUAL: Final = 0.179
"""The luminance on which black and white letters are read equally well: 4.58 to 1."""
UNPAYABLE: Final[Colour] = (58, 54, 52)

RING_COLOURS: Final[dict[str, Colour]] = {
    "range": (255, 246, 220),
    "reach": (255, 176, 96),
    "communication": (128, 214, 255),
    "item": (255, 214, 110),
    "perception": (214, 190, 255),
    "command": (255, 222, 96),
}
ZONE_COLOURS: Final[dict[str, Colour]] = {
    "entry": (70, 150, 224),
    "exit": (96, 176, 112),
    "difficult": (158, 110, 58),
    "rough": (128, 96, 72),
    "fog": (150, 160, 172),
    "deep": (32, 96, 150),
    "airless": (96, 64, 128),
    "scene": (150, 128, 70),
    "dark": (46, 40, 78),
    "hold": (226, 182, 48),
    "contest": (206, 84, 132),
}


def use(marks: MarksForm, players: Players, desk: str) -> None:
    """Let everything on the table have the colours of a theme from now on."""
    global PLAYER_LOOKS, DESK, SIGHT_FREE, SIGHT_COVERED, SIGHT_BLOCKED, SIGHT_OUTSIDE
    global ACTION_POINT_TINTS, GOOD, BAD, PLAN
    SIGHT_FREE, SIGHT_COVERED = colour_of(marks.sight_free), colour_of(marks.sight_covered)
    SIGHT_BLOCKED, SIGHT_OUTSIDE = colour_of(marks.sight_blocked), colour_of(marks.sight_outside)
    GOOD, BAD, PLAN, DESK = colour_of(marks.good), colour_of(marks.bad), colour_of(marks.plan), colour_of(desk)
    ACTION_POINT_TINTS = tuple(map(colour_of, marks.points))
    PLAYER_LOOKS = tuple(
        PlayerLook(colour_of(each.colour), shape, colour_of(each.dark), colour_of(each.light))
        for each, shape in zip(players, SHAPES, strict=True)
    )


def colour_of(written: str) -> Colour:
    """Return a colour written as #rrggbb."""
    red, green, blue = bytes.fromhex(written[1:])
    return red, green, blue


def looks_of(setup: GameSetup) -> dict[PlayerId, PlayerLook]:
    """Return each player's look, in the order of the setup; from the sixth on they repeat with other shapes."""
    portraits = setup.portraits
    return {
        player.id: replace(player_look(number), portrait=portraits.path_of(PLAYER, player.id))
        for number, player in enumerate(setup.players)
    }


def player_look(number: int) -> PlayerLook:
    """Return the look of the player with a place in the setup, counted from 0."""
    count = len(PLAYER_LOOKS)
    look, shape = PLAYER_LOOKS[number % count], PLAYER_LOOKS[(number + number // count) % count].shape
    return PlayerLook(look.colour, shape, look.dark, look.light)


def ink_on(ground: Colour) -> Colour:
    """Return black or white for letters, whichever is more readable on a ground."""
    return BLACK if luminance(ground) > EQUAL else WHITE


def luminance(colour: Colour) -> float:
    """Return how bright a colour is, 0 to 1.  WCAG 2.2, relative luminance."""
    return themes.luminance(written(colour))


def contrast(first: Colour, second: Colour) -> float:
    """Return how much two colours differ, from 1 to 21.  WCAG 2.2, contrast ratio."""
    return themes.contrast(written(first), written(second))


def written(colour: Colour) -> str:
    """Return a colour as #rrggbb."""
    return f"#{bytes(colour).hex()}"


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """Return a colour between two, `share` of the way (0..1) to the second."""
    kept = 1.0 - share
    return (
        round(first[0] * kept + second[0] * share),
        round(first[1] * kept + second[1] * share),
        round(first[2] * kept + second[2] * share),
    )


_BEGUN_WITH: Final = shipped_theme(USUAL)
use(_BEGUN_WITH.table, _BEGUN_WITH.players, _BEGUN_WITH.table.desk)


def lay(surface: pygame.Surface, rect: pygame.Rect, colour: Colour, material: Material) -> None:
    """Fill a rectangle with a material of a colour; what is painted in pieces fits together."""
    if material == "plain":
        pygame.draw.rect(surface, colour, rect)
        return
    tile, before = _tile(colour, material), surface.get_clip()
    across, along = tile.get_size()
    surface.set_clip(rect.clip(before))
    for top in range(rect.top // along * along, rect.bottom, along):
        for left in range(rect.left // across * across, rect.right, across):
            surface.blit(tile, (left, top))
    surface.set_clip(before)


@lru_cache(maxsize=12)
def _tile(colour: Colour, material: Material) -> pygame.Surface:
    """Return a material in a colour; its picture tells how much lighter or darker than it each pixel is, by 128."""
    grey = pygame.image.load(assets_folder() / "themes" / f"{material}.png")
    darker = pygame.Surface(grey.get_size())
    darker.fill((128, 128, 128))
    darker.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    grey.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_SUB)
    tile = pygame.Surface(grey.get_size())
    tile.fill(colour)
    tile.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    tile.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return tile.convert() if pygame.display.get_surface() is not None else tile
