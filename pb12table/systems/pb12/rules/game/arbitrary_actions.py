"""Arbitrary actions, legal or not: what a player might do who does not think.  For samples, the fuzzer and fillers.

Recorded games depend on the order of the draws: a new one belongs behind those there are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.equipment_legality import items_in_contact
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.cards.card_suggestions import action_cards
from pb12table.systems.pb12.rules.extensions.further_suggestions import arbitrary_further_action, composure
from pb12table.systems.pb12.rules.figures.facing import facing_at, facing_to
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Adjust,
    Aim,
    Concentrate,
    MeleeAttack,
    Move,
    RangedAttack,
    ReEquip,
    Reload,
)
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.scenarios.scenario_suggestions import arbitrary_scenario_act, attacks_on_terrain
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.vehicle_suggestions import arbitrary_driving
from pb12table.table.shapes import Point3
from pb12table.table.standing.support import stand_heights
from pb12table.table.units import moved, rounded

COMPOSURE = 0.5
"""How likely a distracted figure sheds its markers, when it may do nothing else that uses action points."""

KEEPING, TURNING_TO = 0.3, 0.7
"""How likely a figure keeps its facing before an action, and how likely it turns to whom it attacks."""

PLAYING, SCENARIO, TERRAIN = 0.3, 0.2, 0.1
"""How likely a card is played, the scenario's actions are used, and terrain is attacked, where there is any."""

DRIVING = 0.9
"""Above this a vehicle is steered or slowed down, where there is one."""

FREQUENCY, BOOSTS = 0.4, (0, 0, 0, 1, 2)
THROWING, SHOOTING = 0.5, 0.5
"""How likely a figure throws what it can throw, and shoots where it could strike as well."""

FULL_MOVE, FREE_ADJUST, CONCENTRATING = 0.3, 0.7, 0.5
PUTTING_DOWN, PICKING_UP, USING = 0.15, 0.7, 0.5


@dataclass(frozen=True, slots=True)
class Whim:
    """Who is to do something, with so many AP, turned to a facing (None: as it stands)."""

    state: State
    figure: FigureId
    points: int
    facing: float | None
    chance: Chance


def arbitrary_action(state: State, figure: FigureId, points: int, chance: Chance) -> ActionAnswer:
    """Some action with so many AP, in any facing; it may be illegal."""
    shedding = composure(state, figure)
    if shedding is not None and chance.random() < COMPOSURE:
        return shedding
    turned = None if chance.random() < KEEPING else rounded(chance.uniform(0.0, 359.0))
    whim = Whim(state, figure, points, None if is_vehicle(state, figure) else turned, chance)
    for share, has_any, make in OCCASIONS:
        found = make(whim) if has_any(whim) and chance.random() < share else None
        if found is not None:
            return found
    pick = chance.random()
    found = arbitrary_driving(state, figure, chance) if pick > DRIVING else None
    if found is not None:
        return found
    kinds = KINDS if state.figures[figure].blocks else KINDS_WITHOUT_BLOCKS
    made = (make(whim) for bound, make in kinds if pick < bound)
    return next(answer for answer in made if answer is not None)


# -- where there is an occasion ---------------------------------------------------------------------------------


def _card(whim: Whim) -> ActionAnswer | None:
    return whim.chance.choice(action_cards(whim.state, whim.figure))


def _scenario_act(whim: Whim) -> ActionAnswer | None:
    return arbitrary_scenario_act(whim.state, whim.figure, whim.points, whim.chance)


def _attack_on_terrain(whim: Whim) -> ActionAnswer | None:
    blows = attacks_on_terrain(whim.state, whim.figure, whim.points)
    return whim.chance.choice(blows) if blows else None


# -- always -----------------------------------------------------------------------------------------------------


def _attack(whim: Whim) -> ActionAnswer | None:
    """At any other figure, None when there is none; who has no weapon in use aims."""
    state, figure, points, chance = whim.state, whim.figure, whim.points, whim.chance
    others = [other.id for other in figures_on_table(state) if other.id != figure]
    if not others:
        return None
    target = chance.choice(others)
    turns = not is_vehicle(state, figure) and chance.random() < TURNING_TO
    facing = facing_at(state, figure, target) if turns else whim.facing
    frequency, given_up = chance.random() < FREQUENCY, chance.randint(0, points)
    boost = chance.choice(BOOSTS)
    ranged, melee = weapons(state, figure, ranged=True), weapons(state, figure, ranged=False)
    thrown = [weapon for weapon in ranged if weapon.radius is not None]
    if thrown and chance.random() < THROWING:
        return _throw(whim, chance.choice(thrown).id)
    if ranged and (not melee or chance.random() < SHOOTING):
        return RangedAttack(chance.choice(ranged).id, target, points, frequency, given_up, boost, facing)
    if melee:
        return MeleeAttack(chance.choice(melee).id, target, points, frequency, given_up, boost, facing)
    return Aim(target, facing)


def _throw(whim: Whim, weapon: BlockId) -> RangedAttack:
    """An attack on a bare point somewhere near.  R1.6.15."""
    point = _point(whim)
    facing = facing_to(whim.state, whim.figure, ChosenTarget(point=point))
    return RangedAttack(weapon, None, whim.points, facing=facing, point=point)


def _point(whim: Whim) -> Point3:
    """A point somewhere near, on the table or on what lies there."""
    state, chance = whim.state, whim.chance
    here = body(state, whim.figure).position
    x, y = moved(here, chance.uniform(0.0, 360.0), chance.uniform(0.0, 10.0))
    x, y = rounded(x), rounded(y)
    return (x, y, chance.choice(stand_heights(state.battlefield, x, y)))


def _move(whim: Whim) -> ActionAnswer:
    return Move(whim.points, whim.chance.random() < FULL_MOVE, whim.facing)


def _adjust(whim: Whim) -> ActionAnswer:
    return Adjust(whim.chance.random() < FREE_ADJUST, whim.facing)


def _reload(whim: Whim) -> ActionAnswer:
    return Reload(whim.chance.choice(list(whim.state.figures[whim.figure].blocks)), whim.facing)


def _further(whim: Whim) -> ActionAnswer:
    return arbitrary_further_action(whim.state, whim.figure, whim.chance)


def _re_equip(whim: Whim) -> ActionAnswer:
    """Any blocks in use, now and then with something put down or picked up."""
    chance, blocks = whim.chance, list(whim.state.figures[whim.figure].blocks)
    dropped = (chance.choice(blocks),) if blocks and chance.random() < PUTTING_DOWN else ()
    found = [item for item in items_in_contact(whim.state, whim.figure) if chance.random() < PICKING_UP]
    carried = [*(block for block in blocks if block not in dropped), *(item.block for item in found)]
    in_use = tuple(block for block in carried if chance.random() < USING)
    return ReEquip(in_use, whim.facing, dropped, tuple(item.number for item in found))


def _prepare(whim: Whim) -> ActionAnswer:
    """Concentrate, or aim at a bare point somewhere near.  R1.7.12, R1.7.16, RU124."""
    if whim.chance.random() < CONCENTRATING:
        return Concentrate(whim.facing)
    point = _point(whim)
    return Aim(facing=facing_to(whim.state, whim.figure, ChosenTarget(point=point)), point=point)


Maker = Callable[[Whim], ActionAnswer | None]

OCCASIONS: Final[tuple[tuple[float, Callable[[Whim], bool], Maker], ...]] = (
    (PLAYING, lambda whim: bool(action_cards(whim.state, whim.figure)), _card),
    (SCENARIO, lambda whim: bool(whim.state.setup.actions), _scenario_act),
    (TERRAIN, lambda whim: bool(whim.state.terrain), _attack_on_terrain),
)
"""How likely each is tried where there is any, in this order."""

KINDS: Final[tuple[tuple[float, Maker], ...]] = (
    (0.5, _attack),
    (0.72, _move),
    (0.8, _adjust),
    (0.84, _reload),
    (0.94, _further),
    (0.97, _re_equip),
    (1.0, _prepare),
)
"""What is done when a number from 0 to 1 lies below the bound; the next one where the first is not possible."""

KINDS_WITHOUT_BLOCKS: Final[tuple[tuple[float, Maker], ...]] = ((0.5, _attack), (0.72, _move), (1.0, _adjust))
"""The same for figures that carry nothing."""
