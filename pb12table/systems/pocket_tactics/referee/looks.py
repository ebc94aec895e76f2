"""What lines of referee scripts look at, held against what they expect."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isclose
from typing import Any, Final, TypeAlias

import msgspec

from pb12table.referee.looks import line_differences, shown, unknown
from pb12table.skirmish.faces.refereeing import Difference, Unanswerable
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.measures import ways_of
from pb12table.systems.pocket_tactics.referee.forms import (
    AnyLook,
    CompareLine,
    DistanceLine,
    MapLine,
    OddsLine,
    OutcomeLine,
    SightLine,
    TileLine,
    UnitLine,
)
from pb12table.systems.pocket_tactics.rules.answers import AttackAction
from pb12table.systems.pocket_tactics.rules.fights.attacking import attack_refusal
from pb12table.systems.pocket_tactics.rules.fights.comparing import defeats
from pb12table.systems.pocket_tactics.rules.fights.helps import bonuses_of, rerolls_of
from pb12table.systems.pocket_tactics.rules.fights.odds import attack_odds
from pb12table.systems.pocket_tactics.rules.fights.sight import sight_between
from pb12table.systems.pocket_tactics.rules.ground import controller_of, features, is_favoured, is_void
from pb12table.systems.pocket_tactics.rules.setup import Pool
from pb12table.systems.pocket_tactics.rules.state import Place, State
from pb12table.table.cells import steps_from

Answer: TypeAlias = Sequence[Difference] | Unanswerable
CLOSE: Final = 5e-7
"""Chances that are no fractions are written with six decimals."""
FAR: Final = 99


def looked_at(state: State, line: AnyLook) -> Answer:
    """How what a line looks at differs from what it expects, or why that cannot be said."""
    match line:
        case UnitLine():
            return _unit(state, line)
        case TileLine():
            return _tile(state, line)
        case SightLine():
            found = sight_between(state, line.sight, line.to, PlayerId(line.by), flying=line.flying).is_free
            return line_differences(line, {"line": found})
        case DistanceLine():
            return line_differences(line, {"tiles": steps_from(line.distance, state.tiles).get(line.to, FAR)})
        case OddsLine():
            return _odds(state, line)
        case CompareLine():
            found = defeats(line.compare.get(Pool.OFF, ()), line.compare.get(Pool.DEFENCE, ()))
            return line_differences(line, {"defeats": found})
        case MapLine():
            number = len(state.tiles if line.map == "tiles" else features(state))
            return line_differences(line, {"number": number})
        case OutcomeLine():
            return _outcome(state, line)


def subject_of(line: AnyLook) -> str:
    """What a line is about."""
    match line:
        case UnitLine():
            return line.unit
        case TileLine():
            return f"({line.tile[0]}, {line.tile[1]})"
        case OddsLine():
            return "odds"
        case MapLine():
            return line.map
    return next(iter(line.__struct_fields__))


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
