"""The handbook in the window, a chapter at a time; and the two sentences of each page with the way into its chapter."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, Literal

import pygame

from pb12table.app.screens.base import HANDBOOK, Desk, ProgramScreen
from pb12table.files.places import handbook_file
from pb12table.files.reading import read_text
from pb12table.texts.locale import FALLBACK, Texts
from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Box, Button, Column, Label, Node, Row, Scroll, Space
from pb12table.window.layout.painting import Painter
from pb12table.window.layout.placing import EDGE, dialog_button

BUILD, FORCES, WEAPONS = "build-a-layout", "put-forces-together", "build-weapons-and-vehicles-of-your-own"
PACKS, CAMPAIGNS = "packs", "campaigns"
PAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "table": BUILD,
        "terrain": BUILD,
        "zone": BUILD,
        "figure": BUILD,
        "several": BUILD,
        "kind": BUILD,
        "cells": BUILD,
        "fields": "everything-a-scenario-states",
        "chance": BUILD,
        "maps": BUILD,
        "menu": BUILD,
        "rules": FORCES,
        "player": FORCES,
        "forces-figure": FORCES,
        "own": WEAPONS,
        "packs": PACKS,
        "compose": PACKS,
        "campaign": CAMPAIGNS,
        "campaign-writing": CAMPAIGNS,
        "following": CAMPAIGNS,
    }
)
"""The anchor of the chapter that tells more about each page of the editor and of what is built.

The sentences of the page are the text `page-help-PAGE`.
"""


def page_help(texts: Texts, page: str, size: float = theme.SMALL) -> Node:
    """Return the two sentences of a page, and beside them the button that opens its chapter."""
    words = Label(texts(f"page-help-{page}"), size, "muted", grow=1.0)
    return Row((words, Button(f"{HANDBOOK}{page}", texts("handbook-open"), size=size, min_height=24.0)), 12.0, "center")


def page_head(texts: Texts, page: str, head: Label) -> Node:
    """Return a heading with the button beside it, which says the sentences of the page when the mouse is there."""
    tip = (texts(f"page-help-{page}"),)
    return Row((head, Button(f"{HANDBOOK}{page}", texts("handbook-open"), height=22.0, size=theme.SMALL, tip=tip)), 6.0)


def page_foot(texts: Texts, page: str) -> Node:
    """Return the two sentences of a page, below what they are about."""
    return Label(texts(f"page-help-{page}"), theme.SMALL, "muted")


# -- reading it ---------------------------------------------------------------------------------------------------

Sort = Literal["words", "item", "code", "row", "head"]


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, an item of a list, a line of a file, a smaller heading, or a row of a table by its cells."""

    sort: Sort
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """What stands below a heading of the handbook."""

    title: str
    passages: tuple[Passage, ...]


@cache
def chapters(language: str) -> Mapping[str, Chapter]:
    """Return the chapters in a language, by their anchors, in English if it lacks one; raises FileProblem."""
    return _read(FALLBACK) if language == FALLBACK else _read(FALLBACK) | _read(language)


HEADING = re.compile(r"^## (.+?)(?: <a id=\"([\w-]+)\"></a>)?$", re.MULTILINE)
"""How a chapter begins; the English titles are anchors of themselves."""


SLANTED = re.compile(r"(?<![*\w])\*([^*]+)\*(?![*\w])")
"""What buttons are called; in the window it stands in quotation marks."""
QUOTED: Final[Mapping[str, str]] = MappingProxyType({"en": r"“\1”", "de": r"„\1“"})


def _read(language: str) -> dict[str, Chapter]:
    """Return the chapters that the file of a language has; raises FileProblem."""
    _, *parts = HEADING.split(SLANTED.sub(QUOTED[language], read_text(handbook_file(language))))
    told = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return {anchor or _anchor(title): Chapter(title, tuple(_passages(body))) for title, anchor, body in told}


def _anchor(title: str) -> str:
    """Return how links call a heading."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def _passages(body: str) -> Iterator[Passage]:
    """Yield what stands in a chapter, without the signs of its markup."""
    for part in re.split(r"(^```.*?^```$)", body, flags=re.MULTILINE | re.DOTALL):
        if part.startswith("```"):
            yield from (Passage("code", (line,)) for line in part.splitlines()[1:-1])
            continue
        for block in re.split(r"\n\s*\n", part.strip()):
            if block:
                yield from _of_block(block)


def _of_block(block: str) -> Iterator[Passage]:
    if block.startswith("|"):
        for line in block.splitlines():
            cells = tuple(_plain(cell) for cell in line.strip().strip("|").split("|"))
            if any(set(cell) - set("-: ") for cell in cells):
                yield Passage("row", cells)
    elif block.startswith("### "):
        yield Passage("head", (_plain(block.removeprefix("### ")),))
    elif block.startswith("- "):
        for item in re.split(r"^- ", block, flags=re.MULTILINE)[1:]:
            yield Passage("item", (_plain(item),))
    else:
        yield Passage("words", (_plain(block),))


def _plain(text: str) -> str:
    """Return words without marks for bold letters, code and links, on one line."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(text.split()))
    return re.sub(r"\*\*|`", "", text)


# -- showing it ---------------------------------------------------------------------------------------------------

WIDTH: Final = 860.0
HEIGHT: Final = 680.0
WAYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class HandbookPage(ProgramScreen):
    """A chapter over whatever was open; arrows turn to those before and after it, Escape and Enter close it."""

    def __init__(self, desk: Desk, chapter: str) -> None:
        """Open a chapter; raises FileProblem where there is no handbook."""
        super().__init__(desk)
        self.chapters = chapters(desk.texts.language)
        self.shown = chapter

    def describe(self) -> Node:
        texts = self.desk.texts
        chapter = self.chapters[self.shown]
        body = Column(tuple(_node(passage) for passage in chapter.passages), 9.0)
        high = min(HEIGHT, self.desk.size[1] / self.desk.scale - 2 * EDGE)
        foot = (
            Button("previous", texts("handbook-previous"), "←", enabled=bool(self._beside(-1)), min_height=36.0),
            Button("next", texts("handbook-next"), "→", enabled=bool(self._beside(1)), min_height=36.0),
            Space(grow=1.0),
            dialog_button("close", texts("close"), key=texts("key-escape"), is_main=True),
        )
        parts: tuple[Node, ...] = (
            Label(chapter.title, theme.TITLE, bold=True, told=True),
            Scroll("body", Box(body, (0.0, 0.0, 14.0, 0.0)), self.offsets.get("body", 0), grow=1.0, min_height=60.0),
            Row(foot, 10.0, "center"),
        )
        pad = (24.0, 16.0, 24.0, 16.0)
        return Box(
            Column(parts, 10.0), pad, "dialog", min_width=WIDTH, max_width=WIDTH, min_height=high, max_height=high
        )

    def _beside(self, step: int) -> str:
        """Return the chapter before or after this one, "" for none."""
        anchors = [*self.chapters]
        place = anchors.index(self.shown) + step
        return anchors[place] if 0 <= place < len(anchors) else ""

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key in WAYS:
            self.turn(WAYS[event.key])
        else:
            super().take_key(event)

    def turn(self, step: int) -> None:
        """Show the chapter before or after this one, if there is one."""
        if chapter := self._beside(step):
            self.shown, self.offsets["body"] = chapter, 0
            self._changed = True

    def press(self, name: str) -> None:
        match name:
            case "previous" | "next":
                self.turn(-1 if name == "previous" else 1)
            case "close":
                self.refuse()

    def accept(self) -> None:
        self.refuse()

    def refuse(self) -> None:
        self.desk.leave(self)

    def painters(self) -> dict[str, Painter]:
        return {}


def _node(passage: Passage) -> Node:
    size = theme.NORMAL + 1
    match passage.sort:
        case "item":
            return Row((Label("•", tone="accent"), Label(passage.words[0], size, told=True, grow=1.0)), 8.0)
        case "code":
            return Box(Label(passage.words[0] or " ", theme.SMALL, "muted", hyphens=False), (14.0, 0.0, 0.0, 0.0))
        case "head":
            return Label(passage.words[0], size, "accent", bold=True)
        case "row":
            return _table_row(passage.words)
        case "words":
            return Label(passage.words[0], size, told=True)


def _table_row(cells: Sequence[str]) -> Node:
    wide = (WIDTH - 80.0) / len(cells)
    return Row(tuple(Label(cell, theme.SMALL + 1, min_width=wide, max_width=wide) for cell in cells), 10.0)
