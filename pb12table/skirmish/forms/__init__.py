"""Questions and pages as plain data: forms, what they sketch on the table, rows and pages of forces.

Here is what all fields of a form have in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias

from pb12table.skirmish.ids import FigureId
from pb12table.table.shapes import Point

UNKNOWN: Final = ""
"""The refusal of what no mouse and no key can give: there is nothing to say about it."""


LESS: Final = ("turn-left", "pan-left", "zoom-out")
MORE: Final = ("turn-right", "pan-right", "zoom-in")
"""Commands whose keys change the one number of a card; + and −, which its buttons show, are among them."""
TURNS: Final = ("turn-left", "turn-right")
"""Those that turn something: turning to the right makes an angle less, and stands where more does."""
ON_THE_SPOT: Final = 0.5
"""A click so near to where something was put down means it, in steps."""
Steps: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Pointer:
    """What the mouse is at: a point of the table, None when it is elsewhere, and a figure there or in a list.

    `storey` is the height of the storey that is shown alone at that point, None where there is none.
    """

    point: Point | None
    figure: FigureId | None = None
    storey: float | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """What a field makes of a click or a key: its value from then on, and whether the form `answers` with it.

    `refusal` says why it does not take what was meant; `missed`: there was nothing that it could take.
    """

    value: Any
    answers: bool = False
    refusal: str | None = None
    missed: bool = False


class Field:
    """One thing to be given; what a kind of field makes of the mouse and of keys is nothing unless it says so.

    A kind `lies` on the table if places of it are meant there.
    """

    __slots__ = ()

    name: str
    label: str
    value: Any
    lies: ClassVar[bool] = False

    def refusal(self, value: Any) -> str | None:
        """Return None if a value can be given, else why not; "" if there is nothing to say about it."""
        raise NotImplementedError

    def hints(self) -> Sequence[Any]:
        """Return values that can be given and are worth a look, never all of them unless there are few."""
        raise NotImplementedError

    @property
    def steps(self) -> bool:
        """Return whether keys step through it, so that Tab can lead to it."""
        return False

    @property
    def stepped_by(self) -> Steps:
        """Return the commands whose keys decrease and increase it."""
        return LESS, MORE

    @property
    def groups(self) -> tuple[str, ...]:
        """Return the groups of keys that are useful in it."""
        return ("plan",) if self.steps else ()

    @property
    def is_led(self) -> bool:
        """Return whether it is what the mouse points at, wherever that is."""
        return False

    @property
    def is_loose(self) -> bool:
        """Return whether it follows the mouse until it is put down, before anything else is."""
        return False

    @property
    def is_laid(self) -> bool:
        """Return whether something of it lies on the table that can be taken back."""
        return False

    def stepped(self, step: int) -> Any | None:
        """Return the value a step less (−1) or more (1), or the next possible one; None if there is none."""
        return None

    def turned(self, degrees: float) -> Any | None:
        """Return the value turned counter-clockwise; None if nothing turns."""
        return None

    def raised(self, step: int) -> Any | None:
        """Return the value on the next surface up or down; None if there is only one."""
        return None

    def pointed_at(self, pointer: Pointer) -> Any:
        """Return the value it has with the mouse there, the same object if that changes nothing."""
        return self.value

    def clicked(self, pointer: Pointer) -> Taken | None:
        """Return what it makes of a click; None if it takes none."""
        return None

    def grabbed(self, pointer: Pointer) -> Taken | None:
        """Return what it makes of a drag that begins there; None if nothing can be pulled at."""
        return None

    def pulled(self, pointer: Pointer) -> Any:
        """Return the value it has while it is pulled at, the same object if that changes nothing."""
        return self.value

    def let_go(self) -> Any:
        """Return the value that the mouse may change again without a click, the same object if it may already."""
        return self.value

    def typed(self, digit: str) -> Taken | None:
        """Return what it makes of a digit that is typed; None if digits are not typed into it."""
        return None

    def taken_back(self) -> Taken | None:
        """Return what is left of it without what was given last; None if nothing is taken back here."""
        return None


def commands(keys: tuple[str, str]) -> Steps:
    """Return the commands of a field's own keys, or those that step where it has none."""
    return ((keys[0],), (keys[1],)) if all(keys) else (LESS, MORE)


def next_of(values: Sequence[Any], value: Any, step: int) -> Any | None:
    """Return the value that follows one, the first or last if it is none of them."""
    if not values:
        return None
    now = values.index(value) if value in values else -max(step, 0)
    return values[(now + step) % len(values)]


def next_height(heights: Sequence[float], now: float, step: int) -> float | None:
    """Return the height a step up or down from a height; None if there are not several."""
    found = sorted(heights)
    if len(found) < 2:
        return None
    nearest = min(range(len(found)), key=lambda number: abs(found[number] - now))
    return found[max(0, min(nearest + step, len(found) - 1))]


class Keyed(Field):
    """What fields have in common that may have `keys` of their own: commands, ("", "") for those that step."""

    __slots__ = ()

    keys: tuple[str, str]

    @property
    def stepped_by(self) -> Steps:
        return commands(self.keys)
