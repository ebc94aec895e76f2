"""What a figure would see from where a plan leads it, and who would see it, as lines on the table."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.faces.system import GameState
from pb12table.systems.known import scene
from pb12table.texts.locale import Texts
from pb12table.texts.percents import whole_percent
from pb12table.window.play.foreseeing import Foreseen
from pb12table.window.play.sight_lines import drawn_sight
from pb12table.window.scene.picture import SightDrawing

WEIGHT: Final = 0.7
"""How thick the lines are: the way that is planned lies above them."""


def foreseen_sights(state: GameState, found: Foreseen, texts: Texts) -> list[SightDrawing]:
    """Between the ghost and each opponent a line of two halves: each shows what the figure at its end sees."""
    face = scene(state.setup.system)
    lines: list[SightDrawing] = []
    for pair in found.pairs:
        if not face.is_on_table(state, pair.other):
            continue
        here, there = found.body.base_point, face.body(state, pair.other).base_point
        for start, end, seen, level in (
            (here, there, pair.there, pair.level),
            (there, here, pair.back, pair.level_back),
        ):
            drawn = drawn_sight(start, end, seen, level)
            label = ""
            if drawn.state == "covered":
                share = whole_percent(seen.covered_share, face.share_bounds)
                label = texts("look-line-covered", share=share, level=face.level_words(texts, level))
            lines.append(
                SightDrawing(
                    start, end, drawn.state, drawn.share, level, (), drawn.borderline, label, WEIGHT, half=True
                )
            )
    return lines
