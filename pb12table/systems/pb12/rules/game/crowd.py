"""Who stands where, and what has been found out about it: the memory behind questions of sight.

Rules ask the same of the same figures again and again, and forks and views of a state share its setup. What is found
here depends on nothing but the table, the setup and the poses, so it can never be out of date.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from pb12table.skirmish.ids import FigureId
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Point3
from pb12table.table.sight.sight import FigureSight, PointSight

Pose: TypeAlias = tuple[FigureId, float, float, float, float]
"""A figure, its place and its facing."""

CrowdKey: TypeAlias = tuple[Battlefield, tuple[Pose, ...], tuple[tuple[FigureId, FigureId], ...]]
"""The table, the poses, and where there are vehicles who carries whom."""

MOST_BODIES, MOST_CROWDS = 16_384, 512
"""How many bodies and how many crowds are kept before the memory is emptied."""


class Crowd:
    """The bodies of all figures on the table by id, in the order of the setup, and who sees what as they stand.

    Keys of `sights` are observer, target, the facing looked at (None: its own) and the half of the sight angle, those
    of `lines` have the point, and the figure that has it inside, in place of the target.
    """

    __slots__ = ("bodies", "lines", "sights")

    def __init__(self, bodies: Mapping[FigureId, Body]) -> None:
        self.bodies = bodies
        self.sights: dict[tuple[FigureId, FigureId, float | None, float], FigureSight] = {}
        self.lines: dict[tuple[FigureId, Point3, FigureId | None, float | None, float], PointSight] = {}

    def has(self, *figures: FigureId) -> bool:
        """Whether figures are on the table; nothing is kept of where others would be."""
        return all(figure in self.bodies for figure in figures)

    def without(self, *figures: FigureId | None) -> tuple[Body, ...]:
        """All bodies but some."""
        return tuple([body for figure, body in self.bodies.items() if figure not in figures])
