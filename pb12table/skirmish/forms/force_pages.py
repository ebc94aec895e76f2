"""What is shown of a force and can be changed in it, as plain data in the words of one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from pb12table.skirmish.scene.miniatures import Mark
from pb12table.skirmish.scene.seeing import Template

Document: TypeAlias = dict[str, Any]
"""A scenario's document as TOML reads it."""
Kind = Literal["number", "text", "choice", "head"]


class Refused(ValueError):
    """Something typed cannot be taken; `key` is that of the reason."""

    key = ""


class NotANumber(Refused):
    """Something typed is no number."""

    key = "edit-not-a-number"


class TakenId(Refused):
    """Something else has that id already."""

    key = "edit-taken-id"


@dataclass(frozen=True, slots=True)
class Property:
    """A row: what it is called, what it says now, and the document that setting it to a text leads to.

    `options` are the choices of a choice, as (what is set, what is shown). `tip` says what a value means. One that is
    `unset` stands for nothing in the layout, and there is nothing to begin typing from.
    """

    label: str
    value: str
    kind: Kind
    put: Callable[[str], Document] | None = None
    options: tuple[tuple[str, str], ...] = ()
    tip: str = ""
    unset: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """Another document; `did` says what was done, as the key of a text `edit-did-…`.

    Changes of the same `joined` in a row are undone together.  `shows`: whose page is shown then, by section and id,
    and `there` what on it is scrolled into sight, by name.
    """

    did: str
    document: Document
    joined: object = None
    shows: tuple[str, str] | None = None
    there: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to be picked: its id, name, what it is and what it is worth, and all that is told of it when asked.

    `miniature` is how it is drawn, None for what has no token.
    """

    value: str
    name: str
    facts: str
    worth: str
    tip: tuple[str, ...] = ()
    miniature: Template | None = None


@dataclass(frozen=True, slots=True)
class Picking:
    """A list to pick from; `take` gives what picking leads to, or says why that cannot be."""

    title: str
    offers: tuple[Offer, ...]
    take: Callable[[str], Change | Refusing | Asking]
    now: str = ""


@dataclass(frozen=True, slots=True)
class Asking:
    """A question that is answered by typing, with the answer that stands there at first."""

    title: str
    take: Callable[[str], Change | Refusing]
    now: str = ""


@dataclass(frozen=True, slots=True)
class Keeping:
    """An entry of a section to be kept for all scenarios of the user, or to be kept no longer where `entry` is None.

    `sort` is the kind of content file that has such entries, and the folder in which it lies.
    """

    sort: str
    section: str
    id: str
    name: str
    entry: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Refusing:
    """Why something cannot be done, in a sentence."""

    reason: str


@dataclass(frozen=True, slots=True)
class Going:
    """Another page to show, by its path in the document; or what stands there is to be clicked on the table."""

    path: tuple[str | int, ...]
    by_click: bool = False


Done: TypeAlias = Change | Picking | Asking | Keeping | Refusing | Going
"""What a click leads to."""
Act: TypeAlias = Callable[[], Done]
"""What clicking does."""


# -- parts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fields:
    """Names with their values, which are typed or chosen; the rows by keys of their own.

    Clicking a row that has one of the `acts` does that; `beside` are buttons at the right of a row, and `wrong` what is
    wrong with its value.
    """

    rows: Mapping[str, Property]
    title: str = ""
    acts: Mapping[str, Act] = field(default_factory=dict)
    beside: Mapping[str, tuple[Deed, ...]] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counter:
    """A number with a name, one less and one more; `usual` is what is told where it is another one.

    Without `step` it is only told.  `mood` says whether a change is for the better.
    """

    row: Property
    step: Callable[[int], Change | Refusing] | None = None
    usual: str = ""
    mood: Literal["", "good", "bad"] = ""


@dataclass(frozen=True, slots=True)
class Counters:
    """Numbers in columns, by keys of their own; `beside` stands at the right of the title."""

    title: str
    counters: Mapping[str, Counter]
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """Something that is so or not; `mark` is what is drawn beside its name."""

    name: str
    label: str
    is_on: bool
    act: Act
    tip: tuple[str, ...] = ()
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Ticks:
    """Things that are so or not, in a line behind their common name; `wrong` is what is wrong with them together."""

    label: str
    ticks: tuple[Tick, ...]
    wrong: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """A button."""

    name: str
    label: str
    act: Act
    tip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """Something that is told behind its name, with buttons that change it."""

    label: str
    words: str
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that is carried: what it is called, of what sort, what it does, and what it is worth.

    `use` takes it in hand or puts it away, where that is asked; `drop` leaves it behind, where it can be.
    """

    name: str
    label: str
    facts: str
    worth: str
    sort: str = ""
    tip: tuple[str, ...] = ()
    is_used: bool = True
    use: Deed | None = None
    drop: Deed | None = None
    is_wrong: bool = False


@dataclass(frozen=True, slots=True)
class Pieces:
    """All that is carried; `wrong` is what is wrong with it together."""

    title: str
    pieces: tuple[Piece, ...]
    deeds: tuple[Deed, ...] = ()
    beside: str = ""
    wrong: str = ""


@dataclass(frozen=True, slots=True)
class Stack:
    """Something of which there are several, such as a card in a deck; `less` is None where there are none.

    A `note` stands below its `worth`.
    """

    label: str
    number: int
    more: Deed
    less: Deed | None
    worth: str = ""
    tip: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Stacks:
    """Many stacks, in groups with headings."""

    title: str
    groups: tuple[tuple[str, tuple[Stack, ...]], ...]
    beside: str = ""
    hint: str = ""
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True)
class Lines:
    """Sentences, each about something of its own in a list; with `has_result` the last one is what they come to.

    Without a title they are a hint.
    """

    title: str
    lines: tuple[str, ...]
    has_result: bool = False
    is_list: bool = False


@dataclass(frozen=True, slots=True)
class Outline:
    """A ring or a line of a plan, or a point, in lengths of the plan; `role` says how it is drawn, `label` names it."""

    points: tuple[tuple[float, float], ...]
    role: Literal["ground", "solid", "open", "safe", "mark"]
    label: str = ""


@dataclass(frozen=True, slots=True)
class View:
    """A drawing to scale with its title, such as what is seen from above."""

    title: str
    outlines: tuple[Outline, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Drawings side by side, all to one scale, with a grid of lengths of one; `legend` says what is what."""

    title: str
    views: tuple[View, ...]
    legend: str = ""


Part: TypeAlias = Plan | Fields | Counters | Ticks | Told | Pieces | Stacks | Lines
Groups: TypeAlias = tuple[tuple[tuple[Part, ...], ...], ...]
"""Groups below each other, each of columns of parts; columns that have no room beside each other stand below."""


@dataclass(frozen=True, slots=True)
class Page:
    """The page of a figure: `about` it, lines of what it is `worth`, its parts, and buttons at its foot.

    Of the lines of its worth the first is the number; a `False` beside one says that it is more than was agreed.
    """

    about: str = ""
    worth: tuple[tuple[str, bool], ...] = ()
    groups: Groups = ()
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True)
class Ware:
    """Something a scenario brings of its own: its id, what it is called, what it does, and what it is worth."""

    id: str
    label: str
    facts: str
    worth: str = ""
    is_wrong: bool = False


@dataclass(frozen=True, slots=True)
class Shelf:
    """All that a scenario brings of its own in a section, each with a page; `about` it, and what adds to it."""

    section: str
    title: str
    about: str
    wares: tuple[Ware, ...]
    deeds: tuple[Deed, ...]
