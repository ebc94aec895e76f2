"""From checked forms to what the rules use: blocks, profiles and tables."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from pb12table.files.forms.labels import label_of
from pb12table.files.problems import FileProblem
from pb12table.systems.pb12.files.forms.figures import ItemForm, ProfileForm
from pb12table.systems.pb12.files.forms.tables import TablesForm
from pb12table.systems.pb12.files.vehicles import vehicle_of
from pb12table.systems.pb12.rules.game.tables import Chooser, ConcealmentRow, DivergenceRow, StepLength, Tables
from pb12table.systems.pb12.rules.preparations.blocks import Attribute, Deputy, ReplacedCheck
from pb12table.systems.pb12.rules.preparations.profiles import (
    Block,
    BlockId,
    BlockKind,
    DamageCode,
    DamagePoints,
    FrequencyCode,
    Profile,
    RangedModifiers,
    StandingOrder,
    StrengthMode,
    When,
)
from pb12table.table.shapes import Circle, Footprint, Outline

Table = TypeVar("Table")


def block_of(item: ItemForm) -> Block:
    """An item or ability as the rules use it."""
    ranged = item.ranged_modifiers
    return Block(
        id=BlockId(item.id),
        label=label_of(item.name),
        kind=BlockKind(item.kind),
        slots=item.slots,
        damage=None if item.damage is None else DamageCode(item.damage.strength, item.damage.penetration),
        strength_mode=StrengthMode(item.strength_mode),
        melee_reach=item.melee_reach,
        melee_modifier=item.melee_modifier,
        range_factor=item.range_factor,
        ranged_modifiers=RangedModifiers(ranged.near, ranged.short, ranged.medium, ranged.long, ranged.extreme),
        armour_seen=item.armour_seen,
        armour_unseen=item.armour_unseen,
        melee_defence=item.melee_defence,
        ranged_defence=item.ranged_defence,
        frequency=FrequencyCode(item.frequency.multiplier, item.frequency.modifier),
        success_multiplier=item.success_multiplier,
        radius=item.radius,
        resources=item.resources,
        charges=item.charges,
        value=item.value,
        deputy=None
        if item.deputy is None
        else Deputy(ReplacedCheck(item.deputy.check), Attribute(item.deputy.attribute), item.deputy.others),
        actions=item.actions,
        held=item.held,
        sound=item.sound,
    )


def order_of(order: str | int) -> StandingOrder:
    """A standing order as the rules use it: a word, or the steps of "near"."""
    return StandingOrder(When.NEAR, order) if isinstance(order, int) else StandingOrder(When(order))


def footprint_of(profile: ProfileForm) -> Footprint:
    """The base of a figure."""
    return Circle(profile.radius) if profile.outline is None else Outline(profile.outline)


def profile_of(profile: ProfileForm, abilities: Iterable[Block]) -> Profile:
    """A profile as the rules use it, with the abilities its figures always have."""
    points = profile.damage_points
    return Profile(
        id=profile.id,
        label=label_of(profile.name),
        action_points=profile.action_points,
        movement=profile.movement,
        vertical_movement=profile.vertical_movement,
        strength=profile.strength,
        toughness=profile.toughness,
        initiative=profile.initiative,
        nerve=profile.nerve,
        command=profile.command,
        ranged=profile.ranged,
        ranged_defence=profile.ranged_defence,
        melee=profile.melee,
        melee_defence=profile.melee_defence,
        tech=profile.tech,
        armour=profile.armour,
        damage_points=DamagePoints(points.free, points.light, points.heavy),
        damage_table=profile.damage_table,
        slots=profile.slots,
        melee_reach=profile.melee_reach,
        sight_angle=profile.sight_angle,
        footprint=footprint_of(profile),
        model_height=profile.model_height,
        base_point=profile.base_point,
        headgear=profile.headgear,
        blocks=tuple(abilities),
        value=profile.value,
        vehicle=None if profile.vehicle is None else vehicle_of(profile.vehicle, profile.model_height),
    )


def tables_of(tables: TablesForm, file: str | Path) -> Tables:
    """The rulebook's tables; raises FileProblem when one is missing."""

    def given(key: str, table: Table | None) -> Table:
        if table is None:
            raise FileProblem(file, "tables", "problem-missing-key", key=key)
        return table

    ranges = given("ranges", tables.ranges)
    return Tables(
        step_lengths=tuple(StepLength(row.scale, row.step_cm) for row in given("step_lengths", tables.step_lengths)),
        range_bounds=ranges.bounds,
        beyond_extreme_modifier=ranges.beyond_extreme_modifier,
        damage=tuple(row.points for row in given("damage", tables.damage)),
        random_movement=tuple(
            Chooser(row.direction) if isinstance(row.direction, str) else row.direction
            for row in given("random_movement", tables.random_movement)
        ),
        divergence=tuple(
            DivergenceRow(row.radius, row.strength, row.sector) for row in given("divergence", tables.divergence)
        ),
        concealment=tuple(ConcealmentRow(row.share, row.level) for row in given("concealment", tables.concealment)),
        hidden_above=given("hidden_above", tables.hidden_above),
        darkness=tuple((row.id, row.level) for row in given("darkness", tables.darkness)),
    )
