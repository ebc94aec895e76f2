"""An act as an object: what it is given as, what it costs, why it is refused, what it does, and what it is called.

A system derives a class of its own from `Act` that settles its state, its game and who acts (a figure, an actor, or a
record that also holds where and how), and makes one object for each act.  What it does not say for itself is as usual.
`Acts` lists the objects once; rules, questions, forms and bots ask it instead of telling the kinds of answers apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, TypeVar

from pb12table.kernel.request import Chance, Refusal

State = TypeVar("State")
Game = TypeVar("Game")
Doer = TypeVar("Doer")
Answer = TypeVar("Answer")
Listed = TypeVar("Listed", bound="NamedAct")


@dataclass(frozen=True, slots=True)
class Wording:
    """The key of a text, the ids whose names it contains, and its other details; "" for the detail `name` alone."""

    key: str
    things: Mapping[str, str] = field(default_factory=dict)
    details: Mapping[str, Any] = field(default_factory=dict)


def tag_of(answer: Any) -> str:
    """Return the tag of an answer, or of its type, by which files and saves know it."""
    return str(answer.__struct_config__.tag)


class NamedAct:
    """What an act is given as, and what people call it."""

    answers: ClassVar[tuple[type[Any], ...]] = ()
    """The types of the answers it is given as: usually one, none if another act lists them."""
    icon: ClassVar[str] = ""
    """The name of its icon; empty for none."""
    text: ClassVar[str] = ""
    """The key of the text with its name; empty for `act-` and its tag."""

    @property
    def tag(self) -> str:
        """Return the tag of its answers, of the first type if it has several."""
        return tag_of(self.answers[0])

    @property
    def text_key(self) -> str:
        """Return the key of the text with its name."""
        return self.text or f"act-{self.tag}"


class Act(NamedAct, Generic[State, Game, Doer, Answer]):
    """One act: by default it costs 1, is never refused and offers nothing to try.

    A cost is in the unit of the system; `Doer` is who acts, with where and how if the system has to know that.
    """

    def cost(self, state: State, doer: Doer, answer: Answer) -> int:
        """Return what it costs; 0 for what is free."""
        return 1

    def refusal(self, state: State, doer: Doer, answer: Answer) -> Refusal | None:
        """Return why it cannot be done now, besides what holds for all acts; None if it can."""
        return None

    async def effect(self, game: Game, doer: Doer, answer: Answer) -> None:
        """Carry it out, once it is paid for."""
        raise NotImplementedError

    def hints(self, state: State, doer: Doer) -> Iterator[Answer]:
        """Yield answers worth a try; some may be illegal."""
        return iter(())

    def sample(self, state: State, doer: Doer, chance: Chance) -> Answer | None:
        """Return an arbitrary answer, legal or not (one of the hints unless it says otherwise); None for none."""
        found = [*self.hints(state, doer)]
        return chance.choice(found) if found else None

    # -- in forms -----------------------------------------------------------------------------------------------

    def offers(self, state: State, doer: Doer) -> Iterator[Answer]:
        """Yield the answers that are listed for a player, illegal ones too: the hints unless it says otherwise."""
        return self.hints(state, doer)

    def key_of(self, answer: Answer) -> str:
        """Return what tells an answer from the others that are listed; its tag if there is only one."""
        return self.tag

    def icon_of(self, state: State, doer: Doer, answer: Answer) -> str:
        """Return the name of the icon of an answer."""
        return self.icon

    def wording(self, state: State, doer: Doer, answer: Answer) -> Wording:
        """Return what an answer is called in a list."""
        return Wording(self.text_key)


class Acts(Generic[Listed]):
    """The acts of a system in their order, by the types of answers they are given as.

    `tried` is the order in which answers are tried, on which arbitrary games depend: that of the list unless another
    order is given.
    """

    def __init__(self, *acts: Listed, tried: Sequence[Listed] = ()) -> None:
        self._by_type: Final[dict[type[Any], Listed]] = {}
        for act in acts:
            for answer in act.answers:
                if answer in self._by_type:
                    raise ValueError(f"two acts are given as {answer.__name__}")
                self._by_type[answer] = act
        self._acts: Final = acts
        self.tried: Final[tuple[Listed, ...]] = tuple(tried) or acts
        if set(self.tried) != set(acts):
            raise ValueError("acts that are listed and acts that are tried are not the same")

    def __iter__(self) -> Iterator[Listed]:
        return iter(self._acts)

    def __contains__(self, answer: object) -> bool:
        """Return whether an answer is an act at all."""
        return type(answer) in self._by_type

    def of(self, answer: object) -> Listed:
        """Return the act that an answer is; KeyError for an answer of another type."""
        return self._by_type[type(answer)]

    def tagged(self, tag: str) -> Listed:
        """Return the act whose answers have a tag; KeyError for an unknown tag."""
        found = next((act for answer, act in self._by_type.items() if tag_of(answer) == tag), None)
        if found is None:
            raise KeyError(tag)
        return found
