"""What keys, buttons and the palette of the editor do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from pb12table.app.editor.base import Copying, Editing
from pb12table.app.editor.fields.screen import open_wrong
from pb12table.app.editor.filing.filing import Filing
from pb12table.app.editor.helping import HELPING, PieceTool
from pb12table.app.editor.panels.palette import Group, PaletteRow, groups_shown
from pb12table.app.editor.panels.properties import is_own, kind_label, profile_name, profiles_of, without_own
from pb12table.app.editor.tools import (
    CircleTool,
    HoleTool,
    LineTool,
    PlaceTool,
    PolygonTool,
    RectangleTool,
    SelectTool,
    Stamp,
    Tool,
)
from pb12table.app.editor.workbench import KindShown, gone_back_words
from pb12table.layouts.deploying import with_another
from pb12table.layouts.editing import (
    ALIGNMENTS,
    LAYERS,
    aligned,
    completed_by_symmetry,
    duplicated,
    in_order,
    layer_of_kind,
    moved,
    removed,
    things_of,
    without_holes,
)
from pb12table.layouts.motions import bounds_of, half_turn, mirror, shift, turn
from pb12table.layouts.usual import RISING
from pb12table.skirmish.forms.force_pages import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.known import content, forces, measures, scene
from pb12table.texts.names import text_key
from pb12table.window.kit.keys import MOST_FAVOURITES, MOST_MIRRORED
from pb12table.window.scene.table_view import storey_line
from pb12table.window.screens.dialogs import PickOne

TOOLS: Final = (
    "edit-select", "edit-rectangle", "edit-polygon", "edit-circle", "edit-line", "edit-hole", "edit-figure",
    HELPING,
)  # fmt: skip
CARRIED: Final = ("kind", "zone", "profile", "ground", "cover", "own")
"""What can be dragged out of the palette onto the table."""
GRIDS: Final = (None, 0.25, 0.5, 1.0, 2.0)
CORNER_REACH: Final = 0.4
ANGLES: Final = (None, 5.0, 15.0, 45.0)
MIRRORING: Final = ("", "vertical", "horizontal", "half-turn")
"""How what is new is mirrored at once, in turn."""
NUDGES: Final = {"edit-west": (-1, 0), "edit-east": (1, 0), "edit-north": (0, 1), "edit-south": (0, -1)}
FINE: Final = 0.1
"""How far a nudge goes without a grid."""
OWNED: Final = (ZoneKind.ENTRY, ZoneKind.EXIT)
"""Kinds of zones that are some player's; a contested zone is every player's as long as none is named."""
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
        kinds = [Stamp("terrain", kind, {"kind": kind}) for kind in self.bench.kinds]
        self.stamp = kinds[0] if kinds else Stamp("zone", entry, {"kind": entry})
        # What the line tool draws when something is chosen that cannot be a line.
        self._line_stamp = self.stamp
        # Whose the next figures are; None: of the player whose entry zone is nearest.
        self.owner: PlayerId | None = None
        self.figure_stamp = self._figure_stamp("human")
        # A figure of each profile, to be shown in the palette.
        templates = scene(self.bench.setup.system).templates_in(self.bench.content)
        self.templates = {template.id: template for template in templates}
        # What is looked for in the palette, and the groups of which only the head is shown.
        self.sought = ""
        self.folded: set[str] = set()
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
        found = {"edit-forces": forces(identity), "edit-worth": layout, "edit-live": layout, HELPING: layout}
        absent = {command for command, face in found.items() if face is None}
        has_rings = "gear" in scene(identity).overlays
        return frozenset(absent if has_rings else absent | {"edit-rings"})

    @property
    def nobody(self) -> str:
        """Return the text for the owner of new figures while no player is chosen."""
        return self.screen.texts("edit-owner-by-zone")

    def tip_of(self, name: str) -> str:
        """Return what something in the palette does, in a sentence; "" if there is nothing to say."""
        return ""

    # -- the palette ----------------------------------------------------------------------------------------

    def tools(self) -> list[PaletteRow]:
        """Return the tools, which are always visible."""
        texts = self.screen.texts
        return [
            (f"command:{name}", texts(f"tile-{name}"), self.screen.key(name), self.tool.name == name)
            for name in TOOLS
            if (name != "edit-figure" or self.figure_stamp.stem) and name not in self.missing
        ]

    def palette(self) -> list[Group]:
        """Return everything that can be put down, in groups: terrain by its layers, zones and figures."""
        texts, bench = self.screen.texts, self.bench
        now = self.stamp.keys.get("kind") if self.tool.name != "edit-figure" else None
        in_terrain, in_zone = self.stamp.section == "terrain", self.stamp.section == "zone"
        kinds = in_order((kind, kind_label(bench, KindShown("kind", kind), texts)) for kind in bench.kinds)
        layers: dict[str, list[PaletteRow]] = {}
        for kind, label in kinds:
            row = (f"kind:{kind}", label, "", in_terrain and kind == now)
            layers.setdefault(layer_of_kind(kind, bench.kinds), []).append(row)
        layers["zones"] = [
            (f"zone:{kind.value}", texts(text_key("zone", kind)), "", in_zone and kind.value == now)
            for kind in content(bench.setup.system).zone_kinds
        ]
        in_hand = self.figure_stamp.stem if self.tool.name == "edit-figure" else ""
        profiles = in_order((name, profile_name(bench, name, texts)) for name in profiles_of(bench))
        layers["figures"] = [(f"profile:{name}", label, "", name == in_hand) for name, label in profiles]
        return [
            Group(layer, texts(f"edit-layer-{layer}"), tuple(layers[layer]), layer)
            for layer in LAYERS
            if layers.get(layer)
        ]

    def shown_groups(self) -> list[Group]:
        """Return the groups as shown: only what is searched for, else favourites before the others."""
        texts = self.screen.texts
        return groups_shown(self.palette(), self.sought, self.favourites, texts("edit-favourites"))

    @property
    def favourites(self) -> list[str]:
        """Return the favourites of the palette, by the names of their zones; kept in the settings."""
        return self.screen.desk.settings.favourites

    def like(self, name: str) -> None:
        """Make something of the palette a favourite, or none any more."""
        liked = self.favourites
        if name in liked:
            liked.remove(name)
        elif len(liked) < MOST_FAVOURITES:
            liked.append(name)
        else:
            self.screen.say(self.screen.texts("edit-favourites-full", most=MOST_FAVOURITES), bad=True)
            return
        self.screen.desk.apply_settings()

    def _keep_mirroring(self) -> None:
        """Note how new things are mirrored on this layout, for when it is opened again."""
        kept, name = self.screen.desk.settings.mirrored, str(self.bench.path)
        kept.pop(name, None)
        if self.bench.mirroring:
            kept[name] = self.bench.mirroring
            for oldest in list(kept)[:-MOST_MIRRORED]:
                del kept[oldest]
        self.screen.desk.apply_settings()

    def take_first(self) -> None:
        """Take the first thing that is shown of the palette; what was looked for is found."""
        group = next((group for group in self.shown_groups() if group.rows), None)
        texts = self.screen.texts
        if not self.sought:
            self.screen.say(texts("edit-search-empty"))
        elif group is None:
            self.screen.say(texts("edit-search-nothing", text=self.sought), bad=True)
        else:
            section, _, name = group.rows[0][0].partition(":")
            self.choose(section, name)
        self.sought = ""

    def in_hand(self) -> str:
        """Return what is in hand from the palette, by the name of its zone; "" for a bare tool."""
        return next((row[0] for group in self.palette() for row in group.rows if row[3]), "")

    def _opened(self, layer: str) -> None:
        """Show and unlock the layer of what is drawn next, so that it is seen and can be moved."""
        if not self.bench.layers.is_free(layer):
            self.bench.layers = self.bench.layers.opened(layer)
            texts = self.screen.texts
            self.screen.say(texts("edit-layer-opened", layer=texts(f"edit-layer-{layer}")))

    def owners_of_zone(self, kind: ZoneKind) -> tuple[PlayerId, ...]:
        """Return whose a new zone of a kind is at first: all hold what is to hold, and some kinds are nobody's."""
        players = tuple(player.id for player in self.bench.setup.players)
        return players[:1] if kind in OWNED else players if kind is ZoneKind.HOLD else ()

    def _kind_name(self, stamp: Stamp) -> str:
        """Return the name of a kind of terrain or zone."""
        kind = str(stamp.keys["kind"])
        if stamp.section == "zone":
            return self.screen.texts(text_key("zone", ZoneKind(kind)))
        shown = kind_label(self.bench, KindShown("kind", kind), self.screen.texts)
        return self.screen.texts.either(f"kind-{kind}", shown)

    def choose(self, section: str, name: str) -> None:
        """Take something of the palette, or show what is wrong with a thing."""
        match section:
            case "kind":
                self._opened(layer_of_kind(name, self.bench.kinds))
                self.stamp = Stamp("terrain", name, {"kind": name, **({"rises": 0.0} if name in RISING else {})})
                # A piece that is to help is exchanged for one of this kind.
                self.bench.selection = [] if self.tool.name == HELPING else self.bench.selection
                self.take(HELPING if self.tool.name == HELPING else self.stamp.tool)
            case "zone":
                self._opened("zones")
                owners = self.owners_of_zone(ZoneKind(name))
                more = {"players": [*owners]} if owners else {"level": 2} if name == "dark" else {}
                self.stamp = Stamp("zone", name, {"kind": name, **more})
                self.take(self.stamp.tool)
            case "profile":
                self._opened("figures")
                self.figure_stamp = self._figure_stamp(name)
                self.take("edit-figure")
            case "owner":
                self.owner = None if name == self.owner else PlayerId(name)
                self.figure_stamp = self._figure_stamp(self.figure_stamp.stem)
                if self.tool.name == "edit-figure":
                    self.take("edit-figure")
            case "show":
                self._show(name)
            case "like":
                self.like(name)
            case "fold":
                self.folded ^= {name}
            case "hidden" | "locked":
                self.bench.switch_layer(section, name)
            case _:
                pass

    def _show(self, name: str) -> None:
        """Show what is wrong, by its id; by its place in the file what is not on the table, on its page."""
        things = [thing for thing in things_of(self.bench.document) if thing.id == name]
        for thing in things[:1]:
            self._opened(self.bench.layer(thing))
        self.bench.selection = things[:1]
        if not things:
            open_wrong(self.screen, name)
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
        self.tool = PieceTool(self.bench, self._usual_piece) if name == HELPING else tools[name]

    @property
    def _usual_piece(self) -> str:
        """Return the kind of a piece that is to help where nothing is selected: the one in hand, else a wall."""
        in_hand = self.stamp.section == "terrain" and self.tool.name not in ("edit-select", HELPING)
        taken = self.stamp.stem if in_hand or self.tool.name == HELPING else "wall"
        return taken if taken in self.bench.kinds else next(iter(self.bench.kinds), "")

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
                self.screen.say(gone_back_words(self.screen.texts, bench.undo(), again=False))
            case "redo":
                self.screen.say(gone_back_words(self.screen.texts, bench.redo(), again=True))
            case "back":
                if bench.kind_shown is not None:
                    bench.kind_shown = None
                elif not self.tool.cancel():
                    self._back()
            case "commit":
                self.tool.finish()
            case "edit-delete":
                bench.do("delete", removed(bench.document, chosen))
            case "edit-all":
                bench.selection = [thing for thing in things_of(bench.document) if bench.is_free(thing)]
            case "edit-live-mirror":
                bench.mirroring = _next_of(MIRRORING, bench.mirroring)
                self._keep_mirroring()
                self.screen.say(self.screen.texts("edit-mirroring", how=bench.mirroring or "off"))
            case "edit-favourite":
                self._like_in_hand()
            case "edit-kind":
                bench.kind_shown = self.kind_meant() if bench.kind_shown is None else None
                if bench.kind_shown is None:
                    self.screen.scrolls["sheet"] = 0
            case "edit-kind-usual" if bench.kind_shown is not None:
                bench.do("set-kind", without_own(bench, bench.kind_shown))
            case "edit-search-clear":
                self.sought = ""
            case "edit-deployment":
                bench.do("deployment", with_another(bench.document, self.screen.texts("edit-property-deployment")))
                self.screen.say(self.screen.texts("edit-deployment-new"))
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

    def kind_meant(self) -> KindShown | None:
        """Return the kind whose values can be set now: that of the selection, else of what is in hand; None if none."""
        chosen = self.bench.selected_entries()
        if len(chosen) == 1 and self.bench.selection[0].section == "terrain":
            return KindShown("kind", str(chosen[0].get("kind")))
        draws = self.tool.name not in ("edit-select", "edit-figure", "edit-hole")
        if not chosen and draws and self.stamp.section == "terrain":
            return KindShown("kind", self.stamp.stem)
        return None

    def _kind_buttons(self, shown: KindShown) -> list[Button]:
        """Return what can be done with the values of a kind."""
        texts, key = self.screen.texts, self.screen.key
        back = ("edit-kind", texts("edit-kind-back"), key("edit-kind"), True)
        own = is_own(self.bench, shown)
        return [("edit-kind-usual", texts("edit-kind-usual"), "", own), back]

    def _like_in_hand(self) -> None:
        name = self.in_hand()
        if not name:
            self.screen.say(self.screen.texts("edit-favourite-none"), bad=True)
            return
        self.like(name)
        self.screen.say(self.screen.texts("edit-favourite-set", on="yes" if name in self.favourites else "no"))

    def _back(self) -> None:
        if self.tool.name != "edit-select":
            self.take("edit-select")
        else:
            self.filing.press("edit-menu")

    def turn(self, angle: float) -> None:
        """Turn the selection about its middle, or the piece that is to help."""
        if isinstance(self.tool, PieceTool):
            self.tool.turn_by(angle)
            return
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
            desk.open(PickOne(desk, row.label, row.options, lambda value: self.screen.put_choice(number, value), first))

    # -- what is said -----------------------------------------------------------------------------------------

    def hint(self) -> str:
        """Return what the tool in hand does."""
        figure = profile_name(self.bench, self.figure_stamp.stem, self.screen.texts)
        return self.screen.texts(f"hint-{self.tool.name}", figure=figure)

    def sheet_title(self) -> str:
        """Return what the numbers on the right belong to."""
        chosen = self.bench.selection
        texts = self.screen.texts
        if self.bench.kind_shown is not None:
            return texts("edit-kind-title", kind=kind_label(self.bench, self.bench.kind_shown, texts))
        if not chosen:
            return texts("edit-sheet-table")
        if len(chosen) == 1:
            return texts(f"edit-sheet-{chosen[0].section}")
        return texts("edit-sheet-several", number=len(chosen))

    def sheet_buttons(self) -> list[Button]:
        """Return what can be done with the selection."""
        texts, key, chosen = self.screen.texts, self.screen.key, self.bench.selection
        has_forces = "edit-forces" not in self.missing
        if self.bench.kind_shown is not None:
            return self._kind_buttons(self.bench.kind_shown)
        kind = [("edit-kind", texts("edit-kind"), key("edit-kind"), True)] if self.kind_meant() is not None else []
        if not chosen:
            found = [("edit-forces", texts("edit-gear-of-all"), key("edit-forces"), True)] if has_forces else []
            if content(self.bench.setup.system).zone_kinds:
                found.append(("edit-deployment", texts("edit-deployment"), "", True))
            return [*found, *kind]
        commands = ["edit-duplicate", "edit-delete", "edit-turn-left", "edit-turn-right", "edit-mirror", "edit-flip",
                    "edit-half-turn", "edit-complete"]  # fmt: skip
        if len(chosen) == 1 and self.bench.selected_entries()[0].get("holes"):
            commands.append("edit-fill-holes")
        found = [*kind, *((command, texts(f"tile-{command}"), key(command), True) for command in commands)]
        if len(chosen) > 1:
            found += [(f"edit-align-{edge}", texts(f"tile-edit-align-{edge}"), "", True) for edge in ALIGNMENTS]
        if has_forces and len(chosen) == 1 and chosen[0].section == "figure":
            found.insert(0, ("edit-forces", texts("edit-gear"), key("edit-forces"), True))
        return found

    def switches(self, overlays: Iterable[str], shown: set[str], ruler: bool) -> list[tuple[str, str, str, bool]]:
        """Return the switches of the bar: (command, label, key, whether it is on)."""
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
        if "edit-live-mirror" not in self.missing:
            how = self.bench.mirroring or "off"
            mirror_label = texts("tile-edit-live-mirror", how=how)
            found.append(("edit-live-mirror", mirror_label, key("edit-live-mirror"), bool(self.bench.mirroring)))
        found += [(name, texts(f"tile-{name}"), key(name), name in shown) for name in overlays]
        return [*found, ("ruler", texts("tile-ruler"), key("ruler"), ruler)]


def _next_of(values: tuple[str, ...], now: str) -> str:
    return values[(values.index(now) + 1) % len(values)]


def _next(values: tuple[float | None, ...], now: float | None) -> float | None:
    return values[(values.index(now) + 1) % len(values)] if now in values else values[0]
