"""Every vector of the catalogues of rules that are played by scripts is a referee script."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tests.architecture.scan import ROOT

SYSTEMS: Final = ROOT / "tests" / "systems"
FOLDERS: Final = {
    "pb12": "pb12/referee/scripts",
    "kampf_w6": "kampf_w6/scripts",
    "pocket_tactics": "pocket_tactics/scripts",
}
"""Where the scripts of each such system lie."""
LOOKS: Final = (
    "event", "no_event", "asked", "game", "sight", "odds", "check", "way", "group", "worth", "distance",
    "tile", "compare", "map", "outcome", "route",
    "refused", "legal",
)  # fmt: skip
EACH: Final = pytest.mark.parametrize("system", FOLDERS)


def vectors(system: str) -> dict[str, list[str]]:
    text = (SYSTEMS / system / "vectors.toml").read_text(encoding="utf-8")
    found: dict[str, list[str]] = tomllib.loads(text)["vectors"]
    return found


def scripts(system: str) -> dict[str, dict[str, Any]]:
    folder: Path = SYSTEMS / FOLDERS[system]
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))}


@EACH
def test_every_vector_is_a_script(system: str) -> None:
    shown = {identity for script in scripts(system).values() for identity in script["shows"]}
    assert not sorted(set(vectors(system)) - shown)


@EACH
def test_what_a_script_shows_is_in_it(system: str) -> None:
    """A script has at least one line that looks, an illegal answer, or an unfit scenario, in every one of its cases."""
    idle: list[str] = []
    for stem, script in scripts(system).items():
        for case in script.get("case", [script]):
            play = case.get("play", script.get("play", []))
            if "unfit" not in case and not any(looks(line) for line in play):
                idle.append(f"{stem}: {case.get('name', '')}")
    assert not idle


def looks(line: dict[str, Any]) -> bool:
    """Whether a line of a script expects something."""
    if any(word in line for word in LOOKS):
        return True
    return not {"kind", "type", "do"} & line.keys() and any(word in line for word in ("figure", "player", "unit"))
