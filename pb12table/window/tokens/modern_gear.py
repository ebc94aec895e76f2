"""What figures of our own days wear and hold: helmets and berets, vests and plates, rifles and machine guns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pb12table.window.kit.palette import Colour, PlayerLook, mixed
from pb12table.window.tokens.easel import LEATHER, STEEL, WOOD, Easel, arms

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
