"""The plain picture of a game's state: its figures and markers, without plans and overlays."""

from __future__ import annotations

from pb12table.app.palette import looks_of
from pb12table.app.picture import FallenToken, Picture, Token
from pb12table.pb12.figures import body, figures_on_table, has_status, is_able_to_act, value
from pb12table.pb12.profiles import Attribute, FigureId, FigureSetup
from pb12table.pb12.state import Activation, FigureState, State, Status
from pb12table.texts.locale import Texts

SHOWN_STATUSES = tuple(status for status in Status if status is not Status.OUT_OF_ACTION)


def picture_of(state: State, texts: Texts | None = None, *, selected: FigureId | None = None) -> Picture:
    """The figures and markers of a state; names come in the language of the texts (English without)."""
    looks = looks_of(state.setup)
    language = "en" if texts is None else texts.language
    picture = Picture()
    for figure in figures_on_table(state):
        setup = state.setup.figure_by_id[figure.id]
        name = setup.label.in_language(language)
        active = figure.activation is not Activation.NONE
        picture.tokens.append(
            Token(
                body=body(state, figure.id),
                look=looks[figure.controller],
                name=name,
                initials=initials_of(name),
                statuses=statuses_of(state, figure),
                action_points=figure.action_points if active else None,
                selected=figure.id == selected,
                active=active,
                done=figure.done,
                able=is_able_to_act(state, figure.id),
                headgear=headgear_of(setup),
                sight_angle=value(state, figure.id, Attribute.SIGHT_ANGLE),
            )
        )
    for marker in state.markers:
        setup = state.setup.figure_by_id[marker.figure]
        name = setup.label.in_language(language)
        controller = state.figures[marker.figure].controller
        picture.markers.append(FallenToken(marker.at, looks[controller], name, initials_of(name), headgear_of(setup)))
    return picture


def statuses_of(state: State, figure: FigureState) -> tuple[tuple[Status, int], ...]:
    """The statuses a figure shows, each with its number of markers; 0 where it follows from something else.

    Lightly Wounded is not shown beside the graver wound that implies it (R1.10.6).
    """
    found = []
    for status in SHOWN_STATUSES:
        count = figure.statuses.get(status, 0)
        implied = (
            status is Status.LIGHTLY_WOUNDED and count == 0 and has_status(state, figure.id, Status.SEVERELY_WOUNDED)
        )
        if count or (not implied and has_status(state, figure.id, status)):
            found.append((status, count))
    return tuple(found)


def initials_of(name: str) -> str:
    """Two letters that stand for a name: of the first two words that begin with a letter or digit."""
    first = [word[0] for word in name.replace("-", " ").split() if word[0].isalnum()]
    if len(first) == 1:
        return name[:2].title()
    return "".join(first[:2]).upper()


def headgear_of(setup: FigureSetup) -> str:
    """Which drawn figure stands for a figure, from what its profile is called."""
    return "bare"
