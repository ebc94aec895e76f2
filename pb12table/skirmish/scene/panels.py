"""What panels say of a state, as plain data in the words of one language: the order of play, lists, sheets.

Each of them is drawn once for all systems.  A `tip` is what is told where the mouse rests: its name, then more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Mark

Tone = Literal["plain", "muted", "faint", "good", "bad", "accent", "planned"]
"""How something is said: as always, less loudly, hardly, or that it is better, worse, at hand, or still to come."""


# -- the order of play ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of a round, in their order; `key` tells it from the others."""

    key: str
    tip: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chip:
    """Somebody's place in the order of play: a player's, or that of a `figure`, which is drawn with it.

    `place` is written on a player's mark, "" for none yet.  `line` stands below the name, or in its place pips for
    `points` (left, of so many); `note` stands beside it.  The `active` one has the turn, also while another is asked.
    `name` is written in place of the figure's own.
    Those that are `out` act no more for now; `struck` crosses the name out.  The tip says `tip`, then what is asked for
    only while the mouse rests there, then `later`.
    """

    player: PlayerId
    figure: FigureId | None = None
    place: str = ""
    line: str = ""
    points: tuple[int, int] | None = None
    note: str = ""
    active: bool = False
    out: bool = False
    struck: bool = False
    tip: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class Order:
    """The round and the order of play in it; `now` is the place of the present stage, where a round has any."""

    title: str
    title_tip: tuple[str, ...] = ()
    stages: tuple[Stage, ...] = ()
    now: int = 0
    chips: tuple[Chip, ...] = ()


# -- the list of figures -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Listed:
    """A figure in the list of its player's: `words` in place of its points, or (points left, most of them).

    `coming`: it has all its points only when it acts.  Those that are `gone` have left the game.  `name` is written in
    place of its own, where it stands for several.
    """

    figure: FigureId
    words: str = ""
    tone: Tone = "plain"
    points: tuple[int, int] = (0, 0)
    coming: bool = False
    active: bool = False
    done: bool = False
    gone: bool = False
    marks: tuple[Mark, ...] = ()
    tip: tuple[str, ...] = ()
    name: str = ""


# -- the sheet of a figure -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cell:
    """A value in the grid on top of a sheet: `label` over `value`, with `before` behind it where it has changed.

    `longer` is the label where there is room for it.
    """

    key: str
    label: str
    value: str
    before: str = ""
    tone: Tone = "plain"
    longer: str = ""
    tip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Boxes:
    """So many boxes of which some are `left`: hit points, wounds, rounds in a magazine.

    Boxes that are ticked one by one have their numbers in them; `ticked` are those that are, None for boxes that are
    used up from the end.
    """

    key: str
    label: str
    left: int
    most: int
    tone: Tone = "good"
    tip: tuple[str, ...] = ()
    ticked: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a sheet: a mark, words, a value at the right, and more words below.

    A `framed` row stands for a thing.  A `command` makes it a button.
    """

    key: str
    label: str
    value: str = ""
    below: str = ""
    tone: Tone = "plain"
    mark: Mark | None = None
    framed: bool = False
    command: bool = False
    tip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sheet: a title with a value at its right, boxes in a line, and rows."""

    title: str = ""
    value: str = ""
    key: str = ""
    tone: Tone = "muted"
    tip: tuple[str, ...] = ()
    boxes: tuple[Boxes, ...] = ()
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is to be known of a figure; `under` stands below its name, or below `name` where that is another one."""

    under: str = ""
    cells: tuple[Cell, ...] = ()
    parts: tuple[Part, ...] = ()
    name: str = ""
