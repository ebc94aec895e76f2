"""Games by chance: a map that is the same from either side, armies of one faction, and what makes a card worth more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from pb12table.layouts.editing import Document
from pb12table.skirmish.faces.forces import DrawnGame
from pb12table.systems.pocket_tactics.files import Content
from pb12table.systems.pocket_tactics.rules.setup import Options, Pool, UnitCard
from pb12table.table.cells import Cell, cell_distance, turned

SMALL, LARGE = 2, 3
"""So many tiles lie between the middle of a map and its edge: with few units a side, and with more."""
FEW: Final = 5
"""So many units a side are few."""
TILES: Final = (*["meadow"] * 8, *["sand"] * 4, *["scree"] * 2, *["swamp"] * 2, *["water"] * 2)
"""What a tile may be, each as likely as it stands here."""
CENTRAL: Final = ("village", "city", "forest", "highland")
"""What may lie in the middle, …"""
ELSEWHERE: Final = ("forest", "forest", "highland", "village", "pond")
"""… and what elsewhere."""
OWN, DRY = "city", "meadow"
"""What each side begins with, and on what it lies."""
EDGE: Final = 2.0
WIDE: Final = {SMALL: (20.0, 20.0), LARGE: (26.0, 26.0)}
"""How long the edge of a tile is, and how wide and deep the table, in steps."""


class PocketDrawn(DrawnGame):
    """Two armies on a map of 19 tiles, or of 37, with a city for each side, that fight by the usual rules."""

    def band(self, content: Content, unit: str) -> str:
        """Return the faction of a card: an army has those of one alone.  P002."""
        return content.units[unit].faction

    def layout(self, seed: int, figures: int) -> Document:
        """Return a map as good for one side as for the other: half a turn about its middle changes nothing."""
        chance = Random(f"pocket {seed}")
        reach = SMALL if figures <= FEW else LARGE
        own: Cell = (0, -reach)
        tiles: dict[Cell, tuple[str, str | None]] = {
            (0, 0): (DRY, chance.choice(CENTRAL)),
            own: (DRY, OWN),
            turned(own, 3): (DRY, OWN),
        }
        free = [cell for cell in _around(reach) if cell not in tiles and cell > turned(cell, 3)]
        for cell in free:
            tiles[cell] = tiles[turned(cell, 3)] = (chance.choice(TILES), None)
        # What lies beside a city stays as it is, so that both sides can always come out.
        open_cells = [cell for cell in free if min(cell_distance(cell, each) for each in (own, turned(own, 3))) > 1]
        for cell in chance.sample(open_cells, min(len(open_cells), reach - 1)):
            tiles[cell] = tiles[turned(cell, 3)] = (DRY, chance.choice(ELSEWHERE))
        width, depth = WIDE[reach]
        return {
            "table": {"width": width, "depth": depth, "step_cm": 2.0},
            "tile_edge": EDGE,
            "player": [
                {"id": "alice", "name": "Alice", "feature_at": list(own)},
                {"id": "bob", "name": "Bob", "feature_at": list(turned(own, 3))},
            ],
            "tile": [
                {"at": list(cell), "terrain": ground} | ({} if cover is None else {"feature": cover})
                for cell, (ground, cover) in sorted(tiles.items())
            ],
        }

    def placed(self, layout: Document, content: Content, side: int, force: Sequence[str]) -> Document:
        """Return a layout with another army, and with as much agreed as it takes.  P003."""
        players = list(layout["player"])
        entry = {key: value for key, value in players[side].items() if key not in ("faction", "army")}
        if force:
            entry |= {"faction": content.units[force[0]].faction, "army": sorted(force)}
        players[side] = entry
        rules = dict(layout.get("rules", {}))
        points = sum(content.units[card].points for card in force)
        if points > rules.get("army_limit", Options().army_limit):
            rules["army_limit"] = points
        return {**layout, "player": players} | ({"rules": rules} if rules else {})


def _around(reach: int) -> Iterator[Cell]:
    """Yield the cells no farther from the middle than so many steps."""
    for q in range(-reach, reach + 1):
        for r in range(-reach, reach + 1):
            if cell_distance((q, r), (0, 0)) <= reach:
                yield (q, r)


def traits_of(card: UnitCard) -> Mapping[str, float]:
    """Return what of a card may make it worth more or less in play than its points say."""
    bonuses = {pool: sum(bonus.value for bonus in card.bonuses if bonus.pool in (pool, None)) for pool in Pool}
    ability = {} if card.ability is None else {f"ability:{card.ability.does.value}": 1.0}
    return {
        "attack": float(card.off) + 0.5 * bonuses[Pool.OFF],
        "defence": float(card.defence) + 0.5 * bonuses[Pool.DEFENCE],
        "fast": float(card.fast),
        "flying": float(card.flying),
        "ranged": float(card.ranged),
        **ability,
        f"kind:{card.id}": 1.0,
    }
