"""The forms of the files of Pocket Tactics: maps, armies, cards, tiles and features, each with its bounds."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import BothNames, ContentForm, Form, Id, Ids, Text
from pb12table.files.forms.scenarios import KindForm, PlayerForm, ScenarioForm
from pb12table.systems.pocket_tactics.rules.setup import MOST_DICE, SIDES, Hazard

Axial = Annotated[int, Meta(ge=-60, le=60)]
CellForm = tuple[Axial, Axial]
"""Axial coordinates; (0, 0) is the middle of the table."""
Few = Annotated[int, Meta(ge=0, le=6)]
Dice = Annotated[int, Meta(ge=0, le=MOST_DICE)]
"""P001: three red and three green dice at most."""


class BonusForm(Form, frozen=True, kw_only=True):
    """A bonus: beside the red dice, beside the green ones, or under both.  P032, PR20."""

    on: Literal["off", "def", "any"]
    value: Annotated[int, Meta(ge=1, le=SIDES - 1)]


class TileKindForm(Form, frozen=True, kw_only=True):
    """A kind of tile.  `stock` is how many a player's set has.  P005, P046, PR04."""

    id: Id
    name: Text | BothNames
    stock: Annotated[int, Meta(ge=0, le=20)] = 0
    hazard: Hazard | None = None
    ends_move: bool = False


class FeatureForm(Form, frozen=True, kw_only=True):
    """A kind of feature; `height` in steps.  P006, P016, P022, P032, P035."""

    id: Id
    name: Text | BothNames
    height: Annotated[float, Meta(ge=0, le=20)] = 0.0
    blocks_sight: bool = True
    hazard: Hazard | None = None
    ends_move: bool = False
    bonuses: Annotated[tuple[BonusForm, ...], Meta(max_length=4)] = ()
    rerolls: Few = 0


class BaneForm(Form, frozen=True, kw_only=True, tag="bane", tag_field="does"):
    """A bonus in fights with units of a type."""

    against: Id
    bonus: BonusForm


class WardForm(Form, frozen=True, kw_only=True, tag="ward", tag_field="does"):
    """A bonus against magic."""

    bonus: BonusForm


class RallyForm(Form, frozen=True, kw_only=True, tag="rally", tag_field="does"):
    """More rerolls for adjacent allies."""

    rerolls: Annotated[int, Meta(ge=1, le=3)] = 1


class HexForm(Form, frozen=True, kw_only=True, tag="hex", tag_field="does"):
    """A special function: two five-tests.  P051, P054."""

    reach: Annotated[int, Meta(ge=1, le=6)] = 2


AbilityForm: TypeAlias = BaneForm | WardForm | RallyForm | HexForm


class UnitForm(Form, frozen=True, kw_only=True):
    """A card.  `defence` is written `def`; `favoured` are kinds of tiles and features.  P013 to P015, P030 to P036."""

    id: Id
    name: Text | BothNames
    faction: Id
    types: Ids = ()
    points: Annotated[int, Meta(ge=1, le=99)]
    off: Dice
    defence: Dice = msgspec.field(name="def")
    bonuses: Annotated[tuple[BonusForm, ...], Meta(max_length=4)] = ()
    fast: Few = 0
    flying: Few = 0
    ranged: Few = 0
    favoured: Ids = ()
    ability: AbilityForm | None = None


class FactionForm(Form, frozen=True, kw_only=True):
    """A side to choose.  P002."""

    id: Id
    name: Text | BothNames


class TilesFile(ContentForm, frozen=True, kw_only=True):
    """A content file of kinds of tiles."""

    content: Literal["tiles"]
    tile: Annotated[tuple[TileKindForm, ...], Meta(max_length=40)]


class FeaturesFile(ContentForm, frozen=True, kw_only=True):
    """A content file of kinds of features."""

    content: Literal["features"]
    feature: Annotated[tuple[FeatureForm, ...], Meta(max_length=SIDES)]


class UnitsFile(ContentForm, frozen=True, kw_only=True):
    """A content file of factions and their units."""

    content: Literal["units"]
    faction: Annotated[tuple[FactionForm, ...], Meta(max_length=20)] = ()
    unit: Annotated[tuple[UnitForm, ...], Meta(max_length=100)] = ()


class TileForm(Form, frozen=True, kw_only=True):
    """A tile of a ready map, perhaps covered by a feature.  P004, P050."""

    at: CellForm
    terrain: Id
    feature: Id | None = None


class PocketPlayerForm(PlayerForm, frozen=True, kw_only=True):
    """A player with what the scenario fixes: faction, army ("standard" for each card once), the own feature's tile."""

    faction: Id | None = None
    army: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=60)] | Literal["standard"] | None = None
    feature_at: CellForm | None = None


class FigureForm(Form, frozen=True, kw_only=True):
    """A unit that is on the map from the beginning, on a tile of a ready map."""

    card: Id
    player: Id
    at: CellForm


class RulesForm(Form, frozen=True, kw_only=True):
    """How a game is to be played; see `rules.setup.Options`."""

    map: Literal["ready", "build"] = "ready"
    army_limit: Annotated[int, Meta(ge=1, le=999)] = 50
    copies: Annotated[int, Meta(ge=1, le=10)] = 2
    central: Literal["choice", "chance"] = "choice"
    sight: Literal["routes", "line"] = "routes"
    water_test: Literal["all", "melee"] = "all"
    flyers_move_and_attack: bool = False
    turn_limit: Annotated[int, Meta(ge=1, le=1000)] = 80
    repetition: bool = True


class PocketScenarioForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario: a ready map or one that is built, players and options; `tile_edge` is in steps."""

    player: Annotated[tuple[PocketPlayerForm, ...], Meta(max_length=6)] = ()
    tile: Annotated[tuple[TileForm, ...], Meta(max_length=200)] = ()
    figure: Annotated[tuple[FigureForm, ...], Meta(max_length=60)] = ()
    rules: RulesForm = RulesForm()
    tile_edge: Annotated[float, Meta(ge=1, le=5)] = 2.0
    tile_kind: Annotated[tuple[TileKindForm, ...], Meta(max_length=40)] = ()
    feature_kind: Annotated[tuple[FeatureForm, ...], Meta(max_length=SIDES)] = ()
    faction: Annotated[tuple[FactionForm, ...], Meta(max_length=20)] = ()
    unit: Annotated[tuple[UnitForm, ...], Meta(max_length=100)] = ()


NO_KINDS: dict[str, KindForm] = {}
"""Maps of tiles have no other terrain."""
