"""What a figure of Kampf W6 may be after in its turn, or as it reacts, for the search over turns."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, Final

from pb12table.bots.ground import watched
from pb12table.files.weights import Weights
from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import Bot
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.kampf_w6.bots.going import goals_of, lengths_to, map_of, way_towards
from pb12table.systems.kampf_w6.bots.tables import Tables
from pb12table.systems.kampf_w6.bots.tactics import ENDING, PASSING, SteadyBot
from pb12table.systems.kampf_w6.bots.value import W6Value
from pb12table.systems.kampf_w6.rules.acts import WALK, ChooseAct, ChooseReaction, act_refusal
from pb12table.systems.kampf_w6.rules.answers import Act, ChangeStance, EndTurn, Pass, Walk
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.dice import dice_answers
from pb12table.systems.kampf_w6.rules.events import AttackDeclared, WoundsSuffered
from pb12table.systems.kampf_w6.rules.figures import body, carries, opponents, owner
from pb12table.systems.kampf_w6.rules.on_the_spot import Doer
from pb12table.systems.kampf_w6.rules.state import State

MOST_ATTACKS: Final = 4
"""So many attacks are looked at, those that gain most."""
LEAST_GAIN: Final = 0.5
"""An attack that gains less is not looked at."""
FINISHING: Final = 0.25
"""How much it counts, where attacks are picked to be looked at, that one may put its target out."""
MOST_SPOTS: Final = 4
"""So many places out of sight are tried, the nearest."""


class BoldBot(SteadyBot):
    """Waits for nobody."""

    def _patience(self, state: State, figure: FigureId) -> float:
        return 0.0


class HoldingBot(SteadyBot):
    """Keeps all actions to react with."""

    def _turn(self, state: State, figure: FigureId) -> Any:
        return EndTurn()


class W6Turns:
    """The turns of Kampf W6; see `bots.turns.Turns`."""

    def __init__(self, weights: Weights) -> None:
        self._tables = Tables()
        self._weights = weights
        self._value = W6Value(self._tables)
        self._policies: Final[Mapping[str, Bot[State]]] = {
            "steady": SteadyBot(0, self._tables),
            "bold": BoldBot(0, self._tables),
            "hold": HoldingBot(0, self._tables),
        }

    @property
    def policies(self) -> Mapping[str, Bot[State]]:
        return self._policies

    def is_weighed(self, state: State, request: Request[State, Any], /) -> bool:
        # Who carries something home has won: nothing that is learned from fights knows of that.
        return isinstance(request, ChooseAct | ChooseReaction) and not carries(state, request.figure)

    def alternatives(self, state: State, request: Request[State, Any], /) -> Iterator[tuple[str, Any]]:
        assert isinstance(request, ChooseAct | ChooseReaction)
        figure, reaction = request.figure, isinstance(request, ChooseReaction)
        yield (PASSING, Pass()) if reaction else (ENDING, EndTurn())
        if state.figures[figure].actions:
            weighed = sorted(self._tables.weighed(state, figure, FINISHING), key=lambda each: -each[0])
            for gain, attack in weighed[:MOST_ATTACKS]:
                if gain > LEAST_GAIN:
                    yield "attack", attack
            for name, act in self._moves(state, figure, reaction=reaction):
                if act_refusal(state, figure, act, reaction=reaction) is None:
                    yield name, act
        for answer in dice_answers(state, figure)[:2]:
            yield "die", answer

    def _moves(self, state: State, figure: FigureId, *, reaction: bool) -> Iterator[tuple[str, Act]]:
        """Yield acts that may be better than an attack, and may be refused."""
        if opponents(state, figure):
            hidden = self._tables.kept(state, ("hidden", figure), lambda: _out_of_sight(state, figure))
            if hidden is not None:
                yield "hide", hidden
        if not reaction:
            goals = goals_of(state, figure)
            way = self._tables.kept(
                state,
                ("ahead", figure, tuple(goals)),
                lambda: way_towards(state, figure, lengths_to(state, figure, goals), goals),
            )
            if way is not None:
                yield "ahead", way
        for name, stance in (("kneel", Stance.KNEELING), ("lie", Stance.PRONE), ("stand", Stance.STANDING)):
            yield name, ChangeStance(stance)

    def activation(self, state: State, /) -> tuple[str, Hashable] | None:
        if state.actor is None:
            return None
        return state.setup.figure_by_id[state.actor].player, (state.game_round, state.turn_index)

    def worth(self, state: State, player: PlayerId, /) -> float:
        return self._weights.chance(self._value.features(state, player))

    def harms(self, state: State, events: Sequence[Event], player: PlayerId, /) -> Iterator[tuple[FigureId, float]]:
        attacker: FigureId | None = None
        for event in events:
            if isinstance(event, AttackDeclared):
                attacker = event.figure
            elif isinstance(event, WoundsSuffered) and attacker is not None and owner(state, event.figure) == player:
                yield attacker, float(event.wounds)


def _out_of_sight(state: State, figure: FigureId) -> Walk | None:
    """Return a walk to where fewer opponents see the figure than see it now; None if there is none."""
    if WALK.any_refusal(state, Doer(figure)) is not None:
        return None
    here, own, ways = state.figures[figure].at, body(state, figure), map_of(state, figure)
    lengths = ways.lengths_within(here, WALK.metres(state, figure))
    places = [(spot, ways.place(spot)) for spot in lengths]
    watchers = [body(state, other) for other in opponents(state, figure)]
    seen = watched(state.battlefield, watchers, own, places)
    now = min((seen[spot] for spot, place in places if place[2] == here[2] and lengths[spot] < 1.0), default=None)
    if now is None:
        return None
    better = sorted((seen[spot], lengths[spot], place) for spot, place in places if seen[spot] < now)
    for _, _, place in better[:MOST_SPOTS]:
        walk = Walk((place[:2],))
        if act_refusal(state, figure, walk) is None:
            return walk
    return None
