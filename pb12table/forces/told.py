"""What forces are worth beside each other, in a sentence and as plain data."""

from __future__ import annotations

from typing import Any

from pb12table.skirmish.faces.forces import ForcesFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import PlayerId


def balance_line(texts: Phrases, setup: GameSetup, face: ForcesFace) -> str:
    """Which force is worth most, and by how much more than the least one, in one sentence."""
    worths = [(face.worth(texts, setup, player.id).value, player.name) for player in setup.players]
    if len(worths) < 2 or not any(value for value, _ in worths):
        return texts("forces-no-balance")
    ordered = sorted(worths, key=lambda worth: -worth[0])
    (first, first_name), (last, last_name) = ordered[0], ordered[-1]
    difference = first - last
    return texts(
        "forces-balance",
        difference=difference,
        first=first_name,
        last=last_name,
        even=difference <= face.even * first,
        per_cent=round(100.0 * difference / last) if last else 0,
        empty=not last,
    )


def plain_forces(
    texts: Phrases, setup: GameSetup, face: ForcesFace, players: tuple[PlayerId, ...] | None = None
) -> dict[str, Any]:
    """What forces are worth, as JSON-ready data; None: those of all players."""
    shown = [player for player in setup.players if players is None or player.id in players]
    forces = []
    for player in shown:
        worth = face.worth(texts, setup, player.id)
        plain = {"player": player.id, "name": player.name, "value": worth.value, "limit": worth.limit, **worth.plain}
        forces.append({**plain, "figures": list(face.listing(texts, setup, player.id).plain)})
    return {"scenario": setup.name.in_language(texts.language), **face.agreed_plain(setup), "forces": forces}
