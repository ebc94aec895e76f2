"""What players choose and declare, as tagged plain data, and what they are asked in others' turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.kernel.request import Choice, YesNo
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm, decoded
from pb12table.systems.d20.rules.creatures import is_known_to_all
from pb12table.systems.d20.rules.data import AttackId, FeatureId, ItemId, Mode, ObjectId, SecretId
from pb12table.systems.d20.rules.state import Asks, ReactionKind, ReadiedAct, State, Trigger

Metres = Annotated[float, Meta(ge=-1000, le=1000)]
Degrees = Annotated[float, Meta(ge=-720, le=720)]
PlanPoint = tuple[Metres, Metres]
Waypoint = Annotated[tuple[Metres, ...], Meta(min_length=2, max_length=3)]
"""A place of a way, with a height where one is meant: of fliers and divers; without it they keep theirs."""
Path = Annotated[tuple[Waypoint, ...], Meta(min_length=1, max_length=60)]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all answers."""


# -- before the fight --------------------------------------------------------------------------------------------


class Placed(Answer, frozen=True):
    """Where a creature begins; without a height it stands as high as it can.  D018."""

    figure: FigureId
    at: PlanPoint
    facing: Degrees = 0.0
    height: Metres | None = None


class Places(Answer, frozen=True, tag="places"):
    """Where creatures begin; those that are not named stay.  D018."""

    figures: Annotated[tuple[Placed, ...], Meta(max_length=100)] = ()


class Sneakers(Answer, frozen=True, tag="sneakers"):
    """Which creatures sneak.  D020."""

    figures: Annotated[tuple[FigureId, ...], Meta(max_length=100)] = ()


# -- the turn ----------------------------------------------------------------------------------------------------


class Move(Answer, frozen=True, tag="move"):
    """Move along a way by a speed; a creature without a speed for what it climbs or swims does it slowly.

    D042 to D051, D080.
    """

    path: Path
    mode: Mode = Mode.WALK


class Jump(Answer, frozen=True, tag="jump"):
    """Jump to a place; without a height to the ground there.  D081."""

    to: Waypoint


class DropProne(Answer, frozen=True, tag="drop-prone"):
    """Lie down.  D052."""


class StandUp(Answer, frozen=True, tag="stand-up"):
    """Stand up.  D053."""


class Attack(Answer, frozen=True, tag="attack"):
    """Attack with what is in hand, a creature or at a `point`, where one is hidden.  D063, DR16.

    It begins the Attack action or is one of its further attacks (D047).  `ranged` throws what is also a melee weapon.
    """

    weapon: AttackId
    target: FigureId | None = None
    point: Waypoint | None = None
    ranged: bool = False


class Shove(Answer, frozen=True, tag="shove"):
    """Push a creature over, or 1.5 m straight `away`, in place of an attack.  D091."""

    target: FigureId
    away: bool = False


class Grapple(Answer, frozen=True, tag="grapple"):
    """Hold a creature, in place of an attack, with `choke` by the throat.  D091, DR48."""

    target: FigureId
    choke: bool = False


class LetGo(Answer, frozen=True, tag="let-go"):
    """Let go of a creature.  D091."""

    target: FigureId


class Escape(Answer, frozen=True, tag="escape"):
    """Break free of a grapple: an action.  D091."""


class Dash(Answer, frozen=True, tag="dash"):
    """All speeds count twice.  D070."""


class Disengage(Answer, frozen=True, tag="disengage"):
    """Move without provoking opportunity attacks in this turn.  D071."""


class Dodge(Answer, frozen=True, tag="dodge"):
    """Be harder to hit.  D072 (Ausweichen)."""


class Aid(Answer, frozen=True, tag="help"):
    """Distract a foe beside the creature.  D073."""

    foe: FigureId


class Hide(Answer, frozen=True, tag="hide"):
    """Hide: an action.  D074 (sich verstecken)."""


class Ready(Answer, frozen=True, tag="ready"):
    """Wait for something to answer by an act.  D075 (Vorbereiten)."""

    trigger: Trigger
    act: ReadiedAct = ReadiedAct.ATTACK
    figure: FigureId | None = None


class Search(Answer, frozen=True, tag="search"):
    """Search a place of the scenario, or around a point for who hides there.  D001, D011, D012."""

    place: SecretId | None = None
    point: PlanPoint | None = None


class UseObject(Answer, frozen=True, tag="use-object"):
    """Use a thing on the table: by the free interaction, or by the action.  D031, D032, D077."""

    thing: ObjectId
    action: bool = False


class UseItem(Answer, frozen=True, tag="use-item"):
    """Use an item on a creature: an action; by the `free` interaction it is refused.  D033, D077."""

    item: ItemId
    target: FigureId
    free: bool = False


class Stabilise(Answer, frozen=True, tag="stabilise"):
    """Help a dying creature by a check: an action.  D087."""

    target: FigureId


class Draw(Answer, frozen=True, tag="draw"):
    """Take another weapon in hand, from the belt or the ground, by the interaction or the action.  DR25."""

    weapon: AttackId
    action: bool = False


class DropWeapon(Answer, frozen=True, tag="drop-weapon"):
    """Drop what is in hand.  DR25."""


class UseFeature(Answer, frozen=True, tag="use-feature"):
    """Use a feature that takes an action or the bonus action, on a creature or at a point where it needs one.  D094."""

    feature: FeatureId
    target: FigureId | None = None
    point: Waypoint | None = None


class Shout(Answer, frozen=True, tag="shout"):
    """Call out, which costs nothing and gives the place away.  D004, D030."""


class EndTurn(Answer, frozen=True, tag="end-turn"):
    """End the turn.  D028, D035."""


StepAnswer: TypeAlias = (
    Move
    | Jump
    | DropProne
    | StandUp
    | Attack
    | Shove
    | Grapple
    | LetGo
    | Escape
    | Dash
    | Disengage
    | Dodge
    | Aid
    | Hide
    | Ready
    | Search
    | UseObject
    | UseItem
    | Stabilise
    | Draw
    | DropWeapon
    | UseFeature
    | Shout
    | EndTurn
)


# -- reactions and judgements ------------------------------------------------------------------------------------


class React(Answer, frozen=True, tag="react"):
    """Take the reaction that is offered.  D039."""


class Pass(Answer, frozen=True, tag="pass"):
    """Leave the reaction that is offered; what was readied stays so.  DR24."""


ReactAnswer: TypeAlias = React | Pass
FireAnswer: TypeAlias = Attack | Move | Pass


# -- declarations ------------------------------------------------------------------------------------------------


class SetAsks(Answer, frozen=True, tag="asks"):
    """Say whether to be asked for a reaction of a creature.  DR19."""

    figure: FigureId
    reaction: ReactionKind
    asks: Asks


class GiveUp(Answer, frozen=True, tag="give-up"):
    """Leave the fight with all creatures."""


Declaration: TypeAlias = SetAsks | GiveUp
NextAnswer: TypeAlias = FigureId
"""The creature that comes next."""


@dataclass(frozen=True, slots=True)
class MayReact(OfForm[State, ReactAnswer], Choice[State, ReactAnswer]):
    """Whether a creature reacts to what another does, perhaps to an `ally`.  D039, D058, DR19, section 6 (guard)."""

    form: ClassVar[Any] = ReactAnswer
    figure: FigureId
    kind: ReactionKind
    trigger: FigureId
    ally: FigureId | None = None

    def keeps_secret(self, state: State, answer: ReactAnswer) -> bool:
        return True

    def is_unseen(self, state: State, answer: ReactAnswer) -> bool:
        return isinstance(answer, Pass)

    def options(self, state: State) -> Sequence[ReactAnswer]:
        return (Pass(), React())


@dataclass(frozen=True, slots=True)
class ChooseNext(Choice[State, FigureId]):
    """Which creature comes next: `why` is tie (D026) or group (D024, DR08)."""

    figures: tuple[FigureId, ...]
    why: str

    def keeps_secret(self, state: State, answer: FigureId) -> bool:
        return not is_known_to_all(state, *self.figures)

    def options(self, state: State) -> Sequence[FigureId]:
        return self.figures

    def decode(self, plain: Any) -> FigureId:
        found: FigureId = decoded(plain, str)
        return found


@dataclass(frozen=True, slots=True)
class Judge(YesNo[State]):
    """What the arbiter decides: `about` is surprise (could it be surprised?) or object (does it take an action?).

    D020, D034, DR20.
    """

    about: str
    figure: FigureId
    thing: ObjectId | None = None
