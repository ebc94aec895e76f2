"""Figures as seen from above and up close: the easel, coat, headgear, what they hold, their faces; and creatures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, radians, sin
from typing import Final
from zlib import crc32

import pygame

from pb12table.skirmish.scene.miniatures import Posture
from pb12table.window.kit.palette import EMBLEM_INK, Colour, PlayerLook, mixed
from pb12table.window.kit.strokes import Pixel, rounded_polygon, sprite

Plan = tuple[float, float]

INK: Final = EMBLEM_INK
SKIN: Final[Colour] = (226, 178, 140)
STEEL: Final[Colour] = (190, 196, 204)
WOOD: Final[Colour] = (134, 88, 50)
LEATHER: Final[Colour] = (96, 66, 44)
GOLD: Final[Colour] = (228, 186, 76)


@dataclass(frozen=True, slots=True)
class Easel:
    """A surface, and where and how large a figure is drawn on it, turned by `facing` degrees."""

    surface: pygame.Surface
    middle: Pixel
    radius: float
    facing: float

    def at(self, u: float, v: float) -> Pixel:
        """Return the pixel of a place in the figure's own frame."""
        c, s = cos(radians(self.facing)), sin(radians(self.facing))
        return (
            self.middle[0] + (u * c - v * s) * self.radius,
            self.middle[1] - (u * s + v * c) * self.radius,
        )

    def blob(self, colour: Colour, points: Sequence[Plan], round_by: float = 0.0, outline: float = 0.05) -> None:
        """Draw a filled shape with an ink outline; corners are rounded by `round_by`."""
        places = [self.at(u, v) for u, v in points]
        if outline:
            rounded_polygon(self.surface, INK, places, (round_by + outline) * self.radius)
        if round_by:
            rounded_polygon(self.surface, colour, places, round_by * self.radius)
        else:
            pygame.draw.polygon(self.surface, colour, places)

    def disc(self, colour: Colour, u: float, v: float, radius: float, outline: float = 0.05) -> None:
        """Draw a circle with an ink outline."""
        if outline:
            pygame.draw.circle(self.surface, INK, self.at(u, v), (radius + outline) * self.radius)
        pygame.draw.circle(self.surface, colour, self.at(u, v), radius * self.radius)

    def oval(self, colour: Colour, u: float, v: float, along: float, across: float, outline: float = 0.05) -> None:
        """Draw an ellipse with its axes along and across the figure."""
        if outline:
            pygame.draw.polygon(self.surface, INK, self._oval(u, v, along + outline, across + outline))
        pygame.draw.polygon(self.surface, colour, self._oval(u, v, along, across))

    def _oval(self, u: float, v: float, along: float, across: float) -> list[Pixel]:
        return [self.at(u + cos(i * pi / 16) * along, v + sin(i * pi / 16) * across) for i in range(32)]

    def stroke(self, colour: Colour, points: Sequence[Plan], width: float, outline: float = 0.05) -> None:
        """Draw a bent line with round ends."""
        places = [self.at(u, v) for u, v in points]
        for ink, wide in ((INK, width + 2 * outline), (colour, width)) if outline else ((colour, width),):
            thick = max(round(wide * self.radius), 1)
            for i, place in enumerate(places):
                if i:
                    pygame.draw.line(self.surface, ink, places[i - 1], place, thick)
                pygame.draw.circle(self.surface, ink, place, thick / 2.0)


def arms(easel: Easel, shade: Colour, left: Plan, right: Plan) -> None:
    """Draw both arms, with the hands where they hold something."""
    easel.stroke(shade, ((-0.05, 0.5), left), 0.2)
    easel.stroke(shade, ((-0.05, -0.5), right), 0.2)
    easel.disc(SKIN, *left, 0.11)
    easel.disc(SKIN, *right, 0.11)


FUR: Final[Colour] = (136, 110, 84)
DARK_FUR: Final[Colour] = (92, 72, 56)
HORN: Final[Colour] = (232, 220, 190)
BEAK: Final[Colour] = (226, 168, 60)
FLESH: Final[Colour] = (176, 96, 104)


def _ears(easel: Easel, look: PlayerLook) -> None:
    """Draw a hound from above: ears, skull, muzzle and nose."""
    for side in (1.0, -1.0):
        easel.blob(DARK_FUR, ((0.02, 0.2 * side), (-0.2, 0.5 * side), (-0.3, 0.16 * side)), 0.05)
    easel.oval(FUR, 0.04, 0.0, 0.3, 0.28)
    easel.oval(mixed(FUR, DARK_FUR, 0.5), 0.4, 0.0, 0.22, 0.14)
    easel.disc((30, 24, 22), 0.6, 0.0, 0.06, 0.0)


def _beak(easel: Easel, look: PlayerLook) -> None:
    """Draw a bird of prey from above: wings, head and beak."""
    for side in (1.0, -1.0):
        wing = ((0.1, 0.2 * side), (0.0, 0.98 * side), (-0.3, 0.8 * side), (-0.34, 0.2 * side))
        easel.blob(mixed(DARK_FUR, look.colour, 0.35), wing, 0.06)
    easel.blob(BEAK, ((0.3, 0.1), (0.62, 0.0), (0.3, -0.1)), 0.03)
    easel.disc(mixed(FUR, HORN, 0.5), 0.12, 0.0, 0.24)


def _horns(easel: Easel, look: PlayerLook) -> None:
    """Draw a giant's head with two horns."""
    for side in (1.0, -1.0):
        easel.stroke(HORN, ((0.0, 0.24 * side), (0.2, 0.5 * side), (0.46, 0.5 * side)), 0.1)
    easel.disc(LEATHER, 0.0, 0.0, 0.3)
    easel.disc(mixed(LEATHER, HORN, 0.4), 0.06, 0.04, 0.18, 0.0)


def _maw(easel: Easel, look: PlayerLook) -> None:
    """Draw a worm: a round mouth full of teeth."""
    easel.disc(FLESH, 0.1, 0.0, 0.52)
    easel.disc((60, 24, 30), 0.18, 0.0, 0.32, 0.0)
    for u, v in ((0.44, 0.0), (0.34, 0.22), (0.34, -0.22), (0.12, 0.28), (0.12, -0.28), (-0.06, 0.14), (-0.06, -0.14)):
        easel.disc(HORN, u, v, 0.06, 0.0)


CREATURES: Final[dict[str, Callable[[Easel, PlayerLook], None]]] = {
    "ears": _ears,
    "beak": _beak,
    "horns": _horns,
    "maw": _maw,
}


def _club(easel: Easel, shade: Colour) -> None:
    easel.stroke(WOOD, ((0.24, -0.42), (0.86, -0.5)), 0.12)
    easel.disc(STEEL, 0.98, -0.52, 0.16)
    arms(easel, shade, (0.34, 0.38), (0.4, -0.44))


def _crossbow(easel: Easel, shade: Colour) -> None:
    easel.stroke(WOOD, ((0.1, -0.2), (1.0, -0.1)), 0.12)
    easel.stroke(STEEL, ((0.66, 0.3), (0.9, -0.1), (0.78, -0.52)), 0.07)
    arms(easel, shade, (0.62, -0.12), (0.24, -0.24))


def _halberd(easel: Easel, shade: Colour) -> None:
    easel.stroke(WOOD, ((-0.7, -0.5), (1.0, -0.34)), 0.08)
    easel.blob(STEEL, ((0.8, -0.36), (1.04, -0.34), (1.08, -0.66), (0.76, -0.62)), 0.03)
    easel.blob(STEEL, ((1.0, -0.42), (1.24, -0.31), (1.0, -0.26)), 0.02)
    arms(easel, shade, (0.32, 0.4), (0.36, -0.4))


OLD_WEAPONS: Final[dict[str, Callable[[Easel, Colour], None]]] = {
    "club": _club,
    "crossbow": _crossbow,
    "halberd": _halberd,
}

BLACK: Final[Colour] = (52, 54, 58)
GREY: Final[Colour] = (98, 102, 106)
OLIVE: Final[Colour] = (104, 110, 78)
GLASS: Final[Colour] = (126, 196, 214)
RED: Final[Colour] = (206, 52, 46)
WHITE: Final[Colour] = (244, 242, 234)

# -- what is in hand ----------------------------------------------------------------------------------------


def _rifle(easel: Easel, shade: Colour) -> None:
    easel.stroke(GREY, ((0.4, -0.2), (1.16, -0.08)), 0.07)
    easel.stroke(BLACK, ((-0.18, -0.3), (0.78, -0.14)), 0.15)
    easel.stroke(BLACK, ((0.34, -0.22), (0.4, 0.04)), 0.11, 0.04)
    arms(easel, shade, (0.66, -0.08), (0.16, -0.3))


def _submachine_gun(easel: Easel, shade: Colour) -> None:
    easel.stroke(GREY, ((0.5, -0.2), (0.94, -0.12)), 0.08)
    easel.stroke(BLACK, ((0.1, -0.26), (0.68, -0.16)), 0.18)
    easel.stroke(BLACK, ((0.5, -0.2), (0.6, 0.14)), 0.1, 0.04)
    arms(easel, shade, (0.56, 0.02), (0.2, -0.28))


def _machine_gun(easel: Easel, shade: Colour) -> None:
    easel.stroke(GREY, ((0.3, -0.22), (1.26, -0.05)), 0.11)
    easel.stroke(GREY, ((1.02, -0.1), (1.12, 0.16)), 0.05, 0.03)
    easel.stroke(GREY, ((1.02, -0.1), (1.08, -0.36)), 0.05, 0.03)
    easel.stroke(BLACK, ((-0.2, -0.34), (0.66, -0.15)), 0.2)
    easel.blob(OLIVE, ((0.3, -0.06), (0.56, 0.0), (0.52, 0.2), (0.26, 0.14)), 0.03)
    arms(easel, shade, (0.62, 0.02), (0.12, -0.34))


def _sniper_rifle(easel: Easel, shade: Colour) -> None:
    easel.stroke(GREY, ((0.4, -0.2), (1.34, -0.02)), 0.06)
    easel.stroke(WOOD, ((-0.22, -0.34), (0.74, -0.14)), 0.14)
    easel.stroke(BLACK, ((0.14, -0.19), (0.52, -0.12)), 0.1, 0.03)
    easel.disc(GLASS, 0.54, -0.115, 0.06, 0.02)
    arms(easel, shade, (0.66, -0.08), (0.12, -0.32))


def _shotgun(easel: Easel, shade: Colour) -> None:
    easel.stroke(STEEL, ((0.2, -0.18), (0.96, -0.03)), 0.08)
    easel.stroke(STEEL, ((0.22, -0.28), (0.98, -0.13)), 0.08)
    easel.stroke(WOOD, ((-0.16, -0.34), (0.4, -0.2)), 0.17)
    arms(easel, shade, (0.58, -0.06), (0.14, -0.32))


def _axe(easel: Easel, shade: Colour) -> None:
    easel.stroke(WOOD, ((0.24, -0.42), (1.0, -0.5)), 0.1)
    easel.blob(STEEL, ((0.78, -0.46), (0.98, -0.46), (1.06, -0.8), (0.74, -0.76)), 0.03)
    arms(easel, shade, (0.34, 0.38), (0.4, -0.44))


MODERN_WEAPONS: Final[dict[str, Callable[[Easel, Colour], None]]] = {
    "rifle": _rifle,
    "submachine-gun": _submachine_gun,
    "machine-gun": _machine_gun,
    "sniper-rifle": _sniper_rifle,
    "shotgun": _shotgun,
    "axe": _axe,
}


# -- what is worn -------------------------------------------------------------------------------------------


def _jacket(easel: Easel, look: PlayerLook) -> None:
    easel.oval(LEATHER, -0.1, 0.0, 0.3, 0.56, outline=0.0)
    easel.stroke(mixed(LEATHER, WHITE, 0.3), ((-0.34, 0.0), (0.1, 0.0)), 0.05, 0.0)
    easel.stroke(look.light, ((-0.1, 0.44), (-0.1, 0.56)), 0.1, 0.0)
    easel.stroke(look.light, ((-0.1, -0.44), (-0.1, -0.56)), 0.1, 0.0)


def _mail(easel: Easel, look: PlayerLook) -> None:
    easel.oval(GREY, -0.1, 0.0, 0.3, 0.52, outline=0.0)
    for u, v in ((-0.26, 0.2), (-0.26, -0.2), (-0.3, 0.0), (-0.1, 0.4), (-0.1, -0.4), (-0.16, 0.3), (-0.16, -0.3)):
        easel.disc(STEEL, u, v, 0.05, 0.0)


def _vest(easel: Easel, look: PlayerLook) -> None:
    easel.blob(OLIVE, ((-0.34, 0.22), (0.06, 0.3), (0.06, -0.3), (-0.34, -0.22)), 0.09, 0.03)
    easel.stroke(mixed(OLIVE, WHITE, 0.35), ((-0.36, 0.1), (-0.36, -0.1)), 0.07, 0.0)


def _plates(easel: Easel, look: PlayerLook) -> None:
    easel.blob(BLACK, ((-0.38, 0.24), (0.1, 0.34), (0.1, -0.34), (-0.38, -0.24)), 0.1, 0.04)
    for v in (-0.24, 0.0, 0.24):
        easel.blob(GREY, ((0.14, v + 0.07), (0.26, v + 0.07), (0.26, v - 0.07), (0.14, v - 0.07)), 0.02, 0.03)
    easel.stroke(look.light, ((-0.4, 0.14), (-0.4, -0.14)), 0.07, 0.0)


COATS: Final[dict[str, Callable[[Easel, PlayerLook], None]]] = {
    "jacket": _jacket,
    "mail": _mail,
    "vest": _vest,
    "plates": _plates,
}


# -- what is on the head ------------------------------------------------------------------------------------


def _steel_helmet(easel: Easel, look: PlayerLook) -> None:
    easel.oval(OLIVE, -0.02, 0.0, 0.37, 0.36)
    easel.oval(mixed(OLIVE, WHITE, 0.28), 0.06, 0.08, 0.17, 0.15, outline=0.0)
    easel.stroke(BLACK, ((0.2, 0.24), (0.28, 0.0), (0.2, -0.24)), 0.1, 0.0)
    easel.stroke(GLASS, ((0.26, 0.1), (0.27, -0.1)), 0.07, 0.0)
    easel.stroke(look.light, ((-0.3, 0.16), (-0.34, 0.0), (-0.3, -0.16)), 0.08, 0.0)


def _medic_helmet(easel: Easel, look: PlayerLook) -> None:
    easel.oval(WHITE, -0.02, 0.0, 0.37, 0.35)
    easel.stroke(RED, ((-0.22, 0.0), (0.18, 0.0)), 0.12, 0.0)
    easel.stroke(RED, ((-0.02, 0.2), (-0.02, -0.2)), 0.12, 0.0)


def _beret(easel: Easel, look: PlayerLook) -> None:
    cloth = mixed(look.dark, BLACK, 0.35)
    easel.disc((226, 178, 140), 0.1, 0.0, 0.27)
    easel.oval(cloth, -0.06, -0.07, 0.31, 0.36)
    easel.oval(mixed(cloth, look.light, 0.3), -0.1, -0.1, 0.16, 0.2, outline=0.0)
    easel.disc((228, 186, 76), 0.16, 0.14, 0.06, 0.03)


def _field_cap(easel: Easel, look: PlayerLook) -> None:
    easel.blob(BLACK, ((0.12, 0.2), (0.46, 0.13), (0.46, -0.13), (0.12, -0.2)), 0.05)
    easel.disc(mixed(look.colour, OLIVE, 0.45), -0.02, 0.0, 0.3)
    easel.disc(look.light, -0.02, 0.0, 0.06, 0.0)


MODERN_HEADGEAR: Final[dict[str, Callable[[Easel, PlayerLook], None]]] = {
    "steel-helmet": _steel_helmet,
    "medic-helmet": _medic_helmet,
    "beret": _beret,
    "field-cap": _field_cap,
}


def draw_figure(
    easel: Easel,
    look: PlayerLook,
    headgear: str,
    weapon: str,
    shield: bool = False,
    coat: str = "",
    posture: Posture = "standing",
) -> None:
    """Draw a figure; `coat` is what it wears over its clothes.  Of one that stands the legs are not seen from above."""
    cloth, shade = look.colour, mixed(look.colour, look.dark, 0.55)
    if posture in ("lying", "dying"):
        easel = Easel(easel.surface, easel.at(0.3, 0.0), easel.radius * 0.8, easel.facing)
        for side in (1.0, -1.0):
            easel.stroke(LEATHER, ((-1.5, 0.42 * side), (-1.36, 0.36 * side)), 0.24)
            easel.stroke(shade, ((-1.3, 0.34 * side), (-0.2, 0.2 * side)), 0.26)
        easel.oval(cloth, -0.3, 0.0, 0.5, 0.42)
    elif posture == "kneeling":
        easel.stroke(LEATHER, ((-0.86, 0.3), (-0.74, 0.29)), 0.22)
        easel.stroke(shade, ((-0.7, 0.28), (-0.1, 0.24)), 0.26)
        easel.stroke(shade, ((0.0, -0.3), (0.58, -0.3)), 0.28)
    WEAPONS.get(weapon, _fists)(easel, shade)
    easel.oval(cloth, -0.1, 0.0, 0.34, 0.62)
    easel.oval(mixed(cloth, look.light, 0.5), -0.04, 0.12, 0.16, 0.4, outline=0.0)
    easel.oval(cloth, -0.02, 0.0, 0.2, 0.44, outline=0.0)
    if coat in COATS:
        COATS[coat](easel, look)
    if shield:
        easel.blob(mixed(look.colour, look.light, 0.35), ((0.34, 0.2), (0.42, 0.5), (0.24, 0.78)), 0.07)
        easel.disc(GOLD, 0.37, 0.5, 0.07, 0.03)
    HEADGEAR.get(headgear, _bare)(easel, look)


def draw_fallen(easel: Easel, look: PlayerLook, headgear: str) -> None:
    """Draw a figure that lies on the ground, its hat beside it."""
    coat = mixed(look.colour, (110, 104, 98), 0.45)
    easel.stroke(LEATHER, ((-0.75, 0.2), (-0.25, 0.1)), 0.2)
    easel.stroke(LEATHER, ((-0.75, -0.22), (-0.25, -0.1)), 0.2)
    easel.stroke(coat, ((0.1, 0.3), (0.0, 0.72)), 0.16)
    easel.stroke(coat, ((0.12, -0.3), (0.42, -0.62)), 0.16)
    easel.oval(coat, -0.05, 0.0, 0.42, 0.34)
    easel.disc(mixed(SKIN, (150, 140, 130), 0.35), 0.5, 0.04, 0.2)
    if headgear != "bare":
        hat = Easel(easel.surface, easel.at(0.68, 0.5), easel.radius * 0.62, easel.facing + 70.0)
        HEADGEAR.get(headgear, _bare)(hat, look)


# -- what is in hand ----------------------------------------------------------------------------------------


def _long_gun(easel: Easel, shade: Colour) -> None:
    easel.stroke(STEEL, ((0.3, -0.22), (1.12, -0.06)), 0.08)
    easel.stroke(WOOD, ((-0.12, -0.32), (0.72, -0.14)), 0.15)
    arms(easel, shade, (0.6, -0.1), (0.2, -0.3))


def _pistol(easel: Easel, shade: Colour) -> None:
    easel.stroke(STEEL, ((0.5, -0.36), (0.98, -0.3)), 0.1)
    easel.stroke(WOOD, ((0.42, -0.4), (0.62, -0.35)), 0.13)
    arms(easel, shade, (0.28, 0.42), (0.46, -0.38))


def _blade(easel: Easel, shade: Colour) -> None:
    easel.stroke(STEEL, ((0.42, -0.46), (0.8, -0.56), (1.08, -0.48)), 0.1)
    easel.stroke(GOLD, ((0.46, -0.6), (0.5, -0.36)), 0.07)
    arms(easel, shade, (0.3, 0.4), (0.4, -0.46))


def _spear(easel: Easel, shade: Colour) -> None:
    easel.stroke(WOOD, ((-0.7, -0.5), (0.95, -0.34)), 0.08)
    easel.blob(STEEL, ((0.95, -0.44), (1.22, -0.31), (0.95, -0.24)), 0.02)
    arms(easel, shade, (0.32, 0.4), (0.36, -0.4))


def _bow(easel: Easel, shade: Colour) -> None:
    bow = [(0.5 + 0.3 * cos(i * 0.2), 0.8 * sin(i * 0.2)) for i in range(-6, 7)]
    easel.stroke((236, 228, 206), (bow[0], (0.36, 0.0), bow[-1]), 0.03, outline=0.02)
    easel.stroke(WOOD, bow, 0.1)
    easel.stroke(STEEL, ((0.36, 0.0), (1.06, 0.0)), 0.05)
    arms(easel, shade, (0.72, 0.06), (0.36, -0.06))


def _fists(easel: Easel, shade: Colour) -> None:
    arms(easel, shade, (0.42, 0.36), (0.42, -0.36))


WEAPONS: Final[dict[str, Callable[[Easel, Colour], None]]] = {
    "long-gun": _long_gun,
    "pistol": _pistol,
    "blade": _blade,
    "spear": _spear,
    "bow": _bow,
    "": _fists,
    **MODERN_WEAPONS,
    **OLD_WEAPONS,
}


# -- what is on the head ------------------------------------------------------------------------------------


def _bare(easel: Easel, look: PlayerLook) -> None:
    easel.disc(SKIN, 0.06, 0.0, 0.29)
    easel.oval((92, 62, 38), -0.04, 0.0, 0.24, 0.28, outline=0.0)
    easel.disc(SKIN, 0.33, 0.0, 0.06, 0.0)


def _bandana(easel: Easel, look: PlayerLook) -> None:
    easel.blob(look.light, ((-0.24, 0.02), (-0.56, 0.2), (-0.46, 0.0), (-0.58, -0.14)), 0.03)
    easel.disc(SKIN, 0.08, 0.0, 0.28)
    easel.oval(look.light, -0.03, 0.0, 0.26, 0.29)
    for u, v in ((-0.1, 0.12), (0.05, -0.1), (-0.14, -0.12), (0.07, 0.1)):
        easel.disc((250, 246, 236), u, v, 0.035, 0.0)


def _tricorn(easel: Easel, look: PlayerLook) -> None:
    easel.blob(GOLD, ((0.46, 0.0), (-0.3, 0.42), (-0.3, -0.42)), 0.08)
    easel.blob((54, 44, 46), ((0.4, 0.0), (-0.25, 0.35), (-0.25, -0.35)), 0.07, 0.0)
    easel.oval((74, 62, 62), -0.05, 0.0, 0.2, 0.19, 0.03)
    easel.disc(look.light, -0.2, 0.24, 0.08, 0.03)


def _broad_hat(easel: Easel, look: PlayerLook) -> None:
    easel.oval((122, 88, 58), 0.0, 0.0, 0.46, 0.46)
    easel.oval((152, 114, 78), -0.02, 0.0, 0.25, 0.23, 0.03)
    easel.stroke(look.light, ((-0.02, 0.25), (-0.3, 0.4), (-0.62, 0.34)), 0.1, 0.04)


def _helmet(easel: Easel, look: PlayerLook) -> None:
    easel.oval(STEEL, 0.02, 0.0, 0.36, 0.33)
    easel.oval((220, 224, 230), 0.08, 0.08, 0.16, 0.14, outline=0.0)
    easel.stroke(look.light, ((-0.42, 0.0), (0.3, 0.0)), 0.14, 0.045)


def _iron_hat(easel: Easel, look: PlayerLook) -> None:
    easel.disc((146, 152, 160), 0.0, 0.0, 0.42)
    easel.disc(STEEL, 0.0, 0.0, 0.24, 0.035)
    easel.disc((226, 230, 236), 0.05, 0.07, 0.09, 0.0)


def _hood(easel: Easel, look: PlayerLook) -> None:
    cloth = mixed(look.colour, look.dark, 0.6)
    easel.blob(cloth, ((0.2, 0.22), (-0.1, 0.26), (-0.52, 0.0), (-0.1, -0.26), (0.2, -0.22)), 0.07)
    easel.oval((64, 50, 44), 0.2, 0.0, 0.12, 0.18, outline=0.0)
    easel.oval(SKIN, 0.24, 0.0, 0.08, 0.13, outline=0.0)
    easel.stroke(mixed(cloth, look.light, 0.4), ((0.06, 0.0), (-0.46, 0.0)), 0.05, 0.0)


def _cap(easel: Easel, look: PlayerLook) -> None:
    easel.oval((70, 62, 60), 0.27, 0.0, 0.17, 0.22)
    easel.disc(mixed(look.colour, look.light, 0.65), 0.0, 0.0, 0.28)
    easel.disc(look.dark, 0.0, 0.0, 0.05, 0.0)


def _goggles(easel: Easel, look: PlayerLook) -> None:
    easel.disc(LEATHER, 0.02, 0.0, 0.3)
    easel.stroke((60, 44, 34), ((0.12, 0.3), (0.2, 0.0), (0.12, -0.3)), 0.08, 0.0)
    easel.disc((150, 220, 226), 0.24, 0.12, 0.1)
    easel.disc((150, 220, 226), 0.24, -0.12, 0.1)


def _long_hair(easel: Easel, look: PlayerLook) -> None:
    easel.blob((150, 76, 40), ((0.1, 0.26), (-0.38, 0.3), (-0.5, 0.0), (-0.38, -0.3), (0.1, -0.26)), 0.06)
    easel.disc(SKIN, 0.1, 0.0, 0.27, 0.0)
    easel.oval((168, 90, 48), -0.05, 0.0, 0.24, 0.29, outline=0.0)


def _fur(easel: Easel, look: PlayerLook) -> None:
    for i in range(10):
        easel.disc((136, 110, 84), 0.3 * cos(i * pi / 5), 0.3 * sin(i * pi / 5), 0.09)
    easel.disc((160, 132, 102), 0.0, 0.0, 0.3, 0.0)
    easel.stroke((120, 94, 70), ((0.15, 0.0), (-0.2, 0.0)), 0.05, 0.0)


HEADGEAR: Final[dict[str, Callable[[Easel, PlayerLook], None]]] = {
    "bare": _bare,
    "bandana": _bandana,
    "tricorn": _tricorn,
    "broad-hat": _broad_hat,
    "helmet": _helmet,
    "iron-hat": _iron_hat,
    "hood": _hood,
    "cap": _cap,
    "goggles": _goggles,
    "long-hair": _long_hair,
    "fur": _fur,
    **MODERN_HEADGEAR,
    **CREATURES,
}

SKINS: Final[tuple[Colour, ...]] = ((240, 202, 168), (226, 178, 140), (198, 144, 102), (150, 102, 70), (110, 74, 52))
HAIRS: Final[tuple[Colour, ...]] = ((60, 42, 32), (112, 72, 40), (168, 108, 52), (206, 170, 104), (170, 166, 160))


@dataclass(frozen=True, slots=True)
class Features:
    """What makes a face its own: colours, and which beard it has, 0 for none."""

    skin: Colour
    hair: Colour
    beard: int
    narrow: float


def features_of(kind: str, name: str) -> Features:
    """Return the face of a figure of a kind and name: always the same one."""
    seed = crc32(f"{kind}/{name}".encode())
    return Features(
        SKINS[seed % len(SKINS)], HAIRS[seed // 7 % len(HAIRS)], seed // 41 % 4, 0.40 + seed // 211 % 4 * 0.02
    )


@lru_cache(maxsize=256)
def face_picture(look: PlayerLook, headgear: str, kind: str, name: str, floor: Colour, radius: int) -> pygame.Surface:
    """Return a round picture of a face before a ground, in a ring of the player's colour."""
    size = 2 * radius + 4

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle = (size * factor / 2.0, size * factor / 2.0)
        r = radius * factor
        pygame.draw.circle(surface, INK, middle, r + 1.5 * factor)
        pygame.draw.circle(surface, look.colour, middle, r)
        inner = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
        pygame.draw.circle(inner, floor, middle, r * 0.86)
        # Facing 90 the frame of the easel has u upward and v to the left.
        _face(Easel(inner, (middle[0], middle[1] + r * 0.1), r, 90.0), look, headgear, features_of(kind, name))
        mask = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
        pygame.draw.circle(mask, (255, 255, 255, 255), middle, r * 0.86)
        inner.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        surface.blit(inner, (0, 0))

    return sprite(size, draw)


def _face(easel: Easel, look: PlayerLook, headgear: str, seen: Features) -> None:
    cloth = mixed(look.colour, look.dark, 0.25)
    easel.oval(cloth, -0.92, 0.0, 0.42, 0.72)
    easel.stroke(mixed(cloth, look.light, 0.5), ((-0.58, 0.2), (-0.8, 0.0), (-0.58, -0.2)), 0.06, 0.0)
    easel.stroke(seen.skin, ((-0.62, 0.0), (-0.4, 0.0)), 0.26)
    if headgear in ("long-hair", "hood"):
        easel.oval(seen.hair if headgear == "long-hair" else mixed(cloth, (20, 16, 14), 0.3), 0.0, 0.0, 0.66, 0.6)
    easel.oval(seen.hair, 0.12, 0.0, 0.48, seen.narrow + 0.04)
    easel.oval(seen.skin, -0.02, 0.0, 0.46, seen.narrow, 0.035)
    if seen.beard == 1:
        easel.blob(seen.hair, ((-0.14, 0.34), (-0.3, 0.0), (-0.14, -0.34), (-0.42, -0.24), (-0.5, 0.0), (-0.42, 0.24)),
                   0.05, 0.0)  # fmt: skip
    for side in (0.17, -0.17):
        easel.oval((250, 246, 238), 0.06, side, 0.07, 0.1, 0.0)
        easel.disc(INK, 0.05, side, 0.05, 0.0)
        easel.stroke(seen.hair, ((0.2, side + 0.1), (0.23, side - 0.02 if side > 0 else side + 0.02),
                                 (0.2, side - 0.1)), 0.05, 0.0)  # fmt: skip
    easel.stroke(mixed(seen.skin, INK, 0.28), ((0.04, 0.0), (-0.12, 0.05), (-0.13, -0.03)), 0.04, 0.0)
    easel.stroke(mixed((168, 70, 60), seen.skin, 0.25), ((-0.26, 0.12), (-0.28, 0.0), (-0.26, -0.12)), 0.05, 0.0)
    if seen.beard == 2:
        easel.stroke(seen.hair, ((-0.22, 0.2), (-0.18, 0.0), (-0.22, -0.2)), 0.08, 0.0)
    _HEADGEAR.get(headgear, _hair)(easel, look, seen)


def _hair(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(seen.hair, ((0.16, 0.42), (0.44, 0.34), (0.58, 0.0), (0.44, -0.34), (0.16, -0.42), (0.34, 0.0)), 0.05)


def _front_bandana(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(look.light, ((0.22, 0.44), (0.5, 0.3), (0.58, 0.0), (0.5, -0.3), (0.22, -0.44), (0.3, 0.0)), 0.05)
    easel.blob(look.light, ((0.22, -0.44), (0.02, -0.6), (0.16, -0.62)), 0.03)


def _front_tricorn(easel: Easel, look: PlayerLook, seen: Features) -> None:
    hat = ((0.2, 0.72), (0.46, 0.5), (0.74, 0.0), (0.46, -0.5), (0.2, -0.72), (0.34, 0.0))
    easel.blob(GOLD, hat, 0.07)
    easel.blob((54, 44, 46), hat, 0.03, 0.0)
    easel.disc(look.light, 0.42, 0.24, 0.08, 0.03)


def _front_broad_hat(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.oval((152, 114, 78), 0.46, 0.0, 0.3, 0.34)
    easel.oval((122, 88, 58), 0.28, 0.0, 0.12, 0.78)
    easel.stroke(look.light, ((0.36, 0.32), (0.34, 0.0), (0.36, -0.32)), 0.08, 0.0)


def _dome(easel: Easel, colour: Colour, brim: float) -> None:
    easel.blob(colour, ((0.18, 0.44), (0.5, 0.36), (0.68, 0.0), (0.5, -0.36), (0.18, -0.44)), 0.05)
    easel.stroke(mixed(colour, INK, 0.3), ((0.2, brim), (0.2, -brim)), 0.09)


def _front_helmet(easel: Easel, look: PlayerLook, seen: Features) -> None:
    _dome(easel, STEEL, 0.48)
    easel.stroke(look.light, ((0.24, 0.0), (0.72, 0.0)), 0.1, 0.03)


def _front_iron_hat(easel: Easel, look: PlayerLook, seen: Features) -> None:
    _dome(easel, (146, 152, 160), 0.66)


def _front_hood(easel: Easel, look: PlayerLook, seen: Features) -> None:
    cloth = mixed(look.colour, look.dark, 0.6)
    easel.blob(cloth, ((-0.3, 0.5), (0.3, 0.5), (0.66, 0.0), (0.3, -0.5), (-0.3, -0.5), (0.1, -0.38), (0.36, 0.0),
                       (0.1, 0.38)), 0.05)  # fmt: skip


def _front_cap(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(mixed(look.colour, look.light, 0.5), ((0.24, 0.42), (0.54, 0.36), (0.54, -0.36), (0.24, -0.42)), 0.05)
    easel.oval((50, 44, 42), 0.2, 0.0, 0.06, 0.4)


def _front_goggles(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(LEATHER, ((0.24, 0.42), (0.5, 0.34), (0.6, 0.0), (0.5, -0.34), (0.24, -0.42)), 0.05)
    for side in (0.18, -0.18):
        easel.disc((150, 220, 226), 0.3, side, 0.14)


def _front_fur(easel: Easel, look: PlayerLook, seen: Features) -> None:
    for side in range(-4, 5):
        easel.disc((136, 110, 84), 0.44 - side * side * 0.012, side * 0.11, 0.12)


def _soldier(easel: Easel, look: PlayerLook, seen: Features) -> None:
    _dome(easel, (104, 110, 84), 0.5)


def _medic(easel: Easel, look: PlayerLook, seen: Features) -> None:
    _dome(easel, (104, 110, 84), 0.5)
    easel.disc((246, 244, 240), 0.46, 0.0, 0.16, 0.02)
    for way in (((0.36, 0.0), (0.56, 0.0)), ((0.46, 0.1), (0.46, -0.1))):
        easel.stroke((196, 40, 40), way, 0.07, 0.0)


def _front_beret(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(mixed(look.colour, look.dark, 0.3), ((0.26, 0.46), (0.52, 0.56), (0.6, 0.1), (0.4, -0.44), (0.26, -0.4)),
               0.06)  # fmt: skip


_HEADGEAR: Final[dict[str, Callable[[Easel, PlayerLook, Features], None]]] = {
    "bandana": _front_bandana,
    "tricorn": _front_tricorn,
    "broad-hat": _front_broad_hat,
    "helmet": _front_helmet,
    "iron-hat": _front_iron_hat,
    "hood": _front_hood,
    "cap": _front_cap,
    "field-cap": _front_cap,
    "goggles": _front_goggles,
    "fur": _front_fur,
    "steel-helmet": _soldier,
    "medic-helmet": _medic,
    "beret": _front_beret,
}
