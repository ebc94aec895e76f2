"""What has happened since somebody's last turn, on the curtain: a small table, on which it is seen again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.play.playback import Playback
from pb12table.app.play.recap import faster, played_again, told_since, trails_since
from pb12table.app.preview.state_picture import picture_of
from pb12table.kernel.log import LogLine
from pb12table.skirmish.ids import PlayerId
from pb12table.window.kit.canvas import Canvas
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.table_view import TableView

FRAME: Final = 18.0
"""How much room the frame of the table takes, in natural pixels."""


class CurtainRecap:
    """See `window.screens.curtain.Recalled`; nothing is painted but what everybody may know."""

    def __init__(self, game: Playing, lines: Sequence[LogLine]) -> None:
        self._game, self._lines = game, lines
        session = game.controller.session
        self._trails = trails_since(session, lines)
        self._present = session.system.view(session.state, None)
        self._pace = 1.0
        self._playback: Playback[Any] | None = None
        self._view: TableView | None = None
        self._is_coarse = True

    @property
    def shows_anything(self) -> bool:
        """Whether anything was left on the table."""
        return bool(self._trails)

    def paint(self, canvas: Canvas, rect: pygame.Rect) -> None:
        game, scale = self._game, canvas.px(100) / 100.0
        if self._view is None or self._view.interface_scale != 0.7 * scale:
            self._view = TableView(game.setup, game.texts, 0.7 * scale)
        field = game.setup.battlefield
        camera = Camera.fitted(field.width, field.depth, rect, FRAME * max(scale, 1.0))
        running = self._playback
        picture = picture_of(self._present if running is None else running.shown, game.texts)
        if running is None:
            picture.trails = self._trails or None
        self._is_coarse = not self._view.draw(canvas.surface, camera, picture)

    def again(self) -> None:
        game = self._game
        self._playback = played_again(game.controller.session, self._lines, game.settings.dice_speed, self._pace)

    @property
    def pace(self) -> float:
        return self._pace

    def change_pace(self, step: int) -> None:
        self._pace = faster(self._pace, step)
        if self._playback is not None:
            self._playback.pace = self._pace

    def update(self, seconds: float) -> bool:
        playback = self._playback
        if playback is None:
            return self._is_coarse
        playback.update(seconds)
        if not playback.is_running:
            self._playback = None
        return True


def recalled(game: Playing, player: PlayerId) -> CurtainRecap | None:
    """What a player may see of what has happened since the last own turn; None for nothing."""
    lines = told_since(game.controller.session, player)
    found = CurtainRecap(game, lines) if lines else None
    return found if found is not None and found.shows_anything else None
