"""What a mode is: what mouse and keys mean while a question is open, and what card, bar and menu then say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal, Protocol, TypeAlias

import pygame

from pb12table.kernel.game import Entry, EntryKind, Event, LogLine
from pb12table.kernel.request import Choice, Refusal, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Planned
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.forms.form import Aim, Face, Waiting
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.scene.miniatures import Heap, Printed
from pb12table.skirmish.scene.playback import Contest, DiceRow
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point
from pb12table.texts.describe import modifier_name, part_lines
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import figure_name, player_name
from pb12table.texts.rule_list import rule_name
from pb12table.window.kit.background import Background
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.keys import Settings
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.scene.picture import Camera, Picture, SightDrawing, Token
from pb12table.window.scene.table_view import ShownStorey
from pb12table.window.screens.base import WindowDesk


@dataclass(frozen=True, slots=True)
class CardButton:
    """Something to push on a card; `command` is what it does, `key` a binding; `new_row`: a row begins with it.

    `icon` are the strokes of its icon, "" for none; an `act` has a key of its own in the game, and its place.
    Those of a `group` stand together after its words.  What `turns` the outcome is green and ticked; what is `grave`
    stands last and apart, in red.  What stands `apart` has its place at the right end of what can be done.

    Asked, it says its `reason`, or its label and its `sums`.
    Its printed `cards` are what it is laid out as: itself, or what would come with it; or else a `dice_row`.
    """

    command: str
    label: str
    key: str = ""
    enabled: bool = True
    reason: str = ""
    primary: bool = False
    pressed: bool = False
    new_row: bool = False
    sums: tuple[str, ...] = ()
    icon: str = ""
    act: bool = False
    group: str = ""
    turns: bool = False
    grave: bool = False
    apart: bool = False
    cards: tuple[Printed, ...] = ()
    dice_row: DiceRow | None = None


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number that can be made less and more, perhaps on a printed `card`; an empty command leaves its button out."""

    label: str
    value: str
    less: str = ""
    more: str = ""
    less_key: str = ""
    more_key: str = ""
    can_less: bool = True
    can_more: bool = True
    tip: tuple[str, ...] = ()
    signs: tuple[str, str] = ("−", "+")
    card: Printed | None = None


TURNING: Final = ("↺", "↻")
"""The signs of a stepper that turns something: to the left, to the right."""


@dataclass(frozen=True, slots=True)
class SumLine:
    """An addend of a sum: value, what it is, and the rule it comes from; asked, it says `about`.

    `strong` marks the result, `changed` what has come or changed since somebody last saw the sum.
    """

    value: str
    what: str
    rule: str = ""
    strong: bool = False
    about: tuple[str, ...] = ()
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """One of several sums that stand side by side: its title with the result, words below it, and the addends."""

    title: str
    words: str
    result: str
    sums: tuple[SumLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A decision: who decides what, what can be set, what it adds up to, and what happens without a choice.

    `columns` stand above the lines; with them what can be set stands two in a row.  `dice` lie below the title, and so
    does a `contest`, of which clicking some dice does something: `on_dice` says what, by their names.

    `stack` is what has been announced, what takes effect first on top.

    `listed`: the buttons stand below each other, as wide as the card, instead of side by side; `even`: all are as wide
    as the widest, so that those of several rows stand below each other.  `heaps` can be looked into.
    """

    title: str
    player: PlayerId | None = None
    lines: tuple[str, ...] = ()
    warning: str = ""
    stack: tuple[Waiting, ...] = ()
    steppers: tuple[Stepper, ...] = ()
    columns: tuple[Column, ...] = ()
    dice: tuple[Face, ...] = ()
    contest: Contest | None = None
    on_dice: Mapping[str, CardButton] = field(default_factory=dict)
    sums: tuple[SumLine, ...] = ()
    result: str = ""
    result_note: str = ""
    buttons: tuple[CardButton, ...] = ()
    note: str = ""
    listed: bool = False
    even: bool = False
    heaps: tuple[Heap, ...] = ()


@dataclass(frozen=True, slots=True)
class Tile:
    """An action of the bar: name, cost, key; when it cannot be taken the reason; `help` says more when it is asked.

    The `usual` ones are in sight where there is no room for all.
    """

    command: str
    label: str
    cost: str
    key: str
    reason: str = ""
    active: bool = False
    strong: bool = False
    help: str = ""
    usual: bool = False

    @property
    def enabled(self) -> bool:
        """Return whether the action can be taken."""
        return not self.reason


MenuEntry: TypeAlias = tuple[str, Callable[[], None]]
"""What an entry of the menu of a running game says, and what is done once the menu has closed."""


def sum_lines(
    texts: Texts, setup: GameSetup, modifiers: Iterable[Modifier], before: Collection[Modifier] | None = None
) -> tuple[SumLine, ...]:
    """Return each modifier with its name, its rule and what makes it up, the base without a sign.

    Those that are not among the ones `before` are marked; None: there was no sum before.
    """
    return tuple(
        SumLine(
            str(modifier.value) if modifier.label == "base" else texts.signed(modifier.value),
            modifier_name(texts, setup, modifier),
            modifier.rule,
            about=_about(texts, setup, modifier),
            changed=before is not None and modifier not in before,
        )
        for modifier in modifiers
    )


def _about(texts: Texts, setup: GameSetup, modifier: Modifier) -> tuple[str, ...]:
    """Return what an addend says when asked: its name, what makes it up, and the name of its rule."""
    name = upper_first(modifier_name(texts, setup, modifier))
    rule = texts("sum-rule", rule=modifier.rule, name=rule_name(texts, modifier.rule))
    return (name, *part_lines(texts, setup, modifier), rule)


@dataclass(frozen=True, slots=True)
class Die:
    """A die with so many sides, and the face it shows, counted from 1; None: it was not thrown, and shows a dash.

    `signs` are what is written on its faces in their order, where those are no numbers.  `player` is whose colour and
    mark it bears, where dice of several players fall together.  A `paler` one does not count.
    """

    sides: int
    face: int | None
    signs: tuple[str, ...] = ()
    player: PlayerId | None = None
    paler: bool = False

    def written(self, face: int) -> str:
        """Return what is written on a face."""
        return self.signs[face - 1] if self.signs else str(face)


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that fall together: who throws, what for, and the result, which is told once they lie still.

    `tone`: whether that is good or bad for who throws, or neither.  `figures` are those it is about, which no tray may
    hide.
    """

    dice: tuple[Die, ...]
    thrower: str
    purpose: str
    result: str
    tone: Literal["good", "bad", "plain"] = "plain"
    figures: tuple[FigureId, ...] = ()


@dataclass(frozen=True, slots=True)
class RevealedCard:
    """A card that an event reveals to all: its size in natural pixels, whose it is, and which figures it affects.

    `paint` paints it in the look of its player, at a fraction (0 to 1) of the time that it is shown.
    """

    size: tuple[float, float]
    player: PlayerId
    paint: Callable[[Canvas, pygame.Rect, PlayerLook, float], None]
    figures: tuple[FigureId, ...] = ()


DIGITS: Final = 9
"""So many options can be chosen by a digit."""


class Digits:
    """Which digit chooses which option: in one kind of question of a player an option keeps its digit.

    What comes anew takes a free digit or, where there is none, that of what has been away for longest.
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, dict[Hashable, int]] = {}

    def of(self, kind: Hashable, options: Sequence[Hashable]) -> list[int]:
        """Return the digits of the options of a kind of question, in their order; 0 for none."""
        kept, there = self._kept.setdefault(kind, {}), frozenset(options)
        for option in options:
            if option in kept:
                kept[option] = kept.pop(option)
                continue
            digit = next((each for each in range(1, DIGITS + 1) if each not in kept.values()), 0)
            gone = next((each for each in kept if each not in there), None)
            if digit == 0 and gone is not None:
                digit = kept.pop(gone)
            if digit:
                kept[option] = digit
        return [kept.get(option, 0) for option in options]


class Assistant:
    """Answers a choice among one; a system with more to be done without asking says what differs.

    There is one for each running game, and it may remember what has been decided there.  An answer that is found comes
    in a tuple, None where a player must be asked.  Questions of the kinds `in_turn` may be answered several at a time.
    """

    in_turn: ClassVar[tuple[type[Any], ...]] = ()

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.digits = Digits()

    # -- what is answered ---------------------------------------------------------------------------------

    def completed(self, request: Request[Any, Any] | None, answer: Any, length: int) -> Any:
        """Return an answer with what was set beside it before, at a given length of the journal."""
        return answer

    def decided(self, request: Request[Any, Any] | None, answer: Any, rest: tuple[Any, ...]) -> None:
        """Note that somebody answers; the `rest` are planned answers to what is asked next."""

    def program_decided(self, request: Request[Any, Any] | None, answer: Any) -> None:
        """Note that the program answers for a player whom it plays."""

    def next_answer(self, request: Request[Any, Any], state: Any) -> tuple[Any] | None:
        """Return the answer to a question nobody needs to be asked."""
        return only_choice(request, state)

    def spared(self, request: Request[Any, Any], state: Any) -> tuple[Any] | None:
        """Return the answer that spares a person a question; `state` is what that person may know.

        Nobody else may learn anything from it: it hangs on what all know and on what the person has said before.
        """
        return None

    def shows_silence(self, request: Request[Any, Any]) -> bool:
        """Return whether others would learn something if a question were not asked, so that it always is."""
        return request.hidden

    def passing(self, request: Request[Any, Any], known: Any) -> tuple[Any] | None:
        """Return the answer that a player may let stand for all questions like one; None where each is asked for."""
        return None

    def about(self, request: Request[Any, Any], known: Any) -> str:
        """Return what questions of a kind that are like one have in common: by default whom they are about."""
        about = getattr(request, "figure", None) or getattr(request, "actor", None)
        return about if isinstance(about, str) else ""

    def turn_to(self, request: Request[Any, Any] | None, state: Any) -> tuple[Any] | None:
        """Return the answer that turns to another figure once nothing else follows by itself; given if it is legal."""
        return None

    def ends(self, answer: Any) -> bool:
        """Return whether an answer found this way ends a turn or round for somebody, and is taken back by itself."""
        return False

    # -- what is taken back together ----------------------------------------------------------------------

    def decides(self, answer: Any) -> bool:
        """Return whether an answer decides anything; one that does not is taken back with the decision before it."""
        return True

    def begins(self, entry: Entry) -> bool:
        """Return whether somebody sat down to decide something with a journal entry, as for no answer before it."""
        return entry.kind is not EntryKind.DICE

    def tells(self, event: Event) -> bool:
        """Return whether an event tells people about a decision."""
        return True

    # -- going back ---------------------------------------------------------------------------------------

    def remember(self, length: int) -> None:
        """Keep what is planned as it is at a length of the journal."""

    def recall(self, length: int) -> None:
        """Have what was planned again as it was at a length of the journal."""

    def travelled(self) -> None:
        """Note that the game has gone back: who acted last there acts no more."""


def only_choice(request: Request[Any, Any], state: Any) -> tuple[Any] | None:
    """Return the only option of a choice, in a tuple; None for all other questions."""
    if not isinstance(request, Choice):
        return None
    options = request.options(state)
    return (options[0],) if len(options) == 1 else None


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
        """Return the assistant that does things for people without asking them."""
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
        """Return the lines of the log that the viewers may know, as far as they have been played."""
        ...

    def declare(self, player: PlayerId, said: Any) -> Refusal | None:
        """Let a player say what the rules have not asked; return why that is refused."""
        ...

    def thought(self, stop: Callable[[], bool]) -> Callable[[], tuple[Any] | None]:
        """Return a function that works out the program's answer to the open question, in a tuple; None for none.

        `stop` is asked again and again whether to give up; then GivenUp is raised.
        """
        ...

    def passing(self) -> tuple[Any] | None:
        """Return the answer that may stand for all questions like the open one, in a tuple; None for none."""
        ...

    def let_stand(self, answer: Any, words: str, *, always: bool) -> None:
        """Answer all questions like the open one so, in this round or always; `words` are those of the question."""
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
        """Return what answers the session."""
        ...

    @property
    def texts(self) -> Texts:
        """The texts in the language of the program."""
        ...

    @property
    def settings(self) -> Settings:
        """Return what the person has set."""
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
        """Return what was agreed before the game."""
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
        """Return a refusal as a sentence with its rule; "" for None."""
        ...

    def key(self, command: str) -> str:
        """Return the key of a command, for people."""
        ...

    def ghost(self, figure: FigureId, place: Body) -> Token:
        """Return a figure as it is planned to stand."""
        ...

    def sight(self, observer: FigureId, target: Aim) -> SightDrawing:
        """Return the sight line from a figure to its target, turned to that."""
        ...

    def show_result(self) -> None:
        """Show how the game ended."""
        ...

    @property
    def is_from_editor(self) -> bool:
        """Return whether the game was started from the editor."""
        ...

    def leave(self) -> None:
        """Go back to the editor from which the game was begun, else to the start screen."""
        ...


class SidePanels(Protocol):
    """What a mode has in the places of figure list and data sheet, in window pixels.

    They are painted with their zones, `panel:left` and `panel:sheet`.
    """

    def draw_left(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Paint the list, without names where it is as narrow as the rail."""
        ...

    def right_height(self, canvas: Canvas, width: int) -> int:
        """Return how high the plate over the table wants to be at a width."""
        ...

    def draw_right(self, canvas: Canvas, rect: pygame.Rect, scroll: int) -> int:
        """Paint that plate, scrolled by so much; return by how much there is to scroll."""
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
        """Handle the mode being entered; one that is only made, to ask what it offers, changes nothing."""

    def left(self) -> None:
        """Handle another mode being there: no longer work anything out for what is not shown."""

    @property
    def texts(self) -> Texts:
        return self.game.texts

    @property
    def topic(self) -> str:
        """Return what decisions like this one have in common: their cards fold together, and are explained once."""
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
        """Return places of the table needed for the decision, which no card should cover while there is room."""
        return []

    def vital(self) -> list[Point]:
        """Return places, besides the actor's, without which nothing can be decided: the table makes room for them."""
        return []

    def tiles(self) -> list[Tile]:
        """Return the action bar."""
        return []

    def card(self) -> Card | None:
        """Return the decision card, None for none."""
        return None

    @property
    def panels(self) -> SidePanels | None:
        """Return what is shown in the places of figure list and data sheet, None for those."""
        return None

    def notice(self) -> str:
        """Return what is shown at the top while the mode is on; "" for nothing."""
        return ""

    def no_way(self) -> str:
        """Return why no path leads to where the mouse is, "" if one does or nobody wants one."""
        return ""

    def waiting_words(self) -> str:
        """Return what the bar says while there is nothing to decide; "" for nothing."""
        return ""

    def waited(self) -> float | None:
        """Return which share (0..1) of the longest wait for somebody who thinks is over; None while nobody is told."""
        return None

    def decorate(self, picture: Picture) -> None:
        """Add what the mode shows to the plain picture of the table."""

    def press(self, command: str) -> bool:
        """Carry out a command of a key, a tile or a card; return whether it was one of this mode."""
        return False

    def push(self, command: str) -> bool:
        """Carry out a command whose button was clicked, which says what is meant; return whether it was one."""
        return self.press(command)

    def state_ahead(self) -> Any:
        """Return the state of the game as it will be right before what is planned: looking shows what is seen then."""
        return self.game.state

    def planned(self, *, pointed: bool) -> Planned | None:
        """Return what would be answered now if it moves somebody, None if nothing is planned.

        `pointed`: as it would be if the place under the mouse were taken, too.
        """
        return None

    def work(self) -> bool:
        """Go on with what is worked out beside the frames, once a frame; return whether the picture changes by it."""
        return False

    def click(self, point: Point, figure: FigureId | None) -> None:
        """Handle a left click on the table, on a figure if one lies under it."""
        if figure is not None:
            self.game.select(figure)

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        """Begin a drag at a place of the table, on a figure if one lies under it.

        Return whether it pulls at something, and does not move the view.
        """
        return False

    def end_drag(self) -> None:
        """Leave what is being dragged where it is: the button of the mouse is let go elsewhere."""

    def put_down(self, point: Point) -> None:
        """Handle the button of the mouse being let go over the table, where nothing was dragged."""

    def lies_at(self, point: Point, figure: FigureId | None) -> tuple[Any, FigureId | None]:
        """Return what the tape measures from at a place: the state being seen, and the figure there, if any."""
        return self.game.state, figure

    def held_enter(self) -> HeldEnter | None:
        """Return what Enter does if it may have to be held; None if it is a command like any other."""
        return None

    def may_choose(self, figure: FigureId) -> bool:
        """Return whether a click on a figure makes it the one that acts next."""
        return False

    def pick(self, figure: FigureId) -> None:
        """Handle a click on a figure in the list."""
        self.game.select(figure, centre=True)

    def menu(self, point: Point, figure: FigureId | None) -> list[CardButton]:
        """Return what a right click offers at a place; empty if it goes back instead."""
        return []

    def hover(self, point: Point | None, figure: FigureId | None) -> None:
        """Handle the mouse being over a point of the table, None when it is elsewhere."""

    def turn(self, degrees: float) -> None:
        """Turn what is being planned counter-clockwise."""

    def choose_height(self, step: int) -> bool:
        """Choose a higher or lower place under the mouse; return whether there are several."""
        return False

    def refused(self) -> None:
        """Note that the rules have just refused an answer of this mode."""

    def back(self) -> None:
        """Escape or the right mouse button."""
        self.game.leave_mode()


class EndedMode(Mode):
    """Nothing is asked any more; the bar leads back to the result and on to the editor or the start."""

    def tiles(self) -> list[Tile]:
        texts, key = self.texts, self.game.key
        on, note = ("closing-start", "ended-start-note")
        if self.game.is_from_editor:
            on, note = ("closing-editor", "ended-editor-note")
        return [
            Tile("show-result", texts("ended-result"), texts("ended-result-note"), key("commit"), strong=True),
            Tile("on", texts(on), texts(note), ""),
        ]

    def press(self, command: str) -> bool:
        match command:
            case "show-result" | "commit" | "back":
                self.game.show_result()
            case "on":
                self.game.leave()
            case _:
                return False
        return True


ANSWERS_WITHIN: Final = 2.0
"""So many seconds an answer of the program takes at most."""
STEPS_OF_WAITING: Final = 50
"""In so many steps the bar fills that says how long somebody has thought."""


class ThinkingMode(Mode):
    """Nobody can answer for the player until the program has; whoever waits for long is told so.

    It may be left and come back to while the same question is open: the program goes on thinking.  `tells` from the
    beginning where it has just been told: answers that come one after another are one wait.
    """

    def __init__(self, game: GameDesk, player: PlayerId, *, tells: bool = False) -> None:
        super().__init__(game)
        self.player = player
        self._is_told = tells
        self._shown = 0
        self._thinking: Background[tuple[Any] | None] = Background()
        self._thinking.ask(player, game.controller.thought(self._thinking.is_overtaken))

    @property
    def tells(self) -> bool:
        """Return whether people are told that the program thinks."""
        self._is_told = self._is_told or self._thinking.is_slow
        return self._is_told

    def waiting_words(self) -> str:
        return self.texts("program-thinks", player=player_name(self.game.setup, self.player)) if self.tells else ""

    def waited(self) -> float | None:
        return min(self._thinking.waited / ANSWERS_WITHIN, 1.0) if self.tells else None

    def work(self) -> bool:
        self._thinking.work()
        if self._thinking.found is not None:
            self.game.answer_for_program(self._thinking.found[1])
            return True
        before, self._shown = self._shown, 1 + round(STEPS_OF_WAITING * (self.waited() or 0.0)) if self.tells else 0
        return before != self._shown

    def give_up(self) -> None:
        """Let the program no longer think: nobody wants its answer."""
        self._thinking.forget()

    def settle(self) -> None:
        """Wait for the answer, which the next `work` gives."""
        self._thinking.settle()

    def back(self) -> None:
        """Do nothing: there is nothing to go back from."""


Plan: TypeAlias = Literal["", "planned", "going"]
"""Nothing planned, a way that can be gone, or one that is to be gone as soon as it has been worked out."""


class Bar(Protocol):
    """The bar of a mode, whose tiles may be done instead of what is planned."""

    @property
    def game(self) -> GameDesk: ...

    @property
    def texts(self) -> Texts: ...

    def tiles(self) -> list[Tile]: ...

    def take(self, command: str) -> bool:
        """Do what a command says without asking again; return whether it is one."""
        ...


class SecondThought:
    """Remembers which command would give a plan up, until something else is done."""

    def __init__(self) -> None:
        self._asked = ""

    def forget(self, command: str = "") -> None:
        """Forget the command that is remembered if something else was done."""
        if command != self._asked:
            self._asked = ""

    def asks_first(self, command: str) -> bool:
        """Return whether a command must be given again before it is done: yes, the first time."""
        again, self._asked = self._asked == command, ""
        if not again:
            self._asked = command
        return not again

    def may_leave_for(self, game: GameDesk, figure: FigureId, plan: Plan) -> bool:
        """Return whether to switch to another figure now; a plan is given up if the same is chosen twice in a row."""
        wanted, texts = f"figure:{figure}", game.texts
        again, self._asked = self._asked == wanted, ""
        if plan == "going":
            game.say(texts("moving-goes-first"), bad=True)
            return False
        if not plan or again:
            return True
        self._asked = wanted
        name = figure_name(texts, game.setup, figure)
        game.say(texts("moving-would-be-lost-for", go=game.key("commit"), figure=name), bad=True)
        return False

    def leave(self, bar: Bar, command: str, plan: Plan = "") -> bool:
        """Do an action of the bar, instead of what is planned if there is a plan; return whether it is one.

        What is planned is given up when the same command comes twice in a row; what is to be gone goes first.
        """
        tile = next((tile for tile in bar.tiles() if tile.command == command), None)
        again, self._asked = self._asked == command, ""
        if tile is None or not tile.enabled:
            return bar.take(command)
        if not plan or (again and plan != "going"):
            return bar.take(command)
        texts = bar.texts
        if plan == "going":
            bar.game.say(texts("moving-goes-first"), bad=True)
            return True
        self._asked = command
        go = bar.game.key("commit")
        bar.game.say(texts("moving-would-be-lost", go=go, again=tile.key, action=tile.label), bad=True)
        return True
