"""The words in which a scene describes a figure: fields of its profile, and how it is set up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, TypedDict

from pb12table.systems.pb12.rules.preparations.blocks import VehicleData
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, Profile
from pb12table.table.shapes import Footprint


class Attributes(TypedDict, total=False):
    """What of an average human's profile is to be different."""

    action_points: int
    movement: int
    vertical_movement: int
    strength: int
    toughness: int
    initiative: int
    nerve: int
    command: int
    ranged: int
    ranged_defence: int
    melee: int
    melee_defence: int
    tech: int
    armour: int
    damage_table: int
    slots: int
    melee_reach: int
    sight_angle: int
    footprint: Footprint
    model_height: float
    base_point: float
    value: int | None
    vehicle: VehicleData | None


class Figure(Attributes, total=False):
    """That, and all else that `Scene.human` is told of a figure but its name and its player."""

    at: Sequence[float] | None
    facing: float
    height: float
    items: Iterable[str]
    in_use: Iterable[str] | None
    blocks: Iterable[Block]
    points: tuple[int, int, int]


def printed(profile: Profile, attribute: Attribute, number: int) -> Profile:
    """The profile with another printed value of an attribute."""
    field: dict[str, Any] = {attribute.value: number}
    return replace(profile, **field)
