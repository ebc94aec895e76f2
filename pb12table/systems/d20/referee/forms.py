"""What referee scripts of the d20 fight may say: positions, declarations, lines that look at something.

See scenarios/REFEREE.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import (
    Base,
    Change,
    Coordinate,
    Form,
    FormPoint,
    Id,
    Ids,
    OneId,
    Points,
    check_one_id,
)
from pb12table.referee.forms import RuleId
from pb12table.systems.d20.rules.data import Condition, Mode
from pb12table.systems.d20.rules.seeing import Cover
from pb12table.systems.d20.rules.state import Asks, Life, ReactionKind, ReadiedAct, Trigger

Chance = Annotated[float, Meta(ge=0, le=1)]
Place = Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)]
Many = Annotated[float, Meta(ge=-1_000, le=10_000)]
Rules = Annotated[tuple[RuleId, ...], Meta(max_length=20)]


# -- positions ------------------------------------------------------------------------------------------------------


class ReadiedForm(Form, frozen=True, kw_only=True):
    """What a creature waits for."""

    trigger: Trigger
    act: ReadiedAct = ReadiedAct.ATTACK
    figure: Id | None = None


class PlacedForm(Form, frozen=True, kw_only=True):
    """What is different about a creature in a position.

    Without a `height` it stands as high as it can; with one it may be in the air.  `hidden_from` are Stealth totals by
    observer, `asks` when its owner wants to be asked, `in_hand` false for nothing.
    """

    id: Id
    at: FormPoint | None = None
    height: Coordinate | None = None
    facing: Change | None = None
    hit_points: Points | None = None
    life: Life | None = None
    conditions: tuple[Condition, ...] | None = None
    in_hand: Id | Literal[False] | None = None
    grappled_by: Id | None = None
    initiative: Change | None = None
    moved: Base = 0.0
    run_up: Base = 0.0
    dashed: bool = False
    disengaged: bool = False
    action_used: bool = False
    attacks_left: Points = 0
    bonus_used: bool = False
    interaction_used: bool = False
    reaction_used: bool = False
    surprised: bool = False
    dodging: bool = False
    helping: Id | None = None
    rallied_by: Id | None = None
    ready: ReadiedForm | None = None
    hidden_from: dict[str, Points] = msgspec.field(default_factory=dict)
    breath_left: Points | None = None
    choke_left: Points | None = None
    choked: bool = False
    passed_saves: Points = 0
    failed_saves: Points = 0
    uses: dict[str, Points] = msgspec.field(default_factory=dict)
    item_uses: dict[str, Points] = msgspec.field(default_factory=dict)
    asks: dict[ReactionKind, Asks] = msgspec.field(default_factory=dict)


class PositionForm(Form, frozen=True, kw_only=True):
    """The turn of the `actor`, which has begun, or the moment before the turn of the `next`; else before the fight.

    `order` is that of initiative, each a group of its own, at first that of the file; `found` tells which sides have
    found a secret.
    """

    actor: Id | None = None
    next: Id | None = None
    game_round: Annotated[int, Meta(ge=1, le=99)] = 1
    order: tuple[Id, ...] = ()
    figure: Annotated[tuple[PlacedForm, ...], Meta(max_length=100)] = ()
    found: dict[str, Ids] = msgspec.field(default_factory=dict)


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player declares something unasked: when to be asked about a `figure`, or giving up."""

    declare: Literal["asks", "give-up"]
    by: Id
    figure: Id | None = None
    reaction: ReactionKind | None = None
    asks: Asks | None = None
    refused: RuleId | bool = False


# -- lines that look ------------------------------------------------------------------------------------------------


class FigureLine(Form, frozen=True, kw_only=True):
    """What must be true of a creature.

    `at`: two or three numbers; `left`: metres it can still move by mode; `passive`: its passive Perception; `seen_by`:
    players who know where it is; `hidden_from` by observer, 0 for one it is not hidden from; `helping` and `rallied_by`
    false for nobody.
    """

    figure: Id
    at: Place | None = None
    hit_points: Points | None = None
    life: Life | None = None
    conditions: tuple[Condition, ...] | None = None
    in_hand: Id | Literal[False] | None = None
    moved: Many | None = None
    left: dict[Mode, Many] | None = None
    action_used: bool | None = None
    attacks_left: Points | None = None
    bonus_used: bool | None = None
    interaction_used: bool | None = None
    reaction_used: bool | None = None
    surprised: bool | None = None
    initiative: Change | None = None
    passive: Change | None = None
    helping: Id | Literal[False] | None = None
    rallied_by: Id | Literal[False] | None = None
    hidden_from: dict[str, Points] | None = None
    seen_by: Ids | None = None
    breath_left: Points | None = None
    choke_left: Points | None = None
    passed_saves: Points | None = None
    failed_saves: Points | None = None
    uses: dict[str, Points] | None = None
    item_uses: dict[str, Points] | None = None
    ready: bool | None = None
    space: Base | None = None
    height: Base | None = None
    eye: Base | None = None


class SightLine(Form, frozen=True, kw_only=True):
    """What a creature must see of another.

    `terrain` and `share`: what terrain covers, and terrain and creatures together, in per cent; `cover`: the level;
    `seen`: whether it would see it unhidden; `perceived`: whether it does now; `hides`: whether that one could
    hide from it.
    """

    sight: Id
    of: Id
    terrain: Annotated[float, Meta(ge=0, le=100)] | None = None
    share: Annotated[float, Meta(ge=0, le=100)] | None = None
    cover: Cover | None = None
    seen: bool | None = None
    perceived: bool | None = None
    hides: bool | None = None


class GapLine(Form, frozen=True, kw_only=True):
    """How far the bodies of a creature and another must be apart, and whether that is within the reach at hand."""

    gap: Id
    to: Id
    metres: Many | None = None
    in_reach: bool | None = None


class WayLine(Form, frozen=True, kw_only=True):
    """What a movement or a jump must come to: its `length` and `cost` in metres; `falls`: it ends over an edge."""

    way: dict[str, Any]
    figure: Id
    length: Many | None = None
    cost: Many | None = None
    end: Place | None = None
    falls: bool | None = None


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack, or a shove, a grapple or breaking free must come to, exactly.

    Of an attack on a place only what is added, and what speaks for and against it.

    `share` is covered in place of what there is on the table; `attacks` are so many one after the other; `advantages`
    and `disadvantages` are the rules that bring them.  Where both throw, `bonus` and `against` are what they add, and
    `p_won` is how likely the first one wins.
    """

    odds: dict[str, Any]
    figure: Id
    share: Chance | None = None
    attacks: Annotated[int, Meta(ge=1, le=9)] = 1
    armour_class: Change | None = None
    bonus: Change | None = None
    advantages: Rules | None = None
    disadvantages: Rules | None = None
    net: Change | None = None
    p_hit: Chance | None = None
    p_critical: Chance | None = None
    mean: Many | None = None
    p_out: Chance | None = None
    against: Change | None = None
    p_won: Chance | None = None


class AreaLine(Form, frozen=True, kw_only=True):
    """What a burst must come to for a creature: the chance that its save fails, and the damage."""

    area: Id
    feature: Id
    of: Id
    p_fail: Chance | None = None
    mean: Many | None = None
    p_out: Chance | None = None


Reckoned: TypeAlias = Literal[
    "cover",
    "modifier",
    "passive",
    "noticed",
    "breath",
    "choking",
    "fall-dice",
    "minutes",
    "dies-unaided",
    "noticing",
]


class ReckonLine(Form, frozen=True, kw_only=True):
    """What a rule must make of numbers, in `value`.

    `reckon` is cover (of `numbers` terrain share and whole share, in per cent), modifier (of a score), passive (of
    `numbers` Wisdom modifier with bonuses, advantage and disadvantage), noticed (a passive value or search, and a
    Stealth total), breath and choking (of Constitution), fall-dice (of metres), minutes (of rounds), dies-unaided,
    noticing (a passive value, a Stealth bonus and its leaning).
    """

    reckon: Reckoned
    numbers: Annotated[tuple[Many, ...], Meta(max_length=4)] = ()
    value: float | bool | str


class JumpLine(Form, frozen=True, kw_only=True):
    """How far and how high a creature must jump now."""

    jump: Id
    long: Many | None = None
    high: Many | None = None


class WorthLine(Form, frozen=True, kw_only=True):
    """What creatures, or all of a player, must be worth together.  Section 6."""

    worth: OneId | Ids
    value: Annotated[int, Meta(ge=0, le=1_000_000)]

    def __post_init__(self) -> None:
        check_one_id(self.worth, "worth")


AnyLook: TypeAlias = (
    FigureLine | SightLine | GapLine | WayLine | OddsLine | AreaLine | ReckonLine | JumpLine | WorthLine
)
