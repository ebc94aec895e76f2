"""What a bot plays when it may interrupt: a defence if that is worth its price, an attack that it waited for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.playing_cards import best_interruption_card
from pb12table.systems.pb12.bots.prospects import best_prospect, opponents, worth_of, worth_of_attack
from pb12table.systems.pb12.rules.extensions.interrupt_answers import (
    InterruptionAnswer,
    MeleeDefence,
    Pass,
    RangedDefence,
    Reaction,
    UseDelayed,
)
from pb12table.systems.pb12.rules.extensions.interrupt_legality import interruptions
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.extensions.interrupts import DEFENCE
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.figures import markers_of, value
from pb12table.systems.pb12.rules.game.answers import Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.state import AttributeEffect, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle

AT_LEAST = 0.08
"""Less than this no action that was waited for is worth."""

PRICE = 0.08
"""What a Distracted marker costs in any case: an AP that might be needed one day."""

LAST = 0.15
"""What it costs besides when it takes the last AP of the next turn, or of one after that."""

WAITING = 0.05
"""What having waited is worth when nobody has come yet."""

RUNNING = 0.6
"""What it costs a horse at a run, which has no AP left to go on with: an accident, for it and its rider.  R3.0.16."""


def best_interruption(state: State, request: PlayInterruption) -> InterruptionAnswer:
    """The interruption that gains most; Pass when none gains anything."""
    playable = interruptions(state, request.player, request.moment.window)
    gains = [(_gain(state, request, answer), number) for number, answer in enumerate(playable)]
    gain, number = max(gains, default=(0.0, 0), key=lambda each: (each[0], -each[1]))
    card = best_interruption_card(state, request)
    if card is not None and card[0] > gain:
        return card[1]
    return playable[number] if gain > 0 else Pass()


def _gain(state: State, request: PlayInterruption, answer: InterruptionAnswer) -> float:
    match answer:
        case UseDelayed():
            points = markers_of(state, answer.figure, Status.DELAYED)
            distracted = markers_of(state, answer.figure, Status.DISTRACTED)
            return 0.0 if distracted else worth_of(best_prospect(state, answer.figure, points, alone=True)) - AT_LEAST
        case RangedDefence() | MeleeDefence():
            saved = _saved(state, request, answer)
            # What a marker costs takes long to find out, and most figures are not attacked at all.
            return saved - _price(state, answer.figure) if saved > 0.0 else 0.0
        case _:
            return 0.0


def _saved(state: State, request: PlayInterruption, reaction: Reaction) -> float:
    """How much less the attackers can do once the figure defends itself.

    They may then attack somebody else instead (R4.0.4), with all the AP they have: what is left to them that way is not
    saved, and so an attack that is only a feint, while another promises more, is worth no marker.
    """
    kind = RangedAttack if isinstance(reaction, RangedDefence) else MeleeAttack
    waiting = sum(played.answer == reaction for played in request.stack)
    saved = 0.0
    for attacker, attack in _declared(request):
        if isinstance(attack, kind) and attack.target == reaction.figure:
            before = worth_of_attack(state, attacker, attack, DEFENCE * waiting)
            if before <= 0.0:
                continue
            with _defended(state, reaction, waiting + 1):
                after = worth_of_attack(state, attacker, attack)
                instead = worth_of(best_prospect(state, attacker, attack.action_points))
            saved += max(before - max(after, instead, _elsewhere(state, attacker, attack)), 0.0)
    return saved


def _elsewhere(state: State, attacker: FigureId, attack: Attack) -> float:
    """What an attacker could do to others with all AP it has, where that is more than it could do to its target."""
    points = max(attack.action_points, state.figures[attacker].action_points)
    others = [other for other in opponents(state, attacker) if other != attack.target]
    target = [attack.target] if attack.target is not None else []
    there = worth_of(best_prospect(state, attacker, points, targets=others))
    return there if there > worth_of(best_prospect(state, attacker, points, targets=target)) else 0.0


@contextmanager
def _defended(state: State, reaction: Reaction, times: int) -> Iterator[None]:
    """Look at the state as if a reaction had taken effect so often."""
    ranged = isinstance(reaction, RangedDefence)
    attribute = Attribute.RANGED_DEFENCE if ranged else Attribute.MELEE_DEFENCE
    effect = AttributeEffect(attribute, DEFENCE * times, "R4.3.2" if ranged else "R4.3.3")
    effects = state.figures[reaction.figure].effects
    effects.append(effect)
    try:
        yield
    finally:
        effects.remove(effect)


def _declared(request: PlayInterruption) -> list[tuple[FigureId, Attack]]:
    """The attacks that are about to be made."""
    moment = request.moment
    found = [(played.actor, played.action) for played in request.stack if played.actor is not None]
    if moment.window is Window.BEFORE_ACTION and moment.figure is not None:
        found.append((moment.figure, moment.action))
    return [(figure, action) for figure, action in found if isinstance(action, RangedAttack | MeleeAttack)]


def _price(state: State, figure: FigureId) -> float:
    """What the marker costs: one AP of the figure's next attack, after those that its markers cost already."""
    distracted = markers_of(state, figure, Status.DISTRACTED)
    points = max(value(state, figure, Attribute.ACTION_POINTS) - distracted, 0)
    if points <= 1 and is_vehicle(state, figure) and markers_of(state, figure, Status.MOVED):
        return RUNNING
    # Who waits to act and is distracted must come to itself first: all that was waited for is lost.
    waiting = 0 if distracted else markers_of(state, figure, Status.DELAYED)
    lost = worth_of(best_prospect(state, figure, waiting, alone=True)) + WAITING if waiting else 0.0
    # Who defends himself all the time never does anything else.
    last = LAST if distracted and points <= 1 else 0.0
    if not points:
        return PRICE + last + lost
    now, then = (worth_of(best_prospect(state, figure, number)) for number in (points, points - 1))
    return PRICE + last + lost + now - then
