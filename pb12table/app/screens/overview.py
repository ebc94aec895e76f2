"""Before a game begins: the table with its goals and both forces at a glance, and who sits at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Final

import pygame

from pb12table.app.play.games import (
    NOTHING_ARRANGED,
    PERSON,
    Arrangement,
    Arranging,
    any_seed,
    arranged,
    arranging,
    last_time,
)
from pb12table.app.preview.state_picture import draw_portrait, draw_template, picture_of, told_of
from pb12table.app.screens.base import Desk, ProgramScreen, carried_out
from pb12table.bots.play import styles_of
from pb12table.files.content import load_content
from pb12table.files.forms.basics import CLOTHS, as_name
from pb12table.files.pictures import (
    CLOTH,
    PORTRAIT_ENDINGS,
    kept_portrait,
    named_portrait,
    portrayed,
)
from pb12table.files.places import user_portraits_folder
from pb12table.files.problems import FileProblem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import Scenario, load_scenario, with_cloths, with_portraits
from pb12table.files.weights import weights_file
from pb12table.layouts.chance.generate import LARGEST_SEED
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.ids import Label as Name
from pb12table.skirmish.scene.miniatures import Listed
from pb12table.skirmish.zones import FIGURE, PLAYER, ZoneKind
from pb12table.systems.known import UNNAMED, scene, system
from pb12table.texts.describe import briefing_lines, strength_line
from pb12table.texts.locale import Texts, on_one_line, upper_first
from pb12table.texts.names import figure_name, seated_name, side_name, style_lines
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas, still_there
from pb12table.window.kit.keys import LONGEST_NAME, Seated
from pb12table.window.kit.palette import PlayerLook, looks_of, player_look
from pb12table.window.kit.portraits import portrait_sheet, portraits
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Field, Grid, Label, Node, Plate, Row, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import BUTTON_HEIGHT, EDGE, dialog, dialog_button
from pb12table.window.layout.text_line import TextLine
from pb12table.window.scene.picture import Camera
from pb12table.window.scene.table_view import TableView
from pb12table.window.screens.base import attempt
from pb12table.window.screens.dialogs import AskText, FileList, MarkedScreen, PickOne, Seen

WIDTH: Final = 1180.0
PICTURE: Final = (560.0, 360.0)
USUAL: Final = 860.0
"""A window as high as this, in natural pixels, has room for the whole picture."""
PORTRAIT: Final = 34.0
MOST_IN_A_COLUMN: Final = 4
"""More figures of a player stand in two columns."""
GOALS: Final = (ZoneKind.HOLD, ZoneKind.CONTEST)
"""The zones that bring points light up."""


class Overview(ProgramScreen):
    """What everybody may know of a game: how it is won, its table, and who stands there for whom.

    `begins`: it lies over a game that is about to begin, and Enter goes on to its first question.
    """

    def __init__(
        self, desk: Desk, state: Any, told: Name | None, by_program: Sequence[PlayerId] = (), *, begins: bool = False
    ) -> None:
        super().__init__(desk)
        self.state = state
        self.told = told
        self.begins = begins
        self._by_program = tuple(by_program)
        self._painted: tuple[tuple[tuple[int, int], int], pygame.Surface] | None = None

    @property
    def texts(self) -> Texts:
        """The texts of the game's rule system."""
        return self.desk.texts.of(self.state.setup.system)

    # -- what it says -------------------------------------------------------------------------------------------------

    def goals(self) -> list[str]:
        """Return how the game is won and when it ends, a sentence each."""
        return list(briefing_lines(self.texts, self.state.setup))

    def figures(self, player: PlayerId) -> Sequence[Listed]:
        """Return the figures of a player that everybody may know of, also those that wait beside the table."""
        return scene(self.state.setup.system).listed(self.state, self.texts, player)

    def describe(self) -> Node:
        texts, setup = self.texts, self.state.setup
        goals: list[Node] = []
        if self.told is not None:
            goals.append(Label(self.told.in_language(texts.language), theme.NORMAL, told=True))
        goals.append(Label(texts("briefing-wins"), tone="accent", bold=True))
        goals += [Label(f"• {line}") for line in self.goals()]
        # In a low window the picture gives way, so that the forces are in sight, too.
        share = min(1.0, self.desk.size[1] / self.desk.scale / USUAL)
        wide, high = share * PICTURE[0], share * PICTURE[1]
        table = Drawn("overview", min_width=wide, max_width=wide, min_height=high)
        top = Row((table, Column(tuple(goals), 8.0, grow=1.0)), 18.0, "start")
        forces = tuple(self._force(player.id) for player in setup.players)
        body = Column((top, Grid(forces, min(len(forces), 3), 18.0)), 16.0)
        label = texts("overview-begin" if self.begins else "close")
        key = texts("key-return" if self.begins else "key-escape")
        button = dialog_button("close", label, key=key, is_main=True)
        return dialog(WIDTH, setup.name.in_language(texts.language), body, [button], offset=self.scrolled)

    def _force(self, player: PlayerId) -> Node:
        """Return a player's name over the figures, each with what it is good at."""
        name = seated_name(self.desk.texts, self.state.setup, player, self._by_program)
        mark = Drawn(f"mark:{player}", min_width=24.0, min_height=24.0)
        rows = [self._figure(figure) for figure in self.figures(player)]
        nobody = [] if rows else [Label(self.texts("overview-nobody"), theme.SMALL, "muted")]
        head = Row((mark, Label(name, theme.LARGE, bold=True, told=True)), 8.0, "center")
        listed = (Grid(tuple(rows), 2, 4.0),) if len(rows) > MOST_IN_A_COLUMN else tuple(rows)
        return Column((head, *listed, *nobody), 4.0)

    def _figure(self, listed: Listed) -> Node:
        figure = listed.figure
        name = listed.name or upper_first(figure_name(self.texts, self.state.setup, figure))
        strengths = " · ".join(filter(None, (strength_line(self.texts, self.state, figure), listed.words)))
        words = Column(
            (Label(name, lines=1), *((Label(strengths, theme.SMALL, "muted"),) if strengths else ())), 0.0, grow=1.0
        )
        face = Drawn(f"figure:{figure}", min_width=PORTRAIT, min_height=PORTRAIT)
        return Card(f"row:{figure}", Row((face, words), 8.0, "center"), surface="none", keyless=True)

    # -- painting -----------------------------------------------------------------------------------------------------

    def painters(self) -> dict[str, Painter]:
        looks = looks_of(self.state.setup)
        found: dict[str, Painter] = {"overview": self._draw_table}
        for player in self.state.setup.players:
            found[f"mark:{player.id}"] = partial(_draw_mark, looks[player.id])
            for listed in self.figures(player.id):
                figure = listed.figure
                found[f"figure:{figure}"] = partial(_draw_face, self.state, figure, looks[player.id])
        return found

    def _draw_table(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the table, painted once for its size and the pictures there are, with the zones that bring points."""
        key = (rect.size, portraits.come)
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._table(rect.size))
        canvas.surface.blit(self._painted[1], rect)

    def _table(self, size: tuple[int, int]) -> pygame.Surface:
        setup = self.state.setup
        # Twice as large and then smaller again, which is kinder to thin lines than drawing small.
        large = pygame.Surface((2 * size[0], 2 * size[1]))
        field = setup.battlefield
        camera = Camera.fitted(field.width, field.depth, large.get_rect(), 12.0)
        picture = picture_of(self.state, self.texts)
        picture.show_zones = True
        TableView(setup, self.texts).draw(large, camera, picture, complete=True)
        for zone in setup.zones:
            if zone.kind in GOALS:
                corners = [camera.to_screen((corner[0], corner[1])) for corner in zone.area.outline]
                pygame.draw.polygon(large, theme.INK, corners, 14)
                pygame.draw.polygon(large, theme.ACCENT, corners, 8)
        return pygame.transform.smoothscale(large, size)

    # -- doing --------------------------------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        if name == "close":
            self.desk.leave(self)

    def accept(self) -> None:
        self.desk.leave(self)

    def refuse(self) -> None:
        self.desk.leave(self)


def _draw_mark(look: PlayerLook, canvas: Canvas, rect: pygame.Rect) -> None:
    canvas.player_mark(rect.center, 10, look)


def _draw_face(state: Any, figure: FigureId, look: PlayerLook, canvas: Canvas, rect: pygame.Rect) -> None:
    if rect.colliderect(canvas.surface.get_clip()):
        draw_portrait(canvas, rect.center, 14, state, figure, look)


PLAYER_NAMES_WIDTH: Final = 710.0
MARK: Final = 24.0
LABEL: Final = 142.0
SEAT: Final = 200.0
BESIDE: Final = MARK + LABEL + 10.0
"""The room beside what can be arranged below the names, under marks and labels."""


def briefing_of(texts: Texts, path: str) -> tuple[str, ...]:
    """Return how a scenario is won, a line each; none for one that cannot be read, which is reported on starting it."""
    try:
        setup = load_scenario(path).setup
    except FileProblem:
        return ()
    return (texts("briefing-wins"), *(f"• {line}" for line in briefing_lines(texts, setup)))


def sides_of(texts: Texts, path: str) -> tuple[str, ...]:
    """Return the names of the sides of a scenario's players, "" for none; nothing for one that cannot be read."""
    try:
        setup = load_scenario(path).setup
    except FileProblem:
        return ()
    return tuple(side_name(texts, setup, player.id) for player in setup.players)


def arranging_of(texts: Texts, path: str) -> Arranging:
    """Return what can be arranged before a game of a scenario; nothing for one that cannot be read."""
    try:
        return arranging(texts, load_scenario(path))
    except FileProblem:
        return NOTHING_ARRANGED


Gather = Callable[[Scenario, Mapping[str, Any], Callable[[Mapping[str, Any]], None]], None]
"""Opens a scenario's forces to be put together, from a document on; what comes of it is handed over."""


class PlayerNames(ProgramScreen):
    """A line for each player of a scenario (`players`: their names there); Enter begins, Escape goes back.

    What was typed the last time stands there already; an empty line keeps the scenario's name.  A button beside each
    line says whether somebody plays or the program, in one of the ways that it can play the rule `system` in.  Both are
    remembered in the settings in the order of the players.  How the scenario is won (`briefing`) is told above, where
    the window has room for all of it.  What can be arranged (`may`) stands below: forces of players without one, and
    whether the game is set up by itself.  `sides` are the names of the players' sides, "" for none; `gather` opens the
    page on which forces are put together.
    """

    def __init__(
        self,
        desk: Desk,
        title: str,
        players: Sequence[str],
        on_begin: Callable[[Arrangement], None],
        briefing: Sequence[str] = (),
        system: str = UNNAMED,
        may: Arranging = NOTHING_ARRANGED,
        sides: Sequence[str] = (),
        gather: Gather | None = None,
    ) -> None:
        super().__init__(desk)
        self.title = title
        self._gather = gather
        self.sides = tuple(sides)
        self.briefing = tuple(briefing)
        self.players = tuple(players)
        self.system = system
        self.seated: tuple[Seated, ...] = (PERSON, *styles_of(system))
        names, self.by_program = last_time(desk.settings, len(players), system)
        self._on_begin = on_begin
        self.may = may
        self._wish = Arrangement(seed=any_seed())
        self._shown: tuple[list[PlayerLook], int] | None = None
        self._room: tuple[object, bool] = (None, False)
        self.lines |= {f"name:{number}": TextLine(name, LONGEST_NAME) for number, name in enumerate(names)}
        self.set_focus("name:0")

    @property
    def wish(self) -> Arrangement:
        """Return what is to be arranged before the game."""
        return self._wish

    @wish.setter
    def wish(self, wish: Arrangement) -> None:
        self._wish, self._shown = wish, None

    @property
    def shown(self) -> tuple[list[PlayerLook], int]:
        """Return how the players look as is wished, and how many are one's own that everybody may know of."""
        if self._shown is None:
            self._shown = self._worked_out()
        return self._shown

    def _worked_out(self) -> tuple[list[PlayerLook], int]:
        scenario = self.may.scenario
        if scenario is None:
            return [player_look(number) for number in range(len(self.players))], 0
        wish = replace(self.wish, by_itself=False)
        with suppress(FileProblem):  # a force that does not fit is told when the game begins
            changed = wish.forces or wish.document is not None
            scenario = arranged(scenario, wish) if changed else with_portraits(scenario, wish.portraits)
        own = {(FIGURE, figure) for figure, name in wish.names.items() if name}
        own |= {each for each, cloth in wish.cloths.items() if cloth}
        if own or scenario.setup.portraits:
            there = pictures_of(scenario)
            own = {each for each, file in there.items() if file or each in own}
        return [*looks_of(scenario.setup).values()], len(own)

    @property
    def names(self) -> list[str]:
        """The names as they stand in the lines."""
        return [as_name(self.lines[f"name:{number}"].text, LONGEST_NAME) for number in range(len(self.players))]

    @property
    def now(self) -> int:
        """The player whose line takes the letters that are typed."""
        return int(self.focus.partition(":")[2])

    @property
    def tells(self) -> bool:
        """Return whether there is room to say how the scenario is won, besides all the lines of names."""
        window = (self.desk.size, self.desk.scale, self.desk.texts.language)
        if self._room[0] != window:
            height = self.arrange(self._dialog(self.briefing)).root.rect.h
            self._room = (window, height < self.desk.size[1] - 2 * round(EDGE * self.desk.scale))
        return self._room[1]

    def describe(self) -> Node:
        return self._dialog(self.briefing if self.tells else ())

    def _dialog(self, told: Sequence[str]) -> Node:
        texts = self.desk.texts
        lines = tuple(Label(line, theme.SMALL, "muted" if number else "accent") for number, line in enumerate(told))
        hint = Label(texts("names-hint"))
        each = ((self._row(number, player), *self._force(number)) for number, player in enumerate(self.players))
        rows = tuple(row for found in each for row in found)
        buttons = [
            dialog_button("begin", texts("names-begin"), is_main=True),
            dialog_button("back", texts("card-cancel")),
        ]
        below = (*self._set_up(), *self._gathered(), *self._pictures(), *self._coached())
        parts = (*([Column(lines, 0.0)] if lines else []), hint, Column(rows, 10.0), *below)
        body = Column(parts, 12.0)
        return dialog(PLAYER_NAMES_WIDTH, self.title, body, buttons, offset=self.scrolled)

    def _row(self, number: int, player: str) -> Node:
        tip = (self.desk.texts("names-seat-tip"), *style_lines(self.desk.texts.of(self.system), self.seated[1:]))
        seat = Button(
            f"seat:{number}", self._who(number), height=BUTTON_HEIGHT, min_width=SEAT, max_width=SEAT, tip=tip
        )
        mark = Drawn(f"mark:{number}", min_width=MARK, min_height=MARK)
        side = self.sides[number] if number < len(self.sides) else ""
        label: Node = Label(player, min_width=LABEL, max_width=LABEL)
        if side:
            told = Label(side, theme.SMALL, "muted", lines=1, told=True)
            label = Column((Label(player, lines=1, told=True), told), 0.0, min_width=LABEL, max_width=LABEL)
        return Row((mark, label, Field(f"name:{number}", grow=1.0), seat), align="center")

    def _force(self, number: int) -> tuple[Node, ...]:
        """Return the force of a player, where it can be chosen."""
        texts, name = self.desk.texts, self.players[number]
        player = self.may.ids[number] if number < len(self.may.ids) else ""
        if player not in self.may.players:
            return ()
        force = self.wish.forces.get(player)
        label = texts("names-force-open") if force is None else texts("names-force", force=force.name)
        tip = (texts("names-force-tip", player=name),)
        button = Button(f"force:{number}", label, height=BUTTON_HEIGHT, grow=1.0, tip=tip)
        return (Row((Label("", min_width=BESIDE, max_width=BESIDE), button)),)

    def _set_up(self) -> tuple[Node, ...]:
        """Return how the game is set up, if the program can do that, and the number of the map."""
        texts, wish = self.desk.texts, self.wish
        if not self.may.sets_up:
            return ()
        shown = texts("names-set-up-itself" if wish.by_itself else "names-set-up-table")
        buttons = [Button("set-up", shown, height=BUTTON_HEIGHT, grow=1.0, tip=(texts("names-set-up-tip"),))]
        if wish.by_itself and not self.may.has_map:
            label, tip = texts("names-map", seed=str(wish.seed)), (texts("names-map-tip"),)
            buttons.append(Button("seed", label, height=BUTTON_HEIGHT, grow=1.0, tip=tip))
        name = Label(texts("names-set-up"), min_width=BESIDE, max_width=BESIDE)
        return (Row((name, *buttons), align="center"),)

    def _pictures(self) -> tuple[Node, ...]:
        """Return how many tokens have pictures of one's own, and the way to choose some."""
        texts = self.desk.texts
        if self.may.scenario is None:
            return ()
        count, tip = self.shown[1], (texts("names-pictures-tip"),)
        button = Button("pictures", texts("names-pictures-chosen", count=count), "F3", BUTTON_HEIGHT, grow=1.0, tip=tip)
        return (Row((Label(texts("names-pictures"), min_width=BESIDE, max_width=BESIDE), button), align="center"),)

    def _gathered(self) -> tuple[Node, ...]:
        """Return whose forces play, and the way to put together others."""
        texts = self.desk.texts
        if self.may.scenario is None or self._gather is None:
            return ()
        shown = texts("names-forces-own" if self.wish.document is not None else "names-forces-usual")
        button = Button("gather", shown, "F4", BUTTON_HEIGHT, grow=1.0, tip=(texts("names-forces-tip"),))
        return (Row((Label(texts("names-forces"), min_width=BESIDE, max_width=BESIDE), button), align="center"),)

    def _coached(self) -> tuple[Node, ...]:
        """Return whether the coach is wanted, where the program has learned what positions are worth."""
        texts = self.desk.texts
        if not weights_file(self.system).is_file():
            return ()
        label = texts("coach-yes" if self.desk.settings.coach else "coach-no")
        button = Button("coach", label, "F5", BUTTON_HEIGHT, grow=1.0, tip=(texts("coach-names-tip"),))
        return (Row((Label(texts("coach-names"), min_width=BESIDE, max_width=BESIDE), button), align="center"),)

    def _open_forces(self) -> None:
        """Open the page on which the forces are put together, as they are wished now."""
        scenario, before = self.may.scenario, self.wish.document
        if scenario is None or self._gather is None:
            return
        document = read_toml(scenario.path) if before is None else before

        def take(gathered: Mapping[str, Any]) -> None:
            if gathered != document:
                self.wish = replace(self.wish, document=gathered)

        self._gather(scenario, document, take)

    def _choose_pictures(self) -> None:
        """Open the list of who may have a picture of one's own."""

        def take(wish: Arrangement) -> None:
            self.wish = replace(self.wish, portraits=wish.portraits, names=wish.names, cloths=wish.cloths)

        if self.may.scenario is not None:
            plain = replace(self.wish, by_itself=False, portraits={}, names={}, cloths={})
            self.desk.open(OwnPictures(self.desk, arranged(self.may.scenario, plain), self.wish, take))

    def painters(self) -> dict[str, Painter]:
        return {f"mark:{number}": partial(_draw_mark, look) for number, look in enumerate(self.shown[0])}

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_F2:
            self._change_seat(self.now)
        elif event.key == pygame.K_F3:
            self.press("pictures")
        elif event.key == pygame.K_F4:
            self.press("gather")
        elif event.key == pygame.K_F5:
            self.press("coach")
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self.go_on(-1 if event.key == pygame.K_UP else 1)
        else:
            super().take_key(event)

    def go_on(self, step: int) -> None:
        self.set_focus(f"name:{(self.now + step) % len(self.players)}")

    def press(self, name: str) -> None:
        kind, _, number = name.partition(":")
        if kind == "begin":
            self.accept()
        elif kind == "back":
            self.refuse()
        elif kind == "force":
            if still_there(self.may.ids, number) is not None:
                self._ask_force(int(number))
        elif kind == "set-up":
            self.wish = replace(self.wish, by_itself=not self.wish.by_itself)
        elif kind == "seed":
            self._ask_seed()
        elif kind == "pictures":
            attempt(self.desk, self._choose_pictures)
        elif kind == "coach":
            self.desk.settings.coach = not self.desk.settings.coach
            self.desk.apply_settings()
        elif kind == "gather":
            attempt(self.desk, self._open_forces)
        elif still_there(self.by_program, number) is not None:
            self._change_seat(int(number))

    def _change_seat(self, number: int) -> None:
        """Let the next of those who can play for a player."""
        now = self.by_program[number]
        # A way to play that is no longer offered stays until it is changed.
        following = self.seated.index(now) + 1 if now in self.seated else 0
        self.by_program[number] = self.seated[following % len(self.seated)]

    def _ask_force(self, number: int) -> None:
        """List the forces that a player may lead."""
        texts, player, forces = self.desk.texts, self.may.ids[number], self.may.forces
        options = [("", texts("names-force-none")), *((str(n), force.name) for n, force in enumerate(forces))]

        def pick(picked: str) -> None:
            others = {other: force for other, force in self.wish.forces.items() if other != player}
            self.wish = replace(self.wish, forces={**others, player: forces[int(picked)]} if picked else others)

        title = texts("names-which-force", player=self.players[number])
        self.desk.open(PickOne(self.desk, title, options, pick))

    def _ask_seed(self) -> None:
        """Ask for the number that makes the map."""
        texts = self.desk.texts

        def put(typed: str) -> None:
            digits = "".join(sign for sign in typed if sign.isdecimal())[:9]
            self.wish = replace(self.wish, seed=min(int(digits or "0"), LARGEST_SEED))

        title, yes = texts("cells-ask-chance"), texts("chance-seed-yes")
        self.desk.open(AskText(self.desk, title, str(self.wish.seed), yes, put))

    def _who(self, number: int) -> str:
        """Return who plays for a player, in words."""
        style = self.by_program[number]
        texts = self.desk.texts.of(self.system)
        return texts("names-by-person") if style == PERSON else texts("names-by-program", style=style)

    def refuse(self) -> None:
        self.desk.leave(self)

    def accept(self) -> None:
        """Remember the names and begin; two players need two names."""
        names = self.names
        shown = [name or player for name, player in zip(names, self.players, strict=True)]
        twice = next((name for name in shown if shown.count(name) > 1), None)
        if twice is not None:
            self.desk.say(self.desk.texts("names-twice", name=twice))
            return
        settings = self.desk.settings
        count = len(names)
        if settings.player_names[:count] != names or settings.by_program[:count] != self.by_program:
            settings.player_names = [*names, *settings.player_names[count:]]
            settings.by_program = [*self.by_program, *settings.by_program[count:]]
            self.desk.apply_settings()
        self.desk.leave(self)
        self._on_begin(self.wish)


# -- pictures of one's own -----------------------------------------------------------------------------------------

TOKEN: Final = 44.0
PICTURES_WIDTH: Final = 620.0
AWAY: Final = 34.0
HIGHEST: Final = 600.0
"""A longer list of those who may have pictures is scrolled."""


def pictures_of(scenario: Scenario) -> dict[tuple[str, str], str]:
    """Return the names of the pictures on the tokens of a scenario, by list and id; "" for none.

    Who is in the game in secret is not among them.
    """
    setup = scenario.setup
    may_be_told = told_of(system(setup.system).new_game(setup))
    return {
        (section, entry["id"]): named_portrait(entry)
        for section, _, entry in portrayed(scenario.document)
        if may_be_told(section, entry["id"])
    }


class PictureFiles(FileList[Seen]):
    """A folder with the pictures in it that can stand on a token."""

    endings = tuple(f".{ending}" for ending in PORTRAIT_ENDINGS)
    none = "names-pictures-no-file"

    closed = False

    def close(self) -> None:
        self.closed = True
        super().close()

    def look(self, path: Path) -> Seen:
        try:
            return Seen(portrait_sheet(path, lambda: not self.closed))
        except FileProblem as problem:
            return Seen(None, problem)

    def about(self, seen: Seen) -> str:
        return self.desk.texts("names-pictures-sound")


class OwnPictures(MarkedScreen):
    """Those of a scenario who may be one's own, a row each: players, figures, or kinds of figures.

    Who is in the game in secret is not among them.

    Enter or a click chooses a picture, Delete takes it away; a file that is dropped onto the window is for the marked
    row.  F2 names its figure, and F4 has it wear another cloth.  `on_change` gets all that is wished.
    """

    desk: Desk

    def __init__(
        self, desk: Desk, scenario: Scenario, wished: Arrangement, on_change: Callable[[Arrangement], None]
    ) -> None:
        super().__init__(desk)
        self.scenario = scenario
        self.wish = wished
        self._on_change = on_change
        self._folder: Path | None = None
        self._as_wished()
        listed = [(section, str(entry["id"]), entry) for section, _, entry in portrayed(scenario.document)]
        self.rows = [row for row in listed if row[:2] in self._chosen]
        setup = scenario.setup
        self._templates = {each.id: each for each in scene(setup.system).templates_in(load_content(setup.system))}

    def _as_wished(self) -> None:
        """Work out a game before it begins, in which everybody has the pictures and cloths that are wished."""
        scenario = with_cloths(with_portraits(self.scenario, self.wish.portraits), self.wish.cloths)
        self._state: Any = system(scenario.setup.system).new_game(scenario.setup)
        self._chosen = pictures_of(scenario)

    def count(self) -> int:
        return len(self.rows)

    # -- choosing ---------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.DROPFILE:
            self.choose(self.marked, Path(event.file))
        else:
            super().handle(event)

    def take_key(self, event: pygame.event.Event) -> None:
        doing = {pygame.K_F2: "rename", pygame.K_F4: "dress"}
        if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
            self.press(f"none:{self.marked}")
        elif event.key in doing:
            self.press(doing[event.key])
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        kind, _, number = name.partition(":")
        if name == "back":
            self.refuse()
        elif name == "rename" and self.can_be_named(self.marked):
            self._ask_name()
        elif name == "dress" and self.can_be_dressed(self.marked):
            self._ask_cloth()
        elif kind == "none" and still_there(self.rows, number) is not None:
            self._wish(int(number), "")
        elif still_there(self.rows, name) is not None:
            self.marked = int(name)
            self._pick()

    def can_be_named(self, number: int) -> bool:
        """Return whether somebody is a figure that may have a name of its own; players have theirs already."""
        return self.is_figure(number) and "name" in self.rows[number][2]

    def is_figure(self, number: int) -> bool:
        """Return whether somebody is a single figure, no player and no kind."""
        return self.rows[number][0] == FIGURE

    def can_be_dressed(self, number: int) -> bool:
        """Return whether somebody may wear a cloth of its own."""
        return CLOTH in self.rows[number][2]

    def _ask_name(self) -> None:
        texts, number = self.desk.texts, self.marked
        identity = self.rows[number][1]

        def put(typed: str) -> None:
            name = as_name(typed, LONGEST_NAME)
            others = {self.name_of(each) for each in range(len(self.rows)) if each != number and self.is_figure(each)}
            if name in others:
                self.desk.say(texts("names-own-twice", name=name))
                return
            self._change(replace(self.wish, names={**self.wish.names, identity: name}))

        title, now = texts("names-own-name", name=self.usual_name(number)), self.wish.names.get(identity, "")
        self.desk.open(AskText(self.desk, title, now, texts("names-own-yes"), put, takes_nothing=True))

    def _ask_cloth(self) -> None:
        texts, (section, identity, entry) = self.desk.texts, self.rows[self.marked]
        options = [("", texts("names-cloth-usual")), *((cloth, texts(f"cloth-{cloth}")) for cloth in CLOTHS)]
        worn = self.wish.cloths.get((section, identity), entry.get(CLOTH) or "")

        def wear(cloth: str) -> None:
            self._change(replace(self.wish, cloths={**self.wish.cloths, (section, identity): cloth}))

        marked = next((at for at, (cloth, _) in enumerate(options) if cloth == worn), 0)
        title = texts("names-cloth-which", name=self.name_of(self.marked))
        self.desk.open(PickOne(self.desk, title, options, wear, marked))

    def _change(self, wish: Arrangement) -> None:
        self.wish, self._changed = wish, True
        self._as_wished()
        self._on_change(wish)

    def _pick(self) -> None:
        """List the files of the folder that one was taken from last, else of the user's folder of pictures."""
        texts, own, number = self.desk.texts, user_portraits_folder(), self.marked
        folder = self._folder or (own if own.is_dir() and any(own.iterdir()) else Path.home())
        title = texts("names-pictures-which", name=self.name_of(number))
        self.desk.open(PictureFiles(self.desk, title, folder, lambda path: self.choose(number, path)))

    def choose(self, number: int, path: Path) -> None:
        """Let a picture stand for a row once it has been read and put into the user's folder; tell what is wrong."""
        broken_off = Event()

        def read() -> str:
            portrait_sheet(path, lambda: not broken_off.is_set())
            return kept_portrait(path)

        self._folder = path.parent
        texts = self.desk.texts
        title, text = texts("names-pictures-title"), texts("names-pictures-reading", name=on_one_line(path.name))
        carried_out(self.desk, title, text, read, partial(self._wish, number), broken_off.set)

    def _wish(self, number: int, name: str) -> None:
        section, identity, _ = self.rows[number]
        self._change(replace(self.wish, portraits={**self.wish.portraits, (section, identity): name}))
        portraits.ask(each.path for each in self._state.setup.portraits if each.file == name)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def name_of(self, number: int) -> str:
        """Return what somebody is called: the name of its own, or the usual one."""
        section, identity, _ = self.rows[number]
        return (section == FIGURE and self.wish.names.get(identity)) or self.usual_name(number)

    def usual_name(self, number: int) -> str:
        """Return what somebody is called in the scenario."""
        section, identity, entry = self.rows[number]
        texts, setup, named = self.desk.texts, self.scenario.setup, entry.get("name")
        if section == FIGURE and FigureId(identity) in setup.figure_by_id:
            return upper_first(figure_name(texts.of(setup.system), setup, FigureId(identity)))
        found = named.get(texts.language, identity) if isinstance(named, dict) else named
        return upper_first(str(found or identity))

    def describe(self) -> Node:
        texts = self.desk.texts
        plate = Plate(None, hovered=theme.HOVERED)
        rows: list[Node] = []
        for number, (section, identity, _) in enumerate(self.rows):
            file = self._chosen.get((section, identity), "")
            usual = texts("names-pictures-usual-mark" if section == PLAYER else "names-pictures-usual")
            told = Label(file or usual, theme.SMALL, "muted", lines=1, hyphens=False)
            words = Column((Label(self.name_of(number), lines=1), told), 0.0, grow=1.0)
            face = Drawn(f"token:{number}", min_width=TOKEN, min_height=TOKEN)
            row = Card(str(number), Row((face, words), 10.0, "center"), (10.0, 3.0, 10.0, 3.0), plate,
                       chosen=number == self.marked, grow=1.0)  # fmt: skip
            away = Button(f"none:{number}", "×", tip=(texts("names-pictures-away"),), min_width=AWAY)
            rows.append(Row((row, away if file else Space(min_width=AWAY)), 6.0, "center"))
        at = self.marked
        buttons = (
            dialog_button("back", texts("close"), key=texts("key-escape"), is_main=True),
            dialog_button("dress", texts("names-own-cloth"), key="F4", enabled=self.can_be_dressed(at)),
            dialog_button("rename", texts("names-own-rename"), key="F2", enabled=self.can_be_named(at)),
        )
        body = Column((Label(texts("names-pictures-hint"), theme.SMALL, "muted"),
                       Box(Column(tuple(rows), 0.0), surface="sunken")), 10.0)  # fmt: skip
        title = texts("names-pictures-title")
        return Box(dialog(PICTURES_WIDTH, title, body, buttons, offset=self.scrolled), max_height=HIGHEST)

    def painters(self) -> dict[str, Painter]:
        return {f"token:{number}": partial(self._draw, number) for number in range(len(self.rows))}

    def _draw(self, number: int, canvas: Canvas, rect: pygame.Rect) -> None:
        section, identity, _ = self.rows[number]
        state, setup, face = self._state, self._state.setup, scene(self._state.setup.system)
        looks = looks_of(setup)
        if section == PLAYER:
            canvas.player_mark(rect.center, 16, looks[PlayerId(identity)])
            return
        own = [FigureId(identity)] if section == FIGURE else face.figures(state)
        shown = (each for each in own if section == FIGURE or face.miniature(state, each).outfit.kind == identity)
        figure, template = next(iter(shown), None), self._templates.get(identity)
        if figure is not None:
            draw_portrait(canvas, rect.center, 15, state, figure, looks[face.owner(state, figure)])
        elif template is not None:
            draw_template(canvas, rect.center, 15, template.portrayed(setup.portraits), player_look(0))
