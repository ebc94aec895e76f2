"""What is told between two decisions: that a turn has ended by itself, and what a round has brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from pb12table.kernel.log import Event
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.game.answers import EndTurn
from pb12table.systems.pb12.rules.game.events import RoundBegan, TurnEnded
from pb12table.texts.log_rows import round_words
from pb12table.texts.names import figure_name, player_name
from pb12table.window.screens.curtain import Curtain

if TYPE_CHECKING:
    from pb12table.app.screens.game import GameScreen


class RoundNews:
    """Hears what follows from answers, and tells it when the next question opens."""

    def __init__(self, game: GameScreen) -> None:
        self.game = game
        self._ending = False
        self._ended: TurnEnded | None = None
        self._new_round = False

    def forget(self) -> None:
        """Tell nothing of what was before."""
        self._ending, self._ended, self._new_round = False, None, False

    def decided(self, answers: Iterable[Any]) -> None:
        """Somebody decides; whoever ends a turn himself need not be told that it has ended."""
        self._ended = None
        self._ending = self._ending or any(isinstance(answer, EndTurn) for answer in answers)

    def hear(self, news: Iterable[Event]) -> None:
        """Note what has happened by an answer."""
        for event in news:
            if isinstance(event, TurnEnded):
                self._ended, self._ending = None if self._ending else event, False
            elif isinstance(event, RoundBegan):
                self._new_round = event.game_round > 1

    def tell(self) -> None:
        """A question opens on the table: say what led to it without anybody's doing."""
        game, ended = self.game, self._ended
        if self._new_round and len(game.controller.people) < 2:
            # Nobody reads it on a curtain.
            game.say(self.round_words())
        elif ended is not None:
            name = figure_name(game.texts, game.setup, ended.figure)
            game.say(game.texts("turn-ended-by-itself", figure=name))
            game.keys.wait_for_reading()
        self._ended, self._new_round = None, False

    def round_words(self) -> str:
        """What the last round brought and how the players stand, "" in the first round."""
        game = self.game
        log = (line.event for line in game.controller.shown_log() if not line.struck)
        return round_words(game.texts, game.state, list(log))

    def bid_curtain(self, player: PlayerId, seat: Callable[[], None]) -> Curtain:
        """The curtain before a player's secret bid, with what the round before has brought."""
        game = self.game
        self._ended = None
        name, look = player_name(game.setup, player), game.looks[player]
        return Curtain(game.desk, name, look, game.texts("curtain-why-bid"), seat, news=self.round_words())
