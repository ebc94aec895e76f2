"""Forms of questions that say all by themselves: their words are the texts `ask-` and the name of their class.

A choice has one option for each answer, `ask-NAME-` with it; of yes and no these are `ask-NAME-yes` and `ask-NAME-no`,
and a figure is called by its name and clicked.  Where a figure goes is shown as its way, and begun by `ask-NAME-yes`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from pb12table.kernel.request import Choice, Number, Request, YesNo
from pb12table.skirmish.forms.form import Form, Option, Pick, Place, Spot, Stretch, Values, Within
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_questions import GoTo
from pb12table.skirmish.walking import reach_within
from pb12table.table.footprints import width_of
from pb12table.texts.describe import question_details, question_key, refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name


def plain_form(texts: Texts, state: Any, request: Request[Any, Any], values: Values) -> Form[Any] | None:
    """Return the form of a question that has texts of its own, None for one without or of another kind."""
    key = question_key(type(request))
    if not texts.has(key):
        return None
    match request:
        case GoTo():
            return _way(texts, state, request, values, key)
        case Choice() if not isinstance(request, Number):
            return _choice(texts, state, request, key)
    return None


def _choice(texts: Texts, state: Any, request: Choice[Any, Any], key: str) -> Form[Any]:
    """Return the form of a question with finitely many answers."""
    player = PlayerId(request.player)
    options = tuple(_option(texts, state, request, key, answer) for answer in request.options(state))
    return Form(
        name=key,
        title=texts(key, **question_details(texts, state.setup, request)),
        player=player,
        figure=getattr(request, "figure", None),
        fields=(Pick(name="answer", options=options, listed=not isinstance(request, YesNo)),),
        give=lambda given: given["answer"],
    )


def _option(texts: Texts, state: Any, request: Choice[Any, Any], key: str, answer: Any) -> Option:
    """Return one of the answers as an option."""
    said = {True: "yes", False: "no"}.get(answer, answer) if isinstance(request, YesNo) else answer
    if said in state.setup.figure_by_id:
        figure = FigureId(str(said))
        return Option(value=answer, label=figure_name(texts, state.setup, figure), figure=figure)
    details = question_details(texts, state.setup, request)
    return Option(value=answer, label=texts(f"{key}-{said}", **details))


def _way(texts: Texts, state: Any, request: GoTo[Any], values: Values, key: str) -> Form[Any]:
    """Return the form of the question where a figure goes: a place, with the way there."""
    mover = request.mover(state)
    body = mover.body

    def refuse(spot: Spot) -> str | None:
        refusal = request.refusal(state, spot.point[:2])
        return None if refusal is None else refusal_line(texts, state.setup, refusal)

    def spot(x: float, y: float) -> Spot:
        return Spot((x, y, body.z), body.facing)

    suggested = tuple(spot(*place) for place in request.hints(state))
    # Whoever has chosen nothing stays.
    chosen: Spot = values.get("place") or spot(*request.default(state))
    within = Within((request, mover), lambda: reach_within(mover, request.rates, request.steps), body.position)
    way = request.way(state, chosen.point[:2])
    radius = width_of(body.footprint) / 2.0
    walked = tuple(Stretch(one[:2], other[:2]) for one, other in pairwise(() if way is None else way.points))
    return Form(
        name=key,
        title=texts(key, **question_details(texts, state.setup, request)),
        player=PlayerId(request.player),
        figure=request.figure,
        vital=(body.position,),
        fields=(
            Place(
                name="place",
                radius=radius,
                refuse=refuse,
                suggested=suggested,
                within=within,
                follows=True,
                value=chosen,
            ),
        ),
        sketch=walked,
        give=lambda given: None if given["place"] is None else given["place"].point[:2],
        commit=texts(f"{key}-yes", **question_details(texts, state.setup, request)),
    )
