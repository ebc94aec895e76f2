"""The dialog in which a layout is made by chance: sliders on the left, what they bring on the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import pygame

from pb12table.app.screens.base import Desk
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import scenario_of
from pb12table.layouts.chance.generate import GREATEST_SIDE, KINDS, LARGEST_SEED, LEAST_DEPTH, LEAST_WIDTH, generated
from pb12table.layouts.chance.sketch import SYMMETRIES, Sliders
from pb12table.skirmish.content import KnownContent
from pb12table.skirmish.system import GameSetup
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import DIALOG_PAD, Canvas, Zone, zone_at
from pb12table.window.kit.palette import DESK
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Picture
from pb12table.window.scene.table_view import TableView
from pb12table.window.screens.asking import AskText

ROW: Final = 58.0
WIDTH: Final = 1180.0
HEIGHT: Final = 640.0
CONTROLS: Final = 420.0
PAUSE: Final = 0.2
"""How many seconds nothing must have been moved before a layout is made."""


@dataclass(frozen=True, slots=True)
class Track:
    """A slider: the least and the greatest value, and the steps between."""

    least: float
    most: float
    step: float

    def at(self, share: float) -> float:
        """The value at a share of the way, on a step."""
        value = self.least + min(max(share, 0.0), 1.0) * (self.most - self.least)
        return self.fitting(round(value / self.step) * self.step)

    def fitting(self, value: float) -> float:
        """The nearest value that is allowed."""
        return round(min(max(value, self.least), self.most), 3)

    def share(self, value: float) -> float:
        """How far along a value lies, from 0 to 1."""
        return (value - self.least) / (self.most - self.least)


TRACKS: Final[Mapping[str, Track]] = {
    "density": Track(0.0, 1.0, 0.05),
    "heights": Track(0.0, 1.0, 0.05),
    "width": Track(LEAST_WIDTH, GREATEST_SIDE, 1.0),
    "depth": Track(LEAST_DEPTH, GREATEST_SIDE, 1.0),
}

Made = tuple[str, Sliders, dict[str, Any], GameSetup]


def sliders_for(setup: GameSetup) -> Sliders:
    """The sliders as they stand at first: a table of the size of the one that could be built, and any seed."""
    field = setup.battlefield
    return Sliders(
        seed=SystemRandom().randrange(LARGEST_SEED + 1),
        width=TRACKS["width"].fitting(field.width),
        depth=TRACKS["depth"].fitting(field.depth),
        step_cm=setup.step_cm,
    )


class ChanceScreen:
    """Choose a kind and move the sliders; the layout that comes of it is shown, and taken or not."""

    opaque = False

    def __init__(
        self, desk: Desk, content: KnownContent, sliders: Sliders, on_take: Callable[[dict[str, Any]], None]
    ) -> None:
        self.desk = desk
        self.kind = KINDS[0]
        self.sliders = sliders
        self._content = content
        self._on_take = on_take
        self._maker = ThreadPoolExecutor(1)
        self._running: Future[Made] | None = None
        self._since = PAUSE
        self._made: Made | None = None
        self._failed: tuple[str, Sliders] | None = None
        self._view: TableView | None = None
        self._zones: list[Zone] = []
        self._held: tuple[str, pygame.Rect] | None = None
        self._changed = True

    # -- time ---------------------------------------------------------------------------------------------

    @property
    def ready(self) -> dict[str, Any] | None:
        """The layout that belongs to the sliders as they stand; None while it is being made."""
        return self._made[2] if self._made is not None and self._made[:2] == (self.kind, self.sliders) else None

    def update(self, seconds: float) -> bool:
        self._since += seconds
        if self._running is not None and self._running.done():
            self._finish(self._running)
        wanted = (self.kind, self.sliders)
        if self._running is None and self.ready is None and self._failed != wanted and self._since >= PAUSE:
            self._running, self._failed = self._maker.submit(_make, *wanted, self._content), None
        changed, self._changed = self._changed, False
        return changed

    def _finish(self, running: Future[Made]) -> None:
        """Show what was made; what could not be made is told once, and tried again when something else is chosen."""
        self._running, self._changed = None, True
        try:
            self._made = running.result()
        except FileProblem as problem:
            self._failed = (self.kind, self.sliders)
            self.desk.say_problem(problem)
        else:
            self._view = TableView(self._made[3], self.desk.texts, self.desk.scale)

    def close(self) -> None:
        self._maker.shutdown(wait=False, cancel_futures=True)

    def choose(self, **values: Any) -> None:
        """Move sliders."""
        self.sliders = replace(self.sliders, **values)
        self._since = 0.0

    # -- keys and mouse -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.desk.leave(self)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._take()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(self._zone_at(event.pos), event.pos)
        elif event.type == pygame.MOUSEMOTION and self._held is not None:
            self._drag(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._held = None
        elif event.type == pygame.MOUSEWHEEL:
            self._turn(event.y or event.x)

    def _zone_at(self, pixel: tuple[int, int]) -> Zone | None:
        return zone_at(self._zones, pixel)

    def _press(self, zone: Zone | None, pixel: tuple[int, int]) -> None:
        if zone is None or not zone.enabled:
            return
        sort, _, name = zone.name.partition(":")
        match sort:
            case "kind":
                self.kind, self._since = name, PAUSE
            case "symmetry":
                self.choose(symmetry=SYMMETRIES[int(name)])
            case "track":
                self._held = (name, zone.rect)
                self._drag(pixel)
            case "seed":
                self._ask_seed()
            case "another":
                self.choose(seed=SystemRandom().randrange(LARGEST_SEED + 1))
                self._since = PAUSE
            case "take":
                self._take()
            case "cancel":
                self.desk.leave(self)
            case _:
                pass

    def _drag(self, pixel: tuple[int, int]) -> None:
        if self._held is not None:
            name, rect = self._held
            value = TRACKS[name].at((pixel[0] - rect.left) / max(rect.w, 1))
            if value != getattr(self.sliders, name):
                self.choose(**{name: value})

    def _turn(self, steps: int) -> None:
        zone = self._zone_at(pygame.mouse.get_pos())
        if zone is not None and zone.name.startswith("track:"):
            name = zone.name.removeprefix("track:")
            track = TRACKS[name]
            self.choose(**{name: track.fitting(getattr(self.sliders, name) + steps * track.step)})

    def _ask_seed(self) -> None:
        texts = self.desk.texts

        def put(text: str) -> None:
            digits = "".join(sign for sign in text if sign.isdecimal())
            if digits:
                self.choose(seed=min(int(digits[:9]), LARGEST_SEED))

        seed, yes = str(self.sliders.seed), texts("chance-seed-yes")
        self.desk.open(AskText(self.desk, texts("chance-ask-seed"), seed, yes, put))

    def _take(self) -> None:
        document = self.ready
        if document is not None:
            self.desk.leave(self)
            self._on_take(document)

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        texts, px = self.desk.texts, canvas.px
        rect = canvas.dialog((WIDTH, HEIGHT), texts("chance-title"))
        controls = pygame.Rect(rect.left + px(DIALOG_PAD), rect.top + px(62), px(CONTROLS), rect.h - px(130))
        self._draw_controls(canvas, controls)
        left = controls.right + px(DIALOG_PAD)
        self._draw_layout(canvas, pygame.Rect(left, controls.top, rect.right - px(DIALOG_PAD) - left, controls.h))
        width = px(170)
        place = pygame.Rect(rect.right - px(DIALOG_PAD) - width, rect.bottom - px(54), width, px(38))
        canvas.button(place, "take", texts("chance-take"), key=texts("key-return"), style="primary",
                      enabled=self.ready is not None)  # fmt: skip
        place = place.move(-width - px(10), 0)
        canvas.button(place, "cancel", texts("card-cancel"), key=texts("key-escape"))
        canvas.paragraph((rect.left + px(DIALOG_PAD), rect.bottom - px(52)), place.left - rect.left - px(46),
                         texts("chance-note"), theme.SMALL, theme.MUTED, lines=2)  # fmt: skip
        self._zones = list(canvas.zones)

    def _draw_controls(self, canvas: Canvas, rect: pygame.Rect) -> None:
        texts, px = self.desk.texts, canvas.px
        top = rect.top
        kinds = [(f"kind:{kind}", texts(f"chance-kind-{kind}"), kind == self.kind) for kind in KINDS]
        top = self._choices(canvas, rect, top, texts("chance-kind"), kinds)
        fair = [
            (f"symmetry:{number}", texts(f"chance-symmetry-{symmetry}"), symmetry == self.sliders.symmetry)
            for number, symmetry in enumerate(SYMMETRIES)
        ]
        top = self._choices(canvas, rect, top, texts("chance-symmetry"), fair)
        for name, track in TRACKS.items():
            value = getattr(self.sliders, name)
            in_steps = track.step == 1.0
            told = texts("chance-steps", value=value) if in_steps else texts("percent", share=round(100 * value))
            canvas.text((rect.left, top), texts(f"chance-{name}"), theme.SMALL + 1, theme.MUTED)
            canvas.text((rect.right, top), told, theme.SMALL + 1, theme.TEXT, anchor="right")
            self._slider(canvas, pygame.Rect(rect.left, top + px(18), rect.w, px(DIALOG_PAD)), name, track.share(value))
            top += px(ROW)
        canvas.text((rect.left, top), texts("chance-seed"), theme.SMALL + 1, theme.MUTED)
        half = (rect.w - px(8)) // 2
        canvas.button(pygame.Rect(rect.left, top + px(20), half, px(34)), "seed", str(self.sliders.seed))
        canvas.button(pygame.Rect(rect.right - half, top + px(20), half, px(34)), "another", texts("chance-another"))
        if self.ready is not None and self._made is not None:
            told = texts("chance-pieces", pieces=len(self._made[3].battlefield.pieces))
            canvas.text((rect.left, top + px(66)), told, theme.SMALL + 1, theme.MUTED)

    def _choices(
        self, canvas: Canvas, rect: pygame.Rect, top: int, title: str, options: list[tuple[str, str, bool]]
    ) -> int:
        px = canvas.px
        canvas.text((rect.left, top), title, theme.SMALL + 1, theme.MUTED)
        gap = px(5)
        width = (rect.w - gap * (len(options) - 1)) // len(options)
        for number, (name, label, on) in enumerate(options):
            place = pygame.Rect(rect.left + number * (width + gap), top + px(20), width, px(34))
            canvas.button(place, name, label, pressed=on, size=theme.SMALL + 1)
        return top + px(ROW + 8)

    def _slider(self, canvas: Canvas, rect: pygame.Rect, name: str, share: float) -> None:
        px = canvas.px
        hovered = canvas.zone(rect, f"track:{name}")
        line = pygame.Rect(rect.left, rect.centery - px(3), rect.w, px(6))
        canvas.box(line, theme.SUNKEN, theme.LINE, 3)
        done = line.copy()
        done.w = max(round(line.w * share), px(6))
        canvas.box(done, theme.ACCENT_DARK, None, 3)
        held = self._held is not None and self._held[0] == name
        middle = (min(max(rect.left + round(rect.w * share), rect.left + px(9)), rect.right - px(9)), rect.centery)
        pygame.draw.circle(canvas.surface, theme.TEXT if hovered or held else theme.ACCENT, middle, px(9))
        pygame.draw.circle(canvas.surface, theme.INK, middle, px(9), max(1, px(1.5)))

    def _draw_layout(self, canvas: Canvas, rect: pygame.Rect) -> None:
        texts = self.desk.texts
        pygame.draw.rect(canvas.surface, DESK, rect)
        if self._view is not None and self._made is not None:
            field = self._made[3].battlefield
            camera = Camera.fitted(field.width, field.depth, rect, 14.0 * canvas.scale)
            self._changed |= not self._view.draw(canvas.surface, camera, Picture(show_zones=True))
        if self.ready is None:
            canvas.veil(rect, theme.INK, 110)
            canvas.middle(rect, texts("chance-working"), theme.LARGE)
        pygame.draw.rect(canvas.surface, theme.LINE, rect, 1)


def _make(kind: str, sliders: Sliders, content: KnownContent) -> Made:
    document = generated(kind, sliders, content)
    return kind, sliders, document, scenario_of(document, content, Path("layout.toml")).setup
