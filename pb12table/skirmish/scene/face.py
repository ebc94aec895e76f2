"""The scene interface of a rule system: everything of a state that is drawn, and the trails of a stretch of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from pb12table.kernel.game import Event, Game
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.plain_events import DieRolled, Walked
from pb12table.skirmish.scene.miniatures import AreaCard, Chip, Listed, Marks, Miniature, Order, Part, Sheet
from pb12table.skirmish.scene.playback import Manner, PlaybackFace, Strike, along
from pb12table.skirmish.scene.seeing import SeeingFace
from pb12table.table.shapes import Point, Point3

if TYPE_CHECKING:
    # The first window needs no geometry.
    from pb12table.skirmish.plain_table import TableState
    from pb12table.table.battlefield import Body

State = TypeVar("State", bound=GameState)
Texts = TypeVar("Texts", bound=Phrases, contravariant=True)


class SceneFace(SeeingFace[State, Texts], PlaybackFace[State, Texts], Protocol[State, Texts]):
    """Everything of a state that is drawn, watched and looked at.

    A system derives from it and says at least what `body` and `put` are; for all else there is something plain here.  A
    state is given as its viewer may know it (`System.view`), `texts` are those of the system in one language
    (`texts.locale.Texts`).
    """

    def miniature(self, state: State, figure: FigureId, /) -> Miniature:
        """Return a figure as it is drawn, on the table or in lists.

        Lists ask for those that have left the game, too, which have a body where they were.
        """
        return Miniature(self.body(state, figure), self.owner(state, figure), half_angle=self.half_angle(state, figure))

    def aloft(self, state: State, place: Body, /) -> float:
        """Return how high a figure at a place flies above what lies below it; 0 for one that stands or swims."""
        return 0.0

    def part(self, setup: Any, /) -> tuple[Point, Point] | None:
        """Return two corners of the part of the table that matters, west and south first; None for all of it."""
        return None

    def marks(self, state: State, texts: Texts, /) -> Marks:
        """Return everything that lies on the table besides its figures."""
        return Marks()

    def cards(self, state: State, texts: Texts, figure: FigureId | None, /) -> Sequence[AreaCard]:
        """Return what lies as cards in parts of the table, as far as they are from a `figure` that is looked at."""
        return ()

    def around(self, state: State, texts: Texts, /) -> Sequence[Part]:
        """Return what holds for the scene as a whole, for a panel beside the table; nothing if there is none."""
        return ()

    def order(self, state: State, texts: Texts, /) -> Order:
        """Return the round, and the order in which players or figures act."""
        chips = tuple(Chip(player.id) for player in state.setup.players)
        return Order(texts("round-is", number=state.game_round), chips=chips)

    def wins(self, state: State, texts: Texts, /) -> Sequence[str]:
        """Return how far each side has got with what wins the game, each in a few words; the briefing says the rest."""
        return ()

    def ending(self, state: State, /) -> Sequence[PlayerId] | None:
        """Return who wins if the round ends as it stands, nobody for a draw; None if the game then goes on."""
        return None

    def further(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[str]:
        """Return what the tip of a player's chip also says while the mouse rests on it."""
        return ()

    def stands_for(self, state: State, figure: FigureId, /) -> FigureId:
        """Return the figure that stands for one that acts with others as one."""
        return figure

    def figure_on(self, state: State, point: Point, /) -> FigureId | None:
        """Return the figure that is meant by a place beside it, as by its tile; None for none."""
        return None

    def listed(self, state: State, texts: Texts, player: PlayerId, /) -> Sequence[Listed]:
        """Return the figures of a player, those on the table first."""
        own = [figure for figure in self.figures(state) if self.owner(state, figure) == player]
        shown = [(figure, self.miniature(state, figure)) for figure in own]
        return [
            Listed(figure, active=each.active, done=each.done, gone=each.gone, marks=each.marks)
            for figure, each in shown
        ]

    def sheet(self, state: State, texts: Texts, figure: FigureId, /) -> Sheet:
        """Return what is to be known of a figure: at least its owner."""
        return Sheet(state.setup.player_by_id[self.owner(state, figure)].name)

    tells_pieces: bool = True
    """Whether a place is told by what its terrain does to figures; else `told_at` says all that counts."""

    tells_zones: bool = False
    """Whether `told_at` tells of zones what the program does not, so that it is told while looking too."""

    def told_at(self, state: State, texts: Texts, point: Point, /) -> Sequence[str]:
        """Return what else to say of a place where the mouse rests, besides what lies there."""
        return ()

    def glide(self, state: State, event: Event, age: float, before: float, /) -> None:
        if isinstance(event, Walked):
            place, facing = along(event.places, age)
            self.put(state, event.figure, place, self.body(state, event.figure).facing if facing is None else facing)

    def show(self, state: State, event: Event, before: float, /) -> None:
        self.glide(state, event, 1.0, before)

    def place(self, state: State, event: Event, /) -> Point | None:
        figure = self.whom(event) if isinstance(event, (DieRolled, *self.worded)) else None
        return None if figure is None else self.body(state, figure).position


Table = TypeVar("Table", bound="TableState")


class PlainScene(SceneFace[Table, Phrases]):
    """The scene of a game on a flat table, as `plain_table` has them: all is said already."""

    def figures(self, state: Table, /) -> Sequence[FigureId]:
        return [figure.id for figure in state.setup.figures if figure.id in state.at]

    def body(self, state: Table, figure: FigureId, facing: float | None = None, /) -> Body:
        return replace(state.body(figure), facing=facing or 0.0)

    def put(self, state: Table, figure: FigureId, place: Point3, facing: float, /) -> None:
        state.at[figure] = place[:2]

    def miniature(self, state: Table, figure: FigureId, /) -> Miniature:
        found = super().miniature(state, figure)
        return replace(found, outfit=replace(found.outfit, pointer=False), gone=figure not in state.at)


def ended(state: Any, end: Callable[[Game[Any]], object]) -> Sequence[PlayerId] | None:
    """Return who has won after a copy of a game was brought to its end; None where that did not end it."""
    if state.outcome is not None:
        return None
    copied = state.clone()
    end(Game(copied, lambda event: None))
    return None if copied.outcome is None else tuple(copied.outcome.winners)


NEAR: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Track:
    """The way of a figure through some places, from where it began; only one place where it came onto the table."""

    figure: FigureId
    player: PlayerId
    places: tuple[Point3, ...]


@dataclass(frozen=True, slots=True)
class StrikeLine:
    """A shot or a blow from one place to another; `hit` is None where nothing told how it ended."""

    figure: FigureId
    player: PlayerId
    start: Point3
    end: Point3
    manner: Manner
    hit: bool | None = None


@dataclass(frozen=True, slots=True)
class Gone:
    """Where a figure stood that is not on the table any more."""

    figure: FigureId
    player: PlayerId
    at: Point3


@dataclass(frozen=True, slots=True)
class Trails:
    """All of it, in its order."""

    tracks: tuple[Track, ...] = ()
    strikes: tuple[StrikeLine, ...] = ()
    gone: tuple[Gone, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.tracks or self.strikes or self.gone)


NONE: Final = Trails()


def trails_of(face: SceneFace[Any, Any], state: Any, events: Iterable[Event]) -> Trails:
    """Return the trails of some events; `state` is a copy from before them, which is changed."""
    tracks: list[Track] = []
    strikes: list[StrikeLine] = []
    gone: dict[FigureId, Gone] = {}
    for event in events:
        figure = face.whom(event)
        before = _place(face, state, figure)
        strike = face.strike(state, event)
        if strike is not None:
            _note(face, state, strikes, strike)
        face.show(state, event, 0.0)
        after = _place(face, state, figure)
        if figure is None or after == before:
            continue
        if after is None:
            assert before is not None, "they differ"
            gone[figure] = Gone(figure, face.owner(state, figure), before)
            continue
        gone.pop(figure, None)
        passed = face.track(event) or (() if before is None else (before,))
        _go_on(tracks, Track(figure, face.owner(state, figure), (*passed, after)))
    return Trails(tuple(tracks), tuple(strikes), tuple(gone.values()))


def _place(face: SceneFace[Any, Any], state: Any, figure: FigureId | None) -> Point3 | None:
    """Return where a figure stands, None if it is not on the table."""
    if figure is None or not face.is_on_table(state, figure):
        return None
    body = face.body(state, figure)
    return body.x, body.y, body.z


def _go_on(tracks: list[Track], track: Track) -> None:
    """Add a way, or go on with the last one of the same figure where it ended there."""
    for number in range(len(tracks) - 1, -1, -1):
        last = tracks[number]
        if last.figure == track.figure:
            if last.places[-1] == track.places[0]:
                tracks[number] = replace(last, places=(*last.places, *_different(track.places)))
                return
            break
    first, *others = track.places
    tracks.append(replace(track, places=(first, *_different((first, *others)))))


def _different(places: tuple[Point3, ...]) -> tuple[Point3, ...]:
    """Return the places after the first one, each only if it differs from the one before."""
    return tuple(
        place
        for before, place in pairwise(places)
        if max(abs(one - other) for one, other in zip(before, place, strict=True)) > NEAR
    )


def _note(face: SceneFace[Any, Any], state: Any, strikes: list[StrikeLine], strike: Strike) -> None:
    """Add a shot or a blow, or what came of the last one of the same figure."""
    if strike.target is None and strike.at is None:
        for number in range(len(strikes) - 1, -1, -1):
            if strikes[number].figure == strike.figure:
                hit = bool(strikes[number].hit) or strike.hit
                strikes[number] = replace(strikes[number], hit=hit)
                return
        return
    start = _place(face, state, strike.figure)
    end = strike.at or _place(face, state, strike.target)
    if start is not None and end is not None:
        player = face.owner(state, strike.figure)
        strikes.append(StrikeLine(strike.figure, player, start, end, strike.manner, strike.hit))
