"""The content interface of Pocket Tactics: the forms of its maps, armies and cards, and what the rules use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import BothNames, Cloth, Form, Id, Ids, PictureName, Text, as_data, label_of
from pb12table.files.forms.scenarios import (
    KindForm,
    ListedContent,
    ListedContentFace,
    PlayerForm,
    ScenarioForm,
    TerrainForm,
    ZoneForm,
)
from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.content import KindTable, Layout, SaveWords, table_of
from pb12table.skirmish.ids import Label, PlayerId
from pb12table.systems.pocket_tactics.rules.answers import Army
from pb12table.systems.pocket_tactics.rules.preparations import TILES_EACH, army_refusal, is_on_table, open_places
from pb12table.systems.pocket_tactics.rules.rules import new_game
from pb12table.systems.pocket_tactics.rules.setup import (
    MOST_DICE,
    SIDES,
    Ability,
    Bonus,
    Does,
    Faction,
    Ground,
    Hazard,
    Options,
    PlayerSetup,
    Pool,
    Setup,
    TileSetup,
    UnitCard,
    UnitSetup,
    numbered,
    unit_id,
)
from pb12table.systems.pocket_tactics.rules.state import Tile
from pb12table.table.cells import Cell, parts
from pb12table.table.shapes import TOLERANCE

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
    portrait: PictureName | None = None
    cloth: Cloth | None = None


class FactionForm(Form, frozen=True, kw_only=True):
    """A side to choose.  P002."""

    id: Id
    name: Text | BothNames


Tiles = Annotated[tuple[TileKindForm, ...], Meta(max_length=40)]
Features = Annotated[tuple[FeatureForm, ...], Meta(max_length=SIDES)]
Factions = Annotated[tuple[FactionForm, ...], Meta(max_length=20)]
Units = Annotated[tuple[UnitForm, ...], Meta(max_length=100)]


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
    decides: Literal["captures", "features"] = "captures"
    repetition: bool = True
    first: Id | None = None


class PocketScenarioForm(ScenarioForm, frozen=True, kw_only=True):
    """A scenario: a ready map or one that is built, players and options; `tile_edge` is in steps."""

    player: Annotated[tuple[PocketPlayerForm, ...], Meta(max_length=6)] = ()
    tile: Annotated[tuple[TileForm, ...], Meta(max_length=200)] = ()
    figure: Annotated[tuple[FigureForm, ...], Meta(max_length=60)] = ()
    rules: RulesForm = RulesForm()
    tile_edge: Annotated[float, Meta(ge=1, le=5)] = 2.0
    tile_kind: Tiles = ()
    feature_kind: Features = ()
    faction: Factions = ()
    unit: Units = ()


NO_KINDS: dict[str, KindForm] = {}
"""Maps of tiles have no other terrain."""

CONTENT_FILES: Final = ("tiles.toml", "features.toml", "units/*.toml")
FILE_LISTS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "tiles": {"tile": Tiles},
        "features": {"feature": Features},
        "units": {"faction": Factions, "unit": Units},
    }
)
"""The lists of a content file, by what it says it holds."""


@dataclass(frozen=True)
class Content(ListedContent):
    """Everything a scenario can name, by id, as it is written in the files; `kinds` of other terrain there are none."""

    tiles: Mapping[str, TileKindForm] = field(default_factory=dict)
    features: Mapping[str, FeatureForm] = field(default_factory=dict)
    factions: Mapping[str, FactionForm] = field(default_factory=dict)
    units: Mapping[str, UnitForm] = field(default_factory=dict)


def check_units(units: Iterable[UnitForm], whole: Content, path: str | Path) -> None:
    """Raise FileProblem where a unit names a faction or a favoured terrain that there is not."""
    for number, unit in enumerate(units):
        place = f'unit[{number}] "{unit.id}"'
        if unit.faction not in whole.factions:
            raise FileProblem(path, f"{place}.faction", "problem-pocket-no-such-faction", id=unit.faction)
        for favoured in unit.favoured:
            if favoured not in whole.tiles and favoured not in whole.features:
                raise FileProblem(path, f"{place}.favoured", "problem-pocket-no-such-terrain", id=favoured)


# -- as the rules use it --------------------------------------------------------------------------------------


def bonus_of(form: BonusForm, source: str) -> Bonus:
    """Return a bonus in the form the rules use."""
    return Bonus(None if form.on == "any" else Pool(form.on), form.value, source)


def ability_of(form: AbilityForm | None, source: str) -> Ability | None:
    """Return an ability in the form the rules use."""
    match form:
        case BaneForm():
            return Ability(Does.BANE, against=form.against, bonus=bonus_of(form.bonus, source))
        case WardForm():
            return Ability(Does.WARD, bonus=bonus_of(form.bonus, source))
        case RallyForm():
            return Ability(Does.RALLY, rerolls=form.rerolls)
        case HexForm():
            return Ability(Does.HEX, reach=form.reach)
    return None


def card_of(form: UnitForm) -> UnitCard:
    """Return a card in the form the rules use."""
    bonuses = tuple(bonus_of(bonus, form.id) for bonus in form.bonuses)
    return as_data(UnitCard, form, bonuses=bonuses, ability=ability_of(form.ability, form.id))


def tile_kind_of(form: TileKindForm) -> Ground:
    """Return a kind of tile in the form the rules use."""
    return as_data(Ground, form)


def feature_of(form: FeatureForm) -> Ground:
    """Return a kind of feature in the form the rules use."""
    bonuses = tuple(bonus_of(bonus, form.id) for bonus in form.bonuses)
    return as_data(Ground, form, blocks=form.blocks_sight, bonuses=bonuses)


def faction_of(form: FactionForm) -> Faction:
    """Return a faction in the form the rules use."""
    return as_data(Faction, form)


_OF_ARMIES: Final = {
    "pocket-other-faction": "problem-pocket-other-faction",
    "pocket-no-unit": "problem-pocket-no-unit",
    "pocket-too-many-copies": "problem-pocket-too-many-copies",
    "pocket-over-limit": "problem-pocket-over-limit",
}
"""What is wrong with an army in a file, by what the rules refuse it for."""


class PocketContent(ListedContentFace[Content]):
    """How Pocket Tactics reads its content and scenarios; what each method does says `ContentFace`."""

    scenario_form = PocketScenarioForm
    named_by = MappingProxyType(
        {
            "terrain": ("tile_kind",),
            "feature": ("feature_kind",),
            "favoured": ("tile_kind", "feature_kind"),
            "card": ("unit",),
            "army": ("unit",),
            "in": ("terrain",),
            "first": ("player",),
        }
    )
    kind_tables = (
        KindTable("ground", "tile_kind", TileKindForm, lambda content: content.tiles),
        KindTable("cover", "feature_kind", FeatureForm, lambda content: content.features),
    )
    zone_kinds = ()
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": FigureForm, "kind": KindForm})
    content_files = CONTENT_FILES
    nothing = Content()
    file_lists = FILE_LISTS
    renamed = MappingProxyType({"tile": "tile_kind", "feature": "feature_kind"})
    save_words = SaveWords(turn="ChooseAction")

    def in_use(self, content: Content, key: str, /) -> Sequence[str]:
        if key not in ("types", "against"):
            return ()
        return sorted({each for unit in content.units.values() for each in unit.types})

    def check_references(self, part: Content, whole: Content, file: str | Path, /) -> None:
        check_units(part.units.values(), whole, file)

    def check_whole(self, content: Content, folder: Path, /) -> None:
        for name, known in (("tiles", content.tiles), ("features", content.features), ("units", content.units)):
            if not known:
                raise FileProblem(folder, "", "problem-pocket-nothing-of", what=name)

    def setup(self, form: PocketScenarioForm, layout: Layout, content: Content, file: str | Path, /) -> Setup:
        setup = Setup(
            **table_of(layout),
            players=tuple(
                _player(player, content, file, f'player[{number}] "{player.id}"')
                for number, player in enumerate(form.player)
            ),
            tiles=tuple(TileSetup(tile.at, tile.terrain, tile.feature) for tile in form.tile),
            terrains=tuple(tile_kind_of(kind) for kind in content.tiles.values()),
            features=tuple(feature_of(kind) for kind in content.features.values()),
            factions=tuple(faction_of(faction) for faction in content.factions.values()),
            cards=tuple(card_of(unit) for unit in content.units.values()),
            tile_edge=form.tile_edge,
            options=as_data(Options, form.rules),
        )
        _check_map(form, setup, content, file)
        return replace(setup, standing=_standing(form, setup, file))

    def document(self, form: PocketScenarioForm, content: Content, file: str | Path, /) -> dict[str, Any]:
        whole = msgspec.structs.replace(
            form,
            tile_kind=tuple(content.tiles.values()),
            feature_kind=tuple(content.features.values()),
            faction=tuple(content.factions.values()),
            unit=tuple(content.units.values()),
        )
        document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
        return document

    def check_limits(self, setup: Setup, file: str | Path, /) -> None:
        _check_whole(setup, file)
        for number, player in enumerate(setup.players):
            if player.faction is None or player.army is None:
                continue
            refusal = army_refusal(setup, player.id, Army(player.faction, player.army))
            if refusal is not None:
                place = f'player[{number}] "{player.id}".army'
                raise FileProblem(file, place, _OF_ARMIES[refusal.reason], **dict(refusal.details))

    def check_playable(self, setup: Setup, file: str | Path, /) -> None:
        if setup.options.map == "build":
            _check_building(setup, file)
            return
        if not setup.tiles:
            raise FileProblem(file, "tile", "problem-pocket-no-tiles")
        standing = {unit.player for unit in setup.standing}
        for number, player in enumerate(setup.players):
            if player.feature_at is None and player.id not in standing:
                place = f'player[{number}] "{player.id}".feature_at'
                raise FileProblem(file, place, "problem-pocket-no-own-feature", player=player.name)

    def profiles(self, content: Content, /) -> Mapping[str, Label]:
        return {identity: label_of(unit.name) for identity, unit in content.units.items()}

    def figures(self, setup: Setup, /) -> int:
        armies = (player.army for player in setup.players)
        return max(sum(len(army) for army in armies if army is not None), len(setup.standing))

    def round_limit(self, setup: Setup, /) -> int | None:
        return setup.options.turn_limit


def _check_whole(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem for a map in parts or without a feature, as it may be while it is laid.  P006, PR06."""
    tiles = setup.tiles
    apart = {cell for part in parts([tile.at for tile in tiles])[1:] for cell in part}
    for number, tile in enumerate(tiles):
        if tile.at in apart:
            place = f"tile[{number}] ({tile.at[0]}, {tile.at[1]}).at"
            raise FileProblem(file, place, "problem-pocket-not-connected")
    if tiles and all(tile.feature is None for tile in tiles):
        raise FileProblem(file, "tile", "problem-pocket-no-features")


def _check_building(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem where a map cannot be built: for want of tiles, or of room for them.  P005, P008, PR06."""
    tiles, stock = TILES_EACH * len(setup.players), sum(ground.stock for ground in setup.terrains)
    if stock < TILES_EACH:
        raise FileProblem(file, "tile_kind", "problem-pocket-small-stock", stock=stock, tiles=TILES_EACH)
    state = new_game(setup)
    while len(state.tiles) < tiles:
        room = [cell for cell in open_places(state) if is_on_table(state, cell)]
        if not room:
            raise FileProblem(file, "table", "problem-pocket-small-table", tiles=tiles)
        state.tiles |= {cell: Tile(setup.terrains[0].id) for cell in room}


def _player(form: PocketPlayerForm, content: Content, file: str | Path, place: str) -> PlayerSetup:
    """Return a player; the army belongs to the faction named with it."""
    if form.faction is not None and form.faction not in content.factions:
        raise FileProblem(file, f"{place}.faction", "problem-pocket-no-such-faction", id=form.faction)
    army = form.army
    if form.faction is not None and all(unit.faction != form.faction for unit in content.units.values()):
        raise FileProblem(file, f"{place}.faction", "problem-pocket-faction-without-units", id=form.faction)
    if army is not None and form.faction is None:
        raise FileProblem(file, f"{place}.army", "problem-pocket-army-without-faction")
    if army == "standard":
        army = tuple(unit.id for unit in content.units.values() if unit.faction == form.faction)
    for card in army or ():
        if card not in content.units:
            raise FileProblem(file, f"{place}.army", "problem-pocket-no-such-unit", id=card)
    return PlayerSetup(PlayerId(form.id), form.name, form.faction, army, form.feature_at)


def _check_map(form: PocketScenarioForm, setup: Setup, content: Content, file: str | Path) -> None:
    """Raise FileProblem for tiles that cannot lie like this, or nobody who begins.  P004, P011, P023, PR06, PR44."""
    if form.rules.map == "build" and form.tile:
        raise FileProblem(file, "tile", "problem-pocket-tiles-and-build")
    first = form.rules.first
    if first is not None and first not in setup.player_by_id:
        raise FileProblem(file, "rules.first", "problem-no-such-player", id=first)
    laid: dict[Cell, TileForm] = {}
    for number, tile in enumerate(form.tile):
        place = f"tile[{number}] ({tile.at[0]}, {tile.at[1]})"
        if tile.terrain not in content.tiles:
            raise FileProblem(file, f"{place}.terrain", "problem-pocket-no-such-tile", id=tile.terrain)
        if tile.feature is not None and tile.feature not in content.features:
            raise FileProblem(file, f"{place}.feature", "problem-pocket-no-such-feature", id=tile.feature)
        if tile.at in laid:
            raise FileProblem(file, f"{place}.at", "problem-pocket-tiles-overlap", q=tile.at[0], r=tile.at[1])
        for x, y in setup.lattice.ring(tile.at):
            if not (_is_within(x, setup.battlefield.width) and _is_within(y, setup.battlefield.depth)):
                raise FileProblem(file, f"{place}.at", "problem-pocket-off-table")
        laid[tile.at] = tile
    for number, player in enumerate(form.player):
        at = player.feature_at
        if at is not None and (at not in laid or laid[at].feature is None):
            place = f'player[{number}] "{player.id}".feature_at'
            raise FileProblem(file, place, "problem-pocket-no-feature-there", q=at[0], r=at[1])


def _standing(form: PocketScenarioForm, setup: Setup, file: str | Path) -> tuple[UnitSetup, ...]:
    """Return the units that are on the map from the start, each on a tile of its own."""
    found: list[UnitSetup] = []
    cells = {tile.at for tile in form.tile}
    numbers: Counter[tuple[str, str]] = Counter()
    wanted = Counter((figure.player, figure.card) for figure in form.figure)
    for number, figure in enumerate(form.figure):
        place = f"figure[{number}]"
        if figure.player not in setup.player_by_id:
            raise FileProblem(file, f"{place}.player", "problem-no-such-player", id=figure.player)
        card = setup.card_by_id.get(figure.card)
        if card is None:
            raise FileProblem(file, f"{place}.card", "problem-pocket-no-such-unit", id=figure.card)
        if figure.at not in cells:
            raise FileProblem(file, f"{place}.at", "problem-pocket-no-tile-there", q=figure.at[0], r=figure.at[1])
        if any(other.cell == figure.at for other in found):
            raise FileProblem(file, f"{place}.at", "problem-pocket-units-overlap", q=figure.at[0], r=figure.at[1])
        key = (figure.player, figure.card)
        numbers[key] += 1
        identity = unit_id(figure.player, card.id, numbers[key])
        label, at = numbered(card.label, numbers[key], wanted[key]), setup.lattice.centre(figure.at)
        found.append(UnitSetup(identity, label, PlayerId(figure.player), card, at, figure.at))
    return tuple(found)


def _is_within(value: float, size: float) -> bool:
    return -TOLERANCE <= value <= size + TOLERANCE


CONTENT = PocketContent()
