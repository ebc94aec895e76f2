"""A tutorial on a game screen: what it says in its box, lets through, shows, and how far somebody has come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import pygame

from pb12table.app.panels.action_bar import MORE
from pb12table.app.play.controller import Controller
from pb12table.files.places import user_folder, write_atomically
from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.faces.system import GameState
from pb12table.systems.known import referee, scene
from pb12table.texts.locale import Texts
from pb12table.tutorials import Course, decoded, lesson_key, place_of
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import mixed
from pb12table.window.layout.nodes import Box, Button, Column, Label, Node, Plate, Row
from pb12table.window.layout.painting import draw_panel, wanted_height
from pb12table.window.scene.picture import Camera


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one tutorial: its save, how long the journal was at the begin of each step, and whether it is over."""

    save: str
    begins: tuple[int, ...] = (0,)
    is_over: bool = False


def _file() -> Path:
    return user_folder() / "tutorials.json"


def read_notes() -> dict[str, Note]:
    """Return what is known of each tutorial by its id; nothing if the file cannot be read."""
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Note])
    except (OSError, msgspec.DecodeError):
        return {}


def write_note(tutorial: str, note: Note) -> None:
    """Remember how far a tutorial has come; a full disk is no reason to stop."""
    notes = read_notes()
    if notes.get(tutorial) == note:
        return
    try:
        write_atomically(_file(), msgspec.json.encode({**notes, tutorial: note}))
    except OSError:
        return


def tutorial_of(save: Path) -> tuple[str, Note] | None:
    """Return the tutorial that is played in a save, with what is known of it; None for any other game."""
    return next(((name, note) for name, note in read_notes().items() if Path(note.save) == save), None)


BLINK: Final = 0.6
"""So many seconds the lights are bright, and so many dim."""


class Taught(Protocol):
    """The game screen, as a lesson knows it."""

    controller: Controller

    @property
    def texts(self) -> Texts: ...

    @property
    def settings(self) -> Settings: ...

    def refresh(self) -> None:
        """See what follows from answers that were given."""
        ...

    def go_back(self, target: int) -> None:
        """Go back to a length of the journal."""
        ...

    def say(self, text: str, *, bad: bool = False) -> None: ...

    def leave(self) -> None: ...

    def touch(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Said:
    """What the box shows: where one is, a title, words, and buttons with their labels and short ones.

    The first button is the main one; it is urged where the way on is by it, not where one shall act oneself.
    """

    where: str
    title: str
    text: str
    buttons: tuple[tuple[str, str, str], ...]
    is_urged: bool


class Lesson:
    """The course of a tutorial beside a game."""

    def __init__(self, course: Course, save: Path | None) -> None:
        self.course = course
        self._save = save
        self._age = 0.0
        self._told: tuple[int, bool] | None = None

    # -- what it says -------------------------------------------------------------------------------------------------

    def said(self, texts: Texts, settings: Settings) -> Said:
        """Return what the box shows now."""
        course, tutorial = self.course, self.course.tutorial
        name = tutorial.form.name if isinstance(tutorial.form.name, str) else _in_language(tutorial.form.name, texts)
        where = texts("lesson-where", name=name, step=course.at + 1, steps=len(tutorial.steps))
        if course.is_over:
            ways = _buttons(texts, ("leave", "to-start"), ("close", "play-on"))
            return Said(where, texts("lesson-over"), texts("lesson-over.text"), ways, True)
        key, named = lesson_key(tutorial, course.step.id), _keys(texts, tutorial.system, settings)
        buttons = ["next"] if course.is_read else ["show", "again"] if course.step.show else []
        labels = _buttons(texts, *((name, name) for name in (*buttons, "leave")))
        return Said(where, texts(key), texts(f"{key}.text", **named), labels, course.is_read)

    @property
    def points(self) -> tuple[str, ...]:
        """Return what lights up: zones of the screen, figures, zones and places of the table."""
        return () if self.course.is_over else self.course.step.form.point

    @property
    def is_bright(self) -> bool:
        """Return whether the lights are bright just now."""
        return self._age % (2.0 * BLINK) < BLINK

    # -- what it lets through -----------------------------------------------------------------------------------------

    def refusal(self, texts: Texts, request: Request[Any, Any] | None, answer: Any) -> str:
        """Return why an answer is not let through, in a sentence; "" if it is."""
        if request is None or isinstance(request, Dice) or self.course.allows(request, answer):
            return ""
        return texts("lesson-read-first" if not self.course.step.form.allow else "lesson-not-yet")

    # -- going on -----------------------------------------------------------------------------------------------------

    def hear(self, command: str) -> None:
        """Note that a command of the screen was given."""
        self.course.hear(command)

    def update(self, game: Taught, seconds: float) -> bool:
        """Go on by some time; return whether anything looks different."""
        was_bright, self._age = self.is_bright, self._age + seconds
        while not game.controller.playback.is_running and self.course.is_reached():
            self._go_on(game)
        self._remember()
        return was_bright != self.is_bright and bool(self.points)

    def _go_on(self, game: Taught) -> None:
        self.course.go_on()
        self._age = 0.0
        # What others answer first in the new step is asked already.
        game.controller.answer_by_itself()
        game.refresh()

    def travelled(self) -> None:
        """Note that the game has gone elsewhere."""
        self.course.travelled()

    def _remember(self) -> None:
        course, session = self.course, self.course.session
        now = (0 if session is None else len(session.entries), course.is_over)
        if self._save is not None and self._told != (course.at, course.is_over):
            self._told = (course.at, course.is_over)
            if now[0]:
                write_note(course.tutorial.id, Note(str(self._save), tuple(course.begins), course.is_over))

    def press(self, game: Taught, name: str) -> bool:
        """Handle a press on a button of the box; return whether the box goes away for good."""
        match name:
            case "next" if self.course.is_read and not self.course.is_over:
                self._go_on(game)
            case "show":
                self._show(game)
            case "again":
                game.go_back(self.course.begins[-1])
            case "leave":
                game.leave()
            case "close":
                return True
            case _:
                pass
        return False

    def _show(self, game: Taught) -> None:
        """Do what one may do oneself, from the beginning of the step."""
        controller = game.controller
        if len(controller.session.entries) > self.course.begins[-1]:
            game.go_back(self.course.begins[-1])
        lines = list(self.course.step.show)
        while not self.course.is_reached():
            answer = self._next_shown(controller, lines)
            if answer is None or controller.commit(answer[0]) is not None:
                break
        game.refresh()

    def _next_shown(self, controller: Controller, lines: list[Any]) -> tuple[Any] | None:
        """Return the next line as an answer; a question that nothing waits for is skipped.  None where none fits."""
        request = controller.pending
        if request is None:
            return None
        face, state = referee(self.course.tutorial.system), controller.session.state
        coming = [line if isinstance(line, dict) else {"answer": line} for line in lines]
        passed = None if face is None else face.passed_over(request, state, coming)
        if passed is not None:
            return (passed,)
        if not lines:
            return None
        answer = decoded(request, lines.pop(0))
        return None if answer is None else (answer,)


def _buttons(texts: Texts, *named: tuple[str, str]) -> tuple[tuple[str, str, str], ...]:
    """Return buttons by their names and the keys of their labels."""
    return tuple((name, texts(f"lesson-{key}"), texts(f"lesson-{key}.short")) for name, key in named)


def _in_language(name: Any, texts: Texts) -> str:
    return str(name.de if texts.language == "de" else name.en)


def _keys(texts: Texts, system: str, settings: Settings) -> dict[str, str]:
    """Return the keys of all commands, as a text may name them: `show-all-sight`."""
    return dict(_named(texts, system, settings))


def _named(texts: Texts, system: str, settings: Settings) -> Iterator[tuple[str, str]]:
    for command in keys.commands(system):
        yield command.name, keys.shown_key(texts, command.name, settings.keys)


ZONE = "lesson:"
"""The zones of its buttons, with their names."""
TILE = "command:"
"""The zones of tiles, with their commands."""
PLACE = 0.7
"""How large the light around a place is, in steps."""
ROOMY = 0.66
"""The larger box takes at most this share of the column."""
AROUND = 0.35
"""How far the light around a figure is from its base, in steps."""


def box_height(canvas: Canvas, column: pygame.Rect, said: Said) -> int:
    """Return the height of the box in a column, in window pixels; in a low one its letters are smaller."""
    return wanted_height(_fitting(canvas, column, said), column.w, canvas.scale)


def draw_box(canvas: Canvas, rect: pygame.Rect, said: Said) -> None:
    """Paint it at its place; its buttons are zones that begin with ZONE."""
    canvas.shadow(rect, 6)
    canvas.zone(rect, "panel:lesson")
    column = pygame.Rect(rect.left, rect.top, rect.w, max(rect.h, canvas.rect.h // 2))
    draw_panel(canvas, rect, _fitting(canvas, column, said))


def _fitting(canvas: Canvas, column: pygame.Rect, said: Said) -> Node:
    """Return the roomy box if most of the column has room for it, else a small one, else the smallest."""
    for size, share in (("roomy", ROOMY), ("small", 1.0)):
        node = _described(said, size)
        if wanted_height(node, column.w, canvas.scale) <= share * column.h:
            return node
    return _described(said, "least")


def _described(said: Said, size: str) -> Node:
    small = size != "roomy"
    main, *others = (
        Button(
            f"{ZONE}{name}",
            short if size == "least" else label,
            height=24.0 if small else 28.0,
            style="primary" if not number and said.is_urged else "quiet",
            size=theme.SMALL,
        )
        for number, (name, label, short) in enumerate(said.buttons)
    )
    rows: list[Node] = [main, *([Row(tuple(others), 4.0)] if others else [])]
    where = () if size == "least" else (Label(said.where, theme.SMALL, "muted"),)
    words = Column(
        (
            *where,
            Label(said.title, theme.NORMAL if small else theme.LARGE, theme.PLANNED, bold=True),
            *(Label(part, theme.SMALL if small else theme.NORMAL, told=not small) for part in said.text.split("\n\n")),
        ),
        2.0 if small else 4.0,
    )
    plate = Plate(mixed(theme.PANEL, theme.PLANNED, 0.14), mixed(theme.PANEL, theme.PLANNED, 0.7), thickness=2.0)
    pad, gap = (6.0, 4.0) if small else (10.0, 6.0)
    return Box(Column((words, *rows), gap), (pad + 2.0, pad, pad + 2.0, pad), plate)


# -- lights -------------------------------------------------------------------------------------------------------


def draw_lights(
    canvas: Canvas,
    free: pygame.Rect,
    points: tuple[str, ...],
    state: GameState,
    camera: Camera,
    labels: Sequence[pygame.Rect],
) -> None:
    """Paint bright frames around what is pointed at: panels and tiles as they were painted, places of the table.

    A tile that is not in front is pointed at by the tile that opens the rest. The labels of the table stay readable.
    """
    named = {zone.name: zone.rect for zone in canvas.zones}
    for point in points:
        name = f"{TILE}{MORE}" if point.startswith(TILE) and point not in named else point
        if name in named:
            rect = named[name].inflate(canvas.px(4), canvas.px(4))
            pygame.draw.rect(canvas.surface, theme.ACCENT, rect, max(2, canvas.px(3)), canvas.px(6))
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(free)
    whole = canvas.surface.get_rect()
    seen = [each.clip(whole) for each in labels if each.colliderect(whole)]
    kept = [(rect, canvas.surface.subsurface(rect).copy()) for rect in seen]
    for ring in _rings(points, state):
        _draw_ring(canvas, [camera.to_screen(corner) for corner in ring])
    for (x, y), radius in _circles(points, state):
        centre, far = camera.to_screen((x, y)), camera.to_screen((x + radius, y))
        _draw_circle(canvas, centre, abs(far[0] - centre[0]))
    for rect, painted in kept:
        canvas.surface.blit(painted, rect)
    canvas.surface.set_clip(clip)


def _circles(points: tuple[str, ...], state: GameState) -> Iterator[tuple[tuple[float, float], float]]:
    """Yield where circles light up on the table, and their sizes, in steps."""
    face = scene(state.setup.system)
    for point in points:
        kind, _, rest = point.partition(":")
        place = place_of(point)
        if place is not None:
            yield place, PLACE
        elif kind == "figure":
            figure = next((each.id for each in state.setup.figures if each.id == rest), None)
            if figure is not None and face.is_on_table(state, figure):
                body = face.body(state, figure)
                yield body.position, _radius(body.footprint) + AROUND


def _radius(footprint: object) -> float:
    return footprint if isinstance(footprint, float) else 0.6


def _rings(points: tuple[str, ...], state: GameState) -> Iterator[tuple[tuple[float, float], ...]]:
    """Yield the outlines of the zones that light up."""
    wanted = {point.partition(":")[2] for point in points if point.startswith("zone:")}
    for zone in state.setup.zones:
        if zone.id in wanted:
            yield tuple((corner[0], corner[1]) for corner in zone.area.outline)


def _draw_ring(canvas: Canvas, corners: list[tuple[int, int]]) -> None:
    pygame.draw.polygon(canvas.surface, theme.INK, corners, canvas.px(7))
    pygame.draw.polygon(canvas.surface, theme.ACCENT, corners, canvas.px(4))


def _draw_circle(canvas: Canvas, centre: tuple[int, int], radius: int) -> None:
    for ink, more in ((theme.INK, 2), (theme.ACCENT, 0)):
        pygame.draw.circle(canvas.surface, ink, centre, radius + canvas.px(more), canvas.px(4 + 2 * more))
