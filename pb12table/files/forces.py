"""Figures of a scenario: their profiles, what they carry and hold, and whether they can stand where they are put."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from pb12table.files.building import block_of, label_of, profile_of
from pb12table.files.content import Content
from pb12table.files.forms import FigureForm, ProfileForm
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted
from pb12table.pb12.profiles import Block, BlockId, FigureId, FigureSetup, PlayerId, Profile
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.support import settled, stand
from pb12table.table.units import normalised, rounded, rounded_point


def figure_of(form: FigureForm, content: Content, file: str | Path, place: str) -> FigureSetup:
    """A figure with its profile and blocks; raises FileProblem for what there is none of or does not fit."""
    sheet = profile_form(form.profile, content, file, f"{place}.profile")
    abilities = _blocks(sheet.abilities, content, file, f"{place}.profile.abilities")
    carried = sheet.items if form.items is None else form.items
    items = _blocks(carried, content, file, f"{place}.items")
    blocks = (*abilities, *(item for item in items if item not in abilities))
    profile = profile_of(sheet, abilities)
    return FigureSetup(
        id=FigureId(form.id),
        label=profile.label if form.name is None else label_of(form.name),
        player=PlayerId(form.player),
        profile=profile,
        blocks=blocks,
        in_use=_in_use(form, blocks, profile, file, place),
        at=None if form.at is None else rounded_point(form.at),
        height=None if form.height is None else rounded(form.height),
        facing=normalised(rounded(form.facing)),
    )


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


def put_down(
    battlefield: Battlefield, figures: tuple[FigureSetup, ...], file: str | Path
) -> dict[str, Body]:
    """The bodies of all figures that start on the table, put down one after another; raises FileProblem.

    RU015: inside a wall, on another figure, over nothing or off the table no figure can stand.
    """
    bodies: dict[str, Body] = {}
    for number, figure in enumerate(figures):
        if figure.at is not None:
            place = f'figure[{number}] "{figure.id}".at'
            bodies[figure.id] = _put_down(battlefield, figure, list(bodies.values()), file, place)
    return bodies


def _put_down(
    battlefield: Battlefield, figure: FigureSetup, others: list[Body], file: str | Path, place: str
) -> Body:
    profile = figure.profile
    x, y = figure.at or (0.0, 0.0)
    height = profile.model_height
    wished = 0.0 if figure.height is None else figure.height
    body = Body(
        str(figure.id), profile.footprint, x, y, wished, figure.facing, height, profile.base_point * height
    )
    if figure.height is not None:
        found = stand(battlefield, body, others)
        if found.safe:
            return body
    else:
        # From high above, so that the highest free surface is found and not the ground under a roof.
        above = max((piece.top for piece in battlefield.pieces), default=0.0) + 1000.0
        down = settled(battlefield, body.at(x, y, above), others)
        if down is not None:
            return down
        found = stand(battlefield, body, others)
    raise _stand_problem(found.reason, found.obstacles, others, file, place)


def _stand_problem(
    reason: str, obstacles: tuple[str, ...], others: list[Body], file: str | Path, place: str
) -> FileProblem:
    """Why a figure cannot stand where it is put."""
    if reason == "off-table":
        return FileProblem(file, place, "problem-off-table")
    figures = {body.id for body in others}
    for obstacle in obstacles:
        if obstacle in figures:
            return FileProblem(file, place, "problem-on-figure", id=obstacle)
    if obstacles:
        return FileProblem(file, place, "problem-inside-piece", id=obstacles[0])
    return FileProblem(file, place, "problem-no-stand")
