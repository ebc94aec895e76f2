"""What forces are worth beside each other, in a sentence and as plain data."""

from __future__ import annotations

from typing import Any

from pb12table.forces.chances import chance_of
from pb12table.skirmish.faces.forces import ForcesFace
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import PlayerId


def balance_line(texts: Phrases, setup: GameSetup, face: ForcesFace) -> str:
    """Which side is worth most, by how much more than the least one, and what chance it has, if that was measured."""
    worths = values_of_sides(texts, setup, face)
    if len(worths) < 2 or not any(value for value, _ in worths):
        return texts("forces-no-balance")
    ordered = sorted(worths, key=lambda worth: -worth[0])
    (first, first_name), (last, last_name) = ordered[0], ordered[-1]
    difference = first - last
    told = texts(
        "forces-balance",
        difference=difference,
        first=first_name,
        last=last_name,
        even=difference <= face.even * first,
        per_cent=round(100.0 * difference / last) if last else 0,
        empty=not last,
    )
    if face.steepness is None or len(worths) > 2 or not last:
        return told
    chance, spread = chance_of(first, last, face.steepness), face.spread
    return f"{told} {texts('forces-chance', first=first_name, chance=round(100 * chance), spread=round(100 * spread))}"


def values_of_sides(texts: Phrases, setup: GameSetup, face: ForcesFace) -> list[tuple[int, str]]:
    """What the forces of each side are worth together, with what the side is called."""
    return [
        (sum(face.worth(texts, setup, player).value for player in players), name)
        for name, players in face.sides(texts, setup)
    ]


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
    told = {"scenario": setup.name.in_language(texts.language), **face.agreed_plain(setup), "forces": forces}
    sides = values_of_sides(texts, setup, face)
    if face.steepness is None or len(sides) != 2 or not all(value for value, _ in sides):
        return told
    chances = [chance_of(own, other, face.steepness) for (own, _), (other, _) in zip(sides, sides[::-1], strict=True)]
    return told | {
        "sides": [
            {"side": name, "value": value, "chance": round(chance, 4)}
            for (value, name), chance in zip(sides, chances, strict=True)
        ],
        "spread": face.spread,
    }
