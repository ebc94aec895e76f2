"""Damage, 0 hit points, dying, healing, conditions and falls."""

from __future__ import annotations

from enum import StrEnum
from math import floor
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules.checks import Game, dice_of
from pb12table.systems.d20.rules.creatures import (
    body,
    grapplers,
    has,
    has_body,
    is_airless,
    is_deep,
    is_incapacitated,
    is_unconscious,
    known_others,
    named,
    others,
    present,
    profile,
    side,
    speed,
    who_know,
)
from pb12table.systems.d20.rules.data import CELL, Condition, DiceSum, FeatureKind, Mode
from pb12table.systems.d20.rules.events import (
    ConditionGained,
    ConditionLost,
    DamageDealt,
    DeathSaveFailed,
    Died,
    DroppedTo0,
    Fell,
    FellProne,
    Healed,
    Stabilised,
    WeaponDropped,
)
from pb12table.systems.d20.rules.hiding import notice, reveal
from pb12table.systems.d20.rules.state import Dropped, Life, State
from pb12table.table.motion.falling import landings
from pb12table.table.motion.rests import is_held_up
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import TOLERANCE

FALL_PIECE: Final = 3.0
"""A die for so many full metres of a fall.  D082."""
FALL_DIE: Final = 6
MOST_FALL_DICE: Final = 20
ENOUGH_SAVES: Final = 3
"""So many death saves passed or failed decide.  D085."""


# -- damage --------------------------------------------------------------------------------------------------------


async def hurt(
    game: Game,
    figure: FigureId,
    damage: int,
    source: str,
    *,
    rolled: tuple[int, ...] = (),
    plus: int = 0,
    by: FigureId | None = None,
    critical: bool = False,
    halved: bool = False,
) -> None:
    """Take damage off hit points.  D065, D084, D086, DR18."""
    state = game.state
    wounded = state.figures[figure]
    if not has_body(state, figure):
        return
    before = wounded.hit_points
    wounded.hit_points = max(0, before - damage)
    game.record(
        DamageDealt(
            audience=who_know(state, figure),
            figure=figure,
            damage=damage,
            left=wounded.hit_points,
            rolled=rolled,
            plus=plus,
            source=source,
            by=named(state, by, figure),
            halved=halved,
            critical=critical,
        )
    )
    most = profile(state, figure).hit_points
    if wounded.life is not Life.UP:
        if damage >= most:
            die(game, figure)
        elif damage > 0 or by is not None:
            fail_death_saves(game, figure, 2 if critical else 1)
        return
    if wounded.hit_points == 0:
        await drop_to_0(game, figure, dead=damage - before >= most)


async def drop_to_0(game: Game, figure: FigureId, *, dead: bool) -> None:
    """Drop a creature to 0 hit points: out, dead, or dying, which shows it to all.  D084, DR18, DR41."""
    state = game.state
    reveal(game, figure, "fallen")
    dropped = state.figures[figure]
    dropped.hit_points = 0
    minor = profile(state, figure).minor
    life = Life.OUT if minor else Life.DEAD if dead else Life.DYING
    dropped.passed_saves = dropped.failed_saves = 0
    if life is Life.DYING:
        dropped.life = life
        game.record(DroppedTo0(figure=figure, life=life))
        await faint(game, figure)
        return
    drop_weapon(game, figure)
    game.record(DroppedTo0(figure=figure, life=life))
    leave(game, figure, life)


async def faint(game: Game, figure: FigureId) -> None:
    """Let a creature faint: incapacitated, prone, it drops all it holds, lets go, falls out of the air.  D083, D088."""
    fainted = game.state.figures[figure]
    for condition in (Condition.UNCONSCIOUS, Condition.PRONE):
        if condition not in fainted.conditions:
            fainted.conditions.append(condition)
    drop_weapon(game, figure)
    stop_what_it_does(game, figure)
    await settle(game, figure)


def stop_what_it_does(game: Game, figure: FigureId) -> None:
    """Stop what an incapacitated creature can no longer do: hold others, dodge, wait.  D072, D088, D091."""
    stopped = game.state.figures[figure]
    stopped.dodging, stopped.ready, stopped.attacks_left = False, None, 0
    for other in grapplers(game.state, figure):
        release(game, other)


def leave(game: Game, figure: FigureId, life: Life) -> None:
    """Let a creature have a body no longer: dead, out or fled.  DR29, D095."""
    state = game.state
    gone = state.figures[figure]
    gone.life = life
    gone.hidden_from = {}
    state.unsuspected.pop(figure, None)
    stop_what_it_does(game, figure)
    if gone.grappled_by is not None:
        release(game, figure)
    for other in state.figures.values():
        other.hidden_from.pop(figure, None)
    state.sightings = [seen for seen in state.sightings if seen.figure != figure]


def die(game: Game, figure: FigureId) -> None:
    """Let a creature die.  D084, D085."""
    leave(game, figure, Life.DEAD)
    game.record(Died(figure=figure))


def fail_death_saves(game: Game, figure: FigureId, number: int) -> None:
    """Let a dying or stable creature that is hit fail death saves, and be dying again.  D086."""
    hit = game.state.figures[figure]
    if hit.life is Life.STABLE:
        hit.life, hit.passed_saves, hit.failed_saves = Life.DYING, 0, 0
    hit.failed_saves += number
    known = who_know(game.state, figure)
    game.record(DeathSaveFailed(audience=known, figure=figure, number=number, failed=hit.failed_saves))
    if hit.failed_saves >= ENOUGH_SAVES:
        die(game, figure)


# -- getting better ------------------------------------------------------------------------------------------------


def has_no_air(state: State, figure: FigureId) -> bool:
    """Return whether a creature is out of air: its throat is held, or it breathes none and has no breath left.

    The unconscious have no breath.  D014, D015, DR33, DR44, DR48.
    """
    placed = state.figures[figure]
    spent = placed.breath_left == 0 or is_unconscious(placed)
    return placed.choked or (spent and is_airless(state, figure))


def stabilise(game: Game, figure: FigureId, by: FigureId | None = None) -> None:
    """Make a dying creature stable.  D085, D087."""
    saved = game.state.figures[figure]
    saved.life, saved.passed_saves, saved.failed_saves = Life.STABLE, 0, 0
    known, helper = who_know(game.state, figure), named(game.state, by, figure)
    game.record(Stabilised(audience=known, figure=figure, by=helper))


def heal(
    game: Game, figure: FigureId, hit_points: int, *, rolled: tuple[int, ...] = (), by: FigureId | None = None
) -> None:
    """Give hit points back, at most all; at 0 a creature comes round, and lies.  D087."""
    state = game.state
    healed, known = state.figures[figure], who_know(state, figure)
    healed.hit_points = min(profile(state, figure).hit_points, healed.hit_points + hit_points)
    left, healer = healed.hit_points, named(state, by, figure)
    game.record(Healed(audience=known, figure=figure, hit_points=hit_points, left=left, rolled=rolled, by=healer))
    if healed.life in (Life.DYING, Life.STABLE) and healed.hit_points > 0:
        healed.life, healed.passed_saves, healed.failed_saves = Life.UP, 0, 0
        if Condition.UNCONSCIOUS in healed.conditions:
            healed.conditions.remove(Condition.UNCONSCIOUS)
            game.record(ConditionLost(audience=known, figure=figure, condition=Condition.UNCONSCIOUS))


# -- conditions ----------------------------------------------------------------------------------------------------


async def knock_prone(game: Game, figure: FigureId) -> None:
    """Knock a creature over; out of the air it falls.  D079, D083."""
    knocked = game.state.figures[figure]
    if knocked.is_prone or not has_body(game.state, figure):
        return
    knocked.conditions.append(Condition.PRONE)
    game.record(FellProne(audience=who_know(game.state, figure), figure=figure))
    await settle(game, figure)


async def gain(game: Game, figure: FigureId, condition: Condition, by: FigureId | None = None) -> None:
    """Give a creature a condition, with all that follows from it.  D088, D089."""
    gaining = game.state.figures[figure]
    if condition is Condition.PRONE:
        await knock_prone(game, figure)
        return
    if condition in gaining.conditions:
        return
    gaining.conditions.append(condition)
    if condition is Condition.GRAPPLED:
        gaining.grappled_by = by
    game.record(ConditionGained(audience=who_know(game.state, figure), figure=figure, condition=condition, by=by))
    if condition is Condition.UNCONSCIOUS:
        await faint(game, figure)
    elif condition is Condition.INCAPACITATED:
        stop_what_it_does(game, figure)
    await settle(game, figure)


def release(game: Game, figure: FigureId) -> None:
    """Let a creature no longer be held, nor choked.  D091, DR48."""
    freed = game.state.figures[figure]
    freed.grappled_by, freed.choked = None, False
    if Condition.GRAPPLED in freed.conditions:
        freed.conditions.remove(Condition.GRAPPLED)
        game.record(ConditionLost(audience=who_know(game.state, figure), figure=figure, condition=Condition.GRAPPLED))


def drop_weapon(game: Game, figure: FigureId) -> None:
    """Lay what is in hand on the ground; let what needs no hand stay.  D088, DR25."""
    state = game.state
    holder = state.figures[figure]
    held = None if holder.in_hand is None else profile(state, figure).attack(holder.in_hand)
    if held is None or held.natural:
        return
    state.dropped.append(Dropped(figure, held.id, holder.at))
    holder.in_hand = None
    game.record(WeaponDropped(audience=who_know(game.state, figure), figure=figure, weapon=held.id, at=holder.at))


# -- falls ---------------------------------------------------------------------------------------------------------


def rests(state: State, figure: FigureId) -> bool:
    """Return whether ground or water holds a creature up where it is."""
    placed = state.figures[figure]
    return is_held_up(state.battlefield, body(state, figure)) or (placed.z <= TOLERANCE and is_deep(state, placed.at))


def stays_aloft(state: State, figure: FigureId) -> bool:
    """Return whether a creature keeps itself in the air.  D059, D083."""
    placed = state.figures[figure]
    if has(state, figure, FeatureKind.HOVER) and Mode.FLY in profile(state, figure).speeds:
        return True
    return speed(state, figure, Mode.FLY) > 0.0 and not placed.is_prone and not is_incapacitated(placed)


async def settle(game: Game, figure: FigureId) -> None:
    """Let a creature fall that nothing holds up.  D082, D083, DR26, DR31."""
    state = game.state
    if has_body(state, figure) and not rests(state, figure) and not stays_aloft(state, figure):
        await fall(game, figure)


async def fall(game: Game, figure: FigureId) -> None:
    """Let a creature fall to the nearest free place: a die for each full 3 m, prone if it is hurt.

    Who comes down beside a hidden body, and not on it, notices it.  D082, DR26, DR32.
    """
    state = game.state
    found = landings(state.battlefield, body(state, figure), others(state, figure))
    if not found:
        return
    hiders = [other for other in present(state) if figure in state.figures[other].hidden_from]
    free = landings(state.battlefield, body(state, figure), known_others(state, figure)) if hiders else found
    faller = state.figures[figure]
    faller.x, faller.y, faller.z = found[0].x, found[0].y, found[0].z
    fallen = max(0.0, found[0].fallen)
    game.record(Fell(audience=who_know(game.state, figure), figure=figure, at=faller.at, fallen=fallen))
    for other in hiders if free[:1] != found[:1] else ():
        if gap(body(state, figure), body(state, other)) < CELL:
            notice(game, other, figure, "bump")
    count = fall_dice(fallen)
    if count:
        faces = await dice_of(game, figure, DiceSum(count, FALL_DIE), "fall")
        await hurt(game, figure, sum(faces), "fall", rolled=tuple(faces))
        if has_body(state, figure) and not is_deep(state, faller.at):
            await knock_prone(game, figure)


def fall_dice(fallen: float) -> int:
    """Return the number of dice for a fall of some metres.  D082."""
    return min(MOST_FALL_DICE, floor(fallen / FALL_PIECE + TOLERANCE))


# -- from one fight to the next ------------------------------------------------------------------------------------


class Rest(StrEnum):
    """How much rest there is between two fights.  DR55."""

    NONE = "none"
    HOURS = "hours"
    DAYS = "days"


def is_taken_along(state: State, figure: FigureId) -> bool:
    """Return whether a creature takes part in the next fight: up, fled, or down beside a friend who stands.  DR55."""
    match state.figures[figure].life:
        case Life.UP | Life.FLED:
            return True
        case Life.DYING | Life.STABLE:
            friends = (one for one in state.figures if side(state, one) == side(state, figure))
            return any(state.figures[one].life is Life.UP for one in friends)
        case _:
            return False


def hit_points_after(state: State, figure: FigureId, rest: Rest) -> int | None:
    """Return the hit points of a creature after a rest, at least one; None for all of them.  DR55."""
    most, left = profile(state, figure).hit_points, max(1, state.figures[figure].hit_points)
    if rest is Rest.HOURS:
        left += (most - left + 1) // 2
    return None if rest is Rest.DAYS or left >= most else left
