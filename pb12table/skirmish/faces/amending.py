"""What a referee may set by hand: a rule system describes it as plain data, the rest is the same for all.

A system lists its `Setting`s for a state: a number with bounds, one of some choices, words, or a place.  An
`Amendment` gives one of them another value.  All players agree to it; it is an entry of the journal, and `Amended`
tells of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, TypeAlias, TypeVar

import msgspec

from pb12table.kernel.game import Game
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.ids import FigureId, PlayerId

if TYPE_CHECKING:
    from pb12table.table.battlefield import Battlefield

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
        """All that may be set, as everybody may know it."""
        ...

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        """Why a value that lies within its bounds cannot be set all the same; None when it can."""
        return None

    def apply(self, game: Game[State], setting: Setting, value: Value, /) -> bool:
        """Set it; return whether the rules go on from the state alone, because another has the turn, say."""
        ...


def amendment_of(plain: Any) -> Amendment | None:
    """An amendment from itself or its plain data; None for anything else."""
    try:
        found: Amendment = msgspec.convert(msgspec.to_builtins(plain), Amendment)
    except (msgspec.ValidationError, TypeError):
        return None
    return found


def plain_amendment(amendment: Amendment) -> Any:
    """An amendment as JSON-ready plain data."""
    return msgspec.to_builtins(amendment)


def amendment_refusal(
    face: AmendingFace[Any] | None, state: Any, request: Request[Any, Any], plain: Any
) -> Refusal | None:
    """Why nothing can be set so; None when it can."""
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
    """Why a setting cannot have a value whatever the rules say: it is of another kind, or out of bounds."""
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
    """Rules with something that may be set by hand; `amending` says what, None for nothing."""

    @property
    def amending(self) -> AmendingFace[Any] | None:
        return None

    def amendment_refusal(self, state: Any, request: Request[Any, Any], amendment: Any) -> Refusal | None:
        """As `kernel.session.System`."""
        return amendment_refusal(self.amending, state, request, amendment)

    def amend(self, game: Game[Any], amendment: Any) -> bool:
        """As `kernel.session.System`."""
        return amend(self.amending, game, amendment)
