"""What is done for the people at a running game without asking them: answers that nobody need think about."""

from __future__ import annotations

from typing import Any

from pb12table.kernel.journal import Entry, EntryKind
from pb12table.kernel.log import Event
from pb12table.kernel.request import Choice, Request
from pb12table.window.kit.settings import Settings


class Assistant:
    """Answers a choice among one; a system with more to be done without asking says what differs.

    There is one for each running game, and it may remember what has been decided there.  An answer that is found comes
    in a tuple, None where a player must be asked.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    # -- what is answered ---------------------------------------------------------------------------------

    def completed(self, request: Request[Any, Any] | None, answer: Any, length: int) -> Any:
        """An answer with what was set beside it before; the journal has so many entries."""
        return answer

    def decided(self, request: Request[Any, Any] | None, answer: Any, rest: tuple[Any, ...]) -> None:
        """Somebody answers; the `rest` are planned answers to what is asked next."""

    def program_decided(self, request: Request[Any, Any] | None, answer: Any) -> None:
        """The program answers for a player whom it plays."""

    def next_answer(self, request: Request[Any, Any], state: Any) -> tuple[Any] | None:
        """The answer to a question that nobody needs to be asked."""
        return only_choice(request, state)

    def turn_to(self, request: Request[Any, Any] | None, state: Any) -> tuple[Any] | None:
        """What is answered once nothing else follows by itself, to turn to another figure; given where it is legal."""
        return None

    def ends(self, answer: Any) -> bool:
        """Whether an answer that was found so ends a turn or a round for somebody, and is taken back by itself."""
        return False

    # -- what is taken back together ----------------------------------------------------------------------

    def decides(self, answer: Any) -> bool:
        """Whether an answer decides anything; one that does not is taken back with the decision before it."""
        return True

    def begins(self, entry: Entry) -> bool:
        """Whether somebody sat down for an entry of the journal to decide something, which no answer before it did."""
        return entry.kind is not EntryKind.DICE

    def tells(self, event: Event) -> bool:
        """Whether an event tells people what was decided."""
        return True

    # -- going back ---------------------------------------------------------------------------------------

    def remember(self, length: int) -> None:
        """Keep what is planned as it is at a length of the journal."""

    def recall(self, length: int) -> None:
        """Have what was planned again as it was at a length of the journal."""

    def travelled(self) -> None:
        """The game has gone back: who acted last there acts no more."""


def only_choice(request: Request[Any, Any], state: Any) -> tuple[Any] | None:
    """The only option of a choice, in a tuple; None for all other questions."""
    if not isinstance(request, Choice):
        return None
    options = request.options(state)
    return (options[0],) if len(options) == 1 else None
