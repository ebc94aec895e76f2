"""Who has the upper hand: a side that is much stronger goes and ends the game, instead of standing until its limit."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.odds import capacity_left
from pb12table.systems.pb12.rules.figures.figures import figures_on_table, is_able_to_act, is_opposing, value
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Attribute

MUCH: Final = (1.4, 2.6)
"""From how many times the strength of the others on a side grows bold, and from how many it is so wholly."""


def boldness(state: State, figure: FigureId) -> float:
    """How much a figure's side has the upper hand: 0 for not much, 1 where the others are all but beaten.

    A side that leads by victory points wins by staying, and is not bold.
    """
    players, own = state.players, state.figures[figure].controller
    others = [player for player in players.values() if player.id != own and not player.defeated]
    if all(other.victory_points < players[own].victory_points for other in others):
        return 0.0
    ours = theirs = 0.0
    for each in figures_on_table(state):
        strength = _strength(state, each.id)
        if is_opposing(state, figure, each.id):
            theirs += strength
        else:
            ours += strength
    if theirs <= 0.0:
        return 1.0
    least, most = MUCH
    return min(max((ours / theirs - least) / (most - least), 0.0), 1.0)


def _strength(state: State, figure: FigureId) -> float:
    """What a figure can take times what it can do; nothing for one that cannot act."""
    if not is_able_to_act(state, figure):
        return 0.0
    return (1.0 + capacity_left(state.figures[figure])) * max(value(state, figure, Attribute.ACTION_POINTS), 0)
