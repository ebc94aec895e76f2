"""The content face of a rule system: what its scenarios may name, and how a scenario becomes the setup of a game.

What most systems agree on in a setup is here, too.

The forms of files are `Any` here: they belong to `files`, which reads what all scenarios have, and to the systems.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from pb12table.skirmish.faces.system import FigureOfSetup, PlayerSetup
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import NO_PORTRAITS, Backdrop, Portraits, Zone, ZoneKind

if TYPE_CHECKING:
    # Who lists scenarios needs no geometry.
    from pb12table.skirmish.bodies import Person
    from pb12table.skirmish.hindrances import LayoutFault
    from pb12table.table.battlefield import Battlefield, Gait
    from pb12table.table.shapes import Point

Known = TypeVar("Known")
Player = TypeVar("Player", bound=PlayerSetup)
Figure = TypeVar("Figure", bound=FigureOfSetup)
USUAL_ZONES: Final = (
    ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.DIFFICULT, ZoneKind.ROUGH, ZoneKind.DARK, ZoneKind.HOLD, ZoneKind.CONTEST,
)  # fmt: skip
"""The kinds of zones that are offered where a system does not say which."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What every scenario has but its players, as it is read once for all systems; lengths in steps.

    `piece_names` are the pieces of terrain that have a name of their own, by id.
    """

    name: Label
    battlefield: Battlefield
    step_cm: float
    zones: tuple[Zone, ...]
    piece_names: tuple[tuple[str, Label], ...]
    backdrop: Backdrop | None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of whom nothing but the name is agreed; see `system.PlayerSetup`."""

    id: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class PlacedFigure:
    """A figure as it begins; a system derives from it and adds values of its own."""

    id: FigureId
    label: Label
    player: PlayerId
    at: Point


class FieldsAlone:
    """A dataclass whose pickle holds its fields alone: what was worked out of them is worked out again elsewhere."""

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Any]]

    def __getstate__(self) -> dict[str, Any]:
        return {each: getattr(self, each) for each in self.__dataclass_fields__ if each in self.__dict__}


@dataclass(frozen=True, kw_only=True)
class TableSetup(FieldsAlone, Generic[Player, Figure]):
    """The table with what lies on it, and players; see `system.GameSetup`.

    A `person` is a body that it is measured with, in the place of figures and of the average person; no game asks it.
    A system adds its `figures`, as a field or worked out, and fields of its own.
    """

    system: ClassVar[str] = ""
    name: Label
    battlefield: Battlefield
    step_cm: float
    players: tuple[Player, ...]
    zones: tuple[Zone, ...] = ()
    backdrop: Backdrop | None = None
    piece_names: tuple[tuple[str, Label], ...] = field(default=())
    portraits: Portraits = NO_PORTRAITS
    person: Person | None = None

    if TYPE_CHECKING:

        @property
        def figures(self) -> tuple[Figure, ...]: ...

    @cached_property
    def player_by_id(self) -> Mapping[PlayerId, Player]:
        return MappingProxyType({player.id: player for player in self.players})

    @cached_property
    def figure_by_id(self) -> Mapping[FigureId, Figure]:
        return MappingProxyType({figure.id: figure for figure in self.figures})

    @cached_property
    def piece_labels(self) -> Mapping[str, Label]:
        return MappingProxyType(dict(self.piece_names))


def table_of(layout: Layout) -> dict[str, Any]:
    """Return what a setup takes over from a layout, by field."""
    names = ("name", "battlefield", "step_cm", "zones", "backdrop", "piece_names")
    return {name: getattr(layout, name) for name in names}


@dataclass(frozen=True, slots=True)
class SaveWords:
    """Words of a rule system that saves are written and listed with; "" for what it does not have.

    `each_round` is the request that every player answers once a round, `turn` the one by which a player takes a turn;
    `secret` is the key of a player in a scenario that no other player may read.
    """

    each_round: str = ""
    turn: str = ""
    secret: str = ""


@dataclass(frozen=True, slots=True)
class KindTable:
    """Kinds of something that lies on a table, whose values a scenario may set for itself.

    `sort` is what the editor's palette calls them; `section` is the list of a scenario with its own kinds, each a
    `form`; `kinds` gives those of a content by id.
    """

    sort: str
    section: str
    form: type[Any]
    kinds: Callable[[Any], Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Naming:
    """Entries of a list of scenarios that name something by its id under a key, alone or among others.

    One that `needs` it makes no sense without and goes with it.
    """

    section: str
    key: str
    needs: bool = True


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """What a figure brings from a game that is over into the next: keys of its entry there, None if it stays behind.

    `figure` is the id of its entry; by its `profile`, where that is not "", it is known if nobody else has it.  Who
    `is_lost` never comes back.
    """

    figure: str
    profile: str
    player: PlayerId
    entry: Mapping[str, Any] | None
    is_lost: bool = False


class KnownContent(Protocol):
    """What scenarios of a system may name."""

    @property
    def kinds(self) -> Mapping[str, Any]:
        """The kinds of terrain by id, as forms."""
        ...


class ContentFace(Protocol[Known]):
    """How a system reads its own part of scenarios and content files.

    A system inherits from it, and need not say what it has nothing of.

    All methods raise FileProblem for what is wrong in a `file`.  `Known` is the content of the system, what its
    scenarios may name; a `form` is a scenario as `scenario_form`.
    """

    @property
    def scenario_form(self) -> type[Any]:
        """The form of a scenario with the system's own sections."""
        ...

    @property
    def entry_forms(self) -> Mapping[str, type[Any]]:
        """The forms of single entries of `terrain`, `zone`, `figure` and `kind`."""
        ...

    @property
    def named_by(self) -> Mapping[str, Sequence[str]]:
        """The lists of scenarios whose entries a key names; one called as a list, or as several of it, names those.

        Where a key means fewer in the entries of a list it stands once more, as `list.key`.
        """
        return {}

    @property
    def loose_forms(self) -> Mapping[str, type[Any]]:
        """The forms of what `scenario_form` takes as any table and is read as a form later, by its list."""
        return {}

    def listed(self, content: Known, section: str, /) -> Mapping[str, Any]:
        """Return what a content has that scenarios write in a list of their own, as forms by id."""
        found: Mapping[str, Any] = getattr(content, f"{section}s", {})
        return found

    def in_use(self, content: Known, key: str, /) -> Sequence[str]:
        """Return the words that a content has under a key that takes any word, as examples for whoever types one."""
        return ()

    @property
    def kind_tables(self) -> Sequence[KindTable]:
        """The kinds whose values an editor offers: at first those of terrain."""
        return (KindTable("kind", "kind", self.entry_forms["kind"], lambda content: content.kinds),)

    @property
    def zone_kinds(self) -> Sequence[ZoneKind]:
        """The kinds of zones that mean something in its rules, as they are offered; others are read all the same."""
        return USUAL_ZONES

    @property
    def content_files(self) -> Sequence[str]:
        """Return where content files lie in a folder of content, as patterns in the order in which they are read."""
        ...

    @property
    def save_words(self) -> SaveWords:
        """Return what saves must know of the system."""
        return SaveWords()

    @property
    def nothing(self) -> Known:
        """No content at all."""
        ...

    def content_of(self, document: dict[str, Any], file: str | Path, /) -> Known:
        """Return the content of one file, checked as far as it can be alone."""
        ...

    def merged(self, content: Known, more: Known, file: str | Path, /) -> Known:
        """Return the content of a folder with that of its next file, in which nothing may occur again."""
        return self.laid_over(content, more)

    def laid_over(self, content: Known, more: Known, /) -> Known:
        """Return content with other content over it, which takes precedence."""
        ...

    def check_references(self, part: Known, whole: Known, file: str | Path, /) -> None:
        """Check what a part of the content names against the whole."""
        return

    def check_whole(self, content: Known, folder: Path, /) -> None:
        """Check that nothing is missing without which no game can be played."""
        return

    def check_document(self, document: dict[str, Any], content: Known, file: Path, /) -> None:
        """Check a file of content."""
        self.content_of(document, file)

    def with_own(self, form: Any, content: Known, file: str | Path, /) -> Known:
        """Return content overlaid with a scenario's own."""
        ...

    def setup(self, form: Any, layout: Layout, content: Known, file: str | Path, /) -> Any:
        """Return the setup of the scenario's games, whatever its forces' value: a dataclass, see `system.GameSetup`."""
        ...

    def document(self, form: Any, content: Known, file: str | Path, /) -> dict[str, Any]:
        """Return the scenario as plain data including everything it names, so that it needs no other file."""
        ...

    def check_limits(self, setup: Any, file: str | Path, /) -> None:
        """Check that forces keep to what was agreed, and that the table has what it takes to win; no save is asked."""
        return

    def check_playable(self, setup: Any, file: str | Path, /) -> None:
        """Check that each of two players or more could begin."""
        return

    @property
    def rests(self) -> Sequence[str]:
        """Return the possible rests between two games, from none on; empty if nothing is carried over."""
        return ()

    @property
    def gains(self) -> Sequence[str]:
        """Return the keys of a figure to which the chapters of a campaign usually add: numbers, or lists of ids."""
        return ()

    @property
    def heals_back_to_back(self) -> bool:
        """Return whether what was brought into a game heals faster if the next one follows at once."""
        return False

    def brought(self, state: Any, content: Known, rest: str, /, *, back_to_back: bool = False) -> Sequence[CarriedOver]:
        """Return what figures bring along from a finished game; `content` is what the next scenario may name."""
        return ()

    def usual(self, content: Known, entry: Mapping[str, Any], key: str, /) -> Any:
        """Return what a figure has by its profile, where its entry does not say it; None if that says nothing."""
        return None

    def figures(self, setup: Any, /) -> int:
        """Return the number of figures in a game."""
        return len(setup.figures)

    def round_limit(self, setup: Any, /) -> int | None:
        """Return the number of rounds after which a game ends, if that was agreed."""
        return None

    def profiles(self, content: Known, /) -> Mapping[str, Label]:
        """Return the names of the profiles by which figures are put down, by id; empty if figures have none."""
        return {}

    def step_lengths(self, setup: Any, /) -> Sequence[tuple[int, float]]:
        """Return how many centimetres long a step should be for models of each scale (72: 1:72), if the rules say."""
        return ()

    @property
    def new_player(self) -> Mapping[str, Any]:
        """Return what a player of a randomly made layout has in its file besides an id and a name."""
        return {}

    @property
    def placed(self) -> Sequence[str]:
        """The system's own lists whose entries lie on the table and move with the whole of it."""
        return ()

    @property
    def several(self) -> Sequence[str]:
        """The system's own lists whose entries put several figures down, as a group of minions does."""
        return ()

    def entry_of_figure(self, setup: Any, figure: FigureId, /) -> tuple[str, str]:
        """Return the list, and the id in it, of what puts a figure down: the figure itself, unless it is of several."""
        return "figure", figure

    @property
    def namings(self) -> Mapping[str, Sequence[Naming]]:
        """By the list that a thing of the table stands in which entries of the system's own lists name it."""
        return {}

    @property
    def bare(self) -> Mapping[str, Any]:
        """Return what a scenario must state that not all others have to, as in one on which nothing lies yet."""
        return {}

    @property
    def gait(self) -> Gait:
        """Return the highest ledge and the steepest slope that bodies walk over."""
        from pb12table.table.battlefield import Gait

        return Gait(ledge=0.0, steepest=0.0)

    def layout_faults(
        self,
        battlefield: Battlefield,
        zones: Sequence[Zone],
        figures: Sequence[tuple[Point, float | None]],
        document: Mapping[str, Any],
        /,
    ) -> tuple[LayoutFault, ...]:
        """Return what makes a layout unplayable; `figures` are the places of those on it, with a height or none.

        `document` is the scenario as it stands in its file, whatever may be wrong with it.
        """
        return ()
