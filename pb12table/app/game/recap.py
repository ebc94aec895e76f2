"""What has happened since the last turn, at the table and on the curtain, and a moment of the past as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.play.controller import LOOK_BACK
from pb12table.app.play.playback import Effects, Playback
from pb12table.app.play.recap import faster, pace_tiles, played_again, state_before, told_since, trails_since
from pb12table.app.preview.state_picture import draw_portrait, picture_of
from pb12table.kernel.game import EntryKind, Event, LogLine, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.faces.words import Tone
from pb12table.skirmish.forms.form import Aim
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.face import NONE, Trails, trails_of
from pb12table.systems.known import scene, words
from pb12table.texts.locale import Texts
from pb12table.texts.log_rows import LogRow, row_tip, row_words, rows_of
from pb12table.texts.names import figure_name
from pb12table.window.kit.canvas import Canvas
from pb12table.window.layout.painting import Painter
from pb12table.window.play.base import Card, SumLine, Tile
from pb12table.window.play.face import window_of
from pb12table.window.scene.picture import Camera, SightDrawing, posed
from pb12table.window.scene.table_view import TableView
from pb12table.window.screens.dialogs import Told


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
        """Drop what has been asked to stay, as somebody has decided something."""
        self._wish = None if self._wish else self._wish

    def toggle(self) -> None:
        """Show the trails, or do not, against what is the rule now."""
        shown = self.shows_trails
        self._wish = not shown
        told = "" if shown or self.found() else "trails-nothing"
        self.game.say(self.game.texts(told or ("trails-off" if shown else "trails-on"), key=self.game.key("recap")))

    @property
    def shows_trails(self) -> bool:
        """Return whether the trails are on the table now: from the beginning of a turn until its player acts."""
        if self.playback is not None or self.game.moment is not None:
            return False
        return self._is_at_turn_begin() if self._wish is None else self._wish

    def trails(self) -> Trails | None:
        """Return what lies on the table now, None for nothing."""
        return (self.found() or None) if self.shows_trails else None

    def found(self) -> Trails:
        """Return what has happened since the last turn of the player who decides now."""
        session = self.game.controller.session
        viewer = self.game.controller.viewer
        key = (len(session.log), len(session.entries), self._player(), viewer)
        if self._known[0] != key:
            self._known = (key, trails_since(session, self.lines(), viewer))
        return self._known[1]

    def lines(self) -> Sequence[LogLine]:
        """Return the lines of the log that report it; if there are none, those of the last turn that has ended."""
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
        """Return whether a turn of the deciding player has begun and nothing has been decided in it yet."""
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
        """Return whether something is being replayed."""
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
        """Return the newest events that have been shown; the last is the one being shown now."""
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
        """Return what the bar offers in the meantime."""
        game, texts = self.game, self.game.texts
        play = "watch-play" if self._rests else "watch-pause"
        return [
            Tile("watch-play", texts(play), texts(f"{play}-note"), game.key("commit"), strong=True),
            *pace_tiles(texts, game.key, self.pace),
            Tile("recap", texts("recap-again"), texts("recap-again-note"), game.key("recap")),
            Tile("back", texts("recap-end"), texts("recap-end-note"), game.key("back")),
        ]


FRAME: Final = 18.0
"""How much room the frame of the table takes, in natural pixels."""


class CurtainRecap:
    """See `window.screens.curtain.Recalled`; nothing is painted but what everybody may know."""

    def __init__(self, game: Playing, lines: Sequence[LogLine]) -> None:
        self._game, self._lines = game, lines
        session = game.controller.session
        self._trails = trails_since(session, lines)
        self._present = session.system.view(session.state, None)
        self._pace = 1.0
        self._playback: Playback[Any] | None = None
        self._effects = Effects()
        self._view: TableView | None = None
        self._is_coarse = True

    @property
    def shows_anything(self) -> bool:
        """Return whether anything was left on the table."""
        return bool(self._trails)

    def paint(self, canvas: Canvas, rect: pygame.Rect) -> None:
        game, scale = self._game, canvas.px(100) / 100.0
        if self._view is None or self._view.interface_scale != 0.7 * scale:
            self._view = TableView(game.setup, game.texts, 0.7 * scale)
        field = game.setup.battlefield
        camera = Camera.fitted(field.width, field.depth, rect, FRAME * max(scale, 1.0))
        running = self._playback
        picture = picture_of(self._present if running is None else running.shown, game.texts)
        if running is None:
            picture.trails = self._trails or None
        elif game.settings.effects:
            picture.effects = self._effects.running
            picture.tokens = posed(picture.tokens, self._effects.poses() | running.poses())
        self._is_coarse = not self._view.draw(canvas.surface, camera, picture)

    def again(self) -> None:
        game, self._effects = self._game, Effects()
        self._playback = played_again(game.controller.session, self._lines, game.settings.dice_speed, self._pace)

    @property
    def pace(self) -> float:
        return self._pace

    def change_pace(self, step: int) -> None:
        self._pace = faster(self._pace, step)
        if self._playback is not None:
            self._playback.pace = self._pace

    def update(self, seconds: float) -> bool:
        playback = self._playback
        if playback is None:
            return self._is_coarse
        playback.update(seconds)
        self._effects.begin(playback.shown, playback.begun, playback.duel)
        self._effects.update(seconds * playback.pace, playback.speed)
        if not playback.is_running and not self._effects.running:
            self._playback = None
        return True


def recalled(game: Playing, player: PlayerId) -> CurtainRecap | None:
    """Return what a player may see of events since the player's own last turn; None for nothing."""
    lines = told_since(game.controller.session, player)
    found = CurtainRecap(game, lines) if lines else None
    return found if found is not None and found.shows_anything else None


LOOKED_BACK: Final = 7
"""So many rows of the log are told on the curtain: what decided something, filled up with the newest others."""


def told_on_curtain(game: Playing, player: PlayerId, news: str) -> Told:
    """Return what everybody may know of the game, for the curtain before a player's turn, with `news` of the round."""
    session, setup = game.controller.session, game.setup
    state, face = session.system.view(session.state, None), scene(setup.system)
    meaning = words(setup.system).meaning
    public = [line for line in session.log if not line.struck and visible_to(line.event, None)]
    begun = [number for number, line in enumerate(public) if meaning(line.event).begins_round is not None]
    rows = rows_of(setup.system, public[begun[-2] if len(begun) > 1 else 0 :])
    told = [row for row in rows if meaning(row.event).is_moment or meaning(row.event).tone is Tone.GRAVE]
    others = [row for row in rows if row not in told and meaning(row.event).tone is Tone.PLAIN]
    shown = [*told, *others[::-1]][: max(LOOKED_BACK, len(told))]
    ours = (figure for figure in face.figures(state) if face.miniature(state, figure).player == player)
    own = dict.fromkeys(face.stands_for(state, figure) for figure in ours)

    def painter(figure: FigureId) -> Painter:
        return lambda canvas, rect: draw_portrait(
            canvas, rect.center, rect.w / canvas.scale / 2.6, state, figure, game.looks[player]
        )

    return Told(
        news,
        tuple(face.wins(state, game.texts.of(setup.system))),
        tuple(row_words(game.texts, setup, row) for row in rows if row in shown),
        tuple((figure_name(game.texts, setup, figure), painter(figure)) for figure in own),
    )


@dataclass(frozen=True, eq=False)
class Moment:
    """What is shown of a row of the log: `state` is the table, `duel` who attacked whom along the line of `sight`.

    `events` are those up to it, the last of which brought its dice; `card` tells it in words, with its sum.
    """

    line: LogLine
    state: Any
    trails: Trails = NONE
    duel: tuple[FigureId, FigureId] | None = None
    sight: SightDrawing | None = None
    events: Sequence[Event] = field(default_factory=list)
    card: Card | None = None


def moment_at(
    texts: Texts, session: Session[Any], line: LogLine, lines: Sequence[LogLine], viewer: str | None = None
) -> Moment:
    """Return the moment of a line of the log among all that are shown; the present if it belongs to none.

    All is as a viewer (None: everybody) may know it.  Where a figure attacks, the table is that from before it came to
    anything: with the target where it was.
    """
    setup, system = session.state.setup, session.system
    face, window = scene(setup.system), window_of(setup.system)
    told = [each for each in lines if not each.struck and visible_to(each.event, viewer)]
    row = next((each for each in rows_of(setup.system, told) if line in each.lines), LogRow((line,)))
    before = [*told[: told.index(row.lines[0])], *row.lines] if row.lines[0] in told else list(row.lines)
    events = [each.event for each in before]
    own = texts.of(setup.system)
    tip = tuple(row_tip(texts, setup, row)) if len(row.lines) == 1 else ()
    duel = _duel(face, events)
    start = state_before(session, row.lines[0], viewer)
    strikes = any(face.strike(start, each.event) is not None for each in row.lines)
    fights = duel is not None and (bool(tip) or strikes or bool(window.throws(own, setup, events)))
    trails = trails_of(face, system.view(start, viewer), [each.event for each in row.lines])
    sums = tuple(SumLine("", each) for each in tip)
    card = Card(row_words(texts, setup, row), sums=sums)
    if fights and duel is not None and all(face.is_on_table(start, figure) for figure in duel):
        sight = window.sight(start, duel[0], Aim(figure=duel[1]))
        # The line of the shot is the sight line.
        return Moment(line, start, Trails(trails.tracks), duel, sight, events, card)
    after = system.view(session.past(min(line.entry, len(session.entries))).state, viewer)
    return Moment(line, after, trails, None, None, events, card)


def _duel(face: Any, events: Sequence[Event]) -> tuple[FigureId, FigureId] | None:
    """Return who attacked whom after some events."""
    duel: tuple[FigureId, FigureId] | None = None
    for event in events:
        duel = face.duel(event, duel)
    return duel
