"""Open or close a door.  RU204, after R1.6.18 (freie Aktionen)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import ActionRules, Whim
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.moments import Windows
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table, is_on_table
from pb12table.systems.pb12.rules.game.answers import UseDoor
from pb12table.systems.pb12.rules.game.events import DoorMoved
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.battlefield import Body
from pb12table.table.openings import USUAL, WIDEST, hand_gap, in_its_way
from pb12table.table.routes.doorways import Hands
from pb12table.table.shapes import at_most
from pb12table.table.terrain import Piece

REACH: Final = 0.2
"""So near to its leaf, or to its doorway, a figure uses a door, in steps: as near as it comes, and a hand's breadth."""


class UseDoorRules(ActionRules[UseDoor]):
    """A figure at the leaf or in the doorway opens a door or closes it: a free action, or for 1 AP.  RU204."""

    answers = (UseDoor,)
    can_be_free = True

    def cost(self, state: State, action: UseDoor) -> int:
        """Return the AP it uses, 0 as a free action.  RU204, R1.6.18."""
        return 0 if action.free else 1

    def refusal(self, state: State, figure: FigureId, action: UseDoor) -> Refusal | None:
        """Refuse it unless at the leaf or in the doorway, on foot, to another opening, nobody in its way.  RU204."""
        if is_vehicle(state, figure):
            return Refusal("RU204", "vehicles-open-no-doors")
        door = doors_of(state).get(action.door)
        if door is None:
            return Refusal("RU204", "no-such-door", (("piece", action.door),))
        if not 0.0 <= action.degrees <= WIDEST:
            return Refusal("RU204", "door-opens-so-far", (("most", WIDEST),))
        if action.degrees == door.open:
            return Refusal("RU204", "door-stands-so", (("piece", action.door),))
        if door not in doors_at(state, figure):
            return Refusal("RU204", "door-out-of-reach", (("piece", action.door),))
        bodies = tuple(body(state, other.id) for other in figures_on_table(state))
        blocking = in_its_way(door, action.degrees, bodies)
        return Refusal("RU204", "door-blocked", (("figure", blocking[0].id),)) if blocking else None

    async def effect(self, game: Game, figure: FigureId, action: UseDoor, windows: Windows | None) -> None:
        """Move the door.  RU204."""
        game.state.doors[action.door] = action.degrees
        game.record(DoorMoved(figure=figure, piece=action.door, degrees=action.degrees))

    def hints(self, state: State, figure: FigureId) -> Iterator[UseDoor]:
        """Yield using every door at hand, opened wide or closed, free and for 1 AP."""
        for door in doors_at(state, figure):
            degrees = 0.0 if door.open else USUAL
            yield UseDoor(door.id, degrees)
            yield UseDoor(door.id, degrees, free=False)

    def sample(self, whim: Whim) -> UseDoor | None:
        """Return using any door at hand, with any opening."""
        doors = doors_at(whim.state, whim.figure)
        if not doors:
            return None
        degrees = whim.chance.choice([0.0, 30.0, USUAL, 120.0])
        return UseDoor(whim.chance.choice(doors).id, degrees, whim.chance.random() < 0.5, whim.facing)


def doors_of(state: State) -> dict[str, Piece]:
    """Return the doors on the table in their current state, by id."""
    return {piece.id: piece for piece in state.battlefield.pieces if piece.hinge is not None}


def doors_at(state: State, figure: FigureId) -> list[Piece]:
    """Return the doors a figure can reach from where it is: by their leaf, or by where that is when closed."""
    if not is_on_table(state, figure):
        return []
    stands = body(state, figure)
    return [door for door in doors_of(state).values() if reaches(stands, door)]


def reaches(stands: Body, door: Piece) -> bool:
    """Return whether a body is near enough to a door to use it.  RU204."""
    return at_most(hand_gap(stands, door), REACH)


def hands_of(state: State, figure: FigureId) -> Hands:
    """Return which doors a figure opens on its way, and past whom: all, but none driving.  RU204."""
    return Hands(reaches, state.crowd.without(figure), () if is_vehicle(state, figure) else None)


USE_DOOR: Final = UseDoorRules()
