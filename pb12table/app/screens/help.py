"""Help: how a round goes, what the mouse does, every key there is, and what lines and colours mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from pb12table.app.screens.base import Desk
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.texts.names import status_name
from pb12table.systems.pb12.window.status_marks import MARKS
from pb12table.texts.names import text_key
from pb12table.texts.plain import upper_first
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import DIALOG_PAD, Canvas, Zone, wrapped, zone_at
from pb12table.window.kit.palette import player_look
from pb12table.window.kit.strokes import put
from pb12table.window.scene.aim_marks import aim_mark
from pb12table.window.screens.base import PaintedScreen
from pb12table.window.tokens.marks import mark_picture

GROUPS: Final = ("table", "turn", "action", "plan", "path", "attack", "interrupt", "look", "watch", "edit")
NO_GAME: Final = frozenset(("look", "watch", "edit"))
"""Where these are alive nobody plays a round."""
SHOWING: Final = frozenset(
    command.name for command in keys.COMMANDS
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
KEY_ROOM: Final = 112.0
"""What is kept for the keys on the left of a row."""
MARK: Final = 20.0
MARK_ROOM: Final = 28.0
"""What is kept for the marks of statuses."""
SHORTENED: Final = ("action", "movement", "command", "victory", "reach", "factor", "damage")
"""What is shortened besides the attributes."""
SHORTEST: Final = 3
"""What has no more letters is an abbreviation nobody can guess."""
SIZE: Final = theme.NORMAL - 1
BETWEEN: Final = 14.0
WHEEL: Final = 60.0


@dataclass(frozen=True, slots=True)
class Block:
    """A heading with rows: a key (or "" for a plain paragraph) and what it does.

    `marks`: the statuses, or what else, whose marks stand on the left of the rows instead of keys.
    """

    title: str
    rows: tuple[tuple[str, str], ...]
    marks: tuple[Status | Literal["aim"], ...] = ()


class Help(PaintedScreen):
    """A page over whatever was open; Escape, F1 or Enter closes it, the wheel moves it when it is too long.

    `first` are the groups of keys that mean something where help was opened: they stand at its beginning.
    """

    opaque = False

    def __init__(self, desk: Desk, first: Sequence[str] = ()) -> None:
        self.desk = desk
        self._first = tuple(first)
        self._zones: list[Zone] = []
        self._scroll = 0
        self._hidden = 0

    # -- what it says -------------------------------------------------------------------------------------

    def blocks(self) -> list[Block]:
        """All there is to read, in order: what can be done here, the mouse, then everything else."""
        texts = self.desk.texts
        mouse = (texts(name).partition(": ") for name in MOUSE)
        how = Block(texts("help-mouse-title"), tuple((button, upper_first(words)) for button, _, words in mouse))
        here = [group for group in GROUPS if group in self._first]
        elsewhere = [group for group in GROUPS if group not in here and (group != "edit" or not here)]
        round_told = Block(texts("help-round-title"), (("", texts("help-round")),))
        return [
            *self._groups(here),
            how,
            *self._groups(elsewhere),
            *self._signs(),
            *([] if self._tells_round_first() else [round_told]),
        ]

    def _signs(self) -> list[Block]:
        """The marks of the statuses as they are drawn, and what is shortened on the data sheet and the tiles."""
        texts = self.desk.texts
        marks = Block(
            texts("help-marks-title"), tuple(("", status_name(texts, status)) for status in MARKS), tuple(MARKS)
        )
        points = [(texts(f"help-short-{name}"), texts(f"help-short-{name}.long")) for name in SHORTENED]
        attributes = [(text_key("attribute", attribute), attribute) for attribute in Attribute]
        short = [(texts(f"{key}.short"), texts(key)) for key, _ in attributes if texts.has(f"{key}.short")]
        known = {letters for letters, _ in points}
        points += [(letters, words) for letters, words in short if len(letters) <= SHORTEST and letters not in known]
        aims = Block(texts("help-table-marks-title"), (("", texts("help-mark-aim")),), ("aim",))
        return [marks, aims, Block(texts("help-short-title"), tuple(points))]

    def _tells_round_first(self) -> bool:
        """Whether a round of the game is what one wants to read first."""
        return not NO_GAME & set(self._first)

    def _groups(self, groups: Sequence[str]) -> list[Block]:
        """The keys of some groups, and what lines mean after those that always hold."""
        texts = self.desk.texts
        found: list[Block] = []
        for group in groups:
            rows = (
                (keys.shown_key(texts, command.name, self.desk.settings.keys), command.name)
                for command in keys.COMMANDS
                if command.group == group
            )
            words = [(key, texts(f"command-{name}"), name in SHOWING) for key, name in rows]
            title = upper_first(texts(f"key-group-{group}"))
            told = [("", texts("look-mouse"))] if group == "look" else []
            told += [(key, what) for key, what, shows in words if not shows]
            found.append(Block(title, tuple(told)))
            if group == "table":
                found.append(Block(texts("help-lines-title"), (("", texts("help-lines")),)))
            showing = tuple((key, what) for key, what, shows in words if shows)
            if showing:
                found.append(Block(texts("help-showing-title"), showing))
        return found

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        texts, px = self.desk.texts, canvas.px
        rect = canvas.dialog((WIDTH, HEIGHT), texts("help-title"))
        button = pygame.Rect(0, 0, px(170), px(38))
        button.topright = (rect.right - px(DIALOG_PAD), rect.top + px(14))
        canvas.button(button, "close", texts("close"), key=texts("key-escape"), style="primary")
        label = texts("rule-page-all")
        rules = pygame.Rect(0, 0, canvas.button_width(label), px(38))
        rules.topright = (button.left - px(8), button.top)
        canvas.button(rules, "rules", label)
        page = pygame.Rect(rect.left + px(DIALOG_PAD), rect.top + px(64), rect.w - 2 * px(DIALOG_PAD), rect.h - px(80))
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(page)
        height = self._page(canvas, page)
        canvas.surface.set_clip(before)
        self._hidden = max(0, height - page.h)
        self._scroll = min(self._scroll, self._hidden)
        canvas.scroll_mark(page.move(px(16), 0), height, self._scroll)
        self._zones = list(canvas.zones)

    def _page(self, canvas: Canvas, page: pygame.Rect) -> int:
        """The round over the whole width where one plays, the rest in columns; return the height of all of it."""
        texts, px = self.desk.texts, canvas.px
        top = page.top - self._scroll
        if self._tells_round_first():
            top += self._heading(canvas, (page.left, top), texts("help-round-title"))
            top += canvas.paragraph((page.left, top), page.w, texts("help-round"), SIZE) + px(BETWEEN)
        count = max(1, min(3, page.w // px(COLUMN)))
        gap = px(28)
        width = (page.w - (count - 1) * gap) // count
        longest = 0
        for number, column in enumerate(self._columns(canvas, count, width)):
            place = top
            for block in column:
                place += self._block(canvas, (page.left + number * (width + gap), place), width, block)
            longest = max(longest, place - top)
        return top + longest - page.top + self._scroll

    def _columns(self, canvas: Canvas, count: int, width: int) -> list[list[Block]]:
        """The blocks in columns that are about as high as each other, in reading order."""
        blocks = self.blocks()
        heights = [_height(canvas, block, width) for block in blocks]
        limit = sum(heights) // count
        while True:
            columns: list[list[Block]] = [[]]
            used = 0
            for block, height in zip(blocks, heights, strict=True):
                if columns[-1] and used + height > limit:
                    columns.append([])
                    used = 0
                columns[-1].append(block)
                used += height
            if len(columns) <= count:
                return columns
            limit += canvas.px(SIZE)

    def _block(self, canvas: Canvas, corner: tuple[int, int], width: int, block: Block) -> int:
        px = canvas.px
        left, top = corner[0], corner[1] + self._heading(canvas, corner, block.title)
        for number, (key, words) in enumerate(block.rows):
            room = _words_room(canvas, key, width) - (px(MARK_ROOM) if block.marks else 0)
            if block.marks:
                meant = block.marks[number]
                mark = aim_mark(player_look(0), px(MARK)) if meant == "aim" else mark_picture(MARKS[meant], px(MARK))
                middle = (left + px(MARK) // 2, top + canvas.line_height(SIZE) // 2)
                put(canvas.surface, mark, middle)
            if key:
                badge = canvas.line_height(SIZE) // 2
                canvas.key_badge((left + canvas.badge_width(key), top + badge), key, theme.ACCENT)
            top += canvas.paragraph((left + width - room, top), room, words, SIZE, theme.TEXT) + px(3)
        return top + px(BETWEEN) - corner[1]

    def _heading(self, canvas: Canvas, corner: tuple[int, int], title: str) -> int:
        canvas.text(corner, title, theme.NORMAL, theme.ACCENT, bold=True)
        return canvas.line_height(theme.NORMAL) + canvas.px(2)

    # -- doing --------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        leaving = (pygame.K_ESCAPE, pygame.K_F1, pygame.K_RETURN, pygame.K_KP_ENTER)
        if event.type == pygame.KEYDOWN and event.key in leaving:
            self.desk.leave(self)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_DOWN, pygame.K_UP):
            self._roll(1 if event.key == pygame.K_DOWN else -1)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._roll(6 if event.key == pygame.K_PAGEDOWN else -6)
        elif event.type == pygame.MOUSEWHEEL:
            self._roll(-event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = zone_at(self._zones, event.pos)
            if hit is not None and hit.name in ("close", "rules"):
                self.desk.leave(self)
                if hit.name == "rules":
                    self.desk.open_rules()

    def _roll(self, steps: int) -> None:
        self._scroll = max(0, min(self._scroll + round(steps * WHEEL * self.desk.scale), self._hidden))


def _words_room(canvas: Canvas, key: str, width: int) -> int:
    """How wide the words of a row may be."""
    if not key:
        return width
    return width - max(canvas.px(KEY_ROOM), canvas.badge_width(key) + canvas.px(8))


def _height(canvas: Canvas, block: Block, width: int) -> int:
    """The height of a block in window pixels."""
    width -= canvas.px(MARK_ROOM) if block.marks else 0
    lines = sum(len(wrapped(words, canvas.px(SIZE), _words_room(canvas, key, width))) for key, words in block.rows)
    heading = canvas.line_height(theme.NORMAL) + canvas.px(2)
    return heading + lines * canvas.line_height(SIZE) + len(block.rows) * canvas.px(3) + canvas.px(BETWEEN)
