"""Who has aimed at what, told in words: on the data sheet, and where the mouse points.  R1.7.16, R2.1.5."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.scene.aims import aims_on_table
from pb12table.systems.pb12.scene.pieces import piece_at
from pb12table.systems.pb12.texts.names import target_name
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.plain import upper_first

SAME_PLACE: Final = 0.4
"""Who points so near to a place that was aimed at is told of it, in steps."""


def aims_of_figure(texts: Texts, state: State, figure: FigureId) -> list[tuple[str, str]]:
    """What a figure aims at and who aims at it, each as a line and what is to be known about it."""
    found: list[tuple[str, str]] = []
    own = state.figures[figure].aimed_at
    every = aims_on_table(state)
    for aimer, target in every:
        if aimer == figure:
            by_oneself = own is not None and own.game_round == state.game_round and own.target == target
            about = texts("aim-explanation" if by_oneself else "sheet-aim-by-command")
            found.append((texts("sheet-aims-at", target=target_name(texts, state.setup, target)), about))
    those = [aimer for aimer, target in every if target.figure == figure]
    if those:
        found.append((_told(texts, state, "sheet-aimed-at", those), texts("sheet-aimed-at.help")))
    return found


def aims_at_place(texts: Texts, state: State, point: Point) -> list[str]:
    """Who aims at a place of the table, or at the terrain there."""
    aims_there = [(aimer, target) for aimer, target in aims_on_table(state) if target.figure is None]
    if not aims_there:
        return []
    meant = piece_at(state, point)
    those = [
        aimer
        for aimer, target in aims_there
        if (target.piece is not None and target.piece == meant)
        or (target.point is not None and plan_distance(point, target.point[:2]) <= SAME_PLACE)
    ]
    return [_told(texts, state, "spot-aimed-at", those)] if those else []


def _told(texts: Texts, state: State, key: str, figures: list[FigureId]) -> str:
    names = [figure_name(texts, state.setup, figure) for figure in dict.fromkeys(figures)]
    return upper_first(texts(key, figures=texts.listing(names), count=len(names)))
