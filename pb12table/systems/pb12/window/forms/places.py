"""Questions that are answered on the table: where a figure lands, which way one reels, where a sector lies."""

from __future__ import annotations

from pb12table.skirmish.forms.fields import Option, Pick
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.forms.sketch import Danger, Ghost, Note, Outlined, Stretch
from pb12table.skirmish.forms.table_fields import Angle
from pb12table.systems.pb12.rules.attacks.blast import ChooseSector, figures_within
from pb12table.systems.pb12.rules.damage.random_movement import ChooseDirection, random_way
from pb12table.systems.pb12.rules.figures.falling import ChooseLanding
from pb12table.systems.pb12.rules.figures.figures import body, body_at
from pb12table.systems.pb12.window.blast_view import blast_line, blast_sketch, in_sector, sector_region
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.table.units import plan_distance, rounded
from pb12table.texts.names import direction_name, name_of

ANGLE = "angle"


def landing(asked: Asked[ChooseLanding]) -> Form[int]:
    """Where a falling figure comes to rest: one of the places on the table.  RU017."""
    texts, request = asked.texts, asked.request
    falling = body(asked.state, request.figure)
    options = (
        Option(value=number, label=texts("landing-option", number=number + 1, height=place[2]), at=place)
        for number, place in enumerate(request.places)
    )
    return Form(
        name="landing",
        title=texts("landing-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("landing-explanation", figure=asked.figure_name(request.figure)),),
        fields=(Pick(name="option", options=tuple(options)),),
        give=lambda given: given["option"],
        sketch=(Note(falling.position, asked.figure_name(falling.id)),),
    )


def direction(asked: Asked[ChooseDirection], values: Values) -> Form[float]:
    """In which direction a random movement goes; the way goes as far as it would in the rules.  R1.5.6, RU045."""
    texts, state, figure = asked.texts, asked.state, asked.request.figure
    angle = values.get(ANGLE, rounded(state.figures[figure].facing))
    here, way = body(state, figure), random_way(state, figure, angle)
    steps = texts("count-steps", number=round(plan_distance(here.position, (way.x, way.y)), 1))
    warning, hit = "", way.obstacle
    if hit is not None:
        warning = texts("random-direction-collides", obstacle=name_of(texts, asked.setup, hit, "object"))
    return Form(
        name="random-direction",
        title=texts("random-direction-title", player=asked.player_name, figure=asked.figure_name(figure)),
        player=asked.player,
        lines=(
            texts("random-direction-explanation"),
            texts("random-direction-way", way=steps, direction=direction_name(texts, angle)),
        ),
        warning=warning,
        fields=(
            Angle(
                name=ANGLE,
                label=texts("random-direction-stepper"),
                value=angle,
                centre=here.position,
                follows=True,
            ),
        ),
        give=lambda given: asked.legal(given[ANGLE]),
        commit=texts("random-direction-commit"),
        figure=figure,
        sketch=(
            Stretch(here.position, (way.x, way.y), collides=hit is not None),
            Ghost(figure, body_at(state, figure, way.x, way.y, way.z, angle)),
            *(() if hit is None else (Outlined((hit,)),)),
        ),
    )


def sector(asked: Asked[ChooseSector], values: Values) -> Form[float]:
    """Where the sector of an effect lies: its middle follows the mouse about the target point.  R1.6.11, RU054."""
    texts, request = asked.texts, asked.request
    start = values.get(ANGLE, 0.0)
    near = figures_within(asked.state, request.point, request.radius)
    hits = in_sector(asked.state, near, request.point, start, request.sector)
    region = sector_region(request.point, float(request.radius), start, request.sector)
    return Form(
        name="sector",
        title=texts("sector-title", player=asked.player_name, sector=request.sector),
        player=asked.player,
        lines=(
            texts("sector-explanation", figure=asked.figure_name(request.figure)),
            blast_line(texts, asked.setup, hits, "sector"),
        ),
        fields=(
            Angle(
                name=ANGLE,
                label=texts("sector-direction"),
                value=start,
                centre=request.point[:2],
                before=request.sector / 2,
            ),
        ),
        give=lambda given: asked.legal(given[ANGLE]),
        commit=texts("sector-commit"),
        sketch=(Danger(region), *blast_sketch(texts, asked.state, request.point, request.radius, hits)),
    )
