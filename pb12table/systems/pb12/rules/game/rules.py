"""Pb-12 as a rule system for the kernel's sessions, what a player may know, and what may be set by hand."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from pb12table.kernel.game import EVERYTHING, Entry, Weight
from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.faces.system import NO, NOW, YES, Amendable, AmendingFace, Setting, Value
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.plain_states import PlainStates, declared, decoded
from pb12table.systems.pb12.rules.cards.after_roll import discard
from pb12table.systems.pb12.rules.cards.card_legality import discard_refusal
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.extensions.interrupt_legality import give_order, order_refusal
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import body_at
from pb12table.systems.pb12.rules.figures.standing import no_stand
from pb12table.systems.pb12.rules.figures.statuses import CUMULATIVE, go_out_of_action, note_new_places
from pb12table.systems.pb12.rules.game.answers import DiscardCard, GiveUp, Move, OrderDeclaration, Pass
from pb12table.systems.pb12.rules.game.events import PhaseBegan, TurnEnded
from pb12table.systems.pb12.rules.game.legality import declaration_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import (
    Activation,
    FigureState,
    Phase,
    Place,
    PlayerState,
    State,
    Status,
    undefeated,
)
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption
from pb12table.systems.pb12.rules.preparations.profiles import HIDDEN, UNASKED, AskCards, CardId
from pb12table.systems.pb12.rules.round.sequence import step
from pb12table.systems.pb12.rules.round.turns import continue_turn_in_move
from pb12table.systems.pb12.rules.round.victory import give_up, has_ended
from pb12table.systems.pb12.rules.vehicles import accidents
from pb12table.systems.pb12.rules.vehicles.aboard import all_aboard, is_vehicle, vehicles_under
from pb12table.systems.pb12.rules.vehicles.riding import footing_at, in_the_way, is_carried, put
from pb12table.table.motion.falling import stand
from pb12table.table.shapes import normalised, rounded

MOST_POINTS: Final = 99
"""No balance of points or markers is set higher."""
MOST_VICTORY_POINTS: Final = 999
MOST_MARKERS: Final = 9
GIVEN: Final = (
    Status.MOVED,
    Status.PANICKED,
    Status.LIGHTLY_WOUNDED,
    Status.SEVERELY_WOUNDED,
    Status.DISTRACTED,
    Status.THREATENED,
    Status.EXHAUSTED,
    Status.BLINDED,
)
"""What is given or taken as it is: other statuses follow from values, bind a figure to others, or are of vehicles."""
STRUCTURE: Final = ("turn", "end-phase", "place", "out")
"""What is set between two actions only: in the middle of one the rules count on it."""


class Pb12Amending(AmendingFace[State]):
    """Points, statuses, places, whose turn it is, and the end of the turn phase."""

    def settings(self, state: State, /) -> Sequence[Setting]:
        players = (setting for player in undefeated(state) for setting in _of_player(state, player))
        there = [figure for figure in state.figures.values() if figure.place is Place.TABLE]
        return (*_of_game(state), *players, *(setting for figure in there for setting in _of_figure(state, figure)))

    def refusal(self, state: State, request: Request[State, Any], setting: Setting, value: Value, /) -> Refusal | None:
        if setting.key not in STRUCTURE:
            return None
        between = isinstance(request, ChooseTurn) or (isinstance(request, ChooseAction) and request.declared is None)
        if not between:
            return Refusal("", "amend-in-the-middle")
        if setting.key == "turn":
            player = state.players[PlayerId(str(value))]
            return Refusal("R1.3.7", "amend-no-turn") if player.broken_off or player.command_points < 1 else None
        if setting.key in ("place", "out"):
            return _bound_refusal(state, FigureId(setting.about)) or _stand_refusal(state, setting, value)
        return None

    def apply(self, game: Game, setting: Setting, value: Value, /) -> bool:
        state = game.state
        match setting.key:
            case "turn":
                _leave_turn(game)
                state.next_turn = state.turn_order.index(PlayerId(str(value)))
                return True
            case "end-phase":
                _leave_turn(game)
                state.phase = Phase.STATUS
                game.record(PhaseBegan(phase=Phase.STATUS))
                return True
            case "command-points" | "victory-points":
                _set_points(state, setting, value)
                return False
            case "out":
                figure = FigureId(setting.about)
                if state.turn is None:
                    # The turn that has just begun begins once more.
                    state.next_turn = (state.next_turn - 1) % len(state.turn_order)
                elif figure in (state.turn.figure, state.turn.acting):
                    _leave_turn(game)
                go_out_of_action(game, figure, "R1.10.1")
                return True
        _set_of_figure(game, state.figures[FigureId(setting.about)], setting, value)
        return False


# -- what there is ----------------------------------------------------------------------------------------------


def _of_game(state: State) -> Iterator[Setting]:
    if state.phase is not Phase.TURNS or len(state.turn_order) < 1:
        return
    now = state.turn.player if state.turn is not None else state.turn_order[state.next_turn - 1]
    others = tuple(player for player in state.turn_order if not state.players[player].defeated)
    yield Setting(key="turn", value=now, choices=others)
    yield Setting(key="end-phase", value="", choices=(NOW,))


def _of_player(state: State, player: PlayerId) -> Iterator[Setting]:
    own = state.players[player]
    yield Setting(key="command-points", about=player, value=own.command_points, highest=MOST_POINTS)
    yield Setting(key="victory-points", about=player, value=own.victory_points, highest=MOST_VICTORY_POINTS)


def _of_figure(state: State, figure: FigureState) -> Iterator[Setting]:
    profile, about = state.setup.figure_by_id[figure.id].profile, figure.id
    points = profile.damage_points
    if figure.activation is not Activation.NONE:
        yield Setting(key="action-points", about=about, value=figure.action_points, highest=MOST_POINTS)
    for key, left, most in (
        ("free-points", figure.free_points, points.free),
        ("light-points", figure.light_points, points.light),
        ("heavy-points", figure.heavy_points, points.heavy),
    ):
        if most:
            yield Setting(key=key, about=about, value=left, highest=most)
    yield Setting(key="done", about=about, value=YES if figure.done else NO, choices=(YES, NO))
    if not is_vehicle(state, about):
        for status in GIVEN:
            most = MOST_MARKERS if status in CUMULATIVE else 1
            yield Setting(
                key="status", about=about, name=status.value, value=figure.statuses.get(status, 0), highest=most
            )
    known = state.setup.block_by_figure[about]
    for block, held in figure.blocks.items():
        for key, now, full in (
            ("resources", held.resources, known[block].resources),
            ("charges", held.charges, known[block].charges),
        ):
            if now is not None and full is not None:
                yield Setting(key=key, about=about, name=block, value=now, highest=max(full, now))
    yield Setting(key="place", about=about, value=(figure.x, figure.y, figure.z, figure.facing))
    yield Setting(key="out", about=about, value="", choices=(NOW,))


# -- why not ----------------------------------------------------------------------------------------------------


def _bound_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Return why a figure cannot be moved alone: vehicles, and those aboard or carried, are where others are."""
    bound = is_vehicle(state, figure) or vehicles_under(state, figure) or all_aboard(state, figure)
    return Refusal("", "amend-bound") if bound or is_carried(state, figure) else None


def _stand_refusal(state: State, setting: Setting, value: Value) -> Refusal | None:
    if not isinstance(value, tuple):
        return None
    figure, (x, y, z, facing) = FigureId(setting.about), value
    body = body_at(state, figure, rounded(x), rounded(y), rounded(z), rounded(normalised(facing)))
    if stand(footing_at(state, figure, (x, y, z)), body, in_the_way(state, figure)).safe:
        return None
    return no_stand(state, figure, (x, y), facing)


# -- setting it -------------------------------------------------------------------------------------------------


def _leave_turn(game: Game) -> None:
    """End the turn that goes on, without its checks: all who were active are done.  R1.3.10."""
    state, turn = game.state, game.state.turn
    if turn is None:
        return
    active = [figure for figure in state.figures.values() if figure.activation is not Activation.NONE]
    for figure in {figure.id: figure for figure in (*active, state.figures[turn.figure])}.values():
        figure.done, figure.activation = True, Activation.NONE
        figure.action_points = figure.movement_points = figure.received_action_points = 0
        figure.renounced_free_actions = figure.owes_action = figure.may_follow_up = figure.concentrated = False
    state.turn = None
    further = tuple(figure.id for figure in active if figure.id != turn.figure)
    game.record(TurnEnded(player=turn.player, figure=turn.figure, further=further))


def _set_points(state: State, setting: Setting, value: Value) -> None:
    player = state.players[PlayerId(setting.about)]
    assert isinstance(value, int), "its kind is checked before"
    if setting.key == "command-points":
        player.command_points = value
    else:
        player.victory_points = value


def _set_of_figure(game: Game, figure: FigureState, setting: Setting, value: Value) -> None:
    if isinstance(value, tuple):
        x, y, z, facing = value
        figure.climbing = False
        put(game.state, figure.id, (rounded(x), rounded(y), rounded(z)), rounded(normalised(facing)))
        note_new_places(game)
    elif isinstance(value, str):
        figure.done = value == YES
    else:
        _set_number(figure, setting, value)


def _set_number(figure: FigureState, setting: Setting, value: int) -> None:
    match setting.key:
        case "action-points":
            figure.action_points = value
        case "free-points":
            figure.free_points = value
        case "light-points":
            figure.light_points = value
        case "heavy-points":
            figure.heavy_points = value
        case "resources" | "charges":
            held = next(state for block, state in figure.blocks.items() if block == setting.name)
            if setting.key == "resources":
                held.resources = value
            else:
                held.charges = value
        case "status" if value:
            figure.statuses[Status(setting.name)] = value
        case "status":
            figure.statuses.pop(Status(setting.name), None)


def view(state: State, player: PlayerId | None) -> State:
    """Return the state as a player (None: the public) may know it; an independent copy.

    Everything is public but the bids while they are being entered (R1.3.3, RU029), when the others want to be asked for
    interruptions and cards, what is in their decks and hands, and the order of all decks (R5.0.3, RU022).  For the
    viewer EVERYTHING nothing is secret.
    """
    seen = state.clone()
    if player == EVERYTHING:
        return seen
    seen.setup = state.setup.seen_by[player]
    seen.bids = {bidder: number for bidder, number in state.bids.items() if bidder == player}
    for other in seen.players.values():
        _hide_cards(other, own=other.id == player)
        other.passed_turn = other.passed_turn and other.id == player
    for figure in seen.figures.values():
        if figure.controller != player:
            figure.standing_order = UNASKED
    return seen


def _hide_cards(seen: PlayerState, *, own: bool) -> None:
    """Leave of a player's cards what may be known: how many, one's own hand, and what is left in one's own deck."""
    if own:
        seen.deck.sort()
        return
    seen.deck = [HIDDEN] * len(seen.deck)
    seen.hand = [HIDDEN] * len(seen.hand)
    seen.ask_cards = AskCards.USEFUL


def imagined(state: State, player: PlayerId, chance: Chance) -> State:
    """Return a state that may be the case, as a player sees it: cards and orders of which it does not know are drawn.

    Any card of the scenario may be in a deck or hand of others (RU022).  They are asked as their figures were when the
    game began, or not at all.
    """
    cards = [card.id for card in state.setup.cards]
    for other in state.players.values():
        if other.id == player:
            _shuffle(other.deck, chance)
        else:
            other.deck = [chance.choice(cards) for _ in other.deck]
            other.hand = [chance.choice(cards) for _ in other.hand]
    asked = {other: chance.random() < _ASKED for other in state.players}
    for figure in state.figures.values():
        if figure.controller != player and asked[figure.controller]:
            agreed = state.setup.figure_by_id[figure.id].standing_order
            figure.standing_order = agreed or state.setup.modules.standing_order
    return state


def _shuffle(cards: list[CardId], chance: Chance) -> None:
    for last in range(len(cards) - 1, 0, -1):
        place = chance.randint(0, last)
        cards[last], cards[place] = cards[place], cards[last]


_ASKED: Final = 0.8
"""How likely another player is imagined to be asked for interruptions as at the beginning, and not never."""

Declaration: TypeAlias = GiveUp | DiscardCard | OrderDeclaration
"""What a player may say unasked."""


_MOVE: Final = Move.__struct_config__.tag
_OPTION: Final = ChooseMoveOption.__name__


def _is_passed(entry: Entry) -> bool:
    """Return whether a player was asked whether to interrupt and did not."""
    return entry.request == PlayInterruption.__name__ and entry.plain["kind"] == Pass.__struct_config__.tag


class Rules(Amendable):
    """The rules as a session drives them; see `kernel.session.System`."""

    name = "pb12"
    edition = 2
    amending = Pb12Amending()

    async def step(self, game: Game) -> None:
        await step(game)

    def resumed(
        self, game: Game, request: Request[State, Any], since: Sequence[Entry]
    ) -> Coroutine[Any, Any, None] | None:
        """Return the rest of a Move of the turn in which there was nothing but options, and nobody has interrupted."""
        if not isinstance(request, ChooseMoveOption) or request.adjust or not since:
            return None
        first, *further = since
        if first.request != ChooseAction.__name__ or first.plain["kind"] != _MOVE:
            return None
        if not all(entry.request == _OPTION or _is_passed(entry) for entry in further):
            return None
        return continue_turn_in_move(game, request, decoded(first.plain, Move))

    async def follow(self, game: Game, vehicle: FigureId, status: Status, modifiers: list[Modifier]) -> None:
        """Do as `statuses.fates.Fates`.  R3.0.6, R3.0.22."""
        await accidents.follow(game, vehicle, status, modifiers)

    async def leave_unsupported(self, game: Game, aboard: list[FigureId]) -> None:
        """Do as `statuses.fates.Fates`.  R3.0.23."""
        await accidents.leave_unsupported(game, aboard)

    def is_over(self, state: State) -> bool:
        return has_ended(state)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, viewer: str | None) -> State:
        return view(state, None if viewer is None else PlayerId(viewer))

    def imagined(self, state: State, viewer: str, chance: Chance) -> State:
        return imagined(state, PlayerId(viewer), chance)

    def digest(self, state: State) -> str:
        return STATES.digest(state)

    def forfeits(self, state: State, request: Request[State, Any]) -> bool:
        """Return whether a player is defeated, who takes no further part.  R1.1.22."""
        return state.players[PlayerId(request.player)].defeated

    def plain_declaration(self, declaration: Any) -> Any:
        return msgspec.to_builtins(declaration)

    def declaration_refusal(self, state: State, player: str, declaration: Any) -> Refusal | None:
        said: Declaration | None = declared(declaration, Declaration)
        if said is None:
            return Refusal("", "no-such-declaration")
        refusal = declaration_refusal(state, player)
        if refusal is not None or isinstance(said, GiveUp):
            return refusal
        if isinstance(said, DiscardCard):
            return discard_refusal(state, PlayerId(player), said.card)
        return order_refusal(state, PlayerId(player), said)

    def declare(self, game: Game, player: str, declaration: Any) -> Weight:
        said: Declaration | None = declared(declaration, Declaration)
        assert said is not None, "the refusal is asked first"
        if isinstance(said, GiveUp):
            give_up(game, PlayerId(player))
            return Weight.BINDING
        if isinstance(said, DiscardCard):
            discard(game, PlayerId(player), said.card)
            return Weight.BINDING
        give_order(game.state, PlayerId(player), said)
        return Weight.SECRET  # when somebody wants to be asked betrays what he could do


STATES: Final = PlainStates(State, later=["doors"])
"""States as JSON and back."""
