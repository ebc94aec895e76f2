"""What of a fight of Kampf W6 tells who will win it: numbers for the value that is learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from threading import local
from typing import Final

from pb12table.skirmish.bot import Valued, share
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.kampf_w6.bots.tables import OUT, Tables
from pb12table.systems.kampf_w6.rules.data import AtTheLimit, Weapon
from pb12table.systems.kampf_w6.rules.figures import carries, data, is_fighting, owner, side
from pb12table.systems.kampf_w6.rules.state import FigureState, State
from pb12table.table.shapes import plan_distance

NEAR: Final = 4.0
"""Half of the way to a goal counts, so to speak, from so many metres on."""
LONG: Final = 10
"""So many rounds a fight has where nobody has said how many."""
EVEN: Final = 50.0
"""What is added to both sides where they are compared by their logarithms, as a value of figures."""
HUNDRED: Final = 100.0
"""Values of figures come to about so much."""


@dataclass(slots=True)
class _Sums:
    """What figures of one side, or of all that oppose it, come to."""

    value: float = 0.0
    squares: float = 0.0
    cubes: float = 0.0
    health: float = 0.0
    actions: float = 0.0
    coming: float = 0.0
    ready: float = 0.0
    strikes: float = 0.0
    empty: float = 0.0
    carried: float = 0.0
    bonus: float = 0.0
    reroll: float = 0.0
    fate: float = 0.0
    points: float = 0.0


class W6Value(Valued[State]):
    """See `skirmish.bot.Valued`.  Each number is the opposite for the other side.

    A dear figure is worth more in a fight than two cheap ones of together the same value: squares and cubes of the
    values tell so.  How many figures there are would, too, but then whoever loses a cheap one would seem to gain.

    Who kneels, or stands near or in a zone, is not among them: in the games that are learned from that is a sign of who
    is winning, and whoever plays by it runs into the open.  What comes of it shows in wounds, strikes and points.
    """

    edition = 2
    names = (
        "value",
        "squares",
        "cubes",
        "health",
        "health-logarithm",
        "actions",
        "actions-to-come",
        "strikes-ready",
        "strikes",
        "others-empty",
        "bonus-dice",
        "reroll-dice",
        "fate-dice",
        "points-late",
        "carried",
    )
    plain = "health"
    rising = names

    def __init__(self, tables: Tables | None = None) -> None:
        """Look things up in some tables, else in those of the thread that asks."""
        self._tables = tables
        self._of_thread = local()

    def features(self, state: State, player: PlayerId, /) -> Sequence[float]:
        """Return what is known of the chances of a player, in the order of the names."""
        tables = self._tables or self._own_tables
        own, other = _sums(tables, state, player)
        options = state.setup.options
        late = min(state.game_round / (options.round_limit or LONG), 1.0)
        both = own.health + other.health
        points = own.points - other.points if options.at_the_limit is AtTheLimit.POINTS else 0.0
        return (
            share(own.value, other.value),
            share(own.squares, other.squares),
            share(own.cubes, other.cubes),
            share(own.health, other.health),
            log((own.health + EVEN) / (other.health + EVEN)),
            share(own.actions, other.actions, 4.0),
            share(own.coming, other.coming, 4.0),
            (own.ready - other.ready) / max(both, EVEN),
            (own.strikes - other.strikes) / max(both, EVEN),
            share(other.empty, own.empty, 4.0),
            share(own.bonus, other.bonus, 4.0),
            share(own.reroll, other.reroll, 4.0),
            share(own.fate, other.fate, 2.0),
            points * late,
            own.carried - other.carried,
        )

    @property
    def _own_tables(self) -> Tables:
        if not hasattr(self._of_thread, "tables"):
            self._of_thread.tables = Tables()
        found: Tables = self._of_thread.tables
        return found


def _sums(tables: Tables, state: State, player: PlayerId) -> tuple[_Sums, _Sums]:
    team = state.setup.player_by_id[player].side
    own, other = _Sums(), _Sums()
    turns = {figure: number for number, figure in enumerate(state.order)}
    for placed in state.figures.values():
        if is_fighting(state, placed.id):
            to_come = turns.get(placed.id, 0) >= state.turn_index + (state.actor is not None)
            _add(tables, state, placed, own if side(state, placed.id) == team else other, to_come=to_come)
    for account in state.players.values():
        sums = own if state.setup.player_by_id[account.id].side == team else other
        sums.bonus += account.bonus_dice
        sums.reroll += account.reroll_dice
        sums.fate += account.fate_dice
    for each, points in state.points.items():
        sums = own if each == team else other
        sums.points += points
    return own, other


def _add(
    tables: Tables,
    state: State,
    placed: FigureState,
    sums: _Sums,
    *,
    to_come: bool,
) -> None:
    figure, setup = placed.id, data(state, placed.id)
    value, left = tables.value(state, figure), setup.profile.wound_limit - placed.wounds
    _, gain = tables.best(state, figure, OUT)
    sound, hundreds = left / setup.profile.wound_limit, value / HUNDRED
    sums.value += value
    sums.squares += hundreds**2
    sums.cubes += hundreds**3 * sound
    sums.health += value * sound
    sums.actions += placed.actions
    sums.coming += max(0, setup.most_actions - placed.debt) if to_come else 0.0
    sums.ready += gain * placed.actions
    sums.strikes += gain * setup.most_actions
    sums.empty += _is_empty(placed, setup.weapons)
    if carries(state, figure):
        homes = [zone for zone in state.setup.zones if zone.kind in (ZoneKind.ENTRY, ZoneKind.EXIT)]
        own = [_middle(zone) for zone in homes if owner(state, figure) in zone.players]
        sums.carried += 1.0 + max((NEAR / (NEAR + plan_distance(placed.at[:2], home)) for home in own), default=0.0)


def _is_empty(placed: FigureState, weapons: Sequence[Weapon]) -> bool:
    """Return whether a figure that shoots has nothing to shoot with."""
    shooting = [weapon.id for weapon in weapons if weapon.is_shooting]
    return bool(shooting) and not any(placed.loaded.get(weapon) for weapon in shooting)


def _middle(zone: Zone) -> tuple[float, float]:
    xs, ys = [x for x, _ in zone.area.outline], [y for _, y in zone.area.outline]
    return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


VALUE: Final = W6Value()
