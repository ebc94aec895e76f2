"""The curtain: covers everything while the screen is handed to another player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Label, Node, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.screens.base import LaidScreen, WindowDesk

WIDTH: Final = 620.0
MARK: Final = 24.0
BUTTON_HEIGHT: Final = 44.0
AROUND: Final = 400.0
LEAST_TABLE: Final = 110.0
MOST_TABLE: Final = 300.0
"""How high the picture of what has happened is, and what stands around it, in natural pixels."""
PACE_KEYS: Final = {pygame.K_LEFT: "slower", pygame.K_RIGHT: "faster"}
PACE: Final = 44.0
"""How wide the room for the speed is."""
FOLD: Final = 86.0
"""How wide a fold of the curtain is."""


class Recalled(Protocol):
    """What has happened, as it is seen on the curtain by everybody: a small table, and what led there once more."""

    def paint(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Paint the table into a rectangle."""
        ...

    def again(self) -> None:
        """Show from the beginning what has happened."""
        ...

    @property
    def pace(self) -> float:
        """How many times as fast as usual it is shown."""
        ...

    def change_pace(self, step: int) -> None:
        """Show it faster, or slower."""
        ...

    def update(self, seconds: float) -> bool:
        """Let time pass; return whether anything moves."""
        ...


class Curtain(LaidScreen):
    """Names the next player and why the screen is covered; a click or Enter opens it.

    With `on_back` one can also leave it closed, and goes back to where one came from; without, Escape offers to leave.
    `own`: the player has the screen already and opens something of his own, so that the others need only look away.
    `news`: what everybody may read meanwhile, for example what the last round has brought; `recalled` shows it.
    Opaque, so that neither table nor log nor tooltips below are painted; the window title is neutral meanwhile.
    """

    opaque = True

    def __init__(
        self,
        desk: WindowDesk,
        player: str,
        look: PlayerLook,
        why: str,
        on_open: Callable[[], None],
        *,
        on_back: Callable[[], None] | None = None,
        back: str = "curtain-back",
        own: bool = False,
        news: str = "",
        recalled: Recalled | None = None,
    ) -> None:
        super().__init__(desk)
        self.player = player
        self.why = why
        self.news = news
        self.recalled = recalled
        self._look = look
        self._on_open = on_open
        self._on_back = on_back
        self._back = back
        self.head = "curtain-stay" if own else "curtain-hand-over"
        desk.set_title(desk.texts("curtain-window-title"))

    @property
    def can_stay_closed(self) -> bool:
        """Whether there is a way back."""
        return self._on_back is not None

    def describe(self) -> Node:
        texts = self.desk.texts
        buttons = [
            Button(
                "open", texts("curtain-open", player=self.player), texts("key-return"), BUTTON_HEIGHT, "primary",
                size=theme.LARGE, min_width=300.0,
            )
        ]  # fmt: skip
        if self.can_stay_closed:
            back, key = texts(self._back), texts("key-escape")
            buttons.insert(0, Button("back", back, key, BUTTON_HEIGHT, size=theme.LARGE, min_width=160.0))
        told: list[Node] = [
            Drawn("mark", min_height=2 * MARK),
            Label(texts(self.head), theme.LARGE, "muted", side="center", told=True),
            Label(self.player, theme.HUGE, bold=True, side="center", told=True),
            Label(self.why, tone="muted", side="center", told=True),
            *([Label(self.news, side="center")] if self.news else []),
            *self._recalled(),
            Space(min_height=4.0 if self.recalled else 20.0),
            Row((Space(grow=1.0), *buttons, Space(grow=1.0)), 10.0),
        ]
        return Box(Column(tuple(told), 12.0), (40.0, 36.0, 40.0, 24.0), "dialog", min_width=WIDTH, max_width=WIDTH)

    def _recalled(self) -> list[Node]:
        """What has happened, where the window has room for it, and how it is seen again."""
        texts, height = self.desk.texts, self.window.size[1] / self.window.scale - AROUND
        if self.recalled is None or height < LEAST_TABLE:
            return []
        table = Drawn("recalled", min_height=min(height, MOST_TABLE))
        told = Label(texts("curtain-recap"), theme.SMALL, "muted", grow=1.0)
        pace = Label(f"× {texts.number(self.recalled.pace)}", theme.SMALL, side="center", min_width=PACE, wrap=False)
        again = Button("again", texts("recap-again"), "W")
        slower, faster = (Button(name, sign, min_width=36.0) for name, sign in (("slower", "−"), ("faster", "+")))
        return [table, Row((told, slower, pace, faster, Space(min_width=4.0), again), 4.0, "center")]

    def painters(self) -> dict[str, Painter]:
        found: dict[str, Painter] = {"mark": lambda canvas, rect: canvas.player_mark(rect.center, MARK, self._look)}
        if self.recalled is not None:
            found["recalled"] = self.recalled.paint
        return found

    def update(self, seconds: float) -> bool:
        moved = self.recalled is not None and self.recalled.update(seconds)
        return super().update(seconds) or moved

    def take_key(self, event: pygame.event.Event) -> None:
        if self.recalled is not None and event.key == pygame.K_w:
            self.press("again")
        elif self.recalled is not None and event.key in PACE_KEYS and event.mod & pygame.KMOD_SHIFT:
            self.press(PACE_KEYS[event.key])
        else:
            super().take_key(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        canvas.surface.fill(theme.tinted(self._look, 0.35, theme.INK))
        fold, dark = canvas.px(FOLD), theme.tinted(self._look, 0.5, theme.INK)
        for x in range(-fold // 2, canvas.rect.w, 2 * fold):
            pygame.draw.rect(canvas.surface, dark, (x, 0, fold, canvas.rect.h))
        self.paint(canvas)
        canvas.box(pygame.Rect(self.layout.root.rect), None, self._look.colour, 12, 2)

    def press(self, name: str) -> None:
        if self.recalled is not None and name in ("again", "slower", "faster"):
            if name == "again":
                self.recalled.again()
            else:
                self.recalled.change_pace(1 if name == "faster" else -1)
            return
        then = self._on_open if name == "open" else self._on_back
        if then is not None:
            self.desk.leave(self)
            then()

    def accept(self) -> None:
        self.press("open")

    def refuse(self) -> None:
        if self.can_stay_closed:
            self.press("back")
        else:
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        """Whoever came here by mistake need not begin; nothing of the game is lost."""
        texts = self.desk.texts
        title, text = texts("curtain-leave-title"), texts("curtain-leave-text")
        self.desk.ask(title, text, texts("menu-start"), texts("card-cancel"), self.desk.to_start)
