"""The words face of a rule system: how its things are called, its events told, and its games summed up.

A system derives an object from `WordsFace` and overrides what it has; everything else is told in general words.  What
it says stands in Fluent files of its own, whose texts are found before the general ones of the same key.  The text of
an event has the key `event-` and the words of its class (`event-figure-fell` for FigureFell), and may use every field
that is a number or a text, and `yes` or `no` of what is true or false; ids of things are told as their names.

States, setups and events are `Any` here: those of some system.  A log is the events of a game, the newest last, without
those that were taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from pb12table.skirmish.faces.system import Amended, Ending
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.plain_events import RoundBegan, TurnBegan, Walked, numbers_of

if TYPE_CHECKING:
    # A command that tells a rule needs no geometry.
    from pb12table.skirmish.faces.system import GameSetup
    from pb12table.table.shapes import Point3


class Phrases(Protocol):
    """The texts of one language by key, see `texts.locale.Texts`; call it with a key and the details of the text."""

    @property
    def language(self) -> str: ...

    def __call__(self, key: str, /, **details: Any) -> str: ...

    def has(self, key: str) -> bool: ...

    def either(self, key: str, otherwise: str, /, **details: Any) -> str: ...

    def number(self, value: float, decimals: int = 2) -> str: ...

    def signed(self, value: int) -> str: ...

    def listing(self, parts: list[str]) -> str: ...

    def of(self, system: str) -> Phrases:
        """Return the texts of a rule system, its own before the general ones."""
        ...


class Tone(StrEnum):
    """How a line of the log looks."""

    PLAIN = "plain"
    HEADING = "heading"
    TURN = "turn"
    GRAVE = "grave"
    GOOD = "good"
    PALE = "pale"
    UNSEEN = "unseen"
    """Not shown at all."""


class Meaning(NamedTuple):
    """What an event is to those who tell of a game, whatever its rules; a plain event has none of it.

    `begins_round` is the number of a round, `begins_part` the key of the name of a part of it that is nobody's turn,
    `begins_turn` the player whose turn begins, or `turn_of` the figure, where figures take turns one by one; `way` is
    the figure that moved, from where to where, `fallen` the figure that is out of the game, and where if that is to be
    shown; it `scores` where somebody received points.  A `moment` is told of a round at a glance.
    """

    begins_round: int | None = None
    begins_part: str = ""
    begins_turn: PlayerId | None = None
    turn_of: FigureId | None = None
    way: tuple[FigureId, Point3, Point3] | None = None
    fallen: tuple[FigureId, Point3 | None] | None = None
    scores: bool = False
    is_moment: bool = False
    tone: Tone = Tone.PLAIN

    def turn_player(self, setup: GameSetup) -> PlayerId | None:
        """Return the player whose turn, or whose figure's turn, begins; None if none does."""
        if self.turn_of is None:
            return self.begins_turn
        return self.begins_turn or setup.figure_by_id[self.turn_of].player


PLAIN: Final = Meaning()
"""What an event means that is only told."""
SET_BY_HAND: Final = Meaning(is_moment=True, tone=Tone.GOOD)
"""What it means that a referee has set something."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a figure did at one moment: throws to hit, how many of them hit and how many were to be expected to, and
    harm dealt and suffered.
    """

    figure: FigureId
    attempts: int = 0
    hits: int = 0
    expected: float = 0.0
    dealt: int = 0
    suffered: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: who has won (nobody in a draw), and sentences that say how it came to that."""

    winners: tuple[PlayerId, ...]
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player stands: `points` where the rules count any, `is_out` of the game, and in words `what` brought it."""

    player: PlayerId
    points: int | None = None
    is_out: bool = False
    what: str = ""


@dataclass(frozen=True, slots=True)
class Fate:
    """What has become of a figure: whose it is now, and whether it counts as lost."""

    owner: PlayerId
    is_lost: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """What is told beside questions of some topics to those who play for the first time, see `window.play.base.Mode`.

    It has the keys `hint-NAME` and `hint-NAME.text`; its text names the keys of `commands`, by the names that the text
    has for them.
    """

    name: str
    topics: tuple[str, ...]
    commands: Mapping[str, str]


MOST_TOLD: Final = 3
"""So many strengths and weaknesses of a figure are told at first sight."""


def telling(qualities: Iterable[tuple[str, str, float]]) -> tuple[str, ...]:
    """Return the most telling of some qualities: the word for much of each, that for little, and its deviation.

    What is less than one off is usual, and an empty word tells nothing.
    """
    told = [(abs(off), more if off > 0 else less) for more, less, off in qualities if abs(off) >= 1.0]
    words = [word for _, word in sorted(told, key=lambda one: -one[0]) if word]
    return tuple(words[:MOST_TOLD])


class WordsFace:
    """What the program must know of a rule system to tell of its games; every function has a default."""

    # -- names ----------------------------------------------------------------------------------------------------

    def name(self, texts: Phrases, setup: Any, identity: str, form: str = "") -> str | None:
        """Return the thing of a name that is neither figure, player, terrain piece nor zone: gear, a status.

        `form` is "object" where the name stands after "by" or "into".
        """
        return None

    def source(self, texts: Phrases, setup: Any, modifier: Modifier) -> str:
        """Return what to say of an addend's source beside its name, "" if that says it all."""
        return self.name(texts, setup, modifier.source) or ""

    # -- events ---------------------------------------------------------------------------------------------------

    def details(self, texts: Phrases, setup: Any, event: Any) -> Mapping[str, Any]:
        """Return what the text of an event needs beyond, or instead of, its plain fields."""
        return {}

    def sum_lines(self, texts: Phrases, setup: Any, event: Any) -> Sequence[str]:
        """Return the whole sum behind an event, a line for each addend, then the result; empty if there is none."""
        return ()

    def tip(self, texts: Phrases, setup: Any, event: Any) -> Sequence[str]:
        """Return what to say of an event when it is looked at closely."""
        return self.sum_lines(texts, setup, event)

    def meaning(self, event: Any) -> Meaning:
        """Return what an event means to those who report a game; asked often."""
        match event:
            case Amended():
                return SET_BY_HAND
            case RoundBegan(game_round=number):
                return Meaning(begins_round=number, tone=Tone.HEADING)
            case TurnBegan(player=player, figure=None):
                return Meaning(begins_turn=player, tone=Tone.TURN)
            case TurnBegan(figure=figure):
                return Meaning(turn_of=figure, tone=Tone.TURN)
            case Walked(figure=figure, places=places):
                return Meaning(way=(figure, places[0], places[-1]))
        return PLAIN

    def goes_on(self, first: Any, event: Any) -> bool:
        """Return whether an event is part of the movement that the first one began, and reported in one row with it."""
        return False

    def moves(self, event: Any) -> bool:
        """Return whether an event moves a figure from one place to another; a row of several has one that does."""
        return self.meaning(event).way is not None

    def movement_line(self, texts: Phrases, setup: Any, events: Sequence[Any]) -> str:
        """Return a whole movement in one sentence; needed if some event `goes_on`."""
        return ""

    def answered(self, texts: Phrases, state: Any, request: Any, answer: Any) -> str:
        """Return an answer of which the log says nothing before dice fall, in a sentence; "" where it has no words."""
        return ""

    # -- a game ---------------------------------------------------------------------------------------------------

    def side(self, texts: Phrases, setup: Any, player: PlayerId) -> str:
        """Return the name of the side a player is on, "" where players alone are told apart."""
        return ""

    def briefing(self, texts: Phrases, setup: Any) -> Sequence[str]:
        """Return how a game is won and when it ends, a sentence each.

        By default these are the lines of the text `briefing`, if there is one.  It may use every field of the setup
        that is a number or a text; ids of players are told as their names.
        """
        if not texts.has("briefing"):
            return ()
        told = numbers_of(setup)
        told |= {name: player.name for name, value in told.items() if (player := setup.player_by_id.get(value))}
        return tuple(texts("briefing", **told).splitlines())

    def round_news(self, texts: Phrases, setup: Any, log: Sequence[Any]) -> str:
        """Return the news of the round whose events these are, "" if there is nothing to report."""
        return ""

    def standing_line(self, texts: Phrases, state: Any) -> str:
        """Return how the players stand, in a sentence; "" if nothing is counted."""
        return ""

    def meanwhile(self, texts: Phrases, state: Any, log: Sequence[Any], player: PlayerId) -> str:
        """Return what a player must know of events since the last turn; `log` is only that.  "" for nothing."""
        return ""

    def deeds(self, state: Any, log: Sequence[Any]) -> Iterable[Deed]:
        """Return what figures did, in the order of the log."""
        return ()

    def stakes(self, state: Any, player: PlayerId) -> Mapping[str, float]:
        """Return what a player has of what counts beside figures and harm: ground, points, what threatens, by name.

        What its player would rather have less of is below 0.  `stake-NAME` says that one answer brings more or less of
        it than another.
        """
        return {}

    def takes_part(self, state: Any, figure: FigureId) -> bool:
        """Return whether a figure of the setup is in the game; one that could be chosen but was not is not."""
        return True

    def fate(self, state: Any, figure: FigureId, out_in: int | None) -> Fate:
        """Return a figure's fate; `out_in` is the round in which it fell, by the log."""
        return Fate(state.setup.figure_by_id[figure].player, out_in is not None)

    def fate_words(self, texts: Phrases, state: Any, figure: FigureId, out_in: int | None) -> str:
        """Return the same in words."""
        return texts("game-report-able") if out_in is None else texts("game-report-out", round=out_in)

    def brought(self, texts: Phrases, setup: Any, figure: FigureId, entry: Mapping[str, Any]) -> str:
        """Return what a figure of a game brings into the next, by its entry there; "" if it is as new."""
        return ""

    def standings(self, texts: Phrases, state: Any, log: Sequence[Any]) -> Sequence[Standing]:
        """Return the standing of each player, the best first."""
        return tuple(Standing(player.id) for player in state.setup.players)

    def result(self, texts: Phrases, state: Any, log: Sequence[Any]) -> Result | None:
        """Return who has won and why; None while a game is not over.

        Unless overridden, the text `won-REASON` tells of the winners, or `drawn-REASON` of nobody, where the state has
        an `Ending` as its `outcome`.
        """
        outcome = getattr(state, "outcome", None)
        if not isinstance(outcome, Ending):
            return None
        names = [state.setup.player_by_id[player].name for player in outcome.winners]
        key = f"won-{outcome.reason}" if names else f"drawn-{outcome.reason}"
        return Result(outcome.winners, (texts(key, player=texts.listing(names)),))

    def strengths(self, state: Any, figure: FigureId) -> Sequence[str]:
        """Return what a figure is good and bad at, at first sight: keys of words, after `strength-`, the best first."""
        return ()

    # -- help -----------------------------------------------------------------------------------------------------

    @property
    def first_steps(self) -> Sequence[Hint]:
        """Hints for the first game; of several that fit a question, the first one that is not known yet is shown."""
        return ()

    def glossary(self, texts: Phrases) -> Sequence[tuple[str, str]]:
        """Return displayed words and letters and their meanings."""
        return ()
