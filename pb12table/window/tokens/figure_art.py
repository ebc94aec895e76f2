"""Figures as seen from above: shoulders and coat in the player's colour, a head with its headgear, what is in hand.

What figures of our own days wear and hold stands in `modern_gear`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from pb12table.skirmish.scene.miniatures import Posture
from pb12table.window.kit.palette import Colour, PlayerLook, mixed
from pb12table.window.tokens.creature_art import CREATURES, OLD_WEAPONS
from pb12table.window.tokens.easel import GOLD, LEATHER, SKIN, STEEL, WOOD, Easel, arms
from pb12table.window.tokens.modern_gear import COATS, MODERN_HEADGEAR, MODERN_WEAPONS


def draw_figure(
    easel: Easel,
    look: PlayerLook,
    headgear: str,
    weapon: str,
    shield: bool = False,
    coat: str = "",
    posture: Posture = "standing",
) -> None:
    """A figure; `coat` is what it wears over its clothes.  Of one that stands the legs are not seen from above."""
    cloth, shade = look.colour, mixed(look.colour, look.dark, 0.55)
    if posture == "lying":
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
    """A figure that lies on the ground, its hat beside it."""
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
