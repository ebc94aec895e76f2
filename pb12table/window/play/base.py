"""What a mode is: what mouse and keys mean while a question is open, and what of it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import pygame

from pb12table.kernel.log import LogLine
from pb12table.kernel.request import Refusal, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ahead import Planned
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.forms.table_fields import Aim
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.kit.settings import Settings
from pb12table.window.play.assistant import Assistant
from pb12table.window.play.cards import Card, CardButton, Tile
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.picture import Picture, SightDrawing, Token
from pb12table.window.scene.storeys import ShownStorey
from pb12table.window.screens.base import WindowDesk

LESS: Final = ("turn-left", "pan-left", "zoom-out")
MORE: Final = ("turn-right", "pan-right", "zoom-in")
"""Commands whose keys change the one number of a card; + and −, which its buttons show, are among them."""


@dataclass(frozen=True, slots=True)
class HeldEnter:
    """What Enter does where one press is not always enough.

    It does `command` at once where there is one, nothing where there is a `refusal`, a sentence, and else gives the
    `answer` once it has been held; let go too soon it says `too_soon`.
    """

    command: str = ""
    refusal: str = ""
    answer: Any = None
    too_soon: str = ""


class GameControl(Protocol):
    """What answers the session, as modes know it."""

    @property
    def session(self) -> Session[Any]:
        """The running game."""
        ...

    @property
    def pending(self) -> Request[Any, Any] | None:
        """The open question; None at the end of the game."""
        ...

    @property
    def assistant(self) -> Assistant:
        """What is done for people without asking them."""
        ...

    @property
    def people(self) -> Sequence[PlayerId]:
        """The players whom somebody at the table plays."""
        ...

    @property
    def by_program(self) -> Collection[PlayerId]:
        """The players whom the program plays."""
        ...

    @property
    def viewer(self) -> str | None:
        """As whose the game is shown, see `System.view`; everybody's (None), unless figures may hide."""
        ...

    def shown_log(self) -> list[LogLine]:
        """The lines of the log that those who look may know, as far as they have been played."""
        ...

    def declare(self, player: PlayerId, said: Any) -> Refusal | None:
        """Let a player say what the rules have not asked; return why that is refused."""
        ...

    def thought(self) -> Callable[[], tuple[Any] | None]:
        """What works out the program's answer to the open question; its answer comes in a tuple, None for none."""
        ...


class GameDesk(Protocol):
    """The game screen, as modes know it.  A system whose modes look into its own state and setup narrows these two."""

    camera: Camera
    selected: FigureId | None
    storey: ShownStorey
    """Which storey is shown alone: places that are pointed at are meant on it."""

    @property
    def desk(self) -> WindowDesk:
        """The window around it."""
        ...

    @property
    def mode(self) -> Mode:
        """The mode that is on."""
        ...

    @property
    def controller(self) -> GameControl:
        """What answers the session."""
        ...

    @property
    def texts(self) -> Texts:
        """The texts in the language of the program."""
        ...

    @property
    def settings(self) -> Settings:
        """What the person has set."""
        ...

    @property
    def looks(self) -> Mapping[PlayerId, PlayerLook]:
        """The colours and shapes of the players."""
        ...

    @property
    def state(self) -> GameState:
        """The real state, as those who look may know it."""
        ...

    @property
    def setup(self) -> GameSetup:
        """What was agreed before the game."""
        ...

    def commit(self, *answers: Any) -> bool:
        """Answer the open question; show the refusal and return False when it is illegal."""
        ...

    def answer_for_program(self, found: tuple[Any] | None) -> None:
        """Answer the open question as `GameControl.thought` has found."""
        ...

    def commit_declaring(self, player: PlayerId, said: Any, answer: Any) -> None:
        """Let a player declare something and answer the open question with it."""
        ...

    def select(self, figure: FigureId | None, *, centre: bool = False) -> None:
        """Select a figure, and bring it into view if wished."""
        ...

    def enter(self, mode: Mode) -> None:
        """Change to another mode."""
        ...

    def leave_mode(self) -> None:
        """Go back to the mode that fits the open question."""
        ...

    def skip(self) -> None:
        """Show the end of what is being played."""
        ...

    def touch(self) -> None:
        """Let everything that depends on state or mode be worked out again."""
        ...

    def reset_title(self) -> None:
        """Let the window's title name the game."""
        ...

    def wait_for_reading(self) -> None:
        """Let a key that was meant for a question before do nothing for a moment, while it is told what has come."""
        ...

    def refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done."""
        ...

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show a short sentence over the table for a while."""
        ...

    def ask_text(self, title: str, text: str, on_yes: Callable[[str], None]) -> None:
        """Let a line of text be written, and pass it on."""
        ...

    def refusal_text(self, refusal: Refusal | None) -> str:
        """A refusal as a sentence with its rule; "" for None."""
        ...

    def key(self, command: str) -> str:
        """The key of a command, for people."""
        ...

    def ghost(self, figure: FigureId, place: Body) -> Token:
        """A figure as it is planned to stand."""
        ...

    def sight(self, observer: FigureId, target: Aim) -> SightDrawing:
        """The sight line from a figure to what it means, turned to that."""
        ...

    def show_result(self) -> None:
        """Show how the game ended."""
        ...

    @property
    def is_from_editor(self) -> bool:
        """Whether the game was begun from the editor."""
        ...

    def leave(self) -> None:
        """Go back to the editor from which the game was begun, else to the start screen."""
        ...


class SidePanels(Protocol):
    """Panels that a mode has in the places of figure list, data sheet and log, in window pixels.

    They are painted with their zones, `panel:left` and `panel:sheet`.
    """

    def draw_left(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Paint the panel at the left."""
        ...

    def draw_right(self, canvas: Canvas, rect: pygame.Rect, scroll: int) -> int:
        """Paint the panel at the right, scrolled by so much; return by how much there is to scroll."""
        ...

    def scroll_left(self, y: int, pixels: int) -> None:
        """Scroll the panel at the left, at a height of the window."""
        ...


class Mode:
    """A mode that does nothing; the others say what differs.

    `groups` are the groups of keys that are alive in it besides the table's, `name` the command whose tile is lit;
    `begins_turn`: a player's turn begins with the question, and what happened since the last one is marked in the log;
    `follows_mouse`: a place is pointed at from the first moment on; `takes_arrows`: the arrow keys change its number,
    and so do not move the table; `watches`: nobody is asked, and its tiles are there while things are shown, too;
    `looks_around`: the table is looked at, and what is being decided waits.
    """

    groups: tuple[str, ...] = ()
    name: str = ""
    begins_turn = False
    follows_mouse = False
    takes_arrows = False
    watches = False
    looks_around = False

    def __init__(self, game: GameDesk) -> None:
        self.game = game

    def entered(self) -> None:
        """What happens once the mode is entered; one that is only made, to ask what it offers, changes nothing."""

    def left(self) -> None:
        """What happens once another mode is there: nothing is worked out any more for what is not shown."""

    @property
    def texts(self) -> Texts:
        return self.game.texts

    @property
    def topic(self) -> str:
        """What decisions like this one have in common: their cards are folded together, and are told about once."""
        return type(self).__name__

    @property
    def aims_by_mouse(self) -> bool:
        """Return whether the mouse means something on the table, which a click would hold or answer with."""
        return False

    @property
    def pointed_at(self) -> FigureId | None:
        """The other figure the mode is about, which no card may cover either."""
        return None

    @property
    def held(self) -> FigureId | None:
        """The figure the mode holds on to: its data sheet is shown while the mouse is at no other."""
        return None

    def needed(self) -> list[Point]:
        """Places of the table that are needed for the decision, which no card should cover while there is room."""
        return []

    def vital(self) -> list[Point]:
        """Places besides that of who acts without which nothing can be decided: the table makes room for them."""
        return []

    def tiles(self) -> list[Tile]:
        """The action bar."""
        return []

    def card(self) -> Card | None:
        """The decision card, None for none."""
        return None

    @property
    def panels(self) -> SidePanels | None:
        """Panels in the places of the usual ones at the sides, None for those."""
        return None

    def notice(self) -> str:
        """What is told at the top as long as the mode is on; "" for nothing."""
        return ""

    def no_way(self) -> str:
        """Why there is no way to where the mouse is, "" when there is or nobody wants one."""
        return ""

    def waiting_words(self) -> str:
        """What the bar says while there is nothing to decide; "" for nothing."""
        return ""

    def decorate(self, picture: Picture) -> None:
        """Add what the mode shows to the plain picture of the table."""

    def press(self, command: str) -> bool:
        """Carry out a command of a key, a tile or a card; return whether it was one of this mode."""
        return False

    def state_ahead(self) -> Any:
        """The state of the game, as it will be right before what is planned: looking shows what is seen then."""
        return self.game.state

    def planned(self, *, pointed: bool) -> Planned | None:
        """What would be answered now where it moves somebody, None where nothing is planned.

        `pointed`: as it would be if the place under the mouse were taken, too.
        """
        return None

    def work(self) -> bool:
        """Go on with what is worked out beside the frames, once a frame; return whether the picture changes by it."""
        return False

    def click(self, point: Point, figure: FigureId | None) -> None:
        """A left click on the table, on a figure if one lies under it."""
        if figure is not None:
            self.game.select(figure)

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        """A drag begins at a place of the table, on a figure if one lies under it.

        Return whether it pulls at something, and does not move the view.
        """
        return False

    def put_down(self, point: Point) -> None:
        """The button of the mouse is let go over the table, and nothing was dragged there."""

    def lies_at(self, point: Point, figure: FigureId | None) -> tuple[Any, FigureId | None]:
        """What the tape measures from at a place: the state that is seen, and the figure there, if one lies there."""
        return self.game.state, figure

    def held_enter(self) -> HeldEnter | None:
        """What Enter does where it may have to be held; None where it is a command like all others."""
        return None

    def may_choose(self, figure: FigureId) -> bool:
        """Whether a click on a figure lets it be the one that acts next."""
        return False

    def pick(self, figure: FigureId) -> None:
        """A click on a figure in the list."""
        self.game.select(figure, centre=True)

    def menu(self, point: Point, figure: FigureId | None) -> list[CardButton]:
        """What a right click offers at a place; empty when it goes back instead."""
        return []

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        """The mouse is over a point of the table, None when it is elsewhere."""

    def turn(self, degrees: float) -> None:
        """Turn what is being planned counter-clockwise."""

    def choose_height(self, step: int) -> bool:
        """Choose a higher or lower place under the mouse; return whether there are several."""
        return False

    def refused(self) -> None:
        """The rules have just refused an answer of this mode."""

    def back(self) -> None:
        """Escape or the right mouse button."""
        self.game.leave_mode()
