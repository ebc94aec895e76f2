"""Figures of a scenario: their profiles, what they carry and hold, and whether they can stand where they are put."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from pb12table.files.forms.labels import label_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.files.building import block_of, order_of, profile_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms.figures import ProfileForm
from pb12table.systems.pb12.files.forms.scenarios import FigureForm
from pb12table.systems.pb12.files.vehicles import check_shape
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId, FigureSetup, Profile
from pb12table.table.units import normalised, rounded, rounded_point


def figure_of(form: FigureForm, content: Content, file: str | Path, place: str) -> FigureSetup:
    """A figure with its profile and blocks; raises FileProblem for what there is none of or does not fit."""
    sheet = profile_form(form.profile, content, file, f"{place}.profile")
    abilities = _blocks(sheet.abilities, content, file, f"{place}.profile.abilities")
    carried = sheet.items if form.items is None else form.items
    items = _blocks(carried, content, file, f"{place}.items")
    blocks = (*abilities, *(item for item in items if item not in abilities))
    check_shape(sheet, file, f"{place}.profile")
    profile = profile_of(sheet, abilities)
    facing = normalised(rounded(form.facing))
    at = None if form.at is None else rounded_point(form.at)
    if form.steering_points and profile.vehicle is None:
        raise FileProblem(file, f"{place}.steering_points", "problem-no-vehicle", id=form.id)
    return FigureSetup(
        id=FigureId(form.id),
        label=profile.label if form.name is None else label_of(form.name),
        player=PlayerId(form.player),
        profile=profile,
        blocks=blocks,
        in_use=_in_use(form, blocks, profile, file, place),
        at=at,
        height=None if form.height is None else rounded(form.height),
        facing=facing,
        carrier=None if form.fixed_to is None else FigureId(form.fixed_to),
        seat=(0.0, 0.0, 0.0) if form.fixed_to is None or at is None else (*at, facing),
        steering_points=tuple((rounded(x), rounded(y), rounded(z)) for x, y, z in form.steering_points),
        standing_order=None if form.interruptions is None else order_of(form.interruptions),
        statuses=_statuses(form, profile, file, place),
    )


def _statuses(form: FigureForm, profile: Profile, file: str | Path, place: str) -> tuple[str, ...]:
    """The statuses a figure begins with; vehicles have none of these."""
    if form.statuses and profile.vehicle is not None:
        raise FileProblem(file, f"{place}.statuses", "problem-statuses-of-vehicle", id=form.id)
    for number, name in enumerate(form.statuses):
        if name in form.statuses[:number]:
            raise FileProblem(file, f"{place}.statuses[{number}]", "problem-twin", id=name)
    return form.statuses


def profile_form(
    profile: str | dict[str, Any], content: Content, file: str | Path, place: str
) -> ProfileForm:
    """The data sheet a figure names, with the attributes changed that it changes."""
    base = profile if isinstance(profile, str) else profile.get("base")
    if not isinstance(base, str):
        raise FileProblem(file, place, "problem-missing-key", key="base")
    if base not in content.profiles:
        raise FileProblem(file, place, "problem-no-such-profile", id=base[:48])
    found = content.profiles[base]
    if isinstance(profile, str):
        return found
    changes = {key: value for key, value in profile.items() if key != "base"}
    for key in ("id", "name", "description"):
        if key in changes:
            raise FileProblem(file, place, "problem-unknown-key", key=key)
    return converted({**msgspec.to_builtins(found), **changes}, ProfileForm, file, place)


def _blocks(ids: tuple[str, ...], content: Content, file: str | Path, place: str) -> tuple[Block, ...]:
    """The blocks with these ids; every block only once, since a figure tells its blocks apart by id."""
    blocks: list[Block] = []
    for number, block in enumerate(ids):
        if block not in content.items:
            raise FileProblem(file, f"{place}[{number}]", "problem-no-such-item", id=block)
        if block in ids[:number]:
            raise FileProblem(file, f"{place}[{number}]", "problem-twin", id=block)
        blocks.append(block_of(content.items[block]))
    return tuple(blocks)


def _in_use(
    form: FigureForm, blocks: tuple[Block, ...], profile: Profile, file: str | Path, place: str
) -> tuple[BlockId, ...]:
    """What the figure has in use at first: as it is written, else all that its slots hold in order.  RU073."""
    if form.in_use is None:
        free = profile.slots
        used: list[BlockId] = []
        for block in blocks:
            if block.slots <= free:
                free -= block.slots
                used.append(block.id)
        return tuple(used)
    by_id = {str(block.id): block for block in blocks}
    for number, name in enumerate(form.in_use):
        if name not in by_id:
            raise FileProblem(file, f"{place}.in_use[{number}]", "problem-not-carried", id=name)
        if name in form.in_use[:number]:
            raise FileProblem(file, f"{place}.in_use[{number}]", "problem-twin", id=name)
    needed = sum(by_id[name].slots for name in form.in_use)
    if needed > profile.slots:
        raise FileProblem(file, f"{place}.in_use", "problem-too-few-slots", needed=needed, slots=profile.slots)
    return tuple(BlockId(name) for name in form.in_use)
