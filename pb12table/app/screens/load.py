"""The list of saved games."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UIPanel, UISelectionList

from pb12table.app.screens.base import Desk, WidgetScreen, switch_off
from pb12table.files.places import saves_folder
from pb12table.files.problems import FileProblem, problem_of
from pb12table.files.save import SAVE_ENDING

MOST = 200


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A save as the list shows it."""

    path: Path
    written: datetime


def saved_games() -> list[SavedGame]:
    """The saves in the user's folder, newest first; raises FileProblem when the folder cannot be read."""
    try:
        files = [path for path in saves_folder().iterdir() if path.suffix == SAVE_ENDING]
        games = [SavedGame(path, datetime.fromtimestamp(path.stat().st_mtime)) for path in files]
    except OSError as error:
        raise problem_of(str(error.filename), error) from None
    return sorted(games, key=lambda game: game.written, reverse=True)[:MOST]


class LoadScreen(WidgetScreen):
    """Pick a save and load it; Enter loads the marked one, a double click too."""

    def __init__(self, desk: Desk) -> None:
        self.games: list[SavedGame] = []
        self.chosen: SavedGame | None = None
        self._labels: dict[str, SavedGame] = {}
        self._list: UISelectionList | None = None
        self._load: UIButton | None = None
        self._cancel: UIButton | None = None
        try:
            self.games = saved_games()
        except FileProblem as problem:
            desk.say_problem(problem)
        super().__init__(desk)

    def build(self) -> None:
        px, texts = self.px, self.desk.texts
        rect = self.centred(720, 560)
        panel = UIPanel(rect, manager=self.manager)
        inner = rect.w - px(48)
        UILabel(
            pygame.Rect(px(24), px(16), inner, px(34)), texts("load-title"), self.manager, panel, object_id="#title"
        )
        self._labels = {f"{game.written:%Y-%m-%d  %H:%M:%S}    {game.path.stem}": game for game in self.games}
        place = pygame.Rect(px(24), px(60), inner, rect.h - px(132))
        if self.games:
            self._list = UISelectionList(
                place, list(self._labels), self.manager, container=panel, default_selection=next(iter(self._labels))
            )
            self.chosen = self.games[0]
        else:
            UILabel(place, texts("load-empty"), self.manager, panel)
        top, width = rect.h - px(56), px(170)
        left = rect.w - px(24) - width
        self._load = UIButton(
            pygame.Rect(left, top, width, px(38)), texts("load-yes"), self.manager, panel, object_id="#primary"
        )
        if not self.games:
            switch_off(self._load)
        self._cancel = UIButton(
            pygame.Rect(left - width - px(12), top, width, px(38)), texts("card-cancel"), self.manager, panel
        )

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_SELECTION_LIST_NEW_SELECTION and event.ui_element is self._list:
            self.chosen = self._labels.get(event.text)
        elif event.type == pygame_gui.UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION:
            self._load_chosen()
        elif event.type == pygame_gui.UI_BUTTON_PRESSED:
            if event.ui_element is self._load:
                self._load_chosen()
            elif event.ui_element is self._cancel:
                self.desk.leave(self)
        elif event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                self.desk.leave(self)
            elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self._load_chosen()

    def _load_chosen(self) -> None:
        if self.chosen is not None:
            self.desk.leave(self)
            self.desk.load(self.chosen.path)
