"""What a data sheet says of a vehicle: its floor and parts, where it is steered, where passengers stand.  Chapter 3."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.systems.pb12.rules.preparations.blocks import Attribute
from pb12table.table.shapes import Point3, Ring


@dataclass(frozen=True, slots=True)
class VehiclePart:
    """A part of a vehicle above its floor: a prism from `base` to `base + height` above the vehicle's stand height.

    `outline` is relative to the base point at facing 0: x forward, y to the left, in steps.  An `open` part does not
    interrupt sight lines from or to passengers (RU012).
    """

    outline: Ring
    base: float
    height: float
    open: bool = False


@dataclass(frozen=True, slots=True)
class VehicleData:
    """What makes a figure a vehicle.  R3.0.1 (Vehikel).

    Everything is relative to the base point at facing 0: x forward, y to the left, heights above the stand height, in
    steps.  Passengers stand on the `floor`; below it the vehicle is solid, above it there are its `parts` (none given:
    one that fills the whole footprint up to the model height).  `steering_points` move with the vehicle (R3.0.2),
    `passenger_areas` are rings (R3.0.8).  `modifiers` are the attributes among ranged, melee and tech that are TN
    modifiers, with their values (R3.0.12).  `looks` is how it is drawn.
    """

    floor: float
    steering_points: tuple[Point3, ...] = ()
    passenger_areas: tuple[Ring, ...] = ()
    parts: tuple[VehiclePart, ...] = ()
    modifiers: tuple[tuple[Attribute, int], ...] = ()
    looks: str = "wagon"

    def modifier(self, attribute: Attribute) -> int | None:
        """The TN modifier that stands in the place of an attribute, None when it is an ordinary one.  R3.0.12."""
        return dict(self.modifiers).get(attribute)
