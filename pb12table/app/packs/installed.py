"""Packs in the window: what is installed, and how one is installed, made or removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from pb12table.app.packs.composing import ComposeScreen
from pb12table.app.screens.base import Desk, ToldPanel, carried_out
from pb12table.app.screens.handbook import page_help
from pb12table.files.installing import (
    ENDING,
    Checked,
    check_pack,
    faults_of_packs,
    install_pack,
    make_pack,
    remove_pack,
)
from pb12table.files.packs import MANIFEST, SCENARIOS, Pack, installed_packs
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.texts.describe import counts_of_pack, problem_in_file, problem_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import system_name
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import still_there
from pb12table.window.layout.nodes import Button, Card, Column, Label, Node, Plate, Row
from pb12table.window.layout.placing import dialog, dialog_button
from pb12table.window.screens.dialogs import FileList, MarkedScreen, Seen

WIDTH: Final = 820.0
NOTES: Final = ".toml"


@dataclass(frozen=True, slots=True)
class Glance(Seen):
    """What is seen of a pack that is not installed."""

    checked: Checked | None = None


class PackFiles(FileList[Glance]):
    """A folder with the packs in it: .zip files, and the manifests of folders that are packs themselves."""

    endings: Sequence[str] = (ENDING, NOTES)
    none = "packs-none-here"
    pictured = False

    def look(self, path: Path) -> Glance:
        try:
            return Glance(None, None, check_pack(pack_at(path)))
        except FileProblem as problem:
            return Glance(None, problem)

    def about(self, seen: Glance) -> str:
        assert seen.checked is not None, "only sound ones are told about"
        texts, form = self.desk.texts, seen.checked.pack.form
        title = seen.checked.pack.title.in_language(texts.language)
        return f"{title} · {form.author} · {counts_of_pack(self.desk.texts, seen.checked)}"


class FoldersOfPacks(PackFiles):
    """A folder with the manifests of packs that can be made."""

    endings: Sequence[str] = (NOTES,)
    none = "packs-none-to-make"


def pack_at(path: Path) -> Path:
    """Return what a pack is read from: the folder of a manifest, or the file itself."""
    return path.parent if path.name == MANIFEST else path


class PacksScreen(ToldPanel, MarkedScreen):
    """The installed packs with what is wrong with them; Delete takes the marked one away.

    I installs one from a file or a folder; M makes one of what one chooses of one's own, F a file of a folder.
    """

    desk: Desk

    def __init__(self, desk: Desk, on_change: Callable[[], None]) -> None:
        """Call `on_change` whenever other packs are installed than before."""
        super().__init__(desk)
        self._on_change = on_change
        self._folder = Path.home()
        self._list()

    def _list(self) -> None:
        """Read the folder of packs anew."""
        self.packs: list[tuple[str, Pack | None]] = [*installed_packs().items()]
        self.problems = faults_of_packs()
        self.packs += [(name, None) for name in self.problems if name not in dict(self.packs)]
        self.marked = max(0, min(self.marked, len(self.packs) - 1))
        self._changed = True

    def count(self) -> int:
        return len(self.packs)

    # -- keys and mouse ---------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> None:
        match event.key:
            case pygame.K_i:
                self.press("install")
            case pygame.K_m:
                self.press("compose")
            case pygame.K_f:
                self.press("make")
            case pygame.K_DELETE:
                self.press("remove")
            case _:
                super().take_key(event)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.DROPFILE:
            self._install(Path(event.file))
        else:
            super().handle(event)

    def press(self, name: str) -> None:
        texts = self.desk.texts
        match name:
            case "install":
                self.desk.open(PackFiles(self.desk, texts("packs-install-title"), self._folder, self._install))
            case "compose":
                self.desk.open(ComposeScreen(self.desk, self._folder, self._say_composed))
            case "make":
                self.desk.open(FoldersOfPacks(self.desk, texts("packs-make-title"), self._folder, self._make))
            case "remove" if self.packs:
                self._ask_remove(self.packs[self.marked][0])
            case "close":
                self.refuse()
            case _ if still_there(self.packs, name) is not None:
                self.marked = int(name)

    def _install(self, path: Path) -> None:
        texts = self.desk.texts
        self._folder = path.parent
        title, text = texts("packs-install-title"), texts("packs-install-works")
        carried_out(self.desk, title, text, partial(install_pack, pack_at(path)), self._say_installed)

    def _say_installed(self, checked: Checked) -> None:
        self._list()
        self._on_change()
        names = [name for name, _ in self.packs]
        self.marked = names.index(checked.pack.name)
        self._say("pack-installed", checked)

    def _make(self, path: Path) -> None:
        texts = self.desk.texts
        folder = path.parent
        self._folder = folder.parent
        target = folder.with_name(f"{folder.name}{ENDING}")
        title, text = texts("packs-make-title"), texts("packs-install-works")
        told = partial(self._say, "pack-made", file=str(target))
        carried_out(self.desk, title, text, partial(make_pack, folder, target), told)

    def _say_composed(self, checked: Checked, target: Path) -> None:
        self._say("pack-made", checked, file=str(target))

    def _say(self, key: str, checked: Checked, **details: str) -> None:
        texts, form = self.desk.texts, checked.pack.form
        title = checked.pack.title.in_language(texts.language)
        line = texts(key, title=title, name=form.name, edition=form.edition, **details)
        self.desk.say(f"{line}\n\n{counts_of_pack(texts, checked)}")

    def _ask_remove(self, name: str) -> None:
        texts = self.desk.texts
        text = texts("packs-remove-text", name=name)
        self.desk.ask(
            texts("packs-remove-title"), text, texts("packs-remove-yes"), texts("card-cancel"),
            partial(self._remove, name), grave=True,
        )  # fmt: skip

    def _remove(self, name: str) -> None:
        try:
            remove_pack(name)
        except FileProblem as problem:
            self.desk.say_problem(problem)
        self._list()
        self._on_change()

    # -- what is shown ----------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        rows: list[Node] = [self._row(number, *each) for number, each in enumerate(self.packs)]
        if not rows:
            rows.append(Label(texts("packs-empty"), tone="muted"))
        about = page_help(texts, "packs", theme.SMALL + 1)
        ways: list[Node] = [
            Button("install", texts("packs-install"), "I", min_height=34.0),
            Button("compose", texts("packs-compose"), "M", min_height=34.0),
            Button("make", texts("packs-make"), "F", min_height=34.0),
            Button("remove", texts("packs-remove"), texts("key-delete"), min_height=34.0, style="danger",
                   enabled=bool(self.packs)),
        ]  # fmt: skip
        body = Column((about, Column(tuple(rows), 6.0), Row(tuple(ways), 8.0)), 14.0)
        close = dialog_button("close", texts("close"), key=texts("key-escape"), is_main=True)
        return dialog(WIDTH, texts("packs-title"), body, [close], offset=self.scrolled)

    def _row(self, number: int, name: str, pack: Pack | None) -> Node:
        texts, problem = self.desk.texts, self.problems.get(name)
        lines: list[Node] = []
        if pack is None:
            lines.append(Label(name, bold=True))
        else:
            form = pack.form
            games = texts.listing([system_name(texts, game) for game in form.games])
            facts = texts("packs-facts", edition=form.edition, author=form.author, licence=form.licence)
            lines.append(Label(pack.title.in_language(texts.language), bold=True, told=True))
            lines.append(Label(f"{facts} · {games} · {_scenarios_told(texts, pack)}", theme.SMALL + 1, "muted"))
            if (description := pack.description) is not None:
                lines.append(Label(description.in_language(texts.language), theme.SMALL + 1, told=True))
        if problem is not None:
            lines.append(Label(problem_in_file(texts, problem), theme.SMALL + 1, "bad"))
        plate = Plate(None, hovered=theme.HOVERED)
        inner = Column(tuple(lines), 2.0)
        return Card(str(number), inner, (12.0, 7.0, 12.0, 7.0), plate, chosen=number == self.marked)


def _scenarios_told(texts: Texts, pack: Pack) -> str:
    try:
        with told_as_problem(pack.folder):
            found = [path for game in pack.form.games for path in pack.part(SCENARIOS, game).glob("*.toml")]
    except FileProblem as problem:
        return problem_line(texts, problem)
    return texts("pack-count-scenarios", count=len(found))
