"""How the statuses of Pb-12 are marked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.pb12.rules.game.state import Status

MARKS: Final[Mapping[Status, Mark]] = MappingProxyType(
    {
        Status.MOVED: Mark("chevron", (120, 200, 240)),
        Status.LIGHTLY_WOUNDED: Mark("drop", (236, 92, 84), (255, 255, 255)),
        Status.SEVERELY_WOUNDED: Mark("cross", (176, 22, 34), (255, 255, 255)),
        Status.PANICKED: Mark("triangle", (255, 196, 40), sign="!"),
        Status.INCAPACITATED: Mark("star", (176, 132, 232)),
        Status.STATIC: Mark("square", (150, 150, 154), sign="="),
        Status.DISTRACTED: Mark("disc", (222, 210, 184), sign="?"),
        Status.THREATENED: Mark("diamond", (244, 128, 36), sign="×"),
        Status.EXHAUSTED: Mark("shield", (128, 148, 164), (255, 255, 255), sign="z"),
        Status.CAMOUFLAGED: Mark("leaf", (96, 140, 64), (255, 255, 255)),
        Status.DELAYED: Mark("hourglass", (248, 224, 120)),
        Status.BLINDED: Mark("eye", (250, 240, 150)),
        Status.LIGHTLY_DAMAGED: Mark("plate", (236, 150, 120)),
        Status.SEVERELY_DAMAGED: Mark("bolt", (190, 70, 40), (255, 255, 255)),
        Status.DESTROYED: Mark("crescent", (70, 60, 60), (255, 255, 255)),
        Status.OUT_OF_CONTROL: Mark("pinwheel", (226, 70, 140), (255, 255, 255)),
        Status.OUT_OF_ACTION: Mark("cross", (60, 56, 56), (255, 255, 255)),
    }
)


def status_mark(status: Status, markers: int) -> Mark:
    """The mark of a status with so many markers."""
    return replace(MARKS[status], number=markers)


def status_marks(statuses: Iterable[tuple[Status, int]]) -> tuple[Mark, ...]:
    """The marks of statuses, each with its number of markers."""
    return tuple(status_mark(status, markers) for status, markers in statuses)
