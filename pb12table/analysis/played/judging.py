"""What a position is worth to each player, what a throw was against all that might have fallen, and what a decision
cost by what its player could know.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import fsum, inf, isfinite, sqrt
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from pb12table.analysis.played.games import deeds, lost_figures
from pb12table.bots.play import bots_of, usual_bot
from pb12table.bots.reasons import reasons_of
from pb12table.files.problems import FileProblem
from pb12table.files.weights import Weights, shipped_weights
from pb12table.kernel.dice import ComparedDice, NoDice, SeededDice
from pb12table.kernel.game import Entry, EntryKind
from pb12table.kernel.request import Choice, Dice, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot, Valued, answering
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import system, words

WHOLE: Final = 1_000_000
"""Chances are told in millionths, so that what is added up comes out even."""
Shares: TypeAlias = tuple[int, ...]
"""The chance of each player to win, in the order of the setup, in millionths; they add up to `WHOLE`."""

LEAVES: Final = 72
"""Dice are enumerated as long as they have so many outcomes together at most; beyond that they are thrown."""
SAMPLES: Final = 240
"""So many games are played on in thought where dice are thrown."""
MOST_ANSWERS: Final = 40
"""A game is not played on in thought beyond so many answers."""
MOST_AHEAD: Final = 80
"""An answer is judged by what has come of it after so many more, at the latest."""
DRAWS: Final = 4
"""A decision is judged in so many games that may be the real one, as far as its player knows."""
FIRST: Final = 4
"""Each answer is played on in so many games; then the better half in twice as many, until it is clear which is best."""
LEFT: Final = 2
"""So many answers beside the given one are looked at most closely."""
FEW: Final = 12
"""All options of a question are looked at where it has no more."""


class Verdict(StrEnum):
    """What a decision was: there was no other, none better was found, or one that was better by this much.

    `UNJUDGED`: it could not be judged, and no price is told.
    """

    FORCED = "forced"
    FINE = "fine"
    CLOSE = "close"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNJUDGED = "unjudged"


THRESHOLDS: Final = MappingProxyType({Verdict.CLOSE: 0, Verdict.MISTAKE: 30_000, Verdict.BLUNDER: 80_000})
"""A decision that cost more than so many millionths is called so."""


def verdict_of(price: int) -> Verdict:
    """Return what a decision that cost so many millionths is called."""
    found = Verdict.FINE
    for verdict, threshold in THRESHOLDS.items():
        if price > threshold:
            found = verdict
    return found


@dataclass(frozen=True, slots=True)
class Level:
    """How closely decisions are looked at: so many games each at most, among so many answers; whose ideas, by name of a
    bot.
    """

    games: int
    answers: int
    bot: str


LEVELS: Final = MappingProxyType(
    {"learner": Level(16, 4, "learner"), "steady": Level(64, 6, "steady"), "strong": Level(128, 9, "strong")}
)


class Prospect(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer that was looked at: what it comes to for who decides, in millionths, and the standard error of that.

    `answer` is plain; `name` what it is after (`plan-NAME` of the system's texts, "" for nothing in particular).
    `behind` is by how much it is worse than the best, with the error of that difference: both met the same dice.  What
    came of it on average until its player was to move again: hits and harm dealt, harm suffered, figures lost by its
    player and by others, and what its player had then (`WordsFace.stakes`), in thousandths.  `feared` is the opposing
    figure that did most harm.
    """

    answer: Any
    name: str = ""
    chance: int
    error: int = 0
    behind: int = 0
    behind_error: int = 0
    dealt: int = 0
    suffered: int = 0
    lost: int = 0
    felled: int = 0
    feared: str = ""
    stakes: dict[str, int] = {}


class Judgement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a decision cost its player, in millionths, and what was looked at: the given answer first, then the best of
    the others.  `price` is 0 where none is surely better.
    """

    verdict: Verdict
    price: int = 0
    prospects: tuple[Prospect, ...] = ()


class NoValue(Exception):
    """Nothing has been learned of what a state of a game is worth; `system` is the id of its rule system."""

    def __init__(self, identity: str) -> None:
        super().__init__(identity)
        self.system = identity


def _value_of(identity: str) -> tuple[Valued[Any], Weights]:
    """Return what a system tells of its states, and the weights that come with the program; raises NoValue."""
    valued = system(identity).valued
    try:
        if valued is not None:
            return valued, shipped_weights(identity, valued)
    except FileProblem:
        pass
    raise NoValue(identity)


def whole_shares(chances: Sequence[float]) -> Shares:
    """Return chances as shares of the whole; what rounding leaves over goes to the greatest."""
    total = fsum(chances)
    if total <= 0.0:
        chances, total = [1.0] * len(chances), float(len(chances))
    found = [int(WHOLE * chance / total) for chance in chances]
    found[max(range(len(found)), key=lambda number: chances[number])] += WHOLE - sum(found)
    return tuple(found)


def rest_of(entries: Sequence[Entry], number: int, continuing: frozenset[str]) -> list[Any]:
    """Return with what a player went on after an answer, as the journal has it."""
    player, found = entries[number].player, list[Any]()
    for entry in entries[number + 1 :]:
        if entry.kind is EntryKind.ANSWER and entry.player == player:
            if entry.request not in continuing:
                break
            found.append(entry.plain)
    return found


class Judge:
    """Judges the positions, throws and decisions of one game; equal games are judged alike.  Raises NoValue."""

    def __init__(self, setup: GameSetup, level: str, value: tuple[Valued[Any], Weights] | None = None) -> None:
        """Use a value for judging, which without more is that of the system."""
        self._rules = system(setup.system)
        self._players = [player.id for player in setup.players]
        self._valued, self.weights = _value_of(setup.system) if value is None else value
        self._contenders = self._valued.contenders(setup)
        self._level = LEVELS[level]
        makers = bots_of(setup.system)
        # Who plays on in thought is who the value was learned from, unless the game names one that plays so, only
        # quicker: it tells what comes of a state in such games.
        taught = self.weights.bot if self.weights.bot in makers else usual_bot(setup.system)
        self._make_usual = self._valued.plays_on or makers[taught]
        self._usual: Bot[Any] = self._make_usual(0)
        self.continuing = self._valued.continuing
        self._asked = self._level.bot if self._level.bot in makers else usual_bot(setup.system)
        self._make = makers[self._asked]

    # -- positions and throws ---------------------------------------------------------------------------------------

    def number(self, session: Session[Any], seed: int) -> Shares:
        """Return the one number of a position: the result at the end; before a throw, and in the middle of an act, the
        mean over what may come of it until the rules pause; else what the state is worth.
        """
        if self._is_settled(session, -1):
            return self._worth(session.state)
        self._begin_anew()
        begun, nodes = len(session.entries), [(1.0, session.fork(NoDice()))]
        done: list[tuple[float, Session[Any]]] = []
        while nodes:
            share, node = nodes.pop(0)
            request = self._played(node, begun)
            if request is None:
                done.append((share, node))
                continue
            faces = range(request.lowest, request.highest + 1)
            if len(done) + len(nodes) + len(faces) > LEAVES:
                nodes.append((share, node))
                break
            for face in faces:
                fork = node.fork(NoDice())
                fork.answer(face)
                nodes.append((share / len(faces), fork))
        sums = [fsum(share * self._worth(node.state)[who] for share, node in done) for who in range(len(self._players))]
        games = max(1, SAMPLES // len(nodes)) if nodes else 0
        for number, (share, node) in enumerate(nodes):
            # The same dice after each outcome would make few throws of many.
            for game in range(games * number, games * (number + 1)):
                fork = node.fork(SeededDice(seed + game))
                self._played(fork, begun)
                for who, each in enumerate(self._worth(fork.state)):
                    sums[who] += share * each / games
        return whole_shares(sums)

    def _begin_anew(self) -> None:
        """Forget what the bot that plays on had planned elsewhere, where the game names one that plans."""
        if self._valued.plays_on is not None:
            self._usual = self._make_usual(0)

    def _is_settled(self, session: Session[Any], begun: int) -> bool:
        """Return whether a state says everything: the rules pause, something has happened, and somebody is asked."""
        request = session.pending
        if request is None or type(request).__name__ in self.continuing:
            return True
        return session.is_quiescent and not isinstance(request, Dice) and len(session.entries) > begun

    def _played(self, session: Session[Any], begun: int) -> Dice[Any] | None:
        """Let everybody answer as usual until the state says everything; return the die that must fall before that."""
        for _ in range(MOST_ANSWERS):
            request = session.pending
            if request is None or self._is_settled(session, begun):
                return None
            if isinstance(request, Dice):
                return request
            self._answer(session, request)
        return None

    def _answer(self, session: Session[Any], request: Request[Any, Any]) -> None:
        session.answer(self._usual.answer(self._rules.view(session.state, request.player), request))

    def _worth(self, state: Any) -> Shares:
        """Return what a state is worth to each player: the result of a game that is over, nothing to who cannot win."""
        ending = self._rules.ending(state)
        if ending is not None:
            winners = ending.winners or self._contenders
            return whole_shares([float(player in winners) for player in self._players])
        numbers = [self._valued.features(self._rules.view(state, player), player) for player in self._contenders]
        chances = dict(zip(self._contenders, self.weights.chances(numbers), strict=True))
        return whole_shares([chances.get(player, 0.0) for player in self._players])

    # -- decisions --------------------------------------------------------------------------------------------------

    def judged(self, session: Session[Any], given: Any, seed: int, rest: Sequence[Any] = ()) -> Judgement:
        """Return what an answer to the open question cost its player, by what that player could know.

        `rest` is what he went on with, as a journal has it (`rest_of`).
        """
        request = session.pending
        assert request is not None, "it was answered"
        known = self._rules.view(session.state, request.player)
        if self._is_forced(session, request, known):
            return Judgement(verdict=Verdict.FORCED)
        if not self.weights.prices:
            return Judgement(verdict=Verdict.UNJUDGED)
        self._begin_anew()
        chance = Random(seed)
        drawn = (session.imagined(request.player, chance) for _ in range(DRAWS))
        games = [game for game in drawn if game is not None]
        if not games:
            return Judgement(verdict=Verdict.UNJUDGED)
        lines = self._lines(session, request, _Line("", given, tuple(rest)), games[0], chance)
        if len(lines) == 1:
            return Judgement(verdict=Verdict.FINE)
        own, left, played, most = lines[0], lines, 0, FIRST
        while len(left) > 1 and played < self._level.games:
            while played < min(most, self._level.games):
                for line in left:
                    self._play_on(games[played % len(games)], line, request, seed + played)
                played += 1
            left, most = _unsettled(own, left), 2 * most
        best, price = max(lines, key=lambda line: (len(line.worths), line.mean)), 0
        if best is not own:
            ahead, error = best.ahead_of(own)
            if ahead > SURE * error:
                # The best of several that chance favours seems better than it is.
                price = max(0, round(WHOLE * (ahead - error)))
        others = sorted((line for line in lines if line is not own), key=lambda line: (-len(line.worths), -line.mean))
        return Judgement(
            verdict=verdict_of(price),
            price=price,
            prospects=tuple(line.told(request, best) for line in (own, *others)),
        )

    def _is_forced(self, session: Session[Any], request: Request[Any, Any], known: Any) -> bool:
        """Return whether there is one legal answer, or all come to the same as far as their player knows."""
        if not isinstance(request, Choice):
            return False
        options = request.options(known)
        return len(options) == 1 or (len(options) <= FEW and session.are_alike(options, request.player))

    def _lines(
        self, session: Session[Any], request: Request[Any, Any], given: _Line, game: Session[Any], chance: Random
    ) -> list[_Line]:
        """Return the given answer and others worth a look, each once."""
        known = self._rules.view(session.state, request.player)
        bot = self._make(chance.getrandbits(32))
        answer = answering(bot, session)()
        ideas: list[tuple[str, Any]] = [("", answer)]
        reasons = reasons_of(bot)
        ideas += [(plan.name, plan.first) for plan in (() if reasons is None else reasons.plans)]
        ideas.append(("", self._usual.answer(self._rules.view(session.state, request.player), request)))
        if isinstance(request, Choice):
            options = list(request.options(known))
            ideas += [("", option) for option in options[:FEW]]
        else:
            ideas.append(("", request.default(known)))
        found = [given]
        for name, idea in ideas:
            if len(found) >= self._level.answers:
                break
            same = next((line for line in found if line.answer == idea), None)
            if same is not None:
                same.name = same.name or name
            elif game.refusal(idea) is None:
                found.append(_Line(name, idea, self._gone_on(game, idea, bot) if idea == answer else ()))
        return found

    def _gone_on(self, game: Session[Any], answer: Any, bot: Bot[Any]) -> tuple[Any, ...]:
        """Return with what a bot goes on after an answer that begins something, as a journal has it."""
        fork = game.fork(NoDice())
        fork.answer(answer)
        found: list[Any] = []
        while (asked := fork.pending) is not None and type(asked).__name__ in self.continuing:
            further = bot.answer(self._rules.view(fork.state, asked.player), asked)
            found.append(asked.encode(further))
            fork.answer(further)
        return tuple(found)

    def _play_on(self, game: Session[Any], line: _Line, request: Request[Any, Any], seed: int) -> None:
        """Note what an answer comes to in a game, with the dice of a seed, once another's turn has begun."""
        # Where one answer throws a die more than another, all that follow would differ as if nothing were compared.
        fork = game.fork(ComparedDice(seed))
        before, gone = len(fork.log), lost_figures(fork.state)
        asked = fork.pending
        assert asked is not None, "it was played on to a question"
        if fork.refusal(line.answer) is None:
            fork.answer(line.answer)
        else:
            self._answer(fork, asked)
        # What an answer costs shows in what the others make of it: until its player is to move again.
        player, others, rest = request.player, False, list(line.rest)
        for _ in range(MOST_AHEAD):
            pending = fork.pending
            if pending is None:
                break
            if fork.is_quiescent:
                if pending.player == player and others:
                    break
                others, rest = others or pending.player != player, []
            if rest and type(pending).__name__ in self.continuing:
                further = pending.decode(rest.pop(0))
                if fork.refusal(further) is None:
                    fork.answer(further)
                    continue
                rest = []
            self._answer(fork, pending)
        line.worths.append(self._worth(fork.state)[self._players.index(PlayerId(player))] / WHOLE)
        line.note(fork, before, gone, PlayerId(player))


SURE: Final = 2.0
"""An answer is better than the given one if it is ahead by so many standard errors; its price is less by one."""
CLEAR: Final = 0.015
"""An answer that cannot well be better than the given one by more is not looked at any further."""
CLOSELY: Final = 0.01
"""The difference between two answers is not asked for any more closely."""
LEAST_ERROR: Final = 0.1
"""Games that all come out alike tell no more than if chance moved them by this together."""


class _Line:
    """An answer, with what its player goes on with, and what came of it in each game."""

    def __init__(self, name: str, answer: Any, rest: tuple[Any, ...] = ()) -> None:
        self.name, self.answer, self.rest = name, answer, rest
        self.worths: list[float] = []
        self.dealt = self.suffered = self.lost = self.felled = 0
        self.harms: Counter[FigureId] = Counter()
        self.stakes: dict[str, float] = defaultdict(float)

    @property
    def mean(self) -> float:
        return fsum(self.worths) / len(self.worths) if self.worths else 0.5

    def ahead_of(self, other: _Line) -> tuple[float, float]:
        """Return by how much it is better than another in the games that both met, and the standard error of that."""
        differences = [own - its for own, its in zip(self.worths, other.worths, strict=False)]
        return fsum(differences) / len(differences), _error(differences)

    def note(self, session: Session[Any], before: int, gone: frozenset[FigureId], player: PlayerId) -> None:
        """Note what figures did in a game that was played on, after those that were gone and so much of its log."""
        setup, lost = session.state.setup, lost_figures(session.state) - gone
        for figure, each in deeds(session.state, session.log[before:]).items():
            is_out = each.out_in is not None or figure in lost
            if setup.figure_by_id[figure].player == player:
                self.suffered += each.suffered
                self.lost += is_out
            else:
                self.dealt += each.suffered
                self.felled += is_out
                self.harms[figure] += each.dealt
        for name, amount in words(setup.system).stakes(session.state, player).items():
            self.stakes[name] += amount

    def told(self, request: Request[Any, Any], best: _Line) -> Prospect:
        """Return it as it is kept, next to the best."""
        ahead, error = best.ahead_of(self)
        games = max(1, len(self.worths))
        feared = max(self.harms, key=lambda figure: self.harms[figure], default=None)

        def each(total: float) -> int:
            return round(1000 * total / games)

        return Prospect(
            answer=request.encode(self.answer), name=self.name, chance=round(WHOLE * self.mean),
            error=_whole(_error(self.worths)), behind=round(WHOLE * ahead), behind_error=_whole(error),
            dealt=each(self.dealt), suffered=each(self.suffered), lost=each(self.lost), felled=each(self.felled),
            feared=feared if feared is not None and self.harms[feared] else "",
            stakes={name: each(total) for name, total in self.stakes.items()},
        )  # fmt: skip


def _unsettled(own: _Line, left: Sequence[_Line]) -> list[_Line]:
    """Return the answers that more games may tell apart, the given one first; it alone where all is clear."""
    others = sorted((line for line in left if line is not own), key=lambda line: -line.mean)
    found = [own]
    for line in others[: max(LEFT, (len(others) + 1) // 2)]:
        ahead, error = line.ahead_of(own)
        error = max(error, LEAST_ERROR / len(own.worths))
        if ahead + SURE * error > CLEAR and error > CLOSELY:
            found.append(line)
    return found


def _whole(error: float) -> int:
    return round(WHOLE * error) if isfinite(error) else WHOLE


def _error(values: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    number = len(values)
    if number < 2:
        return inf
    mean = fsum(values) / number
    return sqrt(fsum((value - mean) ** 2 for value in values) / (number - 1) / number)
