"""The same forces on any side of any layout: who begins where, and whose entry zones are whose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, pi, sin

from pb12table.analysis.human import stature_of
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, Setup
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


@dataclass(frozen=True, slots=True)
class _Slot:
    """A place a figure begins at on a side."""

    at: Point
    facing: float


def side_of(setup: Setup, player: PlayerId, turned: int) -> int:
    """The number of the side a player's force plays on when everybody has gone on by so many sides."""
    numbers = {known.id: number for number, known in enumerate(setup.players)}
    return (numbers[player] + turned) % len(numbers)


def swapped(forces: Setup, layout: Setup, turned: int = 0) -> Setup:
    """The forces of one setup on the table of another, each player so many sides farther on; raises CannotSwap.

    A side is what a player of the layout has: the places of the figures, in order, and the entry and exit zones. Who
    finds no place on it waits to enter. Everything else (rules, tables, command points) is that of the forces.
    """
    if len(forces.players) != len(layout.players):
        raise CannotSwap("other-number-of-sides", found=len(layout.players), expected=len(forces.players))
    for figure in (*forces.figures, *layout.figures):
        if figure.carrier is not None or figure.steering_points:
            raise CannotSwap("figures-aboard", figure=figure.id)
    if forces is layout and not turned:
        return forces
    owners = {side_of(forces, player.id, turned): player.id for player in forces.players}
    zones = tuple(_owned(zone, layout, owners) for zone in layout.zones)
    base = replace(forces, battlefield=layout.battlefield, zones=zones)
    bodies: list[Body] = []
    figures: dict[str, FigureSetup] = {}
    for side, player in sorted(owners.items()):
        for figure in _on_side(base, layout, side, player, bodies):
            figures[figure.id] = figure
    return replace(base, figures=tuple(figures[figure.id] for figure in forces.figures))


def _owned(zone: Zone, layout: Setup, owners: dict[int, PlayerId]) -> Zone:
    numbers = {player.id: number for number, player in enumerate(layout.players)}
    return replace(zone, players=tuple(owners[numbers[player]] for player in zone.players))


def _on_side(base: Setup, layout: Setup, side: int, player: PlayerId, bodies: list[Body]) -> Iterator[FigureSetup]:
    """A player's figures on a side; those that stand on the table are added to the bodies."""
    slots = [
        _Slot(figure.at, figure.facing)
        for figure in layout.figures
        if figure.at is not None and figure.player == layout.players[side].id
    ]
    can_enter = any(zone.kind is ZoneKind.ENTRY and player in zone.players for zone in base.zones)
    own = [figure for figure in base.figures if figure.player == player]
    # Those that wait in their own scenario wait here, too, as long as there is a zone to enter by.
    order = sorted(own, key=lambda figure: figure.at is None)
    for figure in order:
        body = _put_down(base, figure, slots.pop(0), bodies) if slots and (figure.at or not can_enter) else None
        if body is not None:
            bodies.append(body)
            yield replace(figure, at=body.position, height=body.z, facing=body.facing)
        elif can_enter:
            yield replace(figure, at=None, height=None)
        else:
            raise CannotSwap("no-place-on-side", figure=figure.id, side=layout.players[side].name)


def _put_down(base: Setup, figure: FigureSetup, slot: _Slot, bodies: list[Body]) -> Body | None:
    """A figure put down at a place, or as near to it as there is room."""
    stature = stature_of(figure.profile)
    for x, y in _around(slot.at):
        wished = Body(figure.id, stature.footprint, x, y, 0.0, slot.facing, stature.height, stature.eye)
        if inside_table(base.battlefield, wished) and (found := _highest(base, wished, bodies)) is not None:
            return found
    return None


def _highest(base: Setup, wished: Body, bodies: list[Body]) -> Body | None:
    """The body at the highest safe height of its place, as figures of scenarios are put down."""
    top = max((piece.top for piece in base.battlefield.pieces), default=0.0)
    found = settled(base.battlefield, wished.at(wished.x, wished.y, rounded(top) + 1.0), bodies)
    return None if found is None else found.at(found.x, found.y, rounded(found.z))


def _around(point: Point) -> Iterator[Point]:
    """A point, and then others farther and farther from it."""
    yield point
    for ring in range(1, int(FARTHEST / 0.5) + 1):
        for part in range(8 * ring):
            angle = 2.0 * pi * part / (8 * ring)
            yield rounded_point((point[0] + 0.5 * ring * cos(angle), point[1] + 0.5 * ring * sin(angle)))
