"""What looking needs of a rule system: bodies, how far and how well they see, where they stand, what else is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.scene.miniatures import Outfit, RingDrawing
from pb12table.skirmish.zones import Portraits
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

    def portrayed(self, portraits: Portraits) -> Template:
        """Return the figure with the picture of one's own that all of its kind have."""
        return replace(self, outfit=self.outfit.portrayed(portraits)) if portraits else self


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
        """Return the side of the squares that can be shown on the table, if "squares" are an overlay; 0 for none."""
        return 0.0

    def counts_squares(self, state: State, /) -> bool:
        """Return whether figures stand on squares in this game, so that squares are shown at first."""
        return False

    def figures(self, state: State, /) -> Sequence[FigureId]:
        """Return all figures on the table, in the order of the setup."""
        return [figure.id for figure in state.setup.figures]

    def is_on_table(self, state: State, figure: FigureId, /) -> bool:
        """Return whether there is such a figure, and it stands on the table."""
        return figure in self.figures(state)

    def is_known(self, state: State, figure: FigureId, /) -> bool:
        """Return whether those who look at a state may know that a figure is in the game; see `RuleSystem.hides`."""
        return True

    def body(self, state: State, figure: FigureId, facing: float | None = None, /) -> Body:
        """Return a figure's body where it stands, turned to another facing if one is given."""
        ...

    def owner(self, state: State, figure: FigureId, /) -> PlayerId:
        """Return who currently controls a figure."""
        return state.setup.figure_by_id[figure].player

    def half_angle(self, state: State, figure: FigureId, /) -> float:
        """Return how far a figure sees to each side of its facing; EVERYWHERE for all around."""
        return EVERYWHERE

    def are_opposed(self, state: State, first: FigureId, second: FigureId, /) -> bool:
        """Return whether two figures are on different sides."""
        return self.owner(state, first) != self.owner(state, second)

    def hiding(self, state: State, observer: FigureId, target: FigureId | None = None, /) -> Sequence[Body]:
        """Return the bodies that may hide something from an observer, or a target."""
        return [self.body(state, other) for other in self.figures(state) if other not in (observer, target)]

    def sight(self, state: State, observer: FigureId, target: FigureId, facing: float | None = None, /) -> FigureSight:
        """Return what a figure sees of another, as if turned to a facing if one is given."""
        return sight_to_body(
            state.battlefield,
            self.body(state, observer, facing),
            self.body(state, target),
            self.half_angle(state, observer),
            self.hiding(state, observer, target),
            self.least_share,
        )

    def sight_cells(self, state: State, observer: FigureId, target: FigureId, /) -> Sequence[SightCell]:
        """Return the cells that a figure's sight passes through, and those that bar it; none if sight needs none."""
        return ()

    def level(self, state: State, seen: FigureSight, /) -> int:
        """Return the level of cover between two figures; 0 for none."""
        return 0

    def level_words(self, texts: Texts, level: int, /) -> str:
        """Return a level of cover as it appears at a line, as short as possible."""
        return f"+{level}"

    def too_little(self, state: State, texts: Texts, observer: FigureId, /) -> str:
        """Return why a target with an uncovered part inside the sight angle is not seen; "": not reported."""
        return ""

    # -- standing -----------------------------------------------------------------------------------------

    def footing(self, state: State, figure: FigureId, /) -> Battlefield:
        """Return the table as a figure finds it, with everything it can stand on and run into."""
        return state.battlefield

    def in_the_way(self, state: State, figure: FigureId, /) -> tuple[Body, ...]:
        """Return the bodies that a figure cannot move into."""
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
        """Return a state to look at with some player in it, as an imported layout has none."""
        return state

    # -- ghosts: figures that are put somewhere only to look from there ------------------------------------

    def templates(self, setup: Any, /) -> Sequence[Template]:
        """Return a figure of each existing kind, those of a setup first."""
        return ()

    def templates_in(self, content: Any, /) -> Sequence[Template]:
        """Return a figure of each kind in a system's content."""
        return ()

    def with_ghost(self, state: State, template: Template, player: PlayerId, number: int, /) -> tuple[State, FigureId]:
        """Return a copy of a state with one more figure, still beside the table, and its id, beginning with GHOST."""
        raise LookupError(template.id)

    def without_ghost(self, state: State, ghost: FigureId, /) -> State:
        """Return a copy of a state without a figure that `with_ghost` had put in."""
        raise LookupError(ghost)

    # -- what else is asked about a figure -----------------------------------------------------------------

    def gear(self, state: State, texts: Texts, figure: FigureId, /) -> Sequence[Gear]:
        """Return the gear a figure has in use that reaches somewhere, the farthest kind first."""
        return ()

    def gear_facts(self, state: State, texts: Texts, figure: FigureId, distance: float, /) -> Sequence[GearFact]:
        """Return what each piece of gear could do at a distance in space."""
        return ()

    def radii(self, state: State, texts: Texts, figure: FigureId, /) -> Sequence[RingDrawing]:
        """Return the areas around a figure that its rules define, such as for command."""
        return ()

    def hints(self, state: State, observer: FigureId, target: FigureId, /) -> Iterator[PairHints]:
        """Yield what would change a sight line, more with each step, the quickest first."""
        return iter(())

    def hint_lines(self, state: State, texts: Texts, hints: Any, /) -> Sequence[str]:
        """Return hints in sentences."""
        return ()

    def step_lines(self, state: State, texts: Texts, hints: Any, /) -> Sequence[str]:
        """Return the hints that say how a small step of either would change the cover."""
        return ()

    def hint_step(self, state: State, texts: Texts, hints: Any, /) -> Step | None:
        """Return the observer's step to a better place."""
        return None
