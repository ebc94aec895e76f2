"""The screen of the forces: a list of all figures on the left, what is chosen beside it, the balance below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from pb12table.app.editor.panels import right_buttons
from pb12table.app.editor.table_properties import layout_name
from pb12table.app.editor.typing_line import TypingLine
from pb12table.app.editor.workbench import Workbench
from pb12table.app.forces.balance import draw_balance
from pb12table.app.forces.commands import ForceCommands
from pb12table.app.forces.figure_page import draw_figure
from pb12table.app.forces.figure_rows import FigureRows
from pb12table.app.forces.force_page import draw_force
from pb12table.app.forces.force_rows import player_rows, rules_rows
from pb12table.app.forces.list_panel import draw_list
from pb12table.app.forces.rules_page import draw_rules
from pb12table.app.panels.top_line import draw_top_line
from pb12table.app.screens.base import Desk
from pb12table.app.screens.map_screen import SCROLL, open_from
from pb12table.app.screens.telling_screen import TellingScreen, draw_passing_notice
from pb12table.files.scenario import known_content
from pb12table.forces.gathering import members_of
from pb12table.layouts.editing import Document, Thing, entries_of
from pb12table.layouts.sketch import Sketch, sketched
from pb12table.skirmish.rows import Property, Refused
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.texts.problems import problem_in_file
from pb12table.window.kit import keys, theme
from pb12table.window.kit.canvas import Canvas, Zone, zone_at
from pb12table.window.kit.tips import draw_tip
from pb12table.window.screens.base import wheel_of

TOP: Final = 52.0
BAR: Final = 96.0
LIST: Final = 396.0
NARROW_LIST: Final = 332.0
NARROW: Final = 1400.0


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the page shows: a figure, a player's force, or the rules of the scenario."""

    sort: str
    id: str = ""


RULES: Final = Chosen("rules")


class ForcesScreen(TellingScreen):
    """Forces being put together; everything is done to the layout on the workbench, and can be undone there."""

    opaque = True

    def __init__(self, desk: Desk, bench: Workbench, press_in_editor: Callable[[str], None], figure: str = "") -> None:
        self.desk = desk
        self.bench = bench
        self.press_in_editor = press_in_editor
        self.commands = ForceCommands(self)
        self.chosen = RULES
        self.rows: list[Property] = []
        self.numbers: dict[str, int] = {}
        """Where the row of a key stands among the rows."""
        self.scrolls = {"list": 0, "page": 0}
        self.heights = {"list": 0, "page": 0}
        self.zones: list[Zone] = []
        self.typing = TypingLine(self)
        self.reveals = True
        self._changed = True
        self._shown = -1
        self._built_for = (desk.size, desk.scale)
        self._known: tuple[int, Content, State] | None = None
        players = entries_of(bench.document, "player")
        if figure:
            self.choose("figure", figure)
        elif players:
            self.choose("player", str(players[0].get("id")))
        else:
            self.choose("rules")
        desk.set_title(self.texts("forces-window-title", layout=layout_name(bench, self.texts)))

    # -- what there is ----------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What can be built of the layout."""
        return self.bench.setup

    @property
    def content(self) -> Content:
        """All that the layout may name, its own content included."""
        return self._built()[1]

    @property
    def state(self) -> State:
        """The state before the first round, for portraits and data sheets."""
        return self._built()[2]

    def _built(self) -> tuple[int, Content, State]:
        if self._known is None or self._known[0] != self.bench.changes:
            content = known_content(self.bench.document, self.bench.content, self.bench.path)
            self._known = (self.bench.changes, content, new_game(self.bench.setup))
        return self._known

    @property
    def player(self) -> str:
        """Whose force is shown; "" while the rules are."""
        if self.chosen.sort == "player":
            return self.chosen.id
        figures = entries_of(self.bench.document, "figure")
        return next((str(entry.get("player", "")) for entry in figures if entry.get("id") == self.chosen.id), "")

    def choose(self, sort: str, name: str = "") -> None:
        """Show a figure, a force, or the rules."""
        self.typing.close()
        if (sort, name) != (self.chosen.sort, self.chosen.id):
            self.scrolls["page"] = 0
        self.chosen, self.reveals = Chosen(sort, name), True
        self._renew_rows()
        self._changed = True

    def _keep_chosen(self) -> None:
        """What has gone is shown no more: its force is, or the rules."""
        known = {"figure": "figure", "player": "player"}.get(self.chosen.sort)
        if known and self.chosen.id not in {entry.get("id") for entry in entries_of(self.bench.document, known)}:
            players = entries_of(self.bench.document, "player")
            self.chosen = Chosen("player", str(players[0]["id"])) if players else RULES

    def _renew_rows(self) -> None:
        self._keep_chosen()
        if self.chosen.sort == "figure":
            rows = FigureRows(self.bench, self.content, self.texts, self.chosen.id).rows()
        elif self.chosen.sort == "player":
            rows = player_rows(self.bench, self.texts, self.chosen.id)
        else:
            rows = rules_rows(self.bench, self.texts)
        self.rows = list(rows.values())
        self.numbers = {key: number for number, key in enumerate(rows)}

    # -- changing ---------------------------------------------------------------------------------------------

    def do(self, label: str, document: Document, joined: object = None) -> str:
        """Go on to another document; the reason why that cannot be, "" when it is done.

        A force that is worth too much is told but not refused: somebody is just putting it together.
        """
        found = sketched(document, self.bench.content, self.bench.path)
        reason = self._new_problem(self.bench.sketch, found)
        if reason:
            return reason
        self.bench.do(label, document, joined)
        self._renew_rows()
        self._changed = True
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

    def put_choice(self, number: int, value: str) -> None:
        """Set a row to one of its options, or say why that cannot be."""
        reason = self.put(number, value)
        if reason:
            self.say(reason, bad=True)

    # -- time, keys and mouse -----------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = self.bench.work(seconds)
        if self.bench.changes != self._shown:
            self._shown = self.bench.changes
            self._renew_rows()
            changed = True
        if self._built_for != (self.desk.size, self.desk.scale):
            self._built_for = (self.desk.size, self.desk.scale)
            self.typing.close()
            changed = True
        changed = self._notice_passes(seconds) or changed
        changed = self.typing.update(seconds) or changed
        changed, self._changed = self._changed or changed, False
        return changed

    def close(self) -> None:
        """The workbench goes on in the editor."""
        self.typing.close()
        self.desk.set_title(self.texts("edit-window-title", layout=layout_name(self.bench, self.texts)))

    def handle(self, event: pygame.event.Event) -> None:
        self._changed = True
        if self.typing.takes(event):
            return
        if event.type == pygame.KEYDOWN:
            command = keys.command_for(keys.binding_of(event), ("edit", "table"), self.desk.settings.keys)
            if command is not None and not open_from(self.desk, command, ("edit",)):
                self.commands.press(command)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            zone = zone_at(self.zones, event.pos)
            if zone is not None and zone.enabled:
                self._click(zone)
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event)

    def _click(self, zone: Zone) -> None:
        kind, _, name = zone.name.partition(":")
        if kind == "property":
            self.open_row(int(name), zone.rect)
        elif kind in ("figure", "player", "rules"):
            self.choose(kind, name)
        elif kind == "command":
            self.commands.press(name)
        else:
            self.commands.take(kind, name)

    def open_row(self, number: int, place: pygame.Rect) -> None:
        """Type into a row, or choose one of its options."""
        row = self.rows[number]
        if row.kind == "choice":
            self.commands.offer(number, row)
        elif row.put is not None:
            self.typing.open(number, place)

    def _wheel(self, event: pygame.event.Event) -> None:
        pixel, step = wheel_of(event)
        self.typing.close()
        panel = "list" if pixel[0] < self.list_rect.right else "page"
        room = self.list_rect if panel == "list" else self.page_rect
        wanted = self.scrolls[panel] - round(step * SCROLL * self.desk.scale)
        self.scrolls[panel] = max(0, min(wanted, self.heights[panel] - room.h))

    # -- where things lie, and painting ---------------------------------------------------------------------------

    def _px(self, length: float) -> int:
        return round(length * self.desk.scale)

    @property
    def list_rect(self) -> pygame.Rect:
        """Where the forces are listed."""
        wide, high = self.desk.size
        width = LIST if wide / self.desk.scale >= NARROW else NARROW_LIST
        return pygame.Rect(0, self._px(TOP), self._px(width), high - self._px(TOP + BAR))

    @property
    def page_rect(self) -> pygame.Rect:
        """Where what is chosen is shown."""
        left = self.list_rect.right
        return pygame.Rect(left, self._px(TOP), self.desk.size[0] - left, self.list_rect.h)

    def draw(self, canvas: Canvas) -> None:
        canvas.zones.clear()
        canvas.surface.fill(theme.INK)
        draw_list(self, canvas, self.list_rect)
        page = self.page_rect
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(page)
        draw = {"figure": draw_figure, "player": draw_force}.get(self.chosen.sort, draw_rules)
        top = page.top - self.scrolls["page"]
        self.heights["page"] = draw(self, canvas, page, top) - top + canvas.px(14)
        self.scrolls["page"] = max(0, min(self.scrolls["page"], self.heights["page"] - page.h))
        canvas.surface.set_clip(before)
        canvas.scroll_mark(page, self.heights["page"], self.scrolls["page"])
        bar = pygame.Rect(0, page.bottom, self.desk.size[0], self.desk.size[1] - page.bottom)
        draw_balance(self, canvas, bar)
        self._draw_top(canvas)
        draw_passing_notice(canvas, self.page_rect, self.notice)
        self.typing.draw(canvas)
        zone = canvas.zone_at(canvas.mouse)
        if zone is not None and zone.tip:
            draw_tip(canvas, zone.tip)
        self.zones = list(canvas.zones)

    def _draw_top(self, canvas: Canvas) -> None:
        px, texts, history = canvas.px, self.texts, self.bench.history
        rect = pygame.Rect(0, 0, self.desk.size[0], px(TOP))
        canvas.box(rect, theme.INK, None, 0)
        pygame.draw.line(canvas.surface, theme.LINE, rect.bottomleft, rect.bottomright)
        left = right_buttons(
            canvas, rect,
            [
                ("back", texts("worth-back"), self.key("back"), True, False),
                ("edit-play", texts("tile-edit-play"), self.key("edit-play"), self.bench.sketch.is_whole, False),
                ("forces-print", texts("forces-print"), "", bool(self.setup.figures), False),
                ("save", texts("tile-edit-save"), self.key("save"), not history.is_saved, False),
                ("redo", texts("tile-redo"), self.key("redo"), history.can_redo, False),
                ("undo", texts("tile-undo"), self.key("undo"), history.can_undo, False),
            ],
        )  # fmt: skip
        mark = "" if history.is_saved else " *"
        title = texts("forces-title", layout=layout_name(self.bench, texts))
        draw_top_line(canvas, rect, title + mark, texts("forces-hint"), left - px(30))

    # -- for the pages ----------------------------------------------------------------------------------------------

    def members(self, player: str) -> list[Thing]:
        """The figures of a player in the order of the layout, those that are faulty, too."""
        return [Thing("figure", str(entry["id"])) for entry in members_of(self.bench.document, player)]
