"""How vehicles move: only straight ahead, Turn and Reverse.  R3.0.15, R3.0.18 (Drehen), R3.0.19, RU064."""

from __future__ import annotations

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import value
from pb12table.systems.pb12.rules.game.answers import Climb, Horizontal, Land, MoveOption, Reverse, TurnBy, Vertical
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import footing
from pb12table.table.shapes import Point
from pb12table.table.standing.support import stand_heights
from pb12table.table.units import GRID, at_least, at_most, heading, moved, rounded

MOST_TURN = 45.0
"""How many degrees one Turn option changes the facing at most.  R3.0.18."""

OFF_LINE = 2.0 * GRID
"""How far beside the line of a vehicle's facing a place may lie, and beyond a step: places are rounded."""


def vehicle_option_refusal(state: State, figure: FigureId, option: MoveOption) -> Refusal | None:
    """Why a vehicle cannot take an option, or a figure one that only vehicles have.  R3.0.15, R3.0.18, R3.0.19."""
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
    """How far ahead a place on the line of a vehicle's facing is, negative behind; None beside the line."""
    placed = state.figures[figure]
    east, north = heading(placed.facing)
    dx, dy = to[0] - placed.x, to[1] - placed.y
    return dx * east + dy * north if abs(dy * east - dx * north) <= OFF_LINE else None


def goal_of(state: State, figure: FigureId, option: Horizontal | Vertical | Reverse) -> Point:
    """Where an option leads in plan: for a vehicle exactly on the line of its facing, at most a step away.  RU064."""
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
    """The place so many steps ahead of a vehicle, behind it for a negative length."""
    placed = state.figures[vehicle]
    x, y = moved((placed.x, placed.y), placed.facing, length)
    return (rounded(x), rounded(y))


def driving_options(state: State, vehicle: FigureId) -> list[MoveOption]:
    """A step ahead, up or down ahead where there is something to stand on, turns, a step back; some illegal."""
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
    """Some option of a vehicle, of any length or turn; it may be illegal."""
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
