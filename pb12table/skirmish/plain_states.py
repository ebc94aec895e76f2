"""Answers and states of a game as JSON and back, and rules over states."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import dataclass, fields
from types import GenericAlias
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from pb12table.kernel.request import Request
from pb12table.skirmish.faces.system import Amendable

State = TypeVar("State")
Answer = TypeVar("Answer")


def encoded(answer: Any) -> Any:
    """Return a tagged answer in the form JSON gives back: lists, no tuples, so that journals from files are equal."""
    return msgspec.json.decode(msgspec.json.encode(answer))


def decoded(plain: Any, form: Any) -> Any:
    """Return an answer of a tagged form from plain data; ValueError names the place that does not fit."""
    try:
        return msgspec.convert(plain, form)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


@dataclass(frozen=True, slots=True)
class OfForm(Request[State, Answer]):
    """A question whose answers are of one tagged `form`."""

    form: ClassVar[Any]

    def encode(self, answer: Answer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Answer:
        found: Answer = decoded(plain, self.form)
        return found


def declared(declaration: Any, form: Any) -> Any:
    """Return a declaration of a tagged form from itself or its plain data; None for anything else."""
    try:
        return msgspec.convert(msgspec.to_builtins(declaration), form)
    except (msgspec.ValidationError, TypeError):
        return None


class PlainStates(Generic[State]):
    """The states of a system, a dataclass whose `setup` all states of a game share; equal states, equal texts.

    `paired` are mappings whose keys cannot be keys in JSON: they stand there as pairs. `later` are mappings and lists
    that came when there were games already: while they are empty they stand nowhere, so that states of before are the
    same.
    """

    def __init__(self, state: type[State], paired: Collection[str] = (), later: Collection[str] = ()) -> None:
        self._state: Any = state
        self._paired: Final = frozenset(paired)
        self._later: Final = frozenset(later)
        self._names: Final = tuple(field.name for field in fields(cast(Any, state)) if field.name != "setup")
        kinds = get_type_hints(state)
        pairs = {name: GenericAlias(list, GenericAlias(tuple, get_args(kinds[name]))) for name in paired}
        plain = [(name, pairs.get(name, kinds[name])) for name in self._names if name not in self._later]
        empty = [(name, kinds[name], cast(Any, get_origin(kinds[name]))()) for name in sorted(self._later)]
        form = msgspec.defstruct("PlainState", [*plain, *empty])
        # The words of a set come in another order in each process, and a digest must be the same everywhere.
        self._encoder: Final = msgspec.json.Encoder(order="deterministic" if _has_sets(form) else None)
        self._decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(form)

    def to_json(self, state: State) -> bytes:
        """Return a state without its setup as JSON."""
        plain = {name: getattr(state, name) for name in self._names}
        plain = {name: value for name, value in plain.items() if value or name not in self._later}
        return self._encoder.encode(plain | {name: list(plain[name].items()) for name in self._paired})

    def from_json(self, data: bytes, setup: Any) -> State:
        """Return the state that `to_json` wrote; msgspec.ValidationError if the data does not fit."""
        document = self._decoder.decode(data)
        found = {name: getattr(document, name) for name in self._names}
        state: State = self._state(setup, **found | {name: dict(found[name]) for name in self._paired})
        return state

    def digest(self, state: State) -> str:
        """Return a short text that distinguishes a state from others."""
        return hashlib.sha256(self.to_json(state)).hexdigest()[:16]


def _has_sets(form: Any) -> bool:
    """Return whether a form holds a set anywhere in it."""
    seen: set[int] = set()

    def look(found: Any) -> bool:
        if isinstance(found, (msgspec.inspect.SetType, msgspec.inspect.FrozenSetType)):
            return True
        if isinstance(found, (list, tuple)):
            return any(map(look, found))
        if not isinstance(found, (msgspec.inspect.Type, msgspec.inspect.Field)) or id(found) in seen:
            return False
        seen.add(id(found))
        return any(look(getattr(found, name)) for name in found.__struct_fields__)

    return look(msgspec.inspect.type_info(form))


class PlainState(Protocol):
    """A state with the outcome of its game, None before its end."""

    @property
    def outcome(self) -> object | None:
        """Return how the game has ended."""
        ...

    def clone(self) -> Self:
        """Return an independent copy."""
        ...


Played = TypeVar("Played", bound=PlainState)


class PlainRules(Amendable, Generic[Played]):
    """A part of `kernel.session.System`; `states` writes the states of the system."""

    states: PlainStates[Played]

    def is_over(self, state: Played) -> bool:
        """Return the same as `kernel.session.System`."""
        return state.outcome is not None

    def clone(self, state: Played) -> Played:
        """Return the same as `kernel.session.System`."""
        return state.clone()

    def digest(self, state: Played) -> str:
        """Return the same as `kernel.session.System`."""
        return self.states.digest(state)

    def plain_declaration(self, declaration: Any) -> Any:
        """Return the same as `kernel.session.System`."""
        return msgspec.to_builtins(declaration)
