"""The form of what makes a profile a vehicle.  R3.0.1, R3.0.2, R3.0.8, R3.0.12, RU012."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from pb12table.files.forms.basics import Base, Change, Coordinate, Form, FormRectangle, FormRing, Height

VehiclePlace = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
"""Forward, to the left, and the height above the stand height; without it, the height of the floor."""


class VehiclePartForm(Form, frozen=True, kw_only=True):
    """A part of a vehicle above the floor: exactly one of polygon and rectangle.  RU012.

    `base`: where it begins, above the stand height; else the floor.
    """

    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    base: Base | None = None
    height: Height
    open: bool = False


class VehicleModifiersForm(Form, frozen=True, kw_only=True):
    """The attributes that are TN modifiers; the steering figure's values count for them.  R3.0.12."""

    ranged: Change | None = None
    melee: Change | None = None
    tech: Change | None = None


class VehicleForm(Form, frozen=True, kw_only=True):
    """What makes a figure a vehicle.  R3.0.1; x is forward and y to the left of the base point.

    `floor`: how high above the stand height passengers stand; else on top of the model.  `looks`: how it is drawn.
    """

    looks: Literal["wagon", "boat", "gun", "animal"] = "wagon"
    floor: Base | None = None
    steering_points: Annotated[tuple[VehiclePlace, ...], Meta(max_length=8)] = ()
    passenger_areas: Annotated[tuple[FormRing, ...], Meta(max_length=8)] = ()
    part: Annotated[tuple[VehiclePartForm, ...], Meta(max_length=16)] = ()
    modifiers: VehicleModifiersForm = VehicleModifiersForm()
