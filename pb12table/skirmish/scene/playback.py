"""What watching needs of a rule system: how an event is shown, with effects that fit its sounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar

from pb12table.kernel.game import Event, visible_to
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3

State = TypeVar("State", contravariant=True)
Texts = TypeVar("Texts", bound=Phrases, contravariant=True)

FloatStyle = Literal["damage", "dice", "good", "status", "plain"]
Manner = Literal["shot", "blow", "spell"]
"""How somebody is attacked: from afar, near by, or otherwise."""


class Strike(NamedTuple):
    """A figure attacks a target, or a place; without either: what came of its last attack, which has `hit` or not."""

    figure: FigureId
    target: FigureId | None = None
    at: Point3 | None = None
    manner: Manner = "shot"
    hit: bool | None = None


EffectKind = Literal["muzzle", "arrow", "throw", "blade", "blow", "impact", "dust", "blast", "fall", "fright", "down"]


class Effect(NamedTuple):
    """Something at a place, or from there `to` another; places and `radius` in steps.

    `figure` is the one that falls where one does.
    """

    kind: EffectKind
    at: Point
    to: Point | None = None
    radius: float = 0.0
    figure: FigureId | None = None


class PlaybackFace(Protocol[State, Texts]):
    """How events are watched and heard; what is not said here is simply there at once, and makes no sound.

    `state` is the shown one: a copy, which is changed here only to be looked at.
    """

    def seconds(self, event: Event, /) -> float:
        """Return how long an event is shown at normal speed."""
        return 0.0

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        """Show an event that is done by a share of `age` (0 to 1), and was by a share of `before`."""

    def show(self, state: State, event: Event, before: float, /) -> None:
        """Show an event done: what of it can be seen on the table and in the panels; `before` as for `glide`."""

    def place(self, state: State, event: Event, /) -> Point | None:
        """Return where a word about an event rises; None for events that need none."""
        return None

    def word(self, texts: Texts, event: Event, /) -> tuple[str, FloatStyle] | None:
        """Return the word that rises about an event, and its style."""
        return None

    def replaces(self, event: Event, earlier: Event, /) -> bool:
        """Return whether the word about an event rises in place of that about an earlier one that it extends."""
        return False

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        """Return the sounds of an event that begins to be shown, by the names of their files."""
        return ()

    def effects(self, state: State, event: Event, /) -> Sequence[Effect]:
        """Return what is seen of an event for a moment besides the effects of its sounds."""
        return ()

    def whom(self, event: Event, /) -> FigureId | None:
        """Return the figure that an event happens to."""
        figure: FigureId | None = getattr(event, "figure", None)
        return figure

    def strike(self, state: State, event: Event, /) -> Strike | None:
        """Return the attack that an event begins, or the report of how one ended; the attack line stays a while.

        `state` is the shown one before the event.
        """
        return None

    def track(self, event: Event, /) -> Sequence[Point3]:
        """Return the places through which an event leads a figure, up to its end; without any it goes straight."""
        return ()

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        """Return who attacks whom from an event on, and did `before` it; the line between them is drawn meanwhile."""
        return before


AIMED: Final = ("muzzle", "arrow", "throw", "blade", "blow")
"""What goes from somebody to somebody."""
BY_SOUND: Final[Mapping[str, EffectKind]] = MappingProxyType(
    {
        "shot": "muzzle", "bow": "arrow", "throw": "throw", "blade": "blade", "blow": "blow", "hit": "impact",
        "miss": "dust", "crash": "dust", "fall": "fall", "out": "down", "fright": "fright",
    }
)  # fmt: skip
"""What is seen where a sound is heard."""


class EffectFace(PlaybackFace[Any, Any], Protocol):
    """What must be known of a system to see where its events happen."""

    def is_on_table(self, state: Any, figure: FigureId, /) -> bool: ...

    def body(self, state: Any, figure: FigureId, facing: float | None = None, /) -> Body: ...


def effects_of(
    face: EffectFace, state: Any, event: Event, duel: tuple[FigureId, FigureId] | None, viewer: str | None = None
) -> Iterator[Effect]:
    """Yield what is seen of an event that begins to be shown on a state; `duel` is who attacks whom meanwhile.

    What the viewer (None: the public) may not know is not seen.
    """
    if not visible_to(event, viewer):
        return
    yield from face.effects(state, event)
    strike, figure = face.strike(state, event), face.whom(event)
    target = duel[1] if duel is not None and figure == duel[0] else None
    if strike is not None and strike.target is not None:
        target = strike.target
    here, there = _place(face, state, figure), _place(face, state, target)
    if there is None and strike is not None and strike.at is not None:
        there = strike.at[:2]
    for sound in face.sounds(state, event):
        kind = BY_SOUND.get(sound)
        if kind in AIMED and here is not None and there is not None:
            yield Effect(kind, here, there)
        elif kind in ("impact", "dust") and (at := there or here) is not None:
            yield Effect(kind, at)
        elif kind in ("fall", "down", "fright") and (at := here or face.place(state, event)) is not None:
            yield Effect(kind, at, figure=figure)


def _place(face: EffectFace, state: Any, figure: FigureId | None) -> Point | None:
    """Return where a figure is, None for none and for one beside the table."""
    if figure is None or not face.is_on_table(state, figure):
        return None
    return face.body(state, figure).position


DieTone = Literal["good", "bad", "plain"]
"""What is said of a die: that it is better or worse for those who threw it, or neither."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestDie:
    """A die with so many sides that has shown a face; one that `guards` is green and round, one that does not is red.

    `name` tells it apart for what can be done with it, and `caption` says beside it what would come of that.
    `changed`: its result has just become another one; `tumbles`: it is being thrown.
    """

    face: int
    sides: int = 6
    guards: bool = False
    name: str = ""
    caption: str = ""
    tone: DieTone = "plain"
    changed: bool = False
    tumbles: bool = False


@dataclass(frozen=True, slots=True)
class ContestSide:
    """Who has thrown: a name, and the player whose mark stands beside it."""

    name: str
    player: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Dice of the upper side against dice of the lower one, pair by pair from the left.

    Pairs before the `deciding` one tie, those after it count no more; without one all tie.  `upper_wins` says whose die
    of that pair is the better.  `verdict` is what comes of it.
    """

    upper: tuple[ContestDie, ...]
    lower: tuple[ContestDie, ...]
    deciding: int | None
    upper_wins: bool
    verdict: str
    tone: DieTone = "plain"

    @property
    def pairs(self) -> int:
        """Return the number of pairs, including those with one die missing."""
        return max(len(self.upper), len(self.lower), 1)


@dataclass(frozen=True, slots=True)
class Contest:
    """Two throws: those of the upper and of the lower side, in one or more comparisons side by side."""

    upper: ContestSide
    lower: ContestSide
    comparisons: tuple[Comparison, ...]

    @property
    def dice(self) -> Iterator[ContestDie]:
        """All dice."""
        for each in self.comparisons:
            yield from (*each.upper, *each.lower)
