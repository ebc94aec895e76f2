"""Layouts for the tests of the analysis."""

from __future__ import annotations

from dataclasses import replace

from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, PlayerSetup, Setup
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area
from pb12table.table.shapes import Point, Ring, box_ring
from pb12table.table.terrain import Piece


def pushed(table: Battlefield, key: str, east: float, north: float) -> Battlefield:
    """The table with one piece moved."""

    def point(place: Point) -> Point:
        return (round(place[0] + east, 3), round(place[1] + north, 3))

    def ring(points: Ring) -> Ring:
        return tuple(point(place) for place in points)

    def edge(ends: tuple[Point, Point] | None) -> tuple[Point, Point] | None:
        return None if ends is None else (point(ends[0]), point(ends[1]))

    pieces = tuple(
        piece
        if piece.id != key
        else replace(
            piece,
            outline=ring(piece.outline),
            holes=tuple(ring(hole) for hole in piece.holes),
            low_edge=edge(piece.low_edge),
            high_edge=edge(piece.high_edge),
        )
        for piece in table.pieces
    )
    assert pieces != table.pieces
    return Battlefield(table.width, table.depth, pieces, GAIT)


def arena(*pieces: Piece) -> Setup:
    """A table of 20 by 12 steps with an entry zone at either end, and a zone to hold in the middle."""
    cove = load_scenario("smugglers-cove").setup
    west, east = PlayerId("west"), PlayerId("east")
    zones = (
        Zone("west-entry", ZoneKind.ENTRY, Area(box_ring(0.0, 2.0, 3.0, 10.0)), (west,)),
        Zone("east-entry", ZoneKind.ENTRY, Area(box_ring(17.0, 2.0, 20.0, 10.0)), (east,)),
        Zone("prize", ZoneKind.HOLD, Area(box_ring(8.0, 9.0, 12.0, 12.0))),
    )
    figures: list[FigureSetup] = []
    for owner, like in ((west, cove.figures[0]), (east, cove.figures[0])):
        figures += [
            replace(like, id=FigureId(f"{owner}-{number}"), player=owner, at=None, height=None) for number in range(3)
        ]
    found: Setup = replace(
        cove,
        battlefield=Battlefield(20.0, 12.0, pieces, GAIT),
        zones=zones,
        players=tuple(PlayerSetup(player, player.title(), 4) for player in (west, east)),
        figures=tuple(figures),
    )
    return found


def duel(*pieces: Piece) -> Setup:
    """A yard of 14 by 10 steps, mirrored but for the pieces, with three musketeers at either end who see each other."""
    quay = load_scenario("governors-quay").setup
    shooter = next(figure for figure in quay.figures if figure.profile.id == "harbour-guard")
    players = tuple(PlayerId(name) for name in ("west", "east"))
    figures = [
        replace(
            shooter,
            id=FigureId(f"{player}-{number}"),
            player=player,
            at=(2.5 if player == "west" else 11.5, 3.0 + 2.0 * number),
            height=0.0,
            facing=0.0 if player == "west" else 180.0,
        )
        for player in players
        for number in range(3)
    ]
    found: Setup = replace(
        quay,
        battlefield=Battlefield(14.0, 10.0, pieces, GAIT),
        zones=(),
        players=tuple(PlayerSetup(player, player.title(), 4) for player in players),
        figures=tuple(figures),
    )
    return found
