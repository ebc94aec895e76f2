"""The position of a referee script: a new game with what has changed since."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pb12table.files.problems import FileProblem
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.systems.pb12.referee.forms import FigurePosition, MarkerForm, PlayerPosition, PositionForm
from pb12table.systems.pb12.rules.attacks.chosen_target import AimedAt
from pb12table.systems.pb12.rules.figures.figures import is_on_table, value
from pb12table.systems.pb12.rules.figures.removal import remove_from_game
from pb12table.systems.pb12.rules.game.state import (
    Activation,
    AttributeEffect,
    FigureState,
    OutOfActionMarker,
    Phase,
    Place,
    State,
    Turn,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, BlockId, CardId, Setup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.round.sequence import command_points_value
from pb12table.table.units import normalised, rounded

_BALANCES = ("action_points", "movement_points", "free_points", "light_points", "heavy_points")
_ACCOUNT = ("command_points", "victory_points", "initiative", "broken_off", "defeated", "ask_cards")


def position_of(setup: Setup, form: PositionForm, file: Path, place: str) -> State:
    """A position; raises FileProblem for a player, figure or block there is none of.

    After the logistics phase, accounts of command points are full unless the position says otherwise (R1.3.2).
    """
    state = new_game(setup)
    state.game_round, state.phase = form.round, form.phase
    for name, figure in form.figure.items():
        _change_figure(state, _figure(state, name, file, f"{place}.figure.{name}"), figure, form, file, place)
    state.markers = [_marker(state, marker, file, place) for marker in form.marker]
    if form.phase is not Phase.LOGISTICS:
        for player in state.players.values():
            player.command_points = max(total(command_points_value(state, player.id)), 0)
    for name, changes in form.player.items():
        _change_player(state, _player(state, name, file, f"{place}.player.{name}"), changes, file, place)
    _set_order(state, form, file, place)
    return state


def _set_order(state: State, form: PositionForm, file: Path, place: str) -> None:
    """Whose turn it is, and who is active.  R1.3.5, R1.3.8."""
    order = form.turn_order
    if order is None:
        order = tuple(state.players) if form.phase in (Phase.TURNS, Phase.STATUS) else ()
    elif sorted(order) != sorted(state.players):
        raise FileProblem(file, f"{place}.turn_order", "referee-wrong-turn-order", known=_listed(state.players))
    state.turn_order = [PlayerId(player) for player in order]
    if form.next is not None:
        following = _player(state, form.next, file, f"{place}.next")
        state.next_turn = _index(state, following, file, f"{place}.next")
    if form.active is not None:
        figure = _figure(state, form.active, file, f"{place}.active")
        _activate(state, figure, form, file, f"{place}.active")


def _activate(state: State, figure: FigureId, form: PositionForm, file: Path, place: str) -> None:
    """Make a figure active as if its turn had just begun.  R1.3.8, R1.6.1."""
    if state.phase is not Phase.TURNS or not is_on_table(state, figure):
        raise FileProblem(file, place, "referee-cannot-be-active", id=figure)
    active = state.figures[figure]
    changes = form.figure.get(figure)
    if changes is None or changes.action_points is None:
        active.action_points = max(value(state, figure, Attribute.ACTION_POINTS), 0)
    active.received_action_points = active.action_points
    active.activation = Activation.DIRECT
    state.turn = Turn(active.controller, figure, figure)
    state.next_turn = (_index(state, active.controller, file, place) + 1) % len(state.turn_order)


def _change_figure(
    state: State, name: FigureId, changes: FigurePosition, form: PositionForm, file: Path, place: str
) -> None:
    figure = state.figures[name]
    where = f"{place}.figure.{name}"
    if changes.place is Place.REMOVED:
        remove_from_game(state, name)
    elif changes.place is not None:
        if changes.place is Place.TABLE and figure.place is not Place.TABLE:
            raise FileProblem(file, f"{where}.place", "referee-no-place", id=name)
        figure.place = changes.place
    if changes.facing is not None:
        figure.facing = rounded(normalised(changes.facing))
    for balance in _BALANCES:
        if (wished := getattr(changes, balance)) is not None:
            setattr(figure, balance, wished)
    figure.statuses |= {status: markers for status, markers in changes.statuses.items() if markers}
    figure.effects += [AttributeEffect(effect.attribute, effect.value, effect.rule) for effect in changes.effects]
    if changes.done is not None:
        figure.done = changes.done
    if changes.concentrated is not None:
        figure.concentrated = changes.concentrated
    if changes.aimed_at is not None:
        figure.aimed_at = AimedAt(form.round, _figure(state, changes.aimed_at, file, f"{where}.aimed_at"))
    if changes.steered_by is not None:
        driver = _figure(state, changes.steered_by, file, f"{where}.steered_by")
        if figure.vehicle is None:
            known = _listed(state.setup.vehicles)
            raise FileProblem(file, f"{where}.steered_by", "referee-no-vehicle", id=name, known=known)
        figure.vehicle.steered_by = driver
    _change_blocks(figure, changes, file, where)


def _change_blocks(figure: FigureState, changes: FigurePosition, file: Path, where: str) -> None:
    for name, wished in changes.block.items():
        block = figure.blocks.get(BlockId(name))
        if block is None:
            known = _listed(figure.blocks)
            raise FileProblem(file, f"{where}.block", "referee-no-such-block", id=name[:48], known=known)
        if wished.in_use is not None:
            block.in_use = wished.in_use
        if wished.resources is not None:
            block.resources = wished.resources
        if wished.charges is not None:
            block.charges = wished.charges


def _change_player(state: State, name: PlayerId, changes: PlayerPosition, file: Path, place: str) -> None:
    for field in _ACCOUNT:
        if (wished := getattr(changes, field)) is not None:
            setattr(state.players[name], field, wished)
    for pile in ("deck", "hand", "discarded"):
        cards = getattr(changes, pile)
        if cards is None:
            continue
        for card in cards:
            if card not in state.setup.card_by_id:
                where, known = f"{place}.player.{name}.{pile}", _listed(state.setup.card_by_id)
                raise FileProblem(file, where, "referee-no-such-card", id=card, known=known)
        setattr(state.players[name], pile, [CardId(card) for card in cards])


def _marker(state: State, form: MarkerForm, file: Path, place: str) -> OutOfActionMarker:
    """An Out of Action marker; its figure may have left long ago, but it must be one of the game's.  R1.10.1."""
    figure = _figure(state, form.figure, file, f"{place}.marker")
    x, y, z = (rounded(number) for number in form.at)
    game_round = state.game_round - 1 if form.round is None else form.round
    return OutOfActionMarker(figure, (x, y, z), game_round, form.phase)


def _figure(state: State, name: str, file: Path, place: str) -> FigureId:
    if name not in state.figures:
        raise FileProblem(file, place, "referee-no-such-figure", id=name[:48], known=_listed(state.figures))
    return FigureId(name)


def _player(state: State, name: str, file: Path, place: str) -> PlayerId:
    if name not in state.players:
        raise FileProblem(file, place, "referee-no-such-player", id=name[:48], known=_listed(state.players))
    return PlayerId(name)


def _index(state: State, player: PlayerId, file: Path, place: str) -> int:
    if player not in state.turn_order:
        raise FileProblem(file, place, "referee-wrong-turn-order", known=_listed(state.players))
    return state.turn_order.index(player)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "–"
