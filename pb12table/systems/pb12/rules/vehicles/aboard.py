"""Who is aboard of which vehicle, where on it, and where it is steered from.  R3.0.2, R3.0.7, R3.0.8, RU087, RU094.

A vehicle may itself be aboard of a greater one.  Everything here is read off places and facings alone.
"""

from __future__ import annotations

from math import hypot
from typing import Protocol

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import FigureState, Place, State
from pb12table.systems.pb12.rules.preparations.blocks import VehicleData
from pb12table.table.footprints import footprint_ring
from pb12table.table.motion.falling import SUPPORT_BAND
from pb12table.table.planar import depth_in_polygon
from pb12table.table.shapes import (
    GRID,
    TOLERANCE,
    Circle,
    Footprint,
    Point,
    Point3,
    Ring,
    at_most,
    circumradius,
    heading,
    normalised,
    plan_distance,
    ring_area,
    rounded,
)

AT_STEERING_POINT = 0.5
"""How far in plan a base point may be from a steering point to be at it, in steps.  RU087."""

STEERING_HEIGHT = 1.0
"""How far the stand height may be from that of a steering point, in steps.  RU087."""

BORDER = 1.5 * GRID
"""By how much a place may lie outside a border and still count as on it: places are rounded."""


def vehicle_data(state: State, figure: FigureId) -> VehicleData | None:
    """Return what makes a figure a vehicle, None if it is not one.  R3.0.1 (Vehikel)."""
    return state.setup.figure_by_id[figure].profile.vehicle


def is_vehicle(state: State, figure: FigureId) -> bool:
    """Return whether a figure is a vehicle.  R3.0.1 (Vehikel)."""
    return vehicle_data(state, figure) is not None


def is_wrecked(state: State, figure: FigureId) -> bool:
    """Return whether a vehicle was destroyed and lies on the table as terrain.  R3.0.23 (Zerstört)."""
    vehicle = state.figures[figure].vehicle
    return vehicle is not None and vehicle.wrecked


# -- who is aboard --------------------------------------------------------------------------------------------


def vehicle_of(state: State, figure: FigureId) -> FigureId | None:
    """Return the vehicle a figure is in or on, the smallest if there are several.  R3.0.7 (Passagiere), RU094."""
    placed = state.figures[figure]
    if placed.place is not Place.TABLE or not state.setup.vehicles:
        return None
    found: FigureId | None = None
    for vehicle in state.setup.vehicles:
        if vehicle == figure or not _is_on(state, placed, vehicle):
            continue
        if found is None or _size(state, vehicle) < _size(state, found):
            found = vehicle
    return found


def _is_on(state: State, placed: FigureState, vehicle: FigureId) -> bool:
    """Return whether a figure's base point lies in a vehicle's footprint, and it stands on or in it.  RU094."""
    under = state.figures[vehicle]
    if under.place is not Place.TABLE:
        return False
    profile = state.setup.figure_by_id[vehicle].profile
    if not is_over(state, (placed.x, placed.y), vehicle):
        return False
    if not under.z - SUPPORT_BAND - TOLERANCE <= placed.z <= under.z + profile.model_height + BORDER:
        return False  # higher up he stands on something else, such as a bridge
    # Of two vehicles that overlap in plan, the smaller one is aboard.
    return not is_vehicle(state, placed.id) or _size(state, placed.id) < _size(state, vehicle)


def is_over(state: State, point: Point, vehicle: FigureId) -> bool:
    """Return whether a plan point lies in a vehicle's footprint, border included.  RU094."""
    under, footprint = state.figures[vehicle], state.setup.figure_by_id[vehicle].profile.footprint
    if plan_distance(point, (under.x, under.y)) > circumradius(footprint) + BORDER:
        return False
    return _in_footprint(footprint, seen_from(under, point))


def _size(state: State, vehicle: FigureId) -> float:
    """Return the area of a vehicle's footprint."""
    return abs(ring_area(footprint_ring(state.setup.figure_by_id[vehicle].profile.footprint)))


def _in_footprint(footprint: Footprint, point: Point) -> bool:
    """Return whether a point relative to the base point lies in a footprint, border included."""
    if isinstance(footprint, Circle):
        return hypot(*point) <= footprint.radius + BORDER
    return _in_ring(footprint.points, point)


def _in_ring(ring: Ring, point: Point) -> bool:
    return depth_in_polygon(point, ring) >= -BORDER


def vehicles_under(state: State, figure: FigureId) -> list[FigureId]:
    """Return the vehicle a figure is aboard, the one that carries that, and so on."""
    found: list[FigureId] = []
    under = vehicle_of(state, figure)
    while under is not None:
        found.append(under)
        under = vehicle_of(state, under)
    return found


def passengers_of(state: State, vehicle: FigureId) -> list[FigureId]:
    """Return the figures in or on a vehicle, without those in or on a vehicle aboard.  R3.0.7 (Passagiere)."""
    if not is_vehicle(state, vehicle):
        return []
    return [
        figure.id
        for figure in state.figures.values()
        if figure.id != vehicle
        and figure.place is Place.TABLE
        and _is_on(state, figure, vehicle)
        and vehicle_of(state, figure.id) == vehicle
    ]


def all_aboard(state: State, mover: FigureId) -> list[FigureId]:
    """Return everybody moving with a figure, each once: passengers, theirs, and those carried.  R3.0.7, R4.2.3."""
    found: list[FigureId] = []
    load = state.figures[mover].load
    for other in (*passengers_of(state, mover), *(() if load is None else (load.figure,))):
        found += [each for each in (other, *all_aboard(state, other)) if each not in found]
    return found


def is_fixed(state: State, figure: FigureId) -> bool:
    """Return whether a figure is fixed to a carrier, or to the wreck of one.  R3.0.11 (fixierte Figuren), RU096."""
    carrier = state.setup.figure_by_id[figure].carrier
    if carrier is None:
        return False
    return state.figures[carrier].place is not Place.REMOVED or is_wrecked(state, carrier)


def fixed_to(state: State, vehicle: FigureId) -> list[FigureId]:
    """Return the figures that are fixed to a carrier and in the game.  R3.0.11 (fixierte Figuren)."""
    return [
        figure.id
        for figure in state.figures.values()
        if figure.place is not Place.REMOVED and state.setup.figure_by_id[figure.id].carrier == vehicle
    ]


def all_fixed_to(state: State, vehicle: FigureId) -> list[FigureId]:
    """Return the figures fixed to a carrier, and those fixed to them.  R3.0.11."""
    return [each for figure in fixed_to(state, vehicle) for each in (figure, *all_fixed_to(state, figure))]


def is_in_passenger_area(state: State, figure: FigureId, vehicle: FigureId) -> bool:
    """Return whether a passenger's base point lies in a vehicle's passenger area.  R3.0.8 (Passagierbereich), RU094."""
    data = vehicle_data(state, vehicle)
    placed = state.figures[figure]
    point = seen_from(state.figures[vehicle], (placed.x, placed.y))
    return data is not None and any(_in_ring(area, point) for area in data.passenger_areas)


# -- places on a vehicle --------------------------------------------------------------------------------------


class Posed(Protocol):
    """Whatever stands somewhere and faces somewhere: a figure's state, or a body."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def z(self) -> float: ...
    @property
    def facing(self) -> float: ...


def seen_from(vehicle: Posed, point: Point) -> Point:
    """Return a plan point relative to a vehicle: forward and to the left of its base point."""
    east, north = heading(vehicle.facing)
    dx, dy = point[0] - vehicle.x, point[1] - vehicle.y
    return (dx * east + dy * north, dy * east - dx * north)


def on_table(vehicle: Posed, point: Point) -> Point:
    """Return a place relative to a vehicle as a plan point of the table, not rounded."""
    east, north = heading(vehicle.facing)
    x, y = point
    return (vehicle.x + x * east - y * north, vehicle.y + x * north + y * east)


def place_aboard(vehicle: Posed, seat: Point3, height: float) -> tuple[float, float, float, float]:
    """Return where a seat (forward, left, facing) at a height above a vehicle's stand height is: x, y, z and facing."""
    x, y = on_table(vehicle, seat[:2])
    facing = rounded(normalised(vehicle.facing + seat[2]))
    return (rounded(x), rounded(y), rounded(vehicle.z + height), facing)


# -- steering points ------------------------------------------------------------------------------------------


def steering_points(state: State, vehicle: FigureId) -> list[Point3]:
    """Return the steering points of a vehicle on the table: those that move with it, and those that do not.  R3.0.2."""
    data, placed = vehicle_data(state, vehicle), state.figures[vehicle]
    if data is None:
        return []
    inside = [(*on_table(placed, (x, y)), placed.z + z) for x, y, z in data.steering_points]
    return [*inside, *state.setup.figure_by_id[vehicle].steering_points]


def is_at_steering_point(state: State, figure: FigureId, vehicle: FigureId) -> bool:
    """Return whether a figure's base point is at a steering point of a vehicle.  R3.0.2 (Steuerpunkt), RU087."""
    placed = state.figures[figure]
    if placed.place is not Place.TABLE or state.figures[vehicle].place is not Place.TABLE:
        return False
    return any(
        at_most(plan_distance((placed.x, placed.y), (x, y)), AT_STEERING_POINT)
        and at_most(abs(placed.z - z), STEERING_HEIGHT)
        for x, y, z in steering_points(state, vehicle)
    )
