"""The forms of what referee scripts say of a game of Pb-12, and the positions they begin with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import Base, Change, Coordinate, Form, FormPoint, GameValue, Id, Ids, Points
from pb12table.files.problems import FileProblem
from pb12table.referee.script import AnswerWords, Round, RuleId
from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.figures.figures import is_on_table, value
from pb12table.systems.pb12.rules.game.state import (
    Activation,
    AimedAt,
    AttributeEffect,
    FigureState,
    OutOfActionMarker,
    Phase,
    Place,
    State,
    Status,
    Turn,
)
from pb12table.systems.pb12.rules.preparations.profiles import AskCards, Attribute, BlockId, CardId, Setup, When
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.round.sequence import command_points_value
from pb12table.systems.pb12.rules.vehicles.riding import remove_from_game
from pb12table.table.shapes import normalised, rounded

Balance = Annotated[int, Meta(ge=0, le=999)]
Cards = Annotated[tuple[Annotated[str, Meta(max_length=48)], ...], Meta(max_length=200)]


# -- the position ---------------------------------------------------------------------------------------------


class EffectForm(Form, frozen=True, kw_only=True):
    """A change of an attribute value that lasts.  R1.1.7."""

    attribute: Attribute
    value: Change
    rule: RuleId = "R1.1.7"


class BlockPosition(Form, frozen=True, kw_only=True):
    """What has changed about a block.  R1.8.2, R1.8.14."""

    in_use: bool | None = None
    resources: Points | None = None
    charges: Points | None = None


class FigurePosition(Form, frozen=True, kw_only=True):
    """What has changed about a figure since the scenario began."""

    place: Place | None = None
    facing: Annotated[float, Meta(ge=-360, le=360)] | None = None
    action_points: Balance | None = None
    movement_points: Balance | None = None
    free_points: Balance | None = None
    light_points: Balance | None = None
    heavy_points: Balance | None = None
    statuses: dict[Status, Balance] = msgspec.field(default_factory=dict)
    effects: Annotated[tuple[EffectForm, ...], Meta(max_length=50)] = ()
    block: dict[str, BlockPosition] = msgspec.field(default_factory=dict)
    done: bool | None = None
    concentrated: bool | None = None
    aimed_at: Id | None = None
    steered_by: Id | None = None


class PlayerPosition(Form, frozen=True, kw_only=True):
    """What has changed about a player since the scenario began; his `deck` begins with the card on top.  R5.0.3."""

    command_points: Balance | None = None
    victory_points: Balance | None = None
    initiative: Change | None = None
    broken_off: bool | None = None
    defeated: bool | None = None
    deck: Cards | None = None
    hand: Cards | None = None
    discarded: Cards | None = None
    ask_cards: AskCards | None = None


class MarkerForm(Form, frozen=True, kw_only=True):
    """An Out of Action marker; without `round` and `phase` it lies since the turn phase of the round before."""

    figure: Id
    at: tuple[Coordinate, Coordinate, Base]
    round: Annotated[int, Meta(ge=0, le=1000)] | None = None
    phase: Phase = Phase.TURNS


class PositionForm(Form, frozen=True, kw_only=True):
    """Where in the game the script begins.  `active`: a figure that is activated already, with fresh AP."""

    round: Round = 1
    phase: Phase = Phase.TURNS
    turn_order: Ids | None = None
    next: Id | None = None
    active: Id | None = None
    player: dict[str, PlayerPosition] = msgspec.field(default_factory=dict)
    figure: dict[str, FigurePosition] = msgspec.field(default_factory=dict)
    marker: Annotated[tuple[MarkerForm, ...], Meta(max_length=200)] = ()


# -- what happens before anybody is asked -----------------------------------------------------------------------


class _Happening(Form, frozen=True, kw_only=True, tag_field="kind"):
    figure: Id


class DamageHappens(_Happening, frozen=True, kw_only=True, tag="damage"):
    """A figure receives damage; `seen`: it has a sight line to where the damage comes from.  R1.5.2, RU043."""

    strength: Change
    penetration: Points
    seen: bool = True


class DamagePointsHappen(_Happening, frozen=True, kw_only=True, tag="damage-points"):
    """A figure must use damage points.  R1.5.1."""

    points: Points


class FallHappens(_Happening, frozen=True, kw_only=True, tag="fall"):
    """A figure falls from where it stands.  R1.4.30."""


class CollisionHappens(_Happening, frozen=True, kw_only=True, tag="collision"):
    """A figure runs into a figure or a piece of terrain.  R1.5.5."""

    obstacle: Id


class RandomMovementHappens(_Happening, frozen=True, kw_only=True, tag="random-movement"):
    """A figure makes a random movement.  R1.5.6."""


class PanicCheckHappens(_Happening, frozen=True, kw_only=True, tag="panic-check"):
    """A figure makes a panic check, with so many Out of Action markers near.  R1.4.27, R1.10.1."""

    markers: Points = 0


class NerveCheckHappens(_Happening, frozen=True, kw_only=True, tag="nerve-check"):
    """A figure checks its nerve; nothing comes of it.  R1.4.26."""


class AccidentCheckHappens(_Happening, frozen=True, kw_only=True, tag="accident-check"):
    """A vehicle makes an accident check.  R3.0.5."""


class PassengerCheckHappens(_Happening, frozen=True, kw_only=True, tag="passenger-check"):
    """A figure on a vehicle must hold on.  R3.0.9."""


class StatusHappens(_Happening, frozen=True, kw_only=True, tag="status"):
    """A figure receives a status.  R1.9.1."""

    status: Status


AnyHappening: TypeAlias = (
    DamageHappens
    | DamagePointsHappen
    | FallHappens
    | CollisionHappens
    | RandomMovementHappens
    | PanicCheckHappens
    | NerveCheckHappens
    | AccidentCheckHappens
    | PassengerCheckHappens
    | StatusHappens
)


# -- lines that look --------------------------------------------------------------------------------------------


class FigureLine(Form, frozen=True, kw_only=True):
    """What must be true of a figure.

    `statuses`: markers by status (0: it has not got it); `values`: attributes; `radii`: communication, perception and
    command radius, false for none; `contact`: whether it touches other figures; `game_value` with its blocks,
    `epicness` of the figure alone, `block_epicness` of its blocks; `capacity`: its damage capacity; `aboard`: the
    vehicle it is on; `steered_by`: who steers it (false for nobody); `must_hold_on`: it has to make passenger checks.
    """

    figure: Id
    place: Place | None = None
    at: Annotated[tuple[Coordinate, ...], Meta(min_length=2, max_length=3)] | None = None
    facing: Annotated[float, Meta(ge=-360, le=360)] | None = None
    action_points: Balance | None = None
    movement_points: Balance | None = None
    free_points: Balance | None = None
    light_points: Balance | None = None
    heavy_points: Balance | None = None
    done: bool | None = None
    active: bool | None = None
    statuses: dict[Status, Balance | bool] = msgspec.field(default_factory=dict)
    values: dict[Attribute, Change] = msgspec.field(default_factory=dict)
    block: dict[str, BlockPosition] = msgspec.field(default_factory=dict)
    radii: dict[Literal["communication", "perception", "command"], Balance | bool] = msgspec.field(default_factory=dict)
    contact: dict[str, bool] = msgspec.field(default_factory=dict)
    game_value: GameValue | None = None
    epicness: Balance | None = None
    block_epicness: dict[str, Balance] = msgspec.field(default_factory=dict)
    capacity: Balance | None = None
    controller: Id | None = None
    aboard: Id | bool | None = None
    steered_by: Id | bool | None = None
    must_hold_on: bool | None = None


class PlayerLine(Form, frozen=True, kw_only=True):
    """What must be true of a player.

    `force_value`: what his figures are worth together; `value_limit`: what his `value_reduction` (per mille) leaves;
    `card_reduction`: the part of it that is for his cards; `seen_by`: as that player may know it, unknown cards are "".
    """

    player: Id
    command_points: Balance | None = None
    victory_points: Balance | None = None
    initiative: Change | None = None
    broken_off: bool | None = None
    defeated: bool | None = None
    force_value: GameValue | None = None
    value_reduction: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    value_limit: Annotated[float, Meta(ge=0)] | None = None
    card_reduction: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    deck: Cards | None = None
    hand: Cards | None = None
    discarded: Cards | None = None
    seen_by: Id | None = None


class GameForm(Form, frozen=True, kw_only=True):
    """What must be true of the game.

    `markers` are the figures whose Out of Action markers lie there, `gone` the pieces of terrain that have given way.
    """

    round: Round | None = None
    phase: Phase | None = None
    turn_order: Ids | None = None
    over: bool | None = None
    winners: Ids | None = None
    reason: Id | None = None
    markers: Ids | None = None
    step_cm: Annotated[float, Meta(gt=0)] | None = None
    gone: Ids | None = None


class GameLine(Form, frozen=True, kw_only=True):
    """A line about the game."""

    game: GameForm


class SightLine(Form, frozen=True, kw_only=True):
    """What a figure must see of another (`of`), or of a `point` (x, y, z).  R1.4.23, R1.4.24, R1.6.16.

    `covered` is in per cent.  Of a point there is only the `line`.
    """

    sight: Id
    of: Id | None = None
    point: tuple[Coordinate, Coordinate, Coordinate] | None = None
    line: bool | None = None
    covered: Annotated[float, Meta(ge=0, le=100)] | None = None
    concealment: Points | None = None
    distance: Annotated[float, Meta(ge=0, le=2000)] | None = None


class DeclareLine(Form, frozen=True, kw_only=True):
    """A player declares something unasked; a standing order has the `figure`, `when` to ask, and for "near" `steps`."""

    declare: Literal["give-up", "standing-order", "pass-turn", "discard-card"]
    by: Id
    card: Id | None = None
    figure: Id | None = None
    when: When | None = None
    steps: Points = 0
    refused: RuleId | bool = False


class WalkLine(Form, frozen=True, kw_only=True):
    """Horizontal options from place to place.  R1.7.4."""

    walk: Annotated[tuple[FormPoint, ...], Meta(min_length=1, max_length=200)]


class Pb12Words(AnswerWords, frozen=True, kw_only=True):
    """`window`: when an interruption is played."""

    window: Window | None = None


_BALANCES = ("action_points", "movement_points", "free_points", "light_points", "heavy_points")
_ACCOUNT = ("command_points", "victory_points", "initiative", "broken_off", "defeated", "ask_cards")


def position_of(setup: Setup, form: PositionForm, file: Path, place: str) -> State:
    """Return a position; raises FileProblem for an unknown player, figure or block.

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
    """Set whose turn it is, and who is active.  R1.3.5, R1.3.8."""
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
    """Return an Out of Action marker; its figure may have left long ago, but it must be one of the game's.  R1.10.1."""
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
