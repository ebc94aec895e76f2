"""What the decision card, the action bar and the menu say, as plain data; modes build it, the panels paint it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from pb12table.skirmish.forms.contest import Contest
from pb12table.skirmish.forms.form import Face, Waiting
from pb12table.skirmish.ids import PlayerId


@dataclass(frozen=True, slots=True)
class CardButton:
    """Something to push on a card; `command` is what it does, `key` a binding; `new_row`: a row begins with it.

    `icon` are the strokes of its icon, "" for none.

    Asked, it says its `reason`, or its label and its `sums`.
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


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number that can be made less and more; an empty command leaves its button out."""

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
    as the widest, so that those of several rows stand below each other.
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
        """Whether the action can be taken."""
        return not self.reason


MenuEntry: TypeAlias = tuple[str, Callable[[], None]]
"""What an entry of the menu of a running game says, and what is done once the menu has closed."""
