"""What happened, for log, picture and sound; nothing of it is secret.  P043 to P049."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_events import Happening
from pb12table.systems.pocket_tactics.rules.setup import Bonus, Pool
from pb12table.systems.pocket_tactics.rules.state import Outcome
from pb12table.table.cells import Cell


@dataclass(frozen=True, slots=True)
class StartRolled(Happening):
    """The dice that decide who begins; `tied` are those who throw again.  P002, PR02."""

    results: tuple[tuple[PlayerId, int], ...]
    tied: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class DirectionChosen(Happening):
    """Which way round the turn goes.  PR02."""

    player: PlayerId
    clockwise: bool


@dataclass(frozen=True, slots=True)
class ArmyChosen(Happening):
    """A faction and the cards of its army.  P002, P003."""

    player: PlayerId
    faction: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TilesChosen(Happening):
    """What a player puts into the bag.  P005."""

    player: PlayerId
    terrains: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FeatureChosen(Happening):
    """The kind of the central feature, or of a player's own; `player` is None where a die decided.  P006."""

    player: PlayerId | None
    kind: str
    central: bool


@dataclass(frozen=True, slots=True)
class TileDrawn(Happening):
    """A tile out of the bag.  P008, PR35."""

    player: PlayerId
    terrain: str
    left: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Happening):
    """A tile has been laid.  P008."""

    player: PlayerId
    terrain: str
    at: Cell
    feature: str | None = None


@dataclass(frozen=True, slots=True)
class FeaturePlaced(Happening):
    """A player's own feature has been laid onto a tile.  P009."""

    player: PlayerId
    kind: str
    at: Cell


@dataclass(frozen=True, slots=True)
class UnitPlaced(Happening):
    """A unit begins on the map.  P010."""

    player: PlayerId
    unit: FigureId
    at: Cell


@dataclass(frozen=True, slots=True)
class TurnBegan(Happening):
    """A player's turn.  P012, P018."""

    player: PlayerId
    turn: int


@dataclass(frozen=True, slots=True)
class UnitMoved(Happening):
    """A step to a neighbour tile, or a hop `over` a unit.  P019, P020."""

    unit: FigureId
    start: Cell
    to: Cell
    over: Cell | None = None


@dataclass(frozen=True, slots=True)
class HazardTested(Happening):
    """Dice against a hazard.  P048, P049, P051."""

    unit: FigureId
    kind: str
    results: tuple[int, ...]
    passed: bool


@dataclass(frozen=True, slots=True)
class UnitDrowned(Happening):
    """A unit has drowned.  P048."""

    unit: FigureId
    at: Cell


@dataclass(frozen=True, slots=True)
class AttackDeclared(Happening):
    """An attack, before any die.  P027 to P029."""

    unit: FigureId
    target: FigureId
    ranged: bool
    magic: bool


@dataclass(frozen=True, slots=True)
class DiceThrown(Happening):
    """All dice of a fight.  P031, PR37."""

    unit: FigureId
    target: FigureId
    off: tuple[int, ...]
    defence: tuple[int, ...]
    target_off: tuple[int, ...]
    target_defence: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BonusUsed(Happening):
    """A bonus raises a result.  P033."""

    unit: FigureId
    bonus: Bonus
    pool: Pool
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class DieRerolled(Happening):
    """A die is thrown again.  P034."""

    unit: FigureId
    pool: Pool
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class FightDecided(Happening):
    """Both comparisons, each side's red results against the other's green ones, in falling order.  P037 to P042."""

    unit: FigureId
    target: FigureId
    off: tuple[int, ...]
    target_defence: tuple[int, ...]
    target_off: tuple[int, ...]
    defence: tuple[int, ...]
    target_defeated: bool
    unit_defeated: bool


@dataclass(frozen=True, slots=True)
class UnitDefeated(Happening):
    """A unit leaves the map for good.  P043, PR24."""

    unit: FigureId
    captor: PlayerId
    at: Cell


@dataclass(frozen=True, slots=True)
class UnitAdvanced(Happening):
    """The attacker stands where its target stood.  PR23."""

    unit: FigureId
    start: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class UnitDeployed(Happening):
    """A unit comes out of the reserve.  P024."""

    unit: FigureId
    at: Cell


@dataclass(frozen=True, slots=True)
class UnitRetreated(Happening):
    """A unit goes into the reserve through a feature.  P025, P026."""

    unit: FigureId
    start: Cell
    into: Cell


@dataclass(frozen=True, slots=True)
class ControlChanged(Happening):
    """A feature has another holder, or none.  PR09."""

    at: Cell
    kind: str
    player: PlayerId | None


@dataclass(frozen=True, slots=True)
class SpecialUsed(Happening):
    """A special function of a card.  P054."""

    unit: FigureId
    function: str
    target: FigureId


@dataclass(frozen=True, slots=True)
class PositionRepeated(Happening):
    """A turn begins with a position for the third time, or for the fourth, which ends the game.  PR43."""

    occurrence: int


@dataclass(frozen=True, slots=True)
class PlayerOut(Happening):
    """A player is beaten; `gave_up` where by a word of its own.  PR31."""

    player: PlayerId
    gave_up: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Happening):
    """The game is over.  P052, P053, PR30."""

    outcome: Outcome


AnyEvent: TypeAlias = (
    StartRolled
    | DirectionChosen
    | ArmyChosen
    | TilesChosen
    | FeatureChosen
    | TileDrawn
    | TilePlaced
    | FeaturePlaced
    | UnitPlaced
    | TurnBegan
    | UnitMoved
    | HazardTested
    | UnitDrowned
    | AttackDeclared
    | DiceThrown
    | BonusUsed
    | DieRerolled
    | FightDecided
    | UnitDefeated
    | UnitAdvanced
    | UnitDeployed
    | UnitRetreated
    | ControlChanged
    | SpecialUsed
    | PositionRepeated
    | PlayerOut
    | GameEnded
)
"""Everything that is told."""
