"""What is not saved of layouts, kept aside while they are built: a program that is killed takes no work with it."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import Event, Lock
from time import monotonic
from typing import Final

from pb12table.files.places import user_folder
from pb12table.files.problems import FileProblem, every_fault_told
from pb12table.files.reading import read_toml
from pb12table.files.replacing import write_atomically
from pb12table.files.writing import scenario_text
from pb12table.layouts.editing import Document
from pb12table.texts.locale import Texts

KEY: Final = "draft-of"
"""The key under which a draft tells the file of its layout."""
STILL: Final = 0.3
"""A draft is written when nothing has changed for so many seconds, as in the middle of a drag, …"""
LONGEST: Final = 3.0
"""… or after so many at the latest."""
LOOK_UP: Final = 0.05


@dataclass(frozen=True, slots=True)
class Draft:
    """A layout as it was when its unsaved work was kept: its file (which need not exist), the document, and when."""

    file: Path
    layout: Path
    document: Document
    when: datetime


def _folder() -> Path:
    return user_folder() / "drafts"


def _file_for(layout: Path) -> Path:
    digest = hashlib.sha256(str(layout.resolve()).encode("utf-8", "surrogateescape")).hexdigest()[:10]
    return _folder() / f"{layout.stem[:60]}-{digest}.toml"


def question_about(draft: Draft, texts: Texts) -> tuple[str, str, str, str]:
    """Whether to go on with a draft: the title, the question, and the words for yes and no."""
    text = texts("edit-draft-text", date=texts.date(draft.when), time=f"{draft.when:%H:%M}")
    return texts("edit-draft-title"), text, texts("edit-draft-yes"), texts("edit-draft-no")


def draft_of(layout: Path) -> Draft | None:
    """What was kept of a layout's unsaved work, None when there is nothing."""
    try:
        return _read(_file_for(layout))
    except OSError:
        return None


def all_drafts() -> list[Draft]:
    """All that was kept, newest first; what cannot be read is left out."""
    try:
        files = list(_folder().glob("*.toml"))
    except OSError:
        return []
    found = [draft for file in files if (draft := _read(file)) is not None]
    return sorted(found, key=lambda draft: draft.when, reverse=True)


def _read(file: Path) -> Draft | None:
    try:
        with every_fault_told(file):
            if not file.is_file():
                return None
            when = datetime.fromtimestamp(file.stat().st_mtime)
            document = read_toml(file)
            layout = document.pop(KEY, None)
            return Draft(file, Path(layout), document, when) if isinstance(layout, str) else None
    except FileProblem:
        return None


class DraftKeeper:
    """Keeps what is not saved of one layout, beside the frames; `lost` tells why that could not be, "" if it could."""

    def __init__(self) -> None:
        self.lost = ""
        self._writer = ThreadPoolExecutor(1)
        self._lock = Lock()
        self._hurry = Event()
        self._wanted: tuple[Document, Path] | None = None
        self._is_awaited = False
        self._last = 0.0
        self._file: Path | None = None

    def keep(self, document: Document, layout: Path) -> None:
        """Keep a document as what its layout has become, in a moment."""
        with self._lock:
            self._wanted, self._last = (document, layout), monotonic()
            if not self._is_awaited:
                self._is_awaited = True
                self._writer.submit(self._write_soon)

    def take_over(self, draft: Draft) -> None:
        """Answer for what was kept before: it is thrown away together with what is kept from now on."""
        self._file = draft.file

    def discard(self, layout: Path) -> None:
        """Throw away what was kept, of a layout by an earlier program too: it is saved now, or not wanted."""
        with self._lock:
            self._wanted = None
            self._hurry.set()
        self._writer.submit(self._remove, _file_for(layout)).result()
        self._hurry.clear()

    def close(self) -> None:
        """End; what is to be kept still is written at once."""
        self._hurry.set()
        self._writer.shutdown()

    def _write_soon(self) -> None:
        begun = monotonic()
        while not self._hurry.wait(LOOK_UP):
            if monotonic() - self._last >= STILL or monotonic() - begun >= LONGEST:
                break
        with self._lock:
            wanted, self._wanted, self._is_awaited = self._wanted, None, False
        if wanted is None:
            return
        try:
            self._write(*wanted)
        except OSError as error:
            self.lost = error.strerror or str(error)
        except UnicodeEncodeError as error:  # a path that is no text
            self.lost = error.reason

    def _write(self, document: Document, layout: Path) -> None:
        file = _file_for(layout)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file, scenario_text({KEY: str(layout.resolve()), **document}).encode("utf-8"))
        if self._file not in (None, file):
            self._remove()
        self._file = file

    def _remove(self, other: Path | None = None) -> None:
        for file in (self._file, other):
            if file is not None:
                with suppress(OSError):
                    file.unlink(missing_ok=True)
        self._file = None
