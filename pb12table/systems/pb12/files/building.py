"""From checked forms to what the rules use: blocks, profiles, vehicles, cards and tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from pb12table.files.forms.basics import as_data, label_of, rectangle_ring, ring_of, shape_problem
from pb12table.files.problems import FileProblem
from pb12table.systems.pb12.files.forms import (
    CardForm,
    CardTargetForm,
    ItemForm,
    KindForm,
    ProfileForm,
    TablesForm,
    TerrainForm,
    VehicleForm,
    VehiclePartForm,
)
from pb12table.systems.pb12.rules.cards.card_data import Card, CardTarget, Playability, TargetRole
from pb12table.systems.pb12.rules.game.tables import Chooser, ConcealmentRow, DivergenceRow, StepLength, Tables
from pb12table.systems.pb12.rules.preparations.blocks import (
    Deputy,
    ReplacedCheck,
    VehicleData,
    VehiclePart,
)
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockKind,
    CardId,
    DamageCode,
    DamagePoints,
    Durability,
    FrequencyCode,
    Profile,
    RangedModifiers,
    StandingOrder,
    StrengthMode,
    When,
)
from pb12table.systems.pb12.rules.scenarios.scenario_data import (
    ActivateNow,
    Cancel,
    DieEffect,
    FigureEffect,
    Within,
)
from pb12table.table.shapes import TOLERANCE, Circle, Footprint, Outline, Point3, Ring, rounded
from pb12table.table.terrain import ring_problems


def vehicle_of(form: VehicleForm, model_height: float) -> VehicleData:
    """Return what makes a figure a vehicle, as the rules use it; lengths in steps."""
    floor = model_height if form.floor is None else form.floor
    modifiers = (
        (Attribute.RANGED, form.modifiers.ranged),
        (Attribute.MELEE, form.modifiers.melee),
        (Attribute.TECH, form.modifiers.tech),
    )
    return VehicleData(
        floor=floor,
        steering_points=tuple(_place(point, floor) for point in form.steering_points),
        passenger_areas=tuple(ring_of(area) for area in form.passenger_areas),
        parts=tuple(
            VehiclePart(_part_ring(part), floor if part.base is None else part.base, part.height, part.open)
            for part in form.part
        ),
        modifiers=tuple((attribute, modifier) for attribute, modifier in modifiers if modifier is not None),
        looks=form.looks,
    )


def _place(point: tuple[float, ...], floor: float) -> Point3:
    x, y, *height = point
    return (rounded(x), rounded(y), rounded(height[0] if height else floor))


def _part_ring(part: VehiclePartForm) -> Ring:
    if part.polygon is not None:
        return ring_of(part.polygon)
    return () if part.rectangle is None else rectangle_ring(part.rectangle, 0.0)


def check_shape(profile: ProfileForm, file: str | Path, place: str) -> None:
    """Raise FileProblem when the outline of a base is no ring, or a vehicle's parts do not fit its model."""
    if profile.outline is not None:
        _check_ring(profile.outline, file, f"{place}.outline")
    _check_vehicle(profile, file, place)


def _check_vehicle(profile: ProfileForm, file: str | Path, place: str) -> None:
    """Raise FileProblem when a vehicle's floor or a part is higher than its model, or a ring is none."""
    form = profile.vehicle
    if form is None:
        return
    here = f"{place}.vehicle"
    if form.floor is not None and form.floor > profile.model_height + TOLERANCE:
        raise FileProblem(file, f"{here}.floor", "problem-above-model", height=profile.model_height)
    for number, area in enumerate(form.passenger_areas):
        _check_ring(ring_of(area), file, f"{here}.passenger_areas[{number}]")
    vehicle = vehicle_of(form, profile.model_height)
    for number, (part, written) in enumerate(zip(vehicle.parts, form.part, strict=True)):
        where = f"{here}.part[{number}]"
        if (written.polygon is None) == (written.rectangle is None):
            given = 0 if written.polygon is None else 2
            raise FileProblem(file, where, "problem-one-shape", keys="polygon, rectangle", found=given)
        _check_ring(part.outline, file, where)
        if part.base < vehicle.floor - TOLERANCE:
            raise FileProblem(file, f"{where}.base", "problem-below-floor", height=vehicle.floor)
        if part.base + part.height > profile.model_height + TOLERANCE:
            raise FileProblem(file, f"{where}.height", "problem-above-model", height=profile.model_height)


def _check_ring(ring: Ring, file: str | Path, place: str) -> None:
    for problem in ring_problems(ring):
        raise shape_problem(problem, file, place)


Table = TypeVar("Table")


def block_of(item: ItemForm) -> Block:
    """Return an item or ability in the form the rules use."""
    deputy = item.deputy
    return as_data(
        Block,
        item,
        kind=BlockKind(item.kind),
        damage=None if item.damage is None else as_data(DamageCode, item.damage),
        strength_mode=StrengthMode(item.strength_mode),
        ranged_modifiers=as_data(RangedModifiers, item.ranged_modifiers),
        frequency=as_data(FrequencyCode, item.frequency),
        deputy=None
        if deputy is None
        else Deputy(ReplacedCheck(deputy.check), Attribute(deputy.attribute), deputy.others),
    )


def order_of(order: str | int) -> StandingOrder:
    """Return a standing order in the form the rules use: a word, or the steps of "near"."""
    return StandingOrder(When.NEAR, order) if isinstance(order, int) else StandingOrder(When(order))


def footprint_of(profile: ProfileForm) -> Footprint:
    """Return the base of a figure."""
    return Circle(profile.radius) if profile.outline is None else Outline(profile.outline)


def profile_of(profile: ProfileForm, abilities: Iterable[Block]) -> Profile:
    """Return a profile as the rules use it, with the abilities its figures always have."""
    return as_data(
        Profile,
        profile,
        damage_points=as_data(DamagePoints, profile.damage_points),
        footprint=footprint_of(profile),
        blocks=tuple(abilities),
        vehicle=None if profile.vehicle is None else vehicle_of(profile.vehicle, profile.model_height),
    )


def tables_of(tables: TablesForm, file: str | Path) -> Tables:
    """Return the rulebook's tables; raises FileProblem if one is missing."""

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


def card_of(form: CardForm) -> Card:
    """Return a card as the rules use it."""
    return as_data(
        Card,
        form,
        text=label_of(form.text),
        flavour=None if form.flavour is None else label_of(form.flavour),
        target=CardTarget() if form.target is None else _target_of(form.target),
    )


def _target_of(form: CardTargetForm) -> CardTarget:
    within = form.within
    return as_data(CardTarget, form, within=Within(within) if isinstance(within, str) else within)


def check_card(form: CardForm, place: str, path: str | Path) -> None:
    """Raise FileProblem when a card's keys do not go together: each playability has its own.  R5.0.7 to R5.0.11."""
    kind = form.playability
    own: Mapping[str, tuple[bool, Playability]] = {
        "action_points": (form.action_points > 0, Playability.ACTION),
        "occasions": (bool(form.occasions), Playability.INTERRUPTION),
        "moment": (form.moment is not None, Playability.STATUS_PHASE),
        "rolls": (bool(form.rolls), Playability.AFTER_ROLL),
        "thrower": (form.thrower is not None, Playability.AFTER_ROLL),
    }
    for key, (given, belongs_to) in own.items():
        if given and kind is not belongs_to:
            raise FileProblem(path, f"{place}.{key}", "problem-only-with", key=f'playability = "{belongs_to}"')
    if kind is Playability.INTERRUPTION and not form.occasions:
        raise FileProblem(path, place, "problem-missing-key", key="occasions")
    if kind is Playability.AFTER_ROLL and not form.rolls:
        raise FileProblem(path, place, "problem-missing-key", key="rolls")
    _check_effects(form, place, path)


def _check_effects(form: CardForm, place: str, path: str | Path) -> None:
    """Raise FileProblem for an effect that has nothing to take hold of, or does not belong to the playability."""
    role = TargetRole.NONE if form.target is None else form.target.role
    allowed = {
        TargetRole.ACTING: (Playability.ACTION, Playability.INTERRUPTION),
        TargetRole.ATTACKED: (Playability.INTERRUPTION,),
    }
    if form.playability not in allowed.get(role, tuple(Playability)):
        raise FileProblem(path, f"{place}.target.role", "problem-other-playability", found=form.playability)
    for number, effect in enumerate(form.effects):
        where = f"{place}.effects[{number}]"
        if isinstance(effect, DieEffect) is not (form.playability is Playability.AFTER_ROLL):
            raise FileProblem(path, where, "problem-other-playability", found=form.playability)
        if isinstance(effect, Cancel) and form.playability is not Playability.INTERRUPTION:
            raise FileProblem(path, where, "problem-other-playability", found=form.playability)
        if isinstance(effect, ActivateNow) and form.playability is not Playability.TURN:
            raise FileProblem(path, where, "problem-other-playability", found=form.playability)
        needs_figure = isinstance(effect, FigureEffect) and form.playability is not Playability.ACTION
        if needs_figure and role is TargetRole.NONE:
            raise FileProblem(path, place, "problem-missing-key", key="target")


def deck_of(deck: tuple[str, ...], cards: Mapping[str, CardForm], file: str | Path, place: str) -> tuple[CardId, ...]:
    """Return a player's deck; raises FileProblem for an unknown card.  R5.0.3."""
    for number, card in enumerate(deck):
        if card not in cards:
            raise FileProblem(file, f"{place}.deck[{number}]", "problem-no-such-card", id=card)
    return tuple(CardId(card) for card in deck)


def deck_reduction(deck: tuple[str, ...], cards: Mapping[str, CardForm]) -> int:
    """Return what a deck takes off the value limit, in per mille.  R5.0.2 (Spielwert)."""
    return sum(cards[card].per_mille for card in deck)


def durability_of(form: TerrainForm, kinds: Mapping[str, KindForm]) -> Durability | None:
    """Return what damage a piece withstands, by itself or by its kind; None for one that takes no damage."""
    own = form.durability or kinds[form.kind].durability
    if own is None:
        return None
    return as_data(Durability, own, piece=form.id, damage_points=as_data(DamagePoints, own.damage_points))
