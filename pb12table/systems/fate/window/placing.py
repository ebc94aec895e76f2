"""Questions for places: where figures begin, and another place in the own zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.skirmish.forms.fields import Option, Pick
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.sketch import Ghost, ZonesShown
from pb12table.skirmish.forms.table_fields import Aim, Target
from pb12table.skirmish.ids import FigureId
from pb12table.systems.fate.rules.actors import actor_of, body, standing
from pb12table.systems.fate.rules.asking.answers import Act, Placed, Placing, Step
from pb12table.systems.fate.rules.asking.requests import ChooseAct, PlaceFigures
from pb12table.systems.fate.window.asked import Asked

AT, MOVER = "at", "mover"


def step_form(asked: Asked, request: ChooseAct, pick: Pick, values: Values) -> Form[Act]:
    """To another place of the own zone, by a click there.  FR24."""
    texts, state = asked.texts, asked.state
    figures = standing(state, request.actor)
    aim: Aim | None = values.get(AT)
    mover: FigureId = next((figure for figure in figures if figure == values.get(MOVER)), figures[0])

    def answer(given: Values) -> Act | None:
        meant = given.get(AT)
        if meant is None or meant.point is None:
            return None
        return Step(FigureId(given.get(MOVER) or mover), meant.point[:2])

    def refuse(meant: Aim) -> str | None:
        return None if meant.point is None else asked.reason(Step(mover, meant.point[:2])) or None

    target = Target(
        name=AT, label=texts("fate-where"), value=aim, shown=texts("fate-click"), points=True, refuse=refuse
    )
    fields: list[Any] = [pick, target]
    if len(figures) > 1:
        options = _figures(asked, figures, None)
        fields.append(Pick(name=MOVER, options=options, value=mover, decides=False, cycled=True, follows=True))
    placed = state.figures[mover]
    sketch: tuple[Ghost, ...] = ()
    if aim is not None and aim.point is not None:
        sketch = (_ghost(asked, mover, aim, able=refuse(aim) is None),)
    return Form(
        name="act",
        title=texts("fate-ask-act", actor=asked.name(request.actor)),
        player=asked.player,
        figure=mover,
        fields=tuple(fields),
        give=answer,
        lines=(texts("fate-step-lines"),),
        commit=texts("fate-go-there"),
        vital=((placed.x, placed.y),),
        sketch=sketch,
        groups=("action",),
    )


def placing_form(asked: Asked, request: PlaceFigures, values: Values) -> Form[Any]:
    """Where figures begin: one after the other is taken and put down, each in its own zone.  F011.

    The option of a figure holds what has been put down before, so that the form keeps it.
    """
    texts, state = asked.texts, asked.state
    own = [each.id for each in state.setup.figures if each.player == request.player]
    figure, placed = values.get("figure") or (own[0], ())
    aim = values.get(AT) if asked.changed != "figure" else None
    if asked.changed == AT and isinstance(aim, Aim) and aim.point is not None:
        wished = (*(each for each in placed if each.figure != figure), Placed(figure, _rounded(aim.point)))
        placed = wished if request.refusal(state, Placing(wished)) is None else placed

    def refuse(meant: Aim) -> str | None:
        if meant.point is None:
            return None
        others = tuple(each for each in placed if each.figure != figure)
        return asked.reason(Placing((*others, Placed(figure, _rounded(meant.point))))) or None

    ghosts = tuple(
        Ghost(each.figure, body(state, each.figure, (*each.at, state.figures[each.figure].z)), lettered=True)
        for each in placed
    )
    there = state.figures[figure]
    return Form(
        name="place",
        title=texts("fate-ask-place", player=asked.player_name),
        player=asked.player,
        figure=figure,
        selected=figure,
        fields=(
            Pick(name="figure", options=_figures(asked, own, placed), value=(figure, placed), decides=False,
                 cycled=True, label=texts("fate-placed"), follows=True),
            Target(name=AT, label=texts("fate-where"), value=aim or Aim(point=there.at),
                   shown=texts("fate-click"), points=True, refuse=refuse),
        ),
        give=lambda given: Placing(placed),
        lines=(texts("fate-place-lines", actor=asked.name(actor_of(state, figure))),),
        commit=texts("fate-begin"),
        sketch=(ZonesShown(), *ghosts),
        vital=((there.x, there.y),),
    )  # fmt: skip


def _figures(asked: Asked, figures: Sequence[FigureId], placed: Any) -> tuple[Option, ...]:
    """Figures to choose from, each with what has been put down so far, where that is kept."""
    return tuple(
        Option(
            value=figure if placed is None else (figure, placed),
            label=asked.setup.figure_by_id[figure].label.in_language(asked.texts.language),
            figure=figure,
        )
        for figure in figures
    )


def _ghost(asked: Asked, figure: FigureId, aim: Aim, *, able: bool) -> Ghost:
    assert aim.point is not None, "asked only then"
    return Ghost(figure, body(asked.state, figure, (*aim.point[:2], asked.state.figures[figure].z)), able=able)


def _rounded(point: Sequence[float]) -> tuple[float, float]:
    return (round(point[0], 3), round(point[1], 3))
