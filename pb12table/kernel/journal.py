"""The journal: everything that was decided or thrown, in order; a game is its setup and its journal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final


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
        """What it is about: another question, by what was answered and what is asked and by whom, or the position."""
        answered, _, answered_by = self.expected.partition(" of ")
        asked, _, asked_of = self.found.partition(" of ")
        if not asked_of:
            return {"what": "position"}
        return {"what": "question", "answered": answered, "by": answered_by, "asked": asked, "whom": asked_of}

    def __str__(self) -> str:
        return f"entry {self.entry}: the journal says {self.expected}, the replay gave {self.found}"


def free_undo_limit(entries: Iterable[Entry], player: str = "") -> int:
    """How many entries must stay when a player undoes without asking: up to the last die, secret or binding word.

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
