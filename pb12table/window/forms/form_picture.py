"""What a form shows on the table: its options and places, and what the system has sketched."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Final, Literal

from pb12table.skirmish.forms.fields import Pick, Several
from pb12table.skirmish.forms.form import Form
from pb12table.skirmish.forms.sketch import (
    Bond,
    Circle,
    Danger,
    Ghost,
    Lit,
    Look,
    Note,
    Outlined,
    Seen,
    Sketch,
    Stretch,
    ZonesShown,
)
from pb12table.skirmish.forms.table_fields import Aim, Place, Target, Way, Within
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.table.shapes import Region
from pb12table.table.units import moved
from pb12table.window.forms.form_card import choices
from pb12table.window.play.base import GameDesk
from pb12table.window.play.sight_lines import drawn_sight
from pb12table.window.scene.picture import LinkDrawing, PathLeg, PathSign, Picture, Reach, ReachArea, Token

NEARER: Final = 0.32
FARTHER: Final = 0.26
"""How large the ring of an option's place is, in steps: of the one that is pointed at, of any other."""
POINTER: Final = 2.0
"""So many times its radius from its middle a spot points where it faces."""


def draw_form(picture: Picture, game: GameDesk, form: Form[object], near: str) -> None:
    """Add what belongs to a form; `near` is the command of the option that is pointed at."""
    # What of a way is threatened lies over the way.
    over = tuple(sketch for sketch in form.sketch if isinstance(sketch, Stretch) and sketch.threatened)
    draw_sketches(picture, game, (sketch for sketch in form.sketch if sketch not in over), form.player)
    for each in choices(form):
        if each.option.at is not None:
            cycled = isinstance(each.field, Pick) and each.field.cycled
            meant = each.command == near or (cycled and each.option.value == each.field.value)
            radius = NEARER if meant else FARTHER
            left = isinstance(each.field, Several) and each.option.value not in each.field.value
            style = "command" if left else "reach"
            mark = each.option.mark or str(each.digit or "")
            picture.rings.append(RingDrawing(each.option.at[:2], radius, style, mark))
    _light(picture, _meant(form), "possible")
    for field in form.fields:
        match field:
            case Target():
                _draw_target(picture, field)
            case Place() if field.value is not None and field.radius:
                spot = field.value
                picture.rings.append(RingDrawing(spot.point[:2], field.radius, "reach"))
                if field.turns:
                    end = moved(spot.point[:2], spot.facing, field.radius * POINTER)
                    picture.path.append(PathLeg(spot.point[:2], end))
            case Way():
                points = (field.start, *field.value)
                refused = field.price(field.value).refusal is not None
                picture.path += [
                    PathLeg(before[:2], after[:2], sign="refused" if refused else "")
                    for before, after in pairwise(points)
                ]
            case _:
                continue
    draw_sketches(picture, game, over, form.player)


def reach_within(within: Within, *, faint: bool) -> Reach:
    """Where a way can get to, as it is drawn; fainter once a way has begun."""
    areas = tuple(ReachArea(height, region, 0, within.label) for height, region in within.areas())
    return Reach(within.centre, areas, faint)


def _meant(form: Form[object]) -> frozenset[FigureId]:
    """The figures that a click chooses, and those of several that are chosen."""
    found: set[FigureId] = set()
    for field in form.fields:
        if isinstance(field, Several):
            found |= {option.figure for option in field.options if option.figure and option.value in field.value}
        elif isinstance(field, Pick) and not field.cycled:
            found |= {option.figure for option in field.options if option.figure and not option.refusal}
    return frozenset(found)


def _draw_target(picture: Picture, field: Target) -> None:
    """Light up the cells that can be meant, and what is."""
    for cell, outline in field.cells:
        if field.refusal(Aim(cell=cell)) is None:
            picture.regions.append((Region(((outline, ()),)), "reach"))
    aim = field.value
    if aim is None:
        return
    if aim.figure is not None:
        _light(picture, frozenset((aim.figure,)), "hit")
    elif aim.piece is not None:
        picture.highlighted_pieces = (*picture.highlighted_pieces, aim.piece)
    elif aim.cell is not None:
        picture.regions.append((Region(((dict(field.cells)[aim.cell], ()),)), "plan"))
    elif aim.point is not None:
        picture.rings.append(RingDrawing(aim.point[:2], FARTHER, "reach"))


def _light(picture: Picture, figures: frozenset[FigureId], how: Literal["possible", "chosen", "hit"]) -> None:
    """Mark figures, not their ghosts."""

    def lit(token: Token) -> Token:
        if how == "chosen":
            return replace(token, selected=token.body.id in figures)
        if token.body.id not in figures:
            return token
        return replace(token, targeted=True) if how == "hit" else replace(token, hovered=True)

    if figures:
        picture.tokens = [token if token.ghost else lit(token) for token in picture.tokens]


def draw_sketches(picture: Picture, game: GameDesk, sketches: Iterable[Sketch], player: PlayerId | None = None) -> None:
    """Add what a system has sketched for a player."""
    for sketch in sketches:
        match sketch:
            case Stretch():
                sign: PathSign = "collision" if sketch.collides else ""
                picture.path.append(PathLeg(sketch.start, sketch.end, sign=sign, threatened=sketch.threatened))
            case Ghost():
                ghost = replace(game.ghost(sketch.figure, sketch.place), lettered=sketch.lettered)
                able = sketch.able
                picture.tokens.append(ghost if able is None else replace(ghost, selected=able, able=able))
            case ZonesShown():
                picture.show_zones = True
            case Circle():
                picture.rings.append(RingDrawing(sketch.centre, sketch.radius, sketch.style, sketch.label))
            case Bond() if player is not None:
                picture.links.append(LinkDrawing(sketch.start, sketch.end, game.looks[player]))
            case Look():
                drawing = replace(game.sight(sketch.observer, sketch.target), label=sketch.label)
                picture.sights.append(drawing)
                if sketch.outlined:
                    picture.highlighted_pieces = (*picture.highlighted_pieces, *drawing.blockers)
            case Seen():
                drawing = drawn_sight(sketch.start, sketch.end, sketch.sight, sketch.level)
                picture.sights.append(replace(drawing, label=sketch.label))
            case Danger():
                picture.regions.append((sketch.region, "danger"))
            case Lit():
                _light(picture, sketch.figures, sketch.how)
            case Outlined():
                picture.highlighted_pieces = (*picture.highlighted_pieces, *sketch.pieces)
            case Note():
                picture.labels.append((sketch.at, sketch.words, sketch.style))
            case _:
                continue
