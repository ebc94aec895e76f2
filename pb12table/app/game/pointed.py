"""What the mouse points at on a game screen, as names by which rules are found; see `texts.rule_list.rules_about`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pb12table.app.game.base import Playing
from pb12table.app.preview.topics import figure_topics, place_topics
from pb12table.skirmish.ids import FigureId

CARD: Final = "card"
"""The zone of the decision card."""


def topics(game: Playing, pixel: tuple[int, int]) -> Iterator[str]:
    """Names of what lies under a pixel: a zone of a panel, the open question under its card, a figure, a place."""
    zone = game.zone_at(pixel)
    if zone is None:
        yield from _on_table(game, pixel)
    elif zone.name.startswith("figure:"):
        yield from figure_topics(game.texts, game.state, FigureId(zone.name.partition(":")[2]))
    else:
        yield zone.name
        if zone.name.startswith(CARD):
            yield f"command:{game.mode.name}"
            yield f"question:{type(game.controller.pending).__name__}"


def _on_table(game: Playing, pixel: tuple[int, int]) -> Iterator[str]:
    if game.layout.free.collidepoint(pixel):
        figure = game.figure_at(pixel)
        if figure is not None:
            yield from figure_topics(game.texts, game.state, figure)
        yield from place_topics(game.state, game.camera.to_table(pixel))
