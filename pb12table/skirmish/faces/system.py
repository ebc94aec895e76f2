"""The seam: what the program must know of a rule system, of its setups, of its referee's scripts and edits."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import isfinite
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

import msgspec

from pb12table.kernel.game import EVERYTHING, Entry, Game, Weight
from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.kernel.session import System
from pb12table.skirmish.bot import MakeBot, Valued
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.plain_events import happenings

if TYPE_CHECKING:
    # A command that tells a rule needs no geometry.
    from pb12table.skirmish.zones import Backdrop, Portraits, Zone
    from pb12table.table.battlefield import Battlefield
    from pb12table.table.shapes import Point

State = TypeVar("State")
Value: TypeAlias = int | str | tuple[float, ...]
"""A number, a choice, or a place: x, y, z and a facing."""

PLACE: Final = 4
"""How many numbers tell a place."""
YES, NO = "yes", "no"
NOW: Final = "now"
"""The choice of what is not set but done, such as ending a phase."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """Something that may be set: `key` says what, `about` whose (a figure or a player, "" for the game) it is.

    `name` tells several with one key apart, such as statuses: an id with a name of its own.  A number lies between
    `lowest` and `highest`, one of `choices` has a word as value, words have at most `longest` letters, and a place is
    x, y, z in steps and a facing in degrees; `value` is what it is now.
    """

    key: str
    value: Value
    about: str = ""
    name: str = ""
    lowest: int = 0
    highest: int = 0
    choices: tuple[str, ...] = ()
    longest: int = 0


class Amendment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What is to be set, and `to` what; the other fields name a `Setting`."""

    set: str
    to: int | str | tuple[float, float, float, float]
    about: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Amended:
    """Something was set by hand, from one value to another; what is done only has no value before."""

    setting: str
    figure: FigureId | None
    player: PlayerId | None
    name: str
    before: Value
    after: Value
    audience: ClassVar[tuple[str, ...] | None] = None


class AmendingFace(Protocol[State]):
    """What may be set in the games of a rule system, and how."""

    def settings(self, state: State, /) -> Sequence[Setting]:
        """Return everything that may be set, as everybody may know it."""
        ...

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        """Return why a value within its bounds still cannot be set; None if it can."""
        return None

    def apply(self, game: Game[State], setting: Setting, value: Value, /) -> bool:
        """Set it; return whether the rules go on from the state alone, because another has the turn, say."""
        ...


def amendment_of(plain: Any) -> Amendment | None:
    """Return an amendment from itself or its plain data; None for anything else."""
    try:
        found: Amendment = msgspec.convert(msgspec.to_builtins(plain), Amendment)
    except (msgspec.ValidationError, TypeError):
        return None
    return found


def plain_amendment(amendment: Amendment) -> Any:
    """Return an amendment as JSON-ready plain data."""
    return msgspec.to_builtins(amendment)


def amendment_refusal(
    face: AmendingFace[Any] | None, state: Any, request: Request[Any, Any], plain: Any
) -> Refusal | None:
    """Return why nothing can be set this way; None if it can."""
    wanted = amendment_of(plain)
    if face is None or wanted is None:
        return Refusal("", "amend-unknown")
    setting = _setting(face.settings(state), wanted)
    if setting is None:
        return Refusal("", "amend-not-now", (("setting", wanted.set),))
    refusal = _value_refusal(state, setting, wanted.to)
    return face.refusal(state, request, setting, _value(wanted.to)) if refusal is None else refusal


def _setting(settings: Sequence[Setting], wanted: Amendment) -> Setting | None:
    known = (wanted.set, wanted.about, wanted.name)
    return next((each for each in settings if (each.key, each.about, each.name) == known), None)


def _value(to: int | str | tuple[float, ...]) -> Value:
    return tuple(float(part) for part in to) if isinstance(to, tuple) else to


class _OnTable(Protocol):
    """A state, as far as its table must be known."""

    @property
    def battlefield(self) -> Battlefield: ...


def _value_refusal(state: _OnTable, setting: Setting, value: Any) -> Refusal | None:
    """Return why a setting cannot have a value whatever the rules say: it is of another kind, or out of bounds."""
    if setting.choices:
        if value not in setting.choices:
            return Refusal("", "amend-no-choice", (("found", str(value)),))
    elif setting.longest:
        if not isinstance(value, str) or not value.strip() or len(value) > setting.longest or not value.isprintable():
            return Refusal("", "amend-no-words", (("most", setting.longest),))
    elif isinstance(setting.value, tuple):
        if not isinstance(value, tuple) or not all(map(isfinite, value)):
            return Refusal("", "amend-no-place", (("found", str(value)),))
        table = state.battlefield
        if not (0.0 <= value[0] <= table.width and 0.0 <= value[1] <= table.depth):
            return Refusal("", "amend-off-table", (("x", value[0]), ("y", value[1])))
    elif not isinstance(value, int) or not setting.lowest <= value <= setting.highest:
        bounds = (("found", value), ("lowest", setting.lowest), ("highest", setting.highest))
        return Refusal("", "amend-out-of-bounds", bounds)
    return Refusal("", "amend-same") if _value(value) == setting.value else None


def amend(face: AmendingFace[Any] | None, game: Game[Any], plain: Any) -> bool:
    """Set something that is not refused, and tell it; return whether the rules go on from the state alone."""
    wanted = amendment_of(plain)
    assert face is not None, "the refusal is asked first"
    assert wanted is not None, "the refusal is asked first"
    setting = _setting(face.settings(game.state), wanted)
    assert setting is not None, "the refusal is asked first"
    value, setup = _value(wanted.to), game.state.setup
    figure = FigureId(setting.about) if setting.about in setup.figure_by_id else None
    player = PlayerId(setting.about) if figure is None and setting.about else None
    game.record(Amended(setting.key, figure, player, setting.name, setting.value, value))
    return face.apply(game, setting, value)


class Amendable:
    """Rules with something that may be set by hand; `amending` says what, None for nothing.

    They resume at quiescent points alone, and hide nothing that must be drawn.
    """

    @property
    def amending(self) -> AmendingFace[Any] | None:
        return None

    def resumed(
        self, game: Game[Any], request: Request[Any, Any], since: Sequence[Entry]
    ) -> Coroutine[Any, Any, None] | None:
        """Return the same as `kernel.session.System`."""
        return None

    def imagined(self, state: Any, viewer: str, chance: Chance) -> Any:
        """Return the same as `kernel.session.System`."""
        return state

    def amendment_refusal(self, state: Any, request: Request[Any, Any], amendment: Any) -> Refusal | None:
        """Return the same as `kernel.session.System`."""
        return amendment_refusal(self.amending, state, request, amendment)

    def amend(self, game: Game[Any], amendment: Any) -> bool:
        """Return the same as `kernel.session.System`."""
        return amend(self.amending, game, amendment)


class PlayerSetup(Protocol):
    """A player as agreed before a game."""

    @property
    def id(self) -> PlayerId: ...

    @property
    def name(self) -> str: ...


class FigureOfSetup(Protocol):
    """A figure as agreed before a game; `at` is where it begins, None where it comes later."""

    @property
    def id(self) -> FigureId: ...

    @property
    def label(self) -> Label: ...

    @property
    def player(self) -> PlayerId: ...

    @property
    def at(self) -> Point | None: ...


class GameSetup(Protocol):
    """What is agreed before a game, whichever its rules: the table with what lies on it, the players and their figures.

    `system` is the id of the rule system, `step_cm` the length of a step on a real table in centimetres, `piece_labels`
    the names of the pieces of terrain that have one of their own.
    """

    @property
    def system(self) -> str: ...

    @property
    def name(self) -> Label: ...

    @property
    def battlefield(self) -> Battlefield: ...

    @property
    def step_cm(self) -> float: ...

    @property
    def players(self) -> Sequence[PlayerSetup]: ...

    @property
    def player_by_id(self) -> Mapping[PlayerId, PlayerSetup]: ...

    @property
    def figures(self) -> Sequence[FigureOfSetup]: ...

    @property
    def figure_by_id(self) -> Mapping[FigureId, FigureOfSetup]: ...

    @property
    def zones(self) -> Sequence[Zone]: ...

    @property
    def backdrop(self) -> Backdrop | None: ...

    @property
    def portraits(self) -> Portraits: ...

    @property
    def piece_labels(self) -> Mapping[str, Label]: ...


class GameState(Protocol):
    """The state of a game, as far as the program looks into it itself; the faces of its system tell the rest."""

    @property
    def setup(self) -> GameSetup: ...

    @property
    def battlefield(self) -> Battlefield:
        """The table as it is now."""
        ...

    @property
    def game_round(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game has ended: who has won (nobody in a draw), and the word of the rules for why."""

    winners: tuple[PlayerId, ...] = ()
    reason: str = "over"


class Decided(StrEnum):
    """What decided a game: what its scenario is about, that only one side was left, or its last round."""

    GOAL = "goal"
    LAST = "last"
    LIMIT = "limit"


@dataclass(frozen=True, slots=True)
class Yardstick:
    """How games of a system are measured: the words of the rules for endings by a `goal`, and for the `last` one left.

    All others are endings by the limit.  `by_goal` is the least share of games that a good scenario lets its goal
    decide; people take `seconds` for one decision, those included that take none.
    """

    goal: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    by_goal: float = 0.5
    seconds: float = 20.0

    def decided(self, ending: Ending, players: int) -> Decided:
        """Return what decided a game of so many players; a goal that all reached alike has decided nothing."""
        if ending.reason in self.last:
            return Decided.LAST
        won = 0 < len(ending.winners) < players
        return Decided.GOAL if ending.reason in self.goal and won else Decided.LIMIT


class RuleSystem(System[State], Protocol[State]):
    """A rule system with its faces to the program: the rules themselves, how a game begins, and who plays it.

    One that inherits from it has no secrets, nobody who leaves a game, nothing to be declared, and no bots, unless it
    says so.
    """

    @property
    def bots(self) -> Mapping[str, MakeBot]:
        """Players that answer by themselves, by name, beside the one that knows no rules."""
        return {}

    @property
    def styles(self) -> Sequence[str]:
        """The bots that are offered to play for somebody, by name, the usual one first; without more it is all."""
        return tuple(self.bots)

    @property
    def valued(self) -> Valued[State] | None:
        """Return what of its states a value can be learned by; None for nothing."""
        return None

    @property
    def yardstick(self) -> Yardstick:
        """Return how its games are measured."""
        return Yardstick()

    def view(self, state: State, viewer: str | None) -> State:
        return self.clone(state)

    def hides(self, state: State) -> bool:
        """Return whether players may see different tables, as when figures hide.

        Then the window shows the view of the player who sits before it, and is handed over behind a curtain.
        """
        return False

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        return False

    def prepares(self, state: State) -> bool:
        """Return whether a game is still being set up, which the program can do for everybody."""
        return False

    def plain_declaration(self, declaration: Any) -> Any:
        return declaration

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        return Refusal("", "no-such-declaration")

    def declare(self, game: Game[State], player: str, declaration: Any) -> Weight:
        raise AssertionError("refused before")

    @property
    def amending(self) -> AmendingFace[State] | None:
        """Return what may be set by hand in its games; None for nothing."""
        return None

    def amendment_refusal(self, state: State, request: Request[State, Any], amendment: Any) -> Refusal | None:
        return amendment_refusal(self.amending, state, request, amendment)

    def amend(self, game: Game[State], amendment: Any) -> bool:
        return amend(self.amending, game, amendment)

    def ending(self, state: State) -> Ending | None:
        """Return how a game has ended, None before its end; unless overridden, by the state's `outcome`."""
        if not self.is_over(state):
            return None
        outcome = getattr(state, "outcome", None)
        return Ending() if outcome is None else Ending(tuple(outcome.winners), str(getattr(outcome, "reason", "over")))

    @property
    def window(self) -> str:
        """The module that asks its questions and draws its things, which only the program with a window loads.

        "" where its games cannot be played in the window.

        Its `WINDOW` is a `WindowFace`, see `pb12table/window/play/face.py`.
        """
        ...

    def new_game(self, setup: Any, /) -> State:
        """Return the state before the first round of a game of this system's own setup."""
        ...


def reader(rules: RuleSystem[State], state: State) -> str | None:
    """Return the viewer of pages about a game: everybody; where figures may hide, nothing is secret once it is over.

    The answer is a viewer for `System.view` and `kernel.log.visible_to`.
    """
    return EVERYTHING if rules.hides(state) and rules.is_over(state) else None


Difference: TypeAlias = tuple[str, str, str]
"""What differs: its name, what was expected, what was found."""

NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Unanswerable:
    """A question that makes no sense: the key of a text with its details; `broken`: only on this position."""

    key: str
    details: dict[str, str] = field(default_factory=dict)
    broken: bool = False
    refusal: Refusal | None = None


class NoForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form of what a system has not: no key is allowed in it."""


class RefereeFace:
    """What scripts may say and ask of a rule system.

    `events` are all kinds of events by the names that scripts call them.  Of a scenario, `bare` are the keys that a
    script need not write down; `usual_answers` are plain answers by the name of the question that are given unless a
    script says otherwise.  No die of the system shows less than `lowest_face` or more than `highest_face`.
    """

    events: Mapping[str, type[Any]] = NOTHING
    bare: Mapping[str, Any] = NOTHING
    usual_answers: Mapping[str, Any] = NOTHING
    lowest_face: int = 1
    highest_face: int = 1000
    answer_tag: str = "kind"
    """The key of a plain answer that says which one it is; a line that has it is an answer."""

    position_form: Any = NoForm
    """The form of where in the game a script begins."""
    happening_form: Any = NoForm
    """The form of what happens before anybody is asked."""
    declaration_form: Any = NoForm
    """The form of a declaration: `declare` tells its kind, `by` the player, `refused` as in answers."""
    answer_words: type[Any] | None = None
    """What an answer line may have beside the answer: a form derived from `referee.forms.AnswerWords`."""
    several: Mapping[str, Any] = NOTHING
    """The forms of lines that stand for several answers, by the word that tells each."""
    looks: Mapping[str, Any] = NOTHING
    """The forms of lines that look at something, by the word that tells each; a line with several is of the first.

    Lines about a `figure`, a `player` and the `game` that are not among them hold plain fields of the state.
    """

    def with_position(self, setup: Any, form: Any, content: Any) -> Any:
        """Return a setup with what a position in it needs."""
        return setup

    def position(self, setup: Any, form: Any, file: Path, place: str) -> Any:
        """Return the state of a position; raises FileProblem with a place in the script's file."""
        raise NotImplementedError

    def check_happening(self, happening: Any, state: Any, file: Path, place: str) -> None:
        """Raise FileProblem for what cannot happen in a position."""

    def begun(self, rules: System[Any], happenings: Sequence[Any]) -> System[Any]:
        """Return the rules of the system, with some things happening first."""
        return rules

    def answers(self, form: Any) -> Sequence[dict[str, Any]]:
        """Return the plain answers that a line stands for that is none itself."""
        raise NotImplementedError

    def completed(self, answer: dict[str, Any]) -> dict[str, Any]:
        """Return a plain answer completed with what a script need not write down."""
        return answer

    def passed_over(self, request: Request[Any, Any], state: Any, rest: Sequence[Mapping[str, Any]]) -> Any | None:
        """Return the answer to a question that the rest of a script does not wait for; None if it does."""
        return None

    def declaration(self, form: Any) -> Any:
        """Return a declaration in the form the rules take."""
        raise NotImplementedError

    def look(self, state: Any, form: Any) -> Sequence[Difference] | Unanswerable:
        """Return how what a line looks at differs from its expectation, or why that cannot be said."""
        raise NotImplementedError

    def subject(self, form: Any) -> str:
        """Return the subject of a line that looks at something."""
        raise NotImplementedError

    def plain_state(self, state: Any) -> Any:
        """Return a state as JSON-ready data."""
        return msgspec.to_builtins(state)


class PlainReferee(RefereeFace):
    """Scripts that begin with a game as it begins; of events they know those in a module, see `plain_events`."""

    def __init__(self, rules: RuleSystem[Any], events: ModuleType, highest_face: int) -> None:
        self._rules = rules
        self.events = happenings(events)
        self.highest_face = highest_face

    def position(self, setup: Any, form: Any, file: Path, place: str) -> Any:
        return self._rules.new_game(setup)
