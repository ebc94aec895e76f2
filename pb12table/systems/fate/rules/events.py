"""What happened in a conflict: events in the past tense, as plain data."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from pb12table.skirmish.ids import FigureId, Label, Modifier, PlayerId
from pb12table.systems.fate.rules.data import (
    ActorId,
    Aim,
    CompanionId,
    FeatureId,
    SceneZoneId,
    Severity,
    SideId,
    Skill,
    ThingId,
    Track,
    WeaponId,
)
from pb12table.systems.fate.rules.state import BlockKind, Deed, On
from pb12table.table.shapes import Point3


class Happening(msgspec.Struct, frozen=True, tag=True, tag_field="event", kw_only=True):
    """Base of all events; `audience` names the players who may know it, None means everybody."""

    audience: tuple[str, ...] | None = None


class ConflictBegan(Happening, frozen=True):
    """The scene with its aspects.  F009, F010."""

    aspects: tuple[Label, ...]


class GroupsJoined(Happening, frozen=True):
    """Some groups are one.  FR08."""

    group: ActorId
    others: tuple[ActorId, ...]


class ShiftsUsed(Happening, frozen=True):
    """What the shifts of an act were spent on.  F004."""

    actor: ActorId
    feature: FeatureId
    time: int
    quality: int
    notice: int
    left: int


class Contested(Happening, frozen=True):
    """Two wanted the same; nobody has it at a tie.  F006, F007, FR02."""

    actor: ActorId
    rival: ActorId
    effort: int
    against: int
    winner: ActorId | None


class CompanionMoved(Happening, frozen=True):
    """A companion acts alone from now on, is back, or was left behind; `how` is the key of a text.  F095, F097."""

    actor: ActorId
    companion: CompanionId
    how: str


class ConcessionCountered(Happening, frozen=True):
    """Other terms are asked for instead of those that were offered.  F058, FR18."""

    actor: ActorId
    by: ActorId
    terms: str


class NumberJudged(Happening, frozen=True):
    """The arbiter has named a number.  FR01."""

    about: str
    number: int


class Objected(Happening, frozen=True):
    """A player objects to what the arbiter has decided, once in a conflict.  FR01."""

    player: PlayerId
    about: str


class GroupSpoke(Happening, frozen=True):
    """The group's word after an objection: `ruling` is what holds.  FR01."""

    about: str
    ruling: bool
    overruled: bool


class OrderSet(Happening, frozen=True):
    """The order of initiative, with the value of each.  F016 to F018, F020."""

    order: tuple[ActorId, ...]
    values: tuple[int, ...]


class GroupSplit(Happening, frozen=True):
    """The minions of a group go in several, each with its figures.  F014, F087."""

    group: ActorId
    parts: tuple[ActorId, ...]


class ExchangeBegan(Happening, frozen=True):
    exchange: int


class BecameLong(Happening, frozen=True):
    """From now on Endurance restricts all rolls.  F043."""

    actor: ActorId


class TurnBegan(Happening, frozen=True):
    """`held`: the turn that had been held back."""

    actor: ActorId
    held: bool = False


class TurnEnded(Happening, frozen=True):
    actor: ActorId


class ExchangeEnded(Happening, frozen=True):
    exchange: int


class ZoneHeld(Happening, frozen=True):
    """A side stood alone in a zone at the end of so many exchanges in a row, which is not enough yet.  F109, FR72."""

    side: SideId
    zone: SceneZoneId
    exchanges: int
    needed: int


class ActDeclared(Happening, frozen=True):
    """What an actor is about to do; `kind` is the tag of the answer, `target` an actor, zone, feature or thing.

    What is `thrown` is no weapon.  FR61.
    """

    actor: ActorId
    kind: str
    skill: Skill | None = None
    target: str = ""
    weapon: WeaponId | None = None
    aim: Aim | None = None
    text: str = ""
    thrown: bool = False


class SaidFreely(Happening, frozen=True):
    """F026."""

    actor: ActorId
    text: str


class FudgeRolled(Happening, frozen=True):
    """Four dice with all that is added to them so far; `again`: a reroll.  F002."""

    actor: ActorId
    skill: Skill
    purpose: str
    faces: tuple[int, ...]
    modifiers: tuple[Modifier, ...]
    effort: int
    again: bool = False


class AspectTagged(Happening, frozen=True):
    """An aspect was tagged for nothing, or invoked for a fate point; `reroll`: all dice again.  F070, F107."""

    actor: ActorId
    aspect: int
    label: Label
    free: bool
    reroll: bool
    effort: int


class PointMoved(Happening, frozen=True):
    """A fate point was spent (-) or gained (+), `points` are left; `why` is the key of a text."""

    actor: ActorId
    change: int
    points: int
    why: str


class Compelled(Happening, frozen=True):
    """A compel was offered, and `accepted` or refused.  F107, FR29."""

    actor: ActorId
    payer: ActorId
    label: Label
    effect: str
    accepted: bool
    target: ActorId | None = None


class AttackResolved(Happening, frozen=True):
    """`shifts` of an attack, negative where it failed; `blocked`: a block counted as the defence.  F022, F023, F030."""

    actor: ActorId
    target: ActorId
    effort: int
    defence: int
    shifts: int
    blocked: bool = False
    push: bool = False


class ActResolved(Happening, frozen=True):
    """Any other act with a roll: what was needed and what came of it.  F002, F005, F031."""

    actor: ActorId
    kind: str
    effort: int
    difficulty: int
    success: bool
    stopped: bool = False


class StressMarked(Happening, frozen=True):
    """A hit of `hit` has filled a box.  F045 to F048."""

    actor: ActorId
    track: Track
    hit: int
    box: int


class ConsequenceTaken(Happening, frozen=True):
    """F050 to F054."""

    actor: ActorId
    aspect: int
    label: Label
    severity: Severity


class CompanionLost(Happening, frozen=True):
    """F091."""

    actor: ActorId
    companion: CompanionId


class ConcessionOffered(Happening, frozen=True):
    """F058."""

    actor: ActorId
    to: ActorId | None
    terms: str


class ConcessionAnswered(Happening, frozen=True):
    """`reasonable` is what the arbiter has found of an offer that was refused.  F059, F060."""

    actor: ActorId
    accepted: bool
    reasonable: bool | None = None


class TakenOut(Happening, frozen=True):
    """F055; `by` is None where nobody caused it."""

    actor: ActorId
    by: ActorId | None


class OutcomeNamed(Happening, frozen=True):
    """What becomes of someone taken out; `own`: as the loser has paid for.  F055 to F057."""

    actor: ActorId
    text: str
    own: bool = False


class AspectPlaced(Happening, frozen=True):
    """F068, F069, F072."""

    aspect: int
    label: Label
    on: On
    bearer: str
    sticky: bool
    by: ActorId | None = None


class AspectRefused(Happening, frozen=True):
    """F069."""

    actor: ActorId
    label: Label


class AspectEnded(Happening, frozen=True):
    """`why` is the key of a text.  F071, F073, FR28."""

    aspect: int
    label: Label
    why: str


class BlockSet(Happening, frozen=True):
    """F029."""

    actor: ActorId
    kind: BlockKind
    strength: int
    subject: ActorId | None = None
    zones: tuple[SceneZoneId, ...] = ()
    deed: Deed | None = None
    feature: FeatureId | None = None
    debris: bool = False


class BlockEnded(Happening, frozen=True):
    actor: ActorId
    kind: BlockKind


class WeaponDrawn(Happening, frozen=True):
    actor: ActorId
    weapon: WeaponId


class Disarmed(Happening, frozen=True):
    """F077."""

    actor: ActorId
    weapon: WeaponId
    shifts: int


class Rearmed(Happening, frozen=True):
    """F078."""

    actor: ActorId
    weapon: WeaponId


class FigureMoved(Happening, frozen=True):
    """A figure went within its zone, or came from one zone into another; `how` is the key of a text."""

    figure: FigureId
    start: Point3
    end: Point3
    how: str
    zone: SceneZoneId
    before: SceneZoneId


class GroupLostMembers(Happening, frozen=True):
    """F088."""

    group: ActorId
    members: tuple[FigureId, ...]
    partial: int


class AttachmentChanged(Happening, frozen=True):
    """A group follows a leader from now on, or nobody.  F089, F090."""

    group: ActorId
    leader: ActorId | None


class SpinGained(Happening, frozen=True):
    """F103."""

    actor: ActorId
    value: int


class SpinUsed(Happening, frozen=True):
    """F103, FR38."""

    actor: ActorId
    roller: ActorId
    value: int
    text: str


class SpinLapsed(Happening, frozen=True):
    actor: ActorId


class OverflowGained(Happening, frozen=True):
    """F100, F101, F104."""

    actor: ActorId
    shifts: int


class FuseLit(Happening, frozen=True):
    """Goes off at the end of an exchange.  F108."""

    actor: ActorId
    zone: SceneZoneId
    exchange: int
    feature: FeatureId | None = None


class FuseOut(Happening, frozen=True):
    actor: ActorId
    zone: SceneZoneId
    feature: FeatureId | None = None


class ZoneBlasted(Happening, frozen=True):
    """F108."""

    zone: SceneZoneId
    effort: int
    by: ActorId


class LinkOpened(Happening, frozen=True):
    """F110."""

    first: SceneZoneId
    second: SceneZoneId


class ThingTaken(Happening, frozen=True):
    actor: ActorId
    thing: ThingId


class ThingDropped(Happening, frozen=True):
    actor: ActorId
    thing: ThingId
    at: Point3


class FullyDefending(Happening, frozen=True):
    """F027."""

    actor: ActorId


class HeldBack(Happening, frozen=True):
    """F028."""

    actor: ActorId


class HoldLapsed(Happening, frozen=True):
    """FR12."""

    actor: ActorId


class LeftConflict(Happening, frozen=True):
    """An actor, or a figure of a group, is out without having been taken out.  F112, F060."""

    actor: ActorId
    how: str


class Judged(Happening, frozen=True):
    """The arbiter has decided.  FR01."""

    about: str
    ruling: bool


class PlayerGaveUp(Happening, frozen=True):
    player: PlayerId


class ConflictEnded(Happening, frozen=True):
    winners: tuple[PlayerId, ...]
    reason: str
    side: SideId | None = None


AnyEvent: TypeAlias = (
    ConflictBegan
    | OrderSet
    | GroupSplit
    | ExchangeBegan
    | BecameLong
    | TurnBegan
    | TurnEnded
    | ExchangeEnded
    | ZoneHeld
    | ActDeclared
    | SaidFreely
    | FudgeRolled
    | AspectTagged
    | PointMoved
    | Compelled
    | AttackResolved
    | ActResolved
    | StressMarked
    | ConsequenceTaken
    | CompanionLost
    | ConcessionOffered
    | ConcessionAnswered
    | TakenOut
    | OutcomeNamed
    | AspectPlaced
    | AspectRefused
    | AspectEnded
    | BlockSet
    | BlockEnded
    | WeaponDrawn
    | Disarmed
    | Rearmed
    | FigureMoved
    | GroupLostMembers
    | AttachmentChanged
    | SpinGained
    | SpinUsed
    | SpinLapsed
    | OverflowGained
    | FuseLit
    | FuseOut
    | ZoneBlasted
    | LinkOpened
    | ThingTaken
    | ThingDropped
    | FullyDefending
    | HeldBack
    | HoldLapsed
    | LeftConflict
    | Judged
    | GroupsJoined
    | ShiftsUsed
    | Contested
    | CompanionMoved
    | ConcessionCountered
    | NumberJudged
    | Objected
    | GroupSpoke
    | PlayerGaveUp
    | ConflictEnded
)
