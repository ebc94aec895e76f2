"""The round: logistics, initiative, turns, and the status phase, S1 to S7.  R1.3.1, R1.3.15 to R1.3.18, R1.9.3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from pb12table.kernel.request import Chance, Choice, Number, YesNo
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.skirmish.plain_states import decoded
from pb12table.systems.pb12.rules.actions.action import refilled
from pb12table.systems.pb12.rules.cards.after_roll import draw_cards, shuffle_decks
from pb12table.systems.pb12.rules.cards.card_data import StatusMoment
from pb12table.systems.pb12.rules.cards.playing import play_status_cards
from pb12table.systems.pb12.rules.checks.checks import (
    Game,
    attribute_check_modifiers,
    check,
    markers_near,
    old_markers,
    roll,
)
from pb12table.systems.pb12.rules.checks.deputies import (
    PanicCheck,
    ask_leaders,
    is_offered,
    nerve_check,
    panic_modifiers,
)
from pb12table.systems.pb12.rules.command.command_groups import appoint_leaders
from pb12table.systems.pb12.rules.figures.figures import figures_of, has_status, is_on_table, value
from pb12table.systems.pb12.rules.figures.statuses import (
    STATUS_OF_EFFECT,
    carry_out_take_over,
    end_effects,
    lose,
    make_panic_check,
    panic_together,
    receive,
)
from pb12table.systems.pb12.rules.game.events import (
    BidEntered,
    BidsRevealed,
    CommandPointsRefilled,
    InitiativeRolled,
    MarkersRemoved,
    PhaseBegan,
    PlaceTaken,
    RoundBegan,
    TurnOrderSet,
)
from pb12table.systems.pb12.rules.game.state import (
    DueEffect,
    Effect,
    Lasting,
    NextEffect,
    Phase,
    Place,
    State,
    Status,
    TakenOver,
    in_charge,
    in_turn_order,
    next_effect,
    undefeated,
    undefeated_among,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.turns import continue_turn, expire_with_turn, next_player, take_turn
from pb12table.systems.pb12.rules.round.victory import (
    defeat,
    end_game,
    has_ended,
    score_zones,
    surrender,
    without_able_figure,
)
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.accidents import must_hold_on, passenger_check, regain_control

AUTOMATIC: Final = (Effect.THREAT, Effect.DAZZLE)
"""What changes nothing for the checks of the status phase, so that nobody is asked when it happens."""


async def status_phase(game: Game) -> None:
    """Run surrenders, negative nerve, effects, markers, zones, defeats, round limit (R6.1.2).  RU033, RU035, RU119.

    Cards are played before the effects or after the markers are gone, as they say (R5.0.10).
    """
    state = game.state
    for figure in state.figures.values():
        figure.forced_to_check = False  # RU075: the status phase counts as one turn
    await ask_for_surrenders(game)
    if has_ended(state):
        return
    state.due_effects = effects_at_start(state)
    await play_status_cards(game, StatusMoment.START)
    await panic_of_negative_nerve(game)
    await resolve_effects(game)
    if has_ended(state):
        return
    remove_markers(game)
    await play_status_cards(game, StatusMoment.END)
    if has_ended(state):
        return
    score_zones(game)
    defeat(game, without_able_figure(state), "R1.3.18")
    await end_effects(game, Lasting.ROUND)
    end_at_limit(game)


def end_at_limit(game: Game) -> None:
    """End a game whose last round is over.  R6.1.2, RU119."""
    if is_last_round(game.state) and not has_ended(game.state):
        end_game(game, "round-limit")


def is_last_round(state: State) -> bool:
    """Return whether the game ends with the present round at the latest.  R6.1.2."""
    limit = state.setup.modules.round_limit
    return limit is not None and state.game_round >= limit


def close(game: Game) -> None:
    """Score and decide the last round without the checks of its status phase.  R6.1.2, R6.1.10, R1.3.18."""
    if is_last_round(game.state):
        score_zones(game)
        defeat(game, without_able_figure(game.state), "R1.3.18")
        end_at_limit(game)


async def ask_for_surrenders(game: Game) -> None:
    """Let all players surrender, in turn order, effective together (S1).  R1.3.15 (Kapitulation)."""
    leaving = [player for player in in_turn_order(game.state) if await game.ask(DeclareSurrender(player))]
    surrender(game, [player for player in leaving if not game.state.players[player].defeated])


async def panic_of_negative_nerve(game: Game) -> None:
    """Let all figures with a negative nerve value panic at once (S2).  R1.3.16."""
    state = game.state
    in_play = [figure.id for figure in state.figures.values() if figure.place is not Place.REMOVED]
    unnerved = [figure for figure in in_play if value(state, figure, Attribute.NERVE) < 0]
    await panic_together(game, unnerved, "R1.3.16")


def effects_at_start(state: State) -> list[DueEffect]:
    """Return the effects of all figures that exist when the phase begins.

    R1.9.3, R1.10.1, R1.10.5, R3.0.6, R3.0.8, R4.1.2, R4.1.3, RU034; markers frighten no vehicle (R3.0.14).  Of Blinded
    the rulebook has only an example, in which figures recover from it.  Ruling 131: in each status phase they lose one
    marker, or they would be blinded for the rest of the game.
    """
    found: list[DueEffect] = []
    for figure in state.figures.values():
        if figure.place is Place.REMOVED:
            continue
        found += [
            DueEffect(effect, figure.id)
            for effect, status in STATUS_OF_EFFECT.items()
            if has_status(state, figure.id, status)
        ]
        if not is_on_table(state, figure.id):
            continue
        if markers_near(state, figure.id) and not is_vehicle(state, figure.id):
            found.append(DueEffect(Effect.MARKERS, figure.id))
        if must_hold_on(state, figure.id):
            found.append(DueEffect(Effect.PASSENGER, figure.id))
    return found


async def resolve_effects(game: Game) -> None:
    """Let each player in turn order resolve those of his figures in the order he likes (S3).  R1.3.17, RU033.

    Vehicles that a defeated player left behind are the first player's (RU024), also when he is defeated meanwhile; who
    gives up while he is asked for the order has no effects of his own any more (R1.3.19).
    """
    state = game.state
    while (player := _next_to_resolve(state)) is not None:
        chosen = await _choose_effect(game, player, waiting_effects(state, player))
        if isinstance(chosen, TakenOver):
            await take_over_marker_checks(game, player)
        elif chosen in state.due_effects:
            state.due_effects.remove(chosen)
            await _resolve(game, chosen)
    state.due_effects = []


def _next_to_resolve(state: State) -> PlayerId | None:
    """Return the first player in turn order with effects to resolve, None if none are left.  RU033."""
    return next((player for player in in_turn_order(state) if waiting_effects(state, player)), None)


def waiting_effects(state: State, player: PlayerId) -> list[DueEffect]:
    """Return the due effects that a player resolves.  R1.3.17, RU033.

    Those of statuses that are lost are struck already (`statuses.lose`).
    """
    return [
        due
        for due in state.due_effects
        if in_charge(state, state.figures[due.figure].controller) == player and _has_cause(state, due)
    ]


def _has_cause(state: State, due: DueEffect) -> bool:
    """Return whether the cause of an effect is still there.

    R5.0.10: a card may have taken all markers away; R3.0.8: a vehicle may be under control again, or left behind.
    """
    match due.effect:
        case Effect.MARKERS:
            return markers_near(state, due.figure) > 0
        case Effect.PASSENGER:
            return must_hold_on(state, due.figure)
        case _:
            return True


async def _choose_effect(game: Game, player: PlayerId, waiting: Sequence[DueEffect]) -> NextEffect:
    """Return the next effect, or a leader's taking over; nobody is asked about what is automatic or the only one."""
    automatic = next((due for due in waiting if due.effect in AUTOMATIC), None)
    if automatic is not None:
        return automatic
    offered = is_offered(game.state, player, marker_checks(game.state, player))
    possible: tuple[NextEffect, ...] = (*waiting, TakenOver(player)) if offered else tuple(waiting)
    return possible[0] if len(possible) == 1 else await game.ask(ChooseEffect(player, possible))


def marker_checks(state: State, player: PlayerId) -> list[PanicCheck]:
    """Return the panic checks a player's figures still have to make because of markers.  R1.10.1, R2.2.9."""
    return [
        PanicCheck(due.figure, tuple(panic_modifiers(state, due.figure, markers_near(state, due.figure))))
        for due in waiting_effects(state, player)
        if due.effect is Effect.MARKERS
    ]


async def take_over_marker_checks(game: Game, player: PlayerId) -> None:
    """Let a leader take over panic checks that come from markers, whichever these are.  R2.2.9 (Statusphase)."""
    checks = marker_checks(game.state, player)
    answer = await ask_leaders(game, player, checks)
    if answer is None:
        return
    for figure in answer.figures:
        game.state.due_effects.remove(DueEffect(Effect.MARKERS, figure))
    await carry_out_take_over(game, player, answer, checks)


async def _resolve(game: Game, due: DueEffect) -> None:
    figure = due.figure
    match due.effect:
        case Effect.MARKERS:
            count = markers_near(game.state, figure)
            await make_panic_check(game, figure, panic_modifiers(game.state, figure, count))
        case Effect.TOUGHNESS:
            await recover(game, figure)
        case Effect.THREAT:
            lose(game, figure, Status.THREATENED, "R4.1.2")
        case Effect.DAZZLE:
            lose(game, figure, Status.BLINDED, "R1.9.6", 1)
        case Effect.NERVE:
            await calm_down(game, figure)
        case Effect.CONTROL:
            await regain_control(game, figure)
        case Effect.PASSENGER:
            await passenger_check(game, figure)


async def calm_down(game: Game, figure: FigureId) -> None:
    """Make a nerve check: succeed and lose Panicked, or go Out of Action.  R1.10.5 (Panisch)."""
    if (await nerve_check(game, figure)).passed:
        lose(game, figure, Status.PANICKED, "R1.10.5")
    else:
        await receive(game, figure, Status.OUT_OF_ACTION, "R1.10.5")


async def recover(game: Game, figure: FigureId) -> None:
    """Make a toughness check: succeed and be no longer exhausted.  R4.1.3 (Erschöpft)."""
    modifiers = attribute_check_modifiers(game.state, figure, Attribute.TOUGHNESS)
    if (await check(game, figure, "toughness-check", "R4.1.3", modifiers)).passed:
        lose(game, figure, Status.EXHAUSTED, "R4.1.3")


def remove_markers(game: Game) -> None:
    """Let the markers from before leave the game (S4).  R1.10.1, RU034."""
    old = old_markers(game.state)
    if old:
        game.record(MarkersRemoved(figures=tuple(marker.figure for marker in old)))
        game.state.markers = [marker for marker in game.state.markers if marker not in old]


RARELY = 0.02
"""How likely an arbitrary answer is a surrender."""


@dataclass(frozen=True, slots=True)
class DeclareSurrender(YesNo[State]):
    """Whether to surrender in the status phase.  R1.3.15 (Kapitulation)."""

    def sample(self, state: State, chance: Chance) -> bool:
        """Return True rarely, or arbitrary games would be over before they began."""
        return chance.random() < RARELY


@dataclass(frozen=True, slots=True)
class ChooseEffect(Choice[State, NextEffect]):
    """Which status-phase effect of one's figures comes next.  R1.3.17, R1.9.3, R2.2.9, RU033.

    In journals it is a word and a figure, such as "nerve:<figure>" (the nerve check of a Panicked figure).
    """

    effects: tuple[NextEffect, ...]

    def options(self, state: State) -> Sequence[NextEffect]:
        return self.effects

    def encode(self, answer: NextEffect) -> Any:
        return str(answer)

    def decode(self, plain: Any) -> NextEffect:
        return next_effect(decoded(plain, str))


async def initiative_phase(game: Game) -> None:
    """Bid, roll, choose places.  R1.3.3 (verdeckte Wahl), R1.3.4, R1.3.5 (Zugfolge)."""
    await bid(game)
    ranking = await roll_initiative(game)
    await choose_places(game, ranking)


async def bid(game: Game) -> None:
    """Let every player bid CP in secret; reveal and spend all together.  R1.3.3, RU028, RU029."""
    state = game.state
    for player in undefeated(state):
        balance = state.players[player].command_points
        number = await game.ask(BidInitiative(player, 0, balance))
        if not state.players[player].defeated:
            state.bids[player] = number
            game.record(BidEntered(player=player))
    for player, number in state.bids.items():
        state.players[player].command_points -= 0 if state.players[player].defeated else number
    game.record(BidsRevealed(bids=tuple(state.bids.items())))


async def roll_initiative(game: Game) -> list[PlayerId]:
    """Let everybody roll a d12 and add 2 per CP spent; return the players, highest first.

    R1.3.4, R1.3.6 (Ties), RU027: tied players throw again only to order themselves.  Who gives up meanwhile throws no
    more, and takes no place (R1.3.19).
    """
    state = game.state
    for player in undefeated(state):
        if state.players[player].defeated:
            continue
        face = await roll(game, player, "initiative-roll", player)
        initiative = face + 2 * state.bids.get(player, 0)
        state.players[player].initiative = initiative
        game.record(InitiativeRolled(player=player, face=face, initiative=initiative))
    state.bids.clear()
    return await _ranked(game, undefeated(state), {p: state.players[p].initiative or 0 for p in undefeated(state)})


async def _ranked(game: Game, players: Sequence[PlayerId], numbers: dict[PlayerId, int]) -> list[PlayerId]:
    """Return the players by descending number; ties are rolled for until they are broken.  RU027."""
    ranking: list[PlayerId] = []
    for number in sorted(set(numbers.values()), reverse=True):
        tied = [player for player in players if numbers[player] == number]
        if len(tied) > 1:
            faces: dict[PlayerId, int] = {}
            for player in tied:
                if game.state.players[player].defeated:
                    continue
                faces[player] = await roll(game, player, "initiative-tie", player)
                initiative = game.state.players[player].initiative or 0
                game.record(InitiativeRolled(player=player, face=faces[player], initiative=initiative, tie=True))
            tied = await _ranked(game, list(faces), faces)
        ranking += tied
    return ranking


async def choose_places(game: Game, ranking: Sequence[PlayerId]) -> None:
    """Let each in falling order of initiative take the first or the last free place.  R1.3.5 (Zugfolge), R1.3.19."""
    state = game.state
    first: list[PlayerId] = []
    last: list[PlayerId] = []
    waiting = undefeated_among(state, ranking)
    while waiting:
        player, others = waiting[0], len(waiting) - 1
        lowest = len(first) + 1
        place = await game.ask(ChoosePlace(player, (lowest, lowest + others))) if others else lowest
        if not state.players[player].defeated:
            (first if place == lowest else last).append(player)
            game.record(PlaceTaken(player=player, place=place))
        waiting = undefeated_among(state, waiting[1:])
    state.turn_order = [*first, *reversed(last)]
    state.next_turn = 0
    game.record(TurnOrderSet(order=tuple(state.turn_order)))


@dataclass(frozen=True, slots=True)
class BidInitiative(Number[State]):
    """How many CP to spend on initiative, in secret.  R1.3.3 (verdeckte Wahl), RU028, RU029."""

    hidden: ClassVar[bool] = True
    together: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChoosePlace(Choice[State, int]):
    """Take the first or the last free place in the turn order (counted from 1).  R1.3.5 (Zugfolge)."""

    places: tuple[int, int]

    def options(self, state: State) -> Sequence[int]:
        return self.places

    def decode(self, plain: Any) -> int:
        return int(decoded(plain, int))


async def step(game: Game) -> None:
    """Play on to the next quiescent point: a phase, a turn, or an action of the running activation.  R1.3.1."""
    state = game.state
    match state.phase:
        case Phase.LOGISTICS:
            await logistics_phase(game)
            _enter(game, Phase.INITIATIVE)
        case Phase.INITIATIVE:
            await initiative_phase(game)
            _enter(game, Phase.TURNS)
        case Phase.TURNS if state.turn is not None:
            await continue_turn(game)
        case Phase.TURNS if next_player(state) is not None:
            await take_turn(game)
        case Phase.TURNS:
            _enter(game, Phase.STATUS)
        case Phase.STATUS:
            await status_phase(game)
            if state.outcome is None:
                await expire_with_turn(game)
                state.game_round += 1
                _enter(game, Phase.LOGISTICS)


def _enter(game: Game, phase: Phase) -> None:
    if game.state.outcome is None:
        game.state.phase = phase
        if phase is not Phase.LOGISTICS:
            game.record(PhaseBegan(phase=phase))


def command_points_value(state: State, player: PlayerId) -> list[Modifier]:
    """Return a player's CP value: what he chose, plus K of his command figures able to act.  R1.2.4, R1.4.9, RU021."""
    parts = [Modifier("R1.2.5", "chosen-command-points", state.setup.player_by_id[player].command_points)]
    for figure in figures_of(state, player):
        command = value(state, figure.id, Attribute.COMMAND)
        if command > 0 and not has_status(state, figure.id, Status.INCAPACITATED):
            parts.append(Modifier("R1.4.9", "command-figure", command, figure.id))
    return parts


async def logistics_phase(game: Game) -> None:
    """Remove done markers, refill CP, defeat players without any, appoint leaders, draw cards.

    R1.3.2 (Logistikphase), R1.3.10, R2.2.10, R5.0.4, RU025, RU084; before the first round decks are shuffled (RU022).
    """
    state = game.state
    if state.game_round == 1:
        await shuffle_decks(game)
    game.record(RoundBegan(game_round=state.game_round))
    game.record(PhaseBegan(phase=Phase.LOGISTICS))
    for figure in state.figures.values():
        figure.done = False
    for player in undefeated(state):
        own = state.players[player]
        own.broken_off = False
        own.initiative = None
        parts = command_points_value(state, player)
        own.command_points = refilled(own.command_points, total(parts))
        game.record(CommandPointsRefilled(player=player, balance=own.command_points, modifiers=tuple(parts)))
    defeat(game, [p for p in undefeated(state) if state.players[p].command_points == 0], "R1.3.2")
    if state.outcome is None:
        for player in undefeated(state):
            await appoint_leaders(game, player)
        for player in undefeated(state):
            await draw_cards(game, player)
