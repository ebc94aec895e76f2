"""The dialog in which a layout is made by chance: sliders on the left, what they bring on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import pygame

from pb12table.app.screens.base import Desk
from pb12table.app.screens.handbook import page_help
from pb12table.app.screens.making import CONTROLS, TABLE, WIDTH, MakingScreen
from pb12table.files.scenario import scenario_of
from pb12table.layouts.chance.generate import GREATEST_SIDE, KINDS, LARGEST_SEED, LEAST_DEPTH, LEAST_WIDTH, generated
from pb12table.layouts.chance.sketch import SYMMETRIES, Sliders
from pb12table.skirmish.faces.content import KnownContent
from pb12table.skirmish.faces.system import GameSetup
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.layout.nodes import Button, Column, Drawn, Label, Node, Row
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import CHOICE, PAD, choices, dialog, dialog_button, titled
from pb12table.window.scene.picture import Picture
from pb12table.window.screens.dialogs import AskText

HEIGHT: Final = 440.0
"""The least height of the picture of the layout, in natural pixels."""
TRACK: Final = "track:"
PAUSE: Final = 0.2
"""How many seconds nothing must have been moved before a layout is made."""


@dataclass(frozen=True, slots=True)
class Track:
    """A slider: the least and the greatest value, and the steps between."""

    least: float
    most: float
    step: float

    def at(self, share: float) -> float:
        """Return the value at a fraction of the track, on a step."""
        value = self.least + min(max(share, 0.0), 1.0) * (self.most - self.least)
        return self.fitting(round(value / self.step) * self.step)

    def fitting(self, value: float) -> float:
        """Return the nearest value that is allowed."""
        return round(min(max(value, self.least), self.most), 3)

    def share(self, value: float) -> float:
        """Return how far along a value lies, from 0 to 1."""
        return (value - self.least) / (self.most - self.least)


TRACKS: Final[Mapping[str, Track]] = {
    "density": Track(0.0, 1.0, 0.05),
    "heights": Track(0.0, 1.0, 0.05),
    "width": Track(LEAST_WIDTH, GREATEST_SIDE, 1.0),
    "depth": Track(LEAST_DEPTH, GREATEST_SIDE, 1.0),
}


@dataclass(frozen=True, slots=True)
class MadeLayout:
    """A layout that was made: its document, and the table to be seen."""

    document: dict[str, Any]
    setup: GameSetup
    picture: Picture


def sliders_for(setup: GameSetup) -> Sliders:
    """Return the sliders in their initial position: a table as large as the one that could be built, and any seed."""
    field = setup.battlefield
    return Sliders(
        seed=SystemRandom().randrange(LARGEST_SEED + 1),
        width=TRACKS["width"].fitting(field.width),
        depth=TRACKS["depth"].fitting(field.depth),
        step_cm=setup.step_cm,
        system=setup.system,
    )


class ChanceScreen(MakingScreen[tuple[str, Sliders], MadeLayout]):
    """Choose a kind and move the sliders; the layout that comes of it is shown, and taken or not.

    A slider follows the mouse, the wheel over it, and the arrows while it has the focus.
    """

    def __init__(
        self, desk: Desk, content: KnownContent, sliders: Sliders, on_take: Callable[[dict[str, Any]], None]
    ) -> None:
        super().__init__(desk)
        self.kind = KINDS[0]
        self.sliders = sliders
        self._content = content
        self._on_take = on_take
        self._since = PAUSE
        self._pulled = ""

    # -- time ---------------------------------------------------------------------------------------------

    @property
    def wanted(self) -> tuple[str, Sliders]:
        return self.kind, self.sliders

    @property
    def is_settled(self) -> bool:
        return self._since >= PAUSE

    def job(self) -> Callable[[], MadeLayout]:
        return partial(_make, self.kind, self.sliders, self._content)

    def update(self, seconds: float) -> bool:
        self._since += seconds
        return super().update(seconds)

    def choose(self, **values: Any) -> None:
        """Move sliders."""
        self.sliders = replace(self.sliders, **values)
        self._since = 0.0

    # -- keys and mouse -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = self.layout.hit_at(*event.pos)
            self._pulled = "" if hit is None else hit.name.partition(TRACK)[2]
        super().handle(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION) and self._pulled:
            rect = self.layout.place_of(f"{TRACK}{self._pulled}")
            self._move(self._pulled, TRACKS[self._pulled].at((event.pos[0] - rect.x) / max(rect.w, 1)))
        elif event.type == pygame.WINDOWFOCUSLOST or (event.type == pygame.MOUSEBUTTONUP and event.button == 1):
            self._pulled = ""
        elif event.type == pygame.MOUSEWHEEL:
            hit = self.layout.hit_at(*pygame.mouse.get_pos())
            self._step("" if hit is None else hit.name, event.y or event.x)

    def take_key(self, event: pygame.event.Event) -> None:
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if not (steps and self._step(self.focus, steps)):
            super().take_key(event)

    def _step(self, name: str, steps: int) -> bool:
        """Move the slider of that name by some steps; return whether it is one."""
        slider = name.partition(TRACK)[2]
        if slider:
            track = TRACKS[slider]
            self._move(slider, track.fitting(getattr(self.sliders, slider) + steps * track.step))
        return bool(slider)

    def _move(self, slider: str, value: float) -> None:
        if value != getattr(self.sliders, slider):
            self.choose(**{slider: value})

    def press(self, name: str) -> None:
        sort, _, which = name.partition(":")
        match sort:
            case "kind":
                self.kind, self._since = which, PAUSE
            case "symmetry" if (symmetry := still_there(SYMMETRIES, which)) is not None:
                self.choose(symmetry=symmetry)
            case "seed":
                self._ask_seed()
            case "another":
                self.choose(seed=SystemRandom().randrange(LARGEST_SEED + 1))
                self._since = PAUSE
            case _:
                super().press(name)

    def _ask_seed(self) -> None:
        texts = self.desk.texts

        def put(text: str) -> None:
            digits = "".join(sign for sign in text if sign.isdecimal())
            if digits:
                self.choose(seed=min(int(digits[:9]), LARGEST_SEED))

        seed, yes = str(self.sliders.seed), texts("chance-seed-yes")
        self.desk.open(AskText(self.desk, texts("chance-ask-seed"), seed, yes, put))

    def accept(self) -> None:
        made = self.ready
        if made is not None:
            self.desk.leave(self)
            self._on_take(made.document)

    # -- what is shown ------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        kinds = [(f"kind:{kind}", texts(f"chance-kind-{kind}"), kind == self.kind) for kind in KINDS]
        fair = [
            (f"symmetry:{number}", texts(f"chance-symmetry-{symmetry}"), symmetry == self.sliders.symmetry)
            for number, symmetry in enumerate(SYMMETRIES)
        ]
        ready = self.ready
        made = "" if ready is None else texts("chance-pieces", pieces=len(ready.setup.battlefield.pieces))
        seeds = (
            Button("seed", str(self.sliders.seed), grow=1.0, min_height=CHOICE),
            Button("another", texts("chance-another"), grow=1.0, min_height=CHOICE),
        )
        controls = Column(
            (
                titled(texts("chance-kind"), choices(kinds)),
                titled(texts("chance-symmetry"), choices(fair)),
                *map(self._slider, TRACKS),
                titled(texts("chance-seed"), Row(seeds)),
                Label(made, theme.SMALL + 1, "muted"),
            ),
            14.0,
            min_width=CONTROLS,
            max_width=CONTROLS,
        )
        shown = Row((controls, Drawn(TABLE, grow=1.0, min_height=HEIGHT)), PAD)
        body = Column((shown, page_help(texts, "chance")), 10.0)
        buttons = (
            dialog_button("take", texts("chance-take"), key=texts("key-return"), is_main=True,
                          enabled=self.ready is not None),
            dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")),
        )  # fmt: skip
        return dialog(WIDTH, texts("chance-title"), body, buttons, offset=self.scrolled)

    def _slider(self, name: str) -> Node:
        texts, value = self.desk.texts, getattr(self.sliders, name)
        told = texts("chance-steps", value=value) if TRACKS[name].step == 1.0 else texts(
            "percent", share=round(100 * value)
        )  # fmt: skip
        words = (
            Label(texts(f"chance-{name}"), theme.SMALL + 1, "muted", grow=1.0),
            Label(told, theme.SMALL + 1, side="right", wrap=False),
        )
        return Column((Row(words), Drawn(f"{TRACK}{name}", f"{TRACK}{name}", min_height=24.0)), 2.0)

    def painters(self) -> dict[str, Painter]:
        tracks: dict[str, Painter] = {f"{TRACK}{name}": partial(self._draw_slider, name) for name in TRACKS}
        return {**tracks, **super().painters()}

    def _draw_slider(self, name: str, canvas: Canvas, rect: pygame.Rect) -> None:
        px, share = canvas.px, TRACKS[name].share(getattr(self.sliders, name))
        is_on = self._pulled == name or self.focus == f"{TRACK}{name}" or rect.collidepoint(canvas.mouse)
        line = pygame.Rect(rect.left, rect.centery - px(3), rect.w, px(6))
        canvas.box(line, theme.SUNKEN, theme.LINE, 3)
        done = line.copy()
        done.w = max(round(line.w * share), px(6))
        canvas.box(done, theme.ACCENT_DARK, None, 3)
        middle = (min(max(rect.left + round(rect.w * share), rect.left + px(9)), rect.right - px(9)), rect.centery)
        pygame.draw.circle(canvas.surface, theme.TEXT if is_on else theme.ACCENT, middle, px(9))
        pygame.draw.circle(canvas.surface, theme.INK, middle, px(9), max(1, px(1.5)))


def _make(kind: str, sliders: Sliders, content: KnownContent) -> MadeLayout:
    document = generated(kind, sliders, content)
    return MadeLayout(document, scenario_of(document, content, Path("layout.toml")).setup, Picture(show_zones=True))
