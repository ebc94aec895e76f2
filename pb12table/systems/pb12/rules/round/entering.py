"""Setting up figures in entry zones, and which turns a player can take now.  R1.3.7 to R1.3.14, R2.2.8."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.cards.card_legality import turn_card_refusal
from pb12table.systems.pb12.rules.command.command_groups import (
    dissolvable,
    dissolving_refusal,
    followers,
    leader_refusal,
    led_by,
    with_those_above,
)
from pb12table.systems.pb12.rules.figures.figures import body_at, figures_of, is_able_to_act, is_on_table, value
from pb12table.systems.pb12.rules.figures.standing import no_stand
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    AppointLeader,
    BreakOff,
    Placing,
    PlayCard,
    RelocateIn,
    RelocateOut,
    TurnAnswer,
    Wait,
)
from pb12table.systems.pb12.rules.game.state import FigureState, Place, State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, GroupId
from pb12table.systems.pb12.rules.scenarios.scenario_data import ActivateNow
from pb12table.systems.pb12.rules.vehicles.aboard import (
    all_aboard,
    all_fixed_to,
    fixed_to,
    is_fixed,
    place_aboard,
    vehicle_data,
)
from pb12table.systems.pb12.rules.vehicles.riding import footing, in_the_way, put
from pb12table.table.battlefield import Body
from pb12table.table.footprints import in_area
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.falling import levels_under, settled, stand
from pb12table.table.shapes import Point, are_numbers, box_of, direction, rounded


def entry_zones(state: State, player: PlayerId) -> list[Zone]:
    """Return the entry zones of a player.  R1.2.8 (Eintrittszonen)."""
    return [zone for zone in state.setup.zones if zone.kind is ZoneKind.ENTRY and player in zone.players]


def exit_zones(state: State, player: PlayerId) -> list[Zone]:
    """Return the exit zones of a player.  R1.2.9 (Austrittszonen)."""
    return [zone for zone in state.setup.zones if zone.kind is ZoneKind.EXIT and player in zone.players]


def entry_cost(answer: RelocateIn) -> list[Modifier]:
    """Return the CP of setting up figures: one, one more for the group, one per dissolved group.  R1.3.11, R2.2.8."""
    found = [Modifier("R1.3.11", "relocation", 1, answer.figure)]
    if answer.group:
        found.append(Modifier("R2.2.8", "group-relocation", 1))
    return found + [Modifier("R2.2.6", "dissolved-group", 1, group) for group in answer.dissolve]


def entry_refusal(state: State, figure: FigureState, answer: RelocateIn) -> Refusal | None:
    """Return why figures cannot be set up so.  R1.3.11 (Verlegen aufs Spielfeld), R2.2.8 (Kommandogruppe verlegen)."""
    if figure.place is not Place.STAGING:
        return Refusal("R1.3.11", "not-in-staging-area", (("figure", figure.id),))
    if is_fixed(state, figure.id):
        return Refusal("R3.0.11", "fixed", (("figure", figure.id),))
    if answer.group or answer.dissolve:
        refusal = _group_refusal(state, figure, answer)
        if refusal is not None:
            return refusal
    zones = entry_zones(state, figure.controller)
    bodies: list[Body] = []
    there = state.clone() if answer.group else state
    for placing in placings(answer):
        found = _placed(there, placing)
        if isinstance(found, Refusal):
            return _outside(zones, placing) or found
        bodies.append(found)
        if answer.group:
            set_up(there, placing.figure, found)
    for placing, body in zip(placings(answer), bodies, strict=True):
        inside = [zone for zone in zones if in_area(zone.area, (body.x, body.y), body.z)]
        if not inside and placing.figure == figure.id:
            return Refusal("R1.3.11", "not-in-entry-zone", (("at", (placing.x, placing.y)),))
        if not inside:
            at = (placing.x, placing.y)
            return Refusal("R2.2.8", "not-in-the-same-entry-zone", (("figure", placing.figure), ("at", at)))
        zones = inside
    return None


def _outside(zones: Sequence[Zone], placing: Placing) -> Refusal | None:
    """Return why a place is no place to enter at any height: then it does not matter who stands there.  R1.3.11."""
    at = (placing.x, placing.y)
    if not are_numbers(*at) or any(in_area(replace(zone.area, band=None), at, 0.0) for zone in zones):
        return None
    return Refusal("R1.3.11", "not-in-entry-zone", (("at", at),))


def entering_leader(state: State, figure: FigureId) -> FigureId | None:
    """Return who can bring his group when a figure enters: itself, or the leader fixed to it.  R2.2.8, R3.0.11."""
    entering = (figure, *all_fixed_to(state, figure))
    return next((other for other in entering if led_by(state, other)), None)


def _group_refusal(state: State, figure: FigureState, answer: RelocateIn) -> Refusal | None:
    """Return why others cannot come with a figure: no leader enters, or they are not in his group.  R2.2.8, R2.2.7."""
    leader = entering_leader(state, figure.id)
    if leader is None:
        return Refusal("R2.2.8", "leads-no-group", (("figure", figure.id),))
    if not answer.group:
        return Refusal("R2.2.8", "nobody-comes-along", (("figure", leader),))
    refusal = dissolving_refusal(state, leader, answer.dissolve)
    if refusal is not None:
        return refusal
    named = [placing.figure for placing in placings(answer)]
    if len(set(named)) != len(named):
        return Refusal("R2.2.8", "named-twice")
    with_him = followers(state, leader, answer.dissolve)
    for placing in answer.group:
        subject = (("figure", placing.figure),)
        other = state.figures.get(placing.figure)
        if other is None or other.controller != figure.controller or other.place is Place.REMOVED:
            return Refusal("R1.2.11", "not-your-figure", subject)
        if placing.figure not in with_him:
            return Refusal("R2.2.8", "not-in-his-group", (("figure", placing.figure), ("leader", leader)))
        if other.place is not Place.STAGING:
            return Refusal("R1.3.11", "not-in-staging-area", subject)
        if is_fixed(state, placing.figure):
            return Refusal("R3.0.11", "fixed", subject)
    cost, left = total(entry_cost(answer)), state.players[figure.controller].command_points
    if cost > left:
        return Refusal("R2.2.8", "not-enough-command-points", (("cost", cost), ("left", left)))
    return None


def placings(answer: RelocateIn) -> Iterator[Placing]:
    """Yield who is set up where, in order: the figure itself, then those it brings along.  R2.2.8."""
    yield Placing(answer.figure, answer.x, answer.y, answer.facing, answer.height)
    yield from answer.group


def _placed(state: State, placing: Placing) -> Body | Refusal:
    """Return the body of one figure set up as answered, or why it cannot stand there."""
    if not are_numbers(placing.x, placing.y, placing.facing, placing.height):
        return Refusal("R1.3.11", "not-a-number")
    return placement(state, placing) or no_stand(state, placing.figure, (placing.x, placing.y), placing.facing)


def placement(state: State, placing: Placing | RelocateIn) -> Body | None:
    """Return the body set up as answered, with safe stand, or None.  R1.3.11, R1.4.29.

    There must be room for all that are fixed to it (R3.0.11).  Who is set up before it in the same turn stands on the
    table already: beside that figure, or aboard of that vehicle, it comes next.
    """
    battlefield, others = footing(state, placing.figure), in_the_way(state, placing.figure)
    wished = body_at(state, placing.figure, placing.x, placing.y, placing.height or 0.0, placing.facing)
    if placing.height is None:
        found = settled(battlefield, wished, others)
    else:
        found = wished if stand(battlefield, wished, others).safe else None
    if found is None:
        return None
    riders = (seat for _, seat in fixed_places(state, placing.figure, found))
    return None if any(overlapping(battlefield, rider, others) for rider in riders) else found


def entry_heights(state: State, placing: Placing | RelocateIn) -> list[float]:
    """Return the heights, lowest first, at which a figure could stand where it is set up, facing so.  R1.3.11, R1.4.29.

    On a bridge and below it, or on each floor of a house; `placement` says whether there is room for all fixed to it.
    """
    battlefield, others = footing(state, placing.figure), in_the_way(state, placing.figure)
    wished = body_at(state, placing.figure, placing.x, placing.y, 0.0, placing.facing)
    levels = levels_under(battlefield, wished)
    return [z for z in levels if stand(battlefield, wished.at(wished.x, wished.y, z), others).safe]


def fixed_places(state: State, carrier: FigureId, vehicle: Body) -> list[tuple[FigureId, Body]]:
    """Return who is fixed to a carrier, directly or indirectly, and where each is for a position of the carrier.

    R3.0.11 (fixierte Figuren): at their declared places, on the floor.
    """
    found: list[tuple[FigureId, Body]] = []
    data = vehicle_data(state, carrier)
    for figure in fixed_to(state, carrier) if data is not None else ():
        seat = state.setup.figure_by_id[figure].seat
        place = place_aboard(vehicle, seat, 0.0 if data is None else data.floor)
        rider = body_at(state, figure, *place)
        found += [(figure, rider), *fixed_places(state, figure, rider)]
    return found


def set_up(state: State, figure: FigureId, body: Body) -> list[FigureId]:
    """Put a figure of the staging area onto the table, and all that are fixed to it; return them.  R3.0.11.

    It comes to its place before it comes onto the table: nobody is aboard of a vehicle where that stood long ago.
    """
    entering = [(figure, body), *fixed_places(state, figure, body)]
    for other, pose in entering:
        put(state, other, (pose.x, pose.y, pose.z), pose.facing)
        state.figures[other].place = Place.TABLE
    return [other for other, _ in entering]


ENTRY_GRID = 5
"""Entry zones are tried on a grid of this many points a side."""

SPACING = 1.0
"""How far from each other the figures of a group are set up, in steps."""


def entries(state: State, player: PlayerId, figure: FigureId) -> Iterator[RelocateIn]:
    """Yield legal entry places on a grid over the player's entry zones, facing the middle of the table."""
    for zone in entry_zones(state, player):
        for x, y in _grid(zone, ENTRY_GRID, ENTRY_GRID):
            answer = at_some_height(state, RelocateIn(figure, x, y, _facing(state, (x, y))))
            if answer is not None:
                yield answer


def at_some_height(state: State, entry: RelocateIn) -> RelocateIn | None:
    """Return the entry as it is if it is legal, else at the lowest legal height; None if there is none.

    R1.3.11: the zone may be one upper floor alone (RU008).
    """
    figure = state.figures[entry.figure]
    if entry_refusal(state, figure, entry) is None:
        return entry
    others = (msgspec.structs.replace(entry, height=height) for height in entry_heights(state, entry))
    return next((other for other in others if entry_refusal(state, figure, other) is None), None)


def with_group(state: State, entry: RelocateIn, dissolve: tuple[GroupId, ...] = ()) -> list[RelocateIn]:
    """Return a leader's entry with as much of his group as finds room beside him; none if there is nobody to bring.

    On the floor that was chosen for him all stand (RU008).
    """
    figure, leader = state.figures[entry.figure], entering_leader(state, entry.figure)
    if leader is None:
        return []
    waiting = [
        other
        for other in followers(state, leader, dissolve)
        if other != entry.figure
        and not is_fixed(state, other)
        and state.figures[other].place is Place.STAGING
        and state.figures[other].controller == figure.controller
    ]
    whole = entry
    for other in waiting:
        for x, y in _places_beside(state, entry):
            placing = Placing(other, x, y, _facing(state, (x, y)), entry.height)
            wider = msgspec.structs.replace(whole, group=(*whole.group, placing), dissolve=dissolve)
            refusal = entry_refusal(state, figure, wider)
            if refusal is None:
                whole = wider
                break
            if refusal.reason == "not-enough-command-points":
                return []
    return [whole] if whole.group else []


def _places_beside(state: State, entry: RelocateIn) -> Iterator[Point]:
    """Yield places in the entry zones the leader stands in, nearest to him first."""
    here = (entry.x, entry.y)
    places = {
        (x, y)
        for zone in entry_zones(state, state.figures[entry.figure].controller)
        if in_area(zone.area, here, entry.height or 0.0)
        for x, y in _grid(zone, *_fine(zone))
    }
    yield from sorted(places, key=lambda place: (math.dist(place, here), place))


def _fine(zone: Zone) -> tuple[int, int]:
    left, low, right, high = box_of(zone.area.outline)
    return max(math.floor((right - left) / SPACING), 1), max(math.floor((high - low) / SPACING), 1)


def _grid(zone: Zone, columns: int, rows: int) -> Iterator[Point]:
    left, low, right, high = box_of(zone.area.outline)
    for row in range(rows):
        for column in range(columns):
            yield (
                rounded(left + (right - left) * (column + 0.5) / columns),
                rounded(low + (high - low) * (row + 0.5) / rows),
            )


def _facing(state: State, at: Point) -> float:
    """Return the facing towards the middle of the table."""
    return rounded(direction(at, (state.battlefield.width / 2, state.battlefield.depth / 2)))


def arbitrary_entry(state: State, player: PlayerId, chance: Chance) -> RelocateIn | None:
    """Return a figure somewhere in an entry zone, now and then with its group; it may be illegal."""
    waiting = [figure.id for figure in figures_of(state, player) if figure.place is Place.STAGING]
    zones = entry_zones(state, player)
    if not waiting or not zones:
        return None
    left, low, right, high = box_of(chance.choice(zones).area.outline)
    x, y = rounded(chance.uniform(left, right)), rounded(chance.uniform(low, high))
    figure = chance.choice(waiting)
    alone = RelocateIn(figure, x, y, rounded(chance.uniform(0.0, 359.0)))
    leader = entering_leader(state, figure)
    groups = [] if leader is None else dissolvable(state, leader)
    dissolve: tuple[GroupId, ...] = ()
    if leader is not None and groups and chance.random() < 0.5:
        dissolve = with_those_above(state, leader, chance.choice(groups))
    together = with_group(state, alone, dissolve)
    return together[0] if together and chance.random() < 0.6 else alone


def turn_refusal(state: State, player: PlayerId | str, answer: TurnAnswer) -> Refusal | None:
    """Return why a turn cannot be taken.  R1.3.7 to R1.3.14."""
    if isinstance(answer, BreakOff):
        return None
    if isinstance(answer, PlayCard):
        return _turn_card_refusal(state, PlayerId(player), answer)
    if isinstance(answer, AppointLeader):
        return leader_refusal(state, player, answer.group, answer.figure)
    if state.players[PlayerId(player)].command_points < 1:
        return Refusal("R1.3.7", "no-command-points")
    if isinstance(answer, Wait):
        return None
    figure = state.figures.get(answer.figure)
    if figure is None or figure.controller != player or figure.place is Place.REMOVED:
        return Refusal("R1.2.11", "not-your-figure", (("figure", answer.figure),))
    if isinstance(answer, Activate):
        return activation_refusal(state, answer.figure)
    if isinstance(answer, RelocateOut):
        return _relocate_out_refusal(state, figure)
    return entry_refusal(state, figure, answer)


def _turn_card_refusal(state: State, player: PlayerId, answer: PlayCard) -> Refusal | None:
    """Return why a card cannot be played instead of a turn; one that activates needs a figure.  R5.0.9, RU030."""
    refusal = turn_card_refusal(state, player, answer)
    if refusal is not None or answer.figure is None:
        return refusal
    effects = state.setup.card_by_id[answer.card].effects
    if not any(isinstance(effect, ActivateNow) for effect in effects):
        return None
    return activation_refusal(state, answer.figure)


def turn_cost(answer: TurnAnswer) -> int:
    """Return the CP a turn costs.  R1.3.8 (Aktivieren), R1.3.11 (Verlegen), R1.3.13, R1.3.14, R2.2.8."""
    if isinstance(answer, RelocateIn):
        return total(entry_cost(answer))
    return 0 if isinstance(answer, BreakOff | PlayCard) else 1


def activation_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Return why a figure cannot be activated directly.  R1.3.8, R1.3.10, RU030."""
    subject = (("figure", figure),)
    if not is_on_table(state, figure):
        return Refusal("R1.3.8", "not-on-the-table", subject)
    if state.figures[figure].done:
        return Refusal("R1.3.10", "done", subject)
    if not is_able_to_act(state, figure):
        return Refusal("R1.10.3", "incapacitated", subject)
    if value(state, figure, Attribute.INITIATIVE) < 1:
        return Refusal("R1.3.8", "no-initiative", subject)
    return None


def _relocate_out_refusal(state: State, figure: FigureState) -> Refusal | None:
    """Check R1.3.12 (Verlegen in den Bereitstellungsraum), R1.2.9 (Austrittszonen), RU032, RU095, RU096 (fixiert)."""
    if figure.place is not Place.TABLE:
        return Refusal("R1.3.12", "not-on-the-table", (("figure", figure.id),))
    if is_fixed(state, figure.id):
        return Refusal("R3.0.11", "fixed", (("figure", figure.id),))
    for passenger in all_aboard(state, figure.id):
        if state.figures[passenger].controller != figure.controller:
            return Refusal("RU095", "foreign-passenger", (("figure", passenger),))
    if not _own_zones(state, figure.controller, ZoneKind.EXIT, figure.x, figure.y, figure.z):
        return Refusal("R1.3.12", "not-in-exit-zone", (("figure", figure.id),))
    return None


def _own_zones(state: State, player: PlayerId, kind: ZoneKind, x: float, y: float, z: float) -> bool:
    return any(
        zone.kind is kind and player in zone.players and in_area(zone.area, (x, y), z) for zone in state.setup.zones
    )
