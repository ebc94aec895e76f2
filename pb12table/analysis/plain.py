"""An analysis as JSON-ready data.

Lengths are in steps, shares from 0 to 1, ways in movement points; null stands where there is nothing to tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pb12table.analysis.chokes import CLOSED, Choke
from pb12table.analysis.comparing import Compared, opposed
from pb12table.analysis.layout import TABLE, Measured, StoreyWorth, heights_along, storey_worths
from pb12table.analysis.played.games import Estimate, Share, Trial, Tried, Turns
from pb12table.analysis.played.walked import CELL, Walked
from pb12table.analysis.sides import Aim, Measure, aims_of
from pb12table.analysis.symmetry import symmetry_of
from pb12table.analysis.walking import Ground, Narrow, Way, doors_of, person_of
from pb12table.skirmish.bodies import plain_person
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Floats
from pb12table.table.shapes import Point3, whole_of

WHOLE_TABLE = "table"
"""What the whole table is called where grounds are told by their ids."""

DIGITS = 4


def plain_layout(measured: Measured) -> dict[str, Any]:
    """Return all measures of a layout; maps are lists in the order of `sites`."""
    table = measured.setup.battlefield
    sources = [ground for ground in measured.grounds if ground.is_source]
    keys = {WHOLE_TABLE: TABLE} | {ground.id: ground.id for ground in sources}
    return {
        "table": {"width": table.width, "depth": table.depth},
        "body": plain_person(person_of(measured.setup)),
        "symmetry": _symmetry(table),
        "grid": measured.wishes.grid,
        "heights": list(measured.wishes.heights),
        "sites": [_point(site.place) for site in measured.sites.sites],
        "site_storeys": measured.numbers.tolist(),
        "storeys": [_storey(measured, worth) for worth in storey_worths(measured)],
        "grounds": [_ground(measured, ground) for ground in measured.grounds],
        "exposure": [
            {
                "height": height,
                "from": {name: _numbers(measured.exposure(key, number)) for name, key in keys.items()},
            }
            for number, height in enumerate(measured.wishes.heights)
        ],
        "concealment": {name: _numbers(measured.cover(key)) for name, key in keys.items()},
        "doors": [
            {"id": door, "opens": opens}
            for opens, doors in zip((True, False), doors_of(measured.setup), strict=True)
            for door in doors
        ],
        "dead_ground": {ground.id: _share(measured.exposure(ground.id) == 0.0) for ground in sources},
        "lanes": [
            {
                "from": _point(lane.start),
                "to": _point(lane.end),
                "length": round(lane.length, DIGITS),
                "stand_heights": [round(height, DIGITS) for height in lane.stands],
            }
            for lane in measured.lanes
        ],
        "ways": [_way(way) for way in measured.ways],
        "can_be_crossed": measured.can_be_crossed,
        "choke_points": [_choke(measured, choke) for choke in measured.chokes],
        "narrow": None if measured.narrow is None else _narrow(measured.narrow),
        "reached_first": _reached_first(measured),
        "players": [_measure(measure) for measure in measured.sides.measures],
        "aims": [_aim(aim) for aim in aims_of(measured.setup, measured.sights[0], measured.grounds, measured.ways)],
        "computed": {"new": measured.computed, "all": measured.all_to_compute},
    }


def plain_comparison(compared: Compared) -> dict[str, Any]:
    """Return how the second of two layouts differs from the first; maps are lists in the order of its `sites`.

    A difference is null where a figure cannot stand there on the first, as high.
    """
    players = [player.id for player in compared.second.setup.players]
    keys = {WHOLE_TABLE: TABLE} | {key: key for key in compared.shared_grounds}
    return {
        "pieces": {
            "added": list(compared.pieces.added),
            "removed": list(compared.pieces.removed),
            "altered": list(compared.pieces.altered),
        },
        "same_place": [number if number >= 0 else None for number in compared.partners.tolist()],
        "numbers": [
            {
                "what": change.key,
                "about": list(change.about),
                "player": players[change.player] if 0 <= change.player < len(players) else None,
                "unit": change.unit,
                "before": _number(change.before),
                "after": _number(change.after),
                "difference": _number(change.difference),
                "even_up_to": change.slack,
                "differs": change.is_other,
                "is_better": change.is_better,
            }
            for change in compared.changes
        ],
        "exposure": [
            {
                "height": height,
                "from": {name: _numbers(compared.exposure(key, number)) for name, key in keys.items()},
            }
            for number, height in enumerate(compared.second.wishes.heights)
        ],
        "exposed": {players[number]: _numbers(compared.exposed(number)) for number in opposed(compared)},
        "concealment": {name: _numbers(compared.cover(key)) for name, key in keys.items()},
    }


def plain_trial(trial: Trial, layouts: Sequence[tuple[str, GameSetup]]) -> dict[str, Any]:
    """Return all that games have shown; `layouts` are the names and setups of what was played on, in order."""
    return {
        "bot": trial.bot,
        "seed": trial.seed,
        "layouts": [_tried(name, setup, tried) for (name, setup), tried in zip(layouts, trial.layouts, strict=True)],
        "difference": None if trial.difference is None else plain_estimate(trial.difference),
        "chance": None if trial.chance is None else round(trial.chance, 6),
        "more_than_chance": trial.is_more_than_chance if trial.chance is not None else None,
        "second": None if trial.second is None else _plain_second(trial, trial.second, layouts),
    }


def _plain_second(trial: Trial, second: Trial, layouts: Sequence[tuple[str, GameSetup]]) -> dict[str, Any]:
    """Return what the games of a second kind of player have shown, and on which layouts it disagrees."""
    return {
        "bot": second.bot,
        "layouts": [
            _tried(name, setup, tried) | {"disagrees": trial.seen_otherwise(number) is not None}
            for number, ((name, setup), tried) in enumerate(zip(layouts, second.layouts, strict=True))
        ],
    }


def plain_walked(walked: Walked) -> dict[str, Any]:
    """Return where figures walked in saved games: how often into each cell, by player, rows from the south."""
    return {
        "games": list(walked.files),
        "cell": walked.raster.size,
        "walked": {player: counts.tolist() for player, counts in walked.counts.items()},
    }


def plain_estimate(estimate: Estimate) -> dict[str, Any]:
    """Return a value with its interval of 95 percent."""
    return {
        "value": _number(estimate.value),
        "low": _number(estimate.low),
        "high": _number(estimate.high),
        "count": estimate.count,
    }


def _number(value: float | None) -> float | None:
    return None if value is None or np.isnan(value) else round(float(value), DIGITS)


def _numbers(values: Floats | None) -> list[float | None] | None:
    return None if values is None else [_number(value) for value in values.tolist()]


def _point(place: Point3) -> list[float]:
    return [round(value, DIGITS) for value in place]


def _share(mask: Any) -> float | None:
    return _number(float(np.mean(mask))) if len(mask) else None


def _ground(measured: Measured, ground: Ground) -> dict[str, Any]:
    exposure = measured.exposure(ground.id) if ground.is_source else None
    return {
        "id": ground.id,
        "kind": ground.kind,
        "players": list(ground.players),
        "places": len(ground.sites),
        "middle": None if ground.middle is None else _point(ground.middle),
        "table_in_sight": None if exposure is None or not len(ground.sites) else _share(exposure > 0.0),
    }


def _symmetry(table: Battlefield) -> dict[str, Any] | None:
    found = symmetry_of(table)
    return None if found is None else {"kind": found.kind, "odd": [piece.id for piece in found.odd]}


def _storey(measured: Measured, worth: StoreyWorth) -> dict[str, Any]:
    storey = worth.storey
    return {
        "storey": storey.number,
        "heights": [round(storey.low, DIGITS), round(storey.high, DIGITS)],
        "area": _number(storey.area),
        "places": worth.places,
        "joined_by": [
            {"id": link.piece, "storeys": [link.lower, link.upper], "climbed": link.climbed} for link in storey.links
        ],
        "exposure": {key or WHOLE_TABLE: _number(seen.mean) for key, seen in worth.seen.items()},
        "in_sight": {key or WHOLE_TABLE: _number(seen.in_sight) for key, seen in worth.seen.items()},
        "concealment": {key or WHOLE_TABLE: _number(seen.cover) for key, seen in worth.seen.items()},
        "reached_first": {player: _number(share) for player, share in worth.first.items()},
        "things": [thing for thing, number in measured.house.things.items() if number == storey.number],
    }


def _way(way: Way) -> dict[str, Any]:
    walk = way.walk
    return {
        "from": way.start,
        "to": way.end,
        "movement_points": None if walk is None else walk.cost,
        "length": None if walk is None or walk.cost is None else round(walk.length, DIGITS),
        "points": [] if walk is None else [_point(point) for point in walk.points],
        "heights": [] if walk is None else [round(height, DIGITS) for height in heights_along(walk.points)],
    }


def _choke(measured: Measured, choke: Choke) -> dict[str, Any]:
    names = {ground.middle: ground.id for ground in measured.grounds}
    return {
        "at": _point(choke.place),
        "radius": CLOSED,
        "cut_off": choke.cut_off,
        "more_movement_points": choke.more,
        "ways": [
            {
                "from": names.get(closing.start),
                "to": names.get(closing.end),
                "before": closing.before,
                "after": closing.after,
            }
            for closing in choke.closings
        ],
    }


def _narrow(narrow: Narrow) -> dict[str, Any]:
    """Return the narrow places of a layout; the edge of the table is ""."""
    return {
        "width": _number(narrow.width),
        "base_mm": narrow.base,
        "person": _number(narrow.person),
        "passages": [
            {
                "width": _number(passage.width),
                "from": [round(value, DIGITS) for value in passage.ends[0]],
                "to": [round(value, DIGITS) for value in passage.ends[1]],
                "stand_height": round(passage.height, DIGITS),
                "between": [whole_of(name) for name in passage.names],
            }
            for passage in narrow.passages
        ],
    }


def _reached_first(measured: Measured) -> list[str | None]:
    players = [player.id for player in measured.setup.players]
    return [players[number] if number >= 0 else None for number in measured.sides.nearest.tolist()]


def _aim(aim: Aim) -> dict[str, Any]:
    """Return what players have of a goal, or of the other side (null)."""
    ways = {player: None if cost is None else round(cost, DIGITS) for player, cost in aim.ways.items()}
    seen = {player: None if share is None else round(share, DIGITS) for player, share in aim.seen.items()}
    return {"ground": aim.ground or None, "ways": ways, "in_sight": seen, "even": aim.is_even}


def _measure(measure: Measure) -> dict[str, Any]:
    return {
        "measure": measure.key,
        "unit": measure.unit,
        "more_is_better": measure.better > 0,
        "values": {player: _number(value) for player, value in measure.values.items()},
        "difference": _number(measure.difference),
        "even_up_to": measure.slack,
        "favours": measure.favours,
    }


def _tried(name: str, setup: GameSetup, tried: Tried) -> dict[str, Any]:
    players = [player.id for player in setup.players]
    return {
        "layout": name,
        "games": tried.games,
        "decided": tried.decided,
        "won_alone": tried.won_alone,
        "shared": tried.shared,
        "unfinished": tried.unfinished,
        "reasons": dict(tried.reasons),
        "sides": {player: _shares(share) for player, share in zip(players, tried.sides, strict=True)},
        "forces": [_shares(share) for share in tried.forces],
        "favours": None if tried.favours is None else players[tried.favours],
        "turns": _turns(players, tried.turns),
        "rounds": plain_estimate(tried.rounds),
        "losses_by_round": {
            player: [round(value, DIGITS) for value in losses]
            for player, losses in zip(players, tried.losses, strict=True)
        },
        "heat": {
            "cell": CELL,
            "stood": dict(zip(players, tried.stood.tolist(), strict=True)),
            "moved": dict(zip(players, tried.moved.tolist(), strict=True)),
            "fell": dict(zip(players, tried.fell.tolist(), strict=True)),
            "walked": dict(zip(players, tried.walked.tolist(), strict=True)),
        },
    }


def _turns(players: Sequence[PlayerId], turns: Turns) -> dict[str, Any]:
    """Return how often who began came off better, and each side with the first turn and without it."""
    return {
        "first": _shares(turns.first),
        "beginning": {player: plain_estimate(each) for player, each in zip(players, turns.beginning, strict=True)},
        "following": {player: plain_estimate(each) for player, each in zip(players, turns.following, strict=True)},
    }


def _shares(share: Share) -> dict[str, Any]:
    return {
        "came_off_better": share.better,
        "won_alone": share.won,
        "share": plain_estimate(share.estimate),
        "chance": round(share.chance, 6),
    }
