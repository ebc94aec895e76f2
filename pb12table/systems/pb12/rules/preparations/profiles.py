"""What is fixed before a game: figures' profiles, the agreed setup, and the memory behind questions of sight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from pb12table.skirmish.faces.content import FieldsAlone
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import NO_PORTRAITS, Backdrop, Portraits, Zone
from pb12table.systems.pb12.rules.cards.card_data import Card
from pb12table.systems.pb12.rules.game.tables import Tables
from pb12table.systems.pb12.rules.preparations.blocks import (
    UNHURT,
    Attribute,
    Block,
    BlockId,
    BlockKind,
    CardId,
    DamageCode,
    DamagePoints,
    FrequencyCode,
    GroupId,
    RangedModifiers,
    StrengthMode,
    VehicleData,
)
from pb12table.systems.pb12.rules.scenarios.scenario_data import ScenarioAction
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Circle, Footprint, Point, Point3
from pb12table.table.sight.sight import FigureSight, PointSight

if TYPE_CHECKING:
    from pb12table.skirmish.bodies import Person

Pose: TypeAlias = tuple[FigureId, float, float, float, float]
"""A figure, its place and its facing."""

CrowdKey: TypeAlias = tuple[Battlefield, tuple[Pose, ...], tuple[tuple[FigureId, FigureId], ...]]
"""The table, the poses, and where there are vehicles who carries whom."""

MOST_BODIES, MOST_CROWDS = 16_384, 512
"""How many bodies and how many crowds are kept before the memory is emptied."""


class Crowd:
    """The bodies of all figures on the table by id, in the order of the setup, and who sees what as they stand.

    Keys of `sights` are observer, target, the facing looked at (None: its own) and the half of the sight angle, those
    of `lines` have the point, and the figure that has it inside, in place of the target.
    """

    __slots__ = ("bodies", "lines", "sights")

    def __init__(self, bodies: Mapping[FigureId, Body]) -> None:
        self.bodies = bodies
        self.sights: dict[tuple[FigureId, FigureId, float | None, float], FigureSight] = {}
        self.lines: dict[tuple[FigureId, Point3, FigureId | None, float | None, float], PointSight] = {}

    def has(self, *figures: FigureId) -> bool:
        """Return whether figures are on the table; nothing is stored about where others would be."""
        return all(figure in self.bodies for figure in figures)

    def without(self, *figures: FigureId | None) -> tuple[Body, ...]:
        """Return all bodies except some."""
        return tuple([body for figure, body in self.bodies.items() if figure not in figures])


__all__ = [
    "HIDDEN",
    "HUMAN_FOOTPRINT",
    "UNASKED",
    "AskCards",
    "Attribute",
    "Block",
    "BlockId",
    "BlockKind",
    "CardId",
    "CommandGroup",
    "DamageCode",
    "DamagePoints",
    "Durability",
    "FigureSetup",
    "FrequencyCode",
    "GroupId",
    "Modules",
    "PlayerSetup",
    "Profile",
    "RangedModifiers",
    "Setup",
    "StandingOrder",
    "StrengthMode",
    "When",
]


HIDDEN: Final = CardId("")
"""Stands for a card whose identity somebody may not know.  R5.0.3."""

HUMAN_FOOTPRINT = Circle(0.25)
"""The average human's base, a quarter step in radius.  Catalogue, section 0."""

HUMAN_POINTS: Final = DamagePoints(0, 1, 1)
"""The average human's damage points: none free, one light, one heavy.  Catalogue, section 0."""


@dataclass(frozen=True, slots=True)
class Profile:
    """The printed data sheet of a kind of figure.  R1.4.1 (Datenblatt); the defaults are the average human's.

    `base_point` is the share of the model height at which the base point lies (RU006).  `value` is a printed game
    value, None for the program's own formula (R1.4.25).  `vehicle` makes it a vehicle (R3.0.1).  `headgear` is only
    drawn.
    """

    id: str
    label: Label
    action_points: int = 3
    movement: int = 3
    vertical_movement: int = 1
    strength: int = 3
    toughness: int = 3
    initiative: int = 3
    nerve: int = 3
    command: int = 0
    ranged: int = 0
    ranged_defence: int = 0
    melee: int = 0
    melee_defence: int = 0
    tech: int = 0
    armour: int = 0
    damage_points: DamagePoints = HUMAN_POINTS
    damage_table: int = 4
    slots: int = 2
    melee_reach: int = 2
    sight_angle: int = 6
    footprint: Footprint = HUMAN_FOOTPRINT
    model_height: float = 2.0
    base_point: float = 0.9
    headgear: str = "bare"
    blocks: tuple[Block, ...] = ()
    value: int | None = None
    vehicle: VehicleData | None = None

    def printed(self, attribute: Attribute) -> int:
        """Return the printed value of an attribute."""
        value: int = getattr(self, attribute)
        return value


@dataclass(frozen=True, slots=True)
class Durability:
    """What a piece of terrain withstands, with the attributes of figures.  R1.4.6, R1.4.14 to R1.4.16, RU124."""

    piece: str
    damage_points: DamagePoints
    toughness: int = 3
    armour: int = 0
    damage_table: int = 4


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """A player's choices before the game.  R1.2.5: `command_points` is the chosen CP value.

    `value_reduction`: per mille that other rules take off the value limit (R1.2.3).  `leader` leads the force, which
    is a command group too, at the start of the game (R2.2.1, R2.2.2, R6.1.9).  `deck` are the chosen cards, which only
    he may know, and `card_reduction` what they take off his value limit together, in per mille (R5.0.2, RU022).
    """

    id: PlayerId
    name: str
    command_points: int
    value_reduction: int = 0
    leader: FigureId | None = None
    deck: tuple[CardId, ...] = ()
    card_reduction: int = 0


class When(StrEnum):
    """On what occasions a player wants to be asked whether he interrupts; each one includes those before it."""

    NEVER = "never"
    ATTACKED = "attacked"
    NEAR = "near"
    ALWAYS = "always"


class AskCards(StrEnum):
    """When a player wants to be asked for cards: never, when one of his fits, when one could, whenever he holds any.

    RU100: with `USEFUL`, which is how everybody begins, a question for an interruption goes by all cards that he
    brought, be they in his hand or not, and so does not betray which he holds.  With `HELD`, which a player chooses in
    secret, it goes by his hand: far fewer questions, from which the others may draw conclusions.
    """

    NEVER = "never"
    HELD = "held"
    USEFUL = "useful"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """When a player is asked whether a figure interrupts.  R4.0.1 (who may, not who must).

    `steps` belongs to NEAR: an opposing figure comes or acts that near.
    """

    when: When = When.NEVER
    steps: int = 0


UNASKED: Final = StandingOrder()
"""Never to be asked."""


@dataclass(frozen=True, slots=True)
class FigureSetup:
    """A figure of a player's force; without a place (`at`) it starts in the staging area.  R1.2.7.

    `height` is the wished stand height at `at` (None: the highest safe one), `standing_order` what it begins with
    (None: what holds for all), `statuses` the names of those it begins with, a marker of each, `used` the damage points
    that it has no longer, with the wounds they brought (RU205).  A fixed figure has a
    `carrier` and its declared `seat` on it: forward, to the left, and the facing relative to the carrier's (R3.0.11).
    `steering_points` are those of a vehicle that lie on the table and not inside it (R3.0.2).
    """

    id: FigureId
    label: Label
    player: PlayerId
    profile: Profile
    blocks: tuple[Block, ...] = ()
    in_use: tuple[BlockId, ...] = ()
    at: Point | None = None
    height: float | None = None
    facing: float = 0.0
    carrier: FigureId | None = None
    seat: Point3 = (0.0, 0.0, 0.0)
    steering_points: tuple[Point3, ...] = ()
    standing_order: StandingOrder | None = None
    statuses: tuple[str, ...] = ()
    used: DamagePoints = UNHURT


@dataclass(frozen=True, slots=True)
class CommandGroup:
    """A command group beside the force: its figures, its leader, and the group above it.  R2.2.1 to R2.2.4.

    The force itself is the group with the player's id; it holds every figure that is in no other group (RU082).
    """

    id: GroupId
    label: Label
    player: PlayerId
    parent: GroupId
    figures: tuple[FigureId, ...] = ()
    leader: FigureId | None = None


@dataclass(frozen=True, slots=True)
class Modules:
    """Options of a scenario.  R6.1.1 (Szenariobausteine), R1.2.2, R1.1.20; `take_out_leader` is R6.1.9.

    `standing_order` is what all figures begin with.
    """

    round_limit: int | None = None
    value_limit: int | None = None
    epicness_limit: int = 12
    take_out_leader: bool = False
    standing_order: StandingOrder = UNASKED


@dataclass(frozen=True)
class Setup(FieldsAlone):
    """Everything agreed before the first round.  RU022.

    A `person` is a body that it is measured with, in the place of figures and of the average human; no game asks it.
    """

    system: ClassVar[str] = "pb12"

    name: Label
    battlefield: Battlefield
    step_cm: float
    tables: Tables
    players: tuple[PlayerSetup, ...]
    figures: tuple[FigureSetup, ...]
    zones: tuple[Zone, ...] = ()
    modules: Modules = Modules()
    durable: tuple[Durability, ...] = ()
    piece_names: tuple[tuple[str, Label], ...] = ()
    actions: tuple[ScenarioAction, ...] = ()
    cards: tuple[Card, ...] = ()
    groups: tuple[CommandGroup, ...] = ()
    backdrop: Backdrop | None = None
    portraits: Portraits = NO_PORTRAITS
    person: Person | None = None

    @cached_property
    def figure_by_id(self) -> Mapping[FigureId, FigureSetup]:
        """The figures by id."""
        return MappingProxyType({figure.id: figure for figure in self.figures})

    @cached_property
    def vehicles(self) -> tuple[FigureId, ...]:
        """The figures that are vehicles.  R3.0.1."""
        return tuple(figure.id for figure in self.figures if figure.profile.vehicle is not None)

    @cached_property
    def player_by_id(self) -> Mapping[PlayerId, PlayerSetup]:
        """The players by id."""
        return MappingProxyType({player.id: player for player in self.players})

    @cached_property
    def scenario_actions(self) -> Mapping[str, ScenarioAction]:
        """The actions that the scenario brings, by id."""
        return MappingProxyType({action.id: action for action in self.actions})

    @cached_property
    def card_by_id(self) -> Mapping[CardId, Card]:
        """Every card there is, by id; who has which is another matter."""
        return MappingProxyType({card.id: card for card in self.cards})

    @cached_property
    def seen_by(self) -> Mapping[PlayerId | None, Setup]:
        """Return what each player may know of the setup; None: the public.  R5.0.3, RU022.

        The decks of the others hold as many cards, but not which.
        """
        if not any(player.deck for player in self.players):
            return MappingProxyType(dict.fromkeys((None, *self.player_by_id), self))
        seen: dict[PlayerId | None, Setup] = {}
        for viewer in (None, *self.player_by_id):
            players = tuple(
                player if player.id == viewer else replace(player, deck=(HIDDEN,) * len(player.deck))
                for player in self.players
            )
            seen[viewer] = replace(self, players=players)
        return MappingProxyType(seen)

    @cached_property
    def bodies(self) -> dict[Pose, Body]:
        """The bodies of the figures where they have been asked for."""
        return {}

    @cached_property
    def crowds(self) -> dict[CrowdKey, Crowd]:
        """All bodies at once, as they have been asked for."""
        return {}

    @cached_property
    def piece_labels(self) -> Mapping[str, Label]:
        """The names of the pieces of terrain that have one of their own, by id."""
        return MappingProxyType(dict(self.piece_names))

    @cached_property
    def durability(self) -> Mapping[str, Durability]:
        """The terrain that can be damaged, by the ids of the pieces."""
        return MappingProxyType({durable.piece: durable for durable in self.durable})

    @cached_property
    def block_by_figure(self) -> Mapping[FigureId, Mapping[BlockId, Block]]:
        """Each figure's own blocks by id, and after them the items of all others, which it may pick up.  R1.8.1."""
        items = {block.id: block for figure in self.figures for block in figure.blocks if block.kind is BlockKind.ITEM}
        found: dict[FigureId, Mapping[BlockId, Block]] = {}
        for figure in self.figures:
            own = {block.id: block for block in figure.blocks}
            found[figure.id] = MappingProxyType({**own, **items, **own})
        return MappingProxyType(found)

    @cached_property
    def group_by_id(self) -> Mapping[GroupId, CommandGroup]:
        """The command groups by id; the forces are not among them.  R2.2.1."""
        return MappingProxyType({group.id: group for group in self.groups})

    @cached_property
    def group_of_figure(self) -> Mapping[FigureId, GroupId]:
        """The one group each figure is in directly.  RU082."""
        sorted_in = {figure: group.id for group in self.groups for figure in group.figures}
        return MappingProxyType(
            {figure.id: sorted_in.get(figure.id, GroupId(figure.player)) for figure in self.figures}
        )
