"""The referee panel: all that may be set by hand, changed in place, put to all players, and set once they agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.screens.base import Desk
from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.system import NOW, Amendment, Setting, Value, plain_amendment
from pb12table.skirmish.forms.form import Ghost
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene, system
from pb12table.table.motion.falling import stand_heights
from pb12table.table.shapes import Point, plan_distance, rounded_point
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import about_words, amendment_line, player_name, setting_name, value_words
from pb12table.window.forms.form_card import draw_sketches
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.nodes import Box, Button, Column, Field, Label, Node, Row, Scroll, Toggle, Tone
from pb12table.window.layout.painting import FontLetters
from pb12table.window.layout.placing import BUTTON_HEIGHT, EDGE, SCROLL_BAR, Layout, Rect, filled
from pb12table.window.layout.text_line import TextLine
from pb12table.window.play.base import Mode
from pb12table.window.scene.picture import Picture
from pb12table.window.screens.base import LaidScreen
from pb12table.window.screens.dialogs import Agreement, PickOne

WIDTH: Final = 400.0
PAD: Final = 16.0
NARROW: Final = 32.0
"""How wide a button is that makes a number less or more."""
VALUE: Final = 76.0
"""How wide the room for a number is, with what it was before."""
CHOICE: Final = 150.0
TURN: Final = 15.0
"""By so many degrees a figure turns at a key."""
AGAIN: Final = 0.5
"""A click so near to where a figure was put means the next lower place there, in steps."""
GAME: Final = ""


class RefereeGame(Playing, Protocol):
    """A game screen, as the referee panel knows it."""

    desk: Desk

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event of the mouse over the table."""
        ...

    def amended(self) -> None:
        """Handle that something has been set: all that is asked and shown may have changed."""
        ...


def settings_of(game: RefereeGame) -> Sequence[Setting]:
    """Return all that may be set now."""
    face = system(game.setup.system).amending
    return () if face is None else face.settings(game.state)


Known = tuple[str, str, str]


def id_of(setting: Setting) -> Known:
    """Return what distinguishes a setting from all others."""
    return (setting.about, setting.key, setting.name)


def amendment_to(setting: Setting, value: Value) -> Amendment:
    """Return what sets something to a value."""
    to: Any = value
    return Amendment(set=setting.key, to=to, about=setting.about, name=setting.name)


class RefereeMode(Mode):
    """The table while something is set by hand: a click on a figure means it, one on the ground puts it there."""

    game: RefereeGame

    def __init__(self, game: RefereeGame) -> None:
        super().__init__(game)
        self.panel = RefereePanel(game.desk, game, self)

    def entered(self) -> None:
        self.game.desk.open(self.panel)

    def click(self, point: Point, figure: FigureId | None) -> None:
        if self.panel.placed is not None:
            self.panel.put(point)
        elif figure is not None:
            self.pick(figure)

    def pick(self, figure: FigureId) -> None:
        self.game.select(figure)
        self.panel.choose(figure)

    def turn(self, degrees: float) -> None:
        self.panel.turn(degrees)

    def decorate(self, picture: Picture) -> None:
        draw_sketches(picture, self.game, self.panel.ghosts())

    def back(self) -> None:
        self.panel.refuse()


class RefereePanel(LaidScreen):
    """A list of all that may be set of one subject, at the side of the table; several changes are put to all together.

    `changes` are the new values, of whatever subject.  The mouse beside it means the table: a click on a figure chooses
    it, and while a place is asked for (`placed`) a click on the table puts the figure there.
    """

    desk: Desk

    def __init__(self, desk: Desk, game: RefereeGame, mode: RefereeMode) -> None:
        super().__init__(desk)
        self.game = game
        self.changes: dict[Known, Value] = {}
        self.placed: Setting | None = None
        self._mode = mode
        self._is_left = False
        known = self.subjects()
        selected = "" if game.selected is None else str(game.selected)
        self.about = selected if selected in known else known[0] if known else GAME
        self._make_way()

    # -- what there is ------------------------------------------------------------------------------------------------

    def subjects(self) -> list[str]:
        """Return whose settings there are: figures, players, and the game."""
        return list(dict.fromkeys(each.about for each in settings_of(self.game)))

    def listed(self) -> list[Setting]:
        """Return what may be set of the subject that is shown."""
        return [each for each in settings_of(self.game) if each.about == self.about]

    def changed(self) -> list[tuple[Setting, Value]]:
        """Return all that is to be set, of all subjects, in the order of the lists."""
        found = ((each, self._wanted(each)) for each in settings_of(self.game))
        return [(each, value) for each, value in found if value is not None and value != each.value]

    def _wanted(self, setting: Setting) -> Value | None:
        """Return the value that a setting is to get; None for no other than it has."""
        line = self.lines.get(_field(setting))
        return line.text.strip() if line is not None else self.changes.get(id_of(setting))

    def refusal(self, setting: Setting, value: Value) -> Refusal | None:
        """Return why something cannot be set; None if it can."""
        return self.game.controller.session.amendment_refusal(plain_amendment(amendment_to(setting, value)))

    def ghosts(self) -> list[Ghost]:
        """Return the figures where they would stand."""
        face, state, found = scene(self.game.setup.system), self.game.state, []
        for setting, value in self.changed():
            figure = FigureId(setting.about)
            if isinstance(value, tuple) and face.is_on_table(state, figure):
                able = self.refusal(setting, value) is None
                found.append(Ghost(figure, face.body(state, figure).at(*value), able, lettered=True))
        return found

    # -- what is shown ------------------------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """The texts of the window's language, as the game has them."""
        return self.game.texts

    def describe(self) -> Node:
        texts, settings, changed = self.texts, self.listed(), self.changed()
        free = (0.0, 0.0, SCROLL_BAR, 0.0)
        subject = Button(
            "about", about_words(texts, self.game.setup, self.about), min_height=BUTTON_HEIGHT, side="left"
        )
        told = texts("referee-explanation") if settings else texts("referee-nothing")
        told = texts("referee-click") if self.placed is not None else told
        # Two columns of words would be torn apart: each setting has its name above or before its value.
        rows = Column(tuple(node for setting in settings for node in self._rows(setting)), 6.0)
        able = bool(changed) and all(self.refusal(each, value) is None for each, value in changed)
        others = [texts("referee-others", number=number)] if (number := self._elsewhere(changed)) else []
        foot = (
            Button("back", texts("card-cancel"), texts("key-escape"), min_height=BUTTON_HEIGHT, grow=1.0),
            Button("put", texts("referee-put"), texts("key-return"), min_height=BUTTON_HEIGHT, grow=1.0,
                   style="primary" if able else "plain", enabled=able),
        )  # fmt: skip
        parts: tuple[Node, ...] = (
            Box(Label(texts("referee-title"), theme.TITLE, bold=True, told=True), free),
            Box(Column((Label(told, theme.SMALL, "muted"), subject), 8.0), free),
            Scroll("body", rows, self.scrolled, grow=1.0, min_height=80.0),
            *(Box(Label(words, theme.SMALL, "accent"), free) for words in others),
            Box(Row(foot, 8.0), free),
        )
        return Box(Column(parts, 12.0), (PAD, 14.0, PAD - SCROLL_BAR, 14.0), "dialog")

    def _elsewhere(self, changed: Sequence[tuple[Setting, Value]]) -> int:
        """Return how many changes are not in the list that is shown."""
        return sum(setting.about != self.about for setting, _ in changed)

    def _rows(self, setting: Setting) -> list[Node]:
        """Return a setting with its value, which is changed there; below it why that is refused."""
        texts, setup = self.texts, self.game.setup
        name = upper_first(setting_name(texts, setup, setting.key, setting.name).rstrip(":"))
        value = self._wanted(setting)
        is_changed = value is not None and value != setting.value
        now = setting.value if value is None else value
        tone: Tone = "accent" if is_changed else "text"
        words, above = (Label(name, tone=tone, bold=is_changed, grow=grow) for grow in (1.0, 0.0))
        at = self.listed().index(setting)
        found: list[Node] = []
        if setting.choices == (NOW,):
            found.append(Toggle(f"now:{at}", name, is_changed))
        elif setting.choices:
            shown = self._told(setting, now, is_changed)
            found.append(Row((words, Button(f"next:{at}", shown, min_width=CHOICE)), 8.0, "center"))
        elif setting.longest:
            found += [above, Field(_field(setting), value_words(texts, setup, setting.key, ""))]
        elif isinstance(setting.value, tuple):
            key = self.placed is not None and id_of(self.placed) == id_of(setting)
            found += [above, Button(f"place:{at}", self._told(setting, now, is_changed), pressed=key, side="left")]
        else:
            assert isinstance(now, int), "a number"
            less = Button(f"less:{at}", "−", min_width=NARROW, enabled=now > setting.lowest)
            more = Button(f"more:{at}", "+", min_width=NARROW, enabled=now < setting.highest)
            number = Label(self._told(setting, now, is_changed), tone=tone, bold=is_changed, side="center",
                           min_width=VALUE, wrap=False)  # fmt: skip
            found.append(Row((words, less, number, more), 4.0, "center"))
        refusal = self.refusal(setting, now) if is_changed else None
        return [*found, *([Label(self.game.refusal_text(refusal), theme.SMALL, "bad")] if refusal is not None else [])]

    def _told(self, setting: Setting, now: Value, is_changed: bool) -> str:
        """Return a value, and if it is another one what it was before."""
        texts, setup = self.texts, self.game.setup
        after = upper_first(value_words(texts, setup, setting.key, now).rstrip(","))
        if not is_changed:
            return after
        before = value_words(texts, setup, setting.key, setting.value).rstrip(",")
        return texts("referee-change", before=upper_first(before), after=after)

    def arrange(self, node: Node) -> Layout:
        return filled(node, self._rect(), self.window.scale, FontLetters())

    def _rect(self) -> Rect:
        """Return where the panel lies: as high as the window, at its right or left side."""
        (wide, high), scale = self.window.size, self.window.scale
        edge, width = round(EDGE * scale), round(min(WIDTH * scale, wide - 2 * EDGE * scale))
        return Rect(edge if self._is_left else wide - edge - width, edge, width, high - 2 * edge)

    def _make_way(self) -> None:
        """Go to the other side if what is chosen would lie below."""
        face, state = scene(self.game.setup.system), self.game.state
        figure = FigureId(self.about)
        if self.about in self.game.setup.figure_by_id and face.is_on_table(state, figure):
            body = face.body(state, figure)
            if pygame.Rect(self._rect()).collidepoint(self.game.camera.to_screen((body.x, body.y))):
                self._is_left = not self._is_left

    def draw(self, canvas: Canvas) -> None:
        # The table is not veiled: it is read and clicked meanwhile.
        canvas.zones.clear()
        canvas.shadow(pygame.Rect(self.layout.root.rect), 10)
        self.paint(canvas)

    # -- doing --------------------------------------------------------------------------------------------------------

    def choose(self, about: str) -> None:
        """Show the settings of somebody, or of the game."""
        if about in self.subjects():
            self.about, self.placed, self.offsets["body"] = about, None, 0
            for setting in self.listed():
                if setting.longest and isinstance(setting.value, str):
                    self.lines.setdefault(_field(setting), TextLine(setting.value))
            self.set_focus("")
            self._make_way()
            self._changed = True

    def put(self, point: Point) -> None:
        """Put the figure whose place is asked for on a point of the table, a second time one storey lower."""
        setting = self.placed
        if setting is None or not isinstance(setting.value, tuple):
            return
        before = self._wanted(setting)
        facing = before[3] if isinstance(before, tuple) else setting.value[3]
        x, y = rounded_point(point)
        face, figure = scene(self.game.setup.system), FigureId(setting.about)
        heights = sorted(stand_heights(face.footing(self.game.state, figure), x, y) or (0.0,), reverse=True)
        at = 0
        if isinstance(before, tuple) and plan_distance((before[0], before[1]), (x, y)) < AGAIN:
            lower = [number for number, height in enumerate(heights) if height < before[2]]
            at, x, y = (lower or [0])[0], before[0], before[1]
        self._set(setting, (x, y, heights[min(at, len(heights) - 1)], facing))

    def turn(self, degrees: float) -> None:
        """Turn the figure whose place is asked for, where facing matters."""
        setting = self.placed
        if setting is not None and scene(self.game.setup.system).faces:
            value = self._wanted(setting) or setting.value
            assert isinstance(value, tuple), "a place"
            self._set(setting, (*value[:3], (value[3] + degrees) % 360.0))

    def _set(self, setting: Setting, value: Value) -> None:
        self.changes[id_of(setting)] = value
        self._changed = True
        self.game.touch()

    def press(self, name: str) -> None:
        kind, _, number = name.partition(":")
        settings = self.listed()
        setting = settings[int(number)] if number.isdecimal() and int(number) < len(settings) else None
        match kind:
            case "about":
                self._ask_about()
            case "back":
                self.refuse()
            case "put":
                self.accept()
            case _ if setting is not None:
                self._change(kind, setting)

    def _change(self, kind: str, setting: Setting) -> None:
        """Do what a button of a setting means."""
        value = self._wanted(setting)
        now = setting.value if value is None else value
        match kind:
            case "now":
                self._set(setting, setting.value if now == NOW else NOW)
            case "next" if setting.choices:
                at = setting.choices.index(str(now)) + 1 if now in setting.choices else 0
                self._set(setting, setting.choices[at % len(setting.choices)])
            case "less" | "more" if isinstance(now, int):
                self._set(setting, min(max(now + (1 if kind == "more" else -1), setting.lowest), setting.highest))
            case "place":
                is_asked = self.placed is not None and id_of(self.placed) == id_of(setting)
                self.placed = None if is_asked else setting

    def _ask_about(self) -> None:
        """Let somebody be chosen from a list."""
        texts, known = self.texts, self.subjects()
        options = [(about, about_words(texts, self.game.setup, about)) for about in known]
        marked = known.index(self.about) if self.about in known else 0
        self.desk.open(PickOne(self.desk, texts("referee-about"), options, self.choose, marked))

    def accept(self) -> None:
        """Put all changes to all players; the program agrees to everything."""
        changed = self.changed()
        if not changed or any(self.refusal(each, value) is not None for each, value in changed):
            return
        texts, game = self.texts, self.game
        lines = [amendment_line(texts, game.setup, setting, value) for setting, value in changed]
        names = [player_name(game.setup, player) for player in game.controller.people]
        title = texts("referee-agree-title")
        text = "\n".join((*(f"{line}." for line in lines), "", texts("referee-agree-text")))
        agree, no = texts("referee-agree"), texts("referee-keep")
        amendments = [plain_amendment(amendment_to(setting, value)) for setting, value in changed]
        self.desk.open(Agreement(self.desk, title, text, names, agree, no, lambda: self._agreed(amendments)))

    def _agreed(self, amendments: Sequence[Any]) -> None:
        refusal = self.game.controller.amend(*amendments)
        if refusal is not None:
            self.game.refuse(refusal)
        else:
            self.desk.leave(self)
            self.game.amended()

    def refuse(self) -> None:
        """Go a step back: no place is asked for any more, or back to the game."""
        if self.placed is not None:
            self.placed = None
        else:
            self.desk.leave(self)
            self.game.leave_mode()

    def handle(self, event: pygame.event.Event) -> None:
        is_of_mouse = hasattr(event, "pos") or event.type == pygame.MOUSEWHEEL
        if is_of_mouse and not pygame.Rect(self.layout.root.rect).collidepoint(getattr(event, "pos", self._mouse)):
            self._mouse = getattr(event, "pos", self._mouse)
            self._changed = True
            self.game.handle(event)
        else:
            super().handle(event)

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in TURNS and self.placed is not None:
            self.turn(TURNS[event.key])
        else:
            super().take_key(event)

    def update(self, seconds: float) -> bool:
        if self.game.mode is not self._mode:
            # The game has gone on, or back, by something that was clicked beside the panel.
            self.desk.leave(self)
            return True
        return super().update(seconds)


TURNS: Final = {pygame.K_q: TURN, pygame.K_e: -TURN}


def _field(setting: Setting) -> str:
    """Return the name of the line that a text is typed into."""
    return f"text:{setting.about}:{setting.key}:{setting.name}"
