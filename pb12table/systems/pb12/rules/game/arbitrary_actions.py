"""Arbitrary actions, legal or not: what a player might do who does not think.  For samples, the fuzzer and fillers.

How one of a kind is made stands with the action; here stands how likely each kind is. Recorded games depend on the
order of the draws: a new one belongs behind those there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import Whim
from pb12table.systems.pb12.rules.actions.aim import AIM
from pb12table.systems.pb12.rules.actions.attack import ATTACK, TERRAIN_ATTACK
from pb12table.systems.pb12.rules.actions.carry import CARRY
from pb12table.systems.pb12.rules.actions.change_status import CHANGE_STATUS, composure
from pb12table.systems.pb12.rules.actions.concentrate import CONCENTRATE
from pb12table.systems.pb12.rules.actions.move import ADJUST, MOVE
from pb12table.systems.pb12.rules.actions.ram import RAM
from pb12table.systems.pb12.rules.actions.re_equip import RE_EQUIP
from pb12table.systems.pb12.rules.actions.reload import RELOAD
from pb12table.systems.pb12.rules.actions.threaten import THREATEN
from pb12table.systems.pb12.rules.actions.use_door import USE_DOOR, doors_at
from pb12table.systems.pb12.rules.cards.play_card import PLAY_CARD, action_cards
from pb12table.systems.pb12.rules.game.answers import Action, ChangeStatus, SlowDown
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.scenarios.scenario_act import SCENARIO_ACT
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.steer import STEER
from pb12table.table.units import rounded

COMPOSURE = 0.5
"""How likely a distracted figure sheds its markers, when it may do nothing else that uses action points."""

KEEPING = 0.3
"""How likely a figure keeps its facing before an action."""

PLAYING, SCENARIO, TERRAIN, DOORS = 0.3, 0.2, 0.1, 0.2
"""How likely a card is played, a scenario action used, terrain attacked, a door used, where there is any."""

DRIVING = 0.9
"""Above this a vehicle is steered or slowed down, where there is one."""

CONCENTRATING = 0.5
THREATENING, TOUCHING, DELAYING = 0.3, 0.6, 0.8
"""Below these a figure concentrates instead of aiming; threatens, rams or carries what it touches, takes on Delayed."""


def arbitrary_action(state: State, figure: FigureId, points: int, chance: Chance) -> Action:
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
    found = _driving(whim) if pick > DRIVING else None
    if found is not None:
        return found
    kinds = KINDS if state.figures[figure].blocks else KINDS_WITHOUT_BLOCKS
    made = (make(whim) for bound, make in kinds if pick < bound)
    return next(answer for answer in made if answer is not None)


def _driving(whim: Whim) -> Action | None:
    """Some steering, or slowing down; None where there is no vehicle."""
    return SlowDown() if is_vehicle(whim.state, whim.figure) else STEER.sample(whim)


def _further(whim: Whim) -> Action:
    """Some change of status, threat, ram or carry."""
    chance, pick = whim.chance, whim.chance.random()
    threat = THREATEN.sample(whim) if pick < THREATENING else None
    if threat is not None:
        return threat
    touched: list[Action] = [*RAM.hints(whim.state, whim.figure), *CARRY.hints(whim.state, whim.figure)]
    if touched and pick < TOUCHING:
        return chance.choice(touched)
    if pick < DELAYING:
        return ChangeStatus(Status.DELAYED, take_on=True, times=chance.randint(1, 2))
    return CHANGE_STATUS.sample(whim)


def _prepare(whim: Whim) -> Action:
    """Concentrate, or aim at a bare point somewhere near."""
    return CONCENTRATE.sample(whim) if whim.chance.random() < CONCENTRATING else AIM.sample(whim)


Maker = Callable[[Whim], Action | None]

OCCASIONS: Final[tuple[tuple[float, Callable[[Whim], bool], Maker], ...]] = (
    (PLAYING, lambda whim: bool(action_cards(whim.state, whim.figure)), PLAY_CARD.sample),
    (SCENARIO, lambda whim: bool(whim.state.setup.actions), SCENARIO_ACT.sample),
    (TERRAIN, lambda whim: bool(whim.state.terrain), TERRAIN_ATTACK.sample),
    (DOORS, lambda whim: bool(doors_at(whim.state, whim.figure)), USE_DOOR.sample),
)
"""How likely each is tried where there is any, in this order."""

KINDS: Final[tuple[tuple[float, Maker], ...]] = (
    (0.5, ATTACK.sample),
    (0.72, MOVE.sample),
    (0.8, ADJUST.sample),
    (0.84, RELOAD.sample),
    (0.94, _further),
    (0.97, RE_EQUIP.sample),
    (1.0, _prepare),
)
"""What is done when a number from 0 to 1 lies below the bound; the next one where the first is not possible."""

KINDS_WITHOUT_BLOCKS: Final[tuple[tuple[float, Maker], ...]] = (
    (0.5, ATTACK.sample),
    (0.72, MOVE.sample),
    (1.0, ADJUST.sample),
)
"""The same for figures that carry nothing."""
