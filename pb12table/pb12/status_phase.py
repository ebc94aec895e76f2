"""The status phase, S1 to S7.  R1.3.15 to R1.3.18, R1.9.3, RU033 to RU035."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from pb12table.pb12.aboard import is_vehicle
from pb12table.pb12.accidents import regain_control
from pb12table.pb12.card_data import StatusMoment
from pb12table.pb12.check_modifiers import attribute_check_modifiers
from pb12table.pb12.checks import Game, check
from pb12table.pb12.deputies import PanicCheck, panic_modifiers
from pb12table.pb12.events import MarkersRemoved
from pb12table.pb12.figures import figures_on_table, has_status, is_on_table, value
from pb12table.pb12.markers import markers_near, old_markers
from pb12table.pb12.passengers import must_hold_on, passenger_check
from pb12table.pb12.players import in_turn_order
from pb12table.pb12.profiles import Attribute, FigureId, PlayerId
from pb12table.pb12.requests import ChooseEffect, DeclareSurrender
from pb12table.pb12.scenario_rules import score_zones
from pb12table.pb12.state import FigureState, Lasting, Place, State, Status
from pb12table.pb12.status_cards import play_status_cards
from pb12table.pb12.statuses import carry_out_take_over, end_effects, lose, make_panic_check, receive
from pb12table.pb12.taking_over import ask_leaders, is_offered, nerve_check
from pb12table.pb12.victory import defeat, end_game, has_ended, surrender, without_able_figure


class Effect(StrEnum):
    """What can happen to a figure in the status phase.  R1.9.3 (Statusphase)."""

    NERVE = "nerve"
    MARKERS = "markers"
    TOUGHNESS = "toughness"
    THREAT = "threat"
    DAZZLE = "dazzle"
    CONTROL = "control"
    PASSENGER = "passenger"
    TAKE_OVER = "take-over"


UNASKED = (Effect.THREAT, Effect.DAZZLE)
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
    effects = effects_at_start(state)
    await play_status_cards(game, StatusMoment.START)
    await panic_of_negative_nerve(game)
    await resolve_effects(game, effects)
    if has_ended(state):
        return
    remove_markers(game)
    await play_status_cards(game, StatusMoment.END)
    if has_ended(state):
        return
    score_zones(game)
    defeat(game, without_able_figure(state), "R1.3.18")
    end_effects(game, Lasting.ROUND)
    limit = state.setup.modules.round_limit
    if not has_ended(state) and limit is not None and state.game_round >= limit:
        end_game(game, "round-limit")


async def ask_for_surrenders(game: Game) -> None:
    """S1: all players may surrender, in turn order, effective together.  R1.3.15 (Kapitulation)."""
    leaving = [player for player in in_turn_order(game.state) if await game.ask(DeclareSurrender(player))]
    surrender(game, [player for player in leaving if not game.state.players[player].defeated])


async def panic_of_negative_nerve(game: Game) -> None:
    """S2: figures with a negative nerve value panic.  R1.3.16."""
    for figure in list(game.state.figures.values()):
        if figure.place is not Place.REMOVED and value(game.state, figure.id, Attribute.NERVE) < 0:
            await receive(game, figure.id, Status.PANICKED, "R1.3.16")


def effects_at_start(state: State) -> dict[FigureId, list[str]]:
    """The effects of each figure that exist when the phase begins.

    R1.9.3, R1.10.1, R1.10.5, R3.0.6, R3.0.8, R4.1.2, R4.1.3, RU034; a Blinded figure loses one marker (R1.9.6, RU121).
    Markers frighten no vehicle (R3.0.14).
    """
    effects: dict[FigureId, list[str]] = {}
    for figure in state.figures.values():
        if figure.place is not Place.REMOVED and has_status(state, figure.id, Status.PANICKED):
            effects.setdefault(figure.id, []).append(Effect.NERVE)
        if figure.place is not Place.REMOVED and has_status(state, figure.id, Status.EXHAUSTED):
            effects.setdefault(figure.id, []).append(Effect.TOUGHNESS)
        if figure.place is not Place.REMOVED and has_status(state, figure.id, Status.THREATENED):
            effects.setdefault(figure.id, []).append(Effect.THREAT)
        if figure.place is not Place.REMOVED and has_status(state, figure.id, Status.BLINDED):
            effects.setdefault(figure.id, []).append(Effect.DAZZLE)
        if figure.place is not Place.REMOVED and has_status(state, figure.id, Status.OUT_OF_CONTROL):
            effects.setdefault(figure.id, []).append(Effect.CONTROL)
    for figure in figures_on_table(state):
        if markers_near(state, figure.id) and not is_vehicle(state, figure.id):
            effects.setdefault(figure.id, []).append(Effect.MARKERS)
        if must_hold_on(state, figure.id):
            effects.setdefault(figure.id, []).append(Effect.PASSENGER)
    return effects


async def resolve_effects(game: Game, effects: dict[FigureId, list[str]]) -> None:
    """S3: players in turn order, each resolves those of his figures in the order he likes.  R1.3.17, RU033.

    Vehicles that a defeated player left behind are the first player's (RU024).
    """
    state = game.state
    for player in in_turn_order(state):
        while not state.players[player].defeated:
            open_effects = tuple(
                f"{effect}:{figure.id}"
                for figure in state.figures.values()
                if _responsible(state, figure) == player and figure.place is not Place.REMOVED
                for effect in effects.get(figure.id, [])
                if is_still_due(state, figure.id, effect)
            )
            if not open_effects:
                break
            plain = [effect for effect in open_effects if effect.startswith(UNASKED)]
            chosen = plain[0] if plain else open_effects[0]
            checks = marker_checks(state, player, effects)
            possible = open_effects
            if is_offered(state, player, checks):
                possible = (*open_effects, f"{Effect.TAKE_OVER}:{player}")
            if len(possible) > 1 and not plain:
                chosen = await game.ask(ChooseEffect(player, possible))
            effect, _, name = chosen.partition(":")
            if effect == Effect.TAKE_OVER:
                await take_over_marker_checks(game, player, checks, effects)
                continue
            effects[FigureId(name)].remove(effect)
            await _resolve(game, FigureId(name), effect)


def _responsible(state: State, figure: FigureState) -> PlayerId:
    """Who resolves the effects of a figure.  RU024, RU033."""
    order = in_turn_order(state)
    return order[0] if order and state.players[figure.controller].defeated else figure.controller


def marker_checks(state: State, player: PlayerId, effects: Mapping[FigureId, list[str]]) -> list[PanicCheck]:
    """The panic checks that a player's figures still have to make because of markers.  R1.10.1, R2.2.9."""
    return [
        PanicCheck(figure, tuple(panic_modifiers(state, figure, markers_near(state, figure))))
        for figure, waiting in effects.items()
        if Effect.MARKERS in waiting
        and is_on_table(state, figure)
        and state.figures[figure].controller == player
        and is_still_due(state, figure, Effect.MARKERS)
    ]


async def take_over_marker_checks(
    game: Game, player: PlayerId, checks: list[PanicCheck], effects: Mapping[FigureId, list[str]]
) -> None:
    """A leader takes over panic checks that come from markers, whichever these are.  R2.2.9 (Statusphase)."""
    answer = await ask_leaders(game, player, checks)
    if answer is None:
        return
    for figure in answer.figures:
        effects[figure].remove(Effect.MARKERS)
    await carry_out_take_over(game, player, answer, checks)


def is_still_due(state: State, figure: FigureId, effect: str) -> bool:
    """Whether an effect has still something to do: a card may have taken the status or the markers away.  R5.0.10."""
    held = {
        Effect.NERVE: Status.PANICKED,
        Effect.TOUGHNESS: Status.EXHAUSTED,
        Effect.THREAT: Status.THREATENED,
        Effect.DAZZLE: Status.BLINDED,
        Effect.CONTROL: Status.OUT_OF_CONTROL,
    }
    status = held.get(Effect(effect))
    if status is not None:
        return has_status(state, figure, status)
    return effect == Effect.PASSENGER or markers_near(state, figure) > 0


async def _resolve(game: Game, figure: FigureId, effect: str) -> None:
    if game.state.figures[figure].place is Place.REMOVED:
        return
    match Effect(effect):
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
        case Effect.TAKE_OVER:
            pass  # a leader does that, not the figure


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

