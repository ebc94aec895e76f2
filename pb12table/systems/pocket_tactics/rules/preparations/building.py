"""The map is built, and the first units are placed.  P007 to P012, PR06 to PR08."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from pb12table.kernel.request import Choice, Dice, Refusal
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import PutUnit, Stop
from pb12table.systems.pocket_tactics.rules.ground import features, in_reserve, is_feature, is_free, put
from pb12table.systems.pocket_tactics.rules.state import Game, Phase, Place, State, Tile
from pb12table.table.cells import Cell, cell_distance, farthest, neighbours
from pb12table.table.units import TOLERANCE

MIDDLE: Final[Cell] = (0, 0)
FIRST_UNITS = 3
"""P010: at most so many units begin on the map."""


# -- tiles ----------------------------------------------------------------------------------------------------


def is_on_table(state: State, cell: Cell) -> bool:
    """Whether a whole tile lies on the table.  PR06."""
    table = state.setup.battlefield
    return all(
        -TOLERANCE <= x <= table.width + TOLERANCE and -TOLERANCE <= y <= table.depth + TOLERANCE
        for x, y in state.setup.lattice.ring(cell)
    )


def open_places(state: State) -> tuple[Cell, ...]:
    """Where a tile may be laid: beside another, on the table; those nearest to the middle first.  P008, PR06."""
    if not state.tiles:
        return (MIDDLE,)
    around = {cell for tile in state.tiles for cell in neighbours(tile)}
    places = [cell for cell in around if cell not in state.tiles and is_on_table(state, cell)]
    return tuple(sorted(places, key=lambda cell: (cell_distance(MIDDLE, cell), cell)))


@dataclass(frozen=True, slots=True)
class PlaceTile(Choice[State, Cell]):
    """Where a tile that has been drawn is laid.  P008, PR06."""

    terrain: str

    def options(self, state: State) -> Sequence[Cell]:
        return open_places(state)

    def refusal(self, state: State, answer: Cell) -> Refusal | None:
        if answer in state.tiles:
            return Refusal("P008", "pocket-tile-there")
        if not any(cell in state.tiles for cell in neighbours(answer)):
            return Refusal("PR06", "pocket-no-common-edge")
        return None if is_on_table(state, answer) else Refusal("PR06", "pocket-off-table")

    def encode(self, answer: Cell) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Cell:
        answer: Cell = decoded(plain, Cell)
        return answer


async def build(game: Game) -> None:
    """The next player draws a tile and lays it; the first lies in the middle, with the central feature.  P007, P008."""
    state = game.state
    player = state.active
    assert player is not None, "a player draws"
    face = await game.roll(Dice(player, 1, len(state.bag), "draw"))               # PR35
    terrain = state.bag.pop(face - 1)
    game.record(events.TileDrawn(player, terrain, len(state.bag)))
    if not state.tiles:                                                          # P007
        at, feature = MIDDLE, state.central
        state.central = None
    else:
        at, feature = await game.ask(PlaceTile(player, terrain)), None
    state.tiles[at] = Tile(terrain, feature)
    game.record(events.TilePlaced(player, terrain, at, feature))
    state.active = _after(state, player)[0]
    if not state.bag:
        state.phase = Phase.PLACE_FEATURES


def _after(state: State, player: PlayerId) -> tuple[PlayerId, ...]:
    """Those still in, in the order of building and placing, from the next one on to the player.  PR02, PR31."""
    place = state.order.index(player) + 1
    order = (*state.order[place:], *state.order[:place])
    return tuple(other for other in order if not state.players[other].out)


# -- features -------------------------------------------------------------------------------------------------


def best_places(state: State) -> tuple[Cell, ...]:
    """The tiles without a feature that lie as far as possible from all features.  P009, PR07."""
    far = farthest(state.tiles, features(state))
    bare = [cell for cell in state.tiles if not is_feature(state, cell)]
    best = max(far[cell] for cell in bare)
    return tuple(sorted(cell for cell in bare if far[cell] == best))


@dataclass(frozen=True, slots=True)
class PlaceFeature(Choice[State, Cell]):
    """On which of the farthest tiles a player's own feature is laid.  P009 (eigenes Merkmal), PR07."""

    def options(self, state: State) -> Sequence[Cell]:
        return best_places(state)

    def refusal(self, state: State, answer: Cell) -> Refusal | None:
        if answer not in state.tiles or is_feature(state, answer):
            return Refusal("PR07", "pocket-no-bare-tile")
        return None if answer in best_places(state) else Refusal("PR07", "pocket-not-farthest")

    def encode(self, answer: Cell) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Cell:
        answer: Cell = decoded(plain, Cell)
        return answer


async def place_feature(game: Game) -> None:
    """The next player in order lays its own feature; then the first units are placed in the same order.  P009."""
    state = game.state
    order = _after(state, state.order[-1])
    player = next((other for other in order if state.players[other].feature_at is None), None)
    if player is None:
        state.phase, state.active = Phase.DEPLOY, order[0]
        return
    state.active = player
    kind = state.players[player].feature
    assert kind is not None, "every player has chosen"
    at = await game.ask(PlaceFeature(player))
    state.tiles[at] = Tile(state.tiles[at].terrain, kind)
    state.players[player].feature_at = at
    game.record(events.FeaturePlaced(player, kind, at))


# -- the first units ------------------------------------------------------------------------------------------


def first_places(state: State, player: PlayerId) -> tuple[Cell, ...]:
    """The free tiles on and beside a player's own feature.  P010, P011."""
    own = state.players[player].feature_at
    return () if own is None else tuple(cell for cell in (own, *neighbours(own)) if is_free(state, cell))


def may_place(state: State, player: PlayerId) -> bool:
    """Whether a player may place one more unit.  P010, PR08."""
    known = state.players[player]
    return (
        not known.out
        and not known.stopped
        and known.placed < FIRST_UNITS
        and any(in_reserve(state, player))
        and bool(first_places(state, player))
    )


@dataclass(frozen=True, slots=True)
class PlaceUnit(Choice[State, PutUnit | Stop]):
    """Which unit begins on which tile; after the first a player may stop.  P010 (Start-Einheiten), PR08."""

    def options(self, state: State) -> Sequence[PutUnit | Stop]:
        player = PlayerId(self.player)
        cards: set[str] = set()
        found: list[PutUnit | Stop] = []
        for unit in in_reserve(state, player):
            if unit.card not in cards:
                cards.add(unit.card)
                found += [PutUnit(unit.id, cell) for cell in first_places(state, player)]
        return (*found, Stop()) if state.players[player].placed else tuple(found)

    def default(self, state: State) -> PutUnit | Stop:
        """To stop, as soon as that is legal; PR31: a player who has given up places nothing."""
        known = state.players[PlayerId(self.player)]
        return Stop() if known.placed or known.out else self.options(state)[0]

    def refusal(self, state: State, answer: PutUnit | Stop) -> Refusal | None:
        player = PlayerId(self.player)
        if isinstance(answer, Stop):
            return None if state.players[player].placed else Refusal("PR08", "pocket-one-at-least")
        unit = state.units.get(answer.unit)
        if unit is None or unit.owner != player or unit.place is not Place.RESERVE:
            return Refusal("P010", "pocket-not-in-reserve")
        own = state.players[player].feature_at
        if own is None or answer.at not in (own, *neighbours(own)):
            return Refusal("P010", "pocket-not-at-feature")
        if answer.at not in state.tiles:
            return Refusal("P023", "pocket-void")
        return None if is_free(state, answer.at) else Refusal("P011", "pocket-tile-taken")

    def encode(self, answer: PutUnit | Stop) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> PutUnit | Stop:
        answer: PutUnit | Stop = decoded(plain, PutUnit | Stop)
        return answer


async def place_unit(game: Game) -> None:
    """The next player in order who may places one unit, or stops; the one who placed last begins.

    P010 to P012, PR08.
    """
    state = game.state
    player = state.active
    assert player is not None, "a player places"
    if may_place(state, player):
        answer = await game.ask(PlaceUnit(player))
        known = state.players[player]
        if isinstance(answer, Stop):
            known.stopped = True
        else:
            state.units[answer.unit].place = Place.MAP
            put(game, answer.unit, answer.at, events.UnitPlaced(player, answer.unit, answer.at))
            known.placed += 1
            state.placed_last = player
    waiting = [other for other in _after(state, player) if may_place(state, other)]
    state.active = waiting[0] if waiting else state.placed_last
    if not waiting:
        state.phase = Phase.PLAY                                                 # P012
