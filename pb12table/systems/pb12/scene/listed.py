"""The list of a player's figures: points, statuses, and whether they are done."""

from __future__ import annotations

from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.panels import Listed, Tone
from pb12table.systems.pb12.rules.figures.figures import is_able_to_act, value
from pb12table.systems.pb12.rules.game.state import Activation, FigureState, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.scene.miniatures import marks_of, statuses_of
from pb12table.systems.pb12.scene.status_marks import status_marks
from pb12table.systems.pb12.texts.names import place_words, status_name
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, text_key
from pb12table.texts.plain import upper_first


def listed(state: State, texts: Texts, player: PlayerId) -> list[Listed]:
    """The figures of a player: on the table, then in the staging area, then those out of the game."""
    order = {Place.TABLE: 0, Place.STAGING: 1, Place.REMOVED: 2}
    own = [figure for figure in state.figures.values() if figure.controller == player]
    return [_listed(state, texts, figure) for figure in sorted(own, key=lambda figure: order[figure.place])]


def _listed(state: State, texts: Texts, figure: FigureState) -> Listed:
    active, gone = figure.activation is not Activation.NONE, figure.place is Place.REMOVED
    words, tone = _standing(texts, state, figure)
    return Listed(
        figure.id,
        place_words(texts, state, figure.id) if gone else words,
        tone,
        (figure.action_points, _most_points(state, figure)),
        coming=not active,
        active=active,
        done=figure.done,
        gone=gone,
        marks=status_marks(marks_of(state, figure)),
        tip=_tip(texts, state, figure),
    )


def _standing(texts: Texts, state: State, figure: FigureState) -> tuple[str, Tone]:
    """Why a figure of the game has no points to show, and how that is said; "" for one that has."""
    if figure.place is Place.STAGING:
        return texts("place-staging"), "planned"
    if figure.done:
        return texts("figure-done"), "muted"
    return ("", "plain") if is_able_to_act(state, figure.id) else (texts("figure-unable"), "bad")


def _most_points(state: State, figure: FigureState) -> int:
    """The action points a figure has been given, or will be."""
    return max(value(state, figure.id, Attribute.ACTION_POINTS), figure.action_points, 0)


def _tip(texts: Texts, state: State, figure: FigureState) -> tuple[str, ...]:
    lines = [upper_first(figure_name(texts, state.setup, figure.id))]
    if figure.place is not Place.TABLE:
        lines.append(texts(text_key("place", figure.place)))
    statuses = statuses_of(state, figure) if figure.place is not Place.REMOVED else ()
    for status, count in statuses:
        if status is Status.INCAPACITATED:
            continue  # said by the last line, in plain words
        name = status_name(texts, status)
        lines.append(texts("status-count", status=name, count=count) if count > 1 else name)
    if figure.place is Place.TABLE and not is_able_to_act(state, figure.id):
        lines.append(texts("figure-unable"))
    elif figure.place is Place.TABLE and not figure.done:
        words = "figure-points-to-come" if figure.activation is Activation.NONE else "figure-points-left"
        lines.append(texts(words, left=figure.action_points, most=_most_points(state, figure)))
    if figure.done and figure.place is not Place.REMOVED:
        lines.append(texts("figure-done"))
    return tuple(lines)
