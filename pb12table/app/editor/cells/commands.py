"""What keys, buttons and the palette of the editor do on a map of cells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import SystemRandom
from typing import Any, Final

from pb12table.app.editor.base import Editing
from pb12table.app.editor.cells.rows import names_of
from pb12table.app.editor.cells.tools import HALF, OFF_TABLE, CellSelectTool, PutTool, is_on_table
from pb12table.app.editor.commands import Button, EditCommands
from pb12table.app.editor.panels.palette import Group, PaletteRow
from pb12table.app.editor.panels.properties import profile_name, profiles_of
from pb12table.app.editor.tools.shapes import Stamp
from pb12table.app.editor.workbench import KindShown
from pb12table.layouts.cells import Spot, cell_name, cell_of, copied, without
from pb12table.layouts.chance.generate import LARGEST_SEED
from pb12table.layouts.typed import in_order
from pb12table.skirmish.faces.cells import CellsFace
from pb12table.skirmish.ids import PlayerId
from pb12table.table.cells import Cell, cell_distance, mirrored, shifted, turned
from pb12table.window.kit import keys
from pb12table.window.screens.asking import AskText
from pb12table.window.screens.base import attempt

TOOLS: Final = ("edit-select", "edit-cells")
OF_SHAPES: Final = frozenset(
    {
        "edit-rectangle", "edit-polygon", "edit-circle", "edit-line", "edit-hole", "edit-grid", "edit-corners",
        "edit-angles", "edit-level-up", "edit-level-down", "edit-fill-holes",
    }
)  # fmt: skip
"""Commands that have nothing to do on a map of cells."""
NUDGES: Final[Mapping[str, Cell]] = {
    "edit-west": (-1, 0), "edit-east": (1, 0), "edit-north": (0, 1), "edit-south": (0, -1),
}  # fmt: skip
SIXTH: Final = 60.0
COPIED: Final = "cell"
"""The section under which cells are kept that were copied."""
WHOLE: Final[Mapping[str, Callable[[Cell], Cell]]] = {
    "edit-mirror-table": lambda cell: mirrored(cell, "vertical"),
    "edit-flip-table": lambda cell: mirrored(cell, "horizontal"),
    "edit-turn-table": lambda cell: turned(cell, HALF),
}


class CellCommands(EditCommands):
    """The tool in hand, what it puts down, and everything that can be pressed on a map of cells."""

    def __init__(self, screen: Editing, face: CellsFace) -> None:
        super().__init__(screen)
        self.face = face
        self.stamp = Stamp("ground", next(iter(face.grounds(self.content)), ""))
        self.tool = self._selecting()

    @property
    def content(self) -> Any:
        """All that the map may name, its own content included."""
        return self.bench.known

    @property
    def missing(self) -> frozenset[str]:
        found = super().missing | OF_SHAPES
        return found - {"edit-live"} if self.face.is_measured else found

    @property
    def nobody(self) -> str:
        return self.screen.texts.of(self.bench.setup.system)("cells-owner-nearest")

    def _say(self, key: str) -> None:
        self.screen.say(self.screen.texts.of(self.bench.setup.system)(key), bad=True)

    def _selecting(self) -> CellSelectTool:
        return CellSelectTool(self.bench, self.face, self._say)

    # -- the palette --------------------------------------------------------------------------------------------

    def tools(self) -> list[PaletteRow]:
        texts = self.screen.texts.of(self.bench.setup.system)
        return [
            (f"command:{name}", texts(f"tile-{name}"), self.screen.key(name), self.tool.name == name) for name in TOOLS
        ]

    def palette(self) -> list[Group]:
        bench, content = self.bench, self.content
        texts = self.screen.texts.of(bench.setup.system)

        def rows(sort: str, named: Iterable[tuple[str, str]]) -> tuple[PaletteRow, ...]:
            is_held = isinstance(self.tool, PutTool) and self.stamp.section == sort
            return tuple((f"{sort}:{name}", label, "", is_held and self.stamp.stem == name) for name, label in named)

        players = bench.setup.players if self.face.keys.own else ()
        profiles = profiles_of(bench) if self.face.keys.profile else {}
        figures = in_order((name, profile_name(bench, name, texts)) for name in profiles)
        titles = (
            ("cells-grounds", rows("ground", names_of(self.face.grounds(content), texts))),
            ("cells-covers", rows("cover", names_of(self.face.covers(content), texts))),
            ("cells-owns", rows("own", [(str(player.id), player.name) for player in players])),
            ("cells-figures", rows("profile", figures)),
        )
        return [Group(title, texts(title), found) for title, found in titles if found]

    def tip_of(self, name: str) -> str:
        sort, _, kind = name.partition(":")
        texts = self.screen.texts.of(self.bench.setup.system)
        return self.face.about(texts, self.content, kind) if sort in ("ground", "cover") else ""

    def choose(self, section: str, name: str) -> None:
        match section:
            case "ground" | "cover" | "own" | "profile":
                self.stamp = Stamp(section, name)
                self.take("edit-cells")
            case "owner":
                self.owner = None if name == self.owner else PlayerId(name)
            case "show":
                self._show(name)
            case "like":
                self.like(name)
            case "fold":
                self.folded ^= {name}
            case _:
                pass

    def _show(self, name: str) -> None:
        cell = next((cell for cell in self.bench.spots() if cell_name(cell) == name), None)
        if cell is not None:
            self.bench.cells = [cell]
            at = self.face.lattice(self.bench.setup).centre(cell)
            self.screen.camera = self.screen.camera.centred(at)

    def take(self, name: str) -> None:
        if name in ("edit-cells", "edit-figure"):
            brush = (self.stamp.section, self.stamp.stem)
            self.tool = PutTool(self.bench, self.face, self._say, brush, self._owner_at)
        else:
            self.tool = self._selecting()

    def _owner_at(self, cell: Cell, profile: str) -> str:
        """Whose a new figure is: as chosen, else of the player whose own cell is nearest."""
        if self.owner is not None:
            return self.owner
        owns = [(cell_distance(cell, other), player) for other, spot in self.bench.spots().items()
                for player in spot.owns]  # fmt: skip
        players = self.bench.setup.players
        return min(owns)[1] if owns else str(players[0].id) if players else ""

    # -- what can be pressed --------------------------------------------------------------------------------------

    def press(self, command: str) -> None:
        bench, chosen = self.bench, list(self.bench.cells)
        if command in TOOLS:
            self.take(command)
        elif command in OF_SHAPES or command == "edit-figure":
            self._say("cells-refuse-shape")
        elif command in NUDGES:
            by = NUDGES[command]
            self._carry(lambda cell: shifted(cell, by), "nudge", joined=("nudge", len(chosen)))
        elif command in ("edit-turn-left", "edit-turn-right"):
            self.turn(SIXTH if command == "edit-turn-left" else -SIXTH)
        elif command in ("edit-mirror", "edit-flip"):
            axis, about = "vertical" if command == "edit-mirror" else "horizontal", self._middle()
            self._carry(lambda cell: mirrored(cell, axis, about), "mirror")
        elif command == "edit-half-turn":
            about = self._middle()
            self._carry(lambda cell: turned(cell, HALF, about), "turn")
        elif command in WHOLE:
            bench.cells = list(bench.spots())
            self._carry(WHOLE[command], "mirror")
            bench.cells = []
        elif command == "edit-delete":
            bench.do("delete", without(bench.document, self.face.keys, chosen))
        elif command == "edit-all":
            bench.cells = list(bench.spots())
        else:
            self._press_copying(command)

    def _press_copying(self, command: str) -> None:
        lain = {cell: spot for cell, spot in self.bench.spots().items() if cell in self.bench.cells}
        match command:
            case "edit-complete":
                self._lay("complete", {turned(cell, HALF): spot for cell, spot in lain.items()})
            case "edit-duplicate" if lain:
                self._lay("duplicate", {shifted(cell, (1, -1)): spot for cell, spot in lain.items()})
            case "edit-copy" | "edit-cut":
                self._copy(lain, cut=command == "edit-cut")
            case "edit-paste":
                self._paste()
            case "edit-chance":
                self._ask_chance()
            case _:
                super()._press_other(command)

    def turn(self, angle: float) -> None:
        """Turn the selected cells about the middle one of them, by a sixth whichever way the angle goes."""
        sixths, about = 1 if angle > 0 else -1, self._middle()
        self._carry(lambda cell: turned(cell, sixths, about), "turn", joined=("turn", len(self.bench.cells)))

    def _middle(self) -> Cell:
        """The cell in the middle of those that are selected."""
        lattice = self.face.lattice(self.bench.setup)
        centres = [lattice.centre(cell) for cell in self.bench.cells] or [lattice.middle]
        return lattice.cell_at((sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)))

    def _carry(self, motion: Callable[[Cell], Cell], label: str, joined: object = None) -> None:
        if self.bench.cells:
            self._selecting().carry_to(label, motion, joined)

    def _lay(self, label: str, lain: Mapping[Cell, Spot]) -> None:
        """Put copies of cells down over what lies there, and select them."""
        bench, lattice = self.bench, self.face.lattice(self.bench.setup)
        if not all(is_on_table(bench, lattice, cell) for cell in lain):
            self._say(OFF_TABLE)
            return
        bench.do(label, copied(self.face.laid_out(bench.document), self.face.keys, lain))
        bench.cells = list(lain)

    def _copy(self, lain: Mapping[Cell, Spot], *, cut: bool) -> None:
        """Keep copies of cells; whose own they are stays with the players."""
        screen, bench = self.screen, self.bench
        if not lain:
            screen.say(screen.texts("edit-nothing-selected"), bad=True)
            return
        screen.desk.copied = tuple(
            (COPIED, {"at": list(cell), "ground": spot.ground, "cover": spot.cover, "figure": spot.figure})
            for cell, spot in lain.items()
        )
        if cut:
            bench.do("cut", without(bench.document, self.face.keys, list(lain)))
        screen.say(screen.texts("edit-copied", number=len(lain), key=screen.key("edit-paste")))

    def _paste(self) -> None:
        """Put down what was copied: its first cell at the mouse, else beside where it was."""
        screen = self.screen
        kept = [entry for section, entry in screen.desk.copied if section == COPIED]
        cells = [cell for entry in kept if (cell := cell_of(entry)) is not None]
        if not cells:
            screen.say(screen.texts("edit-nothing-copied"), bad=True)
            return
        lattice = self.face.lattice(self.bench.setup)
        to = shifted(cells[0], (1, -1)) if screen.mouse is None else lattice.cell_at(screen.mouse)
        by = (to[0] - cells[0][0], to[1] - cells[0][1])
        lain = {
            shifted(cell, by): Spot(entry["ground"], entry["cover"], (), entry["figure"])
            for cell, entry in zip(cells, kept, strict=True)
        }
        self._lay("paste", lain)

    def _ask_chance(self) -> None:
        """Ask for a number of the chance by which another map is made."""
        desk, texts = self.screen.desk, self.screen.texts
        seed = str(SystemRandom().randrange(LARGEST_SEED + 1))
        hint = texts("cells-chance-hint")
        desk.open(AskText(desk, texts("cells-ask-chance"), seed, texts("cells-chance-yes"), self._take_chance, hint))

    def _take_chance(self, typed: str) -> None:
        digits = "".join(sign for sign in typed if sign.isdecimal())[:9]
        seed = min(int(digits or "0"), LARGEST_SEED)

        def make() -> None:
            bench = self.bench
            bench.do("generate", self.face.by_chance(bench.document, bench.content, seed, bench.path))

        attempt(self.screen.desk, make)

    # -- what is said -------------------------------------------------------------------------------------------

    def hint(self) -> str:
        texts = self.screen.texts
        if not isinstance(self.tool, PutTool):
            return texts("hint-cells-select")
        held = f"{self.stamp.section}:{self.stamp.stem}"
        named = {name: label for group in self.palette() for name, label, _, _ in group.rows}
        return texts("hint-edit-cells", kind=named.get(held, self.stamp.stem))

    def kind_meant(self) -> KindShown | None:
        """Of one selected cell what covers it, else its ground; else what is in hand."""
        lain = self.bench.spots()
        cells = [cell for cell in self.bench.cells if cell in lain]
        if len(cells) == 1:
            spot = lain[cells[0]]
            return KindShown("cover", spot.cover) if spot.cover else KindShown("ground", spot.ground)
        is_kind = isinstance(self.tool, PutTool) and self.stamp.section in ("ground", "cover")
        return KindShown(self.stamp.section, self.stamp.stem) if is_kind and not cells else None

    def sheet_title(self) -> str:
        chosen, texts = self.bench.cells, self.screen.texts.of(self.bench.setup.system)
        if self.bench.kind_shown is not None:
            return super().sheet_title()
        if not chosen:
            return texts("edit-sheet-table")
        if len(chosen) > 1:
            return texts("edit-sheet-several", number=len(chosen))
        return texts("cells-sheet", q=chosen[0][0], r=chosen[0][1])

    def sheet_buttons(self) -> list[Button]:
        texts, key = self.screen.texts, self.screen.key
        if self.bench.kind_shown is not None or not self.bench.cells:
            return super().sheet_buttons()
        commands = ("edit-duplicate", "edit-delete", "edit-turn-left", "edit-turn-right", "edit-mirror", "edit-flip",
                    "edit-half-turn", "edit-complete")  # fmt: skip
        kind = [("edit-kind", texts("edit-kind"), key("edit-kind"), True)] if self.kind_meant() is not None else []
        return [*kind, *((command, texts(f"tile-{command}"), key(command), True) for command in commands)]

    def switches(
        self, overlays: Iterable[str], shown: set[str], ruler: bool
    ) -> list[tuple[str, str, str, bool]]:
        kept = [name for name in overlays if keys.shows(name, self.bench.setup.system)]
        found = super().switches(kept, shown, ruler)
        return [switch for switch in found if switch[0] not in OF_SHAPES]


def commands_for(screen: Editing) -> EditCommands:
    """The commands of the editor for the layout on its bench."""
    face = screen.bench.on_cells
    return EditCommands(screen) if face is None else CellCommands(screen, face)

