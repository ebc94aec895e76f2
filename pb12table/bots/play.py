"""The bots there are, those that know no rules or prefer what is new, and whole games between bots."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

import msgspec

from pb12table.kernel.dice import SeededDice
from pb12table.kernel.game import Drift
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session, replay
from pb12table.skirmish.bot import ANYHOW, Bot, MakeBot, answering
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import SYSTEMS, system

State = TypeVar("State")

SAMPLES: Final = 4
"""How many arbitrary answers it thinks of."""

HINTS: Final = 400
"""How many of the answers worth a look it looks at."""

DULL: Final = 40
"""Among so many answers, picked at random where there are more, it looks for one that leads to where things happen."""

KNOWN: Final = 3
"""What has been taken so many times is known: it is dearer to get to where something new can happen."""

ENDING_WEIGHT: Final = 6
"""An ending counts as if it had been taken so many times, so that it comes more rarely than the rest."""


@dataclass(frozen=True, slots=True)
class Interests(Generic[State]):
    """What of a rule system a curious bot cares about.

    `dullness` says how little an answer helps to get to where something can happen: the less the better.  `occasion`
    names what is asked, more finely than the kind of its question.  `endings` are the kinds of answers after which less
    can happen, `choices` the fields of answers whose every value is something of its own to try, and of an answer
    within the answer its kind.  A question of `once` is answered with yes until that has been seen: a game that is over
    shows nothing more.
    """

    dullness: Callable[[State, Request[State, Any], Any], float]
    occasion: Callable[[Request[State, Any]], str]
    endings: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    once: tuple[type[Request[Any, Any]], ...] = ()


class CuriousBot(Generic[State]):
    """Takes the answer whose rarest trait has been taken least; bots that share `seen` share what they know."""

    def __init__(self, interests: Interests[State], seed: int, seen: Counter[str] | None = None) -> None:
        self._interests = interests
        self._chance = random.Random(seed)
        self._seen: Counter[str] = Counter() if seen is None else seen

    def answer(self, state: State, request: Request[State, Any], /) -> Any:
        """Return a legal answer that is as new as possible."""
        chance = self._chance
        if isinstance(request, self._interests.once):
            return self._once(state, request)
        answers = [request.sample(state, chance) for _ in range(SAMPLES)]
        answers += islice(request.hints(state), HINTS)
        chance.shuffle(answers)
        known = [self._taken(request, answer) for answer in answers]
        best = answers[known.index(min(known))]
        if min(known) >= KNOWN:
            dullness = self._interests.dullness
            dull = [(dullness(state, request, one), taken) for one, taken in zip(answers[:DULL], known, strict=False)]
            best = answers[dull.index(min(dull))]
        weight = ENDING_WEIGHT if isinstance(best, msgspec.Struct) and _tag(best) in self._interests.endings else 1
        for trait in traits(self._interests, request, best):
            self._seen[trait] += weight
        return best

    def _once(self, state: State, request: Request[State, Any]) -> Any:
        """Return yes now and then, until it has been seen once."""
        kind = type(request).__name__
        answer = request.sample(state, self._chance) and not self._seen[kind]
        self._seen[kind] += answer
        return answer

    def _taken(self, request: Request[State, Any], answer: Any) -> int:
        """Return how often the rarest trait of an answer has been chosen."""
        return min(self._seen[trait] for trait in traits(self._interests, request, answer))


def _tag(answer: msgspec.Struct) -> str:
    return str(answer.__struct_config__.tag)


def traits(interests: Interests[State], request: Request[State, Any], answer: Any) -> list[str]:
    """Return what is particular about an answer: kind, choices from a fixed list, whether numbers are 0, 1 or more."""
    asked = interests.occasion(request)
    if isinstance(answer, msgspec.Struct):
        kind = _tag(answer)
        return [f"{asked}:{kind}", *(f"{asked}:{kind}.{trait}" for trait in _field_traits(answer, interests.choices))]
    if isinstance(answer, bool | StrEnum):
        return [f"{asked}:{answer}"]
    if isinstance(answer, int):
        return [f"{asked}:{min(answer, 2)}"]
    if isinstance(answer, str):
        return [f"{asked}:{answer.partition(':')[0]}"]
    return [asked]


def _field_traits(answer: msgspec.Struct, choices: tuple[str, ...]) -> Iterator[str]:
    for name in answer.__struct_fields__:
        value = getattr(answer, name)
        if isinstance(value, bool | StrEnum) or (name in choices and isinstance(value, str)):
            yield f"{name}={value}"
        elif name in choices and isinstance(value, msgspec.Struct):
            yield f"{name}={_tag(value)}"
        elif isinstance(value, int):
            yield f"{name}={min(value, 2)}"
        elif value is None or isinstance(value, tuple):
            yield f"{name}={'some' if value else 'none'}"


class RandomBot:
    """Answers every request with an arbitrary legal answer."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def answer(self, state: Any, request: Request[Any, Any], /) -> Any:
        """Return some legal answer."""
        return request.sample(state, self._chance)


_OF_ALL: Final[Mapping[str, MakeBot]] = MappingProxyType({ANYHOW: RandomBot})


def bots_of(identity: str) -> Mapping[str, MakeBot]:
    """Return the bots that play a rule system, by name."""
    return {**_OF_ALL, **system(identity).bots}


LEVELS: Final = ("learner", "steady", "strong", "expert")
"""How well the program can play, the same names in every game, the weakest first."""
USUAL: Final = "steady"
"""The level that plays where nobody has chosen one."""


def usual_bot(identity: str) -> str:
    """Return the name of the bot that plays a rule system by default: the usual level, or the first of its own."""
    known = {**system(identity).bots, **_OF_ALL}
    return USUAL if USUAL in known else next(iter(known))


def styles_of(identity: str) -> tuple[str, ...]:
    """Return how the program can play a rule system for somebody, by names of bots, the default first.

    Levels follow it as they rise; after the best of them come those below the default.
    """
    offered = tuple(system(identity).styles) or tuple(_OF_ALL)
    order = [name for name in LEVELS if name in offered] + [name for name in offered if name not in LEVELS]
    first = order.index(USUAL if USUAL in offered else offered[0])
    return (*order[first:], *order[:first])


def second_bot(identity: str) -> str:
    """Return the name of another kind of player that is offered beside the usual bot; "" where there is none."""
    usual = usual_bot(identity)
    return next((name for name in styles_of(identity) if name not in (usual, ANYHOW)), "")


def all_bot_names() -> tuple[str, ...]:
    """Return the names of the bots of all systems, each once."""
    return tuple(dict.fromkeys(name for identity in SYSTEMS for name in bots_of(identity)))


MOST_DECISIONS = 20_000
"""A game that asks for more is broken off: without a round limit, two bots that cannot reach each other would go on
for ever."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """How a game between bots went.

    `reason` is how it ended, or "broken-off" after MOST_DECISIONS; then there are no `winners`.  `decisions` counts
    the answers of players, `entries` those and the dice; `seconds` is the time it took.
    """

    winners: tuple[PlayerId, ...]
    reason: str
    rounds: int
    decisions: int
    entries: int
    seconds: float
    digest: str

    @property
    def is_finished(self) -> bool:
        """Return whether the game reached its end."""
        return self.reason != BROKEN_OFF


BROKEN_OFF = "broken-off"


def seed_of(*parts: str | int) -> int:
    """Return a seed for one thing from the seed of everything: dice and each bot have seeds of their own."""
    return random.Random("/".join(map(str, parts))).getrandbits(48)


def make_bots(names: Sequence[str], setup: GameSetup, *seed: str | int) -> dict[PlayerId, Bot[Any]]:
    """Return a bot for each player by its name; one name stands for all.  Raises KeyError for an unknown name."""
    players, known = [player.id for player in setup.players], bots_of(setup.system)
    chosen = list(names) * len(players) if len(names) == 1 else list(names)
    return {player: known[name](seed_of(*seed, "bot", player)) for player, name in zip(players, chosen, strict=True)}


def started(setup: GameSetup, *seed: str | int, history: bool = False, digests: bool = True) -> Session[Any]:
    """Return a new game with the dice of a seed; digests are for whoever compares replays."""
    rules = system(setup.system)
    dice = SeededDice(seed_of(*seed, "dice"))
    return Session(rules, rules.new_game(setup), dice, history=history, digests=digests)


def play(
    session: Session[State],
    bots: Mapping[PlayerId, Bot[State]],
    most: int = MOST_DECISIONS,
    asked: Callable[[PlayerId, Callable[[], Any]], Any] = lambda _player, answers: answers(),
) -> int:
    """Let bots answer until the game ends or so many answers were given; return how many there were.

    `asked` gets who decides and what returns the answer, which it returns in turn.
    """
    for decisions in range(most):
        request = session.pending
        if request is None:
            return decisions
        player = PlayerId(request.player)
        session.answer(asked(player, answering(bots[player], session)))
    return most


def play_game(
    setup: GameSetup, names: Sequence[str], *seed: str | int, most: int = MOST_DECISIONS, digests: bool = True
) -> tuple[GameRecord, Session[Any]]:
    """Return one whole game of bots, given by name: the record, and the session at its end."""
    began = time.perf_counter()
    session = started(setup, *seed, digests=digests)
    decisions = play(session, make_bots(names, setup, *seed), most)
    ending = system(setup.system).ending(session.state)
    record = GameRecord(
        winners=() if ending is None else ending.winners,
        reason=BROKEN_OFF if ending is None else ending.reason,
        rounds=session.state.game_round,
        decisions=decisions,
        entries=len(session.entries),
        seconds=time.perf_counter() - began,
        digest=session.system.digest(session.state),
    )
    return record, session


def replayed(setup: GameSetup, session: Session[Any]) -> Drift | None:
    """Replay a game from its journal and compare all digests and the last state; None when all are equal."""
    rules = system(setup.system)
    again, drift = replay(rules, rules.new_game(setup), session.entries, SeededDice(0), history=False)
    if drift is not None:
        return drift
    expected, found = rules.digest(session.state), rules.digest(again.state)
    return None if expected == found else Drift(len(session.entries), expected, found)
