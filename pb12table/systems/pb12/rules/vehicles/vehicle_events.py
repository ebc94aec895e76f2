"""What happened to vehicles and those aboard.  Chapter 3."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.table.shapes import Point3


class VehicleSteered(Happening, frozen=True):
    """A figure at a steering point activated a vehicle, which received so many AP.  R3.0.3."""

    figure: FigureId
    vehicle: FigureId
    action_points: int


class ControlGained(Happening, frozen=True):
    """A player gained control of a vehicle by steering it.  R3.0.4."""

    player: PlayerId
    vehicle: FigureId


class VehicleDestroyed(Happening, frozen=True):
    """A vehicle became a wreck, which is terrain; `at` is its base point.  R3.0.23."""

    figure: FigureId
    at: Point3
    facing: float
    rule: str


class VehicleTurned(Happening, frozen=True):
    """A vehicle changed its facing by a movement option.  R3.0.18."""

    figure: FigureId
    facing: float
    movement_points: int
