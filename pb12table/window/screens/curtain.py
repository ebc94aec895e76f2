"""The curtain: covers everything while the screen is handed to another player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, wrapped
from pb12table.window.kit.palette import PlayerLook, mixed
from pb12table.window.screens.base import WindowDesk

KEYS: Final = {pygame.K_RETURN: "open", pygame.K_KP_ENTER: "open", pygame.K_ESCAPE: "back"}


class Curtain:
    """Names the next player and why the screen is covered; a click or Enter opens it.

    With `on_back` one can also leave it closed, and goes back to where one came from; without, Escape offers to leave.
    `own`: the player has the screen already and opens something of his own, so that the others need only look away.
    `news`: what everybody may read meanwhile, for example what the last round has brought.
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
    ) -> None:
        self.desk = desk
        self.player = player
        self.why = why
        self.news = news
        self._look = look
        self._on_open = on_open
        self._on_back = on_back
        self._back = back
        self.head = "curtain-stay" if own else "curtain-hand-over"
        self._age = 0.0
        self._zones = Canvas(pygame.Surface((1, 1)), 1.0, (0, 0)).zones
        desk.set_title(desk.texts("curtain-window-title"))

    @property
    def can_stay_closed(self) -> bool:
        """Whether there is a way back."""
        return self._on_back is not None

    def handle(self, event: pygame.event.Event) -> None:
        pressed = ""
        if event.type == pygame.KEYDOWN:
            pressed = KEYS.get(event.key, "")
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            pressed = next((zone.name for zone in self._zones if zone.rect.collidepoint(event.pos)), "")
        if pressed == "back" and not self.can_stay_closed:
            self._ask_to_leave()
            return
        then = {"open": self._on_open, "back": self._on_back}.get(pressed)
        if then is not None:
            self.desk.leave(self)
            then()

    def _ask_to_leave(self) -> None:
        """Whoever came here by mistake need not begin; nothing of the game is lost."""
        texts = self.desk.texts
        title, text = texts("curtain-leave-title"), texts("curtain-leave-text")
        self.desk.ask(title, text, texts("menu-start"), texts("card-cancel"), self.desk.to_start)

    def update(self, seconds: float) -> bool:
        self._age += seconds
        return self._age < 1.0

    def draw(self, canvas: Canvas) -> None:
        texts = self.desk.texts
        canvas.zones.clear()
        surface, window = canvas.surface, canvas.rect
        surface.fill(mixed(theme.INK, self._look.dark, 0.35))
        stripe = canvas.px(86)
        fold = mixed(theme.INK, self._look.dark, 0.5)
        for x in range(-stripe // 2, window.w, 2 * stripe):
            pygame.draw.rect(surface, fold, (x, 0, stripe, window.h))
        width = canvas.px(620) - canvas.px(80)
        told = len(wrapped(self.news, canvas.px(theme.NORMAL), width)) * canvas.line_height(theme.NORMAL)
        told = told + canvas.px(16) if self.news else 0
        card = pygame.Rect(0, 0, canvas.px(620), canvas.px(330) + told)
        card.center = window.center
        canvas.shadow(card, 12)
        canvas.box(card, theme.PANEL, self._look.colour, 12, 2)
        middle = card.centerx
        canvas.player_mark((middle, card.top + canvas.px(62)), 24, self._look)
        canvas.text(
            (middle, card.top + canvas.px(100)), texts(self.head), theme.LARGE, theme.MUTED, anchor="center"
        )
        canvas.text(
            (middle, card.top + canvas.px(124)), self.player, theme.HUGE, theme.TEXT, bold=True, anchor="center",
            width=card.w - canvas.px(40),
        )  # fmt: skip
        canvas.paragraph(
            (card.left + canvas.px(60), card.top + canvas.px(190)), card.w - canvas.px(120), self.why, theme.NORMAL,
            theme.MUTED, anchor="center", lines=3,
        )  # fmt: skip
        if self.news:
            canvas.paragraph(
                (card.left + canvas.px(40), card.top + canvas.px(262)), width, self.news, theme.NORMAL, theme.TEXT,
                anchor="center",
            )  # fmt: skip
        label = texts("curtain-open", player=self.player)
        width = max(canvas.px(300), canvas.button_width(label, texts("key-return"), theme.LARGE, bold=True))
        button = pygame.Rect(0, 0, width, canvas.px(44))
        button.midbottom = (middle, card.bottom - canvas.px(24))
        if self._on_back is not None:
            back = pygame.Rect(0, button.top, canvas.px(160), button.h)
            back.left = middle - (back.w + canvas.px(10) + button.w) // 2
            button.left = back.right + canvas.px(10)
            canvas.button(back, "back", texts(self._back), key=texts("key-escape"), size=theme.LARGE)
        canvas.button(button, "open", label, key=texts("key-return"), style="primary", size=theme.LARGE)
        self._zones = list(canvas.zones)

    def close(self) -> None:
        """Nothing is held."""
