"""What pieces of terrain withstand.  RU124."""

from __future__ import annotations

from collections.abc import Mapping

from pb12table.systems.pb12.files.forms.scenarios import KindForm, TerrainForm
from pb12table.systems.pb12.rules.preparations.profiles import DamagePoints, Durability


def durability_of(form: TerrainForm, kinds: Mapping[str, KindForm]) -> Durability | None:
    """What a piece withstands, by itself or by its kind; None for a piece that takes no damage."""
    own = form.durability or kinds[form.kind].durability
    if own is None:
        return None
    points = own.damage_points
    return Durability(
        form.id, DamagePoints(points.free, points.light, points.heavy), own.toughness, own.armour, own.damage_table
    )
