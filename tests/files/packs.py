"""A sound pack for tests: Kampf W6 on a quay, with a weapon, a scenario and pictures of its own."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

from pb12table.files.places import scenarios_folder

MANIFEST = """
format = 1
content = "pack"
name = "harbour"
title = { en = "The Harbour", de = "Der Hafen" }
author = "Ada"
licence = "CC BY 4.0"
edition = "1"
games = ["w6"]
"""
WEAPONS = """
format = 1
system = "w6"
content = "weapons"

[[weapon]]
id = "harbour-hook"
name = { en = "boat hook", de = "Bootshaken" }
kind = "melee"
attacks = 1
reach = 2.0
parry = 1
noise = 20
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
QUAY = (
    (scenarios_folder() / "w6" / "allotments.toml")
    .read_text(encoding="utf-8")
    .replace('weapons = ["spear"]', 'weapons = ["harbour-hook"]\nportrait = "harbour-docker.svg"')
    .replace('picture = "allotments.jpg"', 'picture = "harbour-quay.jpg"')
)
Files = dict[str, str | bytes]


def harbour() -> Files:
    """The files of a sound pack for Kampf W6: a weapon, a scenario that needs it, and two pictures."""
    return {
        "pack.toml": MANIFEST,
        "README.md": "A quay at night.\n",
        "w6/content/weapons.toml": WEAPONS,
        "w6/scenarios/harbour-quay.toml": QUAY,
        "w6/scenarios/harbour-quay.jpg": (scenarios_folder() / "w6" / "allotments.jpg").read_bytes(),
        "portraits/harbour-docker.svg": SVG,
    }


def folder_of(files: Mapping[str, str | bytes], folder: Path) -> Path:
    for name, what in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(what.encode("utf-8") if isinstance(what, str) else what)
    return folder


def zip_of(files: Mapping[str, str | bytes], path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, what in files.items():
            packed.writestr(name, what)
    return path
