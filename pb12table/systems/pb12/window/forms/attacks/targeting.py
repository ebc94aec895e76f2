"""What an attack or an aim is meant for: a figure, a piece of terrain or a place.  R1.6.4, R1.6.15, RU124."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias

from pb12table.skirmish.forms.fields import Option, Pick
from pb12table.skirmish.forms.form import Values
from pb12table.skirmish.forms.table_fields import Aim, Target
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import is_there, piece_point
from pb12table.systems.pb12.rules.figures.figures import body, distance, figures_on_table, is_on_table, is_opposing
from pb12table.systems.pb12.scene.pieces import piece_at
from pb12table.systems.pb12.window.blast_view import point_below, points_below
from pb12table.systems.pb12.window.forms.acting import Acting
from pb12table.systems.pb12.window.previews.target_place import AIMS, Aimed
from pb12table.table.shapes import Point, Point3

AIMED, TARGET, FOE = "aimed", "target", "foe"
BETWEEN: Final = (0.3, 0.5, 0.7)
"""Shares of the way to a target at which no card should lie over the sight line."""
Refused: TypeAlias = Callable[[ChosenTarget], str]
"""Why a target cannot be chosen, as a sentence; "" when it can."""


def opponents(acting: Acting) -> list[FigureId]:
    """The opposing figures on the table, nearest first."""
    state, figure = acting.state, acting.figure
    found = [each.id for each in figures_on_table(state) if is_opposing(state, figure, each.id)]
    return sorted(found, key=lambda other: (distance(state, figure, other), other))


def chosen(aim: Aim | None) -> ChosenTarget | None:
    """What is meant, as a target of the rules."""
    return None if aim is None else ChosenTarget(aim.figure, aim.point, aim.piece)


def aim_at(target: ChosenTarget, *, held: bool = False, keyed: bool = False) -> Aim:
    """A target of the rules, as what is meant."""
    return Aim(figure=target.figure, piece=target.piece, point=target.point, held=held, keyed=keyed)


def aimed_field(acting: Acting, aimed: Aimed) -> Pick:
    """What the mouse points at, and the key for something else."""
    texts = acting.texts
    return Pick(
        name=AIMED,
        label=texts("attack-at"),
        value=aimed,
        decides=False,
        cycled=True,
        about=texts("attack-at-tip"),
        keys=("attack-at", "attack-at"),
        options=tuple(Option(value=each, label=texts(f"attack-at-{each}")) for each in AIMS),
    )


def aimed_now(values: Values, changed: str, first: Aimed) -> Aimed:
    """What the mouse points at: figures again once keys have led to one of them."""
    aim = values.get(TARGET)
    if changed == TARGET and aim is not None and aim.figure is not None:
        return "figure"
    found: Aimed = values.get(AIMED, first)
    return found


def target_field(
    acting: Acting,
    aimed: Aimed,
    aim: Aim | None,
    refused: Refused,
    pieces: Sequence[str],
    *,
    takes_places: bool = False,
    near: Sequence[Point3] = (),
    same: float = 0.0,
    refuse: Callable[[Aim], str | None] = lambda aim: None,
) -> Target:
    """What is meant.

    `pieces` are those worth choosing; `takes_places`: places are meant even while the mouse points at figures; within
    `same` steps of one of the points `near` that very point is meant.
    """
    state = acting.state

    @cache
    def order() -> tuple[Aim, ...]:
        if aimed == "terrain":
            return tuple(Aim(piece=piece) for piece in pieces)
        # Those that can be chosen come first, then the others, so that their reasons can be read, too.
        foes = sorted(opponents(acting), key=lambda other: bool(refused(ChosenTarget(other))))
        return tuple(Aim(figure=other) for other in foes)

    there = tuple(each.id for each in figures_on_table(state) if each.id != acting.figure) if aimed == "figure" else ()
    standing = tuple((piece.id, piece.outline) for piece in state.battlefield.pieces) if aimed == "terrain" else ()

    def put(point: Point) -> Point3:
        close = (place for place in near if abs(complex(place[0] - point[0], place[1] - point[1])) <= same)
        return next(close, None) or point_below(state, acting.figure, point)

    return Target(
        name=TARGET,
        value=aim,
        figures=there,
        pieces=standing,
        piece=lambda point: piece_at(state, point),
        points=aimed == "place" or (aimed == "figure" and takes_places),
        put=put,
        heights=lambda point: [place[2] for place in points_below(state, point)],
        follows=True,
        order=order,
        refuse=refuse,
        keys=("previous-figure", "next-figure"),
    )


def foe_of(values: Values, aim: Aim | None) -> FigureId | None:
    """The figure that is meant, or was before something else came to be: it is meant again when figures are."""
    found: FigureId | None = values.get(FOE) if aim is None or aim.figure is None else aim.figure
    return found


def foe_field(foe: FigureId | None) -> tuple[Pick, ...]:
    """What is remembered of it, without a button."""
    return () if foe is None else (Pick(name=FOE, value=foe, decides=False, options=(_unseen(foe),)),)


def _unseen(foe: FigureId) -> Option:
    return Option(value=foe, label="", hidden=True)


def aim_anew(aimed: Aimed, foe: FigureId | None, pieces: Sequence[str]) -> Aim | None:
    """What is meant once keys have led to figures, terrain or places; of places that at which the mouse points."""
    if aimed == "figure":
        return None if foe is None else Aim(figure=foe, keyed=True)
    return Aim(piece=pieces[0], keyed=True) if aimed == "terrain" and pieces else None


def place_of(acting: Acting, aim: Aim | None) -> Point | None:
    """Where lies what is meant."""
    state = acting.state
    if aim is None:
        return None
    if aim.piece is not None:
        return piece_point(state, acting.figure, aim.piece)[:2] if is_there(state, aim.piece) else None
    if aim.point is not None:
        return aim.point[:2]
    seen = aim.figure is not None and is_on_table(state, aim.figure)
    return body(state, aim.figure).position if seen and aim.figure is not None else None


def between(acting: Acting, aim: Aim | None) -> tuple[Point, ...]:
    """Places between the figure and its target: what is in the way there counts."""
    here, there = body(acting.state, acting.figure).position, place_of(acting, aim)
    if there is None:
        return ()
    return tuple((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share) for share in BETWEEN)


def by_keys(acting: Acting, aim: Aim | None) -> tuple[Point, ...]:
    """Where the target is, if keys have chosen it: what the mouse points at is not under the card.

    Nor must the table move away from under the mouse.
    """
    there = place_of(acting, aim)
    return (there,) if there is not None and aim is not None and aim.keyed else ()


def hints(acting: Acting, aimed: Aimed) -> tuple[str, ...]:
    """What to point at, while there is nothing yet."""
    return () if aimed == "figure" else (acting.texts(f"attack-at-{aimed}-hint"),)


def height_words(acting: Acting, aim: Aim | None) -> tuple[str, ...]:
    """That there are several surfaces at the place pointed at, on the bridge and below it, and which is meant."""
    point = None if aim is None else aim.point
    count = 0 if point is None else len(points_below(acting.state, point[:2]))
    if point is None or count < 2:
        return ()
    keys = f"{acting.key('aim-higher')} / {acting.key('aim-lower')}"
    return (acting.texts("moving-heights", height=acting.texts.number(point[2], 1), count=count, keys=keys),)


def facing_words(acting: Acting, facing: float | None) -> tuple[str, ...]:
    """How the figure will face, when that was set."""
    if acting.turned is None or facing is None:
        return ()
    return (acting.texts("turned-first", degrees=round(facing) % 360),)
