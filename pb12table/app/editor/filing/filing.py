"""Opening, saving, importing and exporting layouts in the editor, and trying them at once."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from math import inf
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import pygame

from pb12table.app.editor.base import Editing
from pb12table.app.editor.fields.screen import open_fields
from pb12table.app.editor.filing.asking import Question, ask_file, ask_numbers, offer_layouts
from pb12table.app.editor.filing.chance import ChanceScreen, sliders_for
from pb12table.app.editor.filing.maps import MapChoices, MapFiles, picture_to_choose_from
from pb12table.app.export import LayoutPainting, paint_aside
from pb12table.app.forces.screen import ForcesScreen
from pb12table.app.look.screen import LookScreen
from pb12table.app.play.games import draft_of
from pb12table.app.screens.base import Desk, ProgramScreen, carried_out
from pb12table.app.screens.handbook import page_help
from pb12table.app.worth.screen import WorthScreen
from pb12table.files.forms.basics import LONGEST_TEXT, as_name
from pb12table.files.pictures import ENDINGS as PICTURES_ENDINGS
from pb12table.files.pictures import light_beside, read_picture
from pb12table.files.places import drawn_folder, scenarios_folder, write_atomically
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.scenario import Scenario, forces_face, own_scenarios_folder, scenario_form, scenario_of
from pb12table.files.writing import write_scenario
from pb12table.forces.gathering import has_forces
from pb12table.layouts.chance.generate import replaced
from pb12table.layouts.deploying import deployments
from pb12table.layouts.edit_history import store_layout, store_picture
from pb12table.layouts.editing import mirrored_table, part_of
from pb12table.layouts.maps.map_form import ReadMap
from pb12table.layouts.maps.map_import import ImportedMap, ImportOptions, imported
from pb12table.layouts.maps.reading import read_map
from pb12table.layouts.maps.universal_map import ExportOptions, exported, map_text, windows_of
from pb12table.layouts.plans.plan import plan_svg
from pb12table.layouts.plans.sheets import Paper, TooManySheets, plan_sheets
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import UNNAMED, cells, content, forces, measures, system
from pb12table.texts.describe import problem_in_file
from pb12table.texts.locale import on_one_line, upper_first
from pb12table.texts.names import system_name
from pb12table.window.kit import keys
from pb12table.window.layout.nodes import Box, Button, Column, Flow, Node
from pb12table.window.layout.placing import BUTTON_HEIGHT, dialog
from pb12table.window.screens.base import attempt
from pb12table.window.screens.dialogs import AskText, PickOne
from pb12table.window.terrain.terrain_layer import levels_of

Sort = Literal["sheet-a4", "sheet-a3", "tape", "full-size", "plan", "map", "picture"]
PLANS: Final[tuple[Sort, ...]] = ("sheet-a4", "sheet-a3", "full-size", "plan", "tape")
"""Building plans: fitted to a sheet of paper, on many sheets as large as the table, on one sheet of any size, and on a
sheet with what is measured from the edges.
"""
ENDINGS: Final[dict[Sort, str]] = {"tape": ".tape.html", "plan": ".svg", "map": ".uvtt", "picture": ".png"}
PICTURE_SIDE: Final = 2400
"""How many pixels the longer side of a picture has at first."""
MOST_PIXELS: Final = 8000
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Exporting:
    """What is written beside the layout for others to use."""

    def __init__(self, screen: Editing) -> None:
        self.screen = screen
        self.bench = screen.bench

    @property
    def is_own(self) -> bool:
        """Return whether the file is the user's, and not one of the program's or a random game, which does not stay."""
        return not {scenarios_folder(), drawn_folder()} & {*self.bench.path.parents}

    def ask(self, sort: str) -> None:
        """Ask what a plan is to be like, then for the one number that matters."""
        texts, desk = self.screen.texts, self.screen.desk
        if sort == "plan":
            options = [(plan, texts(f"edit-export-as-{plan}")) for plan in PLANS]
            desk.open(PickOne(desk, texts("edit-export-title"), options, self._ask_number))
        else:
            self._ask_number(sort)

    def _ask_number(self, picked: str) -> None:
        """Ask for the length of a step, the steps of a cell, or the pixels."""
        sort = next(sort for sort in (*PLANS, "map", "picture") if sort == picked)
        question = Question("edit-ask-step-cm", self.bench.setup.step_cm, 0.1, 100.0, self._recommended_steps())
        if sort == "map":
            question = Question("edit-ask-map-cells", 1.0, 0.05, 50.0)
        elif sort == "picture":
            question = Question("edit-ask-pixels", PICTURE_SIDE, 32, MOST_PIXELS)
        ask_numbers(
            self.screen.desk, [question], "edit-export-yes",
            lambda numbers: attempt(self.screen.desk, lambda: self.export(sort, numbers[0])),
        )  # fmt: skip

    def _recommended_steps(self) -> str:
        """Return the recommended length of a step for models of each scale; "" if the rules do not say."""
        texts, rows = self.screen.texts, content(self.bench.setup.system).step_lengths(self.bench.setup)
        lengths = (f"{texts.number(length, 2)} cm (1:{scale})".replace(" ", NO_BREAK) for scale, length in rows)
        return texts("edit-step-lengths", lengths=" · ".join(lengths)) if rows else ""

    def export(self, sort: Sort, number: float | None = None) -> None:
        """Write a plan, a map or a picture beside the layout; raises FileProblem.

        `number`: the length of a step in centimetres (plans; None: as the table says), how many steps a cell is wide
        (map), or how many pixels the longer side has (picture).
        """
        texts, path = self.screen.texts, self.bench.path
        scenario = self.bench.scenario()
        desk, setup = self.screen.desk, scenario.setup
        folder = path.parent if self.is_own else own_scenarios_folder(self.bench.setup.system)
        output = (folder / path.name).with_suffix(ENDINGS.get(sort, ".html"))
        longest = max(setup.battlefield.width, setup.battlefield.depth)

        def write() -> None:
            if sort == "plan":
                self._write(output, plan_svg(scenario, texts, step_cm=number).encode("utf-8"))
            elif sort == "map":
                options = ExportOptions(number or 1.0)
                # The picture has the size other programs expect, or as much of it as a picture may have.
                factor = min(options.pixels_per_cell / options.cell_steps, MOST_PIXELS / longest)
                windows = windows_of(scenario_form(scenario.document, path))
                told = f"{texts('edit-exported', file=output)} {texts('table-exported-windows', count=windows)}"
                paint(factor, lambda shown: map_text(exported(scenario, options, shown)), told if windows else "")
            elif sort == "picture":
                paint((number or PICTURE_SIDE) / longest, lambda shown: shown)
            else:
                paper: Paper = "a3" if sort == "sheet-a3" else "a4"
                scale = 1.0 if sort == "full-size" else None
                try:
                    others = [] if sort == "full-size" else self._other_deployments(scenario)
                    found = plan_sheets(
                        scenario, texts, paper, step_cm=number, scale=scale, tape=sort == "tape", others=others
                    )
                except TooManySheets as error:
                    desk.say(texts("edit-too-many-sheets", sheets=error.sheets))
                    return
                told = texts("edit-exported-sheets", sheets=found.sheets, scale=found.scale, file=output)
                self._write(output, found.html.encode("utf-8"), told)

        def paint(factor: float, completed: Callable[[bytes], bytes], told: str = "") -> None:
            painting = LayoutPainting.of(setup, texts, _size_of(setup, factor))
            paint_aside(desk, painting, lambda shown: self._write(output, completed(shown), told))

        if output.exists():
            desk.ask(
                texts("edit-replace-title"), texts("edit-replace-text", file=on_one_line(output.name)),
                texts("edit-replace-yes"), texts("card-cancel"), write,
            )  # fmt: skip
        else:
            write()

    def _other_deployments(self, scenario: Scenario) -> list[Scenario]:
        """Return the layout with each deployment that is not shown, as far as they can be built."""
        found: list[Scenario] = []
        for entry in deployments(self.bench.document)[1:]:
            with suppress(FileProblem):  # the editor says what is wrong with it
                found.append(scenario_of(scenario.document, self.bench.content, self.bench.path, str(entry["id"])))
        return found

    def _write(self, output: Path, data: bytes, told: str = "") -> None:
        """Write the file and say so."""
        try:
            with told_as_problem(output):
                output.parent.mkdir(parents=True, exist_ok=True)
                write_atomically(output, data)
        except FileProblem as problem:
            self.screen.desk.say_problem(problem)
            return
        self.screen.say(told or self.screen.texts("edit-exported", file=output))


def _size_of(setup: GameSetup, factor: float) -> tuple[int, int]:
    """Return the size in pixels of a picture of the whole table at a number of pixels per step."""
    field = setup.battlefield
    return (max(round(field.width * factor), 1), max(round(field.depth * factor), 1))


WIDTH: Final = 684.0
COLUMN: Final = 312.0
CLOSE: Final = "close"


class EditMenu(ProgramScreen):
    """Two columns of buttons, for commands as (name, label, key or "" for none); the first button and Escape close it.

    The keys mean the same in the menu.
    """

    def __init__(
        self,
        desk: Desk,
        commands: Sequence[tuple[str, str, str]],
        on_pick: Callable[[str], None],
        command_of: Callable[[pygame.event.Event], str | None],
    ) -> None:
        super().__init__(desk)
        self.commands = tuple(commands)
        self._command_of = command_of
        self._on_pick = on_pick

    def describe(self) -> Node:
        texts = self.desk.texts
        buttons = [
            Button(CLOSE, texts("edit-menu-close"), texts("key-escape"), height=BUTTON_HEIGHT, style="primary"),
            *(Button(name, label, key, height=BUTTON_HEIGHT) for name, label, key in self.commands),
        ]
        half = -(-len(buttons) // 2)
        columns = tuple(Column(tuple(part), min_width=COLUMN) for part in (buttons[:half], buttons[half:]))
        # As wide as the buttons, which have no gap beside them then.
        told = Box(page_help(texts, "menu"), max_width=2.0 * COLUMN + 12.0)
        body = Column((Flow(columns, 12.0, equal=True), told), 12.0)
        return dialog(WIDTH, texts("edit-menu"), body, offset=self.scrolled, widest=inf)

    def take_key(self, event: pygame.event.Event) -> None:
        command = self._command_of(event)
        if event.key != pygame.K_ESCAPE and command in [name for name, _, _ in self.commands]:
            self.press(command or "")
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        """Close, and carry out a command."""
        self.desk.leave(self)
        if name != CLOSE:
            self._on_pick(name)

    def refuse(self) -> None:
        self.press(CLOSE)


MENU: Final = (
    "edit-new", "edit-open", "edit-save-as", "edit-import", "edit-export-plan", "edit-export-map",
    "edit-export-picture", "edit-chance", "edit-background", "edit-background-away", "edit-mirror-table",
    "edit-flip-table", "edit-turn-table", "edit-leave",
)  # fmt: skip
"""Files first, then what is done with the table: the menu has two columns."""
OF_SHAPES: Final = ("edit-import", "edit-export-plan", "edit-export-map", "edit-background")
"""What a map of cells has no use for."""
MIRRORS: Final = {"edit-mirror-table": "vertical", "edit-flip-table": "horizontal", "edit-turn-table": "half-turn"}
MOST_TOLD: Final = 12
"""Of what is left out of a map so much is told; the rest is counted."""

FEWEST_PLAYERS: Final = 2
T = TypeVar("T")
PLAYERS: Final = (("alice", "Alice"), ("bob", "Bob"))


def empty_layout(name: str, width: float = 40.0, depth: float = 30.0, *, of_system: str = UNNAMED) -> dict[str, Any]:
    """Return a bare table of a rule system with two players, each with an entry zone at a side without cells."""
    face = forces(of_system)
    keys = {} if face is None else face.new_player()
    players = [{"id": player, "name": shown, **keys} for player, shown in PLAYERS]
    on_cells = cells(of_system)
    if on_cells is not None:
        width, depth = on_cells.size
        return {
            "format": 1, "system": of_system, "name": name, "table": {"width": width, "depth": depth, "step_cm": 2.0},
            "player": players, on_cells.keys.section: [], **content(of_system).bare,
        }  # fmt: skip
    zones = [
        {"id": "west-entry", "kind": "entry", "players": ["alice"], "rectangle": [0.0, 0.0, 4.0, depth]},
        {"id": "east-entry", "kind": "entry", "players": ["bob"], "rectangle": [width - 4.0, 0.0, 4.0, depth]},
    ]
    table = {"width": width, "depth": depth, "step_cm": 2.0}
    whole = {"table": table, "player": players, "zone": zones, "terrain": []}
    return {"format": 1, "system": of_system, "name": name, **whole, **content(of_system).bare}


def new_layout_path(of_system: str = UNNAMED) -> Path:
    """Return where a new layout will be saved under no other name: a file that is not there yet, nor a draft of one."""
    return _first_free((f"layout-{number}" for number in count(1)), of_system)


def free_layout_path(name: str, of_system: str = UNNAMED) -> Path:
    """Return where a layout of that name will be saved: in a file that does not exist yet, nor a draft of it."""
    stem = file_stem(name)
    return _first_free((stem if number == 1 else f"{stem}-{number}" for number in count(1)), of_system)


def _first_free(stems: Iterator[str], of_system: str) -> Path:
    """Return the first free file of some names in the user's folder of a rule system, without a draft either."""
    folder = own_scenarios_folder(of_system)
    with told_as_problem(folder):
        return next(path for stem in stems if not (path := folder / f"{stem}.toml").exists() and draft_of(path) is None)


def file_stem(name: str) -> str:
    """Return a file name for a layout: lower-case letters, digits, single hyphens, no longer than a layout's name."""
    stem = re.sub(r"[^a-z0-9]+", "-", name.lower())[:LONGEST_TEXT].strip("-")
    return stem or "layout"


class Filing:
    """The menu of the editor."""

    def __init__(self, screen: Editing) -> None:
        self.screen = screen
        self.bench = screen.bench
        self.exporting = Exporting(screen)
        self._maps: Path | None = None

    def press(self, command: str) -> None:
        """Carry out a command about the file as a whole."""
        try:
            self._press(command)
        except FileProblem as problem:
            self.screen.desk.say_problem(problem)

    def _press(self, command: str) -> None:
        screen, texts, desk = self.screen, self.screen.texts, self.screen.desk
        match command:
            case "save" | "edit-save":
                self.save()
            case "edit-save-as":
                self._ask("edit-ask-name", self.bench.path.stem, "edit-save-yes", self.save_as)
            case "edit-menu":
                options = [(name, texts(f"menu-{name}"), self._key(name)) for name in MENU if self._is_offered(name)]
                desk.open(EditMenu(desk, options, self.press, screen.command_of))
            case "edit-play" | "edit-look":
                self.try_out(command)
            case "edit-new":
                self._ask("edit-ask-name", texts("edit-new-name"), "edit-new-yes", self.begin)
            case "edit-open":
                offer_layouts(screen)
            case "edit-chance":
                desk.open(ChanceScreen(desk, self.bench.content, sliders_for(self.bench.setup), self.take_chance))
            case "edit-worth" if measures(self.bench.setup.system).layout is None:
                told = texts("cli-without-layout", system=system_name(texts, self.bench.setup.system))
                screen.say(upper_first(f"{told}."), bad=True)
            case "edit-worth":
                desk.open(WorthScreen(desk, self.bench))
            case "edit-forces" if self.bench.sketch.problem is not None and not has_forces(self.bench.document):
                raise self.bench.sketch.problem
            case "edit-forces":
                chosen = self.bench.selection
                figure = chosen[0].id if len(chosen) == 1 and chosen[0].section == "figure" else ""
                face = forces_face(self.bench.setup.system, self.bench.path)
                desk.open(ForcesScreen(desk, self.bench, face, self.press, figure))
            case "edit-fields":
                open_fields(screen)
            case "edit-import":
                desk.open(MapFiles(desk, texts("edit-ask-map"), self._maps or Path.home(), self.ask_how_to_bring_in))
            case "edit-background" if not self.exporting.is_own:
                # The picture comes beside the layout, and beside those of the program is no place for it.
                screen.say(texts("edit-background-own"), bad=True)
                self.press("edit-save-as")
            case "edit-background":
                ask_file(desk, "edit-ask-picture", "edit-picture-yes", self.lay_under)
            case "edit-background-away":
                document = {key: value for key, value in self.bench.document.items() if key != "background"}
                self.bench.do("background", document)
            case "edit-export-plan" | "edit-export-map" | "edit-export-picture":
                self.exporting.ask(command.removeprefix("edit-export-"))
            case "edit-mirror-table" | "edit-flip-table" | "edit-turn-table":
                self.bench.do("mirror", mirrored_table(self.bench.document, MIRRORS[command]))
            case "edit-leave":
                screen.when_saved(desk.to_start)
            case _:
                pass

    def _key(self, name: str) -> str:
        """Return the key of a command for people, "" if it has none."""
        return self.screen.key(name) if keys.group_of(name) else ""

    def _is_offered(self, name: str) -> bool:
        if self.bench.on_cells is not None and name in OF_SHAPES:
            return False
        return name != "edit-background-away" or self.bench.document.get("background") is not None

    def _ask(self, title: str, text: str, yes: str, action: Callable[[str], None]) -> None:
        """Ask for a line of text and do something with it; what goes wrong with a file is told."""
        desk, texts = self.screen.desk, self.screen.texts
        desk.open(AskText(desk, texts(title), text, texts(yes), lambda typed: attempt(desk, lambda: action(typed))))

    # -- saving -----------------------------------------------------------------------------------------------

    def save_and(self, action: Callable[[], None]) -> None:
        """Write the layout and do something once it is saved; what goes wrong with the file is told instead."""
        attempt(self.screen.desk, lambda: self.save(action))

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Write the layout; of the program's own and random games ask a new name first.  `then` is done once saved."""
        if not self.exporting.is_own:
            self._ask("edit-ask-name", self.bench.path.stem, "edit-save-yes", lambda name: self.save_as(name, then))
            return
        with told_as_problem(self.bench.path):
            # The very first layout of a user is the first thing in the folder.
            self.bench.path.parent.mkdir(parents=True, exist_ok=True)
        write_scenario(self.bench.path, self.bench.document)
        self.bench.saved()
        self.screen.say(self.screen.texts("edit-saved", file=self.bench.path))
        if then is not None:
            then()

    def save_as(self, name: str, then: Callable[[], None] | None = None) -> None:
        """Write the layout under another name, which is its name from now on, into the user's folder."""
        path = own_scenarios_folder(self.bench.setup.system) / f"{file_stem(name)}.toml"
        called = None if name == self.bench.path.stem else as_name(name)
        if path.exists() and path != self.bench.path:
            texts, desk = self.screen.texts, self.screen.desk
            desk.ask(
                texts("edit-replace-title"), texts("edit-replace-text", file=on_one_line(path.name)),
                texts("edit-replace-yes"), texts("card-cancel"), lambda: self._write_to(path, called, then),
            )  # fmt: skip
        else:
            self._write_to(path, called, then)

    def _write_to(self, path: Path, name: str | None, then: Callable[[], None] | None) -> None:
        try:
            with told_as_problem(path):
                path.parent.mkdir(parents=True, exist_ok=True)
                self._take_picture_along(path)
            self.bench.path = path
            if name is not None:
                self.bench.do("set-value", {**self.bench.document, "name": name})
            self.save()
            self.screen.set_title()
            if then is not None:
                then()
        except FileProblem as problem:
            self.screen.desk.say_problem(problem)

    def _take_picture_along(self, path: Path) -> None:
        """Copy the background picture, and its light, beside a file in another folder."""
        picture = part_of(self.bench.document, "background").get("picture")
        if isinstance(picture, str) and path.parent != self.bench.path.parent:
            before, beside = self.bench.path.parent / picture, path.parent / picture
            for old, new in ((before, beside), (light_beside(before), light_beside(beside))):
                if old.is_file() and not new.exists():
                    shutil.copyfile(old, new)

    # -- trying -----------------------------------------------------------------------------------------------

    def try_out(self, command: str) -> None:
        """Play or look at what is on the table, saved or not; who has nobody to play with is told so."""
        texts, desk, bench = self.screen.texts, self.screen.desk, self.bench
        forces = {figure.player for figure in bench.setup.figures}
        idle = [player.name for player in bench.setup.players if player.id not in forces]
        if command == "edit-play" and len(bench.setup.players) < FEWEST_PLAYERS:
            self.screen.say(texts("edit-no-players", key=self.screen.key("edit-forces")), bad=True)
        elif command == "edit-play" and idle:
            self.screen.say(texts("edit-no-figures", player=idle[0], key=self.screen.key("edit-figure")), bad=True)
        elif command == "edit-play":
            desk.play(str(bench.path))
        elif bench.sketch.problem is not None:
            raise bench.sketch.problem
        else:
            looking = LookScreen(desk, system(bench.setup.system).new_game(bench.setup), bench.path.stem)
            desk.open(looking)
            if not bench.history.is_saved:
                looking.say(texts("edit-look-unsaved"))

    def begin(self, name: str) -> None:
        """Begin a new layout in a file of its own; ask about what is not saved of the old one."""
        called, of_system = as_name(name) or self.screen.texts("edit-new-name"), self.bench.setup.system
        document, path = empty_layout(called, of_system=of_system), free_layout_path(name, of_system)
        self.screen.when_saved(lambda: self.screen.desk.edit_document(document, path))

    def take_chance(self, made: dict[str, Any]) -> None:
        """Put a layout made by chance onto the table; undo brings the old one back."""
        bench = self.bench
        bench.do("generate", replaced(bench.document, made, bench.content, bench.path))
        self.screen.fit_camera()

    # -- pictures and maps --------------------------------------------------------------------------------------

    def lay_under(self, source: Path) -> None:
        """Put a picture under the terrain, as wide as the table; it is copied beside the layout."""
        if source.suffix.lower().removeprefix(".") not in PICTURES_ENDINGS:
            raise FileProblem(source, "", "problem-no-such-picture", name=source.name)
        # Unpacked first: that takes more room when the bytes of the file are held beside it.
        is_shown = bool(levels_of(str(source)))
        picture, _ = read_picture(source)
        if not is_shown:
            raise FileProblem(source, "", "problem-picture-broken")
        folder = self.bench.path.parent
        with told_as_problem(folder):
            folder.mkdir(parents=True, exist_ok=True)
        beside = store_picture(folder / source.name, picture)
        width = self.bench.setup.battlefield.width
        background = {"picture": beside.name, "at": [0.0, 0.0], "width": width, "opacity": 0.7}
        self.bench.do("background", {**self.bench.document, "background": background})

    def ask_how_to_bring_in(self, source: Path) -> None:
        """Ask how large and how high a map becomes, once it is known that it can be read."""
        desk, of_system = self.screen.desk, self.bench.setup.system
        self._maps = source.parent

        def looked_at() -> tuple[ReadMap, pygame.Surface | None]:
            read = read_map(source)
            return read, picture_to_choose_from(read, source)

        def ask(looked: tuple[ReadMap, pygame.Surface | None]) -> None:
            read, picture = looked
            take = partial(self.bring_in, read, source)
            desk.open(MapChoices(desk, read, source, picture, of_system, take))

        self._beside_the_frames(looked_at, ask)

    def bring_in(
        self, read: ReadMap, source: Path, options: ImportOptions, upper: Sequence[tuple[ReadMap, Path]] = ()
    ) -> None:
        """Import a map that was read as a new layout, with the storeys above it."""
        self._beside_the_frames(
            lambda: imported(read, options, source, "map", upper), lambda made: self._open_imported(made, source)
        )

    def _beside_the_frames(self, job: Callable[[], T], then: Callable[[T], None]) -> None:
        texts = self.screen.texts
        carried_out(self.screen.desk, texts("edit-import-title"), texts("edit-import-works"), job, then)

    def _open_imported(self, found: ImportedMap, source: Path) -> None:
        path = free_layout_path(source.stem)
        with told_as_problem(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        store_layout(path, found.document, found.picture)
        self.screen.when_saved(lambda: self._show_imported(found, path))

    def _show_imported(self, found: ImportedMap, path: Path) -> None:
        """Go on with what was imported, and tell what is not on the table as the map has it."""
        desk, texts = self.screen.desk, self.screen.texts
        desk.edit(str(path))
        if found.left_out:
            lines = [texts("table-imported-left-out", count=len(found.left_out))]
            lines += [problem_in_file(texts, problem) for problem in found.left_out[:MOST_TOLD]]
            if len(found.left_out) > MOST_TOLD:
                lines.append(texts("edit-map-more", count=len(found.left_out) - MOST_TOLD))
            desk.say("\n".join(lines))
