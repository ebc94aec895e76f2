"""The threat map of a side as it is drawn on the table, and what is told of a spot of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from pb12table.analysis.threat import Threats, attacks_on, spots_at, threatening
from pb12table.skirmish.faces.measures import Spot
from pb12table.table.routes.house import House
from pb12table.table.shapes import Point, Ring
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, player_name
from pb12table.window.scene.picture import ThreatShown, ThreatSpot


def threat_shown(
    threats: Threats, *, figure: str = "", key: str = "", house: House | None = None, storey: int | None = None,
    pointed: Point | None = None,
) -> ThreatShown:  # fmt: skip
    """What is drawn of a threat map: of all figures and means or some, of one storey or the highest spots."""
    counts = threats.counts(figure=figure, key=key).tolist()
    struck = threats.counts(False, figure, key).tolist()
    chosen = _chosen(threats.spots, house, storey)
    spots = tuple(
        ThreatSpot(threats.spots[number].ring, counts[number], struck[number] > 0)
        for number in chosen
        if counts[number]
    )
    lines: tuple[tuple[Point, Point, bool], ...] = ()
    number = None if pointed is None else _pointed(threats, chosen, pointed)
    if number is not None:
        end = threats.spots[number].place[:2]
        lines = tuple(
            (each.origin[:2], end, each.means.ranged)
            for each in attacks_on(threats, number)
            if (not figure or each.figure == figure) and (not key or each.means.key == key)
        )
    return ThreatShown(spots, threats.is_whole, lines)


def _chosen(spots: tuple[Spot, ...], house: House | None, storey: int | None) -> list[int]:
    """The spots that are shown: those of a storey, and of several in one place the highest."""
    shown = np.ones(len(spots), dtype=np.bool_)
    if house is not None and storey is not None and house.is_storeyed and spots:
        places = np.array([spot.place for spot in spots], dtype=np.float64)
        shown = house.numbers_at(places) == storey
    highest: dict[Ring, int] = {}
    for number, spot in enumerate(spots):
        # Spots of a place follow each other from below.
        if shown[number]:
            highest[spot.ring] = number
    return sorted(highest.values())


def _pointed(threats: Threats, chosen: Collection[int], point: Point) -> int | None:
    """The spot that is shown where the mouse is; None where there is none."""
    return next((number for number in spots_at(threats, point) if number in chosen), None)


def spot_line(
    texts: Texts, state: Any, threats: Threats, point: Point, house: House | None = None, storey: int | None = None
) -> str:
    """A sentence on who could attack a person at a place, and with what; "" where there is no room to stand."""
    number = _pointed(threats, set(_chosen(threats.spots, house, storey)), point)
    if number is None:
        return ""
    face, own = threatening(state), texts.of(state.setup.system)
    found = attacks_on(threats, number)
    if not found:
        return texts("threat-spot-none", player=player_name(state.setup, threats.player))
    told: dict[str, list[str]] = {}
    for each in found:
        name = figure_name(texts, state.setup, each.figure)
        told.setdefault(name, []).append(face.called(own, state, each.means))
    listed = [texts("threat-spot-by", figure=name, means=", ".join(means)) for name, means in told.items()]
    return texts("threat-spot", attackers=" · ".join(listed), height=threats.spots[number].place[2])
