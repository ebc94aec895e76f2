"""What happened in a game: events in the past tense, chapter by chapter,
as plain data for log, app, referee and bots.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.pb12.rules.game.state import CommandKind, Lasting, Phase, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, CardId, DamageCode, GroupId
from pb12table.table.shapes import Point3


class Happening(msgspec.Struct, frozen=True, tag=True, tag_field="event", kw_only=True):
    """Base of all events."""

    audience: tuple[str, ...] | None = None


class RoundBegan(Happening, frozen=True):
    game_round: int


class PhaseBegan(Happening, frozen=True):
    phase: Phase


class CommandPointsRefilled(Happening, frozen=True):
    player: PlayerId
    balance: int
    modifiers: tuple[Modifier, ...]


class BidEntered(Happening, frozen=True):
    """A player has made his secret bid; the number only he may know.  RU029."""

    player: PlayerId


class BidsRevealed(Happening, frozen=True):
    bids: tuple[tuple[PlayerId, int], ...]


class InitiativeRolled(Happening, frozen=True):
    """`tie` marks a throw that only orders tied players (RU027)."""

    player: PlayerId
    face: int
    initiative: int
    tie: bool = False


class PlaceTaken(Happening, frozen=True):
    player: PlayerId
    place: int


class TurnOrderSet(Happening, frozen=True):
    order: tuple[PlayerId, ...]


class TurnBegan(Happening, frozen=True):
    player: PlayerId


class FigureActivated(Happening, frozen=True):
    """`indirectly`: by a command action or by steering.  R1.3.9."""

    player: PlayerId
    figure: FigureId
    action_points: int
    indirectly: bool = False


class FigureRelocatedIn(Happening, frozen=True):
    figure: FigureId
    at: Point3
    facing: float


class FigureRelocatedOut(Happening, frozen=True):
    figure: FigureId


class PlayerWaited(Happening, frozen=True):
    player: PlayerId


class PlayerBrokeOff(Happening, frozen=True):
    player: PlayerId


class TurnEnded(Happening, frozen=True):
    """A turn is over: the figure activated directly is done, and with it the `further` ones that were active."""

    player: PlayerId
    figure: FigureId
    further: tuple[FigureId, ...] = ()


class FigureTurned(Happening, frozen=True):
    figure: FigureId
    facing: float


class ActionTaken(Happening, frozen=True):
    """A figure began an action (`action` is the answer's kind); `action_points` were spent.

    `piece` is the terrain it is aimed at, `scenario_action` names the scenario's action.
    """

    figure: FigureId
    action: str
    action_points: int
    weapon: BlockId | None = None
    target: FigureId | None = None
    piece: str = ""
    scenario_action: str = ""


class FigureMoved(Happening, frozen=True):
    """One movement option was carried out; `option` is its kind, `movement_points` its cost."""

    figure: FigureId
    option: str
    start: Point3
    end: Point3
    movement_points: int


class FigureFell(Happening, frozen=True):
    """`height` is the whole way down in steps."""

    figure: FigureId
    start: Point3
    end: Point3
    height: float


class FigureShoved(Happening, frozen=True):
    """A figure that had no room any more where it is held up came to stand beside.  RU201."""

    figure: FigureId
    start: Point3
    end: Point3


class FigureCollided(Happening, frozen=True):
    """A figure ran into an obstacle (id of a figure or a piece of terrain).  R1.5.5."""

    figure: FigureId
    obstacle: str
    at: Point3
    speed: int


class RandomMovementRolled(Happening, frozen=True):
    """Where a random movement goes: degrees and steps; direction None: it does not move.  R1.5.6."""

    figure: FigureId
    face: int
    direction: float | None
    steps: int


class CheckMade(Happening, frozen=True):
    """A check: `face` is None when the target number was extreme and no die was thrown (R1.1.12).

    `kind` is the key of its name; the target number is the sum of the modifiers, the first of which is 12.
    """

    figure: FigureId
    kind: str
    rule: str
    target_number: int
    modifiers: tuple[Modifier, ...]
    face: int | None
    passed: bool


class ChecksLapsed(Happening, frozen=True):
    """Checks without a resource point (R1.8.14) or beyond a weapon's range categories (RU066)."""

    figure: FigureId
    number: int
    rule: str


class CheckDiverged(Happening, frozen=True):
    """What the divergence table leaves of a failed check: `works`, and with what.  R1.6.10 (Zielradiusabweichung).

    `strength` is what is left of the greatest damage's, None when nothing works or the action does no damage.
    """

    figure: FigureId
    face: int
    works: bool
    radius: int
    strength: int | None
    sector: int


class AttackSucceeded(Happening, frozen=True):
    """`target` is None when a bare point was aimed at (R1.6.15), or a `piece` of terrain (RU124)."""

    figure: FigureId
    weapon: BlockId
    target: FigureId | None
    successes: int
    piece: str = ""


class BlastWentOff(Happening, frozen=True):
    """One success took effect around the point `at`; `hit` are all figures in the area.  R1.6.9, R1.6.11.

    `weapon` may be an action of the scenario; `damage` is what it does, one after the other.
    The sector is `sector` degrees counter-clockwise from `start`.
    """

    figure: FigureId
    weapon: BlockId
    at: Point3
    radius: int
    damage: tuple[DamageCode, ...]
    start: float
    sector: int
    hit: tuple[FigureId, ...]


class CoverHeld(Happening, frozen=True):
    """A figure in the area took no damage, since terrain (`obstacle`) hides it fully.  R1.6.17 (Deckung)."""

    figure: FigureId
    obstacle: str


class AttackFailed(Happening, frozen=True):
    figure: FigureId
    weapon: BlockId


class DamageRolled(Happening, frozen=True):
    """result = face + the modifiers; `points` damage points must be used.  R1.5.2, R1.5.3."""

    figure: FigureId
    strength: int
    penetration: int
    face: int
    modifiers: tuple[Modifier, ...]
    result: int
    damage_table: int
    points: int


class DamagePointsUsed(Happening, frozen=True):
    figure: FigureId
    free: int
    light: int
    heavy: int


class FigureCarried(Happening, frozen=True):
    """A figure takes another along on a Move, each option of which costs `surcharge` BP more.  R4.2.3."""

    figure: FigureId
    target: FigureId
    surcharge: int


class CarryRefused(Happening, frozen=True):
    """The target's player does not let it be carried.  R4.2.3."""

    figure: FigureId
    target: FigureId


class FiguresThreatened(Happening, frozen=True):
    """A figure threatened all opponents in reach and sight.  R4.2.1."""

    figure: FigureId
    weapon: BlockId
    targets: tuple[FigureId, ...]


class StatusReceived(Happening, frozen=True):
    figure: FigureId
    status: Status
    rule: str
    markers: int


class NoPanicCheck(Happening, frozen=True):
    """A panic check was due, but nothing could come of it: the figure is Panicked already.  RU075."""

    figure: FigureId
    rule: str


class StatusLost(Happening, frozen=True):
    """`markers` are left.  RU047."""

    figure: FigureId
    status: Status
    rule: str
    markers: int = 0


class FigureWentOutOfAction(Happening, frozen=True):
    figure: FigureId
    at: Point3
    rule: str


class MarkersRemoved(Happening, frozen=True):
    figures: tuple[FigureId, ...]


class FigureAimed(Happening, frozen=True):
    """`target` is None when a bare point was aimed at, or a `piece` of terrain.  R1.7.16 (Zielwahl), RU124."""

    figure: FigureId
    target: FigureId | None
    piece: str = ""


class FigureConcentrated(Happening, frozen=True):
    figure: FigureId


class FigureReEquipped(Happening, frozen=True):
    figure: FigureId
    in_use: tuple[BlockId, ...]


class BlockReloaded(Happening, frozen=True):
    figure: FigureId
    block: BlockId
    resources: int
    charges: int


class DoorMoved(Happening, frozen=True):
    """A figure has opened a door by so many degrees, or closed it (0).  RU204."""

    figure: FigureId
    piece: str
    degrees: float


class PlayerGaveUp(Happening, frozen=True):
    """`surrender`: in the status phase (R1.3.15), else at another time (R1.3.19)."""

    player: PlayerId
    surrender: bool


class PlayerDefeated(Happening, frozen=True):
    """`figure` is the leader with whom the player fell (R6.1.9), None when no figure decided it."""

    player: PlayerId
    rule: str
    figure: FigureId | None = None


class VictoryPointsGained(Happening, frozen=True):
    """`source` is the zone or whatever brought the points, "" when the rule says all."""

    player: PlayerId
    points: int
    rule: str
    source: str = ""


class GameEnded(Happening, frozen=True):
    winners: tuple[PlayerId, ...]
    reason: str
    points: tuple[tuple[PlayerId, int], ...]


class VehicleSteered(Happening, frozen=True):
    """A figure at a steering point activated a vehicle, which received so many AP.  R3.0.3."""

    figure: FigureId
    vehicle: FigureId
    action_points: int


class ControlGained(Happening, frozen=True):
    """A player gained control of a vehicle by steering it.  R3.0.4."""

    player: PlayerId
    vehicle: FigureId


class VehicleDestroyed(Happening, frozen=True):
    """A vehicle became a wreck, which is terrain; `at` is its base point.  R3.0.23."""

    figure: FigureId
    at: Point3
    facing: float
    rule: str


class VehicleTurned(Happening, frozen=True):
    """A vehicle changed its facing by a movement option.  R3.0.18."""

    figure: FigureId
    facing: float
    movement_points: int


class InterruptionPlayed(Happening, frozen=True):
    """An interruption was announced; `kind` is the answer's, `place` counts from the bottom of the stack.

    With Delayed, `action` is the kind of the action that was declared ("" for none), with `weapon` and `target` where
    it has them.
    """

    player: PlayerId
    figure: FigureId
    kind: str
    place: int
    action: str = ""
    action_points: int = 0
    weapon: BlockId | None = None
    target: str | None = None


class InterruptionLapsed(Happening, frozen=True):
    """An interruption has no effect: its figure is no longer able to act, or takes no action.  RU100."""

    figure: FigureId
    kind: str
    able: bool


class DefenceRaised(Happening, frozen=True):
    """A reaction took effect: the defensive value is `value` higher until the end of the turn.  R4.3.2, R4.3.3."""

    figure: FigureId
    attribute: Attribute
    value: int
    rule: str


class MovementFixed(Happening, frozen=True):
    """A mover does not react to an interruption: the rest of its movement is fixed.  R4.0.6, RU104.

    `options` are still to come; `horizontals` it will have taken then in this action.
    """

    figure: FigureId
    options: int
    horizontals: int


class DecksShuffled(Happening, frozen=True):
    """The decks were shuffled and lie face down; how many cards each has.  R5.0.3."""

    decks: tuple[tuple[PlayerId, int], ...]


class CardsDrawn(Happening, frozen=True):
    """A player drew so many cards; `cards` are named only to himself.  R5.0.4."""

    player: PlayerId
    number: int
    cards: tuple[CardId, ...] = ()


class CardPlayed(Happening, frozen=True):
    """A player discarded a card openly and paid for it; `works`: he could.  R5.0.6, RU112.

    `figure` is whom it is played at, `opponent` the player it harms.
    """

    player: PlayerId
    card: CardId
    command_points: int
    works: bool
    figure: FigureId | None = None
    opponent: PlayerId | None = None


class CardDiscarded(Happening, frozen=True):
    """A player discarded a card without playing it.  R5.0.5."""

    player: PlayerId
    card: CardId


class CardWithoutTarget(Happening, frozen=True):
    """The figure a card was played at has left the table, so that the card has no effect.  R4.0.3, RU100."""

    player: PlayerId
    card: CardId


class InterruptionCancelled(Happening, frozen=True):
    """A card took the effect from the interruption that was played before it.  R4.0.3, R5.0.11."""

    player: PlayerId
    card: CardId


class DieChanged(Happening, frozen=True):
    """A card changed what a die shows.  R5.0.8, RU113."""

    player: PlayerId
    card: CardId
    before: int
    face: int


class FigureHealed(Happening, frozen=True):
    """A figure got damage points back.  R1.5.1."""

    figure: FigureId
    light: int
    heavy: int


class FigureReady(Happening, frozen=True):
    """A figure is no longer done.  R1.3.10."""

    figure: FigureId


class FigureHelped(Happening, frozen=True):
    """The checks of a figure's very next action are easier by a card: `value` on the target number.  R5.0.6."""

    figure: FigureId
    card: CardId
    value: int


class ActionPointsReceived(Happening, frozen=True):
    """A figure received AP by a card.  R1.6.1, RU003."""

    figure: FigureId
    points: int
    balance: int


class BlocksRefilled(Happening, frozen=True):
    """The resource points of what a figure has in use are full again.  R1.8.14."""

    figure: FigureId


class CommandPointsLost(Happening, frozen=True):
    """A player lost command points by a card of another.  R1.1.8."""

    player: PlayerId
    points: int
    balance: int


class TruceBegan(Happening, frozen=True):
    """Until the end of the turn nobody attacks."""

    player: PlayerId


class ScenarioActionWorked(Happening, frozen=True):
    """An action of the scenario made as many successes as it needs.  R1.6.5."""

    figure: FigureId
    scenario_action: str
    successes: int
    needs: int


class ScenarioActionFailed(Happening, frozen=True):
    """An action of the scenario made too few successes.  R1.6.5."""

    figure: FigureId
    scenario_action: str
    successes: int
    needs: int


class CommandPointsGained(Happening, frozen=True):
    """A player received command points by a scenario action or a card (`source`).  R1.1.8."""

    player: PlayerId
    points: int
    balance: int
    source: str


class AttributeChanged(Happening, frozen=True):
    """A scenario action or a card (`source`) changed an attribute value for a while.  R1.1.7."""

    figure: FigureId
    attribute: Attribute
    value: int
    lasting: Lasting
    source: str


class ItemPutDown(Happening, frozen=True):
    """A figure laid an item down for good.  R1.8.1, RU073."""

    figure: FigureId
    block: BlockId
    at: Point3


class ItemPickedUp(Happening, frozen=True):
    """A figure took an item from the ground.  R1.8.3, RU073."""

    figure: FigureId
    block: BlockId
    at: Point3


class ZoneChangedHands(Happening, frozen=True):
    """At the end of a round a zone counts for others than at the end of the last one.  R6.1.10, R6.1.11."""

    zone: str
    before: tuple[PlayerId, ...]
    now: tuple[PlayerId, ...]


class PieceDamaged(Happening, frozen=True):
    """A damage roll against a piece of terrain: result = face + the modifiers.  R1.5.2, R1.5.3, RU124."""

    piece: str
    strength: int
    penetration: int
    face: int
    modifiers: tuple[Modifier, ...]
    result: int
    damage_table: int
    points: int


class PieceGaveWay(Happening, frozen=True):
    """A piece of terrain was destroyed (RU124) or opened by an action (R1.6.5)."""

    piece: str
    rule: str


class CommandGiven(Happening, frozen=True):
    """A command action began; `command_points` were spent for it.  R2.1.1.

    `at_one_target`: all shoot at the `target` figure, at a `piece`, or, without both, at a point.  R2.1.5, RU124.
    """

    player: PlayerId
    figure: FigureId
    command: CommandKind
    participants: tuple[FigureId, ...]
    dissolved: tuple[GroupId, ...]
    command_points: int
    target: FigureId | None = None
    piece: str = ""
    at_one_target: bool = False


class CommandEnded(Happening, frozen=True):
    """A command action is over; its dissolved groups are as before.  R2.1.1, RU083."""

    player: PlayerId
    figure: FigureId
    command: CommandKind


class LeaderAppointed(Happening, frozen=True):
    """A group has a new leader.  R2.2.10."""

    player: PlayerId
    group: GroupId
    figure: FigureId


class LeadershipEnded(Happening, frozen=True):
    """A figure no longer leads a group, as it no longer leads the one under it.  R2.2.5, R2.2.10."""

    group: GroupId
    figure: FigureId


class PanicChecksTakenOver(Happening, frozen=True):
    """A leader (`figure`) makes one panic check for several `figures`.  R2.2.9."""

    player: PlayerId
    figure: FigureId
    figures: tuple[FigureId, ...]
    dissolved: tuple[GroupId, ...]
    command_points: int


class CheckDeputised(Happening, frozen=True):
    """A check of a figure is made by another, or with another attribute, because of a block; `kind` as in `CheckMade`.

    R1.4.28.
    """

    figure: FigureId
    deputy: FigureId
    block: BlockId
    kind: str


__all__ = ["AnyEvent", "Happening"]

AnyEvent: TypeAlias = (
    RoundBegan
    | PhaseBegan
    | CommandPointsRefilled
    | BidEntered
    | BidsRevealed
    | InitiativeRolled
    | PlaceTaken
    | TurnOrderSet
    | TurnBegan
    | FigureActivated
    | FigureRelocatedIn
    | FigureRelocatedOut
    | PlayerWaited
    | PlayerBrokeOff
    | TurnEnded
    | FigureTurned
    | ActionTaken
    | FigureMoved
    | FigureFell
    | FigureShoved
    | FigureCollided
    | RandomMovementRolled
    | CheckMade
    | ChecksLapsed
    | CheckDiverged
    | AttackSucceeded
    | BlastWentOff
    | CoverHeld
    | AttackFailed
    | DamageRolled
    | DamagePointsUsed
    | FigureCarried
    | CarryRefused
    | FiguresThreatened
    | StatusReceived
    | StatusLost
    | NoPanicCheck
    | FigureWentOutOfAction
    | MarkersRemoved
    | FigureAimed
    | FigureConcentrated
    | FigureReEquipped
    | BlockReloaded
    | DoorMoved
    | PlayerGaveUp
    | PlayerDefeated
    | VictoryPointsGained
    | GameEnded
    | DecksShuffled
    | CardsDrawn
    | CardPlayed
    | CardDiscarded
    | CardWithoutTarget
    | InterruptionCancelled
    | DieChanged
    | FigureHealed
    | FigureHelped
    | FigureReady
    | ActionPointsReceived
    | BlocksRefilled
    | CommandPointsLost
    | TruceBegan
    | ScenarioActionWorked
    | ScenarioActionFailed
    | CommandPointsGained
    | AttributeChanged
    | ItemPutDown
    | ItemPickedUp
    | ZoneChangedHands
    | PieceDamaged
    | PieceGaveWay
    | InterruptionPlayed
    | InterruptionLapsed
    | DefenceRaised
    | MovementFixed
    | CommandGiven
    | CommandEnded
    | LeaderAppointed
    | LeadershipEnded
    | PanicChecksTakenOver
    | CheckDeputised
    | VehicleSteered
    | ControlGained
    | VehicleTurned
    | VehicleDestroyed
)
