"""Game value and epicness, what a force may be worth, from an agreed setup to the state before the first round, and
what figures bring from one game into the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import log2, pow, sqrt
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.hindrances import Fault, LayoutFault
from pb12table.skirmish.ids import FigureId, Label, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.actions.use_door import reaches
from pb12table.systems.pb12.rules.command.command_groups import first_leader, force_of
from pb12table.systems.pb12.rules.figures.figures import body_at
from pb12table.systems.pb12.rules.figures.seeing import perceived_although_camouflaged
from pb12table.systems.pb12.rules.game.state import (
    BlockState,
    FigureState,
    PieceState,
    Place,
    PlayerState,
    State,
    Status,
    VehicleState,
)
from pb12table.systems.pb12.rules.preparations.blocks import UNHURT, BlockKind
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    DamageCode,
    DamagePoints,
    FigureSetup,
    PlayerSetup,
    Profile,
    Setup,
    StrengthMode,
)
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import ring_gap
from pb12table.table.index import terrain_index
from pb12table.table.motion.falling import settled
from pb12table.table.routes.doorways import Hands, as_opened
from pb12table.table.routes.space.parcels import Parcel, Parcels, parcels
from pb12table.table.shapes import Circle, Point, normalised, rounded, rounded_point

HUMAN_VALUE: Final = 1000
"""What an average human is worth."""

EPICNESS_UNIT: Final = 31.25
"""The value of epicness 0; each doubling is one more.  RU120."""

PER_POINT: Final[Mapping[Attribute, int]] = MappingProxyType(
    {
        Attribute.ACTION_POINTS: 25,
        Attribute.MOVEMENT: 8,
        Attribute.VERTICAL_MOVEMENT: 2,
        Attribute.STRENGTH: 4,
        Attribute.TOUGHNESS: 15,
        Attribute.INITIATIVE: 6,
        Attribute.NERVE: 5,
        Attribute.COMMAND: 12,
        Attribute.RANGED: 10,
        Attribute.RANGED_DEFENCE: 8,
        Attribute.MELEE: 9,
        Attribute.MELEE_DEFENCE: 7,
        Attribute.TECH: 3,
        Attribute.ARMOUR: 12,
        Attribute.SLOTS: 3,
        Attribute.MELEE_REACH: 3,
        Attribute.SIGHT_ANGLE: 3,
        Attribute.DAMAGE_TABLE: -15,
    }
)
"""By how many per cent each point of an attribute changes the value."""

FREE_POINT, LIGHT_POINT, HEAVY_POINT = 20, 17, 15
"""By how many per cent each damage point raises the value; a free one costs its figure nothing."""

HUMAN: Final = Profile("human", Label("human", "Mensch"))


def epicness(value: float) -> int:
    """Return the strength level of a value, at least 0.  R1.1.20 (Epicness), RU120."""
    return max(0, round(log2(value / EPICNESS_UNIT))) if value > 0 else 0


def figure_value(profile: Profile) -> int:
    """Return the value of a figure without its blocks.  R1.1.19, R1.4.25 (Spielwert einer Figur), RU120."""
    if profile.value is not None:
        return profile.value
    worth = float(HUMAN_VALUE)
    for attribute, percent in PER_POINT.items():
        worth *= _growth(percent, _points(profile, attribute))
    return round(worth * _points_worth(profile.damage_points) / _points_worth(HUMAN.damage_points))


def _points(profile: Profile, attribute: Attribute) -> int:
    """Return how many points an attribute exceeds the average human's by.  For vehicles R3.0.12, R3.0.13, R3.0.14."""
    vehicle, printed = profile.vehicle, profile.printed(attribute)
    if vehicle is not None:
        modifier = vehicle.modifier(attribute)
        if modifier is not None:
            return -modifier
        if attribute is Attribute.NERVE or (attribute is Attribute.INITIATIVE and not printed):
            return 0
    return printed - HUMAN.printed(attribute)


def _growth(percent: int, points: int) -> float:
    """Return the factor for a number of points; negative percentages count the other way."""
    return pow(1 + abs(percent) / 100, float(points if percent > 0 else -points))


def _points_worth(points: DamagePoints) -> float:
    return _growth(FREE_POINT, points.free) * _growth(LIGHT_POINT, points.light) * _growth(HEAVY_POINT, points.heavy)


# -- building blocks ------------------------------------------------------------------------------------------

ARMOUR_SEEN, ARMOUR_UNSEEN, DEFENCE = 60, 40, 50
"""What a point of armour by facing and of a defensive value is worth."""

DEPUTY = 80
"""What it is worth to make checks in the place of others; half as much to check another attribute oneself."""

MELEE_WEAPON, RANGED_WEAPON = 60, MappingProxyType({"near": 15, "short": 20, "medium": 25, "long": 25, "extreme": 15})
"""What a weapon with damage 0/0 and modifier 0 is worth; ranged ones by category."""

HARDER, STRONGER, PIERCING, FARTHER, SLOT = 15, 15, 8, 12, 5
"""Per cent for each point of target number, strength, penetration, reach, and for each slot."""

SCARCE = 4
"""With so many shots a weapon is worth half."""

MODE: Final[Mapping[StrengthMode, float]] = MappingProxyType(
    {StrengthMode.NONE: 1.0, StrengthMode.HALF: 1.2, StrengthMode.FULL: 1.4}
)


def block_value(block: Block) -> int:
    """Return the value of a building block.  R1.8.18 (Spielwert von Bausteinen), RU120."""
    if block.value is not None:
        return block.value
    protection = (
        ARMOUR_SEEN * block.armour_seen
        + ARMOUR_UNSEEN * block.armour_unseen
        + DEFENCE * (block.melee_defence + block.ranged_defence)
    )
    worth = protection + _weapon_worth(block)
    if block.deputy is not None:
        worth += DEPUTY if block.deputy.others else DEPUTY / 2
    return round(max(worth, 0.0) * _growth(SLOT, -block.slots))


def _weapon_worth(block: Block) -> float:
    """Return the value of a block as a weapon, melee and ranged together."""
    code = block.damage or DamageCode(0, 0)
    each = _growth(STRONGER, code.strength) * _growth(PIERCING, code.penetration) * MODE[block.strength_mode]
    return each * _attacks_worth(block) * (_melee_worth(block) + _ranged_worth(block))


def _melee_worth(block: Block) -> float:
    if block.melee_modifier is None:
        return 0.0
    return MELEE_WEAPON * _growth(HARDER, -block.melee_modifier) * _growth(FARTHER, block.melee_reach)


def _ranged_worth(block: Block) -> float:
    found = 0.0
    for category, worth in RANGED_WEAPON.items():
        modifier: int | None = getattr(block.ranged_modifiers, category)
        if modifier is not None:
            found += worth * _growth(HARDER, -modifier)
    return found * sqrt(block.range_factor)


def _attacks_worth(block: Block) -> float:
    """Return how frequency, multiplier, target radius and shots change a weapon's value."""
    often = max(1.0, sqrt(block.frequency.multiplier) * _growth(HARDER, -block.frequency.modifier))
    shots = None if block.resources is None else block.resources * (1 + (block.charges or 0))
    supply = 1.0 if shots is None else shots / (shots + SCARCE)
    wide = 1.0 if block.radius is None else 1.0 + block.radius / 4
    return often * pow(block.success_multiplier, 0.8) * wide * supply


def whole_value(figure: FigureSetup) -> int:
    """Return the value of a figure with all its blocks.  R1.8.18."""
    return figure_value(figure.profile) + sum(block_value(block) for block in figure.blocks)


PER_COMMAND_POINT = 25
"""Per mille of the value limit that each chosen command point takes.  R1.2.5."""

WHOLE = 1000
"""All of a value limit, in per mille."""


@dataclass(frozen=True, slots=True)
class TooEpic:
    """A figure, or a block of it, above the epicness limit.  R1.1.20, RU020."""

    figure: FigureId
    block: BlockId | None
    epicness: int


@dataclass(frozen=True, slots=True)
class ForceWorth:
    """What a force is worth, and what it may be worth.  R1.2.1 to R1.2.5, R1.1.20.

    `epicness` is that of its most epic figure, block or card: each is held against the limit by itself (RU020).
    `per_mille` is taken off the value limit; `limit` is what is left of it, None where none is agreed.
    """

    player: PlayerId
    value: int
    epicness: int
    per_mille: int
    limit: Fraction | None

    @property
    def keeps_limit(self) -> bool:
        """Return whether the force's value is below its limit."""
        return self.limit is None or is_within_limit(self.value, self.limit)


def value_reduction(player: PlayerSetup) -> int:
    """Return how many per mille of the unmodified limit a player's limit is lowered by; they add up.

    R1.2.3 (Spielwertreduktion), R1.2.5 (Kommandopunkte-Wert), R5.0.2 (Karten), RU019.
    """
    return PER_COMMAND_POINT * player.command_points + player.value_reduction + player.card_reduction


def reduced_limit(limit: int, per_mille: int) -> Fraction:
    """Return the remaining value limit, not rounded.  R1.2.3, RU019; ValueError when more than all of it is taken."""
    if per_mille > WHOLE:
        raise ValueError("more than the whole value limit is taken")
    return Fraction(limit * (WHOLE - per_mille), WHOLE)


def force_value(setup: Setup, player: PlayerId) -> int:
    """Return the combined value of a player's figures, with all their blocks.  R1.2.1 (Einsatzgruppe), R1.8.18."""
    return sum(whole_value(figure) for figure in setup.figures if figure.player == player)


def force_worth(setup: Setup, player: PlayerSetup) -> ForceWorth:
    """Return the value of a player's force and its limit; a limit of which more than all is taken is 0."""
    per_mille, agreed = value_reduction(player), setup.modules.value_limit
    figures = [figure for figure in setup.figures if figure.player == player.id]
    values = [figure_value(figure.profile) for figure in figures]
    values += [block_value(block) for figure in figures for block in figure.blocks]
    cards = [setup.card_by_id[card].epicness or 0 for card in player.deck if card in setup.card_by_id]
    return ForceWorth(
        player.id,
        force_value(setup, player.id),
        max([epicness(value) for value in values] + cards, default=0),
        per_mille,
        None if agreed is None else reduced_limit(agreed, min(per_mille, WHOLE)),
    )


def is_within_limit(total: int, limit: Fraction) -> bool:
    """Return whether a force is strictly below its value limit.  R1.2.2 (Spielwertlimit), RU019."""
    return total < limit


def is_within_epicness(value: float, limit: int) -> bool:
    """Return whether something with a value may be used under an epicness limit.  R1.1.20, RU020: equal is allowed."""
    return epicness(value) <= limit


def too_epic(setup: Setup) -> list[TooEpic]:
    """Return the figures and blocks above the epicness limit, each considered separately.  R1.1.20, R1.8.18, RU020."""
    limit = setup.modules.epicness_limit
    found: list[TooEpic] = []
    for figure in setup.figures:
        own = figure_value(figure.profile)
        if not is_within_epicness(own, limit):
            found.append(TooEpic(figure.id, None, epicness(own)))
        for block in figure.blocks:
            worth = block_value(block)
            if not is_within_epicness(worth, limit):
                found.append(TooEpic(figure.id, block.id, epicness(worth)))
    return found


RADIUS: Final = 0.25
HEIGHT: Final = 2.0
CLIMB: Final = 1.0

SMALLEST_YARD: Final = 0.04
"""A place walled in that leaves the base point less room than this, in square steps, is a gap and no yard."""

_BESIDE: Final = RADIUS + 0.02
"""How far from the room for the base point a wall may stand to count as its border."""


def layout_faults(
    battlefield: Battlefield, zones: Sequence[Zone], figures: Sequence[tuple[Point, float | None]] = ()
) -> tuple[LayoutFault, ...]:
    """Return what is wrong with the ways on a layout of sound pieces and zones.

    `figures` are the places of those that begin on the table, with their stand heights (None: any).
    """
    walked = as_opened(battlefield, Circle(RADIUS), HEIGHT, Hands(reaches))
    whole = parcels(walked, RADIUS, HEIGHT, CLIMB)
    entries = [zone for zone in zones if zone.kind is ZoneKind.ENTRY]
    rooms = {zone.id: whole.meeting(zone.area) for zone in entries}
    roots = {parcel.number for room in rooms.values() for parcel in room}
    roots |= {parcel.number for at, height in figures for parcel in whole.under(at, height)}
    return (*_entry_faults(whole, entries, rooms), *_sealed_yards(whole, sorted(roots)))


# -- entry zones --------------------------------------------------------------------------------------------------


def _entry_faults(
    whole: Parcels, entries: Sequence[Zone], rooms: dict[str, tuple[Parcel, ...]]
) -> Iterable[LayoutFault]:
    """Return entry zones without room, and those from which no way leads to the first of the others."""
    first: Zone | None = None
    for zone in entries:
        if not rooms[zone.id]:
            yield LayoutFault(Fault.NO_ROOM, zone.id, _middle(zone))
        elif first is None:
            first = zone
        else:
            starts = [parcel.number for parcel in rooms[first.id]]
            if _is_joined(whole, rooms[zone.id], starts, climbing=False):
                continue
            joined = _is_joined(whole, rooms[zone.id], starts, climbing=True)
            fault = Fault.ONLY_CLIMBING if joined else Fault.CUT_OFF
            yield LayoutFault(fault, zone.id, _middle(zone), other=first.id, is_grave=not joined)


def _is_joined(whole: Parcels, room: Sequence[Parcel], starts: list[int], *, climbing: bool) -> bool:
    return any(whole.can_enter(parcel, starts, climbing=climbing) for parcel in room)


def _middle(zone: Zone) -> Point:
    ring = zone.area.outline
    return rounded_point((sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)))


# -- sealed yards ---------------------------------------------------------------------------------------------------


def _sealed_yards(whole: Parcels, roots: Sequence[int]) -> Iterable[LayoutFault]:
    """Return places one could stand at, walled in all around, that cannot be reached from where figures begin."""
    starts = list(roots) or [parcel.number for parcel in whole.found[:1]]
    for parcel in whole.found:
        if parcel.number in starts or not parcel.enclosed or parcel.area < SMALLEST_YARD:
            continue
        if not whole.can_enter(parcel, starts, climbing=True):
            walls = _walls_around(whole.battlefield, parcel)
            yield LayoutFault(Fault.SEALED_YARD, walls[0] if walls else "", rounded_point(parcel.inside), walls)


def _walls_around(battlefield: Battlefield, parcel: Parcel) -> tuple[str, ...]:
    """Return the solid things that bound a parcel, the most important one first."""
    corners = [point for outer, holes in parcel.region.rings for ring in (outer, *holes) for point in ring]
    counts: dict[str, int] = {}
    for x, y in corners:
        for entry in terrain_index(battlefield).near((x - _BESIDE, y - _BESIDE, x + _BESIDE, y + _BESIDE)):
            if entry.solid and any(ring_gap((x, y), part.ring) <= _BESIDE for part in entry.parts):
                counts[entry.piece.whole] = counts.get(entry.piece.whole, 0) + 1
    return tuple(sorted(counts, key=lambda piece: (-counts[piece], piece)))


def new_game(setup: Setup) -> State:
    """Return the state before the first round: accounts empty, blocks and damage points full.

    R1.1.8, R1.2.7 and R1.2.8 (staging area), R1.8.2 (blocks in use), R1.8.14 and RU071 (resources, charges),
    R2.2.2 (leaders of command groups).
    Figures with a place start on the table there.  Ruling 126: a status that the scenario gives at the start counts as
    received before the game, so that nothing follows from its reception; but Camouflaged is lost at once in the
    perception area of an opponent (R4.1.4).
    """
    state = State(
        setup,
        {player.id: PlayerState(player.id, deck=list(player.deck)) for player in setup.players},
        {figure.id: _new_figure(setup, figure) for figure in setup.figures},
        terrain={durable.piece: _new_piece(durable.damage_points) for durable in setup.durable},
    )
    for figure in setup.figures:
        _set_up(state, figure)
    for found in perceived_although_camouflaged(state):
        del state.figures[found].statuses[Status.CAMOUFLAGED]
    groups = (*(force_of(player.id) for player in setup.players), *setup.group_by_id)
    state.leaders = {group: leader for group in groups if (leader := first_leader(setup, group)) is not None}
    return state


def _new_figure(setup: Setup, figure: FigureSetup) -> FigureState:
    points, used = figure.profile.damage_points, figure.used
    wounds = ((Status.LIGHTLY_WOUNDED, used.light), (Status.SEVERELY_WOUNDED, used.heavy))
    return FigureState(
        figure.id,
        figure.player,
        free_points=points.free - used.free,
        light_points=points.light - used.light,
        heavy_points=points.heavy - used.heavy,
        blocks={
            block.id: BlockState(block.id in figure.in_use, block.resources, block.charges) for block in figure.blocks
        },
        statuses={**{Status(name): 1 for name in figure.statuses}, **{wound: 1 for wound, number in wounds if number}},
        standing_order=figure.standing_order or setup.modules.standing_order,
        vehicle=None if figure.profile.vehicle is None else VehicleState(),
    )


def _new_piece(points: DamagePoints) -> PieceState:
    return PieceState(points.free, points.light, points.heavy)


def _set_up(state: State, figure: FigureSetup) -> None:
    """Put a figure that has a place on the table; the scenario file was checked for safe stand."""
    if figure.at is None:
        return
    placed = state.figures[figure.id]
    x, y = rounded(figure.at[0]), rounded(figure.at[1])
    height = figure.height
    if height is None:
        wished = body_at(state, figure.id, x, y, 0.0, figure.facing)
        body = settled(footing(state, figure.id), wished, in_the_way(state, figure.id))
        height = 0.0 if body is None else body.z
    placed.place = Place.TABLE
    placed.x, placed.y, placed.z = x, y, rounded(height)
    placed.facing = rounded(normalised(figure.facing))


# -- from one game to the next ----------------------------------------------------------------------------------------


class Rest(StrEnum):
    """How much rest there is between two games.  RU205."""

    NONE = "none"
    HOURS = "hours"
    DAYS = "days"


def comes_along(state: State, figure: FigureId, rest: Rest) -> bool:
    """Return whether a figure takes part in the next game: Out of Action, it needs days of rest.  RU205."""
    return state.figures[figure].place is not Place.REMOVED or (rest is Rest.DAYS and not is_lost(state, figure))


def is_lost(state: State, figure: FigureId) -> bool:
    """Return whether a figure never comes back: a vehicle that was destroyed.  RU205."""
    placed = state.figures[figure]
    return placed.vehicle is not None and placed.place is Place.REMOVED


def used_after(state: State, figure: FigureId, rest: Rest) -> DamagePoints:
    """Return the damage points that are still used after a rest; those of vehicles are mended.  RU205."""
    placed, points = state.figures[figure], state.setup.figure_by_id[figure].profile.damage_points
    if rest is Rest.DAYS or placed.vehicle is not None:
        return UNHURT
    heavy = points.heavy - placed.heavy_points
    if rest is Rest.HOURS:
        return DamagePoints(heavy=heavy)
    return DamagePoints(points.free - placed.free_points, points.light - placed.light_points, heavy)


def carried(state: State, figure: FigureId) -> tuple[BlockId, ...]:
    """Return the items a figure has at the end, in the order in which it got them.  RU205."""
    blocks = {block.id: block for one in state.setup.figures for block in one.blocks}
    found = (block for block in state.figures[figure].blocks if block in blocks)
    return tuple(block for block in found if blocks[block].kind is BlockKind.ITEM)
