"""Questions with a few answers, for a number or a card, and those answered on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pb12table.kernel.request import Choice
from pb12table.skirmish.forms.form import (
    Angle,
    Danger,
    Form,
    Ghost,
    Note,
    Number,
    Option,
    Outlined,
    Pick,
    Stretch,
    Values,
)
from pb12table.skirmish.ids import FigureId, Modifier
from pb12table.systems.pb12.rules.actions.carry import AgreeToBeCarried
from pb12table.systems.pb12.rules.attacks.blast import ChooseSector, figures_within
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.cards.card_legality import PlayAfterRoll, PlayOrPass, PlayStatusCard, Thrown
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.checks.deputies import ITSELF, ChooseDeputy
from pb12table.systems.pb12.rules.command.command_groups import ChooseLeader, LeaderAnswer, appointments
from pb12table.systems.pb12.rules.figures.falling import ChooseDirection, ChooseLanding, random_way
from pb12table.systems.pb12.rules.figures.figures import body, body_at
from pb12table.systems.pb12.rules.game.answers import AppointLeader, Pass
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import DueEffect, NextEffect, Place, State, undefeated_among
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChooseEffect, ChoosePlace
from pb12table.systems.pb12.texts.names import card_name, effect_line, group_name
from pb12table.systems.pb12.window.attack import blast_line, blast_sketch, in_sector, sector_region
from pb12table.systems.pb12.window.forms.asked import Asked, outcome_word
from pb12table.table.shapes import plan_distance, rounded
from pb12table.texts.describe import dice_name
from pb12table.texts.locale import upper_first
from pb12table.texts.names import direction_name, name_of, player_name


def _choice(
    asked: Asked[Choice[State, Any]], name: str, label: Callable[[Any], str], lines: Sequence[str] = (), *,
    options: Sequence[Any] | None = None, title: str = "", note: str = "", listed: bool = False,
    modifiers: Callable[[Any], Sequence[Modifier]] = lambda option: (), places: Sequence[tuple[float, float]] = (),
) -> Form[Any]:  # fmt: skip
    """Return the form for one of the answers of a question; Enter takes the first where it is free."""
    found = asked.request.options(asked.state) if options is None else options
    each = (Option(value=value, label=label(value), modifiers=tuple(modifiers(value))) for value in found)
    return Form(
        name=name,
        title=title or asked.texts(f"{name}-title", player=asked.player_name),
        player=asked.player,
        lines=tuple(lines),
        note=note,
        fields=(Pick(name="option", options=tuple(each), value=found[0], listed=listed),),
        give=lambda values: values["option"],
        places=tuple(places),
    )


def any_choice(asked: Asked[Choice[State, Any]]) -> Form[Any]:
    """Return the form for a question without words of its own."""
    return _choice(asked, "choice", str)


def turn_place(asked: Asked[ChoosePlace]) -> Form[int]:
    """Return the form for the first or the last free place in the turn order.  R1.3.5."""
    texts, first = asked.texts, min(asked.request.places)
    latest = len(undefeated_among(asked.state, list(asked.state.players)))

    def label(option: int) -> str:
        which = "first" if option == 1 else "last" if option == latest else "other"
        return texts("place-first" if option == first else "place-last", place=option, which=which)

    return _choice(asked, "place", label, [texts("place-explanation")])


def roll_on(asked: Asked[RollOn]) -> Form[bool]:
    """Return the form for whether to roll the next check: going on comes first.  R1.6.5."""
    texts, request = asked.texts, asked.request
    figure = asked.figure_name(request.figure)
    line = texts("roll-on-explanation", figure=figure, left=request.checks_left, successes=request.successes)
    return _choice(
        asked,
        "roll-on",
        lambda option: texts("roll-on-yes" if option else "roll-on-no"),
        [line],
        options=(True, False),
        note=texts("roll-on-note"),
    )


def effect(asked: Asked[ChooseEffect]) -> Form[NextEffect]:
    """Return the form for which due effect comes next; it must show where the figures concerned are.  R1.3.17."""
    texts, figures = asked.texts, asked.state.figures
    concerned = {due.figure for due in asked.request.effects if isinstance(due, DueEffect)}
    return _choice(
        asked,
        "effect",
        lambda option: upper_first(effect_line(texts, asked.setup, option)),
        [texts("effect-explanation")],
        listed=True,
        places=[asked.position(f) for f in figures if f in concerned and figures[f].place is Place.TABLE],
    )


def leader(asked: Asked[ChooseLeader]) -> Form[LeaderAnswer]:
    """Return the form for whether to appoint a leader, and whom.  R2.2.10."""

    def label(option: LeaderAnswer) -> str:
        if not isinstance(option, AppointLeader):
            return asked.texts("leader-nobody")
        return appointment(asked, option)

    return _choice(asked, "leader", label, [asked.texts("leader-explanation")])


def appoint(asked: Asked[ChooseAction | ChooseTurn]) -> Form[AppointLeader]:
    """Return the form for every possible appointment; a click on a figure leaves only its own, or takes the only.

    R2.2.10.
    """
    return Form(
        name="appoint-leader",
        title=asked.texts("action-appoint-leader"),
        player=asked.player,
        lines=(asked.texts("action-appoint-leader.help"),),
        fields=(
            Pick(
                name="answer",
                listed=True,
                options=tuple(
                    Option(
                        value=answer,
                        label=appointment(asked, answer),
                        refusal=asked.reason(answer),
                        figure=answer.figure,
                    )
                    for answer in appointments(asked.state, asked.player)
                ),
            ),
        ),
        give=lambda given: given["answer"],
        groups=("plan",),
    )


def appointment(asked: Asked[Any], answer: AppointLeader) -> str:
    """Return who would lead which group."""
    group = group_name(asked.texts, asked.setup, answer.group)
    return asked.texts("leader-option", figure=asked.figure_name(answer.figure), group=group)


def agree(asked: Asked[AgreeToBeCarried]) -> Form[bool]:
    """Return the form for whether another player's figure may carry one's own.  R4.2.3."""
    texts, request = asked.texts, asked.request
    figure, target = (asked.figure_name(each) for each in (request.figure, request.target))
    return _choice(
        asked,
        "choice",
        lambda option: texts("answer-yes" if option else "answer-no"),
        [texts("ask-agree-to-be-carried", figure=figure, target=target)],
    )


def deputy(asked: Asked[ChooseDeputy]) -> Form[str]:
    """Return the form for who makes a check, and what each needs.  R1.4.28."""
    texts, request = asked.texts, asked.request
    figure = asked.figure_name(request.figure)

    def label(option: str) -> str:
        if option == ITSELF:
            return line("deputy-itself", request.figure, request.own_number)
        number = request.numbers[request.deputies.index(FigureId(option))]
        return line("deputy-differently" if option == request.figure else "deputy-other", option, number)

    def line(key: str, who: str, number: int) -> str:
        return texts(key, figure=asked.figure_name(who), outcome=outcome_word(number), number=number)

    def parts(option: str) -> Sequence[Modifier]:
        return request.own if option == ITSELF else request.theirs[request.deputies.index(FigureId(option))]

    return _choice(
        asked,
        "deputy",
        label,
        [texts("deputy-explanation", figure=figure)],
        title=texts("deputy-title", check=dice_name(texts, f"{request.check}-check"), figure=figure),
        modifiers=parts,
    )


BID = "bid"
"""The name of the form of a secret bid."""


def hand(asked: Asked[Any]) -> tuple[tuple[str, str], ...]:
    """Return the button to look at the hand of whoever holds cards; it does not say whether one could be played."""
    return (("show-hand", asked.texts("hand-look")),) if asked.state.players[asked.player].hand else ()


def bid(asked: Asked[BidInitiative], values: Values) -> Form[int]:
    """Return the form for the secret initiative bid: a digit or a click on a number bids it.  R1.3.3."""
    texts, request = asked.texts, asked.request
    number = values.get(BID, request.lowest)
    highest = request.highest
    return Form(
        name=BID,
        title=texts("bid-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("bid-explanation", balance=highest),),
        fields=(
            Number(
                name=BID,
                value=number,
                lowest=request.lowest,
                highest=highest,
                outside=texts("bid-outside", highest=highest),
                faces=True,
                at_once=True,
            ),
        ),
        give=lambda given: given[BID],
        extras=hand(asked),
        commit=texts("bid-commit", bid=number),
        note=texts("bid-note"),
    )


def draw(asked: Asked[DrawCards], values: Values) -> Form[int]:
    """Return the form for how many cards to draw in the logistics phase; which ones come is seen in the hand.

    R5.0.4.
    """
    texts, request = asked.texts, asked.request
    own, number = asked.state.players[asked.player], values.get("draw", request.lowest)
    return Form(
        name="draw",
        title=texts("draw-title", player=asked.player_name),
        player=asked.player,
        lines=(texts("draw-explanation", points=own.command_points, deck=len(own.deck), hand=len(own.hand)),),
        fields=(
            Number(
                name="draw",
                label=texts("draw-stepper"),
                value=number,
                lowest=request.lowest,
                highest=request.highest,
                shown=texts("draw-value", number=number, left=own.command_points - number),
            ),
        ),
        give=lambda given: given["draw"],
        extras=hand(asked),
        commit=texts("draw-commit", number=number),
        note=texts("draw-note"),
    )


def play_or_pass(asked: Asked[PlayOrPass]) -> Form[Pass]:
    """Return the form for whether to play a card after a die or in the status phase: look at the hand, or pass.

    R5.0.8, R5.0.10.
    """
    texts = asked.texts
    return Form(
        name="card-question",
        title=texts("card-question-title", player=asked.player_name),
        player=asked.player,
        lines=_occasion(asked),
        give=lambda given: Pass(),
        extras=hand(asked),
        commit=texts("interruption-pass"),
        note=texts("card-question-note"),
        again={},
    )


def _occasion(asked: Asked[PlayOrPass]) -> tuple[str, ...]:
    """Return what has just happened, and which cards have been played already."""
    texts, setup, request = asked.texts, asked.setup, asked.request
    if isinstance(request, PlayStatusCard):
        return (texts(f"card-question-status-{request.moment}"),)
    if not isinstance(request, PlayAfterRoll):
        return ()
    played = [
        texts("card-question-played", player=player_name(setup, player), card=card_name(texts, setup, answer.card))
        for player, answer in request.played
    ]
    return (_die(asked, request.thrown), *played)


def _die(asked: Asked[PlayOrPass], thrown: Thrown) -> str:
    """Return what a die shows, and whether it is enough."""
    texts, needed = asked.texts, thrown.target_number
    return texts(
        "card-question-die",
        what=dice_name(texts, thrown.purpose),
        subject=name_of(texts, asked.setup, thrown.subject) if thrown.subject else "",
        has="subject" if thrown.subject else "none",
        player=player_name(asked.setup, thrown.player),
        face=thrown.face,
        needed=needed or 0,
        passed="none" if needed is None else "yes" if thrown.face >= needed else "no",
    )


ANGLE = "angle"


def landing(asked: Asked[ChooseLanding]) -> Form[int]:
    """Return the form for where a falling figure comes to rest: one of the places on the table.  RU017."""
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
    """Return the form for the direction of a random movement; the way goes as far as it would in the rules.

    R1.5.6, RU045.
    """
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
    """Return the form for where an effect's sector lies: its middle follows the mouse about the target point.

    R1.6.11, RU054.
    """
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
