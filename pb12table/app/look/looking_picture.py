"""What looking shows on the table: ghosts, what is seen, the lines, rings and hints."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pb12table.app.preview.portraits import ghost_of
from pb12table.app.preview.sight_drawings import everybody_drawings, line_drawings
from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import Region
from pb12table.texts.names import name_of
from pb12table.texts.plain import upper_first
from pb12table.window.kit.palette import looks_of
from pb12table.window.kit.same import Same
from pb12table.window.scene.layers.barred_marks import mark_barred
from pb12table.window.scene.picture import PathLeg, Picture, Token

if TYPE_CHECKING:
    from pb12table.app.look.looking import Looking

MEMORY: Final = 0.35
"""How faint the token is where a figure really stands while its ghost is elsewhere."""


def draw_looking(looking: Looking, picture: Picture) -> None:
    """Put what is looked at onto a plain picture, in place of the figures as they really stand."""
    looker, target = looking.looker, looking.target
    picture.doors = (*picture.doors, *looking.doors.items())
    picture.tokens = [_shown(looking, figure, token) for figure, token in looking.own_tokens().items()]
    picture.tokens += _remembered(looking) if looking.moved else []
    picture.sights, picture.rings, picture.aims, picture.reach = [], [], [], None
    picture.show_angles = () if looker is None else (looker,)
    everybody = looking.answers.everybody.lines(looking.state) if "everybody" in looking.shows else ()
    picture.sights += everybody_drawings(looking.state, everybody, looker, looking.texts)
    if looker is None:
        return
    if "weapons" in looking.shows:
        weapon = looking.chosen_weapon()
        if weapon is not None:
            picture.rings += weapon.rings
    if "radii" in looking.shows:
        picture.rings += looking.face.radii(looking.state, looking.texts, looker)
    if looking.seen is not None and looking.face.is_on_table(looking.state, looking.seen.observer):
        if "ground" in looking.shows:
            picture.seen = looking.seen.ground
        if "lines" in looking.shows:
            if target is not None:
                _draw_cells(looking, looker, target, picture)
            lines = line_drawings(looking.state, looking.seen, target, looking.texts)
            # Among everybody's lines only that to a friend who is looked at is missing.
            lacks = target is not None and all({looker, target} != {seer, line.target} for seer, line in everybody)
            picture.sights += lines if "everybody" not in looking.shows else lines[-1:] if lacks else []
    hints = looking.answers.hints
    if hints is not None and (hints.observer, hints.target) == (looker, target) and looking.held is None:
        step = looking.face.hint_step(looking.state, looking.texts, hints)
        if step is not None:
            picture.path = [PathLeg(step.start[:2], step.end[:2], action_point=1, label=step.label)]
    _draw_walk(looking, looker, picture)


def _shown(looking: Looking, figure: FigureId, token: Token) -> Token:
    """A figure as it is shown: the same token as long as nothing about it changes."""
    ghost, selected = figure in looking.moved or figure in looking.ghosts, figure == looking.looker
    key = (Same(token), ghost, selected, figure == looking.pointed, figure == looking.target)
    known = looking.shown.get(figure)
    if known is None or known[0] != key:
        known = looking.shown[figure] = key, replace(
            token,
            ghost=ghost,
            lettered=True,
            selected=selected,
            hovered=figure == looking.pointed,
            targeted=figure == looking.target,
            active=False,
            done=False,
            action_points=None,
        )
    return known[1]


def _draw_cells(looking: Looking, looker: FigureId, target: FigureId, picture: Picture) -> None:
    """The cells that sight leads through are lit, those that bar it hatched with what does."""
    state, texts = looking.state, looking.texts
    if not looking.face.is_on_table(state, target):
        return
    for cell in looking.face.sight_cells(state, looker, target):
        picture.regions.append((Region(((cell.outline, ()),)), "danger" if cell.barred_by else "reach"))
        if cell.barred_by:
            picture.labels.append((cell.middle, upper_first(name_of(texts, state.setup, cell.barred_by)), "bad"))


def _draw_walk(looking: Looking, looker: FigureId, picture: Picture) -> None:
    """How far the looking figure gets, and its way to where the mouse is."""
    walk, state, texts = looking.walk, looking.state, looking.texts
    picture.reach = walk.reach()
    mark_barred(picture, texts.of(state.setup.system), walk.barred())
    way = walk.way()
    if way is None:
        return
    picture.path = list(way.path)
    picture.highlighted_pieces = (*picture.highlighted_pieces, *way.pieces)
    if way.end is not None:
        look = looks_of(state.setup)[looking.face.owner(state, looker)]
        picture.tokens.append(ghost_of(state, looker, look, way.end, texts.language))


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
