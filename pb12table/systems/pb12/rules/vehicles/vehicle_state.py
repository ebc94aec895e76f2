"""What is kept of vehicles, of who rides on them, and of who is carried.  Chapter 3, R4.2.3 (Tragen)."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId


@dataclass(slots=True)
class VehicleState:
    """What a vehicle keeps besides what all figures do.

    `steered_by` steered it last and has stayed (R3.0.4).  In the running turn it `acted` (also as part of an
    interruption) and `made_move` (R3.0.16).  `wrecked`: it was destroyed and is terrain where it stands (R3.0.23).
    """

    steered_by: FigureId | None = None
    acted: bool = False
    made_move: bool = False
    wrecked: bool = False

    def clone(self) -> VehicleState:
        return VehicleState(self.steered_by, self.acted, self.made_move, self.wrecked)


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a passenger is on a vehicle: forward and to the left of its base point, turned, and how high.  R3.0.7.

    It is kept while the passenger rides, so that the rounding of places does not shift him.
    """

    vehicle: FigureId
    forward: float
    left: float
    turn: float
    height: float


@dataclass(slots=True)
class Load:
    """What a figure carries during a Move: whom, and the BP that each option costs more.  R4.2.3 (Tragen)."""

    figure: FigureId
    surcharge: int

    def clone(self) -> Load:
        return Load(self.figure, self.surcharge)
