"""What happened in a fight: events in the past tense, as plain data."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.d20.rules.data import (
    Ability,
    AttackId,
    Condition,
    FeatureId,
    ItemId,
    Mode,
    ObjectId,
    SecretId,
    SideId,
    Skill,
)
from pb12table.systems.d20.rules.state import Life, ReactionKind, Readied
from pb12table.table.shapes import Point3


class Happening(msgspec.Struct, frozen=True, tag=True, tag_field="event", kw_only=True):
    """Base of all events; `audience` names the players who may know it, None means everybody."""

    audience: tuple[str, ...] | None = None


# -- before the fight --------------------------------------------------------------------------------------------


class FightBegan(Happening, frozen=True):
    """D017."""


class CreaturePlaced(Happening, frozen=True):
    """D018."""

    figure: FigureId
    at: Point3
    facing: float


class CreatureMadeWay(Happening, frozen=True):
    """Somebody was put down where a creature was of whom that one's player knew nothing.  DR54."""

    figure: FigureId
    at: Point3


class SurpriseDetermined(Happening, frozen=True):
    """A creature notices no threat, or notices one.  D020."""

    figure: FigureId
    surprised: bool


class InitiativeRolled(Happening, frozen=True):
    """One throw for all of a group; `tie` marks one that only orders those who are tied.  D023, D024, D027."""

    figures: tuple[FigureId, ...]
    face: int
    total: int
    tie: bool = False


class OrderSet(Happening, frozen=True):
    """The order, group by group.  D025."""

    order: tuple[tuple[FigureId, ...], ...]


class RoundBegan(Happening, frozen=True):
    """D016."""

    game_round: int


# -- the turn ----------------------------------------------------------------------------------------------------


class TurnBegan(Happening, frozen=True):
    """D028."""

    figure: FigureId


class TurnEnded(Happening, frozen=True):
    """`moved` metres of movement were spent."""

    figure: FigureId
    moved: float


class CreatureMoved(Happening, frozen=True):
    """A creature has gone along some places; lengths and costs in metres.

    `kind` is walk, crawl, climb, swim, fly, jump or dragged; `moved` is all that was spent in this turn.
    """

    figure: FigureId
    kind: str
    places: tuple[Point3, ...]
    length: float
    cost: float
    moved: float


class SomethingMoved(Happening, frozen=True):
    """What players learn of movements that they do not see, once a turn.  DR42."""


class SpeedSwitched(Happening, frozen=True):
    """`left` metres can still be moved so.  D048."""

    figure: FigureId
    mode: Mode
    left: float


class FellProne(Happening, frozen=True):
    """`willing`: it dropped.  D052, D079."""

    figure: FigureId
    willing: bool = False


class StoodUp(Happening, frozen=True):
    """D053."""

    figure: FigureId
    cost: float


class Stopped(Happening, frozen=True):
    """A movement ended early: `reason` is bumped (DR32) or held; `by` is who is in the way."""

    figure: FigureId
    reason: str
    at: Point3
    by: FigureId | None = None


class ActionTaken(Happening, frozen=True):
    """An action, by the tag of the answer: dash, disengage, dodge, help, hide, ready, search and so on.  D069."""

    figure: FigureId
    kind: str
    target: FigureId | None = None
    bonus: bool = False


class ReadySet(Happening, frozen=True):
    """What a creature waits for, told to all with `open_ready`; else others learn only that it waits.  D075."""

    figure: FigureId
    ready: Readied | None = None


class ReadyLost(Happening, frozen=True):
    """What was readied lapsed at the start of the next turn.  D075."""

    figure: FigureId


class Spoke(Happening, frozen=True):
    """A creature shouted.  D004, D030."""

    figure: FigureId


class WeaponDrawn(Happening, frozen=True):
    """DR25."""

    figure: FigureId
    weapon: AttackId


class WeaponDropped(Happening, frozen=True):
    """DR25, D088."""

    figure: FigureId
    weapon: AttackId
    at: Point3


class ObjectUsed(Happening, frozen=True):
    """A thing was used; `opened` tells of doors.  D010, D077."""

    figure: FigureId
    thing: ObjectId
    action: bool
    opened: bool | None = None


class ItemUsed(Happening, frozen=True):
    """`left` is None where uses are not counted.  D077."""

    figure: FigureId
    item: ItemId
    target: FigureId
    left: int | None


class FeatureUsed(Happening, frozen=True):
    """`left` is None where uses are not counted.  D094."""

    figure: FigureId
    feature: FeatureId
    target: FigureId | None = None
    point: Point3 | None = None
    left: int | None = None


# -- checks ------------------------------------------------------------------------------------------------------


class CheckRolled(Happening, frozen=True):
    """A check: the faces, the one that counts, the total, and what it had to reach where that is no secret.  D061.

    `modifiers` add up to what was added to the face; `advantages` and `disadvantages` name the rules on each side.
    """

    figure: FigureId
    skill: Skill | None
    ability: Ability
    purpose: str
    faces: tuple[int, ...]
    face: int
    total: int
    modifiers: tuple[Modifier, ...] = ()
    advantages: tuple[Modifier, ...] = ()
    disadvantages: tuple[Modifier, ...] = ()
    difficulty: int | None = None
    passed: bool | None = None


class SaveRolled(Happening, frozen=True):
    """A saving throw.  D090."""

    figure: FigureId
    ability: Ability
    faces: tuple[int, ...]
    face: int
    total: int
    difficulty: int
    passed: bool
    modifiers: tuple[Modifier, ...] = ()
    advantages: tuple[Modifier, ...] = ()
    disadvantages: tuple[Modifier, ...] = ()


class HidFrom(Happening, frozen=True):
    """A creature hides; `observers` of those its player knows do not notice it.  Only its owner knows.  D003, D074."""

    figure: FigureId
    total: int
    observers: tuple[FigureId, ...]


class WentOutOfSight(Happening, frozen=True):
    """What players learn of a creature that none of theirs notices any more."""

    figure: FigureId
    at: Point3


class Noticed(Happening, frozen=True):
    """An observer notices a hidden creature: `how` is passive, search, sight or bump.  D009, DR04, DR27, DR32."""

    figure: FigureId
    observer: FigureId
    how: str
    at: Point3


class PlaceRevealed(Happening, frozen=True):
    """A hidden creature gave itself away to all; `how` is the tag of what it did.  D004."""

    figure: FigureId
    how: str
    at: Point3


class SearchMade(Happening, frozen=True):
    """What a search brought, as all may know it: `found` only for who searched and its side.  D011, D012."""

    figure: FigureId
    place: SecretId | None = None
    at: Point3 | None = None
    found: bool = False


# -- attacks and damage ------------------------------------------------------------------------------------------


class AttackDeclared(Happening, frozen=True):
    """An attack before its die; `kind` is action, opportunity or ready.  `point`: at a place in place of a target."""

    figure: FigureId
    weapon: AttackId
    target: FigureId | None
    kind: str
    origin: Point3
    place: Point3
    ranged: bool = False
    point: Point3 | None = None


class AttackRolled(Happening, frozen=True):
    """An attack roll.  D062 to D068.

    `modifiers` add up to what was added to the face; `armour` to the armour class.  `cover` is none, half,
    three-quarters; `share` the covered share.
    """

    figure: FigureId
    weapon: AttackId
    target: FigureId
    faces: tuple[int, ...]
    face: int
    total: int
    armour_class: int
    hit: bool
    critical: bool
    modifiers: tuple[Modifier, ...] = ()
    armour: tuple[Modifier, ...] = ()
    advantages: tuple[Modifier, ...] = ()
    disadvantages: tuple[Modifier, ...] = ()
    cover: str = "none"
    share: float = 0.0


class AttackMissed(Happening, frozen=True):
    """An attack at a place missed; whether its target was there is not told.  DR16."""

    figure: FigureId
    weapon: AttackId
    point: Point3


class DamageDealt(Happening, frozen=True):
    """`rolled` faces and `plus` came to `damage`; `left` hit points; `source` is a weapon, a feature or a fall."""

    figure: FigureId
    damage: int
    left: int
    rolled: tuple[int, ...]
    plus: int
    source: str
    by: FigureId | None = None
    halved: bool = False
    critical: bool = False


class DroppedTo0(Happening, frozen=True):
    """A creature is at 0 hit points: dying, out of the fight or dead.  D084, DR18."""

    figure: FigureId
    life: Life


class DeathSaveRolled(Happening, frozen=True):
    """`counts` is false where the throw counted for nothing.  D085, DR33."""

    figure: FigureId
    face: int
    passed: int
    failed: int
    counts: bool = True


class DeathSaveFailed(Happening, frozen=True):
    """A dying creature was hit.  D086."""

    figure: FigureId
    number: int
    failed: int


class Stabilised(Happening, frozen=True):
    figure: FigureId
    by: FigureId | None = None


class Healed(Happening, frozen=True):
    """D087."""

    figure: FigureId
    hit_points: int
    left: int
    rolled: tuple[int, ...] = ()
    by: FigureId | None = None


class Died(Happening, frozen=True):
    figure: FigureId


class ConditionGained(Happening, frozen=True):
    figure: FigureId
    condition: Condition
    by: FigureId | None = None


class ConditionLost(Happening, frozen=True):
    figure: FigureId
    condition: Condition


class Pushed(Happening, frozen=True):
    """A shove moved a creature.  D091, DR26."""

    figure: FigureId
    by: FigureId
    places: tuple[Point3, ...]


class ContestRolled(Happening, frozen=True):
    """A shove, a grapple or an escape: both totals; a tie changes nothing.  D061, D091."""

    figure: FigureId
    other: FigureId
    purpose: str
    face: int
    total: int
    other_face: int
    other_total: int
    won: bool


# -- reactions ---------------------------------------------------------------------------------------------------


class OpportunityProvoked(Happening, frozen=True):
    """A creature is about to leave the reach of a foe, at a place.  D058, DR23."""

    figure: FigureId
    foe: FigureId
    at: Point3


class ReactionUsed(Happening, frozen=True):
    """D040."""

    figure: FigureId
    kind: ReactionKind
    trigger: FigureId


class ReactionPassed(Happening, frozen=True):
    """Only the owner knows of having been asked."""

    figure: FigureId
    kind: ReactionKind
    trigger: FigureId


# -- air, falls, ends --------------------------------------------------------------------------------------------


class BreathHeld(Happening, frozen=True):
    """`left` own turns of breath.  D013, DR05."""

    figure: FigureId
    left: int


class BreathRanOut(Happening, frozen=True):
    """`left` further turns.  D014."""

    figure: FigureId
    left: int


class Fell(Happening, frozen=True):
    """A creature fell some metres.  D082."""

    figure: FigureId
    at: Point3
    fallen: float


class PieceThrownDown(Happening, frozen=True):
    """A piece of terrain is gone."""

    thing: ObjectId
    piece: str


class Fled(Happening, frozen=True):
    """D095."""

    figure: FigureId


class GoalReached(Happening, frozen=True):
    """D093."""

    side: SideId
    goal: str


class JudgementGiven(Happening, frozen=True):
    """The arbiter has decided: `about` is surprise or object.  DR20."""

    about: str
    allowed: bool
    figure: FigureId | None = None
    thing: ObjectId | None = None


class PlayerGaveUp(Happening, frozen=True):
    player: PlayerId


class GameEnded(Happening, frozen=True):
    winners: tuple[PlayerId, ...]
    reason: str


AnyEvent: TypeAlias = (
    FightBegan
    | CreaturePlaced
    | CreatureMadeWay
    | SurpriseDetermined
    | InitiativeRolled
    | OrderSet
    | RoundBegan
    | TurnBegan
    | TurnEnded
    | CreatureMoved
    | SomethingMoved
    | SpeedSwitched
    | FellProne
    | StoodUp
    | Stopped
    | ActionTaken
    | ReadySet
    | ReadyLost
    | Spoke
    | WeaponDrawn
    | WeaponDropped
    | ObjectUsed
    | ItemUsed
    | FeatureUsed
    | CheckRolled
    | SaveRolled
    | HidFrom
    | WentOutOfSight
    | Noticed
    | PlaceRevealed
    | SearchMade
    | AttackDeclared
    | AttackRolled
    | AttackMissed
    | DamageDealt
    | DroppedTo0
    | DeathSaveRolled
    | DeathSaveFailed
    | Stabilised
    | Healed
    | Died
    | ConditionGained
    | ConditionLost
    | Pushed
    | ContestRolled
    | OpportunityProvoked
    | ReactionUsed
    | ReactionPassed
    | BreathHeld
    | BreathRanOut
    | Fell
    | PieceThrownDown
    | Fled
    | GoalReached
    | JudgementGiven
    | PlayerGaveUp
    | GameEnded
)
