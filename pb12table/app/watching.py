"""A saved game that is watched: played up to where it is, then every decision as it was made, with its course as a
line.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import pygame

from pb12table.app.game.commands import WatchMenu
from pb12table.app.game.input import OpenQuestion
from pb12table.app.game.screen import GameScreen
from pb12table.app.panels.layout import whole_table
from pb12table.app.play.controller import Controller, assistant_for, commit_starts
from pb12table.app.play.recap import faster
from pb12table.app.screens.base import Desk, ProgramScreen
from pb12table.files.content import check_window
from pb12table.files.problems import FileProblem
from pb12table.files.saves.lines import NOBODY
from pb12table.files.saves.loading import RULES_CHANGED, LoadedSave, load_before, load_save, part_of_save
from pb12table.files.saves.names import OPEN_ELSEWHERE
from pb12table.files.saves.resuming import Resuming
from pb12table.kernel.dice import DiceSource, NoDice
from pb12table.kernel.game import EVERYTHING, LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.system import GameSetup, reader
from pb12table.skirmish.ids import PlayerId, Seatings
from pb12table.systems.known import system, words
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name, system_name
from pb12table.window.kit import theme
from pb12table.window.kit.background import clock
from pb12table.window.kit.canvas import Canvas, draw_tip, width_of
from pb12table.window.kit.keys import DiceSpeed, Settings
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Column, Drawn, Label, Node, Row
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import dialog, dialog_button
from pb12table.window.play.base import GameDesk, Mode, Tile
from pb12table.window.play.face import window_of


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

    def __init__(self, session: Session[Any], settings: Settings, seated: Seatings) -> None:
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
        """Return how many entries of the journal have been played."""
        return len(self.session.entries)

    @property
    def seatings(self) -> Seatings:
        return self._seated

    def decision_of(self, line: LogLine) -> int | None:
        """Return None: why the program decided something in a game that is watched, `log --why` tells."""
        return None

    def last_decision(self) -> int | None:
        return None

    def _seat(self) -> None:
        """Let those be named as the program's for whom it played then."""
        held = [by_program for entries, by_program in self._seated if entries <= self.position]
        now = held[-1] if held else NOBODY
        self.by_program = {player.id: now[player.id] for player in self.setup.players if player.id in now}

    @property
    def is_at_end(self) -> bool:
        """Return whether everything has been seen."""
        return self.position >= self.end

    @property
    def is_of_ended_game(self) -> bool:
        """Return whether the game is over at its end, so that nothing in it is secret any longer."""
        return self._whole.system.is_over(self._whole.state)

    @property
    def viewer(self) -> str | None:
        """Everybody; nothing that was hidden on the table is secret in a game that is over."""
        return EVERYTHING if self.hides and self.is_of_ended_game else None

    @property
    def asks_program(self) -> bool:
        return False

    def _answer_by_itself(self) -> None:
        """Do nothing: what was answered by itself stands in the journal."""

    @property
    def rounds(self) -> list[int]:
        """Return the places in the journal of the first decision of each round."""
        return [self._station_from(chapter.start) for chapter in self.chapters if chapter.player is None]

    def _station_from(self, position: int) -> int:
        """Return the first decision from a place in the journal on, or its end after the last one."""
        return self._stations[min(bisect_left(self._stations, position), len(self._stations) - 1)]

    def decisions(self, position: int) -> int:
        """Return how many decisions have been made up to a place in the journal."""
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
    """Return the entries of the journal before which one decides after something was seen, and the journal's end."""
    viewer = reader(system(session.state.setup.system), session.state)
    seen = sorted({line.entry for line in session.log if not line.struck and visible_to(line.event, viewer)})
    found: list[int] = []
    for start in starts:
        if not found or bisect_right(seen, found[-1]) < bisect_right(seen, start):
            found.append(start)
    return [*found, len(session.entries)]


def _chapters(session: Session[Any]) -> tuple[Chapter, ...]:
    """Return the rounds and turns of a game that has been played to its end."""
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


ROOM: Final = 52
"""How high the part of the window is that the line needs, in natural pixels like all lengths here."""
TRACK: Final = 10
PACE: Final = 140
"""How wide the room is in which the speed stands."""
ZONE: Final = "watch"
"""Names of zones begin so; what follows is the place in the journal to go to."""


def draw_watch_line(
    canvas: Canvas,
    rect: pygame.Rect,
    texts: Texts,
    setup: GameSetup,
    viewing: Viewing,
    looks: Mapping[PlayerId, PlayerLook],
    key: Callable[[str], str],
) -> None:
    """Paint the line; each turn is a zone of its own that leads to where it begins, at its end is the speed.

    `key` tells the key of a command.
    """
    px = canvas.px
    canvas.zone(rect, "panel:watch")
    canvas.box(rect, theme.PANEL, None, 0)
    pygame.draw.line(canvas.surface, theme.LINE, rect.topleft, rect.topright)
    told = texts("watch-count", now=viewing.decisions(viewing.position), all=viewing.decisions(viewing.end))
    canvas.text((rect.right - px(14), rect.top + px(16)), told, theme.NORMAL, theme.TEXT, anchor="right")
    track = pygame.Rect(rect.left + px(16), rect.top + px(28), 0, px(TRACK))
    # As wide as the longest it will say, so that the line does not move while it is told.
    longest = texts("watch-count", now=viewing.decisions(viewing.end), all=viewing.decisions(viewing.end))
    track.w = rect.w - px(46) - width_of(longest, px(theme.NORMAL)) - px(PACE)
    _pace(canvas, pygame.Rect(track.right + px(8), rect.top, px(PACE), rect.h), texts, viewing.playback.pace, key)
    canvas.box(track, theme.SUNKEN, None, 3)
    starts = [*(chapter.start for chapter in viewing.chapters), viewing.end]
    free = track.left
    for chapter, end in zip(viewing.chapters, starts[1:], strict=True):
        free = max(free, _chapter(canvas, track, texts, setup, viewing, looks, chapter, end, free))
    middle = (_at(track, viewing, viewing.position), track.centery)
    pygame.draw.circle(canvas.surface, theme.INK, middle, px(9))
    pygame.draw.circle(canvas.surface, theme.ACCENT, middle, px(7))


def _pace(canvas: Canvas, room: pygame.Rect, texts: Texts, pace: float, key: Callable[[str], str]) -> None:
    """Draw how fast it is watched, with a button on each side."""
    px = canvas.px
    for command, sign, left in (("watch-slower", "−", room.left), ("watch-faster", "+", room.right - px(44))):
        place = pygame.Rect(left, room.centery - px(12), px(36), px(24))
        canvas.button(place, f"command:{command}", sign, tip=(texts(f"command-{command}"), key(command)))
    words = f"× {texts.number(pace)}"
    canvas.text((room.centerx - px(4), room.top + px(16)), words, theme.SMALL, theme.MUTED, anchor="center")


def _at(track: pygame.Rect, viewing: Viewing, position: int) -> int:
    """Return how far to the right a place in the journal lies."""
    return track.left + round(track.w * position / max(viewing.end, 1))


def _chapter(
    canvas: Canvas,
    track: pygame.Rect,
    texts: Texts,
    setup: GameSetup,
    viewing: Viewing,
    looks: Mapping[PlayerId, PlayerLook],
    chapter: Chapter,
    end: int,
    free: int,
) -> int:
    """Draw a turn in the colour of its player, bright as far as it has been seen; before a round its number.

    The number is left out where it would touch that of the round before: there is room from `free` on.  Return where
    there is room after it.
    """
    px = canvas.px
    left, right = _at(track, viewing, chapter.start), _at(track, viewing, end)
    part = pygame.Rect(left, track.top, max(right - left, px(2)), track.h)
    seen = part.clip(pygame.Rect(part.left, part.top, _at(track, viewing, viewing.position) - part.left, part.h))
    if chapter.player is None:
        words = str(chapter.game_round)
        if left >= free:
            free = canvas.text((left, track.top - px(20)), words, theme.SMALL, theme.MUTED).right + px(6)
        pygame.draw.line(canvas.surface, theme.MUTED, (left, track.top - px(4)), (left, track.bottom), max(1, px(2)))
        told = texts.of(setup.system)("round-is", number=chapter.game_round)
    else:
        look = looks[chapter.player]
        pygame.draw.rect(canvas.surface, look.dark, part.inflate(-max(1, px(1)), 0))
        if seen.w > 0:
            pygame.draw.rect(canvas.surface, look.colour, seen.inflate(-max(1, px(1)), 0))
        own, player = texts.of(setup.system), player_name(setup, chapter.player)
        told = own("watch-turn", number=chapter.game_round, player=player)
    spot = pygame.Rect(part.left, track.top - px(8), part.w, track.h + px(16))
    if canvas.zone(spot, f"{ZONE}:{chapter.start}", tip=(told,)):
        canvas.box(part, None, theme.TEXT, 0)
    return free


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
        """Return why nobody can play on from here; "" if somebody can."""
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


PAUSES: Final[dict[DiceSpeed, float]] = {"none": 0.6, "fast": 0.4, "normal": 0.8, "slow": 1.4}
"""How long the table rests between two decisions, by the speed of the dice, in seconds."""
DECIDING: Final = frozenset(("save", "load", "referee", "undo-turn"))
"""Commands of the table that belong to who plays."""


class WatchScreen(GameScreen):
    """A game that goes on as it went; leaving it leads back to where it was opened.

    `loaded` is the save it comes from, which stays as it is, also when somebody plays on from a moment of it.
    """

    decides = False

    def __init__(self, desk: Desk, viewing: Viewing, loaded: LoadedSave) -> None:
        self._title_before = desk.title
        super().__init__(desk, viewing)
        self.viewing = viewing
        self._loaded = loaded
        self.watching = WatchMode(self, viewing, self.show_next, self.travelled)
        self.mode = self.watching
        self.question = _NoQuestion(self)
        self._rested = 0.0
        self._line = pygame.Rect(0, 0, 0, 0)
        self._fit()
        self.camera = whole_table(self.layout, self.setup)

    def reset_title(self) -> None:
        name = self.setup.name.in_language(self.texts.language)
        system = self.setup.system
        title = self.texts("watch-window-title", scenario=name, game=system_name(self.texts, system))
        self.desk.set_title(title, system)

    def leave(self) -> None:
        self.desk.leave(self)

    def close(self) -> None:
        super().close()
        self.desk.set_title(*self._title_before)

    def show_next(self) -> None:
        """Let the next decision be seen, and whoever it was about."""
        self.skip()
        self._follow()
        self.viewing.forward()
        self.touch()
        if self.selected is None:
            # Somebody has chosen who acts.
            self._select_whom_it_is_about()

    def travelled(self) -> None:
        self.hovered = None
        self.unpin()
        self._follow()

    def _follow(self) -> None:
        """Let list and data sheet tell of whom the next decision is about."""
        request = self.controller.pending
        if request is None:
            return
        if self.listed != request.player:
            self.listed, self.scrolls["list"] = PlayerId(request.player), 0
        self._select_whom_it_is_about()

    def _select_whom_it_is_about(self) -> None:
        request = self.controller.pending
        window = window_of(self.setup.system)
        about = None if request is None else window.fitting_selection(request, self.state, self.selected)
        if about != self.selected:
            self.select(about)

    def play_on(self) -> None:
        """Go on playing from the moment that is shown, in a save of its own; where the game is over that is told."""
        if self.watching.over:
            self.say(self.watching.over)
        else:
            self.desk.play_on(part_of_save(self._loaded, self.viewing.position))

    def update(self, seconds: float) -> bool:
        moved = super().update(seconds)
        rests = not self.playing.is_running and self.mode is self.watching and self.moment is None
        self._rested = self._rested + seconds if rests and self.watching.is_playing else 0.0
        if self.viewing.is_at_end and self.watching.is_playing and rests:
            self.watching.is_playing = False
            self.touch()
        elif self._rested > PAUSES[self.settings.dice_speed] / self.viewing.playback.pace:
            self._rested = 0.0
            self.show_next()
        return moved or self.watching.is_playing

    def _fit(self) -> None:
        """Leave the foot of the table's room to the line that tells the course of the game."""
        before = self.layout
        super()._fit()
        if self.layout is not before or not self._line.w:
            self._leave_foot()

    def _leave_foot(self) -> None:
        """Shorten the table's room by that of the line."""
        free, height = self.layout.free, round(ROOM * self.desk.scale)
        self._line = pygame.Rect(free.left, free.bottom - height, free.w, height)
        self.layout = replace(self.layout, free=pygame.Rect(free.left, free.top, free.w, free.h - height))
        self.camera = self.camera.resized(self.layout.free)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_watch_line(canvas, self._line, self.texts, self.setup, self.viewing, self.looks, self.key)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip and zone.name.startswith(f"{ZONE}:"):
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)

    def press_zone(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        if kind == ZONE:
            self.question.ask_again()
            self.watching.go_to(int(rest))
        else:
            super().press_zone(name)

    def press_command(self, command: str, *, clicked: bool = False) -> None:
        """Carry out a command; what decides something does nothing here, also while one looks around."""
        if command in DECIDING or command in self.system.deciding:
            self.say(self.texts("watch-nothing-to-decide"))
        elif command == "menu":
            self.desk.open(WatchMenu(self.desk, self, self._loaded))
        elif command == "watch-play-on":
            self.play_on()
        elif not self.system.press_watching(self, command, self.viewing.is_of_ended_game):
            super().press_command(command, clicked=clicked)


class _NoQuestion(OpenQuestion):
    """Nobody is asked: what the session waits for has been answered long ago."""

    def __init__(self, screen: WatchScreen) -> None:
        super().__init__(screen, screen.keys, screen.mouse, screen.news)
        self._screen = screen

    def settle(self) -> None:
        pass

    def ask_again(self) -> None:
        self._screen.mode = self._screen.watching
        self._screen.touch()

    def travelled(self) -> None:
        pass


PATIENCE: Final = 0.2
"""What is done within so many seconds is not announced."""
FRAME_SHARE: Final = 0.06
WIDTH: Final = 520.0
BAR: Final = 12.0
"""How high the bar is that fills."""

Take = Callable[[LoadedSave, Session[Any]], None]
Then = Callable[[Session[Any]], None]
Failed = Callable[[FileProblem], None]


def offer_to_watch(desk: Desk, save: Path) -> None:
    """Say that a game is being played in another window, and offer to watch it."""
    texts, problem = desk.texts, FileProblem(save, "", OPEN_ELSEWHERE)
    text = f"{problem_line(texts, problem)}\n\n{texts('open-elsewhere-text')}"
    title, yes, no = texts("open-elsewhere-title"), texts("open-elsewhere-yes"), texts("close")
    desk.ask(title, text, yes, no, lambda: desk.watch(save))


def open_save(
    desk: Desk,
    save: Path,
    offer: str,
    throws: Callable[[LoadedSave], DiceSource],
    take: Take,
    watch: Take | None = None,
) -> None:
    """Play a save to its end and take it, or tell what is wrong and offer what comes before.

    `offer` begins the keys of what is said; `throws` are the dice that were still to fall.  With `watch` one may also
    only watch what comes before.
    """

    def failed(damage: FileProblem) -> None:
        if damage.key == OPEN_ELSEWHERE:
            offer_to_watch(desk, save)
            return
        # Each time less is left, until all of it can be played or there is nothing.
        try:
            rest = load_before(save, damage)
        except FileProblem as earlier:
            failed(earlier)
            return
        if rest is None:
            desk.say_problem(damage)
        else:
            part = rest
            played_to_end(desk, part, throws(part), lambda session: offer_rest(damage, part, session), failed)

    def offer_rest(damage: FileProblem, part: LoadedSave, session: Session[Any]) -> None:
        texts = desk.texts
        is_sound = damage.key == RULES_CHANGED
        told = texts(f"{offer}-rules-text" if is_sound else f"{offer}-text")
        title = texts("rules-changed-title" if is_sound else "dialog-problem-title")
        besides = None if watch is None else (texts("watch-part-yes"), lambda: watch_rest(part, watch))
        text, yes, no = f"{problem_line(texts, damage)}\n\n{told}", texts(f"{offer}-yes"), texts("close")
        desk.ask(title, text, yes, no, lambda: take_rest(part, session), besides)

    def watch_rest(part: LoadedSave, watch: Take) -> None:
        played_to_end(desk, part, NoDice(), lambda session: watch(part, session), desk.say_problem)

    def take_rest(part: LoadedSave, session: Session[Any]) -> None:
        try:
            take(part, session)
        except FileProblem as problem:
            desk.say_problem(problem)

    try:
        loaded = load_save(save)
    except FileProblem as problem:
        failed(problem)
        return
    try:
        check_window(loaded.header.system, save)
    except FileProblem as problem:
        desk.say_problem(problem)
    else:
        played_to_end(desk, loaded, throws(loaded), lambda session: take(loaded, session), failed)


def played_to_end(desk: Desk, loaded: LoadedSave, dice: DiceSource, then: Then, failed: Failed) -> None:
    """Play a save to its end, then do something with the session; `failed` is told what goes wrong in either."""
    replaying = Replaying(desk, Resuming(loaded, dice), then, failed)
    if not replaying.play_on(PATIENCE):
        desk.open(replaying)


class Replaying(ProgramScreen):
    """Says how far it has come; the button and Escape break it off, and then nothing has happened."""

    def __init__(self, desk: Desk, resuming: Resuming, then: Then, failed: Failed) -> None:
        super().__init__(desk)
        self._resuming = resuming
        self._then, self._failed = then, failed
        self._percent = 0
        self._is_open = False

    def play_on(self, seconds: float) -> bool:
        """Play for about so long; return whether that was all, be it that the rest cannot be played."""
        until = clock() + seconds
        try:
            session = self._resuming.go_on()
            while session is None and clock() < until:
                session = self._resuming.go_on()
            if session is None:
                return False
            self._leave()
            self._then(session)
        except FileProblem as problem:
            self._leave()
            self._failed(problem)
        return True

    def update(self, seconds: float) -> bool:
        self._is_open = True
        if self.play_on(FRAME_SHARE):
            return True
        percent = round(100 * self._resuming.played / max(self._resuming.total, 1))
        if percent != self._percent:
            self._percent, self._changed = percent, True
        return super().update(seconds)

    def _leave(self) -> None:
        if self._is_open:
            self._is_open = False
            self.desk.leave(self)

    def describe(self) -> Node:
        texts = self.desk.texts
        share = Label(texts("percent", share=self._percent), wrap=False, side="right", min_width=48.0)
        bar = Row((Drawn("bar", grow=1.0, min_height=BAR), share), align="center")
        body = Column((Label(texts("replaying-text"), tone="muted"), bar), 12.0)
        cancel = dialog_button("cancel", texts("card-cancel"), key=texts("key-escape"))
        return dialog(WIDTH, texts("replaying-title"), body, [cancel], offset=self.scrolled)

    def painters(self) -> dict[str, Painter]:
        return {"bar": self._bar}

    def _bar(self, canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.box(rect, theme.SUNKEN, theme.LINE, 4)
        if self._percent:
            filled = pygame.Rect(rect.topleft, (max(rect.w * self._percent // 100, canvas.px(8)), rect.h))
            canvas.box(filled, theme.ACCENT, None, 4)

    def press(self, name: str) -> None:
        self._leave()

    def refuse(self) -> None:
        self._leave()
