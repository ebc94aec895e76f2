"""A game at a glance, before it begins and whenever it is asked for: the table with its goals, and both forces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import pygame

from pb12table.app.preview.portraits import draw_portrait
from pb12table.app.preview.state_picture import picture_of
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.naming import Label as Name
from pb12table.skirmish.scene.panels import Listed
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.known import scene
from pb12table.texts.describe import briefing_lines, strength_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, seated_name
from pb12table.texts.plain import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, looks_of
from pb12table.window.layout.nodes import Card, Column, Drawn, Grid, Label, Node, Row
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.parts import dialog, dialog_button
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.table_view import TableView

WIDTH: Final = 1180.0
PICTURE: Final = (560.0, 360.0)
USUAL: Final = 860.0
"""A window as high as this, in natural pixels, has room for the whole picture."""
PORTRAIT: Final = 34.0
MOST_IN_A_COLUMN: Final = 4
"""More figures of a player stand in two columns."""
GOALS: Final = (ZoneKind.HOLD, ZoneKind.CONTEST)
"""The zones that bring points light up."""


class Overview(ProgramScreen):
    """What everybody may know of a game: how it is won, its table, and who stands there for whom.

    `begins`: it lies over a game that is about to begin, and Enter goes on to its first question.
    """

    def __init__(
        self, desk: Desk, state: Any, told: Name | None, by_program: Sequence[PlayerId] = (), *, begins: bool = False
    ) -> None:
        super().__init__(desk)
        self.state = state
        self.told = told
        self.begins = begins
        self._by_program = tuple(by_program)
        self._painted: tuple[tuple[int, int], pygame.Surface] | None = None

    @property
    def texts(self) -> Texts:
        """The texts of the game's rule system."""
        return self.desk.texts.of(self.state.setup.system)

    # -- what it says -------------------------------------------------------------------------------------------------

    def goals(self) -> list[str]:
        """How the game is won and when it ends, a sentence each."""
        return list(briefing_lines(self.texts, self.state.setup))

    def figures(self, player: PlayerId) -> Sequence[Listed]:
        """The figures of a player that everybody may know of, also those that wait beside the table."""
        return scene(self.state.setup.system).listed(self.state, self.texts, player)

    def describe(self) -> Node:
        texts, setup = self.texts, self.state.setup
        goals: list[Node] = []
        if self.told is not None:
            goals.append(Label(self.told.in_language(texts.language), theme.NORMAL, told=True))
        goals.append(Label(texts("briefing-wins"), tone="accent", bold=True))
        goals += [Label(f"• {line}") for line in self.goals()]
        # In a low window the picture gives way, so that the forces are in sight, too.
        share = min(1.0, self.desk.size[1] / self.desk.scale / USUAL)
        wide, high = share * PICTURE[0], share * PICTURE[1]
        table = Drawn("overview", min_width=wide, max_width=wide, min_height=high)
        top = Row((table, Column(tuple(goals), 8.0, grow=1.0)), 18.0, "start")
        forces = tuple(self._force(player.id) for player in setup.players)
        body = Column((top, Grid(forces, min(len(forces), 3), 18.0)), 16.0)
        label = texts("overview-begin" if self.begins else "close")
        key = texts("key-return" if self.begins else "key-escape")
        button = dialog_button("close", label, key=key, is_main=True)
        return dialog(WIDTH, setup.name.in_language(texts.language), body, [button], offset=self.scrolled)

    def _force(self, player: PlayerId) -> Node:
        """A player's name over the figures, each with what it is good at."""
        name = seated_name(self.desk.texts, self.state.setup, player, self._by_program)
        mark = Drawn(f"mark:{player}", min_width=24.0, min_height=24.0)
        rows = [self._figure(figure) for figure in self.figures(player)]
        nobody = [] if rows else [Label(self.texts("overview-nobody"), theme.SMALL, "muted")]
        head = Row((mark, Label(name, theme.LARGE, bold=True, told=True)), 8.0, "center")
        listed = (Grid(tuple(rows), 2, 4.0),) if len(rows) > MOST_IN_A_COLUMN else tuple(rows)
        return Column((head, *listed, *nobody), 4.0)

    def _figure(self, listed: Listed) -> Node:
        figure = listed.figure
        name = listed.name or upper_first(figure_name(self.texts, self.state.setup, figure))
        strengths = " · ".join(filter(None, (strength_line(self.texts, self.state, figure), listed.words)))
        words = Column(
            (Label(name, lines=1), *((Label(strengths, theme.SMALL, "muted"),) if strengths else ())), 0.0, grow=1.0
        )
        face = Drawn(f"figure:{figure}", min_width=PORTRAIT, min_height=PORTRAIT)
        return Card(f"row:{figure}", Row((face, words), 8.0, "center"), surface="none", keyless=True)

    # -- painting -----------------------------------------------------------------------------------------------------

    def painters(self) -> dict[str, Painter]:
        looks = looks_of(self.state.setup)
        found: dict[str, Painter] = {"overview": self._draw_table}
        for player in self.state.setup.players:
            found[f"mark:{player.id}"] = partial(_draw_mark, looks[player.id])
            for listed in self.figures(player.id):
                figure = listed.figure
                found[f"figure:{figure}"] = partial(_draw_face, self.state, figure, looks[player.id])
        return found

    def _draw_table(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The table, painted once for its size, with the zones that bring points."""
        if self._painted is None or self._painted[0] != rect.size:
            self._painted = (rect.size, self._table(rect.size))
        canvas.surface.blit(self._painted[1], rect)

    def _table(self, size: tuple[int, int]) -> pygame.Surface:
        setup = self.state.setup
        # Twice as large and then smaller again, which is kinder to thin lines than drawing small.
        large = pygame.Surface((2 * size[0], 2 * size[1]))
        field = setup.battlefield
        camera = Camera.fitted(field.width, field.depth, large.get_rect(), 12.0)
        picture = picture_of(self.state, self.texts)
        picture.show_zones = True
        TableView(setup, self.texts).draw(large, camera, picture, complete=True)
        for zone in setup.zones:
            if zone.kind in GOALS:
                corners = [camera.to_screen((corner[0], corner[1])) for corner in zone.area.outline]
                pygame.draw.polygon(large, theme.INK, corners, 14)
                pygame.draw.polygon(large, theme.ACCENT, corners, 8)
        return pygame.transform.smoothscale(large, size)

    # -- doing --------------------------------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        if name == "close":
            self.desk.leave(self)

    def accept(self) -> None:
        self.desk.leave(self)

    def refuse(self) -> None:
        self.desk.leave(self)


def _draw_mark(look: PlayerLook, canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.player_mark(rect.center, 10, look)


def _draw_face(state: Any, figure: FigureId, look: PlayerLook, canvas: Canvas, rect: pygame.Rect) -> None:
    if rect.colliderect(canvas.surface.get_clip()):
        draw_portrait(canvas, rect.center, 14, state, figure, look)
