"""What is drawn of a state, as plain data: figures and marks on the table, the order of play, lists and sheets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import FIGURE, KIND, Portraits
from pb12table.table.shapes import Point, Point3, Ring

if TYPE_CHECKING:
    # The first window needs no geometry.
    from pb12table.table.battlefield import Body
    from pb12table.table.footprints import Area

MarkShape = Literal[
    "star",
    "drop",
    "triangle",
    "chevron",
    "cross",
    "diamond",
    "shield",
    "hourglass",
    "disc",
    "square",
    "pinwheel",
    "plate",
    "bolt",
    "eye",
    "leaf",
    "crescent",
]
Posture = Literal["standing", "kneeling", "lying", "dying"]
Colour: TypeAlias = tuple[int, int, int]
DARK: Colour = (34, 26, 24)
"""What is written on a mark, unless it says otherwise."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How a mark looks: outline, fill, the colour of what is written inside, and what is where there is no number.

    `number` is written from two on.
    """

    shape: MarkShape
    colour: Colour
    ink: Colour = DARK
    sign: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class HullPart:
    """A part of a hull above its floor, from `base` to `base + height` above its stand height; see `Hull`."""

    outline: Ring
    base: float
    height: float


@dataclass(frozen=True, slots=True)
class Hull:
    """What is drawn with its true outline and not as a figure on a base: a vehicle, a gun, a mount.

    `style` is wagon, boat, gun or animal.  Everything is told from the base point at facing 0: x forward, y to the
    left, heights above the stand height.  `steering_points` are the places from which it is steered.
    """

    outline: Ring
    style: str = "wagon"
    floor: float = 0.0
    parts: tuple[HullPart, ...] = ()
    steering_points: tuple[Point, ...] = ()
    wrecked: bool = False


@dataclass(frozen=True, slots=True)
class Outfit:
    """What a figure is drawn with: keys of headgear, of what is `held` and of a `coat` over its clothes, a shield, and
    its `posture`; or a hull in place of all that.  Figures of one `kind`, such as a profile, have one ground.
    An `emblem` is the name of a silhouette in assets/icons that stands for it while it is small, or always where
    `headgear` is "": then it is a medallion.  A `pointer` at the rim shows where it looks, in games where that matters.
    Where a `portrait` lies, a picture of one's own, that stands for it wherever it can be shown; with a `cloth` its
    ground is that and not the one of its kind.
    """

    headgear: str = "bare"
    held: str = ""
    coat: str = ""
    shield: bool = False
    posture: Posture = "standing"
    hull: Hull | None = None
    kind: str = ""
    emblem: str = ""
    pointer: bool = True
    portrait: str = ""
    cloth: str = ""

    def portrayed(self, portraits: Portraits, figure: str = "") -> Outfit:
        """Return the outfit with the picture and the cloth that a figure has, or all of its kind."""
        path = portraits.path_of(FIGURE, figure) or portraits.path_of(KIND, self.kind)
        cloth = portraits.cloth_of(figure, self.kind)
        return replace(self, portrait=path, cloth=cloth) if path or cloth else self


PLAIN = Outfit()


@dataclass(frozen=True, slots=True)
class Miniature:
    """A figure as it is to be shown.

    `player` is who controls it now.  `points` are shown as pips unless None, `bar` (so many left of so many) as a bar.
    An `active` figure acts now, one that is `done` has acted, one that is not `able` cannot; one that is `gone` has
    left the game and is shown in lists only.  `half_angle` is how far it sees to each side.
    """

    body: Body
    player: PlayerId
    outfit: Outfit = PLAIN
    marks: tuple[Mark, ...] = ()
    points: int | None = None
    active: bool = False
    done: bool = False
    able: bool = True
    gone: bool = False
    half_angle: float = 180.0
    bar: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Fallen:
    """Where a figure went out of the game, with what it wore."""

    figure: FigureId
    player: PlayerId
    at: Point3
    outfit: Outfit = PLAIN


@dataclass(frozen=True, slots=True)
class RingDrawing:
    """A circle on the table with a label; `style` is range, reach, communication, perception, command or item."""

    centre: Point
    radius: float
    style: str = "range"
    label: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage between two zones at a `place` where they meet, with what it costs, leading `ahead`.

    One that is `barred` is drawn so.
    """

    place: Point
    ahead: Point
    label: str = ""
    barred: bool = False


CardTone = Literal["plain", "free", "warning"]
"""How a line of a card is said: as always, as something that is there for the taking, or as a danger."""


@dataclass(frozen=True, slots=True)
class AreaCard:
    """A card that lies in a part of the table and says what holds there, each line in a tone.

    `zone` is the zone whose name it bears, "" for none.  `away` is how many steps of the system's own the part is from
    a figure that is looked at (None for no such figure, or no way), told by `note`: the part is tinted so.
    """

    area: Area
    title: str
    zone: str = ""
    note: str = ""
    lines: tuple[tuple[str, CardTone], ...] = ()
    away: int | None = None


@dataclass(frozen=True, slots=True)
class Aim:
    """What figures of one player have aimed at: from where (`starts`, one for each of the `figures`), and where it is.

    `figure` or `piece` is what is meant there; neither for a bare place.
    """

    player: PlayerId
    starts: tuple[Point, ...]
    end: Point
    figures: tuple[FigureId, ...]
    figure: FigureId | None = None
    piece: str | None = None


@dataclass(frozen=True, slots=True)
class CellDrawing:
    """A cell of a lattice on the table: `ground` and `feature` are keys of how it looks, "" for no feature.

    `holder` is the player who holds it, where that is to be seen.
    """

    outline: Ring
    ground: str
    feature: str = ""
    holder: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Printed:
    """A card as it is printed: a picture, its name, dice, and what it says in `lines`.

    The picture is the silhouette `emblem` of assets/icons, or a cell with a `ground` and perhaps a `feature`; of the
    `dice` so many strike and so many guard, with a `bonus` beside them.  `corner` is what it costs.  It `likes` cells,
    each with its looks and its name.  A `portrait`, where a picture of one's own lies, stands in for the silhouette.
    """

    title: str
    emblem: str = ""
    portrait: str = ""
    ground: str = ""
    feature: str = ""
    corner: str = ""
    dice: tuple[int, int] = (0, 0)
    bonus: tuple[str, str] = ("", "")
    lines: tuple[str, ...] = ()
    likes: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Heap:
    """Things of a few kinds that lie together: what they are, and of each kind how many."""

    title: str
    things: tuple[tuple[Printed, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Marks:
    """All that lies on the table beside its figures.

    `cells` lie below all of it.  `wrecks` are things with a hull that are terrain now; `gone` are the ids of pieces of
    terrain that have been opened or destroyed; `doors` stand open by so many degrees, otherwise than at first.
    `last_seen` are figures whose place those who look do not know, where they saw them last; `passages` join zones.
    """

    fallen: tuple[Fallen, ...] = ()
    wrecks: tuple[Miniature, ...] = ()
    rings: tuple[RingDrawing, ...] = ()
    aims: tuple[Aim, ...] = ()
    gone: tuple[str, ...] = ()
    cells: tuple[CellDrawing, ...] = ()
    doors: tuple[tuple[str, float], ...] = ()
    last_seen: tuple[Miniature, ...] = ()
    passages: tuple[Passage, ...] = ()


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
    """What is to be known of a figure; `under` stands below its name, or below `name` where that is another one.

    Its printed `card`, if it has one, says what it can do.
    """

    under: str = ""
    cells: tuple[Cell, ...] = ()
    parts: tuple[Part, ...] = ()
    name: str = ""
    card: Printed | None = None
