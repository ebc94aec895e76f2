"""Single tokens outside the plain picture: ghosts of plans on the table, portraits in lists."""

from __future__ import annotations

from dataclasses import replace

import pygame

from pb12table.app.preview.state_picture import floors_of, token_of
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark, Miniature, Outfit
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.known import scene
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle, circumradius
from pb12table.texts.names import initials_in
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.strokes import put
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import PARCHMENT, Token
from pb12table.window.tokens.face_art import face_picture
from pb12table.window.tokens.marks import mark_picture
from pb12table.window.tokens.tokens import draw_token

PALE = 0.4
"""How strong a figure is painted that has left the game."""


def ghost_of(state: GameState, figure: FigureId, look: PlayerLook, place: Body, language: str) -> Token:
    """A figure as it is planned to stand: translucent and hatched."""
    name = state.setup.figure_by_id[figure].label.in_language(language)
    outfit = scene(state.setup.system).miniature(state, figure).outfit
    shown = Miniature(place, PlayerId(""), outfit, half_angle=90.0)
    return replace(token_of(shown, look, name, initials_in(state.setup, language)[figure]), ghost=True)


def draw_portrait(
    canvas: Canvas, center: tuple[int, int], radius: float, state: GameState, figure: FigureId, look: PlayerLook
) -> None:
    """Paint a figure's token in a list, facing as on the table; `radius` in natural pixels."""
    shown = scene(state.setup.system).miniature(state, figure)
    plain = Miniature(shown.body, shown.player, shown.outfit, done=shown.done or shown.gone, able=shown.able)
    token = token_of(plain, look)
    floor = floors_of(state).get(token.kind, token.floor)
    _draw(canvas, center, radius, replace(token, alpha=PALE if shown.gone else 1.0, floor=floor))


def draw_face(
    canvas: Canvas, center: tuple[int, int], radius: float, state: GameState, figure: FigureId, look: PlayerLook
) -> None:
    """Paint the face of a figure; what has none, as a vehicle, is painted from above."""
    outfit = scene(state.setup.system).miniature(state, figure).outfit
    if outfit.hull is not None or not outfit.kind:
        draw_portrait(canvas, center, radius * 0.74, state, figure, look)
        return
    floor = floors_of(state).get(outfit.kind, PARCHMENT)
    put(canvas.surface, face_picture(look, outfit.headgear, outfit.kind, figure, floor, canvas.px(radius)), center)


def draw_template(
    canvas: Canvas,
    center: tuple[int, int],
    radius: float,
    template: Template,
    look: PlayerLook,
    *,
    ghost: bool = False,
) -> None:
    """Paint the token of a figure that stands nowhere yet, facing up; `radius` in natural pixels."""
    outfit = Outfit(template.outfit.headgear, hull=template.outfit.hull)
    footprint = Circle(0.25) if outfit.hull is None else template.footprint
    shown = Miniature(Body("", footprint, 0.0, 0.0, 0.0, 90.0, 2.0, 1.8), PlayerId(""), outfit)
    _draw(canvas, center, radius, replace(token_of(shown, look), ghost=ghost))


def _draw(canvas: Canvas, center: tuple[int, int], radius: float, token: Token) -> None:
    viewport = pygame.Rect(0, 0, 2, 2)
    viewport.center = center
    scale = canvas.px(radius) / circumradius(token.body.footprint)
    camera = Camera(viewport, scale, token.body.position, 1.0, 1.0)
    draw_token(canvas.surface, camera, token, canvas.scale * radius / 20.0)


def draw_mark(canvas: Canvas, center: tuple[int, int], size: float, mark: Mark) -> None:
    """Paint a mark; `size` in natural pixels."""
    put(canvas.surface, mark_picture(mark, canvas.px(size)), center)
