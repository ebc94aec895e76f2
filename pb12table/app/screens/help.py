"""Help: how a round goes, what the mouse does, every key there is, and what lines and colours mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import pygame

from pb12table.app.learning.offering import offer_tutorials
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.systems import known
from pb12table.texts.plain import upper_first
from pb12table.texts.rule_list import all_ids, all_rules
from pb12table.texts.rulings import rules_of_rulings
from pb12table.tutorials.reading import tutorial_files
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import player_look
from pb12table.window.kit.strokes import put
from pb12table.window.layout.letters import FontLetters
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Field, Label, Node, Row, Scroll, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.parts import BUTTON_HEIGHT, PAD, dialog_button
from pb12table.window.layout.placed import Rect
from pb12table.window.layout.placing import BADGE_ROOM, EDGE, SCROLL_BAR, filled
from pb12table.window.layout.text_line import TextLine
from pb12table.window.play.face import window_of
from pb12table.window.scene.layers.aim_marks import aim_mark
from pb12table.window.tokens.marks import mark_picture

NO_GAME: Final = ("look", "watch", "edit", "worth", "compare")
"""Where these keys are alive nobody plays a round."""
SHOWING: Final = frozenset(
    command.name for command in keys.commands()
    if command.group == "table" and command.name.startswith(("show-", "fold-", "zoom-", "pan-", "ruler"))
)  # fmt: skip
"""What is not done but looked at."""
MOUSE: Final = (
    "mouse-left", "mouse-right", "mouse-drag", "mouse-middle", "mouse-wheel", "mouse-shift-wheel", "mouse-rule",
)  # fmt: skip

WIDTH: Final = 1280.0
HEIGHT: Final = 840.0
COLUMN: Final = 340.0
"""A column is at least so wide."""
MOST_COLUMNS: Final = 3
BETWEEN: Final = 28.0
"""How far columns are apart."""
KEY_ROOM: Final = 104.0
"""What is kept for the keys on the left of a row."""
MARK: Final = 20.0
SOUGHT: Final = "sought"
"""The line in which one types what is looked for."""
AIM: Final = "aim"
"""What stands for the mark of an aim among those of the system."""


@dataclass(frozen=True, slots=True)
class Block:
    """A heading with rows: a key (or "" for a plain paragraph) and what it does.

    `marks`: what stands for the marks that are painted on the left of the rows instead of keys.
    """

    title: str
    rows: tuple[tuple[str, str], ...]
    marks: tuple[str, ...] = ()


class Help(ProgramScreen):
    """A page over whatever was open; Escape, F1 or Enter closes it.

    `first` are the groups of keys that mean something where help was opened: they stand at its beginning.
    """

    def __init__(self, desk: Desk, first: Sequence[str] = (), system: str = known.UNNAMED) -> None:
        super().__init__(desk)
        self.system = system
        self._first = tuple(first)
        self._face = window_of(system)
        self._made: tuple[object, tuple[Node, ...]] | None = None
        self.lines[SOUGHT] = TextLine("")
        self.set_focus(SOUGHT)

    @property
    def sought(self) -> str:
        """What is looked for among keys and words, "" for nothing."""
        return self.lines[SOUGHT].text.strip().casefold()

    def found(self) -> list[Block]:
        """All blocks, or the rows in which what is looked for stands, each below its heading."""
        if not self.sought:
            return self.blocks()
        blocks = [*([] if not self._tells_round_first() else self._round()), *self.blocks()]
        return [found for block in blocks if (found := _with(block, self.sought)).rows]

    # -- what it says -------------------------------------------------------------------------------------------------

    def blocks(self) -> list[Block]:
        """All there is to read, in order: what can be done here, the mouse, then everything else."""
        texts = self.desk.texts.of(self.system)
        groups = tuple(dict.fromkeys(command.group for command in keys.commands(self.system)))
        rules, rulings = tuple(all_rules(self.system)), tuple(rules_of_rulings(self.system))
        example = ", ".join((*rules[:1], *rulings[:1]))
        mouse = (texts(name, example=example).partition(": ") for name in MOUSE if example or name != "mouse-rule")
        how = Block(texts("help-mouse-title"), tuple((button, upper_first(words)) for button, _, words in mouse))
        here = [group for group in groups if group in self._first]
        elsewhere = [group for group in groups if group not in here and (group != "edit" or not here)]
        return [
            *self._groups(here),
            how,
            *self._groups(elsewhere),
            *self._signs(),
            *([] if self._tells_round_first() else self._round()),
        ]

    def _round(self) -> list[Block]:
        """How a round goes, where the texts of the system say it."""
        texts = self.desk.texts.of(self.system)
        told = texts.either("help-round", "")
        return [Block(texts("help-round-title"), (("", told),))] if told else []

    def _signs(self) -> list[Block]:
        """Marks as they are drawn, and what words and letters stand for."""
        texts = self.desk.texts.of(self.system)
        signs, glossary = self._face.signs(texts), known.words(self.system).glossary(texts)
        names = tuple(("", name) for name, _ in signs)
        marks = Block(texts("help-marks-title"), names, tuple(name for name, _ in signs))
        aim = texts.either("help-mark-aim", "")
        aims = Block(texts("help-table-marks-title"), (("", aim),) if aim else (), (AIM,))
        short = Block(texts("help-short-title"), tuple(glossary))
        return [block for block in (marks, aims, short) if block.rows]

    def _tells_round_first(self) -> bool:
        """Whether a round of the game is what one wants to read first."""
        return not set(NO_GAME) & set(self._first)

    def _groups(self, groups: Sequence[str]) -> list[Block]:
        """The keys of some groups, and what lines mean after those that always hold."""
        texts = self.desk.texts.of(self.system)
        found: list[Block] = []
        for group in groups:
            rows = (
                (keys.shown_key(texts, command.name, self.desk.settings.keys), command.name)
                for command in keys.commands(self.system)
                if command.group == group and keys.shows(command.name, self.system)
            )
            words = [(key, texts(f"command-{name}"), name in SHOWING) for key, name in rows]
            told = [("", texts("look-mouse"))] if group == "look" else []
            told += [(key, what) for key, what, shows in words if not shows]
            found.append(Block(upper_first(texts(f"key-group-{group}")), tuple(told)))
            if group == "table":
                found.append(Block(texts("help-lines-title"), (("", texts("help-lines")),)))
            showing = tuple((key, what) for key, what, shows in words if shows)
            if showing:
                found.append(Block(texts("help-showing-title"), showing))
        return found

    # -- how it is arranged -------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts, (wide, high) = self.desk.texts, self._room()
        close = dialog_button("close", texts("close"), key=texts("key-escape"), is_main=True)
        rules = (Button("rules", texts("rule-page-all"), min_height=BUTTON_HEIGHT),) if all_ids(self.system) else ()
        if tutorial_files(self.system):
            rules = (Button("tutorial", texts("help-tutorial"), min_height=BUTTON_HEIGHT), *rules)
        title = Label(texts("help-title"), theme.TITLE, bold=True, told=True)
        search = Field(SOUGHT, texts("help-search"), grow=1.0)
        head = Row((title, Space(min_width=12.0), search, *rules, close), 8.0, "center")
        parts = (Box(head, (0.0, 0.0, SCROLL_BAR, 0.0)), Scroll("body", self._body(), self.scrolled, grow=1.0))
        pad = (PAD, 14.0, PAD - SCROLL_BAR, 12.0)
        return Box(
            Column(parts, 12.0), pad, "dialog", min_width=wide, max_width=wide, min_height=high, max_height=high
        )

    def _room(self) -> tuple[float, float]:
        """The size of the page, as far as the window has room, in natural pixels."""
        width, height = (side / self.window.scale - 2 * EDGE for side in self.window.size)
        return min(WIDTH, width), min(HEIGHT, height)

    def _body(self) -> Node:
        """The round over the whole width where one plays, the rest in columns."""
        asked = (self.desk.texts.language, self.window.size, self.window.scale, self.sought)
        if self._made is None or self._made[0] != asked:
            shows_round = self._tells_round_first() and not self.sought
            whole: list[Node] = [self._block(block) for block in self._round() if shows_round]
            if self.sought and not self.found():
                whole.append(Label(self.desk.texts("help-not-found", sought=self.lines[SOUGHT].text.strip())))
            self._made = asked, (*whole, Row(tuple(self._columns()), BETWEEN, "start"))
        return Column(self._made[1], 12.0)

    def _columns(self) -> list[Node]:
        """The blocks in columns that are about as high as each other, in reading order."""
        room = self._room()[0] - 2 * PAD
        count = max(1, min(MOST_COLUMNS, int(room // COLUMN)))
        width = (room - (count - 1) * BETWEEN) / count
        nodes = [self._block(block) for block in self.found()]
        heights = [self._height(node, width) for node in nodes]
        limit = sum(heights) // count
        while True:
            columns: list[list[Node]] = [[]]
            used = 0
            for node, height in zip(nodes, heights, strict=True):
                if columns[-1] and used + height > limit:
                    columns.append([])
                    used = 0
                columns[-1].append(node)
                used += height
            if len(columns) <= count:
                return [Column(tuple(column), 12.0, min_width=width, max_width=width) for column in columns]
            limit += round(theme.NORMAL)

    def _height(self, node: Node, width: float) -> int:
        """How high a node is in a column of a width, in window pixels."""
        room = Rect(0, 0, round(width * self.window.scale), 0)
        return filled(node, room, self.window.scale, FontLetters()).root.rect.h

    def _block(self, block: Block) -> Node:
        rows = [
            self._row(key, words, block.marks[number] if block.marks else "")
            for number, (key, words) in enumerate(block.rows)
        ]
        return Column((Label(block.title, tone="accent", bold=True), *rows), 3.0)

    def _row(self, key: str, words: str, mark: str) -> Node:
        told = Label(words, theme.NORMAL, grow=1.0)
        if mark:
            return Row((Drawn(f"mark:{mark}", min_width=MARK, min_height=MARK), told), 8.0, "center")
        if not key:
            return told
        scale = self.window.scale
        badge = FontLetters().width(key, round(theme.SMALL * scale), False, False) / scale + BADGE_ROOM
        room = Drawn(f"key:{key}", min_width=max(KEY_ROOM, badge), min_height=theme.NORMAL + 5.0)
        return Row((room, told), 8.0, "start")

    def painters(self) -> dict[str, Painter]:
        found: dict[str, Painter] = {
            f"mark:{name}": partial(_paint, mark_picture(mark, round(MARK * self.window.scale)))
            for name, mark in self._face.signs(self.desk.texts.of(self.system))
        }
        found[f"mark:{AIM}"] = partial(_paint, aim_mark(player_look(0), round(MARK * self.window.scale)))
        return found | {f"key:{key}": partial(_paint_key, key) for block in self.blocks() for key, _ in block.rows}

    # -- doing --------------------------------------------------------------------------------------------------------

    def refuse(self) -> None:
        self.desk.leave(self)

    def accept(self) -> None:
        self.desk.leave(self)

    def take_key(self, event: pygame.event.Event) -> None:
        if keys.command_for(keys.binding_of(event), ("table",), self.desk.settings.keys) == "help":
            self.desk.leave(self)
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        self.desk.leave(self)
        if name == "rules":
            self.desk.open_rules()
        elif name == "tutorial":
            offer_tutorials(self.desk, self.system)


def _with(block: Block, sought: str) -> Block:
    """A block with those rows alone in which something stands; with all of them where its heading has it."""
    if sought in block.title.casefold():
        return block
    kept = [number for number, row in enumerate(block.rows) if any(sought in part.casefold() for part in row)]
    marks = tuple(block.marks[number] for number in kept) if block.marks else ()
    return replace(block, rows=tuple(block.rows[number] for number in kept), marks=marks)


def _paint(picture: pygame.Surface, canvas: Canvas, rect: pygame.Rect) -> None:
    put(canvas.surface, picture, rect.center)


def _paint_key(key: str, canvas: Canvas, rect: pygame.Rect) -> None:
    middle = rect.top + canvas.line_height(theme.NORMAL) // 2
    canvas.key_badge((rect.left + canvas.badge_width(key), middle), key, theme.ACCENT)
