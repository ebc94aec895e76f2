"""The settings: language, size, dice, when to ask, and the keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.files.problems import FileProblem
from pb12table.files.themes import USUAL, load_theme, theme_files
from pb12table.systems import known
from pb12table.texts.locale import LANGUAGES
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import still_there
from pb12table.window.kit.keys import DICE_KINDS, DICE_SPEEDS, SCALES, SOUND_SORTS, SOUND_VOLUMES
from pb12table.window.layout.nodes import Button, Column, Flow, Label, Node, Row
from pb12table.window.layout.placing import dialog, dialog_button

KEYS_WIDTH: Final = 760.0
KEY_WIDTH: Final = 190.0
WIDTH: Final = 880.0
LABELS: Final = 270.0
"""How wide the column of labels is."""
VALUE_HEIGHT: Final = 36.0
VALUE_WIDTH: Final = 64.0


@dataclass(frozen=True, slots=True)
class Option:
    """A value a setting can have, and what it is called."""

    value: Any
    label: str


class SettingsScreen(ProgramScreen):
    """A row for each setting with all its values side by side; a click is taken into use at once and written.

    During a game those of its rule system are among them, else those of all.
    """

    def __init__(self, desk: Desk, system: str = "") -> None:
        super().__init__(desk)
        self._systems = (system,) if system else tuple(known.SYSTEMS)

    def rows(self) -> dict[str, list[Option]]:
        """Return the settings by name, each with its values."""
        texts = self.desk.texts
        return {
            "language": [Option(code, texts(f"language-{code}")) for code in LANGUAGES],
            "interface_scale": [Option(share, texts("percent", share=share)) for share in SCALES],
            "theme": [Option(name, called) for name, called in self._themes()],
            "colour_blind": [Option(False, texts("colours-usual")), Option(True, texts("colours-blind"))],
            "dice_speed": [Option(speed, texts(f"dice-speed-{speed}")) for speed in DICE_SPEEDS],
            "sound": [Option(volume, texts(f"sound-{volume}")) for volume in SOUND_VOLUMES],
            "dice": [Option(kind, texts(f"dice-kind-{kind}")) for kind in DICE_KINDS],
            "effects": [Option(True, texts("effects-yes")), Option(False, texts("effects-no"))],
            "hints": [Option(True, texts("hints-yes")), Option(False, texts("hints-no"))],
            "coach": [Option(True, texts("coach-yes")), Option(False, texts("coach-no"))],
            **self._own_rows(),
        }

    def _themes(self) -> Iterator[tuple[str, str]]:
        """Yield the themes by name, with what each calls itself; a faulty one is offered under the name of its file."""
        try:
            names = list(theme_files())
        except FileProblem:
            names = [USUAL]
        for name in names:
            try:
                called = load_theme(name).name
                yield name, called.de if self.desk.texts.language == "de" else called.en
            except FileProblem:
                yield name, name

    def _own_rows(self) -> dict[str, list[Option]]:
        """Return the settings of rule systems."""
        return {
            name: [Option(value, self.desk.texts.of(system)(text)) for value, text in values.items()]
            for system in self._systems
            for name, values in known.keys(system).settings.items()
        }

    def _called(self, name: str) -> str:
        """Return the name of a setting, in the words of the system that has it."""
        own = (self.desk.texts.of(system) for system in self._systems if name in known.keys(system).settings)
        return next(own, self.desk.texts)(f"setting-{name.replace('_', '-')}")

    def describe(self) -> Node:
        texts = self.desk.texts
        rows: list[Node] = []
        for name, options in self.rows().items():
            rows.append(self._row(name, options))
            if name == "sound":
                rows.append(self._sorts())
        to_keys = Button("keys", texts("settings-keys"), height=VALUE_HEIGHT, min_width=KEY_WIDTH)
        rows.append(_labelled(texts("setting-keys"), to_keys))
        close = dialog_button("close", texts("close"), key=texts("key-escape"), is_main=True)
        return dialog(WIDTH, texts("settings-title"), Column(tuple(rows), 10.0), [close], offset=self.scrolled)

    def _row(self, name: str, options: Sequence[Option]) -> Node:
        """Return what is set, and its values side by side; the current one is lit."""
        texts, now = self.desk.texts, getattr(self.desk.settings, name)
        label = self._called(name)
        if name == "interface_scale" and (share := self._held_scale()) is not None:
            label = texts("setting-interface-scale-held", share=share)
        elif name == "sound" and self.desk.speaker.is_silent:
            label = texts("setting-sound-missing")
        values = (
            Button(
                f"set:{name}:{number}", option.label, height=VALUE_HEIGHT, min_width=VALUE_WIDTH,
                pressed=option.value == now,
            )
            for number, option in enumerate(options)
        )  # fmt: skip
        return _labelled(label, Flow(tuple(values), 6.0, grow=1.0))

    def _sorts(self) -> Node:
        """Return the sorts of sounds side by side; those that are heard are lit, and a click turns one on or off."""
        texts, silent = self.desk.texts, self.desk.settings.silent
        sorts = (
            Button(
                f"hear:{number}", texts(f"sound-sort-{sort}"), height=VALUE_HEIGHT, min_width=VALUE_WIDTH,
                pressed=sort not in silent,
            )
            for number, sort in enumerate(SOUND_SORTS)
        )  # fmt: skip
        return _labelled(texts("setting-silent"), Flow(tuple(sorts), 6.0, grow=1.0))

    def _hear(self, number: str) -> None:
        """Let a sort of sounds be heard that was not, or the other way round."""
        sort, silent = still_there(SOUND_SORTS, number), self.desk.settings.silent
        if sort is None:
            return
        self.desk.settings.silent = [each for each in SOUND_SORTS if (each in silent) is not (each == sort)]
        self.desk.apply_settings()

    def _held_scale(self) -> int | None:
        """Return the scale in per cent that is shown if the window is too small for the one that is set."""
        shown = round(100 * self.desk.scale / theme.natural_scale(self.desk.size[1]))
        return shown if shown < self.desk.settings.interface_scale else None

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_F10:
            self.refuse()
        else:
            super().take_key(event)

    def accept(self) -> None:
        self.refuse()

    def refuse(self) -> None:
        self.desk.leave(self)

    def press(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        match kind:
            case "close":
                self.refuse()
            case "keys":
                self.desk.open(KeyScreen(self.desk))
            case "hear":
                self._hear(rest)
            case "set":
                setting, _, number = rest.partition(":")
                chosen = still_there(self.rows().get(setting, ()), number)
                if chosen is None:
                    return
                setattr(self.desk.settings, setting, chosen.value)
                if setting == "hints":
                    # Who wants hints wants them from the beginning.
                    self.desk.settings.hints_known.clear()
                self.desk.apply_settings()
                if setting == "sound":
                    self.desk.speaker.play({"dice": 0.5}, self.desk.settings.sound)
            case _:
                pass


def _labelled(label: str, node: Node) -> Node:
    """Return a row of the settings: what is set, and what it can be set to."""
    return Row((Label(label, min_width=LABELS, max_width=LABELS), node), 12.0, "center")


class KeyScreen(ProgramScreen):
    """Every command with its key; click one, then press the new key."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.waiting: str | None = None

    def describe(self) -> Node:
        texts = self.desk.texts
        buttons = [dialog_button("close", texts("close"), is_main=True), dialog_button("reset", texts("keys-reset"))]
        rows = Column(tuple(self._row(command.group, command.name) for command in keys.commands()), 6.0)
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
