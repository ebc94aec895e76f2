"""The bar below: what the forces are worth beside each other, and their limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from pb12table.files.problems import FileProblem
from pb12table.files.scenario import check_playable
from pb12table.forces.told import balance_line, limit_lines
from pb12table.systems.pb12.rules.preparations.limits import force_worth
from pb12table.texts.problems import problem_in_file
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, width_of

if TYPE_CHECKING:
    from pb12table.app.forces.screen import ForcesScreen

FEW: Final = 3
"""So many forces have a bar each; more than that are only told in words."""


def draw_balance(screen: ForcesScreen, canvas: Canvas, rect: pygame.Rect) -> None:
    """A bar for each force with a mark at its limit, the difference in words, and what is beyond a limit."""
    px, texts, setup = canvas.px, screen.texts, screen.setup
    canvas.box(rect, theme.INK, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.topright)
    worths = [force_worth(setup, player) for player in setup.players]
    most = max([float(worth.limit or 0) for worth in worths] + [worth.value for worth in worths] + [1])
    half = rect.w // 2
    step = px(26) if len(worths) <= FEW else px(18)
    names = max((width_of(player.name, px(theme.SMALL + 1)) for player in setup.players), default=0)
    names = min(names, px(150)) + px(48)
    for number, (player, worth) in enumerate(zip(setup.players, worths, strict=True)):
        top = rect.top + px(10) + number * step
        if top + px(16) > rect.bottom:
            break
        look = screen.commands.look(player.id)
        canvas.player_mark((rect.left + px(22), top + px(9)), 6, look)
        canvas.text((rect.left + px(36), top), player.name, theme.SMALL + 1, width=names - px(46))
        room = half - names - px(100)
        bar = pygame.Rect(rect.left + names, top + px(2), max(2, round(room * worth.value / most)), px(13))
        canvas.box(pygame.Rect(bar.left, bar.top, room, bar.h), theme.SUNKEN, None, 3)
        canvas.box(bar, look.colour, look.light, 3)
        if worth.limit is not None:
            x = bar.left + round(room * float(worth.limit) / most)
            ink = theme.TEXT if worth.keeps_limit else theme.BAD
            pygame.draw.line(canvas.surface, ink, (x, bar.top - px(3)), (x, bar.bottom + px(2)), px(2))
            canvas.zone(pygame.Rect(x - px(4), bar.top - px(4), px(8), bar.h + px(8)), f"limit:{player.id}",
                        tip=tuple(limit_lines(texts, setup, player)))  # fmt: skip
        canvas.text((bar.left + room + px(10), top), texts.number(worth.value), theme.SMALL + 1, bold=True)
    left, width = rect.left + half + px(10), rect.w - half - px(30)
    high = canvas.paragraph((left, rect.top + px(10)), width, balance_line(texts, setup), theme.NORMAL, lines=2)
    wrong = problem_line_of(screen)
    if wrong:
        canvas.paragraph((left, rect.top + px(16) + high), width, wrong, theme.SMALL + 1, theme.BAD, lines=2)


def problem_line_of(screen: ForcesScreen) -> str:
    """What keeps the scenario from being played, in one sentence; "" for nothing."""
    sketch = screen.bench.sketch
    problem = sketch.problem or next(iter(sketch.faulty.values()), None)
    if problem is None and screen.setup.figures:
        try:
            check_playable(screen.setup, screen.bench.path)
        except FileProblem as found:
            problem = found
    return "" if problem is None else problem_in_file(screen.texts, problem)
