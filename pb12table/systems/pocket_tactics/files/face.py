"""The content face of Pocket Tactics; see `skirmish.faces.content.ContentFace`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.files.forms.labels import label_of
from pb12table.files.forms.scenarios import KindForm, TerrainForm, ZoneForm
from pb12table.files.problems import FileProblem, refuse_twins
from pb12table.skirmish.faces.content import ContentFace, KindTable, Layout, SaveWords
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.naming import Label
from pb12table.skirmish.table_setup import table_of
from pb12table.systems.pocket_tactics.files.content import (
    CONTENT_FILES,
    Content,
    by_id,
    card_of,
    check_units,
    content_of,
    faction_of,
    feature_of,
    merged,
    tile_kind_of,
)
from pb12table.systems.pocket_tactics.files.forms import (
    FeatureForm,
    FigureForm,
    PocketPlayerForm,
    PocketScenarioForm,
    TileForm,
    TileKindForm,
)
from pb12table.systems.pocket_tactics.rules.answers import Army
from pb12table.systems.pocket_tactics.rules.preparations.building import is_on_table, open_places
from pb12table.systems.pocket_tactics.rules.preparations.preparing import TILES_EACH, army_refusal
from pb12table.systems.pocket_tactics.rules.rules import new_game
from pb12table.systems.pocket_tactics.rules.setup import (
    Options,
    PlayerSetup,
    Setup,
    TileSetup,
    UnitSetup,
    numbered,
    unit_id,
)
from pb12table.systems.pocket_tactics.rules.state import Tile
from pb12table.table.cells import Cell, parts
from pb12table.table.units import TOLERANCE

_OF_ARMIES: Final = {
    "pocket-other-faction": "problem-pocket-other-faction",
    "pocket-no-unit": "problem-pocket-no-unit",
    "pocket-too-many-copies": "problem-pocket-too-many-copies",
    "pocket-over-limit": "problem-pocket-over-limit",
}
"""What is wrong with an army in a file, by what the rules refuse it for."""


class PocketContent(ContentFace[Content]):
    """How Pocket Tactics reads its content and scenarios; what each method does says `ContentFace`."""

    scenario_form = PocketScenarioForm
    kind_tables = (
        KindTable("ground", "tile_kind", TileKindForm, lambda content: content.tiles),
        KindTable("cover", "feature_kind", FeatureForm, lambda content: content.features),
    )
    zone_kinds = ()
    entry_forms = MappingProxyType({"terrain": TerrainForm, "zone": ZoneForm, "figure": FigureForm, "kind": KindForm})
    content_files = CONTENT_FILES
    nothing = Content()
    save_words = SaveWords(turn="ChooseAction")

    def content_of(self, document: dict[str, Any], file: str | Path, /) -> Content:
        return content_of(document, file)

    def merged(self, content: Content, more: Content, file: str | Path, /) -> Content:
        return merged(content, more, file)

    def laid_over(self, content: Content, more: Content, /) -> Content:
        return content.under(more)

    def check_references(self, part: Content, whole: Content, file: str | Path, /) -> None:
        check_units(part.units.values(), whole, file)

    def check_whole(self, content: Content, folder: Path, /) -> None:
        for name, known in (("tiles", content.tiles), ("features", content.features), ("units", content.units)):
            if not known:
                raise FileProblem(folder, "", "problem-pocket-nothing-of", what=name)

    def check_document(self, document: dict[str, Any], content: Content, file: Path, /) -> None:
        own = content_of(document, file)
        check_units(own.units.values(), content.under(own), file)

    def with_own(self, form: PocketScenarioForm, content: Content, file: str | Path, /) -> Content:
        sections = (("tile_kind", form.tile_kind), ("feature_kind", form.feature_kind))
        for section, forms in (*sections, ("faction", form.faction), ("unit", form.unit)):
            refuse_twins(forms, section, file)
        own = Content(by_id(form.tile_kind), by_id(form.feature_kind), by_id(form.faction), by_id(form.unit))
        whole = content.under(own)
        check_units(form.unit, whole, file)
        return whole

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
            options=Options(**msgspec.structs.asdict(form.rules)),
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
        for number, player in enumerate(setup.players):
            if player.feature_at is None:
                raise FileProblem(file, f'player[{number}] "{player.id}".feature_at', "problem-pocket-no-own-feature")

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
    """A player; an army is of the faction that is named with it."""
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
    """Raise FileProblem for tiles that cannot lie like this.  P004, P011, P023, PR06."""
    if form.rules.map == "build" and form.tile:
        raise FileProblem(file, "tile", "problem-pocket-tiles-and-build")
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
    """The units that are on the map from the beginning; each on a tile of its own."""
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
