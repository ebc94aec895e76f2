"""Every page of the editor and of what is built has two sentences and a way into its chapter of the handbook."""

from __future__ import annotations

import re
import runpy
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame
import pytest

from pb12table.app.campaigns.writing import WritingScreen
from pb12table.app.editor.fields.screen import FieldsScreen
from pb12table.app.editor.filing.chance import ChanceScreen
from pb12table.app.editor.filing.filing import EditMenu
from pb12table.app.editor.screen import EditScreen
from pb12table.app.forces.screen import ForcesScreen
from pb12table.app.packs.composing import ComposeScreen
from pb12table.app.packs.installed import PacksScreen
from pb12table.app.program import Program
from pb12table.app.screens.following import CampaignScreen
from pb12table.app.screens.handbook import PAGES, HandbookPage, chapters
from pb12table.app.screens.map_screen import MapScreen
from pb12table.files.campaigns import scan_campaigns
from pb12table.files.places import HANDBOOKS, handbook_file
from pb12table.layouts.editing import Thing
from pb12table.texts.locale import LANGUAGES, Language, Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.layout.painting import LaidPanel
from tests.app.builder import SIZE, Builder

ROOT = Path(__file__).resolve().parents[2]
FIGURE = {"profile": "human", "player": "alice", "at": [10.0, 9.0]}
OPENED = {
    EditScreen, ForcesScreen, FieldsScreen, EditMenu, ChanceScreen, PacksScreen, ComposeScreen, CampaignScreen,
    WritingScreen,
}  # fmt: skip
"""The screens whose pages are opened here."""
ELSEWHERE = {
    "Catalogue": "a list to pick from",
    "ChapterScreen": "a game that is over has it; its page is `campaign`",
    "Editing": "what EditScreen is made of",
    "FoldersOfPacks": "a list of files",
    "FollowingScreen": "a game that is over has it; its page is `following`",
    "MapChoices": "a map that was read has it; its page is `maps`",
    "MapFiles": "a list of files",
    "OpenLine": "a field that is typed into",
    "PackFiles": "a list of files",
    "PagedScreen": "what ForcesScreen and FieldsScreen are made of",
    "SearchLine": "a field that is typed into",
}
"""The other screens of the editor, of forces, packs and campaigns, and why they are not opened here."""
ROOMS = ("pb12table.app.editor", "pb12table.app.forces", "pb12table.app.packs", "pb12table.app.campaigns",
         "pb12table.app.screens.following")  # fmt: skip


def terrain(builder: Builder) -> None:
    builder.screen.bench.add("terrain", "crates", {"kind": "crates", "rectangle": [14.0, 4.0, 1.0, 1.0]})


def zone(builder: Builder) -> None:
    builder.screen.bench.add("zone", "mud", {"kind": "rough", "polygon": [[1.0, 1.0], [2.0, 1.0], [2.0, 2.0]]})


def figure(builder: Builder) -> None:
    builder.screen.bench.add("figure", "guard", FIGURE)


def several(builder: Builder) -> None:
    terrain(builder)
    figure(builder)
    bench = builder.screen.bench
    bench.selection = [Thing("figure", "guard"), Thing("terrain", "crates")]


def kind(builder: Builder) -> None:
    terrain(builder)
    builder.key(pygame.K_v, pygame.KMOD_SHIFT)


def forces(builder: Builder) -> Any:
    figure(builder)
    builder.key(pygame.K_f, pygame.KMOD_CTRL)
    builder.frames()
    return builder.program.screens[-1]


def chosen(sort: str, name: str = "") -> Callable[[Builder], None]:
    return lambda builder: forces(builder).choose(sort, name)


def menu(builder: Builder) -> None:
    builder.screen.press_command("edit-menu")
    assert isinstance(builder.program.screens[-1], EditMenu)


def opened(screen: type[Any], *given: Any) -> Callable[[Builder], None]:
    return lambda builder: builder.program.open(screen(builder.program, *given))


def campaign(builder: Builder) -> None:
    found = scan_campaigns()[0][0]
    builder.program.open(CampaignScreen(builder.program, found, lambda _: None))


def fields(builder: Builder) -> None:
    builder.key(pygame.K_e, pygame.KMOD_CTRL)
    assert isinstance(builder.program.screens[-1], FieldsScreen)


def chance(builder: Builder) -> None:
    builder.key(pygame.K_r, pygame.KMOD_CTRL)
    assert isinstance(builder.program.screens[-1], ChanceScreen)


def compose(builder: Builder) -> None:
    builder.program.open(ComposeScreen(builder.program, builder.screen.bench.path.parent, lambda *_: None))


SHOWN: dict[str, Callable[[Builder], None]] = {
    "table": lambda _: None,
    "terrain": terrain,
    "zone": zone,
    "figure": figure,
    "several": several,
    "kind": kind,
    "menu": menu,
    "fields": fields,
    "chance": chance,
    "rules": chosen("rules"),
    "player": chosen("player", "alice"),
    "forces-figure": chosen("figure", "guard"),
    "own": chosen("item"),
    "packs": opened(PacksScreen, lambda: None),
    "compose": compose,
    "campaign": campaign,
    "campaign-writing": opened(WritingScreen, "d20", lambda _: None),
}
UNSHOWN = {"cells": "of a map of cells", "maps": "of a map that was read", "following": "of a game that is over"}
"""Pages that need more than a layout; that they are shown where they belong, their own tests' pictures tell."""


def inherit(kind: type[Any]) -> Iterator[type[Any]]:
    """All classes that inherit from one."""
    for each in kind.__subclasses__():
        yield each
        yield from inherit(each)


def test_each_page_and_screen_is_opened_here_or_said_why_not() -> None:
    assert {*SHOWN, *UNSHOWN} == {*PAGES}
    screens = {each for base in (LaidPanel, MapScreen) for each in inherit(base) if each.__module__.startswith(ROOMS)}
    assert {each.__name__ for each in screens - OPENED} == {*ELSEWHERE}


@pytest.mark.parametrize("page", PAGES)
def test_each_page_has_two_sentences_in_each_language_and_a_chapter(page: str) -> None:
    for language in LANGUAGES:
        told = Texts(language)(f"page-help-{page}")
        assert len(re.findall(r"[.!?](?=\s|\Z)", told)) == 2, (language, told)
        assert chapters(language)[PAGES[page]].passages


@pytest.mark.screen("HandbookPage")
@pytest.mark.parametrize("page", SHOWN)
def test_a_click_opens_the_chapter_of_the_page(builder: Builder, page: str) -> None:
    SHOWN[page](builder)
    builder.frames(3)
    builder.program.draw()
    top: Any = builder.program.screens[-1]
    if hasattr(top, "layout") and hasattr(top.layout, "place_of"):
        top.show(f"handbook:{page}")
        builder.program.draw()
        place = pygame.Rect(top.layout.place_of(f"handbook:{page}")).center
    else:
        place = next(each.rect.center for each in top.zones if each.name == f"handbook:{page}")
    builder.click(place)
    shown = builder.program.screens[-1]
    assert isinstance(shown, HandbookPage)
    assert shown.shown == PAGES[page]
    builder.key(pygame.K_RIGHT)
    assert shown.shown == [*chapters("en")][[*chapters("en")].index(PAGES[page]) + 1]
    builder.key(pygame.K_ESCAPE)
    assert builder.program.screens[-1] is top


def test_the_folder_without_python_has_each_handbook(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PyInstaller", "PyInstaller.__main__"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    given = runpy.run_path(str(ROOT / "assets" / "make_bundle.py"))["options"]()
    assert {f"--add-data={ROOT / 'docs' / name}:pb12table" for name in HANDBOOKS.values()} < {*given}


@pytest.mark.screen("HandbookPage")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapter_of_the_language_is_shown(language: Language, written: list[str]) -> None:
    program = Program(Settings(language=language), SIZE)
    program.open_handbook("packs")
    program.draw()
    shown = {other for other in LANGUAGES if chapters(other)["packs"].title in written}
    assert shown == {language}


def test_the_wheel_puts_the_handbook_where_it_is_read() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert {f"docs/{name}" for name in HANDBOOKS.values()} < {*wheel["only-include"]}
    # Only folders can be put elsewhere.
    assert wheel["sources"]["docs"] == "pb12table"
    assert all(handbook_file(each) == ROOT / "docs" / name for each, name in HANDBOOKS.items())
