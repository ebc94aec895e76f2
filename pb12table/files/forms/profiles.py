"""Profiles as figures name them: the id of one, or a table with its id as `base` and what is changed of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pb12table.files.forms.basics import Form
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, type_name

AnyProfile = TypeVar("AnyProfile", bound=Form)


def base_of(profile: Any) -> str:
    """The id of the profile that a figure is made from; "" for one that names none."""
    found = profile.get("base") if isinstance(profile, dict) else profile
    return found if isinstance(found, str) else ""


def changed_profile(
    profile: Any, profiles: Mapping[str, AnyProfile], unchanged: tuple[str, ...], file: str | Path, place: str
) -> AnyProfile:
    """The profile a figure names, with what it changes of it: all keys but those `unchanged`; raises FileProblem.

    Of a table in a profile only the keys are changed that are given.
    """
    if not isinstance(profile, str | dict):
        raise FileProblem(file, place, "problem-wrong-type", expected="text-or-table", found=type_name(profile))
    base = base_of(profile)
    if not base:
        raise FileProblem(file, place, "problem-missing-key", key="base")
    found = profiles.get(base)
    if found is None:
        raise FileProblem(file, place, "problem-no-such-profile", id=base[:48])
    if isinstance(profile, str):
        return found
    for key in unchanged:
        if key in profile:
            raise FileProblem(file, place, "problem-unknown-key", key=key)
    changes = {key: value for key, value in profile.items() if key != "base"}
    usual = msgspec.to_builtins(found)
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(usual.get(key), dict):
            changes[key] = {**usual[key], **value}
    return converted({**usual, **changes}, type(found), file, place)
