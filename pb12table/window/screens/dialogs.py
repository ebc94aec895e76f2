"""Small screens over another: a sentence, a question, a line of text, a list; and the curtain between two players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Protocol

import pygame

from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Field, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import BUTTON_HEIGHT as BUTTON_TALL
from pb12table.window.layout.placing import dialog, dialog_button
from pb12table.window.layout.text_line import TextLine
from pb12table.window.screens.base import LaidScreen, WindowDesk

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
    by that.
    """

    def __init__(
        self, desk: WindowDesk, title: str, text: str, yes: str, on_yes: Callable[[str], None], hint: str = "",
        *, takes_files: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(desk)
        self.title = title
        self.hint = hint
        self._label = yes
        self._on_yes = on_yes
        self._takes_files = takes_files
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
        if self.text.strip():
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


CURTAIN_WIDTH: Final = 620.0
MARK: Final = 24.0
BUTTON_HEIGHT: Final = 44.0
AROUND: Final = 400.0
LEAST_TABLE: Final = 110.0
MOST_TABLE: Final = 300.0
"""How high the picture of what has happened is, and what stands around it, in natural pixels."""
PACE_KEYS: Final = {pygame.K_LEFT: "slower", pygame.K_RIGHT: "faster"}
PACE: Final = 44.0
"""How wide the room for the speed is."""
FOLD: Final = 86.0
"""How wide a fold of the curtain is."""


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


class Curtain(LaidScreen):
    """Names the next player and why the screen is covered; a click or Enter opens it.

    With `on_back` one can also leave it closed, and goes back to where one came from; without, Escape offers to leave.
    `own`: the player has the screen already and opens something of his own, so that the others need only look away.
    `side`: whose side that is.
    `news`: what everybody may read meanwhile, for example what the last round has brought; `recalled` shows it.
    Opaque, so that neither table nor log nor tooltips below are painted; the window title is neutral meanwhile.
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
        own: bool = False,
        side: str = "",
        news: str = "",
        recalled: Recalled | None = None,
    ) -> None:
        super().__init__(desk)
        self.player = player
        self.why = why
        self.side = side
        self.news = news
        self.recalled = recalled
        self._look = look
        self._on_open = on_open
        self._on_back = on_back
        self._back = back
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
        told: list[Node] = [
            Drawn("mark", min_height=2 * MARK),
            Label(texts(self.head), theme.LARGE, "muted", side="center", told=True),
            Label(self.player, theme.HUGE, bold=True, side="center", told=True),
            *([Label(self.side, theme.LARGE, side="center", told=True)] if self.side else []),
            Label(self.why, tone="muted", side="center", told=True),
            *([Label(self.news, side="center")] if self.news else []),
            *self._recalled(),
            Space(min_height=4.0 if self.recalled else 20.0),
            Row((Space(grow=1.0), *buttons, Space(grow=1.0)), 10.0),
        ]
        sides = (40.0, 36.0, 40.0, 24.0)
        return Box(Column(tuple(told), 12.0), sides, "dialog", min_width=CURTAIN_WIDTH, max_width=CURTAIN_WIDTH)

    def _recalled(self) -> list[Node]:
        """Return what has happened, if the window has room for it, and how to see it again."""
        texts, height = self.desk.texts, self.window.size[1] / self.window.scale - AROUND
        if self.recalled is None or height < LEAST_TABLE:
            return []
        table = Drawn("recalled", min_height=min(height, MOST_TABLE))
        told = Label(texts("curtain-recap"), theme.SMALL, "muted", grow=1.0)
        pace = Label(f"× {texts.number(self.recalled.pace)}", theme.SMALL, side="center", min_width=PACE, wrap=False)
        again = Button("again", texts("recap-again"), "W")
        slower, faster = (Button(name, sign, min_width=36.0) for name, sign in (("slower", "−"), ("faster", "+")))
        return [table, Row((told, slower, pace, faster, Space(min_width=4.0), again), 4.0, "center")]

    def painters(self) -> dict[str, Painter]:
        found: dict[str, Painter] = {"mark": lambda canvas, rect: canvas.player_mark(rect.center, MARK, self._look)}
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
        else:
            super().take_key(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        canvas.surface.fill(theme.tinted(self._look, 0.35, theme.INK))
        fold, dark = canvas.px(FOLD), theme.tinted(self._look, 0.5, theme.INK)
        for x in range(-fold // 2, canvas.rect.w, 2 * fold):
            pygame.draw.rect(canvas.surface, dark, (x, 0, fold, canvas.rect.h))
        self.paint(canvas)
        canvas.box(pygame.Rect(self.layout.root.rect), None, self._look.colour, 12, 2)

    def press(self, name: str) -> None:
        if self.recalled is not None and name in ("again", "slower", "faster"):
            if name == "again":
                self.recalled.again()
            else:
                self.recalled.change_pace(1 if name == "faster" else -1)
            return
        then = self._on_open if name == "open" else self._on_back
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
