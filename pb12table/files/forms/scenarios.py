"""The forms of what every scenario has, whichever its rules, as it is written in TOML: the table and what lies on it.

Lengths in steps, angles in degrees counter-clockwise from east.  Every bound here keeps a wrong or hostile file from
taking the program down.  A rule system extends `ScenarioForm` by sections of its own, and may extend other forms.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import (
    MOST_PIECES,
    Angle,
    Base,
    BothNames,
    BothTexts,
    Coordinate,
    Form,
    FormCircle,
    FormPoint,
    FormRectangle,
    FormRing,
    Height,
    Holes,
    Id,
    Ids,
    Length,
    LongText,
    Text,
    Thickness,
    Value,
)
from pb12table.systems.known import UNNAMED

Opens = Literal["turns", "lifts"]
Sill = Annotated[float, Meta(ge=0, le=100)]


class TableForm(Form, frozen=True, kw_only=True):
    """The playing area: x from 0 to `width` (east), y from 0 to `depth` (north)."""

    width: Annotated[float, Meta(ge=2, le=400)]
    depth: Annotated[float, Meta(ge=2, le=400)]
    step_cm: Annotated[float, Meta(gt=0, le=100)] = 2.0


class BackgroundForm(Form, frozen=True, kw_only=True):
    """A picture under the terrain: a file in the scenario's folder (PNG, JPEG or WebP).

    `at` is where its south-west corner lies and `width` how wide it is, before it is `turned` about its centre; how
    deep it is follows from its proportions.  `opacity` 0 hides it, 1 hides the bare table.
    """

    picture: Annotated[str, Meta(min_length=1, max_length=160)]
    at: FormPoint = (0.0, 0.0)
    width: Length
    turned: Angle = 0.0
    opacity: Annotated[float, Meta(ge=0, le=1)] = 1.0


class KindForm(Form, frozen=True, kw_only=True):
    """A kind of terrain: defaults for the pieces of that kind; a rule system may add keys.

    What `opens` is a door: its leaf turns, or lifts. With a `sill` it is a window, seen and shot through from so many
    steps above its base up to its `lintel`, and never walked through. `one_way` walls are seen through from one side.
    """

    id: Id
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    height: Height
    base: Base = 0.0
    thickness: Thickness = 0.2
    blocks_sight: bool = True
    translucent: Annotated[int, Meta(ge=0, le=6)] = 0
    stops_damage: bool = True
    standable: bool = True
    climbable: bool = False
    passable: bool = False
    vehicle_passable: bool = False
    opens: Opens | None = None
    sill: Sill | None = None
    lintel: Height | None = None
    one_way: bool = False


class TerrainForm(Form, frozen=True, kw_only=True):
    """One piece: exactly one of polygon, rectangle, circle and line; other keys override the kind's.

    `rectangle` is the south-west corner, width and depth, `turned` by degrees about its centre.  `rises` makes a ramp
    that climbs in that direction; `low_edge` and `high_edge` do the same by hand.

    Doors, windows and one-way walls are straight lines. Those that stand `in` a wall along a line leave a hole in it;
    the wall goes on above them, and below a window. A door is `open` by so many degrees about its `hinge`, the start or
    the end of its line, to the left or right as seen along the line (`swing`). `see_through` is the side of a one-way
    wall, seen along its line, from which one sees through.
    """

    id: Id
    kind: Id
    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    turned: Angle | None = None
    circle: FormCircle | None = None
    line: FormRing | None = None
    thickness: Thickness | None = None
    holes: Holes = ()
    base: Base | None = None
    height: Height | None = None
    rises: Angle | None = None
    low_edge: tuple[FormPoint, FormPoint] | None = None
    high_edge: tuple[FormPoint, FormPoint] | None = None
    blocks_sight: bool | None = None
    translucent: Annotated[int, Meta(ge=0, le=6)] | None = None
    stops_damage: bool | None = None
    standable: bool | None = None
    climbable: bool | None = None
    passable: bool | None = None
    vehicle_passable: bool | None = None
    name: Text | BothNames | None = None
    inside: Id | None = msgspec.field(name="in", default=None)
    open: Annotated[float, Meta(ge=0, le=180)] | None = None
    hinge: Literal["start", "end"] | None = None
    swing: Literal["left", "right"] | None = None
    sill: Sill | None = None
    lintel: Height | None = None
    see_through: Literal["left", "right"] | None = None


class ZoneForm(Form, frozen=True, kw_only=True):
    """A zone: exactly one of polygon, rectangle and circle.  `band`: the lowest and highest stand height.  RU008."""

    id: Id
    kind: Literal["entry", "exit", "difficult", "rough", "dark", "fog", "deep", "airless", "hold", "contest", "scene"]
    name: Text | BothNames | None = None
    players: Ids = ()
    polygon: FormRing | None = None
    rectangle: FormRectangle | None = None
    turned: Angle | None = None
    circle: FormCircle | None = None
    holes: Holes = ()
    band: tuple[Coordinate, Coordinate] | None = None
    level: Value = 0


class PlayerForm(Form, frozen=True, kw_only=True):
    """A player, of whom every rule system knows at least this."""

    id: Id
    name: Text


class ScenarioForm(Form, frozen=True, kw_only=True):
    """What every scenario has; a rule system adds its own sections and says more closely what some lists hold."""

    format: int
    system: str = UNNAMED
    name: Text | BothNames
    description: LongText | BothTexts | None = None
    minutes: Annotated[int, Meta(ge=1, le=1000)] | None = None
    table: TableForm
    background: BackgroundForm | None = None
    terrain: Annotated[tuple[TerrainForm, ...], Meta(max_length=MOST_PIECES)] = ()
    zone: Annotated[tuple[ZoneForm, ...], Meta(max_length=100)] = ()
    player: Annotated[tuple[PlayerForm, ...], Meta(max_length=8)] = ()
    kind: Annotated[tuple[KindForm, ...], Meta(max_length=100)] = ()
