"""Games that one answer throws away, or that one throw turns: planted in games that one bot plays on both sides.

The value that reviews judge by has no part in it.  Whether an answer costs a game, or a throw wins it, is told by
games that the bot plays on to their end, from both sides of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import fsum, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from pb12table.analysis.played.games import deeds, lost_figures
from pb12table.analysis.played.review import Reviewed, reviewed
from pb12table.bots.play import make_bots, play, seed_of
from pb12table.files.scenario import load_scenario, suite_files
from pb12table.kernel.dice import ComparedDice, NoDice, SeededDice
from pb12table.kernel.request import Choice, Dice
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import answering
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import system

DECIDES: Final = 0.15
"""By so much of the chance to win, an answer or a throw decides a game."""
LOOKS: Final = (40, 60, 80, 120, 160)
GAMES: Final = 200
SURE: Final = 2.5
"""So many games tell that, or fewer if it is so many standard errors away from either."""
ANSWERS: Final = 5
CLOSER: Final = 4
"""So many answers are tried in each place; so many of the most promising places by whole games."""
SHORT: Final = 3
AHEAD: Final = 60
"""What looks promising is told by so few games, until a player is to move again, after so many answers at most."""
FEW: Final = 12
MOST_DICE: Final = 12


@dataclass(frozen=True)
class Planted:
    """A game in which one entry decides: a player's own blunder, or a throw that was lucky for the player.

    `change` is by how much it changed the chance to win, as so many `games` say, give or take.
    """

    game: Reviewed
    entry: int
    player: PlayerId
    change: float
    error: float
    games: int


@dataclass(frozen=True)
class Spot:
    """A place where something may be planted: the game as it would go on otherwise, and as it goes on with it."""

    entry: int
    player: PlayerId
    usual: Session[Any]
    planted: Session[Any]
    looks: float = 0.0


class Planter:
    """Plants in games of a system that a bot plays; `places` is how many places of a game it looks at.

    The games are those of some scenarios, without more those of the layouts that come with the program.  `at` names the
    questions at which blunders are planted; without more all are.
    """

    def __init__(
        self,
        identity: str,
        places: int,
        bot: str = "steady",
        layouts: Sequence[Path] = (),
        at: frozenset[str] = frozenset(),
    ) -> None:
        self._rules, self._layouts = system(identity), layouts or list(suite_files(identity).values())
        self._places = places
        self._bot = bot
        self._at = at

    def blunder(self, seed: int) -> Planted | None:
        """Return a game that an answer throws away; None where none was found that does."""
        spots = [spot for spot, answer in self._game(seed) if answer and self._is_at(spot)]
        chance, found = Random(seed), list[Spot]()
        chance.shuffle(spots)
        for spot in spots[: self._places]:
            found += self._looked_at(self._bad_answers(spot, chance))
        return self._first(seed, [replace(each, looks=-each.looks) for each in found], -1.0)

    def throw(self, seed: int) -> Planted | None:
        """Return a game that a throw turns for a player; None where none was found that does."""
        spots = [spot for spot, answer in self._game(seed) if not answer]
        Random(seed).shuffle(spots)
        found = [each for spot in spots[: self._places] for each in self._looked_at(self._extremes(spot))]
        turned = [each if each.looks > 0.0 else self._of_the_other(each) for each in found]
        return self._first(seed, turned, 1.0)

    def _is_at(self, spot: Spot) -> bool:
        return not self._at or spot.usual.entries[spot.entry].request in self._at

    def _game(self, seed: int) -> list[tuple[Spot, bool]]:
        """Return the answers and throws of a game but for those at its very beginning and end."""
        setup = load_scenario(self._layouts[seed % len(self._layouts)]).setup
        session = Session(self._rules, self._rules.new_game(setup), NoDice(), digests=False, history=False)
        bots, dice = make_bots((self._bot,), setup, "planted", seed), SeededDice(seed_of("planted", seed, "dice"))
        found, last = list[tuple[Spot, bool]](), ("", "", "")
        while (request := session.pending) is not None:
            before, number, player = session.fork(NoDice()), len(session.entries), PlayerId(request.player)
            if isinstance(request, Dice):
                if _throw(request) != last:
                    found.append((Spot(number, player, before, before), False))
                last = _throw(request)
                session.answer(dice.roll(request))
                continue
            last = ("", "", "")
            session.answer(answering(bots[player], session)())
            if not isinstance(request, Choice) or len(request.options(before.state)) > 1:
                found.append((Spot(number, player, session.fork(NoDice()), before), True))
        length = len(session.entries)
        return [each for each in found if 0.1 * length < each[0].entry < 0.88 * length]

    @staticmethod
    def _bad_answers(spot: Spot, chance: Random) -> Iterator[Spot]:
        """Yield some other answers that might have been given."""
        before, seen = spot.planted, [spot.usual.entries[spot.entry].plain]
        request = before.pending
        assert request is not None, "somebody was asked"
        known = before.system.view(before.state, request.player)
        some = list(request.hints(known))
        chance.shuffle(some)
        for answer in (request.default(known), *some[: ANSWERS - 1]):
            if request.encode(answer) in seen or before.refusal(answer) is not None:
                continue
            seen.append(request.encode(answer))
            fork = before.fork(NoDice())
            fork.answer(answer)
            yield replace(spot, planted=fork)

    @staticmethod
    def _extremes(spot: Spot) -> Iterator[Spot]:
        """Yield the throw with its lowest and its highest faces."""
        for highest in (False, True):
            fork = spot.usual.fork(NoDice())
            first = fork.pending
            assert isinstance(first, Dice), "dice were thrown"
            for _ in range(MOST_DICE):
                die = fork.pending
                if not isinstance(die, Dice) or _throw(die) != _throw(first):
                    break
                fork.answer(die.highest if highest else die.lowest)
            yield replace(spot, planted=fork)

    # -- what hangs on it -------------------------------------------------------------------------------------------

    def _looked_at(self, spots: Iterable[Spot]) -> Iterator[Spot]:
        """Yield the spots of one place with how good they look for their player, by harm done and suffered soon."""
        usual: list[float] = []
        for spot in spots:
            usual = usual or [_soon(self._bot, spot.usual, seed, spot.player) for seed in range(SHORT)]
            soon = [_soon(self._bot, spot.planted, seed, spot.player) for seed in range(SHORT)]
            yield replace(spot, looks=fsum(soon) - fsum(usual))

    @staticmethod
    def _of_the_other(spot: Spot) -> Spot:
        """Return a spot for the first of the players who gain what its own one loses."""
        players = [player.id for player in spot.usual.state.setup.players]
        return replace(spot, player=next(each for each in players if each != spot.player), looks=-spot.looks)

    def _first(self, seed: int, spots: list[Spot], sign: float) -> Planted | None:
        """Return the game with the most promising spot in which that decides indeed."""
        spots.sort(key=lambda spot: -spot.looks)
        one_each = {spot.entry: spot for spot in reversed(spots)}
        closer = sorted(one_each.values(), key=lambda spot: -spot.looks)[:CLOSER]
        few = [
            (sign * fsum(_differences(self._bot, spot, range(-FEW, 0))) / FEW, -at) for at, spot in enumerate(closer)
        ]
        for change, at in sorted(few, reverse=True)[:2]:
            if change < DECIDES:
                break
            spot = closer[-at]
            change, error, games = _decided(self._bot, spot, sign)
            if change >= DECIDES:
                fork = spot.planted.fork(SeededDice(seed_of("planted", seed, "then")))
                play(fork, make_bots((self._bot,), fork.state.setup, "planted", seed, "then"))
                return Planted(reviewed(fork, "steady"), spot.entry, spot.player, sign * change, error, games)
        return None


def _throw(die: Dice[Any]) -> tuple[str, str, str]:
    return die.player, die.purpose, die.subject


def _soon(bot: str, session: Session[Any], seed: int, player: PlayerId) -> float:
    """Return how much more harm a player's opponents suffered than the player, until that player is to move again."""
    fork, others = session.fork(ComparedDice(seed)), False
    bots, setup, before = make_bots((bot,), fork.state.setup, "soon", seed), fork.state.setup, len(fork.log)
    for _ in range(AHEAD):
        request = fork.pending
        if request is None or (fork.is_quiescent and others and request.player == player):
            break
        others = others or (fork.is_quiescent and request.player != player)
        play(fork, bots, 1)
    harm, lost = 0.0, lost_figures(fork.state) - lost_figures(session.state)
    for figure, each in deeds(fork.state, fork.log[before:]).items():
        own = setup.figure_by_id[figure].player == player
        harm += (-1.0 if own else 1.0) * (each.suffered / 10.0 + (each.out_in is not None or figure in lost))
    return harm


def _won(bot: str, session: Session[Any], seed: int, player: PlayerId) -> float:
    """Return what a player wins of a game that is played on to its end."""
    fork = session.fork(ComparedDice(seed_of("true", seed)))
    play(fork, make_bots((bot,), fork.state.setup, "true", seed))
    ending = system(fork.state.setup.system).ending(fork.state)
    winners = () if ending is None else ending.winners
    return (player in winners) / len(winners) if winners else 0.5


def _differences(bot: str, spot: Spot, seeds: range) -> list[float]:
    return [_won(bot, spot.planted, seed, spot.player) - _won(bot, spot.usual, seed, spot.player) for seed in seeds]


def _decided(bot: str, spot: Spot, sign: float) -> tuple[float, float, int]:
    """Return by how much a spot changes the chance to win, the error of that, and how many games told it."""
    found: list[float] = []
    for games in (*LOOKS, GAMES):
        found += [sign * each for each in _differences(bot, spot, range(len(found), games))]
        mean = fsum(found) / games
        error = max(sqrt(fsum((each - mean) ** 2 for each in found) / (games - 1) / games), 0.5 / games)
        if abs(mean - DECIDES) > SURE * error:
            break
    return mean, error, len(found)
