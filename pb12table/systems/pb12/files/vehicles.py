"""Vehicles in files: from the form to the rules' data, and what can be wrong with it and with bases.

R3.0.1, R3.0.2, R3.0.8.
"""

from __future__ import annotations

from pathlib import Path

from pb12table.files.forms.rings import rectangle_ring, ring_of, shape_problem
from pb12table.files.problems import FileProblem
from pb12table.systems.pb12.files.forms.figures import ProfileForm
from pb12table.systems.pb12.files.forms.vehicles import VehicleForm, VehiclePartForm
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.vehicle_data import VehicleData, VehiclePart
from pb12table.table.shapes import Point3, Ring
from pb12table.table.terrain import ring_problems
from pb12table.table.units import TOLERANCE, rounded


def vehicle_of(form: VehicleForm, model_height: float) -> VehicleData:
    """What makes a figure a vehicle, as the rules use it; lengths in steps."""
    floor = model_height if form.floor is None else form.floor
    modifiers = (
        (Attribute.RANGED, form.modifiers.ranged),
        (Attribute.MELEE, form.modifiers.melee),
        (Attribute.TECH, form.modifiers.tech),
    )
    return VehicleData(
        floor=floor,
        steering_points=tuple(_place(point, floor) for point in form.steering_points),
        passenger_areas=tuple(ring_of(area) for area in form.passenger_areas),
        parts=tuple(
            VehiclePart(_part_ring(part), floor if part.base is None else part.base, part.height, part.open)
            for part in form.part
        ),
        modifiers=tuple((attribute, modifier) for attribute, modifier in modifiers if modifier is not None),
        looks=form.looks,
    )


def _place(point: tuple[float, ...], floor: float) -> Point3:
    x, y, *height = point
    return (rounded(x), rounded(y), rounded(height[0] if height else floor))


def _part_ring(part: VehiclePartForm) -> Ring:
    if part.polygon is not None:
        return ring_of(part.polygon)
    return () if part.rectangle is None else rectangle_ring(part.rectangle, 0.0)


def check_shape(profile: ProfileForm, file: str | Path, place: str) -> None:
    """Raise FileProblem when the outline of a base is no ring, or a vehicle's parts do not fit its model."""
    if profile.outline is not None:
        _check_ring(profile.outline, file, f"{place}.outline")
    _check_vehicle(profile, file, place)


def _check_vehicle(profile: ProfileForm, file: str | Path, place: str) -> None:
    """Raise FileProblem when a vehicle's floor or a part is higher than its model, or a ring is none."""
    form = profile.vehicle
    if form is None:
        return
    here = f"{place}.vehicle"
    if form.floor is not None and form.floor > profile.model_height + TOLERANCE:
        raise FileProblem(file, f"{here}.floor", "problem-above-model", height=profile.model_height)
    for number, area in enumerate(form.passenger_areas):
        _check_ring(ring_of(area), file, f"{here}.passenger_areas[{number}]")
    vehicle = vehicle_of(form, profile.model_height)
    for number, (part, written) in enumerate(zip(vehicle.parts, form.part, strict=True)):
        where = f"{here}.part[{number}]"
        if (written.polygon is None) == (written.rectangle is None):
            given = 0 if written.polygon is None else 2
            raise FileProblem(file, where, "problem-one-shape", keys="polygon, rectangle", found=given)
        _check_ring(part.outline, file, where)
        if part.base < vehicle.floor - TOLERANCE:
            raise FileProblem(file, f"{where}.base", "problem-below-floor", height=vehicle.floor)
        if part.base + part.height > profile.model_height + TOLERANCE:
            raise FileProblem(file, f"{where}.height", "problem-above-model", height=profile.model_height)


def _check_ring(ring: Ring, file: str | Path, place: str) -> None:
    for problem in ring_problems(ring):
        raise shape_problem(problem, file, place)
