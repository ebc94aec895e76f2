"""A small table with everything that makes moving difficult, for the tests of the move mode.

A platform 3 high with a ramp from the south, a bridge from it to a second one, a road below, a yard without a gate, a
gap just as wide as a base, a wall one can get over, a tower to climb, and a patch of difficult ground.
"""

from __future__ import annotations

from dataclasses import replace

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, Setup
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area
from pb12table.table.terrain import Piece


def box(
    name: str, west: float, south: float, east: float, north: float, height: float, base: float = 0.0,
    hole: tuple[float, float, float, float] | None = None, *, climbable: bool = False,
) -> Piece:  # fmt: skip
    """A block between two corners, with a yard in it when there is a hole."""
    holes = () if hole is None else (_ring(*hole),)
    return Piece(name, _ring(west, south, east, north), holes, base=base, height=height, climbable=climbable)


def _ring(west: float, south: float, east: float, north: float) -> tuple[tuple[float, float], ...]:
    return ((west, south), (east, south), (east, north), (west, north))


PIECES = (
    box("platform", 4, 10, 8, 14, 3),
    Piece("ramp", _ring(5, 6, 7, 10), height=3.0, low_edge=((5, 6), (7, 6)), high_edge=((5, 10), (7, 10))),
    box("far-platform", 12, 10, 16, 14, 3),
    box("bridge", 8, 11.5, 12, 12.5, 0.3, 2.7),
    box("yard", 17, 2, 23, 8, 3, hole=(18, 3, 22, 7)),
    box("left-wall", 1, 3.5, 4.5, 4, 3),
    box("right-wall", 5, 3.5, 9, 4, 3),
    box("low-wall", 10, 1, 10.4, 6, 1),
    box("tower", 0.5, 12, 2.5, 15, 3, climbable=True),
)
SWAMP = Zone("swamp", ZoneKind.DIFFICULT, Area(_ring(11, 7, 16, 9)))


def playground(*, near: tuple[float, float] = (7.0, 2.0), height: float | None = None) -> Setup:
    """The table; `captain` (Alice) stands at `near`, one guard on the bridge and one below it, a boy in the yard."""
    setup = load_scenario("governors-quay").setup
    by_id = {figure.id: figure for figure in setup.figures}

    def put(name: str, x: float, y: float, z: float | None = None) -> FigureSetup:
        found: FigureSetup = replace(by_id[FigureId(name)], at=(x, y), facing=90.0, height=z)
        return found

    figures = (
        put("captain", *near, height),
        put("ships-boy", 20.0, 5.0, 0.0),
        put("first-guard", 10.0, 12.0, 3.0),
        put("second-guard", 10.0, 12.0, 0.0),
    )
    assert {figure.player for figure in figures} == {PlayerId("alice"), PlayerId("bob")}
    found: Setup = replace(setup, battlefield=Battlefield(24.0, 16.0, PIECES, GAIT), figures=figures, zones=(SWAMP,))
    return found
