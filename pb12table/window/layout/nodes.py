"""The description of a screen: plain frozen data, in natural pixels, without places.

A node says what it shows and how it shares room with its neighbours.  `placing` turns a tree of them into rectangles.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Literal

from pb12table.window.kit.palette import Colour

Tone = Literal["text", "muted", "faint", "accent", "good", "bad"]
"""What a text is for; the painter knows its colour."""
Ink = Tone | Colour
Side = Literal["left", "center", "right"]
Align = Literal["start", "center", "end", "stretch"]
Style = Literal["plain", "primary", "quiet", "danger", "good"]


@dataclass(frozen=True, slots=True)
class Plate:
    """A surface of one's own colours; one that can be clicked is `hovered` while it is pointed at, None for no change.

    `radius` and `thickness` of its border are in natural pixels; what is `shaded` lies over something.
    """

    fill: Colour | None
    border: Colour | None = None
    radius: float = 6.0
    thickness: float = 1.0
    hovered: Colour | None = None
    shaded: bool = False


Surface = Literal["none", "ground", "panel", "raised", "sunken", "dialog"] | Plate


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """What every node says about its size, in natural pixels.

    `grow` is its share of what is left over along its row or column.  A maximum below the least size is ignored.
    """

    grow: float = 0.0
    min_width: float = 0.0
    max_width: float = inf
    min_height: float = 0.0
    max_height: float = inf


# -- what is shown ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Space(Bounds):
    """Nothing; with `grow` it pushes its neighbours apart."""


@dataclass(frozen=True, slots=True)
class Label(Bounds):
    """Words, wrapped to the width they get; unwrapped ones are never narrower than their line.

    `size` is that of the theme's usual letters where it is 0; `told` ones have serifs, as in a book, unlike those that
    are counted and pressed.  They take at most so many `lines`, 0 for as many as they need; what has no room there ends
    in dots, and is said by the named node around it when it is asked.  Letters may shrink down to `least`, where that
    leaves them in one line.
    `step` is how far its lines are apart, 0 for as far as their size wants.
    `hyphens`: whether a word that is wider than the line may be broken with one; paths may not.
    """

    text: str
    size: float = 0.0
    tone: Ink = "text"
    bold: bool = False
    italic: bool = False
    side: Side = "left"
    wrap: bool = True
    hyphens: bool = True
    lines: int = 0
    least: float = 0.0
    step: float = 0.0
    struck: bool = False
    cites: bool = True
    told: bool = False


@dataclass(frozen=True, slots=True)
class Button(Bounds):
    """A push button; its label is wrapped where it has no room in one line, and `key` stands in a badge.

    `icon` are the strokes of what is drawn before its label.
    `size` is that of its letters, 0 for the usual one; `height` is how high it wants to be; before something is
    scrolled it gives of that what its words do not need.
    """

    name: str
    label: str
    key: str = ""
    height: float = 30.0
    style: Style = "plain"
    enabled: bool = True
    pressed: bool = False
    size: float = 0.0
    side: Side = "center"
    tip: tuple[str, ...] = ()
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Badge(Bounds):
    """The name of a key in a little frame."""

    key: str
    tone: Ink = "muted"


@dataclass(frozen=True, slots=True)
class Toggle(Bounds):
    """A box that is ticked or not, with words beside it."""

    name: str
    label: str
    is_on: bool
    enabled: bool = True
    tip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Field(Bounds):
    """A line to type into; the screen holds its `TextLine` under the same name.  `hint` is shown while it is empty."""

    name: str
    hint: str = ""
    enabled: bool = True
    is_wrong: bool = False
    tip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawn(Bounds):
    """Room for what the screen paints itself, such as a token; it can be clicked when it has a `name`."""

    what: str
    name: str = ""
    tip: tuple[str, ...] = ()


# -- how it is arranged -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row(Bounds):
    """Nodes beside each other, from left to right; `align` is for their heights."""

    children: tuple[Node, ...]
    gap: float = 8.0
    align: Align = "stretch"


@dataclass(frozen=True, slots=True)
class Column(Bounds):
    """Nodes below each other, from top to bottom; `align` is for their widths."""

    children: tuple[Node, ...]
    gap: float = 8.0
    align: Align = "stretch"


@dataclass(frozen=True, slots=True)
class Flow(Bounds):
    """Nodes in lines, as words in a text.

    `equal` ones are all as wide as the widest; where they have no room in one line, each fills a line of its own.  With
    `mirrored` the first stands at the right, as the main button of a dialog does.
    """

    children: tuple[Node, ...]
    gap: float = 8.0
    align: Align = "start"
    equal: bool = False
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Grid(Bounds):
    """Nodes in so many columns of one width; those beside each other are as high as the highest."""

    children: tuple[Node, ...]
    columns: int
    gap: float = 8.0


@dataclass(frozen=True, slots=True)
class Box(Bounds):
    """A node with room around it, on a surface; `pad` is left, top, right, bottom."""

    child: Node
    pad: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    surface: Surface = "none"


@dataclass(frozen=True, slots=True)
class Card(Bounds):
    """A node on a surface of its own that can be clicked as a whole; buttons in it lie above it.

    A `quiet` one shows its surface only while it is pointed at or chosen.  Keys go to it unless it is `keyless`.
    """

    name: str
    child: Node
    pad: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    surface: Surface = "raised"
    chosen: bool = False
    quiet: bool = False
    enabled: bool = True
    keyless: bool = False
    tip: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scroll(Bounds):
    """A node that may be higher than its room; `offset` window pixels of it are scrolled away at the top."""

    name: str
    child: Node
    offset: int = 0


Leaf = Space | Label | Button | Badge | Toggle | Field | Drawn
Node = Leaf | Row | Column | Flow | Grid | Box | Card | Scroll
