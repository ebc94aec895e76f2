"""Which form belongs to which question, and to which action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.kernel.request import Choice, Dice, Request
from pb12table.skirmish.forms.form import Form, Values
from pb12table.systems.pb12.rules.actions.carry import AgreeToBeCarried
from pb12table.systems.pb12.rules.actions.equipment import ChooseBlocksToKeep
from pb12table.systems.pb12.rules.attacks.blast import ChooseSector
from pb12table.systems.pb12.rules.cards.after_roll import DrawCards
from pb12table.systems.pb12.rules.cards.card_legality import PlayOrPass
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.checks.deputies import ChooseDeputy, TakeOverPanicChecks
from pb12table.systems.pb12.rules.command.command_groups import ChooseLeader
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.falling import ChooseDirection, ChooseLanding
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChooseEffect, ChoosePlace
from pb12table.systems.pb12.window.forms import (
    acting,
    attacks,
    choices,
    commanding,
    interruption,
    scenario_actions,
)
from pb12table.systems.pb12.window.forms import (
    acting as gear,
)
from pb12table.systems.pb12.window.forms import (
    choices as numbers,
)
from pb12table.systems.pb12.window.forms import (
    choices as places,
)
from pb12table.systems.pb12.window.forms import (
    commanding as take_over,
)
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.texts.locale import Texts


def form(texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str) -> Form[Any] | None:
    """Return the form of a question with some values given, of which the one named `changed` has just come.

    None where the question is more than a form.
    """
    match request:
        case BidInitiative():
            return numbers.bid(Asked(texts, state, request), values)
        case DrawCards():
            return numbers.draw(Asked(texts, state, request), values)
        case PlayOrPass():
            return numbers.play_or_pass(Asked(texts, state, request))
        case ChooseBlocksToKeep():
            return gear.keep(Asked(texts, state, request), values)
        case TakeOverPanicChecks():
            return take_over.take_over(Asked(texts, state, request), values, changed)
        case PlayInterruption():
            return interruption.interrupt(Asked(texts, state, request), values)
        case ChooseLanding():
            return places.landing(Asked(texts, state, request))
        case ChooseDirection():
            return places.direction(Asked(texts, state, request), values)
        case ChooseSector():
            return places.sector(Asked(texts, state, request), values)
        case ChoosePlace():
            return choices.turn_place(Asked(texts, state, request))
        case RollOn():
            return choices.roll_on(Asked(texts, state, request))
        case ChooseEffect():
            return choices.effect(Asked(texts, state, request))
        case ChooseLeader():
            return choices.leader(Asked(texts, state, request))
        case AgreeToBeCarried():
            return choices.agree(Asked(texts, state, request))
        case ChooseDeputy():
            return choices.deputy(Asked(texts, state, request))
        case Choice() if not isinstance(request, Dice):
            return choices.any_choice(Asked(texts, state, request))
        case _:
            return None


ACTION_FORMS: Final[Mapping[str, Callable[[acting.Acting, Values, str], Form[Any]]]] = MappingProxyType(
    {
        "change-status": acting.change_status,
        "threaten": acting.threaten,
        "ram": acting.ram,
        "carry": acting.carry,
        "use-door": acting.use_door,
        "steer": acting.steer,
        "reload": gear.reload,
        "re-equip": gear.re_equip,
        "ranged-attack": attacks.ranged_attack,
        "melee-attack": attacks.melee_attack,
        "aim": attacks.aim,
        "command": commanding.commanding,
        "scenario-action": scenario_actions.scenario_action,
    }
)
"""The forms of actions by name: that of the command that leads to it."""
