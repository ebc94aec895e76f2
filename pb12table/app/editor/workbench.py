"""What is being edited: the document with its history, the selection, the snapping, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from pb12table.analysis.layout import Measured
from pb12table.analysis.walking import house_on
from pb12table.app.play.games import DraftKeeper
from pb12table.files.checking import BACKGROUND, NOTHING_WRONG, TABLE, LayoutReport, check_layout, value_problem
from pb12table.files.content import known_system
from pb12table.files.forms.scenarios import KindForm
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import Scenario, check_playable, known_content, scenario_of
from pb12table.layouts.cells import Spot, spots
from pb12table.layouts.deploying import KEY, elsewhere, shown
from pb12table.layouts.edit_history import EditHistory, Sketch, sketched
from pb12table.layouts.editing import (
    Document,
    Layers,
    Thing,
    added,
    changed,
    entries_of,
    entry_of,
    fresh_id,
    layer_of,
    sections_of,
    symmetry,
    things_of,
    with_openings_fitted,
)
from pb12table.layouts.motions import Snapping, all_corners, bounds_of, moved_entry, on_storey, snapped, snapped_along
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems import known
from pb12table.table.battlefield import Battlefield
from pb12table.table.cells import Cell
from pb12table.table.footprints import Area, in_area
from pb12table.table.planar import border_distance
from pb12table.table.routes.house import House
from pb12table.table.shapes import Point, box_of
from pb12table.table.terrain import Piece
from pb12table.texts.locale import Texts
from pb12table.window.scene.table_view import ShownStorey, near_line

NEAR: Final = 0.1
"""Heights that differ by less, in steps, are one."""

CHECK_AFTER: Final = 0.35
"""How many seconds nothing must have changed before the layout is checked."""


def gone_back_words(texts: Texts, label: str | None, *, again: bool) -> str:
    """Tell what was undone, or done `again`; without a label that there was nothing."""
    if label is None:
        return texts("edit-nothing-to-redo" if again else "edit-nothing-to-undo")
    return texts("edit-redone" if again else "edit-undone", what=texts(f"edit-did-{label}"))


@dataclass(frozen=True, slots=True)
class KindShown:
    """A kind whose values are shown: what the palette calls its sort, and its id."""

    sort: str
    kind: str


class Workbench:
    """A layout on the bench.

    `storey` tells which storey is shown alone, if one is: what is new begins there.  `changes` counts the documents, so
    that others see when there is a new one.  `layers` tells what is hidden or locked, and `mirroring` how new things
    are mirrored at once (a `symmetry` of the table, "" for not); both are no part of the layout.  `measured` is what
    the last analysis has found, of whatever document it was; `kind_shown` is the kind whose values are set.  What is
    not saved is kept as a draft until it is, or is thrown away.

    `on_cells` tells how a map of cells is put together, where the layout is one; `cells` are those that are selected.
    """

    def __init__(self, document: Document, content: Any, path: Path, *, keeps_drafts: bool = True) -> None:
        """Begin with a document; without `keeps_drafts` whoever opened it has to keep it."""
        self._keeps_drafts = keeps_drafts
        self.history = EditHistory(document)
        self.content = content
        self.path = path
        self.on_cells = known.cells(known_system(document))
        self.selection: list[Thing] = []
        self.cells: list[Cell] = []
        self.snapping = Snapping() if self.on_cells is None else Snapping(grid=None)
        self.storey = ShownStorey()
        self.layers = Layers()
        self.mirroring = ""
        self.kind_shown: KindShown | None = None
        self._known: tuple[int, Any] | None = None
        self.changes = 0
        self.measured: Measured | None = None
        self.sketch: Sketch = sketched(document, content, path)
        self.report: LayoutReport = NOTHING_WRONG
        # Of everything but some things, kept while the document is the same: a drag asks for them in each frame.
        self._corners: tuple[int, frozenset[Thing], list[Point]] | None = None
        self.drafts = DraftKeeper()
        self._checker = ThreadPoolExecutor(1)
        self._running: Future[tuple[LayoutReport, House | None]] | None = None
        self._since: float | None = 0.0

    # -- the document ---------------------------------------------------------------------------------------

    @property
    def document(self) -> Document:
        """The document as it is now."""
        return self.history.document

    @property
    def setup(self) -> GameSetup:
        """Return what can be built of the document."""
        setup: GameSetup = self.sketch.setup
        return setup

    @property
    def known(self) -> Any:
        """All that the layout may name, its own kinds included."""
        if self._known is None or self._known[0] != self.changes:
            self._known = (self.changes, known_content(self.document, self.content, self.path))
        return self._known[1]

    @property
    def kinds(self) -> Mapping[str, KindForm]:
        """All kinds of terrain by id, the layout's own included."""
        found: Mapping[str, KindForm] = self.known.kinds
        return found

    def scenario(self) -> Scenario:
        """Return the layout as it is now, to be played or exported; raises FileProblem."""
        return scenario_of(self.document, self.content, self.path)

    def do(self, label: str, document: Document, joined: object = None) -> None:
        """Go on to another document, its doors and windows in the walls they lie on."""
        if self.history.do(label, with_openings_fitted(document, self.kinds), joined):
            self._renewed()

    def undo(self) -> str | None:
        """Go back one step; the label of what was undone."""
        return self._travelled(self.history.undo())

    def redo(self) -> str | None:
        """Take the last undo back; the label of what is done again."""
        return self._travelled(self.history.redo())

    def take_content(self, content: Any) -> None:
        """Use other content than before: the user has kept something, or has given it up."""
        self.content, self._known = content, None
        self._renewed()

    def _travelled(self, label: str | None) -> str | None:
        if label is not None:
            self._renewed()
        return label

    def _renewed(self) -> None:
        self.changes += 1
        self.sketch = sketched(self.document, self.content, self.path)
        there, lain = set(things_of(self.document)), self.spots()
        self.selection = [thing for thing in self.selection if thing in there]
        self.cells = [cell for cell in self.cells if cell in lain]
        self._since = 0.0
        if not self._keeps_drafts:
            return
        if self.history.is_saved:
            self.drafts.discard(self.path)
        else:
            self.drafts.keep(self.document, self.path)

    def saved(self) -> None:
        """Remember that the document is saved as it is now."""
        self.history.saved()
        self.drafts.discard(self.path)

    def add(self, section: str, stem: str, entry: dict[str, Any]) -> Thing:
        """Put something new onto the table and select it."""
        name = fresh_id(self.document, section, stem)
        thing = Thing(section, name)
        if section == "zone" and (deployment := shown(self.document)):
            entry = {**entry, KEY: [deployment]}
        entry = on_storey(section, entry, self.kinds, self.house, self.storey.number)
        document = added(self.document, section, {"id": name, **entry})
        image = self.image_of(section, entry)
        if image is not None:
            document = added(document, section, {"id": fresh_id(document, section, stem), **image})
        elif self.mirroring and section == "zone" and entry.get("players") and len(self.setup.players) == 2:
            # What is its own image is as much the other one's.
            both = [str(player.id) for player in self.setup.players]
            document = changed(document, [thing], lambda zone: {**zone, "players": both})
        self.do(f"add-{section}", document)
        self.selection = [thing]
        return thing

    def image_of(self, section: str, entry: Mapping[str, Any]) -> dict[str, Any] | None:
        """Return the mirror image of something new; None if there is to be none, or if it is its own image.

        Between two players it belongs to the other one.
        """
        if not self.mirroring:
            return None
        image = moved_entry(entry, symmetry(self.document, self.mirroring))
        bounds, other = bounds_of([dict(entry)]), bounds_of([image])
        if bounds is None or other is None or max(abs(a - b) for a, b in zip(bounds, other, strict=True)) < NEAR:
            return None
        players = [str(player.id) for player in self.setup.players]
        if len(players) == 2:
            across = dict(zip(players, reversed(players), strict=True))
            if section == "figure" and entry.get("player") in across:
                image["player"] = across[entry["player"]]
            if section == "zone" and entry.get("players"):
                image["players"] = [across.get(name, name) for name in entry["players"]]
        return image

    # -- layers -----------------------------------------------------------------------------------------------

    def layer(self, thing: Thing) -> str:
        """Return the layer of a thing of the document."""
        return layer_of(self.document, thing, self.kinds)

    def is_free(self, thing: Thing) -> bool:
        """Return whether a thing can be clicked and changed: its layer is shown and not locked, and it is there."""
        if thing not in things_of(self.document):
            return True
        return self.layers.is_free(self.layer(thing)) and thing not in elsewhere(self.document)

    def switch_layer(self, what: str, layer: str) -> None:
        """Hide a layer or show it ("hidden"), lock it or not ("locked"); what cannot be clicked is not selected."""
        self.layers = self.layers.toggled(what, layer)
        self.selection = [thing for thing in self.selection if self.is_free(thing)]
        self._corners = None

    def hidden_things(self) -> frozenset[Thing]:
        """Return what lies in layers that are hidden."""
        if not self.layers.hidden:
            return frozenset()
        return frozenset(thing for thing in things_of(self.document) if self.layer(thing) in self.layers.hidden)

    def hidden_pieces(self) -> tuple[str, ...]:
        """Return the ids of the pieces of terrain in layers that are hidden."""
        hidden = {thing.id for thing in self.hidden_things() if thing.section == "terrain"}
        return tuple(piece.id for piece in self.setup.battlefield.pieces if piece.whole in hidden)

    # -- checks ---------------------------------------------------------------------------------------------

    def value_problem(self, document: Document) -> FileProblem | None:
        """Return what is wrong with a value of the selection in a document, or of table and picture without one."""
        checked: list[tuple[str, Any]] = [(thing.section, entry_of(document, thing)) for thing in self.selection]
        if not checked:
            checked = [(part, document[part]) for part in (TABLE, BACKGROUND) if part in document]
        system = known_system(document)
        problems = (value_problem(section, entry, self.path, system) for section, entry in checked)
        return next((problem for problem in problems if problem is not None), None)

    def work(self, seconds: float) -> bool:
        """Check the layout when nothing has changed for a while, beside the frames; return whether there is news."""
        if self._running is not None:
            if not self._running.done():
                return False
            (self.report, house), self._running = self._running.result(), None
            self.storey.follow(house)
            return True
        if self._since is None:
            return False
        self._since += seconds
        if self._since >= CHECK_AFTER:
            self._since = None
            self._running = self._checker.submit(
                _looked_at, self.document, self.content, self.path, self.setup.system, self.setup.battlefield
            )
        return False

    def close(self) -> None:
        """Let the checker and the keeper go."""
        self._checker.shutdown(wait=False, cancel_futures=True)
        self.drafts.close()

    # -- what lies where --------------------------------------------------------------------------------------

    @property
    def house(self) -> House | None:
        """The storeys of the layout as it is now; None in a system that has none."""
        return house_on(self.setup.system, self.setup.battlefield) if self.on_cells is None else None

    def know_storeys(self) -> None:
        """Do not wait for the check that tells the storeys when one is asked for before it is done."""
        if self.storey.house is None:
            self.storey.follow(self.house)

    def pieces(self) -> Sequence[Piece]:
        """Return the pieces that are shown: all, or those that do not lie above the level that is shown alone."""
        return self.storey.things(self.setup.battlefield)

    def thing_of(self, figure: FigureId) -> Thing:
        """Return the thing of the document that puts a figure down: itself, or the group it is one of."""
        return Thing(*known.content(self.setup.system).entry_of_figure(self.setup, figure))

    def _is_shown(self, figure: FigureId, place: Point) -> bool:
        """Return whether a figure stands on the level that is shown alone, if one is."""
        house, number = self.storey.house, self.storey.number
        if house is None or number is None:
            return True
        height = entry_of(self.document, self.thing_of(figure)).get("height")
        stands = [stand for stand in house.stands_at(place) if height is None or abs(stand.height - height) < NEAR]
        return not stands or stands[-1].storey == number

    def thing_at(self, point: Point, reach: float) -> Thing | None:
        """Return what lies under a point: the nearest figure, else the highest piece, else the smallest zone.

        Things that are faulty stand on no table, but have a place all the same.  Figures on a map of cells are found by
        their cell: their entries have no ids.
        """
        taken = self._taken()
        figures = [
            (abs(figure.at[0] - point[0]) + abs(figure.at[1] - point[1]), figure.id)
            for figure in (self.setup.figures if self.on_cells is None else ())
            if figure.at is not None and self._is_shown(figure.id, figure.at) and self.thing_of(figure.id) not in taken
        ]
        if figures and min(figures)[0] <= max(reach, 0.4):
            return self.thing_of(min(figures)[1])
        pieces = [
            piece
            for piece in self.pieces()
            if Thing("terrain", piece.whole) not in taken and _covers(piece, point, reach)
        ]
        if pieces:
            # What is above a door belongs to a higher wall, and lies over the whole of the door.
            highest = max(pieces, key=lambda piece: (not piece.is_lintel, piece.top, piece.id))
            return Thing("terrain", highest.whole)
        around = (thing for thing in self.sketch.faulty if thing not in taken)
        faulty = next((thing for thing in around if self._is_around(thing, point, reach)), None)
        if faulty is not None:
            return faulty
        zones = [
            zone
            for zone in self.setup.zones
            if Thing("zone", zone.id) not in taken and in_area(replace(zone.area, band=None), point, 0.0)
        ]
        if zones:
            return Thing("zone", min(zones, key=lambda zone: _size(zone.area)).id)
        return None

    def _taken(self) -> frozenset[Thing]:
        """Return what cannot be clicked because its layer is hidden or locked."""
        if not self.layers.hidden and not self.layers.locked:
            return elsewhere(self.document)
        return frozenset(thing for thing in things_of(self.document) if not self.is_free(thing))

    def owner_at(self, point: Point) -> str:
        """Return the default owner of a figure there: the player whose entry zone is nearest, else the first."""

        def away(area: Area) -> float:
            inside = in_area(replace(area, band=None), point, 0.0)
            return 0.0 if inside else border_distance(point, area.outline)

        zones = [zone for zone in self.setup.zones if zone.kind is ZoneKind.ENTRY and zone.players]
        if zones:
            return min(zones, key=lambda zone: away(zone.area)).players[0]
        return self.setup.players[0].id if self.setup.players else "alice"

    def _is_around(self, thing: Thing, point: Point, reach: float) -> bool:
        """Return whether a point lies within the bounds that the document gives a thing."""
        if thing not in things_of(self.document):
            return False
        try:
            bounds = bounds_of([entry_of(self.document, thing)])
        except (TypeError, ValueError, IndexError):
            # What is wrong with it may be its place.
            return False
        if bounds is None:
            return False
        west, south, east, north = bounds
        return west - reach <= point[0] <= east + reach and south - reach <= point[1] <= north + reach

    def things_in(self, west: float, south: float, east: float, north: float) -> list[Thing]:
        """Return everything shown that lies wholly in a frame: of terrain, only what is on the level shown."""
        house, number = self.storey.house, self.storey.number
        hidden: set[str] = set()
        if house is not None and number is not None:
            stairs = {link.piece for link in house.links if number in (link.lower, link.upper)}
            hidden = {thing for thing, storey in house.things.items() if storey != number} - stairs
        found: list[Thing] = []
        taken = self._taken()
        for section in sections_of(self.document):
            for entry in entries_of(self.document, section):
                if (section == "terrain" and entry["id"] in hidden) or Thing(section, str(entry["id"])) in taken:
                    continue
                own = bounds_of([entry])
                if own and west <= own[0] and south <= own[1] and own[2] <= east and own[3] <= north:
                    found.append(Thing(section, str(entry["id"])))
        return found

    def snap(self, point: Point, *but: Thing) -> Point:
        """Return where a point snaps to, disregarding corners of the things it belongs to."""
        return snapped(point, self.snapping, self._corners_but(frozenset(but)))

    def snap_along(self, start: Point, point: Point) -> Point:
        """Return where the end of a line from `start` snaps to."""
        return snapped_along(start, point, self.snapping, self._corners_but(frozenset()))

    def _corners_but(self, left_out: frozenset[Thing]) -> list[Point]:
        """Return the corners of all pieces and zones except some."""
        if self._corners is None or self._corners[:2] != (self.changes, left_out):
            hidden = self.hidden_things()
            entries = [
                entry
                for section in ("terrain", "zone")
                for entry in entries_of(self.document, section)
                if Thing(section, str(entry.get("id"))) not in left_out | hidden
            ]
            self._corners = (self.changes, left_out, all_corners(entries))
        return self._corners[2]

    # -- cells ----------------------------------------------------------------------------------------------

    def spots(self) -> dict[Cell, Spot]:
        """Return what lies on each cell of a map of cells; nothing on any other layout."""
        return {} if self.on_cells is None else spots(self.document, self.on_cells.keys)

    @property
    def unplayable(self) -> FileProblem | None:
        """Return why no game could begin on a map of cells without any fault; None if one could."""
        if self.on_cells is None or not self.sketch.is_whole:
            return None
        try:
            check_playable(self.setup, self.path)
        except FileProblem as problem:
            return problem
        return None

    def selected_entries(self) -> list[dict[str, Any]]:
        """Return the entries of what is selected."""
        return [entry_of(self.document, thing) for thing in self.selection]


def _looked_at(
    document: Document, content: Any, path: Path, system: str, battlefield: Battlefield
) -> tuple[LayoutReport, House | None]:
    """Return what is wrong with a layout, and its levels, worked out alongside the frames."""
    house = house_on(system, battlefield)
    if house is not None and house.is_storeyed:
        # What is asked first takes long on large tables.
        house.above(house.most)
    return check_layout(document, content, path), house


def _size(area: Area) -> float:
    west, south, east, north = box_of(area.outline)
    return (east - west) * (north - south)


def _covers(piece: Piece, point: Point, reach: float) -> bool:
    if piece.thin:
        return near_line(piece, point, max(reach, 0.25))
    return in_area(Area(piece.outline, piece.holes), point, 0.0)
