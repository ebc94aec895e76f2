"""A layout made by chance put in the place of the one that is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pb12table.layouts.editing import Document, entries_of
from pb12table.layouts.sketch import sketched
from pb12table.skirmish.faces.content import KnownContent

TAKEN = ("table", "terrain", "zone", "description")
PLACE = ("at", "height")
"""What a figure loses that stood on the other table; it enters from its zone then."""


def replaced(document: Document, made: Mapping[str, Any], content: KnownContent, path: Path) -> Document:
    """A scenario with the table, terrain and zones of another; its players come from the zones in their order.

    Forces and rules stay.  Rules that do not fit the new zones are given up, and all but the name if need be;
    what was wrong before may stay wrong.
    """
    players = [str(player.get("id")) for player in entries_of(document, "player")]
    theirs = [str(player["id"]) for player in made["player"]]
    kept = {key: value for key, value in document.items() if key not in (*TAKEN, "background")}
    if len(players) >= len(theirs):
        names = dict(zip(theirs, players, strict=False))
        # Zones without players, as a pond, are there for all.
        zones = [
            {**zone, "players": [names[player] for player in zone["players"]]} if "players" in zone else zone
            for zone in made["zone"]
        ]
    else:
        zones = list(made["zone"])
        kept |= {"player": made["player"]}
    figures = [
        {key: value for key, value in figure.items() if key not in PLACE or "at" not in figure}
        for figure in entries_of(document, "figure")
    ]
    whole = {**kept, **{key: made[key] for key in TAKEN if key in made}, "zone": zones}
    if figures:
        whole["figure"] = figures
    fewer = {key: value for key, value in whole.items() if key != "rules"}
    bare = {**made, "name": document.get("name", made["name"])}
    had_problem = sketched(document, content, path).problem is not None

    def fits(found: Document) -> bool:
        sketch = sketched(found, content, path)
        return not sketch.faulty and (sketch.problem is None or had_problem)

    return next((found for found in (whole, fewer) if fits(found)), bare)
