"""When a game ends, and who is out of it.  P052, P053, PR28, PR30, PR31, PR43."""

from __future__ import annotations

from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.ground import controlled, features, on_map, put
from pb12table.systems.pocket_tactics.rules.state import Game, Outcome, Place, Reason, State


def players_in(state: State) -> tuple[PlayerId, ...]:
    """Those who are not out, in the order of the file."""
    return tuple(player for player, known in state.players.items() if not known.out)


def next_player(state: State, player: PlayerId) -> PlayerId:
    """The next one still in, in the direction; the player alone, if nobody else is.  PR24, PR31."""
    order = list(state.players)[:: state.direction]
    place = order.index(player)
    after = [*order[place + 1 :], *order[:place]]
    return next((other for other in after if not state.players[other].out), player)


def captured_points(state: State, player: PlayerId) -> int:
    """What a player's captures are worth.  PR30."""
    cards = state.setup.card_by_id
    return sum(cards[unit.card].points for unit in state.units.values() if unit.captor == player)


def decide_victory(game: Game) -> None:
    """End the game if a player controls all features or is the last one; take beaten players out.

    P052, P053, PR28.
    """
    state = game.state
    if state.outcome is not None:
        return
    places = features(state)
    for player in players_in(state):
        if places and len(controlled(state, player)) == len(places):
            _end(game, Outcome((player,), Reason.FEATURES))
            return
    beaten = [player for player in players_in(state) if not any(on_map(state, player))]
    take_out(game, *beaten)


def take_out(game: Game, *players: PlayerId, gave_up: bool = False) -> None:
    """Take players out of the game; the last one in wins, and if all go at once nobody does.  P052, PR28, PR31."""
    state = game.state
    for player in players:
        state.players[player].out = True
        game.record(events.PlayerOut(player, gave_up))
        for unit in list(on_map(state, player)):
            put(game, unit.id, None)
            unit.place = Place.GONE
    left = players_in(state)
    if players and len(left) <= 1:
        _end(game, Outcome(left, Reason.BEATEN if left else Reason.NOBODY))


TOLD, LAST = 3, 4
"""PR43: how often a position begins a turn until that is said, and until the game ends."""


def repeat(game: Game) -> None:
    """Count the position with which a turn begins; say so at the third time, end the game at the fourth.  PR43."""
    state = game.state
    if not state.setup.options.repetition:
        return
    units = sorted((unit.owner, unit.card, unit.place, unit.at or ()) for unit in state.units.values())
    position = f"{state.active}: " + " ".join(
        f"{owner}-{card}@{','.join(map(str, at)) or place}" for owner, card, place, at in units
    )
    times = state.repeated[position] = state.repeated.get(position, 0) + 1
    if times >= TOLD:
        game.record(events.PositionRepeated(times))
    if times >= LAST:
        end_at_limit(game)


def end_at_limit(game: Game) -> None:
    """End the game without a winner of features: the greatest captures win, then most features.  PR30, PR43."""
    state = game.state
    captures = {player: captured_points(state, player) for player in players_in(state)}
    best = [player for player in captures if captures[player] == max(captures.values())]
    if len(best) == 1:
        _end(game, Outcome((best[0],), Reason.CAPTURES))
        return
    held = {player: len(controlled(state, player)) for player in best}
    most = [player for player in best if held[player] == max(held.values())]
    _end(game, Outcome((most[0],), Reason.CONTROLLED) if len(most) == 1 else Outcome((), Reason.DRAW))


def _end(game: Game, outcome: Outcome) -> None:
    game.state.outcome = outcome
    game.record(events.GameEnded(outcome))
