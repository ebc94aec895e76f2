"""What a running rule holds in its hands, and the journal: everything that was decided or rolled, in order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, Generic, Protocol, TypeVar

from pb12table.kernel.request import Dice, Request

PUBLIC: Final = ""
"""In an audience: also everybody who is no player.  What all but some may know has the others and this for audience."""
EVERYTHING: Final = "*"
"""The viewer from whom nothing is secret, as of a game that is over."""


class Event(Protocol):
    """Something that happened, as plain data; `audience` names who may know it, None means everybody.

    What all but some players may know, as what others are told instead of a secret, names the others and PUBLIC.
    """

    @property
    def audience(self) -> tuple[str, ...] | None: ...


@dataclass(slots=True)
class LogLine:
    """One event with the number of journal entries made before it; `struck` when it was undone."""

    event: Event
    entry: int
    struck: bool = False


class Listener(Protocol):
    """Hears of events as they happen."""

    def __call__(self, line: LogLine, /) -> None: ...


def visible_to(event: Event, player: str | None) -> bool:
    """Return whether a player (None: the public) may know an event."""
    audience = event.audience
    return audience is None or player == EVERYTHING or (PUBLIC if player is None else player) in audience


State = TypeVar("State")
Answer = TypeVar("Answer")


class _Question(Generic[Answer]):
    """Hands a request to the driver and returns what the driver sends back."""

    __slots__ = ("request",)

    def __init__(self, request: Request[Any, Answer]) -> None:
        self.request = request

    def __await__(self) -> Generator[Request[Any, Answer], Answer, Answer]:
        answer = yield self.request
        return answer


class Game(Generic[State]):
    """The state of a game and the two things rules do besides changing it: asking and telling.

    `system` is what drives it (`kernel.session.System`): where the rules of a book go round in a circle, an early
    chapter asks it for what a later one brings about.
    """

    __slots__ = ("_record", "state", "system")

    def __init__(self, state: State, record: Callable[[Event], None], system: object = None) -> None:
        self.state = state
        self.system = system
        self._record = record

    async def ask(self, request: Request[State, Answer]) -> Answer:
        """Return the answer of the player who is asked, which is always legal."""
        answer: Answer = await _Question(request)
        return answer

    async def roll(self, dice: Dice[Any]) -> int:
        """Return the face of a die."""
        face: int = await _Question(dice)
        return face

    def record(self, event: Event) -> None:
        """Tell the log what happened."""
        self._record(event)


class EntryKind(Enum):
    """Who brought an entry about."""

    ANSWER = "answer"
    DICE = "dice"
    DECLARATION = "declaration"
    AMENDMENT = "amendment"
    """What all players have set by hand, as a referee would."""


class Weight(Enum):
    """What a declaration is to the others: an open word, one that is none of their business, or one that binds.

    Nobody takes a binding word back alone (giving up is one), and nobody takes back another's secret one alone.
    """

    OPEN = "open"
    SECRET = "secret"
    BINDING = "binding"


UNASKED: Final = (EntryKind.DECLARATION, EntryKind.AMENDMENT)
"""What comes between answers."""


@dataclass(slots=True)
class Entry:
    """One answer, die, declaration or amendment; nobody's in particular is the last.

    `request` is the class name of what was asked ("" for a declaration or an amendment), `plain` the JSON-ready answer,
    `hidden` whether it was a secret when it was given or declared, `digest` the digest of the state if the game came to
    a quiescent point by this entry or it is an amendment, `binding` whether nobody (of an answer: nobody else) takes it
    back alone, `unseen` that no other player knows that there was a question.
    """

    kind: EntryKind
    player: str
    request: str
    plain: Any
    hidden: bool = False
    digest: str | None = None
    binding: bool = False
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class Drift:
    """The first place where a replay went another way than the journal says."""

    entry: int
    expected: str
    found: str

    @property
    def details(self) -> dict[str, str]:
        """Return what it is about: another question, by what was answered and asked and by whom, or the position."""
        answered, _, answered_by = self.expected.partition(" of ")
        asked, _, asked_of = self.found.partition(" of ")
        if not asked_of:
            return {"what": "position"}
        return {"what": "question", "answered": answered, "by": answered_by, "asked": asked, "whom": asked_of}

    def __str__(self) -> str:
        return f"entry {self.entry}: the journal says {self.expected}, the replay gave {self.found}"


def free_undo_limit(entries: Iterable[Entry], player: str = "") -> int:
    """Return how many entries stay when a player undoes without asking: up to the last die, secret or binding word.

    What nobody else knows of is no limit, for that would tell of it.

    What the player has declared himself is no secret to him, and who was asked when he declared something will be asked
    again; an answer that binds is no limit to who gave it.
    """
    asked = player
    for number, entry in reversed(list(enumerate(entries, start=1))):
        if entry.kind not in UNASKED:
            asked, own = entry.player, False
            bound = entry.binding and entry.player != player
        else:
            own, bound = entry.player in (player, asked), entry.binding
        if entry.kind is EntryKind.DICE or (entry.hidden and not own and not entry.unseen) or bound:
            return number
    return 0
