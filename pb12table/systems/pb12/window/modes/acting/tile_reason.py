"""Why an action cannot be taken, in words that have room on its tile: what nobody has pointed at is not named."""

from __future__ import annotations

from pb12table.kernel.request import Refusal
from pb12table.systems.pb12.window.modes.desk import Desk


def tile_reason(game: Desk, refusal: Refusal | None) -> str:
    """A refusal as a sentence with its rule; "" for None."""
    if refusal is None:
        return ""
    texts = game.texts
    match refusal.reason:
        case "out-of-reach":
            far, reach = refusal.detail("distance"), refusal.detail("reach")
            what = texts("tile-out-of-reach", distance=far, reach=reach)
        case "no-sight-line-to-point":
            what = texts("tile-nothing-in-sight")
        case _:
            return game.refusal_text(refusal)
    return texts("refusal-line", what=what, rule=refusal.rule)
