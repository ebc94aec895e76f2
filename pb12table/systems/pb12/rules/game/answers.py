"""What players can answer, and say unasked: turns, actions, movement options, interruptions as plain tagged data.

Lengths in steps, angles in degrees counter-clockwise from east.  `facing` in an action is the free facing
before it (R1.6.2), in a movement option the free facing after it (R1.7.2); None keeps or follows the way.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.state import CommandKind, Status
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, BlockId, CardId, GroupId, When
from pb12table.table.shapes import Point3


class Plain(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of all answers: frozen, comparable, and JSON by msgspec with the field `kind`.

    `auxiliary`: an action that may be taken beside those a command action prescribes.  R1.6.19 (Auxiliaraktionen).
    """

    auxiliary: ClassVar[bool] = False


# -- turns: R1.3.7 ------------------------------------------------------------------------------------------


class Activate(Plain, frozen=True, tag="activate"):
    """Spend 1 CP and activate a figure directly.  R1.3.8 (Aktivieren)."""

    figure: FigureId


class Placing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one more figure is set up.  R2.2.8.

    `height` None: on the bare table where there is safe stand, else at the highest one.
    """

    figure: FigureId
    x: float
    y: float
    facing: float
    height: float | None = None


class RelocateIn(Plain, frozen=True, tag="relocate-in"):
    """Spend 1 CP and set up a figure in an entry zone.  R1.3.11; for `height` None see `Placing`.

    A leader may bring figures of his group along for 1 CP more, and groups may be dissolved for it.  R2.2.8
    (Kommandogruppe verlegen).
    """

    figure: FigureId
    x: float
    y: float
    facing: float
    height: float | None = None
    group: tuple[Placing, ...] = ()
    dissolve: tuple[GroupId, ...] = ()


class RelocateOut(Plain, frozen=True, tag="relocate-out"):
    """Spend 1 CP and take a figure from an exit zone into the staging area.  R1.3.12."""

    figure: FigureId


class Wait(Plain, frozen=True, tag="wait"):
    """Spend 1 CP, the turn ends.  R1.3.13 (Abwarten)."""


class BreakOff(Plain, frozen=True, tag="break-off"):
    """The turn ends without cost and the player has no more turns this round.  R1.3.14 (Abbrechen)."""


class AppointLeader(Plain, frozen=True, tag="appoint-leader"):
    """Spend 1 CP and choose a new leader for a command group.  R2.2.10 (Kommandoführer wählen), RU084.

    Before or between the actions of one's own turn, and in the logistics phase.
    """

    group: GroupId
    figure: FigureId


class TakeOver(Plain, frozen=True, tag="take-over"):
    """Let a leader make one panic check for several of his figures.  R2.2.9 (Panikproben übernehmen).

    `extra` are command points on top of the one it costs, `dissolve` groups dissolved for it (R2.2.7).
    """

    leader: FigureId
    figures: tuple[FigureId, ...]
    extra: int = 0
    dissolve: tuple[GroupId, ...] = ()


class Decline(Plain, frozen=True, tag="decline"):
    """Make no use of what is offered."""


class PlayCard(Plain, frozen=True, tag="play-card"):
    """Play a card from the hand, at a `figure` if it wants one, against a `player` if it harms one.  R5.0.6.

    Instead of an action (R5.0.7, with the AP it costs), instead of a turn (R5.0.9), after a die (R5.0.8), in the status
    phase (R5.0.10) or as an interruption (R5.0.11).
    """

    card: CardId
    figure: FigureId | None = None
    player: PlayerId | None = None
    action_points: int = 0
    facing: float | None = None


TurnAnswer: TypeAlias = Activate | RelocateIn | RelocateOut | Wait | BreakOff | AppointLeader | PlayCard

# -- actions: chapter 1.7 -------------------------------------------------------------------------------------


class Move(Plain, frozen=True, tag="move"):
    """Spend AP for movement points; `full_move` claims the full move bonus.  R1.7.2, R1.7.3."""

    action_points: int
    full_move: bool = False
    facing: float | None = None


class Adjust(Plain, frozen=True, tag="adjust"):
    """Receive one movement point; `free`: as a free action, else for 1 AP.  R1.7.7, R1.6.18."""

    auxiliary: ClassVar[bool] = True
    free: bool = True
    facing: float | None = None


class _DeclaredAttack(Plain, frozen=True):
    """What is declared for an attack.  R1.6.12; frequency R1.6.7, given-up checks R1.6.8, boost R1.6.14.

    Exactly one of a `target` figure, a `point` (x, y, z) in space, on a surface or in a figure, and a `piece` of
    terrain (R1.6.4, RU124).
    """

    weapon: BlockId
    target: FigureId | None
    action_points: int
    frequency: bool = False
    given_up: int = 0
    boost: int = 0
    facing: float | None = None
    point: Point3 | None = None
    piece: str | None = None


class RangedAttack(_DeclaredAttack, frozen=True, tag="ranged-attack"):
    """Shoot.  R1.7.8 (Fernkampfangriff)."""


class MeleeAttack(_DeclaredAttack, frozen=True, tag="melee-attack"):
    """Strike.  R1.7.13 (Nahkampfangriff)."""


class Aim(Plain, frozen=True, tag="aim"):
    """Choose a target for the next Ranged Attack.  R1.7.16 (Zielwahl).

    A figure, a `point` or a `piece`, as for attacks: targets are points in general (RU124).
    """

    auxiliary: ClassVar[bool] = True
    target: FigureId | None = None
    facing: float | None = None
    point: Point3 | None = None
    piece: str | None = None


class Concentrate(Plain, frozen=True, tag="concentrate"):
    """The next action's checks are easier.  R1.7.12 (Konzentrieren)."""

    auxiliary: ClassVar[bool] = True
    facing: float | None = None


class ReEquip(Plain, frozen=True, tag="re-equip"):
    """Choose anew which blocks are in use.  R1.8.3 (Umdisponieren).

    Items may be put down for good, and items on the ground (by number) picked up where they are in contact (RU073).
    """

    auxiliary: ClassVar[bool] = True
    in_use: tuple[BlockId, ...]
    facing: float | None = None
    put_down: tuple[BlockId, ...] = ()
    pick_up: tuple[int, ...] = ()


class Reload(Plain, frozen=True, tag="reload"):
    """Spend a charge and refill a block's resource points.  R1.8.16 (Nachladen)."""

    auxiliary: ClassVar[bool] = True
    block: BlockId
    facing: float | None = None


class UseDoor(Plain, frozen=True, tag="use-door"):
    """Open a door by so many degrees, or close it (0): a free action, or for 1 AP.  RU204."""

    auxiliary: ClassVar[bool] = True
    door: str
    degrees: float
    free: bool = True
    facing: float | None = None


class ChangeStatus(Plain, frozen=True, tag="change-status"):
    """Take on or shed markers of a selectable status; several times for a cumulative one.  R4.0.8 (Statusänderung)."""

    auxiliary: ClassVar[bool] = True
    status: Status
    take_on: bool
    times: int = 1
    facing: float | None = None


class Threaten(Plain, frozen=True, tag="threaten"):
    """Threaten all opponents in reach of a weapon; `free`: as a free action, else for 1 AP.  R4.2.1 (Bedrohen)."""

    auxiliary: ClassVar[bool] = True
    weapon: BlockId
    free: bool = True
    facing: float | None = None


class Ram(Plain, frozen=True, tag="ram"):
    """Ram a figure or a piece of terrain in contact.  R4.2.2 (Rammen), RU109."""

    target: str
    facing: float | None = None


class ScenarioAct(Plain, frozen=True, tag="scenario-action"):
    """Take an action that the scenario brings.  R1.7.1, RU122.

    Depending on the action a `target` figure, a `piece` of terrain or a `point` is chosen; `block` is the item or
    ability it is done with; frequency R1.6.7, given-up checks R1.6.8.
    """

    action: str
    action_points: int = 1
    target: FigureId | None = None
    piece: str | None = None
    point: Point3 | None = None
    block: BlockId | None = None
    frequency: bool = False
    given_up: int = 0
    facing: float | None = None


class Steer(Plain, frozen=True, tag="steer"):
    """Activate a vehicle from its steering point; it receives so many AP.  R3.0.3 (Steuern)."""

    auxiliary: ClassVar[bool] = True
    vehicle: FigureId
    action_points: int
    facing: float | None = None


class SlowDown(Plain, frozen=True, tag="slow-down"):
    """A vehicle loses one Moved marker.  R3.0.17 (Verlangsamen)."""

    facing: float | None = None


class Carry(Plain, frozen=True, tag="carry"):
    """Carry a figure along on a Move: AP for the Carry itself (0: a free action) and for the Move.  R4.2.3 (Tragen)."""

    target: FigureId
    action_points: int
    move_points: int
    facing: float | None = None


class EndTurn(Plain, frozen=True, tag="end-turn"):
    """No further action in this turn.  R1.3.8."""


class LetAct(Plain, frozen=True, tag="let-act"):
    """Go on with another active figure.  R1.3.8, R1.3.9, R2.1.1, R3.0.3."""

    figure: FigureId


class Command(Plain, frozen=True, tag="command"):
    """Execute a command action: Make Ready!, Ranged Attack!, Melee Attack! or Move!.  R2.1.1 (Kommandoaktionen).

    `activate` are activated indirectly for it, `participants` take part, `dissolve` are groups dissolved meanwhile
    (R2.2.7); `target`, `point` or `piece` is what the commanding figure has aimed at, for all to shoot at (R2.1.5).
    """

    command: CommandKind
    participants: tuple[FigureId, ...]
    activate: tuple[FigureId, ...] = ()
    dissolve: tuple[GroupId, ...] = ()
    target: FigureId | None = None
    point: Point3 | None = None
    piece: str | None = None


class EndCommand(Plain, frozen=True, tag="end-command"):
    """No further action in the running command action.  R2.1.1."""


Attack: TypeAlias = RangedAttack | MeleeAttack
Action: TypeAlias = (
    Move
    | Adjust
    | RangedAttack
    | MeleeAttack
    | Aim
    | Concentrate
    | ReEquip
    | Reload
    | ChangeStatus
    | Threaten
    | Ram
    | Carry
    | ScenarioAct
    | Steer
    | SlowDown
    | PlayCard
    | UseDoor
)
NoAction: TypeAlias = Command | EndCommand | AppointLeader | LetAct | EndTurn
ActionAnswer: TypeAlias = Action | NoAction

# -- movement options: R1.7.4 to R1.7.6, R3.0.18, R3.0.19, R6.1.8 ---------------------------------------------


class Horizontal(Plain, frozen=True, tag="horizontal"):
    """Up to one step on the level to (x, y).  R1.7.4 (Horizontal bewegen)."""

    x: float
    y: float
    facing: float | None = None


class Vertical(Plain, frozen=True, tag="vertical"):
    """Up to vB steps up (`rise` > 0) or down, and up to one step across to (x, y).  R1.7.5."""

    x: float
    y: float
    rise: float
    facing: float | None = None


class Land(Plain, frozen=True, tag="land"):
    """Up to vB steps straight down.  R1.7.6 (Landen)."""

    drop: float
    facing: float | None = None


class Climb(Plain, frozen=True, tag="climb"):
    """Hold on to climbable terrain: safe stand there until the figure is next moved.  R6.1.8 (Klettern)."""

    facing: float | None = None


class TurnBy(Plain, frozen=True, tag="turn"):
    """A vehicle changes its facing by up to 45 degrees, counter-clockwise positive.  R3.0.18 (Drehen)."""

    degrees: float


class Reverse(Plain, frozen=True, tag="reverse"):
    """A vehicle moves up to one step backward to (x, y).  R3.0.19 (Rückwärts bewegen)."""

    x: float
    y: float


class Stop(Plain, frozen=True, tag="stop"):
    """End the movement; what movement points are left is lost.  RU060.  `facing`: only where one is free."""


MoveOption: TypeAlias = Horizontal | Vertical | Land | Climb | TurnBy | Reverse
MoveAnswer: TypeAlias = MoveOption | Stop

# -- when an interruption may be played ---------------------------------------------------------------------------


class Pass(Plain, frozen=True, tag="pass"):
    """Play no interruption now.  R4.0.3."""


class RangedDefence(Plain, frozen=True, tag="ranged-defence"):
    """A reaction: Distracted, and DF +2 until the end of the turn.  R4.3.2 (Fernkampfverteidigung)."""

    figure: FigureId


class MeleeDefence(Plain, frozen=True, tag="melee-defence"):
    """A reaction: Distracted, and DN +2 until the end of the turn.  R4.3.3 (Nahkampfverteidigung)."""

    figure: FigureId


class UseDelayed(Plain, frozen=True, tag="use-delayed"):
    """Shed Delayed for one action with as many AP; the action is declared next.  R4.1.5 (Verzögert)."""

    figure: FigureId


Reaction: TypeAlias = RangedDefence | MeleeDefence
Interruption: TypeAlias = Reaction | UseDelayed | PlayCard
InterruptionAnswer: TypeAlias = Interruption | Pass

# -- when one's own movement is interrupted -----------------------------------------------------------------------


class Respond(Plain, frozen=True, tag="respond"):
    """React to the interruption: what movement points are left can be used freely after it.  R4.0.6."""


class Commit(Plain, frozen=True, tag="commit"):
    """Do not react: the rest of the movement is fixed, its Moved markers come at once.  R4.0.6, RU104."""

    options: tuple[MoveOption, ...]


MoverAnswer: TypeAlias = Respond | Commit

# -- declarations: at any time, unasked -------------------------------------------------------------------------


class DiscardCard(Plain, frozen=True, tag="discard-card"):
    """Discard a card from the hand without playing it.  R5.0.5 (Ablegen), RU112: at any time, for nothing."""

    card: CardId


class GiveUp(Plain, frozen=True, tag="give-up"):
    """Give up and be defeated at once.  R1.3.19 (Aufgeben)."""


class SetStandingOrder(Plain, frozen=True, tag="standing-order"):
    """Say when a figure's player wants to be asked whether it interrupts; `steps` belongs to "near"."""

    figure: FigureId
    when: When
    steps: Annotated[int, Meta(ge=0, le=99)] = 0


class PassTurn(Plain, frozen=True, tag="pass-turn"):
    """Do not be asked for interruptions until this turn is over; or be asked again (`passing` false)."""

    passing: bool = True


class AskForCards(Plain, frozen=True, tag="ask-for-cards"):
    """Say when one wants to be asked for cards one could play.  RU100."""

    when: AskCards


OrderDeclaration: TypeAlias = SetStandingOrder | PassTurn | AskForCards
