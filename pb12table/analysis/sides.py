"""What each player gets from a table, number by number, and whom each difference favours."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from pb12table.analysis.chokes import walker_of
from pb12table.analysis.covering import Covering
from pb12table.analysis.crew import Crew
from pb12table.analysis.sightings import Sightings
from pb12table.analysis.walking import DETOUR, Ground, Way, measuring, sources_against, sources_of, united
from pb12table.bots.ways import Walker, ways_of
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.table.battlefield import Body
from pb12table.table.cells import Floats
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import lengths_to
from pb12table.table.sight.many import Numbers, Sites


@dataclass(frozen=True, slots=True)
class Measure:
    """One number of each player (None where there is none) and what it says.

    `better` is 1 when more is better for a player, -1 when less is. Differences up to `slack` are no more than the
    grid can tell. `unit` is `share` (0 to 1), `steps`, or the system's own for ways or for cover.
    """

    key: str
    unit: str
    better: int
    slack: float
    values: Mapping[PlayerId, float | None]

    @property
    def difference(self) -> float | None:
        """Return the gap between the best and the worst off; None if not everybody has a number."""
        known = [value for value in self.values.values() if value is not None]
        return max(known) - min(known) if len(known) == len(self.values) > 1 else None

    @property
    def favours(self) -> PlayerId | None:
        """Return who is best off; None if nobody is, or if not everybody has a number."""
        difference = self.difference
        if difference is None or difference <= self.slack + 1e-9:
            return None
        ranked = sorted(((self.better * (value or 0.0), player) for player, value in self.values.items()), reverse=True)
        return ranked[0][1] if ranked[0][0] - ranked[1][0] > self.slack + 1e-9 else None


EVEN = 0.07
"""Who gets to a place by a way no longer than this, in steps, than somebody else gets there as soon.

It is more than what ways that lie mirrored can differ by as they are reckoned, and no difference of ways along cells.
"""

ROUGHLY_EVEN = 0.5
"""The same where lengths are those of the bots' map."""

SHARE_SLACK, WAY_SLACK, LEVELS_SLACK, STEPS_SLACK = 0.02, 1.0, 0.1, 0.1
"""Differences up to these count as even: two percent, what a step of a way costs, a tenth of a level or step."""


@dataclass(frozen=True, eq=False)
class Sides:
    """The measures of the players, and which sites each reaches first (-1: nobody, or several as soon)."""

    measures: tuple[Measure, ...]
    nearest: Numbers

    def favoured(self) -> dict[PlayerId, int]:
        """Return how many measures favour each player."""
        players = list(self.measures[0].values) if self.measures else []
        return {player: sum(measure.favours == player for measure in self.measures) for player in players}


def compared(
    setup: GameSetup,
    sightings: Sightings,
    covering: Covering | None,
    observers: Mapping[str, Numbers],
    grounds: Sequence[Ground],
    ways: Sequence[Way],
    nearest: Numbers,
) -> Sides:
    """Return the measures of all players; `observers` are the sites that cover is measured from, by ground id."""
    sites, face = sightings.sites, measuring(setup)
    players = [player.id for player in setup.players]
    if len(players) < 2 or not len(sites):
        return Sides((), nearest)
    seen_by: dict[PlayerId, Floats] = {}
    cover: dict[PlayerId, Floats] = {}
    for player in players:
        enemies = sources_against(grounds, player)
        seen_by[player] = sightings.exposure(united(enemies))
        if covering is not None and any(len(ground.sites) for ground in enemies):
            against = np.unique(np.concatenate([observers[ground.id] for ground in enemies]))
            cover[player] = covering.mean(against)
    own = {player: np.flatnonzero(nearest == number) for number, player in enumerate(players)}

    def told(key: str, unit: str, better: int, slack: float, number: Callable[[PlayerId], float | None]) -> Measure:
        return Measure(key, unit, better, slack, {player: number(player) for player in players})

    def share_in_sight(player: PlayerId) -> float | None:
        return _share_in_sight(sightings, united(sources_of(grounds, player)))

    def exposure(player: PlayerId) -> float | None:
        return _mean(seen_by[player][own[player]]) if len(united(sources_against(grounds, player))) else None

    def dead(player: PlayerId) -> float | None:
        return _mean(seen_by[player][own[player]] == 0.0) if len(united(sources_against(grounds, player))) else None

    def concealment(player: PlayerId) -> float | None:
        levels = cover[player][own[player]] if player in cover else np.zeros(0)
        return _mean(levels[~np.isnan(levels)])

    def height(player: PlayerId) -> float | None:
        return _mean(sites.places[own[player], 2])

    measures = [
        told("reached-first", "share", 1, SHARE_SLACK, lambda player: len(own[player]) / len(sites)),
        told("in-sight", "share", 1, SHARE_SLACK, share_in_sight),
        told("exposed", "share", -1, SHARE_SLACK, exposure),
        told("dead-ground", "share", 1, SHARE_SLACK, dead),
        told("concealment", face.cover_unit, 1, LEVELS_SLACK, concealment),
        told("height", "steps", 1, STEPS_SLACK, height),
    ]
    measures += _ways_to_goals(players, grounds, ways, face.way_unit, WAY_SLACK * face.step_cost(setup))
    return Sides(tuple(measure for measure in measures if any(v is not None for v in measure.values.values())), nearest)


def _ways_to_goals(
    players: Sequence[PlayerId], grounds: Sequence[Ground], ways: Sequence[Way], unit: str, slack: float
) -> list[Measure]:
    """Return for each zone that somebody wants to reach the cost of each player's cheapest path there."""
    by_ends = {(way.start, way.end): way.walk for way in ways}
    found: list[Measure] = []
    for goal in grounds:
        if not goal.is_goal:
            continue
        values: dict[PlayerId, float | None] = {}
        for player in players:
            walks = [by_ends.get((ground.id, goal.id)) for ground in sources_of(grounds, player)]
            costs = [walk.cost for walk in walks if walk is not None and walk.cost is not None]
            wanted = not goal.players or player in goal.players
            values[player] = float(min(costs)) if costs and wanted else None
        found.append(Measure(f"way-to:{goal.id}", unit, -1, slack, values))
    return found


ACROSS = ""
"""What stands for the ground of a player's opponents among what players aim at."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What players aim at, a goal by its id or what their opponents come from (ACROSS), as each has it.

    `ways` are the costs of the cheapest ways there from their own ground, `seen` the shares of pairs of a place of
    theirs and one there that are in sight; None where there is none.
    """

    ground: str
    ways: Mapping[PlayerId, float | None]
    seen: Mapping[PlayerId, float | None]
    slack: float

    @property
    def is_even(self) -> bool:
        """Return whether all have the same of it, as far as the grid can tell."""
        pairs = ((self.ways, self.slack), (self.seen, SHARE_SLACK))
        return all(_are_near(list(values.values()), slack) for values, slack in pairs)


def _are_near(values: Sequence[float | None], slack: float) -> bool:
    known = [value for value in values if value is not None]
    return not known or (len(known) == len(values) and max(known) - min(known) <= slack + 1e-9)


def _off_the_middle(sites: Sites, ground: Ground) -> float:
    """Return how far the place that ways lead to lies from the middle of a ground, in steps."""
    assert ground.middle is not None
    x, y = sites.places[ground.sites, :2].mean(axis=0).tolist()
    return math.dist(ground.middle[:2], (x, y))


def aims_of(setup: GameSetup, sightings: Sightings, grounds: Sequence[Ground], ways: Sequence[Way]) -> tuple[Aim, ...]:
    """Return what each player has of the other side, and of each goal, before anybody moves."""
    slack = WAY_SLACK * measuring(setup).step_cost(setup)
    costs = {(way.start, way.end): way.walk.cost for way in ways if way.walk is not None}
    players = [player.id for player in setup.players]
    found: list[Aim] = []
    for goal in (None, *(ground for ground in grounds if ground.is_goal)):
        reached: dict[PlayerId, float | None] = {}
        seen: dict[PlayerId, float | None] = {}
        for player in players:
            own, there = sources_of(grounds, player), sources_against(grounds, player) if goal is None else [goal]
            # Ways between two sides are looked for in one direction where they cost the same in both.
            ends = [(first.id, last.id) for first in own for last in there]
            known = [cost for pair in ends if (cost := costs.get(pair, costs.get(pair[::-1]))) is not None]
            reached[player] = float(min(known)) if known else None
            pairs = sightings.exposure(united(own))[united(there)] if len(united(own)) else np.zeros(0)
            seen[player] = _mean(pairs)
        off = 0.0 if goal is None or goal.middle is None else _off_the_middle(sightings.sites, goal)
        # Ways lead to one place: where that lies beside the middle, one side has it nearer, the other farther.
        found.append(Aim(ACROSS if goal is None else goal.id, reached, seen, slack * (1.0 + 2.0 * off)))
    return tuple(found)


def _share_in_sight(sightings: Sightings, observers: Numbers) -> float | None:
    if not len(observers):
        return None
    return float((sightings.exposure(observers) > 0.0).mean())


def _mean(values: Floats) -> float | None:
    return float(np.mean(values)) if len(values) else None


# -- who is there first -------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Question:
    walker: Walker
    sites: Sites


def reached_first(setup: GameSetup, sites: Sites, grounds: Sequence[Ground], crew: Crew) -> Numbers:
    """Return for each site the number of the player who gets there by the shortest way.

    -1 where nobody gets, or several as soon as each other. Lengths are exact, so that a table that is its own mirror
    image gives both sides as much, cell for cell.
    """
    return _first(setup, sites, grounds, crew, _lengths_from, EVEN)


def roughly_first(setup: GameSetup, sites: Sites, grounds: Sequence[Ground], crew: Crew) -> Numbers:
    """Return the same by the bots' map, which tells it at once, and but roughly."""
    return _first(setup, sites, grounds, crew, _rough_lengths_from, ROUGHLY_EVEN)


def _first(
    setup: GameSetup,
    sites: Sites,
    grounds: Sequence[Ground],
    crew: Crew,
    lengths_from: Callable[[_Question, Numbers], Floats],
    even: float,
) -> Numbers:
    if len(setup.players) < 2:
        return np.full(len(sites), -1, dtype=np.intp)
    starts = [united(sources_of(grounds, player.id)) for player in setup.players]
    lengths = np.full((len(starts), len(sites)), math.inf)
    for number, row in crew.carried_out(lengths_from, _Question(walker_of(setup), sites), starts):
        lengths[number] = row
    ranked = np.sort(lengths, axis=0)
    clear = ranked[1] > ranked[0] + even
    return np.where(clear, np.argmin(lengths, axis=0), -1).astype(np.intp)


def _lengths_from(question: _Question, starts: Numbers) -> Floats:
    return lengths_from(question.walker, question.sites, starts)


def lengths_from(walker: Walker, sites: Sites, starts: Numbers) -> Floats:
    """Return how far it is from the nearest of some sites to each site, in steps; one of height counts as one of way.

    It is infinite where nobody gets.
    """
    if not len(starts):
        return np.full(len(sites), math.inf)
    begun = [sites.sites[number].place for number in _at_the_rim(sites, starts)]
    table = walker.battlefield
    body = Body("", walker.footprint, *begun[0], 0.0, walker.height, walker.height)
    dear = ((walker.slow, 1.0),) if walker.slow else ()
    rates = Rates(up=1.0, down=1.0, highest=walker.climb, deepest=walker.climb, dear=dear)
    places = [site.place for site in sites.sites]
    lengths = lengths_to(
        Mover(table, body, (), walker.climb), rates, begun, places, DETOUR * (table.width + table.depth)
    )
    lengths[starts] = 0.0
    return lengths


def _at_the_rim(sites: Sites, numbers: Numbers) -> list[int]:
    """Return those of some sites that are not amid others as high: every way out of many leads past one of these."""
    places = {(*site.cell, site.height): number for number, site in ((n, sites.sites[n]) for n in numbers.tolist())}
    around = [(across, along) for across in (-1, 0, 1) for along in (-1, 0, 1)]
    return [
        number
        for (column, row, height), number in places.items()
        if not all((column + across, row + along, height) in places for across, along in around)
    ]


def _rough_lengths_from(question: _Question, starts: Numbers) -> Floats:
    return rough_lengths_from(question.walker, question.sites, starts)


def rough_lengths_from(walker: Walker, sites: Sites, starts: Numbers) -> Floats:
    """Return how far it is on the bots' map from the nearest of some sites to each site."""
    ways = ways_of(walker)
    lengths = ways.lengths_to([sites.sites[number].place for number in starts.tolist()])
    return np.array([ways.length_from(site.place, lengths) for site in sites.sites])
