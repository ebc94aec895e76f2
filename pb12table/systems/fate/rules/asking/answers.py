"""What players choose and declare, as tagged plain data."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.rules.data import (
    ActorId,
    Aim,
    CompanionId,
    FeatureId,
    SceneZoneId,
    Skill,
    ThingId,
    WeaponId,
)
from pb12table.systems.fate.rules.state import Asked, BlockKind, Deed, Defends, Hindrance

LONGEST_TEXT = 80
"""So many letters an aspect, a consequence or an outcome may have."""
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Steps = Annotated[float, Meta(ge=-1000, le=1000)]
Place = tuple[Steps, Steps]
Places = Annotated[tuple[Place, ...], Meta(max_length=60)]
ZonePath = Annotated[tuple[SceneZoneId, ...], Meta(min_length=1, max_length=20)]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all answers."""


# -- supplements: small acts beside the action --------------------------------------------------------------------


class Move(Answer, frozen=True, tag="move"):
    """Go into a neighbouring zone, to a place there, with the groups that are taken along.  F035, F037, FR41.

    The figures of the one that moves take the places first, then those of the groups; without places they take those
    that are nearest.  `carry` is a friend beside who is carried along.  F080.
    """

    to: SceneZoneId
    places: Places = ()
    take: Annotated[tuple[ActorId, ...], Meta(max_length=20)] = ()
    carry: ActorId | None = None


class Draw(Answer, frozen=True, tag="draw"):
    """Take a weapon into the hand.  F033, section 6."""

    weapon: WeaponId


class Rearm(Answer, frozen=True, tag="rearm"):
    """Pick up a weapon one has been disarmed of: as a whole action, or beside one.  F078.

    The `skill` is for one who is kept from it by a block.  F032.
    """

    weapon: WeaponId
    skill: Skill | None = None


class Lift(Answer, frozen=True, tag="lift"):
    """Take up a thing.  F080."""

    thing: ThingId


class SideFeature(Answer, frozen=True, tag="side-feature"):
    """Use a feature beside the action where that needs no roll.  F033, F034."""

    feature: FeatureId


class Step(Answer, frozen=True, tag="step"):
    """Go to another place of the own zone.  FR24."""

    figure: FigureId
    to: Place


SmallAct: TypeAlias = Move | Draw | Rearm | Lift | SideFeature
"""What costs something."""
Beside: TypeAlias = SmallAct | Step
"""What may be done beside an action."""


class Supplement(Answer, frozen=True, tag="supplement"):
    """A small act beside the action, `before` its dice or when it is resolved; a step costs nothing.

    F033, FR24, FR44.
    """

    act: Beside
    before: bool = True


Supplements = Annotated[tuple[Supplement, ...], Meta(max_length=4)]


class Ways(Answer, frozen=True, tag="with"):
    """What a roll is combined with: a `modifier` skill, one that complements, one that restricts.  F038 to F042.

    `swap` is an aspect that is invoked so that the skill may be another one than usual.  F106.
    """

    modify: Skill | None = None
    complement: Skill | None = None
    restrict: Skill | None = None
    swap: int | None = None


# -- acts ----------------------------------------------------------------------------------------------------------


class Attack(Answer, frozen=True, tag="attack"):
    """Attack someone; one that would `push` moves the target instead of hurting it.  F022, F081."""

    aim: Aim
    skill: Skill
    target: ActorId
    weapon: WeaponId | None = None
    push: bool = False
    beside: Supplements = ()
    ways: Ways = Ways()


class Blast(Answer, frozen=True, tag="blast"):
    """Throw a bomb among all of a zone, or lay it in the own one.  F108."""

    weapon: WeaponId
    zone: SceneZoneId
    skill: Skill = Skill.WEAPONS
    lay: bool = False
    beside: Supplements = ()


class Hinder(Answer, frozen=True, tag="hinder"):
    """A maneuver on someone: an aspect of that name, or one with a name of its own; `sticky`: it should last.

    `weapon` is what the target is to lose.  It is made by hand, or `thrown`, as sand and nets are, or `using` a weapon.
    F025, F069, F076, F077, F079, F083, FR61.
    """

    target: ActorId
    skill: Skill
    text: Text = ""
    kind: Hindrance = Hindrance.ASPECT
    sticky: bool = False
    weapon: WeaponId | None = None
    using: WeaponId | None = None
    thrown: bool = False
    beside: Supplements = ()
    ways: Ways = Ways()


class Change(Answer, frozen=True, tag="change"):
    """A maneuver on the scene: an aspect more, or one less; a fate `point` makes it easier.  F068, F073, FR26."""

    skill: Skill
    zone: SceneZoneId | None = None
    text: Text = ""
    remove: int | None = None
    sticky: bool = False
    point: bool = False
    beside: Supplements = ()
    ways: Ways = Ways()


class SetBlock(Answer, frozen=True, tag="block"):
    """Prevent something.  F029 to F032, FR22, FR63.

    `subject` is whom it protects or hinders, `zone` the other end of a passage; of all exits, or of the deeds of all
    foes here, nothing need be named.  `feature` is the one that is not to be used.
    """

    kind: BlockKind
    skill: Skill
    subject: ActorId | None = None
    zone: SceneZoneId | None = None
    deed: Deed | None = None
    debris: bool = False
    feature: FeatureId | None = None
    beside: Supplements = ()
    ways: Ways = Ways()


class Sprint(Answer, frozen=True, tag="sprint"):
    """Run as far along some zones as the shifts allow.  F036, FR23, FR24."""

    path: ZonePath
    take: Annotated[tuple[ActorId, ...], Meta(max_length=20)] = ()
    ways: Ways = Ways()


class Throw(Answer, frozen=True, tag="throw"):
    """Throw someone, or a thing, along some zones, as far as it carries.  F082."""

    path: ZonePath
    target: ActorId | None = None
    thing: ThingId | None = None
    skill: Skill = Skill.MIGHT
    beside: Supplements = ()
    ways: Ways = Ways()


class UseFeature(Answer, frozen=True, tag="feature"):
    """The act of a feature; `zone` is the other end of the link it bars, `rival` who wants its thing too.

    F006, F110.
    """

    feature: FeatureId
    skill: Skill
    zone: SceneZoneId | None = None
    rival: ActorId | None = None
    beside: Supplements = ()
    ways: Ways = Ways()


class FullDefence(Answer, frozen=True, tag="full-defence"):
    """Do nothing but defend.  F027, FR11."""


class Hold(Answer, frozen=True, tag="hold"):
    """Wait, and act later in this exchange.  F028."""


class PassTurn(Answer, frozen=True, tag="pass"):
    """Do nothing more in this turn; a single supplement may be done without a roll.  F033, FR24."""

    beside: Supplements = ()


MainAct: TypeAlias = (
    Attack | Blast | Hinder | Change | SetBlock | Sprint | Throw | UseFeature | Rearm | FullDefence | Hold | PassTurn
)
"""What uses up the action."""


Skilled: TypeAlias = Attack | Hinder | SetBlock | UseFeature
"""What may be done with another skill than usual.  F106, FR62."""


# -- free acts -----------------------------------------------------------------------------------------------------


class Attach(Answer, frozen=True, tag="attach"):
    """Attach a group of this zone.  F090, FR41."""

    group: ActorId


class Detach(Answer, frozen=True, tag="detach"):
    """Let a group go.  F090."""

    group: ActorId


class PutDown(Answer, frozen=True, tag="put-down"):
    """Put a thing down.  Section 6."""

    thing: ThingId


class Say(Answer, frozen=True, tag="say"):
    """A short warning, a glance, or another free act in words.  F026."""

    text: Text


class Switch(Answer, frozen=True, tag="switch"):
    """Use a feature beside which nothing is lost: a lever, a door that is not barred.  F026, F110."""

    feature: FeatureId


class SendOut(Answer, frozen=True, tag="send-out"):
    """Let an independent companion act alone.  F095."""

    companion: CompanionId


class CallBack(Answer, frozen=True, tag="call-back"):
    """Have a companion of this zone with oneself again.  F091, F095."""

    companion: CompanionId


FreeAct: TypeAlias = Step | Attach | Detach | PutDown | Say | Switch | SendOut | CallBack
Act: TypeAlias = MainAct | FreeAct


# -- bids ----------------------------------------------------------------------------------------------------------


class UseAspect(Answer, frozen=True, tag="aspect"):
    """Tag or invoke an aspect for +2, or to throw all dice again.  F070, F107.

    The tag is free for the side that has a free one; else it costs a fate point.
    """

    aspect: int
    reroll: bool = False


class UseSpin(Answer, frozen=True, tag="spin"):
    """Add a spin to one of the two rolls, or take it off.  F103, FR38."""

    to_other: bool
    less: bool
    text: Text = ""


class Enough(Answer, frozen=True, tag="enough"):
    """Add nothing more."""


class Hamper(Answer, frozen=True, tag="hamper"):
    """Compel the one who acts by an aspect: a fate point for +2 to this defence.  F107, FR29."""

    aspect: int


Bid: TypeAlias = UseAspect | UseSpin | Hamper | Enough


# -- compels -------------------------------------------------------------------------------------------------------


class Compel(Answer, frozen=True, tag="compel"):
    """Offer a fate point for the limit an aspect sets: `effect` is redirect or hold-back.  F107, FR29."""

    aspect: int
    payer: ActorId
    effect: str
    target: ActorId | None = None


class NoCompel(Answer, frozen=True, tag="no-compel"):
    """Let the act go on."""


CompelAnswer: TypeAlias = Compel | NoCompel


# -- hits ----------------------------------------------------------------------------------------------------------


class MarkBox(Answer, frozen=True, tag="box"):
    """Mark the box of the hit, or the next free higher one.  F048."""


class TakeConsequence(Answer, frozen=True, tag="consequence"):
    """Take a consequence instead, and name it.  F050, F053."""

    text: Text


class LoseCompanion(Answer, frozen=True, tag="companion"):
    """A companion is out instead.  F091."""

    companion: CompanionId


class GoDown(Answer, frozen=True, tag="down"):
    """Be taken out.  F055."""


HitAnswer: TypeAlias = MarkBox | TakeConsequence | LoseCompanion | GoDown


class Terms(Answer, frozen=True, tag="terms"):
    """Offer to be out on these terms.  F058."""

    text: Text


class NoOffer(Answer, frozen=True, tag="no-offer"):
    """Fight on."""


OfferAnswer: TypeAlias = Terms | NoOffer
ReplyToOffer: TypeAlias = bool | Terms
"""Yes or no to an offer, or other terms."""


class Fallen(Answer, frozen=True, tag="fallen"):
    """Which minions fall.  FR35."""

    figures: Annotated[tuple[FigureId, ...], Meta(max_length=60)]


# -- shifts --------------------------------------------------------------------------------------------------------


class Spend(Answer, frozen=True, tag="spend"):
    """A small act that is paid with overflow at once.  F100, F104, FR33."""

    act: SmallAct


class Lapse(Answer, frozen=True, tag="lapse"):
    """Let the rest lapse."""


SpendAnswer: TypeAlias = Spend | Lapse


class Uses(Answer, frozen=True, tag="uses"):
    """What the shifts of a simple action are spent on: less time, better work, harder to notice.  F004."""

    time: Annotated[int, Meta(ge=0, le=20)] = 0
    quality: Annotated[int, Meta(ge=0, le=20)] = 0
    notice: Annotated[int, Meta(ge=0, le=20)] = 0


class Land(Answer, frozen=True, tag="land"):
    """How many zones of a path are gone, and where the figures stand there."""

    zones: Annotated[int, Meta(ge=0, le=20)]
    places: Places = ()


# -- set-up and preferences ----------------------------------------------------------------------------------------


class Order(Answer, frozen=True, tag="order"):
    """The order of one's own."""

    actors: Annotated[tuple[ActorId, ...], Meta(max_length=100)]


Part = Annotated[tuple[FigureId, ...], Meta(min_length=1, max_length=100)]


class Split(Answer, frozen=True, tag="split"):
    """How the minions of a group, or of like groups of a zone, are parted; one part has them together.

    F014, F087, FR08.
    """

    parts: Annotated[tuple[Part, ...], Meta(max_length=50)]


class Placed(Answer, frozen=True, tag="placed"):
    """Where a figure begins."""

    figure: FigureId
    at: Place


class Placing(Answer, frozen=True, tag="placing"):
    """Where the figures of a player begin; those not named where the scenario has them."""

    places: Annotated[tuple[Placed, ...], Meta(max_length=100)] = ()


class WhenAsked(Answer, frozen=True, tag="when-asked"):
    """Say when to be asked for bids, compels and objections, for how groups are split, and which minions fall."""

    bids: Asked
    compels: Asked
    splits: bool = False
    objects: Asked = Asked.FREE
    falls: bool = False


class WhenDefending(Answer, frozen=True, tag="when-defending"):
    """Say when to be asked for full defence.  F027, FR46."""

    actor: ActorId
    defends: Defends


class GiveUp(Answer, frozen=True, tag="give-up"):
    """Leave the game."""


Declaration: TypeAlias = WhenAsked | WhenDefending | GiveUp
