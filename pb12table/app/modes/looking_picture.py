"""What looking shows on the table: ghosts, what is seen, the lines, rings and hints."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pb12table.app.portraits import ghost_of
from pb12table.app.sight_drawings import everybody_drawings, line_drawings, radius_rings, weapon_rings
from pb12table.app.sight_hints import hint_legs
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.window.modes.moving.moving_picture import show_reason
from pb12table.systems.pb12.window.previews.path import Reckoning, body_after, drawn_legs
from pb12table.window.kit.palette import looks_of
from pb12table.window.scene.picture import Picture, Token

if TYPE_CHECKING:
    from pb12table.app.modes.looking import Looking

MEMORY: Final = 0.35
"""How faint the token is where a figure really stands while its ghost is elsewhere."""


def draw_looking(looking: Looking, picture: Picture) -> None:
    """Put what is looked at onto a plain picture, in place of the figures as they really stand."""
    looker, target = looking.looker, looking.target
    picture.tokens = [
        replace(
            token,
            ghost=figure in looking.moved or figure in looking.ghosts,
            lettered=True,
            selected=figure == looker,
            hovered=figure == looking.pointed,
            targeted=figure == target,
            active=False,
            done=False,
            action_points=None,
        )
        for figure, token in looking.own_tokens().items()
    ]
    picture.tokens += _remembered(looking) if looking.moved else []
    picture.sights, picture.rings, picture.aims, picture.reach = [], [], [], None
    picture.show_angles = () if looker is None else (looker,)
    everybody = looking.answers.everybody.lines(looking.state) if "everybody" in looking.shows else ()
    picture.sights += everybody_drawings(looking.state, everybody, looker, looking.desk.texts)
    if looker is None:
        return
    if "weapons" in looking.shows:
        weapon = looking.chosen_weapon()
        if weapon is not None:
            picture.rings += weapon_rings(looking.state, looker, weapon, looking.desk.texts)
    if "radii" in looking.shows:
        picture.rings += radius_rings(looking.state, looker, looking.desk.texts)
    if looking.seen is not None and looking.seen.observer in looking.state.figures:
        if "ground" in looking.shows:
            picture.seen = looking.seen.ground
        if "lines" in looking.shows:
            lines = line_drawings(looking.seen, target, looking.desk.texts, looking.state.setup)
            # Among everybody's lines only that to a friend who is looked at is missing.
            lacks = target is not None and all({looker, target} != {seer, line.target} for seer, line in everybody)
            picture.sights += lines if "everybody" not in looking.shows else lines[-1:] if lacks else []
    hints = looking.answers.hints
    if hints is not None and (hints.observer, hints.target) == (looker, target) and looking.held is None:
        picture.path = hint_legs(looking.state, hints, looking.desk.texts)
    _draw_walk(looking, looker, picture)


def _draw_walk(looking: Looking, looker: FigureId, picture: Picture) -> None:
    """How far the looking figure gets, and its way to where the mouse is."""
    walk, state, texts = looking.walk, looking.state, looking.desk.texts
    picture.reach = walk.reach()
    way = walk.way()
    if way is None:
        return
    picture.path = drawn_legs(way, 0, Reckoning(walk.speed), texts, tentative=False)
    show_reason(picture, way)
    if way.committed:
        end = body_after(state, looker, way.committed, None)
        look = looks_of(state.setup)[state.setup_of(looker).player]
        picture.tokens.append(ghost_of(state, looker, look, end, texts.language))


def _remembered(looking: Looking) -> list[Token]:
    """Where the moved figures really stand."""
    return [
        replace(
            token,
            # Another id and no name, so that nothing said about the ghost is drawn here too.
            body=replace(token.body, id=f"{token.body.id} really"),
            name="",
            initials="",
            alpha=MEMORY,
            marks=(),
            done=False,
            action_points=None,
        )
        for token in looking.real_tokens()
        if token.body.id in looking.moved
    ]
