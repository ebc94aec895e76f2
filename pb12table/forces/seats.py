"""More or fewer players of a scenario, each with a zone to enter by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pb12table.files.of_system import known_system
from pb12table.forces.gathering import without_force
from pb12table.layouts.editing import Document, entries_of, fresh_id, part_of
from pb12table.systems.known import cells

MOST_PLAYERS: Final = 8
NAMES: Final = ("Alice", "Bob", "Carol", "Dora", "Emil", "Frida", "Gustav", "Henri")
"""What new players are called at first."""
DEEP: Final = 4.0
"""How deep the entry zone of a new player is, in steps."""


def with_player(document: Document, settings: Mapping[str, Any]) -> tuple[Document, str]:
    """The document with one more player, whose entry says the `settings`, and the player's id.

    The third enters from the north, the next one from the south; on a map of cells no zone is needed.
    """
    players = entries_of(document, "player")
    taken = {entry.get("id") for entry in players}
    name = next(name for name in NAMES if name.lower() not in taken)
    new = {"id": name.lower(), "name": name, **settings}
    if cells(known_system(document)) is not None:
        return {**document, "player": [*players, new]}, name.lower()
    zone: dict[str, Any] = {
        "id": fresh_id(document, "zone", f"{name.lower()}-entry"), "kind": "entry", "players": [new["id"]],
        "rectangle": _border(document, len(players)),
    }  # fmt: skip
    return {**document, "player": [*players, new], "zone": [*entries_of(document, "zone"), zone]}, name.lower()


def _border(document: Document, number: int) -> list[float]:
    """A strip along a side of the table: west, east, north, south in turn."""
    table = part_of(document, "table")
    width, depth = float(table.get("width", 0.0)), float(table.get("depth", 0.0))
    return [
        [0.0, 0.0, DEEP, depth],
        [width - DEEP, 0.0, DEEP, depth],
        [0.0, depth - DEEP, width, DEEP],
        [0.0, 0.0, width, DEEP],
    ][number % 4]


def without_player(document: Document, player: str) -> Document:
    """The document without a player, the force, and the zones that are for nobody else."""
    found = without_force(document, player)
    found["player"] = [entry for entry in entries_of(found, "player") if entry.get("id") != player]
    zones = []
    for zone in entries_of(found, "zone"):
        owners = zone.get("players")
        if not owners or player not in owners:
            zones.append(zone)
        elif len(owners) > 1:
            zones.append({**zone, "players": [owner for owner in owners if owner != player]})
    if "zone" in found:
        found["zone"] = zones
    return found
