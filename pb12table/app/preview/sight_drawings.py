"""What is seen, as drawings: sight lines with their labels."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from pb12table.app.preview.sight_view import Outlook, Sightline
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.table.shapes import Point
from pb12table.table.units import at_most, plan_distance
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.percents import whole_percent
from pb12table.window.scene.picture import SightDrawing

FEW: Final = 10
"""So many sight lines are drawn in full width; more become thinner."""
LIGHT: Final = 0.75
LIGHTEST: Final = 0.6
"""How thin lines become where there are many, or where one is looked at in particular."""
ONE_PLACE: Final = 0.05
"""Figures whose places lie at most so far from each other stand one above the other, in steps."""


def one_above_another(places: Mapping[FigureId, Point]) -> set[FigureId]:
    """The figures right above or below another one, as on a bridge: labels at their lines must say whose they are.

    `places` are the points of the table where they stand, in steps.
    """
    # From west to east, so that only neighbours are compared.
    row = sorted(places, key=places.__getitem__)
    found: set[FigureId] = set()
    for number, figure in enumerate(row):
        for other in row[number + 1 :]:
            if not at_most(places[other][0] - places[figure][0], ONE_PLACE):
                break
            if at_most(plan_distance(places[figure], places[other]), ONE_PLACE):
                found |= {figure, other}
    return found


def line_drawings(state: GameState, looked: Outlook, focus: FigureId | None, texts: Texts) -> list[SightDrawing]:
    """The lines of an outlook; the one to the focus says more, and the others step back behind it.

    Labels of figures exactly above each other tell whose they are.  Each piece that blocks is named by one drawing
    only, so that it is outlined once.
    """
    named: set[str] = set()
    drawings: list[SightDrawing] = []
    crowded = min(1.0, FEW / max(len(looked.lines), 1))
    # The focus comes last, to lie on top, but it is the first to name its blockers.
    hidden = ("blocked", "outside")
    stacked = one_above_another({line.target: line.goal[:2] for line in looked.lines})
    order = sorted(looked.lines, key=lambda line: (line.target != focus, line.state not in hidden))
    for line in order:
        fresh: tuple[str, ...] = ()
        # What hides is found out only where it is outlined.
        if line.target == focus or (focus is None and line.state == "blocked"):
            fresh = tuple(blocker for blocker in blockers_of(line) if blocker not in named)
            fresh = fresh if line.target == focus else fresh[:1]
        named.update(fresh)
        weight = max(crowded, LIGHTEST if line.state in hidden else LIGHT)
        drawings.append(
            SightDrawing(
                looked.body.base_point,
                line.goal,
                line.state,
                line.seen.covered_share,
                line.level,
                fresh,
                line.seen.borderline,
                _whose(
                    line_label(state, line, texts, full=line.target == focus), {line.target} & stacked, texts, state
                ),
                weight=1.0 if focus == line.target else weight if focus is None else LIGHTEST,
            )
        )
    return drawings[::-1]


def blockers_of(line: Sightline) -> tuple[str, ...]:
    """The pieces and figures that hide a target, the greatest first; none when it lies outside the sight angle."""
    if line.state in ("free", "outside"):
        return ()
    return (*line.seen.blockers, *line.seen.translucent)


def line_label(state: GameState, line: Sightline, texts: Texts, *, full: bool) -> str:
    """What stands at a sight line: share and level when partly covered; in full also why it is blocked."""
    if line.state == "covered":
        face = scene(state.setup.system)
        share = whole_percent(line.seen.covered_share, face.share_bounds)
        level = face.level_words(texts.of(state.setup.system), line.level)
        return texts("draw-sight-covered" if full else "look-line-covered", share=share, level=level)
    if not full:
        return ""
    if line.state == "free":
        return texts("draw-sight-free")
    return texts("draw-sight-blocked" if line.state == "blocked" else "draw-sight-outside-angle")


def _whose(label: str, figures: Collection[FigureId], texts: Texts, state: GameState) -> str:
    """A label with the names of figures before it, if there are any and it says something."""
    names = " – ".join(figure_name(texts, state.setup, figure) for figure in figures)
    return texts("draw-sight-whose", name=names, label=label) if names and label else label


def everybody_drawings(
    state: GameState, found: Iterable[tuple[FigureId, Sightline]], focus: FigureId | None, texts: Texts
) -> list[SightDrawing]:
    """Between opposing figures a line of two halves: each shows what the figure at its end sees of the other.

    With a focus only its lines are strong and speak; all others step back.  What belongs to a figure exactly above or
    below another one says so.
    """
    face = scene(state.setup.system)
    here = set(face.figures(state))
    lines = [pair for pair in found if pair[0] in here and pair[1].target in here]
    speaking = [(observer, line.target) for observer, line in lines if focus in (None, observer, line.target)]
    stacked = one_above_another({figure: face.body(state, figure).position for pair in speaking for figure in pair})
    drawings = [
        SightDrawing(
            face.body(state, observer).base_point,
            line.goal,
            line.state,
            line.seen.covered_share,
            line.level,
            borderline=line.seen.borderline,
            label=_whose(
                line_label(state, line, texts, full=False),
                [figure for figure in (observer, line.target) if figure in stacked],
                texts,
                state,
            ),
            weight=LIGHT,
            half=True,
            faint=focus is not None and focus not in (observer, line.target),
        )
        for observer, line in lines
    ]
    return sorted(drawings, key=lambda drawing: not drawing.faint)
