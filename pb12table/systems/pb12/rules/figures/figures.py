"""Pure questions about one figure: its attribute values and why, its blocks, radii, body and sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.game.state import FigureState, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point, is_wrecked, vehicle_data, vehicle_of
from pb12table.table.battlefield import Body, Gait
from pb12table.table.footprints import in_area
from pb12table.table.shapes import Point3, at_most, direction, rounded
from pb12table.table.shapes import distance as distance_between

GAIT: Final = Gait(ledge=0.25, steepest=45.0)
"""The highest ledge in steps that walking follows for free, and the steepest surface to stand on; RU015, RU016."""

EFFECTS: Final[Mapping[str, str]] = MappingProxyType(
    {"R4.3.2": "ranged-defence-reaction", "R4.3.3": "melee-defence-reaction"}
)
"""What a change of an attribute value is called, by the rule that brings it."""

_INCAPACITATING = (
    Attribute.MOVEMENT,
    Attribute.STRENGTH,
    Attribute.TOUGHNESS,
    Attribute.INITIATIVE,
    Attribute.NERVE,
    Attribute.ACTION_POINTS,
)


_CHANGED = frozenset({Attribute.ACTION_POINTS, Attribute.RANGED_DEFENCE, Attribute.MELEE_DEFENCE})
"""What changes without an effect on the figure, unless it is a vehicle."""


def blocks_in_use(state: State, figure: FigureId) -> list[Block]:
    """Return the blocks whose rules apply to a figure now.  R1.8.2 (Bausteine einsetzen)."""
    blocks = state.setup.block_by_figure[figure]
    return [blocks[block] for block, in_play in state.figures[figure].blocks.items() if in_play.in_use]


def free_slots(state: State, figure: FigureId) -> int:
    """Return how many slots are not taken by blocks in use.  R1.8.17 (freie Slots)."""
    return value(state, figure, Attribute.SLOTS) - sum(block.slots for block in blocks_in_use(state, figure))


# -- statuses -------------------------------------------------------------------------------------------------


def markers_of(state: State, figure: FigureId, status: Status) -> int:
    """Return how many markers of a status the figure has received.  R1.9.6 (kumulativ)."""
    return state.figures[figure].statuses.get(status, 0)


def has_status(state: State, figure: FigureId, status: Status) -> bool:
    """Return whether a status applies, received, counted as another, or automatic.

    R1.9.2, R1.10.3, R1.10.5, R1.10.6, R1.10.7, R3.0.10 (statische Passagiere), R3.0.22, R3.0.23, RU078.
    """
    statuses = state.figures[figure].statuses
    if status is Status.STATIC:
        still = statuses.get(status, 0) > 0 or value(state, figure, Attribute.MOVEMENT) < 1
        return still and may_be_static(state, figure)
    if statuses.get(status, 0) > 0:
        return True
    if status is Status.LIGHTLY_WOUNDED:
        return statuses.get(Status.SEVERELY_WOUNDED, 0) > 0
    if status in (Status.DESTROYED, Status.OUT_OF_ACTION):
        return is_wrecked(state, figure)
    if status is Status.LIGHTLY_DAMAGED:
        return statuses.get(Status.SEVERELY_DAMAGED, 0) > 0
    if status is Status.INCAPACITATED:
        return statuses.get(Status.PANICKED, 0) > 0 or _has_negative_value(state, figure)
    return False


def _has_negative_value(state: State, figure: FigureId) -> bool:
    """Return whether a value that nobody can do without is negative.  R1.10.3 (handlungsunfähig)."""
    profile = state.setup.figure_by_id[figure].profile
    if profile.vehicle is None and not state.figures[figure].effects:
        # Asked of everybody who might interrupt, and only action points can be another number than is printed.
        least = min(profile.movement, profile.strength, profile.toughness, profile.initiative, profile.nerve)
        return least < 0 or value(state, figure, Attribute.ACTION_POINTS) < 0
    return any(value(state, figure, attribute) < 0 for attribute in _INCAPACITATING)


def may_be_static(state: State, figure: FigureId) -> bool:
    """Return whether no vehicle that is not itself Static prevents a figure from being Static.  R3.0.10, RU078."""
    under = vehicle_of(state, figure)
    return under is None or has_status(state, under, Status.STATIC)


def is_able_to_act(state: State, figure: FigureId) -> bool:
    """Return whether a figure is in the game and not Incapacitated.  R1.10.3 (handlungsfähig)."""
    return state.figures[figure].place is not Place.REMOVED and not has_status(state, figure, Status.INCAPACITATED)


def steering_figure(state: State, vehicle: FigureId) -> FigureId | None:
    """Return who steers a vehicle: whoever did so last, if able to act and still at a steering point.  R3.0.4."""
    kept = state.figures[vehicle].vehicle
    driver = None if kept is None else kept.steered_by
    if driver is None or not is_at_steering_point(state, driver, vehicle) or not is_able_to_act(state, driver):
        return None
    return driver


# -- attribute values -----------------------------------------------------------------------------------------


def printed(state: State, figure: FigureId, attribute: Attribute) -> int:
    """Return the data sheet value.  R1.4.1 (Datenblatt); 0 where a vehicle has a modifier in its place (R3.0.12)."""
    profile = state.setup.figure_by_id[figure].profile
    if profile.vehicle is not None and profile.vehicle.modifier(attribute) is not None:
        return 0
    return profile.printed(attribute)


def changes(state: State, figure: FigureId, attribute: Attribute) -> list[Modifier]:
    """Return what changes a printed attribute value now.  R1.1.7, R1.9.1, R1.8.10, R1.10.2, R1.10.4, R4.1.3, R4.1.4."""
    found: list[Modifier] = []
    for effect in state.figures[figure].effects:
        if effect.attribute is attribute:
            found.append(Modifier(effect.rule, EFFECTS.get(effect.rule, "effect"), effect.value, effect.source))
    if attribute is Attribute.ACTION_POINTS:
        if has_status(state, figure, Status.LIGHTLY_WOUNDED):
            found.append(Modifier("R1.10.4", "lightly-wounded", -1, Status.LIGHTLY_WOUNDED))
        if has_status(state, figure, Status.EXHAUSTED):
            found.append(Modifier("R4.1.3", "exhausted", -1, Status.EXHAUSTED))
    elif attribute is Attribute.RANGED_DEFENCE:
        found += _block_changes(state, figure, "ranged_defence")
        moved = markers_of(state, figure, Status.MOVED)
        if moved > 1:
            found.append(Modifier("R1.10.2", "moved", moved - 1, Status.MOVED))
        if has_status(state, figure, Status.CAMOUFLAGED):
            found.append(Modifier("R4.1.4", "camouflaged", 1, Status.CAMOUFLAGED))
        found += _darkness(state, figure)
        found += _ridden_defence(state, figure)
    elif attribute is Attribute.MELEE_DEFENCE:
        found += _block_changes(state, figure, "melee_defence")
        found += _darkness(state, figure)
    if vehicle_data(state, figure) is not None:
        found += _vehicle_changes(state, figure, attribute)
        if attribute is Attribute.INITIATIVE:
            found += _replaced_initiative(state, figure, printed(state, figure, attribute) + total(found))
    return found


def _vehicle_changes(state: State, figure: FigureId, attribute: Attribute) -> Iterator[Modifier]:
    """Yield what being a vehicle changes.  R3.0.6 (Ungelenkt), R3.0.12 (Attribute von Vehikeln)."""
    vehicle = vehicle_data(state, figure)
    if attribute in (Attribute.TECH, Attribute.MOVEMENT) and markers_of(state, figure, Status.OUT_OF_CONTROL):
        lost = -markers_of(state, figure, Status.OUT_OF_CONTROL)
        yield Modifier("R3.0.6", "out-of-control", lost, Status.OUT_OF_CONTROL)
    by_driver = vehicle is not None and vehicle.modifier(attribute) is not None
    driver = steering_figure(state, figure) if by_driver else None
    if driver is not None:
        yield Modifier("R3.0.12", "steering-figure", value(state, driver, attribute), driver)


def _replaced_initiative(state: State, figure: FigureId, own: int) -> Iterator[Modifier]:
    """Yield the steering figure's initiative, which replaces one of 0, for everything (RU099).  R3.0.13."""
    driver = steering_figure(state, figure) if own == 0 else None
    if driver is not None:
        yield Modifier("R3.0.13", "steering-figure", value(state, driver, Attribute.INITIATIVE), driver)


def _ridden_defence(state: State, figure: FigureId) -> Iterator[Modifier]:
    """Yield the vehicle's present DF; of the darkness of both the greater counts, RU094.  R3.0.7 (Passagiere)."""
    under = vehicle_of(state, figure)
    if under is None:
        return
    defence = value(state, under, Attribute.RANGED_DEFENCE)
    if defence:
        yield Modifier("R3.0.7", "aboard", defence, under)
    twice = min(total(list(_darkness(state, figure))), _darkness_aboard(state, under))
    if twice:
        yield Modifier("RU094", "dark-once", -twice, under)


def _darkness_aboard(state: State, figure: FigureId) -> int:
    """Return how much of a figure's DF is darkness, including that of what it rides.  RU094."""
    under = vehicle_of(state, figure)
    own = total(list(_darkness(state, figure)))
    return own if under is None else max(own, _darkness_aboard(state, under))


def value(state: State, figure: FigureId, attribute: Attribute) -> int:
    """Return the current value of an attribute; it may be negative.  R1.1.7 (Attributwert)."""
    # Asked more often than anything else, and mostly nothing changes it.
    profile, placed = state.setup.figure_by_id[figure].profile, state.figures[figure]
    if profile.vehicle is None and not placed.effects:
        if attribute not in _CHANGED:
            return profile.printed(attribute)
        if attribute is Attribute.ACTION_POINTS and not placed.statuses:
            return profile.action_points
    found = changes(state, figure, attribute)
    return printed(state, figure, attribute) + (total(found) if found else 0)


def parts_of_value(state: State, figure: FigureId, attribute: Attribute) -> tuple[Modifier, ...]:
    """Return the printed value of an attribute and what changes it now; the sum is the value.  R1.4.1, R1.1.7."""
    own = Modifier("R1.4.1", "printed", printed(state, figure, attribute), figure)
    return (own, *changes(state, figure, attribute))


def _block_changes(state: State, figure: FigureId, name: str) -> Iterator[Modifier]:
    """Yield the values of all blocks in use, which are added.  R1.8.10 (Defensivwerte von Bausteinen)."""
    for block in blocks_in_use(state, figure):
        bonus: int = getattr(block, name)
        if bonus:
            yield Modifier("R1.8.10", "block-defence", bonus, block.id)


def _darkness(state: State, figure: FigureId) -> Iterator[Modifier]:
    """Yield by how much both defensive values rise.  R6.1.6 (dunkles Gebiet)."""
    for zone in zones_at(state, figure, ZoneKind.DARK):
        yield Modifier("R6.1.6", "dark-zone", zone.level, zone.id)


# -- radii ----------------------------------------------------------------------------------------------------


def communication_radius(state: State, figure: FigureId) -> int | None:
    """Return the communication radius in steps, None for no area.  R1.4.19 (Kommunikationsradius), RU038."""
    initiative = value(state, figure, Attribute.INITIATIVE)
    return initiative if initiative >= 0 else None


def perception_radius(state: State, figure: FigureId) -> int | None:
    """Return the perception radius in steps, None for no area.  R1.4.20 (Wahrnehmungsradius), RU038."""
    return communication_radius(state, figure)


def command_radius(state: State, figure: FigureId) -> int | None:
    """Return the command radius in steps, None for no area.  R1.4.21 (Kommandoradius), RU038."""
    initiative = value(state, figure, Attribute.INITIATIVE)
    command = value(state, figure, Attribute.COMMAND)
    return initiative * command if initiative > 0 and command > 0 else None


def is_command_figure(state: State, figure: FigureId) -> bool:
    """Return whether the command value is strictly positive.  R1.4.9 (Kommandofigur)."""
    return value(state, figure, Attribute.COMMAND) > 0


# -- place and sides ------------------------------------------------------------------------------------------


def is_on_table(state: State, figure: FigureId) -> bool:
    return state.figures[figure].place is Place.TABLE


def own_feet(state: State, figure: FigureId) -> Point3:
    """Return where a figure stands in steps: the point near it and in its sight wherever anything is."""
    placed = state.figures[figure]
    return (placed.x, placed.y, placed.z)


def body_at(state: State, figure: FigureId, x: float, y: float, z: float, facing: float) -> Body:
    """Return the figure's body at a place.  RU006: base point at a share of the model height."""
    return state.body_in((figure, x, y, z, facing))


def body(state: State, figure: FigureId, facing: float | None = None) -> Body:
    """Return the figure's body where it stands, turned to another facing if one is given.  RU006."""
    placed = state.figures[figure]
    return body_at(state, figure, placed.x, placed.y, placed.z, placed.facing if facing is None else facing)


def figures_on_table(state: State) -> Iterator[FigureState]:
    """Yield all figures on the table, in the order of the setup."""
    return (figure for figure in state.figures.values() if figure.place is Place.TABLE)


def figures_of(state: State, player: PlayerId) -> Iterator[FigureState]:
    """Yield all figures a player controls that are in the game.  R1.2.11 (Kontrolle)."""
    return (
        figure for figure in state.figures.values() if figure.controller == player and figure.place is not Place.REMOVED
    )


def distance(state: State, first: FigureId, second: FigureId) -> float:
    """Return the distance between two figures' base points in steps.  R1.1.14 (Messen), RU007."""
    return distance_between(base_point(state, first), base_point(state, second))


def facing_towards(state: State, figure: FigureId, target: FigureId) -> float:
    """Return the facing from one figure directly towards another."""
    own, other = state.figures[figure], state.figures[target]
    return rounded(direction((own.x, own.y), (other.x, other.y)))


def base_point(state: State, figure: FigureId) -> Point3:
    """Return the base point of a figure where it stands.  RU006; the same as its body's."""
    placed, profile = state.figures[figure], state.setup.figure_by_id[figure].profile
    return (placed.x, placed.y, placed.z + profile.base_point * profile.model_height)


def is_opposing(state: State, first: FigureId, second: FigureId) -> bool:
    """Return whether two figures are controlled by different players; a defeated player controls nothing.  RU024."""
    one, two = state.figures[first].controller, state.figures[second].controller
    return one != two and not state.players[one].defeated and not state.players[two].defeated


def zones_at(state: State, figure: FigureId, kind: ZoneKind) -> list[Zone]:
    """Return the zones of a kind a figure on the table is in.  R1.1.18 (Gebiete), RU008."""
    placed = state.figures[figure]
    if placed.place is not Place.TABLE:
        return []
    return [
        zone for zone in state.setup.zones if zone.kind is kind and in_area(zone.area, (placed.x, placed.y), placed.z)
    ]


def rough_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """Return TN modifiers of action checks in rough zones.  R6.1.5 (unwegsames Gebiet), RU115."""
    return [Modifier("R6.1.5", "rough-zone", 2, zone.id) for zone in zones_at(state, figure, ZoneKind.ROUGH)]


def is_near(state: State, figure: FigureId, point: tuple[float, float, float], radius: float | None) -> bool:
    """Return whether a point lies in an area of the radius around the figure; never for None.  R1.1.17, RU007."""
    if radius is None:
        return False
    return at_most(distance_between(base_point(state, figure), point), radius)
