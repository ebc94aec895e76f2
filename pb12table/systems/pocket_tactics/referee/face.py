"""The referee's face of Pocket Tactics: positions on any tiles, all events, what lines may look at.

What each part is, says `skirmish.faces.refereeing.RefereeFace`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, get_args

import msgspec

from pb12table.files.problems import FileProblem
from pb12table.skirmish.faces.refereeing import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.referee.forms import (
    AnyLook,
    CompareLine,
    DeclareLine,
    DistanceLine,
    MapLine,
    OddsLine,
    OutcomeLine,
    PlacedForm,
    PositionForm,
    SightLine,
    TileLine,
    UnitLine,
    cell_of,
)
from pb12table.systems.pocket_tactics.referee.looks import looked_at, subject_of
from pb12table.systems.pocket_tactics.rules.events import AnyEvent
from pb12table.systems.pocket_tactics.rules.rules import STATES, GiveUp, new_game
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Setup, unit_id
from pb12table.systems.pocket_tactics.rules.state import Place, State, Tile, Unit
from pb12table.table.cells import cell_distance

_TABLE: Final = {"width": 20.0, "depth": 24.0}
_PLAYERS: Final = tuple({"id": player, "name": player.title()} for player in ("alice", "bob"))
_MOST_TILES: Final = 60
"""A die of the bag has no more faces than tiles that players put into it."""


class PocketReferee(RefereeFace):
    """What scripts may say and ask of Pocket Tactics; on a bare table there is no tile, and nobody has a faction."""

    events = MappingProxyType({kind.__name__: kind for kind in get_args(AnyEvent)})
    bare = MappingProxyType({"table": _TABLE, "player": list(_PLAYERS)})
    highest_face = max(SIDES, _MOST_TILES)
    answer_tag = "do"
    position_form = PositionForm
    declaration_form = DeclareLine
    looks = MappingProxyType(
        {
            "unit": UnitLine,
            "tile": TileLine,
            "sight": SightLine,
            "distance": DistanceLine,
            "odds": OddsLine,
            "compare": CompareLine,
            "map": MapLine,
            "outcome": OutcomeLine,
        }
    )

    def position(self, setup: Setup, form: PositionForm, file: Path, place: str) -> State:
        state = new_game(setup)
        _lay(state, form, file, place)
        for number, placed in enumerate(form.unit):
            _put(state, placed, file, f"{place}.unit[{number}]")
        for player in (*form.own, *form.choice, *form.order, *filter(None, (form.active,))):
            _check(player, state.players, file, f"{place}.player")
        for player, at in form.own.items():
            state.players[PlayerId(player)].feature_at = cell_of(at)
        for player, kind in form.choice.items():
            state.players[PlayerId(player)].feature = kind
        state.bag, state.central, state.turns = list(form.bag), form.central, form.turns
        if form.phase is not None:
            state.phase = form.phase
            state.order = [PlayerId(player) for player in form.order] or list(state.players)
            state.active = state.order[0] if form.active is None else PlayerId(form.active)
        return state

    def declaration(self, form: DeclareLine) -> Any:
        return msgspec.to_builtins(GiveUp())

    def look(self, state: State, form: AnyLook) -> Sequence[Difference] | Unanswerable:
        return looked_at(state, form)

    def subject(self, form: AnyLook) -> str:
        return subject_of(form)

    def plain_state(self, state: State) -> Any:
        return msgspec.json.decode(STATES.to_json(state))


def _check(name: str, known: Any, file: Path, place: str) -> None:
    """Raise FileProblem for an id that there is not."""
    if name not in known:
        raise FileProblem(file, place, "referee-no-such-field", id=name[:48], known=", ".join(known) or "–")


def _lay(state: State, form: PositionForm, file: Path, place: str) -> None:
    """Lay the tiles of a position over those of the scenario."""
    meadow = Tile("meadow")
    state.tiles |= {(q, 0): meadow for q in range(form.row)}
    if form.field is not None:
        around = range(-form.field, form.field + 1)
        cells = ((q, r) for q in around for r in around if cell_distance((0, 0), (q, r)) <= form.field)
        state.tiles |= dict.fromkeys(cells, meadow)
    terrains = {ground.id for ground in state.setup.terrains}
    kinds = {ground.id for ground in state.setup.features}
    for number, tile in enumerate(form.tile):
        _check(tile.terrain, terrains, file, f"{place}.tile[{number}].terrain")
        if tile.feature is not None:
            _check(tile.feature, kinds, file, f"{place}.tile[{number}].feature")
        state.tiles[cell_of(tile.at)] = Tile(tile.terrain, tile.feature)
    for at in form.void:
        state.tiles.pop(cell_of(at), None)


def _put(state: State, form: PlacedForm, file: Path, place: str) -> None:
    """A unit of a position, beside or instead of those of the scenario."""
    _check(form.player, state.players, file, f"{place}.player")
    _check(form.card, state.setup.card_by_id, file, f"{place}.card")
    identity = unit_id(form.player, form.card, form.number)
    unit = Unit(identity, PlayerId(form.player), form.card)
    if form.captor is not None:
        _check(form.captor, state.players, file, f"{place}.captor")
        unit.place, unit.captor = Place.CAPTURED, PlayerId(form.captor)
    elif form.at is not None:
        at = cell_of(form.at)
        if at not in state.tiles:
            raise FileProblem(file, f"{place}.at", "problem-pocket-no-tile-there", q=at[0], r=at[1])
        if any(other.at == at for other in state.units.values()):
            raise FileProblem(file, f"{place}.at", "problem-pocket-units-overlap", q=at[0], r=at[1])
        unit.place, unit.at = Place.MAP, at
    state.units[identity] = unit


REFEREE: Final = PocketReferee()
