"""Painting the game screen; what is dear to work out is kept until it is forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

import pygame

from pb12table.app.game.base import Playing
from pb12table.app.game.card import OverTable, TableCard
from pb12table.app.game.recap import Moment, TableRecap
from pb12table.app.panels.dice_tray import (
    DiceTray,
    contest_tray_size,
    draw_contest_throw,
    draw_still_throws,
    draw_throw,
    still_tray_size,
    tray_size,
)
from pb12table.app.panels.layout import (
    APART,
    PLATE,
    Floating,
    KeptPanels,
    Surroundings,
    anchored,
    best_anchor,
    opened_list,
    table_room,
)
from pb12table.app.panels.notices import draw_hint, draw_threat_legend, hint_height
from pb12table.app.panels.side_panels import (
    DataSheet,
    data_sheet,
    draw_figure_list,
    draw_rail,
    draw_scene_panel,
    scene_panel_height,
)
from pb12table.app.panels.turn_bar import draw_turn_bar
from pb12table.app.play.lesson import Lesson, box_height, draw_box, draw_lights
from pb12table.app.preview.information import foreseen_sights
from pb12table.app.preview.state_picture import picture_of
from pb12table.app.review.coach import Coach
from pb12table.kernel.game import Event, LogLine
from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.faces.words import Hint
from pb12table.skirmish.forms.form import Aim
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import Part
from pb12table.skirmish.scene.playback import FloatStyle
from pb12table.systems.known import scene
from pb12table.texts.log_rows import since_last_turn
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, draw_tip
from pb12table.window.play.base import Card, SidePanels, Tile
from pb12table.window.scene.picture import Picture, Pose, Token, posed
from pb12table.window.scene.table_view import draw_storey_picker

SCENE: Final = 220.0
"""How wide the plate is that says what holds for the scene."""
HINT: Final = 290.0
"""How wide the hint of the first steps is, and the box of a tutorial."""
DRAWER: Final = ((260.0, 86.0), 320.0)
"""How wide and high the last lines of the log are, and how wide all of it is, in natural pixels."""
LOWER: Final = ((260.0, 40.0), (44.0, 16.0))
"""How wide and high they are where figures would lie below them: one line, then the handle alone."""
LOWERED: Final = (0.65, 0.45)
"""How high all of it is, as shares of what it has else, where who acts would lie below it."""
OF_FREE: Final = 0.62
"""The fraction of the height of the table's part of the window that a plate takes at most."""


class PaintedGame(Playing, Protocol):
    """A game screen, with what is worked out beside its frames; where nothing can be decided it is only watched."""

    recap: TableRecap
    lesson: Lesson | None
    coach: Coach | None
    past: Moment | None

    decides: bool

    def hint(self) -> Hint | None:
        """Return the hint of the first steps that is shown beside the question, None for none."""
        ...


class Paint:
    """What a game screen shows, in layers: the plain picture, the overlays, the plan of the mode, the panels."""

    def __init__(
        self, game: PaintedGame, pointer: Callable[[], tuple[int, int] | None], hold: Callable[[], float | None]
    ) -> None:
        """Let `pointer` say where the mouse is, `hold` how far (0..1) a held Enter has got; None: nowhere, and up."""
        self.game = game
        self._plain: Picture | None = None
        self._picture: Picture | None = None
        self._held: list[Token] = []
        """The figures of that picture, before any is held in some way."""
        self._tiles: list[Tile] | None = None
        self._card: tuple[Card | None] | None = None
        self.table_card = TableCard(game, self, pointer)
        self.over_table = OverTable(game, self, self.table_card, hold)
        self._tray = DiceTray()
        self._revealed: tuple[Event, str] | None = None
        """Which event revealed a card last, and the card's anchor: it stays at its first place."""
        self._panels = KeptPanels()
        self._floating = Floating()
        self._placed_for: object = None
        self.places: dict[str, pygame.Rect] = {}
        """Where the panels lie in the window, as they were painted last: "list", "sheet", "log", "scene"."""
        self.sheet_of: FigureId | None = None
        """Whose data sheet is shown."""
        self._version = 0
        self.is_coarse = False
        """Whether some terrain still waits for time to be painted finely."""
        self.gives_way = False
        """Whether the log lies elsewhere now, so that the sheet over the table may, too, in the next frame."""

    # -- what is kept -------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Work everything out again."""
        self._version += 1
        self._plain = self._picture = self._tiles = self._card = None

    def forget_picture(self) -> None:
        """Work the picture of the table out again."""
        self._plain = self._picture = None

    def forget_plan(self) -> None:
        """Work out again what the mode plans."""
        self._picture = self._card = None

    def shown_state(self) -> Any:
        """Return the state on the screen: a pinned moment, or the present as far as it has been played."""
        return self.game.playing.shown if self.game.moment is None else self.game.moment

    def picture(self) -> Picture:
        """Return everything above the terrain."""
        if self._plain is None:
            self._plain = self._plain_picture()
        if self._picture is None:
            plain = self._plain
            self._picture = replace(
                plain,
                tokens=list(plain.tokens),
                sights=list(plain.sights),
                path=[],
                rings=list(plain.rings),
                labels=list(plain.labels),
                regions=list(plain.regions),
            )
            if self.is_open() and not self.game.is_looking:
                self.game.mode.decorate(self._picture)
                found = self.game.foreseeing.found
                if found is not None:
                    self._picture.sights += foreseen_sights(self.game.state, found, self.game.texts)
                self._picture.plans = bool(self._picture.path) or len(self._picture.sights) > len(plain.sights)
            self.game.storey.show(self._picture)
            self._held = self._picture.tokens
        self._picture.floats = self._floats()
        self._picture.effects = self.game.effects.running
        poses = self._poses()
        self._picture.tokens = posed(self._held, poses) if poses else self._held
        return self._picture

    def _poses(self) -> dict[FigureId, Pose]:
        """Return how figures are held just now; nobody moves in the past, or where nothing is to be seen of it."""
        if self.game.moment is not None or not self.game.settings.effects:
            return {}
        return self.game.effects.poses() | self.game.playing.poses()

    def is_open(self) -> bool:
        """Return whether a question is open and the present is shown."""
        return self.game.moment is None and not self.game.playing.is_running

    def tiles(self) -> list[Tile]:
        """Return the tiles of the action bar."""
        if self.game.recap.is_running:
            return self.game.recap.tiles()
        if self._tiles is None:
            self._tiles = self.game.mode.tiles() if self.is_open() or self.game.mode.watches else []
        return self._tiles

    def card(self) -> Card | None:
        """Return the decision card."""
        if self._card is None:
            past = self.game.past
            self._card = (past.card if past is not None else self.game.mode.card() if self.is_open() else None,)
        return self._card[0]

    def _plain_picture(self) -> Picture:
        game, state = self.game, self.shown_state()
        picture = picture_of(state, game.texts, selected=game.selected)
        picture.tokens = [
            replace(token, hovered=True) if token.body.id == game.hovered else token for token in picture.tokens
        ]
        self._add_duel(picture, state)
        game.overlays.add_to(
            picture, state, game.playing.played, game.hovered or game.selected, game.texts, game.storey
        )
        picture.trails = game.recap.trails()
        if game.past is not None:
            self._add_past(picture, game.past)
        if game.ruler is not None:
            game.ruler.add_to(picture, game.setup, game.texts, state.battlefield)
        return picture

    def _add_past(self, picture: Picture, past: Moment) -> None:
        """Add what a moment of the past was about: paths, and who attacked whom along which line."""
        picture.trails = past.trails or None
        if past.duel is not None and past.sight is not None:
            picture.sights.append(past.sight)
            picture.tokens = [
                replace(token, targeted=True) if token.body.id == past.duel[1] else token for token in picture.tokens
            ]

    def _add_duel(self, picture: Picture, state: GameState) -> None:
        """Add the sight line of the attack whose dice are falling."""
        playback = self.game.playing
        if not playback.is_running or playback.duel is None or self.game.moment is not None:
            return
        figure, target = playback.duel
        face = scene(state.setup.system)
        if face.is_on_table(state, figure) and face.is_on_table(state, target):
            picture.sights.append(self.game.system.sight(state, figure, Aim(figure=target)))
            picture.tokens = [
                replace(token, targeted=True) if token.body.id == target else token for token in picture.tokens
            ]

    def _floats(self) -> list[tuple[tuple[float, float], str, FloatStyle, float]]:
        face, texts = scene(self.game.setup.system), self.game.texts.of(self.game.setup.system)
        found: list[tuple[tuple[float, float], str, FloatStyle, float]] = []
        for floating in self.game.playing.floats:
            words = face.word(texts, floating.event)
            if words is not None:
                found.append((floating.at, words[0], words[1], floating.age))
        return found

    # -- painting -----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole screen."""
        game = self.game
        past = self.game.past is not None
        self.table_card.lay(canvas, self.card(), self._idle_words(), past=past)
        layout = game.layout
        picture = self.picture()
        picture.covered = self.over_table.covered(canvas)
        self.is_coarse = not game.table.draw(canvas.surface, game.camera, picture)
        log = self.places.get("log")
        self._side_panels(canvas)
        self.gives_way = self.table_card.sheet is not None and log != self.places.get("log")
        state = self.shown_state()
        request = game.controller.pending
        deciding = None if request is None else PlayerId(request.player)
        canvas.zone(layout.top, "panel:top")
        seated = game.controller.by_program
        asked = getattr(request, "figure", None)
        draw_turn_bar(canvas, layout.top, game.texts, state, game.looks, deciding, game.key, seated, asked)
        playback = game.playing
        if playback.is_running:
            canvas.zone(layout.free, "skip")
            self._die(canvas)
            self._banner(canvas)
        elif game.past is not None:
            self._past_dice(canvas, game.past)
        canvas.zone(layout.bar, "panel:bar")
        self.table_card.draw(canvas)
        if game.lesson is not None and game.lesson.is_bright and self.is_open():
            draw_lights(canvas, layout.free, game.lesson.points, state, game.camera, game.table.labels)
        plates = tuple(self.places.values())
        draw_storey_picker(canvas, layout.free, game.texts, game.storey, game.key("show-storey"), plates)
        draw_threat_legend(canvas, layout.free, game.texts, game.overlays.threat, game.setup)
        if not game.is_looking:
            self.table_card.draw_sheet(canvas)
            self.over_table.draw(canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)

    def _die(self, canvas: Canvas) -> None:
        """Draw the dice that are falling, where they hide nobody they are rolled for."""
        game, free, playback = self.game, self.game.layout.free, self.game.playing
        event, duel = playback.current, playback.duel or ()
        if event is None or self._reveals(canvas, playback.shown, event, playback.age):
            return
        events = game.recap.shown_events() if game.recap.is_running else game.controller.shown_events()
        throws = game.system.throws(game.texts, game.setup, events) if events and events[-1] is event else ()
        if not throws:
            return
        *before, throw = throws
        size = tray_size(canvas, free, throw, before)
        tray = self._tray_of(canvas, playback.shown, size, {*throw.figures, *duel})
        draw_throw(canvas, tray, throw, playback.age, game.looks, before)

    def _past_dice(self, canvas: Canvas, past: Moment) -> None:
        """Draw the dice of a moment of the past, as they lay."""
        game = self.game
        if self._reveals(canvas, past.state, past.line.event, 1.0):
            return
        throws = game.system.throws(game.texts, game.setup, past.events) if past.events else ()
        if throws:
            size = still_tray_size(canvas, game.layout.free, throws)
            tray = self._tray_of(canvas, past.state, size, {*throws[-1].figures, *(past.duel or ())}, past.duel or ())
            draw_still_throws(canvas, tray, throws)

    def _reveals(self, canvas: Canvas, state: Any, event: Event, age: float) -> bool:
        """Draw the card that an event reveals, or two rolls that it compares; return whether there are such."""
        game = self.game
        card = game.system.revealed_card(game.texts, game.setup, event)
        if card is not None:
            size = canvas.px(card.size[0]), canvas.px(card.size[1])
            if self._revealed is None or self._revealed[0] is not event:
                around = self._around_tray(state, {*card.figures, *(game.playing.duel or ())})
                self._revealed = (event, best_anchor(game.layout.free, size, around, (), canvas.scale))
            room = anchored(game.layout.free, size, self._revealed[1], canvas.scale)
            card.paint(canvas, room, game.looks[card.player], age)
            return True
        contest = game.system.contest(game.texts, state, event)
        if contest is None:
            return False
        size = contest_tray_size(canvas, game.layout.free, contest)
        tray = self._tray_of(canvas, state, size, {*(game.playing.duel or ())})
        draw_contest_throw(canvas, tray, contest, age, game.looks)
        return True

    def _tray_of(
        self,
        canvas: Canvas,
        state: Any,
        size: tuple[int, int],
        concerned: set[FigureId],
        duel: tuple[FigureId, ...] | None = None,
    ) -> pygame.Rect:
        """Return where the tray of some dice lies, so that it hides nobody they are rolled for."""
        around, free = self._around_tray(state, concerned), self.game.layout.free
        return self._tray.place(canvas, free, size, around, self.game.playing.duel or () if duel is None else duel)

    def _around_tray(self, state: Any, concerned: set[FigureId]) -> Surroundings:
        """Return what should not be hidden while something is shown about some figures, least of all themselves."""
        others = {*scene(self.game.setup.system).figures(state)} - concerned
        rooms = self.table_card.rooms_of
        return Surroundings(rooms(others), (), rooms(concerned))

    def _side_panels(self, canvas: Canvas) -> None:
        """Draw the rail, and over the table what floats there: hint, data sheet, log and scene."""
        game = self.game
        panels, before = game.mode.panels, self.places
        self.places = {}
        if panels is not None:
            self._own_panels(canvas, panels, is_open="list" in before)
            return
        afresh = self._placed_for is not game.mode
        self._placed_for = game.mode
        around, taken = self._around_plates(), [] if self.table_card.sheet is None else [self.table_card.sheet]
        self._kept(canvas, "left", game.layout.left, self._draw_rail)
        opened = opened_list(canvas, game.layout.left, is_open="list" in before, stays="fold-left" in game.folded)
        if opened is not None:
            taken.append(opened)
        for name, size, draw, needed in self._plates(canvas):
            if game.is_looking and not (name == "sheet" and needed):
                continue
            rect, clear = self._floating.place(name, game.layout.free, size, around, taken, canvas.scale, afresh=afresh)
            hides = rect.collidelist(list(around.others)) >= 0
            for low in self._lower(canvas, size, opened=needed) if name == "log" else ():
                # It lies where it lay, but lower, so that who acts is not below it, or below its last lines nobody.
                if clear and (needed or not hides):
                    break
                rect, clear = self._floating.place(
                    name, game.layout.free, low, around, taken, canvas.scale, afresh=False
                )
                hides = rect.collidelist(list(around.others)) >= 0
            if not needed and (not clear or (hides and name != "log")):
                continue
            taken.append(rect)
            self.places[name] = rect
            draw(canvas, rect)
        if opened is not None:
            self.places["list"] = opened
            canvas.shadow(opened, 6)
            self._kept(canvas, "list", opened, lambda canvas: self._draw_list(canvas, opened))

    def _lower(self, canvas: Canvas, size: tuple[int, int], *, opened: bool) -> list[tuple[int, int]]:
        """Return the lower sizes of the log, the highest first."""
        if opened:
            return [(size[0], round(share * size[1])) for share in LOWERED]
        return [(canvas.px(wide), canvas.px(high)) for wide, high in LOWER]

    def _around_plates(self) -> Surroundings:
        """Return what plates must not hide, and what they rather do not."""
        game, card = self.game, self.table_card
        pointed = {game.hovered, *(game.playing.duel or ())} if game.playing.is_running else {game.hovered}
        vital = [*card.vital(), *card.line_rooms(), *card.rooms_of(pointed - {None})]
        everybody = {token.body.id for token in self.picture().tokens}
        table = table_room(game.camera, game.setup)
        return Surroundings(card.rooms_of(everybody), (), vital, table=table)

    def _plates(
        self, canvas: Canvas
    ) -> Iterator[tuple[str, tuple[int, int], Callable[[Canvas, pygame.Rect], None], bool]]:
        """Yield the plates over the table: name, size, how each is painted, and whether it is needed in any case."""
        game, free = self.game, self.game.layout.free
        most = round(OF_FREE * free.h)
        if game.lesson is not None:
            said, column = game.lesson.said(game.texts, game.settings), pygame.Rect(0, 0, canvas.px(HINT), free.h)
            high = min(box_height(canvas, column, said), free.h)
            yield "hint", (column.w, high), lambda canvas, rect: draw_box(canvas, rect, said), True
        elif (hint := game.hint()) is not None:
            words = self._hint_words(hint)
            high = hint_height(canvas, canvas.px(HINT), *words)
            yield "hint", (canvas.px(HINT), high), lambda canvas, rect: self._draw_hint(canvas, rect, words), True
        mark = None if game.coach is None or game.moment is not None else game.coach.plate(canvas)
        if game.coach is not None and mark is not None:
            coach, (node, size) = game.coach, mark
            yield "coach", size, lambda canvas, rect: coach.draw(canvas, rect, node), True
        (wide, low), wider = DRAWER
        if opened := "fold-log" in game.folded:
            yield "log", (canvas.px(wider), free.h - canvas.px(16)), self._log_drawer, True
        state = self.shown_state()
        figure = game.pinned or game.hovered or (game.mode.held if self.is_open() else None) or game.selected
        if figure is not None and not scene(game.setup.system).is_known(state, figure):
            figure = None
        self.sheet_of = figure
        if figure is not None and "fold-right" not in game.folded:
            across = canvas.px(PLATE)
            sheet = data_sheet(across, canvas.scale, game.texts, state, game.looks, figure, commands=game.decides)
            needed = figure in (game.pinned, game.hovered)
            size = (across, min(sheet.height(canvas), most))
            yield "sheet", size, lambda canvas, rect: self._sheet_plate(canvas, rect, sheet), needed
        if not opened and (game.controller.shown_log() or game.log.faults):
            yield "log", (canvas.px(wide), canvas.px(low)), self._log_drawer, False
        parts = scene(game.setup.system).around(state, game.texts.of(game.setup.system))
        if parts:
            wanted = min(scene_panel_height(canvas, canvas.px(SCENE), parts), most)
            yield "scene", (canvas.px(SCENE), wanted), lambda canvas, rect: self._draw_scene(canvas, rect, parts), False

    def _own_panels(self, canvas: Canvas, panels: SidePanels, *, is_open: bool) -> None:
        """Draw rail and plate of the mode, the list over the table while its names are shown."""
        game, free, rail = self.game, self.game.layout.free, self.game.layout.left
        opened = opened_list(canvas, rail, is_open=is_open, stays="fold-left" in game.folded)
        if opened is None:
            panels.draw_left(canvas, rail)
        if "fold-right" not in game.folded:
            wide = canvas.px(PLATE)
            size = (wide, min(panels.right_height(canvas, wide), free.h - 2 * canvas.px(APART)))
            around, taken = self._around_plates(), [] if opened is None else [opened]
            plate, _ = self._floating.place("sheet", free, size, around, taken, canvas.scale, afresh=False)
            self.places["sheet"] = plate
            canvas.shadow(plate, 6)
            game.scrolls["sheet"] = panels.draw_right(canvas, plate, game.scrolls["sheet"])
        if opened is not None:
            self.places["list"] = opened
            canvas.shadow(opened, 6)
            panels.draw_left(canvas, opened)

    def _kept(self, canvas: Canvas, name: str, rect: pygame.Rect, draw: Callable[[Canvas], None]) -> None:
        """Paint a panel, or what was kept of it: most frames change nothing there unless the mouse is in it."""
        game = self.game
        key = (
            self._version, game.playing.played, game.texts.language, game.listed, game.selected,
            game.hovered, game.pinned, game.mode.held, tuple(game.scrolls.values()), game.log.scroll,
        )  # fmt: skip
        self._panels.draw(canvas, name, rect, key, draw, floats=name == "sheet")

    def _hint_words(self, hint: Hint) -> tuple[str, str, str, str]:
        """Return title and text of a hint, and what its buttons say."""
        texts = self.game.texts
        keys = {name: self.game.key(command) for name, command in hint.commands.items()}
        return (texts(f"hint-{hint.name}"), texts(f"hint-{hint.name}.text", **keys), texts("hint-known"),
                texts("hint-none"))  # fmt: skip

    def _draw_hint(self, canvas: Canvas, rect: pygame.Rect, words: tuple[str, str, str, str]) -> None:
        canvas.zone(rect, "panel:hint")
        draw_hint(canvas, rect, *words)

    def _draw_scene(self, canvas: Canvas, rect: pygame.Rect, parts: Sequence[Part]) -> None:
        """Draw what holds for the scene as a whole."""
        canvas.shadow(rect, 6)
        canvas.zone(rect, "panel:scene")
        self.game.scrolls["scene"] = draw_scene_panel(canvas, rect, parts, self.game.scrolls["scene"])

    def _draw_rail(self, canvas: Canvas) -> None:
        game, state = self.game, self.shown_state()
        player = game.listed or game.setup.players[0].id
        game.scrolls["list"] = draw_rail(
            canvas, game.layout.left, game.texts, state, game.looks, player, game.selected, game.scrolls["list"],
            game.controller.by_program,
        )  # fmt: skip

    def _draw_list(self, canvas: Canvas, rect: pygame.Rect) -> None:
        game, state = self.game, self.shown_state()
        player = game.listed or game.setup.players[0].id
        game.scrolls["list"] = draw_figure_list(
            canvas, rect, game.texts, state, game.looks, player, game.selected, game.scrolls["list"],
            game.controller.by_program,
        )  # fmt: skip

    def _sheet_plate(self, canvas: Canvas, rect: pygame.Rect, sheet: DataSheet) -> None:
        """Draw the data sheet, with a pin at its corner while it stays."""
        canvas.shadow(rect, 6)
        self._kept(canvas, "sheet", rect, lambda canvas: self._draw_sheet(canvas, rect, sheet))
        if self.game.pinned is not None:
            canvas.box(rect, None, theme.ACCENT, 6, 2)

    def _draw_sheet(self, canvas: Canvas, rect: pygame.Rect, sheet: DataSheet) -> None:
        self.game.scrolls["sheet"] = sheet.draw(canvas, rect, self.game.scrolls["sheet"])

    def _log_drawer(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the log: its last lines, or all of them while it is pulled open."""
        game = self.game
        if "fold-log" in game.folded:
            canvas.shadow(rect, 6)
            self._kept(canvas, "log", rect, lambda canvas: self._draw_log(canvas, rect, opened=True))
            return
        canvas.zone(rect, "panel:log")
        self._draw_log(canvas, rect, opened=False)

    def _draw_log(self, canvas: Canvas, rect: pygame.Rect, *, opened: bool) -> None:
        game = self.game
        lines = game.controller.shown_log()
        tip = (game.texts("command-fold-log"), game.key("fold-log"))
        game.log.draw(canvas, rect, game.texts, game.setup, lines, self._missed(lines), opened=opened, tip=tip,
                      decided=game.controller.decision_of)  # fmt: skip

    def _missed(self, lines: Sequence[LogLine]) -> Sequence[LogLine]:
        """Return what has happened since the last turn of the player who is about to take one."""
        request = self.game.controller.pending
        if request is None or not self.game.mode.begins_turn:
            return ()
        told = [line for line in lines if not line.struck]
        first, end = since_last_turn(self.game.setup, [line.event for line in told], PlayerId(request.player))
        return told[first:end]

    def _banner(self, canvas: Canvas) -> None:
        """Draw big words about what is shown, as for a new round."""
        game, event = self.game, self.game.playing.current
        words = "" if event is None else game.system.headline(game.texts, game.setup, event)
        if not words:
            return
        rect = self._beside_plates(canvas.px(760), canvas.px(76), canvas.px(8))
        canvas.veil(rect, theme.INK, 205, 12)
        size = theme.HUGE - 6 if len(words) < 24 else theme.TITLE
        canvas.middle(rect.inflate(-canvas.px(30), 0), words, size, theme.ACCENT, bold=True)

    def _beside_plates(self, wide: int, high: int, apart: int) -> pygame.Rect:
        """Return where big words lie: in the upper part of the table, between the plates."""
        free = self.game.layout.free
        rect = pygame.Rect(free.left, free.top + free.h // 3 - high // 2, free.w, high)
        left, right = free.left, free.right
        for plate in (each for each in self.places.values() if each.colliderect(rect)):
            if plate.centerx > free.centerx:
                right = min(right, plate.left - apart)
            else:
                left = max(left, plate.right + apart)
        rect.w = max(min(wide, right - left), 1)
        rect.centerx = min(max(free.centerx, left + rect.w // 2), right - rect.w // 2)
        return rect

    def _idle_words(self) -> str:
        game = self.game
        if game.playing.is_running:
            return game.texts("bar-watching", key=game.key("commit"))
        if game.moment is not None:
            return game.texts("bar-moment")
        return game.mode.waiting_words() if self.card() is None else game.texts("bar-card")
