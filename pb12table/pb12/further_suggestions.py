"""Changes of status, threats and rams worth a look, and arbitrary ones.  R4.0.8, R4.2.1, R4.2.2."""

from __future__ import annotations

from pb12table.kernel.request import Chance
from pb12table.pb12.answers import ActionAnswer, Carry, ChangeStatus, Ram, Threaten
from pb12table.pb12.facing import facing_at, facing_to_point, free_facing
from pb12table.pb12.figures import body, distance, figures_on_table, is_opposing, markers_of, value
from pb12table.pb12.further_legality import threatened_by, touched_point
from pb12table.pb12.profiles import Attribute, Block, FigureId
from pb12table.pb12.selectable import SELECTABLE
from pb12table.pb12.state import State, Status
from pb12table.pb12.targets import reach, weapons
from pb12table.table.contact import in_contact, pieces_in_contact
from pb12table.table.sight import half_angle
from pb12table.table.units import at_most, direction, normalised, rounded


def further_actions(state: State, figure: FigureId) -> list[ActionAnswer]:
    """Threats that reach somebody, rams of what is touched, statuses shed whole or taken on once."""
    found: list[ActionAnswer] = []
    for weapon in weapons(state, figure, ranged=False):
        for facing, _ in threats(state, figure, weapon):
            found += [Threaten(weapon.id, facing=facing), Threaten(weapon.id, free=False, facing=facing)]
    found += _rams(state, figure)
    found += _carries(state, figure)
    for status in SELECTABLE:
        held = markers_of(state, figure, status)
        found.append(ChangeStatus(status, take_on=True))
        found += [ChangeStatus(status, take_on=False, times=held)] if held else []
    return found


def threats(state: State, figure: FigureId, weapon: Block) -> list[tuple[float | None, list[FigureId]]]:
    """The facings (degrees, None: as it is) from which a figure threatens most, each with whom; none without anybody.

    R1.6.2: it turns freely before the action.  A facing that reaches no more than another one is left out; as the
    figure faces now comes first.
    """
    half = half_angle(value(state, figure, Attribute.SIGHT_ANGLE)) - 1.0
    here = body(state, figure).position
    wished: dict[float | None, None] = {None: None}
    for other in (state.figures[name] for name in _in_reach(state, figure, weapon)):
        towards = direction(here, (other.x, other.y))
        turns = (rounded(normalised(towards + turn)) for turn in (0.0, half, -half))
        wished |= dict.fromkeys(free_facing(state, figure, turn) for turn in turns)
    reached = [(facing, threatened_by(state, figure, weapon, facing)) for facing in wished]
    reached.sort(key=lambda threat: -len(threat[1]))
    found: list[tuple[float | None, list[FigureId]]] = []
    for facing, whom in reached:
        if whom and not any({*whom} <= {*more} for _, more in found):
            found.append((facing, whom))
    return found


def _in_reach(state: State, figure: FigureId, weapon: Block) -> list[FigureId]:
    """The opposing figures that a weapon reaches, seen or not.  R4.2.1."""
    longest = reach(state, figure, weapon)
    return [
        other.id
        for other in figures_on_table(state)
        if is_opposing(state, figure, other.id) and at_most(distance(state, figure, other.id), longest)
    ]


def _rams(state: State, figure: FigureId) -> list[ActionAnswer]:
    """Rams of every figure and piece in contact, facing them."""
    own = body(state, figure)
    found: list[ActionAnswer] = []
    for other in figures_on_table(state):
        if other.id != figure and in_contact(own, body(state, other.id)):
            found.append(Ram(other.id, facing_at(state, figure, other.id)))
    return [*found, *rams_of_terrain(state, figure)]


def rams_of_terrain(state: State, figure: FigureId) -> list[Ram]:
    """Rams of every piece in contact, facing where it is touched as far as the figure can turn.  R4.2.2, R1.6.2."""
    pieces = pieces_in_contact(state.battlefield, body(state, figure))
    touched = ((piece, touched_point(state, figure, piece)) for piece in pieces)
    return [Ram(piece, facing_to_point(state, figure, point)) for piece, point in touched if point is not None]


def _carries(state: State, figure: FigureId) -> list[ActionAnswer]:
    """Carrying whoever is in contact, with all AP for the Move, or one of them for the Carry."""
    own, left = body(state, figure), state.figures[figure].action_points
    found: list[ActionAnswer] = []
    for other in figures_on_table(state):
        if other.id != figure and in_contact(own, body(state, other.id)):
            found += [Carry(other.id, 0, left), Carry(other.id, 1, left - 1)]
    return found


def arbitrary_further_action(state: State, figure: FigureId, chance: Chance) -> ActionAnswer:
    """Some change of status, threat or ram; it may be illegal."""
    pick = chance.random()
    armed = weapons(state, figure, ranged=False)
    if armed and pick < 0.3:
        return Threaten(chance.choice(armed).id, chance.random() < 0.7)
    touched = [*_rams(state, figure), *_carries(state, figure)]
    if touched and pick < 0.6:
        return chance.choice(touched)
    if pick < 0.8:
        return ChangeStatus(Status.DELAYED, take_on=True, times=chance.randint(1, 2))
    return ChangeStatus(chance.choice(tuple(SELECTABLE)), chance.random() < 0.6, chance.randint(1, 2))


def composure(state: State, figure: FigureId) -> ChangeStatus | None:
    """To shed as much of Distracted as the AP allow, None for a figure that is not.  R4.1.1."""
    held = min(markers_of(state, figure, Status.DISTRACTED), state.figures[figure].action_points)
    return ChangeStatus(Status.DISTRACTED, take_on=False, times=held) if held > 0 else None
