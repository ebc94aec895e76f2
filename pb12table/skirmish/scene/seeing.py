"""What looking needs of a rule system: bodies, how far and how well they see, where they stand, what else is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.scene.miniatures import Outfit, RingDrawing
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.shapes import Footprint, Point, Point3, Ring
from pb12table.table.sight.sight import EVERYWHERE, FigureSight, sight_to_body

State = TypeVar("State", bound=GameState)
Texts = TypeVar("Texts", bound=Phrases, contravariant=True)

@dataclass(frozen=True, slots=True)
class Template:
    """A figure that can be put anywhere to look from there; `source` is what its system makes it of."""

    id: str
    label: Label
    footprint: Footprint
    outfit: Outfit
    source: Any


@dataclass(frozen=True, slots=True)
class Gear:
    """Something in use that reaches somewhere: its rings, and how far ground is shown; None where it limits nothing."""

    id: str
    name: str
    rings: tuple[RingDrawing, ...]
    limit: float | None = None


@dataclass(frozen=True, slots=True)
class GearFact:
    """What gear could do at a distance, in words; `good` unless nothing."""

    name: str
    words: str
    good: bool


@dataclass(frozen=True, slots=True)
class Step:
    """A small step after which somebody would be seen better, and what is written at it."""

    start: Point3
    end: Point3
    label: str


@dataclass(frozen=True, slots=True)
class SightCell:
    """A cell that sight leads through, or, `barred_by` a figure or a piece, does not."""

    outline: Ring
    middle: Point
    barred_by: str = ""


class PairHints(Protocol):
    """What a small step or a turn would change about a sight line, as far as it is worked out."""

    @property
    def observer(self) -> FigureId: ...

    @property
    def target(self) -> FigureId: ...


class SeeingFace(Protocol[State, Texts]):
    """How figures see each other and stand.  Lengths in steps, angles in degrees; a share is between 0 and 1."""

    least_share: float = 0.01
    """The share of a silhouette that must be visible for a sight line to exist."""
    share_bounds: tuple[int, ...] = ()
    """In percent: up to which covered share a level of cover holds."""
    faces: bool = False
    """Whether it matters where a figure faces."""
    covers: bool = True
    """Whether figures may be covered in part; else they are seen or not, and no share is told."""
    by_cells: bool = False
    """Whether distances are counted in cells, the only ones that are told then; `look-steps` says what they are."""
    overlays: frozenset[str] = frozenset({"ground"})
    """What there is to be shown of a figure beside its sight lines: "ground" that it sees, unless sight leads from cell
    to cell, "gear", "radii", "squares", and "reach", which the window tells."""

    def squares(self, state: State, /) -> float:
        """The side of the squares that can be shown on the table, where "squares" are an overlay; 0 for none."""
        return 0.0

    def counts_squares(self, state: State, /) -> bool:
        """Whether figures stand on squares in this game, so that they are shown at first."""
        return False

    def figures(self, state: State, /) -> Sequence[FigureId]:
        """All figures on the table, in the order of the setup."""
        return [figure.id for figure in state.setup.figures]

    def is_on_table(self, state: State, figure: FigureId, /) -> bool:
        """Whether there is such a figure, and it stands on the table."""
        return figure in self.figures(state)

    def is_known(self, state: State, figure: FigureId, /) -> bool:
        """Whether those who look at a state may know of a figure that it is in the game; see `RuleSystem.hides`."""
        return True

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        """A figure where it stands, turned to another facing if one is given."""
        ...

    def owner(self, state: State, figure: FigureId, /) -> PlayerId:
        """Who controls a figure now."""
        return state.setup.figure_by_id[figure].player

    def half_angle(self, state: State, figure: FigureId, /) -> float:
        """How far a figure sees to each side of its facing; EVERYWHERE for all round."""
        return EVERYWHERE

    def are_opposed(self, state: State, first: FigureId, second: FigureId, /) -> bool:
        """Whether two figures are on different sides."""
        return self.owner(state, first) != self.owner(state, second)

    def hiding(self, state: State, observer: FigureId, target: FigureId | None = None, /) -> Sequence[Body]:
        """The bodies that may hide something from an observer, or a target."""
        return [self.body(state, other) for other in self.figures(state) if other not in (observer, target)]

    def sight(
        self, state: State, observer: FigureId, target: FigureId, facing: float | None = None, /
    ) -> FigureSight:
        """What a figure sees of another, as if turned to a facing if one is given."""
        return sight_to_body(
            state.battlefield,
            self.body(state, observer, facing),
            self.body(state, target),
            self.half_angle(state, observer),
            self.hiding(state, observer, target),
            self.least_share,
        )

    def sight_cells(self, state: State, observer: FigureId, target: FigureId, /) -> Sequence[SightCell]:
        """The cells that the sight of a figure leads through, and those that bar it; none where sight needs none."""
        return ()

    def level(self, state: State, seen: FigureSight, /) -> int:
        """The level of the cover between two figures; 0 for none."""
        return 0

    def level_words(self, texts: Texts, level: int, /) -> str:
        """A level of cover as it stands at a line, as short as can be."""
        return f"+{level}"

    def too_little(self, state: State, texts: Texts, observer: FigureId, /) -> str:
        """Why a target is not seen of which something is neither covered nor outside the sight angle; "": not told."""
        return ""

    # -- standing -----------------------------------------------------------------------------------------

    def footing(self, state: State, figure: FigureId, /) -> Battlefield:
        """The table as a figure finds it, with all that it can stand on and run into."""
        return state.battlefield

    def in_the_way(self, state: State, figure: FigureId, /) -> tuple[Body, ...]:
        """The bodies that a figure cannot move into."""
        return tuple(self.body(state, other) for other in self.figures(state) if other != figure)

    def put(self, state: State, figure: FigureId, place: Point3, facing: float, /) -> None:
        """Put a figure of a state that is ours somewhere on the table."""
        ...

    def put_back(self, state: State, figure: FigureId, before: State, /) -> None:
        """Put a figure of a state that is ours where it is in another."""
        here = self.body(before, figure)
        self.put(state, figure, (here.x, here.y, here.z), here.facing)

    def turn_door(self, state: State, door: str, degrees: float, /) -> bool:
        """Let a door of a state that is ours stand open by so many degrees; whether the system has doors."""
        return False

    def peopled(self, state: State, /) -> State:
        """A state to look at, in which there is some player: as an imported layout has none."""
        return state

    # -- ghosts: figures that are put somewhere only to look from there ------------------------------------

    def templates(self, setup: Any, /) -> Sequence[Template]:
        """A figure of each kind there is, those of a setup first."""
        return ()

    def templates_in(self, content: Any, /) -> Sequence[Template]:
        """A figure of each kind that the content of a system has."""
        return ()

    def with_ghost(self, state: State, template: Template, player: PlayerId, number: int, /) -> tuple[State, FigureId]:
        """A copy of a state with one more figure, still beside the table, and its id, which begins with GHOST."""
        raise LookupError(template.id)

    def without_ghost(self, state: State, ghost: FigureId, /) -> State:
        """A copy of a state without a figure that had been put in by `with_ghost`."""
        raise LookupError(ghost)

    # -- what else is asked about a figure -----------------------------------------------------------------

    def gear(self, state: State, texts: Texts, figure: FigureId, /) -> Sequence[Gear]:
        """What a figure has in use that reaches somewhere, the farthest kind first."""
        return ()

    def gear_facts(self, state: State, texts: Texts, figure: FigureId, distance: float, /) -> Sequence[GearFact]:
        """What each of them could do at a distance in space."""
        return ()

    def radii(self, state: State, texts: Texts, figure: FigureId, /) -> Sequence[RingDrawing]:
        """The areas around a figure that its rules know, as of command."""
        return ()

    def hints(self, state: State, observer: FigureId, target: FigureId, /) -> Iterator[PairHints]:
        """What would change a sight line, more with each step, the quickest first."""
        return iter(())

    def hint_lines(self, state: State, texts: Texts, hints: Any, /) -> Sequence[str]:
        """Hints in sentences."""
        return ()

    def step_lines(self, state: State, texts: Texts, hints: Any, /) -> Sequence[str]:
        """Those of the hints that say what a small step of one of both would change about the cover."""
        return ()

    def hint_step(self, state: State, texts: Texts, hints: Any, /) -> Step | None:
        """The observer's step to a better place."""
        return None
