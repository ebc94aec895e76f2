"""Vehicles among the others: what they move over and into, passengers, Turn and Reverse; and taking figures out of the
game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.figures.figures import body, body_at, figures_on_table, is_on_table, value
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveOption, Reverse, TurnBy, Vertical
from pb12table.systems.pb12.rules.game.state import (
    Activation,
    FigureState,
    GroundItem,
    Place,
    Seat,
    State,
    carrying_pieces,
    closed_bodies,
    opaque_bodies,
    owner_of,
    solid_pieces,
    with_pieces,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import (
    BORDER,
    all_aboard,
    is_fixed,
    is_over,
    is_vehicle,
    passengers_of,
    place_aboard,
    seen_from,
    vehicle_data,
    vehicles_under,
)
from pb12table.table.battlefield import Battlefield, Body, for_vehicles
from pb12table.table.motion.contact import bodies_overlap, overlapping
from pb12table.table.motion.falling import SUPPORT_BAND, stand, stand_heights
from pb12table.table.motion.sweep import borne_along
from pb12table.table.shapes import (
    GRID,
    Point,
    Point3,
    at_least,
    at_most,
    heading,
    moved,
    normalised,
    rounded,
    turn_between,
)
from pb12table.table.terrain import Piece

# -- what is in the way ---------------------------------------------------------------------------------------


def footing(state: State, figure: FigureId, *, riding: bool = True) -> Battlefield:
    """Return the table as a figure finds it: terrain, and other vehicles to stand on and run into.

    Of the vehicle he rides only what he stands on counts for a passenger (RU094); those who are aboard of the figure
    itself are left out.  Vehicles find what is not passable for them solid.  Without `riding` he is no passenger.
    """
    battlefield = state.battlefield
    if is_vehicle(state, figure):
        battlefield = for_vehicles(battlefield)
    vehicles = [vehicle for vehicle in state.setup.vehicles if state.figures[vehicle].place is Place.TABLE]
    if not vehicles:
        return battlefield
    under, over = vehicles_under(state, figure) if riding else [], all_aboard(state, figure)
    pieces: list[Piece] = []
    for vehicle in vehicles:
        data = vehicle_data(state, vehicle)
        if vehicle == figure or vehicle in over or data is None:
            continue
        if vehicle in under:
            pieces += carrying_pieces(data, body(state, vehicle), state.figures[figure].z)
        else:
            pieces += solid_pieces(data, body(state, vehicle))
    return with_pieces(battlefield, tuple(pieces))


def footing_at(state: State, figure: FigureId, place: Point3) -> Battlefield:
    """Return the table as a figure finds it at a place: what it no longer rides is in its way.  RU094."""
    if not vehicles_under(state, figure):
        return footing(state, figure)
    there = state.clone()
    put(there, figure, place, state.figures[figure].facing)
    return footing(there, figure)


def ridden_by(state: State, figure: FigureId) -> list[tuple[Body, tuple[Piece, ...]]]:
    """Return the vehicles a figure is aboard, with what of each is in the way of non-passengers.  RU094."""
    data = ((vehicle, vehicle_data(state, vehicle)) for vehicle in vehicles_under(state, figure))
    bodies = ((body(state, vehicle), known) for vehicle, known in data if known is not None)
    return [(carrier, solid_pieces(known, carrier)) for carrier, known in bodies]


def in_the_way(state: State, figure: FigureId) -> tuple[Body, ...]:
    """Return the bodies a figure cannot move into: all except vehicles (see `footing`) and those aboard it.  RU094."""
    if not state.setup.vehicles and state.figures[figure].load is None:
        return state.crowd.without(figure)
    aboard = all_aboard(state, figure)
    return tuple(
        body(state, other.id)
        for other in figures_on_table(state)
        if other.id != figure and other.id not in aboard and not is_vehicle(state, other.id)
    )


def owner_on_table(state: State, obstacle: str) -> str:
    """Return the vehicle an obstacle is a part of, or the obstacle itself; parts of wrecks are terrain.  R3.0.23."""
    owner = FigureId(owner_of(obstacle))
    return owner if owner in state.figures and is_on_table(state, owner) else obstacle


def stands_by_itself(state: State, figure: FigureId) -> bool:
    """Return whether a figure stands safely where it is, without holding on.  R1.4.29, R3.0.11, RU015 a and b.

    Ruling 136: who stepped half into the footprint of a vehicle, between its parts, does not take its stand from it.
    """
    if is_fixed(state, figure):
        return True
    others, data = in_the_way(state, figure), vehicle_data(state, figure)
    if data is not None and others:
        own, table = body(state, figure), state.battlefield
        parts = replace(table, pieces=tuple(solid_pieces(data, own)))
        others = tuple(other for other in others if not bodies_overlap(own, other) or overlapping(parts, other, ()))
    return stand(footing(state, figure), body(state, figure), others).safe


# -- what hides -----------------------------------------------------------------------------------------------


def hiding(state: State, observer: FigureId, target: FigureId | None = None) -> tuple[Body, ...]:
    """Return the bodies that can interrupt a sight line between two figures, or from one to a point.  RU012, RU139.

    All others hide with their real height, but a vehicle that one of the two is aboard of only with its hull up to the
    floor and its closed parts; between that figure and the vehicle itself only the closed parts hide. Those aboard of
    the observer hide nothing from it: a mount would see nobody past its rider.
    """
    if not state.setup.vehicles:
        return state.crowd.without(observer, target)
    ends = [figure for figure in (observer, target) if figure is not None]
    ridden = {vehicle for figure in ends for vehicle in vehicles_under(state, figure)}
    aboard = all_aboard(state, observer) if is_vehicle(state, observer) else []
    found: list[Body] = []
    for other in figures_on_table(state):
        data = vehicle_data(state, other.id)
        if data is not None and other.id in ridden and other.id not in aboard:
            parts = closed_bodies if other.id in ends else opaque_bodies
            found += parts(data, body(state, other.id))
        elif other.id not in (*ends, *aboard):
            found.append(body(state, other.id))
    return tuple(found)


# -- coming along ---------------------------------------------------------------------------------------------


def put(state: State, figure: FigureId, place: Point3, facing: float) -> None:
    """Put a figure somewhere (steps, degrees); who is aboard or carried comes along.  R3.0.7, R3.0.11, R4.2.3.

    Places are rounded to the grid; what a passenger was told of his place is kept exactly, so that it does not drift.
    Who comes along is told before anybody moves: else a bearer who walks to where his cart was would be aboard of it.
    Ruling 139: so does what lies on a vehicle.
    """
    x, y, z = (rounded(number) for number in place)
    there = body_at(state, figure, x, y, z, rounded(normalised(facing)))
    together = _together(state, figure, there)
    cargo = _cargo(state, [goes for goes, _, _ in together]) if state.ground else []
    for goes, pose, seat in together:
        moved = state.figures[goes]
        moved.x, moved.y, moved.z, moved.facing = pose.x, pose.y, pose.z, pose.facing
        moved.seat = moved.seat if seat is None else seat
        moved.climbing = False
    for item, vehicle, (forward, left, height) in cargo:
        item.at = place_aboard(state.figures[vehicle], (forward, left, 0.0), height)[:3]


def _cargo(state: State, movers: Sequence[FigureId]) -> list[tuple[GroundItem, FigureId, Point3]]:
    """Return the items lying on vehicles among the movers, and where on them: forward, to the left, and how high."""
    return [
        (item, vehicle, (*seen_from(under, item.at[:2]), item.at[2] - under.z))
        for vehicle in movers
        if is_vehicle(state, vehicle) and is_on_table(state, vehicle)
        for under in (state.figures[vehicle],)
        for item in state.ground
        if _lies_on(state, item, vehicle)
    ]


def _lies_on(state: State, item: GroundItem, vehicle: FigureId) -> bool:
    """Return whether an item lies on a vehicle's floor or higher on it; below the floor it lies on the table."""
    data, profile = vehicle_data(state, vehicle), state.setup.figure_by_id[vehicle].profile
    height = item.at[2] - state.figures[vehicle].z
    if data is None or data.floor <= SUPPORT_BAND:
        return False
    return data.floor - SUPPORT_BAND <= height <= profile.model_height + BORDER and is_over(state, item.at[:2], vehicle)


def settle_items(state: State) -> None:
    """Let items that nothing holds any more come to lie on whatever is below them, terrain or a vehicle.  RU073."""
    vehicles = (vehicle for vehicle in state.setup.vehicles if is_on_table(state, vehicle))
    parts = ((vehicle_data(state, vehicle), body(state, vehicle)) for vehicle in vehicles)
    pieces = tuple(piece for data, there in parts if data is not None for piece in solid_pieces(data, there))
    battlefield = with_pieces(state.battlefield, pieces)
    for item in state.ground:
        x, y, z = item.at
        heights = [height for height in stand_heights(battlefield, x, y) if at_most(height, z + SUPPORT_BAND)]
        item.at = (x, y, rounded(max(heights, default=0.0)))


def _together(
    state: State, figure: FigureId, there: Body, seat: Seat | None = None
) -> list[tuple[FigureId, Body, Seat | None]]:
    """Return a figure and all who come along, where each ends up, and the seats of passengers.  R3.0.7, R4.2.3."""
    found = [(figure, there, seat)]
    passengers, load = passengers_of(state, figure), state.figures[figure].load
    _take_along(state, figure, passengers)
    for passenger in passengers:
        own = seat_of(state, passenger, state.figures[figure])
        place = place_aboard(there, (own.forward, own.left, own.turn), own.height)
        found += _together(state, passenger, body_at(state, passenger, *place), own)
    if load is not None:
        found += _together(state, load.figure, borne_along(body(state, figure), there, body(state, load.figure)))
    return found


def _take_along(state: State, vehicle: FigureId, passengers: Sequence[FigureId]) -> None:
    """Take passengers out of the hands of those who do not ride with them.  R3.0.7, R4.2.3."""
    for bearer in [figure for figure in state.figures.values() if figure.load is not None]:
        if bearer.load is not None and bearer.load.figure in passengers and bearer.id not in all_aboard(state, vehicle):
            bearer.load = None


def set_down(state: State, figure: FigureId) -> None:
    """Let nobody carry a figure any more: it goes its own way, or is taken away.  R4.2.3 (Tragen)."""
    for other in state.figures.values():
        if other.load is not None and other.load.figure == figure:
            other.load = None


def go_alone(state: State, figure: FigureId) -> None:
    """Let a figure move by itself: nobody carries it, and it takes nobody along, as only Carry does.  R4.2.3."""
    set_down(state, figure)
    state.figures[figure].load = None


def is_carried(state: State, figure: FigureId) -> bool:
    """Return whether another figure carries this one.  R4.2.3 (Tragen)."""
    return any(other.load is not None and other.load.figure == figure for other in state.figures.values())


def settle_load(state: State, figure: FigureId, height: float | None) -> None:
    """Give whoever is carried the stand height it has come to, with all aboard; None: nobody is.  R4.2.3, RU110."""
    load = state.figures[figure].load
    if load is not None and height is not None:
        borne = state.figures[load.figure]
        put(state, load.figure, (borne.x, borne.y, height), borne.facing)


def seat_of(state: State, passenger: FigureId, vehicle: FigureState) -> Seat:
    """Return where a passenger is on a vehicle: as declared, as kept, or as seen now.  R3.0.7, R3.0.11."""
    rider = state.figures[passenger]
    declared = state.setup.figure_by_id[passenger]
    if declared.carrier == vehicle.id:
        forward, left, _ = declared.seat
        return Seat(vehicle.id, forward, left, turn_between(vehicle.facing, rider.facing), rider.z - vehicle.z)
    kept = rider.seat
    if kept is not None and kept.vehicle == vehicle.id:
        x, y, z, _ = place_aboard(vehicle, (kept.forward, kept.left, kept.turn), kept.height)
        if (x, y, z) == (rider.x, rider.y, rider.z):
            return Seat(vehicle.id, kept.forward, kept.left, turn_between(vehicle.facing, rider.facing), kept.height)
    forward, left = seen_from(vehicle, (rider.x, rider.y))
    return Seat(vehicle.id, forward, left, turn_between(vehicle.facing, rider.facing), rider.z - vehicle.z)


def thrown_off(state: State, vehicle: FigureId) -> list[FigureId]:
    """Return those aboard without safe stand after the vehicle moved.  R1.4.29, R3.0.7.

    Who is carried is held until the Move ends (RU110).
    """
    return [
        rider
        for rider in all_aboard(state, vehicle)
        if not is_carried(state, rider) and not stands_by_itself(state, rider)
    ]


MOST_TURN = 45.0
"""How many degrees one Turn option changes the facing at most.  R3.0.18."""

OFF_LINE = 2.0 * GRID
"""How far beside the line of a vehicle's facing a place may lie, and beyond a step: places are rounded."""


def vehicle_option_refusal(state: State, figure: FigureId, option: MoveOption) -> Refusal | None:
    """Return why a vehicle cannot take an option, or a figure one for vehicles only.  R3.0.15, R3.0.18, R3.0.19."""
    if not is_vehicle(state, figure):
        return Refusal("R3.0.15", "only-for-vehicles") if isinstance(option, TurnBy | Reverse) else None
    if isinstance(option, Horizontal | Vertical | Land | Climb) and option.facing is not None:
        return Refusal("R3.0.15", "no-free-facing", (("figure", figure),))
    if isinstance(option, TurnBy):
        if not at_most(abs(option.degrees), MOST_TURN):
            return Refusal("R3.0.18", "turned-too-far", (("most", MOST_TURN),))
    elif isinstance(option, Horizontal | Vertical):
        length = _along(state, figure, (option.x, option.y))
        if length is None or not at_least(length, -OFF_LINE):
            return Refusal("RU064", "not-forward", (("figure", figure),))
        if length > 1.0 + OFF_LINE:
            rule = "R1.7.4" if isinstance(option, Horizontal) else "R1.7.5"
            return Refusal(rule, "longer-than-a-step", (("length", length),))
    elif isinstance(option, Reverse):
        length = _along(state, figure, (option.x, option.y))
        if length is None or not at_most(length, OFF_LINE):
            return Refusal("R3.0.19", "not-backward", (("figure", figure),))
        if length < -1.0 - OFF_LINE:
            return Refusal("R3.0.19", "longer-than-a-step", (("length", -length),))
    return None


def _along(state: State, figure: FigureId, to: Point) -> float | None:
    """Return how far ahead a place on the line of a vehicle's facing is, negative behind; None off the line."""
    placed = state.figures[figure]
    east, north = heading(placed.facing)
    dx, dy = to[0] - placed.x, to[1] - placed.y
    return dx * east + dy * north if abs(dy * east - dx * north) <= OFF_LINE else None


def goal_of(state: State, figure: FigureId, option: Horizontal | Vertical | Reverse) -> Point:
    """Return where an option leads in plan: for a vehicle on the line of its facing, at most a step away.  RU064."""
    to = (option.x, option.y)
    if not is_vehicle(state, figure):
        return to
    length = _along(state, figure, to)
    assert length is not None, "the refusal is asked first"
    placed = state.figures[figure]
    return moved((placed.x, placed.y), placed.facing, max(-1.0, min(length, 1.0)))


TURNS = (15.0, -15.0, 45.0, -45.0)
"""The turns that are worth a look, in degrees."""


def ahead(state: State, vehicle: FigureId, length: float) -> Point:
    """Return the place a number of steps ahead of a vehicle, behind it for a negative length."""
    placed = state.figures[vehicle]
    x, y = moved((placed.x, placed.y), placed.facing, length)
    return (rounded(x), rounded(y))


def driving_options(state: State, vehicle: FigureId) -> list[MoveOption]:
    """Yield a step ahead, up or down ahead if there is something to stand on, turns, a step back; some illegal."""
    placed = state.figures[vehicle]
    climb = value(state, vehicle, Attribute.VERTICAL_MOVEMENT)
    front = ahead(state, vehicle, 1.0)
    found: list[MoveOption] = [Horizontal(*front), *(TurnBy(turn) for turn in TURNS)]
    found.append(Reverse(*ahead(state, vehicle, -1.0)))
    for height in stand_heights(footing(state, vehicle), *front) if climb > 0 else ():
        if 0.25 < abs(height - placed.z) <= climb:
            found.append(Vertical(*front, rise=rounded(height - placed.z)))
    found += [Land(float(drop)) for drop in range(1, climb + 1)]
    return found


def arbitrary_option(state: State, vehicle: FigureId, chance: Chance) -> MoveOption:
    """Return some option of a vehicle, of any length or turn; it may be illegal."""
    pick = chance.random()
    length = chance.choice((1.0, 1.0, chance.uniform(0.0, 1.0)))
    if pick < 0.55:
        return Horizontal(*ahead(state, vehicle, length))
    if pick < 0.85:
        return TurnBy(rounded(chance.uniform(-MOST_TURN, MOST_TURN)))
    if pick < 0.95:
        return Reverse(*ahead(state, vehicle, -length))
    climb = value(state, vehicle, Attribute.VERTICAL_MOVEMENT)
    return Vertical(*ahead(state, vehicle, length), rise=rounded(chance.uniform(-climb, climb)))


def remove_from_game(state: State, figure: FigureId) -> None:
    """Take a figure out of the game with all its points and statuses; it leads no group any more.  R1.10.1, RU024."""
    gone = state.figures[figure]
    gone.place = Place.REMOVED
    state.leaders = {group: leader for group, leader in state.leaders.items() if leader != figure}
    gone.statuses.clear()
    state.due_effects = [due for due in state.due_effects if due.figure != figure]
    gone.action_points = gone.movement_points = gone.received_action_points = 0
    gone.activation = Activation.NONE
    gone.aimed_at = None
    gone.helping_cards = ()
    go_alone(state, figure)
    gone.concentrated = gone.owes_action = gone.may_follow_up = gone.climbing = False


def remove_cards(state: State, player: PlayerId) -> None:
    """Take the cards of a defeated player out of the game, unseen.  RU024."""
    leaving = state.players[player]
    leaving.hand.clear()
    leaving.deck.clear()
