"""What is around a page of forces, what keys and buttons do there, and forces in files: saved, taken over, printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

import pygame

from pb12table.app.editor.workbench import Workbench, gone_back_words
from pb12table.app.screens.base import Desk
from pb12table.files.content import known_system
from pb12table.files.forms.basics import as_id, as_name
from pb12table.files.places import forces_folder, scenarios_folder, write_atomically
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import read_toml
from pb12table.files.scenario import (
    FORCE,
    check_playable,
    force_of,
    known_content,
    own_scenarios_folder,
    scan_forces,
    scenario_files,
    unlimited_setup,
)
from pb12table.files.writing import write_scenario
from pb12table.forces.by_play import told_by_play
from pb12table.forces.gathering import (
    MOST_PLAYERS,
    copied_force,
    members_of,
    player_entry,
    taken_force,
    with_force,
    with_player,
    without_force,
    without_player,
)
from pb12table.forces.rows import is_staged, staged
from pb12table.forces.sheets import balance_line, force_sheets
from pb12table.layouts.edit_history import Sketch
from pb12table.layouts.editing import Document, Thing, added, duplicated, entries_of, fresh_id, in_order, removed
from pb12table.layouts.motions import shift
from pb12table.skirmish.faces.forces import ForcesFace, Muster, Worth
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.forms.force_pages import Offer, Ware
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.texts.describe import problem_in_file
from pb12table.texts.locale import Texts, on_one_line, upper_first
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import PlayerLook, player_look
from pb12table.window.layout.nodes import Box, Button, Card, Column, Drawn, Flow, Label, Node, Row, Space, Tone
from pb12table.window.layout.painting import FontLetters, Painter
from pb12table.window.layout.placing import wanted_width
from pb12table.window.screens.base import attempt
from pb12table.window.screens.dialogs import AskText, PickOne


class Host(Protocol):
    """A layout whose forces are put together, what is shown of them, and the ways to change and tell."""

    desk: Desk
    bench: Workbench
    face: ForcesFace

    @property
    def texts(self) -> Texts: ...

    @property
    def muster(self) -> Muster: ...

    @property
    def chosen(self) -> tuple[str, str]:
        """Return what the page shows: "figure", "player", "rules" or a section of one's own, and its id."""
        ...

    def choose(self, sort: str, name: str = "") -> None:
        """Show a figure, a force, or the rules."""
        ...

    def say(self, text: str, *, bad: bool = False) -> None:
        """Show a short sentence for a while."""
        ...

    def key(self, command: str) -> str:
        """Return the key of a command, for people."""
        ...

    def press_in_editor(self, command: str) -> None:
        """Carry out a command of the editor."""
        ...

    def do(self, label: str, document: Document, joined: object = None) -> str:
        """Go on to another document; the reason why that cannot be, "" when it is done."""
        ...

    def do_or_say(self, label: str, document: Document, joined: object = None) -> bool:
        """Go on to another document, or say why that cannot be; return whether it is done."""
        ...

    def offer(self, title: str, offers: tuple[Offer, ...], on_pick: Callable[[str], None], now: str = "") -> None:
        """Open a list to pick from."""
        ...


EVERYBODY: Final = ""


class ForceFiles:
    """What is read and written from the screen of the forces."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.bench = host.bench

    @property
    def system(self) -> str:
        """The rule system of the layout."""
        return known_system(self.bench.document)

    def press(self, command: str) -> None:
        """Save or play the layout, as the editor does."""
        host, texts = self.host, self.host.texts
        forces = {entry.get("player") for entry in entries_of(self.bench.document, "figure")}
        idle = [entry for entry in entries_of(self.bench.document, "player") if entry.get("id") not in forces]
        if command == "edit-play" and host.face.makes_figures and idle:
            host.say(texts("forces-no-figures", player=str(idle[0].get("name"))), bad=True)
            return
        host.press_in_editor(command)
        if command != "edit-play" and self.bench.history.is_saved:
            host.say(texts("edit-saved", file=self.bench.path))

    # -- saving -----------------------------------------------------------------------------------------------

    def ask_name(self, player: str) -> None:
        """Ask what a force is to be called in its file."""
        desk, texts = self.host.desk, self.host.texts.of(self.system)
        if self.host.face.makes_figures and not members_of(self.bench.document, player):
            self.host.say(texts("forces-nothing-to-save"), bad=True)
            return
        name = texts("forces-of", player=str(player_entry(self.bench.document, player).get("name")))
        desk.open(
            AskText(desk, texts("forces-ask-name"), name, texts("edit-save-yes"),
                    lambda typed: attempt(desk, lambda: self.save(player, typed)), texts("forces-ask-name.help"))
        )  # fmt: skip

    def save(self, player: str, name: str) -> None:
        """Write a force into the user's folder; a file that is there is asked about first."""
        desk, texts = self.host.desk, self.host.texts
        document = taken_force(self.bench.document, player, self.host.muster.content, as_name(name), self.host.face)
        path = forces_folder(self.system) / f"{as_id(name, FORCE)}.toml"
        # What could not be read again is not written.
        force_of(document, self.bench.content, path, self.system)

        def write() -> None:
            with told_as_problem(path):
                path.parent.mkdir(parents=True, exist_ok=True)
            write_scenario(path, document)
            self.host.say(texts("forces-saved", file=path))

        if path.exists():
            desk.ask(
                texts("edit-replace-title"), texts("edit-replace-text", file=on_one_line(path.name)),
                texts("edit-replace-yes"), texts("card-cancel"), lambda: attempt(self.host.desk, write), grave=True,
            )  # fmt: skip
        else:
            write()

    # -- taking -----------------------------------------------------------------------------------------------

    def ask_which(self, player: str) -> None:
        """List the forces that were saved, then those of all scenarios of the system."""
        host = self.host
        found = [*self._saved(), *self._of_scenarios()]
        offers = tuple(
            Offer(str(number), offer.name, offer.facts, offer.worth, offer.tip)
            for number, (offer, _, _) in enumerate(found)
        )

        def pick(picked: str) -> None:
            _, document, file = found[int(picked)]
            attempt(host.desk, lambda: self.take(player, document, file))

        host.offer(host.texts("forces-ask-which"), offers, pick)

    def take(self, player: str, force: Document, file: str) -> None:
        """Give a force to a player, in the staging area; undo brings back the one before."""
        host, texts = self.host, self.host.texts
        document = with_force(self.bench.document, player, force, file, self.host.face.keys)
        if host.do_or_say("load-force", document):
            host.choose("player", player)
            host.say(texts("forces-loaded", number=len(members_of(document, player)), key=host.key("undo")))

    def _saved(self) -> list[tuple[Offer, Document, str]]:
        found = []
        for path, force in scan_forces(self.system, self.bench.content)[0].items():
            name = force.name.in_language(self.host.texts.language)
            found.append((self._offer(name, force.setup, FORCE, path.name), force.document, str(path)))
        return found

    def _of_scenarios(self) -> list[tuple[Offer, Document, str]]:
        texts = self.host.muster.texts
        found: list[tuple[Offer, Document, str]] = []
        for path in scenario_files().values():
            try:
                document = read_toml(path)
                if known_system(document) != self.system:
                    continue
                setup = unlimited_setup(document, self.bench.content, path)
            except FileProblem:
                continue
            content = known_content(document, self.bench.content, path)
            for player in setup.players:
                if not self.host.face.is_there(setup, player.id):
                    continue
                name = texts("forces-from", player=player.name, scenario=setup.name.in_language(texts.language))
                force = taken_force(document, player.id, content, player.name, self.host.face)
                found.append((self._offer(name, setup, player.id, path.name), force, str(path)))
        order = in_order((str(number), offer.name) for number, (offer, _, _) in enumerate(found))
        return [found[int(number)] for number, _ in order]

    def _offer(self, name: str, setup: GameSetup, player: str, file: str) -> Offer:
        texts = self.host.muster.texts
        figures = [figure for figure in setup.figures if figure.player == player]
        names = [upper_first(figure.label.in_language(texts.language)) for figure in figures]
        worth = self.host.face.worth(texts, setup, PlayerId(player))
        facts = texts("forces-figures", number=len(figures), names=", ".join(names))
        return Offer("", name, facts, worth.words, (name, file, *names))

    # -- printing ---------------------------------------------------------------------------------------------

    def ask_whom_to_print(self) -> None:
        """Ask whose sheets: decks are secret, so each player may want sheets of their own."""
        desk, texts, setup = self.host.desk, self.host.texts, self.host.muster.setup
        options = [(EVERYBODY, texts("forces-print-all"))]
        face = self.host.face
        options += [(str(player.id), player.name) for player in setup.players if face.is_there(setup, player.id)]
        desk.open(
            PickOne(
                desk,
                texts("forces-print-title"),
                options,
                lambda player: attempt(desk, lambda: self.print(player)),
            )
        )

    def print(self, player: str) -> None:
        """Write the sheets beside the layout, for a browser to print."""
        texts, path = self.host.texts, self.bench.path
        folder = own_scenarios_folder(self.system) if scenarios_folder() in path.parents else path.parent
        ending = f"-{player}" if player else ""
        output = folder / f"{path.stem}-{texts('forces-file')}{ending}.html"
        players = None if player == EVERYBODY else (PlayerId(player),)
        page = force_sheets(self.host.muster.setup, self.host.muster.texts, self.host.face, players)
        with told_as_problem(output):
            output.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(output, page.encode("utf-8"))
        self.host.say(texts("forces-printed-to", file=output))


class ForceCommands:
    """Everything that can be pressed, whatever the rule system."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.files = ForceFiles(host)

    def press(self, command: str) -> None:
        """Carry out a command of a key or a button."""
        host, bench = self.host, self.host.bench
        sort, name = host.chosen
        match command:
            case "undo":
                host.say(gone_back_words(host.texts, bench.undo(), again=False))
            case "redo":
                host.say(gone_back_words(host.texts, bench.redo(), again=True))
            case "save" | "edit-save" | "edit-save-as" | "edit-play":
                self.files.press(command)
            case "forces-print":
                self.files.ask_whom_to_print()
            case "next-figure" | "previous-figure":
                self._next(1 if command == "next-figure" else -1)
            case "add-player":
                self._add_player()
            case "edit-delete" | "edit-duplicate" | "edit-copy" if sort == "figure":
                self.take(command, name)
            case _:
                pass

    def take(self, kind: str, name: str) -> None:
        """Carry out what a button about a figure or a player stands for."""
        host, document = self.host, self.host.bench.document
        match kind:
            case "add-figure":
                offers = tuple(host.face.offers(host.muster))
                host.offer(host.texts("forces-pick-profile"), offers, partial(self._add_figure, name))
            case "edit-delete":
                host.do_or_say("delete", removed(document, [Thing("figure", name)]))
            case "edit-duplicate":
                self._duplicate(Thing("figure", name))
            case "no-figures":
                host.do_or_say("delete", without_force(document, name))
            case "copy-force":
                self._ask_whom(name)
            case "save-force":
                self.files.ask_name(name)
            case "load-force":
                self.files.ask_which(name)
            case "remove-player":
                host.do_or_say("remove-player", without_player(document, name))
            case _:
                pass

    def _next(self, step: int) -> None:
        host = self.host
        players = [str(player.get("id")) for player in entries_of(host.bench.document, "player")]
        figures = [str(entry["id"]) for player in players for entry in members_of(host.bench.document, player)]
        if figures:
            name = host.chosen[1]
            now = figures.index(name) if name in figures else -1 if step > 0 else 0
            host.choose("figure", figures[(now + step) % len(figures)])

    def _add_figure(self, player: str, profile: str) -> None:
        """Add a new figure to the staging area; without a zone to enter by add none, and report that."""
        document = self.host.bench.document
        name = fresh_id(document, "figure", profile)
        made = added(document, "figure", {"id": name, "profile": profile, "player": player})
        if self.host.do_or_say("add-figure", made):
            self.host.choose("figure", name)

    def _duplicate(self, thing: Thing) -> None:
        """Add one more of a figure beside it, or in the staging area where there is no room beside it."""
        host = self.host
        document, copies = duplicated(host.bench.document, [thing], shift(0.0, -1.0))
        done = host.do("duplicate", document) == ""
        if done or host.do_or_say("duplicate", staged(document, copies[0])):
            host.choose("figure", copies[0].id)

    # -- forces -------------------------------------------------------------------------------------------------

    def _add_player(self) -> None:
        host = self.host
        if len(entries_of(host.bench.document, "player")) >= MOST_PLAYERS:
            host.say(host.texts("forces-no-more-players", most=MOST_PLAYERS), bad=True)
            return
        document, player = with_player(host.bench.document, host.face.new_player())
        if host.do_or_say("add-player", document):
            host.choose("player", player)

    def _ask_whom(self, source: str) -> None:
        """Copy a force to the other side; where there are several, ask to which."""
        host, desk, texts = self.host, self.host.desk, self.host.texts
        entries = entries_of(host.bench.document, "player")
        others = [(str(entry["id"]), str(entry["name"])) for entry in entries if entry.get("id") != source]

        def copy(target: str) -> None:
            if host.do_or_say("copy-force", copied_force(host.bench.document, source, target, host.face.keys)):
                host.choose("player", target)
                host.say(texts("forces-copied", player=dict(others)[target], key=host.key("undo")))

        if len(others) == 1:
            copy(others[0][0])
        elif others:
            desk.open(PickOne(desk, texts("forces-copy-whom"), others, copy))


FEW: Final = 3
"""So many forces have a bar each; more than that are only told in words."""
PORTRAIT: Final = 32.0
NAME: Final = 90.0
BUTTONS: Final = 0.62
"""How much of the top line its buttons may take with their keys."""


def look_of(muster: Muster, player: str) -> PlayerLook:
    """Return the colour and shape of a player."""
    ids = [str(entry.get("id")) for entry in entries_of(muster.document, "player")]
    return player_look(ids.index(player) if player in ids else 0)


def top_line(title: str, hint: str, buttons: Sequence[Button], width: int, scale: float) -> Node:
    """Name and hint at the left, buttons at the right; in a narrow window without their keys."""
    row = Row(tuple(buttons), 8.0, "center")
    if wanted_width(row, scale, FontLetters()) > BUTTONS * width:
        bare = (replace(each, key="") for each in buttons)
        row = Row(tuple(bare), 8.0, "center")
    words = Column((Label(title, theme.LARGE, bold=True), Label(hint, theme.SMALL, "muted")), 0.0, grow=1.0)
    return Box(Row((words, row), 20.0, "center"), (16.0, 8.0, 10.0, 8.0))


def list_of_forces(muster: Muster, face: ForcesFace, chosen: tuple[str, str]) -> Node:
    """Return what is of one's own, where it is looked at; each player with the value of the force, and the figures."""
    texts = muster.texts
    rules = Button("rules:", texts("forces-rules"), min_height=36.0, pressed=chosen[0] == "rules")
    nodes: list[Node] = [rules]
    for shelf in face.shelves(muster):
        is_open = chosen[0] == shelf.section
        title = texts("forces-shelf", title=shelf.title, number=len(shelf.wares))
        nodes.append(Button(f"own:{shelf.section}:", title, min_height=36.0, pressed=is_open and not chosen[1]))
        if is_open:
            nodes += [ware_card(shelf.section, ware, is_chosen=chosen[1] == ware.id) for ware in shelf.wares]
    for entry in entries_of(muster.document, "player"):
        player = str(entry.get("id"))
        nodes.append(Space(min_height=4.0))
        nodes.append(_player(muster, face, player, is_chosen=chosen == ("player", player)))
        nodes += [
            _figure(muster, face, member, is_chosen=chosen == ("figure", str(member["id"])))
            for member in members_of(muster.document, player)
        ]
        built = muster.setup.player_by_id.get(PlayerId(player))
        if built is not None:
            nodes += [_group(muster, face, *each) for each in face.groups(texts, muster.setup, built.id)]
        if face.makes_figures:
            nodes.append(_adding(f"add-figure:{player}", texts("forces-add-figure")))
    nodes.append(Space(min_height=4.0))
    nodes.append(_adding("command:add-player", texts("forces-add-player")))
    return Box(Column(tuple(nodes), 4.0), (10.0, 8.0, 4.0, 12.0))


def _adding(name: str, label: str) -> Button:
    return Button(name, label, size=theme.SMALL + 1, min_height=30.0)


def _player(muster: Muster, face: ForcesFace, player: str, *, is_chosen: bool) -> Node:
    texts = muster.texts
    built = muster.setup.player_by_id.get(PlayerId(player))
    dim: Tone = "text" if is_chosen else "muted"
    worth = Worth(0, "–") if built is None else face.worth(texts, muster.setup, built.id)
    ink: Tone = "text" if worth.limit is None else "good" if worth.within else "bad"
    value = "–" if built is None else texts.number(worth.value)
    right: list[Node] = [Label(value, theme.LARGE, ink, bold=True, side="right", wrap=False)]
    if worth.limit is not None:
        limit = texts("forces-of-limit", limit=worth.limit)
        right.append(Label(limit, theme.SMALL, dim, side="right", wrap=False))
    name = player if built is None else built.name
    words = Column((Label(name, theme.LARGE, bold=True), Label(worth.short, theme.SMALL, dim)), 1.0, grow=1.0)
    mark = Drawn(f"mark:{player}", min_width=24.0, min_height=24.0)
    child = Row((mark, words, Column(tuple(right), 1.0)), 10.0, "center")
    return Card(f"player:{player}", child, (10.0, 5.0, 12.0, 6.0), chosen=is_chosen, keyless=True)


def _figure(muster: Muster, face: ForcesFace, entry: dict[str, object], *, is_chosen: bool) -> Node:
    texts, name = muster.texts, str(entry["id"])
    figure = muster.setup.figure_by_id.get(FigureId(name))
    if figure is None:
        words = Column((Label(name, tone="bad"), Label(texts("forces-faulty"), theme.SMALL, "bad")), 0.0, grow=1.0)
        child = Row((Space(min_width=PORTRAIT), words), 8.0, "center")
        return Card(f"figure:{name}", child, (6.0, 3.0, 12.0, 4.0), chosen=is_chosen, quiet=True, keyless=True)
    dim: Tone = "text" if is_chosen else "muted"
    shown = upper_first(figure.label.in_language(texts.language))
    kind = upper_first(face.kind(texts, muster.setup, figure))
    player = next((each for each in entries_of(muster.document, "player") if each.get("id") == figure.player), {})
    parts = [
        texts("forces-leader-mark") if player.get("leader") == name else "",
        # "Guard 2" is of the kind that its name says.
        "" if shown.casefold().rstrip("0123456789 ") == kind.casefold() else kind,
        texts("forces-staged" if is_staged(entry) else "forces-on-table"),
    ]
    below = Label(" · ".join(part for part in parts if part), theme.SMALL, dim)
    nodes: list[Node] = [Drawn(f"portrait:{name}", min_width=PORTRAIT, min_height=PORTRAIT)]
    nodes.append(Column((Label(shown), below), 0.0, grow=1.0))
    nodes += _value(muster, face, figure, dim)
    child = Row(tuple(nodes), 8.0, "center")
    return Card(f"figure:{name}", child, (6.0, 3.0, 12.0, 4.0), chosen=is_chosen, quiet=True, keyless=True)


def ware_card(section: str, ware: Ware, *, is_chosen: bool) -> Node:
    """Return something of one's own: what it is called and does, and what it is worth."""
    dim: Tone = "text" if is_chosen else "muted"
    facts = [Label(ware.facts, theme.SMALL, dim)] if ware.facts else []
    words = Column((Label(ware.label, tone="bad" if ware.is_wrong else "text", told=True), *facts), 0.0, grow=1.0)
    worth = Label(ware.worth, tone="bad" if ware.is_wrong else "text", bold=True, side="right", wrap=False)
    pad = (12.0, 3.0, 12.0, 4.0)
    child = Row((words, worth), 8.0, "center")
    return Card(f"own:{section}:{ware.id}", child, pad, chosen=is_chosen, quiet=True, keyless=True)


def _group(muster: Muster, face: ForcesFace, name: str, facts: str, group: Any) -> Node:
    """Return figures that one entry of the scenario puts down; they are listed here, and changed on the table."""
    words = Column((Label(name), Label(facts, theme.SMALL, "muted")), 0.0, grow=1.0)
    value = _value(muster, face, group, "muted")
    return Box(Row((Space(min_width=PORTRAIT), words, *value), 8.0, "center"), (6.0, 3.0, 12.0, 4.0))


def _value(muster: Muster, face: ForcesFace, unit: Any, dim: Tone) -> list[Node]:
    """Return what a figure or a group is worth, and below it what is to be noted and what it is worth by play."""
    texts, worth = muster.texts, face.figure_worth(muster.texts, muster.setup, unit)
    if worth is None:
        return []
    told = (part for part in (worth.note, told_by_play(texts, muster.setup, unit, face)) if part)
    tone: Tone = dim if worth.within else "bad"
    notes = (Label(part, theme.SMALL, tone, side="right", wrap=False) for part in told)
    return [Column((Label(texts.number(worth.value), bold=True, side="right", wrap=False), *notes), 0.0)]


# -- the bar ------------------------------------------------------------------------------------------------------


def balance(muster: Muster, face: ForcesFace, sketch: Sketch) -> tuple[Node, dict[str, Painter]]:
    """Return a bar for each force with a mark at its limit, the difference in words, and what exceeds a limit."""
    texts, setup = muster.texts, muster.setup
    worths = [(player, face.worth(texts, setup, player.id)) for player in setup.players]
    most = max([float(worth.limit or 0) for _, worth in worths] + [worth.value for _, worth in worths] + [1])
    bars: list[Node] = []
    painters: dict[str, Painter] = {}
    for player, worth in worths[: FEW + 1]:
        look = look_of(muster, player.id)
        what = f"bar:{player.id}"
        painters[what] = _bar_painter(worth, most, look)
        mark = Drawn(f"mark:{player.id}", min_width=16.0, min_height=16.0)
        name = Label(player.name, theme.SMALL + 1, wrap=False, min_width=NAME)
        bar = Drawn(what, f"limit:{player.id}" if worth.limit is not None else "", worth.lines, grow=1.0,
                    min_height=18.0)  # fmt: skip
        value = Label(texts.number(worth.value), theme.SMALL + 1, bold=True, min_width=60.0)
        bars.append(Row((mark, name, bar, value), 8.0, "center"))
    words: list[Node] = [Label(balance_line(texts, setup, face))]
    wrong = problem_line_of(muster, sketch)
    if wrong:
        words.append(Label(wrong, theme.SMALL + 1, "bad"))
    left, right = (Column(tuple(each), 5.0, grow=1.0, max_width=10000.0) for each in (bars, words))
    return Box(Row((left, right), 30.0), (14.0, 10.0, 14.0, 10.0)), painters


def _bar_painter(worth: Worth, most: float, look: PlayerLook) -> Painter:
    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        px = canvas.px
        room = pygame.Rect(rect.left, rect.centery - px(7), rect.w, px(13))
        canvas.box(room, theme.SUNKEN, None, 3)
        canvas.box(pygame.Rect(room.left, room.top, max(2, round(room.w * worth.value / most)), room.h),
                   look.colour, look.light, 3)  # fmt: skip
        if worth.limit is not None:
            x = room.left + round(room.w * worth.limit / most)
            ink = theme.TEXT if worth.within else theme.BAD
            pygame.draw.line(canvas.surface, ink, (x, room.top - px(3)), (x, room.bottom + px(2)), px(2))

    return paint


def problem_line_of(muster: Muster, sketch: Sketch) -> str:
    """Return what prevents the scenario from being played, in one sentence; "" for nothing."""
    problem = sketch.problem or next(iter(sketch.faulty.values()), None)
    if problem is None and muster.setup.figures:
        try:
            check_playable(muster.setup, muster.path)
        except FileProblem as found:
            problem = found
    return "" if problem is None else problem_in_file(muster.texts, problem)


def mark_painter(look: PlayerLook) -> Painter:
    """Return the painter of a player's shape in the player's colour."""

    def paint(canvas: Canvas, rect: pygame.Rect) -> None:
        canvas.player_mark(rect.center, 0.38 * rect.w / canvas.scale, look)

    return paint


def buttons_of(deeds: Sequence[tuple[str, str]]) -> Node:
    """Return buttons (name, label) in lines."""
    return Flow(tuple(Button(name, label, min_height=32.0) for name, label in deeds))
