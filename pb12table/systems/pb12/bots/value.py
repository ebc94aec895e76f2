"""What of a skirmish of Pb-12 tells who will win it: numbers for the value that is learned from games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, hypot, log, tanh
from threading import local
from typing import Final

from pb12table.skirmish.bot import Sums, Valued, share
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.prospects import next_points
from pb12table.systems.pb12.bots.thinking import GlancingLeader
from pb12table.systems.pb12.rules.attacks.odds import capacity_left
from pb12table.systems.pb12.rules.figures.figures import has_status, is_able_to_act, value
from pb12table.systems.pb12.rules.game.state import FigureState, Phase, Place, State, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, FigureSetup
from pb12table.systems.pb12.rules.preparations.setup import whole_value
from pb12table.systems.pb12.rules.round.victory import ZoneStanding, zone_standings
from pb12table.table.shapes import box_of

LONG: Final = 10
"""So many rounds a game has where nobody has said how many."""
EVEN: Final = 300.0
"""What is added to both sides where they are compared by their logarithms, as a value of figures."""
SLOW: Final = 1.5
"""Who needs so many turns to a zone counts the e-th part of one who is there."""
THERE: Final = 0.9
"""How likely one who is there keeps a zone for its player."""
MUCH: Final = 2.0
"""Of so many victory points ahead most of what they can bring is certain."""


@dataclass(slots=True)
class _Sums(Sums):
    """What the figures of a player come to, or of all others; `victory` to `near`: its points and zones."""

    standing: float = 0.0
    health: float = 0.0
    coming: float = 0.0
    panicked: float = 0.0
    figures: float = 0.0
    done: float = 0.0
    leader: float = 0.0
    victory: float = 0.0
    held: float = 0.0
    near: float = 0.0


class Pb12Value(Valued[State]):
    """See `skirmish.bot.Valued`.  With two players each number is the opposite for the other one.

    Strength is compared with all others together, points and zones with the best of the others.  Left out is what in
    the games that are learned from tells who is winning already, as empty weapons do, and what attacks would do at
    once: it costs five times as much as all else together, and the chances are no better for it.
    """

    edition = 1
    names = (
        "standing",
        "standing-left",
        "standing-logarithm",
        "health",
        "health-left",
        "coming",
        "panicked",
        "leader",
        "turn",
        "victory",
        "victory-late",
        "zones-held",
        "zones-near",
        "goal",
        "goal-late",
    )
    plain = "health"
    plays_on = GlancingLeader
    continuing = frozenset({ChooseMoveOption.__name__})

    def __init__(self) -> None:
        self._of_thread = local()

    def features(self, state: State, player: PlayerId, /) -> Sequence[float]:
        """Return what is known of the chances of a player, in the order of the names."""
        sums = self._sums(state)
        own, others = sums.pop(player), list(sums.values())
        other = _Sums()
        for each in others:
            other.add(each)

        def ahead(number: Callable[[_Sums], float]) -> float:
            return number(own) - max(map(number, others), default=0.0)

        limit = state.setup.modules.round_limit or LONG
        rounds = max(limit - state.game_round + 1, 1)
        left = max(rounds - _gone(state, own, other), 0.0) / limit
        standing, health = share(own.standing, other.standing), share(own.health, other.health)
        victory, held = ahead(lambda each: each.victory), ahead(lambda each: each.held)
        near, goal = ahead(lambda each: each.near), ahead(lambda each: each.victory + rounds * each.near)
        return (
            standing,
            standing * left,
            log((own.standing + EVEN) / (other.standing + EVEN)),
            health,
            health * left,
            share(own.coming, other.coming, 4.0),
            share(own.panicked, other.panicked, EVEN),
            ahead(lambda each: each.leader),
            _turn(state, player),
            victory / (1 + rounds),
            tanh(victory / MUCH) * (1.0 - left),
            held,
            near * left,
            tanh(goal / MUCH),
            tanh(goal / MUCH) * (1.0 - left),
        )

    def _sums(self, state: State) -> dict[PlayerId, _Sums]:
        values, setup = self._values(state.setup.figures), state.setup
        found = {player: _Sums() for player in state.players}
        for figure in state.figures.values():
            if figure.place is not Place.REMOVED and not state.players[figure.controller].defeated:
                _add(state, figure, values[figure.id], found[figure.controller])
        for account in state.players.values():
            sums, leader = found[account.id], setup.player_by_id[account.id].leader
            sums.victory = account.victory_points
            if setup.modules.take_out_leader and leader is not None:
                sums.leader = _left(state, state.figures[leader])
        if any(zone.kind in (ZoneKind.HOLD, ZoneKind.CONTEST) for zone in setup.zones):
            comers = [figure for figure in state.figures.values() if _comes(state, figure)]
            for standing in zone_standings(state):
                sums = found[standing.player]
                sums.held += standing.scores
                sums.near += _nearness(state, standing, comers, values)
        return found

    def _values(self, figures: tuple[FigureSetup, ...]) -> Mapping[FigureId, float]:
        """Return the value of each figure, which is reckoned once for a game."""
        kept: tuple[object, Mapping[FigureId, float]] | None = getattr(self._of_thread, "kept", None)
        if kept is None or kept[0] is not figures:
            kept = self._of_thread.kept = (figures, {figure.id: float(whole_value(figure)) for figure in figures})
        return kept[1]


def _add(state: State, figure: FigureState, worth: float, sums: _Sums) -> None:
    sums.figures += 1.0
    sums.health += worth * _left(state, figure)
    sums.panicked += worth * has_status(state, figure.id, Status.PANICKED)
    if is_able_to_act(state, figure.id):
        sums.standing += worth
    account = state.players[figure.controller]
    if figure.done:
        sums.done += 1.0
    elif state.phase is not Phase.TURNS or (account.command_points and not account.broken_off):
        sums.coming += max(next_points(state, figure.id), 0)


def _left(state: State, figure: FigureState) -> float:
    """Return which part a figure still bears of the damage that puts it out of action."""
    if figure.place is Place.REMOVED:
        return 0.0
    points = state.setup.figure_by_id[figure.id].profile.damage_points
    return (capacity_left(figure) + 1) / (points.free + points.light + points.heavy + 1)


def _gone(state: State, own: _Sums, other: _Sums) -> float:
    """Return which part of the round is over."""
    match state.phase:
        case Phase.TURNS:
            return (own.done + other.done) / max(own.figures + other.figures, 1.0)
        case Phase.STATUS:
            return 1.0
        case _:
            return 0.0


def _turn(state: State, player: PlayerId) -> float:
    """Return 1 in a turn of the player, -1 in one of another."""
    if state.phase is not Phase.TURNS or not state.turn_order:
        return 0.0
    # Who begins a turn has been counted on already.
    whose = state.turn_order[state.next_turn - 1] if state.turn is None else state.turn.player
    return 1.0 if whose == player else -1.0


# -- zones ----------------------------------------------------------------------------------------------------------


def _comes(state: State, figure: FigureState) -> bool:
    return figure.place is Place.TABLE and is_able_to_act(state, figure.id)


def _nearness(
    state: State, standing: ZoneStanding, comers: Iterable[FigureState], values: Mapping[FigureId, float]
) -> float:
    """Return about how likely a zone brings a player its point, by who is near, as the crow flies, and how strong."""
    west, south, east, north = box_of(standing.zone.area.outline)
    own, others, nobody = 0.0, 0.0, 1.0
    for figure in comers:
        points, speed = (value(state, figure.id, each) for each in (Attribute.ACTION_POINTS, Attribute.MOVEMENT))
        away = hypot(max(west - figure.x, 0.0, figure.x - east), max(south - figure.y, 0.0, figure.y - north))
        there = exp(-away / max(speed * (points + 1), 1) / SLOW)
        strength = there * values[figure.id] * _left(state, figure)
        if figure.controller == standing.player:
            own += strength
            nobody *= 1.0 - THERE * there
        else:
            others += strength
    part = own / (own + others) if own else 0.0
    # Who need not be there alone is not driven out so easily.
    return (1.0 - nobody) * (part if standing.zone.kind is ZoneKind.HOLD else 0.5 * (1.0 + part))


VALUE: Final = Pb12Value()
