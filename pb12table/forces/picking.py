"""Lists of what can be picked for a force."""

from __future__ import annotations

from collections.abc import Iterable

from pb12table.layouts.typed import in_order
from pb12table.skirmish.forms.force_pages import Offer


def in_alphabet(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Offers by their names in the order of the alphabet."""
    found = {offer.value: offer for offer in offers}
    return tuple(found[name] for name, _ in in_order((name, offer.name) for name, offer in found.items()))
