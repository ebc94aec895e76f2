"""What happened in a skirmish on foot: events in the past tense, as plain data for log, app, referee and bots."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.systems.pb12.rules.game.state import Phase, Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, DamageCode
from pb12table.table.shapes import Point3


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
