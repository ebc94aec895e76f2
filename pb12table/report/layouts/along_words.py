"""Exposure along a way in words; a page, the window and the command line say the same."""

from __future__ import annotations

from pb12table.analysis.along import Along
from pb12table.analysis.setups import measuring
from pb12table.report.layouts.words import percent
from pb12table.skirmish.faces.system import GameSetup
from pb12table.texts.locale import Texts
from pb12table.texts.storeys import place_told


def looked_from(texts: Texts, setup: GameSetup, player: str) -> str:
    """The ground that looks: that of a player's opponents, or the whole table for ""."""
    if not player:
        return texts("layout-whole-table")
    others = [each.name for each in setup.players if each.id != player]
    return texts("compare-ground-of", players=texts.listing(others))


def along_lines(texts: Texts, setup: GameSetup, found: Along) -> list[str]:
    """What a way costs, how exposed it is, and where most."""
    ground = looked_from(texts, setup, found.player)
    if not found.observers:
        return [texts("along-nobody-looks", ground=ground)]
    cost = texts(f"layout-unit-{measuring(setup).way_unit}", value=round(found.cost, 2))
    lines = [
        texts("along-length", length=round(found.length, 1), cost=cost),
        texts("along-mean", ground=ground, share=percent(texts, found.mean, 1)),
    ]
    most = found.most
    if most is not None and most.seen > 0.0:
        at, far = place_told(texts, most.at), round(most.along, 1)
        lines.append(texts("along-most", share=percent(texts, most.seen, 1), at=at, along=far))
    lines.append(texts("along-hidden", length=round(found.hidden, 1)))
    return lines
