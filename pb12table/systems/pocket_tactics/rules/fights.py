"""Fights: what may be attacked, what helps, both phases, red results against green ones, and exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, Final, TypeAlias

from pb12table.kernel.request import Choice, Refusal
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import AttackAction, Pass, Raise, Reroll, Step
from pb12table.systems.pocket_tactics.rules.ground import (
    allies_beside,
    card_of,
    decide_victory,
    ground_at,
    is_favoured,
    put,
    tile_of,
    unit_on,
)
from pb12table.systems.pocket_tactics.rules.hazards import DROWNS, approach, capture, enter, hazard_of, throw, throw_die
from pb12table.systems.pocket_tactics.rules.moving import step_refusal, steps_open
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Bonus, Does, Hazard, Pool
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, Game, Moving, Place, State
from pb12table.table.cells import Cell, between, cell_distance, line_between, neighbours, shortest_route

HIGHEST: Final = SIDES
"""P033: no bonus raises a result above this."""


def decided(fight: Fight) -> tuple[bool, bool]:
    """Return whether the target is defeated, and whether the attacker is.  P037 to P044."""
    beaten = defeats(fight.attacker.off, fight.target.defence)
    return beaten, defeats(fight.target.off, fight.attacker.defence)


def defeats(off: Iterable[int], defence: Iterable[int]) -> bool:
    """Return whether red results defeat a unit with green ones: the first unequal pair from the highest on decides.

    P037 (Vergleich), P038, P039, P040, P041, PR22.
    """
    return verdict(off, defence)[1]


def verdict(off: Iterable[int], defence: Iterable[int]) -> tuple[int | None, bool]:
    """Return the pair that decides, counted from the highest, and whether the unit is defeated; None if all pairs tie.

    P037 (Vergleich), P038, P039, P040, P041, PR22.
    """
    green = sorted(defence, reverse=True)
    for place, red in enumerate(sorted(off, reverse=True)):
        if place >= len(green) or red > green[place]:
            return place, True
        if red < green[place]:
            return place, False
    return None, False


# -- what may still come ----------------------------------------------------------------------------------------


def can_change(fight: Fight, side: Fighter, pool: Pool, *, bonuses: bool) -> bool:
    """Return whether a comparison may still change: that of a side's red results, or that of its green ones.

    It is looked at with all that both sides may still do: the rerolls and, in the bonus phase, the `bonuses`.  P033,
    P034.
    """
    other = fight.target if side is fight.attacker else fight.attacker
    red, green = (side, other) if pool is Pool.OFF else (other, side)
    return _is_open(*_means(red, Pool.OFF, bonuses=bonuses), *_means(green, Pool.DEFENCE, bonuses=bonuses))


Means = tuple[tuple[int, ...], tuple[int, ...], int]
"""Results, the bonuses that may go onto them, and how often one of them may be thrown again."""


def _means(side: Fighter, pool: Pool, *, bonuses: bool) -> Means:
    waits = () if side.passed or not bonuses else side.bonuses
    added = tuple(bonus.value for bonus in waits if bonus.pool in (None, pool))
    return tuple(side.results(pool)), added, side.rerolls if bonuses or not side.passed else 0


@lru_cache(maxsize=8192)
def _is_open(
    red: tuple[int, ...], red_added: tuple[int, ...], red_again: int,
    green: tuple[int, ...], green_added: tuple[int, ...], green_again: int,
) -> bool:  # fmt: skip
    """Return whether the best red and the worst green results end differently from the worst and the best."""
    most = defeats(_best(red, red_added, red_again), _worst(green, green_again))
    return most != defeats(_worst(red, red_again), _best(green, green_added, green_again))


def _worst(results: Sequence[int], again: int) -> list[int]:
    """Return the results if `again` of them, the highest first, are rerolled and show a one."""
    falling = sorted(results, reverse=True)
    return [1] * min(again, len(falling)) + falling[again:]


def _best(results: Sequence[int], added: Sequence[int], again: int) -> list[int]:
    """Return the highest results from bonuses and rerolled sixes, compared from the highest on."""
    return max(_sixes(raised, again) for raised in _raised(results, added)) if results else []


def _sixes(results: Sequence[int], again: int) -> list[int]:
    falling = sorted(results, reverse=True)
    return [HIGHEST] * min(again, len(falling)) + falling[: max(len(falling) - again, 0)]


def _raised(results: Sequence[int], added: Sequence[int]) -> Iterator[list[int]]:
    for places in product(range(len(results)), repeat=len(added)):
        raised = list(results)
        for place, value in zip(places, added, strict=True):
            raised[place] = min(raised[place] + value, HIGHEST)
        yield raised


@dataclass(frozen=True, slots=True)
class Sight:
    """Whether one tile sees another: `route` are the cells of the way of sight, None where there is none.

    `blocked` are the cells between both that let no sight pass.
    """

    route: tuple[Cell, ...] | None
    blocked: tuple[Cell, ...]

    @property
    def is_free(self) -> bool:
        """Return whether there is sight."""
        return self.route is not None


def blocks(state: State, cell: Cell, player: PlayerId, *, flying: bool) -> bool:
    """Return whether a cell between a player's unit and its target blocks sight.  P016, PR15.

    Voids always block; features but water, and units of others, unless one of the two is `flying`.
    """
    if cell not in state.tiles:
        return True
    if flying:
        return False
    unit = unit_on(state, cell)
    return ground_at(state, cell).blocks or (unit is not None and unit.owner != player)


def sight_between(state: State, start: Cell, end: Cell, player: PlayerId, *, flying: bool) -> Sight:
    """Return the sight of a player from one cell to another.  P016 (Sichtlinie), PR14."""

    def is_free(cell: Cell) -> bool:
        return not blocks(state, cell, player, flying=flying)

    if state.setup.options.sight == "routes":
        closed = tuple(cell for cell in between(start, end) if not is_free(cell))
        return Sight(shortest_route(start, end, is_free), closed)
    crossed = line_between(start, end)
    passed = [next((cell for cell in cells if is_free(cell)), None) for cells in crossed]
    closed = tuple(cell for cells in crossed for cell in cells if not is_free(cell))
    open_cells = tuple(cell for cell in passed if cell is not None)
    return Sight((start, *open_cells, end) if len(open_cells) == len(passed) else None, closed)


def sight_to(state: State, unit: FigureId, target: FigureId) -> Sight:
    """Return how a unit sees another.  P016."""
    flying = card_of(state, unit).flying > 0 or card_of(state, target).flying > 0
    return sight_between(state, tile_of(state, unit), tile_of(state, target), state.units[unit].owner, flying=flying)


def distance(state: State, unit: FigureId, target: FigureId) -> int:
    """Return how many tiles away a unit is.  P015, PR14."""
    return cell_distance(tile_of(state, unit), tile_of(state, target))


def can_answer(state: State, target: FigureId, unit: FigureId) -> bool:
    """Return whether a target's own range reaches its attacker, whatever it sees.  P017 (außer Reichweite), PR16."""
    return card_of(state, target).reach >= distance(state, target, unit)


def bonuses_of(state: State, unit: FigureId, other: FigureId, *, against_magic: bool) -> Iterator[Bonus]:
    """Yield the bonuses of a unit in a fight with another: its card's, its abilities', its tile's.

    P032, P045, PR19.
    """
    card = card_of(state, unit)
    yield from card.bonuses
    ability = card.ability
    if ability is not None and ability.bonus is not None:
        is_bane = ability.does is Does.BANE and ability.against in card_of(state, other).types
        if is_bane or (ability.does is Does.WARD and against_magic):
            yield ability.bonus
    yield from ground_at(state, tile_of(state, unit)).bonuses


def reroll_reasons(state: State, unit: FigureId) -> tuple[Modifier, ...]:
    """Return the sources of a unit's rerolls.  P034 to P036, PR19, PR34."""
    allies, at = allies_beside(state, unit), tile_of(state, unit)
    found = [Modifier("P035", "pocket-support", 1, ally.id) for ally in allies]
    for ally in allies:
        ability = card_of(state, ally.id).ability
        if ability is not None and ability.does is Does.RALLY:
            found.append(Modifier("P035", "pocket-rally", ability.rerolls, ally.id))
    ground = ground_at(state, at)
    if is_favoured(state, unit, at):
        found.append(Modifier("P036", "pocket-favoured", 1, ground.id))
    if ground.rerolls:
        found.append(Modifier("P050", "pocket-ground", ground.rerolls, ground.id))
    return tuple(found)


def rerolls_of(state: State, unit: FigureId) -> int:
    """Return how many of its dice a unit may reroll in a fight.  P034."""
    return total(reroll_reasons(state, unit))


# -- the bonus phase ------------------------------------------------------------------------------------------


def raises(fight: Fight, unit: FigureId) -> Iterator[Raise]:
    """Yield every way a unit's side may lay a bonus, except those that can no longer matter.

    P032, P033, PR20, PR38.
    """
    side = fight.side_of(unit)
    for number, bonus in enumerate(side.bonuses):
        for pool in Pool:
            if bonus.pool in (None, pool) and can_change(fight, side, pool, bonuses=True):
                for place, result in enumerate(side.results(pool)):
                    if result < HIGHEST:
                        yield Raise(number, pool, place)


@dataclass(frozen=True, slots=True)
class UseBonus(Choice[State, Raise | Pass]):
    """Which bonus is laid on which result; the default is none, which ends the phase for this side.  P033, PR20."""

    unit: FigureId

    def options(self, state: State) -> Sequence[Raise | Pass]:
        return (Pass(), *raises(_fight(state), self.unit))

    def refusal(self, state: State, answer: Raise | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        side = _fight(state).side_of(self.unit)
        if not 0 <= answer.bonus < len(side.bonuses) or not 0 <= answer.die < len(side.results(answer.pool)):
            return Refusal("P033", "pocket-no-such-die")
        if side.bonuses[answer.bonus].pool not in (None, answer.pool):
            return Refusal("PR20", "pocket-other-dice")
        return Refusal("PR20", "pocket-is-highest") if side.results(answer.pool)[answer.die] >= HIGHEST else None

    def encode(self, answer: Raise | Pass) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Raise | Pass:
        answer: Raise | Pass = decoded(plain, Raise | Pass)
        return answer


async def bonus_phase(game: Game, fight: Fight) -> None:
    """Let both sides lay single bonuses by turns, the attacker first.  P033 (Bonusphase)."""

    async def lay(side: Fighter) -> bool:
        answer = await game.ask(UseBonus(game.state.units[side.unit].owner, side.unit))
        if isinstance(answer, Pass):
            return False
        bonus, results = side.bonuses.pop(answer.bonus), side.results(answer.pool)
        before = results[answer.die]
        results[answer.die] = min(before + bonus.value, HIGHEST)
        game.record(events.BonusUsed(side.unit, bonus, answer.pool, before, results[answer.die]))
        return True

    await _by_turns(fight, lambda side: any(raises(fight, side.unit)), lay)


# -- the reroll phase -----------------------------------------------------------------------------------------


def rerolls(fight: Fight, unit: FigureId) -> Iterator[Reroll]:
    """Yield every die a unit's side may reroll, except those that can no longer matter.  P034, PR38."""
    side = fight.side_of(unit)
    for pool in Pool:
        if side.rerolls > 0 and can_change(fight, side, pool, bonuses=False):
            for place in range(len(side.results(pool))):
                yield Reroll(pool, place)


@dataclass(frozen=True, slots=True)
class UseReroll(Choice[State, Reroll | Pass]):
    """Which result is thrown again; the default is none, which ends the phase for this side.  P034, PR21."""

    unit: FigureId

    def options(self, state: State) -> Sequence[Reroll | Pass]:
        return (Pass(), *rerolls(_fight(state), self.unit))

    def refusal(self, state: State, answer: Reroll | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        results = _fight(state).side_of(self.unit).results(answer.pool)
        return None if 0 <= answer.die < len(results) else Refusal("P034", "pocket-no-such-die")

    def encode(self, answer: Reroll | Pass) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> Reroll | Pass:
        answer: Reroll | Pass = decoded(plain, Reroll | Pass)
        return answer


async def reroll_phase(game: Game, fight: Fight) -> None:
    """Let both sides roll single dice again by turns, the attacker first.  P034 (Neu-Würfelphase), PR21."""

    async def throw_again(side: Fighter) -> bool:
        owner = game.state.units[side.unit].owner
        answer = await game.ask(UseReroll(owner, side.unit))
        if isinstance(answer, Pass):
            return False
        side.rerolls -= 1
        results = side.results(answer.pool)
        before = results[answer.die]
        results[answer.die] = await throw_die(game, owner, "reroll", side.unit)
        game.record(events.DieRerolled(side.unit, answer.pool, before, results[answer.die]))
        return True

    await _by_turns(fight, lambda side: any(rerolls(fight, side.unit)), throw_again)


# -- both -----------------------------------------------------------------------------------------------------


def _fight(state: State) -> Fight:
    assert state.fight is not None, "asked in a fight only"
    return state.fight


async def _by_turns(fight: Fight, can: Callable[[Fighter], bool], act: Any) -> None:
    """Let both sides act by turns as long as one can and has not passed.  PR20: passing ends it for that side only."""
    fight.attacker.passed = fight.target.passed = False
    sides = (fight.attacker, fight.target)
    turn = 0
    while any(not side.passed and can(side) for side in sides):
        side = sides[turn % 2]
        if not side.passed and can(side):
            side.passed = not await act(side)
        turn += 1


def attack_refusal(state: State, action: AttackAction) -> Refusal | None:
    """Return why an attack may not be made; None if it may.  P015, P016, P027 to P029, PR11, PR17, PR18."""
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
    """Return why a flyer may not approach by its bonus moves before it attacks.  PR11."""
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
    """Yield every attack a unit may make: melee before ranged, without magic before with it."""
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
    """Yield where a unit may attack from in melee, with the steps that lead there, fewest first.  PR11."""
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
    """Return the state in which the dice of an attack fall, with the attacker where its steps have led it.

    PR11, PR19.
    """
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
    if not await come_near(game, action):  # PR11, PR39
        return
    game.record(events.AttackDeclared(unit, target, action.ranged, action.magic))  # P028
    cell = tile_of(state, target)
    owner = state.units[target].owner
    if not await approach(game, unit, cell, owner, enters=not action.ranged):  # P046 to P049, PR19, PR25, PR42
        decide_victory(game)
        return
    fight = await throw_all(game, action)  # P030, P031, PR37
    await bonus_phase(game, fight)  # P033
    await reroll_phase(game, fight)  # P034
    state.fight = None
    if any(state.units[side].place is not Place.MAP for side in (unit, target)):
        return  # PR31: somebody gave up meanwhile
    beaten, lost = decided(fight)  # P037 to P041
    _tell(game, fight, beaten=beaten, lost=lost)
    if beaten:
        capture(game, target, state.units[unit].owner)  # P043
    if lost:
        capture(game, unit, state.units[target].owner)  # P044
    if beaten and not lost and not action.ranged:  # PR23
        start = tile_of(state, unit)
        put(game, unit, cell, events.UnitAdvanced(unit, start, cell))
    decide_victory(game)  # P052, P053


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
    """Roll all dice of both at once; a target out of range rolls no red ones.  P017, P030, P031 (Würfelphase), PR37."""
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


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of a fight: that the target is defeated, that the attacker is, and that both are.  P044, PR36.

    The two directions depend on each other only where a bonus may go onto either colour (PR41).
    """

    target: Fraction
    attacker: Fraction
    both: Fraction

    @property
    def none(self) -> Fraction:
        """Return the chance that nobody is defeated."""
        return 1 - self.target - self.attacker + self.both


def attack_odds(state: State, action: AttackAction, *, bonuses: bool = True) -> Odds:
    """Return the chances of an attack from where its steps lead, once the dice are rolled.  PR11, PR36."""
    return odds(as_it_attacks(state, action), action.unit, action.target, magic=action.magic, bonuses=bonuses)


def odds(state: State, unit: FigureId, target: FigureId, *, magic: bool = False, bonuses: bool = True) -> Odds:
    """Return the chances of an attack: of the bare dice, or with the bonuses of both; without rerolls.  PR36, PR41."""
    card, other = card_of(state, unit), card_of(state, target)
    own = tuple(bonuses_of(state, unit, target, against_magic=False)) if bonuses else ()
    its = tuple(bonuses_of(state, target, unit, against_magic=magic)) if bonuses else ()
    answers = can_answer(state, target, unit)
    falls = lost = both = Fraction(0)
    for share, red, green_added in red_parts(card.off, own):
        for its_share, its_red, its_green_added in red_parts(other.off if answers else 0, its):
            beaten = _defeating(red, other.defence, its_green_added)
            loses = _defeating(its_red, card.defence, green_added) if answers else Fraction(0)
            falls += share * its_share * beaten
            lost += share * its_share * loses
            both += share * its_share * beaten * loses
    return Odds(falls, lost, both)


Results: TypeAlias = tuple[int, ...]
"""Results of dice of one colour, in falling order."""
Part: TypeAlias = tuple[Fraction, tuple[tuple[Results, int], ...], Results]
"""A share of all rolls of red dice, their results with the ways to each, and the values for the green dice."""


@lru_cache(maxsize=1024)
def red_parts(off: int, bonuses: tuple[Bonus, ...]) -> tuple[Part, ...]:
    """Return what the red dice of a side may come to, apart by what their bonuses leave to the green ones.  PR41.

    A bonus for either colour goes onto the highest red result below six, and if there is none onto a green one.
    """
    parts: dict[Results, Counter[Results]] = {}
    for faces in product(range(1, SIDES + 1), repeat=off):
        red, green = tuple(sorted(faces, reverse=True)), list[int]()
        for bonus in bonuses:
            if bonus.pool is Pool.DEFENCE or (bonus.pool is None and not any(result < HIGHEST for result in red)):
                green.append(bonus.value)
            else:
                red = raised(red, (bonus.value,))
        parts.setdefault(tuple(green), Counter())[red] += 1
    whole = SIDES**off
    return tuple((Fraction(red.total(), whole), tuple(red.items()), green) for green, red in parts.items())


@lru_cache(maxsize=4096)
def _defeating(red: tuple[tuple[Results, int], ...], defence: int, added: Results) -> Fraction:
    """Return the chance that one of some red results defeats green dice to which values are added."""
    green = _results(defence, added)
    won = sum(
        ways * other_ways for results, ways in red for others, other_ways in green.items() if defeats(results, others)
    )
    return Fraction(won, sum(ways for _results, ways in red) * SIDES**defence)


@lru_cache(maxsize=4096)
def chance(off: int, defence: int) -> Fraction:
    """Return the chance that so many bare red dice defeat so many bare green ones.  P037 to P041."""
    return _defeating(tuple(_results(off, ()).items()), defence, ())


@lru_cache(maxsize=256)
def _results(dice: int, values: Results) -> Counter[Results]:
    """Return in how many ways dice come to results, each value added to the highest below six.  PR36."""
    return Counter(raised(faces, values) for faces in product(range(1, SIDES + 1), repeat=dice))


def raised(faces: Iterable[int], values: Iterable[int]) -> Results:
    """Return results in descending order after each value has been added to the highest of them below six.

    P033, PR36.
    """
    results = sorted(faces, reverse=True)
    for value in values:
        place = next((place for place, result in enumerate(results) if result < HIGHEST), None)
        if place is not None:
            results[place] = min(results[place] + value, HIGHEST)
            results.sort(reverse=True)
    return tuple(results)


def five_chance(dice: int) -> Fraction:
    """Return the chance that one of `dice` dice shows a five or a six.  P051."""
    return 1 - Fraction(2, 3) ** dice


def survival(state: State, unit: FigureId, cell: Cell) -> float:
    """Return the chance that a unit survives the hazard of a tile.  P048, P051."""
    match hazard_of(state, unit, cell):
        case Hazard.WATER:
            return (SIDES - DROWNS) / SIDES
        case Hazard.SWAMP:
            return float(five_chance(card_of(state, unit).defence))
    return 1.0


def lost_before(state: State, action: AttackAction) -> float:
    """Return the chance that an attacker is lost to its steps or to the target's place before the dice fall.

    A shooter loses no more than its action to the water.  P048, P049, PR25, PR39.
    """
    if not action.ranged:
        return 1.0 - gets_to_fight(state, action)
    return 1.0 - survival(state, action.unit, action.steps[-1].to) if action.steps else 0.0


def gets_to_fight(state: State, action: AttackAction) -> float:
    """Return the chance that an attack gets to its dice, given what its steps and the target's place may do before.

    P049, PR19, PR25, PR39.
    """
    unit, cell = action.unit, tile_of(state, action.target)
    alive = survival(state, unit, action.steps[-1].to) if action.steps else 1.0
    if not action.ranged:
        return alive * survival(state, unit, cell)
    is_tested = state.setup.options.water_test == "all" and hazard_of(state, unit, cell) is Hazard.WATER
    return alive * survival(state, unit, cell) if is_tested else alive
