"""Doors: who opens and closes them, and why not.  W022, WR41."""

from __future__ import annotations

from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.asking.answers import UseDoor
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.figures import body, others
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.table.battlefield import Body
from pb12table.table.openings import WIDEST, hand_gap, in_its_way
from pb12table.table.routes.doorways import Hands
from pb12table.table.terrain import Piece
from pb12table.table.units import at_most

REACH: Final = 0.5
"""So near to its leaf, or to its doorway, a figure uses a door, in metres."""


def doors_of(state: State) -> dict[str, Piece]:
    """The doors on the table as they stand, by id."""
    return {piece.id: piece for piece in state.battlefield.pieces if piece.hinge is not None}


def doors_at(state: State, figure: FigureId, origin: Body | None = None) -> list[Piece]:
    """The doors that a figure can reach from where it is, or from another place.  WR41."""
    stands = origin or body(state, figure)
    return [door for door in doors_of(state).values() if reaches(stands, door)]


def reaches(stands: Body, door: Piece) -> bool:
    """Return whether a body is near enough to a door to use it.  WR41."""
    return at_most(hand_gap(stands, door), REACH)


def hands_of(state: State, figure: FigureId) -> Hands:
    """Return which doors a figure opens on its way, and past whom: all, but none lying.  WR41."""
    is_down = state.figures[figure].stance is Stance.PRONE
    return Hands(reaches, tuple(others(state, figure)), () if is_down else None)


def door_refusal(state: State, figure: FigureId, act: UseDoor, origin: Body | None = None) -> Refusal | None:
    """Why a door cannot be opened, or closed: it takes a figure standing or kneeling at the leaf, and room.  WR41."""
    door = doors_of(state).get(act.door)
    if door is None:
        return Refusal("WR41", "no-such-door")
    if not 0.0 <= act.degrees <= WIDEST:
        return Refusal("WR41", "door-opens-so-far", (("most", WIDEST),))
    if act.degrees == door.open:
        return Refusal("WR41", "door-stands-so", (("piece", door.id),))
    if state.figures[figure].stance is Stance.PRONE:
        return Refusal("WR41", "door-not-lying", (("piece", door.id),))
    stands = origin or body(state, figure)
    if not reaches(stands, door):
        return Refusal("WR41", "door-out-of-reach", (("piece", door.id), ("most", REACH)))
    blocking = in_its_way(door, act.degrees, (stands, *others(state, figure)))
    return Refusal("WR41", "door-blocked", (("figure", blocking[0].id),)) if blocking else None
