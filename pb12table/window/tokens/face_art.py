"""Faces, as seen from in front: what a figure of a kind looks like up close, with its headgear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from zlib import crc32

import pygame

from pb12table.window.kit.palette import Colour, PlayerLook, mixed
from pb12table.window.kit.strokes import sprite
from pb12table.window.tokens.easel import GOLD, INK, LEATHER, STEEL, Easel

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
    """The face of a figure of a kind and a name: always the same one."""
    seed = crc32(f"{kind}/{name}".encode())
    return Features(
        SKINS[seed % len(SKINS)], HAIRS[seed // 7 % len(HAIRS)], seed // 41 % 4, 0.40 + seed // 211 % 4 * 0.02
    )


@lru_cache(maxsize=256)
def face_picture(look: PlayerLook, headgear: str, kind: str, name: str, floor: Colour, radius: int) -> pygame.Surface:
    """A round picture of a face before a ground, in a ring of the player's colour."""
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


def _bandana(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(look.light, ((0.22, 0.44), (0.5, 0.3), (0.58, 0.0), (0.5, -0.3), (0.22, -0.44), (0.3, 0.0)), 0.05)
    easel.blob(look.light, ((0.22, -0.44), (0.02, -0.6), (0.16, -0.62)), 0.03)


def _tricorn(easel: Easel, look: PlayerLook, seen: Features) -> None:
    hat = ((0.2, 0.72), (0.46, 0.5), (0.74, 0.0), (0.46, -0.5), (0.2, -0.72), (0.34, 0.0))
    easel.blob(GOLD, hat, 0.07)
    easel.blob((54, 44, 46), hat, 0.03, 0.0)
    easel.disc(look.light, 0.42, 0.24, 0.08, 0.03)


def _broad_hat(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.oval((152, 114, 78), 0.46, 0.0, 0.3, 0.34)
    easel.oval((122, 88, 58), 0.28, 0.0, 0.12, 0.78)
    easel.stroke(look.light, ((0.36, 0.32), (0.34, 0.0), (0.36, -0.32)), 0.08, 0.0)


def _dome(easel: Easel, colour: Colour, brim: float) -> None:
    easel.blob(colour, ((0.18, 0.44), (0.5, 0.36), (0.68, 0.0), (0.5, -0.36), (0.18, -0.44)), 0.05)
    easel.stroke(mixed(colour, INK, 0.3), ((0.2, brim), (0.2, -brim)), 0.09)


def _helmet(easel: Easel, look: PlayerLook, seen: Features) -> None:
    _dome(easel, STEEL, 0.48)
    easel.stroke(look.light, ((0.24, 0.0), (0.72, 0.0)), 0.1, 0.03)


def _iron_hat(easel: Easel, look: PlayerLook, seen: Features) -> None:
    _dome(easel, (146, 152, 160), 0.66)


def _hood(easel: Easel, look: PlayerLook, seen: Features) -> None:
    cloth = mixed(look.colour, look.dark, 0.6)
    easel.blob(cloth, ((-0.3, 0.5), (0.3, 0.5), (0.66, 0.0), (0.3, -0.5), (-0.3, -0.5), (0.1, -0.38), (0.36, 0.0),
                       (0.1, 0.38)), 0.05)  # fmt: skip


def _cap(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(mixed(look.colour, look.light, 0.5), ((0.24, 0.42), (0.54, 0.36), (0.54, -0.36), (0.24, -0.42)), 0.05)
    easel.oval((50, 44, 42), 0.2, 0.0, 0.06, 0.4)


def _goggles(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(LEATHER, ((0.24, 0.42), (0.5, 0.34), (0.6, 0.0), (0.5, -0.34), (0.24, -0.42)), 0.05)
    for side in (0.18, -0.18):
        easel.disc((150, 220, 226), 0.3, side, 0.14)


def _fur(easel: Easel, look: PlayerLook, seen: Features) -> None:
    for side in range(-4, 5):
        easel.disc((136, 110, 84), 0.44 - side * side * 0.012, side * 0.11, 0.12)


def _soldier(easel: Easel, look: PlayerLook, seen: Features) -> None:
    _dome(easel, (104, 110, 84), 0.5)


def _medic(easel: Easel, look: PlayerLook, seen: Features) -> None:
    _dome(easel, (104, 110, 84), 0.5)
    easel.disc((246, 244, 240), 0.46, 0.0, 0.16, 0.02)
    for way in (((0.36, 0.0), (0.56, 0.0)), ((0.46, 0.1), (0.46, -0.1))):
        easel.stroke((196, 40, 40), way, 0.07, 0.0)


def _beret(easel: Easel, look: PlayerLook, seen: Features) -> None:
    easel.blob(mixed(look.colour, look.dark, 0.3), ((0.26, 0.46), (0.52, 0.56), (0.6, 0.1), (0.4, -0.44), (0.26, -0.4)),
               0.06)  # fmt: skip


_HEADGEAR: Final[dict[str, Callable[[Easel, PlayerLook, Features], None]]] = {
    "bandana": _bandana,
    "tricorn": _tricorn,
    "broad-hat": _broad_hat,
    "helmet": _helmet,
    "iron-hat": _iron_hat,
    "hood": _hood,
    "cap": _cap,
    "field-cap": _cap,
    "goggles": _goggles,
    "fur": _fur,
    "steel-helmet": _soldier,
    "medic-helmet": _medic,
    "beret": _beret,
}
