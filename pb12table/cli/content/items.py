"""`pb12table items`: the items and abilities there are."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from pb12table.console.output import json_option, show_json, show_table, texts
from pb12table.files.content import load_content
from pb12table.files.labels import description_label, label_of
from pb12table.systems.pb12.files.building import block_of
from pb12table.systems.pb12.files.forms.figures import ItemForm
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness

CATEGORIES = ("near", "short", "medium", "long", "extreme")


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("items", help=texts()("cli-items-help"))(items)


def items(as_json: Annotated[bool, json_option()] = False) -> None:
    """List all items and abilities with their attributes."""
    found = sorted(load_content().items.values(), key=lambda item: item.id)
    if as_json:
        show_json([_plain(item) for item in found])
        return
    keys = ("id", "name", "slots", "damage", "melee", "ranged", "resources", "protection")
    show_table([texts()(f"cli-column-{key}") for key in keys], (_row(item) for item in found), right=(2,))


def _plain(item: ItemForm) -> dict[str, Any]:
    """The item with names in the language of the run."""
    language = texts().language
    description = description_label(item.description)
    plain: dict[str, Any] = msgspec.to_builtins(item)
    plain["name"] = label_of(item.name).in_language(language)
    plain["description"] = "" if description is None else description.in_language(language)
    plain["value"] = block_value(block_of(item))
    plain["epicness"] = epicness(plain["value"])
    return plain


def _row(item: ItemForm) -> list[str]:
    return [
        item.id,
        label_of(item.name).in_language(texts().language),
        str(item.slots),
        _damage(item),
        "" if item.melee_modifier is None else texts().signed(item.melee_modifier),
        _ranged(item),
        "" if item.resources is None else f"{item.charges or 0}×{item.resources}",
        _protection(item),
    ]


def _damage(item: ItemForm) -> str:
    if item.damage is None:
        return ""
    code = f"{item.damage.strength}/{item.damage.penetration}"
    if item.radius is not None:
        code = texts()("cli-damage-radius", code=code, radius=item.radius)
    return code if item.strength_mode == "none" else texts()(f"cli-damage-{item.strength_mode}", code=code)


def _ranged(item: ItemForm) -> str:
    """The range factor and the modifiers from near to extreme."""
    modifiers = [getattr(item.ranged_modifiers, category) for category in CATEGORIES]
    if all(modifier is None for modifier in modifiers):
        return ""
    shown = " ".join("–" if modifier is None else texts().signed(modifier) for modifier in modifiers)
    return f"{item.range_factor}: {shown}"


def _protection(item: ItemForm) -> str:
    parts = []
    if item.armour_seen or item.armour_unseen:
        parts.append(f"{texts()('attribute-armour.short')} {item.armour_seen}/{item.armour_unseen}")
    for key in ("melee_defence", "ranged_defence"):
        if value := getattr(item, key):
            parts.append(f"{texts()('attribute-' + key.replace('_', '-') + '.short')} {texts().signed(value)}")
    return ", ".join(parts)
