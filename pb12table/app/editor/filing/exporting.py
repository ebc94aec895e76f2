"""Exporting a layout from the editor: building plans, maps for other programs, pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from pb12table.app.editor.base import Editing
from pb12table.app.editor.filing.asking import Question, ask_numbers
from pb12table.app.export.layout_picture import LayoutPainting
from pb12table.app.export.painting_aside import paint_aside
from pb12table.files.places import scenarios_folder
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.replacing import write_atomically
from pb12table.files.scenario import own_scenarios_folder, scenario_form
from pb12table.layouts.maps.map_export import ExportOptions, exported, windows_of
from pb12table.layouts.maps.universal_map import map_text
from pb12table.layouts.plans.plan import plan_svg
from pb12table.layouts.plans.plan_sheets import Paper, TooManySheets, plan_sheets
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems.known import content
from pb12table.texts.plain import on_one_line
from pb12table.window.screens.asking import PickOne
from pb12table.window.screens.base import attempt

Sort = Literal["sheet-a4", "sheet-a3", "full-size", "plan", "map", "picture"]
PLANS: Final[tuple[Sort, ...]] = ("sheet-a4", "sheet-a3", "full-size", "plan")
"""Building plans: fitted to a sheet of paper, on many sheets as large as the table, and on one sheet of any size."""
ENDINGS: Final[dict[Sort, str]] = {"plan": ".svg", "map": ".uvtt", "picture": ".png"}
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
        """Whether the file is the user's, and not one of the program's."""
        return scenarios_folder() not in self.bench.path.parents

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
        """How long a step should be for models of each scale; "" where the rules do not say."""
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
                    found = plan_sheets(scenario, texts, paper, step_cm=number, scale=scale)
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
    """The size in pixels of a picture of the whole table with so many pixels to a step."""
    field = setup.battlefield
    return (max(round(field.width * factor), 1), max(round(field.depth * factor), 1))
