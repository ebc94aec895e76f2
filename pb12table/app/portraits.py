"""Single tokens outside the plain picture: ghosts of plans on the table, portraits in lists."""

from __future__ import annotations

import pygame

from pb12table.app.state_picture import has_shield, weapon_of
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.figures.figures import body, is_able_to_act
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup
from pb12table.systems.pb12.window.status_marks import status_mark
from pb12table.systems.pb12.window.vehicle_art import vehicle_drawing
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle, circumradius
from pb12table.texts.names import initials_in
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.strokes import put
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Token
from pb12table.window.tokens.marks import mark_picture
from pb12table.window.tokens.tokens import draw_token


def ghost_of(state: State, figure: FigureId, look: PlayerLook, place: Body, language: str) -> Token:
    """A figure as it is planned to stand: translucent and hatched."""
    setup = state.setup_of(figure)
    name = setup.label.in_language(language)
    return Token(
        place,
        look,
        name,
        initials_in(state.setup, language)[figure],
        ghost=True,
        headgear=setup.profile.headgear,
        weapon=weapon_of(state, figure),
        shield=has_shield(state, figure),
        drawing=vehicle_drawing(setup.profile),
    )


def draw_portrait(
    canvas: Canvas, center: tuple[int, int], radius: float, state: State, figure: FigureId, look: PlayerLook
) -> None:
    """Paint a figure's token in a list, facing as on the table; `radius` in natural pixels."""
    placed = state.figures[figure]
    shown = body(state, figure, None if placed.place is Place.TABLE else 0.0)
    setup = state.setup_of(figure)
    token = Token(
        shown,
        look,
        headgear=setup.profile.headgear,
        weapon=weapon_of(state, figure),
        shield=has_shield(state, figure),
        done=placed.done or placed.place is Place.REMOVED,
        able=placed.place is Place.REMOVED or is_able_to_act(state, figure),
        alpha=0.4 if placed.place is Place.REMOVED else 1.0,
        drawing=vehicle_drawing(setup.profile),
    )
    viewport = pygame.Rect(0, 0, 2, 2)
    viewport.center = center
    camera = Camera(viewport, canvas.px(radius) / circumradius(shown.footprint), shown.position, 1.0, 1.0)
    draw_token(canvas.surface, camera, token, canvas.scale * radius / 20.0)


def draw_template(
    canvas: Canvas,
    center: tuple[int, int],
    radius: float,
    template: FigureSetup,
    look: PlayerLook,
    *,
    ghost: bool = False,
) -> None:
    """Paint the token of a figure that stands nowhere yet, facing up; `radius` in natural pixels."""
    vehicle = vehicle_drawing(template.profile)
    footprint = Circle(0.25) if vehicle is None else template.profile.footprint
    shown = Body("", footprint, 0.0, 0.0, 0.0, 90.0, 2.0, 1.8)
    token = Token(shown, look, headgear=template.profile.headgear, ghost=ghost, drawing=vehicle)
    viewport = pygame.Rect(0, 0, 2, 2)
    viewport.center = center
    camera = Camera(viewport, canvas.px(radius) / circumradius(footprint), shown.position, 1.0, 1.0)
    draw_token(canvas.surface, camera, token, canvas.scale * radius / 20.0)


def draw_status(canvas: Canvas, center: tuple[int, int], size: float, status: Status, markers: int) -> None:
    """Paint the mark of a status; `size` in natural pixels."""
    put(canvas.surface, mark_picture(status_mark(status, markers), canvas.px(size)), center)
