"""Which small step of an attacker would make an attack likelier to wound."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.kampf_w6.rules.asking.answers import Attack
from pb12table.systems.kampf_w6.rules.asking.legality import moving_refusal
from pb12table.systems.kampf_w6.rules.attacks.attack_plan import attack_refusal, needs_no_die, plan_attack
from pb12table.systems.kampf_w6.rules.attacks.odds import attack_odds
from pb12table.systems.kampf_w6.rules.figures import body, metres, others
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.rules.ways import taken_way
from pb12table.table.battlefield import Body
from pb12table.table.units import TOLERANCE, direction

SIDES: Final = {"nearer": 0.0, "left": 90.0, "right": -90.0, "back": 180.0}
"""Where a step leads, counter-clockwise from the way to the target, in degrees."""
STRIDE: Final = 0.5
MOST: Final = 4.0
"""Steps are tried so far apart, and up to so far, in metres."""
WORTH_IT: Final = 0.05
"""An attack must become so much likelier to wound."""


def better_step(state: State, figure: FigureId, attack: Attack) -> tuple[str, float, float] | None:
    """The shortest straight step after which an attack from there would wound more likely, None for none.

    Its side, its length in metres, and how likely the attack then does something; of equally long ones the best.
    W036, W043, WR10.
    """
    here = body(state, figure)
    goal = body(state, attack.target)
    far = _goes(state, figure)
    if not far or here.position == goal.position or attack_refusal(state, figure, attack) is not None:
        return None
    now, ahead = wounding(state, figure, attack, here), direction(here.position, goal.position)
    open_sides = dict(SIDES)
    for number in range(1, int(min(MOST, far) / STRIDE + TOLERANCE) + 1):
        length, found = number * STRIDE, list[tuple[float, str]]()
        for side, turn in list(open_sides.items()):
            way = radians(ahead + turn)
            to = (here.x + length * cos(way), here.y + length * sin(way))
            taken = taken_way(state.battlefield, here, (to,), others(state, figure))
            if taken.refusal is not None:
                del open_sides[side]
            elif attack_refusal(state, figure, attack, taken.end) is None:
                found.append((wounding(state, figure, attack, taken.end), side))
        some, side = max(found, default=(0.0, ""))
        if some >= now + WORTH_IT:
            return side, length, some
    return None


def _goes(state: State, figure: FigureId) -> float:
    """Return how far a figure walks or crawls as it is now; 0 for one that kneels.  W017, W019, WR09."""
    kinds = (kind for kind in ("walk", "crawl") if moving_refusal(state, figure, kind) is None)
    return max((metres(state, figure, kind) for kind in kinds), default=0.0)


def wounding(state: State, figure: FigureId, attack: Attack, place: Body) -> float:
    """How likely an attack made from a place, as an act of its own, wounds."""
    plan = plan_attack(state, figure, attack, place)
    if needs_no_die(plan.target_number):
        return 0.0
    return 1.0 - float(attack_odds(plan, ones_fail=state.setup.options.ones_fail).unsaved[0])
