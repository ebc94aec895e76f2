"""What is where: tiles, units, control, favoured ground; and when a game ends."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.kernel.game import Event
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.setup import Ground, Hazard, UnitCard
from pb12table.systems.pocket_tactics.rules.state import Game, Outcome, Phase, Place, Reason, State, Unit
from pb12table.table.battlefield import Body
from pb12table.table.cells import Cell, neighbours
from pb12table.table.shapes import Circle

RADIUS = 0.7
HEIGHT = 2.0
EYE = 1.8
"""What a unit is on the table, in steps."""


def card_of(state: State, unit: FigureId) -> UnitCard:
    """Return the card of a unit."""
    return state.setup.card_by_id[state.units[unit].card]


def is_void(state: State, cell: Cell) -> bool:
    """Return whether there is no tile.  P023."""
    return cell not in state.tiles


def ground_at(state: State, cell: Cell) -> Ground:
    """Return what a tile counts as: its feature, if one covers it.  P050."""
    return state.setup.ground[state.tiles[cell].kind]


def is_feature(state: State, cell: Cell) -> bool:
    """Return whether a feature lies on a tile.  P006."""
    return cell in state.tiles and state.tiles[cell].feature is not None


def features(state: State) -> tuple[Cell, ...]:
    """Return where the features lie."""
    return tuple(cell for cell, tile in state.tiles.items() if tile.feature is not None)


def unit_on(state: State, cell: Cell) -> Unit | None:
    """Return the unit on a tile.  P011: there is never more than one."""
    return next((unit for unit in state.units.values() if unit.at == cell), None)


def is_free(state: State, cell: Cell) -> bool:
    """Return whether a unit may stand on a place: an unoccupied tile.  P011, P023."""
    return cell in state.tiles and unit_on(state, cell) is None


def on_map(state: State, player: PlayerId | None = None) -> Iterator[Unit]:
    """Yield the units on the map, of one player or of all."""
    for unit in state.units.values():
        if unit.place is Place.MAP and player in (None, unit.owner):
            yield unit


def in_reserve(state: State, player: PlayerId) -> Iterator[Unit]:
    """Yield the units of a player that may be deployed.  P024."""
    for unit in state.units.values():
        if unit.place is Place.RESERVE and unit.owner == player:
            yield unit


def tile_of(state: State, unit: FigureId) -> Cell:
    """Return where a unit on the map stands."""
    at = state.units[unit].at
    assert at is not None, "only a unit on the map has a tile"
    return at


def allies_beside(state: State, unit: FigureId) -> tuple[Unit, ...]:
    """Return the units of the same player on the neighbouring tiles.  PR34."""
    around, owner = neighbours(tile_of(state, unit)), state.units[unit].owner
    return tuple(other for other in on_map(state, owner) if other.at in around)


def is_favoured(state: State, unit: FigureId, cell: Cell) -> bool:
    """Return whether a tile is the favoured terrain of a unit; that of water includes every water feature.

    P036, P050.
    """
    favoured, ground = card_of(state, unit).favoured, ground_at(state, cell)
    return ground.id in favoured or (ground.hazard is Hazard.WATER and Hazard.WATER in favoured)


def controller_of(state: State, cell: Cell) -> PlayerId | None:
    """Return who controls a feature: the owner of the unit on it.  PR09."""
    unit = unit_on(state, cell)
    return None if unit is None else unit.owner


def controlled(state: State, player: PlayerId) -> tuple[Cell, ...]:
    """Return the features a player controls.  PR09."""
    return tuple(cell for cell in features(state) if controller_of(state, cell) == player)


def put(game: Game, unit: FigureId, at: Cell | None, told: Event | None = None) -> None:
    """Put a unit onto a tile, or take it off the map; tell that, then which features change hands.  P026, PR09."""
    state, moved = game.state, game.state.units[unit]
    touched = [cell for cell in (moved.at, at) if cell is not None and is_feature(state, cell)]
    before = {cell: controller_of(state, cell) for cell in touched}
    moved.at = at
    if told is not None:
        game.record(told)
    for cell in touched:
        after = controller_of(state, cell)
        if after != before[cell]:
            game.record(events.ControlChanged(cell, state.tiles[cell].kind, after))


def body(state: State, unit: FigureId) -> Body | None:
    """Return the body of a unit on the map: at its tile's centre, on top of the feature; None for others."""
    at = state.units[unit].at
    if at is None:
        return None
    x, y = state.setup.lattice.centre(at)
    return Body(unit, Circle(RADIUS), x, y, ground_at(state, at).height, 0.0, HEIGHT, EYE)


def players_in(state: State) -> tuple[PlayerId, ...]:
    """Return the players who are not out, in the order of the file."""
    return tuple(player for player, known in state.players.items() if not known.out)


def next_player(state: State, player: PlayerId) -> PlayerId:
    """Return the next player still in, in the direction; the same player if nobody else is.  PR24, PR31."""
    order = list(state.players)[:: state.direction]
    place = order.index(player)
    after = [*order[place + 1 :], *order[:place]]
    return next((other for other in after if not state.players[other].out), player)


def captured_points(state: State, player: PlayerId) -> int:
    """Return the value of a player's captures.  PR30."""
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


def has_last_turns(state: State) -> bool:
    """Return whether nobody has another turn after the one of this round of turns.  PR30."""
    left = state.setup.options.turn_limit - state.turns
    return state.phase is Phase.PLAY and left < len(players_in(state))


def end_at_limit(game: Game) -> None:
    """End the game without a winner of all features: by captures, then by features, or the other way round.

    PR30, PR43.
    """
    state = game.state
    best = list(players_in(state))
    captures = Reason.CAPTURES, {player: captured_points(state, player) for player in best}
    held = Reason.CONTROLLED, {player: len(controlled(state, player)) for player in best}
    for reason, count in (held, captures) if state.setup.options.decides == "features" else (captures, held):
        best = [player for player in best if count[player] == max(count[other] for other in best)]
        if len(best) == 1:
            _end(game, Outcome((best[0],), reason))
            return
    _end(game, Outcome((), Reason.DRAW))


def _end(game: Game, outcome: Outcome) -> None:
    game.state.outcome = outcome
    game.record(events.GameEnded(outcome))
