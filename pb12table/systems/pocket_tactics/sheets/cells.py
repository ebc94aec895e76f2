"""The cells face of Pocket Tactics: tiles, features on them, whose own they are, and who stands there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

from pb12table.files.forms.labels import label_of
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import unlimited_setup
from pb12table.kernel.dice import SeededDice
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.layouts.cells import with_cover, with_ground, with_owner, without
from pb12table.layouts.editing import Document, entries_of, part_of
from pb12table.skirmish.faces.cells import CellKeys, CellMeasures, CellsFace
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.naming import Label
from pb12table.systems.pocket_tactics.files.content import Content, feature_of, tile_kind_of
from pb12table.systems.pocket_tactics.rules.fights.sight import sight_between
from pb12table.systems.pocket_tactics.rules.preparations.building import PlaceTile
from pb12table.systems.pocket_tactics.rules.rules import Rules, new_game
from pb12table.systems.pocket_tactics.rules.setup import Setup
from pb12table.systems.pocket_tactics.rules.state import Phase, State
from pb12table.systems.pocket_tactics.texts.ground import ground_words
from pb12table.table.cells import Lattice, neighbours, steps_from
from pb12table.table.routes.giving_up import GivenUp

_NOBODY: Final = PlayerId("")
BUILDING: Final = (Phase.ROLL, Phase.ARMIES, Phase.TILES, Phase.FEATURES, Phase.BUILD, Phase.PLACE_FEATURES)


class PocketCells(CellsFace):
    """Maps of tiles."""

    keys = CellKeys("tile", "terrain", "feature", "feature_at", "card", "tile_edge")

    is_measured = True

    def lattice(self, setup: Setup, /) -> Lattice:
        return setup.lattice

    def grounds(self, content: Content, /) -> Mapping[str, Label]:
        return {identity: label_of(form.name) for identity, form in content.tiles.items()}

    def covers(self, content: Content, /) -> Mapping[str, Label]:
        return {identity: label_of(form.name) for identity, form in content.features.items()}

    def about(self, texts: Phrases, content: Content, kind: str, /) -> str:
        if kind in content.tiles:
            return ground_words(texts, tile_kind_of(content.tiles[kind]))
        return ground_words(texts, feature_of(content.features[kind])) if kind in content.features else ""

    def laid_out(self, document: Document, /) -> Document:
        """P004: a map that lies there is not built."""
        rules = part_of(document, "rules")
        if rules.get("map") != "build":
            return document
        return {**document, "rules": {key: value for key, value in rules.items() if key != "map"}}

    def measured(self, setup: Setup, stop: Callable[[], bool], /) -> CellMeasures:
        """Sight from tile to tile, and steps from the own features, as long as no unit is there.  P016, P019, PR14."""
        state = new_game(replace(setup, standing=()))
        cells, seen = list(state.tiles), dict.fromkeys(state.tiles, 0)
        for number, start in enumerate(cells):
            if stop():
                raise GivenUp
            for end in cells[:number]:
                if sight_between(state, start, end, _NOBODY, flying=False).is_free:
                    seen[start] += 1
                    seen[end] += 1
        others = max(len(cells) - 1, 1)
        steps = {
            str(player.id): steps_from(player.feature_at, state.tiles)
            for player in setup.players
            if player.feature_at in state.tiles
        }
        return CellMeasures({cell: count / others for cell, count in seen.items()}, steps)

    def by_chance(self, document: Document, content: Content, seed: int, path: Path, /) -> Document:
        """As the players would build it, each with tiles and a feature by chance.  P005 to P009."""
        bare = without(self.laid_out(document), self.keys, [(q, r) for q, r in _cells(document)])
        setup: Setup = unlimited_setup({**bare, "figure": []}, content, path)
        if len(setup.players) < 2:
            raise FileProblem(path, "player", "problem-too-few-players", found=len(setup.players))
        built, chance = _built(setup, seed), Random(seed)
        while built.state.phase in BUILDING and built.pending is not None:
            built.answer(_answer(built.state, built.pending, chance))
        found = bare
        for cell, tile in built.state.tiles.items():
            found = with_ground(found, self.keys, cell, tile.terrain)
            if tile.feature is not None:
                found = with_cover(found, self.keys, cell, tile.feature)
        for player, known in built.state.players.items():
            if known.feature_at is not None:
                found = with_owner(found, self.keys, known.feature_at, player)
        return found


def _cells(document: Document) -> list[tuple[int, int]]:
    return [(entry["at"][0], entry["at"][1]) for entry in entries_of(document, "tile")]


def _built(setup: Setup, seed: int) -> Session[State]:
    """A game in which the map is built, with standard sets, which do not matter for it."""
    faction = setup.factions[0].id
    army = setup.standard_set(faction)
    players = tuple(replace(player, faction=faction, army=army, feature_at=None) for player in setup.players)
    options = replace(setup.options, map="build", central="chance")
    return Session(Rules(), new_game(replace(setup, players=players, options=options)), SeededDice(seed))


def _answer(state: State, request: Request[State, Any], chance: Random) -> Any:
    """Anything that is legal; a tile lies beside two others where it can, so that the map hangs together well."""
    if isinstance(request, PlaceTile):
        places = request.options(state)
        firm = [cell for cell in places if sum(other in state.tiles for other in neighbours(cell)) > 1]
        return chance.choice(firm or places)
    return request.sample(state, chance)


CELLS: Final = PocketCells()
