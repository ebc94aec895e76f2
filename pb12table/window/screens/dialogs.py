"""Small screens over another: a sentence, a question, a line, a list, files; and the curtain between two players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from math import cos, pi, sin
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

import pygame

from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.texts.describe import problem_in_file
from pb12table.texts.locale import on_one_line
from pb12table.window.kit import keys, palette, theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Field, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import BUTTON_HEIGHT as BUTTON_TALL
from pb12table.window.layout.placing import dialog, dialog_button
from pb12table.window.layout.text_line import TextLine
from pb12table.window.screens.base import LaidScreen, WindowDesk, attempt

NARROW: Final = 560.0
WIDE: Final = 860.0
LONG: Final = 300
"""A text of so many letters has a wide panel."""


class Message(LaidScreen):
    """A title, a text, and one to three buttons; Escape means no, Enter yes. `besides` is a third way between them.

    Of a `grave` question Enter means no, too, and the no is gold: what cannot be taken back is clicked, or walked to.
    """

    def __init__(
        self,
        desk: WindowDesk,
        title: str,
        text: str,
        yes: str,
        no: str = "",
        on_yes: Callable[[], None] | None = None,
        besides: tuple[str, Callable[[], None]] | None = None,
        *,
        grave: bool = False,
    ) -> None:
        super().__init__(desk)
        self._grave = grave
        self.title = title
        self.text = text
        third = [besides] if besides is not None else []
        self._ways = [(yes, on_yes or _nothing), *third, *([(no, _nothing)] if no else [])]

    def describe(self) -> Node:
        gold = len(self._ways) - 1 if self._grave else 0
        buttons = [dialog_button(str(n), label, is_main=n == gold) for n, (label, _) in enumerate(self._ways)]
        if self._grave:
            buttons = [*reversed(buttons[1:]), replace(buttons[0], style="danger")]
        width = NARROW if len(self.text) < LONG else WIDE
        return dialog(width, self.title, Label(self.text, hyphens=False), buttons, offset=self.scrolled)

    def press(self, name: str) -> None:
        way = still_there(self._ways, name)
        if way is not None:
            self.desk.leave(self)
            way[1]()

    def accept(self) -> None:
        if self._grave:
            self.refuse()
        else:
            self.press("0")

    def refuse(self) -> None:
        self.press(str(len(self._ways) - 1))


def _nothing() -> None:
    """Do what comes of a no."""


class Agreement(LaidScreen):
    """All players must agree, each with an own button, before something is done."""

    def __init__(
        self,
        desk: WindowDesk,
        title: str,
        text: str,
        names: list[str],
        agree: str,
        no: str,
        on_agreed: Callable[[], None],
    ) -> None:
        super().__init__(desk)
        self.title = title
        self.text = text
        self.names = names
        self.agreed: set[str] = set()
        self._agree, self._refuse = agree, no
        self._on_agreed = on_agreed

    def describe(self) -> Node:
        buttons = [
            Button(f"agree:{name}", f"{name}: {self._agree}", enabled=name not in self.agreed, min_height=BUTTON_TALL)
            for name in self.names
        ]
        no = Button("no", self._refuse, min_height=BUTTON_TALL)
        body = Column((Label(self.text), *buttons, no))
        return dialog(NARROW, self.title, body, offset=self.scrolled)

    def press(self, name: str) -> None:
        if name == "no":
            self.refuse()
            return
        self.agreed.add(name.removeprefix("agree:"))
        if self.agreed >= set(self.names):
            self.desk.leave(self)
            self._on_agreed()

    def refuse(self) -> None:
        self.desk.leave(self)


WIDTH: Final = 560.0
LIST_WIDTH: Final = 472.0
DIGITS: Final = 9
"""So many options can be picked by a digit."""
ROW: Final = 32.0
"""How high a row of a list is."""
MOST_ROWS: Final = 13
"""A longer list is scrolled."""
BESIDE: Final = 138.0
"""How much of the height of a list is title, margins and the button below."""
ARROWS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
TYPED: Final = "typed"


class AskText(LaidScreen):
    """A title, a line to type into, perhaps a hint below it, and two buttons; Enter takes it, Escape goes back.

    What is typed takes the place of what stands there.  `takes_files`: a file that is dropped onto the window is typed
    by that; `takes_nothing`: an empty line is an answer, too.
    """

    def __init__(
        self, desk: WindowDesk, title: str, text: str, yes: str, on_yes: Callable[[str], None], hint: str = "",
        *, takes_files: bool = False, takes_nothing: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(desk)
        self.title = title
        self.hint = hint
        self._label = yes
        self._on_yes = on_yes
        self._takes_files = takes_files
        self._takes_nothing = takes_nothing
        self.line = self.lines[TYPED] = TextLine(text)
        self.set_focus(TYPED)

    @property
    def text(self) -> str:
        """Return the text in the line."""
        return self.line.text

    def describe(self) -> Node:
        hint = [Label(self.hint, hyphens=False)] if self.hint else []
        buttons = [
            dialog_button("yes", self._label, is_main=True),
            dialog_button("back", self.desk.texts("card-cancel")),
        ]
        return dialog(WIDTH, self.title, Column((Field(TYPED), *hint)), buttons, offset=self.scrolled)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.DROPFILE and self._takes_files:
            self.line.set(event.file)
        super().handle(event)

    def press(self, name: str) -> None:
        if name == "yes":
            self.accept()
        else:
            self.refuse()

    def accept(self) -> None:
        self.desk.leave(self)
        if self.text.strip() or self._takes_nothing:
            self._on_yes(self.text.strip())

    def refuse(self) -> None:
        self.desk.leave(self)


class MarkedScreen(LaidScreen):
    """Rows named "0", "1" and so on, one of them `marked`: arrows and Tab mark another, and Enter presses it."""

    marked = 0

    def count(self) -> int:
        """Return how many rows there are."""
        raise NotImplementedError

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in ARROWS:
            self.go_on(ARROWS[event.key])
        else:
            super().take_key(event)

    def go_on(self, step: int) -> None:
        if self.count():
            self.marked = (self.marked + step) % self.count()
            self.show(str(self.marked))

    def accept(self) -> None:
        if self.count():
            self.press(str(self.marked))

    def refuse(self) -> None:
        self.desk.leave(self)


class PickOne(MarkedScreen):
    """A title and a list of (what is picked, what is shown): a click, a digit, or arrows and Enter pick.

    Escape and a button go back.  `marked` is the row that Enter picks, at first the one given.
    """

    def __init__(
        self, desk: WindowDesk, title: str, options: Sequence[tuple[str, str]], on_pick: Callable[[str], None],
        marked: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(desk)
        self.title = title
        self.options = tuple(options)
        self._on_pick = on_pick
        self.marked = marked
        if self.options:
            self.show(str(marked))

    def count(self) -> int:
        return len(self.options)

    def describe(self) -> Node:
        plate = Plate(None, hovered=theme.HOVERED)
        rows = tuple(
            Card(str(number), Label(label, grow=1.0), (10.0, 6.0, 10.0, 6.0), plate, chosen=number == self.marked,
                 min_height=ROW)
            for number, (_, label) in enumerate(self.options)
        )  # fmt: skip
        back = dialog_button("back", self.desk.texts("card-cancel"))
        body = Box(Column(rows, 0.0), surface="sunken")
        highest = ROW * MOST_ROWS + BESIDE
        return Box(dialog(LIST_WIDTH, self.title, body, [back], offset=self.scrolled), max_height=highest)

    def take_key(self, event: pygame.event.Event) -> None:
        if 0 <= event.key - pygame.K_1 < min(len(self.options), DIGITS):
            self.press(str(event.key - pygame.K_1))
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        option = still_there(self.options, name)
        if option is not None or name == "back":
            self.desk.leave(self)
        if option is not None:
            self._on_pick(option[0])


FILES_WIDTH: Final = 720.0
PLACE: Final = "place"
THUMB: Final = (132, 88)
"""The room of a file's picture in a list, in natural pixels."""
MOST_FILES: Final = 400
"""So many files and folders of one folder are listed."""


@dataclass(frozen=True)
class Seen:
    """What is seen of a file in a list: its picture made small, None for none, or what is wrong with it.

    What is `foreign` only ends like such a file.
    """

    picture: pygame.Surface | None = None
    problem: FileProblem | None = None
    foreign: bool = field(default=False, kw_only=True)


Glance = TypeVar("Glance", bound=Seen)


class FileList(MarkedScreen, Generic[Glance]):
    """A folder with the folders and files of a sort in it; arrows and Enter, or a click, open one.

    A place can also be typed or dropped onto the window.  Each file is looked at beside the frames.  `on_pick` gets the
    file and may raise FileProblem.  What inherits from it says how files end, how to `look` at one, what to tell
    `about` it, by which text that there are `none`, and whether they are `pictured`.  Files with endings that are
    `shared` with others are listed once they have been looked at, if they are not foreign.
    """

    endings: Sequence[str] = ()
    shared: Sequence[str] = ()
    none = ""
    pictured = True

    def __init__(self, desk: WindowDesk, title: str, folder: Path, on_pick: Callable[[Path], None]) -> None:
        super().__init__(desk)
        self.title = title
        self.folder = folder
        self._on_pick = on_pick
        self.entries: list[Path] = []
        self._inside: list[Path] = []
        self.more = 0
        self.glances: dict[Path, Glance] = {}
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="files")
        self._waiting: dict[Path, Future[Glance]] = {}
        self.line = self.lines[PLACE] = TextLine("")
        self.enter(folder)

    def look(self, path: Path) -> Glance:
        """Return what is seen of a file."""
        raise NotImplementedError

    def about(self, seen: Glance) -> str:
        """Return what to tell about a sound file."""
        raise NotImplementedError

    # -- folders --------------------------------------------------------------------------------------------

    def enter(self, folder: Path) -> None:
        """List another folder; one that cannot be read is told, and the old one stays."""
        try:
            with told_as_problem(folder):
                inside = sorted(folder.iterdir(), key=lambda path: path.name.casefold())
                folders = [path for path in inside if path.is_dir() and not path.name.startswith(".")]
        except FileProblem as problem:
            self.desk.say_problem(problem)
            return
        files = [path for path in inside if path.suffix.lower() in self.endings and path.is_file()]
        above = [] if folder.parent == folder else [folder.parent]
        self.folder = folder
        self._inside = [*above, *files, *folders]
        self._list()
        is_marked = self.entries and len(self.entries) > len(above) and self.entries[len(above)] in files
        self.marked = len(above) if is_marked else 0
        self.line.set(str(folder))
        self.offsets["body"] = 0
        for future in self._waiting.values():
            future.cancel()
        self._waiting = {
            path: self._reader.submit(self.look, path) for path in files if path not in self.glances
        }  # fmt: skip

    def _list(self) -> None:
        """List what is known to be of the sort, and all folders."""
        found = [path for path in self._inside if self._is_listed(path)]
        self.entries = found[:MOST_FILES]
        self.more = len(found) - len(self.entries)

    def _is_listed(self, path: Path) -> bool:
        if path.suffix.lower() not in self.shared or path.is_dir():
            return True
        glance = self.glances.get(path)
        return glance is not None and not glance.foreign

    def update(self, seconds: float) -> bool:
        for path in [path for path, future in self._waiting.items() if future.done()]:
            future = self._waiting.pop(path)
            if not future.cancelled():
                self.glances[path] = future.result()
                self._changed = True
                if path.suffix.lower() in self.shared:
                    marked = self.entries[self.marked] if self.entries else None
                    self._list()
                    self.marked = self.entries.index(marked) if marked in self.entries else 0
        return super().update(seconds)

    def close(self) -> None:
        super().close()
        self._reader.shutdown(wait=False, cancel_futures=True)

    # -- keys and mouse -------------------------------------------------------------------------------------

    def count(self) -> int:
        return len(self.entries)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.DROPFILE:
            self._open(Path(event.file))
        else:
            super().handle(event)

    def accept(self) -> None:
        if self.focus == PLACE:
            # Some systems copy paths with quotes.
            self._open(Path(self.line.text.strip().strip('"')).expanduser())
        else:
            super().accept()

    def press(self, name: str) -> None:
        if name == "back":
            self.refuse()
        elif name == "open":
            self._open(Path(self.line.text.strip().strip('"')).expanduser())
        elif (path := still_there(self.entries, name)) is not None:
            self.marked = int(name)
            self._open(path)

    def _open(self, path: Path) -> None:
        """Go into a folder, or take a file."""
        if path.is_dir():
            self.enter(path)
            return
        try:
            with told_as_problem(path):
                path.stat()
        except FileProblem as problem:
            self.desk.say_problem(problem)
            return
        self.desk.leave(self)
        attempt(self.desk, lambda: self._on_pick(path))

    # -- what is shown --------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        rows: list[Node] = [self._row(number, path) for number, path in enumerate(self.entries)]
        if not (self._waiting or any(path.suffix.lower() in self.endings for path in self.entries)):
            rows.append(self._told(texts(self.none, known=", ".join(self.endings))))
        if self.more:
            rows.append(self._told(texts("files-more", count=self.more)))
        place = Row((Field(PLACE, grow=1.0), Button("open", texts("files-open"))), 8.0, "center")
        hint = Label(texts("files-hint"), theme.SMALL, "muted")
        body = Column((place, hint, Box(Column(tuple(rows), 0.0), surface="sunken")), 10.0)
        back = dialog_button("back", texts("card-cancel"))
        return dialog(FILES_WIDTH, self.title, body, [back], offset=self.scrolled)

    @staticmethod
    def _told(text: str) -> Node:
        return Box(Label(text, theme.SMALL + 1, "muted"), (12.0, 8.0, 12.0, 8.0))

    def _row(self, number: int, path: Path) -> Node:
        texts = self.desk.texts
        shown: Node
        if path == self.folder.parent:
            shown = Label(texts("files-up"), grow=1.0)
        elif path.suffix.lower() in self.endings:
            name = Label(on_one_line(path.name), hyphens=False)
            words = Column((name, Label(self._about(path), theme.SMALL, "muted")), 2.0, grow=1.0)
            thumb = (Drawn(f"file:{number}", min_width=THUMB[0], min_height=THUMB[1]),) if self.pictured else ()
            shown = Row((*thumb, words), 14.0, "center")
        else:
            shown = Label(texts("files-folder", name=on_one_line(path.name)), grow=1.0, hyphens=False)
        plate = Plate(None, hovered=theme.HOVERED)
        return Card(str(number), shown, (12.0, 7.0, 12.0, 7.0), plate, chosen=number == self.marked)

    def _about(self, path: Path) -> str:
        texts, glance = self.desk.texts, self.glances.get(path)
        if glance is None:
            return texts("files-looking")
        return self.about(glance) if glance.problem is None else problem_in_file(texts, glance.problem)

    def painters(self) -> dict[str, Painter]:
        return {f"file:{number}": partial(self._draw, path) for number, path in enumerate(self.entries)}

    def _draw(self, path: Path, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.box(rect, theme.PANEL, theme.LINE, 3)
        glance = self.glances.get(path)
        if glance is None or glance.picture is None:
            return
        room = rect.inflate(-canvas.px(6), -canvas.px(6))
        picture = glance.picture
        share = min(room.w / picture.get_width(), room.h / picture.get_height())
        size = (max(round(picture.get_width() * share), 1), max(round(picture.get_height() * share), 1))
        small = pygame.transform.smoothscale(picture, size)
        canvas.surface.blit(small, small.get_rect(center=room.center))


CURTAIN_WIDTH: Final = 620.0
SPREAD: Final = 1060.0
"""How wide a curtain's sheet is that tells what has happened beside whose turn it is."""
BESIDE_SHEET: Final = 60.0
HALF: Final = 400.0
"""How wide its left half is: who is asked to sit down."""
MARK: Final = 34.0
BUTTON_HEIGHT: Final = 48.0
PIECE: Final = 58.0
MOST_PIECES: Final = 10
IN_A_ROW: Final = 5
ROOMY: Final = 860.0
"""A window so high has room for more of what has happened."""
FEWER, MORE = 4, 7
AROUND: Final = 560.0
LEAST_TABLE: Final = 110.0
MOST_TABLE: Final = 300.0
"""How high the picture of what has happened is, and what stands around it, in natural pixels."""
PACE_KEYS: Final = {pygame.K_LEFT: "slower", pygame.K_RIGHT: "faster"}
PACE: Final = 44.0
"""How wide the room for the speed is."""
FOLD: Final = 118.0
VALANCE: Final = 54.0
"""How wide a fold of the curtain is, and how high the strip above it without its scallops."""


@lru_cache(maxsize=4)
def _cloth(size: tuple[int, int], look: PlayerLook, scale: float, edition: int) -> pygame.Surface:
    """Return the cloth of a curtain in a player's colour: folds, a scalloped strip above them, and hems."""
    wide, high = size
    is_dark = palette.luminance(theme.TEXT) > palette.luminance(theme.PANEL)
    deep, bright = (look.dark, look.colour) if is_dark else (look.colour, look.light)
    shade = palette.mixed(deep, theme.INK if is_dark else deep, 0.55)
    row = pygame.Surface((wide, 1))
    for x in range(wide):
        wave = 0.5 + 0.5 * cos(2.0 * pi * x / (FOLD * scale) + 0.7 * sin(x / (170.0 * scale)))
        row.set_at((x, 0), palette.mixed(shade, bright, 0.12 + 0.62 * wave**1.6))
    cloth = pygame.transform.scale(row, size)
    column = pygame.Surface((1, high))
    for y in range(high):
        light = round(255 * (0.62 + 0.38 * sin(pi * min(0.15 + 0.85 * y / high, 1.0))))
        column.set_at((0, y), (light, light, light))
    cloth.blit(pygame.transform.scale(column, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    gold, thick = theme.ACCENT, max(2, round(3 * scale))
    strip, scallop = round(VALANCE * scale), round(FOLD * scale * 0.5)
    for x in range(scallop // 2, wide + scallop, scallop):
        pygame.draw.circle(cloth, gold, (x, strip), scallop // 2 + thick)
    pygame.draw.rect(cloth, palette.mixed(shade, bright, 0.35), (0, 0, wide, strip))
    for x in range(scallop // 2, wide + scallop, scallop):
        pygame.draw.circle(cloth, palette.mixed(shade, bright, 0.35), (x, strip), scallop // 2)
    pygame.draw.rect(cloth, gold, (0, high - 4 * thick, wide, thick))
    return cloth


class Recalled(Protocol):
    """What has happened, as it is seen on the curtain by everybody: a small table, and what led there once more."""

    def paint(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Paint the table into a rectangle."""
        ...

    def again(self) -> None:
        """Show from the beginning what has happened."""
        ...

    @property
    def pace(self) -> float:
        """Return how many times faster than usual it is shown."""
        ...

    def change_pace(self, step: int) -> None:
        """Show it faster, or slower."""
        ...

    def update(self, seconds: float) -> bool:
        """Let time pass; return whether anything moves."""
        ...


@dataclass(frozen=True)
class Told:
    """What everybody may read and see on the curtain: nothing else is on it.

    `news` is what the last round has brought, `score` how far each side has got, `events` what has happened since the
    player's last turn, the newest last.  `pieces` paint those of the player, each with its name.
    """

    news: str = ""
    score: Sequence[str] = ()
    events: Sequence[str] = ()
    pieces: Sequence[tuple[str, Painter]] = ()


class Curtain(LaidScreen):
    """Names the next player and why the screen is covered; a click or Enter opens it.

    With `on_back` one can also leave it closed, and goes back to where one came from; without, Escape offers to leave.
    `undo`: whose secret was given just before, and what takes it back, before the next player has seen anything.
    `own`: the player has the screen already and opens something of his own, so that the others need only look away.
    `side`: whose side that is.
    `told`: what everybody may read meanwhile; `recalled` shows what has happened.
    Opaque, so that neither table nor log nor tooltips below are painted.
    """

    opaque = True

    def __init__(
        self,
        desk: WindowDesk,
        player: str,
        look: PlayerLook,
        why: str,
        on_open: Callable[[], None],
        *,
        on_back: Callable[[], None] | None = None,
        back: str = "curtain-back",
        undo: tuple[str, Callable[[], None]] | None = None,
        own: bool = False,
        side: str = "",
        told: Told | None = None,
        recalled: Recalled | None = None,
    ) -> None:
        super().__init__(desk)
        self.player = player
        self.why = why
        self.side = side
        self.told = Told() if told is None else told
        self.recalled = recalled
        self._look = look
        self._on_open = on_open
        self._on_back = on_back
        self._back = back
        self._undo = undo
        self.head = "curtain-stay" if own else "curtain-hand-over"

    @property
    def can_stay_closed(self) -> bool:
        """Return whether there is a way back."""
        return self._on_back is not None

    def describe(self) -> Node:
        texts = self.desk.texts
        buttons = [
            Button(
                "open", texts("curtain-open", player=self.player), texts("key-return"), BUTTON_HEIGHT, "primary",
                size=theme.LARGE, min_width=300.0,
            )
        ]  # fmt: skip
        if self.can_stay_closed:
            back, key = texts(self._back), texts("key-escape")
            buttons.insert(0, Button("back", back, key, BUTTON_HEIGHT, size=theme.LARGE, min_width=160.0))
        if self._undo is not None:
            label = texts("curtain-undo", player=self._undo[0])
            key = keys.shown_key(texts, "undo", self.desk.settings.keys)
            buttons.insert(0, Button("undo", label, key, BUTTON_HEIGHT, min_width=160.0))
        answers = Row((Space(grow=1.0), *buttons, Space(grow=1.0)), 10.0)
        sides = (36.0, 26.0, 36.0, 22.0)
        happened, width = self._happened(), self.window.size[0] / self.window.scale
        if not happened or width < SPREAD + BESIDE_SHEET:
            few = Column((*self._asked(), *self._in_short(), Space(min_height=8.0), answers), 12.0)
            return Box(few, sides, "dialog", min_width=CURTAIN_WIDTH, max_width=CURTAIN_WIDTH)
        asked = Column((Space(grow=1.0), *self._asked(), Space(grow=1.0)), 12.0, min_width=HALF, max_width=HALF)
        halves = Row((asked, Column(tuple(happened), 10.0, grow=1.0)), 34.0)
        return Box(Column((halves, answers), 20.0), sides, "dialog", min_width=SPREAD, max_width=SPREAD)

    def _asked(self) -> list[Node]:
        """Return who is asked to sit down, with the pieces, and why."""
        pieces = self.told.pieces if self._is_high else ()
        shown = [Drawn(f"piece:{number}", f"piece:{number}", (name,), min_width=PIECE, min_height=PIECE)
                 for number, (name, _) in enumerate(pieces[:MOST_PIECES])]  # fmt: skip
        # Of two rows none has one alone.
        each = IN_A_ROW if len(shown) <= IN_A_ROW else -(-len(shown) // 2)
        rows = [shown[first : first + each] for first in range(0, len(shown), each)]
        return [
            Drawn("mark", min_height=2 * MARK),
            Label(self.desk.texts(self.head), theme.TITLE, "muted", side="center", told=True),
            Label(self.player, theme.HUGE, bold=True, side="center", told=True),
            *([Label(self.side, theme.TITLE, side="center", told=True)] if self.side else []),
            *(Row((Space(grow=1.0), *row, Space(grow=1.0)), 4.0) for row in rows),
            Label(self.why, theme.LARGE, "muted", side="center", told=True),
        ]

    def _in_short(self) -> list[Node]:
        """Return how the game stands where there is no room beside the player, else what the last round has brought."""
        score = " · ".join(self.told.score) if self._is_high else ""
        if score:
            return [Label(score, theme.LARGE, "accent", bold=True, side="center", told=True)]
        return [Label(self.told.news, theme.LARGE, side="center")] if self.told.news else []

    @property
    def _is_high(self) -> bool:
        """Return whether the window is high enough for more than the words."""
        return self.window.size[1] / self.window.scale >= AROUND

    def _happened(self) -> list[Node]:
        """Return how the game stands and what has happened, as far as the window has room for it."""
        texts, told, height = self.desk.texts, self.told, self.window.size[1] / self.window.scale
        if not self._is_high:
            return [Label(told.news, theme.LARGE, side="center")] if told.news else []
        found: list[Node] = [Label(each, theme.TITLE, "accent", bold=True, told=True) for each in told.score]
        found += [Label(told.news, theme.LARGE)] if told.news else []
        last = told.events[-(MORE if height >= ROOMY else FEWER) :]
        if last or self.recalled is not None:
            found.append(Label(texts("curtain-recap"), theme.NORMAL, "muted"))
        found += [Row((Label("•", theme.LARGE, "muted", wrap=False), Label(each, theme.LARGE, lines=2, grow=1.0)), 8.0)
                  for each in last]  # fmt: skip
        return [*found, *self._recalled(height - AROUND)] if found else []

    def _recalled(self, height: float) -> list[Node]:
        """Return what has happened as a picture, if the window has room for it, and how to see it again."""
        texts = self.desk.texts
        if self.recalled is None or height < LEAST_TABLE:
            return []
        table = Drawn("recalled", min_height=min(height, MOST_TABLE))
        pace = Label(f"× {texts.number(self.recalled.pace)}", theme.SMALL, side="center", min_width=PACE, wrap=False)
        again = Button("again", texts("recap-again"), "W")
        slower, faster = (Button(name, sign, min_width=36.0) for name, sign in (("slower", "−"), ("faster", "+")))
        return [table, Row((Space(grow=1.0), slower, pace, faster, Space(min_width=4.0), again), 4.0, "center")]

    def painters(self) -> dict[str, Painter]:
        found: dict[str, Painter] = {"mark": lambda canvas, rect: canvas.player_mark(rect.center, MARK, self._look)}
        found |= {f"piece:{number}": painter for number, (_, painter) in enumerate(self.told.pieces)}
        if self.recalled is not None:
            found["recalled"] = self.recalled.paint
        return found

    def update(self, seconds: float) -> bool:
        moved = self.recalled is not None and self.recalled.update(seconds)
        return super().update(seconds) or moved

    def take_key(self, event: pygame.event.Event) -> None:
        if self.recalled is not None and event.key == pygame.K_w:
            self.press("again")
        elif self.recalled is not None and event.key in PACE_KEYS and event.mod & pygame.KMOD_SHIFT:
            self.press(PACE_KEYS[event.key])
        elif self._undo is not None and keys.binding_of(event) == keys.key_of("undo", self.desk.settings.keys):
            self.press("undo")
        else:
            super().take_key(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        canvas.surface.blit(_cloth(canvas.rect.size, self._look, canvas.scale, theme.EDITION), (0, 0))
        self.paint(canvas)
        canvas.box(pygame.Rect(self.layout.root.rect), None, self._look.colour, 12, 2)

    def press(self, name: str) -> None:
        if self.recalled is not None and name in ("again", "slower", "faster"):
            if name == "again":
                self.recalled.again()
            else:
                self.recalled.change_pace(1 if name == "faster" else -1)
            return
        undo = None if self._undo is None else self._undo[1]
        then = {"open": self._on_open, "back": self._on_back, "undo": undo}.get(name)
        if then is not None:
            self.desk.leave(self)
            then()

    def accept(self) -> None:
        self.press("open")

    def refuse(self) -> None:
        if self.can_stay_closed:
            self.press("back")
        else:
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        """Ask whether to leave: whoever came here by mistake need not begin; nothing of the game is lost."""
        texts = self.desk.texts
        title, text = texts("curtain-leave-title"), texts("curtain-leave-text")
        self.desk.ask(title, text, texts("menu-start"), texts("card-cancel"), self.desk.to_start)
