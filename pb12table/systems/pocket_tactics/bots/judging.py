"""What a position is worth to a player, in points of cards."""

from __future__ import annotations

from typing import Final

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules.fights.attacking import attack_options
from pb12table.systems.pocket_tactics.rules.fights.odds import odds
from pb12table.systems.pocket_tactics.rules.ground import card_of, controller_of, features, on_map, tile_of
from pb12table.systems.pocket_tactics.rules.state import Phase, Place, State
from pb12table.systems.pocket_tactics.rules.victory import players_in
from pb12table.table.cells import cell_distance

WON: Final = 1000.0
HELD: Final = 7.0
"""What a controlled feature is worth: from it units are deployed, and all of them win."""
RESERVE: Final = 0.7
"""What a unit in the reserve counts of its points."""
NEAR: Final = 1.2
"""What a tile nearer to a feature that is not yet held is worth."""
FEAR: Final = 0.45
"""How much of what the others are likely to take next counts."""


def worth(state: State, player: PlayerId) -> float:
    """What a position is worth to a player: units, features, how near the others are, who threatens whom."""
    if state.outcome is not None:
        return WON * (player in state.outcome.winners) - WON * bool(state.outcome.winners)
    others = [other for other in players_in(state) if other != player]
    winner = _winner(state)
    if winner is not None:
        return WON if winner == player else -WON
    best = max((_standing(state, other) for other in others), default=0.0)
    return _standing(state, player) - best - FEAR * _threat(state, player)


def _winner(state: State) -> PlayerId | None:
    """Who has won as the units stand, before the rules have said so: all features, or nobody else on the map.

    P052, P053; while units are placed nobody has.
    """
    if state.phase is not Phase.PLAY:
        return None
    holders = {controller_of(state, cell) for cell in features(state)}
    if len(holders) == 1 and None not in holders:
        return holders.pop()
    there = {unit.owner for unit in on_map(state)}
    return there.pop() if len(there) == 1 else None


def _standing(state: State, player: PlayerId) -> float:
    """What a player has: units by their points, features held, and how near they are to others."""
    total = 0.0
    for unit in state.units.values():
        if unit.owner == player and unit.place in (Place.MAP, Place.RESERVE):
            total += card_of(state, unit.id).points * (1.0 if unit.place is Place.MAP else RESERVE)
    places = features(state)
    own = [cell for cell in places if controller_of(state, cell) == player]
    wanted = [cell for cell in places if cell not in own]
    total += HELD * len(own)
    if len(own) + 1 == len(places):
        total += HELD
    movers = [unit.at for unit in on_map(state, player) if unit.at is not None and unit.at not in own]
    for cell in wanted:
        total -= NEAR * min((cell_distance(at, cell) for at in movers), default=8)
    return total


def _threat(state: State, player: PlayerId) -> float:
    """The most that some other is likely to take by one attack."""
    worst = 0.0
    for unit in on_map(state):
        if unit.owner != player:
            for action in attack_options(state, unit.id):
                if state.units[action.target].owner == player:
                    worst = max(worst, gain(state, unit.id, action.target, magic=action.magic))
    return worst


def gain(state: State, unit: FigureId, target: FigureId, *, magic: bool) -> float:
    """What an attack is likely to take, less what it is likely to lose."""
    chances = odds(state, unit, target, magic=magic)
    taken = float(chances.target) * _value(state, target)
    return taken - float(chances.attacker) * _value(state, unit)


def _value(state: State, unit: FigureId) -> float:
    """What a unit on the map counts: its points, and the feature it holds."""
    held = state.tiles[tile_of(state, unit)].feature is not None
    return card_of(state, unit).points + HELD * held
