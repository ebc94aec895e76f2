"""How much of a body the terrain of a table covers from an eye: looked up again and again, worked out once.

It is a first glance for bots, not a rule: bodies hide nothing in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Footprint, Point3
from pb12table.table.sight.sight import cover_of

MOST_KEPT = 200_000
"""How many glimpses of a table are kept before the memory is emptied."""


@dataclass(frozen=True, slots=True)
class Build:
    """A body without its place: footprint, facing in degrees, height, and the eye's height above the stand height."""

    footprint: Footprint
    facing: float
    height: float
    eye: float


@dataclass(frozen=True, slots=True)
class Glimpse:
    """The covered share of a silhouette, 0 to 1, and the levels of the translucent pieces in the way, added up."""

    covered: float
    translucent: int


class Glimpses:
    """What terrain covers on one table."""

    def __init__(self, battlefield: Battlefield) -> None:
        self._battlefield = battlefield
        self._levels = {piece.id: piece.translucent for piece in battlefield.pieces}
        self._builds: dict[Build, int] = {}
        self._known: dict[tuple[int, Point3, int, Point3], Glimpse] = {}

    def number_of(self, build: Build) -> int:
        """The number by which a build is known here."""
        return self._builds.setdefault(build, len(self._builds))

    def of(self, looks: int, eye_at: Point3, stands: int, place: Point3) -> Glimpse:
        """What one sees, of a build and standing somewhere, of another one."""
        key = (looks, eye_at, stands, place)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            known = self._known[key] = self._looked(*key)
        return known

    def _looked(self, looks: int, eye_at: Point3, stands: int, place: Point3) -> Glimpse:
        builds = list(self._builds)
        cover, between = cover_of(self._battlefield, _body(builds[looks], eye_at), _body(builds[stands], place), ())
        return Glimpse(cover.covered_share, sum(self._levels[piece] for piece in between))


def _body(build: Build, place: Point3) -> Body:
    return Body("", build.footprint, *place, build.facing, build.height, build.eye)


@lru_cache(maxsize=16)
def glimpses_on(battlefield: Battlefield) -> Glimpses:
    """The glimpses of a table, kept for the next time."""
    return Glimpses(battlefield)
