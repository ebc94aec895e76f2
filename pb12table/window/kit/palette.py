"""The colours of the program, and the colour and shape of each player.

Nothing is told by colour alone: each player also has an outline shape, each line a pattern.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId

Colour = tuple[int, int, int]
Shape = Literal["circle", "square", "triangle", "hexagon", "diamond"]


@dataclass(frozen=True, slots=True)
class PlayerLook:
    """A player's colour, its dark and light companions, and the outline shape of the tokens."""

    colour: Colour
    shape: Shape
    dark: Colour
    light: Colour


# The hues keep apart in the common kinds of colour blindness (after Okabe and Ito), and so does their lightness.
PLAYER_LOOKS: Final[tuple[PlayerLook, ...]] = (
    PlayerLook((38, 104, 176), "circle", (17, 52, 98), (132, 187, 240)),
    PlayerLook((206, 84, 30), "square", (104, 36, 8), (255, 170, 116)),
    PlayerLook((232, 190, 52), "hexagon", (112, 84, 8), (255, 232, 150)),
    PlayerLook((26, 140, 112), "triangle", (6, 66, 52), (124, 220, 190)),
    PlayerLook((176, 82, 140), "diamond", (84, 28, 64), (240, 168, 212)),
)

INK: Final[Colour] = (44, 36, 30)
PAPER: Final[Colour] = (240, 231, 210)
BLACK: Final[Colour] = (0, 0, 0)
WHITE: Final[Colour] = (255, 255, 255)
EQUAL: Final = 0.179
"""The luminance on which black and white letters are read equally well: 4.58 to 1."""
DESK: Final[Colour] = (31, 33, 38)

SIGHT_FREE: Final[Colour] = (255, 255, 255)
SIGHT_COVERED: Final[Colour] = (255, 214, 64)
SIGHT_BLOCKED: Final[Colour] = (240, 72, 60)
SIGHT_OUTSIDE: Final[Colour] = (186, 176, 214)

ACTION_POINT_TINTS: Final[tuple[Colour, ...]] = (
    (120, 214, 255),
    (150, 236, 140),
    (255, 222, 92),
    (255, 168, 84),
    (236, 140, 226),
    (190, 178, 255),
)
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
    "dark": (46, 40, 78),
    "hold": (226, 182, 48),
    "contest": (206, 84, 132),
}
GOOD: Final[Colour] = (150, 226, 128)
BAD: Final[Colour] = (255, 104, 84)
PLAN: Final[Colour] = (255, 244, 206)


def looks_of(setup: GameSetup) -> dict[PlayerId, PlayerLook]:
    """Each player's look, in the order of the setup; from the sixth on they repeat with other shapes."""
    return {player.id: player_look(number) for number, player in enumerate(setup.players)}


def player_look(number: int) -> PlayerLook:
    """The look of the player with a place in the setup, counted from 0."""
    count = len(PLAYER_LOOKS)
    look, shape = PLAYER_LOOKS[number % count], PLAYER_LOOKS[(number + number // count) % count].shape
    return PlayerLook(look.colour, shape, look.dark, look.light)


def ink_on(ground: Colour) -> Colour:
    """Black or white letters, whichever are read better on a ground.  WCAG 2.2, relative luminance."""
    shares = [part / 255.0 for part in ground]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shares)
    return BLACK if 0.2126 * red + 0.7152 * green + 0.0722 * blue > EQUAL else WHITE


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """A colour between two, `share` of the way (0..1) to the second."""
    kept = 1.0 - share
    return (
        round(first[0] * kept + second[0] * share),
        round(first[1] * kept + second[1] * share),
        round(first[2] * kept + second[2] * share),
    )
