"""The plain picture of a game's state: its figures and what lies beside them, without plans and overlays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import dist, inf
from typing import Final

from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Aim, Fallen, Mark, Marks, Miniature
from pb12table.systems.known import cells, scene, system
from pb12table.table.shapes import Point, circumradius
from pb12table.texts.locale import Texts
from pb12table.texts.names import initials_in
from pb12table.window.kit.palette import Colour, PlayerLook, looks_of
from pb12table.window.scene.picture import AimDrawing, CellToken, FallenToken, Picture, Token

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
UNSEEN: Final = Mark("disc", (246, 240, 224), sign="?")
"""What a figure wears that is drawn where it was last seen."""


def picture_of(state: GameState, texts: Texts | None = None, *, selected: FigureId | None = None) -> Picture:
    """The figures of a state and what lies beside them; in the language of the texts (English without)."""
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
        picture.tokens.append(replace(token, apart=apart, floor=floors.get(token.kind, token.floor)))
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
    """What is told of figures that were last seen where the mouse points: their names, and that they may be gone."""
    marks, figures = scene(state.setup.system).marks(state, texts), state.setup.figure_by_id
    return [
        texts("last-seen-here", figure=figures[FigureId(each.body.id)].label.in_language(texts.language))
        for each in marks.last_seen
        if dist(each.body.position, point) <= circumradius(each.body.footprint)
    ]


def floors_of(state: GameState) -> dict[str, Colour]:
    """The ground of the tokens of each kind that there is in a game."""
    face = scene(state.setup.system)
    kinds = dict.fromkeys(face.miniature(state, FigureId(figure)).outfit.kind for figure in state.setup.figure_by_id)
    return {kind: FLOORS[number % len(FLOORS)] for number, kind in enumerate(kinds)}


def cells_of(setup: GameSetup, texts: Texts) -> list[CellToken]:
    """The cells of a map as they lie before a game; none on a table without cells."""
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
    """A figure as a token on the table."""
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
    )


def fallen_token(state: GameState, fallen: Fallen, language: str) -> FallenToken:
    """The mark of a figure that went out of the game somewhere."""
    setup, look = state.setup.figure_by_id[fallen.figure], looks_of(state.setup)[fallen.player]
    initials = initials_in(state.setup, language)[fallen.figure]
    return FallenToken(fallen.at, look, setup.label.in_language(language), initials, fallen.outfit.headgear)


def _aim(aim: Aim, look: PlayerLook) -> AimDrawing:
    return AimDrawing(aim.starts, aim.end, look, aim.figures, aim.figure, aim.piece)
