"""The status phase, S1 to S7.  R1.3.15 to R1.3.18, R1.9.3, RU033 to RU035."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from pb12table.kernel.request import Chance, Choice, YesNo
from pb12table.skirmish.encoding import decoded
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.cards.card_data import StatusMoment
from pb12table.systems.pb12.rules.cards.status_cards import play_status_cards
from pb12table.systems.pb12.rules.checks.check_modifiers import attribute_check_modifiers
from pb12table.systems.pb12.rules.checks.checks import Game, check
from pb12table.systems.pb12.rules.checks.deputies import PanicCheck, panic_modifiers
from pb12table.systems.pb12.rules.checks.taking_over import ask_leaders, is_offered, nerve_check
from pb12table.systems.pb12.rules.figures.figures import has_status, is_on_table, value
from pb12table.systems.pb12.rules.game.events import MarkersRemoved
from pb12table.systems.pb12.rules.game.state import Lasting, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.round.players import in_charge, in_turn_order
from pb12table.systems.pb12.rules.round.victory import defeat, end_game, has_ended, surrender, without_able_figure
from pb12table.systems.pb12.rules.scenarios.scenario_rules import score_zones
from pb12table.systems.pb12.rules.statuses.due_effects import DueEffect, Effect, NextEffect, TakenOver, next_effect
from pb12table.systems.pb12.rules.statuses.markers import markers_near, old_markers
from pb12table.systems.pb12.rules.statuses.statuses import (
    STATUS_OF_EFFECT,
    carry_out_take_over,
    end_effects,
    lose,
    make_panic_check,
    panic_together,
    receive,
)
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.accidents import regain_control
from pb12table.systems.pb12.rules.vehicles.passengers import must_hold_on, passenger_check

AUTOMATIC: Final = (Effect.THREAT, Effect.DAZZLE)
"""What changes nothing for the checks of the status phase, so that nobody is asked when it happens."""


async def status_phase(game: Game) -> None:
    """Surrenders, negative nerve, effects, markers, zones, defeats, round limit (R6.1.2).  RU033, RU035, RU119.

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
    limit = state.setup.modules.round_limit
    if not has_ended(state) and limit is not None and state.game_round >= limit:
        end_game(game, "round-limit")


async def ask_for_surrenders(game: Game) -> None:
    """S1: all players may surrender, in turn order, effective together.  R1.3.15 (Kapitulation)."""
    leaving = [player for player in in_turn_order(game.state) if await game.ask(DeclareSurrender(player))]
    surrender(game, [player for player in leaving if not game.state.players[player].defeated])


async def panic_of_negative_nerve(game: Game) -> None:
    """S2: all figures with a negative nerve value panic at once.  R1.3.16."""
    state = game.state
    in_play = [figure.id for figure in state.figures.values() if figure.place is not Place.REMOVED]
    unnerved = [figure for figure in in_play if value(state, figure, Attribute.NERVE) < 0]
    await panic_together(game, unnerved, "R1.3.16")


def effects_at_start(state: State) -> list[DueEffect]:
    """The effects of all figures that exist when the phase begins.

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
    """S3: players in turn order, each resolves those of his figures in the order he likes.  R1.3.17, RU033.

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
    """The first player in turn order who has effects to resolve, None when none are left.  RU033."""
    return next((player for player in in_turn_order(state) if waiting_effects(state, player)), None)


def waiting_effects(state: State, player: PlayerId) -> list[DueEffect]:
    """The due effects that a player resolves.  R1.3.17, RU033.

    Those of statuses that are lost are struck already (`statuses.lose`).
    """
    return [
        due
        for due in state.due_effects
        if in_charge(state, state.figures[due.figure].controller) == player and _has_cause(state, due)
    ]


def _has_cause(state: State, due: DueEffect) -> bool:
    """Whether what brings an effect is still there.

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
    """Which effect comes next, or a leader's taking over; nobody is asked for what is automatic or all there is."""
    automatic = next((due for due in waiting if due.effect in AUTOMATIC), None)
    if automatic is not None:
        return automatic
    offered = is_offered(game.state, player, marker_checks(game.state, player))
    possible: tuple[NextEffect, ...] = (*waiting, TakenOver(player)) if offered else tuple(waiting)
    return possible[0] if len(possible) == 1 else await game.ask(ChooseEffect(player, possible))


def marker_checks(state: State, player: PlayerId) -> list[PanicCheck]:
    """The panic checks that a player's figures still have to make because of markers.  R1.10.1, R2.2.9."""
    return [
        PanicCheck(due.figure, tuple(panic_modifiers(state, due.figure, markers_near(state, due.figure))))
        for due in waiting_effects(state, player)
        if due.effect is Effect.MARKERS
    ]


async def take_over_marker_checks(game: Game, player: PlayerId) -> None:
    """A leader takes over panic checks that come from markers, whichever these are.  R2.2.9 (Statusphase)."""
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
    """A nerve check: succeed and lose Panicked, or go Out of Action.  R1.10.5 (Panisch)."""
    if (await nerve_check(game, figure)).passed:
        lose(game, figure, Status.PANICKED, "R1.10.5")
    else:
        await receive(game, figure, Status.OUT_OF_ACTION, "R1.10.5")


async def recover(game: Game, figure: FigureId) -> None:
    """A toughness check: succeed and be no longer exhausted.  R4.1.3 (Erschöpft)."""
    modifiers = attribute_check_modifiers(game.state, figure, Attribute.TOUGHNESS)
    if (await check(game, figure, "toughness-check", "R4.1.3", modifiers)).passed:
        lose(game, figure, Status.EXHAUSTED, "R4.1.3")


def remove_markers(game: Game) -> None:
    """S4: the markers from before leave the game.  R1.10.1, RU034."""
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
        """Rarely yes, or arbitrary games would be over before they began."""
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
