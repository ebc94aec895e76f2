"""Layers of a layout: what is shown and locked together, and the groups of the palette.

A layer is no part of the file: it follows from what a thing is, so that layouts of others have the same layers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from pb12table.files.forms.scenarios import KindForm
from pb12table.layouts.editing import Thing, entry_of

LAYERS: Final = ("walls", "buildings", "nature", "things", "zones", "figures")
"""All layers, in the order of the palette."""

_WORDS: Final[Mapping[str, frozenset[str]]] = {
    "walls": frozenset({
        "wall", "rampart", "palisade", "fence", "railing", "wire", "door", "window", "portcullis", "gate", "barricade",
    }),
    "buildings": frozenset({
        "building", "tower", "hut", "house", "ruin", "column", "floor", "roof", "stairs", "ladder", "ramp", "platform",
        "bridge", "quay", "shop", "shed", "duckboards",
    }),
    "nature": frozenset({
        "hedge", "hill", "cliff", "tree", "woods", "wood", "bush", "rock", "rubble", "water", "bank", "swamp", "mud",
        "sand", "grass", "crater", "road", "stream", "reeds", "ice", "lava",
    }),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Layers:
    """Which layers are hidden, and which are locked: shown, but neither clicked nor changed."""

    hidden: frozenset[str] = frozenset()
    locked: frozenset[str] = frozenset()

    def is_shown(self, layer: str) -> bool:
        """Whether a layer is to be seen."""
        return layer not in self.hidden

    def is_free(self, layer: str) -> bool:
        """Whether what lies in a layer can be clicked and changed."""
        return layer not in self.hidden and layer not in self.locked

    def toggled(self, what: str, layer: str) -> Layers:
        """The same with a layer hidden or shown again (`what` is "hidden"), or locked or not ("locked")."""
        if what == "hidden":
            return replace(self, hidden=self.hidden ^ {layer})
        return replace(self, locked=self.locked ^ {layer})

    def opened(self, layer: str) -> Layers:
        """The same with a layer that is shown and not locked."""
        return Layers(self.hidden - {layer}, self.locked - {layer})


def layer_of_kind(kind: str, kinds: Mapping[str, KindForm]) -> str:
    """The layer of a kind of terrain: by the words of its id, the last one first, else by what it is."""
    for word in reversed(kind.split("-")):
        for layer, words in _WORDS.items():
            if word in words or word.removesuffix("s") in words:
                return layer
    form = kinds.get(kind)
    if form is None:
        return "things"
    if form.opens is not None or form.sill is not None or form.one_way:
        return "walls"
    return "nature" if form.translucent or form.passable else "things"


def layer_of(document: Mapping[str, Any], thing: Thing, kinds: Mapping[str, KindForm]) -> str:
    """The layer of a thing of a layout."""
    if thing.section != "terrain":
        return "zones" if thing.section == "zone" else "figures"
    return layer_of_kind(str(entry_of(document, thing).get("kind")), kinds)
