"""Figures of a scenario: profiles, gear, groups, where they begin, and whether forces keep the agreed limits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from pb12table.files.forms.basics import as_data, label_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.files.building import block_of, check_shape, order_of, profile_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms import FigureForm, GroupForm, ProfileForm
from pb12table.systems.pb12.rules.command.command_groups import structure_fault
from pb12table.systems.pb12.rules.game.state import carrying_pieces, owner_of, solid_pieces, with_pieces
from pb12table.systems.pb12.rules.preparations.blocks import UNHURT, DamagePoints, VehicleData
from pb12table.systems.pb12.rules.preparations.profiles import (
    Block,
    BlockId,
    CommandGroup,
    FigureSetup,
    GroupId,
    Profile,
    Setup,
)
from pb12table.systems.pb12.rules.preparations.setup import WHOLE, force_worth, too_epic
from pb12table.table.battlefield import Battlefield, Body, for_vehicles
from pb12table.table.footprints import Area, in_area
from pb12table.table.motion.falling import settled, stand
from pb12table.table.shapes import heading, normalised, rounded, rounded_point
from pb12table.table.terrain import Piece


def figure_of(form: FigureForm, content: Content, file: str | Path, place: str) -> FigureSetup:
    """Return a figure with its profile and blocks; raises FileProblem for what does not exist or fit."""
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
        used=_used(form, profile, file, place),
    )


def _used(form: FigureForm, profile: Profile, file: str | Path, place: str) -> DamagePoints:
    """Return the damage points that were used before the game; vehicles and figures without so many have none."""
    used = UNHURT if form.used_points is None else as_data(DamagePoints, form.used_points)
    if used != UNHURT and profile.vehicle is not None:
        raise FileProblem(file, f"{place}.used_points", "problem-used-by-vehicle", id=form.id)
    for kind in ("free", "light", "heavy"):
        most, found = getattr(profile.damage_points, kind), getattr(used, kind)
        if found > most:
            raise FileProblem(file, f"{place}.used_points.{kind}", "problem-used-points", found=found, most=most)
    return used


def _statuses(form: FigureForm, profile: Profile, file: str | Path, place: str) -> tuple[str, ...]:
    """Return the statuses a figure begins with; vehicles have none of these."""
    if form.statuses and profile.vehicle is not None:
        raise FileProblem(file, f"{place}.statuses", "problem-statuses-of-vehicle", id=form.id)
    for number, name in enumerate(form.statuses):
        if name in form.statuses[:number]:
            raise FileProblem(file, f"{place}.statuses[{number}]", "problem-twin", id=name)
    return form.statuses


def profile_form(profile: str | dict[str, Any], content: Content, file: str | Path, place: str) -> ProfileForm:
    """Return the data sheet a figure names, with the attributes the figure changes."""
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
    """Return the blocks with these ids; each only once, since a figure tells its blocks apart by id."""
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
    """Return what the figure initially has in use: as written, else all that its slots hold in order.  RU073."""
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


_PROBLEMS = MappingProxyType(
    {
        "named-like-a-player": "problem-named-like-a-player",
        "not-in-this-force": "problem-not-in-force",
        "in-two-groups": "problem-in-two-groups",
        "no-group-above": "problem-no-group-above",
        "groups-in-a-circle": "problem-groups-in-a-circle",
        "no-command-figure": "problem-no-command-figure",
        "cannot-lead-this-group": "problem-cannot-lead-this-group",
    }
)
"""The texts for what can be wrong with a command structure."""


def group_of_form(form: GroupForm) -> CommandGroup:
    """Return a command group as the rules use it."""
    return CommandGroup(
        id=GroupId(form.id),
        label=label_of(form.name),
        player=PlayerId(form.player),
        parent=GroupId(form.parent),
        figures=tuple(FigureId(figure) for figure in form.figures),
        leader=None if form.leader is None else FigureId(form.leader),
    )


def check_groups(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem for the first fault of the command structure.  R2.2.1 to R2.2.5, RU082."""
    for number, group in enumerate(setup.groups):
        if group.player not in setup.player_by_id:
            place = f'group[{number}] "{group.id}".player'
            raise FileProblem(file, place, "problem-no-such-player", id=group.player)
    fault = structure_fault(setup)
    if fault is None:
        return
    kind = "group" if fault.group in setup.group_by_id else "player"
    known = [str(entry.id) for entry in (setup.groups if kind == "group" else setup.players)]
    place = f'{kind}[{known.index(fault.group)}] "{fault.group}".{fault.part}'
    raise FileProblem(file, place, _PROBLEMS[fault.reason], id=fault.what)


HIGH_ABOVE = 1000.0
"""From where figures are put down, so that the highest free surface is found and not the ground under a roof."""


def put_down(
    battlefield: Battlefield, figures: Sequence[FigureSetup], forms: Sequence[FigureForm], file: str | Path
) -> tuple[FigureSetup, ...]:
    """Return the figures with the written place, height and facing at which each begins; raises FileProblem.

    RU015: inside a wall, on another figure, over nothing or off the table no figure can stand.  Vehicles are put down
    before those who begin on them (R3.0.7, R3.0.11); who is fixed to a vehicle that waits in the staging area waits
    with it.
    """
    table = _Table(battlefield, figures, forms, file)
    for number in range(len(figures)):
        table.put(number, ())
    return tuple(
        figure if body is None else replace(figure, at=body.position, height=body.z, facing=body.facing)
        for figure, body in ((_waiting(figure), table.bodies.get(figure.id)) for figure in figures)
    )


def _waiting(figure: FigureSetup) -> FigureSetup:
    """Return a fixed figure as it waits: its declared place counts only from its carrier.  R3.0.11."""
    return figure if figure.carrier is None else replace(figure, at=None, facing=0.0)


class _Table:
    """The table while figures are put down on it."""

    def __init__(
        self, battlefield: Battlefield, figures: Sequence[FigureSetup], forms: Sequence[FigureForm], file: str | Path
    ) -> None:
        self.battlefield = battlefield
        self.figures = figures
        self.forms = forms
        self.vehicle_of = [form.aboard or form.fixed_to for form in forms]
        self.keys = ["fixed_to" if form.fixed_to is not None else "aboard" for form in forms]
        self.numbers = {figure.id: number for number, figure in enumerate(figures)}
        self.file = file
        self.bodies: dict[FigureId, Body] = {}
        self.vehicles: dict[FigureId, VehicleData] = {}
        self.settled: set[int] = set()

    def put(self, number: int, waiting: tuple[int, ...]) -> None:
        """Put down a figure, after the vehicle it begins on; `waiting` are those that wait for it to be put down."""
        if number in self.settled:
            return
        figure, name = self.figures[number], self.vehicle_of[number]
        place = f'figure[{number}] "{figure.id}"'
        wished = figure
        if name is not None:
            vehicle = self._vehicle(number, name, (*waiting, number), place)
            if vehicle is None:
                self.settled.add(number)
                return
            wished = _carried(figure, vehicle, self.vehicles[FigureId(name)].floor)
        self.settled.add(number)
        if wished.at is None:
            return
        body = self._stand(wished, self._under(number), place)
        self.bodies[figure.id] = body
        if figure.profile.vehicle is not None:
            self.vehicles[figure.id] = figure.profile.vehicle

    def _vehicle(self, number: int, name: str, waiting: tuple[int, ...], place: str) -> Body | None:
        """Return the vehicle a figure begins on, put down; None if it waits in the staging area and the rider may."""
        figure = self.figures[number]
        where = f"{place}.{self.keys[number]}"
        carrier = self.numbers.get(FigureId(name))
        if carrier is None or self.figures[carrier].profile.vehicle is None:
            raise FileProblem(self.file, where, "problem-no-vehicle", id=name)
        if carrier in waiting:
            raise FileProblem(self.file, where, "problem-carried-in-a-circle")
        if figure.at is None:
            raise FileProblem(self.file, place, "problem-missing-key", key="at")
        if self.forms[number].aboard is not None and self.forms[number].fixed_to is not None:
            raise FileProblem(self.file, where, "problem-not-together", key="aboard")
        if figure.height is not None:
            raise FileProblem(self.file, f"{place}.height", "problem-not-together", key=self.keys[number])
        if figure.carrier is not None:
            self._check_fixed(figure, self.figures[carrier], where)
        self.put(carrier, waiting)
        vehicle = self.bodies.get(FigureId(name))
        if vehicle is None and figure.carrier is None:
            raise FileProblem(self.file, where, "problem-vehicle-waits", id=name)
        return vehicle

    def _check_fixed(self, figure: FigureSetup, carrier: FigureSetup, where: str) -> None:
        """Make sure that fixed figures are declared by their own player and stand in a passenger area.  R3.0.11."""
        assert figure.at is not None, "a fixed figure has a seat"
        assert carrier.profile.vehicle is not None, "a carrier is a vehicle"
        if figure.player != carrier.player:
            raise FileProblem(self.file, where, "problem-foreign-carrier", id=carrier.id)
        if not any(in_area(Area(ring), figure.at, 0.0) for ring in carrier.profile.vehicle.passenger_areas):
            raise FileProblem(self.file, where, "problem-outside-passenger-area", id=carrier.id)

    def _under(self, number: int) -> list[str]:
        """Return the vehicle a figure begins on, the one carrying that, and so on."""
        found: list[str] = []
        while (name := self.vehicle_of[number]) is not None:
            found.append(name)
            number = self.numbers[FigureId(name)]
        return found

    def _stand(self, figure: FigureSetup, aboard: Sequence[str], place: str) -> Body:
        """Return the body of a figure where it stands safely; raises FileProblem."""
        profile = figure.profile
        x, y = figure.at or (0.0, 0.0)
        height = profile.model_height
        wished = 0.0 if figure.height is None else figure.height
        body = Body(str(figure.id), profile.footprint, x, y, wished, figure.facing, height, profile.base_point * height)
        base = self.battlefield if profile.vehicle is None else for_vehicles(self.battlefield)
        pieces: list[Piece] = []
        for name, data in self.vehicles.items():
            vehicle = self.bodies[name]
            pieces += carrying_pieces(data, vehicle, wished) if name in aboard else solid_pieces(data, vehicle)
        footing = with_pieces(base, tuple(pieces))
        others = [other for name, other in self.bodies.items() if name not in self.vehicles]
        if figure.height is not None:
            found = stand(footing, body, others)
            if found.safe:
                return body
        else:
            down = settled(footing, body.at(x, y, HIGH_ABOVE), others)
            if down is not None:
                return down
            found = stand(footing, body, others)
        # Without a height it would stand on the lower pieces: only the highest is in its way.
        tops = {piece.id: piece.top for piece in footing.pieces}
        obstacles = sorted(found.obstacles, key=lambda obstacle: -tops.get(obstacle, 0.0))
        raise self._problem(found.reason, obstacles, f"{place}.at")

    def _problem(self, reason: str, obstacles: Sequence[str], place: str) -> FileProblem:
        """Return why a figure cannot stand where it is put."""
        if reason == "off-table":
            return FileProblem(self.file, place, "problem-off-table")
        for obstacle in obstacles:
            if FigureId(owner_of(obstacle)) in self.bodies:
                return FileProblem(self.file, place, "problem-on-figure", id=owner_of(obstacle))
        if obstacles:
            return FileProblem(self.file, place, "problem-inside-piece", id=obstacles[0])
        return FileProblem(self.file, place, "problem-no-stand")


def _carried(figure: FigureSetup, vehicle: Body, floor: float) -> FigureSetup:
    """Return a figure whose place is given relative to a vehicle, with its place on the table."""
    x, y = figure.at or (0.0, 0.0)
    east, north = heading(vehicle.facing)
    at = rounded_point((vehicle.x + x * east - y * north, vehicle.y + x * north + y * east))
    facing = normalised(rounded(figure.facing + vehicle.facing))
    return replace(figure, at=at, height=rounded(vehicle.z + floor), facing=facing)


def check_limits(setup: Setup, file: str | Path) -> None:
    """Raise FileProblem when a force is worth too much, or a figure or block of it is too epic."""
    for number, player in enumerate(setup.players):
        place, worth = f'player[{number}] "{player.id}"', force_worth(setup, player)
        if worth.limit is not None and worth.per_mille > WHOLE:
            raise FileProblem(file, f"{place}.command_points", "problem-limit-used-up", per_mille=worth.per_mille)
        if worth.limit is not None and not worth.keeps_limit:
            raise FileProblem(
                file, place, "problem-over-value-limit",
                total=worth.value, limit=float(worth.limit), per_mille=worth.per_mille,
            )  # fmt: skip
    for number, player in enumerate(setup.players):
        for card in dict.fromkeys(player.deck):
            epicness = setup.card_by_id[card].epicness
            if epicness is not None and epicness > setup.modules.epicness_limit:
                raise FileProblem(
                    file,
                    f'player[{number}] "{player.id}".deck "{card}"',
                    "problem-over-epicness-limit",
                    epicness=epicness,
                    limit=setup.modules.epicness_limit,
                )
    for found in too_epic(setup):
        number = next(n for n, figure in enumerate(setup.figures) if figure.id == found.figure)
        place = f'figure[{number}] "{found.figure}"'
        raise FileProblem(
            file,
            place if found.block is None else f'{place}.items "{found.block}"',
            "problem-over-epicness-limit",
            epicness=found.epicness,
            limit=setup.modules.epicness_limit,
        )
