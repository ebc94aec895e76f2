"""The plain picture of a game's state: its figures and markers, without plans and overlays."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.equipment import ITEM_SIZE
from pb12table.systems.pb12.rules.figures.figures import (
    blocks_in_use,
    body,
    figures_on_table,
    has_status,
    is_able_to_act,
)
from pb12table.systems.pb12.rules.figures.seeing import half_angle_of
from pb12table.systems.pb12.rules.game.state import Activation, FigureState, State, Status
from pb12table.systems.pb12.rules.vehicles.aboard import is_wrecked
from pb12table.systems.pb12.window.previews.aims import aim_drawings
from pb12table.systems.pb12.window.status_marks import status_marks
from pb12table.systems.pb12.window.vehicle_art import vehicle_drawing
from pb12table.table.shapes import Point, Point3
from pb12table.texts.locale import Texts
from pb12table.texts.names import initials_in
from pb12table.window.kit.palette import looks_of
from pb12table.window.scene.picture import FallenToken, Picture, RingDrawing, Token

SHIELD: Final = "shield"

SHOWN_STATUSES = tuple(status for status in Status if status is not Status.OUT_OF_ACTION)


def picture_of(state: State, texts: Texts | None = None, *, selected: FigureId | None = None) -> Picture:
    """The figures and markers of a state; names come in the language of the texts (English without)."""
    looks = looks_of(state.setup)
    language = "en" if texts is None else texts.language
    initials = initials_in(state.setup, language)
    picture = Picture(gone=tuple(piece for piece, changed in state.terrain.items() if changed.gone))
    for figure in figures_on_table(state):
        setup = state.setup.figure_by_id[figure.id]
        name = setup.label.in_language(language)
        active = figure.activation is not Activation.NONE
        picture.tokens.append(
            Token(
                body=body(state, figure.id),
                look=looks[figure.controller],
                name=name,
                initials=initials[figure.id],
                marks=status_marks(marks_of(state, figure)),
                action_points=figure.action_points if active else None,
                selected=figure.id == selected,
                active=active,
                done=figure.done,
                able=is_able_to_act(state, figure.id),
                headgear=setup.profile.headgear,
                weapon=weapon_of(state, figure.id),
                shield=has_shield(state, figure.id),
                half_angle=half_angle_of(state, figure.id),
                drawing=vehicle_drawing(setup.profile),
            )
        )
    for vehicle in state.setup.vehicles:
        if is_wrecked(state, vehicle):
            setup = state.setup.figure_by_id[vehicle]
            drawing = vehicle_drawing(setup.profile, wrecked=True)
            look = looks[state.figures[vehicle].controller]
            picture.wrecks.append(Token(body(state, vehicle), look, drawing=drawing, able=False))
    for marker in state.markers:
        picture.markers.append(fallen_token(state, marker.figure, marker.at, language))
    picture.rings += item_rings(state, language)
    picture.aims = aim_drawings(state, looks)
    return picture


def fallen_token(state: State, figure: FigureId, at: Point3, language: str) -> FallenToken:
    """The mark of a figure that went out of action somewhere."""
    setup, look = state.setup.figure_by_id[figure], looks_of(state.setup)[state.figures[figure].controller]
    initials = initials_in(state.setup, language)[figure]
    return FallenToken(at, look, setup.label.in_language(language), initials, setup.profile.headgear)


def item_rings(state: State, language: str) -> list[RingDrawing]:
    """The items on the ground, those at one place together.  RU073."""
    by_place: dict[Point, list[str]] = {}
    for item in state.ground:
        block = next(blocks[item.block] for blocks in state.setup.block_by_figure.values() if item.block in blocks)
        by_place.setdefault(item.at[:2], []).append(block.label.in_language(language))
    return [RingDrawing(place, ITEM_SIZE, "item", ", ".join(names)) for place, names in by_place.items()]


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


def marks_of(state: State, figure: FigureState) -> tuple[tuple[Status, int], ...]:
    """The statuses a figure is marked with: those without what a graver one says already, which the data sheet tells.

    R1.10.3, R1.10.6, R3.0.22.
    """
    found = statuses_of(state, figure)
    shown = {status for status, _ in found}
    return tuple((status, count) for status, count in found if not shown & _said_by(status, count))


def _said_by(status: Status, count: int) -> frozenset[Status]:
    """The statuses that say another one with them; of some only where it follows from them, without own markers."""
    if status is Status.LIGHTLY_WOUNDED:
        return frozenset({Status.SEVERELY_WOUNDED})
    if status is Status.LIGHTLY_DAMAGED:
        return frozenset({Status.SEVERELY_DAMAGED, Status.DESTROYED})
    if status is Status.INCAPACITATED and count == 0:
        return frozenset({Status.PANICKED})
    if status is Status.STATIC and count == 0:
        return frozenset({Status.PANICKED, Status.INCAPACITATED})
    return frozenset()


def weapon_of(state: State, figure: FigureId) -> str:
    """What a figure is drawn with in its hands: the first ranged weapon in use, else the first for melee."""
    weapons = sorted(
        (block for block in blocks_in_use(state, figure) if block.is_ranged_weapon or block.is_melee_weapon),
        key=lambda block: not block.is_ranged_weapon,
    )
    return next((block.held for block in weapons if block.held not in ("none", SHIELD)), "")


def has_shield(state: State, figure: FigureId) -> bool:
    """Whether a figure is drawn with a shield."""
    return any(block.held == SHIELD for block in blocks_in_use(state, figure))
