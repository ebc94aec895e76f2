"""A saved game that is watched: every decision is the one that was made, and every die falls as it fell."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pb12table.app.play.controller import Controller, assistant_for, commit_starts
from pb12table.files.saves.save_lines import NOBODY
from pb12table.kernel.log import EVERYTHING, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import reader
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.seating import Seatings
from pb12table.systems.known import system, words
from pb12table.window.kit.settings import Settings


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a game: a round, or somebody's turn in it, that begins after so many entries of the journal."""

    start: int
    game_round: int
    player: PlayerId | None = None


class Viewing(Controller):
    """A game that was played, from its beginning; it goes on and back by one decision, or to any place.

    `end` is how many entries the whole journal has, `chapters` the rounds and turns in their order.  A decision that
    shows nothing, as an attack before somebody interrupts or passes, is shown together with the next.
    """

    def __init__(
        self, session: Session[Any], settings: Settings, seated: Seatings
    ) -> None:
        """Take over a session that stands at its end; `seated` says for whom the program played."""
        assistant = assistant_for(session.state.setup.system, settings)
        self.end = len(session.entries)
        self.chapters = _chapters(session)
        self._stations = _stations(session, commit_starts(assistant, session.entries))
        self._whole = session
        self._seated = seated
        super().__init__(session.past(0), None, settings, seated[0][1] if seated else NOBODY)

    @property
    def position(self) -> int:
        """How many entries of the journal have been played."""
        return len(self.session.entries)

    @property
    def seatings(self) -> Seatings:
        return self._seated

    def _seat(self) -> None:
        """Let those be named as the program's for whom it played then."""
        held = [by_program for entries, by_program in self._seated if entries <= self.position]
        now = held[-1] if held else NOBODY
        self.by_program = {player.id: now[player.id] for player in self.setup.players if player.id in now}

    @property
    def is_at_end(self) -> bool:
        """Whether everything has been seen."""
        return self.position >= self.end

    @property
    def is_of_ended_game(self) -> bool:
        """Whether the game is over at its end, so that nothing in it is secret any more."""
        return self._whole.system.is_over(self._whole.state)

    @property
    def viewer(self) -> str | None:
        """Everybody; nothing that was hidden on the table is secret in a game that is over."""
        return EVERYTHING if self.hides and self.is_of_ended_game else None

    @property
    def asks_program(self) -> bool:
        return False

    def _answer_by_itself(self) -> None:
        """What was answered by itself stands in the journal."""

    @property
    def rounds(self) -> list[int]:
        """Where in the journal the first decision of each round stands."""
        return [self._station_from(chapter.start) for chapter in self.chapters if chapter.player is None]

    def _station_from(self, position: int) -> int:
        """The first decision from a place of the journal on, its end after the last."""
        return self._stations[min(bisect_left(self._stations, position), len(self._stations) - 1)]

    def decisions(self, position: int) -> int:
        """How many decisions have been made up to a place of the journal."""
        return bisect_left(self._stations, position)

    def forward(self) -> bool:
        """Show the next decision and all that comes of it; return whether there was one."""
        if self.is_at_end:
            return False
        goal = self._stations[bisect_right(self._stations, self.position)]
        self.playback.speed = self.settings.dice_speed
        self.playback.begin()
        while self.position < goal and self.session.redo():
            pass
        self._seat()
        return True

    def backward(self) -> bool:
        """Go back to before the last decision; return whether there was one."""
        number = bisect_left(self._stations, self.position)
        if not number:
            return False
        self.go_to(self._stations[number - 1])
        return True

    def go_to(self, position: int) -> None:
        """Go to the first decision from a place of the journal on, showing nothing of the way."""
        self.session = self._whole.past(self._station_from(position))
        self.session.listeners.append(self._hear)
        self.playback.reset(len(self.session.log))
        self._seat()


def _stations(session: Session[Any], starts: Iterable[int]) -> list[int]:
    """Before which entries of the journal one decides after something that was seen, and the end of the journal."""
    viewer = reader(system(session.state.setup.system), session.state)
    seen = sorted({line.entry for line in session.log if not line.struck and visible_to(line.event, viewer)})
    found: list[int] = []
    for start in starts:
        if not found or bisect_right(seen, found[-1]) < bisect_right(seen, start):
            found.append(start)
    return [*found, len(session.entries)]


def _chapters(session: Session[Any]) -> tuple[Chapter, ...]:
    """The rounds and turns of a game that has been played to its end."""
    setup = session.state.setup
    meaning = words(setup.system).meaning
    viewer = reader(system(setup.system), session.state)
    found: list[Chapter] = []
    game_round = 0
    for line in session.log:
        if line.struck or not visible_to(line.event, viewer):
            continue
        told = meaning(line.event)
        # Where nothing but turns is counted, one event begins both.
        if told.begins_round is not None:
            game_round = told.begins_round
            found.append(Chapter(line.entry, game_round))
        if (player := told.turn_player(setup)) is not None:
            found.append(Chapter(line.entry, game_round, player))
    return tuple(found)
