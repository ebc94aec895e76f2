"""Vehicles for rule tests: the coach of the catalogue, and whoever rides on it.

The coach is 4 by 2 steps and 2 high, its floor half a step above the ground; its front half is a passenger area with
the steering point in it, one step ahead of the base point.  All above the floor is open.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Unpack

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import Status, VehicleState
from pb12table.systems.pb12.rules.preparations.blocks import VehicleData, VehiclePart
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block
from pb12table.table.shapes import Outline, Ring
from tests.systems.pb12.attributes import Attributes
from tests.systems.pb12.scene import Play, Scene

FLOOR = 0.5
RING: Ring = ((-2.0, -1.0), (2.0, -1.0), (2.0, 1.0), (-2.0, 1.0))
FRONT: Ring = ((0.0, -0.8), (1.9, -0.8), (1.9, 0.8), (0.0, 0.8))
COACH = VehicleData(
    floor=FLOOR,
    steering_points=((1.0, 0.0, FLOOR),),
    passenger_areas=(FRONT,),
    parts=(VehiclePart(RING, FLOOR, 2.0 - FLOOR, open=True),),
    modifiers=((Attribute.TECH, 1),),
)


def coach(
    scene: Scene,
    name: str = "coach",
    player: str = "alice",
    at: Sequence[float] | None = (0.0, 0.0),
    facing: float = 0.0,
    data: Mapping[str, Any] | None = None,
    height: float = 0.0,
    items: Iterable[str] = (),
    blocks: Iterable[Block] = (),
    points: tuple[int, int, int] = (0, 2, 2),
    **attributes: Unpack[Attributes],
) -> FigureId:
    """The coach of the catalogue, with other vehicle data or attributes where given."""
    values: Attributes = {
        "action_points": 0,
        "movement": 6,
        "vertical_movement": 0,
        "strength": 5,
        "toughness": 4,
        "initiative": 0,
        "nerve": 0,
        "armour": 1,
        "footprint": Outline(RING),
        "slots": 0,
        "vehicle": replace(COACH, **(data or {})),
        **attributes,
    }
    return scene.human(name, player, at, facing, height, items, blocks=blocks, points=points, **values)


def rider(
    scene: Scene,
    name: str = "driver",
    player: str = "alice",
    at: Sequence[float] = (1.0, 0.0),
    facing: float = 0.0,
    items: Iterable[str] = (),
    blocks: Iterable[Block] = (),
    points: tuple[int, int, int] = (0, 1, 1),
    **attributes: Unpack[Attributes],
) -> FigureId:
    """A human on the floor of a coach; the driver's place is the steering point of a coach at the origin."""
    return scene.human(name, player, at, facing, FLOOR, items, blocks=blocks, points=points, **attributes)


def drive(scene: Scene, name: str = "coach", driver: str = "driver") -> None:
    """Let somebody have steered a vehicle before the scene begins."""
    scene.edit(name, vehicle=VehicleState(steered_by=FigureId(driver)))


def marked(scene: Scene, name: str, **statuses: int) -> None:
    """Give a figure markers before the scene begins: `marked(scene, "coach", moved=2)`."""
    scene.edit(name, statuses={Status(status): number for status, number in statuses.items()})


def markers(play: Play, name: str, status: str) -> int:
    """How many markers of a status a figure has."""
    return play.figure(name).statuses.get(Status(status), 0)
