"""Where figures come from and go to: the zones of a scenario, and where figures of players without an entry stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from pb12table.analysis.setups import measuring
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.naming import Label
from pb12table.skirmish.zones import ZoneKind
from pb12table.table.shapes import Point3
from pb12table.table.sight.many.observers import Numbers, Sites, sites_at
from pb12table.table.units import rounded_point
from pb12table.table.zones import Area, in_area

START = "start"
"""The kind of a ground that is no zone: where the figures of a player stand before the first round."""

SAME_HEIGHT = 0.5
"""Places that differ by less in height, in steps, can stand for each other."""

GOALS = (ZoneKind.EXIT, ZoneKind.HOLD, ZoneKind.CONTEST)
"""The zones a player wants to get to."""


@dataclass(frozen=True, eq=False)
class Ground:
    """A zone, or a start: its kind, whose it is, the sites in it, and a place to stand in their middle.

    Without sites there is no middle.
    """

    id: str
    kind: str
    players: tuple[PlayerId, ...]
    label: Label | None
    sites: Numbers
    middle: Point3 | None

    @property
    def is_source(self) -> bool:
        """Whether figures come onto the table here."""
        return self.kind in (ZoneKind.ENTRY, START)

    @property
    def is_goal(self) -> bool:
        """Whether somebody wants to get here."""
        return self.kind in GOALS


def grounds_of(setup: GameSetup, sites: Sites) -> tuple[Ground, ...]:
    """The grounds of a scenario: entries and starts first, in the order of the players, then the other zones."""
    zones = [
        _ground(setup, zone.id, zone.kind.value, zone.players, zone.label, sites, _in_area(sites, zone.area))
        for zone in setup.zones
    ]
    found: list[Ground] = []
    for player in setup.players:
        own = [ground for ground in zones if ground.is_source and player.id in ground.players]
        found += [ground for ground in own if ground not in found]
        own_figures = [figure.id for figure in setup.figures if figure.player == player.id]
        begins = [place for figure in own_figures if (place := measuring(setup).placing(setup, figure)) is not None]
        places = [(*place.at, place.height or 0.0) for place in begins]
        if places and not any(len(ground.sites) for ground in own):
            there = _nearest_sites(sites, places)
            found.append(_ground(setup, f"{START}-{player.id}", START, (player.id,), None, sites, there))
    return (*found, *(ground for ground in zones if ground not in found))


def sources_of(grounds: Sequence[Ground], player: PlayerId) -> list[Ground]:
    """The grounds a player's figures come from."""
    return [ground for ground in grounds if ground.is_source and player in ground.players]


def sources_against(grounds: Sequence[Ground], player: PlayerId) -> list[Ground]:
    """The grounds from which only a player's opponents come."""
    return [ground for ground in grounds if ground.is_source and ground.players and player not in ground.players]


def united(grounds: Sequence[Ground]) -> Numbers:
    """The sites of several grounds together, each once."""
    return together([ground.sites for ground in grounds])


def together(groups: Sequence[Numbers]) -> Numbers:
    """The sites of several groups, ascending, each once."""
    return np.unique(np.concatenate([np.zeros(0, dtype=np.intp), *groups]))


def spread_out(numbers: Numbers, most: int) -> Numbers:
    """At most so many of some sites, evenly spread in their order, and the same ones seen from its other end.

    So a table that is the same after half a turn is measured the same from both sides.
    """
    count = len(numbers)
    if count <= most:
        return numbers
    first = ((np.arange(most // 2) + 0.5) * count / most).astype(np.intp)
    middle = [count // 2] if most % 2 else []
    return numbers[np.concatenate([first, middle, count - 1 - first[::-1]]).astype(np.intp)]


def _ground(
    setup: GameSetup,
    key: str,
    kind: str,
    players: tuple[PlayerId, ...],
    label: Label | None,
    sites: Sites,
    there: Numbers,
) -> Ground:
    return Ground(key, kind, players, label, there, _middle(setup, sites, there) if len(there) else None)


def _middle(setup: GameSetup, sites: Sites, there: Numbers) -> Point3:
    """The very middle of some sites if one can stand there as high as they are, else the site nearest to it."""
    mean = sites.places[there].mean(axis=0)
    nearest = int(there[int(np.argmin(np.round(((sites.places[there] - mean) ** 2).sum(axis=1), 6)))])
    x, y = rounded_point((float(mean[0]), float(mean[1])))
    for standing in sites_at(setup.battlefield, sites.stature, (x, y)):
        if abs(standing.place[2] - sites.sites[nearest].place[2]) <= SAME_HEIGHT:
            return standing.place
    return sites.sites[nearest].place


def _in_area(sites: Sites, area: Area) -> Numbers:
    found = [number for number, site in enumerate(sites.sites) if in_area(area, site.place[:2], site.place[2])]
    return np.array(found, dtype=np.intp)


def _nearest_sites(sites: Sites, places: Sequence[Point3]) -> Numbers:
    if not len(sites):
        return np.zeros(0, dtype=np.intp)
    found = [int(np.argmin(((sites.places - np.array(place)) ** 2).sum(axis=1))) for place in places]
    return np.unique(np.array(found, dtype=np.intp))
