"""The screen of the forces: a list of all figures on the left, what is chosen beside it, the balance below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pb12table.app.editor.panels.properties import layout_name, window_title
from pb12table.app.editor.workbench import Workbench
from pb12table.app.forces.overview import (
    ForceCommands,
    balance,
    buttons_of,
    list_of_forces,
    look_of,
    mark_painter,
    top_line,
    ware_card,
)
from pb12table.app.forces.page import PageNodes, draw_line
from pb12table.app.forces.paged import EDGE, PagedScreen
from pb12table.app.preview.state_picture import draw_mark, draw_portrait
from pb12table.app.screens.base import HANDBOOK, Desk
from pb12table.files.content import usable_content
from pb12table.files.own import drop_entry, keep_entry
from pb12table.files.scenario import known_content
from pb12table.forces.by_play import told_by_play
from pb12table.forces.gathering import members_of
from pb12table.forces.rows import about, name_row, player_row, start
from pb12table.layouts.edit_history import Sketch, sketched
from pb12table.layouts.editing import Document, Thing, entries_of
from pb12table.skirmish.faces.forces import ForcesFace, Muster, Worth
from pb12table.skirmish.forms.force_pages import (
    Change,
    Done,
    Fields,
    Keeping,
    Lines,
    Page,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems import known
from pb12table.texts.describe import problem_in_file
from pb12table.texts.locale import upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.palette import PlayerLook
from pb12table.window.layout.nodes import Box, Button, Column, Drawn, Flow, Label, Node, Row, Scroll, Tone
from pb12table.window.layout.painting import Painter
from pb12table.window.screens.base import attempt

TOP: Final = 52.0
NARROW_TOP: Final = 75.0
"""In a narrow window: so high that one line of what a page is for takes no less room than two of another page."""
BAR: Final = 96.0
LIST: Final = 396.0
NARROW_LIST: Final = 332.0
NARROW: Final = 1400.0
PAD: Final = 26.0
PORTRAIT: Final = 72.0
RULES: Final = ("rules", "")
NAMED: Final = ("figure", "player", "rules")
"""What is shown besides what stands on a shelf."""


@dataclass(frozen=True, slots=True)
class _Made:
    """The nodes of the screen, as long as nothing else is to be seen."""

    top: Node
    forces: Node
    page: Node
    bar: Node
    nodes: PageNodes


class ForcesScreen(PagedScreen):
    """Forces being put together; everything is done to the layout on the workbench, and can be undone there.

    `face` is that of the layout's rule system.  `chosen` is what the page shows: a figure, a player's force, or the
    rules of the scenario.  `on_close` is called when it is left: without it the editor lies below.
    """

    def __init__(
        self,
        desk: Desk,
        bench: Workbench,
        face: ForcesFace,
        press_in_editor: Callable[[str], None],
        figure: str = "",
        on_close: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(desk, bench)
        self.face = face
        self.press_in_editor = press_in_editor
        self._on_close = on_close
        self.commands = ForceCommands(self)
        self.chosen = RULES
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
        """Show a figure, a force, something of the scenario's own by its section, or the rules."""
        self.typed.close()
        if (sort, name) != self.chosen:
            self.offsets.pop("page", None)
        self.chosen = (sort, name)
        self._renew()
        self.show(":".join(self.chosen if sort in NAMED else ("own", *self.chosen)))

    def _renew(self) -> None:
        """Stop showing what has gone: show its shelf instead, its force, or the rules."""
        sort, name = self.chosen
        if sort == "rules" or name in {entry.get("id") for entry in entries_of(self.bench.document, sort)}:
            pass
        elif sort not in NAMED:
            self.chosen = (sort, "")
        else:
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

    def carry_out(self, done: Done) -> None:
        match done:
            case Change() if done.shows is not None:
                if self.do_or_say(done.did, done.document, done.joined):
                    self.choose(*done.shows)
                    if done.there:
                        self.show(done.there)
            case Keeping():
                attempt(self.desk, lambda: self._keep(done))
            case _:
                super().carry_out(done)

    def _keep(self, kept: Keeping) -> None:
        """Write something into the user's content, or take it out of it."""
        system = self.setup.system
        if kept.entry is None:
            drop_entry(system, kept.section, kept.id)
            told = self.texts("forces-kept-no-more", name=kept.name)
        else:
            path = keep_entry(system, kept.sort, kept.section, kept.entry)
            told = self.texts("forces-kept", name=kept.name, file=path)
        self.bench.take_content(usable_content(system)[0])
        self._renew()
        self.say(told)

    @property
    def player(self) -> str:
        """Return the player whose force is shown; "" while the rules are."""
        sort, name = self.chosen
        figures = entries_of(self.bench.document, "figure")
        owner = next((str(entry.get("player", "")) for entry in figures if entry.get("id") == name), "")
        return name if sort == "player" else owner

    @property
    def look(self) -> PlayerLook | None:
        return look_of(self.muster, self.player)

    # -- time, keys and mouse -----------------------------------------------------------------------------------

    def close(self) -> None:
        """Let the workbench go on in the editor, or hand over what was put together."""
        self.typed.close()
        if self._on_close is not None:
            self._on_close()
        else:
            self.desk.set_title(*window_title("edit-window-title", self.bench, self.texts))

    def take_command(self, command: str) -> None:
        if command in ("back", "edit-forces"):
            self.desk.leave(self)
        elif command in self.page.acts:
            self.carry_out(self.page.acts[command]())
        else:
            self.commands.press(command)

    def press(self, name: str) -> None:
        kind, _, rest = name.partition(":")
        if kind == "property":
            self.open_row(rest)
        elif kind in ("figure", "player", "rules"):
            self.choose(kind, rest)
        elif kind == "own":
            sort, _, which = rest.partition(":")
            self.choose(sort, which)
        elif kind == "handbook":
            self.desk.open_handbook(rest)
        elif kind == "command":
            self.take_command(rest)
        elif name in self.page.acts:
            self.carry_out(self.page.acts[name]())
        else:
            self.commands.take(kind, rest)

    # -- what is shown --------------------------------------------------------------------------------------------

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

    def _parts(self) -> _Made:
        """Return the top line, the list and page, and the bar."""
        muster, scale = self.muster, self.desk.scale
        width = self.desk.size[0] / scale - self._list - 2 * PAD - 10.0
        page = PageNodes(width, scale, draw_mark)
        pages = {"figure": self._figure_page, "player": self._force_page, "rules": self._rules_page}
        shown = pages.get(self.chosen[0], self._own_page)
        inner = Box(Column(tuple(shown(page, muster)), 16.0), (PAD, 16.0, PAD, 20.0))
        forces = list_of_forces(muster, self.face, self.chosen)
        bar, painters = balance(muster, self.face, self.bench.sketch)
        page.painters |= painters | {"line": draw_line} | self._portraits()
        return _Made(self._top(), forces, inner, Box(bar, surface="ground", min_height=BAR, max_height=BAR), page)

    @property
    def help_page(self) -> str:
        """The page of the handbook about what is shown."""
        sort = self.chosen[0]
        return "own" if sort not in NAMED else "forces-figure" if sort == "figure" else sort

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
            Button(f"{HANDBOOK}{self.help_page}", texts("handbook-open"), min_height=32.0),
            button("back", "worth-back", "back"),
        )
        mark = "" if history.is_saved else " *"
        title = texts("forces-title", layout=layout_name(self.bench, texts)) + mark
        line = top_line(title, texts(f"page-help-{self.help_page}"), buttons, self.desk.size[0], self.desk.scale)
        return Box(line, min_height=NARROW_TOP if self.desk.size[0] / self.desk.scale < NARROW else TOP)

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
        by_play = "" if figure is None else told_by_play(texts, muster.setup, figure, self.face)
        portrait = [Drawn(f"large:{name}", min_width=PORTRAIT, min_height=PORTRAIT)] if figure is not None else []
        head = Row((*portrait, Column(tuple(words), 4.0, grow=1.0), _worth(page, by_play)), 26.0)
        deeds = [
            (f"edit-duplicate:{name}", texts("forces-duplicate", key=self.key("edit-duplicate"))),
            (f"edit-delete:{name}", texts("forces-delete", key=self.key("edit-delete"))),
        ]
        return [head, *nodes.groups(page.groups), buttons_of(deeds)]

    def _own_page(self, nodes: PageNodes, muster: Muster) -> list[Node]:
        """Return the page of something that the scenario brings of its own, or of the shelf with all of a section."""
        section, name = self.chosen
        shelf = next(shelf for shelf in self.face.shelves(muster) if shelf.section == section)
        if not name:
            words = (Label(shelf.title, theme.TITLE, bold=True), Label(shelf.about, tone="muted"))
            deeds = Flow(tuple(nodes.deed(deed, height=36.0) for deed in shelf.deeds))
            wares = Column(tuple(ware_card(section, ware, is_chosen=False) for ware in shelf.wares), 4.0)
            return [Column(words, 4.0), deeds, wares]
        page = self.face.own_page(muster, section, name) or Page()
        label = next((ware.label for ware in shelf.wares if ware.id == name), name)
        head: list[Node] = [Label(label, theme.TITLE, bold=True, told=True)]
        if page.about:
            head.append(Label(page.about, tone="muted", italic=True))
        foot = Flow(tuple(nodes.deed(deed, height=32.0) for deed in page.deeds))
        return [Row((Column(tuple(head), 4.0, grow=1.0), _worth(page)), 26.0), *nodes.groups(page.groups), foot]

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


def _worth(page: Page, by_play: str = "") -> Node:
    """Return the lines of what the thing of a page is worth."""
    lines: list[Node] = [
        Label(line, theme.TITLE + 6 if not number else theme.SMALL + 1, _tone(number, within), bold=not number,
              side="right", wrap=False)
        for number, (line, within) in enumerate(page.worth)
    ]  # fmt: skip
    if by_play:
        lines.append(Label(by_play, theme.SMALL + 1, "muted", side="right", wrap=False))
    return Column(tuple(lines), 0.0)


def _tone(number: int, within: bool) -> Tone:
    """Return the tone of a line of a figure's value; the first line is the number itself."""
    return "bad" if not within else "accent" if not number else "muted"
