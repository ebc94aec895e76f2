"""Who has aimed at what, as the rules have it, and how it is drawn on the table.  R1.7.16, R2.1.5."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Aim
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import aims, is_present, target_point
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table
from pb12table.systems.pb12.rules.game.state import State
from pb12table.table.shapes import Point3


def aims_on_table(state: State) -> list[tuple[FigureId, ChosenTarget]]:
    """Each figure with what its aim holds for: its own aim, or that of the command action it takes part in."""
    return [
        (figure.id, target)
        for figure in figures_on_table(state)
        for target in dict.fromkeys(aims(state, figure.id))
        if is_present(state, figure.id, target)
    ]


def aims_drawn(state: State) -> tuple[Aim, ...]:
    """The aims as they are drawn: those of one player at one place together."""
    found: dict[tuple[PlayerId, ChosenTarget, Point3], list[FigureId]] = {}
    for figure, target in aims_on_table(state):
        there = target_point(state, figure, target)
        found.setdefault((state.figures[figure].controller, target, there), []).append(figure)
    return tuple(
        Aim(
            player,
            tuple(body(state, figure).position for figure in figures),
            there[:2],
            tuple(figures),
            target.figure,
            target.piece,
        )
        for (player, target, there), figures in found.items()
    )
