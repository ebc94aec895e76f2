"""How a player of Pb-12 may play a round, for the search over turns, and a value of what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from math import exp, hypot, log
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from pb12table.bots.turns import Budget, TurnBot
from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import Bot
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.careful_bot import CarefulBot
from pb12table.systems.pb12.bots.leading_bot import LeadingBot, gap
from pb12table.systems.pb12.bots.thinking import GlancingCarefulBot, GlancingLeader
from pb12table.systems.pb12.rules.attacks.odds import capacity_left
from pb12table.systems.pb12.rules.figures.figures import has_status, is_able_to_act, value
from pb12table.systems.pb12.rules.game.events import AttackSucceeded, DamagePointsUsed, FigureWentOutOfAction
from pb12table.systems.pb12.rules.game.state import FigureState, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, FigureSetup
from pb12table.systems.pb12.rules.preparations.setup import whole_value
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from pb12table.systems.pb12.rules.round.victory import ZoneStanding, zone_standings
from pb12table.table.shapes import box_of

FAR: Final = 24.0
"""Where nobody of the others is nearer, in steps, it is not worth the time to compare ways to play."""

WORTH_IT: Final = 0.5
"""In this share of the rounds ways to play are compared, the first ones: later on they differ little."""

OUT: Final = 5.0
"""How many damage points it is like when a figure goes out of action."""

Worth: TypeAlias = Callable[[State, PlayerId], float]
"""Returns the chance of a player to win a game that is not over."""


class Pb12Turns:
    """The rounds of Pb-12: how all of a round is played is compared when it begins; see `bots.turns.Turns`."""

    def __init__(self, worth: Worth | None = None) -> None:
        """Use `worth` as the value of a game, else its strengths, points and zones."""
        self._worth = worth or Standing()
        self._policies: Final[Mapping[str, Bot[State]]] = MappingProxyType(
            {"together": GlancingLeader(), "singly": GlancingCarefulBot()}
        )

    @property
    def policies(self) -> Mapping[str, Bot[State]]:
        return self._policies

    def is_weighed(self, state: State, request: Request[State, Any], /) -> bool:
        if not isinstance(request, BidInitiative) or gap(state, PlayerId(request.player)) > FAR:
            return False
        return state.game_round <= (state.setup.modules.round_limit or LONG) * WORTH_IT

    def alternatives(self, state: State, request: Request[State, Any], /) -> Iterator[tuple[str, Any]]:
        return iter(())

    def activation(self, state: State, /) -> tuple[str, Hashable] | None:
        # A whole round: each side acts when it likes in it, and its end shows what came of that.
        return "", state.game_round

    def worth(self, state: State, player: PlayerId, /) -> float:
        return self._worth(state, player)

    def harms(self, state: State, events: Sequence[Event], player: PlayerId, /) -> Iterable[tuple[FigureId, float]]:
        attacker: FigureId | None = None
        for event in events:
            match event:
                case AttackSucceeded():
                    attacker = event.figure
                case DamagePointsUsed() if attacker is not None and _is_of(state, event.figure, player):
                    yield attacker, float(event.free + event.light + event.heavy)
                case FigureWentOutOfAction() if attacker is not None and _is_of(state, event.figure, player):
                    yield attacker, OUT
                case _:
                    pass


def _is_of(state: State, figure: FigureId, player: PlayerId) -> bool:
    return state.figures[figure].controller == player


# -- what a state is worth --------------------------------------------------------------------------------------


EARLY, LATE, POINTS = 3.4, 0.2, 1.66
"""What more strength counts with all rounds still to come and with none, and what a victory point at the end."""

EVEN: Final = 300.0
"""What is added to the strength of both sides before they are compared."""

LONG: Final = 10
"""So many rounds a game has where nobody has said how many."""

KEPT: Final = 0.5
"""The share that counts of the points that zones will bring: they change hands."""

SLOW: Final = 1.5
"""Who needs so many turns to a zone holds it in thought by a third."""

CALM: Final = 0.6
"""What is left of the strength of one who panics."""


class Standing:
    """The chance of a player to win, by the strength of both sides and the points they have and may get.

    The three numbers were fitted to 58 games of the steady and the careful player.
    """

    def __init__(self) -> None:
        self._figures: tuple[FigureSetup, ...] = ()
        self._values: dict[FigureId, float] = {}

    def __call__(self, state: State, player: PlayerId) -> float:
        """Return the chance of a player to win a game that is not over."""
        if self._figures is not state.setup.figures:
            self._figures = state.setup.figures
            self._values = {each.id: float(whole_value(each)) for each in self._figures}
        limit = state.setup.modules.round_limit or LONG
        left = max(limit - state.game_round + 1, 0)
        own, other = self._strengths(state, player)
        found = log((own + EVEN) / (other + EVEN)) * (LATE + EARLY * left / limit)
        points = {each.id: float(each.victory_points) for each in state.players.values()}
        for standing in zone_standings(state):
            points[standing.player] += left * KEPT * (standing.scores + self._nearness(state, standing))
        lead = points.pop(player) - max(points.values(), default=0.0)
        return 1.0 / (1.0 + exp(-found - POINTS * lead / (1.0 + left)))

    def _strengths(self, state: State, player: PlayerId) -> tuple[float, float]:
        sums = {True: 0.0, False: 0.0}
        for placed in state.figures.values():
            if placed.place is not Place.REMOVED and not state.players[placed.controller].defeated:
                sums[placed.controller == player] += self._strength(state, placed)
        return sums[True], sums[False]

    def _strength(self, state: State, placed: FigureState) -> float:
        printed = state.setup.figure_by_id[placed.id].profile.damage_points
        share = (capacity_left(placed) + 1) / (printed.free + printed.light + printed.heavy + 1)
        return self._values[placed.id] * share * (CALM if has_status(state, placed.id, Status.PANICKED) else 1.0)

    def _nearness(self, state: State, standing: ZoneStanding) -> float:
        """Return how likely a zone will count for a player, by who is near it."""
        west, south, east, north = box_of(standing.zone.area.outline)
        own, others, missed = 0.0, 0.0, 1.0
        for placed in state.figures.values():
            if placed.place is not Place.TABLE or not is_able_to_act(state, placed.id):
                continue
            away = hypot(max(west - placed.x, 0.0, placed.x - east), max(south - placed.y, 0.0, placed.y - north))
            turn = value(state, placed.id, Attribute.MOVEMENT) * (value(state, placed.id, Attribute.ACTION_POINTS) + 1)
            near = exp(-away / max(turn, 1) / SLOW)
            if placed.controller == standing.player:
                own += near * self._strength(state, placed)
                missed *= 1.0 - 0.9 * near
            else:
                others += near * self._strength(state, placed)
        return (1.0 - missed) * own / (own + others) if own > 0.0 else 0.0


# -- the player -------------------------------------------------------------------------------------------------


PLANNING: Final = Budget(games=20, lines=2, activations=0, errors=1.0, whole=True)


def planning_bot(seed: int) -> TurnBot[State]:
    """Return a bot that looks ahead over rounds: all together, or one by one.

    It is no level: against the steady one it is even.
    """
    real: Mapping[str, Bot[State]] = {"together": LeadingBot(seed), "singly": CarefulBot(seed)}
    return TurnBot(Pb12Turns(), PLANNING, seed, real)
