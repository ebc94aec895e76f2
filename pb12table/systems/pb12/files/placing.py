"""Where the figures of a scenario begin: put down one after another, and on the vehicles that they are aboard of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.files.forms.scenarios import FigureForm
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup
from pb12table.systems.pb12.rules.vehicles.vehicle_data import VehicleData
from pb12table.systems.pb12.rules.vehicles.vehicle_shapes import carrying_pieces, owner_of, solid_pieces, with_pieces
from pb12table.table.battlefield import Battlefield, Body, for_vehicles
from pb12table.table.standing.support import settled, stand
from pb12table.table.terrain import Piece
from pb12table.table.units import heading, normalised, rounded, rounded_point
from pb12table.table.zones import Area, in_area

HIGH_ABOVE = 1000.0
"""From where figures are put down, so that the highest free surface is found and not the ground under a roof."""


def put_down(
    battlefield: Battlefield, figures: Sequence[FigureSetup], forms: Sequence[FigureForm], file: str | Path
) -> tuple[FigureSetup, ...]:
    """The figures with the place, height and facing written down at which each begins; raises FileProblem.

    RU015: inside a wall, on another figure, over nothing or off the table no figure can stand.  Vehicles are put down
    before those who begin on them (R3.0.7, R3.0.11); who is fixed to a vehicle that waits in the staging area waits
    with it.
    """
    table = _Table(battlefield, figures, forms, file)
    for number in range(len(figures)):
        table.put(number, ())
    return tuple(
        figure if body is None else replace(figure, at=body.position, height=body.z, facing=body.facing)
        for figure, body in ((_waiting(figure), table.bodies.get(figure.id)) for figure in figures)
    )


def _waiting(figure: FigureSetup) -> FigureSetup:
    """A fixed figure as it waits: its declared place counts only from its carrier.  R3.0.11."""
    return figure if figure.carrier is None else replace(figure, at=None, facing=0.0)


class _Table:
    """The table while figures are put down on it."""

    def __init__(
        self, battlefield: Battlefield, figures: Sequence[FigureSetup], forms: Sequence[FigureForm], file: str | Path
    ) -> None:
        self.battlefield = battlefield
        self.figures = figures
        self.forms = forms
        self.vehicle_of = [form.aboard or form.fixed_to for form in forms]
        self.keys = ["fixed_to" if form.fixed_to is not None else "aboard" for form in forms]
        self.numbers = {figure.id: number for number, figure in enumerate(figures)}
        self.file = file
        self.bodies: dict[FigureId, Body] = {}
        self.vehicles: dict[FigureId, VehicleData] = {}
        self.settled: set[int] = set()

    def put(self, number: int, waiting: tuple[int, ...]) -> None:
        """Put down a figure, after the vehicle it begins on; `waiting` are those that wait for it to be put down."""
        if number in self.settled:
            return
        figure, name = self.figures[number], self.vehicle_of[number]
        place = f'figure[{number}] "{figure.id}"'
        wished = figure
        if name is not None:
            vehicle = self._vehicle(number, name, (*waiting, number), place)
            if vehicle is None:
                self.settled.add(number)
                return
            wished = _carried(figure, vehicle, self.vehicles[FigureId(name)].floor)
        self.settled.add(number)
        if wished.at is None:
            return
        body = self._stand(wished, self._under(number), place)
        self.bodies[figure.id] = body
        if figure.profile.vehicle is not None:
            self.vehicles[figure.id] = figure.profile.vehicle

    def _vehicle(self, number: int, name: str, waiting: tuple[int, ...], place: str) -> Body | None:
        """The vehicle that a figure begins on, put down; None when it waits in the staging area and the figure may."""
        figure = self.figures[number]
        where = f"{place}.{self.keys[number]}"
        carrier = self.numbers.get(FigureId(name))
        if carrier is None or self.figures[carrier].profile.vehicle is None:
            raise FileProblem(self.file, where, "problem-no-vehicle", id=name)
        if carrier in waiting:
            raise FileProblem(self.file, where, "problem-carried-in-a-circle")
        if figure.at is None:
            raise FileProblem(self.file, place, "problem-missing-key", key="at")
        if self.forms[number].aboard is not None and self.forms[number].fixed_to is not None:
            raise FileProblem(self.file, where, "problem-not-together", key="aboard")
        if figure.height is not None:
            raise FileProblem(self.file, f"{place}.height", "problem-not-together", key=self.keys[number])
        if figure.carrier is not None:
            self._check_fixed(figure, self.figures[carrier], where)
        self.put(carrier, waiting)
        vehicle = self.bodies.get(FigureId(name))
        if vehicle is None and figure.carrier is None:
            raise FileProblem(self.file, where, "problem-vehicle-waits", id=name)
        return vehicle

    def _check_fixed(self, figure: FigureSetup, carrier: FigureSetup, where: str) -> None:
        """R3.0.11: fixed figures are declared by their own player and stand in a passenger area."""
        assert figure.at is not None, "a fixed figure has a seat"
        assert carrier.profile.vehicle is not None, "a carrier is a vehicle"
        if figure.player != carrier.player:
            raise FileProblem(self.file, where, "problem-foreign-carrier", id=carrier.id)
        if not any(in_area(Area(ring), figure.at, 0.0) for ring in carrier.profile.vehicle.passenger_areas):
            raise FileProblem(self.file, where, "problem-outside-passenger-area", id=carrier.id)

    def _under(self, number: int) -> list[str]:
        """The vehicle a figure begins on, the one that carries that, and so on."""
        found: list[str] = []
        while (name := self.vehicle_of[number]) is not None:
            found.append(name)
            number = self.numbers[FigureId(name)]
        return found

    def _stand(self, figure: FigureSetup, aboard: Sequence[str], place: str) -> Body:
        """The body of a figure where it stands safely; raises FileProblem."""
        profile = figure.profile
        x, y = figure.at or (0.0, 0.0)
        height = profile.model_height
        wished = 0.0 if figure.height is None else figure.height
        body = Body(
            str(figure.id), profile.footprint, x, y, wished, figure.facing, height, profile.base_point * height
        )
        base = self.battlefield if profile.vehicle is None else for_vehicles(self.battlefield)
        pieces: list[Piece] = []
        for name, data in self.vehicles.items():
            vehicle = self.bodies[name]
            pieces += carrying_pieces(data, vehicle, wished) if name in aboard else solid_pieces(data, vehicle)
        footing = with_pieces(base, tuple(pieces))
        others = [other for name, other in self.bodies.items() if name not in self.vehicles]
        if figure.height is not None:
            found = stand(footing, body, others)
            if found.safe:
                return body
        else:
            down = settled(footing, body.at(x, y, HIGH_ABOVE), others)
            if down is not None:
                return down
            found = stand(footing, body, others)
        # Without a height it would stand on the lower pieces: only the highest is in its way.
        tops = {piece.id: piece.top for piece in footing.pieces}
        obstacles = sorted(found.obstacles, key=lambda obstacle: -tops.get(obstacle, 0.0))
        raise self._problem(found.reason, obstacles, f"{place}.at")

    def _problem(self, reason: str, obstacles: Sequence[str], place: str) -> FileProblem:
        """Why a figure cannot stand where it is put."""
        if reason == "off-table":
            return FileProblem(self.file, place, "problem-off-table")
        for obstacle in obstacles:
            if FigureId(owner_of(obstacle)) in self.bodies:
                return FileProblem(self.file, place, "problem-on-figure", id=owner_of(obstacle))
        if obstacles:
            return FileProblem(self.file, place, "problem-inside-piece", id=obstacles[0])
        return FileProblem(self.file, place, "problem-no-stand")


def _carried(figure: FigureSetup, vehicle: Body, floor: float) -> FigureSetup:
    """A figure whose place is told from a vehicle, with its place on the table."""
    x, y = figure.at or (0.0, 0.0)
    east, north = heading(vehicle.facing)
    at = rounded_point((vehicle.x + x * east - y * north, vehicle.y + x * north + y * east))
    facing = normalised(rounded(figure.facing + vehicle.facing))
    return replace(figure, at=at, height=rounded(vehicle.z + floor), facing=facing)
