"""Layers of a layout: what a kind is called says where it lies, else what it is."""

from __future__ import annotations

import msgspec
import pytest

from pb12table.files.content import load_content
from pb12table.files.forms.scenarios import KindForm
from pb12table.layouts.editing import LAYERS, Layers, Thing, layer_of, layer_of_kind

KINDS = load_content().kinds


def test_every_kind_of_the_program_lies_in_a_layer() -> None:
    found = {kind: layer_of_kind(kind, KINDS) for kind in KINDS}
    assert set(found.values()) == {"walls", "buildings", "nature", "things"}
    walls = {kind for kind, layer in found.items() if layer == "walls"}
    assert walls >= {"wall", "barbed-wire", "door", "one-way-wall"}
    assert found["earth-bank"] == "nature"


@pytest.mark.parametrize(
    ("values", "layer"),
    [
        ({"opens": "turns"}, "walls"),
        ({"sill": 1.0}, "walls"),
        ({"passable": True}, "nature"),
        ({"translucent": 2}, "nature"),
        ({}, "things"),
    ],
)
def test_an_unknown_name_lies_where_its_kind_belongs(values: dict[str, object], layer: str) -> None:
    form = msgspec.convert({"id": "zorb", "name": "Zorb", "height": 1.0, **values}, KindForm)
    assert layer_of_kind("zorb", {"zorb": form}) == layer
    assert layer_of_kind("nothing-known", {}) == "things"


def test_figures_and_zones_have_layers_of_their_own() -> None:
    document = {"terrain": [{"id": "a", "kind": "hedge"}]}
    assert layer_of(document, Thing("terrain", "a"), KINDS) == "nature"
    assert [layer_of(document, Thing(section, "b"), KINDS) for section in ("zone", "figure")] == ["zones", "figures"]
    assert {"zones", "figures"} < set(LAYERS)


def test_what_is_hidden_or_locked_is_not_free() -> None:
    layers = Layers().toggled("hidden", "walls").toggled("locked", "zones")
    assert (layers.is_shown("walls"), layers.is_free("walls")) == (False, False)
    assert (layers.is_shown("zones"), layers.is_free("zones")) == (True, False)
    assert layers.opened("walls").opened("zones") == Layers()
    assert layers.toggled("hidden", "walls").is_free("walls")
