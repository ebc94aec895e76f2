"""What is drawn of creatures that are no people, in place of headgear, and what else is wielded in old times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pb12table.window.kit.palette import Colour, PlayerLook, mixed
from pb12table.window.tokens.easel import LEATHER, STEEL, WOOD, Easel, arms

FUR: Final[Colour] = (136, 110, 84)
DARK_FUR: Final[Colour] = (92, 72, 56)
HORN: Final[Colour] = (232, 220, 190)
BEAK: Final[Colour] = (226, 168, 60)
FLESH: Final[Colour] = (176, 96, 104)


def _ears(easel: Easel, look: PlayerLook) -> None:
    """A hound from above: ears, skull, muzzle and nose."""
    for side in (1.0, -1.0):
        easel.blob(DARK_FUR, ((0.02, 0.2 * side), (-0.2, 0.5 * side), (-0.3, 0.16 * side)), 0.05)
    easel.oval(FUR, 0.04, 0.0, 0.3, 0.28)
    easel.oval(mixed(FUR, DARK_FUR, 0.5), 0.4, 0.0, 0.22, 0.14)
    easel.disc((30, 24, 22), 0.6, 0.0, 0.06, 0.0)


def _beak(easel: Easel, look: PlayerLook) -> None:
    """A bird of prey from above: wings, head and beak."""
    for side in (1.0, -1.0):
        wing = ((0.1, 0.2 * side), (0.0, 0.98 * side), (-0.3, 0.8 * side), (-0.34, 0.2 * side))
        easel.blob(mixed(DARK_FUR, look.colour, 0.35), wing, 0.06)
    easel.blob(BEAK, ((0.3, 0.1), (0.62, 0.0), (0.3, -0.1)), 0.03)
    easel.disc(mixed(FUR, HORN, 0.5), 0.12, 0.0, 0.24)


def _horns(easel: Easel, look: PlayerLook) -> None:
    """A giant's head with two horns."""
    for side in (1.0, -1.0):
        easel.stroke(HORN, ((0.0, 0.24 * side), (0.2, 0.5 * side), (0.46, 0.5 * side)), 0.1)
    easel.disc(LEATHER, 0.0, 0.0, 0.3)
    easel.disc(mixed(LEATHER, HORN, 0.4), 0.06, 0.04, 0.18, 0.0)


def _maw(easel: Easel, look: PlayerLook) -> None:
    """A worm: a round mouth full of teeth."""
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
