"""Who sits at the table, before a game of a scenario begins: how it is won, and a line for each player's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UIPanel

from pb12table.app.screens.base import Desk, WidgetScreen
from pb12table.app.screens.focus_mark import take_focus
from pb12table.files.problems import FileProblem
from pb12table.files.save_lines import ProgramStyle
from pb12table.files.scenario import Scenario, load_scenario
from pb12table.files.shown_text import as_name
from pb12table.texts.briefing import briefing_lines
from pb12table.texts.locale import Texts
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, wrapped
from pb12table.window.kit.palette import player_look
from pb12table.window.kit.settings import LONGEST_NAME, Seated, Settings
from pb12table.window.kit.text_line import TextLine

WIDTH: Final = 710
HEIGHT: Final = 176
"""How wide the question is, and how high without the lines of names and what is told above them."""
ROW: Final = 48
LABEL: Final = 190
SEAT: Final = 200
TOLD: Final = theme.SMALL + 0.5
"""The size of the letters in which is told how the scenario is won."""

PERSON: Final = ""
SEATED: Final[tuple[Seated, ...]] = (PERSON, "careful", "aggressive")
"""Who can play for a seat, in the order in which the button offers them: somebody, or the program in its ways."""


def _last_time(settings: Settings, count: int) -> tuple[list[str], list[Seated]]:
    """The names, and who played for them the last time, for so many players."""
    names, seated = settings.player_names[:count], settings.by_program[:count]
    people: list[Seated] = [PERSON] * (count - len(seated))
    return [*names, *[""] * (count - len(names))], [*seated, *people]


def seats(scenario: Scenario, settings: Settings) -> tuple[list[str], dict[str, ProgramStyle]]:
    """The names of who plays, in the order of the players, "" for the scenario's; for whom the program plays.

    Both as the settings say.
    """
    players = scenario.setup.players
    names, seated = _last_time(settings, len(players))
    return names, {str(player.id): style for player, style in zip(players, seated, strict=True) if style != PERSON}


def briefing_of(texts: Texts, path: str) -> tuple[str, ...]:
    """How a scenario is won, a line each; nothing of one that cannot be read, which is said when it is begun."""
    try:
        setup = load_scenario(path).setup
    except FileProblem:
        return ()
    return (texts("briefing-wins"), *(f"• {line}" for line in briefing_lines(texts, setup)))


class PlayerNames(WidgetScreen):
    """A line for each player of a scenario (`players`: their names there); Enter begins, Escape goes back.

    What was typed the last time stands there already; who types nothing keeps the scenario's name.  A button beside
    each line says whether somebody plays or the program, and how.  Both are remembered in the settings in the order of
    the players.  How the scenario is won (`briefing`) is told above, where the window has room for all of it.
    """

    def __init__(
        self,
        desk: Desk,
        title: str,
        players: Sequence[str],
        on_begin: Callable[[], None],
        briefing: Sequence[str] = (),
    ) -> None:
        self.title = title
        self.briefing = tuple(briefing)
        self._told: tuple[tuple[int, int], tuple[str, ...]] = ((0, 0), ())
        self.players = tuple(players)
        self.names, self.by_program = _last_time(desk.settings, len(players))
        self._on_begin = on_begin
        self._seats: list[UIButton] = []
        self._lines: list[TextLine] = []
        self._marks: list[tuple[int, int]] = []
        self._begin: UIButton | None = None
        self._back: UIButton | None = None
        super().__init__(desk)

    def build(self) -> None:
        px, texts = self.px, self.desk.texts
        focused = next((number for number, line in enumerate(self._lines) if line.is_focused), 0)
        self._keep()
        told, step = self._told_lines(), self._line_height
        rect = self.centred(WIDTH, HEIGHT + ROW * len(self.players))
        if told:
            rect = rect.inflate(0, len(told) * step + px(10))
        panel = UIPanel(rect, manager=self.manager)
        inner = rect.w - 2 * px(24)
        UILabel(pygame.Rect(px(24), px(18), inner, px(34)), self.title, self.manager, panel, object_id="#title")
        self._told = ((rect.left + px(24), rect.top + px(54)), told)
        hint = rect.h - px(HEIGHT - 54) - len(self.players) * px(ROW)
        UILabel(pygame.Rect(px(24), hint, inner, px(26)), texts("names-hint"), self.manager, panel, object_id="#small")
        self._lines, self._marks, self._seats = [], [], []
        for number, (player, name) in enumerate(zip(self.players, self.names, strict=True)):
            top = hint + px(38) + number * px(ROW)
            self._marks.append((rect.left + px(36), rect.top + top + px(19)))
            UILabel(pygame.Rect(px(54), top, px(LABEL) - px(38), px(38)), player, self.manager, panel)
            place = pygame.Rect(px(24 + LABEL), top, inner - px(LABEL) - px(SEAT) - px(8), px(38))
            self._lines.append(TextLine(place, self.manager, panel, text=name, longest=LONGEST_NAME))
            place = pygame.Rect(px(24) + inner - px(SEAT), top, px(SEAT), px(38))
            tip = texts("names-seat-tip")
            self._seats.append(UIButton(place, self._who(number), self.manager, panel, tool_tip_text=tip))
        self._focus(focused)
        width, top = px(170), rect.h - px(58)
        left = rect.w - px(24) - width
        self._begin = UIButton(
            pygame.Rect(left, top, width, px(38)), texts("names-begin"), self.manager, panel, object_id="#primary"
        )
        place = pygame.Rect(left - width - px(12), top, width, px(38))
        self._back = UIButton(place, texts("card-cancel"), self.manager, panel)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for number, place in enumerate(self._marks):
            canvas.player_mark(place, 10, player_look(number))
        (left, top), told = self._told
        for number, line in enumerate(told):
            ink = theme.MUTED if number else theme.ACCENT
            canvas.text((left, top + number * self._line_height), line, TOLD, ink)

    @property
    def _line_height(self) -> int:
        """The distance of two lines of what is told, in pixels."""
        return round(self.px(TOLD) * 1.36)

    def _told_lines(self) -> tuple[str, ...]:
        """How the scenario is won, line by line; nothing where that would not fit into the window."""
        width = min(self.px(WIDTH), self.desk.size[0] - self.px(24)) - 2 * self.px(24)
        lines = tuple(part for line in self.briefing for part in wrapped(line, self.px(TOLD), width))
        high = self.px(HEIGHT + ROW * len(self.players) + 10) + len(lines) * self._line_height
        return lines if high <= self.desk.size[1] - self.px(24) else ()

    def _keep(self) -> None:
        """Remember what stands in the lines."""
        for number, line in enumerate(self._lines):
            self.names[number] = as_name(line.get_text(), LONGEST_NAME)

    def _focus(self, number: int) -> None:
        """Let one line take the letters that are typed; its text is marked, so that typing replaces it."""
        line = self._lines[number]
        take_focus(self.manager, line)
        line.mark_all()

    def handle(self, event: pygame.event.Event) -> None:
        self.make_ready()
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.desk.leave(self)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._take()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F2:
            self._change_seat(next((number for number, line in enumerate(self._lines) if line.is_focused), 0))
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
            back = event.key == pygame.K_UP or bool(event.mod & pygame.KMOD_SHIFT)
            now = next((number for number, line in enumerate(self._lines) if line.is_focused), 0)
            self._focus((now + (-1 if back else 1)) % len(self._lines))
        else:
            before = self._focused()
            super().handle(event)
            if event.type == pygame.MOUSEBUTTONDOWN and before is not None and self._focused() is None:
                # A click beside the lines is no reason to lose what is typed next.
                take_focus(self.manager, before)

    def _focused(self) -> TextLine | None:
        """The line that takes the letters that are typed."""
        return next((line for line in self._lines if line.is_focused), None)

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_BUTTON_PRESSED:
            if event.ui_element is self._begin:
                self._take()
            elif event.ui_element is self._back:
                self.desk.leave(self)
            elif event.ui_element in self._seats:
                self._change_seat(self._seats.index(event.ui_element))

    def _change_seat(self, number: int) -> None:
        """Let the next of SEATED play for a player."""
        following = SEATED.index(self.by_program[number]) + 1
        self.by_program[number] = SEATED[following % len(SEATED)]
        self._seats[number].set_text(self._who(number))

    def _who(self, number: int) -> str:
        """Who plays for a player, in words."""
        style = self.by_program[number]
        texts = self.desk.texts
        return texts("names-by-person") if style == PERSON else texts("names-by-program", style=style)

    def _take(self) -> None:
        """Remember the names and begin; two players need two names."""
        self._keep()
        shown = [name or player for name, player in zip(self.names, self.players, strict=True)]
        twice = next((name for name in shown if shown.count(name) > 1), None)
        if twice is not None:
            self.desk.say(self.desk.texts("names-twice", name=twice))
            return
        settings = self.desk.settings
        count = len(self.names)
        if settings.player_names[:count] != self.names or settings.by_program[:count] != self.by_program:
            settings.player_names = [*self.names, *settings.player_names[count:]]
            settings.by_program = [*self.by_program, *settings.by_program[count:]]
            self.desk.apply_settings()
        self.desk.leave(self)
        self._on_begin()
