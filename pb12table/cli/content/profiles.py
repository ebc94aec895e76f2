"""`pb12table profiles`: the kinds of figures there are."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer

from pb12table.console.output import json_option, show_json, show_table, texts
from pb12table.files.content import load_content
from pb12table.files.labels import description_label, label_of
from pb12table.systems.pb12.files.building import profile_of
from pb12table.systems.pb12.files.forms.figures import ProfileForm
from pb12table.systems.pb12.rules.preparations.value import epicness, figure_value

COLUMNS = ("movement", "strength", "toughness", "initiative", "nerve", "command", "ranged", "melee", "tech", "armour")


def register(app: typer.Typer) -> None:
    """Add the sub-command."""
    app.command("profiles", help=texts()("cli-profiles-help"))(profiles)


def profiles(as_json: Annotated[bool, json_option()] = False) -> None:
    """List all profiles with what their data sheets say."""
    found = sorted(load_content().profiles.values(), key=lambda profile: profile.id)
    if as_json:
        show_json([_plain(profile) for profile in found])
        return
    headings = [texts()(f"cli-column-{key}") for key in ("id", "name")]
    headings += [texts()(f"attribute-{key}.short") for key in COLUMNS]
    headings += [texts()("cli-column-damage-points"), texts()("cli-column-items")]
    show_table(headings, (_row(profile) for profile in found), right=range(2, 2 + len(COLUMNS)))


def _plain(profile: ProfileForm) -> dict[str, Any]:
    """The data sheet with names in the language of the run."""
    language = texts().language
    description = description_label(profile.description)
    plain: dict[str, Any] = msgspec.to_builtins(profile)
    plain["name"] = label_of(profile.name).in_language(language)
    plain["description"] = "" if description is None else description.in_language(language)
    plain["value"] = figure_value(profile_of(profile, ()))
    plain["epicness"] = epicness(plain["value"])
    return plain


def _row(profile: ProfileForm) -> list[str]:
    points = profile.damage_points
    return [
        profile.id,
        label_of(profile.name).in_language(texts().language),
        *(_shown(profile, column) for column in COLUMNS),
        f"{points.free}/{points.light}/{points.heavy}",
        ", ".join(profile.items),
    ]


def _shown(profile: ProfileForm, column: str) -> str:
    """A value as data sheets write it: skills with their defence, movement with its vertical part."""
    beside = {"movement": "vertical_movement", "ranged": "ranged_defence", "melee": "melee_defence"}
    value = str(getattr(profile, column))
    return f"{value}/{getattr(profile, beside[column])}" if column in beside else value
