"""Imagined games: what a player does not know is drawn, what it knows is as it is, and no secret shows in them."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from pb12table.kernel.dice import ScriptedDice
from pb12table.kernel.game import Game
from pb12table.kernel.request import Dice, GameError, YesNo, die
from pb12table.kernel.session import Session
from tests.kernel.toy import Guess, Points, Twelve


class Unseen(Dice[Points]):
    """A die that nobody may see."""

    hidden: ClassVar[bool] = True


class Bidding(Twelve):
    """Both bid in secret and a die falls; then ben says whether the bids are shown, and is asked once more."""

    async def step(self, game: Game[Points]) -> None:
        bids = {player: await game.ask(Guess(player, 1, 6)) for player in ("ann", "ben")}
        bonus = await game.roll(Unseen("ann", 1, self.sides, "luck"))
        face = await game.roll(die("ben", 6, "luck"))
        if await game.ask(YesNo("ben")):
            game.state.own["ann"] += bids["ann"]
        if self.shows_bonus:
            game.state.own["ben"] += bonus
        again = await game.ask(YesNo("ben"))
        game.state.own["ben"] += face + bids["ben"] + bonus * again
        game.state.winner = "ann" if bids["ann"] > bids["ben"] else "ben"

    sides, shows_bonus = 6, False


class Showing(Bidding):
    sides, shows_bonus = 10_000, True


def bidding(bid: int, *answers: int | bool, rules: Twelve | None = None, bonus: int = 4) -> Session[Points]:
    """A game in which ann has bid, and ben has given some answers."""
    session: Session[Points] = Session(rules or Bidding(), Points(), ScriptedDice([bonus, 5]))
    for answer in (bid, *answers):
        session.answer(answer)
    return session


def plain(session: Session[Points] | None) -> tuple[object, ...]:
    """All that a game says."""
    assert session is not None
    faces = [session.dice.roll(die("ann", 6, "luck")) for _ in range(5)]
    return session.entries, session.state, session.pending, session.log, faces


@pytest.mark.parametrize("answers", [(), (3,), (3, False)])
def test_nothing_of_an_imagined_game_depends_on_a_secret(answers: tuple[int | bool, ...]) -> None:
    """Bids that were not shown and dice that nobody sees are others each time, and the same for equal seeds."""
    drawn = set()
    for seed in range(12):
        games = [
            plain(bidding(bid, *answers, bonus=bonus).imagined("ben", Random(seed)))
            for bid, bonus in ((1, 2), (1, 6), (6, 2))
        ]
        assert games[0] == games[1] == games[2]
        imagined = bidding(2, *answers).imagined("ben", Random(seed))
        assert imagined is not None
        drawn.add(tuple(entry.plain for entry in imagined.entries if entry.hidden and entry.player == "ann"))
    assert len(drawn) > 3


def test_what_a_player_knows_is_as_it_is() -> None:
    for seed in range(6):
        session = bidding(6, 3, True)
        imagined = session.imagined("ben", Random(seed))
        assert imagined is not None, "which bid was shown is found by chance"
        assert (imagined.pending, imagined.state) == (session.pending, session.state)
        assert [entry.plain for entry in imagined.entries if entry.player == "ben"] == [3, 5, True]


def test_an_imagined_game_goes_on_by_itself_and_leaves_the_session_alone() -> None:
    session = bidding(6, 3)
    before = (session.pending, session.state, list(session.entries), list(session.log))
    ends = set()
    for seed in range(12):
        imagined = session.imagined("ben", Random(seed))
        assert imagined is not None
        fork = imagined.fork()
        for each in (imagined, fork):
            each.answer(False)
            each.answer(True)
        assert (fork.state, fork.entries, fork.pending) == (imagined.state, imagined.entries, None)
        ends.add(imagined.state.winner)
    assert ends == {"ann", "ben"}
    assert (session.pending, session.state, session.entries, session.log) == before


def test_of_what_cannot_be_found_by_chance_nothing_is_imagined() -> None:
    session = bidding(6, 3, False, rules=Showing(), bonus=777)
    assert session.imagined("ben", Random(1)) is None


def test_only_the_player_who_is_asked_imagines() -> None:
    session = bidding(6)
    with pytest.raises(GameError, match="ann is asked nothing"):
        session.imagined("ann", Random(1))


def test_a_fork_that_sleeps_is_imagined_as_its_session() -> None:
    session = bidding(6, 3)
    assert plain(session.fork().imagined("ben", Random(2))) == plain(session.imagined("ben", Random(2)))
