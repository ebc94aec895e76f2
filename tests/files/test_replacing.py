"""Whole files are replaced in one place, synced with their folder, and leave nothing behind, not even when killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pb12table import packages
from pb12table.files import places
from pb12table.files.places import UNFINISHED, clear_unfinished, write_atomically
from pb12table.files.saves.save import SaveFile
from tests.files.games import cove

PACKAGE = Path(places.__file__).parents[1]
OPEN_FILES = Path("/proc/self/fd")


def test_no_other_module_replaces_files() -> None:
    # Which packages there are is asked before anything of files is there; what is kept of that is found anew if lost.
    others = {*PACKAGE.rglob("*.py")} - {Path(places.__file__), Path(packages.__file__)}
    words = ("os.replace(", "os.rename(", "mkstemp(", "NamedTemporaryFile(", ".write_bytes(", ".write_text(", '("wb')
    found = [(path.name, word) for path in others for word in words if word in path.read_text(encoding="utf-8")]
    assert not found


@pytest.mark.skipif(not OPEN_FILES.is_dir(), reason="nothing tells here what is synced")
def test_a_new_save_is_synced_with_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[str] = []
    sync = os.fsync

    def watched(handle: int) -> None:
        synced.append(str((OPEN_FILES / str(handle)).readlink()))
        sync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    SaveFile.create(tmp_path / "cove.pb12save", cove()).close()
    assert len(synced) == 2
    assert synced[0].startswith(f"{tmp_path}/.cove.pb12save-"), "first what is in it"
    assert synced[1] == str(tmp_path), "then that it is there"


KILLED = """
import os, signal, sys
from pathlib import Path
from pb12table.files.places import write_atomically
os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)
write_atomically(Path(sys.argv[1]), b"new")
"""


def killed_while_writing(path: Path) -> Path:
    """What a program leaves that is killed while it writes a file."""
    before = set(path.parent.iterdir())
    ran = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert ran.returncode == -signal.SIGKILL
    (left,) = set(path.parent.iterdir()) - before
    return left


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody is killed here in this way")
def test_what_a_killed_program_leaves_is_cleared(tmp_path: Path) -> None:
    path = tmp_path / "inside" / "x.toml"
    path.parent.mkdir()
    path.write_bytes(b"old")
    left = killed_while_writing(path)
    assert left.name.endswith(UNFINISHED)
    assert path.read_bytes() == b"old"
    others = [tmp_path / "inside" / name for name in (".x.toml-12345678", "x.pb12new.toml", ".hidden")]
    for other in others:
        other.write_bytes(b"")
    clear_unfinished(tmp_path)
    assert sorted(path.parent.iterdir()) == sorted([path, *others]), "nothing else is taken away"
    left = killed_while_writing(path)
    write_atomically(path, b"new")
    assert not left.exists(), "the next writing clears it, too, wherever that is"
    assert path.read_bytes() == b"new"


def test_a_file_is_written_though_another_program_clears_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = os.fsync
    cleared: list[bool] = []

    def clearing(handle: int) -> None:
        sync(handle)
        if not cleared:
            cleared.append(True)
            clear_unfinished(tmp_path)

    monkeypatch.setattr(os, "fsync", clearing)
    write_atomically(tmp_path / "x", b"new")
    assert cleared
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("x", b"new")]


def test_the_longest_names_can_be_written(tmp_path: Path) -> None:
    for name in ("a" * 255, "ü" * 127):
        write_atomically(tmp_path / name, b"new")
        assert (tmp_path / name).read_bytes() == b"new"


def test_a_link_to_a_folder_is_not_followed_when_clearing(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "own").mkdir()
    left = tmp_path / "elsewhere" / f".x-1{UNFINISHED}"
    left.write_bytes(b"")
    (tmp_path / "own" / "link").symlink_to(tmp_path / "elsewhere")
    clear_unfinished(tmp_path / "own")
    assert left.exists()
