"""What referee scripts of FATE may say: positions, declarations, lines that look at something; see REFEREE.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Base, Change, Form, FormPoint, Id, Ids, Points, Text
from pb12table.referee.forms import RuleId
from pb12table.systems.fate.rules.data import Severity, Skill, Track
from pb12table.systems.fate.rules.state import Asked, BlockKind, Deed, Defends, Gone, On

Chance = Annotated[float, Meta(ge=0, le=1)]
Chances = Annotated[tuple[Chance, ...], Meta(max_length=60)]
Sums = dict[RuleId, Change]
Boxes = Annotated[tuple[Points, ...], Meta(max_length=20)]


# -- positions ------------------------------------------------------------------------------------------------------


class PlacedForm(Form, frozen=True, kw_only=True):
    """Where a figure stands in a position."""

    id: Id
    at: FormPoint
    height: Base | None = None


class ActorForm(Form, frozen=True, kw_only=True):
    """What is different about a character or group in a position; `out`: how it has left the conflict.

    What it is `disarmed` of is `lying` in its own zone, unless another one is named.
    """

    id: Id
    points: Points | None = None
    health: Boxes = ()
    composure: Boxes = ()
    partial: Points = 0
    in_hand: Ids | None = None
    disarmed: dict[str, Points] = msgspec.field(default_factory=dict)
    lying: dict[str, Id] = msgspec.field(default_factory=dict)
    has_acted: bool = False
    held: bool = False
    attacked: bool = False
    full_defence: bool = False
    led_by: Id | None = None
    defends: Defends | None = None
    out: Gone | None = None
    fallen: Annotated[int, Meta(ge=0, le=30)] = 0


class AspectForm(Form, frozen=True, kw_only=True):
    """An aspect that is there: on the scene, a zone or an actor; `free`: the side with a free tag."""

    text: Text
    on: On = On.SCENE
    bearer: Annotated[str, Meta(max_length=48)] = ""
    sticky: bool = False
    free: Id | None = None
    severity: Severity | None = None
    aim: Id | None = None
    shifts: Points = 0


class BlockForm(Form, frozen=True, kw_only=True):
    """A block that is set."""

    owner: Id
    kind: BlockKind
    strength: Change
    subject: Id | None = None
    zones: Ids = ()
    deed: Deed | None = None
    debris: bool = False
    feature: Id | None = None


class SpinForm(Form, frozen=True, kw_only=True):
    """A spin that may be used now."""

    holder: Id
    value: Points = 1


class FuseForm(Form, frozen=True, kw_only=True):
    """What goes off in a zone at the end of an `exchange`, at first that of the position.

    It is a bomb, or the fuse of a `feature`.
    """

    zone: Id
    effort: Change
    by: Id
    exchange: Annotated[int, Meta(ge=1, le=99)] | None = None
    feature: Id | None = None


class PositionForm(Form, frozen=True, kw_only=True):
    """The turn of the `actor` in an `exchange`, nobody having acted; without one the conflict has yet to begin.

    `order` is that of initiative, at first that of the file; `carried` tells by a thing who has it.
    """

    actor: Id | None = None
    exchange: Annotated[int, Meta(ge=1, le=99)] = 1
    order: tuple[Id, ...] = ()
    figure: Annotated[tuple[PlacedForm, ...], Meta(max_length=100)] = ()
    actors: Annotated[tuple[ActorForm, ...], Meta(max_length=60)] = ()
    aspect: Annotated[tuple[AspectForm, ...], Meta(max_length=40)] = ()
    block: Annotated[tuple[BlockForm, ...], Meta(max_length=20)] = ()
    spin: SpinForm | Annotated[tuple[SpinForm, ...], Meta(max_length=20)] = ()
    fuse: Annotated[tuple[FuseForm, ...], Meta(max_length=10)] = ()
    carried: dict[str, Id] = msgspec.field(default_factory=dict)
    long: bool = False
    bids: Asked | None = None
    compels: Asked | None = None
    objects: Asked | None = None
    falls: bool = False


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player declares something unasked: when to be asked, or giving up."""

    declare: Literal["when-asked", "when-defending", "give-up"]
    by: Id
    bids: Asked = Asked.ALWAYS
    compels: Asked = Asked.FREE
    splits: bool = False
    objects: Asked = Asked.FREE
    falls: bool = False
    actor: Id | None = None
    defends: Defends | None = None
    refused: RuleId | bool = False


# -- what happens before --------------------------------------------------------------------------------------------


class HitHappens(Form, frozen=True, kw_only=True):
    """A character or group takes a hit that nobody has caused, as from a fall.  FR17, FR18."""

    happens: Literal["hit"]
    actor: Id
    hit: Annotated[int, Meta(ge=1, le=20)]
    track: Track = Track.HEALTH


# -- lines that look ------------------------------------------------------------------------------------------------


class ActorLine(Form, frozen=True, kw_only=True):
    """What must be true of a character or group.

    `consequences` are their severities in order, `heads` what count on acts where all groups help, `value` of a
    `skill`, `sum` of such an act with it; `zone` where it is; `carries` whether it has a thing; `initiative` what
    orders it.
    """

    actor: Id
    points: Points | None = None
    health: Boxes | None = None
    composure: Boxes | None = None
    length: dict[Track, Points] | None = None
    partial: Points | None = None
    members: Points | None = None
    consequences: tuple[Severity, ...] | None = None
    next: Severity | Literal[False] | None = None
    gone: Gone | None = None
    outcome: str | None = None
    zone: Id | None = None
    led_by: Id | Literal[False] | None = None
    in_hand: Ids | None = None
    has_acted: bool | None = None
    held: bool | None = None
    full_defence: bool | None = None
    heads: Points | None = None
    skill: Skill | None = None
    value: Change | None = None
    sum: Change | None = None
    weight: Points | None = None
    initiative: Change | None = None


class AspectLine(Form, frozen=True, kw_only=True):
    """Whether there is an aspect of that name, and what must be true of it.

    `free` is the side with a free tag, `shifts` those that placed it.
    """

    aspect: Text
    there: bool | None = None
    on: On | None = None
    bearer: str | None = None
    sticky: bool | None = None
    free: Id | Literal[False] | None = None
    shifts: Points | None = None


class ApartLine(Form, frozen=True, kw_only=True):
    """How many links two zones are apart (false for no way), and the border of the link from one to the other."""

    apart: Id
    to: Id
    zones: Points | Literal[False] | None = None
    border: Points | Literal[False] | None = None


class SightLine(Form, frozen=True, kw_only=True):
    """What an actor must see of another: a `line`, and its least share `covered` in per cent.  FR05, FR43."""

    sight: Id
    of: Id
    line: bool | None = None
    covered: Annotated[float, Meta(ge=0, le=100)] | None = None


class BlockLine(Form, frozen=True, kw_only=True):
    """How many blocks an owner has set, and how strong the strongest of them is."""

    blocks: Id
    number: Points | None = None
    strength: Change | None = None


class ThingLine(Form, frozen=True, kw_only=True):
    """Where a thing is: its zone, who carries it (false for nobody), and whether it was carried out."""

    thing: Id
    zone: Id | None = None
    carrier: Id | Literal[False] | None = None
    out: bool | None = None


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack must come to, exactly, with nothing added later; chances to 1.  Section 7.1.

    `defence` is the skill it is met with, `modifiers` are sums by rule of the attack, `effort` and `against` the sums
    without dice; `least` and `p_least` a hit of so much or more, `p_pushed` that a push moves its target.
    """

    odds: dict[str, Any]
    actor: Id
    defence: Skill | None = None
    effort: Change | None = None
    against: Change | None = None
    modifiers: Sums = msgspec.field(default_factory=dict)
    p_hit: Chance | None = None
    mean_shifts: Annotated[float, Meta(ge=0, le=20)] | None = None
    p_spin: Chance | None = None
    p_pushed: Chance | None = None
    p_forced: Chance | None = None
    p_out: Chance | None = None
    least: Points | None = None
    p_least: Chance | None = None
    minions_out: Chances | None = None
    p_overflow: Chance | None = None


class CostLine(Form, frozen=True, kw_only=True):
    """What throwing along some zones costs in all for someone, or moving into a zone.  F035, F082, FR31."""

    cost: Literal["throw", "push", "move"]
    actor: Id
    path: Ids
    weight: Points | None = None
    shifts: Points | None = None


class WorthLine(Form, frozen=True, kw_only=True):
    """What a character, a group or a side must be worth.  Section 6."""

    worth: Id
    value: Annotated[int, Meta(ge=0, le=1_000_000)]


AnyLook: TypeAlias = (
    ActorLine | AspectLine | ApartLine | SightLine | BlockLine | ThingLine | OddsLine | CostLine | WorthLine
)
