"""The same forces on any side of any layout: who begins where, and whose entry zones are whose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Any

from pb12table.analysis.setups import measuring, trying
from pb12table.skirmish.faces.measures import Placing, TrialsFace
from pb12table.skirmish.faces.system import GameSetup, PlayerSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.table.battlefield import Body, inside_table
from pb12table.table.shapes import Point
from pb12table.table.standing.support import settled
from pb12table.table.units import rounded, rounded_point

FARTHEST = 6.0
"""So far from its place, in steps, a figure is put that has no room there."""


class CannotSwap(ValueError):
    """Why forces cannot play on a side; `key` names the reason, `details` what it is about."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(f"{key} {details}" if details else key)
        self.key, self.details = key, details


def side_of(setup: GameSetup, player: PlayerId, turned: int) -> int:
    """The number of the side a player's force plays on when everybody has gone on by so many sides."""
    numbers = {known.id: number for number, known in enumerate(setup.players)}
    return (numbers[player] + turned) % len(numbers)


def swapped(forces: GameSetup, layout: GameSetup, turned: int = 0) -> Any:
    """The forces of one setup on the table of another, each player so many sides farther on.

    Raises CannotSwap and Unmeasured.

    A side is what a player of the layout has: the places of the figures, in order, and the entry and exit zones. Who
    finds no place on it waits to enter. Everything else (rules, tables, command points) is that of the forces.
    """
    if len(forces.players) != len(layout.players):
        raise CannotSwap("other-number-of-sides", found=len(layout.players), expected=len(forces.players))
    face = trying(forces)
    for setup in (forces, layout):
        if (bound := face.bound(setup)) is not None:
            raise CannotSwap("figures-aboard", figure=bound)
    if forces is layout and not turned:
        return forces
    owners = {side_of(forces, player.id, turned): player.id for player in forces.players}
    zones = tuple(_owned(zone, layout, owners) for zone in layout.zones)
    moving = _Moving(face, forces, layout, zones, [])
    places = {
        figure: place
        for side, player in sorted(owners.items())
        for figure, place in moving.on_side(layout.players[side], player)
    }
    return face.placed(forces, layout, zones, places)


def _owned(zone: Zone, layout: GameSetup, owners: dict[int, PlayerId]) -> Zone:
    numbers = {player.id: number for number, player in enumerate(layout.players)}
    return replace(zone, players=tuple(owners[numbers[player]] for player in zone.players))


@dataclass(frozen=True, slots=True)
class _Moving:
    """Forces on their way to the sides of a layout; `bodies` are those of figures that stand there."""

    face: TrialsFace[Any]
    forces: GameSetup
    layout: GameSetup
    zones: tuple[Zone, ...]
    bodies: list[Body]

    def on_side(self, side: PlayerSetup, player: PlayerId) -> Iterator[tuple[FigureId, Placing | None]]:
        """Where a player's figures begin on the side of another; those that stand there are added to the bodies."""
        theirs = [figure.id for figure in self.layout.figures if figure.player == side.id]
        begins = measuring(self.layout).placing
        slots = [place for figure in theirs if (place := begins(self.layout, figure)) is not None]
        can_enter = any(zone.kind is ZoneKind.ENTRY and player in zone.players for zone in self.zones)
        own = [figure for figure in self.forces.figures if figure.player == player]
        # Those that wait in their own scenario wait here, too, as long as there is a zone to enter by.
        for figure in sorted(own, key=lambda figure: figure.at is None):
            body = self._put_down(figure.id, slots.pop(0)) if slots and (figure.at or not can_enter) else None
            if body is not None:
                self.bodies.append(body)
                yield figure.id, Placing(body.position, body.facing, body.z)
            elif can_enter:
                yield figure.id, None
            else:
                raise CannotSwap("no-place-on-side", figure=figure.id, side=side.name)

    def _put_down(self, figure: FigureId, slot: Placing) -> Body | None:
        """A figure put down at a place, or as near to it as there is room."""
        stature = self.face.stature(self.forces, figure)
        for x, y in _around(slot.at):
            wished = Body(figure, stature.footprint, x, y, 0.0, slot.facing, stature.height, stature.eye)
            found = self._highest(wished) if inside_table(self.layout.battlefield, wished) else None
            if found is not None:
                return found
        return None

    def _highest(self, wished: Body) -> Body | None:
        """The body at the highest safe height of its place, as figures of scenarios are put down."""
        table = self.layout.battlefield
        top = max((piece.top for piece in table.pieces), default=0.0)
        found = settled(table, wished.at(wished.x, wished.y, rounded(top) + 1.0), self.bodies)
        return None if found is None else found.at(found.x, found.y, rounded(found.z))


def _around(point: Point) -> Iterator[Point]:
    """A point, and then others farther and farther from it."""
    yield point
    for ring in range(1, int(FARTHEST / 0.5) + 1):
        for part in range(8 * ring):
            angle = 2.0 * pi * part / (8 * ring)
            yield rounded_point((point[0] + 0.5 * ring * cos(angle), point[1] + 0.5 * ring * sin(angle)))
