"""What is told between two decisions of Pb-12: cards that were drawn, a turn that ended by itself, the round before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pb12table.kernel.log import Event
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.rules.cards.card_events import CardsDrawn
from pb12table.systems.pb12.rules.game.answers import BreakOff, EndTurn
from pb12table.systems.pb12.rules.game.events import PlayerBrokeOff, TurnEnded
from pb12table.systems.pb12.window.cards.hand import show_drawn
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.texts.names import figure_name, player_name
from pb12table.window.play.news import News


class Pb12News(News):
    """Shows new cards to their players, and says that a turn has ended to somebody who has not ended it."""

    game: Desk

    def __init__(self, game: Desk) -> None:
        super().__init__(game)
        self._drawn: list[CardsDrawn] = []
        self._ending = False
        self._ended: TurnEnded | None = None
        self._breaking = False
        self._broke_off: PlayerId | None = None

    def forget(self) -> None:
        super().forget()
        self._drawn.clear()
        self._ending, self._ended = False, None
        self._breaking, self._broke_off = False, None

    def decided(self, answers: Iterable[Any]) -> None:
        self._ended = self._broke_off = None
        given = list(answers)
        self._ending = self._ending or any(isinstance(answer, EndTurn) for answer in given)
        self._breaking = self._breaking or any(isinstance(answer, BreakOff) for answer in given)

    def hear(self, news: Iterable[Event]) -> None:
        told = list(news)
        super().hear(told)
        for event in told:
            if isinstance(event, TurnEnded):
                self._ended, self._ending = None if self._ending else event, False
            elif isinstance(event, PlayerBrokeOff):
                self._broke_off, self._breaking = None if self._breaking else event.player, False
            elif isinstance(event, CardsDrawn) and event.cards and event.player not in self.game.controller.by_program:
                self._drawn.append(event)

    def on_curtain(self, player: PlayerId) -> str:
        self._ended = None
        return super().on_curtain(player)

    def shows_first(self) -> bool:
        if not self._drawn:
            return False
        drawn = self._drawn.pop(0)
        show_drawn(self.game, drawn.player, drawn.cards)
        return True

    def tell(self) -> None:
        ended, self._ended = self._ended, None
        broke_off, self._broke_off = self._broke_off, None
        undo = self.game.key("undo")
        if broke_off is not None and not (self._is_new_round and not self._have_read):
            name = player_name(self.game.setup, broke_off)
            self.game.say(self.game.texts("round-ended-by-itself", player=name, undo=undo))
            self.game.wait_for_reading()
        elif ended is not None and not (self._is_new_round and not self._have_read):
            name = figure_name(self.game.texts, self.game.setup, ended.figure)
            self.game.say(self.game.texts("turn-ended-by-itself", figure=name))
            self.game.wait_for_reading()
        super().tell()
