"""A described screen is used by mouse and by keys, without being painted."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.window.kit.canvas import Canvas, shortened
from pb12table.window.layout import nodes
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Field, Label, Node, Row, Toggle
from pb12table.window.layout.painting import LaidPanel
from pb12table.window.layout.placing import dialog, dialog_button, named, stepper


class Window:
    """As much of the program as a screen needs to be laid out."""

    def __init__(self, size: tuple[int, int] = (1000, 700), scale: float = 1.0) -> None:
        self.size, self.scale = size, scale


class Cabin(LaidPanel):
    """A name, a number, a choice, and a list too long for the window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.pressed: list[str] = []
        self.crew, self.at_sea = 3, False

    def describe(self) -> Node:
        rows: list[Node] = [
            named("Name", Field("name", "who?", grow=1.0)),
            named("Crew", stepper("crew", str(self.crew), less=self.crew > 0, grow=1.0)),
            Toggle("sea", "At sea", self.at_sea),
            Drawn("flag", "flag", min_height=40.0),
            *[Button(f"deck-{number}", f"Deck {number}") for number in range(20)],
        ]
        buttons = [dialog_button("ok", "Sail", is_main=True), dialog_button("no", "Stay")]
        return dialog(400.0, "Cabin", Column(tuple(rows)), buttons, offset=self.scrolled)

    def press(self, name: str) -> None:
        self.pressed.append(name)
        if name.startswith("crew-"):
            self.crew += 1 if name == "crew-more" else -1
        if name == "sea":
            self.at_sea = not self.at_sea

    def accept(self) -> None:
        self.press("ok")

    def refuse(self) -> None:
        self.press("no")

    def click(self, name: str) -> None:
        place = next(hit.rect.center for hit in self.layout.hits() if hit.name == name)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.handle(pygame.event.Event(kind, pos=place, button=1))

    def key(self, code: int, mod: int = 0) -> None:
        self.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        self.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))

    def type(self, text: str) -> None:
        for letter in text:
            self.handle(pygame.event.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter))
            self.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


@pytest.fixture
def cabin() -> Cabin:
    pygame.display.set_mode((1000, 700))
    return Cabin(Window())


def test_a_click_presses_what_it_began_on(cabin: Cabin) -> None:
    cabin.click("crew-more")
    cabin.click("sea")
    cabin.click("ok")
    assert (cabin.crew, cabin.at_sea, cabin.pressed) == (4, True, ["crew-more", "sea", "ok"])
    ok, no = (cabin.layout.place_of(name).center for name in ("ok", "no"))
    cabin.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=ok, button=1))
    cabin.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=no, button=1))
    cabin.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=no, button=1))
    assert cabin.pressed[3:] == []


def test_what_is_grey_is_neither_clicked_nor_focused(cabin: Cabin) -> None:
    cabin.crew = 0
    cabin.click("crew-less")
    assert cabin.pressed == []
    assert "crew-less" not in cabin.layout.focusable()


def test_tab_goes_round_in_the_order_of_the_description(cabin: Cabin) -> None:
    order = []
    for _ in cabin.layout.focusable():
        cabin.key(pygame.K_TAB)
        order.append(cabin.focus)
    assert order == list(cabin.layout.focusable())
    assert order[:4] == ["name", "crew-less", "crew-more", "sea"]
    assert order[-2:] == ["ok", "no"]
    cabin.key(pygame.K_TAB)
    assert cabin.focus == "name"
    cabin.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert cabin.focus == "no"
    cabin.key(pygame.K_SPACE)
    assert cabin.pressed == ["no"]


def test_what_lies_on_a_card_is_clicked_instead_of_it(monkeypatch: pytest.MonkeyPatch, cabin: Cabin) -> None:
    inner = Row((Label("A berth"), Button("sleep", "Sleep")), 8.0)
    cards = Column((Card("berth", inner, (10.0, 10.0, 10.0, 10.0)), Card("hold", Label("The hold"), keyless=True)))
    monkeypatch.setattr(cabin, "describe", lambda: cards)
    cabin.click("sleep")
    berth = cabin.layout.place_of("berth")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        cabin.handle(pygame.event.Event(kind, pos=(berth.x + 2, berth.y + 2), button=1))
    cabin.click("hold")
    cabin.key(pygame.K_TAB)
    cabin.key(pygame.K_RETURN)
    assert cabin.pressed == ["sleep", "berth", "hold", "berth"]
    assert cabin.layout.focusable() == ("berth", "sleep"), "keys do not go to the hold"


def test_a_line_that_is_cut_ends_in_dots_and_stays_one(monkeypatch: pytest.MonkeyPatch, cabin: Cabin) -> None:
    written: list[str] = []
    text = Canvas.text

    def noted(canvas: Canvas, place: Any, words: str, *rest: Any, **by: Any) -> pygame.Rect:
        written.append(shortened(words, canvas.px(rest[0]), by["width"]) if by.get("width") else words)
        return text(canvas, place, words, *rest, **by)

    monkeypatch.setattr(Canvas, "text", noted)
    long = Box(Label("the long way round the cape of storms", lines=1), max_width=150.0)
    monkeypatch.setattr(cabin, "describe", lambda: long)
    cabin.draw(Canvas(pygame.Surface((1000, 700)), 1.0, (0, 0)))
    assert len(written) == 1
    assert written[0].endswith("…")
    assert cabin.layout.root.rect.w == 150


def test_what_gets_the_focus_is_scrolled_into_sight(cabin: Cabin) -> None:
    assert "deck-19" not in {hit.name for hit in cabin.layout.hits()}
    cabin.set_focus("deck-19")
    assert cabin.layout.place_of("body").holds(cabin.layout.place_of("deck-19"))
    cabin.set_focus("name")
    assert cabin.layout.place_of("body").holds(cabin.layout.place_of("name"))
    assert cabin.offsets["body"] == 0


def test_the_wheel_and_keys_scroll_and_end_at_the_end(cabin: Cabin) -> None:
    body = cabin.layout.place_of("body")
    cabin.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=body.center, rel=(0, 0), buttons=(0, 0, 0)))
    cabin.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert cabin.offsets["body"] == 48
    for _ in range(9):
        cabin.key(pygame.K_PAGEDOWN)
    assert cabin.layout.place_of("deck-19").bottom == body.bottom
    cabin.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert cabin.layout.place_of("deck-19").bottom == body.bottom + 48


def test_a_field_is_typed_into_and_enter_accepts(cabin: Cabin) -> None:
    cabin.click("name")
    cabin.type("anne")
    cabin.key(pygame.K_BACKSPACE)
    assert cabin.lines["name"].text == "ann"
    cabin.type("m")
    assert cabin.pressed == [], "letters are no keys of the screen"
    cabin.key(pygame.K_RETURN)
    assert cabin.pressed == ["ok"]
    cabin.key(pygame.K_TAB)
    cabin.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert cabin.lines["name"].selected == "annm", "coming back, what is typed takes its place"


def test_the_mouse_puts_the_caret_and_selects(cabin: Cabin) -> None:
    cabin.click("name")
    cabin.type("one two")
    place = cabin.layout.place_of("name")
    left = (place.x + 9, place.center[1])
    cabin.update(1.0)
    cabin.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=left, button=1))
    assert cabin.lines["name"].caret == 0
    cabin.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(place.right, left[1]), rel=(1, 0), buttons=(1, 0, 0)))
    assert cabin.lines["name"].selected == "one two"
    cabin.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=left, button=1))
    cabin.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=left, button=1))
    assert cabin.lines["name"].selected == "one", "a double click takes a word"


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_it_fits_the_window_at_any_scale_and_is_painted_where_it_is_hit(
    monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    size = (1000, 700)
    pygame.display.set_mode(size)
    screen = Cabin(Window(size, scale))
    whole = pygame.Rect(0, 0, *size)
    assert all(whole.contains(pygame.Rect(hit.rect)) for hit in screen.layout.hits())
    flags: list[pygame.Rect] = []
    monkeypatch.setattr(screen, "painters", lambda: {"flag": lambda canvas, rect: flags.append(rect)})
    screen.set_focus("name")
    canvas = Canvas(pygame.Surface(size), scale, screen.layout.place_of("ok").center)
    screen.draw(canvas)
    assert [(zone.name, zone.rect) for zone in canvas.zones] == [
        (hit.name, pygame.Rect(hit.rect)) for hit in screen.layout.hits()
    ]
    assert [tuple(flag) for flag in flags] == [screen.layout.place_of("flag")]
    assert canvas.surface.get_clip() == whole


def test_an_unchanged_description_is_laid_out_once(cabin: Cabin) -> None:
    first = cabin.layout
    assert cabin.layout is first
    cabin.crew += 1
    assert cabin.layout is not first


@pytest.mark.parametrize("module", ["nodes", "placing", "text_line"])
def test_the_core_knows_no_pygame(module: str) -> None:
    tree = ast.parse((Path(nodes.__file__).parent / f"{module}.py").read_text(encoding="utf-8"))
    imported = {
        name
        for node in ast.walk(tree)
        for name in (
            [f"{node.module}.{alias.name}" for alias in node.names]
            if isinstance(node, ast.ImportFrom) and node.module == "pb12table.window.kit"
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
        + ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [])
    }
    own = {name for name in imported if name.startswith(("pb12table", "pygame"))}
    general = ("pb12table.window.kit.theme", "pb12table.window.kit.palette", "pb12table.files.forms.basics")
    assert all(name.startswith("pb12table.window.layout.") or name in general for name in own)
