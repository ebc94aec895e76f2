"""Attacking: what may be attacked and how, and the course of a fight.

P017, P027 to P031, P037 to P044, PR11, PR16 to PR19.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, Step
from pb12table.systems.pocket_tactics.rules.fights.comparing import decided
from pb12table.systems.pocket_tactics.rules.fights.fight_phases import bonus_phase, reroll_phase
from pb12table.systems.pocket_tactics.rules.fights.helps import bonuses_of, rerolls_of
from pb12table.systems.pocket_tactics.rules.fights.sight import can_answer, distance, sight_to
from pb12table.systems.pocket_tactics.rules.ground import card_of, ground_at, put, tile_of
from pb12table.systems.pocket_tactics.rules.hazards import approach, capture, enter, throw
from pb12table.systems.pocket_tactics.rules.moving import step_refusal, steps_open
from pb12table.systems.pocket_tactics.rules.setup import Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, Game, Moving, Place, State
from pb12table.systems.pocket_tactics.rules.victory import decide_victory
from pb12table.table.cells import Cell, neighbours


def attack_refusal(state: State, action: AttackAction) -> Refusal | None:
    """Why an attack may not be made; None when it may.  P015, P016, P027 to P029, PR11, PR17, PR18."""
    card, target = card_of(state, action.unit), state.units.get(action.target)
    if target is None or target.place is not Place.MAP or target.owner == state.units[action.unit].owner:
        return Refusal("P027", "pocket-no-enemy")
    if action.magic and not card.has_magic:
        return Refusal("PR18", "pocket-no-magic")
    if action.steps:
        refusal = _approach_refusal(state, action)
        if refusal is not None:
            return refusal
    if not action.ranged:
        start = action.steps[-1].to if action.steps else tile_of(state, action.unit)
        return None if tile_of(state, action.target) in neighbours(start) else Refusal("P027", "pocket-not-beside")
    if not card.ranged:
        return Refusal("PR17", "pocket-not-ranged")
    away = distance(state, action.unit, action.target)
    if away > card.reach:
        return Refusal("P015", "pocket-too-far", (("distance", away), ("reach", card.reach)))
    sight = sight_to(state, action.unit, action.target)
    return None if sight.is_free else Refusal("P016", "pocket-no-sight", (("blocked", sight.blocked),))


def _approach_refusal(state: State, action: AttackAction) -> Refusal | None:
    """Why a flyer may not come near by its bonus moves before it attacks.  PR11."""
    card = card_of(state, action.unit)
    if action.ranged or not card.flying or not state.setup.options.flyers_move_and_attack:
        return Refusal("PR11", "pocket-no-move-before")
    if len(action.steps) > card.flying:
        return Refusal("P014", "pocket-too-many-steps", (("steps", card.flying),))
    at = tile_of(state, action.unit)
    # One step more than there are: where it passes its own tile the way does not end.
    moving = Moving(action.unit, at, card.flying + 1, hopped=False)
    for number, step in enumerate(action.steps):
        if number and ground_at(state, at).ends_move:
            return Refusal("P022", "pocket-move-over")
        refusal = step_refusal(state, moving, at, step)
        if refusal is not None:
            return refusal
        at, moving = step.to, Moving(action.unit, moving.start, moving.left - 1, moving.hopped or step.over is not None)
    return None


def attack_options(state: State, unit: FigureId) -> Iterator[AttackAction]:
    """Every attack a unit may make: melee before ranged, without magic before with it."""
    card = card_of(state, unit)
    kinds = (False, True) if card.has_magic else (False,)
    near = list(_places_before(state, unit))
    for target in list(state.units.values()):
        if target.at is None or target.owner == state.units[unit].owner:
            continue
        steps = next((steps for at, steps in near if target.at in neighbours(at)), None)
        for magic in kinds:
            if steps is not None:
                yield AttackAction(unit, target.id, magic=magic, steps=steps)
        for magic in kinds:
            action = AttackAction(unit, target.id, ranged=True, magic=magic)
            if card.ranged and attack_refusal(state, action) is None:
                yield action


def _places_before(state: State, unit: FigureId) -> Iterator[tuple[Cell, tuple[Step, ...]]]:
    """From where a unit may attack in melee, with the steps that lead there, fewest first.  PR11."""
    start, card = tile_of(state, unit), card_of(state, unit)
    yield start, ()
    if not (card.flying and state.setup.options.flyers_move_and_attack):
        return
    reached = {start}
    row: list[tuple[Cell, tuple[Step, ...]]] = [(start, ())]
    for number in range(card.flying):
        further: list[tuple[Cell, tuple[Step, ...]]] = []
        for at, steps in row:
            if steps and ground_at(state, at).ends_move:
                continue
            hopped = any(step.over is not None for step in steps)
            for step in steps_open(state, Moving(unit, start, card.flying + 1 - number, hopped), at):
                if step.to not in reached:
                    reached.add(step.to)
                    further.append((step.to, (*steps, step)))
        yield from further
        row = further


def as_it_attacks(state: State, action: AttackAction) -> State:
    """The state in which the dice of an attack fall: the attacker stands where its steps have led it.  PR11, PR19."""
    if not action.steps:
        return state
    near = state.clone()
    near.units[action.unit].at = action.steps[-1].to
    return near


async def attack(game: Game, action: AttackAction) -> None:
    """Attack a unit: come near, dice, bonuses, rerolls, comparison.

    P027 (Nahkampf), P029 (Fernkampf), P030 to P044.
    """
    state, unit, target = game.state, action.unit, action.target
    if not await come_near(game, action):                                        # PR11, PR39
        return
    game.record(events.AttackDeclared(unit, target, action.ranged, action.magic))  # P028
    cell = tile_of(state, target)
    owner = state.units[target].owner
    if not await approach(game, unit, cell, owner, enters=not action.ranged):    # P046 to P049, PR19, PR25, PR42
        decide_victory(game)
        return
    fight = await throw_all(game, action)                                        # P030, P031, PR37
    await bonus_phase(game, fight)                                               # P033
    await reroll_phase(game, fight)                                              # P034
    state.fight = None
    if any(state.units[side].place is not Place.MAP for side in (unit, target)):
        return                                                                   # PR31: somebody gave up meanwhile
    beaten, lost = decided(fight)                                                # P037 to P041
    _tell(game, fight, beaten=beaten, lost=lost)
    if beaten:
        capture(game, target, state.units[unit].owner)                           # P043
    if lost:
        capture(game, unit, state.units[target].owner)                           # P044
    if beaten and not lost and not action.ranged:                                # PR23
        start = tile_of(state, unit)
        put(game, unit, cell, events.UnitAdvanced(unit, start, cell))
    decide_victory(game)                                                         # P052, P053


async def come_near(game: Game, action: AttackAction) -> bool:
    """Take the steps of a flyer before its attack; return whether it is there to attack.  PR11, PR39, PR40."""
    state, unit = game.state, action.unit
    for step in action.steps:
        start = tile_of(state, unit)
        put(game, unit, step.to, events.UnitMoved(unit, start, step.to, step.over))
    if not action.steps:
        return True
    is_there = await enter(game, unit, tile_of(state, unit))
    decide_victory(game)
    return is_there and state.outcome is None


async def throw_all(game: Game, action: AttackAction) -> Fight:
    """All dice of both at once; a target out of range throws no red ones.  P017, P030, P031 (Würfelphase), PR37."""
    state, unit, target = game.state, action.unit, action.target
    answers = can_answer(state, target, unit)
    attacker, defender = Fighter(unit), Fighter(target)
    fight = Fight(attacker, defender, action.ranged, action.magic, answers)
    attacker.off = await throw(game, unit, Pool.OFF, "attack-off")
    attacker.defence = await throw(game, unit, Pool.DEFENCE, "attack-def")
    if answers:
        defender.off = await throw(game, target, Pool.OFF, "target-off")
    defender.defence = await throw(game, target, Pool.DEFENCE, "target-def")
    for side, other in ((attacker, defender), (defender, attacker)):
        side.bonuses = list(bonuses_of(state, side.unit, other.unit, against_magic=action.magic and side is defender))
        side.rerolls = rerolls_of(state, side.unit)
    state.fight = fight
    game.record(
        events.DiceThrown(
            unit, target, tuple(attacker.off), tuple(attacker.defence), tuple(defender.off), tuple(defender.defence)
        )
    )
    return fight


def _tell(game: Game, fight: Fight, *, beaten: bool, lost: bool) -> None:
    def falling(results: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted(results, reverse=True))

    attacker, target = fight.attacker, fight.target
    game.record(
        events.FightDecided(
            attacker.unit,
            target.unit,
            falling(attacker.off),
            falling(target.defence),
            falling(target.off),
            falling(attacker.defence),
            beaten,
            lost,
        )
    )
