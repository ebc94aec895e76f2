"""The measuring interface of a rule system: what looking, walking, odds, reports and forecasts need of its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from pb12table.kernel.game import Event
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.bodies import Person, Preset
from pb12table.skirmish.bot import Ahead
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.hindrances import Barred, Shut
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.zones import Zone
from pb12table.table.battlefield import Body
from pb12table.table.cells import Truths
from pb12table.table.footprints import Area
from pb12table.table.routes.doorways import Hands
from pb12table.table.shapes import Point, Point3, Region, Ring
from pb12table.table.sight.many import Stature
from pb12table.table.sight.sight import FigureSight

State = TypeVar("State", contravariant=True)
Details: TypeAlias = tuple[tuple[str, Any], ...]
"""What a text speaks of, as (name, value) pairs."""

# -- figures ------------------------------------------------------------------------------------------------------


class FiguresFace(Protocol[State]):
    """The figures of a position, and figures that are put there to measure with."""

    def on_table(self, state: State, /) -> Sequence[FigureId]:
        """Return the figures that stand on the table, in their order."""
        ...

    def with_figure(
        self, setup: Any, profile: str, identity: FigureId, player: PlayerId, facing: float, place: str, /
    ) -> Any | None:
        """Return a setup with one more figure of a profile, waiting beside the table; None without such a profile.

        A profile of the setup's own figures comes first.  `place` says in messages where the profile is named; raises
        FileProblem for one that cannot be read.
        """
        ...

    def with_a_player(self, setup: Any, /) -> Any:
        """Return a setup without players with a player added who has the figures to measure with."""
        ...

    def place_typed(self, setup: Any, typed: Point, /) -> Point | None:
        """Return the place in steps that two typed numbers mean, such as a tile; None if they mean none."""
        return typed

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        """Return the heights at which a figure can stand at a place, the greatest first."""
        ...

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        """Return why a figure cannot stand anywhere at a place."""
        ...

    def put(self, setup: Any, figure: FigureId, at: Point, height: float, /) -> Any:
        """Return a setup in which a figure begins at a place."""
        figures = (replace(each, at=at, z=height) if each.id == figure else each for each in setup.figures)
        return replace(setup, figures=tuple(figures))


# -- looking ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Looking:
    """How a figure looks: its body, how many degrees it sees to each side of its facing, and which bodies hide."""

    body: Body
    half_angle: float
    others: Sequence[Body]


@dataclass(frozen=True, slots=True)
class SeenFigure:
    """The sight from one figure to another, and the level of cover it gives, None where it gives none.

    `is_hidden` says that too little is uncovered, wherever the observer faces; `least` is the share of a silhouette
    that must be visible, by a `rule`.
    """

    sight: FigureSight
    is_hidden: bool
    level: int | None
    least: float
    rule: str = ""


class LookingFace(Protocol[State]):
    """What figures see."""

    def looking(self, state: State, figure: FigureId, /) -> Looking:
        """Return how a figure on the table looks around."""
        ...

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """Return what one figure on the table sees of another; the level counts regardless of the sight angle."""
        ...


# -- walking ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a way: its kind, where it ends, what it costs, alone and so far, and whether given points pay for it.

    The name of a kind is the text `option-` with it.  An opening (kind OPENING) is that of the `thing` with an id; its
    `price` is the text `opening-price-` with it.
    """

    kind: str
    end: Point3
    cost: float
    spent: float
    paid: bool
    thing: str = ""
    price: str = ""


OPENING: Final = "opening"
"""The kind of a part of a way on which a door, or a link, is opened."""


@dataclass(frozen=True, slots=True)
class FoundWay:
    """The cheapest way of a figure; `reason` says why it does not lead to the place wished for, None where it does.

    `remarks` are keys of texts on the whole way, with what they speak of; `barred` tells what stops the figure, on the
    way that lacks least first.
    """

    stretches: tuple[Stretch, ...]
    cost: float
    reason: Refusal | None = None
    remarks: tuple[tuple[str, Details], ...] = ()
    barred: tuple[Barred, ...] = ()


class WalkingFace(Protocol[State]):
    """Where figures can get to."""

    @property
    def farthest(self) -> int:
        """Ways that cost more are not looked for."""
        ...

    def counted(self, state: State, area: float, /) -> float:
        """Return an area in square steps as it is expressed in words: for example in square metres or cells."""
        return area

    def way(self, state: State, figure: FigureId, to: Point, height: float | None, points: int, /) -> FoundWay:
        """Return the cheapest path to a place, at a stand height or the highest reachable one."""
        ...

    def reach(self, state: State, figure: FigureId, points: int, /) -> Sequence[tuple[float, Region]] | Refusal:
        """Return the areas a figure can reach, each with its stand height, the lowest if it has several."""
        ...

    def reach_remarks(self, state: State, figure: FigureId, /) -> Sequence[str]:
        """Return keys of texts on how far the areas of `reach` can be relied on, where a figure may get farther."""
        return ()

    def barred(
        self, state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool], /
    ) -> tuple[Barred, ...]:
        """Return what stops a figure on its path to a place, at a stand height or at the highest there.

        On the way that lacks least first; empty where a way leads there, or where nothing can be told.  `stop` is asked
        again and again whether to give up; then GivenUp is raised.
        """
        ...

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        """Return the largest parts of the ground that a figure never reaches, however far it goes, and their cause."""
        ...


# -- layouts ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a figure begins."""

    at: Point
    facing: float
    height: float | None = None


class LayoutFace(Protocol):
    """How layouts are measured: a body, alone on the table, walks, looks and is covered.

    It is the `person` of a setup where that has one, and else the average person.
    """

    @property
    def person(self) -> Person:
        """The average person."""
        ...

    def bodies(self, setup: Any, /) -> Sequence[Preset]:
        """Return the bodies that are offered by name besides the average person, such as sizes, mounts and vehicles."""
        return ()

    @property
    def hands(self) -> Hands:
        """Return how it opens doors."""
        ...

    @property
    def way_unit(self) -> str:
        """The unit of what ways cost; the text `layout-unit-` with it tells a number of them."""
        return "metres"

    @property
    def cover_unit(self) -> str:
        """The unit of cover, told in the same way."""
        return "levels"

    def placing(self, setup: Any, figure: FigureId, /) -> Placing | None:
        """Return where a figure begins; None if it waits."""
        found = setup.figure_by_id[figure]
        return Placing(found.at, found.facing, found.z)

    def step_cost(self, setup: Any, /) -> float:
        """Return the minimum cost of a path of one step."""
        return 1.0

    def slow(self, setup: Any, /) -> tuple[Area, ...]:
        """Return the areas where it walks slowly."""
        return ()

    def walk(
        self, setup: Any, start: Point3, end: Point3, farthest: float, /
    ) -> tuple[int | float | None, tuple[Point3, ...]]:
        """Return the cost of the cheapest path between two standing places, and its points, the start first.

        The cost is None where no way costs at most `farthest`; then the points lead as far as one gets.
        """
        ...

    def driven(
        self, setup: Any, starts: Sequence[Point3], towards: Point, points: Sequence[int], /
    ) -> Sequence[Sequence[tuple[float, Region]]]:
        """Return where a body that drives surely gets from some of the places for each number of points.

        It stands there looking towards another place.  Areas have their stand height.
        """
        return [() for _ in points]

    def cover_rules(self, setup: Any, /) -> Any:
        """Return the parts of a setup that levels of cover depend on, as plain data; None in a system without cover."""
        ...

    def cover(self, setup: Any, covered_share: float, translucent: Sequence[str], /) -> int | None:
        """Return the cover level of a figure covered to a fraction and behind translucent pieces; None if hidden."""
        ...


# -- layouts tried by play ----------------------------------------------------------------------------------------


class Mark(StrEnum):
    """What is counted on the maps of games."""

    STOOD = "stood"
    MOVED = "moved"
    FELL = "fell"


@dataclass(frozen=True, slots=True)
class Trace:
    """A figure that stood somewhere at the end of a round, moved there, or went out of the game there.

    `way` are the places over which it moved, the first and the last one included.
    """

    mark: Mark
    figure: FigureId
    at: Point3
    way: tuple[Point3, ...] = ()


class TrialsFace(Protocol[State]):
    """What games on a layout, with forces that change sides, must know."""

    def bound(self, setup: Any, /) -> FigureId | None:
        """Return a figure that cannot be moved alone, for which forces keep their side; None if there is none."""
        return None

    def stature(self, setup: Any, figure: FigureId, /) -> Stature:
        """Return the body of a figure."""
        ...

    def placed(
        self, forces: Any, layout: GameSetup, zones: tuple[Zone, ...], places: Mapping[FigureId, Placing | None], /
    ) -> Any:
        """Return the forces of one setup on another's table, with its zones, and figures at their given places."""
        figures = tuple(self.put(figure, places[figure.id]) for figure in forces.figures)
        return replace(forces, battlefield=layout.battlefield, zones=zones, figures=figures)

    def put(self, figure: Any, place: Placing | None, /) -> Any:
        """Return a figure of a setup as it begins at a place, None for where it has none."""
        if place is None:
            return figure
        return replace(figure, at=place.at, z=figure.z if place.height is None else place.height, facing=place.facing)

    def traces(self, state: State, event: Event, /) -> Sequence[Trace]:
        """Return what the maps of games count for an event."""
        ...


# -- odds ---------------------------------------------------------------------------------------------------------

Wish: TypeAlias = int | float | bool | str


@dataclass(frozen=True, slots=True)
class OddsFound:
    """What an attack will come to.

    `target_number` is what a die must show, None where both sides throw; `modifiers` add up to it.  Each of `checks`
    is passed with probability `p_check`.  `shares` are distributions by their names, such as ("hits", (0.5, 0.5)): the
    probability of exactly so many; `chances` are single ones by theirs.  `p_out`: the target goes out of action.
    Where both sides throw, the sums are told that they throw on: of the `modifiers`, and of those `against` them.
    `advantages` and `disadvantages` lean the throw itself to one side, in games where something does.
    """

    target_number: int | None
    modifiers: tuple[Modifier, ...]
    checks: int
    p_check: float
    shares: tuple[tuple[str, tuple[float, ...]], ...]
    p_out: float
    chances: tuple[tuple[str, float], ...] = ()
    against: tuple[Modifier, ...] = ()
    advantages: tuple[Modifier, ...] = ()
    disadvantages: tuple[Modifier, ...] = ()


class OddsFace(Protocol[State]):
    """What attacks will come to before a die is thrown."""

    @property
    def wishes(self) -> frozenset[str]:
        """Return what can be said of an attack besides its means, by the names of the sub-command's options."""
        ...

    def usual(self, state: State, figure: FigureId, target: FigureId, /) -> str:
        """Return the default means of a figure's attack on another; "" if it must be given."""
        return ""

    def odds(
        self, state: State, figure: FigureId, target: FigureId, means: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """Return the odds of an attack in a position, as if it were the figure's turn; why it is illegal otherwise."""
        ...


# -- threats -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Means:
    """What a figure attacks with, by a key, and whether it does so from afar."""

    key: str
    ranged: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where a person may stand and be attacked, and the outline of the part of the table it stands for."""

    place: Point3
    ring: Ring


class ThreatFace(Protocol[State]):
    """What a figure could do to a person on a spot in its next turn: where it is, or after one move.

    A usual person, alone on the spot in the place of all who stand there, comes there only after the move.
    """

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        """Return the spots of the table, from below in each place; `grid` is their distance if that is free."""
        ...

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        """Return the figures of a player that could attack in their next turn."""
        ...

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """Return what a figure could attack with."""
        ...

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        """Return the name of some means."""
        ...

    def here(self, state: State, figure: FigureId, /) -> Point3:
        """Return where a figure is."""
        ...

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """Return where a figure could attack from: its current place, then where one move leads, the nearest first."""
        ...

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> Any:
        """Return what is the same for all attackers of persons on some spots, worked out once per state."""
        ...

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: Any, asked: Truths, /
    ) -> Truths:
        """Return whom a figure at a place could attack so that it may come to something, by means (rows) and spots
        (columns).

        Only the pairs that are `asked` count; for all others the answer is no.
        """
        ...


# -- all of it ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MeasuresFace:
    """What a rule system tells of measuring; None for what it has not."""

    figures: FiguresFace[Any] | None = None
    looking: LookingFace[Any] | None = None
    walking: WalkingFace[Any] | None = None
    layout: LayoutFace | None = None
    trials: TrialsFace[Any] | None = None
    odds: OddsFace[Any] | None = None
    threat: ThreatFace[Any] | None = None


NOTHING_MEASURED = MeasuresFace()
"""The face of a system that says nothing of measuring."""

Texts = TypeVar("Texts", bound=Phrases, contravariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What may become of a target, by the name of a text `outcome-`, and how likely exactly that is (0..1).

    `grave` says how bad it is for the target: 0 nothing, 1 out of action.
    """

    name: str
    share: float
    grave: float


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack that could be made: the answer that makes it, and its outcomes, which add up to one.

    `worth` is about the share of the target that it puts out of action; it orders attacks.  `means` is what it is made
    with, in words.
    """

    figure: FigureId
    target: FigureId
    answer: Any
    means: str
    outcomes: tuple[Outcome, ...]
    worth: float

    @property
    def some(self) -> float:
        """Return the probability that it does anything to its target."""
        return sum(each.share for each in self.outcomes if each.grave > 0.0)


@dataclass(frozen=True, slots=True)
class Invitation:
    """An interruption that a plan invites: who may act at which place of it, and the best attack from there.

    `words` say what it is, as short as can be; `strike` is None where it could attack nobody who matters.
    """

    figure: FigureId
    words: str
    at: Point
    strike: Strike | None = None


def best_of(strikes: Iterable[Strike]) -> Strike | None:
    """Return the attack that promises the most; of equal ones, the first."""
    return max(strikes, key=lambda strike: strike.worth, default=None)


class ForesightFace(Protocol[State, Texts]):
    """What would come of plans.  Texts are those of the system in one language."""

    def passes(self, request: Request[Any, Any], /) -> tuple[Any] | None:
        """Return the answer, in a tuple, by which a player asked for an interruption lets others go on.

        None for every other question.
        """
        return None

    def best(self, ahead: Ahead, texts: Texts, figure: FigureId, /) -> Strike | None:
        """Return the best attack a figure can make after, or as part of, what is planned; None if none."""
        ...

    def reply(self, state: State, texts: Texts, figure: FigureId, target: FigureId, /) -> Strike | None:
        """Return a figure's best attack on one target, in its next turn if nobody moves before; None if none."""
        ...

    def strike(self, state: State, texts: Texts, figure: FigureId, answer: Any, /) -> Strike | None:
        """Return the outcome of a figure's answer that is an attack on another one; None for anything else."""
        ...

    def beyond(self, state: State, strike: Strike, /) -> Any:
        """Return the state once all that the attack takes along is done, such as a move: there it is answered."""
        return state

    def changes(self, state: State, texts: Texts, strike: Strike, /) -> Sequence[str]:
        """Return what a step of the attacker would change about an attack, as sentences, unless looking tells it."""
        return ()

    def invited(self, ahead: Ahead, texts: Texts, figure: FigureId, /) -> Sequence[Invitation]:
        """Return the interruptions that a figure invites by what is planned."""
        return ()

    def spent(self, ahead: Ahead, texts: Texts, figure: FigureId, /) -> Sequence[str]:
        """Return the cost of a plan for its figure: points and markers, as briefly as possible."""
        return ()
