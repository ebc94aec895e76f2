"""Laws: a copy of a state shares nothing that can change and forgets no field; a view hides what is secret."""

from __future__ import annotations

import copy
import dataclasses
from dataclasses import MISSING
from typing import Any

import msgspec
import pytest
from hypothesis import given
from msgspec import structs

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.game.rules import view
from pb12table.systems.pb12.rules.game.state import (
    Activation,
    AimedAt,
    AttributeEffect,
    BlockState,
    ChosenTarget,
    CommandKind,
    DueEffect,
    Effect,
    FigureState,
    GroundItem,
    Load,
    Outcome,
    OutOfActionMarker,
    Phase,
    PieceState,
    Place,
    PlayerState,
    RunningCommand,
    Seat,
    State,
    Status,
    Turn,
    VehicleState,
)
from pb12table.systems.pb12.rules.preparations.profiles import (
    HIDDEN,
    UNASKED,
    AskCards,
    Attribute,
    BlockId,
    CardId,
    GroupId,
    Setup,
    StandingOrder,
    When,
)
from pb12table.systems.pb12.rules.round.sequence import BidInitiative
from tests.laws.skirmishes import arbitrary, begun, chance_of, examples, seeds, setups, street

FIGURE, PLAYER, BLOCK, GROUP = FigureId("gunner"), PlayerId("alice"), BlockId("twin-gun"), GroupId("watch")


def fields_of(part: Any) -> dict[str, Any]:
    """The fields of a part by name, each with its default, `MISSING` where it has none; empty if it has no fields."""
    if isinstance(part, msgspec.Struct):
        kept = structs.fields(part)
        made = {field.name: field.default_factory() for field in kept if field.default_factory is not msgspec.NODEFAULT}
        printed = {field.name: field.default for field in kept if field.default is not msgspec.NODEFAULT}
        return {field.name: MISSING for field in kept} | made | printed
    if not dataclasses.is_dataclass(part):
        return {}
    fields = dataclasses.fields(part)
    makes = {field.name: field.default_factory for field in fields if field.default_factory is not MISSING}
    return {field.name: field.default for field in fields} | {name: make() for name, make in makes.items()}


def changed(part: Any, **special: Any) -> Any:
    """A part of a state with the special values, and every simple field left at its default changed."""
    for name in fields_of(part):
        value = getattr(part, name)
        if name in special:
            setattr(part, name, special[name])
        elif isinstance(value, bool):
            setattr(part, name, not value)
        elif isinstance(value, int | float):
            setattr(part, name, value + 3)
    return part


def full() -> State:
    """A state in which no field has its default."""
    figure = changed(
        FigureState(FIGURE, PLAYER),
        place=Place.TABLE,
        blocks={BLOCK: BlockState(True, 1, 2)},
        statuses={Status.MOVED: 3},
        effects=[AttributeEffect(Attribute.NERVE, -1, "R1.9.1", "x")],
        activation=Activation.DIRECT,
        helping_cards=(CardId("luck"),),
        aimed_at=AimedAt(2, FIGURE, (1.0, 2.0, 3.0), "door"),
        standing_order=StandingOrder(When.NEAR, 6),
        vehicle=changed(VehicleState(), steered_by=FIGURE),
        seat=Seat(FIGURE, 1.0, 2.0, 3.0, 4.0),
        load=Load(FIGURE, 2),
    )
    cards = {"deck": [CardId("luck")], "hand": [CardId("duck")], "discarded": [CardId("jeer")]}
    player = changed(PlayerState(PLAYER), initiative=9, ask_cards=AskCards.ALWAYS, **cards)
    command = RunningCommand(CommandKind.MOVE, [FIGURE], [FIGURE], [GROUP], ChosenTarget(FIGURE))
    state: State = changed(
        State(street(), {PLAYER: player}, {FIGURE: figure}),
        phase=Phase.TURNS,
        turn_order=[PLAYER],
        turn=Turn(PLAYER, FIGURE, FIGURE, command),
        bids={PLAYER: 2},
        markers=[OutOfActionMarker(FIGURE, (1.0, 2.0, 3.0), 1, Phase.STATUS)],
        leaders={GROUP: FIGURE},
        outcome=Outcome([PLAYER], "round-limit"),
        terrain={"door": changed(PieceState())},
        actions_worked={"break-open": 1},
        ground=[GroundItem(1, BLOCK, (1.0, 2.0, 3.0), 4, 5)],
        zones_held={"hill": [PLAYER]},
        due_effects=[DueEffect(Effect.NERVE, FIGURE)],
        doors={"door": 30.0},
    )
    return state


def parts(value: Any, path: str = "state") -> list[tuple[str, Any]]:
    """Every part of a state that can change, with the way to it; the setup is shared on purpose."""
    found: list[tuple[str, Any]] = []
    if isinstance(value, Setup | AttributeEffect | StandingOrder | Seat | DueEffect | ChosenTarget | AimedAt):
        return found
    if fields_of(value):
        found.append((path, value))
        for name in fields_of(value):
            found += parts(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, dict):
        found.append((path, value))
        for key, inner in value.items():
            found += parts(inner, f"{path}[{key}]")
    elif isinstance(value, list):
        found.append((path, value))
        for number, inner in enumerate(value):
            found += parts(inner, f"{path}[{number}]")
    return found


def test_the_full_state_has_no_default_left() -> None:
    state = full()
    for path, part in parts(state):
        fields = fields_of(part)
        if not fields:
            assert part, path
        for name, default in fields.items():
            assert getattr(part, name) != default, f"{path}.{name}"


def test_a_clone_forgets_no_field() -> None:
    state = full()
    assert state.clone() == state
    assert [path for path, _ in parts(state.clone())] == [path for path, _ in parts(state)]


@pytest.mark.law("clone")
def test_a_clone_shares_nothing_that_can_change() -> None:
    state = full()
    originals = {id(part): path for path, part in parts(state)}
    shared = [path for path, part in parts(state.clone()) if id(part) in originals]
    assert shared == []
    assert state.clone().setup is state.setup


@pytest.mark.parametrize("path", [path for path, part in parts(full()) if fields_of(part)])
def test_changing_any_field_of_a_clone_leaves_the_original(path: str) -> None:
    for name in fields_of(dict(parts(full()))[path]):
        state = full()
        before = copy.deepcopy(state, {id(state.setup): state.setup})
        clone = state.clone()
        part = dict(parts(clone))[path]
        setattr(part, name, None)
        assert state == before
        assert clone != state, f"{path}.{name} does not count in comparisons"


@examples(15)
@given(setups, seeds)
def test_clones_of_played_states(setup: Setup, seed: int) -> None:
    session = begun(setup, seed)
    for _ in arbitrary(session, chance_of(seed)):
        assert session.state.clone() == session.state


@pytest.mark.law("view")
@examples(15)
@given(setups, seeds)
def test_a_view_shows_nobody_anothers_bid(setup: Setup, seed: int) -> None:
    session = begun(setup, seed)
    hidden = 0
    for _ in arbitrary(session, chance_of(seed)):
        state = session.state
        for player in (*state.players, None):
            seen = view(state, player)
            assert set(seen.bids) <= {player}
            hidden += len(state.bids) - len(seen.bids)
            seen.bids = dict(state.bids)
            for figure in state.figures.values():
                shown = seen.figures[figure.id]
                assert shown.standing_order == (figure.standing_order if figure.controller == player else UNASKED)
                shown.standing_order = figure.standing_order
            for other in state.players.values():
                assert seen.players[other.id].passed_turn is (other.passed_turn and other.id == player)
                seen.players[other.id].passed_turn = other.passed_turn
                show_cards(seen, state, other.id, player)
            assert seen.setup is state.setup.seen_by[player]
            seen.setup = state.setup
            assert seen == state, "everything else is public"
        if isinstance(session.pending, BidInitiative):
            assert session.pending.hidden
    assert hidden > 0


def show_cards(seen: State, state: State, of: PlayerId, viewer: PlayerId | None) -> None:
    """Put back what a view hides of a player's cards: from others which they are, from all the order of the deck."""
    shown, there = seen.players[of], state.players[of]
    assert len(shown.deck) == len(there.deck)
    assert len(shown.hand) == len(there.hand)
    if of == viewer:
        assert shown.hand == there.hand
        assert shown.ask_cards is there.ask_cards
        assert shown.deck == sorted(there.deck)
    else:
        assert {*shown.deck, *shown.hand} <= {HIDDEN}
        assert shown.ask_cards is AskCards.USEFUL
    shown.deck, shown.hand, shown.ask_cards = list(there.deck), list(there.hand), there.ask_cards


def test_a_view_shows_nobody_when_another_wants_to_be_asked() -> None:
    state = full()
    for player in (PlayerId("bob"), None):
        seen = view(state, player)
        assert seen.figures[FIGURE].standing_order == StandingOrder()
        assert not seen.players[PLAYER].passed_turn
    seen = view(state, PLAYER)
    assert seen.figures[FIGURE].standing_order == StandingOrder(When.NEAR, 6)
    assert seen.players[PLAYER].passed_turn


def test_a_view_is_a_copy() -> None:
    state = full()
    seen = view(state, PLAYER)
    assert seen.bids == {PLAYER: 2}
    seen.figures[FIGURE].x = 99.0
    assert state.figures[FIGURE].x == 3.0
