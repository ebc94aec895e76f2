"""What happened by the rules of a scenario: its own actions, and terrain that gives way."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.systems.pb12.rules.game.state import Lasting
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId
from pb12table.table.shapes import Point3


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
