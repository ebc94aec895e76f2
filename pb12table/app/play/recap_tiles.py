"""The tiles with which one watches faster or more slowly."""

from __future__ import annotations

from collections.abc import Callable

from pb12table.app.play.recap import faster
from pb12table.texts.locale import Texts
from pb12table.window.play.cards import Tile


def pace_tiles(texts: Texts, key: Callable[[str], str], pace: float) -> list[Tile]:
    """Slower and faster, each with how fast it is now; `key` tells the key of a command."""
    now = texts("watch-pace-now", pace=texts.number(pace))
    slowest, fastest = faster(pace, -1) == pace, faster(pace) == pace
    return [
        Tile("watch-slower", texts("watch-slower"), now, key("watch-slower"), now if slowest else ""),
        Tile("watch-faster", texts("watch-faster"), now, key("watch-faster"), now if fastest else ""),
    ]
