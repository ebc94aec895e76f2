"""A bot that looks some turns ahead, weighs all chances exactly, and is hard to beat.

A turn is planned as a whole by the general search over plain positions; what the plan says is then answered question by
question.  In a fight it weighs bonuses and rerolls against what each end of the fight is worth.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from pb12table.bots.looking_ahead.search import Effort, Search
from pb12table.kernel.request import Request
from pb12table.systems.pocket_tactics.bots.greedy_bot import GreedyBot
from pb12table.systems.pocket_tactics.bots.plain.plans import Plan, answers_of
from pb12table.systems.pocket_tactics.bots.plain.position import Position
from pb12table.systems.pocket_tactics.bots.plain.prospects import Tactics
from pb12table.systems.pocket_tactics.bots.plain.settling import Stakes, best_raise, best_throw
from pb12table.systems.pocket_tactics.rules.answers import Pass, PutUnit, Raise, Reroll, Step, Stop
from pb12table.systems.pocket_tactics.rules.fights.fight_phases import UseBonus, UseReroll
from pb12table.systems.pocket_tactics.rules.moving import ContinueMove
from pb12table.systems.pocket_tactics.rules.preparations.building import PlaceUnit
from pb12table.systems.pocket_tactics.rules.state import Place, State
from pb12table.systems.pocket_tactics.rules.turn import ChooseAction

STRENGTHS: Final[Mapping[str, Effort]] = MappingProxyType(
    {"easy": Effort(60, depth=1), "medium": Effort(300), "hard": Effort(2000)}
)
"""How many positions each strength looks at for a turn."""


class SearchBot:
    """Plans its turns by looking ahead as far as its effort allows; what it has no plan for is answered greedily."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self._chance = random.Random(seed)
        self._greedy = GreedyBot(seed)
        self._effort = effort
        self._tactics: Tactics | None = None
        self._way: list[Any] = []

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds about an answer; see `skirmish.bot.Hurried`."""
        self._effort = replace(self._effort, seconds=seconds)

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """The answer that promises most."""
        match request:
            case ChooseAction():
                return self._planned(state)
            case ContinueMove():
                return self._gone_on(state, request)
            case UseBonus() | UseReroll():
                return self._settled(state, request)
            case PlaceUnit():
                return self._placed(state, request)
        return self._greedy.answer(state, request)

    # -- inside ---------------------------------------------------------------------------------------------------

    def _known(self, state: State) -> Tactics:
        if self._tactics is None or not self._tactics.is_of(state):
            self._tactics = Tactics(state)
        return self._tactics

    def _planned(self, state: State) -> Any:
        """The best turn that is found; the rest of its way is kept."""
        tactics = self._known(state)
        position = tactics.at(state)
        mover = tactics.mover(position)
        assert mover is not None, "somebody is asked"
        search: Search[Position, Plan] = Search(tactics, mover, self._effort, self._chance)
        answer, *self._way = answers_of(tactics.board, search.best(position).plan)
        return answer

    def _gone_on(self, state: State, request: ContinueMove) -> Any:
        """The next step of the way that was planned, or to stop at its end."""
        answer: Step | Stop = self._way.pop(0) if self._way else Stop()
        return answer if request.refusal(state, answer) is None else self._greedy.answer(state, request)

    def _settled(self, state: State, request: UseBonus | UseReroll) -> Raise | Reroll | Pass:
        fight, tactics = state.fight, self._known(state)
        assert fight is not None, "asked in a fight only"
        player = tactics.player_of(request.unit)
        nobody, target, attacker, both = (tactics.worth(each, player) for each in tactics.ends(state, fight))
        stakes = Stakes(nobody, target, attacker, both, attacks=request.unit == fight.attacker.unit)
        return best_raise(fight, stakes) if isinstance(request, UseBonus) else best_throw(fight, stakes)

    def _placed(self, state: State, request: PlaceUnit) -> PutUnit | Stop:
        """The first unit that improves the position most, wherever it may stand."""
        tactics = self._known(state)
        options = list(request.options(state))
        self._chance.shuffle(options)
        return max(options, key=partial(self._worth_placed, tactics, state, request.player))

    def _worth_placed(self, tactics: Tactics, state: State, player: str, answer: PutUnit | Stop) -> float:
        if isinstance(answer, Stop):
            return tactics.worth(tactics.at(state), player)
        unit = state.units[answer.unit]
        unit.place, unit.at = Place.MAP, answer.at
        worth = tactics.worth(tactics.at(state), player)
        unit.place, unit.at = Place.RESERVE, None
        return worth
