"""What referee scripts may say of Pocket Tactics."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isclose
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Form, FormPoint, Id, Points
from pb12table.files.problems import FileProblem
from pb12table.referee.script import RuleId, line_differences, shown, unknown
from pb12table.skirmish.faces.system import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_events import by_name
from pb12table.systems.pocket_tactics.measures import ways_of
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from pb12table.systems.pocket_tactics.rules.events import AnyEvent
from pb12table.systems.pocket_tactics.rules.fights import (
    attack_odds,
    attack_refusal,
    bonuses_of,
    defeats,
    rerolls_of,
    sight_between,
)
from pb12table.systems.pocket_tactics.rules.ground import controller_of, features, is_favoured, is_void
from pb12table.systems.pocket_tactics.rules.rules import STATES, GiveUp, new_game
from pb12table.systems.pocket_tactics.rules.setup import MOST_DICE, SIDES, Pool, Setup, unit_id
from pb12table.systems.pocket_tactics.rules.state import Phase, Place, Reason, State, Tile, Unit
from pb12table.table.cells import Cell, cell_distance, steps_from

Coordinate = Annotated[int, Meta(ge=-100, le=100)]
CellForm = tuple[Coordinate, Coordinate]
Cells = Annotated[tuple[CellForm, ...], Meta(max_length=200)]
Results = Annotated[tuple[Annotated[int, Meta(ge=1, le=SIDES)], ...], Meta(max_length=MOST_DICE)]
Chance = Annotated[str, Meta(pattern=r"^\d{1,12}(/[1-9]\d{0,11})?\Z")] | Annotated[float, Meta(ge=0, le=1)]
"""A chance as a fraction in text, such as "205/432", which must be met exactly, or as a number with six decimals."""


# -- positions ------------------------------------------------------------------------------------------------------


class LaidForm(Form, frozen=True, kw_only=True):
    """A tile that lies on the map."""

    at: CellForm
    terrain: Id = "meadow"
    feature: Id | None = None


class PlacedForm(Form, frozen=True, kw_only=True):
    """A unit: on a tile, or in the reserve; captured where a player is named.  Several of a card are numbered."""

    card: Id
    player: Id
    at: CellForm | None = None
    number: Annotated[int, Meta(ge=1, le=20)] = 1
    captor: Id | None = None


class PositionForm(Form, frozen=True, kw_only=True):
    """Where in the game a script begins: at the roll for who begins, unless it names a phase.

    `row` is so many meadow tiles from (0, 0) to the east, `field` all so far around (0, 0); `tile` lays others and
    changes these, `void` takes some away.  `own` is where the features of players lie; `choice` which kinds they have
    chosen, and `central` the one in the middle until it is laid.
    """

    phase: Phase | None = None
    active: Id | None = None
    order: Annotated[tuple[Id, ...], Meta(max_length=6)] = ()
    turns: Annotated[int, Meta(ge=0, le=1000)] = 0
    row: Annotated[int, Meta(ge=0, le=40)] = 0
    field: Annotated[int, Meta(ge=0, le=8)] | None = None
    tile: Annotated[tuple[LaidForm, ...], Meta(max_length=200)] = ()
    void: Cells = ()
    unit: Annotated[tuple[PlacedForm, ...], Meta(max_length=60)] = ()
    own: dict[Id, CellForm] = msgspec.field(default_factory=dict)
    choice: dict[Id, Id] = msgspec.field(default_factory=dict)
    bag: Annotated[tuple[Id, ...], Meta(max_length=60)] = ()
    central: Id | None = None


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player gives up."""

    declare: Literal["give-up"]
    by: Id
    refused: RuleId | bool = False


# -- lines that look ------------------------------------------------------------------------------------------------


class UnitLine(Form, frozen=True, kw_only=True):
    """What must be true of a unit.

    `place`: reserve, map, captured, gone; `captor`: who has it; `ends`: where a move of it may end, hazards apart;
    `rerolls` it has where it stands, `bonuses` in a fight `against` another, perhaps with `magic`.
    """

    unit: Id
    at: CellForm | None = None
    place: Literal["reserve", "map", "captured", "gone"] | None = None
    captor: Id | None = None
    ends: Cells | None = None
    rerolls: Points | None = None
    bonuses: Points | None = None
    against: Id | None = None
    magic: bool = False


class TileLine(Form, frozen=True, kw_only=True):
    """What must be true of a place: what lies there and it counts as, who holds it (false: nobody), its `centre`.

    `is_void`: no tile lies there.
    """

    tile: CellForm
    is_void: bool | None = None
    terrain: Id | None = None
    feature: Id | Literal[False] | None = None
    counts_as: Id | None = None
    held_by: Id | Literal[False] | None = None
    favoured_by: dict[Id, bool] = msgspec.field(default_factory=dict)
    centre: FormPoint | None = None


class SightLine(Form, frozen=True, kw_only=True):
    """Whether a player sees from one place to another, or with `flying` one that flies does.  P016, PR14."""

    sight: CellForm
    to: CellForm
    by: Id
    flying: bool = False
    line: bool


class DistanceLine(Form, frozen=True, kw_only=True):
    """How many steps over tiles it is from a tile to another."""

    distance: CellForm
    to: CellForm
    tiles: Points


class OddsLine(Form, frozen=True, kw_only=True):
    """What an attack must come to, of the bare dice or with bonuses: who is defeated how often.  PR36."""

    odds: dict[str, Any]
    bonuses: bool = False
    target: Chance | None = None
    attacker: Chance | None = None
    both: Chance | None = None
    none: Chance | None = None


class CompareLine(Form, frozen=True, kw_only=True):
    """Whether red results defeat a unit with green ones.  P037 to P041, PR22."""

    compare: dict[Pool, Results]
    defeats: bool


class MapLine(Form, frozen=True, kw_only=True):
    """How many tiles or features there are."""

    map: Literal["tiles", "features"]
    number: Points


class OutcomeLine(Form, frozen=True, kw_only=True):
    """How the game has ended: who has won, and why; nobody for a draw."""

    outcome: Reason
    winner: Id | None = None


AnyLook: TypeAlias = UnitLine | TileLine | SightLine | DistanceLine | OddsLine | CompareLine | MapLine | OutcomeLine


def cell_of(form: CellForm) -> Cell:
    """Return a cell of a file."""
    return (form[0], form[1])


Answer: TypeAlias = Sequence[Difference] | Unanswerable
CLOSE: Final = 5e-7
"""Chances that are no fractions are written with six decimals."""
FAR: Final = 99


def _unit(state: State, line: UnitLine) -> Answer:
    identity = FigureId(line.unit)
    unit = state.units.get(identity)
    if unit is None:
        return unknown("referee-no-such-figure", line.unit, state.units)
    other = FigureId(line.against or "")
    if line.against is not None and other not in state.units:
        return unknown("referee-no-such-figure", line.against, state.units)
    found: dict[str, Any] = {"at": unit.at, "place": unit.place, "captor": unit.captor}
    if unit.place is Place.MAP:
        found["ends"] = sorted(ways_of(state, identity))
        found["rerolls"] = rerolls_of(state, identity)
        if line.against is not None:
            found["bonuses"] = len(tuple(bonuses_of(state, identity, other, against_magic=line.magic)))
    elif line.ends is not None or line.rerolls is not None or line.bonuses is not None:
        return Unanswerable("referee-not-on-table", {"figure": line.unit}, broken=True)
    if line.ends is not None:
        line = msgspec.structs.replace(line, ends=tuple(sorted(line.ends)))
    return line_differences(line, found)


def _tile(state: State, line: TileLine) -> Answer:
    cell, void = line.tile, is_void(state, line.tile)
    found: dict[str, Any] = {"is_void": void, "centre": state.setup.lattice.centre(cell)}
    for name in line.favoured_by:
        if name not in state.units:
            return unknown("referee-no-such-figure", name, state.units)
    if not void:
        tile = state.tiles[cell]
        found |= {
            "terrain": tile.terrain,
            "feature": tile.feature or False,
            "counts_as": tile.kind,
            "held_by": controller_of(state, cell) or False,
            "favoured_by": {name: is_favoured(state, FigureId(name), cell) for name in line.favoured_by},
        }
    return line_differences(line, found)


def _odds(state: State, line: OddsLine) -> Answer:
    try:
        action = msgspec.convert(line.odds, AttackAction)
    except msgspec.ValidationError as error:
        return Unanswerable("referee-no-attack", {"reason": str(error)[:200]})
    for name in (action.unit, action.target):
        if name not in state.units:
            return unknown("referee-no-such-figure", name, state.units)
    if state.units[action.unit].place is not Place.MAP:
        return Unanswerable("referee-not-on-table", {"figure": action.unit}, broken=True)
    refusal = attack_refusal(state, action)
    if refusal is not None:
        return Unanswerable("referee-refused", {}, broken=True, refusal=refusal)
    odds = attack_odds(state, action, bonuses=line.bonuses)
    return [
        (name, str(wished), f"{given} = {float(given):.6f}")
        for name in ("target", "attacker", "both", "none")
        if (wished := getattr(line, name)) is not None and not _is(wished, given := getattr(odds, name))
    ]


def _is(wished: str | float, given: Fraction) -> bool:
    return Fraction(wished) == given if isinstance(wished, str) else isclose(wished, given, rel_tol=0.0, abs_tol=CLOSE)


def _outcome(state: State, line: OutcomeLine) -> Answer:
    ended = state.outcome
    if ended is None:
        return [("outcome", shown(line.outcome.value), "–")]
    found: dict[str, Any] = {"outcome": ended.reason.value, "winner": next(iter(ended.winners), None)}
    wished = {"outcome": line.outcome.value, "winner": line.winner}
    return [(name, shown(wished[name]), shown(found[name])) for name in found if wished[name] != found[name]]


_TABLE: Final = {"width": 20.0, "depth": 24.0}
_PLAYERS: Final = tuple({"id": player, "name": player.title()} for player in ("alice", "bob"))
_MOST_TILES: Final = 60
"""A die of the bag has no more faces than tiles that players put into it."""


class PocketReferee(RefereeFace):
    """What scripts may say and ask of Pocket Tactics; on a bare table there is no tile, and nobody has a faction."""

    events = by_name(AnyEvent)
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
        """Return how what a line looks at differs from what it expects, or why that cannot be said."""
        match form:
            case UnitLine():
                return _unit(state, form)
            case TileLine():
                return _tile(state, form)
            case SightLine():
                found = sight_between(state, form.sight, form.to, PlayerId(form.by), flying=form.flying).is_free
                return line_differences(form, {"line": found})
            case DistanceLine():
                return line_differences(form, {"tiles": steps_from(form.distance, state.tiles).get(form.to, FAR)})
            case OddsLine():
                return _odds(state, form)
            case CompareLine():
                found = defeats(form.compare.get(Pool.OFF, ()), form.compare.get(Pool.DEFENCE, ()))
                return line_differences(form, {"defeats": found})
            case MapLine():
                number = len(state.tiles if form.map == "tiles" else features(state))
                return line_differences(form, {"number": number})
            case OutcomeLine():
                return _outcome(state, form)

    def subject(self, form: AnyLook) -> str:
        """Return what a line is about."""
        match form:
            case UnitLine():
                return form.unit
            case TileLine():
                return f"({form.tile[0]}, {form.tile[1]})"
            case OddsLine():
                return "odds"
            case MapLine():
                return form.map
        return next(iter(form.__struct_fields__))

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
    """Put down a unit of a position, beside or instead of those of the scenario."""
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
