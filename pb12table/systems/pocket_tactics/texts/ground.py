"""What tiles and features do, in words."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pocket_tactics.rules.setup import Ground


def ground_words(texts: Phrases, ground: Ground) -> str:
    """What a tile or feature does, in a line."""
    said = [texts(f"pocket-does-{ground.hazard}")] if ground.hazard is not None else []
    said += [texts("pocket-does-block")] if ground.blocks else []
    said += [texts("pocket-does-end")] if ground.ends_move else []
    said += [texts(f"pocket-does-{bonus.pool}", value=bonus.value) for bonus in ground.bonuses]
    said += [texts("pocket-does-reroll", count=ground.rerolls)] if ground.rerolls else []
    return ", ".join(said)
