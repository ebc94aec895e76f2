"""What keys, buttons and the palette of the editor do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pb12table.app.editor.base import Editing
from pb12table.app.editor.copying import Copying
from pb12table.app.editor.filing.filing import Filing
from pb12table.app.editor.panels.properties import profile_name, profiles_of
from pb12table.app.editor.tools.hole_tool import HoleTool
from pb12table.app.editor.tools.select_tool import SelectTool
from pb12table.app.editor.tools.shapes import (
    CircleTool,
    LineTool,
    PlaceTool,
    PolygonTool,
    RectangleTool,
    Stamp,
    Tool,
)
from pb12table.layouts.editing import (
    ALIGNMENTS,
    aligned,
    completed_by_symmetry,
    duplicated,
    moved,
    removed,
    things_of,
    without_holes,
)
from pb12table.layouts.motions import bounds_of, half_turn, mirror, shift, turn
from pb12table.layouts.typed import in_order
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.known import forces, measures, scene
from pb12table.texts.names import text_key
from pb12table.texts.plain import upper_first
from pb12table.window.scene.storey_picker import storey_line
from pb12table.window.screens.asking import PickOne

TOOLS: Final = (
    "edit-select", "edit-rectangle", "edit-polygon", "edit-circle", "edit-line", "edit-hole", "edit-figure",
)  # fmt: skip
CARRIED: Final = ("kind", "zone", "profile", "ground", "cover", "own")
"""What can be dragged out of the palette onto the table."""
GRIDS: Final = (None, 0.25, 0.5, 1.0, 2.0)
CORNER_REACH: Final = 0.4
ANGLES: Final = (None, 5.0, 15.0, 45.0)
NUDGES: Final = {"edit-west": (-1, 0), "edit-east": (1, 0), "edit-north": (0, 1), "edit-south": (0, -1)}
FINE: Final = 0.1
"""How far a nudge goes without a grid."""
RISING: Final = ("ramp", "stairs")
"""Kinds whose pieces rise from one side to the other; toward the east until it is set otherwise."""
OWNED: Final = (ZoneKind.ENTRY, ZoneKind.EXIT, ZoneKind.HOLD, ZoneKind.CONTEST)
"""Kinds of zones that are for players."""
FEW: Final = 3
"""So many choices are gone through by clicking."""
Button = tuple[str, str, str, bool]


class EditCommands:
    """The tool in hand, what it stamps, and everything that can be pressed."""

    def __init__(self, screen: Editing) -> None:
        self.screen = screen
        self.bench = screen.bench
        self.filing = Filing(screen)
        self.copying = Copying(screen)
        # A system may have zones only, and terrain only where a layout brings its own kinds along.
        entry = ZoneKind.ENTRY.value
        kinds = [Stamp("terrain", kind, {"kind": kind}) for kind in self.bench.content.kinds]
        self.stamp = kinds[0] if kinds else Stamp("zone", entry, {"kind": entry})
        # What the line tool draws when something is chosen that cannot be a line.
        self._line_stamp = self.stamp
        # Whose the next figures are; None: of the player whose entry zone is nearest.
        self.owner: PlayerId | None = None
        self.figure_stamp = self._figure_stamp("human")
        # A figure of each profile, to be shown in the palette.
        templates = scene(self.bench.setup.system).templates_in(self.bench.content)
        self.templates = {template.id: template for template in templates}
        # Whether the palette is still to be scrolled to the figure in hand.
        self.reveals = False
        self.tool: Tool = SelectTool(self.bench)

    def _figure_stamp(self, profile: str) -> Stamp:
        profiles = profiles_of(self.bench)
        name = profile if profile in profiles else next(iter(profiles), "")
        owner = {} if self.owner is None else {"player": self.owner}
        return Stamp("figure", name, {"profile": name, **owner})

    @property
    def missing(self) -> frozenset[str]:
        """The commands for which the rule system of the layout has nothing."""
        identity = self.bench.setup.system
        layout = measures(identity).layout
        found = {"edit-forces": forces(identity), "edit-worth": layout, "edit-live": layout}
        return frozenset(command for command, face in found.items() if face is None)

    @property
    def nobody(self) -> str:
        """What is told of the owner of new figures as long as no player is chosen."""
        return self.screen.texts("edit-owner-by-zone")

    def tip_of(self, name: str) -> str:
        """What something of the palette does, in a sentence; "" for nothing to tell."""
        return ""

    # -- the palette ----------------------------------------------------------------------------------------

    def palette(self) -> list[tuple[str, list[tuple[str, str, str, bool]]]]:
        """Titles with rows of (zone, label, key, whether it is chosen)."""
        texts, bench = self.screen.texts, self.bench
        tools = [
            (f"command:{name}", texts(f"tile-{name}"), self.screen.key(name), self.tool.name == name)
            for name in TOOLS
            if name != "edit-figure" or self.figure_stamp.stem
        ]
        now = self.stamp.keys.get("kind") if self.tool.name != "edit-figure" else None
        in_terrain = self.stamp.section == "terrain"
        kinds = [
            (f"kind:{kind}", label, "", in_terrain and kind == now)
            for kind, label in in_order((kind, upper_first(texts(f"kind-{kind}"))) for kind in bench.content.kinds)
        ]
        in_zone = self.stamp.section == "zone"
        zones = [
            (f"zone:{kind.value}", texts(text_key("zone", kind)), "", in_zone and kind.value == now)
            for kind in ZoneKind
        ]
        in_hand = self.figure_stamp.stem if self.tool.name == "edit-figure" else ""
        profiles = in_order((name, profile_name(bench, name, texts)) for name in profiles_of(bench))
        figures = [(f"profile:{name}", label, "", name == in_hand) for name, label in profiles]
        titles = (("edit-tools", tools), ("edit-kinds", kinds), ("edit-zones", zones), ("edit-figures", figures))
        return [(texts(title), rows) for title, rows in titles if rows]

    def owner_of_zone(self, kind: ZoneKind) -> PlayerId | None:
        """Whose a new zone of a kind is at first, None for a kind that is nobody's."""
        players = self.bench.setup.players
        return players[0].id if kind in OWNED and players else None

    def _kind_name(self, stamp: Stamp) -> str:
        """What a kind of terrain or zone is called."""
        kind = str(stamp.keys["kind"])
        return self.screen.texts(text_key("zone", ZoneKind(kind)) if stamp.section == "zone" else f"kind-{kind}")

    def choose(self, section: str, name: str) -> None:
        """Take something of the palette, or show what is wrong with a thing."""
        match section:
            case "kind":
                self.stamp = Stamp("terrain", name, {"kind": name, **({"rises": 0.0} if name in RISING else {})})
                self._keep_drawing()
            case "zone":
                player = self.owner_of_zone(ZoneKind(name))
                more = {"players": [player]} if player is not None else {"level": 2} if name == "dark" else {}
                self.stamp = Stamp("zone", name, {"kind": name, **more})
                self._keep_drawing()
            case "profile":
                self.figure_stamp = self._figure_stamp(name)
                self.take("edit-figure")
            case "owner":
                self.owner = None if name == self.owner else PlayerId(name)
                self.figure_stamp = self._figure_stamp(self.figure_stamp.stem)
                if self.tool.name == "edit-figure":
                    self.take("edit-figure")
            case "show":
                self._show(name)
            case _:
                pass

    def _keep_drawing(self) -> None:
        """A new stamp for the tool in hand; from selecting one goes to that of its usual shape."""
        drawing = ("edit-rectangle", "edit-polygon", "edit-circle", "edit-line")
        keeps = self.tool.name in drawing and (self.tool.name != "edit-line" or self.stamp.can_be_a_line)
        keeps = keeps and not self.stamp.is_straight
        self.take(self.tool.name if keeps else self.stamp.tool)

    def _show(self, name: str) -> None:
        things = [thing for thing in things_of(self.bench.document) if thing.id == name]
        self.bench.selection = things[:1]
        bounds = bounds_of(self.bench.selected_entries())
        if bounds is not None:
            self.screen.camera = self.screen.camera.centred(((bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2))

    def take(self, name: str) -> None:
        """Take a tool in hand; the line tool goes back to what it drew before when the chosen kind cannot be a line.

        What is a straight line, as a door, is drawn by no other.
        """
        if self.stamp.is_straight and name in ("edit-rectangle", "edit-polygon", "edit-circle"):
            name = "edit-line"
        if name == "edit-line" and self.stamp.can_be_a_line:
            self._line_stamp = self.stamp
        elif name == "edit-line" and not self._line_stamp.can_be_a_line:
            self.screen.say(self.screen.texts("edit-no-terrain"), bad=True)
            return
        elif name == "edit-line":
            texts, refused = self.screen.texts, self._kind_name(self.stamp)
            self.stamp = self._line_stamp
            self.screen.say(texts("edit-no-line", refused=refused, kind=self._kind_name(self.stamp)))
        tools: dict[str, Tool] = {
            "edit-select": SelectTool(self.bench),
            "edit-rectangle": RectangleTool(self.bench, self.stamp),
            "edit-polygon": PolygonTool(self.bench, self.stamp),
            "edit-circle": CircleTool(self.bench, self.stamp),
            "edit-line": LineTool(self.bench, self.stamp),
            "edit-hole": HoleTool(self.bench),
            "edit-figure": PlaceTool(self.bench, self.figure_stamp),
        }
        self.tool = tools[name]

    # -- what can be pressed ----------------------------------------------------------------------------------

    def press(self, command: str) -> None:
        """Carry out a command."""
        bench, chosen = self.bench, self.bench.selection
        if command == "edit-figure" and not self.figure_stamp.stem:
            self.screen.say(self.screen.texts("edit-no-profiles"), bad=True)
        elif command in TOOLS:
            self.take(command)
            self.reveals = command == "edit-figure"
        elif command in NUDGES:
            step = bench.snapping.grid or FINE
            dx, dy = NUDGES[command]
            bench.do("nudge", moved(bench.document, chosen, shift(dx * step, dy * step)), joined=("nudge", *chosen))
        elif command.startswith("edit-align-"):
            bench.do("align", aligned(bench.document, chosen, command.removeprefix("edit-align-")))
        elif command in ("edit-turn-left", "edit-turn-right"):
            step = bench.snapping.angle or 1.0
            self.turn(step if command == "edit-turn-left" else -step)
        else:
            self._press_other(command)

    def _press_other(self, command: str) -> None:
        bench, chosen = self.bench, self.bench.selection
        match command:
            case "undo":
                self._told(bench.undo(), "edit-undone")
            case "redo":
                self._told(bench.redo(), "edit-redone")
            case "back":
                if not self.tool.cancel():
                    self._back()
            case "commit":
                self.tool.finish()
            case "edit-delete":
                bench.do("delete", removed(bench.document, chosen))
            case "edit-all":
                bench.selection = things_of(bench.document)
            case "edit-duplicate" if chosen:
                step = bench.snapping.grid or 0.5
                document, copies = duplicated(bench.document, chosen, shift(step, -step))
                bench.do("duplicate", document)
                bench.selection = copies
            case "edit-copy" | "edit-cut":
                self.copying.copy(cut=command == "edit-cut")
            case "edit-paste":
                self.copying.paste()
            case "edit-mirror" | "edit-flip" | "edit-half-turn" if chosen:
                self._mirror_selection(command)
            case "edit-complete" if chosen:
                document, images = completed_by_symmetry(bench.document, chosen, "half-turn")
                bench.do("complete", document)
                bench.selection = images
            case "edit-fill-holes" if chosen:
                bench.do("fill-holes", without_holes(bench.document, chosen[0]))
            case "edit-grid":
                bench.snapping = replace(bench.snapping, grid=_next(GRIDS, bench.snapping.grid))
            case "edit-corners":
                corners = None if bench.snapping.corners else CORNER_REACH
                bench.snapping = replace(bench.snapping, corners=corners)
            case "edit-angles":
                bench.snapping = replace(bench.snapping, angle=_next(ANGLES, bench.snapping.angle))
            case "edit-level-up" | "edit-level-down":
                bench.storey.step(1 if command == "edit-level-up" else -1)
                self.screen.say(storey_line(self.screen.texts, bench.storey))
            case _:
                self.filing.press(command)

    def _told(self, label: str | None, key: str) -> None:
        texts = self.screen.texts
        self.screen.say(texts("edit-nothing-to-undo") if label is None else texts(key, what=texts(f"edit-did-{label}")))

    def _back(self) -> None:
        if self.tool.name != "edit-select":
            self.take("edit-select")
        else:
            self.filing.press("edit-menu")

    def turn(self, angle: float) -> None:
        """Turn the selection about its middle."""
        bounds = bounds_of(self.bench.selected_entries())
        if bounds is not None:
            centre = ((bounds[0] + bounds[2]) / 2.0, (bounds[1] + bounds[3]) / 2.0)
            document = moved(self.bench.document, self.bench.selection, turn(angle, centre))
            self.bench.do("turn", document, joined=("turn", *self.bench.selection))

    def _mirror_selection(self, command: str) -> None:
        bounds = bounds_of(self.bench.selected_entries())
        if bounds is None:
            return
        centre = ((bounds[0] + bounds[2]) / 2.0, (bounds[1] + bounds[3]) / 2.0)
        motion = half_turn(centre) if command == "edit-half-turn" else mirror(
            "vertical" if command == "edit-mirror" else "horizontal", centre
        )  # fmt: skip
        self.bench.do("mirror", moved(self.bench.document, self.bench.selection, motion))

    def offer_choices(self, number: int, row: Property) -> None:
        """Let one of a row's options be chosen: few by clicking on, many from a list."""
        values = [value for value, _ in row.options]
        shown = [label for _, label in row.options]
        now = shown.index(row.value) if row.value in shown else -1
        if len(values) <= FEW:
            self.screen.put_choice(number, values[(now + 1) % len(values)])
        else:
            desk, first = self.screen.desk, max(now, 0)
            desk.open(
                PickOne(desk, row.label, row.options, lambda value: self.screen.put_choice(number, value), first)
            )

    # -- what is said -----------------------------------------------------------------------------------------

    def hint(self) -> str:
        """What the tool in hand does."""
        figure = profile_name(self.bench, self.figure_stamp.stem, self.screen.texts)
        return self.screen.texts(f"hint-{self.tool.name}", figure=figure)

    def sheet_title(self) -> str:
        """What the numbers on the right belong to."""
        chosen = self.bench.selection
        texts = self.screen.texts
        if not chosen:
            return texts("edit-sheet-table")
        if len(chosen) == 1:
            return texts(f"edit-sheet-{chosen[0].section}")
        return texts("edit-sheet-several", number=len(chosen))

    def sheet_buttons(self) -> list[Button]:
        """What can be done with the selection."""
        texts, key, chosen = self.screen.texts, self.screen.key, self.bench.selection
        has_forces = "edit-forces" not in self.missing
        if not chosen:
            return [("edit-forces", texts("edit-gear-of-all"), key("edit-forces"), True)] if has_forces else []
        commands = ["edit-duplicate", "edit-delete", "edit-turn-left", "edit-turn-right", "edit-mirror", "edit-flip",
                    "edit-half-turn", "edit-complete"]  # fmt: skip
        if len(chosen) == 1 and self.bench.selected_entries()[0].get("holes"):
            commands.append("edit-fill-holes")
        found = [(command, texts(f"tile-{command}"), key(command), True) for command in commands]
        if len(chosen) > 1:
            found += [(f"edit-align-{edge}", texts(f"tile-edit-align-{edge}"), "", True) for edge in ALIGNMENTS]
        if has_forces and len(chosen) == 1 and chosen[0].section == "figure":
            found.insert(0, ("edit-forces", texts("edit-gear"), key("edit-forces"), True))
        return found

    def switches(
        self, overlays: Iterable[str], shown: set[str], ruler: bool
    ) -> list[tuple[str, str, str, bool]]:
        """The switches of the bar: (command, label, key, whether it is on)."""
        texts, key, snapping = self.screen.texts, self.screen.key, self.bench.snapping
        found = [
            ("edit-grid", texts("tile-edit-grid", grid=snapping.grid or 0), key("edit-grid"), bool(snapping.grid)),
            ("edit-corners", texts("tile-edit-corners"), key("edit-corners"), snapping.corners is not None),
            (
                "edit-angles",
                texts("tile-edit-angles", angle=snapping.angle or 0),
                key("edit-angles"),
                bool(snapping.angle),
            ),
        ]
        found += [(name, texts(f"tile-{name}"), key(name), name in shown) for name in overlays]
        return [*found, ("ruler", texts("tile-ruler"), key("ruler"), ruler)]


def _next(values: tuple[float | None, ...], now: float | None) -> float | None:
    return values[(values.index(now) + 1) % len(values)] if now in values else values[0]
