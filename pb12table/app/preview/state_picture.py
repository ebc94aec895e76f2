"""The plain picture of a game's state: its figures, single tokens, and what is under the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from math import dist, inf
from types import MappingProxyType
from typing import Final

import pygame

from pb12table.files.forms.basics import CLOTHS
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Aim, Fallen, Mark, Marks, Miniature, Outfit
from pb12table.skirmish.scene.seeing import Template
from pb12table.skirmish.zones import FIGURE
from pb12table.systems.known import cells, scene, system
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle, Point, circumradius
from pb12table.texts.locale import Texts
from pb12table.texts.names import initials_in
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PARCHMENT, Colour, PlayerLook, looks_of
from pb12table.window.kit.portraits import portraits
from pb12table.window.kit.strokes import put
from pb12table.window.scene.picture import AimDrawing, Camera, CellToken, FallenToken, Picture, Token
from pb12table.window.scene.table_view import pieces_at, zones_at
from pb12table.window.tokens.figure_art import face_picture
from pb12table.window.tokens.token_marks import mark_picture
from pb12table.window.tokens.tokens import draw_token

FLOORS: Final[tuple[Colour, ...]] = (
    (236, 224, 198),
    (190, 218, 176),
    (242, 196, 184),
    (186, 212, 238),
    (222, 200, 238),
    (248, 226, 130),
    (222, 184, 140),
    (170, 226, 216),
    (246, 246, 240),
    (202, 202, 196),
)
"""The grounds of tokens, one for each kind of figure."""
CLOTH: Final[Mapping[str, Colour]] = MappingProxyType(dict(zip(CLOTHS, FLOORS, strict=True)))
"""The grounds of tokens that wear a cloth of their own."""
UNSEEN: Final = Mark("disc", (246, 240, 224), sign="?")
"""What a figure wears that is drawn where it was last seen."""


def picture_of(state: GameState, texts: Texts | None = None, *, selected: FigureId | None = None) -> Picture:
    """Return the figures of a state and what lies beside them, in the language of the texts (English without them)."""
    texts = Texts("en") if texts is None else texts
    face, looks = scene(state.setup.system), looks_of(state.setup)
    initials = initials_in(state.setup, texts.language)
    marks = face.marks(state, texts.of(state.setup.system))
    picture = Picture(gone=marks.gone, doors=marks.doors, rings=list(marks.rings), passages=list(marks.passages))
    picture.cards = list(face.cards(state, texts.of(state.setup.system), selected))
    miniatures = {figure: face.miniature(state, figure) for figure in face.figures(state)}
    floors = floors_of(state)
    for figure, shown in miniatures.items():
        name = state.setup.figure_by_id[figure].label.in_language(texts.language)
        token = token_of(shown, looks[shown.player], name, initials[figure], selected=figure == selected)
        others = (each.body.position for each in miniatures.values() if each is not shown)
        apart = min((dist(shown.body.position, other) for other in others), default=inf)
        floor, aloft = _ground(shown.outfit, floors, token.floor), face.aloft(state, shown.body)
        picture.tokens.append(replace(token, apart=apart, floor=floor, aloft=aloft))
    for shown in marks.last_seen:
        name = state.setup.figure_by_id[FigureId(shown.body.id)].label.in_language(texts.language)
        last = replace(shown, marks=(*shown.marks, UNSEEN))
        token = token_of(last, looks[shown.player], name, initials[FigureId(shown.body.id)])
        picture.tokens.append(replace(token, ghost=True, lettered=True))
    picture.wrecks = [token_of(wreck, looks[wreck.player]) for wreck in marks.wrecks]
    picture.markers = [fallen_token(state, fallen, texts.language) for fallen in marks.fallen]
    picture.cells = _cells(marks, looks)
    picture.aims = [_aim(aim, looks[aim.player]) for aim in marks.aims]
    return picture


def last_seen_at(state: GameState, texts: Texts, point: Point) -> list[str]:
    """Return what to say of figures last seen where the mouse points: their names, and that they may be gone."""
    marks, figures = scene(state.setup.system).marks(state, texts), state.setup.figure_by_id
    return [
        texts("last-seen-here", figure=figures[FigureId(each.body.id)].label.in_language(texts.language))
        for each in marks.last_seen
        if dist(each.body.position, point) <= circumradius(each.body.footprint)
    ]


def _ground(outfit: Outfit, floors: Mapping[str, Colour], usual: Colour = PARCHMENT) -> Colour:
    """Return the ground of a figure's token: its cloth, or that of its kind."""
    return CLOTH[outfit.cloth] if outfit.cloth in CLOTH else floors.get(outfit.kind, usual)


def floors_of(state: GameState) -> dict[str, Colour]:
    """Return the ground colours of the tokens of each kind that there is in a game."""
    face = scene(state.setup.system)
    kinds = dict.fromkeys(face.miniature(state, FigureId(figure)).outfit.kind for figure in state.setup.figure_by_id)
    return {kind: FLOORS[number % len(FLOORS)] for number, kind in enumerate(kinds)}


def cells_of(setup: GameSetup, texts: Texts) -> list[CellToken]:
    """Return the cells of a map as they lie before a game; none on a table without cells."""
    if cells(setup.system) is None:
        return []
    marks = scene(setup.system).marks(system(setup.system).new_game(setup), texts.of(setup.system))
    return _cells(marks, looks_of(setup))


def _cells(marks: Marks, looks: Mapping[PlayerId, PlayerLook]) -> list[CellToken]:
    return [
        CellToken(cell.outline, cell.ground, cell.feature, None if cell.holder is None else looks[cell.holder])
        for cell in marks.cells
    ]


def token_of(
    shown: Miniature, look: PlayerLook, name: str = "", initials: str = "", *, selected: bool = False
) -> Token:
    """Return a figure as a token on the table."""
    outfit = shown.outfit
    return Token(
        body=shown.body,
        look=look,
        name=name,
        initials=initials,
        marks=shown.marks,
        action_points=shown.points,
        selected=selected,
        active=shown.active,
        done=shown.done,
        able=shown.able,
        headgear=outfit.headgear,
        weapon=outfit.held,
        coat=outfit.coat,
        shield=outfit.shield,
        posture=outfit.posture,
        half_angle=shown.half_angle,
        hull=outfit.hull,
        kind=outfit.kind,
        bar=shown.bar,
        emblem=outfit.emblem,
        pointer=outfit.pointer,
        portrait=outfit.portrait,
    )


def fallen_token(state: GameState, fallen: Fallen, language: str) -> FallenToken:
    """Return the mark of a figure that left the game somewhere."""
    setup, look = state.setup.figure_by_id[fallen.figure], looks_of(state.setup)[fallen.player]
    initials = initials_in(state.setup, language)[fallen.figure]
    name, worn = setup.label.in_language(language), fallen.outfit
    return FallenToken(fallen.at, look, name, initials, worn.headgear, worn.emblem, worn.portrait)


def _aim(aim: Aim, look: PlayerLook) -> AimDrawing:
    return AimDrawing(aim.starts, aim.end, look, aim.figures, aim.figure, aim.piece)


def told_of(state: GameState) -> Callable[[str, str], bool]:
    """Return what says by list and id whether everybody may know of who has a picture, or may have one.

    Figures may be in the game in secret.
    """
    face, figures = scene(state.setup.system), state.setup.figure_by_id
    seen = system(state.setup.system).view(state, None)

    def may_be_told(section: str, identity: str) -> bool:
        figure = FigureId(identity)
        return section != FIGURE or figure not in figures or face.is_known(seen, figure)

    return may_be_told


PALE = 0.4
"""How strong a figure is painted that has left the game."""


def ghost_of(state: GameState, figure: FigureId, look: PlayerLook, place: Body, language: str) -> Token:
    """Return a figure as it is planned to stand: translucent and hatched."""
    name = state.setup.figure_by_id[figure].label.in_language(language)
    outfit = scene(state.setup.system).miniature(state, figure).outfit
    shown = Miniature(place, PlayerId(""), outfit, half_angle=90.0)
    token = token_of(shown, look, name, initials_in(state.setup, language)[figure])
    return replace(token, ghost=True, aloft=scene(state.setup.system).aloft(state, place))


def draw_portrait(
    canvas: Canvas, center: tuple[int, int], radius: float, state: GameState, figure: FigureId, look: PlayerLook
) -> None:
    """Paint a figure's token in a list, facing as on the table; `radius` in natural pixels."""
    shown = scene(state.setup.system).miniature(state, figure)
    plain = Miniature(shown.body, shown.player, shown.outfit, done=shown.done or shown.gone, able=shown.able)
    token = token_of(plain, look)
    floor = _ground(shown.outfit, floors_of(state), token.floor)
    _draw(canvas, center, radius, replace(token, alpha=PALE if shown.gone else 1.0, floor=floor))


def draw_face(
    canvas: Canvas, center: tuple[int, int], radius: float, state: GameState, figure: FigureId, look: PlayerLook
) -> None:
    """Paint the face of a figure; what has none, as a vehicle, is painted as on the table."""
    outfit = scene(state.setup.system).miniature(state, figure).outfit
    if outfit.hull is not None or outfit.emblem or not outfit.kind or portraits.key(outfit.portrait):
        draw_portrait(canvas, center, radius * 0.74, state, figure, look)
        return
    floor = _ground(outfit, floors_of(state))
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
    worn = template.outfit
    outfit = Outfit(worn.headgear, hull=worn.hull, emblem=worn.emblem, pointer=worn.pointer, portrait=worn.portrait)
    footprint = Circle(0.25) if outfit.hull is None else template.footprint
    shown = Miniature(Body("", footprint, 0.0, 0.0, 0.0, 90.0, 2.0, 1.8), PlayerId(""), outfit)
    _draw(canvas, center, radius, replace(token_of(shown, look), ghost=ghost, floor=_ground(worn, {})))


def _draw(canvas: Canvas, center: tuple[int, int], radius: float, token: Token) -> None:
    viewport = pygame.Rect(0, 0, 2, 2)
    viewport.center = center
    scale = canvas.px(radius) / circumradius(token.body.footprint)
    camera = Camera(viewport, scale, token.body.position, 1.0, 1.0)
    draw_token(canvas.surface, camera, token, canvas.scale * radius / 20.0)


def draw_mark(canvas: Canvas, center: tuple[int, int], size: float, mark: Mark) -> None:
    """Paint a mark; `size` in natural pixels."""
    put(canvas.surface, mark_picture(mark, canvas.px(size)), center)


def figure_topics(texts: Texts, state: GameState, figure: FigureId) -> Iterator[str]:
    """Yield the statuses of a figure, as its sheet marks them, and the figure itself."""
    sheet = scene(state.setup.system).sheet(state, texts, figure)
    yield from (row.key for part in sheet.parts for row in part.rows if row.mark is not None)
    yield f"figure:{figure}"


def place_topics(state: GameState, point: Point) -> Iterator[str]:
    """Yield the kinds of zones that a point of the table lies in, and that terrain is there."""
    yield from (f"zone:{zone.kind}" for zone in zones_at(state.setup, point))
    if pieces_at(state.battlefield, point):
        yield "terrain:"
