"""Every vector of the catalogue of rules, the worked examples of the rulebook among them, is a referee script."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from tests.architecture.scan import ROOT

FOLDER: Final = ROOT / "tests" / "systems" / "pb12" / "referee" / "scripts"
VECTORS: Final[dict[str, list[str]]] = tomllib.loads(
    (ROOT / "tests" / "systems" / "pb12" / "vectors.toml").read_text(encoding="utf-8")
)["vectors"]


def scripts() -> dict[str, dict[str, Any]]:
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))}


def test_every_vector_is_a_script() -> None:
    shown = {identity for script in scripts().values() for identity in script["shows"]}
    assert not sorted(set(VECTORS) - shown)


def test_what_a_script_shows_is_in_it() -> None:
    """A script has at least one line that looks, an illegal answer, or an unfit scenario, in every one of its cases."""
    idle: list[str] = []
    for stem, script in scripts().items():
        for case in script.get("case", [script]):
            play = case.get("play", script.get("play", []))
            if "unfit" not in case and not any(looks(line) for line in play):
                idle.append(f"{stem}: {case.get('name', '')}")
    assert not idle


def looks(line: dict[str, Any]) -> bool:
    """Whether a line of a script expects something."""
    words = ("event", "no_event", "asked", "game", "sight", "odds", "check", "way", "group", "refused", "legal")
    return any(word in line for word in words) or ("kind" not in line and ("figure" in line or "player" in line))
