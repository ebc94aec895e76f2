"""What is agreed before a game: tiles, features, cards, options and players.  P001 to P006, PR01 to PR05."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import product
from types import MappingProxyType
from typing import ClassVar, Literal

from pb12table.skirmish.faces.content import Seat, TableSetup
from pb12table.skirmish.ids import FigureId, Label, PlayerId, one_more
from pb12table.table.cells import Cell, Lattice
from pb12table.table.shapes import Point

MOST_DICE = 3
"""P001: nobody has more dice of a colour."""
SIDES = 6


class Pool(StrEnum):
    """Which dice of a unit: the red ones it attacks with, or the green ones it defends itself with.  P030."""

    OFF = "off"
    DEFENCE = "def"


class Hazard(StrEnum):
    """What happens to a unit that moves into a place.  P046."""

    WATER = "water"
    """It drowns on 1 to 3.  P048."""
    SWAMP = "swamp"
    """Its green dice must show a five.  P051."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """A number that raises a result once; `pool` is None where it may be either.  `source` is what gives it.  P032."""

    pool: Pool | None
    value: int
    source: str


@dataclass(frozen=True, slots=True)
class Ground:
    """A kind of tile or feature: what it does to units that enter it or stand there.  P022, P046, P050.

    `stock` is how many tiles of it a player's set has (PR04), `blocks` whether it blocks sight (P016), `height` how
    high a feature stands above the table in steps.
    """

    id: str
    label: Label
    hazard: Hazard | None = None
    ends_move: bool = False
    stock: int = 0
    blocks: bool = False
    bonuses: tuple[Bonus, ...] = ()
    rerolls: int = 0
    height: float = 0.0


class Does(StrEnum):
    """What an ability of a card is."""

    BANE = "bane"
    """A bonus in fights with units of a type."""
    WARD = "ward"
    """A bonus against magic."""
    RALLY = "rally"
    """More rerolls for the allies beside it."""
    HEX = "hex"
    """A special function: a five-test of a unit within reach decides."""


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card can do beside its numbers; which field holds depends on what it `does`.  P045, P054."""

    does: Does
    against: str = ""
    bonus: Bonus | None = None
    rerolls: int = 0
    reach: int = 0


@dataclass(frozen=True, slots=True)
class UnitCard:
    """A kind of unit.  P013 to P015, P030, P032, P036, P045.

    `off` and `defence` are its red and green dice, `fast`, `flying` and `ranged` what the card says.
    """

    id: str
    label: Label
    faction: str
    points: int
    off: int
    defence: int
    types: tuple[str, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    fast: int = 0
    flying: int = 0
    ranged: int = 0
    favoured: tuple[str, ...] = ()
    ability: Ability | None = None

    @property
    def bonus_moves(self) -> int:
        """Return how many steps it may do after the first.  P013, P014."""
        return max(self.fast, self.flying)

    @property
    def reach(self) -> int:
        """Return how many tiles away it may attack.  P015."""
        return 1 + self.ranged

    @property
    def has_magic(self) -> bool:
        """Return whether it may attack with magic.  PR18."""
        return "magic" in self.types

    def dice(self, pool: Pool) -> int:
        """Return how many dice it rolls."""
        return self.off if pool is Pool.OFF else self.defence


@dataclass(frozen=True, slots=True)
class Faction:
    """The units of one side; its standard set is each of its cards once.  P002, P003."""

    id: str
    label: Label


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is to be played.

    PR03 (`copies`), P003 (`army_limit`), P004 and P005 (`map`), PR05 (`central`), PR14 (`sight`), PR25 (`water_test`),
    PR11 (`flyers_move_and_attack`), PR30 (`turn_limit`, turns of all together, and what `decides` after them first),
    PR43 (`repetition`), PR44 (`first`: who begins without a roll).
    """

    map: Literal["ready", "build"] = "ready"
    army_limit: int = 50
    copies: int = 2
    central: Literal["choice", "chance"] = "choice"
    sight: Literal["routes", "line"] = "routes"
    water_test: Literal["all", "melee"] = "all"
    flyers_move_and_attack: bool = False
    turn_limit: int = 80
    decides: Literal["captures", "features"] = "captures"
    repetition: bool = True
    first: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class TileSetup:
    """A tile of a ready map.  P004, P050."""

    at: Cell
    terrain: str
    feature: str | None = None


@dataclass(frozen=True, slots=True)
class PlayerSetup(Seat):
    """A player with what the scenario fixes; None for what the player chooses.  P002, P003.

    `feature_at` is the tile of a ready map with the player's own feature.
    """

    faction: str | None = None
    army: tuple[str, ...] | None = None
    feature_at: Cell | None = None


@dataclass(frozen=True, slots=True)
class UnitSetup:
    """A unit that a player has, or may choose; one that a scenario puts onto a tile begins there, in a `cell`."""

    id: FigureId
    label: Label
    player: PlayerId
    card: UnitCard
    at: Point | None = None
    cell: Cell | None = None


@dataclass(frozen=True, kw_only=True)
class Setup(TableSetup[PlayerSetup, UnitSetup]):
    """Everything agreed before a game.  Lengths in steps.  The `standing` units are on the map from the beginning."""

    system: ClassVar[str] = "pocket"
    tiles: tuple[TileSetup, ...]
    terrains: tuple[Ground, ...]
    features: tuple[Ground, ...]
    factions: tuple[Faction, ...]
    cards: tuple[UnitCard, ...]
    options: Options = Options()
    tile_edge: float = 2.0
    standing: tuple[UnitSetup, ...] = ()

    @cached_property
    def lattice(self) -> Lattice:
        """Return the lattice of the map's cells; the cell (0, 0) is in the middle of the table.  PR01."""
        return Lattice((self.battlefield.width / 2.0, self.battlefield.depth / 2.0), self.tile_edge)

    @cached_property
    def ground(self) -> Mapping[str, Ground]:
        """Kinds of tiles and features by id."""
        return MappingProxyType({ground.id: ground for ground in (*self.terrains, *self.features)})

    @cached_property
    def card_by_id(self) -> Mapping[str, UnitCard]:
        """The cards by id."""
        return MappingProxyType({card.id: card for card in self.cards})

    @cached_property
    def figures(self) -> tuple[UnitSetup, ...]:
        """All units that players have or may choose; those that are sure to be there have different names."""
        found: list[UnitSetup] = list(self.standing)
        known = {unit.id for unit in found}
        for player in self.players:
            for card in self.cards:
                if player.faction is not None and card.faction != player.faction:
                    continue
                chosen = self.options.copies if player.army is None else player.army.count(card.id)
                for number in range(1, chosen + 1):
                    identity = unit_id(player.id, card.id, number)
                    if identity not in known:
                        # Of an army that is still to be chosen nobody knows how many there will be.
                        told = number if player.army is None else chosen
                        found.append(UnitSetup(identity, numbered(card.label, number, told), player.id, card))
        return tuple(self._told_apart(found))

    def _told_apart(self, units: Sequence[UnitSetup]) -> Iterator[UnitSetup]:
        """Yield units under other names where an earlier one of another player has the same."""
        fixed = {player.id for player in self.players if player.army is not None}
        placed, names = {unit.id for unit in self.standing}, dict[Label, PlayerId]()
        for unit in units:
            label = unit.label
            if unit.player in fixed or unit.id in placed:
                if names.get(label, unit.player) != unit.player:
                    label = one_more(unit.card.label, [*names, *(each.label for each in units)])
                names[label] = unit.player
            yield unit if label == unit.label else replace(unit, label=label)

    @cached_property
    def piece_labels(self) -> Mapping[str, Label]:
        """The names of the pieces of terrain, by id: those of their own, and of features wherever they may be laid."""
        table, high = self.battlefield, (ground for ground in self.features if ground.height > 0.0)
        most = round((table.width + table.depth) / (2.0 * self.tile_edge))
        cells = tuple(product(range(-most, most + 1), range(-most, most + 1)))
        laid = {piece_id(ground.id, cell): ground.label for ground in high for cell in cells}
        return MappingProxyType(laid | dict(self.piece_names))

    def standard_set(self, faction: str) -> tuple[str, ...]:
        """Return each card of a faction once.  P003."""
        return tuple(card.id for card in self.cards if card.faction == faction)


VOID = "void"
"""Of what kind a place without a tile is where it is named like a piece of terrain."""


def piece_id(kind: str, cell: Cell) -> str:
    """Return the id of the terrain piece for a feature of a kind on a cell."""
    return f"{kind}({cell[0]},{cell[1]})"


def unit_id(player: str, card: str, number: int) -> FigureId:
    """Return the id of a player's first, second and so on unit of a card."""
    return FigureId(f"{player}-{card}" if number == 1 else f"{player}-{card}-{number}")


def numbered(label: Label, number: int, of: int) -> Label:
    """Return the name of a player's first, second and so on of some units of a card."""
    return label if of == 1 else Label(f"{label.en} {number}", f"{label.de} {number}")
