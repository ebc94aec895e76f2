"""Why bots answered as they did: found again by playing a game once more from its journal, and who may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from pb12table.bots.play import bots_of, seed_of
from pb12table.kernel.dice import NoDice
from pb12table.kernel.game import EVERYTHING, Entry, EntryKind
from pb12table.kernel.request import Choice, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import Bot, Reasoning, Reasons, answering, never
from pb12table.skirmish.faces.system import GameSetup, RuleSystem
from pb12table.skirmish.ids import PlayerId, Seatings
from pb12table.systems.known import system
from pb12table.table.routes import GivenUp


@dataclass(frozen=True, slots=True)
class Why:
    """Why the program gave an answer: after how many entries of the journal, for whom, how it plays, what it weighed.

    `reasons` are None where it weighed nothing.  `again` is, in a tuple, what it answers when it is asked again, if
    that is something else: then the reasons are those for this.
    """

    entry: int
    player: PlayerId
    style: str
    answer: Any
    reasons: Reasons | None
    again: tuple[Any] | None = None


def mind(seed: int, since: int, player: str) -> int:
    """Return the seed of the bot that plays for somebody from an entry of the journal on, from the seed of a game."""
    return seed_of(seed, since, player)


def reasons_of(bot: Bot[Any]) -> Reasons | None:
    """Return why a bot gave its last answer; None for one that weighs nothing."""
    return bot.reasons() if isinstance(bot, Reasoning) else None


def is_asked(request: Request[Any, Any], state: Any) -> bool:
    """Return whether a bot is asked: a choice with one option needs nobody."""
    return not isinstance(request, Choice) or len(request.options(state)) > 1


def asked_again(
    setup: GameSetup,
    entries: Sequence[Entry],
    seatings: Seatings,
    seed: int,
    stop: Callable[[], bool] = never,
) -> Iterator[tuple[Why, Session[Any]]]:
    """Yield each answer of the program in a journal, and the game right before it, which goes on with the next.

    `seatings` say since which entry the program plays for whom, each with bots of its own, from the `seed` of the game.
    `stop` says whether to give up; see `skirmish.bot.answering`.
    """
    rules = system(setup.system)
    session: Session[Any] = Session(rules, rules.new_game(setup), NoDice(), digests=False, history=False)
    waiting, styles, bots = [*seatings], dict[str, str](), dict[str, Bot[Any]]()
    for number, entry in enumerate(entries):
        while waiting and waiting[0][0] <= number:
            since, seated = waiting.pop(0)
            styles = dict(seated)
            bots = {player: bots_of(setup.system)[how](mind(seed, since, player)) for player, how in styles.items()}
        request = session.pending
        asks = request is not None and entry.kind is EntryKind.ANSWER and entry.player in bots
        if asks and request is not None and is_asked(request, session.state):
            bot, answer = bots[entry.player], request.decode(entry.plain)
            found = answering(bot, session, stop)()
            again = None if _is_same(request, found, entry.plain) else (found,)
            player = PlayerId(entry.player)
            yield Why(number, player, styles[entry.player], answer, reasons_of(bot), again), session
        session.feed([entry])


def asked_again_at(
    setup: GameSetup, entries: Sequence[Entry], seatings: Seatings, seed: int, entry: int, stop: Callable[[], bool]
) -> tuple[Why, Session[Any]] | None:
    """Return one answer of the program in a journal, as `asked_again`; None for one that nobody needed to be asked for.

    Only the bot that gave it is asked, since it began.  `stop` is asked again and again whether to give up; then
    GivenUp is raised.
    """
    player = entries[entry].player
    since, seated = [each for each in seatings if each[0] <= entry][-1]
    alone = [(since, {player: seated[player]})]
    for why, session in asked_again(setup, entries[: entry + 1], alone, seed, stop):
        if why.entry == entry:
            return why, session
        if stop():
            raise GivenUp
    return None


def _is_same(request: Request[Any, Any], answer: Any, plain: Any) -> bool:
    """Return whether an answer is the one that a journal holds as plain data."""
    return msgspec.json.encode(request.encode(answer)) == msgspec.json.encode(plain)


def may_be_told(session: Session[Any], before: Any, why: Why, viewer: str | None, seatings: Seatings) -> bool:
    """Return whether a viewer (None: the public) of a game may read why the program gave an answer, in a state before.

    What is hidden decides, and not what the reasons say: nobody may infer a secret from being told nothing.  So where a
    person has played before the program, whose secrets might be any, nobody reads them before the end.
    """
    rules: Any = session.system
    if session.pending is None or viewer in (why.player, EVERYTHING):
        return True
    entry = session.entries[why.entry]
    if entry.hidden or entry.unseen or any(why.player not in seated for _, seated in seatings):
        return False
    return all(knows_as_much(rules, state, viewer, why.player) for state in (before, session.state))


def knows_as_much(rules: RuleSystem[Any], state: Any, viewer: str | None, player: PlayerId) -> bool:
    """Return whether a viewer (None: the public) knows all of a state that a player knows.

    Where figures may hide nobody does, whether or not any is hidden now: that would tell of it.
    """
    if rules.hides(state):
        return False
    known = rules.view(state, player)
    before = rules.digest(known)
    return rules.digest(rules.view(known, viewer)) == before
