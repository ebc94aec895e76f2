"""Help: how a round goes, the mouse, every key, lines and colours; and the pages of rules and rulings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import pygame

from pb12table.app.play.beginning import offer_tutorials
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.systems import known
from pb12table.systems.known import UNNAMED
from pb12table.texts.locale import upper_first
from pb12table.texts.rule_list import (
    ToldRule,
    all_ids,
    all_rules,
    found_rules,
    rule_name,
    rules_of_rulings,
    system_of,
    told_rule,
)
from pb12table.tutorials import tutorial_files
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import ZONE, Canvas, rule_of, width_of
from pb12table.window.kit.palette import player_look
from pb12table.window.kit.strokes import put
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Field, Flow, Label, Node, Row, Scroll, Space
from pb12table.window.layout.painting import FontLetters, Painter
from pb12table.window.layout.placing import (
    BADGE_ROOM,
    BUTTON_HEIGHT,
    EDGE,
    PAD,
    SCROLL_BAR,
    Rect,
    dialog_button,
    filled,
    hidden_height,
)
from pb12table.window.layout.text_line import TextLine
from pb12table.window.play.face import window_of
from pb12table.window.scene.layers.lines import aim_mark
from pb12table.window.tokens.token_marks import mark_picture

ALL: Final = ""
"""What stands for the list of all rules and rulings instead of an id."""
WIDTH: Final = 860.0
HEIGHT: Final = 680.0
SOUGHT: Final = "sought"
"""The field of the words that are searched for in the list of all."""
ROW: Final = 26.0
WAYS: Final = {pygame.K_LEFT: "page:previous", pygame.K_RIGHT: "page:next", pygame.K_BACKSPACE: "page:back"}

MARKING: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}

TURNING: Final = (*WAYS, pygame.K_HOME, pygame.K_END)
"""The keys that turn pages or scroll, and in a line that is written go through its letters."""


def size_of_words() -> float:
    """Return the size of what is read here, in natural pixels."""
    return theme.NORMAL + 1


class RulePage(ProgramScreen):
    """A page over whatever was open; Escape or Enter closes it, a click on an id turns it to that rule.

    Where something is searched for, Enter opens what is marked, at first the first thing found; arrows mark another.

    `asked` are the ids it was opened for: the first is shown, and all have a button at the top when there are several.
    Without any it shows the list of a rule system, and what is typed there is searched for.
    """

    def __init__(self, desk: Desk, asked: Sequence[str] = (), system: str = UNNAMED) -> None:
        super().__init__(desk)
        self.asked = tuple(asked)
        self.shown = asked[0] if asked else ALL
        self._system = system
        self._before: list[tuple[str, int]] = []
        """What was shown before, the last one at the end, and how far it was scrolled."""
        self._found: tuple[tuple[str, str, str], tuple[str, ...]] | None = None
        """What was searched for last, in which language and system, and what was found."""
        self._marked = 0
        if self.shown == ALL:
            self.set_focus(SOUGHT)

    def turn_to(self, rule: str) -> None:
        """Show another rule; what was shown can be gone back to."""
        if rule != self.shown:
            self._before.append((self.shown, self.scrolled))
            self._show(rule, 0)

    def _show(self, rule: str, scrolled: int) -> None:
        self._system = system_of(self.shown) or self._system
        self.shown, self.offsets["body"] = rule, scrolled
        self.set_focus(SOUGHT if rule == ALL else "")
        self._changed = True

    @property
    def system(self) -> str:
        """The rule system whose rules are read."""
        return system_of(self.shown) or self._system

    def told(self) -> ToldRule:
        """Return what there is to read."""
        texts = self.desk.texts
        if self.shown == ALL:
            found = self._listed()
            heading = texts("rule-page-found", number=len(found)) if self.sought else texts("rule-page-all-heading")
            return ToldRule(ALL, texts("rule-page-all"), others=((heading, found),))
        return told_rule(texts, self.shown)

    def _listed(self) -> tuple[str, ...]:
        """Return what is found in the list of all, from its beginning whenever something else is searched for."""
        asked = (self.desk.texts.language, self.system, self.sought)
        if self._found is None or self._found[0] != asked:
            if self._found is not None:
                self.offsets["body"] = 0
            self._marked = 0
            self._found = (asked, found_rules(self.desk.texts, self.system, self.sought))
        return self._found[1]

    @property
    def sought(self) -> str:
        """The words that are searched for in the list of all."""
        return self.lines[SOUGHT].text.strip() if SOUGHT in self.lines else ""

    @property
    def marked(self) -> str:
        """The rule that Enter opens, "" while nothing is searched for or found."""
        found = self._listed() if self.shown == ALL and self.sought else ()
        return found[self._marked] if found else ""

    def _beside(self, step: int) -> str:
        """Return the id of the rule before or after the one shown, in the list of all; "" for none."""
        everything = all_ids(self.system)
        if self.shown == ALL:
            return everything[0] if step > 0 and everything else ""
        place = everything.index(self.shown) + step
        return everything[place] if 0 <= place < len(everything) else ""

    # -- what it says -------------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        told = self.told()
        free = (0.0, 0.0, SCROLL_BAR, 0.0)
        parts = (
            Box(self._head(told), free),
            Scroll("body", self._body(told), self.scrolled, grow=1.0),
            Box(self._foot(), free),
        )
        pad = (PAD, 16.0, PAD - SCROLL_BAR, 16.0)
        # As high for a short rule as for a long one, so that nothing jumps while one turns pages.
        high = min(HEIGHT, self.window.size[1] / self.window.scale - 2 * EDGE)
        return Box(
            Column(parts, 14.0), pad, "dialog", min_width=WIDTH, max_width=WIDTH, min_height=high, max_height=high
        )

    def _head(self, told: ToldRule) -> Node:
        texts = self.desk.texts
        tabs = [
            Button(f"{ZONE}{rule}", rule, pressed=rule == self.shown, size=theme.SMALL, tip=(rule_name(texts, rule),))
            for rule in (self.asked if len(self.asked) > 1 else ())
        ]
        close = dialog_button("close", texts("close"), key=texts("key-escape"), is_main=not self.marked)
        title = Label(told.id or told.name, theme.TITLE, bold=True, wrap=False, cites=False, told=not told.id)
        middle = Flow(tuple(tabs), 6.0, grow=1.0)
        search = Field(SOUGHT, texts("rule-page-search"), grow=1.0)
        return Row((title, search if self.shown == ALL else middle, close), 20.0, "center")

    def _body(self, told: ToldRule) -> Node:
        texts = self.desk.texts
        head = [Label(told.name, theme.LARGE, bold=True)] if told.id else []
        head += [Label(told.under, size_of_words(), "muted")] if told.under else []
        parts: list[Node] = [Column(tuple(head), 2.0)] if head else []
        parts += [Label(paragraph, size_of_words()) for paragraph in told.paragraphs]
        parts += [Label(note, size_of_words(), "muted") for note in told.notes]
        for heading, others in told.others:
            rows = (
                Drawn(f"{ZONE}{rule}", f"{ZONE}{rule}", (rule_name(texts, rule),), min_height=ROW) for rule in others
            )
            parts.append(Column((Label(heading, tone="accent", bold=True), *rows), 0.0))
        return Column(tuple(parts), 10.0)

    def _foot(self) -> Node:
        """Return the ways onward: to the rules beside this one, back, to the list of all, and to that of keys."""
        texts = self.desk.texts
        ways = (
            ("previous", self._beside(-1), texts("key-left")),
            ("next", self._beside(1), texts("key-right")),
            ("back", texts("rule-page-back") if self._before else "", texts("key-backspace")),
        )
        on = [Button(f"page:{name}", label, key, min_height=BUTTON_HEIGHT) for name, label, key in ways if label]
        help_key = keys.shown_key(texts, "help", self.desk.settings.keys)
        others = [("all", texts("rule-page-all"), "")] if self.shown != ALL else []
        others.append(("keys", texts("rule-page-keys"), help_key))
        back = [
            Button(f"page:{name}", label, key, style="quiet", min_height=BUTTON_HEIGHT) for name, label, key in others
        ]
        return Row((*on, Space(grow=1.0), *back), 8.0)

    def painters(self) -> dict[str, Painter]:
        others = tuple(rule for _, rules in self.told().others for rule in rules)
        room = max((width_of(rule, round(size_of_words() * self.window.scale), True) for rule in others), default=0)
        return {f"{ZONE}{rule}": partial(self._row, rule, room) for rule in others}

    def _row(self, rule: str, room: int, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw what belongs to the rule that is shown: its id and its name, to be opened."""
        if not rect.colliderect(canvas.surface.get_clip()):
            return
        px, top = canvas.px, rect.centery - canvas.line_height(size_of_words()) // 2
        if rect.collidepoint(canvas.mouse):
            canvas.box(rect, theme.HOVERED, None, 4)
        if is_marked := rule == self.marked:
            canvas.box(rect, theme.RAISED, theme.ACCENT, 4)
        canvas.text((rect.left + px(4), top), rule, size_of_words(), theme.PLANNED, bold=True, cites=False)
        left = rect.left + px(20) + room
        room = rect.right - left - px(8)
        if is_marked:
            badge = canvas.key_badge((rect.right - px(7), rect.centery), self.desk.texts("key-return"), theme.ACCENT)
            room = badge.left - left - px(8)
        canvas.text((left, top), rule_name(self.desk.texts, rule), size_of_words(), width=room, cites=False)

    # -- doing --------------------------------------------------------------------------------------------------------

    def refuse(self) -> None:
        self.desk.leave(self)

    def accept(self) -> None:
        if self.marked:
            self.turn_to(self.marked)
        elif not (self.shown == ALL and self.sought):
            self.desk.leave(self)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and self.focus == SOUGHT and not self.sought and event.key in TURNING:
            # There is nothing in the line yet that these keys could be for.
            self._changed = True
            self.take_key(event)
        else:
            super().handle(event)

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in MARKING and self.marked:
            self._marked = max(0, min(self._marked + MARKING[event.key], len(self._listed()) - 1))
            self.show(f"{ZONE}{self.marked}")
        elif event.key in WAYS:
            self.press(WAYS[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            body = self.layout.scrolls()["body"]
            self.offsets["body"] = 0 if event.key == pygame.K_HOME else hidden_height(body)
        elif keys.command_for(keys.binding_of(event), ("table",), self.desk.settings.keys) == "help":
            self.press("page:keys")
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        match name:
            case "close":
                self.desk.leave(self)
            case "page:keys":
                self.desk.leave(self)
                self.desk.open_help()
            case "page:all":
                self.turn_to(ALL)
            case "page:back":
                if self._before:
                    self._show(*self._before.pop())
            case "page:previous" | "page:next":
                self.turn_to(self._beside(-1 if name == "page:previous" else 1) or self.shown)
            case _ if rule_of(name):
                self.turn_to(rule_of(name))


START: Final = "start"
"""The group of the keys of the start screen, which no command stands for."""
START_KEYS: Final = (
    "start-key-return", "start-key-others", "start-key-digit", "start-key-shift", "start-key-ctrl", "start-key-arrows",
    "start-key-learn", "start-key-drawn", "start-key-new", "start-key-load", "start-key-settings", "start-key-screen",
    "start-key-escape",
)  # fmt: skip
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

HELP_WIDTH: Final = 1280.0
HELP_HEIGHT: Final = 840.0
COLUMN: Final = 340.0
"""A column is at least so wide."""
MOST_COLUMNS: Final = 3
BETWEEN: Final = 28.0
"""How far columns are apart."""
KEY_ROOM: Final = 104.0
"""What is kept for the keys on the left of a row."""
MARK: Final = 20.0
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

    `first` are the groups of keys that mean something where help was opened: they stand at its beginning, with those
    that always hold at a table; what else there is to read follows.
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
        """Return what is searched for among keys and words, "" for nothing."""
        return self.lines[SOUGHT].text.strip().casefold()

    def found(self) -> list[Block]:
        """Return all blocks, or the rows that contain what is searched for, each below its heading."""
        if not self.sought:
            return self.blocks()
        blocks = [*([] if not self._tells_round_first() else self._round()), *self.blocks()]
        return [found for block in blocks if (found := _with(block, self.sought)).rows]

    # -- what it says -------------------------------------------------------------------------------------------------

    def blocks(self) -> list[Block]:
        """Return everything there is to read, in order: what can be done here, then everything else."""
        return [*self._here(), *self._elsewhere()]

    def _here(self) -> list[Block]:
        """Return the keys of the screen that help was opened on, and at a table what the mouse does there."""
        texts = self.desk.texts.of(self.system)
        if START in self._first:
            rows = (texts(name).partition(": ") for name in START_KEYS)
            return [Block(texts("help-start-title"), tuple((key, words) for key, _, words in rows))]
        groups = dict.fromkeys(command.group for command in keys.commands(self.system))
        own = [group for group in groups if group in self._first and group != "table"]
        return [*self._groups(own), self._by_mouse(), *self._groups(["table"])]

    def _by_mouse(self) -> Block:
        """Return what the mouse does at a table."""
        texts = self.desk.texts.of(self.system)
        rules, rulings = tuple(all_rules(self.system)), tuple(rules_of_rulings(self.system))
        example = ", ".join((*rules[:1], *rulings[:1]))
        rows = (texts(name, example=example).partition(": ") for name in MOUSE if example or name != "mouse-rule")
        return Block(texts("help-mouse-title"), tuple((button, upper_first(words)) for button, _, words in rows))

    def _own(self) -> tuple[str, ...]:
        """Return the groups of the screen that help was opened on; the keys of a table hold there, too."""
        return self._first if START in self._first else (*self._first, "table")

    def _elsewhere(self) -> list[Block]:
        """Return the keys of other screens and questions, those of games first, and the meanings of signs."""
        groups = dict.fromkeys(command.group for command in keys.commands(self.system))
        others = sorted((group for group in groups if group not in self._own()), key=lambda group: group in NO_GAME)
        told = [] if self._tells_round_first() else self._round()
        mouse = [self._by_mouse()] if START in self._first else []
        return [*mouse, *self._groups(others), *self._signs(), *told]

    def _round(self) -> list[Block]:
        """Return how a round goes, if the texts of the system describe it."""
        texts = self.desk.texts.of(self.system)
        told = texts.either("help-round", "")
        return [Block(texts("help-round-title"), (("", told),))] if told else []

    def _signs(self) -> list[Block]:
        """Return marks as they are drawn, and the meanings of words and letters."""
        texts = self.desk.texts.of(self.system)
        signs, glossary = self._face.signs(texts), known.words(self.system).glossary(texts)
        names = tuple(("", name) for name, _ in signs)
        marks = Block(texts("help-marks-title"), names, tuple(name for name, _ in signs))
        aim = texts.either("help-mark-aim", "")
        aims = Block(texts("help-table-marks-title"), (("", aim),) if aim else (), (AIM,))
        short = Block(texts("help-short-title"), tuple(glossary))
        return [block for block in (marks, aims, short) if block.rows]

    def _tells_round_first(self) -> bool:
        """Return whether the reader first wants to know how a round of the game goes."""
        return not {*NO_GAME, START} & set(self._first)

    def _groups(self, groups: Sequence[str]) -> list[Block]:
        """Return the keys of some groups, and the meanings of lines after those that always hold."""
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
        return Box(Column(parts, 12.0), pad, "dialog", min_width=wide, max_width=wide, min_height=high, max_height=high)

    def _room(self) -> tuple[float, float]:
        """Return the size of the page, as far as the window has room, in natural pixels."""
        width, height = (side / self.window.scale - 2 * EDGE for side in self.window.size)
        return min(HELP_WIDTH, width), min(HELP_HEIGHT, height)

    def _body(self) -> Node:
        """Return what is read, made once for a window and what is searched for."""
        asked = (self.desk.texts.language, self.window.size, self.window.scale, self.sought)
        if self._made is None or self._made[0] != asked:
            self._made = asked, tuple(self._found_nodes() if self.sought else self._all_nodes())
        return Column(self._made[1], 12.0)

    def _all_nodes(self) -> list[Node]:
        """Return the keys of this screen, during a game how a round goes, and everything else below that."""
        texts = self.desk.texts
        told = self._round() if self._tells_round_first() else []
        return [
            Label(texts("help-here"), theme.LARGE, bold=True, told=True),
            self._columns(self._here()),
            *map(self._block, told),
            Label(texts("help-elsewhere"), theme.LARGE, bold=True, told=True),
            self._columns(self._elsewhere()),
        ]

    def _found_nodes(self) -> list[Node]:
        found = self.found()
        if not found:
            return [Label(self.desk.texts("help-not-found", sought=self.lines[SOUGHT].text.strip()))]
        return [self._columns(found)]

    def _columns(self, blocks: Sequence[Block]) -> Node:
        """Return blocks in columns of about the same height, in reading order."""
        room = self._room()[0] - 2 * PAD
        count = max(1, min(MOST_COLUMNS, int(room // COLUMN)))
        width = (room - (count - 1) * BETWEEN) / count
        nodes = [self._block(block) for block in blocks]
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
                placed = (Column(tuple(column), 12.0, min_width=width, max_width=width) for column in columns)
                return Row(tuple(placed), BETWEEN, "start")
            limit += round(theme.NORMAL)

    def _height(self, node: Node, width: float) -> int:
        """Return the height of a node in a column of a width, in window pixels."""
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
    """Return a block with only the rows that contain something; with all of them if its heading contains it."""
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
