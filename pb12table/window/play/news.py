"""What is told between two decisions: what a round has brought, or what has happened without anybody's doing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pb12table.kernel.log import Event
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.known import words
from pb12table.texts.log_rows import round_words
from pb12table.window.play.base import GameDesk


class News:
    """Hears what follows from answers, and tells it when the next question opens; a system says what it tells besides.

    What a round has brought is read on the curtain by each player for whom one closes, or else over the table.
    """

    def __init__(self, game: GameDesk) -> None:
        self.game = game
        self._words = words(game.setup.system)
        self._is_new_round = False
        self._have_read: set[PlayerId] = set()

    def forget(self) -> None:
        """Tell nothing of what was before: the game has gone elsewhere."""
        self._is_new_round = False

    def decided(self, answers: Iterable[Any]) -> None:
        """Somebody, or the program, decides."""

    def hear(self, news: Iterable[Event]) -> None:
        """Note what has happened by an answer."""
        for event in news:
            begun = self._words.meaning(event).begins_round
            if begun is not None:
                self._is_new_round = begun > 1
                self._have_read.clear()

    def shows_first(self) -> bool:
        """Open what must be seen before anything else is asked; return whether there was something."""
        return False

    def tell(self) -> None:
        """A question opens on the table: say what led to it without anybody's doing."""
        if self._is_new_round and not self._have_read:
            self._is_new_round = False
            if told := self.round_words():
                self.game.say(told)

    def on_curtain(self, player: PlayerId) -> str:
        """What a player reads on the curtain that closes now; "" for nothing."""
        if not self._is_new_round or player in self._have_read:
            return ""
        self._have_read.add(player)
        return self.round_words()

    def round_words(self) -> str:
        """What the last round brought and how the players stand, "" where nothing is to be said of it."""
        game = self.game
        log = [line.event for line in game.controller.shown_log() if not line.struck]
        return round_words(game.texts, game.state, log)
