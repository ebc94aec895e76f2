"""What has happened since the last turn, at the table: faded trails until somebody acts, and watching it again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from pb12table.app.game.base import Playing
from pb12table.app.play.controller import LOOK_BACK
from pb12table.app.play.playback import Playback
from pb12table.app.play.recap import faster, played_again, told_since, trails_since
from pb12table.app.play.recap_tiles import pace_tiles
from pb12table.kernel.journal import EntryKind
from pb12table.kernel.log import Event, LogLine, visible_to
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.trails import NONE, Trails
from pb12table.systems.known import words
from pb12table.window.play.cards import Tile


class TableRecap:
    """Shows trails, and plays again what has left them.

    `playback` is what is watched again, None while nothing is; `pace` how many times as fast as usual.
    """

    def __init__(self, game: Playing) -> None:
        self.game = game
        self.playback: Playback[Any] | None = None
        self.pace = 1.0
        self._rests = False
        self._lines: Sequence[LogLine] = ()
        self._wish: bool | None = None
        """Whether trails are wanted, or not, whatever is the rule."""
        self._known: tuple[object, Trails] = (None, NONE)

    # -- trails -------------------------------------------------------------------------------------------

    def acted(self) -> None:
        """Somebody has decided something: what has been asked to stay goes."""
        self._wish = None if self._wish else self._wish

    def toggle(self) -> None:
        """Show the trails, or do not, against what is the rule now."""
        shown = self.shows_trails
        self._wish = not shown
        told = "" if shown or self.found() else "trails-nothing"
        self.game.say(self.game.texts(told or ("trails-off" if shown else "trails-on"), key=self.game.key("recap")))

    @property
    def shows_trails(self) -> bool:
        """Whether the trails lie on the table now: from the beginning of a turn until its player acts."""
        if self.playback is not None or self.game.moment is not None:
            return False
        return self._is_at_turn_begin() if self._wish is None else self._wish

    def trails(self) -> Trails | None:
        """What lies on the table now, None for nothing."""
        return (self.found() or None) if self.shows_trails else None

    def found(self) -> Trails:
        """What has happened since the last turn of the player who decides now."""
        session = self.game.controller.session
        viewer = self.game.controller.viewer
        key = (len(session.log), len(session.entries), self._player(), viewer)
        if self._known[0] != key:
            self._known = (key, trails_since(session, self.lines(), viewer))
        return self._known[1]

    def lines(self) -> Sequence[LogLine]:
        """The lines of the log that tell of it; where there are none, those of the last turn that has ended."""
        session, player, viewer = self.game.controller.session, self._player(), self.game.controller.viewer
        told = told_since(session, player, viewer=viewer) if player is not None else ()
        if told:
            return told
        meaning = words(self.game.setup.system).meaning
        public = [line for line in session.log if not line.struck and visible_to(line.event, viewer)]
        taken = [number for number, line in enumerate(public) if meaning(line.event).turn_player(self.game.setup)]
        ends = [*taken, *([len(public)] if session.pending is None else [])]
        last = list(pairwise(ends))[-1:]
        return public[last[0][0] : last[0][1]] if last else ()

    def _player(self) -> PlayerId | None:
        request = self.game.controller.pending
        return None if request is None else PlayerId(request.player)

    def _is_at_turn_begin(self) -> bool:
        """Whether a turn of the player who decides has begun, and nothing has been decided in it."""
        session, player = self.game.controller.session, self._player()
        if player is None or player in self.game.controller.by_program or self.game.controller.playback.is_running:
            return False
        meaning = words(self.game.setup.system).meaning
        for line in reversed(session.log):
            taking = None if line.struck else meaning(line.event).turn_player(self.game.setup)
            if taking is not None:
                since = session.entries[line.entry :]
                own = (entry for entry in since if entry.player == player and entry.kind is EntryKind.ANSWER)
                return taking == player and next(own, None) is None
        return False

    # -- watching again -----------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether something is watched again."""
        return self.playback is not None

    def begin(self) -> None:
        """Watch again what has happened since the last turn."""
        game, lines = self.game, self.lines()
        if not lines:
            game.say(game.texts("recap-nothing"), bad=True)
            return
        game.unpin()
        self._rests, self._lines = False, lines
        session = game.controller.session
        viewer = game.controller.viewer
        self.playback = played_again(session, lines, game.settings.dice_speed, self.pace, viewer)
        game.touch()

    def shown_events(self) -> list[Event]:
        """The newest events that have been shown, up to that which is being shown now, which is the last."""
        last = 0 if self.playback is None else self.playback.played + 1
        return [line.event for line in self._lines[max(last - LOOK_BACK, 0) : last]]

    def end(self) -> None:
        """Come back to the present."""
        if self.playback is not None:
            self.playback = None
            self.game.touch()

    def update(self, seconds: float) -> bool:
        """Go on by some time; return whether anything has moved."""
        playback = self.playback
        if playback is None or self._rests:
            return False
        moved = playback.update(seconds)
        if not playback.is_running and not playback.floats:
            self.end()
            return True
        return moved

    def press(self, command: str) -> bool:
        """Do what a command means while something is watched again; everything else waits."""
        if self.playback is None:
            return False
        match command:
            case "watch-slower" | "watch-faster":
                self.change_pace(1 if command == "watch-faster" else -1)
            case "watch-play" | "commit":
                self._rests = not self._rests
            case "recap":
                self.begin()
            case "back" | "recap-end":
                self.end()
            case _:
                return False
        return True

    def change_pace(self, step: int) -> None:
        """Watch faster, or slower, from now on."""
        self.pace = faster(self.pace, step)
        if self.playback is not None:
            self.playback.pace = self.pace
        self.game.say(self.game.texts("watch-pace", pace=self.pace))

    def tiles(self) -> list[Tile]:
        """What the bar offers meanwhile."""
        game, texts = self.game, self.game.texts
        play = "watch-play" if self._rests else "watch-pause"
        return [
            Tile("watch-play", texts(play), texts(f"{play}-note"), game.key("commit"), strong=True),
            *pace_tiles(texts, game.key, self.pace),
            Tile("recap", texts("recap-again"), texts("recap-again-note"), game.key("recap")),
            Tile("back", texts("recap-end"), texts("recap-end-note"), game.key("back")),
        ]
