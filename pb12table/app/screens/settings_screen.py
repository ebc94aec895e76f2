"""The settings: language, size, dice, when to ask, and the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UIDropDownMenu, UILabel, UIPanel, UIScrollingContainer

from pb12table.app import keys
from pb12table.app.screens.base import Desk, WidgetScreen
from pb12table.app.screens.help import key_names
from pb12table.app.settings import ASK_CHECKS, DICE_KINDS, DICE_SPEEDS, LANGUAGES, SCALES

ROW = 46


class SettingsScreen(WidgetScreen):
    """A row for each setting; every change is taken into use at once and written."""

    def __init__(self, desk: Desk) -> None:
        self._choices: dict[UIDropDownMenu, Callable[[str], None]] = {}
        self._keys: UIButton | None = None
        self._close: UIButton | None = None
        super().__init__(desk)

    def build(self) -> None:
        px, texts, settings = self.px, self.desk.texts, self.desk.settings
        rect = self.centred(640, 132 + ROW * 6)
        panel = UIPanel(rect, manager=self.manager)
        inner = rect.w - px(48)
        UILabel(
            pygame.Rect(px(24), px(16), inner, px(34)), texts("settings-title"), self.manager, panel, object_id="#title"
        )
        self._choices = {}
        rows: list[tuple[str, list[tuple[str, Any]], Any]] = [
            ("language", [(texts(f"language-{code}"), code) for code in LANGUAGES], settings.language),
            ("interface_scale", [(texts("percent", share=share), share) for share in SCALES], settings.interface_scale),
            ("dice_speed", [(texts(f"dice-speed-{speed}"), speed) for speed in DICE_SPEEDS], settings.dice_speed),
            ("dice", [(texts(f"dice-kind-{kind}"), kind) for kind in DICE_KINDS], settings.dice),
            ("ask_checks", [(texts(f"ask-checks-{when}"), when) for when in ASK_CHECKS], settings.ask_checks),
        ]
        for number, (name, options, now) in enumerate(rows):
            top = px(62) + number * px(ROW)
            label = texts(f"setting-{name.replace('_', '-')}")
            UILabel(pygame.Rect(px(24), top, inner // 2, px(36)), label, self.manager, panel)
            words: list[str | tuple[str, str]] = [word for word, _ in options]
            shown = next((word for word, value in options if value == now), options[0][0])
            menu = UIDropDownMenu(
                words, shown, pygame.Rect(px(24) + inner // 2, top, inner // 2, px(36)), self.manager, panel
            )
            self._choices[menu] = self._setter(name, dict(options))
        top = px(62) + len(rows) * px(ROW)
        self._keys = UIButton(
            pygame.Rect(px(24) + inner // 2, top, inner // 2, px(36)), texts("settings-keys"), self.manager, panel
        )
        UILabel(pygame.Rect(px(24), top, inner // 2, px(36)), texts("setting-keys"), self.manager, panel)
        place = pygame.Rect(rect.w - px(24) - px(170), rect.h - px(54), px(170), px(38))
        self._close = UIButton(place, texts("close"), self.manager, panel, object_id="#primary")

    def _setter(self, name: str, values: dict[str, Any]) -> Callable[[str], None]:
        def change(word: str) -> None:
            if word in values:
                setattr(self.desk.settings, name, values[word])
                self.desk.apply_settings()

        return change

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_DROP_DOWN_MENU_CHANGED and event.ui_element in self._choices:
            self._choices[event.ui_element](event.text)
        elif event.type == pygame_gui.UI_BUTTON_PRESSED:
            if event.ui_element is self._close:
                self.desk.leave(self)
            elif event.ui_element is self._keys:
                self.desk.open(KeyScreen(self.desk))
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F10):
            self.desk.leave(self)


class KeyScreen(WidgetScreen):
    """Every command with its key; click one, then press the new key."""

    def __init__(self, desk: Desk) -> None:
        self.waiting: str | None = None
        self._buttons: dict[UIButton, str] = {}
        self._close: UIButton | None = None
        self._reset: UIButton | None = None
        super().__init__(desk)

    def build(self) -> None:
        px, texts = self.px, self.desk.texts
        rect = self.centred(760, 700)
        panel = UIPanel(rect, manager=self.manager)
        inner = rect.w - px(48)
        UILabel(
            pygame.Rect(px(24), px(16), inner, px(34)), texts("keys-title"), self.manager, panel, object_id="#title"
        )
        area = pygame.Rect(px(24), px(58), inner, rect.h - px(126))
        box = UIScrollingContainer(area, self.manager, container=panel, allow_scroll_x=False)
        names = key_names(self.desk)
        self._buttons = {}
        step = px(38)
        for number, command in enumerate(keys.COMMANDS):
            group, name = texts(f"key-group-{command.group}"), texts(f"command-{command.name}")
            words = texts("keys-row", group=group, command=name)
            UILabel(pygame.Rect(px(4), number * step, inner - px(240), px(32)), words, self.manager, box)
            label = keys.key_label(keys.key_of(command.name, self.desk.settings.keys), names)
            place = pygame.Rect(inner - px(220), number * step, px(180), px(32))
            self._buttons[UIButton(place, label, self.manager, box)] = command.name
        box.set_scrollable_area_dimensions((inner - px(24), step * len(keys.COMMANDS)))
        top, width = rect.h - px(56), px(170)
        left = rect.w - px(24) - width
        self._close = UIButton(
            pygame.Rect(left, top, width, px(38)), texts("close"), self.manager, panel, object_id="#primary"
        )
        self._reset = UIButton(
            pygame.Rect(px(24), top, px(240), px(38)), texts("keys-reset"), self.manager, panel
        )

    def handle(self, event: pygame.event.Event) -> None:
        if self.waiting is not None and event.type == pygame.KEYDOWN:
            self._take(keys.binding_of(event))
            return
        super().handle(event)

    def _take(self, binding: str) -> None:
        """Give the waiting command its new key; one that is taken is refused."""
        if not binding:
            return
        name, self.waiting = self.waiting, None
        if name is None:
            return
        other = keys.clashes(name, binding, self.desk.settings.keys)
        if other is not None:
            self.rebuild()
            self.desk.say(self.desk.texts("keys-taken", command=self.desk.texts(f"command-{other}")))
            return
        self.desk.settings.keys[name] = binding
        self.desk.apply_settings()
        self.rebuild()

    def react(self, event: pygame.event.Event) -> None:
        if event.type == pygame_gui.UI_BUTTON_PRESSED:
            if event.ui_element is self._close:
                self.desk.leave(self)
            elif event.ui_element is self._reset:
                self.desk.settings.keys.clear()
                self.desk.apply_settings()
                self.rebuild()
            elif event.ui_element in self._buttons:
                self.waiting = self._buttons[event.ui_element]
                event.ui_element.set_text(self.desk.texts("keys-press"))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.desk.leave(self)
