"""The screen of the forces: a list of all figures on the left, what is chosen beside it, the balance below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pygame

from pb12table.app.editor.panels.properties import layout_name, window_title
from pb12table.app.editor.panels.rows import TypingLine
from pb12table.app.editor.workbench import Workbench
from pb12table.app.forces.overview import (
    ForceCommands,
    balance,
    buttons_of,
    list_of_forces,
    look_of,
    mark_painter,
    top_line,
)
from pb12table.app.forces.page import Catalogue, PageNodes, draw_line
from pb12table.app.preview.state_picture import draw_mark, draw_portrait
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import TellingScreen, draw_passing_notice, open_from
from pb12table.files.scenario import known_content
from pb12table.forces.gathering import members_of
from pb12table.forces.rows import about, name_row, player_row, start
from pb12table.layouts.edit_history import Sketch, sketched
from pb12table.layouts.editing import Document, Thing, entries_of
from pb12table.skirmish.faces.forces import ForcesFace, Muster, Worth
from pb12table.skirmish.forms.force_pages import (
    Change,
    Fields,
    Lines,
    Offer,
    Page,
    Picking,
    Property,
    Refused,
    Refusing,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems import known
from pb12table.texts.describe import problem_in_file
from pb12table.texts.locale import upper_first
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas, Zone, draw_tip, still_there
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Label, Node, Row, Scroll, Tone
from pb12table.window.layout.painting import FontLetters, LaidPanel, Painter
from pb12table.window.layout.placing import Layout, Rect, filled
from pb12table.window.screens.dialogs import PickOne

TOP: Final = 52.0
BAR: Final = 96.0
LIST: Final = 396.0
NARROW_LIST: Final = 332.0
NARROW: Final = 1400.0
PAD: Final = 26.0
PORTRAIT: Final = 72.0
EDGE: Final = 3.0
"""How far what scrolls may reach beyond its room."""
FEW: Final = 3
"""So many choices are gone through by clicking."""
RULES: Final = ("rules", "")


@dataclass(frozen=True, slots=True)
class _Made:
    """The nodes of the screen, as long as nothing else is to be seen."""

    top: Node
    forces: Node
    page: Node
    bar: Node
    nodes: PageNodes


class ForcesScreen(TellingScreen, LaidPanel):
    """Forces being put together; everything is done to the layout on the workbench, and can be undone there.

    `face` is that of the layout's rule system.  `chosen` is what the page shows: a figure, a player's force, or the
    rules of the scenario.  `on_close` is called when it is left: without it the editor lies below.
    """

    opaque = True

    def __init__(
        self,
        desk: Desk,
        bench: Workbench,
        face: ForcesFace,
        press_in_editor: Callable[[str], None],
        figure: str = "",
        on_close: Callable[[], None] | None = None,
    ) -> None:
        LaidPanel.__init__(self, desk)
        self.desk = desk
        self.bench = bench
        self.face = face
        self.press_in_editor = press_in_editor
        self._on_close = on_close
        self.commands = ForceCommands(self)
        self.chosen = RULES
        self.zones: list[Zone] = []
        self.typed = TypingLine(self)
        self._shown = -1
        self._made: tuple[object, _Made] | None = None
        self._known: tuple[int, Any, Any] | None = None
        players = entries_of(bench.document, "player")
        if figure:
            self.choose("figure", figure)
        elif players:
            self.choose("player", str(players[0].get("id")))
        desk.set_title(*window_title("forces-window-title", bench, self.texts))

    # -- what there is ----------------------------------------------------------------------------------------

    @property
    def setup(self) -> Any:
        """Return the setup that can be built of the layout."""
        return self.bench.setup

    @property
    def muster(self) -> Muster:
        """The layout as it is now, as its rule system needs it."""
        texts = self.texts.of(self.setup.system)
        return Muster(self.bench.document, self._built()[0], self.setup, self.bench.path, texts)

    @property
    def content(self) -> Any:
        """All that the layout may name, its own content included."""
        return self._built()[0]

    @property
    def state(self) -> Any:
        """The state before the first round, for portraits."""
        return self._built()[1]

    def _built(self) -> tuple[Any, Any]:
        if self._known is None or self._known[0] != self.bench.changes:
            content = known_content(self.bench.document, self.bench.content, self.bench.path)
            state = known.system(self.setup.system).new_game(self.setup)
            self._known = (self.bench.changes, content, state)
        return self._known[1:]

    def choose(self, sort: str, name: str = "") -> None:
        """Show a figure, a force, or the rules."""
        self.typed.close()
        if (sort, name) != self.chosen:
            self.offsets.pop("page", None)
        self.chosen = (sort, name)
        self._renew()
        self.show(":".join(self.chosen))

    def _renew(self) -> None:
        """Stop showing what has gone: show its force instead, or the rules."""
        sort, name = self.chosen
        if sort != "rules" and name not in {entry.get("id") for entry in entries_of(self.bench.document, sort)}:
            players = entries_of(self.bench.document, "player")
            self.chosen = ("player", str(players[0]["id"])) if players else RULES
        self._made, self._changed = None, True

    # -- changing ---------------------------------------------------------------------------------------------

    def do(self, label: str, document: Document, joined: object = None) -> str:
        """Go on to another document; the reason why that cannot be, "" when it is done.

        A force that is worth too much is told but not refused: it is just being put together.
        """
        found = sketched(document, self.bench.content, self.bench.path)
        reason = self._new_problem(self.bench.sketch, found)
        if reason:
            return reason
        self.bench.do(label, document, joined)
        self._renew()
        return ""

    def _new_problem(self, before: Sketch, after: Sketch) -> str:
        for thing, problem in after.faulty.items():
            if thing not in before.faulty:
                return problem_in_file(self.texts, problem)
        if after.problem is not None and before.problem is None and not after.is_beyond_limits:
            return problem_in_file(self.texts, after.problem)
        return ""

    def do_or_say(self, label: str, document: Document, joined: object = None) -> bool:
        """Go on to another document, or say why that cannot be; return whether it is done."""
        reason = self.do(label, document, joined)
        if reason:
            self.say(reason, bad=True)
        return not reason

    def carry_out(self, done: Change | Picking | Refusing) -> None:
        """Go on as what was clicked says."""
        match done:
            case Change():
                self.do_or_say(done.did, done.document, done.joined)
            case Picking():
                self.offer(done.title, done.offers, lambda value: self.carry_out(done.take(value)), done.now)
            case Refusing():
                self.say(done.reason, bad=True)

    def offer(self, title: str, offers: tuple[Offer, ...], on_pick: Callable[[str], None], now: str = "") -> None:
        """Open a list to pick from."""
        look = look_of(self.muster, self.player)
        self.desk.open(Catalogue(self.desk, title, offers, on_pick, look, now))

    @property
    def player(self) -> str:
        """Return the player whose force is shown; "" while the rules are."""
        sort, name = self.chosen
        figures = entries_of(self.bench.document, "figure")
        owner = next((str(entry.get("player", "")) for entry in figures if entry.get("id") == name), "")
        return name if sort == "player" else owner

    def put(self, number: int, text: str) -> str:
        """Set a row to what was typed or chosen; the reason why that cannot be, "" when it is done."""
        row = self.rows[number] if number < len(self.rows) else None
        if row is None or row.put is None or (text == row.value and not row.unset):
            return ""
        try:
            document = row.put(text)
        except Refused as refused:
            return self.texts(refused.key, text=str(refused))
        reason = self.do("set-value", document)
        return self.texts("edit-refused", label=row.label, what=reason) if reason else ""

    def _choose_option(self, number: int, row: Property) -> None:
        """Let one of a row's options be chosen: few by clicking on, many from a list."""
        values, shown = [value for value, _ in row.options], [label for _, label in row.options]
        now = shown.index(row.value) if row.value in shown else -1

        def put(value: str) -> None:
            reason = self.put(number, value)
            if reason:
                self.say(reason, bad=True)

        if len(values) <= FEW:
            put(values[(now + 1) % len(values)])
        else:
            self.desk.open(PickOne(self.desk, row.label, row.options, put, max(now, 0)))

    # -- time, keys and mouse -----------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = self.bench.work(seconds)
        if self.bench.changes != self._shown:
            self._shown = self.bench.changes
            self._renew()
        changed = self._notice_passes(seconds) or changed
        changed = self.typed.update(seconds) or changed
        return LaidPanel.update(self, seconds) or changed

    def close(self) -> None:
        """Let the workbench go on in the editor, or hand over what was put together."""
        self.typed.close()
        if self._on_close is not None:
            self._on_close()
        else:
            self.desk.set_title(*window_title("edit-window-title", self.bench, self.texts))

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if self.typed.takes(event):
            return
        if event.type == pygame.MOUSEWHEEL:
            self.typed.close()
        LaidPanel.handle(self, event)

    def take_key(self, event: pygame.event.Event) -> None:
        command = keys.command_for(keys.binding_of(event), ("edit", "table"), self.desk.settings.keys)
        if command is None or open_from(self.desk, command, ("edit",)):
            return
        self._command(command)

    def _command(self, command: str) -> None:
        if command in ("back", "edit-forces"):
            self.desk.leave(self)
        else:
            self.commands.press(command)

    def press(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        if kind == "property":
            self.open_row(rest)
        elif kind in ("figure", "player", "rules"):
            self.choose(kind, rest)
        elif kind == "command":
            self._command(rest)
        elif name in self.page.acts:
            self.carry_out(self.page.acts[name]())
        else:
            self.commands.take(kind, rest)

    def open_row(self, place: str) -> None:
        """Type into the row at a place, or choose one of its options."""
        found = still_there(list(self.page.rows.items()), place)
        if found is None:
            return
        number, (key, row) = int(place), found
        if key in self.page.row_acts:
            self.carry_out(self.page.row_acts[key]())
        elif row.kind == "choice":
            self._choose_option(number, row)
        elif row.put is not None:
            self.typed.open(number, pygame.Rect(self.layout.place_of(f"property:{number}")))

    # -- what is shown --------------------------------------------------------------------------------------------

    @property
    def rows(self) -> list[Property]:
        """Return what can be set on the page, in the order of Tab."""
        return list(self.page.rows.values())

    @property
    def numbers(self) -> dict[str, int]:
        """Return the position of a key's row among the rows."""
        return {key: number for number, key in enumerate(self.page.rows)}

    @property
    def page(self) -> PageNodes:
        """The page as it was described last."""
        self.describe()
        assert self._made is not None, "made just now"
        return self._made[1].nodes

    def describe(self) -> Node:
        """Return the whole window, rebuilt only if something else is to be seen."""
        size, scale = self.desk.size, self.desk.scale
        look = (self.bench.changes, self.bench.history.is_saved, self.chosen, size, scale, self.texts.language)
        if self._made is None or self._made[0] != look:
            self._made = (look, self._parts())
        made = self._made[1]
        shown = Row(
            (
                Scroll("list", made.forces, self.offsets.get("list", 0), min_width=self._list, max_width=self._list),
                Scroll("page", made.page, self.offsets.get("page", 0), grow=1.0),
            ),
            0.0, grow=1.0,
        )  # fmt: skip
        return Column((made.top, Box(shown, (0.0, EDGE, 0.0, EDGE), grow=1.0), made.bar), 0.0)

    @property
    def _list(self) -> float:
        return LIST if self.desk.size[0] / self.desk.scale >= NARROW else NARROW_LIST

    def arrange(self, node: Node) -> Layout:
        return filled(node, Rect(0, 0, *self.desk.size), self.desk.scale, FontLetters())

    def _parts(self) -> _Made:
        """Return the top line, the list and page, and the bar."""
        muster, scale = self.muster, self.desk.scale
        width = self.desk.size[0] / scale - self._list - 2 * PAD - 10.0
        page = PageNodes(width, scale, draw_mark)
        shown = {"figure": self._figure_page, "player": self._force_page}.get(self.chosen[0], self._rules_page)
        inner = Box(Column(tuple(shown(page, muster)), 16.0), (PAD, 16.0, PAD, 20.0))
        forces = list_of_forces(muster, self.face, self.chosen)
        bar, painters = balance(muster, self.face, self.bench.sketch)
        page.painters |= painters | {"line": draw_line} | self._portraits()
        return _Made(self._top(), forces, inner, Box(bar, surface="ground", min_height=BAR, max_height=BAR), page)

    @property
    def _can_print(self) -> bool:
        """Return whether some player has a force."""
        return any(self.face.is_there(self.setup, player.id) for player in self.setup.players)

    def _top(self) -> Node:
        texts, history = self.texts, self.bench.history

        def button(name: str, label: str, key: str = "", *, enabled: bool = True) -> Button:
            shown = self.key(key) if key else ""
            return Button(f"command:{name}", texts(label), shown, enabled=enabled, min_height=32.0)

        buttons = (
            button("undo", "tile-undo", "undo", enabled=history.can_undo),
            button("redo", "tile-redo", "redo", enabled=history.can_redo),
            button("save", "tile-edit-save", "save", enabled=not history.is_saved),
            button("forces-print", "forces-print", enabled=self._can_print),
            button("edit-play", "tile-edit-play", "edit-play", enabled=self.bench.sketch.is_whole),
            button("back", "worth-back", "back"),
        )
        mark = "" if history.is_saved else " *"
        title = texts("forces-title", layout=layout_name(self.bench, texts)) + mark
        line = top_line(title, texts("forces-hint"), buttons, self.desk.size[0], self.desk.scale)
        return Box(line, min_height=TOP)

    def _portraits(self) -> dict[str, Painter]:
        """Return marks of players and tokens of figures."""
        found: dict[str, Painter] = {}
        for entry in entries_of(self.bench.document, "player"):
            player = str(entry.get("id"))
            found[f"mark:{player}"] = mark_painter(look_of(self.muster, player))
            for member in members_of(self.bench.document, player):
                name = FigureId(str(member["id"]))
                if name in self.setup.figure_by_id:
                    found[f"portrait:{name}"] = self._portrait(name, player, 13.0)
                    found[f"large:{name}"] = self._portrait(name, player, 34.0)
        return found

    def _portrait(self, name: FigureId, player: str, radius: float) -> Painter:
        look = look_of(self.muster, player)
        return lambda canvas, rect: draw_portrait(canvas, rect.center, radius, self.state, name, look)

    def _figure_page(self, nodes: PageNodes, muster: Muster) -> list[Node]:
        name, texts = self.chosen[1], muster.texts
        thing = Thing("figure", name)
        figure = muster.setup.figure_by_id.get(FigureId(name))
        page = self.face.figure_page(muster, name)
        if page is None:
            rows = {"name": name_row(muster, thing, name), "player": player_row(muster, thing)}
            page = Page(groups=(((Fields(rows), start(muster, thing)),),))
        shown = name if figure is None else upper_first(figure.label.in_language(texts.language))
        words: list[Node] = [Label(shown, theme.TITLE, "bad" if figure is None else "text", bold=True)]
        if page.about:
            words.append(Label(page.about, tone="muted", italic=True))
        worth = [
            Label(line, theme.TITLE + 6 if not number else theme.SMALL + 1, _tone(number, within), bold=not number,
                  side="right", wrap=False)
            for number, (line, within) in enumerate(page.worth)
        ]  # fmt: skip
        portrait = [Drawn(f"large:{name}", min_width=PORTRAIT, min_height=PORTRAIT)] if figure is not None else []
        head = Row((*portrait, Column(tuple(words), 4.0, grow=1.0), Column(tuple(worth), 0.0)), 26.0)
        deeds = [
            (f"edit-duplicate:{name}", texts("forces-duplicate", key=self.key("edit-duplicate"))),
            (f"edit-delete:{name}", texts("forces-delete", key=self.key("edit-delete"))),
        ]
        return [head, *nodes.groups(page.groups), buttons_of(deeds)]

    def _force_page(self, nodes: PageNodes, muster: Muster) -> list[Node]:
        name, texts = self.chosen[1], muster.texts
        built = muster.setup.player_by_id.get(PlayerId(name))
        worth = Worth(0, "") if built is None else self.face.worth(texts, muster.setup, built.id)
        parts: list[Node] = [
            Drawn(f"mark:{name}", min_width=42.0, min_height=42.0),
            Label(name if built is None else built.name, theme.TITLE, bold=True, grow=1.0),
            Label(worth.note, theme.SMALL + 1, "muted", side="right"),
        ]
        if built is not None:
            ink: Tone = "accent" if worth.within else "bad"
            parts.append(Label(texts.number(worth.value), theme.TITLE + 6, ink, bold=True, wrap=False))
        deeds = [
            (f"load-force:{name}", texts("forces-load")),
            (f"save-force:{name}", texts("forces-save")),
            (f"copy-force:{name}", texts("forces-copy")),
            *([(f"no-figures:{name}", texts("forces-no-members"))] if self.face.makes_figures else []),
            (f"remove-player:{name}", texts("forces-remove-player")),
        ]
        groups = nodes.groups(self.face.force_groups(muster, name))
        return [Row(tuple(parts), 14.0, "center"), buttons_of(deeds), *groups]

    def _rules_page(self, nodes: PageNodes, muster: Muster) -> list[Node]:
        texts = muster.texts
        won = tuple(known.words(self.setup.system).briefing(texts, muster.setup))
        left = (about(muster), *self.face.agreed(muster))
        hint = texts.either("forces-zones-hint", "")
        right = (Lines(texts("forces-won-head"), won, is_list=True), *((Lines("", (hint,)),) if hint else ()))
        return [Label(texts("forces-rules"), theme.TITLE, bold=True), *nodes.groups(((left, right),))]

    # -- painting ---------------------------------------------------------------------------------------------------

    def painters(self) -> dict[str, Painter]:
        return self.page.painters

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        canvas.surface.fill(theme.INK)
        scrolls = self.layout.scrolls()
        edge = 2 * round(EDGE * self.desk.scale)
        rect, page = (pygame.Rect(scrolls[name].rect).inflate(0, edge) for name in ("list", "page"))
        canvas.box(rect, theme.PANEL, None, 0)
        self.paint(canvas)
        for ends in (((0, rect.top), (canvas.rect.w, rect.top)), (rect.topright, rect.bottomright),
                     ((0, rect.bottom), (canvas.rect.w, rect.bottom))):  # fmt: skip
            pygame.draw.line(canvas.surface, theme.LINE, *ends)
        draw_passing_notice(canvas, page, self.notice)
        self.typed.draw(canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)


def _tone(number: int, within: bool) -> Tone:
    """Return the tone of a line of a figure's value; the first line is the number itself."""
    return "bad" if not within else "accent" if not number else "muted"
