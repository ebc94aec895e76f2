"""What watching needs of a rule system: how an event is shown, with effects that fit its sounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar

from pb12table.kernel.game import Event, visible_to
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_events import DieRolled, RoundBegan, TurnBegan, Walked, dashed, numbers_of
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3, direction, distance, plan_distance

State = TypeVar("State", contravariant=True)
Texts = TypeVar("Texts", bound=Phrases, contravariant=True)

FloatStyle = Literal["damage", "dice", "good", "status", "plain"]
"""How a word looks that rises over the table."""
Manner = Literal["shot", "blow", "spell"]
"""How somebody is attacked: from afar, near by, or otherwise."""


class Strike(NamedTuple):
    """A figure attacks a target, or a place; without either: what came of its last attack, which has `hit` or not."""

    figure: FigureId
    target: FigureId | None = None
    at: Point3 | None = None
    manner: Manner = "shot"
    hit: bool | None = None


EffectKind = Literal[
    "muzzle", "arrow", "throw", "orb", "blade", "blow", "impact", "dust", "blast", "fall", "fright", "down", "spin",
    "wound", "taken", "splash",
]  # fmt: skip
"""What is seen of something for a moment."""

Gait = Literal["walk", "crawl", "swim", "fly", "jump", "hop", "drop", "roll", "fall", "shove"]
"""How somebody moves: `hop` is a piece that is lifted and put down, `drop` one that comes onto the table, `roll` all
that goes evenly, `shove` by force."""


class Effect(NamedTuple):
    """Something at a place, or from there `to` another; places and `radius` in steps.

    `figure` is the one that does it, or to whom it happens; `target` the one it is meant for, which it has `missed`.
    It is seen only `after` so many seconds.
    """

    kind: EffectKind
    at: Point
    to: Point | None = None
    radius: float = 0.0
    figure: FigureId | None = None
    target: FigureId | None = None
    missed: bool = False
    after: float = 0.0


class PlaybackFace(Protocol[State, Texts]):
    """How events are watched and heard; what is not said here is simply there at once, and makes no sound.

    Those of `plain_events` are said already.  `state` is the shown one: a copy, which is changed here only to be
    looked at.
    """

    worded: tuple[type[Any], ...] = ()
    """Kinds of events that are looked at for a second, with a word at their figure: the text `word-` and their name."""

    def seconds(self, event: Event, /) -> float:
        """Return how long an event is shown at normal speed."""
        if isinstance(event, self.worded):
            return 1.0
        match event:
            case Walked(places=places):
                return 0.1 + PACE * sum(distance(one, other) for one, other in pairwise(places))
            case DieRolled():
                return 1.0
            case RoundBegan() | TurnBegan():
                return 0.7
        return 0.0

    def gait(self, event: Event, /) -> Gait | None:
        """Return how an event moves the figure it happens to; None for one that moves nobody."""
        return "walk" if isinstance(event, Walked) else None

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        """Show an event that is done by a share of `age` (0 to 1), and was by a share of `before`."""

    def show(self, state: State, event: Event, before: float, /) -> None:
        """Show an event done: what of it can be seen on the table and in the panels; `before` as for `glide`."""

    def place(self, state: State, event: Event, /) -> Point | None:
        """Return where a word about an event rises; None for events that need none."""
        return None

    def word(self, texts: Texts, event: Event, /) -> tuple[str, FloatStyle] | None:
        """Return the word that rises about an event, and its style."""
        if isinstance(event, self.worded):
            return texts(f"word-{dashed(type(event).__name__)}", **numbers_of(event)), "status"
        return (str(event.face), "dice") if isinstance(event, DieRolled) else None

    def replaces(self, event: Event, earlier: Event, /) -> bool:
        """Return whether the word about an event rises in place of that about an earlier one that it extends."""
        return False

    def sounds(self, state: State, event: Event, /) -> tuple[str, ...]:
        """Return the sounds of an event that begins to be shown, by the names of their files."""
        return ("steps",) if isinstance(event, Walked) else ("dice",) if isinstance(event, DieRolled) else ()

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
        return event.places if isinstance(event, Walked) else ()

    def duel(self, event: Event, before: tuple[FigureId, FigureId] | None, /) -> tuple[FigureId, FigureId] | None:
        """Return who attacks whom from an event on, and did `before` it; the line between them is drawn meanwhile."""
        return before


PACE: Final = 0.2
"""How long a step of who has walked is watched, in seconds."""
AIMED: Final = ("muzzle", "arrow", "throw", "orb", "blade", "blow")
"""What goes from somebody to somebody."""
FLIGHTS: Final[Mapping[EffectKind, float]] = MappingProxyType(
    {"muzzle": 0.2, "arrow": 0.39, "throw": 0.39, "orb": 0.45, "blade": 0.2, "blow": 0.2}
)
"""After so many seconds it arrives."""
BY_SOUND: Final[Mapping[str, EffectKind]] = MappingProxyType(
    {
        "shot": "muzzle", "bow": "arrow", "throw": "throw", "spell": "orb", "blade": "blade", "blow": "blow",
        "hit": "impact", "miss": "dust", "crash": "dust", "out": "down", "fright": "fright",
    }
)  # fmt: skip
"""What is seen where a sound is heard, by its first word."""
SWING: Final = "blade-air"
"""How a blow sounds that meets nothing."""
LANDING: Final = 0.36
"""So many seconds after one has begun to fall there is dust."""
PAST: Final = 2.2
"""So far behind its target arrives what has missed, in steps; on small tables nearer."""
BESIDE: Final = 1.1
"""So far beside its target it passes, in steps."""


def sort_of(sound: str) -> str:
    """Return the first word of a sound, which says what makes it; the others say which one of that sort."""
    return sound.partition("-")[0]


def along(places: Sequence[Point3], age: float) -> tuple[Point3, float | None]:
    """Return where one is after a share of a path through some places, and which way one looks on it."""
    lengths = [distance(one, other) for one, other in pairwise(places)]
    rest, facing = max(0.0, min(age, 1.0)) * sum(lengths), None
    for (start, end), long in zip(pairwise(places), lengths, strict=True):
        if plan_distance(start[:2], end[:2]) > 0.0:
            facing = direction(start[:2], end[:2])
        if rest <= long and long > 0.0:
            share = rest / long
            x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            return (x, y, z), facing
        rest -= long
    return places[-1], facing


class EffectFace(PlaybackFace[Any, Any], Protocol):
    """What must be known of a system to see where its events happen."""

    def is_on_table(self, state: Any, figure: FigureId, /) -> bool: ...

    def body(self, state: Any, figure: FigureId, facing: float | None = None, /) -> Body: ...


class Cue(NamedTuple):
    """What begins to be seen and heard of an event: its `sounds`, and the attack that it ends, whole.

    Where dice fall, they alone are heard first; what they bring is `shown` when they lie.
    """

    event: Event
    sounds: tuple[str, ...] = ()
    strike: Strike | None = None
    shown: bool = True


class Prompter:
    """Says when what of events is seen and heard: a shot that is declared flies when it is known where to."""

    def __init__(self, face: PlaybackFace[Any, Any]) -> None:
        self._face = face
        self._drawn: dict[FigureId, tuple[Strike, tuple[str, ...]]] = {}
        """What has been declared, with the sounds that are still to come."""

    def cue(self, state: Any, event: Event) -> Cue:
        """Return all of an event that begins to be shown on a state."""
        sounds, strike = self._face.sounds(state, event), self._face.strike(state, event)
        if strike is None:
            return Cue(event, sounds)
        if strike.hit is None:
            aimed = tuple(sound for sound in sounds if BY_SOUND.get(sort_of(sound)) in AIMED)
            self._drawn[strike.figure] = (strike, aimed)
            return Cue(event, tuple(sound for sound in sounds if sound not in aimed), strike)
        if strike.target is None and strike.at is None and strike.figure in self._drawn:
            declared, aimed = self._drawn.pop(strike.figure)
            if declared.manner == "blow" and not strike.hit:
                aimed = (SWING,) if aimed else ()
                sounds = tuple(sound for sound in sounds if sound != "miss")
            return Cue(event, (*aimed, *sounds), declared._replace(hit=strike.hit))
        return Cue(event, sounds, strike)


def dice_alone(cue: Cue) -> Cue | None:
    """Return what of a cue comes at once because dice fall; None where none do."""
    dice = tuple(sound for sound in cue.sounds if sort_of(sound) == "dice")
    return Cue(cue.event, dice, shown=False) if dice else None


def dice_lie(cue: Cue) -> Cue:
    """Return what of a cue comes when the dice lie."""
    return cue._replace(sounds=tuple(sound for sound in cue.sounds if sort_of(sound) != "dice"))


def effects_of(
    face: EffectFace, state: Any, cue: Cue, duel: tuple[FigureId, FigureId] | None, viewer: str | None = None
) -> Iterator[Effect]:
    """Yield what is seen of an event that begins to be shown on a state; `duel` is who attacks whom meanwhile.

    What the viewer (None: the public) may not know is not seen.
    """
    event, strike = cue.event, cue.strike
    if not cue.shown or not visible_to(event, viewer):
        return
    yield from face.effects(state, event)
    figure = face.whom(event) if strike is None else strike.figure
    target = duel[1] if duel is not None and figure == duel[0] else None
    if strike is not None and strike.target is not None:
        target = strike.target
    here, there = _place(face, state, figure), _place(face, state, target)
    if there is None and strike is not None and strike.at is not None:
        there = strike.at[:2]
    kinds = [BY_SOUND.get(sort_of(sound)) for sound in cue.sounds]
    after = max((FLIGHTS.get(kind, 0.0) for kind in kinds if kind is not None), default=0.0) if here and there else 0.0
    missed = strike is not None and strike.hit is False
    goes_by = missed and any(kind in ("muzzle", "arrow", "throw", "orb") for kind in kinds)
    behind = beyond(here, there) if goes_by and here is not None and there is not None else there
    for kind in kinds:
        if kind in AIMED and here is not None and there is not None:
            yield Effect(kind, here, there if kind in ("blade", "blow") else behind, 0.0, figure, target, missed)
        elif kind in ("impact", "dust") and (at := behind or here) is not None:
            yield Effect(kind, at, here, figure=target or figure, after=after)
        elif kind in ("down", "fright") and here is not None:
            yield Effect(kind, here, figure=figure)
    if face.gait(event) == "fall" and (at := face.place(state, event) or here) is not None:
        yield Effect("fall", at, figure=figure, after=LANDING)


def beyond(start: Point, end: Point) -> Point:
    """Return where a shot arrives that passes beside its target, always the same for the same places."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = hypot(dx, dy) or 1.0
    side = BESIDE if round(10.0 * (start[0] + start[1] + end[0] + end[1])) % 2 else -BESIDE
    past, aside = min(PAST, far * 0.6), side * min(1.0, far / 4.0) * (1.0 + PAST / max(far, PAST))
    return end[0] + (dx * past - dy * aside) / far, end[1] + (dy * past + dx * aside) / far


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
class DiceRow:
    """The dice of an option: how they lie or would lie, their outcome `now`, and `then` if all goes well.

    A die that shows 0 is yet to be rolled; `odds` is how likely that outcome is, and `note` what the option costs.
    """

    dice: tuple[ContestDie, ...]
    now: str
    then: str = ""
    odds: str = ""
    note: str = ""


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
