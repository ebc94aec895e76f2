"""Referee scripts of the FATE conflict hold, and say which vectors they show."""

from __future__ import annotations

from pathlib import Path

from tests.systems.scripts import ScriptsHold

FOLDER = Path(__file__).with_name("scripts")
LOOKS = ("event", "asked", "odds", "cost", "apart", "sight", "worth", "blocks", "thing", "aspect", "actor")


class TestScripts(ScriptsHold):
    folder, system, looks, tag, vectors = FOLDER, "fate", LOOKS, "type", "FV"
