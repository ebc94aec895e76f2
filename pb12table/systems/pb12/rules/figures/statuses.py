"""Receiving and losing statuses, what each reception sets off, and markers that force panic checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Protocol, runtime_checkable

from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.pb12.rules.actions.equipment import keep_within_slots
from pb12table.systems.pb12.rules.checks.checks import Game, accident_modifiers
from pb12table.systems.pb12.rules.checks.deputies import (
    PanicCheck,
    ask_leaders,
    check_or_deputy,
    leader_check,
    panic_modifiers,
)
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    communication_radius,
    figures_on_table,
    has_status,
    is_near,
    is_on_table,
    markers_of,
    may_be_static,
    value,
)
from pb12table.systems.pb12.rules.figures.seeing import perceived_although_camouflaged
from pb12table.systems.pb12.rules.game.answers import TakeOver
from pb12table.systems.pb12.rules.game.events import (
    FigureWentOutOfAction,
    NoPanicCheck,
    StatusLost,
    StatusReceived,
    VehicleDestroyed,
)
from pb12table.systems.pb12.rules.game.state import (
    AttributeEffect,
    Effect,
    Lasting,
    OutOfActionMarker,
    Place,
    State,
    in_turn_order,
)
from pb12table.systems.pb12.rules.preparations.blocks import ReplacedCheck, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.victory import defeat_without_leader, has_ended
from pb12table.systems.pb12.rules.vehicles.aboard import all_aboard, is_at_steering_point, is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import remove_from_game, settle_items


@runtime_checkable
class Fates(Protocol):
    """The rules of chapter 3 that statuses need; `vehicles.accidents` says what they do."""

    async def follow(self, game: Game, vehicle: FigureId, status: Status, modifiers: list[Modifier]) -> None:
        """Carry out what follows at once when a vehicle receives a status.  R3.0.6, R3.0.22."""

    async def leave_unsupported(self, game: Game, aboard: list[FigureId]) -> None:
        """Let those who were aboard fall if they do not stand any more.  R3.0.23."""


def fates(game: Game) -> Fates:
    """Return the fates of vehicles in a game."""
    assert isinstance(game.system, Fates), "games of Pb-12 are driven by its rules"
    return game.system


CUMULATIVE = (
    Status.MOVED,
    Status.DISTRACTED,
    Status.DELAYED,
    Status.BLINDED,
    Status.OUT_OF_CONTROL,
    Status.SEVERELY_DAMAGED,
)
"""Statuses that may be held several times.  R1.9.6 (kumulativer Status), R3.0.6, R3.0.22."""

STATUS_OF_EFFECT: Final[Mapping[Effect, Status]] = MappingProxyType(
    {
        Effect.NERVE: Status.PANICKED,
        Effect.TOUGHNESS: Status.EXHAUSTED,
        Effect.THREAT: Status.THREATENED,
        Effect.DAZZLE: Status.BLINDED,
        Effect.CONTROL: Status.OUT_OF_CONTROL,
    }
)
"""The statuses that have an effect in the status phase.  R1.9.3, R1.10.5, R3.0.6, R4.1.2, R4.1.3."""

OF_VEHICLES = (Status.OUT_OF_CONTROL, Status.LIGHTLY_DAMAGED, Status.SEVERELY_DAMAGED, Status.DESTROYED)
"""Statuses that only vehicles have.  Chapter 3."""


async def receive(game: Game, figure: FigureId, status: Status, rule: str) -> None:
    """Let a figure receive a status, with all that follows at once.  R1.9.1 (Statusmechanik), RU074."""
    if not _is_received(game.state, figure, status):
        return
    if status in (Status.OUT_OF_ACTION, Status.DESTROYED):
        await _perish(game, figure, status, rule)
        return
    # RU077: the +2 of Severely Wounded counts only for checks after the one its reception forces
    forced = forced_modifiers(game.state, figure, status)
    _add_marker(game, figure, status, rule)
    limit_delayed(game, figure)
    await _follow(game, figure, status, forced)


def _is_received(state: State, figure: FigureId, status: Status) -> bool:
    """Return whether a figure receives a status at all.  R1.9.1, R3.0.10, RU078."""
    if state.figures[figure].place is Place.REMOVED:
        return False
    if status in OF_VEHICLES and not is_vehicle(state, figure):
        return False
    if status is Status.STATIC and not may_be_static(state, figure):
        return False  # R3.0.10: not while the vehicle is not
    if status is Status.MOVED and has_status(state, figure, Status.STATIC):
        return False  # RU078: while Static every Moved marker is lost at once
    return status in CUMULATIVE or not markers_of(state, figure, status)


async def _follow(game: Game, figure: FigureId, status: Status, forced: list[Modifier]) -> None:
    """Carry out what the reception of a status brings about at once, each status by its own rule.

    R1.10.6, R1.10.5, R1.10.7, R3.0.6, R3.0.22, R4.1.2, R4.1.3.  `forced` is what the check it forces is made of.
    """
    match status:
        case Status.SEVERELY_WOUNDED:
            await panic_check(game, figure, forced)
        case Status.OUT_OF_CONTROL | Status.SEVERELY_DAMAGED:
            await fates(game).follow(game, figure, status, forced)
        case Status.PANICKED:
            await spread_panic(game, figure)
        case Status.THREATENED:
            game.state.figures[figure].movement_points = 0  # R4.1.2, RU107
        case Status.CAMOUFLAGED:
            lose_camouflage(game)
        case Status.STATIC:
            come_to_rest(game, figure)
        case _:
            pass  # nothing happens before it counts


def forced_modifiers(state: State, figure: FigureId, status: Status) -> list[Modifier]:
    """Return what makes up a check forced by a reception, before its marker counts.  R1.10.6, R3.0.22, RU077, RU097."""
    if status is Status.SEVERELY_WOUNDED:
        return panic_modifiers(state, figure)
    return accident_modifiers(state, figure) if status is Status.SEVERELY_DAMAGED else []


async def _perish(game: Game, figure: FigureId, status: Status, rule: str) -> None:
    """Put it Out of Action or Destroyed; let those aboard fall where nothing holds them any more.  R1.10.1, R3.0.23."""
    aboard = all_aboard(game.state, figure)
    if status is Status.DESTROYED:
        become_wreck(game, figure, rule)
    else:
        go_out_of_action(game, figure, rule)
    for other in aboard:
        come_to_rest(game, other)  # R3.0.10: nothing keeps them from being Static any more
    if aboard:
        await fates(game).leave_unsupported(game, aboard)


def _add_marker(game: Game, figure: FigureId, status: Status, rule: str) -> None:
    statuses = game.state.figures[figure].statuses
    statuses[status] = statuses.get(status, 0) + 1
    game.record(StatusReceived(figure=figure, status=status, rule=rule, markers=statuses[status]))


def lose(game: Game, figure: FigureId, status: Status, rule: str, markers: int | None = None) -> None:
    """Let a figure lose so many markers of a status, None for all of them.  R1.9.1, RU047.

    What the status was still to do in the running status phase is struck with its last marker: received anew, it waits
    for the next one (R1.9.3, RU034).  Who is able to act again may steer a vehicle, which then perceives as far as he
    (R4.1.4, RU099).
    """
    statuses = game.state.figures[figure].statuses
    held = statuses.pop(status, 0)
    left = 0 if markers is None else held - markers
    if left > 0:
        statuses[status] = left
    else:
        game.state.due_effects = [
            due
            for due in game.state.due_effects
            if due.figure != figure or STATUS_OF_EFFECT.get(due.effect) is not status
        ]
    if held:
        game.record(StatusLost(figure=figure, status=status, rule=rule, markers=max(left, 0)))
        lose_camouflage(game)


def note_new_places(game: Game) -> None:
    """Carry out what statuses come to when figures are somewhere else.  To be called after every change of position.

    R4.1.4 (Getarnt); R3.0.10, RU078: who no longer rides a vehicle that kept him from being Static loses Moved; R3.0.4:
    who has left the steering points of what he steered is no more its steering figure, also when he comes back.
    """
    let_go_of_helms(game.state)
    lose_camouflage(game)
    figures = list(figures_on_table(game.state)) if game.state.setup.vehicles else []
    for figure in figures:
        if Status.MOVED in figure.statuses:
            come_to_rest(game, figure.id)


def let_go_of_helms(state: State) -> None:
    """Let whoever steered a vehicle last and is not still at one of its steering points steer it no more.  R3.0.4."""
    for vehicle in state.setup.vehicles:
        kept = state.figures[vehicle].vehicle
        driver = None if kept is None else kept.steered_by
        if kept is None or driver is None or not is_on_table(state, vehicle):
            continue
        if not is_at_steering_point(state, driver, vehicle):
            kept.steered_by = None


def lose_camouflage(game: Game) -> None:
    """Take Camouflaged from figures inside the perception area of an opposing figure.  R4.1.4 (Getarnt), RU111."""
    for hidden in perceived_although_camouflaged(game.state):
        lose(game, hidden, Status.CAMOUFLAGED, "R4.1.4")


def change_attribute(game: Game, figure: FigureId, effect: AttributeEffect) -> None:
    """Let a rule change an attribute value until `end_effects`.

    R1.1.7, R1.9.1, R1.10.7 (Statisch), RU078; R4.1.4: who perceives further may perceive who was camouflaged.
    """
    game.state.figures[figure].effects.append(effect)
    come_to_rest(game, figure)
    limit_delayed(game, figure)
    lose_camouflage(game)


def come_to_rest(game: Game, figure: FigureId) -> None:
    """Let a figure that has become Static lose Moved, and passengers who have with it.  R1.10.7, R3.0.10, RU078."""
    for other in (figure, *all_aboard(game.state, figure)):
        if has_status(game.state, other, Status.STATIC):
            lose(game, other, Status.MOVED, "R1.10.7")


async def end_effects(game: Game, lasting: Lasting) -> None:
    """Undo all changes of attribute values that last just so long; balances stay as they are.  R1.9.1, R4.3.2.

    They end at one moment, and what the values then bring comes at once: Static (R1.10.7, RU078), fewer Delayed markers
    (R4.1.5), wider perception (R4.1.4), and blocks that the slots hold no more (R1.8.17, RU073).
    """
    state = game.state
    freed = [figure for figure in state.figures.values() if any(effect.lasting is lasting for effect in figure.effects)]
    for figure in freed:
        figure.effects = [effect for effect in figure.effects if effect.lasting is not lasting]
    for figure in freed:
        come_to_rest(game, figure.id)
        limit_delayed(game, figure.id)
    if freed:
        lose_camouflage(game)
    for figure in freed:
        if not has_ended(state):
            await keep_within_slots(game, figure.id)


def limit_delayed(game: Game, figure: FigureId) -> None:
    """Leave at most as many Delayed markers as the AP value, none while Incapacitated.  R4.1.5 (Verzögert), RU103."""
    held = markers_of(game.state, figure, Status.DELAYED)
    if held:
        able = not has_status(game.state, figure, Status.INCAPACITATED)
        most = max(value(game.state, figure, Attribute.ACTION_POINTS), 0) if able else 0
        if held > most:
            lose(game, figure, Status.DELAYED, "R4.1.5", held - most)


def go_out_of_action(game: Game, figure: FigureId, rule: str) -> None:
    """Replace a figure by an Out of Action marker at its base point.  R1.10.1 (Ausgeschaltet), RU076, R6.1.9."""
    state = game.state
    gone = state.figures[figure]
    if gone.place is Place.REMOVED:
        return
    at = body(state, figure).base_point
    if gone.place is Place.TABLE:
        state.markers.append(OutOfActionMarker(figure, at, state.game_round, state.phase))
    remove_from_game(state, figure)
    settle_items(state)
    game.record(FigureWentOutOfAction(figure=figure, at=at, rule=rule))
    defeat_without_leader(game, figure)


def become_wreck(game: Game, vehicle: FigureId, rule: str) -> None:
    """Destroy a vehicle: it counts as Out of Action and stays where it is, as terrain.  R3.0.23 (Zerstört), RU098.

    All its statuses end; in the next status phase it counts as a marker at its base point.
    """
    state = game.state
    gone = state.figures[vehicle]
    if gone.place is Place.REMOVED or gone.vehicle is None:
        return
    at = body(state, vehicle).base_point
    if gone.place is Place.TABLE:
        state.markers.append(OutOfActionMarker(vehicle, at, state.game_round, state.phase))
        gone.vehicle.wrecked = True
    remove_from_game(state, vehicle)
    game.record(VehicleDestroyed(figure=vehicle, at=at, facing=gone.facing, rule=rule))
    defeat_without_leader(game, vehicle)


# -- panic ----------------------------------------------------------------------------------------------------


async def panic_check(game: Game, figure: FigureId, modifiers: list[Modifier]) -> bool:
    """Let a figure check whether it panics, as a game effect of its own; return whether it held.

    R1.4.27 (Panikproben), R2.2.9.
    """
    for left in await take_over(game, [PanicCheck(figure, tuple(modifiers))]):
        await make_panic_check(game, left.figure, list(left.modifiers))
    return not has_status(game.state, figure, Status.PANICKED)


async def take_over(game: Game, checks: list[PanicCheck]) -> list[PanicCheck]:
    """Let leaders take over panic checks of one game effect; return those that are left.  R2.2.9, RU085.

    Each player is asked for his figures, in turn order, as long as one of his leaders could take some over.
    """
    left = checks
    for player in in_turn_order(game.state):
        while left and (answer := await ask_leaders(game, player, left)) is not None:
            left = await carry_out_take_over(game, player, answer, left)
    return left


async def carry_out_take_over(
    game: Game, player: PlayerId, answer: TakeOver, checks: list[PanicCheck]
) -> list[PanicCheck]:
    """Apply a leader's check to all whose checks he takes over; return the other checks.  R2.2.9, R1.4.28."""
    if not await leader_check(game, player, answer, checks):
        await panic_together(game, answer.figures, "R2.2.9")
    return [check for check in checks if check.figure not in answer.figures]


async def panic_together(game: Game, figures: Sequence[FigureId], rule: str) -> None:
    """Let figures panic at one moment, so that none of them checks because of another.

    R1.3.16 (negative Virtù), R2.2.9 (Panikproben übernehmen), R1.4.28, R1.10.5.
    """
    panicking = [figure for figure in figures if _is_received(game.state, figure, Status.PANICKED)]
    for figure in panicking:
        _add_marker(game, figure, Status.PANICKED, rule)
        limit_delayed(game, figure)
    for figure in panicking:
        await spread_panic(game, figure)


async def make_panic_check(game: Game, figure: FigureId, modifiers: list[Modifier]) -> bool:
    """Throw for a panic check, or let a deputy do so; return whether the figure held.  R1.4.27, R1.4.28.

    A figure that is Panicked already throws no die, for nothing could come of it (RU075).  Vehicles hold by themselves
    (R3.0.14).
    """
    if is_vehicle(game.state, figure):
        return True
    if game.state.figures[figure].place is Place.REMOVED:
        return False
    if has_status(game.state, figure, Status.PANICKED):
        game.record(NoPanicCheck(figure=figure, rule="RU075"))
        return False
    result = await check_or_deputy(game, figure, ReplacedCheck.PANIC, modifiers)
    if not result.passed:
        await receive(game, figure, Status.PANICKED, "R1.4.27")
    return result.passed


async def spread_panic(game: Game, source: FigureId) -> None:
    """Let every figure in the panicked figure's communication area make a panic check, at most one a turn.

    R1.10.5 (Panisch), RU075: friend or foe, in the order of the setup; figures already Panicked make none.  They are
    one game effect (R2.2.9).
    """
    state = game.state
    if not is_on_table(state, source):
        return
    radius = communication_radius(state, source)
    reached = [
        other.id
        for other in figures_on_table(state)
        if other.id != source
        and not other.forced_to_check
        and not has_status(state, other.id, Status.PANICKED)
        and is_near(state, source, body(state, other.id).base_point, radius)
    ]
    for other in reached:
        state.figures[other].forced_to_check = True
    for left in await take_over(game, [PanicCheck(other, tuple(panic_modifiers(state, other))) for other in reached]):
        await make_panic_check(game, left.figure, panic_modifiers(state, left.figure))
