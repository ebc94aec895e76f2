"""What happened in a fight: events in the past tense, as plain data."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.kampf_w6.rules.data import FireMode, ItemId, SideId, Stance, WeaponId
from pb12table.systems.kampf_w6.rules.state import TracePlace
from pb12table.table.shapes import Point3


class Happening(msgspec.Struct, frozen=True, tag=True, tag_field="event", kw_only=True):
    """Base of all events; `audience` names the players who may know it, None means everybody."""

    audience: tuple[str, ...] | None = None


class FightBegan(Happening, frozen=True):
    """W001."""


class InitiativeRolled(Happening, frozen=True):
    """`tie` marks a throw that only orders figures that are tied.  W003, WR01."""

    figure: FigureId
    face: int
    total: int
    tie: bool = False


class OrderSet(Happening, frozen=True):
    order: tuple[FigureId, ...]


class RoundBegan(Happening, frozen=True):
    game_round: int


class TurnBegan(Happening, frozen=True):
    """`debt` was taken off the refreshed `actions`.  W008."""

    figure: FigureId
    actions: int
    debt: int = 0


class ActBegan(Happening, frozen=True):
    """An act of the actor; `kind` is the tag of the answer, `act` which act of the scenario it is, "" for none."""

    figure: FigureId
    kind: str
    cost: int
    left: int
    act: str = ""


class FigureMoved(Happening, frozen=True):
    """A figure went from the first of some places to the last, walking, running or crawling; `length` in metres."""

    figure: FigureId
    kind: str
    trace: tuple[TracePlace, ...]
    length: float


class StanceChanged(Happening, frozen=True):
    figure: FigureId
    stance: Stance


class WeaponReloaded(Happening, frozen=True):
    figure: FigureId
    weapon: WeaponId
    loaded: int


class ItemUsed(Happening, frozen=True):
    """`healed` wounds of the target, `left` uses."""

    figure: FigureId
    item: ItemId
    target: FigureId
    healed: int
    left: int


class DoorMoved(Happening, frozen=True):
    """A figure opened a door, by its piece, by so many degrees, or closed it.  WR41."""

    figure: FigureId
    piece: str
    degrees: float


class AttackDeclared(Happening, frozen=True):
    """`dice` are thrown against the target number, the sum of the modifiers; the feet were at `origin` and `place`."""

    figure: FigureId
    weapon: WeaponId
    target: FigureId
    mode: FireMode | None
    dice: int
    target_number: int
    modifiers: tuple[Modifier, ...]
    origin: Point3
    place: Point3


class HitsRolled(Happening, frozen=True):
    """The hit roll with all that was spent on it.  W036 to W039."""

    figure: FigureId
    target: FigureId
    faces: tuple[int, ...]
    target_number: int
    hits: int


class DieSpent(Happening, frozen=True):
    """A die spent on a roll: `kind` is reroll or bonus, `group` one of the side's; `old` is 0 for a bonus die."""

    player: PlayerId
    figure: FigureId
    kind: str
    group: bool
    old: int
    face: int


class ParryRolled(Happening, frozen=True):
    """`means` is a weapon or an item.  WR16."""

    figure: FigureId
    means: str
    faces: tuple[int, ...]
    target_number: int
    parried: int


class CoverRolled(Happening, frozen=True):
    """`share` of the figure was covered, its `stance` counts as cover of its own.  W049 to W052."""

    figure: FigureId
    faces: tuple[int, ...]
    target_number: int
    saved: int
    share: float
    stance: Stance


class ArmourRolled(Happening, frozen=True):
    """W053, W054; no faces where the target number needs none."""

    figure: FigureId
    hits: int
    faces: tuple[int, ...]
    target_number: int
    modifiers: tuple[Modifier, ...]
    saved: int


class WoundsSuffered(Happening, frozen=True):
    """`total` of the `limit`.  W055, WR25."""

    figure: FigureId
    wounds: int
    total: int
    limit: int


class RecoilSet(Happening, frozen=True):
    figure: FigureId
    weapon: WeaponId
    recoil: int


class RecoilLapsed(Happening, frozen=True):
    figure: FigureId


class ReactionTaken(Happening, frozen=True):
    """An act as a reaction; `kind` and `act` as in `ActBegan`."""

    figure: FigureId
    kind: str
    left: int
    act: str = ""


class ReactionPassed(Happening, frozen=True):
    """Only the owner knows of having been asked; `turn`: for the rest of this turn."""

    figure: FigureId
    turn: bool = False


class ActionBought(Happening, frozen=True):
    figure: FigureId
    actions: int
    bonus_dice: int


class ActionStolen(Happening, frozen=True):
    """`at_once`: from the actor; else off its next refresh."""

    figure: FigureId
    victim: FigureId
    at_once: bool
    actions: int
    fate_dice: int


class ScenarioActDone(Happening, frozen=True):
    figure: FigureId
    act: str


class PapersDropped(Happening, frozen=True):
    figure: FigureId
    act: str
    at: Point3


class FigureFell(Happening, frozen=True):
    """`fallen` metres, with `hits` of it.  WR10."""

    figure: FigureId
    at: Point3
    fallen: float
    hits: int


class FigureOut(Happening, frozen=True):
    figure: FigureId


class TurnEnded(Happening, frozen=True):
    figure: FigureId
    actions: int


class RoundEnded(Happening, frozen=True):
    game_round: int


class PointsScored(Happening, frozen=True):
    """A side, which are its `players`, has gained points for the zone `source`.  WR32."""

    side: SideId
    players: tuple[PlayerId, ...]
    points: int
    total: int
    source: str


class PlayerGaveUp(Happening, frozen=True):
    player: PlayerId


class GameEnded(Happening, frozen=True):
    winners: tuple[PlayerId, ...]
    reason: str


AnyEvent: TypeAlias = (
    FightBegan
    | InitiativeRolled
    | OrderSet
    | RoundBegan
    | TurnBegan
    | ActBegan
    | FigureMoved
    | StanceChanged
    | WeaponReloaded
    | ItemUsed
    | DoorMoved
    | AttackDeclared
    | HitsRolled
    | DieSpent
    | ParryRolled
    | CoverRolled
    | ArmourRolled
    | WoundsSuffered
    | RecoilSet
    | RecoilLapsed
    | ReactionTaken
    | ReactionPassed
    | ActionBought
    | ActionStolen
    | ScenarioActDone
    | PapersDropped
    | FigureFell
    | FigureOut
    | TurnEnded
    | RoundEnded
    | PointsScored
    | PlayerGaveUp
    | GameEnded
)
