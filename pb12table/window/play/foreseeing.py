"""What would come of a plan, worked out beside the frames and shown as far as it is known."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final, Generic, TypeVar, cast

from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Ahead, Planned, carried_out, fork_of
from pb12table.skirmish.faces.measures import ForesightFace, Invitation, Strike
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.forms.form import Aim
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import copy_of, foresight, scene
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point3, direction
from pb12table.table.sight.sight import FigureSight
from pb12table.texts.locale import Texts
from pb12table.window.kit.background import Background, Portions, Same, clock
from pb12table.window.play.base import GameDesk
from pb12table.window.scene.picture import Reach, SightDrawing, SightState


def sight_line(state: GameState, observer: FigureId, target: Aim) -> SightDrawing:
    """Return the line from a figure turned to a target; to anything but a figure, it is drawn as free."""
    face = scene(state.setup.system)
    body = face.body(state, observer)
    if target.figure is None:
        return SightDrawing(body.base_point, target.point or body.base_point, "free")
    other = face.body(state, target.figure)
    facing = body.facing if body.position == other.position else direction(body.position, other.position)
    seen = face.sight(state, observer, target.figure, facing)
    return drawn_sight(body.base_point, other.base_point, seen, face.level(state, seen))


def drawn_sight(start: Point3, end: Point3, seen: FigureSight, level: int) -> SightDrawing:
    """Return a found sight line as drawn, with the level of its cover."""
    shown: SightState = "free"
    if not seen.in_sight_angle:
        shown = "outside"
    elif not seen.exists:
        shown = "blocked"
    elif level or seen.translucent:
        shown = "covered"
    hiding = (*seen.blockers, *seen.translucent) if shown not in ("free", "outside") else ()
    return SightDrawing(start, end, shown, seen.covered_share, level, hiding, seen.borderline)


REST: Final = 0.4
"""How long the mouse has to rest before the reach is asked for, in seconds: ways have to wait for it, and it takes
far longer than a way."""


@dataclass(frozen=True, slots=True)
class ReachQuestion:
    """What to work out, and a key that is the same as long as the answer is.

    The job gets a function that it asks again and again whether to give up; then it raises GivenUp.
    """

    key: Hashable
    job: Callable[[Callable[[], bool]], Reach]

    def asked_of(self, working: Background[Reach]) -> None:
        """Let it be worked out, until another question overtakes it or it is no longer waited for."""
        working.ask(self.key, lambda: self.job(working.is_overtaken))


class ReachAtRest:
    """Where a figure can get to, as far as that is known."""

    def __init__(self) -> None:
        self._working: Background[Reach] = Background()
        self._rests_from = clock() + REST

    @property
    def found(self) -> Reach | None:
        """The reach; None while it has not been worked out."""
        return None if self._working.found is None else self._working.found[1]

    @property
    def is_due(self) -> bool:
        """Return whether the mouse has rested for long enough."""
        return clock() >= self._rests_from

    def put_off(self) -> None:
        """Wait anew, as the mouse has moved."""
        self._rests_from = clock() + REST

    def ask(self, question: ReachQuestion | None) -> None:
        """Let it be worked out, unless it is the same as before, or there is nothing to work out."""
        if question is not None:
            question.asked_of(self._working)

    def work(self) -> bool:
        """Look whether there is an answer; return whether it is new."""
        return self._working.work()

    def settle(self) -> None:
        """Wait for the answer."""
        self._working.settle()


FORESEEING_REST: Final = 0.12
"""How long a plan must stay as it is before it is looked into, in seconds: ways come first."""


@dataclass(frozen=True, slots=True)
class Facing:
    """How a figure and one opponent see each other: there as if the figure were turned to it, and back as it looks.

    `level` is that of the cover of the opponent, `level_back` that of the figure's own.
    """

    other: FigureId
    there: FigureSight
    level: int
    back: FigureSight
    level_back: int


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What is known of a plan so far; `is_whole` once it is all.

    `body` is the figure where the plan leaves it, `pairs` the opponents it sees or is seen by, `replies` their best
    attacks on it, the worst first.  `is_sure`: no die comes before the end of the plan.
    """

    figure: FigureId
    body: Body
    is_sure: bool
    spent: tuple[str, ...] = ()
    pairs: tuple[Facing, ...] = ()
    best: Strike | None = None
    replies: tuple[Strike, ...] = ()
    invited: tuple[Invitation, ...] = ()
    hints: tuple[str, ...] = ()
    is_whole: bool = False

    @property
    def seen(self) -> int:
        """Return how many opponents it sees."""
        return sum(pair.there.exists for pair in self.pairs)

    @property
    def named(self) -> frozenset[FigureId]:
        """The figures its attack, the replies and the interruptions are about."""
        found = {reply.figure for reply in self.replies} | {invited.figure for invited in self.invited}
        if self.best is not None:
            found.add(self.best.target)
        return frozenset(found - {self.figure})

    @property
    def watchers(self) -> int:
        """Return how many opponents see it."""
        return sum(pair.back.exists for pair in self.pairs)


T = TypeVar("T")


class _Worked(Generic[T]):
    """Work beside the frames on something planned, of which more and more is known."""

    def __init__(self) -> None:
        self._portions: Portions[T] = Portions()

    @property
    def found(self) -> T | None:
        """Return what is known of it; None before that, and for what nothing can be told of."""
        return self._portions.found

    def work(self) -> bool:
        """Go on; return whether there is more to show."""
        return self._portions.work()

    def settle(self) -> None:
        """Wait for all of it."""
        self._portions.settle()

    def give_up(self) -> None:
        """Wish for nothing."""
        self._portions.give_up()


class Foreseeing(_Worked[Foreseen]):
    """The work on the newest plan."""

    def ask(self, session: Session[Any], plan: Planned | None, texts: Texts, viewer: str | None = None) -> bool:
        """Wish to know of a plan, None for none; return whether what was known is of another and has gone.

        It is looked into as a `viewer` knows the game, None: as it is, and told as everybody may know it.
        """
        portions = self._portions
        face = foresight(session.state.setup.system)
        if plan is None or face is None:
            had = portions.found is not None
            portions.give_up()
            return had
        key = (plan.key, plan.figure, texts.language, len(session.entries), viewer)
        if portions.is_for(key):
            return False
        had = portions.found is not None
        own = texts.of(session.state.setup.system)
        portions.ask(key, _foreseen(face, fork_of(session, viewer), plan, own, viewer), FORESEEING_REST)
        return had


def thought_through(session: Session[Any], plan: Planned, viewer: str | None = None) -> Any:
    """Return the state once a plan is carried out, as a viewer may know it; the present one if plans are unknown."""
    system = session.state.setup.system
    face = foresight(system)
    if face is None:
        return session.system.view(session.state, viewer)
    return carried_out(fork_of(session, viewer), plan.answers, face.passes, viewer).after


class _AheadDesk:
    """A game screen whose state is that after some answers, which go before all that are given."""

    def __init__(self, game: GameDesk, first: tuple[Any, ...], state: Any) -> None:
        self._game, self._first = game, first
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def commit(self, *answers: Any) -> bool:
        """Give the first answers, and what is answered to what they lead to."""
        return self._game.commit(*self._first, *answers)


Desk = TypeVar("Desk", bound=GameDesk)


def desk_ahead(game: Desk, *first: Any) -> tuple[Desk, Request[Any, Any]] | None:
    """Return a screen as it will be once the open question has been answered, and the question that is open then.

    What is answered there gives the first answers, too; until then nothing is decided.  None where a die comes first,
    or where it is not known how the game goes on.
    """
    system, viewer = game.setup.system, game.controller.viewer
    face = foresight(system)
    if face is None:
        return None
    fork = fork_of(game.controller.session, viewer)
    ahead = carried_out(fork, first, face.passes, viewer)
    if fork.pending is None or not ahead.is_sure or len(ahead.states) <= len(first):
        return None
    return cast(Desk, _AheadDesk(game, first, ahead.after)), fork.pending


def _foreseen(
    face: ForesightFace[Any, Any], fork: Session[Any], plan: Planned, texts: Texts, viewer: str | None
) -> Iterator[Foreseen]:
    """Yield all of it, part by part; nothing if the plan leaves its figure where it is."""
    figure = plan.figure
    ahead = carried_out(fork, plan.answers, face.passes, viewer)
    there = _placed(ahead, figure)
    if there is None:
        return
    known = Foreseen(figure, there, ahead.is_sure, tuple(face.spent(ahead, texts, figure)))
    yield known
    for pairs in _pairs(ahead.after, figure):
        known = replace(known, pairs=pairs)
        yield known
    known = replace(known, best=face.best(ahead, texts, figure))
    yield known
    for replies in _replies(face, ahead.after, texts, figure):
        known = replace(known, replies=replies)
        yield known
    known = replace(known, invited=tuple(face.invited(ahead, texts, figure)))
    yield known
    if (best := known.best) is not None:
        for hints in step_lines(ahead.after, texts, figure, best.target):
            known = replace(known, hints=hints)
            yield known
        if changes := tuple(face.changes(ahead.after, texts, best)):
            known = replace(known, hints=(*known.hints, *changes))
    yield replace(known, is_whole=True)


def _placed(ahead: Ahead, figure: FigureId) -> Body | None:
    """Return a figure where a plan leaves it; None if it does not move, or ends nowhere."""
    face = scene(ahead.after.setup.system)
    if not face.is_on_table(ahead.after, figure):
        return None
    there = face.body(ahead.after, figure)
    if face.is_on_table(ahead.before, figure):
        here = face.body(ahead.before, figure)
        if (here.x, here.y, here.z) == (there.x, there.y, there.z):
            return None
    return there


def _pairs(state: Any, figure: FigureId) -> Iterator[tuple[Facing, ...]]:
    """Yield how it and its opponents see each other, one more at a time, omitting those who do not."""
    face = scene(state.setup.system)
    here = face.body(state, figure)
    found: tuple[Facing, ...] = ()
    others = [other for other in face.figures(state) if other != figure and face.are_opposed(state, figure, other)]
    for other in others:
        target = face.body(state, other)
        facing = here.facing if here.position == target.position else direction(here.position, target.position)
        there, back = face.sight(state, figure, other, facing), face.sight(state, other, figure)
        if there.exists or back.exists:
            found = (*found, Facing(other, there, face.level(state, there), back, face.level(state, back)))
            yield found


def _replies(face: ForesightFace[Any, Any], state: Any, texts: Texts, figure: FigureId) -> Iterator[tuple[Strike, ...]]:
    """Yield the best attack of each opponent, one more at a time, worst first; without those that come to nothing."""
    shown = scene(state.setup.system)
    found: tuple[Strike, ...] = ()
    for other in shown.figures(state):
        if other == figure or not shown.are_opposed(state, figure, other):
            continue
        strike = face.reply(state, texts, other, figure)
        if strike is not None and strike.some > 0.0:
            found = tuple(sorted((*found, strike), key=lambda each: -each.worth))
            yield found


def step_lines(state: Any, texts: Texts, figure: FigureId, target: FigureId) -> Iterator[tuple[str, ...]]:
    """Yield what a small step would change about the cover between two figures, in looking's words, once found."""
    face = scene(state.setup.system)
    said: tuple[str, ...] = ()
    for hints in face.hints(state, figure, target):
        lines = tuple(face.step_lines(state, texts, hints))
        if lines != said:
            said = lines
            yield said


# -- an attack that is planned -------------------------------------------------------------------------------------


UNLIKELY: Final = 0.15
"""An attack that does anything less often than that is not proposed."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """What an attack comes to, the answer to it once that `is_known`, and what is known of what would change it."""

    strike: Strike
    reply: Strike | None = None
    is_known: bool = False
    hints: tuple[str, ...] = ()

    @property
    def is_doubtful(self) -> bool:
        """Return whether nobody should be led to it: it hardly does anything, or the answer is likelier and worse."""
        strike, reply = self.strike, self.reply
        return strike.some < UNLIKELY or (reply is not None and reply.some > strike.some and reply.worth > strike.worth)


class Exchanging(_Worked[Exchange]):
    """The work on the answer to an attack that is planned."""

    def ask(self, state: Any, texts: Texts, figure: FigureId, answer: Any) -> Exchange | None:
        """Return what an answer of a figure comes to, as far as it is known; None if it is not an attack."""
        face = foresight(state.setup.system)
        strike = None if face is None else face.strike(state, texts, figure, answer)
        if face is None or strike is None:
            self._portions.give_up()
            return None
        key = (strike.answer, texts.language, Same(state))
        if not self._portions.is_for(key):
            there = copy_of(face.beyond(state, strike))
            self._portions.ask(key, _exchanged(face, there, texts, strike), FORESEEING_REST)
        found = self._portions.found
        return Exchange(strike) if found is None else replace(found, strike=strike)


def _exchanged(face: ForesightFace[Any, Any], state: Any, texts: Texts, strike: Strike) -> Iterator[Exchange]:
    reply = face.reply(state, texts, strike.target, strike.figure)
    known = Exchange(strike, reply if reply is not None and reply.some > 0.0 else None, is_known=True)
    yield known
    for hints in step_lines(state, texts, strike.figure, strike.target):
        known = replace(known, hints=hints)
        yield known
    if changes := tuple(face.changes(state, texts, strike)):
        yield replace(known, hints=(*known.hints, *changes))


@dataclass(frozen=True, slots=True)
class Pose:
    """How many opponents see a figure `before` and `after` it stands differently, and whom it has more cover from."""

    before: int
    after: int
    more: tuple[FigureId, ...]
    less: tuple[FigureId, ...]


class Posing(_Worked[Pose]):
    """The work on what a figure gains by standing differently where it is: kneeling, lying down, standing up."""

    def ask(self, session: Session[Any], figure: FigureId, answer: Any, viewer: str | None = None) -> Pose | None:
        """Return what an answer of a figure changes, as a viewer knows the game, once it is known."""
        face = foresight(session.state.setup.system)
        key = (figure, Same(answer), len(session.entries), viewer)
        if face is not None and not self._portions.is_for(key):
            self._portions.ask(key, _posed(face, fork_of(session, viewer), figure, answer, viewer), FORESEEING_REST)
        return self.found


def _posed(
    face: ForesightFace[Any, Any], fork: Session[Any], figure: FigureId, answer: Any, viewer: str | None
) -> Iterator[Pose]:
    """Yield what a figure gains by an act after which it is as high as before no more, where it was."""
    ahead = carried_out(fork, (answer,), face.passes, viewer)
    shown = scene(ahead.after.setup.system)
    if not all(shown.is_on_table(state, figure) for state in (ahead.before, ahead.after)):
        return
    here, there = (shown.body(state, figure) for state in (ahead.before, ahead.after))
    if here.height == there.height or (here.x, here.y, here.z) != (there.x, there.y, there.z):
        return
    seen: dict[FigureId, tuple[float, float]] = {}
    for other in shown.figures(ahead.after):
        if other != figure and shown.are_opposed(ahead.after, figure, other):
            now, then = (shown.sight(state, other, figure) for state in (ahead.before, ahead.after))
            seen[other] = (_covered(now), _covered(then))
    yield Pose(
        sum(now < 1.0 for now, _ in seen.values()),
        sum(then < 1.0 for _, then in seen.values()),
        tuple(other for other, (now, then) in seen.items() if then > now + LEAST_GAIN),
        tuple(other for other, (now, then) in seen.items() if then < now - LEAST_GAIN),
    )


LEAST_GAIN: Final = 0.01
"""A covered share that differs by less is the same."""


def _covered(seen: FigureSight) -> float:
    """Return how much of a figure is covered, all of it where it is not seen."""
    return seen.covered_share if seen.exists else 1.0


def outcome_words(texts: Texts, strike: Strike) -> str:
    """Return how likely each outcome of an attack is, in whole percent, in the words of its system."""
    shown: Sequence[str] = [
        texts(f"outcome-{each.name}", share=round(100 * each.share))
        for each in strike.outcomes
        if each.share > 0.0 or each.grave in (0.0, 1.0)
    ]
    return texts("foresight-outcomes", outcomes=" · ".join(shown))


NEAR: Final = 0.1
"""Heights that differ by less, in steps, are one."""


class HeightChoice:
    """`heights` are those under the mouse, lowest first; `chosen` is the one that keys or the wheel have chosen."""

    def __init__(self) -> None:
        self.heights: list[float] = []
        self._level: int | None = None
        self._storey: float | None = None

    @property
    def chosen(self) -> float | None:
        """The height that has been chosen; None leaves it to the way."""
        return None if self._level is None else self.heights[self._level]

    def offer(self, heights: Sequence[float], storey: float | None = None) -> None:
        """Offer other heights under the mouse, or the same; a choice holds as long as they are the same.

        Where a `storey` is shown alone, which has that height there, it is meant as long as nothing else is chosen.
        """
        if [*heights] != self.heights or storey != self._storey:
            self.heights, self._storey = [*heights], storey
            meant = inf if storey is None else storey
            self._level = next((number for number, each in enumerate(heights) if abs(each - meant) < NEAR), None)

    def forget(self) -> None:
        """Leave it to the way again."""
        self._level = None

    def step(self, step: int, reached: float | None) -> bool:
        """Choose the next height up or down from the one that is shown; return whether there are several.

        `reached` is the height that a way on trial leads to.
        """
        if len(self.heights) < 2:
            return False
        self._level = max(0, min(self._shown(reached) + step, len(self.heights) - 1))
        return True

    def shown(self, reached: float | None) -> float | None:
        """Return the height that a trial path leads to, or the chosen one; None if there is only one."""
        return None if len(self.heights) < 2 else self.heights[self._shown(reached)]

    def _shown(self, reached: float | None) -> int:
        """Return which of the heights that is."""
        if self._level is not None:
            return self._level
        if reached is None:
            return len(self.heights) - 1
        return min(range(len(self.heights)), key=lambda number: abs(self.heights[number] - reached))
