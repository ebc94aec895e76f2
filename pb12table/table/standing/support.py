"""Safe stand: where bodies stand, where they are put down, and where they come to rest."""

from __future__ import annotations

from collections.abc import Sequence

from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.standing.falling import Landing, landings, landings_beside
from pb12table.table.standing.stands import Stand, stand
from pb12table.table.surfaces import SUPPORT_BAND, TABLE, levels_under, open_heights, stand_heights, supports_of

__all__ = [
    "SUPPORT_BAND",
    "TABLE",
    "Landing",
    "Stand",
    "landings",
    "landings_beside",
    "levels_under",
    "open_heights",
    "settled",
    "stand",
    "stand_heights",
    "supports_of",
]


def settled(battlefield: Battlefield, body: Body, others: Sequence[Body]) -> Body | None:
    """The body put down at its x, y: at its own z when it stands safely there, else at the highest free safe height.

    None when there is no such height.
    """
    if stand(battlefield, body, others).safe:
        return body
    for height in reversed(levels_under(battlefield, body)):
        candidate = body.at(body.x, body.y, height)
        if stand(battlefield, candidate, others).safe:
            return candidate
    return None
