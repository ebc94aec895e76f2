"""The open question of a game screen: when it is asked, who must sit down for it first, and in which mode."""

from __future__ import annotations

from typing import Any

from pb12table.app.game.base import Playing
from pb12table.app.game.curtain_recap import recalled
from pb12table.app.game.keys import TableKeys
from pb12table.app.game.mouse import TableMouse
from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.ids import PlayerId
from pb12table.texts.names import player_name
from pb12table.window.play.base import Mode
from pb12table.window.play.choosing import mode_for
from pb12table.window.play.ended import EndedMode
from pb12table.window.play.face import window_of
from pb12table.window.play.news import News
from pb12table.window.play.thinking import ThinkingMode
from pb12table.window.screens.curtain import Curtain


class OpenQuestion:
    """Gives a game screen the mode that fits the question its session waits for."""

    def __init__(self, game: Playing, keys: TableKeys, mouse: TableMouse, news: News) -> None:
        self.game = game
        self._keys, self._mouse, self._news = keys, mouse, news
        self._chosen_for: object = self
        self._asked: object = None
        self._seated: PlayerId | None = None
        self._in_secret = False
        """Whether the mode shows a question that only one player may see."""
        self._finished = False
        self._heard = len(game.controller.session.log)

    def hear(self) -> None:
        """Take in what has happened since the last answer."""
        controller = self.game.controller
        if not controller.hides:
            self._seated = None
        log = controller.session.log
        news = [line.event for line in log[self._heard :] if controller.tells(line.event)]
        self._heard = len(log)
        self._news.hear(news)

    def ask_again(self) -> None:
        """Choose the mode anew, whatever it is now."""
        self._chosen_for = self
        self.settle()

    def travelled(self) -> None:
        """Forget what was heard and shown: undoing, redoing or loading has led elsewhere."""
        if not self.game.controller.hides:
            self._seated = None
        self._heard = len(self.game.controller.session.log)
        self._news.forget()
        self._chosen_for = self
        self._finished = False
        if self._in_secret:
            self.game.mode = Mode(self.game)
            self._in_secret = False

    def settle(self) -> None:
        """Choose the mode for the question once everything has been shown."""
        game, request = self.game, self.game.controller.pending
        if game.controller.playback.is_running:
            if self._chosen_for is not None:
                game.mode = Mode(game)
                self._chosen_for = None
                game.touch()
            return
        if self._chosen_for is request and request is not None:
            return
        if self._news.shows_first():
            game.mode = Mode(game)
            game.select(None)
            return
        if request is None:
            self._end()
        elif game.controller.asks_program:
            self._let_think(request)
        elif not self._waits_for_seat(request):
            self._ask(request)

    def _end(self) -> None:
        """Show how the game ended, once."""
        self._chosen_for = None
        if not self._finished:
            self._finished = True
            self.game.mode = EndedMode(self.game)
            self.game.touch()
            self.game.show_result()

    def _waits_for_seat(self, request: Request[Any, Any]) -> bool:
        """Whether the screen is covered until the one who is asked in secret sits before it.

        Where figures may hide each player sees another table, so every question is asked in secret, but dice are
        thrown and typed in by all.
        """
        game, player = self.game, PlayerId(request.player)
        alone = len(game.controller.people) < 2
        hides = game.controller.hides and not isinstance(request, Dice)
        in_secret = hides or window_of(game.setup.system).asks_in_secret(request)
        if not in_secret or self._seated == player or alone:
            return False
        if not isinstance(self._chosen_for, Curtain):
            self._leave_seat()
            curtain = self._curtain(player, request)
            game.mode, self._chosen_for = Mode(game), curtain
            game.desk.open(curtain)
        return True

    def _curtain(self, player: PlayerId, request: Request[Any, Any]) -> Curtain:
        """The curtain before a question in secret, with what has happened."""
        game = self.game
        name, why = player_name(game.setup, player), game.system.curtain_words(game.texts, request)
        if game.controller.hides and not game.system.asks_in_secret(request):
            why = game.texts("curtain-why-hidden")
        news = self._news.on_curtain(player)
        shown = recalled(game, player)
        return Curtain(game.desk, name, game.looks[player], why, lambda: self._seat(player), news=news, recalled=shown)

    def _leave_seat(self) -> None:
        """What only one player may know is not shown while the screen is handed over."""
        if self._seated is not None:
            self._seated = None
            self.game.controller.sit_down(None)
            self.game.unpin()
            self.game.select(None)

    def _seat(self, player: PlayerId) -> None:
        self._seated = player
        self.game.controller.sit_down(player)
        self._news.forget()
        self._chosen_for = self
        self.game.reset_title()
        self.game.touch()

    def _ask(self, request: Request[Any, Any]) -> None:
        """Let mouse and keys answer the question."""
        game, player = self.game, PlayerId(request.player)
        self._finished = False
        self._chosen_for = request
        if self._asked is not request:
            self._asked = request
            self._select_for(request)
        game.listed = player
        game.mode = mode_for(game, request)
        self._in_secret = game.system.asks_in_secret(request)
        game.mode.entered()
        self._keys.asks(player)
        self._news.tell()
        game.touch()
        if game.mode.follows_mouse:
            self._mouse.point_again()

    def _let_think(self, request: Request[Any, Any]) -> None:
        """Let the program answer the question for the player whom it plays."""
        game, player = self.game, PlayerId(request.player)
        self._finished = False
        self._chosen_for = self._asked = request
        self._select_for(request)
        game.listed = player
        game.mode = ThinkingMode(game, player)
        self._news.tell()
        game.touch()

    def _select_for(self, request: Request[Any, Any]) -> None:
        """Let the data sheet tell of whom a new question is about, and not of who acted before."""
        window = window_of(self.game.setup.system)
        fitting = window.fitting_selection(request, self.game.state, self.game.selected)
        if fitting != self.game.selected:
            self.game.select(fitting)
