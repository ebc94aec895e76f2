"""Changes of status, threats and rams worth a look, and arbitrary ones.  R4.0.8, R4.2.1, R4.2.2."""

from __future__ import annotations

from typing import Final

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.targets import reach, weapons
from pb12table.systems.pb12.rules.extensions.further_legality import threatened_by, touched_point
from pb12table.systems.pb12.rules.figures.facing import facing_at, facing_to_point, free_facing
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    distance,
    figures_on_table,
    is_opposing,
    markers_of,
)
from pb12table.systems.pb12.rules.figures.seeing import half_angle_of, has_sight_line
from pb12table.systems.pb12.rules.game.answers import ActionAnswer, Carry, ChangeStatus, Ram, Threaten
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.systems.pb12.rules.statuses.selectable import SELECTABLE
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.motion.contact import in_contact, pieces_in_contact
from pb12table.table.units import angle_between, at_most, direction, normalised, rounded

INSIDE: Final = 0.5
"""So many degrees behind the border of the sight angle somebody has come into sight with more than his edge."""


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

    R1.6.2: it turns freely before the action.  A facing that reaches no more than another one is left out.
    """
    near = _in_reach(state, figure, weapon)
    if not near:
        return []
    now = threatened_by(state, figure, weapon)
    if len(now) == len(near) or is_vehicle(state, figure):
        return [(None, now)] if now else []
    here, half = body(state, figure).position, half_angle_of(state, figure)
    bearings = {other: direction(here, body(state, other).position) for other in near}
    open_to_view = {o: at for o, at in bearings.items() if has_sight_line(state, figure, o, rounded(at))}
    expected: dict[frozenset[FigureId], float] = {}
    # Where most are seen at once, somebody has just come into sight.
    for wished in [turn for at in open_to_view.values() for turn in (at, at - max(half - INSIDE, 0.0))]:
        whom = frozenset(o for o, at in open_to_view.items() if angle_between(wished, at) <= half)
        expected.setdefault(whom, wished)
    most = [whom for whom in expected if not any(whom < more for more in expected)]
    found: list[tuple[float | None, list[FigureId]]] = [(None, now)] if now else []
    for whom in sorted(most, key=lambda each: (-len(each), sorted(each))):
        if whom <= {*now}:
            continue
        facing = free_facing(state, figure, rounded(normalised(expected[whom])))
        found.append((facing, threatened_by(state, figure, weapon, facing)))
    found = [each for each in found if each[1] and not any({*each[1]} < {*more} for _, more in found)]
    return sorted(found, key=lambda threat: -len(threat[1]))


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
