"""While a saved game is watched: on and back by a decision, to a round, or by itself."""

from __future__ import annotations

from collections.abc import Callable

from pb12table.app.play.recap import faster
from pb12table.app.watch.viewing import Viewing
from pb12table.window.play.base import GameDesk, Mode
from pb12table.window.play.cards import Tile
from pb12table.window.play.face import window_of


class WatchMode(Mode):
    """Nothing is asked; the bar goes through the game.

    `is_playing`: one decision after another is shown without being asked for.  `show_next` shows the next decision,
    `travelled` is told when the game has gone elsewhere.
    """

    groups = ("watch",)
    name = "watch"
    watches = True

    def __init__(
        self, game: GameDesk, viewing: Viewing, show_next: Callable[[], None], travelled: Callable[[], None]
    ) -> None:
        super().__init__(game)
        self.viewing = viewing
        self.is_playing = False
        self._show_next = show_next
        self._travelled = travelled

    def tiles(self) -> list[Tile]:
        begun = "" if self.viewing.position else self.texts("watch-at-start")
        ended = self.texts("watch-at-end") if self.viewing.is_at_end else ""
        play = "watch-pause" if self.is_playing else "watch-play"
        back = [self._tile(command, begun) for command in ("watch-start", "watch-round-back", "watch-back")]
        on = [self._tile(command, ended) for command in ("watch-next", "watch-round-on", "watch-end")]
        told, key = (self.texts(play), self.texts(f"{play}-note")), self.game.key("commit")
        return [
            *back,
            Tile("watch-play", *told, key, ended, active=self.is_playing, strong=True, usual=True),
            *on,
            *window_of(self.game.setup.system).watching_tiles(self.game, self.viewing.is_of_ended_game),
            self._tile("watch-play-on", self.over),
        ]

    @property
    def over(self) -> str:
        """Why nobody can play on from here; "" when somebody can."""
        return "" if self.viewing.pending is not None else self.texts("watch-over")

    def _tile(self, command: str, reason: str) -> Tile:
        texts = self.texts.of(self.game.setup.system)
        usual = command in ("watch-back", "watch-next")
        return Tile(command, texts(command), texts(f"{command}-note"), self.game.key(command), reason, usual=usual)

    def press(self, command: str) -> bool:
        viewing = self.viewing
        match command:
            case "watch-play" | "commit":
                self.is_playing = not self.is_playing and not viewing.is_at_end
            case "watch-next" | "redo":
                self.is_playing = False
                self._show_next()
            case "watch-back" | "undo":
                self.is_playing = False
                viewing.backward()
                self._travelled()
            case "watch-slower" | "watch-faster":
                playback = viewing.playback
                playback.pace = faster(playback.pace, 1 if command == "watch-faster" else -1)
                self.game.say(self.texts("watch-pace", pace=playback.pace))
            case "watch-start":
                self.go_to(0)
            case "watch-end":
                self.go_to(viewing.end)
            case "watch-round-back":
                self.go_to(max((start for start in viewing.rounds if start < viewing.position), default=0))
            case "watch-round-on":
                self.go_to(min((start for start in viewing.rounds if start > viewing.position), default=viewing.end))
            case "back":
                self.game.leave()
            case _:
                return False
        return True

    def go_to(self, position: int) -> None:
        """Go to the decision at a place of the journal, and stay there."""
        self.is_playing = False
        self.viewing.go_to(position)
        self._travelled()
