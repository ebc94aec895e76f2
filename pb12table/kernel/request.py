"""What a rule may ask, of a player or of the dice, and the three errors of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar


class GameError(Exception):
    """Something was asked of a session that it cannot do."""


class IllegalAnswer(GameError):
    """An answer was refused; the game is exactly as it was before."""

    def __init__(self, refusal: Refusal, position: str) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.reason} ({refusal.rule}) at {position}")


class DiceError(GameError):
    """A scripted die is missing, left over, or shows an impossible face."""


State = TypeVar("State")
Answer = TypeVar("Answer")
Item = TypeVar("Item")


class Chance(Protocol):
    """A source of arbitrary picks, such as `random.Random`; used to sample answers, never by rules."""

    def random(self) -> float: ...

    def randint(self, a: int, b: int, /) -> int: ...

    def uniform(self, a: float, b: float, /) -> float: ...

    def choice(self, seq: Sequence[Item], /) -> Item: ...


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer is illegal: the one decisive rule, the key of a text, and what the text speaks of.

    `details` are (name, value) pairs for the text and for drawing the refusal (a place, an obstacle).
    """

    rule: str
    reason: str
    details: tuple[tuple[str, Any], ...] = ()

    def detail(self, name: str) -> Any:
        """Return the value of one detail, or None."""
        return dict(self.details).get(name)


@dataclass(frozen=True, slots=True)
class Request(Generic[State, Answer]):
    """A question to one player; rules await its answer.

    Subclasses are frozen dataclasses. `hidden` says that the answer is a secret of the player until the
    rules reveal it; where that depends on the state, `keeps_secret` tells. `binding`: the answer is a word
    given to others, so that nobody else takes it back alone. `together`: several players answer it before
    anybody learns anything of it, so that each may take it back until then.
    """

    player: str
    hidden: ClassVar[bool] = False
    binding: ClassVar[bool] = False
    together: ClassVar[bool] = False

    def keeps_secret(self, state: State, answer: Answer) -> bool:
        """Return whether an answer to it, in the state before, is a secret of the player."""
        return self.hidden

    def is_unseen(self, state: State, answer: Answer) -> bool:
        """Return whether no other player learns that it was asked, where it is answered so: a secret no."""
        return False

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return None if the answer is legal in the state, else the one decisive reason."""
        raise NotImplementedError

    def sample(self, state: State, chance: Chance) -> Answer:
        """Return some legal answer, picked using the given chance."""
        raise NotImplementedError

    def default(self, state: State) -> Answer:
        """Return the legal answer that is taken if nobody chooses (a defeated player, for example)."""
        raise NotImplementedError

    def hints(self, state: State) -> Sequence[Answer]:
        """Return legal answers worth a look, never all of them unless the request is finite."""
        return ()

    def encode(self, answer: Answer) -> Any:
        """Return the answer as JSON-ready plain data."""
        return answer

    def decode(self, plain: Any) -> Answer:
        """Return an answer from plain data; raises ValueError if the data lacks the form of an answer."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Choice(Request[State, Answer]):
    """A question with finitely many answers."""

    def options(self, state: State) -> Sequence[Answer]:
        """Return every legal answer, in a fixed order; never empty."""
        raise NotImplementedError

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        return None if answer in self.options(state) else Refusal("", "not-an-option")

    def sample(self, state: State, chance: Chance) -> Answer:
        return chance.choice(self.options(state))

    def default(self, state: State) -> Answer:
        return self.options(state)[0]

    def hints(self, state: State) -> Sequence[Answer]:
        return self.options(state)


@dataclass(frozen=True, slots=True)
class YesNo(Choice[State, bool]):
    """A question answered with yes or no; the default is no."""

    def options(self, state: State) -> Sequence[bool]:
        return (False, True)

    def decode(self, plain: Any) -> bool:
        if not isinstance(plain, bool):
            raise ValueError(f"Expected `bool`, got `{type(plain).__name__}`")
        return plain


@dataclass(frozen=True, slots=True)
class Number(Choice[State, int]):
    """A question for a whole number between `lowest` and `highest`, both included."""

    lowest: int
    highest: int

    def options(self, state: State) -> Sequence[int]:
        return range(self.lowest, self.highest + 1)

    def decode(self, plain: Any) -> int:
        if isinstance(plain, bool) or not isinstance(plain, int):
            raise ValueError(f"Expected `int`, got `{type(plain).__name__}`")
        return plain


@dataclass(frozen=True, slots=True)
class Dice(Number[State]):
    """A throw of one die; answered by the session's dice source, or typed in by the player who throws.

    `purpose` names the throw for people (the key of a text), `subject` what it is thrown for and
    `target_number` what it must reach, where there is such a number.
    """

    purpose: str
    subject: str = ""
    target_number: int | None = None


def die(player: str, sides: int, purpose: str, subject: str = "", target_number: int | None = None) -> Dice[Any]:
    """Return the request for one die with a given number of sides."""
    return Dice(player, 1, sides, purpose, subject, target_number)
