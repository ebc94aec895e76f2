"""The settings: language, size, dice, when to ask, and the keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pygame

from pb12table.app.screens.base import Desk, LaidScreen, PaintedScreen
from pb12table.texts.locale import LANGUAGES
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import DIALOG_PAD, Canvas, Zone, width_of, zone_at
from pb12table.window.kit.settings import ASK_CHECKS, DICE_KINDS, DICE_SPEEDS, SCALES, SOUND_VOLUMES
from pb12table.window.layout.nodes import Button, Column, Label, Node, Row
from pb12table.window.layout.parts import dialog, dialog_button

ROW: Final = 52.0
KEYS_WIDTH: Final = 760.0
KEY_WIDTH: Final = 190.0
WIDTH: Final = 880.0
LABELS: Final = 0.34
"""The share of a row that its label takes."""


@dataclass(frozen=True, slots=True)
class Option:
    """A value a setting can have, and what it is called."""

    value: Any
    label: str


class SettingsScreen(PaintedScreen):
    """A row for each setting with all its values side by side; a click is taken into use at once and written."""

    opaque = False

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.zones: list[Zone] = []

    def rows(self) -> dict[str, list[Option]]:
        """The settings by name, each with its values."""
        texts = self.desk.texts
        return {
            "language": [Option(code, texts(f"language-{code}")) for code in LANGUAGES],
            "interface_scale": [Option(share, texts("percent", share=share)) for share in SCALES],
            "dice_speed": [Option(speed, texts(f"dice-speed-{speed}")) for speed in DICE_SPEEDS],
            "sound": [Option(volume, texts(f"sound-{volume}")) for volume in SOUND_VOLUMES],
            "dice": [Option(kind, texts(f"dice-kind-{kind}")) for kind in DICE_KINDS],
            "hints": [Option(True, texts("hints-yes")), Option(False, texts("hints-no"))],
            "ask_checks": [Option(when, texts(f"ask-checks-{when}")) for when in ASK_CHECKS],
        }

    def draw(self, canvas: Canvas) -> None:
        texts, px = self.desk.texts, canvas.px
        rows = self.rows()
        rect = canvas.dialog((WIDTH, 132 + ROW * (len(rows) + 1)), texts("settings-title"))
        left, width = rect.left + px(DIALOG_PAD), rect.w - 2 * px(DIALOG_PAD)
        top = rect.top + px(64)
        for name, options in rows.items():
            label = texts(f"setting-{name.replace('_', '-')}")
            if name == "interface_scale" and (share := self._held_scale()) is not None:
                label = texts("setting-interface-scale-held", share=share)
            elif name == "sound" and self.desk.speaker.is_silent:
                label = texts("setting-sound-missing")
            field = self._label(canvas, pygame.Rect(left, top, width, px(36)), label)
            self._options(canvas, field, name, options)
            top += px(ROW)
        field = self._label(canvas, pygame.Rect(left, top, width, px(36)), texts("setting-keys"))
        field.w = px(200)
        canvas.button(field, "keys", texts("settings-keys"))
        place = pygame.Rect(rect.right - px(DIALOG_PAD) - px(170), rect.bottom - px(56), px(170), px(38))
        canvas.button(place, "close", texts("close"), key=texts("key-escape"), style="primary")
        self.zones = list(canvas.zones)

    def _held_scale(self) -> int | None:
        """The scale in per cent that is shown, when the window is too small for the one that is set."""
        shown = round(100 * self.desk.scale / theme.natural_scale(self.desk.size[1]))
        return shown if shown < self.desk.settings.interface_scale else None

    def _label(self, canvas: Canvas, row: pygame.Rect, label: str) -> pygame.Rect:
        """Write what is set; return the rest of the row."""
        place = pygame.Rect(row.left, row.top, round(row.w * LABELS), row.h)
        canvas.middle(place, label, theme.NORMAL, theme.TEXT, anchor="left")
        return pygame.Rect(place.right, row.top, row.right - place.right, row.h)

    def _options(self, canvas: Canvas, field: pygame.Rect, name: str, options: list[Option]) -> None:
        """The values side by side, as wide as their names ask for; the present one is lit."""
        px, now = canvas.px, getattr(self.desk.settings, name)
        gap = px(6)
        wished = [width_of(option.label, px(theme.NORMAL)) + px(24) for option in options]
        spare = (field.w - gap * (len(options) - 1) - sum(wished)) // len(options)
        left = field.left
        for number, (option, wish) in enumerate(zip(options, wished, strict=True)):
            place = pygame.Rect(left, field.top, wish + min(spare, px(28)), field.h)
            canvas.button(place, f"set:{name}:{number}", option.label, pressed=option.value == now)
            left = place.right + gap

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F10, pygame.K_RETURN):
            self.desk.leave(self)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = zone_at(self.zones, event.pos)
            if hit is not None:
                self._press(hit.name)

    def _press(self, pressed: str) -> None:
        kind, _, rest = pressed.partition(":")
        match kind:
            case "close":
                self.desk.leave(self)
            case "keys":
                self.desk.open(KeyScreen(self.desk))
            case "set":
                name, _, number = rest.partition(":")
                setattr(self.desk.settings, name, self.rows()[name][int(number)].value)
                if name == "hints":
                    # Who wants hints wants them from the beginning.
                    self.desk.settings.hints_known.clear()
                self.desk.apply_settings()
                if name == "sound":
                    self.desk.speaker.play({"dice": 0.5}, self.desk.settings.sound)
            case _:
                pass


class KeyScreen(LaidScreen):
    """Every command with its key; click one, then press the new key."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.waiting: str | None = None

    def describe(self) -> Node:
        texts = self.desk.texts
        buttons = [dialog_button("close", texts("close"), is_main=True), dialog_button("reset", texts("keys-reset"))]
        rows = Column(tuple(self._row(command.group, command.name) for command in keys.COMMANDS), 6.0)
        return dialog(KEYS_WIDTH, texts("keys-title"), rows, buttons, offset=self.scrolled)

    def _row(self, group: str, name: str) -> Node:
        texts = self.desk.texts
        words = texts("keys-row", group=texts(f"key-group-{group}"), command=texts(f"command-{name}"))
        is_waiting = name == self.waiting
        key = texts("keys-press") if is_waiting else keys.shown_key(texts, name, self.desk.settings.keys)
        button = Button(f"key:{name}", key, pressed=is_waiting, min_width=KEY_WIDTH, max_width=KEY_WIDTH)
        return Row((Label(words, grow=1.0), button), align="center")

    def handle(self, event: pygame.event.Event) -> None:
        if self.waiting is not None and event.type == pygame.KEYDOWN:
            self._changed = True
            self._take(self.waiting, keys.binding_of(event))
        else:
            super().handle(event)

    def _take(self, name: str, binding: str) -> None:
        """Give the waiting command its new key; one that is taken is refused."""
        if not binding:
            return
        self.waiting = None
        other = keys.clashes(name, binding, self.desk.settings.keys)
        if other is not None:
            self.desk.say(self.desk.texts("keys-taken", command=self.desk.texts(f"command-{other}")))
            return
        self.desk.settings.keys[name] = binding
        self.desk.apply_settings()

    def press(self, name: str) -> None:
        kind, _, command = name.partition(":")
        if kind == "close":
            self.refuse()
        elif kind == "reset":
            self.desk.settings.keys.clear()
            self.desk.apply_settings()
        else:
            self.waiting = command

    def refuse(self) -> None:
        self.desk.leave(self)
