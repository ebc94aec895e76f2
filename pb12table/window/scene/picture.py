"""What is to be drawn on the table, as plain data: the app builds a `Picture`, `TableView` draws it.

All places are in steps on the table; nothing here knows a pixel.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import Final, Literal

import pygame

from pb12table.skirmish.hindrances import Barred
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import AreaCard, Hull, Mark, Passage, Posture, RingDrawing
from pb12table.skirmish.scene.playback import Effect, FloatStyle
from pb12table.skirmish.scene.trails import Trails
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3, Region, Ring
from pb12table.table.units import TOLERANCE
from pb12table.window.kit.palette import Colour, PlayerLook

SightState = Literal["free", "covered", "blocked", "outside"]
PathSign = Literal["", "fall", "collision", "refused"]
RegionStyle = Literal["visible", "reach", "plan", "danger", "hidden"]
LabelStyle = Literal["plain", "plan", "good", "bad", "map"]


PARCHMENT: Final[Colour] = (236, 224, 198)
"""The ground of a figure of no kind."""


@dataclass(frozen=True, slots=True)
class Token:
    """A figure as it is drawn.

    `marks` stand above it, in their order.
    `headgear`, `weapon`, `coat`, `shield` and `posture` choose the drawn figure (see figure_art.py).
    `action_points` are shown as pips unless None, `bar` (so many left of so many) as a bar.
    `ghost` draws a plan: translucent and hatched, with its letters when `lettered`. `alpha` (0..1) serves fading.
    `hull` is there for what is drawn with its true outline, such as a vehicle.
    `floor` is the ground that all of its `kind` have; `apart`: so many steps away is the nearest other one.
    """

    body: Body
    look: PlayerLook
    name: str = ""
    initials: str = ""
    marks: tuple[Mark, ...] = ()
    action_points: int | None = None
    selected: bool = False
    active: bool = False
    done: bool = False
    able: bool = True
    ghost: bool = False
    lettered: bool = False
    hovered: bool = False
    alpha: float = 1.0
    headgear: str = "bare"
    weapon: str = ""
    coat: str = ""
    shield: bool = False
    posture: Posture = "standing"
    targeted: bool = False
    half_angle: float = 90.0
    hull: Hull | None = None
    kind: str = ""
    floor: Colour = PARCHMENT
    apart: float = inf
    bar: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class FallenToken:
    """An out-of-action marker: whose figure fell, and where."""

    at: Point3
    look: PlayerLook
    name: str = ""
    initials: str = ""
    headgear: str = "bare"


@dataclass(frozen=True, slots=True)
class EffectDrawing:
    """An effect that is as old as `age` says, 0 to 1, with the token of the figure that falls where one does."""

    effect: Effect
    age: float
    token: Token | None = None


@dataclass(frozen=True, slots=True)
class SightDrawing:
    """A sight line: its state, the covered share 0..1 with the concealment level, and what covers or
    blocks. `weight` makes it thinner where many are drawn; a `faint` one only lies in the background, without label.
    Of a `half` one only the part from `start` to the middle is drawn: the other half is what is seen from there.
    """

    start: Point3
    end: Point3
    state: SightState
    share: float = 0.0
    level: int = 0
    blockers: tuple[str, ...] = ()
    borderline: bool = False
    label: str = ""
    weight: float = 1.0
    half: bool = False
    faint: bool = False


@dataclass(frozen=True, slots=True)
class PathLeg:
    """One leg of a planned way.

    `kind` is horizontal, vertical, land or climb; `action_point` counts from 0 and chooses the tint. `mark` is
    what there will be from its end on. `tentative` legs lead to the mouse and
    are not part of what would be done. `note` stands at its middle.
    """

    start: Point
    end: Point
    kind: str = "horizontal"
    action_point: int = 0
    payable: bool = True
    sign: PathSign = ""
    label: str = ""
    mark: Mark | None = None
    tentative: bool = False
    note: str = ""
    threatened: bool = False
    """Whether an opponent may strike there."""


@dataclass(frozen=True, slots=True)
class LinkDrawing:
    """A bond between a leader (`start`) and a figure or group below (`end`); `faint` where it only reminds."""

    start: Point
    end: Point
    look: PlayerLook
    faint: bool = False


@dataclass(frozen=True, slots=True)
class AimDrawing:
    """What figures of one player have aimed at: from where (`starts`, one for each of the `figures`), and where it is.

    `figure` or `piece` is what is meant there; neither for a bare place.
    """

    starts: tuple[Point, ...]
    end: Point
    look: PlayerLook
    figures: tuple[FigureId, ...]
    figure: FigureId | None = None
    piece: str | None = None


@dataclass(frozen=True, slots=True)
class ReachArea:
    """Where a figure can get to at one height for so many action points, counted from 0.

    `bonus` marks what only the full move bonus reaches.
    """

    height: float
    region: Region
    action_point: int
    label: str = ""
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class Reach:
    """All areas a figure at `centre` can get to; `faint` while something else matters more."""

    centre: Point
    areas: tuple[ReachArea, ...]
    faint: bool = True


@dataclass(frozen=True, slots=True)
class ThreatSpot:
    """A part of the table where so many figures could attack a person, and whether one of them could strike there."""

    ring: Ring
    count: int
    is_struck: bool


@dataclass(frozen=True, slots=True)
class ThreatShown:
    """Where a side could attack after one move; `is_whole` is not yet so while more may come.

    `lines` lead from the places of attackers to a spot that is pointed at.
    """

    spots: tuple[ThreatSpot, ...]
    is_whole: bool = True
    lines: tuple[tuple[Point, Point, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Walk:
    """A way as it is drawn: its legs, the `pieces` at which it ends, and `end`, the body at its end where it gets on.

    `reason` is a sentence that says why it goes no further, "" where it goes all the way; `barred` is what stops the
    figure, on the way that lacks least first.
    """

    path: tuple[PathLeg, ...]
    pieces: tuple[str, ...] = ()
    end: Body | None = None
    reason: str = ""
    barred: tuple[Barred, ...] = ()


@dataclass(frozen=True, slots=True)
class StoreyShown:
    """One storey alone: the things `above` it, by id, of which only the outline `lid` is drawn, and what is `below`.

    That is the part of the table that has nothing of the storey; it pales.  `low` and `high` are the least and the
    greatest height at which one stands there: zones of other heights are not shown.
    """

    above: tuple[str, ...]
    lid: Region
    below: Region
    low: float
    high: float

    def has(self, band: tuple[float, float] | None) -> bool:
        """Whether something between two heights has to do with the storey; None for all heights."""
        return band is None or (band[0] <= self.high + TOLERANCE and band[1] >= self.low - TOLERANCE)


@dataclass(frozen=True, slots=True)
class CellToken:
    """A cell of a lattice: keys of its ground and of what lies on it ("" for nothing), the colours of its holder."""

    outline: Ring
    ground: str
    feature: str = ""
    look: PlayerLook | None = None


@dataclass(slots=True)
class Picture:
    """Everything above the terrain.

    `highlighted_pieces` are outlined by id. `measure` is the ruler's polyline, with `measure_label` at the
    end. `labels` and `floats` are texts on the table; an age runs from 0 (new, at the place) to 1 (risen and gone).
    `show_angles` names the figures whose sight angle is drawn. `seen` darkens the table but for the seen part of
    each level, as (height, region), the table's first. `reach` is where a figure can get to. `gone` are the ids of
    pieces of terrain that have been opened or destroyed: they are no longer drawn; `doors` are drawn open by so many
    degrees. `threat` is where a side could attack. `wrecks` are vehicles that are terrain now. `trails` are what has
    happened, faded; `effects` flash, fly and fall for a moment. `storey` is the one that is shown alone, None for all
    of them.  `cards` lie in parts of the table, and tint them, with the zones.
    """

    tokens: list[Token] = field(default_factory=list)
    cells: list[CellToken] = field(default_factory=list)
    markers: list[FallenToken] = field(default_factory=list)
    wrecks: list[Token] = field(default_factory=list)
    sights: list[SightDrawing] = field(default_factory=list)
    path: list[PathLeg] = field(default_factory=list)
    rings: list[RingDrawing] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)
    cards: list[AreaCard] = field(default_factory=list)
    links: list[LinkDrawing] = field(default_factory=list)
    aims: list[AimDrawing] = field(default_factory=list)
    highlighted_pieces: tuple[str, ...] = ()
    regions: list[tuple[Region, RegionStyle]] = field(default_factory=list)
    measure: list[Point] = field(default_factory=list)
    measure_label: str = ""
    labels: list[tuple[Point, str, LabelStyle]] = field(default_factory=list)
    floats: list[tuple[Point, str, FloatStyle, float]] = field(default_factory=list)
    effects: list[EffectDrawing] = field(default_factory=list)
    seen: tuple[tuple[float, Region], ...] | None = None
    reach: Reach | None = None
    threat: ThreatShown | None = None
    trails: Trails | None = None
    covered: tuple[pygame.Rect, ...] = ()
    """What lies over the table in window pixels, so that nothing is written there."""
    show_zones: bool = False
    squares: float = 0.0
    """The side of squares that are drawn on the ground, in steps; 0 for none."""
    show_names: bool = False
    show_heights: bool = False
    show_angles: tuple[FigureId, ...] = ()
    gone: tuple[str, ...] = ()
    doors: tuple[tuple[str, float], ...] = ()
    storey: StoreyShown | None = None
