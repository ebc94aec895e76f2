"""The closing screen: who won and why, and what the game was like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pb12table.analysis.deeds import tally
from pb12table.app.controller import Controller
from pb12table.app.panels.button_row import RowButton, draw_button_row
from pb12table.app.screens.base import Desk
from pb12table.app.screens.report_offer import report_save
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.texts.game_result import ending_lines, player_line
from pb12table.texts.describe import winner_line
from pb12table.texts.names import seated_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, Zone, wrapped, zone_at
from pb12table.window.kit.fonts import map_font
from pb12table.window.kit.palette import looks_of
from pb12table.window.screens.base import PaintedScreen

WIDTH: Final = 820
"""How wide the board is at most, in natural pixels."""
LINE: Final = 22
ROW: Final = 56
"""How high a line and the row of a player are, in natural pixels."""
TITLES: Final = (38, 32, 27)
"""The sizes of the letters that say who has won, the largest that fits is taken."""


class Closing(PaintedScreen):
    """Lies over the table; the table can be looked at once more, and the last decision taken back."""

    opaque = False

    def __init__(self, desk: Desk, controller: Controller, scenario: str | None) -> None:
        self.desk = desk
        self.controller = controller
        self.scenario = scenario
        self._looks = looks_of(controller.setup)
        self._tally = tally(controller.session.state, controller.session.log)
        self._log = [line.event for line in controller.session.log if not line.struck]
        self._zones: list[Zone] = []

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = zone_at(self._zones, event.pos)
            if hit is not None:
                self._press(hit.name)
        elif event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                self._press("look")
            elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self._press("on")
            elif event.key == pygame.K_n:
                self._press("again")
            elif event.key == pygame.K_w:
                self._press("watch")
            elif event.key == pygame.K_r:
                self._press("report")

    def _press(self, name: str) -> None:
        match name:
            case "look":
                self.desk.leave(self)
            case "on":
                # Without an editor below that is the start.
                self.desk.to_editor()
            case "again" if self.scenario is not None:
                self.desk.play(self.scenario)
            case "watch" if self.controller.save is not None:
                self.desk.watch(self.controller.save.path)
            case "report" if self.controller.save is not None:
                report_save(self.desk, self.controller.save.path)
            case _:
                pass

    def draw(self, canvas: Canvas) -> None:
        px = canvas.px
        canvas.zones.clear()
        state = self.controller.session.state
        outcome = state.outcome
        assert outcome is not None, "shown at the end only"
        canvas.veil(canvas.rect, theme.INK, 165)
        players = list(state.players.values())
        width = min(px(WIDTH), canvas.rect.w - px(20))
        title, more = self._title(state, width - px(40), px)
        told = (*more, *ending_lines(self.desk.texts, state, self._log))
        lines = [part for line in told for part in wrapped(line, px(theme.NORMAL), width - px(60))]
        high = px(LINE) * len(lines)
        rect = pygame.Rect(0, 0, width, px(176 + ROW * len(players)) + high)
        rect.center = canvas.rect.center
        canvas.shadow(rect, 14)
        border = self._looks[outcome.winners[0]].colour if len(outcome.winners) == 1 else theme.ACCENT
        canvas.box(rect, theme.PANEL, border, 14, 3)
        canvas.surface.blit(title, title.get_rect(center=(rect.centerx, rect.top + px(44))))
        for number, line in enumerate(lines):
            place = (rect.centerx, rect.top + px(70 + LINE * number))
            canvas.text(place, line, theme.NORMAL, theme.TEXT, anchor="center")
        self._table(canvas, pygame.Rect(rect.left + px(34), rect.top + px(80) + high, rect.w - px(68), px(400)), state)
        self._buttons(canvas, rect)
        self._zones = list(canvas.zones)

    def _title(self, state: State, width: int, px: Callable[[float], int]) -> tuple[pygame.Surface, list[str]]:
        """Who has won, in large letters no wider than that, and what they leave out where many long names share it."""
        texts, outcome = self.desk.texts, state.outcome
        assert outcome is not None, "shown at the end only"
        words = winner_line(texts, [self._name(state, winner) for winner in outcome.winners])
        size = next((size for size in TITLES if map_font(px(size)).size(words)[0] <= width), None)
        if size is not None:
            return map_font(px(size)).render(words, True, theme.TEXT), []
        return map_font(px(TITLES[0])).render(texts("closing-several"), True, theme.TEXT), [words]

    def _name(self, state: State, player: PlayerId) -> str:
        """What a player is called, with a word where the program played last."""
        return seated_name(self.desk.texts, state.setup, player, self.controller.by_program)

    def _table(self, canvas: Canvas, place: pygame.Rect, state: State) -> None:
        """One row for each player, the winners first."""
        texts, px = self.desk.texts, canvas.px
        heads = ("closing-victory-points", "closing-checks", "closing-damage", "closing-lost")
        columns = [place.left + place.w * share // 100 for share in (46, 68, 84, 100)]
        for head, right in zip(heads, columns, strict=True):
            canvas.text((right, place.top), texts(head), theme.SMALL, theme.MUTED, anchor="right")
        winners = () if state.outcome is None else state.outcome.winners
        ranked = sorted(
            state.players.values(),
            key=lambda player: (player.id not in winners, player.defeated, -player.victory_points),
        )
        for number, player in enumerate(ranked):
            row = pygame.Rect(place.left, place.top + px(22) + number * px(ROW), place.w, px(ROW - 6))
            canvas.box(row.inflate(px(16), 0), theme.RAISED, None, 6)
            canvas.player_mark((row.left + px(14), row.centery), 11, self._looks[player.id])
            ink = theme.FAINT if player.defeated else theme.TEXT
            came = player_line(texts, state, self._log, player.id)
            middle, below = row.top + px(5), row.top + px(29)
            middle = middle if came else row.centery - px(11)
            left = row.left + px(36)
            canvas.text((left, middle), self._name(state, player.id), theme.LARGE, ink, bold=True,
                        width=columns[0] - px(40) - left)  # fmt: skip
            canvas.text((left, below), came, theme.SMALL, theme.MUTED, width=row.right - left)
            own = self._tally[player.id]
            force = sum(figure.player == player.id for figure in state.setup.figures)
            values = (
                str(player.victory_points),
                texts("closing-hits", hits=own.hits, attempts=own.attempts),
                str(own.dealt),
                texts("closing-of", lost=own.lost, force=force),
            )
            for words, right in zip(values, columns, strict=True):
                canvas.text((right, middle), words, theme.LARGE, ink, anchor="right")

    def _buttons(self, canvas: Canvas, rect: pygame.Rect) -> None:
        texts, px = self.desk.texts, canvas.px
        buttons = [RowButton("look", texts("closing-look"), texts("key-escape"))]
        if self.scenario is not None:
            buttons.append(RowButton("again", texts("closing-again"), "N"))
        if self.controller.save is not None:
            buttons.append(RowButton("watch", texts("closing-watch"), "W"))
            buttons.append(RowButton("report", texts("closing-report"), "R"))
        on = "closing-editor" if self.desk.is_from_editor else "closing-start"
        buttons.append(RowButton("on", texts(on), texts("key-return"), "primary"))
        row = pygame.Rect(rect.left + px(20), rect.bottom - px(62), rect.w - px(40), px(42))
        draw_button_row(canvas, row, buttons, 146)
